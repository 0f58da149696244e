"""Courses and their records: every line, undo and redo, and whatever can happen to a file."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scorer import tracking
from scorer.cli import main
from scorer.export.schemas import record_schema
from scorer.games.afritoria import components as c
from scorer.registry import game as game_of
from scorer.text.errors import InvalidDocument, InvalidMove, ScorerError
from scorer.tracking.course import FORMAT, BrokenRecord, Course, begin, follow, header, line_of, read_header, replay
from scorer.tracking.moves import IllegalMove, start_with
from scorer.tracking.record import Record
from tests.support import ROOT
from tests.support.program import ID, Program

Line = dict[str, Any]

NAMES = ["Zoë", "Ben", "Cleo", "Dora"]
ROUND = ["market green lion", "market blue zebra", "play green hyena", "play blue gazelle"]
"""A round in which both take a card."""
PICKED = ["market green lion", "market blue zebra", "play ranger", "play blue gazelle", "pick green lion"]
"""A round whose last move shows nothing that was hidden."""


def move(text: str) -> tracking.Move:
    """A move with a card: `market green lion`."""
    name, _, card = text.partition(" ")
    return tracking.read_move("afritoria", {"move": name, "card": card})


pytestmark = [pytest.mark.usefixtures("known"), pytest.mark.unmeasured]


def new(players: int = 2, *, id: str | None = ID, **options: Any) -> tracking.State:
    return start_with("afritoria", NAMES[:players], options, id=id)


def played(*texts: str) -> Course:
    """The course after some moves."""
    course = begin(new())
    for text in texts:
        course = course.play(move(text))
    return course


def as_bytes(*lines: Line) -> bytes:
    return b"".join([json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines])


def lines_of(path: Path) -> list[Line]:
    """The lines of a record; each of them is whole."""
    data = path.read_bytes()
    assert data.endswith(b"\n")
    return [json.loads(line) for line in data.splitlines()]


HEADER = header(new())
LINES = [
    HEADER,
    {"move": "market", "card": "green lion"},
    {"move": "market", "card": "blue zebra"},
    {"by": "Zoë", "move": "play", "card": "green hyena"},
    {"by": "Ben", "move": "play", "card": "blue gazelle"},
]
"""The record of `ROUND`."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a record.jsonl"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is fast, for tests of long games."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def sprinkled(seed: int, players: int, **options: Any) -> tuple[list[Line], list[tracking.State]]:
    """A random game with undos and redos: the lines that its record must have, and the state after each of them.

    What undo and redo mean is told here by two plain lists, without a course.
    """
    rng = random.Random(seed)
    state = new(players, **options)
    lines, states = [header(state)], [state]
    past: list[tuple[tracking.State, tracking.Move]] = []
    undone: list[tuple[tracking.State, tracking.Move]] = []
    while True:
        chance = rng.random()
        if past and chance < 0.2:
            before, last = past.pop()
            undone.append((state, last))
            state = before
            lines.append({"undo": 1, "forced": True} if last.reveals else {"undo": 1})
        elif undone and chance < 0.6:
            after, last = undone.pop()
            past.append((state, last))
            state = after
            lines.append({"redo": 1})
        else:
            choice = list(tracking.legal_moves(state))
            if not choice:
                assert tracking.outcome(state) is not None
                return lines, states
            chosen = rng.choice(choice)
            past.append((state, chosen))
            undone.clear()
            player = tracking.current_player(state)
            lines.append(chosen.to_dict() if player is None else {"by": player, **chosen.to_dict()})
            state = tracking.play(state, chosen)
        states.append(state)


GAMES = [(1, 2, {}), (2, 3, {"hands": True}), (3, 4, {}), (4, 2, {"hands": True, "colours": ["brown", "purple"]})]


# Courses


def test_undo_takes_back_exactly_one_move_and_redo_brings_it_again() -> None:
    course = played()
    for text in PICKED:
        after = course.play(move(text))
        back = after.undo(forced=True)
        assert back.state == course.state
        assert (back.number, back.move, back.events) == (course.number, course.move, course.events)
        again = back.redo()
        assert again.state == after.state
        assert (again.number, again.move, again.events) == (after.number, after.move, after.events)
        course = after


def test_several_undos_and_as_many_redos() -> None:
    course = end = played(*PICKED)
    states = [step.state for step in course.steps()]
    for number in range(len(PICKED) - 1, 0, -1):
        course = course.undo(forced=True)
        assert (course.number, course.state) == (number, states[number - 1])
    course = course.undo(forced=True)
    assert course.state == new()
    with pytest.raises(IllegalMove, match="nothing to take back"):
        course.undo(forced=True)
    for state in states:
        course = course.redo()
        assert course.state == state
    assert course.number == end.number
    with pytest.raises(IllegalMove, match="nothing to redo"):
        course.redo()


def test_a_new_move_leaves_nothing_to_redo() -> None:
    course = played(*PICKED).undo().undo(forced=True)
    course = course.play(move("play blue lion"))
    with pytest.raises(IllegalMove, match="nothing to redo"):
        course.redo()
    back = course.undo(forced=True)
    assert back.redo().move == move("play blue lion")


def test_undo_stops_at_a_move_that_has_shown_something_hidden() -> None:
    course = played(*PICKED)
    course = course.undo()  # what the ranger picked lay open
    with pytest.raises(IllegalMove) as refused:
        course.undo()
    assert refused.value.rule == "afritoria.round.play"
    assert course.number == 4
    assert course.undo(forced=True).number == 3


