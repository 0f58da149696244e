"""What a shell offers behind Tab.

Typer's way, but for the words that shells cut differently, for zsh's quotes, and for Rich, which takes long to load and
breaks into lines what is told of a word.

Loaded for a completion only. A shell that breaks words at “=”, as bash does, wants what stands behind it; the others
want the whole word.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import typer
import typer.main
from typer._completion_classes import BashComplete, FishComplete, PowerShellComplete, ZshComplete

from ..text.documents import LIMIT, parse
from ..text.errors import ScorerError
from ..tracking.journal import open_regular

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typer._click.shell_completion import CompletionItem


class _Bash(BashComplete):
    broken_off = ""
    """What the shell has broken off the word that is being typed."""

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_WORDS"]
        words, self.broken_off = joined(line.split("\n" if "\n" in line else None), int(os.environ["COMP_CWORD"]))
        return words[1:-1], words[-1]

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        found = whole(super().get_completions(args, incomplete), incomplete)
        for item in found:
            item.value = item.value[len(self.broken_off) :]
        return found


class _Zsh(ZshComplete):
    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        return whole(super().get_completions(args, incomplete), incomplete)

    def complete(self) -> str:
        items = self.get_completions(*self.get_completion_args())
        if not items:
            return "_files"
        told = [item.value.replace(":", "\\:") + (f":{item.help}" if item.help else "") for item in items]
        return f"local -a found=({' '.join(map(_quoted, told))}); _describe scorer found"


class _Fish(FishComplete):
    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        return whole(super().get_completions(args, incomplete), incomplete)

    def format_completion(self, item: CompletionItem) -> str:
        return "\t".join([str(item.value), *([_one_line(item.help)] if item.help else [])])


class _PowerShell(PowerShellComplete):
    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        return whole(super().get_completions(args, incomplete), incomplete)

    def format_completion(self, item: CompletionItem) -> str:
        return f"{item.value}:::{_one_line(item.help or ' ')}"


_SHELLS: dict[str, type[_Bash | _Zsh | _Fish | _PowerShell]] = {
    "bash": _Bash,
    "zsh": _Zsh,
    "fish": _Fish,
    "powershell": _PowerShell,
    "pwsh": _PowerShell,
}


def complete(program: typer.Typer, instruction: str) -> bool:
    """Does what a script of a shell asks for, such as `complete_bash`. Whether that was something for us."""
    doing, _, shell = instruction.partition("_")
    if doing != "complete" or shell not in _SHELLS:
        return False
    print(_SHELLS[shell](typer.main.get_command(program), {}, "scorer", "_SCORER_COMPLETE").complete())
    return True


def records(begun: str) -> list[str]:
    """The records of games among the files whose path begins so."""
    folder, name = os.path.split(begun)
    found = sorted(file for file in os.listdir(folder or ".") if file.startswith(name) and file.endswith(".jsonl"))
    return [path for file in found if _is_record(path := os.path.join(folder, file))]


def _is_record(path: str) -> bool:
    try:
        with open_regular(path) as file:
            header = parse(file.readline(LIMIT))
    except (OSError, ScorerError):
        return False
    return isinstance(header, dict) and "record" in header


def joined(words: Sequence[str], current: int) -> tuple[list[str], str]:
    """The words up to the current one as they were typed, and what bash has broken off the last one at its “=”."""
    typed: list[str] = []
    broken_off = ""
    for word in [*words[:current], *(words[current : current + 1] or [""])]:
        if typed and (word == "=" or (broken_off and typed[-1].endswith("="))):
            broken_off = typed[-1] + word if word == "=" else typed[-1]
            typed[-1] += word
        else:
            broken_off = ""
            typed.append(word)
    return typed, broken_off


def whole(items: list[CompletionItem], typed: str) -> list[CompletionItem]:
    """Values of an option as they stand in the shell's word: behind `--format=`, if that was typed."""
    option, equals, _ = typed.partition("=")
    if equals and option.startswith("--"):
        for item in items:
            item.value = f"{option}={item.value}"
    return items


def _one_line(text: str) -> str:
    return " ".join(text.split()) or " "


def _quoted(text: str) -> str:
    return "'" + _one_line(text).replace("'", "'\\''") + "'"
