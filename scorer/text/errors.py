"""What can be wrong, said so that it can be mended: what, where, what is allowed, and which rule says so.

Every error of this package is a `ScorerError`, and that is a `ValueError`. The message is English text with
named values; `text("fi")` says the same in another language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .i18n import N_, Language, find, is_damaged, languages
from .names import LONGEST, visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Self

    from .. import shapes


class ScorerError(ValueError):
    """Something in the input that cannot be used.

    `code` is a short name of what is wrong that never changes (`out-of-range`), for programs.

    `what` and `allowed` are English texts with `{named}` values, `place` says where it stands (`players[1].gems`, or
    nothing), `rule` is the id of the rule behind it (or nothing). Where a `{name}` had to be one of some `known`
    names, these are what is allowed, and the nearest is offered; `meanings` are the texts of those that have words in
    every language.
    """

    kind: ClassVar[str] = "error"
    """What sort of error it is, for programs."""

    def __init__(
        self,
        what: str,
        *,
        place: str = "",
        allowed: str = "",
        rule: str = "",
        known: Iterable[str] = (),
        meanings: Mapping[str, str] | None = None,
        code: str = "",
        **values: object,
    ) -> None:
        super().__init__(what)
        self.code: str = code or self.kind
        self.what: str = what
        self.place: str = place
        self.allowed = allowed
        self.rule = rule
        self.known: tuple[str, ...] = tuple(known)
        self.meanings: Mapping[str, str] = meanings or {}
        for key in sorted(values):
            # Python writes no number of thousands of digits.
            if type(number := values[key]) is int and abs(number) >= HUGE:
                values[key] = show(number)
        self.values: Mapping[str, object] = values

    def to_dict(self, lang: str = "en") -> shapes.ErrorDict:
        """The error for other programs: what is wrong, where, what is allowed, which rule; texts in a language."""
        text, allowed = self.sentences(lang)
        return {
            "code": self.code,
            "kind": self.kind,
            "place": encodable(self.place),
            "rule": self.rule or None,
            "text": text,
            "allowed": allowed,
            "values": {
                key: encodable(value) if isinstance(value, str) else value
                for key, value in self.values.items()
                if isinstance(value, str | int | float)
            },
        }

    def within(self, outer: str) -> Self:
        """The same error, its place seen from further out: `gems` within `players[1]` is `players[1].gems`."""
        join = "." if outer and self.place and not self.place.startswith("[") else ""
        self.place = outer + join + self.place
        return self

    @property
    def root(self) -> str:
        """The first key of its place: `players` of `players[1].gems`; empty if it has no place."""
        return self.place.partition(".")[0].partition("[")[0]

    def text(self, lang: str = "en") -> str:
        """The whole message in a language: place, what is wrong, what is allowed, the rule."""
        say = language(lang)
        what, allowed = self.sentences(lang)
        lines = [what]
        if self.place and self.place != self.values.get("key"):  # which the message names itself
            # A question at the table stands by itself.
            with_place = "{place} {message}" if self.place.endswith("?") else say.gettext("{place}: {message}")
            lines[0] = with_place.format(place=_shown(self.place), message=lines[0])
        if near := self.known and nearest(str(self.values.get("name", "")), self.known):
            shown = dict(zip(self.known, map(_shown, self.spoken(say)[1]), strict=True))[near]
            lines.append(say.gettext("Did you mean “{name}”?", name=shown))
        # One name that is near is no list of what is allowed.
        if allowed and not (near and len(self.known) == 1):
            lines.append(say.gettext("Allowed: {allowed}", allowed=allowed))
        if self.rule:
            lines.append(say.gettext("Rule: {rule}", rule=self.rule))
        return "\n".join(lines)

    def sentences(self, lang: str = "en") -> tuple[str, str]:
        """What is wrong, and what is allowed instead, each by itself; the second may be empty."""
        say = language(lang)
        values, known = self.spoken(say)
        # What comes from outside must not steer a terminal, nor break the message.
        values = {key: _shown(value) if isinstance(value, str) else value for key, value in values.items()}
        allowed = ", ".join([_shown(name) for name in known]) or (self.allowed and say.gettext(self.allowed, **values))
        return say.gettext(self.what, **values), allowed

    def spoken(self, say: Language) -> tuple[Mapping[str, object], Iterable[str]]:
        """The values and the known names as they are shown in a language."""
        known = []
        for name in self.known:
            meaning = say.gettext(self.meanings[name]) if name in self.meanings else name
            known.append(name if meaning == name else f"{meaning} ({name})")
        return {key: _as_people_write(key, value, say) for key, value in self.values.items()}, known

    def __str__(self) -> str:
        return self.text()


def _as_people_write(key: str, value: object, say: Language) -> object:
    """Texts as a list; `value`, which is JSON, with the quotation marks of the language and a minus sign."""
    if isinstance(value, tuple):
        return say.join([say.gettext(text) for text in value])
    if key != "value" or not isinstance(value, str) or not value.startswith(('"', "-")):
        return value
    if value.startswith("-"):
        return "−" + value[1:]
    # A long one was cut before its end.
    text = value[1:-1] if value.endswith('"') else value[1:]
    return say.gettext("“{text}”", text=text.replace('\\"', '"'))


def _shown(text: str) -> str:
    return visible(text).replace("\n", "\\u000a")


class InvalidValue(ScorerError):
    """A value that cannot be what it is given for: a wrong key, type or amount. Readers say of what."""

    kind: ClassVar[str] = "invalid-value"

    def of(self, kind: type[InvalidValue]) -> InvalidValue:
        """The same error, of what was read: a tally, a move. One that is so already stays as it is."""
        if type(self) is not InvalidValue:
            return self
        error = kind(
            self.what,
            place=self.place,
            allowed=self.allowed,
            rule=self.rule,
            known=self.known,
            meanings=self.meanings,
            code="" if self.code == self.kind else self.code,
        )
        error.values = self.values
        return error


class InvalidTally(InvalidValue):
    """A tally that cannot lie on a table: a wrong key, type, amount or sum."""

    kind: ClassVar[str] = "invalid-tally"


class ImpossibleTally(InvalidTally):
    """A tally whose parts could each be, but not all of them together at one table."""

    kind: ClassVar[str] = "impossible-tally"


class InvalidDocument(ScorerError):
    """A file that holds no tally: broken JSON, a wrong encoding, too large, unreadable."""

    kind: ClassVar[str] = "invalid-document"


class InvalidMove(InvalidValue):
    """Something that is no move of the game: a wrong name, key, type or amount."""

    kind: ClassVar[str] = "invalid-move"


class UnknownName(ScorerError, KeyError):
    """A game, edition, ruling, reading, rule, player or language that does not exist; also a `KeyError`."""

    kind: ClassVar[str] = "unknown-name"

    def __init__(self, what: str, *, name: object = "", **rest: Any) -> None:
        text = name if isinstance(name, str) else show(name)
        # The cut keeps a message a message.
        super().__init__(what, name=text if len(text) <= LONGEST else text[: LONGEST - 1] + "…", **rest)


class UndefinedScore(ScorerError):
    """Something that the printed rules give no value for, so no honest number can be given."""

    kind: ClassVar[str] = "undefined-score"


def language(code: str) -> Language:
    """The language with this code, or of this locale. Raises `UnknownName` for one without a readable catalogue."""
    if (found := find(code)) is None:
        raise damaged_language(code) if is_damaged(code) else unknown_language(code, languages())
    return found


def damaged_language(code: str) -> UnknownName:
    """The error for a language whose texts cannot be read."""
    return UnknownName(
        N_("The texts of the language “{name}” are damaged; install the program again to repair them."),
        name=code,
        code="damaged-language",
    )


def unknown_language(code: object, known: Iterable[str]) -> UnknownName:
    """The error for a code that is none of some known languages."""
    return UnknownName(N_("There is no language “{name}”."), name=code, known=known, code="unknown-language")


HUGE = 10**20
"""From here on a number is told by its size only."""


def encodable(text: str) -> str:
    """A text in which half characters, which no UTF-8 can hold, are written as JSON escapes them."""
    return text.encode("utf-8", "backslashreplace").decode()


def show(value: object) -> str:
    """A value as JSON shows it, cut where it is long."""
    import json

    if isinstance(value, int) and abs(value) >= HUGE:
        return f"{'-' * (value < 0)}10^{len(bin(value)) * 30103 // 100000}…"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    # The cut keeps a message a message.
    text = encodable(text)
    return text if len(text) <= 40 else text[:39] + "…"


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a mistyped one most likely means, or nothing."""
    from difflib import get_close_matches

    # Names that people give have large letters.
    names = {name.lower(): name for name in known}
    matches = get_close_matches(word.lower(), list(names), n=1, cutoff=0.6)
    return names[matches[0]] if matches else ""
