"""What the documents list is there: codes of errors, keys of fields, names of JavaScript, anchors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scorer
from docs.site.documents import KINDS
from scorer.registry import ids
from tests.support import ROOT

FILES = [ROOT / "README.md", ROOT / "docs/README.md", *[ROOT / file for files in KINDS.values() for file in files]]
CODES = re.compile(
    r"""\bcode="([a-z-]+)"|\bcode = .*"([a-z-]+)"$|\b_wrong\(N_\(".*?"\), "([a-z-]+)"|\brefuse\(.*"([a-z-]+)"\)""", re.M
)


def test_every_code_of_an_error_has_its_place() -> None:
    code = "".join([file.read_text("utf-8") for file in (ROOT / "scorer").rglob("*.py")])
    used = {code for found in CODES.findall(code) for code in found if code}
    text = (ROOT / "docs/reference/errors.md").read_text("utf-8").partition("## Codes")[2]
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert {code for cell in cells for code in re.findall("`([a-z-]+)`", cell)} == used


def test_every_kind_of_error_has_its_row() -> None:
    found = {name: getattr(scorer, name) for name in scorer._WHERE}
    kinds = {
        name: each.kind
        for name, each in found.items()
        if isinstance(each, type) and issubclass(each, scorer.ScorerError)
    }
    assert len(kinds) > 5
    text = (ROOT / "docs/reference/errors.md").read_text("utf-8")
    assert [name for name, kind in kinds.items() if not re.search(rf"^\| `{name}`.* \| `{kind}` \|", text, re.M)] == []


@pytest.mark.parametrize("game", ids())
def test_every_field_has_its_row(game: str) -> None:
    text = (ROOT / "docs/reference/json.md").read_text("utf-8")
    keys = {key for row in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", text, re.M) for key in re.findall(r"\w+", row)}
    assert {field.key for field in scorer.game(game).fields} <= keys


def test_every_name_of_the_package_for_javascript_has_its_row() -> None:
    types = (ROOT / "docs/app/engine/package.d.ts").read_text("utf-8")
    page = (ROOT / "docs/reference/javascript.md").read_text("utf-8")
    for interface in ("Game<G extends GameId = GameId>", "Scorer"):
        body = types.partition(f"export interface {interface} {{")[2].partition("\n}")[0]
        names = set(re.findall(r"^  (?:readonly )?(\w+)(?=[(<:])", body, re.M))
        assert len(names) > 10
        assert [name for name in names if not re.search(rf"`{name}\b", page)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_anchor_that_is_linked_is_there(file: Path) -> None:
    for name, anchor in re.findall(r"\]\(([^)#\s:]*)#([^)\s]+)\)", file.read_text("utf-8")):
        target = (file.parent / name).resolve() if name else file
        if target.suffix == ".md" and not anchor.startswith("scorer."):
            text = re.sub(r"^```.*?^```", "", target.read_text("utf-8"), flags=re.M | re.S)
            heads = re.findall(r"^#+ (.*)$", text, re.M)
            assert anchor in {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}, name


def test_every_package_names_its_document() -> None:
    for file in sorted((ROOT / "scorer").glob("*/__init__.py")):
        doc = file.read_text("utf-8").split('"""')[1]
        found = re.findall(r"(?:docs/[\w/-]+|CONTRIBUTING)\.md", doc)
        assert found, file.parent.name
        assert [name for name in found if not (ROOT / name).is_file()] == []
