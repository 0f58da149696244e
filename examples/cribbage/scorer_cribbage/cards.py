"""The 52 cards, and a field which takes some of them."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from scorer.scoring.fields import Field, Kinds, Part
from scorer.text.errors import InvalidValue
from scorer.text.i18n import N_, NP_, Language

from .vocabulary import NAMES

PACK = tuple(NAMES)
"""The key of each card: its suit and its rank, such as "S10" and "HJ"."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LETTERS = (
    NP_("rank of a card", "A"),
    NP_("rank of a card", "J"),
    NP_("rank of a card", "Q"),
    NP_("rank of a card", "K"),
)
SUITS = {"C": N_("♣ clubs"), "D": N_("♦ diamonds"), "H": N_("♥ hearts"), "S": N_("♠ spades")}


def rank_of(card: str) -> int:
    """The place of a card in a run: 1 for an ace, 13 for a king."""
    return RANKS.index(card[1:]) + 1


def show_cards(cards: Iterable[str], say: Language) -> str:
    """Cards as a person reads them: ♠10 ♥J."""
    return " ".join(SUITS[card[0]][0] + _rank(card, say) for card in cards)


def _rank(card: str, say: Language) -> str:
    rank = card[1:]
    return say.pgettext("rank of a card", rank) if rank in LETTERS else rank


class Cards(Field):
    """Different cards, `most` at most: a list of keys in JSON, a tuple of them in the tally.

    On the phone it is a list of cards by suit, at the terminal it is typed as kinds are, one of each.
    """

    kind = "cards"
    empty: object = ()
    sort = tuple

    def __init__(self, *texts: str, most: int) -> None:
        super().__init__(*texts)
        self.most = most

    @cached_property
    def answers(self) -> Any:
        """What is typed: as of kinds, one of each. Only where there is a terminal: the phone cannot load it."""
        texts = (self.key, self.question, self.help, self.rule)
        return Kinds(*texts, kinds=self.most, each=1, names="cards", messages=NAMES).answers

    def read(self, value: object) -> tuple[str, ...]:
        """The cards in the order of the pack. Raises `InvalidValue`."""
        if isinstance(value, dict):  # what was typed: each card, and how often
            value = [card for card, count in value.items() for _ in range(count)]
        if not isinstance(value, (list, tuple)):
            raise self._wrong(N_("This is no list of cards."))
        for i, card in enumerate(value):
            if card not in PACK:
                raise InvalidValue(
                    N_("There is no card “{card}”."),
                    place=f"[{i}]",
                    allowed=N_("a suit (C, D, H, S) and a rank (A, 2 to 10, J, Q, K), such as H5"),
                    rule=self.rule,
                    card=card,
                )
        if len(set(value)) < len(value):
            raise self._wrong(N_("A card is there twice."))
        if len(value) > self.most:
            raise self._wrong(N_("These are too many cards."))
        return tuple(sorted(value, key=PACK.index))

    def meant(self, value: object) -> object:
        """The cards, in whatever order they were. Raises `InvalidValue`."""
        return self.read(value)

    def write(self, value: Iterable[str]) -> list[str]:
        """The cards as JSON holds them."""
        return list(value)

    def spoken(self, value: Iterable[str], say: Language) -> str:
        """The cards as they are read to a person."""
        return show_cards(value, say)

    def form(self, say: Language) -> str:
        """What may be typed, in a few words for the question."""
        return say.gettext("suit and rank: H5 SJ C10")

    def schema(self) -> dict[str, object]:
        """The JSON Schema of the value."""
        return {"type": "array", "items": {"enum": list(PACK)}, "uniqueItems": True, "maxItems": self.most}

    def parts(self, say: Language) -> Sequence[Part]:
        """The cards, by suit."""
        return [Part(card, show_cards([card], say), 1, say.gettext(SUITS[card[0]])) for card in PACK]

    def _wrong(self, what: str) -> InvalidValue:
        return self.refuse(what, N_("different cards, {most} at most"), most=self.most)
