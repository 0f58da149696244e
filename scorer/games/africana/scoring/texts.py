"""What the lines of Africana say, and what is said while it is followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ....model import Item, Line
from ....scoring.explain import tie_items
from ....scoring.ranking import Decision
from ....text.i18n import N_, NN_, Language
from .. import components as c
from ..vocabulary import ARTIFACTS
from .scoring import LETTERS

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

SPARE_PAIR = N_("in no collection, as each type counts only once ({kinds}) = {points}")


READINGS = {
    "africana.collections.repeat": {
        "any": N_("Each type of collection counts as often as you have it"),
        "once": N_("Each type of collection counts once"),
    },
    "africana.tie.money": {
        "value": N_("All money counts in a tie; gold counts as 5 silver"),
        "silver": N_("Only silver coins count in a tie"),
    },
}
"""The readings of the rulings that touch the scoring, each as a sentence."""


def explain(line: Line, say: Language) -> str:
    """The sentence of a line."""
    return EXPLAIN[line.category](line, say)


def _explain_expeditions(line: Line, say: Language) -> str:
    match line.items[0].what:
        case "none":
            return say.gettext("no points on expedition cards")
        case "sum":
            return say.gettext("the sum printed on the cards")
    cards = len(line.items)
    return say.ngettext("{count} expedition: {sum}", "{count} expeditions: {sum}", cards, count=cards, sum=_sum(line))


def _explain_artifacts(line: Line, say: Language) -> str:
    match line.items[0].what:
        case "none":
            return say.gettext("no points on artifact cards")
        case "sum":
            return say.gettext("the sum printed on the cards")
    cards = len(line.items)
    return say.ngettext("{count} artifact: {sum}", "{count} artifacts: {sum}", cards, count=cards, sum=_sum(line))


def _sum(line: Line) -> str:
    """The points of all cards: `3 + 4`."""
    return " + ".join([str(item.points) for item in line.items])


def _explain_collections(line: Line, say: Language) -> str:
    if line.items[0].what == "none":
        return say.gettext("no artifacts, no collections")
    labels = {label for item in line.items for label in item.of}
    kinds = {label: _kind(label, say) for label in labels}
    told = ", ".join([_explain_collection(item, kinds, say) for item in line.items])
    if all([label in LETTERS for label in labels]):
        # Where nobody has named the kinds, A of one player need not be A of another.
        return say.gettext("{collections} (the letters tell this player’s kinds apart)", collections=told)
    return told


def _explain_collection(item: Item, kinds: Mapping[str, str], say: Language) -> str:
    # Two spare artifacts would be a collection if each type did not count only once.
    message = SPARE_PAIR if item.what == "spare" and item.count > 1 else COLLECTIONS[item.what]
    return say.gettext(message, kinds=", ".join([kinds[label] for label in item.of]), points=item.points)


def _kind(label: str, say: Language) -> str:
    """What a kind of artifacts is called: in each language where it is listed, else as people have named it."""
    return say.call(ARTIFACTS[label]) if label in ARTIFACTS else label


def _explain_helpers(line: Line, say: Language) -> str:
    (item,) = line.items
    if not item.count:
        return say.gettext("no completed helper adventures, no penalty")
    if not item.points:
        return say.ngettext(
            "{count} completed helper adventure, no penalty",
            "{count} completed helper adventures, no penalty",
            item.count,
            count=item.count,
        )
    return say.ngettext(
        "{count} completed helper adventure, penalty {points}",
        "{count} completed helper adventures, penalty {points}",
        item.count,
        count=item.count,
        points=-item.points,
    )


def _explain_money(line: Line, say: Language) -> str:
    silver = line.items[0].count
    if not silver:
        return say.gettext("no money")
    return say.gettext(
        "worth {silver} silver in all: 1 point for every full {each}", silver=silver, each=c.SILVER_A_POINT
    )


def _explain_travel(line: Line, say: Language) -> str:
    count = line.items[0].count
    if not count:
        return say.gettext("no travel cards")
    return say.ngettext(
        "{count} travel card: 1 point for every {each}",
        "{count} travel cards: 1 point for every {each}",
        count,
        count=count,
        each=c.CARDS_A_POINT,
    )


def _explain_open(line: Line, say: Language) -> str:
    count = line.items[0].count
    if not count:
        return say.gettext("no open artifact adventures")
    return say.ngettext(
        "{count} open artifact adventure",
        "{count} open artifact adventures",
        count,
        count=count,
    )


EXPLAIN: dict[str, Callable[[Line, Language], str]] = {
    "expeditions": _explain_expeditions,
    "artifacts": _explain_artifacts,
    "collections": _explain_collections,
    "helpers": _explain_helpers,
    "money": _explain_money,
    "travel": _explain_travel,
    "open": _explain_open,
}
"""How a line of each category is explained."""


def tie(decision: Decision, winners: Sequence[str], points: str, readings: Mapping[str, str], say: Language) -> str:
    """What decided between equal totals: the money of everybody who had the most points."""
    return say.ngettext(
        *TIES[readings["africana.tie.money"]],
        len(winners),
        points=points,
        winners=say.join(winners),
        amounts=tie_items(decision, say),
    )


TIES = {
    "value": NN_(
        "Winner with {points} and the most money: {winners} (worth in silver: {amounts})",
        "Shared victory with {points} and equally much money: {winners} (worth in silver: {amounts})",
    ),
    "silver": NN_(
        "Winner with {points} and the most silver coins: {winners} (silver coins: {amounts})",
        "Shared victory with {points} and equally many silver coins: {winners} (silver coins: {amounts})",
    ),
}
"""By what the tie-break compares: a single winner, several."""
