"""Final scoring of Africana, written from the rulebook and what the JSON is to be, without a look at the code.

Each test is named after the rule it is about; the ids S01-S33 and T1-T4 number the worked examples.
Collections are checked against a closed form and against two searches of their own.
"""

import re
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest

import scorer
from scorer.games.africana import components as c
from scorer.text.i18n import languages
from tests.support.play import asked

pytestmark = pytest.mark.unmeasured

Player = dict[str, Any]

REPEAT, MONEY = "africana.collections.repeat", "africana.tie.money"
READINGS: dict[str, tuple[str, str]] = {REPEAT: ("any", "once"), MONEY: ("value", "silver")}
CATEGORIES = ["expeditions", "artifacts", "collections", "helpers", "money", "travel", "open"]
LANGUAGES = languages()
KINDS = ["mask", "drum", "bowl", "cloth", "stool"]
VECTORS = sorted(tuple(sorted(counts, reverse=True)) for counts in combinations_with_replacement(range(5), 5))


def score(*players: Player, rulings: dict[str, str] | None = None, edition: str | None = None) -> scorer.Sheet:
    """Scores players without names, who are called A, B, C, D; a single player gets one with nothing beside them."""
    table = [*players, {}] if len(players) == 1 else list(players)
    named = [{"name": "ABCD"[at], **player} for at, player in enumerate(table)]
    chosen = rulings or {}
    sheet = scorer.score({"game": "africana", "players": named}, edition=edition, rulings=chosen)
    check(sheet, named, chosen.get(MONEY, "value"))
    return sheet


def check(sheet: scorer.Sheet, players: list[Player], money: str) -> None:
    """What holds for every sheet: it adds up, lists every category, and the best win, by money if they are equal."""
    names = [str(player["name"]) for player in players]
    assert [player["name"] for player in sheet.to_dict("en")["players"]] == names
    totals = {name: sheet[name].total for name in names}
    for name in names:
        player = sheet[name]
        assert [line.category for line in player.lines] == CATEGORIES
        assert sum(line.points for line in player.lines) == player.total
        for line in player.lines:
            assert sum(item.points for item in line.items) == line.points
            assert line.rule == f"africana.score.{line.category}"
            assert scorer.rule(line.rule).text("en")
        assert player.winner == (name in sheet.winners)
        assert (player.rank == 1) == player.winner
        assert player.rank > sum(total > player.total for total in totals.values())
    best = [player for player in players if totals[player["name"]] == max(totals.values())]
    worth = 5 if money == "value" else 0
    coins = {player["name"]: player.get("silver", 0) + worth * player.get("gold", 0) for player in best}
    assert list(sheet.winners) == [name for name, held in coins.items() if held == max(coins.values())]


def points(sheet: scorer.Sheet, name: str, category: str) -> int:
    """The points of one line."""
    (line,) = (line for line in sheet[name].lines if line.category == category)
    return line.points


def row(sheet: scorer.Sheet, name: str = "A") -> list[int]:
    """The points of all categories, in the order of the rules' table, and the total."""
    return [*(points(sheet, name, category) for category in CATEGORIES), sheet[name].total]


# --- the worked examples ---------------------------------------------------------------------------------------------


def cards(kinds: list[int], printed: list[int]) -> Player:
    """Completed artifacts and what is printed on them."""
    return {"artifacts": kinds, "artifact_points": printed}


def ones(*kinds: int) -> Player:
    """Completed artifacts with 1 printed on each."""
    return cards(list(kinds), [1] * sum(kinds))


