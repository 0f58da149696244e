"""Every absolute link comes from `tool.scorer` in `pyproject.toml`: with another home there, all begin with that."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from markdown import markdown

import scorer
from docs.site import choice, finishing, programmers
from docs.site.documents import INDEX, PAGES, published
from hatch_build import with_whole_links
from scorer.addresses import Addresses, addresses, read_addresses
from scorer.reference.entries import Rule
from scorer.text.errors import ScorerError, language
from scorer.text.i18n import languages
from tests.support import ROOT

OTHER = Addresses("https://games.club.org/africa", "https://code.club.org/club/scorer")
LINK = re.compile(
    r"\]\(([^)\s]+)\)|(?:href|src|srcset|content)=\"(https?:[^\"]+)\"|src=\"(docs/[^\"]+)\"|<loc>(.*?)</loc>"
)


def links(text: str) -> list[str]:
    return ["".join(found) for found in LINK.findall(text)]


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The files that the metadata are made of, with another home."""
    for name in ("README.md", "LICENSE", "hatch_build.py", "scorer/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    table = f'[tool.scorer]\nhome = "{OTHER.home}/"\nsource = "{OTHER.source}"\n\n['
    text, times = re.subn(r"^\[tool\.scorer\]\n.*?^\[", table, text, flags=re.MULTILINE | re.DOTALL)
    assert times == 1
    (tmp_path / "pyproject.toml").write_text(text, "utf-8")
    return tmp_path


IN_THE_REPOSITORY = {"CITATION.cff", "LICENSE", "README.md#the-name", "SECURITY.md", "tests/README.md"}
"""What the README links to and the site does not have."""


def test_what_a_registry_links_to_is_there(elsewhere: Path) -> None:
    """On the site, which has it where a build for that home says; what it has not, in the repository at the tag."""
    about: Any = ProjectMetadata(str(elsewhere), PluginManager()).core
    assert set(about.urls) == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    for name, address in about.urls.items():
        place = OTHER.source if name in ("Source", "Issues") else OTHER.home
        assert address.startswith(place), name
    assert about.readme_content_type == "text/markdown"
    own = links(re.sub(r"^```.*?^```", "", (elsewhere / "README.md").read_text("utf-8"), flags=re.M | re.S))
    shown = links(re.sub(r"^```.*?^```", "", about.readme, flags=re.M | re.S))
    assert len(own) == len(shown) > 5
    for before, after in zip(own, shown, strict=True):
        assert not before.startswith("http") or after == before
    assert addresses().home not in about.readme
    at_tag = f"{OTHER.source}/blob/v{scorer.__version__}/"
    ours = {link for link in (*shown, *about.urls.values()) if link.startswith((OTHER.home, at_tag))}
    assert {link.removeprefix(at_tag) for link in ours if link.startswith(at_tag)} == IN_THE_REPOSITORY
    for link in ours:
        path, _, anchor = link.removeprefix(f"{OTHER.home}/").partition("#")
        if path.startswith("pictures/"):
            assert (ROOT / "docs" / path).is_file(), link
        elif path.startswith("en/"):
            pages = programmers.ENGLISH | {INDEX: lambda: programmers.programmers_page(language("en"))}
            page = path.removeprefix("en/").rstrip("/")
            made = pages[INDEX if page == "programmers" else f"{page}.md"]
            assert not anchor or f'id="{anchor}"' in markdown(made(), extensions=["toc"]), link


def test_every_document_is_a_page() -> None:
    folders = [ROOT / "docs" / name for name in ("", "how-to", "reference", "why")]
    there = [file.relative_to(ROOT).as_posix() for folder in folders for file in folder.glob("*.md")]
    assert {*there, "CONTRIBUTING.md", "CHANGELOG.md"} == set(PAGES)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("[a](docs/why/search.md#b)", "[a](H/en/programmers/why/search/#b)"),
        ("[a](./docs/README.md#how-to)", "[a](H/en/programmers/#how-to)"),
        ("[a](CHANGELOG.md)", "[a](H/en/programmers/changelog/)"),
        ("[a](tests/README.md)", "[a](S/blob/v1/tests/README.md)"),
        ("[a](#b)", "[a](S/blob/v1/README.md#b)"),
        ("![a](docs/pictures/a.png)", "![a](H/pictures/a.png)"),
        ('<img alt="" src="docs/pictures/a.svg">', '<img alt="" src="H/pictures/a.svg">'),
        (
            '<source srcset="docs/pictures/a.webp"><a href="LICENSE">',
            '<source srcset="H/pictures/a.webp"><a href="S/blob/v1/LICENSE">',
        ),
        ("[a](https://b.org) [c](mailto:d@e.org)", "[a](https://b.org) [c](mailto:d@e.org)"),
        ("`[a](b)` and\n```md\n[a](b)\n```\n", "`[a](b)` and\n```md\n[a](b)\n```\n"),
    ],
)
def test_links_of_the_readme_become_whole(text: str, whole: str) -> None:
    assert with_whole_links(text, lambda path: published(path, Addresses("H", "S"), "v1")) == whole


