"""Mutations: small mistakes put into the code, one at a time, which a test has to notice.

    python tools/mutate.py                          a sample: each of all mutants is as likely as any other
    python tools/mutate.py --sample 900 --seed 2    another, larger one
    python tools/mutate.py --sample 0 scorer/scoring/sheet.py scorer/tracking
    python tools/mutate.py --again                  those that are known to survive
    python tools/mutate.py --suite africana scorer/games/africana/scoring    seen by the conformance suite alone

No file is touched: each mutant runs in a process of its own, which loads the changed text instead of the file, and so
do the programs that the tests start. Before the first mutant the fast tests run once, and it is measured which of them
reach which line. A mutant meets the tests that reach its line first, the fastest of them before the others; if none
notices, the other fast tests; if none of these does, the slow ones. It is counted which of the two tiers noticed.

What is measured, and each mutant that is done, is kept in `.release/` as long as no file of the project changes: a run
that was interrupted goes on. Who survives and is not in `tools/mutate.tsv`, where the reason stands beside each, is
printed, and the exit code is 1; so it is if more than `SHARE` of the mutants are noticed by the slow tests only.

Why not mutmut or cosmic-ray: see CONTRIBUTING.md.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from tools import kept

ROOT = kept.ROOT
KNOWN = Path(__file__).with_suffix(".tsv")
"""Survivors with their reasons: file, what stands there, the line as it stands there, why no test notices."""
LIMIT, LONGEST = 30, 3600
"""Seconds of the processor that a test may take with a mistake, beside ten times what it takes without; and seconds
until whoever waits for something is stopped. What never ends was noticed."""
SHARE = 0.02
"""So many of the mutants may be noticed by slow tests only."""
FIRST = 40
"""So many of the fastest tests that reach the line come first: they lie in few files, which are soon loaded."""

FAST: tuple[str, ...] = ()
SLOW = (
    *("-m", "slow and not browser", "tests"),
    # They compare with what is built from the files themselves, which have no mistake in them.
    *("--ignore=tests/app", "--ignore=tests/site"),
)
"""What pytest is given for a tier."""

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


NOTHING = Mutant("tools/mutate.py", 1, 0, 0, "", "", "")
"""No mistake."""
MUTANT = "SCORER_MUTANT"
"""The variable of the environment by which a program is told its mistake."""

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


def module_of(file: str) -> str:
    """The name by which a file is imported, seen from the folder that holds its package."""
    path = ROOT / file
    home = next(folder for folder in path.parents if not (folder / "__init__.py").exists())
    return ".".join(path.relative_to(home).with_suffix("").parts).removesuffix(".__init__")


class Finder(MetaPathFinder):
    """Finds the changed module before the file is found."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = module_of(mutant.file)

    def find_spec(self, name: str, path: Sequence[str] | None, _: object = None) -> ModuleSpec | None:
        """The usual place with our loader."""
        if name != self.name or (spec := PathFinder.find_spec(name, path)) is None:
            return None
        assert isinstance(spec.loader, SourceFileLoader)
        spec.loader = Changed(self.mutant, spec.loader)
        return spec


def install() -> None:  # for `sitecustomize`, in programs that tests start
    """Has this process load the mutant of the environment instead of its file."""
    sys.meta_path.insert(0, Finder(Mutant(*json.loads(os.environ[MUTANT]))))


