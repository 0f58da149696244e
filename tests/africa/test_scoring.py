"""Final scoring of Africa, written from the rulebooks and what the JSON is to be, without a look at the code.

Each test is named after the rule it is about; the ids are the numbers of the worked examples: S9-S15 are the examples
printed in the rulebooks, G1-G12 goods, M1-M28 majorities, D08 the table of where rounding can matter.
"""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import ceil, floor
from typing import Any

import pytest

import scorer
from scorer.games.africa import components as c
from scorer.games.africa.scoring.texts import CATEGORIES as HEADINGS
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support.play import asked

Player = dict[str, Any]

ROUNDING, ZERO, CONTESTS = "africa.majority.rounding", "africa.majority.zero", "africa.majority.contests"
READINGS: dict[str, tuple[str, str]] = {ROUNDING: ("down", "up"), ZERO: ("none", "share"), CONTESTS: ("two", "one")}
CATEGORIES = ["track", "bonus", "goods", "gold", "gems"]
LANGUAGES = languages()


def score(*players: Player, rulings: dict[str, str] | None = None, edition: str | None = None) -> scorer.Sheet:
    """Scores players without names or track, who are called A, B, C … and stand on 0, and checks the sheet."""
    named = [{"name": "ABCDE"[at], "track": 0, **player} for at, player in enumerate(players)]
    sheet = scorer.score({"game": "africa", "players": named}, edition=edition, rulings=rulings or {})
    check(sheet, [str(player["name"]) for player in named])
    return sheet


def check(sheet: scorer.Sheet, names: list[str]) -> None:
    """What holds for every sheet: it adds up, lists every category, and ranks by the totals."""
    printed = sheet.to_dict("en")
    assert [player["name"] for player in printed["players"]] == names
    totals = [sheet[name].total for name in names]
    for name in names:
        player = sheet[name]
        assert [line.category for line in player.lines] == CATEGORIES
        assert sum(line.points for line in player.lines) == player.total
        for line in player.lines:
            assert sum(item.points for item in line.items) == line.points
            assert line.rule
            assert scorer.rule(line.rule).text("en")
        assert player.rank == 1 + sum(total > player.total for total in totals)
        assert player.winner == (player.total == max(totals)) == (name in sheet.winners)
    assert list(sheet.winners) == [name for name in names if sheet[name].total == max(totals)]
    assert sheet.tie_break == ("africa.score.win.tie" if len(sheet.winners) > 1 else None)


def points(sheet: scorer.Sheet, name: str, category: str) -> int:
    """The points of one line."""
    (line,) = (line for line in sheet[name].lines if line.category == category)
    return line.points


def column(sheet: scorer.Sheet, players: int, category: str) -> list[int]:
    """The points of one category, player by player."""
    return [points(sheet, "ABCDE"[at], category) for at in range(players)]


def prizes(holdings: list[int], rounding: str, zero: str) -> list[int]:
    """The oracle: one contest, straight from the words of africa.score.majority.*"""
    rounded = floor if rounding == "down" else ceil
    eligible = [at for at, held in enumerate(holdings) if held >= 1 or zero == "share"]
    won = [0] * len(holdings)
    most = [at for at in eligible if all(holdings[at] >= holdings[other] for other in eligible)]
    if len(most) > 1:  # 10 + 6 shared, and no second prize
        for at in most:
            won[at] = rounded(Fraction(10 + 6, len(most)))
        return won
    for at in most:
        won[at] = 10
    others = [at for at in eligible if at not in most]
    second = [at for at in others if all(holdings[at] >= holdings[other] for other in others)]
    for at in second:
        won[at] = rounded(Fraction(6, len(second)))
    return won


# --- goods -----------------------------------------------------------------------------------------------------------

GOODS = [
    pytest.param([], 0, id="G1"),
    pytest.param([1], 1, id="G2"),
    pytest.param([1, 1, 1, 1, 1], 5, id="G3"),
    pytest.param([2, 2], 6, id="G4"),
    pytest.param([3, 1], 6, id="G5"),
    pytest.param([4], 8, id="G6"),
    pytest.param([5], 12, id="G7"),
    pytest.param([3, 3, 2, 1], 14, id="G8"),
    pytest.param([5, 4, 3, 2, 1], 29, id="G9"),
    pytest.param([4, 2], 11, id="S9-S10"),
]


@pytest.mark.parametrize("readings", list(product(*READINGS.values())), ids="-".join)
@pytest.mark.parametrize(("goods", "expected"), GOODS)
def test_africa_score_goods(goods: list[int], expected: int, readings: tuple[str, ...]) -> None:
    rulings = dict(zip(READINGS, readings, strict=True))
    labelled = dict(zip(["statue", "drum", "shirt", "kettle", "fifth"], goods, strict=False))
    sheet = score({"goods": goods}, {"goods": labelled}, {}, rulings=rulings)
    assert column(sheet, 3, "goods") == [expected, expected, 0]
    assert sheet["A"].lines[2].rule == "africa.score.goods"


