"""Africana with cards face down: what nobody has told is unknown, is told when it matters, or is counted at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scorer import course, tracking
from scorer.games.africana.tracking.buying import Buy
from scorer.games.africana.tracking.counting import Count
from scorer.games.africana.tracking.display import End, Expedition
from scorer.games.africana.tracking.drawing import Draw
from scorer.games.africana.tracking.state import State
from scorer.games.africana.tracking.travelling import Complete, Finish, Go, Join
from scorer.testing.following import choose
from scorer.tracking.course import BrokenRecord, Course
from scorer.tracking.moves import Move
from tests.support.play import begin, legal, play
from tests.support.recorded import RECORDS
from tests.support.untold import forget


def table(*moves: Move) -> State:
    """A game of two after some moves: of no expedition anything was told."""
    return play(begin(State, "africana", ["Ann", "Ben"]), *[Expedition()] * 5, *moves)


def with_silver(state: State, silver: int) -> State:
    """The state when everybody has so much money."""
    return state._replace(companies=tuple([company._replace(silver=silver) for company in state.companies]))


def read(**data: Any) -> Move:
    return tracking.read_move("africana", data)


def test_africana_setup_expeditions_display_says_how_many_are_to_be_revealed() -> None:
    state = begin(State, "africana", ["Ann", "Ben"])
    told = [tracking.status(state)]
    for _ in range(5):
        state = play(state, Expedition())
        told.append(tracking.status(state))
    assert (told[0], told[4]) == ("Reveal 5 more expeditions", "Reveal 1 more expedition")
    assert told[5] == "Round 1; it is Ann’s turn"


def test_africana_expedition_join_tells_where_a_card_starts() -> None:
    state = table()
    assert all(legal(state, Join(space, "1 silver")) for space in range(1, 6))
    state = play(state, Join(2, "1 silver"), End(), Draw(), End())
    assert tracking.view(state)[3] == "Expeditions: 1 ? – ?; 2 Napoli – ? [Ann]; 3 ? – ?; 4 ? – ?; 5 ? – ?"
    assert not legal(state, Join(2))  # Ben stands in Cape Town
    assert legal(play(state, Go("Napoli")), Join(2))


def test_africana_expedition_complete_tells_where_a_card_ends() -> None:
    state = table(Join(2, "1 silver"), Go("Cairo"))
    silver = state.company.silver
    done, events = tracking.resolve(state, Complete(2, 4, 3))
    assert (done.companies[0].silver, tracking.gains(events)) == (silver + 4, {"Ann": 3})
    assert tracking.tally(done).to_dict()["players"][0]["expeditions"] == [3]
    later = tracking.play(state, Complete(2, 4))
    assert tracking.standings(later)["Ann"].total == tracking.standings(done)["Ann"].total - 3
    assert [asked.field.key for asked in tracking.amendable(state, Complete(2, 4))] == ["points"]
    assert "Cards whose points are not told yet: Ann 1" in tracking.view(later)
    assert (tracking.incomplete(later), tracking.incomplete(done)) == (["Ann"], [])
    assert not [line for line in tracking.view(done) if "not told" in line]


def test_africana_adventure_complete_tells_what_a_card_shows() -> None:
    state = with_silver(table(), 20)
    state = play(state, Buy("right", "north"), Buy("right"), End(), Draw(), Go("Congo"))
    assert state.company.silver == 10
    state = play(state, Finish(2, "mask", "", 3, 2))
    assert (state.company.silver, state.map.half("Congo"), state.company.artifacts[0].points) == (13, "south", 2)
    state = play(state, Finish(1, helper="grey"))
    assert (state.company.helped, state.company.helpers, state.company.open) == (1, (0, 0, 1, 0, 0), ())


def test_africana_adventure_complete_asks_for_the_helper_once_it_is_no_artifact() -> None:
    state = play(with_silver(table(), 20), Buy("right", "north"), End(), Draw(), Go("Congo"))
    asked = tracking.ask(state, Finish, {"number": 1})
    assert asked is not None
    assert (asked.field.key, [choice.refused for choice in asked.choices if choice.value is None]) == ("kind", [None])
    asked = tracking.ask(state, Finish, {"number": 1, "kind": None})
    assert asked is not None
    assert (asked.field.key, asked.choices[0].whole) == ("helper", True)


def test_africana_components_adventure_artifacts_hold_for_what_is_told_late() -> None:
    """Two of each kind in a book: the third is refused, though it was bought long before."""
    state = with_silver(table(), 20)
    state = play(state, *[Buy("right", "north"), *[Buy("right")] * 2], End(), Draw(), Go("Congo"))
    state = play(state, *[Finish(1, "mask", "", 1, 1)] * 2)
    refused = tracking.why_not(state, Finish(1, "mask", "", 1, 1))
    assert refused is not None
    assert (refused.rule, refused.place) == ("africana.components.adventure.artifacts", "kind")
    assert legal(state, Finish(1, "vase", "", 1, 1))


def test_africana_setup_expeditions_display_a_card_that_is_told_later_is_held_against_what_followed() -> None:
    """The move that does not go with it is named."""
    followed = course.begin(begin(State, "africana", ["Ann", "Ben"]))
    for move in (*[Expedition()] * 5, Join(1, "2 silver"), Go("Cairo"), Complete(1, 3), End()):
        followed = followed.play(move)
    told = followed.mend(1, Expedition("", "Napoli", "Cairo", 3, 2), until=7)
    assert tracking.standings(told.play(Complete(1)).state)["Ann"].total == 2
    for card, number in ((("Lagos", "Cairo"), 6), (("Napoli", "Congo"), 8)):
        with pytest.raises(BrokenRecord) as caught:
            followed.mend(1, Expedition("", *card, 3, 2))
        assert caught.value.line == number


def test_africana_end_round_what_was_not_told_is_counted() -> None:
    state = table(Join(2, "1 silver"), Go("Cairo"), Complete(2, 4))
    state = with_silver(state._replace(last=True), 9)
    state = play(state, End())  # the empty space stays empty: nothing is left of the pile but this
    state = play(state, Expedition(), Buy("right", "south"), End())
    assert tracking.outcome(state) is None
    assert tracking.current_player(state) == "Ann"
    (asked,) = [key.ask for key in tracking.offers(state) if key.ask]
    assert asked.field.key == "expeditions"
    assert asked.more
    assert [choice.value for choice in asked.choices] == list(range(20))  # not that there is nothing to count
    both = state._replace(companies=state.with_company(state.company._replace(open=state.companies[1].open)))
    several = tracking.ask(both, Count, {})
    assert several is not None
    assert [choice.value for choice in several.choices] == list(range(20))
    state = play(state, Count(5))
    assert tracking.current_player(state) == "Ben"
    (asked,) = [key.ask for key in tracking.offers(state) if key.ask]
    assert ([choice.value for choice in asked.choices], asked.more) == ([0, 1], False)
    state = play(state, Count(open_artifacts=1))
    assert tracking.outcome(state) is not None
    ann, ben = tracking.tally(state).to_dict()["players"]
    assert (ann["expeditions"], ben["open_artifacts"]) == (5, 1)


def test_africana_action_move_step_the_colour_need_not_be_told() -> None:
    state = table()
    assert tracking.foresee(state, Go("Cairo"))[0].what == "goes-by-card"
    went = play(state, Go("Cairo"))
    assert went.company.travel_cards == state.company.travel_cards - 1
    assert not legal(went, Go("Tripoli"))
    assert [asked.field.key for asked in tracking.amendable(state, Go("Cairo"))] == ["card"]
    known = play(begin(State, "africana", ["Ann", "Ben"], hands=True), *[Expedition()] * 5)
    known = play(known, *[read(move="card", colour="grey")] * 2)
    assert not legal(known, Go("Cairo"))
    assert legal(known, Go("Cairo", "grey"))


def check_forgotten(told: Course) -> None:
    """Who leaves out what nobody needs has the same sheet at the end, and sees the same move by move."""
    forgotten = forget(told)
    assert tracking.standings(forgotten.state) == tracking.standings(told.state)
    lines = [course.header(told.at(0).state), *[course.line_of(step) for step in forgotten.steps()]]
    assert course.replay(lines).state == forgotten.state
    for step, other in zip(told.steps(), forgotten.steps(), strict=False):
        assert tracking.gains(step.events) == tracking.gains(other.events)
        assert step.before is not None
        assert other.before is not None
        assert tracking.current_player(step.before.state) == tracking.current_player(other.before.state)


@pytest.mark.parametrize("name", ["africana-end-four", "africana-helper-penalty", "africana-complete-several"])
def test_cards_that_are_told_late_give_the_same_sheet(name: str) -> None:
    with open(RECORDS / f"{name}.jsonl", "rb") as file:
        check_forgotten(course.replay(file))


def told_game(players: int, rng: random.Random) -> Course:
    """A random game in which every card is told when it is seen."""
    followed = course.begin(begin(State, "africana", ["Ann", "Ben", "Cleo", "Dora"][:players]))
    while move := choose(rng, followed.state):
        data = move.to_dict()
        if data["move"] == "leaf" and not {"kind", "helper"} & data.keys():
            continue  # else a card is bought later that was never told
        bought = data["move"] == "buy" and not {"kind", "helper"} & data.keys()
        untold = bought and not _is_known(followed.state, move)
        if data == {"move": "expedition"} or untold or (data["move"] == "go" and "card" not in data):
            continue
        followed = followed.play(move)
    return followed


def _is_known(state: Any, move: Any) -> bool:
    half = move.half or state.map.half(state.company.place)
    book = state.books[("north", "south").index(half)]
    return (book.left if move.side == "left" else book.right)[-1] is not None


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_forgetting_changes_neither_legality_nor_points(players: int) -> None:
    check_forgotten(told_game(players, random.Random(players)))
