"""Sheets as plain text, to be read aloud, sent in a message or piped into something."""

from __future__ import annotations

from collections.abc import Iterator

from ..scoring.explain import points_of
from ..scoring.sheet import Sheet
from ..text.i18n import signed
from ..text.names import isolated


class Text:
    """Turns sheets into text, best player first."""

    def __init__(
        self,
        explain: bool = False,
        compare: bool = False,
        lang: str = "en",
        *,
        usual: bool = True,
        decided: bool = False,
    ) -> None:
        """`usual` tells readings also where they are the default, `decided` tells what decided."""
        self._explain = explain
        self._compare = compare
        self._decided = decided
        self._usual = usual
        self._lang = lang
        self._count = 0

    def __call__(self, sheet: Sheet) -> str:
        """The text of one sheet; an empty line stands between two."""
        self._count += 1
        lines = [] if self._count == 1 else [""]
        return isolated("\n".join([*lines, *self._lines(sheet), ""]))

    def _lines(self, sheet: Sheet) -> Iterator[str]:
        explain = sheet.explain(self._lang)
        say = explain.say
        yield explain.game.name
        for player in sorted(explain.sides(), key=lambda player: player.rank):
            points = points_of(player.total, say)
            # With a usual blank a chat would make a list of it, and number equals one after the other.
            yield say.gettext("{rank}.\u00a0{name}: {points}", rank=player.rank, name=player.name, points=points)
            for line in player.lines:
                category = explain.category(line.category)
                text = say.gettext("{category}: {points}", category=category, points=line.points)
                if self._explain:
                    yield f"   {text} [{line.rule}]" if line.rule else f"   {text}"
                    yield f"      {explain.line(line)}"
                else:
                    yield f"   {text}"
        yield explain.decision()
        if self._explain:
            yield say.gettext("Rule: {rule}", rule=sheet.decision.rule)
        if self._explain and (note := sheet.note(self._lang)):
            yield note
        if readings := explain.readings(usual=self._explain and self._usual):
            yield readings
        yield explain.doubt()
        if self._decided:
            yield from explain.decided(sheet.decided)
        if self._compare:
            for entry in sheet.disputed:
                winners = explain.name_sides(entry.winners)
                totals = ", ".join(f"{name} {signed(total)}" for name, total in entry.totals.items())
                yield say.ngettext(
                    "“{reading}” ({ids}): {totals}. Winner: {winners}",
                    "“{reading}” ({ids}): {totals}. Winners: {winners}",
                    len(winners),
                    reading=explain.reading(entry),
                    ids=explain.reading_ids(entry),
                    totals=totals,
                    winners=say.join(winners),
                )
