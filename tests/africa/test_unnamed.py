"""Africa with animals of which nobody says the species: they score the same, and what follows stays possible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scorer import course, tracking
from scorer.games.africa.tracking.moving import Animal
from scorer.games.africa.tracking.revealing import Reveal
from scorer.games.africa.tracking.state import State
from scorer.testing.following import choose
from scorer.tracking.course import Course
from scorer.tracking.moves import Move
from tests.support import ROOT
from tests.support.play import begin, legal, play, refused


def table(*moves: Move, **options: Any) -> State:
    """A game of two after some moves."""
    return play(begin(State, "africa", ["Ann", "Ben"], **options), *moves)


def unnamed(near: int = 0) -> Reveal:
    return Reveal("animal", near=near)


def lion(near: int = 0) -> Reveal:
    return Reveal("animal", "lion", near=near)


def test_africa_action_reveal_animal_scores_without_its_species() -> None:
    state = table(unnamed(), unnamed(1))
    assert [own.points for own in state.owns] == [3, 0]
    assert tracking.view(state)[-1] == "Face up on the board: 2 × animal"
    assert not legal(state, unnamed(3))
    assert legal(state, unnamed(2))


def test_africa_action_reveal_animal_may_be_of_the_herd_of_any_other() -> None:
    """Two lions and an animal of which nobody said the species are three lions at most."""
    state = table(lion(), lion(1), unnamed())
    assert legal(state, lion(3))
    assert not legal(state, lion(4))
    assert legal(state, Reveal("animal", "zebra", near=1))
    assert not legal(state, Reveal("animal", "zebra", near=2))
    assert legal(state, unnamed(3))
    assert not legal(state, unnamed(4))


def test_africa_action_move_animal_cond_without_a_species() -> None:
    named = table(lion(), lion(1))
    refused(named, Animal(near=0, moved=1), "africa.action.move.source", place="kind")
    state = table(unnamed(), unnamed(1), unnamed())
    assert legal(state, Animal(near=0, moved=2))
    assert not legal(state, Animal(near=0, moved=3))
    assert tracking.gains(tracking.foresee(state, Animal(near=0, moved=2))) == {"Ben": 2}
    asked = tracking.ask(state, Animal, {})
    assert asked is not None
    assert asked.field.key == "near"


def test_africa_action_camp_research_counts_animals_of_any_species() -> None:
    state = table(unnamed(), unnamed(), lion())
    assert legal(state, tracking.read_move("africa", {"move": "research", "near": 3}))
    assert not legal(state, tracking.read_move("africa", {"move": "research", "near": 4}))


def test_africa_comp_board_counts_by_species() -> None:
    """On a board of one's own herds are counted, so the species is needed."""
    from scorer.games.africa.tracking.board import example_board

    state = begin(State, "africa", ["Ann", "Ben"], board=list(example_board()))
    while tracking.current_player(state) and state.starting:
        state = tracking.play(state, next(iter(tracking.legal_moves(state))))
    move = next(each for each in tracking.legal_moves(state) if isinstance(each, Reveal) and each.tile == "animal")
    error = tracking.why_not(state, Reveal("animal", space=move.space, at=move.at))
    assert error is not None
    assert error.place == "kind"


def animals(state: State) -> list[tracking.Key]:
    """The keys of a revealed animal."""
    return [key for key in tracking.offers(state) if key.given.get("tile") == "animal"]


def test_a_row_without_a_species_one_for_each_that_is_named_and_one_for_new_ones() -> None:
    state = table(lion(), unnamed())
    rows = animals(state)
    assert [(key.label, key.given.get("kind")) for key in rows] == [
        ("animal: any kind", None),
        ("lion", "lion"),
        ("animal: new kind", None),
    ]
    assert [key.ask.field.key for key in rows if key.ask] == ["near", "near", "kind"]
    assert "kind" in [asked.field.key for asked in tracking.amendable(state, unnamed())]


def test_the_first_of_a_species_is_told_at_once() -> None:
    """No other one can be next to it, so nobody has to say so; but an animal of which nothing was said can be."""
    new = animals(table(lion()))[-1].ask
    assert new is not None
    assert new.more
    assert [(choice.value, choice.whole, tracking.gains(choice.events)) for choice in new.choices] == [
        ("elephant", True, {"Ann": 1}),
        ("zebra", True, {"Ann": 1}),
    ]
    asked = tracking.ask(table(lion()), Reveal, {"tile": "animal", "kind": "antelope"})
    assert asked is not None
    assert not asked.needed
    new = animals(table(unnamed()))[-1].ask
    assert new is not None
    assert [choice.whole for choice in new.choices] == [False, False, False]


def test_a_species_that_is_told_later_is_held_against_what_was_said() -> None:
    followed = course.begin(table())
    for move in (lion(), Reveal("animal", "zebra"), unnamed(1)):
        followed = followed.play(move)
    assert followed.amend("kind", "lion").number == 3
    with pytest.raises(tracking.IllegalMove) as caught:
        followed.amend("kind", "elephant")
    assert caught.value.rule == "africa.action.reveal.animal"


def check_forgotten(told: Course, forgets: random.Random) -> None:
    """Without some of the species every move is possible and scores the same."""
    followed = course.begin(told.at(0).state)
    for step in told.steps():
        assert step.move is not None
        data = step.move.to_dict()
        forgotten = data.get("tile") == "animal" and forgets.random() < 0.7
        if forgotten or (data["move"] == "animal" and not _is_named(followed.state, data["kind"])):
            del data["kind"]
        followed = followed.play(tracking.read_move("africa", data))
        assert tracking.gains(followed.events) == tracking.gains(step.events)
    assert tracking.standings(followed.state) == tracking.standings(told.state)


def _is_named(state: Any, species: str) -> bool:
    return species in dict(state.animals)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(3))
def test_forgetting_changes_neither_legality_nor_points(seed: int) -> None:
    chance = random.Random(seed)
    followed = course.begin(table())
    while move := choose(chance, followed.state):
        if isinstance(move, (Reveal, Animal)) and not move.kind and getattr(move, "tile", "animal") == "animal":
            continue
        followed = followed.play(move)
    check_forgotten(followed, chance)


def test_the_example_is_the_same_without_species() -> None:
    with open(ROOT / "examples" / "africa-record.jsonl", "rb") as file:
        check_forgotten(course.replay(file), random.Random(1))
