"""What pictures of a logbook are drawn with: words, lines, bars and textures, in SVG that can be read in grey, too.

A player is a colour, a dash and a name at the line; a category is a colour, a texture and a number. Every element has
one class for its colour (`COLOURS`), and words may have more: `small`, `head`, `bold`, `end`, `middle`. A file follows
light and dark of whoever looks at it; in a page, `style` is told once and follows that page, and its rules may give
other values to the properties, such as `--chart-paper`. On paper the light colours are used.

    >>> picture("hello", 40, "Hello", "A greeting.", [text(12, 24, "Hello", "head ink")]).count("Hello")
    2
"""

from __future__ import annotations

from collections.abc import Sequence

from ...text.svg import broken, escaped, framed

WIDTH = 390
"""The width in pixels that a phone shows without making the words smaller."""
MARGIN = 12
"""The margin at both sides of a picture, in pixels."""
LINE = 15
"""The height of a line of small words, in pixels."""

COLOURS = {
    "paper": ("#fffdf8", "#24221e"),
    "ink": ("#26221c", "#efe9dd"),
    "soft": ("#625a4e", "#b5ab9b"),
    "line": ("#e2d9c8", "#3b3730"),
    "on": ("#1c1813", "#1c1813"),  # words upon a category
    "over": ("#fffdf8", "#24221e"),  # words upon a player
    "p0": ("#b3420f", "#ff9a63"),
    "p1": ("#0a6c9f", "#6cc4f0"),
    "p2": ("#2e7d32", "#86d08a"),
    "p3": ("#8a3fa0", "#d79bea"),
    "p4": ("#856500", "#e6c65a"),
    "p5": ("#4a4a4a", "#c9c9c9"),
    "c0": ("#c98b52", "#c98b52"),
    "c1": ("#efe0c4", "#efe0c4"),
    "c2": ("#7fa7b5", "#7fa7b5"),
    "c3": ("#e3bd3b", "#e3bd3b"),
    "c4": ("#a58bc0", "#a58bc0"),
    "c5": ("#8fb56f", "#8fb56f"),
    "c6": ("#d08a8a", "#d08a8a"),
    "c7": ("#b9b4aa", "#b9b4aa"),
}
"""Each colour for light and for dark screens. Words in any but `line` can be read on `paper`, `on` on `c0` to `c7`, and
`over` on `p0` to `p5`."""

PLAYERS = 6
"""How many colours and dashes there are for players; later players have them in other combinations."""
CATEGORIES = 8
"""How many colours and textures there are for categories."""

_DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")

_TEXTURES = (
    "",
    '<circle cx="3" cy="3" r="1" class="on" opacity=".45"/>',
    '<path d="M-1 1L1 -1M0 6L6 0M5 7L7 5" class="on" opacity=".4"/>',
    '<path d="M0 3H6" class="on" opacity=".35"/>',
    '<path d="M3 0V6" class="on" opacity=".4"/>',
    '<path d="M-1 5L1 7M0 0L6 6M5 -1L7 1" class="on" stroke-width="1.8" opacity=".45"/>',
    '<path d="M0 0L6 6M0 6L6 0" class="on" opacity=".4"/>',
    '<path d="M0 3H6M3 0V6" class="on" opacity=".35"/>',
)
"""What is drawn on a square of 6, again and again, so that categories differ without their colours."""

_RULES = (
    "svg.chart{max-width:100%;height:auto}"
    ".chart text,.chart rect,.chart circle{fill:currentColor}.chart path{fill:none;stroke:currentColor}"
    ".chart text{font:12px system-ui,sans-serif}.chart .small{font-size:11px}"
    ".chart .head{font-size:14px}.chart .head,.chart .bold{font-weight:600}"
    ".chart .end{text-anchor:end}.chart .middle{text-anchor:middle}"
)


