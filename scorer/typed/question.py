"""What comes of reading an answer: a value with how it is shown back, or a question with its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..text.i18n import N_

if TYPE_CHECKING:
    from ..text.errors import ScorerError
    from ..text.i18n import Language


class Answer(NamedTuple):
    """What somebody said."""

    value: object
    """As the JSON of a tally holds it."""
    shown: str
    """As it is shown back, in the language of who typed it."""
    key: str = ""
    """The key of the field that it is an answer for."""


class Question(NamedTuple):
    """What has to be asked before something can be counted."""

    reason: str
    """`unknown` word, `several` meanings, no known `order`, `doubt`, `missing` number, `unusual`, `refused` by a rule,
    `nothing`, or too `long`."""
    words: str = ""
    """The words that it is about, as they were typed."""
    choices: tuple[Answer, ...] = ()
    """What may be meant, to be chosen from."""
    example: str = ""
    """Something like it that would be understood."""
    new: str = ""
    """A word that may be a kind that only this table has; nothing where it cannot be one."""
    error: ScorerError | None = None
    """Why the value is refused, where a rule refuses it."""

    def text(self, say: Language) -> str:
        """The question as a sentence."""
        if self.error is not None:
            return self.error.text(say.code)
        shown = [choice.shown for choice in self.choices]
        if self.reason == "unusual":
            return say.gettext("{value} is a lot. Is that right?", value=shown[0])
        text = say.gettext(_REASONS[self.reason], words=self.words)
        if shown:
            return f"{text} {say.gettext('Did you mean {choices}?', choices=' / '.join(shown))}"
        return f"{text} {say.gettext('For example: {example}', example=self.example)}" if self.example else text


_REASONS = {
    "unknown": N_("“{words}” is not known here."),
    "several": N_("“{words}” can be read in more than one way."),
    "order": N_("“{words}” cannot be read as an answer here."),
    "doubt": N_("With “{words}” it is not clear what is meant."),
    "missing": N_("How many “{words}”? The number is missing."),
    "nothing": N_("Nothing was typed."),
    "long": N_("That is too long for one answer."),
}
