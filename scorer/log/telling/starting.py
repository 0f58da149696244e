"""Whether it helps to begin, as a sentence."""

from __future__ import annotations

from ...text.i18n import NN_, Language
from ..starting import LEVEL, Starting
from .numbers import decimal, fraction, plain_number

_NO_SIGN = NN_(
    "Whoever began won {wins} of {games} game. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: no sign that beginning makes a difference.",
    "Whoever began won {wins} of {games} games. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: no sign that beginning makes a difference.",
)
_HELPS = NN_(
    "Whoever began won {wins} of {games} game. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: beginning seems to help.",
    "Whoever began won {wins} of {games} games. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: beginning seems to help.",
)
_HINDERS = NN_(
    "Whoever began won {wins} of {games} game. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: beginning seems to be a drawback.",
    "Whoever began won {wins} of {games} games. By chance alone it would be {expected}, and {level} times out of 100"
    " between {low} and {high}: beginning seems to be a drawback.",
)


def sentence(say: Language, found: Starting) -> str:
    """Returns how often the players who began have won, and what that means, as a sentence."""
    return say.ngettext(
        *{0: _NO_SIGN, 1: _HELPS, -1: _HINDERS}[found.helps],
        found.games,
        wins=fraction(found.wins),
        games=found.games,
        expected=decimal(say, found.expected),
        level=LEVEL,
        low=found.low,
        high=found.high,
    )


def to_dict(found: Starting) -> dict[str, object]:
    """Returns the same as JSON; `helps` is null if nothing shows."""
    return {
        "games": found.games,
        "wins": plain_number(found.wins),
        "chance": plain_number(found.expected),
        "low": found.low,
        "high": found.high,
        "helps": {0: None, 1: True, -1: False}[found.helps],
    }