@pytest.mark.parametrize("text", ["market blue lion", "play green hyena", "deal green lion"])
def test_what_is_turned_up_dealt_or_played_is_taken_back_only_on_purpose(text: str) -> None:
    course = begin(new(hands=True)) if text.startswith("deal") else played(*ROUND[: 2 * text.startswith("play")])
    course = course.play(move(text))
    with pytest.raises(IllegalMove):
        course.undo()
    assert course.undo(forced=True).redo().move == move(text)


def test_a_course_is_never_changed() -> None:
    course = played(*ROUND)
    state, number = course.state, course.number
    course.undo(forced=True).play(move("play blue lion"))
    course.play(move("market blue lion"))
    with pytest.raises(IllegalMove):
        course.play(move("play blue lion"))
    assert (course.state, course.number, course.move) == (state, number, move(ROUND[-1]))
    with pytest.raises(AttributeError):
        course.number = 7  # type: ignore[misc]


def test_steps_and_any_position() -> None:
    course = played(*ROUND)
    assert [step.number for step in course.steps()] == [1, 2, 3, 4]
    assert [line_of(step) for step in course.steps()] == LINES[1:]
    for number, step in enumerate(course.steps(), start=1):
        assert course.at(number).state == step.state
    assert course.at(0).state == new()
    for number in (-1, 5):
        with pytest.raises(IllegalMove):
            course.at(number)


def test_a_refused_line_leaves_the_course_as_it_was() -> None:
    course = played(*ROUND)
    refused: list[Any] = [{"move": "play", "card": "green lion"}, {"undo": 1}, {"redo": 1}, {"undo": 3}, {}, [], None]
    for line in refused:
        with pytest.raises(ScorerError):
            follow(course, line)
        assert (course.number, course.undone) == (4, None)


def test_many_undos_are_no_deep_stack() -> None:
    course = played()
    for _ in range(50_000):
        course = course.play(move("market green lion")).undo(forced=True)
    assert course.number == 0
    del course


# Lines


def test_the_header_tells_everything_that_was_agreed() -> None:
    state = tracking.start(
        "afritoria",
        ["Zoë", "Ben"],
        edition="nl",
        rulings={"afritoria.market.tie": "nobody"},
        hands=True,
        colours=["green", "brown"],
    )
    line = header(state)
    assert line == {
        "record": FORMAT,
        "game": "afritoria",
        "rules": tracking.kit_for("afritoria").version,
        "edition": "nl",
        "rulings": dict(state.setup.readings),
        "players": ["Zoë", "Ben"],
        "options": {"hands": True, "colours": ["green", "brown"]},
    }
    assert line["rulings"]["afritoria.market.tie"] == "nobody"
    assert set(line["rulings"]) == {ruling.id for ruling in game_of("afritoria").rulings}
    assert read_header(json.loads(json.dumps(line))).state == state


def test_the_header_tells_by_what_the_game_is_known() -> None:
    line = header(new())
    assert list(line)[:3] == ["record", "game", "id"]
    assert line["id"] == ID == read_header(line).state.setup.id
    assert tracking.tally(read_header(line).state).id == ID
    assert "id" not in header(new(id=None))
    assert read_header({**header(new(id=None)), "id": None}).state == new(id=None)


def test_options_may_be_left_out_of_a_header() -> None:
    assert HEADER["options"] == {}
    assert read_header({key: HEADER[key] for key in ("record", "game", "rules", "players")}).state == new(id=None)


@pytest.mark.parametrize(("seed", "players", "options"), GAMES)
def test_replay_gives_the_state_after_every_prefix(seed: int, players: int, options: dict[str, Any]) -> None:
    lines, states = sprinkled(seed, players, **options)
    data = as_bytes(*lines).splitlines(keepends=True)
    assert any("forced" in line for line in lines)
    assert any("redo" in line for line in lines)
    for end in range(1, len(data) + 1):
        assert replay(data[:end]).state == states[end - 1]


@pytest.mark.parametrize(("seed", "players", "options"), GAMES)
def test_following_line_by_line_is_the_same_as_replaying(seed: int, players: int, options: dict[str, Any]) -> None:
    lines, states = sprinkled(seed, players, **options)
    course = read_header(lines[0])
    for line, state in zip(lines[1:], states[1:], strict=True):
        course = follow(course, line)
        assert course.state == state
    whole = replay(as_bytes(*lines).splitlines(keepends=True))
    assert [(step.move, step.events) for step in whole.steps()] == [(s.move, s.events) for s in course.steps()]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("seed", "players", "options"), GAMES)
def test_a_record_only_ever_grows(seed: int, players: int, options: dict[str, Any], file: Path) -> None:
    lines, states = sprinkled(seed, players, **options)
    before = b""
    record = Record(str(file), states[0])
    for at, (line, state) in enumerate(zip(lines, states, strict=True)):
        if at % 50 == 49:  # another sitting
            record.close()
            record = Record(str(file))
        if "undo" in line:
            record.undo(forced="forced" in line)
        elif "redo" in line:
            record.redo()
        elif "move" in line:
            record.play(tracking.read_move("afritoria", {key: line[key] for key in line if key != "by"}))
        data = file.read_bytes()
        assert data.startswith(before)
        assert [json.loads(text) for text in data[len(before) :].splitlines()] == [line]
        assert data.endswith(b"\n")
        assert record.course.state == state
        before = data
    record.close()
    assert file.read_bytes() == before


@pytest.mark.usefixtures("quick")
def test_what_is_refused_is_not_written(file: Path) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND:
            record.play(move(text))
        data = file.read_bytes()
        refusals: list[Callable[[], object]] = [lambda: record.play(move("play blue lion")), record.undo, record.redo]
        for refused in refusals:
            with pytest.raises(IllegalMove):
                refused()
            assert file.read_bytes() == data
        assert record.course.number == 4
        record.undo(forced=True)
    assert lines_of(file) == [*LINES, {"undo": 1, "forced": True}]


