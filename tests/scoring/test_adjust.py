"""What the table agreed on although it is against the rules: it counts, and it changes nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator

import scorer
from scorer.export.csv import Rows
from scorer.export.schemas import sheet_schema, tally_schema
from scorer.registry import game, ids
from scorer.scoring.adjust import KEY, Adjustment
from scorer.scoring.ranking import winners_of
from scorer.text.i18n import languages, signed
from scorer.text.names import is_name
from tests.support.offered import Tally
from tests.support.tallies import tallies

SHEETS = {id: Draft202012Validator(sheet_schema(id)) for id in ids()}
TALLIES = {id: Draft202012Validator(tally_schema(id)) for id in ids()}
CAMP = {"points": -2, "why": "forgot a camp"}
TABLE: dict[str, Any] = {
    "game": "africa",
    "players": [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 35, KEY: [CAMP]}],
}

entries = st.lists(
    st.fixed_dictionaries(
        {"points": st.integers(-1000, 1000), "why": st.text(min_size=1, max_size=30).filter(is_name)}
    ),
    max_size=4,
)


@st.composite
def agreed(draw: st.DrawFn) -> tuple[Tally, Tally]:
    """A tally, and the same with what the table agreed on."""
    tally = draw(tallies())
    players = [{**player, KEY: draw(entries)} if draw(st.booleans()) else player for player in tally["players"]]
    return tally, {**tally, "players": players}


def points_of(player: dict[str, Any]) -> int:
    """What the entries of a player of a tally add up to."""
    return sum(entry["points"] for entry in player.get(KEY, ()))


@pytest.mark.unmeasured
@given(agreed())
def test_it_counts_and_changes_nothing_else(both: tuple[Tally, Tally]) -> None:
    plain, tally = both
    before, after = scorer.score(plain), scorer.score(tally)
    there = any(player.get(KEY) for player in tally["players"])
    totals = [own.total + points_of(player) for own, player in zip(before.players, tally["players"], strict=True)]
    assert [player.total for player in after.players] == totals
    for own, now, player in zip(before.players, after.players, tally["players"], strict=True):
        assert now.lines[: len(own.lines)] == own.lines
        more = now.lines[len(own.lines) :]
        assert [(line.category, line.rule) for line in more] == [(KEY, None)] * there
        for line in more:
            assert [(item.points, item.what) for item in line.items] == [
                (entry["points"], entry["why"]) for entry in player.get(KEY, ())
            ]
        best = max(totals)
        assert now.rank == 1 or now.rank == 1 + sum(total > now.total for total in totals) + (
            now.total == best and not now.winner and sum(each.winner for each in after.players)
        )
    # Who has won is what the game says of these totals.
    found = game(tally["game"])
    assert after.winners == winners_of(found, before.tally.players, totals, after.rulings)


@pytest.mark.unmeasured
@given(agreed())
def test_under_every_reading_it_is_the_same(both: tuple[Tally, Tally]) -> None:
    _, tally = both
    more = {player["name"]: points_of(player) for player in tally["players"]}
    sheet = scorer.score(tally)
    for entry in sheet.disputed:
        readings = dict(zip(entry.rulings, entry.readings, strict=True))
        plain = scorer.score(both[0], rulings={**sheet.rulings, **readings})
        assert entry.totals == {player.name: player.total + more[player.name] for player in plain.players}
        assert entry.winners == scorer.score(tally, rulings={**sheet.rulings, **readings}).winners


@pytest.mark.slow
@pytest.mark.unmeasured
@given(agreed())
def test_every_surface_tells_it(both: tuple[Tally, Tally]) -> None:
    _, tally = both
    TALLIES[tally["game"]].validate(tally)
    sheet = scorer.score(tally)
    assert scorer.read(json.loads(json.dumps(sheet.tally.to_dict()))) == sheet.tally
    assert scorer.score(sheet.tally).players == sheet.players
    for lang in languages():
        data = sheet.to_dict(lang, decided=lang == "en")
        SHEETS[tally["game"]].validate(data)
        for player in data["players"]:
            for line in player["lines"]:
                assert line["points"] == sum(item["points"] for item in line["items"])
            assert player["total"] == sum(line["points"] for line in player["lines"])
            for item in player["lines"][-1]["items"] if sheet.tally.adjust else ():
                assert item["what"] in player["lines"][-1]["text"]
        for how in (sheet.text, sheet.markdown):
            assert "None" not in how("en", explain=True) or "None" in json.dumps(tally)
        assert signed(sheet.players[0].total) in sheet.text(lang)


@pytest.mark.unmeasured
@given(agreed())
def test_without_it_is_what_it_would_be(both: tuple[Tally, Tally]) -> None:
    plain, tally = both
    found = {each.category: each.winners for each in scorer.score(tally).decided.without}
    before, after = scorer.score(plain).winners, scorer.score(tally).winners
    assert found.get(KEY, after) == before


def test_without_one_everything_is_as_it_was() -> None:
    plain = {**TABLE, "players": [{**player, KEY: None} for player in TABLE["players"]]}
    empty = {**TABLE, "players": [{**player, KEY: []} for player in TABLE["players"]]}
    bare = {**TABLE, "players": [{key: value for key, value in p.items() if key != KEY} for p in TABLE["players"]]}
    sheet = scorer.score(bare)
    assert scorer.score(plain) == scorer.score(empty) == sheet
    assert KEY not in json.dumps(scorer.score(empty).to_dict())
    assert scorer.template("africa", ["Anna", "Ben"])["players"][0].keys().isdisjoint({KEY})


def test_the_sheet_says_it() -> None:
    sheet = scorer.score(TABLE)
    line = sheet.to_dict()["players"][1]["lines"][-1]
    assert line == {
        "category": "adjust",
        "points": -2,
        "rule": None,
        "text": "−2: forgot a camp",
        "items": [{"what": "forgot a camp", "count": 1, "points": -2}],
    }
    assert "Agreed at the table: −2\n      −2: forgot a camp\n" in sheet.text(explain=True)
    assert "- Agreed at the table: −2 – −2: forgot a camp\n" in sheet.markdown(explain=True)
    assert '"Ben","adjust",-2,"","−2: forgot a camp"' in sheet.csv(explain=True)
    assert "Without what was agreed at the table, Ben would have won." in sheet.explain().decided(sheet.decided)


def test_columns_of_a_table_are_named_again_where_they_are_others() -> None:
    rows = Rows()
    plain = {**TABLE, "players": [{"name": "Anna", "track": 3}, {"name": "Ben", "track": 2}]}
    written = [rows(scorer.score(tally)).splitlines() for tally in (plain, plain, TABLE, TABLE, plain)]
    assert [lines[0].startswith('"sheet"') for lines in written] == [True, False, True, False, True]
    assert '"gems","adjust","total"' in written[2][0]
    assert written[2][2].startswith('3,"africa","Ben",35,0,0,0,0,-2,33,')


@pytest.mark.parametrize(
    ("given", "place", "code"),
    [
        (3, "players[1].adjust", "not-adjustments"),
        ({}, "players[1].adjust", "not-adjustments"),
        ([CAMP] * 21, "players[1].adjust", "not-adjustments"),
        ([CAMP, 3], "players[1].adjust[1]", "not-an-adjustment"),
        ([{"points": -2}], "players[1].adjust[0].why", "missing"),
        ([{"points": None, "why": "x"}], "players[1].adjust[0].points", "missing"),
        ([{"points": -2, "why": ""}], "players[1].adjust[0].why", "not-a-reason"),
        ([{"points": -2, "why": "a\nb"}], "players[1].adjust[0].why", "not-a-reason"),
        ([{"points": -2, "why": "x" * 101}], "players[1].adjust[0].why", "not-a-reason"),
        ([{"points": -2, "why": 3}], "players[1].adjust[0].why", "not-a-reason"),
        ([{"points": 1001, "why": "x"}], "players[1].adjust[0].points", "out-of-range"),
        ([{"points": -1001, "why": "x"}], "players[1].adjust[0].points", "out-of-range"),
        ([{"points": 1.5, "why": "x"}], "players[1].adjust[0].points", "not-a-whole-number"),
        ([{"points": True, "why": "x"}], "players[1].adjust[0].points", "not-a-whole-number"),
        ([{"points": "2", "why": "x"}], "players[1].adjust[0].points", "not-a-whole-number"),
        ([{"points": 2, "why": "x", "who": "Ben"}], "players[1].adjust[0]", "unknown-key"),
    ],
)
def test_what_cannot_be_is_refused_in_its_place(given: object, place: str, code: str) -> None:
    tally = {**TABLE, "players": [TABLE["players"][0], {"name": "Ben", "track": 35, KEY: given}]}
    (error,) = scorer.problems(tally)
    assert (error.place, error.code, error.rule, error.kind) == (place, code, "", "invalid-tally")
    with pytest.raises(scorer.InvalidTally):
        scorer.score(tally)
    # 3.0 is a whole number there, too, and a schema counts no code points otherwise than we do.
    assert not TALLIES["africa"].is_valid(tally)
    for lang in languages():
        assert error.text(lang)


def test_all_that_is_wrong_is_told_in_its_order() -> None:
    wrong = [{"points": 2000, "why": ""}, {"points": 1}]
    tally = {**TABLE, "players": [{"name": "Anna", "track": -1, KEY: wrong}, {"name": "Ben", KEY: 3}]}
    assert [error.place for error in scorer.problems(tally)] == [
        "players[0].track",
        "players[0].adjust[0].points",
        "players[0].adjust[0].why",
        "players[0].adjust[1].why",
        "players[1].track",
        "players[1].adjust",
    ]


def test_a_tally_that_was_made_by_hand_has_it_by_the_names() -> None:
    tally = scorer.africa.Tally(
        (scorer.africa.Player("Anna", 34), scorer.africa.Player("Ben", 35)),
        adjust={"ben": (Adjustment(-2, "forgot a camp"),)},
    )
    sheet = scorer.score(tally)
    assert sheet == scorer.score(TABLE)
    assert sheet.tally.adjust == {"Ben": (Adjustment(-2, "forgot a camp"),)}
    for adjust, place in (
        ({"Cleo": ()}, "adjust"),
        ({"Ben": (Adjustment(-2, ""),)}, "players[1].adjust[0].why"),
        ({"Anna": (Adjustment(9999, "x"),)}, "players[0].adjust[0].points"),
    ):
        with pytest.raises(scorer.InvalidTally) as caught:
            scorer.score(replace(tally, adjust=adjust))
        assert caught.value.place == place


def test_parts_that_differ_are_a_conflict() -> None:
    anna, ben = TABLE["players"]
    bare = {"name": "Ben", "track": 35}
    one, other = {"game": "africa", "players": [anna, ben]}, {"game": "africa", "players": [bare]}
    assert scorer.merge([one, other]).tally["players"] == [anna, ben]
    assert scorer.merge([other, one]).conflicts == ()
    more = {"game": "africa", "players": [{**bare, KEY: [CAMP, {"points": 1, "why": "x"}]}]}
    turned = {"game": "africa", "players": [{**bare, KEY: [{"points": 1, "why": "x"}, CAMP]}]}
    assert scorer.merge([more, turned]).conflicts == ()
    (conflict,) = scorer.merge([one, more]).conflicts
    assert (conflict.player, conflict.key, conflict.parts) == ("Ben", KEY, (0, 1))
    none = {"game": "africa", "players": [{**bare, KEY: []}]}
    assert [each.key for each in scorer.merge([one, none]).conflicts] == [KEY]


def test_a_game_tells_what_to_draw() -> None:
    field = scorer.game("africa").adjust
    assert (field.key, field.kind, field.rule, field.required) == (KEY, KEY, "", False)
    assert field.question("de") == scorer.score(TABLE).explain("de").category(KEY)
    validator = Draft202012Validator(field.schema())
    assert validator.is_valid([CAMP])
    assert not validator.is_valid([{"points": -2}])


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-2 forgot a camp", [CAMP]),
        ("−2: forgot a camp", [CAMP]),
        ("forgot a camp −2", [CAMP]),
        ("-2 forgot a camp; +3, lent 2 tiles", [CAMP, {"points": 3, "why": "lent 2 tiles"}]),
        ("3 camps", [{"points": 3, "why": "camps"}]),
        ("0", []),
        ("none", []),
        ("no", []),
    ],
)
def test_what_people_type_is_read(text: str, value: object) -> None:
    answer = scorer.game("africa").adjust.typed(text)
    assert isinstance(answer, scorer.Answer)
    assert answer.value == value
    # What is shown back means the same.
    again = scorer.game("africa").adjust.typed(answer.shown) if value else answer
    assert again == answer


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "nothing"), ("-2", "order"), ("forgot a camp", "order"), ("2 2 2", "order"), ("5000 x", "refused")],
)
def test_what_cannot_be_read_is_asked(text: str, reason: str) -> None:
    question = scorer.game("africa").adjust.typed(text)
    assert isinstance(question, scorer.Question)
    assert question.reason == reason
    assert question.text("fi")
