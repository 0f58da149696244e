"""The course of a game: every move with what it brought about, undo and redo, and its lines in a record.

A course is a frozen value that shares everything with the one before it, so that the ten thousandth move costs what the
tenth does. Nothing is ever deleted: in a record undo and redo are lines like any other.

    >>> from scorer import course, tracking
    >>> course_of_two = course.begin(tracking.start("afritoria", ["Ann", "Ben"]))
    >>> moved = course_of_two.play(tracking.read_move("afritoria", {"move": "market", "card": "green lion"}))
    >>> moved.number, moved.undo(forced=True).number, moved.undo(forced=True).redo().number
    (1, 0, 1)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ..scoring.fields import Who, Whose, missing, show, unknown_key, whole, within
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
    kit_for,
    kit_of,
    moves,
    read_move,
    refuse_untimely,
    resolve,
    start_with,
)
from .offers import decline_move, moves_to_turn as moves_until

FORMAT = 1
"""The version of the form of a record that this program writes, and the newest that it can read."""


class Course(NamedTuple):
    """A game up to some move, with all states before it.

    A course never changes: `play`, `undo` and the others return another.

    Two courses are equal only if they are the same object; compare their states.
    """

    state: State
    """The state after the last move."""
    number: int = 0
    """How many moves were played; also the number of the last move, counted from 1."""
    move: Move | None = None
    """The last move; None if none was played."""
    events: tuple[Event, ...] = ()
    """The events that the last move brought about."""
    before: Course | None = None
    """The course before the last move; None if no move was played."""
    to_redo: Course | None = None
    """The course that `redo` returns; None if no move was undone just before."""

    # Through `before` it is as deep as the game is long: nothing may go through all of it by itself.

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        # One step after the other, as a long game is deeper than Python goes.
        done, undone = self.steps(), []
        step = self.to_redo
        while step is not None:
            undone.append((step.state, step.move, step.events))
            step = step.to_redo
        first = done[0].before if done else self
        assert first is not None
        return _course, (first.state, [(step.state, step.move, step.events) for step in done], undone)

    def __repr__(self) -> str:
        return f"<Course: {self.number} moves of {self.state.setup.game}>"

    def play(self, move: Move) -> Course:
        """Returns a new course with one more move; it has nothing to redo.

        Raises `IllegalMove`, with the rule, if the move is not allowed now or belongs to another game; `InvalidMove` if
        the move object holds a value of a wrong type.
        """
        state, events = resolve(self.state, move)
        return Course(state, self.number + 1, move, events, self)

    def undo(self, *, forced: bool = False) -> Course:
        """Returns a new course without the last move; its `redo` returns this course.

        Raises `IllegalMove` if no move was played, or if the last one revealed something hidden and `forced` is false.
        """
        if self.before is None or self.move is None:
            raise IllegalMove(N_("There is nothing to take back."))
        if self.move.reveals and not forced:
            raise IllegalMove(
                N_("This move has shown something that was hidden; it is taken back only if you say so expressly."),
                allowed=N_("a forced undo, which the record notes"),
                rule=self.move.rule,
            )
        return self.before._replace(to_redo=self)

    def redo(self) -> Course:
        """Returns `to_redo`: the course as it was before the last undo.

        Raises `IllegalMove` if `to_redo` is None: no move was undone, or another one was played since.
        """
        if self.to_redo is None:
            raise IllegalMove(N_("There is nothing to redo."))
        return self.to_redo

    @property
    def undone(self) -> Course | None:
        """The older name of `to_redo`, kept for programs that use it."""
        return self.to_redo

    def mend(self, number: int, move: Move | None, *, before: bool = False, until: int | None = None) -> Course:
        """Returns a new course with `move` in place of move `number`, or without that move if `move` is None.

        Moves are counted from 1. With `before`, `move` is inserted before move `number`, which stays; if `move` is None
        nothing is inserted. The later moves of this course are played again, only up to number `until` if it is given:
        none if that is not later. Where they need it, moves that have no values and no effect on points are added or
        left out.

        Raises `IllegalMove` if `number` is not from 1 to the number of moves, also with `before`, or if `move` is not
        allowed there; `InvalidMove` if the move object holds a value of a wrong type; `BrokenRecord`, with the number
        of the move as `line`, if a later move is no longer possible.
        """
        course = self._before(number)
        if move is not None:
            course = course.play(move)
        for step in self.steps()[number - before : None if until is None else max(until, 0)]:
            course = _follow_again(course, step)
        return course

    def exchange(self, first: int, last: int, player: Player, other: Player) -> Course:
        """Returns a new course in which `player` and `other` have swapped their moves from number `first` to `last`.

        Moves are counted from 1. Each of the two makes the moves of the other, and is named where the other one was, as
        soon as it is their turn. The later moves are played again, as by `mend`.

        Raises `IllegalMove` if no move has one of these numbers, `first` is higher than `last`, nobody has one of these
        names, or both names are the same; `BrokenRecord`, with the number of the move in this course as `line`, if a
        move is no longer possible.
        """
        for number in (first, last):
            self._before(number)
        if first > last:
            raise IllegalMove(N_("Move {last} comes before move {first}."), first=first, last=last)
        if player == other:
            raise IllegalMove(N_("Moves are swapped between two different players."))
        players = self.state.setup.players
        for name in (player, other):
            if name not in players:
                raise IllegalMove(N_("There is no player “{name}”."), known=players, name=str(name)[:LONGEST])
        steps = self.steps()
        names = {player: other, other: player}
        waiting = [(step.number, _rename_players(step, names)) for step in steps[first - 1 : last]]
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
        """Returns a new course whose last move has `value` (JSON) under `key`, or nothing there if `value` is None.

        It has as many moves as this one, and nothing to redo. `key` is one of `Move.to_dict`.

        Raises `IllegalMove` if no move was played, or a rule forbids the value; `InvalidMove` if the key or the value
        is wrong, or the value is required and None.
        """
        before, last = _last(self)
        data = {**last.to_dict(), key: value}
        move = read_move(self.state.setup.game, {key: each for key, each in data.items() if each is not None})
        return before.play(move)

    def steps(self) -> list[Course]:
        """Returns the course after each move, the first move first, this course last; an empty list without moves."""
        found: list[Course] = []
        step = self
        while step.before is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found

    def _before(self, number: int) -> Course:
        """The course before a move; raises `IllegalMove` if no move has this number."""
        if not self.number:
            raise IllegalMove(N_("No move has been made yet."))
        if not 1 <= number <= self.number:
            raise _no_move(number, 1, self.number)
        return self.at(number - 1)

    def at(self, number: int) -> Course:
        """Returns the course after the first `number` moves of this one; after 0 it is the start of the game.

        With all of them it is this course itself. Moves that were undone do not count, and what is returned has nothing
        to redo, unless it is this course itself.

        Raises `IllegalMove` if there are fewer moves, or `number` is negative.
        """
        step = self
        while step.number > number and step.before is not None:
            step = step.before
        if step.number != number:
            raise _no_move(number, 0, self.number)
        return step


def _rename_players(step: Course, names: Mapping[Player, Player]) -> dict[str, object]:
    """The line of the last move of a course, with players in the place of others."""
    line, (_, move) = line_of(step), _last(step)
    keys = [field.key for field in move.fields if getattr(field, "of", field).kind == Who.kind]
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
    """Returns whether the last move of a course only passes on the turn.

    It does if it has no fields, gives and takes no points, and reveals nothing.

    Raises `IllegalMove` if no move was played.
    """
    _, move = _last(step)
    return not (move.fields or move.reveals or any([event.points for event in step.events]))


def _last(step: Course) -> tuple[Course, Move]:
    """Returns the course before the last move, and this move. Raises `IllegalMove` if no move was played."""
    if step.before is None or step.move is None:
        raise IllegalMove(N_("No move has been made yet."))
    return step.before, step.move


def _follow_again(course: Course, step: Course) -> Course:
    """A course with the last move of another one, by whom it was made.

    A move that only goes on is left out where it cannot be, and put in where it is no time yet for another one.
    """
    line, state = line_of(step), course.state
    try:
        return follow(course, line)
    except ScorerError as error:
        if says_nothing(step):
            return course
        if line.get("by") == current_player(state) and refuse_untimely(state, type(_last(step)[1])) is None:
            raise BrokenRecord(error, step.number) from None
    try:
        return follow(_go_on(course, str(line.get("by", ""))), line)
    except ScorerError as error:
        raise BrokenRecord(error, step.number) from None


def _go_on(course: Course, player: str) -> Course:
    """A course in which what is offered was declined, and the turn ended, if that makes it a player’s turn."""
    if move := decline_move(course.state):
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
        again = step._replace(to_redo=again)
    return course._replace(to_redo=again)


def begin(state: State) -> Course:
    """Returns a course that begins with this state: `number` is 0, `move`, `before` and `to_redo` are None.

    Any state will do, also one in the middle of a game; its earlier moves are not in the course.
    """
    return Course(state)


def header(state: State) -> dict[str, Any]:
    """Returns the first line of a record as a new dictionary (JSON): what was agreed before the first move.

    It is equal for all states of one game. The keys are `record` (the version of its form), `game`, `id` (only if the
    game has one), `rules` (`Kit.version`), `edition` (None if none was chosen), `rulings` (the reading of every ruling,
    so that no record depends on a default), `players` and `options` (only those that are not empty).
    """
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


def read_header(data: object) -> Course:
    """Returns the course that the first line of a record describes (JSON), with no moves yet.

    Raises `InvalidDocument` if it is no first line of a record, or a newer program wrote it; `InvalidTally` if a key,
    the players or an option are wrong (`ImpossibleTally` for equal names); `InvalidMove` if `game` is no text, or
    `options` or `rulings` are no objects; `InvalidValue` if a version is below 1 or no whole number; `UnknownName` if
    there is no such game, edition, ruling or reading; `ScorerError` if the game cannot be followed.
    """
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


begun = read_header
"""The older name, kept for programs that use it."""

_HEADER = ("record", "game", "id", "rules", "edition", "rulings", "players", "options")


def _not_newer(version: int, ours: int) -> None:
    if version > ours:
        raise InvalidDocument(
            N_("This record was written by a newer version of this program; nothing was changed."),
            allowed=N_("the newest version of this program"),
        )


def mover(step: Course) -> Player | None:
    """Returns the name of the player who made the last move of a course.

    None if it was chance, or the table together (`adjust`).

    Raises `IllegalMove` if no move was played.
    """
    before, move = _last(step)
    return None if type(move) in OF_ALL else current_player(before.state)


def teller(step: Course) -> Player | None:
    """Returns the name of the player whose move the last move of a course is.

    That of `mover`, except where the move names another one: who tells a card before their turn, who exchanges.

    Raises `IllegalMove` if no move was played.
    """
    move = _last(step)[1]
    names = [getattr(move, field.key) for field in move.fields if isinstance(field, Whose)]
    return next(filter(None, names), mover(step))


def line_of(step: Course) -> dict[str, Any]:
    """Returns the line of a record for the last move, as JSON: that of `Move.to_dict`, after `by`, the name of `mover`.

    A new dictionary; it has no `by` if `mover` is None.

    Raises `IllegalMove` if no move was played.
    """
    (_, move), player = _last(step), mover(step)
    data = move.to_dict()
    return data if player is None else {"by": player, **data}


UNDO: dict[str, object] = {"undo": 1}
"""The line of a record that undoes the last move."""
FORCED_UNDO: dict[str, object] = {"undo": 1, "forced": True}
"""The line of a record that undoes a last move which has revealed something hidden."""
REDO: dict[str, object] = {"redo": 1}
"""The line of a record that plays the move again that was undone last."""


def mended_lines(old: Course, number: int, new: Course) -> list[dict[str, object]]:
    """Returns the lines of a record (JSON) that lead from the course `old` to the course `new`.

    `number`, from 1, is the first move in which they differ. If `new` has it, the list has one line with all moves of
    `new` from `number` on; else one forced undo for each move of `old` from `number` on, and none if `old` has no such
    move either. The courses are not compared, and nothing is raised.
    """
    if steps := new.steps()[number - 1 :]:
        return [{"mend": number, "moves": [line_of(step) for step in steps]}]
    return [dict(FORCED_UNDO) for _ in range(number, old.number + 1)]


def follow(course: Course, data: object) -> Course:
    """Returns a new course: the given one after one more line of a record (JSON), which is not its header.

    A line is a move, an undo, a redo, or moves in place of all from a number on.

    Raises `InvalidMove` if it is no such line, or a key or value of a move is wrong; `IllegalMove` if a move is not
    allowed, is not by the player whose turn it is, there is nothing to undo or redo, no move has the number of the one
    to replace, or an undo that is not forced would take back a move that revealed something hidden; `InvalidValue` if
    that number is no whole number of at least 1. Each has its place in the line.
    """
    if isinstance(data, dict):
        if "move" in data:
            return course.play(read_turn(course.state, data))
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


def read_turn(state: State, data: object) -> Move:
    """Returns the move of a line of a record (JSON): a move with, under `by`, the name of the player who made it.

    `by` may be left out, and is when chance moves and in an `adjust`. Whether the move is legal is not checked
    otherwise. `data` stays as it is.

    Raises `IllegalMove` if `by` is not the player whose turn it is; `InvalidMove` if it is no move of the game, or a
    key (in an `adjust` also `by`) or a value is wrong or missing.
    """
    game = state.setup.game
    if isinstance(data, dict) and "by" in data and moves(game).get(str(data.get("move"))) not in OF_ALL:
        data = data.copy()
        _check_turn(state, data.pop("by"))
    return read_move(game, data)


_MEND = {"mend", "moves"}


def _mend(course: Course, number: object, moves: list[object]) -> Course:
    number = whole(number, 1, place="mend")
    course = course._before(number)
    for i, move in enumerate(moves):
        try:
            course = course.play(read_turn(course.state, move))
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
    """Returns the course that the lines of a record describe, its header the first.

    A line is the bytes or text of a file, as iterating over an open file yields it, or its JSON value. Empty lines are
    skipped, but counted. A header alone gives a course without moves.

    Raises `BrokenRecord`, with the number of the line from 1, if a line cannot be read or followed, also for a wrong
    header and an unknown game; `InvalidDocument` if there are no lines, or only empty ones.
    """
    course: Course | None = None
    for number, data in _values(lines):
        try:
            if isinstance(data, ScorerError):
                raise data
            course = read_header(data) if course is None else follow(course, data)
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
    """A line of a record that cannot be read or followed: `error` says why, `line` is its number, counted from 1.

    Where a course was changed, `line` is the number of a move. Place, rule and code are those of `error`.
    """

    kind: ClassVar[str] = "broken-record"
    """The kind of the error in `to_dict`: always `broken-record`."""

    def __init__(self, error: ScorerError, line: int) -> None:
        super().__init__(error.what, place=error.place, allowed=error.allowed, rule=error.rule, known=error.known)
        self.values: Mapping[str, object] = error.values
        """The values that the message names, by the names of the placeholders."""
        self.code: str = error.code
        """The stable short code of `error`."""
        self.line: int = line
        """The number of the line, counted from 1; where a course was changed, the number of the move."""
        self.error: ScorerError = error
        """The error that says what is wrong with the line."""

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[ScorerError, int]]:
        return BrokenRecord, (self.error, self.line)

    def text(self, lang: str = "en") -> str:
        """Returns the message in a language: `Line 3: …`, where 3 is `line` and `…` is `error.text(lang)`.

        Raises `UnknownName` if there is no language `lang`.
        """
        from ..text.errors import language

        return language(lang).gettext("Line {line}: {message}", line=self.line, message=self.error.text(lang))
