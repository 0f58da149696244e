"""Pages for those who write programs, and for those who want to join in."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import partial
from html import unescape
from pathlib import Path
from posixpath import dirname, join, normpath

from docs.site.api import TASKS, reference
from docs.site.documents import INDEX, KINDS, PAGES, page_of
from docs.site.entries import names
from docs.site.markup import NUMBER, cell, heading, join_parts, relative, table
from scorer.addresses import addresses
from scorer.export.escaping import escape
from scorer.reference.entries import rules
from scorer.registry import game, ids
from scorer.text.i18n import SOURCE, Language, languages

ROOT = Path(__file__).parents[2]

CODE = ("cli.md", "contribute.md")
"""Pages for those who write programs, beside the folder of theirs."""


def _text(file: str) -> str:
    """Returns a document as a page: its links lead to pages made of other documents, or to files in the repository.

    Its pictures are small, and go into the page.
    """
    here = page_of(file)

    def link(found: re.Match[str]) -> str:
        target = normpath(join(dirname(file), found[2]))
        if target.endswith(".png"):
            return f"[{found[1]}](data:image/png;base64,{b64encode((ROOT / target).read_bytes()).decode()})"
        anchor = found[3] or ""
        if page := PAGES.get(target):
            return f"[{found[1]}]({relative(here, page)}{anchor})"
        return f"[{found[1]}]({addresses().file(target + anchor)})"

    text = reference() if ROOT / file == TASKS else (ROOT / file).read_text("utf-8")
    return re.sub(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)\s]*)?\)", link, text)


ENGLISH: dict[str, Callable[[], str]] = {
    page_of(file): partial(_text, file) for kind in KINDS.values() for file in kind
}
"""The pages made of these documents."""


def english_link(say: Language, page: str, path: str, title: str, anchor: str = "") -> str:
    """A link to an English page. In other languages its page stands two folders below the root of the site."""
    if say.code == SOURCE:
        return f"[{title}]({relative(page, path)}{anchor})"
    return f'<a href="../../{SOURCE}/{path.removesuffix(".md")}/{anchor}" hreflang="en" lang="en">{title}</a>'


FIND = "find"
"""The id of what `docs/app/documents.mjs` makes the search of."""

FOUND = "places.json"
"""What that fetches, beside the page that lists the documents."""

_PLACE = re.compile(r'<h[1-6] id="([^"]*)">(.*?)</h|<tr>\s*<td[^>]*>(.*?)</td>', re.DOTALL)
"""A heading, or the first cell of a row: names, keys and codes stand there."""


def places(folder: Path) -> list[tuple[str, str, str]]:
    """All that can be looked up in the finished pages below `folder`: what it is called, on which page, its address."""
    found = dict.fromkeys(place for path in ENGLISH for place in _places(folder, path.removesuffix(".md")))
    return list(found)


def _places(folder: Path, path: str) -> Iterator[tuple[str, str, str]]:
    address = f"{path.removeprefix('programmers/')}/"
    text = (folder / path / "index.html").read_text("utf-8")
    page = anchor = ""
    for place in _PLACE.finditer(text):
        if place[1] is None:
            names = re.findall(r"<code>(.*?)</code>", place[3])
        else:
            anchor = place[1]
            names = [place[2]]
            page = page or unescape(re.sub("<.*?>", "", place[2]))
        for name in names:
            yield unescape(re.sub("<.*?>", "", name)), page, f"{address}#{anchor}"


def head(root: str) -> str:
    """What stands in the head of the page that lists the documents."""
    return f'<script type="module" src="{root}/app/documents.mjs"></script>'


def programmers_page(say: Language) -> str:
    """How other programs use the library, and where more is said."""
    return join_parts(_programmer_parts(say))


def _programmer_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('For programmers'))}"
    yield escape(
        say.gettext("The same counting and the same texts as a Python library without dependencies, and as JSON.")
    )
    yield heading("Python", "python")
    yield "\n".join(
        [
            "```python",
            "import scorer",
            "",
            'sheet = scorer.score({"game": "afritoria", "players": [',
            '    {"name": "Anna", "values": {"3": 4, "2": 2}},',
            '    {"name": "Ben", "values": {"3": 2, "1": 5}},',
            "]})",
            'sheet.winners  # ("Anna",)',
            f'sheet.to_dict("{say.code}")',
            f'scorer.rule("afritoria.win").text("{say.code}")',
            "```",
        ]
    )
    yield heading("JSON", "json")
    yield escape(say.gettext("Tallies, sheets and entries of the rules each have a JSON Schema:"))
    first = ids()[0]
    yield "\n".join(
        [
            "```sh",
            *(f"scorer schema {what} {first}" for what in ("tally", "sheet", "rules", "record")),
            f"scorer score {first} examples/{first}.json --format json --lang {say.code}",
            f"scorer rules {first} --format json --lang {say.code}",
            "```",
        ]
    )
    yield heading(say.gettext("More"), "more")
    if say.code != SOURCE:
        yield escape(say.gettext("These pages are in English:"))
    else:
        yield _SEARCH
    for kind, files in KINDS.items():
        if len(files) > 1:
            yield f'<strong id="{kind.lower().replace(" ", "-")}" lang="{SOURCE}">{kind}</strong>'
        titles = {page_of(file): (ROOT / file).read_text("utf-8").partition("\n")[0].lstrip("# ") for file in files}
        yield "\n".join(f"- {english_link(say, INDEX, path, title)}" for path, title in titles.items())


_SEARCH = f"""<div id="{FIND}" hidden>
<label>Find a name, a key, a code, a heading <input type="search" autocapitalize="none" spellcheck="false"></label>
<p role="status" hidden>Nothing is called so.</p>
<ul></ul>
</div>"""


def join_in_page(say: Language) -> str:
    """How somebody helps, and how far the translations are."""
    return join_parts(_join_in_parts(say))


def _join_in_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Join in'))}"
    path = "programmers/contributing.md"
    yield escape(
        say.gettext(
            "Tell us about a mistake in a text, a better word or a missing question: all of it helps. The steps are"
            " described in English."
        )
    )
    report, source = escape(say.gettext("Report something")), escape(say.gettext("The source of the program"))
    yield f"[{report}]({addresses().reports}/new/choose) · [{source}]({addresses().source})"
    for title, anchor, text in (
        (
            say.gettext("A language"),
            "a-language",
            say.gettext(
                "One folder with three catalogues: the texts of the program, those of the rules, and how"
                " people ask for them. Any editor for gettext files will do, and a command lists what is missing."
            ),
        ),
        (
            say.gettext("A game"),
            "a-game",
            say.gettext(
                "One folder with its numbers, its tally, its scoring and its rules. Nothing outside the folder refers"
                " to it."
            ),
        ),
        (
            say.gettext("A ruling"),
            "a-ruling",
            say.gettext("The question, its readings, who states them, and why the default is the default."),
        ),
    ):
        yield heading(title, anchor)
        yield f"{escape(text)} {english_link(say, 'contribute.md', path, 'Contributing', f'#{anchor}')}"
    yield heading(say.gettext("State of the translations"), "translations")
    name = names(say)
    heads = [say.gettext("Language"), *(game(id).name for id in ids())]
    rows = [cell(name(code)) + "".join(cell(_done(code, id), more=NUMBER) for id in ids()) for code in languages()]
    yield table(say.gettext("State of the translations"), heads, rows)


def _done(code: str, id: str) -> str:
    entries = rules(id)
    return f"{sum(entry.status(code) != 'outdated' for entry in entries)} / {len(entries)}"
