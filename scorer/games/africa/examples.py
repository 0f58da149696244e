"""What the conformance suite begins with."""

from .tracking.board import example_board

WAYS = {"table": {}, "board": {"board": example_board()}, "simple": {"simple": True}}
"""The options of each way to follow the game."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "africa",
            "players": [
                {"name": "Anna", "track": 36, "goods": {"statue": 3, "drum": 1}, "gold": 4, "gems": 2},
                {"name": "Ben", "track": 38, "bonus": True, "goods": {"statue": 2}, "gold": 4, "gems": 1},
                {"name": "Cleo", "track": 33, "goods": {"shirt": 4, "kettle": 2}, "gold": 4},
                {"name": "Dora", "track": 40, "goods": {"drum": 2, "shirt": 1}, "gold": 1, "gems": 5},
            ],
        },
        """
Africa
1. Dora: 54 points
   Score track: 40 [africa.track.move]
      40 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 4 [africa.score.goods]
      2 drums = 3, 1 shirt = 1
   Gold: 0 [africa.score.majority.tie_first]
      1 nugget: no second prize, because first place is shared
   Gems: 10 [africa.score.majority.prizes]
      5 gems, the most: 10
2. Anna: 53 points
   Score track: 36 [africa.track.move]
      36 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 6 [africa.score.goods]
      3 statues = 5, 1 drum = 1
   Gold: 5 [africa.score.majority.tie_first]
      4 nuggets, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
   Gems: 6 [africa.score.majority.prizes]
      2 gems, second most: 6
3. Ben: 49 points
   Score track: 38 [africa.track.move]
      38 points on the score track
   +3 marker: 3 [africa.end.bonus]
      revealed the last monument
   Trade goods: 3 [africa.score.goods]
      2 statues = 3
   Gold: 5 [africa.score.majority.tie_first]
      4 nuggets, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
   Gems: 0 [africa.score.majority.prizes]
      1 gem: too few for a prize
3. Cleo: 49 points
   Score track: 33 [africa.track.move]
      33 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 11 [africa.score.goods]
      4 shirts = 8, 2 kettles = 3
   Gold: 5 [africa.score.majority.tie_first]
      4 nuggets, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
   Gems: 0 [africa.score.majority.zero]
      no gems, no prize
Winner with 54 points: Dora
Rule: africa.score.win
Disputed rulings, as scored here: Shared prizes are rounded down [africa.majority.rounding=down]. Players with
   none win no prize [africa.majority.zero=none]. Gold and gems are two contests [africa.majority.contests=two].
The rulebooks differ, and the winner depends on it. Scored as “Shared prizes are rounded down”; if “Shared
   prizes are rounded up” holds (stated by the Dutch rulebook), the victory is shared: Anna and Dora
   (africa.majority.rounding=up).
""",
    ),
    (
        {
            "game": "africa",
            "rulings": {"africa.majority.contests": "one", "africa.majority.rounding": "up"},
            "players": [
                {"name": "Anna", "track": 30, "gold": 2, "gems": 1, "goods": {"kettle": 5, "shirt": 2, "my own": 4}},
                {"name": "Ben", "track": 31, "gold": 3, "bonus": True},
                {"name": "Cleo", "track": 28, "goods": [2, 1]},
                {"name": "Dora", "track": 9, "gems": 3},
            ],
        },
        """
Africa
1. Anna: 59 points
   Score track: 30 [africa.track.move]
      30 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 23 [africa.score.goods]
      5 kettles = 12, 2 shirts = 3, 4 × my own = 8
   Gold: 6 [africa.score.majority.tie_first]
      3 nuggets or gems, the most, shared by 3 players (Anna, Ben and Dora): (10 + 6) / 3, rounded up = 6
   Gems: 0 [africa.score.majority]
      1 gem, counted together with the gold
2. Ben: 40 points
   Score track: 31 [africa.track.move]
      31 points on the score track
   +3 marker: 3 [africa.end.bonus]
      revealed the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 6 [africa.score.majority.tie_first]
      3 nuggets or gems, the most, shared by 3 players (Anna, Ben and Dora): (10 + 6) / 3, rounded up = 6
   Gems: 0 [africa.score.majority]
      0 gems, counted together with the gold
3. Cleo: 32 points
   Score track: 28 [africa.track.move]
      28 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 4 [africa.score.goods]
      2 of a kind = 3, 1 of a kind = 1
   Gold: 0 [africa.score.majority.zero]
      neither gold nor gems, no prize
   Gems: 0 [africa.score.majority]
      0 gems, counted together with the gold
4. Dora: 15 points
   Score track: 9 [africa.track.move]
      9 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 6 [africa.score.majority.tie_first]
      3 nuggets or gems, the most, shared by 3 players (Anna, Ben and Dora): (10 + 6) / 3, rounded up = 6
   Gems: 0 [africa.score.majority]
      3 gems, counted together with the gold
Winner with 59 points: Anna
Rule: africa.score.win
This name is not listed, so it counts as a kind of its own: “my own”
Disputed rulings, as scored here: Shared prizes are rounded up [africa.majority.rounding=up]. Players with none
   win no prize [africa.majority.zero=none]. Gold and gems are one contest [africa.majority.contests=one].
