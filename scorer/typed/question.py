"""What reading an answer returns: an `Answer` with the value, or a `Question` with its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..text.copies import copy_json
from ..text.errors import ScorerError, UnknownName, language
from ..text.i18n import N_

if TYPE_CHECKING:
    from .. import shapes


class Answer(NamedTuple):
    """A value that was typed, or one of the choices of a `Question`."""

    value: object
    """The value, as the JSON of a tally holds it."""
    shown: str
    """The value in words, to be shown to the person who typed it, in the language of the question."""
    key: str = ""
    """The key of the field that it is a value of."""

    def to_dict(self, lang: str = "en") -> shapes.AnswerDict:
        """Returns the answer as a new dictionary (JSON) with the keys `value`, `shown` and `key`.

        `lang` is not looked at, as `shown` has its language already. Nothing is raised.
        """
        return {"value": copy_json(self.value), "shown": self.shown, "key": self.key}


class Question(NamedTuple):
    """What has to be asked, because a text that was typed has no meaning, or more than one.

    `reason` is one of: `unknown` (a word is not known), `several` (there are several meanings), `order` (the words are
    known, their order is not), `doubt` (a word leaves open what is meant), `missing` (a kind without its number),
    `unusual` (the number is unusually high), `refused` (a rule refuses the value), `nothing` (no text), `long` (too
    long a text).
    """

    reason: str
    """Why it is asked; the class lists the reasons."""
    words: str = ""
    """The words that it is about, as they were typed; if the reason is `unusual`, the highest usual number."""
    choices: tuple[Answer, ...] = ()
    """The values that can be meant, to choose from; may be empty."""
    example: str = ""
    """An answer that would be understood; may be empty."""
    new: str = ""
    """A word that can be a kind that only this table has; empty if there is none."""
    error: ScorerError | None = None
    """The error of the rule that refuses the value; None for other reasons."""

    def to_dict(self, lang: str = "en") -> shapes.QuestionDict:
        """Returns the question as a new dictionary (JSON), its `text` in the language `lang`.

        The keys are `reason`, `words`, `text`, `choices`, `example` and `new`; `error` is not in it.

        Raises `UnknownName` if there is no language `lang`, or if `reason` is none that the class lists.
        """
        return {
            "reason": self.reason,
            "words": self.words,
            "text": self.text(lang),
            "choices": [choice.to_dict(lang) for choice in self.choices],
            "example": self.example,
            "new": self.new,
        }

    def refusal(self) -> ScorerError:
        """Returns the question as an error, which is not raised, for a program whose user cannot be asked.

        It is the object in the attribute `error` if there is one; else a new `ScorerError` with the code `question`.
        As what is allowed that has the choices if the reason is `several`, else the example, if there is one.

        Raises `UnknownName` if `reason` is none that the class lists, unless there is an `error`.
        """
        if self.error is not None:
            return self.error
        if self.reason == "unusual":
            shown = self.choices[0].shown if self.choices else "…"
            return ScorerError(_UNUSUAL, code="question", value=shown, usual=self.words)
        if self.reason not in _REASONS:
            what, reasons = N_("“{name}” is not one of these words."), sorted([*_REASONS, "unusual"])
            raise UnknownName(what, place="reason", name=self.reason, known=reasons, code="unknown-reason")
        allowed = N_("for example {example}") if self.example else ""
        known = [choice.shown for choice in self.choices] if self.reason == "several" else ()
        # Of one meaning that is not sure it cannot be said that there are several.
        reason = "doubt" if self.reason == "several" and len(known) == 1 else self.reason
        return ScorerError(
            _REASONS[reason], allowed=allowed, known=known, code="question", words=self.words, example=self.example
        )

    def text(self, lang: str = "en") -> str:
        """Returns the question as plain text: what is unclear, and the choices, if there are any, to choose from.

        Without choices it is the whole message of `refusal()`, which may have several lines.

        Raises `UnknownName` if there is no language `lang`, or if `reason` is none that the class lists.
        """
        say = language(lang)
        shown = [choice.shown for choice in self.choices]
        if self.reason == "unusual":
            return say.gettext(_UNUSUAL, value=shown[0] if shown else "…", usual=self.words)
        if not shown:
            return self.refusal().text(lang)
        what, _ = self.refusal().sentences(lang)
        meant = say.gettext("Did you mean {choices}?", choices=" / ".join(shown))
        return f"{what} {meant}"


_UNUSUAL = N_("{value} is more than {usual}. Is that right?")
_REASONS = {
    "unknown": N_("“{words}” is not known here."),
    "several": N_("“{words}” can be read in more than one way."),
    "order": N_("“{words}” cannot be read as an answer here."),
    "doubt": N_("With “{words}” it is not clear what is meant."),
    "missing": N_("How many “{words}”? The number is missing."),
    "nothing": N_("Nothing was typed."),
    "long": N_("That is too long for one answer."),
    "refused": N_("“{words}” cannot be read as an answer here."),
}
