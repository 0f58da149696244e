"""Mutations: small mistakes put into the code, one at a time, which a test has to notice.

    python tools/mutate.py                          a sample: each of all mutants is as likely as any other
    python tools/mutate.py --sample 900 --seed 2    another, larger one
    python tools/mutate.py --sample 0 scorer/scoring/sheet.py scorer/tracking
    python tools/mutate.py --again                  those that are known to survive, and those of the review

No file is touched: each mutant runs in a process of its own, which loads the changed text instead of the file. First
come the tests nearest to the file, then, if none of them has noticed anything, those further away. Who survives and is
not in `tools/mutate.tsv`, where the reason stands beside each, is told, and the exit code is 1.

Why not mutmut or cosmic-ray: see CONTRIBUTING.md.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
KNOWN = Path(__file__).with_suffix(".tsv")
"""Survivors with their reasons: file, what stands there, the line as it stands there, why no test notices."""
LIMIT = 240
"""Seconds that the tests of a mutant may take; one that never ends was noticed."""

NEAR: dict[str, tuple[str, ...]] = {
    "scorer/scoring/": (
        *("tests/text/test_unreadable.py", "tests/text/test_documents.py", "tests/*/test_scoring.py"),
        "tests/conformance/test_games.py",
    ),
    "scorer/tracking/": (
        "tests/text/test_unreadable.py",
        "tests/tracking/test_record.py",
        "tests/tracking/test_transcripts.py",
    ),
    "scorer/games/{game}/scoring/": ("tests/{game}/test_scoring.py", "tests/conformance/test_games.py"),
    "scorer/games/{game}/tracking/": (
        *(
            "tests/{game}/test_refusals.py",
            "tests/{game}/test_moves.py",
            "tests/{game}/test_questions.py",
            "-k",
            "not random",
        ),
    ),
}
"""By the folder of a file: the tests that are nearest to it."""

FAR = (
    *(
        "tests/tracking/test_transcripts.py",
        "tests/cli/test_golden.py",
        "tests/scoring/test_properties.py",
        "tests/cli/test_cli.py",
    ),
    *("tests/cli/test_track.py", "tests/conformance/test_games.py"),
)
"""Those that see everything together."""

GAMES = sorted([file.parent.name for file in ROOT.glob("scorer/games/*/rulings.py")])
TARGETS = (
    *("scorer/scoring/score.py", "scorer/scoring/sheet.py", "scorer/scoring/ranking.py", "scorer/scoring/readings.py"),
    *("scorer/scoring/disputes.py", "scorer/scoring/tally.py", "scorer/tracking/course.py"),
    *("scorer/tracking/record.py", "scorer/tracking/moves.py"),
    *(f"scorer/games/{game}/{room}" for game in GAMES for room in ("scoring", "tracking")),
)


LEFT_OUT = ("__init__.py", "example.py")
"""What is only said at the door of a folder, and what is made up for tests."""


class Mutant(NamedTuple):
    """One changed place of a file."""

    file: str
    line: int
    start: int
    """Where in the bytes of the file the changed piece begins, and where it ends."""
    end: int
    kind: str
    old: str
    new: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by, wherever it may move to."""
        source = (ROOT / self.file).read_text("utf-8").splitlines()[self.line - 1].strip()
        return self.file, self.kind, " ".join(self.new.split()), source

    def text(self) -> bytes:
        """The file with the mistake in it."""
        data = (ROOT / self.file).read_bytes()
        return data[: self.start] + self.new.encode() + data[self.end :]


OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST, str]]:
    """What may be done to a node: the kind of the mistake, the piece that changes, and what stands there then."""
    match node:
        case ast.Compare(left, ops, rest):
            for i, op in enumerate(ops):
                changed = [*ops[:i], OTHER[type(op)](), *ops[i + 1 :]]
                yield "comparison", node, ast.unparse(ast.Compare(left, changed, rest))  # type: ignore[arg-type]
        case ast.BinOp(left, op, right) if type(op) in OTHER:
            yield "arithmetic", node, f"({ast.unparse(ast.BinOp(left, OTHER[type(op)](), right))})"  # type: ignore[arg-type]
        case ast.BoolOp(op, values):
            yield "and/or", node, f"({ast.unparse(ast.BoolOp(OTHER[type(op)](), values))})"  # type: ignore[arg-type]
        case ast.UnaryOp(ast.Not(), operand):
            yield "not", node, f"({ast.unparse(operand)})"
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.Constant(bool() as value):
            yield "truth", node, str(not value)
        case ast.Constant(int() as value):
            yield "number", node, str(value + 1)
        case ast.Constant(str() as value) if value:
            yield "text", node, repr(f"xx{value}")
        case ast.Call(func, args, keywords):
            for i, keyword in enumerate(keywords):
                if keyword.arg:
                    left_out = ast.Call(func, args, [*keywords[:i], *keywords[i + 1 :]])
                    yield f"without {keyword.arg}", node, ast.unparse(left_out)
        case ast.Expr(ast.Call()) | ast.Raise() | ast.AugAssign():
            yield "left out", node, "pass"
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield "returns nothing", node, "return None"


def skipped(node: ast.AST) -> bool:
    """What says nothing that a test could notice: types, imports, what is only for the type checker."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.If(ast.Name("TYPE_CHECKING")):
            return True
    return False


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes in a node that may be changed; no annotations, no docstrings, no texts in texts."""
    if skipped(node):
        return
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "NP_":
        # Only the text is there when the program runs; the context is for who collects the texts.
        yield from parts(node.args[1])
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if isinstance(child, ast.AST):
                yield from parts(child)


def mutants(file: str) -> list[Mutant]:
    """All of a file."""
    data = (ROOT / file).read_bytes()
    begins = [0]
    for line in data.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    found = []
    for node in parts(ast.parse(data)):
        for kind, place, new in changes(node):
            assert isinstance(place, (ast.expr, ast.stmt))
            start = begins[place.lineno - 1] + place.col_offset
            end = begins[(place.end_lineno or 0) - 1] + (place.end_col_offset or 0)
            found.append(Mutant(file, place.lineno, start, end, kind, data[start:end].decode(), new))
    return found


class Changed(Loader):
    """Loads the changed text; for everything but that it is the file."""

    def __init__(self, mutant: Mutant, usual: SourceFileLoader) -> None:
        self.mutant, self.usual = mutant, usual

    def __getattr__(self, name: str) -> object:
        return getattr(self.usual, name)

    def create_module(self, spec: ModuleSpec) -> None:
        """Made as usual."""

    def exec_module(self, module: object) -> None:
        """Runs the changed text."""
        exec(compile(self.mutant.text(), ROOT / self.mutant.file, "exec"), vars(module))


class Finder(MetaPathFinder):
    """Finds the changed module before the file is found."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(self, name: str, path: Sequence[str] | None, _: object = None) -> ModuleSpec | None:
        """The usual place with our loader."""
        if name != self.name or (spec := PathFinder.find_spec(name, path)) is None:
            return None
        assert isinstance(spec.loader, SourceFileLoader)
        spec.loader = Changed(self.mutant, spec.loader)
        return spec


def tests_of(file: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What pytest is given: the tests nearest to a file, and those further away, of its game only."""
    game = file.split("/")[2] if file.startswith("scorer/games/") else ""
    near = next(tests for folder, tests in NEAR.items() if file.startswith(folder.format(game=game)))
    named = [test.format(game=game) for test in near]
    found = [str(file.relative_to(ROOT)) for test in named for file in sorted(ROOT.glob(test)) if "/" in test]
    options = [word for word in named if "/" not in word]
    return (*found, *options), (*FAR, *(["-k", game] if game else []))


