"""What all charts share: how one is made, what comes out, and where lines, numbers and names are placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...text.i18n import signed
from .svg import MARGIN, WIDTH, across, extent, heading, move, path, picture, text


class Chart(NamedTuple):
    """A chart, and its content as a table."""

    svg: str
    """The picture, as the text of an SVG file."""
    title: str
    """The title."""
    desc: str
    """What the picture shows, in sentences."""
    heads: Sequence[str]
    """The headings of the table, one for each column."""
    rows: Sequence[Sequence[str]]
    """The rows of the table."""


class Frame(NamedTuple):
    """How a chart is drawn."""

    name: str = "log"
    """A name for the ids in it; each chart on a page needs its own."""
    width: int = WIDTH
    """The width in pixels, at least 300."""
    styled: bool = True
    """Whether the picture contains its style sheet; a page has that once instead."""
    spoken: bool = False
    """Whether its sentences stand beside it, so that they are not drawn."""


USUAL = Frame()
"""The frame of a file that stands alone."""


class Scale(NamedTuple):
    """The numbers along an axis."""

    low: int
    """The lowest number, on a line."""
    high: int
    """The highest number, on a line."""
    step: int
    """The distance between two lines."""

    def part(self, number: float) -> float:
        """Returns where a number lies on the axis: 0 at `low`, 1 at `high`."""
        return (number - self.low) / (self.high - self.low)


def scale(low: float, high: float, *, lines: int = 6) -> Scale:
    """Returns a scale that includes two numbers and 0, with about so many `lines`."""
    low, high = min(low, 0), max(high, 0)
    step = next_step((high - low) / lines)
    bottom, top = int(low // step) * step, -int(-high // step) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


def next_step(least: float) -> int:
    """Returns the first of 1, 2, 5, 10, 20, 50 and so on that is not smaller than a number."""
    step = 1
    while step < least:
        # 2, 5, 10 are 2, 2½ and 2 times the one before.
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Returns places near those that are wanted, at least `gap` apart, between two limits as far as they fit."""
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    places = list(wanted)
    last = low - gap
    for i in order:
        places[i] = last = max(wanted[i], last + gap)
    last = high + gap
    for i in reversed(order):
        places[i] = last = min(places[i], last - gap)
    return places


class Plot(NamedTuple):
    """The area of a chart with a vertical axis."""

    left: float
    """Its left edge, in pixels."""
    right: float
    """Its right edge."""
    top: float
    """Its upper edge."""
    bottom: float
    """Its lower edge."""
    upright: Scale
    """The scale of the vertical axis."""

    def y(self, number: float) -> float:
        """Returns the vertical place of a number, in pixels."""
        return self.bottom - (self.bottom - self.top) * self.upright.part(number)

    def grid(self) -> list[str]:
        """Returns SVG elements: a line with its number for each step of the axis."""
        found = []
        for number in range(self.upright.low, self.upright.high + 1, self.upright.step):
            y = self.y(number)
            kind = "soft" if number == 0 and self.upright.low < 0 else "line"
            found += [
                path(move(self.left, y) + across(self.right), kind),
                text(self.left - 5, y + 4, signed(number), "small soft end"),
            ]
        return found


def label_room(labels: Sequence[str], frame: Frame) -> float:
    """Returns how wide the labels at the ends of lines may be, in pixels."""
    widest = max([extent(label, "bold") for label in labels], default=0)
    return min(widest, frame.width * 0.36)


def assemble(frame: Frame, title: str, sentences: Sequence[str], body: Sequence[str], bottom: float) -> str:
    """Returns the SVG of a whole chart with its heading; `below` says where its `body` has to begin."""
    head, _ = heading(title, () if frame.spoken else sentences, width=frame.width)
    return picture(
        frame.name, bottom + MARGIN, title, " ".join(sentences), [*head, *body], width=frame.width, styled=frame.styled
    )


def body_top(frame: Frame, title: str, sentences: Sequence[str]) -> float:
    """Returns where the body of a chart begins below its heading, in pixels."""
    return heading(title, () if frame.spoken else sentences, width=frame.width)[1]
