"""Every sentence about a followed game, in five languages, against a referee who plays it again by the rules alone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from scorer import tracking
from scorer.registry import game as game_of
from scorer.testing import lines_of, variants
from scorer.testing.following import choose, started
from scorer.tracking.course import Course, begin
from scorer.tracking.moves import Adjust, Move
from tests.explained.check import Checked, sentences
from tests.explained.disputed_play import told
from tests.explained.follow import Agreed, Referee
from tests.explained.follow_africa import Africa
from tests.explained.follow_africana import Africana
from tests.explained.follow_afritoria import Afritoria
from tests.explained.games import GAMES
from tests.explained.refereed import happenings
from tests.support.recorded import course_of, names_of

REFEREES: Mapping[str, Callable[[Mapping[str, Any]], Referee]] = {
    "africa": partial(Agreed, Africa),
    "africana": partial(Agreed, Africana),
    "afritoria": partial(Agreed, Afritoria),
}
EARLY, AGREES = 0.3, 0.01
"""How often somebody tells a move before their turn, where that can be; how often the table agrees on something."""


def random_games(game: str, number: int) -> Iterator[Course]:
    """Whole games, in each way to follow one, of each number of players, under rulings chosen at random."""
    ways = variants(game)
    low, high = (2, 5) if game == "africa" else (2, 4)
    for n in range(number):
        rng = random.Random(n)
        rulings: Any = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(game).rulings}
        players = low + n // len(ways) % (high - low + 1)
        course = begin(started(ways[n % len(ways)], players, **rulings))
        while move := choose(rng, course.state):
            agreed = agrees(rng, course)
            if rng.random() < AGREES and tracking.why_not(course.state, agreed) is None:
                course = course.play(agreed)
            early = told_early(rng, course) if rng.random() < EARLY else None
            course = course.play(early or move)
        yield course


def agrees(rng: random.Random, course: Course) -> Move:
    """Some points on which the table may agree."""
    player = rng.choice(course.state.setup.players)
    return Adjust(player, rng.choice((-3, -1, 1, 4)), rng.choice(("forgot a camp", "was helped")))


def told_early(rng: random.Random, course: Course) -> Move | None:
    """A move of somebody whose turn it is not, which they may tell already; None if there is none."""
    player = rng.choice(course.state.setup.players)
    if player == tracking.current_player(course.state):
        return None
    for key in tracking.offers(course.state, player=player):
        if key.ask:
            choice = rng.choice([each for each in key.ask.choices if each.whole])
            data = {"move": key.kind.name, **key.given, key.ask.field.key: choice.value}
            return tracking.read_move(course.state.setup.game, data)
    return None


def of_a_course(game: str, course: Course) -> Iterator[Checked]:
    """Every sentence: of what happens, and of what lies there in the end."""
    header = json.loads(lines_of(course)[0])
    yield from happenings(REFEREES[game](header), game, course)
    yield from told(GAMES[game], REFEREES[game], course)
    rulings = {id: header["rulings"][id] for id in GAMES[game].rulings if id in header["rulings"]}
    yield from sentences(GAMES[game], {**tracking.tally(course.state).to_dict(), "rulings": rulings})


def hold(game: str, courses: Iterator[Course]) -> None:
    """Every sentence about these games is true; says how many there were."""
    games, count, false = 0, 0, []
    for course in courses:
        games += 1
        for said in of_a_course(game, course):
            count += 1
            if not said.true:
                false.append(f"game {games}, {said.lang or 'the state'}, {said.place}: {said.sentence}")
    print(f"{game}: {games} games, {count} sentences, {len(false)} of them false")
    assert games
    assert not false, "\n".join(false[:20])


@pytest.mark.unmeasured
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_recorded_games_is_true(game: str) -> None:
    hold(game, (course_of(name) for name in names_of(game) if not name.startswith("bad-")))


@pytest.mark.unmeasured
@pytest.mark.slow
@pytest.mark.parametrize("number", [1, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_random_games_is_true(game: str, number: int) -> None:
    hold(game, random_games(game, number))
