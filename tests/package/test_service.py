"""The web service of the examples: what it answers, what it refuses, and that it stops without losing an answer."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import scorer
from scorer.registry import ids

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("httpx")

from starlette.testclient import TestClient

from tests.support import EXAMPLES

pytestmark = [pytest.mark.extra, pytest.mark.unmeasured]

FOLDER = EXAMPLES / "service"


def module(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"service_{name}", FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


service, load = module("app"), module("load")


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(service.app)


def test_every_request_of_the_load_is_answered_as_it_should(client: TestClient) -> None:
    for ask in load.asks():
        answer = client.request(ask.method, ask.path, content=ask.body)
        assert answer.status_code == ask.status, ask
        if ask.answer is not None:
            assert answer.json() == ask.answer
        elif ask.status >= 400:
            assert answer.json()["problems"][0]["code"]


def test_readings_and_languages_of_the_address(client: TestClient) -> None:
    tally = json.loads((FOLDER.parent / "africa.json").read_text("utf-8"))
    answer = client.post("/v1/score?ruling=africa.majority.rounding=up&edition=fi", json=tally)
    assert answer.json()["rulings"]["africa.majority.rounding"] == "up"
    assert answer.json()["edition"] == "fi"
    answer = client.post("/v1/score", json=tally, headers={"accept-language": "sv, fi;q=0.9, en;q=0.8"})
    assert answer.json() == scorer.score(tally).to_dict("fi")
    assert client.post("/v1/problems", json=tally).json() == {"problems": []}


def test_the_description_is_made_of_our_schemas(client: TestClient) -> None:
    told = client.get("/openapi.json").json()
    schemas = told["components"]["schemas"]
    assert told["openapi"].startswith("3.1")
    for id in ids():
        tally = json.loads((FOLDER.parent / f"{id}.json").read_text("utf-8"))
        for name, value in (("Tally", tally), ("Sheet", scorer.score(tally).to_dict())):
            Draft202012Validator({"$ref": f"#/components/schemas/{name}", **told}).validate(value)
            assert not Draft202012Validator({"$ref": f"#/components/schemas/{name}", **told}).is_valid({"game": id})
    assert "#/$defs/" not in json.dumps(told)
    assert {route.path for route in service.app.routes} - {"/openapi.json"} == set(told["paths"])
    assert "AfricaTallyPlayer" in schemas


def test_what_is_too_large_is_refused_when_all_of_it_has_been_read(client: TestClient) -> None:
    read = 0

    def parts(size: int) -> Iterator[bytes]:
        nonlocal read
        while read < size:
            read += 50_000
            yield b" " * 50_000

    assert client.post("/v1/score", content=parts(10 * service.LARGEST)).status_code == 413
    assert read >= 10 * service.LARGEST
    assert client.post("/v1/problems?lang=sv", content=parts(0)).status_code == 400


def test_what_takes_too_long_to_arrive_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(_: Any) -> Any:
        import asyncio

        await asyncio.sleep(1)
        yield b""

    monkeypatch.setattr(service, "LONGEST", 0.05)
    monkeypatch.setattr(service.Request, "stream", slow)
    assert client.post("/v1/score", json={}).status_code == 408


def test_a_real_run_under_load_and_its_stop() -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / "load.py"), "--requests", "300", "--at-once", "8"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert (told["load"]["wrong"], told["load"]["server errors"]) == (0, 0)
    assert (told["stop"]["lost"], told["stop"]["answered"]) == (0, 8)
    assert told["stop"]["exit code"] in (0, -15)


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells how long another process has worked")
def test_nobody_waits_for_those_who_do_harm() -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / "load.py"), "--hostile", "3", "--at-once", "20"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["normal"] > 10
    assert told["of these too large and refused"] > 0
    assert (told["waited too long"], told["wrong"]) == (0, 0)
