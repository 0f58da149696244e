"""Where the page of an entry is."""

from __future__ import annotations

from ..addresses import addresses
from ..registry import own_ids
from ..text.errors import ScorerError
from ..text.i18n import N_


def site_of(game: str) -> str:
    """The root of the site of scorer. Raises `ScorerError` for a game from another package, which has no page there."""
    if game not in own_ids():
        raise ScorerError(
            N_("“{game}” is a game of another package: the site of scorer has no page for its rules."),
            allowed=N_("the address of a site that has the game"),
            code="no-page",
            game=game,
        )
    return addresses().home
