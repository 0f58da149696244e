"""A catalogue is complete, or this is red."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

import scorer
from scorer.reference.words import STOP_WORDS
from scorer.registry import ids
from scorer.text.i18n import PHRASES, SOURCE
from tests.support import ROOT
from tools import catalogues

CONTEXT = "vocabulary"
LANGUAGES = [language for language in catalogues.languages() if language != SOURCE]
BOTH = [(language, domain) for language in catalogues.languages() for domain in catalogues.domains(language)]

SAME_AS_ENGLISH = {
    "de": {"Gold", "Start", "Monument", "Statue", "Zebra", "Bank", "Magenta", "Orange", "Gazelle", "Leopard", "Giraffe"}
    | {"start", "expedition", "magenta", "orange", "Name", "NAME", "Text"},
    "nl": {"Helpers", "Helper", "gazelle", "zebra", "hyena", "giraffe"}
    | {"score", "monument", "magenta", "violet", "joker"},
    "fr": {"Total", "Points", "[OPTIONS]", "Collections", "gazelle", "lion", "{count} statue = {points}"}
    | {"{count} statues = {points}", "{points} point", "{points} points", "Destination"}
    | {"score", "animal", "monument", "statue", "magenta", "turquoise", "orange", "violet", "joker"},
    "fi": {"magenta"},
}
"""Texts that really are the same in a language."""


@cache
def source(domain: str) -> Catalog:
    return catalogues.TEXTS[domain]()


@cache
def lists() -> frozenset[object]:
    """Words for the search and for what people type, which differ from language to language."""
    typed = [message.id for message in source("scorer") if message.context == CONTEXT]
    return frozenset([STOP_WORDS, PHRASES, *[entry.words for id in ids() for entry in scorer.rules(id)], *typed])


@cache
def catalogue(language: str, domain: str) -> Catalog:
    return catalogues.load(language, domain)


@pytest.mark.parametrize("folder", ["locales", "examples/game/scorer_oware/locales"])
def test_the_files_that_texts_are_from_are_there(folder: str) -> None:
    """From the folder that the package lies in, which for ours is that of the catalogues, too."""
    locales = ROOT / folder
    home = ROOT if locales.parent == ROOT else locales.parents[1]
    for file in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        lines = [line for line in file.read_text("utf-8").splitlines() if line.startswith("#: ")]
        assert lines or file.name == "search.po"
        assert not [line for line in lines if not all((home / place).exists() for place in line.split()[1:])], file


def messages(language: str, domain: str) -> list[Message]:
    """The texts of a catalogue; nobody has to know how players ask for an entry."""
    found = [message for message in catalogue(language, domain) if message.id]
    return [message for message in found if message.string] if domain == "search" else found


def texts(value: str | list[str] | tuple[str, ...] | None) -> list[str]:
    return [value] if isinstance(value, str) else list(value or ())


def placeholders(text: str) -> Counter[str]:
    return Counter(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", re.sub(r"\{.*?\}", "", text)))


def test_there_are_texts() -> None:
    assert len(source("scorer")) > 200
    assert len(source("rules")) > 100


@pytest.mark.parametrize(("language", "domain"), BOTH)
def test_holds_the_texts_of_the_code_and_no_others(language: str, domain: str) -> None:
    wanted = {(message.context, message.id) for message in source(domain)}
    found = {(message.context, message.id) for message in catalogue(language, domain)}
    assert found <= wanted, "run: python tools/catalogues.py update"
    assert found == wanted or domain == "search", "run: python tools/catalogues.py update"
    assert not catalogue(language, domain).obsolete


@pytest.mark.parametrize(("language", "domain"), BOTH)
def test_nothing_is_missing_or_fuzzy(language: str, domain: str) -> None:
    for message in messages(language, domain):
        assert all(text.strip() for text in texts(message.string)), message.id
        assert not message.fuzzy, message.id


@pytest.mark.parametrize(("language", "domain"), BOTH)
def test_placeholders_and_digits_are_those_of_the_source(language: str, domain: str) -> None:
    for message in messages(language, domain):
        english = texts(message.id)[-1]
        for text in texts(message.string):
            # A list of ways to say a number has as many as the language has.
            alike = set if message.context == CONTEXT else lambda found: found
            assert alike(placeholders(text)) == alike(placeholders(english)), message.id
            if english not in lists():
                assert digits(text) == digits(english), message.id


@pytest.mark.parametrize(("language", "domain"), BOTH)
def test_nothing_was_left_in_english(language: str, domain: str) -> None:
    for message in messages(language, domain):
        for text, english in zip(texts(message.string), texts(message.id), strict=False):
            if text == english and english not in lists() and re.search(r"[a-z]{2,}", re.sub(r"\{.*?\}", "", text)):
                assert text in SAME_AS_ENGLISH.get(language, ()), text


@pytest.mark.parametrize(("language", "domain"), BOTH)
def test_edges_are_those_of_the_source(language: str, domain: str) -> None:
    """Blanks at the edges and the full stop carry over, or a sentence breaks where it is shown."""
    for message in messages(language, domain):
        english = texts(message.id)[-1]
        for text in texts(message.string):
            assert text[-1].isspace() == english[-1].isspace(), message.id
            assert text[0].isspace() == english[0].isspace(), message.id
            assert text.rstrip().endswith(".") == english.rstrip().endswith("."), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    expected = "(n > 1)" if language == "fr" else "(n != 1)"
    for domain in catalogues.DOMAINS:
        assert catalogue(language, domain).num_plurals == 2
        assert catalogue(language, domain).plural_expr == expected


def test_french_typography() -> None:
    for domain in catalogues.DOMAINS:
        for message in messages("fr", domain):
            for text in texts(message.string):
                assert not re.search(r" [:;!?»]|« ", text), f"an ordinary blank in {text!r}"


STYLES = ROOT / "docs" / "styles"


def never(language: str) -> list[tuple[str, str, str]]:
    """What the style sheet of a language forbids: a pattern, what to write instead, the ids it is about.

    A row of a table that begins with a pattern in backticks. Small letters stand for large ones, too; a word is found
    from its beginning, in all its forms.
    """
    sheet = (STYLES / f"{language}.md").read_text("utf-8")
    return re.findall(r"^\| `([^`|]+)` \| ([^|]+?) \| ([^|]*?) ?\|$", sheet, re.MULTILINE)


def strays(text: str, pattern: str) -> bool:
    """Whether a text has what a pattern forbids."""
    edge = r"\b" if pattern[0].isalnum() else ""
    return re.search(edge + pattern, text, 0 if re.search("[A-Z]", pattern) else re.IGNORECASE) is not None


def test_a_style_sheet_is_read_as_it_is_meant() -> None:
    assert all(len(never(language)) > 5 for language in LANGUAGES)
    assert ("artefact", "kunstvoorwerp", "") in never("nl")
    assert strays("De Artefacten", "artefact")
    assert not strays("superartefact", "artefact")
    assert strays("Nehmen Sie", r"(?<=[\w,;] )Sie\b")
    assert not strays("als sie", r"(?<=[\w,;] )Sie\b")


def read_by_people(language: str) -> list[tuple[str, str]]:
    """The texts that people read, with the ids of the rules they belong to; not the lists of words for the search."""
    found = [message for domain in ("scorer", "rules") for message in messages(language, domain)]
    return [
        (str(message.context or ""), text)
        for message in found
        if message.id not in lists()
        for text in texts(message.string)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_style_sheet_is_kept(language: str) -> None:
    """The register, one word for a thing, the quotation marks: what the sheet of the language lists."""
    for pattern, instead, where in never(language):
        for context, text in read_by_people(language):
            # Neither placeholders nor the addresses of links are words.
            words = re.sub(r"\{.*?\}|\]\(\S+\)", "", text)
            assert not (context.startswith(where) and strays(words, pattern)), f"{instead}, not {pattern}: {text}"


UNSIGHTLY = {
    r"[\"']": "the quotation marks and the apostrophe of the language",
    r"(?<![\w“„«”-])-[\d{]": "a minus sign: −",
    r"[\d}] - [\d{]": "a minus sign: −",
    r"\.\.\.": "…",
    r"[\d}] ?x ?[\d{]": "×",
    r"  ": "one blank",
}
"""What no language writes, and what it writes instead."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_that_people_read(language: str) -> None:
    for _, text in read_by_people(language):
        for pattern, instead in UNSIGHTLY.items():
            assert not re.search(pattern, text), f"{instead}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_written_as_in_the_glossary_wherever_it_heads_an_entry(language: str) -> None:
    """An entry whose English title is a term has the glossary's word for it in its title or text."""
    for game in ids():
        terms = {entry.title(): entry.title(language) for entry in scorer.rules(game) if entry.kind == "term"}
        for entry in scorer.rules(game):
            if entry.kind == "rule" and (word := terms.get(entry.title())):
                told = f"{entry.title(language)} {entry.text(language)}".casefold()
                assert word.casefold()[:5] in told, (entry.id, word)


def test_an_outdated_translation_keeps_the_text_it_was_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def texts(message: str) -> dict[str, Callable[[], Catalog]]:
        def collect() -> Catalog:
            catalogue = Catalog()
            catalogue.add(message, context="africa.some.rule")
            return catalogue

        return {"rules": collect}

    monkeypatch.setattr(catalogues, "LOCALES", tmp_path)
    monkeypatch.setattr(catalogues, "TEXTS", texts("Most points win."))
    file = catalogues.path("fi", "rules")
    catalogues.update(["fi"])
    file.write_text(
        file.read_text("utf-8").replace('win."\nmsgstr ""', 'win."\nmsgstr "Eniten pisteitä voittaa."'), "utf-8"
    )
    monkeypatch.setattr(catalogues, "TEXTS", texts("The most points win."))
    for _ in range(2):  # it stays until somebody has looked at it
        catalogues.update(["fi"])
        assert '#, fuzzy\n#| msgid "Most points win."\n' in file.read_text("utf-8")
        assert "Eniten pisteitä voittaa." in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace("#, fuzzy\n", ""), "utf-8")
    catalogues.update(["fi"])
    assert "#|" not in file.read_text("utf-8")
