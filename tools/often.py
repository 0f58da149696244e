"""Counts which entries players ask for more often than others: `python tools/often.py`.

Prints for each game what `OFTEN` of its `reference/sections.py` is to be. Only the questions of `tests/data` that are
marked `tune` count, of all languages together; one that several entries answer counts for each of them in part.
"""

from __future__ import annotations

from collections import defaultdict
from math import log2

from scorer.registry import ids
from scorer.text.i18n import languages
from tools.ten_seconds import questions

FIRST = 1.25
"""Twice as often as this is the first step, and so on."""


def asked() -> dict[str, float]:
    """How often each entry is asked for."""
    found: dict[str, float] = defaultdict(float)
    for lang in languages():
        for _, answers, held in questions(lang):
            for id in () if held else answers:
                found[id] += 1 / len(answers)
    return found


def main() -> None:
    """Prints the tables."""
    steps = {id: int(log2(times / FIRST)) for id, times in sorted(asked().items()) if times >= 2 * FIRST}
    for game in ids():
        print(f"# {game}\nOFTEN = {{")
        for id, step in steps.items():
            if id.partition(".")[0] == game:
                print(f'    "{id}": {step},')
        print("}")


if __name__ == "__main__":
    main()
