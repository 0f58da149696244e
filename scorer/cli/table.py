"""Sheets as tables for a terminal, with Rich."""

from __future__ import annotations

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
        overview = self._overview(sheet, explain)
        if not self._fits(overview):
            told = AsText(self._explain, self._compare, say().code, decided=self._decided)(sheet)
            tell(told.rstrip("\n"))
            return
        print_(overview)
        if self._explain:
            for table in self._reasons(sheet, explain):
                print_(table)
        print_(Text(explain.decision(), style="bold"), soft_wrap=False)
        if self._explain:
            print_(Text(say().gettext("Rule: {rule}", rule=sheet.decision.rule), style="dim"))
        if self._explain and (note := sheet.note(say().code)):
            print_(Text(note))
        if readings := explain.readings(usual=self._explain):
            print_(Text(readings))
        print_(Text(explain.doubt()))
        if self._decided:
            for told in explain.decided(sheet.decided):
                print_(Text(told))
        if self._compare and sheet.disputed:
            print_(self._comparison(sheet, explain))

    def _table(self, title: str) -> Table:
        return Table(title=Text(title, style="bold"), title_justify="left", box=self._box)

    def _overview(self, sheet: Sheet, explain: Explainer) -> Table:
        table = self._table(explain.game.name)
        table.add_column("", overflow="fold")
        for player in sheet.players:
            table.add_column(Text(player.name), justify="right", style="bold" if player.winner else "", overflow="fold")
        for i, line in enumerate(sheet.players[0].lines):
            points = [signed(player.lines[i].points) for player in sheet.players]
            table.add_row(explain.category(line.category), *points)
        table.add_section()
        table.add_row(say().gettext("Total"), *[signed(player.total) for player in sheet.players], style="bold")
        table.add_row(say().gettext("Rank"), *[str(player.rank) for player in sheet.players])
        if not self._fits(table):
            table.padding = 0  # on a narrow terminal that may be what a word lacks
        return table

    def _fits(self, table: Table) -> bool:
        """Whether no word of a table has to be broken."""
        whole = self._console.options.update(max_width=_WIDE)
        return self._console.measure(table, options=whole).minimum <= self._console.width

    def _reasons(self, sheet: Sheet, explain: Explainer) -> list[Table]:
        tables = []
        for player in sheet.players:
            table = self._table(player.name)
            table.add_column("")
            table.add_column(say().gettext("Points"), justify="right")
            table.add_column(say().gettext("Reason and rule"), overflow="fold")
            for line in player.lines:
                reason = Text(explain.line(line)).append(f"\n{line.rule}", style="dim")
                table.add_row(explain.category(line.category), signed(line.points), reason)
            table.add_section()
            table.add_row(say().gettext("Total"), signed(player.total), "", style="bold")
            tables.append(table)
        return tables

    def _comparison(self, sheet: Sheet, explain: Explainer) -> Table:
        table = self._table(say().gettext("Other readings"))
        table.add_column(say().gettext("Reading"), overflow="fold")
        for player in sheet.players:
            table.add_column(Text(player.name), justify="right", overflow="fold")
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
        return table
