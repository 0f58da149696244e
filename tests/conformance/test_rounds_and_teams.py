"""Games of several rounds and of teams, from other packages: what they count, and what is said of it."""

from __future__ import annotations

import copy
import csv
import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import scorer
from scorer.assistant import tallies
from scorer.export.schemas import sheet_schema, tally_schema
from scorer.log import People, Play
from scorer.log.lines import line_of
from scorer.log.stats import statistics
from scorer.model import Item
from scorer.registry import game as game_of
from scorer.testing import checks
from scorer.testing.random_tallies import random_tally, wrong_tally
from scorer.text import i18n
from tests.conformance.test_elsewhere import CACHES
from tests.support import padgames
from tests.support.logs import scored
from tests.support.program import Program
from tests.support.tiers import one_of

ROUNDS: list[dict[str, Any]] = [
    {"Ann": {"bid": 0, "tricks": 1}, "Bob": {"bid": 0, "tricks": 0}},
    {"Ann": {"bid": 2, "tricks": 2}, "Bob": {"bid": 1, "tricks": 0}},
]
BIDS: dict[str, Any] = {"game": "bids", "players": [{"name": "Ann"}, {"name": "Bob"}], "rounds": ROUNDS}
TEAMS = {"Ann": "Red", "Bob": "Blue", "Cleo": "Red", "Dora": "Blue"}
PAIRS: dict[str, Any] = {
    "game": "pairs",
    "players": [{"name": name, "team": team} for name, team in TEAMS.items()],
    "rounds": [{"Ann": {"points": 40, "out": True}, "Bob": {"points": 60}}, {"Dora": {"points": 45}}],
}


@pytest.fixture(scope="module", autouse=True)
def _games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Both games are installed, until these tests are over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "_ELSEWHERE", [])
        patch.syspath_prepend(str(padgames.install(tmp_path_factory.mktemp("games"))))
        _clear()
        yield
    for name in [name for name in sys.modules if name.startswith(("scorer_bids", "scorer_pairs"))]:
        del sys.modules[name]
    _clear()


def _clear() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.mark.parametrize("id", one_of(padgames.GAMES, "bids", more=pytest.mark.slow))
def test_the_suite_holds(id: str) -> None:
    for name, check in checks(id):
        try:
            check()
        except AssertionError as error:
            raise AssertionError(name) from error


def test_partners_win_together_in_the_logbook() -> None:
    """Each has the whole win, and chance gives each team a half."""
    result = Play(line_of(scored("p", PAIRS))).result
    won = dict.fromkeys(scorer.score(PAIRS).winners, 1.0)
    assert len(won) == 2
    told = statistics([result], People()).persons
    assert {each.person: float(each.wins) for each in told if each.wins} == won
    assert [float(each.chance) for each in told] == [0.5] * 4


def changed(tally: dict[str, Any], change: Callable[[Any], object]) -> dict[str, Any]:
    made = copy.deepcopy(tally)
    change(made)
    return made


def places(tally: dict[str, Any]) -> list[tuple[str, str]]:
    return [(error.place, error.code) for error in scorer.problems(tally)]


# Rounds


def test_a_line_has_an_item_a_round() -> None:
    (line,) = scorer.score(BIDS).to_dict()["players"][0]["lines"]
    assert line["points"] == 30
    assert line["items"] == [
        {"what": "round", "count": 1, "points": -10},
        {"what": "round", "count": 2, "points": 40},
    ]
    assert line["text"] == "Round 1: −10, Round 2: 40"


def test_a_tally_can_be_scored_after_each_round_and_before_the_first() -> None:
    totals = [scorer.score({**BIDS, "rounds": ROUNDS[:many]})["Ann"].total for many in range(3)]
    assert totals == [0, -10, 30]
    for without in ({**BIDS, "rounds": None}, {key: BIDS[key] for key in ("game", "players")}):
        (line,) = scorer.score(without).to_dict("fr")["players"][0]["lines"]
        assert line["text"] == "pas encore de manche"