def noticed(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Whether a test fails, in a process of its own."""
    if (child := os.fork()) == 0:
        os.setsid()
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        sys.meta_path.insert(0, Finder(mutant))
        import pytest

        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])
        os._exit(0 if code == pytest.ExitCode.OK else 1)
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status != 0
        time.sleep(0.05)
    os.killpg(child, signal.SIGKILL)  # of the process that we have just made
    os.waitpid(child, 0)
    return True


def survives(mutant: Mutant) -> bool:
    """Whether no test notices it."""
    return not any(noticed(mutant, tests) for tests in tests_of(mutant.file))


def known() -> dict[tuple[str, str, str, str], str]:
    """The survivors that are known, with their reasons."""
    found = {}
    for line in KNOWN.read_text("utf-8").splitlines() if KNOWN.exists() else ():
        if line and not line.startswith("#"):
            file, kind, new, source, reason = line.split("\t")
            found[file, kind, new, source] = reason
    return found


def files_of(names: Sequence[str]) -> list[str]:
    """The files that are meant."""
    found = []
    for name in names:
        path = ROOT / name
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        found += [str(file.relative_to(ROOT)) for file in files if file.name not in LEFT_OUT]
    return found


def red_without(files: set[str]) -> str:
    """The tests of some files that are red, or too slow, without any mistake; empty if there are none."""
    nothing = Mutant("tools/mutate.py", 1, 0, 0, "", "", "")
    every = sorted({tests for file in files for tests in tests_of(file)})
    return next((" ".join(tests) for tests in every if noticed(nothing, tests)), "")


def run(chosen: Sequence[Mutant], jobs: int, possible: int) -> list[Mutant]:
    """The mutants that no test notices; those whose reason is not known are printed as they are found."""
    survivors, reasons = [], known()
    with ThreadPoolExecutor(jobs) as pool:
        for done, (mutant, survived) in enumerate(zip(chosen, pool.map(survives, chosen), strict=True), 1):
            print(f"{done}/{len(chosen)} of {possible}", end="\r", file=sys.stderr)
            if survived:
                survivors.append(mutant)
                if mutant.key not in reasons:
                    print("\t".join((*mutant.key, f"? line {mutant.line}")), flush=True)
    return survivors


def report(chosen: Sequence[Mutant], survivors: Sequence[Mutant]) -> int:
    """Prints what came of the mutants of each file. Returns how many survive that are not known."""
    reasons = known()
    all_of = Counter(mutant.file for mutant in chosen)
    expected = Counter(mutant.file for mutant in survivors if mutant.key in reasons)
    alive = Counter(mutant.file for mutant in survivors if mutant.key not in reasons)
    print(f"\n{'mutants':>8}{'killed':>8}{'known':>8}{'alive':>8}")
    for file, count in all_of.items():
        print(f"{count:8}{count - alive[file] - expected[file]:8}{expected[file]:8}{alive[file]:8}  {file}")
    total = all_of.total() - expected.total()
    killed = total - alive.total()
    print(
        f"{killed} of {total} killed ({killed / (total or 1):.1%}); {expected.total()} more are known to change nothing"
    )
    return alive.total()


def main() -> int:
    """Runs the mutants. Returns 1 if one survives that is not known, 2 if a test is red without any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("targets", nargs="*", default=TARGETS, help="files or folders; those of scoring and following")
    parser.add_argument("--sample", type=int, default=300, help="how many, taken from all; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="only those that are known to survive")
    told = parser.parse_args()
    chosen = [mutant for file in files_of(told.targets) for mutant in mutants(file)]
    possible = len(chosen)
    if told.again:
        reasons = known()
        chosen = [mutant for mutant in chosen if mutant.key in reasons]
    elif told.sample < possible:
        chosen = random.Random(told.seed).sample(chosen, told.sample or possible)
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # nothing here measures or distributes
    import hypothesis  # noqa: F401  # loaded once, for all processes
    import pytest  # noqa: F401

    if red := red_without({mutant.file for mutant in chosen}):
        print(f"These tests are red, or too slow, without any mistake: {red}", file=sys.stderr)
        return 2
    return 1 if report(chosen, run(chosen, told.jobs, possible)) else 0


if __name__ == "__main__":
    sys.exit(main())
