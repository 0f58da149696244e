"""Days, months and years in words: `22 November 2026` for `2026-11-22`."""

from __future__ import annotations

from ...text.i18n import NP_, Language

_MONTHS = (
    NP_("month", "January"),
    NP_("month", "February"),
    NP_("month", "March"),
    NP_("month", "April"),
    NP_("month", "May"),
    NP_("month", "June"),
    NP_("month", "July"),
    NP_("month", "August"),
    NP_("month", "September"),
    NP_("month", "October"),
    NP_("month", "November"),
    NP_("month", "December"),
)


def day_text(say: Language, day: str) -> str:
    """Returns a day in words; from the beginning of one, a month with its year, or a year."""
    year, month, date = day[:4], day[5:7], day[8:10]
    if not month:
        return year
    values = {"month": say.pgettext("month", _MONTHS[int(month) - 1]), "year": year}
    if not date:
        # Translators: a month and its year, as in “March 2026”.
        return say.gettext("{month} {year}", **values)
    if date == "01":
        # Translators: the first day of a month.
        return say.pgettext("first day", "{day} {month} {year}", day=1, **values)
    return say.gettext("{day} {month} {year}", day=int(date), **values)
