"""What was special about a game, as a sentence that is worth saying aloud."""

from __future__ import annotations

from ...registry import game as game_of
from ...text.i18n import N_, NN_, Language, signed
from ..special import BEST, CATEGORY, CLEAREST, CLOSE, FIRST, OWN_BEST, STREAK, Special
from .games import category_name, game_name
from .numbers import points

_RECORDS = {
    BEST: NN_(
        "{names}: {points}, the most in {games} game with the same number of players",
        "{names}: {points}, the most in {games} games with the same number of players",
    ),
    CATEGORY: NN_(
        "{names} – {category}: {points}, the most in {games} game with the same number of players",
        "{names} – {category}: {points}, the most in {games} games with the same number of players",
    ),
    CLEAREST: NN_(
        "{names}: {points} ahead, the clearest win in {games} game with the same number of players",
        "{names}: {points} ahead, the clearest win in {games} games with the same number of players",
    ),
    OWN_BEST: NN_(
        "{names}: {points}, a personal best in {games} game with the same number of players; the best before: {before}",
        "{names}: {points}, a personal best in {games} games with the same number of players; the best before:"
        " {before}",
    ),
}
_CLOSEST = NN_(
    "{points} ahead: the closest of {games} game with the same number of players",
    "{points} ahead: the closest of {games} games with the same number of players",
)
_CLOSE = NN_(
    "{points} ahead: only {count} of {games} earlier games with the same number of players was as close",
    "{points} ahead: only {count} of {games} earlier games with the same number of players were as close",
)
_FIRST_EQUAL = N_("Equal at the top, for the first time in {games} games with the same number of players")
_EQUAL = NN_(
    "Equal at the top, as in only {count} of {games} earlier games with the same number of players",
    "Equal at the top, as in only {count} of {games} earlier games with the same number of players",
)
_STREAK = NN_(
    "{names}: {count} win at {game} in a row, more than anybody before",
    "{names}: {count} wins at {game} in a row, more than anybody before",
)
_FIRST = NN_(
    "{names}: the first win at {game}, after {count} game without one",
    "{names}: the first win at {game}, after {count} games without one",
)


def sentence(say: Language, game: str, found: Special) -> str:
    """Returns what was special about a game as a sentence; `game` is its id.

    Raises `UnknownName` if it is about a category, and the game is not installed.
    """
    values: dict[str, object] = {
        "names": say.join(found.names),
        "points": points(say, found.value),
        "games": found.games,
        "game": game_name(game),
    }
    if found.kind in _RECORDS:
        values["before"] = signed(found.others)
        if found.kind == CATEGORY:
            values["category"] = category_name(say, game, found.category)
        return say.ngettext(*_RECORDS[found.kind], found.games, **values)
    if found.kind in (STREAK, FIRST):
        values["count"] = found.value
        return say.ngettext(*(_STREAK if found.kind == STREAK else _FIRST), found.value, **values)
    assert found.kind == CLOSE
    if not found.others:
        if not found.value:
            return say.gettext(_FIRST_EQUAL, **values)
        return say.ngettext(*_CLOSEST, found.games, **values)
    values["count"] = found.others
    values["games"] = found.games - 1
    return say.ngettext(*(_CLOSE if found.value else _EQUAL), found.others, **values)


def to_dict(game: str, found: Special) -> dict[str, object]:
    """Returns what was special about a game as JSON.

    Raises `UnknownName` if it is about a category, and the game is not installed.
    """
    told: dict[str, object] = {
        "kind": found.kind,
        "names": list(found.names),
        "value": found.value,
        "games": found.games,
    }
    if found.kind == CATEGORY:
        told["category"] = game_of(game).categories[found.category].id
    elif found.kind == CLOSE:
        told["as_close"] = found.others
    elif found.kind == OWN_BEST:
        told["before"] = found.others
    return told
