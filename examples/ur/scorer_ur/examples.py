"""What the conformance suite begins with: tallies, each with what scorer says of it."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "ur",
            "players": [
                {"name": "Ann", "home": 4, "last": 1, "squares": 29},
                {"name": "Ben", "home": 5, "squares": 12},
            ],
        },
        """
Royal Game of Ur
1. Ben: 5 points
   Pieces home: 5 [ur.score.home]
      5 pieces home
   Pieces on the last two squares: 0 [ur.score.last]
      no piece on the last two squares
2. Ann: 4 points
   Pieces home: 4 [ur.score.home]
      4 pieces home
   Pieces on the last two squares: 0 [ur.score.last]
      1 piece is nearly home, which does not count
Winner with 5 points: Ben
Rule: ur.win
Disputed rulings, as scored here: Only pieces that are home count in a stopped game [ur.score.last=nothing].
Tables play this differently, and the winner depends on it. Scored as “Only pieces that are home count in a stopped game”; if “Pieces on the last two squares count as home in a stopped game” holds, it is Ann (ur.score.last=points).
""",
    ),
    (
        {
            "game": "ur",
            "players": [{"name": "Ann", "home": 7}, {"name": "Ben", "home": 6, "last": 1, "squares": 14}],
        },
        """
Royal Game of Ur
1. Ann: 7 points
   Pieces home: 7 [ur.score.home]
      7 pieces home
   Pieces on the last two squares: 0 [ur.end]
      the game was played to its end
2. Ben: 6 points
   Pieces home: 6 [ur.score.home]
      6 pieces home
   Pieces on the last two squares: 0 [ur.end]
      the game was played to its end
Winner with 7 points: Ann
Rule: ur.win
Disputed rulings, as scored here: Only pieces that are home count in a stopped game [ur.score.last=nothing].
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "ur",
            "players": [{"name": "Ann", "home": 3, "squares": 21}, {"name": "Ben", "home": 3, "squares": 17}],
        },
        """
Royal Game of Ur
1. Ann: 3 points
   Pieces home: 3 [ur.score.home]
      3 pieces home
   Pieces on the last two squares: 0 [ur.score.last]
      no piece on the last two squares
2. Ben: 3 points
   Pieces home: 3 [ur.score.home]
      3 pieces home
   Pieces on the last two squares: 0 [ur.score.last]
      no piece on the last two squares
Winner with 3 points and the pieces that have come farther: Ann (squares: Ann: 21, Ben: 17)
Rule: ur.win.squares
Disputed rulings, as scored here: Only pieces that are home count in a stopped game [ur.score.last=nothing].
No disputed ruling of the final scoring changes anything here.
""",
    ),
)

WAYS: dict[str, dict[str, object]] = {"whole": {}, "stopped": {"turns": 12}}
