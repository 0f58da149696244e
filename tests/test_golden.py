"""What a person sees, in five languages, compared letter by letter.

After a wanted change: UPDATE_GOLDEN=1 pytest tests/test_golden.py, then read the difference.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest
from program import Program

from scorer.games import ids
from scorer.text.i18n import languages

ROOT = Path(__file__).parent.parent
GOLDEN = Path(__file__).parent / "golden"
EXAMPLES = "examples"


def at_the_table(game: str) -> str:
    """What is typed where `scorer score` asks, as the tests of the game say."""
    try:
        typed: str = import_module(f"{game}.examples").AT_THE_TABLE
    except ModuleNotFoundError:
        return ""
    return typed


AT_THE_TABLE = {game: typed for game in ids() if (typed := at_the_table(game))}

COMMANDS: dict[str, list[str]] = {
    "help": ["--help"],
    "score-help": ["score", "--help"],
    "template-help": ["template", "--help"],
    "schema-help": ["schema", "--help"],
    "track-help": ["track", "--help"],
    "replay-help": ["replay", "--help"],
    "games": ["games"],
    "languages": ["languages"],
    "rulings": ["rulings"],
    "rules": ["rules"],
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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", COMMANDS)
def test_golden(name: str, lang: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SCORER_LANG", lang)
    typed = AT_THE_TABLE[COMMANDS[name][1]] if name.endswith("-asked") else None
    run = program(*COMMANDS[name], typed=typed)
    seen = f"{run.out}--- standard error\n{run.err}--- {run.code}\n"
    assert "Traceback" not in seen
    file = GOLDEN / f"{name}.{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{name}.{lang}.txt" for name in COMMANDS for lang in languages()}
    assert {file.name for file in GOLDEN.iterdir()} == wanted
