"""What the conformance suite begins with."""

from .tracking.example import example_decks, example_map

WAYS = {
    "table": {},
    "hands": {"hands": True},
    "map": {"map": example_map()},
    "all": {"hands": True, "map": example_map(), "decks": example_decks()},
}
"""The options of each way to follow the game."""

EAGER = ("complete", "join")
"""The kinds of moves that bring the end nearer."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "africana",
            "players": [
                {
                    "name": "Italy",
                    "expeditions": [4, 6, 5],
                    "artifacts": [3, 1, 1, 1, 0],
                    "artifact_points": [3, 2, 4, 3, 2, 3],
                    "helpers": 2,
                    "silver": 6,
                    "gold": 2,
                    "travel_cards": 2,
                    "open_artifacts": 1,
                },
                {
                    "name": "France",
                    "expeditions": [3, 5, 5, 6],
                    "artifacts": [2, 2],
                    "artifact_points": 9,
                    "helpers": 1,
                    "silver": 9,
                    "gold": 1,
                    "travel_cards": 3,
                },
                {
                    "name": "Germany",
                    "expeditions": 31,
                    "artifacts": {"mask": 1, "vase": 1},
                    "artifact_points": [4, 2],
                    "helpers": 3,
                    "silver": 17,
                    "gold": 3,
                    "open_artifacts": 2,
                },
            ],
        },
        """
Africana
1. Italy: 46 points
   Expeditions: 15 [africana.score.expeditions]
      3 expeditions: 4 + 6 + 5
   Artifacts: 17 [africana.score.artifacts]
      6 artifacts: 3 + 2 + 4 + 3 + 2 + 3
   Collections: 16 [africana.score.collections]
      four different (A, B, C, D) = 10, two alike (A, A) = 6 (the letters tell this player’s kinds apart)
   Helpers: −5 [africana.score.helpers]
      2 completed helper adventures, penalty 5
   Money: 1 [africana.score.money]
      worth 16 silver in all: 1 point for every full 10
   Travel cards: 1 [africana.score.travel]
      2 travel cards: 1 point for every 2
   Open artifacts: 1 [africana.score.open]
      1 open artifact adventure
2. France: 42 points
   Expeditions: 19 [africana.score.expeditions]
      4 expeditions: 3 + 5 + 5 + 6
   Artifacts: 9 [africana.score.artifacts]
      the sum printed on the cards
   Collections: 12 [africana.score.collections]
      two alike (A, A) = 6, two alike (B, B) = 6 (the letters tell this player’s kinds apart)
   Helpers: 0 [africana.score.helpers]
      1 completed helper adventure, no penalty
   Money: 1 [africana.score.money]
      worth 14 silver in all: 1 point for every full 10
   Travel cards: 1 [africana.score.travel]
      3 travel cards: 1 point for every 2
   Open artifacts: 0 [africana.score.open]
      no open artifact adventures
3. Germany: 34 points
   Expeditions: 31 [africana.score.expeditions]
      the sum printed on the cards
   Artifacts: 6 [africana.score.artifacts]
      2 artifacts: 4 + 2
   Collections: 2 [africana.score.collections]
      two different (mask, vase) = 2
   Helpers: −10 [africana.score.helpers]
      3 completed helper adventures, penalty 10
   Money: 3 [africana.score.money]
      worth 32 silver in all: 1 point for every full 10
   Travel cards: 0 [africana.score.travel]
      no travel cards
   Open artifacts: 2 [africana.score.open]
      2 open artifact adventures
Winner with 46 points: Italy
Rule: africana.win
Disputed rulings, as scored here: Each type of collection counts as often as you have it
   [africana.collections.repeat=any]. All money counts in a tie; gold counts as 5 silver
   [africana.tie.money=value].
Disputed rulings change points here, but not who wins.
""",
    ),
    (
        {
            "game": "africana",
            "players": [
                {"name": "Anna", "expeditions": 20, "silver": 12, "artifacts": {"mask": 2, "vase": 2}},
                {"name": "Ben", "expeditions": 20, "silver": 13, "artifacts": {"mask": 2, "vase": 2}},
            ],
        },
        """
Africana
1. Ben: 33 points
   Expeditions: 20 [africana.score.expeditions]
      the sum printed on the cards
   Artifacts: 0 [africana.score.artifacts]
      no points on artifact cards
   Collections: 12 [africana.score.collections]
      two alike (mask, mask) = 6, two alike (vase, vase) = 6
   Helpers: 0 [africana.score.helpers]
      no completed helper adventures, no penalty
   Money: 1 [africana.score.money]
      worth 13 silver in all: 1 point for every full 10
   Travel cards: 0 [africana.score.travel]
      no travel cards
   Open artifacts: 0 [africana.score.open]
      no open artifact adventures
