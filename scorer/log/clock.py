"""The clock of a logbook: stamps say when a line was written, in UTC: `2026-11-22T20:41:07.123Z`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def stamp_now() -> str:
    """The time now."""
    return _stamp(datetime.now(UTC))


def shifted(stamp: str, milliseconds: int) -> str:
    """The stamp of so much later; earlier if it is negative."""
    return _stamp(datetime.fromisoformat(stamp) + timedelta(milliseconds=milliseconds))


def _stamp(moment: datetime) -> str:
    return f"{moment.isoformat(timespec='milliseconds')[:23]}Z"