def test_a_tally_is_written_as_it_was_read() -> None:
    for tally in (BIDS, {**BIDS, "rounds": ROUNDS[:1]}):
        assert scorer.score(tally).tally.to_dict() == tally
    assert "rounds" not in scorer.score({**BIDS, "rounds": []}).tally.to_dict()


@pytest.mark.parametrize(
    ("rounds", "wrong"),
    [
        (3, [("rounds", "not-a-list")]),
        ([ROUNDS[0]] * 21, [("rounds", "not-a-list")]),
        ([7, *ROUNDS], [("rounds[0]", "not-a-round")]),
        ([{**ROUNDS[0], "Anna": {}}], [("rounds[0]", "unknown-player")]),
        ([{**ROUNDS[0], "Bob": 7}], [("rounds[0].Bob", "not-a-round")]),
        ([{**ROUNDS[0], "Bob": {"bid": 1}}], [("rounds[0].Bob.tricks", "missing")]),
        ([*ROUNDS, {"Ann": ROUNDS[0]["Ann"]}], [("rounds[2].Bob.bid", "missing"), ("rounds[2].Bob.tricks", "missing")]),
        (
            [{"Ann": {"bid": -1, "tricks": 3, "x": 0}, "Bob": {"bid": 1.5, "tricks": 21}}],
            [
                ("rounds[0].Ann", "unknown-key"),
                ("rounds[0].Ann.bid", "out-of-range"),
                ("rounds[0].Bob.bid", "not-a-whole-number"),
                ("rounds[0].Bob.tricks", "out-of-range"),
            ],
        ),
        ([ROUNDS[0], {name: {"bid": 1, "tricks": 11} for name in ("Ann", "Bob")}], [("rounds[1].Ann.tricks", None)]),
    ],
)
def test_what_is_wrong_with_rounds_is_told_with_its_place(rounds: object, wrong: list[tuple[str, str | None]]) -> None:
    found = places({**BIDS, "rounds": rounds})
    assert [place for place, _ in found] == [place for place, _ in wrong]
    assert all(code in (None, told) for (_, told), (_, code) in zip(found, wrong, strict=True))
    with pytest.raises(scorer.InvalidTally) as error:
        scorer.score({**BIDS, "rounds": rounds})
    assert error.value.place == wrong[0][0]


def test_a_name_that_is_no_plain_word_stands_in_quotes() -> None:
    tally = {**BIDS, "players": [{"name": "Ann B."}, {"name": "Bob"}], "rounds": [{"Ann B.": {"bid": 1}, **ROUNDS[0]}]}
    del tally["rounds"][0]["Ann"]
    assert places(tally) == [('rounds[0]["Ann B."].tricks', "missing")]


def test_rounds_belong_to_the_table_and_to_games_that_have_them() -> None:
    own = [{"name": "Ann", "rounds": []}, {"name": "Bob"}]
    assert places({**BIDS, "players": own}) == [("players[0]", "unknown-key")]
    players = [{"name": "Ann", "track": 1}, {"name": "Bob", "track": 2}]
    assert places({"game": "africa", "players": players, "rounds": []}) == [("", "unknown-key")]
    with pytest.raises(scorer.InvalidTally, match="rounds"):
        scorer.merge([{"game": "africa", "players": players, "rounds": []}])


def test_a_tally_made_by_hand_has_the_same_rounds_for_all() -> None:
    tally = scorer.score(BIDS).tally
    ann, bob = tally.players
    short = type(bob)("Bob", bob.rounds[:1])
    with pytest.raises(scorer.ImpossibleTally) as error:
        scorer.score(type(tally)((ann, short)))
    assert (error.value.place, error.value.code) == ("players[1].rounds", "number-of-rounds")
    assert scorer.score(type(tally)((ann, bob))).players == scorer.score(BIDS).players


