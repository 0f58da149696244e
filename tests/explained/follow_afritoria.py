"""Plays Afritoria again, by the rules alone: round after round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.explained.claims_afritoria import in_words
from tests.explained.follow import Happening, Move
from tests.explained.rules_afritoria import ANIMALS, COLOURS, worth

SPECIALS = {
    "nl": {"ranger": "jachtopziener", "poacher": "stroper"},
    "de": {"ranger": "Wildhüter", "poacher": "Wilderer"},
    "fr": {"ranger": "garde-chasse", "poacher": "braconnier"},
    "fi": {"ranger": "puistonvartija", "poacher": "salametsästäjä"},
}
HAND, COPIES, OF_A_SPECIAL = 6, 2, 4


@dataclass(frozen=True)
class Card:
    """A card, by its name in the JSON: `green lion`, `ranger`."""

    name: str

    def said(self, lang: str) -> str:
        """As the language of the rules calls it."""
        if self.special:
            return SPECIALS.get(lang, {}).get(self.name, self.name)
        return f"{in_words(lang, self.animal)} ({in_words(lang, self.colour)})"

    @property
    def special(self) -> bool:
        """Whether it is a ranger or a poacher."""
        return self.name in {"ranger", "poacher"}

    @property
    def colour(self) -> str:
        """Of an animal."""
        return self.name.partition(" ")[0]

    @property
    def animal(self) -> str:
        """Without its colour."""
        return self.name.partition(" ")[2]

    @property
    def strength(self) -> int:
        """From 1 to 11."""
        return ANIMALS.index(self.animal) + 1

    @property
    def points(self) -> int:
        """What it is worth."""
        return worth(self.animal)


@dataclass(frozen=True)
class Colour:
    """A colour in a sentence."""

    name: str

    def said(self, lang: str) -> str:
        """As the language of the rules calls it."""
        return in_words(lang, self.name)


class Afritoria:
    """A game of Afritoria."""

    ordered = False

    def __init__(self, header: Mapping[str, Any]) -> None:
        self.players: Sequence[str] = header["players"]
        rulings, size = header["rulings"], len(self.players)
        self.next = rulings.get("afritoria.market.tie", "next") == "next"
        self.works = rulings.get("afritoria.ranger.beside-poachers", "void") == "works"
        self.hands = bool(header["options"].get("hands"))
        self.pile = size * len(ANIMALS) * COPIES + 2 * OF_A_SPECIAL - size * HAND
        """How many cards are left to draw."""
        self.dealt = 0
        self.to_draw: list[str] = []
        self.market: list[Card] = []
        self.cards = 0
        """How many cards have been told that were played."""
        self.unsaid = False
        """Whether the round waits for what somebody does."""
        self.points: dict[str, list[Card]] = {name: [] for name in self.players}

    def together(self, move: Move) -> bool:
        """A round is played as a whole: in which order the colours are contested makes no difference."""
        if move["move"] != "play":
            return move["move"] in {"pick", "steal", "take"}
        self.cards += 1
        return self.cards % len(self.players) != 1

    def play(self, moves: Sequence[Move]) -> list[Happening]:
        """What happens because of a round, or of a card that is shown."""
        return list(getattr(self, f"_{moves[0]['move']}")(moves))

    def _deal(self, _moves: Sequence[Move]) -> Iterator[Happening]:
        player = self.players[self.dealt // HAND]
        self.dealt += 1
        yield Happening("{player} gets this card", player)

    def _draw(self, _moves: Sequence[Move]) -> Iterator[Happening]:
        self.pile -= 1
        yield Happening("{player} draws this card", self.to_draw.pop(0))
        yield from self._over()

    def _over(self) -> Iterator[Happening]:
        if not self.pile and not self.to_draw:
            yield Happening("The draw pile is empty: the game is over")

    def _market(self, moves: Sequence[Move]) -> Iterator[Happening]:
        self.market.append(Card(moves[0]["card"]))
        self.pile -= 1
        if not self.pile:
            yield Happening("The draw pile is empty: this is the last round")

    def _exchange(self, moves: Sequence[Move]) -> Iterator[Happening]:
        player = moves[0]["player"]
        if self.hands:
            self.pile += 3
            self.to_draw += [player] * 3
        text = "{player} shows their hand ({colour}) and exchanges three cards"
        yield Happening(text, player, values={"colour": Colour(moves[0]["colour"])})

    def _play(self, moves: Sequence[Move]) -> Iterator[Happening]:
        played = self._played(moves)
        taken: set[str] = set()
        self.unsaid = len(played) < len(self.players)
        if self.unsaid:
            return
        yield from self._specials(played, {move["move"]: move for move in moves if move["move"] in {"pick", "steal"}})
        if self.unsaid:
            return
        left = {player: card for player, card in played.items() if not card.special}
        for kind, weakest in (("ranger", True), ("poacher", False)):
            for special in [card for card in self.market if card.name == kind]:
                yield from self._forced(special, left, taken, weakest=weakest)
        choices = {move["by"]: Card(move["card"]) for move in moves if move["move"] == "take"}
        for colour in COLOURS:
            yield from self._contest(colour, left, taken, choices)
        for player, card in left.items():
            yield Happening("{player} gets nothing for {card}: 0 points", player, values={"card": card})
        self.market = []
        drawing = [player for player in self.players if player not in taken][: self.pile]
        if self.hands:
            self.to_draw = drawing
        else:
            self.pile -= len(drawing)
        yield from self._over()

    def _played(self, moves: Sequence[Move]) -> dict[str, Card]:
        """The cards of a round in the order of the seats, in whatever order they were told."""
        told = {move.get("player") or move["by"]: Card(move["card"]) for move in moves if move["move"] == "play"}
        return {player: told[player] for player in self.players if player in told}

    def _specials(self, played: Mapping[str, Card], moves: Mapping[str, Move]) -> Iterator[Happening]:
        """afritoria.special.cancel, ranger.pick and poacher.steal: what the played specials do."""
        rangers = [player for player, card in played.items() if card.name == "ranger"]
        poachers = [player for player, card in played.items() if card.name == "poacher"]
        numbers = len(rangers), len(poachers)
        works = numbers == (1, 2) and self.works
        if works:
            yield Happening("The two poachers cancel each other; the ranger works")
        elif sum(numbers) > 2:
            yield Happening("Three or more rangers and poachers: none of them has an effect")
        elif numbers == (2, 0):
            yield Happening("Two rangers: neither has an effect")
        elif numbers == (0, 2):
            yield Happening("Two poachers: neither has an effect")
        elif numbers == (1, 1):
            yield Happening("The ranger stops {player}’s poacher", poachers[0])
        if works or numbers in {(1, 0), (1, 1)}:
            yield from self._ranger(rangers[0], moves)
        if numbers == (0, 1):
            yield from self._poacher(poachers[0], moves)

    def _ranger(self, player: str, moves: Mapping[str, Move]) -> Iterator[Happening]:
        if all(card.special for card in self.market):
            yield Happening("There is no wildlife card in the market for {player}’s ranger", player)
        elif "pick" not in moves:
            self.unsaid = True
        elif name := moves["pick"].get("card"):
            card = Card(name)
            self.market.remove(card)
            self.points[player].append(card)
            text = "{player} picks {card} with the ranger: {points} point"
            yield Happening(text, player, card.points, {"card": card})
        else:
            yield Happening("{player} leaves the ranger unused", player)

    def _poacher(self, player: str, moves: Mapping[str, Move]) -> Iterator[Happening]:
        if not any(cards for other, cards in self.points.items() if other != player):
            yield Happening("Nobody else has a card that {player} could steal with the poacher", player)
        elif "steal" not in moves:
            self.unsaid = True
        elif victim := moves["steal"].get("player"):
            card = self.points[victim].pop()
            self.points[player].append(card)
            text = "{player} steals {card} from {victim}: {points} point"
            yield Happening(text, player, card.points, {"card": card, "victim": victim})
            yield Happening("{player} loses {card}: {points} point", victim, -card.points, {"card": card})
        else:
            yield Happening("{player} leaves the poacher unused", player)

    def _forced(self, special: Card, left: dict[str, Card], taken: set[str], *, weakest: bool) -> Iterator[Happening]:
        """A ranger or poacher in the market has to be taken."""
        while left:
            wanted = (min if weakest else max)(card.strength for card in left.values())
            equal = [player for player, card in left.items() if card.strength == wanted]
            if len(equal) == 1:
                (player,) = equal
                card = left.pop(player)
                text = "weakest card still in, must take the ranger" if weakest else ""
                text = text or "strongest card still in, must take the poacher"
                yield self._scored(
                    f"{{player}} has the {text} and scores {{card}}: {{points}} point", player, card, taken
                )
                self.market.remove(special)
                return
            for player in equal:
                yield self._knocked_out(player, left.pop(player))
            if not self.next:
                text = "Equal cards are knocked out, so nobody takes this card, and it is discarded: {card}"
                yield Happening(text, values={"card": special})
                return

    def _contest(
        self, colour: str, left: dict[str, Card], taken: set[str], choices: Mapping[str, Card]
    ) -> Iterator[Happening]:
        """The strongest of a colour take the cards of that colour."""
        own = {player: card for player, card in left.items() if card.colour == colour}
        for player, card in own.items():
            if list(own.values()).count(card) > 1:
                yield self._knocked_out(player, left.pop(player))
        for player, card in sorted(own.items(), key=lambda one: -one[1].strength):
            offered = [other for other in self.market if not other.special and other.colour == colour]
            if player in left and offered:
                choice = choices.get(player, offered[0])
                assert player in choices or len(set(offered)) == 1
                self.market.remove(choice)
                del left[player]
                text = "{player} takes {taken} and scores {card}: {points} point"
                yield self._scored(text, player, card, taken, taken=choice)

    def _scored(self, text: str, player: str, card: Card, taking: set[str], **values: object) -> Happening:
        self.points[player].append(card)
        taking.add(player)
        return Happening(text, player, card.points, {"card": card, **values})

    def _knocked_out(self, player: str, card: Card) -> Happening:
        text = "{player}’s card is knocked out by an equal one ({card}): 0 points"
        return Happening(text, player, values={"card": card})

    @property
    def over(self) -> bool:
        """Whether nothing is left to draw."""
        return not self.pile and not self.market and not self.to_draw

    def tally(self) -> list[dict[str, Any]]:
        """What lies in front of each player now."""
        return [{"name": name, "pile": [card.name for card in cards]} for name, cards in self.points.items()]
