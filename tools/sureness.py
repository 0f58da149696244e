"""Finds from where on the search is sure, in each language: `python tools/sureness.py`.

The line lies as high as it can while at most `UNSURE` of the questions that a rule answers are below it. Only the
questions marked `tune` decide; those marked `held` are printed beside them, as what a stranger meets.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import scorer
from scorer.reference.search import SURE
from scorer.text.i18n import languages

UNSURE = 0.04
STEP = 0.25
DATA = Path(__file__).parent.parent / "tests" / "data"


def confidences(lang: str, name: str, kind: str) -> Iterator[float]:
    """How sure the search is of each question of a kind, asked within the game that is played."""
    for line in (DATA / f"{name}.{lang}.tsv").read_text("utf-8").splitlines():
        marked, question, told = line.split("\t")
        if marked == kind:
            hits = scorer.search(question, game=told.partition(".")[0], lang=lang)
            yield hits.confidence * SURE.get(lang, SURE[""])


def share(values: list[float], line: float) -> float:
    """The part of some values that lie below a line."""
    return sum(value < line for value in values) / len(values)


def line(lang: str) -> float:
    """From where on the search is to be sure in a language."""
    answered = list(confidences(lang, "questions", "tune"))
    found = 0.0
    while share(answered, found + STEP) <= UNSURE:
        found += STEP
    return found


def main() -> None:
    """Prints a line for each language: where it lies, and what that does."""
    print("        line (now)   answered but unsure    unanswered and honest")
    for lang in languages():
        best = line(lang)
        told = [
            f"{kind} {100 * share(list(confidences(lang, name, kind)), best):3.0f} %"
            for name in ("questions", "uncovered")
            for kind in ("tune", "held")
        ]
        print(f"{lang:6} {best:5.2f} ({SURE.get(lang, SURE['']):.2f})    " + "    ".join(told))


if __name__ == "__main__":
    main()
