"""The names of the players, as people type them: all in one line, or one a line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...scoring.fields import bad_name
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...text.names import is_name, look
from ...typed.fold import cut, fold
from ...typed.phrases import words as phrases
from ..dialogue import Back, Dialogue
from ..terminal import say
from .holder import is_nobody, says_none
from .refused import Refused
from .state import Count

_ASIDE = frozenset({"filler", "tail", "end", "none", "no", "nokind", "not", "untrue", "yes", "beside", "doubt", "all"})
"""The roles of words that people say beside names, or instead of one more."""


def ask(
    dialogue: Dialogue, count: Count, table: tuple[int, int], start: str = "", *, offered: Sequence[str] = ()
) -> Count:
    """The count with the names that somebody types; Enter keeps those that it has, or takes the `offered` ones.

    Raises `Refused` where these cannot be the names, `Back` for “<”.
    """
    first = not count.complete and not count.names
    names = offered if first else count.names if count.complete else ()
    default = ", ".join(names)
    try:
        text = dialogue.ask(
            _question(count, table[0]),
            help=lambda: _help(offered=first and default != ""),
            default=default,
            start=start,
        )
    except Back:
        if count.complete or not count.names:
            raise
        # The name before is typed once more.
        raise Refused(count.names[-1], count.named(count.names[:-1], complete=False)) from None
    return count.named(names, complete=True) if default and text == default else take(dialogue, count, table, text)


def take(dialogue: Dialogue, count: Count, table: tuple[int, int], text: str) -> Count:
    """The count with typed names. Raises `Refused` where these cannot be the names."""
    low, high = table
    before = () if count.complete else count.names
    if not text:
        if len(before) < low:
            raise Refused(text, error=ScorerError(N_("At least {low} players are needed."), low=low))
        return count.named(before, complete=True)
    found, together = several(dialogue, text, first=not before)
    names = [*before, *found]
    _check(names, text, high)
    whole = len(names) >= low and (together or not found or len(names) == high)
    if not found and not whole:
        raise Refused("", error=ScorerError(N_("At least {low} players are needed."), low=low))
    return count.named(names, complete=whole)


def split(text: str) -> list[str]:
    """The names in a line, which stand between commas, line breaks, or words like “and”; numbers before them go."""
    ends = re.sub(r"(?<=\w{3})[.!]\s*$", "", text)
    parts = re.split(r"[,;&+|\n\t、，；]", re.sub(r"(?:^|(?<=\s))\d{1,2}[.)](?=\s|\w)", ",", ends))
    names: list[str] = []
    for part in parts:
        words: list[str] = []
        for word in [*part.split(), ""]:
            if word and not _joins(word):
                words.append(word)
            elif words:
                names.append(" ".join(words))
                words = []
    return names


def _joins(word: str) -> bool:
    """Whether a word stands between two names."""
    return len(word) > 1 and "sep" in [role for role, _ in phrases(say().code).get((fold(word),), ())]


def _question(count: Count, low: int) -> str:
    if count.complete or not count.names:
        return say().gettext("Names of the players, separated by commas")
    number = len(count.names) + 1
    if number <= low:
        return say().gettext("Name of player {number}", number=number)
    return say().gettext("Name of player {number}, or nothing if that was everybody", number=number)


def _help(*, offered: bool) -> list[str]:
    help = [
        say().gettext("What each player is called; every name once. All names in one line, or one after the other.")
    ]
    if offered:
        help.append(
            say().gettext(
                "In square brackets are the players of your settings or of the last count:"
                " press Enter if they are the same."
            )
        )
    return [*help, say().gettext("For example: {example}", example="Anna, Ben, Cleo")]


def several(dialogue: Dialogue, text: str, *, first: bool) -> tuple[list[str], bool]:
    """The names in a line without what is only said beside names, and whether these are all of them.

    Of the `first` line, blanks alone may stand between names, which is asked about. Raises `Refused` where it is not
    said.
    """
    names = split(text)
    apart = re.split(r"[\s/]+", names[0]) if len(names) == 1 else []
    if len(apart) > 1 and first and all([is_name(name) for name in apart]) and not _aside(text):
        question = say().gettext("“{words}” can be read in more than one way.", words=text[:40])
        one = say().gettext("one player: {name}", name=names[0])
        several = say().gettext("several players: {names}", names=", ".join(apart))
        chosen = dialogue.choose(question, [several, one])
        if chosen is None:
            raise Refused(text)
        names = names if chosen else apart
    return [name for name in names if _is_player(dialogue, name)], len(names) > 1


def _is_player(dialogue: Dialogue, name: str) -> bool:
    """Whether a text is a name; what is said beside names is asked about."""
    said = _aside(name) or says_none(name) or _aside(name.split(maxsplit=1)[0]) or re.search(r"[:?!]|^\W*$", name)
    return not said or dialogue.agree(say().gettext("Is “{name}” a player?", name=name[:40]))


def _aside(text: str) -> bool:
    """Whether a text is made of nothing but words that people say beside names, or instead of one."""
    typed = [atom.word for atom in cut(text)]
    known = {key for key, roles in phrases(say().code).items() if _ASIDE & {role for role, _ in roles}}
    # Translators: words that somebody types after the last name.
    known |= {
        tuple(fold(end).split()) for end in say().pgettext("answer", "done | finished | everybody | all").split("|")
    }
    if is_nobody(text) or "".join(typed).isdecimal():
        return True
    reached = {0}
    for i in range(len(typed)):
        if i in reached:
            reached |= {j for j in range(i + 1, len(typed) + 1) if tuple(typed[i:j]) in known}
    return bool(typed) and len(typed) in reached


def _check(names: list[str], text: str, high: int) -> None:
    """Raises `Refused` where somebody cannot be called so, or where there are too many."""
    for i, name in enumerate(names):
        if not is_name(name):
            raise Refused(text, error=bad_name(name))
        if look(name) in [look(other) for other in names[:i]]:
            raise Refused(text, error=ScorerError(N_("“{name}” is already at the table."), name=name))
    if len(names) > high:
        raise Refused(text, error=ScorerError(N_("At most {high} can play."), high=high))
