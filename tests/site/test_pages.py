"""The pages of the site, before mkdocs has seen them."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from itertools import pairwise
from posixpath import dirname, join, normpath
from urllib.parse import urldefrag
from xml.etree import ElementTree as ET

import pytest
import typer

import scorer
from docs.site import (
    frame,
    pages as site,
)
from docs.site.entries import names
from docs.site.programmers import ENGLISH, english_link
from scorer.cli.app import whole
from scorer.reference.drawing import pictures
from scorer.reference.entries import SECTIONS, entries_in, first_game_of, see_also, summary_of
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import languages

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
    return set(site.pages(lang)) - set(ENGLISH)


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
        told = [rule for part in ("count", "ties", "end") for rule in asked[part]]
        assert len(told) == summary.count("<dt>")
        for rule in told:
            assert scorer.rule(rule).gist(lang), rule
            assert f"#{rule}" in summary
        assert f"/score/{id}/" in before[before.index("</section>") :]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("id", ids())
def test_a_game_tells_a_turn_and_a_first_game(lang: str, id: str) -> None:
    page = site.pages(lang)[f"rules/{id}.md"]
    turn = page.split('class="summary"')[2].partition("</section>")[0]
    assert tuple(re.findall(r'#([^"]+)"', turn)) == summary_of(id)["turn"]
    first = page.partition("first-game")[2].partition("</details>")[0]
    told = [scorer.rule(name).title(lang) for name in first_game_of(id)]
    assert [unescape(title) for title in re.findall(r"<dt>(.*?)</dt>", first)] == told
    jumps = re.findall(r'href="#(.*?)"', page.partition('class="jumps"')[2].partition("</nav>")[0])
    assert jumps == [section for section in SECTIONS if entries_in(id, section)]


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
        for link in re.findall(r"\]\((?!https:)([^)\s]+)\)", site.pages(lang)[path]):
            target, anchor = urldefrag(link)
            place = normpath(join(dirname(path), target)) if target else path
            assert place in site.pages(lang), (path, link)
            known = {anchor for _, anchor in headings(lang, place)}
            assert not anchor or anchor in known or place in ENGLISH, (path, link)


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_left_to_fill_in(lang: str) -> None:
    for path in common(lang):
        # What the ask box, the score sheet, the logbook and a followed game fill in by themselves is left out.
        told = re.sub(r'data-words="[^"]*"|(?s:id="(sheet|log|play)-data">.*?</script>)', "", site.pages(lang)[path])
        assert not re.search(r"\{[A-Za-z_]\w*(\[\w+\])?\}", told), path
    assert not re.search(r"[{}]", frame.description(lang) + frame.notice(lang) + "".join(frame.labels(lang).values()))


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
            assert f'data-copy="../../r/{entry.id}/"' in folded
            for reading in entry.readings:
                assert entry.reading(reading, lang) in words(open_)
            for see in see_also(entry, lang):
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
    program = typer.main.get_command(whole())
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


def test_a_link_to_a_page_that_is_english_only_says_so() -> None:
    """Who reads aloud or translates knows the language of the title and of the page."""
    link = english_link(language("fi"), "cli.md", "programmers/how-to/python.md", "The library")
    assert 'hreflang="en" lang="en"' in link
    assert 'href="../../en/programmers/how-to/python/"' in link
    assert "lang=" not in english_link(language("en"), "cli.md", "programmers/how-to/python.md", "The library")
