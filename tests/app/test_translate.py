"""The translation: every rewriting by itself, and everything that it refuses."""

from __future__ import annotations

import ast
import gettext
import io
import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

from docs.app.engine import build
from docs.app.engine.shorten import remove_uncalled, without_unused
from docs.app.engine.translate import LACKING_METHODS, LACKING_NAMES, Around, Refused, lean, names_in, translate
from docs.app.node import run_node
from tests.support import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("translated")]

AROUND = Around(
    frozenset({"scorer"}), {name: names_in(file.read_text("utf-8")) for name, file in build.shims().items()}
)

MEANS_THE_SAME = {
    "dicts in order": "found = list({'b': 1, 'a': 2, **{'c': 3, 'b': 4}})",
    "a comprehension in order": "found = list({word: len(word) for word in ['bb', 'a', 'ccc']}.items())",
    "dicts alike": "found = [{'a': 1, 'b': 2} == {'b': 2, 'a': 1}, {'a': 1} == {'a': 2}, {'a': 1} != {'b': 1}]",
    "dict from keywords": "found = list(dict({'z': 0}, y=1, x=2).items())",
    "stars in displays": "found = [[*'ab', 1, *(2, 3)], (*[1], *[2]), sorted({*[1, 2], 3})]",
    "slices with a step": "found = ['abcde'[::2], [1, 2, 3][::-1], (1, 2, 3, 4)[1::2], 'abc'[2:0:-1], 'abc'[-2:]]",
    "kinds of values": "found = [isinstance(value, str | int | dict) for value in ['a', 1, 2.5, {}]]",
    "unpacking": "first, *others = [1, 2, 3]\nfound = [first, others]",
    "stars in calls": "def f(*a, **k):\n    return [a, sorted(k.items())]\nfound = f(*[1], 2, *[3], **{'x': 1}, y=2)",
    "f-strings": "name = 'A'\nn = 5\nfound = [f'{name!r:>5}|{n:03d}|{{}}', f\"{'x' * 2}\", f'']",
    "zip, strict": "try:\n    list(zip([1], [1, 2], strict=True))\n    found = 0\nexcept ValueError:\n    found = 1",
    "a stable sort": "found = sorted([(1, 'b'), (0, 'x'), (1, 'a')], key=lambda pair: pair[0], reverse=True)",
    "sorting in place": "found = [(1, 'b'), (0, 'x'), (1, 'a')]\nfound.sort(key=lambda pair: pair[0])",
    "positional only": "def f(text, /, **values):\n    return [text, values['text']]\nfound = f(1, text=2)",
    "sets of views": "a, b = {'x': 1}, {'x': 1, 'y': 2}\nfound = [a.items() <= b.items(), sorted(b.keys() - a.keys())]",
    "uniting": "a = {'x': 1} | {'y': 2}\na |= {'z': 3}\nb = {1} | {2}\nb |= {3}\nfound = [list(a), sorted(b), 5 | 2]",
    "named tuples": """
        from typing import NamedTuple
        class Point(NamedTuple):
            x: int
            y: int = 2
            def sum(self) -> int:
                return self.x + self.y
        p = Point(1)._replace(y=5, x=3)
        found = [p.x, p.y, p.sum(), p == (3, 5), list(p), p == Point(3, 5), Point(y=1, x=0)]
        """,
    "data classes": """
        from dataclasses import dataclass, field, fields, replace
        @dataclass(frozen=True)
        class Thing:
            name: str
            parts: dict = field(default_factory=dict)
            note: str = field(default="", compare=False)
        a, b = Thing("a"), Thing("a", note="x")
        a.parts["k"] = 1
        found = [a == b, Thing("a") == b, hash is not None, [f.name for f in fields(Thing)], replace(b, name="c").name]
        """,
    "a class below a data class": """
        from dataclasses import dataclass
        @dataclass(frozen=True)
        class Base:
            name: str
        class Below(Base):
            kind = "below"
        found = [Below("a").name, Below("a") == Below("a"), Below("a") == Base("a")]
        """,
    "match": """
        from typing import NamedTuple
        class Point(NamedTuple):
            x: int
            y: int
        def kind(value):
            match value:
                case 1 | 2:
                    return "few"
                case None:
                    return "none"
                case Point(x=0, y=other):
                    return other
                case [first, 5]:
                    return first
                case str() as text if text:
                    return text
                case _:
                    return "other"
        found = [kind(1), kind(None), kind(Point(0, 7)), kind(["a", 5]), kind("hm"), kind(""), kind(9)]
        """,
    "types are gone": """
        from __future__ import annotations
        from typing import TYPE_CHECKING, Any, TypeVar, cast
        from collections.abc import Mapping
        if TYPE_CHECKING:
            from nowhere import Nothing
        T = TypeVar("T")
        Pairs = Mapping[str, int]
        x: int = cast(int, 5)
        y: Nothing
        found = [x, isinstance({}, Mapping)]
        """,
    "text beyond ASCII": """
        found = ["Straße".casefold(), "ÄÖ".lower(), "é".isalpha(), "\\u3000a\\u3000".strip(), "a\\xa0b".split(),
            "x".isidentifier(), "é1".isidentifier(), "\\x07".isprintable(), "٣".isdigit(), "²".isdecimal(),
            "ß".upper()]
        """,
    "methods of text": """
        found = ["pre-x".removeprefix("pre-"), "x.py".removesuffix(".py"), "a\\nb\\r\\nc\\u2028d".splitlines(),
            list(map(str.strip, [" a ", "b "])),
            "aäöb".translate({ord("ä"): "ae", ord("b"): None, ord("ö"): 111}),
            "{a[1]}-{b}".format_map({"a": (1, 2), "b": 3})]
        """,
    "expressions": """
        import re
        found = [re.findall(r"[+-]?\\d+", "3+6-2"), re.split(r"[\\s,;]+", "a, b;c"),
            re.fullmatch(r"(\\d+)\\s*x", "12 x")[1],
            re.sub(r"\\s", "", "a b"),
            re.sub("[a-c]", lambda found: f"<{found[0]}>", "xaybz"),
            re.match(r"^a$", "a\\n") is not None, re.search("b", "abc") is None]
        """,
    "itertools": """
        from itertools import chain, combinations, islice, permutations, product
        found = [list(combinations("abc", 2)), list(permutations([1, 2, 3], 2)), list(product("ab", [1, 2])),
            list(islice(chain([1], [2, 3]), 2))]
        """,
    "counting": """
        from collections import Counter, defaultdict
        many = defaultdict(list)
        many["a"].append(1)
        found = [Counter("abca").most_common(), Counter("ab")["z"], list(many.items())]
        """,
    "once only": """
        from functools import cache, cached_property
        calls = []
        @cache
        def twice(n):
            calls.append(n)
            return 2 * n
        class Thing:
            @cached_property
            def slow(self):
                calls.append("slow")
                return 1
        thing = Thing()
        found = [twice(2), twice(2), thing.slow, thing.slow, calls]
        """,
    "near names": """
        from difflib import get_close_matches
        found = [get_close_matches("goods", ["good", "gods", "gold", "food", "woods"], n=3, cutoff=0.6)]
        """,
    "json": """
        import json
        text = '{"b": [1, 2.5, 1e3, -0.0, 12345678901234567890], "a": "\\\\u00e9\\\\ud83e\\\\udd81\\\\n", "c": {}}'
        value = json.loads(text)
        floats = [0.1, None, 1e16, 1e-5]
        found = [json.dumps(value, ensure_ascii=False), json.dumps("é\\x08\\x7f"), json.dumps(floats)]
        """,
    "errors": """
        class Wrong(ValueError):
            def __init__(self, what, **values):
                super().__init__(what)
                self.values = values
        try:
            try:
                raise Wrong("x", a=1)
            except KeyError:
                found = 0
        except (TypeError, ValueError) as error:
            found = [str(error), error.values["a"]]
        """,
}


