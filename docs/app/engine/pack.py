"""Packs the module for JavaScript: a folder, and the .tgz that npm installs.

    python -m docs.app.engine.pack FOLDER [--game NAME=MODULE:GAME …]

FOLDER/package is what is packed, FOLDER/africa-scorer-VERSION.tgz the package. It is made without npm, whole or not at
all: catalogues that are not compiled, or older than their texts, are compiled first. Needs the extra `dev`.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import shutil
import tarfile
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

try:
    from docs.app.engine.build import HERE, ROOT, VENDOR, build, changed, homes
    from docs.app.engine.lean import without_comments
    from docs.app.engine.typescript import declarations
    from scorer.addresses import read_addresses
    from scorer.catalogues.compiling import compile_folder
    from scorer.text.i18n import COMPLETE
except ModuleNotFoundError as missing:
    raise SystemExit(f"The module {missing.name} is not here: python -m pip install -e '.[dev]'") from None

README = """# africa-scorer

{description}.

```js
import {{ load }} from "africa-scorer";

const scorer = await load({{ lang: "nl" }});
const players = [{{ name: "Anna", track: 34 }}, {{ name: "Ben", track: 31 }}];
scorer.score({{ game: "africa", players }}).winners; // ["Anna"]
```

Works in a page, in a worker, in Node from 20 on and in Deno, without a network; Vite and webpack bundle it as it is.
Another bundler leaves its files behind: serve a copy of this folder, and say where with
`load({{ base: "/africa-scorer/" }})`. A content security policy has to allow `script-src 'self' 'wasm-unsafe-eval'` and
`connect-src 'self'`. What it says is what the Python program `africa-scorer` {version} says, byte for byte.

Every function is in its types (`index.d.ts`), and in the [reference]({home}/en/programmers/reference/javascript/).
[How to]({home}/en/programmers/how-to/javascript/) has bundlers, workers, policies and examples.

