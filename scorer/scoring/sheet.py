"""What scoring returns: items add up to lines, lines to totals, totals to ranks. The explanation is the computation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..model import Item
from ..registry import game as game_of
from ..text.errors import UnknownName, language
from ..text.i18n import N_
from .ranking import Asked, Decision, PlayerSheet
from .tally import Tally

if TYPE_CHECKING:
    from datetime import datetime

    from .. import shapes
    from .decided.decided import Decided
    from .disputes import Disputed, Disputes
    from .explain import Explainer, Remark


@dataclass(frozen=True)
class Sheet:
    """A scored game. `sheet["Anna"]` is one player's result; the players stay in the order of the tally.

    `sheet[name]` raises `UnknownName` for a name that nobody has.
    """

    tally: Tally[Any]
    readings: tuple[tuple[str, str], ...]
    """(ruling, reading) for every ruling of the game, in its order."""
    players: tuple[PlayerSheet, ...]
    decision: Decision
    asked: Mapping[str, Asked] = field(compare=False, repr=False)
    """By the id of each category that has rulings, the readings that it asked for."""
    played: tuple[Remark, ...] | None = field(default=None, compare=False)
    """What rulings of play did in the game that led here; None where it was not followed."""

    def __getitem__(self, name: str) -> PlayerSheet:
        for player in self.players:
            if player.name == name:
                return player
        names = [player.name for player in self.players]
        raise UnknownName(N_("Nobody here is called “{name}”."), name=name, known=names, code="unknown-player")

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.tally.game

    @property
    def edition(self) -> str | None:
        """The edition whose readings were asked for, if any."""
        return self.tally.edition

    @property
    def rulings(self) -> dict[str, str]:
        """The reading in force of each ruling."""
        return dict(self.readings)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all who won."""
        return tuple([player.name for player in self.players if player.winner])

    @property
    def tie_break(self) -> str | None:
        """The id of the rule that decides between equal totals, or shares the victory; None if nobody was tied."""
        return self.decision.rule if self.decision.tied else None

    @cached_property
    def disputes(self) -> Disputes:
        """All that other readings and their combinations change; exact."""
        from .disputes import disputes

        return disputes(game_of(self.game), self.tally.players, self.rulings, self.players, self.asked)

    @property
    def disputed(self) -> tuple[Disputed, ...]:
        """The other readings that change a total or the winners; exact."""
        return self.disputes.entries

    def _other_winners(self) -> tuple[Disputed, ...]:
        """The combinations of readings under which yet others win than under any that is listed."""
        from .disputes import other_winners

        found, told = game_of(self.game), [entry for entry in self.disputed if entry.changes_winner]
        return other_winners(found, self.tally.players, self.rulings, self.players, self.asked, told=told)

    @cached_property
    def decided(self) -> Decided:
        """What decided: the margin, the smallest changes with which others would win, the categories without which."""
        from .decided.decided import decided

        return decided(game_of(self.game), self.tally, self.rulings, self.players, self.disputed)

    def explain(self, lang: str = "en") -> Explainer:
        """What can be said of it in a language."""
        from .explain import Explainer

        return Explainer(
            self.readings,
            self.players,
            self.decision,
            lambda: self.disputes,
            self.played,
            others=self._other_winners,
            game=game_of(self.game),
            lang=lang,
        )

    def note(self, lang: str = "en") -> str:
        """What a person should know beside it: names of kinds that are listed nowhere. Empty if there is nothing.

        In a game that was followed, who plays has said that they are new.
        """
        from .explain import say_unlisted

        return say_unlisted(() if self.played is not None else self.tally.unlisted(), language(lang))

    def text(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """The sheet as plain text in a language, best player first, as `scorer score --format text` writes it.

        `explain` gives the reason and the rule of every point, `compare` what each other reading changes.
        """
        return _writer("text", "Text")(explain, compare, lang)(self)

    def markdown(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """The same as Markdown, with a table: for a forum or a chat."""
        return _writer("sheets", "Markdown")(explain, compare, lang)(self)

    def csv(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """The same as comma-separated values, the headings first: a row a player; with `explain` a row a line."""
        return _writer("csv", "Rows")(explain, compare, lang)(self)

    def bgstats(self, played: datetime) -> str:
        """The address that opens the play in BG Stats, as `scorer export bgstats` writes it.

        `played` is when the game ended, in local time if it names no zone. Who began and by what id the play is known
        is told by the tally; without an id the same players of the same game on the same day (in UTC) are one play.
        """
        address: str = import_module("scorer.export.bgstats").link(self, played)
        return address

    def to_dict(self, lang: str = "en", *, decided: bool = False) -> shapes.SheetDict:
        """The sheet as JSON holds it, its texts in a language; on wish with what decided, which takes longer."""
        explain = self.explain(lang)
        keys = {category.id: category.items for category in explain.game.categories}
        data: shapes.SheetDict = {
            "game": self.game,
            "edition": self.edition,
            "rulings": self.rulings,
            "players": [
                {
                    "name": player.name,
                    "total": player.total,
                    "rank": player.rank,
                    "winner": player.winner,
                    "lines": [
                        {
                            "category": line.category,
                            "points": line.points,
                            "rule": line.rule,
                            "text": explain.line(line),
                            "items": _items(line.items, keys.get(line.category, ())),
                        }
                        for line in player.lines
                    ],
                }
                for player in self.players
            ],
            "winners": list(self.winners),
            "tie_break": self.tie_break,
            "decision": {
                "rule": self.decision.rule,
                "text": explain.decision(),
                "items": _items(self.decision.items),
            },
            "disputed": [entry.to_dict() for entry in self.disputed],
            "tally": self.tally.to_dict(),
        }
        for player, written in zip(self.players, data["players"], strict=True):
            if player.team:
                written["team"] = player.team
        if self.played is not None:
            data["disputed_in_play"] = [remark.to_dict(lang) for remark in self.played]
        if decided:
            data["decided"] = self.decided.to_dict(explain.decided(self.decided))
        return data


def _writer(module: str, name: str) -> Callable[[bool, bool, str], Callable[[Sheet], str]]:
    """A writer of the room `export`: it is named, not imported, as it knows sheets and not the other way round."""
    found: Callable[[bool, bool, str], Callable[[Sheet], str]]
    found = getattr(import_module(f"scorer.export.{module}"), name)
    return found


def _items(items: tuple[Item, ...], keys: Sequence[str] = ()) -> list[shapes.ItemDict]:
    written: list[shapes.ItemDict] = []
    for what, count, points, of, label in items:
        item: shapes.ItemDict = {"what": what, "count": count, "points": points}
        if of:
            item["of"] = list(of)
        if label and what in keys:
            # A name that people gave could be taken for a key of ours.
            item["label"] = True
        written.append(item)
    return written
