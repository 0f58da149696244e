"""How cards of Afritoria are typed, in five languages; the words are those of the glossary (rules, part E.2)."""

from __future__ import annotations

import random
from itertools import product
from unicodedata import combining, normalize

import pytest

from scorer import tracking
from scorer.games.afritoria.tracking.cards import Card
from scorer.text.errors import InvalidValue, language
from scorer.text.i18n import languages
from tests.support.tiers import one_of

COLOURS = ("green", "blue", "purple", "brown")
ANIMALS = ["porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena", "buffalo"]  # by strength
ANIMALS += ["leopard", "giraffe", "lion", "elephant"]
CODES = dict(zip("gbpn", COLOURS, strict=True))
WILD = [f"{colour} {animal}" for colour, animal in product(COLOURS, ANIMALS)]
LANGUAGES = languages()

SPOKEN_COLOURS = {
    "nl": ("groen", "blauw", "paars", "bruin"),
    "de": ("grün", "blau", "lila", "braun"),
    "fr": ("vert", "bleu", "violet", "marron"),
    "fi": ("vihreä", "sininen", "violetti", "ruskea"),
    "en": COLOURS,
}
SPOKEN_ANIMALS = {
    "nl": (
        "olifant",
        "leeuw",
        "giraffe",
        "luipaard",
        "buffel",
        "hyena",
        "zebra",
        "wilde hond",
        "gazelle",
        "stokstaartje",
        "stekelvarken",
    )[::-1],
    "de": (
        "Stachelschwein",
        "Erdmännchen",
        "Gazelle",
        "Afrikanischer Wildhund",
        "Zebra",
        "Hyäne",
        "Büffel",
        "Leopard",
        "Giraffe",
        "Löwe",
        "Elefant",
    ),
    "fr": (
        "porc-épic",
        "suricate",
        "gazelle",
        "lycaon",
        "zèbre",
        "hyène",
        "buffle",
        "léopard",
        "girafe",
        "lion",
        "éléphant",
    ),
    "fi": (
        "piikkisika",
        "nelisormimangusti",
        "gaselli",
        "hyeenakoira",
        "seepra",
        "hyeena",
        "puhveli",
        "leopardi",
        "kirahvi",
        "leijona",
        "norsu",
    ),
    "en": tuple(ANIMALS),
}
SPOKEN_SPECIALS = {
    "nl": ("jachtopziener", "stroper"),
    "de": ("Wildhüter", "Wilderer"),
    "fr": ("garde-chasse", "braconnier"),
    "fi": ("puistonvartija", "salametsästäjä"),
    "en": ("ranger", "poacher"),
}

FIELD = Card("card", "Card", "", "afritoria.round.play", required=True)


def typed(text: str, lang: str) -> str:
    """The card that is meant, as a move holds it. Raises `InvalidValue`."""
    card = FIELD.read(FIELD.typed(text, language(lang)))
    assert tracking.read_move("afritoria", {"move": "play", "card": card}).to_dict()["card"] == card
    return card


def without_accents(text: str) -> str:
    return "".join([letter for letter in normalize("NFD", text) if not combining(letter)])


def refused(text: str, lang: str) -> None:
    """Not a card, and the person learns what is one."""
    with pytest.raises(InvalidValue) as caught:
        typed(text, lang)
    error = caught.value
    assert error.rule.startswith("afritoria.")
    for each in LANGUAGES:
        message = error.text(each)
        assert "10" in message or "bl7, br7" in message
        assert "{" not in message.replace(text, "")
        assert len(message) < 1000


# --- codes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes(lang: str) -> None:
    """A letter for the colour and the strength; blauw and bruin, blau and braun begin alike and need two letters."""
    two = {"nl": {"bl": "blue", "br": "brown"}, "de": {"bl": "blue", "br": "brown"}}.get(lang, {})
    codes = {letter: colour for letter, colour in (CODES | two).items() if not (two and letter == "b")}
    if two:
        refused("b7", lang)
    for (letter, colour), (strength, animal) in product(codes.items(), enumerate(ANIMALS, start=1)):
        for text in (
            f"{letter}{strength}",
            f"{letter.upper()}{strength}",
            f"{letter} {strength}",
            f" {letter}{strength} ",
        ):
            assert typed(text, lang) == f"{colour} {animal}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_with_the_colour_in_words(lang: str) -> None:
    for colour, spoken in zip(COLOURS, SPOKEN_COLOURS[lang], strict=True):
        for text in (f"{spoken} 10", f"10 {spoken}", f"{spoken}10", f"{colour} 10", f"{spoken[:3]}10"):
            assert typed(text, lang) == f"{colour} lion"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["g0", "g12", "g100", "g-1", "g1.5", "gg1", "x5", "10", "g10 b5", "g10,b5", "g 1 0", "g²", "g10!"]
)
def test_codes_that_are_none(text: str, lang: str) -> None:
    refused(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["g" + "1" * 5000, "green " + "9" * 5000, "0" * 5000 + " g", "g" * 5000])
