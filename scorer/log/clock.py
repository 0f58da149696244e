"""Stamps say when a line of a logbook was written, in UTC: `2026-11-22T20:41:07.123Z`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def stamp_now() -> str:
    """Returns the stamp of the time now."""
    return _stamp(datetime.now(UTC))


def shifted(stamp: str, milliseconds: int) -> str:
    """Returns the stamp that is so many milliseconds later; earlier if they are negative.

    Raises `ValueError` if `stamp` is no stamp.
    """
    return _stamp(datetime.fromisoformat(stamp) + timedelta(milliseconds=milliseconds))


def _stamp(moment: datetime) -> str:
    return f"{moment.isoformat(timespec='milliseconds')[:23]}Z"