def style(dark: str = "") -> str:
    """Returns the style sheet of all charts. `dark` is the CSS selector of a dark page; if empty, the device decides.

    Programs that know no CSS properties use the light colours.
    """
    light, dim = ["".join([f"--chart-{name}:{pair[i]};" for name, pair in COLOURS.items()]) for i in (0, 1)]
    on_paper = f"{light}--chart-paper:#fff;"
    where = f".chart,{dark} .chart" if dark else ".chart"
    return "".join(
        [
            f".chart{{{light}}}",
            f"{dark} .chart{{{dim}}}" if dark else f"@media (prefers-color-scheme:dark){{.chart{{{dim}}}}}",
            f"@media print{{{where}{{{on_paper}}}}}",
            _RULES,
            *[f".chart .{name}{{color:{pair[0]};color:var(--chart-{name})}}" for name, pair in COLOURS.items()],
        ]
    )


def picture(
    name: str, height: float, title: str, desc: str, body: Sequence[str], *, width: int = WIDTH, styled: bool = True
) -> str:
    """Returns a whole picture as SVG; `title` and `desc` say what it shows, and are not drawn.

    `name` must be unique on a page. Without `styled` the page must have `style`.
    """
    size = (width, int(height + 0.5))
    ground = [f"<style>{style()}</style>"] if styled else []
    return (
        framed(f"chart-{name}", "chart", title, desc, [*ground, rect((0, 0), size, "paper"), *body], size=size) + "\n"
    )


def text(x: float, y: float, words: str, kind: str = "ink", *, room: float = 0, tail: str = "") -> str:
    """Returns words as SVG, at a point, or ending or centred there by their `kind`.

    Cut if they are wider than `room` (0: no limit).

    Words that were cut stay in the picture as a whole, as a tooltip. `tail` follows the words and is never cut.
    """
    shown = fit(words, kind, room - extent(tail, kind)) if room else words
    whole = f"<title>{escaped(words + tail)}</title>" if shown != words else ""
    return f'<text x="{_px(x)}" y="{_px(y)}" class="{kind}">{escaped(shown + tail)}{whole}</text>'


def path(way: str, kind: str, *, dash: str = "", width: float = 1) -> str:
    """Returns a line as SVG along a way, which is made of `move`, `across`, `down` and `to`."""
    more = f' stroke-dasharray="{dash}"' if dash else ""
    more += f' stroke-width="{_px(width)}" stroke-linejoin="round"' if width != 1 else ""
    return f'<path d="{way}" class="{kind}"{more}/>'


def move(x: float, y: float) -> str:
    """Returns the beginning of a way, or of another part of it."""
    return f"M{_px(x)} {_px(y)}"


def across(x: float) -> str:
    """Returns a horizontal step of a way, to `x`."""
    return f"H{_px(x)}"


def down(y: float) -> str:
    """Returns a vertical step of a way, to `y`."""
    return f"V{_px(y)}"


def to(x: float, y: float) -> str:
    """Returns a straight step of a way, to a point."""
    return f"L{_px(x)} {_px(y)}"


def rect(at: tuple[float, float], size: tuple[float, float], kind: str, *, corner: float = 0) -> str:
    """Returns a bar as SVG, given its upper left corner and its size."""
    more = f' rx="{_px(corner)}"' if corner else ""
    x, y, width, height = [_px(length) for length in (*at, *size)]
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" class="{kind}"{more}/>'


def dot(x: float, y: float, radius: float, kind: str) -> str:
    """Returns a dot as SVG, around a point."""
    return f'<circle cx="{_px(x)}" cy="{_px(y)}" r="{_px(radius)}" class="{kind}"/>'


def player(number: int) -> str:
    """Returns the CSS class of the colour of a player, counted from 0."""
    return f"p{number % PLAYERS}"


