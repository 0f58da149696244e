"""Finds from where on the search is sure: `python tools/sureness.py`.

The line lies as high as it can while in no language more than `UNSURE` of the questions that a rule answers lie below.
Only the questions marked `tune` decide; those marked `held` are printed beside them, as what a stranger meets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import scorer
from scorer.reference.weights import WEIGHTS
from scorer.text.i18n import languages
from tools.ten_seconds import questions

UNSURE = 0.05
STEP = 0.25
"""The lines that are tried lie so far apart, in the unit of `sure_score`."""


@cache
def confidences(lang: str, name: str, kind: str) -> list[float]:
    """How sure the search is of each question of a kind, asked within the game that is played."""
    return [
        scorer.search(question, game=told[0].partition(".")[0], lang=lang).confidence * WEIGHTS.sure_score
        for question, told, held in questions(lang, name)
        if held == (kind == "held")
    ]


def share(values: Sequence[float], line: float) -> float:
    """The part of some values that lie below a line."""
    return sum([value < line for value in values]) / len(values)


def highest_line(answered: Mapping[str, Sequence[float]], step: float) -> float:
    """The highest multiple of a step below which not too much of any language lies."""
    line = 0.0
    while all(share(values, line + step) <= UNSURE for values in answered.values()):
        line += step
    return line


def main() -> None:
    """Prints where the line lies, and what that does in each language."""
    line = highest_line({lang: confidences(lang, "questions", "tune") for lang in languages()}, STEP)
    print(f"line {line:.2f} (now {WEIGHTS.sure_score:.2f})\n        answered but unsure    unanswered and honest")
    for lang in languages():
        told = [
            f"{kind} {100 * share(confidences(lang, name, kind), line):3.0f} %"
            for name in ("questions", "uncovered")
            for kind in ("tune", "held")
        ]
        print(f"{lang:6}  " + "    ".join(told))


if __name__ == "__main__":
    main()
