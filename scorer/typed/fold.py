"""How typed text is compared: one folding, the words that a text is cut into, and the nearest known word."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from unicodedata import combining, normalize

_DASHES = dict.fromkeys(map(ord, "–—−‐‑"), "-") | dict.fromkeys(map(ord, "’ʼ‘`´"), "'")
_FULL_WIDTH = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)} | {0x3000: " ", 0x3001: ",", 0x3002: "."}
_SIGNS = _DASHES | _FULL_WIDTH
_GERMAN = {ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("å"): "aa"}
_JOINED = {ord("œ"): "oe", ord("æ"): "ae", ord("ø"): "o"}


class Atom(NamedTuple):
    """One word, number or sign of a text."""

    word: str
    """The folded text."""
    typed: str
    """The text as it was typed."""
    spaced: bool
    """Whether a blank stands before it."""
    tied: bool = False
    """Whether a hyphen ties it to the word before."""


def fold(text: str) -> str:
    """The text in small letters, without accents and apostrophes; `½` and `³` stay what they are."""
    text = text.casefold()
    if not text.isascii():
        text = "".join([sign for sign in normalize("NFD", text.translate(_SIGNS)) if not combining(sign)])
        text = text.translate(_JOINED)
    return text.replace("'", "")


def cut(text: str, known: Collection[str] | None = None) -> list[Atom]:
    """The words, numbers and signs of a text.

    A word with a hyphen or an apostrophe (`t-shirt`, `l'éléphant`) is cut where `known` does not have the whole.
    """
    if not text.isascii():
        text = normalize("NFC", text).translate(_SIGNS)
    text = _without_face(text)
    if "\t" in text:  # an empty cell is none; in rows of two figures the first is a label
        text = re.sub(r"(?m)^([^\t\n]+)\t *$", r"\1 -", text)
        if re.fullmatch(r" *(\d+ *\t *\d+(?!\d) *(\n *)?){2,}", text):
            text = text.replace("\t", ":")
    if "|" in text:
        text = _without_edges(text.strip().strip("|"))
    atoms: list[Atom] = []
    spaced = True
    for typed in _parted(_stretches(text), known or ()):
        if typed != "\n" and typed.isspace():
            spaced = True
            continue
        whole = known is None or len(typed) == 1 or typed.isalnum() or fold(typed) in known
        tied = False
        for piece in [typed] if whole else typed.replace("-", " - ").replace("'", " ' ").split():
            if piece == "-" and not whole:
                tied = True
                continue
            atoms.append(Atom(fold(piece) or piece, piece, spaced, tied))
            spaced = tied = False
    return atoms


def _without_face(text: str) -> str:
    """The text without a face at its end, made of signs: `;-)`."""
    whole = text.rstrip()
    eyes = whole.rstrip("()DP/|")
    if len(eyes) < len(whole):
        eyes = eyes.removesuffix("-")
        if eyes[-1:] in (":", ";") and eyes[-2:-1].isspace():
            return eyes[:-1].rstrip()
    return text


def _without_edges(text: str) -> str:
    """The lines of a table without the signs at their edges, which say nothing."""
    first, *others = text.split("\n")
    lines = [first, *[line.lstrip(" \t").removeprefix("|") for line in others]]
    ended = [line.rstrip(" \t").removesuffix("|").rstrip(" \t") for line in lines[:-1]]
    return "\n".join([*ended, lines[-1]])


def _parted(stretches: Sequence[str], known: Collection[str]) -> list[str]:
    """The stretches, an x between a figure and a known word as one of its own: 3xdrum, drumx3."""
    found: list[str] = []
    for i, typed in enumerate(stretches):
        word, after = fold(typed), "".join(stretches[i + 1 : i + 2])
        if word[:1] == "x" and found and found[-1].isdecimal() and word not in known and word[1:] in known:
            found += [typed[0], typed[1:]]
        elif word[-1:] == "x" and after.isdecimal() and word not in known and word[:-1] in known:
            found += [typed[:-1], typed[-1]]
        else:
            found.append(typed)
    return found


def _stretches(text: str) -> list[str]:
    """The words, figures, blanks and single signs of a text; a hyphen or an apostrophe within a word belongs to it."""
    starts: list[int] = []
    before = ""
    for i, sign in enumerate(text):
        kind = "a" if sign.isalpha() else "0" if sign.isdecimal() else " " if sign.isspace() and sign != "\n" else ""
        if sign in "-'" and before == "a" and text[i + 1 : i + 2].isalpha():
            kind = "a"
        if not kind or kind != before:
            starts.append(i)
        before = kind
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]


def spellings(form: str) -> set[tuple[str, ...]]:
    """All ways in which a form may be typed, as folded words: ä as a or ae, parts as one word, with hyphen or blank."""
    keys: set[tuple[str, ...]] = set()
    low = form.casefold()
    texts = {low} if low.isascii() else {low, normalize("NFC", low).translate(_GERMAN)}
    for text in texts:
        for each in {text, text.replace("-", " ")}:
            key = tuple([atom.word for atom in cut(each)])
            if not key:  # of a dash alone nothing is left, which is no way to type it
                continue
            keys.add(key)
            joined = "".join(key)
            if len(key) > 1 and joined.isalpha():
                keys.add((joined,))
    return keys


def joined(form: str) -> set[str]:
    """The ways in which a form may stand within a text whose words are folded and in one."""
    texts = {form} if form.isascii() else {form, normalize("NFC", form.casefold()).translate(_GERMAN)}
    return {fold(text).replace("-", "").replace(" ", "") for text in texts}


@lru_cache(maxsize=1000)
def compare(text: str) -> str:
    """The form used to compare names: folded, with one blank between words; a hyphen within one is a blank, too."""
    words = fold(text).replace("_", " ").split()
    # A dash alone is something that was typed; within a word it is a blank.
    return " ".join([word.replace("-", " ").strip() or word for word in words]) or text.strip()


def compared(form: str) -> set[str]:
    """All forms that a name may be compared with: ä as a or ae, with and without blanks."""
    return {compare(" ".join(key)) for key in spellings(form)} | {compare(form)}


def is_slip(word: str, other: str) -> bool:
    """Whether a word is another with one letter too many or too few, or with two letters swapped; both folded."""
    if abs(len(word) - len(other)) > 1 or word == other or word[:1] != other[:1]:
        return False
    at = 0
    while at < min(len(word), len(other)) and word[at] == other[at]:
        at += 1
    if len(word) == len(other):
        return word[at : at + 2] == other[at : at + 2][::-1] and word[at + 2 :] == other[at + 2 :]
    short, long = sorted((word, other), key=len)
    return short[at:] == long[at + 1 :]


def closest(word: str, known: Iterable[str], *, most: int = 1, cutoff: float = 0.7) -> list[str]:
    """The known words that a mistyped one is most like, the nearest first; at most `most` of them."""
    from difflib import get_close_matches

    alike = [other for other in known if len(other) > 2 and abs(len(other) - len(word)) < 5]

    def shared(other: str) -> float:
        same = sum([min(word.count(sign), other.count(sign)) for sign in set(word)])
        return 2 * same / (len(word) + len(other))

    found = [other for other in get_close_matches(word, alike, n=8, cutoff=cutoff - 0.1) if shared(other) >= cutoff]
    return sorted(found, key=shared, reverse=True)[:most]
