"""What the documents say beside their examples: lists that the code knows better, and links within them.

After a wanted change: UPDATE_GOLDEN=1 pytest tests/package/test_docs.py, then read the difference.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import scorer
from docs.site.programmers import KINDS
from scorer.registry import ids
from tests.support import PACKAGE, ROOT

ERRORS = ROOT / "docs/reference/errors.md"
MARK = re.compile(r"(<!-- codes: .* -->\n).*", re.DOTALL)
FILES = [ROOT / file for files in KINDS.values() for file in files]


def codes() -> Iterator[tuple[str, str, str]]:
    """Each code of an error with what raises it and what is said, as they stand in the code."""
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text("utf-8")
        if 'code="' not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            code = next((each.value for each in node.keywords if each.arg == "code"), None)
            if isinstance(code, ast.Constant) and code.value:
                error = node.func.id if isinstance(node.func, ast.Name) else ""
                says = [each for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                text = next((str(each.value) for each in says if isinstance(each.value, str)), "")
                yield str(code.value), error, text


def test_every_code_of_an_error_has_its_row() -> None:
    rows: dict[str, dict[str, None]] = {}
    for code, error, text in sorted(codes()):
        rows.setdefault(code, {})[f"{error}: {text}"] = None
    for code, found in rows.items(): print(code, list(found))
