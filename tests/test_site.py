"""The site: its pages without mkdocs, then one strict build and everything that is built."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
from functools import cache
from html import unescape
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
from scorer.reference.drawing import pictures
from scorer.reference.entries import SECTIONS
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import languages

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs" / "site"))

import finishing  # noqa: E402
import pages as site  # noqa: E402
import single  # noqa: E402
from entries import names  # noqa: E402

ALL = [entry for id in ids() for entry in scorer.rules(id)]
HEADING = re.compile(r"^(#+) .*?(?:\{#(\S+)\})?$", re.MULTILINE)
HEAVIEST = 150_000
"""Bytes that a page of rules may take, compressed, with all that it loads to its first reading."""
PICTURES = {id: draw for each in ids() for id, draw in pictures(each).items()}


@cache
def headings(lang: str, path: str) -> list[tuple[str, str]]:
    text = re.sub(r"^```.*?^```", "", site.pages(lang)[path], flags=re.MULTILINE | re.DOTALL)
    return HEADING.findall(text)


def common(lang: str) -> set[str]:
    return set(site.pages(lang)) - set(site.ENGLISH)


@cache
def entries_on(lang: str, path: str) -> list[tuple[str, str]]:
    """The id of every entry on a page, and its HTML."""
    return re.findall(r'<article class="entry [a-z]+" id="(\S+)">(.*?)</article>', site.pages(lang)[path], re.DOTALL)


@pytest.mark.parametrize("lang", languages())
def test_every_entry_has_its_place(lang: str) -> None:
    for id in ids():
        found = [entry for entry, _ in entries_on(lang, f"rules/{id}.md")]
        assert sorted(found) == sorted(entry.id for entry in scorer.rules(id))
        assert [anchor for level, anchor in headings(lang, f"rules/{id}.md") if level == "##"] == [*SECTIONS]
        rulings = [entry for entry, _ in entries_on(lang, "rulings.md") if entry.startswith(f"{id}.")]
        assert [ruling.id for ruling in game(id).rulings] == rulings


@pytest.mark.parametrize("lang", languages())
def test_a_page_of_rules_begins_with_what_is_asked_most(lang: str) -> None:
    for id in ids():
        before = site.pages(lang)[f"rules/{id}.md"].partition("\n## ")[0]
        summary = before[before.index('class="summary"') : before.index("</section>")]
        asked = game(id).part("reference.sections").SUMMARY
        told = [part for part in ("count", "ties", "end") for _ in asked[part]]
        assert len(told) == summary.count("<dt>")
        for rule in (rule for part in asked.values() for rule in part):
            assert scorer.rule(rule).gist(lang), rule
            assert f"#{rule}" in summary
        assert f"/score/{id}/" in before[before.index("</section>") :]


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
        # What the ask box and the score sheet fill in by themselves is left out.
        told = re.sub(r'data-words="[^"]*"|(?s:id="sheet-data">.*?</script>)', "", site.pages(lang)[path])
        assert not re.search(r"\{[A-Za-z_]\w*(\[\w+\])?\}", told), path
    assert not re.search(r"[{}]", site.description(lang) + site.notice(lang) + "".join(site.labels(lang).values()))


def words(html: str) -> str:
    """What is read of a piece of HTML."""
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("lang", languages())
def test_a_page_tells_all_of_an_entry(lang: str) -> None:
    for id in ids():
        for name, part in entries_on(lang, f"rules/{id}.md"):
            entry, read = scorer.rule(name), words(part)
            assert entry.title(lang) in read
            assert re.sub(r"\[(.*?)\]\(.*?\)", r"\1", entry.text(lang)) in read
            open_, _, folded = part.partition('<details class="more">')
            assert entry.synonyms(lang) in words(folded)
            assert f'data-copy="../../r/{entry.id}/"' in folded
            for reading in entry.readings:
                assert entry.reading(reading, lang) in words(open_)
            for see in entry.see:
                assert f"#{see}" in folded


@pytest.mark.parametrize("lang", languages())
def test_what_everybody_sees_first_has_no_machinery(lang: str) -> None:
    for id in ids():
        for name, part in entries_on(lang, f"rules/{id}.md"):
            entry, read = scorer.rule(name), words(part.partition("</summary>")[0])
            assert entry.id not in read
            for ruling in game(id).rulings:
                assert ruling.id not in read
                assert not [r for r in ruling.readings if "-" in r and r in read]


@pytest.mark.parametrize("lang", languages())
def test_the_glossary_has_every_term_in_every_language(lang: str) -> None:
    page = site.pages(lang)["glossary.md"]
    for head in re.findall(r"<thead>(.*?)</thead>", page, re.DOTALL):
        assert words(head).split()[0] == names(language(lang))(lang)
    for entry in ALL:
        if entry.kind == "term":
            (row,) = [row for row in page.split("<tr>") if f'/#{entry.id}"' in row]
            assert row.startswith(f'<th scope="row" lang="{lang}">')
            for code in languages():
                if entry.status(code) != "outdated":
                    mark = "\N{NO-BREAK SPACE}✓" if code in entry.attested else ""
                    (cell,) = re.findall(rf'<t[hd][^>]* lang="{code}">(.*?)</t[hd]>', row)
                    assert words(cell) == f"{entry.title(code)}{mark}"


@pytest.mark.parametrize("lang", languages())
def test_the_command_line_is_there_to_the_last_option(lang: str) -> None:
    page = site.pages(lang)["cli.md"]
    program = typer.main.get_command(app)
    commands: dict[str, object] = {"scorer": program}
    commands |= {f"scorer {name}": command for name, command in vars(program)["commands"].items()}
    parts = dict(re.findall(r"^## (.*?) \{#.*?\}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    assert set(parts) >= set(commands)
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
    assert svg in dict(entries_on(lang, f"rules/{scorer.rule(id).game}.md"))[id]
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
        for path in set(site.pages(lang)) - {site.RULE}:
            folder = path.removesuffix(".md").removesuffix("index").rstrip("/")
            assert normpath(f"{lang}/{folder}/index.html") in seen
        for entry in ALL:
            assert entry.id in seen[f"{lang}/rules/{entry.game}/index.html"].ids
            assert f"{lang}/r/{entry.id}/index.html" in seen
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
        shown = [link for link in seen[page].loads if not link.endswith((".png", ".webmanifest"))]
        files = {page, *(place(page, link)[0] for link in shown)}
        assert sum(len(gzip.compress((built / file).read_bytes())) for file in files) <= HEAVIEST, sorted(files)


@pytest.mark.parametrize("lang", languages())
def test_a_rule_alone_says_what_it_is(lang: str, built: Path) -> None:
    for entry in ALL:
        page = (built / lang / "r" / entry.id / "index.html").read_text("utf-8")
        meta = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))
        assert unescape(meta["og:title"]) == entry.title(lang)
        assert unescape(meta["description"]) == unescape(meta["og:description"])
        told = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", entry.text(lang))
        assert told.split()[:5] == unescape(meta["description"]).split()[:5]
        assert (built / meta["og:image"].removeprefix("../../../")).is_file()
        assert "@" not in re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL).replace("@media", "")
        assert len(page) < 25_000


def test_an_id_that_was_renamed_still_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single, "aliases", lambda: {"africa.old.name": "africa.score.goods"})
    single.write(tmp_path, "fi", "")
    page = (tmp_path / "fi" / "r" / "africa.old.name" / "index.html").read_text("utf-8")
    assert "url=../africa.score.goods/" in page


def test_every_page_allows_only_itself(built: Path) -> None:
    for file in built.rglob("*.html"):
        text = file.read_text("utf-8")
        if 'http-equiv="refresh"' in text:
            continue
        (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
        assert "'unsafe-inline'" not in policy
        assert "'unsafe-eval'" not in policy
        assert not re.search(r"https?://", policy)
        assert ("'wasm-unsafe-eval'" in policy) == ("/score/" in file.as_posix()), file
        assert not re.search(r"<[a-z][^>]* (style|on[a-z]+)=\"", text), file
        for script in re.findall(r"<script>(.*?)</script>", text, re.DOTALL):
            assert finishing._hashes([script]) in policy


@pytest.mark.parametrize("lang", languages())
def test_the_site_can_be_installed(lang: str, built: Path) -> None:
    data = json.loads((built / lang / "site.webmanifest").read_text("utf-8"))
    assert data["lang"] == lang
    for icon in data["icons"]:
        image = (built / normpath(join(lang, icon["src"]))).read_bytes()
        assert image.startswith(b"\x89PNG")
        size = int(icon["sizes"].partition("x")[0])
        assert image[16:24] == size.to_bytes(4, "big") * 2


def test_the_service_worker_keeps_what_there_is(built: Path) -> None:
    told = re.search(r"const FILES = (\{.*\});", (built / "sw.js").read_text("utf-8"))
    assert told
    groups = json.loads(told[1])
    assert set(groups) == {"_shared", *languages()}
    for lang in languages():
        assert {f"{lang}/index.html", *(f"{lang}/rules/{id}/index.html" for id in ids())} <= set(groups[lang])
    for path, digest in (item for group in groups.values() for item in group.items()):
        assert hashlib.sha256((built / path).read_bytes()).hexdigest().startswith(digest)


def test_plain_use_draws_no_pictures() -> None:
    code = "import scorer, sys; scorer.rules('africa'); print([m for m in sys.modules if 'pictures' in m])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
