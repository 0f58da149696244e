"""The search against questions as players ask them, in every language.

`tests/data/questions.<language>.tsv` holds one question a line: `tune` or `held`, the question, and the entries that
answer it, separated by `|`. All were written without looking at the search or its phrases: first the question, from the
situation at the table, then the entries that answer it.

`tune` are the older ones. The constants of the search were chosen with them, and phrases were added where they failed,
so that they flatter the search. `held` are newer: nothing was changed because of one of them, and nobody has looked at
which of them fail; only their share was looked at now and then while the search was tuned. What a stranger meets is
what `held` says.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import scorer
from scorer.games import ids
from scorer.text.i18n import languages

DATA = Path(__file__).parent / "data"


@cache
def questions(lang: str) -> list[tuple[str, str, tuple[str, ...]]]:
    rows = []
    for line in (DATA / f"questions.{lang}.tsv").read_text("utf-8").splitlines():
        kind, question, wanted = line.split("\t")
        rows.append((kind, question, tuple(wanted.split("|"))))
    return rows


def misses(lang: str, among: int) -> list[tuple[str, str, list[str]]]:
    """The questions whose answer is not among the first hits, asked as at the table: within the game that is played."""
    missed = []
    for kind, question, wanted in questions(lang):
        hits = scorer.search(question, lang=lang, game=scorer.rule(wanted[0]).game)
        found = [hit.rule.id for hit in hits[:among]]
        if not set(found) & set(wanted):
            missed.append((kind, question, found))
    return missed


@pytest.mark.parametrize("lang", languages())
def test_there_are_enough_questions(lang: str) -> None:
    rows = questions(lang)
    assert len(rows) >= 60
    assert len({question for _, question, _ in rows}) == len(rows)
    assert sum(kind == "held" for kind, _, _ in rows) * 3 >= len(rows)
    for _, question, wanted in rows:
        for id in wanted:
            assert scorer.rule(id).title(lang).strip("?").lower() != question.strip("?").lower()
    for game in ids():
        assert any(scorer.rule(id).game == game for _, _, wanted in rows for id in wanted)


AIM = (90, 98)
"""In how many of a hundred questions the right entry is first, and among the first three, in every language."""

HELD = {
    "nl": (84, 95),
    "de": (86, 95),
    "fr": (86, 98),
    "fi": (87, 94),
    "en": (80, 96),
}
"""What is reached with `held` alone. This is not the aim: a figure may be raised, never lowered."""


def reached(missed: list[tuple[str, str, list[str]]], lang: str, *kinds: str) -> float:
    """The share of the questions of some kinds that are answered, in percent."""
    asked = sum(kind in kinds for kind, _, _ in questions(lang))
    return 100 * (1 - sum(kind in kinds for kind, _, _ in missed) / asked)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("among", [1, 3])
def test_the_right_entry_is_found(lang: str, among: int) -> None:
    missed = misses(lang, among)
    share = reached(missed, lang, "tune", "held")
    # Whoever reads of a held question will tune with it.
    missed = [miss for miss in missed if miss[0] == "tune"]
    assert share >= AIM[among == 3], missed


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("among", [1, 3])
def test_questions_that_the_search_has_never_met(lang: str, among: int) -> None:
    held = reached(misses(lang, among), lang, "held")
    assert held >= min(AIM[among == 3], HELD.get(lang, AIM)[among == 3]), held


@pytest.mark.parametrize(
    ("lang", "words", "wanted"),
    [
        ("fi", "kullan", "kulta"),
        ("fi", "kultaa", "kulta"),
        ("fi", "KULTA", "kulta"),
        ("de", "Edelsteinen", "Edelstein"),
        ("de", "Munzen", "Münze"),
        ("fr", "egalite", "égalité"),
        ("nl", "stropers", "stroper"),
        ("en", "poachr", "poacher"),
    ],
)
def test_forms_of_a_word_find_the_word(lang: str, words: str, wanted: str) -> None:
    found = scorer.search(words, lang=lang)
    assert found
    best = found[0].rule
    told = " ".join((best.title(lang), best.text(lang), best.synonyms(lang))).lower()
    assert wanted.lower() in told, best.id


def test_nothing_fits_nothing() -> None:
    for words in ("", "?", "xyzzyqq", "42 17"):
        assert scorer.search(words) == ()


def test_a_game_may_be_named() -> None:
    assert {hit.rule.game for hit in scorer.search("tie", game="africana")} == {"africana"}
    with pytest.raises(scorer.UnknownName):
        scorer.search("tie", game="monopoly")
