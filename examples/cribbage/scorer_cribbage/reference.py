"""The rules of cribbage, as far as a deal is counted, in our own words: no edition of a rulebook is read."""

from scorer.reference.entries import Rule

SECTIONS = {"scoring": ("score", "crib", "win")}

RULES = (
    Rule(
        id="cribbage.setup.players",
        heading="Players",
        body="Two to four players play, here each for themselves. One deal is counted.",
        sources={},
    ),
    Rule(
        id="cribbage.setup.pack",
        heading="The pack",
        body="Cribbage is played with one pack of 52 cards, so each card is there once. An ace is the lowest card.",
        sources={},
        words="deck jokers",
    ),
    Rule(
        id="cribbage.setup.dealer",
        heading="Dealer",
        body="One player deals, and has the crib in this deal. The next deal is another player's.",
        sources={},
        see=("cribbage.setup.crib",),
    ),
    Rule(
        id="cribbage.setup.hand",
        heading="Hand",
        body="Each player keeps {HAND} cards and lays the rest into the crib. The starter counts with every hand.",
        sources={},
        see=("cribbage.setup.starter",),
        words="keep discard",
    ),
    Rule(
        id="cribbage.setup.crib",
        heading="Crib",
        body="The {HAND} cards that were laid away are the crib. "
        "The dealer counts it like a second hand, with the starter; the two are never counted together.",
        sources={},
        see=("cribbage.crib.flush",),
        words="box",
    ),
    Rule(
        id="cribbage.setup.starter",
        heading="Starter",
        body="After the laying away the dealer turns up one card of the rest. "
        "It belongs to everybody: each hand and the crib are counted with it.",
        sources={},
        see=("cribbage.score.heels", "cribbage.score.nobs"),
        words="cut turn-up",
    ),
    Rule(
        id="cribbage.score.pegging",
        heading="Points in the play",
        body="What a player pegs while the cards are played: for fifteen, thirty-one, pairs, runs, a go, the last card. "
        "Enter them one by one, or their sum; his heels are counted apart.",
        sources={},
        words="pegging go 31 last card",
    ),
    Rule(
        id="cribbage.score.heels",
        heading="His heels",
        body="If the starter is a jack, the dealer has {HEELS_POINTS} points.",
        sources={},
        see=("cribbage.score.nobs",),
        words="jack starter",
    ),
    Rule(
        id="cribbage.score.fifteens",
        heading="Fifteens",
        body="Cards which together are worth {FIFTEEN} give {FIFTEEN_POINTS} points, in every way it can be done. "
        "An ace is worth 1, jack, queen and king are worth {FACE}, other cards their number.",
        sources={},
        words="15 value sum",
    ),
    Rule(
        id="cribbage.score.pairs",
        heading="Pairs",
        body="Two cards of one rank give {PAIR_POINTS} points. "
        "Three of a rank are three pairs, 6 points; all four are six pairs, 12 points.",
        sources={},
        words="three of a kind pair royal four",
    ),
    Rule(
        id="cribbage.score.runs",
        heading="Runs",
        body="{RUN} or more cards of successive ranks, of whatever suits, give 1 point a card. "
        "Only the longest run counts, but as often as it can be made: with two cards of one rank in it, twice. "
        "After the king no ace follows.",
        sources={},
        words="sequence straight double run",
    ),
    Rule(
        id="cribbage.score.flush",
        heading="Flush",
        body="If all {HAND} cards of a hand are of one suit, they give {HAND} points; 1 more if the starter is of it, too. "
        "{HAND} cards of which one is the starter are no flush.",
        sources={},
        see=("cribbage.crib.flush",),
        words="suit colour",
    ),
    Rule(
        id="cribbage.crib.flush",
        heading="Is there a flush of four in the crib?",
        body="All cards of the crib are of one suit, but the starter is of another. Do they give {HAND} points?",
        sources={},
        readings={
            "five": "No: a flush in the crib takes all five cards, and gives 5 points.",
            "four": "Yes: the crib is counted like a hand, so it gives {HAND} points.",
        },
        why="Most clubs and tournaments play so.",
        see=("cribbage.score.flush",),
        words="house rule",
    ),
    Rule(
        id="cribbage.score.nobs",
        heading="His nobs",
        body="A jack in the hand or crib, of the suit of the starter, gives {NOBS_POINTS} point.",
        sources={},
        see=("cribbage.score.heels",),
        words="jack one for his nob",
    ),
    Rule(
        id="cribbage.win",
        heading="Winner of the deal",
        body="Whoever has made most points in the deal has won it.",
        sources={},
        see=("cribbage.win.shared",),
    ),
    Rule(
        id="cribbage.win.shared",
        heading="Equal points",
        body="Players with equally many points share the deal.",
        sources={},
        see=("cribbage.win",),
    ),
)
