"""The Royal Game of Ur: what scorer has to know of the game."""

from scorer.model import Category, Game, Ruling, TieBreak

from .scoring import LAST, ROSETTE, Player, home, last, squares

CATEGORIES: tuple[Category[Player], ...] = (
    Category("home", home, ("home",)),
    Category("last", last, ("none", "over", "counted", "uncounted"), (LAST,), compares=True),
)

GAME = Game(
    id="ur",
    package=__name__,
    name="Royal Game of Ur",
    published="traditional, Mesopotamia, about 2600 BC",
    editions=(),
    categories=CATEGORIES,
    rulings=(
        Ruling(LAST, {"nothing": (), "points": ()}),
        Ruling(ROSETTE, {"safe": (), "open": ()}),  # a ruling of play: no points depend on it
    ),
    win_rule="ur.win",
    shared_rule="ur.win.shared",
    tie_breaks=(TieBreak("ur.win.squares", squares),),
    api=1,
)
