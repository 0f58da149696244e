"""`scorer track`: beside the board, move by move; every move is on the disk before it is confirmed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from .. import tracking
from ..registry import game as game_of
from ..scoring.fields import Field, Flag
from ..scoring.tally import form_of
from ..text.documents import LIMIT, parse
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import reason
from ..text.i18n import N_
from ..tracking.course import replay
from ..tracking.journal import open_regular, whole_lines
from ..tracking.moves import Setup, State, kit_for, start_with
from ..tracking.record import Record
from .count import players as known_players
from .count.names import several
from .count.refused import Refused
from .dialogue import Back, Dialogue
from .files import new_id
from .follow.sitting import Sitting
from .localized import WrongUse, check_format
from .readings import check_choice, chosen_readings
from .settings import choose_readings, tell_used
from .telling import broken
from .terminal import complain, remark, say


def run(
    game_id: str,
    path: str,
    format: str,
    *,
    players: str,
    edition: str,
    rulings: Sequence[str],
    options: Sequence[str],
    log: bool = True,
) -> int:
    """Follows a game until it is over or the input ends. Returns the exit code.

    With `log`, it may be kept in the logbook once it is over.
    """
    check_format(format)
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
        # Another program may have begun it since we looked; by what it is known is no question then.
        wanted = new.setup if new else _agreed(setup, players, edition, rulings, options)
        if not record.is_new and setup != wanted._replace(id=setup.id, agreed=setup.agreed):
            complain(ScorerError(N_("This record has begun already; what was agreed then still holds.")), path)
            return 1
        if not chosen:
            remark(say().gettext("The game is recorded in “{file}”.", file=path))
        return Sitting(record, as_json=format == "json", log=log).run()


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
    chosen = chosen_readings(rulings)
    check_choice(setup.game, edition, chosen)
    readings = chosen if edition or rulings else dict(setup.rulings)
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
    check_choice(game_id, edition, readings)
    edition, chosen, used = choose_readings(game_id, edition, readings)

    def start(names: Sequence[str]) -> State:
        return start_with(game_id, names, values, edition=edition or None, rulings=chosen, id=new_id())

    try:
        state = start(_names(players)) if players else _ask_players(game_id, start)
    except ScorerError as error:
        if players and error.place.startswith("players"):
            error.place = "--players"
        raise
    names = () if players else state.setup.players
    tell_used([*known_players.used(names), *used])
    return state


def _ask_players(game_id: str, start: Callable[[Sequence[str]], State]) -> State:
    """What `start` makes of the names that somebody types, or that Enter takes."""
    if not sys.stdin.isatty():
        raise ScorerError(N_("The names of the players are missing."), place="--players")
    # What else is wrong cannot be mended by other names.
    table = form_of(game_of(game_id)).table
    start([f"{i}" for i in range(table[0])])
    question = say().gettext(
        "{game}: the names of the players in the order of their turns, separated by commas", game=game_of(game_id).name
    )
    offered = known_players.offered(table, recalls=False)
    default = ", ".join(offered)
    dialogue, text = Dialogue(), ""
    while True:
        try:
            text = dialogue.ask(question, help=_example_of_names, start=text, default=default)
            return start(offered if default and text == default else several(dialogue, text, first=True)[0])
        except EOFError:
            raise ScorerError(N_("The names of the players are missing."), place="--players") from None
        except Back:
            dialogue.tell(say().gettext("This is the first question."))
        except Refused:
            pass
        except ScorerError as error:
            error.place = ""
            complain(error)


def _example_of_names() -> list[str]:
    return [say().gettext("For example: {example}", example="Anna, Ben, Cleo")]


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
