"""Bounded load on the service over loopback: good and bad requests, every answer held against the library.

    python load.py --requests 10000 --at-once 16
    python load.py --hostile 60 --at-once 50

Starts the service by itself, prints p50 and p99, counts wrong answers and server errors, and stops the service while
requests are under way: none of those may be lost. With `--hostile`, for so many seconds four of five clients send
bodies that are meant to hurt, as fast as they can; the others ask what people ask, and none of them may wait more than
two seconds (Linux only). Exits with 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

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


PATIENCE = 2.0
"""Seconds that nobody may wait for a normal answer."""


def hostile() -> list[Ask]:
    """Bodies that are meant to cost much, as large as may be or larger, with the status that they get."""
    most = 64 * 1024

    def whole(start: str, part: str, end: str) -> bytes:
        return (start + part * ((most - len(start) - len(end)) // len(part) - 1) + part.rstrip(",") + end).encode()

    keys = ",".join(f'"k{i}":0' for i in range(5000))
    players = ",".join(f'{{"name":"p{i}","track":1}}' for i in range(2000))
    bodies = {
        whole('{"game":"africa","players":[', "0,", "]}"): 422,
        whole('{"game":"africa","players":[', '{"name":"Ann"},', "]}"): 422,
        whole('{"game":"africana","players":[{"name":"a","artifact_points":[', "1,", "]}]}"): 422,
        whole("", "[", ""): 400,
        whole('{"game":"', "a", '"}'): 422,
        whole('["', "\\ud800", '"]'): 422,
        whole("[", "9", "]"): 400,
        whole("", '{"a":', ""): 400,
        f'{{"game":"africa","players":[{{"name":"a","track":1,{keys}}}]}}'.encode(): 422,
        f'{{"game":"africa","players":[],{keys}}}'.encode(): 422,
        f'{{"game":"africa","players":[{players}]}}'.encode(): 422,
        b"{" + b'"a":1,' * 10_000 + b'"a":1}': 422,
        b" " * (most + 1): 413,
        b"0" * 900_000: 413,
    }
    found = [Ask("POST", "/v1/score", body, status, None) for body, status in bodies.items()]
    words = quote("".join(chr(0x4E00 + i) for i in range(2000)))
    return [*found, Ask("GET", f"/v1/search?words={words}", b"", 200, None)]


async def talk(port: int, known: list[Ask], ends: float, pause: float, seen: Callable[[Ask, int, bytes], None]) -> None:
    """Asks one after the other, at random, until it is time; a plain socket, as a client of its own takes longer."""
    rng = random.Random(id(seen))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while time.monotonic() < ends:
        ask = rng.choice(known)
        head = f"{ask.method} {ask.path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(ask.body)}\r\n\r\n"
        seen(ask, 0, b"")
        writer.write(head.encode() + ask.body)
        await writer.drain()
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(told.partition("content-length: ")[2].partition("\r")[0])
        seen(ask, int(told.split()[1]), await reader.readexactly(size))
        await asyncio.sleep(pause)
    writer.close()


def harm(port: int, ends: float, clients: int, told: Connection) -> None:
    """So many clients that do harm, in a process of their own; what they got goes through a pipe."""
    found: Counter[int] = Counter()
    wrong: list[str] = []

    def seen(ask: Ask, status: int, _: bytes) -> None:
        found[status] += 1
        if status not in (0, ask.status):
            wrong.append(f"{ask.path} {ask.body[:40]!r}: {status}")

    async def all_of_them() -> None:
        await asyncio.gather(*[talk(port, hostile(), ends, 0, seen) for _ in range(clients)])

    asyncio.run(all_of_them())
    told.send((found, wrong))


async def attack(port: int, service: subprocess.Popen[bytes], seconds: float, at_once: int) -> dict[str, Any]:
    """Four of five clients do harm, the others wait for what people ask.

    Besides the time on the clock it tells how long the service itself has worked while somebody waited: what the wait
    would be if nothing else ran on the machine.
    """
    good = [ask for ask in asks() if ask.status == 200]
    ends, normal = time.monotonic() + seconds, max(1, at_once // 5)
    here, there = Pipe(duplex=False)
    harming = Process(target=harm, args=(port, ends, at_once - normal, there))
    waits: list[tuple[float, float]] = []
    wrong: list[str] = []

    def watching() -> Callable[[Ask, int, bytes], None]:
        begun = (0.0, 0.0)

        def seen(ask: Ask, status: int, body: bytes) -> None:
            nonlocal begun
            now = time.monotonic(), worked(service.pid)
            if not status:
                begun = now
                return
            waits.append((now[0] - begun[0], now[1] - begun[1]))
            if status != ask.status or (ask.answer is not None and json.loads(body) != ask.answer):
                wrong.append(f"{ask.path}: {status}")

        return seen

    before = worked(service.pid)
    harming.start()
    there.close()
    # People read what they are told.
    await asyncio.gather(*[talk(port, good, ends, 0.1, watching()) for _ in range(normal)])
    found, wrong_there = await asyncio.to_thread(here.recv)
    harming.join()
    spent = worked(service.pid) - before
    clock, own = ([each[i] for each in waits] for i in (0, 1))
    sent = sum(found.values()) - found[0]
    return {
        "normal": len(waits),
        **_told("on the clock", clock),
        **_told("of the service", own),
        "waited too long": sum([each > PATIENCE for each in own]),
        "hostile": sent,
        "of these too large and refused": found[413],
        "ms of the service for each": round(spent / (sent + len(waits)) * 1000, 2),
        "load of this machine": round(os.getloadavg()[0], 1),
        "wrong": len(wrong) + len(wrong_there),
        "first wrong": [*wrong, *wrong_there][:3],
    }


def _told(what: str, waits: list[float]) -> dict[str, int]:
    cuts = statistics.quantiles(waits, n=100)
    found = {"p50": cuts[49], "p99": cuts[98], "longest": max(waits)}
    return {f"{name} ms {what}": round(each * 1000) for name, each in found.items()}


def worked(pid: int) -> float:
    """Seconds for which a process has had a processor, as Linux tells them."""
    return int(Path(f"/proc/{pid}/schedstat").read_text("utf-8").split()[0]) / 1e9


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
    parser.add_argument("--hostile", type=float, default=0, help="seconds for which most clients do harm")
    chosen = parser.parse_args()
    port = free_port()
    service = started(port)
    try:
        if chosen.hostile:
            attacked = asyncio.run(attack(port, service, chosen.hostile, chosen.at_once))
            print(json.dumps(attacked, indent=2))
            return int(bool(attacked["wrong"] or attacked["waited too long"]))
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
