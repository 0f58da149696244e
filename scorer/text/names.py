"""Names that people give: what can be one, and when two of them look alike."""

from __future__ import annotations

import re
from functools import lru_cache

LONGEST = 100
"""The longest name, in characters."""

# Control characters, line breaks and halves of characters would break a line or a terminal; others would turn the
# direction of what follows, or be nothing to see.
_UNPRINTABLE = (
    "\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff"
    "\\ufff9-\\ufffb\\ud800-\\udfff"
)
# Joiners and selectors shape emoji and some scripts; alone they are nothing to see.
_SHAPING = "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180d\\u200c\\u200d\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0"
NAME = rf"^(?=.*[^\s{_SHAPING}])[^{_UNPRINTABLE}]{{1,{LONGEST}}}$"
"""The pattern of a name: something to see, on one line, that turns nothing around."""


@lru_cache(maxsize=1000)
def is_name(text: str) -> bool:
    """Whether a text can be a name."""
    # What is plain needs no closer look; the pattern is compiled only for the rest.
    if text.isascii():
        return text.isprintable() and 0 < len(text) <= LONGEST and not text.isspace()
    # “$” would also match before a line break at the end.
    return re.fullmatch(NAME, text) is not None and not text.endswith("\n")


_UNSEEN = ((0x180F, 0x180F), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF))
"""First and last of the other characters that Unicode lets nobody see, now or ever: tags, as in the flags of some
countries, signs that only join notes or shorthand, and places that are kept for more of these. What has no character
yet elsewhere is seen as a box, and may be an emoji on a newer machine: two of these are different."""


def _is_unseen(code: int) -> bool:
    """Whether a character is one of `_UNSEEN`."""
    return any([low <= code <= high for low, high in _UNSEEN])


@lru_cache(maxsize=1000)
def look(text: str) -> str:
    """What is to see of a name: two that differ only in case, form, blanks or invisible characters look alike.

    Nothing is to see of what is no name. A table has few names, and they come again and again.
    """
    if not is_name(text):
        return ""
    if text.isascii():
        return " ".join(text.lower().split())
    from unicodedata import normalize

    text = "".join([sign for sign in text if not _is_unseen(ord(sign))])
    return " ".join(re.sub(f"[{_UNPRINTABLE}{_SHAPING}]", "", normalize("NFKC", text).casefold()).split())


def plain(text: str) -> str:
    """The look of a name without hyphens and underlines."""
    return " ".join(look(text).replace("-", " ").replace("_", " ").split())


def visible(text: str) -> str:
    """A text whose control and direction characters can be seen and do nothing; line breaks stay."""
    if text.isascii() and text.isprintable():
        return text
    return re.sub(f"[{_UNPRINTABLE}]", lambda match: match[0] if match[0] == "\n" else _escaped(match[0]), text)


def _escaped(character: str) -> str:
    return f"\\u{ord(character):04x}"


# Hebrew, Arabic and the other scripts that are written from right to left, with the forms that they have elsewhere.
_LEFTWARD = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff"
_LEFTWARD_WORDS = f"[{_LEFTWARD}](?:[{_LEFTWARD} '’-]*[{_LEFTWARD}])?"


def isolated(text: str) -> str:
    """A text in which words written from right to left move nothing that stands beside them, such as points."""
    if text.isascii():
        return text
    return re.sub(_LEFTWARD_WORDS, lambda match: f"\u2068{match[0]}\u2069", text)


def cut(words: str, most: int = LONGEST) -> str:
    """Words that were typed, as a message shows them: by default no longer than a name may be."""
    return words if len(words) <= most else words[: most - 1] + "…"
