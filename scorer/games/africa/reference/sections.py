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

ALIASES: dict[str, str] = {}
"""Ids that were renamed, with the new ones. An id that was once given out works for ever."""
