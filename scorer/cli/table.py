"""Sheets as tables for a terminal, with Rich."""

from __future__ import annotations

import re
from collections import Counter
from textwrap import TextWrapper

from rich.box import ASCII2, ROUNDED
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..export.text import Text as AsText
from ..scoring.explain import Explainer
from ..scoring.sheet import Sheet
from ..text.i18n import signed
from .terminal import Writer, say, tell

_WIDE = 10_000
"""Columns of a terminal on which every table fits."""


class Tables(Writer):
    """Prints sheets as tables; plain where the output is no terminal, as text where a table does not fit."""

    def __init__(self, explain: bool, compare: bool, *, decided: bool = False) -> None:
        self._explain = explain
        self._compare = compare
        self._decided = decided
        # Rich decides by itself about colours (NO_COLOR, pipes) and width.
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._box = ROUNDED if self._console.encoding.startswith("utf") else ASCII2

    def write(self, sheet: Sheet) -> None:
        """Prints one sheet."""
        explain = sheet.explain(say().code)
        print_ = self._console.print
        overview = self._overview(explain)
        reasons = self._reasons(explain) if self._explain else []
        others = [self._comparison(sheet, explain)] if self._compare and sheet.disputed else []
        if not all(map(self._fits, [overview, *reasons, *others])):
            told = AsText(self._explain, self._compare, say().code, decided=self._decided)(sheet)
            tell(told.rstrip("\n"))
            return
        for table in [overview, *reasons]:
            print_(table)
        self._tell(explain.decision(), "bold")
        if self._explain:
            self._tell(say().gettext("Rule: {rule}", rule=sheet.decision.rule), "dim")
        if self._explain and (note := sheet.note(say().code)):
            self._tell(note)
        if readings := explain.readings(usual=self._explain):
            self._tell(readings)
        self._tell(explain.doubt())
        if self._decided:
            for told in explain.decided(sheet.decided):
                self._tell(told)
        for table in others:
            print_(table)

    def _tell(self, text: str, style: str = "") -> None:
        """Prints text, broken between words; Rich would break it at no-break spaces, too."""
        wrap = TextWrapper(self._console.width, break_long_words=False, break_on_hyphens=False)
        lines = [line for each in text.split("\n") for line in wrap.wrap(each) or [""]]
        self._console.print(Text("\n".join(lines), style=style), soft_wrap=True)

    def _table(self, title: str) -> Table:
        return Table(title=Text(title, style="bold"), title_justify="left", box=self._box)

    def _overview(self, explain: Explainer) -> Table:
        table = self._table(explain.game.name)
        sides = explain.sides()
        table.add_column("", overflow="fold")
        for player in sides:
            table.add_column(Text(player.name), justify="right", style="bold" if player.winner else "", no_wrap=True)
        for i, line in enumerate(sides[0].lines):
            points = [signed(player.lines[i].points) for player in sides]
            table.add_row(explain.category(line.category), *points)
        table.add_section()
        table.add_row(say().gettext("Total"), *[signed(player.total) for player in sides], style="bold")
        table.add_row(say().gettext("Rank"), *[str(player.rank) for player in sides])
        return self._narrowed(table)

    def _narrowed(self, table: Table) -> Table:
        """The same table, without padding if a word lacks just that on a narrow terminal."""
        if not self._fits(table):
            table.padding = 0
        return table

    def _fits(self, table: Table) -> bool:
        """Whether no word of a table has to be broken."""
        return self._words(table, self._console.width) == self._words(table, _WIDE)

    def _words(self, table: Table, width: int) -> Counter[str]:
        """The words of a table of this width, as often as they are shown."""
        shown = self._console.render(table, self._console.options.update(max_width=width))
        return Counter(re.findall(r"[^\s│|]*\w[^\s│|]*", "".join([segment.text for segment in shown])))

    def _reasons(self, explain: Explainer) -> list[Table]:
        tables = []
        for player in explain.sides():
            table = self._table(player.name)
            table.add_column("", no_wrap=True)
            table.add_column(say().gettext("Points"), justify="right", no_wrap=True)
            table.add_column(say().gettext("Reason and rule"), overflow="fold")
            for line in player.lines:
                reason = Text(explain.line(line)).append(f"\n{line.rule}" if line.rule else "", style="dim")
                table.add_row(explain.category(line.category), signed(line.points), reason)
            table.add_section()
            table.add_row(say().gettext("Total"), signed(player.total), "", style="bold")
            tables.append(self._narrowed(table))
        return tables

    def _comparison(self, sheet: Sheet, explain: Explainer) -> Table:
        table = self._table(say().gettext("Other readings"))
        table.add_column(say().gettext("Reading"), overflow="fold")
        for player in sheet.players:
            table.add_column(Text(player.name), justify="right", no_wrap=True)
        table.add_column(say().gettext("Winner"), overflow="fold")
        totals = [signed(player.total) for player in sheet.players]
        table.add_row(say().gettext("as scored"), *totals, ", ".join(sheet.winners))
        for entry in sheet.disputed:
            totals = [signed(total) for total in entry.totals.values()]
            style = "bold" if entry.changes_winner else ""
            table.add_row(
                Text(explain.reading(entry)).append(f"\n{explain.reading_ids(entry)}", style="dim"),
                *totals,
                Text(", ".join(entry.winners)),
                style=style,
            )
        return self._narrowed(table)
