"""Where the printed rulebooks have what the entries tell.

A game that knows it offers `HEADINGS` in `reference/headings.py`: for each edition the headings of its rulebook, as
printed, each with the ids of what stands under it. They are facts, not texts: nobody translates them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..registry import game as game_of
from ..text.i18n import N_, Language, edition_in
from .entries import Rule


@cache
def _headings(game_id: str) -> Mapping[str, Mapping[str, str]]:
    """For each edition the headings by the ids of the entries."""
    part = game_of(game_id).optional_part("reference.headings")
    found: Mapping[str, Mapping[str, Sequence[str]]] = part.HEADINGS if part else {}
    return {
        edition: {id: heading for heading, ids in headings.items() for id in ids} for edition, headings in found.items()
    }


def headings_of(entry: Rule) -> dict[str, str]:
    """The headings that an entry stands under, by edition; without those whose rulebook has nothing on it."""
    found = _headings(entry.game)
    return {edition: found[edition][entry.id] for edition in entry.sources if entry.id in found.get(edition, {})}


def places_of(entry: Rule, say: Language) -> list[str]:
    """Where to look it up: a sentence for each rulebook that has it."""
    see, inner = N_("See “{heading}” in the {edition} rulebook."), str.maketrans("„“", "‚‘")
    return [
        # What a heading quotes is quoted within quotation marks.
        say.gettext(see, heading=heading.translate(inner), edition=edition_in(say)(edition))
        for edition, heading in headings_of(entry).items()
    ]
