"""What holds of a game that is followed: random games, and what is checked in each of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from .. import tracking
from ..export.schemas import record_schema
from ..registry import game as game_of
from ..scoring.fields import LIMIT, Label, Teller, Whole
from ..scoring.score import score
from ..scoring.tally import form_of
from ..text.errors import InvalidMove
from ..tracking import course as courses
from ..tracking.course import Course
from ..tracking.moves import Adjust, IllegalMove, Move, State, kit_for
from .games import NAMES, fits, rule_ids
from .random_tallies import random_value

LONGEST = 30_000
"""A random game with more moves has no end."""


ENDLESS = (
    "A random game has no end after {most} moves: name the kinds of moves that bring it nearer in EAGER of examples.py,"
    " or let `ended` of tracking/kit.py say when it is over."
)
STUCK = (
    "A random game has no legal move and is not over: `ended` of tracking/kit.py says nothing, and `legal` of no Part"
    " gives a move. The state is {state}"
)


class Variant(NamedTuple):
    """A way to follow a game."""

    game: str
    """The id of the game."""
    name: str
    """The name of the way, as in `WAYS` of the game's examples."""
    options: Mapping[str, Any]
    """The options of `tracking.start`."""


@cache
def variants(id: str) -> tuple[Variant, ...]:
    """Returns every way to follow a game, as its examples declare them.

    Raises `UnknownName` if there is no such game.
    """
    examples = game_of(id).optional_part("examples")
    ways: Mapping[str, Mapping[str, object]] = getattr(examples, "WAYS", {"table": {}})
    return tuple([Variant(id, name, options) for name, options in ways.items()])


def tables(id: str) -> Iterator[tuple[Variant, int]]:
    """Yields every way to follow a game with every number of players.

    Raises `UnknownName` at the first step of the iteration if there is no such game.
    """
    low, high = form_of(game_of(id)).table
    for variant in variants(id):
        for players in range(low, high + 1):
            yield variant, players


def started(variant: Variant, players: int, **rulings: str) -> State:
    """Returns the state before the first move; `rulings` are readings. Raises what `tracking.start` raises."""
    return tracking.start(variant.game, NAMES[:players], rulings=rulings, **variant.options)


def choose(rng: random.Random, state: State, wanted: Callable[[Move], bool] | None = None) -> Move | None:
    """Returns a random legal move for which `wanted` is true, or None if there is none, as when the game is over.

    Each kind of move is equally likely, but the kinds in `EAGER` of the game's examples are likelier, as a random walk
    over a map takes for ever.
    """
    kinds: dict[str, list[Move]] = {}
    for move in tracking.legal_moves(state):
        if wanted is None or wanted(move):
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
    """Returns the course of a whole random game.

    Raises what `tracking.start` raises, and `AssertionError` if a move of the legal list is refused, or if there is no
    end after `most` moves.
    """
    course = courses.begin(started(variant, players, **rulings))
    while move := choose(rng, course.state):
        try:
            course = course.play(move)
        except IllegalMove as error:
            raise AssertionError(_disagree(course.state, move, "", error)) from None
        assert course.number < most, ENDLESS.format(most=most)
    return course


@cache
def _played(game: str, way: str, players: int) -> Course:
    (variant,) = [variant for variant in variants(game) if variant.name == way]
    return random_game(variant, players, random.Random(1))


def played(variant: Variant, players: int) -> Course:
    """Returns the course of a random game, the same one at each call. Raises what `random_game` raises."""
    return _played(variant.game, variant.name, players)


def steps_of(variant: Variant, players: int) -> list[tuple[State, Move, Course]]:
    """The state before each move of it, the move, and what it led to."""
    return [
        (step.before.state, step.move, step)
        for step in played(variant, players).steps()
        if step.before is not None and step.move is not None
    ]


def lines_of(course: Course) -> list[bytes]:
    """Returns the lines of the record of a course, as bytes with line breaks."""
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
    assert over is not None, STUCK.format(state=final.state)
    assert over.rule.startswith(f"{variant.game}.end"), (
        f"`ended` of tracking/kit.py names the rule {over.rule}: the id of a rule of the end begins with"
        f" {variant.game}.end"
    )
    _check_rule(over.rule, variant, "`ended` of tracking/kit.py")
    steps = steps_of(variant, players)
    for before, move, _ in steps:
        assert tracking.outcome(before) is None, f"The game is over ({over.rule}), and {move} is played all the same"
    assert tracking.current_player(final.state) is None, f"The game is over, and it is somebody’s turn: {final.state}"
    assert not tracking.legal_moves(final.state), f"The game is over, and there are legal moves: {final.state}"
    for _, move, _ in steps[-20:]:
        refused = tracking.why_not(final.state, move)
        assert refused is not None, f"The game is over, and {move} is allowed"
        assert refused.rule == over.rule, f"The game is over by {over.rule}, and {move} is refused by {refused.rule}"


