"""A program in fewer bytes: its sources travel as they are, and nobody reads them there."""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import string
import symtable
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import TypeGuard

_PLAIN = frozenset({"property", "staticmethod", "classmethod", "cache"})
"""Decorators that call nothing before it is named."""


def shorten(source: str) -> ast.Module:
    """A module whose functions have short names for what only they see. Parameters keep theirs: callers name them.

    The marks of texts that are translated elsewhere are left out, too.
    """
    source = ast.unparse(_Unmark().visit(ast.parse(source)))
    tree = ast.parse(source)
    functions = {(node.name, node.lineno): node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for table in _outermost(symtable.symtable(source, "", "exec")):
        # Where it begins is for some versions of Python the line of its first decorator.
        node = functions.get((table.get_name(), table.get_lineno()))
        if node is not None and not any(isinstance(each, ast.ClassDef) for each in ast.walk(node)):
            _Rename(_names(node, table)).generic_visit(node)
    return tree


def without_unused(tree: ast.Module, wanted: Collection[str]) -> ast.Module:
    """A module without what it imported for types, which are gone; `wanted` are names that others ask it for."""
    used = {*wanted, *(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))}
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    for node in imports:
        node.names = [alias for alias in node.names if alias.name == "*" or (alias.asname or alias.name) in used]
    tree.body = [node for node in tree.body if node not in imports or node.names]
    return tree


def remove_uncalled(trees: Iterable[ast.Module], beside: Iterable[ast.Module]) -> None:
    """Removes the functions, methods and properties that neither these modules nor those beside them ever name.

    Whatever has the same name keeps a function there, and so does a text with its name in it. A decorator may call it.
    """
    count = Counter(name for tree in beside for name in _names_in(tree))
    found: list[tuple[list[ast.stmt], ast.FunctionDef, Counter[str]]] = []
    for tree in trees:
        count.update(_names_in(tree))
        for body in (tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))):
            found += [(body, node, Counter(_names_in(node))) for node in body if _only_named(node)]
    while uncalled := [each for each in found if count[each[1].name] == each[2][each[1].name]]:
        for body, node, within in uncalled:
            body.remove(node)
            body[:] = body or [ast.Pass()]
            count.subtract(within)
        found = [each for each in found if each not in uncalled]


def _only_named(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Returns whether nothing can call a function but by its name."""
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
        return False
    return all(isinstance(each, ast.Name) and each.id in _PLAIN for each in node.decorator_list)


def _names_in(tree: ast.AST) -> Iterator[str]:
    """Yields each name in a tree, as often as it stands there; each word of a text may be one, as in a grammar."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.Constant(value=str(text)):
                yield from re.findall(r"\w+", text)
            case ast.alias(name=name):
                yield name.rpartition(".")[2]


def lean_entries(tree: ast.Module, fields: Sequence[str], unasked: Collection[str]) -> ast.Module:
    """A module of the rules reference without some fields and constants; a field in its turn needs no name."""
    tree.body = [node for node in tree.body if not (isinstance(node, ast.Assign) and _named(node) in unasked)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rule":
            node.keywords = [each for each in node.keywords if each.arg not in unasked]
            while node.keywords and node.keywords[0].arg == fields[len(node.args)]:
                node.args.append(node.keywords.pop(0).value)
    return tree


def _named(node: ast.Assign) -> str:
    return ast.unparse(node.targets[0])


def _outermost(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    for child in table.get_children():
        if child.get_type() == "function":
            yield child
        else:
            yield from _outermost(child)


def _within(table: symtable.SymbolTable) -> Iterator[symtable.Symbol]:
    yield from table.get_symbols()
    for child in table.get_children():
        yield from _within(child)


def _names(node: ast.FunctionDef, table: symtable.SymbolTable) -> dict[str, str]:
    """The short name of each local variable of a function and of those within it, the most frequent first."""
    symbols = list(_within(table))
    kept = {each.get_name() for each in symbols if not (each.is_local() or each.is_free()) or _fixed(each)}
    kept |= {each.name for each in ast.walk(node) if isinstance(each, ast.ExceptHandler) and each.name}
    # What stands for a parameter, or above the function, is looked up outside of it.
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.Lambda):
            outside = [*each.args.defaults, *each.args.kw_defaults, *getattr(each, "decorator_list", ())]
            kept |= {name.id for part in outside if part for name in ast.walk(part) if isinstance(name, ast.Name)}
    found = [each.id for each in ast.walk(node) if isinstance(each, ast.Name) and each.id not in kept]
    often = sorted(dict.fromkeys(found), key=lambda name: (-found.count(name), name))
    return dict(zip(often, _short(kept), strict=False))


def _fixed(symbol: symtable.Symbol) -> bool:
    return symbol.is_parameter() or symbol.is_imported() or symbol.is_namespace() or symbol.is_declared_global()


def _short(taken: Iterable[str]) -> Iterator[str]:
    taken = {*taken, *keyword.kwlist, *vars(builtins)}
    for length in (1, 2, 3):
        names = map("".join, product(string.ascii_letters, repeat=length))
        yield from (name for name in names if name not in taken)


class _Unmark(ast.NodeTransformer):
    """`N_("a text")` is the text, and so is `NP_("a context", "a text")`."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        is_mark = isinstance(node.func, ast.Name) and node.func.id in ("N_", "NP_")
        return node.args[-1] if is_mark and isinstance(node.args[-1], ast.Constant) else self.generic_visit(node)


class _Rename(ast.NodeTransformer):
    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = self.names.get(node.id, node.id)
        return node
