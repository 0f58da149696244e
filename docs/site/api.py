"""The reference of the Python library: `docs/reference/python.md` says what for, the docstrings say what.

    python -m docs.site.api

writes it to standard output.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, is_typeddict

import scorer
from scorer import ids, log, shapes, testing, tracking
from scorer.export.described import attributes
from scorer.tracking import course, record

TASKS = Path(__file__).parents[1] / "reference" / "python.md"
MODULES = {
    "tracking": tracking,
    "course": course,
    "record": record,
    "log": log,
    "ids": ids,
    "shapes": shapes,
    "testing": testing,
}


def reference() -> str:
    """The page in Markdown: by tasks, each with an example, every public name with its signature and what it is."""
    tasks = re.sub(r"^(>>> .*)\n\n```$", r"\1\n```", TASKS.read_text("utf-8"), flags=re.M)
    return re.sub(r"<!-- (.*?) -->", lambda found: "\n\n".join(_named(found[1].split())), tasks) + "\n"


def public() -> list[str]:
    """The names that the page has a place for."""
    return [name for found in re.findall(r"<!-- (.*?) -->", TASKS.read_text("utf-8")) for name in found.split()]


def _named(names: list[str]) -> Iterator[str]:
    for name in names:
        if module := MODULES.get(name):
            yield _text(inspect.getdoc(module) or "")
            for key in offered(module):
                yield from _described(module.__name__, key, getattr(module, key))
        else:
            yield from _described("scorer", name, getattr(scorer, name))


def offered(module: ModuleType) -> list[str]:
    """The names of a module that the page shows; of the suite for games those that run all of it."""
    return [key for key, value in vars(module).items() if _is_public(key, value, module.__name__)]


def _is_public(name: str, value: Any, module: str) -> bool:
    if module == testing.__name__:
        return name in ("suite", "check_game", "checks")
    own = getattr(value, "__module__", "")
    # These two are rooms of several modules, which their `__init__` offers together.
    offers = own.startswith(f"{module}.") if module in (log.__name__, tracking.__name__) else own == module
    # An older name of the same is not shown once more.
    return not name.startswith("_") and callable(value) and offers and getattr(value, "__name__", name) == name


def _described(where: str, name: str, value: Any) -> Iterator[str]:
    yield f"### `{where}.{name}` {{: #{where}.{name} }}"
    if inspect.isfunction(value) or inspect.isclass(value):
        yield f"```python\n{'class ' if inspect.isclass(value) else ''}{name}{_signature(value)}\n```"
        if linked := _links(value):
            yield linked
    yield _text(inspect.getdoc(value) or "")
    if inspect.isclass(value):
        for key, text in attributes(value).items():  # type: ignore[arg-type]  # mypy takes no class for hashable
            yield f"`{key}`\n:   {_indented(text)}"
        for key, each in vars(value).items():
            method = each.fget if isinstance(each, property) else getattr(each, "func", each)
            if not key.startswith("_") and inspect.isfunction(method):
                shown = key if method is not each else key + _signature(method)
                yield f"`{shown}`\n:   {_indented(_text(inspect.getdoc(method) or ''))}"


def _links(value: Any) -> str:
    """The names of the reference that a signature speaks of, as links."""
    words, names = re.findall(r"\w+", _signature(value)), public()
    known = [name for name in dict.fromkeys(words) if name in names and name[0].isupper()]
    return " · ".join(f"[`{name}`](#scorer.{name})" for name in known if name != getattr(value, "__name__", ""))


def _signature(value: Any) -> str:
    """The signature, a line for each parameter where it is long."""
    if is_typeddict(value):
        return "(TypedDict)"
    try:
        shown = str(inspect.signature(value))
    except (TypeError, ValueError):
        return ""
    shown = re.sub(r"ForwardRef\('(.*?)'\)", r"\1", shown)
    # A function by its name, not by where it lies now: two builds give the same page.
    shown = re.sub(r"<function (\w+) at 0x\w+>", r"\1", shown)
    # Annotations are kept as texts; the quotes round them say nothing.
    shown = re.sub(r"(: |-> )'(.*?)'(?=[,)= ]|$)", r"\1\2", shown)
    shown = re.sub(r"\b(?:scorer|typing|collections\.abc)\.(?:\w+\.)*(?=\w)", "", shown)
    shown = shown.replace("(self, ", "(").replace("(self)", "()")
    if inspect.isclass(value):
        shown = shown.removesuffix(" -> None")
    if len(shown) < 90:
        return shown
    inside, _, after = shown[1:].rpartition(")")
    return "(\n" + "".join(f"    {part},\n" for part in _parameters(inside)) + ")" + after


def _parameters(inside: str) -> list[str]:
    """What stands between the commas that are in no brackets."""
    parts, depth = [""], 0
    for sign in inside:
        depth += (sign in "[(") - (sign in "])")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _text(doc: str) -> str:
    """A docstring as Markdown: examples become blocks."""
    lines: list[str] = []
    inside = False
    for line in doc.splitlines():
        example = line.startswith("    ") or (inside and not line.strip())
        if example != inside:
            lines += ["```", ""] if inside else ["", "```python"]
            inside = example
        lines.append(line[4:] if example else line)
    return "\n".join([*lines, *(["```"] if inside else [])])


if __name__ == "__main__":
    sys.stdout.write(reference())
