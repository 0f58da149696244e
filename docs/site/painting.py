"""Icons and previews as PNG, painted with the standard library: flat shapes on a ground, smoothed at the edges."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from math import atan2, cbrt, cos, degrees, hypot, pi, sin
from unicodedata import combining, normalize

Colour = tuple[int, int, int]
Points = Sequence[tuple[float, float]]

SMOOTH = 3
"""Lines painted for each line of the picture; the mean of them smooths the edges."""

LETTERS = {
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "B": "11110 10001 10001 11110 10001 10001 11110",
    "C": "01111 10000 10000 10000 10000 10000 01111",
    "D": "11110 10001 10001 10001 10001 10001 11110",
    "E": "11111 10000 10000 11110 10000 10000 11111",
    "F": "11111 10000 10000 11110 10000 10000 10000",
    "G": "01111 10000 10000 10011 10001 10001 01111",
    "H": "10001 10001 10001 11111 10001 10001 10001",
    "I": "111 010 010 010 010 010 111",
    "J": "00111 00010 00010 00010 00010 10010 01100",
    "K": "10001 10010 10100 11000 10100 10010 10001",
    "L": "10000 10000 10000 10000 10000 10000 11111",
    "M": "10001 11011 10101 10101 10001 10001 10001",
    "N": "10001 11001 10101 10101 10011 10001 10001",
    "O": "01110 10001 10001 10001 10001 10001 01110",
    "P": "11110 10001 10001 11110 10000 10000 10000",
    "Q": "01110 10001 10001 10001 10101 10010 01101",
    "R": "11110 10001 10001 11110 10100 10010 10001",
    "S": "01111 10000 10000 01110 00001 00001 11110",
    "T": "11111 00100 00100 00100 00100 00100 00100",
    "U": "10001 10001 10001 10001 10001 10001 01110",
    "V": "10001 10001 10001 10001 10001 01010 00100",
    "W": "10001 10001 10001 10101 10101 11011 10001",
    "X": "10001 10001 01010 00100 01010 10001 10001",
    "Y": "10001 10001 01010 00100 00100 00100 00100",
    "Z": "11111 00001 00010 00100 01000 10000 11111",
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "1": "010 110 010 010 010 010 111",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "01110 10000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00001 01110",
}
"""Letters and digits as fields of a small grid; other signs are left blank."""


def chroma_and_hue(colour: Colour) -> tuple[float, float]:
    """The chroma and the hue in degrees of a colour, as CSS has them in `oklch`."""
    parts = [part / 255 for part in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return hypot(a, b), degrees(atan2(b, a)) % 360


def hexagon(x: float, y: float, size: float) -> Points:
    """A space of a board, its tip upwards."""
    return [(x + size * cos(pi / 3 * i + pi / 6), y + size * sin(pi / 3 * i + pi / 6)) for i in range(6)]


def png(width: int, height: int, ground: Colour, shapes: Iterable[tuple[Colour, Points]]) -> bytes:
    """A picture of shapes without dents, the later ones on top."""
    rows = [bytearray(bytes(ground) * width) for _ in range(height)]
    for colour, points in shapes:
        _fill(rows, width, colour, points)
    data = b"".join(b"\0" + row for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )


def _fill(rows: list[bytearray], width: int, colour: Colour, points: Points) -> None:
    ys = [y for _, y in points]
    for row in range(max(0, int(min(ys))), min(len(rows), int(max(ys)) + 1)):
        spans = []
        for part in range(SMOOTH):
            y = row + (part + 0.5) / SMOOTH
            crossed = [
                ax + (y - ay) * (bx - ax) / (by - ay)
                for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True)
                if (ay <= y) != (by <= y)
            ]
            if crossed:
                spans.append((max(0.0, min(crossed)), min(float(width), max(crossed))))
        if not spans:
            continue
        line = rows[row]
        inner = (int(max(left for left, _ in spans)) + 1, int(min(right for _, right in spans)))
        if len(spans) == SMOOTH and inner[0] < inner[1]:
            line[inner[0] * 3 : inner[1] * 3] = bytes(colour) * (inner[1] - inner[0])
            edges = [*range(int(min(left for left, _ in spans)), inner[0])]
            edges += range(inner[1], min(width, int(max(right for _, right in spans)) + 1))
        else:
            edges = [*range(int(min(s[0] for s in spans)), min(width, int(max(s[1] for s in spans)) + 1))]
        for x in edges:
            share = sum(max(0.0, min(x + 1, right) - max(x, left)) for left, right in spans) / SMOOTH
            for i in range(3):
                line[x * 3 + i] = round(line[x * 3 + i] * (1 - share) + colour[i] * share)


def icon(size: int, colour: Colour) -> bytes:
    """A hill in a hexagon that fills the square, so that any mask may cut its corners."""
    unit = size / 32
    right = [(15, 20.5), (19, 13.5), (23, 20.5)]
    left = [(9, 20.5), (13, 11.5), (19.8, 20.5)]
    shapes = [((255, 255, 255), [(x * unit, y * unit) for x, y in part]) for part in (left, right)]
    return png(size, size, colour, shapes)


def preview(name: str, colour: Colour, pale: Colour) -> bytes:
    """What a chat shows of a link: the name laid in small hexagons."""
    width, height = 1200, 630
    far = 118.0
    shapes: list[tuple[Colour, Points]] = []
    tints = [tuple(round(c * (1 - t) + p * t) for c, p in zip(colour, pale, strict=True)) for t in (0.04, 0.08, 0.12)]
    for row in range(-1, 8):
        for column in range(-1, 12):
            x, y = column * far + (far / 2 if row % 2 else 0), row * far * 0.866
            red, green, blue = tints[(row * 5 + column * 7) % 3]
            shapes.append(((red, green, blue), hexagon(x, y, 64)))
    fields = _fields(name.upper())
    if fields:
        across = max(x for x, _ in fields) + 1
        step = min(22.0, 1040 / across)
        left, top = (width - across * step) / 2 + step / 2, height / 2 - 3.5 * step
        shapes += [(pale, hexagon(left + x * step, top + y * step, step * 0.56)) for x, y in fields]
    return png(width, height, colour, shapes)


def _fields(name: str) -> list[tuple[int, int]]:
    found, left = [], 0
    for letter in normalize("NFD", name):
        if combining(letter):
            continue
        rows = LETTERS.get(letter, "000").split()
        found += [(left + x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == "1"]
        left += len(rows[0]) + 1
    return found
