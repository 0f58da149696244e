"""`scorer track`: beside the board, move by move; every move is on the disk before it is confirmed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from .. import tracking
from ..games import game as game_of
from ..scoring.fields import Field, missing
from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_
from ..tracking.course import Course
from ..tracking.moves import Move, Setup, State, kit_for
from ..tracking.record import Record
from .lines import (
    COMMANDS,
    command_of,
    command_word,
    completing,
    in_words,
    kind_of,
    moves_of,
    not_now,
    open_fields,
    usage,
    values_of,
    without_player,
    word_of,
    words_now,
)
from .localized import WrongUse
from .score import chosen_readings, reason
from .telling import broken, move_told, position_dict, step_dict
from .terminal import complain, dump, say, tell


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
    if not path:
        raise WrongUse(N_("The file of the record is missing."), place="--record")
    there = _begun(path)
    new = None if there else _new(game_id, players, edition, rulings, options)
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
        if there and setup != _agreed(setup, players, edition, rulings, options):
            complain(ScorerError(N_("This record has begun already; what was agreed then stays.")), path)
            return 1
        return _Table(record, path, as_json=format == "json").run()


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
        with open(path, "rb") as file:
            return file.readline().endswith(b"\n")
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _new(game_id: str, players: str, edition: str, rulings: Sequence[str], options: Sequence[str]) -> State:
    """The state of a new game."""
    game = game_of(game_id)
    if not players and sys.stdin.isatty():
        question = say().gettext(
            "{game}: the names of the players in the order of their turns, separated by commas", game=game.name
        )
        print(f"{question} > ", end="", file=sys.stderr, flush=True)
        players = sys.stdin.readline().strip()
    if not players and not sys.stdin.isatty():
        raise ScorerError(N_("The names of the players are missing."), place="--players")
    values = _options(game_id, options)
    return tracking.start(game_id, _names(players), edition=edition or None, rulings=chosen_readings(rulings), **values)


def _options(game_id: str, options: Sequence[str]) -> dict[str, Any]:
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


def _option(field: Field, text: str) -> Any:
    """The value of an option: typed, or from a file after “@”."""
    if text.startswith("@"):
        return _from_file(text[1:])
    return field.typed(text or "1", say())


def _from_file(path: str) -> Any:
    """JSON, or the lines of a text."""
    try:
        with open(path, "rb") as file:
            data = file.read(LIMIT + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise WrongUse(reason(error), place=path) from None
    except UnicodeDecodeError:
        raise WrongUse(N_("This is not text in UTF-8."), place=path) from None
    if len(data) > LIMIT:
        raise WrongUse(N_("This is too large for one document."), place=path)
    if not text.strip():
        raise WrongUse(N_("There is nothing in it."), place=path)
    if not text.lstrip().startswith(("{", "[", '"')):
        return text.splitlines()
    value = parse(data)
    if isinstance(value, InvalidDocument):
        value.place = path
        raise value
    return value


class _Dropped(Exception):
    """The person does not want this move after all."""


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

    @property
    def _course(self) -> Course:
        return self._record.course

    def run(self) -> int:
        """Takes lines until there are no more, or the game is over."""
        if self._record.torn:
            complain(
                ScorerError(
                    N_("The last line was torn and is kept in “{file}”; the game goes on before it."),
                    file=self._record.torn_path,
                ),
                self._path,
            )
        if self._asks and self._course.number:
            self._tell(say().gettext("The record goes on after move {number}.", number=self._course.number))
        over, shown = False, None
        try:
            while True:
                if tracking.outcome(self._course.state) is not None:
                    if not over:
                        self._end()
                    over = True
                else:
                    over = False
                    if self._asks and shown is not self._course:
                        self._show()
                shown = self._course
                line = self._line()
                if line is None:
                    break
                self._take(line.strip())
        except _Leave:
            pass
        sys.stdout.flush()
        return int(self._refused and not self._asks)

    def _line(self) -> str | None:
        """The next line; None at the end of the input. On a real terminal it can be edited, and Tab completes words."""
        prompt = f"{self._prompt()} > "
        if self._asks and sys.stdin is sys.__stdin__ and sys.stdout.isatty() and completing(self._words):
            try:
                return input(prompt)
            except EOFError:
                return None
        if self._asks:
            print(prompt, end="", file=sys.stderr, flush=True)
        return sys.stdin.readline() or None

    def _words(self) -> list[str]:
        return words_now(self._course.state, self._kinds())

    def _prompt(self) -> str:
        """Who may do what, in the words that can be typed."""
        words = ", ".join([word_of(kind) for kind in self._kinds()]) or command_word("undo")
        player = tracking.current_player(self._course.state)
        return f"{player} ({words})" if player else f"({words})"

    def _kinds(self) -> list[type[Move]]:
        """The kinds of moves that are possible now."""
        return list(dict.fromkeys([type(move) for move in tracking.legal_moves(self._course.state)]))

    def _take(self, line: str) -> None:
        """One line: a command, or one or more moves; what goes wrong is told and changes nothing."""
        if not line:
            return
        self._meant = None
        try:
            command, rest = command_of(line, self._course.state, self._kinds())
            if command:
                self._command(command, rest)
                return
            for text in moves_of(line):
                self._record.play(self._read(text))
                self._confirm()
        except _Dropped:
            pass
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

    def _answer(self, data: Any) -> None:
        """One line of JSON."""
        dump(data, sys.stdout, indent=None)
        sys.stdout.flush()

    def _command(self, command: str, rest: str) -> None:
        state = self._course.state
        if command == "undo":
            self._record.undo(forced=rest == "!")
            back = say().gettext("Taken back; moves so far: {number}", number=self._course.number)
            self._reply([back], {"number": self._course.number, **position_dict(self._course.state)})
        elif command == "redo":
            self._record.redo()
            self._confirm()
        elif command == "why":
            self._why(rest)
        elif command == "moves":
            moves = [usage(state, kind) for kind in self._kinds()]
            self._reply(moves, {"moves": moves})
        elif command == "score":
            from ..export.text import Text

            sheet = tracking.standings(state)
            if self._json:
                self._answer({"sheet": sheet.to_dict(say().code)})
            else:
                sys.stdout.write(Text(explain=True, usual=False, lang=say().code)(sheet))
        elif command == "rules":
            self._look_up(rest)
        elif command == "show":
            shown = tracking.view(state, say().code)
            self._reply(shown, {"view": shown})
        elif command == "help":
            told = self._help()
            self._reply(told, {"help": told})
        else:
            raise _Leave

    def _reply(self, texts: Sequence[str], data: Any) -> None:
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
        else:
            from .rules import run

            run([game, *words.split()], "text")

    def _why(self, rest: str) -> None:
        """Whether a move is allowed; or the reasons of what happened last."""
        if not rest:
            self._reply(move_told(self._course, say()), step_dict(self._course, say()) if self._course.number else {})
            return
        move = self._read(rest)
        refused = tracking.why_not(self._course.state, move)
        rule = refused.rule if refused else move.rule
        text = (
            in_words(refused, type(move)).text(say().code)
            if refused
            else say().gettext("This is allowed.\nRule: {rule}", rule=rule)
        )
        self._reply([text], {"allowed": refused is None, "rule": rule, "text": text})

    def _help(self) -> list[str]:
        moved = say().gettext(
            "A move is typed as its word and its values; how a word begins is enough, “;” separates moves."
        )
        commands = [
            say().gettext("{place}: {message}", place=command_word(name), message=say().gettext(text))
            for name, (_, text) in COMMANDS.items()
        ]
        moves = [usage(self._course.state, kind) for kind in self._kinds()]
        return [moved, *[f"  {text}" for text in (*moves, *commands)]]

    def _show(self) -> None:
        for line in tracking.view(self._course.state, say().code):
            self._tell(line)

    def _tell(self, text: str, *, indent: str = "") -> None:
        tell(text, indent=indent, file=sys.stderr if self._asks else sys.stdout)

    def _end(self) -> None:
        """The game is over: the sheet."""
        if self._json:
            return
        from ..export.text import Text

        sys.stdout.write(Text(explain=self._asks, usual=False, lang=say().code)(tracking.standings(self._course.state)))

    def _read(self, text: str) -> Move:
        """The move that a line means; what is missing is asked for, where there is somebody to ask."""
        state = self._course.state
        game = state.setup.game
        if text.startswith("{"):
            from ..text.documents import parse

            data = parse(text.encode("utf-8", "replace"))
            if isinstance(data, ScorerError):
                raise data
            if isinstance(data, dict):
                data.pop("by", None)
            return tracking.read_move(game, data)
        kind, rest = kind_of(without_player(text, state), state, self._kinds())
        self._meant = kind
        if not rest and kind.fields and kind not in self._kinds():
            # Why not, whatever its values.
            refused = tracking.why_not(state, kind(*[field.empty for field in kind.fields]))
            raise refused or not_now(text, self._kinds())
        given = values_of(state, kind, rest)
        # Who types nothing but the word is asked for everything.
        for field in open_fields(state, kind, given):
            if self._asks and (field.required or field.needed or not rest):
                self._ask(field, given)
            elif field.needed:
                raise missing(field.key, rule=field.rule)
        return tracking.read_move(game, {"move": kind.name, **given})

    def _ask(self, field: Field, given: dict[str, Any]) -> None:
        while True:
            print(f"  {say().gettext(field.question)} > ", end="", file=sys.stderr, flush=True)
            line = sys.stdin.readline()
            if not line:
                raise _Leave
            text = line.strip()
            if text == "?":
                self._tell(say().gettext(field.help), indent="    ")
            elif text == "<":
                raise _Dropped
            elif not text and not field.required:
                given[field.key] = None
                return
            else:
                try:
                    value = field.typed(text, say(), self._course.state)
                    field.read(value)
                except ScorerError as error:
                    complain(error.within(field.key) and in_words(error, self._meant))
                    self._tell(say().gettext("“<” drops this move."), indent="    ")
                else:
                    given[field.key] = value
                    return