Disputed rulings change points here, but not who wins.
""",
    ),
    (
        {
            "game": "africa",
            "rulings": {"africa.majority.zero": "share"},
            "players": [
                {"name": "Anna", "track": 30, "gold": 4},
                {"name": "Ben", "track": 30, "gems": 2},
                {"name": "Cleo", "track": 20, "gems": 1},
            ],
        },
        """
Africa
1. Ben: 43 points
   Score track: 30 [africa.track.move]
      30 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 3 [africa.score.majority.tie_second]
      0 nuggets, second most, shared by 2 players (Ben and Cleo): 6 / 2 = 3
   Gems: 10 [africa.score.majority.prizes]
      2 gems, the most: 10
2. Anna: 40 points
   Score track: 30 [africa.track.move]
      30 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 10 [africa.score.majority.prizes]
      4 nuggets, the most: 10
   Gems: 0 [africa.score.majority.prizes]
      0 gems: too few for a prize
3. Cleo: 29 points
   Score track: 20 [africa.track.move]
      20 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 3 [africa.score.majority.tie_second]
      0 nuggets, second most, shared by 2 players (Ben and Cleo): 6 / 2 = 3
   Gems: 6 [africa.score.majority.prizes]
      1 gem, second most: 6
Winner with 43 points: Ben
Rule: africa.score.win
Disputed rulings, as scored here: Shared prizes are rounded down [africa.majority.rounding=down]. Players with
   none may win a prize, too [africa.majority.zero=share]. Gold and gems are two contests
   [africa.majority.contests=two].
No rulebook settles this, and the winner depends on it. Scored as “Players with none may win a prize, too”; if
   “Players with none win no prize” holds, the victory is shared: Anna and Ben (africa.majority.zero=none).
Scored as “Gold and gems are two contests”, as the rules are usually read. If you read them as “Gold and gems
   are one contest”, victory goes to Anna (africa.majority.contests=one).
""",
    ),
    (
        {
            "game": "africa",
            "players": [
                {"name": "Anna", "track": 20, "gold": 3, "gems": 1},
                {"name": "Ben", "track": 20, "gold": 2, "gems": 1},
                {"name": "Cleo", "track": 20, "gold": 2, "gems": 1},
                {"name": "Dora", "track": 20, "gold": 1},
            ],
        },
        """
Africa
1. Anna: 35 points
   Score track: 20 [africa.track.move]
      20 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 10 [africa.score.majority.prizes]
      3 nuggets, the most: 10
   Gems: 5 [africa.score.majority.tie_first]
      1 gem, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
2. Ben: 28 points
   Score track: 20 [africa.track.move]
      20 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 3 [africa.score.majority.tie_second]
      2 nuggets, second most, shared by 2 players (Ben and Cleo): 6 / 2 = 3
   Gems: 5 [africa.score.majority.tie_first]
      1 gem, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
2. Cleo: 28 points
   Score track: 20 [africa.track.move]
      20 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 3 [africa.score.majority.tie_second]
      2 nuggets, second most, shared by 2 players (Ben and Cleo): 6 / 2 = 3
   Gems: 5 [africa.score.majority.tie_first]
      1 gem, the most, shared by 3 players (Anna, Ben and Cleo): (10 + 6) / 3, rounded down = 5
4. Dora: 20 points
   Score track: 20 [africa.track.move]
      20 points on the score track
   +3 marker: 0 [africa.end.bonus]
      did not reveal the last monument
   Trade goods: 0 [africa.score.goods]
      no trade goods
   Gold: 0 [africa.score.majority.prizes]
      1 nugget: too few for a prize
   Gems: 0 [africa.score.majority.zero]
      no gems, no prize
Winner with 35 points: Anna
Rule: africa.score.win
Disputed rulings, as scored here: Shared prizes are rounded down [africa.majority.rounding=down]. Players with
   none win no prize [africa.majority.zero=none]. Gold and gems are two contests [africa.majority.contests=two].
Disputed rulings change points here, but not who wins.
""",
    ),
    (
        {
            "game": "africa",
            "players": [
                {"name": "Anna", "track": 1, "bonus": True, "goods": {"statue": 6}},
                {"name": "Ben", "track": 1, "bonus": True, "gold": 171},
            ],
        },
        """
players[0].goods.statue: No rulebook gives a value for 6 goods of one kind.
Allowed: a whole number from 0 to 5
Rule: africa.score.goods.more
players[1].gold: 171 is not possible.
Allowed: a whole number from 0 to 170
Rule: africa.score.majority.count
players[1].bonus: There is only one +3 marker, and Anna already has it.
Allowed: one player at most
Rule: africa.end.bonus
""",
    ),
)
"""Tables, each with what is said of it."""

UNREACHED = {
    f"item gems both-{place}": "where gold and gems are one contest, it is scored with the gold"
    for place in ("first", "second", "shared-first", "shared-second", "after-shared-first", "behind", "none")
}
"""Keys that are declared and never given, with the reason."""
