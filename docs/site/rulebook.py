"""The rules of a game: what is asked most, what our table plays, and every entry in its section."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from docs.site.asking import ask_html
from docs.site.choice import FOLLOW, followed
from docs.site.entries import UP, entry_html, grouped, link, names, rulings_of, table_data
from docs.site.markup import button, heading, join_parts, quote
from docs.site.reporting import rule_template
from scorer.export.escaping import escape
from scorer.model import Game
from scorer.reference.entries import SECTIONS, Rule, entries_in, first_game_of, rule, summary_of
from scorer.scoring.tally import form_of
from scorer.text.i18n import N_, Language

SCORE, PRINT, PLAY = "score/{game}/", "print/{game}/", "play/{game}/"
"""Where the score sheets are: one to fill in, one to print; and where a game is followed."""


_FOLDED = ("components", "setup", "rulings", "terms")
"""What is opened by those who look for it."""


_ASKED = {"count": N_("How to count"), "ties": N_("Ties"), "end": N_("The end")}
"""The parts of a summary, in their order."""

_TURN = {"turn": N_("Your turn")}
"""The part of a summary that stands beside it, for those who play."""

_TITLES = 3
"""So many titles tell what is folded."""


def rules_page(found: Game, say: Language) -> str:
    """The rules of a game, in Markdown."""
    return join_parts(_game_parts(found, say))


def _game_parts(found: Game, say: Language) -> Iterator[str]:
    up = UP
    yield f"# {found.name}"
    yield ask_html(say.code, found.id, up)
    yield "\n".join(
        [
            '<div class="overview">',
            summary(found, say),
            '<p class="actions">',
            button(f"{up}{SCORE.format(game=found.id)}", say.gettext("Score your game")),
            *_follow(found, say),
            button(f"{up}{PRINT.format(game=found.id)}", say.gettext("Print score sheets"), "quiet"),
            "</p>",
            summary(found, say, parts=_TURN),
            "</div>",
        ]
    )
    yield _jumps(found, say)
    yield _first_game(found, say)
    yield _choice(found, say)
    yield f'<p class="published">{quote(found.published)} · {quote(players(say, found))}</p>'
    for section, title in SECTIONS.items():
        entries = entries_in(found.id, section)
        if not (entries or found.editions):
            continue
        yield heading(say.gettext(title), section)
        if not entries:
            count = len(found.editions)
            yield escape(
                say.ngettext(
                    "The rulebook of this game has nothing on this.",
                    "No rulebook of this game has anything on this.",
                    count,
                )
            )
        elif section == "questions":
            for about, questions in _by_section(found.id):
                yield _folded(questions, say, title=say.gettext(SECTIONS[about]))
        elif section in _FOLDED:
            yield _folded(entries, say)
        else:
            yield from (entry_html(entry, say) for entry in entries)
    yield table_data([found], say) + rule_template(found.id, say)


def _follow(found: Game, say: Language) -> Iterator[str]:
    """The way to where the game is followed, if it can be."""
    if found.id in followed():
        yield button(f"{UP}{PLAY.format(game=found.id)}", say.gettext(FOLLOW), "quiet")


def players(say: Language, found: Game) -> str:
    """How many may play, in words."""
    low, high = form_of(found).table
    if low == high:
        return say.ngettext("{count} player", "{count} players", low, count=low)
    return say.gettext("{low} to {high} players", low=low, high=high)


def _by_section(id: str) -> Iterator[tuple[str, list[Rule]]]:
    groups = grouped(id)
    return ((section, groups[section]) for section in SECTIONS if section in groups)


def _folded(entries: Sequence[Rule], say: Language, title: str = "") -> str:
    """Entries behind a bar that says what they are about: the titles of the first."""
    first = say.series([entry.title(say.code) for entry in entries[:_TITLES]])
    about = f'<span class="count">{quote(first)}{"…" if len(entries) > _TITLES else ""}</span>'
    told = [entry_html(entry, say) for entry in entries]
    return "\n".join([f'<details class="group"><summary>{quote(title)} {about}</summary>', *told, "</details>"])


def _jumps(found: Game, say: Language) -> str:
    """Links to the sections, for a screen that has no menu beside the page."""
    sections = [(section, title) for section, title in SECTIONS.items() if entries_in(found.id, section)]
    links = "".join([f'<a href="#{section}">{quote(say.gettext(title))}</a>' for section, title in sections])
    return f'<nav class="jumps" aria-label="{quote(say.gettext("Rules"))}">{links}</nav>'


def _first_game(found: Game, say: Language) -> str:
    """What whoever has never played has to know, in its order, each as the entry says it."""
    entries = [rule(id) for id in first_game_of(found.id)]
    if not entries:
        return ""
    title = quote(say.gettext("Your first game, in five minutes"))
    told = [f"<dt>{quote(entry.title(say.code))}</dt><dd>{quote(entry.text(say.code))}</dd>" for entry in entries]
    rows = "".join([f"<div>{row}</div>" for row in told])
    return f'<details class="group first-game"><summary>{title}</summary><dl>{rows}</dl></details>'


def summary(found: Game, say: Language, up: str = UP, parts: Mapping[str, str] = _ASKED) -> str:
    """What is asked most: how to count, ties, the end. Each line leads to its rule."""
    asked = summary_of(found.id)
    told = []
    for part, title in [(part, title) for part, title in parts.items() if part in asked]:
        rows = "".join(_gist(rule(id), say, up) for id in asked[part])
        told.append(f"<h2>{quote(say.gettext(title))}</h2><dl>{rows}</dl>")
    if not told:
        return ""
    return f'<section class="summary" data-game="{found.id}">{"".join(told)}</section>'


def _gist(entry: Rule, say: Language, up: str) -> str:
    title = f'<a href="{link(entry.id, up)}">{quote(entry.title(say.code))}</a>'
    table = "".join(f'<span class="at-table" data-ruling="{id}" hidden></span>' for id in rulings_of(entry))
    return f"<div><dt>{title}</dt> <dd>{_steps(entry.gist(say.code))}{table}</dd></div>"


def _steps(gist: str) -> str:
    """A short text; steps written `1 → 3 · 2 → 5` become a small table."""
    before, colon, steps = gist.rpartition(": ")
    if "→" not in gist:
        return quote(gist)
    pairs = [step.split(" → ") for step in steps.split(" · ")]
    long = " long" if any(len(of) > 5 for of, _ in pairs) else ""
    cells = "".join(f"<span><b>{quote(to)}</b> {quote(of)}</span>" for of, to in pairs)
    return f'{quote(before + colon.strip())} <span class="steps{long}">{cells}</span>'


def _choice(found: Game, say: Language) -> str:
    """Where a table chooses its edition and its readings; shown by `table.mjs`, which keeps the choice."""
    title, lead = say.gettext("Our table plays"), say.gettext("Choose once how your table plays.")
    kept = say.gettext("It is kept on this device only.")
    edition, nothing = say.gettext("Edition"), say.gettext("Nothing chosen")
    forget, book = say.gettext("Forget our choice"), N_("Rulebook: {edition}")
    options = "".join(
        f'<option value="{code}">{quote(say.gettext(book, edition=names(say)(code)))}</option>'
        for code in found.editions
    )
    return "\n".join(
        [
            f'<details class="choice" id="our-table" data-game="{found.id}">',
            f'<summary>{quote(title)} <span class="chosen"></span></summary>',
            f'<p>{quote(lead)} <span class="choice__kept">{quote(kept)}</span></p>',
            '<form class="table-form">',
            f'<p><label>{quote(edition)} <select name="edition">',
            f'<option value="">{quote(nothing)}</option>{options}</select></label></p>',
            *(_reading_choice(rule(ruling.id), say) for ruling in found.rulings),
            f'<p><button type="reset" class="button quiet">{quote(forget)}</button></p>',
            "</form>",
            "</details>",
        ]
    )


def _reading_choice(entry: Rule, say: Language) -> str:
    options = "".join(
        f'<label><input type="radio" name="{entry.id}" value="{reading}"> '
        f"{quote(entry.reading(reading, say.code))}</label>"
        for reading in entry.readings
    )
    return f"<fieldset><legend>{quote(entry.title(say.code))}</legend>{options}</fieldset>"
