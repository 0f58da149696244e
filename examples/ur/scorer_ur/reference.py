"""The rules of the Royal Game of Ur, in our own words. No rulebook is read: this is the game as it is commonly played."""

from scorer.reference.entries import Rule

SECTIONS = {"turn": ("turn", "rosette"), "actions": ("move",), "scoring": ("score", "win")}

RULES = (
    Rule(
        id="ur.setup.players",
        heading="Players",
        body="Two players play against each other.",
        sources={},
    ),
    Rule(
        id="ur.setup.pieces",
        heading="Pieces and dice",
        body="Each player has {PIECES} pieces, which wait beside the board. There are {DICE} dice with four corners, "
        "two of them marked: each die shows 0 or 1.",
        sources={},
        words="tetrahedral tetrahedra pyramids stones counters men",
    ),
    Rule(
        id="ur.setup.board",
        heading="The way over the board",
        body="The way of a player has {SQUARES} squares: {OWN} of their own, then the row in the middle up to square "
        "{SHARED}, which both share, and again {ALONE} of their own. Squares 4, {CENTRAL} and 14 are rosettes.",
        sources={},
        words="path route track direction fields tiles",
        see=("ur.rosette",),
    ),
    Rule(
        id="ur.turn",
        heading="What you do in a turn",
        body="Throw the dice, then move one piece as many squares as you have thrown: enter it, advance it, or bear it "
        "off. Then it is the other player’s turn.",
        sources={},
        see=("ur.turn.throw", "ur.turn.pass", "ur.rosette"),
    ),
    Rule(
        id="ur.turn.throw",
        heading="The throw",
        body="Throw all {DICE} dice and count the marked corners on top: 0 to {DICE}. First the throw, then one piece "
        "for the whole of it.",
        sources={},
        words="roll dice split",
    ),
    Rule(
        id="ur.turn.pass",
        heading="When you cannot move",
        body="With a throw of 0, or if no piece can move, your turn is over. If a piece can move, you must move one, "
        "even where you would rather not.",
        sources={},
        words="skip forced zero",
    ),
    Rule(
        id="ur.move.enter",
        heading="Entering a piece",
        body="A piece that waits enters on the square of its way that has the number of your throw.",
        sources={},
        see=("ur.move.own",),
        words="bring in start",
    ),
    Rule(
        id="ur.move.advance",
        heading="Advancing a piece",
        body="A piece on the board goes on along its way by the whole throw, never back. It may pass over other pieces.",
        sources={},
        see=("ur.move.own", "ur.move.capture"),
        words="jump backwards",
    ),
    Rule(
        id="ur.move.own",
        heading="Only one piece on a square",
        body="A piece cannot stop where one of your own stands.",
        sources={},
        words="stack occupied blocked",
    ),
    Rule(
        id="ur.move.capture",
        heading="Capturing",
        body="A piece that stops on a shared square with a piece of the other player captures it. The captured piece "
        "waits beside the board and has to enter again.",
        sources={},
        see=("ur.rosette.safe",),
        words="hit take knock send back",
    ),
    Rule(
        id="ur.move.off",
        heading="Bearing off",
        body="After square {SQUARES} a piece goes home, with a throw that takes it exactly one square further. If you "
        "throw more than that, it stays.",
        sources={},
        see=("ur.score.home",),
        words="finish exit leave exact",
    ),
    Rule(
        id="ur.rosette",
        heading="Rosettes",
        body="If a piece stops on a rosette, you throw again in the same turn, and may move any of your pieces.",
        sources={},
        see=("ur.rosette.safe",),
        words="flower extra turn second roll",
    ),
    Rule(
        id="ur.rosette.safe",
        heading="The central rosette",
        body="Is a piece on the rosette that both players share safe?",
        sources={},
        see=("ur.rosette", "ur.move.capture"),
        words="square 8 sanctuary capture middle",
        readings={
            "safe": "It cannot be captured, and the other player cannot stop there.",
            "open": "It can be captured as on any other shared square.",
        },
        why="Most who play the game today play it so.",
    ),
    Rule(
        id="ur.end",
        heading="End of the game",
        body="The game is over as soon as a player has all {PIECES} pieces home.",
        sources={},
        see=("ur.win", "ur.end.stopped"),
        words="finish",
    ),
    Rule(
        id="ur.end.stopped",
        heading="A game that is stopped",
        body="If both agree, the game ends after a number of turns of each that they have named before, or when their "
        "time is over. Another throw for a rosette belongs to the same turn.",
        sources={},
        see=("ur.win", "ur.score.last"),
        words="stop early time limit unfinished",
    ),
    Rule(
        id="ur.score.home",
        heading="Points for pieces home",
        body="Every piece that is home is a point.",
        sources={},
        see=("ur.move.off",),
    ),
    Rule(
        id="ur.score.last",
        heading="Nearly home in a stopped game",
        body="If the game is stopped before anybody has all pieces home: what are pieces on the last {ALONE} squares "
        "worth, where nobody can capture them any more?",
        sources={},
        see=("ur.score.home", "ur.end"),
        words="unfinished early adjudicate",
        readings={
            "nothing": "They are worth nothing: only what is home counts.",
            "points": "Each is a point, as if it were home. If somebody has all pieces home, they count nothing.",
        },
        why="To bear off takes an exact throw, which these pieces have not had.",
    ),
    Rule(
        id="ur.win",
        heading="Winner",
        body="Who has most points wins: in a whole game whoever has all {PIECES} pieces home.",
        sources={},
        see=("ur.win.squares",),
    ),
    Rule(
        id="ur.win.squares",
        heading="Equal points",
        body="If points are equal, add up for each player the squares that the pieces on the board have come: a piece on "
        "square 9 has come 9. The higher sum wins.",
        sources={},
        see=("ur.win.shared",),
        words="tie tie-break draw further",
    ),
    Rule(
        id="ur.win.shared",
        heading="Shared victory",
        body="If these sums are equal, too, both players share the victory.",
        sources={},
        see=("ur.win.squares",),
        words="draw",
    ),
)
