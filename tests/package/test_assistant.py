"""The tools for assistants, asked by the client of the SDK: over standard input and output, and in this process."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer
from typing import Any, TypeVar

import pytest

import scorer
from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support import EXAMPLES, ROOT

mcp = pytest.importorskip("mcp", minversion=None)

from mcp import Client, StdioServerParameters  # noqa: E402

from scorer.assistant import TOOLS, server as served  # noqa: E402
from scorer.assistant.readings import with_printed_rules  # noqa: E402

pytestmark = pytest.mark.extra

T = TypeVar("T")


def asked(ask: Callable[[Client], Awaitable[T]], server: Any = None) -> T:
    async def run() -> T:
        async with Client(served.server() if server is None else server) as client:
            return await ask(client)

    # A thread of its own: the browser of other tests keeps a loop running in this one.
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(lambda: asyncio.run(run())).result()


def call(name: str, **arguments: Any) -> Any:
    async def ask(client: Client) -> Any:
        return await client.call_tool(name, arguments)

    return asked(ask)


def answer(name: str, **arguments: Any) -> dict[str, Any]:
    result = call(name, **arguments)
    assert not result.is_error, result.content
    told: dict[str, Any] = result.structured_content
    assert json.loads(result.content[0].text) == told
    return told


def refusal(name: str, **arguments: Any) -> str:
    result = call(name, **arguments)
    assert result.is_error
    text: str = result.content[0].text
    return text


def example(game: str) -> dict[str, Any]:
    tally: dict[str, Any] = json.loads((EXAMPLES / f"{game}.json").read_text("utf-8"))
    return tally


@pytest.mark.unmeasured
def test_an_assistant_over_standard_input_and_output() -> None:
    async def ask(client: Client) -> tuple[set[str], Any]:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        return tools, await client.call_tool("score_game", {"tally": example("africa"), "lang": "fi", "detail": "full"})

    tools, result = asked(ask, StdioServerParameters(command=sys.executable, args=["-m", "scorer", "mcp"]))
    assert tools == {tool.name for tool in TOOLS}
    sheet: dict[str, Any] = {**with_printed_rules(scorer.score(example("africa"))).to_dict("fi")}
    told = result.structured_content
    assert {key: told[key] for key in sheet if key != "disputed"} == {
        key: sheet[key] for key in sheet if key != "disputed"
    }
    for entry, other in zip(sheet["disputed"], told["disputed"], strict=True):
        assert entry.items() <= other.items()


def test_the_descriptions_ask_for_the_rule_and_its_source() -> None:
    async def ask(client: Client) -> tuple[str, Any]:
        return client.instructions or "", (await client.list_tools()).tools

    instructions, tools = asked(ask)
    assert "Cite the rule" in instructions
    assert "rulebook" in instructions
    for tool in tools:
        assert tool.description
        assert tool.title
        assert tool.annotations.read_only_hint
        assert tool.output_schema
        properties = tool.input_schema["properties"]
        assert all(part.get("description") or "enum" in part for part in properties.values()), tool.name
        assert properties["lang"]["enum"] == list(languages())
        assert properties.get("game", {}).get("enum", list(ids())) == list(ids())
        if tool.name not in {"describe_game", "merge_tallies"}:
            assert "cite" in tool.description.lower(), tool.name


@pytest.mark.parametrize("game", ids())
def test_every_point_is_explained_with_rules_to_cite(game: str) -> None:
    tally, lang = example(game), "nl"
    for player in tally["players"]:
        told = answer("explain_score", tally=tally, player=player["name"], lang=lang)
        assert sum(line["points"] for line in told["lines"]) == told["total"]
        cited = {entry["rule"]: entry for entry in told["cited"]}
        for line in told["lines"]:
            assert cited[line["rule"]]["text"] == scorer.rule(line["rule"]).text(lang)
            assert cited[line["rule"]]["said_by"]
    described, whole = answer("describe_game", game=game, lang=lang, detail="full"), scorer.game(game).to_dict(lang)
    assert {key: described[key] for key in whole} == whole


def test_readings_are_compared_and_who_states_them() -> None:
    told = answer("compare_readings", tally=example("africa"), lang="de")
    sheet = scorer.score(example("africa"))
    assert {entry["reading"] for entry in told["disputed"]} == {entry.reading for entry in sheet.disputed}
    kinds = [entry["doubt"] for entry in told["disputed"]]
    assert kinds == sorted(kinds, key=("differ", "silent", "unclear").index)
    rounding = next(entry for entry in told["disputed"] if entry["ruling"] == "africa.majority.rounding")
    assert rounding["stated_by"] == {"africa.majority.rounding": ["nl"]}
    assert rounding["scored_as"]["reading"] == "down"
    assert rounding["scored_as"]["stated_by"] == {"africa.majority.rounding": ["fr"]}
    assert {entry["rule"] for entry in told["cited"]} == {id for entry in sheet.disputed for id in entry.rulings}
    assert (rounding["doubt"], rounding["doubt_text"]) == ("differ", "Die Regelhefte unterscheiden sich.")
    assert all(entry["doubt_text"] for entry in [*told["disputed"], *told["cited"]])


def test_an_assistant_is_told_what_kind_of_doubt_it_is() -> None:
    async def ask(client: Client) -> str:
        return client.instructions or ""

    instructions = asked(ask)
    assert all(f"{doubt}:" in instructions for doubt in ("differ", "silent", "unclear"))
    entry = answer("look_up_rule", id="africa.majority.zero", lang="en")
    assert entry["doubt_text"] == "No rulebook settles this."
    assert "doubt_text" not in answer("look_up_rule", id="africa.score.goods", lang="en")


@pytest.mark.parametrize("lang", languages())
def test_rules_are_looked_up_and_found(lang: str) -> None:
    entry = scorer.rule("africa.score.majority.tie_first")
    told = answer("look_up_rule", id=entry.id, lang=lang)
    assert (told["text"], told["title"]) == (entry.text(lang), entry.title(lang))
    found = answer("search_rules", words=entry.title(lang), game="africa", lang=lang)
    assert found["match"] == "good"
    assert entry.id in [hit["id"] for hit in found["hits"]]
    assert found["hits"][0]["text"]


def test_what_the_rules_do_not_answer_is_not_told_as_an_answer() -> None:
    found = answer("search_rules", words="weather forecast in Helsinki")
    assert found["match"] == "none"
    assert not found["hits"]


def test_a_move_is_judged_with_its_rule() -> None:
    game: dict[str, Any] = {"game": "afritoria", "players": ["Ann", "Ben"]}
    begun = [{"move": "market", "card": "green lion"}, {"move": "market", "card": "blue zebra"}]
    told = answer("judge_move", **game, played=begun, move={"move": "play", "card": "green hyena"})
    assert told["verdict"] == "allowed"
    assert told["turn"]
    told = answer("judge_move", **game, played=begun, move={"move": "market", "card": "green lion"}, lang="fr")
    assert told["verdict"] == "forbidden"
    assert told["refused"]["rule"] == told["cited"][0]["rule"]
    assert told["refused"]["rule"].startswith("afritoria.")
    # What chance brings comes first, and a broken course names its line.
    wrong = refusal("judge_move", **game, played=[*begun, {"move": "fly"}], move={"move": "play"})
    assert "played[2]" in wrong


def test_all_problems_of_a_tally_are_told_at_once() -> None:
    text = refusal("score_game", tally={"game": "africa", "players": [{"name": "A"}, {"name": "B", "gold": -1}]})
    assert "A, B: track: “track”" in text
    assert "B: gold" in text
    assert "africa.track.move" in text
    for name, arguments in (
        ("score_game", {"tally": {}}),
        ("score_game", {"tally": {"game": "chess", "players": []}, "lang": "fi"}),
        ("score_game", {"tally": example("africa"), "lang": "sv"}),
        ("score_game", {"tally": example("africa"), "edition": "xx"}),
        ("explain_score", {"tally": example("africa"), "player": "Nobody"}),
        ("look_up_rule", {"id": "africa.score.gods"}),
        ("describe_game", {"game": "chess"}),
        ("judge_move", {"game": "africa", "players": ["A"]}),
    ):
        assert "Traceback" not in refusal(name, **arguments)
    assert "africa.score.goods" in refusal("look_up_rule", id="africa.score.gods")


def test_without_the_extra_it_is_said_what_to_install(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    monkeypatch.delitem(sys.modules, "scorer.assistant.server")
    run = program("mcp")
    assert run.code == 1
    assert "africa-scorer[mcp]" in run.err


def test_the_program_of_the_docs_runs(tmp_path: Path) -> None:
    """As somebody would copy it, with `scorer` on the path."""
    text = (ROOT / "docs/how-to/assistants.md").read_text("utf-8")
    (code,) = re.findall(r"```py\n(.*?)```", text, re.S)
    (tmp_path / "ask.py").write_text(code, "utf-8")
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, "ask.py"],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    names, cited = done.stdout.splitlines()
    assert eval(names) == [tool.name for tool in TOOLS]
    assert cited.startswith("['Anna'] [")


def test_the_rules_are_resources() -> None:
    async def ask(client: Client) -> tuple[list[str], list[str], Any]:
        listed: list[str] = []
        page = await client.list_resources()
        listed += [each.uri for each in page.resources]
        while page.next_cursor:
            page = await client.list_resources(cursor=page.next_cursor)
            listed += [each.uri for each in page.resources]
        templates = [each.uri_template for each in (await client.list_resource_templates()).resource_templates]
        read = await client.read_resource("rule://nl/africa.score.goods")
        return listed, templates, read.contents[0]

    listed, templates, contents = asked(ask)
    assert listed == [f"rule://en/{entry.id}" for game in ids() for entry in scorer.rules(game)]
    assert templates == ["rule://{lang}/{id}"]
    entry = scorer.rule("africa.score.goods")
    assert entry.text("nl") in contents.text
    assert entry.title("nl") in contents.text
    for uri in ("rule://xx/africa.score.goods", "rule://nl/africa.score.gods", "file:///etc/passwd"):
        assert re.search(r"africa\.score\.goods|LANGUAGE", wrong(Client.read_resource, uri)), uri


def wrong(ask: Callable[..., Awaitable[object]], *arguments: object) -> str:
    """What a client is told of a request that the server refuses."""

    async def run(client: Client) -> str:
        with pytest.raises(mcp.MCPError) as refused:
            await ask(client, *arguments)
        return str(refused.value)

    return asked(run)


def test_a_table_is_scored_by_a_prompt() -> None:
    async def ask(client: Client) -> tuple[str | None, Any]:
        (found,) = (await client.list_prompts()).prompts
        told = await client.get_prompt(found.name, {"game": "africa", "lang": "nl"})
        return found.title, told.messages[0].content

    title, content = asked(ask)
    assert title
    assert "describe_game(game=africa, lang=nl)" in content.text
    assert "africana" in wrong(Client.get_prompt, "score_our_table", {"game": "chess"})


HELLO = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
}
UNREADABLE = {
    b"garbage": (None, -32700),
    b"[": (None, -32700),
    b"\xff": (None, -32700),
    b"[]": (None, -32600),
    b"{}": (None, -32600),
    b"null": (None, -32600),
    b'{"jsonrpc": "2.0", "id": 7}': (7, -32600),
    b'{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}': (None, -32600),
    b'{"jsonrpc": "2.0", "id": null, "method": "tools/list"}': (None, -32600),
    b'{"jsonrpc": "2.0", "id": "a", "method": 3}': ("a", -32600),
    b'{"jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": {"name": "\\ud800"}}': (8, -32600),
}
"""Messages that are none, with the id and the code of the answer."""


def test_a_message_that_nobody_can_read_is_answered_and_no_plug_in_prints_among_the_answers(tmp_path: Path) -> None:
    told = tmp_path / "noisy-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: noisy\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text("[scorer.games]\nnoisy = noisy:GAME\n", "utf-8")
    (tmp_path / "noisy.py").write_text("print('NOISE')\nGAME = 1\n", "utf-8")
    silent = b'{"jsonrpc": "2.0", "method": "notifications/initialized"}'
    messages = [json.dumps(HELLO).encode(), *UNREADABLE, b'{"jsonrpc": "2.0", "id": 9, "method": "ping"}']
    program = subprocess.Popen(
        [sys.executable, "-m", "scorer", "mcp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
    )
    assert program.stdin
    assert program.stdout
    late = Timer(120, program.kill)
    late.start()
    program.stdin.write(b"\n".join([messages[0], silent, *messages[1:]]) + b"\n")
    program.stdin.flush()
    # Who hangs up is not answered any more.
    lines = [program.stdout.readline() for _ in messages]
    rest, noise = program.communicate()
    late.cancel()
    answers = [json.loads(line) for line in lines]
    refused = [(each["id"], each["error"]["code"]) for each in answers if "error" in each]
    assert refused == list(UNREADABLE.values())
    assert sorted(each["id"] for each in answers if "result" in each) == [0, 9]
    assert (rest, b"NOISE" in noise, program.returncode) == (b"", True, 0)
