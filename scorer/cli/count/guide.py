"""The guided count: from question to question, back with “<”, and at the end the review."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from ...scoring.score import score
from ...text.errors import ScorerError
from ...text.files import reason
from ...text.i18n import signed
from ..dialogue import Back, Dialogue
from ..reporting import Misread
from ..terminal import complain, say, tell
from . import names, pad
from .asking import Asking
from .draft import Draft
from .refused import Refused
from .review import Change, Review
from .state import TABLE, Count, Plan, Step


class Guide:
    """Leads through one count, which its draft keeps from answer to answer."""

    def __init__(
        self,
        draft: Draft,
        misread: Misread,
        offered: Sequence[str] = (),
        edition: str = "",
        rulings: Mapping[str, str] | None = None,
    ) -> None:
        """`offered` are the names of players whom Enter takes; totals are told by `edition` and `rulings`."""
        self._offered = offered
        self._edition, self._rulings = edition or None, rulings
        self._draft = draft
        self._count = draft.count
        self._plan = Plan(draft.game)
        self._dialogue = Dialogue(status=self._totals)
        self._asking = Asking(self._plan, self._dialogue, misread)
        self._review = Review(self._plan, self._asking, self._dialogue)
        self._warned = False
        self._walks = False
        """Whether somebody went back with “<”, and comes through the answers that were given already."""

    def run(self) -> dict[str, object]:
        """Asks everything, then whether it is right. Returns the tally; raises `EOFError` where the input ends."""
        tell(
            say().gettext(
                "{game}: “<” goes back, “?” explains, Enter keeps what is in square brackets."
                " Sums like 4+6+2 are fine.",
                game=self._plan.game.name,
            ),
            file=sys.stderr,
        )
        at = self._next_open()
        while True:
            if at is not None:
                at = self._in_turn(at)
            elif (wrong := self._plan.error(self._count)) is not None:
                at = self._mend(*wrong)
            elif (at := self._next_open()) is None:
                try:
                    changes = self._review.ask(self._count)
                except Back:
                    at, self._walks = len(self._plan.steps(self._count)) - 1, True
                    continue
                if not changes:
                    return self._plan.tally(self._count)
                before = self._count
                for change in changes:
                    self._change(change, before)

    def _next_open(self) -> int | None:
        """The place of the first question that is not answered."""
        steps = enumerate(self._plan.steps(self._count))
        return next((i for i, step in steps if self._plan.is_open(self._count, step)), None)

    def _in_turn(self, at: int) -> int | None:
        """Asks one question; the place of the next one where somebody walks through what was answered, else None."""
        step = self._plan.steps(self._count)[at]
        try:
            self._put(step)
        except Back:
            if at == 0:
                self._dialogue.tell(say().gettext("This is the first question."))
            self._walks = True
            return max(0, at - 1)
        if self._plan.error(self._count):
            return None
        self._tell_totals(step)
        steps = self._plan.steps(self._count)
        after = steps.index(step) + 1 if step in steps else 0
        self._walks = self._walks and after < len(steps) and not self._plan.is_open(self._count, steps[after])
        return after if self._walks else None

    def _put(self, step: Step, start: str = "") -> None:
        """Asks a question until there is an answer that can be taken. Raises `Back` for “<”."""
        while True:
            try:
                if step.key:
                    new = self._asking.ask(self._count, step, start)
                else:
                    table = self._plan.form.table
                    new = names.ask(self._dialogue, self._count, table, start, offered=self._offered)
            except Refused as refused:
                start = self._refused(refused)
            else:
                self._keep(new)
                return

    def _refused(self, refused: Refused) -> str:
        """Tells why an answer is not taken; what is to stand in the line when the question comes again."""
        if refused.error is not None:
            complain(refused.error)
        if refused.count is not None:
            self._keep(refused.count)
        return refused.text

    def _change(self, change: Change, before: Count) -> None:
        """Makes a change of the review, with the answer if it came with it; `before` is the count that was reviewed."""
        step, start = change
        try:
            if step.key and change.text:
                self._keep(self._asking.take(self._count, step, change.text, more=True))
                return
            if change.text:
                self._keep(names.take(self._dialogue, self._count, self._plan.form.table, change.text))
                return
        except Refused as refused:
            start = self._refused(refused)
        try:
            self._put(step, start)
        except Back:
            if self._count == before:
                self._dialogue.tell(say().gettext("Nothing was changed."))

    def _mend(self, error: ScorerError, place: Step | None) -> int | None:
        """Tells what cannot be at one table and asks about it; with “<”, the question before comes."""
        steps = self._plan.steps(self._count)
        step = place or steps[-1]
        error.place = self._asking.label(self._count, place) if place else ""
        complain(error)
        try:
            self._put(step)
        except Back:
            return max(0, steps.index(step) - 1)
        return None

    def _keep(self, count: Count) -> None:
        """Goes on with a count, which is on the disk first."""
        if count == self._count:
            return
        self._count = count
        try:
            self._draft.write(count)
        except OSError as error:
            if not self._warned:
                why = say().gettext(reason(error, writing=True))
                text = say().gettext("There is no draft of this count: {reason}", reason=why)
                tell(say().gettext("Notice: {message}", message=text), file=sys.stderr)
            self._warned = True

    def _tell_totals(self, step: Step) -> None:
        """The totals, after the last question about a player, where they are not always in view."""
        from ..editor import edits

        in_round = pad.parse(step.key)
        if in_round:
            last = step.seat == TABLE and not self._count.closed
        else:
            last = step.seat != TABLE and bool(self._plan.fields) and step.key == self._plan.fields[-1].key
        if last and not edits() and (totals := self._totals()):
            self._dialogue.tell(totals)

    def _totals(self) -> str:
        """The totals so far of all who have answered something; what compares players stays out until all have."""
        flags = {flag.key for flag in self._plan.flags}
        begun = [bool(known.keys() - flags) for known in self._count.answers]
        if not any(begun) or not self._count.complete:
            return ""
        tally = self._plan.tally(self._count)
        if self._plan.rounds and not tally.get("rounds"):
            return ""
        try:
            sheet = score(tally, edition=self._edition, rulings=self._rulings)
        except ScorerError:
            return ""
        explain = sheet.explain(say().code)
        over = self._plan.done(self._count) == len(begun)
        left_out = [] if over else [category.id for category in self._plan.game.categories if category.compares]
        totals = []
        for player, known in zip(sheet.players, begun, strict=True):
            if known:
                points = sum([line.points for line in player.lines if line.category not in left_out])
                totals.append(f"{player.name} {signed(points)}")
        if left_out:
            return say().gettext(
                "So far, without what is compared at the end ({categories}): {totals}",
                categories=", ".join(map(explain.category, left_out)),
                totals=", ".join(totals),
            )
        return say().gettext("So far: {totals}", totals=", ".join(totals))
