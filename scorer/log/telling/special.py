"""What was special about a game, as a sentence that is worth saying aloud."""

from __future__ import annotations

from ...registry import game as game_of
from ...text.i18n import N_, NN_, Language, signed
from ..special import BEST, CATEGORY, CLEAREST, CLOSE, FIRST, OWN_BEST, STREAK, Special
from .games import category_name, game_name
from .numbers import points

_RECORDS = {
    BEST: NN_(
        "{names}: {points}, the most in {games} game with as many players",
        "{names}: {points}, the most in {games} games with as many players",
    ),
    CATEGORY: NN_(
        "{names} – {category}: {points}, the most in {games} game with as many players",
        "{names} – {category}: {points}, the most in {games} games with as many players",
    ),
    CLEAREST: NN_(
        "{names}: {points} ahead, the clearest win in {games} game with as many players",
        "{names}: {points} ahead, the clearest win in {games} games with as many players",
    ),
    OWN_BEST: NN_(
        "{names}: {points}, a personal best in {games} game with as many players; until then {before}",
        "{names}: {points}, a personal best in {games} games with as many players; until then {before}",
    ),
}
_CLOSEST = NN_(
    "{points} ahead: the closest of {games} game with as many players",
    "{points} ahead: the closest of {games} games with as many players",
)
_CLOSE = NN_(
    "{points} ahead: as close as only {count} of {games} earlier games with as many players",
    "{points} ahead: as close as only {count} of {games} earlier games with as many players",
)
_FIRST_EQUAL = N_("Equal at the top, for the first time in {games} games with as many players")
_EQUAL = NN_(
    "Equal at the top: as in only {count} of {games} earlier games with as many players",
    "Equal at the top: as in only {count} of {games} earlier games with as many players",
)
_STREAK = NN_(
    "{names}: {count} win of {game} in a row, more than anybody before",
    "{names}: {count} wins of {game} in a row, more than anybody before",
)
_FIRST = NN_(
    "{names}: the first win of {game}, after {count} game without one",
    "{names}: the first win of {game}, after {count} games without one",
)


def sentence(say: Language, game: str, found: Special) -> str:
    """What was special about a game; `game` is its id."""
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
    """The same for other programs."""
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
