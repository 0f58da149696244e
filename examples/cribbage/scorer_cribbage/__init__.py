"""Cribbage: what scorer has to know of the game."""

from scorer.model import Category, Game, Ruling

from . import scoring

# Everybody counts with the starter, which stands with the dealer: these lines depend on what others have.
CATEGORIES: tuple[Category[scoring.Player], ...] = (
    Category("pegging", scoring.pegging, ("pegged", "sum", "none")),
    Category("heels", scoring.heels, ("jack", "other", "none")),
    Category("fifteens", scoring.fifteens, ("hand", "crib", "none", "missing"), compares=True),
    Category("pairs", scoring.pairs, ("hand", "crib", "none"), compares=True),
    Category("runs", scoring.runs, ("hand", "crib", "none"), compares=True),
    Category("flush", scoring.flush, ("hand", "crib", "crib-four", "none"), (scoring.CRIB_FLUSH,), compares=True),
    Category("nobs", scoring.nobs, ("hand", "crib", "none"), compares=True),
)

GAME = Game(
    id="cribbage",
    package=__name__,
    name="Cribbage",
    published="John Suckling, 1630",
    editions=(),
    categories=CATEGORIES,
    rulings=(Ruling(scoring.CRIB_FLUSH, {"five": (), "four": ()}),),
    win_rule="cribbage.win",
    shared_rule="cribbage.win.shared",
    api=1,
)
