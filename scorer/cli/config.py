"""`scorer config`: what is set, and why it is so; setting and unsetting it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ..registry import game as game_of, ids
from ..scoring.readings import in_force
from ..scoring.tally import form_of
from ..text.errors import ScorerError, language
from ..text.i18n import N_
from ..text.preferred import SETTINGS, preference
from . import settings as own
from .count import players as players_file
from .localized import WrongUse, check_format
from .settings import EDITION, LANGUAGE, LOG, PLAYERS, Settings
from .settings.file import change, display_path, path, read
from .settings.keys import Value, choices, find_keys, meaning, title, unknown_setting, validate
from .settings.toml import BrokenSettings
from .terminal import dump, say, speak, tell

_SOURCES = {
    "": N_("default"),
    "option": N_("from the option --lang"),
    "edition": N_("as this edition states it"),
    "last": N_("from the last count"),
    "SCORER_LANG": N_("from the environment: SCORER_LANG"),
}
_SYSTEM = N_("the language of the system: {name}")
"""What is said of any other source."""


class Entry(NamedTuple):
    """One setting as it is now."""

    key: str
    value: Value = ""
    """Empty where there is none."""
    source: str = ""
    """`settings`, `option`, `edition`, `last`, the name of a variable of the environment, or nothing: the default."""
    line: int = 0
    """Where it stands in the file, if it does."""


def run(key: str, words: Sequence[str], format: str, lang: str, *, unset: bool) -> int:
    """Shows settings, or changes one; `lang` is the language that an option asks for. Returns the exit code."""
    check_format(format)
    if "=" in key and not words:
        # As readings are given and told elsewhere.
        key, _, value = key.partition("=")
        words = [value]
    if unset:
        _unset(key, words, lang)
    elif words:
        _set(key, words, lang)
    else:
        _show(key, format, lang)
    return 0


def _show(typed: str, format: str, lang: str) -> None:
    """All settings, or those that are meant."""
    found = find_keys(typed)
    if typed and not found:
        raise unknown_setting(typed)
    entries = [entry for entry in _entries(_read(), lang) if not typed or entry.key in found]
    if format == "json":
        told = [{"key": e.key, "value": e.value or None, "source": e.source or "default"} for e in entries]
        dump({"file": display_path(), "settings": told}, sys.stdout)
        return
    if len(entries) == 1:
        _explain(entries[0])
        return
    there = os.path.exists(path())
    text = N_("The settings are in {file}.") if there else N_("Nothing is set yet; settings would be in {file}.")
    tell(say().gettext(text, file=display_path()))
    for game, group in groupby(entries, key=lambda entry: entry.key.rpartition(".")[0].partition(".")[0]):
        print()
        if game:
            tell(game_of(game).name)
        for entry in group:
            _tell(entry)


def _explain(entry: Entry) -> None:
    """One setting: what it is about, how it is, and what it may be."""
    tell(title(entry.key))
    _tell(entry, explains=False)
    for value, text in choices(entry.key).items():
        tell(say().gettext("{place}: {message}", place=value, message=text), indent="  ")


def _tell(entry: Entry, *, explains: bool = True) -> None:
    """One setting: its value, where that comes from, and, unless it is the default, what it means."""
    if not entry.value:
        tell(say().gettext("{setting}: not set", setting=entry.key))
        return
    tell(say().gettext("{setting} ({source})", setting=_typed(entry.key, entry.value), source=_source(entry)))
    if explains and entry.source and isinstance(entry.value, str):
        tell(meaning(entry.key, entry.value), indent="  ")


def _typed(key: str, value: Value) -> str:
    return f"{key} = {value if isinstance(value, str) else ', '.join(value)}"


def _source(entry: Entry) -> str:
    """Where a value comes from, in words."""
    if entry.source == SETTINGS:
        return say().gettext("from this file, line {line}", line=entry.line)
    return say().gettext(_SOURCES.get(entry.source, _SYSTEM), name=entry.source)


def _entries(found: Settings, lang: str) -> Iterator[Entry]:
    """Every setting as it is now."""
    code, source = preference(os.environ, found.language)
    yield Entry(LANGUAGE, language(lang).code, "option") if lang else _entry(found, LANGUAGE, code, source)
    players = found.players or players_file.last()
    yield _entry(found, PLAYERS, players, SETTINGS if found.players else "last" if players else "")
    log = str(found.values.get(LOG, ""))
    yield _entry(found, LOG, log, SETTINGS if log else "")
    for id in ids():
        game, good = game_of(id), found.of_game(id)
        edition = good.pop(f"{id}.{EDITION}", "")
        if game.editions:
            yield _entry(found, f"{id}.{EDITION}", edition, SETTINGS if edition else "")
        for ruling, reading in in_force(game, edition or None, good).items():
            stated = game.ruling(ruling).stated_by(edition)
            yield _entry(found, ruling, reading, SETTINGS if ruling in good else "edition" if stated else "")


def _entry(found: Settings, key: str, value: Value, source: str) -> Entry:
    return Entry(key, value, source, found.lines.get(key, 0))


def _read() -> Settings:
    """What is in the file; what cannot be used of it is told, unless that was done when the program began."""
    found = read()
    if not own.current().file:
        found.tell_wrong()
    return found


def _set(typed: str, words: Sequence[str], lang: str) -> None:
    """Sets what is meant, and tells what is in force then."""
    key = _one(typed)
    value = validate(key, words[0] if len(words) == 1 else _several(key, words))
    if key == PLAYERS:
        _check_number(len(value))
    _change(key, value)
    now = _now(key, lang)
    if key == LANGUAGE and now.source == SETTINGS:
        speak(language(str(value)))
    tell(say().gettext("Set in {file}: {setting}", file=display_path(), setting=_typed(key, value)))
    if now.source != SETTINGS:
        tell(say().gettext("This takes precedence over it:"))
        _tell(now)


def _several(key: str, words: Sequence[str]) -> Value:
    """Several words as one value: names, with or without commas between them."""
    if key != PLAYERS:
        raise WrongUse(N_("Unexpected: {arguments}"), arguments=" ".join(words[1:]))
    return " ".join(words) if any(["," in word for word in words]) else tuple(words)


def _check_number(players: int) -> None:
    """Raises `ScorerError` if no game can be played by so many."""
    tables = [form_of(game_of(id)).table for id in ids()]
    low, high = min([table[0] for table in tables]), max([table[1] for table in tables])
    if players < low:
        raise ScorerError(N_("At least {low} players are needed."), low=low)
    if players > high:
        raise ScorerError(N_("At most {high} can play."), high=high)


def _unset(typed: str, words: Sequence[str], lang: str) -> None:
    """Takes what is meant out of the file, also what is no setting, and tells what is in force then."""
    if not typed:
        raise WrongUse(N_("{name} is missing."), name=say().gettext("SETTING"))
    if words:
        raise WrongUse(N_("Unexpected: {arguments}"), arguments=" ".join(words))
    there = read().lines
    key = typed if typed in there else _one(typed)
    if key not in there:
        tell(say().gettext("{setting} is not set in {file}.", setting=key, file=display_path()))
        return
    _change(key, None)
    tell(say().gettext("No longer set in {file}: {setting}", file=display_path(), setting=key))
    if find_keys(key):
        _tell(_now(key, lang))


def _one(typed: str) -> str:
    """The key that somebody means. Raises `ScorerError` if that is none, or not clear."""
    found = find_keys(typed)
    if not found:
        raise unknown_setting(typed)
    if len(found) > 1:
        raise ScorerError(N_("“{name}” could mean several settings."), known=found, name=typed)
    return found[0]


def _now(key: str, lang: str) -> Entry:
    """A setting as it is now."""
    return next(entry for entry in _entries(read(), lang) if entry.key == key)


def _change(key: str, value: Value | None) -> None:
    try:
        change(key, value)
    except BrokenSettings as error:
        if own.current().file:
            # Why the file cannot be read was told when the program began.
            raise ScorerError(N_("Nothing was changed."), place=display_path()) from None
        error.place = say().gettext("{file}, line {line}", file=display_path(), line=error.line)
        raise
    except ScorerError as error:
        error.place = display_path()
        raise
