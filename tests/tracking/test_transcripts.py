"""Golden records: games as `scorer track` writes them, and what `scorer replay` tells of them, letter by letter.

The records are the truth: short ones of one case each, written to be read, and whole games. English tells each of them
whole, any other language tells those of a game as one evening, in which a native reads every sentence once.
After a wanted change of what people see: UPDATE_GOLDEN=1 pytest tests/tracking/test_transcripts.py, then read the
difference as a player would.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from scorer import tracking
from scorer.registry import game as game_of, ids
from scorer.scoring.readings import in_force
from scorer.text.errors import language
from scorer.text.i18n import SOURCE, languages
from scorer.tracking.course import FORCED_UNDO, REDO, UNDO, BrokenRecord, replay
from scorer.tracking.moves import OF_ALL
from scorer.tracking.record import Record
from tests.support import ROOT
from tests.support.evenings import compose_evening
from tests.support.golden import compare
from tests.support.offered import offered
from tests.support.program import Program
from tests.support.recorded import BROKEN, CASES, RECORDS, course_of, lines_of, names_of, path_of, told
from tests.support.tiers import each_once

pytestmark = pytest.mark.unmeasured

OTHERS = [lang for lang in languages() if lang != SOURCE]
"""The languages into which a record is put."""


@pytest.mark.parametrize("name", CASES)
def test_a_record_shows_its_case(name: str) -> None:
    case, course = CASES[name], course_of(name)
    steps = iter(told(course))
    for wanted in case.happens:
        assert any(set(wanted.split()) <= set(step) for step in steps), wanted
    over = tracking.outcome(course.state)
    assert (over.rule if over else "") == case.ends
    setup = course.state.setup
    assert setup.players == ("Anna", "Ben", "Cleo", "Dora", "Emil")[: case.players]
    usual = tracking.start(setup.game, setup.players).setup
    assert [f"{ruling}={reading}" for ruling, reading in sorted(set(setup.rulings) - set(usual.rulings))] == (
        [case.agreed] if case.agreed else []
    )
    chosen = {key for key, value in setup.options if value != usual.option(key)}
    assert chosen == set(case.options)


@pytest.mark.parametrize("name", [*CASES, *BROKEN])
def test_a_record_is_written_again_as_it_is(name: str, tmp_path: Path) -> None:
    lines = lines_of(name)
    if name in BROKEN:
        lines = lines[: BROKEN[name][0] - 1]
    copy = tmp_path / "copy.jsonl"
    with Record(str(copy), replay(lines[:1]).state) as record:
        for line in lines[1:]:
            _again(record, json.loads(line))
    header, *written = copy.read_bytes().splitlines(keepends=True)
    again = [header if name in CASES and CASES[name].file else short(header), *written]
    if os.environ.get("UPDATE_GOLDEN") and name not in BROKEN:
        (ROOT / path_of(name)).write_bytes(b"".join(again))
        lines = again
    assert again == lines


def short(header: bytes) -> bytes:
    """The first line of a record without the readings that are the default, so that a new ruling does not touch it."""
    data = json.loads(header)
    usual = in_force(game_of(data["game"]))
    data["rulings"] = {ruling: reading for ruling, reading in data["rulings"].items() if reading != usual[ruling]}
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _again(record: Record, line: dict[str, Any]) -> None:
    if line == REDO:
        record.redo()
    elif line in (UNDO, FORCED_UNDO):
        record.undo(forced=line == FORCED_UNDO)
    else:
        line.pop("by", None)
        record.play(tracking.read_move(record.course.state.setup.game, line))


@pytest.mark.parametrize("name", [*CASES, *BROKEN])
def test_transcript(name: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run = program("replay", path_of(name))
    assert run.code == (name in BROKEN)
    compare(RECORDS / f"{name}.en.txt", f"{run.out}--- standard error\n{run.err}--- {run.code}\n")


@pytest.mark.parametrize(("game", "lang"), each_once(ids(), OTHERS, more=pytest.mark.slow))
def test_evening(game: str, lang: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SCORER_LANG", lang)
    files = {name: (RECORDS / f"{name}.en.txt").read_text("utf-8") for name in names_of(game)}
    english = {name: re.sub(r"^--- .*\n", "", text, flags=re.MULTILINE) for name, text in files.items()}
    runs = {name: program("replay", path_of(name)) for name in english}
    spoken = {name: run.out + run.err for name, run in runs.items()}
    compare(RECORDS / "evenings" / f"{game}.{lang}.txt", compose_evening(game, english, spoken))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", ids())
def test_an_evening_has_every_sentence(game: str, lang: str) -> None:
    """Each event, in one form of its number at least, and each category is in the evening, in its language."""
    lines = [line.strip() for line in (RECORDS / "evenings" / f"{game}.{lang}.txt").read_text("utf-8").splitlines()]
    say = language(lang)
    wanted = {}
    for key, text in game_of(game).part("tracking.texts").EVENTS.items():
        one, many = (text, text) if isinstance(text, str) else text
        values = {value: f"{{{value}}}" for value in re.findall(r"{(\w+)}", one + many)}
        wanted[key] = [say.ngettext(one, many, n, **values) for n in (1, 2)] if one != many else [say.gettext(one)]
    for key, title in game_of(game).part("scoring.texts").CATEGORIES.items():
        wanted[key] = [say.gettext("{category}: {points}", category=say.gettext(title), points="{points}")]
    found = {
        key for key, texts in wanted.items() for text in texts if any(re.fullmatch(_line(text), line) for line in lines)
    }
    assert set(wanted) - found == set(offered(game, "NEVER", ()))


def _line(text: str) -> str:
    """What matches the lines that say a text, with any values in it."""
    return re.sub(r"\\{\w+\\}", ".+", re.escape(text)) + r" \[.+\]"


def test_no_file_is_left_over() -> None:
    wanted = {f"{name}.en.txt" for name in (*CASES, *BROKEN)}
    wanted |= {f"evenings/{game}.{lang}.txt" for game in ids() for lang in OTHERS}
    wanted |= {f"{name}.jsonl" for name in (*CASES, *BROKEN) if path_of(name).startswith("tests/")}
    assert {file.relative_to(RECORDS).as_posix() for file in RECORDS.rglob("*.*")} == wanted


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_names_line_and_rule(name: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        course_of(name)
    assert (broken.value.line, broken.value.rule) == BROKEN[name]


@pytest.mark.parametrize("game", ids())
def test_there_is_a_record_with_undo_and_redo(game: str) -> None:
    lines = [json.loads(line) for line in lines_of(f"{game}-undo")]
    for wanted in (UNDO, FORCED_UNDO, REDO):
        assert wanted in lines


@pytest.mark.parametrize("game", ids())
def test_every_move_and_every_event_is_in_some_record(game: str) -> None:
    courses = [course_of(name) for name in CASES if course_of(name).state.setup.game == game]
    made = {type(step.move) for course in courses for step in course.steps() if step.move}
    assert made - set(OF_ALL) == set(tracking.kit_for(game).parts)
    happened = {event.what for course in courses for step in course.steps() for event in step.events if event.rule}
    assert happened == set(game_of(game).part("tracking.texts").EVENTS) - set(offered(game, "NEVER", ()))
