"""That every text that may be said has a check, and that no translation puts its values where others belong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from tests.explained import disputed_play, what_decided
from tests.explained.claims import READINGS
from tests.explained.claims_africana import COLLECTIONS
from tests.explained.games import GAMES, about_scoring
from tests.explained.reading import LANGUAGES, Text, holes, texts

WORDS = (
    *("Score track", "+3 marker", "Trade goods", "Gold", "Gems"),
    *("Expeditions", "Artifacts", "Collections", "Helpers", "Money", "Travel cards", "Open artifacts"),
    *("Points pile", "green", "blue", "purple", "brown", "ranger", "poacher"),
    *("porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena", "buffalo", "leopard", "giraffe", "lion"),
    *("elephant", "{animal} ({colour})", "“{text}”", "{name}: {count}", "{said}; {more}"),
)
"""Texts that are no sentences: names of things, and what joins them."""
LISTS = ("Disputed rulings, as scored here: {readings}", "Readings other than the default: {readings}")
"""Sentences that are compared whole."""
ELSEWHERE = (
    "This name is not listed, so it counts as a kind of its own: {names}",  # tests/scoring/test_kinds.py
    "“{name}” is not one of these words.",  # what a program has asked for, not a table
    # tests/conformance/test_elsewhere.py: of games of which nobody has read a rulebook, which ours are not, ...
    (
        "Tables play this differently, and the winner depends on it. Scored as “{ours}”; if “{reading}” holds, it is"
        " {winners} ({ids})."
    ),
    # ... and each of ours has a sentence of its own for a tie that was broken
    "Winner with {points} after a tie-break: {winners} (compared: {amounts})",
    # An error of programs.
    "There is no key “{name}” here.",
)
"""Sentences that other tests judge."""
PARTS = ("{items} or {last}", "{what}, number {numbers}", "nobody", "{name}: {count}")
"""What the sentences about what decided, and about play, are made of."""


@pytest.mark.parametrize("game", GAMES)
def test_every_text_about_a_table_has_a_check(game: str) -> None:
    known = {*GAMES[game].known, *COLLECTIONS, *READINGS.values(), *WORDS, *LISTS, *ELSEWHERE, disputed_play.SAME}
    said = {text.text for text in texts("en") if about_scoring(text, game) and not text.context}
    assert said - known == set()


@pytest.mark.parametrize(
    ("file", "known"),
    [
        ("scorer/scoring/decided/texts.py", {*what_decided.CLAIMS, *PARTS}),
        ("scorer/tracking/disputes.py", {*disputed_play.CLAIMS, *PARTS}),
    ],
)
def test_every_text_about_what_decided_and_about_play_has_a_check(file: str, known: set[str]) -> None:
    assert {text.text for text in texts("en") if file in text.files} - known == set()
    assert known - {*PARTS} <= {text.text for text in texts("en")}


@pytest.mark.parametrize("game", GAMES)
def test_every_check_is_of_a_text(game: str) -> None:
    assert set(GAMES[game].known) <= {text.text for text in texts("en") if about_scoring(text, game)}


OTHER_ORDER = {
    "de": {
        "There are only {most} of “{card}”, and they are already known to lie elsewhere.": "card most",
        "There are only {most} of “{card}”; this is number {number}.": "card most number",
        "Shared victory with {points}: {winners}": "winners points",
        "The map is not connected: {name} cannot be reached from {start}.": "start name",
        "Winner with {points} and the most money: {winners} (worth in silver: {amounts})": "winners points amounts",
        "Winner with {points} and the most silver coins: {winners} (silver coins: {amounts})": "winners points amounts",
        "Winner with {points}: {winner}": "winner points",
        "Winner with {points} after a tie-break: {winners} (compared: {amounts})": "winners points amounts",
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver, {points} point on the card": (
            "player goal kind silver points"
        ),
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver; its points are not told yet": (
            "player goal kind silver"
        ),
        "{player} steals {card} from {victim}: {points} point": "player victim card points",
    },
    "fi": {
        "There are only {most} of “{card}”, and they are already known to lie elsewhere.": "card most",
        "There are only {most} of “{card}”; this is number {number}.": "card most number",
        "Next to the old space: {here}; next to the new one: {there}, which is not more.": "there here",
        "The map is not connected: {name} cannot be reached from {start}.": "start name",
        "Winner with {points} and the most money: {winners} (worth in silver: {amounts})": "winners points amounts",
        "Winner with {points} and the most silver coins: {winners} (silver coins: {amounts})": "winners points amounts",
        "Winner with {points}: {winner}": "winner points",
        "Winner with {points} after a tie-break: {winners} (compared: {amounts})": "winners points amounts",
        "{player} steals {card} from {victim}: {points} point": "player victim card points",
    },
    "fr": {
        "Next to the old space: {here}; next to the new one: {there}, which is not more.": "there here",
        "Round {round}: {player} has {left} action left.": "round left player",
        "The map is not connected: {name} cannot be reached from {start}.": "start name",
    },
    "nl": {
        "There are only {most} of “{card}”, and they are already known to lie elsewhere.": "card most",
        "There are only {most} of “{card}”; this is number {number}.": "card most number",
        "{player}’s card is knocked out by an equal one ({card}): 0 points": "card player",
        "The map is not connected: {name} cannot be reached from {start}.": "start name",
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver, {points} point on the card": (
            "player goal kind silver points"
        ),
        "{player} completes an artifact adventure ({kind}) in {goal}: {silver} silver; its points are not told yet": (
            "player goal kind silver"
        ),
    },
}
"""Translations that tell their values in another order than the English text: each was read by somebody."""


def about_games(text: Text) -> bool:
    """Whether a text tells of a table or of a game."""
    return any("/scoring/" in file or "/tracking/" in file for file in text.files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_stand_in_the_order_that_was_read(lang: str) -> None:
    """Two values that are swapped in a translation can be read back without a fault: only people see it."""
    other = {
        text.text: " ".join(holes(form))
        for text in texts(lang)
        if about_games(text)
        for form in text.forms
        if holes(form) != holes(english(text)[-1])
    }
    assert other == OTHER_ORDER.get(lang, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_in_a_text_are_those_of_the_english_one(lang: str) -> None:
    other = {
        form
        for text in texts(lang)
        if about_games(text) and " | " not in text.text  # those are words that people may type
        for form in text.forms
        if digits(form) not in [digits(own) for own in english(text)]
    }
    assert other == set()


@cache
def _english() -> dict[tuple[str, str], Sequence[str]]:
    return {(text.text, text.context): text.forms for text in texts("en")}


def english(text: Text) -> Sequence[str]:
    """The English forms of a text."""
    return _english()[text.text, text.context]


def digits(form: str) -> list[str]:
    """The numbers that stand in a text itself, in order of size."""
    return sorted(re.findall("[0-9]+", re.sub(r"\{\w+\}", "", form)))


MEANT = (
    {
        "rounded down": "naar beneden|abgerundet|vers le bas|alaspäin",
        "rounded up": "naar boven|aufgerundet|vers le haut|ylöspäin",
    },
    {
        "}, the most[,:]": "eerste|erster|première|, eniten|ykkös",
        "}, second most[,:]": "tweede|zweiter|deuxième|toiseksi|kakkos",
    },
    {"two alike": "twee g|zwei g|deux i|kaksi s", "three alike": "drie g|drei g|trois i|kolme s"},
    {"two different [(]": "twee v|zwei v|deux d|kaksi e", "four different [(]": "vier v|quatre d|neljä e"},
    {
        "} statue =": "beeld|statue|pats",
        "} drum =": "trommel|tambour|rum",
        "} shirt =": "hemd|chemise|pai",
        "} kettle =": "ketel|p[oö]tt|marmite|pata",
    },
    {"} nugget$": "goud|nugget|pépite|kulta", "} gem$": "edelste|bijou|jaloki"},
    {"count} more, ": " meer| mehr| de plus|enemmän", "count} fewer, ": "minder|weniger|de moins|vähemmän"},
    {"weakest card still": "zwakst|schwächst|faible|heiko", "strongest card still": "sterkst|stärkst|fort|vahv"},
    {"penalty {points}": "{points}", "adventure, no penalty": "geen|keine|pas de|ei miinus"},
    {
        "^revealed the last": "monument (ontdekt|aufgedeckt)|^a découvert|paljasti ",
        "^did not reveal": " niet | nicht |n’a pas|ei ",
    },
    {
        "^Winner with": "^winnaar|^(gleichstand; )?sieg|^victoire avec|^voittaja",
        "^Shared victory": "gedeeld|geteilt|partag|jaet",
    },
)
"""Texts that differ in one thing, by an English pattern, with what tells it in the other languages: none may tell what
another of them says."""


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_texts_that_differ_in_one_thing_say_that_one(lang: str) -> None:
    wrong = []
    for text in filter(about_games, texts(lang)):
        for family in MEANT:
            for form, own in zip(text.forms, english(text), strict=False):
                said = [key for key in family if re.search(key, own)]
                told = [key for key, words in family.items() if re.search(words, form, re.IGNORECASE)]
                if said and told != said:
                    wrong.append(f"{own}: {form}")
    assert not wrong
