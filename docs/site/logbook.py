"""The logbook: the page of the games that a device keeps, and what it is drawn from.

Which games those are, no site knows: `docs/app/log.mjs` reads them from what the browser keeps.
"""

from __future__ import annotations

from babel import Locale

import scorer
from docs.site.choice import games
from docs.site.entries import embedded
from docs.site.loading import imported
from docs.site.markup import drawn_page
from docs.site.sheets import WORDS as SHEET_WORDS
from scorer.log.charts import svg
from scorer.log.spans import ENDS
from scorer.model import Game
from scorer.registry import game
from scorer.text.i18n import N_, NN_, Language

LOGBOOK = N_("Logbook")

WORDS = {
    # Its parts
    "list": N_("Games"),
    "tells": N_("What it tells"),
    "people": N_("People"),
    "files": N_("Files"),
    # The list
    "all": N_("All"),
    "search": N_("Search for a name, a place, a note"),
    "won": N_("won"),
    "followed": N_("followed"),
    "removed": N_("removed"),
    "back": N_("Bring back"),
    "put_back": N_("Back in the logbook: {game}"),
    "taken_out": N_("No longer in the logbook: {game}"),
    "removed_games": N_("Removed games"),
    "no_removed": N_("No game has been removed."),
    "nothing_found": N_("There are no such games in the logbook."),
    "whose": N_("Games with {name}"),
    "every_game": N_("All games"),
    "quote": N_("“{text}”"),
    # Before there is a game
    "empty": N_("There are no games in the logbook yet."),
    "empty_how": N_(
        "Count a game on its score sheet: once everything is counted it is kept here by itself, with the points of"
        " everybody and the reason for each of them."
    ),
    "empty_what": N_(
        "Here you will see who wins how often, and how often by chance alone; who would have won had your table read"
        " the rules otherwise; and every old game with its points explained."
    ),
    "empty_file": N_("Games from another device, or from BG Stats? Open their file."),
    "score": N_("Score your game"),
    # One game
    "loading": N_("The points are being explained …"),
    "no_such": N_("This game is not in the logbook of this device."),
    "was_removed": N_("This game has been removed."),
    "again": N_("Try again"),
    "otherwise": N_("Under other readings"),
    "about": N_("About this game"),
    "ended": N_("Ended"),
    "place": N_("Place"),
    "began": N_("Who began?"),
    "note": N_("Note"),
    "unknown": N_("Nobody knows"),
    "correct": N_("Correct the count"),
    "remove": N_("Remove"),
    "written": N_("Corrected."),
    "decided": N_("What decided"),
    "rule": N_("The rule"),
    "print": N_("Print"),
    # People
    "guest": N_("A guest: in the games, but not in the statistics"),
    "same": N_("The same person as"),
    "join": N_("Is the same"),
    "apart": N_("{name} is somebody else"),
    "now_one": N_("They are one person now: {name}"),
    "now_two": N_("They are two persons now: {name}, {other}"),
    "show_games": N_("Show the games"),
    # What it tells
    "game": N_("Game"),
    "year": N_("Year"),
    "person": N_("Person"),
    "every_year": N_("All years"),
    "everybody": N_("Everybody"),
    "counting": N_("Being worked out …"),
    "by_chance": N_("The bar is how many were won; the mark in it is what chance alone would give."),
    "readings": N_("Had you read the rules otherwise"),
    "readings_lead": N_("Every game can be scored again under the other readings of the rules."),
    "read_again": N_("Score all of them again"),
    "as_table": N_("As a table"),
    # A summary to send
    "summary": N_("A summary to send"),
    "summary_lead": N_("Nothing of it leaves this device until you send it yourself."),
    "time": N_("Time span"),
    "evening": N_("An evening"),
    "month": N_("A month"),
    "one_year": N_("A year"),
    "when": N_("When?"),
    "copy_text": N_("Copy the text"),
    "save_picture": N_("Save the picture"),
    # To save
    "only_here": N_("Your games are kept on this device only. A file of them brings them to another one."),
    "never_saved": N_("They have never been saved as a file."),
    "saved": N_("Last saved as a file: {when}."),
    "save": N_("Save as a file"),
    "shapes": N_("For other programs, or without names"),
    "shape": N_("What kind of file?"),
    "jsonl": N_("Everything, for scorer (.jsonl)"),
    "bgsplay": N_("For BG Stats (.bgsplay)"),
    "csv": N_("A table (.csv)"),
    "called": N_("What are people called in it?"),
    "names": N_("By their names"),
    "letters": N_("A, B, C instead of names"),
    "notes": N_("With places and notes"),
    "write": N_("Save"),
    # To open
    "open": N_("Open files"),
    "open_lead": N_(
        "Games from another device (.jsonl), from BG Stats (.bgsplay), or a saved page of BGG plays. You see first what"
        " would happen. Nothing gets lost, and nothing is there twice, in whatever order you open the files."
    ),
    "choose": N_("Choose files"),
    "reading": N_("The files are being read …"),
    "would": N_("This would happen:"),
    "twins": N_("Which of these are the same game, counted twice?"),
    "twins_lead": N_("What you tick is not taken in again; the game that is here stays."),
    "is_here": N_("here: {value}"),
    "take": N_("Take in"),
    "leave": N_("Leave it"),
    "left": N_("Nothing was taken in."),
    "changed": N_("Done."),
    "taken_in": N_("Files were last taken in: {when}."),
    "undo": N_("Take all of it back"),
    "undone": N_("As it was before."),
    # How it stands
    "absent": N_("This has not been loaded yet, and there is no network. Try again when you are online."),
    "failed": N_("Something went wrong here. Your games are as they were."),
    "close": N_("Close"),
}
"""What the page says."""

