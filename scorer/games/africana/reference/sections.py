"""The order of the rules reference, and the ids that entries once had."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "components": ("components",),
    "setup": ("setup",),
    "turn": ("turn", "limit", "refill"),
    "actions": ("action", "expedition", "adventure"),
    "end": ("end",),
    "scoring": ("score", "win", "info"),
}
"""Under which heading the entries stand, by the second part of their ids."""

SUMMARY = {
    "count": (
        "africana.score.expeditions",
        "africana.score.artifacts",
        "africana.score.collections",
        "africana.score.helpers",
        "africana.score.money",
        "africana.score.travel",
        "africana.score.open",
    ),
    "ties": (
        "africana.win.tie.money",
        "africana.win.tie.shared",
    ),
    "end": (
        "africana.end.trigger.count",
        "africana.end.round",
    ),
    "turn": (
        "africana.turn.action",
        "africana.action.draw",
        "africana.action.buy.price",
        "africana.action.buy.leaf",
        "africana.action.move.step",
        "africana.expedition.join",
        "africana.adventure.complete",
        "africana.turn.end",
    ),
}
"""What is asked most, each told by the `short` of its entry: how to count, ties, the end, the turn."""

FIRST_GAME = (
    "africana.setup.books",
    "africana.setup.expeditions.display",
    "africana.setup.companies",
    "africana.setup.player",
    "africana.turn.action",
    "africana.action.draw",
    "africana.action.buy.hemisphere",
    "africana.action.buy.price",
    "africana.action.move.step",
    "africana.expedition.join",
    "africana.expedition.complete",
    "africana.adventure.complete",
    "africana.limit.hand",
    "africana.end.trigger",
    "africana.score.expeditions",
    "africana.score.collections",
    "africana.win",
)
"""What whoever has never played has to know, in the order in which it is told."""

OFTEN = {
    "africana.action.buy.hemisphere": 2,
    "africana.action.buy.leaf": 1,
    "africana.action.buy.leaf.direction": 1,
    "africana.action.buy.limit": 1,
    "africana.action.buy.price": 2,
    "africana.action.draw": 2,
    "africana.action.draw.reshuffle": 2,
    "africana.action.move.many": 1,
    "africana.action.move.once": 1,
    "africana.action.move.recolour": 1,
    "africana.action.move.return": 1,
    "africana.action.move.stack": 3,
    "africana.action.move.step": 1,
    "africana.components.coins": 1,
    "africana.end.round": 1,
    "africana.end.trigger": 2,
    "africana.expedition.bonus": 1,
    "africana.expedition.join": 1,
    "africana.expedition.join.markers": 2,
    "africana.expedition.join.once": 1,
    "africana.expedition.markers-back": 1,
    "africana.expedition.reward": 2,
    "africana.limit.adventures": 1,
    "africana.limit.hand": 2,
    "africana.limit.timing": 1,
    "africana.question.exact-refill": 1,
    "africana.question.free-page": 1,
    "africana.question.gold-points": 1,
    "africana.question.join-and-complete": 1,
    "africana.question.last-turn": 1,
    "africana.question.no-move": 1,
    "africana.question.open-artifact": 2,
    "africana.question.page-back": 1,
    "africana.question.penalty-steps": 1,
    "africana.question.played-cards": 1,
    "africana.question.tie-gold": 1,
    "africana.question.two-symbols": 1,
    "africana.refill": 1,
    "africana.score.collections": 3,
    "africana.score.helpers": 1,
    "africana.score.money": 1,
    "africana.score.open": 2,
    "africana.score.travel": 2,
    "africana.setup.company.3": 1,
    "africana.setup.expeditions.remove": 2,
    "africana.setup.money": 2,
    "africana.setup.player": 2,
    "africana.setup.unused": 1,
    "africana.term.joker-card": 1,
    "africana.tie.money": 1,
    "africana.turn.action": 2,
    "africana.turn.end": 1,
    "africana.turn.null": 1,
    "africana.win.tie.money": 1,
}
"""What players ask for more often than other entries; a step is about twice as often. `tools/often.py` counts."""

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