def test_names_are_readable_in_a_record(file: Path) -> None:
    with Record(str(file), new()):
        pass
    assert '"Zoë"' in file.read_text("utf-8")


# The schema


@cache
def schemas() -> tuple[Draft202012Validator, ...]:
    """The schema of one game, and that of all of them."""
    found = [record_schema(game) for game in ("afritoria", None)]
    for schema in found:
        Draft202012Validator.check_schema(schema)
    return tuple(map(Draft202012Validator, found))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players", "options"), GAMES)
def test_the_schema_accepts_every_line_that_is_written(seed: int, players: int, options: dict[str, Any]) -> None:
    for validator in schemas():
        for line in sprinkled(seed, players, **options)[0]:
            validator.validate(line)


def every_kind() -> list[tuple[str, list[Line]]]:
    """Lines of every kind, each after lines that it can follow."""
    told = header(new(hands=True, colours=["green", "blue"]))
    full = header(tracking.start("afritoria", NAMES[:2], edition="nl", rulings={"afritoria.market.tie": "nobody"}))
    picking = [HEADER, *map(line_of, played(*PICKED).steps())]
    piles = [*LINES, {"move": "market", "card": "green zebra"}, {"move": "market", "card": "green buffalo"}]
    stealing = [*piles, *map(by("play"), ["Zoë", "Ben"], ["poacher", "green elephant"])]
    both = [HEADER, *piles[-2:], *map(by("play"), ["Zoë", "Ben"], ["green elephant", "blue lion"])]
    dealt = [{"move": "deal", "card": f"{colour} {animal}"} for colour in ("green", "blue") for animal in c.ANIMALS[:6]]
    market = [{"move": "market", "card": "green lion"}, {"move": "market", "card": "blue lion"}]
    first = map(by("play"), ["Zoë", "Ben"], ["green porcupine", "blue porcupine"])
    put = ["green meerkat", "green lion", "green zebra"]
    exchanged = [told, *dealt, *market, *first, {"move": "exchange", "player": "Zoë", "colour": "green", "put": put}]
    return [
        ("header", [told]),
        ("header in full", [full]),
        ("deal", [told, {"move": "deal", "card": "green lion"}]),
        ("market", LINES[:2]),
        ("play", LINES[:4]),
        ("pick", picking),
        ("pick nothing", [*picking[:-1], {"by": "Zoë", "move": "pick"}]),
        ("steal", [*stealing, {"by": "Zoë", "move": "steal", "player": "Ben"}]),
        ("take", [*both, {"by": "Zoë", "move": "take", "card": "green zebra"}]),
        ("draw", [*exchanged, {"move": "draw", "card": "green elephant"}]),
        ("exchange with cards", exchanged),
        ("exchange", [*LINES, {"move": "exchange", "player": "Ben", "colour": "blue"}]),
        ("undo", [*picking, {"undo": 1}]),
        ("forced undo", [*LINES, {"undo": 1, "forced": True}]),
        ("redo", [*picking, {"undo": 1}, {"redo": 1}]),
        ("mend", [*LINES, {"mend": 1, "moves": [{"move": "market", "card": "blue lion"}, *LINES[2:]]}]),
    ]


def by(name: str) -> Callable[[str, str], Line]:
    return lambda player, card: {"by": player, "move": name, "card": card}


KINDS = every_kind()
WRONG: tuple[Any, ...] = (7.5, "\n", ["\n"], {"\n": 7})
"""What no key of a record can hold."""


def mutated(line: Line) -> Iterator[Line]:
    """Lines of which each has one thing wrong."""
    yield {**line, "more": 1}
    optional = {"by", "id", "edition", "rulings", "options", "put", "forced"}
    if line.get("move") in ("pick", "steal"):
        optional |= {"card", "player"}
    for key in line:
        for value in WRONG:
            yield {**line, key: value}
        if key not in optional:
            yield {other: line[other] for other in line if other != key}
        if line[key] is not None and key not in ("id", "edition"):
            yield {**line, key: None}


@pytest.mark.unmeasured
@pytest.mark.parametrize(("kind", "lines"), KINDS, ids=[kind for kind, _ in KINDS])
def test_every_kind_of_line_is_accepted_and_no_mutated_one(kind: str, lines: list[Line]) -> None:
    replay(as_bytes(*lines).splitlines())
    for validator in schemas():
        for line in lines:
            validator.validate(line)
    # Without the game it may be a line of another one.
    validator, _ = schemas()
    for wrong in mutated(lines[-1]):
        assert not validator.is_valid(wrong), wrong


@pytest.mark.parametrize(("kind", "lines"), KINDS, ids=[kind for kind, _ in KINDS])
def test_what_the_schema_rejects_no_replay_accepts(kind: str, lines: list[Line]) -> None:
    assert [wrong for wrong in mutated(lines[-1]) if accepted(*lines[:-1], wrong)] == []


def accepted(*lines: Line) -> bool:
    """Whether a record can be replayed, or is said to break in another line than the last."""
    try:
        replay(as_bytes(*lines).splitlines())
    except BrokenRecord as error:
        return error.line != len(lines)
    return True


@pytest.mark.parametrize(
    "line", [{"undo": True, "forced": True}, {"undo": 1, "forced": 1}, {"undo": 1, "forced": False}, {"redo": True}]
)
def test_one_is_not_true(line: Line) -> None:
    start = [*LINES, {"undo": 1, "forced": True}] if "redo" in line else LINES
    assert not any(validator.is_valid(line) for validator in schemas())
    assert not accepted(*start, line)


# Broken records


