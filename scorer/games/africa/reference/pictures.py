"""Pictures of what people ask about most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ....reference.drawing import Picture, around, arrow, card, lines, picture, text
from ....reference.entries import rule
from ....text.i18n import Language
from .. import components as its

NAMES = ("Anna", "Ben", "Cleo")


def _space(name: str, say: Language, id: str, desc: str, spaces: list[tuple[str, str]]) -> Picture:
    height, body = around(spaces)
    return picture(name, height, rule(id).title(say.code), desc, body)


def animals(say: Language) -> Picture:
    """A revealed animal and its neighbours."""
    elephant, lion, hidden = say.gettext("elephant"), say.gettext("lion"), say.gettext("face down")
    same = (elephant, "counts")
    empty = (say.gettext("empty"), "empty")
    spaces = [(elephant, "middle"), same, (hidden, "hidden"), (lion, ""), same, empty, (hidden, "hidden")]
    others = spaces.count(same)
    return _space(
        "animals",
        say,
        "africa.action.reveal.animal",
        say.gettext(
            "The elephant in the middle was revealed. {others} elephants are next to it:"
            " 1 + {others} = {points} points.",
            others=others,
            points=1 + others,
        ),
        spaces,
    )


def nomads(say: Language) -> Picture:
    """A revealed nomad and its neighbours."""
    empty, hidden = (say.gettext("empty"), "counts empty"), (say.gettext("face down"), "hidden")
    city = (rule("africa.term.start-city").title(say.code), "counts")
    nomad = (rule("africa.term.nomad").title(say.code), "middle")
    spaces = [nomad, empty, hidden, (say.gettext("lion"), ""), city, hidden, empty]
    return _space(
        "nomads",
        say,
        "africa.action.reveal.nomad",
        say.gettext(
            "The nomad in the middle was revealed. {points} empty spaces are next to it, one of them a start city:"
            " {points} points.",
            points=sum("counts" in kind for _, kind in spaces),
        ),
        spaces,
    )


def adjacent(say: Language) -> Picture:
    """A space and those next to it."""
    spaces = [("", "middle"), *((f"{i}", "counts") for i in range(1, its.NEIGHBOURS + 1))]
    desc = say.gettext("The {count} numbered spaces share an edge with the one in the middle.", count=its.NEIGHBOURS)
    return _space("adjacent", say, "africa.space.adjacent", desc, spaces)


def _camp(name: str, say: Language, id: str, desc: str, counted: str) -> Picture:
    monument, gold, gems = say.gettext("monument"), say.gettext("gold"), say.gettext("gems")
    nomad = rule("africa.term.nomad").title(say.code)
    found = [
        (say.gettext("lion"), "points"),
        (gold, "tiles"),
        (monument, "points"),
        (say.gettext("face down"), ""),
        (nomad, "points"),
        (gems, "tiles"),
    ]
    camp = (rule("africa.term.camp").title(say.code), "middle")
    kinds = {counted: "counts", "": "hidden"}
    return _space(name, say, id, desc, [camp, *((label, kinds.get(kind, "")) for label, kind in found)])


def research(say: Language) -> Picture:
    """What a camp for points scores."""
    desc = say.gettext(
        "The base camp scores {points} points: for the lion, the monument and the nomad. All tiles stay.", points=3
    )
    return _camp("research", say, "africa.action.camp.research", desc, "points")


def resources(say: Language) -> Picture:
    """What a camp for gold and gems takes."""
    desc = say.gettext("The gold and the gems go to the player and count at the end. There are no points now.")
    return _camp("resources", say, "africa.action.camp.resources", desc, "tiles")


def exchange(say: Language) -> Picture:
    """Trade goods before and after an exchange."""
    statue, drum = say.gettext("statue"), say.gettext("drum")
    mine, other = say.gettext("you"), "Ben"
    body: list[str] = []
    rows = [
        (mine, [(statue, ""), (statue, "middle")]),
        (other, [(drum, "counts"), (drum, "counts")]),
        (mine, [(drum, "counts"), (drum, "counts")]),
        (other, [(statue, ""), (statue, "middle")]),
    ]
    for row, (name, tiles) in enumerate(rows):
        top = row * 72 + (34 if row > 1 else 4)
        body.append(text((4, top + 36), name, "strong start"))
        for i, (label, kind) in enumerate(tiles):
            x = 76 + i * 126
            body += [card((x, top), (116, 60), kind), *lines((x + 58, top + 30), label)]
    body.append(arrow((197, 144), (197, 170)))
    return picture(
        "exchange",
        320,
        rule("africa.action.reveal.exchange").title(say.code),
        say.gettext("You reveal your second statue, take both drums from Ben and give him both statues."),
        body,
    )


def _bars(at: tuple[float, float], players: list[tuple[int, str]], *, wide: float = 90) -> list[str]:
    """Three players, each with the pieces that they have and the points that they get."""
    left, top = at
    body: list[str] = []
    for i, ((count, points), name) in enumerate(zip(players, NAMES, strict=True)):
        x, height, width = left + i * wide, count * 22, wide - 12
        body += [
            card((x, top + 105 - height), (width, height), "counts" if points != "0" else "empty"),
            text((x + width / 2, top + 96), "●" * count, "dots"),
            text((x + width / 2, top + 97 - height), points, "strong"),
            text((x + width / 2, top + 125), name),
        ]
    return body


def tie_first(say: Language) -> Picture:
    """Two players have most."""
    each = its.BOTH_PRIZES // 2
    how = f"({its.FIRST_PRIZE} + {its.SECOND_PRIZE}) / 2 = {each}"
    return picture(
        "tie-first",
        176,
        rule("africa.score.majority.tie_first").title(say.code),
        say.gettext(
            "Anna and Ben have the most and share both prizes: {each} points each. Cleo gets nothing.",
            each=each,
        ),
        [text((165, 20), how, "sum"), *_bars((35, 41), [(4, f"{each}"), (4, f"{each}"), (2, "0")])],
    )


def tie_second(say: Language) -> Picture:
    """Two players have second most."""
    first, share = its.FIRST_PRIZE, its.SECOND_PRIZE // 2
    return picture(
        "tie-second",
        176,
        rule("africa.score.majority.tie_second").title(say.code),
        say.gettext(
            "Anna has the most and gets {first} points. Ben and Cleo share the second prize: {share} points each.",
            first=first,
            share=share,
        ),
        [
            text((165, 20), f"{its.SECOND_PRIZE} / 2 = {share}", "sum"),
            *_bars((35, 41), [(4, f"{first}"), (2, f"{share}"), (2, f"{share}")]),
        ],
    )


def three_way(say: Language, *, name: str) -> Picture:
    """Three players have most, under both roundings."""
    down, up = its.BOTH_PRIZES // 3, -(-its.BOTH_PRIZES // 3)
    body = [text((165, 20), f"({its.FIRST_PRIZE} + {its.SECOND_PRIZE}) / 3 = {down} ⅓", "sum")]
    for left, words, points in ((2, say.gettext("rounded down"), down), (176, say.gettext("rounded up"), up)):
        body += lines((left + 76, 50), words, "strong", letters=18)
        body += _bars((left, 65), [(3, f"{points}")] * 3, wide=54)
    return picture(
        name,
        200,
        rule("africa.score.majority.round").title(say.code),
        say.gettext(
            "Three players have the most. If shares are rounded down, each gets {down} points; if they are rounded up,"
            " each gets {up}.",
            down=down,
            up=up,
        ),
        body,
    )


PICTURES: Mapping[str, Callable[[Language], Picture]] = {
    "africa.action.reveal.animal": animals,
    "africa.action.reveal.nomad": nomads,
    "africa.space.adjacent": adjacent,
    "africa.action.camp.research": research,
    "africa.action.camp.resources": resources,
    "africa.exchange.give": exchange,
    "africa.score.majority.tie_first": tie_first,
    "africa.score.majority.tie_second": tie_second,
    "africa.score.majority.round": partial(three_way, name="rounding-rule"),
    "africa.majority.rounding": partial(three_way, name="rounding-ruling"),
}
"""By the id of the rule that each explains."""
