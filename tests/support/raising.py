"""What functions of scorer can raise, read from the code: each `raise` that calls by name lead to."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

OTHER = "another error"
"""In the place of a name where the code does not tell it: `raise error`."""

Call = Callable[[], object]
Raises = Mapping[str, Mapping[str, Call | tuple[Call, ...]]]
"""By each public function, as it is called after `scorer.`, the errors that its docstring names, each with a call that
raises it, or several where it has several causes."""
Cannot = Mapping[str, Mapping[str, str]]
"""By each public function the errors that only seem to be raised by it, each with the reason why it never is."""


class Public(NamedTuple):
    """A public function, method, property or constructor."""

    name: str
    doc: str
    function: Callable[..., Any]


@cache
def raised_by(function: Callable[..., Any]) -> Mapping[str, str]:
    """By the name of each error that a call of a function can raise, the way to its `raise`: `game > _found`.

    Followed are functions, classes and methods of `self`. Not followed is what a `try` with an `except` or a `with
    suppress` has, and what is called with nothing but attributes: what an object of ours holds has been read before.
    """
    _STACK.append(function)
    found: dict[str, str] = {}
    node = _functions(function.__module__).get(function.__qualname__)
    if node is not None:
        names = {**vars(import_module(function.__module__)), **_imported(node, function.__module__)}
        for each in _reached(node):
            if isinstance(each, ast.Raise) and each.exc:
                found |= {error: function.__qualname__ for error in _errors(each.exc, names) if error not in found}
            elif isinstance(each, ast.Call) and (called := _called(each, function, names)) not in (None, *_STACK):
                for error, way in raised_by(called).items():
                    found.setdefault(error, f"{function.__qualname__} > {way}")
    _STACK.pop()
    return found


_STACK: list[Callable[..., Any]] = []
"""The functions that are being read: one that calls itself has nothing new."""


@cache
def _functions(module: str) -> Mapping[str, ast.AST]:
    """The functions of a module of scorer by their qualified names; none of other modules."""
    if not module.startswith("scorer"):
        return {}
    tree = ast.parse(Path(str(import_module(module).__file__)).read_text("utf-8"))
    found: dict[str, ast.AST] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{each.name}": each for each in node.body if isinstance(each, ast.FunctionDef)}
    return found


def _reached(node: ast.AST) -> Iterator[ast.AST]:
    """What a call runs whose errors are not caught."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Try) and child.handlers:
            for part in (*child.handlers, *child.orelse, *child.finalbody):
                yield from _reached(part)
        elif not (isinstance(child, ast.With) and "suppress(" in ast.unparse(child.items[0])):
            yield child
            yield from _reached(child)


def _imported(node: ast.AST, module: str) -> dict[str, object]:
    """What a function imports itself."""
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    found: dict[str, object] = {}
    for each in ast.walk(node):
        if isinstance(each, ast.ImportFrom) and each.level:
            source = import_module("." * each.level + (each.module or ""), package)
            found |= {alias.asname or alias.name: getattr(source, alias.name, None) for alias in each.names}
    return found


def _errors(raised: ast.expr, names: Mapping[str, object]) -> list[str]:
    """The names of what a `raise` may raise: `UnknownName(…)`, or what a function with this as its type makes."""
    if isinstance(raised, ast.IfExp):
        return [*_errors(raised.body, names), *_errors(raised.orelse, names)]
    error = raised.func if isinstance(raised, ast.Call) else raised
    found = names.get(error.id) if isinstance(error, ast.Name) else None
    if inspect.isfunction(found):
        found = names.get(str(found.__annotations__["return"])) or found
    return [found.__name__ if isinstance(found, type) else OTHER]


def _called(call: ast.Call, function: Callable[..., Any], names: Mapping[str, object]) -> Any:
    """The function that is called, if its name tells it: `f(…)`, `module.f(…)`, `self.f(…)`, or a class."""
    given = [*call.args, *[each.value for each in call.keywords]]
    if given and all(isinstance(each, ast.Attribute) for each in given):
        return None
    called = call.func
    found: Any = None
    if isinstance(called, ast.Name):
        found = names.get(called.id)
    elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        of_self = called.value.id in ("self", "cls")
        owner = names.get(function.__qualname__.partition(".")[0] if of_self else called.value.id)
        if isinstance(owner, ModuleType | type):
            found = inspect.getattr_static(owner, called.attr, None)
    if isinstance(found, type):
        found = vars(found).get("__init__")
    found = getattr(found, "__func__", found)
    found = inspect.unwrap(found) if callable(found) else None
    return found if inspect.isfunction(found) else None
