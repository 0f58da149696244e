"""What people type at the count: it is what they meant, or it is asked about; never something else."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, strategies as st

import scorer
from scorer.games.africa.tracking.words import Species
from scorer.games.africana.tracking.map import PlaceName
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.registry import game, ids
from scorer.scoring.fields import Field, Whole
from scorer.scoring.tally import form_of
from scorer.text.errors import ScorerError, language
from scorer.typed.fold import compare
from scorer.typed.names import Names, UnknownWord
from scorer.typed.question import Answer
from scorer.typed.reader import read
from scorer.typed.words import WORDS
from tests.support import DATA
from tests.support.tiers import one_of

LANGUAGES = ("nl", "de", "fr", "fi", "en")
GAMES = {"goods": "africa", "artifacts": "africana"}
KINDS = ("goods", "artifacts", "cards", "number", "points", "yesno", "species", "places", "colours")


def fields(id: str) -> dict[str, Field]:
    return {field.key: field for field in form_of(game(id)).tally.fields}


ASKED: dict[str, list[tuple[str, Field]]] = {
    "goods": [("africa", fields("africa")["goods"])],
    "artifacts": [("africana", fields("africana")["artifacts"])],
    "cards": [("afritoria", fields("afritoria")["pile"])],
    "points": [("africana", fields("africana")["expeditions"])],
    "yesno": [("africa", fields("africa")["bonus"])],
    "number": [(id, field) for id in ids() for field in fields(id).values() if isinstance(field, Whole)],
}
"""The questions of the count to which an answer of each kind may be given."""
FOLLOWED = {
    "species": Species("species", "", "", ""),
    "places": PlaceName("place", "", "", ""),
    "colours": next(field for field in Exchange.fields if field.key == "colour"),
}
"""The same for what is asked while a game is followed."""


@cache
def answers(lang: str) -> dict[str, list[tuple[str, str]]]:
    """What people typed in a language, with its meaning, by the kind of the question."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in (DATA / f"answers.{lang}.tsv").read_text("utf-8").splitlines():
        kind, meaning, typed = line.split("\t")
        found.setdefault(kind, []).extend((meaning, text) for text in typed.split(" | "))
    return found


def said(kind: str, value: Any) -> str:
    """A value as the tables write it."""
    if kind == "yesno":
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {count}" for name, count in value.items()) or "none"
    if isinstance(value, list) and kind == "cards":
        return ", ".join(value) or "none"
    if isinstance(value, list):
        return " ".join(map(str, value)) if any(value) else "none"
    return str(value)


def understood(lang: str, kind: str, text: str, field: Field, meaning: str) -> str:
    """What an answer means, as the tables write it; “?” for what is asked about or refused.

    Who is asked whether something else was meant says yes where it was.
    """
    if kind in FOLLOWED:
        return followed(lang, text, field, meaning)
    found = read(text, [field], language(lang))
    if isinstance(found, Answer):
        return said(kind, found.value)
    offered = [said(kind, choice.value) for choice in found.choices]
    return next((each for each in offered if alike(each, meaning, kind)), "?")


def followed(lang: str, text: str, field: Field, meaning: str) -> str:
    """The same of what is asked while a game is followed."""
    try:
        value = field.typed(text, language(lang))
        field.read(value)
    except UnknownWord as error:
        return error.near if error.near and error.near == meaning else "?"
    except ScorerError:
        return "?"
    return str(value)


def alike(found: str, meaning: str, kind: str) -> bool:
    """Whether two meanings are the same in any order; of points the sum will do."""
    if kind == "points" and re.fullmatch(r"[\d ]+", found + meaning):
        return sum(map(int, found.split())) == sum(map(int, meaning.split()))
    apart = " " if meaning[:1].isdigit() else ", "
    return Counter(found.split(apart)) == Counter(meaning.split(apart))


def readings(lang: str, kind: str, meaning: str, text: str) -> set[str]:
    """What an answer means at each question to which it may be given."""
    if kind in FOLLOWED:
        return {understood(lang, kind, text, FOLLOWED[kind], meaning)}
    return {understood(lang, kind, text, field, meaning) for _, field in ASKED[kind]}


@pytest.mark.unmeasured
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_what_was_meant(lang: str, kind: str) -> None:
    """Who says “4 gems” is understood where gems are asked for, and nowhere as something else."""
    rows = answers(lang)[kind]
    assert len(rows) >= 60
    misread = {}
    for meaning, text in rows:
        found = readings(lang, kind, meaning, text)
        right = [alike(each, meaning, kind) for each in found]
        if not any(right) or not all(ok or each == "?" for ok, each in zip(right, found, strict=True)):
            misread[text] = (meaning, found)
    assert misread == {}


@cache
def seen(lang: str) -> list[tuple[str, str, str, str]]:
    """Answers that were written without a look at the program: the field, what was meant, who may ask, the text."""
    lines = (DATA / f"seen.{lang}.tsv").read_text("utf-8").splitlines()
    return [(key, meant, may, text) for key, meant, may, text in (line.split("\t") for line in lines)]