def test_codes_that_are_too_long(text: str, lang: str) -> None:
    """A cat on the keyboard."""
    refused(text, lang)


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_either_order(lang: str) -> None:
    """The words of the language, and the English ones of records, whatever their case."""
    for colours, animals in (
        (SPOKEN_COLOURS[lang], SPOKEN_ANIMALS[lang]),
        (COLOURS, ANIMALS),
        (SPOKEN_COLOURS[lang], ANIMALS),
        (COLOURS, SPOKEN_ANIMALS[lang]),
    ):
        for card, (colour, animal) in zip(WILD, product(colours, animals), strict=True):
            for text in (f"{colour} {animal}", f"{animal} {colour}", f"{animal} ({colour})"):
                assert typed(text, lang) == card
                assert typed(text.upper(), lang) == card
                assert typed(text.lower(), lang) == card
                assert typed("  " + text.replace(" ", "   ") + " ", lang) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_specials(lang: str) -> None:
    """The English words of records and the letters of codes are read in every language."""
    for text in ("ranger", "RANGER", " Ranger ", "range", "ran", "r", "R", " r "):
        assert typed(text, lang) == "ranger"
    for text in ("poacher", "POACHER", " Poacher ", "poach", "poa", "s", "S", " s "):
        assert typed(text, lang) == "poacher"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_specials_in_the_words_of_the_language(lang: str) -> None:
    for card, spoken in zip(("ranger", "poacher"), SPOKEN_SPECIALS[lang], strict=True):
        for text in (spoken, spoken.upper(), spoken.lower(), f" {spoken} ", spoken[:-1]):
            assert typed(text, lang) == card
        assert FIELD.spoken(card, language(lang)) == spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_can_be_typed(lang: str) -> None:
    for card in (*WILD, "ranger", "poacher"):
        assert typed(FIELD.spoken(card, language(lang)), lang) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_language_are_shown(lang: str) -> None:
    """Cards are shown in the words of the glossary."""
    for card, (colour, animal) in zip(WILD, product(SPOKEN_COLOURS[lang], SPOKEN_ANIMALS[lang]), strict=True):
        shown = FIELD.spoken(card, language(lang))
        assert colour in shown
        assert animal in shown


INFLECTED = {
    "nl": ["groene leeuw", "blauwe leeuw", "paarse leeuw", "bruine leeuw"],
    "de": ["grüner Löwe", "blauer Löwe", "lila Löwe", "brauner Löwe"],
    "fr": ["lion verte", "lion bleue", "lion violette", "lion marron"],
    "fi": ["vihreä leijona", "sininen leijona", "violetti leijona", "ruskea leijona"],
    "en": ["green lion", "blue lion", "purple lion", "brown lion"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_as_people_say_them(lang: str) -> None:
    """Colours with an ending; letters without the accents that a keyboard lacks."""
    for text, colour in zip(INFLECTED[lang], COLOURS, strict=True):
        assert typed(text, lang) == f"{colour} lion"
    for card, (colour, animal) in zip(WILD, product(SPOKEN_COLOURS[lang], SPOKEN_ANIMALS[lang]), strict=True):
        assert typed(without_accents(f"{colour} {animal}"), lang) == card
    for card, special in zip(("ranger", "poacher"), SPOKEN_SPECIALS[lang], strict=True):
        assert typed(without_accents(special), lang) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_decomposed_letters(lang: str) -> None:
    """As some systems write them: the letter, then its accent."""
    for card, (colour, animal) in zip(WILD, product(SPOKEN_COLOURS[lang], SPOKEN_ANIMALS[lang]), strict=True):
        assert typed(normalize("NFD", f"{colour} {animal}"), lang) == card


# --- beginnings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text", "card"),
    [
        ("en", "gre li", "green lion"),
        ("en", "li gre", "green lion"),
        ("en", "g z", "green zebra"),
        ("en", "z g", "green zebra"),
        ("en", "br wild", "brown wild dog"),
        ("en", "wild d br", "brown wild dog"),
        ("en", "br wild d", "brown wild dog"),
        ("en", "w g", "green wild dog"),
        ("en", "bl po", "blue porcupine"),
        ("en", "b z", "blue zebra"),  # the code of blue, though brown begins so, too
        ("en", "n z", "brown zebra"),
        ("nl", "gr le", "green lion"),  # the word of the language goes before the leopard of records
        ("nl", "gr lee", "green lion"),
        ("nl", "gr lu", "green leopard"),
        ("nl", "wilde h br", "brown wild dog"),
        ("nl", "o pa", "purple elephant"),
        ("nl", "ste bla", "blue porcupine"),
        ("de", "gr lö", "green lion"),
        ("de", "Lö gr", "green lion"),
        ("de", "li erd", "purple meerkat"),
        ("de", "l zeb", "purple zebra"),
        ("de", "afri bra", "brown wild dog"),
        ("de", "bra afrikanischer w", "brown wild dog"),
        ("fr", "ve lyc", "green wild dog"),
        ("fr", "vi lyc", "purple wild dog"),
        ("fr", "mar él", "brown elephant"),
        ("fr", "ble lion", "blue lion"),
        ("fr", "zè vert", "green zebra"),
        ("fi", "vih kir", "green giraffe"),
        ("fi", "vio kir", "purple giraffe"),
        ("fi", "s nor", "blue elephant"),
        ("fi", "rus hyeena", "brown hyena"),  # a whole word, though another one begins so
        ("fi", "rus hyeenak", "brown wild dog"),
        ("fi", "leij r", "brown lion"),
    ],
)
def test_beginnings(lang: str, text: str, card: str) -> None:
    if card:
        assert typed(text, lang) == card
        assert typed(text.upper(), lang) == card
    else:
        refused(text, lang)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "green l"),  # leopard, lion
        ("en", "l green"),
        ("en", "g l"),
        ("en", "g g"),  # gazelle, giraffe
        ("en", "green g"),
        ("nl", "groen st"),  # stekelvarken, stokstaartje
        ("nl", "groen g"),
        ("de", "grün g"),
        ("de", "b9 b9"),
        ("fr", "v10"),  # vert, violet
        ("fr", "v lion"),
        ("fr", "vert l"),  # lycaon, lion, léopard
        ("fi", "v10"),
        ("fi", "vi norsu"),  # vihreä, violetti
        ("fi", "sininen hyee"),  # hyeena, hyeenakoira
        ("fi", "ruskea n"),  # norsu, nelisormimangusti
        ("de", "wild"),  # Wildhüter, Wilderer
        ("de", "w"),
    ],
)
def test_beginnings_that_are_not_clear(lang: str, text: str) -> None:
    refused(text, lang)