@pytest.mark.parametrize(("tiles", "expected"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_africa_score_goods_table(tiles: int, expected: int) -> None:
    assert points(score({"goods": {"mask": tiles}}, {}), "A", "goods") == expected


def test_africa_score_goods_by_all_holdings() -> None:
    worth = {0: 0, 1: 1, 2: 3, 3: 5, 4: 8, 5: 12}
    for goods in combinations_with_replacement(range(6), 5):
        sheet = score({"goods": list(goods)}, {"goods": list(reversed(goods))})
        assert column(sheet, 2, "goods") == [sum(worth[tiles] for tiles in goods)] * 2


@pytest.mark.parametrize(
    ("before", "after", "was", "becomes"),
    [
        pytest.param({"statue": 3, "drum": 3}, {"statue": 1, "drum": 5}, 10, 13, id="G10"),
        pytest.param({"drum": 2, "statue": 1}, {"drum": 0, "statue": 3}, 4, 5, id="G11"),
    ],
)
def test_africa_exchange_give(before: dict[str, int], after: dict[str, int], was: int, becomes: int) -> None:
    assert column(score({"goods": before}, {"goods": after}), 2, "goods") == [was, becomes]


@pytest.mark.parametrize("goods", [[6], {"drum": 6}, [5, 6], {"statue": 1, "drum": 7}], ids=["G12", "map", "2nd", "7"])
def test_africa_score_goods_more(goods: object) -> None:
    with pytest.raises(scorer.UndefinedScore) as caught:
        score({}, {"goods": goods})
    assert caught.value.rule == "africa.score.goods.more"
    assert caught.value.place.startswith("players[1].goods")


def test_africa_score_goods_at_most_five_kinds() -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score({}, {"goods": [1, 1, 1, 1, 1, 1]})
    assert caught.value.place.startswith("players[1].goods")


# --- gold and gems: the worked examples ------------------------------------------------------------------------------

# number: holdings, points rounded down, points rounded up, then the same where zeros may share a prize, if different
MAJORITIES: dict[str, tuple[list[int], list[int], list[int], list[int] | None, list[int] | None]] = {
    "M1": ([5, 3], [10, 6], [10, 6], None, None),
    "M2": ([4, 4], [8, 8], [8, 8], None, None),
    "M3": ([4, 0], [10, 0], [10, 0], [10, 6], [10, 6]),
    "M4": ([0, 0], [0, 0], [0, 0], [8, 8], [8, 8]),
    "M5": ([6, 4, 2], [10, 6, 0], [10, 6, 0], None, None),
    "M6": ([6, 4, 4], [10, 3, 3], [10, 3, 3], None, None),
    "M7": ([5, 5, 3], [8, 8, 0], [8, 8, 0], None, None),
    "M8": ([4, 4, 4], [5, 5, 5], [6, 6, 6], None, None),
    "M9": ([5, 0, 0], [10, 0, 0], [10, 0, 0], [10, 3, 3], [10, 3, 3]),
    "M10": ([3, 3, 0], [8, 8, 0], [8, 8, 0], None, None),
    "M11": ([7, 5, 3, 1], [10, 6, 0, 0], [10, 6, 0, 0], None, None),
    "M12": ([6, 4, 4, 1], [10, 3, 3, 0], [10, 3, 3, 0], None, None),
    "M13": ([6, 3, 3, 3], [10, 2, 2, 2], [10, 2, 2, 2], None, None),
    "M14": ([5, 5, 4, 4], [8, 8, 0, 0], [8, 8, 0, 0], None, None),
    "M15": ([5, 5, 5, 2], [5, 5, 5, 0], [6, 6, 6, 0], None, None),
    "M16": ([3, 3, 3, 3], [4, 4, 4, 4], [4, 4, 4, 4], None, None),
    "M17": ([8, 6, 5, 4, 2], [10, 6, 0, 0, 0], [10, 6, 0, 0, 0], None, None),
    "M18": ([8, 5, 5, 2, 1], [10, 3, 3, 0, 0], [10, 3, 3, 0, 0], None, None),
    "M19": ([8, 4, 4, 4, 1], [10, 2, 2, 2, 0], [10, 2, 2, 2, 0], None, None),
    "M20": ([8, 3, 3, 3, 3], [10, 1, 1, 1, 1], [10, 2, 2, 2, 2], None, None),
    "M21": ([6, 6, 5, 5, 5], [8, 8, 0, 0, 0], [8, 8, 0, 0, 0], None, None),
    "M22": ([6, 6, 6, 4, 4], [5, 5, 5, 0, 0], [6, 6, 6, 0, 0], None, None),
    "M23": ([5, 5, 5, 5, 1], [4, 4, 4, 4, 0], [4, 4, 4, 4, 0], None, None),
    "M24": ([4, 4, 4, 4, 4], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4], None, None),
    "M25": ([6, 2, 0, 0, 0], [10, 6, 0, 0, 0], [10, 6, 0, 0, 0], None, None),
    "M26": ([6, 0, 0, 0, 0], [10, 0, 0, 0, 0], [10, 0, 0, 0, 0], [10, 1, 1, 1, 1], [10, 2, 2, 2, 2]),
    "M27": ([2, 2, 0], [8, 8, 0], [8, 8, 0], None, None),  # two tiles of 1 are as much as one tile of 2
    "M28": ([0, 1], [0, 10], [0, 10], [6, 10], [6, 10]),  # gold that lies beside A on the board is not collected
}
# S11-S15, with holdings that fit the words; five rulebook examples and the formulas for any number of equals
PRINTED: dict[str, tuple[list[int], list[int], list[int], list[int] | None, list[int] | None]] = {
    "S11": ([5, 3, 3, 1], [10, 3, 3, 0], [10, 3, 3, 0], None, None),
    "S12": ([4, 4, 2, 1], [8, 8, 0, 0], [8, 8, 0, 0], None, None),
    "S13": ([5, 3, 3], [10, 3, 3], [10, 3, 3], None, None),
    "S14": ([4, 2, 4], [8, 0, 8], [8, 0, 8], None, None),
    "S15-first-2": ([2, 2, 1], [8, 8, 0], [8, 8, 0], None, None),
    "S15-first-3": ([2, 2, 2, 1], [5, 5, 5, 0], [6, 6, 6, 0], None, None),
    "S15-first-4": ([2, 2, 2, 2, 1], [4, 4, 4, 4, 0], [4, 4, 4, 4, 0], None, None),
    "S15-first-5": ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3], [4, 4, 4, 4, 4], None, None),
    "S15-second-2": ([3, 2, 2, 1], [10, 3, 3, 0], [10, 3, 3, 0], None, None),
    "S15-second-3": ([3, 2, 2, 2, 1], [10, 2, 2, 2, 0], [10, 2, 2, 2, 0], None, None),
    "S15-second-4": ([3, 2, 2, 2, 2], [10, 1, 1, 1, 1], [10, 2, 2, 2, 2], None, None),
}
EXAMPLES = {**MAJORITIES, **PRINTED}