def plain(code: str) -> str:
    return textwrap.dedent(code).strip() + "\n"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    build.build(folder)
    return folder


def answer(engine: Path, sources: dict[str, str]) -> Any:
    """What the function `call` of the module `border` answers in MicroPython."""
    (engine / "score.parcel").write_bytes(build.scoring(sources))
    program = 'import { load } from "./engine.mjs";\nconsole.log((await load()).answer("all"));\n'
    (engine / "program.mjs").write_text(program, "utf-8")
    return json.loads(run_node("program.mjs", cwd=engine).stdout)


@pytest.fixture(scope="module")
def answers(engine: Path) -> dict[str, Any]:
    """What MicroPython finds, of all programs at once."""
    sources = build.sources({})["score"]
    for number, code in enumerate(MEANS_THE_SAME.values()):
        sources[f"case{number}.py"] = translate(plain(code), "case.py", AROUND)
    names = [f"case{number}" for number in range(len(MEANS_THE_SAME))]
    sources["border.py"] = f"""
from shims import json
def call(text):
    if "about" in text:
        return '{{"ok": {{}}}}'
    made = []
    for name in {names!r}:
        try:
            made.append(__import__(name).found)
        except Exception as error:
            made.append(repr(error))
    return json.dumps(made)
"""
    return dict(zip(MEANS_THE_SAME, answer(engine, sources), strict=True))