def check_standings_are_the_scoring_of_the_tally(variant: Variant, players: int) -> None:
    """What is counted in between is what would be counted of the same tally."""
    final = played(variant, players)
    for step in (*final.steps()[::17], final):
        sheet = tracking.standings(step.state)
        tally = tracking.tally(step.state).to_dict()
        assert sheet == score(tally), (
            f"Written down and read again, the tally scores otherwise after move {step.number}: `tally` of"
            f" tracking/kit.py has to give what the fields in scoring/tally.py read. It is {tally}"
        )
        named = [player.name for player in sheet.players]
        assert named == list(NAMES[:players]), f"`tally` of tracking/kit.py has the players {named}, in this order"


def check_listed_is_allowed(variant: Variant, players: int) -> None:
    """The legal list holds each move once, and exactly those that are allowed."""
    rng = random.Random(2)
    steps = steps_of(variant, players)
    pool: list[Move] = []
    for before, _, _ in rng.sample(steps, min(12, len(steps))):
        pool += rng.sample(list(tracking.legal_moves(before)), 1)
    for before, made, _ in rng.sample(steps, min(40, len(steps))):
        legal = list(tracking.legal_moves(before))
        twice = [move for move in set(legal) if legal.count(move) > 1] if len(set(legal)) < len(legal) else []
        assert not twice, f"`legal` in tracking/kit.py gives a move twice: {twice[0]}"
        tried = _random_moves(variant.game, rng)
        for move in (*rng.sample(legal, min(20, len(legal))), *pool, made, *tried):
            if move in legal or not (_has_new_name(move, legal) or _is_early(move)):
                refused = tracking.why_not(before, move)
                assert (move in legal) == (refused is None), _disagree(
                    before, move, "" if move in legal else "not ", refused
                )


def _disagree(state: State, move: Move, listed: str, refused: IllegalMove | None) -> str:
    return (
        f"{move} is {listed}among what `legal` gives, and `refuse` says of it: {refused or 'nothing'}. Both stand in"
        f" the Part of this move in tracking/kit.py. The state is {state}"
    )


def _random_moves(game: str, rng: random.Random) -> Iterator[Move]:
    """Moves of each kind whose fields have any value."""
    for kind in kit_for(game).parts:
        for size in (1, 1, 3, 8, 40):
            given = [field for field in kind.fields if field.required or rng.random() < 0.5]
            try:
                yield tracking.read_move(
                    game, {"move": kind.name, **{f.key: random_value(f, rng, size) for f in given}}
                )
            except InvalidMove:
                continue  # the schema of a value may allow more than its field


def _has_new_name(move: Move, legal: list[Move]) -> bool:
    """Whether a move holds a name that people give, or a number without a limit, that the list cannot know."""
    labels = [f.key for f in move.fields if isinstance(f, Label) or (isinstance(f, Whole) and f.high >= LIMIT)]
    return any(getattr(move, key) not in {getattr(m, key, None) for m in legal} for key in labels)


def _is_early(move: Move) -> bool:
    """Whether a move says whose it is: the list holds those of whose turn it is."""
    return any([isinstance(field, Teller) and getattr(move, field.key) for field in move.fields])


def check_refused_moves_change_nothing(variant: Variant, players: int) -> None:
    """A refusal names its rule, and leaves the state as it was."""
    rng = random.Random(3)
    steps = steps_of(variant, players)
    refusals = 0
    tried = rng.sample(steps, min(40, len(steps)))
    # Of a short game with few moves one try a state would be too few.
    pairs = [(before, other) for before, _, _ in tried for _, other, _ in rng.sample(steps, min(5, len(steps)))]
    for before, other in pairs:
        known = hash(before)
        refused = tracking.why_not(before, other)
        if refused is not None:
            refusals += 1
            _check_rule(refused.rule, variant, f"The refusal “{refused.what}”")
            try:
                tracking.play(before, other)
            except IllegalMove as error:
                assert error.text() == refused.text(), f"{other} is refused with “{refused}”, then with “{error}”"
            else:
                raise AssertionError(f"{other} was refused and played")
        assert hash(before) == known, f"Trying {other} has changed the state: a state has to be a frozen value"
    assert refusals, "Not one move was refused: `refuse` of each Part in tracking/kit.py says what is not allowed"


def check_events_have_a_rule(variant: Variant, players: int) -> None:
    """Whatever happens has its rule, and happens to a player or to nobody in particular."""
    for event in {event for step in played(variant, players).steps() for event in step.events}:
        _check_rule(event.rule, variant, f"The event “{event.what}”")
        assert event.player in ("", *NAMES[:players]), f"The event “{event.what}” happens to nobody who plays: {event}"


