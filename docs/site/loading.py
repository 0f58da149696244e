"""What the programs of the pages load, so that a page can ask for all of it at once."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

APP = Path(__file__).parent.parent / "app"


@cache
def imported(name: str) -> list[str]:
    """What a module of `docs/app` imports, at once or through others; the rest is loaded when it is needed."""
    found, waiting = [], [APP / name]
    for module in waiting:
        for path in re.findall(r'^import .*? from "(\.[^"]+)";$', module.read_text("utf-8"), re.MULTILINE):
            other = (module.parent / path).resolve()
            if other not in waiting:
                waiting.append(other)
                found.append(other.relative_to(APP.resolve()).as_posix())
    return found
