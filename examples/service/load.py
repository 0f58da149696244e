"""Bounded load on the service over loopback: good and bad requests, every answer held against the library.

    python load.py --requests 10000 --at-once 16

Starts the service by itself, prints p50 and p99, counts wrong answers and server errors, and stops the service while
requests are under way: none of those may be lost. Exits with 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import scorer

HERE = Path(__file__).parent
EXAMPLES = HERE.parent


class Ask(NamedTuple):
    """A request and what must come back."""

    method: str
    path: str
    body: bytes
    status: int
    answer: Any
    """The JSON, or None where only the status counts."""


def asks() -> list[Ask]:
    """Good ones and bad ones."""
    found = []
    for id in ("africa", "africana", "afritoria"):
        tally = json.loads((EXAMPLES / f"{id}.json").read_text("utf-8"))
        for lang in scorer.languages():
            sheet = scorer.score(tally).to_dict(lang)
            found.append(Ask("POST", f"/v1/score?lang={lang}", json.dumps(tally).encode(), 200, sheet))
            wrong = {**tally, "players": [{**player, "name": 3, "x": 1} for player in tally["players"]]}
            told = {"problems": [error.to_dict(lang) for error in scorer.problems(wrong)]}
            found.append(Ask("POST", f"/v1/score?lang={lang}", json.dumps(wrong).encode(), 422, told))
            entry = scorer.rules(id)[0]
            found.append(Ask("GET", f"/v1/rules/{entry.id}?lang={lang}", b"", 200, entry.to_dict(lang)))
        found.append(Ask("GET", f"/v1/games/{id}?lang=fi", b"", 200, scorer.game(id).to_dict("fi")))
    found += [
        Ask("POST", "/v1/score", b"{", 400, None),
        Ask("POST", "/v1/score", b"[" * 60_000, 400, None),
        Ask("POST", "/v1/score", b"\xff\xfe", 400, None),
        Ask("POST", "/v1/score", b" " * 70_000, 413, None),
        Ask("POST", "/v1/score", b"[]", 422, None),
        Ask("POST", "/v1/score", b"null", 422, None),
        Ask("POST", "/v1/score?lang=sv", b"{}", 422, None),
        Ask("POST", "/v1/score?ruling=x", b"{}", 422, None),
        Ask("GET", "/v1/score", b"", 405, None),
        Ask("GET", "/v1/rules/africa.nothing", b"", 404, None),
        Ask("GET", "/v1/games/chess", b"", 404, None),
        Ask("GET", "/nowhere", b"", 404, None),
        Ask("GET", "/v1/search?words=ties&game=africa", b"", 200, None),
        Ask("GET", "/healthz", b"", 200, None),
    ]
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(port: int) -> subprocess.Popen[bytes]:
    """The service as a process of its own, once it answers."""
    service = subprocess.Popen([sys.executable, str(HERE / "app.py"), "--port", str(port)])
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return service
    service.kill()
    raise SystemExit("the service does not start")


async def load(port: int, requests: int, at_once: int) -> dict[str, Any]:
    """Asks at random, so many at once, and looks at each answer."""
    known, rng = asks(), random.Random(1)
    left = iter(rng.choices(known, k=requests))
    took: list[float] = []
    wrong: list[str] = []
    failed = 0

    async def client(http: httpx.AsyncClient) -> None:
        nonlocal failed
        for ask in left:
            begun = time.perf_counter()
            answer = await http.request(ask.method, ask.path, content=ask.body)
            took.append(time.perf_counter() - begun)
            failed += answer.status_code >= 500
            if answer.status_code != ask.status or (ask.answer is not None and answer.json() != ask.answer):
                wrong.append(f"{ask.method} {ask.path}: {answer.status_code}")

    begun = time.perf_counter()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        await asyncio.gather(*[client(http) for _ in range(at_once)])
    spent = time.perf_counter() - begun
    cuts = statistics.quantiles(took, n=100)
    return {
        "requests": len(took),
        "per second": round(len(took) / spent),
        "p50 ms": round(cuts[49] * 1000, 2),
        "p99 ms": round(cuts[98] * 1000, 2),
        "wrong": len(wrong),
        "server errors": failed,
        "first wrong": wrong[:3],
    }


async def stop(port: int, service: subprocess.Popen[bytes], at_once: int) -> dict[str, Any]:
    """Stops the service while requests are under way: those that it has taken get their answers."""
    ask = asks()[0]
    answered = lost = turned_away = 0

    async def client() -> None:
        nonlocal answered, lost, turned_away
        head = f"POST {ask.path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(ask.body)}\r\nconnection: close\r\n\r\n"
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            turned_away += 1
            return
        writer.write(head.encode() + ask.body[:50])
        await writer.drain()
        await asyncio.sleep(0.5)  # the service is told to stop meanwhile
        writer.write(ask.body[50:])
        await writer.drain()
        answer = (await reader.read()).partition(b"\r\n\r\n")[2]
        writer.close()
        if json.loads(answer or b"null") == ask.answer:
            answered += 1
        else:
            lost += 1

    under_way = [asyncio.create_task(client()) for _ in range(at_once)]
    await asyncio.sleep(0.25)
    service.send_signal(signal.SIGTERM)
    await asyncio.gather(*under_way)
    code = await asyncio.to_thread(service.wait, 15)
    return {"answered": answered, "lost": lost, "turned away": turned_away, "exit code": code}


def main() -> int:
    """The load, then the stop."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--at-once", type=int, default=16)
    chosen = parser.parse_args()
    port = free_port()
    service = started(port)
    try:
        found = asyncio.run(load(port, chosen.requests, chosen.at_once))
        stopped = asyncio.run(stop(port, service, chosen.at_once))
    finally:
        if service.poll() is None:
            service.terminate()
            service.wait(15)
    print(json.dumps({"load": found, "stop": stopped}, indent=2))
    return int(bool(found["wrong"] or found["server errors"] or stopped["lost"]))


if __name__ == "__main__":
    sys.exit(main())
