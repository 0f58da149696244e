"""What people have opens for ever: tallies, sheets, records and links of every earlier version.

**Nobody may change a file in `tests/data/old/`.** What lies there lies on phones, in chats and in folders of people
who are not asked, and each file says what their version wrote, mistakes included. If a test is red, mend the reader.
A later version adds a folder of its own (`tools/keep_old.py`), and no form that it gives up leaves this one. Only that
of a version which is not published yet may be written anew, by that tool.
The pages open the same in `tests/site/test_old.py`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any
from urllib.parse import unquote, urlparse

import pytest

import scorer
from scorer import tracking
from scorer.scoring.merge import merge
from scorer.tracking.course import replay
from tests.support.old import BEFORE, OLD, VERSIONS, content, old
from tests.support.program import Program


def result(sheet: scorer.Sheet) -> dict[str, Any]:
    return {"totals": {player.name: player.total for player in sheet.players}, "winners": list(sheet.winners)}


def in_json(sheet: dict[str, Any]) -> dict[str, Any]:
    """The same of a sheet in JSON."""
    return {
        "totals": {player["name"]: player["total"] for player in sheet["players"]},
        "winners": sheet["winners"],
    }


def scored(program: Program, *args: object) -> list[dict[str, Any]]:
    """What the program says of a file."""
    run = program("score", *args, "--format", "jsonl")
    assert (run.code, run.err) == (0, "")
    return [in_json(json.loads(line)) for line in run.out.splitlines()]


@pytest.mark.parametrize("version", VERSIONS)
def test_nobody_has_changed_what_is_old(version: str) -> None:
    """See above why nobody may: a test that is red because of such a file has found what people lose."""
    folder = OLD / version
    kept = dict(line.split("  ")[::-1] for line in (folder / "SHA256SUMS").read_text("utf-8").splitlines())
    files = [file for file in folder.rglob("*") if file.is_file() and file.name != "SHA256SUMS"]
    assert kept == {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files
    }


@pytest.mark.unmeasured
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["tallies", "sheets"])
def test_old_tallies_and_sheets_score_the_same(version: str, kind: str, program: Program) -> None:
    files = {each.file for each in old(version, kind)}
    assert files == set((OLD / version / kind).iterdir())
    for file in sorted(files):
        wanted = [each.result for each in old(version, kind) if each.file == file]
        assert scored(program, file) == wanted, file
        if len(wanted) == 1:
            assert result(scorer.score(content(file))) == wanted[0], file


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "version", [pytest.param(version, marks=pytest.mark.slow if version == BEFORE else ()) for version in VERSIONS]
)
def test_old_records_are_followed_to_the_same_end(version: str, program: Program) -> None:
    records = old(version, "records")
    assert {each.file for each in records} == set((OLD / version / "records").iterdir())
    for each in records:
        state = replay(each.file.read_bytes().splitlines()).state
        assert result(tracking.standings(state)) == each.result, each.file
        if tracking.outcome(state):
            assert scored(program, each.file) == [each.result], each.file
        else:
            assert in_json(json.loads(program("replay", each.file, "--format", "json").out)["sheet"]) == each.result


@pytest.mark.parametrize("version", VERSIONS)
def test_old_links_hold_the_same_tallies(version: str) -> None:
    for each in old(version, "links.json"):
        tally = json.loads(unquote(urlparse(content(each.file)[each.place]).fragment.removeprefix("tally=")))
        assert result(scorer.score(tally)) == each.result, each.place


@pytest.mark.parametrize("version", VERSIONS)
def test_old_parts_make_the_same_tally(version: str) -> None:
    for each in old(version, "parts.json"):
        links = content(each.file)[each.place]
        first = [urlparse(link).fragment.partition("&")[0] for link in links]
        parts = [json.loads(unquote(part.removeprefix("part="))) for part in first]
        merged = merge(parts)
        assert not merged.conflicts
        assert result(scorer.score(merged.tally)) == each.result, each.place
