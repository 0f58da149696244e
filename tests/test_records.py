"""Golden records: games as `scorer track` writes them, and what `scorer replay` tells of them, letter by letter.

The records are the truth: short ones of one case each, written to be read, and whole games. After a wanted change of
what people see: UPDATE_GOLDEN=1 pytest tests/test_records.py, then read the difference as a player would.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from program import Program

from scorer import tracking
from scorer.games import game as game_of, ids
from scorer.scoring.readings import in_force
from scorer.text.i18n import languages
from scorer.tracking.course import FORCED_UNDO, REDO, UNDO, BrokenRecord, Course, replay
from scorer.tracking.record import Record

ROOT = Path(__file__).parent.parent
RECORDS = Path(__file__).parent / "records"

SHORT = 40
"""A record of so many lines is told in every language, a longer one in English."""


class Case(NamedTuple):
    """What a record shows."""

    happens: tuple[str, ...] = ()
    """Events by their keys, in this order; those in one text come of one move."""
    ends: str = ""
    """The rule that ends the game; empty if the record breaks off."""
    players: int = 2
    agreed: str = ""
    """A reading that is not the default."""
    options: tuple[str, ...] = ()


AFRICA = {
    # The ends: the last monument, by the number of players.
    "africa-end-two": Case(("bonus game-over",), "africa.end.trigger.2p"),
    "africa-end-two-eleventh": Case(
        ("monument-alone", "monument-alone", "bonus game-over"),
        "africa.end.two-players",
        agreed="africa.end.two-players=eleventh",
    ),
    "africa-end-three": Case(("bonus game-over",), "africa.end.trigger", 3),
    "africa-end-four": Case(("bonus game-over",), "africa.end.trigger", 4),
    "africa-end-five": Case(("bonus game-over",), "africa.end.trigger", 5),
    # What may be done.
    "africa-turns": Case(("free", "skip", "pass", "end"), players=3),
    "africa-animal": Case(("animal", "animal-moved", "move-animal")),
    "africa-nomad": Case(("nomad", "nomad-moved", "move-nomad")),
    "africa-nomad-plus-one": Case(
        ("nomad-itself", "nomad-moved-itself", "move-nomad"), agreed="africa.nomad.reveal=spaces-plus-one"
    ),
    "africa-exchange": Case(("goods", "exchange"), players=3),
    "africa-exchange-declined": Case(("goods", "keep"), players=3),
    "africa-exchange-twice": Case(("goods", "exchange", "goods", "exchange"), players=3),
    "africa-research": Case(("monument", "research", "research", "research", "research")),
    "africa-resources": Case(("gold", "gems", "resources", "resources", "resources")),
    "africa-fifty": Case(("nomad fifty",)),
    "africa-undo": Case(("research", "gems", "research")),
    # Other ways to play.
    "africa-simple": Case(("animal", "goods-kept", "free", "research"), players=3, options=("simple",)),
    "africa-board": Case(
        ("start", "walk nomad", "research", "resources", "move-nomad", "free-to", "walk animal-moved", "move-animal"),
        options=("board",),
    ),
    "africa-board-whole": Case(
        ("walk", "exchange", "bonus game-over"), "africa.end.trigger", players=3, options=("board",)
    ),
    "example-africa": Case(("exchange", "move-animal", "fifty", "bonus game-over"), "africa.end.trigger", players=3),
}

AFRICANA = {
    # The ends: the pile of expeditions is too small, and the round is played to its end.
    "africana-end-two": Case(("last-round", "over"), "africana.end.round"),
    "africana-end-three": Case(("last-round", "over"), "africana.end.round", 3),
    "africana-end-four": Case(("last-round", "over"), "africana.end.round", 4),
    "africana-end-at-once": Case(("last-round over",), "africana.end.round"),
    "africana-partial-refill": Case(("last-round", "turned-up"), "africana.end.round", 3),
    "africana-exact-refill": Case(("turned-up exact", "last-round"), "africana.end.round"),
    # What may be done.
    "africana-leaf": Case(("free-leaf", "leaf", "leaf", "buys-artifact", "free-leaf", "nothing-bought")),
    "africana-recolour": Case(("recolours goes",)),
    "africana-joker-and-helper": Case(("goes", "buys-helper", "goes", "helper", "goes", "cards-back")),
    "africana-join-several": Case(("joins", "joins", "joins", "completes marker-back")),
    "africana-bonus-card": Case(("joins draws", "drawn", "goes"), options=("hands",)),
    "africana-complete-several": Case(("completes", "completes", "artifact", "turned-up", "turned-up")),
    "africana-limit-hand": Case(("draws", "removed", "discarded", "discarded", "discarded")),
    "africana-limit-adventures": Case(
        ("nothing", "buys-artifact", "buys-helper", "buys-artifact", "buys-artifact", "dropped")
    ),
    "africana-helper-penalty": Case(("buys-helper", "buys-helper", "helper", "helper")),
    "africana-reshuffle": Case(("draws reshuffled",), players=4),
    "africana-undo": Case(("joins", "goes", "completes", "turned-up", "draws")),
    "africana-example": Case(
        ("turned-up", "drawn", "free-leaf", "joins", "goes", "completes"), options=("map", "decks", "hands")
    ),
}

AFRITORIA = {
    # The ends: the draw pile is empty.
    "afritoria-end-short-market": Case(("last-round", "pile-empty"), "afritoria.end.trigger", 3),
    "afritoria-end-exact-market": Case(("last-round", "pile-empty"), "afritoria.end.trigger"),
    "afritoria-end-refill": Case(("pile-empty",), "afritoria.end.trigger", 4, options=("hands",)),
    # Rangers and poachers that are played.
    "afritoria-ranger": Case(("picks takes",)),
    "afritoria-poacher": Case(("steals loses takes",)),
    "afritoria-ranger-voids-poacher": Case(("poacher-void", "picks")),
    "afritoria-two-rangers": Case(("two-rangers",)),
    "afritoria-two-poachers": Case(("two-poachers",)),
    "afritoria-three-specials": Case(("three-specials",), players=3),
    "afritoria-ranger-two-poachers-void": Case(("three-specials",), players=3),
    "afritoria-ranger-two-poachers-works": Case(
        ("ranger-beside-poachers", "picks"), players=3, agreed="afritoria.ranger.beside-poachers=works"
    ),
    "afritoria-specials-unused": Case(("picks-nothing", "steals-nothing")),
    "afritoria-specials-in-vain": Case(("nothing-to-steal", "nothing-to-pick must-take-ranger")),
    # Rangers and poachers in the market.
    "afritoria-market-specials": Case(
        ("must-take-ranger takes gets-nothing", "must-take-poacher", "must-take-ranger"), players=3
    ),
    "afritoria-market-tie-next": Case(("knocked-out must-take-ranger", "knocked-out must-take-poacher"), players=3),
    "afritoria-market-tie-nobody": Case(
        ("knocked-out nobody-takes", "knocked-out nobody-takes"), players=3, agreed="afritoria.market.tie=nobody"
    ),
    # Other cases.
    "afritoria-twins": Case(("knocked-out",)),
    "afritoria-choice": Case(("takes", "takes")),
    "afritoria-exchange": Case(("exchanges", "exchanges", "exchanges")),
    "afritoria-exchange-hands": Case(("exchanges",), options=("hands",)),
    "afritoria-undo": Case(("picks", "takes")),
    "example-afritoria": Case(("steals", "knocked-out", "picks", "exchanges", "last-round"), "afritoria.end.trigger"),
}

CASES = {**AFRICA, **AFRICANA, **AFRITORIA}

BROKEN = {
    # Two shirts for one drum; the joker twice; a third lion of one colour.
    "bad-africa": (11, "africa.exchange.enough"),
    "bad-africana": (10, "africana.action.move.once"),
    "bad-afritoria": (10, "afritoria.components.wild"),
}
"""Records with a line that breaks a rule: its number, and the rule."""

EXAMPLES = {"example-africa": "examples/africa-record.jsonl", "example-afritoria": "examples/afritoria.jsonl"}
"""The records of the documentation."""

NEVER = {("africana", "no-card")}
"""What cannot happen: 60 travel cards are more than four hands and a table ever hold."""


def path_of(name: str) -> str:
    """The file of a record, seen from the root of the project."""
    return EXAMPLES.get(name, f"tests/records/{name}.jsonl")


def lines_of(name: str) -> list[bytes]:
    return (ROOT / path_of(name)).read_bytes().splitlines(keepends=True)


@cache
def course_of(name: str) -> Course:
    return replay(lines_of(name))


def told(course: Course) -> list[list[str]]:
    """The keys of the events of each move."""
    return [[event.what for event in step.events] for step in course.steps()]


def languages_of(name: str) -> list[str]:
    return list(languages()) if len(lines_of(name)) <= SHORT else ["en"]


TRANSCRIPTS = [(name, lang) for name in (*CASES, *BROKEN) for lang in languages_of(name)]


@pytest.mark.parametrize("name", CASES)
def test_a_record_shows_its_case(name: str) -> None:
    case, course = CASES[name], course_of(name)
    steps = iter(told(course))
    for wanted in case.happens:
        assert any(set(wanted.split()) <= set(step) for step in steps), wanted
    over = tracking.outcome(course.state)
    assert (over.rule if over else "") == case.ends
    setup = course.state.setup
    assert setup.players == ("Anna", "Ben", "Cleo", "Dora", "Emil")[: case.players]
    usual = tracking.start(setup.game, setup.players).setup
    assert [f"{ruling}={reading}" for ruling, reading in sorted(set(setup.rulings) - set(usual.rulings))] == (
        [case.agreed] if case.agreed else []
    )
    chosen = {key for key, value in setup.options if value != usual.option(key)}
    assert chosen == set(case.options)


@pytest.mark.parametrize("name", [*CASES, *BROKEN])
def test_a_record_is_written_again_as_it_is(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    if name in BROKEN:
        lines = lines[: BROKEN[name][0] - 1]
    copy = tmp_path / "copy.jsonl"
    with Record(str(copy), replay(lines[:1]).state) as record:
        for line in lines[1:]:
            _again(record, json.loads(line))
    header, *written = copy.read_bytes().splitlines(keepends=True)
    again = [header if name in EXAMPLES else short(header), *written]
    if os.environ.get("UPDATE_GOLDEN") and name not in BROKEN:
        (ROOT / path_of(name)).write_bytes(b"".join(again))
        lines = again
    assert again == lines


def short(header: bytes) -> bytes:
    """The first line of a record without the readings that are the default, so that a new ruling does not touch it."""
    data = json.loads(header)
    usual = in_force(game_of(data["game"]))
    data["rulings"] = {ruling: reading for ruling, reading in data["rulings"].items() if reading != usual[ruling]}
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _again(record: Record, line: dict[str, Any]) -> None:
    if line == REDO:
        record.redo()
    elif line in (UNDO, FORCED_UNDO):
        record.undo(forced=line == FORCED_UNDO)
    else:
        line.pop("by", None)
        record.play(tracking.read_move(record.course.state.setup.game, line))


@pytest.mark.parametrize(("name", "lang"), TRANSCRIPTS)
def test_transcript(name: str, lang: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SCORER_LANG", lang)
    run = program("replay", path_of(name))
    assert run.code == (name in BROKEN)
    seen = f"{run.out}--- standard error\n{run.err}--- {run.code}\n"
    file = RECORDS / f"{name}.{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


def test_no_file_is_left_over() -> None:
    wanted = {f"{name}.{lang}.txt" for name, lang in TRANSCRIPTS}
    wanted |= {f"{name}.jsonl" for name in (*CASES, *BROKEN) if name not in EXAMPLES}
    assert {file.name for file in RECORDS.iterdir()} == wanted


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_names_line_and_rule(name: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        course_of(name)
    assert (broken.value.line, broken.value.rule) == BROKEN[name]


@pytest.mark.parametrize("game", ids())
def test_there_is_a_record_with_undo_and_redo(game: str) -> None:
    lines = [json.loads(line) for line in lines_of(f"{game}-undo")]
    for wanted in (UNDO, FORCED_UNDO, REDO):
        assert wanted in lines


@pytest.mark.parametrize("game", ids())
def test_every_move_and_every_event_is_in_some_record(game: str) -> None:
    courses = [course_of(name) for name in CASES if course_of(name).state.setup.game == game]
    assert {step.move.name for course in courses for step in course.steps() if step.move} == set(tracking.moves(game))
    happened = {key for course in courses for step in told(course) for key in step}
    never = {key for id, key in NEVER if id == game}
    assert happened == set(game_of(game).part("tracking.texts").EVENTS) - never


def test_africa_end_the_last_monument() -> None:
    """The eleventh monument, with two players the ninth; it ends the game even as a first action."""
    for name, number in {"two": 9, "two-eleventh": 11, "three": 11, "four": 11, "five": 11}.items():
        course = course_of(f"africa-end-{name}")
        assert sum([getattr(step.move, "tile", "") == "monument" for step in course.steps()]) == number
        assert course.events[-1].what == "game-over"


def test_africana_end_round() -> None:
    """Everybody has had the same number of turns; the last seat ends the game, at once if it began the end."""
    for name in ("two", "three", "four", "at-once"):
        course = course_of(f"africana-end-{name}")
        players = course.state.setup.players
        ends = [step for step in course.steps() if step.move and step.move.name in ("end", "draw", "discard", "drop")]
        seats = [tracking.current_player(step.before.state) for step in ends if step.before]
        assert seats[-1] == players[-1]
        begun = next(i for i, step in enumerate(ends) if "last-round" in [event.what for event in step.events])
        assert (seats[begun] == players[-1]) == (name == "at-once")


def test_afritoria_end_trigger_the_three_ways() -> None:
    """The pile runs out in a market that stays short or is just complete, or while the hands are filled up."""
    assert _last_market("afritoria-end-short-market") in (1, 2)
    assert _last_market("afritoria-end-exact-market") == 2
    course = course_of("afritoria-end-refill")
    assert "last-round" not in [key for step in told(course) for key in step]
    assert course.move is not None
    assert course.move.name == "draw"


def _last_market(name: str) -> int:
    """How many cards were turned up for the last market."""
    names = [step.move.name for step in course_of(name).steps() if step.move]
    last = len(names) - names[::-1].index("market")
    first = last
    while names[first - 1] == "market":
        first -= 1
    return last - first
