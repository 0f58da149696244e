"""Questions to somebody at a terminal. What is the same in all of them is here: “?”, “<”, commands, yes or no."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from ..scoring.fields import within
from ..text.errors import ScorerError
from ..text.i18n import N_
from ..typed.plain import one_number, yes_no
from ..typed.question import Answer, Question
from .editor import Check, Complete, ask as ask_line
from .terminal import complain, say, tell


class Back(Exception):
    """Somebody typed “<”: the question before, or nothing of this."""


class Dialogue:
    """Asks one person.

    Every method raises `EOFError` where the input ends, and whatever `command` raises.
    """

    def __init__(
        self,
        *,
        indent: str = "",
        status: Callable[[], str] = str,
        command: Callable[[str], bool] | None = None,
    ) -> None:
        """`indent` stands before every line, `status` gives the line below what is typed.

        `command` does what a text says if that is a command, and returns whether it was one.
        """
        self._indent = indent
        self._status = status
        self._command = command

    def ask(
        self,
        question: str,
        *,
        help: Callable[[], Iterable[str]],
        default: str = "",
        start: str = "",
        complete: Complete | None = None,
        check: Check | None = None,
        takes: Callable[[str], bool] = lambda _: False,
    ) -> str:
        """The answer to a question; “?” tells the `help`, commands are done, and then it is asked again.

        What `takes` says of is an answer, even if there is a command of the same name.

        `start` is an answer that was refused: it stands selected in the line, so that typing replaces it. Raises
        `Back` for “<”. Signs and commands are understood behind `start`, too.
        """
        while True:
            text = ask_line(
                self._indent + question,
                default=default,
                start=start,
                complete=complete,
                check=check,
                status=self._status(),
            )
            behind = text[len(start) :].strip() if start and text.startswith(start) else ""
            sign = next((sign for sign in (text, behind) if sign in ("?", "<")), "")
            if sign == "<":
                raise Back
            if sign == "?":
                for line in help():
                    self.tell(line)
            elif takes(text) or not (self._does(text) or (behind and self._does(behind))):
                return text

    def agree(self, question: str, *, either: tuple[str, str] | None = None) -> bool:
        """Whether somebody says yes; asked until the answer is yes or no.

        “<” is no. With `either`, what comes of yes and of no, it raises `Back`.
        """
        yes, no = say().pgettext("answer", "yes"), say().pgettext("answer", "no")
        choices = f"{yes}/{no}"
        if either:
            meant = zip((yes, no), either, strict=True)
            told = [say().gettext("{question}: {value}", question=word, value=what) for word, what in meant]
            choices = ", ".join(told)
        while True:
            try:
                text = self.ask(f"{question} ({choices})", help=self._help_to_agree, takes=_says_yes_or_no)
            except Back:
                if either:
                    raise
                return False
            answer = yes_no(text, say())
            if answer is not None:
                return answer
            if text:
                wrong = ScorerError(N_("“{answer}” is neither “{yes}” nor “{no}”."), answer=text[:40], yes=yes, no=no)
                self.tell(wrong.text(say().code))

    def choose(self, question: str, choices: Sequence[str]) -> int | None:
        """The place of one of the choices, chosen by its number; None if it is none of them, or for “<”."""

        def listed() -> list[str]:
            return [f"{i}  {choice}" for i, choice in enumerate(choices, start=1)]

        for line in [question, *listed()]:
            self.tell(line)
        while True:
            asked = say().gettext("Which one? Type its number, or press Enter for none of them")
            try:
                text = self.ask(asked, help=listed)
            except Back:
                return None
            if not text or yes_no(text, say()) is False:
                return None
            number = one_number(text, say())
            if number is not None and 1 <= number <= len(choices):
                return number - 1
            self.not_a_choice(text, len(choices))

    def not_a_choice(self, text: str, most: int) -> None:
        """What is done with an answer that is not the number of a choice, before the question comes again."""
        complain(
            ScorerError(
                N_("“{answer}” is not one of the numbers above."),
                allowed=within(1, most),
                answer=text[:40],
                low=1,
                high=most,
            )
        )

    def clear_up(self, question: Question) -> Answer | None:
        """What was meant of what a question about a typed text offers; None if it was nothing of that."""
        if len(question.choices) > 1:
            chosen = self.choose(question.text(say().code), [choice.shown for choice in question.choices])
            return None if chosen is None else question.choices[chosen]
        if question.choices and self.agree(question.text(say().code)):
            return question.choices[0]
        return None

    def tell(self, text: str) -> None:
        """Tells something in the middle of a question."""
        tell(text, indent=f"{self._indent}  ", file=sys.stderr)

    def _does(self, text: str) -> bool:
        return self._command is not None and self._command(text)

    def _help_to_agree(self) -> list[str]:
        if self._command is None:
            return [say().gettext("Type yes or no; “<” is no.")]
        return [say().gettext("Type yes or no; “<” is no, and every command works here, too.")]


def _says_yes_or_no(text: str) -> bool:
    return yes_no(text, say()) is not None
