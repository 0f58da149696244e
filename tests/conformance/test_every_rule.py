"""Every rule, ruling and question of every game has a test that is named after it, or a reason why it has none.

The test of `africa.turn.free_move` is called `test_africa_turn_free_move`, or so and `_something` after it; dots and
hyphens are underscores. A name belongs to the longest id that it begins with: `test_africa_setup_supply_2p` is no test
of `africa.setup.supply`. A new game is checked by being registered.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

import scorer
from scorer.registry import game as game_of, ids

pytestmark = pytest.mark.unmeasured

TESTS = Path(__file__).parent.parent

NOT_PLAYED: Mapping[str, str] = {
    "africa.comp.refcards": "Printed cards that players read; nothing in a game depends on them.",
    "africa.comp.overview": "A printed sheet and a rulebook; nothing in a game depends on them.",
    "africa.setup.time": "How long a game takes; nothing in a game depends on it.",
    "africa.question.not-in-the-game": "What there is none of; no move and no figure is about it.",
    "africa.question.rulebook-silent": "What people agree on beside the game; nothing in it depends on that.",
    "africana.setup.time": "Who the game is for and how long it takes; nothing in a game depends on it.",
    "africana.question.tactics": "Advice; no rule depends on it.",
    "africana.question.not-in-the-game": "What there is none of; no move and no figure is about it.",
    "africana.question.rulebook-silent": "What people agree on beside the game; nothing in it depends on that.",
    "africana.action.buy.announce": "What players say before they lift a card; a move says what they did.",
    "afritoria.setup.time": "Who the game is for and how long it takes; nothing in a game depends on it.",
    "afritoria.question.not-in-the-game": "What there is none of; no move and no figure is about it.",
    "afritoria.question.rulebook-silent": "What people agree on beside the game; nothing in it depends on that.",
    "afritoria.card.park": "The story behind the colours; no rule uses the names of the parks.",
}
"""The entries that no test can be about, and why."""


def played(game: str) -> list[str]:
    """The ids of the entries of a game that say how it is played or scored; a term says only what a word means."""
    return [entry.id for entry in scorer.rules(game) if entry.kind != "term"]


def name_of(id: str) -> str:
    """How the names of the tests of an entry begin."""
    return "test_" + id.replace(".", "_").replace("-", "_")


@cache
def functions() -> Mapping[str, frozenset[str]]:
    """All test functions there are, each with the texts that stand in it or in what it is called with."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8"), str(file)).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                found[node.name] = frozenset(text for text in texts if isinstance(text, str))
    return found


def with_tests(entries: Iterable[str], named: Iterable[str]) -> set[str]:
    """The entries that some of these functions are named after."""
    names = {name_of(id): id for id in entries}
    found = set()
    for function in named:
        # Shorter and shorter beginnings, so the longest id comes first.
        words = function.split("_")
        beginnings = ["_".join(words[:count]) for count in range(len(words), 0, -1)]
        found |= {names[name] for name in [name for name in beginnings if name in names][:1]}
    return found


@pytest.mark.parametrize("game", ids())
def test_every_entry_has_a_test_or_a_reason(game: str) -> None:
    entries = played(game)
    without = set(entries) - with_tests(entries, functions()) - set(NOT_PLAYED)
    assert sorted(without) == []


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ids())
def test_every_reading_is_used_by_a_test_of_its_ruling(game: str) -> None:
    entries, without = played(game), []
    for ruling in game_of(game).rulings:
        texts = [texts for name, texts in functions().items() if with_tests(entries, [name]) == {ruling.id}]
        without += [
            f"{ruling.id}={reading}" for reading in ruling.readings if not any(reading in each for each in texts)
        ]
    assert without == []


@pytest.mark.parametrize("id", NOT_PLAYED)
def test_a_reason_is_needed(id: str) -> None:
    game = id.partition(".")[0]
    assert id in played(game)
    assert id not in with_tests(played(game), functions())
    assert NOT_PLAYED[id].endswith(".")


@pytest.mark.parametrize("game", ids())
def test_no_two_entries_share_the_name_of_a_test(game: str) -> None:
    entries = played(game)
    assert len({name_of(id) for id in entries}) == len(entries)


def test_a_name_belongs_to_the_longest_id() -> None:
    entries = ["a.setup.supply", "a.setup.supply.two", "a.question.one-or-two", "a.track"]
    assert with_tests(entries, ["test_a_setup_supply_two"]) == {"a.setup.supply.two"}
    assert with_tests(entries, ["test_a_setup_supply_two_players", "test_a_setup_supply_of_all"]) == set(entries[:2])
    assert with_tests(entries, ["test_a_question_one_or_two", "test_a_tracks", "test_a", "test_other"]) == {entries[2]}
