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
}
"""What is asked most, each told by the `short` of its entry: how to count, ties, the end."""

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
