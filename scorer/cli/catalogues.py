"""The tool for translators: `scorer catalogues update|compile|check|add`. It needs Babel."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..text.errors import ScorerError, UnknownName
from ..text.i18n import N_, languages as all_languages
from ..text.names import cut
from .localized import WrongUse
from .terminal import notice, say, tell

if TYPE_CHECKING:
    from ..catalogues.check import Finding
    from ..catalogues.projects import Project

ACTIONS = ("update", "compile", "check", "add")

MANY = 20
"""So many findings of a language are listed in any case."""
FEW = 3
"""So many of each kind are listed where there are more."""


def run(action: str, languages: Sequence[str], folder: str, *, all: bool = False) -> int:
    """Does one of the actions. Returns 1 where `check` finds something, else 0.

    With `all`, `check` lists every finding, however many there are.
    """
    if action not in ACTIONS:
        raise WrongUse(N_("“{name}” is nothing that can be done with catalogues."), known=ACTIONS, name=action)
    if action == "add" and not languages:
        raise WrongUse(N_("{name} is missing."), name=say().gettext("LANGUAGE"))
    try:
        from ..catalogues import files
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "babel":
            raise
        raise ScorerError(
            N_("This needs a package that is not installed: {package}"),
            known=('pip install "africa-scorer[translate]"',),
            package="babel",
        ) from None
    from ..catalogues.projects import find_projects

    found = 0
    for project in find_projects(Path(folder or ".")):
        chosen = list(languages) or files.languages_of(project)
        if action == "add":
            for language in chosen:
                files.add(project, language)
        else:
            _check_known(chosen, files.languages_of(project))
        if action == "update":
            files.update(project, chosen)
        if action != "check":
            _compile(project)
        for language in chosen:
            found += _tell(project, language, listed=action == "check", all=all)
        if action == "add":
            _say_what_next(project, chosen)
    return 1 if found and action == "check" else 0


def _check_known(languages: Sequence[str], known: Sequence[str]) -> None:
    for language in languages:
        if language not in known:
            raise UnknownName(N_("There is no folder of the language “{name}”."), name=language, known=known)


def _compile(project: Project) -> None:
    from ..catalogues.compiling import compile_all, compile_folder

    (compile_all if project.is_ours else compile_folder)(project.locales)


def _tell(project: Project, language: str, *, listed: bool, all: bool) -> int:
    """Tells how far a language is, after what is missing or wrong if it is to be listed. Returns how much that is."""
    from ..catalogues.check import findings_of

    found = findings_of(project, language)
    if listed and (all or len(found) <= MANY):
        for finding in found:
            _tell_finding(finding)
    elif listed:
        _tell_few(found)
        command = f"scorer catalogues check {language} --all"
        tell(say().gettext("“{command}” lists everything.", command=command))
    done, total = _progress(project, language)
    if total:  # English has only what players ask
        text = N_("{name} {language}: {done} of {total} texts are translated ({percent}%); missing or wrong: {found}")
        values = {"done": done, "total": total, "percent": 100 * done // total, "found": len(found)}
        tell(say().gettext(text, name=project.name, language=language, **values))
    return len(found)


def _tell_few(found: Sequence[Finding]) -> None:
    """Tells a few findings of each kind in each file, and how many there are besides; first what is rarest."""
    kinds: dict[tuple[Path, str], list[Finding]] = {}
    for finding in found:
        kinds.setdefault((finding.file, finding.what), []).append(finding)
    for alike in sorted(kinds.values(), key=len):
        for finding in alike[:FEW]:
            _tell_finding(finding)
        if (rest := len(alike) - FEW) > 0:
            more = say().ngettext("{count} more of this kind", "{count} more of this kind", rest, count=rest)
            tell(more, indent="  ")


def _tell_finding(finding: Finding) -> None:
    place = f"{os.path.relpath(finding.file)}:{finding.line}" if finding.line else os.path.relpath(finding.file)
    text = " ".join(finding.text.split())
    what = say().gettext("“{text}”: {what}", text=cut(text, 60), what=finding.explain(say())) if text else ""
    tell(say().gettext("{place}: {message}", place=place, message=what or finding.explain(say())))


def _progress(project: Project, language: str) -> tuple[int, int]:
    """How many texts are translated, of how many there are."""
    from ..catalogues.compiling import is_done
    from ..catalogues.files import path_of, read
    from ..catalogues.texts import domains_of, texts_of

    done = total = 0
    for domain in domains_of(language):
        if domain != "search":
            total += len(texts_of(project, domain))
            with suppress(OSError, ScorerError):  # none there, or broken: nothing is translated
                done += sum([is_done(message) for message in read(path_of(project, language, domain)) if message.id])
    return done, total


def _say_what_next(project: Project, languages: Sequence[str]) -> None:
    for language in languages:
        folder = os.path.relpath(project.locales / language / "LC_MESSAGES")
        tell(
            say().gettext(
                "Translate the files in {folder}, then: {check}",
                folder=folder,
                check=f"scorer catalogues check {language}",
            )
        )
        if language not in all_languages():
            text = N_("scorer itself does not speak “{language}” yet; what you translate is used as soon as it does.")
            notice(say().gettext(text, language=language))
