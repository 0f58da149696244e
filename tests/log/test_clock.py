"""When lines are written, and which times there are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import example, given, strategies as st

from scorer.log.clock import shifted, stamp_now
from scorer.log.lines import AT, is_time, stamp_after

STAMPS = st.datetimes(datetime(2, 1, 1), datetime(9998, 12, 31, 23))


def stamp_of(moment: datetime) -> str:
    return f"{moment.isoformat(timespec='milliseconds')[:23]}Z"


@given(STAMPS, st.integers(-(10**7), 10**7))
def test_a_stamp_is_shifted(moment: datetime, by: int) -> None:
    assert shifted(stamp_of(moment), by) == stamp_of(moment + timedelta(milliseconds=by))


def test_a_stamp_is_now_or_later_than_all_that_it_corrects() -> None:
    before = stamp_of(datetime.now(UTC))
    assert before <= stamp_now() <= stamp_after()
    assert stamp_after("2026-01-01T00:00:00.000Z", "2999-12-31T23:59:59.999Z") == "3000-01-01T00:00:00.000Z"


def is_known(text: str) -> bool:
    """What the standard library says of the same, but for midnight as 24:00."""
    try:
        return 1 < datetime.fromisoformat(text).year < 9999
    except ValueError:
        return False


DAYS = st.builds("{:04}-{:02}-{:02}".format, st.integers(0, 9999), st.integers(0, 19), st.integers(0, 39))
HOURS = st.integers(0, 29).filter(lambda hour: hour != 24)
FORMS = ["", "T{:02}:30", "T{:02}:30:59.5", "T{:02}:59Z", "T{:02}:00+{:02}:{:02}", "T{:02}:00:01-{:02}{:02}"]
TIMES = st.builds(str.format, st.sampled_from(FORMS), HOURS, st.integers(0, 99), st.integers(0, 59))


@given(DAYS, TIMES)
@example("2024-02-29", "")
@example("1900-02-29", "")
@example("2000-02-29", "T23:30")
@example("0001-01-01", "")
@example("9999-12-31", "")
def test_a_time_is_one_of_the_calendar(day: str, time: str) -> None:
    if AT.fullmatch(day + time):
        assert is_time(day + time) == is_known(day + time)


def test_digits_of_other_scripts_are_no_time() -> None:
    assert AT.fullmatch("2٠26-11-22")
    assert not is_time("2٠26-11-22")
