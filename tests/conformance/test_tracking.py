"""What holds of every game that is followed. One suite for all of them; a new game is in it by being registered.

With `SCORER_GAMES=10000` in the environment that many random games of each game are played instead of a few.
"""

from __future__ import annotations

import json
import os
import random
from functools import cache

import jsonschema
import pytest
from following import NAMES, Variant, begun, choose, random_game, tables

import scorer
from scorer import tracking
from scorer.export.schemas import record_schema
from scorer.games import game as game_of, ids
from scorer.scoring.fields import Label
from scorer.tracking import course as courses
from scorer.tracking.course import Course
from scorer.tracking.moves import Move, State

GAMES = int(os.environ.get("SCORER_GAMES", "0"))
"""Random games of each game in the long run; a few of each table without."""

TABLES = list(tables())
NAMED = [f"{variant.game}-{variant.name}-{players}" for variant, players in TABLES]
every_table = pytest.mark.parametrize(("variant", "players"), TABLES, ids=NAMED)


@cache
def game(variant_name: str, seed: int) -> Course:
    variant, players = TABLES[NAMED.index(variant_name)]
    return random_game(variant, players, random.Random(seed))


def played(variant: Variant, players: int, seed: int = 1) -> Course:
    return game(f"{variant.game}-{variant.name}-{players}", seed)


def lines(course: Course) -> list[bytes]:
    """The record of a course."""
    steps = course.steps()
    first = steps[0].before
    assert first is not None
    written = [courses.header(first.state), *[courses.line_of(step) for step in steps]]
    return [json.dumps(line).encode() + b"\n" for line in written]


def test_every_game_can_be_followed() -> None:
    assert {variant.game for variant, _ in TABLES} == set(ids())


@every_table
def test_a_game_ends_once_and_for_a_reason(variant: Variant, players: int) -> None:
    final = played(variant, players)
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.rule.startswith(f"{variant.game}.end")
    assert scorer.rule(over.rule).id == over.rule
    for step in final.steps():
        assert step.before is not None
        assert tracking.outcome(step.before.state) is None
    assert tracking.current_player(final.state) is None
    assert not tracking.legal_moves(final.state)
    for step in final.steps()[-20:]:
        assert step.move is not None
        refused = tracking.why_not(final.state, step.move)
        assert refused is not None
        assert refused.rule == over.rule


@every_table
def test_the_sheet_is_the_scoring_of_the_tally(variant: Variant, players: int) -> None:
    final = played(variant, players)
    for step in (*final.steps()[::17], final):
        tally = tracking.tally(step.state)
        sheet = tracking.standings(step.state)
        assert sheet == scorer.score(tally.to_dict())
        assert [player.name for player in sheet.players] == list(NAMES[:players])
    over = tracking.outcome(final.state)
    assert over is not None
    assert over.winners == tracking.standings(final.state).winners


@every_table
def test_what_is_listed_is_what_is_allowed(variant: Variant, players: int) -> None:
    final = played(variant, players)
    rng = random.Random(2)
    steps = final.steps()
    pool: list[Move] = []
    for step in rng.sample(steps, min(12, len(steps))):
        assert step.before is not None
        pool += rng.sample(list(tracking.legal_moves(step.before.state)), 1)
    for step in rng.sample(steps, min(40, len(steps))):
        assert step.before is not None
        assert step.move is not None
        state = step.before.state
        legal = list(tracking.legal_moves(state))
        assert len(set(legal)) == len(legal)
        assert tracking.legal_moves(state).count() == len(legal)
        for move in rng.sample(legal, min(20, len(legal))):
            assert tracking.why_not(state, move) is None, move
        for move in (*pool, step.move):
            if not _has_new_name(move, legal):
                assert (move in legal) == (tracking.why_not(state, move) is None), move


def _has_new_name(move: Move, legal: list[Move]) -> bool:
    """Whether a move holds a name that people give and that the list cannot know."""
    labels = [field.key for field in move.fields if isinstance(field, Label)]
    return any(getattr(move, key) not in {getattr(m, key, None) for m in legal} for key in labels)


