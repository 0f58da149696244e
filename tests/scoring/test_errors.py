"""Whatever is wrong is a `ScorerError`, and each one can be told: in every language, as text and as JSON."""

from __future__ import annotations

import io
import json
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import scorer
from scorer import course, tracking
from scorer.registry import is_game
from scorer.scoring.merge import merge
from scorer.tracking.moves import start_with

PLAYERS = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
TALLY = {"game": "africa", "players": PLAYERS}
HALF = "\ud800"
HUGE = 10**5000


def tell(error: scorer.ScorerError) -> None:
    """Tells an error in every way that there is."""
    for lang in scorer.languages():
        told = json.dumps(error.to_dict(lang), ensure_ascii=False) + error.text(lang)
        assert told.encode("utf-8")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def refused(call: Callable[[], object]) -> scorer.ScorerError:
    """The error that a call raises, which can be told."""
    with pytest.raises(scorer.ScorerError) as raised:
        call()
    tell(raised.value)
    return raised.value


@pytest.mark.parametrize(
    "id", ["__init__", "__pycache__", "_", "a" * 256, f"africa{HALF}", "AFRICA", 0, [], ""], ids=range(9)
)
def test_what_is_no_id_of_a_game(id: Any) -> None:
    assert not is_game(id)
    for call in (
        lambda: scorer.game(id),
        lambda: scorer.score(TALLY | {"game": id}),
        lambda: scorer.score({"players": PLAYERS}, game=id),
        lambda: scorer.score(TALLY, game=id),
        lambda: scorer.read(TALLY, game=id),
        lambda: merge([TALLY], id),
        lambda: merge([TALLY | {"game": id}]),
        lambda: scorer.rule(f"{id}.x"),
        lambda: scorer.rule(id),
        lambda: tracking.start(id, ["Anna", "Ben"]),
        lambda: course.read_header({"record": 1, "rules": 1, "game": id, "players": ["Anna", "Ben"]}),
    ):
        refused(call)
    for error in scorer.problems(TALLY | {"game": id}):
        tell(error)
    if id:
        refused(lambda: scorer.search("gold", game=id))


@pytest.mark.parametrize("odd", [HALF, f"statue{HALF}", HUGE, -HUGE, float("nan"), {HALF: HALF}, [HALF]], ids=range(7))
def test_half_characters_and_huge_numbers_can_be_told(odd: Any) -> None:
    key = odd if isinstance(odd, str | int | float) else "gold"
    africa: list[dict[Any, Any]] = [
        {"edition": odd},
        {"rulings": odd},
        {"rulings": {key: "up"}},
        {"rulings": {"africa.majority.zero": odd}},
        {key: 1},
        *(
            {"players": [{"name": "Anna", "track": 1} | more, {"name": "Ben", "track": 1}]}
            for more in ({"name": odd}, {"track": odd}, {"goods": {"statue": odd}}, {"goods": {key: 9}}, {key: -1})
        ),
    ]
    for tally in africa:
        refused(lambda tally=tally: scorer.score(TALLY | tally))  # type: ignore[misc]
        for error in scorer.problems(TALLY | tally):
            tell(error)
    ann = {"name": "Ann", "pile": []}
    for more in ({"pile": [odd]}, {"pile": None, "values": {key: 1}}, {"pile": None, "values": {"3": odd}}):
        refused(lambda more=more: scorer.score({"game": "afritoria", "players": [ann, ann | {"name": "B"} | more]}))  # type: ignore[misc]


def test_what_python_shows_of_an_error_is_its_message() -> None:
    players = [{"name": "Anna", "track": -1}, {"name": "Ben", "track": 2}]
    (error,) = scorer.problems({"game": "africa", "players": players})
    assert repr(error).startswith("InvalidTally('players[0].track: −1 is not possible.")


