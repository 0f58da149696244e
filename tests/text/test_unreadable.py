"""What is said of tallies and records of any game that cannot be read: where, what, what is allowed, which rule, code.

One line for each reason; who changes a sentence, its place or the remedy has to change it here, too.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import scorer
from scorer import course
from scorer.text.errors import ScorerError

ANN, BEN = {"name": "Ann", "pile": ["blue lion"]}, {"name": "Ben", "pile": []}
PAIR = [ANN, BEN]
GAMES = ", ".join(scorer.registry.ids())
HEADER = {"record": 1, "game": "afritoria", "rules": 1, "players": ["Ann", "Ben"]}
MARKET = b'{"move": "market", "card": "green lion"}\n'

TALLIES: list[tuple[Any, dict[str, Any], str, str]] = [
    (
        [],
        {},
        "not-a-tally",
        "[] is not a tally.\nAllowed: an object with the players in it",
    ),
    (
        {},
        {},
        "missing",
        "“game” is missing.",
    ),
    (
        {"game": 7, "players": PAIR},
        {},
        "other-game",
        "game: This is a tally of 7.\nAllowed: the id of a game",
    ),
    (
        {"game": "chess", "players": PAIR},
        {},
        "unknown-game",
        f"game: There is no game “chess”.\nAllowed: {GAMES}",
    ),
    (
        {"players": PAIR},
        {"game": "chess"},
        "unknown-game",
        f"There is no game “chess”.\nAllowed: {GAMES}",
    ),
    (
        {"game": "afritoria", "players": PAIR},
        {"game": "africa"},
        "other-game",
        "game: This is a tally of “afritoria”.\nAllowed: africa",
    ),
    (
        {"game": "afritoria"},
        {},
        "missing",
        "“players” is missing.",
    ),
    (
        {"game": "afritoria", "players": 7},
        {},
        "not-players",
        "players: 7 is not a list of players.\nAllowed: a list of players",
    ),
    (
        {"game": "afritoria", "players": []},
        {},
        "number-of-players",
        "players: Number of players: 0\nAllowed: 2 to 4 players\nRule: afritoria.setup.colours",
    ),
    (
        {"game": "afritoria", "players": [7, BEN]},
        {},
        "not-a-player",
        "players[0]: 7 is not a player.\nAllowed: an object with a name and what the player has",
    ),
    (
        {"game": "afritoria", "players": [{}, BEN]},
        {},
        "missing",
        "players[0].name: “name” is missing.",
    ),
    (
        {"game": "afritoria", "players": [{**ANN, "name": 7}, BEN]},
        {},
        "not-a-name",
        "players[0].name: 7 is not a name.\nAllowed: text on one line that is not empty, 100 characters at most",
    ),
    (
        {"game": "afritoria", "players": [ANN, ANN]},
        {},
        "same-name",
        ("players[1].name: Player 1 is called “Ann”, too.\nAllowed: a name that nobody else at the table has"),
    ),
    (
        {"game": "afritoria", "players": [{**ANN, "gold": 7}, BEN]},
        {},
        "unknown-key",
        "players[0]: There is no key “gold” here.\nAllowed: name, pile, values, adjust",
    ),
    (
        {"game": "afritoria", "players": PAIR, "gold": 7},
        {},
        "unknown-key",
        "There is no key “gold” here.\nAllowed: game, id, edition, rulings, began, players",
    ),
    (
        {"game": "afritoria", "players": PAIR, "edition": 7},
        {},
        "edition-not-text",
        "edition: An edition must be a string.",
    ),
    (
        {"game": "afritoria", "players": PAIR, "edition": "xx"},
        {},
        "unknown-edition",
        "edition: There is no edition “xx” of this game.\nAllowed: Dutch (nl)",
    ),
    (
        {"game": "afritoria", "players": PAIR, "rulings": 7},
        {},
        "rulings-not-an-object",
        "rulings: Rulings must be an object.\nAllowed: an object that maps rulings to readings",
    ),
    (
        {"game": "africana", "players": PAIR, "rulings": {"africana.tie.money": 7}},
        {},
        "reading-not-text",
        'rulings["africana.tie.money"]: A reading must be a string.',
    ),
    (
        {"game": "africana", "players": PAIR, "rulings": {"africana.tie.money": "more"}},
        {},
        "unknown-reading",
        'rulings["africana.tie.money"]: “more” is not a reading of this ruling.\nAllowed: value, silver',
    ),
    (
        {"game": "africana", "players": PAIR, "rulings": {"africana.tie.mony": "more"}},
        {},
        "unknown-ruling",
        (
            "rulings: There is no ruling “africana.tie.mony” in this game.\n"
            "Did you mean “africana.tie.money”?\n"
            "Allowed: africana.collections.repeat, africana.tie.money"
        ),
    ),
    (
        {"game": "afritoria", "players": PAIR},
        {"edition": 7},
        "edition-not-text",
        "edition: An edition must be a string.",
    ),
]


@pytest.mark.parametrize(("tally", "options", "code", "told"), TALLIES)
def test_a_tally_that_cannot_be_read(tally: Any, options: dict[str, Any], code: str, told: str) -> None:
    with pytest.raises(ScorerError) as caught:
        scorer.score(tally, **options)
    assert (caught.value.code, caught.value.text("en")) == (code, told)


HEADERS: list[tuple[Any, str]] = [
    (
        7,
        "This is not the first line of a record.\nAllowed: an object with “record” in it",
    ),
    (
        {"record": True},
        "This is not the first line of a record.\nAllowed: an object with “record” in it",
    ),
    (
        {**HEADER, "record": 9},
        (
            "This record was written by a newer version of this program; nothing was changed.\n"
            "Allowed: the newest version of this program"
        ),
    ),
    (
        {**HEADER, "rules": 9},
        (
            "This record was written by a newer version of this program; nothing was changed.\n"
            "Allowed: the newest version of this program"
        ),
    ),
    (
        {**HEADER, "game": 7},
        "game: 7 is not the id of a game.",
    ),
    (
        {**HEADER, "options": 7},
        "options: 7 is not an object.",
    ),
    (
        {**HEADER, "options": {"map": 1}},
        "options: There is no key “map” here.\nAllowed: hands, colours",
    ),
    (
        {**HEADER, "rulings": 7},
        "rulings: 7 is not an object.",
    ),
    (
        {**HEADER, "x": 1},
        "There is no key “x” here.\nAllowed: record, game, id, rules, edition, rulings, players, options",
    ),
    (
        {"record": 1},
        "“game” is missing.",
    ),
    (
        {**HEADER, "players": ["Ann"]},
        "players: Number of players: 1\nAllowed: 2 to 4 players\nRule: afritoria.setup.colours",
    ),
    (
        {**HEADER, "edition": "xx"},
        "edition: There is no edition “xx” of this game.\nAllowed: Dutch (nl)",
    ),
]


@pytest.mark.parametrize(("header", "told"), HEADERS)
def test_a_header_that_cannot_be_read(header: Any, told: str) -> None:
    with pytest.raises(ScorerError) as caught:
        course.replay([json.dumps(header).encode() + b"\n"])
    assert caught.value.text("en") == f"Line 1: {told}"


LINES: list[tuple[bytes, str]] = [
    (
        b"7\n",
        "Line 2: 7 is not a line of a record.\nAllowed: a move, an undo or a redo",
    ),
    (
        b'{"undo": 2}\n',
        'Line 2: {"undo": 2} is not a line of a record.\nAllowed: a move, an undo or a redo',
    ),
    (
        b"{\n",
        "Line 2: This is not JSON: a key in double quotes is missing at line 2, column 2.",
    ),
    (
        b"\xff\n",
        "Line 2: This is not text in UTF-8.\nAllowed: a move, an undo or a redo",
    ),
    (
        b'{"undo": 1}\n',
        "Line 2: There is nothing to take back.",
    ),
    (
        b'{"redo": 1}\n',
        "Line 2: There is nothing to redo.",
    ),
    (
        MARKET + b'{"undo": 1}\n',
        (
            "Line 3: This move has shown something that was hidden; it is taken back only if you say so expressly.\n"
            "Allowed: a forced undo, which the record notes\n"
            "Rule: afritoria.round.market"
        ),
    ),
    (
        b'{"by": 7, "move": "market", "card": "green lion"}\n',
        "Line 2: by: It is not 7’s turn.",
    ),
    (
        MARKET + MARKET + b'{"by": "Ben", "move": "play", "card": "green hyena"}\n',
        "Line 4: by: It is not Ben’s turn.\nAllowed: Ann",
    ),
]


@pytest.mark.parametrize(("lines", "told"), LINES)
def test_a_line_that_cannot_be_followed(lines: bytes, told: str) -> None:
    with pytest.raises(ScorerError) as caught:
        course.replay([json.dumps(HEADER).encode() + b"\n", *lines.splitlines(keepends=True)])
    assert caught.value.text("en") == told


def test_there_is_nothing_in_a_record() -> None:
    with pytest.raises(ScorerError) as caught:
        course.replay([])
    assert caught.value.text("en") == "The input is empty.\nAllowed: a record: a header and one move per line"


def test_there_is_no_such_move() -> None:
    begun = course.replay([json.dumps(HEADER).encode() + b"\n"])
    with pytest.raises(ScorerError) as caught:
        begun.at(3)
    assert caught.value.text("en") == "There is no move 3.\nAllowed: only 0"


def test_what_was_scored_can_be_scored_again() -> None:
    """A sheet is a tally, too: the one in it."""
    sheet = scorer.score({"game": "afritoria", "players": PAIR})
    assert scorer.score(sheet.to_dict()) == sheet


def test_nobody_else_has_a_result() -> None:
    sheet = scorer.score({"game": "afritoria", "players": PAIR})
    assert sheet["Ben"].name == "Ben"
    with pytest.raises(KeyError, match="Nobody"):
        sheet["Nobody"]


@pytest.mark.parametrize(("move", "shown"), [(7, "7"), ({}, "{}"), ({"move": 7}, '{"move": 7}')])
def test_what_is_no_move(move: object, shown: str) -> None:
    with pytest.raises(scorer.InvalidMove) as caught:
        scorer.tracking.read_move("afritoria", move)
    assert caught.value.text("en") == f"{shown} is not a move.\nAllowed: an object with the name of a move in it"


NO_READING = 'rulings["afritoria.market.tie"]: “all” is not a reading of this ruling.\nAllowed: next, nobody'


@pytest.mark.parametrize("made", [False, True], ids=["json", "value"])
@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"edition": 7}, "edition: An edition must be a string."),
        ({"edition": "xx"}, "edition: There is no edition “xx” of this game.\nAllowed: Dutch (nl)"),
        ({"edition": "nl", "rulings": {"afritoria.market.tie": "all"}}, NO_READING),
        ({"rulings": {"afritoria.market.tie": "all"}}, NO_READING),
    ],
)
def test_an_edition_or_a_reading_that_there_is_not(more: dict[str, Any], text: str, made: bool) -> None:
    tally: Any = {"game": "afritoria", "players": PAIR}
    with pytest.raises(scorer.ScorerError) as caught:
        scorer.score(scorer.read(tally) if made else tally, **more)
    assert caught.value.text("en") == text


@pytest.mark.parametrize("made", [False, True], ids=["json", "value"])
def test_no_reading_is_chosen_by_null_and_never_of_a_ruling_that_there_is_not(made: bool) -> None:
    tally: Any = {"game": "afritoria", "players": PAIR}
    given = scorer.read(tally) if made else tally
    nothing: Any = {"afritoria.market.tie": None}
    assert scorer.score(given, rulings=nothing).rulings == scorer.score(given).rulings
    for wrong in ({"": None}, {"africa.majority.zero": None}):
        unknown: Any = wrong
        with pytest.raises(scorer.UnknownName):
            scorer.score(given, rulings=unknown)
