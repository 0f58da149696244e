"""A small web service round the library: scores, problems, games and rules as JSON, in five languages.

    pip install africa-scorer -r requirements.txt
    python app.py --port 8000

`/openapi.json` describes it, from the library's own JSON Schemas. A request may be so large
and may last so long; a stop (SIGTERM) waits for the answers that are under way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import scorer

LARGEST = 64 * 1024
"""Bytes of a tally; a real one has a thousand."""
MOST = 1024 * 1024
"""Bytes that are read of one that is too large, so that its sender is told so."""
LONGEST = 5.0
"""Seconds for a request to arrive."""
KEPT = 75
"""Seconds for which an unused connection is kept: longer than clients and proxies keep theirs, or they would send a
request into one that is being closed."""
AT_ONCE = 256
"""Connections; more are turned away with 503 instead of making all of them slow."""

Answer = Callable[[Request], Any]


class Refused(Exception):
    """An answer that is no result."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


def language_of(request: Request) -> str:
    """`?lang=`, which must be known; else the first known language that the browser accepts; else English."""
    lang: str | None = request.query_params.get("lang")
    if lang:
        if lang not in scorer.languages():
            raise Refused(422, "unknown-language", f"Languages: {', '.join(scorer.languages())}")
        return lang
    accepted = request.headers.get("accept-language", "").split(",")
    known = [each.split(";")[0].strip()[:2].lower() for each in accepted]
    return next((each for each in known if each in scorer.languages()), "en")


async def tally_of(request: Request) -> Any:
    """The JSON of a request, within the limits."""
    body, size = bytearray(), 0
    try:
        async with asyncio.timeout(LONGEST):
            # All of it is read: an answer to somebody who is still sending would be lost with the connection.
            async for part in request.stream():
                size += len(part)
                if size <= LARGEST:
                    body += part
                elif size > MOST:
                    break
    except TimeoutError:
        raise Refused(408, "too-slow", f"{LONGEST:g} seconds at most") from None
    if size > LARGEST:
        raise Refused(413, "too-large", f"{LARGEST} bytes at most")
    try:
        return json.loads(bytes(body))
    except (ValueError, RecursionError):
        raise Refused(400, "not-json", "The body is not JSON in UTF-8.") from None


def readings_of(request: Request) -> dict[str, Any]:
    """What the address says of readings: `?edition=nl&ruling=africa.majority.rounding=up`."""
    chosen = [text.partition("=")[::2] for text in request.query_params.getlist("ruling")]
    return {"edition": request.query_params.get("edition") or None, "rulings": dict(chosen)}


async def score(request: Request) -> Response:
    """A sheet, or all problems of the tally."""
    tally, lang, readings = await tally_of(request), language_of(request), readings_of(request)
    found = scorer.problems(tally, **readings)
    if found:
        return JSONResponse({"problems": [each.to_dict(lang) for each in found]}, 422)
    # A few milliseconds at most, whatever the tally (`load.py --hostile`): no thread is worth it.
    return JSONResponse(scorer.score(tally, **readings).to_dict(lang))


async def problems(request: Request) -> Response:
    """All problems of a tally, for a form that is being filled in."""
    tally, lang = await tally_of(request), language_of(request)
    return JSONResponse({"problems": [each.to_dict(lang) for each in scorer.problems(tally, **readings_of(request))]})


async def game(request: Request) -> Response:
    """What a form and a table of results need of a game."""
    return JSONResponse(scorer.game(request.path_params["id"]).to_dict(language_of(request)))


async def rule(request: Request) -> Response:
    """An entry of the rules."""
    return JSONResponse(scorer.rule(request.path_params["id"]).to_dict(language_of(request)))


async def search(request: Request) -> Response:
    """Entries that answer a question; without `sure` show titles only."""
    words, lang = request.query_params.get("words", "")[:200], language_of(request)
    hits = scorer.search(words, game=request.query_params.get("game") or None, lang=lang)
    return JSONResponse({"sure": hits.sure, "hits": [hit.rule.to_dict(lang) for hit in hits]})


async def health(request: Request) -> Response:
    """Whether it answers."""
    return JSONResponse({"ok": True, "version": scorer.__version__})


