"""How to provoke each error that docstrings of following and of the logbook name: calls for `test_raises.py`."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from unittest.mock import patch

from scorer import course, log, record, tracking
from scorer.log.lines import line_of
from scorer.model import Game
from tests.support.raising import OTHER, Call, Cannot, Raises

NAMES = ["tracking", "course", "record", "log", "IllegalMove", "BrokenRecord"]

GREEN = {"move": "market", "card": "green lion"}
TALLY = {"game": "africa", "players": [{"name": "Ann", "track": 30}, {"name": "Ben", "track": 28}]}
STAMP = "2026-11-22T20:41:07.123Z"


@cache
def state(game: str = "afritoria") -> tracking.State:
    return tracking.start(game, ["Ann", "Ben"])


def move(card: str = "green lion") -> tracking.Move:
    return tracking.read_move("afritoria", {"move": "market", "card": card})


def early() -> tracking.Move:
    return tracking.read_move("afritoria", {"move": "play", "card": "blue hyena"})


def wrong_type() -> tracking.Move:
    """A move that is made by hand of what it cannot hold."""
    return tracking.moves("afritoria")["market"](7)  # type: ignore[call-arg]


def begun(*cards: str) -> course.Course:
    """A course in which cards were turned up."""
    found = course.begin(state())
    for card in cards or ("green lion",):
        found = found.play(move(card))
    return found


@cache
def played() -> course.Course:
    """A market of two cards, and both play one."""
    found = begun("green lion", "blue zebra")
    for player, card in (("Ann", "green hyena"), ("Ben", "blue gazelle")):
        found = course.follow(found, {"by": player, "move": "play", "card": card})
    return found


def unfollowable(call: Call) -> Call:
    """A call while no game has what it takes to be followed."""

    def called() -> None:
        caches = tracking.kit_for, tracking.moves
        try:
            with patch.object(Game, "optional_part", return_value=None):
                for each in caches:
                    each.cache_clear()
                call()
        finally:
            for each in caches:
                each.cache_clear()

    return called


def header(**changes: object) -> dict[str, object]:
    """The first line of a record, with other values; without those that are `...`."""
    found = {**course.header(state()), **changes}
    return {key: value for key, value in found.items() if value is not ...}


_FOLDER = TemporaryDirectory()
"""It goes with the process."""


def folder() -> str:
    return mkdtemp(dir=_FOLDER.name)


def new_record(*cards: str) -> record.Record:
    kept = record.Record(os.path.join(folder(), "record.jsonl"), state())
    for card in cards:
        kept.play(move(card))
    return kept


def full(call: Callable[[record.Record], object], *cards: str) -> Call:
    """Something done with a record whose disk is full."""

    def called() -> None:
        with new_record(*cards) as kept, patch("scorer.tracking.journal.os.write", side_effect=OSError(28, "full")):
            call(kept)

    return called


def redo(kept: record.Record) -> None:
    kept.course = begun().undo(forced=True)
    kept.redo()


def lost(call: Callable[[record.Record], object]) -> Call:
    """Something done with a record whose file is gone, where no other can be written."""

    def called() -> None:
        with new_record() as kept, patch("scorer.tracking.record._other_paths", return_value=()):
            os.unlink(kept.path)
            call(kept)

    return called


def closed(call: Callable[[record.Record], object]) -> Call:
    """Something done with a record that is closed."""

    def called() -> None:
        kept = new_record()
        kept.close()
        kept.close()  # which does nothing
        call(kept)

    return called


def locked() -> None:
    with new_record() as kept:
        record.Record(kept.path)


def broken_file() -> None:
    path = Path(folder(), "record.jsonl")
    path.write_text('{"record": 1}\n', "utf-8")
    record.Record(str(path))


def in_file() -> str:
    """A path below a file, where no folder can be."""
    path = Path(folder(), "file")
    path.write_bytes(b"")
    return str(path)


def book(*lines: log.Line | dict[str, object]) -> log.Logbook:
    found = log.Logbook(folder(), device="phone")
    for line in lines:
        found.write(line.data if isinstance(line, log.Line) else line)
    return found


def unreadable(call: Callable[[log.Logbook], object]) -> Call:
    """Something done with a logbook of which a file cannot be read."""

    def called() -> None:
        found = book(play())
        refused = patch("builtins.open", side_effect=PermissionError(13, "refused"))
        with refused:
            call(found)

    return called


def nameless(call: Callable[[log.Logbook], object]) -> Call:
    """Something done with a logbook where the name of the device cannot be written."""

    def called() -> None:
        with patch("scorer.folders.state", return_value=os.path.join(in_file(), "state")):
            call(log.Logbook(folder()))

    return called


def damaged_name(call: Callable[[log.Logbook], object]) -> Call:
    """Something done with a logbook where the file with the name of the device holds none."""

    def called() -> None:
        state = Path(folder())
        (state / "device").write_bytes(b"")
        with patch("scorer.folders.state", return_value=str(state)):
            call(log.Logbook(folder()))

    return called


def play(id: str = "a", stamp: str = STAMP) -> dict[str, object]:
    return {"v": 1, "play": id, "t": stamp, "at": "2026-11-22", "game": "africa", "totals": {"Ann": 1, "Ben": 2}}


def scored(tally: object) -> object:
    """The sheet of a play with this tally."""
    data = {key: value for key, value in play().items() if key not in ("game", "totals")}
    return log.Play(line_of({**data, "tally": tally})).sheet


def other_device() -> None:
    """A change that another device has changed since."""
    found = book(play(stamp="2026-11-22T20:41:07.123Z"))
    log.Logbook(found.folder, device="tablet").write(play(stamp="2026-11-23T20:41:07.123Z"))
    log.undo(found)


def tidied() -> log.Logbook:
    return book(play(), {"v": 1, "tidy": "phone", "t": "2026-11-23T20:41:07.123Z"})


def import_gone() -> None:
    found = book()
    line = found.write_import("old", [log.write_line(play())])
    os.unlink(os.path.join(found.folder, line.id))
    log.undo(found)


def full_book(call: Callable[[log.Logbook], object]) -> Call:
    """Something done with a logbook whose disk is full."""

    def called() -> None:
        found = book(play())
        with patch("scorer.tracking.journal.os.write", side_effect=OSError(28, "full")):
            call(found)

    return called


def being_written() -> None:
    with patch("scorer.tracking.journal.append", side_effect=BlockingIOError):
        book(play())


def write_play(stamp: str = STAMP, id: str = "a", at: str = "2026-11-22") -> log.Play:
    from scorer import score

    return log.write_play(score(TALLY), stamp=stamp, id=id, at=at)


def difference() -> tracking.Difference:
    """What a count says otherwise than a record."""
    followed = course.begin(state("africa"))
    followed = followed.play(tracking.read_move("africa", {"move": "reveal", "tile": "gold", "symbols": 2}))
    counted = {"players": [{"name": "Ann", "track": 5}, {"name": "Ben", "track": 0}]}
    return next(each for each in tracking.recount(followed, counted) if each.moves)


def both_played() -> record.Record:
    kept = new_record("green lion", "blue zebra")
    for player, card in (("Ann", "green hyena"), ("Ben", "blue gazelle")):
        kept.play(course.read_turn(kept.course.state, {"by": player, "move": "play", "card": card}))
    return kept


def imported_while_written() -> None:
    found = book()
    with patch("scorer.tracking.journal.append", side_effect=BlockingIOError):
        found.write_import("old", [])


def follow_play(before: course.Course) -> course.Course:
    return course.follow(before, {"by": "Ann", "move": "play", "card": "green hyena"})


RAISES: Raises = {
    "tracking.Setup.option": {"UnknownName": lambda: state().setup.option("dice")},
    "tracking.start": {
        "UnknownName": (
            lambda: tracking.start("chess", ["Ann", "Ben"]),
            lambda: tracking.start("africa", ["Ann", "Ben"], edition="xx"),
            lambda: tracking.start("africa", ["Ann", "Ben"], rulings={"africa.nothing": "up"}),
            lambda: tracking.start("africa", ["Ann", "Ben"], rulings={"africa.majority.rounding": "odd"}),
        ),
        "InvalidTally": (
            lambda: tracking.start("africa", ["Ann"]),
            lambda: tracking.start("africa", ["Ann", ""]),
            lambda: tracking.start("africa", 7),  # type: ignore[arg-type]
            lambda: tracking.start("africa", ["Ann", "Ben"], dice=2),
            lambda: tracking.start("africa", ["Ann", "Ben"], board=7),
            lambda: tracking.start("africa", ["Ann", "Ben"], edition=7),  # type: ignore[arg-type]
        ),
        "ImpossibleTally": lambda: tracking.start("africa", ["Ann", "Ann"]),
        "ScorerError": unfollowable(lambda: tracking.start("africa", ["Ann", "Ben"])),
    },
    "tracking.play": {
        "IllegalMove": (
            lambda: tracking.play(state(), early()),
            lambda: tracking.play(state("africa"), move()),
        ),
        "InvalidMove": lambda: tracking.play(state(), wrong_type()),
    },
    "tracking.resolve": {
        "IllegalMove": lambda: tracking.resolve(state(), early()),
        "InvalidMove": lambda: tracking.resolve(state(), wrong_type()),
    },
    "tracking.foresee": {
        "IllegalMove": lambda: tracking.foresee(state(), early()),
        "InvalidMove": lambda: tracking.foresee(state(), wrong_type()),
    },
    "tracking.why_not": {"InvalidMove": lambda: tracking.why_not(state(), wrong_type())},
    "tracking.Kit.part": {"KeyError": lambda: tracking.kit_for("africa").part(type(move()))},
    "tracking.Kit.open_fields": {
        "KeyError": lambda: tracking.kit_for("africa").open_fields(state("africa"), type(move()), {})
    },
    "tracking.moves": {
        "UnknownName": lambda: tracking.moves("chess"),
        "ScorerError": unfollowable(lambda: tracking.moves("africa")),
    },
    "tracking.kit_for": {
        "UnknownName": lambda: tracking.kit_for("chess"),
        "ScorerError": unfollowable(lambda: tracking.kit_for("africa")),
    },
    "tracking.read_move": {
        "InvalidMove": (
            lambda: tracking.read_move("afritoria", {"move": "sleep"}),
            lambda: tracking.read_move("afritoria", {"move": "market"}),
            lambda: tracking.read_move("afritoria", {**GREEN, "colour": "green"}),
            lambda: tracking.read_move("afritoria", {"move": "market", "card": "green horse"}),
            lambda: tracking.read_move("afritoria", "market"),
        ),
        "UnknownName": lambda: tracking.read_move("chess", GREEN),
        "ScorerError": unfollowable(lambda: tracking.read_move("afritoria", GREEN)),
    },
    "tracking.view": {"UnknownName": lambda: tracking.view(state(), "xx")},
    "tracking.status": {"UnknownName": lambda: tracking.status(state(), "xx")},
    "tracking.event_sentence": {
        "UnknownName": (
            lambda: tracking.event_sentence("chess", tracking.Event("deal", "afritoria.deal")),
            lambda: tracking.event_sentence("afritoria", tracking.Event("deal", "afritoria.deal"), "xx"),
            lambda: tracking.event_sentence("afritoria", tracking.Event("sleep", "afritoria.round.market")),
            lambda: tracking.event_sentence("africa", tracking.Event("deal", "afritoria.deal")),
        ),
        "ScorerError": unfollowable(
            lambda: tracking.event_sentence("afritoria", tracking.Event("deal", "afritoria.deal"))
        ),
        "KeyError": lambda: tracking.event_sentence("africa", tracking.Event("adjust", "", "Ann", 2)),
    },
    "tracking.offers": {"UnknownName": lambda: tracking.offers(state(), "xx")},
    "tracking.ask": {
        "IllegalMove": (
            lambda: tracking.ask(state(), type(early()), {}),
            lambda: tracking.ask(tracking.start("africa", ["Ann", "Ben"]), type(move()), {}),
        ),
        "InvalidMove": (
            lambda: tracking.ask(state(), type(move()), {"colour": "green"}),
            lambda: tracking.ask(state(), type(move()), {"card": 7}),
            lambda: tracking.ask(state(), type(move()), {}, key="colour"),
        ),
        "UnknownName": lambda: tracking.ask(state(), type(move()), {}, "xx"),
    },
    "tracking.amendable": {
        "UnknownName": lambda: tracking.amendable(state(), move(), "xx"),
        "IllegalMove": (
            lambda: tracking.amendable(state("africa"), move()),
            lambda: tracking.amendable(state(), early()),
        ),
        "InvalidMove": lambda: tracking.amendable(state(), wrong_type()),
    },
    "tracking.describe": {"UnknownName": lambda: tracking.describe(move(), "xx")},
    "tracking.in_words": {"UnknownName": lambda: tracking.in_words(tracking.IllegalMove("No."), None, "xx")},
    "tracking.recount": {
        "InvalidTally": (
            lambda: tracking.recount(begun(), 7),  # type: ignore[arg-type]
            lambda: tracking.recount(begun(), TALLY),
        )
    },
    "tracking.Difference.text": {"UnknownName": lambda: difference().text("xx")},
    "tracking.Difference.origin": {"UnknownName": lambda: difference().origin("xx")},
    "tracking.Difference.to_dict": {"UnknownName": lambda: difference().to_dict("xx")},
    "tracking.Difference.take": {"InvalidTally": lambda: difference().take(7)},  # type: ignore[arg-type]
    "tracking.Difference.taken": {"InvalidTally": lambda: difference().taken(7)},  # type: ignore[arg-type]
    "course.Course.play": {
        "IllegalMove": (lambda: begun().play(early()), lambda: course.begin(state("africa")).play(move())),
        "InvalidMove": lambda: begun().play(wrong_type()),
    },
    "course.Course.undo": {"IllegalMove": (lambda: course.begin(state()).undo(), lambda: begun().undo())},
    "course.Course.redo": {
        "IllegalMove": (
            lambda: begun().redo(),
            lambda: begun().undo(forced=True).play(move("blue zebra")).redo(),
        )
    },
    "course.Course.mend": {
        "IllegalMove": (lambda: begun().mend(2, None), lambda: begun().mend(1, early())),
        "InvalidMove": lambda: begun().mend(1, wrong_type()),
        "BrokenRecord": lambda: played().mend(1, None),
    },
    "course.Course.exchange": {
        "IllegalMove": (
            lambda: course.begin(state()).exchange(1, 1, "Ann", "Ben"),
            lambda: played().exchange(1, 9, "Ann", "Ben"),
            lambda: played().exchange(1, 4, "Ann", "Cleo"),
            lambda: played().exchange(1, 4, "Ann", "Ann"),
            lambda: played().exchange(3, 2, "Ann", "Ben"),
        ),
        "BrokenRecord": lambda: played().exchange(3, 3, "Ann", "Ben"),
    },
    "course.Course.amend": {
        "IllegalMove": (
            lambda: course.begin(state()).amend("card", "green lion"),
            lambda: follow_play(begun("green lion", "green lion")).amend("card", "green lion"),
        ),
        "InvalidMove": (
            lambda: begun().amend("colour", "green"),
            lambda: begun().amend("card", 7),
            lambda: begun().amend("card", None),
        ),
    },
    "course.Course.at": {"IllegalMove": (lambda: begun().at(2), lambda: begun().at(-1))},
    "course.says_nothing": {"IllegalMove": lambda: course.says_nothing(course.begin(state()))},
    "course.teller": {"IllegalMove": lambda: course.teller(course.begin(state()))},
    "course.mover": {"IllegalMove": lambda: course.mover(course.begin(state()))},
    "course.line_of": {"IllegalMove": lambda: course.line_of(course.begin(state()))},
    "course.read_header": {
        "InvalidDocument": (
            lambda: course.read_header(GREEN),
            lambda: course.read_header(header(record=99)),
            lambda: course.read_header(header(rules=99)),
        ),
        "InvalidTally": (
            lambda: course.read_header(header(dice=2)),
            lambda: course.read_header(header(players=...)),
            lambda: course.read_header(header(players=["Ann"])),
            lambda: course.read_header(header(options={"dice": 2})),
        ),
        "ImpossibleTally": lambda: course.read_header(header(players=["Ann", "Ann"])),
        "InvalidMove": (
            lambda: course.read_header(header(game=7)),
            lambda: course.read_header(header(options=7)),
            lambda: course.read_header(header(rulings=7)),
        ),
        "InvalidValue": (lambda: course.read_header(header(record=0)), lambda: course.read_header(header(rules="1"))),
        "UnknownName": (
            lambda: course.read_header(header(game="chess")),
            lambda: course.read_header(header(edition="xx")),
            lambda: course.read_header(header(rulings={"afritoria.nothing": "next"})),
            lambda: course.read_header(header(rulings={"afritoria.market.tie": "odd"})),
        ),
        "ScorerError": unfollowable(lambda: course.read_header(header(game="africa", players=[]))),
    },
    "course.follow": {
        "InvalidMove": (
            lambda: course.follow(begun(), {"card": "green lion"}),
            lambda: course.follow(begun(), {"move": "sleep"}),
            lambda: course.follow(begun(), {"move": "market", "card": 7}),
        ),
        "IllegalMove": (
            lambda: course.follow(begun(), {"by": "Ann", "move": "play", "card": "blue hyena"}),
            lambda: course.follow(played(), {"by": "Ben", "move": "play", "card": "blue lion"}),
            lambda: course.follow(course.begin(state()), course.UNDO),
            lambda: course.follow(begun(), course.REDO),
            lambda: course.follow(begun(), course.UNDO),
            lambda: course.follow(begun(), {"mend": 9, "moves": [GREEN]}),
        ),
        "InvalidValue": lambda: course.follow(begun(), {"mend": 0, "moves": [GREEN]}),
    },
    "course.read_turn": {
        "IllegalMove": lambda: course.read_turn(state(), {**GREEN, "by": "Ann"}),
        "InvalidMove": (
            lambda: course.read_turn(state(), {"move": "sleep"}),
            lambda: course.read_turn(state(), {"move": "market", "card": 7}),
            lambda: course.read_turn(state(), {"move": "adjust", "player": "Ann", "points": 1, "why": "x", "by": 7}),
        ),
    },
    "course.replay": {
        "BrokenRecord": (
            lambda: course.replay([b"{"]),
            lambda: course.replay([b'{"record": 1}']),
            lambda: course.replay([header(), {"move": "play", "card": "blue hyena"}]),
        ),
        "InvalidDocument": (lambda: course.replay([]), lambda: course.replay([b"\n"])),
    },
    "BrokenRecord.text": {"UnknownName": lambda: course.BrokenRecord(tracking.IllegalMove("No."), 1).text("xx")},
    "course.BrokenRecord.text": {"UnknownName": lambda: course.BrokenRecord(tracking.IllegalMove("No."), 1).text("xx")},
    "record.Record": {
        "InvalidDocument": (
            lambda: record.Record(os.path.join(folder(), "none.jsonl")),
            lambda: record.Record(folder(), state()),
            lambda: record.Record(os.path.join(in_file(), "record.jsonl"), state()),
            lambda: record.Record("no\0path", state()),
            lambda: record.Record(os.path.join(folder(), "record.jsonl"), begun().state),
            locked,
        ),
        "BrokenRecord": broken_file,
    },
    "record.Record.play": {
        "IllegalMove": lambda: new_record().play(early()),
        "InvalidMove": lambda: new_record().play(wrong_type()),
        "InvalidDocument": (
            full(lambda kept: kept.play(move())),
            lost(lambda kept: kept.play(move())),
            closed(lambda kept: kept.play(move())),
        ),
    },
    "record.Record.undo": {
        "IllegalMove": (lambda: new_record().undo(), lambda: new_record("green lion").undo(2, forced=True)),
        "InvalidDocument": full(lambda kept: kept.undo(forced=True), "green lion"),
    },
    "record.Record.redo": {
        "IllegalMove": lambda: new_record().redo(),
        "InvalidDocument": full(redo),
    },
    "record.Record.mend": {
        "IllegalMove": lambda: new_record("green lion").mend(1, early()),
        "InvalidMove": lambda: new_record("green lion").mend(1, wrong_type()),
        "BrokenRecord": lambda: both_played().mend(1, None),
        "InvalidDocument": full(lambda kept: kept.mend(1, move("blue zebra")), "green lion"),
    },
    "record.Record.exchange": {
        "IllegalMove": lambda: new_record().exchange(1, 1, "Ann", "Ben"),
        "BrokenRecord": lambda: both_played().exchange(3, 3, "Ann", "Ben"),
        "InvalidDocument": full(lambda kept: kept.exchange(1, 1, "Ann", "Ben"), "green lion"),
    },
    "record.Record.amend": {
        "IllegalMove": lambda: new_record().amend("card", "green lion"),
        "InvalidMove": lambda: new_record("green lion").amend("card", 7),
        "InvalidDocument": full(lambda kept: kept.amend("card", "blue zebra"), "green lion"),
    },
    "record.Record.check": {"InvalidDocument": (lost(lambda kept: kept.check()), closed(lambda kept: kept.check()))},
    "log.Logbook.device": {
        "InvalidDocument": damaged_name(lambda book: book.device),
        "ScorerError": nameless(lambda book: book.device),
    },
    "log.Logbook.path": {
        "InvalidDocument": damaged_name(lambda book: book.path),
        "ScorerError": nameless(lambda book: book.path),
    },
    "log.Logbook.files": {"InvalidDocument": lambda: log.Logbook(in_file()).files()},
    "log.Logbook.read": {
        "InvalidDocument": (lambda: log.Logbook(in_file()).read(), unreadable(lambda book: book.read()))
    },
    "log.Logbook.union": {
        "InvalidDocument": (lambda: log.Logbook(in_file()).union(), unreadable(lambda book: book.union()))
    },
    "log.Logbook.history": {
        "InvalidDocument": (
            lambda: log.Logbook(in_file()).history([("play", "a")]),
            unreadable(lambda book: book.history([("play", "a")])),
        )
    },
    "log.Logbook.own_files": {
        "InvalidDocument": (unreadable(lambda book: book.own_files()), damaged_name(lambda book: book.own_files())),
        "ScorerError": nameless(lambda book: book.own_files()),
    },
    "log.Logbook.own": {
        "InvalidDocument": (unreadable(lambda book: book.own()), damaged_name(lambda book: book.own())),
        "ScorerError": nameless(lambda book: book.own()),
    },
    "log.Logbook.last_change": {
        "InvalidDocument": (unreadable(lambda book: book.last_change()), damaged_name(lambda book: book.last_change())),
        "ScorerError": (lambda: tidied().last_change(), nameless(lambda book: book.last_change())),
    },
    "log.Logbook.write": {
        "InvalidDocument": (
            lambda: book({"v": 1}),
            lambda: book({**play(), "v": 2}),
            lambda: book({**play(), "note": "x" * (4 * 1024 * 1024)}),
            lambda: book({**play(), "at": "yesterday"}),
            being_written,
            damaged_name(lambda book: book.write(play())),
        ),
        "ScorerError": (
            full_book(lambda book: book.write(play("b"))),
            lambda: log.Logbook(in_file(), device="phone").write(play()),
            nameless(lambda book: book.write(play())),
        ),
    },
    "log.Logbook.write_import": {
        "InvalidDocument": (imported_while_written, damaged_name(lambda book: book.write_import("old", []))),
        "ScorerError": (
            lambda: log.Logbook(in_file(), device="phone").write_import("old", []),
            nameless(lambda book: book.write_import("old", [])),
        ),
    },
    "log.undo": {
        "ScorerError": (
            lambda: log.undo(book()),
            lambda: log.undo(tidied()),
            other_device,
            import_gone,
            full_book(log.undo),
        ),
        "InvalidDocument": (unreadable(log.undo), damaged_name(log.undo)),
    },
    "log.write_line": {"TypeError": lambda: log.write_line({"v": object()})},
    "log.read_line": {
        "InvalidDocument": (
            lambda: log.read_line(b" " * (4 * 1024 * 1024 + 1)),
            lambda: log.read_line(b"{"),
            lambda: log.read_line(b'{"v": 1, "play": "a", "t": "now"}'),
        )
    },
    "log.Play.sheet": {
        "InvalidDocument": lambda: log.Play(line_of(play())).sheet,
        "UnknownName": (
            lambda: scored({**TALLY, "game": "chess"}),
            lambda: scored({**TALLY, "edition": "xx"}),
            lambda: scored({**TALLY, "rulings": {"africa.nothing": "up"}}),
        ),
        "InvalidTally": lambda: scored({**TALLY, "players": [{"name": "Ann", "track": -1}, {"name": "Ben"}]}),
        "ImpossibleTally": lambda: scored(
            {**TALLY, "players": [{"name": name, "track": 1, "bonus": True} for name in ("Ann", "Ben")]}
        ),
        "UndefinedScore": lambda: scored(
            {**TALLY, "players": [{"name": "Ann", "track": 1, "goods": {"drum": 6}}, {"name": "Ben", "track": 1}]}
        ),
    },
    "log.write_play": {
        "InvalidDocument": (
            lambda: write_play(stamp="now"),
            lambda: write_play(at="yesterday"),
            lambda: write_play(id=""),
        )
    },
}

_OF_A_STATE = {
    "UnknownName": "the game of a state, and its readings, are ones that there are",
    "InvalidTally": "a state gives a tally that can be",
    OTHER: "a state gives a tally of its game",
}
_LEGAL = {"InvalidMove": "only moves are tried that were made of values which can be"}
_OF_A_GAME = {"UnknownName": "the game of a state is one that there is", "ScorerError": "it is being followed"}

CANNOT: Cannot = {
    "tracking.outcome": _OF_A_STATE,
    "tracking.standings": _OF_A_STATE,
    "tracking.offers": _LEGAL,
    "tracking.decline_move": _LEGAL,
    "tracking.moves_to_turn": {**_LEGAL, OTHER: "only moves are made that are allowed"},
    "tracking.recount": {"UnknownName": "the game of a course is one that there is"},
    "course.Course.amend": _OF_A_GAME,
    "record.Record": dict.fromkeys(
        ["InvalidValue", "InvalidTally", "InvalidMove", "UnknownName", "ScorerError", OTHER],
        "the header of a state is a header",
    ),
    "course.mended_lines": {"IllegalMove": "each step of a course has a move"},
    "course.follow": _OF_A_GAME,
    "course.read_turn": _OF_A_GAME,
}
