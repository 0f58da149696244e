"""The order of the rules reference, and the ids that entries once had."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "components": ("comp",),
    "setup": ("setup",),
    "turn": ("turn", "track", "space"),
    "actions": ("action", "exchange"),
    "end": ("end",),
    "scoring": ("score",),
    "variants": ("variant",),
}
"""Under which heading the entries stand, by the second part of their ids."""

SUMMARY = {
    "count": (
        "africa.track.move",
        "africa.score.goods",
        "africa.score.majority.prizes",
        "africa.end.bonus",
    ),
    "ties": (
        "africa.score.majority.tie_first",
        "africa.score.majority.tie_second",
        "africa.score.majority.round",
        "africa.score.majority.zero",
        "africa.score.win.tie",
    ),
    "end": ("africa.end.trigger",),
}
"""What is asked most, each told by the `short` of its entry: how to count, ties, the end."""

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
