"""What decided: the smallest changes that make others win, tried one by one through the JSON of a tally."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import run
from typing import Any

import pytest
from hypothesis import given, settings

import scorer
from scorer.registry import ids
from scorer.scoring.decided.decided import MOST, Change, Decided
from tests.support.offered import Tally
from tests.support.tallies import tallies

EXAMPLES = {id: json.loads(Path(f"examples/{id}.json").read_text("utf-8")) for id in ids()}


def africa(*players: tuple[str, int, dict[str, Any]]) -> scorer.Sheet:
    """The sheet of a table of Africa, from name, score track, and the rest of each player."""
    return scorer.score({"game": "africa", "players": [{"name": n, "track": t, **rest} for n, t, rest in players]})


def other_points(value: Any, by: int) -> Any:
    """A sum, or points of cards: the highest is another."""
    if not isinstance(value, list):
        return (value or 0) + by
    points = sorted(value or [0])
    return [*points[:-1], points[-1] + by]


def other_kinds(value: Any, part: str, by: int) -> Any:
    """Counts without names, or with."""
    if part.isdecimal():
        counts = [*(value or []), 0]
        counts[int(part) - 1] += by
        return counts if counts[-1] else counts[:-1]
    counted = {**(value or {}), part: (value or {}).get(part, 0) + by}
    return {key: count for key, count in counted.items() if count}


def other_cards(value: Any, part: str, by: int) -> Any:
    return value + [part] * by if by > 0 else sorted(value, key=lambda card: card != part)[-by:]


def other_values(value: Any, part: str, by: int) -> Any:
    return {**value, part: value.get(part, 0) + by}


def changed(tally: Tally, change: Change) -> Tally:
    """The tally with one amount of it changed, without a word of the code that found it."""
    players = [dict(player) for player in tally["players"]]
    player = next(player for player in players if player["name"] == change.player)
    kind = next(field.kind for field in scorer.game(tally["game"]).fields if field.key == change.field)
    value, part, by = player.get(change.field), change.part, change.by
    if kind == "flag":
        for other in players:
            other.pop(change.field, None)
    new: dict[str, Callable[[], Any]] = {
        "flag": lambda: by > 0,
        "number": lambda: (value or 0) + by,
        "points": lambda: other_points(value, by),
        "kinds": lambda: other_kinds(value, part, by),
        "cards": lambda: other_cards(value, part, by),
        "values": lambda: other_values(value, part, by),
    }
    player[change.field] = new[kind]()
    return {**tally, "players": players}


def winners(tally: Tally) -> tuple[str, ...] | None:
    """Who wins; None where that cannot lie on a table."""
    return None if scorer.problems(tally) else scorer.score(tally).winners


def named(tally: Tally) -> list[str]:
    """The kinds that the players have named."""
    values = [player.get(field) for player in tally["players"] for field in ("goods", "artifacts")]
    return list(dict.fromkeys([label for value in values if isinstance(value, dict) for label in value]))


def amounts(tally: Tally) -> Iterator[tuple[str, str, str, str]]:
    """Every amount that is counted: player, field, its kind, part."""
    labels = named(tally)
    for player in tally["players"]:
        for field in scorer.game(tally["game"]).fields:
            value = player.get(field.key)
            if field.kind in ("cards", "values") and value is None:
                continue
            parts = [""]
            if field.kind == "kinds" and ((isinstance(value, list) and value) or not labels):
                parts = [str(number + 1) for number in range(min(5, len(value or ()) + 1))]
            elif field.kind == "kinds":
                known = [part.key for part in field.parts() if part.key not in labels]
                parts = [*dict.fromkeys(labels), *known]
            elif field.kind in ("cards", "values"):
                parts = [part.key for part in field.parts()]
            for part in parts:
                yield player["name"], field.key, field.kind, part


def turning(tally: Tally, size: int) -> set[Change]:
    """Every change of one amount by so much with which others win; by brute force."""
    now = winners(tally)
    found = set()
    for name, field, kind, part in amounts(tally):
        had = next(p for p in tally["players"] if p["name"] == name).get(field)
        for by in (size, -size):
            if kind == "flag" and (size > 1 or bool(had) == (by > 0)):
                continue
            if kind == "cards" and had.count(part) + by < 0:
                continue
            then = winners(changed(tally, Change(name, field, part, by, ())))
            if then not in (None, now):
                found.add(Change(name, field, part, by, then or ()))
    return found


@pytest.mark.slow
@pytest.mark.unmeasured
@settings(max_examples=60, deadline=None)
@given(tallies())
def test_no_smaller_change_exists(tally: Tally) -> None:
    """What it says is all that there is, and nothing smaller; every change leads where it says."""
    decided = scorer.score(tally).decided
    for size in range(1, decided.size or MOST + 1):
        assert not turning(tally, size)
    for change in decided.changes:
        assert winners(changed(tally, change)) == change.winners != scorer.score(tally).winners
    if decided.size:
        # Where the table has names of its own for all kinds, no other name is proposed.
        missing = turning(tally, decided.size) - set(decided.changes)
        assert not missing or len(named(tally)) >= 2
        assert all(change.part not in named(tally) and change.field in ("goods", "artifacts") for change in missing)
    assert len(decided.changes) == len(set(decided.changes))


@pytest.mark.unmeasured
@settings(max_examples=60, deadline=None)
@given(tallies())
def test_the_rest_is_what_the_sheet_says(tally: Tally) -> None:
    sheet = scorer.score(tally)
    decided = sheet.decided
    best = max(player.total for player in sheet.players)
    others = [player.total for player in sheet.players if not player.winner]
    assert decided.margin == (best - max(others) if others else None)
    assert decided.readings == tuple(entry for entry in sheet.disputed if entry.changes_winner)
    for lang in scorer.languages():
        said = sheet.explain(lang).decided(decided)
        assert all(said)
        assert sheet.to_dict(lang, decided=True)["decided"] == decided.to_dict(said)
    assert "decided" not in sheet.to_dict()


@pytest.mark.unmeasured
@settings(max_examples=60, deadline=None)
@given(tallies())
def test_without_a_category(tally: Tally) -> None:
    """Of its points nothing is left; who then has most would have won."""
    sheet = scorer.score(tally)
    told = {each.category: each.winners for each in sheet.decided.without}
    for at, line in enumerate(sheet.players[0].lines if sheet.game != "afritoria" else ()):
        left = {player.name: player.total - player.lines[at].points for player in sheet.players}
        ahead = tuple(name for name, total in left.items() if total == max(left.values()))
        # Between equals a tie-break decides.
        assert set(told.get(line.category, sheet.winners)) <= set(ahead)
        assert sheet.winners not in told.values()
    assert sheet.game != "afritoria" or not told  # nothing is left


def test_one_more_and_another_wins() -> None:
    """Whoever is one behind: one point more shares the victory, one good more of a kind of which there is one wins."""
    sheet = africa(("Anna", 30, {"goods": {"drum": 1}}), ("Ben", 32, {}))
    decided = sheet.decided
    assert (decided.margin, decided.size) == (1, 1)
    assert {(change.player, change.field, change.part, change.by, change.winners) for change in decided.changes} == {
        ("Anna", "track", "", 1, ("Anna", "Ben")),
        ("Anna", "bonus", "", 1, ("Anna",)),
        ("Anna", "goods", "drum", 1, ("Anna",)),
        ("Anna", "goods", "statue", 1, ("Anna", "Ben")),
        ("Anna", "goods", "shirt", 1, ("Anna", "Ben")),
        ("Anna", "goods", "kettle", 1, ("Anna", "Ben")),
        ("Anna", "gold", "", 1, ("Anna",)),
        ("Anna", "gems", "", 1, ("Anna",)),
        ("Ben", "track", "", -1, ("Anna", "Ben")),
    }


def test_the_marker_lies_with_one_player() -> None:
    """It goes from one to another, or to nobody: never have two."""
    sheet = africa(("Anna", 30, {"bonus": True}), ("Ben", 31, {}), ("Cleo", 29, {}))
    changes = {
        (change.player, change.by): change.winners for change in sheet.decided.changes if change.field == "bonus"
    }
    assert changes == {("Anna", -1): ("Ben",), ("Ben", 1): ("Ben",), ("Cleo", 1): ("Cleo",)}


def test_what_the_table_does_not_allow_is_not_proposed() -> None:
    """A sixth tile of a kind, a fifth copy of an artifact, less than nothing."""
    sheet = africa(("Anna", 20, {"goods": {"drum": 5}}), ("Ben", 32, {"goods": {"drum": 0}}))
    assert {change.part for change in sheet.decided.changes if change.by > 0 and change.player == "Anna"}.isdisjoint(
        {"drum"}
    )
    for id, tally in EXAMPLES.items():
        assert all(not scorer.problems(changed(tally, each)) for each in scorer.score(tally).decided.changes), id


def test_a_clear_victory() -> None:
    sheet = africa(("Anna", 80, {"gold": 9, "gems": 9}), ("Ben", 31, {}))
    decided = sheet.decided
    assert (decided.margin, decided.size, decided.changes) == (69, 0, ())
    assert sheet.explain().decided(decided)[0] == (
        "It was decided by 69 points. No slip of up to 3 in a single number changes who has won."
    )


def test_what_a_player_would_say() -> None:
    sheet = africa(("Anna", 30, {"goods": {"drum": 1}}), ("Ben", 34, {"goods": [1]}))
    assert sheet.explain().decided(sheet.decided) == [
        "It was decided by 4 points. Count again: Anna – Gold nuggets, Gems",
        "Anna – Gold nuggets or Gems: 1 more, and Anna wins.",
        "Without “Score track” the victory would have been shared: Anna and Ben.",
    ]
    assert sheet.explain("nl").decided(sheet.decided)[1] == "Anna – Goudklompen of Edelstenen: met 1 meer wint Anna."


def test_everybody_has_won() -> None:
    sheet = africa(("Anna", 30, {}), ("Ben", 30, {}))
    assert sheet.decided.margin is None
    assert sheet.explain().decided(sheet.decided)[0].startswith("Count again: ")


def test_equal_points() -> None:
    players = [{"name": "Italy", "silver": 9}, {"name": "France", "silver": 8}]
    sheet = scorer.score({"game": "africana", "players": players})
    assert sheet.decided.margin == 0
    assert sheet.explain().decided(sheet.decided)[0].startswith("On points it was a tie.")


@pytest.mark.parametrize("game", EXAMPLES)
def test_frozen(game: str) -> None:
    decided = scorer.score(EXAMPLES[game]).decided
    assert isinstance(decided, Decided)
    assert hash(decided) == hash(scorer.score(EXAMPLES[game]).decided)
    with pytest.raises(AttributeError):
        decided.margin = 0  # type: ignore[misc]


def test_never_loaded_unasked() -> None:
    """Who only scores does not pay for it."""
    code = (
        "import json, sys, scorer; s = scorer.score(json.load(open('examples/africa.json'))); s.to_dict(); s.explain();"
        " print(any('decided' in name for name in sys.modules))"
    )
    told = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_nothing_is_said_of_slips_where_no_number_alone_can_be_another() -> None:
    sheet = africa(("Ann", 60, {}), ("Ben", 6, {}))
    found, told = sheet.decided, sheet.explain("en")
    assert "No slip" in told.decided(found)[0]
    assert told.decided(replace(found, tried=False))[0] == f"It was decided by {found.margin} points."


def test_no_table_is_tried_where_each_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[Decided.__module__], "near", lambda *_: iter(()))
    assert not africa(("Ann", 60, {}), ("Ben", 6, {})).decided.tried
