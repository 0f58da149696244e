"""Translates one module of Python for MicroPython: a syntax tree goes in, older Python comes out.

What it does not know it refuses, with file and line: nothing is left out or changed without a word. Whether the result
*means* the same is not for this file to say; `parity.py` compares what both Pythons say.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple


class Refused(Exception):
    """Something that the translation does not know."""

    def __init__(self, what: str, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: {what}")


TYPING = frozenset({"__future__", "types", "typing"})
"""Modules for type checkers; gone when the code runs."""

FASTER = frozenset({"quick_to_replace"})
"""Decorators that change how fast a class is in CPython, and nothing else."""

DESKTOP = frozenset({"ctypes", "datetime", "locale", "urllib.parse"})
"""Modules that a function may ask for where there is a desktop; here the function never comes to that."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


NAMES = {
    "dict": "py_dict",
    "sorted": "py_sorted",
    "zip": "py_zip",
    "vars": "py_vars",
    "__spec__": "py_spec",
}
"""Names of Python that stand for something of `shims/python.py`, where all names begin with `py_`."""

LACKING_NAMES = frozenset(dir(builtins)) - _words(
    """ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception GeneratorExit
    ImportError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplemented
    NotImplementedError OSError OverflowError RuntimeError StopIteration SyntaxError SystemExit TypeError
    UnicodeError ValueError ZeroDivisionError RecursionError UserWarning UnicodeDecodeError ModuleNotFoundError
    FileNotFoundError NotADirectoryError
    __import__ __name__ abs all any bin bool bytearray bytes callable chr classmethod delattr
    dict dir divmod enumerate eval exec filter float frozenset getattr globals hasattr hash hex id input int
    isinstance issubclass iter len list locals map max min next object oct open ord pow print property range
    repr reversed round set setattr slice sorted staticmethod str sum super tuple type zip"""
)
"""Names that every module of CPython knows and MicroPython does not; some exceptions are shims."""

ERRORS = frozenset(
    name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)
)
"""The kinds of errors of Python itself."""

METHODS = _words(
    """casefold isalnum isalpha isascii isdecimal isdigit isidentifier isprintable isspace is_integer lower upper
    _asdict format_map removeprefix removesuffix sort split splitlines translate strip rstrip lstrip encode decode
    union"""
)
"""Methods that MicroPython lacks, or that know only ASCII there: functions `py_…` of the shims."""

LACKING_METHODS = (
    {name for kind in (str, bytes, dict, list, tuple, set, int, float) for name in dir(kind) if name[0] != "_"}
    - METHODS
    - _words(
        """append clear copy count extend index insert pop remove reverse sort get items keys popitem setdefault update
    values fromkeys add difference difference_update discard intersection intersection_update isdisjoint
    issubset issuperset symmetric_difference symmetric_difference_update union center endswith find format join
    partition replace rfind rindex rpartition rsplit startswith from_bytes to_bytes hex fromhex"""
    )
)
"""Methods of the built-in types that neither MicroPython nor the shims have (or only for ASCII)."""

SPECIAL = _words(
    """__init__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__ __repr__ __str__ __getitem__ __setitem__
    __delitem__ __contains__ __len__ __iter__ __next__ __call__ __bool__ __add__ __sub__ __mul__ __neg__
    __enter__ __exit__ __getattr__ __dir__ __post_init__ __and__ __or__ __reduce__"""
)
"""Special methods that MicroPython knows, or that nothing here asks for."""

TYPES = frozenset({"tuple", "list", "dict", "set", "frozenset", "type", "Mapping", "Sequence", "Set"})
"""Names that stand for a type where something in brackets follows them."""

