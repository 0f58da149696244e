"""Whose catalogues they are: ours in a clone, or those of a package that adds games."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from ..model import Game
from ..registry import GROUP, game as game_of, own_ids
from ..text.errors import InvalidDocument, ScorerError
from ..text.i18n import N_

PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the scorer that runs."""

_TRACKERS = ("issues", "bug tracker", "tracker", "repository", "source", "homepage")
"""The links of a package under which mistakes are reported, the best first."""


class Project(NamedTuple):
    """A folder with catalogues, and what their texts are collected from."""

    name: str
    version: str
    bugs: str
    """Where mistakes in the texts are reported: an address, a file, or nothing."""
    home: Path
    """The folder that the places of texts begin in."""
    locales: Path
    """The folder of the catalogues."""
    sources: tuple[Path, ...]
    """The folders with the code."""
    games: tuple[Game, ...]
    """The games whose rules are translated."""

    @property
    def is_ours(self) -> bool:
        """Whether these are the catalogues of scorer itself."""
        return PACKAGE in self.sources


def find_projects(folder: Path) -> list[Project]:
    """The projects that the nearest `pyproject.toml` at a folder or above it tells of: one for each package with games.

    Raises `ScorerError` where there is none, or where a game that is named there cannot be loaded.
    """
    start = folder.resolve()
    for home in (start, *start.parents):
        file = home / "pyproject.toml"
        if not file.is_file():
            continue
        about = _read(file)
        if (home / "scorer" / "catalogues").is_dir():
            return [_own_project(home, about)]
        points = about.get("entry-points", {}).get(GROUP, {})
        if points:
            return _projects_elsewhere(home, about, points)
    raise ScorerError(
        N_(
            "Neither “{folder}” nor a folder above it has a pyproject.toml with a game among the entry points"
            " “{group}”. Go to the one that has, or name it with --folder."
        ),
        folder=str(start),
        group=GROUP,
    )


def _read(file: Path) -> dict[str, Any]:
    """The table `project` of a `pyproject.toml`."""
    import tomllib

    try:
        found: dict[str, Any] = tomllib.loads(file.read_text("utf-8")).get("project", {})
    except ValueError as error:
        raise InvalidDocument(N_("“{file}” cannot be read: {reason}"), file=str(file), reason=str(error)) from None
    return found


def _own_project(home: Path, about: dict[str, Any]) -> Project:
    if home != PACKAGE.parent:
        raise ScorerError(
            N_("The scorer that runs is not the one in “{folder}”. Install that one: {command}"),
            folder=str(home),
            command='pip install -e ".[translate]"',
        )
    sources = (PACKAGE, home / "docs" / "site", home / "docs" / "app" / "engine")
    games = tuple([game_of(id) for id in own_ids()])
    return _project(home, home / "locales", about, sources, games)


def _projects_elsewhere(home: Path, about: dict[str, Any], points: dict[str, str]) -> list[Project]:
    games: dict[Path, list[Game]] = {}
    for id, value in points.items():
        found = _load(home, id, value)
        games.setdefault(_folder_of(found.package), []).append(found)
    return [_project(home, folder / "locales", about, (folder,), tuple(games[folder])) for folder in games]


def _load(home: Path, id: str, value: str) -> Game:
    """The game that an entry point names, from the folder of its project, which need not be installed."""
    module, _, name = value.partition(":")
    for root in (home, home / "src"):
        if (root / module.partition(".")[0]).is_dir():
            sys.path.insert(0, str(root))
            break
    try:
        found = getattr(import_module(module), name)
    except Exception as error:
        raise ScorerError(
            N_("The game “{name}” cannot be loaded as “{value}”: {reason}"),
            name=id,
            value=value,
            reason=f"{type(error).__name__}: {error}",
        ) from None
    if not isinstance(found, Game) or home not in _folder_of(found.package).parents:
        raise ScorerError(N_("“{value}” in “{folder}” is no game."), value=value, folder=str(home))
    return found


def _folder_of(package: str) -> Path:
    return Path(str(import_module(package).__file__)).resolve().parent


def _project(
    home: Path, locales: Path, about: dict[str, Any], sources: tuple[Path, ...], games: tuple[Game, ...]
) -> Project:
    name = str(about.get("name", home.name))
    return Project(name, _version(name, about, sources[0]), _bugs(home, about), home, locales, sources, games)


def _version(name: str, about: dict[str, Any], source: Path) -> str:
    """The version in the `pyproject.toml`, in the package itself, or of what is installed."""
    if "version" in about:
        return str(about["version"])
    if told := getattr(import_module(source.name), "__version__", ""):
        return str(told)
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _bugs(home: Path, about: dict[str, Any]) -> str:
    urls = {str(title).casefold(): str(url) for title, url in about.get("urls", {}).items()}
    mails = [str(author["email"]) for author in about.get("authors", []) if "email" in author]
    files = ["see CONTRIBUTING.md"] if (home / "CONTRIBUTING.md").is_file() else []
    return next(iter([*[urls[title] for title in _TRACKERS if title in urls], *mails, *files]), "")
