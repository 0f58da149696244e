"""A way back from where somebody stumbles: one line, at a terminal only, and not after every slip."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import scorer
from scorer.addresses import addresses
from scorer.text.i18n import languages
from tests.support.program import Program


@pytest.fixture
def terminal(program: Program) -> Program:
    program.seen = program.shown = True
    return program


def reports(err: str) -> list[dict[str, str]]:
    """What the links of a text fill in."""
    found = re.findall(rf"{re.escape(addresses().reports)}\S+", err)
    return [{key: value for key, (value,) in parse_qs(urlsplit(link).query).items()} for link in found]


@pytest.mark.parametrize("lang", languages())
def test_a_search_in_vain_can_be_reported(lang: str, terminal: Program) -> None:
    run = terminal("rules", "africa", "zorblquux", "--lang", lang)
    assert reports(run.err) == [
        {
            "template": "word.yml",
            "title": "Not understood: zorblquux",
            "typed": "zorblquux",
            "where": "scorer rules",
            "game": "Africa",
            "language": f"{lang} (scorer {scorer.__version__})",
        }
    ]


def test_a_doubtful_answer_can_be_reported_too(terminal: Program) -> None:
    (report,) = reports(terminal("rules", "is there a bank for loans").err)
    assert report["typed"] == "is there a bank for loans"
    assert "game" not in report
    assert not reports(terminal("rules", "africa", "who wins a tie?").err)


def test_whoever_looks_up_the_sources_of_a_rule_can_report_it(terminal: Program) -> None:
    (report,) = reports(terminal("rules", "africa.score.goods", "--sources").err)
    assert (report["rule"], report["game"], report["edition"]) == ("africa.score.goods", "Africa", "nl, fi, fr")
    assert not reports(terminal("rules", "africa.score.goods").err)


@pytest.mark.parametrize(
    "args",
    [
        ("rules", "africa", "zorblquux", "-q"),
        ("rules", "africa", "zorblquux", "--format", "json"),
        ("rules", "africa.score.goods", "--sources", "--format", "markdown"),
    ],
)
def test_nothing_is_said_to_programs_and_in_quiet(args: tuple[str, ...], terminal: Program) -> None:
    assert not reports(terminal(*args).err)


def test_nothing_is_said_where_nobody_sees_it(program: Program) -> None:
    assert not reports(program("rules", "africa", "zorblquux").err)


def test_the_rules_of_other_packages_are_not_ours(terminal: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorer.cli.reporting.own_ids", lambda: ("africana",))
    assert not reports(terminal("rules", "africa", "zorblquux").err)
    assert reports(terminal("rules", "africana", "zorblquux").err)


COUNT = ("Ann, Ben", "nobody", "30")


def count(terminal: Program, *lines: str) -> str:
    return terminal("score", "africa", typed="\n".join([*COUNT, *lines])).err


def test_a_word_typed_twice_in_vain_is_reported_at_the_end(terminal: Program) -> None:
    err = count(terminal, "3 zorbl", "n", "2 quux for ben", "n", "9 blub", "n")
    (report,) = reports(err)
    assert report["typed"] == "3 zorbl; 2 quux for …", "players are not named"
    assert report["where"] == "scorer score africa"
    assert err.index(addresses().reports) > err.rindex("“blub” is not known here.")


def test_one_slip_is_no_report(terminal: Program) -> None:
    assert not reports(count(terminal, "3 zorbl", "n", "3 statues", "x", "4"))


def test_a_rule_that_refuses_is_no_report(terminal: Program) -> None:
    assert not reports(count(terminal, "9 statues", "9 statues", "8 drums"))


def test_a_line_that_is_never_understood_is_reported(terminal: Program, tmp_path: Path) -> None:
    follow = ("track", "africa", "--players", "Ann,Ben", "--record", tmp_path / "game.jsonl")
    (report,) = reports(terminal(*follow, typed="zorbl\nquux\n").err)
    assert (report["typed"], report["where"]) == ("zorbl; quux", "scorer track africa")
    (report,) = reports(terminal(*follow, typed="rules zorblquux\nrules blubquux\n").err)
    assert report["typed"] == "zorblquux", "once is enough"
    assert not reports(terminal(*follow, typed="zorbl\nshow\nquux\n").err)
