"""What all charts share: how one is made, what comes out, and where lines, numbers and names have their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...text.i18n import signed
from .svg import MARGIN, WIDTH, across, extent, heading, move, path, picture, text


class Chart(NamedTuple):
    """A chart, and the same as a table."""

    svg: str
    title: str
    desc: str
    """What is to see, in sentences."""
    heads: Sequence[str]
    """Of the table, one for each column."""
    rows: Sequence[Sequence[str]]


class Frame(NamedTuple):
    """How a chart is drawn."""

    name: str = "log"
    """Begins the ids in it; charts on one page need different ones."""
    width: int = WIDTH
    """In pixels, from 300 on."""
    styled: bool = True
    """Whether it brings its style sheet along; a page has it once."""
    spoken: bool = False
    """Whether its sentences stand beside it, so that none are drawn."""


USUAL = Frame()


class Scale(NamedTuple):
    """The numbers along an axis: from `low` to `high`, both of them on a line."""

    low: int
    high: int
    step: int
    """From one line to the next."""

    def part(self, number: float) -> float:
        """Where a number lies between `low`, which is 0, and `high`, which is 1."""
        return (number - self.low) / (self.high - self.low)


def scale(low: float, high: float, *, lines: int = 6) -> Scale:
    """The scale for numbers between these, and 0."""
    low, high = min(low, 0), max(high, 0)
    step = next_step((high - low) / lines)
    bottom, top = int(low // step) * step, -int(-high // step) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


def next_step(least: float) -> int:
    """The next number of 1, 2, 5, 10, 20, 50 and so on that is not smaller."""
    step = 1
    while step < least:
        # 2, 5, 10 are 2, 2½ and 2 times the one before.
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near those that are wanted, none closer to another than `gap`, between two limits as far as they fit."""
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
    """A field with an upright axis."""

    left: float
    right: float
    top: float
    bottom: float
    upright: Scale

    def y(self, number: float) -> float:
        """Where a number is."""
        return self.bottom - (self.bottom - self.top) * self.upright.part(number)

    def grid(self) -> list[str]:
        """A line with its number for each step of the axis."""
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
    """How wide the labels at the ends of lines may be."""
    widest = max([extent(label, "bold") for label in labels], default=0)
    return min(widest, frame.width * 0.36)


def drawn(frame: Frame, title: str, sentences: Sequence[str], body: Sequence[str], bottom: float) -> str:
    """A whole chart with its heading, for which `below` has left the room."""
    head, _ = heading(title, () if frame.spoken else sentences, width=frame.width)
    return picture(
        frame.name, bottom + MARGIN, title, " ".join(sentences), [*head, *body], width=frame.width, styled=frame.styled
    )


def below(frame: Frame, title: str, sentences: Sequence[str]) -> float:
    """Where a chart begins below its heading."""
    return heading(title, () if frame.spoken else sentences, width=frame.width)[1]
