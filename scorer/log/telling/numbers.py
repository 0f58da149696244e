"""The numbers of a logbook as text."""

from __future__ import annotations

from fractions import Fraction

from ...text.i18n import Language

_SIGNS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}


def fraction(number: Fraction, *, plus: bool = False) -> str:
    """Returns a number with the sign of its fraction: `12½`, `−⅓`; with `plus` also `+4⅓`."""
    whole, part = divmod(abs(number), 1)
    sign = "−" if number < 0 else "+" if plus and number else ""
    if not part:
        return f"{sign}{whole}"
    if part in _SIGNS:
        return f"{sign}{whole or ''}{_SIGNS[part]}"
    return f"{sign}{whole}\u00a0{part}" if whole else f"{sign}{part}"


def decimal(say: Language, number: Fraction) -> str:
    """Returns a number with one decimal place, as the language writes it."""
    tenths = int(abs(number) * 10 + Fraction(1, 2))
    # Translators: a decimal number, such as 10.3.
    text = say.gettext("{whole}.{tenth}", whole=tenths // 10, tenth=tenths % 10)
    return f"−{text}" if number < 0 and tenths else text


def percent(say: Language, part: Fraction) -> str:
    """Returns a part of a whole in percent: `31%`."""
    return say.gettext("{percent}%", percent=int(part * 100 + Fraction(1, 2)))


def points(say: Language, number: int) -> str:
    """Returns a number of points with the word: `1 point`."""
    return say.ngettext("{points} point", "{points} points", number, points=number)


def plain_number(number: Fraction) -> float:
    """Returns a fraction as JSON holds it: a whole number, or else a number with decimals."""
    return number.numerator if number.denominator == 1 else float(number)
