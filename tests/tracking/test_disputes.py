"""Rulings of play after a followed game: the same moves under every other reading, against following them anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import scorer
from scorer import course, tracking
from scorer.registry import game as game_of, ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.tracking.disputes import PlayDispute, result
from tests.support.offered import offered
from tests.support.program import Program
from tests.support.recorded import CASES, course_of, path_of


def disputes(followed: course.Course) -> list[PlayDispute]:
    return [entry for entry in result(followed).played or () if isinstance(entry, PlayDispute)]


def others(followed: course.Course) -> Iterator[tuple[str, str]]:
    """Every other reading of every ruling of play."""
    state = followed.state
    game = game_of(state.setup.game)
    for ruling in game.rulings:
        if ruling.id not in game.scoring_rulings:
            yield from [(ruling.id, other) for other in ruling.readings if other != state.setup.readings[ruling.id]]


def again(followed: course.Course, ruling: str, reading: str) -> tuple[course.Course, int, bool]:
    """The record followed under another reading; the first move that is different; whether all are possible."""
    head = course.header(followed.state)
    now = course.read_header({**head, "rulings": {**head["rulings"], ruling: reading}})
    different = 0
    for step in followed.steps():
        try:
            now = course.follow(now, course.line_of(step))
        except scorer.ScorerError:
            return now, step.number, False
        different = different or (step.number if now.events != step.events else 0)
    return now, different, True


PLAYED = [name for game in ids() if game != "africana" for name in offered(game, "RECORDS", {})]


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_told_is_what_following_gives(name: str) -> None:
    followed = course_of(name)
    found = {(entry.ruling, entry.reading): entry for entry in disputes(followed)}
    for ruling, reading in others(followed):
        now, number, possible = again(followed, ruling, reading)
        sheet, told = tracking.standings(now.state), found.pop((ruling, reading), None)
        if told is None:
            assert (number, sheet.winners) == (0, result(followed).winners)
            continue
        assert (told.number, told.possible) == (number, possible)
        assert dict(told.results) == {player.name: player.total for player in sheet.players}
        assert told.over == (tracking.outcome(now.state) is not None)
        for lang in languages():
            assert "{" not in told.text(lang)
            assert f"{ruling}={reading}" in told.text(lang)
    assert not found


def test_a_ruling_of_play_that_makes_another_win_is_told() -> None:
    """africa.nomad.reveal: in Finnish a revealed nomad scores for itself, too."""
    before = course.read_header({"record": 1, "game": "africa", "rules": 1, "players": ["Anna", "Ben"]})
    assert result(before).played == ()
    assert "No disputed ruling of play" in result(before).explain().doubt()
    assert "disputed_in_play" not in tracking.standings(before.state).to_dict()
    (entry,) = disputes(course_of("africa-nomad"))
    assert entry.ruling == "africa.nomad.reveal"
    assert entry.text() in result(course_of("africa-nomad")).explain().doubt().splitlines()


def test_a_record_that_is_scored_tells_them_too(program: Program) -> None:
    """`scorer score RECORD` is the same sheet as `scorer replay RECORD`."""
    nomad, end = disputes(course_of("africa-end-two"))
    assert (nomad.number, nomad.possible, nomad.changes_winner, nomad.doubt) == (12, True, False, "differ")
    assert (end.ruling, end.over) == ("africa.end.two-players", False)
    told = program("score", path_of("africa-end-two"), "--format", "text").out
    assert nomad.text() in told
    assert end.text() in told


def test_every_sentence_is_in_its_language() -> None:
    told: set[str] = set()
    for name in CASES:
        for remark in result(course_of(name)).played or ():
            assert isinstance(remark, PlayDispute)
            for lang in languages():
                text = remark.text(lang)
                assert ("With “" in text) == (lang == "en"), text
                sentences = game_of(remark.ruling.partition(".")[0]).part("tracking.texts").READINGS
                assert language(lang).gettext(sentences[remark.ruling][remark.reading]) in text
            told.add("stuck" if not (remark.possible or remark.over) else "on" if not remark.over else "over")
    assert told == {"stuck", "on", "over"}
