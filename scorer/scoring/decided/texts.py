"""What decided a game, as players say it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...model import Game
from ...text.i18n import N_, NN_, Language
from ..adjust import KEY
from ..fields import Field, Flag, Kinds
from ..tally import form_of
from .decided import MOST, Change, Decided, Without

MARGIN = NN_("It was decided by {points} point.", "It was decided by {points} points.")
MORE = (
    N_("{name} – {amounts}: {count} more, and {winner} wins."),
    N_("{name} – {amounts}: {count} more, and the victory is shared: {winners}."),
)
LESS = (
    N_("{name} – {amounts}: {count} fewer, and {winner} wins."),
    N_("{name} – {amounts}: {count} fewer, and the victory is shared: {winners}."),
)
FLAG = (
    N_("{question} – {answer}: then {winner} wins."),
    N_("{question} – {answer}: then the victory is shared: {winners}."),
)
WITHOUT = (
    N_("Without “{category}” {winner} would have won."),
    N_("Without “{category}” the victory would have been shared: {winners}."),
)
WITHOUT_ADJUST = (
    N_("Without what was agreed at the table, {winner} would have won."),
    N_("Without what was agreed at the table, the victory would have been shared: {winners}."),
)
"""Each for a single winner, and for several."""

NUMBERED = N_("{what}, number {numbers}")

SEVERAL = 3
"""Of more parts of one field some are told, or only the field: nobody wants to hear of every card."""


class Alike(NamedTuple):
    """What the changes have in common that are told in one sentence."""

    player: str
    flag: str
    """The key of the field, if it is a flag."""
    by: int
    winners: tuple[str, ...]


class Texts:
    """Says in one language what decided a game."""

    def __init__(self, say: Language, game: Game, named: Callable[[Sequence[str]], list[str]]) -> None:
        """`named` gives the names of those who win as they stand in a sentence."""
        self._say = say
        self._named = named
        self._categories = game.part("scoring.texts").CATEGORIES
        self._fields: dict[str, Field] = {field.key: field for field in form_of(game).tally.fields}

    def short(self, decided: Decided) -> str:
        """How close it was, and what should be counted again."""
        # Something is always said; where all have won there is no margin.
        says_again = decided.tried or decided.margin is None
        sentences = [self._margin(decided.margin), self._again(decided.changes) if says_again else ""]
        return " ".join([text for text in sentences if text])

    def lines(self, decided: Decided) -> list[str]:
        """Sentences: what the changes would lead to, those of a player together, and who had won without a category."""
        alike: dict[Alike, list[Change]] = {}
        for change in decided.changes:
            flag = change.field if isinstance(self._fields[change.field], Flag) else ""
            alike.setdefault(Alike(change.player, flag, change.by, change.winners), []).append(change)
        changes = [self._flag(of) if of.flag else self._amounts(of, each) for of, each in alike.items()]
        return [*changes, *[self._without(each) for each in decided.without]]

    def _margin(self, margin: int | None) -> str:
        if margin is None:
            return ""
        if not margin:
            return self._say.gettext("On points it was a tie.")
        return self._say.ngettext(*MARGIN, margin, points=margin)

    def _again(self, changes: Sequence[Change]) -> str:
        if not changes:
            return self._say.gettext("No slip of up to {most} in a single number changes who has won.", most=MOST)
        own = [change for change in changes if not self._shared(change)]
        amounts = [
            f"{name} – {', '.join(self._labels([change for change in own if change.player == name], folded=True))}"
            for name in dict.fromkeys([change.player for change in own])
        ]
        table = dict.fromkeys([self._question(change.field) for change in changes if self._shared(change)])
        return self._say.gettext("Count again: {amounts}", amounts=self._say.series([*amounts, *table]))

    def _shared(self, change: Change) -> bool:
        """Whether the whole table is asked for it."""
        field = self._fields[change.field]
        return isinstance(field, Flag) and bool(field.whose)

    def _question(self, key: str) -> str:
        field = self._fields[key]
        return self._say.gettext(field.whose if isinstance(field, Flag) and field.whose else field.question)

    def _labels(self, changes: Sequence[Change], *, folded: bool = False) -> list[str]:
        """What the amounts are called, each once. Of many parts of a field the first ones; folded only the field."""
        parts: dict[str, dict[str, None]] = {}
        for change in changes:
            parts.setdefault(change.field, {})[change.part] = None
        labels = []
        for key, own in parts.items():
            if isinstance(self._fields[key], Kinds) and all([part.isdecimal() for part in own]):
                # A list of kinds that nobody has named.
                labels.append(self._say.gettext(NUMBERED, what=self._question(key), numbers="/".join(own)))
            elif len(own) <= SEVERAL:
                labels += [self._label(key, part) for part in own]
            elif folded:
                labels.append(self._question(key))
            else:
                labels += [*[self._label(key, part) for part in list(own)[:SEVERAL]], "…"]
        return labels

    def _label(self, key: str, part: str) -> str:
        say, field = self._say, self._fields[key]
        if not part:
            return self._question(key)
        if field.kind == "cards":
            label = field.spoken([part], say)
        else:
            label = next((each.label for each in field.parts(say) if each.key == part), "")
        # A kind without a label is called as the table has called it.
        return label[:1].upper() + label[1:] or part

    def _amounts(self, of: Alike, changes: Sequence[Change]) -> str:
        *first, last = self._labels(changes)
        amounts = ", ".join([*first, last])
        if first and last != "…":
            amounts = self._say.gettext("{items} or {last}", items=", ".join(first), last=last)
        text = MORE if of.by > 0 else LESS
        return self._sentence(text, of.winners, name=of.player, amounts=amounts, count=abs(of.by))

    def _flag(self, of: Alike) -> str:
        say, field = self._say, self._fields[of.flag]
        if isinstance(field, Flag) and field.whose:
            question, answer = self._question(of.flag), of.player if of.by > 0 else say.gettext("nobody")
        else:
            question, answer = f"{of.player} – {self._question(of.flag)}", field.spoken(of.by > 0, say)
        return self._sentence(FLAG, of.winners, question=question, answer=answer)

    def _without(self, each: Without) -> str:
        if each.category == KEY:
            return self._sentence(WITHOUT_ADJUST, each.winners)
        return self._sentence(WITHOUT, each.winners, category=self._say.gettext(self._categories[each.category]))

    def _sentence(self, texts: tuple[str, str], winners: Sequence[str], **values: object) -> str:
        one, several = texts
        winners = self._named(winners)
        if len(winners) == 1:
            return self._say.gettext(one, winner=winners[0], **values)
        return self._say.gettext(several, winners=self._say.join(winners), **values)
