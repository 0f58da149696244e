"""What a person sees, in all languages, and what other programs rely on, compared letter by letter.

After a wanted change: UPDATE_GOLDEN=1 pytest tests/cli/test_golden.py, then read the difference.
"""

from __future__ import annotations

import json

import pytest

from scorer.export.schemas import record_schema, sheet_schema, tally_schema
from scorer.registry import ids
from scorer.scoring.fields import Field
from scorer.text.i18n import languages
from scorer.tracking.moves import Move, kit_for, moves
from tests.support import ROOT
from tests.support.golden import GOLDEN, compare
from tests.support.offered import offered
from tests.support.program import Program

pytestmark = pytest.mark.unmeasured

EXAMPLES = "examples"


AT_THE_TABLE: dict[str, str] = {game: typed for game in ids() if (typed := offered(game, "AT_THE_TABLE"))}
"""What is typed where `scorer score` asks, as the tests of the game say."""

COMMANDS: dict[str, list[str]] = {
    "help": ["--help"],
    "score-help": ["score", "--help"],
    "template-help": ["template", "--help"],
    "schema-help": ["schema", "--help"],
    "track-help": ["track", "--help"],
    "replay-help": ["replay", "--help"],
    "catalogues-help": ["catalogues", "--help"],
    "games": ["games"],
    "languages": ["languages"],
    "rules-help": ["rules", "--help"],
    "rules-entry": ["rules", "africa.score.majority.round"],
    "rules-ruling": ["rules", "africana.tie.money"],
    "rules-markdown": ["rules", "africa.nomad.reveal", "--format", "markdown"],
    "rules-nothing": ["rules", "xyzzyqq"],
    "no-command": [],
    "no-such-command": ["scor"],
    "no-such-option": ["score", "africa", "--explian"],
    "no-such-format": ["score", "africa", "--format", "xml"],
    "no-such-game": ["score", "afrika"],
    "no-such-file": ["score", "africa", "nothing.json", "tests"],
    "no-such-ruling": ["score", "africa", "--ruling", "africa.majority.roundin=up"],
    "no-such-schema": ["schema", "sheets"],
    "no-reading": ["score", "africa", "--ruling", "up"],
    "no-value": ["score", "africa", "--format"],
    "no-game": ["score"],
    "too-much": ["games", "africa"],
    "no-such-move-number": ["replay", "examples/afritoria.jsonl", "--at", "x"],
    "no-players": ["track", "africa"],
    "no-such-record": ["replay", "nothing.json"],
    "value-for-flag": ["score", "africa", "--explain=yes"],
}
for game in ids():
    example = f"{EXAMPLES}/{game}.json"
    if (ROOT / example).exists():
        COMMANDS[f"{game}-table"] = ["score", game, example, "--format", "table", "--explain", "--compare"]
        COMMANDS[f"{game}-text"] = ["score", game, example, "--explain", "--compare"]
    if (ROOT / (bad := f"tests/data/bad-{game}.jsonl")).exists():
        COMMANDS[f"{game}-bad"] = ["score", game, bad]
    COMMANDS[f"{game}-broken"] = ["score", game, *(f"tests/data/{name}" for name in ("broken.json", "empty.json"))]
    if game in AT_THE_TABLE:
        COMMANDS[f"{game}-asked"] = ["score", game]


@pytest.mark.parametrize("name", COMMANDS)
def test_golden(name: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    typed = AT_THE_TABLE[COMMANDS[name][1]] if name.endswith("-asked") else None
    seen = ""
    for lang in languages():
        monkeypatch.setenv("SCORER_LANG", lang)
        run = program(*COMMANDS[name], typed=typed)
        assert "Traceback" not in run.out + run.err
        seen += f"=== {lang}\n{run.out}--- standard error\n{run.err}--- {run.code}\n"
    compare(GOLDEN / f"{name}.txt", seen)


@pytest.mark.parametrize("game", ids())
def test_what_a_game_takes_and_gives(game: str) -> None:
    """What other programs rely on: the forms of a game, and its moves with everything that they ask."""
    offered = {
        "tally": tally_schema(game),
        "sheet": sheet_schema(game),
        "record": record_schema(game),
        "options": {field.key: asked(field) for field in kit_for(game).options},
        "moves": {name: offer(kind) for name, kind in moves(game).items()},
    }
    compare(GOLDEN / f"{game}.json", json.dumps(offered, ensure_ascii=False, indent=1) + "\n")


def offer(kind: type[Move]) -> dict[str, object]:
    """What there is to say of a kind of move."""
    told = ("title", "rule", "word", "also", "reveals")
    return {**{key: getattr(kind, key) for key in told}, "asks": {field.key: asked(field) for field in kind.fields}}


def asked(field: Field) -> dict[str, object]:
    """How a value of a move is asked for."""
    return {key: getattr(field, key) for key in ("question", "help", "rule", "required", "needed", "kind")}


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{name}.txt" for name in (*COMMANDS, "search", "config")} | {f"{game}.json" for game in ids()}
    assert {file.name for file in GOLDEN.iterdir() if file.is_file()} == wanted
