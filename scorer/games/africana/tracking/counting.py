"""When the game is over, what nobody has told is counted: printed points, and what open adventures are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....scoring.fields import LIMIT, MANY, Domain, Field, within
from ....text.i18n import N_, NP_
from ....tracking.moves import Events, IllegalMove, Move
from .. import components as c
from ..scoring.tally import Tally
from .face_down import MayBeUnknown
from .state import Company, Counted, State, known_points
from .turn import end_game


class Rest(MayBeUnknown):
    """A number that is counted at the end: what was told of it is part of it."""

    def domain(self, state: object) -> Domain:
        """The least that can be, and what follows; higher ones are typed."""
        assert isinstance(state, State)
        low, high = _limits(state.company, self.key)
        last = min(high, low + MANY - 1)
        return Domain(list(range(low, last + 1)), more=last < high)


def _field(key: str) -> Field:
    """The field of a tally as it is asked for at the end of a game."""
    field = next(field for field in Tally.fields if field.key == key)
    return Rest(key, field.question, field.help, field.rule, unit=field.unit, needed=True)


@dataclass(frozen=True, slots=True)
class Count(Move):
    """Tells what a player has of cards whose values were not told during the game."""

    name: ClassVar[str] = "count"
    word: ClassVar[str] = NP_("move", "count")
    also: ClassVar[str] = NP_("vocabulary", "count | counts")
    title: ClassVar[str] = N_("Count what was not told")
    rule: ClassVar[str] = "africana.end.round"
    fields: ClassVar[tuple[Field, ...]] = tuple(
        [_field(key) for key in ("expeditions", "artifact_points", "open_artifacts")]
    )

    expeditions: int | None = None
    """The printed points of all completed expeditions; None if they are known."""
    artifact_points: int | None = None
    """The printed points of all completed artifacts; None if they are known."""
    open_artifacts: int | None = None
    """How many open adventures are artifacts; None if that is known."""


def refuse_count(state: State, move: Count) -> IllegalMove | None:
    """Returns why the move is not allowed, or None.

    `africana.end.round`: all that was not told, nothing else, and not less than was told of it.
    """
    company = state.company
    for field in Count.fields:
        key, value = field.key, getattr(move, field.key)
        if key not in company.untold:
            if value is not None:
                return IllegalMove(
                    N_("This is known already."), place=key, allowed=N_("leave this out"), rule=field.rule
                )
            continue
        low, high = _limits(company, key)
        if value is None or not low <= value <= high:
            what = N_("“{key}” is missing.") if value is None else N_("{value} is not possible.")
            return IllegalMove(
                what,
                place=key,
                allowed=within(low, high),
                rule=field.rule,
                **({"key": key} if value is None else {"value": value}),
                low=low,
                high=high,
            )
    return None


def _limits(company: Company, key: str) -> tuple[int, int]:
    """The least and the most that can be counted: what was told of it is part of it."""
    if key == "open_artifacts":
        known = sum([bool(card.kind) for card in company.open])
        return known, min(known + sum([not card.goal for card in company.open]), c.OPEN_ADVENTURES)
    cards = company.expeditions if key == "expeditions" else company.artifacts
    return sum(known_points(cards)), LIMIT


def after_count(state: State, move: Count, events: Events) -> State:
    """Returns the state after the move: the next player counts, or the game is over."""
    counted = Counted(move.expeditions, move.artifact_points, move.open_artifacts)
    company = state.company._replace(counted=counted)
    return end_game(state._replace(companies=state.with_company(company)), events)


def legal_count(state: State) -> Iterator[Count]:
    """Yields the legal moves: the least that can be, as an example; of open adventures all that can be."""
    company = state.company
    values = {key: _limits(company, key)[0] for key in company.untold}
    if "open_artifacts" not in values:
        yield Count(**values)
        return
    low, high = _limits(company, "open_artifacts")
    for number in range(low, high + 1):
        yield Count(**{**values, "open_artifacts": number})


def open_count(state: State, values: Mapping[str, object]) -> Sequence[Field]:
    """Returns the fields of what was not told."""
    return [field for field in Count.fields if field.key in state.company.untold]
