"""`scorer log stats`: what games have in common."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence

from ...log import Logbook, Wanted
from ...log.stats import FEWEST, Best, Margin, PersonStats, SizeStats, Statistics, statistics
from ...text.i18n import N_, NN_, signed
from ..localized import check_format
from ..progress import Progress
from ..terminal import dump, plain, say, tell
from .bars import table
from .found import day, game_id, game_name, numbers, person
from .lists import no_games, number
from .shown import decimal, fraction, percent, plain_number, points


def run(game: str, player: str, since: str, players: str, format: str) -> int:
    """Tells what games have in common. Returns the exit code."""
    check_format(format)
    wanted_size = number(players, "--players") if players else 0
    log = Logbook().read()
    wanted = Wanted(game_id(log, game), person(log, player) if player else "", day(since))
    with Progress([]) as progress:
        results = []
        for result in log.results(wanted):
            progress.add()
            if wanted_size in (0, len(result.seats)):
                results.append(result)
    found = statistics(results, log.people)
    if format == "json":
        dump(_to_dict(found), sys.stdout)
        return 0
    if not found.total:
        tell(no_games(log))
        return 0
    for line in _lines(found, numbers(log) if found.clearest else {}):
        tell(line)
    return 0


def _lines(found: Statistics, number_of: Mapping[str, int]) -> Iterator[str]:
    counted = _counted(found.total)
    if len(found.games) > 1:
        yield f"{counted} – {say().amounts([(game_name(id), count) for id, count in found.games.items()])}"
    else:
        yield say().gettext("{name}: {count}", name=game_name(*found.games), count=counted)
    yield from _grid(found.persons) or map(_person, found.persons)
    for each in found.persons:
        if each.average is not None:
            yield _typical(each.person, decimal(each.average), each.best)
    for size in found.sizes:
        yield from _size(size, alone=len(found.sizes) == 1)
    if found.clearest and found.closest and found.clearest.points:
        yield _extreme(found.clearest, number_of, _CLEAREST, _CLEAREST_OF)
        closest = (_CLOSEST, _CLOSEST_OF) if found.closest.points else (_EQUAL, _EQUAL_OF)
        yield _extreme(found.closest, number_of, *closest)
    yield from _notes(found)


_PERSON = NN_(
    "{name}: won {wins} of {games} game; by chance alone {chance}",
    "{name}: won {wins} of {games} games; by chance alone {chance}",
)
_PERSON_SHARE = NN_(
    "{name}: won {wins} of {games} game ({share}); by chance alone {chance}",
    "{name}: won {wins} of {games} games ({share}); by chance alone {chance}",
)


def _person(each: PersonStats) -> str:
    """One person, as a sentence."""
    if not each.decided:
        return say().gettext("{name}: {count}", name=each.person, count=_counted(each.games))
    values = {"name": each.person, "wins": fraction(each.wins), "games": each.decided, "chance": decimal(each.chance)}
    if each.share is None:
        return say().ngettext(*_PERSON, each.decided, **values)
    return say().ngettext(*_PERSON_SHARE, each.decided, share=percent(each.share), **values)


def _grid(persons: Sequence[PersonStats]) -> list[str]:
    """The persons as a table with bars; nothing where it does not fit, or nobody would see it."""
    if plain() or not sys.stdout.isatty():
        return []
    from shutil import get_terminal_size

    heads = [
        "",
        say().pgettext("statistics", "games"),
        say().pgettext("statistics", "wins"),
        say().pgettext("statistics", "by chance"),
        say().pgettext("statistics", "share"),
    ]
    rows = [
        [
            each.person,
            str(each.decided),
            fraction(each.wins),
            decimal(each.chance),
            "" if each.share is None else percent(each.share),
        ]
        for each in persons
    ]
    return table([heads, *rows], [each.share or 0 for each in persons], get_terminal_size().columns)


def _counted(count: int) -> str:
    return say().ngettext("{count} game", "{count} games", count, count=count)


def _typical(name: str, average: str, best: Best | None) -> str:
    values = {"name": name, "average": average}
    if best is None:
        return say().gettext("{name}: {average} points on average", **values)
    return say().gettext(
        "{name}: {average} points on average, at best {best} ({day})", best=signed(best.total), day=best.day, **values
    )


def _size(size: SizeStats, *, alone: bool) -> Iterator[str]:
    games = _counted(size.games)
    if size.average is not None and size.best is not None:
        yield say().gettext(
            "Players: {players}; {games}; {average} points on average; at best {best} ({name}, {day})",
            players=size.players,
            games=games,
            average=decimal(size.average),
            best=signed(size.best.total),
            name=size.best.name,
            day=size.best.day,
        )
    elif not alone:
        yield say().gettext("Players: {players}; {games}", players=size.players, games=games)


_CLEAREST = N_("Clearest: {points} ahead, won by {winners} ({day}, game {number})")
_CLEAREST_OF = NN_(
    "Clearest: {points} ahead in {count} game, the latest won by {winners} ({day}, game {number})",
    "Clearest: {points} ahead in {count} games, the latest won by {winners} ({day}, game {number})",
)
_CLOSEST = N_("Closest: {points} ahead, won by {winners} ({day}, game {number})")
_CLOSEST_OF = NN_(
    "Closest: {points} ahead in {count} game, the latest won by {winners} ({day}, game {number})",
    "Closest: {points} ahead in {count} games, the latest won by {winners} ({day}, game {number})",
)
_EQUAL = N_("Closest: equal at the top, won by {winners} ({day}, game {number})")
_EQUAL_OF = NN_(
    "Closest: equal at the top in {count} game, the latest won by {winners} ({day}, game {number})",
    "Closest: equal at the top in {count} games, the latest won by {winners} ({day}, game {number})",
)


def _extreme(margin: Margin, number_of: Mapping[str, int], one: str, several: tuple[str, str]) -> str:
    """The widest or the narrowest margin, with the latest game that had it."""
    values = {"winners": say().join(margin.winners), "day": margin.day, "number": number_of[margin.play]}
    if margin.points:
        values["points"] = points(margin.points)
    if margin.plays == 1:
        return say().gettext(one, **values)
    return say().ngettext(*several, margin.plays, count=margin.plays, **values)


def _notes(found: Statistics) -> Iterator[str]:
    """What is left out, and why."""
    say_ = say()
    if any([each.decided for each in found.persons]):
        yield say_.gettext("By chance: the wins to expect if everybody at a table were equally likely to win.")
    if found.guests:
        guests = [
            say_.ngettext("{name} ({count} game)", "{name} ({count} games)", count, name=name, count=count)
            for name, count in found.guests.items()
        ]
        yield say_.gettext("Guests are not listed: {names}", names=say_.join(guests))
    if any([each.share is None for each in found.persons]):
        yield say_.gettext(
            "Shares, averages and bests are told of those who have played at least {count} games.", count=FEWEST
        )
    if found.undecided:
        yield say_.ngettext(
            "Of {count} game nobody knows who has won; it counts neither as won nor for what chance gives.",
            "Of {count} games nobody knows who has won; they count neither as won nor for what chance gives.",
            found.undecided,
            count=found.undecided,
        )
    if found.unscored:
        yield say_.gettext(
            "Games without details, of which only what others have said is known: {count} of {games}",
            count=found.unscored,
            games=found.total,
        )


def _to_dict(found: Statistics) -> dict[str, object]:
    """The statistics for other programs."""
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
