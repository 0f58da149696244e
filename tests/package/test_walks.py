"""The walks in docs/why/architecture.md are those of the code: each stop is called, in this order, by one before it."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

import pytest

from docs.app.engine.border import call
from scorer.reference import search
from tests.support import EXAMPLES, ROOT
from tests.support.program import Program

MOST = 25
"""The stops of the longest walk."""

OURS = (f"{ROOT / 'scorer'}{os.sep}", f"{ROOT / 'docs'}{os.sep}")
"""How the paths of the project's own code begin."""

Stop = tuple[str, str]
"""A file, from the root of the project, and the name of a function in it, after that of its class."""


def walks(title: str) -> list[list[Stop]]:
    """The tables under a heading, each as its stops."""
    text = (ROOT / "docs/why/architecture.md").read_text("utf-8").partition(f"\n### {title}\n")[2]
    found = []
    for table in re.split(r"\n#+ ", text)[0].split("| where |")[1:]:
        rows = re.findall(r"^\| `(\S+)` \| (.+?) \|", table, re.M)
        files = [(file if file.startswith("docs/") else f"scorer/{file}", names) for file, names in rows]
        found.append([(file, name) for file, names in files for name in re.findall(r"`(\S+?)`", names)])
        assert 10 < len(found[-1]) <= MOST
    return found


def in_python(stops: list[Stop]) -> list[Stop]:
    return [stop for stop in stops if stop[0].endswith(".py")]


def calls_of(does: Callable[[], object]) -> list[tuple[Stop, Stop | None]]:
    """The functions of this project that are entered, each with the one that calls it."""
    found: list[tuple[Stop, Stop | None]] = []
    known: dict[int, tuple[Stop | None, CodeType]] = {}

    def stop_of(frame: FrameType) -> Stop | None:
        code = frame.f_code
        if id(code) not in known:
            is_ours = code.co_filename.startswith(OURS) and "<" not in code.co_name
            file = Path(code.co_filename).relative_to(ROOT).as_posix() if is_ours else ""
            known[id(code)] = (file, code.co_qualname.replace(".<locals>", "")) if is_ours else None, code
        return known[id(code)][0]

    def note(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not (stop := stop_of(frame)):
            return
        caller = frame.f_back
        while caller is not None and not stop_of(caller):
            caller = caller.f_back
        found.append((stop, stop_of(caller) if caller else None))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        does()
    finally:
        sys.setprofile(before)
    return found


def check(stops: list[Stop], calls: list[tuple[Stop, Stop | None]]) -> None:
    """Each stop is entered after the one before it, and all but the first by a stop that was entered already."""
    left, passed = list(stops), set[Stop]()
    for stop, caller in calls:
        if left and stop == left[0] and (not passed or caller in passed):
            passed.add(left.pop(0))
    assert not left


def test_a_move_that_is_typed(program: Program, tmp_path: Path) -> None:
    (stops,) = walks("A move that is typed")
    args = ("track", "africa", "--players", "Anna,Ben", "--record", tmp_path / "record.jsonl", "--no-log")
    check(stops, calls_of(lambda: program(*args, typed="reveal gold 1\n")))


def test_a_tally_that_is_scored(program: Program) -> None:
    (stops,) = walks("A tally that is scored")
    check(stops, calls_of(lambda: program("score", EXAMPLES / "africa.json")))


def test_a_question(program: Program) -> None:
    (stops,) = walks("A question")
    search.match.cache_clear()  # another test may have asked for the same words
    check(stops, calls_of(lambda: program("rules", "africa", "who", "wins", "a", "tie", "for", "gold")))


def test_an_evening(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SCORER_LOG", str(tmp_path))
    (stops,) = walks("An evening")
    cut = next(i for i, (file, _) in enumerate(stops) if file.endswith("show.py"))
    check(stops[:cut], calls_of(lambda: program("log", "add", EXAMPLES / "africa.json")))
    check(stops[cut:], calls_of(lambda: program("log", "show")))


def ask(*words: object) -> dict[str, object]:
    """What the border answers."""
    answer: dict[str, dict[str, object]] = json.loads(call(json.dumps(words)))
    return answer["ok"]


def test_a_key_that_is_tapped() -> None:
    """What JavaScript does before and after is only looked up by name."""
    happened, keys = walks("A key that is tapped")
    for file, name in [*happened, *keys]:
        if file.endswith(".mjs"):
            made = rf"(const {name} = |function {name}\(|^ +{name}: |^ +async {name}\()"
            assert re.search(made, (ROOT / file).read_text("utf-8"), re.M), (file, name)
    id = ask("begin", "en", {"game": "africa", "players": ["Anna", "Ben"]})["id"]
    line = {"by": "Anna", "move": "reveal", "tile": "gold", "symbols": 1}
    check(in_python(happened), calls_of(lambda: ask("play", "en", id, line)))
    check(in_python(keys), calls_of(lambda: ask("offers", "en", id)))
    ask("close", "en", id)
