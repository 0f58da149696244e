"""Tables to be scored: random ones, where ties are frequent, and all small ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

from tests.explained.games import GAMES
from tests.explained.rules_afritoria import ANIMALS, COLOURS, worth
from tests.explained.table import choices

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Team 1", "Éva-Lou", "O’Neil", "{x}", "Åke", "Mr. 7")
EDITIONS = {"africa": ("nl", "fi", "fr"), "africana": ("de",), "afritoria": ("nl",)}


def random_tables(game: str, number: int, seed: int = 0) -> Iterator[dict[str, Any]]:
    """So many tables of a game."""
    for n in range(number):
        yield random_table(game, Random(f"{game} {seed} {n}"))


def random_table(game: str, random: Random) -> dict[str, Any]:
    """A table under readings that come from an edition, from choices, or are the default."""
    tally: dict[str, Any] = {"game": game}
    how = random.random()
    if how < 0.25:
        tally["edition"] = random.choice(EDITIONS[game])
    if how > 0.15:
        rulings = GAMES[game].rulings
        tally["rulings"] = {id: random.choice(list(it.readings)) for id, it in rulings.items() if random.random() < 0.5}
    names = random.sample(NAMES, random.randint(2, 5 if game == "africa" else 4))
    return tally | {"players": PLAYERS[game](names, random)}


def africa(names: list[str], random: Random) -> list[dict[str, Any]]:
    """Africa: few symbols, so that many share a place; tracks that are close, or equal."""
    bonus, most, spread = random.choice([*names, ""]), random.choice([1, 2, 3, 6]), random.choice([0, 2, 10, 60])
    players = []
    for name in names:
        goods: Any = {
            kind: random.randint(0, 5)
            for kind in random.sample(["statue", "drum", "shirt", "kettle", "salt", "Tuch"], random.randint(0, 5))
        }
        if random.random() < 0.2:
            goods = [random.randint(0, 5) for _ in range(random.randint(0, 5))]
        player = {"name": name, "track": random.randint(0, spread) if spread else 20, "goods": goods}
        players.append(player | {"gold": random.randint(0, most), "gems": random.randint(0, most)})
        if name == bonus:
            players[-1]["bonus"] = True
    kinds = {kind for player in players if isinstance(player["goods"], dict) for kind in player["goods"]}
    if len(kinds) > 5:
        for player in players:
            if isinstance(player["goods"], dict):
                player["goods"].pop("Tuch", None)
    return players


def africana(names: list[str], random: Random) -> list[dict[str, Any]]:
    """Africana: no more of anything than the game has, and often equal on points, or nearly."""
    left = dict.fromkeys("ABCDE", 4)
    labels: Any = random.choice(["", ("mask", "vase", "Sonne", "kind 4", "Korb"), ("mask", "drum", "U", "V", "W")])
    helpers = 10
    flat = random.random() < 0.4
    players = []
    for name in names:
        counts = _some(left, 1 if flat else 4, random)
        still_open = 0 if flat else sum(_some(left, 1, random)[:3])
        helped = random.choice([0, 0, 1, 2, 3, random.randint(0, 10)])
        helped = min(helped, helpers)
        helpers -= helped
        expeditions: Any = [random.randint(0, 3 if flat else 12) for _ in range(random.randint(0, 5))]
        points: Any = [random.randint(0, 2 if flat else 5) for _ in range(sum(counts))]
        player = {
            "name": name,
            "expeditions": sum(expeditions) if random.random() < 0.3 else expeditions,
            "artifact_points": sum(points) if random.random() < 0.3 else points,
            "artifacts": dict(zip(labels, counts, strict=True)) if labels else counts,
            "helpers": 0 if flat else helped,
            "silver": random.randint(0, 4 if flat else 25),
            "gold": random.randint(0, 1 if flat else 4),
            "travel_cards": random.randint(0, 5),
            "open_artifacts": still_open,
        }
        if flat:
            player |= {"expeditions": 10, "artifact_points": sum(points) and [0] * len(points), "travel_cards": 0}
        players.append({key: value for key, value in player.items() if key == "name" or value or random.random() < 0.5})
    return players


def _some(left: dict[str, int], most: int, random: Random) -> list[int]:
    """So many of each kind, which are no longer left then."""
    taken = [random.randint(0, min(n, most)) for n in left.values()]
    left |= {kind: n - gone for (kind, n), gone in zip(left.items(), taken, strict=True)}
    return taken


def afritoria(names: list[str], random: Random) -> list[dict[str, Any]]:
    """Afritoria: piles from one deck, of which some players say only what the cards are worth."""
    deck = [f"{colour} {animal}" for colour in COLOURS[: len(names)] for animal in ANIMALS] * 2
    random.shuffle(deck)
    players: list[dict[str, Any]] = []
    size = random.choice([0, 2, 5, 12])
    for name in names:
        own = [deck.pop() for _ in range(random.randint(max(0, size - 3), size))]
        if random.random() < 0.3:
            amounts = Counter(str(worth(card.split(" ", 1)[1])) for card in own)
            players.append({"name": name, "values": {key: amounts[key] for key in "321"}})
        else:
            players.append({"name": name, "pile": own})
    return players


PLAYERS = {"africa": africa, "africana": africana, "afritoria": afritoria}


def enumerated_tables(game: str, step: int = 1) -> Iterator[dict[str, Any]]:
    """Every small table, or each so-manyth of them."""
    for n, table in enumerate(ENUMERATED[game]()):
        if n % step == 0:
            yield table


def all_africa() -> Iterator[dict[str, Any]]:
    """What two, three and four players may hold of up to three, two and one symbols, under all readings."""
    readings = choices(GAMES["africa"].rulings)
    for players, most in ((2, 3), (3, 2), (4, 1)):
        for held in product(range(most + 1), repeat=2 * players):
            for chosen in readings:
                yield {
                    "game": "africa",
                    "rulings": dict(chosen),
                    "players": [
                        {"name": NAMES[n], "track": 10 + n, "gold": held[2 * n], "gems": held[2 * n + 1]}
                        for n in range(players)
                    ],
                }


def all_africana() -> Iterator[dict[str, Any]]:
    """Every hand of artifacts of one player beside one who has none, and small ties, under all readings."""
    readings = choices(GAMES["africana"].rulings)
    for counts in combinations_with_replacement(range(4, -1, -1), 5):
        for chosen in readings:
            players = [{"name": "Anna", "artifacts": list(counts)}, {"name": "Ben", "expeditions": 20}]
            yield {"game": "africana", "rulings": dict(chosen), "players": players}
    for size, kinds in ((3, ((0, 1), (1, 0), (3, 0), (5, 0))), (4, ((0, 1), (1, 0), (5, 0)))):
        for points, coins in product(product((3, 4), repeat=size), product(kinds, repeat=size)):
            for chosen in readings:
                players = [
                    {"name": NAMES[n], "expeditions": points[n], "silver": coins[n][0], "gold": coins[n][1]}
                    for n in range(size)
                ]
                yield {"game": "africana", "rulings": dict(chosen), "players": players}
    for helpers, travel, money in product(range(11), range(6), range(12)):
        for chosen in readings:
            player = {"name": "Anna", "helpers": helpers, "travel_cards": travel, "silver": money}
            players = [player, {"name": "Ben", "open_artifacts": helpers % 4, "gold": travel}]
            yield {"game": "africana", "rulings": dict(chosen), "players": players}


def all_afritoria() -> Iterator[dict[str, Any]]:
    """Every card beside every other, one or two of each; and all small numbers of worths."""
    cards = [f"{colour} {animal}" for colour in COLOURS[:2] for animal in ANIMALS]
    for one, other in product(cards, repeat=2):
        for twice in (1, 2) if one != other else (1,):
            players = [{"name": "Anna", "pile": [one] * twice}, {"name": "Ben", "pile": [other]}]
            yield {"game": "afritoria", "players": players}
    for held in product(range(5), repeat=6):
        amounts = [dict(zip("321", held[n : n + 3], strict=True)) for n in (0, 3)]
        yield {"game": "afritoria", "players": [{"name": NAMES[n], "values": amounts[n]} for n in (0, 1)]}


ENUMERATED = {"africa": all_africa, "africana": all_africana, "afritoria": all_afritoria}
