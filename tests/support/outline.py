"""The skeleton of a page: its elements with what names them, without its words."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
NAMED = ("class", "role", "type", "name", "rel", "property")
"""Attributes that are shown with their value; of all others only the name is."""
Node = tuple[str, list["Node"]]


def outline(html: str) -> str:
    """The elements of a page, indented; of children of one element that are alike only the first, and nothing
    of what is within a picture."""
    parser = _Outline()
    parser.feed(html)
    return "".join(_lines(parser.root, 0))


class _Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root: list[Node] = []
        self._open: list[tuple[str, list[Node]]] = [("", self.root)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        shown = [f'{key}="{value}"' if key in NAMED else key for key, value in sorted(attrs)]
        inner: list[Node] = []
        self._open[-1][1].append((" ".join([tag, *shown]), inner))
        if tag not in VOID:
            self._open.append((tag, inner))

    def handle_endtag(self, tag: str) -> None:
        if tag in [name for name, _ in self._open]:
            while self._open.pop()[0] != tag:
                pass


def _lines(nodes: list[Node], depth: int) -> list[str]:
    parts = {
        ("  " * depth + label + "\n", *([] if label.startswith("svg") else _lines(inner, depth + 1))): None
        for label, inner in nodes
    }
    return [line for part in parts for line in part]
