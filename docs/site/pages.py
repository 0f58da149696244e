"""The pages of the site: a pure function from a language to Markdown, made of the same entries as everything else.

`hook.py` gives them to mkdocs; nothing here knows of it. A page for a new purpose is one more function in `_PAGES` or
`_GAME_PAGES`, in the module of what it is about, and one more line in `nav`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from docs.site.choice import FOLLOW, followed, games, site
from docs.site.commands import commands_page
from docs.site.documents import INDEX, KINDS, page_of
from docs.site.following import play_page
from docs.site.logbook import LOGBOOK, log_page
from docs.site.markup import PLAIN
from docs.site.overviews import glossary_page, rulings_page
from docs.site.paper import print_page
from docs.site.programmers import ENGLISH, join_in_page, programmers_page
from docs.site.rulebook import rules_page
from docs.site.sheets import score_page
from docs.site.start import start_page
from scorer.model import Game
from scorer.reference.entries import entries_in
from scorer.registry import game
from scorer.text.errors import language
from scorer.text.i18n import SOURCE, Language

RULE = "r/_.md"
"""The page of one rule: made once in each language and filled in for every rule by `single.py`."""

LOG = "log.md"
"""The page of the logbook."""

PLAY = "play/{id}.md"
"""The page that follows a game, of those that can be followed."""

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
    LOG: log_page,
    "rulings.md": rulings_page,
    "glossary.md": glossary_page,
}

_CODE_PAGES: dict[str, Callable[[Language], str]] = {
    "cli.md": commands_page,
    INDEX: programmers_page,
    "contribute.md": join_in_page,
}
"""Pages for those who write programs, which our own site has."""

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
    code = _CODE_PAGES if site().ours else {}
    made = {path: make(say) for path, make in (_PAGES | code).items() if path not in _empty()}
    for path, make_one in _GAME_PAGES.items():
        made |= {path.format(id=id): make_one(game(id), say) for id in games()}
    made |= {PLAY.format(id=id): play_page(game(id), say) for id in followed()}
    if code and lang == SOURCE:
        made |= {path: make() for path, make in ENGLISH.items()}
    return made


def _empty() -> set[str]:
    """The pages on which these games have nothing."""
    has = {
        "rulings.md": any(game(id).rulings for id in games()),
        "glossary.md": any(entries_in(id, "terms") for id in games()),
    }
    return {path for path, found in has.items() if not found}


def nav(lang: str) -> list[Any]:
    """The order of the pages and their names in the menu, as mkdocs wants it."""
    say = language(lang)
    kinds = {kind: [*map(page_of, files)] for kind, files in KINDS.items()} if lang == SOURCE else {}
    english = [{kind: files if len(files) > 1 else files[0]} for kind, files in kinds.items()]
    found: list[Any] = [
        {say.gettext("Home"): "index.md"},
        {say.gettext("Rules"): [{game(id).name: f"rules/{id}.md"} for id in games()]},
        {say.gettext("Score your game"): [{game(id).name: f"score/{id}.md"} for id in games()]},
        {say.gettext(FOLLOW): [{game(id).name: PLAY.format(id=id)} for id in followed()]},
        {say.gettext(LOGBOOK): LOG},
        {say.gettext("Disputed rulings"): "rulings.md"},
        {say.gettext("Glossary"): "glossary.md"},
    ]
    found = [item for item in found if [*item.values()] != [[]] and not _empty().intersection(map(str, item.values()))]
    if site().ours:
        code = [INDEX, {say.gettext("Command line"): "cli.md"}, *english]
        found.append({say.gettext("For programmers"): [*code, {say.gettext("Join in"): "contribute.md"}]})
    return found
