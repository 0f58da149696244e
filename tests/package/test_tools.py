"""What assistants are told is true and can be sent back: examples, what is allowed, next calls, verdicts, sizes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import scorer
from scorer import tracking
from scorer.assistant import TOOLS, Call, Refused, call, describe
from scorer.registry import game as game_of, ids
from scorer.text.i18n import languages
from tests.support import DATA, EXAMPLES, ROOT
from tests.support.tiers import one_of

TWO = ["Ann", "Ben"]

LANGUAGES = [lang if lang == "fi" else pytest.param(lang, marks=pytest.mark.slow) for lang in languages()]
"""One of them in the fast tier."""


def told(name: str, **arguments: Any) -> dict[str, Any]:
    return call(name, arguments)


def refusal(tool: str, /, **arguments: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        call(tool, arguments)
    return refused.value


def size(answer: dict[str, Any]) -> int:
    """The bytes of an answer, as a model reads it."""
    return len(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode())


def africa(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    names = ("Anna", "Ben", "Cees")
    filled = [{"name": name, "track": 30, **player} for name, player in zip(names, players, strict=False)]
    return {"game": "africa", "players": filled, **more}


def afritoria(*players: dict[str, Any]) -> dict[str, Any]:
    return {"game": "afritoria", "players": [{"name": n, **p} for n, p in zip(("Ann", "Piet"), players, strict=True)]}


def total(tally: dict[str, Any], name: str, **arguments: Any) -> int:
    players = {each["name"]: each for each in told("score_game", tally=tally, **arguments)["players"]}
    points: int = players[name]["total"]
    return points


# Names and words


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ids())
def test_names_that_are_listed_are_one_kind_under_all_of_them(game: str, lang: str) -> None:
    for field in scorer.game(game).fields:
        for key, forms in field.names(lang).items() if field.kind == "kinds" else ():
            for form in forms:
                tally = scorer.template(game, TWO)
                tally["players"][0][field.key] = {form: 2}
                scored = told("score_game", tally=tally, detail="full")
                assert scored["tally"]["players"][0][field.key] == {key: 2}
                if form != key:
                    tally["players"][0][field.key] = {key: 1, form: 1}
                    assert refusal("score_game", tally=tally)


def test_people_s_words_are_understood_and_told_back() -> None:
    tally = africa({"goods": "3 trommels, 2 beelden", "gold": "vier", "bonus": "nee"}, {})
    scored = told("score_game", tally=tally, lang="nl")
    assert scored["understood"]["players[0].goods"]["understood"] == {"drum": 3, "statue": 2}
    assert total(tally, "Anna", lang="nl") == total(africa({"goods": {"drum": 3, "statue": 2}, "gold": 4}, {}), "Anna")
    wrong = refusal("score_game", tally=africa({"goods": "3 bananen"}, {}), lang="nl")
    assert "bananen" in wrong.text


def test_animals_without_colours() -> None:
    piet = {"animals": {"giraffen": 4, "zebra": 3, "stekelvarken": 1}}
    tally = afritoria({"animals": {"olifant": 4, "leeuw": 2}}, piet)
    assert (total(tally, "Ann"), total(tally, "Piet")) == (6, 13)
    # With two players four of each are in play.
    wrong = refusal(
        "score_game", tally=afritoria({"animals": {"elephant": 3}}, {"animals": {"elephant": 2}}), lang="en"
    )
    assert "4 for the whole table" in wrong.text
    assert "afritoria.components.wild" in wrong.text
    for animals in ({"unicorn": 1}, {"elephant": 9}, [1, 2], 3):
        assert refusal("score_game", tally=afritoria({"animals": animals}, piet)).next
    assert refusal("score_game", tally=afritoria({"animals": {"lion": 1}, "values": {"3": 1}}, piet))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "{} green elephants"),
        ("nl", "{} groene olifanten"),
        ("de", "{} grüne Elefanten"),
        ("fr", "{} éléphants verts"),
        ("fi", "{} vihreää norsua"),
    ],
)
def test_colours_that_were_said_of_animals_are_not_dropped(lang: str, words: str) -> None:
    """They are judged as cards, of each of which there are two."""
    for two in (words.format(2), {words.format("").strip(): 2}):
        scored = told("score_game", tally=afritoria({"animals": two}, {"animals": {}}), lang=lang)
        assert scored["understood"]["players[0].pile"]["understood"] == ["green elephant"] * 2
    three = refusal("score_game", tally=afritoria({"animals": words.format(3)}, {"animals": {}}), lang=lang)
    assert "green elephant" in three.text
    assert "afritoria.components.wild" in three.text
    assert "animals" not in three.text


def test_half_the_colours_are_refused_with_the_key_for_cards() -> None:
    half = refusal("score_game", tally=afritoria({"animals": "2 green elephants, 1 lion"}, {"animals": {}}))
    assert "“green” is not known here" in half.text
    assert "Or as “pile”" in half.text
    assert "exactly one" not in half.text
    # Numbers alone name no cards.
    assert refusal("score_game", tally=afritoria({"animals": "4 5 2"}, {"animals": {}}))
    assert total(afritoria({"animals": None, "values": {"3": 1}}, {"animals": {}}), "Ann") == 3


def test_the_points_of_the_marker_are_asked_for() -> None:
    asked = told("score_game", tally=africa({"track": 38, "bonus": True}, {}))["check"]
    assert len(asked) == 1
    assert re.search("Anna.*3 points.*38.*35", asked[0])
    assert "check" not in told("score_game", tally=africa({"track": 38}, {}))
    assert "check" not in told("score_game", tally=africa({"track": 2, "bonus": True}, {}))
    assert "does not change who wins" in asked[0]
    changing = told("score_game", tally=africa({"track": 28, "bonus": True}, {}))["check"]
    assert "the game is won by Ben instead" in changing[0]
    description = next(tool.description for tool in TOOLS if tool.name == "score_game")
    assert "WITHOUT the 3 points" in description


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_about_the_marker_is_sent_and_not_asked_again(lang: str) -> None:
    tally = africa({"track": 38, "bonus": True}, {})
    for marker, points in (("in", 38), ("out", 41)):
        scored = told("score_game", tally=tally, marker=marker, lang=lang)
        assert "check" not in scored
        assert scored["players"][0]["total"] == points
        assert f"marker={marker}" in told("score_game", tally=tally, lang=lang)["check"][0]
        assert told("explain_score", tally=tally, player="Anna", marker=marker)["total"] == points
        assert told("compare_readings", tally=tally, marker=marker)["totals"]["Anna"] == points
    few = refusal("score_game", tally=africa({"track": 2, "bonus": True}, {}), marker="in", lang=lang)
    assert few.next
    assert few.next.arguments["marker"] == "out"


# One player alone


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_one_player_alone_has_the_points_that_do_not_depend_on_others(game: str, lang: str) -> None:
    tally = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    compared = {unit.id for unit in game_of(game).categories if unit.compares}
    for whole in told("score_game", tally=tally, marker="out", detail="full")["players"]:
        own = next(player for player in tally["players"] if player["name"] == whole["name"])
        scored = told("score_game", tally={"game": game, "players": [own]}, marker="out", lang=lang)
        kept = {line["category"]: line["points"] for line in whole["lines"] if line["category"] not in compared}
        assert {line["category"]: line["points"] for line in scored["players"][0]["lines"]}.items() <= kept.items()
        assert scored["players"][0]["total"] == sum(kept.values())
        assert not {"winners", "decision", "tie_break"} & scored.keys()
        assert not {"rank", "winner"} & scored["players"][0].keys()
        assert own["name"] in scored["not_counted"]


def test_what_one_player_did_not_tell_is_named() -> None:
    scored = told("score_game", tally={"game": "africa", "players": [{"name": "Ben", "goods": {"drum": 3}, "gold": 4}]})
    assert scored["players"][0]["total"] == 5
    assert list(scored["counted_as_none"]) == ["bonus"]
    assert "nobody gave it: Score track" in scored["not_counted"]
    assert "Gold and Gems" in scored["not_counted"]
    asked = told("score_game", tally={"game": "africa", "players": [{"name": "1", "track": 38, "bonus": True}]})
    assert "marker=in" in asked["check"][0]
    assert "who wins" not in asked["check"][0]
    # More than two players could hold together.
    elephants = {"game": "afritoria", "players": [{"name": "Ann", "animals": {"elephant": 6}}]}
    (with_two,) = told("score_game", tally=elephants)["impossible"]
    assert total(elephants, "Ann") == 6
    assert "4 for the whole table" in with_two
    both = {"game": "africana", "players": [{"name": "Ann", "artifacts": [2, 2, 2, 2]}]}
    assert told("score_game", tally=both)["left_out"] == 1
    (entry,) = told("score_game", tally=both, detail="full")["disputed"]
    chosen = dict.fromkeys([entry["ruling"]], entry["reading"])
    assert entry["totals"] == {"Ann": total(both, "Ann", rulings=chosen)} != {"Ann": total(both, "Ann")}
    assert not {"winners", "changes_winner"} & entry.keys()
    assert told("compare_readings", tally=both)["disputed"] == [entry]
    wrong = refusal("explain_score", tally={"game": "africa", "players": [{"name": "Ben", "track": 30}]})
    assert wrong.next
    assert wrong.next.tool == "score_game"
    assert refusal("score_game", tally={"game": "afritoria", "players": [{"name": "Ann"}]}).next


def test_a_part_of_a_table_is_scored_without_what_nobody_told() -> None:
    whole = africa({"gold": 3, "goods": {"drum": 2}}, {"gold": 3, "gems": 2}, {"gold": 3, "gems": 1})
    part = {**whole, "players": [{**player, "track": None} for player in whole["players"]]}
    scored, compared = told("score_game", tally=part), told("compare_readings", tally=part)
    assert compared["totals"] == {each["name"]: each["total"] for each in scored["players"]}
    for each in told("score_game", tally=whole)["players"]:
        assert compared["totals"][each["name"]] == each["total"] - 30
    assert "nobody gave it: Score track" in scored["not_counted"]
    assert list(scored["counted_as_none"]) == ["bonus"]
    assert scored["disputed"] == [entry for entry in compared["disputed"] if entry["doubt"] != "unclear"]
    for entry in compared["disputed"]:
        chosen = {entry["ruling"]: entry["reading"]}
        assert entry["totals"] == told("compare_readings", tally=part, rulings=chosen)["totals"] != compared["totals"]
    assert not {"winners", "decision", "rank"} & {*scored, *scored["players"][0], *compared}
    # Who tells it of some tells it of all.
    some = refusal("score_game", tally={**part, "players": [whole["players"][0], *part["players"][1:]]})
    assert "Ben, Cees: track" in some.text


# Doubt


def test_each_other_reading_says_what_kind_of_doubt_it_is_and_who_says_what() -> None:
    three = {"gold": 2}
    scored = told("score_game", tally=africa(three, three, three))
    rounding = next(entry for entry in scored["disputed"] if entry["ruling"] == "africa.majority.rounding")
    assert (rounding["doubt"], rounding["stated_by"]) == ("differ", {"africa.majority.rounding": ["nl"]})
    assert rounding["scored_as"]["stated_by"] == {"africa.majority.rounding": ["fr"]}
    assert rounding["meaning"] != rounding["scored_as"]["meaning"]
    cited = {
        each["rule"]: each["said_by"] for each in told("compare_readings", tally=africa(three, three, three))["cited"]
    }
    assert "up: Dutch" in cited["africa.majority.rounding"]
    assert "In force: down" in cited["africa.majority.rounding"]
    chosen = {"africa.majority.rounding": "up"}
    cited = {
        each["rule"]: each["said_by"]
        for each in told("compare_readings", tally=africa(three, three, three), rulings=chosen)["cited"]
    }
    assert "In force: up" in cited["africa.majority.rounding"]


@pytest.mark.parametrize("game", ids())
def test_what_only_a_pedant_would_raise_is_left_out_and_counted(game: str) -> None:
    tally = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    scored, whole = told("score_game", tally=tally), told("score_game", tally=tally, detail="full")
    assert all(entry["doubt"] != "unclear" for entry in scored["disputed"])
    assert len(whole["disputed"]) == len(scored["disputed"]) + scored.get("left_out", 0)
    left_out = [entry for entry in whole["disputed"] if entry["doubt"] == "unclear"]
    assert scored.get("left_out_changes_winner", False) is any(entry["changes_winner"] for entry in left_out)
    assert ("left_out_changes_winner" in scored) == ("left_out" in scored)
    stated = {ruling.id: ruling.readings for ruling in scorer.game(game).rulings}
    for entry in whole["disputed"]:
        rulings = entry["ruling"] if isinstance(entry["ruling"], list) else [entry["ruling"]]
        differ = all(sum(map(bool, stated[ruling].values())) > 1 for ruling in rulings)
        assert (entry["doubt"] == "differ") == differ


def test_whether_what_is_left_out_changes_the_winner_is_told() -> None:
    # Gold and gems as one contest: Anna has 10 points less, and loses nothing but her lead.
    for track, changed in ((30, False), (36, True)):
        scored = told("score_game", tally=africa({"gold": 4, "gems": 1}, {"track": track, "gold": 2}))
        assert (scored["left_out"], scored["left_out_changes_winner"]) == (1, changed)


@pytest.mark.parametrize(
    ("gold", "rules"),
    [
        ((3, 2, 0), ("prizes", "prizes", "prizes")),
        ((3, 3, 0), ("tie_first", "tie_first", "tie_first")),
        ((3, 0, 0), ("prizes", "zero", "zero")),
        ((0, 0, 0), ("zero", "zero", "zero")),
    ],
)
def test_a_reading_of_ours_is_cited_only_where_another_gives_that_player_other_points(
    gold: tuple[int, ...], rules: tuple[str, ...]
) -> None:
    zero = "africa.score.majority.zero"
    tally = africa(*[{"gold": own, "gems": gems} for own, gems in zip(gold, (3, 2, 1), strict=True)])
    scored = told("score_game", tally=tally)
    lines = [line["rule"] for player in scored["players"] for line in player["lines"] if line["category"] == "gold"]
    assert lines == [f"africa.score.majority.{rule}" for rule in rules]
    for cites in (scored, *[told("explain_score", tally=tally, player=player["name"]) for player in scored["players"]]):
        assert {line["rule"] for player in cites.get("players", [cites]) for line in player["lines"]} <= {
            each["rule"] for each in cites["cited"]
        }
    for entry in told("compare_readings", tally=tally)["disputed"]:
        assert (entry["ruling"] == "africa.majority.zero") <= ("zero" in rules)
    cited = [each["rule"] for each in told("explain_score", tally=tally, player="Cees")["cited"]]
    assert (zero in cited) == (rules[2] == "zero")


def test_readings_that_were_chosen_are_told() -> None:
    chosen = {"africa.majority.rounding": "up"}
    three = {"gold": 2}
    scored = told("score_game", tally=africa(three, three, three), rulings=chosen)
    assert "africa.majority.rounding=up" in scored["readings"]
    assert total(africa(three, three, three), "Anna", rulings=chosen) == 36
    assert "readings" not in told("score_game", tally=africa(three, three, three))
    by_edition = told("score_game", tally=africa(three, three, three), edition="Dutch")
    assert "africa.majority.rounding=up" in by_edition["readings"]


def test_who_says_it_tells_the_part_of_this_program() -> None:
    for id, part in (
        (
            "africana.score.collections",
            "Partly in the German rulebook. This program’s reading: who groups the artifacts.",
        ),
        (
            "africana.win.tie.money",
            "Partly in the German rulebook. This program’s reading: that a gold coin counts as 5 silver.",
        ),
        (
            "africa.score.win.tie",
            "The Dutch, Finnish and French rulebooks have nothing clear on this. The answer is this program’s reading.",
        ),
        ("africa.score.goods", "In the Dutch, Finnish and French rulebooks."),
        (
            "africa.majority.rounding",
            "down: French; up: Dutch. The Finnish rulebook has nothing clear on this. In force: down.",
        ),
    ):
        assert told("look_up_rule", id=id)["said_by"] == part


@pytest.mark.parametrize("game", ids())
def test_no_printed_rule_hides_a_part_of_ours(game: str) -> None:
    """Whatever text says that something is ours says so in `said_by`, too."""
    silent = [ruling.id for ruling in game_of(game).rulings if ruling.doubt == "silent"]
    for entry in scorer.rules(game):
        by_default = "y default" in entry.text() and {*silent} & {*entry.see}
        if not entry.readings and (by_default or re.search(r"our ruling|[Aa]s we read", entry.text())):
            assert "his program’s reading" in told("look_up_rule", id=entry.id)["said_by"], entry.id


# Search


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_of(languages(), "fi"))
@pytest.mark.parametrize("game", ids())
def test_nobody_is_told_that_the_rules_do_not_answer_where_they_do(game: str, lang: str) -> None:
    """Every heading finds its entry, and never nothing."""
    for entry in scorer.rules(game):
        found = told("search_rules", words=entry.title(lang), game=game, lang=lang)
        assert found["match"] != "none", entry.id
        assert "lang=" not in found.get("hint", "") or found["match"] != "good", (entry.id, found["hint"])


NOBODY = [
    ("en", "and if both have none?"),
    ("en", "what if neither of us has gold"),
    ("en", "both of us have no gems"),
    ("nl", "en als allebei niks hebben?"),
    ("nl", "en als we allebei geen goud hebben?"),
    ("de", "und wenn beide kein Gold haben?"),
    ("de", "wenn keiner von uns beiden Edelsteine hat"),
    ("fr", "et si les deux n'en ont pas ?"),
    ("fr", "et si aucun des deux n'a d'or ?"),
    ("fi", "entä jos kummallakaan ei ole kultaa"),
    ("fi", "entä jos molemmilla ei ole jalokiviä"),
]


@pytest.mark.parametrize(("lang", "words"), NOBODY)
def test_both_without_any_are_nobody(lang: str, words: str) -> None:
    found = told("search_rules", words=words, game="africa", lang=lang)
    assert found["match"] == "good"
    assert found["hits"][0]["id"] == "africa.question.nobody-has-any"


@pytest.mark.parametrize(
    ("words", "lang", "hint"),
    [
        ("en als we allebei geen goud hebben?", "en", "lang=nl"),
        ("und wenn beide kein Gold haben?", "en", "lang=de"),
        ("entä jos kummallakaan ei ole kultaa", "nl", "lang=fi"),
        ("qui gagne si tous ont autant de pépites ?", "de", "lang=fr"),
        ("who wins if all have as many nuggets?", "fi", "lang=en"),
    ],
)
def test_words_of_another_language_are_noticed(words: str, lang: str, hint: str) -> None:
    found = told("search_rules", words=words, lang=lang)
    assert found["match"] != "good"
    assert hint in found["hint"]
    assert told("search_rules", words=words, lang=hint[-2:])["match"] != "none"


def test_the_first_texts_are_told_also_in_doubt() -> None:
    found = told("search_rules", words="en als ik geen kaarten meer kan pakken", game="afritoria", lang="nl")
    assert found["match"] == "weak"
    assert found["hits"][0]["id"] == "afritoria.question.pile-runs-out"
    assert all(hit["text"] for hit in found["hits"][:3])
    assert told("search_rules", words="castling with the king and a rook")["match"] != "good"
    assert "africana" in told("search_rules", words="how many actions do I have")["hint"]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_that_answers_is_told_with_what_look_up_rule_says_of_it(lang: str) -> None:
    """Of some of what players ask: the entry that answers has its text, and an answer stays small."""
    for line in (DATA / f"questions.{lang}.tsv").read_text("utf-8").splitlines()[::6]:
        _kind, words, answers = line.split("\t")
        found = told("search_rules", words=words, game=answers.partition(".")[0], lang=lang)
        whole = [hit for hit in found["hits"] if "text" in hit]
        assert found["match"] != "good" or {hit["id"] for hit in whole} & {*answers.split("|")}, words
        for hit in whole:
            assert hit.items() <= told("look_up_rule", id=hit["id"], lang=lang).items(), hit["id"]
        assert size(found) <= 4096, words


# What is told can be sent


def with_value(game: str, key: str, value: object) -> dict[str, Any]:
    """A tally where nobody has anything but the first player one thing."""
    tally = told("describe_game", game=game)["template"]
    one_of = told("describe_game", game=game)["exactly_one_of"]
    first = {k: v for k, v in tally["players"][0].items() if key not in one_of or k not in one_of}
    if key == "artifact_points":
        first["artifacts"] = {"mask": 2, "vase": 1}
    return {**tally, "players": [{**first, key: value}, *tally["players"][1:]]}


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_examples_templates_and_limits_are_accepted(game: str, lang: str) -> None:
    described = told("describe_game", game=game, lang=lang)
    assert told("score_game", tally=told("describe_game", game=game, detail="full")["example"], lang=lang)
    assert told("score_game", tally=described["template"], lang=lang)
    for field in described["fields"]:
        values = [field["example"]]
        if "kinds" in field:
            values += [{name: 1} for pair in field["kinds"].items() for name in pair]
        if "limits" in field and "kinds" not in field and isinstance(field["example"], int):
            values += [0, int(field["limits"].partition("–")[2])]
        for value in values:
            assert told("score_game", tally=with_value(game, field["key"], value), lang=lang), (field["key"], value)


FAULTY: list[tuple[str, dict[str, Any]]] = [
    ("score_game", {}),
    ("score_game", {"tally": "nothing"}),
    ("score_game", {"tally": [1]}),
    ("score_game", {"tally": {}}),
    ("score_game", {"tally": africa({}, {}), "ruling": {"africa.majority.rounding": "up"}}),
    ("score_game", {"tally": africa({}, {}), "readings": {"africa.majority.rounding": "up"}}),
    ("score_game", {"tally": africa({}, {}), "colour": 3}),
    ("score_game", {"tally": africa({}, {}), "edition": "xx"}),
    ("score_game", {"tally": africa({}, {}), "rulings": {"africa.majority.rounding": "sideways"}}),
    ("score_game", {"tally": africa({}, {}), "rulings": {"africa.majority.roundin": "up"}}),
    ("score_game", {"tally": africa({}, {}), "rulings": "up"}),
    ("score_game", {"tally": africa({}, {}), "detail": "medium"}),
    ("score_game", {"tally": africa({"gold": -1, "gems": "many", "goods": 3, "drums": 2}, {"track": None})}),
    ("score_game", {"tally": africa({"bonus": True}, {"bonus": True})}),
    ("score_game", {"tally": africa({"goods": {"drum": 1, "drums": 1}}, {})}),
    ("score_game", {"tally": afritoria({"values": {"4": 1}}, {"pile": ["vihreä leijona"]})}),
    ("score_game", {"tally": afritoria({}, {"animals": {"lion": 1}})}),
    ("explain_score", {"tally": africa({}, {}), "player": "Bob"}),
    ("explain_score", {"tally": africa({}, {}), "name": "Ben"}),
    ("compare_readings", {"tally": africa({}, {}), "lang": "xx"}),
    ("describe_game", {"game": "afrika"}),
    ("describe_game", {}),
    ("look_up_rule", {"id": "rounding"}),
    ("look_up_rule", {"id": "africa.score.gods"}),
    ("look_up_rule", {"id": "camels on the roof"}),
    ("look_up_rule", {"rule": "africa.score.goods"}),
    ("search_rules", {"query": "tied for gold"}),
    ("search_rules", {"words": ["tied"]}),
    ("merge_tallies", {}),
    ("merge_tallies", {"parts": [{"game": "africa", "players": 3}]}),
    ("judge_move", {"game": "afritoria", "players": TWO, "move": {"move": "fly"}}),
    ("judge_move", {"game": "afritoria", "players": TWO, "move": {"move": "market", "card": "green unicorn"}}),
    ("judge_move", {"game": "afritoria", "players": TWO, "played": [{"move": "market"}]}),
    ("judge_move", {"game": "afritoria", "players": TWO, "played": [{"move": "play", "card": "green lion"}]}),
    ("judge_move", {"game": "africa"}),
    ("judge_move", {"game": "africa", "players": "Ann and Ben"}),
]
"""Calls as models make them who guess."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "arguments"), FAULTY)
def test_an_error_ends_in_what_can_be_sent(name: str, arguments: dict[str, Any], lang: str) -> None:
    refused = refusal(name, **{"lang": lang, **arguments})
    assert "{" not in re.sub(r"\{(?=[\"}]).*", "", refused.text), "a value that was not filled in"
    assert "validation error" not in refused.text
    next = refused.next
    if next is None:
        # Nothing can be sent in the place of a game that is not here.
        assert all(game in refused.text for game in ids())
        return
    tried: list[Call | None] = [next]
    # Several things may be wrong with a call: each next one is better than the one before.
    while (again := refused_again(tried[-1])) is not None:
        assert again.next not in [None, *tried], again.text
        tried.append(again.next)
        assert len(tried) < 4, tried