2. Anna: 33 points
   Expeditions: 20 [africana.score.expeditions]
      the sum printed on the cards
   Artifacts: 0 [africana.score.artifacts]
      no points on artifact cards
   Collections: 12 [africana.score.collections]
      two alike (mask, mask) = 6, two alike (vase, vase) = 6
   Helpers: 0 [africana.score.helpers]
      no completed helper adventures, no penalty
   Money: 1 [africana.score.money]
      worth 12 silver in all: 1 point for every full 10
   Travel cards: 0 [africana.score.travel]
      no travel cards
   Open artifacts: 0 [africana.score.open]
      no open artifact adventures
Winner with 33 points and the most money: Ben (worth in silver: Anna: 12, Ben: 13)
Rule: africana.win.tie.money
Disputed rulings, as scored here: Each type of collection counts as often as you have it
   [africana.collections.repeat=any]. All money counts in a tie; gold counts as 5 silver
   [africana.tie.money=value].
Disputed rulings change points here, but not who wins.
""",
    ),
    (
        {
            "game": "africana",
            "rulings": {"africana.tie.money": "silver", "africana.collections.repeat": "once"},
            "players": [
                {"name": "Anna", "artifacts": [3, 3, 1], "silver": 4, "gold": 1, "helpers": 4},
                {
                    "name": "Ben",
                    "artifacts": [3, 3, 1],
                    "silver": 4,
                    "gold": 0,
                    "helpers": 3,
                    "travel_cards": 1,
                    "open_artifacts": 0,
                },
            ],
        },
        """
Africana
1. Anna: 10 points
   Expeditions: 0 [africana.score.expeditions]
      no points on expedition cards
   Artifacts: 0 [africana.score.artifacts]
      no points on artifact cards
   Collections: 20 [africana.score.collections]
      three alike (A, A, A) = 12, two alike (B, B) = 6, two different (B, C) = 2 (the letters tell this player’s
         kinds apart)
   Helpers: −10 [africana.score.helpers]
      4 completed helper adventures, penalty 10
   Money: 0 [africana.score.money]
      worth 9 silver in all: 1 point for every full 10
   Travel cards: 0 [africana.score.travel]
      no travel cards
   Open artifacts: 0 [africana.score.open]
      no open artifact adventures
1. Ben: 10 points
   Expeditions: 0 [africana.score.expeditions]
      no points on expedition cards
   Artifacts: 0 [africana.score.artifacts]
      no points on artifact cards
   Collections: 20 [africana.score.collections]
      three alike (A, A, A) = 12, two alike (B, B) = 6, two different (B, C) = 2 (the letters tell this player’s
         kinds apart)
   Helpers: −10 [africana.score.helpers]
      3 completed helper adventures, penalty 10
   Money: 0 [africana.score.money]
      worth 4 silver in all: 1 point for every full 10
   Travel cards: 0 [africana.score.travel]
      1 travel card: 1 point for every 2
   Open artifacts: 0 [africana.score.open]
      no open artifact adventures
Shared victory with 10 points and equally many silver coins: Anna and Ben (silver coins: Anna: 4, Ben: 4)
Rule: africana.win.tie.shared
Disputed rulings, as scored here: Each type of collection counts once [africana.collections.repeat=once]. Only
   silver coins count in a tie [africana.tie.money=silver].
No rulebook settles this, and the winner depends on it. Scored as “Only silver coins count in a tie”; if “All
   money counts in a tie; gold counts as 5 silver” holds, it is Anna (africana.tie.money=value).
""",
    ),
    (
        {
            "game": "africana",
            "players": [
                {"name": "Anna", "helpers": 6, "travel_cards": 6, "open_artifacts": 4, "artifacts": {"mask": 3}},
                {"name": "Ben", "helpers": 5, "artifacts": {"mask": 3}},
            ],
        },
        """
players[0].travel_cards: 6 is not possible.
Allowed: a whole number from 0 to 5
Rule: africana.score.travel
players[0].open_artifacts: 4 is not possible.
Allowed: a whole number from 0 to 3
Rule: africana.score.open
players[1].artifacts.mask: “mask”: together the players have 6, more than the game has.
Allowed: 4 for the whole table
Rule: africana.components.adventure.artifacts
players: Together the players have completed 11 helper adventures, more than the game has.
Allowed: 10 for the whole table
Rule: africana.components.adventure.helpers
""",
    ),
    (
        {
            "game": "africana",
            "players": [
                {"name": "Anna", "helpers": 6, "artifacts": {"mask": 3}},
                {"name": "Ben", "helpers": 5, "artifacts": {"mask": 3}, "artifact_points": [3]},
            ],
        },
        """
players[1].artifacts.mask: “mask”: together the players have 6, more than the game has.
Allowed: 4 for the whole table
Rule: africana.components.adventure.artifacts
players[1].artifact_points: Numbers in this list: 1; completed artifacts: 3
Allowed: one number for each completed artifact, or their sum as one number
Rule: africana.score.artifacts
players: Together the players have completed 11 helper adventures, more than the game has.
Allowed: 10 for the whole table
Rule: africana.components.adventure.helpers
""",
    ),
)
"""Tables, each with what is said of it."""