def examples(*names: str) -> pytest.MarkDecorator:
    """The named examples under both roundings, both readings of zero, as gold and as gems."""
    params = []
    for name in names:
        holdings, down, up, down_zero, up_zero = EXAMPLES[name]
        for category in ("gold", "gems"):
            for rounding, zero, expected in (
                ("down", "none", down),
                ("up", "none", up),
                ("down", "share", down if down_zero is None else down_zero),
                ("up", "share", up if up_zero is None else up_zero),
            ):
                params.append(
                    pytest.param(
                        holdings, category, rounding, zero, expected, id=f"{name}-{category}-{rounding}-{zero}"
                    )
                )
    return pytest.mark.parametrize(("holdings", "category", "rounding", "zero", "expected"), params)


def check_majority(holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]) -> scorer.Sheet:
    """One contest as in the table; in the other nobody holds anything. As a single contest it is worth the same."""
    players = [{category: held} for held in holdings]
    sheet = score(*players, rulings={ROUNDING: rounding, ZERO: zero})
    assert column(sheet, len(holdings), category) == expected
    assert expected == prizes(holdings, rounding, zero)
    single = score(*players, rulings={ROUNDING: rounding, ZERO: zero, CONTESTS: "one"})
    assert [single["ABCDE"[at]].total for at in range(len(holdings))] == expected
    return sheet


def cited(sheet: scorer.Sheet, name: str, category: str) -> str:
    """The rule the line of a category names."""
    (line,) = (line for line in sheet[name].lines if line.category == category)
    return line.rule or ""


