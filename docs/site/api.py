"""The reference of the Python library, made from its docstrings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import scorer
from scorer import tracking
from scorer.tracking import course, record

MODULES = (tracking, course, record)


def reference() -> str:
    """The page in Markdown: every public name with its signature and its docstring."""
    return "\n\n".join(_parts()) + "\n"


def _parts() -> Iterator[str]:
    yield "# Reference"
    yield "Every public name. Functions and classes raise only `ScorerError`s, which are `ValueError`s."
    yield from _names("scorer", {name: getattr(scorer, name) for name in sorted(scorer._WHERE, key=str.lower)})
    for module in MODULES:
        own = {name: value for name, value in vars(module).items() if _is_public(name, value, module.__name__)}
        yield from _names(module.__name__, own, inspect.getdoc(module) or "")


def _is_public(name: str, value: Any, module: str) -> bool:
    return not name.startswith("_") and getattr(value, "__module__", "") == module and callable(value)


def _names(title: str, names: dict[str, Any], told: str = "") -> Iterator[str]:
    yield f"## {title}"
    if told:
        yield _text(told)
    for name, value in names.items():
        yield f"### `{title}.{name}` {{: #{title}.{name} }}"
        yield from _described(name, value)
        if inspect.isclass(value):
            methods = {
                key: each for key, each in vars(value).items() if not key.startswith("_") and inspect.isfunction(each)
            }
            for key, method in methods.items():
                yield f"`{key}{_signature(method)}`\n:   {_indented(_text(inspect.getdoc(method) or ''))}"


def _described(name: str, value: Any) -> Iterator[str]:
    if inspect.isfunction(value) or inspect.isclass(value):
        kind = "class " if inspect.isclass(value) else ""
        yield f"```python\n{kind}{name}{_signature(value)}\n```"
    yield _text(inspect.getdoc(value) or "")


def _signature(value: Any) -> str:
    try:
        shown = str(inspect.signature(value)).replace("scorer.", "")
    except (TypeError, ValueError):
        return ""
    shown = re.sub(r"ForwardRef\('(.*?)'\)", r"\1", shown)
    # Annotations are kept as texts; the quotes round them say nothing.
    shown = re.sub(r"(: |-> )'(.*?)'(?=[,)= ]|$)", r"\1\2", shown)
    return shown.replace("(self, ", "(").replace("(self)", "()")


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _text(doc: str) -> str:
    """A docstring as Markdown: examples become blocks."""
    lines: list[str] = []
    inside = False
    for line in doc.splitlines():
        example = line.startswith("    ") or (inside and not line.strip())
        if example != inside:
            lines.append("```" if inside else "```python")
            inside = example
        lines.append(line[4:] if example else line)
    return "\n".join([*lines, *(["```"] if inside else [])])
