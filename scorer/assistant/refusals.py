"""What is wrong with a call, told so that the next call can be right: who, what, what is allowed, what to send."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..text.errors import ScorerError, encodable, language, nearest
from ..text.i18n import N_
from ..text.names import LONGEST, visible

if TYPE_CHECKING:
    from ..text.i18n import Language

LONGEST_CALL = 700
"""A next call with more letters is told by what is to be changed in it."""


class Call(NamedTuple):
    """A call that can be sent as it stands."""

    tool: str
    arguments: Mapping[str, object]

    def text(self) -> str:
        """As it is told: `look_up_rule({"id": "africa.score.goods"})`."""
        return f"{self.tool}({compact(self.arguments)})"


class Refused(Exception):
    """A call that was refused."""

    def __init__(self, text: str, next: Call | None = None) -> None:
        super().__init__(text)
        self.text = text
        """What is told, in the language of the call."""
        self.next = next
        """A call that leads on, if there is one."""


class Fault(Exception):
    """Something that is wrong with an argument, and what mends it: another call, or a change of the same one."""

    def __init__(
        self,
        error: ScorerError,
        *,
        next: Call | None = None,
        change: Mapping[str, object] | None = None,
        leave_out: str = "",
    ) -> None:
        super().__init__()
        self.error = error
        self.next = next
        self.change: Mapping[str, object] = change or {}
        """The arguments to be given otherwise."""
        self.leave_out = leave_out
        """The argument to be left out."""


class WrongTally(Exception):
    """All that is wrong with a tally."""

    def __init__(
        self,
        errors: Sequence[ScorerError],
        tally: Mapping[str, object],
        hints: Mapping[str, Sequence[str]],
        next: Call | None,
    ) -> None:
        super().__init__()
        self.errors = errors
        """Each with its place in the tally."""
        self.tally = tally
        self.hints = hints
        """By the key of a field, what helps to give it."""
        self.next = next


def compact(value: object) -> str:
    """JSON on one line, in the letters of every language."""
    return encodable(json.dumps(value, ensure_ascii=False))


def shown(error: ScorerError, lang: str, *, place: str = "", hints: Sequence[str] = ()) -> str:
    """An error with words that can be sent back: keys as the tools take them, with what they mean in brackets."""
    say = language(lang)
    what, allowed = error.sentences(lang)
    lines = [say.gettext("{place}: {message}").format(place=visible(place), message=what) if place else what]
    near = nearest(str(error.values.get("name", "")), error.known) if error.known else ""
    if near:
        lines.append(say.gettext("Did you mean “{name}”?", name=visible(near)))
    if error.known:
        allowed = ", ".join(_with_meanings(error, say))
    if allowed and not (near and len(error.known) == 1):
        lines.append(say.gettext("Allowed: {allowed}", allowed=allowed))
    lines += hints
    if error.rule:
        lines.append(say.gettext("Rule: {rule}", rule=error.rule))
    return "\n".join(lines)


def _with_meanings(error: ScorerError, say: Language) -> list[str]:
    """Each known name as it is sent, with what it is called in the language."""
    _, meanings = error.spoken(say)
    both = [
        (visible(name), visible(meaning.removesuffix(f" ({name})")))
        for name, meaning in zip(error.known, meanings, strict=True)
    ]
    return [name if meaning == name else f"{name} ({meaning})" for name, meaning in both]


def fault_told(fault: Fault, tool: str, arguments: Mapping[str, object], lang: str) -> Refused:
    """A fault with the call that leads on from it: whole where it is short, else what to change."""
    say, error = language(lang), fault.error
    lines = [shown(error, lang, place=error.place)]
    following = fault.next
    if following is None and (fault.change or fault.leave_out):
        kept = {name: value for name, value in arguments.items() if name != fault.leave_out}
        following = Call(tool, {**kept, **fault.change})
    if following is not None and len(following.text()) <= LONGEST_CALL:
        lines.append(say.gettext("Next: {call}", call=following.text()))
    elif following is not None:
        if fault.leave_out:
            lines.append(say.gettext("Next: the same call without “{name}”", name=fault.leave_out[:LONGEST]))
        if fault.change:
            lines.append(say.gettext("Next: the same call with {arguments}", arguments=compact(fault.change)))
    return Refused("\n".join(lines), following)


def tally_told(wrong: WrongTally, lang: str) -> Refused:
    """All faults of a tally, each once, with the names of the players whom it concerns."""
    players: dict[tuple[str, str], list[str]] = {}
    first: dict[tuple[str, str], ScorerError] = {}
    for error in wrong.errors:
        player, within = _whose(error.place, wrong.tally)
        fault = within, shown(error, lang)
        first.setdefault(fault, error)
        players.setdefault(fault, []).append(player)
    texts, hinted = [], set[str]()
    for (within, _), error in first.items():
        names = ", ".join(dict.fromkeys(filter(None, players[within, shown(error, lang)])))
        key = re.split(r"[.\[]", within, maxsplit=1)[0]
        hints = wrong.hints.get(key, ()) if key not in hinted else ()
        hinted.add(key)
        texts.append(shown(error, lang, place=": ".join(filter(None, [names, within])), hints=hints))
    if wrong.next is not None:
        texts.append(language(lang).gettext("Next: {call}", call=wrong.next.text()))
    return Refused("\n\n".join(texts), wrong.next)


def _whose(place: str, tally: Mapping[str, object]) -> tuple[str, str]:
    """The name of the player in whose part of a tally a place is, and where there; no name where it is elsewhere."""
    found, players = re.match(r"players\[(\d+)\]\.?", place), tally.get("players")
    player = players[int(found[1])] if found and isinstance(players, list) and int(found[1]) < len(players) else None
    name = player.get("name") if isinstance(player, dict) else None
    if not found or not isinstance(name, str) or not name:
        return "", place
    return name[:LONGEST], place[found.end() :]


MISSING_ARGUMENT = N_("{tool} needs “{name}”.")
UNKNOWN_ARGUMENT = N_("{tool} has no argument “{name}”.")
WRONG_ARGUMENT = N_("{value} cannot be “{name}”.")
