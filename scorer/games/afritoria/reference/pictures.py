"""Pictures of what people ask about most."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....reference.drawing import Picture, arrow, card, lines, picture, text
from ....reference.entries import rule
from ....text.i18n import Language
from .. import components as its

CARD = (104.0, 86.0)


def _wild(at: tuple[float, float], colour: str, animal: str, say: Language) -> list[str]:
    x, y = at
    strength = its.ANIMALS.index(animal) + 1
    return [
        card(at, CARD, colour),
        text((x + 52, y + 24), f"{strength}", "strong"),
        *lines((x + 52, y + 43), say.gettext(animal)),
        text((x + 52, y + 72), say.gettext(colour)),
    ]


def _title(id: str, say: Language) -> str:
    return rule(id).title(say.code)


def contest(say: Language) -> Picture:
    """Who wins which card of the market in a round."""
    market = [("green", "lion"), ("green", "gazelle"), ("purple", "zebra")]
    played = [("green", "elephant"), ("green", "meerkat"), ("blue", "lion")]
    body = [text((4, 18), _title("afritoria.term.market", say), "strong start")]
    for row, cards in ((28, market), (152, played)):
        for i, (colour, animal) in enumerate(cards):
            body += _wild((2 + i * 111, row), colour, animal, say)
    for i, name in enumerate(("Anna", "Ben", "Cleo")):
        if i < 2:
            body.append(arrow((54 + i * 111, 150), (54 + i * 111, 118)))
        body += [
            text((54 + i * 111, 260), name, "strong"),
            text((54 + i * 111, 281), "✓" if i < 2 else "✗", "strong"),
        ]
    return picture(
        "contest",
        290,
        _title("afritoria.wild.contest", say),
        say.gettext(
            "The elephant is the strongest green card: Anna chooses the lion. Ben gets the gazelle. Cleo wins nothing:"
            " no card in the market is blue."
        ),
        body,
    )


def ranger(say: Language) -> Picture:
    """What the only ranger does."""
    body = [
        card((2, 30), CARD, "middle"),
        *lines((54, 73), _title("afritoria.term.ranger", say), "strong"),
        text((172, 20), _title("afritoria.term.market", say)),
        *_wild((120, 30), "blue", "gazelle", say),
        arrow((226, 73), (246, 73)),
        *lines((288, 73), _title("afritoria.term.points-pile", say), letters=9),
    ]
    return picture(
        "ranger",
        124,
        _title("afritoria.ranger.pick", say),
        say.gettext(
            "Whoever plays the only ranger may take any wildlife card from the market before all others, straight onto"
            " the points pile. By default two or more poachers in the same round cancel the ranger."
        ),
        body,
    )


def poacher(say: Language) -> Picture:
    """What the only poacher does."""
    pile = _title("afritoria.term.points-pile", say)
    body = [
        card((2, 30), CARD, "middle"),
        *lines((54, 73), _title("afritoria.term.poacher", say), "strong"),
        card((126, 36), CARD, "hidden"),
        *_wild((120, 30), "green", "meerkat", say),
        text((172, 20), "Ben", "strong"),
        arrow((230, 73), (247, 73)),
        *lines((289, 73), pile, letters=9),
    ]
    return picture(
        "poacher",
        128,
        _title("afritoria.poacher.steal", say),
        say.gettext(
            "If nobody plays a ranger, whoever plays the only poacher may take the top card of another"
            " player’s points pile."
        ),
        body,
    )


def cancelling(say: Language) -> Picture:
    """Which special cards work together."""
    ranger, poacher = _title("afritoria.term.ranger", say), _title("afritoria.term.poacher", say)
    rows = [
        ([(ranger, "counts"), (poacher, "empty")], "afritoria.ranger.cancel"),
        ([(ranger, "empty"), (ranger, "empty")], "afritoria.special.cancel.two-rangers"),
        ([(poacher, "empty"), (poacher, "empty")], "afritoria.special.cancel.two-poachers"),
    ]
    body: list[str] = []
    for row, (cards, _) in enumerate(rows):
        top = 4 + row * 62
        for i, (label, kind) in enumerate(cards):
            body += [card((2 + i * 138, top), (128, 52), kind), *lines((66 + i * 138, top + 26), label, letters=14)]
        body.append(text((306, top + 32), "✓" if row == 0 else "✗", "strong"))
    return picture(
        "cancelling",
        190,
        _title("afritoria.round.specials", say),
        say.gettext(
            "In the same round: a ranger works and stops a poacher; two rangers, or two poachers, have no effect."
            " By default three or more, in any mix, have no effect."
        ),
        body,
    )


PICTURES: Mapping[str, Callable[[Language], Picture]] = {
    "afritoria.wild.contest": contest,
    "afritoria.ranger.pick": ranger,
    "afritoria.poacher.steal": poacher,
    "afritoria.ranger.cancel": cancelling,
}
"""By the id of the rule that each explains."""
