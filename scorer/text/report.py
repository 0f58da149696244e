"""A report that somebody may send: its text, and the link that opens the project's form for it, filled in.

Nothing is sent from here: whoever opens the link sees the form, changes it, and sends it there or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

from .i18n import N_
from .names import cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .i18n import Language


class Form(NamedTuple):
    """A form for reports, as `.github/ISSUE_TEMPLATE` has it."""

    title: str
    """The title of a report, with the values of its fields in braces; in English, as whoever mends it reads them."""
    fields: Mapping[str, str]
    """By its key in the form, what stands before each field, in the order of the text."""
    written: tuple[str, ...]
    """The keys of those fields in which people write more than a word."""


FORMS: Mapping[str, Form] = {
    "rule": Form(
        "A rule is wrong: {rule}",
        {
            "text": N_("What is wrong or unclear, and what your rulebook says"),
            "rule": N_("Rule"),
            "game": N_("Game"),
            "edition": N_("Edition"),
            "language": N_("Language"),
        },
        ("text",),
    ),
    "word": Form(
        "Not understood: {typed}",
        {
            "typed": N_("What you typed"),
            "meant": N_("What you meant or were looking for"),
            "where": N_("Where"),
            "game": N_("Game"),
            "language": N_("Language"),
        },
        ("typed", "meant"),
    ),
}
"""By its name, each form for reports."""

OFFERS: Mapping[str, str] = {
    "rule": N_("This rule is wrong or unclear"),
    "search": N_("Tell us what you were looking for"),
    "word": N_("Tell us what you meant"),
}
"""What leads to a report: of a rule, after a search in vain, after a word that was not understood."""

LONGEST = 6000
"""Characters that a link may have: servers refuse longer ones."""

LONGEST_TITLE = 100
"""Characters that the title of a report may have."""


def address(form: str, source: str) -> str:
    """Returns the link to a form, empty: `&rule=…` behind it fills in a field.

    `source` is where reports are taken (`Addresses.reports`).
    """
    return f"{source}/new?template={form}.yml"


def text(form: str, say: Language) -> str:
    """Returns a report as text in a language, a line for each field, the values to be put in: `Game: {game}`.

    Raises `KeyError` if `form` is not one of `FORMS`.
    """
    named = FORMS[form].fields.items()
    return "\n".join(
        [say.gettext("{question}: {value}", question=say.gettext(n), value=f"{{{key}}}") for key, n in named]
    )


def link(form: str, values: Mapping[str, str], source: str) -> str:
    """Returns the link that opens a form with the values of its fields filled in; the others are left empty.

    It has at most `LONGEST` characters: longer values end in “…”. `linkOf` of `docs/app/report.mjs` makes the same
    link, sign by sign. Raises `KeyError` if `form` is not one of `FORMS`, or if the value of a field is missing that
    its title names.
    """
    title, fields, _ = FORMS[form]
    values = {key: _well_formed(value) for key, value in values.items()}
    values["title"] = cut(title.format_map(values), LONGEST_TITLE)
    told = [(key, values[key]) for key in ("title", *fields) if values.get(key)]
    most = LONGEST
    while True:
        filled = address(form, source) + "".join([f"&{key}={quote(cut(value, most), safe='')}" for key, value in told])
        if len(filled) <= LONGEST:
            return filled
        most = most * 3 // 4


def _well_formed(text: str) -> str:
    """Returns a text with U+FFFD in the place of each half of a character, which no link can hold."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def spoken_in(say: Language, version: str) -> str:
    """Returns the language of a report, with the version of the program whose texts it is about: `nl (scorer 1.0)`."""
    return f"{say.code} (scorer {version})"
