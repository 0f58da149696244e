"""Final scoring of Afritoria, written from the rulebook and what the JSON is to be, without a look at the code.

Each test is named after the rule it is about. A card is written as in the contract, `green lion`.
"""

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import scorer
from scorer.games.afritoria import components as c
from scorer.text.i18n import languages
from tests.support.play import asked

Player = dict[str, Any]

COLOURS = ["green", "blue", "purple", "brown"]
ANIMALS = ["porcupine", "meerkat", "gazelle", "wild dog", "zebra", "hyena", "buffalo"]  # by strength
ANIMALS += ["leopard", "giraffe", "lion", "elephant"]
WORTH = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1]  # by strength 1-11
LANGUAGES = languages()
OTHER_READINGS = {
    "afritoria.market.tie": "nobody",
    "afritoria.exchange.five": "exactly-five",
    "afritoria.ranger.beside-poachers": "works",
}


def card(code: str) -> str:
    """The card of a short code of the rules: G, B, P, N (brown) and the strength, as in `G10`."""
    return f"{dict(G='green', B='blue', P='purple', N='brown')[code[0]]} {ANIMALS[int(code[1:]) - 1]}"


def pile(codes: str) -> Player:
    """A player with these cards on the points pile."""
    return {"pile": [card(code) for code in codes.split()]}


def values(codes: str) -> Player:
    """The same player, telling only how many cards are worth 3, 2 and 1."""
    worth = [WORTH[int(code[1:]) - 1] for code in codes.split()]
    return {"values": {str(value): worth.count(value) for value in (3, 2, 1)}}


