"""Throws spoilt input at the library and at the program: each time a sheet, or one clear message, and nothing else.

    python benchmarks/mutate_input.py                 100,000 inputs for the library, 1,000 for the program
    python benchmarks/mutate_input.py 5000 100 7      so many, with another seed

A tally or a sheet is spoilt in one to four places: values of other types and sizes, keys left out, doubled or
misspelt, signs that steer a terminal, numbers that no table holds; half of what goes into the program is spoilt as
bytes, too. The library may only raise `ScorerError`, whose message is told in one of the languages without a control
character. The program runs in this process: exit code 0 or 1, one message on standard error if it is 1, and nothing on
standard output then. The exit code is 1 if anything of this is not so; what was wrong is shown with its input.
"""

from __future__ import annotations

import copy
import io
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unicodedata import category

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import scorer  # noqa: E402
from scorer.cli import main as run  # noqa: E402
from scorer.text.errors import ScorerError  # noqa: E402
from scorer.text.i18n import languages  # noqa: E402

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 6, 99, 10**6, 10**30, -(10**30), 0.5, 3.0, 1e308, float("inf"), float("nan"),
    "", " ", "3", "drum", "Drum", "DRUM ", "green lion", "a" * 500, "\x1b[31mred", "a\nb", "\u202egnp", "e\u0301",
    "\ud800", "🦁", "{value}", "%s", [], [0], [1, "a"], [[]], {}, {"a": 1}, {"drum": 2}, {"": 1}, [None] * 50,
]  # fmt: skip
KEYS = [
    "name",
    "track",
    "goods",
    "gold",
    "pile",
    "values",
    "artifacts",
    "game",
    "players",
    "record",
    "by",
    "zzz",
    "\x07",
]


def seeds() -> list[Any]:
    """What is spoilt: every example, and the sheets that come of them."""
    found: list[Any] = []
    for path in sorted((ROOT / "examples").glob("*.json*")):
        if '"record"' not in path.read_text("utf-8"):
            lines = [path.read_text("utf-8")] if path.suffix == ".json" else path.read_text("utf-8").splitlines()
            found += [{"game": path.stem, **json.loads(line)} for line in lines if line]
    return [*found, *[scorer.score(tally).to_dict() for tally in found]]


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(place for key, each in inner for place in places(each, (*way, key)))]


def spoilt(value: Any, rng: random.Random) -> Any:
    """A value with one to four changes somewhere."""
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 4)):
        *way, last = rng.choice([place for place in places(value) if place] or [(None,)])
        if last is None:
            return rng.choice(ODD)
        inside = value
        for key in way:
            inside = inside[key]
        what = rng.randrange(4)
        if what == 0 and isinstance(inside, dict):
            inside[rng.choice(KEYS)] = inside.pop(last)
        elif what == 1:
            del inside[last]
        elif what == 2 and isinstance(inside, list):
            inside += [copy.deepcopy(inside[last])] * rng.choice([1, 1, 40])
        else:
            inside[last] = copy.deepcopy(rng.choice(ODD))
    return value


def steers(text: str) -> bool:
    """Whether a message has a sign that a terminal must not get."""
    return any(category(sign) in ("Cc", "Cf", "Cs") and sign not in "\n\t" for sign in text)


def library(value: Any, rng: random.Random) -> str:
    """What is wrong with how the library takes a value; and what came of it after a colon."""
    lang = rng.choice(languages())
    every = rng.random() < 0.5
    try:
        found = scorer.problems(value) if every else []
        if not every:
            scorer.score(value)
    except ScorerError as error:
        told, message = error.to_dict(lang), error.text(lang)
        if not message or not told["code"] or not told["text"]:
            return "an error without words"
        return "a message that steers the terminal" if steers(message + told["text"]) else ":refused"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if every:
        return "a message that steers the terminal" if any(steers(each.text(lang)) for each in found) else ":problems"
    return ":scored"


def program(value: Any, rng: random.Random, path: Path) -> str:
    """The same for the program, which reads it from a file."""
    data = json.dumps(value).encode("utf-8")
    if rng.random() < 0.5:
        signs = bytearray(data)
        for _ in range(rng.randint(1, 5)):
            at = rng.randrange(len(signs) + 1)
            signs[at : at + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
        data = bytes(signs)
    path.write_bytes(data)
    command = rng.choice([["score"], ["score", "--format", "json"], ["replay"], ["score", "--compare", "--explain"]])
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([command[0], *command[1:], str(path), "--lang", rng.choice(languages())])
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    if code not in (0, 1):
        return f"exit code {code}"
    if "Traceback" in err.getvalue():
        return "a traceback"
    if steers(out.getvalue() + err.getvalue()):
        return "signs that steer the terminal"
    if code == 1 and (out.getvalue() or not err.getvalue().strip()):
        return "refused, with something on standard output or nothing on standard error"
    if code == 1 and len(err.getvalue().strip().splitlines()) > 12:
        return "a message of more than twelve lines"
    return ":refused" if code else ":told"


def main(many: int = 100_000, runs: int = 1_000, seed: int = 1) -> int:
    """Throws it all; the exit code."""
    rng = random.Random(seed)
    start = seeds()
    wrong: Counter[str] = Counter()
    for name, count in (("library", many), ("program", runs)):
        began, came = time.process_time(), Counter[str]()
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(count):
                value = spoilt(rng.choice(start), rng)
                found = library(value, rng) if name == "library" else program(value, rng, Path(folder) / "in.json")
                came[found] += 1
                if not found.startswith(":"):
                    wrong[found] += 1
                    if wrong[found] <= 3:
                        print(f"{name}: {found}\n  {str(value).encode('utf-8', 'backslashreplace').decode()[:300]!r}")
        sums = ", ".join(f"{count} {what.lstrip(':')}" for what, count in came.most_common(8))
        print(f"{name}: {count} inputs: {sums}; {time.process_time() - began:.0f} s of a processor")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