def _check_rule(id: str, variant: Variant, where: str) -> None:
    """Raises `AssertionError` for a rule that the reference of a game does not have."""
    assert id in rule_ids(variant.game), f"{where} has the rule {id}: the reference has none"


def check_record_tells_the_whole_game(variant: Variant, players: int) -> None:
    """The lines of a record lead to the same state and to the same lines."""
    final = played(variant, players)
    written = lines_of(final)
    again = courses.replay(written)
    assert again.number == final.number, f"A record of {final.number} moves is replayed to move {again.number}"
    assert again.state == final.state, f"A record leads to another state:\n{again.state}\n{final.state}"
    assert lines_of(again) == written, "A record is written otherwise when it is replayed"
    for _, move, _ in steps_of(variant, players):
        data = json.loads(json.dumps(move.to_dict()))
        read = tracking.read_move(variant.game, data)
        assert read == move, f"{move} is written as {data} and read as {read}: `read` and `write` of its fields differ"


def check_lines_fit_the_schema(variant: Variant, players: int) -> None:
    """Every line of a record is as the schema says."""
    is_valid = fits(record_schema(variant.game))
    for line in lines_of(played(variant, players))[:120]:
        assert is_valid(json.loads(line)), (
            f"The schema of a record refuses a line that is read, {line.decode().strip()}: `schema` of a field of this"
            " move differs from its `read`."
        )


def check_undo_and_redo(variant: Variant, players: int) -> None:
    """Undo takes a move back, redo brings it again; what has shown something is taken back only on purpose."""
    steps = steps_of(variant, players)
    for before, move, step in random.Random(4).sample(steps, min(10, len(steps))):
        undone = step.undo(forced=True)
        assert undone.state == before, f"Undo of {move} leads to another state than before: {undone.state}"
        assert undone.number == step.number - 1, f"Undo of {move} leads to move {undone.number}"
        assert undone.redo() is step, f"Redo of {move} leads elsewhere"
        try:
            step.undo()
        except IllegalMove:
            assert move.reveals, f"Undo of {move} is refused, though it shows nothing: `reveals` of the move is False"
        else:
            assert not move.reveals, f"Undo of {move} is allowed, though its `reveals` says that it shows something"


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
    before, after = (
        [(player.total, player.rank) for player in tracking.standings(each.state).players] for each in (final, again)
    )
    assert before == after, f"With other names the totals and ranks are others: {before}, then {after}"


def check_a_table_can_agree(variant: Variant, players: int) -> None:
    """What a table agrees on against the rules is counted, at any time, and changes nothing else."""
    rng = random.Random(7)
    final = played(variant, players)
    for step in (*rng.sample(final.steps(), min(5, final.number)), final):
        before, player = step.state, rng.choice(NAMES[:players])
        after = tracking.play(before, Adjust(player, -3, "…"))
        same = tracking.current_player(after) == tracking.current_player(before)
        same = same and list(islice(tracking.legal_moves(after), 20)) == list(islice(tracking.legal_moves(before), 20))
        assert same, f"After the move “{Adjust.name}” other moves are possible than before: {before}"
        totals, now = ({each.name: each.total for each in tracking.standings(s).players} for s in (before, after))
        partners = [name for name in totals if now[name] != totals[name]]
        assert player in partners, f"The move “{Adjust.name}” of {player} changes nothing in the totals: {now}"
        assert {now[name] - totals[name] for name in partners} == {-3}, f"3 points fewer for {player}: {totals}, {now}"


CHECKS: tuple[Callable[[Variant, int], None], ...] = (
    check_ends_once_and_for_a_reason,
    check_standings_are_the_scoring_of_the_tally,
    check_listed_is_allowed,
    check_refused_moves_change_nothing,
    check_events_have_a_rule,
    check_record_tells_the_whole_game,
    check_lines_fit_the_schema,
    check_undo_and_redo,
    check_names_do_not_matter,
    check_a_table_can_agree,
)


def check_many(id: str, games: int = 0) -> None:
    """Plays random games to their end under random readings: one of each table, or `games` of them.

    Raises `AssertionError` if one has no end.
    """
    all_tables = list(tables(id))
    rng = random.Random(5)
    for i in range(games or len(all_tables)):
        variant, players = all_tables[i % len(all_tables)]
        rulings = {ruling.id: rng.choice(list(ruling.readings)) for ruling in game_of(id).rulings}
        state = started(variant, players, **rulings)
        moves = 0
        while move := choose(rng, state):
            state, _ = tracking.resolve(state, move)
            moves += 1
            assert moves < LONGEST, ENDLESS.format(most=LONGEST)
        assert tracking.outcome(state) is not None, STUCK.format(state=state)
        assert tracking.standings(state).winners, f"Nobody has won, whatever `tally` of tracking/kit.py says: {state}"