def score(*players: Player, rulings: dict[str, str] | None = None, edition: str | None = None) -> scorer.Sheet:
    """Scores players without names, who are called A, B, C, D, and checks the sheet."""
    named = [{"name": "ABCD"[at], **player} for at, player in enumerate(players)]
    sheet = scorer.score({"game": "afritoria", "players": named}, edition=edition, rulings=rulings or {})
    names = [str(player["name"]) for player in named]
    assert [player["name"] for player in sheet.to_dict("en")["players"]] == names
    totals = [sheet[name].total for name in names]
    for name in names:
        player = sheet[name]
        (line,) = player.lines
        assert line.category == "pile"
        assert line.rule == "afritoria.score.points"
        assert scorer.rule(line.rule).text("en")
        assert sum(item.points for item in line.items) == line.points == player.total
        assert player.rank == 1 + sum(total > player.total for total in totals)
        assert player.winner == (name in sheet.winners)
    assert list(sheet.winners) == [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    assert sheet.tie_break == ("afritoria.win" if len(sheet.winners) > 1 else None)
    assert len(sheet.disputed) == 0  # what the rules leave open is settled before the game ends
    return sheet


def totals(sheet: scorer.Sheet, players: int) -> list[int]:
    """The totals, player by player."""
    return [sheet["ABCD"[at]].total for at in range(players)]


# --- what a card is worth --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("animal", "worth"), list(zip(ANIMALS, WORTH, strict=True)))
def test_afritoria_card_points(animal: str, worth: int, colour: str) -> None:
    sheet = score({"pile": [f"{colour} {animal}"]}, {"pile": []})
    assert totals(sheet, 2) == [worth, 0]
    (item,) = sheet["A"].lines[0].items
    assert (item.count, item.points) == (1, worth)


def test_afritoria_card_points_all_44_cards() -> None:
    everything = [f"{colour} {animal}" for colour, animal in product(COLOURS, ANIMALS)]
    assert len(everything) == 44
    sheet = score({"pile": everything}, {"pile": list(reversed(everything))}, {"pile": []}, {"pile": []})
    assert totals(sheet, 4) == [92, 92, 0, 0]


@pytest.mark.parametrize(("players", "points"), [(2, 92), (3, 138), (4, 184)])
def test_afritoria_card_points_sum(players: int, points: int) -> None:
    """Both copies of every card of as many colours as players, in one pile or dealt out."""
    deck = [f"{colour} {animal}" for colour, animal in product(COLOURS[:players], ANIMALS)] * 2
    nothing: list[Player] = [{"pile": []}] * (players - 1)
    assert totals(score({"pile": deck}, *nothing), players) == [points, *[0] * (players - 1)]
    dealt = score(*({"pile": deck[at::players]} for at in range(players)))
    assert sum(totals(dealt, players)) == points
    counted = {"values": {"3": 8 * players, "2": 8 * players, "1": 6 * players}}
    assert totals(score(counted, *nothing), players) == [points, *[0] * (players - 1)]


# --- adding up -------------------------------------------------------------------------------------------------------

PILES = [
    pytest.param("", 0, id="nothing"),
    pytest.param("B1 G5 P9 P4", 9, id="F2-end-A"),
    pytest.param("G11 G8 B6 P7 B10", 8, id="F2-end-B"),
    pytest.param("P2 G3 B3", 9, id="F2-end-C"),
    pytest.param("G1 G2 G3 G4", 12, id="threes"),
    pytest.param("B5 B6 B7 B8", 8, id="twos"),
    pytest.param("P9 P10 P11", 3, id="ones"),
    pytest.param("G1 G1 B1 B1 P11 P11", 14, id="both-copies"),
    pytest.param("G4 G5 G8 G9", 8, id="limits"),
]


@pytest.mark.parametrize("edition", ["nl", None])
@pytest.mark.parametrize("rulings", [{}, OTHER_READINGS], ids=["default", "other-readings"])
@pytest.mark.parametrize(("codes", "expected"), PILES)
def test_afritoria_score_points(codes: str, expected: int, rulings: dict[str, str], edition: str | None) -> None:
    """A pile and the counts of its values give the same, in any order, by every reading."""
    nothing = pile("")
    backwards = pile(" ".join(reversed(codes.split())))
    for player in (pile(codes), backwards, values(codes)):
        sheet = score(player, nothing, {"values": {}}, rulings=rulings, edition=edition)
        assert totals(sheet, 3) == [expected, 0, 0]


@pytest.mark.unmeasured
def test_afritoria_score_points_by_values() -> None:
    for threes, twos, ones in product(range(17), range(17), range(13)):
        players = [{"name": "A", "values": {"3": threes, "2": twos, "1": ones}}, {"name": "B", "values": {}}]
        sheet = scorer.score({"game": "afritoria", "players": players})
        assert sheet["A"].total == 3 * threes + 2 * twos + ones


def test_afritoria_score_points_pile_equals_values() -> None:
    """All piles of three cards of one colour that the box can make."""
    for strengths in combinations_with_replacement(range(1, 12), 3):
        if len(set(strengths)) == 1:
            continue
        codes = " ".join(f"N{strength}" for strength in strengths)
        expected = sum(WORTH[strength - 1] for strength in strengths)
        assert totals(score(pile(codes), values(codes)), 2) == [expected, expected]


@pytest.mark.parametrize(("counts", "expected"), [({"3": 4, "2": 5, "1": 2}, 24), ({"2": 3}, 6), ({"1": 1, "3": 1}, 4)])
def test_afritoria_score_points_values_left_out(counts: dict[str, int], expected: int) -> None:
    assert totals(score({"pile": []}, {"values": counts}), 2) == [0, expected]


def test_afritoria_score_hand() -> None:
    """Hand cards count nothing, so a tally has no place for them."""
    with pytest.raises(scorer.InvalidTally) as caught:
        score({"pile": []}, {"pile": [], "hand": ["green lion"]})
    assert caught.value.place.startswith("players[1]")


# --- winning ---------------------------------------------------------------------------------------------------------

END = ["B1 G5 P9 P4", "G11 G8 B6 P7 B10", "P2 G3 B3"]


@pytest.mark.parametrize("kind", ["pile", "values", "mixed"])
def test_afritoria_win_end_of_game_example(kind: str) -> None:
    """The example of F.2: A and C share the victory, although A has more cards."""
    players = [
        (values if kind == "values" or (kind == "mixed" and at) else pile)(codes) for at, codes in enumerate(END)
    ]
    sheet = score(*players)
    assert totals(sheet, 3) == [9, 8, 9]
    assert sheet.winners == ("A", "C")
    assert [sheet[name].rank for name in "ABC"] == [1, 3, 1]
    assert sheet.tie_break == "afritoria.win"


@pytest.mark.parametrize(
    ("piles", "winners", "ranks"),
    [
        (["G1", "B1 B11"], ("B",), [2, 1]),
        (["G1", "B9 B10 B11"], ("A", "B"), [1, 1]),
        (["", ""], ("A", "B"), [1, 1]),
        (["", "G5", "B5", "P5"], ("B", "C", "D"), [4, 1, 1, 1]),
        (["G9", "B5", "N9", "P1"], ("D",), [3, 2, 3, 1]),
        (["G1", "B1", "N1", "P1"], ("A", "B", "C", "D"), [1, 1, 1, 1]),
    ],
)
def test_afritoria_win(piles: list[str], winners: tuple[str, ...], ranks: list[int]) -> None:
    for player in (pile, values):
        sheet = score(*(player(codes) for codes in piles))
        assert sheet.winners == winners
        assert [sheet["ABCD"[at]].rank for at in range(len(piles))] == ranks
        assert sheet.tie_break == ("afritoria.win" if len(winners) > 1 else None)


# --- the whole table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "piles",
    [["G5 G5 G5", ""], ["G5 G5", "G5"], ["G5", "G5", "G5"], ["B1 N2 N2", "B2 N1", "N2", "B1"]],
    ids=["one-pile", "two-piles", "three-piles", "among-others"],
)
def test_afritoria_components_wild_third_copy(piles: list[str]) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score(*(pile(codes) for codes in piles))
    assert caught.value.place.startswith("players")
    assert caught.value.rule == "afritoria.components.wild"


