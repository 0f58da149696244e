"""The site: its pages without mkdocs, then one strict build and everything that is built."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from html import escape, unescape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urldefrag
from xml.etree import ElementTree as ET

import pytest
import typer

import scorer
from scorer.cli.app import app
from scorer.games import game, ids
from scorer.reference.entries import SECTIONS
from scorer.text.errors import language
from scorer.text.i18n import languages

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs" / "site"))

import pages as site  # noqa: E402
from pictures import PICTURES  # noqa: E402

ALL = [entry for id in ids() for entry in scorer.rules(id)]
HEADING = re.compile(r"^(#+) .*?(?:\{#(\S+)\})?$", re.MULTILINE)
HEAVIEST = 600_000
"""Bytes that a page of rules may take, with all that it loads before somebody searches."""


@cache
def headings(lang: str, path: str) -> list[tuple[str, str]]:
    text = re.sub(r"^```.*?^```", "", site.pages(lang)[path], flags=re.MULTILINE | re.DOTALL)
    return HEADING.findall(text)


def common(lang: str) -> set[str]:
    return set(site.pages(lang)) - set(site.ENGLISH)


@pytest.mark.parametrize("lang", languages())
def test_every_entry_has_its_place(lang: str) -> None:
    for id in ids():
        anchors = [anchor for _, anchor in headings(lang, f"rules/{id}.md")]
        for entry in scorer.rules(id):
            assert anchors.count(entry.id) == 1, entry.id
            assert site.pages(lang)[f"rules/{id}.md"].count(f"[{entry.id}](#{entry.id})") == 1
        assert [anchor for level, anchor in headings(lang, f"rules/{id}.md") if level == "##"] == [
            "at-a-glance",
            *SECTIONS,
        ]
        rulings = [anchor for _, anchor in headings(lang, "rulings.md")]
        assert [ruling.id for ruling in game(id).rulings] == [a for a in rulings if a.startswith(f"{id}.")]


@pytest.mark.parametrize("lang", languages())
def test_pages_and_anchors_are_the_same_in_every_language(lang: str) -> None:
    assert common(lang) == common("en")
    for path in common("en"):
        assert headings(lang, path) == headings("en", path), path
        levels = [len(level) for level, _ in headings(lang, path)]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels)), path


@pytest.mark.parametrize("lang", languages())
def test_links_between_pages_lead_somewhere(lang: str) -> None:
    for path in common(lang):
        for link in re.findall(r"\]\(([^)\s]+)\)", site.pages(lang)[path]):
            target, anchor = urldefrag(link)
            place = normpath(join(dirname(path), target)) if target else path
            assert place in site.pages(lang), (path, link)
            known = {anchor for _, anchor in headings(lang, place)}
            assert not anchor or anchor in known or place in site.ENGLISH, (path, link)


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_left_to_fill_in(lang: str) -> None:
    for path in common(lang):
        assert not re.search(r"\{[A-Za-z_]\w*(\[\w+\])?\}", site.pages(lang)[path]), path
    assert not re.search(r"[{}]", site.description(lang) + site.notice(lang) + "".join(site.switches(lang)))


@pytest.mark.parametrize("lang", languages())
def test_a_page_tells_all_of_an_entry(lang: str) -> None:
    for entry in ALL:
        page = site.pages(lang)[f"rules/{entry.game}.md"]
        part = unescape(re.sub(r"\\(.)", r"\1", page.partition(f"{{#{entry.id}}}")[2].partition("\n### ")[0]))
        assert re.sub(r"\[(.*?)\]\(.*?\)", r"\1", entry.text(lang)) in re.sub(r"\[(.*?)\]\(.*?\)", r"\1", part)
        assert entry.synonyms(lang) in part
        for reading in entry.readings:
            assert f"`{reading}`" in part
            assert entry.reading(reading, lang) in part
        for id in entry.see:
            assert f"#{id})" in part


@pytest.mark.parametrize("lang", languages())
def test_the_glossary_has_every_term_in_every_language(lang: str) -> None:
    page = site.pages(lang)["glossary.md"]
    for entry in ALL:
        if entry.kind == "term":
            (row,) = [row for row in page.split("<tr>") if f'/#{entry.id}"' in row]
            for code in languages():
                if entry.status(code) != "outdated":
                    mark = "\N{NO-BREAK SPACE}✓" if code in entry.attested else ""
                    assert f'<td lang="{code}">{escape(entry.title(code))}{mark}</td>' in row


@pytest.mark.parametrize("lang", languages())
def test_the_command_line_is_there_to_the_last_option(lang: str) -> None:
    page = site.pages(lang)["cli.md"]
    program = typer.main.get_command(app)
    commands: dict[str, object] = {"scorer": program}
    commands |= {f"scorer {name}": command for name, command in vars(program)["commands"].items()}
    parts = dict(re.findall(r"^## (.*?) \{#.*?\}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    assert set(parts) == set(commands)
    for name, command in commands.items():
        for param in vars(command)["params"]:
            if param.param_type_name == "option":
                assert all(f"`{option}`" in parts[name] for option in param.opts), name
            else:
                assert language(lang).gettext(param.metavar) in parts[name]
            if "completion" not in param.name:  # Typer's own, told anew
                assert language(lang).gettext(param.help) in parts[name].replace("\\", "")
        assert "`--help`" in parts[name]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("id", PICTURES)
def test_pictures_say_what_they_show(id: str, lang: str) -> None:
    svg, caption = PICTURES[id](language(lang))
    picture = ET.fromstring(svg)
    named = {node.get("id"): node.text for node in picture if node.get("id")}
    assert picture.get("role") == "img"
    labels = [named[name] for name in picture.get("aria-labelledby", "").split()]
    assert len(labels) == 2
    assert all(labels)
    assert caption == labels[1]
    assert svg in site.pages(lang)[f"rules/{scorer.rule(id).game}.md"]
    assert not re.search(r"""(?:fill|stroke|style|font-family)=""", svg), "colours are the style sheet's"


# What mkdocs makes of it


class Built(HTMLParser):
    """What a page refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = dict(attrs)
        if of.get("id"):
            self.ids.append(str(of["id"]))
        link = of.get("href") or of.get("src")
        if link and tag == "a":
            self.links.append(link)
        elif link and of.get("rel") not in ("canonical", "alternate", "prev", "next"):
            self.loads.append(link)
        elif link:
            self.links.append(link)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built strictly. Quiet (-q) would hide what strict looks for."""
    out = tmp_path_factory.mktemp("site")
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return out


@pytest.fixture(scope="module")
def seen(built: Path) -> dict[str, Built]:
    """Every page by its path."""
    return {file.relative_to(built).as_posix(): Built(file.read_text("utf-8")) for file in built.rglob("*.html")}


def place(page: str, link: str) -> tuple[str, str]:
    """The file that a link on a page leads to, and the anchor in it."""
    target, anchor = urldefrag(link)
    path = normpath(join("/", dirname(page), unquote(target))).lstrip("/") if target else page
    if target and (path == "" or target.endswith(("/", "."))):
        path = join(path, "index.html")
    return path, unquote(anchor)


def test_every_page_is_built(seen: dict[str, Built]) -> None:
    for lang in languages():
        for path in site.pages(lang):
            folder = path.removesuffix(".md").removesuffix("index").rstrip("/")
            assert normpath(f"{lang}/{folder}/index.html") in seen
        for entry in ALL:
            assert entry.id in seen[f"{lang}/rules/{entry.game}/index.html"].ids
    assert {"index.html", "404.html"} <= set(seen)


def test_no_link_and_no_anchor_is_dead(built: Path, seen: dict[str, Built]) -> None:
    dead = []
    for page, found in seen.items():
        for link in [*found.links, *found.loads]:
            if re.match(r"(https?:)?//|mailto:|javascript:", link):
                continue
            path, anchor = place(page, link)
            if not (built / path).is_file() or (anchor and anchor not in seen[path].ids):
                dead.append((page, link))
    assert not dead


def test_no_id_stands_twice(seen: dict[str, Built]) -> None:
    for page, found in seen.items():
        assert len(found.ids) == len(set(found.ids)), page


def test_nothing_is_loaded_from_elsewhere(built: Path, seen: dict[str, Built]) -> None:
    for page, found in seen.items():
        assert not [link for link in found.loads if re.match(r"(https?:)?//", link)], page
    for file in built.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", file.read_text("utf-8")), file


def test_the_language_switch_stays_on_the_page(built: Path, seen: dict[str, Built]) -> None:
    for lang in languages():
        for page in (f"rules/{id}/index.html" for id in ids()):
            targets = {place(f"{lang}/{page}", link)[0] for link in seen[f"{lang}/{page}"].links}
            assert {f"{other}/{page}" for other in languages()} <= targets


@pytest.mark.parametrize("id", ids())
def test_a_page_of_rules_is_light(id: str, built: Path, seen: dict[str, Built]) -> None:
    for lang in languages():
        page = f"{lang}/rules/{id}/index.html"
        worker = re.search(r'"search": ?"([^"]+)"', (built / page).read_text("utf-8"))
        assert worker
        files = {page, *(place(page, link)[0] for link in [*seen[page].loads, worker[1]])}
        assert sum((built / file).stat().st_size for file in files) <= HEAVIEST, sorted(files)


@pytest.mark.parametrize("lang", languages())
def test_the_search_knows_every_entry_and_its_synonyms(lang: str, built: Path) -> None:
    index = json.loads((built / lang / "search" / "search_index.json").read_text("utf-8"))
    assert index["config"]["lang"] == [lang]
    texts = {document["location"]: document for document in index["docs"]}
    for entry in ALL:
        document = texts[f"rules/{entry.game}/#{entry.id}"]
        assert entry.synonyms(lang) in unescape(document["text"])
