"""Languages: which one is spoken, plurals, lists."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import scorer
from scorer.scoring.explain import points_of
from scorer.text.errors import UnknownName, language
from scorer.text.i18n import edition_in, edition_name, languages, own_name
from scorer.text.preferred import SETTINGS, preference, preferred, unknown_language
from tests.support import ROOT
from tests.support.program import Program


def test_those_of_the_printed_rulebooks_come_first_and_english_last() -> None:
    *others, last = languages()
    assert others[:4] == ["nl", "de", "fr", "fi"]
    assert others[4:] == sorted(others[4:])
    assert last == "en"
    assert scorer.languages() == languages()


@pytest.mark.parametrize("lang", languages())
def test_an_edition_in_any_of_our_languages_has_a_name_in_all(lang: str) -> None:
    say = language(lang)
    assert all(edition_name(code, say) != code != edition_in(say)(code) for code in languages())
    assert edition_name("en", say) != own_name(say) or lang == "en"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"SCORER_LANG": "fi", "LANG": "de_DE.UTF-8"}, "fi"),
        ({"LC_ALL": "nl_NL.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "nl"),
        ({"LC_MESSAGES": "de_AT.UTF-8", "LANG": "fr_FR"}, "de"),
        ({"LANG": "fr_CA.ISO-8859-1@euro"}, "fr"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "xx_SE.UTF-8"}, "en"),
        ({"LANG": "xx_SE.UTF-8", "LANGUAGE": "xx:fi:de"}, "fi"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fi"}, "fi"),
        ({"LANG": "C", "LANGUAGE": "fi"}, "en"),
        ({"LC_ALL": "POSIX", "LANGUAGE": "fi"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "../../etc"}, "en"),
        ({"SCORER_LANG": "nl-BE", "LANG": "fr_FR"}, "nl"),
        ({"SCORER_LANG": "FR_ca.UTF-8"}, "fr"),
        ({"SCORER_LANG": "de_AT"}, "de"),
        ({"SCORER_LANG": "sv_SE", "LANG": "fi_FI.UTF-8"}, "fi"),
        ({"SCORER_LANG": "../nl"}, "en"),
    ],
)
def test_preferred(environment: dict[str, str], expected: str) -> None:
    assert preferred(environment) == expected


@pytest.mark.parametrize(
    ("environment", "chosen", "expected"),
    [
        ({}, "", ("en", "")),
        ({}, "fi", ("fi", SETTINGS)),
        ({"LANG": "de_DE.UTF-8"}, "fi", ("fi", SETTINGS)),
        ({"LANG": "de_DE.UTF-8"}, "xx", ("de", "LANG")),
        ({"LANG": "de_DE", "LANGUAGE": "xx:nl"}, "", ("nl", "LANGUAGE")),
        ({"SCORER_LANG": "fr", "LANG": "de_DE"}, "fi", ("fr", "SCORER_LANG")),
        ({"SCORER_LANG": "xx", "LC_ALL": "de_DE", "LANG": "nl"}, "", ("de", "LC_ALL")),
        ({"LANG": "C"}, "", ("en", "LANG")),
    ],
)
def test_where_a_preference_comes_from(environment: dict[str, str], chosen: str, expected: tuple[str, str]) -> None:
    assert preference(environment, chosen) == expected
    assert preferred(environment, chosen) == expected[0]


@pytest.mark.parametrize(
    ("asked", "unknown"), [("", ""), ("nl_BE", ""), ("C", ""), ("xx", "xx"), ("sv_SE.UTF-8", "sv_SE.UTF-8")]
)
def test_an_environment_may_ask_for_a_language_that_there_is_not(asked: str, unknown: str) -> None:
    assert unknown_language({"SCORER_LANG": asked} if asked else {}) == unknown


def test_asking_for_an_unknown_language_is_an_error() -> None:
    with pytest.raises(scorer.UnknownName):
        language("../nl")


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {0: "0 points", 1: "1 point", 2: "2 points", -1: "−1 point", -5: "−5 points"}),
        ("nl", {0: "0 punten", 1: "1 punt", 2: "2 punten", -1: "−1 punt", -5: "−5 punten"}),
        ("de", {0: "0 Punkte", 1: "1 Punkt", 2: "2 Punkte", -1: "−1 Punkt", -5: "−5 Punkte"}),
        ("fr", {0: "0 point", 1: "1 point", 2: "2 points", -1: "−1 point", -5: "−5 points"}),
        ("fi", {0: "0 pistettä", 1: "1 piste", 2: "2 pistettä", -1: "−1 piste", -5: "−5 pistettä"}),
    ],
)
def test_plurals(lang: str, forms: dict[int, str]) -> None:
    for number, text in forms.items():
        assert points_of(number, language(lang)) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Anna, Ben and Cleo"),
        ("nl", "Anna, Ben en Cleo"),
        ("de", "Anna, Ben und Cleo"),
        ("fr", "Anna, Ben et Cleo"),
        ("fi", "Anna, Ben ja Cleo"),
    ],
)
def test_lists(lang: str, text: str) -> None:
    assert language(lang).join(["Anna", "Ben", "Cleo"]) == text
    assert language(lang).join(["Anna"]) == "Anna"


def test_a_kind_may_have_any_name() -> None:
    players = [{"name": "A", "track": 1, "goods": {"none": 2, "alike": 1}}, {"name": "B", "track": 1}]
    texts = [
        player["lines"][2]["text"]
        for player in scorer.score({"game": "africa", "players": players}).to_dict()["players"]
    ]
    assert texts == ["2 × none = 3, 1 × alike = 1", "no trade goods"]


def test_values_are_never_taken_for_placeholders() -> None:
    data = {
        "game": "africa",
        "players": [{"name": "{count} {0}", "track": 1, "goods": {"{points} %s": 2}}, {"name": "%d [b]", "track": 1}],
    }
    sheet = scorer.score(data)
    for lang in languages():
        told = sheet.to_dict(lang)
        assert "{points} %s" in told["players"][0]["lines"][2]["text"]
        assert "{count} {0}" in told["decision"]["text"]


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\xde\x12\x04\x95"])
def test_a_damaged_catalogue_is_none(damage: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from scorer.text import i18n

    (tmp_path / "xx" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "xx" / "LC_MESSAGES" / "scorer.mo").write_bytes(damage)
    monkeypatch.setattr(i18n, "_FOLDERS", (str(tmp_path),))
    i18n._find.cache_clear()
    i18n._language.cache_clear()
    i18n._catalogue.cache_clear()
    assert i18n.find("xx") is None
    i18n._find.cache_clear()
    i18n._language.cache_clear()
    i18n._catalogue.cache_clear()


@pytest.fixture
def damaged_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Finnish texts, and half of the French ones."""
    from scorer.scoring import forms
    from scorer.text import i18n

    def forget() -> None:
        for known in (i18n._find, i18n._language, i18n._catalogue, forms.forms_of):
            known.cache_clear()

    for code in ("fi", "fr"):
        whole = (ROOT / "locales" / code / "LC_MESSAGES" / "scorer.mo").read_bytes()
        (tmp_path / code / "LC_MESSAGES").mkdir(parents=True)
        (tmp_path / code / "LC_MESSAGES" / "scorer.mo").write_bytes(whole[: len(whole) // 2] if code == "fr" else whole)
    monkeypatch.setattr(i18n, "_FOLDERS", (str(tmp_path),))
    forget()
    yield
    forget()


@pytest.mark.usefixtures("damaged_french")
def test_damaged_texts_are_told_as_such(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "The texts of the language “fr” are damaged; install the program again to repair them.\n"
    with pytest.raises(UnknownName, match="damaged") as found:
        language("fr-CA")
    assert found.value.code == "damaged-language"
    assert program("games", "--lang", "fr") == (2, "", f"Error: {told}")
    # A language that nobody has named here gives way to the next one, and that is told.
    for name in ("SCORER_LANG", "LANG"):
        monkeypatch.setenv(name, "fr_FR.UTF-8")
        run = program("games")
        assert (run.code, run.err) == (0, f"Notice: {told}")
        monkeypatch.delenv(name)
    assert program("games").err == ""
    run = program("languages")
    assert [line[:2] for line in run.out.splitlines()] == ["fi", "en"]
    assert run.err == f"Notice: {told}"
    spoken = json.loads(program("languages", "--format", "json").out)
    assert [entry["code"] for entry in spoken] == ["fi", "en"]
    # Names of kinds are read in every language that there is.
    players = [{"name": "A", "track": 1, "goods": {"rumpu": 2}}, {"name": "B", "track": 1}]
    assert scorer.score({"game": "africa", "players": players})["A"].total == 4
