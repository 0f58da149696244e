"""What holds of a game that is followed: random games, and what is checked in each of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from .. import tracking
from ..export.schemas import record_schema
from ..reference.entries import rule
from ..registry import game as game_of
from ..scoring.fields import Label
from ..scoring.score import score
from ..scoring.tally import form_of
from ..text.i18n import languages
from ..tracking import course as courses
from ..tracking.course import Course
from ..tracking.moves import IllegalMove, Move, State
from .games import NAMES, fits

LONGEST = 30_000
"""A random game with more moves has no end."""


class Variant(NamedTuple):
    """A way in which a game can be followed."""

    game: str
    name: str
    options: Mapping[str, Any]


@cache
def variants(id: str) -> tuple[Variant, ...]:
    """Every way in which a game can be followed, as its own examples say."""
    examples = game_of(id).optional_part("examples")
    ways: Mapping[str, Mapping[str, object]] = getattr(examples, "WAYS", {"table": {}})
    return tuple([Variant(id, name, options) for name, options in ways.items()])


def tables(id: str) -> Iterator[tuple[Variant, int]]:
    """Every way to follow a game with every number of players."""
    low, high = form_of(game_of(id)).table
    for variant in variants(id):
        for players in range(low, high + 1):
            yield variant, players


def started(variant: Variant, players: int, **rulings: str) -> State:
    """The state before the first move."""
    return tracking.start(variant.game, NAMES[:players], rulings=rulings, **variant.options)


def choose(rng: random.Random, state: State) -> Move | None:
    """A random legal move, each kind as likely as the others; None when the game is over.

    What the examples of the game call `EAGER` is done more often, else a random walk over a map takes for ever.
    """
    kinds: dict[str, list[Move]] = {}
    for move in tracking.legal_moves(state):
        kinds.setdefault(move.name, []).append(move)
    if not kinds:
        return None
    eager = [name for name in _eager(state.setup.game) if name in kinds]
    name = rng.choice(eager if eager and rng.random() < 0.9 else list(kinds))
    return rng.choice(kinds[name])


@cache
def _eager(id: str) -> tuple[str, ...]:
    return tuple(getattr(game_of(id).optional_part("examples"), "EAGER", ()))


def random_game(variant: Variant, players: int, rng: random.Random, *, most: int = LONGEST, **rulings: str) -> Course:
    """A whole random game."""
    course = courses.begin(started(variant, players, **rulings))
    while move := choose(rng, course.state):
        course = course.play(move)
        assert course.number < most, "a game without an end"
    return course


@cache
def _played(game: str, way: str, players: int) -> Course:
    (variant,) = [variant for variant in variants(game) if variant.name == way]
    return random_game(variant, players, random.Random(1))


def played(variant: Variant, players: int) -> Course:
    """One random game, always the same."""
    return _played(variant.game, variant.name, players)


def _steps(variant: Variant, players: int) -> list[tuple[State, Move, Course]]:
    """The state before each move of it, the move, and what it led to."""
    return [
        (step.before.state, step.move, step)
        for step in played(variant, players).steps()
        if step.before is not None and step.move is not None
    ]


def lines_of(course: Course) -> list[bytes]:
    """The record of a course."""
    steps = course.steps()
    first = steps[0].before if steps else course
    assert first is not None
    written = [courses.header(first.state), *[courses.line_of(step) for step in steps]]
    return [json.dumps(line).encode() + b"\n" for line in written]


# Of every way to follow a game with every number of players


def check_ends_once_and_for_a_reason(variant: Variant, players: int) -> None:
    """A random game ends, by a rule of the end, and nothing can be done afterwards."""
    final = played(variant, players)
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.rule.startswith(f"{variant.game}.end"), over.rule
    assert rule(over.rule).id == over.rule
    steps = _steps(variant, players)
    assert all(tracking.outcome(before) is None for before, _, _ in steps)
    assert tracking.current_player(final.state) is None
    assert not tracking.legal_moves(final.state)
    for _, move, _ in steps[-20:]:
        refused = tracking.why_not(final.state, move)
        assert refused is not None
        assert refused.rule == over.rule


def check_standings_are_the_scoring_of_the_tally(variant: Variant, players: int) -> None:
    """What is counted in between is what would be counted of the same tally."""
    final = played(variant, players)
    for step in (*final.steps()[::17], final):
        sheet = tracking.standings(step.state)
        assert sheet == score(tracking.tally(step.state).to_dict())
        assert [player.name for player in sheet.players] == list(NAMES[:players])
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.winners == tracking.standings(final.state).winners


def check_listed_is_allowed(variant: Variant, players: int) -> None:
    """The legal list holds each move once, and exactly those that are allowed."""
    rng = random.Random(2)
    steps = _steps(variant, players)
    pool: list[Move] = []
    for before, _, _ in rng.sample(steps, min(12, len(steps))):
        pool += rng.sample(list(tracking.legal_moves(before)), 1)
    for before, made, _ in rng.sample(steps, min(40, len(steps))):
        legal = list(tracking.legal_moves(before))
        assert len(set(legal)) == len(legal)
        assert tracking.legal_moves(before).count() == len(legal)
        for move in rng.sample(legal, min(20, len(legal))):
            assert tracking.why_not(before, move) is None, move
        for move in (*pool, made):
            if not _has_new_name(move, legal):
                assert (move in legal) == (tracking.why_not(before, move) is None), move


def _has_new_name(move: Move, legal: list[Move]) -> bool:
    """Whether a move holds a name that people give and that the list cannot know."""
    labels = [field.key for field in move.fields if isinstance(field, Label)]
    return any(getattr(move, key) not in {getattr(m, key, None) for m in legal} for key in labels)


def check_refused_moves_change_nothing(variant: Variant, players: int) -> None:
    """A refusal names its rule, has a text in every language, and leaves the state as it was."""
    rng = random.Random(3)
    steps = _steps(variant, players)
    refusals = 0
    for before, _, _ in rng.sample(steps, min(40, len(steps))):
        _, other, _ = rng.choice(steps)
        known = hash(before)
        refused = tracking.why_not(before, other)
        if refused is not None:
            refusals += 1
            assert rule(refused.rule).game == variant.game
            assert all(refused.text(lang) for lang in languages())
            try:
                tracking.play(before, other)
            except IllegalMove as error:
                assert error.text() == refused.text()
            else:
                raise AssertionError(f"{other} was refused and played")
        assert hash(before) == known
    assert refusals, "not one move was refused"


def check_events_have_a_rule_and_a_sentence(variant: Variant, players: int) -> None:
    """Whatever happens is told in every language, with its rule."""
    for step in played(variant, players).steps():
        for event in step.events:
            assert rule(event.rule).game == variant.game, event
            assert event.player in ("", *NAMES[:players]), event
            assert all(tracking.told(variant.game, event, lang) for lang in languages()), event


def check_record_tells_the_whole_game(variant: Variant, players: int) -> None:
    """The lines of a record lead to the same state and to the same lines."""
    final = played(variant, players)
    written = lines_of(final)
    again = courses.replay(written)
    assert again.state == final.state
    assert again.number == final.number
    assert lines_of(again) == written
    for _, move, _ in _steps(variant, players):
        assert tracking.read_move(variant.game, json.loads(json.dumps(move.to_dict()))) == move


def check_lines_fit_the_schema(variant: Variant, players: int) -> None:
    """Every line of a record is as the schema says."""
    is_valid = fits(record_schema(variant.game))
    for line in lines_of(played(variant, players))[:120]:
        assert is_valid(json.loads(line)), line
    assert all(is_valid(undo) for undo in (courses.UNDO, courses.FORCED_UNDO, courses.REDO))


def check_undo_and_redo(variant: Variant, players: int) -> None:
    """Undo takes a move back, redo brings it again; what has shown something is taken back only on purpose."""
    steps = _steps(variant, players)
    for before, move, step in random.Random(4).sample(steps, min(10, len(steps))):
        undone = step.undo(forced=True)
        assert undone.state == before
        assert undone.number == step.number - 1
        assert undone.redo() is step
        try:
            assert step.undo().state == before
        except IllegalMove:
            assert move.reveals
        else:
            assert not move.reveals


def check_names_do_not_matter(variant: Variant, players: int) -> None:
    """With other names everything is the same."""
    final = played(variant, players)
    others = ["Zoë", "Yrjö", "Xaver", "Wim", "Val", "Ulf", "Tom", "Sam"][:players]
    new = dict(zip(NAMES, others, strict=False))

    def renamed(line: bytes) -> bytes:
        data = json.loads(line)
        for key, value in data.items():
            if isinstance(value, str) and value in new:
                data[key] = new[value]
        if "players" in data:
            data["players"] = others
        return json.dumps(data).encode() + b"\n"

    again = courses.replay([renamed(line) for line in lines_of(final)])
    before, after = tracking.standings(final.state), tracking.standings(again.state)
    assert [player.total for player in after.players] == [player.total for player in before.players]
    assert [player.rank for player in after.players] == [player.rank for player in before.players]


def check_state_can_be_seen(variant: Variant, players: int) -> None:
    """The state is told at any time in every language."""
    for step in played(variant, players).steps()[::29]:
        for lang in languages():
            shown = tracking.view(step.state, lang)
            assert shown
            assert all(shown)


CHECKS: tuple[Callable[[Variant, int], None], ...] = (
    check_ends_once_and_for_a_reason,
    check_standings_are_the_scoring_of_the_tally,
    check_listed_is_allowed,
    check_refused_moves_change_nothing,
    check_events_have_a_rule_and_a_sentence,
    check_record_tells_the_whole_game,
    check_lines_fit_the_schema,
    check_undo_and_redo,
    check_names_do_not_matter,
    check_state_can_be_seen,
)


def check_many(id: str, games: int = 0) -> None:
    """Every game reaches its end, whatever is played and however rulings are read: one of each table, or so many."""
    found = list(tables(id))
    rng = random.Random(5)
    for i in range(games or len(found)):
        variant, players = found[i % len(found)]
        rulings = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(id).rulings}
        state = started(variant, players, **rulings)
        moves = 0
        while move := choose(rng, state):
            state, _ = tracking.happened(state, move)
            moves += 1
            assert moves < LONGEST, "a game without an end"
        assert tracking.outcome(state) is not None
        assert tracking.standings(state).winners
