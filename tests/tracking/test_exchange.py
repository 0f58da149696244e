"""Two players who were mixed up in a stretch of a game are exchanged: against all ways to lay out its moves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from scorer import course, tracking
from scorer.registry import ids
from scorer.testing import tables
from scorer.testing.following import Variant, played
from scorer.text.errors import ScorerError
from scorer.tracking.course import BrokenRecord, Course, follow, line_of, mended_lines, replay
from scorer.tracking.moves import Adjust, IllegalMove
from scorer.tracking.record import Record

TABLES = [next(table for table in tables(id) if table[1] == 3) for id in ids()]
Line = Mapping[str, Any]


def africa(*moves: Line, players: tuple[str, ...] = ("Anna", "Ben", "Cleo")) -> Course:
    followed = course.begin(tracking.start("africa", players))
    for move in moves:
        followed = follow(followed, dict(move))
    return followed


GOLD = {"move": "reveal", "tile": "gold", "symbols": 2}
ONE = {**GOLD, "symbols": 1}
GEMS = {"move": "reveal", "tile": "gems", "symbols": 1}
END = {"move": "end"}


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Every name in a line: in random games nothing else is called like a player."""
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {key: renamed(each, names) for key, each in value.items()}
    return names.get(value, value) if isinstance(value, str) else value


def layouts(before: Course, lines: list[Line]) -> Iterator[Course]:
    """All ways in which lines can follow, those of each player, and those of chance, in their order."""
    if not lines:
        yield before
        return
    for by in {line.get("by") for line in lines}:
        i = next(i for i, line in enumerate(lines) if line.get("by") == by)
        try:
            after = follow(before, dict(lines[i]))
        except ScorerError:
            continue
        yield from layouts(after, lines[:i] + lines[i + 1 :])


def followed(before: Course, lines: Sequence[Line]) -> Course | None:
    try:
        for line in lines:
            before = follow(before, dict(line))
    except ScorerError:
        return None
    return before


@pytest.mark.unmeasured
@pytest.mark.parametrize(("variant", "players"), TABLES, ids=ids())
def test_it_is_the_one_way_to_lay_the_moves_out(variant: Variant, players: int) -> None:
    final, rng = played(variant, players), random.Random(12)
    names = final.state.setup.players
    done = 0
    for _ in range(30):
        end = final.at(rng.randint(2, min(final.number, 60)))
        first = rng.randint(1, end.number)
        last = min(end.number, first + rng.randint(0, 7))
        player, other = rng.sample(names, 2)
        swap = {player: other, other: player}
        lines = [line_of(step) for step in end.steps()]
        found = [
            whole
            for laid in layouts(end.at(first - 1), [renamed(line, swap) for line in lines[first - 1 : last]])
            if (whole := followed(laid, lines[last:])) is not None
        ]
        if not found:
            with pytest.raises(BrokenRecord) as broken:
                end.exchange(first, last, player, other)
            assert first <= broken.value.line <= end.number
            continue
        done += 1
        exchanged = end.exchange(first, last, player, other)
        assert [line_of(step) for step in exchanged.steps()] in [
            [line_of(step) for step in each.steps()] for each in found
        ]
        back = exchanged.exchange(first, last, other, player)
        assert [line_of(step) for step in back.steps()] == lines
        mended = end
        for line in mended_lines(end, first, exchanged):
            mended = follow(mended, line)
        assert mended.state == exchanged.state
    assert done


def test_each_makes_what_the_other_made() -> None:
    made = africa(GOLD, END, ONE, GEMS, GEMS, END)
    exchanged = made.exchange(1, 4, "Anna", "Ben")
    assert [line_of(step) for step in exchanged.steps()] == [
        {"by": "Anna", **ONE},
        {"by": "Anna", **GEMS},
        {"by": "Ben", **GOLD},
        {"by": "Ben", **END},
        {"by": "Cleo", **GEMS},
        {"by": "Cleo", **END},
    ]


def test_whoever_is_named_is_exchanged_too() -> None:
    agreed = {"move": "adjust", "player": "Ben", "points": -2, "why": "Ben forgot it"}
    made = africa(END, agreed, END, END)
    exchanged = made.exchange(2, 2, "Anna", "Ben")
    assert line_of(exchanged.at(2)) == {**agreed, "player": "Anna"}
    assert [type(step.move) is Adjust for step in exchanged.steps()] == [False, True, False, False]


def test_what_cannot_follow_is_told_by_its_number() -> None:
    made = africa(GOLD, END, ONE, GEMS)
    with pytest.raises(BrokenRecord) as broken:
        made.exchange(1, 2, "Anna", "Ben")
    assert (broken.value.line, broken.value.error.place) == (1, "by")
    statue = {"move": "reveal", "tile": "goods", "kind": "statue"}
    drum = {**statue, "kind": "drum"}
    # Anna’s exchange is only possible behind the tiles that were turned up before.
    made = africa(statue, END, drum, {"move": "exchange", "take": "statue", "player": "Anna"}, END, END)
    with pytest.raises(BrokenRecord) as broken:
        made.exchange(1, 5, "Anna", "Ben")
    assert broken.value.line == 4


@pytest.mark.parametrize(
    ("first", "last", "player", "other"),
    [(0, 1, "Anna", "Ben"), (2, 1, "Anna", "Ben"), (1, 3, "Anna", "Ben"), (1, 2, "Zoe", "Ben"), (1, 2, "Ben", "Ben")],
)
def test_moves_and_players_have_to_be_there(first: int, last: int, player: str, other: str) -> None:
    with pytest.raises(IllegalMove):
        africa(END, END).exchange(first, last, player, other)
    with pytest.raises(IllegalMove):
        africa().exchange(first, last, player, other)


def test_a_record_has_it_as_one_line(tmp_path: Path) -> None:
    with Record(str(tmp_path / "record.jsonl"), africa().state) as record:
        for line in (GOLD, END, ONE, GEMS, GEMS):
            record.play(tracking.read_move("africa", line))
        before = record.lines()
        with pytest.raises(BrokenRecord):
            record.exchange(1, 2, "Anna", "Ben")
        assert record.lines() == before
        record.exchange(1, 4, "Anna", "Ben")
        assert len(record.lines()) == len(before) + 1
        assert replay(record.lines()).state == record.course.state
