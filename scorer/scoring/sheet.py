"""The sheet that scoring returns: items add up to lines, lines to totals. The explanation is the computation."""

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
from .ranking import Decision, Lookups, PlayerSheet
from .tally import Tally

if TYPE_CHECKING:
    from datetime import datetime

    from .. import shapes
    from .decided.decided import Decided
    from .disputes import Disputed, Disputes
    from .explain import Explainer, Remark


@dataclass(frozen=True)
class Sheet:
    """A scored game, as `score` returns it. `sheet["Anna"]` is the result of one player."""

    tally: Tally[Any]
    """The tally that was scored, so that it can be scored again."""
    readings: tuple[tuple[str, str], ...]
    """(ruling, reading in force) for every ruling of the game, in its order."""
    players: tuple[PlayerSheet, ...]
    """The result of each player, in the order of the tally."""
    decision: Decision
    """Why the winners have won."""
    lookups: Mapping[str, Lookups] = field(compare=False, repr=False)
    """For each category that has rulings, by its id, the readings that it has looked up."""
    played: tuple[Remark, ...] | None = field(default=None, compare=False)
    """In a game that was followed, the rulings of play under whose other readings the same moves bring about something
    else; None if it was not followed."""

    def __getitem__(self, name: str) -> PlayerSheet:
        """Returns the result of a player, by name. Raises `UnknownName` if no player has exactly this name."""
        for player in self.players:
            if player.name == name:
                return player
        names = [player.name for player in self.players]
        raise UnknownName(N_("Nobody here is called “{name}”."), name=name, known=names, code="unknown-player")

    @property
    def asked(self) -> Mapping[str, Lookups]:
        """For each category that has rulings, by its id, the readings that it has looked up, by the ids of the rulings.

        It is the same mapping as `lookups`, of which it is the older name; empty if no category has rulings.
        """
        return self.lookups

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.tally.game

    @property
    def edition(self) -> str | None:
        """The edition (`nl`) whose readings were chosen; None if none was."""
        return self.tally.edition

    @property
    def rulings(self) -> dict[str, str]:
        """The reading in force of every ruling of the game, by the id of the ruling, as a new dictionary."""
        return dict(self.readings)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the players who win, in the order of the tally: at least one.

        There are several if they share the victory or are partners.
        """
        return tuple([player.name for player in self.players if player.winner])

    @property
    def tie_break(self) -> str | None:
        """The id of the rule that decided a tie: that of a tie-break, or that of a shared victory.

        None if only one player, or one team, had the most points.
        """
        return self.decision.rule if self.decision.tied else None

    @cached_property
    def disputes(self) -> Disputes:
        """All that other readings change: `entries` is `disputed`, `points` says whether any total changes at all.

        It is always there, with empty `entries` if nothing changes. Computed at first use.
        """
        from .disputes import disputes

        return disputes(game_of(self.game), self.tally.players, self.rulings, self.players, self.lookups)

    @property
    def disputed(self) -> tuple[Disputed, ...]:
        """The other readings that change a total or the winners; empty if none does.

        There is one for each other reading of each ruling of scoring that changes a total or the winners, in the order
        of the rulings. A combination of readings is there if it changes the winners although no part of it does; these
        come last. All readings are computed, none is estimated.
        """
        return self.disputes.entries

    def _other_winners(self) -> tuple[Disputed, ...]:
        """Returns the combinations of readings under which yet others win than under any in `disputed`."""
        from .disputes import other_winners

        listed = [entry for entry in self.disputed if entry.changes_winner]
        its_game, players = game_of(self.game), self.tally.players
        return other_winners(its_game, players, self.rulings, self.players, self.lookups, listed=listed)

    @cached_property
    def decided(self) -> Decided:
        """How close the result is: the margin, and the smallest changes and the readings under which others would win.

        Computed at first use, by scoring many tables; this can take a second.
        """
        from .decided.decided import decided

        return decided(game_of(self.game), self.tally, self.rulings, self.players, self.disputed)

    def explain(self, lang: str = "en") -> Explainer:
        """Returns a new object that makes sentences of the sheet in the language `lang`.

        Raises `UnknownName` if there is no language `lang`.
        """
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
        """Returns one sentence with the names of kinds in the tally that the game does not list.

        A mistyped kind is one. It is empty if there are none, and always for a game that was followed, as the players
        have confirmed each name.

        Raises `UnknownName` if there is no language `lang`.
        """
        from .explain import say_unlisted

        return say_unlisted(() if self.played is not None else self.tally.unlisted(), language(lang))

    def text(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """Returns the sheet as plain text of several lines, the best player first.

        It ends with a line feed, and is what `scorer score --format text` writes. `explain` adds reason and rule to the
        lines of each player, `compare` what each other reading changes.

        Raises `UnknownName` if there is no language `lang`.
        """
        return _writer("text", "Text")(explain, compare, lang)(self)

    def markdown(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """Returns the sheet as Markdown: the name of the game, a table, the winner, and whether rulings change points.

        The table has a row for each category, the total and the rank, and a column for each player, or for each team,
        in the order of the tally. `explain` adds the reason and the rule of every point, `compare` what each other
        reading changes, which is nothing if none does. It ends with a line feed, and is what `scorer score --format
        markdown` writes.

        Raises `UnknownName` if there is no language `lang`.
        """
        return _writer("sheets", "Markdown")(explain, compare, lang)(self)

    def csv(self, lang: str = "en", *, explain: bool = False, compare: bool = False) -> str:
        """Returns the sheet as comma-separated values, as `scorer score --format csv` writes it.

        The first row has the headings. There is a row for each player, with `explain` one for each line of each player.
        With `compare` the same rows follow once more for each entry of `disputed`, which the column `reading` names. So
        that no spreadsheet takes a text for a formula or a separator, some begin with an apostrophe, and semicolons are
        commas.

        Raises `UnknownName` if there is no language `lang`.
        """
        return _writer("csv", "Rows")(explain, compare, lang)(self)

    def bgstats(self, played: datetime) -> str:
        """Returns the link, an `https` address, that opens the play in the app BG Stats.

        It is what `scorer export bgstats` writes. `played` is when the game ended; without a time zone it is local
        time. The start player is `tally.began`; if that is None nobody is. The id of the play is `tally.id`; without
        one, it is made of the game, the day (in UTC) and the players' names.

        Raises `InvalidValue` if `played` is not in the years 2 to 9998.
        """
        address: str = import_module("scorer.export.bgstats").link(self, played)
        return address

    def to_dict(self, lang: str = "en", *, decided: bool = False) -> shapes.SheetDict:
        """Returns the sheet as a new dictionary (JSON), its texts in the language `lang`.

        `decided` adds the key `decided` with what `Sheet.decided` holds, which takes longer. A sheet of a game that was
        followed has the key `disputed_in_play` besides.

        Raises `UnknownName` if there is no language `lang`.
        """
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
    writer: Callable[[bool, bool, str], Callable[[Sheet], str]]
    writer = getattr(import_module(f"scorer.export.{module}"), name)
    return writer


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
