"""What was written down of a game, mended: amounts of every kind, names, and what else is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

import scorer
from scorer.log import About, Play, write_play
from scorer.log.fixing import ABOUT, BEGAN, NAME, Fixing
from scorer.log.lines import line_of
from scorer.scoring.adjust import ADJUST
from scorer.text.errors import ScorerError, language
from scorer.text.i18n import languages
from tests.support import ROOT

STAMP = "2099-11-22T20:41:07.123Z"


def play(game: str, **more: object) -> Play:
    tally = {**json.loads((ROOT / "examples" / f"{game}.json").read_text("utf-8")), **more}
    about = About(place="home", note="long", minutes=70)
    return write_play(scorer.score(tally), stamp=STAMP, id="a", at="2026-11-22", about=about)


def points_only(**more: object) -> Play:
    data = {"v": 1, "play": "a", "t": STAMP, "at": "2026-11-22", "game": "chess", "totals": {"Anna": 44, "J. R.": 31}}
    return Play(line_of({**data, **more}))


def fixed(old: Play, *changes: str, lang: str = "en") -> Play:
    fixing = Fixing(old, language(lang))
    for change in changes:
        fixing.change(change)
    new = fixing.play()
    assert new is not None
    assert (new.id, new.line.data["v"]) == ("a", 1)
    assert new.line.stamp > old.line.stamp
    return new


def had(new: Play, name: str) -> dict[str, Any]:
    tally: Any = new.tally
    return next(player for player in tally["players"] if player["name"] == name)


def test_a_player_may_be_typed_without_accents_where_that_is_clear() -> None:
    two = play("africa", players=[{"name": name, "track": 9} for name in ("Zoé", "Zoë", "Ärla")])
    assert had(fixed(two, "arla.gold=5", "began=arla"), "Ärla")["gold"] == 5
    assert had(fixed(two, "Zoë.gold=5"), "Zoë")["gold"] == 5
    with pytest.raises(ScorerError):
        fixed(two, "zoe.gold=5")


@pytest.mark.parametrize(
    ("game", "change", "key", "value"),
    [
        ("africa", "Anna.gold=5", "gold", 5),
        ("africa", "anna.Gold Nuggets = five", "gold", 5),
        ("africa", "ANNA.nuggets=2+3", "gold", 5),
        ("africa", "Anna.gold=", "gold", None),
        ("africa", "Anna.track=300", "track", 300),
        ("africa", "Anna.goods=2 statues and a kettle", "goods", {"statue": 2, "kettle": 1}),
        ("africa", "Ben.bonus=no", "bonus", False),
        ("africana", "Italy.expeditions=4 6 6", "expeditions", [4, 6, 6]),
        ("africana", "Italy.silver=7", "silver", 7),
        ("afritoria", "Ben.values=4 5 1", "values", {"3": 4, "2": 5, "1": 1}),
        ("afritoria", "Ben.pile=green lion, blue porcupine", "pile", ["green lion", "blue porcupine"]),
    ],
)
def test_amounts_of_every_kind(game: str, change: str, key: str, value: object) -> None:
    old = play(game)
    name = next(each for each in old.names if each.casefold() == change.partition(".")[0].casefold())
    new = fixed(old, change)
    assert had(new, name).get(key) == value
    assert scorer.problems(new.tally or {}) == ()


def test_the_points_told_are_those_told_now() -> None:
    new = fixed(play("africa"), "Anna.gold=5")
    assert list(new.totals) == [player.total for player in new.sheet.players]
    assert fixed(play("africa"), "note=").totals == play("africa").totals


def test_of_two_ways_to_count_one_is_left() -> None:
    both = had(fixed(play("afritoria"), "Ben.pile=4 5 1"), "Ben")
    assert "pile" not in both
    assert both["values"] == {"3": 4, "2": 5, "1": 1}


@pytest.mark.parametrize("lang", languages())
def test_fields_and_words_are_called_as_people_call_them(lang: str) -> None:
    say = language(lang)
    changes = [f"Anna.{field.question(lang)}=5" for field in scorer.game("africa").fields if field.kind == "number"]
    new = fixed(play("africa"), *changes, lang=lang)
    assert [had(new, "Anna")[key] for key in ("track", "gold", "gems")] == [5, 5, 5]
    values = {"at": "2026-11-21", "place": "pub", "note": "short", "minutes": "71"}
    words = {key: say.pgettext("change", key) for key in (BEGAN, NAME, *ABOUT)}
    assert len(set(words.values())) == len(words)
    told = [f"{words[key].upper()}={value}" for key, value in values.items()]
    new = fixed(play("africa"), *told, f"{words[BEGAN]}=ben", f"Anna.{words[NAME]}=Hanna", lang=lang)
    assert (new.at, new.place, new.note, new.minutes, new.began) == ("2026-11-21", "pub", "short", 71, "Ben")
    assert new.names[0] == "Hanna"


def test_nothing_behind_the_sign_takes_away() -> None:
    new = fixed(play("africa", began="Anna"), "began=", "place=", "note=", "minutes=")
    assert (new.began, new.place, new.note, new.minutes) == ("", "", "", 0)
    assert fixed(play("africa", began="Anna"), "Anna.name=Hanna").began == "Hanna"


def test_a_change_is_told_with_what_was_before() -> None:
    told = Fixing(play("africa"), language("en")).change("Anna.gold=5")
    assert (told.what, told.before, told.now) == ("Anna – Gold nuggets", "4", "5")
    told = Fixing(play("africa"), language("en")).change("began=Anna")
    assert (told.before, told.now) == ("nothing", "Anna")


def test_what_changes_nothing_is_no_change() -> None:
    fixing = Fixing(play("africa"), language("en"))
    fixing.change("Anna.gold=4")
    assert fixing.play() is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("Anna", "“Anna” is no change"),
        ("gold=5", "nothing called “gold”"),
        ("Zoe.gold=5", "Nobody here is called “Zoe”"),
        ("Anna.golf=5", "Did you mean"),
        ("Anna=46", "follow from what was counted"),
        ("Anna.gold=x", "whole number"),
        ("Anna.goods=2 kettels", "2 kettles"),
        ("Anna.name=ben", "already at the table"),
        ("Anna.name=", "not a name"),
        ("Anna.bonus=yes", "only one +3 marker"),
        ("Anna.gold=171", "0 to 170"),
        ("Anna.track=", "missing"),
        ("began=Zoe", "Nobody here is called"),
        ("at=", "Every game has a day"),
        ("at=tomorrow", "not a time"),
        ("minutes=0", "not a number of minutes"),
    ],
)
def test_what_cannot_be_is_refused_with_what_is_allowed(change: str, message: str) -> None:
    with pytest.raises(ScorerError) as error:
        fixed(play("africa"), change)
    assert message in error.value.text("en")


def test_totals_of_a_game_without_a_tally() -> None:
    new = fixed(points_only(winners=["Anna"]), "j. r.=46", "began=anna")
    assert [(seat.name, seat.total) for seat in new.result.seats] == [("Anna", 44), ("J. R.", 46)]
    assert (new.result.winners, new.began) == (("J. R.",), "Anna")
    new = fixed(points_only(winners=["J. R."]), "Anna=−3")  # the fewest points won, and do
    assert new.result.winners == ("Anna",)
    new = fixed(points_only(winners=[]), "Anna=", "J. R..name=Joe")
    assert [(seat.name, seat.total, seat.winner) for seat in new.result.seats] == [
        ("Anna", None, False),
        ("Joe", 31, False),
    ]
    with pytest.raises(ScorerError, match="number of points"):
        fixed(points_only(), "Anna=4.5")
    with pytest.raises(ScorerError, match="nothing called"):
        fixed(points_only(), "Anna.gold=5")


@pytest.mark.parametrize("lang", languages())
def test_what_the_table_agreed_on_is_mended(lang: str) -> None:
    old = play("africa")
    name = old.names[0]
    word = language(lang).call(ADJUST.unit)
    new = fixed(old, f"{name}.{word}=-2 x; +3 y", lang=lang)
    assert had(new, name)["adjust"] == [{"points": -2, "why": "x"}, {"points": 3, "why": "y"}]
    assert [b - a for a, b in zip(old.totals, new.totals, strict=True)] == [1, *[0] * (len(old.totals) - 1)]
    assert new.result.scored
    again = fixed(new, f"{name}.adjust=", lang=lang)
    assert again.tally == old.tally
    assert fixed(new, f"{name}.adjust=0", lang=lang).tally == old.tally
    with pytest.raises(ScorerError):
        fixed(old, f"{name}.adjust=x")
