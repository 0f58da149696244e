"""What the sentences of a scored table of Africa claim."""

from __future__ import annotations

from collections.abc import Mapping

from tests.explained.claims import Claim, Said, agrees, listed, true
from tests.explained.reading import Reader
from tests.explained.rules_africa import BONUS, FIRST, SECOND, Goods, Place
from tests.explained.table import Line


def track(said: Said, line: Line) -> bool:
    """So many points on the score track."""
    return said.number("count") == line.fact == line.points and agrees(said, line.fact)


def revealed(said: Said, line: Line) -> bool:
    """This player has the marker."""
    return line.fact is True and line.points == BONUS


def not_revealed(said: Said, line: Line) -> bool:
    """This player has no marker."""
    return line.fact is False and line.points == 0


def no_goods(said: Said, line: Line) -> bool:
    """There is no tile, and no points."""
    return line.fact == [] and line.points == 0


def tiles(kind: str) -> Claim:
    """So many tiles of a known kind, worth so many points."""

    def claim(said: Said, goods: Goods) -> bool:
        return goods.kind == kind and _counted(said, goods) and agrees(said, goods.tiles)

    return claim


def of_own_kind(said: Said, goods: Goods) -> bool:
    """Tiles of a kind that the players have named."""
    return goods.kind == said["kind"] and _counted(said, goods)


def _counted(said: Said, goods: Goods) -> bool:
    return said.number("count") == goods.tiles and said.number("points") == goods.points


def symbols(of: str) -> Claim:
    """So many nuggets or gems."""

    def claim(said: Said, place: Place) -> bool:
        counted = place.symbols == of or (place.symbols == "elsewhere" and of == "gems")
        return counted and said.number("count") == place.held and agrees(said, place.held)

    return claim


def none(of: str) -> Claim:
    """Who has nothing that counts wins nothing."""

    def claim(said: Said, line: Line) -> bool:
        place = line.fact
        return (place.symbols, place.held, place.place, line.points) == (of, 0, "none", 0)

    return claim


def prize(wanted: str, amount: int) -> Claim:
    """One player alone has a place and its whole prize."""

    def claim(said: Said, line: Line) -> bool:
        return _place(said, line, wanted) and len(line.fact.sharers) == 1 and said.number("points") == amount

    return claim


def without(wanted: str) -> Claim:
    """A place that brings nothing."""

    def claim(said: Said, line: Line) -> bool:
        return _place(said, line, wanted) and line.points == 0

    return claim


def counted_together(said: Said, line: Line) -> bool:
    """Gems that were counted in the line of the gold."""
    return line.fact.symbols == "elsewhere" and said.says("held", line.fact) and line.points == 0


def share(wanted: str, rounded: str) -> Claim:
    """Several have a place and share its prize."""

    def claim(said: Said, line: Line) -> bool:
        place, sharers = line.fact, len(line.fact.sharers)
        prize = FIRST + SECOND if wanted == "first" else SECOND
        told = [said.number("second")] if wanted == "second" else [said.number("first"), said.number("second")]
        return (
            _place(said, line, wanted)
            and sharers > 1
            and place.rounded == rounded
            and said.number("players") == sharers
            and said.names("names", place.sharers)
            and told == ([SECOND] if wanted == "second" else [FIRST, SECOND])
            and said.number("points") == line.points == prize // sharers + (rounded == "up")
        )

    return claim


def _place(said: Said, line: Line, wanted: str) -> bool:
    return line.fact.symbols != "elsewhere" and line.fact.place == wanted and said.says("held", line.fact)


_FIRST = "{held}, the most, shared by {players} players ({names}): ({first} + {second}) / {players}"
_SECOND = "{held}, second most, shared by {players} players ({names}): {second} / {players}"

CLAIMS: Mapping[str, Claim] = {
    "{count} point on the score track": track,
    "revealed the last monument": revealed,
    "did not reveal the last monument": not_revealed,
    "no trade goods": no_goods,
    "{count} of a kind = {points}": tiles(""),
    **{f"{{count}} {kind} = {{points}}": tiles(kind) for kind in ("statue", "drum", "shirt", "kettle")},
    "{count} × {kind} = {points}": of_own_kind,
    "{count} nugget": symbols("gold"),
    "{count} gem": symbols("gems"),
    "{count} nugget or gem": symbols("both"),
    "no gold, no prize": none("gold"),
    "no gems, no prize": none("gems"),
    "neither gold nor gems, no prize": none("both"),
    "{held}, the most: {points}": prize("first", FIRST),
    "{held}, second most: {points}": prize("second", SECOND),
    "{held}: too few for a prize": without("behind"),
    "{held}: no second prize, because first place is shared": without("unpaid"),
    "{held}, counted together with the gold": counted_together,
    _FIRST + " = {points}": share("first", ""),
    _FIRST + ", rounded down = {points}": share("first", "down"),
    _FIRST + ", rounded up = {points}": share("first", "up"),
    _SECOND + " = {points}": share("second", ""),
    _SECOND + ", rounded down = {points}": share("second", "down"),
    _SECOND + ", rounded up = {points}": share("second", "up"),
}
"""By the English text; the fact is a `Line`, or within one a `Goods` or a `Place`."""


def line_is_true(sentence: str, reader: Reader, line: Line) -> bool:
    """Whether the sentence of a line is true; one of goods tells each kind once."""
    if isinstance(line.fact, list) and line.fact:
        return listed(sentence, reader, CLAIMS, line.fact)
    return true(sentence, reader, CLAIMS, line)
