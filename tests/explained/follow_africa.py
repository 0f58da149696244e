"""Plays Africa again, by the rules alone: every move of a record, with a board or without."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.explained.follow import Happening, Move, Named, Names, Phrase

GOODS = {
    "nl": {"statue": "beeldje", "drum": "trommel", "shirt": "hemd", "kettle": "ketel"},
    "de": {"statue": "Statue", "drum": "Trommel", "shirt": "Hemd", "kettle": "Pott"},
    "fr": {"statue": "statue", "drum": "tambour", "shirt": "chemise", "kettle": "marmite"},
    "fi": {"statue": "patsas", "drum": "rumpu", "shirt": "paita", "kettle": "pata"},
}
ANIMALS = {
    "nl": {"elephant": "olifant", "lion": "leeuw", "zebra": "zebra"},
    "de": {"elephant": "Elefant", "lion": "Löwe", "zebra": "Zebra"},
    "fr": {"elephant": "éléphant", "lion": "lion", "zebra": "zèbre"},
    "fi": {"elephant": "norsu", "lion": "leijona", "zebra": "seepra"},
}
MOST_ALIKE, LAP, MOST_TRACK, BONUS = 5, 50, 99, 3


class Board:
    """A board that people wrote down: what lies on its spaces."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._at = {
            f"{chr(97 + row)}{column // 2 + 1}": (row, column)
            for row, line in enumerate(lines)
            for column, sign in enumerate(line)
            if sign != " "
        }
        self._spaces = {place: name for name, place in self._at.items()}
        self.lies = {name: "" if lines[row][column] == "o" else "hidden" for name, (row, column) in self._at.items()}
        """What lies on a space: nothing, `hidden`, `camp`, `nomad`, `monument`, `gold 2`, `gems 1` or `animal KIND`."""

    def near(self, space: str) -> list[str]:
        """africa.space.adjacent."""
        row, column = self._at[space]
        steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
        return [
            self._spaces[row + down, column + right]
            for down, right in steps
            if (row + down, column + right) in self._spaces
        ]

    def count(self, space: str, what: str) -> int:
        """How many neighbours hold just this."""
        return sum(self.lies[other] == what for other in self.near(space))


