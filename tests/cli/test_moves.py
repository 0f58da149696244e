"""What people type while a game is followed: it is what they meant, or it is asked about or refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scorer import tracking
from scorer.cli import terminal
from scorer.cli.lines import heads
from scorer.games.africa.tracking.revealing import Reveal
from scorer.games.africana.tracking.travelling import Join
from scorer.text.errors import language
from scorer.tracking.lines import read_line, read_value, split_line
from scorer.tracking.moves import State
from scorer.typed.question import Answer, Question
from tests.support import DATA, ROOT
from tests.support.following import state_of


def said(state: State, text: str, lang: str) -> str:
    """What a line says, as the table writes it: a move with its values, `:command rest`, `!rule` or `?`."""
    terminal.speak(language(lang))
    try:
        found = read_line(state, text, language(lang), heads())
    finally:
        terminal.speak(language("en"))
    if not isinstance(found, Answer):
        assert "{" not in found.text(lang)
        rule = found.error.rule if found.error and found.reason == "refused" and not found.choices else ""
        return f"? !{rule}" if rule else "?"
    assert isinstance(found.value, dict)
    return written(dict(found.value))


def written(value: dict[str, Any]) -> str:
    """A move or a command in one line."""
    if "command" in value:
        return f":{value['command']} {'! ' * value['forced']}{value['rest']}".strip()
    name = value.pop("move")
    return " ".join([name, *(f"{key}={as_word(each)}" for key, each in value.items() if each not in (None, []))])


def as_word(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(as_word, value))
    return str(value).replace(" ", "_")


def rows() -> list[tuple[str, str, str, str]]:
    found = []
    for line in (DATA / "moves.tsv").read_text("utf-8").splitlines():
        lang, scene, meaning, typed = line.split("\t")
        found += [(lang, scene, meaning, text.replace("¦", "|")) for text in typed.split(" | ")]
    return found


MEASURED = ("de", "fi")
"""The languages whose lines coverage looks at, all of them: cases, compounds and what stands around a move."""


@pytest.mark.parametrize(
    ("lang", "scene", "meaning", "text"),
    [pytest.param(*row, marks=[pytest.mark.measured] if row[0] in MEASURED else []) for row in rows()],
)
def test_a_typed_move(lang: str, scene: str, meaning: str, text: str) -> None:
    found = said(state_of(scene), text, lang)
    if meaning == "?":
        assert found.startswith("?"), found
    elif meaning.startswith("!"):
        assert found == f"? {meaning}"
    else:
        assert found == meaning.removesuffix("=")


AT_ONCE = [
    ("en", "statue", "statue, exchange drum Ann | statue for Ann's drum | statue swapped with Ann for the drum"),
    ("nl", "beeld", "beeld, ruil trommel Ann | beeld voor Anns trommel"),
    ("de", "Statue", "Statue, tausche Trommel Ann | Statue gegen Anns Trommel"),
    ("fr", "statue", "statue, échange tambour Ann | statue contre le tambour d'Ann"),
    ("fi", "patsas", "patsas, vaihdan Annin rummun | patsas ja vaihdan Annin rummun"),
]


@pytest.mark.parametrize(("lang", "tile", "texts"), AT_ONCE)
def test_a_tile_and_its_exchange_in_one_line(lang: str, tile: str, texts: str) -> None:
    for text in texts.split(" | "):
        first, second = split_line(state_of("Y"), text, language(lang))
        assert first == tile
        after = tracking.play(state_of("Y"), Reveal("goods", "statue"))
        assert said(after, second, lang) in ("exchange take=drum player=Ann", "exchange player=Ann take=drum"), text


def test_two_moves_that_do_not_belong_together_are_two_lines() -> None:
    for text in ("gold 2 gold 1", "drum, keep", "statue, exchange drum Ben", "statue - keep"):
        assert split_line(state_of("Y"), text, language("en")) == [text]


def test_the_lines_of_the_docs_are_understood() -> None:
    """Each letter of the table of short forms, in a state in which it is possible or refused with a rule."""
    text = (ROOT / "docs" / "reference" / "commands.md").read_text("utf-8")
    scenes = {"Africa": "A", "Africana": "C", "Afritoria": "M"}
    game, tried = "", 0
    for line in text.partition("| game | a line | means |")[2].splitlines()[2:]:
        if not line.startswith("|"):
            break
        cells = line.split("|")
        game = cells[1].strip() or game
        for typed in [each for code in re.findall(r"`([^`]+)`", cells[2]) for each in code.split(";")]:
            found = {
                said(state_of(scene), typed.strip(), "en") for scene in (scenes[game], *"DX" * (game != "Afritoria"))
            }
            assert [each for each in found if each != "?"], typed
            tried += 1
    assert tried > 20


# Answers to a question about one value

VALUES = [
    ("A", {"move": "reveal"}, "tile", "tile=animal kind=lion near=1", "l1 | lion 1 | the lion 1"),
    ("A", {"move": "reveal"}, "tile", "tile=gold symbols=2", "g2 | gold 2"),
    ("A", {"move": "reveal"}, "tile", "tile=animal kind=lion", "l | lion"),
    ("A", {"move": "reveal"}, "tile", "?", "no | 2 | both | gold? | - | nope"),
    ("A", {"move": "resources"}, "gold", "gold=2,1", "2, 1 | 2 1 | 2,1 nuggets | gold 2 1"),
    ("A", {"move": "resources"}, "gold", "gold=2", "2 | 2 nuggets | 2 gold | nuggets 2"),
    ("A", {"move": "resources"}, "gold", "?", "1 gem | 2 1 gems | 2 and 1 | 2 gold 1 gem | gold | 2 2 3"),
    (
        "D",
        {"move": "expedition", "start": "Cairo", "goal": "Lagos"},
        "silver",
        "start=Cairo goal=Lagos silver=5",
        "5 silver",
    ),
    (
        "D",
        {"move": "expedition", "start": "Cairo", "goal": "Lagos"},
        "silver",
        "?",
        "5 points | 5 silver 2 | silver 5 2",
    ),
    ("A", {"move": "reveal", "tile": "gold"}, "symbols", "tile=gold symbols=2", "2 | two | 2. | 2! | just 2"),
    (
        "A",
        {"move": "reveal", "tile": "gold"},
        "symbols",
        "?",
        "both | 1, 2 | 2-1 | 2+1 | no | a pair | 2? | 12 | ½ | 1 2",
    ),
    ("C", {"move": "join"}, "space", "space=1", "1 | one"),
    ("C", {"move": "join"}, "space", "?", "both | 1, 2 | 2-1 | a pair | no | 1 and 2 | first"),
    ("C", {"move": "join", "space": 1}, "bonus", "?", "1 | 2 | no | both"),
    ("C", {"move": "go"}, "to", "to=Cairo", "Cairo | cai | to Cairo"),
    ("C", {"move": "go"}, "to", "?", "ca | Cairo? | Cairo, Lagos | go Cairo | Cairo joker"),
    ("C", {"move": "go", "to": "Cairo"}, "card", "to=Cairo card=grey", "grey | gray | the grey | with grey | g"),
    ("X", {"move": "exchange", "take": "drum"}, "player", "take=drum player=Ann", "Ann | from Ann | a"),
    ("X", {"move": "exchange", "take": "drum"}, "player", "?", "Ann? | Zed | no | 1"),
    ("A", {"move": "resources"}, "gold", "gold=2,1", "21 | 2,1"),
    ("A", {"move": "resources"}, "gold", "?", "both | 2-1 | no?"),
    ("C", {"move": "go"}, "to", "?", "draw | join 1 | end"),
]


@pytest.mark.measured
@pytest.mark.parametrize(("scene", "move", "key", "meaning", "texts"), VALUES)
def test_an_answer_to_a_question(scene: str, move: dict[str, Any], key: str, meaning: str, texts: str) -> None:
    for text in texts.split(" | "):
        found = read_value(state_of(scene), move, key, text, say=language("en"))
        if meaning == "?":
            assert not isinstance(found, Answer), text
            assert "[0]" not in found.text("en")
        else:
            assert isinstance(found, Answer), (text, found)
            assert isinstance(found.value, dict)
            assert written(dict(found.value)) == f"{move['move']} {meaning}"


def test_the_word_of_another_move_is_no_mistyped_value() -> None:
    """“draw” is no “Congo”, though both are short."""
    for lang, word in (("en", "draw"), ("fi", "nosta"), ("de", "ziehen")):
        found = read_value(state_of("C"), {"move": "go"}, "to", word, say=language(lang))
        assert isinstance(found, Question)
        assert (found.reason, found.choices) == ("refused", ())
        assert word in found.text(lang)


def test_a_number_alone_is_refused_with_what_it_may_follow() -> None:
    for scene, number, lines in (("A", "2", "gold 2"), ("C", "1", "join 1")):
        found = read_line(state_of(scene), number, language("en"), heads())
        assert not isinstance(found, Answer)
        assert lines in found.text("en")


def test_a_number_that_is_never_possible_is_refused_with_those_that_are_now() -> None:
    state = state_of("C")
    told = {line: read_line(state, line, language("en"), heads()) for line in ("join 9", "join 0", "complete 0")}
    shown = {line: found.text("en") for line, found in told.items() if isinstance(found, Question)}
    spaces = ", ".join(dict.fromkeys(str(move.space) for move in tracking.legal_moves(state) if isinstance(move, Join)))
    assert [f"Allowed: {spaces}\n" in shown[line] for line in ("join 9", "join 0")] == [True, True], shown
    assert shown["complete 0"].startswith("“complete” is not one of the moves that are possible now.\n")


def test_finish_is_said_of_an_expedition_where_no_adventure_can_be_finished() -> None:
    state: Any = tracking.play(state_of("C"), Join(1, "2 silver"))
    goal = state.display[0].goal
    there = state._replace(companies=state.with_company(state.company._replace(place=goal)))
    assert said(there, "finish 1", "en") == "complete space=1"
    assert said(state, "finish 1", "en") == "? !africana.adventure.complete"
