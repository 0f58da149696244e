"""The conformance suite: checks what must hold of every game, of this package or of another.

With pytest, in a test module:

    from scorer.testing import suite

    test_conformance = suite("oware")

Without it, `check_game("oware")` raises an `AssertionError` for the first check that does not hold.

The suite uses what the game has in its module `examples`:

- `TALLIES`: pairs of a tally, as JSON, and a text: its sheet as `sheet.text(explain=True)` writes it, or its errors.
  Line breaks do not matter. If a text is empty, the suite prints the right one: read it as a player would, and put it
  there. Random tables are made from the fields as well. Together they must reach every key of an item, every category,
  every reading and every tie-break.
- `UNREACHED` (optional): what no table can reach, by the name that the suite gives it, with the reason.
- `WAYS` (optional): the options of `tracking.start`, by the name of each way to follow the game.
- `EAGER` (optional): the kinds of moves that bring the end of a random game nearer.

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
"""The name of a check, and the function that runs it."""


def suite(*games: str) -> Callable[..., None]:
    """Returns the suite as one test function for pytest, with a case for each check of each game, by its id.

    Without games it has no cases. pytest has to be installed.

    Raises `UnknownName` if there is no game with one of these ids.
    """
    import pytest

    cases = [pytest.param(check, id=f"{game}-{name}") for game in games for name, check in checks(game)]

    @pytest.mark.parametrize("check", cases)
    def test_conformance(check: Callable[[], None]) -> None:
        check()

    return test_conformance


def check_game(id: str) -> None:
    """Runs all checks of the suite on a game; returns None if all hold.

    Raises `UnknownName` if there is no game with this id, and `AssertionError` at the first check that does not hold;
    the message begins with the game and the name of the check. Another error that the game's own code raises is not
    caught.
    """
    for name, check in checks(id):
        try:
            check()
        except AssertionError as error:
            raise AssertionError(f"{id}: {name}: {error}") from error


def checks(id: str) -> Iterator[Check]:
    """Yields a pair for each check of the suite for a game: its name, and a function without arguments that runs it.

    The function returns None if the check holds; if it does not, it raises an `AssertionError` that says what is wrong.

    Raises `UnknownName` at the first step of the iteration if there is no game with this id.
    """
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
