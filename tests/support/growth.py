"""What a piece of work costs when its input grows, as a count of steps that is the same in every run.

`PIECES` are inputs that somebody may send to hurt: for each a function that makes one of a size, and does the work.
"""

from __future__ import annotations

import asyncio
import importlib.util
import io
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import scorer
from scorer.registry import ids
from scorer.scoring.merge import merge
from scorer.text.documents import parse
from scorer.tracking.course import replay
from tests.support import EXAMPLES
from tests.support.documents import documents

Piece = Callable[[int], Callable[[], object]]
"""Makes an input of a size; what it returns does the work with it, and returns what is told."""

THROUGH = frozenset(
    {"copy", "count", "extend", "find", "index", "insert", "join", "partition", "remove", "replace", "reverse"}
    | {"rfind", "rindex", "rpartition", "rsplit", "sort", "split", "splitlines", "strip", "translate"}
    | {"casefold", "decode", "encode", "lower"}
)
"""The methods that may go through all of what they belong to."""


def steps(work: Callable[[], object]) -> int:
    """The lines of Python that a work executes; a method that goes through all of something counts its length."""
    taken = 0

    def line(frame: FrameType, event: str, _: object) -> Any:
        nonlocal taken
        taken += 1
        return line

    def called(_: FrameType, event: str, function: Any) -> None:
        nonlocal taken
        if event == "c_call" and function.__name__ in THROUGH:
            with suppress(TypeError):
                taken += len(function.__self__)

    before = sys.gettrace()
    sys.settrace(line)
    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(None)
        sys.settrace(before)
    return taken


def told(found: Sequence[scorer.ScorerError]) -> object:
    """Problems as other programs get them."""
    return [each.to_dict("nl") for each in found]


def refused(work: Callable[[], object]) -> object:
    """What a work gives, or what its error says."""
    try:
        return work()
    except scorer.ScorerError as error:
        return [error.text("nl"), error.to_dict("nl")]


def players(n: int, **more: object) -> list[dict[str, object]]:
    return [{"name": f"p{i}", "track": 1, **more} for i in range(n)]


def table(*these: object, **more: object) -> dict[str, Any]:
    return {"game": "africa", "players": list(these), **more}


def problem(make: Callable[[int], Any]) -> Piece:
    """A tally that is looked at for problems, and scored."""

    def piece(n: int) -> Callable[[], object]:
        tally = make(n)
        return lambda: [told(scorer.problems(tally)), refused(lambda: scorer.score(tally).to_dict("fi"))]

    return piece


def document(make: Callable[[int], bytes]) -> Piece:
    """Bytes that are read as documents, as one, and as a record."""

    def piece(n: int) -> Callable[[], object]:
        data = make(n)
        lines = data.splitlines(keepends=True)
        return lambda: [
            len(list(documents(io.BytesIO(data)))),
            str(parse(data))[:10],
            str(refused(lambda: replay(lines)))[:10],
        ]

    return piece


def merged(make: Callable[[int], list[Any]]) -> Piece:
    """Parts that become one tally."""

    def piece(n: int) -> Callable[[], object]:
        parts = make(n)
        return lambda: refused(lambda: merge(parts))

    return piece


FIELDS = {field.kind: field for game in ids() for field in scorer.game(game).fields}
"""One of each kind."""


def typed(make: Callable[[int], str]) -> Piece:
    """A text in answer to each kind of question."""

    def piece(n: int) -> Callable[[], object]:
        text = make(n)
        return lambda: [field.typed(text, "fr") for field in FIELDS.values()]

    return piece


def looked_for(make: Callable[[int], str]) -> Piece:
    """Words that are looked for."""

    def piece(n: int) -> Callable[[], object]:
        words = make(n)
        return lambda: scorer.search(words, lang="fi")

    return piece


HEADER = b'{"record": 1, "game": "afritoria", "rules": 1, "players": ["Ann", "Ben"]}\n'
MARKET = b'{"move": "market", "card": "green lion"}\n'
UNDO, REDO = b'{"undo": 1, "forced": true}\n', b'{"redo": 1}\n'


def record(make: Callable[[int], bytes]) -> Piece:
    """Lines that are followed."""

    def piece(n: int) -> Callable[[], object]:
        lines = make(n).splitlines(keepends=True)
        return lambda: refused(lambda: replay(lines).number)

    return piece


