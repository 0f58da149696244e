"""What the conformance suite begins with: tallies, each with what scorer says of it."""

from typing import Any

TALLIES: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}, {"name": "Dora"}],
            "rounds": [
                {"Ann": {"hearts": 5}, "Ben": {"hearts": 8, "queen": True}},
                {"Ann": {"hearts": 2, "queen": True}, "Cleo": {"hearts": 11}},
                {"Cleo": {"hearts": 13, "queen": True}, "Dora": {"jack": True}},
                {"Ann": {"hearts": 3, "queen": True}, "Cleo": {"hearts": 4}, "Dora": {"hearts": 6}},
            ],
        },
        """
Hearts
1. Cleo: −15 points
   Hearts: −15 [hearts.score.hearts]
      Round 1: 0, Round 2: −11, Round 3: 0, Round 4: −4
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      took all hearts and the queen in round 3
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
2. Dora: −32 points
   Hearts: −6 [hearts.score.hearts]
      Round 1: 0, Round 2: 0, Round 3: 0, Round 4: −6
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: −26 [hearts.score.moon]
      Cleo took all hearts and the queen in round 3
   Jack of diamonds: 0 [hearts.score.jack]
      taken in round 3, but it does not count
3. Ben: −47 points
   Hearts: −8 [hearts.score.hearts]
      Round 1: −8, Round 2: 0, Round 3: 0, Round 4: 0
   Queen of spades: −13 [hearts.score.queen]
      taken in round 1
   Shooting the moon: −26 [hearts.score.moon]
      Cleo took all hearts and the queen in round 3
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
4. Ann: −62 points
   Hearts: −10 [hearts.score.hearts]
      Round 1: −5, Round 2: −2, Round 3: 0, Round 4: −3
   Queen of spades: −26 [hearts.score.queen]
      taken in rounds 2 and 4
   Shooting the moon: −26 [hearts.score.moon]
      Cleo took all hearts and the queen in round 3
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
Winner with −15 points: Cleo
Rule: hearts.win
Disputed rulings, as scored here: Shooting the moon costs all the others 26 points [hearts.score.moon=others]. The jack of diamonds does not count [hearts.score.jack=none].
Tables play this differently, and the winner depends on it. Scored as “Shooting the moon costs all the others 26 points”; if “There is no shooting the moon, and all cards count as always” holds, it is Dora (hearts.score.moon=none).
""",
    ),
    # The moon decides: without it Ben would have won.
    (
        {
            "game": "hearts",
            "rulings": {"hearts.score.moon": "shooter", "hearts.score.jack": "bonus"},
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [
                {"Ann": {"hearts": 13, "queen": True, "jack": True}},
                {"Ann": {"hearts": 12, "queen": True}, "Cleo": {"hearts": 1, "jack": True}},
                {"Ann": {"hearts": 1}, "Ben": {"hearts": 4}, "Cleo": {"hearts": 8, "queen": True}},
            ],
        },
        """
Hearts
1. Ann: 10 points
   Hearts: −13 [hearts.score.hearts]
      Round 1: 0, Round 2: −12, Round 3: −1
   Queen of spades: −13 [hearts.score.queen]
      taken in round 2
   Shooting the moon: 26 [hearts.score.moon]
      took all hearts and the queen in round 1
   Jack of diamonds: 10 [hearts.score.jack]
      taken in round 1
2. Ben: −4 points
   Hearts: −4 [hearts.score.hearts]
      Round 1: 0, Round 2: 0, Round 3: −4
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
3. Cleo: −12 points
   Hearts: −9 [hearts.score.hearts]
      Round 1: 0, Round 2: −1, Round 3: −8
   Queen of spades: −13 [hearts.score.queen]
      taken in round 3
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 10 [hearts.score.jack]
      taken in round 2
Winner with 10 points: Ann
Rule: hearts.win
Disputed rulings, as scored here: Shooting the moon takes 26 points off the player who did it [hearts.score.moon=shooter]. The jack of diamonds takes 10 points off [hearts.score.jack=bonus].
Tables play this differently, and the winner depends on it. Scored as “Shooting the moon takes 26 points off the player who did it”; if “There is no shooting the moon, and all cards count as always” holds, it is Ben (hearts.score.moon=none).
""",
    ),
    # A tie that is decided, and one that is shared.
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [
                {"Ann": {"hearts": 4}, "Ben": {"hearts": 9}, "Cleo": {"queen": True}},
                {"Ann": {"hearts": 5}, "Cleo": {"hearts": 8, "queen": True}},
            ],
        },
        """
Hearts
1. Ben: −9 points
   Hearts: −9 [hearts.score.hearts]
      Round 1: −9, Round 2: 0
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
2. Ann: −9 points
   Hearts: −9 [hearts.score.hearts]
      Round 1: −4, Round 2: −5
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
3. Cleo: −34 points
   Hearts: −8 [hearts.score.hearts]
      Round 1: 0, Round 2: −8
   Queen of spades: −26 [hearts.score.queen]
      taken in rounds 1 and 2
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
Winner with −9 points and more rounds without a heart or the queen: Ben (Ann: 0, Ben: 1)
Rule: hearts.win.clean
Disputed rulings, as scored here: Shooting the moon costs all the others 26 points [hearts.score.moon=others]. The jack of diamonds does not count [hearts.score.jack=none].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [{"Ann": {"hearts": 5}, "Ben": {"hearts": 5}, "Cleo": {"hearts": 3, "queen": True}}],
        },
        """
Hearts
1. Ann: −5 points
   Hearts: −5 [hearts.score.hearts]
      Round 1: −5
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
1. Ben: −5 points
   Hearts: −5 [hearts.score.hearts]
      Round 1: −5
   Queen of spades: 0 [hearts.score.queen]
      never taken
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
3. Cleo: −16 points
   Hearts: −3 [hearts.score.hearts]
      Round 1: −3
   Queen of spades: −13 [hearts.score.queen]
      taken in round 1
   Shooting the moon: 0 [hearts.score.moon]
      in no round
   Jack of diamonds: 0 [hearts.score.jack]
      never taken
Shared victory with −5 points, with equal rounds without a heart or the queen, too: Ann and Ben (Ann: 0, Ben: 0)
Rule: hearts.win.shared
Disputed rulings, as scored here: Shooting the moon costs all the others 26 points [hearts.score.moon=others]. The jack of diamonds does not count [hearts.score.jack=none].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    # What cannot be.
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [{"Ann": {"hearts": 7, "queen": True}, "Ben": {"hearts": 7}}],
        },
        """
rounds[0].Ben.hearts: Hearts written down for round 1: 14.
Allowed: 13 hearts in each round
Rule: hearts.round
""",
    ),
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [
                {"Ann": {"hearts": 13, "queen": True}},
                {"Ann": {"hearts": 7}, "Ben": {"hearts": 6}},
            ],
        },
        """
rounds[1].Cleo.queen: Nobody has the queen of spades in round 2.
Allowed: one player in each round
Rule: hearts.round
""",
    ),
    (
        {
            "game": "hearts",
            "players": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}],
            "rounds": [{"Ann": {"hearts": 7, "queen": True}, "Ben": {"hearts": 6, "queen": True}}],
        },
        """
rounds[0].Ben.queen: Another player has this card in round 1, too.
Allowed: one player in each round
Rule: hearts.round
""",
    ),
)
