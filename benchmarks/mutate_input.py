"""Throws spoilt input at the library and at the program: each time a result, or one clear message, and nothing else.

    python benchmarks/mutate_input.py                       100,000 inputs for the library, 1,000 for the program
    python benchmarks/mutate_input.py 5000 100 7            so many, with another seed
    python benchmarks/mutate_input.py 1000000 20000 7 FILE  goes on where it was stopped, as FILE says

A tally, a sheet or a record is spoilt in one to four places: values of other types and sizes, keys left out, doubled or
misspelt, half characters, names of files of Python's own, signs that steer a terminal, numbers that no table holds;
half of what goes into the program is spoilt as bytes, too. It goes to one of the things that the library does
(`CALLS`), which may only raise `ScorerError`; that is told in every language, as text and as JSON in UTF-8, without a
control character, in no more letters than the input allows, and in `SECONDS`. The program runs in this process: exit
code 0 or 1, one message on standard error if it is 1, and nothing on standard output then. The exit code is 1 if
anything of this is not so; what was wrong is shown with its input.
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
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unicodedata import category

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import scorer  # noqa: E402
from scorer import course, tracking  # noqa: E402
from scorer.cli import main as run  # noqa: E402
from scorer.scoring.merge import merge  # noqa: E402
from scorer.text.errors import ScorerError  # noqa: E402
from scorer.text.i18n import languages  # noqa: E402

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 6, 99, 10**6, 10**30, -(10**30), 0.5, 3.0, 1e308, float("inf"), float("nan"),
    "", " ", "3", "drum", "Drum", "DRUM ", "green lion", "a" * 500, "\x1b[31mred", "a\nb", "\u202egnp", "e\u0301",
    "\ud800", "🦁", "{value}", "%s", [], [0], [1, "a"], [[]], {}, {"a": 1}, {"drum": 2}, {"": 1}, [None] * 50,
    "statue\ud800", "__init__", "__pycache__", "a" * 300, 10**5000,
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
    "\ud800",
    "__init__",
    "edition",
    "rulings",
    "options",
]
LANGS = [*languages(), "fr_CA", "NL", "de-AT", "xx", "", "\ud800"]
SECONDS = 2.0
"""The most that one input of a few thousand letters may take of a processor."""
LETTERS = 20_000
"""The letters that an answer may have beside ten for each of the input: a description of what is allowed."""
BLOCK = 1000
"""Inputs that are thrown with one seed; between them it can be stopped."""


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


def records() -> list[list[Any]]:
    """What is spoilt of games that were followed: the lines of every record, the first of them."""
    found = []
    for path in sorted((ROOT / "tests" / "records").glob("*.jsonl")):
        lines = [json.loads(line) for line in path.read_bytes().splitlines()[:25] if line.startswith(b"{")]
        found.append(lines)
    return found


RECORDS = records()
TEXTS = ["3 drums", "4 6 5", "gold", "two", "who gets the six if we tie for gold", "africa.score.goods", "market lion"]


def text(rng: random.Random) -> Any:
    """A text that somebody might type or look up, or something that is none."""
    one = rng.choice([*TEXTS, *ODD])
    return f"{one}{rng.choice(TEXTS)}" if isinstance(one, str) and rng.random() < 0.5 else one


def _merge(value: Any, rng: random.Random) -> object:
    return merge([value, spoilt(value, rng)], rng.choice([None, None, "africa", "__init__"]))


def _record(value: Any, rng: random.Random) -> object:
    lines = spoilt(rng.choice(RECORDS), rng)
    if not isinstance(lines, list):
        lines = [lines]
    if rng.random() < 0.3:  # 10**5000 is written as no JSON
        lines = [json.dumps(line) if "000000000" not in repr_of(line) else "{" for line in lines]
    return course.replay(lines).number


def _move(value: Any, rng: random.Random) -> object:
    header, *moves = rng.choice(RECORDS)
    game = header["game"]
    state = tracking.start(game, header["players"])
    return tracking.why_not(state, tracking.read_move(game, spoilt(rng.choice([*moves, {"move": "market"}]), rng)))


def _start(value: Any, rng: random.Random) -> object:
    names: Any = rng.choice([["A", "B"], ["A", "B"], *ODD])
    options = {rng.choice([key for key in KEYS if key.isidentifier()]): rng.choice(ODD)}
    options.pop("players", None)
    return tracking.start(rng.choice(["africa", "afritoria", "__init__"]), names, **options)


def _typed(value: Any, rng: random.Random) -> object:
    field = rng.choice(scorer.game(rng.choice(scorer.registry.ids())).fields)
    said = text(rng)
    found = field.typed(said if isinstance(said, str) else "", rng.choice(LANGS))
    return [found.to_dict(lang) for lang in languages()]


def _search(value: Any, rng: random.Random) -> object:
    words, game = text(rng), rng.choice([None, None, "africa", *ODD])
    return scorer.search(words if isinstance(words, str) else "", game=game, lang=rng.choice(LANGS)).sure


def _rule(value: Any, rng: random.Random) -> object:
    return scorer.rule(rng.choice(["africa.score.goods", text(rng)])).text(rng.choice(LANGS))


def _looked_up(value: Any, rng: random.Random) -> object:
    sheet = scorer.score({"game": "africa", "players": [{"name": "A", "track": 1}, {"name": "B", "track": 2}]})
    name = text(rng)
    way = rng.randrange(3)
    if way == 0:
        return sheet[name]
    return (
        sheet.explain(rng.choice(LANGS)).category(name)
        if way == 1
        else scorer.rule("africa.majority.zero").reading(name)
    )


CALLS: dict[str, Callable[[Any, random.Random], object]] = {
    "score": lambda value, _: scorer.score(value),
    "score, with arguments": lambda value, rng: scorer.score(
        value,
        game=rng.choice([None, "africa", *ODD]),
        edition=rng.choice([None, "nl", *ODD]),
        rulings=rng.choice([None, {"africa.majority.zero": rng.choice(ODD)}, *ODD]),
    ),
    "problems": lambda value, _: scorer.problems(value),
    "read": lambda value, _: scorer.read(value),
    "sheet": lambda value, rng: scorer.score(value).to_dict(rng.choice(LANGS)),
    "merge": _merge,
    "replay": _record,
    "move": _move,
    "start": _start,
    "typed": _typed,
    "search": _search,
    "rule": _rule,
    "game": lambda _, rng: scorer.game(rng.choice(["africa", *ODD])).fields[0].question(rng.choice(LANGS)),
    "looked up": _looked_up,
}
"""What the library does with what it is given."""


def repr_of(value: Any) -> str:
    """A value as Python writes it, whatever it is."""
    try:
        return ascii(value)
    except (ValueError, RecursionError):
        return "0" * 5000


def untold(error: ScorerError, letters: int) -> str:
    """Why an error cannot be told in every language; empty if it can."""
    for lang in languages():
        told, message = error.to_dict(lang), error.text(lang)
        written = json.dumps(told, ensure_ascii=False)
        if not message or not told["code"] or not told["text"]:
            return "an error without words"
        if steers(message + told["text"]):
            return "a message that steers the terminal"
        if len((written + message).encode("utf-8")) > LETTERS + 10 * letters:
            return "a message longer than its cause"
    return ""


def library(value: Any, rng: random.Random) -> str:
    """What is wrong with how the library takes a value; and what came of it after a colon."""
    name = rng.choice(list(CALLS))
    began, letters = time.process_time(), len(repr_of(value))
    try:
        found = CALLS[name](value, rng)
        errors = found if isinstance(found, tuple) and name == "problems" else ()
        came = f":{name}: problems told" if errors else f":{name}: done"
    except ScorerError as error:
        errors, came = (error,), f":{name}: refused"
    except Exception as error:
        return f"{name}: {type(error).__name__}: {str(error)[:60]}"
    try:
        wrong = next(filter(None, [untold(error, letters) for error in errors]), "")
    except Exception as error:
        return f"{name}, told: {type(error).__name__}: {str(error)[:60]}"
    if not wrong and time.process_time() - began > SECONDS:
        wrong = "slow"
    return f"{name}: {wrong}" if wrong else came


def program(value: Any, rng: random.Random, path: Path) -> str:
    """The same for the program, which reads it from a file."""
    if len(repr_of(value)) > 4000 and "00000000" in repr_of(value):
        value = str(value)[:10] if isinstance(value, str) else None  # no JSON holds such a number
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


def throw(name: str, seed: str, many: int, start: list[Any]) -> Counter[str]:
    """What came of so many inputs with a seed; what was wrong is shown."""
    rng, came = random.Random(f"{name} {seed}"), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(many):
            value = spoilt(rng.choice(start), rng)
            found = library(value, rng) if name == "library" else program(value, rng, Path(folder) / "in.json")
            came[found] += 1
            if not found.startswith(":") and came[found] <= 2:
                print(f"{name}, seed {seed}: {found}\n  {repr_of(value)[:400]}", flush=True)
    return came


def main(many: str = "100000", runs: str = "1000", seed: str = "1", file: str = "") -> int:
    """Throws it all; the exit code."""
    start = seeds()
    kept = Path(file) if file else None
    done: dict[str, dict[str, int]] = json.loads(kept.read_text("utf-8")) if kept and kept.exists() else {}
    failed = False
    for name, count in (("library", int(many)), ("program", int(runs))):
        began, came = time.process_time(), Counter[str]()
        for block in range(0, count, BLOCK):
            size = min(BLOCK, count - block)
            key = f"{name} {seed} {block} {size}"
            if key not in done:
                done[key] = throw(name, f"{seed} {block}", size, start)
                if kept:
                    kept.write_text(json.dumps(done), "utf-8")
            came.update(done[key])
        sums = "\n  ".join(f"{number} {what.lstrip(':')}" for what, number in came.most_common())
        seconds = time.process_time() - began
        wrong = sum([number for what, number in came.items() if not what.startswith(":")])
        print(f"{name}: {came.total()} inputs, {wrong} wrong, {seconds:.0f} s of a processor now\n  {sums}")
        failed = failed or bool(wrong)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
