"""Cards as people name them: `green lion`, `g10`, `leeuw groen`, `ranger`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ....scoring.fields import Field, begun, plain, show
from ....text.errors import InvalidTally
from ....text.i18n import N_
from .. import components as c
from ..scoring.texts import ANIMALS, COLOURS, SPECIALS, card_name

if TYPE_CHECKING:
    from ....text.i18n import Language

_CODES = {"g": "green", "b": "blue", "p": "purple", "n": "brown"}
"""One letter for each colour, whatever the language; with the strength it names a card."""


class Card(Field):
    """Any card: a wildlife card by colour and animal, a ranger or a poacher."""

    empty: object = ""
    sort = str

    def read(self, value: object) -> str:
        if type(value) is str and value in c.COPIES_OF:
            return value
        name = value[:40] if isinstance(value, str) else show(value)
        raise InvalidTally(
            N_("There is no card “{name}”."),
            allowed=N_("a colour and an animal, such as “green lion” or “g10”; a ranger (r) or a poacher (s)"),
            rule="afritoria.components.wild",
            name=name,
        )

    def parse(self, text: str) -> object:
        return text

    def typed(self, text: str, say: Language, state: object = None) -> object:
        """Colour and strength (`g10`), colour and animal in either order, or how these words begin."""
        words = text.split()
        if len(words) == 1 and (code := re.fullmatch(r"([^\W\d_]+)(\d+)", words[0])):
            words = [code[1], code[2]]
        if len(words) == 1:
            return begun(words[0], _spoken(SPECIALS, say)) or _code(words[0]) or text
        for i in range(1, len(words)):
            for one, other in ((words[:i], words[i:]), (words[i:], words[:i])):
                colour = _colour(" ".join(one), say)
                animal = _animal(" ".join(other), say)
                if colour and animal:
                    return f"{colour} {animal}"
        return text

    def spoken(self, value: str, say: Language) -> str:
        return card_name(value, say)

    def schema(self) -> dict[str, object]:
        return {"enum": list(c.COPIES_OF)}


def _spoken(words: dict[str, str], say: Language) -> dict[str, tuple[str, str]]:
    return {word: (word, say.gettext(text)) for word, text in words.items()}


def _code(text: str) -> str:
    return {"r": c.RANGER, "s": c.POACHER}.get(text.casefold(), "")


def _colour(text: str, say: Language) -> str:
    text = text.strip("()")
    spoken = _spoken(COLOURS, say)
    if found := _CODES.get(text.casefold(), "") or begun(text, spoken):
        return found
    # With an ending, as people say it: “groene leeuw”.
    ending = re.compile(r"\w{0,2}")
    meant = [
        colour
        for colour, names in spoken.items()
        for name in names
        if plain(text).startswith(plain(name)) and ending.fullmatch(plain(text)[len(plain(name)) :])
    ]
    return meant[0] if len(set(meant)) == 1 else ""


def _animal(text: str, say: Language) -> str:
    if text.isdecimal():
        number = int(text) if len(text) <= 2 else 0
        return c.ANIMALS[number - 1] if 1 <= number <= len(c.ANIMALS) else ""
    # A hyena (hyeena) and a wild dog (hyeenakoira) are different animals.
    return begun(text.strip("()"), _spoken(ANIMALS, say), shortest=False)
