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
}
"""What is asked most, each told by the `short` of its entry: how to count, ties, the end."""

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
