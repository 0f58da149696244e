"""A summary of an evening or a longer span, as a few lines to be sent to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...text.i18n import N_, NN_, NP_, Language, signed
from ...text.names import isolated, visible
from ..spans import Span
from ..summary import EveningGame, Extreme, Kind, Place, Summary
from .days import day_text
from .games import game_name, short
from .numbers import fraction, plain_number, points
from .stats import BY_CHANCE, UNDECIDED, games_by_name, person


def title(say: Language, span: Span) -> str:
    """Returns the title: which games it is about."""
    if not (span.first and span.last):
        return say.gettext("Our games")
    if span.first != span.last:
        return say.gettext(
            "Our games: {first} – {last}", first=day_text(say, span.first), last=day_text(say, span.last)
        )
    return say.pgettext(*_TITLES[len(span.first)], day=day_text(say, span.first))


_TITLES = {
    4: ("year", NP_("year", "Our games in {day}")),
    7: ("month", NP_("month", "Our games in {day}")),
    10: ("day", NP_("day", "Our games of {day}")),
}
"""By how long the beginning of a day is."""


def lines(say: Language, found: Summary) -> Iterator[str]:
    """Yields everything below the title."""
    if found.places:
        yield place_text(say, found)
    if found.total > 1:
        yield games_by_name(say, found.games)
    if found.evenings and not found.span.is_evening:
        yield evenings_text(say, found)
    for game in found.evening:
        yield game_text(say, game)
    yield from winning(say, found)
    if not found.span.is_evening:
        names = [
            say.gettext("{name} {points}", name=each.person, points=each.games)
            for each in sorted(found.persons, key=lambda each: -each.games)
        ]
        if names:
            yield say.gettext("Games played: {names}", names=", ".join(names))
    for kind in found.kinds:
        yield " ".join([best_text(say, kind), *extremes(say, kind)])
    yield from notes(say, found)


def message(say: Language, found: Summary) -> str:
    """Returns the whole text, ready to be sent."""
    return isolated(visible("\n".join([title(say, found.span), *lines(say, found), ""])))


def paragraph(say: Language, found: Summary) -> str:
    """Returns everything below the title in one paragraph, for people who hear it."""
    return " ".join([line if line.endswith((".", "”", "»")) else f"{line}." for line in lines(say, found)])


def place_text(say: Language, found: Summary) -> str:
    """Returns where an evening was."""
    return say.gettext("{place}: {message}", place=say.gettext("Place"), message=say.join(map(short, found.places)))


def evenings_text(say: Language, found: Summary) -> str:
    """Returns on how many evenings there were games."""
    return say.ngettext(
        "We met on {count} evening.", "We met on {count} evenings.", found.evenings, count=found.evenings
    )


_WON = (
    N_("{game}: {winners} won."),
    NN_("{game}: {winners} won with {points} point.", "{game}: {winners} won with {points} points."),
)
_TOGETHER = (
    N_("{game}: {winners} won as a team."),
    NN_(
        "{game}: {winners} won as a team with {points} point.",
        "{game}: {winners} won as a team with {points} points.",
    ),
)
_SHARED = (
    N_("{game}: {winners} shared the victory."),
    NN_(
        "{game}: {winners} shared the victory with {points} point.",
        "{game}: {winners} shared the victory with {points} points.",
    ),
)
"""Each without and with points."""


def game_text(say: Language, told: EveningGame) -> str:
    """Returns a game of an evening in sentences."""
    winners = [place for place in told.places if place.winner]
    others = [place for place in told.places if not place.winner]
    totals = {place.total for place in winners}
    same = totals.pop() if len(totals) == 1 else None
    values: dict[str, object] = {"game": game_name(told.game), "winners": say.join(told.winners)}
    without, with_points = _SHARED if told.shared else _TOGETHER if len(winners) > 1 else _WON
    if not winners:
        found = [say.gettext("{game}: {names}.", game=game_name(told.game), names=say.join(_places(say, others)))]
    elif same is not None:
        found = [say.ngettext(*with_points, same, points=signed(same), **values)]
    else:
        found = [say.gettext(without, **values)]
    if winners and same is None and any([place.total is not None for place in told.places]):
        found.append(say.gettext("Points: {names}.", names=say.join(_places(say, told.places))))
    elif winners and others:
        names = say.join(_places(say, others))
        found.append(say.ngettext("The other player: {names}.", "The others: {names}.", len(others), names=names))
    if told.note:
        found.append(say.gettext("“{text}”", text=short(told.note)))
    return " ".join(found)


def _places(say: Language, places: Sequence[Place]) -> list[str]:
    """Players, each with the points that are known."""
    return [
        place.name
        if place.total is None
        else say.gettext("{name} {points}", name=place.name, points=signed(place.total))
        for place in places
    ]


def winning(say: Language, found: Summary) -> Iterator[str]:
    """Yields who won how often, and who more often than chance gives."""
    if found.total < 2:
        return
    names = [
        say.gettext("{name} {points}", name=each.person, points=fraction(each.wins))
        for each in found.persons
        if each.wins
    ]
    if names:
        yield say.gettext("Wins: {names}", names=", ".join(names))
    yield from guests_text(say, found)
    for each in found.above_chance:
        yield person(say, each)
    if found.above_chance:
        yield say.gettext(BY_CHANCE)


def guests_text(say: Language, found: Summary) -> Iterator[str]:
    """Yields in how many games a guest won; nothing if in none."""
    if found.guests:
        yield say.ngettext(
            "In {count} game a guest has won.", "In {count} games a guest has won.", found.guests, count=found.guests
        )


def best_text(say: Language, kind: Kind) -> str:
    """Returns the highest total of a game, and who had it."""
    return say.ngettext(
        "{game}: at best {points} point ({names}).",
        "{game}: at best {points} points ({names}).",
        kind.best,
        game=game_name(kind.game),
        points=signed(kind.best),
        names=_names(say, kind.names),
    )


_CLEAREST = (
    N_("Clearest: {points} ahead, won by {winners}."),
    NN_("Clearest: {points} ahead in {count} game.", "Clearest: {points} ahead in {count} games."),
)
_CLOSEST = (
    N_("Closest: {points} ahead, won by {winners}."),
    NN_("Closest: {points} ahead in {count} game.", "Closest: {points} ahead in {count} games."),
)
_EQUAL = (
    N_("Closest: equal at the top, won by {winners}."),
    NN_("Closest: equal at the top in {count} game.", "Closest: equal at the top in {count} games."),
)
"""Each for one game, and for several."""


def extremes(say: Language, kind: Kind) -> Iterator[str]:
    """Yields the widest and the narrowest margin of a game, if known."""
    if kind.clearest:
        yield _extreme(say, kind.clearest, *_CLEAREST)
    if kind.closest:
        yield _extreme(say, kind.closest, *(_CLOSEST if kind.closest.points else _EQUAL))


def _extreme(say: Language, found: Extreme, one: str, several: tuple[str, str]) -> str:
    values: dict[str, object] = {"points": points(say, found.points)}
    if found.games == 1:
        return say.gettext(one, winners=_names(say, found.winners), **values)
    return say.ngettext(*several, found.games, count=found.games, **values)


def _names(say: Language, names: Sequence[str]) -> str:
    return say.join([name or say.gettext("a guest") for name in names])


def notes(say: Language, found: Summary) -> Iterator[str]:
    """Yields what else is to be said: unknown winners, and disputed readings."""
    if found.undecided and not found.span.is_evening:
        yield say.ngettext(*UNDECIDED, found.undecided, count=found.undecided)
    if found.disputed:
        yield say.ngettext(
            "Had the rules been read otherwise, {count} game would have had other winners.",
            "Had the rules been read otherwise, {count} games would have had other winners.",
            found.disputed,
            count=found.disputed,
        )


def to_dict(found: Summary) -> dict[str, object]:
    """Returns a summary as JSON. Names that are null are guests."""
    return {
        "since": found.span.first or None,
        "until": found.span.last or None,
        "games": dict(found.games),
        "evenings": found.evenings,
        "undecided": found.undecided,
        "persons": [
            {"person": each.person, "games": each.games, "decided": each.decided, "wins": plain_number(each.wins)}
            for each in found.persons
        ],
        "above_chance": [
            {"person": each.person, "wins": plain_number(each.wins), "chance": plain_number(each.chance)}
            for each in found.above_chance
        ],
        "guests": found.guests,
        "most": [
            {
                "game": kind.game,
                "points": kind.best,
                "persons": [name or None for name in kind.names],
                "clearest": _extreme_dict(kind.clearest),
                "closest": _extreme_dict(kind.closest),
            }
            for kind in found.kinds
        ],
        "places": list(found.places),
        "evening": [
            {
                "game": told.game,
                "players": [place._asdict() for place in told.places],
                "winners": list(told.winners),
                "note": told.note,
            }
            for told in found.evening
        ],
        "disputed": found.disputed,
    }


def _extreme_dict(found: Extreme | None) -> dict[str, object] | None:
    if found is None:
        return None
    return {"points": found.points, "games": found.games, "winners": [name or None for name in found.winners]}
