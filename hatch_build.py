"""Compiles the catalogues and makes the indexes of the search when the package is built, with its own tool."""

from __future__ import annotations

import os
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Runs for wheels and editable installs. An editable install reads the files where they are made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes each .mo beside its .po, then the indexes, and tells hatchling where they go."""
        root = Path(self.root)
        sys.path.insert(0, self.root)
        from scorer.catalogues.compiling import compile_all, compile_without_phrases

        sys.path.remove(self.root)
        made = compile_all(root / "locales")
        if self.target_name != "wheel" or version == "editable":
            return
        smaller = Path(mkdtemp())
        for file in made:
            is_search = file.name == "search.mo"
            from_ = compile_without_phrases(file.with_suffix(".po"), smaller) if is_search else file
            build_data["force_include"][str(from_)] = f"scorer/{file.relative_to(root).as_posix()}"
        # `sources` in pyproject.toml moves folders only.
        build_data["force_include"][str(root / "mkdocs.yml")] = "scorer/_site/mkdocs.yml"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Packs a wheel as tightly as zip files can be."""
        if self.target_name != "wheel" or version == "editable":
            return
        # Where libdeflate is there, as it is for whoever publishes, it packs by a twentieth tighter than zlib.
        with suppress(ImportError):
            import deflate

            zipfile._get_compressor = lambda *_: _Tight(deflate.deflate_compress)  # type: ignore[attr-defined]
        sys.path.insert(0, self.root)
        from docs.app.engine.lean import without_comments

        sys.path.remove(self.root)
        packed = f"{artifact_path}.part"
        with ZipFile(artifact_path) as wheel, ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as smaller:
            leaner = {entry.filename: wheel.read(entry) for entry in wheel.infolist()}
            for name in filter(_is_program, leaner):
                leaner[name] = without_comments(leaner[name].decode()).encode()
            (record,) = [name for name in leaner if name.endswith(".dist-info/RECORD")]
            leaner[record] = _recorded(leaner[record], leaner)
            for entry in wheel.infolist():
                smaller.writestr(entry, leaner[entry.filename], ZIP_DEFLATED, 9)
        os.replace(packed, artifact_path)


def _is_program(name: str) -> bool:
    """Whether a file is a program of the site, of which a wheel needs no comments."""
    return name.startswith("scorer/_site/docs/app/") and name.endswith(".mjs") and "/vendor/" not in name


def _recorded(record: bytes, files: dict[str, bytes]) -> bytes:
    """The list of a wheel's files, with the hashes and sizes that they have now."""
    lines = []
    for line in record.decode().splitlines():
        name, known, _ = line.rsplit(",", 2)
        if known:
            hashed = urlsafe_b64encode(sha256(files[name]).digest()).rstrip(b"=").decode()
            line = f"{name},sha256={hashed},{len(files[name])}"  # noqa: PLW2901
        lines.append(f"{line}\n")
    return "".join(lines).encode()


class _Tight:
    """Compresses a file of an archive as a whole, in the place of what `zipfile` uses; that offers no other way."""

    def __init__(self, compress: Callable[[bytes, int], bytearray]) -> None:
        self._compress = compress
        self._data = b""

    def compress(self, data: bytes) -> bytes:
        """Takes some of the file."""
        self._data += data
        return b""

    def flush(self) -> bytes:
        """Gives all of it."""
        return bytes(self._compress(self._data, 12))
