"""The search against questions as players ask them, in every language.

`tests/data/questions.<language>.tsv` holds one question a line: `tune` or `held`, the question, and the entries that
answer it, separated by `|`. All were written without looking at the search or its phrases: first the question, from the
situation at the table, then the entries that answer it.

`tests/data/uncovered.<language>.tsv` holds questions that no rule answers: `tune` or `held`, the question, and the game
that is played.

`tune` are the older ones and a part of the newer. The constants of the search were chosen with them, how often an entry
is asked for was counted in them, and phrases were added where they failed, so that they flatter the search. `held` are
the rest of the newer, by people who had read the printed rulebook and nothing else: nothing was changed because of one
of them, and nobody has looked at which of them fail; only their share was looked at a few times while the search was
tuned. What a stranger meets is what `held` says. Two people put the entries to each question: its writer, and a judge
who had not seen the search and added those that surely answer it, too.

A question that is exactly about a point that the rulebooks leave open accepts the ruling, too: it shows the readings
and which of them is ours.
"""

from __future__ import annotations

import gc
import pickle
import sys
import tracemalloc
from functools import cache

import pytest

import scorer
from scorer.reference.search import REMEMBERED
from scorer.reference.weights import WEIGHTS
from scorer.reference.words import number_words
from scorer.registry import ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import DATA
from tests.support.golden import GOLDEN, compare
from tests.support.tiers import one_of

pytestmark = pytest.mark.unmeasured

QUICK = one_of(languages(), "fi", more=pytest.mark.slow)
"""All questions are asked in one language in the fast tier, in the others in the slow one."""


@cache
def questions(lang: str) -> list[tuple[str, str, tuple[str, ...]]]:
    rows = []
    for line in (DATA / f"questions.{lang}.tsv").read_text("utf-8").splitlines():
        kind, question, wanted = line.split("\t")
        rows.append((kind, question, tuple(wanted.split("|"))))
    return rows


@cache
def answers(question: str, game: str, lang: str) -> scorer.Hits:
    """What is found within a game; several tests ask the same."""
    return scorer.search(question, game=game, lang=lang)


def misses(lang: str, among: int) -> list[tuple[str, str, list[str]]]:
    """The questions whose answer is not among the first hits, asked as at the table: within the game that is played."""
    missed = []
    for kind, question, wanted in questions(lang):
        hits = answers(question, scorer.rule(wanted[0]).game, lang)
        found = [hit.rule.id for hit in hits[:among]]
        if not set(found) & set(wanted):
            missed.append((kind, question, found))
    return missed


@pytest.mark.parametrize("lang", languages())
def test_there_are_enough_questions(lang: str) -> None:
    rows = questions(lang)
    assert len(rows) >= 60
    assert len({question for _, question, _ in rows}) == len(rows)
    assert sum(kind == "held" for kind, _, _ in rows) * 4 >= len(rows)
    for _, question, wanted in rows:
        for id in wanted:
            # A few words are what people type, whatever the title; a whole sentence is not.
            assert (
                len(question.split()) < 4
                or scorer.rule(id).title(lang).strip("?").lower() != question.strip("?").lower()
            )
    for game in ids():
        assert any(scorer.rule(id).game == game for _, _, wanted in rows for id in wanted)


AIM = (90, 98)
"""In how many of a hundred questions the right entry is first, and among the first three, in every language."""

HELD = {"nl": (90, 97), "fr": (90, 97), "fi": (89, 98)}
"""What is reached with `held` alone, where that is less. This is not the aim: a figure may be raised, never lowered
while the questions are the same."""


def reached(missed: list[tuple[str, str, list[str]]], lang: str, *kinds: str) -> float:
    """The share of the questions of some kinds that are answered, in percent."""
    asked = sum(kind in kinds for kind, _, _ in questions(lang))
    return 100 * (1 - sum(kind in kinds for kind, _, _ in missed) / asked)


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", QUICK)
@pytest.mark.parametrize("among", [1, 3])
def test_the_right_entry_is_found(lang: str, among: int) -> None:
    missed = misses(lang, among)
    share = reached(missed, lang, "tune", "held")
    # Whoever reads of a held question will tune with it.
    missed = [miss for miss in missed if miss[0] == "tune"]
    assert share >= AIM[among == 3], missed


