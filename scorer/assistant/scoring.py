"""What an assistant asks of finished games: what to ask people, scores, reasons, other readings, parts put together."""

from __future__ import annotations

from collections.abc import Mapping

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
from .parts import disputed_in, limits, part_of
from .readings import other_reading, with_printed_rules
from .refusals import Fault
from .sources import cited

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
        "adjust": tallies.example_of(described.adjust),
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
    """Totals, ranks, winners, and each line with its reason and its rule; of a part of a table only points."""
    understood, sheet = _scored(tally, lang, edition, rulings, marker, part=True)
    full = detail == "full"
    counted, found, data = sheet, {sheet.decision.rule}, Told(sheet.to_dict(lang))
    if understood.part:
        counted, found = part_of(sheet, understood), set()
        data = {**_points(counted, lang), **limits(tally, understood, sheet, lang)}
    elif not full:
        data = _short(data)
    found |= {line.rule for player in counted.players for line in player.lines if line.rule}
    entries = disputed_in(sheet, understood)
    others = entries if full else [entry for entry in entries if entry.doubt != "unclear"]
    data["disputed"] = [other_reading(sheet, entry, lang) for entry in others]
    if left_out := [entry for entry in entries if entry not in others]:
        data["left_out"] = len(left_out)
        if not understood.part:
            data["left_out_changes_winner"] = any([entry.changes_winner for entry in left_out])
    data |= _beside(understood, sheet, lang, asked=not marker)
    return {**data, "cited": cited(found, lang, sheet.rulings, texts=full)}


def _points(sheet: scorer.Sheet, lang: str) -> Told:
    """The points of each player, without who wins."""
    explain, players = sheet.explain(lang), list[Told]()
    for player in sheet.players:
        lines = [
            {"category": line.category, "points": line.points, "rule": line.rule, "text": explain.line(line)}
            for line in player.lines
        ]
        players.append({"name": player.name, "total": player.total, "lines": lines})
    return {"game": sheet.game, "edition": sheet.edition, "players": players}


def _beside(understood: tallies.Understood, sheet: scorer.Sheet, lang: str, *, asked: bool) -> Told:
    """What has to be known beside the points; what is to be checked only if it is to be asked."""
    missing = {key: tallies.fields(sheet.game)[key].question(lang) for key in understood.missing}
    told = {
        "note": sheet.note(lang),
        "readings": sheet.explain(lang).readings(usual=False),
        "counted_as_none": missing,
        "understood": understood.words,
        "check": to_check(sheet, lang, part=understood.part) if asked else [],
    }
    return {key: value for key, value in told.items() if value}


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
    understood, sheet = _scored(tally, lang, edition, rulings, marker, part=True)
    counted = sheet
    data: Told = {"winners": list(sheet.winners), "summary": sheet.explain(lang).doubt()}
    if understood.part:
        counted, data = part_of(sheet, understood), limits(tally, understood, sheet, lang)
    entries = sorted(disputed_in(sheet, understood), key=lambda entry: list(DOUBTS).index(entry.doubt))
    return {
        **data,
        "totals": {player.name: player.total for player in counted.players},
        "disputed": [other_reading(sheet, entry, lang) for entry in entries],
        **({"understood": understood.words} if understood.words else {}),
        "cited": cited({id for entry in entries for id in entry.rulings}, lang, sheet.rulings),
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
    fields = {**tallies.fields(game), "adjust": description_of(game).adjust} if isinstance(game, str) else {}
    return ", ".join([fields[each].question(lang) if each in fields else each for each in key.split(WAYS)])


def _scored(
    tally: Mapping[str, object],
    lang: str,
    edition: str | None,
    rulings: Mapping[str, str] | None,
    marker: str | None,
    *,
    part: bool = False,
) -> tuple[tallies.Understood, scorer.Sheet]:
    """A tally, understood and scored; with `marker` “in” without the points of it. Raises `WrongTally` and `Fault`."""
    understood = tallies.understood(tally, lang, edition, rulings, part=part)
    if marker == "in":
        less, words = without_marker(understood.tally)
        understood = understood._replace(tally=less, words={**understood.words, **words})
    sheet = scorer.score(understood.tally, edition=understood.edition, rulings=understood.rulings)
    return understood, with_printed_rules(sheet)