@examples("M1", "M5", "M11", "M17", "M25")
def test_africa_score_majority_prizes(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    sheet = check_majority(holdings, category, rounding, zero, expected)
    assert cited(sheet, "A", category) == "africa.score.majority.prizes"


@examples("M2", "M7", "M10", "M14", "M16", "M21", "M23", "S12", "S14", "S15-first-2", "S15-first-3", "S15-first-4")
def test_africa_score_majority_tie_first(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    sheet = check_majority(holdings, category, rounding, zero, expected)
    assert cited(sheet, "A", category) == "africa.score.majority.tie_first"


@examples("M6", "M12", "M13", "M18", "M19", "S11", "S13", "S15-second-2", "S15-second-3", "S15-second-4")
def test_africa_score_majority_tie_second(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    sheet = check_majority(holdings, category, rounding, zero, expected)
    assert cited(sheet, "A", category) == "africa.score.majority.prizes"
    assert cited(sheet, "B", category) == "africa.score.majority.tie_second"


@examples("M8", "M15", "M20", "M22", "M24", "S15-first-5")
def test_africa_score_majority_round(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    check_majority(holdings, category, rounding, zero, expected)


@examples("M3", "M4", "M9", "M26")
def test_africa_score_majority_zero(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    check_majority(holdings, category, rounding, zero, expected)


@examples("M27", "M28")
def test_africa_score_majority_count(
    holdings: list[int], category: str, rounding: str, zero: str, expected: list[int]
) -> None:
    check_majority(holdings, category, rounding, zero, expected)


def test_africa_score_majority_every_example_is_covered() -> None:
    assert list(MAJORITIES) == [f"M{number}" for number in range(1, 29)]
    for holdings, down, up, down_zero, up_zero in EXAMPLES.values():
        assert prizes(holdings, "down", "none") == down
        assert prizes(holdings, "up", "none") == up
        assert prizes(holdings, "down", "share") == (down if down_zero is None else down_zero)
        assert prizes(holdings, "up", "share") == (up if up_zero is None else up_zero)


ROUNDED = [
    pytest.param([3, 3], 0, 8, 8, id="D08-2-first"),
    pytest.param([3, 3, 3], 0, 5, 6, id="D08-3-first"),
    pytest.param([3, 3, 3, 3], 0, 4, 4, id="D08-4-first"),
    pytest.param([3, 3, 3, 3, 3], 0, 3, 4, id="D08-5-first"),
    pytest.param([5, 3, 3], 1, 3, 3, id="D08-2-second"),
    pytest.param([5, 3, 3, 3], 1, 2, 2, id="D08-3-second"),
    pytest.param([5, 3, 3, 3, 3], 1, 1, 2, id="D08-4-second"),
]


@pytest.mark.parametrize(("holdings", "first", "down", "up"), ROUNDED)
def test_africa_score_majority_round_table(holdings: list[int], first: int, down: int, up: int) -> None:
    players = [{"gold": held} for held in holdings]
    for rounding, expected in (("down", down), ("up", up)):
        sheet = score(*players, rulings={ROUNDING: rounding})
        assert set(column(sheet, len(holdings), "gold")[first:]) == {expected}
    default = score(*players)
    assert set(column(default, len(holdings), "gold")[first:]) == {down}
    disputed = [(entry.rulings, entry.readings) for entry in default.disputed if ROUNDING in entry.rulings]
    assert disputed == ([((ROUNDING,), ("up",))] if up != down else [])


@pytest.mark.parametrize(
    ("holdings", "down", "up"),
    [([4, 4, 4], [10, 10, 10], [12, 12, 12]), ([8, 3, 3, 3, 3], [20, 2, 2, 2, 2], [20, 4, 4, 4, 4])],
    ids=["first", "second"],
)
def test_africa_score_majority_round_each_contest_apart(holdings: list[int], down: list[int], up: list[int]) -> None:
    players = [{"gold": held, "gems": held} for held in holdings]
    for rounding, expected in (("down", down), ("up", up)):
        sheet = score(*players, rulings={ROUNDING: rounding})
        assert [sheet["ABCDE"[at]].total for at in range(len(holdings))] == expected


PRINTED_TABLES = [
    pytest.param(
        {"Ville": (5, 0), "Laura": (3, 1), "Teemu": (3, 4), "Inkeri": (1, 4)},
        {"Ville": 10, "Laura": 3, "Teemu": 3 + 8, "Inkeri": 8},
        id="S11-S12",
    ),
    pytest.param(
        {"Andreas": (5, 3), "Birgit": (2, 1), "Connie": (2, 3)},
        {"Andreas": 10 + 8, "Birgit": 3, "Connie": 3 + 8},
        id="S13-S14",
    ),
]


@pytest.mark.parametrize("rounding", READINGS[ROUNDING])
@pytest.mark.parametrize("zero", READINGS[ZERO])
@pytest.mark.parametrize(("held", "expected"), PRINTED_TABLES)
def test_africa_score_majority(
    held: dict[str, tuple[int, int]], expected: dict[str, int], rounding: str, zero: str
) -> None:
    players = [{"name": name, "gold": gold, "gems": gems} for name, (gold, gems) in held.items()]
    sheet = score(*players, rulings={ROUNDING: rounding, ZERO: zero})
    assert {name: sheet[name].total for name in held} == expected


# --- gold and gems: everything ---------------------------------------------------------------------------------------


def all_holdings(players: int, *, seated: bool) -> list[list[int]]:
    """Every holding of 0-6, in every order of the players or sorted."""
    if seated:
        return [list(holding) for holding in product(range(7), repeat=players)]
    return [list(holding) for holding in combinations_with_replacement(range(7), players)]


@pytest.mark.unmeasured
@pytest.mark.parametrize("readings", list(product(*READINGS.values())), ids="-".join)
@pytest.mark.parametrize(
    ("players", "seated"),
    [(2, True), (3, True), (4, False), (5, False), pytest.param(4, True, marks=pytest.mark.long)],
)
def test_africa_score_majority_exhaustively(players: int, readings: tuple[str, str, str], *, seated: bool) -> None:
    rounding, zero, contests = readings
    rulings = dict(zip(READINGS, readings, strict=True))
    names = "ABCDE"[:players]
    for holding in all_holdings(players, seated=seated):
        if contests == "two":
            gold, gems = holding, holding[1:] + holding[:1]
            gold_points, gems_points = prizes(gold, rounding, zero), prizes(gems, rounding, zero)
            expected = [one + other for one, other in zip(gold_points, gems_points, strict=True)]
        else:  # every pattern as the sum of both
            gold = [min(held, (held + at) // 2) for at, held in enumerate(holding)]
            gems = [held - part for part, held in zip(gold, holding, strict=True)]
            expected = prizes(holding, rounding, zero)
        tally = [
            {"name": name, "track": 0, "gold": nuggets, "gems": stones}
            for name, nuggets, stones in zip(names, gold, gems, strict=True)
        ]
        sheet = scorer.score({"game": "africa", "players": tally}, rulings=rulings)
        assert [sheet[name].total for name in names] == expected, (gold, gems)
        if contests == "two":
            assert column(sheet, players, "gold") == gold_points, (gold, gems)
            assert column(sheet, players, "gems") == gems_points, (gold, gems)
        assert list(sheet.winners) == [
            name for name, won in zip(names, expected, strict=True) if won == max(expected)
        ], (gold, gems)


# --- one contest or two ----------------------------------------------------------------------------------------------

ONE_CONTEST = [
    pytest.param([(3, 0), (0, 2)], [10, 10], [10, 6], id="each-leads-one"),
    pytest.param([(3, 1), (0, 3), (2, 1)], [10 + 3, 10, 6 + 3], [10, 3, 3], id="sums"),
    pytest.param([(1, 2), (2, 1), (3, 0)], [10, 6 + 6, 10], [5, 5, 5], id="equal-sums"),
    pytest.param([(0, 0), (4, 4)], [0, 20], [0, 10], id="one-takes-all"),
]


@pytest.mark.parametrize(("held", "two", "one"), ONE_CONTEST)
def test_africa_majority_contests(held: list[tuple[int, int]], two: list[int], one: list[int]) -> None:
    """The reading `one` pays a single 10 and a single 6, for gold and gems counted together."""
    players = [{"gold": gold, "gems": gems} for gold, gems in held]
    for contests, expected in (("two", two), ("one", one)):
        sheet = score(*players, rulings={CONTESTS: contests})
        assert [sheet["ABCDE"[at]].total for at in range(len(held))] == expected


# --- track, bonus, camps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", [0, 1, 49, 50, 51, 99, 100, 137])
def test_africa_track_move(track: int) -> None:
    sheet = score({"track": track}, {})
    assert points(sheet, "A", "track") == sheet["A"].total == track
    assert sheet["A"].lines[0].rule == "africa.track.move"


def test_africa_end_bonus_once() -> None:
    sheet = score({"track": 20, "bonus": True}, {"track": 22})
    assert (points(sheet, "A", "bonus"), sheet["A"].total) == (3, 23)
    assert (points(sheet, "B", "bonus"), sheet["B"].total) == (0, 22)
    assert sheet.winners == ("A",)
    assert sheet["A"].lines[1].rule == "africa.end.bonus"


def test_africa_end_bonus_by_nobody() -> None:
    assert column(score({"bonus": False}, {}, {}), 3, "bonus") == [0, 0, 0]


def test_africa_end_bonus_one_marker() -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score({"bonus": True}, {}, {"bonus": True})
    assert caught.value.place.startswith("players")


def test_africa_score_camps() -> None:
    """Camps are worth nothing, so a tally has no place for them."""
    with pytest.raises(scorer.InvalidTally) as caught:
        score({}, {"camps": 2})
    assert caught.value.place.startswith("players[1]")


# --- winning ---------------------------------------------------------------------------------------------------------


def test_africa_score_win() -> None:
    sheet = score({"track": 10}, {"track": 30}, {"track": 20}, {"track": 20})
    assert sheet.winners == ("B",)
    assert sheet.tie_break is None
    assert [sheet[name].rank for name in "ABCD"] == [4, 1, 2, 2]
    assert [sheet[name].winner for name in "ABCD"] == [False, True, False, False]


@pytest.mark.parametrize(
    ("tracks", "winners", "ranks"),
    [
        ([30, 30], ("A", "B"), [1, 1]),
        ([30, 12, 30], ("A", "C"), [1, 3, 1]),
        ([5, 5, 5, 5, 5], ("A", "B", "C", "D", "E"), [1, 1, 1, 1, 1]),
        ([0, 7, 7, 7], ("B", "C", "D"), [4, 1, 1, 1]),
    ],
)
def test_africa_score_win_tie(tracks: list[int], winners: tuple[str, ...], ranks: list[int]) -> None:
    sheet = score(*({"track": track} for track in tracks))
    assert sheet.winners == winners
    assert [sheet["ABCDE"[at]].rank for at in range(len(tracks))] == ranks
    assert sheet.tie_break == "africa.score.win.tie"


def test_africa_score_win_adds_everything() -> None:
    sheet = score(
        {"track": 34, "goods": {"statue": 3, "drum": 1}, "gold": 4, "gems": 2},
        {"track": 31, "bonus": True, "goods": [5], "gold": 4, "gems": 1},
        {"track": 40, "gold": 1, "gems": 5},
    )
    assert [points(sheet, "A", category) for category in CATEGORIES] == [34, 0, 6, 8, 6]
    assert [points(sheet, "B", category) for category in CATEGORIES] == [31, 3, 12, 8, 0]
    assert [points(sheet, "C", category) for category in CATEGORIES] == [40, 0, 0, 0, 10]
    assert [sheet[name].total for name in "ABC"] == [54, 54, 50]
    assert sheet.winners == ("A", "B")


# --- editions, rulings, what is disputed -----------------------------------------------------------------------------

EDITIONS: dict[str, dict[str, str]] = {
    "nl": {ROUNDING: "up", "africa.nomad.reveal": "spaces", "africa.end.two-players": "ninth"},
    "fi": {ROUNDING: "down", "africa.nomad.reveal": "spaces-plus-one", CONTESTS: "two"},
    "fr": {ROUNDING: "down", "africa.nomad.reveal": "spaces", "africa.end.two-players": "ninth", CONTESTS: "two"},
}
DEFAULTS = {
    ROUNDING: "down",
    ZERO: "none",
    CONTESTS: "two",
    "africa.nomad.reveal": "spaces",
    "africa.end.two-players": "ninth",
}
FIVE_EQUAL: list[Player] = [{"gold": 4}] * 5


@pytest.mark.parametrize(("edition", "share"), [("nl", 4), ("fi", 3), ("fr", 3), (None, 3)])
def test_africa_editions(edition: str | None, share: int) -> None:
    sheet = score(*FIVE_EQUAL, edition=edition)
    assert column(sheet, 5, "gold") == [share] * 5
    assert column(sheet, 5, "gems") == [0] * 5
    assert sheet.to_dict("en")["edition"] == edition
    assert sheet.to_dict("en")["rulings"] == {**DEFAULTS, **EDITIONS.get(edition or "", {})}


@pytest.mark.parametrize("edition", ["nl", "fi", "fr"])
def test_africa_editions_give_way_to_rulings(edition: str) -> None:
    for rounding, share in (("down", 3), ("up", 4)):
        assert column(score(*FIVE_EQUAL, edition=edition, rulings={ROUNDING: rounding}), 5, "gold") == [share] * 5


@pytest.mark.parametrize(("edition", "rulings", "share"), [("nl", {}, 4), ("fr", {}, 3), ("nl", {ROUNDING: "down"}, 3)])
def test_africa_editions_in_the_tally(edition: str, rulings: dict[str, str], share: int) -> None:
    players = [{"name": name, "track": 0, "gems": 1} for name in "ABCDE"]
    sheet = scorer.score({"game": "africa", "edition": edition, "rulings": rulings, "players": players})
    assert column(sheet, 5, "gems") == [share] * 5


DISPUTED_TABLES: dict[str, list[Player]] = {
    "nothing": [{"track": 9, "gold": 3, "gems": 2}, {"track": 3}],
    "clear": [{"gold": 5, "gems": 4}, {"gold": 3, "gems": 2}, {"gold": 1, "gems": 1}],
    "rounding": [{"track": 5, "gold": 4}, {"track": 5, "gold": 4}, {"track": 5, "gold": 4}, {"track": 11}],
    "zero": [{"gold": 4, "gems": 1}, {"track": 10}],
    "contests": [{"gold": 2, "gems": 1}, {"gems": 3, "track": 1}],
    "all": [{"gold": 1}, {"gold": 1, "track": 2}, {"gold": 1, "gems": 1}, {"track": 12}],
    "pair-zero-contests": [{"track": 9}, {"track": 5, "gold": 2, "gems": 2}],
    "pair-rounding-contests": [
        {"track": 5, "gold": 3, "gems": 1},
        {"track": 11, "gold": 3},
        {"track": 7, "gold": 1},
        {"track": 5, "gold": 2, "gems": 2},
        {"track": 5, "gold": 2, "gems": 2},
    ],
    "two-pairs": [
        {"track": 10, "gems": 2},
        {"track": 4, "gold": 1, "gems": 2},
        {"track": 11, "gems": 2},
        {"track": 5, "gems": 2},
        {"track": 12, "gems": 2},
    ],
    "all-three": [{"track": 0}, {"track": 1}, {"track": 9}, {"track": 3, "gold": 2, "gems": 1}, {"track": 11}],
}


@pytest.mark.parametrize("base", list(product(*READINGS.values())), ids="-".join)
@pytest.mark.parametrize("name", DISPUTED_TABLES)
def test_africa_disputed(name: str, base: tuple[str, str, str]) -> None:
    """What is listed is what scoring again with the other readings gives, no more and no less."""
    players = DISPUTED_TABLES[name]
    names = "ABCDE"[: len(players)]
    chosen = dict(zip(READINGS, base, strict=True))
    sheet = score(*players, rulings=chosen)
    totals = {name: sheet[name].total for name in names}
    other = {ruling: readings[1 - readings.index(chosen[ruling])] for ruling, readings in READINGS.items()}

    listed = {frozenset(zip(entry.rulings, entry.readings, strict=True)): entry for entry in sheet.disputed}
    assert len(listed) == len(sheet.disputed)
    singles: set[frozenset[tuple[str, str]]] = set()
    decisive: set[frozenset[tuple[str, str]]] = set()
    for rulings in [*combinations(READINGS, 1), *combinations(READINGS, 2), tuple(READINGS)]:
        changed = {ruling: other[ruling] for ruling in rulings}
        key = frozenset(changed.items())
        again = score(*players, rulings={**chosen, **changed})
        changes_winner = again.winners != sheet.winners
        new_totals = {name: again[name].total for name in names}
        if len(rulings) == 1 and (new_totals != totals or changes_winner):
            singles.add(key)
        if changes_winner and not any(smaller < key for smaller in decisive):
            decisive.add(key)
        if key in listed:
            entry = listed[key]
            assert (dict(entry.totals), entry.winners) == (new_totals, again.winners)
            assert entry.changes_winner == changes_winner
    assert {key for key in listed if len(key) == 1} == singles
    assert decisive <= set(listed)
    assert all(entry.changes_winner for key, entry in listed.items() if len(key) > 1)


@pytest.mark.parametrize(
    ("name", "rulings", "readings", "winners"),
    [
        ("pair-zero-contests", [ZERO, CONTESTS], ["share", "one"], ["A", "B"]),
        ("pair-rounding-contests", [ROUNDING, CONTESTS], ["up", "one"], ["A", "B", "D", "E"]),
        ("all-three", [ROUNDING, ZERO, CONTESTS], ["up", "share", "one"], ["D", "E"]),
    ],
)
def test_africa_disputed_together(name: str, rulings: list[str], readings: list[str], winners: list[str]) -> None:
    """Readings that change the winners only together are listed as lists of equal length."""
    (entry,) = (entry for entry in score(*DISPUTED_TABLES[name]).to_dict("en")["disputed"] if entry["changes_winner"])
    order = sorted(range(len(entry["ruling"])), key=lambda at: rulings.index(entry["ruling"][at]))
    assert [entry["ruling"][at] for at in order] == rulings
    assert [entry["reading"][at] for at in order] == readings
    assert entry["winners"] == winners


def test_winners_of_further_readings_are_named() -> None:
    """With zero=share A and B share; with contests=one, too, A wins alone, and nothing in `disputed` says so."""
    sheet = score({"track": 8}, {"track": 0, "gold": 3, "gems": 3})
    assert (sheet.winners, [entry.winners for entry in sheet.disputed if entry.changes_winner]) == (
        ("B",),
        [("A", "B")],
    )
    first, second = sheet.explain("en").doubt().splitlines()
    assert "the victory is shared: A and B (africa.majority.zero=share)." in first
    assert second == (
        "If “Players with none may win a prize, too” and “Gold and gems are one contest” apply together, victory goes"
        " to A (africa.majority.zero=share, africa.majority.contests=one)."
    )


def test_africa_disputed_ignores_play_rulings() -> None:
    """How a nomad scores and when the game ends is settled before the tally is taken."""
    players: list[Player] = [{"track": 5, "gold": 1}, {"track": 5, "gems": 1}]
    plain = score(*players)
    other = score(*players, rulings={"africa.nomad.reveal": "spaces-plus-one", "africa.end.two-players": "eleventh"})
    assert [plain[name].total for name in "AB"] == [other[name].total for name in "AB"]
    assert {ruling for entry in plain.disputed for ruling in entry.rulings} <= set(READINGS)


# --- the sheet in five languages, and what is refused ----------------------------------------------------------------


def without_text(value: object) -> object:
    """The JSON without its words, which alone differ between languages."""
    if isinstance(value, dict):
        return {key: without_text(part) for key, part in value.items() if key != "text"}
    return [without_text(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_africa_score_in_every_language(language: str) -> None:
    sheet = score({"gold": 4, "goods": {"statue": 4, "shirt": 2}}, {"gold": 4, "bonus": True}, {"gold": 4, "gems": 1})
    assert without_text(sheet.to_dict(language)) == without_text(sheet.to_dict("en"))
    for player in sheet.to_dict(language)["players"]:
        assert [line["category"] for line in player["lines"]] == CATEGORIES
        assert all(line["text"] for line in player["lines"])


@pytest.mark.parametrize(
    ("player", "place"),
    [
        ({"gems": -1}, "players[1].gems"),
        ({"gold": -1}, "players[1].gold"),
        ({"gold": "2"}, "players[1].gold"),
        ({"gold": 1.5}, "players[1].gold"),
        ({"gems": True}, "players[1].gems"),
        ({"track": -1}, "players[1].track"),
        ({"track": None}, "players[1].track"),
        ({"bonus": "yes"}, "players[1].bonus"),
        ({"goods": [-1]}, "players[1].goods"),
        ({"goods": {"drum": -1}}, "players[1].goods"),
        ({"goods": 3}, "players[1].goods"),
        ({"name": ""}, "players[1].name"),
        ({"name": "A"}, "players[1].name"),
        ({"nuggets": 3}, "players[1]"),
    ],
)
def test_africa_tally_refused(player: Player, place: str) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score({}, player)
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("missing", ["name", "track"])
def test_africa_tally_needs(missing: str) -> None:
    player = {key: value for key, value in {"name": "B", "track": 4}.items() if key != missing}
    with pytest.raises(scorer.InvalidTally) as caught:
        scorer.score({"game": "africa", "players": [{"name": "A", "track": 3}, player]})
    assert caught.value.place.startswith("players[1]")


@pytest.mark.parametrize("count", [0, 1, 6])
def test_africa_setup_players(count: int) -> None:
    players = [{"name": f"player {number}", "track": number} for number in range(count)]
    with pytest.raises(scorer.InvalidTally) as caught:
        scorer.score({"game": "africa", "players": players})
    assert caught.value.place == "players"
    assert caught.value.rule == "africa.setup.players"


@pytest.mark.parametrize(
    ("edition", "rulings"),
    [("de", {}), ("NL", {}), (None, {ROUNDING: "nearest"}), (None, {"africa.majority.ties": "two"})],
)
def test_africa_unknown_names(edition: str | None, rulings: dict[str, str]) -> None:
    with pytest.raises(scorer.UnknownName):
        score({}, {}, edition=edition, rulings=rulings)


# --- items -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "rulings", "category", "items"),
    [
        ([{"track": 7}, {}], {}, "track", [[("track", 7, 7)], [("track", 0, 0)]]),
        ([{"bonus": True}, {}], {}, "bonus", [[("bonus", 1, 3)], [("bonus", 0, 0)]]),
        ([{"goods": [2, 1]}, {}], {}, "goods", [[("alike", 2, 3), ("alike", 1, 1)], [("none", 0, 0)]]),
        ([{"goods": {"drum": 5, "gong": 1}}, {}], {}, "goods", [[("drum", 5, 12), ("gong", 1, 1)], [("none", 0, 0)]]),
        (
            [{"gold": 5}, {"gold": 4}, {"gold": 3}, {}],
            {},
            "gold",
            [[("first", 5, 10)], [("second", 4, 6)], [("behind", 3, 0)], [("none", 0, 0)]],
        ),
        (
            [{"gems": 5}, {"gems": 5}, {"gems": 3}, {}],
            {},
            "gems",
            [[("shared-first", 5, 8)], [("shared-first", 5, 8)], [("after-shared-first", 3, 0)], [("none", 0, 0)]],
        ),
        (
            [{"gold": 5}, {"gold": 4}, {"gold": 4}, {"gold": 1}],
            {},
            "gold",
            [[("first", 5, 10)], [("shared-second", 4, 3)], [("shared-second", 4, 3)], [("behind", 1, 0)]],
        ),
        ([{"gold": 1}, {}], {ZERO: "share"}, "gold", [[("first", 1, 10)], [("second", 0, 6)]]),
        (
            [{"gold": 5}, {"gold": 1, "gems": 3}, {"gems": 3}, {}],
            {CONTESTS: "one"},
            "gold",
            [[("both-first", 5, 10)], [("both-second", 4, 6)], [("both-behind", 3, 0)], [("both-none", 0, 0)]],
        ),
        (
            [{"gold": 5}, {"gems": 5}, {"gems": 3}, {}],
            {CONTESTS: "one"},
            "gold",
            [
                [("both-shared-first", 5, 8)],
                [("both-shared-first", 5, 8)],
                [("both-after-shared-first", 3, 0)],
                [("both-none", 0, 0)],
            ],
        ),
        (
            [{"gold": 5}, {"gems": 4}, {"gold": 4}, {}],
            {CONTESTS: "one"},
            "gold",
            [
                [("both-first", 5, 10)],
                [("both-shared-second", 4, 3)],
                [("both-shared-second", 4, 3)],
                [("both-none", 0, 0)],
            ],
        ),
        ([{"gems": 4}, {}], {CONTESTS: "one"}, "gems", [[("with-gold", 4, 0)], [("with-gold", 0, 0)]]),
    ],
)
def test_items_say_what_was_counted(
    players: list[Player], rulings: dict[str, str], category: str, items: list[list[tuple[str, int, int]]]
) -> None:
    sheet = score(*players, rulings=rulings)
    printed = [line for player in sheet.to_dict("en")["players"] for line in player["lines"]]
    found = [
        [(item["what"], item["count"], item["points"]) for item in line["items"]]
        for line in printed
        if line["category"] == category
    ]
    assert found == items


def test_goods_are_said_by_their_names_or_to_be_alike() -> None:
    printed = score({"goods": [3, 1]}, {"goods": {"pot": 2, "gong": 2}}).to_dict("en")["players"]
    lines = [line for player in printed for line in player["lines"] if line["category"] == "goods"]
    assert [line["text"] for line in lines] == ["3 of a kind = 5, 1 of a kind = 1", "2 kettles = 3, 2 × gong = 3"]


def test_the_keys_of_items_are_those_of_the_contract() -> None:
    ann = {"name": "Ann", "track": 3, "bonus": True, "goods": [2], "gold": 3, "gems": 1}
    ben = {"name": "Ben", "track": 0, "gold": 3}
    cleo = {"name": "Cleo", "track": 0, "goods": {"statue": 1, "gong": 2}, "gems": 2}
    sheet = scorer.score({"game": "africa", "players": [ann, ben, cleo]})
    items = [
        {line.category: [(item.what, item.count, item.points) for item in line.items] for line in player.lines}
        for player in sheet.players
    ]
    assert items == [
        {
            "track": [("track", 3, 3)],
            "bonus": [("bonus", 1, 3)],
            "goods": [("alike", 2, 3)],
            "gold": [("shared-first", 3, 8)],
            "gems": [("second", 1, 6)],
        },
        {
            "track": [("track", 0, 0)],
            "bonus": [("bonus", 0, 0)],
            "goods": [("none", 0, 0)],
            "gold": [("shared-first", 3, 8)],
            "gems": [("none", 0, 0)],
        },
        {
            "track": [("track", 0, 0)],
            "bonus": [("bonus", 0, 0)],
            "goods": [("statue", 1, 1), ("gong", 2, 3)],
            "gold": [("none", 0, 0)],
            "gems": [("first", 2, 10)],
        },
    ]
    (goods,) = [line for line in sheet.players[0].lines if line.category == "goods"]
    assert scorer.africa.GAME.part("scoring.texts").explain(goods, language("en")) == "2 of a kind = 3"


def test_numbers_that_stand_in_labels_are_those_of_the_game() -> None:
    """Questions and labels hold a few numbers as text; catalogues hold the same digits as the English."""
    assert f"+{c.BONUS} marker" in HEADINGS["bonus"]
    assert f"+{c.BONUS} marker" in asked("africa", "bonus")
    assert f"without the +{c.BONUS}" in asked("africa", "track")
    assert f"Add {c.FIFTY} if you have a {c.FIFTY} marker" in asked("africa", "track")


def test_the_shares_that_the_rounding_ruling_tells_are_those_of_the_game() -> None:
    uneven = [(c.BOTH_PRIZES, 3), (c.BOTH_PRIZES, 5), (c.SECOND_PRIZE, 4)]
    told = " ".join(scorer.rule("africa.majority.rounding").readings.values())
    for prize, players in uneven:
        assert prize % players
        assert str(prize // players) in told
        assert str(prize // players + 1) in told


def test_what_is_disputed_names_one_ruling_or_several() -> None:
    sheet = score({"gold": 2, "bonus": True}, {"gold": 1, "gems": 2}, rulings={CONTESTS: "one"})
    told = {entry.rulings: (entry.ruling, entry.reading) for entry in sheet.disputed}
    assert told[(CONTESTS,)] == (CONTESTS, "two")
    assert told[ZERO, CONTESTS] == ((ZERO, CONTESTS), ("share", "two"))
