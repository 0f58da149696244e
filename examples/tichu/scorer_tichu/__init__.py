"""Tichu: what scorer has to know of the game."""

from scorer.model import Category, Game, Ruling

from . import scoring

CATEGORIES: tuple[Category[scoring.Player], ...] = (
    Category("cards", scoring.cards, ("cards", "uncounted", "over", "empty"), (scoring.END,), compares=True),
    Category(
        "calls",
        scoring.calls,
        ("tichu_made", "tichu_lost", "grand_made", "grand_lost", "silent"),
        (scoring.END,),
        compares=True,
    ),
    Category("double", scoring.double, ("double", "single"), (scoring.END,), compares=True),
)

GAME = Game(
    id="tichu",
    package=__name__,
    name="Tichu",
    published="Urs Hostettler, Fata Morgana 1991",
    editions=(),
    categories=CATEGORIES,
    rulings=(Ruling(scoring.END, {"reached": (), "passed": (), "all": ()}),),
    win_rule="tichu.win",
    shared_rule="tichu.win.shared",
    api=1,
)
