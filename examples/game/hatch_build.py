"""Compiles the catalogues when the package is built."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Makes each .mo beside its .po; only the first goes into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Runs before files are collected."""
        for po in Path(self.root).glob("scorer_oware/locales/*/LC_MESSAGES/*.po"):
            with po.open("rb") as source, po.with_suffix(".mo").open("wb") as target:
                write_mo(target, read_po(source, locale=po.parent.parent.name))
        build_data["artifacts"].append("*.mo")
