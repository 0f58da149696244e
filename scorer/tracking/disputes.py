"""What another reading of a rule of play would have changed in a followed game: the same moves, played again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..registry import game as game_of
from ..scoring.sheet import Sheet
from ..text.errors import language
from ..text.i18n import N_, NN_
from .course import Course
from .moves import IllegalMove, State, kit_of, outcome, resolve, standings

if TYPE_CHECKING:
    from .. import shapes
    from ..model import Ruling
    from ..shapes import Doubt


class PlayDispute(NamedTuple):
    """Another reading of a ruling of play under which the same moves have other effects."""

    ruling: str
    """The id of the ruling."""
    reading: str
    """The other reading."""
    number: int
    """The number of the first move that has other effects, or is not possible."""
    possible: bool
    """Whether all moves are possible under the other reading."""
    over: bool
    """Whether the game is over under the other reading, after all moves or before the one that is not possible."""
    ends: bool
    """Whether the game as it was played is over."""
    results: tuple[tuple[str, int], ...]
    """A pair (name, total) for each player after the moves that are possible."""
    winners: tuple[str, ...]
    """The names of those who would have won then."""
    doubt: Doubt
    """Why the reading is disputed: `differ` (editions differ), `silent` (none says it) or `unclear` (a sentence can be
    read in two ways)."""
    changes_winner: bool
    """Whether other players would have won. False where nobody can tell, as a move is not possible and the game is not
    over."""

    def text(self, lang: str = "en") -> str:
        """Returns a sentence that says what the other reading changes.

        Raises `UnknownName` if there is no language `lang`.
        """
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
        """Returns the dispute as JSON, as a sheet holds it, with the sentence in a language.

        Raises `UnknownName` if there is no language `lang`.
        """
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
    """Returns the sheet as if the game ended now; its `played` has what other readings of play would have changed."""
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
            state, events = resolve(state, step.move)
        except IllegalMove:
            return state, step.number, False
        number = number or (step.number if events != step.events else 0)
    return state, number, True
