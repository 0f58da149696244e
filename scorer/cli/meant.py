"""What somebody means who types something else where a command belongs. Loaded with that error only."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence

from ..reference.entries import resolve
from ..registry import ids, is_game
from ..text.errors import nearest
from ..text.i18n import N_, find
from .score import names_file
from .terminal import say

_OTHER_WORDS = {
    # Translators: words that people may type for a command that counts points, in small letters, separated by spaces.
    N_("count counting points tally"): "score",
    # Translators: words that people may type for a command that looks up rules.
    N_("look search find question"): "rules",
    # Translators: words that people may type for a command that follows a game while it is played.
    N_("follow play record"): "track",
    # Translators: words that people may type for a command that compares what other readings of the rules would give.
    N_("compare comparison readings"): "score --compare",
    # Translators: words that people may type for a command that explains each point of a result.
    N_("explain reasons"): "score --explain",
    # Translators: words that people may type for a command that lists the games.
    N_("game list"): "games",
    # Translators: words that people may type for a command that shows and changes settings.
    N_("settings set preferences options"): "config",
    # Translators: words that people may type for a command that lists the games that they have played.
    N_("history logbook diary plays evenings statistics stats"): "log",
    "version": "--version",
    "completion completions": "--install-completion",
    "usage man": "help",
}
"""What is typed for a command or an option of the program by those who do not know its name."""

_LOG_WORDS = {
    # Translators: words that people may type behind “scorer log” for the command that keeps a game.
    N_("keep new put"): "add",
    # Translators: … that lists the games.
    N_("games all latest"): "list",
    # Translators: … that shows one game.
    N_("view open game details"): "show",
    # Translators: … that mends what was written down of a game.
    N_("edit change correct mend update"): "fix",
    # Translators: … that takes a game out.
    N_("delete drop erase"): "remove",
    # Translators: … that takes back what was done last.
    N_("back revert restore"): "undo",
    # Translators: … that tells who has played.
    N_("people persons names who"): "players",
    # Translators: … that tells who has won how often.
    N_("statistics wins totals"): "stats",
    # Translators: … that scores all games again under other readings of the rules.
    N_("readings rulings rescore"): "reread",
    # Translators: … that sums up an evening or a year, to send to others.
    N_("summarize summarise recap evening month year share card"): "summary",
    # Translators: … that writes the games into a file.
    N_("save write backup"): "export",
    # Translators: … that takes games from a file.
    N_("load read merge"): "import",
    # Translators: … that looks for what may be wrong.
    N_("verify doubles duplicates"): "check",
    # Translators: … that makes the files smaller.
    N_("clean compact"): "tidy",
    # Translators: … that takes a person out of all games.
    N_("anonymize"): "forget",
}
"""The same behind `scorer log`."""


def meant_in_group(group: str, words: Sequence[str], commands: Sequence[str]) -> str:
    """The command line that fits what was typed behind a group of `commands`; nothing if that is not clear."""
    first, *rest = words
    name = _named(first, _LOG_WORDS) if group == "log" else ""
    return _line(group, name, *rest) if name in commands else ""


def _named(word: str, table: Mapping[str, str]) -> str:
    """What a word is typed for, in English or in the language in use; empty if nobody knows."""
    name = word.lower()
    return next((what for texts, what in table.items() if name in (*texts.split(), *say().gettext(texts).split())), "")


def meant(words: Sequence[str], commands: Sequence[str]) -> str:
    """The command line that fits what was typed behind `scorer`; nothing if that is not clear.

    The first word is none of the `commands`; one that is only misspelt is left to whoever lists them.
    """
    first, *rest = words
    name = first.lower()
    if is_game(name):
        asks = rest and not (rest[0].startswith("-") or names_file(rest[0]))
        return _line("rules" if asks else "score", name, *rest)
    if find(name):
        return _line("--lang", name, *(rest or ["help"]))
    if names_file(first):
        return _line("score", first, *rest)
    if command := _named(first, _OTHER_WORDS):
        name, *options = command.split()
        return _line(name, *([] if name.startswith("-") else rest), *options)
    if nearest(name, commands):
        return ""
    if game := nearest(name, ids()):
        return meant([game, *rest], commands)
    # Several words are a question; one is, if it is the name of a rule.
    return _line("rules", *words) if rest or resolve(first) else ""


def _line(*words: str) -> str:
    return shlex.join(["scorer", *words])
