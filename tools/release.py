"""Before a release: whether everything is ready for it, and the third tier of the tests, which takes hours.

    python tools/release.py check           what a release still lacks, each with what to do
    python tools/release.py stamp           writes version, date and address into the files that no build makes
    python tools/release.py notes           what the changelog says of this version, for the page of the release
    python tools/release.py                 every step of the third tier that is not done yet
    python tools/release.py kills races     only these
    python tools/release.py --list          what there is

It may be interrupted: each command that succeeded is kept in `.release/`, in a folder for the project as it is (commit
and changes), with what it printed; the next run goes on with the others, and with all if a file has changed. A step
whose needs are not there is skipped, and the reason is printed. Returns 1 if a step failed, or if something lacks.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tools import kept, ready

NEEDS = {
    "npm": "npm and its registry",
    "chromium": "Chromium",
    "firefox": "Firefox",
    "mahjong": "pip install -e '.[bench]'",
    "basedpyright": "pip install -e '.[types]'",
}
"""How to say what a step needs; the keys are programs on the PATH or Python modules."""


class Step(NamedTuple):
    """One thing to find out."""

    name: str
    shows: str
    """One sentence."""
    minutes: int
    """About how long it takes on one free core."""
    commands: Sequence[str]
    """Run in order, up to the first that fails. Placeholders: `{python}`, `{folder}` (of this state), `{npm}` (for its
    packages), `{address}` (of the site that an earlier command has built into `{folder}/site`)."""
    needs: Sequence[str] = ()
    """Keys of `NEEDS`."""
    figures: str = ""
    """A regular expression: the lines of the output that go into the table; empty: the last line."""
    variables: Mapping[str, str] = {}
    """Of the environment."""

    def lacks(self) -> list[str]:
        """What the step needs and is not there."""
        return [NEEDS[need] for need in self.needs if not (shutil.which(need) or find_spec(need))]


SITE = "{python} -m mkdocs build --strict --site-dir {folder}/site"

STEPS = (
    Step(
        "inputs",
        "A million spoilt tallies, and ten thousand spoilt files, lead to a sheet or to one clear message.",
        60,
        [f"{{python}} benchmarks/mutate_input.py 200000 2000 {seed}" for seed in range(1, 6)],
        figures="inputs:",
    ),
    Step(
        "kills",
        "No confirmed move is lost or doubled if the program is killed a thousand times.",
        20,
        [f"{{python}} benchmarks/kill.py 200 {seed}" for seed in range(1, 6)],
    ),
    Step(
        "faults",
        "No confirmed move is lost without a word if the disk fails, once or again and again, or the record is lost.",
        1,
        [f"{{python}} benchmarks/faults.py 200 {seed}" for seed in range(1, 11)],
    ),
    Step(
        "races",
        "Of two programs that begin one record at the same time exactly one goes on, two hundred times.",
        5,
        ["{python} benchmarks/race.py 200"],
        figures="times:",
    ),
    Step(
        "conformance",
        "Ten thousand random games of each game reach their ends, under rulings chosen at random.",
        90,
        [
            f"{{python}} -m pytest -m slow tests/conformance/test_conformance.py::test_many_random_games[{game}]"
            for game in ("africa", "africana", "afritoria")
        ],
        variables={"SCORER_GAMES": "10000"},
    ),
    Step(
        "properties",
        "What holds of every table, answer and logbook holds of two thousand of each.",
        20,
        [
            "{python} -m pytest --hypothesis-profile=many tests/scoring/test_properties.py",
            "{python} -m pytest --hypothesis-profile=many tests/text/test_typed.py tests/text/test_answers.py",
            "{python} -m pytest --hypothesis-profile=many tests/scoring/test_adjust.py tests/scoring/test_merge.py",
            "{python} -m pytest --hypothesis-profile=many tests/log",
        ],
    ),
    Step(
        "explained",
        "Every sentence about 100,000 random tables, 10,000 small ones and 200 games of each game is true.",
        60,
        ["{python} -m pytest -m long -s tests/explained"],
        figures="sentences",
    ),
    Step(
        "parity",
        "MicroPython answers as CPython does, byte for byte: 200 random games of each game, 20,000 tallies.",
        45,
        [f"{{python}} -m tests.support.parity --games 50 --tallies 5000 --seed {seed}" for seed in range(5, 9)],
        figures="different,",
    ),
    Step(
        "mistakes",
        "The engine answers as CPython does, and a mistake planted into it is seen by the comparison.",
        15,
        ["{python} -m pytest -m long tests/app"],
    ),
    Step(
        "others",
        "What takes longest of rules, terminals, logbooks, packages, records and games from elsewhere.",
        30,
        [
            "{python} -m pytest -m long tests/africa tests/africana tests/afritoria tests/scoring tests/conformance",
            "{python} -m pytest -m long tests/tracking tests/log tests/text tests/cli tests/package",
        ],
    ),
    Step(
        "types",
        "Another type checker than ours knows every type, and finds each wrong one.",
        2,
        ["{python} -m pytest -m long -k 'basedpyright or every_type' tests/package"],
        needs=["basedpyright"],
    ),
    Step(
        "package",
        "The npm package works in a clean project and passes the strictest TypeScript.",
        3,
        ["{python} -m tests.support.try_package --tallies 2000"],
        needs=["npm"],
        figures="compressed|calls answered",
    ),
    Step(
        "bundles",
        "The npm package scores where people use it: Vite, webpack, esbuild, a page, a worker, Node, Deno.",
        2,
        ["{python} -m tests.support.try_bundle"],
        needs=["npm", "chromium"],
        figures=r"scores?$|does not score",
    ),
    Step(
        "pyodide",
        "The wheel passes the tests that need no process in a newer Python: that of Pyodide.",
        15,
        ["{python} -m tests.support.try_pyodide --npm {npm}"],
        needs=["npm"],
        figures="^Python|passed|failed",
    ),
    Step(
        "workflows",
        "What the workflows run succeeds: each step of their Linux jobs but those that publish or deploy.",
        40,
        ["{python} -m pytest -m long tests/package/test_workflows.py", "{python} -m tools.workflows"],
        needs=["npm", "chromium"],
        figures="^passed|^FAILED|^left out|^workflows",
    ),
    Step(
        "pages",
        "The site works in Chromium, in every language and every game.",
        20,
        ['{python} -m pytest -m "slow or long" tests/site'],
        needs=["chromium"],
    ),
    Step(
        "checks",
        "Nothing is found by html-validate, axe and Lighthouse.",
        20,
        [
            SITE,
            "npm install --silent --no-audit --no-fund --prefix {npm} html-validate@11 axe-core@4 lighthouse@12",
            "{python} tools/check_site.py {folder}/site --npm {npm}",
        ],
        needs=["npm", "chromium"],
        figures="^html-validate:|^axe:|^Lighthouse:",
    ),
    Step(
        "firefox",
        "The score sheet and the search say the same in Firefox, in every language and every game.",
        3,
        [
            SITE,
            "npm install --silent --no-audit --no-fund --prefix {npm} puppeteer-core",
            "node tools/firefox.mjs {address} {npm} {firefox}",
        ],
        needs=["npm", "firefox"],
        figures="WRONG|^Firefox",
    ),
    Step(
        "evenings",
        "What several phones count comes together, and what each tells is so: twenty evenings of each game.",
        45,
        [SITE, "{python} -m tools.evenings {folder}/site"],
        needs=["chromium"],
        figures="^evenings:",
    ),
    Step(
        "seconds",
        "Questions are answered on the first screen of a phone, fast enough, and as the library answers them.",
        20,
        [SITE, "{python} tools/ten_seconds.py {folder}/site"],
        needs=["chromium"],
        figures="answered;",
    ),
    Step(
        "mutants",
        "Small mistakes in scoring and following are noticed by a test: a hundred of them.",
        60,
        ["{python} tools/mutate.py --sample 100"],
    ),
    Step(
        "benchmarks",
        "How fast everything is, against yardsticks in the same run.",
        30,
        [
            "{python} benchmarks/speed.py",
            "{python} benchmarks/tracking.py",
            "{python} benchmarks/many.py",
            "{python} benchmarks/keys.py",
            SITE,
            "{python} benchmarks/sheet.py {folder}/site",
            "{python} benchmarks/engine.py",
        ],
        needs=["mahjong", "chromium"],
        figures=".",
    ),
    Step(
        "all-mutants",
        "Every small mistake in scoring and following is noticed by a test, or a reason is given why not.",
        1500,
        ["{python} tools/mutate.py --sample 0"],
    ),
)


class Done(NamedTuple):
    """What came of a command."""

    code: int
    seconds: float
    figures: list[str]


class Kept:
    """What has been done, in a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "state.json"
        found = json.loads(self.file.read_text("utf-8")) if self.file.exists() else {}
        self.done = {name: {command: Done(*done) for command, done in each.items()} for name, each in found.items()}

    def add(self, step: Step, command: str, done: Done) -> None:
        """Writes down what came of a command."""
        self.done.setdefault(step.name, {})[command] = done
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.done, ensure_ascii=False, indent=1), "utf-8")
        new.replace(self.file)

    def of(self, step: Step) -> list[Done]:
        """What came of the commands of a step, as far as it got."""
        return [done for command, done in self.done.get(step.name, {}).items() if command in step.commands]

    def passed(self, step: Step, command: str) -> bool:
        """Whether a command has succeeded."""
        done = self.done.get(step.name, {}).get(command)
        return done is not None and done.code == 0


