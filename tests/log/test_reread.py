"""Old games under other readings, against scoring and following each of them anew."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product

import pytest

import scorer
from scorer import tracking
from scorer.log import People, Play, Union
from scorer.log.lines import Line, line_of
from scorer.log.reread import Choice, Reread, effects, read_under, reread
from scorer.registry import game as game_of
from scorer.tracking.disputes import PlayDispute, result
from tests.support import ROOT
from tests.support.logs import imported, random_log, scored, union_of
from tests.support.offered import offered
from tests.support.recorded import course_of, lines_of

NOBODY = People()


def all_choices(sheet: scorer.Sheet) -> Iterator[Choice]:
    """All combinations of other readings of rulings of the scoring, the smaller ones first."""
    game = game_of(sheet.game)
    rulings = [ruling for ruling in game.rulings if ruling.id in game.scoring_rulings]
    for size in range(1, len(rulings) + 1):
        for some in combinations(rulings, size):
            others = [
                [(ruling.id, each) for each in ruling.readings if each != sheet.rulings[ruling.id]] for ruling in some
            ]
            yield from product(*others)


def count(plays: Sequence[Play], people: People) -> dict[Choice, tuple[list[str], dict[str, Fraction]]]:
    """By each choice, none of whose parts suffices, the plays that others would have won, and the wins gained."""
    found: dict[Choice, tuple[list[str], dict[str, Fraction]]] = {}
    for play in plays:
        if play.tally is None:
            continue
        tally, sheet = dict(play.tally), play.sheet
        turned: list[set[tuple[str, str]]] = []
        for choice in all_choices(sheet):
            now = scorer.score({**tally, "rulings": {**sheet.rulings, **dict(choice)}})
            if now.winners == sheet.winners or any(part < set(choice) for part in turned):
                continue
            turned.append(set(choice))
            changed, gained = found.setdefault(choice, ([], defaultdict(Fraction)))
            changed.append(play.id)
            for sign, winners in ((1, now.winners), (-1, sheet.winners)):
                for name in winners:
                    gained[people.person(name, play.persons).lower()] += Fraction(sign, len(winners))
    return found


def assert_read(log: Union) -> None:
    plays = log.plays()
    told = effects([read for play in plays if (read := reread(play))], log.people)
    expected = count(plays, log.people)
    assert {effect.choice: list(effect.changed) for effect in told if effect.changed} == {
        choice: changed for choice, (changed, _) in expected.items()
    }
    for effect in told:
        _, gained = expected.get(effect.choice, ([], {}))
        assert {name.lower(): gain for name, gain in effect.gains.items()} == {
            name: gain for name, gain in gained.items() if gain
        }
        others = [
            play
            for play in plays
            if play.game == effect.game
            and play.tally
            and not any(play.sheet.rulings[id] == reading for id, reading in effect.choice)
        ]
        assert effect.games + effect.unrecorded == len(others)
        assert not effect.untold
        for play in others:
            under = read_under(play, dict(effect.choice))
            assert under
            if len(effect.choice) == 1 and not under.unrecorded:
                assert under.changes == (play.id in effect.changed)


@pytest.mark.parametrize("logs", [20, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.unmeasured
def test_random_logs_are_read_again_right(logs: int) -> None:
    rng = random.Random(logs)
    for _ in range(logs):
        assert_read(union_of(random_log(rng, 12)))


def test_a_shared_victory_gives_and_takes_parts() -> None:
    tally = json.loads((ROOT / "examples" / "africa.json").read_text("utf-8"))
    (effect, *rest) = effects([_read(Play(_line(tally)))], NOBODY)
    assert dict(effect.choice) == {"africa.majority.rounding": "up"}
    assert effect.changed == ("p",)
    assert effect.gains == {"Anna": Fraction(1, 2), "Dora": Fraction(-1, 2)}
    assert not any(effect.changed for effect in rest)


def _line(tally: Mapping[str, object]) -> Line:
    line = union_of([scored("p", tally)]).line("p")
    assert line
    return line


def _read(play: Play) -> Reread:
    found = reread(play)
    assert found
    return found


def recorded(name: str, *, record: bool = True) -> Play:
    """The play of a golden record."""
    lines = [json.loads(line) for line in lines_of(name)]
    sheet = tracking.standings(course_of(name).state)
    found = scored("p", sheet.tally.to_dict() | {"rulings": sheet.rulings}, record=lines if record else [])
    return Play(line_of(found))


@pytest.mark.parametrize("name", [*offered("africa", "RECORDS", {}), *offered("afritoria", "RECORDS", {})])
def test_readings_of_play_are_those_of_the_record(name: str) -> None:
    play = recorded(name)
    read = _read(play)
    assert read.recorded
    for remark in result(course_of(name)).played or ():
        assert isinstance(remark, PlayDispute)
        under = read_under(play, {remark.ruling: remark.reading})
        assert under
        choice = ((remark.ruling, remark.reading),)
        assert (choice in read.untold) == (under.winners is None)
        assert (choice in read.others) == under.changes
        if under.changes:
            assert under.winners == read.others[choice] == remark.winners


def test_without_a_record_nobody_can_tell() -> None:
    play = recorded("africa-nomad", record=False)
    ruling = "africa.nomad.reveal"
    told = [effect for effect in effects([_read(play)], NOBODY) if effect.choice[0][0] == ruling]
    assert told
    for effect in told:
        assert (effect.games, effect.unrecorded, effect.untold) == (0, 1, 0)
        under = read_under(play, dict(effect.choice))
        assert under
        assert under.unrecorded
        assert not under.changes


def test_a_record_of_another_result_tells_nothing() -> None:
    """A game that was mended after it was followed."""
    play = recorded("africa-nomad")
    tally = json.loads(json.dumps(play.line.data["tally"]))
    tally["players"][0]["track"] = 33
    mended = Play(line_of({**play.line.data, "tally": tally}))
    assert _read(play).recorded
    assert not _read(mended).recorded


def test_what_cannot_be_scored_is_left_out() -> None:
    log = union_of([imported("p", {"Anna": 1})])
    assert reread(log.plays()[0]) is None
    (line,) = union_of([imported("p", {}, tally={"game": "nosuch", "players": [{"name": "Anna"}]})]).lines.values()
    assert reread(Play(line)) is None
    assert read_under(Play(line), {}) is None
