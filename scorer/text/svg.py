"""What all pictures in SVG have in common: escaped words, lines that fit, and a frame with a name and a description."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .names import isolated, visible


def escaped(words: str) -> str:
    """Words as XML holds them, within an element or between quotes.

    What cannot be seen is written out, and what is written from right to left moves nothing beside it.
    """
    words = isolated(visible(words)).replace("\ufffe", "\ufffd").replace("\uffff", "\ufffd")
    words = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return words.replace('"', "&quot;").replace("'", "&#x27;")


def broken(words: str, most: float, size: Callable[[str], float] = len) -> list[str]:
    """Words on lines that are no longer than `most`, but for a word that is longer itself."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and size(f"{lines[-1]} {word}") <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def framed(name: str, kind: str, title: str, desc: str, body: Sequence[str], *, size: tuple[int, int]) -> str:
    """A whole picture, with its `title` and its description for those who cannot see it.

    `name` begins the ids in it and must be the only one of its kind on a page; `kind` is the class of the picture.
    """
    width, height = size
    return "\n".join(
        [
            f'<svg class="{kind}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
            f' width="{width}" height="{height}" role="img"',
            f' aria-labelledby="{name}-title {name}-desc">',
            f'<title id="{name}-title">{escaped(title)}</title>',
            f'<desc id="{name}-desc">{escaped(desc)}</desc>',
            *body,
            "</svg>",
        ]
    )