def refused_again(next: Call | None) -> Refused | None:
    """The refusal of a call, if it is refused, too."""
    assert next
    try:
        call(next.tool, next.arguments)
    except Refused as refused:
        return refused
    return None


def test_whoever_chooses_a_wrong_argument_is_told_which_is_meant() -> None:
    wrong = refusal("score_game", tally=africa({}, {}), ruling={"africa.majority.rounding": "up"})
    assert "“rulings”" in wrong.text
    assert wrong.next
    assert wrong.next.arguments["rulings"] == {"africa.majority.rounding": "up"}
    renamed = refusal("search_rules", query="x").next
    assert renamed
    assert renamed.arguments == {"words": "x"}


def test_a_fault_is_told_once_with_the_names_of_the_players() -> None:
    text = refusal("score_game", tally=africa({"track": None, "gold": -1}, {"track": None}, {"gold": 2})).text
    assert text.count("is missing") <= 1
    assert "Anna, Ben: track" in text
    assert "Points on the score track" in text
    assert "players[" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_editions_and_rules_are_called_as_people_call_them(lang: str) -> None:
    for name in ("nl-NL", "nl_BE", "Dutch", "Nederlands", "niederländisch"):
        entry = told("look_up_rule", id="africa.score.goods", lang=name)
        assert entry["text"] == scorer.rule("africa.score.goods").text("nl")
    for edition in ("nl", "Dutch", "nl-NL"):
        assert told("score_game", tally=africa({}, {}), edition=edition, lang=lang)["edition"] == "nl"
    wanted = "africa.majority.rounding"
    for id in (wanted, f"[{wanted}]", f"{wanted}=up", "Africa.Majority.Rounding"):
        assert told("look_up_rule", id=id, lang=lang)["id"] == wanted
    assert told("describe_game", game="Africa", lang=lang)["id"] == "africa"
    assert told("explain_score", tally=africa({}, {}), player="BEN", lang=lang)["player"] == "Ben"


