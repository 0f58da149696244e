"""What the lines of Africa say."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....model import Item, Line
from ....text.i18n import N_, NN_, Language
from ..components import BOTH_PRIZES, FIRST_PRIZE, SECOND_PRIZE

CATEGORIES = {
    "track": N_("Score track"),
    "bonus": N_("+3 marker"),
    "goods": N_("Trade goods"),
    "gold": N_("Gold"),
    "gems": N_("Gems"),
}

GOODS = {
    "alike": NN_("{count} of a kind = {points}", "{count} of a kind = {points}"),
    "statue": NN_("{count} statue = {points}", "{count} statues = {points}"),
    "drum": NN_("{count} drum = {points}", "{count} drums = {points}"),
    "shirt": NN_("{count} shirt = {points}", "{count} shirts = {points}"),
    "kettle": NN_("{count} kettle = {points}", "{count} kettles = {points}"),
}
"""The kinds that a rulebook names; tables name the others."""

HELD = {
    "gold": NN_("{count} nugget", "{count} nuggets"),
    "gems": NN_("{count} gem", "{count} gems"),
    "both": NN_("{count} nugget or gem", "{count} nuggets or gems"),
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
    "after-shared-first": N_("{held}: no second prize, because first place is shared"),
    "with-gold": N_("{held}, counted together with the gold"),
}

SHARED = {
    "shared-first": {
        0: N_("{held}, the most, shared by {players} players ({names}): ({first} + {second}) / {players} = {points}"),
        -1: N_(
            "{held}, the most, shared by {players} players ({names}): ({first} + {second}) / {players}, rounded down"
            " = {points}"
        ),
        1: N_(
            "{held}, the most, shared by {players} players ({names}): ({first} + {second}) / {players}, rounded up"
            " = {points}"
        ),
    },
    "shared-second": {
        0: N_("{held}, second most, shared by {players} players ({names}): {second} / {players} = {points}"),
        -1: N_(
            "{held}, second most, shared by {players} players ({names}): {second} / {players}, rounded down = {points}"
        ),
        1: N_(
            "{held}, second most, shared by {players} players ({names}): {second} / {players}, rounded up = {points}"
        ),
    },
}
"""By whether the share is even (0), was rounded down (-1) or up (1)."""


READINGS = {
    "africa.majority.rounding": {
        "down": N_("Shared prizes are rounded down"),
        "up": N_("Shared prizes are rounded up"),
    },
    "africa.majority.zero": {
        "none": N_("Players with none win no prize"),
        "share": N_("Players with none may win a prize, too"),
    },
    "africa.majority.contests": {
        "two": N_("Gold and gems are two contests"),
        "one": N_("Gold and gems are one contest"),
    },
}
"""The readings of the rulings that touch the scoring, each as a sentence."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    return EXPLAIN[line.category](line, say)


def _explain_track(line: Line, say: Language) -> str:
    count = line.items[0].count
    return say.ngettext("{count} point on the score track", "{count} points on the score track", count, count=count)


def _explain_bonus(line: Line, say: Language) -> str:
    if line.items[0].count:
        return say.gettext("revealed the last monument")
    return say.gettext("did not reveal the last monument")


def _explain_goods(line: Line, say: Language) -> str:
    if not line.items[0].count:  # a kind may have any name, even “none”
        return say.gettext("no trade goods")
    return ", ".join([_explain_kind(item, say) for item in line.items])


@lru_cache(maxsize=512)
def _explain_kind(item: Item, say: Language) -> str:
    if item.what in GOODS and item.label == (item.what != "alike"):
        return say.ngettext(*GOODS[item.what], item.count, count=item.count, points=item.points)
    return say.gettext("{count} × {kind} = {points}", count=item.count, kind=item.what, points=item.points)


def _explain_majority(line: Line, say: Language) -> str:
    (item,) = line.items
    what = item.what.removeprefix("both-")
    contest = line.category if what == item.what else "both"
    if what == "none":
        return say.gettext(NONE[contest])
    held = say.ngettext(*HELD[contest], item.count, count=item.count)
    if what in MAJORITY:
        return say.gettext(MAJORITY[what], held=held, points=item.points)
    players = len(item.of)
    rounded = item.points * players - (BOTH_PRIZES if what == "shared-first" else SECOND_PRIZE)
    return say.gettext(
        SHARED[what][(rounded > 0) - (rounded < 0)],
        held=held,
        players=players,
        names=say.join(item.of),
        points=item.points,
        first=FIRST_PRIZE,
        second=SECOND_PRIZE,
    )


EXPLAIN: dict[str, Callable[[Line, Language], str]] = {
    "track": _explain_track,
    "bonus": _explain_bonus,
    "goods": _explain_goods,
    "gold": _explain_majority,
    "gems": _explain_majority,
}
"""How a line of each category is explained."""
