"""What every game has to offer, and that nothing outside a game's folder knows it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import scorer
from scorer import games, registry, tracking
from scorer.model import Game, Item, Line
from scorer.registry import game, ids
from scorer.text.errors import language
from tests.support.program import Program

PACKAGE = Path(scorer.__file__).parent
EVERY = [game(id) for id in ids()]


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_every_rule_that_is_named_exists(each: Game) -> None:
    known = {entry.id for entry in scorer.rules(each.id)}
    named: set[str] = set()
    folder = PACKAGE / "games" / each.id
    for file in folder.rglob("*.py"):
        named |= set(re.findall(rf'rule="({each.id}\.[a-z0-9._-]+)"', file.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_a_line_of_an_unknown_category_is_not_explained(each: Game) -> None:
    with pytest.raises(KeyError):
        each.part("scoring.texts").explain(Line("unknown", "", (Item("none", 0, 0),)), language("en"))


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile(rf"\b({'|'.join(ids())})\b")
    for file in PACKAGE.rglob("*.py"):
        # What builds the site shows our games; it is no part of the code, though a wheel has it.
        if file.relative_to(PACKAGE).parts[0] not in ("games", "_site"):
            code = re.sub(r'""".*?"""', "", file.read_text("utf-8"), flags=re.DOTALL)
            if file == PACKAGE / "__init__.py":
                # Type checkers cannot look into a folder.
                code = re.sub(r"\n    from \.games import .*", "", code)
            if file == PACKAGE / "ids.py":
                # Made from the folders, for the same reason; tests/package/test_ids.py holds it against them.
                continue
            assert not names.search(code.replace("africa-scorer", "")), file  # the name of the distribution


def test_a_new_game_is_one_new_folder(tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of a game under another name is a game."""
    copy = tmp_path / "meadow"
    original = PACKAGE / "games" / "afritoria"
    for file in original.glob("**/*.py"):
        text = file.read_text("utf-8").replace("afritoria", "meadow").replace("Afritoria", "Meadow")
        target = copy / file.relative_to(original)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    try:
        assert "meadow" in ids()
        run = program(
            "score", "meadow", piped='{"players": [{"name": "A", "pile": []}, {"name": "B", "values": {"3": 1}}]}'
        )
        assert run.code == 0
        assert "Winner with 3 points: B" in run.out
        assert "meadow" in program("games").out
        assert scorer.rule("meadow.win").title() == "Winner"
        followed = program(
            *("track", "meadow", "--record", tmp_path / "game.jsonl", "--players", "A,B"), piped="g10; b5; g6; b3\n"
        )
        assert followed.code == 0
        assert "[meadow.wild.score]" in followed.out
    finally:
        for name in [name for name in sys.modules if ".meadow" in name]:
            del sys.modules[name]
        for cached in (registry._find, registry._load_other, tracking.kit_for, tracking.moves):
            cached.cache_clear()


def test_the_library_offers_what_type_checkers_are_told() -> None:
    told = set(re.findall(r"(\w+) as \1\b", Path(scorer.__file__).read_text("utf-8")))
    assert told == {*scorer._WHERE, *scorer._MODULES, *ids()}
    for name in told:
        assert getattr(scorer, name)
    assert scorer.africa.Tally(()).game == "africa"
    with pytest.raises(AttributeError):
        getattr(scorer, "monopoly")  # noqa: B009  # a type checker would not let it pass
