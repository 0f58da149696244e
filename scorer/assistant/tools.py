"""The tools, each with all that somebody needs who has nothing else; and the answer to a call of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import scorer

from ..description import game as description_of
from ..registry import ids
from ..text.errors import ScorerError, UnknownName
from ..text.i18n import N_, languages
from . import marker, tallies
from .judging import judge_move
from .reading import look_up_rule, search_rules
from .refusals import Fault, WrongTally, compact, fault_told, tally_told
from .scoring import EXAMPLE_PARTS, compare_readings, describe_game, explain_score, merge_tallies, score_game
from .tool import Schema, Tool, checked, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

INSTRUCTIONS = (
    "Rules and scores of these board games: {games}. Of other games nothing can be said here.\n"
    "1. Never work out points or rules yourself: call a tool and repeat what it says.\n"
    "2. Pass the language of the conversation as “lang” ({languages}); texts come back in it.\n"
    "3. Never fill in a tally for people: ask for what is missing. Ask what a result has under “check” before you"
    " tell it, and send the answer as it says.\n"
    "4. Cite the rule of what you tell by its id in brackets, and who says so, as “said_by” tells.\n"
    "5. “disputed” lists other readings; tell them by their “doubt”. differ: the rulebooks print different things,"
    " name which says what. silent: no rulebook says it, and the scored reading is this program’s. unclear: one"
    " reading is printed; leave the other out unless you are asked.\n"
    "6. Say that rulebooks differ only where “doubt” is “differ”, or where “said_by” or a “note” says so.\n"
    "7. Say that the rules do not answer only when no text of a search is about the question.\n"
    "8. “cannot tell” is not “forbidden”: ask people for what “needs” lists.\n"
    "9. An error says what to send instead; a call at its end can be sent as it stands."
)
"""What every conversation begins with, also as a system prompt; `{games}` and `{languages}` are filled in."""


def instructions() -> str:
    """The instructions with the games and languages there are."""
    games = ", ".join(f"{description_of(id).name} ({id})" for id in ids())
    return INSTRUCTIONS.format(games=games, languages=", ".join(languages()))


FIRST = description_of(ids()[0])
"""The game of examples."""
_OTHER = next(
    {ruling.id: reading} for ruling in FIRST.rulings for reading in ruling.readings if reading != ruling.default
)
"""A reading that is not the default."""
_RULE = FIRST.fields[0].rule

_LANG: Schema = {"type": "string", "enum": list(languages()), "default": "en", "description": "Language of the texts."}
_GAME: Schema = {"type": "string", "enum": list(ids())}
_EDITION: Schema = {
    "type": "string",
    "enum": sorted({edition for id in ids() for edition in description_of(id).editions}),
    "description": "Read what is disputed as this rulebook states it: "
    + "; ".join(f"{id}: {', '.join(description_of(id).editions)}" for id in ids())
    + ".",
}
_RULINGS: Schema = {
    "type": "object",
    "additionalProperties": {"type": "string"},
    "description": f"The readings that the table plays: {compact(_OTHER)}.",
}
_MARKER: Schema = {
    "type": "string",
    "enum": ["in", "out"],
    "description": "; ".join(
        f"{id}: are the {flag.worth} points of {flag.key} already in {count.key} as you send it? in: they are, and are"
        " taken off here; out: they are not. Leave it out until you have asked"
        for id in ids()
        for flag, count in marker.markers(id)
    )
    + ".",
}
_DETAIL: Schema = {"type": "string", "enum": ["short", "full"], "default": "short"}

_TEXT: Schema = {"type": "string"}
_TEXTS: Schema = {"type": "array", "items": _TEXT}
_OBJECTS: Schema = {"type": "array", "items": {"type": "object"}}
_TOTALS: Schema = {"type": "object", "additionalProperties": {"type": "integer"}}


def _gives(**properties: Schema) -> Schema:
    """The schema of a result; everything in it is there."""
    return {"type": "object", "properties": {**properties}, "required": list(properties)}


def _tally_help() -> str:
    """For each game an example, and what has to be asked."""
    lines = []
    for id in ids():
        lines.append(f"{id}: {compact(tallies.example(id))}")
        if trap := marker.trap(id):
            lines.append(trap)
        if one_of := tallies.choices(id):
            fitting = "the one that holds all that was said: never drop a part of it, such as a colour"
            lines.append(f"Of each player exactly one of {', '.join(one_of)}: {fitting}.")
        if required := [field.key for field in tallies.fields(id).values() if field.required]:
            lines.append(f"Of each of several players, or of none: {', '.join(required)}.")
    return "\n".join(lines)


_CITE = "Cite the ids of the rules and “said_by” of what you tell."

TOOLS: Sequence[Tool] = (
    Tool(
        "describe_game",
        "What to ask before scoring",
        "What to ask people before scoring, as questions in their language, with an example of every answer as"
        " score_game takes it and a template to fill in. Call it once per game and conversation; not needed if"
        " people have told all that score_game’s example shows. detail=full adds limits, names in all forms, lines"
        " of the result, disputed rulings.",
        {"game": _GAME, "lang": _LANG, "detail": _DETAIL},
        ("game",),
        _gives(id=_TEXT, fields=_OBJECTS, template={"type": "object"}),
        {"game": FIRST.id},
        describe_game,
    ),
    Tool(
        "score_game",
        "Score a game",
        "Scores a finished game and says why: totals, ranks, winners, every line with its reason and rule. Call it"
        " whenever somebody asks for points or who has won; never add up yourself. Ask for everything first: what is"
        " left out counts as none. Names of kinds may be in any language. If only one person’s points are asked,"
        " send that player alone; if only a part is asked (who has most gold?), send that part of everybody:"
        " “not_counted” says what could not be counted, “impossible” with how many players it cannot be,"
        " “counted_as_none” what nobody told; pass them on. Examples:\n"
        f"{_tally_help()}\n"
        "If the result has “check”, ask that before you tell it, and send what it says. “disputed” lists readings"
        " under which something changes, with the kind of doubt; “left_out” counts those that only a pedant would raise"
        " (compare_readings tells them), “left_out_changes_winner” says whether others win under any of these."
        f" {_CITE} detail=full adds the texts of the rules.",
        {
            "tally": {**tallies.schema(with_help=True), "description": "What each player has at the end of the game."},
            "lang": _LANG,
            "edition": _EDITION,
            "rulings": _RULINGS,
            "marker": _MARKER,
            "detail": _DETAIL,
        },
        ("tally",),
        _gives(players=_OBJECTS, disputed=_OBJECTS, cited=_OBJECTS),
        {"tally": tallies.example(FIRST.id)},
        score_game,
    ),
    Tool(
        "explain_score",
        "Why these points",
        "Why a player has the points: each line with its reason and the text of the rule behind it. Without “player”:"
        " what decided the game, how close it was, and what to count again. Takes the same tally as score_game."
        f" {_CITE}",
        {
            "tally": {"type": "object", "description": "As score_game takes it."},
            "player": {"type": "string", "description": "Whose points; leave it out to be told what decided the game."},
            "lang": _LANG,
            "edition": _EDITION,
            "rulings": _RULINGS,
            "marker": _MARKER,
        },
        ("tally",),
        _gives(decision={"type": "object"}, cited=_OBJECTS),
        {"tally": tallies.example(FIRST.id), "player": "Anna"},
        explain_score,
    ),
    Tool(
        "compare_readings",
        "Other readings",
        "What each other reading of the rules would change: totals and winners under it, what it means, who states it"
        " (“stated_by”; nobody if empty) and who states the reading that was scored (“scored_as”), and the kind of"
        " doubt. Call it when somebody asks what would be under another rulebook, or doubts a rule. Takes the same"
        f" tally as score_game, also of one player alone or a part. {_CITE}",
        {
            "tally": {"type": "object", "description": "As score_game takes it."},
            "lang": _LANG,
            "edition": _EDITION,
            "rulings": _RULINGS,
            "marker": _MARKER,
        },
        ("tally",),
        _gives(totals=_TOTALS, disputed=_OBJECTS, cited=_OBJECTS),
        {"tally": tallies.example(FIRST.id)},
        compare_readings,
    ),
    Tool(
        "merge_tallies",
        "Put counts together",
        "One tally out of several, where each player has counted alone: other players, or other amounts of the same"
        " ones. “conflicts” lists where two parts say different things: ask those players, never choose yourself."
        " Then send the tally to score_game.",
        {
            "parts": {
                "type": "array",
                "items": {"type": "object"},
                "description": "Tallies as score_game takes them, each with some of the players or some of their keys.",
            },
            "lang": _LANG,
        },
        ("parts",),
        _gives(tally={"type": "object"}, conflicts=_OBJECTS),
        {"parts": EXAMPLE_PARTS},
        merge_tallies,
    ),
    Tool(
        "search_rules",
        "Ask the rules",
        "Finds the entries of the rules that answer a question: what is allowed, what a word means, what happens if,"
        " what a rulebook says. Ask a whole question that stands alone (“Both players have no gold: who gets the"
        " prizes?”, not “and if both have none?”), in the language you give as lang. “match” good: answer from the"
        " first text that is about this very question. weak: read the texts; answer only if one is about this very"
        " question, otherwise say that the rules do not seem to answer. none: try other words once, then say so. Do"
        " what a “hint” says. The first hits have texts, with each reading of what is disputed, and in “note” how the"
        f" rulebooks differ; the others have only titles: look_up_rule gives their texts. {_CITE}",
        {
            "words": {"type": "string", "description": "A whole question, in the language of lang."},
            "game": {**_GAME, "description": "Only this game; leave it out if it is not known which."},
            "lang": _LANG,
        },
        ("words",),
        _gives(match={"enum": ["good", "weak", "none"]}, total={"type": "integer"}, hits=_OBJECTS),
        {"words": "Nobody has any gold: who gets the prizes?", "game": FIRST.id},
        search_rules,
    ),
    Tool(
        "look_up_rule",
        "Look up a rule",
        "One entry of the rules by its id, as results cite it, or by the end of its id: its text, who says so and under"
        " which heading of their booklets, and for a disputed ruling every reading, who states it, and why one is the"
        " default. Cite its id. For a question in words take search_rules.",
        {
            "id": {"type": "string", "description": f"Such as {_RULE}, as results and errors cite it."},
            "lang": _LANG,
        },
        ("id",),
        _gives(id=_TEXT, title=_TEXT, text=_TEXT, said_by=_TEXT),
        {"id": _RULE},
        look_up_rule,
    ),
    Tool(
        "judge_move",
        "Is this move allowed?",
        "Judges one move in a game that you can tell from its start. For “may I …?” in general take search_rules; use"
        " this only if you know all moves so far. Call it first without “move” and “played”: “waiting_for” says which"
        " moves chance makes before anybody plays, how many, and how they are told; “moves” which there are, with their"
        " keys and an example of each. “played” begins with those of chance. verdict “cannot tell” is not “forbidden”:"
        " ask for what “needs” lists. “not_checked” says what you must look at on the table. Cite the rule of a refusal"
        " by its id.",
        {
            "game": _GAME,
            "players": {**_TEXTS, "description": "Names in the order of their turns."},
            "move": {"type": "object", "description": 'The move in question: {"move": "play", "card": "green lion"}'},
            "played": {**_OBJECTS, "description": "The moves so far, in order; what chance brings are moves, too."},
            "options": {"type": "object", "description": "What was agreed beside readings; seldom needed."},
            "lang": _LANG,
            "edition": _EDITION,
            "rulings": _RULINGS,
        },
        ("game", "players"),
        _gives(turn={"type": ["string", "null"]}, state=_TEXTS),
        {"game": FIRST.id, "players": list(tallies.NAMES[:2])},
        judge_move,
    ),
)
"""In the order in which they are listed."""

_BY_NAME = {tool.name: tool for tool in TOOLS}


def call(name: str, arguments: Mapping[str, object]) -> dict[str, object]:
    """The answer of a tool, as JSON. Raises `Refused`, with what to send instead, in the language of the call."""
    lang = spoken(arguments)
    if name not in _BY_NAME:
        error = UnknownName(N_("There is no tool “{name}”."), name=name, known=_BY_NAME)
        raise fault_told(Fault(error), name, arguments, lang)
    tool = _BY_NAME[name]
    try:
        return tool.run(**checked(tool, arguments))
    except WrongTally as wrong:
        raise tally_told(wrong, lang) from None
    except Fault as fault:
        raise fault_told(fault, name, arguments, lang) from None
    except ScorerError as error:
        raise fault_told(Fault(error), name, arguments, lang) from None


def describe() -> dict[str, object]:
    """All that a program needs that offers the tools to a model: a system prompt, and each tool with its schemas."""
    return {
        "name": "scorer",
        "version": scorer.__version__,
        "instructions": instructions(),
        "tools": [
            {
                "name": tool.name,
                "title": tool.title,
                "description": tool.description,
                "inputSchema": tool.input_schema(),
                "outputSchema": dict(tool.output),
            }
            for tool in TOOLS
        ],
    }


def prompt(game: str, lang: str) -> str:
    """What a person sends to have a finished game scored."""
    return (
        f"Score our game of {description_of(game).name}. Speak {lang}. Call describe_game(game={game}, lang={lang}) and"
        " ask each player its questions, one player after the other; never fill anything in for us. Then call"
        " score_game, ask what it lists under “check” and send the answer, and tell us ranks and totals, the reasons"
        " with the ids of their rules, and the disputed readings by their kind of doubt."
    )
