"""What earlier versions have written, as it lies in `tests/data/old/`, a folder a version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.support import DATA

OLD = DATA / "old"
VERSIONS = sorted(folder.name for folder in OLD.iterdir())
BEFORE = "0.0.0"
"""What was written before there was a version; phones had no database then, only localStorage."""


class Old(NamedTuple):
    """One thing that has to open, and with what."""

    file: Path
    place: str
    """Its number in a file that holds several, or its name there; else empty."""
    result: dict[str, Any]
    """The totals by player, and the winners."""


def old(version: str, kind: str) -> list[Old]:
    """What a version has written into a folder or a file."""
    expected: dict[str, dict[str, Any]] = json.loads((OLD / version / "expected.json").read_text("utf-8"))
    split = [(*key.partition(" ")[::2], result) for key, result in expected.items()]
    return [Old(OLD / version / file, place, result) for file, place, result in split if file.partition("/")[0] == kind]


def phones(version: str) -> dict[str, tuple[dict[str, str], dict[str, str]]]:
    """What a version has kept on phones, by their languages: in localStorage, and in the database, by the names."""
    folder = OLD / version
    texts = {} if version == BEFORE else content(folder / "texts.json")
    return {lang: (kept, texts.get(lang, {})) for lang, kept in content(folder / "phones.json").items()}


def content(file: Path) -> Any:
    """What a JSON file holds."""
    return json.loads(file.read_text("utf-8"))