KNOWN = (
    # statements
    *(ast.FunctionDef, ast.ClassDef, ast.Return, ast.Delete, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For),
    *(ast.While, ast.If, ast.With, ast.Match, ast.Raise, ast.Try, ast.Assert, ast.Import, ast.ImportFrom, ast.Expr),
    *(ast.Pass, ast.Break, ast.Continue, ast.Nonlocal),
    # expressions
    *(ast.BoolOp, ast.NamedExpr, ast.BinOp, ast.UnaryOp, ast.Lambda, ast.IfExp, ast.Dict, ast.Set, ast.ListComp),
    *(ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.Compare, ast.Call, ast.JoinedStr),
    *(ast.FormattedValue, ast.Constant, ast.Attribute, ast.Subscript, ast.Starred, ast.Name, ast.List, ast.Tuple),
    *(ast.Slice, ast.pattern, ast.match_case),
    # parts of them
    *(ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.comprehension, ast.ExceptHandler),
    *(ast.arguments, ast.arg, ast.keyword, ast.alias, ast.withitem, ast.Module),
)
"""The syntax that the translation knows. All else is refused: `async`, `except*`, `global`, `type X = …`."""


class Around(NamedTuple):
    """What a module may use beside itself."""

    packages: frozenset[str]
    """The packages that are translated together."""
    shims: Mapping[str, frozenset[str]]
    """The modules of the standard library that there are, with the names that they have."""
    methods: frozenset[str] = frozenset()
    """The names of all methods and functions of the packages."""


def translate(source: str, file: str, around: Around, package: str = "") -> str:
    """The module as MicroPython reads it. Raises `Refused`."""
    made = rewritten(ast.parse(source, file), file, around, package)
    ast.fix_missing_locations(made)
    return "from shims.python import *\n" + lean(made)


def rewritten(tree: ast.Module, file: str, around: Around, package: str = "") -> ast.Module:
    """The syntax tree of a module with what MicroPython lacks in other words; the tree is changed. Raises `Refused`."""
    translation = _Translation(file, around, package)
    translation.look(tree)
    made = translation.visit(tree)
    assert isinstance(made, ast.Module)
    return made