@pytest.mark.parametrize("lang", QUICK)
@pytest.mark.parametrize("among", [1, 3])
def test_questions_that_the_search_has_never_met(lang: str, among: int) -> None:
    held = reached(misses(lang, among), lang, "held")
    assert held >= HELD.get(lang, AIM)[among == 3], held


SAMPLE = 10
"""The questions of each language in the golden file."""


def test_what_is_found_stays_as_it_was() -> None:
    """Any change of a weight shows here; `UPDATE_GOLDEN=1` writes it anew."""
    lines = [f"{name} {value}" for name, value in WEIGHTS._asdict().items()]
    for lang in languages():
        tune = [(question, scorer.rule(wanted[0]).game) for kind, question, wanted in questions(lang) if kind == "tune"]
        for question, game in tune[:: len(tune) // SAMPLE][:SAMPLE]:
            hits = answers(question, game, lang)
            lines += [
                f"{lang} {game}: {question}",
                f"  {hits.confidence:.3f}  " + " ".join(h.rule.id for h in hits[:3]),
            ]
    compare(GOLDEN / "search.txt", "\n".join([*lines, ""]))


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


@pytest.mark.parametrize(
    ("lang", "poachers"),
    [("nl", "stropers"), ("de", "Wilderer"), ("fr", "braconniers"), ("fi", "salametsästäjää"), ("en", "poachers")],
)
def test_a_number_is_the_same_in_any_writing(lang: str, poachers: str) -> None:
    for number, rule in enumerate(("two-poachers", "three"), start=2):
        spoken = number_words(language(lang)).split(";")[number - 2].split()
        for form in (str(number), *[form for form in spoken if form != "kolmet"]):
            found = scorer.search(f"{form} {poachers}", lang=lang)
            assert found[0].rule.id == f"afritoria.special.cancel.{rule}", form


def test_nothing_fits_nothing() -> None:
    for words in ("", "?", "xyzzyqq", "42 17"):
        assert scorer.search(words) == ()


def test_a_game_may_be_named() -> None:
    assert {hit.rule.game for hit in scorer.search("tie", game="africana")} == {"africana"}
    with pytest.raises(scorer.UnknownName):
        scorer.search("tie", game="monopoly")


UNCOVERED = 80
"""In how many of a hundred questions that no rule answers the search says so."""

UNSURE = 5
"""Of how many of a hundred questions that a rule answers it may say that perhaps none does."""

HONEST_HELD = {"de": (80, 6), "fr": (77, 5), "fi": (80, 7)}
"""What is reached of both with `held`, where that is less; not to get worse."""


@cache
def confidences(lang: str, kind: str) -> tuple[list[bool], list[bool]]:
    """Of the questions of a kind whether the search is sure: of those with an answer, and of those without."""
    answered = [
        answers(question, scorer.rule(wanted[0]).game, lang).sure
        for marked, question, wanted in questions(lang)
        if marked == kind
    ]
    rows = [line.split("\t") for line in (DATA / f"uncovered.{lang}.tsv").read_text("utf-8").splitlines()]
    assert len({question for _, question, _ in rows}) == len(rows) >= 50
    return answered, [answers(question, game, lang).sure for marked, question, game in rows if marked == kind]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", QUICK)
def test_the_search_knows_when_it_does_not_know(lang: str) -> None:
    answered, unanswered = confidences(lang, "tune")
    assert 100 * answered.count(False) <= UNSURE * len(answered)
    assert 100 * unanswered.count(False) >= UNCOVERED * len(unanswered)


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", QUICK)
def test_it_knows_so_of_questions_that_it_has_never_met(lang: str) -> None:
    answered, unanswered = confidences(lang, "held")
    honest, unsure = HONEST_HELD.get(lang, (UNCOVERED, UNSURE))
    assert 100 * unanswered.count(False) >= honest * len(unanswered)
    assert 100 * answered.count(False) <= unsure * len(answered)


def test_a_word_that_one_game_alone_knows_chooses_the_game() -> None:
    for words, game in (("what does the poacher do", "afritoria"), ("when do I take the joker card", "africana")):
        assert scorer.search(words)[0].rule.game == game


@pytest.mark.parametrize(
    ("lang", "words", "game"),
    [
        ("en", "who wins a tie in africana", "africana"),
        ("en", "afritoria who begins", "afritoria"),
        ("de", "wer fängt an bei Afrika", "africa"),
        ("de", "Unentschieden bei Afrikana", "africana"),
        ("fi", "kuka aloittaa Africanassa", "africana"),
        ("nl", "wie begint er bij Afrika", "africa"),
    ],
)
def test_the_name_of_a_game_chooses_it(lang: str, words: str, game: str) -> None:
    assert {hit.rule.game for hit in scorer.search(words, lang=lang)} == {game}


@pytest.mark.parametrize(
    ("lang", "words", "game", "there"),
    [
        ("en", "joker card", "afritoria", "africana"),
        ("nl", "jokerkaart", "afritoria", "africana"),
        ("fi", "jokerikortti", "afritoria", "africana"),
    ],
)
def test_what_another_game_answers_is_told_there(lang: str, words: str, game: str, there: str) -> None:
    hits = scorer.search(words, game=game, lang=lang)
    assert hits.elsewhere
    assert hits.elsewhere.game == there
    assert not hits.sure
    assert {hit.rule.game for hit in hits} <= {game}
    assert scorer.search(words, game=there, lang=lang).elsewhere is None
    assert scorer.search(words, lang=lang).elsewhere is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "how does the game end"),
        ("nl", "wanneer is het spel afgelopen"),
        ("de", "wann endet das Spiel"),
        ("fr", "quand se termine la partie"),
        ("fi", "milloin peli päättyy"),
    ],
)
def test_what_each_game_answers_is_answered_for_each(lang: str, words: str) -> None:
    assert {hit.rule.game for hit in scorer.search(words, lang=lang, most=3)} == set(ids())


