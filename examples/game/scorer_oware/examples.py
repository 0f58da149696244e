"""What the conformance suite begins with: every way to follow the game, and tables."""

from typing import Any

WAYS: dict[str, dict[str, Any]] = {"table": {}}
"""The options of each way to follow the game; Oware has none."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {"game": "oware", "players": [{"name": "Ama", "store": 23, "rest": 4}, {"name": "Kofi", "store": 21}]},
        """
Oware
1. Ama: 27 points
   Store: 23 [oware.score.store]
      23 captured seeds
   Own houses: 4 [oware.score.rest]
      4 seeds left in the own houses
2. Kofi: 21 points
   Store: 21 [oware.score.store]
      21 captured seeds
   Own houses: 0 [oware.score.rest]
      0 seeds left in the own houses
Winner with 27 points: Ama
Rule: oware.win
Disputed rulings, as scored here: Seeds that are left belong to the owner of the house
   [oware.score.rest.whose=owner].
Disputed rulings change points here, but not who wins.
""",
    ),
    (
        {
            "game": "oware",
            "rulings": {"oware.score.rest.whose": "nobody"},
            "players": [{"name": "Ama", "store": 20, "rest": 4}, {"name": "Kofi", "store": 23, "rest": 1}],
        },
        """
Oware
1. Kofi: 23 points
   Store: 23 [oware.score.store]
      23 captured seeds
   Own houses: 0 [oware.score.rest.whose]
      1 seed left, which is nobody’s
2. Ama: 20 points
   Store: 20 [oware.score.store]
      20 captured seeds
   Own houses: 0 [oware.score.rest.whose]
      4 seeds left, which are nobody’s
Winner with 23 points: Kofi
Rule: oware.win
Disputed rulings, as scored here: Seeds that are left belong to nobody [oware.score.rest.whose=nobody].
Tables play this differently, and the winner depends on it. Scored as “Seeds that are left belong to nobody”; if
   “Seeds that are left belong to the owner of the house” holds, the victory is shared: Ama and Kofi
   (oware.score.rest.whose=owner).
""",
    ),
    (
        {"game": "oware", "players": [{"name": "Ama", "store": 24}, {"name": "Kofi", "store": 24}]},
        """
Oware
1. Ama: 24 points
   Store: 24 [oware.score.store]
      24 captured seeds
   Own houses: 0 [oware.score.rest]
      0 seeds left in the own houses
1. Kofi: 24 points
   Store: 24 [oware.score.store]
      24 captured seeds
   Own houses: 0 [oware.score.rest]
      0 seeds left in the own houses
Shared victory with 24 points: Ama and Kofi
Rule: oware.win.draw
Disputed rulings, as scored here: Seeds that are left belong to the owner of the house
   [oware.score.rest.whose=owner].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {"game": "oware", "players": [{"name": "Ama", "store": 40}, {"name": "Kofi", "store": 9}]},
        """
players: Seeds of both players together: 49
Allowed: 48 at most
Rule: oware.setup.seeds
""",
    ),
    (
        {"game": "oware", "players": [{"name": "Ama", "store": 49}, {"name": "Kofi", "rest": 49}]},
        """
players[0].store: 49 is not possible.
Allowed: a whole number from 0 to 48
Rule: oware.score.store
players[1].store: “store” is missing.
Rule: oware.score.store
players[1].rest: 49 is not possible.
Allowed: a whole number from 0 to 48
Rule: oware.score.rest
""",
    ),
)
"""Tables, each with what is said of it."""
