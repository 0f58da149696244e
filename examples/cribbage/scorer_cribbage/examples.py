"""What the conformance suite begins with: tallies, each with what scorer says of it."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "cribbage",
            "players": [
                {"name": "Ann", "hand": ["C5", "D5", "S5", "HJ"], "pegging": [2, 1, 6]},
                {
                    "name": "Ben",
                    "dealer": True,
                    "hand": ["C3", "H3", "D4", "H5"],
                    "crib": ["S2", "S6", "S9", "SK"],
                    "starter": ["H6"],
                    "pegging": 2,
                },
            ],
        },
        """
Cribbage
1. Ann: 24 points
   Play: 9 [cribbage.score.pegging]
      pegged 3 times: 2 + 1 + 6
   His heels: 0 [cribbage.score.heels]
      for the dealer only
   Fifteens: 8 [cribbage.score.fifteens]
      hand: 4 fifteens = 8 (♣5 ♥J, ♦5 ♥J, ♠5 ♥J, ♣5 ♦5 ♠5)
   Pairs: 6 [cribbage.score.pairs]
      hand: 3 pairs = 6 (♣5 ♦5 ♠5)
   Runs: 0 [cribbage.score.runs]
      no run
   Flush: 0 [cribbage.score.flush]
      no flush
   His nobs: 1 [cribbage.score.nobs]
      hand: ♥J, of the suit of the starter
2. Ben: 22 points
   Play: 2 [cribbage.score.pegging]
      the sum of the play
   His heels: 0 [cribbage.score.heels]
      no jack was turned up
   Fifteens: 8 [cribbage.score.fifteens]
      hand: 2 fifteens = 4 (♦4 ♥5 ♥6, ♣3 ♥3 ♦4 ♥5); crib: 2 fifteens = 4 (♠6 ♠9, ♥6 ♠9)
   Pairs: 4 [cribbage.score.pairs]
      hand: 1 pair = 2 (♣3 ♥3); crib: 1 pair = 2 (♠6 ♥6)
   Runs: 8 [cribbage.score.runs]
      hand: 2 runs = 8 (♣3 ♦4 ♥5 ♥6, ♥3 ♦4 ♥5 ♥6)
   Flush: 0 [cribbage.score.flush]
      crib: 4 cards of one suit, but the starter is of another (♠2 ♠6 ♠9 ♠K)
   His nobs: 0 [cribbage.score.nobs]
      no jack of the suit of the starter
Winner with 24 points: Ann
Rule: cribbage.win
Disputed rulings, as scored here: A flush in the crib needs the starter, too [cribbage.crib.flush=five].
Tables play this differently, and the winner depends on it. Scored as “A flush in the crib needs the starter, too”; if “Four cards of one suit are a flush in the crib, too” holds, it is Ben (cribbage.crib.flush=four).
""",
    ),
    (
        {
            "game": "cribbage",
            "players": [
                {
                    "name": "Ann",
                    "dealer": True,
                    "hand": ["CA", "C2", "C7", "C9"],
                    "crib": ["DA", "D4", "D8", "DQ"],
                    "starter": ["DJ"],
                    "pegging": 1,
                },
                {"name": "Ben", "hand": ["H10", "HJ", "HQ", "HK"], "pegging": []},
                {"name": "Cleo", "hand": ["C4", "H4", "S4", "D6"], "pegging": 0},
            ],
        },
        """
Cribbage
1. Ann: 16 points
   Play: 1 [cribbage.score.pegging]
      the sum of the play
   His heels: 2 [cribbage.score.heels]
      the starter is a jack: ♦J
   Fifteens: 4 [cribbage.score.fifteens]
      crib: 2 fifteens = 4 (♦A ♦4 ♦J, ♦A ♦4 ♦Q)
   Pairs: 0 [cribbage.score.pairs]
      no pair
   Runs: 0 [cribbage.score.runs]
      no run
   Flush: 9 [cribbage.score.flush]
      hand: 4 cards of one suit (♣A ♣2 ♣7 ♣9); crib: 5 cards of one suit (♦A ♦4 ♦8 ♦J ♦Q)
   His nobs: 0 [cribbage.score.nobs]
      no jack of the suit of the starter
2. Ben: 14 points
   Play: 0 [cribbage.score.pegging]
      nothing in the play
   His heels: 0 [cribbage.score.heels]
      for the dealer only
   Fifteens: 0 [cribbage.score.fifteens]
      no fifteen
   Pairs: 2 [cribbage.score.pairs]
      hand: 1 pair = 2 (♥J ♦J)
   Runs: 8 [cribbage.score.runs]
      hand: 2 runs = 8 (♥10 ♥J ♥Q ♥K, ♥10 ♦J ♥Q ♥K)
   Flush: 4 [cribbage.score.flush]
      hand: 4 cards of one suit (♥10 ♥J ♥Q ♥K)
   His nobs: 0 [cribbage.score.nobs]
      no jack of the suit of the starter
