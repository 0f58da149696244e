"""What comes of reading an answer: a value with how it is shown back, or a question with its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..text.errors import ScorerError, language
from ..text.i18n import N_

if TYPE_CHECKING:
    from .. import shapes


class Answer(NamedTuple):
    """What somebody said."""

    value: object
    """As the JSON of a tally holds it."""
    shown: str
    """As it is shown back, in the language of who typed it."""
    key: str = ""
    """The key of the field that it is an answer for."""

    def to_dict(self, lang: str = "en") -> shapes.AnswerDict:
        """As JSON."""
        return {"value": self.value, "shown": self.shown, "key": self.key}


class Question(NamedTuple):
    """What has to be asked before something can be counted."""

    reason: str
    """`unknown` word, `several` meanings, no known `order`, `doubt`, `missing` number, `unusual`, `refused` by a rule,
    `nothing`, or too `long`."""
    words: str = ""
    """The words that it is about, as they were typed; where a value is unusual, the highest that is usual."""
    choices: tuple[Answer, ...] = ()
    """What may be meant, to be chosen from."""
    example: str = ""
    """Something like it that would be understood."""
    new: str = ""
    """A word that may be a kind that only this table has; nothing where it cannot be one."""
    error: ScorerError | None = None
    """Why the value is refused, where a rule refuses it."""

    def to_dict(self, lang: str = "en") -> shapes.QuestionDict:
        """As JSON, its text in a language."""
        return {
            "reason": self.reason,
            "words": self.words,
            "text": self.text(lang),
            "choices": [choice.to_dict(lang) for choice in self.choices],
            "example": self.example,
            "new": self.new,
        }

    def refusal(self) -> ScorerError:
        """The question as an error, for who cannot answer it."""
        if self.error is not None:
            return self.error
        allowed = N_("for example {example}") if self.example else ""
        known = [choice.shown for choice in self.choices] if self.reason == "several" else ()
        return ScorerError(_REASONS[self.reason], allowed=allowed, known=known, words=self.words, example=self.example)

    def text(self, lang: str = "en") -> str:
        """The question as a sentence, with its choices, or with what would be understood."""
        say = language(lang)
        shown = [choice.shown for choice in self.choices]
        if self.reason == "unusual":
            return say.gettext("{value} is more than {usual}. Is that right?", value=shown[0], usual=self.words)
        if not shown:
            return self.refusal().text(lang)
        what, _ = self.refusal().sentences(lang)
        meant = say.gettext("Did you mean {choices}?", choices=" / ".join(shown))
        return f"{what} {meant}"


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
