"""Who says what: of a rule, of each reading of a ruling, and which part of it is this program's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import scorer

from ..reference.entries import SILENT
from ..reference.provenance import doubt_of, said_by
from ..registry import game as game_of
from ..text.errors import language
from ..text.i18n import edition_name

if TYPE_CHECKING:
    from ..text.i18n import Language


def said(entry: scorer.Rule, say: Language, readings: Mapping[str, str] | None = None) -> str:
    """Which rulebooks say so, in sentences. Of a ruling: which reading each of them states, and which is in force."""
    told = said_by(entry, say, named=True)
    if not entry.readings:
        return " ".join(filter(None, [told, _ours(entry, say)]))
    ruling = game_of(entry.game).ruling(entry.id)
    in_force = (readings or {}).get(entry.id, ruling.default)
    stated = say.series([f"{reading}: {stated_by(entry.id, reading, say)}" for reading in ruling.readings])
    scored = say.gettext("In force: {reading}.", reading=in_force)
    return " ".join(filter(None, [f"{stated}.", told, scored]))


def _ours(entry: scorer.Rule, say: Language) -> str:
    """Which part of an entry no rulebook says, also by a reading that it tells; nothing where they say all of it."""
    if is_ours(entry):
        return say.gettext("The answer is this program’s reading.")
    told = [ruling for ruling in game_of(entry.game).rulings if f"]({ruling.id})" in entry.body]
    parts = [entry.own_part(say.code)] if entry.ours else []
    parts += [
        scorer.rule(ruling.id).reading(ruling.default, say.code).removesuffix(".")
        for ruling in told
        if ruling.doubt == "silent"
    ]
    return " ".join([say.gettext("This program’s reading: {part}.", part=part) for part in parts])


def is_ours(entry: scorer.Rule) -> bool:
    """Whether no rulebook says anything of it: the answer is this program’s."""
    return {*entry.sources.values()} == {SILENT}


def stated_by(ruling: str, reading: str, say: Language) -> str:
    """The rulebooks that state a reading, in words."""
    editions = game_of(ruling.partition(".")[0]).ruling(ruling).readings[reading]
    if not editions:
        return say.gettext("no rulebook")
    return say.join([edition_name(edition, say) for edition in editions])


def cited(
    found: Iterable[str | None], lang: str, readings: Mapping[str, str] | None = None, *, texts: bool = False
) -> list[dict[str, str]]:
    """Each rule by its id with who says so, on wish with its title and text; of a ruling why it is disputed."""
    say = language(lang)
    told = []
    for entry in [scorer.rule(id) for id in sorted(filter(None, found))]:
        each = {"rule": entry.id, "said_by": said(entry, say, readings)}
        if texts:
            each |= {"title": entry.title(lang), "text": entry.text(lang)}
        if entry.readings:
            each["doubt_text"] = doubt_of(entry, say)
        told.append(each)
    return told
