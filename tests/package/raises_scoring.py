"""How to provoke each error that the docstrings of the scoring name: `test_raises.py` makes these calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from unittest.mock import patch

import scorer
from scorer import registry, shapes
from tests.support.raising import Call, Cannot, Raises

AFRICA: shapes.TallyDict = {"game": "africa", "players": [{"name": "Ann", "track": 9}, {"name": "Bob", "track": 5}]}
SHEET = scorer.score(AFRICA)
GAME = scorer.game("africa")
GOODS = GAME.fields[2]
RULING = scorer.rule("africa.majority.zero")
ERROR = scorer.UnknownName("There is no “{name}”.", name="x")
OTHERS = scorer.Disputed(("afritoria.market.tie",), ("nobody",), (), (), changes_winner=False, doubt="silent")
"""Another reading of a ruling of another game."""
NO_LANGUAGE = "xx"


def africa(**ann: object) -> dict[str, object]:
    """A tally in which the first player has something else."""
    return {**AFRICA, "players": [{**AFRICA["players"][0], **ann}, AFRICA["players"][1]]}


def of_score(take: Callable[..., object]) -> Mapping[str, tuple[Call, ...]]:
    """What `score` and `read` raise."""
    return {
        "UnknownName": (
            lambda: take({**AFRICA, "game": "chess"}),
            lambda: take(AFRICA, edition="de"),
            lambda: take(AFRICA, rulings={"africa.majority.size": "big"}),
            lambda: take(AFRICA, rulings={"africa.majority.zero": "all"}),
        ),
        "InvalidTally": (
            lambda: take(africa(silver=1)),
            lambda: take(africa(gold="many")),
            lambda: take(africa(gold=-1)),
            lambda: take(AFRICA, game="africana"),
        ),
        "ImpossibleTally": (lambda: take(africa(name="Bob")),),
        "UndefinedScore": (lambda: take(africa(goods={"drum": 6})),),
    }


def of_language(call: Callable[[str], object]) -> Mapping[str, Call]:
    """What whatever takes a language raises."""
    return {"UnknownName": lambda: call(NO_LANGUAGE)}


def check_wrong_rule() -> None:
    """Checks a game that names a rule which its reference does not have."""
    wrong = registry.game("africa")._replace(win_rule="africa.win.nothing")
    with patch.object(scorer.testing, "game_of", lambda _: wrong):
        scorer.testing.check_game("africa")


NAMES = [
    name
    for name in [*scorer._WHERE, *scorer._MODULES]
    if not getattr(getattr(scorer, name), "__module__", f"scorer.{name}").startswith(("scorer.tracking", "scorer.log"))
    and name not in ("course", "record")
]
"""All names but those of following and of the logbook."""

RAISES: Raises = {
    "score": of_score(scorer.score),
    "read": of_score(scorer.read),
    "template": {
        "UnknownName": (lambda: scorer.template("chess"), lambda: scorer.template("africa", lang=NO_LANGUAGE)),
        "InvalidTally": (
            lambda: scorer.template("africa", ["Ann"]),
            lambda: scorer.template("africa", ["Ann", ""]),
            lambda: scorer.template("africa", 7),  # type: ignore[arg-type]
            lambda: scorer.template("africa", "Ann"),
        ),
        "ImpossibleTally": lambda: scorer.template("africa", ["Ann", "ANN"]),
    },
    "merge": {
        "InvalidTally": (
            lambda: scorer.merge(7),  # type: ignore[arg-type]  # what a program might do
            lambda: scorer.merge([7]),
            lambda: scorer.merge([{"game": "africa"}]),
            lambda: scorer.merge([africa(silver=1)]),
            lambda: scorer.merge([africa(name="")]),
            lambda: scorer.merge([{"players": []}]),
            lambda: scorer.merge([AFRICA, {**AFRICA, "game": "africana"}]),
        ),
        "UnknownName": lambda: scorer.merge([{**AFRICA, "game": "chess"}]),
    },
    "game": {"UnknownName": lambda: scorer.game("chess")},
    "GameDescription.to_dict": of_language(GAME.to_dict),
    "FieldDescription.question": of_language(GOODS.question),
    "FieldDescription.help": of_language(GOODS.help),
    "FieldDescription.form": of_language(GOODS.form),
    "FieldDescription.parts": of_language(GAME.fields[0].parts),
    "FieldDescription.names": of_language(GAME.fields[0].names),
    "FieldDescription.typed": of_language(lambda lang: GOODS.typed("2 drums", lang)),
    "FieldDescription.to_dict": of_language(GOODS.to_dict),
    "CategoryDescription.label": of_language(GAME.categories[0].label),
    "CategoryDescription.to_dict": of_language(GAME.categories[0].to_dict),
    "Question.refusal": {"UnknownName": lambda: scorer.Question("nonsense").refusal()},
    "Question.text": {
        "UnknownName": (lambda: scorer.Question("nothing").text(NO_LANGUAGE), lambda: scorer.Question("").text())
    },
    "Question.to_dict": {
        "UnknownName": (lambda: scorer.Question("nothing").to_dict(NO_LANGUAGE), lambda: scorer.Question("").to_dict())
    },
    "rules": {"UnknownName": lambda: scorer.rules("chess")},
    "rule": {"UnknownName": (lambda: scorer.rule("africa.nothing"), lambda: scorer.rule("chess.mate"))},
    "Rule.title": of_language(RULING.title),
    "Rule.text": {"UnknownName": (lambda: RULING.text(NO_LANGUAGE), lambda: RULING.text(links="html"))},  # type: ignore[arg-type]
    "Rule.reading": {
        "UnknownName": (
            lambda: RULING.reading("all"),
            lambda: RULING.reading("share", NO_LANGUAGE),
            lambda: scorer.rule("africa.score.goods").reading("share"),
        )
    },
    "Rule.reason": of_language(scorer.rule("africa.score.goods").reason),
    "Rule.difference": {
        "UnknownName": (lambda: RULING.difference(NO_LANGUAGE), lambda: RULING.difference(links="html"))  # type: ignore[arg-type]
    },
    "Rule.synonyms": of_language(RULING.synonyms),
    "Rule.gist": of_language(RULING.gist),
    "Rule.own_part": of_language(RULING.own_part),
    "Rule.phrases": of_language(RULING.phrases),
    "Rule.asked": of_language(RULING.asked),
    "Rule.url": {
        "ScorerError": lambda: RULING._replace(id="oware.win").url(),
        **of_language(lambda lang: RULING.url("https://example.org", lang)),
    },
    "Rule.status": of_language(RULING.status),
    "Rule.to_dict": of_language(RULING.to_dict),
    "Sheet.__getitem__": {"UnknownName": lambda: SHEET["Cid"]},
    "Sheet.explain": of_language(SHEET.explain),
    "Sheet.note": of_language(SHEET.note),
    "Sheet.text": of_language(SHEET.text),
    "Sheet.markdown": of_language(SHEET.markdown),
    "Sheet.csv": of_language(SHEET.csv),
    "Sheet.to_dict": of_language(SHEET.to_dict),
    "Sheet.bgstats": {
        "InvalidValue": (
            lambda: SHEET.bgstats(datetime.min),
            lambda: SHEET.bgstats(datetime.max),
            lambda: SHEET.bgstats(datetime.min.replace(tzinfo=UTC)),
        )
    },
    "Decided.to_dict": {"IndexError": lambda: SHEET.decided.to_dict([])},
    "Explainer": of_language(SHEET.explain),
    "Explainer.category": {"UnknownName": lambda: SHEET.explain().category("silver")},
    "Explainer.line": {"UnknownName": lambda: SHEET.explain().line(scorer.Line("pile", "afritoria.score", ()))},
    "Explainer.reading": {
        "UnknownName": (
            lambda: SHEET.explain().reading(OTHERS),
            lambda: SHEET.explain().reading(SHEET.disputed[0]._replace(readings=("none such",))),
        )
    },
    "Explainer.decided": {
        "UnknownName": (
            lambda: SHEET.explain().decided(scorer.Decided(1, (), (scorer.Without("pile", ("Ann",)),), ())),
            lambda: SHEET.explain().decided(
                scorer.Decided(1, (scorer.Change("Ann", "pile", "", 1, ("Ann",)),), (), ())
            ),
        )
    },
    "ScorerError.to_dict": of_language(ERROR.to_dict),
    "ScorerError.text": of_language(ERROR.text),
    "ScorerError.sentences": of_language(ERROR.sentences),
    "schema": {
        "UnknownName": (
            lambda: scorer.schema("tallies"),
            lambda: scorer.schema("tally", "chess"),
            lambda: scorer.schema("record", ""),
            lambda: scorer.schema("error", lang=NO_LANGUAGE),
        )
    },
    "search": {
        "UnknownName": (lambda: scorer.search("gold", lang=NO_LANGUAGE), lambda: scorer.search("gold", game=""))
    },
    "testing.suite": {"UnknownName": lambda: scorer.testing.suite("chess")},
    "testing.check_game": {
        "UnknownName": lambda: scorer.testing.check_game("chess"),
        "AssertionError": check_wrong_rule,
    },
    "testing.checks": {"UnknownName": lambda: next(scorer.testing.checks("chess"))},
}

A_KNOWN_GAME = "the game of a sheet is one that there is"

CANNOT: Cannot = {
    "Sheet.disputes": {"UnknownName": A_KNOWN_GAME},
    "Sheet.decided": {"UnknownName": "no language is asked for by a caller"},
}