def _service() -> Any:
    spec = importlib.util.spec_from_file_location("service_growing", EXAMPLES / "service/app.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def sent(path: str, make: Callable[[int], bytes]) -> Piece:
    """A body that the service is sent."""
    app = _service().app

    def piece(n: int) -> Callable[[], object]:
        return partial(asyncio.run, _asked(app, path, make(n)))

    return piece


async def _asked(app: Any, path: str, body: bytes) -> bytes:
    got: list[bytes] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        got.append(message.get("body", b""))

    scope = {"type": "http", "method": "POST", "path": path, "headers": [], "query_string": b"lang=nl"}
    await app({**scope, "http_version": "1.1", "root_path": "", "scheme": "http"}, receive, send)
    return b"".join(got)


def _tool(name: str, make: Callable[[int], dict[str, Any]]) -> Piece:
    """What an assistant asks."""
    from scorer.assistant import Refused, call

    def work(arguments: dict[str, Any]) -> object:
        try:
            return call(name, arguments)
        except Refused as error:
            return error.text

    return lambda n: partial(work, make(n))


def _twice(n: int) -> bytes:
    return b"{" + b",".join(b'"k%d":1' % i for i in range(n)) + b',"k%d":1}' % (n - 1)


PIECES: dict[str, Piece] = {
    "a key that stands twice": document(_twice),
    "nested lists": document(lambda n: b"[" * n + b"]" * n),
    "a long text": document(lambda n: b'["' + b"\\u00e9" * n + b'"]'),
    "blank lines": document(lambda n: b"\n" * n + b"[1]"),
    "lines": document(lambda n: b'{"players": 1}\n' * n),
    "broken lines": document(lambda n: b'{"players": 1}\n' + b"{\xff\n" * n),
    "a number of many digits": document(lambda n: b"[" + b"1" * n + b"]"),
    "players that are none": problem(lambda n: table(*[0] * n)),
    "players": problem(lambda n: table(*players(n))),
    "players of one name": problem(lambda n: table(*[{"name": "Ann", "track": 1}] * n)),
    "unknown keys of players": problem(lambda n: table(*players(2, **{f"k{i}": 0 for i in range(n)}))),
    "unknown keys": problem(lambda n: table(**{f"k{i}": 0 for i in range(n)})),
    "unknown rulings": problem(lambda n: table(rulings={f"k{i}": "a" for i in range(n)})),
    "unknown readings": problem(lambda n: table(rulings={"africa.majority.zero": "a" * n})),
    "many kinds": problem(lambda n: table(*players(2, goods={f"k{i}": 1 for i in range(n)}))),
    "a long game": problem(lambda n: {"game": "a" * n, "players": []}),
    "a long edition": problem(lambda n: table(edition="n" * n)),
    "a long name": problem(lambda n: table({"name": "A" * n, "track": 1}, {"name": "é" * n, "track": -1})),
    "many points": problem(lambda n: {"game": "africana", "players": players(2, artifact_points=[1] * n)}),
    "points that are none": problem(lambda n: {"game": "africana", "players": players(2, artifact_points=[-1] * n)}),
    "a deep value": problem(lambda n: table(*players(2, goods=json.loads("[" * (n // 8) + "]" * (n // 8))))),
    "players to merge": merged(lambda n: [table(*players(n))]),
    "parts that differ": merged(lambda n: [table({"name": "Ann", "track": i}) for i in range(n)]),
    "a player many times": merged(lambda n: [table(*[{"name": "Ann", "track": i} for i in range(n)])]),
    "lists that differ": merged(lambda n: [table({"name": "Ann", "goods": [i]}) for i in range(n)]),
    "mappings that differ": merged(lambda n: [table({"name": "Ann", "goods": {"a": i}}) for i in range(n)]),
    "rulings to merge": merged(lambda n: [table(rulings={f"r{i}": "x" for i in range(n)})]),
    "a long word to look for": looked_for("a".__mul__),
    "words to look for": looked_for(lambda n: " ".join(f"w{i}" for i in range(n))),
    "signs to look for": looked_for(lambda n: "".join(chr(0x4E00 + i) for i in range(n))),
    "a long word": typed("a".__mul__),
    "figures": typed("1".__mul__),
    "a word with hyphens": typed("a-".__mul__),
    "blanks": typed(lambda n: f"3{' ' * n}drum"),
    "a row of a table": typed(lambda n: f"|{' ' * n}x"),
    "cells of a table": typed(lambda n: f"1\t{'111 ' * (n // 4)}\tx"),
    "accents": typed(lambda n: "a" + "\u0301\u0327" * n),
    "moves that are taken back": record(lambda n: HEADER + MARKET + (UNDO + REDO) * n),
    "moves that are made again": record(lambda n: HEADER + (MARKET + UNDO) * n),
    "blank lines of a record": record(lambda n: HEADER + b"\n" * n),
    "players of a record": record(lambda n: HEADER.replace(b'"Ann"', b'"Ann", ' * n + b'"Ann"')),
    "options of a record": record(
        lambda n: HEADER.replace(b"}", b', "options": {' + b", ".join(b'"o%d": 1' % i for i in range(n)) + b"}}")
    ),
    "a long move": record(lambda n: HEADER + b'{"move": "' + b"a" * n + b'"}\n'),
    "somebody else's move": record(lambda n: HEADER + b'{"by": "' + b"a" * n + b'", "move": "market"}\n'),
}


LONG_ANSWERS = (
    *("drum ", "1 ", "2 drums, ", "one ", "3x4 ", "2 and ", "4 5 2 / ", "two sixes ", "no ", "g10 "),
    *("drum and ", "blue lion ", "1+1 + ", "no drums ", "the ", "1, 2 and ", "yes ", "lion 1 2 "),
)
"""What can be typed again and again: every way to read it is kept, so that there are limits of words and letters."""


def with_extras() -> dict[str, Piece]:
    """The same for assistants, and for the service, whose packages may not be there."""
    found: dict[str, Piece] = {}
    with suppress(ImportError):
        found |= {
            "service: players that are none": sent("/v1/score", lambda n: json.dumps(table(*[0] * n)).encode()),
            "service: unknown keys": sent(
                "/v1/problems", lambda n: json.dumps(table(**{f"k{i}": 0 for i in range(n)})).encode()
            ),
            "service: nested lists": sent("/v1/score", lambda n: b"[" * n),
            "service: a key that stands twice": sent("/v1/score", _twice),
        }
    found |= {
        "mcp: players that are none": _tool("score_game", lambda n: {"tally": table(*[0] * n)}),
        "mcp: readings": _tool("compare_readings", lambda n: {"tally": table(*players(n))}),
        "mcp: a long word": _tool("search_rules", lambda n: {"words": "a" * n}),
        "mcp: moves": _tool(
            "judge_move",
            lambda n: {
                "game": "afritoria",
                "players": ["Ann", "Ben"],
                "played": [
                    {"move": "market", "card": "green lion"},
                    *[{"undo": 1, "forced": True}, {"redo": 1}] * n,
                ],
            },
        ),
        "mcp: players": _tool("judge_move", lambda n: {"game": "africa", "players": ["Ann"] * n}),
    }
    return found
