"""The ways from a page to a report, and what the dialog of a report (`docs/app/report.mjs`) says."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

import scorer
from docs.site.choice import games
from scorer import Rule
from scorer.addresses import addresses
from scorer.registry import game, own_ids
from scorer.text.errors import language
from scorer.text.i18n import N_, Language
from scorer.text.report import FORMS, LONGEST, LONGEST_TITLE, OFFERS, address, link, spoken_in, text

FILE = "report.json"
"""What the dialog fetches, in the folder of a language."""

_WORDS = {
    "lead": N_("Nothing is sent from here. Everybody can read what you send in the form, so leave out names."),
    "open": N_("Open the form"),
    "copy": N_("Copy the text"),
    "copied": N_("Copied"),
    "close": N_("Close"),
}


def is_ours(game: str | None) -> bool:
    """Whether a report about a game is ours to take; without a game, about all those of this site."""
    return bool({*own_ids()}.intersection([game] if game else games()))


def write(folder: Path, lang: str) -> None:
    """Writes what the dialog needs of a language, if anything can be reported."""
    if is_ours(None):
        data = json.dumps(_data(language(lang)), ensure_ascii=False, separators=(",", ":"))
        (folder / FILE).write_text(data, "utf-8")


def _data(say: Language) -> dict[str, Any]:
    source = addresses().reports
    forms = {
        name: {
            "address": address(name, source),
            "title": form.title,
            "text": text(name, say),
            "fields": {key: say.gettext(label) for key, label in form.fields.items()},
            "written": form.written,
        }
        for name, form in FORMS.items()
    }
    return {
        "words": {key: say.gettext(words) for key, words in _WORDS.items()},
        "offers": {about: say.gettext(words) for about, words in OFFERS.items()},
        "forms": forms,
        "longest": LONGEST,
        "longestTitle": LONGEST_TITLE,
        "language": spoken_in(say, scorer.__version__),
        "games": {id: {"name": game(id).name, "edition": _editions(id)} for id in games()},
    }


def _editions(id: str) -> str:
    return ", ".join(game(id).editions)


def rule_link(entry: Rule, say: Language) -> str:
    """A link to report an entry, filled in; nothing if its game is not ours. With JavaScript the dialog comes first."""
    if not is_ours(entry.game):
        return ""
    values = {
        "rule": entry.id,
        "game": game(entry.game).name,
        "edition": _editions(entry.game),
        "language": spoken_in(say, scorer.__version__),
    }
    href = escape(link("rule", values, addresses().reports))
    words = escape(say.gettext(OFFERS["rule"]), quote=False)
    return f'<a class="report" data-about="{entry.id}" href="{href}" target="_blank">{words}</a>'


def rule_template(id: str, say: Language) -> str:
    """The same link for the entries of a page of rules, which `site.mjs` fills in; nothing if the game is not ours."""
    if not is_ours(id):
        return ""
    words = escape(say.gettext(OFFERS["rule"]), quote=False)
    return f'<template id="report"><a class="report">{words}</a></template>'


def search_button(game: str | None, say: Language) -> str:
    """What is shown below a search in vain; nothing if no game that is searched is ours."""
    if not is_ours(game):
        return ""
    return f'<button type="button" class="report" hidden>{escape(say.gettext(OFFERS["search"]), quote=False)}</button>'
