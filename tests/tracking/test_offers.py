"""What is offered while a game is followed, and what may be said, mended and told of it afterwards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scorer import course, tracking
from scorer.registry import ids
from scorer.testing import offered, tables
from scorer.testing.following import Variant, played
from scorer.text.errors import InvalidMove, language
from scorer.tracking.course import Course, replay
from scorer.tracking.lines import as_typed, implied_decline, move_of, read_line
from scorer.tracking.moves import IllegalMove, Move, State, kit_for
from scorer.tracking.record import Record
from scorer.typed.question import Answer
from tests.support import ROOT, oware
from tests.support.tiers import one_of

TABLES = [(variant, players) for id in ids() for variant, players in tables(id) if players == 2]
FIRST = [next(table for table in TABLES if table[0].game == id) for id in ids()]


def africa(*moves: dict[str, Any]) -> Course:
    """A game of two after some moves."""
    followed = course.begin(tracking.start("africa", ["Anna", "Ben"]))
    for move in moves:
        followed = followed.play(read(**move))
    return followed


def read(move: str, **values: object) -> Move:
    return tracking.read_move("africa", {"move": move, **values})


def reveal(tile: str, **values: object) -> dict[str, Any]:
    return {"move": "reveal", "tile": tile, **values}


STATUE, DRUM, END = reveal("goods", kind="statue"), reveal("goods", kind="drum"), {"move": "end"}


def key_of(state: State, move: str, lang: str = "en", **given: object) -> tracking.Key:
    return next(key for key in tracking.offers(state, lang) if key.kind.name == move and key.given == given)


# Offers


@pytest.mark.parametrize(
    ("variant", "players"),
    [pytest.param(*table, marks=() if table in FIRST else pytest.mark.slow) for table in TABLES],
    ids=[f"{variant.game}-{variant.name}" for variant, _ in TABLES],
)
def test_what_is_offered_is_legal_and_scores_what_it_says(variant: Variant, players: int) -> None:
    offered.check_offers(variant, players)
    offered.check_places(variant, players)


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(ids(), "africana"))
def test_what_is_offered_in_a_whole_game(game: str) -> None:
    offered.check_many_offers(game, 1, seed=random.randrange(1000))


@pytest.mark.long
@pytest.mark.parametrize("game", ids())
def test_what_is_offered_in_300_games(game: str) -> None:
    offered.check_many_offers(game, 300)


def test_a_key_says_what_it_scores() -> None:
    state = africa(reveal("animal", kind="lion"), reveal("animal", kind="lion")).state
    asked = key_of(state, "reveal", tile="animal", kind="lion").ask
    assert asked is not None
    told = {choice.value: tracking.gains(choice.events) for choice in asked.choices if choice.whole}
    assert told == {0: {"Ben": 1}, 1: {"Ben": 2}, 2: {"Ben": 3}}
    refused = next(choice.refused for choice in asked.choices if choice.value == 3)
    assert refused is not None
    assert refused.rule == "africa.action.reveal.animal"
    assert not asked.more


def test_a_dead_end_is_refused() -> None:
    """A nomad with six empty spaces next to it cannot be moved to where there are more."""
    state = africa(reveal("nomad", near=2), END).state
    asked = tracking.ask(state, tracking.moves("africa")["nomad"], {})
    assert asked is not None
    refused = asked.choices[6].refused
    assert refused is not None
    assert refused.place == "near"
    assert asked.choices[0].refused is None


def test_values_have_groups_and_are_shown_as_they_are_known_now() -> None:
    (key,) = tracking.offers(tracking.start("afritoria", ["Ann", "Ben"]), "nl")
    assert key.ask is not None
    lion = next(choice for choice in key.ask.choices if choice.value == "green lion")
    assert (lion.brief, lion.group) == ("10", "groen")
    start = tracking.start("africana", ["Italy", "Congo"])
    for i in range(5):
        way = {"start": "Napoli", "goal": f"Place {i}", "silver": 1, "points": 2}
        start = tracking.play(start, tracking.read_move("africana", {"move": "expedition", **way}))
    joined = tracking.ask(start, tracking.moves("africana")["join"], {})
    assert joined is not None
    assert joined.choices[2].label == "3 Napoli – Place 2"


def test_ask_refuses_what_no_move_can_say() -> None:
    state = africa().state
    for given in ({"tile": "gold", "colour": 1}, {"tile": "lava"}, {"symbols": "many"}):
        with pytest.raises(InvalidMove):
            tracking.ask(state, tracking.moves("africa")["reveal"], given)
    with pytest.raises(IllegalMove):
        tracking.ask(africa(STATUE, END, DRUM).state, tracking.moves("africa")["reveal"], {})


def test_a_list_is_told_entry_by_entry() -> None:
    """Where there are many lists."""
    ones, twos = [[reveal("gold", symbols=symbols)] * 4 for symbols in (1, 2)]
    state = africa(*ones, *twos[:2]).state
    kind = tracking.moves("africa")["resources"]
    second = tracking.ask(state, kind, {"gold": [2, 2]}, key="gold")
    assert second is not None
    assert not second.entire
    told = [(choice.value, choice.refused is None) for choice in second.choices]
    assert told == [([2, 2, 1], True), ([2, 2, 2], False)]


def test_each_of_few_lists_is_told_at_once() -> None:
    """Where their order means nothing; where no gems lie face up, nobody is asked for them."""
    state = africa(reveal("gold", symbols=2), reveal("gold", symbols=1)).state
    asked = tracking.ask(state, tracking.moves("africa")["resources"], {"gold": [2]}, key="gold")
    assert asked is not None
    assert asked.entire
    assert [(choice.brief, choice.value) for choice in asked.choices] == [
        ("1", [1]),
        ("2", [2]),
        ("1 + 2", [1, 2]),
        ("", None),
    ]
    assert all(choice.whole for choice in asked.choices)
    assert key_of(africa().state, "resources").whole


def test_foresee_changes_nothing_and_refuses_as_play_does() -> None:
    followed = africa()
    events = tracking.foresee(followed.state, read(**reveal("gold", symbols=2)))
    assert tracking.gains(events) == {"Anna": 2}
    with pytest.raises(IllegalMove):
        tracking.foresee(followed.state, read("keep"))


# What is said afterwards, and without words


def test_a_move_is_amended() -> None:
    followed = africa(reveal("animal", kind="lion"), reveal("animal", kind="lion"), reveal("animal", kind="lion"))
    assert followed.before is not None
    assert followed.move is not None
    asked = tracking.amendable(followed.before.state, followed.move)
    assert [each.field.key for each in asked] == ["kind", "moved"]
    amended = followed.amend("moved", 2)
    assert (amended.number, tracking.gains(amended.events)) == (3, {"Ben": 3})
    assert amended.amend("moved", None).state == followed.state
    with pytest.raises(IllegalMove):
        followed.amend("moved", 4)
    with pytest.raises(InvalidMove):
        followed.amend("colour", 4)
    with pytest.raises(IllegalMove):
        africa().amend("moved", 1)


def test_going_on_declines_what_is_offered() -> None:
    state, say = africa(STATUE, END, DRUM).state, language("en")
    assert tracking.decline_move(state) == read("keep")
    assert tracking.decline_move(africa(STATUE).state) is None
    for line in ("g1", "reveal gold 1", "skip", "drum", "animal lino 2"):
        assert implied_decline(state, line, say) == read("keep"), line
    for line in ("keep", "exchange statue Anna", "foo", "free", "3"):
        assert implied_decline(state, line, say) is None, line


def test_the_turn_of_somebody_else_says_that_one_has_finished() -> None:
    state = africa().state
    assert tracking.moves_to_turn(state, "Anna") == []
    assert tracking.moves_to_turn(state, "Ben") == [read("end")]
    assert tracking.moves_to_turn(africa(STATUE, END, DRUM).state, "Anna") == [read("keep"), read("end")]
    assert tracking.moves_to_turn(tracking.start("afritoria", ["Ann", "Ben"]), "Ben") is None


def test_nobody_is_passed_over_because_a_name_was_tapped() -> None:
    state = tracking.start("africa", ["Anna", "Ben", "Cleo"])
    assert tracking.moves_to_turn(state, "Ben") == [read("end")]
    assert tracking.moves_to_turn(state, "Cleo") is None


# Mending without a disk


def test_mend_plays_the_later_moves_again(tmp_path: Path) -> None:
    gold = reveal("gold", symbols=1)
    followed = africa(gold, reveal("monument"), reveal("gems", symbols=2))
    other = followed.mend(1, read(**reveal("gold", symbols=2)))
    assert (other.number, tracking.tally(other.state).to_dict()["players"][0]["track"]) == (3, 2)
    assert followed.mend(3, read(**gold), before=True).number == 4
    assert followed.mend(3, None).number == 2
    assert followed.mend(1, read(**gold), until=2).number == 2
    for number in (0, 4):
        with pytest.raises(IllegalMove):
            followed.mend(number, None)
    with pytest.raises(IllegalMove):
        followed.mend(1, read("keep"))
    path = str(tmp_path / "record.jsonl")
    with Record(path, africa().state) as record:
        for step in followed.steps():
            assert step.move is not None
            record.play(step.move)
        record.mend(3, None)
        record.mend(1, read(**reveal("gold", symbols=2)))
        kept = record.course
    with open(path, "rb") as file:
        again = replay(file)
    assert again.state == kept.state
    assert again.number == 2


# What was wrong


@pytest.mark.parametrize(("variant", "players"), FIRST, ids=ids())
def test_nothing_is_offered_after_the_end(variant: Variant, players: int) -> None:
    state = played(variant, players).state
    kit_for(variant.game).kinds_now(state)
    assert tracking.offers(state) == ()
    assert tracking.decline_move(state) is None
    assert tracking.moves_to_turn(state, state.setup.players[0]) is None


def test_a_zero_at_the_end_is_typed_too() -> None:
    state, say = africa(reveal("monument"), reveal("monument")).state, language("en")
    text = as_typed(read("research", near=0), state, say)
    found = read_line(state, text, say)
    assert isinstance(found, Answer)
    assert isinstance(found.value, dict)
    assert found.value.get("near") == 0
    assert move_of(state, found.value) == read("research", near=0)


@pytest.mark.parametrize("lang", ["nl", "de", "fr", "fi", "en"])
def test_a_refusal_is_told_with_its_question(lang: str) -> None:
    move = read(**reveal("animal", kind="lion", near=5))
    refused = tracking.why_not(africa().state, move)
    assert refused is not None
    question = language(lang).gettext("How many are next to it?")
    assert tracking.in_words(refused, type(move), lang).text(lang).startswith(question)


def test_a_move_is_described() -> None:
    assert tracking.describe(read(**reveal("animal", kind="lion", near=2))) == "Reveal a tile: animal; lion"
    market = tracking.read_move("afritoria", {"move": "market", "card": "green lion"})
    assert tracking.describe(market, "nl").endswith(": leeuw (groen)")


def test_the_state_in_one_line() -> None:
    assert tracking.status(africa().state) == "Round 1: Anna has 2 actions left."


@pytest.mark.slow
def test_what_a_game_from_elsewhere_offers(tmp_path: Path) -> None:
    """Oware says nothing of keys, and its refusals have no place: the only field is meant."""
    path = oware.install(tmp_path)
    code = "from scorer.testing.offered import check_many_offers as check; assert check('oware', 3) > 500"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(path)}, cwd=ROOT)
