"""Tables of Bids, each with what is said of it."""

TALLIES = (
    (
        {
            "game": "bids",
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "rounds": [
                {"Ann": {"bid": 0, "tricks": 1}, "Bob": {"bid": 0, "tricks": 0}},
                {"Ann": {"bid": 2, "tricks": 2}, "Bob": {"bid": 1, "tricks": 0}},
            ],
        },
        """
Bids
1. Ann: 30 points
   Bids: 30 [bids.score]
      Round 1: −10, Round 2: 40
2. Bob: 10 points
   Bids: 10 [bids.score]
      Round 1: 20, Round 2: −10
Winner with 30 points: Ann
Rule: bids.win
No disputed ruling of the final scoring changes anything here.
""",
    ),
)