@every_table
def test_a_refused_move_changes_nothing_and_names_its_rule(variant: Variant, players: int) -> None:
    final = played(variant, players)
    rng = random.Random(3)
    steps = final.steps()
    refusals = 0
    for step in rng.sample(steps, min(40, len(steps))):
        other = rng.choice(steps)
        assert step.before is not None
        assert other.move is not None
        state = step.before.state
        before = hash(state)
        refused = tracking.why_not(state, other.move)
        if refused is not None:
            refusals += 1
            assert scorer.rule(refused.rule).game == variant.game
            for lang in scorer.languages():
                assert refused.text(lang)
            with pytest.raises(scorer.IllegalMove) as raised:
                tracking.play(state, other.move)
            assert raised.value.text() == refused.text()
        assert hash(state) == before
    assert refusals


@every_table
def test_every_event_has_a_rule_and_a_sentence(variant: Variant, players: int) -> None:
    for step in played(variant, players).steps():
        for event in step.events:
            assert scorer.rule(event.rule).game == variant.game
            assert event.player in ("", *NAMES[:players])
            for lang in scorer.languages():
                assert tracking.told(variant.game, event, lang)


@every_table
def test_a_record_tells_the_whole_game(variant: Variant, players: int) -> None:
    final = played(variant, players)
    written = lines(final)
    again = courses.replay(written)
    assert again.state == final.state
    assert again.number == final.number
    assert lines(again) == written
    for step in final.steps():
        assert step.move is not None
        assert tracking.read_move(variant.game, json.loads(json.dumps(step.move.to_dict()))) == step.move


@cache
def _validator(id: str) -> jsonschema.Draft202012Validator:
    schema = record_schema(id)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@every_table
def test_every_line_fits_the_schema(variant: Variant, players: int) -> None:
    validator = _validator(variant.game)
    for line in lines(played(variant, players))[:120]:
        assert validator.is_valid(json.loads(line)), line
    for undo in (courses.UNDO, courses.FORCED_UNDO, courses.REDO):
        assert validator.is_valid(undo)
    assert not validator.is_valid({"move": "nothing"})


@every_table
def test_undo_takes_a_move_back_and_redo_brings_it_again(variant: Variant, players: int) -> None:
    rng = random.Random(4)
    for step in rng.sample(played(variant, players).steps(), 10):
        assert step.before is not None
        assert step.move is not None
        undone = step.undo(forced=True)
        assert (undone.state, undone.number) == (step.before.state, step.before.number)
        assert undone.redo() is step
        if step.move.reveals:
            with pytest.raises(scorer.IllegalMove):
                step.undo()
        else:
            assert step.undo().state == step.before.state


@every_table
def test_names_do_not_matter(variant: Variant, players: int) -> None:
    final = played(variant, players)
    others = ["Zoë", "Yrjö", "Xaver", "Wim", "Val"][:players]
    new = dict(zip(NAMES, others, strict=False))

    def renamed(line: bytes) -> bytes:
        data = json.loads(line)
        for key, value in data.items():
            if isinstance(value, str) and value in new:
                data[key] = new[value]
        if "players" in data:
            data["players"] = others
        return json.dumps(data).encode() + b"\n"

    again = courses.replay([renamed(line) for line in lines(final)])
    before, after = tracking.standings(final.state), tracking.standings(again.state)
    assert [player.total for player in after.players] == [player.total for player in before.players]
    assert [player.rank for player in after.players] == [player.rank for player in before.players]


@every_table
def test_a_state_can_be_seen_at_any_time(variant: Variant, players: int) -> None:
    for step in played(variant, players).steps()[::29]:
        for lang in scorer.languages():
            shown = tracking.view(step.state, lang)
            assert shown
            assert all(shown)


@pytest.mark.parametrize("id", ids())
def test_many_random_games(id: str) -> None:
    """Every game reaches its end, whatever is played."""
    tables_of_game = [(variant, players) for variant, players in TABLES if variant.game == id]
    rng = random.Random(5)
    for i in range(GAMES or 2 * len(tables_of_game)):
        variant, players = tables_of_game[i % len(tables_of_game)]
        rulings = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(id).rulings}
        state: State = begun(variant, players, **rulings)
        moves = 0
        while move := choose(rng, state):
            state, events = tracking.happened(state, move)
            moves += 1
            assert moves < 30_000
            assert all(abs(event.points) <= 50 for event in events)
        assert tracking.outcome(state) is not None
        assert tracking.standings(state).winners
