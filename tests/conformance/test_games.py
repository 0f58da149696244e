"""What every game has to offer, and that nothing outside a game's folder knows it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from program import Program

import scorer
from scorer import games, tracking
from scorer.game import Game, Item, Line
from scorer.games import game, ids
from scorer.reference import entries as reference
from scorer.scoring.readings import in_force
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.text.i18n import languages

PACKAGE = Path(scorer.__file__).parent
EVERY = [game(id) for id in ids()]


def test_the_games_are_those_of_the_contract() -> None:
    assert ids() == ("africa", "africana", "afritoria")


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_every_rule_that_is_named_exists(each: Game) -> None:
    known = {entry.id for entry in scorer.rules(each.id)}
    named = {field.rule for field in form_of(each).tally.fields}
    named |= {form_of(each).players_rule, each.win_rule, each.shared_rule, *(tie.rule for tie in each.tie_breaks)}
    named |= {ruling.id for ruling in each.rulings}
    named |= {related for entry in scorer.rules(each.id) for related in entry.see}
    folder = PACKAGE / "games" / each.id
    for file in folder.glob("*.py"):
        named |= set(re.findall(rf'rule="({each.id}\.[a-z0-9._-]+)"', file.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_rules_belong_to_their_game_and_stand_once(each: Game) -> None:
    found = [entry.id for entry in scorer.rules(each.id)]
    assert len(found) == len(set(found))
    for entry in scorer.rules(each.id):
        assert re.fullmatch(rf"{each.id}(\.[a-z0-9_-]+)+", entry.id)
        assert tuple(entry.sources) == each.editions or set(entry.sources) == set(each.editions)
        assert set(entry.sources.values()) <= {reference.AGREES, reference.SILENT, reference.DIFFERS}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_rules_have_a_text_in_every_language(each: Game, lang: str) -> None:
    for entry in scorer.rules(each.id):
        for text in (entry.title(lang), entry.text(lang)):
            assert text
            assert "{" not in text
        if entry.kind == "ruling":
            assert entry.reason(lang)
            assert all(entry.reading(reading, lang) for reading in entry.readings)


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_rulings_and_their_entries_agree(each: Game) -> None:
    for ruling in each.rulings:
        entry = scorer.rule(ruling.id)
        assert tuple(entry.readings) == tuple(ruling.readings)
        for edition in each.editions:
            stated = ruling.stated_by(edition)
            stance = entry.sources[edition]
            if stated is None:
                assert stance == reference.SILENT
            else:
                assert stance == (reference.AGREES if stated == ruling.default else reference.DIFFERS)


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_an_edition_fixes_what_it_states(each: Game) -> None:
    for edition in each.editions:
        readings = in_force(each, edition)
        for ruling in each.rulings:
            assert readings[ruling.id] == (ruling.stated_by(edition) or ruling.default)


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_categories_read_only_the_rulings_they_name(each: Game) -> None:
    players = form_of(each).players(form_of(each).template(each.id, ["Anna", "Ben"])["players"])
    for category in each.categories:
        # Any other ruling would be a KeyError.
        assert (
            len(
                category.score(
                    players, {ruling.id: ruling.default for ruling in each.rulings if ruling.id in category.rulings}
                )
            )
            == 2
        )


@pytest.mark.parametrize("each", EVERY, ids=ids())
def test_a_line_of_an_unknown_category_is_not_explained(each: Game) -> None:
    with pytest.raises(KeyError):
        each.part("scoring.texts").explain(Line("unknown", "", (Item("none", 0, 0),)), language("en"))


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile(rf"\b({'|'.join(ids())})\b")
    for file in PACKAGE.rglob("*.py"):
        if "games" not in file.relative_to(PACKAGE).parts[:1] or file == PACKAGE / "games" / "__init__.py":
            code = re.sub(r'""".*?"""', "", file.read_text("utf-8"), flags=re.DOTALL)
            if file == PACKAGE / "__init__.py":
                # Type checkers cannot look into a folder.
                code = re.sub(r"\n    from \.games import .*", "", code)
            assert not names.search(code), file


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
        for cached in (game, tracking.kit_for, tracking.moves):
            cached.cache_clear()


def test_the_library_offers_what_type_checkers_are_told() -> None:
    told = set(re.findall(r"(\w+) as \1\b", Path(scorer.__file__).read_text("utf-8")))
    assert told == {*scorer._WHERE, *scorer._MODULES, *ids()}
    for name in told:
        assert getattr(scorer, name)
    assert scorer.africa.Tally
    with pytest.raises(AttributeError):
        scorer.monopoly  # noqa: B018
