"""`scorer new`: a package with a game of one's own, which works at once; and parts that are added to it, also later.

The templates are the files of such a package, of a game called Savanna. In them `# --- ruling` begins lines that belong
to a part, `# --- not-ruling` lines of a game without it, `# --- ruling tie-break` those of both, and `# ---` ends
them.

A part that comes later is a difference between two sets of files. It is put into what the author has made of the first
as a patch is: where the lines around each change still stand, and only once. What finds no place so is told.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

from ..registry import is_game
from ..text.errors import ScorerError
from ..text.files import why_not_written, write_whole
from ..text.i18n import N_
from ..text.names import LONGEST
from .localized import WrongUse
from .terminal import remark, say, tell

NAME = "savanna"
"""The id of the game in the templates."""

FILES = (
    "pyproject.toml",
    "README.md",
    "savanna.json",
    "scorer_savanna/__init__.py",
    "scorer_savanna/scoring.py",
    "scorer_savanna/reference.py",
    "scorer_savanna/tracking.py",
    "scorer_savanna/examples.py",
    "tests/test_savanna.py",
)

PARTS = {"ruling": r"\bRuling\(", "tie-break": r"\bTieBreak\(", "tracking": ""}
"""The parts that can be added, each with what the `GAME` has of it; the last is a module or a folder."""

CONTEXT = 3
"""The most lines that are looked at before and behind a change."""


class Change(NamedTuple):
    """Some lines of a file that are replaced by others, and those around them."""

    before: Sequence[str]
    old: Sequence[str]
    new: Sequence[str]
    after: Sequence[str]


def run(id: str, parts: Iterable[str]) -> int:
    """Writes the package, or adds parts, of which each text may name several, to the one that is there.

    Returns the exit code.
    """
    if not re.fullmatch("[a-z]+", id) or len(id) > LONGEST:
        raise WrongUse(
            N_("“{name}” cannot be the id of a game."),
            allowed=N_("small letters from a to z"),
            name=id[:LONGEST],
        )
    chosen = [part.strip() for part in ",".join(parts).split(",") if part.strip()]
    for part in chosen:
        if part not in PARTS:
            raise WrongUse(N_("“{name}” is not one of these words."), place="--with", known=PARTS, name=part)
    folder = f"scorer-{id}"
    here = os.path.isfile(os.path.join(f"scorer_{id}", "__init__.py"))
    if here or os.path.lexists(folder):
        return _add(id, "." if here else folder, chosen)
    return _create(id, folder, chosen)


def _create(id: str, folder: str, parts: Collection[str]) -> int:
    if is_game(id):
        raise ScorerError(N_("There is a game “{name}” already."), name=id)
    for path, text in _rendered(id, parts):
        _write(os.path.join(folder, path), text)
    remark(say().gettext("In the folder {folder} is a game that can be scored. How to go on:", folder=folder))
    print(f"cd {folder}")
    print('pip install --editable ".[dev]"')
    print(f"scorer score {id} {id}.json --explain")
    print("pytest")
    return 0


def _add(id: str, folder: str, parts: Collection[str]) -> int:
    """Adds parts. What cannot be put into a file safely is told; then the exit code is 1."""
    home = os.path.join(folder, f"scorer_{id}")
    if not parts:
        raise ScorerError(
            N_("The folder {folder} is there already, and stays as it is."),
            allowed=N_("another name, or “--with” and what is to be added to this game"),
            folder=folder,
        )
    if not os.path.isfile(os.path.join(home, "__init__.py")):
        raise ScorerError(N_("There is no package {package} in the folder {folder}."), package=home, folder=folder)
    has = list(_parts_of(home))
    for part in parts:
        if part in has:
            raise ScorerError(N_("This game has the part “{name}” already."), name=part)
    by_hand = 0
    before = dict(_rendered(id, has))
    for path, text in _rendered(id, [*has, *parts]):
        place = os.path.normpath(os.path.join(folder, path))
        if path not in before:
            _write(place, text)
            continue
        mine = now = _read(place) if os.path.isfile(place) else []
        for change in _changes(before[path].splitlines(), text.splitlines()):
            if (changed := _apply(change, now)) is None:
                _tell(change, place)
                by_hand += 1
            else:
                now = changed
        if now != mine:
            _write(place, "\n".join(now) + "\n", over=True)
    return 1 if by_hand else 0


def _parts_of(home: str) -> Iterator[str]:
    """The parts that a package has already."""
    code = "\n".join(_read(os.path.join(home, "__init__.py")))
    for part, pattern in PARTS.items():
        there = [os.path.exists(os.path.join(home, name)) for name in (part, f"{part}.py")]
        if re.search(pattern, code) if pattern else any(there):
            yield part


def _rendered(id: str, parts: Collection[str]) -> Iterator[tuple[str, str]]:
    """The files of a package by their paths, with some parts."""
    from ..addresses import addresses

    templates = files(__package__).joinpath("templates")
    for path in FILES:
        template = templates.joinpath(*f"{path}.txt".split("/")).read_text("utf-8")
        if text := render(template, parts):
            text = text.replace(NAME, id).replace(NAME.capitalize(), id.capitalize())
            yield path.replace(NAME, id), text.replace("{home}", addresses().home)


def render(template: str, parts: Collection[str]) -> str:
    """What a template is with some parts."""
    lines, wanted = [], True
    for line in template.splitlines(keepends=True):
        if line.startswith("# ---"):
            of = line.removeprefix("# ---").split()
            wanted = all([(part.removeprefix("not-") in parts) != part.startswith("not-") for part in of])
        elif wanted:
            lines.append(line)
    return "".join(lines)


def _changes(old: Sequence[str], new: Sequence[str]) -> Iterator[Change]:
    from difflib import SequenceMatcher

    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            yield Change(old[max(0, a - CONTEXT) : a], old[a:b], new[c:d], old[b : b + CONTEXT])


def _apply(change: Change, mine: Sequence[str]) -> list[str] | None:
    """The lines of the author with a change in them; None where they do not say clearly where it belongs."""
    for context in range(CONTEXT, 0, -1):
        before, after = change.before[-context:], change.after[:context]
        sought = [*before, *change.old, *after]
        found = [i for i in range(len(mine)) if mine[i : i + len(sought)] == sought]
        if len(found) == 1:
            begin = found[0] + len(before)
            return [*mine[:begin], *change.new, *mine[begin + len(change.old) :]]
    return None


def _tell(change: Change, place: str) -> None:
    """What the author has to do by hand."""
    if change.old:
        where = say().gettext("By hand, in {file}, in place of “{line}”:", file=place, line=change.old[0].strip())
    else:
        line = next((line.strip() for line in reversed(change.before) if line.strip()), "")
        where = say().gettext("By hand, in {file}, below “{line}”:", file=place, line=line)
    tell(where)
    print("\n".join(change.new).strip("\n"))


def _read(path: str) -> list[str]:
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def _write(path: str, text: str, *, over: bool = False) -> None:
    """Writes a file, with the folders that it lies in, and names it. Raises `ScorerError`."""
    try:
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        write_whole(text.encode(), path, over=over)
    except OSError as error:
        raise why_not_written(error, path).within(path) from None
    tell(path)
