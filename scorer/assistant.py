"""Tools for assistants (Model Context Protocol): score, explain, compare, look up and search rules, judge a move.

Everything an assistant is told names the rule behind it and which rulebooks say so, so that it can cite both. Needs the
extra `mcp`; nothing else of the package imports this module.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterable, Iterable
from itertools import islice
from typing import Annotated, Protocol

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp.types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError, ToolAnnotations
from pydantic import Field, ValidationError

import scorer

from .description import game as description_of
from .reference.provenance import DOUBTS, doubt_of, headings_of, said_by
from .registry import ids
from .text.documents import parse
from .text.errors import ScorerError, language
from .text.i18n import SOURCE, find, languages
from .tracking.course import Course, begin, follow
from .tracking.moves import start_with

INSTRUCTIONS = """Rules and scores of these board games: {games}.

Never work out points or rules yourself: call a tool and repeat what it says. Every answer names the rule behind it:
cite its id in brackets, and say which rulebook it comes from, as “said_by” tells. Where a result lists “disputed”
readings, say what each would change and what kind of doubt it is, as “doubt” tells: the rulebooks “differ”, all of them
are “silent”, or one reading is printed and the rules can be read otherwise, too (“unclear”); never say of the last two
that rulebooks differ. Where a search is not “sure”, say that the rules do not seem to answer. Ask people for what a
tally lacks; never fill it in for them.
Pass the language of the conversation as “lang” ({languages}); texts come back in it.
"""

MOST = 12
"""So many hits or legal moves are told at most."""

Lang = Annotated[str, Field(description=f"Language of the texts: {', '.join(languages())}")]
Game = Annotated[str, Field(description=f"Id of the game: {', '.join(ids())}")]
Tally = Annotated[
    dict[str, object],
    Field(
        description="What each player has: {game, players: [{name, …}]}. The tool “describe_game” tells the keys;"
        " what is left out is none."
    ),
]
Edition = Annotated[
    str | None, Field(description="Read disputed rulings as this edition (a language code) states them.")
]
Rulings = Annotated[dict[str, str] | None, Field(description="Chosen readings of disputed rules, by ruling id.")]


def describe_game(game: Game, lang: Lang = "en") -> dict[str, object]:
    """The players, the fields of a tally with their limits and names, the lines of the result, what is disputed.

    Call it before you ask people for a tally: “question” and “help” say what to ask.
    """
    with _Refused(lang):
        return {**description_of(game).to_dict(lang)}


def score_game(tally: Tally, lang: Lang = "en", edition: Edition = None, rulings: Rulings = None) -> dict[str, object]:
    """Scores a finished game: totals, ranks, winners, and each line with its reason and rule id.

    When you tell the result, cite the rule ids of the lines you mention and their sources (“cited”), and name the
    “disputed” readings with their “doubt” (differ, silent, unclear), above all those that change the winner.
    """
    with _Refused(lang):
        _check(tally, lang, edition, rulings)
        sheet = scorer.score(tally, edition=edition, rulings=rulings)
        found = {line.rule for player in sheet.players for line in player.lines} | {sheet.decision.rule}
        note = sheet.note(lang)
        return {**sheet.to_dict(lang), **({"note": note} if note else {}), "cited": _cited(found, lang)}


def explain_score(
    tally: Tally,
    player: Annotated[str, Field(description="Name of the player whose points are explained.")],
    lang: Lang = "en",
    edition: Edition = None,
    rulings: Rulings = None,
) -> dict[str, object]:
    """Why a player has the points: each line with its reason, and the text of the rule behind it to cite by its id."""
    with _Refused(lang):
        _check(tally, lang, edition, rulings)
        sheet = scorer.score(tally, edition=edition, rulings=rulings)
        names = [each.name for each in sheet.players]
        if player not in names:
            raise ToolError(f"There is no player “{player}”. Known: {', '.join(names)}")
        explain = sheet.explain(lang)
        lines = [
            {
                "category": explain.category(line.category),
                "points": line.points,
                "reason": explain.line(line),
                "rule": line.rule,
            }
            for line in sheet[player].lines
        ]
        return {
            "player": player,
            "total": sheet[player].total,
            "lines": lines,
            "decision": {"reason": explain.decision(), "rule": sheet.decision.rule},
            "cited": _cited({*(line.rule for line in sheet[player].lines), sheet.decision.rule}, lang),
        }


def compare_readings(tally: Tally, lang: Lang = "en", edition: Edition = None) -> dict[str, object]:
    """What changes where the printed rulebooks differ, are silent or unclear: other readings, their totals and winners.

    Tell what kind of doubt it is (“doubt_text”) and which edition states a reading (“stated_by”); a reading that nobody
    states is an open question.
    """
    with _Refused(lang):
        _check(tally, lang, edition, None)
        sheet = scorer.score(tally, edition=edition)
        explain = sheet.explain(lang)
        found = {id: scorer.rule(id) for entry in sheet.disputed for id in entry.rulings}
        stated = {ruling.id: ruling.readings for ruling in description_of(sheet.game).rulings}
        return {
            "winners": list(sheet.winners),
            "totals": {player.name: player.total for player in sheet.players},
            "summary": explain.doubt(),
            "disputed": [
                {
                    **entry.to_dict(),
                    "doubt_text": explain.say.gettext(DOUBTS[entry.doubt]),
                    "meaning": explain.reading(entry),
                    "stated_by": {
                        id: list(stated[id][reading]) for id, reading in zip(entry.rulings, entry.readings, strict=True)
                    },
                }
                for entry in sheet.disputed
            ],
            "cited": _cited(found, lang),
        }


def look_up_rule(
    id: Annotated[str, Field(description="Id of a rule, as results and errors cite it")],
    lang: Lang = "en",
) -> dict[str, object]:
    """One entry of the rules: its text, its sources, and for a disputed ruling every reading and why it is disputed.

    Cite its id.
    """
    with _Refused(lang):
        return _told(scorer.rule(id), lang)


def search_rules(
    words: Annotated[str, Field(description="A question or some words, in the language of “lang”.")],
    game: Annotated[str | None, Field(description=f"Only this game: {', '.join(ids())}")] = None,
    lang: Lang = "en",
) -> dict[str, object]:
    """The entries of the rules that answer a question, best first. Answer from the texts and cite the id and source.

    If “sure” is false the rules do not seem to answer: only titles are given then, and you say so.
    """
    with _Refused(lang):
        hits = scorer.search(words, game=game, lang=lang, most=MOST)
        told = [
            _told(hit.rule, lang) if hits.sure and i < 4 else {"id": hit.rule.id, "title": hit.rule.title(lang)}
            for i, hit in enumerate(hits)
        ]
        return {"sure": hits.sure, "hits": told}


def judge_move(
    game: Game,
    players: Annotated[list[str], Field(description="Names in the order of their turns.")],
    *,
    move: Annotated[
        dict[str, object] | None, Field(description='The move in question: {"move": "play", "card": "green lion"}')
    ] = None,
    played: Annotated[
        list[dict[str, object]], Field(description="The moves so far, in order; chance’s draws are moves, too.")
    ] = [],  # noqa: B006  # never changed; JSON Schema shows it
    options: Annotated[dict[str, object] | None, Field(description="The game’s own options.")] = None,
    lang: Lang = "en",
    edition: Edition = None,
    rulings: Rulings = None,
) -> dict[str, object]:
    """Whether a move is allowed after some others, and which rule forbids it; also whose turn it is.

    Leave “move” out to be told the allowed moves. Cite the rule of a refusal.
    """
    from . import tracking

    with _Refused(lang):
        course = begin(start_with(game, players, options or {}, edition=edition, rulings=rulings))
        for number, line in enumerate(played):
            course = _after(course, line, number)
        state = course.state
        told: dict[str, object] = {
            "turn": tracking.current_player(state),
            "state": tracking.view(state, lang),
            "allowed_moves": [each.to_dict() for each in islice(tracking.legal_moves(state), MOST)],
        }
        cited: set[str] = set()
        if move is not None:
            refused = tracking.why_not(state, tracking.read_move(game, move))
            told["allowed"] = refused is None
            if refused is not None:
                told["refused"] = refused.to_dict(lang)
                cited |= {refused.rule} - {""}
            else:
                cited |= {tracking.moves(game)[str(move["move"])].rule}
        return {**told, "cited": _cited(cited, lang)}


TOOLS = (describe_game, score_game, explain_score, compare_readings, look_up_rule, search_rules, judge_move)


class _Server(MCPServer[object]):
    """A server that answers messages that nobody can read, too: the one of the SDK only drops them."""

    async def run_stdio_async(self) -> None:
        served = self._lowlevel_server
        async with stdio_server() as (read, write):
            messages = _readable(read, write)
            # Nothing else is done with a stream than what can be done with these.
            await served.run(messages, write, served.create_initialization_options())  # type: ignore[arg-type,unused-ignore]


class _Answers(Protocol):
    """Where answers go."""

    async def send(self, item: SessionMessage, /) -> None:
        """Sends one."""


async def _readable(
    messages: AsyncIterable[SessionMessage | Exception], answers: _Answers
) -> AsyncGenerator[SessionMessage, None]:
    """The messages that can be read; the others are answered at once."""
    async for message in messages:
        if isinstance(message, Exception):
            await answers.send(SessionMessage(_unreadable(message)))
        else:
            yield message


def _unreadable(error: Exception) -> JSONRPCError:
    """The answer to a message that is none, with its id if it has one."""
    wrong = error.errors() if isinstance(error, ValidationError) else []
    # Where it is no JSON to the SDK, the input is the text; half a character is none to it.
    inputs = [each["input"] for each in wrong]
    values = [parse(value.encode("utf-8", "replace")) if isinstance(value, str) else value for value in inputs]
    messages = [value for value in values if isinstance(value, dict)]
    known = [message["id"] for message in messages if type(message.get("id")) in (int, str)]
    code, what = INVALID_REQUEST, "This is not a message."
    if not messages and any([each["type"] == "json_invalid" for each in wrong]):
        code, what = PARSE_ERROR, "This is not JSON."
    return JSONRPCError(jsonrpc="2.0", id=known[0] if known else None, error=ErrorData(code=code, message=what))


def server() -> MCPServer[object]:
    """The server with its tools; none of them changes anything or reaches out."""
    games = ", ".join(f"{description_of(id).name} ({id})" for id in ids())
    made = _Server(
        "scorer",
        instructions=INSTRUCTIONS.format(games=games, languages=", ".join(languages())),
        version=scorer.__version__,
        log_level="WARNING",
    )
    only_reads = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
    for tool in TOOLS:
        made.tool(annotations=only_reads)(tool)
    return made


def run() -> None:
    """Serves an assistant over standard input and output until it hangs up."""
    server().run("stdio")


class _Refused:
    """Turns what is wrong with the input into an answer that an assistant can act upon."""

    def __init__(self, lang: str) -> None:
        self._lang = lang if find(lang) else SOURCE

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ScorerError):
            raise ToolError(error.text(self._lang)) from None


def _check(tally: dict[str, object], lang: str, edition: str | None, rulings: dict[str, str] | None) -> None:
    """All that is wrong with a tally, at once."""
    language(lang)
    if found := scorer.problems(tally, edition=edition, rulings=rulings):
        raise ToolError("\n\n".join(error.text(lang) for error in found))


def _after(course: Course, line: object, number: int) -> Course:
    try:
        return follow(course, line)
    except ScorerError as error:
        raise error.within(f"played[{number}]") from None


def _told(entry: scorer.Rule, lang: str) -> dict[str, object]:
    told = {**entry.to_dict(lang), "said_by": said_by(entry, language(lang)), "headings": headings_of(entry)}
    return {**told, "doubt_text": doubt_of(entry, language(lang))} if entry.readings else told


def _cited(found: Iterable[str], lang: str) -> list[dict[str, str]]:
    """Each rule by its id with its title, its text and which rulebooks say so; of a ruling, why it is disputed."""
    say = language(lang)
    cited = []
    for entry in [scorer.rule(id) for id in sorted(found)]:
        told = {"rule": entry.id, "title": entry.title(lang), "text": entry.text(lang), "said_by": said_by(entry, say)}
        cited.append({**told, "doubt_text": doubt_of(entry, say)} if entry.readings else told)
    return cited
