"""A report that somebody may send: its text, and the link that opens the project's form for it, filled in.

Nothing is sent from here: whoever opens the link sees the form, changes it, and sends it there or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

from .i18n import N_
from .names import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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


def address(form: str, source: str, keys: Iterable[str] = ()) -> str:
    """The link to a form, the percent-encoded values of its fields to be put in: `…&rule={rule}`.

    `source` is where reports are taken (`Addresses.reports`); with `keys` only these fields are in the link, which may
    be `title`, too. Raises `KeyError` if `form` is not one of `FORMS`.
    """
    wanted = tuple(keys) or ("title", *FORMS[form].fields)
    return f"{source}/new?template={form}.yml" + "".join([f"&{key}={{{key}}}" for key in wanted])


def text(form: str, say: Language) -> str:
    """A report as text in a language, a line for each field, the values to be put in: `Game: {game}`.

    Raises `KeyError` if `form` is not one of `FORMS`.
    """
    named = FORMS[form].fields.items()
    return "\n".join(
        [say.gettext("{question}: {value}", question=say.gettext(n), value=f"{{{key}}}") for key, n in named]
    )


def link(form: str, values: Mapping[str, str], source: str) -> str:
    """The link that opens a form with the values of its fields filled in; the others are left empty.

    It has at most `LONGEST` characters: longer values end in “…”. Raises `KeyError` if `form` is not one of `FORMS`, or
    if the value of a field is missing that its title names.
    """
    told = {"title": cut(FORMS[form].title.format_map(values), LONGEST_TITLE), **values}
    told = {key: value for key, value in told.items() if value}
    most = LONGEST
    while True:
        encoded = {key: quote(cut(value, most).encode("utf-8", "replace"), safe="") for key, value in told.items()}
        filled = address(form, source, told).format_map(encoded)
        if len(filled) <= LONGEST:
            return filled
        most = most * 3 // 4


def spoken_in(say: Language, version: str) -> str:
    """The language of a report, with the version of the program whose texts it is about: `nl (scorer 1.0)`."""
    return f"{say.code} (scorer {version})"
