"""The course of a game: every move with what it brought about, undo and redo, and its lines in a record.

A course is a frozen value that shares everything with the one before it, so that the ten thousandth move costs what the
tenth does. Nothing is ever deleted: in a record undo and redo are lines like any other.

    >>> from scorer import course, tracking
    >>> begun = course.begin(tracking.start("afritoria", ["Ann", "Ben"]))
    >>> moved = begun.play(tracking.read_move("afritoria", {"move": "market", "card": "green lion"}))
    >>> moved.number, moved.undo(forced=True).number, moved.undo(forced=True).redo().number
    (1, 0, 1)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ..scoring.fields import Who, missing, show, unknown_key, whole, within
from ..text.documents import BOM, parse
from ..text.errors import InvalidDocument, InvalidMove, InvalidTally, ScorerError
from ..text.i18n import N_
from ..text.names import LONGEST
from .moves import (
    OF_ALL,
    Event,
    IllegalMove,
    Move,
    Player,
    State,
    current_player,
    happened,
    kit_for,
    kit_of,
    moves,
    read_move,
    refuse_untimely,
    start_with,
)
from .offers import declined, until as moves_until

FORMAT = 1
"""The version of the form of a record."""


class Course(NamedTuple):
    """A game up to some move. Two courses are the same only if they are one; compare their states."""

    state: State
    number: int = 0
    """How many moves led here."""
    move: Move | None = None
    """The last of them."""
    events: tuple[Event, ...] = ()
    """What it brought about."""
    before: Course | None = None
    """The course without it."""
    undone: Course | None = None
    """What `redo` comes back to."""

    # Through `before` it is as deep as the game is long: nothing may go through all of it by itself.

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        # One step after the other, as a long game is deeper than Python goes.
        done, undone = self.steps(), []
        step = self.undone
        while step is not None:
            undone.append((step.state, step.move, step.events))
            step = step.undone
        first = done[0].before if done else self
        assert first is not None
        return _course, (first.state, [(step.state, step.move, step.events) for step in done], undone)

    def __repr__(self) -> str:
        return f"<Course: {self.number} moves of {self.state.setup.game}>"

    def play(self, move: Move) -> Course:
        """The course with one move more. Raises `IllegalMove`."""
        state, events = happened(self.state, move)
        return Course(state, self.number + 1, move, events, self)

    def undo(self, *, forced: bool = False) -> Course:
        """The course without its last move.

        Raises `IllegalMove` if there is none, or if it showed something hidden and is not `forced`.
        """
        if self.before is None or self.move is None:
            raise IllegalMove(N_("There is nothing to take back."))
        if self.move.reveals and not forced:
            raise IllegalMove(
                N_("This move has shown something that was hidden; it is taken back only if you say so expressly."),
                allowed=N_("a forced undo, which the record notes"),
                rule=self.move.rule,
            )
        return self.before._replace(undone=self)

    def redo(self) -> Course:
        """The course with the move that was taken back last. Raises `IllegalMove`."""
        if self.undone is None:
            raise IllegalMove(N_("There is nothing to redo."))
        return self.undone

    def mend(self, number: int, move: Move | None, *, before: bool = False, until: int | None = None) -> Course:
        """The course with another move in the place of one further back, or without it if `move` is None.

        With `before` the move goes before that one, which follows it. The later ones are played again, perhaps only
        `until` one; what goes without saying is put in or left out where they need that. Raises `IllegalMove` if the
        other move cannot be, `BrokenRecord` with the number of the move that cannot follow.
        """
        course = self.at(number).before
        if course is None:
            raise _no_move(number, 1, self.number)
        if move is not None:
            course = course.play(move)
        for step in self.steps()[number - before : until]:
            course = _follow_again(course, step)
        return course

    def exchange(self, first: int, last: int, player: Player, other: Player) -> Course:
        """The course in which two players have changed places in the moves from `first` to `last`.

        Each of them makes what the other one made, and is named where the other one was, as soon as it is their turn;
        the later moves are played again, as after a mend. Raises `IllegalMove` for moves or players that there are not,
        `BrokenRecord` with the number, in this course, of the move that cannot follow.
        """
        if not self.number:
            raise IllegalMove(N_("No move has been made yet."))
        if not 1 <= first <= last <= self.number:
            raise _no_move(last if 1 <= first <= self.number else first, max(first, 1), self.number)
        players = self.state.setup.players
        for name, known in ((player, players), (other, [each for each in players if each != player])):
            if name not in known:
                raise IllegalMove(N_("There is no player “{name}”."), known=known, name=str(name)[:LONGEST])
        steps = self.steps()
        names = {player: other, other: player}
        waiting = [(step.number, _renamed(step, names)) for step in steps[first - 1 : last]]
        course = self.at(first - 1)
        while waiting:
            number, line = waiting.pop(_next_of(waiting, course.state))
            try:
                course = follow(course, line)
            except ScorerError as error:
                raise BrokenRecord(error, number) from None
        for step in steps[last:]:
            course = _follow_again(course, step)
        return course

    def amend(self, key: str, value: object) -> Course:
        """The course whose last move says something else under a key, or nothing if `value` is None.

        Raises `InvalidMove` for a value that cannot be, `IllegalMove` for one that a rule refuses.
        """
        if self.move is None:
            raise IllegalMove(N_("No move has been made yet."))
        data = {**self.move.to_dict(), key: value}
        move = read_move(self.state.setup.game, {key: each for key, each in data.items() if each is not None})
        return self.at(self.number - 1).play(move)

    def steps(self) -> list[Course]:
        """The courses after each move, the first one first."""
        found: list[Course] = []
        step = self
        while step.before is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found

    def at(self, number: int) -> Course:
        """The course after so many moves. Raises `IllegalMove` if there are not as many."""
        step = self
        while step.number > number and step.before is not None:
            step = step.before
        if step.number != number:
            raise _no_move(number, 0, self.number)
        return step


def _renamed(step: Course, names: Mapping[Player, Player]) -> dict[str, object]:
    """The line of the last move of a course, with players in the place of others."""
    assert step.move is not None
    line = line_of(step)
    keys = [field.key for field in step.move.fields if getattr(field, "of", field).kind == Who.kind]
    for key in ["by", *keys]:
        value = line.get(key)
        if isinstance(value, list):
            line[key] = [names.get(each, each) for each in value]
        elif value is not None:
            line[key] = names.get(value, value)
    return line


def _next_of(waiting: Sequence[tuple[int, Mapping[str, object]]], state: State) -> int:
    """The index of the first line whose player it is to move; 0 if there is none, or if the table agrees first."""
    known, player = moves(state.setup.game), current_player(state)
    for i, (_, line) in enumerate(waiting):
        agreed = known[str(line["move"])] in OF_ALL
        if line.get("by") == player if not agreed else not i:
            return i
    return 0


def _no_move(number: int, low: int, high: int) -> IllegalMove:
    return IllegalMove(N_("There is no move {number}."), allowed=within(low, high), number=number, low=low, high=high)


def says_nothing(step: Course) -> bool:
    """Whether the last move only goes on: it has no values, gives no points and reveals nothing."""
    assert step.move is not None
    return not (step.move.fields or step.move.reveals or any([event.points for event in step.events]))


def _follow_again(course: Course, step: Course) -> Course:
    """A course with the last move of another one, by whom it was made.

    A move that only goes on is left out where it cannot be, and put in where it is no time yet for another one.
    """
    assert step.move is not None
    line, state = line_of(step), course.state
    try:
        return follow(course, line)
    except ScorerError as error:
        if says_nothing(step):
            return course
        if line.get("by") == current_player(state) and refuse_untimely(state, type(step.move)) is None:
            raise BrokenRecord(error, step.number) from None
    try:
        return follow(_go_on(course, str(line.get("by", ""))), line)
    except ScorerError as error:
        raise BrokenRecord(error, step.number) from None


def _go_on(course: Course, player: str) -> Course:
    """A course in which what is offered was declined, and the turn ended, if that makes it a player’s turn."""
    if move := declined(course.state):
        course = course.play(move)
    mover = current_player(course.state)
    if course.before is None or current_player(course.before.state) != mover:
        return course  # nobody’s whole turn is put in
    for move in moves_until(course.state, player) or ():
        if current_player(course.state) == mover:
            course = course.play(move)
    return course


_Step = tuple[State, "Move | None", tuple[Event, ...]]


def _course(first: State, done: list[_Step], undone: list[_Step]) -> Course:
    """A course from its steps, and from those that were taken back, the next one first."""
    course = Course(first)
    for state, move, events in done:
        course = Course(state, course.number + 1, move, events, course)
    back: list[Course] = []
    for state, move, events in undone:
        before = back[-1] if back else course
        back.append(Course(state, before.number + 1, move, events, before))
    again: Course | None = None
    for step in reversed(back):
        again = step._replace(undone=again)
    return course._replace(undone=again)


def begin(state: State) -> Course:
    """The course of a game that has just begun."""
    return Course(state)


def header(state: State) -> dict[str, Any]:
    """The first line of a record: what was agreed. All readings are told, so that none depends on a default."""
    setup, kit = state.setup, kit_of(state)
    return {
        "record": FORMAT,
        "game": setup.game,
        **({"id": setup.id} if setup.id else {}),
        "rules": kit.version,
        "edition": setup.edition,
        "rulings": dict(setup.readings),
        "players": list(setup.players),
        "options": {
            field.key: field.write(value)
            for field, (_, value) in zip(kit.options, setup.options, strict=True)
            if value != field.empty
        },
    }


def begun(data: object) -> Course:
    """A course from the first line of a record. Raises `InvalidDocument`, `UnknownName` or `InvalidTally`."""
    if not isinstance(data, Mapping) or type(data.get("record")) is not int:
        raise InvalidDocument(
            N_("This is not the first line of a record."), allowed=N_("an object with “record” in it")
        )
    _not_newer(whole(data["record"], 1, place="record"), FORMAT)
    for key in data:
        if key not in _HEADER:
            raise unknown_key(data, _HEADER).of(InvalidTally)
    for key in ("game", "rules", "players"):
        if key not in data:
            raise missing(key).of(InvalidTally)
    game, options = data["game"], data.get("options", {})
    if not isinstance(game, str):
        raise InvalidMove(N_("{value} is not the id of a game."), place="game", value=show(game))
    try:
        kit = kit_for(game)
    except ScorerError as error:
        raise error.within("game") from None
    _not_newer(whole(data["rules"], 1, place="rules"), kit.version)
    for place, value in (("options", options), ("rulings", data.get("rulings", {}))):
        if not isinstance(value, dict):
            raise InvalidMove(N_("{value} is not an object."), place=place, value=show(value))
    agreed = {key: data.get(key) for key in ("edition", "rulings", "id")}
    return Course(start_with(game, data["players"], options, **agreed))


_HEADER = ("record", "game", "id", "rules", "edition", "rulings", "players", "options")


def _not_newer(version: int, ours: int) -> None:
    if version > ours:
        raise InvalidDocument(
            N_("This record was written by a newer version of this program; nothing was changed."),
            allowed=N_("the newest version of this program"),
        )


def mover(step: Course) -> Player | None:
    """Who made the last move of a course; None if chance did, or the table together."""
    assert step.before is not None
    return None if type(step.move) in OF_ALL else current_player(step.before.state)


def line_of(step: Course) -> dict[str, Any]:
    """The line of the last move of a course, with the name of the player whose turn it was."""
    assert step.move is not None
    data, player = step.move.to_dict(), mover(step)
    return data if player is None else {"by": player, **data}


UNDO: dict[str, object] = {"undo": 1}
FORCED_UNDO: dict[str, object] = {"undo": 1, "forced": True}
REDO: dict[str, object] = {"redo": 1}


def mended_lines(old: Course, number: int, new: Course) -> list[dict[str, object]]:
    """The lines that lead from a course to one in which other moves are in the place of all from one on.

    That is a single line, which is in a record whole or not at all; undos if there are none in their place.
    """
    if steps := new.steps()[number - 1 :]:
        return [{"mend": number, "moves": [line_of(step) for step in steps]}]
    return [FORCED_UNDO] * (old.number - number + 1)


def follow(course: Course, data: object) -> Course:
    """The course after one more line of a record. Raises `ScorerError` with the place; the course stays as it was."""
    if isinstance(data, dict):
        if "move" in data:
            return _play(course, data)
        if data.keys() == _MEND and isinstance(data["moves"], list) and data["moves"]:
            return _mend(course, data["mend"], data["moves"])
        # 1 and true are equal in Python, but not in JSON.
        told = [(key, value) for key, value in data.items() if type(value) is (bool if key == "forced" else int)]
        if len(told) == len(data):
            if data in (UNDO, FORCED_UNDO):
                return course.undo(forced="forced" in data)
            if data == REDO:
                return course.redo()
    raise InvalidMove(
        N_("{value} is not a line of a record."), allowed=N_("a move, an undo or a redo"), value=show(data)
    )


def _play(course: Course, data: object) -> Course:
    return course.play(read_turn(course.state, data))


def read_turn(state: State, data: object) -> Move:
    """The move of a line. Raises `IllegalMove` if it says who makes it, and somebody else’s turn it is."""
    game = state.setup.game
    if isinstance(data, dict) and "by" in data and moves(game).get(str(data.get("move"))) not in OF_ALL:
        data = data.copy()
        _check_turn(state, data.pop("by"))
    return read_move(game, data)


_MEND = {"mend", "moves"}


def _mend(course: Course, number: object, moves: list[object]) -> Course:
    number = whole(number, 1, place="mend")
    course.at(number)  # there has to be one
    course = course.at(number - 1)
    for i, move in enumerate(moves):
        try:
            course = _play(course, move)
        except ScorerError as error:
            raise error.within(f"moves[{i}]") from None
    return course


def _check_turn(state: State, name: object) -> None:
    player = current_player(state)
    if name != player:
        raise IllegalMove(
            N_("It is not {name}’s turn."),
            place="by",
            known=[player] if player else (),
            name=name[:LONGEST] if isinstance(name, str) else show(name),
        )


def replay(lines: Iterable[bytes | str | Mapping[str, object]]) -> Course:
    """The course that a record tells. Raises `BrokenRecord` with the number of the line that breaks a rule.

    A line is as a file holds it, opened for bytes or for text, or its JSON value, as `line_of` gives it.
    """
    course: Course | None = None
    for number, data in _values(lines):
        try:
            if isinstance(data, ScorerError):
                raise data
            course = begun(data) if course is None else follow(course, data)
        except ScorerError as error:
            raise BrokenRecord(error, number) from None
    if course is None:
        raise InvalidDocument(N_("The input is empty."), allowed=N_("a record: a header and one move per line"))
    return course


# `json.loads` guesses the encoding and looks for blanks, which takes longer than to read a line.
_raw_decode = json.JSONDecoder().raw_decode


def _values(lines: Iterable[bytes | str | Mapping[str, object]]) -> Iterator[tuple[int, object]]:
    for number, each in enumerate(lines, start=1):
        # What is no text is no line, which whoever follows it says.
        line = each.encode("utf-8", "surrogatepass") if isinstance(each, str) else each
        if not isinstance(line, bytes):
            yield number, line
            continue
        try:
            text = line.decode()
            data, end = _raw_decode(text)
            # As many keys as colons: the usual line. Others are read by the way that tells keys that stand twice.
            if line.count(b":") == len(data) and not text[end:].strip():
                yield number, data
                continue
        except (ValueError, TypeError, RecursionError):
            if not line.lstrip(BOM).strip():
                continue
        value = parse(line.rstrip(), first_line=number)
        if isinstance(value, InvalidDocument) and value.allowed:
            # What can be wrong with a whole document is said of this line.
            what = N_("This is not text in UTF-8.") if "UTF-8" in value.what else value.what
            value = InvalidDocument(what, allowed=N_("a move, an undo or a redo"))
        yield number, value


class BrokenRecord(ScorerError):
    """A line of a record that cannot be followed: `line` is its number, `error` says what is wrong with it."""

    kind: ClassVar[str] = "broken-record"

    def __init__(self, error: ScorerError, line: int) -> None:
        super().__init__(error.what, place=error.place, allowed=error.allowed, rule=error.rule, known=error.known)
        self.values: Mapping[str, object] = error.values
        self.code: str = error.code
        self.line: int = line
        self.error: ScorerError = error

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[ScorerError, int]]:
        return BrokenRecord, (self.error, self.line)

    def text(self, lang: str = "en") -> str:
        """The message of the error, with the line before it."""
        from ..text.errors import language

        return language(lang).gettext("Line {line}: {message}", line=self.line, message=self.error.text(lang))
