"""The shortest words of a game of Afritoria: one letter for a ranger or a poacher."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....tracking.moves import Move, Short
from .. import components as c, vocabulary
from .contest import Play, list_open
from .dealing import Deal, Draw
from .market import Market
from .state import State
from .timing import timely

if TYPE_CHECKING:
    from ....text.i18n import Language

_LETTERS = {c.RANGER: "r", c.POACHER: "s"}
_KINDS: tuple[type[Move], ...] = (Deal, Market, Play, Draw)
"""The moves that may tell any card."""


def shorts(state: State, say: Language) -> Iterator[Short]:
    """Yields the short words: a letter for each special card; `Ben g10`, `Ben plays g10` tell Ben’s card."""
    for name in list_open(state)[1:] if Play in timely(state) else ():
        yield Short([name, *[f"{name} {word}" for word in say.forms(Play.also)]], Play, {"player": name}, whole=True)
    for kind in timely(state):
        for card, letter in _LETTERS.items() if kind in _KINDS else ():
            words = say.forms(vocabulary.SPECIALS[card])
            yield Short([letter, *words, card], kind, {"card": card}, words[0])