def broken(*lines: Line | bytes) -> BrokenRecord:
    """What is wrong with a record; objects are lines, bytes are themselves."""
    data = b"".join([line if isinstance(line, bytes) else as_bytes(line) for line in lines])
    with pytest.raises(BrokenRecord) as caught:
        replay(data.splitlines(keepends=True))
    error = caught.value
    assert error.text("en").startswith(f"Line {error.line}: ")
    for told in ("place", "allowed", "rule", "known", "values", "code"):
        assert getattr(error, told) == getattr(error.error, told)
    return error


@pytest.mark.parametrize("key", ["record", "rules"])
def test_a_record_of_a_newer_version_is_left_alone(key: str, file: Path, program: Program) -> None:
    newer = {**HEADER, key: HEADER[key] + 1}
    assert broken(newer).line == 1
    # What a newer program writes need not be understood.
    file.write_bytes(as_bytes(newer, {"teleport": "Ben"}))
    before = file.read_bytes()
    with pytest.raises(BrokenRecord, match="newer"):
        Record(str(file))
    run = program("track", "afritoria", "--record", file, piped="market green lion\n")
    assert (run.code, run.out) == (1, "")
    assert "newer version" in run.err
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("key", ["record", "game", "rules", "players"])
def test_a_header_without_a_key(key: str) -> None:
    error = broken({other: HEADER[other] for other in HEADER if other != key})
    assert error.line == 1
    assert key in str(error)


def test_an_unknown_key_in_the_header() -> None:
    error = broken({**HEADER, "colour": "red"})
    assert error.line == 1
    assert "“colour”" in str(error)


@pytest.mark.parametrize("key", ["hand", "game", "players", "edition", "rulings", "self"])
def test_an_unknown_option_in_the_header(key: str) -> None:
    error = broken({**HEADER, "options": {key: True}})
    assert (error.line, error.place) == (1, "options")
    assert f"“{key}”" in str(error)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": 7}, "game"),
        ({"players": ["Zoë"]}, "players"),
        ({"players": ["Zoë", "Zoë"]}, "players"),
        ({"players": ["Zoë", 7]}, "players"),
        ({"players": 7}, "players"),
        ({"edition": "fr"}, "edition"),
        ({"rulings": {"afritoria.market.tie": "both"}}, "rulings"),
        ({"rulings": {"afritoria.market.ties": "next"}}, "rulings"),
        ({"rulings": 7}, "rulings"),
        ({"rulings": "next"}, "rulings"),
        ({"rulings": ["afritoria.market.tie"]}, "rulings"),
        ({"options": {"hands": 1}}, "options.hands"),
        ({"options": {"colours": ["green", "green"]}}, "options.colours"),
        ({"options": ["hands"]}, "options"),
        ({"rules": 0}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"record": 0}, "record"),
        ({"record": "1"}, "record"),
        ({"id": 7}, "id"),
        ({"id": ""}, "id"),
        ({"id": "two\nlines"}, "id"),
    ],
)
def test_a_wrong_value_in_the_header(change: Line, place: str) -> None:
    error = broken({**HEADER, **change})
    assert error.line == 1
    assert place in str(error)


@pytest.mark.parametrize(
    ("line", "kind", "place", "rule"),
    [
        ({"move": "teleport"}, InvalidMove, "move", ""),
        ({"move": 7}, InvalidMove, "", ""),
        ({"move": "market"}, InvalidMove, "", "afritoria.round.market"),
        ({"move": "market", "card": "red lion"}, InvalidMove, "card", "afritoria.components.wild"),
        ({"move": "market", "card": "blue lion", "seat": 1}, InvalidMove, "", ""),
        ({"by": "Zoë", "move": "market", "card": "blue lion"}, IllegalMove, "by", ""),
        ({"move": "play", "card": "blue lion"}, IllegalMove, "", "afritoria.round.market"),
        ({"move": "exchange", "player": "Dora", "colour": "blue"}, IllegalMove, "player", "afritoria.hand.exchange"),
        ({"undo": 1}, IllegalMove, "", "afritoria.round.play"),
        ({"redo": 1}, IllegalMove, "", ""),
        ({"undo": 2}, InvalidMove, "", ""),
        ({"undo": 1, "forced": False}, InvalidMove, "", ""),
        ({}, InvalidMove, "", ""),
        (HEADER, InvalidMove, "", ""),
        (b"[]\n", InvalidMove, "", ""),
        (b"7\n", InvalidMove, "", ""),
        (b'"undo"\n', InvalidMove, "", ""),
        (b"null\n", InvalidMove, "", ""),
        (b"undo\n", InvalidDocument, "", ""),
        (b'{"undo": 1\n', InvalidDocument, "", ""),
        (b'{"undo": 1, "forced": true} {"redo": 1}\n', InvalidDocument, "", ""),
        (b'{"move": "market", "card": "\xff"}\n', InvalidDocument, "", ""),
        (b'{"move": "market", "card": "blue lion", "card": "blue hyena"}\n', InvalidDocument, "", ""),
        (b'{"move": "market", "card" : "blue lion", "card": "blue hyena"}\n', InvalidDocument, "", ""),
        (b'{"move": ' + b"[" * 100_000 + b"\n", InvalidDocument, "", ""),
        (b'{"undo": ' + b"1" * 10_000 + b"}\n", InvalidDocument, "", ""),
    ],
    ids=lambda value: str(value)[:60],
)
def test_the_first_line_that_breaks_a_rule_is_named(
    line: Line | bytes, kind: type[ScorerError], place: str, rule: str
) -> None:
    error = broken(*LINES, line, {"move": "never read"})
    assert (error.line, error.place, error.rule) == (6, place, rule)
    assert isinstance(error.error, kind)