def test_parts_of_players_become_one_tally() -> None:
    parts: list[Any] = [
        {"game": "bids", "players": [{"name": name}], "rounds": [{name: each[name]} for each in ROUNDS]}
        for name in ("Ann", "Bob")
    ]
    merged = scorer.merge(parts)
    assert (merged.tally, merged.conflicts) == (BIDS, ())
    # Whoever keeps the sheet has everybody in it, and of one the rounds.
    parts[0]["players"] = BIDS["players"]
    assert scorer.merge(parts).tally == BIDS
    parts[1] = changed(BIDS, lambda tally: tally["rounds"][1]["Ann"].update(bid=3))
    (conflict,) = scorer.merge(parts).conflicts
    assert (conflict.player, conflict.key) == ("Ann", "rounds")
    assert conflict.values == tuple([each["Ann"] for each in tally["rounds"]] for tally in (BIDS, parts[1]))


def test_what_decided_names_the_round() -> None:
    decided = scorer.score(BIDS).to_dict(decided=True)["decided"]
    assert {"player": "Ann", "field": "rounds", "part": "2.bid", "by": 1, "winners": ["Bob"]} in decided["changes"]
    assert "Ann – Round 2 – Bid or Round 2 – Tricks: 1 more, and Bob wins." in decided["lines"]


def test_a_form_can_be_drawn() -> None:
    told = scorer.game("bids")
    assert told.rounds is not None
    assert (told.fields, told.rounds.most) == ((), 20)
    assert [field.key for field in told.rounds.fields] == ["bid", "tricks"]
    assert told.to_dict("en")["rounds"]["fields"][0]["schema"]["maximum"] == 20
    assert "rounds" not in scorer.game("africa").to_dict()
    blank = {"bid": 0, "tricks": 0}
    assert scorer.template("bids", ["Ann", "B C"])["rounds"] == [{"Ann": blank, "B C": blank}]
    with pytest.raises(scorer.InvalidTally):
        scorer.template("bids", ["Ann", "Ann"])


# Teams


def test_partners_have_one_total_and_one_rank_and_win_together() -> None:
    sheet = scorer.score(PAIRS)
    assert sheet.winners == ("Ann", "Cleo")
    assert [(player.name, player.team, player.total, player.rank) for player in sheet.players] == [
        ("Ann", "Red", 140, 1),
        ("Bob", "Blue", 105, 2),
        ("Cleo", "Red", 140, 1),
        ("Dora", "Blue", 105, 2),
    ]
    assert (sheet.tie_break, sheet.decision.tied) == (None, False)
    assert sheet.explain().decision() == "Winner with 140 points: Red (Ann and Cleo)"
    assert sheet.explain("nl").decision() == "Winnaar met 140 punten: Red (Ann en Cleo)"
    assert sheet.to_dict()["players"][1]["team"] == "Blue"


def test_a_team_that_is_spelled_in_two_ways_is_one() -> None:
    players = [{"name": name, "team": team} for name, team in zip(TEAMS, ("Red", "Blue", "red", "BLUE"), strict=True)]
    sheet = scorer.score({**PAIRS, "players": players})
    assert [side.name for side in sheet.explain().sides()] == ["Red (Ann and Cleo)", "Blue (Bob and Dora)"]
    assert sheet.explain().decision() == "Winner with 140 points: Red (Ann and Cleo)"


def test_a_tie_of_teams() -> None:
    tied = {**PAIRS, "rounds": [{"Ann": {"points": 50}, "Bob": {"points": 50}}]}
    told = scorer.score(tied).explain().decision()
    assert told.startswith("Shared victory")
    assert "Red (Ann and Cleo) and Blue (Bob and Dora)" in told
    players = [{**player, "passes": passes} for player, passes in zip(PAIRS["players"], (3, 2, 0, 2), strict=True)]
    sheet = scorer.score({**tied, "players": players})
    assert (sheet.winners, sheet.tie_break) == (("Bob", "Dora"), "pairs.win.tie")
    assert [player.rank for player in sheet.players] == [2, 1, 2, 1]