# Moves


def states(game: str, seed: int) -> Iterator[tuple[list[dict[str, Any]], dict[str, Any]]]:
    """The moves so far, and a legal one, over a part of a random game."""
    chance, state, played = random.Random(seed), tracking.start(game, TWO), list[dict[str, Any]]()
    for _ in range(12):
        legal = list(islice(tracking.legal_moves(state), 400))
        if not legal:
            return
        move = chance.choice(legal)
        yield played, move.to_dict()
        state, played = tracking.play(state, move), [*played, move.to_dict()]


def judged(game: str, played: list[dict[str, Any]], move: dict[str, Any] | None, lang: str = "en") -> dict[str, Any]:
    return told("judge_move", game=game, players=TWO, played=played, lang=lang, **({"move": move} if move else {}))


@pytest.mark.parametrize("seed", [3, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(20, 26)]])
@pytest.mark.parametrize("game", ids())
def test_forbidden_is_said_only_of_what_is_forbidden(game: str, seed: int) -> None:
    """A move with a key left out may become a legal one; it is never called forbidden."""
    for played, move in states(game, seed):
        assert judged(game, played, move)["verdict"] == "allowed"
        for key in move.keys() - {"move"}:
            left = {name: value for name, value in move.items() if name != key}
            verdict = judged(game, played, left)
            assert verdict["verdict"] in {"allowed", "cannot tell"}, (played, left, verdict)
            if verdict["verdict"] == "cannot tell":
                assert verdict["needs"], (played, left)
                assert not verdict["cited"]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_moves_that_are_told_can_be_sent(game: str, lang: str) -> None:
    for played, _ in islice(states(game, 5), 0, 12, 4):
        for each in judged(game, played, None, lang)["moves"]:
            assert judged(game, played, each["example"], lang)["verdict"] == "allowed"
            bare = judged(game, played, {"move": each["move"]}, lang)
            for need in bare.get("needs", ()):
                for value in need.get("allowed", ()):
                    assert judged(game, played, {"move": each["move"], need["key"]: value}, lang)["verdict"]


