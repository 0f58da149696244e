"""`scorer replay`: the course of a recorded game, any position of it, and the final sheet."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence

from .. import tracking
from ..scoring.fields import within
from ..scoring.readings import not_usual
from ..text.documents import parse
from ..text.errors import InvalidDocument, ScorerError
from ..text.files import reason
from ..text.i18n import N_
from ..tracking.course import Course, header, replay
from ..tracking.disputes import result
from ..tracking.journal import whole_lines
from ..tracking.recount import Difference
from .localized import WrongUse, check_format
from .recount import against, lines as told_lines
from .telling import broken, move_lines, position_dict, step_dict
from .terminal import complain, dump, say, tell


def run(path: str, at: str, format: str, counted: str = "") -> int:
    """Shows a record, and where a file with a tally that was `counted` says something else. Returns the exit code."""
    check_format(format)
    wanted = int(at) if re.fullmatch(r"\s*\d{1,9}\s*", at) else None
    if at and wanted is None:
        raise WrongUse(N_("“{name}” is not the number of a move."), place="--at", name=at)
    lines: list[bytes] = []
    try:
        lines, torn = _lines(path)
        if path != "-" and _is_tally([*lines, torn]):
            from .score import Shown, run as score

            return score("", [path], format, Shown(explain=True))
        if torn:
            left_out = say().gettext("The last line is incomplete and was left out.")
            text = say().gettext("{place}: {message}", place=_where(path), message=left_out)
            tell(say().gettext("Notice: {message}", message=text), file=sys.stderr)
        course = replay(lines)
    except ScorerError as error:
        broken(_no_record(lines) or error, _where(path))
        return 1
    if wanted is not None:
        if wanted > course.number:
            raise WrongUse(
                N_("There is no move {number}."),
                place="--at",
                allowed=within(0, course.number),
                low=0,
                high=course.number,
                number=wanted,
            )
        course = course.at(wanted)
    found: Sequence[Difference] | None = None
    if counted:
        try:
            found = against(course, counted)
        except ScorerError as error:
            complain(error, counted)
            return 1
    if format == "json":
        told = {} if found is None else {"differences": [each.to_dict(say().code) for each in found]}
        dump({**_as_json(course), **told}, sys.stdout)
        return 0
    _show(course, lines, whole=wanted is None)
    for line in () if found is None else ("", *told_lines(found)):
        tell(line)
    return 0


def _no_record(lines: list[bytes]) -> ScorerError | None:
    """The error for a tally in the place of a record; nothing for anything else."""
    for data in (lines[0] if lines else b"", b"".join(lines)):
        value = parse(data)
        if isinstance(value, dict) and "players" in value and "record" not in value:
            return InvalidDocument(
                N_("This is a tally, not a record."), allowed=N_("a record; “scorer score” scores a tally")
            )
    return None


def _where(path: str) -> str:
    return say().gettext("standard input") if path == "-" else path


def _lines(path: str) -> tuple[list[bytes], bytes]:
    """The whole lines of a record, and what is left of a torn last one."""
    try:
        if path == "-":
            return whole_lines(sys.stdin.buffer)
        with open(path, "rb") as file:
            return whole_lines(file)
    except OSError as error:
        raise InvalidDocument(reason(error)) from None


def _is_tally(lines: list[bytes]) -> bool:
    """Whether somebody has taken a tally for a record."""
    if not lines or len(lines) > 1000:
        return False
    for data in (b"".join(lines), lines[0]):
        value = parse(data)
        if isinstance(value, dict) and "players" in value and "record" not in value:
            return True
    return False


def _show(course: Course, lines: list[bytes], *, whole: bool) -> None:
    from ..export.text import Text
    from ..registry import game

    state = course.state
    tell(say().gettext("{game}: {players}", game=game(state.setup.game).name, players=", ".join(state.setup.players)))
    if readings := not_usual(game(state.setup.game), state.setup.rulings):
        tell(say().gettext("Readings other than the default: {readings}", readings=", ".join(readings)))
    if whole:
        if undone := count_gone([json.loads(line) for line in lines if not line.isspace()]):
            tell(say().ngettext("Undone: {count} move", "Undone: {count} moves", undone, count=undone))
        for step in course.steps():
            for line in move_lines(step, say()):
                tell(line)
    else:
        for line in [*move_lines(course, say()), *tracking.view(state, say().code)]:
            tell(line)
    over = tracking.outcome(state)
    print()
    tell(
        say().gettext("The game is over. Rule: {rule}", rule=over.rule)
        if over
        else say().gettext("The game is not over; if it ended now:")
    )
    if over:
        from ..log.turning import history
        from .log.course import tell_course

        tell_course(history(course), numbers=False)
    sys.stdout.write(Text(explain=True, usual=False, lang=say().code)(result(course)))


def count_gone(lines: Sequence[Mapping[str, object]]) -> int:
    """How many moves of a record were taken back and did not come back, by redo or by being made again."""
    made: list[Mapping[str, object]] = []
    back: list[Mapping[str, object]] = []
    gone = 0
    for line in lines[1:]:
        if "undo" in line:
            back.append(made.pop())
        elif "redo" in line:
            made.append(back.pop())
        else:
            first, moves = line.get("mend"), line.get("moves")
            if isinstance(first, int):
                back += reversed(made[first - 1 :])
                del made[first - 1 :]
            for move in moves if isinstance(first, int) and isinstance(moves, list) else [line]:
                made.append(move)
                if back:
                    # A correction takes the place of one move; those behind it are made again.
                    gone += back.pop() != move
    return gone + len(back)


def _as_json(course: Course) -> dict[str, object]:
    return {
        **header(course.state),
        "moves": [step_dict(step, say()) for step in course.steps()],
        **position_dict(course.state),
        "sheet": result(course).to_dict(say().code),
    }
