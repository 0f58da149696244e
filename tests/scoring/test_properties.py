"""What holds for every table of every game."""

from __future__ import annotations

import json
import re
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator

import scorer
from scorer.export.schemas import sheet_schema, tally_schema
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support.offered import Tally
from tests.support.tallies import READINGS, TABLES, tallies

pytestmark = pytest.mark.unmeasured

SHEETS = {id: Draft202012Validator(sheet_schema(id)) for id in ids()}
TALLIES = {id: Draft202012Validator(tally_schema(id)) for id in ids()}


@given(tallies())
def test_items_add_up_to_lines_and_lines_to_totals(tally: Tally) -> None:
    for player in scorer.score(tally).to_dict()["players"]:
        for line in player["lines"]:
            assert line["points"] == sum(item["points"] for item in line["items"])
        assert player["total"] == sum(line["points"] for line in player["lines"])


@given(tallies(), st.randoms())
def test_seats_and_names_never_change_points(tally: Tally, rng: Any) -> None:
    before = scorer.score(tally)
    seats = list(range(len(tally["players"])))
    rng.shuffle(seats)
    moved = {**tally, "players": [{**tally["players"][i], "name": f"player {i}"} for i in seats]}
    after = scorer.score(moved)
    for i, player in enumerate(before.players):
        other = after[f"player {i}"]
        assert (other.total, other.rank, other.winner) == (player.total, player.rank, player.winner)
        assert [line.points for line in other.lines] == [line.points for line in player.lines]


@given(tallies())
def test_what_compares_nobody_gives_each_player_the_same_alone(tally: Tally) -> None:
    accepted = scorer.score(tally)
    players, readings = accepted.tally.players, accepted.rulings
    for category in game(tally["game"]).categories:
        if not category.compares:
            alone = [line for player in players for line in category.score([player], readings)]
            assert alone == list(category.score(players, readings)), category.id


@given(TABLES["africa"], st.sampled_from(["goods", "gold", "gems"]), st.data())
def test_one_more_never_lowers_the_own_line_africa(tally: Tally, key: str, data: st.DataObject) -> None:
    readings = {ruling: data.draw(st.sampled_from(known)) for ruling, known in READINGS["africa"].items()}
    player = tally["players"][0]
    more: Any = player[key] + 1 if key != "goods" else _one_more(player["goods"], 5)
    richer = {**tally, "players": [{**player, key: more}, *tally["players"][1:]]}
    assert _points(richer, key, readings) >= _points(tally, key, readings)


@given(TABLES["africana"], st.sampled_from(["any", "once"]))
def test_one_more_never_lowers_the_own_line_africana(tally: Tally, reading: str) -> None:
    player = tally["players"][0]
    counts = player["artifacts"]
    more = _one_more(counts, 4)
    # Alone at the table, so that there is an artifact left to add.
    other = {"name": "other"}
    mine = {"name": "me", "artifacts": counts}
    readings = {"africana.collections.repeat": reading}
    before = {"game": "africana", "players": [mine, other]}
    after = {"game": "africana", "players": [{**mine, "artifacts": more}, other]}
    assert _points(after, "collections", readings) >= _points(before, "collections", readings)


def _one_more(counts: Any, most: int) -> Any:
    if isinstance(counts, dict):
        return {kind: min(count + (i == 0), most) for i, (kind, count) in enumerate(counts.items())}
    return [min(count + (i == 0), most) for i, count in enumerate(counts)]


def _points(tally: Tally, category: str, readings: dict[str, str]) -> int:
    lines = scorer.score(tally, rulings=readings).players[0].lines
    return next(line.points for line in lines if line.category == category)


@given(tallies())
def test_json_in_out_in_is_the_same_tally(tally: Tally) -> None:
    accepted = scorer.read(tally)
    again = scorer.read(json.loads(json.dumps(accepted.to_dict())))
    assert again == accepted
    assert scorer.score(accepted) == scorer.score(tally)


@given(tallies())
def test_every_cited_rule_exists(tally: Tally) -> None:
    sheet = scorer.score(tally)
    for id in {line.rule for player in sheet.players for line in player.lines} | {sheet.decision.rule}:
        assert id is not None
        assert scorer.rule(id).id == id


@pytest.mark.slow
@given(tallies())
def test_every_language_tells_the_same_sheet(tally: Tally) -> None:
    sheet = scorer.score(tally)
    told = {lang: sheet.to_dict(lang) for lang in languages()}
    for lang, data in told.items():
        SHEETS[tally["game"]].validate(data)
        texts = [line["text"] for player in data["players"] for line in player["lines"]]
        assert all(texts), lang
        assert not any("{" in text or "}" in text for text in texts), lang
    without = {json.dumps(_without_texts(data)) for data in told.values()}
    assert len(without) == 1


def _without_texts(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_texts(entry) for key, entry in value.items() if key != "text"}
    return [_without_texts(entry) for entry in value] if isinstance(value, list) else value