@pytest.mark.parametrize(
    ("teams", "wrong"),
    [
        (("", "", "Red", "Red"), [("players[0].team", "no-team"), ("players[1].team", "no-team")]),
        (("Red", "Blue", "red", "Green"), [("players[1].team", "size-of-team"), ("players[3].team", "size-of-team")]),
        (("Red", "Red", "RED", "Red "), [("players[3].team", "size-of-team")]),
        (("Red", "Blue", "Red", 3), [("players[3].team", "not-a-name"), ("players[1].team", "size-of-team")]),
        ((None, "Blue", "Red", "Blue"), [("players[0].team", "no-team"), ("players[2].team", "size-of-team")]),
    ],
)
def test_what_is_wrong_with_teams_is_told(teams: tuple[object, ...], wrong: list[tuple[str, str]]) -> None:
    players = [{"name": name, "team": team} for name, team in zip(TEAMS, teams, strict=True)]
    assert places({**PAIRS, "players": players}) == wrong


def test_teams_are_told_as_one() -> None:
    sheet = scorer.score(PAIRS)
    assert sheet.text().splitlines()[1:4] == [
        "1.\u00a0Red (Ann and Cleo): 140 points",
        "   Card points: 40",
        "   Out first: 100",
    ]
    assert sheet.text().count("140 points") == 2
    assert "| Rank | 1 | 2 |" in sheet.markdown(explain=True)
    rows = list(csv.DictReader(io.StringIO(sheet.csv())))
    assert [(row["name"], row["team"], row["total"]) for row in rows] == [
        (name, team, "140" if team == "Red" else "105") for name, team in TEAMS.items()
    ]
    without = " ".join(sheet.explain().decided(sheet.decided))
    assert "Without “Out first” Blue (Bob and Dora) would have won." in without


def test_the_team_is_a_thing_that_parts_say() -> None:
    parts: list[Any] = [{"game": "pairs", "players": [player]} for player in PAIRS["players"]]
    parts.append({"game": "pairs", "players": [{"name": "Ann", "team": "Blue"}]})
    merged = scorer.merge(parts)
    assert [(each.player, each.key, each.values) for each in merged.conflicts] == [("Ann", "team", ("Red", "Blue"))]
    assert merged.tally["players"] == PAIRS["players"]


def test_a_template_has_partners_opposite() -> None:
    assert [player["team"] for player in scorer.template("pairs")["players"]] == ["1", "2", "1", "2"]
    field = scorer.game("pairs").fields[0]
    assert (field.key, field.kind) == ("team", "team")
    assert field.typed(" Blue 7 ") == ("Blue 7", "Blue 7", "team")


# At the terminal


def asked(program: Program, *lines: str, lang: str = "en") -> tuple[dict[str, Any], str]:
    run = program("score", *lines[:1], "--format", "json", "--lang", lang, typed="\n".join([*lines[1:], "", ""]))
    assert run.code == 0, run.err
    return json.loads(run.out)["tally"], run.err


def test_the_guided_count_goes_round_by_round(program: Program) -> None:
    first = ["0", "1", "0", "0"]
    tally, err = asked(program, "bids", "Ann and Bob", *first, "y", "2", "1", "<", "2", "1", "0", "n", "", "")
    assert tally == BIDS
    assert "Round 1: Ann – Bid (0–20)" in err
    assert "Another round? (yes: Round 2, no: that was the last one)" in err
    assert "So far: Ann −10, Bob 20" in err
    # Nobody has to go through the whole pad to mend one number, nor is a round kept that was not played.
    tally, _ = asked(program, "bids", "Ann and Bob", *first, "y", "<", "n", "Ann 3 0", "", "")
    assert tally["rounds"] == [{"Ann": {"bid": 0, "tricks": 0}, "Bob": {"bid": 0, "tricks": 0}}]


def test_a_count_of_rounds_goes_on_where_it_was_left(program: Program) -> None:
    run = program("score", "bids", typed="Ann and Bob\n0\n1\n0\n0\ny\n2\n")
    assert run.code == 1
    tally, err = asked(program, "bids", "y", "2", "1", "0", "n", "", "")
    assert tally == BIDS
    assert "Runde 2" not in err


