"""The pages of the site: a pure function from a language to Markdown, made of the same entries as everything else.

`hook.py` gives them to mkdocs; nothing here knows of it. A page for a new purpose, such as a score sheet to fill in,
is one more function in `_PAGES` and one more line in `nav`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from html import escape as html
from pathlib import Path
from posixpath import basename, dirname, join, normpath, relpath
from typing import Any

import typer

import scorer
from docs.site.api import reference
from docs.site.asking import ask_html
from docs.site.entries import UP, entry_html, grouped, link, names, rulings_of, table_data
from docs.site.sheets import slot as sheet_html
from scorer.cli import terminal
from scorer.cli.app import app
from scorer.export.escaping import escape
from scorer.model import Game
from scorer.reference.entries import SECTIONS, Rule, entries_in, rule, rules, summary_of
from scorer.registry import game, ids
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.text.i18n import N_, SOURCE, Language, languages

ROOT = Path(__file__).parent.parent.parent


def _file(path: str) -> Callable[[], str]:
    return partial(_text, path)


def _text(path: str) -> str:
    """A file as a page: its links lead to the pages made of other files; those to files without a page are plain."""

    def link(found: re.Match[str]) -> str:
        target = normpath(join(dirname(path), found[2]))
        page = f"programmers/{basename(target).lower()}"
        return f"[{found[1]}]({basename(page)}{found[3] or ''})" if page in ENGLISH else found[1]

    text = (ROOT / path).read_text("utf-8")
    return re.sub(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)\s]*)?\)", link, text)


ENGLISH: dict[str, Callable[[], str]] = {
    "programmers/library.md": _file("docs/library.md"),
    "programmers/tracking.md": _file("docs/tracking.md"),
    "programmers/reference.md": reference,
    "programmers/architecture.md": _file("docs/architecture.md"),
    "programmers/dependencies.md": _file("docs/dependencies.md"),
    "programmers/contributing.md": _file("CONTRIBUTING.md"),
}
"""Pages that there are in English only, and what they are made of."""


@cache
def pages(lang: str) -> dict[str, str]:
    """Every page of the site in a language: its path and its Markdown."""
    say = language(lang)
    made = {path: make(say) for path, make in _PAGES.items()}
    for id in ids():
        found = game(id)
        made |= {
            f"rules/{id}.md": _game(found, say),
            f"score/{id}.md": _score(found, say),
            f"print/{id}.md": _print(found, say),
        }
    if lang == SOURCE:
        made |= {path: make() for path, make in ENGLISH.items()}
    return made


def nav(lang: str) -> list[Any]:
    """The order of the pages and their names in the menu, as mkdocs wants it."""
    say = language(lang)
    english = list(ENGLISH) if lang == SOURCE else []
    return [
        {say.gettext("Home"): "index.md"},
        {say.gettext("Rules"): [{game(id).name: f"rules/{id}.md"} for id in ids()]},
        {say.gettext("Score your game"): [{game(id).name: f"score/{id}.md"} for id in ids()]},
        {say.gettext("Disputed rulings"): "rulings.md"},
        {say.gettext("Glossary"): "glossary.md"},
        {
            say.gettext("For programmers"): [
                "programmers/index.md",
                {say.gettext("Command line"): "cli.md"},
                *english,
                {say.gettext("Join in"): "contribute.md"},
            ]
        },
    ]


def name(lang: str) -> str:
    """What the site is called."""
    return language(lang).gettext("Rules and scores")


def words(lang: str) -> dict[str, str]:
    """What the scripts of the site say."""
    say = language(lang)
    return {
        "copy": say.gettext("Copy"),
        "copied": say.gettext("Copied"),
        "table": say.gettext("Our table plays (chosen): {reading}"),
        "update": say.gettext("A new version is ready."),
        "reload": say.gettext("Reload"),
    }


def description(lang: str) -> str:
    """What the site is, in one sentence."""
    return language(lang).gettext(
        "The rules of Africa, Africana and Afritoria, and their final scores, counted and explained."
    )


def notice(lang: str) -> str:
    """What stands at the foot of every page."""
    return language(lang).gettext(
        "The rules are given in our own words. The games and their names belong to their designers and publishers."
    )


def labels(lang: str) -> dict[str, str]:
    """The words of what surrounds every page."""
    say = language(lang)
    return {
        "scheme": say.gettext("Light or dark"),
        "programmers": say.gettext("For programmers"),
        "contribute": say.gettext("Join in"),
        "missing": say.gettext("Page not found"),
        "missing_more": say.gettext(
            "There is no page at this address. Ask for what you are looking for, or choose a game."
        ),
    }


def own_name(code: str) -> str:
    """A language in its own words."""
    return language(code).gettext("English")


# What the pages have in common


def _from(page: str, target: str) -> str:
    return relpath(target, dirname(page) or ".")


def _join(parts: Iterator[str]) -> str:
    return "\n\n".join(parts) + "\n"


def _heading(text: str, id: str, level: int = 2) -> str:
    return f"{'#' * level} {escape(text)} {{#{id}}}"


def _terms(rows: list[tuple[str, str]]) -> str:
    """A list of words and what belongs to each, both Markdown."""
    return "\n\n".join(f"{word}\n:   {text}" for word, text in rows)


def _table(label: str, heads: Iterable[str], rows: Iterable[str], kind: str = "plain") -> str:
    """A table that scrolls by itself on a small screen, also with the keys. Rows are HTML cells."""
    return "\n".join(
        [
            f'<div class="wide" role="region" aria-label="{html(label)}" tabindex="0">',
            f'<table class="{kind}"><thead><tr>',
            *(_cell(head, "th", ' scope="col"') for head in heads),
            "</tr></thead><tbody>",
            *(f"<tr>{row}</tr>" for row in rows),
            "</tbody></table>",
            "</div>",
        ]
    )


_NUMBER = ' class="number"'


def _cell(text: object, kind: str = "td", more: str = "") -> str:
    # The end of the line keeps the words apart for the search.
    return f"<{kind}{more}>{html(str(text))}</{kind}>\n"


def _english(say: Language, page: str, path: str, title: str, anchor: str = "") -> str:
    """A link to an English page. In other languages its page stands two folders below the root of the site."""
    if say.code == SOURCE:
        return f"[{title}]({_from(page, path)}{anchor})"
    return f'<a href="../../{SOURCE}/{path.removesuffix(".md")}/{anchor}" hreflang="en" lang="en">{title}</a>'


# What players open: HTML, as the same pieces stand on pages that mkdocs does not make


SCORE, PRINT = "score/{game}/", "print/{game}/"
"""Where the score sheets are: one to fill in, one to print."""

PLAIN = "---\nplain: true\nhide: [navigation, toc]\n---"
"""A page without the menu beside it."""

CODE = ("cli.md", "contribute.md")
"""Pages for those who write programs, beside the folder of theirs."""

RULE = "r/_.md"
"""The page of one rule: made once in each language and filled in for every rule by `single.py`."""


def _quote(text: str) -> str:
    return html(text, quote=False)


def _button(href: str, words: str, kind: str = "") -> str:
    return f'<a class="button {kind}" href="{href}">{_quote(words)}</a>'


def _start(say: Language) -> str:
    return _join(_start_parts(say))


def _start_parts(say: Language) -> Iterator[str]:
    yield "---\nhide: [toc]\n---"
    yield f"# {escape(say.gettext('Rules and scores'))}"
    yield ask_html(say.code)
    yield '<div class="games">'
    for id in ids():
        found = game(id)
        links = [
            (f"rules/{id}/", say.gettext("Rules")),
            (f"rules/{id}/#questions", say.gettext("Questions")),
        ]
        rows = "".join(f'<li><a href="{href}">{_quote(words)}</a></li>' for href, words in links)
        yield (
            f'<section class="game" data-game="{id}"><h2><a href="rules/{id}/">{_quote(found.name)}</a></h2>'
            f"<p>{_quote(found.published)}<br>{_quote(_players(say, found))}</p>"
            f"{_button(SCORE.format(game=id), say.gettext('Score your game'))}<ul>{rows}</ul></section>"
        )
    yield "</div>"
    yield _heading(say.gettext("Every point explained"), "explained")
    yield from _example(say)
    yield _heading(say.gettext("Where the rulebooks disagree"), "disagree")
    count = sum(len(game(id).rulings) for id in ids())
    text = say.ngettext(
        "{count} question is open or answered differently by the printed rulebooks. You will find who says what, what"
        " each reading changes, and which one we take.",
        "{count} questions are open or answered differently by the printed rulebooks. For each you will find who says"
        " what, what each reading changes, and which one we take.",
        count,
        count=count,
    )
    yield f"{escape(text)} [{escape(say.gettext('Disputed rulings'))}](rulings.md)"
    yield table_data(map(game, ids()), say)


def _example(say: Language) -> Iterator[str]:
    """The winner of an example, with the reason and the rule of every point."""
    sheet = scorer.score(json.loads((ROOT / "examples" / f"{ids()[0]}.json").read_text("utf-8")))
    explain = sheet.explain(say.code)
    player = sheet[sheet.winners[0]]
    rows = []
    for line in player.lines:
        reason = f'<td><a href="{link(line.rule, "")}">{html(explain.line(line))}</a></td>'
        rows.append(_cell(explain.category(line.category)) + _cell(line.points, more=_NUMBER) + reason)
    total = [_cell(say.gettext("Total"), "th", ' scope="row"'), _cell(player.total, more=_NUMBER)]
    rows.append("".join([*total, _cell(explain.decision())]))
    heads = [player.name, say.gettext("Points"), say.gettext("Reason and rule")]
    yield _table(say.gettext("Every point explained"), heads, rows)


def _players(say: Language, found: Game) -> str:
    low, high = form_of(found).table
    return say.gettext("{low} to {high} players", low=low, high=high)


# The rules of a game


def _game(found: Game, say: Language) -> str:
    return _join(_game_parts(found, say))


_FOLDED = ("components", "setup", "terms")
"""What is opened by those who look for it."""

_ASKED = {"count": N_("How to count"), "ties": N_("Ties"), "end": N_("The end")}
"""The parts of a summary, in their order."""


def _game_parts(found: Game, say: Language) -> Iterator[str]:
    up = UP
    yield f"# {found.name}"
    yield ask_html(say.code, found.id, up)
    yield summary(found, say)
    yield "\n".join(
        [
            '<p class="actions">',
            _button(f"{up}{SCORE.format(game=found.id)}", say.gettext("Score your game")),
            _button(f"{up}{PRINT.format(game=found.id)}", say.gettext("Print score sheets"), "quiet"),
            "</p>",
        ]
    )
    yield _choice(found, say)
    yield f'<p class="published">{_quote(found.published)} · {_quote(_players(say, found))}</p>'
    for section, title in SECTIONS.items():
        yield _heading(say.gettext(title), section)
        entries = entries_in(found.id, section)
        if not entries:
            yield escape(say.gettext("The rulebooks of this game have nothing here."))
        elif section == "questions":
            for about, questions in _by_section(found.id):
                told = f'<span class="count">{len(questions)}</span>'
                yield _folded(f"{_quote(say.gettext(SECTIONS[about]))} {told}", questions, say)
        elif section in _FOLDED:
            count = len(entries)
            told = (
                say.ngettext("{count} term", "{count} terms", count, count=count)
                if section == "terms"
                else say.ngettext("{count} rule", "{count} rules", count, count=count)
            )
            yield _folded(_quote(told), entries, say)
        else:
            yield from (entry_html(entry, say) for entry in entries)
    yield table_data([found], say)


def _by_section(id: str) -> Iterator[tuple[str, list[Rule]]]:
    groups = grouped(id)
    return ((section, groups[section]) for section in SECTIONS if section in groups)


def _folded(title: str, entries: Iterable[Rule], say: Language) -> str:
    told = [entry_html(entry, say) for entry in entries]
    return "\n".join([f'<details class="group"><summary>{title}</summary>', *told, "</details>"])


def summary(found: Game, say: Language, up: str = UP) -> str:
    """What is asked most: how to count, ties, the end. Each line leads to its rule."""
    asked = summary_of(found.id)
    parts = []
    for part, title in [(part, title) for part, title in _ASKED.items() if part in asked]:
        rows = "".join(_gist(rule(id), say, up) for id in asked[part])
        parts.append(f"<h2>{_quote(say.gettext(title))}</h2><dl>{rows}</dl>")
    if not parts:
        return ""
    return f'<section class="summary" data-game="{found.id}">{"".join(parts)}</section>'


def _gist(entry: Rule, say: Language, up: str) -> str:
    title = f'<a href="{link(entry.id, up)}">{_quote(entry.title(say.code))}</a>'
    table = "".join(f'<span class="at-table" data-ruling="{id}" hidden></span>' for id in rulings_of(entry))
    return f"<div><dt>{title}</dt><dd>{_steps(entry.gist(say.code))}{table}</dd></div>"


def _steps(gist: str) -> str:
    """A short text; steps written `1 → 3 · 2 → 5` become a small table."""
    before, colon, steps = gist.rpartition(": ")
    if "→" not in gist:
        return _quote(gist)
    pairs = [step.split(" → ") for step in steps.split(" · ")]
    long = " long" if any(len(of) > 5 for of, _ in pairs) else ""
    cells = "".join(f"<span><b>{_quote(to)}</b> {_quote(of)}</span>" for of, to in pairs)
    return f'{_quote(before + colon.strip())} <span class="steps{long}">{cells}</span>'


def _choice(found: Game, say: Language) -> str:
    """Where a table chooses its edition and its readings; shown by `table.mjs`, which keeps the choice."""
    title, lead = (
        say.gettext("Our table plays"),
        say.gettext("Choose once how your table plays. It is kept on this device only."),
    )
    edition, nothing = say.gettext("Edition"), say.gettext("Nothing chosen")
    forget, book = say.gettext("Forget our choice"), N_("Rulebook: {edition}")
    options = "".join(
        f'<option value="{code}">{_quote(say.gettext(book, edition=names(say)(code)))}</option>'
        for code in found.editions
    )
    return "\n".join(
        [
            f'<details class="choice" id="our-table" data-game="{found.id}">',
            f'<summary>{_quote(title)} <span class="chosen"></span></summary>',
            f"<p>{_quote(lead)}</p>",
            '<form class="table-form">',
            f'<p><label>{_quote(edition)} <select name="edition">',
            f'<option value="">{_quote(nothing)}</option>{options}</select></label></p>',
            *(_reading_choice(rule(ruling.id), say) for ruling in found.rulings),
            f'<p><button type="reset" class="button quiet">{_quote(forget)}</button></p>',
            "</form>",
            "</details>",
        ]
    )


def _reading_choice(entry: Rule, say: Language) -> str:
    options = "".join(
        f'<label><input type="radio" name="{entry.id}" value="{reading}"> '
        f"{_quote(entry.reading(reading, say.code))}</label>"
        for reading in entry.readings
    )
    return f"<fieldset><legend>{_quote(entry.title(say.code))}</legend>{options}</fieldset>"


# The score sheets


def _score(found: Game, say: Language) -> str:
    """The score sheet to fill in."""
    return _join(iter([PLAIN, f"# {found.name}", sheet_html(found, say)]))


_ROWS = 14
"""Lines of score sheets that a sheet of paper has room for, beside what is told below them."""


def _print(found: Game, say: Language) -> str:
    """Empty score sheets, two or more on a sheet of paper."""
    return _join(_print_parts(found, say))


def _print_parts(found: Game, say: Language) -> Iterator[str]:
    texts = found.part("scoring.texts")
    title, player, total = say.gettext("Score sheet"), say.gettext("Player"), say.gettext("Total")
    press, fill, read = say.gettext("Print"), say.gettext("Score your game"), say.gettext("Rules")
    yield PLAIN
    yield f"# {escape(title)} – {found.name}"
    yield (
        f'<p class="actions"><button type="button" class="button print">{_quote(press)}</button>'
        f"{_button(UP + SCORE.format(game=found.id), fill, 'quiet')}"
        f"{_button(f'{UP}rules/{found.id}/', read, 'quiet')}</p>"
    )
    blank = "<td></td>" * form_of(found).table[1]
    rows = "".join(
        f'<tr><th scope="row">{_quote(say.gettext(texts.CATEGORIES[category.id]))}</th>{blank}</tr>'
        for category in found.categories
    )
    rows += f'<tr class="total"><th scope="row">{_quote(total)}</th>{blank}</tr>'
    for number in range(1, max(2, _ROWS // (len(found.categories) + 2)) + 1):
        yield (
            f'<div class="paper" data-game="{found.id}" role="region" aria-label="{html(title)} {number}" tabindex="0">'
            f'<table class="blank"><caption>{found.name}</caption><thead><tr>'
            f'<th scope="col">{_quote(player)}</th>{blank}</tr></thead><tbody>{rows}</tbody></table></div>'
        )
    yield summary(found, say)


# The page of one rule


def _rule(say: Language) -> str:
    return f"{PLAIN}\n\n# @title@\n\n<div>@body@</div>\n"


# What is disputed


def _rulings(say: Language) -> str:
    return _join(_ruling_parts(say))


def _ruling_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Disputed rulings'))}"
    yield ask_html(say.code, base="../")
    yield escape(
        say.gettext(
            "Here the rulebooks differ or are silent. The first reading is the one that we take unless you choose"
            " another."
        )
    )
    for id in ids():
        found = game(id)
        yield _heading(found.name, id)
        choose = say.gettext("Our table plays")
        yield f'<p><a href="../rules/{id}/#our-table">{_quote(choose)}</a></p>'
        for ruling in found.rulings:
            entry = rule(ruling.id)
            yield entry_html(entry, say, up="../")
            yield f'<p class="changes">{_changes(found, entry, say)}</p>'
    yield table_data(map(game, ids()), say)


def _choosing(say: Language) -> Iterator[str]:
    """How to choose a reading on the command line."""
    yield _heading(say.gettext("Choosing a reading"), "choose")
    yield escape(say.gettext("All as one edition has them, or one by one; “--compare” shows what would change:"))
    first = game(ids()[0])
    ruling = next(ruling for ruling in first.rulings if ruling.id in first.scoring_rulings)
    reading = next(reading for reading in ruling.readings if reading != ruling.default)
    yield "\n".join(
        [
            "```sh",
            f"scorer score {first.id} examples/{first.id}.json --edition {first.editions[0]}",
            f"scorer score {first.id} examples/{first.id}.json --ruling {ruling.id}={reading}",
            f"scorer score {first.id} examples/{first.id}.json --compare",
            "```",
        ]
    )


def _changes(found: Game, entry: Rule, say: Language) -> str:
    """What a ruling can change in the final score."""
    texts = found.part("scoring.texts")
    changed = [say.gettext(texts.CATEGORIES[c.id]) for c in found.categories if entry.id in c.rulings]
    if changed:
        return escape(say.gettext("Can change these points: {categories}", categories=say.join(changed)))
    if entry.id in found.scoring_rulings:
        return escape(say.gettext("Can change who wins a tie."))
    return escape(say.gettext("Changes how the game is played, not how it is scored."))


# The glossary


def _glossary(say: Language) -> str:
    return _join(_glossary_parts(say))


def _glossary_parts(say: Language) -> Iterator[str]:
    # What the reader speaks comes first and stays in sight.
    codes = sorted(languages(), key=lambda code: code != say.code)
    yield "---\nhide: [toc]\n---"
    yield f"# {escape(say.gettext('Glossary'))}"
    yield ask_html(say.code, base="../")
    yield escape(
        say.gettext(
            "Every term in all languages. ✓: the edition printed in this language uses exactly this word. Without it,"
            " the word is ours. –: not translated yet."
        )
    )
    for id in ids():
        yield _heading(game(id).name, id)
        rows = []
        for entry in sorted(entries_in(id, "terms"), key=lambda entry: entry.title(say.code).casefold()):
            own, *others = codes
            first = f'<a href="{link(entry.id, "../")}">{_quote(_word(entry, own))}</a>'
            head = f'<th scope="row" lang="{own}">{first}</th>\n'
            rows.append(head + "".join(_cell(_word(entry, code), more=f' lang="{code}"') for code in others))
        yield _table(game(id).name, map(names(say), codes), rows, kind="plain glossary")
    yield table_data(map(game, ids()), say)


def _word(entry: Rule, code: str) -> str:
    if entry.status(code) == "outdated":
        return "–"
    return entry.title(code) + ("\N{NO-BREAK SPACE}✓" if code in entry.attested else "")


# The command line


def _commands(say: Language) -> str:
    return _join(_command_parts(say))


def _command_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Command line'))}"
    spoken = terminal.say()
    terminal.speak(say)
    try:
        program: Any = typer.main.get_command(app)
        yield from _command(program, typer.Context(program, info_name="scorer"), say)
        for name, command in program.commands.items():
            yield from _command(command, typer.Context(command, info_name=f"scorer {name}"), say)
        yield from _choosing(say)
    finally:
        terminal.speak(spoken)


def _command(command: Any, ctx: Any, say: Language) -> Iterator[str]:
    """A command as its help page has it."""
    yield _heading(ctx.info_name, ctx.info_name.replace(" ", "-"))
    yield escape(command.help)
    yield f"```text\n{command.get_usage(ctx)}\n```"
    params = [param for param in command.get_params(ctx) if not param.hidden]
    for kind, title in (("argument", say.gettext("Arguments:")), ("option", say.gettext("Options:"))):
        rows = [(_parameter(param), escape(param.help)) for param in params if param.param_type_name == kind]
        if rows:
            yield f"{escape(title)}\n{{: .params }}"
            yield _terms(rows)


def _parameter(param: Any) -> str:
    if param.param_type_name == "argument":
        return f"`{param.metavar}`"
    return ", ".join(f"`{name}`" for name in param.opts) + ("" if param.is_flag else f" `{param.metavar}`")


# For programmers, and for those who want to join in


def _programmers(say: Language) -> str:
    return _join(_programmer_parts(say))


def _programmer_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('For programmers'))}"
    yield escape(
        say.gettext("The same counting and the same texts as a Python library without dependencies, and as JSON.")
    )
    yield _heading("Python", "python")
    yield "\n".join(
        [
            "```python",
            "import scorer",
            "",
            'sheet = scorer.score({"game": "afritoria", "players": [',
            '    {"name": "Anna", "values": {"3": 4, "2": 2}},',
            '    {"name": "Ben", "values": {"3": 2, "1": 5}},',
            "]})",
            'sheet.winners  # ("Anna",)',
            f'sheet.to_dict("{say.code}")',
            f'scorer.rule("afritoria.win").text("{say.code}")',
            "```",
        ]
    )
    yield _heading("JSON", "json")
    yield escape(say.gettext("Tallies, sheets and entries of the rules each have a JSON Schema:"))
    first = ids()[0]
    yield "\n".join(
        [
            "```sh",
            *(f"scorer schema {what} {first}" for what in ("tally", "sheet", "rules", "record")),
            f"scorer score {first} examples/{first}.json --format json --lang {say.code}",
            f"scorer rules {first} --format json --lang {say.code}",
            "```",
        ]
    )
    yield _heading(say.gettext("More"), "more")
    if say.code != SOURCE:
        yield escape(say.gettext("These pages are in English:"))
    titles = {path: make().partition("\n")[0].lstrip("# ") for path, make in ENGLISH.items()}
    yield "\n".join(f"- {_english(say, 'programmers/index.md', path, title)}" for path, title in titles.items())


def _join_in(say: Language) -> str:
    return _join(_join_in_parts(say))


def _join_in_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Join in'))}"
    path = "programmers/contributing.md"
    yield escape(
        say.gettext(
            "Tell us about a mistake in a text, a better word or a missing question: all of it helps. The steps are"
            " described in English."
        )
    )
    for title, anchor, text in (
        (
            say.gettext("A language"),
            "a-language",
            say.gettext(
                "One folder with three catalogues: the texts of the program, those of the rules, and how"
                " people ask for them. Any editor for gettext files will do, and tests say what is missing."
            ),
        ),
        (
            say.gettext("A game"),
            "a-game",
            say.gettext(
                "One folder with its numbers, its tally, its scoring and its rules. Nothing outside the folder refers"
                " to it."
            ),
        ),
        (
            say.gettext("A ruling"),
            "a-ruling",
            say.gettext("The question, its readings, who states them, and why the default is the default."),
        ),
    ):
        yield _heading(title, anchor)
        yield f"{escape(text)} {_english(say, 'contribute.md', path, 'Contributing', f'#{anchor}')}"
    yield _heading(say.gettext("State of the translations"), "translations")
    name = names(say)
    heads = [say.gettext("Language"), *(game(id).name for id in ids())]
    rows = [_cell(name(code)) + "".join(_cell(_done(code, id), more=_NUMBER) for id in ids()) for code in languages()]
    yield _table(say.gettext("State of the translations"), heads, rows)


def _done(code: str, id: str) -> str:
    entries = rules(id)
    return f"{sum(entry.status(code) != 'outdated' for entry in entries)} / {len(entries)}"


_PAGES: dict[str, Callable[[Language], str]] = {
    "index.md": _start,
    RULE: _rule,
    "rulings.md": _rulings,
    "glossary.md": _glossary,
    "cli.md": _commands,
    "programmers/index.md": _programmers,
    "contribute.md": _join_in,
}
