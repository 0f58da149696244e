"""Kinds in a file: a name that is listed means the same kind as at the table, in whatever language; others are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import scorer
from scorer.registry import game, own_ids
from scorer.scoring.fields import Kinds
from scorer.scoring.forms import forms_of
from scorer.scoring.tally import form_of
from scorer.text.i18n import find, languages
from scorer.text.names import plain
from tests.support.program import Program


def africa(*goods: object) -> dict[str, Any]:
    return {"game": "africa", "players": [{"name": f"P{i}", "track": 0, "goods": each} for i, each in enumerate(goods)]}


def africana(*artifacts: object) -> dict[str, Any]:
    return {
        "game": "africana",
        "players": [{"name": f"P{i}", "artifacts": each} for i, each in enumerate(artifacts)],
    }


def listed() -> Iterator[tuple[str, Kinds, str, str]]:
    """Game, field, kind and form of every name of a kind in every language."""
    for id in own_ids():
        for field in form_of(game(id)).tally.fields:
            if isinstance(field, Kinds):
                for kind, message in field.messages.items():
                    for code in languages():
                        say = find(code)
                        assert say is not None
                        for form in say.forms(message):
                            yield id, field, kind, form


def test_every_listed_name_is_its_kind() -> None:
    """But for those that mean two kinds in two languages: they stay names of their own, and are told."""
    seen = unclear = 0
    for _, field, kind, form in listed():
        for typed in (form, form.upper(), form.title(), f" {form} "):
            if "ß" in form and typed == form.upper():
                continue
            ((found, count),) = field.read({typed: 2})
            kinds = [key for key, message in field.messages.items() if plain(form) in {plain(key), *forms_of(message)}]
            assert count == 2
            assert found == (kind if kinds == [kind] else typed), (field.key, typed)
            seen += 1
            unclear += kinds != [kind]
    assert seen > 1000
    assert unclear < seen / 50


@pytest.mark.parametrize(
    ("tally", "totals"),
    [
        (africa({"Trommeln": 2}, {"drum": 2}), [3, 3]),
        (africa({"T-Shirt": 1, "KETTLES": 2}, {"t shirt": 1, "kattila": 2}), [4, 4]),
        (africana({"Maske": 3, " Vasen": 1}, {"mask": 1, "jug": 3}), [12, 12]),
        (africana({"masque": 2}, {"naamio": 2}), [6, 6]),
    ],
)
def test_tallies_in_the_words_of_people(tally: dict[str, Any], totals: list[int]) -> None:
    sheet = scorer.score(tally)
    assert sheet.note() == ""
    field = "goods" if sheet.game == "africa" else "artifacts"
    keys = {key for player in sheet.tally.to_dict()["players"] for key in player[field]}
    assert keys <= {"drum", "shirt", "kettle", "mask", "vase"}
    by_key = scorer.score(sheet.tally.to_dict())
    assert by_key.to_dict("fi") == sheet.to_dict("fi")
    assert [player.total for player in sheet.players] == totals


@pytest.mark.parametrize(
    ("tally", "place", "names"),
    [
        (africa({"drum": 2, "drums": 1}, {}), "players[0].goods.drums", ("drums", "drum")),
        (africa({}, {"Trommel": 2, "Tambour": 1}), "players[1].goods.Tambour", ("Tambour", "Trommel")),
        (africana({"vase": 1, "jug": 1}, {}), "players[0].artifacts.jug", ("jug", "vase")),
        (africana({"mask": 2, "masks": 1}, {}), "players[0].artifacts.masks", ("masks", "mask")),
    ],
)
def test_two_names_of_one_kind_are_refused(tally: dict[str, Any], place: str, names: tuple[str, str]) -> None:
    """As at the table, where “2 drums, 1 drum” is a question: the second number may be a second thought."""
    (error,) = scorer.problems(tally)
    assert (error.place, error.code) == (place, "same-kind")
    for lang in languages():
        assert all(name in error.text(lang) for name in names)


def test_the_limits_of_the_table_count_kinds() -> None:
    (error,) = scorer.problems(africana({"mask": 3}, {"masks": 3}))
    assert error.code == "more-than-there-are"


def test_what_nobody_lists_is_a_kind_of_its_own_and_told(program: Program, tmp_path: Any) -> None:
    tally = africa({"drum": 1, "banana": 1}, {"kiwi": 2, "banana": 1})
    sheet = scorer.score(tally)
    assert [player.total for player in sheet.players] == [2, 4]
    for lang in languages():
        assert "banana" in sheet.note(lang)
        assert "kiwi" in sheet.note(lang)
    assert len({sheet.note(lang) for lang in languages()}) == len(languages())
    file = tmp_path / "tally.json"
    file.write_text(json.dumps(tally))
    for format in ("text", "markdown", "table", "csv"):
        run = program("score", file, file, "--format", format)
        assert run.code == 0
        assert run.err == f"Notice: {sheet.note()}\n"
        assert sheet.note() not in run.out
    for format in ("text", "markdown"):
        run = program("score", file, "--format", format, "--explain")
        assert run.err == ""
        assert sheet.note() in run.out
    for format in ("json", "jsonl"):
        assert program("score", file, "--format", format).err == ""


def test_assistants_are_told_of_names_that_nobody_lists() -> None:
    from scorer.assistant import call

    tally = africa({"drum": 1, "banana": 1}, {})
    assert call("score_game", {"tally": tally})["note"] == scorer.score(tally).note()
    assert "note" not in call("score_game", {"tally": africa({"drum": 1}, {})})


def test_a_list_has_no_names() -> None:
    assert scorer.score(africa([2, 1], {"drum": 3})).note() == ""
