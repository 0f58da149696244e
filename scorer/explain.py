"""From the keys of a sheet to sentences. Everything said about a result is said here and in the games' `texts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import N_
from .games import game
from .i18n import Language, language

if TYPE_CHECKING:
    from collections.abc import Callable

    from .reference import Rule
    from .rulings import Disputed
    from .sheet import Decision, Line, Sheet


class Explainer:
    """Says in one language what a sheet holds."""

    def __init__(self, sheet: Sheet, lang: str) -> None:
        self.sheet = sheet
        self.say: Language = language(lang)
        self.game = game(sheet.game)
        self._texts = self.game.part("texts")

    def category(self, id: str) -> str:
        """The heading of a line."""
        return self.say.gettext(self._texts.CATEGORIES[id])

    def line(self, line: Line) -> str:
        """Why a line has the points that it has."""
        text: str = self._texts.explain(line, self.say)
        return text

    def decision(self) -> str:
        """Who has won, and what decided."""
        decision, winners = self.sheet.decision, self.sheet.winners
        points = points_of(self.sheet[winners[0]].total, self.say)
        if len(winners) > 1:
            return self.say.gettext(
                "Shared victory with {points}: {winners}", points=points, winners=self.say.join(winners)
            )
        if decision.tied:
            text: str = self._texts.tie(decision, winners[0], points, self.say)
            return text
        return self.say.gettext("Winner with {points}: {winner}", points=points, winner=winners[0])

    def readings(self) -> str:
        """How the disputed rulings that touch the scoring were read; nothing where there are none."""
        names = [f"{id}={reading}" for id, reading in self.sheet.readings if id in self.game.scoring_rulings]
        if not names:
            return ""
        return self.say.gettext("Disputed rulings, as read here: {readings}", readings=", ".join(names))

    def reading(self, entry: Disputed) -> str:
        """The other readings of an entry, as they are written on the command line."""
        return ", ".join(f"{ruling}={reading}" for ruling, reading in zip(entry.rulings, entry.readings, strict=True))

    def doubt(self) -> str:
        """Whether the winner depends on a reading, said plainly; nothing where nobody disagrees."""
        say, disputed = self.say, self.sheet.disputed
        if not disputed:
            return say.gettext("No disputed ruling changes anything here.")
        deciding = [entry for entry in disputed if entry.changes_winner]
        if not deciding:
            return say.gettext("Disputed rulings change points here, but not the winner.")
        return "\n".join(
            say.gettext(
                "The winner depends on a disputed ruling: with {reading} it is {winners}.",
                reading=self.reading(entry),
                winners=say.join(entry.winners),
            )
            if len(entry.winners) == 1
            else say.gettext(
                "The winner depends on a disputed ruling: with {reading} the victory is shared by {winners}.",
                reading=self.reading(entry),
                winners=say.join(entry.winners),
            )
            for entry in deciding
        )


def points_of(points: int, say: Language) -> str:
    """`1 point`, `5 points`, `-5 points`."""
    return say.ngettext("{points} point", "{points} points", points, points=points)


def tie_items(decision: Decision) -> str:
    """The compared amounts: `Italy 17, France 16`."""
    return ", ".join(f"{item.what} {item.count}" for item in decision.items)


STANCES = {
    "agrees": N_("says so: {editions}"),
    "differs": N_("says otherwise: {editions}"),
    "silent": N_("silent or unclear: {editions}"),
}


def said_by(entry: Rule, say: Language, edition: Callable[[str], str] = str) -> str:
    """What each rulebook says of an entry; of a ruling, which of them state no reading.

    `edition` gives the name of an edition.
    """
    said = dict(entry.sources)
    if entry.readings:
        said = {name: "silent" for name, stance in said.items() if stance == "silent"}
    told = ""
    for stance, message in STANCES.items():
        if editions := [edition(name) for name, found in said.items() if found == stance]:
            more = say.gettext(message, editions=say.join(editions))
            told = say.gettext("{said}; {more}", said=told, more=more) if told else more
    return told
