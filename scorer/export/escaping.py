"""Names and sentences within Markdown."""

from __future__ import annotations


def escape(text: str) -> str:
    """Text that Markdown leaves as it is."""
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    # Many forums make a link of a bare address, whatever stands before its signs.
    text = text.replace("://", "&#58;//").replace("www.", "www&#46;")
    return "".join([f"\\{sign}" if sign in "\\`*_[]|~" else sign for sign in text])
