"""The decks, if they are known: which cards a name can mean, and what is printed on them.

The printed cards are not known to us. Without decks, a move tells what is printed on a card when it appears.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ....text.i18n import N_
from ....tracking.moves import IllegalMove
from .cards import AdventureCard, ExpeditionCard

LETTERS = "ABC"
"""The letters on the backs of the expedition cards, in the order in which the cards are turned up."""


class Decks(NamedTuple):
    """All expedition cards, and the adventure cards of the northern and of the southern book."""

    expeditions: tuple[ExpeditionCard, ...]
    adventures: tuple[tuple[AdventureCard, ...], tuple[AdventureCard, ...]]

    def expedition(self, name: str) -> ExpeditionCard:
        """The expedition card with this name."""
        return next(card for card in self.expeditions if card.card == name)

    def adventure(self, book: int, name: str) -> AdventureCard:
        """The adventure card of a book with this name."""
        return next(card for card in self.adventures[book] if card.card == name)

    def expeditions_on_top(self, shown: Collection[str]) -> list[str]:
        """The cards that can lie on top of the pile when these have been turned up."""
        letter = self._letter(len(shown))
        return [card.card for card in self.expeditions if card.letter == letter and card.card not in shown]

    def adventures_left(self, book: int, met: Collection[AdventureCard]) -> list[str]:
        """The cards of a book but for those that are known."""
        return [card.card for card in self.adventures[book] if card not in met]

    def _letter(self, number: int) -> str:
        """The letter on the back of the expedition card turned up as this one, from 0.

        africana.setup.expeditions.stack: only C cards have been removed, so the place in the pile tells the letter.
        """
        for letter in LETTERS:
            number -= sum(card.letter == letter for card in self.expeditions)
            if number < 0:
                return letter
        return LETTERS[-1]


def refuse_form(decks: Decks | None, card: str, *, printed: str, rule: str) -> IllegalMove | None:
    """Why a card is not told like this: by its name where there are decks, else by what is printed on it.

    `printed` is the key of a value that tells what is printed there; empty if none does.
    """
    if decks is not None and printed:
        return IllegalMove(
            N_("What is printed on the card follows from the decks."),
            place=printed,
            allowed=N_("the card alone"),
            rule=rule,
        )
    if decks is None and card:
        return IllegalMove(
            N_("There are no decks, so the card has no name."),
            place="card",
            allowed=N_("what is printed on it"),
            rule=rule,
        )
    return None
