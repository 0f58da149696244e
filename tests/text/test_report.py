"""Reports: what the link fills in is what is told, and no link is too long."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from docs.app.node import run_node
from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.text.report import FORMS, LONGEST, LONGEST_TITLE, address, link, text
from tests.support import ROOT

SOURCE = "https://example.org/them/it/issues"


@pytest.mark.parametrize("form", FORMS)
def test_a_link_fills_in_the_form(form: str) -> None:
    values = {key: f"{key} & =#+?/%20 « é » 🦒\nnext" for key in FORMS[form].fields}
    found = urlsplit(link(form, values, SOURCE))
    filled = {key: value for key, (value,) in parse_qs(found.query).items()}
    assert found._replace(query="").geturl() == f"{SOURCE}/new"
    assert filled.pop("template") == f"{form}.yml"
    assert len(filled.pop("title")) <= LONGEST_TITLE
    assert filled == values


TABLE: tuple[tuple[str, dict[str, str]], ...] = (
    ("rule", {"rule": "africa.score.goods", "game": "Africa", "edition": "nl, fi, fr", "language": "nl (scorer 1.0)"}),
    ("rule", {"language": "fi", "text": "a\nb\r\n\tc", "rule": "a-b_c.d~e", "game": "", "edition": ""}),
    ("word", {"typed": "", "meant": "", "where": "", "game": "", "language": ""}),
    ("word", {"typed": "!*'();:@&=+$,/?#[]%20{typed}\"\\<>^`|", "meant": "{meant}", "where": "/fi/"}),
    ("word", {"typed": "« ä ✓ 🦒 »\u00a0\u202f", "meant": "e\u0301", "where": "scorer score africa"}),
    ("word", {"typed": "\ud800", "meant": "a\udc00b\ud800", "where": "\ud83e\udd92 \udd92\ud83e"}),
    ("word", {"typed": "a" * 99, "meant": "🦒" * 700, "where": "(" * 3000, "game": "\ud800" * 3000}),
    *(("word", {"typed": sign * count}) for sign in "aé🦒\ud800" for count in (83, 84, 85, 86, 500, 6000)),
)


def test_a_page_makes_the_same_link() -> None:
    given = [
        {"form": {**FORMS[form]._asdict(), "address": address(form, SOURCE)}, "values": values}
        for form, values in TABLE
    ]
    program = f"""
import {{ linkOf }} from {json.dumps((ROOT / "docs/app/report.mjs").as_uri())};
import {{ readFileSync }} from "node:fs";
const limits = {json.dumps({"longest": LONGEST, "longestTitle": LONGEST_TITLE})};
const links = JSON.parse(readFileSync(0, "utf-8")).map(({{ form, values }}) => linkOf(limits, form, values));
console.log(JSON.stringify(links));
"""
    links = json.loads(run_node("--input-type=module", "-e", program, input=json.dumps(given)).stdout)
    assert links == [link(form, values, SOURCE) for form, values in TABLE]


def test_what_nobody_has_said_is_not_in_the_link() -> None:
    assert link("word", {"typed": "kettel", "meant": ""}, SOURCE).endswith(
        "/new?template=word.yml&title=Not%20understood%3A%20kettel&typed=kettel"
    )


@pytest.mark.parametrize("typed", ["a" * 10_000, "🦒" * 3000, "\ud800" * 3000], ids=["letters", "signs", "halves"])
def test_a_link_is_never_too_long(typed: str) -> None:
    found = link("word", {"typed": typed, "meant": typed, "where": "search"}, SOURCE)
    assert LONGEST // 2 < len(found) <= LONGEST
    filled = parse_qs(urlsplit(found).query)
    assert filled["typed"][0].endswith("…")
    assert filled["where"] == ["search"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("form", FORMS)
def test_the_text_tells_every_field(form: str, lang: str) -> None:
    values = {key: f"<{key}>" for key in FORMS[form].fields}
    told = text(form, language(lang)).format_map(values)
    assert [line.rpartition("<")[2] for line in told.splitlines()] == [f"{key}>" for key in values]


def test_there_is_no_other_form() -> None:
    with pytest.raises(KeyError):
        link("praise", {}, SOURCE)
    with pytest.raises(KeyError):
        text("praise", language("en"))
