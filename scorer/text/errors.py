"""The errors of this package: what is wrong, where, what is allowed, and which rule says so.

Every error of this package is a `ScorerError`, and that is a `ValueError`. Its message is an English text with named
values; `text("fi")` returns it in another language.
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
    """Something in the input that cannot be used; the base of all errors of this package.

    `what` says what is wrong, and `allowed` what is allowed instead: English texts with the names of `values` in braces
    (`"There is no rule “{name}”."`). `place` is the place in the input (`players[1].gems`), `rule` the id of the rule
    behind it; both may be empty. `known` are the names that are allowed in place of the value `name`, `meanings` the
    English texts of those that have one; `code` is a short key for programs, by default `kind`.

    `str(error)` is `error.text()`, the whole message in English.
    """

    kind: ClassVar[str] = "error"
    """The key of the class of the error, for programs; each class has its own."""

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
        """A short key of what is wrong (`out-of-range`), for programs; it never changes. By default `kind`."""
        self.what: str = what
        """What is wrong: an English text, in which `{names}` stand for `values`."""
        self.place: str = place
        """Where it stands in the input: `players[1].gems`; empty if it has no place."""
        self.allowed = allowed
        """What is allowed instead: an English text, in which `{names}` stand for `values`; may be empty."""
        self.rule = rule
        """The id of the rule behind it; may be empty."""
        self.known: tuple[str, ...] = tuple(known)
        """The names that are allowed, if `values["name"]` had to be one of them; the message offers the nearest."""
        self.meanings: Mapping[str, str] = meanings or {}
        """For those names of `known` that have words in every language, their English texts."""
        for key in sorted(values):
            # Python writes no number of thousands of digits.
            if type(number := values[key]) is int and abs(number) >= HUGE:
                values[key] = show(number)
        self.values: Mapping[str, object] = values
        """What the texts name, by the names in them."""

    def to_dict(self, lang: str = "en") -> shapes.ErrorDict:
        """Returns the error as JSON, a new dictionary: `text` and `allowed` are those of `sentences(lang)`.

        `place` is empty if it has none, `rule` is None if it has none, and `values` has only texts and numbers.

        Raises `UnknownName` if there is no language `lang`.
        """
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
        """Changes this error: puts `outer` before its `place`. Returns this error itself, not a copy.

        With `players[1]` the place `gems` becomes `players[1].gems`; with `players` the place `[1]` becomes
        `players[1]`. If one of the two is empty, the place is the other one.
        """
        join = "." if outer and self.place and not self.place.startswith("[") else ""
        self.place = outer + join + self.place
        return self

    @property
    def root(self) -> str:
        """The first key of `place`: `players` of `players[1].gems`; empty if it has no place."""
        return self.place.partition(".")[0].partition("[")[0]

    def text(self, lang: str = "en") -> str:
        """Returns the whole message, its lines separated by a line feed.

        The first line says what is wrong; before that stands `place`, unless it is empty or what is wrong names it. Up
        to three lines follow: which name of `known` is meant, if one is near; what is allowed, unless that is only this
        name; the id of the rule. A line that would be empty is left out.

        Raises `UnknownName` if there is no language `lang`.
        """
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
        """Returns a pair of texts, without place and rule: what is wrong, and what is allowed instead.

        The second one is the list of `known` if there are such names, else `allowed`; empty if there is neither.

        Raises `UnknownName` if there is no language `lang`.
        """
        say = language(lang)
        values, known = self.spoken(say)
        # What comes from outside must not steer a terminal, nor break the message.
        values = {key: _shown(value) if isinstance(value, str) else value for key, value in values.items()}
        allowed = ", ".join([_shown(name) for name in known]) or (self.allowed and say.gettext(self.allowed, **values))
        return say.gettext(self.what, **values), allowed

    def spoken(self, say: Language) -> tuple[Mapping[str, object], Iterable[str]]:
        """Returns a pair: `values`, and the names in `known`, both with the texts that the message shows for them.

        `say` is the language, such as `Explainer.say`. Values that need no words of their own stay as they are.
        """
        known = []
        for name in self.known:
            meaning = say.gettext(self.meanings[name]) if name in self.meanings else name
            known.append(name if meaning == name else f"{meaning} ({name})")
        return {key: _as_people_write(key, value, say) for key, value in self.values.items()}, known

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


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
    """A value with a wrong key, type or amount. In a tally it is an `InvalidTally`, in a move an `InvalidMove`."""

    kind: ClassVar[str] = "invalid-value"

    def of(self, kind: type[InvalidValue]) -> InvalidValue:
        """Returns an error of the class `kind` with the content of this one.

        Its `code` is that of `kind` if this one was given none.

        It is a new error if this one is an `InvalidValue` itself. If it is of a subclass, such as `InvalidMove`, it is
        returned itself, whatever `kind` is. Nothing is raised.
        """
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
    """A tally that cannot be read: a wrong or missing key, a wrong type, an amount out of its limits."""

    kind: ClassVar[str] = "invalid-tally"


class ImpossibleTally(InvalidTally):
    """A tally in which each value is possible, but not all together: more cards than there are, a name twice."""

    kind: ClassVar[str] = "impossible-tally"


class InvalidDocument(ScorerError):
    """A file that cannot be read or written, or whose content is not what it should be: broken JSON, too large."""

    kind: ClassVar[str] = "invalid-document"


class InvalidMove(InvalidValue):
    """A move that cannot be read: the game has no move of this name, or a key, a type or an amount is wrong."""

    kind: ClassVar[str] = "invalid-move"


class UnknownName(ScorerError, KeyError):
    """A name that does not exist: of a game, edition, ruling, reading, rule, player or language; also a `KeyError`.

    `what` is the text that says so, in which `{name}` stands for `name`; `rest` is what `ScorerError` takes.
    """

    kind: ClassVar[str] = "unknown-name"

    def __init__(self, what: str, *, name: object = "", **rest: Any) -> None:
        text = name if isinstance(name, str) else show(name)
        # The cut keeps a message a message.
        super().__init__(what, name=text if len(text) <= LONGEST else text[: LONGEST - 1] + "…", **rest)


class UndefinedScore(ScorerError):
    """An amount that the printed rules give no points for (a sixth tile of a kind of goods), so nothing is scored."""

    kind: ClassVar[str] = "undefined-score"


def language(code: str) -> Language:
    """Returns the language with a code (`fr`), or of a locale (`fr_CA`, `nl-BE`).

    Raises `UnknownName` if it has no catalogue, or one that is damaged.
    """
    if (found := find(code)) is None:
        raise damaged_language(code) if is_damaged(code) else unknown_language(code, languages())
    return found


def damaged_language(code: str) -> UnknownName:
    """Returns the error for a language whose catalogue is damaged."""
    return UnknownName(
        N_("The texts of the language “{name}” are damaged; install the program again to repair them."),
        name=code,
        code="damaged-language",
    )


def unknown_language(code: object, known: Iterable[str]) -> UnknownName:
    """Returns the error for a code that is none of some known languages."""
    return UnknownName(N_("There is no language “{name}”."), name=code, known=known, code="unknown-language")


HUGE = 10**20
"""From here on a message shows only the size of a number: `10^30…`."""


def encodable(text: str) -> str:
    """Returns a text in which surrogates without their other half, which UTF-8 cannot encode, are escapes."""
    return text.encode("utf-8", "backslashreplace").decode()


def show(value: object) -> str:
    """Returns a value as JSON, cut to 40 characters."""
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
    """Returns the known word that is most similar to a mistyped one; empty if none is similar."""
    from difflib import get_close_matches

    # Names that people give have large letters.
    names = {name.lower(): name for name in known}
    matches = get_close_matches(word.lower(), list(names), n=1, cutoff=0.6)
    return names[matches[0]] if matches else ""