def test_a_name_that_is_not_there_is_a_key_error_and_an_unknown_name() -> None:
    sheet = scorer.score(TALLY)
    state = tracking.start("africa", ["Anna", "Ben"])
    looked_up: list[Callable[[], object]] = [
        lambda: sheet["Zoe"],
        lambda: sheet.explain("fi").category("x"),
        lambda: scorer.rule("africa.majority.zero").reading("x"),
        lambda: scorer.rule("africa.score.goods").reading("x"),
        lambda: state.setup.option("x"),
    ]
    for call in looked_up:
        error = refused(call)
        assert isinstance(error, scorer.UnknownName)
        assert isinstance(error, KeyError)
    assert str(refused(lambda: sheet["Zoe"])) == "Nobody here is called “Zoe”.\nAllowed: Anna, Ben"


def test_links_are_none_or_markdown() -> None:
    html: Any = "html"
    for call in (scorer.rule("africa.score.goods").text, scorer.rule("africa.score.goods").difference):
        assert refused(lambda call=call: call("nl", links=html)).known == ("none", "markdown")  # type: ignore[misc]


@pytest.mark.parametrize("key", ["game", "players", "edition", "rulings", "options", HALF], ids=range(6))
def test_no_option_is_called_like_what_everybody_agrees_on(key: str) -> None:
    options: dict[str, Any] = {key: "x"}
    errors = [
        refused(lambda: start_with("africa", ["Anna", "Ben"], options)),
        refused(
            lambda: course.read_header({**course.header(tracking.start("africa", ["A", "B"])), "options": options})
        ),
    ]
    for error in errors:
        assert error.place == "options"
        assert error.code == "unknown-key"
    if key in ("game", "players"):
        assert refused(lambda: tracking.start("africa", ["Anna", "Ben"], **options)).place == "options"


def test_lines_of_a_record_may_be_texts_or_values() -> None:
    played = course.begin(tracking.start("afritoria", ["Ann", "Ben"])).play(
        tracking.read_move("afritoria", {"move": "market", "card": "green lion"})
    )
    values = [course.header(played.state), course.line_of(played)]
    texts = [json.dumps(value) for value in values]
    for lines in (values, texts, [text.encode() for text in texts], io.StringIO("\n\n".join(texts) + "\n")):
        assert course.replay(lines).state == played.state
    wrong: Any
    for wrong in (5, None, [], HALF, f'{{"undo": "{HALF}"}}', "{", {}, {HALF: 1}):
        record: Any = [values[0], wrong]
        assert refused(partial(course.replay, record)).to_dict()["kind"] == "broken-record"
        refused(partial(course.replay, record[1:]))


@pytest.mark.parametrize(
    ("lang", "code"), [("fr_CA", "fr"), ("NL", "nl"), ("de-AT", "de"), ("fi_FI.UTF-8", "fi"), ("en-US", "en")]
)
def test_a_language_is_that_of_a_locale(lang: str, code: str) -> None:
    sheet, goods = scorer.score(TALLY), scorer.rule("africa.majority.zero")
    assert sheet.to_dict(lang) == sheet.to_dict(code)
    assert goods.to_dict(lang) == goods.to_dict(code)
    assert scorer.game("africa").to_dict(lang) == scorer.game("africa").to_dict(code)
    assert scorer.search("gold", lang=lang) == scorer.search("gold", lang=code)
    field = scorer.game("africa").fields[2]
    assert field.typed("3 drums", lang) == field.typed("3 drums", code)


@pytest.mark.parametrize("lang", ["xx", "", "english", "../nl", "nl/..", HALF, "a" * 300, None, 0, []], ids=range(10))
def test_what_is_no_language(lang: Any) -> None:
    for call in (
        lambda: scorer.score(TALLY).to_dict(lang),
        lambda: scorer.search("gold", lang=lang),
        lambda: scorer.rule("africa.score.goods").text(lang),
        lambda: scorer.game("africa").to_dict(lang),
    ):
        assert refused(call).code == "unknown-language"
