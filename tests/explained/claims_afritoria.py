"""What the sentences of a scored table of Afritoria claim."""

from __future__ import annotations

from collections.abc import Mapping

from tests.explained.claims import Claim, Said, agrees, listed, true
from tests.explained.reading import Reader
from tests.explained.rules_afritoria import ANIMALS, COLOURS, Cards
from tests.explained.table import Line

WORDS = {
    "nl": (
        "stekelvarken stokstaartje gazelle wilde_hond zebra hyena buffel luipaard giraffe leeuw olifant",
        "groen blauw paars bruin",
    ),
    "de": (
        "Stachelschwein Erdmännchen Gazelle Afrikanischer_Wildhund Zebra Hyäne Büffel Leopard Giraffe Löwe Elefant",
        "grün blau lila braun",
    ),
    "fr": (
        "porc-épic suricate gazelle lycaon zèbre hyène buffle léopard girafe lion éléphant",
        "vert bleu violet marron",
    ),
    "fi": (
        "piikkisika nelisormimangusti gaselli hyeenakoira seepra hyeena puhveli leopardi kirahvi leijona norsu",
        "vihreä sininen violetti ruskea",
    ),
    "en": (
        "porcupine meerkat gazelle wild_dog zebra hyena buffalo leopard giraffe lion elephant",
        "green blue purple brown",
    ),
}
"""The animals by strength, and the colours, in the words of the rules: not those of the catalogues."""


def in_words(lang: str, name: str) -> str:
    """An animal or a colour in a language."""
    animals, colours = WORDS[lang]
    names = dict(zip((*ANIMALS, *COLOURS), f"{animals} {colours}".split(), strict=True))
    return names[name].replace("_", " ")


def no_cards(said: Said, line: Line) -> bool:
    """The pile is empty."""
    return line.fact == [] and line.points == 0


def of_a_worth(said: Said, cards: Cards) -> bool:
    """So many cards of which only the worth is known."""
    return (
        not cards.animal
        and said.number("worth") == cards.worth
        and _counted(said, cards)
        and agrees(said, cards.copies)
    )


def one(said: Said, cards: Cards) -> bool:
    """One card."""
    return cards.copies == 1 and _known(said, cards) and said.number("points") == cards.worth


def twins(said: Said, cards: Cards) -> bool:
    """Cards that are alike."""
    return cards.copies > 1 and _known(said, cards) and _counted(said, cards)


def _known(said: Said, cards: Cards) -> bool:
    lang = said.reader.lang
    return (
        cards.animal != ""
        and said["animal"] == in_words(lang, cards.animal)
        and said["colour"] == in_words(lang, cards.colour)
    )


def _counted(said: Said, cards: Cards) -> bool:
    return said.number("count") == cards.copies and said.number("points") == cards.copies * cards.worth


CLAIMS: Mapping[str, Claim] = {
    "no cards on the points pile": no_cards,
    "{count} card worth {worth} = {points}": of_a_worth,
    "{animal} ({colour}) = {points}": one,
    "{count} × {animal} ({colour}) = {points}": twins,
}
"""By the English text; the fact is a `Line`, or within one `Cards`."""


def line_is_true(sentence: str, reader: Reader, line: Line) -> bool:
    """Whether the sentence of a line is true: it lists each kind of cards once."""
    if not line.fact:
        return true(sentence, reader, CLAIMS, line)
    return listed(sentence, reader, CLAIMS, line.fact)
