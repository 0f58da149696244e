"""Public docstrings say which errors are raised, and each error that they name is provoked by a call.

The calls stand in the files `raises_*.py` beside this one, each for some names of the library.
"""

from __future__ import annotations

import builtins
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import scorer
from docs.site import api
from tests.support.raising import Public, raised_by

TABLES = [import_module(f"tests.package.{file.stem}") for file in sorted(Path(__file__).parent.glob("raises_*.py"))]


def named(doc: str) -> list[str]:
    """The errors that a docstring names: in backticks, from the word `Raises` to the end of its paragraph."""
    return re.findall(r"`([A-Z]\w*[a-z]\w*)`", " ".join(re.findall(r"\bRaises\b(?:.|\n(?!\n))*", doc)))


def public(table: ModuleType) -> Iterator[Public]:
    """The functions, methods, properties and constructors of the names of a table."""
    for name in table.NAMES:
        value = getattr(scorer, name)
        if name not in api.MODULES:
            yield from _offered(name, value)
            continue
        for key in api.offered(value):
            yield from _offered(f"{name}.{key}", getattr(value, key))


def _offered(name: str, value: Any) -> Iterator[Public]:
    if not inspect.isclass(value):
        if inspect.isroutine(value):
            yield Public(name, inspect.getdoc(value) or "", value)
        return
    for key, each in vars(value).items():
        method = each.fget if isinstance(each, property) else each.func if isinstance(each, cached_property) else each
        method = getattr(method, "__func__", method)
        if not inspect.isfunction(method) or not method.__module__.startswith("scorer"):
            continue
        if key in ("__init__", "__new__"):
            yield Public(name, inspect.getdoc(value) or "", method)
        elif not key.startswith("_") or key == "__getitem__":
            yield Public(f"{name}.{key}", inspect.getdoc(method) or "", method)


ALL = [(table, each) for table in TABLES for each in public(table)]
CALLS = [
    (name, error, call)
    for table in TABLES
    for name, errors in table.RAISES.items()
    for error, calls in errors.items()
    for call in (calls if isinstance(calls, tuple) else (calls,))
]


@pytest.mark.parametrize(("table", "each"), ALL, ids=[each.name for _, each in ALL])
def test_who_can_raise_says_so(table: ModuleType, each: Public) -> None:
    """Every error that the code raises is named, or one that it is a kind of; each that is named has its calls."""
    says = named(each.doc)
    known = {**vars(builtins), **{error.__name__: error for error in kinds(scorer.ScorerError)}}
    unknown = [name for name in says if name not in known]
    assert not unknown, f"{each.name} says that it raises {unknown}, which is no error"
    assert sorted(says) == sorted(table.RAISES.get(each.name, {})), f"{table.__name__} has other errors of {each.name}"
    for error, way in raised_by(each.function).items():
        wider = [base.__name__ for base in known[error].__mro__] if error in known else says
        told = set(wider) & set(says) or error in table.CANNOT.get(each.name, ())
        assert told, f"{each.name} can raise {error}, and its docstring does not say so: {way}"


def kinds(error: type[Exception]) -> Iterator[type[Exception]]:
    """An error, and all errors that are kinds of it."""
    yield error
    for kind in error.__subclasses__():
        yield from kinds(kind)


@pytest.mark.measured
@pytest.mark.parametrize(("name", "error", "call"), CALLS, ids=[f"{name}-{error}" for name, error, _ in CALLS])
def test_an_error_that_is_named_can_be_provoked(name: str, error: str, call: Callable[[], object]) -> None:
    with pytest.raises(Exception) as raised:  # noqa: PT011  # which one it has to be stands in the table
        call()
    assert type(raised.value).__name__ == error, f"{name} raises {raised.value!r}"


@pytest.mark.parametrize("table", TABLES, ids=[table.__name__ for table in TABLES])
def test_a_table_has_no_other_names(table: ModuleType) -> None:
    names = {each.name for each in public(table)}
    assert names >= {*table.RAISES, *table.CANNOT}
    for name, errors in table.CANNOT.items():
        (each,) = [each for each in public(table) if each.name == name]
        assert set(errors) <= set(raised_by(each.function)), f"{name}: needless in CANNOT"
