"""Around a guided count: which game, a draft of an earlier one, what happens when it ends early, keeping the tally."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple

from ...registry import game as game_of, ids
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...typed.fold import fold
from ...typed.plain import amount, yes_no
from ..dialogue import Back, Dialogue
from ..files import keep, why_not_kept
from ..terminal import complain, say, tell
from . import draft as drafts
from .draft import Draft
from .holder import says_none
from .state import Plan

if TYPE_CHECKING:
    from ...shapes import TallyDict

_DIALOGUE = Dialogue()


class Place(NamedTuple):
    """A file to keep a tally in."""

    path: str
    over: bool
    """Whether it replaces what is there."""


def begin(game_id: str) -> Draft:
    """The draft to go on with: an earlier one that somebody wants, or a new one. Without a game, that is asked, too."""
    found = drafts.find(game_id)
    chosen = next((draft for draft in found if _goes_on(draft)), None)
    for draft in found:
        if draft is not chosen:
            draft.close()
    return chosen or Draft(game_of(game_id or ask_game()))


def ask_game() -> str:
    """The id of the game that somebody wants to count."""
    known = {id: game_of(id).name for id in ids()}
    question = say().gettext("Which game? {games}", games=", ".join(known.values()))
    start = ""
    while True:
        try:
            answer = _DIALOGUE.ask(
                question, help=lambda: _each_game(known), complete=lambda _: known.values(), start=start
            )
        except Back:
            _DIALOGUE.tell(say().gettext("This is the first question."))
            continue
        typed = fold(answer)
        whole = [id for id, name in known.items() if typed in (id, fold(name))]
        fitting = whole or [id for id in known if typed and id.startswith(typed)]
        if len(fitting) == 1:
            return fitting[0]
        complain(ScorerError(N_("There is no game “{name}”."), known=known.values(), name=answer))
        start = answer


def usable(path: str) -> Place | None:
    """Where a tally is to be kept, looked at before anything is asked. None, after a complaint, if it cannot be."""
    if not path:
        return None
    path = os.path.expanduser(path)
    over = os.path.isfile(path)
    if over and not _may_replace(path):
        return None
    if error := why_not_kept(path):
        complain(error, path)
        tell(say().gettext("At the end you are asked for another file."), indent="  ", file=sys.stderr)
        return None
    return Place(path, over)


def ask_to_keep(tallies: Sequence[TallyDict]) -> None:
    """Asks for the name of a file to keep a tally in, until it is kept or nobody wants it."""
    question = say().gettext("Keep the tally? Name a file, or just press Enter")
    start = ""
    while True:
        try:
            typed = _DIALOGUE.ask(question, help=_how_to_keep, start=start)
        except Back:
            continue
        if not typed or says_none(typed):
            return
        if yes_no(typed, say()):
            _DIALOGUE.tell(say().gettext("Type a name for the file, such as {example}.", example="evening.json"))
            continue
        start = typed
        path = _path(typed)
        if not path:
            continue
        over = os.path.lexists(path)
        if over and not _may_replace(path):
            continue
        if keep(tallies, path, over=over):
            return


@contextmanager
def kept(draft: Draft) -> Iterator[None]:
    """Whatever ends a count early, its draft stays, and that is told. Hang-up and termination become `SystemExit`."""
    old = {number: signal.signal(number, _leave) for number in _signals()}
    try:
        yield
    except (EOFError, KeyboardInterrupt, SystemExit):
        draft.close()
        if draft.is_whole:
            name = draft.game.id
            text = say().gettext("The count is kept as a draft; the next “scorer score {game}” offers it.", game=name)
            with suppress(OSError):  # the terminal may be gone
                print(file=sys.stderr)
                tell(text, file=sys.stderr)
        raise
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)


def _signals() -> list[int]:
    """The signals that end a program at a terminal, as far as the system has them and we may hear them."""
    import threading

    if threading.current_thread() is not threading.main_thread():
        return []
    return [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def _goes_on(draft: Draft) -> bool:
    """Whether somebody wants to go on with a draft; who does not may throw it away."""
    question = say().gettext(
        "A count of {game} from {time}, {done} of {players} players: go on?",
        game=draft.game.name,
        time=_time(draft.began),
        done=Plan(draft.game).done(draft.count),
        players=len(draft.count.names),
    )
    if _DIALOGUE.agree(question):
        return True
    if _DIALOGUE.agree(say().gettext("Throw this draft away?")):
        draft.drop()
    return False


def _time(began: datetime) -> str:
    """When a count was begun: today the time, else with the day."""
    local = began.astimezone()
    today = local.date() == datetime.now().astimezone().date()
    return f"{local:%H:%M}" if today else f"{local:%Y-%m-%d, %H:%M}"


def _each_game(known: dict[str, str]) -> list[str]:
    return [say().gettext("{place}: {message}", place=name, message=id) for id, name in known.items()]


def _how_to_keep() -> list[str]:
    return [say().gettext("The tally in a file can be scored again: {example}", example="scorer score evening.json")]


def _path(typed: str) -> str:
    """The file that somebody names; nothing if that is more likely an answer to something else."""
    name = os.path.expanduser(typed)
    if amount(typed, say()) is not None and not _DIALOGUE.agree(
        say().gettext("Is “{name}” the name of a file?", name=typed[:40])
    ):
        return ""
    return name if "." in os.path.basename(name) else f"{name}.json"


def _may_replace(path: str) -> bool:
    return _DIALOGUE.agree(say().gettext("“{name}” already exists. Replace it?", name=path))
