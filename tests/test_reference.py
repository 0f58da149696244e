"""The reference of the library: complete, with an example for each task; the examples are run as doctests."""

from __future__ import annotations

import re
from pathlib import Path

import api

import scorer

TASKS = (Path(api.__file__).with_name("reference.md")).read_text("utf-8")


def test_every_public_name_has_its_place() -> None:
    assert sorted(api.public()) == sorted([*scorer._WHERE, *scorer._MODULES])


def test_every_task_has_an_example_that_uses_its_names() -> None:
    for task in TASKS.split("\n## ")[1:]:
        example = "\n".join(re.findall(r"^(?:>>>|\.\.\.).*", task, re.M))
        functions = [name for name in re.findall(r"<!-- (.*?) -->", task)[0].split() if name.islower()]
        assert example, task
        assert all(f"scorer.{name}(" in example or f"{name}." in example or name == "record" for name in functions)


def test_attributes_signatures_and_links_are_shown() -> None:
    page = api.reference()
    assert "<!--" not in page
    assert "A language-neutral key that its category declares" in page
    assert "[`Sheet`](#scorer.Sheet)" in page
    assert all(len(line) < 130 for line in page.splitlines() if line.startswith("    ") and ": " in line)
    for name in scorer._WHERE:
        assert f"{{: #scorer.{name} }}" in page