def test_the_wrong_player_is_refused() -> None:
    for name in ("Ben", "Dora", "", 7, None):
        error = broken(*LINES[:3], {"by": name, "move": "play", "card": "green hyena"})
        assert (error.line, error.place) == (4, "by")
    # Who it was need not be told.
    assert replay(as_bytes(*LINES[:3], {"move": "play", "card": "green hyena"}).splitlines()).number == 3


def test_an_error_of_a_record_speaks_of_no_tally() -> None:
    text = str(broken(*LINES, b"\xff\n"))
    assert "tally" not in text
    assert text.count("ine 6") == 1  # “Line 6” once is enough


def test_redo_is_gone_in_a_record_too() -> None:
    undo = {"undo": 1, "forced": True}
    other = {"by": "Ben", "move": "play", "card": "blue lion"}
    assert broken(*LINES, undo, other, {"redo": 1}).line == 8


def test_nothing_goes_on_after_the_end() -> None:
    lines, _ = sprinkled(1, 2)
    error = broken(*lines, {"move": "market", "card": "green lion"})
    assert (error.line, error.rule) == (len(lines) + 1, "afritoria.end.trigger")


@pytest.mark.parametrize("data", [b"", b"\n", b" \r\n\n"])
def test_nothing_is_no_record(data: bytes) -> None:
    with pytest.raises(InvalidDocument, match="input is empty"):
        replay(data.splitlines(keepends=True))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: data.replace(b"\n", b"\n\n \t\n"),
        lambda data: b"\n\n" + data,
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.replace(b": ", b":").replace(b", ", b","),
        lambda data: data.replace(b": ", b" :\t\r").replace(b"{", b" { "),
        lambda data: data.replace("Zoë".encode(), b"Zo\\u00eb"),
    ],
    ids=["CRLF", "blank lines", "begins with blank lines", "mark of UTF-8", "close", "wide", "escaped"],
)
def test_what_editors_and_other_programs_make_of_a_record(change: Callable[[bytes], bytes], file: Path) -> None:
    data = change(as_bytes(*LINES))
    assert replay(data.split(b"\n")).state == played(*ROUND).state
    file.write_bytes(data)
    with Record(str(file)) as record:
        assert record.torn == b""
        record.play(move("market blue lion"))
        assert record.lines()[:-1] == [json.loads(line) for line in as_bytes(*LINES).splitlines()]
    assert file.read_bytes().startswith(data)
    assert replay(file.read_bytes().split(b"\n")).state == played(*ROUND, "market blue lion").state


def test_blank_lines_are_counted() -> None:
    assert broken(HEADER, b"\n", b"\r\n", LINES[1], b"  \n", {"undo": 1}).line == 6


# Files


@pytest.mark.parametrize("wrong", [{"move": "teleport"}, {"move": "play", "card": "blue lion"}, {"undo": 1}])
def test_a_broken_record_is_not_touched(wrong: Line, file: Path, program: Program) -> None:
    file.write_bytes(as_bytes(*LINES, wrong))
    before = file.read_bytes()
    with pytest.raises(BrokenRecord) as caught:
        Record(str(file))
    assert caught.value.line == 6
    with pytest.raises(BrokenRecord):  # not locked any more
        Record(str(file), new())
    run = program("track", "afritoria", "--record", file, piped="market green lion\n")
    assert (run.code, run.out) == (1, "")
    assert "line 6" in run.err
    assert str(file) in run.err
    assert file.read_bytes() == before


@pytest.mark.parametrize("lines", [[{**HEADER, "rules": HEADER["rules"] + 1}], [*LINES, {"redo": 1}]])
def test_nothing_is_put_aside_from_a_record_that_cannot_be_followed(lines: list[Line], file: Path) -> None:
    file.write_bytes(as_bytes(*lines) + b'{"tor')
    with pytest.raises(BrokenRecord):
        Record(str(file))
    assert file.read_bytes() == as_bytes(*lines) + b'{"tor'
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.usefixtures("quick")
def test_going_on_after_an_interruption(file: Path) -> None:
    for text in ROUND:
        with Record(str(file), new()) as record:
            record.play(move(text))
    assert lines_of(file) == LINES
    # A new state is for a file where there is none.
    with Record(str(file), new(4)) as record:
        assert record.course.state == played(*ROUND).state


def test_a_file_that_is_not_there(file: Path) -> None:
    with pytest.raises(InvalidDocument, match="no such file"):
        Record(str(file))
    assert not file.exists()


def test_an_empty_file(file: Path, program: Program) -> None:
    file.touch()
    with pytest.raises(InvalidDocument, match="input is empty"):
        Record(str(file))
    assert file.read_bytes() == b""
    run = program("track", "afritoria", "--record", file, "--players", "Zoë,Ben", piped="market green lion\n")
    assert (run.code, run.err) == (0, "")
    assert lines_of(file) == LINES[:2]


def test_a_folder_instead_of_a_file(tmp_path: Path, program: Program) -> None:
    for state in (None, new()):
        with pytest.raises(InvalidDocument, match="folder"):
            Record(str(tmp_path), state)
    run = program("track", "afritoria", "--record", tmp_path, "--players", "Zoë,Ben")
    assert (run.code, run.out) == (1, "")
    assert "This is a folder" in run.err