def worth(value: object) -> object:
    """A value without what makes no difference: the order, what there is none of, a sum or its parts."""
    if isinstance(value, dict):
        return {key: number for key, number in value.items() if number} or 0
    return (sorted(filter(None, value)) or 0) if isinstance(value, list) else value or 0


def means(key: str, one: Any, other: Any) -> bool:
    """Whether two values mean the same; points of cards may be a sum."""
    if key in ("africana.expeditions", "africana.artifact_points") and not (
        isinstance(one, list) and isinstance(other, list)
    ):
        one, other = (sum(value) if isinstance(value, list) else value or 0 for value in (one, other))
    return worth(one) == worth(other)


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", one_of(LANGUAGES, "en", more=pytest.mark.slow))
def test_answers_of_strangers(lang: str) -> None:
    """None is counted as something else; at most one of twenty-five is asked about needlessly."""
    wrong, needless = [], []
    for key, meant, may, text in seen(lang):
        id, _, name = key.partition(".")
        ways = [fields(id)[each] for each in (("pile", "values") if id == "afritoria" else (name,))]
        found = read(text, ways, language(lang))
        if isinstance(found, Answer):
            if may == "ask" or not means(key, found.value, json.loads(meant)):
                wrong.append((text, found.value, meant))
        elif may == "plain" and not found.choices:
            needless.append((text, found.text("en")))
    assert not wrong
    assert len(needless) <= len(seen(lang)) / 25, needless


def test_every_kind_of_answer_is_there() -> None:
    for lang in LANGUAGES:
        assert set(answers(lang)) == set(KINDS)


@pytest.mark.unmeasured
@given(st.data())
def test_any_spelling_order_and_separator_means_the_same(data: st.DataObject) -> None:
    """From a tally to a text and back: names in any of their forms, numbers before or after, any separators."""
    lang = data.draw(st.sampled_from(LANGUAGES))
    kind = data.draw(st.sampled_from(("goods", "artifacts")))
    say = language(lang)
    field = ASKED[kind][0][1]
    messages = game(GAMES[kind]).part("vocabulary").VOCABULARY[kind]
    counts = data.draw(st.dictionaries(st.sampled_from(list(messages)), st.integers(1, 4), min_size=1, max_size=4))
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    before = rng.random() < 0.5
    parts = []
    for name, count in counts.items():
        word = rng.choice((str, str.upper, str.title))(rng.choice(say.forms(messages[name])))
        times = rng.choice(("", "", "x ", "× "))
        parts.append(f"{count} {times}{word}" if before else f"{word} {times}{count}")
    joiner = rng.choice([form.strip() for form in say.pgettext("vocabulary", AND).split("|")])
    separator = rng.choice((", ", "; ", " + ", "\t", "\n", f" {joiner} "))
    found = read(separator.join(parts), [field], say)
    assert isinstance(found, Answer), found
    assert found.value == counts


AND = next(message for role, _, message in WORDS if role == "sep")
NAMES = sorted({form for id in ids() for group in game(id).part("vocabulary").VOCABULARY.values() for form in group})


@pytest.mark.unmeasured
@given(st.sampled_from(LANGUAGES), st.text(max_size=30) | st.lists(st.sampled_from([*NAMES, "3", "x", ",", "und"])))
def test_nothing_is_ever_counted_that_nobody_named(lang: str, text: str | list[str]) -> None:
    """Whatever is typed: kinds that are known, numbers alone, or a question."""
    typed = text if isinstance(text, str) else " ".join(text)
    found = read(typed, [ASKED["goods"][0][1]], language(lang))
    if isinstance(found, Answer) and isinstance(found.value, dict):
        assert set(found.value) <= set(game("africa").vocabulary["goods"])


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ids())
def test_no_form_means_two_things(lang: str, id: str) -> None:
    """Every form of every name is found, and finds its own name alone."""
    for messages in game(id).part("vocabulary").VOCABULARY.values():
        names = Names(messages, language(lang))
        for key, message in messages.items():
            for form in language(lang).forms(message):
                assert names.find(form) == key, form
                assert names.find(form.upper()) == key, form
                assert compare(form), message


def test_one_meaning_that_is_not_sure_is_not_called_several() -> None:
    track, _, goods, *_ = scorer.game("africa").fields
    one, two = track.typed("42 + 3"), goods.typed("drum 3 statue")
    assert isinstance(one, scorer.Question)
    assert isinstance(two, scorer.Question)
    assert one.text() == "With “42 + 3” it is not clear what is meant. Did you mean 45?"
    assert two.text().startswith("“drum 3 statue” can be read in more than one way.")


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("nl", "2 leeuwen en een zebra"),
        ("de", "Zebra, 2 Löwen"),
        ("fr", "lion, lion, zèbre"),
        ("fi", "kaks leijonaa ja seepra"),
        ("en", "two lions and a zebra"),
    ],
)
def test_afritoria_card_points_of_animals_without_colours_are_offered(lang: str, typed: str) -> None:
    found = read(typed, [fields("afritoria")[key] for key in ("values", "pile")], language(lang))
    assert not isinstance(found, Answer)
    assert [choice.value for choice in found.choices] == [{"3": 0, "2": 1, "1": 2}]
