"""What the lines of Africa say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....game import Item, Line
from ....text.i18n import N_, NN_, Language
from ..components import BOTH_PRIZES, FIRST_PRIZE, SECOND_PRIZE

if TYPE_CHECKING:
    pass

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
    if item.what in GOODS and item.label == (item.what != "alike"):
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