class Watch:
    """A plugin of pytest that chooses tests, puts them in order, and says what came of them."""

    def __init__(self, tests: Mapping[str, float] | None = None, measured: Any = None) -> None:
        self.tests = tests
        """The chosen ones in their order, with the seconds that each takes; all, if there are none."""
        self.measured = measured
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: list[str] = []

    def pytest_sessionstart(self) -> None:
        """Nothing is left to chance, and no test learns from another mutant."""
        from hypothesis import settings

        settings.register_profile("mutants", parent=settings.default, derandomize=True, database=None)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Only the tests that are asked, in their order."""
        if self.tests is not None:
            found = {item.nodeid: item for item in items}
            items[:] = [found[test] for test in self.tests if test in found]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Starts the time of a test; the lines that are reached from now on are reached by it."""
        if self.measured:
            self.measured.switch_context(nodeid)
        if self.tests:
            signal.setitimer(signal.ITIMER_PROF, LIMIT + 10 * self.tests[nodeid])

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Setting up, running and clearing up."""
        self.seconds[report.nodeid] += report.duration
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


def ask(mutant: Mutant, arguments: Sequence[str], tests: Mapping[str, float]) -> str:
    """The first test that fails, in a process of its own; `-` if none could run or end, empty if all pass."""
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        os.setsid()
        watch = Watch(tests)
        code = _pytest(mutant, ["-x", *arguments], watch)
        os.write(writer, "".join(watch.failed[:1]).encode())
        os._exit(0 if code in (0, 5) else 1)  # 5: there was nothing to run
    os.close(writer)
    end = time.monotonic() + LONGEST
    status = None
    while status is None and time.monotonic() < end:
        done, ended = os.waitpid(child, os.WNOHANG)
        status = ended if done else None
        time.sleep(0.05)
    if status is None:
        os.killpg(child, signal.SIGKILL)  # of the process that we have just made
        os.waitpid(child, 0)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read().decode() if status is not None else ""
    return "" if status == 0 else told or "-"


def _pytest(mutant: Mutant, arguments: Sequence[str], watch: Watch) -> int:
    """Runs pytest in silence with a mistake, here and in all programs that it starts."""
    silent = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silent, stream)
    os.environ[MUTANT] = json.dumps(mutant)
    install()
    import pytest

    return int(pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=[watch]))


def measure(folder: Path, name: str, arguments: Sequence[str]) -> dict[str, float]:
    """The tests of a tier that pass without a mistake, and how long each takes; the lines the fast ones reach."""
    told = folder / f"{name}.json"
    if not told.exists():
        print(f"The {name} tests run once without any mistake.", file=sys.stderr)
        if (child := os.fork()) == 0:
            _measure(folder, name, arguments)
            os._exit(0)
        os.waitpid(child, 0)
    seconds: dict[str, float]
    failed, seconds = json.loads(told.read_text("utf-8"))
    for test in failed:
        print(f"Not asked, as it is red without any mistake: {test}", file=sys.stderr)
    return seconds


def _measure(folder: Path, name: str, arguments: Sequence[str]) -> None:
    import coverage

    # Only what is changed by default: to measure every line of the search takes longer than all the rest.
    include = [f"scorer/{room}/*" for room in ("scoring", "tracking", "games")]
    file = str(folder / f"{name}.coverage")
    measured = coverage.Coverage(file, include=include, branch=False, config_file=False) if name == "fast" else None
    watch = Watch(measured=measured)
    if measured:
        measured.start()
    _pytest(NOTHING, arguments, watch)
    if measured:
        measured.stop()
        measured.save()
    passed = {test: took for test, took in watch.seconds.items() if test not in watch.failed}
    (folder / f"{name}.json").write_text(json.dumps([watch.failed, passed], indent=0), "utf-8")


def body_of(mutant: Mutant) -> int:
    """The line where the body of its function begins, or the line after it if it is in none."""
    found = mutant.line + 1
    for node in ast.walk(ast.parse((ROOT / mutant.file).read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.body[0].lineno <= mutant.line <= (node.end_lineno or 0):
            found = node.body[0].lineno
    return found


def sorted_by_time(tests: Iterable[str], seconds: Mapping[str, float]) -> list[str]:
    """The fastest file first, and in it the fastest test: what a file sets up is set up once."""
    files = defaultdict(list)
    for test in tests:
        files[test.partition("::")[0]].append(test)
    order = sorted(files.values(), key=lambda tests: sum(seconds[test] for test in tests))
    return [test for tests in order for test in sorted(tests, key=seconds.__getitem__)]


def noticed_by_suite(game: str, limit: float, mutant: Mutant) -> str:
    """The first check of `scorer.testing` that fails for a game with a mistake in it; empty if none does.

    `limit` is how many seconds of the processor it may take; 0 for any.
    """
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        signal.setitimer(signal.ITIMER_PROF, limit)
        sys.meta_path.insert(0, Finder(mutant))
        name = "it cannot be loaded"
        try:
            from scorer.testing import checks

            for name, check in checks(game):  # noqa: B007  # told below
                check()
        except BaseException:
            os.write(writer, name.encode())
            os._exit(1)
        os._exit(0)
    os.close(writer)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reader, "rb") as pipe:
        return pipe.read().decode() or ("it has no end" if status else "")


def by_suite(game: str, chosen: Sequence[Mutant]) -> int:
    """Prints which mutants the conformance suite alone does not notice. Returns 1 if they are more than a tenth."""
    if noticed := noticed_by_suite(game, 0, NOTHING):
        raise SystemExit(f"The suite is red without any mistake: {noticed}")
    limit = LIMIT + 3 * os.times().children_user
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(partial(noticed_by_suite, game, limit), chosen))
    alive = [mutant for mutant, name in zip(chosen, found, strict=True) if not name]
    for mutant in alive:
        print(f"{mutant.file}:{mutant.line} {mutant.kind}: {mutant.new}")
    print(f"{game}: the suite alone notices {len(chosen) - len(alive)} of {len(chosen)} mutants")
    return int(len(alive) > len(chosen) / 10)


class Suite:
    """The fast tests and the lines that they reach; the slow ones, which are measured when somebody asks for them."""

    def __init__(self, folder: Path) -> None:
        from coverage import CoverageData

        self.folder = folder
        self.fast = measure(folder, "fast", FAST)
        self._data = CoverageData(str(folder / "fast.coverage"))
        self._data.read()
        self.lines = cache(self._lines)
        self._lock = Lock()

    def _lines(self, file: str) -> dict[int, list[str]]:
        """By line the tests that reach it."""
        found = self._data.contexts_by_lineno(str(ROOT / file))
        return {line: [test for test in tests if test in self.fast] for line, tests in found.items()}

    def near(self, mutant: Mutant) -> list[str]:
        """The tests that reach the line, or, if it runs only as the file is loaded, any line of the file."""
        lines = self.lines(mutant.file)
        # In an expression over several lines not every line is measured: then the one above.
        for line in reversed(range(body_of(mutant), mutant.line + 1)):
            if line in lines:
                return lines[line]
        return sorted({test for tests in lines.values() for test in tests})

    def noticed_fast(self, mutant: Mutant) -> str:
        """The first fast test that notices it; empty if none does."""
        near = sorted(self.near(mutant), key=self.fast.__getitem__)
        first = sorted_by_time(near[:FIRST], self.fast)
        then = sorted_by_time(near[FIRST:], self.fast)
        rest = sorted_by_time(self.fast.keys() - set(near), self.fast)
        return self._noticed(mutant, first) or self._noticed(mutant, [*then, *rest])

    def _noticed(self, mutant: Mutant, tests: Sequence[str]) -> str:
        if not tests:
            return ""
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        return ask(mutant, files, {test: self.fast[test] for test in tests})

    def noticed_slow(self, mutant: Mutant) -> str:
        """The first slow test that notices it; empty if none does."""
        with self._lock:
            slow = measure(self.folder, "slow", SLOW)
        return ask(mutant, SLOW, {test: slow[test] for test in sorted_by_time(slow, slow)})


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


class Results:
    """What became of the mutants, in a file: for each, by tier, what `ask` returned."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        self.found = {(tier, Mutant(*mutant)): test for tier, mutant, test in map(json.loads, lines)}

    def add(self, tier: str, mutant: Mutant, test: str) -> None:
        """Writes one down."""
        self.found[tier, mutant] = test
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([tier, mutant, test], ensure_ascii=False) + "\n")

    def complete(
        self,
        tier: str,
        mutants: Sequence[Mutant],
        each: Callable[[Callable[[Mutant], str], Sequence[Mutant]], Iterable[str]],
        noticed: Callable[[Mutant], str],
    ) -> None:
        """Asks a tier of all that are not done yet; `each` is `map`, or does the same side by side."""
        left = [mutant for mutant in mutants if (tier, mutant) not in self.found]
        for mutant, test in zip(left, each(noticed, left), strict=True):
            self.add(tier, mutant, test)
            done = sum((tier, mutant) in self.found for mutant in mutants)
            print(f"{tier} tests: {done}/{len(mutants)}", end="\r", file=sys.stderr)
            if not test:
                print(f"survives the {tier} tests: {mutant.file}:{mutant.line} {mutant.kind}: {mutant.new}", flush=True)

    def survivors(self, tier: str, mutants: Iterable[Mutant]) -> list[Mutant]:
        """Those that no test of a tier has noticed."""
        return [mutant for mutant in mutants if not self.found[tier, mutant]]


