"""What a game of another package takes from us is what docs/reference/games.md says that it may."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import scorer
from tests.support import ROOT
from tests.support.elsewhere import PACKAGES


def allowed() -> dict[str, set[str]]:
    """By each module of ours the names that a game may import."""
    section = (ROOT / "docs/reference/games.md").read_text("utf-8").partition("## What a game may import\n")[2]
    found: dict[str, set[str]] = {}
    for row in section.partition("\n## ")[0].splitlines():
        if not row.startswith("| `"):
            continue
        modules, names = row.split("|")[1:3]
        parts = names.split(";") if ";" in names else [names]
        for module, part in zip(re.findall(r"`([\w.]+)`", modules), parts, strict=True):
            found[module] = set(re.findall(r"`(\w+)`", part))
    found["scorer"] = {name for name in dir(scorer) if not name.startswith("_")}
    return found


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Each module of ours that a file imports from, with the name that it takes, or with nothing."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [(alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "scorer"]
        elif isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").partition(".")[0] == "scorer":
            yield from [(str(node.module), alias.name) for alias in node.names]


def test_all_that_may_be_imported_is_there() -> None:
    found = allowed()
    assert len(found) > 10
    assert not [f"{module}.{name}" for module in found for name in found[module] if not there(module, name)]


def there(module: str, name: str) -> bool:
    """Whether a module has a name."""
    return hasattr(import_module(module), name)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda folder: folder.name)
def test_a_game_imports_what_it_may(package: Path) -> None:
    may, taken = allowed(), {(file, *each) for file in package.rglob("*.py") for each in imported(file)}
    assert taken
    for file, module, name in taken:
        in_tests = file.relative_to(package).parts[0] == "tests"
        known = module in may and (in_tests or module not in {"scorer", "scorer.testing"} or name == "tracking")
        assert known, f"{file}: {module} is none of those that docs/reference/games.md names for a game"
        assert not name or name in may[module], f"{file}: {module} does not offer a game {name}"


def test_every_example_with_a_game_says_for_which_interface_it_was_written() -> None:
    assert PACKAGES
    for package in PACKAGES:
        text = "".join(file.read_text("utf-8") for file in package.glob("*/*.py"))
        assert re.search(r"\bapi=\d+\b", text), package
