"""The score sheet to fill in: its place in a page, and what it knows of a game, taken from the library's own fields.

The form is drawn from these data: by `docs/app/prerender.mjs` into the page, then by `docs/app/sheet.mjs` in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any, cast

import scorer
from docs.site.choice import FOLLOW, followed, games
from docs.site.entries import UP, embedded, names, table_data
from docs.site.loading import APP, imported
from docs.site.markup import PLAIN, join_parts
from docs.site.reporting import is_ours
from scorer.model import Game
from scorer.registry import game, own_ids
from scorer.scoring.fields import Field, Flag, Kinds, Whole
from scorer.scoring.tally import form_of
from scorer.text.errors import language
from scorer.text.i18n import N_, Language, languages
from scorer.text.report import OFFERS

if TYPE_CHECKING:
    from scorer.scoring.rounds import Rounds

NUMBERED = N_("Player {number}")
"""What a player is called whom nobody has named."""

WORDS = {
    # How it stands
    "loading": N_("You can begin; the totals will follow in a moment."),
    "failed": N_("The totals are not there yet: something could not be loaded. What you enter is kept."),
    "retry": N_("Try again"),
    "kept": N_("Kept on this device only."),
    "full": N_(
        "This device has no room left: what you enter now is not kept. Delete older games, or share this sheet."
    ),
    "absent": N_("This has not been loaded yet, and there is no network. Try again when you are online."),
    "unkept": N_("This browser keeps nothing: share the sheet before you close it."),
    "engine": N_("Counted by scorer {version} on {engine}."),
    "leads": N_("In the lead so far: {names}"),
    "leading": N_("in the lead so far"),
    "won": N_("won"),
    "open": N_("Still open: {what}"),
    "sofar": N_("So far. Open: {what}"),
    "series": N_("{said}; {more}"),
    "nobody": N_("Nobody"),
    "inside": N_("{value}: are the {points} points of the marker in it?"),
    "rest": N_("Nothing else"),
    "rest_all": N_("The rest is none"),
    "allowed": N_("Allowed: {allowed}"),
    # Players
    "players": N_("Players"),
    "name": N_("Name"),
    "numbered": NUMBERED,
    "add": N_("Add a player"),
    "remove": N_("Remove"),
    "removed": N_("Removed: {name}"),
    "left": N_("One seat to the left"),
    "right": N_("One seat to the right"),
    # Rows and the number pad
    "more": N_("{what}: one more"),
    "less": N_("{what}: one less"),
    "pair": N_("{question}: {value}"),
    "zero": N_("{category}: {points}"),
    "none": N_("None"),
    "kind": N_("Kind {number}"),
    "agreed_points": N_("Points"),
    "agreed_less": N_("Fewer points"),
    "agreed_more": N_("More points"),
    "another": N_("Another kind"),
    "kind_name": N_("What is it called?"),
    "add_kind": N_("Add"),
    "report": OFFERS["word"],
    "way": N_("How do you count?"),
    "pad": N_("Number pad"),
    "delete": N_("Delete"),
    "next": N_("Next"),
    "done": N_("Done"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "round": N_("Round {number}"),
    "another_round": N_("Another round"),
    "yes": N_("Yes"),
    "no": N_("No"),
    # Reasons and rulings
    "why": N_("Why?"),
    "rule": N_("The rule"),
    "disputed": N_("Disputed rulings"),
    "depends_differ": N_("The rulebooks differ, and the winner depends on it: {title}"),
    "depends_silent": N_("No rulebook settles this, and the winner depends on it: {title}"),
    "depends_unclear": N_("If a rule is read otherwise than usual, others win: {title}"),
    "depends_several": N_("The winner depends on several disputed rulings together: {titles}"),
    "chosen": N_("Chosen for this game."),
    "edition": N_("Edition: {edition}"),
    "plays": N_("Scored here with: {readings}."),
    "differs": N_("This sheet is scored with: {here}. Your table plays: {ours}."),
    "adopt": N_("Score it as we play"),
    "stay": N_("Leave it as it is"),
    "record_differs": N_("This game was followed on this device. Where the record says something else, you choose:"),
    "record_take": N_("Take what the record says"),
    # The result
    "result": N_("Result"),
    "tap": N_("Tap a number to see why it is so."),
    "decided": N_("What decided"),
    "total": N_("Total"),
    "rank": N_("Rank"),
    "close": N_("Close"),
    # To share
    "share": N_("Share"),
    "share_lead": N_("Nothing is uploaded: the link itself holds the whole tally."),
    "send": N_("Send"),
    "code": N_("QR code"),
    "text": N_("Text"),
    "picture": N_("Picture"),
    "print": N_("Print"),
    "copy": N_("Copy"),
    "copied": N_("Copied"),
    "save": N_("Save"),
    "scan": N_("Scan this with the other phone."),
    "too_long": N_("There is too much in this sheet for a QR code; use the link."),
    "bgstats": N_("Open in BG Stats"),
    "began": N_("Who began?"),
    "began_last": N_("Last time {last} began; in turn it would be {next} now."),
    "bgstats_code": N_("Scan this with the phone that has BG Stats."),
    "unfinished": N_("The result can be shared when everything has been counted. {what}"),
    # Several phones
    "parts": N_("Several phones"),
    "offer": N_("You can all count at the same time, each on your own phone; it all comes together here."),
    "alone": N_("This is a game for at least {players}: add the others."),
    "parts_lead": N_(
        "All players can do their counting on their own phones. Hand over one player as a link or QR code; whoever"
        " keeps the sheet opens the link or scans the code, and that player is added there."
    ),
    "hand_over": N_("Hand over: {name}"),
    "take_over": N_("Add to the sheet"),
    "taken": N_("Added to the sheet: {names}"),
    "handed": N_("This was handed over to you"),
    "handed_there": N_("Handed over"),
    "handed_here": N_("The sheet that is open here"),
    "other_day": N_("These were counted on different days. Add this sheet only if it is the same game."),
    "stands_again": N_("It is in the sheet already, just as it was handed over."),
    "stands_older": N_("The same phone has handed over something newer since. That stays in the sheet."),
    "who": N_("Who is {name}?"),
    "who_unnamed": N_("Nobody has given a name on the other phone."),
    "who_renamed": N_("The other phone called this player {was} before."),
    "who_full": N_("There is no room for another player at the table."),
    "who_same": N_("The same person: {was} is called {name} now"),
    "who_new": N_("Somebody else"),
    "name_first": N_("First say who this is. Two people without a name could be taken for one."),
    "handed_lead": N_(
        "It replaces what the same phone has handed over before. Nothing else is overwritten without asking."
    ),
    "conflict": N_("Two different values. Which one is right?"),
    "here": N_("here: {value}"),
    "there": N_("handed over: {value}"),
    "as_new": N_("Make it a new sheet"),
    "cancel": N_("Cancel"),
    # The logbook
    "logbook": N_("Logbook"),
    "log_in": N_("In your logbook on this device."),
    "log_leave": N_("Not this one"),
    "log_out": N_("Not in your logbook."),
    "log_back": N_("Keep it after all"),
    "log_elsewhere": N_("This game was counted elsewhere and is not in your logbook."),
    "log_take": N_("Keep it"),
    "log_differs": N_("Your logbook has this game with other values."),
    "log_change": N_("Keep it as it is here"),
    "log_full": N_(
        "This device has no room left for your logbook; nothing in it has changed. Delete older games, or save all"
        " games as a file."
    ),
    "log_denied": N_("This browser keeps nothing, not even a logbook."),
    "log_broken": N_("What your logbook had of this game cannot be read; the game has been kept again."),
    "place_note": N_("Place, note …"),
    "place": N_("Place"),
    "note": N_("Note"),
    # Games that are kept
    "games": N_("Games"),
    "games_lead": N_("The sheets that are kept on this device."),
    "new": N_("New game"),
    "new_same": N_("New game, same players"),
    "new_other": N_("Another game"),
    "current": N_("open now"),
    "open_it": N_("Open"),
    "forget": N_("Delete"),
    "forgotten": N_("The sheet has been deleted."),
    "gone": N_("deleted"),
    "bring_back": N_("Bring back"),
    "save_all": N_("Save all games"),
    "opened": N_("Games opened: {many}."),
    "known": N_("Already here: {many}."),
    "unread": N_("Games that cannot be read: {many}."),
    "no_room": N_("Games for which there is no room on this device: {many}."),
    "install": N_("Put this page on your home screen: it then opens like an app, even without a network."),
    "install_safari": N_("In Safari you find this under Share: “Add to Home Screen”."),
    "not_now": N_("Not now"),
    "not_loaded": N_("The sheets of {game} could not be loaded. Try again when you are online."),
    "broken": N_("This sheet cannot be read. It is left as it is."),
    "newer_kept": N_("A newer version made this sheet. Reload the page to open it."),
    "bring": N_("Open a file, a link or a tally"),
    "paste": N_("Paste a link or a tally here"),
    "file": N_("Choose a file"),
    "newer": N_("A newer version of this page made this link. Reload the page, then open the link again."),
    "unreadable": N_("There is no tally in this file or link that this sheet could show."),
    "elsewhere": N_("This is a tally of {game}."),
    "go": N_("Open the sheet of that game"),
}
"""What the sheet says."""

UNREAD = {"depends_silent": N_("Tables play this differently, and the winner depends on it: {title}")}
"""What stands in the place of some of them in a game of which no rulebook was read."""


HELP = {
    "kinds": N_("How many of each kind you have."),
    "cards": N_("How many of each card you have."),
    "values": N_("How many cards of each value you have."),
    "points": N_("{help} Several cards can be added up here: 4+6+5"),
}
"""What the help says where a value is not typed as at a terminal, by the kind; `{help}` is what it says there."""


FORM, PAD = "<!-- form -->", "<!-- pad -->"
"""Where the form and its number pad are written when the site is finished."""

EARLY = (APP / "sheet/early.js").read_text("utf-8")
"""What runs before the form is seen."""


def score_page(found: Game, say: Language) -> str:
    """The page with the score sheet of a game."""
    return join_parts(iter([PLAIN, f"# {found.name}", slot(found, say)]))


def slot(found: Game, say: Language) -> str:
    """The place of the sheet in a page, and what is shown where nothing can run."""
    ask, paper, needs, missing = (
        say.gettext("Ask the rules"),
        say.gettext("Print score sheets"),
        say.gettext("To fill in the sheet here, allow JavaScript in your browser."),
        say.gettext("The score sheet could not be loaded. Try again when you are online."),
    )
    return "\n".join(
        [
            f'<div class="sheet" data-sheet data-game="{found.id}" data-lang="{say.code}">',
            f"<script>{EARLY}</script>",
            f'<p class="sheet__paper no-script">{escape(needs)}</p>',
            f'<p class="sheet__paper sheet__missing" role="alert">{escape(missing)}</p>',
            FORM,
            "</div>",
            PAD,
            f'<p class="sheet__paper"><a href="{UP}rules/{found.id}/#ask">{escape(ask)}</a>',
            *(
                [f'<br><a href="{UP}play/{found.id}/">{escape(say.gettext(FOLLOW))}</a>']
                if found.id in followed()
                else []
            ),
            f'<br><a href="{UP}print/{found.id}/">{escape(paper)}</a></p>',
            table_data([found], say),
            f'<script type="application/json" id="sheet-data">{embedded(data(found, say))}</script>',
        ]
    )


def head(lang: str, root: str) -> str:
    """What stands in the head of a page with a sheet: all that it needs is asked for at once."""
    app = f"{root}/app"
    modules = [*imported("sheet.mjs"), *ENGINE]
    files = ["engine.json", "score.parcel", "micropython.wasm", *([f"scorer.{lang}.mo"] if lang != "en" else [])]
    return "\n".join(
        [
            f'<link rel="stylesheet" href="{app}/sheet.css">',
            f'<script type="module" async src="{app}/sheet/ahead.mjs"></script>',
            f'<script type="module" src="{app}/sheet.mjs"></script>',
            *(f'<link rel="modulepreload" href="{app}/{name}">' for name in modules),
            *(f'<link rel="preload" href="{app}/engine/{name}" as="fetch" crossorigin>' for name in files),
        ]
    )


ENGINE = ("engine/engine.mjs", "engine/host.mjs", "engine/micropython.mjs")


def data(found: Game, say: Language) -> dict[str, Any]:
    """What the sheet of a game is drawn from."""
    told, form = scorer.game(found.id), form_of(found)
    labels = {category.id: category.label(say.code) for category in told.categories}
    return {
        "game": found.id,
        "name": found.name,
        "lang": say.code,
        "table": list(told.players),
        "oneOf": list(told.one_of),
        "hasFirst": form.has_first,
        "fields": [_field(field, say, labels) for field in form.tally.fields],
        "categories": {**labels, told.adjust.key: told.adjust.question(say.code)},
        "readings": {
            ruling: {reading: say.gettext(text) for reading, text in readings.items()}
            for ruling, readings in getattr(found.part("scoring.texts"), "READINGS", {}).items()
        },
        "editions": {edition: names(say)(edition) for edition in found.editions},
        "games": {id: game(id).name for id in games()},
        "strangers": sorted({language(lang).gettext(NUMBERED) for lang in languages()}),
        "words": {key: say.gettext(text) for key, text in (WORDS if found.editions else WORDS | UNREAD).items()}
        | ({} if is_ours(found.id) else {"report": ""}),
    }


_, _, _kinds = (APP / "sheet/kinds.mjs").read_text("utf-8").partition("KINDS = {")
KINDS = frozenset(re.findall(r"^  (\w+): [\w{]", _kinds, re.MULTILINE))
"""The kinds of fields that the sheet can show: the entries of `KINDS` there."""


def _field(field: Field, say: Language, labels: Mapping[str, str]) -> dict[str, Any]:
    if field.kind not in KINDS:
        raise TypeError(f"the sheet cannot show {field.key}: {field.kind}")
    told: dict[str, Any] = {
        "key": field.key,
        "kind": field.kind,
        "label": say.gettext(field.question),
        "help": _help(field, say),
        "rule": field.rule,
        "required": field.required,
        "empty": field.write(field.empty),
    }
    if isinstance(field, Whole):
        told |= {"low": field.low, "high": field.high}
        if field.usual < field.high:
            told["usual"] = field.usual
    if isinstance(field, Flag):
        # A switch says yes and no by itself.
        told["label"] = labels.get(field.key, told["label"])
        if field.whose:
            told |= {"whose": say.gettext(field.whose), "worth": field.worth}
        if field.inside:
            told["inside"] = field.inside
    if field.kind == "rounds":
        rounds = cast("Rounds", field)
        return told | {"empty": {}, "of": [_field(each, say, {}) for each in rounds.of]}
    if isinstance(field, Kinds):
        told |= {"kinds": field.kinds, "each": field.each}
    if parts := field.parts(say):
        told["parts"] = [
            {"key": part.key, "label": _capital(part.label), "most": part.most, "group": _capital(part.group)}
            for part in parts
        ]
    return told


def _help(field: Field, say: Language) -> str:
    """What is said of a field: a game from elsewhere says it itself."""
    said = say.gettext(field.help)
    here = HELP.get(field.kind)
    if not here or (field.rule.partition(".")[0] not in own_ids() and "{help}" not in here):
        return said
    return say.gettext(here).replace("{help}", said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


__all__ = ["data", "head", "slot"]
