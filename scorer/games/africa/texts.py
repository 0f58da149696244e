"""What the lines of Africa say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...errors import N_, NN_
from ...i18n import Language
from ...sheet import Item, Line
from .components import BOTH_PRIZES, FIRST_PRIZE, SECOND_PRIZE

if TYPE_CHECKING:
    from .state import Own, State

CATEGORIES = {
    "track": N_("Score track"),
    "bonus": N_("+3 marker"),
    "goods": N_("Trade goods"),
    "gold": N_("Gold"),
    "gems": N_("Gems"),
}

GOODS = {
    "alike": NN_("{count} single = {points}", "{count} alike = {points}"),
    "statue": NN_("{count} statue = {points}", "{count} statues = {points}"),
    "drum": NN_("{count} drum = {points}", "{count} drums = {points}"),
    "shirt": NN_("{count} shirt = {points}", "{count} shirts = {points}"),
    "kettle": NN_("{count} kettle = {points}", "{count} kettles = {points}"),
}
"""The kinds that a rulebook names; tables name the others."""

HELD = {
    "gold": NN_("{count} nugget", "{count} nuggets"),
    "gems": NN_("{count} gem", "{count} gems"),
    "both": NN_("{count} nugget or gem", "{count} nuggets and gems"),
}

NONE = {
    "gold": N_("no gold, no prize"),
    "gems": N_("no gems, no prize"),
    "both": N_("neither gold nor gems, no prize"),
}

MAJORITY = {
    "first": N_("{held}, the most: {points}"),
    "second": N_("{held}, second most: {points}"),
    "behind": N_("{held}: too few for a prize"),
    "after-shared-first": N_("{held}: no second prize is paid, because the most is shared"),
    "with-gold": N_("{held}, counted together with the gold"),
}

SHARED = {
    "shared-first": {
        0: N_("{held}, the most, shared by {players} players: ({first} + {second}) / {players} = {points}"),
        -1: N_(
            "{held}, the most, shared by {players} players: ({first} + {second}) / {players}, rounded down = {points}"
        ),
        1: N_("{held}, the most, shared by {players} players: ({first} + {second}) / {players}, rounded up = {points}"),
    },
    "shared-second": {
        0: N_("{held}, second most, shared by {players} players: {second} / {players} = {points}"),
        -1: N_("{held}, second most, shared by {players} players: {second} / {players}, rounded down = {points}"),
        1: N_("{held}, second most, shared by {players} players: {second} / {players}, rounded up = {points}"),
    },
}
"""By whether the share is even (0), was rounded down (-1) or up (1)."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    item = line.items[0]
    count = item.count
    if line.category == "track":
        return say.ngettext("{count} point on the score track", "{count} points on the score track", count, count=count)
    if line.category == "bonus":
        return say.gettext("revealed the last monument") if count else say.gettext("did not reveal the last monument")
    if line.category == "goods":
        if not count:  # a kind may have any name, even “none”
            return say.gettext("no trade goods")
        return ", ".join([_good(item, say) for item in line.items])
    return _majority(line.category, item, say)


def _good(item: Item, say: Language) -> str:
    if item.what in GOODS:
        return say.ngettext(*GOODS[item.what], item.count, count=item.count, points=item.points)
    return say.gettext("{count} x {kind} = {points}", count=item.count, kind=item.what, points=item.points)


def _majority(category: str, item: Item, say: Language) -> str:
    what = item.what.removeprefix("both-")
    contest = category if what == item.what else "both"
    if what == "none":
        return say.gettext(NONE[contest])
    held = say.ngettext(*HELD[contest], item.count, count=item.count)
    if what in MAJORITY:
        return say.gettext(MAJORITY[what], held=held, points=item.points)
    players = len(item.of)
    rounded = item.points * players - (BOTH_PRIZES if what == "shared-first" else SECOND_PRIZE)
    text = SHARED[what][(rounded > 0) - (rounded < 0)]
    return say.gettext(text, held=held, players=players, points=item.points, first=FIRST_PRIZE, second=SECOND_PRIZE)


# What happens while a game is followed

TILES = {
    "gold": N_("gold"),
    "gems": N_("gems"),
    "goods": N_("trade goods"),
    "animal": N_("animal"),
    "nomad": N_("nomad"),
    "monument": N_("monument"),
}

NAMES = {
    "statue": N_("statue"),
    "drum": N_("drum"),
    "shirt": N_("shirt"),
    "kettle": N_("kettle"),
    "elephant": N_("elephant"),
    "lion": N_("lion"),
    "zebra": N_("zebra"),
}
"""The kinds of trade goods and the species that are known from somewhere; tables name the others."""

