"""The workflows: pinned, with the least that they need, and none of what others write becomes a part of a program."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.support import ROOT
from tools.workflows import FOLDER, Job, jobs, workflows


@pytest.mark.parametrize("name", workflows())
def test_each_action_is_pinned_and_says_its_version(name: str) -> None:
    used = re.findall(r"uses: (.*)", (FOLDER / f"{name}.yml").read_text("utf-8"))
    assert used
    for action in used:
        assert action.startswith("./.github/workflows/") or re.fullmatch(
            r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action
        )


@pytest.mark.parametrize("name", workflows())
def test_nobody_may_more_than_read_but_the_jobs_of_an_environment(name: str) -> None:
    workflow = workflows()[name]
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        # A workflow that is called may no more than its own jobs.
        assert ("permissions" in job) == ("environment" in job or job.get("uses", "").endswith("pages.yml"))
    assert "secrets." not in (FOLDER / f"{name}.yml").read_text("utf-8")


@pytest.mark.parametrize("job", [job for job in jobs() if "steps" in job.job], ids=lambda job: job.name)
def test_a_step_has_no_expression_but_of_its_matrix(job: Job) -> None:
    for step in job.job["steps"]:
        assert "${{" not in job.filled(step.get("run", ""))
    assert 0 < job.job["timeout-minutes"] <= 90


LACKS = """
import os, pexpect, pytest, signal, sys
class Lacks:
    def pytest_collection(self):
        for name in ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"):
            sys.modules[name] = None
        for module, names in {
            os: ("fork", "getuid", "geteuid", "killpg", "mkfifo", "setsid", "uname", "O_NONBLOCK", "O_NOFOLLOW"),
            signal: ("SIGHUP", "SIGKILL", "SIGXFSZ", "SIGUSR1", "SIGALRM", "setitimer", "ITIMER_PROF"),
            pexpect: ("spawn", "run"),
        }.items():
            for name in names:
                delattr(module, name)
arguments = ["--collect-only", "-qq", "-p", "no:cacheprovider", "tests", "scorer"]
sys.exit(pytest.main(arguments, plugins=[Lacks()]))
"""
"""Collects the tests when all plugins are there, which look at the name of the system."""


@pytest.mark.long
def test_all_tests_can_be_collected_without_what_windows_lacks() -> None:
    run = subprocess.run(
        [sys.executable, "-c", LACKS], cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
