"""Games of Africana in which cards lie face down as long as they can."""

from __future__ import annotations

from typing import Any

from scorer import course, tracking
from scorer.games.africana.tracking.counting import Count
from scorer.tracking.course import Course


def forget(told: Course) -> Course:
    """The same game with cards told only when they are completed, and the colours of travel cards never."""
    first = told.at(0)
    followed = course.begin(first.state)
    for step in told.steps():
        assert step.before is not None
        assert step.move is not None
        state: Any = step.before.state
        data = step.move.to_dict()
        name = data["move"]
        if name == "expedition":
            data = {"move": name}
        elif name in ("buy", "leaf"):
            data = {key: data[key] for key in ("move", "side", "direction") if key in data}
            if not followed.state.map.half(state.company.place):  # type: ignore[attr-defined]  # a state of this game
                data["half"] = state.map.half(state.company.place) or step.move.half  # type: ignore[attr-defined]
        elif name == "go" and data["card"] in ("magenta", "turquoise", "grey", "orange", "violet"):
            del data["card"]
        elif name == "complete":
            card = state.display[data["space"] - 1]
            data |= {"silver": card.silver, "points": card.points}
        elif name == "finish":
            card = state.company.open[data["number"] - 1]
            own = {"kind": card.kind, "silver": card.silver, "points": card.points}
            data |= own if card.kind else {"helper": card.helper}
        followed = followed.play(tracking.read_move("africana", data))
    for seat, company in enumerate(told.state.companies):  # type: ignore[attr-defined]
        if followed.state.phase == "count" and followed.state.companies[seat].untold:  # type: ignore[attr-defined]
            followed = followed.play(Count(open_artifacts=sum(bool(card.kind) for card in company.open)))
    return followed
