"""The lines of a phone's logbook are those of the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import scorer
from docs.app.node import run_node
from scorer.log.lines import Line, read_line, union
from scorer.log.play import About, write_play
from scorer.registry import ids
from scorer.scoring.sheet import Sheet
from tests.support import EXAMPLES
from tests.support.old import OLD

STAMP, ENDED, AT = "2026-11-22T20:41:07.123Z", "2026-11-22T21:40:07+01:00", "2026-11-22T21:40+01:00"


def sheets() -> Iterator[Sheet]:
    """Games of every kind: each example, and what 0.1.0 has kept."""
    files = [*sorted(EXAMPLES.glob("*.json")), *sorted((OLD / "0.1.0" / "tallies").glob("*.json"))]
    for file in files:
        tally = json.loads(file.read_text("utf-8"))
        if isinstance(tally, dict) and tally.get("game") in ids():
            yield scorer.score(tally)
            yield scorer.score({**tally, "id": "told", "began": tally["players"][-1]["name"]})
    rulings = {"africa.majority.contests": "one", "africa.nomad.reveal": "spaces-plus-one"}
    yield scorer.score({"game": "africa", "edition": "nl", "rulings": rulings, "players": PLAYERS})


PLAYERS = [{"name": "O’Neill & “Co”", "track": 3, "goods": {"中文": 2}}, {"name": "Aïcha", "track": 4, "gold": 2}]


def lines_of(asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a phone writes of some counts."""
    run = run_node(Path(__file__).with_name("lines.mjs"), input="\n".join(map(json.dumps, asked)))
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_a_phone_writes_the_lines_of_the_terminal() -> None:
    known = list(sheets())
    assert {sheet.game for sheet in known} == set(ids())
    asked = [
        {
            "count": {"id": f"count{i}", "at": STAMP, "ended": ENDED},
            "sheet": sheet.to_dict("fi"),
            "options": {"t": STAMP, "version": "1.2"},
        }
        for i, sheet in enumerate(known)
    ]
    for i, (sheet, line) in enumerate(zip(known, lines_of(asked), strict=True)):
        id = sheet.tally.id or f"count{i}"
        assert line == write_play(sheet, stamp=STAMP, id=id, at=AT, about=About(version="1.2")).line.data
        read = read_line(json.dumps(line).encode())
        assert isinstance(read, Line)
        assert read.id == id


def test_a_correction_of_the_phone_is_in_force_at_the_terminal() -> None:
    sheet = scorer.score({"game": "africa", "id": "one", "players": PLAYERS})
    about = About(place="Helsinki", note="late", minutes=70, version="1.2")
    ahead = "2126-01-01T00:00:00.000Z"
    before = write_play(sheet, stamp=ahead, id="one", at="2026-11-21", about=about).line
    later = scorer.score({"game": "africa", "id": "one", "players": [PLAYERS[0], {**PLAYERS[1], "gold": 3}]})
    count = {"id": "one", "at": STAMP, "ended": ENDED}
    options = {"version": "1.2", "before": dict(before.data)}
    [line] = lines_of([{"count": count, "sheet": later.to_dict(), "options": options}])
    read = read_line(json.dumps(line).encode())
    assert isinstance(read, Line)
    assert list(union([read, before]).values()) == [read]
    assert read.data == write_play(later, stamp=read.stamp, id="one", at="2026-11-21", about=about).line.data
