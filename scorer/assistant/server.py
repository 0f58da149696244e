"""The tools over standard input and output (Model Context Protocol). Needs the extra `mcp`; nothing else does.

The rules are resources, one each (`rule://nl/africa.score.goods`), and there is a prompt to score a game.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterable
from typing import Protocol

from mcp import types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp.types import INVALID_PARAMS, INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError, JSONRPCNotification
from pydantic import ValidationError

import scorer

from ..addresses import addresses
from ..registry import ids
from ..text.documents import parse
from ..text.errors import ScorerError, encodable
from ..text.i18n import SOURCE, languages
from .reading import look_up_rule
from .refusals import Refused
from .tool import Tool
from .tools import TOOLS, call, instructions, prompt

SCHEME = "rule://"

PROMPT = "score_our_table"


async def list_tools(_: object, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
    """The tools; none of them changes anything or reaches out."""
    return types.ListToolsResult(tools=[_tool(tool) for tool in TOOLS])


def _tool(tool: Tool) -> types.Tool:
    hints = types.ToolAnnotations(
        title=tool.title, read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
    )
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=tool.input_schema(),
        output_schema=dict(tool.output),
        annotations=hints,
    )


async def call_tool(_: object, params: types.CallToolRequestParams) -> types.CallToolResult:
    """The answer of a tool, the same as text and as JSON; or what is wrong, as text that a model can act upon."""
    try:
        told = await asyncio.to_thread(call, params.name, params.arguments or {})
    except Refused as refused:
        return types.CallToolResult(content=[types.TextContent(text=refused.text)], is_error=True)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return types.CallToolResult(content=[types.TextContent(text=encodable(text))], structured_content=told)


async def list_resources(_: object, params: types.PaginatedRequestParams | None) -> types.ListResourcesResult:
    """The rules in English, a game a page; the template says how to read them in another language."""
    games = ids()
    at = games.index(params.cursor) if params and params.cursor in games else 0
    resources = [
        types.Resource(
            uri=f"{SCHEME}{SOURCE}/{entry.id}", name=entry.id, title=entry.title(SOURCE), mime_type="text/plain"
        )
        for entry in scorer.rules(games[at])
    ]
    return types.ListResourcesResult(resources=resources, next_cursor=games[at + 1] if at + 1 < len(games) else None)


async def list_templates(_: object, __: types.PaginatedRequestParams | None) -> types.ListResourceTemplatesResult:
    """How a rule is called in each language."""
    template = types.ResourceTemplate(
        uri_template=f"{SCHEME}{{lang}}/{{id}}",
        name="rule",
        title="A rule in a language",
        description=f"One entry of the rules; lang is one of {', '.join(languages())}.",
        mime_type="text/plain",
    )
    return types.ListResourceTemplatesResult(resource_templates=[template])


async def read_resource(_: object, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
    """One rule with its title and who says so."""
    lang, _slash, id = params.uri.removeprefix(SCHEME).partition("/")
    if not params.uri.startswith(SCHEME) or lang not in languages():
        raise MCPError(INVALID_PARAMS, f"There is no such resource; they are called {SCHEME}LANGUAGE/ID.")
    try:
        scorer.rule(id)
    except ScorerError as error:
        raise MCPError(INVALID_PARAMS, error.text(lang)) from None
    entry = look_up_rule(id, lang)
    text = f"{entry['title']} [{entry['id']}]\n\n{entry['text']}\n\n{entry['said_by']}"
    return types.ReadResourceResult(
        contents=[types.TextResourceContents(uri=params.uri, mime_type="text/plain", text=text)]
    )


async def list_prompts(_: object, __: types.PaginatedRequestParams | None) -> types.ListPromptsResult:
    """One: to score a table."""
    arguments = [
        types.PromptArgument(name="game", description=f"One of {', '.join(ids())}.", required=True),
        types.PromptArgument(name="lang", description=f"One of {', '.join(languages())}.", required=False),
    ]
    return types.ListPromptsResult(
        prompts=[
            types.Prompt(
                name=PROMPT,
                title="Score our table",
                description="Ask the players one by one, then score the game and say why.",
                arguments=arguments,
            )
        ]
    )


async def get_prompt(_: object, params: types.GetPromptRequestParams) -> types.GetPromptResult:
    """What a person would write."""
    given = params.arguments or {}
    game, lang = given.get("game", ""), given.get("lang", SOURCE)
    if params.name != PROMPT or game not in ids() or lang not in languages():
        raise MCPError(INVALID_PARAMS, f"{PROMPT} takes game ({', '.join(ids())}) and lang ({', '.join(languages())}).")
    text = types.TextContent(text=prompt(game, lang))
    return types.GetPromptResult(messages=[types.PromptMessage(role="user", content=text)])


def server() -> Server[object]:
    """The server with its tools, resources and prompt."""
    return Server(
        "scorer",
        version=scorer.__version__,
        title="Rules and scores of board games",
        website_url=addresses().home,
        instructions=instructions(),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )


def run() -> None:
    """Serves an assistant over standard input and output until it hangs up."""
    asyncio.run(_serve())


async def _serve() -> None:
    served = server()
    async with stdio_server() as (read, write):
        messages = _readable(read, write)
        # Nothing else is done with a stream than what can be done with these.
        await served.run(messages, write, served.create_initialization_options())  # type: ignore[arg-type,unused-ignore]


NOTIFIES = "notifications/"
"""What the name of each message begins with that wants no answer."""


class _Answers(Protocol):
    """Where answers go."""

    async def send(self, item: SessionMessage, /) -> None:
        """Sends one."""


async def _readable(
    messages: AsyncIterable[SessionMessage | Exception], answers: _Answers
) -> AsyncGenerator[SessionMessage, None]:
    """The messages that can be read; the others, which the SDK only drops, are answered at once."""
    async for message in messages:
        if isinstance(message, Exception):
            await answers.send(SessionMessage(_unreadable(message)))
        elif isinstance(message.message, JSONRPCNotification) and not message.message.method.startswith(NOTIFIES):
            # To the SDK a request whose id it cannot read (1.5, null) is one that wants no answer.
            await answers.send(SessionMessage(_error(INVALID_REQUEST, "The id of a request is a text or an integer.")))
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
    return _error(code, what, known[0] if known else None)


def _error(code: int, what: str, id: int | str | None = None) -> JSONRPCError:
    """An answer that says what is wrong with a message."""
    return JSONRPCError(jsonrpc="2.0", id=id, error=ErrorData(code=code, message=what))
