"""Under which heading the entries stand, by the second part of their ids."""

SECTIONS = {
    "setup": ("setup",),
    "turn": ("turn", "feed"),
    "actions": ("capture",),
    "end": ("end",),
    "scoring": ("score", "win"),
}
