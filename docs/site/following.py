"""The page that follows a game while it is played, and what it is drawn from: the library's own kits.

Which games are followed on a device no site knows: `docs/app/play.mjs` reads them from the database of the browser.
"""

from __future__ import annotations

from html import escape
from typing import Any

import scorer
from docs.site.choice import games
from docs.site.entries import embedded, names, table_data
from docs.site.loading import imported
from docs.site.logbook import counted
from docs.site.markup import PLAIN, join_parts
from docs.site.sheets import ENGINE, NUMBERED
from scorer.model import Game
from scorer.registry import game
from scorer.scoring.fields import Field, Flag, Several
from scorer.text.i18n import N_, Language
from scorer.tracking.moves import kit_for

FOLLOW = N_("Follow a game")
"""What the page is for."""

WORDS = {
    # How it stands
    "absent": N_("This has not been loaded yet, and there is no network. Try again when you are online."),
    "won": N_("won"),
    "players": N_("Players"),
    # Before a game
    "begin": N_("Who plays?"),
    "numbered": NUMBERED,
    "start": N_("Start"),
    # At the table
    "in_turn": N_("in turn"),
    "not_yet": N_("It cannot be {name}’s turn yet."),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "course": N_("Course"),
    "points": N_("Points"),
    "games": N_("Game"),
}
"""What the page says."""

COUNTED: dict[str, tuple[str, str]] = {}
"""The same where it depends on a number."""

def followed() -> tuple[str, ...]:
    """The ids of the games of this site that can be followed."""
    return tuple(id for id in games() if game(id).optional_part("tracking.kit"))


def play_page(found: Game, say: Language) -> str:
    """The page that follows a game."""
    needs, missing = (
        say.gettext("To follow a game here, allow JavaScript in your browser."),
        say.gettext("The page could not be loaded. Try again when you are online."),
    )
    return join_parts(
        iter(
            [
                PLAIN,
                f"# {found.name}",
                "\n".join(
                    [
                        f'<div class="play" data-play data-game="{found.id}" data-lang="{say.code}">',
                        f'<p class="no-script">{escape(needs)}</p>',
                        f'<p class="play__missing" role="alert">{escape(missing)}</p>',
                        "</div>",
                        table_data([found], say),
                        f'<script type="application/json" id="play-data">{embedded(data(found, say))}</script>',
                    ]
                ),
            ]
        )
    )


def head(lang: str, root: str) -> str:
    """What stands in the head of the page: all that it needs is asked for at once."""
    app = f"{root}/app"
    modules = [*imported("play.mjs"), *ENGINE]
    catalogue = [f"scorer.{lang}.mo"] if lang != "en" else []
    files = ["engine.json", "score.parcel", "follow.parcel", "micropython.wasm", *catalogue]
    return "\n".join(
        [
            *(f'<link rel="stylesheet" href="{app}/{name}.css">' for name in ("sheet", "play")),
            f'<script type="module" async src="{app}/play/ahead.mjs"></script>',
            f'<script type="module" src="{app}/play.mjs"></script>',
            *(f'<link rel="modulepreload" href="{app}/{name}">' for name in dict.fromkeys(modules)),
            *(f'<link rel="preload" href="{app}/engine/{name}" as="fetch" crossorigin>' for name in files),
        ]
    )


def data(found: Game, say: Language) -> dict[str, Any]:
    """What the page of a game is drawn from."""
    return {
        "lang": say.code,
        "version": scorer.__version__,
        "game": found.id,
        "name": found.name,
        "table": list(scorer.game(found.id).players),
        "options": [_option(field, say) for field in kit_for(found.id).options],
        "editions": {edition: names(say)(edition) for edition in found.editions},
        "words": {key: say.gettext(text) for key, text in WORDS.items()},
        "counted": {key: counted(text, say) for key, text in COUNTED.items()},
    }


def _option(field: Field, say: Language) -> dict[str, Any]:
    """Something that is agreed before a game is followed."""
    told: dict[str, Any] = {
        "key": field.key,
        "kind": "flag" if isinstance(field, Flag) else "text" if _is_text(field) else "data",
        "question": say.gettext(field.question),
        "help": say.gettext(field.help),
        "rule": field.rule,
    }
    if isinstance(field, Several) and (values := field.of.domain(None).values):
        told["kind"] = "list"
        told["choices"] = [{"value": value, "label": field.of.spoken(value, say)} for value in values]
    return told


def _is_text(field: Field) -> bool:
    """Whether it is the lines of a text; all else that is no choice is given as JSON."""
    items = field.schema().get("items")
    return isinstance(items, dict) and items.get("type") == "string"
