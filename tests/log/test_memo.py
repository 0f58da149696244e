"""Results that were kept."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, strategies as st

from scorer.log import Union
from scorer.log.memo import read_results, result_dict
from tests.support.logs import random_log


def logbook(lines: list[dict[str, object]], known: Any = None) -> Union:
    found = Union(read_results(known))
    found.add("x", "\n".join(map(json.dumps, lines)).encode())
    return found


def test_what_was_kept_is_what_is_computed() -> None:
    lines = random_log(random.Random(3), 40)
    computed = logbook(lines)
    kept = {play.id: [play.line.stamp, result_dict(play.result)] for play in computed.plays()}
    again = logbook(lines, json.loads(json.dumps(kept)))
    assert [play.known for play in again.plays()] == [play.result for play in computed.plays()]
    # Of another line nothing is known.
    later = logbook([{**line, "t": "2026-11-23T00:00:00.000Z"} for line in lines], kept)
    assert [play.known for play in later.plays()] == [None] * len(kept)


SEAT = {"name": "Ann", "total": 3, "rank": 1, "winner": True, "points": [3], "team": "", "person": ""}
RESULT = {"play": "a", "at": "2026-11-22", "game": "x", "began": "", "seats": [SEAT], "scored": True}
VALUES: st.SearchStrategy[Any] = st.sampled_from([None, True, 0, 1.5, "", "a", [], [None], {}, [SEAT, {}]])


@given(st.sampled_from([*RESULT, *SEAT]), VALUES)
def test_what_is_no_result_is_left_out(key: str, value: object) -> None:
    changed = {**RESULT, key: value} if key in RESULT else {**RESULT, "seats": [{**SEAT, key: value}]}
    for result in read_results({"a": ["t", changed]}).values():
        assert json.dumps(result_dict(result)) == json.dumps(changed)
    for kept in (value, {"a": value}, {"a": [value, value]}, {"b": ["t", RESULT]}):
        assert read_results(kept) == {}
    assert len(read_results({"a": ["t", RESULT]})) == 1
