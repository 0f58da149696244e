"""The reference of the library: complete, with an example for each task; the examples are run as doctests."""

from __future__ import annotations

import doctest
import inspect
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import is_typeddict

import pytest

import scorer
from docs.site import api
from scorer import course, log, tracking
from scorer.export.described import attributes
from scorer.export.schemas import SCHEMAS
from scorer.log.lines import line_of
from scorer.registry import ids
from tests.package import raises_scoring
from tests.support import EXAMPLES
from tests.support.program import Program

TASKS = api.TASKS.read_text("utf-8")


def test_every_public_name_has_its_place() -> None:
    assert sorted(api.public()) == sorted([*scorer._WHERE, *scorer._MODULES])


def examples(text: str) -> str:
    """What the examples of a text run and print."""
    return "\n".join(each.source + each.want for each in doctest.DocTestParser().get_examples(text))


NAMES = [
    *[("", name, getattr(scorer, name)) for name in scorer._WHERE],
    *[
        (name, key, getattr(module, key))
        for name, module in api.MODULES.items()
        for key in api.offered(module)
        if key not in scorer._WHERE
    ],
]


@pytest.mark.parametrize(("module", "name", "value"), NAMES, ids=[".".join(filter(None, each[:2])) for each in NAMES])
def test_every_public_name_has_an_example_that_runs(module: str, name: str, value: object) -> None:
    """On the page, where all that is written runs as a doctest."""
    assert re.search(rf"\b{module or 'scorer'}\.{name}\b", examples(TASKS))
    assert value.__doc__, "no docstring"


CLASSES = [value for name in raises_scoring.NAMES if isinstance(value := getattr(scorer, name), type)]


@pytest.mark.parametrize("value", [*CLASSES, *filter(is_typeddict, vars(scorer.shapes).values())])
def test_every_attribute_says_what_it_is(value: type) -> None:
    said = attributes(value)
    before = {key for base in value.__mro__[1:] if base.__module__ == value.__module__ for key in attributes(base)}
    assert not [key for key, text in said.items() if key not in before and not re.match(r"[A-Z`(\d].*\.$", text, re.S)]


def test_former_names_stay() -> None:
    goods = scorer.rule("africa.score.goods")
    assert goods.asked("nl") == goods.phrases("nl") != ""
    sheet = scorer.score(json.loads((EXAMPLES / "africa.json").read_text("utf-8")))
    assert sheet.asked is sheet.lookups


@pytest.mark.parametrize("game", ids())
def test_every_game_has_its_own_types(game: str) -> None:
    module = getattr(scorer, game)
    tally = scorer.read({"game": game, **json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))})
    assert isinstance(tally, module.Tally)
    assert all(isinstance(player, module.Player) for player in tally.players)
    assert inspect.getdoc(module.Tally)
    assert inspect.getdoc(module.Player)


OLDER = {
    "tracking": {
        "told": "event_sentence",
        "happened": "resolve",
        "described": "describe",
        "declined": "decline_move",
        "until": "moves_to_turn",
    },
    "course": {"begun": "read_header"},
    "log": {"undone": "undo"},
    "tracking.moves": {"replaced": "replace_at"},
}
"""The older names that programs may still use, each with that of today."""


@pytest.mark.parametrize("room", OLDER)
def test_older_names_are_still_there(room: str) -> None:
    module = api.MODULES.get(room) or import_module(f"scorer.{room}")
    for old, new in OLDER[room].items():
        assert getattr(module, old) is getattr(module, new)
        assert old not in api.offered(module)


def test_older_attributes_are_still_there() -> None:
    book = scorer.log.Union()
    book.add("year", (EXAMPLES / "year.jsonl").read_bytes())
    assert book.people.known == book.people.by_name
    assert any(play.told for play in book.plays())
    assert all(play.told == play.totals for play in book.plays())
    course = scorer.course.begin(scorer.tracking.start("africa", ["Ann", "Ben"]))
    course = course.play(scorer.tracking.read_move("africa", {"move": "reveal", "tile": "gold", "symbols": 2}))
    course = course.undo(forced=True)
    assert course.undone is course.to_redo is not None
    count = {"game": "africa", "players": [{"name": "Ann", "track": 3}, {"name": "Ben", "track": 0}]}
    found = scorer.tracking.recount(course, count)[0]
    assert (found.counted, found.known) == (found.in_count, found.in_record) == (3, 0)
    assert found.taken(count) == found.take(count)


