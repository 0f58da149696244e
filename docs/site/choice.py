"""What the site is about: its games, its name, its colour.

Our own site has every game that is installed, and pages for programmers. The site of somebody else is described by
`SCORER_SITE`, which `scorer site` sets.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import NamedTuple

from scorer.addresses import addresses
from scorer.registry import game, ids
from scorer.text.i18n import N_, SOURCE

VARIABLE = "SCORER_SITE"
"""The environment variable with the fields of a `Site` as JSON; without it the site is ours."""


class Site(NamedTuple):
    """What is chosen for a site."""

    games: tuple[str, ...]
    """The ids of its games, in their order."""
    name: str = ""
    """What it is called in every language; empty for the name that each language has for it."""
    colour: str = ""
    """Its colour as `#rrggbb`; empty for ours."""
    ours: bool = False
    """Whether it has pages for programmers."""
    lang: str = SOURCE
    """The language in which errors are told to whoever builds it."""


@cache
def site() -> Site:
    """What is chosen for the site that this process builds."""
    told = os.environ.get(VARIABLE)
    return Site(**json.loads(told)) if told else Site(ids(), ours=True)


def home() -> str:
    """Where our site will be, with a slash at its end; empty for that of somebody else, or if `SITE_URL` is set."""
    return "" if "SITE_URL" in os.environ or not site().ours else f"{addresses().home}/"


def games() -> tuple[str, ...]:
    """The ids of the games that the site has."""
    return tuple(site().games)


FOLLOW = N_("Follow a game")
"""What the pages that follow a game are called."""


def followed() -> tuple[str, ...]:
    """The ids of those games that can be followed."""
    return tuple(id for id in games() if game(id).optional_part("tracking.kit"))