def test_one_address_is_enough() -> None:
    assert read_addresses('[tool.scorer]\nhome = "https://a.org/b/"\n') == ("https://a.org/b", "https://a.org/b")


def test_the_address_stands_nowhere_else() -> None:
    files = [file for name in ("docs", "scorer", "examples", "tools") for file in (ROOT / name).rglob("*")]
    texts = [file for file in files if file.suffix in {".py", ".md", ".mjs", ".js", ".ts", ".html", ".txt", ".json"}]
    known = [*ROOT.glob("*.md"), ROOT / "mkdocs.yml", *[file for file in texts if "node_modules" not in file.parts]]
    assert [str(file) for file in known if addresses().home in file.read_text("utf-8")] == []


def test_the_page_of_a_rule_is_at_home_unless_a_site_is_named() -> None:
    rule = scorer.rule("africa.score.goods")
    assert rule.url(lang="fi") == f"{addresses().home}/fi/r/africa.score.goods/"
    assert rule.url("https://a.org/b/") == "https://a.org/b/en/r/africa.score.goods/"
    assert rule.url("", "nl") == "/nl/r/africa.score.goods/"
    other = Rule("oware.feed", "Feeding", "Seeds must be left.")
    assert other.url("https://a.org") == "https://a.org/en/r/oware.feed/"
    with pytest.raises(ScorerError, match="“oware” is a game of another package") as refused:
        other.url()
    assert refused.value.code == "no-page"


def test_our_site_is_built_for_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SITE_URL", raising=False)
    assert choice.home() == f"{addresses().home}/"
    monkeypatch.setattr(choice, "site", lambda: choice.Site(("africa",)))
    assert choice.home() == "", "where the site of somebody else will be, nobody has said"
    monkeypatch.undo()
    monkeypatch.setenv("SITE_URL", "")
    assert choice.home() == "", "the site is for any host"


def test_what_languages_share_begins_with_home(tmp_path: Path) -> None:
    for page in ("nl/rules/africa", "en"):
        (tmp_path / page).mkdir(parents=True)
        (tmp_path / page / "index.html").touch()
    finishing.sitemap(tmp_path, f"{OTHER.home}/")
    assert links((tmp_path / "sitemap.xml").read_text("utf-8")) == [
        f"{OTHER.home}/en/",
        f"{OTHER.home}/nl/rules/africa/",
    ]
    assert f"Sitemap: {OTHER.home}/sitemap.xml\n" in (tmp_path / "robots.txt").read_text("utf-8")
    found = [link for link in links(finishing.chooser(f"{OTHER.home}/")) if link.startswith("http")]
    assert found == [f"{OTHER.home}/app/site.png", f"{OTHER.home}/", f"{OTHER.home}/"]
    assert not [link for link in links(finishing.chooser("")) if link.startswith("http")]


@pytest.mark.parametrize("lang", languages())
def test_pages_lead_to_the_source(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programmers, "addresses", lambda: OTHER)
    found = [link for link in links(programmers.join_in_page(language(lang))) if link.startswith("http")]
    assert found == [f"{OTHER.reports}/new/choose", OTHER.source]
    page = programmers.ENGLISH["programmers/contributing.md"]()
    assert f"[tests/README.md]({OTHER.source}/blob/HEAD/tests/README.md)" in page


# The forms for reports: what opens them filled in knows their fields

FORMS = {
    "rule": (["rule", "text", "game", "edition", "language"], ["rule", "text"]),
    "word": (["typed", "meant", "where", "game", "language"], ["typed", "meant"]),
    "idea": (["wanted", "example"], ["wanted"]),
    "bug": (["happened", "expected", "version", "system"], ["happened"]),
}
"""Of each form its fields, and those that are needed."""


@pytest.mark.parametrize("name", FORMS)
def test_a_form_has_the_fields_that_are_filled_in(name: str) -> None:
    form = yaml.safe_load((ROOT / f".github/ISSUE_TEMPLATE/{name}.yml").read_text("utf-8"))
    assert set(form) <= {"name", "description", "title", "labels", "body"}
    parts = [part for part in form["body"] if part["type"] != "markdown"]
    # GitHub fills in what is text.
    assert {part["type"] for part in parts} <= {"input", "textarea"}
    needed = [part["id"] for part in parts if part.get("validations", {}).get("required")]
    assert ([part["id"] for part in parts], needed) == FORMS[name]
    for part in form["body"]:
        assert set(part["attributes"]) <= {"label", "description", "placeholder", "value"}