@pytest.mark.parametrize(("lang", "words"), [("en", "talk"), ("de", "Jäger")])
def test_a_word_that_begins_otherwise_is_another_word(lang: str, words: str) -> None:
    assert not scorer.search(words, game="africa", lang=lang).sure


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", QUICK)
def test_one_word_finds_the_rule_before_the_term(lang: str) -> None:
    for id in ids():
        terms = [entry for entry in scorer.rules(id) if entry.kind == "term"]
        for term in terms:
            words = term.title(lang)
            first, *others = [hit.rule for hit in scorer.search(words, lang=lang, game=id)]
            named = [entry for entry in others if entry.kind != "term" and entry.title(lang).lower() == words.lower()]
            assert first.kind != "term" or not named, term.id


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_slip_is_forgiven(lang: str) -> None:
    """In the longest word of each question: a letter missing, doubled, or two that changed places."""
    asked = right = 0
    for n, (kind, question, wanted) in enumerate(questions(lang)):
        word = max(question.split(), key=len)
        if kind != "tune" or len(word) < 6:
            continue
        i = 1 + n % (len(word) - 2)
        slip = (
            word[:i] + word[i + 1 :],
            word[:i] + word[i] + word[i:],
            word[:i] + word[i + 1] + word[i] + word[i + 2 :],
        )
        hits = scorer.search(question.replace(word, slip[n % 3]), lang=lang, game=scorer.rule(wanted[0]).game)
        asked += 1
        right += bool({hit.rule.id for hit in hits[:3]} & set(wanted))
    assert right >= 0.95 * asked, (right, asked)


@pytest.mark.parametrize("words", ["a" * 1_000_000, "gold " * 200_000, "".join(map(chr, range(0x4E00, 0x9FFF))) * 20])
def test_no_text_is_too_long(words: str) -> None:
    tracemalloc.start()
    scorer.search("gold")
    tracemalloc.reset_peak()
    before, _ = tracemalloc.get_traced_memory()
    scorer.search(words)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak - before < 30_000_000


@pytest.mark.slow
def test_searching_on_and_on_takes_no_more_memory() -> None:
    def some(first: int, last: int) -> int:
        for n in range(first, last):
            scorer.search(f"gold{n} who{n}x tie{n}", game="africa")
        gc.collect()
        return sys.getallocatedblocks()

    before = some(0, REMEMBERED)  # whatever is kept for a while is full
    assert some(REMEMBERED, REMEMBERED + 100) - before < 300


def test_hits_are_a_sequence_that_can_be_kept() -> None:
    hits = scorer.search("tie for most")
    assert hits.sure
    assert hits[0] in hits
    for found in (hits, scorer.search("joker card", game="afritoria")):
        kept = pickle.loads(pickle.dumps(found))
        assert (kept, kept.sure, kept.elsewhere) == (found, found.sure, found.elsewhere)
    assert not scorer.search("")
    assert not scorer.search("").sure
