"""What the lines of Africana say, and what is said while it is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....game import Item, Line
from ....scoring.explain import tie_items
from ....scoring.ranking import Decision
from ....text.i18n import N_, Language
from .. import components as c

if TYPE_CHECKING:
    pass

CATEGORIES = {
    "expeditions": N_("Expeditions"),
    "artifacts": N_("Artifacts"),
    "collections": N_("Collections"),
    "helpers": N_("Helpers"),
    "money": N_("Money"),
    "travel": N_("Travel cards"),
    "open": N_("Open artifacts"),
}

COLLECTIONS = {
    "three-alike": N_("three alike ({kinds}) = {points}"),
    "four-different": N_("four different ({kinds}) = {points}"),
    "two-alike": N_("two alike ({kinds}) = {points}"),
    "two-different": N_("two different ({kinds}) = {points}"),
    "spare": N_("in no collection ({kinds}) = {points}"),
}


READINGS = {
    "africana.collections.repeat": {
        "any": N_("Each type of collection counts as often as you have it"),
        "once": N_("Each type of collection counts once"),
    },
    "africana.tie.money": {
        "value": N_("All money decides a tie, gold as 5 silver"),
        "silver": N_("Only silver coins decide a tie"),
    },
}
"""The readings of the rulings that touch the scoring, each as a sentence."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    item = line.items[0]
    count = item.count
    match line.category:
        case "expeditions" | "artifacts":
            return _printed(line, say)
        case "collections":
            if item.what == "none":
                return say.gettext("no artifacts, no collections")
            return ", ".join([_collection(item, say) for item in line.items])
        case "helpers":
            if not item.points:
                return say.ngettext(
                    "{count} completed helper adventure, no penalty",
                    "{count} completed helper adventures, no penalty",
                    count,
                    count=count,
                )
            return say.ngettext(
                "{count} completed helper adventure, penalty {points}",
                "{count} completed helper adventures, penalty {points}",
                count,
                count=count,
                points=-item.points,
            )
        case "money":
            return say.gettext(
                "{silver} silver in value: 1 point for every {each}", silver=count, each=c.SILVER_A_POINT
            )
        case "travel":
            return say.ngettext(
                "{count} travel card: 1 point for every {each}",
                "{count} travel cards: 1 point for every {each}",
                count,
                count=count,
                each=c.CARDS_A_POINT,
            )
    return say.ngettext(
        "{count} artifact adventure not completed",
        "{count} artifact adventures not completed",
        count,
        count=count,
    )


def _printed(line: Line, say: Language) -> str:
    expeditions = line.category == "expeditions"
    match line.items[0].what:
        case "none":
            return (
                say.gettext("no points on expedition cards")
                if expeditions
                else say.gettext("no points on artifact cards")
            )
        case "sum":
            return say.gettext("the sum printed on the cards")
    sum_of = " + ".join([str(item.points) for item in line.items])
    cards = len(line.items)
    if expeditions:
        return say.ngettext("{count} expedition: {sum}", "{count} expeditions: {sum}", cards, count=cards, sum=sum_of)
    return say.ngettext("{count} artifact: {sum}", "{count} artifacts: {sum}", cards, count=cards, sum=sum_of)


def _collection(item: Item, say: Language) -> str:
    return say.gettext(COLLECTIONS[item.what], kinds=", ".join(item.of), points=item.points)


def tie(decision: Decision, winner: str, points: str, say: Language) -> str:
    """What decided between equal totals."""
    return say.gettext(
        "Winner with {points} and the most money: {winner} ({amounts})",
        points=points,
        winner=winner,
        amounts=tie_items(decision),
    )
