"""Statistics of some games, as sentences and as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ...text.i18n import N_, NN_, Language, signed
from ..stats import FEWEST, Best, Margin, PersonStats, SizeStats, Statistics
from .games import game_name
from .numbers import decimal, fraction, percent, plain_number, points


def headline(say: Language, found: Statistics) -> str:
    """Returns how many games there are, in words."""
    return games_by_name(say, found.games)


def games_by_name(say: Language, games: Mapping[str, int]) -> str:
    """Returns how many games there are, and how many of each game, in words; `games` has the numbers by id."""
    counted = games_text(say, sum(games.values()))
    if len(games) > 1:
        return f"{counted} – {say.amounts([(game_name(id), count) for id, count in games.items()])}"
    return say.gettext("{name}: {count}", name=game_name(*games), count=counted)


def table(say: Language, persons: Sequence[PersonStats]) -> list[list[str]]:
    """Returns the persons as rows of a table; the first row has the headings."""
    heads = [
        "",
        say.pgettext("statistics", "games"),
        say.pgettext("statistics", "wins"),
        say.pgettext("statistics", "by chance"),
        say.pgettext("statistics", "share"),
    ]
    rows = [
        [
            each.person,
            str(each.decided),
            fraction(each.wins),
            decimal(say, each.chance),
            "" if each.share is None else percent(say, each.share),
        ]
        for each in persons
    ]
    return [heads, *rows]


def sentences(
    say: Language, found: Statistics, where: Callable[[str, str], str], more: Iterable[str] = ()
) -> Iterator[str]:
    """Yields everything but who won. `where` returns the words for a game, given the id of its play and its day.

    The sentences in `more` are inserted before the notes at the end.
    """
    for each in found.persons:
        if each.average is not None:
            yield _typical(say, each.person, decimal(say, each.average), each.best)
    for size in found.sizes:
        yield from _size(say, size, alone=len(found.sizes) == 1)
    if found.clearest and found.closest and found.clearest.points:
        yield _extreme(say, found.clearest, where, _CLEAREST, _CLEAREST_OF)
        closest = (_CLOSEST, _CLOSEST_OF) if found.closest.points else (_EQUAL, _EQUAL_OF)
        yield _extreme(say, found.closest, where, *closest)
    yield from more
    yield from _notes(say, found)


_PERSON = NN_(
    "{name}: won {wins} of {games} game; by chance alone {chance}",
    "{name}: won {wins} of {games} games; by chance alone {chance}",
)


_PERSON_SHARE = NN_(
    "{name}: won {wins} of {games} game ({share}); by chance alone {chance}",
    "{name}: won {wins} of {games} games ({share}); by chance alone {chance}",
)


def person(say: Language, each: PersonStats) -> str:
    """Returns one person's games and wins as a sentence."""
    if not each.decided:
        return say.gettext("{name}: {count}", name=each.person, count=games_text(say, each.games))
    values = {
        "name": each.person,
        "wins": fraction(each.wins),
        "games": each.decided,
        "chance": decimal(say, each.chance),
    }
    if each.share is None:
        return say.ngettext(*_PERSON, each.decided, **values)
    return say.ngettext(*_PERSON_SHARE, each.decided, share=percent(say, each.share), **values)


def games_text(say: Language, count: int) -> str:
    """Returns a number of games in words: `1 game`."""
    return say.ngettext("{count} game", "{count} games", count, count=count)


def _typical(say: Language, name: str, average: str, best: Best | None) -> str:
    values = {"name": name, "average": average}
    if best is None:
        return say.gettext("{name}: {average} points on average", **values)
    return say.gettext(
        "{name}: {average} points on average, at best {best} ({day})", best=signed(best.total), day=best.day, **values
    )


