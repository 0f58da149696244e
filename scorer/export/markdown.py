"""Entries of the rules reference as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..reference.entries import Rule, doubt_of, rule, said_by
from ..registry import game
from ..text.errors import language
from ..text.i18n import Language, edition_in
from .escaping import escape

Name = Callable[[str], str]


def entry_to_markdown(entry: Rule, lang: str, *, link: Name | None = None) -> str:
    """One entry with all that belongs to it, to be pasted: others are named by their ids.

    With `link`, which gives the address of another entry, it is a part of a document, with its anchor and its words.
    """
    title = escape(entry.title(lang))
    heading = f"## {title} {{#{entry.id}}}" if link else f"**{title}** (`{entry.id}`)"
    parts = parts_of(entry, lang, link)
    return "\n\n".join([heading, *(text for what, text in parts if link or what != "words")]) + "\n"


def parts_of(entry: Rule, lang: str, link: Name | None) -> Iterator[tuple[str, str]]:
    """The parts of an entry below its heading, each with what it is; without `link` they lead nowhere."""
    say = language(lang)
    yield "text", linked(entry.text(lang, links="markdown"), link)
    if entry.readings:
        yield "doubt", escape(doubt_of(entry, say))
        yield "readings", _readings(entry, say)
        yield "why", escape(say.gettext("Why this default: {reason}", reason=entry.reason(lang)))
    if entry.differing:
        difference = entry.difference(lang, links="markdown")
        yield "differing", linked(say.gettext("Where the rulebooks differ: {difference}", difference=difference), link)
    if said := said_by(entry, say):
        yield "sources", escape(say.gettext("Rulebooks: {said}", said=said))
    if entry.see:
        titles = (_linked(rule(id).title(lang), id, link) for id in entry.see)
        if not link:
            titles = (f"{title} (`{id}`)" for title, id in zip(titles, entry.see, strict=True))
        yield "see", say.gettext("See also: {entries}", entries=" · ".join(titles))
    if words := entry.synonyms(lang):
        yield "words", escape(say.gettext("Also found under: {words}", words=words))
    if entry.status(lang) == "outdated":
        yield "outdated", escape(say.gettext("This text is not translated yet."))


def _readings(entry: Rule, say: Language) -> str:
    ruling = game(entry.game).ruling(entry.id)
    lines = []
    for reading, stated in ruling.readings.items():
        mark = say.gettext("(default)") if reading == ruling.default else ""
        who = say.gettext("stated by: {editions}", editions=say.join(map(edition_in(say), stated))) if stated else ""
        parts = [f"`{reading}`", mark, escape(entry.reading(reading, say.code)), f"*{escape(who)}*" if who else ""]
        lines.append("- " + " ".join(filter(None, parts)))
    return "\n".join(lines)


def linked(text: str, link: Name | None) -> str:
    """A text of the reference, its links leading to the entries that they name; without `link` it has none."""
    parts = re.split(r"\[([^\]]*)\]\(([^)]*)\)", text)
    told = [escape(parts[0])]
    for words, id, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        told += [_linked(words, id, link), escape(after)]
    return "".join(told)


def _linked(words: str, id: str, link: Name | None) -> str:
    return f"[{escape(words)}]({link(id)})" if link else escape(words)
