"""Tables of Pairs, each with what is said of it."""

TALLIES = (
    (
        {
            "game": "pairs",
            "players": [
                {"name": "Ann", "team": "Red"},
                {"name": "Bob", "team": "Blue"},
                {"name": "Cleo", "team": "Red"},
                {"name": "Dora", "team": "Blue"},
            ],
            "rounds": [
                {"Ann": {"points": 40, "out": True}, "Bob": {"points": -5}, "Cleo": {"points": 15}},
                {"Ann": {}, "Bob": {"points": 60}, "Dora": {"points": 40, "out": True}},
            ],
        },
        """
Pairs
1. Blue (Bob and Dora): 195 points
   Card points: 95 [pairs.score]
      Round 1: −5, Round 2: 100
   Out first: 100 [pairs.score]
      1 time
2. Red (Ann and Cleo): 155 points
   Card points: 55 [pairs.score]
      Round 1: 55, Round 2: 0
   Out first: 100 [pairs.score]
      1 time
Winner with 195 points: Blue (Bob and Dora)
Rule: pairs.win
No disputed ruling of the final scoring changes anything here.
""",
    ),
)
