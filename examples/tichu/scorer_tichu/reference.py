"""The rules of Tichu that touch the score, in our own words. `{NAMES}` are numbers of `scoring.py`."""

from scorer.reference.entries import Rule

SECTIONS = {"scoring": ("score", "win")}

RULES = (
    Rule(
        id="tichu.components.cards",
        heading="Cards",
        body="There are {DECK} cards: four suits from 2 to ace, and the dragon, the phoenix, the mah jong and the dog.",
        sources={},
        see=("tichu.score.cards",),
        words="deck special cards",
    ),
    Rule(
        id="tichu.setup.players",
        heading="Players",
        body="Four play, in two teams of two. Partners sit opposite each other.",
        sources={},
        words="partners pairs teams",
    ),
    Rule(
        id="tichu.turn.out",
        heading="Going out",
        body="Who has no cards left is out. Only one player is out first in a round, and only one is second. "
        "The round ends when one player alone has cards, or when two partners are out before anybody else.",
        sources={},
        see=("tichu.score.double", "tichu.score.calls", "tichu.score.last"),
        words="first second finish end of the round",
    ),
    Rule(
        id="tichu.score.cards",
        heading="Card points",
        body="In the tricks that a team has, each king and each ten is 10 points, each five is {STEP} points, the dragon is "
        "{DRAGON} points, and the phoenix takes {DRAGON} away. Other cards are worth nothing.",
        sources={},
        see=("tichu.score.hundred", "tichu.score.last"),
        words="kings tens fives dragon phoenix minus",
    ),
    Rule(
        id="tichu.score.hundred",
        heading="The card points of a round",
        body="All cards together are {DECK_POINTS} points. So what the two teams count in a round adds up to "
        "{DECK_POINTS}: one has up to {MOST} points, the other down to −{DRAGON}.",
        sources={},
        see=("tichu.score.cards", "tichu.score.double"),
        words="sum check add up",
    ),
    Rule(
        id="tichu.score.last",
        heading="Who is last",
        body="The player who is left with cards gives those in hand to the other team, and the tricks taken in this round "
        "to the player who was out first. Card points are counted after that.",
        sources={},
        see=("tichu.turn.out", "tichu.score.cards"),
        words="last player hand tricks",
    ),
    Rule(
        id="tichu.score.calls",
        heading="Tichu and Grand Tichu",
        body="A player who called Tichu and is out first wins {TICHU} points for the team; if somebody else is first, the "
        "team loses as many. For a Grand Tichu, called when only eight cards are dealt, it is {GRAND} points. "
        "Nobody calls both in a round, but several players may call, partners, too.",
        sources={},
        see=("tichu.turn.out",),
        words="call announce bet small large",
    ),
    Rule(
        id="tichu.score.double",
        heading="Double victory",
        body="If two partners are out before anybody else, their team gets {DOUBLE} points, and nobody counts cards in "
        "this round. Calls count as always.",
        sources={},
        see=("tichu.turn.out", "tichu.score.calls"),
        words="both partners first and second 200",
    ),
    Rule(
        id="tichu.end.thousand",
        heading="End of the game",
        body="Which round is the last?",
        sources={},
        see=("tichu.end.both", "tichu.win"),
        readings={
            "reached": "The game is over after the round in which a team has {TARGET} points or more and is ahead. Rounds "
            "after that are played for fun.",
            "passed": "{TARGET} points are not enough: a team has to have more.",
            "all": "The table has agreed how long to play. Every round counts.",
        },
        why="Most tables play up to {TARGET} points, and exactly {TARGET} are {TARGET}.",
        words="1000 thousand stop last round",
    ),
    Rule(
        id="tichu.end.both",
        heading="Both teams have 1000",
        body="If both teams are at {TARGET} points or above after a round, the one with more wins. If they are equal, "
        "another round is played.",
        sources={},
        see=("tichu.end.thousand", "tichu.win"),
        words="same round tie equal both",
    ),
    Rule(
        id="tichu.win",
        heading="Winner",
        body="The team with most points wins.",
        sources={},
        see=("tichu.end.thousand", "tichu.win.shared"),
    ),
    Rule(
        id="tichu.win.shared",
        heading="Shared victory",
        body="Teams that stop with equal points share the victory.",
        sources={},
        see=("tichu.win", "tichu.end.both"),
    ),
)
