"""One small page for every rule, to send to somebody: one page that mkdocs has made, filled in for each."""

from __future__ import annotations

from html import escape
from pathlib import Path
from textwrap import shorten

import scorer
from docs.site.entries import UP, body_html, table_data
from scorer.reference.entries import aliases as aliases_of
from scorer.registry import game, ids
from scorer.text.errors import language


def aliases() -> dict[str, str]:
    """The ids that entries once had, and those that they have."""
    return {old: new for id in ids() for old, new in aliases_of(id).items()}


def write(out: Path, lang: str, template: str) -> None:
    """The pages of all rules in a language, and of the names that they once had."""
    say = language(lang)
    for id in ids():
        data = table_data([game(id)], say)
        shown = template.replace("@game@", id).replace("app/site.png", f"app/{id}.png")
        for entry in scorer.rules(id):
            title, text = entry.title(lang), entry.text(lang)
            rest, copy = say.gettext("All rules of {game}", game=game(id).name), say.gettext("Copy link")
            back = say.gettext("Back to the score sheet")
            below = (
                f'<p class="actions"><a class="button" data-back hidden href="{UP}score/{id}/">'
                f"{escape(back, quote=False)}</a>"
                f'<button type="button" class="button copy" data-copy="{UP}r/{entry.id}/">'
                f"{escape(copy, quote=False)}</button>"
                f'<a class="button quiet" href="{UP}rules/{id}/#{entry.id}">'
                f"{escape(rest, quote=False)}</a></p>"
            )
            _page(out, lang, entry.id).write_text(
                shown.replace("/r/_/", f"/r/{entry.id}/")
                .replace("@title@", escape(title))
                .replace("@about@", escape(shorten(text, 200, placeholder="…")))
                .replace(
                    "<div>@body@</div>", f'<div class="entry">{body_html(entry, say, alone=True)}</div>{below}{data}'
                ),
                "utf-8",
            )
    for old, new in aliases().items():
        _page(out, lang, old).write_text(_moved(lang, new), "utf-8")


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