@pytest.mark.parametrize("what", MEANS_THE_SAME)
def test_the_translation_means_the_same(answers: dict[str, Any], what: str) -> None:
    names: dict[str, Any] = {"__name__": "case"}
    exec(compile(plain(MEANS_THE_SAME[what]), "case", "exec", dont_inherit=True), names)
    assert answers[what] == json.loads(json.dumps(names["found"]))


REFUSED = {
    "async def f(): pass": "AsyncFunctionDef",
    "def f():\n    global x\n    x = 1": "Global",
    "try:\n    pass\nexcept* ValueError:\n    pass": "TryStar",
    "x = round(2.675, 2)": "round",
    "import enum": "no module enum",
    "from functools import singledispatch": "functools.singledispatch",
    "import re\nre.finditer('a', 'b')": "re.finditer",
    "import os.path": "os.path",
    "import os\nos.path.realpath('a')": "os.path.realpath",
    "class A(metaclass=type): pass": "keywords of a class",
    "class A:\n    def __new__(cls): pass": "__new__",
    "class A:\n    def __init_subclass__(cls): pass": "__init_subclass__",
    "x = [1, 2, 3]\nx[::2] = [4, 5]": "slice with a step",
    "x = f'{1:{2}}'": "format within a format",
    "x = 'a'.zfill(3)": "zfill",
    "x = 'a'.title()": "title",
    "x = ascii('a')": "ascii",
    "def f(**values):\n    return tuple(values.items())": "order of **values",
    "def f(**values):\n    return [key for key in values]": "order of **values",
    "def f(**values):\n    for key in values: print(key)": "order of **values",
    "x = a @ b": "@",
    "match x:\n    case {'a': 1}: pass": "pattern",
    "match x:\n    case [1, *others]: pass": "pattern",
    "from dataclasses import dataclass\n@dataclass(order=True)\nclass A:\n    x: int": "order",
    "from dataclasses import dataclass, field\n@dataclass\nclass A:\n    x: int = field(init=False)": "init",
    "from functools import cache\nclass A:\n    @cache\n    def f(self): pass": "a method that is cached",
    "sorted = 1": "the name sorted",
    "py_dict = 1": "the name py_dict",
    "from typing import Any\nx = [Any]": "type checkers",
    "f = lambda x, /: x": "positional-only",
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_not_known_is_refused_with_its_line(code: str) -> None:
    with pytest.raises(Refused, match=r"^scorer/x\.py:[1-9]") as refused:
        translate(code, "scorer/x.py", AROUND)
    assert REFUSED[code] in str(refused.value)


@pytest.mark.parametrize(
    "code",
    [
        "def f(**values):\n    return tuple(sorted(values.items()))",
        "def f(**values):\n    return any(key for key in values)",
        "def f(self, **values):\n    self.values = values\n    return g(**values), values['a'], 'a' in values",
    ],
)
def test_keywords_whose_order_is_not_seen_are_fine(code: str) -> None:
    """They stay as they are."""
    _, translated = translate(code, "x.py", AROUND).split("\n", 1)
    assert ast.dump(ast.parse(translated)) == ast.dump(ast.parse(code.replace("sorted", "py_sorted")))


def test_what_is_lacking_is_lacking(engine: Path) -> None:
    """The lists of what MicroPython lacks are held against MicroPython itself."""
    sources = build.sources({})["score"]
    sources["border.py"] = """
import builtins, json
from shims import python
def call(text):
    if "about" in text:
        return '{"ok": {}}'
    kinds = (str, bytes, dict, list, tuple, set, int, float)
    return json.dumps([dir(builtins) + dir(python), [name for kind in kinds for name in dir(kind)]])
"""
    names, methods = map(set, answer(engine, sources))
    known = {name for name in dir(__builtins__) if name in names}
    assert not known & LACKING_NAMES - {"zip", "dict", "compile", "help", "memoryview", "complex"}
    # These are there, but know only ASCII.
    assert LACKING_METHODS & methods <= {"isupper", "islower", "rsplit", "splitlines", "center"}


def test_what_is_imported_for_types_only_does_not_travel() -> None:
    source = "from a import *\nfrom b import Type, made, offered as told\nfrom c import Other\nimport d\nmade()\n"
    assert lean(without_unused(ast.parse(source), {"told"})) == (
        "from a import *\nfrom b import made, offered as told\nimport d\nmade()\n"
    )
    code = build.sources({})["score"]
    marks = [path for path, text in code.items() if "import N_\n" in text and "N_(" not in text]
    assert [path for path in marks if path != "border.py"] == []


def test_what_nobody_names_does_not_travel() -> None:
    tree = ast.parse(
        "@rule\ndef made(): return first()\n"
        "def first(): return Some().second\n"
        "def lonely(): return lonely() + only_for_lonely()\n"
        "def only_for_lonely(): return 1\n"
        "def a_text(): return beside_it\n"
        "def other(): return 1\n"
        "class Some:\n def __len__(self): return 0\n @property\n def second(self): return 2\n"
        "class Empty:\n def third(self): return 3\n"
    )
    remove_uncalled([tree], [ast.parse("x = other\ny = 'line: N -> a_text'")])
    assert ast.unparse(tree) == ast.unparse(
        ast.parse(
            "@rule\ndef made(): return first()\n"
            "def first(): return Some().second\n"
            "def a_text(): return beside_it\n"
            "def other(): return 1\n"
            "class Some:\n def __len__(self): return 0\n @property\n def second(self): return 2\n"
            "class Empty: pass\n"
        )
    )
    assert "def lines_or_documents" not in build.sources({})["score"]["scorer/text/documents.py"]


def test_catalogues_are_short_and_keep_what_is_said() -> None:
    data = (ROOT / "locales/nl/LC_MESSAGES/scorer.mo").read_bytes()
    whole = gettext.GNUTranslations(io.BytesIO(data))
    made = build.catalogue(data, {"Rule: {rule}", "{points} point", "yes"})
    count = build.said_by(made)
    assert count == 4  # the header, too
    keys = [made[at : at + 3] for at in range(4, 4 + 3 * count, 3)]
    *texts, rest = made[4 + 3 * count :].decode().split("\1")
    assert rest == ""
    said = dict(zip(keys, texts, strict=True))
    assert said[build.short(b"Rule: {rule}", made[3])] == whole.gettext("Rule: {rule}") != "Rule: {rule}"
    assert said[build.short(b"answer\4yes", made[3])] == whole.pgettext("answer", "yes") != "yes"
    plural = said[build.short(b"{points} point", made[3])].split("\0")
    assert plural == [whole.ngettext("{points} point", "{points} points", n) for n in (1, 2)]