EVENTS: dict[str, str | tuple[str, str]] = {
    "start": N_("{player} starts on {space}"),
    "walk": N_("{player} goes to {space}"),
    "free": N_("{player} makes a free move"),
    "free-to": N_("{player} makes a free move to {space}"),
    "skip": N_("{player} leaves out an action"),
    "end": N_("{player} ends the turn"),
    "pass": N_("{player} does nothing in this turn"),
    "gold": NN_("{player} reveals gold: {points} point", "{player} reveals gold: {points} points"),
    "gems": NN_("{player} reveals gems: {points} point", "{player} reveals gems: {points} points"),
    "goods": N_("{player} takes trade goods ({kind}): no points now, but an exchange is possible"),
    "goods-kept": N_("{player} takes trade goods ({kind}): no points now, and no exchange is possible"),
    "animal": NN_(
        "{player} reveals an animal ({animal}): 1 + {near} = {points} point",
        "{player} reveals an animal ({animal}): 1 + {near} = {points} points",
    ),
    "animal-moved": NN_(
        "{player} reveals an animal ({animal}) and moves it: 1 + {near} = {points} point",
        "{player} reveals an animal ({animal}) and moves it: 1 + {near} = {points} points",
    ),
    "nomad": NN_(
        "{player} reveals a nomad: {points} point for empty spaces next to it",
        "{player} reveals a nomad: {points} points for empty spaces next to it",
    ),
    "nomad-moved": NN_(
        "{player} reveals a nomad and moves it: {points} point for empty spaces next to it",
        "{player} reveals a nomad and moves it: {points} points for empty spaces next to it",
    ),
    "nomad-itself": NN_(
        "{player} reveals a nomad: 1 + {near} = {points} point",
        "{player} reveals a nomad: 1 + {near} = {points} points",
    ),
    "nomad-moved-itself": NN_(
        "{player} reveals a nomad and moves it: 1 + {near} = {points} point",
        "{player} reveals a nomad and moves it: 1 + {near} = {points} points",
    ),
    "monument": N_("{player} reveals monument {number} and takes a base camp: no points"),
    "monument-alone": N_("{player} reveals monument {number}; the supply is empty: no base camp, no points"),
    "bonus": NN_(
        "{player} reveals the last monument and takes the marker: {points} point",
        "{player} reveals the last monument and takes the marker: {points} points",
    ),
    "game-over": N_("Monument {number} is revealed: the game ends at once"),
    "exchange": NN_(
        "{player} exchanges {count} tile with {other}: {give} for {take}",
        "{player} exchanges {count} tiles with {other}: {give} for {take}",
    ),
    "keep": N_("{player} keeps the tile ({kind})"),
    "move-animal": NN_(
        "{player} moves an animal ({animal}): {moved} - {near} = {points} point",
        "{player} moves an animal ({animal}): {moved} - {near} = {points} points",
    ),
    "move-nomad": NN_(
        "{player} moves a nomad: {moved} - {near} = {points} point",
        "{player} moves a nomad: {moved} - {near} = {points} points",
    ),
    "research": NN_(
        "{player} places a research camp: {points} point for what is next to it",
        "{player} places a research camp: {points} points for what is next to it",
    ),
    "resources": N_("{player} places a resource camp and collects {nuggets} and {stones}: no points now"),
    "fifty": N_("{player} has come once around the score track and takes a {fifty} marker"),
    "track-end": N_("{player} has more than {most} points: there is no second marker, go on counting"),
}
"""What happened, by the key of the event."""


def named(value: str, say: Language) -> str:
    """A kind of trade goods or a species in the words of a language, or as the table calls it."""
    return say.gettext(NAMES[value]) if value in NAMES else value


def _nuggets(value: int, say: Language) -> str:
    return say.ngettext(*HELD["gold"], value, count=value)


def _gems(value: int, say: Language) -> str:
    return say.ngettext(*HELD["gems"], value, count=value)


def _tile(value: str, say: Language) -> str:
    return say.gettext(TILES[value]) if value in TILES else value


SPOKEN: dict[str, Any] = {
    "tile": _tile,
    "animal": named,
    "kind": named,
    "give": named,
    "take": named,
    "nuggets": _nuggets,
    "stones": _gems,
}
"""How the values of events and refusals are said, where they are not shown as they are."""


def view(state: State, say: Language) -> list[str]:
    """The state in a few lines."""
    player = state.setup.players[state.seat]
    if state.ended:
        lines = [say.gettext("The game is over.")]
    elif state.starting:
        lines = [say.gettext("{player} chooses a start city.", player=player)]
    elif state.revealed:
        kind = named(state.revealed, say)
        lines = [
            say.gettext(
                "Round {round}: {player} may exchange the revealed trade goods ({kind}).",
                round=state.round,
                player=player,
                kind=kind,
            )
        ]
    else:
        lines = [
            say.ngettext(
                "Round {round}: {player} has {left} action.",
                "Round {round}: {player} has {left} actions.",
                state.left,
                round=state.round,
                player=player,
                left=state.left,
            )
        ]
    lines += [_own(state, i, own, say) for i, own in enumerate(state.owns)]
    lines.append(
        say.gettext(
            "Monuments: {monuments} of {last}. Base camps in the supply: {supply}. Face-down tiles: {hidden}."
            " Empty spaces: {empty}.",
            monuments=state.monuments,
            last=state.last,
            supply=state.supply,
            hidden=state.hidden,
            empty=state.empty,
        )
    )
    lines.append(say.gettext("Face up on the board: {tiles}", tiles=_face_up(state, say)))
    return lines


def _own(state: State, seat: int, own: Own, say: Language) -> str:
    values = {
        "player": state.setup.players[seat],
        "points": own.points,
        "camps": own.camps,
        "gold": own.gold,
        "gems": own.gems,
        "goods": _listed(zip(state.kinds, own.goods, strict=False), say),
    }
    if state.map is None or seat >= len(state.explorers):
        return say.gettext(
            "{player}: points {points}, base camps {camps}, gold {gold}, gems {gems}, trade goods: {goods}", **values
        )
    return say.gettext(
        "{player} on {space}: points {points}, base camps {camps}, gold {gold}, gems {gems}, trade goods: {goods}",
        space=state.map.names[state.explorers[seat]],
        **values,
    )


def _face_up(state: State, say: Language) -> str:
    others = {"nomad": state.nomads, "gold": sum(state.gold), "gems": sum(state.gems), "monument": state.monuments}
    return _listed([*state.animals, *[(say.gettext(TILES[tile]), count) for tile, count in others.items()]], say)


def _listed(counts: Iterable[tuple[str, int]], say: Language) -> str:
    """Kinds with their numbers, those of which there are any."""
    parts = [say.gettext("{count} x {kind}", count=count, kind=named(kind, say)) for kind, count in counts if count]
    return ", ".join(parts) or say.gettext("none")
