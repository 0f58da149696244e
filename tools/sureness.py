"""Finds from where on the search is sure: `python tools/sureness.py`.

The line lies as high as it can while in no language more than `UNSURE` of the questions that a rule answers lie below.
Only the questions marked `tune` decide; those marked `held` are printed beside them, as what a stranger meets.
"""

from __future__ import annotations

from functools import cache

import scorer
from scorer.reference.search import SURE
from scorer.text.i18n import languages
from tools.ten_seconds import questions

UNSURE = 0.05
STEP = 0.25


@cache
def confidences(lang: str, name: str, kind: str) -> list[float]:
    """How sure the search is of each question of a kind, asked within the game that is played."""
    return [
        scorer.search(question, game=told[0].partition(".")[0], lang=lang).confidence * SURE
        for question, told, held in questions(lang, name)
        if held == (kind == "held")
    ]


def share(values: list[float], line: float) -> float:
    """The part of some values that lie below a line."""
    return sum(value < line for value in values) / len(values)


def found() -> float:
    """From where on the search is to be sure."""
    line = 0.0
    while all(share(confidences(lang, "questions", "tune"), line + STEP) <= UNSURE for lang in languages()):
        line += STEP
    return line


def main() -> None:
    """Prints where the line lies, and what that does in each language."""
    line = found()
    print(f"line {line:.2f} (now {SURE:.2f})\n        answered but unsure    unanswered and honest")
    for lang in languages():
        told = [
            f"{kind} {100 * share(confidences(lang, name, kind), line):3.0f} %"
            for name in ("questions", "uncovered")
            for kind in ("tune", "held")
        ]
        print(f"{lang:6}  " + "    ".join(told))


if __name__ == "__main__":
    main()