# number: tally, then expeditions, artifacts, collections, helpers, money, travel, open, total
EXAMPLES: dict[str, tuple[Player, list[int]]] = {
    "S01": ({"gold": 0, "silver": 4, "travel_cards": 1}, [0, 0, 0, 0, 0, 0, 0, 0]),
    "S02": ({"expeditions": [2, 3, 4]}, [9, 0, 0, 0, 0, 0, 0, 9]),
    "S03": (cards([2, 0, 0, 0, 0], [2, 3]), [0, 5, 6, 0, 0, 0, 0, 11]),
    "S04": (ones(3, 0, 0, 0, 0), [0, 3, 12, 0, 0, 0, 0, 15]),
    "S05": (ones(4, 0, 0, 0, 0), [0, 4, 12, 0, 0, 0, 0, 16]),
    "S06": (cards([1, 1, 0, 0, 0], [2, 2]), [0, 4, 2, 0, 0, 0, 0, 6]),
    "S07": (cards([1, 1, 1, 0, 0], [2, 2, 2]), [0, 6, 2, 0, 0, 0, 0, 8]),
    "S08": (ones(1, 1, 1, 1, 0), [0, 4, 10, 0, 0, 0, 0, 14]),
    "S09": (ones(1, 1, 1, 1, 1), [0, 5, 10, 0, 0, 0, 0, 15]),
    "S10": (ones(2, 1, 1, 1, 0), [0, 5, 10, 0, 0, 0, 0, 15]),
    "S11": (ones(3, 1, 1, 1, 0), [0, 6, 16, 0, 0, 0, 0, 22]),
    "S12": (ones(2, 2, 1, 1, 0), [0, 6, 14, 0, 0, 0, 0, 20]),
    "S13": (ones(2, 2, 2, 2, 0), [0, 8, 24, 0, 0, 0, 0, 32]),
    "S14": (ones(3, 2, 1, 1, 0), [0, 7, 20, 0, 0, 0, 0, 27]),
    "S15": (ones(4, 1, 1, 1, 0), [0, 7, 22, 0, 0, 0, 0, 29]),
    "S16": (ones(4, 4, 1, 1, 0), [0, 10, 34, 0, 0, 0, 0, 44]),
    "S17": (ones(2, 1, 1, 1, 1), [0, 6, 16, 0, 0, 0, 0, 22]),
    "S18": (ones(3, 3, 1, 1, 1), [0, 9, 28, 0, 0, 0, 0, 37]),
    "S19": (ones(2, 2, 2, 2, 2), [0, 10, 30, 0, 0, 0, 0, 40]),
    "S20": ({"helpers": 1, "expeditions": [5]}, [5, 0, 0, 0, 0, 0, 0, 5]),
    "S21": ({"helpers": 2, "expeditions": [5, 5]}, [10, 0, 0, -5, 0, 0, 0, 5]),
    "S22": ({"helpers": 3, "expeditions": [5, 5]}, [10, 0, 0, -10, 0, 0, 0, 0]),
    "S23": ({"helpers": 6, "expeditions": [5, 5]}, [10, 0, 0, -10, 0, 0, 0, 0]),
    "S24": ({"helpers": 2, "travel_cards": 2, "expeditions": [5]}, [5, 0, 0, -5, 0, 1, 0, 1]),
    "S25": ({"helpers": 1, "expeditions": [5]}, [5, 0, 0, 0, 0, 0, 0, 5]),
    "S26": ({"gold": 1, "silver": 4}, [0, 0, 0, 0, 0, 0, 0, 0]),
    "S27": ({"gold": 4, "silver": 3}, [0, 0, 0, 0, 2, 0, 0, 2]),
    "S28": ({"gold": 0, "silver": 20}, [0, 0, 0, 0, 2, 0, 0, 2]),
    "S29": ({"travel_cards": 3}, [0, 0, 0, 0, 0, 1, 0, 1]),
    "S30": ({"travel_cards": 4}, [0, 0, 0, 0, 0, 2, 0, 2]),
    "S31": ({**cards([1, 1, 1, 0, 0], [2, 2, 2]), "open_artifacts": 1}, [0, 6, 2, 0, 0, 0, 1, 9]),
    "S32": ({"open_artifacts": 2}, [0, 0, 0, 0, 0, 0, 2, 2]),
    "S33": ({"helpers": 4, "gold": 0, "silver": 7}, [0, 0, 0, -10, 0, 0, 0, -10]),
}


def examples(*numbers: str) -> pytest.MarkDecorator:
    """The examples with these numbers."""
    return pytest.mark.parametrize(("player", "expected"), [pytest.param(*EXAMPLES[name], id=name) for name in numbers])