COUNTED = {
    "games": NN_("{count} game", "{count} games"),
    "since": NN_("{count} game since.", "{count} games since."),
    "newer": NN_(
        "{count} line was written by a newer version of this program and is not shown.",
        "{count} lines were written by a newer version of this program and are not shown.",
    ),
    "broken": NN_(
        "{count} line of the logbook cannot be read. It is left as it is.",
        "{count} lines of the logbook cannot be read. They are left as they are.",
    ),
    "taken": NN_("Done; {count} game is new.", "Done; {count} games are new."),
}
"""The same where it depends on a number."""

SHARED = (
    *("result", "total", "rank", "zero", "tap"),
    *("log_full", "log_denied"),
    *("share", "copied"),
    *("install", "install_safari", "add_kind", "not_now"),
)
"""What the score sheet says, too."""


def log_page(say: Language) -> str:
    """The page of the logbook."""
    needs, missing = (
        say.gettext("To see your games here, allow JavaScript in your browser."),
        say.gettext("The logbook could not be loaded. Try again when you are online."),
    )
    made = f'<script type="application/json" id="log-data">{embedded(data(say))}</script>'
    attributes = f'data-log data-lang="{say.code}"'
    return drawn_page(say.gettext(LOGBOOK), "book", attributes, (needs, missing), made)


def head(root: str) -> str:
    """What stands in the head of the page: all that the list needs is asked for at once."""
    app = f"{root}/app"
    return "\n".join(
        [
            f'<link rel="stylesheet" href="{app}/sheet.css">',
            *(f'<link rel="stylesheet" href="{app}/{name}.css">' for name in ("charts", "log")),
            f'<script type="module" src="{app}/log.mjs"></script>',
            *(f'<link rel="modulepreload" href="{app}/{name}">' for name in imported("log.mjs")),
        ]
    )


def style() -> str:
    """The style sheet of the charts: it follows the colours of the page."""
    return svg.style('[data-md-color-scheme="slate"]')


def data(say: Language) -> dict[str, object]:
    """What the page is drawn from."""
    return {
        "lang": say.code,
        "version": scorer.__version__,
        "evening_ends": ENDS,
        "games": {id: _game(game(id), say) for id in games()},
        "words": {key: say.gettext(text) for key, text in WORDS.items()}
        | {key: say.gettext(SHEET_WORDS[key]) for key in SHARED},
        "counted": {key: counted(text, say) for key, text in COUNTED.items()},
    }


def counted(text: tuple[str, str], say: Language) -> dict[str, str]:
    """The forms of a sentence with `{count}`, by what `Intl.PluralRules` calls them."""
    rule = Locale.parse(say.code).plural_form
    found: dict[str, str] = {}
    for number in range(200):
        found.setdefault(rule(number), say.ngettext(*text, number, count="{count}"))
    # Numbers beyond, which may have a form of their own, are as many as others.
    return found | {"other": found.get("other", say.ngettext(*text, 1_000_000, count="{count}"))}


def _game(found: Game, say: Language) -> dict[str, object]:
    texts = getattr(found.part("scoring.texts"), "READINGS", {})
    return {
        "name": found.name,
        "readings": {
            ruling: {reading: say.gettext(text) for reading, text in readings.items()}
            for ruling, readings in texts.items()
        },
    }
