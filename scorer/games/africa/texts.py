"""What the lines of Africa say."""

from __future__ import annotations

from ...errors import N_, NN_
from ...i18n import Language
from ...sheet import Item, Line
from .components import BOTH_PRIZES, FIRST_PRIZE, SECOND_PRIZE

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
}

MAJORITY = {
    "first": N_("{held}, the most: {points}"),
    "second": N_("{held}, second most: {points}"),
    "behind": N_("{held}: too few for a prize"),
    "after-shared-first": N_("{held}: no second prize is paid, because the most is shared"),
    "with-gold": N_("{held}, counted together with the gold"),
}


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    item = line.items[0]
    if line.category == "track":
        return say.ngettext("{count} point on the score track", "{count} points on the score track", item.count, count=item.count)
    if line.category == "bonus":
        return say.gettext("revealed the last monument") if item.count else say.gettext("did not reveal the last monument")
    if line.category == "goods":
        return say.gettext("no trade goods") if item.what == "none" else ", ".join([_good(item, say) for item in line.items])
    return _majority(line.category, item, say)


def _good(item: Item, say: Language) -> str:
    if item.what in GOODS:
        return say.ngettext(*GOODS[item.what], item.count, count=item.count, points=item.points)
    return say.gettext("{count} x {kind} = {points}", count=item.count, kind=item.what, points=item.points)


def _majority(category: str, item: Item, say: Language) -> str:
    if item.what == "none":
        return say.gettext("no gold, no prize") if category == "gold" else say.gettext("no gems, no prize")
    held = say.ngettext(*HELD[category], item.count, count=item.count)
    if item.what in MAJORITY:
        return say.gettext(MAJORITY[item.what], held=held, points=item.points)
    players = len(item.of)
    values = {"held": held, "players": players, "points": item.points, "first": FIRST_PRIZE, "second": SECOND_PRIZE}
    prize = BOTH_PRIZES if item.what == "shared-first" else SECOND_PRIZE
    if item.points * players == prize:
        if item.what == "shared-first":
            return say.gettext("{held}, the most, shared by {players} players: ({first} + {second}) / {players} = {points}", **values)
        return say.gettext("{held}, second most, shared by {players} players: {second} / {players} = {points}", **values)
    if item.points * players < prize:
        if item.what == "shared-first":
            return say.gettext("{held}, the most, shared by {players} players: ({first} + {second}) / {players}, rounded down = {points}", **values)
        return say.gettext("{held}, second most, shared by {players} players: {second} / {players}, rounded down = {points}", **values)
    if item.what == "shared-first":
        return say.gettext("{held}, the most, shared by {players} players: ({first} + {second}) / {players}, rounded up = {points}", **values)
    return say.gettext("{held}, second most, shared by {players} players: {second} / {players}, rounded up = {points}", **values)
