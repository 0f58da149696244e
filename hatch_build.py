"""Compiles the catalogues when the package is built: the .mo files go into the wheel and are never committed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Runs for wheels and editable installs. An editable install reads the .mo files where they are made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes each .mo beside its .po and tells hatchling where it goes."""
        for po in sorted(Path(self.root, "locales").glob("*/LC_MESSAGES/*.po")):
            mo = compile_catalogue(po)
            if self.target_name == "wheel" and version != "editable":
                build_data["force_include"][str(mo)] = f"scorer/{mo.relative_to(self.root).as_posix()}"


def compile_catalogue(po: Path) -> Path:
    """Compiles one catalogue; unfinished (fuzzy) entries are left out."""
    mo = po.with_suffix(".mo")
    # Put in its place whole: tests that run side by side read what another one compiles.
    made = po.with_suffix(f".{os.getpid()}.mo")
    with po.open("rb") as source, made.open("wb") as target:
        write_mo(target, read_po(source, locale=po.parent.parent.name, domain=po.stem))
    made.replace(mo)
    return mo
