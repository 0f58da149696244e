"""What the conformance suite begins with."""

WAYS = {"table": {}, "hands": {"hands": True}}
"""The options of each way to follow the game."""

TALLIES: tuple[tuple[dict[str, object], str], ...] = (
    (
        {
            "game": "afritoria",
            "players": [
                {"name": "Ann", "pile": ["blue porcupine", "green zebra", "purple giraffe", "purple wild dog"]},
                {
                    "name": "Ben",
                    "pile": ["green elephant", "green leopard", "blue hyena", "purple buffalo", "blue lion"],
                },
                {"name": "Cleo", "values": {"3": 3}},
            ],
        },
        """
Afritoria
1. Ann: 9 points
   Points pile: 9 [afritoria.score.points]
      porcupine (blue) = 3, zebra (green) = 2, giraffe (purple) = 1, wild dog (purple) = 3
1. Cleo: 9 points
   Points pile: 9 [afritoria.score.points]
      3 cards worth 3 = 9
3. Ben: 8 points
   Points pile: 8 [afritoria.score.points]
      elephant (green) = 1, leopard (green) = 2, hyena (blue) = 2, buffalo (purple) = 2, lion (blue) = 1
Shared victory with 9 points: Ann and Cleo
Rule: afritoria.win
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "afritoria",
            "players": [
                {"name": "Anna", "pile": ["green lion", "green lion", "blue wild dog"]},
                {"name": "Ben", "values": {"3": 1, "2": 2, "1": 0}},
            ],
        },
        """
Afritoria
1. Ben: 7 points
   Points pile: 7 [afritoria.score.points]
      1 card worth 3 = 3, 2 cards worth 2 = 4
2. Anna: 5 points
   Points pile: 5 [afritoria.score.points]
      2 × lion (green) = 2, wild dog (blue) = 3
Winner with 7 points: Ben
Rule: afritoria.win
No disputed ruling of the final scoring changes anything here.
""",
    ),
    (
        {
            "game": "afritoria",
            "players": [
                {"name": "Anna", "pile": ["green lion", "green lion", "green lion", "brown elephant", "purple hyena"]},
                {"name": "Ben", "values": {"3": 9}},
            ],
        },
        """
players[0].pile[2]: There are only 2 of “green lion”; this is number 3.
Allowed: 2 for the whole table
Rule: afritoria.components.wild
players: The points piles show 3 colours: green, purple and brown
Allowed: as many colours as players: 2
Rule: afritoria.setup.colours
""",
    ),
    (
        {
            "game": "afritoria",
            "players": [
                {"name": "Anna", "pile": ["green ranger"], "values": {"3": 1}},
                {"name": "Ben", "values": {"4": 1}},
            ],
        },
        """
players[0].pile[0]: There is no card “green ranger”: no animal is called “ranger”.
Allowed: porcupine, meerkat, gazelle, wild dog, zebra, hyena, buffalo, leopard, giraffe, lion, elephant
Rule: afritoria.components.wild
players[0].pile: Give exactly one of these for each player: values, pile
players[1].values: No card is worth 4.
Allowed: 3, 2, 1
Rule: afritoria.card.points
""",
    ),
)
"""Tables, each with what is said of it."""