@examples("S02")
def test_africana_score_expeditions(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@examples(*(f"S{number:02}" for number in range(3, 20)))
def test_africana_score_collections(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@examples(*(f"S{number:02}" for number in range(3, 20)), "S31")
def test_africana_score_artifacts(player: Player, expected: list[int]) -> None:
    """The printed points may also be entered as one number, and the kinds by name or in another order."""
    total = sum(player["artifact_points"])
    assert row(score({**player, "artifact_points": total})) == expected
    assert row(score({**player, "artifacts": list(reversed(player["artifacts"]))})) == expected
    assert row(score({**player, "artifacts": dict(zip(KINDS, player["artifacts"], strict=True))})) == expected


@examples("S20", "S21", "S22", "S23", "S24", "S25", "S33")
def test_africana_score_helpers(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@examples("S01", "S26", "S27", "S28")
def test_africana_score_money(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@examples("S29", "S30")
def test_africana_score_travel(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@examples("S31", "S32")
def test_africana_score_open(player: Player, expected: list[int]) -> None:
    assert row(score(player)) == expected


@pytest.mark.parametrize("money", READINGS[MONEY])
@pytest.mark.parametrize("edition", ["de", None])
@examples(*EXAMPLES)
def test_africana_score(player: Player, expected: list[int], edition: str | None, money: str) -> None:
    """All of them again, by the German rulebook and without one; the tie-break changes no points."""
    sheet = score({"expeditions": 1}, player, edition=edition, rulings={MONEY: money})
    assert row(sheet, "A") == [1, 0, 0, 0, 0, 0, 0, 1]
    assert row(sheet, "B") == expected


def test_africana_score_every_example_is_covered() -> None:
    assert list(EXAMPLES) == [f"S{number:02}" for number in range(1, 34)]
    assert all(sum(expected[:-1]) == expected[-1] for _, expected in EXAMPLES.values())


# --- the simple categories, whole ranges -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expeditions", "expected"), [([], 0), (0, 0), (17, 17), ([0], 0), ([1, 1, 1], 3), ([4, 6, 5], 15)]
)
def test_africana_score_expeditions_list_or_sum(expeditions: object, expected: int) -> None:
    assert row(score({"expeditions": expeditions})) == [expected, 0, 0, 0, 0, 0, 0, expected]


@pytest.mark.parametrize("helpers", range(11))
def test_africana_score_helpers_penalty(helpers: int) -> None:
    penalty = {0: 0, 1: 0, 2: -5}.get(helpers, -10)
    assert row(score({"helpers": helpers})) == [0, 0, 0, penalty, 0, 0, 0, penalty]


@pytest.mark.parametrize("gold", range(8))
def test_africana_score_money_value(gold: int) -> None:
    for silver in range(32):
        assert points(score({"gold": gold, "silver": silver}), "A", "money") == (5 * gold + silver) // 10


@pytest.mark.parametrize(("held", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_africana_score_travel_cards(held: int, expected: int) -> None:
    assert row(score({"travel_cards": held})) == [0, 0, 0, 0, 0, expected, 0, expected]


@pytest.mark.parametrize("held", range(4))
def test_africana_score_open_artifacts(held: int) -> None:
    assert row(score({"open_artifacts": held})) == [0, 0, 0, 0, 0, 0, held, held]


def test_africana_score_adds_everything() -> None:
    sheet = score(
        {
            "expeditions": [4, 6, 5],
            "artifacts": [3, 1, 1, 1, 0],
            "artifact_points": [3, 2, 4, 3, 2, 3],
            "helpers": 2,
            "silver": 6,
            "gold": 2,
            "travel_cards": 2,
            "open_artifacts": 1,
        },
        {"expeditions": 15, "helpers": 1, "silver": 10},
    )
    assert row(sheet) == [15, 17, 16, -5, 1, 1, 1, 46]
    assert row(sheet, "B") == [15, 0, 0, 0, 1, 0, 0, 16]
    assert sheet.winners == ("A",)
    assert sheet.tie_break is None


def test_africana_score_of_nothing() -> None:
    sheet = score({}, {}, {}, {})
    assert [row(sheet, name) for name in "ABCD"] == [[0] * 8] * 4
    assert sheet.winners == ("A", "B", "C", "D")


# --- collections: everything -----------------------------------------------------------------------------------------

PAIR, TRIPLE, TWO, FOUR = 6, 12, 2, 10
SHAPES = {"pair": PAIR, "triple": TRIPLE, "two": TWO, "four": FOUR}


def shape(kinds: tuple[str, ...] | tuple[int, ...]) -> str | None:
    """Which collection these artifacts are: 2 or 3 alike, 2 or 4 different."""
    return {(2, 1): "pair", (3, 1): "triple", (2, 2): "two", (4, 4): "four"}.get((len(kinds), len(set(kinds))))


def closed_form(counts: tuple[int, ...]) -> int:
    """Section B of the rules."""
    spare = sum(held in {1, 4} for held in counts)
    costly = sum(held in {2, 3} for held in counts)
    if spare >= 4:
        bonus = 10
    elif spare == 3 and costly >= 1:
        bonus = 4
    else:
        bonus = 2 if spare in {2, 3} else 0
    return sum({0: 0, 1: 0, 2: 6, 3: 12, 4: 12}[held] for held in counts) + bonus


@cache
def search(counts: tuple[int, ...], used: frozenset[str] | None = None) -> int:
    """The best split by trying every fate of one artifact of the first kind left: unused, or in some collection.

    Copies of a kind are alike, so counts are enough. `used` are the collections already formed where each may be
    formed once; None where they may be formed any number of times.
    """
    left = [kind for kind, held in enumerate(counts) if held]
    if not left:
        return 0
    first, others = left[0], left[1:]
    fates: list[tuple[str | None, tuple[int, ...]]] = [
        (None, (first,)),
        ("pair", (first,) * 2),
        ("triple", (first,) * 3),
    ]
    fates += [("two", (first, other)) for other in others]
    fates += [("four", (first, *three)) for three in combinations(others, 3)]
    best = 0
    for name, taken in fates:
        if counts[first] < taken.count(first) or (name is not None and used is not None and name in used):
            continue
        rest = tuple(held - taken.count(kind) for kind, held in enumerate(counts))
        now_used = used if used is None or name is None else used | {name}
        best = max(best, (SHAPES[name] if name else 0) + search(rest, now_used))
    return best


def labelled(artifacts: tuple[int, ...], once: bool) -> int:
    """The same over single artifacts, each with its own place: every group of 2, 3 or 4 that is a collection."""

    @cache
    def best(left: frozenset[int], used: frozenset[str]) -> int:
        if not left:
            return 0
        first = min(left)
        rest = left - {first}
        found = best(rest, used)
        for size in (1, 2, 3):
            for others in combinations(sorted(rest), size):
                name = shape(tuple(artifacts[at] for at in (first, *others)))
                if name and not (once and name in used):
                    now_used = used | {name} if once else used
                    found = max(found, SHAPES[name] + best(rest - set(others), now_used))
        return found

    return best(frozenset(range(len(artifacts))), frozenset())


def check_split(sheet: scorer.Sheet, held: dict[str, int] | None, counts: tuple[int, ...], once: bool) -> None:
    """The split in the items is legal: only collections there are, and no more of a kind than was completed."""
    (line,) = (line for line in sheet["A"].lines if line.category == "collections")
    assert line.points == sum(item.points for item in line.items)
    taken: Counter[str] = Counter()
    formed: list[str] = []
    for item in line.items:
        assert len(item.of) == item.count
        taken.update(item.of)
        if item.points:
            name = shape(item.of)
            assert name is not None
            assert item.points == SHAPES[name]
            formed.append(name)
    if held is not None:
        assert all(taken[kind] <= held[kind] for kind in taken)
    else:  # kinds without names: some naming fits
        most_taken = sorted(taken.values(), reverse=True)
        most_held = sorted((count for count in counts if count), reverse=True)
        assert len(most_taken) <= len(most_held)
        assert all(used <= have for used, have in zip(most_taken, most_held, strict=False))
    if once:
        assert len(formed) == len(set(formed))


def vector_id(counts: object) -> str:
    """The id of a vector of artifacts, as in the table of all 126."""
    return ",".join(map(str, counts)) if isinstance(counts, tuple) else str(counts)


@pytest.mark.parametrize("counts", VECTORS, ids=vector_id)
def test_africana_collections_repeat_any(counts: tuple[int, ...]) -> None:
    expected = search(counts)
    assert expected == closed_form(counts)
    plain = score({"artifacts": list(counts)})
    assert row(plain) == [0, 0, expected, 0, 0, 0, 0, expected]
    check_split(plain, None, counts, once=False)
    held = dict(zip(KINDS, counts, strict=True))
    named = score({"artifacts": held}, rulings={REPEAT: "any"})
    assert row(named) == row(plain)
    check_split(named, held, counts, once=False)


@pytest.mark.parametrize("counts", VECTORS, ids=vector_id)
def test_africana_collections_repeat_once(counts: tuple[int, ...]) -> None:
    expected = search(counts, frozenset())
    plain = score({"artifacts": list(counts)}, rulings={REPEAT: "once"})
    assert row(plain) == [0, 0, expected, 0, 0, 0, 0, expected]
    check_split(plain, None, counts, once=True)
    held = dict(zip(KINDS, counts, strict=True))
    named = score({"artifacts": held}, rulings={REPEAT: "once"})
    assert row(named) == row(plain)
    check_split(named, held, counts, once=True)


@pytest.mark.parametrize("counts", [counts for counts in VECTORS if sum(counts) <= 9], ids=vector_id)
def test_africana_score_collections_artifact_by_artifact(counts: tuple[int, ...]) -> None:
    """Where there are few enough, every single artifact is told apart."""
    artifacts = tuple(kind for kind, held in enumerate(counts) for _ in range(held))
    for reading in READINGS[REPEAT]:
        expected = labelled(artifacts, once=reading == "once")
        assert points(score({"artifacts": list(counts)}, rulings={REPEAT: reading}), "A", "collections") == expected


def collections(counts: tuple[int, ...], reading: str) -> int:
    """The total of a player with nothing but these artifacts."""
    players = [{"name": "A", "artifacts": list(counts)}, {"name": "B"}]
    return scorer.score({"game": "africana", "players": players}, rulings={REPEAT: reading})["A"].total


@pytest.mark.unmeasured
def test_africana_score_collections_in_any_order() -> None:
    for counts in product(range(5), repeat=5):
        ordered = tuple(sorted(counts, reverse=True))
        for reading, expected in (("any", closed_form(ordered)), ("once", search(ordered, frozenset()))):
            assert collections(counts, reading) == expected, (counts, reading)


def test_africana_score_collections_known_figures() -> None:
    """What is known of the 126 vectors as a whole."""
    optimum = {counts: collections(counts, "any") for counts in VECTORS}
    once = {counts: collections(counts, "once") for counts in VECTORS}
    assert len(VECTORS) == len(set(VECTORS)) == 126
    assert max(optimum.values()) == 70
    assert [counts for counts, best in optimum.items() if best == 70] == [(4, 4, 4, 4, 3), (4, 4, 4, 4, 4)]
    assert sum(optimum[counts] != once[counts] for counts in VECTORS) == 93
    assert (optimum[2, 2, 0, 0, 0], once[2, 2, 0, 0, 0]) == (12, 6)
    assert all(once[counts] <= optimum[counts] for counts in VECTORS)


@pytest.mark.unmeasured
def test_africana_score_collections_never_lose_by_one_more() -> None:
    for counts in VECTORS:
        fewer = [(*counts[:kind], held - 1, *counts[kind + 1 :]) for kind, held in enumerate(counts) if held]
        for less in fewer:
            for reading in READINGS[REPEAT]:
                assert collections(less, reading) <= collections(counts, reading), (counts, less)


# --- winning ---------------------------------------------------------------------------------------------------------


def rich(total: int, *, silver: int, gold: int = 0) -> Player:
    """A player with this total, of which the money is a part."""
    return {"expeditions": total - (silver + 5 * gold) // 10, "silver": silver, "gold": gold}


TIES = [
    pytest.param([rich(54, silver=17), rich(54, silver=16)], ["A"], ["A"], id="T1"),
    pytest.param([rich(54, silver=1, gold=3), rich(54, silver=9)], ["A"], ["B"], id="T2"),
    pytest.param([rich(40, silver=23), rich(40, silver=23)], ["A", "B"], ["A", "B"], id="T3"),
    pytest.param([rich(40, silver=3, gold=4), rich(40, silver=23)], ["A", "B"], ["B"], id="T3-in-other-coins"),
    pytest.param(
        [rich(40, silver=20), rich(40, silver=20), rich(40, silver=5), rich(39, silver=60)],
        ["A", "B"],
        ["A", "B"],
        id="T4",
    ),
    pytest.param([rich(39, silver=60), rich(40, silver=0), rich(40, silver=1)], ["C"], ["C"], id="one-coin"),
    pytest.param([rich(30, silver=0, gold=1), rich(30, silver=0, gold=2)], ["B"], ["A", "B"], id="gold-only"),
]


@pytest.mark.parametrize(("players", "by_value", "by_silver"), TIES)
def test_africana_tie_money(players: list[Player], by_value: list[str], by_silver: list[str]) -> None:
    for reading, winners in (("value", by_value), ("silver", by_silver)):
        sheet = score(*players, rulings={MONEY: reading})
        assert list(sheet.winners) == winners
        assert sheet.tie_break == ("africana.win.tie.money" if len(winners) == 1 else "africana.win.tie.shared")
    assert list(score(*players).winners) == by_value


@pytest.mark.parametrize(("players", "by_value", "by_silver"), TIES)
def test_africana_tie_money_disputed(players: list[Player], by_value: list[str], by_silver: list[str]) -> None:
    for reading, other, now, then in (
        ("value", "silver", by_value, by_silver),
        ("silver", "value", by_silver, by_value),
    ):
        sheet = score(*players, rulings={MONEY: reading})
        found = [(entry.rulings, entry.readings, list(entry.winners), entry.changes_winner) for entry in sheet.disputed]
        assert found == ([((MONEY,), (other,), then, True)] if now != then else [])
        for entry in sheet.disputed:
            assert dict(entry.totals) == {"ABCD"[at]: sheet["ABCD"[at]].total for at in range(len(players))}


def test_africana_win_tie_money_totals() -> None:
    """T1: equal totals, and 1 silver more decides, although it is worth no point."""
    sheet = score(rich(54, silver=16), rich(54, silver=17))
    assert [sheet[name].total for name in "AB"] == [54, 54]
    assert [points(sheet, name, "money") for name in "AB"] == [1, 1]
    assert [sheet[name].rank for name in "AB"] == [2, 1]


def test_africana_win_tie_shared_ranks() -> None:
    """T4: the winners share the first rank; being rich does not help who has fewer points."""
    sheet = score(rich(39, silver=60), rich(40, silver=20), rich(40, silver=5), rich(40, silver=20))
    assert [sheet[name].total for name in "ABCD"] == [39, 40, 40, 40]
    assert [sheet[name].rank for name in "ABCD"] == [4, 1, 3, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_africana_win_tie_shared_is_explained(lang: str) -> None:
    """Three have the most points and two of them the most money: the money of the third is named, too."""
    sheet = score(rich(32, silver=5), rich(32, silver=20), rich(32, silver=20), rich(31, silver=60))
    said = sheet.to_dict(lang)["decision"]["text"]
    assert re.findall(r"([A-D])\s?: (\d+)", said) == [("A", "5"), ("B", "20"), ("C", "20")]


def test_africana_win() -> None:
    sheet = score({"expeditions": 7}, {"expeditions": 12}, {"expeditions": 9, "silver": 9})
    assert sheet.winners == ("B",)
    assert sheet.tie_break is None
    assert [sheet[name].rank for name in "ABC"] == [3, 1, 2]


def test_africana_win_below_zero() -> None:
    """No floor at 0: totals may be negative, and the least negative wins."""
    sheet = score({"helpers": 4, "silver": 7}, {"helpers": 2, "silver": 3}, {"helpers": 3, "gold": 2})
    assert [sheet[name].total for name in "ABC"] == [-10, -5, -9]
    assert sheet.winners == ("B",)
    assert [sheet[name].rank for name in "ABC"] == [3, 1, 2]


def test_africana_win_nothing_beats_a_penalty() -> None:
    assert score({"helpers": 4, "silver": 7}, {}).winners == ("B",)


# --- what is disputed ------------------------------------------------------------------------------------------------

DISPUTED_TABLES: dict[str, list[Player]] = {
    "nothing": [{"expeditions": 4}, {"expeditions": 3, "artifacts": [3, 2]}],
    "collections": [{"artifacts": [2, 2]}, {"expeditions": 20}],
    "collections-decide": [{"artifacts": [2, 2]}, {"expeditions": 10}],
    "money-decides": [{"expeditions": 8, "gold": 1}, {"expeditions": 8, "silver": 2}],
    "both": [{"artifacts": [2, 2], "gold": 1}, {"expeditions": 12, "silver": 2}],
    "only-together": [{"artifacts": [2, 2], "gold": 1}, {"expeditions": 6, "silver": 2}],
}


@pytest.mark.parametrize("base", list(product(*READINGS.values())), ids="-".join)
@pytest.mark.parametrize("table", DISPUTED_TABLES)
def test_africana_disputed(table: str, base: tuple[str, str]) -> None:
    """What is listed is what scoring again with the other readings gives, no more and no less."""
    players = DISPUTED_TABLES[table]
    names = "ABCD"[: len(players)]
    chosen = dict(zip(READINGS, base, strict=True))
    sheet = score(*players, rulings=chosen)
    totals = {name: sheet[name].total for name in names}
    listed = {frozenset(zip(entry.rulings, entry.readings, strict=True)): entry for entry in sheet.disputed}
    assert len(listed) == len(sheet.disputed)
    expected: set[frozenset[tuple[str, str]]] = set()
    single_decides = False
    for rulings in ((REPEAT,), (MONEY,), (REPEAT, MONEY)):
        changed = {ruling: next(other for other in READINGS[ruling] if other != chosen[ruling]) for ruling in rulings}
        again = score(*players, rulings={**chosen, **changed})
        new_totals = {name: again[name].total for name in names}
        key = frozenset(changed.items())
        decides = again.winners != sheet.winners
        if len(rulings) == 1:
            single_decides = single_decides or decides
            if new_totals != totals or decides:
                expected.add(key)
        elif decides and not single_decides:
            expected.add(key)
        if key in listed:
            assert dict(listed[key].totals) == new_totals
            assert listed[key].winners == again.winners
            assert listed[key].changes_winner == decides
    assert set(listed) == expected


def test_africana_disputed_together() -> None:
    """Neither reading alone changes the winner: `once` makes the players equal, but only `silver` is for B."""
    disputed = score(*DISPUTED_TABLES["only-together"]).to_dict("en")["disputed"]
    (entry,) = (entry for entry in disputed if entry["changes_winner"])
    assert dict(zip(entry["ruling"], entry["reading"], strict=True)) == {REPEAT: "once", MONEY: "silver"}
    assert entry["totals"] == {"A": 6, "B": 6}
    assert entry["winners"] == ["B"]


# --- the whole table -------------------------------------------------------------------------------------------------

IN_PLAY = [(2, 24), (3, 27), (4, 30)]


def spread(cards: int, players: int) -> list[Player]:
    """This many expeditions over this many players."""
    return [{"expeditions": [2] * (cards // players + (at < cards % players))} for at in range(players)]


@pytest.mark.parametrize(("players", "in_play"), IN_PLAY)
def test_africana_setup_expeditions_count(players: int, in_play: int) -> None:
    sheet = score(*spread(in_play, players))
    assert sum(sheet["ABCD"[at]].total for at in range(players)) == 2 * in_play
    with pytest.raises(scorer.InvalidTally):
        score(*spread(in_play + 1, players))
    with pytest.raises(scorer.InvalidTally):
        score({"expeditions": [1] * (in_play + 1)}, *[{}] * (players - 1))


@pytest.mark.parametrize(
    ("artifacts", "one_more"),
    [
        pytest.param([[4, 4, 4, 4, 4], []], [1], id="one-player"),
        pytest.param([[4, 4, 2, 0, 0], [0, 0, 2, 4, 4]], [0, 1, 2, 4, 4], id="two-players"),
        pytest.param([[1, 1, 1, 1, 1]] * 4, [2, 1, 1, 1, 1], id="four-players"),
        pytest.param([dict.fromkeys(KINDS, 2), dict.fromkeys(KINDS, 2)], [3, 2, 2, 2, 2], id="named"),
    ],
)
def test_africana_components_adventure_artifacts(artifacts: list[Any], one_more: list[int]) -> None:
    """There are 20 artifacts: as many may have been completed, but not one more."""
    score(*({"artifacts": held} for held in artifacts))
    with pytest.raises(scorer.InvalidTally):
        score(*({"artifacts": held} for held in [*artifacts[:-1], one_more]))


@pytest.mark.parametrize(
    "artifacts",
    [
        [{"mask": 3}, {"mask": 2}],
        [{"mask": 4}, {"drum": 4}, {"mask": 1}],
        [{"mask": 2, "bowl": 1}, {"mask": 2}, {}, {"mask": 1}],
    ],
    ids=["two", "three", "four"],
)
def test_africana_components_adventure_artifacts_four_of_a_label(artifacts: list[dict[str, int]]) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score(*({"artifacts": held} for held in artifacts))
    assert caught.value.place.startswith("players")


def test_africana_components_adventure_artifacts_open_ones_too() -> None:
    """An artifact adventure that lies open is one of the 20 as well."""
    assert score({"artifacts": [4, 4, 4, 4, 1]}, {"open_artifacts": 3})["B"].total == 3
    with pytest.raises(scorer.InvalidTally):
        score({"artifacts": [4, 4, 4, 4, 2]}, {"open_artifacts": 3})


def test_africana_components_adventure_artifacts_four_of_a_label_are_there() -> None:
    sheet = score({"artifacts": {"mask": 3}}, {"artifacts": {"mask": 1, "drum": 4}})
    assert [sheet[name].total for name in "AB"] == [12, 14]


def test_africana_components_adventure_helpers() -> None:
    assert [score({"helpers": 4}, {"helpers": 6})[name].total for name in "AB"] == [-10, -10]
    score({"helpers": 2}, {"helpers": 3}, {"helpers": 4}, {"helpers": 1})
    with pytest.raises(scorer.InvalidTally):
        score({"helpers": 5}, {"helpers": 6})
    with pytest.raises(scorer.InvalidTally):
        score({"helpers": 2}, {"helpers": 3}, {"helpers": 4}, {"helpers": 2})


@pytest.mark.parametrize("printed", [[], [3], [3, 2], [3, 2, 4, 1]], ids=["none", "1", "2", "4"])
def test_africana_score_artifacts_one_entry_each(printed: list[int]) -> None:
    assert points(score({}, {"artifacts": [2, 1], "artifact_points": [3, 2, 4]}), "B", "artifacts") == 9
    with pytest.raises(scorer.InvalidTally) as caught:
        score({}, {"artifacts": [2, 1], "artifact_points": printed})
    assert caught.value.place.startswith("players[1].artifact_points")


@pytest.mark.parametrize("artifacts", [{}, {"artifacts": []}, {"artifacts": [0]}])
def test_africana_score_artifacts_a_sum_stands_alone(artifacts: dict[str, Any]) -> None:
    """Who gives only the sum need not say what it was printed on: tallies that people have kept do not."""
    assert points(score({}, {**artifacts, "artifact_points": 5}), "B", "artifacts") == 5


@pytest.mark.parametrize(
    ("player", "place"),
    [
        ({"helpers": 11}, "players[1].helpers"),
        ({"helpers": -1}, "players[1].helpers"),
        ({"silver": -1}, "players[1].silver"),
        ({"gold": -1}, "players[1].gold"),
        ({"gold": "2"}, "players[1].gold"),
        ({"silver": True}, "players[1].silver"),
        ({"travel_cards": 6}, "players[1].travel_cards"),
        ({"travel_cards": -1}, "players[1].travel_cards"),
        ({"open_artifacts": 4}, "players[1].open_artifacts"),
        ({"open_artifacts": -1}, "players[1].open_artifacts"),
        ({"artifacts": [5]}, "players[1].artifacts"),
        ({"artifacts": {"mask": 5}}, "players[1].artifacts"),
        ({"artifacts": [1, -1]}, "players[1].artifacts"),
        ({"artifacts": [1] * 6}, "players[1].artifacts"),
        ({"artifacts": dict.fromkeys([*KINDS, "sixth"], 1)}, "players[1].artifacts"),
        ({"expeditions": -3}, "players[1].expeditions"),
        ({"expeditions": [2, -1]}, "players[1].expeditions"),
        ({"artifacts": [1], "artifact_points": [-1]}, "players[1].artifact_points"),
        ({"joker": 1}, "players[1]"),
        ({"name": "A"}, "players[1].name"),
    ],
)
def test_africana_tally_refused(player: Player, place: str) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score({}, player)
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("count", [1, 5])
def test_africana_players(count: int) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        scorer.score({"game": "africana", "players": [{"name": f"player {number}"} for number in range(count)]})
    assert caught.value.place == "players"


@pytest.mark.parametrize(
    ("edition", "rulings"), [("nl", {}), (None, {REPEAT: "twice"}), (None, {"africana.tie.gold": "value"})]
)
def test_africana_unknown_names(edition: str | None, rulings: dict[str, str]) -> None:
    with pytest.raises(scorer.UnknownName):
        score({}, {}, edition=edition, rulings=rulings)


# --- the sheet in five languages -------------------------------------------------------------------------------------


def without_text(value: object) -> object:
    """The JSON without its words, which alone differ between languages."""
    if isinstance(value, dict):
        return {key: without_text(part) for key, part in value.items() if key != "text"}
    return [without_text(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_africana_score_in_every_language(language: str) -> None:
    sheet = score({**ones(4, 3, 1, 1, 1), "helpers": 3, "silver": 12}, {"expeditions": [4], "travel_cards": 3})
    assert without_text(sheet.to_dict(language)) == without_text(sheet.to_dict("en"))
    for player in sheet.to_dict(language)["players"]:
        assert [line["category"] for line in player["lines"]] == CATEGORIES
        assert all(line["text"] for line in player["lines"])


def test_the_keys_of_items_are_those_of_the_contract() -> None:
    ann = {"name": "Ann", "expeditions": [3, 4], "artifacts": [3, 2, 1, 1], "artifact_points": 12, "helpers": 2}
    ann |= {"silver": 12, "travel_cards": 3, "open_artifacts": 1}
    ben = {"name": "Ben", "artifacts": [1]}
    items = [
        {line.category: [item[:3] for item in line.items] for line in player.lines}
        for player in scorer.score({"game": "africana", "players": [ann, ben]}).players
    ]
    assert items[0] == {
        "expeditions": [("card", 1, 3), ("card", 1, 4)],
        "artifacts": [("sum", 1, 12)],
        "collections": [("three-alike", 3, 12), ("two-alike", 2, 6), ("two-different", 2, 2)],
        "helpers": [("helper", 2, -5)],
        "money": [("silver", 12, 1)],
        "travel": [("travel-card", 3, 1)],
        "open": [("open-artifact", 1, 1)],
    }
    assert items[1] == {
        "expeditions": [("none", 0, 0)],
        "artifacts": [("none", 0, 0)],
        "collections": [("spare", 1, 0)],
        "helpers": [("helper", 0, 0)],
        "money": [("silver", 0, 0)],
        "travel": [("travel-card", 0, 0)],
        "open": [("open-artifact", 0, 0)],
    }


@pytest.mark.parametrize(("lang", "own"), [("de", "Maske"), ("nl", "masker"), ("fr", "Masque"), ("fi", "naamio")])
def test_a_kind_is_called_as_its_language_calls_it(lang: str, own: str) -> None:
    def told(artifacts: dict[str, int]) -> str:
        players = [{"name": "Ann", "artifacts": artifacts}, {"name": "Ben"}]
        return scorer.score({"game": "africana", "players": players}).to_dict(lang)["players"][0]["lines"][2]["text"]

    assert told({own: 2}) == told({"mask": 2})
    assert told({own: 2}).count(own.lower()) + told({own: 2}).count(own) >= 2
    assert told({"gong": 2}).count("gong") == 2


def test_africana_collections_repeat_once_names_the_pair_left_over() -> None:
    ann = {"name": "Ann", "artifacts": [2, 2]}
    tally = {"game": "africana", "players": [ann, {"name": "Ben"}], "rulings": {REPEAT: "once"}}
    lines = scorer.score(tally).to_dict("en")["players"][0]["lines"]
    assert [line["text"] for line in lines if "each type counts only once (B, B) = 0" in line["text"]]


def test_numbers_that_stand_in_labels_are_those_of_the_game() -> None:
    """Questions and labels hold a few numbers as text; catalogues hold the same digits as the English."""
    assert f"worth {c.GOLD} silver" in asked("africana", "gold")


def test_letters_of_kinds_that_nobody_has_named_are_those_of_one_player() -> None:
    def told(artifacts: object) -> str:
        sheet = scorer.score({"game": "africana", "players": [{"name": "X", "artifacts": artifacts}, {"name": "Y"}]})
        (line,) = [line for line in sheet["X"].lines if line.category == "collections"]
        return sheet.explain().line(line)

    assert told([2, 1]) == "two alike (A, A) = 6, in no collection (B) = 0 (the letters tell this player’s kinds apart)"
    assert told({"mask": 2, "A": 1}) == "two alike (mask, mask) = 6, in no collection (A) = 0"
    assert told([]) == "no artifacts, no collections"
