"""What people type at the count: it is what they meant, or it is asked about; never something else."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, strategies as st

from scorer.games.africa.tracking.words import Species
from scorer.games.africana.tracking.map import PlaceName
from scorer.games.afritoria.tracking.exchanging import Exchange
from scorer.registry import game, ids
from scorer.scoring.fields import Field, Points, Whole
from scorer.scoring.tally import form_of
from scorer.text.errors import ScorerError, language
from scorer.text.vocabulary import AND, Names, Reader, UnknownWord, fold, forms
from tests.support import DATA

LANGUAGES = ("nl", "de", "fr", "fi", "en")
GAMES = {"goods": "africa", "artifacts": "africana", "cards": "afritoria"}
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
def reader(lang: str, kind: str) -> Reader:
    return Reader(language(lang), game(GAMES.get(kind, "africa")).part("vocabulary").VOCABULARY)


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


def understood(lang: str, kind: str, text: str, field: Field, own: Reader | None, *, meaning: str) -> str:
    """What an answer means, as the tables write it; “?” for what is asked about or refused.

    Who is asked whether another word was meant says yes where it was.
    """
    for _ in range(5):
        try:
            value = field.understood(text, own) if own else field.typed(text, language(lang))
            field.read(value)
        except UnknownWord as error:
            if not error.near or not meant(error.near, error.near_shown, meaning, own):
                return "?"
            if own is None:
                text = error.near
            elif error.near.isalpha() and isinstance(field, Whole | Points):
                own.learn(error.word, own.number(error.near) or 0)
            else:
                group = next(names for g in ("colours", "animals", kind) if error.near in (names := own.names(g)))
                group.add(error.word, error.near)
        except ScorerError as error:
            guess = getattr(error, "guess", "")
            if not guess or meaning == "?":
                return "?"
            text = guess
        else:
            return said(kind, value)
    return "?"


def meant(near: str, shown: str, meaning: str, own: Reader | None) -> bool:
    number = own.number(shown) if own else None
    return near in meaning or (number is not None and str(number) in meaning.split())


def alike(found: str, meaning: str) -> bool:
    """Whether two meanings are the same in any order."""
    apart = " " if meaning[:1].isdigit() else ", "
    return Counter(found.split(apart)) == Counter(meaning.split(apart))


def readings(lang: str, kind: str, meaning: str, text: str) -> set[str]:
    """What an answer means at each question to which it may be given."""
    if kind in FOLLOWED:
        return {understood(lang, kind, text, FOLLOWED[kind], None, meaning=meaning)}
    return {
        understood(lang, kind, text, field, Reader(language(lang), game(id).vocabulary), meaning=meaning)
        for id, field in ASKED[kind]
    }


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_what_was_meant(lang: str, kind: str) -> None:
    """Who says “4 gems” is understood where gems are asked for, and nowhere as something else."""
    rows = answers(lang)[kind]
    assert len(rows) >= 60
    misread = {}
    for meaning, text in rows:
        found = readings(lang, kind, meaning, text)
        right = [alike(each, meaning) for each in found]
        if not any(right) or not all(ok or each == "?" for ok, each in zip(right, found, strict=True)):
            misread[text] = (meaning, found)
    assert misread == {}


def test_every_kind_of_answer_is_there() -> None:
    for lang in LANGUAGES:
        assert set(answers(lang)) == set(KINDS)


@given(st.data())
def test_any_spelling_order_and_separator_means_the_same(data: st.DataObject) -> None:
    """From a tally to a text and back: names in any of their forms, numbers before or after, any separators."""
    lang = data.draw(st.sampled_from(LANGUAGES))
    kind = data.draw(st.sampled_from(("goods", "artifacts")))
    own = reader(lang, kind)
    messages = game(GAMES[kind]).part("vocabulary").VOCABULARY[kind]
    counts = data.draw(st.dictionaries(st.sampled_from(list(messages)), st.integers(1, 5), min_size=1, max_size=4))
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    before = rng.random() < 0.5
    parts = []
    for name, count in counts.items():
        word = rng.choice([form for form in forms(messages[name], language(lang)) if own.names(kind).find(form)])
        word = rng.choice((str, str.upper, str.title))(word)
        times = rng.choice(("", "", "x ", "× "))
        parts.append(f"{count} {times}{word}" if before else f"{word} {times}{count}")
    separator = rng.choice((", ", " ", "; ", " + ", "\t", f" {rng.choice(forms(AND, language(lang)))} "))
    assert own.counts(separator.join(parts), kind) == counts


WORDS = sorted({form for id in ids() for group in game(id).part("vocabulary").VOCABULARY.values() for form in group})


@given(st.sampled_from(LANGUAGES), st.text(max_size=30) | st.lists(st.sampled_from([*WORDS, "3", "x", ",", "und"])))
def test_nothing_is_ever_counted_that_nobody_named(lang: str, text: str | list[str]) -> None:
    """Whatever is typed: kinds that are known, numbers alone, or a question."""
    typed = text if isinstance(text, str) else " ".join(text)
    own = reader(lang, "goods")
    try:
        counts = own.counts(typed, "goods")
    except ScorerError:
        return
    if isinstance(counts, dict):
        assert set(counts) <= set(own.names("goods"))


def test_a_new_word_names_what_it_may_mean() -> None:
    with pytest.raises(UnknownWord) as raised:
        reader("en", "goods").counts("kettel 2", "goods")
    assert (raised.value.word, raised.value.near) == ("kettel", "kettle")


def test_a_table_may_name_a_kind() -> None:
    own = Reader(language("en"), game("africa").part("vocabulary").VOCABULARY)
    own.names("goods").add("clay jug")
    assert own.counts("2 clay jugs, 1 drum".replace("jugs", "jug"), "goods") == {"clay jug": 2, "drum": 1}
    with pytest.raises(UnknownWord) as raised:
        own.counts("2 clay jugs", "goods")
    assert raised.value.near == "clay jug"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ids())
def test_no_form_means_two_things(lang: str, id: str) -> None:
    """Every form of every name is found, and finds its own name alone."""
    for messages in game(id).part("vocabulary").VOCABULARY.values():
        names = Names(messages, language(lang))
        for key, message in messages.items():
            for form in forms(message, language(lang)):
                assert names.find(form) == key, form
                assert names.find(form.upper()) == key, form
                assert fold(form), message
