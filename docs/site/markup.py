"""Pieces of Markdown and HTML that several pages are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape as html
from posixpath import dirname, relpath

from scorer.export.escaping import escape

PLAIN = "---\nplain: true\nhide: [navigation, toc]\n---"
"""Begins a page without the menu beside it."""

NUMBER = ' class="number"'
"""Makes a cell that holds a number, for `cell`."""


def relative(page: str, target: str) -> str:
    """The address of a page as another one names it."""
    return relpath(target, dirname(page) or ".")


def join_parts(parts: Iterator[str]) -> str:
    """A page made of its parts."""
    return "\n\n".join(parts) + "\n"


def drawn_page(title: str, kind: str, attributes: str, says: tuple[str, str], *after: str) -> str:
    """A page that a program draws in one place, whose class is `kind`.

    `says` is what stands there without JavaScript, and where the program could not be loaded; `after` follows it.
    """
    needs, missing = map(html, says)
    place = [
        f'<div class="{kind}" {attributes}>',
        f'<p class="no-script">{needs}</p>',
        f'<p class="{kind}__missing" role="alert">{missing}</p>',
        "</div>",
    ]
    return join_parts(iter([PLAIN, f"# {title}", "\n".join([*place, *after])]))


def heading(text: str, id: str, level: int = 2) -> str:
    """A heading with the anchor that links name, in Markdown."""
    return f"{'#' * level} {escape(text)} {{#{id}}}"


def terms(rows: list[tuple[str, str]]) -> str:
    """A list of words and what belongs to each, both Markdown."""
    return "\n\n".join(f"{word}\n:   {text}" for word, text in rows)


def table(label: str, heads: Iterable[str], rows: Iterable[str], kind: str = "plain") -> str:
    """A table that scrolls by itself on a small screen, also with the keys. Rows are HTML cells."""
    return "\n".join(
        [
            f'<div class="wide" role="region" aria-label="{html(label)}" tabindex="0">',
            f'<table class="{kind}"><thead><tr>',
            *(cell(head, "th", ' scope="col"') for head in heads),
            "</tr></thead><tbody>",
            *(f"<tr>{row}</tr>" for row in rows),
            "</tbody></table>",
            "</div>",
        ]
    )


def cell(text: object, kind: str = "td", more: str = "") -> str:
    """A cell of a table; `kind` is td or th, `more` its attributes."""
    # The end of the line keeps the words apart for the search.
    return f"<{kind}{more}>{html(str(text))}</{kind}>\n"


def quote(text: str) -> str:
    """A text within an element."""
    return html(text, quote=False)


def button(href: str, words: str, kind: str = "") -> str:
    """A link that looks like a button; `kind` is empty or quiet."""
    return f'<a class="button {kind}" href="{href}">{quote(words)}</a>'
