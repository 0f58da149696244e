"""What people say about a game that was played: when it ended, how long it took, a note."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

from ..text.errors import InvalidValue, show
from ..text.i18n import N_
from .lines import AT

LONGEST_GAME = 10_000
"""The most minutes that a game may take."""
LONGEST_TEXT = 2_000
"""The most characters of a note or a place."""


def now() -> str:
    """Returns the time here and now, with its offset from UTC: `2026-11-22T21:40:07+01:00`."""
    return as_time(datetime.now().timestamp())


def as_time(seconds: float) -> str:
    """Returns a time of the system, in seconds, as the local time with its offset from UTC."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().isoformat(timespec="seconds")


def written_at(path: str) -> str:
    """Returns when a file was last written, as `now` does; empty if it is no file. A time in the future becomes now."""
    try:
        return as_time(min(os.path.getmtime(path), datetime.now().timestamp())) if os.path.isfile(path) else ""
    except OSError:
        return ""


def read_time(typed: str) -> str:
    """Returns when a game ended, as it is kept: a day, or a time with its offset.

    If none is given, with that of this place.

    Raises `InvalidValue` if it is no time, or more than a day from now.
    """
    text = typed.strip().replace(" ", "T")
    wrong = InvalidValue(
        N_("{value} is not a time."),
        allowed=N_("a day such as {day}, or a day with the time, such as {time}"),
        value=show(typed),
        day="2026-11-22",
        time="2026-11-22T21:40",
    )
    if not AT.fullmatch(text):
        raise wrong
    try:
        time = datetime.fromisoformat(text)
        known = time if time.tzinfo else time.astimezone()
    except (ValueError, OverflowError, OSError):
        raise wrong from None
    # Somewhere it is tomorrow already.
    if known > datetime.now(UTC) + timedelta(days=1):
        raise InvalidValue(N_("{value} is still to come."), allowed=N_("a time that has been"), value=show(typed))
    return text if len(text) == len("2026-11-22") else known.isoformat(timespec="minutes")


def read_minutes(typed: str) -> int:
    """Returns a number of minutes.

    Raises `InvalidValue` if it is no whole number from 1 to `LONGEST_GAME`.
    """
    text = typed.strip()
    if text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= LONGEST_GAME:
        return int(text)
    raise InvalidValue(
        N_("{value} is not a number of minutes."),
        allowed=N_("a whole number from {low} to {high}"),
        value=show(typed),
        low=1,
        high=LONGEST_GAME,
    )


def read_text(typed: str) -> str:
    """Returns a note or a place, each run of blanks as one.

    Raises `InvalidValue` if it is longer than `LONGEST_TEXT`.
    """
    text = " ".join(typed.split())
    if len(text) > LONGEST_TEXT:
        raise InvalidValue(N_("This text is too long."), allowed=N_("{most} characters at most"), most=LONGEST_TEXT)
    return text
