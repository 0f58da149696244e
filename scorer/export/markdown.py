"""Entries of the rules reference as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..reference.entries import Rule, see_first
from ..reference.provenance import doubt_of, note_of, places_of, said_by
from ..registry import game
from ..text.errors import language
from ..text.i18n import Language, stated_by
from .escaping import escape

Name = Callable[[str], str]


def entry_to_markdown(entry: Rule, lang: str, *, link: Name | None = None, sources: bool = False) -> str:
    """One entry to be pasted; with `link`, the address of another entry, a part of a document, with its anchor.

    What is to be said of the rulebooks stands below a disputed rule, and below others with `sources`, which tells the
    headings in them, too.
    """
    title = escape(entry.title(lang))
    heading = f"## {title} {{#{entry.id}}}" if link else f"**{title}** (`{entry.id}`)"
    return "\n\n".join([heading, *_parts(entry, language(lang), link, sources)]) + "\n"


def _parts(entry: Rule, say: Language, link: Name | None, sources: bool) -> Iterator[str]:
    """What stands below the heading of an entry."""
    lang = say.code
    yield linked(entry.text(lang, links="markdown"), link)
    if entry.readings:
        yield escape(doubt_of(entry, say))
        yield _readings(entry, say)
        yield escape(say.gettext("Why this default: {reason}", reason=entry.reason(lang)))
    if note := said_by(entry, say):
        yield escape(note)
    if (sources or entry.readings) and (note := note_of(entry, say, links="markdown")):
        yield linked(note, link)
    if sources and (places := places_of(entry, say)):
        yield "\n".join(f"- {escape(place)}" for place in places)
    if related := see_first(entry, lang):
        id, title = related
        yield f"→ {_linked(title, id, link)}" if link else f"→ {escape(title)} (`{id}`)"
    if entry.status(lang) == "outdated":
        yield escape(say.gettext("This text is not translated yet."))


def _readings(entry: Rule, say: Language) -> str:
    ruling = game(entry.game).ruling(entry.id)
    lines = []
    for reading, stated in ruling.readings.items():
        mark = say.gettext("(default)") if reading == ruling.default else ""
        who = stated_by(stated, say)
        parts = [escape(entry.reading(reading, say.code)), mark, f"*{escape(who)}*" if who else ""]
        lines.append("- " + " ".join(filter(None, parts)))
    return "\n".join(lines)


def linked(text: str, link: Name | None) -> str:
    """A text of the reference, its links leading to the entries that they name; without `link` it has none."""
    parts = re.split(r"\[([^\]]*)\]\(([^)]*)\)", text)
    pieces = [escape(parts[0])]
    for words, id, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        pieces += [_linked(words, id, link), escape(after)]
    return "".join(pieces)


def _linked(words: str, id: str, link: Name | None) -> str:
    return f"[{escape(words)}]({link(id)})" if link else escape(words)
