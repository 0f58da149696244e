"""What is told of the printed rulebooks: which of them say a rule, how they differ, and under which heading it stands.

A game that knows the headings offers `HEADINGS` in `reference/headings.py`: for each edition those of its rulebook, as
printed, each with the ids of what stands under it. They are facts, not texts: nobody translates them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..registry import game as game_of
from ..text.i18n import N_, NN_, Language, edition_in
from .entries import AGREES, DIFFERS, SILENT, Links, Rule

if TYPE_CHECKING:
    from ..shapes import Doubt

PARTLY = "partly"
"""Of the rulebooks that agree, the stance of those that say only a part of it."""

STANCES = {
    AGREES: NN_("In the {editions} rulebook.", "In the {editions} rulebooks."),
    PARTLY: NN_("Partly in the {editions} rulebook.", "Partly in the {editions} rulebooks."),
    DIFFERS: NN_("The {editions} rulebook says something else.", "The {editions} rulebooks say something else."),
    SILENT: NN_(
        "The {editions} rulebook has nothing clear on this.", "The {editions} rulebooks have nothing clear on this."
    ),
}
"""A sentence for the rulebooks of each stance."""
_ALL = {
    AGREES: NN_("In the rulebook.", "In all rulebooks."),
    PARTLY: NN_("Partly in the rulebook.", "Partly in all rulebooks."),
    SILENT: NN_("Not in the rulebook.", "In none of the rulebooks."),
}
"""The same where all rulebooks have one stance."""


DOUBTS = {
    "differ": N_("The rulebooks differ."),
    "silent": N_("No rulebook settles this."),
    "unclear": N_("One reading is printed; the rules can be read otherwise, too."),
}
"""By the kind of doubt of a ruling, why it is disputed."""

UNREAD = N_("Tables play this differently.")
"""The same of every ruling of a game of which no rulebook was read."""


def doubt_of(entry: Rule, say: Language) -> str:
    """Why a ruling is disputed; nothing of any other entry."""
    return doubt_text(entry.game, game_of(entry.game).ruling(entry.id).doubt, say) if entry.readings else ""


def doubt_text(game: str, doubt: Doubt, say: Language) -> str:
    """What a kind of doubt means in a game."""
    return say.gettext(DOUBTS[doubt] if game_of(game).editions else UNREAD)


def stance_of(entry: Rule, edition: str) -> str:
    """What a rulebook has of an entry: `agrees` to all of it, `partly`, `differs` or `silent`."""
    source = entry.sources[edition]
    return PARTLY if source == AGREES and (entry.ours or edition in entry.partly) else source


def said_by(entry: Rule, say: Language, *, named: bool = False) -> str:
    """Which rulebooks say it, in a line of sentences; of a ruling, which of them state no reading.

    Nothing where no rulebook was read. `named` calls them by their names also where it is all of them.
    """
    if not entry.sources:
        return ""
    stances = {stance: [name for name in entry.sources if stance_of(entry, name) == stance] for stance in STANCES}
    if entry.readings:
        silent = stances[SILENT]
        stances = {SILENT: silent} if len(silent) < len(entry.sources) else {}
    sentences = []
    for stance, editions in stances.items():
        count = len(editions)
        if 0 < count == len(entry.sources) and stance in _ALL and not named:
            one, many = _ALL[stance]
            return say.ngettext(one, many, count)
        if editions:
            one, many = STANCES[stance]
            sentences.append(say.ngettext(one, many, count, editions=say.join(map(edition_in(say), editions))))
    return " ".join(sentences)


def note_of(entry: Rule, say: Language, *, links: Links = "none") -> str:
    """How the rulebooks differ, or what else is to be said of them; nothing where there is nothing."""
    if not entry.differing:
        return ""
    note = entry.difference(say.code, links=links)
    if DIFFERS in entry.sources.values():
        return say.gettext("Where the rulebooks differ: {difference}", difference=note)
    return say.ngettext("About the rulebook: {note}", "About the rulebooks: {note}", len(entry.sources), note=note)


def headings_of(entry: Rule) -> dict[str, str]:
    """The headings that an entry stands under, by edition; without those whose rulebook has nothing on it."""
    return {edition: heading for edition in entry.sources if (heading := entry.where(edition))}


def places_of(entry: Rule, say: Language) -> list[str]:
    """Where to look it up: a sentence for each rulebook that has it."""
    see, inner = N_("See “{heading}” in the {edition} rulebook."), str.maketrans("„“", "‚‘")
    return [
        # What a heading quotes is quoted within quotation marks.
        say.gettext(see, heading=heading.translate(inner), edition=edition_in(say)(edition))
        for edition in entry.sources
        for heading in entry.places(edition)
    ]
