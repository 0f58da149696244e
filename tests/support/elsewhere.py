"""The examples of games from other packages, as they are when they are installed."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from scorer.catalogues.compiling import compile_folder
from tests.support import EXAMPLES


def _project(package: Path) -> dict[str, dict[str, dict[str, str]]]:
    project: dict[str, dict[str, dict[str, str]]] = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))[
        "project"
    ]
    return project


def points_of(package: Path) -> dict[str, str]:
    """The entry points of a package that add games: by their ids."""
    return _project(package).get("entry-points", {}).get("scorer.games", {})


PACKAGES = [file.parent for file in sorted(EXAMPLES.glob("*/pyproject.toml")) if points_of(file.parent)]
"""Where they are written."""


def install(package: Path, folder: Path) -> Path:
    """Puts a package into a folder for the path of Python, with its entry points and compiled catalogues."""
    project, points = _project(package), points_of(package)
    for module in {point.partition(":")[0].partition(".")[0] for point in points.values()}:
        shutil.copytree(package / module, folder / module, ignore=shutil.ignore_patterns("__pycache__"))
        compile_folder(folder / module / "locales")
    told = folder / f"{str(project['name']).replace('-', '_')}-{project['version']}.dist-info"
    told.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (told / "METADATA").write_text(head, "utf-8")
    lines = [f"{id} = {point}\n" for id, point in points.items()]
    (told / "entry_points.txt").write_text("[scorer.games]\n" + "".join(lines), "utf-8")
    return folder
