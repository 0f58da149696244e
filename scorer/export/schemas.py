"""JSON Schemas (2020-12) of what goes in and what comes out, made from the games' own descriptions.

What has a form of its own stands by its name under `$defs`, so that code made from a schema can be read. Titles and
descriptions are in the chosen language; nothing else depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ..model import Game, Ruling
from ..registry import game, ids
from ..scoring.adjust import ADJUST, HEADING
from ..scoring.fields import Field, or_null
from ..scoring.tally import form_of
from ..text.copies import copy_json
from ..text.errors import UnknownName, language
from ..text.i18n import N_, Language
from ..text.names import NAME

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

NO_SCHEMA = N_("There is no schema for “{name}”.")


def schema(kind: str, game: str | None = None, lang: str = "en") -> Schema:
    """Returns a JSON Schema (2020-12) as a new dictionary, its titles and descriptions in the language `lang`.

    `kind` is `tally`, `sheet`, `rules` (an entry of the reference, or a list of them) or `record` (one line of it): of
    the game `game`, or of any game if that is None. Or it is `game` (what `GameDescription.to_dict` returns) or `error`
    (what `ScorerError.to_dict` returns): these two are the same for all games, and their descriptions are in English.

    Raises `UnknownName` if there is no schema of this kind, no game `game` or no language `lang`; this holds for the
    kinds `game` and `error`, too, although game and language change nothing there.
    """
    if kind not in SCHEMAS:
        raise UnknownName(NO_SCHEMA, known=SCHEMAS, name=kind, code="unknown-schema")
    return copy_json(SCHEMAS[kind](game, lang))


def tally_schema(game_id: str | None = None, lang: str = "en") -> Schema:
    """Returns the schema of a tally of a game, or of any game.

    Raises `UnknownName` if there is no such game or language.
    """
    say = language(lang)
    if game_id is not None:
        its_game = game(game_id)
        tally, defs = _tally(its_game, say, "")
        title = say.gettext("{game}: tally", game=its_game.name)
        tally["properties"]["game"] = or_null(tally["properties"]["game"])
        return {"$schema": DIALECT, "title": title, **tally, "$defs": defs}
    defs = {}
    for id in ids():
        name = _pascal(id)
        tally, own = _tally(game(id), say, name)
        # Which game it is must be told where it is not known beforehand.
        defs |= {f"{name}Tally": {**tally, "required": ["game", "players"]}, **own}
    named = [_ref(f"{_pascal(id)}Tally") for id in ids()]
    return {"$schema": DIALECT, "title": say.gettext("Tally"), "oneOf": named, "$defs": defs}


def sheet_schema(game_id: str | None = None, lang: str = "en") -> Schema:
    """Returns the schema of a sheet of a game, or of any game.

    Raises `UnknownName` if there is no such game or language.
    """
    say = language(lang)
    if game_id is not None:
        its_game = game(game_id)
        sheet, defs = _sheet(its_game, say, "")
        title = say.gettext("{game}: sheet", game=its_game.name)
        return {"$schema": DIALECT, "title": title, **sheet, "$defs": defs}
    defs = {}
    for id in ids():
        sheet, own = _sheet(game(id), say, _pascal(id))
        defs |= {f"{_pascal(id)}Sheet": sheet, **own}
    named = [_ref(f"{_pascal(id)}Sheet") for id in ids()]
    return {"$schema": DIALECT, "title": say.gettext("Sheet"), "oneOf": named, "$defs": defs}


def rules_schema(game_id: str | None = None, lang: str = "en") -> Schema:
    """Returns the schema of an entry of the rules reference, or of a list of them.

    Raises `UnknownName` if there is no such game or language.
    """
    from ..reference.entries import SECTIONS

    say = language(lang)
    games = [game(id) for id in ids()] if game_id is None else [game(game_id)]
    text, rule_id = {"type": "string"}, _ref("Id")
    reading = _object(reading=_NAME, text=_NAME, stated_by=_list(_NAME))
    entry = _object(
        id=rule_id,
        game={"enum": [each.id for each in games]},
        kind={"enum": ["rule", "ruling", "question", "term"]},
        section={"enum": list(SECTIONS)},
        title=_NAME,
        text=_NAME,
        sources={"type": "object", "additionalProperties": {"enum": ["agrees", "silent", "differs"]}},
        difference=text,
        see=_list(rule_id),
        words=text,
        status={"enum": ["source", "official", "ours", "outdated"]},
        headings={"type": "object", "additionalProperties": _NAME},
        readings=_list(_ref("Reading"), 2),
        default=_NAME,
        reason=_NAME,
    )
    # Headings stand where rulebooks have it, the last three belong to rulings.
    entry["required"] = entry["required"][:-4]
    entry["dependentRequired"] = {"readings": ["default", "reason"]}
    one = _ref("Rule")
    return {
        "$schema": DIALECT,
        "title": say.gettext("Rules"),
        "anyOf": [one, _list(one)],
        "$defs": {"Rule": entry, "Id": _RULE, "Reading": reading},
    }


def record_schema(game_id: str | None = None, lang: str = "en") -> Schema:
    """Returns the schema of a line of a record of a game, or of any game.

    Raises `UnknownName` if there is no such game or language.
    """
    say = language(lang)
    games = [game(id) for id in ids()] if game_id is None else [game(game_id)]
    if game_id is None:
        games = [each for each in games if each.optional_part("tracking.kit")]
    lines: Schema = {}
    defs: Schema = {}
    for each in games:
        own, choices = _record_lines(each, say, "" if game_id else _pascal(each.id))
        lines |= own
        defs |= choices
    title = say.gettext("{game}: line of a record", game=games[0].name) if game_id else say.gettext("Line of a record")
    once, moves = {"const": 1}, [_ref(name) for name, line in lines.items() if "move" in line["properties"]]
    lines["Mend"] = _object(mend={"type": "integer", "minimum": 1}, moves=_list({"anyOf": moves}, 1))
    lines["Undo"] = {**_object(undo=once, forced={"const": True}), "required": ["undo"]}
    lines["Redo"] = _object(redo=once)
    return {"$schema": DIALECT, "title": title, "anyOf": [_ref(name) for name in lines], "$defs": {**lines, **defs}}


def _shape_schema(kind: str, game_id: str | None, lang: str) -> Schema:
    """Returns the schema of an error or of the description of a game.

    Raises `UnknownName` if there is no such game or language.
    """
    from . import described

    language(lang)
    if game_id is not None:
        game(game_id)
    schema = described.error_schema() if kind == "error" else described.game_schema()
    return {"$schema": DIALECT, **schema}


SCHEMAS: Mapping[str, Callable[[str | None, str], Schema]] = {
    "tally": tally_schema,
    "sheet": sheet_schema,
    "rules": rules_schema,
    "record": record_schema,
    "game": partial(_shape_schema, "game"),
    "error": partial(_shape_schema, "error"),
}
"""By each kind the function that makes its schema, for a game (or any) in a language."""


def _tally(of: Game, say: Language, prefix: str) -> tuple[Schema, Schema]:
    """The schema of a tally, and what it refers to, each under its name with this before it."""
    form = form_of(of)
    name: Schema = {"type": "string", "pattern": NAME}
    tally = _object(
        game=_with_text(say, N_("The game that was played."), {"const": of.id}),
        id=_id(say),
        edition=_edition(say, prefix),
        rulings=_with_text(say, N_("The chosen reading of each disputed ruling."), or_null(_ref(f"{prefix}Chosen"))),
        began=_with_text(say, N_("The name of the player who began; it changes no points."), or_null(name)),
        players={
            "type": "array",
            "minItems": form.table[0],
            "maxItems": form.table[1],
            "items": _ref(f"{prefix}TallyPlayer"),
        },
    )
    player: Schema = form.schema(say)
    adjust = ADJUST.schema_of(_ref(f"{prefix}Adjustment"))
    player["properties"][ADJUST.key] = or_null({**_texts(ADJUST, say), **adjust})
    defs = {
        f"{prefix}TallyPlayer": player,
        f"{prefix}Adjustment": ADJUST.schema_of_entry(),
        **_choices(of, say, prefix),
    }
    if rounds := form.rounds:
        defs[f"{prefix}InRound"] = rounds.schema_of_round(partial(_titled, say=say))
        made = or_null(rounds.schema_of_table(_ref(f"{prefix}InRound")))
        tally["properties"]["rounds"] = _with_text(say, N_("What each player has in each round, by the name."), made)
    return {**tally, "required": ["players"]}, defs


def _id(say: Language) -> Schema:
    text = N_("Identifies this game: made once, and kept when something is corrected.")
    return _with_text(say, text, or_null({"type": "string", "pattern": NAME}))


def _edition(say: Language, prefix: str) -> Schema:
    text = N_("The edition of the rulebook whose readings are taken.")
    return _with_text(say, text, or_null(_ref(f"{prefix}Edition")))


def _choices(of: Game, say: Language, prefix: str) -> Schema:
    """What can be chosen: an edition, a reading for some rulings, and the readings of each ruling under its name."""
    from ..reference.entries import rule

    readings = {
        _pascal(ruling.id): {"description": rule(ruling.id).text(say.code), "enum": list(ruling.readings)}
        for ruling in of.rulings
    }
    chosen = _object(**{ruling.id: or_null(_ref(_pascal(ruling.id))) for ruling in of.rulings})
    return {
        f"{prefix}Edition": {"enum": list(of.editions)},
        f"{prefix}Chosen": {**chosen, "required": []},
        **readings,
    }


def _record_lines(of: Game, say: Language, prefix: str) -> tuple[Schema, Schema]:
    """The first line and the moves of a game, by their names; and what they refer to."""
    from ..tracking.course import FORMAT
    from ..tracking.moves import OF_ALL, kit_for

    kit, (low, high) = kit_for(of.id), form_of(of).table
    header = _object(
        record={"const": FORMAT},
        game={"const": of.id},
        id=_id(say),
        rules={"type": "integer", "minimum": 1, "maximum": kit.version},
        edition=_edition(say, prefix),
        rulings=_ref(f"{prefix}Chosen"),
        players={"type": "array", "minItems": low, "maxItems": high, "items": {"type": "string", "pattern": NAME}},
        options={**_object(**{field.key: _titled(field, say) for field in kit.options}), "required": []},
    )
    header["required"] = ["record", "game", "rules", "players"]
    lines = {f"{prefix}Header": header}
    for kind in (*kit.parts, *OF_ALL):
        values = {field.key: _titled(field, say) for field in kind.fields}
        by = {} if kind in OF_ALL else {"by": {"type": "string", "pattern": NAME}}
        line = _object(**by, move={"const": kind.name}, **values)
        line["required"] = ["move", *(field.key for field in kind.fields if field.required)]
        lines[f"{prefix}{_pascal(kind.name)}Move"] = {"description": say.gettext(kind.title), **line}
    choices = _choices(of, say, prefix)
    return _words_named(lines, choices, prefix), choices


def _words_named(lines: Schema, defs: Schema, prefix: str) -> Schema:
    """The lines with a name for each choice of words: its key, where all lines mean the same by it."""
    named: Schema = {}
    for name, line in lines.items():
        properties = {}
        for key, part in line["properties"].items():
            words = {"enum": part["enum"]} if "enum" in part else None
            own = f"{prefix}{_pascal(key)}"
            if words and defs.setdefault(own, words) != words:
                own = f"{name}{_pascal(key)}"
                defs[own] = words
            texts = {text: value for text, value in part.items() if text in ("title", "description")}
            properties[key] = {**texts, **_ref(own)} if words else part
        named[name] = {**line, "properties": properties}
    return named


def _titled(field: Field, say: Language) -> Schema:
    return {**_texts(field, say), **field.schema()}


def _texts(field: Field, say: Language) -> Schema:
    return {key: say.gettext(text) for key, text in (("title", field.question), ("description", field.help)) if text}


def _object(**properties: Schema) -> Schema:
    return {
        "type": "object",
        "required": list(properties),
        "properties": properties,
        "additionalProperties": False,
    }


def _list(items: Schema, low: int = 0) -> Schema:
    return {"type": "array", "items": items, "minItems": low}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _with_text(say: Language, text: str, schema: Schema) -> Schema:
    return {"description": say.gettext(text), **schema}


def _pascal(name: str) -> str:
    return "".join([word[:1].upper() + word[1:] for word in name.replace("-", "_").replace(".", "_").split("_")])


_NAME = {"type": "string", "minLength": 1}
_RULE = {"type": "string", "pattern": r"^[a-z]+(\.[a-z0-9_-]+)+$"}
_POINTS = {"type": "integer"}


def _item(what: Schema, say: Language) -> Schema:
    item = _object(
        what=_with_text(say, N_("A key of the category, or a name that people gave."), what),
        count=_with_text(say, N_("How many there are."), {"type": "integer", "minimum": 0}),
        points=_with_text(say, N_("What they are worth together; may be negative."), _POINTS),
        of=_with_text(say, N_("What it is made of, or who shares it."), _list(_NAME, 1)),
        label=_with_text(say, N_("Present only where a name that people gave looks like a key."), {"const": True}),
    )
    return {**item, "required": ["what", "count", "points"]}


def _compared(say: Language) -> Schema:
    """The schema of an item of the decision, whose count is a total or another amount, which may lie below zero."""
    item = _item(_NAME, say)
    del item["properties"]["count"]["minimum"]
    return item


def _line(category: str, label: str, item: str, say: Language) -> Schema:
    line = _object(
        category={"const": category},
        points=_with_text(say, N_("The sum of the items."), _POINTS),
        rule=_with_text(say, N_("The id of the rule behind it."), _RULE),
        text=_with_text(say, N_("The reason as a sentence, in the language that was asked for."), _NAME),
        items=_with_text(say, N_("What the points are made of."), _list(_ref(item), 1)),
    )
    return {"description": label, **line}


def _adjust_line(item: str, say: Language) -> Schema:
    """The schema of the line about what the table agreed on, of which no rule knows."""
    line = _line(ADJUST.key, say.gettext(HEADING), item, say)
    line["properties"]["rule"] = {"type": "null"}
    line["properties"]["items"]["minItems"] = 0
    return line


def _sheet(of: Game, say: Language, prefix: str) -> tuple[Schema, Schema]:
    """The schema of a sheet, and what it refers to, each under its name with this before it."""
    tally, tally_defs = _tally(of, say, prefix)
    labels = of.part("scoring.texts").CATEGORIES
    lines: Schema = {}
    items: Schema = {}
    for category in of.categories:
        name = prefix + _pascal(category.id)
        # Where people give names, the keys are told all the same.
        keys = _ref(f"{name}What")
        items[f"{name}What"] = {"enum": list(category.items)}
        items[f"{name}Item"] = _item({"anyOf": [keys, _NAME]} if category.labels else keys, say)
        lines[f"{name}Line"] = _line(category.id, say.gettext(labels[category.id]), f"{name}Item", say)
    adjust = f"{prefix}AdjustLine"
    lines[adjust], items[f"{prefix}AdjustItem"] = _adjust_line(f"{prefix}AdjustItem", say), _item(_NAME, say)
    winners = _list(_NAME, 1)
    rulings = sorted(of.scoring_rulings)
    disputed = _list(_ref(f"{prefix}Disputed")) if rulings else {"type": "array", "maxItems": 0}
    decided = {"enum": [*(tie.rule for tie in of.tie_breaks), of.shared_rule]}
    low, high = form_of(of).table
    sheet = _object(
        game=_with_text(say, N_("The game that was played."), {"const": of.id}),
        edition=_edition(say, prefix),
        rulings=_with_text(say, N_("The chosen reading of each disputed ruling."), _ref(f"{prefix}Readings")),
        players={"type": "array", "items": _ref(f"{prefix}Player"), "minItems": low, "maxItems": high},
        winners=_with_text(say, N_("The names of all who have won."), winners),
        tie_break=_with_text(
            say,
            N_("The id of the rule that decides between equal totals or shares the victory; null if nobody was tied."),
            or_null(_ref(f"{prefix}TieBreak")),
        ),
        decision=_ref(f"{prefix}Decision"),
        disputed=_with_text(
            say,
            N_("Every other reading that changes a total or the winners; all are tried, none picked at random."),
            disputed,
        ),
        tally=_ref(f"{prefix}Tally"),
        decided=_with_text(say, N_("What decided; only where it was asked for."), _ref(f"{prefix}Decided")),
    )
    sheet["required"].remove("decided")
    in_play = [ruling for ruling in of.rulings if ruling.id not in of.scoring_rulings]
    # Only the sheet of a game that was followed has it.
    sheet["properties"]["disputed_in_play"] = _with_text(
        say,
        N_("Every other reading of a ruling of play under which the moves of the game bring about something else."),
        _list(_ref(f"{prefix}PlayDispute")) if in_play else {"type": "array", "maxItems": 0},
    )
    defs = {
        f"{prefix}Player": _player(list(lines), high, say, teams=form_of(of).has_teams),
        **lines,
        **items,
        f"{prefix}TieBreak": decided,
        f"{prefix}Readings": _object(**{ruling.id: _ref(_pascal(ruling.id)) for ruling in of.rulings}),
        f"{prefix}Decision": _with_text(
            say,
            N_("Why the winners won."),
            _object(rule=_RULE, text=_NAME, items=_list(_ref(f"{prefix}Item"), 1)),
        ),
        f"{prefix}Item": _compared(say),
        f"{prefix}Tally": _with_text(
            say, N_("What was counted; it can be scored again."), {**tally, "required": ["game", "players"]}
        ),
        **tally_defs,
        f"{prefix}Decided": _decided(of, disputed, winners, say),
    }
    if rulings:
        readings = sorted({reading for ruling in of.rulings for reading in ruling.readings})
        defs[f"{prefix}Disputed"] = _disputed(prefix, winners, say)
        defs[f"{prefix}DisputedRuling"], defs[f"{prefix}DisputedReading"] = {"enum": rulings}, {"enum": readings}
    if in_play:
        defs[f"{prefix}PlayDispute"] = _play_dispute(in_play, winners, say)
    return sheet, defs


def _player(lines: Sequence[str], high: int, say: Language, *, teams: bool) -> Schema:
    refs = [_ref(line) for line in lines]
    player = _object(
        name=_NAME,
        total=_with_text(say, N_("The sum of the lines."), _POINTS),
        rank=_with_text(
            say,
            N_(
                "1 is best; a rank is one more than the number of players who did better, so tied players share a rank"
                " (1, 1, 3)."
            ),
            {"type": "integer", "minimum": 1, "maximum": high},
        ),
        winner=_with_text(say, N_("Whether this player has won, alone or with others."), {"type": "boolean"}),
        lines=_with_text(
            say,
            N_("One line for each category, even where it gives nothing."),
            {
                "type": "array",
                "prefixItems": refs,
                "items": {"anyOf": refs},
                # The last one is there only where the table agreed on something.
                "minItems": len(refs) - 1,
                "maxItems": len(refs),
            },
        ),
    )
    if teams:
        player["properties"]["team"] = _with_text(say, N_("The name of the team; only of who plays in one."), _NAME)
    return player


def _disputed(prefix: str, winners: Schema, say: Language) -> Schema:
    return _object(
        ruling=_with_text(
            say,
            N_("The id of the disputed ruling; a list where it takes several together."),
            _one_or_several(f"{prefix}DisputedRuling"),
        ),
        reading=_with_text(
            say,
            N_("The other reading; a list with one for each ruling where it takes several together."),
            _one_or_several(f"{prefix}DisputedReading"),
        ),
        totals=_with_text(
            say, N_("The total of each player under it."), {"type": "object", "additionalProperties": _POINTS}
        ),
        winners=_with_text(say, N_("Who wins under it."), winners),
        changes_winner=_with_text(say, N_("Whether others win under it."), {"type": "boolean"}),
        doubt=_doubt(say),
    )


def _decided(of: Game, disputed: Schema, winners: Schema, say: Language) -> Schema:
    who = _with_text(say, N_("Who would win."), winners)
    change = _object(
        player=_with_text(say, N_("Whose amount it is."), _NAME),
        field=_with_text(
            say, N_("The key of what is counted."), {"enum": [field.key for field in form_of(of).tally.fields]}
        ),
        part=_with_text(
            say,
            N_("The kind, card or value of which there is another number, or its place in a list; may be empty."),
            {"type": "string"},
        ),
        by=_with_text(say, N_("How many more there would be; negative: how many fewer."), {"type": "integer"}),
        winners=who,
    )
    return _object(
        margin=_with_text(
            say,
            N_("The points between the winners and the best of the others; null if all have won."),
            or_null({"type": "integer", "minimum": 0}),
        ),
        changes=_with_text(say, N_("The smallest changes of one number with which others would win."), _list(change)),
        without=_with_text(
            say,
            N_("The categories without which others would win."),
            _list(_object(category={"enum": [*[each.id for each in of.categories], ADJUST.key]}, winners=who)),
        ),
        readings=_with_text(say, N_("The other readings with which others would win."), disputed),
        text=_with_text(say, N_("What should be counted again, in the language that was asked for."), _NAME),
        lines=_with_text(say, N_("What would have changed the outcome, a sentence each."), _list(_NAME)),
    )


def _play_dispute(rulings: Sequence[Ruling], winners: Schema, say: Language) -> Schema:
    return _object(
        ruling=_with_text(say, N_("The id of the disputed ruling."), {"enum": [ruling.id for ruling in rulings]}),
        reading=_with_text(
            say,
            N_("The other reading."),
            {"enum": sorted({reading for ruling in rulings for reading in ruling.readings})},
        ),
        move=_with_text(
            say,
            N_("The first move that brings about something else, or that could not be made."),
            {"type": "integer", "minimum": 1},
        ),
        possible=_with_text(say, N_("Whether all moves could be made."), {"type": "boolean"}),
        over=_with_text(say, N_("Whether the game is over under it."), {"type": "boolean"}),
        totals=_with_text(
            say, N_("The total of each player under it."), {"type": "object", "additionalProperties": _POINTS}
        ),
        winners=_with_text(say, N_("Who wins under it."), winners),
        changes_winner=_with_text(say, N_("Whether others win under it."), {"type": "boolean"}),
        doubt=_doubt(say),
        text=_with_text(say, N_("The same as a sentence."), _NAME),
    )


def _doubt(say: Language) -> Schema:
    text = N_("Whether the rulebooks differ, are all silent, or can be read in two ways.")
    return _with_text(say, text, {"enum": ["differ", "silent", "unclear"]})


def _one_or_several(name: str) -> Schema:
    return {"anyOf": [_ref(name), {"type": "array", "items": _ref(name), "minItems": 2}]}
