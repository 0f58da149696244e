"""The page that the site begins with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from html import escape as html

import scorer
from docs.site import frame
from docs.site.asking import ask_html
from docs.site.choice import FOLLOW, followed, games
from docs.site.entries import link, table_data
from docs.site.markup import NUMBER, button, cell, heading, join_parts, quote, table
from docs.site.rulebook import PLAY, SCORE, players
from scorer.export.escaping import escape
from scorer.reference.entries import entries_in
from scorer.registry import game
from scorer.text.i18n import Language


def start_page(say: Language) -> str:
    """What the site is, a box to ask, the games, an example."""
    return join_parts(_start_parts(say))


def _start_parts(say: Language) -> Iterator[str]:
    yield "---\nhide: [toc]\n---"
    yield f"# {escape(frame.name(say.code))}"
    yield ask_html(say.code)
    yield '<div class="games">'
    for id in games():
        found = game(id)
        links = [
            (f"rules/{id}/", say.gettext("Rules")),
            *([(PLAY.format(game=id), say.gettext(FOLLOW))] if id in followed() else []),
            *([(f"rules/{id}/#questions", say.gettext("Questions"))] if entries_in(id, "questions") else []),
        ]
        rows = "".join(f'<li><a href="{href}">{quote(words)}</a></li>' for href, words in links)
        yield (
            f'<section class="game" data-game="{id}"><h2><a href="rules/{id}/">{quote(found.name)}</a></h2>'
            f"<p>{quote(found.published)}<br>{quote(players(say, found))}</p>"
            f"{button(SCORE.format(game=id), say.gettext('Score your game'))}<ul>{rows}</ul></section>"
        )
    yield "</div>"
    logbook = say.gettext("Your logbook: the games counted on this device, and what they tell")
    yield f"[{escape(logbook)}](log.md)"
    if sheet := _example_sheet():
        yield heading(say.gettext("Every point explained"), "explained")
        yield from _example(sheet, say)
    if count := sum(len(game(id).rulings) for id in games()):
        if any(game(id).editions for id in games()):
            yield heading(say.gettext("Where the rulebooks disagree"), "disagree")
            yield _disputed(count, say)
        else:
            yield f"[{escape(say.gettext('Disputed rulings'))}](rulings.md)"
    yield table_data(map(game, games()), say)


def _disputed(count: int, say: Language) -> str:
    """How many rulings are disputed, and where they are."""
    text = say.ngettext(
        "{count} question is open or answered differently by the printed rulebooks. You will find who says what, what"
        " each reading changes, and which one we take.",
        "{count} questions are open or answered differently by the printed rulebooks. For each you will find who says"
        " what, what each reading changes, and which one we take.",
        count,
        count=count,
    )
    return f"{escape(text)} [{escape(say.gettext('Disputed rulings'))}](rulings.md)"


def _example_sheet() -> scorer.Sheet | None:
    """The first table among the examples of the first game that can be scored."""
    examples = game(games()[0]).optional_part("examples")
    for tally, _ in getattr(examples, "TALLIES", ()):
        with suppress(scorer.ScorerError):
            return scorer.score(tally)
    return None


def _example(sheet: scorer.Sheet, say: Language) -> Iterator[str]:
    """The winner of an example, with the reason and the rule of every point."""
    explain = sheet.explain(say.code)
    player = sheet[sheet.winners[0]]
    rows = []
    for line in player.lines:
        reason = f'<td><a href="{link(line.rule or "", "")}">{html(explain.line(line))}</a></td>'
        rows.append(cell(explain.category(line.category)) + cell(line.points, more=NUMBER) + reason)
    total = [cell(say.gettext("Total"), "th", ' scope="row"'), cell(player.total, more=NUMBER)]
    rows.append("".join([*total, cell(explain.decision())]))
    heads = [player.name, say.gettext("Points"), say.gettext("Reason and rule")]
    yield table(say.gettext("Every point explained"), heads, rows)
