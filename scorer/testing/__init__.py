"""What holds of every game: the conformance suite, for our games and for those of other packages.

With pytest, in a test module:

    from scorer.testing import suite

    test_conformance = suite("oware")

Without it, `check_game("oware")` raises an `AssertionError` for the first thing that does not hold.

The suite plays what the game shows in its module `examples`:

- `TALLIES`: pairs of a tally, as JSON, and what is said of it: its sheet as `sheet.text(explain=True)` writes it, or
  all that is wrong with it. How lines are broken does not matter. Leave a text empty and the suite prints it: read it
  as a player would, and put it there. Random tables are made of the fields besides; together they have to reach every
  key of an item, every category, every reading and every tie-break.
- `UNREACHED`, which may be left out: what no table can reach, as the suite names it, each with the reason.
- `WAYS`, which may be left out: the options of `tracking.start`, by the name of each way to follow the game.
- `EAGER`, which may be left out: the kinds of moves that bring the end of a random game nearer.

Documented in docs/reference/games.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ..registry import game as game_of
from . import followed, following, games, sheets
from .following import (
    Variant as Variant,
    check_many as check_many,
    choose as choose,
    lines_of as lines_of,
    played as played,
    random_game as random_game,
    started as started,
    tables as tables,
    variants as variants,
)
from .games import NAMES as NAMES

Check = tuple[str, Callable[[], None]]
"""The name of something that has to hold, and what finds out."""


def suite(*games: str) -> Callable[..., None]:
    """The suite as one test for pytest, with a case for each check of each game."""
    import pytest

    cases = [pytest.param(check, id=f"{game}-{name}") for game in games for name, check in checks(game)]

    @pytest.mark.parametrize("check", cases)
    def test_conformance(check: Callable[[], None]) -> None:
        check()

    return test_conformance


def check_game(id: str) -> None:
    """Runs the whole suite over a game. Raises `AssertionError` for what does not hold, with the name of the check."""
    for name, check in checks(id):
        try:
            check()
        except AssertionError as error:
            raise AssertionError(f"{id}: {name}: {error}") from error


def checks(id: str) -> Iterator[Check]:
    """Everything that has to hold of a game. Raises `UnknownName`."""
    game = game_of(id)
    for check in (*games.CHECKS, *sheets.CHECKS):
        yield check.__name__.removeprefix("check_"), partial(check, game)
    if game.optional_part("tracking.kit") is None:
        return
    yield "moves_and_questions", partial(followed.check_moves_and_questions, game)
    for variant, players in tables(id):
        for follow in (*following.CHECKS, followed.check_what_happens):
            name = follow.__name__.removeprefix("check_")
            yield f"{variant.name}-{players}-{name}", partial(follow, variant, players)
    yield "every_game_reaches_its_end", partial(check_many, id)