async def openapi(request: Request) -> Response:
    """The description of the service; its texts in a language."""
    return JSONResponse(description(language_of(request)))


def description(lang: str = "en") -> dict[str, Any]:
    """OpenAPI 3.1, which takes our schemas as they are; only their references move."""
    parts: dict[str, Any] = {"Problem": plain(scorer.schema("error")), "Problems": PROBLEMS}
    for kind in ("tally", "sheet", "rules", "game"):
        schema = scorer.schema(kind, lang=lang)
        parts |= schema.pop("$defs")
        parts[kind.capitalize()] = plain(schema)
    wrong = {"description": "What is wrong", **_json("Problems")}
    readings = [_query("lang"), _query("edition"), _query("ruling", several=True)]
    body = {"required": True, **_json("Tally")}
    found = {"200": {"description": "Found", "content": {"application/json": {}}}, "404": wrong}
    paths = {
        "/v1/score": {"post": _operation(score, readings, {"200": _ok("Sheet"), "422": wrong}, body)},
        "/v1/problems": {"post": _operation(problems, readings, {"200": _ok("Problems")}, body)},
        "/v1/games/{id}": {"get": _operation(game, [_path("id"), _query("lang")], {**found, "200": _ok("Game")})},
        "/v1/rules/{id}": {"get": _operation(rule, [_path("id"), _query("lang")], {**found, "200": _ok("Rule")})},
        "/v1/search": {"get": _operation(search, [_query("words"), _query("game"), _query("lang")], found)},
        "/healthz": {"get": _operation(health, [], {"200": found["200"]})},
    }
    about = {"title": "scorer", "version": scorer.__version__, "description": (scorer.__doc__ or "").splitlines()[0]}
    made: dict[str, Any] = {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": parts}}
    moved: dict[str, Any] = json.loads(json.dumps(made).replace('"#/$defs/', '"#/components/schemas/'))
    return moved


PROBLEMS = {
    "type": "object",
    "required": ["problems"],
    "properties": {"problems": {"type": "array", "items": {"$ref": "#/$defs/Problem"}}},
}


def plain(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema as a part of ours, which says once for all of them what kind they are."""
    return {key: part for key, part in schema.items() if key != "$schema"}


def _operation(answer: Answer, parameters: list[Any], responses: dict[str, Any], body: Any = None) -> dict[str, Any]:
    about = {"operationId": answer.__name__, "summary": answer.__doc__, "parameters": parameters}
    return {**about, "responses": responses, **({"requestBody": body} if body else {})}


def _json(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/$defs/{name}"}}}}


def _ok(name: str) -> dict[str, Any]:
    return {"description": "Done", **_json(name)}


def _query(name: str, *, several: bool = False) -> dict[str, Any]:
    schema = {"type": "array", "items": {"type": "string"}} if several else {"type": "string"}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def _path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _refused(request: Request, error: Exception) -> Response:
    """Every refusal has the same form."""
    if isinstance(error, Refused):
        return JSONResponse({"problems": [{"code": error.code, "text": error.text}]}, error.status)
    if isinstance(error, scorer.ScorerError):
        try:
            lang = language_of(request)
        except Refused:
            lang = "en"
        return JSONResponse({"problems": [error.to_dict(lang)]}, 404 if request.method == "GET" else 422)
    assert isinstance(error, HTTPException)
    return JSONResponse({"problems": [{"code": "http", "text": error.detail}]}, error.status_code, error.headers)


app = Starlette(
    routes=[
        Route("/v1/score", score, methods=["POST"]),
        Route("/v1/problems", problems, methods=["POST"]),
        Route("/v1/games/{id}", game),
        Route("/v1/rules/{id}", rule),
        Route("/v1/search", search),
        Route("/healthz", health),
        Route("/openapi.json", openapi),
    ],
    exception_handlers={Refused: _refused, scorer.ScorerError: _refused, HTTPException: _refused},
)


def main() -> None:
    """Serves until SIGTERM or SIGINT, and then finishes what is under way."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    chosen = parser.parse_args()
    uvicorn.run(
        app,
        host=chosen.host,
        port=chosen.port,
        limit_concurrency=AT_ONCE,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=10,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