def test_a_move_is_told_all_that_it_lacks_and_what_was_not_looked_at() -> None:
    verdict = judged("africa", [{"move": "reveal", "tile": "animal", "kind": "lion"}], {"move": "animal"})
    assert verdict["verdict"] == "cannot tell"
    assert [need["key"] for need in verdict["needs"]] == ["kind", "near", "moved"]
    assert verdict["not_checked"]
    assert judged("africa", [], {"move": "research"})["not_checked"]
    waiting = judged("afritoria", [], {"move": "play", "card": "green lion"})
    assert (waiting["verdict"], waiting["waiting_for"]["how_many"]) == ("cannot tell", 2)
    assert judged("africana", [], None)["waiting_for"]["how_many"] == 5
    market = [{"move": "market", "card": "green lion"}, {"move": "market", "card": "blue zebra"}]
    assert judged("afritoria", market, {"move": "play", "card": "sininen leijona"}, "fi")["verdict"] == "allowed"
    forbidden = judged("afritoria", market, {"move": "market", "card": "green lion"}, "fi")
    assert (forbidden["verdict"], forbidden["refused"]["allowed"]) == ("forbidden", ["play"])
    assert forbidden["cited"][0]["rule"] == forbidden["refused"]["rule"]


# Counts that are put together


def test_parts_are_put_together_and_conflicts_are_asked() -> None:
    anna, ben = africa({"gold": 2}), {"game": "africa", "players": [{"name": "Ben", "track": 28}]}
    merged = told("merge_tallies", parts=[anna, ben])
    assert not merged["conflicts"]
    assert told("score_game", tally=merged["tally"])["winners"] == ["Anna"]
    other = told("merge_tallies", parts=[anna, ben, africa({"gold": 3})], lang="fi")
    assert [(each["player"], each["key"]) for each in other["conflicts"]] == [("Anna", "gold")]
    assert "Anna" in other["ask"][0]


