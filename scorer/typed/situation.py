"""What a reader of moves has to know of a game: what a line may begin with, what is asked, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..text.errors import ScorerError

if TYPE_CHECKING:
    from ..text.i18n import Language

Values = Mapping[str, object]
"""Values of a move by their keys; None for what was left out on purpose."""


class Slot(Protocol):
    """A value that a move asks for: a field, as far as the reader needs it."""

    @property
    def key(self) -> str:
        """Its key in the JSON."""

    @property
    def question(self) -> str:
        """What is asked, in English."""

    @property
    def rule(self) -> str:
        """The id of the rule that needs it."""

    @property
    def optional(self) -> bool:
        """Whether people may leave it out."""

    @property
    def longest(self) -> int:
        """The most words that one value has."""

    @property
    def figures(self) -> bool:
        """Whether one figure is a whole value, so that 24 is 2 and 4."""

    @property
    def listed(self) -> bool:
        """Whether a value is a list, with commas between its entries."""

    @property
    def commas(self) -> bool:
        """Whether a comma may stand between the words of one value: lion, green."""

    @property
    def unit(self) -> str:
        """What is counted, as a text of the vocabulary: it may stand beside the number."""

    @property
    def nil(self) -> str:
        """What says that there is none, as a text of the vocabulary: alone."""

    @property
    def open(self) -> bool:
        """Whether a table may give names of its own."""

    @property
    def leads(self) -> frozenset[str]:
        """The roles of words that change nothing before a value: to Cairo, from Ben, the drum."""

    def typed(self, text: str, say: Language, state: object, /) -> object:
        """What a text says, as JSON. Raises `ScorerError` where it is not clear."""

    def read(self, value: object, /) -> object:
        """The value as a move holds it. Raises `ScorerError` for one that it cannot hold."""

    def spoken(self, value: str, say: Language, /) -> str:
        """A value in words."""

    def clearer(self, text: str, state: object, /) -> str:
        """Another way to type a value that is only clear as an answer to its question; empty where it is clear."""

    def implied(self, text: str, state: object, /) -> Mapping[str, object]:
        """What a typed value says of other values of the move."""


class Head(NamedTuple):
    """Something that a line may begin with: a move, a move with some of its values, or a command."""

    name: str
    """The name of the move or of the command."""
    shown: Sequence[str]
    """The words that people are shown for it; only these may be shortened."""
    words: Sequence[str]
    """All words for it in the language of the run."""
    values: Values
    """The values of the move that the words tell."""
    english: Sequence[str] = ()
    """Its English words, which are understood where the language has none that is typed so."""
    takes: str = "move"
    """What may follow: the values of a `move`; after a command `nothing`, a `number`, a number and a `line`, `words`, a
    `question` (a move that is asked about)."""
    harmless: bool = False
    """Whether a command changes nothing, so that a question mark behind it does not matter."""
    several: Sequence[str] = ()
    """Those of the words that say several: with a number behind them it is not clear what is counted."""
    lead: str = ""
    """The key of a value that has to follow, with a word before it: from Ben."""

    @property
    def is_command(self) -> bool:
        """Whether it is no move."""
        return self.takes != "move"


class Situation(Protocol):
    """A game that is followed, as far as the reader needs it."""

    @property
    def state(self) -> object:
        """The state, for the fields."""

    @property
    def heads(self) -> Sequence[Head]:
        """All moves, possible or not, all short words, all commands."""

    @property
    def now(self) -> Sequence[str]:
        """The names of the moves that are possible."""

    @property
    def declining(self) -> str:
        """The move that turns down what is offered; empty if nothing is."""

    @property
    def players(self) -> Sequence[str]:
        """The names of the players."""

    @property
    def player(self) -> str | None:
        """Whose turn it is."""

    def slots(self, name: str, values: Values, /) -> Sequence[Slot]:
        """What a move asks for, as far as the values tell."""

    def slot(self, name: str, key: str, /) -> Slot | None:
        """What a move may say under a key, also where it is not asked for it."""

    def has_one_slot(self, name: str, /) -> bool:
        """Whether a move has a single value, which may have any number of words."""

    def bare(self) -> str:
        """The move that needs no word, as only its value is typed: a card; empty if there is none."""

    def refusal(self, name: str, values: Values, /) -> ScorerError | None:
        """Why it is no time for a move, whatever it says; None if it is."""

    def narrow(self, error: ScorerError, name: str, values: Values, key: str, /) -> ScorerError:
        """What is wrong with a number that is never possible: `error` with those that are now; or why it is no time."""

    def legal(self, name: str, values: Values, /) -> bool:
        """Whether a move may be, as far as its values are told."""

    def text_of(self, name: str, values: Values, /, *, whole: bool = False) -> str:
        """A move as it is shown back; `whole` with what each of its values is."""

    def unknown(self, word: str, /) -> ScorerError:
        """The refusal of a word that begins nothing, with what is possible."""