def _size(say: Language, size: SizeStats, *, alone: bool) -> Iterator[str]:
    games = games_text(say, size.games)
    if size.average is not None and size.best is not None:
        yield say.gettext(
            "Players: {players}; {games}; {average} points on average; at best {best} ({name}, {day})",
            players=size.players,
            games=games,
            average=decimal(say, size.average),
            best=signed(size.best.total),
            name=size.best.name,
            day=size.best.day,
        )
    elif not alone:
        yield say.gettext("Players: {players}; {games}", players=size.players, games=games)


_CLEAREST = N_("Clearest: {points} ahead, won by {winners} ({where})")


_CLEAREST_OF = NN_(
    "Clearest: {points} ahead in {count} game, the latest won by {winners} ({where})",
    "Clearest: {points} ahead in {count} games, the latest won by {winners} ({where})",
)


_CLOSEST = N_("Closest: {points} ahead, won by {winners} ({where})")


_CLOSEST_OF = NN_(
    "Closest: {points} ahead in {count} game, the latest won by {winners} ({where})",
    "Closest: {points} ahead in {count} games, the latest won by {winners} ({where})",
)


_EQUAL = N_("Closest: equal at the top, won by {winners} ({where})")


_EQUAL_OF = NN_(
    "Closest: equal at the top in {count} game, the latest won by {winners} ({where})",
    "Closest: equal at the top in {count} games, the latest won by {winners} ({where})",
)


def _extreme(
    say: Language, margin: Margin, where: Callable[[str, str], str], one: str, several: tuple[str, str]
) -> str:
    """The widest or the narrowest margin, with the latest game that had it."""
    values = {"winners": say.join(margin.winners), "where": where(margin.play, margin.day)}
    if margin.points:
        values["points"] = points(say, margin.points)
    if margin.plays == 1:
        return say.gettext(one, **values)
    return say.ngettext(*several, margin.plays, count=margin.plays, **values)


BY_CHANCE = N_("By chance: the wins to expect if everybody at a table were equally likely to win.")
"""What “by chance” means."""


UNDECIDED = NN_(
    "Of {count} game nobody knows who has won; it counts neither as won nor for what chance gives.",
    "Of {count} games nobody knows who has won; they count neither as won nor for what chance gives.",
)
"""What is said of games whose winners are unknown."""


def _notes(say: Language, found: Statistics) -> Iterator[str]:
    """What is left out, and why."""
    if any([each.decided for each in found.persons]):
        yield say.gettext(BY_CHANCE)
    if found.guests:
        guests = [
            say.ngettext("{name} ({count} game)", "{name} ({count} games)", count, name=name, count=count)
            for name, count in found.guests.items()
        ]
        yield say.gettext("Guests are not listed: {names}", names=say.join(guests))
    if any([each.share is None for each in found.persons]):
        yield say.gettext(
            "Shares, averages and bests are told of those who have played at least {count} games.", count=FEWEST
        )
    if found.undecided:
        yield say.ngettext(*UNDECIDED, found.undecided, count=found.undecided)
    if found.unscored:
        yield say.gettext(
            "Games without details, of which only what others have said is known: {count} of {games}",
            count=found.unscored,
            games=found.total,
        )


def to_dict(found: Statistics) -> dict[str, object]:
    """Returns the statistics as JSON."""
    return {
        "games": dict(found.games),
        "undecided": found.undecided,
        "without_details": found.unscored,
        "persons": [
            {
                "person": each.person,
                "games": each.games,
                "decided": each.decided,
                "wins": plain_number(each.wins),
                "chance": plain_number(each.chance),
                "average": None if each.average is None else plain_number(each.average),
                "best": each.best and each.best._asdict(),
            }
            for each in found.persons
        ],
        "guests": [{"person": name, "games": count} for name, count in found.guests.items()],
        "sizes": [
            {
                "players": size.players,
                "games": size.games,
                "average": None if size.average is None else plain_number(size.average),
                "best": size.best and size.best._asdict(),
            }
            for size in found.sizes
        ],
        "clearest": found.clearest and found.clearest._asdict(),
        "closest": found.closest and found.closest._asdict(),
    }