def test_attributes_signatures_and_links_are_shown() -> None:
    page = api.reference()
    assert " at 0x" not in page  # where something lies is otherwise in each build
    assert "<!--" not in page
    assert "A language-neutral key that its category declares" in page
    assert "[`Sheet`](#scorer.Sheet)" in page
    assert all(len(line) < 130 for line in page.splitlines() if line.startswith("    ") and ": " in line)
    for name in scorer._WHERE:
        assert f"{{: #scorer.{name} }}" in page


def test_all_names_can_be_imported_at_once() -> None:
    names: dict[str, object] = {}
    exec("from scorer import *", names)
    assert {"score", "template", "merge", "schema", "Sheet", "tracking"} <= names.keys()
    assert "TYPE_CHECKING" not in names


@pytest.mark.parametrize("lang", scorer.languages())
@pytest.mark.parametrize("form", ["text", "markdown", "csv"])
def test_a_sheet_writes_what_the_command_writes(form: str, lang: str, program: Program) -> None:
    file = EXAMPLES / "africana.json"
    sheet = scorer.score(json.loads(file.read_text("utf-8")))
    command = ["score", file, "--format", form, "--lang", lang]
    assert getattr(sheet, form)(lang) == program(*command).out
    assert getattr(sheet, form)(lang, compare=True) == program(*command, "--compare").out


@pytest.mark.parametrize("kind", list(SCHEMAS))
def test_what_is_written_fits_its_schema(kind: str) -> None:
    """Those that the suite for games does not look at: an error, and the description of a game."""
    validate = pytest.importorskip("jsonschema").Draft202012Validator(scorer.schema(kind)).validate
    if kind == "game":
        for id in scorer.game_ids():
            validate(scorer.game(id).to_dict("fi"))
    if kind == "error":
        for error in scorer.problems({"game": "africa", "players": [{"name": "A", "track": -1}, 7]}):
            validate(error.to_dict("de"))


def test_an_unknown_schema_is_told() -> None:
    with pytest.raises(scorer.UnknownName) as told:
        scorer.schema("tallies")
    assert told.value.code == "unknown-schema"


TALLY = json.loads((EXAMPLES / "africa.json").read_text("utf-8"))
COURSE = course.begin(tracking.start("africa", [player["name"] for player in TALLY["players"]])).play(
    tracking.read_move("africa", {"move": "reveal", "tile": "gold", "symbols": 2})
)
DIFFERENCE = tracking.recount(COURSE, TALLY)[0]
LINE = {"v": 1, "play": "a", "t": "2026-11-22T20:41:07.123Z", "at": "2026-11-22", "tally": TALLY}
PLAY = log.Play(line_of(json.loads(json.dumps(LINE))))


@pytest.mark.parametrize(
    "make",
    [
        *[partial(scorer.schema, kind) for kind in SCHEMAS],
        lambda: scorer.merge([TALLY, TALLY]).tally,
        lambda: list(scorer.merge([TALLY, {**TALLY, "players": [{"name": "Anna", "goods": [1]}]}]).conflicts[0].values),
        lambda: scorer.game("africa").fields[2].typed("2 drums").to_dict(),
        lambda: DIFFERENCE.take(TALLY),
        lambda: PLAY.tally,
        lambda: course.mended_lines(COURSE, 1, course.begin(COURSE.state)),
    ],
)
def test_json_that_is_returned_is_new_with_each_call(make: Callable[[], object]) -> None:
    given = {*containers(TALLY), *containers(course.FORCED_UNDO)}
    first, second = make(), make()
    assert first == second
    assert given.isdisjoint(containers(first))
    assert set(containers(first)).isdisjoint(containers(second))


def containers(value: object) -> Iterator[int]:
    """The identity of each object and list in JSON."""
    if isinstance(value, (dict, list)):
        yield id(value)
        for each in value.values() if isinstance(value, dict) else value:
            yield from containers(each)
