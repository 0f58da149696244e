"""From the keys of a sheet to sentences. Everything said about a result is said here and in the games' `texts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from ..model import Game, Line
from ..text.errors import UnknownName, language
from ..text.i18n import N_, NN_, Language, stated_by
from . import adjust
from .ranking import Decision, PlayerSheet, sides_of

if TYPE_CHECKING:
    from .. import shapes
    from .decided.decided import Decided
    from .disputes import Disputed, Disputes


@lru_cache(maxsize=2048)
def _sentence(explain: Callable[[Line, Language], str], line: Line, say: Language) -> str:
    """The sentence of a line. Who explains many tables meets most lines again and again."""
    return explain(line, say)


class Remark(Protocol):
    """Something else that is to be told of a sheet."""

    def text(self, lang: str = "en") -> str:
        """As a sentence."""

    def to_dict(self, lang: str = "en") -> shapes.PlayDisputeDict:
        """As JSON holds it."""


class Explainer:
    """Says in one language what a sheet holds."""

    def __init__(
        self,
        readings: Sequence[tuple[str, str]],
        players: Sequence[PlayerSheet],
        decision: Decision,
        disputes: Callable[[], Disputes],
        played: Sequence[Remark] | None,
        *,
        others: Callable[[], Sequence[Disputed]],
        game: Game,
        lang: str,
    ) -> None:
        self.say: Language = language(lang)
        self.game: Game = game
        self._readings = dict(readings)
        self._players = players
        self._decision = decision
        self._disputes = disputes
        self._others = others
        self._played = played
        self._texts = game.part("scoring.texts")

    def sides(self) -> list[PlayerSheet]:
        """The results, one for each team, with a name that names all who are in it: `Red (Ann and Bob)`.

        Whoever is in no team stands alone, under the own name.
        """
        sides = {self._side(player): player for player in self._players}
        return [player._replace(name=name) for name, player in sides.items()]

    def named(self, players: Sequence[str]) -> list[str]:
        """Some players, as they are named in a sentence: partners together, with their team."""
        return list({self._side(player): None for player in self._players if player.name in players})

    def _side(self, player: PlayerSheet) -> str:
        if not player.team:
            return player.name
        own = sides_of([player])
        names = [other.name for other in self._players if sides_of([other]) == own]
        return f"{player.team} ({self.say.join(names)})"

    def category(self, id: str) -> str:
        """The heading of a line. Raises `UnknownName`."""
        known = self._texts.CATEGORIES
        if id == adjust.KEY:
            return self.say.gettext(adjust.HEADING)
        if id not in list(known):
            raise UnknownName(
                N_("“{name}” is not one of these words."), name=id, known=known, meanings=known, code="unknown-category"
            )
        return self.say.gettext(known[id])

    def line(self, line: Line) -> str:
        """Why a line has the points that it has."""
        return _sentence(adjust.explain if line.rule is None else self._texts.explain, line, self.say)

    def decision(self) -> str:
        """Who has won, and what decided; who had the points to win, too, but did not, with what was compared."""
        decision, say = self._decision, self.say
        best = [player for player in self._players if player.winner]
        winners = self.named([player.name for player in self._players if player.winner])
        points = points_of(best[0].total, say)
        if decision.tied and self.game.tie_breaks:
            if tie := getattr(self._texts, "tie", None):
                text: str = tie(decision, winners, points, self._readings, say)
                return text
            amounts = tie_items(decision, say)
            return say.ngettext(*_TIE, len(winners), points=points, winners=say.join(winners), amounts=amounts)
        if len(winners) > 1:
            return say.gettext("Shared victory with {points}: {winners}", points=points, winners=say.join(winners))
        return say.gettext("Winner with {points}: {winner}", points=points, winner=winners[0])

    def readings(self, *, usual: bool = True) -> str:
        """How the disputed rulings that touch the scoring were read; nothing where there are none.

        Without `usual` only those that are not the default.
        """
        told = [
            f"{self._sentence(id, reading)} [{id}={reading}]."
            for id, reading in self._readings.items()
            if id in self.game.scoring_rulings and (usual or reading != self.game.ruling(id).default)
        ]
        if not told:
            return ""
        if not usual:
            return self.say.gettext("Readings other than the default: {readings}", readings=" ".join(told))
        return self.say.gettext("Disputed rulings, as scored here: {readings}", readings=" ".join(told))

    def reading(self, entry: Disputed) -> str:
        """The other readings of an entry, as sentences."""
        both = zip(entry.rulings, entry.readings, strict=True)
        return self.say.series([self._sentence(id, reading) for id, reading in both])

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

        texts = Texts(self.say, self.game, self.named)
        return [texts.short(decided), *texts.lines(decided)]

    def doubt(self) -> str:
        """Whether anything depends on a reading: one line, or one for each reading that makes others win.

        Each says what kind of doubt it is; what rulebooks print comes before what can only be read into them. After a
        game that was followed, what rulings of play did in it stands behind.
        """
        lines = [self._doubt_in_scoring()]
        if self._played:
            lines += [remark.text(self.say.code) for remark in self._played]
        elif self._played is not None and len(self.game.scoring_rulings) < len(self.game.rulings):
            lines.append(self.say.gettext("No disputed ruling of play changed anything in this game."))
        return "\n".join(lines)

    def _doubt_in_scoring(self) -> str:
        say, disputes = self.say, self._disputes()
        deciding = [entry for entry in disputes.entries if entry.changes_winner]
        if deciding:
            # Under two of them yet others may win, who are not listed.
            told = sorted([*deciding, *self._others()], key=_weight)
            return "\n".join([self._deciding(entry) for entry in told])
        if disputes.points:
            return say.gettext("Disputed rulings change points here, but not who wins.")
        if disputes.reasons:
            return say.gettext("A disputed ruling changes what is compared in the tie here, but not who wins.")
        return say.gettext("No disputed ruling of the final scoring changes anything here.")

    def _deciding(self, entry: Disputed) -> str:
        """What we read and who says so, and who wins under the other reading."""
        say, names, ids = self.say, self.named(entry.winners), self.reading_ids(entry)
        winners = say.join(names)
        if len(entry.rulings) > 1:
            both = zip(entry.rulings, entry.readings, strict=True)
            readings = say.join([say.gettext("“{text}”", text=self._sentence(*each)) for each in both])
            return say.ngettext(*_TOGETHER, len(names), readings=readings, winners=winners, ids=ids)
        ruling, reading = entry.rulings[0], entry.readings[0]
        ours, stated = self._readings[ruling], self._stated(ruling, reading)
        return say.ngettext(
            *(_DECIDING[bool(self._stated(ruling, ours)), bool(stated)] if self.game.editions else _UNREAD),
            len(names),
            ours=self._sentence(ruling, ours),
            reading=self._sentence(ruling, reading),
            stated=stated,
            winners=winners,
            ids=ids,
        )

    def _stated(self, ruling: str, reading: str) -> str:
        """Which editions state a reading; nothing where none does."""
        return stated_by(self.game.ruling(ruling).readings[reading], self.say)


_TIE = NN_(
    "Winner with {points} after a tie-break: {winners} (compared: {amounts})",
    "Shared victory with {points}, also after the tie-break: {winners} (compared: {amounts})",
)
"""What is said of equal totals by a game that has no `tie` in its texts, of one winner and of several."""

_DECIDING = {
    (True, True): NN_(
        "The rulebooks differ, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds ({stated}),"
        " it is {winners} ({ids}).",
        "The rulebooks differ, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds ({stated}),"
        " the victory is shared: {winners} ({ids}).",
    ),
    (False, False): NN_(
        "No rulebook settles this, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, it is"
        " {winners} ({ids}).",
        "No rulebook settles this, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, the"
        " victory is shared: {winners} ({ids}).",
    ),
    (True, False): NN_(
        "Scored as “{ours}”, as the rules are usually read. If you read them as “{reading}”, victory goes to {winners}"
        " ({ids}).",
        "Scored as “{ours}”, as the rules are usually read. If you read them as “{reading}”, the victory is shared:"
        " {winners} ({ids}).",
    ),
    (False, True): NN_(
        "Scored as “{ours}”. As the rules are usually read, “{reading}” ({stated}), victory goes to {winners} ({ids}).",
        "Scored as “{ours}”. As the rules are usually read, “{reading}” ({stated}), the victory is shared:"
        " {winners} ({ids}).",
    ),
}
"""What is said of a reading that makes others win, by whether a rulebook states ours, and whether one states it."""

_UNREAD = NN_(
    "Tables play this differently, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, it is"
    " {winners} ({ids}).",
    "Tables play this differently, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, the"
    " victory is shared: {winners} ({ids}).",
)
"""The same in a game of which no rulebook was read."""

_TOGETHER = NN_(
    "If {readings} apply together, victory goes to {winners} ({ids}).",
    "If {readings} apply together, the victory is shared: {winners} ({ids}).",
)
"""The same of readings that do it only together."""


def _weight(entry: Disputed) -> tuple[int, int]:
    """What a table should hear first: single rulings before several together, printed readings before silence."""
    return len(entry.rulings), ("differ", "silent", "unclear").index(entry.doubt)


def say_unlisted(names: Sequence[str], say: Language) -> str:
    """Which names of kinds are listed nowhere, and what that means; nothing where there are none."""
    told = ", ".join([say.gettext("“{text}”", text=name) for name in names])
    message = say.ngettext(
        "This name is not listed, so it counts as a kind of its own: {names}",
        "These names are not listed, so each counts as a kind of its own: {names}",
        len(names),
        names=told,
    )
    return message if names else ""


def points_of(points: int, say: Language) -> str:
    """`1 point`, `5 points`, `-5 points`."""
    return say.ngettext("{points} point", "{points} points", points, points=points)


def tie_items(decision: Decision, say: Language) -> str:
    """The compared amounts: `Italy: 17, France: 16`."""
    return say.amounts([(item.what, item.count) for item in decision.items])
