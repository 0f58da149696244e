"""The reader of typed answers: every word is used, or one asks; in five languages and all fields."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

from scorer.registry import game, ids
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.typed.fold import cut, fold
from scorer.typed.phrases import words
from scorer.typed.question import Answer, Question
from scorer.typed.reader import read
from scorer.typed.words import WORDS
from tests.support import DATA, ROOT
from tests.support.tiers import one_of

LANGUAGES = ("nl", "de", "fr", "fi", "en")
FIELDS = {f"{id}.{field.key}": field for id in ids() for field in form_of(game(id)).tally.fields}
KINDS = {
    "goods": ["africa.goods"],
    "artifacts": ["africana.artifacts"],
    "cards": ["afritoria.pile"],
    "points": ["africana.expeditions"],
    "yesno": ["africa.bonus"],
    "number": ["africa.gold", "africa.gems", "africana.silver", "africana.helpers", "africa.track"],
}
"""The fields to which an answer of each kind in `tests/data/answers.*` may be given."""


def ask(text: str, key: str, lang: str = "en") -> Answer | Question:
    return read(text, [FIELDS[key]], language(lang))


def value(text: str, key: str, lang: str = "en") -> object:
    """The value of an answer, “?” for a question."""
    found = ask(text, key, lang)
    return found.value if isinstance(found, Answer) else "?"


@cache
def counted(lang: str) -> list[tuple[str, str]]:
    """Answers of the tables that are counted, each with its field."""
    found = []
    for line in (DATA / f"answers.{lang}.tsv").read_text("utf-8").splitlines():
        kind, meaning, typed = line.split("\t")
        if kind in KINDS and meaning != "?":
            for text in typed.split(" | "):
                key = next((key for key in KINDS[kind] if value(text, key, lang) != "?"), "")
                found += [(text, key)] if key else []
    return found


def answers() -> st.SearchStrategy[tuple[str, str, str]]:
    """A language, an answer that is counted, its field."""
    return st.sampled_from(LANGUAGES).flatmap(
        lambda lang: st.sampled_from(counted(lang)).map(lambda found: (lang, *found))
    )


def three(*counts: int) -> dict[str, int]:
    return dict(zip(("3", "2", "1"), counts, strict=True))


ASKED = "?"
HUNTED: dict[str, list[tuple[str, str, object]]] = {
    "africa.track": [
        *[(lang, text, ASKED) for lang, text in (("en", "3 of them"), ("nl", "3 ervan"), ("de", "3 davon"))],
        *[("en", text, ASKED) for text in ("50+23+3", "47 + 3", "1 000")],
        *[("en", text, 67) for text in ("50+17", "17 + 50", "50 + 10 + 7")],
        *[("nl", text, 41) for text in ("41, zonder de +3", "een en veertig", "wacht even... 41")],
        *[("fi", text, 23) for text in ("kaks kyt kolme", "hetki, 23")],
        *[(lang, text, ASKED) for lang, text in (("en", "47 and a joker"), ("de", "gut 20"), ("nl", "goed 20"))],
    ],
    "africana.open_artifacts": [
        *[("en", text, ASKED) for text in ("3 completed", "I finished 3")],
        ("en", "2 unfinished", 2),
        *[("nl", text, ASKED) for text in ("2 af",)],
        *[("nl", text, 2) for text in ("nog 2 open", "2 niet af")],
        *[("de", text, 2) for text in ("zwei noch", "noch 2 offen")],
        *[("en", text, 2) for text in ("2, worth 3", "two unfinished ones")],
    ],
    "africana.travel_cards": [
        *[("en", text, 3) for text in ("3, no joker", "3 plus a joker")],
        ("en", "3 without the +3", ASKED),
    ],
    "afritoria.values": [
        *[("en", text, ASKED) for text in ("2 threes, 3 threes", "3s 4", "4 5 2 = 25")],
        *[
            ("en", text, three(4, 5, 2))
            for text in ("threes 4 twos 5 ones 2", "4 5 2 = 24", "3\t4\n2\t5\n1\t2", "3s 4, 2s 5, 1s 2")
        ],
        ("fr", "2 à 3 points", ASKED),
        ("fr", "2 à 3 points, 4 à 2 points", three(2, 4, 0)),
        *[("en", text, three(3, 0, 0)) for text in ("three threes", "3 threes", "3 of the threes", "threes: 3")],
        ("en", "two threes and a two", three(2, 1, 0)),
        ("en", "a three, a two and a one", three(1, 1, 1)),
        ("en", "one three, two twos, three ones", three(1, 2, 3)),
        ("en", "4 threes, 5 twos and 2 ones", three(4, 5, 2)),
        ("de", "drei Zweier", three(0, 3, 0)),
        ("nl", "drie drietjes", three(3, 0, 0)),
        ("fi", "kaksi kolmosta ja kakkonen", three(2, 1, 0)),
        ("fi", "3: 2 kpl, 2: 4 kpl, 1: 0", three(2, 4, 0)),
        ("en", "3s: 4, 2s: 5, 1s: 0", three(4, 5, 0)),
        *[("en", text, ASKED) for text in ("2x3, 1x2", "all of them", "three, three, two", "3 3 3 2 1", "3 points")],
        *[("nl", text, ASKED) for text in ("alle kaarten", "allemaal")],
        *[("de", text, ASKED) for text in ("alle Karten", "genau")],
        *[("fr", text, ASKED) for text in ("c'est tout", "toutes les cartes")],
        *[("fi", text, ASKED) for text in ("kaikki", "siinä kaikki")],
        ("en", "no threes, 2 twos, 1 one", three(0, 2, 1)),
        *[
            ("en", text, three(4, 5, 2))
            for text in ("4 5 2", "4,5,2", "4-5-2", "4/5/2", "3: 4, 2: 5, 1: 2", "4 5 2 cards")
        ],
        ("en", "3s: 2, 1s: 4", three(2, 0, 4)),
        ("en", "green 3, blue 2", ASKED),
    ],
    "africa.goods": [
        *[
            ("en", text, ASKED)
            for text in ("2 drums, 3 drums", "drum 2, drum 3", "drum and 2", "a drums", "couple of drums")
        ],
        *[("en", text, {"drum": 3}) for text in ("2 drums and another drum", "2 drums + a drum", "drum, drum, drum")],
        *[("en", text, ASKED) for text in ("3 times drum and statue", "drum and statue twice", "drum + statue x2")],
        ("en", "statues 3\ndrums 1\ntotal 4", {"statue": 3, "drum": 1}),
        *[("en", text, ASKED) for text in ("3 statues, a drum, 5 in total", "3 statues + drum = 4")],
        *[("nl", text, ASKED) for text in ("enkel trommels", "een stel trommels", "3 beeldjes ipv 2")],
        ("fi", "3 patsasta, loppu", {"statue": 3}),
        *[("fi", text, ASKED) for text in ("loppu", "pari rumpua")],
        *[("en", text, {"statue": 2}) for text in ("twice statue", "statue twice", "2 times statue", "statue: 2")],
        *[("nl", text, {"drum": 2}) for text in ("tweemaal trommel", "twee keer trommel", "trommel twee keer")],
        *[("de", text, {"drum": 2}) for text in ("zweimal Trommel", "Trommel doppelt", "2 mal Trommel")],
        *[("fr", text, {"statue": 2}) for text in ("deux fois statue", "statue deux fois", "deux statues")],
        *[("fi", text, {"drum": 2}) for text in ("kahdesti rumpu", "kaksi kertaa rumpu", "2 rumpua")],
        ("de", "zweimal Statue, einmal Hemd", {"statue": 2, "shirt": 1}),
        *[("en", text, {}) for text in ("drum: -", "drum -", "drum –", "drum: none", "no drums")],
        ("en", "statue: 3; drum: -", {"statue": 3}),
        *[
            ("en", text, ASKED)
            for text in ("3 or 4 statues", "drums?", "2 drums and", "1 drum, no, 2 drums", "both", "a")
        ],
        *[
            ("en", text, ASKED)
            for text in ("statue 3 drum", "3 drum 1", "3-2 drums", "not all drums", "1/2", "a few drums")
        ],
        ("en", "| statue | 3 |\n| drum | 1 |", {"statue": 3, "drum": 1}),
        ("en", "statue\t3\ndrum\t1", {"statue": 3, "drum": 1}),
        ("en", '{"statue": 3, "drum": 1}', {"statue": 3, "drum": 1}),
        ("en", "statue３、drum１", {"statue": 3, "drum": 1}),
        ("en", "two", [2]),
        *[("en", text, {"drum": 3, "statue": 2}) for text in ("3 durms, 2 statues", "drum 3x, statue 2x")],
        *[
            ("en", text, {"drum": 3, "statue": 2})
            for text in ("5 goods: 3 drums, 2 statues", "3 drums, 2 statues, so 5 tiles in all")
        ],
        *[("en", text, ASKED) for text in ("6 goods: 3 drums, 2 statues", "drum 2x statue")],
        # A letter in the place of another may make another word, and a slip alone a kind of the table's own.
        *[("en", text, ASKED) for text in ("2 skirts, 3 drums", "2 shrits")],
        ("fi", "3 patasta, 1 paita", ASKED),
    ],
    "africana.artifacts": [
        *[
            ("en", text, ASKED)
            for text in ("1 mask, no, 2 masks", "masks and vases 2 each, drum", "one of each and vase")
        ],
        *[("de", text, ASKED) for text in ("Maske, nein, Vase",)],
        ("en", "mask twice, vase", {"mask": 2, "vase": 1}),
        ("en", "mask: -, vase: 2", {"vase": 2}),
    ],
    "africana.expeditions": [
        *[
            ("en", text, ASKED)
            for text in ("1 000", "4 6 10", "1\t4\n2\t6", "2 fours, 3 fours", "4s 6", "4, well 6", "1 .5")
        ],
        *[("en", text, [4, 4, 6]) for text in ("2x4, 6", "2 x 4 and 6")],
        *[("fr", text, ASKED) for text in ("2 à 3", "2 à 3 points")],
        ("nl", "3 kaarten samen 14", 14),
        ("en", "3 cards 4, 1 card 6", [4, 4, 4, 6]),
        ("en", "one four and two sixes", [4, 6, 6]),
        *[("en", text, [4, 4]) for text in ("both four", "twice four", "two fours", "2 times 4", "4 two times")],
        *[("fr", text, ASKED) for text in ("plus de 15", "15 de plus")],
        *[("de", text, ASKED) for text in ("zwei vier", "mehr als 15", "4 und", "3 aber 4")],
        *[("nl", text, ASKED) for text in ("vier en nog één", "4 6 maar", "3 maar 4", "nog een")],
        *[
            ("en", text, ASKED)
            for text in ("4 +", "4 and", "1/2", "1,000", "4.5", "3 cards 15", "4 6 5 = 14", "4 6 5 15", "4?")
        ],
        *[("en", text, [4, 6, 5]) for text in ("4 6 5", "4,6,5", "4-6-5", "3 cards: 4, 6 and 5", "four, six, five")],
        *[
            ("en", text, 15)
            for text in ("15", "4+6+5", "4 6 5 = 15", "4 6 5 is 15", "15 (4 6 5)", "15 points in total")
        ],
        *[("en", text, [4, 4, 4]) for text in ("3 cards 4 each", "3 cards of 4 each", "three 4-point cards")],
        *[("de", text, [4, 4, 4]) for text in ("3 Karten à 4", "drei Karten zu je 4")],
        *[("fr", text, [4, 6, 5, 5]) for text in ("un quatre, un six et deux cinq",)],
        *[("en", text, 15) for text in ("3 cards, 15 points all told", "three cards, 15 in all")],
        ("de", "dreimal vier", [4, 4, 4]),
    ],
    "africana.artifact_points": [
        # Whoever says “of them” counts cards, where points are asked for.
        *[("en", text, ASKED) for text in ("3 of them", "I have 5 of them", "5 of those", "all 3 of them")],
        *[("nl", text, ASKED) for text in ("3 ervan", "drie stuks")],
        *[("de", text, ASKED) for text in ("3 davon", "ich hab 5 davon", "davon 5")],
        ("fi", "5 niitä", ASKED),
        *[("en", text, 0) for text in ("none", "none of them")],
        *[(lang, "23,5", ASKED) for lang in ("nl", "de", "fr", "fi", "en")],
        *[(lang, "4,6", [4, 6]) for lang in ("nl", "de", "fr", "fi", "en")],
        *[(lang, text, 5) for lang, text in (("nl", "ik heb er 5"), ("fi", "niitä on 5"))],
    ],
    "africa.gold": [
        # “Yhtään” says none only beside a no.
        *[("fi", text, ASKED) for text in ("yhtään", "mitään", "yhtään hippua")],
        *[("fi", text, 0) for text in ("ei yhtään", "ei yhtään hippua", "ei oo yhtään", "en yhtäkään")],
        *[(lang, text, 3) for lang, text in (("en", "3 of them"), ("nl", "3 ervan"), ("de", "3 davon"))],
        *[(lang, text, 5) for lang, text in (("nl", "3 en nog 2"), ("de", "3 und noch 2"), ("fr", "3 et encore 2"))],
        *[(lang, text, ASKED) for lang, text in (("nl", "3, nog 2"), ("de", "3, noch 2"), ("fr", "3, encore 2"))],
        *[("fi", text, ASKED) for text in ("3, vielä 2", "3 vielä 2")],
        *[("en", text, 3) for text in ("3 :)", '"3"', "[3]")],
        ("de", "so 3", ASKED),
        *[(lang, text, 24) for lang, text in (("en", "two dozen"), ("nl", "twee dozijn"), ("de", "zwei Dutzend"))],
        *[("en", text, 0) for text in ("none", "-", "0", "none left", "no nuggets")],
        *[("de", text, 0) for text in ("keine mehr", "gar keine")],
        ("nl", "niks meer", 0),
        *[("en", text, ASKED) for text in ("both", "a", "4-3", "about 4", "4 gems", "1,000", "not 4", "no, all")],
        ("fi", "no kaikki", ASKED),
        ("fi", "pari", ASKED),
        ("en", "2 + 1 nuggets", 3),
    ],
    "africa.bonus": [
        *[("en", text, ASKED) for text in ("yes?", "not false", "wrong", "yes no", "maybe")],
        *[("nl", text, ASKED) for text in ("is dat waar?", "fout", "waar is dat?")],
        *[("de", text, ASKED) for text in ("stimmt das?", "nicht wahr?", "falsch")],
        *[("fr", text, ASKED) for text in ("pas faux", "course", "oui ?")],
        *[("fi", text, ASKED) for text in ("väärin", "no minä", "no")],
        *[(lang, text, True) for lang, text in (("nl", "ja, die heb ik"), ("fr", "oui, c'est moi"), ("en", "got it"))],
        *[(lang, text, False) for lang, text in (("fr", "pas moi"), ("en", "not me"), ("nl", "nee hoor"))],
        *[("en", text, False) for text in ("no, Anna has it", "nah that was kim", "nope, Tom")],
        *[("de", text, False) for text in ("nein, den hat Anna", "nö, das war Tom")],
        *[("fi", text, False) for text in ("ei, Ville sai sen", "ei, Ville")],
        *[
            ("en", text, ASKED)
            for text in ("no, that was mine", "yes, Anna has it", "no tom", "Anna has it", "no, WAIT")
        ],
        *[("de", text, ASKED) for text in ("nein, Scherz", "nein, das ist meins", "nein, Moment")],
    ],
    "afritoria.pile": [
        *[("en", text, ASKED) for text in ("3 green lions", "b1, b1, b1")],
        ("en", "g10 b1", ["green lion", "blue porcupine"]),
        ("en", "a green and a blue lion", ["green lion", "blue lion"]),
        ("en", "green: lion, zebra", ["green lion", "green zebra"]),
        ("en", "twice green lion", ["green lion", "green lion"]),
        *[("en", text, ASKED) for text in ("3 green", "green lions", "lion", "green", "green lion?", "g10 or b1")],
    ],
}
"""What a hunt found counted as something else, or refused without need, by the field."""


@pytest.mark.parametrize("key", HUNTED)
def test_what_was_hunted(key: str) -> None:
    misread = {
        (lang, text): (found, meant) for lang, text, meant in HUNTED[key] if (found := value(text, key, lang)) != meant
    }
    assert misread == {}


@pytest.mark.unmeasured
@given(answers(), st.integers(0, 20), st.sampled_from(("blorf", "qwx", "?", "~", "xyzzy")))
def test_an_unknown_word_is_asked_about(found: tuple[str, str, str], place: int, word: str) -> None:
    lang, text, key = found
    parts = text.split()
    at = place % (len(parts) + 1)
    assert value(" ".join([*parts[:at], word, *parts[at:]]), key, lang) == ASKED


@pytest.mark.unmeasured
@given(answers(), st.integers(0, 20), st.integers(0, 97))
def test_each_figure_counts(found: tuple[str, str, str], which: int, other: int) -> None:
    lang, text, key = found
    figures = list(re.finditer(r"\d+", text))
    assume(figures)
    figure = figures[which % len(figures)]
    assume(int(figure[0]) != other)
    changed = value(text[: figure.start()] + str(other) + text[figure.end() :], key, lang)
    assert changed != value(text, key, lang)


NEEDLESS = frozenset(
    {
        "filler",
        "tail",
        "onset",
        "stop",
        "end",
        "beside",
        "yes",
        "no",
        "not",
        "sep",
        "comma",
        "plus",
        "link",
        "is",
        "more",
    }
    | {
        "x",
        "times",
        "of",
        "at",
        "all",
        "total",
        "piece",
        "tile",
        "cards",
        "unit",
        "points",
        "none",
        "nokind",
        "art",
        "one",
    }
    | {"dash", "tight", "open", "close"}
)
"""The roles of words that may be left out: they say nothing, or what is said anyway."""


@given(answers(), st.integers(0, 20))
def test_each_word_counts(found: tuple[str, str, str], which: int) -> None:
    """Who leaves out a word says something else, is asked, or left out one that says nothing of its own."""
    lang, text, key = found
    parts = text.split()
    at = which % len(parts)
    left = " ".join([*parts[:at], *parts[at + 1 :]])
    same = bool(left) and value(left, key, lang) == value(text, key, lang)
    assert not same or says_little(parts[at], text, key, lang)


def says_little(part: str, text: str, key: str, lang: str) -> bool:
    """Whether a word has a role that needs not be there, or is part of a longer phrase, or of “no drums”."""
    from scorer.typed.plain import lexicon

    found = lexicon(FIELDS[key].answers, language(lang), {})
    atoms, edges = found.edges(text)
    folded = {atom.word for atom in cut(part, found._known)}
    at = [i for i, atom in enumerate(atoms) if atom.word in folded]
    roles = {edge.role for i in at for edge in edges[i]}
    every = {edge.role for here in edges for edge in here}
    within = any(i < edge.end for i in at for j in range(i) for edge in edges[j]) or any(
        edge.end > i + 1 for i in at for edge in edges[i]
    )
    twice = len(at) > len(folded)
    # One is said or not, also of each: “je eine Maske, Vase”; beside “no drums” nothing else may stand.
    each_one = {"each"} if "art" in every else set()
    little = roles & (NEEDLESS | each_one) or every & {"nokind", "none", "dash", "cards"}
    return any([little, "1" in folded, within, twice, not roles])


NAMES = {
    "africa.goods": {"en": "drum", "nl": "trommel", "de": "Trommel", "fr": "tambour", "fi": "rumpu"},
    "africana.artifacts": {"en": "mask", "nl": "masker", "de": "Maske", "fr": "masque", "fi": "naamio"},
    "africana.expeditions": dict.fromkeys(LANGUAGES, "5"),
    "afritoria.pile": {"en": "green lion", "nl": "groene leeuw", "de": "grüner Löwe", "fr": "lion vert"},
}
WAYS = {
    "en": ("{n} times {x}", "{x} {n} times", "{n} of {x}", "{x}: {n}", "{n} × {x}", "{n} {x}"),
    "nl": ("{n} keer {x}", "{x} {n} keer", "{n} van {x}", "{x}: {n}", "{n} × {x}", "{n} {x}"),
    "de": ("{n} mal {x}", "{x} {n} mal", "{n} von {x}", "{x}: {n}", "{n} × {x}", "{n} {x}"),
    "fr": ("{n} fois {x}", "{x} {n} fois", "{n} de {x}", "{x}: {n}", "{n} × {x}", "{n} {x}"),
    "fi": ("{n} kertaa {x}", "{x} {n} kertaa", "{n} niistä {x}", "{x}: {n}", "{n} × {x}", "{n} {x}"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_one_form_however_it_is_said(key: str, lang: str) -> None:
    """N times X, X N times, N of X, X: N: wherever two of them are understood, they mean the same."""
    name = NAMES[key].get(lang)
    if name is None:
        return
    for count in (2,) if key == "afritoria.pile" else (2, 3):  # the game has two copies of a card
        bare = name.isdecimal()
        ways = [way for way in WAYS[lang] if not bare or way not in ("{x}: {n}", "{n} {x}", "{n} of {x}")]
        found = {way: value(way.format(n=count, x=name), key, lang) for way in ways}
        said = {str(sum(v) if bare and isinstance(v, list) else v) for v in found.values() if v != ASKED}
        assert len(said) == 1, found


def test_what_is_asked_comes_with_its_choices() -> None:
    question = ask("2x3, 1x2", "afritoria.values")
    assert isinstance(question, Question)
    assert [choice.value for choice in question.choices] == [three(2, 1, 0), three(0, 3, 2)]
    assert ask("3 cards 15", "africana.expeditions").choices  # type: ignore[union-attr]  # it is a question


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", one_of(LANGUAGES, "nl", more=pytest.mark.slow))
def test_a_word_of_the_lists_is_never_a_new_kind(lang: str) -> None:
    for phrase in words(lang):
        found = ask(f"2 {' '.join(phrase)}", "africa.goods", lang)
        assert isinstance(found, Answer) or not found.new, phrase


def test_a_table_may_name_a_kind() -> None:
    asked = ask("2 spears, 1 drum", "africa.goods")
    assert isinstance(asked, Question)
    assert (asked.reason, asked.new) == ("unknown", "spears")
    found = read("2 spears, 1 drum", [FIELDS["africa.goods"]], language("en"), {"spears": "spears"})
    assert isinstance(found, Answer)
    assert found.value == {"spears": 2, "drum": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_both_changes_nothing_and_makes_doubt(lang: str) -> None:
    """Where it may be both, as “no” in Finnish, it changes nothing only as the first word."""
    clashing = [("filler", "doubt"), ("tail", "doubt"), ("yes", "no"), ("none", "filler"), ("none", "tail")]
    roles = {key: {role for role, _ in found} for key, found in words(lang).items()}
    wrong = [(key, pair) for key, found in roles.items() for pair in clashing if set(pair) <= found]
    assert wrong == []


def test_every_word_is_in_a_list_once() -> None:
    messages = [message for _, _, message in WORDS]
    assert len(set(messages)) == len(messages)


@cache
def scraps(lang: str) -> list[str]:
    """What an answer may be made of: every phrase of a language, figures and signs, one role as often as another."""
    by_role: dict[str, list[str]] = {}
    for phrase, roles in words(lang).items():
        for role, _ in roles:
            by_role.setdefault(role, []).append(" ".join(phrase))
    few = [phrase for phrases in by_role.values() for phrase in sorted(phrases)[:4]]
    return [*few, *["1", "2", "3", "12", "1000", "drum", "statue", "lion"], *",;.:/|-+=*()!?“\n\t" * 3]


@pytest.mark.unmeasured
@given(
    st.sampled_from(LANGUAGES).flatmap(
        lambda lang: st.tuples(
            st.just(lang),
            st.sampled_from(sorted(FIELDS)),
            st.text(max_size=60) | st.lists(st.sampled_from(scraps(lang)), max_size=6).map(" ".join),
        )
    )
)
def test_whatever_is_typed_is_answered_or_asked_about(typed: tuple[str, str, str]) -> None:
    lang, key, text = typed
    found = ask(text, key, lang)
    if isinstance(found, Question):
        assert found.text(lang).strip()
    else:
        FIELDS[key].read(found.value)


@pytest.mark.parametrize(
    ("key", "text", "meant"),
    [
        ("africana.expeditions", " ".join(["4"] * 30), [4] * 30),
        ("afritoria.pile", ", ".join(["g10", "b1"] * 2), ["green lion", "blue porcupine"] * 2),
        ("africa.goods", "drum " * 40, ASKED),
    ],
)
def test_a_long_answer(key: str, text: str, meant: object) -> None:
    assert value(text, key) == meant


def test_folding() -> None:
    assert [fold(text) for text in ("Élé’phant", "GROẞ", "½", "Œuf")] == ["elephant", "gross", "½", "oeuf"]


def test_the_bot_of_the_docs_asks_back() -> None:
    text = (ROOT / "docs" / "how-to" / "python.md").read_text("utf-8")
    found = re.search(r"```python\n(from collections\.abc.*?)```", text, re.S)
    assert found
    bot: dict[str, Any] = {}
    exec(found[1], bot)
    ben = ["31", "no", "", "2", ""]
    answers = ["34", "yes?", "yes", "drum 3 statue", "2", "4 or 5", "4", "", *ben]
    shown: list[str] = []

    def send(question: str) -> str:
        shown.append(question)
        return answers.pop(0)

    assert bot["count"](send, "africa", ["Ann", "Ben"], "en") == "Winner with 53 points: Ann"
    assert not answers
    assert "1) 1 drum, 3 statues\n2) 3 drums, 1 statue" in shown[4]
    assert shown[2].startswith("With “?” it is not clear")


def test_a_number_that_is_unusual_is_an_error_too() -> None:
    asked = ask("9999", "africa.track")
    assert isinstance(asked, Question)
    assert asked.reason == "unusual"
    assert asked.refusal().text("fr") == asked.text("fr")
    assert asked.refusal().code == "question"
