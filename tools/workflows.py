"""Runs what the workflows in `.github/workflows` run on Linux.

    python -m tools.workflows                       every job
    python -m tools.workflows pages tests:checks    all jobs of a workflow, or one job
    python -m tools.workflows --list                what is run, and what is left out

Each job has a clone of the last commit, and an environment of this Python, the first on the PATH; its `run:` steps are
run in order with the shell that GitHub takes, up to the first that fails. A matrix is run once, with its first row.
What is uploaded has to be there. Everything is run as for a tag, conditions (`if:`) or not.

Left out are jobs with an `environment`: these are the ones that publish or deploy. Returns 1 if a step failed.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".github" / "workflows"

SHELLS = {"": ("bash", "-e"), "bash": ("bash", "--noprofile", "--norc", "-eo", "pipefail")}
"""What GitHub runs a step with on Linux, by its `shell`."""


class Job(NamedTuple):
    """A job of a workflow."""

    name: str
    """`tests:fast`."""
    job: Mapping[str, Any]
    workflow: Mapping[str, Any]

    @property
    def left_out(self) -> str:
        """Why it is not run; empty if it is."""
        if "environment" in self.job:
            return "it publishes or deploys"
        if "uses" in self.job:
            return f"it is {self.job['uses']}"
        return "" if "ubuntu" in self.filled(self.job["runs-on"]) else "it is not for Linux"

    @property
    def row(self) -> dict[str, str]:
        """The first row of the matrix."""
        matrix = self.job.get("strategy", {}).get("matrix", {})
        return {key: values[0] for key, values in matrix.items() if key not in {"include", "exclude"}}

    def filled(self, text: str) -> str:
        """A text with the values of the row. Raises `KeyError` for another expression."""
        return re.sub(r"\$\{\{ *matrix\.(\w+) *\}\}", lambda found: self.row[found[1]], text)

    def of_run(self, key: str, step: Mapping[str, Any]) -> str:
        """What a step, its job or its workflow says of `shell` or `working-directory`."""
        defaults = [each.get("defaults", {}).get("run", {}) for each in (self.job, self.workflow)]
        return str(next((each[key] for each in (step, *defaults) if key in each), ""))


def workflows() -> dict[str, dict[str, Any]]:
    """What the files say, by their names without `.yml`."""
    return {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.yml"))}


def jobs() -> list[Job]:
    """All jobs, in the order of the files."""
    return [
        Job(f"{name}:{key}", job, workflow)
        for name, workflow in workflows().items()
        for key, job in workflow["jobs"].items()
    ]


def run(job: Job, folder: Path) -> Iterator[bool]:
    """Runs a job in an empty folder: for each step that was run, whether it succeeded. Ends with one that did not."""
    clone, temp, python = folder / "clone", folder / "temp", folder / "python"
    temp.mkdir()
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    subprocess.run([sys.executable, "-m", "venv", python], check=True)
    from scorer import __version__

    environment = {
        **{key: value for key, value in os.environ.items() if key not in {"VIRTUAL_ENV", "PYTHONPATH"}},
        "CI": "true",
        "RUNNER_TEMP": str(temp),
        "GITHUB_WORKSPACE": str(clone),
        "GITHUB_REF_TYPE": "tag",
        "GITHUB_REF_NAME": f"v{__version__}",
        "PATH": os.pathsep.join([str(python / "bin"), os.environ["PATH"]]),
        **job.workflow.get("env", {}),
        **job.job.get("env", {}),
    }
    for step in job.job["steps"]:
        if "run" in step:
            good = run_step(job, step, clone, environment)
        elif "upload" in step["uses"]:
            good = uploaded(step, clone)
        else:
            continue
        yield good
        if not good:
            return


def run_step(job: Job, step: Mapping[str, Any], clone: Path, environment: Mapping[str, str]) -> bool:
    """Runs a step; whether it succeeded."""
    title, begin = f"{job.name}: {step.get('name', step['run'])}", time.monotonic()
    print(f"=== {title}", flush=True)
    script = clone.parent / "step.sh"
    script.write_text(job.filled(step["run"]), "utf-8")
    done = subprocess.run(
        [*SHELLS[job.of_run("shell", step)], script],
        cwd=clone / job.of_run("working-directory", step),
        env={**environment, **step.get("env", {})},
        stdin=subprocess.DEVNULL,
        check=False,
    )
    print(f"{'FAILED' if done.returncode else 'passed'}: {title} ({time.monotonic() - begin:.0f} s)", flush=True)
    return not done.returncode


def uploaded(step: Mapping[str, Any], clone: Path) -> bool:
    """Whether there is something to upload."""
    pattern = str(step["with"]["path"]).rstrip("/")
    found = [path for path in clone.glob(pattern) if path.is_file() or any(path.iterdir())]
    print(f"{'passed' if found else 'FAILED'}: {pattern} is there to be uploaded", flush=True)
    return bool(found)


def main() -> int:
    """Runs the command line; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="workflows or jobs; all, if none is named")
    parser.add_argument("--list", action="store_true", help="print what is run and what is left out")
    told = parser.parse_args()
    found = jobs()
    names = {name for job in found for name in (job.name, job.name.partition(":")[0])}
    if unknown := set(told.names) - names:
        parser.error(f"no such job: {', '.join(sorted(unknown))}; there are {', '.join(sorted(names))}")
    chosen = [job for job in found if not told.names or {job.name, job.name.partition(":")[0]} & set(told.names)]
    for job in chosen:
        print(f"left out: {job.name}: {job.left_out}" if job.left_out else f"run: {job.name}", flush=True)
    if told.list:
        return 0
    results = list[bool]()
    for job in chosen:
        if not job.left_out:
            with tempfile.TemporaryDirectory() as folder:
                results += run(job, Path(folder))
    print(f"workflows: {sum(results)} steps passed, {len(results) - sum(results)} failed")
    return int(not all(results))


if __name__ == "__main__":
    sys.exit(main())