class Africa:
    """A game of Africa."""

    ordered = True

    def __init__(self, header: Mapping[str, Any]) -> None:
        self.players: Sequence[str] = header["players"]
        rulings, options = header["rulings"], header["options"]
        two = len(self.players) == 2
        self.plus = rulings.get("africa.nomad.reveal") == "spaces-plus-one"
        self.last = 9 if two and rulings.get("africa.end.two-players", "ninth") == "ninth" else 11
        self.supply = 8 if two else 10
        self.actions = 1 if options.get("simple") else 2
        self.left = self.actions
        self.board = Board(options["board"]) if options.get("board") else None
        self.at: dict[str, str] = {}
        self.track = dict.fromkeys(self.players, 0)
        self.goods = {name: Counter[str]() for name in self.players}
        self.symbols = {name: Counter[str]() for name in self.players}
        self.monuments = 0
        self.bonus = ""
        self.revealed = ""
        """The goods that may be exchanged now."""

    def together(self, _move: Move) -> bool:
        """Each move stands for itself."""
        return False

    def play(self, moves: Sequence[Move]) -> list[Happening]:
        """What happens because of a move."""
        (move,) = moves
        return list(self._play(move["by"], move, move["move"]))

    def _play(self, player: str, move: Move, name: str) -> Iterator[Happening]:
        if name not in {"start", "free"} and move.get("at"):
            self.at[player] = move["at"]
            yield Happening("{player} goes to {space}", player, values={"space": move["at"]})
        before = self.track[player]
        yield from getattr(self, f"_{name}")(player, move)
        if before < LAP <= self.track[player]:
            yield Happening(
                "{player} has gone once around the score track and takes a {fifty} marker",
                player,
                values={"fifty": LAP},
            )
        if before <= MOST_TRACK < self.track[player]:
            yield Happening(
                "{player} has more than {most} points: there is no second marker, so keep counting",
                player,
                values={"most": MOST_TRACK},
            )
        if self.monuments == self.last:
            text = "Monument number {number} is revealed: the game ends at once"
            yield Happening(text, values={"number": self.monuments})

    def _scores(self, text: str, player: str, points: int, **values: object) -> Happening:
        self.track[player] += points
        return Happening(text, player, points, values)

    def _acted(self) -> None:
        self.left = self.left - 1 or self.actions

    def _start(self, player: str, move: Move) -> Iterator[Happening]:
        self.at[player] = move["space"]
        yield Happening("{player} starts on {space}", player, values={"space": move["space"]})

    def _free(self, player: str, move: Move) -> Iterator[Happening]:
        if space := move.get("space"):
            self.at[player] = space
            yield Happening("{player} makes a free move to {space}", player, values={"space": space})
        else:
            yield Happening("{player} makes a free move", player)

    def _skip(self, player: str, _move: Move) -> Iterator[Happening]:
        self._acted()
        yield Happening("{player} skips an action", player)

    def _end(self, player: str, _move: Move) -> Iterator[Happening]:
        nothing = self.left == self.actions
        self.left = self.actions
        yield Happening("{player} does nothing this turn" if nothing else "{player} ends the turn", player)

    def _reveal(self, player: str, move: Move) -> Iterator[Happening]:
        tile = move["tile"]
        if tile != "goods":
            self._acted()
        yield from getattr(self, f"_reveal_{tile}")(player, move)

    def _symbols(self, player: str, move: Move, tile: str) -> Happening:
        if self.board:
            self.board.lies[move["space"]] = f"{tile} {move['symbols']}"
        return self._scores(f"{{player}} reveals {tile}: {{points}} point", player, move["symbols"])

    def _reveal_gold(self, player: str, move: Move) -> Iterator[Happening]:
        yield self._symbols(player, move, "gold")

    def _reveal_gems(self, player: str, move: Move) -> Iterator[Happening]:
        yield self._symbols(player, move, "gems")

    def _reveal_goods(self, player: str, move: Move) -> Iterator[Happening]:
        kind = move["kind"]
        if self.board:
            self.board.lies[move["space"]] = ""
        self.goods[player][kind] += 1
        offers = [
            (other, take, count)
            for other in self.players
            if other != player
            for take, count in self.goods[other].items()
            if 0 < count <= self.goods[player][kind] and take != kind  # africa.exchange.samekind: changes nothing
        ]
        fitting = [offer for offer in offers if self._fits(player, kind, *offer)]
        text = "{player} takes trade goods ({kind}): no points now, "
        text += "but an exchange is possible" if fitting else "and no exchange is possible"
        if offers and not fitting:
            text += ", as somebody would then have more of one kind than has a value"
        self.revealed = kind if fitting else ""
        if not fitting:
            self._acted()
        yield Happening(text, player, values={"kind": Named(kind, GOODS)})

    def _fits(self, player: str, give: str, other: str, take: str, count: int) -> bool:
        """Whether nobody has more than five of a kind after an exchange."""
        return max(self.goods[other][give], self.goods[player][take]) + count <= MOST_ALIKE

    def _exchange(self, player: str, move: Move) -> Iterator[Happening]:
        other, take, give = move["player"], move["take"], self.revealed
        count = self.goods[other].pop(take)
        self.goods[player][take] += count
        self.goods[player][give] -= count
        self.goods[other][give] += count
        self.revealed = ""
        self._acted()
        values = {"count": count, "other": other, "give": Named(give, GOODS), "take": Named(take, GOODS)}
        yield Happening(
            "{player} exchanges {count} tile with {other} (gives: {give}, takes: {take})", player, values=values
        )

    def _keep(self, player: str, _move: Move) -> Iterator[Happening]:
        kind, self.revealed = self.revealed, ""
        self._acted()
        yield Happening("{player} keeps the tile ({kind})", player, values={"kind": Named(kind, GOODS)})

    def _reveal_animal(self, player: str, move: Move) -> Iterator[Happening]:
        kind = move.get("kind", "")
        near, moved = self._placed(move, f"animal {kind}")
        text = "{player} reveals an animal" + (" ({animal})" if kind else "") + (" and moves it" if moved else "")
        yield self._scores(
            text + ": 1 + {near} = {points} point", player, 1 + near, near=near, animal=Named(kind, ANIMALS)
        )

    def _reveal_nomad(self, player: str, move: Move) -> Iterator[Happening]:
        near, moved = self._placed(move, "nomad")
        text = "{player} reveals a nomad" + (" and moves it" if moved else "")
        if self.plus:
            yield self._scores(text + ": 1 + {near} = {points} point", player, 1 + near, near=near)
        else:
            yield self._scores(text + ": {points} point for an empty space next to it", player, near)

    def _placed(self, move: Move, what: str) -> tuple[int, bool]:
        """How many are next to a revealed animal or nomad in the end, and whether it was moved."""
        if not self.board:
            moved = move.get("moved") or 0
            return moved or move.get("near") or 0, bool(moved)
        space, to = move["space"], move.get("to")
        self.board.lies[space] = ""
        self.board.lies[to or space] = what
        return self.board.count(to or space, what if what != "nomad" else ""), bool(to)

    def _reveal_monument(self, player: str, move: Move) -> Iterator[Happening]:
        self.monuments += 1
        if self.board:
            self.board.lies[move["space"]] = "monument"
        if self.monuments == self.last:
            self.bonus = player
            self.track[player] += BONUS
            yield Happening("{player} reveals the last monument and takes the +3 marker: {points} point", player, BONUS)
        elif self.supply:
            self.supply -= 1
            text = "{player} reveals a monument (number {number}) and takes a base camp: no points"
            yield Happening(text, player, values={"number": self.monuments})
        else:
            text = "{player} reveals a monument (number {number}); the supply is empty: no base camp, no points"
            yield Happening(text, player, values={"number": self.monuments})

    def _animal(self, player: str, move: Move) -> Iterator[Happening]:
        kind = self.board.lies[move["space"]].partition(" ")[2] if self.board else move.get("kind", "")
        text = "{player} moves an animal" + (" ({animal})" if kind else "") + ": {moved} − {near} = {points} point"
        yield self._moved(text, player, move, f"animal {kind}", animal=Named(kind, ANIMALS))

    def _nomad(self, player: str, move: Move) -> Iterator[Happening]:
        yield self._moved("{player} moves a nomad: {moved} − {near} = {points} point", player, move, "nomad")

    def _moved(self, text: str, player: str, move: Move, what: str, **values: object) -> Happening:
        self._acted()
        if self.board:
            count = what if what != "nomad" else ""
            near = self.board.count(move["space"], count)
            self.board.lies[move["space"]] = ""
            moved = self.board.count(move["to"], count)
            self.board.lies[move["to"]] = what
        else:
            near, moved = move.get("near") or 0, move.get("moved") or 0
        return self._scores(text, player, moved - near, moved=moved, near=near, **values)

    def _research(self, player: str, move: Move) -> Iterator[Happening]:
        self._acted()
        near = move.get("near") or 0
        if self.board:
            lying = [self.board.lies[space] for space in self.board.near(self.at[player])]
            near = sum(what in {"nomad", "monument"} or what.startswith("animal ") for what in lying)
            self.board.lies[self.at[player]] = "camp"
        yield self._scores("{player} places a research camp: {points} point for what is next to it", player, near)

    def _resources(self, player: str, move: Move) -> Iterator[Happening]:
        self._acted()
        found = {kind: list(move.get(kind) or []) for kind in ("gold", "gems")}
        if self.board:
            for space in self.board.near(self.at[player]):
                kind, _, number = self.board.lies[space].partition(" ")
                if kind in found:
                    found[kind].append(int(number))
                    self.board.lies[space] = ""
            self.board.lies[self.at[player]] = "camp"
        texts = {"gold": "{count} nugget", "gems": "{count} gem"}
        sums = {kind: sum(numbers) for kind, numbers in found.items() if sum(numbers)}
        self.symbols[player].update(sums)
        parts = [Phrase(texts[kind], number) for kind, number in sums.items()]
        values = {"found": Names(parts) if parts else Phrase("nothing")}
        yield Happening("{player} places a resource camp and collects {found}: no points now", player, values=values)

    @property
    def over(self) -> bool:
        """Whether the last monument is revealed."""
        return self.monuments >= self.last

    def tally(self) -> list[dict[str, Any]]:
        """What lies in front of each player now."""
        return [
            {
                "name": name,
                "track": self.track[name] - (BONUS if name == self.bonus else 0),
                "bonus": name == self.bonus,
                "goods": dict(+self.goods[name]),
                "gold": self.symbols[name]["gold"],
                "gems": self.symbols[name]["gems"],
            }
            for name in self.players
        ]