def test_a_folder_that_is_not_there(tmp_path: Path, program: Program) -> None:
    with pytest.raises(InvalidDocument, match="no such folder"):
        Record(str(tmp_path / "none" / "record"), new())
    run = program("track", "afritoria", "--record", tmp_path / "none" / "record", "--players", "Zoë,Ben")
    assert (run.code, run.out) == (1, "")
    assert "no such folder" in run.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("reason", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_a_file_that_may_not_be_written(
    reason: int, file: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(as_bytes(*LINES))
    opened = os.open

    def refuse(path: Any, flags: int, *more: Any, **others: Any) -> int:
        if path == str(file) and flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(reason, os.strerror(reason), path)
        return opened(path, flags, *more, **others)

    monkeypatch.setattr(os, "open", refuse)
    run = program("track", "afritoria", "--record", file, piped="market green lion\n")
    assert (run.code, run.out) == (1, "")
    assert "not allowed to write" in run.err
    assert file.read_bytes() == as_bytes(*LINES)


def test_a_read_only_file(file: Path, program: Program) -> None:
    file.write_bytes(as_bytes(*LINES))
    file.chmod(0o444)
    if os.access(file, os.W_OK):
        pytest.skip("may write everything")
    with pytest.raises(InvalidDocument, match="not allowed to write"):
        Record(str(file))
    assert program("track", "afritoria", "--record", file).code == 1
    assert program("replay", file).code == 0


def test_a_read_only_folder(file: Path) -> None:
    file.write_bytes(as_bytes(*LINES) + b'{"mo')
    whole = file.with_name("whole")
    whole.write_bytes(as_bytes(*LINES))
    file.parent.chmod(0o555)
    try:
        if os.access(file.parent, os.W_OK):
            pytest.skip("may write everything")
        with pytest.raises(InvalidDocument, match="not allowed to write"):
            Record(f"{file}.new", new())
        # What is torn cannot be put aside, so it stays where it is.
        with pytest.raises(InvalidDocument, match="not allowed to write"):
            Record(str(file))
        assert file.read_bytes() == as_bytes(*LINES) + b'{"mo'
        with Record(str(whole)) as record:
            record.play(move("market blue lion"))
    finally:
        file.parent.chmod(0o755)


# Torn lines


def test_a_line_torn_anywhere_is_kept_aside_and_the_game_goes_on(tmp_path: Path) -> None:
    whole, last = as_bytes(*LINES[:-2]), as_bytes(LINES[-2])
    assert "Zoë".encode() in last
    for cut in range(1, len(last) - 1):
        file = tmp_path / f"{cut}.jsonl"
        file.write_bytes(whole + last[:cut])
        with Record(str(file)) as record:
            assert record.torn == last[:cut]
            assert last[:cut] in Path(record.torn_path).read_bytes()
            assert file.read_bytes() == whole
            assert record.course.state == played(*ROUND[:2]).state
            record.play(move(ROUND[2]))
        assert lines_of(file) == LINES[:-1]
        with Record(str(file)) as record:
            assert record.torn == b""


def test_the_program_tells_what_it_put_aside(file: Path, program: Program) -> None:
    file.write_bytes(as_bytes(*LINES) + b'{"move": "mark')
    run = program("track", "afritoria", "--record", file, piped="market blue lion\n")
    assert run.code == 0
    assert "The last line was incomplete" in run.err
    assert f"{file}.torn" in run.err
    assert run.out.startswith("5. ")
    assert b'{"move": "mark' in Path(f"{file}.torn").read_bytes()
    assert lines_of(file) == [*LINES, {"move": "market", "card": "blue lion"}]
    assert program("track", "afritoria", "--record", file).err == ""


def test_lines_torn_at_different_times_are_all_kept(file: Path) -> None:
    for torn in (b'{"mo', b'{"move": "mark', b"\x00\x00\x00"):
        file.write_bytes(as_bytes(*LINES) + torn)
        with Record(str(file)) as record:
            assert record.torn == torn
    kept = Path(f"{file}.torn").read_bytes()
    assert kept.index(b'{"mo') < kept.index(b'{"move": "mark') < kept.index(b"\x00")


@pytest.mark.parametrize("options", [(), ("--option", "hands=1")])
def test_a_torn_header_was_never_confirmed(options: tuple[str, ...], file: Path, program: Program) -> None:
    line = as_bytes(header(new(hands=bool(options))))
    for cut in (1, 30, len(line) - 2):
        file.write_bytes(line[:cut])
        run = program(
            *("track", "afritoria", "--record", file, "--players", "Zoë,Ben", *options),
            piped="deal green lion\n" if options else "market green lion\n",
        )
        assert run.code == 0, run.err
        assert f"{file}.torn" in run.err
        assert line[:cut] in Path(f"{file}.torn").read_bytes()
        assert file.read_bytes().startswith(line)
        assert len(lines_of(file)) == 2


def test_a_torn_header_without_players(file: Path, program: Program) -> None:
    torn = as_bytes(HEADER)[:30]
    file.write_bytes(torn)
    run = program("track", "afritoria", "--record", file)
    assert (run.code, run.out) == (1, "")
    # Wherever it lies, it is not lost, and whoever moves it says so.
    if file.read_bytes() != torn:
        assert torn in Path(f"{file}.torn").read_bytes()
        assert f"{file}.torn" in run.err


def test_what_cannot_be_kept_aside_stays_where_it_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(as_bytes(*LINES) + b'{"mo')

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    elsewhere = file.with_name("elsewhere")
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InvalidDocument, match="disk is full"):
        Record(str(file))
    assert list(elsewhere.iterdir()) == []
    assert file.read_bytes() == as_bytes(*LINES) + b'{"mo'
    monkeypatch.undo()
    with Record(str(file)) as record:
        assert record.torn == b'{"mo'


# Durability


class _Confirmations(io.StringIO):
    """Standard output that notes when something is told."""

    def __init__(self, noted: list[tuple[str, int]]) -> None:
        super().__init__()
        self.noted = noted

    def write(self, text: str) -> int:
        if "number" in text:
            self.noted.append(("told", json.loads(text)["number"]))
        return super().write(text)


def test_a_move_is_on_the_disk_before_it_is_confirmed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[tuple[str, int]] = []
    synchronized = os.fsync

    def note(descriptor: int) -> None:
        synchronized(descriptor)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            noted.append(("kept", file.read_bytes().count(b"\n")))
        else:
            noted.append(("folder", 0))

    monkeypatch.setattr(os, "fsync", note)
    monkeypatch.setattr(sys, "stdout", _Confirmations(noted))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*ROUND, "undo!", "redo"])))
    assert main(["track", "afritoria", "--record", str(file), "--players", "Zoë,Ben", "--format", "json"]) == 0
    if os.name == "posix":
        assert ("folder", 0) in noted  # a new file is nothing as long as its folder does not know it
        noted.remove(("folder", 0))
    lines = [("kept", 1)]
    for at, number in enumerate([1, 2, 3, 4, 3, 4], start=2):
        lines += [("kept", at), ("told", number)]
    assert noted == lines


