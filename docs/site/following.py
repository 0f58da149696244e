"""The page that follows a game while it is played, and what it is drawn from: the library's own kits.

Which games are followed on a device no site knows: `docs/app/play.mjs` reads them from the database of the browser.
"""

from __future__ import annotations

from html import escape
from typing import Any

import scorer
from docs.site.entries import embedded, names, table_data
from docs.site.loading import imported
from docs.site.logbook import counted
from docs.site.markup import PLAIN, join_parts
from docs.site.sheets import ENGINE, NUMBERED
from scorer.model import Game
from scorer.scoring.fields import Field, Flag, Several
from scorer.text.i18n import N_, Language
from scorer.tracking.moves import kit_for

WORDS = {
    # How it stands
    "absent": N_("This has not been loaded yet, and there is no network. Try again when you are online."),
    "retry": N_("Try again"),
    "broken": N_("The last game of this device cannot be read; it is left as it is."),
    "lack_full": N_(
        "This device has no room left: what you tap now is not kept. Save the game as a file, or delete older games."
    ),
    "lack_denied": N_("This browser keeps nothing: save the game as a file before you close the page."),
    "log_full": N_(
        "This device has no room left for your logbook; nothing in it has changed. Delete older games, or save all"
        " games as a file."
    ),
    "log_denied": N_("This browser keeps nothing, not even a logbook."),
    # Before a game
    "lead": N_(
        "Tap what happens at the table: every point is counted at once, with its reason, and what the rules forbid is"
        " refused with the rule. At the end the score sheet is filled in."
    ),
    "begin": N_("Who plays?"),
    "begin_how": N_("In the order of your turns; whoever begins comes first."),
    "numbered": NUMBERED,
    "add": N_("Add a player"),
    "earlier": N_("{name}: one place forward"),
    "leave_out": N_("Without {name}"),
    "agreed": N_("What you have agreed on"),
    "edition": N_("Which edition?"),
    "no_edition": N_("No matter which"),
    "ours": N_("The readings of the rules that your table has chosen hold here, too."),
    "file": N_("a file"),
    "bad_file": N_("This file cannot be read."),
    "start": N_("Start"),
    # At the table
    "players": N_("Players"),
    "in_turn": N_("in turn"),
    "won": N_("won"),
    "not_yet": N_("It cannot be {name}’s turn yet."),
    "keys": N_("What happens now?"),
    "other": N_("Another name"),
    "other_number": N_("Another number"),
    "ok": N_("OK"),
    "done": N_("Done"),
    "back": N_("Back"),
    "less": N_("Without the last"),
    "more": N_("More …"),
    "taken_back": N_("Taken back. Before it:"),
    "rule": N_("The rule"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "course": N_("Course"),
    "points": N_("Points"),
    "games": N_("Game"),
    # The end
    "over": N_("The game is over."),
    "sheet": N_("To the score sheet"),
    "after": N_("How it went"),
    "again": N_("New game"),
    "over_undo": N_("Was something tapped by mistake? You can still undo it."),
    "log_in": N_("In your logbook on this device."),
    "log_out": N_("Not in your logbook."),
    # How it went
    "after_so_far": N_("How it stands"),
    "after_nothing": N_("No move has been made yet."),
    "after_count": N_("Count it yourselves, too"),
    "after_why": N_("The score sheet then says where your count and the record differ, and you choose which is right."),
    "as_table": N_("As a table"),
    "loading": N_("One moment …"),
}
"""What the page says."""

COUNTED: dict[str, tuple[str, str]] = {}
"""The same where it depends on a number."""


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