def player_line(way: str, number: int) -> str:
    """Returns the line of a player as SVG, with colour and dash."""
    return path(way, player(number), dash=_DASHES[(number + number // PLAYERS) % PLAYERS], width=2)


def textures(name: str) -> str:
    """Returns the definitions of the textures for the bars of the picture with this name."""
    patterns = [
        f'<pattern id="chart-{name}-texture-{i}" width="6" height="6" patternUnits="userSpaceOnUse">{drawn}</pattern>'
        for i, drawn in enumerate(_TEXTURES)
        if drawn
    ]
    return f"<defs>{''.join(patterns)}</defs>"


def block(
    name: str, at: tuple[float, float], size: tuple[float, float], number: int, *, words: str = "", tip: str = ""
) -> list[str]:
    """Returns the bar of a category, counted from 0, as SVG with colour and texture.

    `words` are drawn on it if they fit.

    `tip` is its tooltip. The picture with this name must have `textures`.
    """
    kind, texture = f"c{number % CATEGORIES}", (number + number // CATEGORIES) % CATEGORIES
    found = [rect(at, size, kind)]
    if texture:
        found.append(_hatched(at, size, f"chart-{name}-texture-{texture}"))
    wide = extent(words, "small")
    if words and wide + 4 <= size[0]:
        x, y = at[0] + size[0] / 2, at[1] + size[1] / 2
        if texture:
            found.append(rect((x - wide / 2 - 1, y - 7), (wide + 2, 14), kind, corner=3))
        found.append(text(x, y + 4, words, "small middle on"))
    return ["<g>", f"<title>{escaped(tip)}</title>", *found, "</g>"] if tip else found


def _hatched(at: tuple[float, float], size: tuple[float, float], texture: str) -> str:
    """A texture over a bar: no `rect`, for which the style sheet has a colour, as a page allows no style of its own."""
    (left, top), right, bottom = [_px(length) for length in at], _px(at[0] + size[0]), _px(at[1] + size[1])
    return f'<polygon points="{left},{top} {right},{top} {right},{bottom} {left},{bottom}" fill="url(#{texture})"/>'


def extent(words: str, kind: str = "") -> float:
    """Returns how wide words are at most in usual fonts, in pixels."""
    kinds = kind.split(" ")
    size = 11 if "small" in kinds else 14 if "head" in kinds else 12
    heavy = 1.1 if "bold" in kinds or "head" in kinds else 1
    return size * heavy * sum([_width(sign) for sign in words]) / 100


def _width(sign: str) -> int:
    """Of a sign, in hundredths of the size of the words."""
    code = ord(sign)
    if code < 0x300:
        if sign in " !'(),.:;I[]fijlrt|·":
            return 38
        return 96 if sign in "MWmw%@—" else 70 if "A" <= sign <= "Z" or "À" <= sign <= "Þ" else 62
    if code < 0x370 or 0x200B <= code < 0x2010 or 0xFE00 <= code < 0xFE10:
        return 0
    if code < 0x1100 or 0x1E00 <= code < 0x2100:
        return 73
    return 105 if code < 0x1F000 else 130


def fit(words: str, kind: str, room: float) -> str:
    """Returns words, or their beginning and “…” if they are wider than `room`."""
    if extent(words, kind) <= room:
        return words
    while words and extent(f"{words}…", kind) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def paragraph(
    y: float, words: str, kind: str = "small soft", *, x: float = MARGIN, width: int = WIDTH
) -> tuple[list[str], float]:
    """Returns words on as many lines as they need, the first at `y`, and where the next line would be."""
    step = LINE + 3 if "head" in kind.split(" ") else LINE
    room = width - MARGIN - x
    lines = broken(words, room, lambda line: extent(line, kind))
    return [text(x, y + step * i, line, kind, room=room) for i, line in enumerate(lines)], y + step * len(lines)


def heading(title: str, sentences: Sequence[str], *, width: int = WIDTH) -> tuple[list[str], float]:
    """Returns a title with sentences below it, and where what follows may begin."""
    body, y = paragraph(23, title, "head ink", width=width)
    for words in sentences:
        lines, y = paragraph(y, words, width=width)
        body += lines
    return body, y


def _px(length: float) -> str:
    """A length with one decimal at most, the same in every Python."""
    tenths = int(abs(length) * 10 + 0.5)
    text = f"{tenths // 10}.{tenths % 10}" if tenths % 10 else f"{tenths // 10}"
    return f"-{text}" if length < 0 and tenths else text