def test_beginnings_colour_first() -> None:
    """Where both orders have a meaning, the colour comes first, as in the names of cards."""
    assert typed("b p", "en") == "blue porcupine"
    assert typed("p b", "en") == "purple buffalo"


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", one_of(LANGUAGES, "fi", more=pytest.mark.slow))
def test_beginnings_mean_only_what_begins_so(lang: str) -> None:
    """Short beginnings, in either order: never another card, and always the card if it is the only one."""
    colours = [
        {letter, english, without_accents(spoken.casefold())}
        for letter, english, spoken in zip(CODES, COLOURS, SPOKEN_COLOURS[lang], strict=True)
    ]
    animals = [{a, without_accents(b.casefold())} for a, b in zip(ANIMALS, SPOKEN_ANIMALS[lang], strict=True)]
    starts = sorted({name[:n] for names in (*colours, *animals) for name in names for n in (1, 2, 3)})
    say = language(lang)

    def beginning(names: set[str], text: str) -> bool:
        return any(name.startswith(text) for name in names)

    pairs = list(product(starts, starts))
    for one, other in random.Random(lang).sample(pairs, len(pairs) // 3):
        fits = set()
        for colour, animal in ((one, other), (other, one)):
            for i, j in product(range(4), range(11)):
                if beginning(colours[i], colour) and beginning(animals[j], animal):
                    fits.add(f"{COLOURS[i]} {ANIMALS[j]}")
        text = f"{one} {other}"
        found = FIELD.typed(text, say)
        assert found in fits or found == text
        if len(fits) == 1:
            assert {found} == fits


# --- what is no card -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "()",
        "( )",
        "green",
        "lion",
        "red lion",
        "green cat",
        "lion cat",
        "green blue",
        "green lion lion",
        "green green lion",
        "green lion blue",
        "green ranger",
        "ranger 3",
        "ranger poacher",
        "rs",
        "greenlion",
        "green-3",
        "3 lion",
        "green\x00lion",
        "🦁",
        "ß",
    ],
    ids=repr,
)
def test_what_is_no_card(text: str, lang: str) -> None:
    refused(text, lang)


@pytest.mark.parametrize("value", [None, 3, True, ["green lion"], {"card": "green lion"}, "Green Lion", "g10", "lion"])
def test_what_a_record_does_not_hold(value: object) -> None:
    """Records hold the whole English names; only what people type is read kindly."""
    with pytest.raises(InvalidValue) as caught:
        FIELD.read(value)
    assert caught.value.rule.startswith("afritoria.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_cards(lang: str) -> None:
    """The three cards of an exchange, separated by commas."""
    put = tracking.moves("afritoria")["exchange"].fields[2]
    assert put.key == "put"
    text = f"g2, {SPOKEN_ANIMALS[lang][4]} {SPOKEN_COLOURS[lang][0]}, r"
    assert put.read(put.typed(text, language(lang))) == ("green meerkat", "green zebra", "ranger")
    with pytest.raises(InvalidValue) as caught:
        put.read(put.typed("g2, green cat", language(lang)))
    assert caught.value.place == "[1]"
