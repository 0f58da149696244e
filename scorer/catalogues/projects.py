"""Whose catalogues they are: ours in a clone, or those of a package that adds games."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

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
        if about.points:
            return _projects_elsewhere(home, about)
    raise ScorerError(
        N_(
            "Neither “{folder}” nor a folder above it has a pyproject.toml with a game among the entry points"
            " “{group}”. Go to the one that has, or name it with --folder."
        ),
        folder=str(start),
        group=GROUP,
    )


class _About(NamedTuple):
    """What a `pyproject.toml` says of a package."""

    name: str
    version: str
    """Nothing where it stands elsewhere."""
    bugs: str
    points: dict[str, str]
    """The entry points of its games."""


def _read(file: Path) -> _About:
    import tomllib

    try:
        project = tomllib.loads(file.read_text("utf-8")).get("project", {})
        urls = {str(title).casefold(): str(url) for title, url in project.get("urls", {}).items()}
        mails = [str(author["email"]) for author in project.get("authors", []) if "email" in author]
        points = {str(id): str(value) for id, value in project.get("entry-points", {}).get(GROUP, {}).items()}
        name, version = str(project.get("name", file.parent.name)), str(project.get("version", ""))
    except (ValueError, AttributeError, TypeError) as error:
        raise InvalidDocument(N_("“{file}” cannot be read: {reason}"), file=str(file), reason=str(error)) from None
    files = ["see CONTRIBUTING.md"] if (file.parent / "CONTRIBUTING.md").is_file() else []
    bugs = next(iter([*[urls[title] for title in _TRACKERS if title in urls], *mails, *files]), "")
    return _About(name, version, bugs, points)


def _own_project(home: Path, about: _About) -> Project:
    if home != PACKAGE.parent:
        raise ScorerError(
            N_("The scorer that runs is not the one in “{folder}”. Install that one: {command}"),
            folder=str(home),
            command='pip install -e ".[translate]"',
        )
    sources = (PACKAGE, home / "docs" / "site", home / "docs" / "app" / "engine")
    games = tuple([game_of(id) for id in own_ids()])
    return _project(home, home / "locales", about, sources, games)


def _projects_elsewhere(home: Path, about: _About) -> list[Project]:
    games: dict[Path, list[Game]] = {}
    for id, value in about.points.items():
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


def _project(home: Path, locales: Path, about: _About, sources: tuple[Path, ...], games: tuple[Game, ...]) -> Project:
    told = about.version or _version(about.name, sources[0])
    return Project(about.name, told, about.bugs, home, locales, sources, games)


def _version(name: str, source: Path) -> str:
    """The version that the package says itself, or that of what is installed."""
    if told := getattr(import_module(source.name), "__version__", ""):
        return str(told)
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
