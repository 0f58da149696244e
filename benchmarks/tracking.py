"""Following games: ratios against yardsticks in the same run.

    python benchmarks/tracking.py                        everything
    python benchmarks/tracking.py moves                  only one part: moves, replay or append
    python benchmarks/tracking.py moves --instructions   counts instead of seconds

moves: random games, in every way in which each game can be followed; every move is kept with what it brought about. In
those of Afritoria a shuffled deck supplies what chance brings, and players choose at random from the legal moves; then
the same with a line of JSON for each. Those of the other games are chosen beforehand, as people do at a table; then the
same with each chosen from the list of all legal ones, in which is all that chance could bring. The yardstick is
catanatron with random players, which keeps its log in memory, too.
replay: records against the reader of games of python-chess.
append: what one more move costs at the tenth line of a record and at the ten thousandth, in memory and on the disk (of
TMPDIR); the yardsticks are the early one, and to write and synchronize as many bytes.

`measuring.py` says how it is measured. Absolute times depend on the machine; the ratios are what to compare. Needs the
`bench` extra.
"""

from __future__ import annotations

import io
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from measuring import Comparison, Work, main

from scorer import tracking
from scorer.games.afritoria import components as c
from scorer.games.afritoria.tracking.dealing import Deal, Draw
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.state import State
from scorer.testing import Variant, choose, lines_of, started, variants
from scorer.tracking.course import FORCED_UNDO, Course, begin, header, line_of, replay
from scorer.tracking.record import Record

NAMES = ("Anna", "Ben", "Cleo", "Dora")
MOVES = 400
"""Moves of a round, and the most of a record that is read in one."""
LONG = 10_000
"""Lines of a long record."""
AT_ONCE = 200
"""Moves that are added in memory in a round."""


def written(line: object) -> bytes:
    """A line as the record has it."""
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


def afritoria(players: int, rng: random.Random) -> Iterator[Course]:
    """The course after each move of random games of Afritoria, one after the other, with all cards told."""
    while True:
        course = begin(tracking.start("afritoria", NAMES[:players], hands=True))
        deck = [
            card
            for card in c.COPIES_OF
            for _ in range(c.COPIES_OF[card])
            if card in c.SPECIALS or in_play(card, players)
        ]
        rng.shuffle(deck)
        while (move := next_move(rng, known(course), deck)) is not None:
            course = course.play(move)
            yield course


def played(variant: Variant, players: int, rng: random.Random) -> Iterator[Course]:
    """The course after each move of random games, one after the other."""
    while True:
        course = begin(started(variant, players))
        while move := choose(rng, course.state):
            course = course.play(move)
            yield course


def known(course: Course) -> State:
    """The state with the game's own type."""
    state = course.state
    assert isinstance(state, State)
    return state


def in_play(card: str, players: int) -> bool:
    return card.startswith(c.COLOURS[:players])


def next_move(rng: random.Random, state: State, deck: list[str]) -> tracking.Move | None:
    """What the deck brings, or what a player chooses; nothing when the game is over."""
    phase = state.phase
    if phase == "market":
        if state.round and not state.market and (seats := may_exchange(state)) and rng.random() < 0.5:
            seat, colour = rng.choice(seats)
            return Exchange(NAMES[seat], colour, tuple(rng.sample(state.hands[seat], c.EXCHANGED)))
        return Market(deck.pop() if state.left else state.under[0])
    if phase in ("draw", "redraw"):
        return Draw(deck.pop() if state.left else state.under[0])
    if phase == "deal":
        return Deal(deck.pop())
    if phase == "over":
        return None
    return rng.choice(list(tracking.legal_moves(state)))


def may_exchange(state: State) -> list[tuple[int, str]]:
    """Whose hand may still be exchanged, with the colour of which it has five cards."""
    return [
        (seat, colour)
        for seat in range(state.seat, len(state.hands))
        for colour in state.colours
        if sum([card.startswith(colour) for card in state.hands[seat]]) >= c.SAME_COLOUR
    ]


def complete(walk: Callable[[random.Random], Iterator[Course]], rng: random.Random) -> list[Course]:
    """Random games with so many moves together as make a round: whole ones, and the last one as far as it comes."""
    courses = list(islice(walk(rng), MOVES))
    return [course for course, after in pairwise(courses) if after.number == 1] + courses[-1:]


