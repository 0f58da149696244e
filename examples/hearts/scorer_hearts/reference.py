"""The rules of Hearts, in our own words. Each has an id; no edition is cited, as nobody publishes the game.

`{NAMES}` are numbers of `scoring.py`, `see` leads to other rules, `words` are those that people may look for.
"""

from scorer.reference.entries import Rule

SECTIONS = {"scoring": ("round", "score", "win")}
"""Which second parts of ids stand under which heading; those that are called like a heading need no line here."""

RULES = (
    Rule(
        id="hearts.setup.players",
        heading="Players",
        body="Three to five players play with the 52 cards. With three the two of diamonds is left out, with five the "
        "two of clubs as well, so that everybody has the same number of cards.",
        sources={},
        words="how many people deck deal remove cards",
    ),
    Rule(
        id="hearts.round",
        heading="The cards of a round",
        body="In every round all {HEARTS} hearts and the queen of spades are taken by somebody. So the hearts that you "
        "write down for a round are {HEARTS} together, and one player has the queen.",
        sources={},
        see=("hearts.score.hearts", "hearts.score.queen"),
        words="write down pad sum total count",
    ),
    Rule(
        id="hearts.score.hearts",
        heading="Hearts",
        body="Each heart in your tricks is a point against you. Here such points have a minus.",
        sources={},
        see=("hearts.win", "hearts.score.moon"),
        words="penalty minus points worth",
    ),
    Rule(
        id="hearts.score.queen",
        heading="Queen of spades",
        body="The queen of spades in your tricks is {QUEEN_POINTS} points against you.",
        sources={},
        see=("hearts.score.moon",),
        words="black lady maria penalty",
    ),
    # The entry of a ruling has the question, what each reading means, and why the default is the default.
    Rule(
        id="hearts.score.moon",
        heading="Shooting the moon",
        body="Whoever takes all {HEARTS} hearts and the queen of spades in one round has shot the moon. What does it bring?",
        sources={},
        see=("hearts.score.hearts", "hearts.score.queen", "hearts.end"),
        readings={
            "others": "This player has no points against them from that round, and each of the others has {MOON_POINTS}.",
            "shooter": "This player gets {MOON_POINTS} points off, and the others have none against them from that round.",
            "none": "Nothing: the cards are {MOON_POINTS} points against the player who took them.",
        },
        why="Most tables and programs play it so. Points off in place of points for the others make the same differences "
        "between the players: with the same rounds the same player wins, only the end of the game may come later.",
        words="all hearts and the queen slam everything",
    ),
    Rule(
        id="hearts.score.jack",
        heading="Jack of diamonds",
        body="Does the jack of diamonds count? It is no part of shooting the moon: whoever takes it in such a round "
        "has it besides.",
        sources={},
        see=("hearts.score.moon",),
        readings={
            "none": "It is a card like any other.",
            "bonus": "Whoever takes it gets {JACK_POINTS} points off.",
        },
        why="It is an addition that a table agrees on before the game.",
        words="omnibus bonus ten off",
    ),
    Rule(
        id="hearts.end",
        heading="End of the game",
        body="The game ends after the round in which somebody has {END_POINTS} points or more against them. A table "
        "may agree on another number or on a number of rounds: whatever has been written down is counted.",
        sources={},
        see=("hearts.win",),
        words="hundred limit stop over last round",
    ),
    Rule(
        id="hearts.win",
        heading="Winner",
        body="Whoever has the fewest points against them wins. As these have a minus here, that is the highest total: "
        "−20 wins against −35.",
        sources={},
        see=("hearts.end", "hearts.win.clean"),
        words="who wins lowest fewest points",
    ),
    Rule(
        id="hearts.win.clean",
        heading="Equal points",
        body="Of players with equal points the one wins who has more rounds without a heart and without the queen of "
        "spades. This is a house rule: usually nothing is said about it.",
        sources={},
        see=("hearts.win", "hearts.win.shared"),
        words="tie tied draw",
    ),
    Rule(
        id="hearts.win.shared",
        heading="Shared victory",
        body="Players who are equal in this, too, share the victory.",
        sources={},
        see=("hearts.win.clean",),
        words="tie tied draw together",
    ),
)
