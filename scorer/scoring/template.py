"""Makes an empty tally to fill in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..registry import game as game_of
from ..text.errors import language
from .tally import form_of

if TYPE_CHECKING:
    from .. import shapes


def template(game: str, players: Sequence[str] = (), *, lang: str = "en") -> shapes.TallyDict:
    """Returns a new tally of a game, as JSON, in which every key of a player is there and nothing is counted.

    `players` is a list or tuple of the names, in their order. If it is empty, there are as few players as the game
    allows, called “Player 1” and so on in the language `lang`, which changes nothing else.

    Raises `UnknownName` if there is no game `game` or no language `lang`, `InvalidTally` if `players` is no list, the
    game is not for so many players, or one of them is no name (empty, more than 100 characters, a line break), and
    `ImpossibleTally` if two names look the same.

        >>> import scorer
        >>> scorer.template("africana", ["Italy", "France"])["players"][0]["silver"]
        0
    """
    form, say = form_of(game_of(game)), language(lang)
    names = players or [say.gettext("Player {number}", number=i + 1) for i in range(form.table[0])]
    if not isinstance(names, (list, tuple)):
        form.players(names)  # says what is wrong
    # Names and their number are judged as in a tally that is filled in; an empty round need not be possible.
    blank = [{key: player[key] for key in player if key != "rounds"} for player in form.blank(names)]
    form.players([{**player, **{f.key: 0 for f in form.tally.fields if f.required}} for player in blank])
    return form.template(game, names)
