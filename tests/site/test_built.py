"""One strict build of the site, and everything that is built."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urldefrag

import pytest

import scorer
from docs.site import (
    finishing,
    pages as site,
    single,
)
from scorer.reference.entries import section_of
from scorer.registry import ids
from scorer.text.i18n import languages
from tests.support import padgames
from tests.support.golden import GOLDEN, compare
from tests.support.outline import outline

pytestmark = pytest.mark.slow

ALL = [entry for id in ids() for entry in scorer.rules(id)]
HEAVIEST = 150_000
"""Bytes that a page of rules may take, compressed, with all that it loads to its first reading."""


FIRST_VISIT = 450_000
"""Bytes that a first visit may take, compressed, with all that is kept for when there is no network."""


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
    assert {"index.html", "404.html", "offline.html"} <= set(seen)


KINDS = {
    "start": "index.html",
    "rules": "rules/afritoria/index.html",
    "rule": "r/africa.majority.rounding/index.html",
    "score": "score/africa/index.html",
    "log": "log/index.html",
    "rulings": "rulings/index.html",
    "print": "print/africana/index.html",
}
"""A page of each kind, whose template is held."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_built_as_its_template_says(kind: str, built: Path) -> None:
    compare(GOLDEN / "pages" / f"{kind}.txt", outline((built / "en" / KINDS[kind]).read_text("utf-8")))


def test_no_link_and_no_anchor_is_dead(built: Path, seen: dict[str, Built]) -> None:
    dead = []
    for page, found in seen.items():
        for link in [*found.links, *found.loads]:
            if re.match(r"(https?:)?//|mailto:|javascript:|data:", link):
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


def test_a_rule_alone_leads_on(built: Path) -> None:
    """To its game and section, to what stands before and after it there, to the questions about it."""
    for game in ids():
        seen: dict[str, dict[str, str]] = {}
        for entry in scorer.rules(game):
            page = (built / "nl" / "r" / entry.id / "index.html").read_text("utf-8")
            assert f'<a href="../../rules/{game}/">' in page
            assert f'<a href="../../rules/{game}/#{section_of(entry)}">' in page
            seen[entry.id] = dict(re.findall(r'<a rel="(prev|next)" href="\.\./\.\./r/([^"]+)/"', page))
            asked = [each.id for each in scorer.rules(game) if each.kind == "question" and entry.id in each.see]
            assert re.findall(r'<li><a href="\.\./\.\./r/([^"]+)/"', page) == asked
        for id, links in seen.items():
            assert all(
                seen[links[there]][back] == id for there, back in (("prev", "next"), ("next", "prev")) if there in links
            )


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
        assert ("'wasm-unsafe-eval'" in policy) == bool(re.search("/(score|play)/", file.as_posix())), file
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
    spoken = {f"{lang}/{kind}" for lang in languages() if lang != "en" for kind in ("sheet", "log")}
    followed = {f"{lang}/follow" for lang in languages()}
    assert set(groups) == {"site", "sheet", "follow", "log", *languages(), *spoken, *followed}
    assert {"app/engine/log.parcel", "app/log/game.mjs"} <= set(groups["log"])
    assert {"app/engine/follow.parcel", "app/play.mjs", "app/play/keys.mjs"} <= set(groups["follow"])
    assert "nl/play/africa/index.html" in groups["nl/follow"]
    assert {"app/engine/share.parcel", "app/engine/decided.parcel", "app/log/store.mjs"} <= set(groups["sheet"])
    for lang in languages():
        assert {f"{lang}/index.html", *(f"{lang}/rules/{id}/index.html" for id in ids())} <= set(groups[lang])
    for path, digest in (item for group in groups.values() for item in group.items()):
        assert hashlib.sha256((built / path).read_bytes()).hexdigest().startswith(digest)


@pytest.mark.parametrize("lang", languages())
def test_a_first_visit_keeps_little(lang: str, built: Path, seen: dict[str, Built]) -> None:
    """A page and all that is then kept in the background, but for a score sheet: what it counts with comes with it."""
    told = re.search(r"const FILES = (\{.*\});", (built / "sw.js").read_text("utf-8"))
    assert told
    groups = json.loads(told[1])
    background = {"sw.js", *groups["site"], *groups[lang]}
    for page in ("index.html", "rules/africa/index.html", "r/africa.score.goods/index.html"):
        shown = {place(f"{lang}/{page}", link)[0] for link in seen[f"{lang}/{page}"].loads}
        files = {f"{lang}/{page}", *background, *(path for path in shown if not path.endswith(".png"))}
        # What is there only for tests is no part of a visit.
        files -= {path for path in files if any(game in path for game in padgames.GAMES)}
        assert sum(len(gzip.compress((built / path).read_bytes())) for path in files) <= FIRST_VISIT, page


def test_plain_use_draws_no_pictures() -> None:
    code = "import scorer, sys; scorer.rules('africa'); print([m for m in sys.modules if 'pictures' in m])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
