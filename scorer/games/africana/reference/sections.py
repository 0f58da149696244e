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

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
