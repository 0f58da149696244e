"""Makes sentences of a sheet. All sentences about a result are made here and in `scoring/texts.py` of the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from ..model import Game, Line
from ..text.errors import UnknownName, language
from ..text.i18n import N_, NN_, Language, stated_by
from . import adjust
from .ranking import Decision, PlayerSheet, sides_of
from .readings import in_force
from .tally import form_of

if TYPE_CHECKING:
    from .. import shapes
    from .decided.decided import Decided
    from .disputes import Disputed, Disputes


@lru_cache(maxsize=2048)
def _sentence(explain: Callable[[Line, Language], str], line: Line, say: Language) -> str:
    """Returns the sentence of a line; cached, as many tables have mostly the same lines."""
    return explain(line, say)


class Remark(Protocol):
    """What another reading of a ruling of play would have changed in the game that a sheet is of."""

    def text(self, lang: str = "en") -> str:
        """Returns it as a sentence. Raises `UnknownName` if there is no language `lang`."""

    def to_dict(self, lang: str = "en") -> shapes.PlayDisputeDict:
        """Returns it as JSON. Raises `UnknownName` if there is no language `lang`."""


class Explainer:
    """Makes sentences in one language of what a sheet holds: `Sheet.explain` returns it.

    The lines and entries that its methods take have to be those of this sheet, or of another one of the same game.

    Raises `UnknownName` if there is no language `lang`.
    """

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
        """The language."""
        self.game: Game = game
        """The game of the sheet."""
        self._readings = dict(readings)
        self._players = players
        self._decision = decision
        self._disputes = disputes
        self._others = others
        self._played = played
        self._texts = game.part("scoring.texts")

    def sides(self) -> list[PlayerSheet]:
        """Returns one result for each team, whose `name` names its players: `Red (Ann and Bob)`.

        A player without a team is a team of one under that player's name. They are in the order of the players on the
        sheet, not of their ranks.
        """
        sides = dict(zip(sides_of(self._players), self._players, strict=True))
        return [player._replace(name=self._side(player)) for player in sides.values()]

    def name_sides(self, players: Sequence[str]) -> list[str]:
        """Returns the names, for a sentence, of those of `players` who are on the sheet, in its order.

        Other names are left out, so the list may be empty. Partners are one name, with all players of their team, even
        if `players` has only one of them: `Red (Ann and Bob)`.
        """
        return list({self._side(player): None for player in self._players if player.name in players})

    def named(self, players: Sequence[str]) -> list[str]:
        """Returns what `name_sides` returns, of which it is the older name: those of `players` who are on the sheet."""
        return self.name_sides(players)

    def _side(self, player: PlayerSheet) -> str:
        if not player.team:
            return player.name
        own = sides_of([player])
        partners = [other for other in self._players if sides_of([other]) == own]
        # Partners may spell their team differently.
        return f"{partners[0].team} ({self.say.join([partner.name for partner in partners])})"

    def category(self, id: str) -> str:
        """Returns the heading of a category by its id (`goods`), also of `adjust`, in the language of this object.

        Raises `UnknownName` if the game has no such category.
        """
        self._check_category(id)
        return self.say.gettext(adjust.HEADING if id == adjust.KEY else self._texts.CATEGORIES[id])

    def _check_category(self, id: str) -> None:
        """Raises `UnknownName` if the game has no such category."""
        known = self._texts.CATEGORIES
        if id not in [*known, adjust.KEY]:
            raise UnknownName(
                N_("“{name}” is not one of these words."), name=id, known=known, meanings=known, code="unknown-category"
            )

    def line(self, line: Line) -> str:
        """Returns a sentence that says why a line of this sheet has its points, without a full stop; never empty.

        A line with 0 points has one, too.

        Raises `UnknownName` if the game has no category with the id `line.category`.
        """
        self._check_category(line.category)
        return _sentence(adjust.explain if line.rule is None else self._texts.explain, line, self.say)

    def decision(self) -> str:
        """Returns one sentence that says who has won with how many points, without a full stop.

        If several had the most points, it says what was compared, or that they share the victory.
        """
        decision, say = self._decision, self.say
        best = [player for player in self._players if player.winner]
        winners = self.name_sides([player.name for player in self._players if player.winner])
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
        """Returns one line of text with the reading in force of each ruling of scoring, in words and as `[ID=READING]`.

        It is empty if the game has no such rulings. With `usual=False` only readings that are not the default are in
        it; it is empty if all are.
        """
        sentences = [
            f"{self._sentence(id, reading)} [{id}={reading}]."
            for id, reading in self._readings.items()
            if id in self.game.scoring_rulings and (usual or reading != self.game.ruling(id).default)
        ]
        if not sentences:
            return ""
        if not usual:
            return self.say.gettext("Readings other than the default: {readings}", readings=" ".join(sentences))
        return self.say.gettext("Disputed rulings, as scored here: {readings}", readings=" ".join(sentences))

    def reading(self, entry: Disputed) -> str:
        """Returns what the other reading of an entry of `Sheet.disputed` means, in words, without a full stop.

        If the entry has several, they are one text with semicolons between; it is never empty.

        Raises `UnknownName` if the game has no ruling, or no reading, that the entry names.
        """
        both = dict(zip(entry.rulings, entry.readings, strict=True))
        in_force(self.game, chosen=both)  # refuses what there is not
        return self.say.series([self._sentence(*each) for each in both.items()])

    def reading_ids(self, entry: Disputed) -> str:
        """Returns the other readings of an entry of `Sheet.disputed` as one text, `ID=READING`, separated by `, `."""
        return ", ".join(f"{ruling}={reading}" for ruling, reading in zip(entry.rulings, entry.readings, strict=True))

    def _sentence(self, ruling: str, reading: str) -> str:
        return self.say.gettext(self._texts.READINGS[ruling][reading])

    def decided(self, decided: Decided) -> list[str]:
        """Returns a list of sentences that say what decided, at least one; `decided` is that of this sheet.

        The first says how close it was and what should be counted again, in one line; the others say what each change
        would lead to, and who would have won without a category.

        Raises `UnknownName` if the game has no category, or no key in its tally, that `decided` names.
        """
        from .decided.texts import Texts

        for each in decided.without:
            self._check_category(each.category)
        known = form_of(self.game).by_key
        for change in decided.changes:
            if change.field not in known:
                raise UnknownName(
                    N_("There is no key “{name}” here."), name=change.field, known=known, code="unknown-key"
                )
        texts = Texts(self.say, self.game, self.name_sides)
        return [texts.short(decided), *texts.lines(decided)]

    def doubt(self) -> str:
        """Returns a text that says whether anything depends on a disputed ruling: one line or several, never empty.

        If other readings make others win, each has a line that says why it is disputed: first those that a rulebook
        prints. In a game that was followed, lines about the rulings of play come last.
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
            entries = sorted([*deciding, *self._others()], key=_weight)
            return "\n".join([self._deciding(entry) for entry in entries])
        if disputes.points:
            return say.gettext("Disputed rulings change points here, but not who wins.")
        if disputes.reasons:
            return say.gettext("A disputed ruling changes what is compared in the tie here, but not who wins.")
        return say.gettext("No disputed ruling of the final scoring changes anything here.")

    def _deciding(self, entry: Disputed) -> str:
        """What we read and who says so, and who wins under the other reading."""
        say, names, ids = self.say, self.name_sides(entry.winners), self.reading_ids(entry)
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
    quoted = ", ".join([say.gettext("“{text}”", text=name) for name in names])
    message = say.ngettext(
        "This name is not listed, so it counts as a kind of its own: {names}",
        "These names are not listed, so each counts as a kind of its own: {names}",
        len(names),
        names=quoted,
    )
    return message if names else ""


def points_of(points: int, say: Language) -> str:
    """`1 point`, `5 points`, `-5 points`."""
    return say.ngettext("{points} point", "{points} points", points, points=points)


def tie_items(decision: Decision, say: Language) -> str:
    """The compared amounts: `Italy: 17, France: 16`."""
    return say.amounts([(item.what, item.count) for item in decision.items])