MIT; `engine/LICENSE-micropython` is for MicroPython, which it runs in (without its command line).
"""

_IGNORED = "/* webpackIgnore: true */ /* @vite-ignore */"

CHANGES = (
    # Its command: bundled into one file it would run in place of somebody's program.
    (r"if\(globalThis\.loadMicroPython=.*?\}\(\)\}(?=class PyProxy\{)", "", 1),
    # Files that a worker would fetch bit by bit, and functions that its file system had once.
    (r"createLazyFile\(parent,.*?\},(?=absolutePath\(\))", "", 1),
    (r'(?:\w+\(\)\{abort\("FS\.\w+ has been re[^"]*"\)\},?)+', "", 1),
    # Names of what it was built without, to tell those who build it.
    (r"function unexportedRuntimeSymbol\(sym\)\{.*?abort\(msg\)\}\}\)\}", "", 1),
    (r'\["writeI53ToI64",[^\]]*\]\.forEach\(function\(sym\)\{unexportedRuntimeSymbol\(sym\)\}\);', "", 1),
    (r'\["run","out",[^\]]*\]\.forEach\(unexportedRuntimeSymbol\);', "", 1),
    # Whether browser and Node are older than any that can run the module which loads it.
    (r"!function\(\)\{function humanReadableVersionToPacked.*?\}\(\);(?=var Module=moduleArg)", "", 1),
    # Not a literal: a bundler for pages would look for it.
    (r'await import\("module"\)', f'await import({_IGNORED} ["module"].join())', 1),
    # What errors of files are called, beside their numbers.
    (r"ERRNO_CODES=\{[^}]*\}", "ERRNO_CODES={}", 1),
    # Checks that its two files belong together, as those that are packed do, and that no option is given that is gone.
    (r'assert\(void 0!==wasmExports\.(\w+),"missing Wasm export: \1"\),', "", 38),
    (r'(?:assert\(void 0===Module\.\w+,"[^"]*"\),)+', "", 1),
    # What would be wrong with its files and its memory, which nobody who uses it could change.
    (r'abort\("(?:Cannot do sync|Lazy load|Runtime error|internal error)[^"]*"\)', "abort()", 4),
    # What is wrong where its own parts do not fit each other.
    (r'(?<=[\w)\]}]),(?:"[^"\\\n]{15,}"|`[^`]{15,}`)\)(?=[,;)}&|:])', ")", 19),
)
"""What is changed in `micropython.mjs` besides: patterns, what stands for them, and how often each is found."""

LEFT_OUT = ("pyodide.mjs", "share.parcel")
"""What the engine of the pages has and the package has not: it writes nothing down, that would be too heavy."""
READ = frozenset({".json", ".mo", ".parcel", ".wasm"})
"""The endings of the files that the package reads."""
ABOUT = "engine.json"
"""What stands in `files.mjs` itself."""


def pack(folder: Path, games: Mapping[str, str] | None = None) -> Path:
    """Makes the package; gives the path of its .tgz."""
    for home in (ROOT, *homes(games or {}).values()):
        compile_folder(home / "locales", stale=True)
    import scorer

    if lost := set(COMPLETE) - set(scorer.languages()):
        raise SystemExit(f"no catalogue in {', '.join(sorted(lost))}: scorer catalogues compile")
    package = folder / "package"
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        made = Path(name) / "package"
        _write(made, games)
        shutil.rmtree(package, ignore_errors=True)
        folder.mkdir(exist_ok=True)
        made.replace(package)
    about = json.loads((package / "package.json").read_text("utf-8"))
    packed = folder / f"{about['name']}-{about['version']}.tgz"
    packed.write_bytes(_archive(package))
    return packed


def _write(package: Path, games: Mapping[str, str] | None) -> None:
    """Writes all that is packed."""
    import tomllib

    written = (ROOT / "pyproject.toml").read_text("utf-8")
    project, where = tomllib.loads(written)["project"], read_addresses(written)
    build(package / "engine", games, light=True)
    import scorer
    from docs.site.asking import write_index

    for name in LEFT_OUT:
        (package / "engine" / name).unlink()
    shutil.copy(VENDOR / "LICENSE-micropython", package / "engine")
    shutil.copy(ROOT / "LICENSE", package)
    shutil.copy(HERE / "package.mjs", package / "index.mjs")
    shutil.copy(HERE.parent / "search.mjs", package)
    shutil.copytree(HERE.parent / "search", package / "search")
    for lang in scorer.languages():
        write_index(package / "search" / lang, lang)
    micropython = package / "engine/micropython.mjs"
    for program in [file for file in package.rglob("*.mjs") if file != micropython]:
        # What comments say to users is in the types.
        program.write_text(without_comments(program.read_text("utf-8")), "utf-8")
    micropython.write_text(changed(micropython.read_text("utf-8"), CHANGES), "utf-8")
    (package / "files.mjs").write_text(_files(package), "utf-8")
    (package / "engine" / ABOUT).unlink()
    types = (HERE / "package.d.ts").read_text("utf-8") + declarations()
    (package / "index.d.ts").write_text(types, "utf-8")
    description, version = project["description"], scorer.__version__
    text = README.format(description=description, version=version, home=where.home)
    (package / "README.md").write_text(text, "utf-8")
    about = {
        "name": project["name"],
        "version": version,
        "description": description,
        "keywords": project["keywords"],
        "homepage": where.home,
        "repository": {"type": "git", "url": f"git+{where.source}.git"},
        "bugs": {"url": where.reports},
        "license": project["license"],
        "type": "module",
        "exports": {".": {"types": "./index.d.ts", "default": "./index.mjs"}, "./package.json": "./package.json"},
        "types": "./index.d.ts",
        "engines": {"node": ">=20"},
        "sideEffects": False,
    }
    (package / "package.json").write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", "utf-8")


def _files(package: Path) -> str:
    """A module with the address of each file that is read, for bundlers: they follow nothing but such literals."""
    files = [file for file in package.rglob("*") if file.suffix in READ and file.name != ABOUT]
    names = sorted(file.relative_to(package).as_posix() for file in files)
    rows = "".join(f'  "{name}": () => new URL("./{name}", import.meta.url),\n' for name in names)
    about = (package / "engine" / ABOUT).read_text("utf-8")
    return f"export const about = {about};\nexport const files = {{\n{rows}}};\n"


def _archive(package: Path) -> bytes:
    """A .tgz as npm has it, the same for the same files."""
    made = io.BytesIO()
    with gzip.GzipFile(fileobj=made, mode="wb", mtime=0) as zipped, tarfile.open(fileobj=zipped, mode="w") as archive:
        for path in sorted(path for path in package.rglob("*") if path.is_file()):
            info = tarfile.TarInfo(f"package/{path.relative_to(package).as_posix()}")
            info.size, info.mode = path.stat().st_size, 0o644
            with path.open("rb") as file:
                archive.addfile(info, file)
    return made.getvalue()


def weight(package: Path, lang: str) -> int:
    """The bytes, compressed, of everything in one language but what is only read when it is first asked for.

    That is the search, the reader of what people type, and what follows games.
    """
    others = {path for path in package.rglob("*.mo") if path.suffixes[0] != f".{lang}"}
    others |= {*reader(package), *(package / "engine").glob("follow.*")}
    others |= {package / "search.mjs", *(package / "search").rglob("*")}
    return compressed(path for path in package.rglob("*") if path.is_file() and path not in others)


def reader(package: Path) -> list[Path]:
    """The files of the reader of what people type."""
    return sorted((package / "engine").glob("typed.*"))


def compressed(files: Iterable[Path]) -> int:
    """The bytes of some files as they are sent."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", default=[], metavar="NAME=MODULE:GAME")
    args = parser.parse_args()
    packed = pack(args.folder, dict(each.split("=", 1) for each in args.game))
    print(f"{packed}: {packed.stat().st_size / 1000:.0f} kB; with one language", end=" ")
    package = args.folder / "package"
    read = compressed(path for path in reader(package) if path.suffixes[0] in (".nl", ".parcel"))
    print(f"{weight(package, 'nl') / 1000:.0f} kB, and {read / 1000:.0f} kB for who reads what people type")


if __name__ == "__main__":
    main()
