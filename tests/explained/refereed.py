"""Holds what is told of a followed game against a referee of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from scorer import tracking
from scorer.testing import lines_of
from scorer.tracking.course import Course
from tests.explained.check import Checked
from tests.explained.follow import Happening, Move, Referee, is_told, reader
from tests.explained.reading import LANGUAGES


def happenings(referee: Referee, game: str, course: Course) -> Iterator[Checked]:
    """Every sentence of a game in every language, and what the players have when it stops."""
    moves: list[Move] = [json.loads(line) for line in lines_of(course)[1:]]
    together: list[Course] = []
    steps = course.steps()
    for step, move, after in zip(steps, moves, [*moves[1:], None], strict=True):
        together.append(step)
        if after is None or not referee.together(after):
            begun = moves[step.number - len(together) : step.number]
            yield from group(referee, game, together, referee.play(begun))
            together = []
        assert move
    own = [dict(player) for player in tracking.tally(course.state).to_dict()["players"]]
    own = [{key: value for key, value in player.items() if value} for player in own]
    ours = [{key: value for key, value in player.items() if value} for player in referee.tally()]
    yield Checked("", "the end", f"{own}", own == ours)


def group(referee: Referee, game: str, steps: Sequence[Course], happened: Sequence[Happening]) -> Iterator[Checked]:
    """What is told of moves that belong together."""
    events = [event for step in steps for event in step.events]
    where = f"move {steps[-1].number}"
    own, ours = points(happened), Counter[str]()
    for event in events:
        ours[event.player] += event.points
    yield Checked("", where, f"{dict(ours)} for {dict(own)}", {**own} == {name: n for name, n in ours.items() if n})
    for lang in LANGUAGES:
        told = [tracking.event_sentence(game, event, lang) for event in events]
        yield Checked(lang, where, f"{len(told)} sentences for {len(happened)}", len(told) == len(happened))
        left = list(happened)
        for sentence in told:
            reads = reader(lang, game)
            found = next((it for it in (left[:1] if referee.ordered else left) if is_told(sentence, reads, it)), None)
            yield Checked(lang, where, sentence, found is not None)
            if found:
                left.remove(found)


def points(happened: Sequence[Happening]) -> dict[str, int]:
    """What each player gets or loses, if anything."""
    sums = Counter[str]()
    for happening in happened:
        sums[happening.player] += happening.points
    return {name: n for name, n in sums.items() if n}
