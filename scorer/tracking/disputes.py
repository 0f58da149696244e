"""What disputed rulings of play did in a followed game: the same moves under every other reading; exact."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..registry import game as game_of
from ..scoring.sheet import Sheet
from ..text.errors import language
from ..text.i18n import N_, NN_
from .course import Course
from .moves import IllegalMove, State, happened, kit_of, outcome, standings

if TYPE_CHECKING:
    from .. import shapes
    from ..model import Ruling
    from ..shapes import Doubt


class PlayDispute(NamedTuple):
    """Another reading of a ruling of play under which the moves of a game bring about something else."""

    ruling: str
    """Its id."""
    reading: str
    """The other reading."""
    number: int
    """The first move that brings about something else, or that could not be made."""
    possible: bool
    """Whether all moves could be made."""
    over: bool
    """Whether the game is over under it, after all moves or before the one that could not be made."""
    ends: bool
    """Whether the game as it was played is over."""
    results: tuple[tuple[str, int], ...]
    """(name, total) of every player then."""
    winners: tuple[str, ...]
    """Who has most then."""
    doubt: Doubt
    """What kind of doubt it is."""
    changes_winner: bool
    """Whether these are others, as far as anybody can say: where all moves could be made, or the game was over."""

    def text(self, lang: str = "en") -> str:
        """What it changes, in a sentence."""
        say = language(lang)
        sentences = game_of(self.ruling.partition(".")[0]).part("tracking.texts").READINGS[self.ruling]
        values = {
            "reading": say.gettext(sentences[self.reading]),
            "id": f"{self.ruling}={self.reading}",
            "number": self.number,
            "before": self.number - 1,
            "totals": say.amounts(self.results),
            "winners": say.join(self.winners),
        }
        if not self.possible and not self.over:
            return say.gettext(_STUCK, **values)
        if self.possible and self.ends and not self.over:
            return say.gettext(_ON, **values)
        message = (_OTHERS if self.changes_winner else _SAME) if self.possible else _OVER
        return say.ngettext(*message, len(self.winners), **values)

    def to_dict(self, lang: str = "en") -> shapes.PlayDisputeDict:
        """As the sheet's JSON holds it."""
        return {
            "ruling": self.ruling,
            "reading": self.reading,
            "move": self.number,
            "possible": self.possible,
            "over": self.over,
            "totals": dict(self.results),
            "winners": list(self.winners),
            "changes_winner": self.changes_winner,
            "doubt": self.doubt,
            "text": self.text(lang),
        }


_OTHERS = NN_(
    "From move {number} on, it matters how the rule is read. With “{reading}” the same moves give {totals}. Winner:"
    " {winners} ({id}).",
    "From move {number} on, it matters how the rule is read. With “{reading}” the same moves give {totals}. Winners:"
    " {winners} ({id}).",
)
_SAME = NN_(
    "From move {number} on, it matters how the rule is read. With “{reading}” the same moves give {totals}. The"
    " winner stays: {winners} ({id}).",
    "From move {number} on, it matters how the rule is read. With “{reading}” the same moves give {totals}. The"
    " winners stay: {winners} ({id}).",
)
_OVER = NN_(
    "With “{reading}” the game would have been over after move {before}: {totals}. Winner: {winners} ({id}).",
    "With “{reading}” the game would have been over after move {before}: {totals}. Winners: {winners} ({id}).",
)
_STUCK = N_(
    "With “{reading}” move {number} could not have been made, and nobody can say how the game would have ended ({id})."
)
_ON = N_("With “{reading}” the game would not have been over yet ({id}).")


def result(course: Course) -> Sheet:
    """The sheet if the game ended now, with what other readings of play make of the same moves."""
    sheet = standings(course.state)
    return replace(sheet, played=tuple(_disputes(course, sheet)))


def _disputes(course: Course, sheet: Sheet) -> Iterator[PlayDispute]:
    """africa.nomad.reveal and its like: every other reading of play under which something is different."""
    setup, ends = course.at(0).state.setup, bool(outcome(course.state))
    steps = course.steps()
    for ruling, reading in _others(course.state):
        rulings = tuple({**setup.readings, ruling.id: reading}.items())
        begin: State = kit_of(course.state).start(setup._replace(rulings=rulings))
        state, number, possible = _replayed(begin, steps)
        if number:
            other, over = standings(state), bool(outcome(state))
            results = tuple([(player.name, player.total) for player in other.players])
            changed = other.winners != sheet.winners and (possible or over)
            yield PlayDispute(
                ruling.id, reading, number, possible, over, ends, results, other.winners, ruling.doubt, changed
            )


def _others(state: State) -> Iterator[tuple[Ruling, str]]:
    """The readings of rulings of play that are not in force."""
    game = game_of(state.setup.game)
    for ruling in game.rulings:
        if ruling.id not in game.scoring_rulings:
            yield from [(ruling, other) for other in ruling.readings if other != state.setup.readings[ruling.id]]


def _replayed(state: State, steps: list[Course]) -> tuple[State, int, bool]:
    """The state after the moves that can be made; the first that is different, or 0; whether all can be made."""
    number = 0
    for step in steps:
        assert step.move is not None
        try:
            state, events = happened(state, step.move)
        except IllegalMove:
            return state, step.number, False
        number = number or (step.number if events != step.events else 0)
    return state, number, True
