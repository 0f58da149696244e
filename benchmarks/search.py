"""The search: CPU of a question in a process, and of whole processes against `import typer`, in every language.

    python benchmarks/search.py                         everything
    python benchmarks/search.py questions               only one part: questions or processes
    python benchmarks/search.py --before ../old         a checkout of another version beside it, in turns

`measuring.py` says how it is measured. The questions are those of `tests/data`, asked in a process that has its index.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from measuring import children, in_turn, spread

ROOT = Path(__file__).parent.parent

ASK = """
import sys, time
import scorer
lang, game = sys.argv[1], sys.argv[2] or None
asked = [line.split("\\t") for line in sys.stdin]
for each in {row[2].partition(".")[0] for row in asked}:
    scorer.search("gold", game=each, lang=lang)
start = time.process_time()
for _, question, wanted in asked:
    scorer.search(question, game=wanted.partition(".")[0] if game else None, lang=lang)
print(1000 * (time.process_time() - start) / len(asked))
"""
"""Prints the milliseconds that each of the questions in its input takes."""

WORDS = {
    "nl": "wie wint bij gelijke stand",
    "de": "wer gewinnt bei Gleichstand",
    "fr": "qui gagne en cas d'égalité",
    "fi": "kullan tasapeli",
    "en": "who wins a tie",
}
"""What whole processes look up."""


def environment(tree: Path) -> dict[str, str]:
    """What a process needs that runs the version of a checkout."""
    # With bytecode, as installers leave it beside the modules.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(tree)}


def question(tree: Path, lang: str, *, within: bool) -> float:
    """Milliseconds of CPU of a question of a language, within its game or over all games."""
    command = [sys.executable, "-c", ASK, lang, "within" if within else ""]
    asked = (ROOT / "tests" / "data" / f"questions.{lang}.tsv").read_text("utf-8")
    done = subprocess.run(
        command, input=asked, env=environment(tree), cwd=tree, check=True, capture_output=True, encoding="utf-8"
    )
    return float(done.stdout)


def process(tree: Path, *arguments: str) -> float:
    """Milliseconds of CPU of a whole process of Python."""
    start = children()
    subprocess.run([sys.executable, *arguments], env=environment(tree), cwd=tree, check=True, stdout=subprocess.DEVNULL)
    return 1000 * (children() - start)


def questions(trees: Mapping[str, Path], rounds: int) -> None:
    """Prints what a question takes in each language."""
    for lang in WORDS:
        for place, within in (("in one game", True), ("over all games", False)):
            pieces = {name: partial(question, tree, lang, within=within) for name, tree in trees.items()}
            found = in_turn(pieces, rounds)
            told = "   ".join([f"{name} {spread(values).text(2)} ms" for name, values in found.items()])
            print(f"{lang} a question {place:15} {told}", flush=True)


def processes(trees: Mapping[str, Path], rounds: int) -> None:
    """Prints what a look-up takes as a whole process, against `import typer`."""
    for lang, words in WORDS.items():
        for game in (["africa"], []):
            look_up = ["-m", "scorer", "rules", *game, *words.split(), "--lang", lang]
            pieces = {"typer": partial(process, ROOT, "-c", "import typer")}
            pieces |= {name: partial(process, tree, *look_up) for name, tree in trees.items()}
            in_turn(pieces, 1)  # warms up the disk
            found = in_turn(pieces, rounds)
            base = statistics.median(found.pop("typer"))
            told = [f"{name} {spread([value / base for value in values]).text(2)} x" for name, values in found.items()]
            place = "africa" if game else "all games"
            print(f"{lang} scorer rules {place:10} import typer {base:.0f} ms   {'   '.join(told)}", flush=True)


PARTS = {"questions": questions, "processes": processes}


def main(arguments: Sequence[str]) -> None:
    """Measures the parts that are named, both if none is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", help=" ".join(PARTS))
    parser.add_argument("--before", type=Path, help="a checkout of another version, with its catalogues compiled")
    parser.add_argument("--rounds", type=int, default=15)
    chosen = parser.parse_args(arguments)
    trees = {"before": chosen.before.resolve()} if chosen.before else {}
    for name in chosen.parts or PARTS:
        PARTS[name]({**trees, "now": ROOT}, chosen.rounds)


if __name__ == "__main__":
    main(sys.argv[1:])