def test_the_guided_count_asks_for_the_team(program: Program) -> None:
    own = [line for team in TEAMS.values() for line in (team, "")]
    rounds = [["40", "ja", "60", "", "", "", "", ""], ["", "", "", "", "", "", "45", ""]]
    tally, _ = asked(program, "pairs", ", ".join(TEAMS), *own, *rounds[0], "ja", *rounds[1], "nein", "", "", lang="de")
    assert [player["team"] for player in tally["players"]] == [*TEAMS.values()]
    assert scorer.score(tally).players == scorer.score(PAIRS).players


def test_a_problem_is_told_with_the_round_and_the_name(program: Program) -> None:
    wrong = changed(BIDS, lambda tally: tally["rounds"][1]["Ann"].update(bid=-2))
    assert (
        "Round 2: Ann – Bid (rounds[1].Ann.bid): −2 is not possible." in program("score", piped=json.dumps(wrong)).err
    )


@pytest.mark.parametrize("id", padgames.GAMES)
def test_assistants_are_told(id: str) -> None:
    example = tallies.example(id)
    assert scorer.score(example).winners
    assert Draft202012Validator(tallies._schema(id, with_help=True)).is_valid(example)
    assert "rounds" in tallies.template(id, "en")


# Random tables


@pytest.mark.unmeasured
@pytest.mark.parametrize("id", padgames.GAMES)
@pytest.mark.parametrize("tables", [20, pytest.param(500, marks=pytest.mark.long)])
def test_random_tables(id: str, tables: int) -> None:
    """Items add up, the schemas hold, and what is written is read as the same; the reader refuses what they refuse."""
    is_tally, is_sheet = (Draft202012Validator(made(id)).is_valid for made in (tally_schema, sheet_schema))
    rng, scored = random.Random(id), 0
    for _ in range(tables):
        tally = random_tally(game_of(id), rng)
        assert is_tally(tally)
        spoilt = wrong_tally(game_of(id), rng)
        if not scorer.problems(spoilt):
            assert is_tally(spoilt)
        if scorer.problems(tally):
            continue
        scored += 1
        sheet = scorer.score(tally)
        told: Any = sheet.to_dict()
        assert is_sheet(json.loads(json.dumps(told)))
        for player in told["players"]:
            lines = player["lines"]
            assert player["total"] == sum(item["points"] for line in lines for item in line["items"])
            assert all(line["points"] == sum(item["points"] for item in line["items"]) for line in lines)
        assert scorer.score(sheet.tally.to_dict()).players == sheet.players
        own = {player["name"]: (player.get("team"), player["total"], player["rank"]) for player in told["players"]}
        teams = {team: (total, rank) for team, total, rank in own.values() if team}
        assert all(teams[team] == (total, rank) for team, total, rank in own.values() if team)
    assert scored > tables // 5


def test_what_was_agreed_on_of_a_partner_counts_for_the_team() -> None:
    agreed = {"Ann": [{"points": 7, "why": "x"}], "Cleo": [{"points": -2, "why": "y"}]}
    players = [
        {**player, **({"adjust": agreed[player["name"]]} if player["name"] in agreed else {})}
        for player in PAIRS["players"]
    ]
    before, after = scorer.score(PAIRS), scorer.score({**PAIRS, "players": players})
    assert [a.total - b.total for a, b in zip(after.players, before.players, strict=True)] == [5, 0, 5, 0]
    assert after["Ann"].lines[-1] == after["Cleo"].lines[-1]
    assert after["Ann"].lines[-1].items == (Item("x", 1, 7, label=True), Item("y", 1, -2, label=True))
    assert after["Bob"].lines[-1].items == ()
    assert after.text().count("Agreed at the table: 5") == 1
    told = after.tally.to_dict()
    assert [player.get("adjust") for player in told["players"]] == [agreed["Ann"], None, agreed["Cleo"], None]
    assert scorer.score(told).players == after.players
    assert [
        error.place
        for error in scorer.problems(
            {**PAIRS, "players": [{**PAIRS["players"][0], "adjust": [3]}, *PAIRS["players"][1:]]}
        )
    ] == ["players[0].adjust[0]"]