@pytest.mark.parametrize(
    ("piles", "points"), [(["G5 G5", ""], [4, 0]), (["G5", "G5"], [2, 2]), (["G5", "", "G5 B5"], [2, 0, 4])]
)
def test_afritoria_components_wild_two_copies(piles: list[str], points: list[int]) -> None:
    assert [player.total for player in score(*(pile(codes) for codes in piles)).players] == points


@pytest.mark.parametrize(
    ("piles", "too_many"),
    [
        (["G1", "B1"], ["G1 P1", "B1"]),
        (["G1 B1", ""], ["G1 B1 N1", ""]),
        (["G1", "B1 P2", "P1"], ["G1", "B1 P2", "N1"]),
        (["P1", "N1", "N2"], ["P1 G3", "N1", "B2 N2"]),
    ],
    ids=["two", "two-in-one-pile", "three", "three-not-all-used"],
)
def test_afritoria_setup_colours(piles: list[str], too_many: list[str]) -> None:
    score(*(pile(codes) for codes in piles))
    with pytest.raises(scorer.InvalidTally) as caught:
        score(*(pile(codes) for codes in too_many))
    assert caught.value.place.startswith("players")
    assert caught.value.rule == "afritoria.setup.colours"


def test_afritoria_setup_colours_all_four() -> None:
    assert totals(score(pile("G1 B1 P1 N1"), pile(""), pile(""), pile("G2 B2 P2 N2")), 4) == [12, 0, 0, 12]


@pytest.mark.parametrize(
    ("players", "value", "in_the_box"), [(n, v, c * n) for n in (2, 3, 4) for v, c in (("3", 8), ("2", 8), ("1", 6))]
)
def test_afritoria_components_wild_values(players: int, value: str, in_the_box: int) -> None:
    """With n colours the box has 8n cards worth 3, 8n worth 2 and 6n worth 1."""
    others: list[Player] = [{"values": {value: 1}}] * (players - 1)
    score({"values": {value: in_the_box - (players - 1)}}, *others)
    with pytest.raises(scorer.InvalidTally):
        score({"values": {value: in_the_box - (players - 1) + 1}}, *others)