@given(tallies())
def test_accepted_tallies_fit_their_schema(tally: Tally) -> None:
    scorer.score(tally)
    TALLIES[tally["game"]].validate(tally)
    Draft202012Validator(tally_schema()).validate(tally)
    TALLIES[tally["game"]].validate(scorer.read(tally).to_dict())


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 7) | st.floats() | st.text(max_size=3) | st.just(10**7),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=3), inner, max_size=6),
    max_leaves=6,
)


@given(tallies(), st.data())
def test_what_is_refused_for_its_shape_does_not_fit_the_schema(tally: Tally, data: st.DataObject) -> None:
    """Any value may stand anywhere: the schema and the reader agree, but for what only the whole table can tell."""
    spoiled = json.loads(json.dumps(tally))
    target: Any = data.draw(st.sampled_from([spoiled, *spoiled["players"]]))
    key = data.draw(st.sampled_from([*target, "extra", "goods", "artifacts", "values", "edition", "rulings", "track"]))
    target[key] = data.draw(junk)
    fits = TALLIES[tally["game"]].is_valid(spoiled)
    try:
        scorer.read(spoiled, game=tally["game"])
    except scorer.ImpossibleTally:
        assert fits
    except scorer.ScorerError:
        assert not fits
    else:
        assert fits


@given(tallies())
def test_disputed_is_exact(tally: Tally) -> None:
    """Against scoring every combination of readings from scratch."""
    sheet = scorer.score(tally)
    base = {ruling: sheet.rulings[ruling] for ruling in READINGS[tally["game"]]}
    results = {}
    for readings in product(*READINGS[tally["game"]].values()):
        chosen = dict(zip(base, readings, strict=True))
        changed = tuple(ruling for ruling in base if chosen[ruling] != base[ruling])
        other = scorer.score(tally, rulings=chosen)
        results[changed] = ({player.name: player.total for player in other.players}, other.winners)
    totals, winners = results[()]
    expected = {}
    turning = [set(changed) for changed, (_, won) in results.items() if won != winners]
    for changed, (new, won) in results.items():
        minimal = not any(part < set(changed) for part in turning)
        if changed and minimal and (won != winners or (len(changed) == 1 and new != totals)):
            expected[changed] = (new, won, won != winners)
    found = {entry.rulings: (dict(entry.totals), entry.winners, entry.changes_winner) for entry in sheet.disputed}
    assert found == expected


@given(tallies())
def test_the_sentence_about_disputes_is_true(tally: Tally) -> None:
    """Nothing changes only if no total, rank, winner or reason does under any combination of readings."""
    sheet = scorer.score(tally)
    rulings = READINGS[tally["game"]]
    others = [scorer.score(tally, rulings=dict(zip(rulings, each, strict=True))) for each in product(*rulings.values())]
    told = {(tuple([each[1:4] for each in other.players]), other.decision) for other in others}
    said = sheet.explain("en").doubt()
    assert said.startswith("No disputed ruling of the final scoring") == (len(told) == 1)
    if {other.winners for other in others} == {sheet.winners}:
        points = {tuple([each.total for each in other.players]) for other in others}
        assert said.startswith("Disputed rulings change points") == (len(points) > 1)
    # Whoever wins under any of them is named.
    changing = [entry.winners for entry in sheet.disputed if entry.changes_winner]
    unlisted = {other.winners for other in others} - {sheet.winners, *changing}
    assert len(said.splitlines()) == max(1, len(changing) + len(unlisted))
    for winners in [*changing, *unlisted]:
        assert re.search(rf"(it is|victory goes to|is shared:) {re.escape(language('en').join(winners))} \(", said)


@given(tallies())
def test_whoever_has_the_points_of_a_winner_is_named(tally: Tally) -> None:
    """With what was compared; the tie-break is for the victory only, so other equals share a rank."""
    sheet = scorer.score(tally)
    best = max(player.total for player in sheet.players)
    equal = [player.name for player in sheet.players if player.total == best]
    if len(equal) > len(sheet.winners):
        assert [item.what for item in sheet.decision.items] == equal
        for lang in languages():
            assert all(name in sheet.explain(lang).decision() for name in equal)
    for one, other in combinations(sheet.players, 2):
        assert (one.rank == other.rank) == (one.total == other.total and one.winner == other.winner)


@given(tallies())
def test_ranks_are_shared_and_skip(tally: Tally) -> None:
    sheet = scorer.score(tally)
    for player in sheet.players:
        better = [other for other in sheet.players if other.rank < player.rank]
        assert player.rank == len(better) + 1
        assert all(other.total >= player.total for other in better)
        assert player.winner == (player.rank == 1)
    assert list(sheet.winners) == [player.name for player in sheet.players if player.rank == 1]


@given(tallies())
def test_values_are_frozen(tally: Tally) -> None:
    sheet = scorer.score(tally)
    assert sheet == scorer.score(tally)
    with pytest.raises(AttributeError):
        sheet.players = ()  # type: ignore[misc]
    with pytest.raises(AttributeError):
        sheet.players[0].lines[0].items[0].points = 99  # type: ignore[misc]
