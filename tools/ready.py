"""What a release still lacks, and what to do about it: `python tools/release.py check`."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from scorer.addresses import Addresses, read_addresses

NOWHERE = re.compile(r"(^|\.)(example(\.(org|com|net))?|invalid|test|localhost)$|^[\d.:]*$|^[^.]*$")
"""Names of hosts where nobody publishes anything."""

ENTRY = re.compile(r"^## \[?(\d[^\]\s]*)\]?(?: - (\S+))?$", re.MULTILINE)
"""The heading of a version in the changelog: `## 1.2.3 - 2027-01-31`."""


class Lack(NamedTuple):
    """Something that is not ready."""

    what: str
    """What is wrong, and where."""
    todo: str
    """What to do about it, a command where there is one."""


class Project(NamedTuple):
    """The project as it is in a folder."""

    root: Path
    today: date

    def text(self, path: str) -> str:
        """The text of a file; empty if there is none."""
        file = self.root / path
        return file.read_text("utf-8") if file.is_file() else ""

    @property
    def version(self) -> str:
        """The version in `scorer/__init__.py`; empty if there is none."""
        found = re.search(r'^__version__ = "(.*)"$', self.text("scorer/__init__.py"), re.MULTILINE)
        return found[1] if found else ""

    @property
    def released(self) -> str:
        """The day that the changelog gives this version; empty if it gives none."""
        days: dict[str, str] = dict(ENTRY.findall(self.text("CHANGELOG.md")))
        return days.get(self.version, "")

    def git(self, *words: str) -> str | None:
        """What git prints; None if it fails."""
        done = subprocess.run(
            ["git", *words], cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
        )
        return None if done.returncode else done.stdout.strip()


def notes(project: Project) -> str:
    """The entry of this version in the changelog, without its heading; empty if there is none.

    Its lines are joined to paragraphs: the page of a release would break each of them.
    """
    _, _, rest = project.text("CHANGELOG.md").partition(f"## {project.version} - {project.released}\n")
    entry = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    return re.sub(r"\n *(?![\n#-])(?=\S)", " ", entry)


def lacks(project: Project) -> list[Lack]:
    """Everything that is missing for a release, in the order in which it is done."""
    checks = (_addresses, _version, _changelog, _stamped, _kept, _built, _tree, _tag)
    return [lack for check in checks for lack in check(project)]


def _addresses(project: Project) -> Iterator[Lack]:
    try:
        found = read_addresses(project.text("pyproject.toml"))
    except KeyError:
        yield Lack("pyproject.toml has no tool.scorer.home.", "Write there where the site will be.")
        return
    named = tomllib.loads(project.text("pyproject.toml"))["tool"]["scorer"]
    for key, address in found._asdict().items():
        if key not in named:
            continue
        url = urlsplit(address)
        if url.scheme != "https" or NOWHERE.search(url.hostname or ""):
            yield Lack(
                f"tool.scorer.{key} in pyproject.toml is {address}, where nobody finds anything.",
                f"Set {key} to the public https address of the {'site' if key == 'home' else 'repository'}.",
            )
    if "source" not in named:
        yield Lack(
            f"tool.scorer.source is not set: files are linked below {found.home}/blob, reports go to {found.reports}.",
            "Set source in pyproject.toml to the address of the repository, even if that is the same.",
        )


def _version(project: Project) -> Iterator[Lack]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", project.version):
        yield Lack(
            f"The version in scorer/__init__.py is “{project.version}”; the index for Python and npm both take 1.2.3.",
            "Set __version__ to three numbers; everything else takes it from there.",
        )


def _changelog(project: Project) -> Iterator[Lack]:
    version, day = project.version, project.released
    heading = f"## {version} - {project.today}"
    if not re.search(rf"^## \[?{re.escape(version)}\]?( |$)", project.text("CHANGELOG.md"), re.MULTILINE):
        yield Lack(f"CHANGELOG.md has no entry for {version}.", f"Write what is new for whom below “{heading}”.")
        return
    try:
        far = abs((date.fromisoformat(day) - project.today).days)
    except ValueError:
        yield Lack(f"CHANGELOG.md gives {version} no date like 2027-01-31.", f"Make its heading “{heading}”.")
    else:
        # A day is a day later elsewhere.
        if far > 1 and project.git("rev-parse", "-q", "--verify", f"refs/tags/v{version}") is None:
            yield Lack(f"CHANGELOG.md dates {version} {day}, and today is {project.today}.", f"Make it “{heading}”.")
    _, _, rest = project.text("CHANGELOG.md").partition("## Unreleased")
    if re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip():
        yield Lack("CHANGELOG.md has entries below “Unreleased”.", f"Move them below “{heading}”.")


def _stamped(project: Project) -> Iterator[Lack]:
    try:
        made = stamped(project)
    except KeyError:  # which `_addresses` says
        return
    for path, text in made.items():
        if project.text(path) != text:
            yield Lack(f"{path} has another version, date or address.", "python tools/release.py stamp")


def _kept(project: Project) -> Iterator[Lack]:
    if not (project.root / "tests/data/old" / project.version / "SHA256SUMS").is_file():
        yield Lack(
            f"Nothing that {project.version} writes is kept in tests/data/old/{project.version}: links, files, phones.",
            "SITE_URL= mkdocs build --strict --site-dir site && python tools/keep_old.py site",
        )


def _built(project: Project) -> Iterator[Lack]:
    files = [file.name for file in (project.root / "dist").glob("*.*") if not file.name.startswith(".")]
    others = [name for name in files if not re.search(rf"[-_]{re.escape(project.version)}(\.tar|\.tgz|-py3|$)", name)]
    if others:
        yield Lack(f"dist/ has packages of another version: {', '.join(sorted(others))}.", "rm -r dist")


def _tree(project: Project) -> Iterator[Lack]:
    changed = project.git("status", "--porcelain")
    if changed is None:
        yield Lack("This is no clone: git tells nothing of it.", "Release from a clone of the repository.")
    elif changed:
        names = [line.split(maxsplit=1)[-1] for line in changed.splitlines()]
        more = ", …" if len(names) > 3 else ""
        yield Lack(f"Not committed: {', '.join(names[:3])}{more}", "git commit, or git stash --include-untracked")


def _tag(project: Project) -> Iterator[Lack]:
    tag = f"v{project.version}"
    at = project.git("rev-parse", "-q", "--verify", f"refs/tags/{tag}^{{commit}}")
    if at is None:
        yield Lack(f"There is no tag {tag}; it comes last.", f'git tag -a {tag} -m "scorer {project.version}"')
    elif at != project.git("rev-parse", "HEAD"):
        yield Lack(
            f"The tag {tag} is another commit: that version is published, or was about to be.",
            "Raise __version__ in scorer/__init__.py; a version is never published twice.",
        )


# Files that no build makes, and that have version, date or address all the same


def stamped(project: Project) -> Mapping[str, str]:
    """The texts of those files by their paths. Raises `KeyError` if `pyproject.toml` has no address."""
    written = project.text("pyproject.toml")
    found = read_addresses(written)
    return {
        "CITATION.cff": _citation(tomllib.loads(written)["project"], found, project.version, project.released),
        ".github/ISSUE_TEMPLATE/config.yml": CHOICES.format(home=found.home),
    }


def stamp(project: Project) -> list[str]:
    """Writes them; gives the paths of those that were not so yet."""
    changed = {path: text for path, text in stamped(project).items() if project.text(path) != text}
    for path, text in changed.items():
        (project.root / path).write_text(text, "utf-8")
    return list(changed)


def _citation(about: Mapping[str, Any], found: Addresses, version: str, day: str) -> str:
    """`CITATION.cff`: https://github.com/citation-file-format/citation-file-format has its fields."""
    fields = {
        "cff-version": "1.2.0",
        "message": "If you publish something that scorer has counted or told you, you may cite it like this.",
        "type": "software",
        "title": "scorer",
        "abstract": f"{about['description']}.",
        "authors": about["authors"],
        "version": version,
        **({"date-released": day} if day else {}),
        "license": about["license"],
        "url": found.home,
        "repository-code": found.source,
        "keywords": about["keywords"],
    }
    # JSON is YAML, too.
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in fields.items()]
    return "".join(["# Written by: python tools/release.py stamp\n", *lines])


CHOICES = """# Written by: python tools/release.py stamp
blank_issues_enabled: true
contact_links:
  - name: What does a rule say?
    url: {home}/
    about: The rules reference answers it, in five languages, and names what each printed rulebook says.
  - name: How is it used, from a phone, a terminal or a program?
    url: {home}/en/programmers/
    about: First steps, a how-to for each task, and the reference of commands, JSON, Python and JavaScript.
"""
"""What is shown beside the forms for reports."""
