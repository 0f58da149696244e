"""The order of the rules reference, and the ids that entries once had."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "components": ("components", "card"),
    "setup": ("setup",),
    "turn": ("round",),
    "actions": ("special", "ranger", "poacher", "market", "wild", "hand"),
    "end": ("end",),
    "scoring": ("score", "win"),
}
"""Under which heading the entries stand, by the second part of their ids."""

SUMMARY = {
    "count": (
        "afritoria.card.points",
        "afritoria.score.points",
        "afritoria.score.hand",
    ),
    "ties": (
        "afritoria.wild.tie",
        "afritoria.market.special.tie",
        "afritoria.win",
    ),
    "end": (
        "afritoria.end.trigger",
        "afritoria.end.short-market",
    ),
    "turn": (
        "afritoria.round.market",
        "afritoria.round.play",
        "afritoria.round.specials",
        "afritoria.round.distribute",
        "afritoria.round.discard",
        "afritoria.round.refill",
    ),
}
"""What is asked most, each told by the `short` of its entry: how to count, ties, the end, the turn."""

FIRST_GAME = (
    "afritoria.setup.colours",
    "afritoria.setup.hand",
    "afritoria.setup.pile",
    "afritoria.round.market",
    "afritoria.round.play",
    "afritoria.round.reveal",
    "afritoria.ranger.pick",
    "afritoria.poacher.steal",
    "afritoria.wild.contest",
    "afritoria.wild.score",
    "afritoria.round.refill",
    "afritoria.end.trigger",
    "afritoria.score.points",
    "afritoria.win",
)
"""What whoever has never played has to know, in the order in which it is told."""

OFTEN = {
    "afritoria.card.points": 2,
    "afritoria.card.strength": 2,
    "afritoria.components.total": 1,
    "afritoria.end.short-market": 1,
    "afritoria.end.trigger": 2,
    "afritoria.hand.exchange": 1,
    "afritoria.market.poacher": 1,
    "afritoria.market.ranger": 1,
    "afritoria.market.special.many": 1,
    "afritoria.market.special.tie": 1,
    "afritoria.poacher.steal": 2,
    "afritoria.question.equal-cards-two-market-cards": 1,
    "afritoria.question.equal-strength-or-points": 1,
    "afritoria.question.everyone-plays-a-special": 1,
    "afritoria.question.exchange-after-the-deal": 1,
    "afritoria.question.exchange-repeat": 1,
    "afritoria.question.forced-special": 2,
    "afritoria.question.four-specials": 1,
    "afritoria.question.last-market": 1,
    "afritoria.question.one-ranger-two-poachers": 1,
    "afritoria.question.pile-empty-at-start": 1,
    "afritoria.question.pile-runs-out": 1,
    "afritoria.question.poacher-before-scoring": 2,
    "afritoria.question.poacher-without-target": 2,
    "afritoria.question.ranger-without-wildlife-cards": 1,
    "afritoria.question.several-specials-in-the-market": 1,
    "afritoria.question.specials-optional": 1,
    "afritoria.question.tie-at-the-end": 2,
    "afritoria.question.tie-for-a-special": 1,
    "afritoria.question.when-to-draw": 1,
    "afritoria.question.which-colours": 1,
    "afritoria.ranger.cancel": 1,
    "afritoria.ranger.pick": 2,
    "afritoria.round.discard": 2,
    "afritoria.round.market": 2,
    "afritoria.round.refill": 2,
    "afritoria.round.reveal": 2,
    "afritoria.score.hand": 1,
    "afritoria.score.points": 1,
    "afritoria.setup.colours": 2,
    "afritoria.setup.deck": 1,
    "afritoria.setup.hand": 2,
    "afritoria.setup.market": 1,
    "afritoria.setup.specials": 1,
    "afritoria.special.cancel.three": 1,
    "afritoria.special.cancel.two-poachers": 1,
    "afritoria.special.discard": 1,
    "afritoria.term.cancel-each-other": 2,
    "afritoria.term.compulsory": 1,
    "afritoria.term.discard-pile": 2,
    "afritoria.term.elephant": 1,
    "afritoria.term.knock-each-other-out": 1,
    "afritoria.term.poacher": 1,
    "afritoria.term.ranger": 1,
    "afritoria.wild.contest": 2,
    "afritoria.wild.fail": 1,
    "afritoria.wild.score": 2,
    "afritoria.wild.tie": 1,
    "afritoria.win": 2,
}
"""What players ask for more often than other entries; a step is about twice as often. `tools/often.py` counts."""

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
