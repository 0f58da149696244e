"""Pictures of what people ask about most."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....reference.drawing import Picture, card, picture, text
from ....reference.entries import rule
from ....text.i18n import Language
from .. import components as its
from ..scoring.collections import best_split


def split(say: Language) -> Picture:
    """The same artifacts in two splits."""
    counts = (3, 1, 1, 1)
    best = [("".join("ABCD"[i] for i in kinds), found.points) for found, kinds in best_split(counts)]
    other = [("AAA", its.THREE_ALIKE), ("BC", its.TWO_DIFFERENT), ("D", 0)]
    body = []
    for row, collections in enumerate((other, best)):
        top, x = row * 112, 2.0
        for kinds, points in collections:
            for kind in kinds:
                body += [
                    card((x, top + 6), (36, 54), "counts" if points else "empty"),
                    text((x + 18, top + 39), kind, "strong"),
                ]
                x += 39
            body.append(text((x - 19.5 * len(kinds), top + 82), f"{points}"))
            x += 14
        total = sum(points for _, points in collections)
        body.append(text((x + 20, top + 40), f"= {total}", "strong"))
    totals = [sum(points for _, points in collections) for collections in (other, best)]
    return picture(
        "split",
        202,
        rule("africana.score.collections").title(say.code),
        say.gettext(
            "The same six artifacts, grouped in two ways: {worse} points above, {better} points below. The grouping"
            " below counts.",
            worse=totals[0],
            better=totals[1],
        ),
        body,
    )


PICTURES: Mapping[str, Callable[[Language], Picture]] = {"africana.score.collections": split}
"""By the id of the rule that each explains."""
