"""Words of a game of Africana that say a move and a value at once: a place is gone to, a page is turned forward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....text.i18n import NP_
from ....tracking.moves import Short
from .buying import Buy, Leaf
from .cards import BACK, FORWARD, LEFT, RIGHT
from .map import PlaceName
from .state import State
from .timing import timely
from .travelling import Go

if TYPE_CHECKING:
    from ....text.i18n import Language

_PLACES = PlaceName("to", "", "", "")
_PAGES = {
    FORWARD: NP_(
        "vocabulary",
        "next page | a page forward | page forward | one page forward | forward one page | forwards",
    ),
    BACK: NP_(
        "vocabulary",
        "previous page | a page back | page back | one page back | back one page | backwards",
    ),
}
# Translators: the card on one side of the book; who says nothing else is asked whether it is bought or turned.
_LEFT = NP_("vocabulary", "left (card/one) | on the left")
_RIGHT = NP_("vocabulary", "right (card/one) | on the right")
_ON_SIDES = ((_LEFT, LEFT, BACK), (_RIGHT, RIGHT, FORWARD))
"""What is on a side, the side, and where a page from there is turned."""


def shorts(state: State, say: Language) -> Iterator[Short]:
    """Yields the short words: `Cairo joker` goes to Cairo with the joker, `next page` turns a page."""
    now = timely(state)
    places = _PLACES.words(say, state)
    for key in places if Go in now else ():
        yield Short([*places.words(key), key], Go, {"to": key}, whole=True)
    for direction, message in _PAGES.items() if Leaf in now else ():
        yield Short(say.forms(message), Leaf, {"direction": direction}, whole=True)
    for message, side, direction in _ON_SIDES if Buy in now else ():
        yield Short(say.forms(message), Buy, {"side": side}, whole=True)
        yield Short(say.forms(message), Leaf, {"direction": direction}, whole=True)
