"""Sheets as Markdown, for a forum or a chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..scoring.explain import Explainer
from ..scoring.sheet import Sheet
from ..text.i18n import signed
from ..text.names import isolated
from .escaping import escape


class Markdown:
    """Turns sheets into Markdown: a table a sheet, reasons, other readings and what decided on wish."""

    def __init__(
        self, explain: bool = False, compare: bool = False, lang: str = "en", *, decided: bool = False
    ) -> None:
        self._explain = explain
        self._compare = compare
        self._decided = decided
        self._lang = lang
        self._count = 0

    def __call__(self, sheet: Sheet) -> str:
        """The Markdown of one sheet; an empty line stands between two."""
        self._count += 1
        lines = [] if self._count == 1 else [""]
        return isolated("\n".join([*lines, *self._lines(sheet), ""]))

    def _lines(self, sheet: Sheet) -> Iterator[str]:
        explain = sheet.explain(self._lang)
        say = explain.say
        sides = explain.sides()
        yield f"**{escape(explain.game.name)}**"
        yield ""
        names = [f"**{escape(p.name)}**" if p.winner else escape(p.name) for p in sides]
        yield _row(["", *names])
        yield _row(["---", *["---:" for _ in names]])
        for i, line in enumerate(sides[0].lines):
            yield _row([escape(explain.category(line.category)), *[signed(p.lines[i].points) for p in sides]])
        yield _row([f"**{escape(say.gettext('Total'))}**", *[f"**{signed(p.total)}**" for p in sides]])
        yield _row([escape(say.gettext("Rank")), *[p.rank for p in sides]])
        yield ""
        yield escape(explain.decision())
        if self._explain:
            for player in sides:
                yield ""
                yield f"**{escape(player.name)}**"
                yield ""
                for line in player.lines:
                    category = escape(explain.category(line.category))
                    cited = f" (`{line.rule}`)" if line.rule else ""
                    yield f"- {category}: {signed(line.points)} – {escape(explain.line(line))}{cited}"
        yield ""
        if self._explain and (note := sheet.note(self._lang)):
            yield escape(note) + "  "
        if readings := explain.readings(usual=self._explain):
            yield escape(readings) + "  "
        for remark in explain.doubt().split("\n"):
            yield escape(remark) + "  "
        if self._decided:
            short, *lines = explain.decided(sheet.decided)
            yield ""
            yield escape(short)
            yield ""
            yield from [f"- {escape(line)}" for line in lines]
        if self._compare and sheet.disputed:
            yield from _comparison(sheet, explain)


def _comparison(sheet: Sheet, explain: Explainer) -> Iterator[str]:
    """What the other readings give, a row each. Nobody is bold in its heading: each row has winners of its own."""
    say = explain.say
    yield ""
    names = [escape(player.name) for player in sheet.players]
    yield _row([escape(say.gettext("Other readings")), *names, escape(say.gettext("Winner"))])
    yield _row(["---", *["---:" for _ in names], "---"])
    rows = [(escape(say.gettext("as scored")), [player.total for player in sheet.players], sheet.winners)]
    for entry in sheet.disputed:
        reading = f"{escape(explain.reading(entry))} (`{explain.reading_ids(entry)}`)"
        rows.append((reading, list(entry.totals.values()), entry.winners))
    for reading, totals, winners in rows:
        yield _row([reading, *map(signed, totals), escape(", ".join(winners))])


def _row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"
