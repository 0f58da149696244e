"""The rules reference: entries with their sources, in every language. Score lines and errors cite them by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from .errors import N_, UnknownName
from .games import game, ids
from .i18n import language

AGREES = "agrees"
"""The edition's rulebook says so."""
SILENT = "silent"
"""It does not say."""
DIFFERS = "differs"
"""It says something else; a ruling tells what."""


class Rule(NamedTuple):
    """An entry of the rules reference, in English; `title` and `text` give it in any language.

    `{NAMES}` in the texts stand for constants of the game's `components`, so a number is written down once.
    """

    id: str
    heading: str
    body: str
    sources: Mapping[str, str]
    """For each edition of the game: `agrees`, `silent` or `differs`."""
    see: tuple[str, ...] = ()
    """The ids of related entries."""
    readings: Mapping[str, str] = {}
    """Of a ruling: what each reading means."""
    why: str = ""
    """Of a ruling: why the default is the default."""

    @property
    def kind(self) -> str:
        """`rule`, or `ruling` where the rulebooks differ or are silent."""
        return "ruling" if self.readings else "rule"

    def title(self, lang: str = "en") -> str:
        """The heading."""
        return self._say(self.heading, lang)

    def text(self, lang: str = "en") -> str:
        """The rule itself, or the question of a ruling."""
        return self._say(self.body, lang)

    def reading(self, reading: str, lang: str = "en") -> str:
        """What a reading of this ruling means."""
        return self._say(self.readings[reading], lang)

    def reason(self, lang: str = "en") -> str:
        """Why the default of this ruling is the default."""
        return self._say(self.why, lang)

    def _say(self, message: str, lang: str) -> str:
        numbers = vars(game(self.id.partition(".")[0]).part("components"))
        return language(lang).rule_text(self.id, message, numbers)


@cache
def _entries(game_id: str) -> Mapping[str, Rule]:
    return {entry.id: entry for entry in game(game_id).part("rules").RULES}


def rules(game_id: str) -> tuple[Rule, ...]:
    """All entries of a game. Raises `UnknownName`."""
    return tuple(_entries(game_id).values())


def rule(id: str) -> Rule:
    """The entry with this id. Raises `UnknownName`."""
    game_id = id.partition(".")[0]
    known = tuple(_entries(game_id)) if game_id in ids() else ids()
    if id not in known:
        raise UnknownName(N_("There is no rule “{name}”."), name=id, known=known)
    return _entries(game_id)[id]
