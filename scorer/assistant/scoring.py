"""What an assistant asks of finished games: what to ask people, scores, reasons, other readings, parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import scorer

from ..description import FieldDescription, game as description_of
from ..reference.provenance import DOUBTS
from ..registry import ids
from ..scoring.fields import LIMIT
from ..scoring.merge import WAYS
from ..text.errors import ScorerError, UnknownName, language, nearest
from ..text.i18n import N_
from ..text.names import look
from . import tallies
from .marker import to_check, without_marker
from .refusals import Fault
from .sources import cited

if TYPE_CHECKING:
    from ..model import Line
    from ..scoring.disputes import Disputed

Told = dict[str, object]


def describe_game(game: str, lang: str = "en", detail: str = "short") -> Told:
    """What to ask people: each question with an example of the answer, and a template."""
    described = description_of(game)
    if detail == "full":
        return {**described.to_dict(lang), "example": tallies.example(game), "template": tallies.template(game, lang)}
    low, high = described.players
    return {
        "id": described.id,
        "name": described.name,
        "players": {"from": low, "to": high},
        "editions": list(described.editions),
        "fields": [_asked(field, game, lang) for field in tallies.fields(game).values()],
        "exactly_one_of": list(tallies.choices(game)),
        "template": tallies.template(game, lang),
    }


def _asked(field: FieldDescription, game: str, lang: str) -> Told:
    """One question, with an example of the answer as the tally takes it."""
    told: Told = {
        "key": field.key,
        "question": field.question(lang),
        "help": field.help(lang),
        "example": tallies.example_of(field),
    }
    if field.required:
        told["required"] = True
    limits = [f"0–{part.most}" for part in field.parts(lang)[:1]]
    most = field.schema().get("maximum")
    if field.kind == "number" and isinstance(most, int) and most < LIMIT:
        limits = [f"0–{most}"]
    if limits and field.kind != "values":
        told["limits"] = limits[0]
    points = {part: worth for short in tallies.shorthands(game) for part, worth in short.points.items()}
    if field.kind == "kinds":
        told["kinds"] = {part.key: part.label for part in field.parts(lang)}
        if field.key in {short.field.key for short in tallies.shorthands(game)}:
            told["points"] = points
    return told


def score_game(
    *,
    tally: Mapping[str, object],
    lang: str = "en",
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    marker: str | None = None,
    detail: str = "short",
) -> Told:
    """Totals, ranks, winners, and each line with its reason and its rule; of one player the points alone."""
    understood, sheet = _scored(tally, lang, edition, rulings, marker, alone=True)
    full = detail == "full"
    if understood.alone:
        return _of_one(understood, sheet, lang, asked=not marker, full=full)
    data: Told = {**sheet.to_dict(lang)}
    if not full:
        data = _short(data)
    others = sheet.disputed if full else [entry for entry in sheet.disputed if entry.doubt != "unclear"]
    data["disputed"] = [_other_reading(sheet, entry, lang) for entry in others]
    if left_out := [entry for entry in sheet.disputed if entry not in others]:
        changed = any([entry.changes_winner for entry in left_out])
        data |= {"left_out": len(left_out), "left_out_changes_winner": changed}
    data |= _beside(understood, sheet, lang, asked=not marker)
    found = {line.rule for player in sheet.players for line in player.lines} | {sheet.decision.rule}
    return {**data, "cited": cited(found, lang, sheet.rulings, texts=full)}


def _beside(understood: tallies.Understood, sheet: scorer.Sheet, lang: str, *, asked: bool) -> Told:
    """What has to be known beside the points; what is to be checked only if it is to be asked."""
    check = to_check(sheet, lang, alone=understood.alone) if asked else []
    told = {
        "note": sheet.note(lang),
        "readings": sheet.explain(lang).readings(usual=False),
        "understood": understood.words,
        "check": check,
    }
    return {key: value for key, value in told.items() if value}


def _of_one(understood: tallies.Understood, sheet: scorer.Sheet, lang: str, *, asked: bool, full: bool) -> Told:
    """The points of one player without all that depends on others."""
    player, units = sheet.players[0], sheet.explain(lang).game.categories
    own = [line for line in player.lines for unit in units if unit.id == line.category and not unit.compares]
    compared = [unit.id for unit in units if unit.compares]
    rulings = {id for unit in units if not unit.compares for id in unit.rulings}
    total = sum([line.points for line in own])
    none = {key: tallies.fields(sheet.game)[key].question(lang) for key in understood.missing if key not in compared}
    lines = [_line_of_one(sheet, line, lang) for line in own]
    found: Told = {
        "game": sheet.game,
        "edition": sheet.edition,
        "players": [{"name": player.name, "total": total, "lines": lines}],
        "alone": _alone(sheet, compared, lang),
        "counted_as_none": none or None,
        **_readings_of_one(sheet, rulings, player.total - total, lang, full=full),
        **_beside(understood, sheet, lang, asked=asked),
        "cited": cited({line.rule for line in own}, lang, sheet.rulings, texts=full),
    }
    return {key: value for key, value in found.items() if value is not None}


def _line_of_one(sheet: scorer.Sheet, line: Line, lang: str) -> Told:
    """A line with its reason."""
    text = sheet.explain(lang).line(line)
    return {"category": line.category, "points": line.points, "rule": line.rule, "text": text}


def _alone(sheet: scorer.Sheet, compared: list[str], lang: str) -> str:
    """That nobody else was counted, and which categories were not, as they depend on others."""
    say, name = language(lang), sheet.players[0].name
    texts = [say.gettext("Only {player} was counted: nothing can be said about ranks or who wins.", player=name)]
    if compared:
        names = say.join([sheet.explain(lang).category(id) for id in compared])
        texts.append(say.gettext("Not counted, because it depends on the others: {names}.", names=names))
    return " ".join(texts)


def _readings_of_one(sheet: scorer.Sheet, rulings: set[str], dropped: int, lang: str, *, full: bool) -> Told:
    """Other readings of some rulings that change the points of one player, without so many that depend on others."""
    name, total = sheet.players[0].name, sheet.players[0].total
    other = [entry for entry in sheet.disputed if rulings.issuperset(entry.rulings) and entry.totals[name] != total]
    told = [entry for entry in other if full or entry.doubt != "unclear"]
    disputed = [
        {**_other_reading(sheet, entry, lang), "totals": {name: entry.totals[name] - dropped}} for entry in told
    ]
    for each in disputed:
        del each["winners"], each["changes_winner"]
    return {"disputed": disputed, **({"left_out": len(other) - len(told)} if len(told) < len(other) else {})}


def _short(sheet: Told) -> Told:
    """A sheet without what nobody repeats to people."""
    kept = {key: value for key, value in sheet.items() if key not in ("tally", "rulings") and value is not None}
    for part in (kept["decision"], *[line for player in _list(kept["players"]) for line in _list(player["lines"])]):
        if isinstance(part, dict):
            part.pop("items", None)
    return kept


def _list(value: object) -> list[Told]:
    assert isinstance(value, list)
    return value


def explain_score(
    *,
    tally: Mapping[str, object],
    player: str | None = None,
    lang: str = "en",
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    marker: str | None = None,
) -> Told:
    """Why a player has the points, with the texts of the rules; without a player what decided the game."""
    understood, sheet = _scored(tally, lang, edition, rulings, marker)
    explain = sheet.explain(lang)
    decision = {"text": explain.decision(), "rule": sheet.decision.rule}
    words = {"understood": understood.words} if understood.words else {}
    if player is None:
        decided = explain.decided(sheet.decided)
        return {
            "winners": list(sheet.winners),
            "totals": {each.name: each.total for each in sheet.players},
            "decision": decision,
            "decided": decided,
            **words,
            "cited": cited({sheet.decision.rule}, lang, sheet.rulings, texts=True),
        }
    found = sheet[_called(player, [each.name for each in sheet.players])]
    lines = [
        {
            "category": explain.category(line.category),
            "points": line.points,
            "reason": explain.line(line),
            "rule": line.rule,
        }
        for line in found.lines
    ]
    return {
        "player": found.name,
        "total": found.total,
        "rank": found.rank,
        "lines": lines,
        "decision": decision,
        **words,
        "cited": cited({*(line.rule for line in found.lines), sheet.decision.rule}, lang, sheet.rulings, texts=True),
    }


def _called(name: str, names: list[str]) -> str:
    """The player with a name, whatever its capitals. Raises `Fault`."""
    for known in names:
        if look(known) == look(name):
            return known
    error = UnknownName(N_("Nobody here is called “{name}”."), name=name, known=names, code="unknown-player")
    raise Fault(error, change={"player": nearest(name, names) or names[0]})


def compare_readings(
    *,
    tally: Mapping[str, object],
    lang: str = "en",
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    marker: str | None = None,
) -> Told:
    """What each other reading of the rules would change."""
    understood, sheet = _scored(tally, lang, edition, rulings, marker)
    order = ("differ", "silent", "unclear")
    entries = sorted(sheet.disputed, key=lambda entry: order.index(entry.doubt))
    return {
        "winners": list(sheet.winners),
        "totals": {player.name: player.total for player in sheet.players},
        "summary": sheet.explain(lang).doubt(),
        "disputed": [_other_reading(sheet, entry, lang) for entry in entries],
        **({"understood": understood.words} if understood.words else {}),
        "cited": cited({id for entry in entries for id in entry.rulings}, lang, sheet.rulings),
    }


def _other_reading(sheet: scorer.Sheet, entry: Disputed, lang: str) -> Told:
    """What another reading means, what was scored instead, who states each, and what kind of doubt it is."""
    explain, in_force = sheet.explain(lang), sheet.rulings
    stated = {ruling.id: ruling.readings for ruling in description_of(sheet.game).rulings}
    both = list(zip(entry.rulings, entry.readings, strict=True))
    scored = entry._replace(readings=tuple([in_force[id] for id in entry.rulings]))
    return {
        **entry.to_dict(),
        "doubt_text": explain.say.gettext(DOUBTS[entry.doubt]),
        "meaning": explain.reading(entry),
        "stated_by": {id: list(stated[id][reading]) for id, reading in both},
        "scored_as": {
            "reading": scored.to_dict()["reading"],
            "meaning": explain.reading(scored),
            "stated_by": {id: list(stated[id][in_force[id]]) for id in entry.rulings},
        },
    }


EXAMPLE_PARTS = [{"game": ids()[0], "players": [player]} for player in tallies.players_of_example(ids()[0])]
"""What two players have counted, each alone."""


def merge_tallies(parts: list[object], lang: str = "en") -> Told:
    """One tally out of what each player counted alone, and where they say different things."""
    try:
        merged = scorer.merge(parts)
    except ScorerError as error:
        raise Fault(error, change={"parts": EXAMPLE_PARTS}) from None
    conflicts = [
        {"player": each.player, "key": each.key, "values": list(each.values), "parts": list(each.parts)}
        for each in merged.conflicts
    ]
    say = language(lang)
    asked = [
        say.gettext("Ask {player}: {question}", player=each.player, question=_question(merged.tally, each.key, lang))
        for each in merged.conflicts
        if each.player
    ]
    return {"tally": merged.tally, "conflicts": conflicts, **({"ask": asked} if asked else {})}


def _question(tally: Mapping[str, object], key: str, lang: str) -> str:
    """What is asked of a field of a tally, or of several ways to count; its key where it has no question."""
    game = tally.get("game")
    fields = tallies.fields(game) if isinstance(game, str) else {}
    return ", ".join([fields[each].question(lang) if each in fields else each for each in key.split(WAYS)])


def _scored(
    tally: Mapping[str, object],
    lang: str,
    edition: str | None,
    rulings: Mapping[str, str] | None,
    marker: str | None,
    *,
    alone: bool = False,
) -> tuple[tallies.Understood, scorer.Sheet]:
    """A tally, understood and scored; with `marker` “in” without the points of it. Raises `WrongTally` and `Fault`."""
    understood = tallies.understood(tally, lang, edition, rulings, alone=alone)
    if marker == "in":
        less, words = without_marker(understood.tally)
        understood = understood._replace(tally=less, words={**understood.words, **words})
    return understood, scorer.score(understood.tally, edition=understood.edition, rulings=understood.rulings)