3. Cleo: 6 points
   Play: 0 [cribbage.score.pegging]
      nothing in the play
   His heels: 0 [cribbage.score.heels]
      for the dealer only
   Fifteens: 0 [cribbage.score.fifteens]
      no fifteen
   Pairs: 6 [cribbage.score.pairs]
      hand: 3 pairs = 6 (♣4 ♥4 ♠4)
   Runs: 0 [cribbage.score.runs]
      no run
   Flush: 0 [cribbage.score.flush]
      no flush
   His nobs: 0 [cribbage.score.nobs]
      no jack of the suit of the starter
Winner with 16 points: Ann
Rule: cribbage.win
Disputed rulings, as scored here: A flush in the crib needs the starter, too [cribbage.crib.flush=five].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "cribbage",
            "players": [
                {"name": "Ann", "hand": ["C2", "C4", "C6", "C10"], "pegging": 3},
                {
                    "name": "Ben",
                    "dealer": True,
                    "hand": ["HA", "SA", "D3", "H3"],
                    "crib": ["CJ", "S7", "D8", "D9"],
                    "starter": ["CK"],
                    "pegging": [1, 2, 2],
                },
            ],
        },
        """
Cribbage
1. Ben: 19 points
   Play: 5 [cribbage.score.pegging]
      pegged 3 times: 1 + 2 + 2
   His heels: 0 [cribbage.score.heels]
      no jack was turned up
   Fifteens: 6 [cribbage.score.fifteens]
      hand: 2 fifteens = 4 (♥A ♠A ♦3 ♣K, ♥A ♠A ♥3 ♣K); crib: 1 fifteen = 2 (♠7 ♦8)
   Pairs: 4 [cribbage.score.pairs]
      hand: 2 pairs = 4 (♥A ♠A, ♦3 ♥3)
   Runs: 3 [cribbage.score.runs]
      crib: 1 run = 3 (♠7 ♦8 ♦9)
   Flush: 0 [cribbage.score.flush]
      no flush
   His nobs: 1 [cribbage.score.nobs]
      crib: ♣J, of the suit of the starter
2. Ann: 8 points
   Play: 3 [cribbage.score.pegging]
      the sum of the play
   His heels: 0 [cribbage.score.heels]
      for the dealer only
   Fifteens: 0 [cribbage.score.fifteens]
      no fifteen
   Pairs: 0 [cribbage.score.pairs]
      no pair
   Runs: 0 [cribbage.score.runs]
      no run
   Flush: 5 [cribbage.score.flush]
      hand: 5 cards of one suit (♣2 ♣4 ♣6 ♣10 ♣K)
   His nobs: 0 [cribbage.score.nobs]
      no jack of the suit of the starter
Winner with 19 points: Ben
Rule: cribbage.win
Disputed rulings, as scored here: A flush in the crib needs the starter, too [cribbage.crib.flush=five].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "cribbage",
            "players": [
                {"name": "Ann", "dealer": True, "hand": ["C5", "D5", "S5", "HJ"]},
                {
                    "name": "Ben",
                    "dealer": True,
                    "hand": ["C5", "D6", "S7", "H8"],
                    "crib": ["C2", "C4", "C6", "C10"],
                    "pegging": -1,
                },
            ],
        },
        """
players[1].pegging: −1 is not possible.
Allowed: a whole number, 0 or more
Rule: cribbage.score.pegging
players[1].dealer: Another player dealt, too.
Allowed: one dealer
Rule: cribbage.setup.dealer
players[1].hand: A card is there that lies elsewhere, too.
Allowed: each card of the pack once
Rule: cribbage.setup.pack
""",
    ),
    (
        {
            "game": "cribbage",
            "players": [
                {"name": "Ann", "crib": ["C5", "D5", "S5", "HJ"], "starter": ["H5"]},
                {"name": "Ben", "dealer": True, "hand": ["C9", "D9", "H9", "S9", "H2"], "crib": ["HE5"]},
            ],
        },
        """
players[1].hand: These are too many cards.
Allowed: different cards, 4 at most
Rule: cribbage.setup.hand
players[1].crib[0]: There is no card “HE5”.
Allowed: a suit (C, D, H, S) and a rank (A, 2 to 10, J, Q, K), such as H5
Rule: cribbage.setup.crib
players[0].crib: Only the dealer has the crib, and turns up the starter.
Allowed: no card
Rule: cribbage.setup.crib
players[0].starter: Only the dealer has the crib, and turns up the starter.
Allowed: no card
Rule: cribbage.setup.starter
""",
    ),
)