def run_step(step: Step, kept_: Kept) -> None:
    """Runs what is not done of a step, up to the first command that fails."""
    for command in step.commands:
        if not kept_.passed(step, command):
            done = run_command(step, command, kept_.folder)
            kept_.add(step, command, done)
            if done.code:
                return


def run_command(step: Step, command: str, folder: Path) -> Done:
    """Runs a command; what it prints is appended to the log of the step."""
    places = {
        "python": sys.executable,
        "folder": str(folder),
        "npm": str(folder.parent / "npm"),
        "firefox": shutil.which("firefox") or "",
    }
    if "{address}" in command:
        from tools.ten_seconds import serve

        places["address"] = serve(folder / "site")
    os.makedirs(places["npm"], exist_ok=True)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")]),
        "NO_MKDOCS_2_WARNING": "1",
        "SITE_URL": "",  # served at the root of this machine
        **step.variables,
    }
    begin = time.monotonic()
    with (folder / f"{step.name}.log").open("a+b") as log:
        log.write(f"$ {command}\n".encode())
        log.flush()
        start = log.tell()
        words = [word.format(**places) for word in shlex.split(command)]
        code = subprocess.run(words, cwd=kept.ROOT, env=environment, stdout=log, stderr=log, check=False).returncode
        log.seek(start)
        lines = [line.strip() for line in log.read().decode("utf-8", "replace").splitlines() if line.strip()]
    found = [line for line in lines if re.search(step.figures, line)] if step.figures else []
    return Done(code, round(time.monotonic() - begin, 1), found or lines[-1:])


