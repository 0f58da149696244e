"""Programs and styles of pages without what only those read who change them."""

from __future__ import annotations

import re


def without_comments(program: str) -> str:
    """A program, or a style sheet, without the comments that stand on lines of their own."""
    return re.sub(r"^\s*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/)\n", "", program, flags=re.M)
