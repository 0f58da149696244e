"""The sheets to print: whoever counts by their words alone gets what the program gets."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

import scorer
from docs.site.paper import print_page
from scorer.games.afritoria.components import STRENGTH
from scorer.registry import game as game_of, ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support.sheet import example

ROW = re.compile(r'<div><dt><a href="[^"]*#([\w.-]+)">.*?</a></dt> <dd>(.*?)</dd></div>')
STEP = re.compile(r"<span><b>(−?\d+)</b> (.*?)</span>")

Player = dict[str, Any]
Words = dict[str, str]
"""What the paper says of each rule."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def steps(text: str) -> list[tuple[int, list[int]]]:
    """The points of each step, and the numbers that it is for."""
    return [(int(points.replace("−", "-")), numbers(what)) for points, what in STEP.findall(text)]


def africa(say: Words, players: list[Player]) -> list[int]:
    worth = {tiles: points for points, [tiles] in steps(say["africa.score.goods"])}
    [bonus, *_] = numbers(say["africa.end.bonus"])
    prizes = numbers(say["africa.score.majority.prizes"])
    both, shared = (
        numbers(say["africa.score.majority.tie_first"])[2],
        numbers(say["africa.score.majority.tie_second"])[0],
    )
    totals = [
        player["track"] + bonus * player.get("bonus", False) + sum(worth[tiles] for tiles in player["goods"].values())
        for player in players
    ]
    for key, (first, second) in {"gold": prizes[:2], "gems": prizes[2:]}.items():
        assert (first + second, second) == (both, shared)
        most, *others = [*sorted({player[key] for player in players} - {0}, reverse=True), 0]
        best = [i for i, player in enumerate(players) if player[key] == most and most]
        after = [i for i, player in enumerate(players) if others and player[key] == others[0] and others[0]]
        for i in best:
            totals[i] += first if len(best) == 1 else both // len(best)
        for i in after if len(best) == 1 else []:
            totals[i] += second if len(after) == 1 else shared // len(after)
    return totals


def collected(counts: tuple[int, ...], worth: dict[str, int]) -> int:
    """What the best collections are worth, each artifact in one at most."""
    found = [0]
    for name, points in worth.items():
        many, alike = int(name[0]), name.endswith("alike")
        left = [i for i, count in enumerate(counts) if count >= (many if alike else 1)]
        if len(left) < (1 if alike else many):
            continue
        taken = [left[:1]] if alike else [left[:many], sorted(left, key=lambda i: -counts[i])[:many]]
        for used in chain(taken, [[i] for i in left[1:]] if alike else []):
            rest = tuple(count - (many if alike else 1) * (i in used) for i, count in enumerate(counts))
            found.append(points + collected(tuple(sorted(rest, reverse=True)), worth))
    return max(found)


def africana(say: Words, players: list[Player]) -> list[int]:
    told = [(points, many) for points, [many] in steps(say["africana.score.collections"])]
    kinds = ("alike", "different", "alike", "different")
    worth = {f"{many} {kind}": points for (points, many), kind in zip(told, kinds, strict=True)}
    penalty = {many: points for points, [many] in steps(say["africana.score.helpers"])}
    point, silver, gold = numbers(say["africana.score.money"])
    card, cards = numbers(say["africana.score.travel"])
    [each, _] = numbers(say["africana.score.open"])
    return [
        player["expeditions"]
        + player["artifact_points"]
        + collected(tuple(sorted(player["artifacts"], reverse=True)), worth)
        + (penalty[min(player["helpers"], max(penalty))] if player["helpers"] else 0)
        + (player["silver"] + player["gold"] * gold) // silver * point
        + player["travel_cards"] // cards * card
        + player["open_artifacts"] * each
        for player in players
    ]


def afritoria(say: Words, players: list[Player]) -> list[int]:
    worth = {
        strength: points
        for points, [low, high] in steps(say["afritoria.card.points"])
        for strength in range(low, high + 1)
    }
    return [sum(worth[STRENGTH[card]] for card in player["pile"]) for player in players]


COUNTED: dict[str, Callable[[Words, list[Player]], list[int]]] = {
    "africa": africa,
    "africana": africana,
    "afritoria": afritoria,
}


def evening(game: str, pick: random.Random) -> list[Player]:
    """What lies before three players at the end of a game."""
    if game == "africa":
        kinds = ("statue", "drum", "shirt", "kettle")
        players: list[Player] = [
            {
                "track": pick.randint(20, 60),
                "goods": {kind: pick.randint(1, 5) for kind in kinds if pick.random() < 0.6},
                "gold": pick.choice([0, 2, 3, 3, 4]),
                "gems": pick.choice([0, 0, 1, 2]),
            }
            for _ in range(3)
        ]
        pick.choice(players)["bonus"] = True
        return players
    if game == "africana":
        return [
            {
                "expeditions": pick.randint(10, 30),
                "artifacts": [pick.choice([0, 0, 1, 1, 2, 3]) for _ in range(5)] if seat == 0 else [1, 0, 1, 0, 0],
                "artifact_points": pick.randint(5, 20),
                "helpers": pick.randint(0, 2),
                "silver": pick.randint(0, 30),
                "gold": pick.randint(0, 4),
                "travel_cards": pick.randint(0, 5),
                "open_artifacts": pick.randint(0, 2),
            }
            for seat in range(3)
        ]
    cards = [card for card in STRENGTH if card.split()[0] in ("green", "blue", "purple")]
    pick.shuffle(cards)
    return [{"pile": cards[seat * 9 : seat * 9 + pick.randint(4, 9)]} for seat in range(3)]


def evenings(game: str) -> Iterator[list[Player]]:
    pick = random.Random(game)
    for _ in range(12):
        yield [{"name": name, **player} for name, player in zip("ABC", evening(game, pick), strict=True)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ids())
def test_who_counts_by_the_paper_gets_what_the_program_gets(game: str, lang: str) -> None:
    say = dict(ROW.findall(print_page(game_of(game), language(lang))))
    for players in evenings(game):
        sheet = scorer.score({"game": game, "players": players})
        assert COUNTED[game](say, players) == [player.total for player in sheet.players], players
    if game == "africa":
        whole = [{"goods": {}, "gold": 0, "gems": 0, **player} for player in example(game)["players"]]
        assert africa(say, whole) == [player.total for player in scorer.score(example(game)).players]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ids())
def test_paper_has_a_row_for_every_line_and_names_the_disputes(game: str, lang: str) -> None:
    found, say = game_of(game), language(lang)
    page = print_page(found, say)
    texts = found.part("scoring.texts")
    rows = Counter(re.findall(r'<th scope="row">(.*?)</th>', page))
    for text in [*texts.CATEGORIES.values(), "Total", "Rank"]:
        assert rows[say.gettext(text)] >= 2
    read = {ruling.id for category in found.categories for ruling in found.rulings if ruling.id in category.rulings}
    for ruling in [*read, *getattr(texts, "READINGS", {})]:
        assert scorer.rule(ruling).title(lang) in page.replace("\u00a0", " ") or scorer.rule(ruling).title(lang) in page
