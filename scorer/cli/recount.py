"""A count held against the record of the game: what both say differently, and which of the two the table takes."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import cast

from ..registry import game as game_of
from ..scoring.score import tally_in
from ..text.documents import parse
from ..text.errors import InvalidDocument, InvalidTally, ScorerError
from ..text.files import reason
from ..text.i18n import N_
from ..text.names import look
from ..tracking.course import Course, replay
from ..tracking.journal import open_regular, whole_lines
from ..tracking.moves import outcome, tally
from ..tracking.recount import Difference, recount
from .dialogue import Dialogue
from .terminal import notice, say, tell

SAME = N_("The count and the record say the same.")


def course_of(path: str, game_id: str) -> Course:
    """The game that a record tells. Raises `ScorerError` where it is none, or one of another game than this one."""
    try:
        with open_regular(path) as file:
            course = replay(whole_lines(file)[0])
    except OSError as error:
        raise InvalidDocument(reason(error)) from None
    found = game_of(course.state.setup.game)
    if game_id and game_of(game_id).id != found.id:
        raise ScorerError(N_("This is a record of {game}."), game=found.name)
    if outcome(course.state) is None:
        notice(say().gettext("This is the record of a game that is not over."))
    return course


def against(course: Course, path: str) -> list[Difference]:
    """The differences of a tally, or a sheet, in a file. Raises `ScorerError`, also where others have played."""
    try:
        with open_regular(path) as file:
            data = parse(file.read())
    except OSError as error:
        raise InvalidDocument(reason(error)) from None
    if isinstance(data, ScorerError):
        raise data
    counted = tally_in(data)
    found, names = recount(course, counted), course.state.setup.players
    for i, player in enumerate(counted.get("players") or ()):
        name = str(player.get("name", "")) if isinstance(player, dict) else ""
        if name and look(name) not in [look(each) for each in names]:
            what = N_("There is no player “{name}”.")
            raise InvalidTally(what, place=f"players[{i}].name", known=names, name=name[:40], code="unknown-player")
    return found


def agreed(course: Course, counted: Mapping[str, object]) -> dict[str, object]:
    """A count with all that was agreed on when the game began, and by what it is known."""
    known = tally(course.state).to_dict()
    return {**counted, **{key: value for key, value in known.items() if key not in ("game", "players")}}


def lines(found: Sequence[Difference]) -> list[str]:
    """Each difference with the moves that it comes from."""
    lang = say().code
    return [" ".join(filter(None, (each.text(lang), each.origin(lang)))) for each in found] or [say().gettext(SAME)]


def settle(course: Course, counted: Mapping[str, object]) -> Mapping[str, object]:
    """Asks of each difference whether the record is right. The count as the table wants it."""
    found = recount(course, counted)
    if not found:
        tell(say().gettext(SAME), file=sys.stderr)
    dialogue = Dialogue()
    for each, text in zip(found, lines(found), strict=False):
        tell(text, file=sys.stderr)
        if dialogue.agree(say().gettext("Is the record right?")):
            counted = cast("Mapping[str, object]", each.take(counted))
    return counted
