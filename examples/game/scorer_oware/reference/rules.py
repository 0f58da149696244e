"""The rules reference of Oware. `{NAMES}` in the texts are the numbers of `components`."""

from scorer.reference.entries import Rule

RULES = (
    Rule(
        id="oware.setup.players",
        heading="Players",
        body="Oware is a game for {PLAYERS} players who sit opposite each other.",
        sources={},
        see=("oware.setup.seeds",),
    ),
    Rule(
        id="oware.setup.seeds",
        heading="Seeds at the beginning",
        body="Each player owns the {HOUSES} houses on the own side. Every house begins with {SEEDS_EACH} seeds; there"
        " are {SEEDS} in all.",
        sources={},
        see=("oware.setup.players", "oware.term.house", "oware.term.seed"),
        words="board, pit, hole, material",
    ),
    Rule(
        id="oware.turn.sow",
        heading="Sowing",
        body="In a turn you take all seeds of one of your houses and sow them one by one into the houses that follow,"
        " counter-clockwise round the board.",
        sources={},
        see=("oware.turn.skip", "oware.capture", "oware.feed"),
        words="move, direction",
    ),
    Rule(
        id="oware.turn.skip",
        heading="The house that was emptied stays empty",
        body="Sowing leaves out the house that the seeds came from, however many seeds there are.",
        sources={},
        see=("oware.turn.sow",),
        words="twelve seeds, full round",
    ),
    Rule(
        id="oware.capture",
        heading="Capturing",
        body="If the last seed falls into a house of the other player and makes {CAPTURE_LOW} or {CAPTURE_HIGH} seeds"
        " there, you capture them. So you do with the house before it, and on, as long as it belongs to the other"
        " player and holds {CAPTURE_LOW} or {CAPTURE_HIGH} seeds.",
        sources={},
        see=("oware.turn.sow", "oware.capture.grand-slam"),
        words="take, win seeds, backwards",
    ),
    Rule(
        id="oware.capture.grand-slam",
        heading="Capturing everything",
        body="May a move capture all seeds of the other player?",
        sources={},
        see=("oware.capture", "oware.term.grand-slam"),
        readings={
            "nothing": "The move is allowed, but it captures nothing.",
            "forbidden": "Such a move is not allowed.",
        },
        why="So it is played at most tournaments by the Abapa rules.",
    ),
    Rule(
        id="oware.feed",
        heading="Feeding",
        body="If the other player has no seeds left, your move has to give some, if there is such a move.",
        sources={},
        see=("oware.end.no-move", "oware.turn.sow"),
        words="starve, hungry, empty side",
    ),
    Rule(
        id="oware.end.majority",
        heading="More than half of the seeds",
        body="The game is over as soon as somebody has captured {MAJORITY} seeds. What is left in the houses counts no"
        " more.",
        sources={},
        see=("oware.win", "oware.score.store"),
    ),
    Rule(
        id="oware.end.no-move",
        heading="No move is left",
        body="The game is over if the player to move has no move that is allowed. Each player then takes the seeds of"
        " the own houses.",
        sources={},
        see=("oware.feed", "oware.score.rest"),
    ),
    Rule(
        id="oware.end.cycle",
        heading="The game goes round in circles",
        body="Once a position has come again, both players may agree to end the game. Each then takes the seeds of the"
        " own houses.",
        sources={},
        see=("oware.score.rest",),
        words="endless, repetition, stop, agree",
    ),
    Rule(
        id="oware.score.store",
        heading="Points for captured seeds",
        body="Every captured seed is a point.",
        sources={},
        see=("oware.end.majority", "oware.term.store"),
    ),
    Rule(
        id="oware.score.rest",
        heading="Points for the seeds that are left",
        body="If the game ends without {MAJORITY} captured seeds, every seed in the own houses is a point, too.",
        sources={},
        see=("oware.end.no-move", "oware.end.cycle", "oware.score.rest.whose"),
        words="remaining seeds",
    ),
    Rule(
        id="oware.score.rest.whose",
        heading="Whose are the seeds that are left?",
        body="When the game ends and there are seeds in the houses, do they count?",
        sources={},
        see=("oware.score.rest",),
        readings={
            "owner": "They belong to the owner of the house and count for that player.",
            "nobody": "They belong to nobody and do not count.",
        },
        why="So it is by the Abapa rules; other tables leave them on the board.",
    ),
    Rule(
        id="oware.win",
        heading="Winner",
        body="The player with more points wins.",
        sources={},
        see=("oware.win.draw", "oware.end.majority"),
    ),
    Rule(
        id="oware.win.draw",
        heading="Draw",
        body="With the same number of points nobody is ahead: both share the victory.",
        sources={},
        see=("oware.win",),
        words="tie, equal",
    ),
)
