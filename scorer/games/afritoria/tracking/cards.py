"""Cards as people name them: `green lion`, `g10`, `leeuw groen`, `ranger`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....scoring.fields import Field, show
from ....text.errors import InvalidValue
from ....text.i18n import N_
from ....tracking.naming import known_as
from .. import components as c, vocabulary
from ..scoring.texts import ANIMALS, COLOURS, SPECIALS, card_name

if TYPE_CHECKING:
    from ....text.i18n import Language


_FORM = N_("a colour and an animal, such as “green lion” or “g10”; a ranger (r) or a poacher (s)")


class Card(Field):
    """Any card: a wildlife card by colour and animal, a ranger or a poacher."""

    empty: object = ""
    sort = str
    commas: bool = True

    def __init__(self, *texts: str, required: bool = False, in_market: bool = False) -> None:
        super().__init__(*texts, required=required)
        self.in_market = in_market
        """Whether the card is one of those in the market, where an animal alone may be clear."""

    def read(self, value: object) -> str:
        """Returns the card. Raises `InvalidValue` if there is no such card."""
        if type(value) is str and value in c.COPIES_OF:
            return value
        name = value[:40] if isinstance(value, str) else show(value)
        raise InvalidValue(
            N_("There is no card “{name}”."),
            allowed=_FORM,
            rule="afritoria.components.wild",
            name=name,
        )

    def typed(self, text: str, say: Language, state: object = None) -> object:
        """Returns the card that a text means.

        Colour and strength (`g10`), or colour and animal, or how these words begin.

        An animal or a colour alone means a card of the market, if only one fits. Text that means no card is returned as
        it is. Raises `InvalidValue` if several cards are possible.
        """
        found = _card(text.split(), say) or _card(_apart(text), say)
        market = [card for card in getattr(state, "market", ()) if self.in_market and card not in c.SPECIALS]
        colour = "" if found else known_as(vocabulary.COLOURS, (), say).said(text)
        if colour and len(there := [card for card in market if card.startswith(f"{colour} ")]) == 1:
            return there[0]
        if not found and (animal := _animal_alone(text, say)):
            if len(there := [card for card in market if card.endswith(f" {animal}")]) == 1:
                return there[0]
            raise InvalidValue(
                N_("Which colour does “{name}” have?"), allowed=_FORM, rule="afritoria.components.wild", name=text[:40]
            )
        return found or text

    def form(self, say: Language) -> str:
        """Returns how a card is written, in a language."""
        return say.gettext(_FORM)

    def spoken(self, value: str, say: Language) -> str:
        """Returns the name of a card in a language."""
        return card_name(value, say)

    def brief(self, value: object, say: Language) -> str:  # the same in every language
        """Returns the strength; an empty text for a ranger or a poacher."""
        return str(c.STRENGTH[str(value)]) if value in c.CARDS else ""

    def group(self, value: object, say: Language) -> str:
        """Returns the colour in a language; an empty text for a ranger or a poacher."""
        return say.gettext(COLOURS[str(value).partition(" ")[0]]) if value in c.CARDS else ""

    def schema(self) -> dict[str, object]:
        """Returns the JSON Schema: one of the names of all cards."""
        return {"enum": list(c.COPIES_OF)}


def _card(words: list[str], say: Language) -> str:
    from ....typed.names import by_beginning, idle_words

    if len(words) == 1 and (code := _code_parts(words[0])):
        words = code
        if codes := _codes(words[0], words[1], say):
            raise InvalidValue(
                N_("“{name}” may mean several cards."),
                allowed=", ".join(codes),
                rule="afritoria.components.wild",
                name="".join(words)[:40],
            )
    if len(words) == 1:
        return _special(words[0], say) or by_beginning(words[0], _spoken(SPECIALS, say)) or _code(words[0])
    said = [word for word in words if word not in idle_words(say.code)]
    return _couple(words, say) or _couple(said, say) or (_special(said[0], say) if len(said) == 1 else "")


def _special(word: str, say: Language) -> str:
    """The ranger or the poacher that a word says in any of its forms; empty if it says none."""
    return known_as(vocabulary.SPECIALS, (), say).find(word)


def _animal_alone(text: str, say: Language) -> str:
    """The animal that a text says without a colour, typed out and no number; empty if it says none."""
    return known_as(vocabulary.ANIMALS, (), say).said(text)


def _apart(text: str) -> list[str]:
    """The words of a text, with a hyphen or a colon between letters as a blank: green-lion, green: lion."""
    parts = [part.strip() for part in text.replace(":", "-").split("-")]
    lettered = all([part[:1].isalpha() and part[-1:].isalpha() for part in parts])
    return " ".join(parts).split() if lettered else text.split()


def _code_parts(word: str) -> list[str]:
    """The letters and the figures of a code such as g10; nothing if it is none."""
    letters = word.rstrip("".join([sign for sign in word if sign.isdecimal()]))
    figures = word[len(letters) :]
    return [letters, figures] if letters.isalpha() and figures else []


def _spoken(words: dict[str, str], say: Language) -> dict[str, tuple[str, str]]:
    return {word: (word, say.gettext(text)) for word, text in words.items()}


def _couple(words: list[str], say: Language) -> str:
    """The card that a colour and an animal say, one after the other."""
    for i in range(1, len(words)):
        for one, other in ((words[:i], words[i:]), (words[i:], words[:i])):
            colour = _colour(" ".join(one), say)
            animal = _animal(" ".join(other), say)
            if colour and animal:
                return f"{colour} {animal}"
    return ""


def _codes(letters: str, strength: str, say: Language) -> list[str]:
    """How the cards are typed apart that the letters may mean; nothing where they mean one."""
    from ....typed.fold import compare

    if _colour(letters, say):
        return []
    shown = [compare(say.gettext(text)) for text in COLOURS.values()]
    begun = [name for name in shown if name.startswith(compare(letters))]
    apart = [next(name[:i] for i in range(1, len(name) + 1) if _colour(name[:i], say)) for name in begun]
    return [f"{name}{strength}" for name in apart]


def _code(text: str) -> str:
    return {"r": c.RANGER, "s": c.POACHER}.get(text.casefold(), "")


def _colour(text: str, say: Language) -> str:
    """The colour that a word says, or one or more letters of which it is clear."""
    from ....typed.names import by_beginning

    text = text.strip("()")
    names = known_as(vocabulary.COLOURS, (), say)
    return names.find(text) or names.by_letters(text) or by_beginning(text, _spoken(COLOURS, say))


def _animal(text: str, say: Language) -> str:
    if text.isdecimal():
        number = int(text) if len(text) <= 2 else 0
        return c.ANIMALS[number - 1] if 1 <= number <= len(c.ANIMALS) else ""
    from ....typed.names import by_beginning

    text = text.strip("()")
    # A hyena (hyeena) and a wild dog (hyeenakoira) are different animals.
    return known_as(vocabulary.ANIMALS, (), say).find(text) or by_beginning(text, _spoken(ANIMALS, say), shortest=False)
