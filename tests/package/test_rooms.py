"""Which room of `scorer` may know which: the imports, read from the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import scorer
from docs.app.engine import build
from scorer.registry import own_ids
from tests.support import ROOT

pytestmark = pytest.mark.unmeasured

PACKAGE = Path(scorer.__file__).parent

FLOORS: Mapping[str, int] = {
    "ids": -1,
    "shapes": -1,
    "folders": -1,
    "addresses": -1,
    "text": 0,
    "typed": 1,
    "model": 2,
    "left_out": 2,
    "registry": 3,
    "scoring": 4,
    "reference": 4,
    "tracking": 5,
    "description": 5,
    "games": 6,
    "games/*": 6,
    "export": 7,
    "log": 8,
    "testing": 8,
    "catalogues": 8,
    "": 9,
    "assistant": 10,
    "cli": 11,
    "__main__": 12,
}
"""The rooms, each with its floor: a room may know those below it, and nothing above or beside it.

`games` itself is empty; `games/*` is the folder of one game; the room without a name is `scorer` itself.
"""

WITHIN: Mapping[str, int] = {
    "components": 0,
    "rulings": 0,
    "vocabulary": 0,
    "scoring": 1,
    "reference": 2,
    "": 3,
    "tracking": 4,
    "examples": 5,
}
"""The same within the folder of a game; the room without a name is its `GAME`."""

CODE = ("scorer", "docs", "tools", "benchmarks", "examples", "tests")
"""The folders with code of ours."""

MODULES = {
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PACKAGE.rglob("*.py"))
}


def imported(module: str) -> Iterator[str]:
    """The modules of the package that a module imports, wherever it does so; for type checkers only, too."""
    file = MODULES[module]
    here = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = (
                ".".join([*here[: len(here) - node.level + 1], *filter(None, [node.module])])
                if node.level
                else node.module
            )
            for name in node.names:
                for found in (f"{base}.{name.name}", str(base)):
                    if found in MODULES:
                        yield found
                        break


def room(module: str) -> str:
    """The room that a module is in."""
    parts = module.split(".")[1:] or [""]
    if parts[0] == "games" and len(parts) > 1:
        return "games/*"
    return parts[0]


def within(module: str) -> str:
    """The room of a game's folder that a module is in."""
    return (module.split(".")[3:] or [""])[0]


@cache
def arrows() -> list[tuple[str, str]]:
    """Each module with each that it imports."""
    return [(module, other) for module in MODULES for other in imported(module) if other != module]


def test_every_module_is_in_a_room() -> None:
    assert {room(module) for module in MODULES} == set(FLOORS)
    assert {within(module) for module in MODULES if room(module) == "games/*"} == set(WITHIN)


def test_arrows_lead_down() -> None:
    wrong = [
        f"{module} knows {other}"
        for module, other in arrows()
        if room(module) != room(other) and FLOORS[room(module)] <= FLOORS[room(other)]
    ]
    assert not wrong


def test_arrows_within_a_game_lead_down() -> None:
    wrong = []
    for module, other in arrows():
        if room(module) == room(other) == "games/*":
            if module.split(".")[2] != other.split(".")[2]:
                wrong.append(f"{module} knows another game: {other}")
            elif within(module) != within(other) and WITHIN[within(module)] <= WITHIN[within(other)]:
                wrong.append(f"{module} knows {other}")
    assert not wrong


def test_nothing_goes_round_in_circles() -> None:
    """Between rooms that follows from the floors; here it is said of modules."""
    known: dict[str, set[str]] = {module: set() for module in MODULES}
    for module, other in arrows():
        # What a package offers to the outside leads back into it, but for its own modules.
        if not module.startswith(f"{other}.") and not other.startswith(f"{module}."):
            known[module].add(other)
    done: set[str] = set()

    def circle(module: str, way: tuple[str, ...]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module in done:
            return []
        for other in sorted(known[module]):
            if found := circle(other, (*way, module)):
                return found
        done.add(module)
        return []

    circles = [found for module in MODULES if (found := circle(module, ()))]
    assert not circles, " -> ".join(circles[0])


def code_lines(file: Path) -> Iterator[str]:
    """The lines of a module without those that are empty, and without comments, imports and docstrings."""
    text = file.read_text("utf-8")
    left = set(range(1, text.count("\n") + 2))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Import, ast.ImportFrom)) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            left -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    for number, line in enumerate(text.splitlines(), start=1):
        code = line.partition("  #")[0].strip()
        if number in left and code and not code.startswith("#"):
            yield code


