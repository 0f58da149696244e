"""What a build makes: compiled catalogues, indexes of the search, and every absolute link, from `tool.scorer`."""

from __future__ import annotations

import json
import os
import re
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from scorer.addresses import Addresses


class LinkHook(MetadataHookInterface):
    """Gives the package its links, and the README links that work on the page of a package index."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the fields of the metadata that have addresses."""
        root, tag = Path(self.root), f"v{metadata['version']}"
        found = addresses_of(self.root)
        published = _publishing(self.root)
        metadata["urls"] = {
            "Homepage": found.home,
            "Documentation": f"{found.home}/en/programmers/",
            "Source": found.source,
            "Issues": found.reports,
            "Changelog": published("CHANGELOG.md", found, tag),
        }
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_whole_links(text, lambda path: published(path, found, tag)),
        }


def addresses_of(root: str) -> Addresses:
    """The addresses of the project in a folder."""
    sys.path.insert(0, root)
    from scorer.addresses import read_addresses

    sys.path.remove(root)
    return read_addresses((Path(root) / "pyproject.toml").read_text("utf-8"))


LINK = re.compile(
    r"(?P<code>^```.*?^```|`[^`\n]+`)|(?P<before>\]\(|\b(?:href|src|srcset)=\")(?![a-z]+:|/)(?P<path>[^)\s\"]+)",
    re.MULTILINE | re.DOTALL,
)
"""A link of a Markdown file to another file, or to one of its own headings; code is read, too, to be left as it is."""


def _publishing(root: str) -> Callable[[str, Addresses, str], str]:
    """What tells where a file of the project in a folder is published."""
    sys.path.insert(0, root)
    from docs.site.documents import published

    sys.path.remove(root)
    return published


def with_whole_links(text: str, address: Callable[[str], str]) -> str:
    """The text of README.md, its links to other files made absolute: each becomes what `address` gives for the path."""

    def whole(link: re.Match[str]) -> str:
        if link["code"]:
            return link["code"]
        path = link["path"]
        return link["before"] + address(f"README.md{path}" if path.startswith("#") else path.removeprefix("./"))

    return LINK.sub(whole, text)


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
        addresses = smaller / "addresses.json"
        addresses.write_text(json.dumps(addresses_of(self.root)._asdict(), indent=1) + "\n", "utf-8")
        build_data["force_include"][str(addresses)] = f"scorer/{addresses.name}"
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
            for name in filter(_has_comments, leaner):
                leaner[name] = without_comments(leaner[name].decode()).encode()
            (record,) = [name for name in leaner if name.endswith(".dist-info/RECORD")]
            leaner[record] = _recorded(leaner[record], leaner)
            for entry in wheel.infolist():
                smaller.writestr(entry, leaner[entry.filename], ZIP_DEFLATED, 9)
        os.replace(packed, artifact_path)


def _has_comments(name: str) -> bool:
    """Whether a file is a program or a style sheet of the site, of which a wheel needs no comments."""
    return (
        name.startswith("scorer/_site/docs/app/") and name.endswith((".mjs", ".js", ".css")) and "/vendor/" not in name
    )


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
