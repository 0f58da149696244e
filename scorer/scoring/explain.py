"""From the keys of a sheet to sentences. Everything said about a result is said here and in the games' `texts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..model import Game, Line
from ..text.errors import language
from ..text.i18n import Language
from .ranking import Decision, PlayerSheet

if TYPE_CHECKING:
    from .decided.decided import Decided
    from .disputes import Disputed


@lru_cache(maxsize=2048)
def _sentence(explain: Callable[[Line, Language], str], line: Line, say: Language) -> str:
    """The sentence of a line. Who explains many tables meets most lines again and again."""
    return explain(line, say)


class Explainer:
    """Says in one language what a sheet holds."""

    def __init__(
        self,
        game: Game,
        readings: Sequence[tuple[str, str]],
        players: Sequence[PlayerSheet],
        decision: Decision,
        lang: str,
    ) -> None:
        self.say: Language = language(lang)
        self.game = game
        self._readings = readings
        self._players = players
        self._decision = decision
        self._texts = game.part("scoring.texts")

    def category(self, id: str) -> str:
        """The heading of a line."""
        return self.say.gettext(self._texts.CATEGORIES[id])

    def line(self, line: Line) -> str:
        """Why a line has the points that it has."""
        return _sentence(self._texts.explain, line, self.say)

    def decision(self) -> str:
        """Who has won, and what decided."""
        decision, best = self._decision, [player for player in self._players if player.winner]
        winners = [player.name for player in best]
        points = points_of(best[0].total, self.say)
        if len(winners) > 1:
            return self.say.gettext(
                "Shared victory with {points}: {winners}", points=points, winners=self.say.join(winners)
            )
        if decision.tied:
            text: str = self._texts.tie(decision, winners[0], points, self.say)
            return text
        return self.say.gettext("Winner with {points}: {winner}", points=points, winner=winners[0])

    def readings(self, *, usual: bool = True) -> str:
        """How the disputed rulings that touch the scoring were read; nothing where there are none.

        Without `usual` only those that are not the default.
        """
        told = [
            f"{self._sentence(id, reading)} [{id}={reading}]"
            for id, reading in self._readings
            if id in self.game.scoring_rulings and (usual or reading != self.game.ruling(id).default)
        ]
        if not told:
            return ""
        if not usual:
            return self.say.gettext("Readings other than the default: {readings}", readings="; ".join(told))
        return self.say.gettext("Disputed rulings, as scored here: {readings}", readings="; ".join(told))

    def reading(self, entry: Disputed) -> str:
        """The other readings of an entry, as sentences."""
        both = zip(entry.rulings, entry.readings, strict=True)
        return "; ".join([self._sentence(ruling, reading) for ruling, reading in both])

    def reading_ids(self, entry: Disputed) -> str:
        """The other readings of an entry, as they are written on the command line."""
        return ", ".join(f"{ruling}={reading}" for ruling, reading in zip(entry.rulings, entry.readings, strict=True))

    def _sentence(self, ruling: str, reading: str) -> str:
        return self.say.gettext(self._texts.READINGS[ruling][reading])

    def decided(self, decided: Decided) -> list[str]:
        """What decided, in sentences.

        The first says how close it was and what should be counted again, in one line; the others what each change would
        lead to, and who would have won without a category.
        """
        from .decided.texts import Texts

        texts = Texts(self.say, self.game)
        return [texts.short(decided), *texts.lines(decided)]

    def doubt(self, disputed: Sequence[Disputed]) -> str:
        """Whether the winner depends on a reading, said plainly; nothing where nobody disagrees."""
        say = self.say
        if not disputed:
            return say.gettext("No disputed ruling changes anything here.")
        deciding = [entry for entry in disputed if entry.changes_winner]
        if not deciding:
            return say.gettext("Disputed rulings change points here, but not the winner.")
        return "\n".join(
            say.gettext(
                "The winner depends on a disputed ruling. If “{reading}” holds, it is {winners}. ({ids})",
                reading=self.reading(entry),
                winners=say.join(entry.winners),
                ids=self.reading_ids(entry),
            )
            if len(entry.winners) == 1
            else say.gettext(
                "The winner depends on a disputed ruling."
                " If “{reading}” holds, the victory is shared: {winners}. ({ids})",
                reading=self.reading(entry),
                winners=say.join(entry.winners),
                ids=self.reading_ids(entry),
            )
            for entry in deciding
        )


def points_of(points: int, say: Language) -> str:
    """`1 point`, `5 points`, `-5 points`."""
    return say.ngettext("{points} point", "{points} points", points, points=points)


def tie_items(decision: Decision) -> str:
    """The compared amounts: `Italy 17, France 16`."""
    return ", ".join(f"{item.what} {item.count}" for item in decision.items)
