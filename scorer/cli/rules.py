"""`scorer rules`: the overview of a game, one entry, or what fits some words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from ..model import Ruling
from ..reference.entries import SECTIONS, Rule, entries_in, from_another_game, resolve, rule, rules, see_first
from ..reference.provenance import doubt_of, headings_of, note_of, places_of, said_by
from ..registry import game, ids, is_game
from ..text.errors import nearest
from ..text.i18n import N_, stated_by
from ..text.names import cut
from .localized import check_format
from .reporting import offer_rule, offer_search
from .terminal import dump, remark, say, tell

if TYPE_CHECKING:
    from ..reference.search import Hits

FORMATS = ("text", "json", "markdown")


def run(words: Sequence[str], format: str, sources: bool = False) -> int:
    """Shows what the words ask for. Returns the exit code: 1 if nothing fits."""
    check_format(format, FORMATS)
    named = words[0] if words and is_game(words[0]) else None
    rest = words[1:] if named else words
    if not rest:
        _overview([named] if named else ids(), format, sources)
    elif (entry := resolve(" ".join(rest), game=named)) is not None:
        _entries([entry], format, one=True, sources=sources)
        if sources and format == "text":
            offer_rule(entry.id)
    elif len(rest) == 1 and "." in rest[0] and is_game(rest[0].partition(".")[0]):
        rule(rest[0])  # an id that does not exist: the error names the nearest ones
    else:
        from ..reference.search import search

        hits = search(" ".join(rest), game=named, lang=say().code)
        if not hits.sure and not named and _begins_with_slip(words):
            game(words[0])  # a game that does not exist: the error names the nearest one
        code = _show_hits(hits, " ".join(rest), format, sources)
        if format == "text" and not hits.sure:
            offer_search(" ".join(rest), named)
        return code
    return 0


def _begins_with_slip(words: Sequence[str]) -> bool:
    """Returns whether a mistyped name of a game is why the rules seem to say nothing about some words."""
    from ..reference.search import search

    meant, rest = nearest(words[0], ids()), " ".join(words[1:])
    return bool(meant) and (not rest or search(rest, game=meant, lang=say().code).sure)


def look_up(words: str, of: str) -> list[Rule]:
    """Shows at the table what words find in the rules of a game, with numbers; returns it in their order."""
    if not words:
        _overview([of], "text")
        return []
    if (entry := resolve(words, game=of)) is not None:
        show(entry)
        return [entry]
    from ..reference.search import search

    hits = search(words, game=of, lang=say().code)
    entries = [hit.rule for hit in hits]
    if not entries:
        tell(say().gettext("Nothing matches “{words}”.", words=cut(words)))
    else:
        (_show_first if hits.sure else _show_titles_only)(entries, numbered=True)
    for hint in _elsewhere(hits):
        tell(hint)
    if entries:
        command = say().pgettext("command", "rules")
        if len(entries) > 1:
            tell(say().gettext("“{command}” shows the one with that number.", command=f"{command} 2"), indent="  ")
    return entries


_UNSURE = N_("Perhaps the rules say nothing about this; the closest entries:")


def _show_hits(hits: Hits, words: str, format: str, sources: bool = False) -> int:
    """The best hit in full and the others by title; all by title where the rules may not say anything about it."""
    entries = [hit.rule for hit in hits]
    if format == "json":
        _entries(entries, format, sources=sources)
    if not hits:
        tell(say().gettext("Nothing matches “{words}”.", words=cut(words)), file=sys.stderr)
        for hint in _elsewhere(hits):
            tell(hint, file=sys.stderr)
        tell(say().gettext("Try fewer or other words; “scorer rules GAME” lists everything."), file=sys.stderr)
        return 1
    if format == "json":
        for doubt in [] if hits.sure else [say().gettext(_UNSURE), *_elsewhere(hits)]:
            remark(doubt)
    elif format == "markdown":
        whole, others = (entries[:1], entries[1:]) if hits.sure else ([], entries)
        _entries(whole, format, sources=sources)
        if others:
            parts = ["", say().gettext("Also:")] if whole else [say().gettext(_UNSURE)]
            titles = [*map(_title_line, others), *_elsewhere(hits)]
            print("\n".join([*parts, "", *[f"- {title}" for title in titles]]))
    elif hits.sure:
        _show_first(entries, sources=sources)
    else:
        _show_titles_only(entries)
        for hint in _elsewhere(hits):
            tell(hint)
    return 0


def _elsewhere(hits: Hits) -> list[str]:
    """Where the answer seems to stand, if that is in another game."""
    return [from_another_game(hits.elsewhere, say())] if hits.elsewhere else []


def _show_titles_only(found: Iterable[Rule], *, numbered: bool = False) -> None:
    """All entries by title."""
    tell(say().gettext(_UNSURE))
    _titles(found, 1 if numbered else None)


def _show_first(found: Iterable[Rule], *, numbered: bool = False, sources: bool = False) -> None:
    """The first entry in full, the others by title."""
    first, *others = found
    show(first, with_game=True, sources=sources)
    if others:
        print()
        tell(say().gettext("Also:"))
        _titles(others, 2 if numbered else None)


def _titles(entries: Iterable[Rule], first: int | None) -> None:
    """Titles, numbered from the `first` on where somebody can ask for one by its number."""
    for number, entry in enumerate(entries, start=first or 0):
        tell(f"{number}. {_title_line(entry)}" if first else _title_line(entry), indent="  ")


def _title_line(entry: Rule) -> str:
    title = entry.title(say().code)
    return f"{say().gettext('{title} ({game})', title=title, game=game(entry.game).name)} [{entry.id}]"


def _entries(
    entries: Sequence[Rule],
    format: str,
    *,
    one: bool = False,
    sources: bool = False,
    link: Callable[[str], str] | None = None,
) -> None:
    lang = say().code
    if format == "json":
        told = [{**entry.to_dict(lang), **({"headings": headings_of(entry)} if sources else {})} for entry in entries]
        dump(told[0] if one else told, sys.stdout)
    elif format == "markdown":
        from ..export.markdown import entry_to_markdown

        print("\n".join(entry_to_markdown(entry, lang, link=link, sources=sources) for entry in entries), end="")
    else:
        for entry in entries:
            show(entry, sources=sources)


def _overview(games: Iterable[str], format: str, sources: bool = False) -> None:
    """All entries, as titles in text; only in whole do they tell where they are in the rulebooks."""
    lang = say().code
    if format != "text":
        _entries([entry for id in games for entry in rules(id)], format, sources=sources, link="#{}".format)
        return
    for id in games:
        print(game(id).name)
        for section in SECTIONS:
            entries = entries_in(id, section)
            if entries:
                tell(say().gettext(SECTIONS[section]), indent="  ")
            for entry in entries:
                parents = [other for other in entries if entry.id.startswith(f"{other.id}.")]
                tell(f"{entry.title(lang)} [{entry.id}]", indent="    " + "  " * len(parents))


def show(entry: Rule, *, with_game: bool = False, sources: bool = False, codes: bool = False) -> None:
    """Prints one entry; also the name of its game where that was not given.

    What is to be said of the rulebooks stands below a disputed rule, and below others with `sources`, which tells the
    headings in them, too; with `codes` each reading ends in what to type for it.
    """
    lang = say().code
    tell(_title_line(entry) if with_game else f"{entry.title(lang)} [{entry.id}]")
    tell(entry.text(lang), indent="  ")
    if entry.readings:
        tell(doubt_of(entry, say()), indent="  ")
        _readings(game(entry.game).ruling(entry.id), entry, codes)
    if said := said_by(entry, say()):
        tell(said, indent="  ")
    if (sources or entry.readings) and (note := note_of(entry, say())):
        tell(note, indent="  ")
    for place in places_of(entry, say()) if sources else ():
        tell(place, indent="  ")
    if related := see_first(entry, lang):
        tell(f"→ {related[1]}", indent="  ")
    if entry.status(lang) == "outdated":
        tell(say().gettext("This text is not translated yet."), indent="  ")


def _readings(ruling: Ruling, entry: Rule, codes: bool) -> None:
    lang = say().code
    for reading, stated in ruling.readings.items():
        mark = f" {say().gettext('(default)')}" if reading == ruling.default else ""
        code = f" [{entry.id}={reading}]" if codes else ""
        tell(f"- {entry.reading(reading, lang)}{mark}{code}", indent="  ")
        if stated:
            tell(stated_by(stated, say()), indent="    ")
    tell(say().gettext("Why this default: {reason}", reason=entry.reason(lang)), indent="  ")
