"""Removing a name from a logbook for good: a letter takes its place, wherever the name can stand."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from typing import NamedTuple
from unicodedata import normalize

from ..scoring.adjust import hiding, hiding_in
from ..text.errors import UnknownName
from ..text.i18n import N_
from ..text.names import look
from .book import Logbook
from .files import content, raw_lines, read
from .lines import PERSON, PLAY, Data, Line, write_line
from .renaming import as_list, letter, rename
from .tidy import rewrite


class Forgetting(NamedTuple):
    """What was done to remove a name."""

    names: tuple[str, ...]
    """All names that the person had."""
    letters: tuple[str, ...]
    """What stands in their place: one letter, or several if two of the names were players in one game."""
    games: int
    """In how many games of this device the person was."""
    emptied: int
    """How many notes and places were removed because a name stood in them."""
    unread: int
    """How many lines of this device contain a name but cannot be read; they stay as they are."""
    others: tuple[str, ...]
    """The files of other devices that still contain a name."""


def wanted(book: Logbook, name: str) -> tuple[str, ...]:
    """Returns all names of a person in the logbook, as they are written there.

    Raises `UnknownName` if nobody is called so; `InvalidDocument` if a file cannot be read.
    """
    people = book.read().people
    names = people.names(people.person(name))
    known = sorted({each for path in book.files() for data in _data(content(path)) for each in names_in(data)})
    spelled = {look(each): each for each in known}
    found = tuple([spelled[look(each)] for each in names if look(each) in spelled])
    if not found:
        raise UnknownName(N_("Nobody here is called “{name}”."), name=name, known=known)
    return found


def forget(book: Logbook, names: Sequence[str]) -> Forgetting:
    """Replaces the names of a person in all files of this device, also in lines that are no longer in force.

    Raises `InvalidDocument` if a file cannot be read, or another program is writing; `ScorerError` if one cannot be
    written.
    """
    every = [data for path in book.files() for data in _data(content(path))]
    letters = letters_for(names, every)
    games: set[str] = set()
    emptied = unread = 0

    def change(before: Mapping[str, bytes]) -> Mapping[str, bytes]:
        return {path: b"".join([raw + b"\n" for raw in map(changed, raw_lines(data))]) for path, data in before.items()}

    def changed(raw: bytes) -> bytes:
        nonlocal emptied, unread
        line = read(raw)
        if not isinstance(line, Line):
            unread += _stands_in(names, raw.decode(errors="replace"))
            return raw
        new = without(line.data, letters)
        if new == line.data:
            return raw
        if line.kind == PLAY:
            games.add(line.id)
        emptied += sum([key in line.data and key not in new for key in ("note", "place")])
        return write_line(new)[:-1]

    rewrite(book, change)
    _remove_index(book)
    own = book.own_files()
    others = [path for path in book.files() if path not in own and _has(content(path), names, letters)]
    found = tuple(dict.fromkeys(letters.values()))
    return Forgetting(tuple(names), found, len(games), emptied, unread, tuple(others))


def _remove_index(book: Logbook) -> None:
    """What is deleted in a database can still be read in its file."""
    from .database import remove
    from .index import path_of

    remove(path_of(book.folder))


def _has(file: bytes, names: Sequence[str], letters: Mapping[str, str]) -> bool:
    for raw in raw_lines(file):
        line = read(raw)
        if (
            without(line.data, letters) != line.data
            if isinstance(line, Line)
            else _stands_in(names, raw.decode(errors="replace"))
        ):
            return True
    return False


def _data(file: bytes) -> Iterator[Data]:
    return (line.data for line in map(read, raw_lines(file)) if isinstance(line, Line))


def letters_for(names: Sequence[str], every: Iterable[Data]) -> dict[str, str]:
    """Returns a letter that nobody has for the comparable form of each name.

    It is the same letter for all, unless two of the names were players in one game.
    """
    looks = list(dict.fromkeys(map(look, names)))
    taken: set[str] = set()
    apart = False
    for data in every:
        there = {look(name) for name in names_in(data)}
        taken |= there
        apart = apart or (PLAY in data and len(there.intersection(looks)) > 1)
    free = (letter for letter in map(letter, count()) if look(letter) not in taken)
    first = next(free)
    return {each: (first if not apart or each == looks[0] else next(free)) for each in looks}


def names_in(data: Data) -> set[str]:
    """Returns all names of people in a line (JSON)."""
    found: list[object] = [data.get(PERSON), *as_list(data.get("also")), *_keys(data.get("totals"))]
    persons = data.get("persons")
    found += [*_keys(persons), *(persons.values() if isinstance(persons, dict) else ())]
    tally = data.get("tally")
    if isinstance(tally, dict):
        found += [player.get("name") for player in as_list(tally.get("players")) if isinstance(player, dict)]
    for line in as_list(data.get("record")):
        found += as_list(line.get("players")) if isinstance(line, dict) else ()
    return {name for name in found if isinstance(name, str)}


def _keys(value: object) -> Collection[str]:
    return value.keys() if isinstance(value, dict) else ()


def without(data: Data, letters: Mapping[str, str]) -> dict[str, object]:
    """Returns a line (JSON) with letters in place of names, without notes, places and reasons that contain a name."""
    told = [key for key in ("note", "place") if isinstance(data.get(key), str) and _stands_in(letters, str(data[key]))]
    new = {key: value for key, value in rename(data, letters).items() if key not in told}
    if isinstance(tally := new.get("tally"), dict):
        players = as_list(tally.get("players"))
        hidden = [hiding(each, partial(_stands_in, letters)) if isinstance(each, dict) else each for each in players]
        new["tally"] = {**tally, "players": hidden}
    if isinstance(record := new.get("record"), list):
        hides = partial(_stands_in, letters)
        new["record"] = [hiding_in(each, hides) if isinstance(each, dict) else each for each in record]
    return new


def _stands_in(names: Iterable[str], text: str) -> bool:
    """Whether a name stands in a text, also with an ending: Anna’s, Annas, Annan."""
    folded = normalize("NFKC", text).casefold()
    wanted = "|".join([re.escape(normalize("NFKC", name).casefold()) for name in names])
    return re.search(rf"(?<!\w)(?:{wanted})\w{{0,3}}(?!\w)", folded) is not None
