"""Why a game of another package is left out, and what its users can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .text.errors import ScorerError
from .text.i18n import N_

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NEWER = "pip install -U africa-scorer"
"""What installs a newer scorer."""


class OtherVersion(Exception):
    """A game that was written for another version of the interface, which is `wanted`."""

    def __init__(self, wanted: int) -> None:
        super().__init__(wanted)
        self.wanted = wanted


def why_left_out(point: EntryPoint, wrong: BaseException | None, version: int) -> ScorerError:
    """Why the game of an entry point was left out, from what was raised while it was loaded; None if it took too long.

    A package for a newer interface fails in any way before it can say so: a module or a keyword that this one does not
    have. So what it was written for is read from its source, too. `version` is the one that this scorer has.
    """
    name, package = point.name, point.dist.name if point.dist else point.value
    wanted = wrong.wanted if isinstance(wrong, OtherVersion) else declared_version(point)
    if wanted is not None and wanted > version:
        what = N_(
            "The game “{name}” from the package {package} was left out: it is written for version {wanted} of the"
            " interface, and this scorer has version {version}. Install a newer scorer: {command}"
        )
        return ScorerError(what, name=name, package=package, wanted=wanted, version=version, command=NEWER)
    if wanted is not None and wanted < version:
        what = N_(
            "The game “{name}” from the package {package} was left out: it is written for version {wanted} of the"
            " interface, and this scorer has version {version}. Ask its author for a newer package, or install an older"
            " scorer: {command}"
        )
        older = f'pip install "africa-scorer<{wanted + 1}"'
        return ScorerError(what, name=name, package=package, wanted=wanted, version=version, command=older)
    if wrong is None:
        what = N_("The game “{name}” from the package {package} was left out: it takes too long to load.")
        return ScorerError(what, name=name, package=package)
    if isinstance(wrong, ScorerError):
        return ScorerError(wrong.what, name=name, package=package)
    reason = f"{_place_of(wrong, point)}{type(wrong).__name__}: {wrong}"
    if _may_want_a_newer_one(wrong) and not _is_being_written(point):
        what = N_(
            "The game “{name}” from the package {package} was left out. It may be written for a newer scorer"
            " ({command}): {reason}"
        )
        return ScorerError(what, name=name, package=package, command=NEWER, reason=reason)
    what = N_("The game “{name}” from the package {package} was left out: {reason}")
    return ScorerError(what, name=name, package=package, reason=reason)


def _may_want_a_newer_one(wrong: BaseException) -> bool:
    """Whether something of ours was asked for that is not there."""
    if isinstance(wrong, ImportError):
        return (wrong.name or "").partition(".")[0] == __package__
    return isinstance(wrong, TypeError) and "unexpected keyword" in str(wrong)


def _is_being_written(point: EntryPoint) -> bool:
    """Whether a package is installed from the folder of its author, whose mistake is likelier than a newer scorer."""
    return '"editable": true' in ((point.dist and point.dist.read_text("direct_url.json")) or "")


def _place_of(wrong: BaseException, point: EntryPoint) -> str:
    """The last line of the package that led to an error, `scorer_oware/reference.py:12: `; nothing if none did."""
    from os.path import dirname, join, relpath, sep
    from traceback import walk_tb

    if isinstance(wrong, SyntaxError) and wrong.filename:
        return ""  # it says so itself
    try:
        home = dirname(_file(point.module.partition(".")[0]))
    except Exception:  # it is only looked at to tell more of another error
        return ""
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(wrong.__traceback__)]
    inside = [(file, line) for file, line in lines if file.startswith(join(home, ""))]
    return "".join([f"{relpath(file, dirname(home)).replace(sep, '/')}:{line}: " for file, line in inside[-1:]])


def declared_version(point: EntryPoint) -> int | None:
    """The `api` of the `Game(…)` in the module that an entry point names, read without loading it; None if unknown."""
    import ast

    try:
        with open(_file(point.module), "rb") as file:
            tree = ast.parse(file.read())
    except Exception:  # it is only looked at to tell more of another error
        return None
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] == "Game":
            for keyword in call.keywords:
                if keyword.arg == "api" and isinstance(keyword.value, ast.Constant):
                    found = keyword.value.value
                    return found if type(found) is int else None
    return None


def _file(module: str) -> str:
    """The file of a module. To find it, nothing of its package is loaded."""
    from importlib.machinery import PathFinder
    from importlib.util import find_spec

    package, *parts = module.split(".")
    spec = find_spec(package)
    for part in parts:
        package = f"{package}.{part}"
        spec = spec and PathFinder.find_spec(package, spec.submodule_search_locations)
    return str(spec and spec.origin)
