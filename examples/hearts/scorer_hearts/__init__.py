"""Hearts: what scorer has to know of the game."""

from scorer.model import Category, Game, Ruling, TieBreak

from . import scoring

# A line of the sheet each: its id, its function, the keys of its items, the rulings that it reads.
CATEGORIES: tuple[Category[scoring.Player], ...] = (
    Category("hearts", scoring.hearts, ("round",)),
    Category("queen", scoring.queen, ("queen", "never")),
    Category("moon", scoring.moon, ("shot", "hit", "never"), (scoring.MOON,), compares=True),
    Category("jack", scoring.jack, ("jack", "idle", "never"), (scoring.JACK,)),
)

GAME = Game(
    id="hearts",
    package=__name__,
    name="Hearts",
    published="traditional, 19th century",
    editions=(),
    categories=CATEGORIES,
    rulings=(
        Ruling(scoring.MOON, {"others": (), "shooter": (), "none": ()}),
        Ruling(scoring.JACK, {"none": (), "bonus": ()}),
    ),
    win_rule="hearts.win",
    shared_rule="hearts.win.shared",
    tie_breaks=(TieBreak("hearts.win.clean", scoring.clean_rounds),),
    api=1,
)
