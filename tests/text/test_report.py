"""Reports: what the link fills in is what is told, and no link is too long."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from scorer.text.errors import language
from scorer.text.i18n import languages
from scorer.text.report import FORMS, LONGEST, LONGEST_TITLE, link, text

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
