"""Empty score sheets, to print and to fill in by hand."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape as html

from docs.site.entries import UP
from docs.site.markup import PLAIN, button, join_parts, quote
from docs.site.rulebook import SCORE, summary
from scorer.export.escaping import escape
from scorer.model import Game
from scorer.reference.entries import rule
from scorer.scoring.rounds import ROUND
from scorer.scoring.tally import form_of
from scorer.text.i18n import Language

_ROWS = 14
"""Lines of score sheets that a sheet of paper has room for, beside what is told below them."""


_ROUNDS = 20
"""The most rounds that have a line each."""


def _in_rounds(found: Game, say: Language) -> Iterator[str]:
    """What has a line before the categories: the team, and each round."""
    for field in form_of(found).tally.fields:
        if field.kind == "team":
            yield say.gettext(field.question)
    if rounds := form_of(found).rounds:
        yield from [say.gettext(ROUND, number=number) for number in range(1, min(rounds.most, _ROUNDS) + 1)]


def print_page(found: Game, say: Language) -> str:
    """Empty score sheets, two or more on a sheet of paper."""
    return join_parts(_print_parts(found, say))


def _print_parts(found: Game, say: Language) -> Iterator[str]:
    texts = found.part("scoring.texts")
    title, player = say.gettext("Score sheet"), say.gettext("Player")
    press, fill, read = say.gettext("Print"), say.gettext("Score your game"), say.gettext("Rules")
    yield PLAIN
    yield f"# {escape(title)} – {found.name}"
    yield (
        f'<p class="actions"><button type="button" class="button print">{quote(press)}</button>'
        f"{button(UP + SCORE.format(game=found.id), fill, 'quiet')}"
        f"{button(f'{UP}rules/{found.id}/', read, 'quiet')}</p>"
    )
    blank = "<td></td>" * form_of(found).table[1]
    labels = [*_in_rounds(found, say), *[say.gettext(texts.CATEGORIES[category.id]) for category in found.categories]]
    rows = "".join(f'<tr><th scope="row">{quote(label)}</th>{blank}</tr>' for label in labels)
    for name, kind in ((say.gettext("Total"), "total"), (say.gettext("Rank"), "rank")):
        rows += f'<tr class="{kind}"><th scope="row">{quote(name)}</th>{blank}</tr>'
    least = 1 if len(labels) > _ROWS else 2
    for number in range(1, max(least, _ROWS // (len(labels) + 3)) + 1):
        yield (
            f'<div class="paper" data-game="{found.id}" role="region" aria-label="{html(title)} {number}" tabindex="0">'
            f'<table class="blank"><caption>{found.name}</caption><thead><tr>'
            f'<th scope="col">{quote(player)}</th>{blank}</tr></thead><tbody>{rows}</tbody></table></div>'
        )
    yield summary(found, say)
    if readings := getattr(texts, "READINGS", {}):
        heading = say.gettext("Disputed rulings")
        lead = say.gettext("Agree on these before you count. What stands first is what we play.")
        told = "".join(
            f"<div><dt>{quote(rule(ruling).title(say.code))}</dt> "
            f"<dd>{quote(' / '.join(map(say.gettext, each.values())))}</dd></div>"
            for ruling, each in readings.items()
        )
        yield f'<section class="summary"><h2>{quote(heading)}</h2><p>{quote(lead)}</p><dl>{told}</dl></section>'
