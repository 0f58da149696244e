"""What can be typed besides moves, and what each of it does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ... import tracking
from ...scoring.fields import within
from ...text.errors import ScorerError
from ...text.i18n import N_
from ...tracking.course import BrokenRecord, Course
from ...tracking.disputes import result
from ...tracking.lines import as_typed
from ...tracking.mending import headline, later_moves_text
from ...tracking.moves import IllegalMove
from ...typed.heads import player_at
from ...typed.line import Word, cut_line, leads
from ...typed.plain import one_number
from ...typed.readings import COMMAND
from ..dialogue import Back, Dialogue
from ..lines import command_word, completions, help_lines, in_words, short_lines, usage
from ..telling import move_lines, position_dict, step_dict
from ..terminal import complain, say, tell
from .output import Output
from .reading import Dropped, Reading

if TYPE_CHECKING:
    from ...reference.entries import Rule


_AND = frozenset({"and", "filler"})


class Leave(Exception):
    """The person wants to stop."""


class Commands:
    """Does what commands say."""

    def __init__(self, output: Output, reading: Reading, dialogue: Dialogue) -> None:
        self._output = output
        self._reading = reading
        self._dialogue = dialogue
        self._hits: list[Rule] = []
        """What was found in the rules last."""

    @property
    def _course(self) -> Course:
        return self._output.course

    def do(self, said: object) -> None:
        """Does what a command says, as the reader of lines gives it."""
        assert isinstance(said, dict)
        state, command, rest = self._course.state, said[COMMAND], said["rest"]
        if command == "undo":
            self._undo(rest, forced=said["forced"])
        elif command == "redo":
            self._output.record.redo()
            self._output.confirm()
        elif command in ("fix", "insert"):
            self._fix(rest, before=command == "insert")
        elif does := {"reassign": self._reassign, "why": self._why, "rules": self._look_up}.get(command):
            does(rest)
        elif command == "moves":
            moves = [usage(state, kind) for kind in self._output.kinds()]
            self._output.reply([*moves, *short_lines(state, self._output.kinds())], {"moves": moves})
        elif command == "score":
            if self._output.as_json:
                self._output.answer({"sheet": result(self._output.course).to_dict(say().code)})
            else:
                self._output.standing()
        elif command == "show":
            shown = tracking.view(state, say().code)
            self._output.reply(shown, {"view": shown})
        elif command == "help":
            told = help_lines(state, self._output.kinds(), rest)
            self._output.reply(told, {"help": told})
        else:
            raise Leave

    def _undo(self, rest: str, *, forced: bool) -> None:
        """Takes moves back: what that is, is told, and somebody agrees to it."""
        if not self._course.number:
            raise IllegalMove(N_("There is nothing to take back."))
        count = self._number(rest or "1", self._course.number)
        steps = self._course.steps()[len(self._course.steps()) - count :]
        hidden = any(step.move is not None and step.move.reveals for step in steps)
        if self._output.asks and not forced:
            for step in reversed(steps):
                self._output.tell(headline(step, say()), indent="  ")
            question = say().ngettext("Take {count} move back?", "Take {count} moves back?", count, count=count)
            if not self._dialogue.agree(question):
                self._output.tell(say().gettext("Nothing was taken back."), indent="  ")
                return
        elif hidden and not forced:
            raise IllegalMove(
                N_("This move has shown something that was hidden; it is taken back only if you say so expressly."),
                known=[say().gettext("{word}!", word=command_word("undo"))],
                rule=next(step.move.rule for step in steps if step.move is not None and step.move.reveals),
            )
        self._output.record.undo(count, forced=hidden or forced)
        self._output.tell_lost()
        back = say().gettext("Undone; moves so far: {number}", number=self._course.number)
        self._output.reply([back], {"number": self._course.number, **position_dict(self._course.state)})

    def _number(self, text: str, most: int) -> int:
        """A number of moves, or of a move."""
        number = one_number(text, say())
        if number is None or not 1 <= number <= most:
            raise IllegalMove(
                N_("There is no move {number}."),
                allowed=within(1, most) if most else "",
                number=text[:40],
                low=1,
                high=most,
            )
        return number

    def _fix(self, rest: str, *, before: bool = False) -> None:
        """Mends a move further back, or puts a forgotten one before it; all later ones have to fit still."""
        command = command_word("insert" if before else "fix")
        if not rest:
            what = N_("After “{word}” the number of a move is missing.")
            raise ScorerError(what, allowed=f"{command} 12", word=command)
        word, _, text = rest.partition(" ")
        number = self._number(word, self._course.number)
        step = self._course.at(number)
        assert step.before is not None
        assert step.move is not None
        state = step.before.state
        text = text.strip()
        if not text and not self._output.asks:
            what = N_("The forgotten move itself is missing.") if before else N_("The corrected move is missing.")
            raise IllegalMove(what, known=[f"{command} {number} …"])
        if not text:
            self._output.tell(headline(step, say()), indent="  ")
            kinds = self._output.kinds(state)
            question = (
                say().gettext("Which move is missing before this one? “<” leaves everything as it is")
                if before
                else say().gettext(
                    "What was the correct move? “<” leaves it as it is, “+” followed by a move inserts that move before"
                    " it"
                )
            )
            try:
                text = self._dialogue.ask(
                    question,
                    help=lambda: [usage(state, kind) for kind in kinds],
                    start="" if before else as_typed(step.move, state, say()),
                    complete=lambda begun: completions(begun, state, kinds),
                )
            except Back:
                return
            if not text:
                return
        if text.startswith("+"):
            before, text = True, text[1:].strip()
        move = self._reading.move(text, state)
        until, earlier = self._course.number, self._course.steps()
        try:
            self._output.record.mend(number, move, before=before)
        except BrokenRecord as error:
            until = self._unfit(error, before=before)
            self._output.record.mend(number, move, before=before, until=until)
        self._output.tell_lost()
        if self._output.as_json:
            self._output.answer(step_dict(self._course, say()))
            return
        for line in move_lines(self._course.at(number), say()):
            tell(line)
        for line in later_moves_text(earlier[number - before : until], self._course.steps()[number:], say()):
            tell(line)

    def _reassign(self, rest: str) -> None:
        """Exchanges two players in some moves, where these were booked to the wrong one; all later ones have to fit."""
        players = self._course.state.setup.players
        command, both = command_word("reassign"), players if len(players) == 2 else ()
        found = re.fullmatch(r"(\d{1,9})(?:(?:\s*[-–—]\s*|\s+)(\d{1,9}))?(?:\s+(.*))?", rest.strip())
        if not found:
            what = N_("After “{word}” the numbers of the first and the last of these moves are missing.")
            raise ScorerError(what, allowed=f"{command} 12-15 {players[0]} {players[1]}", word=command)
        first, last = int(found[1]), int(found[2] or found[1])
        names = _players_in(found[3], players) if found[3] else both
        if len(names) != 2:
            what = N_("Which two players have been mixed up?")
            raise ScorerError(what, allowed=f"{command} {rest.split(None, 1)[0]} {players[0]} {players[1]}")
        earlier = self._course.steps()[last:]
        self._output.record.exchange(first, last, *names)
        self._output.tell_lost()
        if self._output.as_json:
            self._output.answer(step_dict(self._course, say()))
            return
        for step in self._course.steps()[first - 1 : last]:
            for line in move_lines(step, say()):
                tell(line)
        for line in later_moves_text(earlier, self._course.steps()[last:], say()):
            tell(line)

    def _unfit(self, error: BrokenRecord, *, before: bool) -> int:
        """A later move does not fit any more: the last that stays if it and what follows goes, if somebody agrees."""
        if not self._output.asks:
            raise error.error
        complain(in_words(error.error, None), headline(self._course.at(error.line), say()))
        count = self._course.number - error.line + 1
        question = (
            say().gettext(
                "Take back this move and all later ones ({count}) and insert the forgotten one all the same?",
                count=count,
            )
            if before
            else say().gettext(
                "Take back this move and all later ones ({count}) and correct it all the same?", count=count
            )
        )
        if not self._dialogue.agree(question):
            raise Dropped
        return error.line - 1

    def _look_up(self, words: str) -> None:
        game = self._course.state.setup.game
        if self._output.as_json:
            from ...reference.search import search

            found = search(words, game=game, lang=say().code)
            elsewhere = {"elsewhere": found.elsewhere.id} if found.elsewhere else {}
            self._output.answer({"rules": [hit.rule.id for hit in found], "sure": found.sure, **elsewhere})
            return
        from ..rules import look_up, show

        if words.isdecimal() and 1 <= int(words[:9]) <= len(self._hits):
            show(self._hits[int(words[:9]) - 1])
        else:
            hits = look_up(words, game)
            self._hits = hits or self._hits
            if words and not hits:
                self._reading.misread.note_search(words, self._course.state.setup.players)

    def _why(self, rest: str) -> None:
        """Whether a move is allowed; or the reasons of what happened last."""
        if not rest:
            self._output.reply(
                move_lines(self._course, say()),
                step_dict(self._course, say()) if self._course.number else {},
            )
            return
        state = self._course.state
        if first := self._reading.implied(rest, state):
            state = tracking.play(state, first)
        try:
            move = self._reading.move(rest, state, checked=False)
            refused: ScorerError | None = tracking.why_not(state, move)
            rule = refused.rule if refused else move.rule
        except ScorerError as error:
            if self._output.as_json:
                raise
            refused, rule = error, error.rule
        text = (
            in_words(refused, self._reading.meant).text(say().code)
            if refused
            else say().gettext("This is allowed.\nRule: {rule}", rule=rule)
            if rule
            else say().gettext("The table can agree on this at any time; no rule says so.")
        )
        self._output.reply([text], {"allowed": refused is None, "rule": rule or None, "text": text})


def _players_in(text: str, players: Sequence[str]) -> list[str]:
    """The players that a text names one after the other: Anna and Ben; nobody where it says something else, too."""
    found: list[str] = []
    words: Sequence[Word] = cut_line(text)
    while words:
        name, rest = player_at(words, players)
        if name and name not in found:
            found.append(name)
        elif not (count := leads(words, _AND, say())):
            return []
        else:
            rest = words[count:]
        words = rest
    return found
