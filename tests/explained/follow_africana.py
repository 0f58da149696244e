"""Plays Africana again, by the rules alone: with the map and the decks, or with what people say of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.explained.claims_africana import KNOWN
from tests.explained.follow import Happening, Move, Named

COLOURS = ("magenta", "turquoise", "grey", "orange", "violet")
_WORDS = {
    "nl": ("magenta turkoois antraciet oranje violet", "helper {}"),
    "de": ("magenta türkis anthrazit orange violett", "{}-Helfer"),
    "fr": ("magenta turquoise anthracite orange violet", "carte Assistant {}"),
    "fi": ("magenta turkoosi antrasiitti oranssi violetti", "{}apuri"),
}
_JOKERS = {"nl": "joker", "de": "Joker", "fr": "joker", "fi": "jokeri"}
_INFLECTED = {"magenta-Helfer": "Magenta-Helfer", "magentaapuri": "magenta-apuri"}


def _cards(lang: str) -> dict[str, str]:
    """What a language calls the cards that one may hold."""
    names, helper = _WORDS[lang]
    words = dict(zip(COLOURS, names.split(), strict=True))
    for colour, name in tuple(words.items()):
        inflected = {"de": name.capitalize(), "fr": name.replace("violet", "violette")}.get(lang, name)
        called = helper.format(inflected)
        words[f"{colour} helper"] = _INFLECTED.get(called, called)
    return words | {"joker": _JOKERS[lang]}


CARDS = {lang: _cards(lang) for lang in _WORDS}
STARTS = (("Napoli", 2), ("Cape Town", 2), ("Lagos", 3), ("Jidda", 4))
"""Where the companies start, and with how much silver."""
TRAVEL_CARDS, HAND, OPEN, SPACES, PRICE, RECOLOUR = 60, 5, 3, 5, 5, 5
EXPEDITIONS = {2: 24, 3: 27, 4: 30}
A_BOOK = 15
OTHER_HALF = {"north": "south", "south": "north"}
COUNTED = ("expeditions", "artifact_points", "open_artifacts")


def _kind(name: str) -> str:
    """What a tally calls a kind of artifact: a name that is known is the same in capitals."""
    return next((known for known in KNOWN["nl"] if known == name.casefold()), name)


def _on_the_card(points: int | None) -> str:
    """How the text goes on that tells the points of a card."""
    return "; its points are not told yet" if points is None else ", {points} point on the card"


@dataclass
class Company:
    """What one player has."""

    at: str
    silver: int
    travel: int = 1
    others: list[str] = field(default_factory=lambda: ["joker"])
    """The joker and the helper cards in the hand."""
    open: list[dict[str, Any]] = field(default_factory=list)
    done: list[dict[str, Any]] = field(default_factory=list)
    expeditions: list[int | None] = field(default_factory=list)
    """Their points; None as long as nobody has told them."""
    counted: dict[str, int] | None = None
    """What was counted in the end because nobody had told it."""

    @property
    def untold(self) -> bool:
        """Whether something is left to be counted."""
        points = [*self.expeditions, *[card["points"] for card in self.done if "kind" in card]]
        return self.counted is None and (None in points or any("goal" not in card for card in self.open))

    def points(self, key: str, told: Sequence[int | None]) -> object:
        """The points of each card; their sum where some had to be counted, or are not told yet."""
        if key in (self.counted or {}):
            return (self.counted or {})[key]
        known = [points for points in told if points is not None]
        return known if len(known) == len(told) else sum(known)

    @property
    def helpers(self) -> int:
        """How many helper adventures are completed."""
        return sum("helper" in card for card in self.done)


@dataclass
class Turn:
    """What has been done in a turn."""

    done: bool = False
    turned: int = 0
    bought: int = 0
    back: list[str] = field(default_factory=list)
    """Played cards that return to the hand."""
    discarded: int = 0
    """Played cards that do not."""


class Africana:
    """A game of Africana."""

    ordered = False

    def __init__(self, header: Mapping[str, Any]) -> None:
        self.players: Sequence[str] = header["players"]
        options = header["options"]
        self.hands = bool(options.get("hands"))
        self.bonuses: dict[int, str] = {}
        self.halves: dict[str, str] = {}
        """Of the places of which it was said, or can be told."""
        if known := options.get("map"):
            self.halves |= {name: place["half"] for name, place in known["places"].items()}
            self.bonuses = dict(enumerate(known["bonuses"], 1))
        decks = options.get("decks") or {}
        self.expeditions = {card["card"]: card for card in decks.get("expeditions", ())}
        self.adventures = {card["card"]: card for card in decks.get("adventures", ())}
        self.books: dict[str, dict[str, list[dict[str, Any]]]] = {
            half: {"left": [], "right": [{} for _ in range(A_BOOK)]} for half in ("north", "south")
        }
        self.own = {name: Company(*STARTS[n]) for n, name in enumerate(self.players)}
        self.display: dict[int, dict[str, Any]] = {}
        self.pile = EXPEDITIONS[len(self.players)]
        self.last_round = False
        self.ended = False
        self.filling = SPACES
        """How many expeditions are still to be revealed."""
        self.used_up = False
        self.draw_pile = TRAVEL_CARDS - (0 if self.hands else len(self.players))
        self.discards = 0
        self.waiting: list[str] = list(self.players) if self.hands else []
        """Who is to be told a travel card."""
        self.turn = Turn()
        self.counting = False
        """Whether what nobody has told is counted now."""
        self.ending = ""
        """Whose turn ends, as soon as nothing is left to do."""

    def together(self, _move: Move) -> bool:
        """Each move stands for itself."""
        return False

    def play(self, moves: Sequence[Move]) -> list[Happening]:
        """What happens because of a move."""
        (move,) = moves
        return [*getattr(self, f"_{move['move']}")(move.get("by", ""), move), *self._end_of_turn()]

    def _expedition(self, _player: str, move: Move) -> Iterator[Happening]:
        space = next(space for space in range(1, SPACES + 1) if space not in self.display)
        shown = self.expeditions.get(move.get("card", ""), move)
        card = {key: shown.get(key) or 0 for key in ("start", "goal", "silver", "points")} if "start" in shown else {}
        self.display[space] = {**card, "markers": []}
        self.pile -= 1
        self.filling -= 1
        if card:
            text = "Expedition on space {space}, from {start} to {goal}: {silver} silver and {count} point"
            yield Happening(text, values={**card, "space": space, "count": card["points"]})
        else:
            yield Happening("An expedition is turned up on space {space}", values={"space": space})
        if self.used_up and not self.filling:
            self.used_up = False
            text = "The last expedition card fills the last empty space, so the end of the game is not triggered yet"
            yield Happening(text)

    def _card(self, _player: str, move: Move) -> Iterator[Happening]:
        yield from self._take()
        text = "{player} gets a travel card: {card}"
        yield Happening(text, self.waiting.pop(0), values={"card": Named(move["colour"], CARDS)})

    def _take(self) -> Iterator[Happening]:
        """africana.action.draw.reshuffle: shuffled when a card is needed and none is left."""
        if not self.draw_pile:
            self.draw_pile, self.discards = self.discards, 0
            text = "The discard pile is shuffled and becomes the draw pile: {count} card"
            yield Happening(text, values={"count": self.draw_pile})
        self.draw_pile -= 1

    def _draws(self, player: str, count: int) -> Iterator[Happening]:
        """With `hands` each card is told, and taken, by a move of its own."""
        drawn = min(count, self.draw_pile + self.discards - len(self.waiting))
        self.own[player].travel += drawn
        if drawn:
            yield Happening("{player} draws {count} travel card", player, values={"count": drawn})
        for _ in range(drawn):
            if self.hands:
                self.waiting.append(player)
            else:
                yield from self._take()
        if drawn < count:
            yield Happening("Too few travel cards are left for {player}", player)

    def _draw(self, player: str, _move: Move) -> Iterator[Happening]:
        self.ending = player
        yield from self._draws(player, 2)

    def _book(self, player: str, move: Move) -> dict[str, list[dict[str, Any]]]:
        at = self.own[player].at
        if half := move.get("half"):
            self.halves[at] = half
        return self.books[self.halves[at]]

    def _shows(self, card: dict[str, Any], move: Move) -> None:
        """What a move says of a card."""
        if name := move.get("card"):
            card |= self.adventures[name]
        card |= {key: move[key] for key in ("kind", "helper", "goal", "silver", "points") if key in move}

    def _leaf(self, player: str, move: Move) -> Iterator[Happening]:
        book = self._book(player, move)
        sides = ("right", "left") if move["direction"] == "forward" else ("left", "right")
        card = book[sides[0]].pop()
        self._shows(card, move)
        book[sides[1]].append(card)
        self._tell_half(player, card)
        price = 1 if self.turn.turned else 0
        self.turn.turned += 1
        self.turn.done = True
        self.own[player].silver -= price
        if price:
            yield Happening("{player} turns a page for {silver} silver", player, values={"silver": price})
        else:
            yield Happening("{player} turns a page, which is free", player)

    def _tell_half(self, player: str, card: Mapping[str, Any]) -> None:
        """africana.setup.books: the destination lies in the other half of the map."""
        if "goal" in card:
            other = OTHER_HALF[self.halves[self.own[player].at]]
            self.halves.setdefault(card["goal"], other)

    def _buy(self, player: str, move: Move) -> Iterator[Happening]:
        card = self._book(player, move)[move["side"]].pop()
        own = self.own[player]
        self._shows(card, move)
        self._tell_half(player, card)
        card["book"] = self.halves[own.at]
        own.open.append(card)
        own.silver -= PRICE
        self.turn.bought += 1
        self.turn.done = True
        values: dict[str, object] = {"silver": PRICE, "goal": card.get("goal")}
        if "goal" not in card:
            text = "{player} buys an adventure for {silver} silver"
        elif "helper" in card:
            text = "{player} buys a helper adventure for {silver} silver: {colour}, to {goal}"
            values["colour"] = Named(card["helper"], CARDS)
        else:
            text = "{player} buys an artifact adventure for {silver} silver: {kind}, to {goal}"
            values["kind"] = Named(card["kind"], KNOWN)
        yield Happening(text, player, values=values)

    def _go(self, player: str, move: Move) -> Iterator[Happening]:
        own, card = self.own[player], move.get("card", "")
        self.turn.done = True
        if not card or card in COLOURS:
            own.travel -= 1
            self.turn.discarded += 1
        else:
            own.others.remove(card)
            self.turn.back.append(card)
        own.at = move["to"]
        named = Named(card, CARDS)
        if move.get("recolour"):
            own.silver -= RECOLOUR
            text = "{player} pays {silver} silver to change the colour of a card" + (": {card}" if card else "")
            yield Happening(text, player, values={"silver": RECOLOUR, "card": named})
        text = "{player} moves the explorer to {to} " + ("(card: {card})" if card else "with a travel card")
        yield Happening(text, player, values={"to": move["to"], "card": named})

    def _space(self, player: str, move: Move, end: str, *, joined: bool) -> tuple[int, dict[str, Any]]:
        """The expedition that is meant: the only one that is possible if none is said."""
        at = self.own[player].at
        possible = {
            space: card
            for space, card in self.display.items()
            if card.get(end, at) == at and (player in card["markers"]) == joined
        }
        space = move.get("space") or next(iter(possible))
        assert move.get("space") or len(possible) == 1
        return space, possible[space]

    def _join(self, player: str, move: Move) -> Iterator[Happening]:
        space, card = self._space(player, move, "start", joined=False)
        self.turn.done = True
        card["markers"].append(player)
        bonus = self.bonuses.setdefault(space, move.get("bonus", ""))
        card["start"] = self.own[player].at
        values = {"space": space, "start": card["start"], "goal": card.get("goal")}
        if "goal" in card:
            yield Happening("{player} joins the expedition from {start} to {goal}", player, values=values)
        else:
            text = "{player} joins the expedition on space {space}, which starts in {start}"
            yield Happening(text, player, values=values)
        if bonus == "travel card":
            yield from self._draws(player, 1)
        else:
            silver = int(bonus.split()[0])
            self.own[player].silver += silver
            yield Happening("{player} gets the joining bonus of {silver} silver", player, values={"silver": silver})

    def _complete(self, player: str, move: Move) -> Iterator[Happening]:
        space, card = self._space(player, move, "goal", joined=True)
        own = self.own[player]
        if "goal" not in card:
            card |= {"goal": own.at, "silver": move["silver"], "points": move.get("points")}
        points = card["points"]
        self.turn.done = True
        del self.display[space]
        own.silver += card["silver"]
        own.expeditions.append(points)
        values = {"start": card["start"], "goal": card["goal"], "silver": card["silver"]}
        text = "{player} completes the expedition from {start} to {goal}: {silver} silver" + _on_the_card(points)
        yield Happening(text, player, points or 0, values)
        for other in self.players:
            if other in card["markers"] and other != player:
                yield Happening("{player} takes the marker back from this expedition: {points} point", other)

    def _finish(self, player: str, move: Move) -> Iterator[Happening]:
        own = self.own[player]
        numbers = [n for n, card in enumerate(own.open, 1) if card.get("goal", own.at) == own.at]
        number = move.get("number") or numbers[0]
        assert move.get("number") or len(numbers) == 1
        card = own.open.pop(number - 1)
        if "goal" not in card:
            card |= {"goal": own.at, "points": None}
            self._shows(card, move)
            self.halves.setdefault(own.at, OTHER_HALF[card["book"]])
        elif "kind" in card:
            card["points"] = card.get("points") or 0
        own.done.append(card)
        self.turn.done = True
        if "helper" in card:
            own.others.append(f"{card['helper']} helper")
            values: dict[str, object] = {"goal": card["goal"], "colour": Named(card["helper"], CARDS)}
            text = "{player} completes a helper adventure in {goal} and takes a helper card ({colour}): {points} point"
            if own.helpers in {2, 3}:
                values |= {"number": own.helpers, "penalty": 5 * (own.helpers - 1)}
                yield Happening(text + ", as {number} of them cost {penalty}", player, -5, values)
            else:
                yield Happening(text, player, 0, values)
        else:
            points, silver = card["points"], card.get("silver") or 0
            own.silver += silver
            text = "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver"
            kind = Named(card["kind"], KNOWN)
            values = {"kind": kind, "goal": card["goal"], "silver": silver}
            yield Happening(text + _on_the_card(points), player, points or 0, values)

    def _end(self, player: str, _move: Move) -> Iterator[Happening]:
        turn = self.turn
        self.ending = player
        if not turn.done:
            yield Happening("{player} does nothing this turn", player)
        elif turn.turned and not turn.bought:
            yield Happening("{player} buys nothing", player)
        if turn.back:
            self.own[player].others += turn.back
            text = "{player} takes back {count} joker or helper card"
            yield Happening(text, player, values={"count": len(turn.back)})
        self.discards += turn.discarded

    def _discard(self, player: str, move: Move) -> Iterator[Happening]:
        own, card = self.own[player], move["card"]
        values = {"card": Named(card, CARDS)}
        if card in COLOURS:
            own.travel -= 1
            self.discards += 1
            yield Happening("{player} discards a travel card: {card}", player, values=values)
        else:
            own.others.remove(card)
            yield Happening("{player} discards a card, which leaves the game: {card}", player, values=values)

    def _drop(self, player: str, move: Move) -> Iterator[Happening]:
        card = self.own[player].open.pop(move["number"] - 1)
        text = "{player} discards an open adventure, which leaves the game" + (": {goal}" if "goal" in card else "")
        yield Happening(text, player, values={"goal": card.get("goal")})

    def _count(self, player: str, move: Move) -> Iterator[Happening]:
        self.own[player].counted = {key: move[key] for key in COUNTED if key in move}
        yield from ()

    def _end_of_turn(self) -> Iterator[Happening]:
        """africana.turn.end: first the limits, then the expeditions."""
        if self.ending and not self.waiting:
            own = self.own[self.ending]
            if own.travel + len(own.others) <= HAND and len(own.open) <= OPEN:
                yield from self._refill()
                self.turn = Turn()
                self.ended = self.last_round and self.ending == self.players[-1]
                self.ending = ""
        if self.over:
            yield Happening("All players have had the same number of turns: the game is over")
        elif self.ended and not self.filling and not self.counting:
            self.counting = True
            yield Happening("All players have had the same number of turns: what nobody has told is counted now")

    def _refill(self) -> Iterator[Happening]:
        empty = SPACES - len(self.display)
        self.filling = min(empty, self.pile)
        self.used_up = 0 < empty == self.pile
        if empty > self.pile and not self.last_round:
            self.last_round = True
            yield Happening("The expedition pile is too small to fill all empty spaces: this is the last round")

    @property
    def over(self) -> bool:
        """Whether the last round is over, the last expedition revealed, and what nobody has told is counted."""
        return self.ended and not self.filling and not any(own.untold for own in self.own.values())

    def tally(self) -> list[dict[str, Any]]:
        """What lies in front of each player now; all money in silver."""
        return [
            {
                "name": name,
                "expeditions": own.points("expeditions", own.expeditions),
                "artifacts": dict(Counter(_kind(card["kind"]) for card in own.done if "kind" in card)),
                "artifact_points": own.points(
                    "artifact_points", [card["points"] for card in own.done if "kind" in card]
                ),
                "helpers": own.helpers,
                "silver": own.silver,
                "travel_cards": own.travel,
                "open_artifacts": (own.counted or {}).get("open_artifacts", sum("kind" in card for card in own.open)),
            }
            for name, own in self.own.items()
        ]
