"""What people type at the count: it is what they meant, or it is asked about; never something else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from scorer.games import game, ids
from scorer.games.afritoria.components import ANIMALS
from scorer.text.errors import ScorerError, language
from scorer.text.vocabulary import AND, Names, Reader, UnknownWord, fold, forms

LANGUAGES = ("nl", "de", "fr", "fi", "en")
DATA = Path(__file__).parent / "data"
GAMES = {"goods": "africa", "artifacts": "africana", "cards": "afritoria"}


@cache
def reader(lang: str, kind: str) -> Reader:
    return Reader(language(lang), game(GAMES.get(kind, "africa")).part("vocabulary").VOCABULARY)


def answers() -> Iterator[Any]:
    for lang in LANGUAGES:
        for line in (DATA / f"answers.{lang}.tsv").read_text("utf-8").splitlines():
            kind, meaning, typed = line.split("\t")
            for text in typed.split(" | "):
                yield pytest.param(lang, kind, meaning, text, id=f"{lang}-{kind}-{text}")


def understood(lang: str, kind: str, text: str) -> str:
    """What an answer means, as the tables write it; “?” for what is asked about or refused."""
    own = reader(lang, kind)
    try:
        if kind == "yesno":
            return {True: "yes", False: "no", None: "?"}[own.yes_no(text)]
        if kind == "number":
            number = own.number(text)
            return "?" if number is None else str(number)
        if kind == "points":
            numbers = own.numbers(text)
            return "?" if numbers is None else " ".join(map(str, numbers))
        if kind == "cards":
            return ", ".join(f"{a} {b}" for a, b in own.couples(text, "colours", "animals", ANIMALS)) or "none"
        counts = own.counts(text, kind)
    except ScorerError:
        return "?"
    if isinstance(counts, list):
        return " ".join(map(str, counts)).replace("0", "none") or "none"
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"


@pytest.mark.parametrize(("lang", "kind", "meaning", "text"), answers())
def test_an_answer_is_what_was_meant(lang: str, kind: str, meaning: str, text: str) -> None:
    found = understood(lang, kind, text)
    assert Counter(found.split(", ")) == Counter(meaning.split(", "))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_many_answers(lang: str) -> None:
    kinds = Counter(param.values[1] for param in answers() if param.values[0] == lang)
    assert kinds["goods"] >= 60
    assert kinds["cards"] >= 35
    assert all(count >= 20 for kind, count in kinds.items() if kind != "points")


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
