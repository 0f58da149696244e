"""Entries of the rules as HTML: the answer, its picture, one quiet line, and behind that line all the rest.

The same pieces stand on the pages of the games and on the small page of each rule. Both lie two folders below their
language, so that a link is the same on both.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape

from babel import Locale

import scorer
from scorer import Rule
from scorer.model import Game
from scorer.reference.drawing import pictures
from scorer.reference.entries import AGREES, DIFFERS, SILENT, entries_in, section_of, see_also
from scorer.reference.provenance import doubt_of, note_of, places_of, said_by, stance_of
from scorer.registry import game
from scorer.text.i18n import N_, Language, stated_by

UP = "../../"
"""From a page of a game, of a rule, of a score sheet, to its language."""

Link = Callable[[str], str]


@cache
def names(say: Language) -> Link:
    """The names of languages, so of editions, in a language."""
    return cache(lambda code: str(Locale.parse(code).get_display_name(say.code) or code))


def link(id: str, up: str = UP) -> str:
    """Where an entry stands among the rules of its game."""
    entry = scorer.rule(id)
    return f"{up}rules/{entry.game}/#{entry.id}"


def linked(text: str, up: str = UP) -> str:
    """A text of the reference as HTML, its links leading to the entries that they name."""
    parts = re.split(r"\[([^\]]*)\]\(([^)]*)\)", text)
    told = [escape(parts[0], quote=False)]
    for words, id, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        told += [f'<a href="{link(id, up)}">{escape(words, quote=False)}</a>', escape(after, quote=False)]
    return "".join(told)


def rulings_of(entry: Rule) -> tuple[str, ...]:
    """The disputed rulings that an entry depends on: itself, or those that it refers to."""
    if entry.readings:
        return (entry.id,)
    return tuple(id for id in entry.see if scorer.rule(id).readings)


def entry_html(entry: Rule, say: Language, *, level: int = 3, up: str = UP, codes: bool = False) -> str:
    """An entry from its heading to what is folded away; with `codes` each reading ends in what to type for it."""
    return "\n".join(
        [
            f'<article class="entry {entry.kind}" id="{entry.id}">',
            f"<h{level}>{escape(entry.title(say.code), quote=False)}</h{level}>",
            body_html(entry, say, up, codes=codes),
            "</article>",
        ]
    )


def body_html(entry: Rule, say: Language, up: str = UP, *, alone: bool = False, codes: bool = False) -> str:
    """An entry without its heading; `alone` on its page."""
    return "\n".join([*_answer(entry, say, up, codes=codes, alone=alone), _more(entry, say, up, alone=alone)])


def _answer(entry: Rule, say: Language, up: str, *, codes: bool, alone: bool) -> Iterator[str]:
    yield f'<p class="answer">{linked(entry.text(say.code, links="markdown"), up)}</p>'
    if entry.status(say.code) == "outdated":
        yield f'<p class="unusual">{escape(say.gettext("This text is not translated yet."))}</p>'
    if entry.readings:
        yield f'<p class="doubt">{escape(doubt_of(entry, say), quote=False)}</p>'
        yield _readings(entry, say, codes=codes, choose=alone)
    for id in rulings_of(entry):
        yield f'<p class="at-table" data-ruling="{id}" hidden></p>'
    draw = pictures(entry.game).get(entry.id)
    if draw:
        picture = draw(say)
        # The picture says it itself to those who hear it.
        caption = f'<figcaption aria-hidden="true">{escape(picture.caption, quote=False)}</figcaption>'
        yield f"<figure>\n{picture.svg}\n{caption}\n</figure>"


def _readings(entry: Rule, say: Language, *, codes: bool, choose: bool) -> str:
    """The readings; with `codes` each ends in what to type for it, with `choose` a table can say that it plays one."""
    ruling, plays = _ruling(entry), escape(say.gettext("Our table plays this"), quote=False)
    rows = []
    for reading, stated in ruling.readings.items():
        notes = [stated_by(stated, say)] if stated else []
        if reading == ruling.default:
            notes.append(say.gettext("(default)"))
        note = f" <small>{escape(' · '.join(notes), quote=False)}</small>" if notes else ""
        code = f" <code>{entry.id}={reading}</code>" if codes else ""
        button = f' <button type="button" class="choose" hidden>{plays}</button>' if choose else ""
        told = f"{escape(entry.reading(reading, say.code), quote=False)}{note}{code}{button}"
        rows.append(f'<li data-reading="{reading}">{told}</li>')
    return f'<ul class="readings" data-ruling="{entry.id}">{"".join(rows)}</ul>'


def _ruling(entry: Rule) -> scorer.Ruling:
    return game(entry.game).ruling(entry.id)


_SIGNS = {"differ": "≠", "unclear": "≈", "silent": "○"}
"""By the kind of doubt of a ruling, its mark."""


def agreement(entry: Rule, say: Language) -> tuple[str, str]:
    """A mark for whether the rulebooks agree, and the quiet line: which of them say it."""
    said = said_by(entry, say)
    if not (entry.sources or entry.readings):
        # No rulebook of this game was read.
        return "", say.gettext("More")
    if entry.readings:
        return _SIGNS[_ruling(entry).doubt], said or say.gettext("Why this default")
    if DIFFERS in entry.sources.values():
        return "≠", said
    if not entry.sources:
        return "…", say.gettext("More")
    stances = {stance_of(entry, edition) for edition in entry.sources}
    return "○" if stances == {SILENT} else "✓" if stances == {AGREES} else "≈", said


def _more(entry: Rule, say: Language, up: str, *, alone: bool) -> str:
    """The quiet line, and what it opens; on the page of a disputed rule it is the reason to come, and stands open."""
    mark, words = agreement(entry, say)
    # On paper a line that only asks why says nothing.
    asks = "" if said_by(entry, say) or not entry.readings else ' class="asks"'
    return "\n".join(
        [
            f'<details class="more"{" open" if alone and entry.readings else ""}>',
            f'<summary{asks}><span aria-hidden="true">{mark}</span> {escape(words, quote=False)}</summary>',
            *_rest(entry, say, up),
            *([] if alone else [_share(entry, say, up)]),
            "</details>",
        ]
    )


_STATUS = {
    "official": N_("as in a printed edition"),
    "outdated": N_("not translated yet"),
}


def _rest(entry: Rule, say: Language, up: str) -> Iterator[str]:
    def line(kind: str, html: str) -> str:
        return f'<p class="{kind}">{html}</p>'

    if entry.readings:
        reason = entry.reason(say.code)
        # Where the quiet line asks why, this answers it.
        why = say.gettext("Why this default: {reason}", reason=reason) if said_by(entry, say) else reason
        yield line("why", escape(why, quote=False))
    if note := note_of(entry, say, links="markdown"):
        yield line("differing", linked(note, up))
    if places := places_of(entry, say):
        yield line("places", "<br>".join([escape(place, quote=False) for place in places]))
    if related := see_also(entry, say.code):
        found = [f'<a href="{link(id, up)}">{escape(title, quote=False)}</a>' for id, title in related.items()]
        yield line("see", say.gettext("See also: {entries}", entries=" · ".join(found)))
    status = entry.status(say.code)
    kind = f" · {escape(say.gettext(_STATUS[status]))}" if status in _STATUS else ""
    yield line("status", f'<a href="{up}r/{entry.id}/">{entry.id}</a>{kind}')


def _share(entry: Rule, say: Language, up: str) -> str:
    copy = escape(say.gettext("Copy link"), quote=False)
    return f'<p class="share"><button type="button" class="copy" data-copy="{up}r/{entry.id}/">{copy}</button></p>'


# What the choice of a table needs to know


def table_data(found: Iterable[Game], say: Language) -> str:
    """The rulings of games with the words of their readings, for `table.mjs`."""
    data = {
        each.id: {
            "name": each.name,
            "editions": {
                edition: {r.id: stated for r in each.rulings if (stated := r.stated_by(edition))}
                for edition in each.editions
            },
            "rulings": {
                ruling.id: {
                    "title": scorer.rule(ruling.id).title(say.code),
                    "readings": {
                        reading: scorer.rule(ruling.id).reading(reading, say.code) for reading in ruling.readings
                    },
                }
                for ruling in each.rulings
            },
        }
        for each in found
    }
    return f'<script type="application/json" id="table-data">{embedded(data)}</script>'


def embedded(data: object) -> str:
    """JSON that may stand in a page."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


# Questions under the heading that they are about


def grouped(id: str) -> dict[str, list[Rule]]:
    """The questions of a game by the section of the first rule that they refer to."""
    groups: dict[str, list[Rule]] = {}
    for entry in entries_in(id, "questions"):
        about = [section_of(scorer.rule(see)) for see in entry.see if scorer.rule(see).kind in ("rule", "ruling")]
        groups.setdefault(next((s for s in about if s != "rulings"), about[0] if about else "turn"), []).append(entry)
    return groups
