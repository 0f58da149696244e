"""One small page for every rule, to send to somebody: one page that mkdocs has made, filled in for each."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import shorten

import scorer
from docs.site.asking import ask_html
from docs.site.choice import games
from docs.site.entries import UP, body_html, grouped, table_data
from docs.site.reporting import rule_link
from scorer import Rule
from scorer.reference.entries import SECTIONS, aliases as aliases_of, entries_in, section_of
from scorer.registry import game
from scorer.text.errors import language
from scorer.text.i18n import Language


def aliases() -> dict[str, str]:
    """The ids that entries once had, and those that they have."""
    return {old: new for id in games() for old, new in aliases_of(id).items()}


def write(out: Path, lang: str, template: str) -> None:
    """The pages of all rules in a language, and of the names that they once had."""
    for entry, text in _filled(lang, template):
        _page(out, lang, entry.id).write_text(text, "utf-8")
    for old, new in aliases().items():
        _page(out, lang, old).write_text(_moved(lang, new), "utf-8")


def markdown(lang: str, template: str) -> dict[str, str]:
    """The same pages as Markdown, by their paths; `template` is the page that is filled in."""
    return {f"r/{entry.id}.md": text for entry, text in _filled(lang, template)}


def _filled(lang: str, template: str) -> Iterator[tuple[Rule, str]]:
    """Every rule with its page."""
    say = language(lang)
    for id in games():
        data = table_data([game(id)], say)
        ask = ask_html(lang, id, UP)
        shown = template.replace("@game@", id).replace("app/site.png", f"app/{id}.png")
        for entry in scorer.rules(id):
            body = (
                f'<div class="entry">{body_html(entry, say, alone=True)}</div>'
                f'{_actions(entry, say)}<aside class="around">{_around(entry, say)}{ask}</aside>{data}'
            )
            yield (
                entry,
                shown.replace("/r/_/", f"/r/{entry.id}/")
                .replace("@title@", escape(entry.title(lang)))
                .replace("@about@", escape(shorten(entry.text(lang), 200, placeholder="…")))
                .replace("@place@", _place(entry, say))
                .replace("<div>@body@</div>", body),
            )


def _place(entry: Rule, say: Language) -> str:
    """The game and the section of an entry, each a link."""
    rules, section = f"{UP}rules/{entry.game}/", section_of(entry)
    return (
        f'<a href="{rules}">{escape(game(entry.game).name, quote=False)}</a> · '
        f'<a href="{rules}#{section}">{escape(say.gettext(SECTIONS[section]), quote=False)}</a>'
    )


def _actions(entry: Rule, say: Language) -> str:
    """What one can do with an entry."""
    rest, copy = say.gettext("All rules of {game}", game=game(entry.game).name), say.gettext("Copy link")
    back = say.gettext("Back to the score sheet")
    return (
        f'<p class="actions"><a class="button" data-back hidden href="{UP}score/{entry.game}/">'
        f"{escape(back, quote=False)}</a>"
        f'<button type="button" class="button copy" data-copy="{UP}r/{entry.id}/">'
        f"{escape(copy, quote=False)}</button>"
        f'<a class="button quiet" href="{UP}rules/{entry.game}/#{entry.id}">'
        f"{escape(rest, quote=False)}</a>{rule_link(entry, say)}</p>"
    )


def _around(entry: Rule, say: Language) -> str:
    """What stands around an entry: its neighbours, and the questions about it."""
    before, after = _neighbours(entry)
    asked = [each for each in entries_in(entry.game, "questions") if entry.id in each.see]
    parts = []
    if before or after:
        section = escape(say.gettext(SECTIONS[section_of(entry)]))
        links = _step(before, "prev", "←", say) + _step(after, "next", "→", say)
        parts.append(f'<nav class="neighbours" aria-label="{section}">{links}</nav>')
    if asked:
        title = escape(say.gettext("Questions about it"), quote=False)
        rows = "".join([f"<li>{_link(each, say)}</li>" for each in asked])
        parts.append(f"<h2>{title}</h2><ul>{rows}</ul>")
    return "".join(parts)


def _neighbours(entry: Rule) -> tuple[Rule | None, Rule | None]:
    """What comes before and after an entry where it stands on the page of its game."""
    questions = entry.kind == "question"
    groups = grouped(entry.game).values() if questions else [entries_in(entry.game, section_of(entry))]
    (beside,) = [list(entries) for entries in groups if entry in entries]
    at = beside.index(entry)
    return beside[at - 1] if at else None, beside[at + 1] if at + 1 < len(beside) else None


def _step(entry: Rule | None, rel: str, arrow: str, say: Language) -> str:
    sign = f'<span aria-hidden="true">{arrow}</span>'
    return f'<span class="{rel}">{sign} {_link(entry, say, rel)}</span>' if entry else ""


def _link(entry: Rule, say: Language, rel: str = "") -> str:
    kind = f' rel="{rel}"' if rel else ""
    return f'<a{kind} href="{UP}r/{entry.id}/">{escape(entry.title(say.code), quote=False)}</a>'


def _page(out: Path, lang: str, id: str) -> Path:
    folder = out / lang / "r" / id
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "index.html"


def _moved(lang: str, id: str) -> str:
    title = escape(scorer.rule(id).title(lang))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta http-equiv="refresh" content="0; url=../{id}/">\n<meta name="robots" content="noindex">\n</head>\n'
        f'<body><p><a href="../{id}/">{title}</a></p></body>\n</html>\n'
    )
