"""Under which heading the entries stand."""

SECTIONS = {"setup": ("players",), "scoring": ("score", "win")}
