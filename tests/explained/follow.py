"""What is told while a game is followed, against somebody who plays it again by the rules alone.

Of each game there is a referee (`follow_<game>.py`). For a move, as a record holds it, the referee says what happens:
the text that has to tell it, with the values in it. What is told has to be just that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

from tests.explained.claims import Said, agrees
from tests.explained.reading import Reader, Text, joined, texts

Move = Mapping[str, Any]
AGREED = "{player}: {points} point, agreed by the table: {why}"


class Value(Protocol):
    """What a language has words of its own for."""

    def said(self, lang: str) -> str:
        """As it stands in a sentence."""


@dataclass(frozen=True)
class Phrase:
    """A text of the program within a sentence."""

    text: str
    n: int = 1
    """The number that its form depends on."""

    def said(self, lang: str) -> str:
        """In the form of its number."""
        forms = _forms(lang, self.text)
        several = self.n > 1 if lang == "fr" else self.n != 1
        return forms[int(several and len(forms) > 1)].format(count=self.n)


@dataclass(frozen=True)
class Names:
    """Several values that are listed."""

    parts: Sequence[object]

    def said(self, lang: str) -> str:
        """With the last one after “and”."""
        return joined(lang, [shown(lang, part) for part in self.parts])


@dataclass(frozen=True)
class Named:
    """A thing, by the English name that the JSON has; `words` knows what the languages call it."""

    name: str
    words: Mapping[str, Mapping[str, str]]

    def said(self, lang: str) -> str:
        """By the name that people gave, if there is no other."""
        return self.words.get(lang, {}).get(self.name, self.name)


class Happening(NamedTuple):
    """Something that happens to a player, or to all."""

    text: str
    """The English text that tells it; of two forms the one for one."""
    player: str = ""
    points: int = 0
    values: Mapping[str, object] = {}
    """Besides `player` and `points`."""


class Referee(Protocol):
    """Plays a game again."""

    ordered: bool
    """Whether the rules say in which order things happen."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def __init__(self, header: Mapping[str, Any]) -> None: ...

    def together(self, move: Move, /) -> bool:
        """Whether what this move brings about cannot be told from what the last one does."""

    def play(self, moves: Sequence[Move], /) -> list[Happening]:
        """What happens because of moves that belong together."""

    def tally(self) -> list[dict[str, Any]]:
        """What lies in front of each player now, as far as the rules count it."""


class Signed(int):
    """Points more or fewer, with their sign."""

    def said(self, lang: str) -> str:
        """The same in every language."""
        return f"+{int(self)}" if self > 0 else shown(lang, int(self))


class Agreed:
    """A game in which the table may agree on points that no rule gives: at any time, and nothing else changes."""

    def __init__(self, rules: Callable[[Mapping[str, Any]], Referee], header: Mapping[str, Any]) -> None:
        self._game = rules(header)
        self._agreed: dict[str, list[dict[str, Any]]] = {name: [] for name in header["players"]}
        self.ordered = self._game.ordered

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    def together(self, move: Move) -> bool:
        """What was agreed on stands with the move before."""
        return move["move"] == "adjust" or self._game.together(move)

    def play(self, moves: Sequence[Move]) -> list[Happening]:
        """What happens because of moves that belong together."""
        own = [move for move in moves if move["move"] != "adjust"]
        happened = self._game.play(own) if own else []
        for move in moves:
            if move["move"] == "adjust":
                points, why = move["points"], move["why"]
                self._agreed[move["player"]].append({"points": points, "why": why})
                happened.append(Happening(AGREED, move["player"], points, {"points": Signed(points), "why": why}))
        return happened

    def tally(self) -> list[dict[str, Any]]:
        """What lies in front of each player, and what was agreed on."""
        return [{**player, "adjust": self._agreed[player["name"]]} for player in self._game.tally()]


def shown(lang: str, value: object) -> str:
    """A value as it stands in a sentence."""
    if isinstance(value, int) and not isinstance(value, Signed):
        return str(value) if value >= 0 else f"−{-value}"
    if isinstance(value, str):
        return value
    assert isinstance(value, Phrase | Names | Named) or hasattr(value, "said")
    return str(value.said(lang))


@cache
def _forms(lang: str, text: str) -> Sequence[str]:
    return next(it.forms for it in texts(lang) if it.text == text and not it.context)


def is_told(sentence: str, reader: Reader, happening: Happening) -> bool:
    """Whether a sentence tells a happening: all of its values, in the form of its number."""
    values = dict(happening.values)
    for name, value in (("player", happening.player), ("points", happening.points)):
        values.setdefault(name, value)
    for saying in reader.read(sentence):
        if saying.text == happening.text and all(
            said == shown(reader.lang, values[name]) for name, said in saying.values.items()
        ):
            return _fits(Said(saying, reader, {}), values)
    return False


def _fits(said: Said, values: Mapping[str, object]) -> bool:
    """Whether the form is that of the number, if there are two; they may be alike."""
    forms = _forms(said.reader.lang, said.saying.text)
    if len(forms) == 1 or forms[0] == forms[1]:
        return True
    n = next(values[name] for name in ("left", "count", "points") if name in said.saying.values)
    assert isinstance(n, int)
    return agrees(said, n)


def about_following(text: Text, game: str) -> bool:
    """Whether a text may tell what happens in this game."""
    return f"scorer/games/{game}/tracking/texts.py" in text.files or text.text == AGREED


@cache
def reader(lang: str, game: str) -> Reader:
    """Reads what happens in a game."""
    return Reader(lang, lambda text: about_following(text, game))
