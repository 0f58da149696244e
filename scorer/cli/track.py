"""`scorer track`: beside the board, move by move; every move is on the disk before it is confirmed."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import tracking
from ..registry import game as game_of
from ..scoring.fields import Field, Flag, Whole, missing, within
from ..scoring.tally import form_of
from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_, signed
from ..tracking.course import BrokenRecord, Course, replay
from ..tracking.journal import open_regular, whole_lines
from ..tracking.lines import (
    as_typed,
    ask_next,
    built,
    choices_now,
    kinds_now,
    move_of,
    not_now,
    read_line,
    read_value,
    refuse_early,
    word_of,
)
from ..tracking.moves import IllegalMove, Move, Setup, State, kit_for, kit_of
from ..tracking.record import Record
from ..typed.fold import compare
from ..typed.moves import command_of, moves_of
from ..typed.plain import amount, one_number, yes_no
from ..typed.question import Answer, Question
from ..typed.readings import COMMAND
from .editor import ask as ask_line, edits
from .files import reason
from .lines import COMMANDS, command_word, completions, glued, heads, in_words, shorts_told, usage
from .localized import WrongUse
from .score import chosen_readings
from .telling import broken, move_told, position_dict, step_dict
from .terminal import complain, dump, say, tell

if TYPE_CHECKING:
    from ..reference.entries import Rule


def run(
    game_id: str,
    path: str,
    format: str,
    *,
    players: str,
    edition: str,
    rulings: Sequence[str],
    options: Sequence[str],
) -> int:
    """Follows a game until it is over or the input ends. Returns the exit code."""
    if format not in ("text", "json"):
        raise WrongUse(N_("There is no format “{name}”."), place="--format", known=("text", "json"), name=format)
    chosen = bool(path)
    path = path or _usual_path(game_of(game_id).id, _names(players))
    new = None if _begun(path) else _new(game_id, players, edition, rulings, options)
    try:
        record = Record(path, new)
    except ScorerError as error:
        broken(error, path)
        return 1
    with record:
        setup = record.course.state.setup
        if setup.game != game_id:
            complain(ScorerError(N_("This is a record of {game}."), game=game_of(setup.game).name), path)
            return 1
        # Another program may have begun it since we looked.
        wanted = new.setup if new else None
        if not record.is_new and setup != (wanted or _agreed(setup, players, edition, rulings, options)):
            complain(ScorerError(N_("This record has begun already; what was agreed then still holds.")), path)
            return 1
        if not chosen:
            text = say().gettext("The game is recorded in “{file}”.", file=path)
            tell(text, file=sys.stderr)
        return _Table(record, path, as_json=format == "json").run()


def _usual_path(game: str, players: Sequence[str]) -> str:
    """Where a game of today is recorded: a new file, or the one of the same game if that is not over."""
    from datetime import date
    from itertools import count

    for number in count(1):
        path = f"{game}-{date.today().isoformat()}{f'-{number}' if number > 1 else ''}.jsonl"  # at the table
        if not os.path.lexists(path):
            return path
        try:
            with open_regular(path) as file:
                state = replay(whole_lines(file)[0]).state
        except (OSError, ScorerError):
            continue
        same = state.setup.game == game and list(players) in ([], list(state.setup.players))
        if same and tracking.outcome(state) is None:
            return path
    raise AssertionError


def _agreed(setup: Setup, players: str, edition: str, rulings: Sequence[str], options: Sequence[str]) -> Setup:
    """What this call agrees on, as far as it says something; the rest as it was agreed when the record began."""
    names = _names(players) or setup.players
    readings = chosen_readings(rulings) if edition or rulings else dict(setup.rulings)
    values = _options(setup.game, options) if options else dict(setup.options)
    if not options:
        fields = {field.key: field for field in kit_for(setup.game).options}
        values = {key: fields[key].write(value) for key, value in values.items() if value != fields[key].empty}
    state = tracking.start(setup.game, names, edition=edition or setup.edition, rulings=readings, **values)
    found: Setup = state.setup
    return found


def _begun(path: str) -> bool:
    """Whether a record has a whole first line. What is no file, or cannot be read, is told when it is opened."""
    try:
        with open_regular(path) as file:
            return bool(whole_lines(file)[0])
    except FileNotFoundError:
        return False
    except (OSError, ScorerError):
        return True


def _new(game_id: str, players: str, edition: str, rulings: Sequence[str], options: Sequence[str]) -> State:
    """The state of a new game; at a terminal, names that cannot be are asked for again."""
    values = _options(game_id, options)
    readings = chosen_readings(rulings)
    if players:
        return tracking.start(game_id, _names(players), edition=edition or None, rulings=readings, **values)
    if not sys.stdin.isatty():
        raise ScorerError(N_("The names of the players are missing."), place="--players")
    # What else is wrong cannot be mended by other names.
    low, _ = form_of(game_of(game_id)).table
    tracking.start(game_id, [f"{i}" for i in range(low)], edition=edition or None, rulings=readings, **values)
    question = say().gettext(
        "{game}: the names of the players in the order of their turns, separated by commas", game=game_of(game_id).name
    )
    while True:
        try:
            typed = ask_line(question)
        except EOFError:
            raise ScorerError(N_("The names of the players are missing."), place="--players") from None
        if typed == "?":
            tell(say().gettext("For example: {example}", example="Anna, Ben, Cleo"), indent="  ", file=sys.stderr)
            continue
        try:
            return tracking.start(game_id, _names(typed), edition=edition or None, rulings=readings, **values)
        except ScorerError as error:
            error.place = ""
            complain(error)


def _options(game_id: str, options: Sequence[str]) -> dict[str, object]:
    """Options given as KEY=VALUE."""
    values = {}
    known = {field.key: field for field in kit_for(game_id).options}
    for text in options:
        key, _, value = text.partition("=")
        if key not in known:
            raise WrongUse(N_("There is no option “{name}” in this game."), place="--option", known=known, name=key)
        values[key] = _option(known[key], value)
    return values


def _names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")] if players else []


def _option(field: Field, text: str) -> object:
    """The value of an option: typed, or from a file after “@”."""
    if text.startswith("@"):
        return _from_file(text[1:])
    if isinstance(field, Flag) and text in ("", "0", "1"):
        return text != "0"
    try:
        return field.typed(text, say())
    except ScorerError as error:
        raise error.within(f"options.{field.key}") from None


def _from_file(path: str) -> object:
    """JSON, or the lines of a text."""
    try:
        with open_regular(path) as file:
            data = file.read(LIMIT + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise WrongUse(reason(error), place=path) from None
    except UnicodeDecodeError:
        raise WrongUse(N_("This is not text in UTF-8."), place=path) from None
    if len(data) > LIMIT:
        raise WrongUse(N_("This is too large for one document."), place=path)
    if not text.strip():
        raise WrongUse(N_("The input is empty."), place=path)
    if not text.lstrip().startswith(("{", "[", '"')):
        return text.splitlines()
    value = parse(data)
    if isinstance(value, InvalidDocument):
        value.place = path
        raise value
    return value


_WIDE = 40
"""Characters of a list of moves that leave room on the line to type."""


class _Dropped(Exception):
    """The person does not want this move after all."""


class _Instead(Exception):
    """The person wants a command instead of this move."""


class _Leave(Exception):
    """The person wants to stop."""


class _Table:
    """One sitting: reads lines, tells what comes of them."""

    def __init__(self, record: Record, path: str, *, as_json: bool) -> None:
        self._record = record
        self._path = path
        self._json = as_json
        self._asks = sys.stdin.isatty() and not as_json
        self._refused = False
        self._meant: type[Move] | None = None
        """The kind of move that the last line was understood as."""
        self._hits: list[Rule] = []
        """What was found in the rules last."""

    @property
    def _course(self) -> Course:
        return self._record.course

    def run(self) -> int:
        """Takes lines until there are no more, or the game is over."""
        if self._record.torn:
            text = say().gettext(
                "The last line was incomplete and is kept in “{file}”; the game goes on from the line before it.",
                file=self._record.torn_path,
            )
            tell(say().gettext("Notice: {message}", message=text), file=sys.stderr)
        if self._asks and self._course.number:
            self._tell(say().gettext("The record goes on after move {number}.", number=self._course.number))
        over = False
        if self._asks and tracking.outcome(self._course.state) is None:
            self._show()
        try:
            while True:
                ended = tracking.outcome(self._course.state) is not None
                if ended and not over:
                    self._standing()
                over = ended
                line = self._line()
                if line is None:
                    break
                self._take(line.strip())
        except _Leave:
            pass
        sys.stdout.flush()
        return int(self._refused and not self._asks)

    # What is asked.

    def _line(self) -> str | None:
        """The next line; None at the end of the input."""
        if not self._asks:
            return sys.stdin.readline() or None
        state, kinds = self._course.state, self._kinds()
        try:
            return ask_line(
                self._prompt(kinds),
                complete=lambda before: completions(before, state, kinds),
                status=self._status(),
            )
        except EOFError:
            return None

    def _asked(self, question: str, **how: Any) -> str:
        """An answer in the middle of something; who ends the input there leaves."""
        try:
            return ask_line(f"  {question}", status=self._status(), **how)
        except EOFError:
            raise _Leave from None

    def _agrees(self, question: str) -> bool:
        """Whether the answer is yes; commands work here, too, and such as change the game drop the question."""
        choices = f"{say().pgettext('answer', 'yes')}/{say().pgettext('answer', 'no')}"
        while True:
            text = self._asked(f"{question} ({choices})")
            if text == "<":
                return False
            if (answer := yes_no(text, say())) is not None:
                return answer
            if text == "?":
                self._tell(
                    say().gettext("Type yes or no; “<” is no, and every command works here, too."), indent="    "
                )
                continue
            self._command_within(text)

    def _command_within(self, text: str) -> bool:
        """Does what a command says in the middle of something; whether it is one."""
        command = command_of(text, heads())
        course = self._course
        if course.undone if command == "redo" else course.number and command in ("undo", "fix", "insert"):
            raise _Instead(text)
        if command:
            try:
                found = read_line(course.state, text, say(), heads())
                if isinstance(found, Question):
                    raise found.refusal()
                self._command(found.value)
            except ScorerError as error:
                complain(in_words(error, None))  # what is being asked goes on
        return bool(command)

    def _prompt(self, kinds: Sequence[type[Move]]) -> str:
        """Who may do what, in the words that can be typed."""
        words = ", ".join([word_of(kind, say()) for kind in kinds]) or command_word("undo")
        if edits() and len(words) > _WIDE:
            words = "?"  # Tab and the question mark list them
        player = tracking.current_player(self._course.state)
        return f"{player} ({words})" if player else f"({words})"

    def _status(self) -> str:
        """The state in one line, where it stays in view."""
        if not edits():
            return ""
        from shutil import get_terminal_size

        state = self._course.state
        totals = ", ".join([f"{player.name} {signed(player.total)}" for player in tracking.standings(state).players])
        first = tracking.view(state, say().code)[0]
        now = say().gettext("If it ended now: {totals}", totals=totals)
        # All of it, or what a narrow terminal has room for: the totals above all.
        whole = (f"{first}  {now}", now, totals)
        return next((text for text in whole if len(text) < get_terminal_size().columns), totals)

    def _kinds(self, state: State | None = None) -> list[type[Move]]:
        """The kinds of moves that are possible."""
        return kinds_now(state or self._course.state)

    # What is done with a line.

    def _take(self, line: str) -> None:
        """One line: a command, or one or more moves; what goes wrong is told and changes nothing."""
        if not line:
            return
        self._meant = None
        try:
            for text in moves_of(line, heads()):
                found = self._read(text, self._course.state)
                if isinstance(found, Move):
                    self._record.play(found)
                    self._confirm()
                else:
                    self._command(found)
        except _Dropped:
            pass
        except _Instead as instead:
            self._take(str(instead))
        except ScorerError as error:
            self._refused = True
            if self._json:
                self._answer({"error": {"text": error.text(say().code), "place": error.place, "rule": error.rule}})
            else:
                complain(in_words(error, self._meant))

    def _confirm(self) -> None:
        """Tells what the last move brought about; it is on the disk."""
        if self._json:
            self._answer(step_dict(self._course, say()))
        else:
            for text in move_told(self._course, say()):
                tell(text)
            sys.stdout.flush()

    def _answer(self, data: object) -> None:
        """One line of JSON."""
        dump(data, sys.stdout, indent=None)
        sys.stdout.flush()

    def _command(self, said: object) -> None:
        """Does what a command says, as the reader of lines gives it."""
        assert isinstance(said, dict)
        state, command, rest = self._course.state, said[COMMAND], said["rest"]
        if command == "undo":
            self._undo(rest, forced=said["forced"])
        elif command == "redo":
            self._record.redo()
            self._confirm()
        elif command in ("fix", "insert"):
            self._fix(rest, before=command == "insert")
        elif command == "why":
            self._why(rest)
        elif command == "moves":
            moves = [usage(state, kind) for kind in self._kinds()]
            self._reply([*moves, *self._shorts()], {"moves": moves})
        elif command == "score":
            if self._json:
                self._answer({"sheet": tracking.standings(state).to_dict(say().code)})
            else:
                self._standing()
        elif command == "rules":
            self._look_up(rest)
        elif command == "show":
            shown = tracking.view(state, say().code)
            self._reply(shown, {"view": shown})
        elif command == "help":
            told = self._help(rest)
            self._reply(told, {"help": told})
        else:
            raise _Leave

    def _undo(self, rest: str, *, forced: bool) -> None:
        """Takes moves back: what that is, is told, and somebody agrees to it."""
        count = self._number(rest or "1", self._course.number)
        steps = self._course.steps()[len(self._course.steps()) - count :]
        hidden = any(step.move is not None and step.move.reveals for step in steps)
        if self._asks and not forced:
            for step in reversed(steps):
                self._tell(move_told(step, say())[0], indent="  ")
            question = say().ngettext("Take {count} move back?", "Take {count} moves back?", count, count=count)
            if not self._agrees(question):
                self._tell(say().gettext("Nothing was taken back."), indent="  ")
                return
        elif hidden and not forced:
            raise IllegalMove(
                N_("This move has shown something that was hidden; it is taken back only if you say so expressly."),
                known=[f"{command_word('undo')}!"],
                rule=next(step.move.rule for step in steps if step.move is not None and step.move.reveals),
            )
        self._record.undo(count, forced=hidden or forced)
        back = say().gettext("Undone; moves so far: {number}", number=self._course.number)
        self._reply([back], {"number": self._course.number, **position_dict(self._course.state)})

    def _number(self, text: str, most: int) -> int:
        """A number of moves, or of a move."""
        number = one_number(text, say())
        if not most:
            raise IllegalMove(N_("There is nothing to take back."))
        if number is None or not 1 <= number <= most:
            raise IllegalMove(
                N_("There is no move {number}."),
                allowed=within(1, most),
                number=text[:40],
                low=1,
                high=most,
            )
        return number

    def _fix(self, rest: str, *, before: bool = False) -> None:
        """Mends a move further back, or puts a forgotten one before it; all later ones have to fit still."""
        word, _, text = rest.partition(" ")
        number = self._number(word, self._course.number)
        step = self._course.at(number)
        assert step.before is not None
        assert step.move is not None
        state = step.before.state
        text = text.strip()
        if not text and not self._asks:
            command = command_word("insert" if before else "fix")
            what = N_("The forgotten move itself is missing.") if before else N_("The corrected move is missing.")
            raise IllegalMove(what, known=[f"{command} {number} …"])
        if not text:
            self._tell(move_told(step, say())[0], indent="  ")
            kinds = self._kinds(state)
            question = (
                say().gettext("Which move was forgotten before it? “<” leaves everything as it is")
                if before
                else say().gettext(
                    "What was the correct move? “<” leaves it as it is, “+” followed by a move inserts that move before"
                    " it"
                )
            )
            text = self._asked(
                question,
                start="" if before else as_typed(step.move, state, say()),
                complete=lambda begun: completions(begun, state, kinds),
            )
            if text in ("", "<"):
                return
        if text.startswith("+"):
            before, text = True, text[1:].strip()
        move = self._move(text, state)
        later = self._course.number - number + before
        try:
            self._record.mend(number, move, before=before)
        except BrokenRecord as error:
            self._unfit(number, move, error, before=before)
            later = self._course.number - number
        if self._json:
            self._answer(step_dict(self._course, say()))
            return
        for line in move_told(self._course.at(number), say()):
            tell(line)
        if later:
            tell(
                say().ngettext(
                    "The {count} later move still fits.", "The {count} later moves still fit.", later, count=later
                )
            )

    def _unfit(self, number: int, move: Move, error: BrokenRecord, *, before: bool) -> None:
        """A later move does not fit any more: it and what follows goes, if somebody agrees."""
        if error.line == number or not self._asks:
            raise error.error
        old = error.line - before
        complain(error.error, move_told(self._course.at(old), say())[0])
        count = self._course.number - old + 1
        question = (
            say().gettext(
                "Take back this move and all later ones ({count}) and insert the forgotten one all the same?",
                count=count,
            )
            if before
            else say().gettext(
                "Take back this move and all later ones ({count}) and correct it all the same?", count=count
            )
        )
        if not self._agrees(question):
            raise _Dropped
        self._record.mend(number, move, before=before, until=old - 1)

    def _reply(self, texts: Sequence[str], data: object) -> None:
        """The answer to a command: lines for a person, or an object for a program."""
        if self._json:
            self._answer(data)
        for text in texts if not self._json else ():
            self._tell(text)

    def _look_up(self, words: str) -> None:
        game = self._course.state.setup.game
        if self._json:
            from ..reference.search import search

            found = search(words, game=game, lang=say().code)
            self._answer({"rules": [hit.rule.id for hit in found], "sure": found.sure})
            return
        from .rules import look_up, show

        if words.isdecimal() and 1 <= int(words[:9]) <= len(self._hits):
            show(self._hits[int(words[:9]) - 1])
        else:
            self._hits = look_up(words, game) or self._hits

    def _why(self, rest: str) -> None:
        """Whether a move is allowed; or the reasons of what happened last."""
        if not rest:
            self._reply(move_told(self._course, say()), step_dict(self._course, say()) if self._course.number else {})
            return
        try:
            move = self._move(rest, self._course.state, checked=False)
            refused: ScorerError | None = tracking.why_not(self._course.state, move)
            rule = refused.rule if refused else move.rule
        except ScorerError as error:
            if self._json:
                raise
            refused, rule = error, error.rule
        text = (
            in_words(refused, self._meant).text(say().code)
            if refused
            else say().gettext("This is allowed.\nRule: {rule}", rule=rule)
        )
        self._reply([text], {"allowed": refused is None, "rule": rule, "text": text})

    def _help(self, word: str = "") -> list[str]:
        """What can be typed now; with the word of a command, what it does."""
        if name := command_of(word, heads()):
            does = say().gettext(COMMANDS[name].help)
            return [say().gettext("{place}: {message}", place=command_word(name), message=does)]
        helped = {"help": command_word("help"), "example": f"{command_word('help')} {command_word('fix')}"}
        moved = say().gettext(
            "Type a move as its word and its values; the beginning of a word is enough; “;” separates moves."
        )
        known = say().gettext("Commands: {commands}", commands=", ".join(map(command_word, COMMANDS)))
        more = say().gettext("“{help}” with one of these words says more: {example}", **helped)
        moves = [usage(self._course.state, kind) for kind in self._kinds()]
        return [moved, *[f"  {text}" for text in (*moves, *self._shorts(), known, more)]]

    def _shorts(self) -> list[str]:
        """The short words in one line."""
        state, kinds = self._course.state, self._kinds()
        if not (shorts := shorts_told(state, kinds)):
            return []
        told = [say().gettext("Short forms: {shorts}", shorts=", ".join(shorts))]
        if example := glued(state, kinds):
            told.append(say().gettext("Numbers may follow at once: {example}", example=example))
        return told

    def _show(self) -> None:
        for line in tracking.view(self._course.state, say().code):
            self._tell(line)

    def _tell(self, text: str, *, indent: str = "") -> None:
        tell(text, indent=indent, file=sys.stderr if self._asks else sys.stdout)

    def _standing(self) -> None:
        """The sheet, as it is at the end or would be now."""
        if self._json:
            return
        state = self._course.state
        if tracking.outcome(state) is None:
            tell(say().gettext("If the game ended now:"))
        sheet = tracking.standings(state)
        if sys.stdout.isatty():
            from .table import Tables

            Tables(explain=False, compare=False).write(sheet)
        else:
            from ..export.text import Text

            sys.stdout.write(Text(explain=True, usual=False, lang=say().code)(sheet))
        sys.stdout.flush()

    # How a move is read.

    def _move(self, text: str, state: State, *, checked: bool = True) -> Move:
        """The move that a line means."""
        found = self._read(text, state, checked=checked)
        if isinstance(found, Move):
            return found
        raise not_now(text, state, say())

    def _read(self, text: str, state: State, *, checked: bool = True) -> Move | dict[str, object]:
        """The move or the command that a line means; what is missing is asked for, where there is somebody to ask."""
        if text.startswith("{"):
            return self._read_json(text, state)
        self._meant = None
        said = self._said(text, state)
        if COMMAND in said:
            return said
        given = dict(said)
        kind = tracking.moves(state.setup.game)[str(given.pop("move"))]
        self._meant = kind
        # Who types nothing but the word is asked for everything.
        everything = not given
        self._complete(kind, given, state, everything=everything)
        while True:
            move = move_of(state, {"move": kind.name, **given})
            refused = tracking.why_not(state, move) if checked and self._asks else None
            wrong = self._wrong(refused, kind, given, state) if refused else None
            if wrong is None:
                return move
            # The rest is kept.
            complain(in_words(refused, kind) if refused else ScorerError(""))
            old = given.pop(wrong.key, None)
            self._ask(wrong, kind, given, state, old)
            self._complete(kind, given, state)

    def _complete(self, kind: type[Move], given: dict[str, object], state: State, *, everything: bool = False) -> None:
        """Asks for what a move does not tell yet."""
        while field := ask_next(state, {"move": kind.name, **given}):
            if refused := refuse_early(state, {"move": kind.name, **given}):
                field = self._again(refused, kind, given, state)
            if self._asks and (field.required or field.needed or everything):
                self._ask(field, kind, given, state)
            elif field.needed or field.required:
                raise missing(field.key, rule=field.rule)
            else:
                given[field.key] = None

    def _again(self, refused: IllegalMove, kind: type[Move], given: dict[str, object], state: State) -> Field:
        """The field whose value is refused, to be asked for once more, if somebody can be asked. Raises the refusal."""
        if not self._asks or (wrong := self._wrong(refused, kind, given, state)) is None:
            raise refused
        complain(in_words(refused, kind))
        del given[wrong.key]
        return wrong

    def _read_json(self, text: str, state: State) -> Move:
        """A move as a record holds it; who makes it has to be the one whose turn it is."""
        data = parse(text.encode("utf-8", "replace"))
        if isinstance(data, ScorerError):
            raise data
        player = tracking.current_player(state)
        by = data.pop("by", player) if isinstance(data, dict) else player
        if by != player:
            known = [player] if player else ()
            raise IllegalMove(N_("It is not the turn of “{name}”."), known=known, name=str(by)[:40])
        return tracking.read_move(state.setup.game, data)

    def _said(self, text: str, state: State) -> dict[str, object]:
        """What a line says; what is not clear is asked about."""
        return self._settled(lambda new: read_line(state, text, say(), heads(), new))

    def _settled(self, read: Callable[[Sequence[str]], Answer | Question]) -> dict[str, object]:
        """What comes of reading, once all that is not clear is answered. Raises `ScorerError` where it is not."""
        new: list[str] = []
        while True:
            found = read(new)
            chosen = found if isinstance(found, Answer) else self._chosen(found)
            if chosen is not None:
                assert isinstance(chosen.value, dict)
                return dict(chosen.value)
            assert isinstance(found, Question)
            if not self._is_new(found):
                raise found.refusal()
            new.append(found.new)

    def _chosen(self, question: Question) -> Answer | None:
        """What was meant of what a question offers; nothing if it was nothing of that."""
        if not self._asks or not question.choices:
            return None
        if len(question.choices) == 1:
            return question.choices[0] if self._agrees(question.text(say().code)) else None
        self._tell(question.text(say().code), indent="  ")
        for i, choice in enumerate(question.choices, start=1):
            self._tell(f"{i}  {choice.shown}", indent="  ")
        while True:
            text = self._asked(say().gettext("Which one? Type its number, or press Enter for none of them"))
            number = one_number(text, say()) if text else None
            if number is not None and 1 <= number <= len(question.choices):
                return question.choices[number - 1]
            if text in ("", "<"):
                raise _Dropped
            if not self._command_within(text):
                raise _Instead(text)

    def _is_new(self, question: Question) -> bool:
        """Whether a new word is a name of the table's own, as somebody says."""
        if not self._asks or not question.new:
            return False
        return self._agrees(say().gettext("Is “{name}” a separate name at this table?", name=question.new))

    def _wrong(self, refused: IllegalMove, kind: type[Move], given: dict[str, object], state: State) -> Field | None:
        """The field whose value a rule refuses, if there can be a better one."""
        if kind not in self._kinds(state):
            return None
        root = re.split(r"\W", refused.place)[0]
        told = {key: value for key, value in given.items() if key != root}
        return next((field for field in kit_of(state).open_fields(state, kind, told) if field.key == root), None)

    def _ask(self, field: Field, kind: type[Move], given: dict[str, object], state: State, old: object = None) -> None:
        """Asks for one value until there is one that can be; commands work here, too."""
        question = f"{built(kind, given, say())} – {field.ask(say(), state)}"
        choices = choices_now(state, {"move": kind.name, **given}, field, say())
        start = field.spoken(old, say()) if old else ""

        def complete(before: str) -> list[str]:
            return [word for word in choices if compare(word).startswith(compare(before))]

        while True:
            text = self._asked(question, complete=complete, start=start)
            if text == "?":
                self._tell(say().gettext(field.help), indent="    ")
                if form := field.form(say()):
                    self._tell(form, indent="    ")
                if choices and len(choices) <= 40:
                    self._tell(", ".join(choices), indent="    ")
                self._tell(say().gettext("“<” drops this move."), indent="    ")
            elif text == "<":
                raise _Dropped
            elif self._command_within(text):
                continue
            elif self._left_out(field, text):
                given[field.key] = None
                return
            elif not text:
                unanswered = missing(field.key, rule=field.rule)
                unanswered.known = tuple(choices)
                complain(in_words(unanswered, kind))
                self._tell(say().gettext("“<” drops this move."), indent="    ")
            else:
                try:
                    given |= self._value(field, kind, given, text, state)
                except ScorerError as error:
                    complain(in_words(error, kind))
                    self._tell(say().gettext("“<” drops this move."), indent="    ")
                else:
                    return

    def _value(
        self, field: Field, kind: type[Move], given: dict[str, object], text: str, state: State
    ) -> dict[str, object]:
        """The values that an answer tells; what is not clear is asked about."""

        def read(new: Sequence[str]) -> Answer | Question:
            return read_value(state, {"move": kind.name, **given}, field.key, text, say=say(), new=new)

        said = self._settled(read)
        said.pop("move")
        return said

    def _left_out(self, field: Field, text: str) -> bool:
        """Whether an answer leaves a value out; a number that is needed is never left out."""
        if field.required:
            return False
        if isinstance(field, Whole):
            return not text and not field.needed
        return not text or amount(text, say()) == 0