def lean(tree: ast.Module) -> str:
    """The text of a module in few bytes: each step in is one blank."""
    # No text goes over several lines: `unparse` writes such only for docstrings, which are gone.
    return re.sub("^(?:    )+", lambda found: " " * (len(found[0]) // 4), ast.unparse(tree), flags=re.M) + "\n"


def names_in(source: str) -> frozenset[str]:
    """The names that a module has for others: what it defines, assigns or imports outside of functions."""
    names = set()
    for node in ast.parse(source).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.Assign):
            names |= {each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return frozenset(names)


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of what runs; not what only type checkers read."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            waiting += reversed(node.orelse)
            continue
        if node is not tree:
            yield node
        waiting += reversed(list(ast.iter_child_nodes(node)))


def _name(id: str) -> ast.Name:
    return ast.Name(id, ast.Load())


def _called(function: str, *args: ast.expr) -> ast.Call:
    return ast.Call(_name(function), list(args), [])


def _list(elements: Iterable[ast.expr]) -> ast.List:
    return ast.List(list(elements), ast.Load())


def _tuple(*elements: ast.expr) -> ast.Tuple:
    return ast.Tuple(list(elements), ast.Load())


def _kinds(node: ast.expr) -> ast.expr:
    """`str | int` as `isinstance` has always taken it."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left = _kinds(node.left)
        return _tuple(*(left.elts if isinstance(left, ast.Tuple) else [left]), node.right)
    return node


def _with_mappings(kinds: ast.expr) -> ast.expr:
    """The second argument of `isinstance`: our dict is none of MicroPython's."""
    if isinstance(kinds, ast.Tuple):
        return _tuple(*map(_with_mappings, kinds.elts))
    return _name("py_mapping") if isinstance(kinds, ast.Name) and kinds.id == "dict" else kinds


class _Field(NamedTuple):
    """A field of a named tuple or a data class."""

    key: str
    default: str = ""
    """As MicroPython reads it; empty if the field must be given."""
    factory: str = ""
    """What makes the default, if it is made anew each time."""
    compared: bool = True


def _constructor(fields: Iterable[_Field]) -> tuple[str, list[str]]:
    """The first line of a constructor, and the lines that make the defaults."""
    args = ["self", *[f"{field.key}={field.default}" if field.default else field.key for field in fields]]
    made = [f"if {field.key} is py_absent: {field.key} = {field.factory}()" for field in fields if field.factory]
    return f"def __init__({', '.join(args)}):\n    ", made


ORDERLESS = frozenset({"sorted", "len", "bool", "set", "frozenset", "any", "all", "sum"})
"""Functions that tell nothing of the order in which things come."""


def _orderless(node: ast.expr, above: Mapping[ast.AST, ast.AST]) -> bool:
    """Whether a dict is used so that its order cannot be seen here: asked one by one, sorted, or handed on."""
    outer = above[node]
    if isinstance(outer, ast.Attribute) and outer.attr in ("items", "keys", "values"):
        return _within_orderless(above[outer], above)
    if isinstance(outer, ast.comprehension):
        return _within_orderless(above[outer], above)
    if isinstance(outer, ast.Call):
        return isinstance(outer.func, ast.Attribute) or ast.unparse(outer.func) in ORDERLESS
    asked = (ast.Subscript, ast.Compare, ast.If, ast.IfExp, ast.BoolOp, ast.UnaryOp, ast.Assign, ast.AnnAssign)
    return isinstance(outer, (*asked, ast.keyword, ast.Attribute))


def _within_orderless(node: ast.AST, above: Mapping[ast.AST, ast.AST]) -> bool:
    outer = above[node]
    return isinstance(outer, ast.Call) and ast.unparse(outer.func) in ORDERLESS


class _Rename(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.names.get(node.id, node.id)
        return node


class _Translation(ast.NodeTransformer):
    """One module."""

    def __init__(self, file: str, around: Around, package: str) -> None:
        self.file = file
        self.package = package
        self.around = around
        self.types: set[str] = set()
        """The names that stand for types only."""
        self.bound: set[str] = set()
        """The names that the module binds anywhere."""
        self.modules: dict[str, str] = {}
        """The names under which modules of the shims are known here."""

    def look(self, tree: ast.Module) -> None:
        """Finds the names that the module binds; ours must stay free."""
        for node in running(tree):
            names: list[str] = []
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                names = [node.id]
            elif isinstance(node, ast.arg):
                names = [node.arg]
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                names = [node.name]
            elif isinstance(node, (ast.Import, ast.ImportFrom)) and getattr(node, "module", "") not in TYPING:
                names = [alias.asname or alias.name for alias in node.names]
            for name in names:
                if name in NAMES or name.startswith("py_"):
                    raise self.refuse(node, f"the name {name} is taken")
            self.bound.update(names)

    def refuse(self, node: ast.AST, what: str) -> Refused:
        return Refused(what, self.file, getattr(node, "lineno", 0))

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST] | None:
        if not isinstance(node, KNOWN):
            raise self.refuse(node, f"{type(node).__name__} is not known")
        made: ast.AST | list[ast.AST] | None = super().visit(node)
        return made

    def expr(self, node: ast.expr) -> ast.expr:
        made = self.visit(node)
        assert isinstance(made, ast.expr)
        return made

    # What is only for readers and type checkers

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        if isinstance(node.value, ast.Constant):  # a docstring, `...`
            return None
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.AST] | None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            for part in node.body:
                for each in ast.walk(part):
                    if isinstance(each, (ast.Import, ast.ImportFrom)):
                        self.types |= {alias.asname or alias.name for alias in each.names} - self.bound
            kept = [self.visit(part) for part in node.orelse]
            return [part for part in kept if isinstance(part, ast.AST)]
        made = self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return made

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        if self.is_type(node.value):
            node.value = ast.Constant(None)
        return self.generic_visit(node)

    def is_type(self, value: ast.expr) -> bool:
        """`Any`, `TypeVar("T")`, `tuple[int, bytes | None]`, `A | None`."""
        if isinstance(value, ast.Name):
            return value.id in self.types
        if isinstance(value, ast.Call):
            return isinstance(value.func, ast.Name) and value.func.id == "TypeVar"
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            return value.value.id in TYPES or value.value.id in self.types
        return (
            isinstance(value, ast.BinOp)
            and isinstance(value.op, ast.BitOr)
            and isinstance(value.right, ast.Constant)
            and value.right.value is None
        )

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.visit_Assign(ast.copy_location(ast.Assign([node.target], node.value), node))

    # Modules

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        module = node.module or ""
        if node.level or module.partition(".")[0] in self.around.packages or module in DESKTOP:
            return node
        if module in TYPING:
            self.types |= {alias.asname or alias.name for alias in node.names}
            return None
        known = self.shims(node, module)
        if module == "dataclasses":  # they are done here
            node.names = [alias for alias in node.names if alias.name not in ("dataclass", "field")]
        for alias in node.names:
            if alias.name not in known:
                raise self.refuse(node, f"{module}.{alias.name} is not known")
        if module == "collections.abc":
            self.types |= {alias.name for alias in node.names} - {"Mapping", "Sequence", "Set"}
        return ast.copy_location(ast.ImportFrom(f"shims.{module}", node.names, 0), node) if node.names else None

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.AST]:
        made: list[ast.AST] = []
        for alias in node.names:
            if alias.name.partition(".")[0] in self.around.packages or alias.name in DESKTOP:
                made.append(ast.copy_location(ast.Import([alias]), node))
                continue
            self.shims(node, alias.name)
            if "." in alias.name:
                raise self.refuse(node, f"import {alias.name}: say `from … import …`")
            self.modules[alias.asname or alias.name] = alias.name
            made.append(ast.copy_location(ast.ImportFrom("shims", [alias], 0), node))
        return made

    def shims(self, node: ast.AST, module: str) -> frozenset[str]:
        if module not in self.around.shims:
            raise self.refuse(node, f"there is no module {module}")
        return self.around.shims[module]

    # Functions and classes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST | None:
        if "overload" in map(ast.unparse, node.decorator_list):
            return None
        if node.name.startswith("__") and node.name.endswith("__") and node.name not in SPECIAL:
            raise self.refuse(node, f"{node.name} is not known")
        node.decorator_list = [each for each in node.decorator_list if ast.unparse(each) not in ("final", "override")]
        node.returns = None
        args = node.args
        for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg):
            if arg:
                arg.annotation = None
        if args.kwarg:
            self.keep_no_order(node, args.kwarg.arg)
            # Their names must stay free for keywords.
            new = {arg.arg: f"_{arg.arg}_" for arg in args.posonlyargs}
            for arg in args.posonlyargs:
                arg.arg = new[arg.arg]
            node.body = [_Rename(new).visit(part) for part in node.body]
        args.args, args.posonlyargs = args.posonlyargs + args.args, []
        made = self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return made

    def keep_no_order(self, function: ast.FunctionDef, keywords: str) -> None:
        """MicroPython does not keep the order of `**values`: it must not be seen."""
        above = {below: node for node in ast.walk(function) for below in ast.iter_child_nodes(node)}
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and node.id == keywords and not _orderless(node, above):
                raise self.refuse(node, f"the order of **{keywords} is not kept: sort them, or take pairs")

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        if node.args.posonlyargs:
            raise self.refuse(node, "a lambda with positional-only parameters")
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if node.keywords:
            raise self.refuse(node, "keywords of a class")
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        tuple_of_fields = "NamedTuple" if "NamedTuple" in map(ast.unparse, bases) else ""
        made = self.decorators_of_class(node) or tuple_of_fields
        node.bases = [base for base in bases if ast.unparse(base) not in ("NamedTuple", "Generic", "Protocol")]
        # MicroPython knows one kind of errors of its own per class: the first base goes back to one.
        node.bases = [base for i, base in enumerate(node.bases) if not (i and ast.unparse(base) in ERRORS)]
        fields = self.take_fields(node) if made else []
        own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        self.refuse_cached(node)
        self.generic_visit(node)
        if made == "dataclass":
            node.body = [*self.data_class(fields, own), *node.body]
            node.decorator_list.append(_name("py_dataclass"))
        elif made:
            node.body = [*self.named_tuple(node, fields), *node.body]
        node.body = node.body or [ast.Pass()]
        return node

    def decorators_of_class(self, node: ast.ClassDef) -> str:
        """Keeps the decorators that mean something in MicroPython. Returns `dataclass` if that is one of them."""
        made, kept = "", []
        for decorator in node.decorator_list:
            call = decorator if isinstance(decorator, ast.Call) else None
            called = ast.unparse(call.func if call else decorator)
            if called == "dataclass":
                made = called
                for keyword in call.keywords if call else []:
                    if keyword.arg not in ("frozen", "slots"):
                        raise self.refuse(decorator, f"dataclass({keyword.arg}=…)")
            elif called not in ("final", "runtime_checkable", *FASTER):
                kept.append(decorator)
        node.decorator_list = kept
        return made

    def take_fields(self, node: ast.ClassDef) -> list[ast.AnnAssign]:
        """Takes the fields of a named tuple or a data class out of its body, and returns them."""
        fields = [
            part
            for part in node.body
            if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar")
        ]
        node.body = [part for part in node.body if part not in fields]
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name in METHODS:
                raise self.refuse(part, f"a method {part.name}: text has one, too")
        return fields

    def refuse_cached(self, node: ast.ClassDef) -> None:
        """A cache of the shims does not know of which object a method is."""
        for part in node.body:
            decorators = part.decorator_list if isinstance(part, ast.FunctionDef) else []
            if any(ast.unparse(each).partition("(")[0] in ("cache", "lru_cache") for each in decorators):
                raise self.refuse(part, "a method that is cached")

    def named_tuple(self, node: ast.ClassDef, fields: list[ast.AnnAssign]) -> list[ast.stmt]:
        """The constructor of a named tuple, and what comes with it."""
        each = [self.field(part) for part in fields]
        names = [field.key for field in each]
        node.bases.append(_called("py_namedtuple", ast.Constant(node.name), _tuple(*map(ast.Constant, names))))
        text = f"_fields, _replace = {tuple(names)}, py_replaced"
        if any([field.default or field.factory for field in each]):
            head, lines = _constructor(each)
            lines.append(f"super().__init__({', '.join(names)})")
            text = head + "\n    ".join(lines) + "\n" + text
        return ast.parse(text).body

    def data_class(self, fields: list[ast.AnnAssign], own: set[str]) -> list[ast.stmt]:
        """The constructor of a data class, and what comes with it; `own` are the methods that it has itself."""
        each = [self.field(part) for part in fields]
        names = tuple([field.key for field in each])
        text = "_own = ()\n"
        if fields:
            head, lines = _constructor(each)
            lines += [f"self.{key} = {key}" for key in names]
            lines += ["self.__post_init__()"] if "__post_init__" in own else []
            compared = tuple([field.key for field in each if field.compared])
            text = head + "\n    ".join(lines) + f"\n_fields, _compared = {names}, {compared}\n"
        for special, shim in (("__eq__", "py_same"), ("__hash__", "py_hashed"), ("__repr__", "py_shown")):
            text += f"{special} = {shim}\n" if special not in own else ""
        return ast.parse(text).body

    def field(self, part: ast.AnnAssign) -> _Field:
        """What is said of a field: its name, its default or what makes one, and whether it is compared."""
        assert isinstance(part.target, ast.Name)
        key, value = part.target.id, part.value
        if value is None:
            return _Field(key)
        if not isinstance(value, ast.Call) or ast.unparse(value.func) != "field":
            return _Field(key, self.text(value))
        options = {keyword.arg: keyword.value for keyword in value.keywords}
        if unknown := options.keys() - {"default", "default_factory", "compare", "repr"}:
            raise self.refuse(value, f"field({', '.join(map(str, sorted(map(str, unknown))))})")
        compared = "compare" not in options or ast.unparse(options["compare"]) == "True"
        if "default_factory" in options:
            return _Field(key, "py_absent", self.text(options["default_factory"]), compared)
        return _Field(key, self.text(options["default"]) if "default" in options else "", "", compared)

    def text(self, node: ast.expr) -> str:
        """An expression, translated, as a text."""
        return ast.unparse(self.expr(node))

    # Displays: in order, and with stars

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        parts: list[ast.expr] = []
        pairs: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts += [_list(pairs), value] if pairs else [value]
                pairs = []
            else:
                pairs.append(_tuple(key, value))
        if pairs:
            parts.append(_list(pairs))
        return _called("py_dict" if len(parts) < 2 else "py_merged", *parts)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        return _called("py_dict", ast.ListComp(_tuple(node.key, node.value), node.generators))

    def starred(self, node: ast.Tuple | ast.List | ast.Set, kind: str) -> ast.AST:
        self.generic_visit(node)
        stars = any(isinstance(each, ast.Starred) for each in node.elts)
        if not stars or isinstance(getattr(node, "ctx", None), ast.Store):
            return node
        parts = [each.value if isinstance(each, ast.Starred) else _list([each]) for each in node.elts]
        return _called(kind, _called("py_chained", *parts))

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return self.starred(node, "tuple")

    def visit_List(self, node: ast.List) -> ast.AST:
        return self.starred(node, "list")

    def visit_Set(self, node: ast.Set) -> ast.AST:
        return self.starred(node, "set")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """`f"{a!r:>3}"` is `"{!r:>3}".format(a)`: quotes within quotes are beyond MicroPython."""
        text, values = "", []
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{", "{{").replace("}", "}}")
                continue
            assert isinstance(part, ast.FormattedValue)
            spec = ""
            for piece in part.format_spec.values if isinstance(part.format_spec, ast.JoinedStr) else ():
                if not isinstance(piece, ast.Constant):
                    raise self.refuse(node, "a format within a format")
                spec += ":" + str(piece.value)
            text += "{" + (f"!{chr(part.conversion)}" if part.conversion > 0 else "") + spec + "}"
            values.append(self.expr(part.value))
        if not values:
            return ast.Constant("".join(str(part.value) for part in node.values if isinstance(part, ast.Constant)))
        return ast.Call(ast.Attribute(ast.Constant(text), "format", ast.Load()), values, [])

    # Operators, calls, names

    def viewed(self, node: ast.expr) -> ast.expr:
        """MicroPython's views of a dict are no sets."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
            return _called("set", node) if node.func.attr in ("keys", "items") else node
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.ops[0], (ast.In, ast.NotIn)):
            node.left, node.comparators = self.viewed(node.left), [self.viewed(each) for each in node.comparators]
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.BitOr):
            return _called("py_or", self.viewed(node.left), self.viewed(node.right))
        if isinstance(node.op, (ast.BitAnd, ast.BitXor, ast.Sub)):
            node.left, node.right = self.viewed(node.left), self.viewed(node.right)
        if isinstance(node.op, ast.MatMult):
            raise self.refuse(node, "@")
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.BitOr):
            return node
        if any(isinstance(each, ast.Call) for each in ast.walk(node.target)):
            raise self.refuse(node, "|= on the result of a call")
        target = ast.parse(ast.unparse(node.target), mode="eval").body
        return ast.copy_location(ast.Assign([node.target], _called("py_ior", target, node.value)), node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Slice) or node.slice.step is None:
            return node
        if not isinstance(node.ctx, ast.Load):
            raise self.refuse(node, "a change of a slice with a step")
        none = ast.Constant(None)
        return _called("py_step", node.value, node.slice.lower or none, node.slice.upper or none, node.slice.step)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = ast.unparse(node.func)
        if called == "cast" and "cast" in self.types:
            return self.expr(node.args[1])
        if called == "isinstance":
            node.args[1] = _with_mappings(_kinds(node.args[1]))
        if called == "round" and len(node.args) > 1:
            raise self.refuse(node, "round() to decimal places differs")
        if called == "dict" and node.keywords and all(keyword.arg for keyword in node.keywords):
            pairs = [_tuple(ast.Constant(keyword.arg), self.expr(keyword.value)) for keyword in node.keywords]
            return _called("py_merged", *[self.expr(arg) for arg in node.args], _list(pairs))
        self.generic_visit(node)
        return self.method(node, node.func) if isinstance(node.func, ast.Attribute) else node

    def method(self, node: ast.Call, func: ast.Attribute) -> ast.Call:
        """The call of a method: those of ours for what MicroPython's text, dict and so on lack or do otherwise."""
        owner, method = func.value, func.attr
        if isinstance(owner, ast.Name) and owner.id in self.modules:
            return node
        if method in METHODS:
            return ast.Call(_name(f"py_{method}"), [owner, *node.args], node.keywords)
        if method in LACKING_METHODS and method not in self.around.methods:
            raise self.refuse(node, f"there is no method {method}")
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if node.attr == "__spec__":
            return _name("py_spec")
        if isinstance(node.value, ast.Name):
            owner = node.value.id
            if owner == "str" and node.attr in METHODS:  # `str.strip` as a function
                return _name(f"py_{node.attr}")
            if owner in self.modules and node.attr not in self.around.shims[self.modules[owner]]:
                raise self.refuse(node, f"{self.modules[owner]}.{node.attr} is not known")
        within = ast.unparse(node.value)
        if within.partition(".")[0] in self.modules and node.attr not in self.around.shims.get(within, (node.attr,)):
            raise self.refuse(node, f"{within}.{node.attr} is not known")
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if isinstance(node.ctx, ast.Load):
            if node.id in self.types:
                raise self.refuse(node, f"{node.id} is only there for type checkers")
            if node.id in LACKING_NAMES - self.bound and node.id not in NAMES and node.id[:2] != "__":
                raise self.refuse(node, f"there is no {node.id}")
            if node.id == "__package__":
                return ast.Constant(self.package)
            node.id = NAMES.get(node.id, node.id)
        return node

    # match: tests, one after the other

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        subject = _name("_subject")
        chain: list[ast.stmt] = []
        cases = [(case, self.tests(case.pattern, subject)) for case in node.cases]
        for case, tests in reversed(cases):
            if case.guard:
                tests = [*tests, self.expr(case.guard)]  # noqa: PLW2901
            body: list[ast.stmt] = []
            for part in case.body:
                made = self.visit(part)
                body += [each for each in (made if isinstance(made, list) else [made]) if isinstance(each, ast.stmt)]
            test = ast.BoolOp(ast.And(), tests) if len(tests) > 1 else tests[0] if tests else ast.Constant(value=True)
            chain = [ast.If(test, body or [ast.Pass()], chain)]
        return [ast.Assign([ast.Name("_subject", ast.Store())], self.expr(node.subject)), *chain]

    def tests(self, pattern: ast.pattern, subject: ast.expr) -> list[ast.expr]:
        """What must be true of a value that fits a pattern; names are bound on the way."""
        if isinstance(pattern, ast.MatchValue):
            return [ast.Compare(subject, [ast.Eq()], [self.expr(pattern.value)])]
        if isinstance(pattern, ast.MatchSingleton):
            return [ast.Compare(subject, [ast.Is()], [ast.Constant(pattern.value)])]
        if isinstance(pattern, ast.MatchOr):
            either: list[ast.expr] = []
            for each in pattern.patterns:
                tests = self.tests(each, subject) or [ast.Constant(value=True)]
                either.append(tests[0] if len(tests) == 1 else ast.BoolOp(ast.And(), tests))
            return [ast.BoolOp(ast.Or(), either)]
        if isinstance(pattern, ast.MatchAs):
            tests = self.tests(pattern.pattern, subject) if pattern.pattern else []
            # A list with something in it is true, whatever that is.
            bound = ast.NamedExpr(ast.Name(pattern.name, ast.Store()), subject) if pattern.name else None
            return [*tests, _list([bound])] if bound else tests
        if isinstance(pattern, ast.MatchClass) and not pattern.patterns:
            tests = [_called("isinstance", subject, self.expr(pattern.cls))]
            for key, each in zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True):
                tests += self.tests(each, ast.Attribute(subject, key, ast.Load()))
            return tests
        if isinstance(pattern, ast.MatchSequence) and not any(
            isinstance(each, ast.MatchStar) for each in pattern.patterns
        ):
            count = ast.Constant(len(pattern.patterns))
            tests = [
                _called("isinstance", subject, _tuple(_name("list"), _name("tuple"))),
                ast.Compare(_called("len", subject), [ast.Eq()], [count]),
            ]
            for i, each in enumerate(pattern.patterns):
                tests += self.tests(each, ast.Subscript(subject, ast.Constant(i), ast.Load()))
            return tests
        raise self.refuse(pattern, f"the pattern {ast.unparse(pattern)} is not known")
