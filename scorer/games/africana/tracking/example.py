"""An invented example of a map and of decks, in the form in which options are given.

It is not the printed game: its map and the values of its cards are not known to us. Names of places come from the
rulebook and reviews as far as they are found there; half of the map, symbols, routes and values are made up, the names
with numbers, too.
"""

from __future__ import annotations

from typing import Any

NORTH = (
    "Napoli", "Tripoli", "Cairo", "Aswan", "Jidda", "Timbuctoo", "Lagos", "Addis Abeba", "Place 16", "Place 17",
    "Place 18",
)  # fmt: skip
SOUTH = (
    "Congo", "Leopoldville", "Serengeti", "Zanzibar", "Mozambique", "Port Natal", "Cape Town", "Place 19", "Place 20",
    "Place 21", "Place 22",
)  # fmt: skip

SYMBOLS = ("magenta", "turquoise", "grey", "orange", "violet")
TWO_SYMBOLS = frozenset(["Cairo", "Lagos", "Congo", "Zanzibar", "Cape Town", "Timbuctoo", "Port Natal", "Place 17"])

ROUTES = (
    "Napoli - Tripoli", "Napoli - Cairo", "Napoli - Place 16", "Tripoli - Cairo", "Tripoli - Place 16",
    "Tripoli - Place 17", "Place 16 - Timbuctoo", "Place 17 - Timbuctoo", "Place 17 - Aswan", "Cairo - Aswan",
    "Cairo - Jidda", "Aswan - Jidda", "Aswan - Place 18", "Jidda - Addis Abeba", "Timbuctoo - Lagos",
    "Place 17 - Lagos", "Place 18 - Addis Abeba", "Place 18 - Congo", "Lagos - Congo", "Lagos - Cape Town",
    "Lagos - Leopoldville", "Addis Abeba - Serengeti", "Congo - Leopoldville", "Congo - Serengeti",
    "Serengeti - Zanzibar", "Serengeti - Place 20", "Zanzibar - Mozambique", "Zanzibar - Place 21",
    "Leopoldville - Place 19", "Place 19 - Place 20", "Place 19 - Cape Town", "Place 20 - Mozambique",
    "Place 21 - Mozambique", "Mozambique - Port Natal", "Place 20 - Place 22", "Place 22 - Port Natal",
    "Place 22 - Cape Town", "Cape Town - Port Natal",
)  # fmt: skip

BONUSES = ("2 silver", "1 silver", "travel card", "1 silver", "2 silver")

KINDS = ("Artifact A", "Artifact B", "Artifact C", "Artifact D", "Artifact E")


def example_map() -> dict[str, Any]:
    """Returns an invented map, as the option `map` takes it."""
    places = {}
    for i, name in enumerate((*NORTH, *SOUTH)):
        # The second symbol is two colours further on.
        second = [SYMBOLS[(i + 2) % 5]] if name in TWO_SYMBOLS else []
        places[name] = {"half": "north" if name in NORTH else "south", "symbols": [SYMBOLS[i % 5], *second]}
    return {"places": places, "routes": [route.split(" - ") for route in ROUTES], "bonuses": list(BONUSES)}


def example_decks() -> dict[str, Any]:
    """Returns invented decks, as the option `decks` takes them: 34 expeditions, 15 adventures for each book."""
    return {"expeditions": _expeditions(), "adventures": [*_book("north", SOUTH), *_book("south", NORTH)]}


def _expeditions() -> list[dict[str, object]]:
    """10 A cards with much silver and few points, 12 B cards, 12 C cards the other way round."""
    backs = [(letter, i) for letter, count in (("A", 10), ("B", 12), ("C", 12)) for i in range(1, count + 1)]
    return [_expedition(letter, number, at) for at, (letter, number) in enumerate(backs)]


def _expedition(letter: str, number: int, at: int) -> dict[str, object]:
    names = (*NORTH, *SOUTH)
    silver, points = {"A": (4, 2), "B": (3, 4), "C": (1, 6)}[letter]
    return {
        "card": f"{letter}{number}",
        "letter": letter,
        "start": names[at * 5 % 22],
        # From 7 to 15 places further on in the list, so never the same place.
        "goal": names[(at * 5 + 7 + at % 9) % 22],
        "silver": silver + number % 2,
        "points": points + number % 3,
    }


def _book(half: str, goals: tuple[str, ...]) -> list[dict[str, object]]:
    """Two artifacts of each kind and a helper of each colour, with destinations in the other half of the map."""
    artifacts: list[dict[str, object]] = [
        {
            "card": f"{half} {number + 1}",
            "book": half,
            "goal": goals[number * 4 % 11],
            "kind": KINDS[number % 5],
            "silver": 1 + number % 4,
            "points": 1 + number % 3,
        }
        for number in range(10)
    ]
    helpers: list[dict[str, object]] = [
        {"card": f"{half} {number + 11}", "book": half, "goal": goals[(number * 2 + 3) % 11], "helper": colour}
        for number, colour in enumerate(SYMBOLS)
    ]
    return [*artifacts, *helpers]
