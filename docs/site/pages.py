"""The pages of the site: a pure function from a language to Markdown, made of the same entries as everything else.

`hook.py` gives them to mkdocs; nothing here knows of it. A page for a new purpose, such as a score sheet to fill in,
is one more function in `_PAGES` and one more line in `nav`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from html import escape as html
from pathlib import Path
from posixpath import dirname, relpath
from typing import Any

import typer
from api import reference
from babel import Locale
from pictures import PICTURES

import scorer
from scorer.cli import terminal
from scorer.cli.app import app
from scorer.export.markdown import escape, linked, parts_of
from scorer.game import Game
from scorer.games import game, ids
from scorer.reference.entries import SECTIONS, Rule, entries_in, rule, rules
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.text.i18n import N_, SOURCE, Language, languages

ROOT = Path(__file__).parent.parent.parent


def _file(path: str) -> Callable[[], str]:
    return partial((ROOT / path).read_text, "utf-8")


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
    made |= {f"rules/{id}.md": _game(game(id), say) for id in ids()}
    if lang == SOURCE:
        made |= {path: make() for path, make in ENGLISH.items()}
    return made


def nav(lang: str) -> list[Any]:
    """The order of the pages and their names in the menu, as mkdocs wants it."""
    say = language(lang)
    english = list(ENGLISH) if lang == SOURCE else []
    return [
        {say.gettext("Start"): "index.md"},
        {say.gettext("Rules"): [{game(id).name: f"rules/{id}.md"} for id in ids()]},
        {say.gettext("Disputed rulings"): "rulings.md"},
        {say.gettext("Glossary"): "glossary.md"},
        {say.gettext("Command line"): "cli.md"},
        {say.gettext("For programmers"): ["programmers/index.md", *english]},
        {say.gettext("Join in"): "contribute.md"},
    ]


def description(lang: str) -> str:
    """What the site is, in one sentence."""
    return language(lang).gettext(
        "The rules of the board games Africa, Africana and Afritoria, and an explained count of their final scores."
    )


def notice(lang: str) -> str:
    """What stands at the foot of every page."""
    return language(lang).gettext(
        "The rules are told in our own words. The games and their names belong to their authors and publishers."
    )


def switches(lang: str) -> tuple[str, str]:
    """The names of the two switches between light and dark."""
    say = language(lang)
    return say.gettext("Switch to the dark colours"), say.gettext("Switch to the light colours")


def own_name(code: str) -> str:
    """A language in its own words."""
    return language(code).gettext("English")


# What the pages have in common


def _name(say: Language) -> Callable[[str], str]:
    """The names of languages, so of editions, in a language."""
    return lambda code: str(Locale.parse(code).get_display_name(say.code) or code)


def _link(page: str) -> Callable[[str], str]:
    """The address of an entry, as seen from a page."""

    def link(id: str) -> str:
        target = f"rules/{rule(id).game}.md"
        return f"{'' if target == page else _from(page, target)}#{rule(id).id}"

    return link


def _from(page: str, target: str) -> str:
    return relpath(target, dirname(page) or ".")


def _join(parts: Iterator[str]) -> str:
    return "\n\n".join(parts) + "\n"


def _heading(text: str, id: str, level: int = 2) -> str:
    return f"{'#' * level} {escape(text)} {{#{id}}}"


def _terms(rows: list[tuple[str, str]]) -> str:
    """A list of words and what belongs to each, both Markdown."""
    return "\n\n".join(f"{word}\n:   {text}" for word, text in rows)


def _table(label: str, heads: Iterable[str], rows: Iterable[str]) -> str:
    """A table that scrolls by itself on a small screen, also with the keys. Rows are HTML cells."""
    return "\n".join(
        [
            f'<div class="wide" role="region" aria-label="{html(label)}" tabindex="0">',
            '<table class="plain"><thead><tr>',
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


_STATUS = {
    "ours": N_("our translation"),
    "official": N_("as in a printed edition"),
    "outdated": N_("not translated yet"),
}


def _translated(say: Language, id: str) -> str:
    entries = rules(id)
    done = sum(entry.status(say.code) != "outdated" for entry in entries)
    return say.ngettext(
        "{done} of {count} entry", "{done} of {count} entries", len(entries), done=done, count=len(entries)
    )


# The start page


def _start(say: Language) -> str:
    return _join(_start_parts(say))


_UNSEARCHED = "---\nsearch:\n  exclude: true\n---"


def _start_parts(say: Language) -> Iterator[str]:
    yield _UNSEARCHED
    yield "# Africa, Africana, Afritoria"
    lead = say.gettext("Look up a rule. Settle a dispute. Count the final score, and see why every point is yours.")
    yield f"{escape(lead)}\n{{: .lead }}"
    yield '<div class="games" markdown>'
    for id in ids():
        found = game(id)
        yield f'<div class="game {id}" markdown>'
        yield f"**[{found.name}](rules/{id}.md)**\n{{: .name }}"
        yield escape(found.published)
        yield escape(_players(say, found))
        links = [
            f"[{escape(say.gettext(SECTIONS[section]))}](rules/{id}.md#{section})"
            for section in ("scoring", "rulings", "questions")
        ]
        yield " · ".join(links)
        yield "</div>"
    yield "</div>"
    yield escape(
        say.gettext("The search above finds rules, questions and terms, also by the words that you use at the table.")
    )
    yield _heading(say.gettext("Every point explained"), "explained")
    yield from _example(say)
    yield _heading(say.gettext("Where the rulebooks disagree"), "disagree")
    count = sum(len(game(id).rulings) for id in ids())
    text = say.ngettext(
        "{count} question is open or answered differently by the printed rulebooks. For it you find who says what, what"
        " each reading changes, and which one we take.",
        "{count} questions are open or answered differently by the printed rulebooks. For each you find who says what,"
        " what each reading changes, and which one we take.",
        count,
        count=count,
    )
    yield f"{escape(text)} [{escape(say.gettext('Disputed rulings'))}](rulings.md)"


def _example(say: Language) -> Iterator[str]:
    """The winner of an example, with the reason and the rule of every point."""
    sheet = scorer.score(json.loads((ROOT / "examples" / "africa.json").read_text("utf-8")))
    explain = sheet.explain(say.code)
    player = sheet[sheet.winners[0]]
    rows = []
    for line in player.lines:
        entry = rule(line.rule)
        # mkdocs does not look into HTML: the address is that of the page, not that of the file.
        link = f'<a href="rules/{entry.game}/#{entry.id}">{html(entry.title(say.code))}</a>'
        reason = f"<td>{html(explain.line(line))} ({link})</td>"
        rows.append(_cell(explain.category(line.category)) + _cell(line.points, more=_NUMBER) + reason)
    total = [_cell(say.gettext("Total"), "th", ' scope="row"'), _cell(player.total, more=_NUMBER)]
    rows.append("".join([*total, _cell(explain.decision())]))
    heads = [player.name, say.gettext("Points"), say.gettext("Reason and rule")]
    yield _table(say.gettext("Every point explained"), heads, rows)
    yield escape(explain.doubt(sheet.disputed))


def _players(say: Language, found: Game) -> str:
    low, high = form_of(found).table
    return say.gettext("{low} to {high} players", low=low, high=high)


# The rules of a game


def _game(found: Game, say: Language) -> str:
    return _join(_game_parts(found, say))


def _game_parts(found: Game, say: Language) -> Iterator[str]:
    page = f"rules/{found.id}.md"
    yield f"# {found.name}"
    yield _heading(say.gettext("At a glance"), "at-a-glance")
    yield _glance(found, say, page)
    for section, title in SECTIONS.items():
        yield _heading(say.gettext(title), section)
        entries = entries_in(found.id, section)
        if not entries:
            yield escape(say.gettext("The rulebooks of this game have nothing here."))
        for entry in entries:
            yield from _entry(entry, say, page)


def _glance(found: Game, say: Language, page: str) -> str:
    texts, link, name = found.part("scoring.texts"), _link(page), _name(say)
    win = rule(found.win_rule)
    return _terms(
        [
            (escape(say.gettext("Game")), escape(found.published)),
            (escape(say.gettext("Players")), escape(_players(say, found))),
            (escape(say.gettext("Rulebooks read")), escape(say.join(map(name, found.editions)))),
            (
                escape(say.gettext("What scores at the end")),
                escape(" · ".join(say.gettext(texts.CATEGORIES[category.id]) for category in found.categories)),
            ),
            (
                escape(win.title(say.code)),
                f"{linked(win.text(say.code), link)} [→]({link(win.id)}){{ title={_quoted(win.title(say.code))} }}",
            ),
            (escape(say.gettext("Translated")), escape(_translated(say, found.id))),
            (escape(say.gettext("Count a game")), f"`scorer score {found.id} --lang {say.code}`"),
        ]
    )


def _quoted(text: str) -> str:
    return '"' + text.replace('"', "”") + '"'


def _entry(entry: Rule, say: Language, page: str) -> Iterator[str]:
    yield _heading(entry.title(say.code), entry.id, 3)
    for kind, text in parts_of(entry, say.code, _link(page), _name(say)):
        if kind != "outdated":
            yield text if kind in ("text", "readings") else f"{text}\n{{: .{kind} }}"
        if kind == "text" and entry.id in PICTURES:
            svg, caption = PICTURES[entry.id](say)
            # The picture says it itself to those who hear it.
            below = f'<figcaption aria-hidden="true">{html(caption)}</figcaption>'
            yield f"<figure data-search-exclude>\n{svg}\n{below}\n</figure>"
    status = entry.status(say.code)
    badge = f" *{escape(say.gettext(_STATUS[status]))}*{{: .{status} }}" if status in _STATUS else ""
    yield f"[{entry.id}](#{entry.id}){{: .id }}{badge}\n{{: .status }}"


# What is disputed


def _rulings(say: Language) -> str:
    return _join(_ruling_parts(say))


def _ruling_parts(say: Language) -> Iterator[str]:
    link = _link("rulings.md")
    # The same texts stand on the pages of the games, where the search finds them.
    yield _UNSEARCHED
    yield f"# {escape(say.gettext('Disputed rulings'))}"
    yield escape(
        say.gettext(
            "Here the rulebooks differ or are silent. The first reading is the one that we take where nobody chooses."
        )
    )
    for id in ids():
        found = game(id)
        yield _heading(found.name, id)
        for ruling in found.rulings:
            entry = rule(ruling.id)
            yield f"### [{escape(entry.title(say.code))}]({link(entry.id)}) {{#{entry.id}}}"
            for kind, text in parts_of(entry, say.code, link, _name(say)):
                if kind in ("text", "readings", "sources", "why"):
                    yield text if kind in ("text", "readings") else f"{text}\n{{: .{kind} }}"
            yield f"{_changes(found, entry, say)}\n{{: .changes }}"
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
    name = _name(say)
    # An entry of the game's own page tells more and should come first.
    yield "---\nsearch:\n  boost: 0.3\n---"
    yield f"# {escape(say.gettext('Glossary'))}"
    yield escape(
        say.gettext(
            "Every term in all languages. ✓: the edition printed in this language uses exactly this word. Without it,"
            " the word is ours. –: not translated yet."
        )
    )
    for id in ids():
        yield _heading(game(id).name, id)
        rows = []
        for entry in entries_in(id, "terms"):
            cells = "".join(_term(entry, code) for code in languages())
            rows.append(f'{cells}<td><a href="../rules/{id}/#{entry.id}">{entry.id.split(".", 2)[2]}</a></td>')
        yield _table(game(id).name, [*map(name, languages()), "id"], rows)


def _term(entry: Rule, code: str) -> str:
    status = entry.status(code)
    if status == "outdated":
        return _cell("–")
    return _cell(entry.title(code) + ("\N{NO-BREAK SPACE}✓" if code in entry.attested else ""), more=f' lang="{code}"')


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
    yield escape(say.gettext("Tallies, sheets and entries of the rules have a JSON Schema each:"))
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
            "A mistake in a text, a better word, a question that is missing: all of that is welcome. The steps are told"
            " in English."
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
            say.gettext("One folder with its numbers, its tally, its scoring and its rules. Nothing outside names it."),
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
    name = _name(say)
    heads = [say.gettext("Language"), *(game(id).name for id in ids())]
    rows = [_cell(name(code)) + "".join(_cell(_done(code, id), more=_NUMBER) for id in ids()) for code in languages()]
    yield _table(say.gettext("State of the translations"), heads, rows)


def _done(code: str, id: str) -> str:
    entries = rules(id)
    return f"{sum(entry.status(code) != 'outdated' for entry in entries)} / {len(entries)}"


_PAGES: dict[str, Callable[[Language], str]] = {
    "index.md": _start,
    "rulings.md": _rulings,
    "glossary.md": _glossary,
    "cli.md": _commands,
    "programmers/index.md": _programmers,
    "contribute.md": _join_in,
}
