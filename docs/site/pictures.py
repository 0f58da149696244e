"""The small pictures: SVG drawn from the rules themselves, labelled in the language of the page.

Colours are classes of `site.css`, so that the pictures follow light and dark.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

from scorer.games.africa import components as africa
from scorer.games.africana import components as africana
from scorer.games.africana.scoring.collections import best_split
from scorer.games.afritoria import components as afritoria
from scorer.reference.entries import rule
from scorer.text.i18n import Language

Point = tuple[float, float]


class Picture(NamedTuple):
    """A picture and what it shows, in a sentence or two."""

    svg: str
    caption: str


def _svg(name: str, size: tuple[int, int], title: str, desc: str, body: list[str]) -> Picture:
    """A picture with its name and its description, for those who cannot see it."""
    width, height = size
    begin = (
        f'<svg class="picture" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" aria-labelledby="picture-{name}-title picture-{name}-desc">'
    )
    svg = "\n".join(
        [
            begin,
            f'<title id="picture-{name}-title">{escape(title)}</title>',
            f'<desc id="picture-{name}-desc">{escape(desc)}</desc>',
            *body,
            "</svg>",
        ]
    )
    return Picture(svg, desc)


def _text(at: Point, text: str, kind: str = "") -> str:
    """Words around a point."""
    if not kind and len(text) > 12:
        kind = "long"
    more = f' class="{kind}"' if kind else ""
    return f'<text x="{at[0]:g}" y="{at[1]:g}"{more}>{escape(text)}</text>'


def _card(at: Point, size: Point, kind: str = "") -> str:
    """A card or a bar, by its upper left corner."""
    (x, y), (width, height) = at, size
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" class="shape {kind}"></rect>'


def _around(name: str, say: Language, title: str, desc: str, spaces: list[tuple[str, str]]) -> Picture:
    """A space and its six neighbours; of each its label and its kind."""
    size, middle = 54.0, (145.0, 139.0)
    far = size * 3**0.5
    centres = [middle] + [
        (middle[0] + far * cos(pi / 3 * i), middle[1] + far * sin(pi / 3 * i)) for i in range(africa.NEIGHBOURS)
    ]
    body = []
    for (x, y), (label, kind) in zip(centres, spaces, strict=True):
        corners = [(x + size * cos(pi / 3 * i + pi / 6), y + size * sin(pi / 3 * i + pi / 6)) for i in range(6)]
        points = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners)
        body.append(f'<polygon points="{points}" class="shape {kind}"></polygon>')
        words = label.split(" ", 1) if len(label) > 9 else [label]
        for i, word in enumerate(words):
            body.append(_text((round(x, 1), round(y + 5 + 16 * (i - (len(words) - 1) / 2), 1)), word))
    return _svg(name, (290, 278), title, desc, body)


def animals(say: Language) -> Picture:
    """A revealed animal and its neighbours."""
    elephant, lion, hidden = say.gettext("elephant"), say.gettext("lion"), say.gettext("face down")
    same = (elephant, "counts")
    spaces = [(elephant, "middle"), same, (hidden, "hidden"), (lion, ""), same, ("", "empty"), (hidden, "hidden")]
    others = spaces.count(same)
    return _around(
        "animals",
        say,
        rule("africa.action.reveal.animal").title(say.code),
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
    empty, hidden = (say.gettext("empty"), "counts"), (say.gettext("face down"), "hidden")
    city = (rule("africa.term.start-city").title(say.code), "counts")
    spaces = [
        (rule("africa.term.nomad").title(say.code), "middle"),
        empty,
        hidden,
        (say.gettext("lion"), ""),
        city,
        hidden,
        empty,
    ]
    return _around(
        "nomads",
        say,
        rule("africa.action.reveal.nomad").title(say.code),
        say.gettext(
            "The nomad in the middle was revealed. {points} empty spaces are next to it, one of them a start city:"
            " {points} points.",
            points=sum(kind == "counts" for _, kind in spaces),
        ),
        spaces,
    )


def prizes(say: Language) -> Picture:
    """How equal players share the prizes."""
    first, second, both = africa.FIRST_PRIZE, africa.SECOND_PRIZE, africa.BOTH_PRIZES
    panels = [
        ("africa.score.majority.tie_first", [(4, f"{both // 2}"), (4, f"{both // 2}"), (2, "0")]),
        ("africa.score.majority.tie_second", [(4, f"{first}"), (2, f"{second // 2}"), (2, f"{second // 2}")]),
    ]
    sums = [f"({first} + {second}) / 2 = {both // 2}", f"{second} / 2 = {second // 2}"]
    body = []
    for panel, ((id, players), how) in enumerate(zip(panels, sums, strict=True)):
        top = panel * 190
        body += [_text((160, top + 20), rule(id).title(say.code), "strong"), _text((160, top + 42), how, "sum")]
        for i, ((count, points), name) in enumerate(zip(players, ("Anna", "Ben", "Cleo"), strict=True)):
            x, height = 35 + i * 90, count * 20
            body += [
                _card((x, top + 155 - height), (70, height), "counts" if how.endswith(f" {points}") else "empty"),
                _text((x + 35, top + 147), "●" * count, "dots"),
                _text((x + 35, top + 153 - height - 6), points, "strong"),
                _text((x + 35, top + 173), name),
            ]
    return _svg(
        "prizes",
        (320, 370),
        rule("africa.score.majority").title(say.code),
        say.gettext(
            "Above: Anna and Ben have most and share both prizes, {each} points each; Cleo gets nothing. Below: Anna"
            " has most and gets {first} points; Ben and Cleo share the second prize, {share} points each.",
            each=both // 2,
            first=first,
            share=second // 2,
        ),
        body,
    )


def split(say: Language) -> Picture:
    """The same artifacts in two splits."""
    counts = (3, 1, 1, 1)
    best = [("".join("ABCD"[i] for i in kinds), found.points) for found, kinds in best_split(counts)]
    other = [("AAA", africana.THREE_ALIKE), ("BC", africana.TWO_DIFFERENT), ("D", 0)]
    body = []
    for row, collections in enumerate((other, best)):
        top, x = row * 110, 10.0
        for kinds, points in collections:
            for kind in kinds:
                body += [
                    _card((x, top + 10), (36, 50), "counts" if points else "empty"),
                    _text((x + 18, top + 41), kind, "strong"),
                ]
                x += 40
            body.append(_text((x - 20 * len(kinds) - 2, top + 80), f"{points}"))
            x += 16
        total = sum(points for _, points in collections)
        body.append(_text((x + 24, top + 42), f"= {total}", "strong"))
    totals = [sum(points for _, points in collections) for collections in (other, best)]
    return _svg(
        "split",
        (350, 200),
        rule("africana.score.collections").title(say.code),
        say.gettext(
            "The same six artifacts, split in two ways: {worse} points above, {better} points below. The split below"
            " counts.",
            worse=totals[0],
            better=totals[1],
        ),
        body,
    )


def contest(say: Language) -> Picture:
    """Who wins which card of the market in a round of Afritoria."""
    market = [("green", "lion"), ("green", "gazelle"), ("purple", "zebra")]
    played = [("green", "elephant"), ("green", "meerkat"), ("blue", "lion")]
    names = ("Anna", "Ben", "Cleo")
    body = [_text((10, 20), rule("afritoria.term.market").title(say.code), "strong start")]
    for row, cards in ((30, market), (170, played)):
        for i, (colour, animal) in enumerate(cards):
            x = 10 + i * 120
            strength = afritoria.ANIMALS.index(animal) + 1
            body += [
                _card((x, row), (105, 84), colour),
                _text((x + 52, row + 24), f"{strength}", "strong"),
                _text((x + 52, row + 48), say.gettext(animal)),
                _text((x + 52, row + 68), say.gettext(colour), "small"),
            ]
    for i in range(2):
        x = 62 + i * 120
        body.append(f'<path d="M{x} 164 V122 m-6 8 l6 -8 l6 8" class="line"></path>')
    piles = [rule(f"afritoria.term.{pile}").title(say.code) for pile in ("points-pile", "points-pile", "discard-pile")]
    for i, (name, pile) in enumerate(zip(names, piles, strict=True)):
        body += [_text((62 + i * 120, 274), name, "strong"), _text((62 + i * 120, 294), f"→ {pile}", "small")]
    return _svg(
        "contest",
        (365, 305),
        rule("afritoria.wild.contest").title(say.code),
        say.gettext(
            "In the market lie a green lion, a green gazelle and a purple zebra. Anna played the green elephant: it is"
            " the strongest green card, so she chooses first and takes the lion in hand. Ben played the green meerkat"
            " and takes the gazelle. The cards that they played go to their points piles. Cleo played a blue lion and"
            " wins nothing, because no card in the market is blue."
        ),
        body,
    )


PICTURES: dict[str, Callable[[Language], Picture]] = {
    "africa.action.reveal.animal": animals,
    "africa.action.reveal.nomad": nomads,
    "africa.score.majority": prizes,
    "africana.score.collections": split,
    "afritoria.wild.contest": contest,
}
"""By the id of the rule that each explains."""
