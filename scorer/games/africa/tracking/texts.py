"""What is said while Africa is followed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....text.i18n import N_, NN_, Language
from ..components import BONUS
from ..scoring.texts import HELD
from .words import TILES, say_name

if TYPE_CHECKING:
    from .state import Own, State

EVENTS: dict[str, str | tuple[str, str]] = {
    "start": N_("{player} starts on {space}"),
    "walk": N_("{player} goes to {space}"),
    "free": N_("{player} makes a free move"),
    "free-to": N_("{player} makes a free move to {space}"),
    "skip": N_("{player} skips an action"),
    "end": N_("{player} ends the turn"),
    "pass": N_("{player} does nothing this turn"),
    "gold": NN_("{player} reveals gold: {points} point", "{player} reveals gold: {points} points"),
    "gems": NN_("{player} reveals gems: {points} point", "{player} reveals gems: {points} points"),
    "goods": N_("{player} takes trade goods ({kind}): no points now, but an exchange is possible"),
    "goods-kept": N_("{player} takes trade goods ({kind}): no points now, and no exchange is possible"),
    "goods-full": N_(
        "{player} takes trade goods ({kind}): no points now, and no exchange is possible, as somebody would then have"
        " more of one kind than has a value"
    ),
    "animal": NN_(
        "{player} reveals an animal ({animal}): 1 + {near} = {points} point",
        "{player} reveals an animal ({animal}): 1 + {near} = {points} points",
    ),
    "animal-moved": NN_(
        "{player} reveals an animal ({animal}) and moves it: 1 + {near} = {points} point",
        "{player} reveals an animal ({animal}) and moves it: 1 + {near} = {points} points",
    ),
    "animal-unnamed": NN_(
        "{player} reveals an animal: 1 + {near} = {points} point",
        "{player} reveals an animal: 1 + {near} = {points} points",
    ),
    "animal-moved-unnamed": NN_(
        "{player} reveals an animal and moves it: 1 + {near} = {points} point",
        "{player} reveals an animal and moves it: 1 + {near} = {points} points",
    ),
    "nomad": NN_(
        "{player} reveals a nomad: {points} point for an empty space next to it",
        "{player} reveals a nomad: {points} points for empty spaces next to it",
    ),
    "nomad-moved": NN_(
        "{player} reveals a nomad and moves it: {points} point for an empty space next to it",
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
    "monument": N_("{player} reveals a monument (number {number}) and takes a base camp: no points"),
    "monument-alone": N_("{player} reveals a monument (number {number}); the supply is empty: no base camp, no points"),
    "bonus": NN_(
        "{player} reveals the last monument and takes the +3 marker: {points} point",
        "{player} reveals the last monument and takes the +3 marker: {points} points",
    ),
    "game-over": N_("Monument number {number} is revealed: the game ends at once"),
    "exchange": NN_(
        "{player} exchanges {count} tile with {other} (gives: {give}, takes: {take})",
        "{player} exchanges {count} tiles with {other} (gives: {give}, takes: {take})",
    ),
    "keep": N_("{player} keeps the tile ({kind})"),
    "move-animal": NN_(
        "{player} moves an animal ({animal}): {moved} − {near} = {points} point",
        "{player} moves an animal ({animal}): {moved} − {near} = {points} points",
    ),
    "move-animal-unnamed": NN_(
        "{player} moves an animal: {moved} − {near} = {points} point",
        "{player} moves an animal: {moved} − {near} = {points} points",
    ),
    "move-nomad": NN_(
        "{player} moves a nomad: {moved} − {near} = {points} point",
        "{player} moves a nomad: {moved} − {near} = {points} points",
    ),
    "research": NN_(
        "{player} places a research camp: {points} point for what is next to it",
        "{player} places a research camp: {points} points for what is next to it",
    ),
    "resources": N_("{player} places a resource camp and collects {found}: no points now"),
    "fifty": N_("{player} has gone once around the score track and takes a {fifty} marker"),
    "track-end": N_("{player} has more than {most} points: there is no second marker, so keep counting"),
}
"""What happened, by the key of the event."""


def _found(value: tuple[int, int], say: Language) -> str:
    held = zip(("gold", "gems"), value, strict=True)
    return say.join([say.ngettext(*HELD[of], count, count=count) for of, count in held if count]) or say.gettext(
        "nothing"
    )


def _tile(value: str, say: Language) -> str:
    return say.gettext(TILES[value]) if value in TILES else value


SPOKEN: dict[str, object] = {
    "tile": _tile,
    "animal": say_name,
    "kind": say_name,
    "give": say_name,
    "take": say_name,
    "found": _found,
}
"""How the values of events and refusals are said, where they are not shown as they are."""


READINGS = {
    "africa.nomad.reveal": {
        "spaces": N_("A revealed nomad scores only the empty spaces next to it"),
        "spaces-plus-one": N_("A revealed nomad scores the empty spaces next to it, and 1 point for itself"),
    },
    "africa.end.two-players": {
        "ninth": N_("The 9th monument ends a game for two"),
        "eleventh": N_("The 11th monument ends a game for two, too"),
    },
}
"""The readings of the rulings of play, each as a sentence."""


def view(state: State, say: Language) -> list[str]:
    """Returns the state in a few lines in a language; the first one says where the game stands."""
    player = state.setup.players[state.seat]
    if state.ended:
        lines = [say.gettext("The game is over.")]
    elif state.starting:
        lines = [say.gettext("{player} chooses a start city.", player=player)]
    elif state.revealed:
        kind = say_name(state.revealed, say)
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
                "Round {round}: {player} has {left} action left.",
                "Round {round}: {player} has {left} actions left.",
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
        "points": _points(own, say),
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


def _points(own: Own, say: Language) -> str:
    """The points of a player; who has the marker is told what a sheet takes as the score track, too."""
    if not own.bonus:
        return f"{own.points}"
    return say.gettext(
        "{points} (without the {bonus} of the marker: {track})",
        points=own.points,
        track=own.points - BONUS,
        bonus=BONUS,
    )


def _face_up(state: State, say: Language) -> str:
    others = {
        "animal": state.unnamed,
        "nomad": state.nomads,
        "gold": sum(state.gold),
        "gems": sum(state.gems),
        "monument": state.monuments,
    }
    return _listed([*state.animals, *[(say.gettext(TILES[tile]), count) for tile, count in others.items()]], say)


def _listed(counts: Iterable[tuple[str, int]], say: Language) -> str:
    """Kinds with their numbers, those of which there are any."""
    parts = [say.gettext("{count} × {kind}", count=count, kind=say_name(kind, say)) for kind, count in counts if count]
    return ", ".join(parts) or say.gettext("none")
