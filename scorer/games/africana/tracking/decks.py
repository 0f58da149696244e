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
    """The expedition cards."""
    adventures: tuple[tuple[AdventureCard, ...], tuple[AdventureCard, ...]]
    """The adventure cards of the northern and of the southern book."""

    def expedition(self, name: str) -> ExpeditionCard:
        """Returns the expedition card with this name.

        Raises `StopIteration` if there is none.
        """
        return next(card for card in self.expeditions if card.card == name)

    def adventure(self, book: int, name: str) -> AdventureCard:
        """Returns the adventure card of a book with this name.

        Raises `StopIteration` if there is none.
        """
        return next(card for card in self.adventures[book] if card.card == name)

    def expeditions_on_top(self, shown: Collection[str]) -> list[str]:
        """Returns the names of the cards that can be on top of the pile after those that were turned up."""
        letter = self._letter(len(shown))
        return [card.card for card in self.expeditions if card.letter == letter and card.card not in shown]

    def adventures_left(self, book: int, met: Collection[AdventureCard]) -> list[str]:
        """Returns the names of the cards of a book, without those that are known."""
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
    """Returns why a card is not told in the right way, or None.

    By its name where there are decks, else by what it shows.

    `printed` is the key of a value that tells what the card shows; empty if none does.
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
