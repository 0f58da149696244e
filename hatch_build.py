"""Compiles the catalogues and makes the indexes of the search when the package is built.

The .mo and .index files go into the wheel and are never committed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Runs for wheels and editable installs. An editable install reads the files where they are made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes each .mo beside its .po, then the indexes, and tells hatchling where they go."""
        root = Path(self.root)
        made = [compile_catalogue(po) for po in sorted(root.glob("locales/*/LC_MESSAGES/*.po"))]
        for file in (*made, *make_indexes(root)):
            if self.target_name == "wheel" and version != "editable":
                build_data["force_include"][str(file)] = f"scorer/{file.relative_to(root).as_posix()}"
        if self.target_name == "wheel" and version != "editable":
            # `sources` in pyproject.toml moves folders only.
            build_data["force_include"][str(root / "mkdocs.yml")] = "scorer/_site/mkdocs.yml"


def compile_catalogue(po: Path) -> Path:
    """Compiles one catalogue; unfinished (fuzzy) entries are left out."""
    mo = po.with_suffix(".mo")
    # Put in its place whole: tests that run side by side read what another one compiles.
    made = po.with_suffix(f".{os.getpid()}.mo")
    with po.open("rb") as source, made.open("wb") as target:
        write_mo(target, read_po(source, locale=po.parent.parent.name, domain=po.stem))
    if mo.exists() and mo.read_bytes() == made.read_bytes():
        # Left as old as it is: what is made of it need not be made again.
        made.unlink()
    else:
        made.replace(mo)
    return mo


def make_indexes(root: Path) -> Iterator[Path]:
    """Makes the index of each game in each language from the package in a folder, where there is no fresh one."""
    sys.path.insert(0, str(root))
    from scorer.reference.index import update
    from scorer.registry import own_ids
    from scorer.text.i18n import languages

    sys.path.remove(str(root))
    for lang in languages():
        for game in own_ids():
            yield root / "locales" / update(game, lang)
