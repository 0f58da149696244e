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


def entry_to_markdown(entry: Rule, lang: str, *, level: int = 2, link: Name | None = None) -> str:
    """One entry with its anchor and all that belongs to it; `link` gives the address of another entry."""
    heading = f"{'#' * level} {escape(entry.title(lang))} {{#{entry.id}}}"
    parts = parts_of(entry, lang, link or "#{}".format)
    return "\n\n".join([heading, *(text for _, text in parts)]) + "\n"


def parts_of(entry: Rule, lang: str, link: Name) -> Iterator[tuple[str, str]]:
    """The parts of an entry below its heading, each with what it is."""
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
        titles = (f"[{escape(rule(id).title(lang))}]({link(id)})" for id in entry.see)
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


def linked(text: str, link: Name) -> str:
    """A text of the reference, its links leading to the entries that they name."""
    parts = re.split(r"\[([^\]]*)\]\(([^)]*)\)", text)
    told = [escape(parts[0])]
    for words, id, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        told += [f"[{escape(words)}]({link(id)})", escape(after)]
    return "".join(told)
