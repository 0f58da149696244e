"""The shortest words of a game of Afritoria: one letter for a ranger or a poacher."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....text.i18n import NP_
from ....tracking.moves import Move, Short
from .. import components as c, vocabulary
from .contest import Play, Take, list_open
from .dealing import Deal, Draw
from .exchanging import Exchange
from .market import Market
from .specials import Pick, Steal
from .state import State
from .timing import timely

if TYPE_CHECKING:
    from ....text.i18n import Language

# Translators: between a card and the player who gets it: the zebra goes to Ben.
_GOES_TO = NP_("vocabulary", "goes to | for")
_LETTERS = {c.RANGER: "r", c.POACHER: "s"}
_KINDS: tuple[type[Move], ...] = (Deal, Market, Play, Draw)
"""The moves that may tell any card."""
_ACTORS: dict[type[Move], str] = {Pick: c.RANGER, Steal: c.POACHER}
"""The cards that let somebody do what they do."""


def shorts(state: State, say: Language) -> Iterator[Short]:
    """Yields the short words: a letter for each special card; `Ben g10`, `Ben plays g10` tell Ben’s card."""
    now = timely(state)
    for name in list_open(state)[1:] if Play in now else ():
        yield Short([name, *[f"{name} {word}" for word in say.forms(Play.also)]], Play, {"player": name}, whole=True)
    for name in state.setup.players if Exchange in now else ():
        yield Short([f"{name} {word}" for word in say.forms(Exchange.also)], Exchange, {"player": name}, whole=True)
    for kind in now:
        for card, letter in _LETTERS.items() if kind in _KINDS else ():
            words = say.forms(vocabulary.SPECIALS[card])
            yield Short([letter, *words, card], kind, {"card": card}, words[0])
        # The ranger takes, the poacher steals; for Ben.
        acts = say.forms(vocabulary.SPECIALS[_ACTORS[kind]]) if kind in _ACTORS else ()
        gets = say.forms(_GOES_TO) if kind in (Pick, Take) else ()
        done = [f"{card} {word}" for card in acts for word in say.forms(kind.also)]
        yield Short([*done, *[f"{word} {state.setup.players[state.seat]}" for word in gets]], kind, {}, whole=True)