def test_what_decided_is_told_without_a_player() -> None:
    tally = json.loads((EXAMPLES / "africa.json").read_text("utf-8"))
    sheet = scorer.score(tally)
    assert told("explain_score", tally=tally, lang="de")["decided"] == sheet.explain("de").decided(sheet.decided)


# Sizes

MOST_BYTES = 6000
"""Of what is told from people's words to the first right score."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_two_short_calls_are_enough(game: str, lang: str) -> None:
    tally = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    tally["players"] = tally["players"][:3]
    calls = told("describe_game", game=game, lang=lang), told("score_game", tally=tally, lang=lang)
    assert sum(map(size, calls)) <= MOST_BYTES


def test_the_description_has_all_that_a_program_needs(program: Callable[..., Any]) -> None:
    run = program("mcp", "--describe")
    assert (run.code, run.err) == (0, "")
    found = json.loads(run.out)
    assert found == json.loads(json.dumps(describe()))
    assert [tool["name"] for tool in found["tools"]] == [tool.name for tool in TOOLS]
    assert len(found["instructions"].splitlines()) == 10
    docs = (ROOT / "docs/how-to/assistants.md").read_text("utf-8")
    assert f"```text\n{found['instructions']}\n```" in docs
    assert re.findall(r"^\| `(\w+)` \|", docs, re.MULTILINE) == [tool.name for tool in TOOLS]
    for tool in TOOLS:
        assert call(tool.name, tool.example)
        assert tool.input_schema()["additionalProperties"] is False
