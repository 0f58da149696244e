"""The pages of the site: a pure function from a language to Markdown, made of the same entries as everything else.

`hook.py` gives them to mkdocs; nothing here knows of it. A page for a new purpose is one more function in `_PAGES` or
`_GAME_PAGES`, in the module of what it is about, and one more line in `nav`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from docs.site.commands import commands_page
from docs.site.markup import PLAIN
from docs.site.overviews import glossary_page, rulings_page
from docs.site.paper import print_page
from docs.site.programmers import ENGLISH, join_in_page, programmers_page
from docs.site.rulebook import rules_page
from docs.site.sheets import score_page
from docs.site.start import start_page
from scorer.model import Game
from scorer.registry import game, ids
from scorer.text.errors import language
from scorer.text.i18n import SOURCE, Language

RULE = "r/_.md"
"""The page of one rule: made once in each language and filled in for every rule by `single.py`."""

_RULE = f"""{PLAIN.removesuffix("---")}title: "@title@"
---

<p class="place">@place@</p>

# @title@

<div>@body@</div>
"""
"""Its title is named, for it is not the first that stands there."""

_PAGES: dict[str, Callable[[Language], str]] = {
    "index.md": start_page,
    RULE: lambda _: _RULE,
    "rulings.md": rulings_page,
    "glossary.md": glossary_page,
    "cli.md": commands_page,
    "programmers/index.md": programmers_page,
    "contribute.md": join_in_page,
}

_GAME_PAGES: dict[str, Callable[[Game, Language], str]] = {
    "rules/{id}.md": rules_page,
    "score/{id}.md": score_page,
    "print/{id}.md": print_page,
}
"""Pages that there is one of for each game."""


@cache
def pages(lang: str) -> dict[str, str]:
    """Every page of the site in a language: its path and its Markdown."""
    say = language(lang)
    made = {path: make(say) for path, make in _PAGES.items()}
    for path, make_one in _GAME_PAGES.items():
        made |= {path.format(id=id): make_one(game(id), say) for id in ids()}
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
