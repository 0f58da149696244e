"""The rules reference of Afritoria."""

from ...reference import AGREES, SILENT, Rule

NL = {"nl": AGREES}
OPEN = {"nl": SILENT}

RULES = (
    Rule(
        id="afritoria.components.wild",
        heading="Wildlife cards",
        body="In each of four colours there are eleven animals with {COPIES} cards each.",
        sources=NL,
    ),
    Rule(
        id="afritoria.setup.colours",
        heading="Players and colours",
        body="{PLAYERS_MIN} to {PLAYERS_MAX} people can play, with as many colours as there are players. The cards of"
        " the other colours stay in the box.",
        sources=NL,
    ),
    Rule(
        id="afritoria.card.points",
        heading="Points of the animals",
        body="The weaker the animal, the more points: strength 1 to 4 gives {POINTS_WEAK} points, 5 to 8 gives"
        " {POINTS_MIDDLE}, 9 to 11 gives {POINTS_STRONG}.",
        sources=NL,
        see=("afritoria.score.points",),
    ),
    Rule(
        id="afritoria.score.points",
        heading="Points pile",
        body="The points of all cards on the own points pile are added up. Cards in hand count nothing.",
        sources=NL,
        see=("afritoria.card.points",),
    ),
    Rule(
        id="afritoria.win",
        heading="Winner",
        body="Whoever has most points wins. The rulebook breaks no tie, so players who tie share the victory.",
        sources=NL,
    ),
    Rule(
        id="afritoria.market.tie",
        heading="A tie for a ranger or poacher in the market",
        body="If the players who should get a ranger or a poacher from the market knock each other out, does the next"
        " in line get it?",
        sources=OPEN,
        readings={
            "next": "The tied cards are out, and the next weakest (for a poacher, strongest) card takes it.",
            "nobody": "Nobody takes it, and it is discarded.",
        },
        why="Tied cards go to the discard pile as if they had not been played, and in a contest of one colour the next"
        " card moves up in the same way.",
    ),
    Rule(
        id="afritoria.exchange.five",
        heading="Exchanging a hand of one colour: five cards or more?",
        body="May a hand with six wildlife cards of one colour be exchanged in part, too?",
        sources=OPEN,
        readings={
            "five-or-more": "Five or six wildlife cards of one colour allow the exchange.",
            "exactly-five": "Only exactly five wildlife cards of one colour allow the exchange.",
        },
        why="Six of one colour are the worse problem, and it is the same problem.",
    ),
    Rule(
        id="afritoria.ranger.beside-poachers",
        heading="One ranger and two poachers",
        body="If one ranger and two poachers are played in the same round, does the ranger still work?",
        sources=NL,
        readings={
            "void": "Three special cards, in whatever mix, void each other.",
            "works": "The poachers void each other, and the ranger works.",
        },
        why="The rulebook voids every mix of three or more special cards.",
    ),
)
