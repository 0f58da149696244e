"""The ask box: its search in JavaScript finds what the library finds, its data are small, its place is complete."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import scorer
from docs.app.node import run_node
from scorer.reference.search import Hits
from scorer.reference.words import split
from scorer.registry import ids
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.support import DATA, ROOT

APP = ROOT / "docs" / "app"

from docs.site import asking  # noqa: E402
from tools import ten_seconds  # noqa: E402

pytestmark = pytest.mark.slow

HEAVIEST = 60 * 1024
"""Bytes that the data of a game in a language may take, compressed as every server does it."""

HEAVIEST_COMMON = 8 * 1024
"""Bytes for the words that all games of a language share."""


def questions(lang: str) -> Iterator[tuple[str, str]]:
    """Every question of the tests with the game that is played."""
    for name in ("questions", "uncovered"):
        for line in (DATA / f"{name}.{lang}.tsv").read_text("utf-8").splitlines():
            _, question, told = line.split("\t")
            yield question, told.partition(".")[0]


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ask")
    for lang in languages():
        asking.write_index(folder / lang, lang)
    return folder


def in_node(data: Path, lang: str, asked: list[tuple[str, str | None]]) -> list[dict[str, Any]]:
    """What the port finds."""
    files = [str(data / lang / "ask" / f"{id}.json") for id in ids()]
    asked_of = {"common": str(data / lang / "ask" / "words.json"), "data": files, "asked": asked}
    done = run_node(Path(__file__).with_name("ask.mjs"), input=json.dumps(asked_of))
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def same(hits: Hits, found: dict[str, Any]) -> bool:
    alike = abs(hits.confidence - float(found["confidence"])) < 1e-6
    elsewhere = hits.elsewhere.id if hits.elsewhere else None
    told = [hit.rule.id for hit in hits], hits.sure, elsewhere
    return alike and told == (found["ids"], found["sure"], found["elsewhere"])


def differing(data: Path, lang: str, asked: list[tuple[str, str | None]]) -> list[tuple[str, str | None]]:
    found = in_node(data, lang, asked)
    assert len(found) == len(asked)
    return [
        (words, game)
        for (words, game), there in zip(asked, found, strict=True)
        if not same(scorer.search(words, game=game, lang=lang), there)
    ]


@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("lang", languages())
def test_the_port_finds_what_the_library_finds(lang: str, step: int, data: Path) -> None:
    """Each question in all games, in its own, and cut in the middle: one of eight; before a release all."""
    asked: list[tuple[str, str | None]] = []
    for question, game in questions(lang):
        asked += [(question, None), (question, game), (question[: len(question) // 2], None)]
    assert not differing(data, lang, asked[::step])


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("lang", languages())
def test_the_port_understands_odd_words_alike(lang: str, step: int, data: Path) -> None:
    odd = ["", " ", "?!", "42 17", "xyzzyqq", "a" * 5000, "ÄÖÜ straße œuf", "gold;gold", "africana", "afrika", "ﬁ ½ ²"]
    # One title of four, before a release every one, each with a slip somewhere.
    titles = [entry.title(lang) for id in ids() for entry in scorer.rules(id)]
    slips = [title[:i] + title[i + 1 :] for i, title in enumerate(titles) if i < len(title)]
    assert not differing(data, lang, [(words, None) for words in (*odd, *slips[::step])])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ids())
def test_the_data_are_small(game: str, lang: str, data: Path) -> None:
    game_s, common = [(data / lang / "ask" / f"{name}.json").read_bytes() for name in (game, "words")]
    assert len(gzip.compress(game_s, 9)) <= HEAVIEST
    assert len(gzip.compress(common, 9)) <= HEAVIEST_COMMON


@cache
def box(lang: str, game: str | None) -> str:
    return asking.ask_html(lang, game, "../")


@pytest.mark.parametrize("lang", languages())
def test_the_box_is_complete(lang: str) -> None:
    for game in (None, *ids()):
        html = box(lang, game)
        assert f'data-lang="{lang}"' in html
        assert html.count('type="search"') == 1
        assert html.count("data-game=") == (0 if game else len(ids()) + 1)
        links = re.findall(r'href="\.\./rules/(\w+)/#([\w.-]+)"', html)
        assert len(links) == asking.EXAMPLES
        assert all(scorer.rule(id).game == there == (game or there) for there, id in links)


@pytest.mark.parametrize("lang", languages())
def test_the_examples_are_answered(lang: str) -> None:
    for game in (None, *ids()):
        for entry in asking.examples(lang, game):
            hits = scorer.search(entry.title(lang), lang=lang, game=game)
            assert hits.sure
            assert entry in [hit.rule for hit in hits[:3]], entry.id


@settings(max_examples=50)
@given(st.text(max_size=200))
def test_whatever_is_asked_is_read(words: str) -> None:
    assert all(word for word in split(words))
    hits = scorer.search(words, game=ids()[0])
    assert hits.sure == (hits.confidence >= 1)
    assert not (hits.sure and not hits)


@pytest.fixture(scope="module")
def page(data: Path, browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A page of nothing but the box, in a real browser where there is one."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(data / "nl", site / "nl")
    shutil.copytree(APP / "search", site / "app" / "search")
    for file in (*APP.glob("*.mjs"), *APP.glob("*.css")):
        shutil.copy(file, site / "app")
    head = '<!doctype html><html lang="nl"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Box</title>'
    (site / "nl" / "index.html").write_text(
        f'{head}<link rel="stylesheet" href="../app/ask.css">{asking.ask_html("nl")}'
        '<script type="module" src="../app/ask.mjs"></script>',
        "utf-8",
    )
    opened = browser.new_page(viewport=ten_seconds.PHONE)
    opened.goto(f"{ten_seconds.serve(site)}/nl/")
    opened.wait_for_selector("[data-ask][data-state=ready]", state="attached")
    yield opened
    opened.close()


def test_the_page_shows_what_the_library_finds(page: Any) -> None:
    assert not ten_seconds.unlike(page, "nl", 20)


def test_the_answer_is_open_and_the_others_open_by_keys(page: Any) -> None:
    page.click('[data-game=""]')
    page.fill("#ask", "wie wint bij gelijke stand")
    page.keyboard.press("ArrowDown")
    filled = page.eval_on_selector_all("details[open]", "all => all.map((one) => !!one.querySelector('.ask__text'))")
    assert filled
    assert all(filled)
    for _ in filled:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    closed = page.evaluate("(n) => document.querySelectorAll('[data-rule]')[n].dataset.rule", len(filled))
    page.wait_for_selector(f'[data-rule="{closed}"][open] .ask__text')
    for _ in range(len(filled) + 1):
        page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == "ask"
    page.keyboard.press("Escape")
    assert page.evaluate("[document.querySelector('#ask').value, document.querySelectorAll('[data-rule]').length]") == [
        "",
        0,
    ]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "ask"


def test_where_the_rules_may_not_answer_there_are_titles_only(page: Any) -> None:
    ten_seconds.type_in(page, "is er een uitbreiding met nieuwe tegels", None)
    hits = scorer.search("is er een uitbreiding met nieuwe tegels", lang="nl")
    assert not hits.sure
    assert page.locator("[data-rule]").count() == len(hits) > 0
    assert page.locator(".ask__body").count() == 0
    assert page.inner_text(".ask__told") == language("nl").gettext(
        "Perhaps the rules say nothing about this; the closest entries:"
    )


def test_what_another_game_answers_has_a_link_to_it(page: Any) -> None:
    ten_seconds.type_in(page, "jokerkaart", "afritoria")
    there = scorer.search("jokerkaart", game="afritoria", lang="nl").elsewhere
    assert there
    assert page.inner_text(".ask__told a") == f"In Africana: {there.title('nl')}"
    assert page.get_attribute(".ask__told a", "href") == f"r/{there.id}/"
    page.click('[data-game=""]')


def test_an_example_is_asked_by_a_tap(page: Any) -> None:
    page.fill("#ask", "")
    page.click(".ask__examples a")
    assert page.input_value("#ask") == page.text_content(".ask__examples a")
    assert page.locator("details[open]").count()