def main() -> int:
    """Runs the mutants. Returns 1 if one survives that is not known, or too many are left to the slow tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("targets", nargs="*", default=TARGETS, help="files or folders; those of scoring and following")
    parser.add_argument("--sample", type=int, default=300, help="how many, taken from all; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="only those that are known to survive")
    parser.add_argument("--suite", metavar="GAME", help="ask only the conformance suite of this game")
    told = parser.parse_args()
    rng, reasons = random.Random(told.seed), {} if told.suite else known()
    chosen = [mutant for file in files_of(told.targets) for mutant in mutants(file)]
    possible = len(chosen)
    if told.again:
        chosen = [mutant for mutant in chosen if mutant.key in reasons]
    elif told.sample < possible:
        chosen = rng.sample(chosen, told.sample or possible)
    os.chdir(ROOT)
    if told.suite:
        return by_suite(told.suite, chosen)
    folder = kept.folder()
    (folder / "sitecustomize.py").write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from tools.mutate import install\ndel sys.path[0]\ninstall()\n",
        "utf-8",
    )
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # nothing here measures or distributes
    import hypothesis  # noqa: F401  # loaded once, for all processes
    import pytest  # noqa: F401

    suite, results = Suite(folder), Results(folder / "mutants.jsonl")
    with ThreadPoolExecutor(told.jobs) as pool:
        print(f"{len(chosen)} of {possible} mutants", flush=True)
        results.complete("fast", chosen, pool.map, suite.noticed_fast)
        # Those that are known to survive are not asked of the slow tests.
        left = [mutant for mutant in results.survivors("fast", chosen) if mutant.key not in reasons]
        results.complete("slow", left, pool.map, suite.noticed_slow)
    return report(chosen, results, set(reasons))


def report(chosen: Sequence[Mutant], results: Results, known: Collection[tuple[str, str, str, str]]) -> int:
    """Prints what became of the mutants; the exit code."""
    kinds = ("fast", "slow", "known", "alive")
    by_file: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant in chosen:
        if results.found["fast", mutant]:
            what = "fast"
        elif mutant.key in known:
            what = "known"
        elif test := results.found["slow", mutant]:
            what = "slow"
            print("\t".join((*mutant.key, f"line {mutant.line}: noticed only by {test}")))
        else:
            what = "alive"
            print("\t".join((*mutant.key, f"? line {mutant.line}")))
        by_file[mutant.file][what] += 1
    print(f"\n{'mutants':>8}" + "".join([f"{kind:>8}" for kind in kinds]))
    for file, counts in by_file.items():
        print(f"{counts.total():8}" + "".join([f"{counts[kind]:8}" for kind in kinds]) + f"  {file}")
    all_of = sum(by_file.values(), Counter[str]())
    total = all_of.total() - all_of["known"]
    print(
        f"{total} mutants: {all_of['fast']} killed by the fast tests, {all_of['slow']} only by slow ones,"
        f" {all_of['alive']} alive; {all_of['known']} more are known to change nothing"
    )
    return int(bool(all_of["alive"]) or all_of["slow"] > SHARE * total)


if __name__ == "__main__":
    sys.exit(main())