def state_of(step: Step, kept_: Kept) -> str:
    """How far a step is: `done`, `failed`, `part` or `open`."""
    done = kept_.of(step)
    if any(each.code for each in done):
        return "failed"
    if len(done) == len(step.commands):
        return "done"
    return "part" if done else "open"


def table(steps: Sequence[Step], kept_: Kept) -> str:
    """What was measured."""
    lines = []
    for step in steps:
        state, lacks = state_of(step, kept_), step.lacks()
        if lacks and state != "done":
            lines.append(f"{'skipped':8}{step.name}: needs {', '.join(lacks)}")
            continue
        minutes = sum(each.seconds for each in kept_.of(step)) / 60
        lines.append(f"{state:8}{step.name}: {step.shows} ({minutes:.1f} min)")
        lines += [f"{'':10}{line}" for each in kept_.of(step) for line in each.figures]
    return "\n".join(lines)


def run(steps: Sequence[Step], folder: Path) -> int:
    """Runs what is not done of the steps and prints the table. Returns 1 if one failed."""
    kept_ = Kept(folder)
    try:
        for step in steps:
            if state_of(step, kept_) != "done" and not step.lacks():
                print(f"{step.name}: about {step.minutes} min, {folder / step.name}.log", flush=True)
                run_step(step, kept_)
    finally:
        print(table(steps, kept_))
    return int(any(state_of(step, kept_) == "failed" for step in steps))


def check(project: ready.Project) -> int:
    """Prints what a release lacks. Returns 1 if that is anything."""
    found = ready.lacks(project)
    for lack in found:
        print(f"{lack.what}\n    {lack.todo}")
    if not found:
        print(f"scorer {project.version} is ready: git push --follow-tags")
    return int(bool(found))


def stamp(project: ready.Project) -> int:
    """Writes the files with version, date and address, and prints which have changed. Returns 0."""
    for path in ready.stamp(project):
        print(f"{path} is written.")
    return 0


def notes(project: ready.Project) -> int:
    """Prints what is new in this version. Returns 1 if the changelog does not say it."""
    text = ready.notes(project)
    print(text or f"CHANGELOG.md has no entry for {project.version}.", file=sys.stdout if text else sys.stderr)
    return int(not text)


BESIDE = {"check": check, "stamp": stamp, "notes": notes}
"""The commands that are no step."""


def main() -> int:
    """Runs the command line; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="check, stamp, notes, or steps; without a name all steps"
    )
    parser.add_argument("--list", action="store_true", help="print the steps, how long they take and what they need")
    told = parser.parse_args()
    if len(told.names) == 1 and told.names[0] in BESIDE:
        return BESIDE[told.names[0]](ready.Project(kept.ROOT, date.today()))
    if unknown := set(told.names) - {step.name for step in STEPS}:
        parser.error(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(step.name for step in STEPS)}")
    steps = [step for step in STEPS if step.name in told.names or not told.names]
    if told.list:
        for step in steps:
            needs = "".join(f"; needs {NEEDS[need]}" for need in step.needs)
            print(f"{step.name:12}{step.minutes:4} min  {step.shows}{needs}")
        return 0
    return run(steps, kept.folder())


if __name__ == "__main__":
    sys.exit(main())
