"""Packs the module for JavaScript: a folder, and the .tgz that npm installs.

    python -m docs.app.engine.pack FOLDER [--game NAME=MODULE:GAME …]

FOLDER/package is what is packed, FOLDER/africa-scorer-VERSION.tgz the package. It is made without npm.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import re
import shutil
import tarfile
from collections.abc import Mapping
from pathlib import Path

from docs.app.engine.build import HERE, ROOT, VENDOR, build
from docs.app.engine.typescript import declarations

README = """# africa-scorer

{description}.

```js
import {{ load }} from "africa-scorer";

const scorer = await load({{ lang: "nl" }});
const players = [{{ name: "Anna", track: 34 }}, {{ name: "Ben", track: 31 }}];
scorer.score({{ game: "africa", players }}).winners; // ["Anna"]
```

Works in a page, in a worker, in Node from 20 on and in Deno, without a network. What it gives is told by its types
(`index.d.ts`); what it says is what the Python program `africa-scorer` {version} says, byte for byte.

MIT; `engine/LICENSE-micropython` is for MicroPython, which it runs in.
"""


def pack(folder: Path, games: Mapping[str, str] | None = None) -> Path:
    """Makes the package; gives the path of its .tgz."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    package = folder / "package"
    shutil.rmtree(package, ignore_errors=True)
    build(package / "engine", games, light=True)
    import scorer
    from docs.site.asking import write_index

    (package / "engine/pyodide.mjs").unlink()
    (package / "engine/share.parcel").unlink()  # the package writes nothing down: it would be too heavy
    shutil.copy(VENDOR / "LICENSE-micropython", package / "engine")
    shutil.copy(ROOT / "LICENSE", package)
    shutil.copy(HERE / "package.mjs", package / "index.mjs")
    shutil.copy(HERE.parent / "search.mjs", package)
    shutil.copytree(HERE.parent / "search", package / "search")
    for lang in scorer.languages():
        write_index(package / "search" / lang, lang)
    for program in [file for file in package.rglob("*.mjs") if file.name != "micropython.mjs"]:
        program.write_text(_lean(program.read_text("utf-8")), "utf-8")
    types = (HERE / "package.d.ts").read_text("utf-8") + declarations()
    (package / "index.d.ts").write_text(types, "utf-8")
    description, version = project["description"], scorer.__version__
    (package / "README.md").write_text(README.format(description=description, version=version), "utf-8")
    about = {
        "name": project["name"],
        "version": version,
        "description": description,
        "keywords": project["keywords"],
        "license": project["license"],
        "type": "module",
        "exports": {".": {"types": "./index.d.ts", "default": "./index.mjs"}, "./package.json": "./package.json"},
        "types": "./index.d.ts",
        "engines": {"node": ">=20"},
        "sideEffects": False,
    }
    (package / "package.json").write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", "utf-8")
    packed = folder / f"{project['name']}-{version}.tgz"
    packed.write_bytes(_archive(package))
    return packed


def _lean(program: str) -> str:
    """A program without the comments that stand on lines of their own; what they say to users is in the types."""
    return re.sub(r"^\s*(?://.*|/\*\*(?:(?!\*/)[\s\S])*\*/)\n", "", program, flags=re.M)


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
    """The bytes that a program reads that uses everything but the search in one language, compressed."""
    others = {path for path in package.rglob("*.mo") if path.suffixes[0] != f".{lang}"}
    files = [
        path for path in package.rglob("*") if path.is_file() and path not in others and "search" not in path.parts
    ]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", default=[], metavar="NAME=MODULE:GAME")
    args = parser.parse_args()
    packed = pack(args.folder, dict(each.split("=", 1) for each in args.game))
    print(f"{packed}: {packed.stat().st_size / 1000:.0f} kB; with one language", end=" ")
    print(f"{weight(args.folder / 'package', 'nl') / 1000:.0f} kB")


if __name__ == "__main__":
    main()
