"""What the conformance suite begins with: tallies, each with what scorer says of it."""

PLAYERS = [
    {"name": "Ann", "team": "Red"},
    {"name": "Ben", "team": "Blue"},
    {"name": "Cleo", "team": "Red"},
    {"name": "Dan", "team": "Blue"},
]
RED_GRAND = {"Ann": {"out": 1, "grand": True}, "Cleo": {"out": 2}}
BLUE_GRAND = {"Ben": {"out": 1, "grand": True}, "Dan": {"out": 2}}

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "tichu",
            "players": PLAYERS,
            "rounds": [
                {"Ann": {"out": 1, "tichu": True, "points": 65}, "Ben": {"out": 2, "points": 35}},
                {"Ben": {"out": 1}, "Dan": {"out": 2}, "Cleo": {"grand": True}, "Ann": {"tichu": True}},
                {"Cleo": {"out": 1, "points": 105}, "Ben": {"points": -5}},
            ],
        },
        """
Tichu
1. Blue (Ben and Dan): 230 points
   Card points: 30 [tichu.score.cards]
      Round 1: 35; Round 2: double victory; Round 3: −5
   Tichu calls: 0 [tichu.score.calls]
      no call that counts
   Double victories: 200 [tichu.score.double]
      Round 2: 200
2. Red (Ann and Cleo): −30 points
   Card points: 170 [tichu.score.cards]
      Round 1: 65; Round 2: double victory; Round 3: 105
   Tichu calls: −200 [tichu.score.calls]
      Round 1: 100 for Ann, Tichu made; Round 2: −100 for Ann, Tichu failed; Round 2: −200 for Cleo, Grand Tichu failed
   Double victories: 0 [tichu.score.double]
      no double victory
Winner with 230 points: Blue (Ben and Dan)
Rule: tichu.win
Disputed rulings, as scored here: The game ends when a team has 1000 points and is ahead [tichu.end.thousand=reached].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "tichu",
            "players": PLAYERS,
            "rounds": [
                RED_GRAND,
                BLUE_GRAND,
                RED_GRAND,
                BLUE_GRAND,
                {"Ann": {"out": 1}, "Cleo": {"out": 2}},
                BLUE_GRAND,
                {"Cleo": {"out": 1, "points": 75}, "Dan": {"points": 25}},
            ],
        },
        """
Tichu
1. Red (Ann and Cleo): 1000 points
   Card points: 0 [tichu.score.cards]
      Round 1: double victory; Round 2: double victory; Round 3: double victory; Round 4: double victory; Round 5: double victory; Round 6: after the end; Round 7: after the end
   Tichu calls: 400 [tichu.score.calls]
      Round 1: 200 for Ann, Grand Tichu made; Round 3: 200 for Ann, Grand Tichu made
   Double victories: 600 [tichu.score.double]
      Round 1: 200; Round 3: 200; Round 5: 200
2. Blue (Ben and Dan): 800 points
   Card points: 0 [tichu.score.cards]
      Round 1: double victory; Round 2: double victory; Round 3: double victory; Round 4: double victory; Round 5: double victory; Round 6: after the end; Round 7: after the end
   Tichu calls: 400 [tichu.score.calls]
      Round 2: 200 for Ben, Grand Tichu made; Round 4: 200 for Ben, Grand Tichu made
   Double victories: 400 [tichu.score.double]
      Round 2: 200; Round 4: 200
Winner with 1000 points: Red (Ann and Cleo)
Rule: tichu.win
Disputed rulings, as scored here: The game ends when a team has 1000 points and is ahead [tichu.end.thousand=reached].
Tables play this differently, and the winner depends on it. Scored as “The game ends when a team has 1000 points and is ahead”; if “The game ends when a team has more than 1000 points and is ahead” holds, it is Blue (Ben and Dan) (tichu.end.thousand=passed).
Tables play this differently, and the winner depends on it. Scored as “The game ends when a team has 1000 points and is ahead”; if “Every round on the pad counts” holds, it is Blue (Ben and Dan) (tichu.end.thousand=all).
""",
    ),
    (
        {
            "game": "tichu",
            "players": PLAYERS,
            "rounds": [
                {"Ann": {"out": 1, "points": 45}, "Ben": {"out": 1, "tichu": True, "grand": True, "points": 45}}
            ],
        },
        """
rounds[0].Ben.out: Another player has the same place.
Allowed: one player who was first
Rule: tichu.turn.out
rounds[0].Ben.grand: This player has called both.
Allowed: Tichu or Grand Tichu
Rule: tichu.score.calls
rounds[0].Dan.points: The card points of this round add up to 90.
Allowed: 100 over all players
Rule: tichu.score.hundred
""",
    ),
)