def full_after(count: int, monkeypatch: pytest.MonkeyPatch, number: int = errno.ENOSPC) -> None:
    """The disk has room for only so many bytes more."""
    write, room = os.write, [count]

    def limited(file: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(number, os.strerror(number))
        written = write(file, data[: room[0]])
        room[0] -= written
        return written

    monkeypatch.setattr(os, "write", limited)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO])
@pytest.mark.parametrize("room", [0, 1, 20])
def test_a_full_disk_loses_nothing(room: int, number: int, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Record(str(file), new()) as record:
        for text in ROUND:
            record.play(move(text))
        before, course = file.read_bytes(), record.course
        ways: list[Callable[[], object]] = [
            lambda: record.play(move("market blue lion")),
            lambda: record.undo(forced=True),
        ]
        for go_on in ways:
            with monkeypatch.context() as patch:
                full_after(room, patch, number)
                with pytest.raises(
                    InvalidDocument, match="cannot be written" if number == errno.EIO else "disk is full"
                ):
                    go_on()
            assert file.read_bytes() == before
            assert record.course is course
        record.play(move("market blue lion"))
    assert lines_of(file) == [*LINES, {"move": "market", "card": "blue lion"}]


def test_a_disk_that_fails_to_synchronize_confirms_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Record(str(file), new()) as record:
        before = file.read_bytes()
        with monkeypatch.context() as patch:

            def fail(_: int) -> None:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

            patch.setattr(os, "fsync", fail)
            with pytest.raises(InvalidDocument, match="cannot be written"):
                record.play(move(ROUND[0]))
        assert file.read_bytes() == before
        assert record.course.number == 0
        record.play(move(ROUND[0]))
    assert lines_of(file) == LINES[:2]


def test_a_line_that_was_cut_off_does_not_come_back_after_a_power_cut(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Record(str(file), new()) as record:
        before = file.read_bytes()
        on_disk: list[bytes] = []

        def fail_once(_: int) -> None:
            on_disk.append(file.read_bytes())
            if len(on_disk) == 1:
                raise OSError(errno.EIO, os.strerror(errno.EIO))  # and yet the line may be on the disk

        monkeypatch.setattr(os, "fsync", fail_once)
        with pytest.raises(InvalidDocument, match="cannot be written"):
            record.play(move(ROUND[0]))
    assert on_disk[0] != before
    assert on_disk[-1] == before


def test_a_line_written_in_pieces_is_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[:3]))
    with Record(str(file), new()) as record:
        for text in ROUND:
            record.play(move(text))
    assert lines_of(file) == LINES