LOOSE = 52
"""The lines of `scorer` that may say `Any`: JSON as it comes in, what Typer makes, and what only a game knows."""


def test_hardly_anything_may_be_anything() -> None:
    """So many lines of code say `Any`, and no more; texts in which it is a word like any other do not count."""
    files = [file for file in MODULES.values() if "Any" in file.read_text("utf-8")]
    lines = [line for file in files for line in code_lines(file)]
    loose = [line for line in lines if re.search(r"\bAny\b", re.sub(r'"[^"]* [^"]*"', "", line))]
    assert 0 < len(loose) <= LOOSE


WAYS_THROUGH = 20
"""The most ways through one function: what radon calls C ends there."""

TOO_MANY_WAYS: Mapping[str, str] = {
    "docs/site/asking.py": "`index` writes one dict, with a comprehension for each key",
}
"""The exceptions, each with its reason; ten at most, as of `pyproject.toml`, where those from ruff's limits are."""


def count_ways(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many ways lead through a function, counted as radon does: 1 and each place where they part.

    Functions within it are counted on their own; what an `assert` says is not counted, only that there is one.
    """
    ways, left = 1, list[ast.AST](function.body)
    while left:
        node = left.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        left += [] if isinstance(node, ast.Assert) else ast.iter_child_nodes(node)
        match node:
            case ast.If() | ast.IfExp() | ast.Assert():
                ways += 1
            case ast.For() | ast.AsyncFor() | ast.While():
                ways += 1 + bool(node.orelse)
            case ast.Try():
                ways += len(node.handlers) + bool(node.orelse)
            case ast.BoolOp():
                ways += len(node.values) - 1
            case ast.comprehension():
                ways += 1 + len(node.ifs)
            case ast.Match():
                ways += len(node.cases)
    return ways


@pytest.mark.slow
def test_no_function_has_too_many_ways() -> None:
    root = PACKAGE.parent
    files = [file for folder in CODE for file in sorted((root / folder).rglob("*.py"))]
    found: dict[str, list[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and count_ways(node) > WAYS_THROUGH:
                found.setdefault(file.relative_to(root).as_posix(), []).append(node.name)
    assert found.keys() == TOO_MANY_WAYS.keys(), found
    assert len(TOO_MANY_WAYS) <= 10


def test_the_tree_in_the_docs_names_every_module() -> None:
    """But for those of games and of the command line, which are named by what they are for."""
    tree = (PACKAGE.parent / "docs" / "why" / "architecture.md").read_text("utf-8").split("```")[1]
    rooms = {"text", "scoring", "reference", "tracking", "export"}
    names = [module.split(".")[2] for module in MODULES if room(module) in rooms and module.count(".") == 2]
    assert [name for name in names if not re.search(rf"\b{name}\b", tree)] == []


def test_there_is_something_to_read() -> None:
    assert ("scorer.cli.score", "scorer.scoring.score") in arrows()
    assert len({module.split(".")[2] for module, _ in arrows() if room(module) == "games/*"}) == len(own_ids())


def test_a_room_of_the_engine_begins_without_those_that_come_later() -> None:
    """What a module imports to begin with comes with its own room, with scoring, or with a room that comes along."""
    program = (ROOT / "docs/app/engine/engine.mjs").read_text("utf-8")
    along = {
        room: set(re.findall(r'"(\w+)"', rooms))
        for room, rooms in re.findall(r"(\w+): (\[.*?\])", program.partition("const NEEDS = {")[2].partition("}")[0])
    }
    assert along
    modules = build.reached({})
    early = [
        f"{module.name} ({module.room}) needs {needed} ({modules[needed].room})"
        for module in modules.values()
        if module.name not in build.STAND_INS
        for needed in build.needed_by(module, modules)
        if modules[needed].room not in {"score", module.room, *along.get(module.room, ())}
    ]
    assert not early