def moves() -> list[Comparison]:
    """Legal, recorded moves a second on one core."""

    def catan(seeds: Iterator[int]) -> Callable[[], int]:
        from catanatron import Color, Game, RandomPlayer

        games = [Game([RandomPlayer(color) for color in Color], seed=next(seeds)) for _ in range(2)]

        def work() -> int:
            for game in games:
                game.play()
            return sum([len(game.state.actions) for game in games])

        return work

    def some(walk: Iterator[object]) -> Callable[[], int]:
        return lambda: sum([1 for _ in islice(walk, MOVES)])

    def with_lines(walk: Iterator[Course]) -> Callable[[], int]:
        return lambda: len([written(line_of(course)) for course in islice(walk, MOVES)])

    def given(walk: Callable[[random.Random], Iterator[Course]], rng: random.Random) -> Callable[[], int]:
        games = [last.steps() for last in complete(walk, rng)]

        def work() -> int:
            for steps in games:
                course = steps[0].before
                for step in steps:
                    assert course is not None
                    assert step.move is not None
                    course = course.play(step.move)
            return MOVES

        return work

    works = []
    for players in range(c.PLAYERS_MIN, c.PLAYERS_MAX + 1):
        works += [
            Work(f"afritoria, {players} players: logged moves", partial(some, afritoria(players, random.Random(1)))),
            Work(
                f"afritoria, {players} players: with lines of JSON",
                partial(with_lines, afritoria(players, random.Random(1))),
            ),
        ]
    for variant in OTHERS:
        name = f"{variant.game}, {variant.name}, 3 players"
        works += [
            Work(f"{name}: logged moves", partial(given, partial(played, variant, 3), random.Random(1))),
            Work(f"{name}: chosen from all legal ones", partial(some, played(variant, 3, random.Random(1)))),
        ]
    return [Comparison("moves/s", Work("catanatron: actions of random players", partial(catan, count(1))), works)]


OTHERS = (*variants("africa"), *variants("africana"))


def replaying() -> list[Comparison]:
    """Replayed moves a second on one core."""

    def reader() -> Callable[[], int]:
        import chess
        import chess.pgn

        board = chess.Board()
        rng = random.Random(1)
        while board.ply() < MOVES and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
        text, plies = str(chess.pgn.Game.from_board(board)), int(board.ply())

        def read() -> int:
            game = chess.pgn.read_game(io.StringIO(text))
            assert game is not None
            assert not game.errors
            return plies

        return read

    def records(walk: Callable[[random.Random], Iterator[Course]], rng: random.Random) -> Callable[[], int]:
        found = [b"".join(lines_of(last)) for last in complete(walk, rng)]
        return lambda: sum([replay(io.BytesIO(record)).number for record in found])

    works = [
        Work(
            f"afritoria, {players} players: replayed moves",
            partial(records, partial(afritoria, players), random.Random(1)),
        )
        for players in range(c.PLAYERS_MIN, c.PLAYERS_MAX + 1)
    ]
    for variant in OTHERS:
        name = f"{variant.game}, {variant.name}, 3 players: replayed moves"
        works.append(Work(name, partial(records, partial(played, variant, 3), random.Random(1))))
    return [Comparison("moves/s", Work("python-chess: moves of PGN", reader), works)]


def long_record(length: int) -> list[bytes]:
    """A record with so many lines after the header: a card is turned up and taken back, over and over."""
    course = begin(tracking.start("afritoria", NAMES[:2]))
    pair = [written(line_of(course.play(FIRST))), written(FORCED_UNDO)]
    return [written(header(course.state)), *[pair[i % 2] for i in range(length)]]


FIRST = Market("green lion")


def append() -> list[Comparison]:
    """What a move costs early and late."""
    lengths = (10, LONG)
    lines = {length: long_record(length) for length in lengths}
    courses = {length: replay(lines[length]) for length in lengths}
    folder = TemporaryDirectory()

    def in_memory(length: int) -> Callable[[], int]:
        def work() -> int:
            course = courses[length]
            for _ in range(AT_ONCE):
                course = course.play(FIRST)
                written(line_of(course))
                course = course.undo(forced=True)
            return AT_ONCE

        return work

    def on_disk(length: int) -> Callable[[], int]:
        path = Path(folder.name) / str(length)
        path.write_bytes(b"".join(lines[length]))
        record = Record(str(path))

        def work() -> int:
            with record:
                for _ in range(5):
                    record.play(FIRST)
                    record.undo(forced=True)
            return 10

        return work

    def plain() -> Callable[[], int]:
        line = written(FIRST.to_dict())

        def work() -> int:
            file = os.open(Path(folder.name) / "plain", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            for _ in range(10):
                os.write(file, line)
                os.fsync(file)
            os.close(file)
            return 10

        return work

    early, late = [Work(f"in memory: one more after {length} lines", partial(in_memory, length)) for length in lengths]
    disk = [Work(f"record on disk: one more after {length} lines", partial(on_disk, length)) for length in lengths]
    return [
        Comparison("µs", early, [late], cost=1e6),
        Comparison("µs", Work("write and fsync of a line", plain), disk, clock=time.perf_counter, cost=1e6),
    ]


if __name__ == "__main__":
    main(__doc__, {"moves": moves, "replay": replaying, "append": append})