def test_afritoria_tally_both_keys() -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score(pile("G1"), {**pile("G1"), **values("G1")})
    assert caught.value.place.startswith("players[1]")


def test_afritoria_tally_neither_key() -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score(pile("G1"), {})
    assert caught.value.place.startswith("players[1]")


@pytest.mark.parametrize(
    ("player", "place"),
    [
        ({"pile": ["green cat"]}, "players[1].pile"),
        ({"pile": ["red lion"]}, "players[1].pile"),
        ({"pile": ["lion"]}, "players[1].pile"),
        ({"pile": ["ranger"]}, "players[1].pile"),
        ({"pile": ["green lion", 3]}, "players[1].pile[1]"),
        ({"pile": "green lion"}, "players[1].pile"),
        ({"pile": 3}, "players[1].pile"),
        ({"values": {"4": 1}}, "players[1].values"),
        ({"values": {"0": 1}}, "players[1].values"),
        ({"values": {"3": -1}}, "players[1].values"),
        ({"values": {"3": 1.5}}, "players[1].values"),
        ({"values": {"3": True}}, "players[1].values"),
        ({"values": [1, 2, 3]}, "players[1].values"),
        ({"name": "A", "pile": []}, "players[1].name"),
    ],
)
def test_afritoria_tally_refused(player: Player, place: str) -> None:
    with pytest.raises(scorer.InvalidTally) as caught:
        score({"pile": []}, player)
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("count", [1, 5])
def test_afritoria_players(count: int) -> None:
    players = [{"name": f"player {number}", "pile": []} for number in range(count)]
    with pytest.raises(scorer.InvalidTally) as caught:
        scorer.score({"game": "afritoria", "players": players})
    assert caught.value.place == "players"


@pytest.mark.parametrize(
    ("edition", "rulings"), [("de", {}), (None, {"afritoria.market.tie": "both"}), (None, {"afritoria.tie": "next"})]
)
def test_afritoria_unknown_names(edition: str | None, rulings: dict[str, str]) -> None:
    with pytest.raises(scorer.UnknownName):
        score({"pile": []}, {"pile": []}, edition=edition, rulings=rulings)


# --- the sheet in five languages -------------------------------------------------------------------------------------


def without_text(value: object) -> object:
    """The JSON without its words, which alone differ between languages."""
    if isinstance(value, dict):
        return {key: without_text(part) for key, part in value.items() if key != "text"}
    return [without_text(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_afritoria_score_in_every_language(language: str) -> None:
    sheet = score(pile(END[0]), values(END[1]), pile(""))
    assert without_text(sheet.to_dict(language)) == without_text(sheet.to_dict("en"))
    for player in sheet.to_dict(language)["players"]:
        assert [line["category"] for line in player["lines"]] == ["pile"]
        assert all(line["text"] for line in player["lines"])


@pytest.mark.parametrize(
    ("lies", "items"),
    [
        ({"pile": ["green lion", "blue zebra", "green lion"]}, [("green lion", 2, 2), ("blue zebra", 1, 2)]),
        ({"values": {"3": 1, "1": 2}}, [("worth-3", 1, 3), ("worth-1", 2, 2)]),
        ({"pile": []}, [("none", 0, 0)]),
    ],
)
def test_the_keys_of_items_are_those_of_the_contract(lies: dict[str, Any], items: list[tuple[str, int, int]]) -> None:
    players = [{"name": "Ann", **lies}, {"name": "Ben", "pile": []}]
    (line,) = scorer.score({"game": "afritoria", "players": players}).players[0].lines
    assert [item[:3] for item in line.items] == items


def test_numbers_that_stand_in_labels_are_those_of_the_game() -> None:
    """Questions and labels hold a few numbers as text; catalogues hold the same digits as the English."""
    high, middle, low = c.VALUES
    assert f"worth {high}, {middle} and {low}" in asked("afritoria", "values")
    assert f"worth {high}, how many {middle}, how many {low}" in asked("afritoria", "values")