def test_a_full_disk_at_the_first_line(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        full_after(20, patch)
        with pytest.raises(InvalidDocument, match="disk is full"):
            Record(str(file), new())
    with Record(str(file), new()) as record:
        record.play(move(ROUND[0]))
    assert lines_of(file) == LINES[:2]


def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(
    file: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, fails = os.write, [True]

    def once(file: int, data: bytes) -> int:
        if b"hyena" in data and fails.pop():
            fails.append(False)
            write(file, data[:9])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data)

    monkeypatch.setattr(os, "write", once)
    piped = "\n".join([*ROUND[:3], "show", *ROUND[2:]])
    run = program("track", "afritoria", "--record", file, "--players", "Zoë,Ben", piped=piped)
    assert run.code == 1
    assert "The disk is full" in run.err
    assert run.out.count("Zoë: Play a card") == 1
    assert lines_of(file) == LINES


SMALL_FILES = f"""
import resource, sys
from scorer.cli import main, track
track.new_id = lambda: {ID!r}
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
sys.exit(main(sys.argv[2:]))
"""


def test_a_file_that_may_not_grow(file: Path) -> None:
    pytest.importorskip("resource")
    size = len(as_bytes(*LINES[:4]))

    def run(limit: int, piped: str) -> subprocess.CompletedProcess[str]:
        arguments = [str(limit), "track", "afritoria", "--record", str(file), "--format", "json", "--lang", "en"]
        if not file.exists():
            arguments += ["--players", "Zoë,Ben"]
        return subprocess.run(
            [sys.executable, "-X", "utf8", "-c", SMALL_FILES, *arguments],
            input=piped,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            check=False,
        )

    done = run(size + 10, "\n".join(ROUND))
    assert done.returncode == 1
    assert [json.loads(line).get("number") for line in done.stdout.splitlines()] == [1, 2, 3, None]
    assert "disk is full" in done.stdout + done.stderr
    assert lines_of(file) == LINES[:4]
    done = run(10**6, ROUND[3])
    assert (done.returncode, done.stderr) == (0, "")
    assert lines_of(file) == LINES


# Two programs


def test_one_program_at_a_time(file: Path, program: Program) -> None:
    command = [sys.executable, "-m", "scorer", "track", "afritoria", "--record", str(file), "--format", "json"]
    with subprocess.Popen(
        [*command, "--players", "Ann,Ben"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdin.write(b"market green lion\n")
        first.stdin.flush()
        assert json.loads(first.stdout.readline())["number"] == 1
        before = file.read_bytes()
        with pytest.raises(InvalidDocument, match="Another program"):
            Record(str(file))
        run = program("track", "afritoria", "--record", file, piped="market blue lion\n")
        assert (run.code, run.out) == (1, "")
        assert "Another program is writing this record" in run.err
        assert program("replay", file).code == 0  # reading is no writing
        assert file.read_bytes() == before
        first.stdin.write(b"market blue zebra\n")
        first.stdin.flush()
        assert json.loads(first.stdout.readline())["number"] == 2
        first.kill()
    run = program("track", "afritoria", "--record", file, piped="play green hyena\n")
    assert (run.code, run.err) == (0, "")
    assert len(lines_of(file)) == 4


def test_one_record_is_not_opened_twice_in_one_program(file: Path) -> None:
    with Record(str(file), new()), pytest.raises(InvalidDocument, match="Another program"):
        Record(str(file))
    with Record(str(file)) as record:
        assert record.course.number == 0


@pytest.mark.slow
def test_killed_at_any_moment_no_confirmed_move_is_lost_or_doubled() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/kill.py", "10"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "10 kills" in done.stdout


# Faults one after the other


def test_a_record_that_cannot_be_cut_back_goes_on_in_another_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write fails after some bytes, and then the cut fails too: nothing may be glued to what is left."""
    state = new()
    with Record(str(file), state) as record:
        before = file.read_bytes()
        write = os.write

        def half(number: int, data: bytes) -> int:
            if len(data) < 20:
                raise OSError(errno.EIO, "no")
            return write(number, data[:9])

        def fail(*_: object) -> None:
            raise OSError(errno.EIO, "no")

        with monkeypatch.context() as patch:
            patch.setattr(os, "write", lambda number, data: half(number, data) if len(data) > 30 else fail())
            patch.setattr(os, "ftruncate", fail)
            with pytest.raises(InvalidDocument, match="the last line may be in it all the same"):
                record.play(move(ROUND[0]))
        assert record.course.number == 0
        assert (record.path, record.lost) == (str(file), "")
        left = file.read_bytes()
        record.play(move(ROUND[0]))
        assert record.lost == str(file)
    assert file.read_bytes() == left
    with Record(record.path) as again:
        assert (again.torn, again.course.number) == (b"", 1)
    with Record(str(file)) as record:
        assert record.torn
        assert record.course.number == 0
        record.play(move(ROUND[0]))
    assert file.read_bytes().startswith(before)


def test_a_move_that_the_disk_did_not_take_is_not_followed_by_others(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line may be in the file, which is said; what comes after it goes into another one."""

    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "no")

    with Record(str(file), new()) as record:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", fail)
            patch.setattr(os, "ftruncate", fail)
            with pytest.raises(InvalidDocument, match="the last line may be in it all the same"):
                record.play(move(ROUND[0]))
        record.play(move(ROUND[1]))
    with Record(record.path) as again:
        assert again.course.number == 1
        assert lines_of(Path(record.path))[1]["card"] == ROUND[1].split(" ", 1)[1]
    with Record(str(file)) as record:
        assert record.course.number in (0, 1)


def test_an_interrupted_move_is_taken_off_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with Record(str(file), new()) as record:
        before = file.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", interrupt)
            with pytest.raises(KeyboardInterrupt):
                record.play(move(ROUND[0]))
        assert file.read_bytes() == before
        record.play(move(ROUND[0]))
    assert len(lines_of(file)) == 2


def test_a_last_line_that_only_lacks_its_end_is_kept(file: Path) -> None:
    whole = as_bytes(*LINES)
    file.write_bytes(whole[:-1])
    with Record(str(file)) as record:
        assert record.torn == b""
        assert file.read_bytes() == whole
        assert record.course.number == replay(whole.splitlines()).number


def test_a_torn_line_is_kept_elsewhere_if_not_beside_the_record(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = as_bytes(*LINES)
    file.write_bytes(whole + b'{"by": ')
    Path(f"{file}.torn").mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    with Record(str(file)) as record:
        assert record.torn == b'{"by": '
        assert Path(record.torn_path).parent == elsewhere
        assert b'{"by": ' in Path(record.torn_path).read_bytes()
    assert file.read_bytes() == whole


def test_two_courses_are_the_same_only_if_they_are_one() -> None:
    one, other = played(*ROUND), played(*ROUND)
    assert one.state == other.state
    assert one == one.undo(forced=True).redo()
    assert one != other
    assert len({one, other, one.undo(forced=True).redo()}) == 2


def test_a_record_tells_whether_it_is_new(tmp_path: Path) -> None:
    path = str(tmp_path / "new.jsonl")
    with Record(path, tracking.start("afritoria", ["Ann", "Ben"])) as record:
        assert record.is_new
    with Record(path) as record:
        assert not record.is_new


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OSError(errno.EIO, "Input/output error"), "This record cannot be written: Input/output error"),
        (OSError("broken"), "This record cannot be written: broken"),
        (OSError(errno.EACCES, ""), "You are not allowed to write this record."),
        (OSError(errno.EROFS, ""), "You are not allowed to write this record."),
        (OSError(errno.EISDIR, ""), "This is a folder, not a file."),
        (OSError(errno.ENOENT, ""), "There is no such folder."),
        (
            OSError(errno.EDQUOT, ""),
            "The disk is full; the last line was not written, but everything before it is safe.",
        ),
    ],
)
def test_why_a_record_cannot_be_kept(
    error: OSError, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise error

    state = tracking.start("afritoria", ["Ann", "Ben"])
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(ScorerError) as caught:
        Record(str(tmp_path / "new.jsonl"), state)
    monkeypatch.undo()
    assert caught.value.text("en") == text
