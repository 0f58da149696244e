"""Following games: ratios against yardsticks in the same run.

    python benchmarks/tracking.py             everything
    python benchmarks/tracking.py moves       only one part: moves, replay or append

moves: random games of Afritoria in which every card is told. A shuffled deck supplies what chance brings, the players'
moves are chosen at random from the legal ones, and every move is kept with what it brought about; then the same with a
line of JSON for each. The yardstick is catanatron with random players, which keeps its log in memory, too.
replay: records against the reader of games of python-chess.
append: what one more move costs at the tenth line of a record and at the ten thousandth, in memory and on the disk (of
TMPDIR); the yardstick is to write and synchronize as many bytes.

Absolute times depend on the machine; the ratios are what to compare. Needs the `bench` extra.
"""

from __future__ import annotations

import gc
import io
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import chess
import chess.pgn
from catanatron import Color, Game, RandomPlayer

from scorer import tracking
from scorer.games.afritoria import components as c
from scorer.games.afritoria.tracking.dealing import Deal, Draw
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.games.afritoria.tracking.market import Market
from scorer.games.afritoria.tracking.state import State
from scorer.tracking.course import FORCED_UNDO, Course, begin, header, line_of, replay
from scorer.tracking.record import Record

NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROUNDS = 15
LONG = 10_000
"""Lines of a long record."""


def written(line: object) -> bytes:
    """A line as the record has it."""
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


def compare(unit: str, works: dict[str, Callable[[], int]]) -> None:
    """Rates of works that return how many things they have done, against the first of them.

    They take turns, as machines change their speed; the ratio is the median of the ratios of each turn.
    """
    rates: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(ROUNDS + 1):
        for name, work in works.items():
            gc.collect()
            start = time.perf_counter()
            done = work()
            spent = time.perf_counter() - start
            if turn:  # the first one warms up
                rates[name].append(done / spent)
    yardstick = next(iter(rates.values()))
    for name, found in rates.items():
        ratio = statistics.median([rate / base for rate, base in zip(found, yardstick, strict=True)])
        print(f"{name:45} {statistics.median(found):10.0f} {unit:10} {ratio:6.2f} x")


def timed(name: str, seconds: float, yardstick: float) -> None:
    print(f"{name:45} {seconds * 1e6:10.1f} {'µs':10} {seconds / yardstick:6.2f} x")


def random_game(rng: random.Random, players: int) -> Course:
    """A random game with all cards told."""
    course = begin(tracking.start("afritoria", NAMES[:players], hands=True))
    deck = [
        card for card in c.COPIES_OF for _ in range(c.COPIES_OF[card]) if card in c.SPECIALS or in_play(card, players)
    ]
    rng.shuffle(deck)
    while (move := next_move(rng, known(course), deck)) is not None:
        course = course.play(move)
    return course


def recorded(course: Course) -> list[bytes]:
    """The record of a game."""
    steps = course.steps()
    return [written(header(course.state)), *[written(line_of(step)) for step in steps]]


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


def moves() -> None:
    """Legal, recorded moves a second on one core."""

    def catan() -> int:
        done = 0
        for seed in range(5):
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            game.play()
            done += len(game.state.actions)
        return done

    works = {"catanatron: actions of random players": catan}
    for players in range(c.PLAYERS_MIN, c.PLAYERS_MAX + 1):
        rng = random.Random(players)

        def games(players: int = players, rng: random.Random = rng) -> int:
            return sum([random_game(rng, players).number for _ in range(40)])

        def lines(players: int = players, rng: random.Random = rng) -> int:
            return sum([len(recorded(random_game(rng, players))) - 1 for _ in range(40)])

        works[f"afritoria, {players} players: logged moves"] = games
        works[f"afritoria, {players} players: with lines of JSON"] = lines
    compare("moves/s", works)


def chess_games(rng: random.Random) -> Iterator[tuple[str, int]]:
    """Random games of chess as PGN, with their numbers of moves."""
    for _ in range(10):
        board = chess.Board()
        while board.ply() < 120 and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
        yield str(chess.pgn.Game.from_board(board)), board.ply()


def replaying() -> None:
    """Replayed moves a second on one core."""
    pgn = list(chess_games(random.Random(1)))

    def read() -> int:
        for text, _ in pgn:
            game = chess.pgn.read_game(io.StringIO(text))
            assert game is not None
            assert not game.errors
        return sum([plies for _, plies in pgn])

    works = {"python-chess: moves of PGN": read}
    for players in range(c.PLAYERS_MIN, c.PLAYERS_MAX + 1):
        rng = random.Random(players)
        records = [b"".join(recorded(random_game(rng, players))) for _ in range(20)]

        def follow_all(records: list[bytes] = records) -> int:
            return sum([replay(io.BytesIO(record)).number for record in records])

        works[f"afritoria, {players} players: replayed moves"] = follow_all
    compare("moves/s", works)


FIRST = Market("green lion")


def long_record(count: int) -> list[bytes]:
    """A record with so many lines after the header: a card is turned up and taken back, over and over."""
    course = begin(tracking.start("afritoria", NAMES[:2]))
    pair = [written(line_of(course.play(FIRST))), written(FORCED_UNDO)]
    return [written(header(course.state)), *[pair[i % 2] for i in range(count)]]


def each(work: Callable[[], object], times: int) -> list[float]:
    """Seconds that each of several goes takes."""
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        spent.append(time.perf_counter() - start)
    return spent


def in_memory(course: Course) -> list[float]:
    """Seconds for each of some moves more: the course and the line of each."""
    spent = []
    for _ in range(1000):
        start = time.perf_counter()
        course = course.play(FIRST)
        written(line_of(course))
        spent.append(time.perf_counter() - start)
        course = course.undo(forced=True)
    return spent


def on_disk(path: Path, lines: list[bytes]) -> list[float]:
    """Seconds for each of some lines more: written, synchronized, confirmed."""
    path.write_bytes(b"".join(lines))
    spent = []
    with Record(str(path)) as record:
        for _ in range(5):
            spent += each(lambda: record.play(FIRST), 1)
            spent += each(lambda: record.undo(forced=True), 1)
    return spent


def plain(path: Path) -> list[float]:
    """Seconds to append and synchronize some bytes."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    line = written(FIRST.to_dict())

    def append() -> None:
        os.write(file, line)
        os.fsync(file)

    spent = each(append, 10)
    os.close(file)
    return spent


def append() -> None:
    """What a move costs early and late. The measurements take turns, as disks change their speed."""
    lengths = (10, LONG)
    lines = {length: long_record(length) for length in lengths}
    memory: dict[int, list[float]] = {length: [] for length in lengths}
    disk: dict[int, list[float]] = {length: [] for length in lengths}
    base: list[float] = []
    courses = {length: replay(lines[length]) for length in lengths}
    with TemporaryDirectory() as folder:
        for turn in range(15):
            base += plain(Path(folder) / "plain")
            for length in lengths:
                memory[length] += in_memory(courses[length])
                disk[length] += on_disk(Path(folder) / f"{length}-{turn}", lines[length])
    yardstick, early = statistics.median(base), statistics.median(memory[lengths[0]])
    timed("write and fsync of a line", yardstick, yardstick)
    for length in lengths:
        timed(f"record on disk: one more after {length} lines", statistics.median(disk[length]), yardstick)
    for length in lengths:
        timed(f"in memory: one more after {length} lines", statistics.median(memory[length]), early)


if __name__ == "__main__":
    parts = {"moves": moves, "replay": replaying, "append": append}
    for name in sys.argv[1:] or parts:
        parts[name]()
