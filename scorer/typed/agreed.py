"""What a table says of points that it agreed on: `-2 forgot a camp`, or the reason first; several with semicolons."""

from __future__ import annotations

import re

_SIGNS = "+−–-"
_POINTS = rf"[{_SIGNS}]?\s?\d{{1,9}}"
_FIRST = re.compile(rf"({_POINTS})(?:\s*[:,=]\s*|\s+)(\D.*)")
_LAST = re.compile(rf"(.*\D)(?:\s*[:,=]\s*|\s+)([{_SIGNS}]\s?\d{{1,9}})")


def entries(text: str) -> list[dict[str, object]] | None:
    """Each entry of a text, as JSON holds it; None where one has no points, or no reason."""
    found: list[dict[str, object]] = []
    for part in [each.strip() for each in re.split(r"[;\n]", text)]:
        first = _FIRST.fullmatch(part)
        last = None if first else _LAST.fullmatch(part)
        if first:
            found.append({"points": _number(first[1]), "why": first[2].strip()})
        elif last:
            found.append({"points": _number(last[2]), "why": last[1].strip()})
        elif part:
            return None
    return found


def points_of(text: str) -> int | None:
    """The points that a text is, more or fewer; None if it is none."""
    return _number(text.strip()) if re.fullmatch(_POINTS, text.strip()) else None


def _number(text: str) -> int:
    digits = re.sub(r"\D", "", text)
    return -int(digits) if text[0] in "−–-" else int(digits)
