"""What people have set: the language, and how their table plays. It touches only what a person at a terminal sees.

Where standard output is no terminal, or the result is for a program, the file is not even looked for, unless
`--settings` is given. `keys` knows which settings there are, `file` reads and writes them, `change` edits the text.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence

from ...text.errors import ScorerError
from ...text.i18n import N_
from ..terminal import notice, say

LANGUAGE = "language"
PLAYERS = "players"
LOG = "log"
"""Whether games that were counted or followed at a terminal are kept in the logbook: `yes` or `no`."""
YES, NO = "yes", "no"
EDITION = "edition"
"""The last part of the setting of a game's edition: `africa.edition`."""
OPTION = "--settings"
_FOR_PROGRAMS = ("json", "jsonl", "csv")


class Settings:
    """What the settings file says; never changed."""

    # No named tuple: making one takes longer than all else that a run without settings does with them.

    def __init__(
        self,
        file: str = "",
        values: Mapping[str, object] | None = None,
        lines: Mapping[str, int] | None = None,
        wrong: Sequence[tuple[int, ScorerError]] = (),
    ) -> None:
        self.file = file
        """The file, as it is shown; nothing if it was not looked for."""
        self.values: Mapping[str, object] = values or {}
        """By the key of each setting its value; those of games as they stand in the file, the others checked."""
        self.lines: Mapping[str, int] = lines or {}
        """By the key of each setting, the line where it stands."""
        self.wrong = wrong
        """What cannot be used, each with its line; 0 is the whole file."""

    @property
    def language(self) -> str:
        """The code of the language; nothing if none is set."""
        return str(self.values.get(LANGUAGE, ""))

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players of the table."""
        found = self.values.get(PLAYERS)
        return found if isinstance(found, tuple) else ()

    @property
    def log(self) -> bool | None:
        """Whether games are kept in the logbook; None where nobody has said."""
        found = self.values.get(LOG)
        return None if found is None else found == YES

    def of_game(self, game_id: str) -> dict[str, str]:
        """By their keys the edition and the readings of a game. What cannot be used is told on standard error."""
        from .keys import validate

        good: dict[str, str] = {}
        for key, value in self.values.items():
            if key.startswith(f"{game_id}."):
                try:
                    good[key] = str(validate(key, value))
                except ScorerError as error:
                    self._tell(self.lines.get(key, 0), error)
        return good

    def tell_wrong(self) -> None:
        """Says on standard error what cannot be used. It stops nothing."""
        for line, error in self.wrong:
            self._tell(line, error)

    def _tell(self, line: int, error: ScorerError) -> None:
        where = say().gettext("{file}, line {line}", file=self.file, line=line) if line else self.file
        text = error.text(say().code).replace("\n", "\n  ")
        notice(say().gettext("{place}: {message}", place=where, message=text))


_NONE = Settings()
_OF_RUN: list[Settings] = []
_OF_GAMES: dict[str, Mapping[str, str]] = {}
"""What the settings of this run say of games, looked at once."""


def current() -> Settings:
    """The settings of this run; empty where none are to be seen."""
    return _OF_RUN[0] if _OF_RUN else _NONE


def use(args: Sequence[str]) -> Settings:
    """Sets the settings of this run, as its command line wants them."""
    _OF_RUN.clear()
    _OF_GAMES.clear()
    if _apply_to(args):
        from .file import read

        _OF_RUN.append(read())
    return current()


def _apply_to(args: Sequence[str]) -> bool:
    """Whether a person at a terminal sees what a command line gives, or whether it asks for the settings."""
    if OPTION in options_of(args):
        return True
    # Several cores write JSON Lines.
    for_programs = any([value in _FOR_PROGRAMS for value in values_of(args, "--format")])
    return sys.stdout.isatty() and not for_programs and not any(values_of(args, "--jobs"))


def options_of(args: Sequence[str]) -> Sequence[str]:
    """The words of a command line that may be options: those before `--`."""
    return args[: args.index("--")] if "--" in args else args


def values_of(args: Sequence[str], option: str) -> Iterator[str]:
    """The values of an option on a command line."""
    words = options_of(args)
    for i, word in enumerate(words):
        if word.startswith(f"{option}="):
            yield word.partition("=")[2]
        elif word == option and i + 1 < len(words):
            yield words[i + 1]


Choice = tuple[str, Mapping[str, str], Sequence[str]]
"""How a game is read: the edition, the readings, and what of it the settings say, as it is typed."""


def choose_readings(
    game_id: str, edition: str, rulings: Mapping[str, str], among: Collection[str] | None = None
) -> Choice:
    """How a game is read: as options say, and where they say nothing, as the settings do.

    With `among`, the settings say only something of these rulings. An edition that is asked for is read as it stands.
    """
    if edition or not current().values:
        return edition, rulings, ()
    if game_id not in _OF_GAMES:
        _OF_GAMES[game_id] = current().of_game(game_id)
    key = f"{game_id}.{EDITION}"
    ours = {
        id: value
        for id, value in _OF_GAMES[game_id].items()
        if id == key or (id not in rulings and (among is None or id in among))
    }
    used = [f"{id}={value}" for id, value in ours.items()]
    return ours.pop(key, ""), {**ours, **rulings}, used


def tell_used(used: Sequence[str]) -> None:
    """Says on standard error what of a result comes from the settings; nothing if nothing does.

    With `--quiet`, too, where there is more than names: other readings are other points.
    """
    if used:
        text = N_("From your settings: {settings} (“scorer config” shows them).")
        always = not all(each.startswith(f"{PLAYERS}=") for each in used)
        notice(say().gettext(text, settings=", ".join(used)), always=always)
