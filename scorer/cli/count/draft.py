"""Drafts of counts: every answer is on the disk at once, so that nothing is lost if the program ends in the middle.

A draft is a file of its own in the state folder, which only its owner can read. Its first line says what is counted,
each later one is the whole count after one more answer. The answers are values, so a draft opens in every language.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime

from ... import folders
from ...model import Game
from ...registry import game as game_of, is_game
from ...text.documents import parse
from ...text.errors import ScorerError
from ...text.names import is_name
from ...tracking.journal import Displaced, Journal, Unsure, sync_folder
from ..files import new_id
from . import pad
from .state import Count, Plan

FORMAT = 1
"""The version of what is written; drafts of other versions are left alone."""


class Draft:
    """The draft of one count. There is a file from the first answer on; it is locked while this program has it."""

    def __init__(
        self, game: Game, journal: Journal | None = None, count: Count | None = None, began: str = "", id: str = ""
    ) -> None:
        self.game: Game = game
        self.count: Count = count or Count()
        now = datetime.now().astimezone().replace(microsecond=0)
        self.began: datetime = datetime.fromisoformat(began) if began else now
        """When the count was begun."""
        self.id: str = id or new_id()
        """By what the game is known, however often the count is gone on with."""
        self._journal = journal
        self.is_whole: bool = journal is not None
        """Whether every answer is kept."""

    def write(self, count: Count) -> None:
        """Keeps the count as it is now. Raises `OSError` where that is not possible; the next try may be."""
        self.count = count
        self.is_whole = False
        lines: list[dict[str, object]] = [count.to_dict()]
        new = self._journal is None
        if self._journal is None:
            began = self.began.isoformat()
            lines.insert(0, {"draft": FORMAT, "game": self.game.id, "id": self.id, "began": began})
            self._journal = _new(f"{self.game.id}-{self.began:%Y%m%dT%H%M%S}-{secrets.token_hex(4)}.jsonl")
        try:
            self._journal.write(b"".join([json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines]))
        except OSError as error:
            if new:
                self.drop()
            elif isinstance(error, (Displaced, Unsure)):
                # Each line is the whole count: a new file needs no other.
                self.close()
                return self.write(count)
            raise
        if new:
            sync_folder(self._journal.path)
        self.is_whole = True
        return None

    def drop(self) -> None:
        """Throws the draft away."""
        if self._journal is not None:
            path = self._journal.path
            self.close()
            with suppress(OSError):
                os.unlink(path)

    def close(self) -> None:
        """Leaves the draft for the next time."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def find(game_id: str = "") -> list[Draft]:
    """The drafts that can be gone on with, of one game or of all, the latest first.

    Each is locked now: `close` or `drop` those that are not wanted. What another terminal has, is not among them.
    """
    try:
        names = os.listdir(_folder())
    except OSError:
        return []
    opened = [_open(os.path.join(_folder(), name), game_id) for name in names if name.endswith(".jsonl")]
    return sorted([draft for draft in opened if draft], key=lambda draft: draft.began, reverse=True)


def _folder() -> str:
    return os.path.join(folders.state(), "counts")


def _new(name: str) -> Journal:
    os.makedirs(_folder(), mode=0o700, exist_ok=True)
    return Journal(os.path.join(_folder(), name), mode=0o600, only_new=True)


def _open(path: str, game_id: str) -> Draft | None:
    """The draft in a file, if it is one, of that game, and nobody else has it."""
    try:
        journal = Journal(path, create=False)
    except OSError:
        return None
    try:
        draft = _read(journal, game_id)
    except (OSError, ScorerError, ValueError):
        draft = None
    if draft is None:
        journal.close()
    return draft


def _read(journal: Journal, game_id: str) -> Draft | None:
    lines, torn = journal.lines()
    if len(lines) < 2:
        return None
    header, last = parse(lines[0]), parse(lines[-1])
    if not isinstance(header, dict) or header.get("draft") != FORMAT or not isinstance(last, dict):
        return None
    id, began = str(header.get("game")), str(header.get("began"))
    if not is_game(id) or (game_id and id != game_id):
        return None
    count = read_count(Plan(game_of(id)), last)
    if torn:
        journal.cut(sum(map(len, lines)))
    elif not lines[-1].endswith(b"\n"):
        journal.write(b"\n")
    known = str(header.get("id", ""))
    return Draft(game_of(id), journal, count, began, known if is_name(known) else "") if count else None


def read_count(plan: Plan, data: Mapping[str, object]) -> Count | None:
    """A count from JSON, with every answer that this version still understands; None if it is none."""
    names, answers, inside, kinds = [data.get(key) for key in ("names", "answers", "inside", "kinds")]
    if not (isinstance(names, list) and isinstance(answers, list) and len(names) == len(answers)):
        return None
    if not all([isinstance(name, str) and is_name(name) for name in names]) or len(names) > plan.form.table[1]:
        return None
    complete = data.get("complete") is True and len(names) >= plan.form.table[0]
    flags = inside if isinstance(inside, dict) else {}
    return Count(
        tuple(names),
        complete,
        tuple([_readable(plan, known) if isinstance(known, dict) else {} for known in answers]),
        {flag.key: flags[flag.key] for flag in plan.flags if type(flags.get(flag.key)) is bool},
        tuple([name for name in kinds if is_name(name)]) if isinstance(kinds, list) else (),
        pad.many_in(plan.rounds, data),
        data.get("closed") is True,
    )


def _readable(plan: Plan, known: Mapping[str, object]) -> dict[str, object]:
    """The answers of one player that can be read."""
    found = {}
    for key, value in known.items():
        each = pad.field_of(plan.rounds, key) or plan.form.by_key.get(key)
        try:
            if each is not None and value is not None:
                each.read(value)
        except ScorerError:
            continue
        if each is not None:
            found[key] = value
    return found
