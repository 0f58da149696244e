"""Holds every sentence about a scored table against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import scorer
from tests.explained.claims import READINGS, Outcome, true
from tests.explained.games import Game, reader
from tests.explained.reading import LANGUAGES, word
from tests.explained.table import Line, Readings, Tally, ranks


class Checked(NamedTuple):
    """One thing that was said about a table."""

    lang: str
    place: str
    sentence: str
    true: bool


def sentences(game: Game, tally: Tally) -> Iterator[Checked]:
    """Every sentence about a table in every language, and first the numbers that are the same in all of them."""
    readings = in_force(game, tally)

    outcome = Outcome(game.rulings, readings, lambda chosen: game.score(tally, chosen))
    sheet = scorer.score(tally)
    ours = outcome.scored
    yield from numbers(sheet.to_dict(), outcome)
    for lang in LANGUAGES:
        reads = reader(lang, game.id)
        explain = sheet.explain(lang)
        for player in sheet.players:
            for line in player.lines:
                told = explain.line(line)
                known = ours.lines[player.name][line.category]
                is_true = agreed(lang, known) == told if known.rule is None else game.line_is_true(told, reads, known)
                yield Checked(lang, line.category, told, is_true)
        decision = explain.decision()
        yield Checked(lang, "decision", decision, true(decision, reads, game.known, outcome))
        yield from doubts(lang, game, explain.doubt(), outcome)
        listed = explain.readings(usual=True)
        yield Checked(lang, "readings", listed, listed == in_words(lang, game, readings, usual=True))
        listed = explain.readings(usual=False)
        yield Checked(lang, "readings", listed, listed == in_words(lang, game, readings, usual=False))


def agreed(lang: str, line: Line) -> str:
    """The sentence about what the table agreed on of a player."""
    parts = [
        word(lang, "{place}: {message}").format(
            place=f"+{each['points']}" if each["points"] > 0 else f"−{-each['points']}", message=each["why"]
        )
        for each in line.fact
    ]
    said = parts[0] if parts else word(lang, "nothing was agreed on")
    for more in parts[1:]:
        said = word(lang, "{said}; {more}").format(said=said, more=more)
    return said


def in_force(game: Game, tally: Tally) -> Readings:
    """What the tally says, else what its edition states, else the default."""
    edition = tally.get("edition")
    return {
        id: (tally.get("rulings") or {}).get(id)
        or next((reading for reading, stated in ruling.readings.items() if edition in stated), None)
        or next(iter(ruling.readings))
        for id, ruling in game.rulings.items()
    }


def numbers(shown: Mapping[str, Any], outcome: Outcome) -> Iterator[Checked]:
    """Points, rules, totals, ranks and winners of a sheet, and what other readings change."""
    scored = outcome.scored
    place = ranks(scored.totals, scored.winners)
    for player in shown["players"]:
        name = player["name"]
        own = {line["category"]: (line["points"], line["rule"]) for line in player["lines"]}
        yield Checked("", "lines", f"{name}: {own}", own == {key: it[:2] for key, it in scored.lines[name].items()})
        summed = all(sum(item["points"] for item in line["items"]) == line["points"] for line in player["lines"])
        yield Checked("", "items", f"{name}: {player['lines']}", summed)
        told = (player["total"], player["rank"], player["winner"])
        yield Checked(
            "", "total", f"{name}: {told}", told == (scored.totals[name], place[name], name in scored.winners)
        )
    yield Checked("", "winners", f"{shown['winners']}", shown["winners"] == list(scored.winners))
    changing = [
        (entry["ruling"], entry["reading"], entry["totals"], entry["winners"], entry["changes_winner"])
        for entry in shown["disputed"]
    ]
    yield Checked("", "disputed", f"{changing}", sorted(map(repr, changing)) == sorted(map(repr, disputed(outcome))))


def disputed(outcome: Outcome) -> Iterator[tuple[object, ...]]:
    """Each other reading that changes a total or who wins, and what only together changes who wins."""
    scored = outcome.scored
    turning = [changed for changed, _ in outcome.turning]
    for changed, it in outcome.others:
        turns = it.winners != scored.winners
        if len(changed) == 1 and (turns or it.totals != scored.totals):
            ((ruling, reading),) = changed.items()
            yield ruling, reading, it.totals, it.winners, turns
        elif len(changed) > 1 and changed in turning:
            yield list(changed), list(changed.values()), it.totals, it.winners, True


def doubts(lang: str, game: Game, told: str, outcome: Outcome) -> Iterator[Checked]:
    """What is said about other readings, and whether it says all."""
    parts = told.split("\n") if told else []
    for part in parts:
        yield Checked(lang, "doubt", part, true(part, reader(lang, game.id), game.known, outcome))
    yield Checked(lang, "doubts", told, len(parts) == max(1, len(outcome.turning) + len(outcome.yet_others)))


def in_words(lang: str, game: Game, readings: Readings, *, usual: bool) -> str:
    """The readings in force, as a sentence: all, or only those that are not the default."""
    chosen = {id: read for id, read in readings.items() if usual or read != next(iter(game.rulings[id].readings))}
    if not chosen:
        return ""
    listed = " ".join([f"{word(lang, READINGS[pair])} [{pair[0]}={pair[1]}]." for pair in chosen.items()])
    text = "Disputed rulings, as scored here: {readings}" if usual else "Readings other than the default: {readings}"
    return word(lang, text).format(readings=listed)
