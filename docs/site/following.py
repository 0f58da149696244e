"""The page that follows a game while it is played, and what it is drawn from: the library's own kits.

Which games are followed on a device no site knows: `docs/app/play.mjs` reads them from the database of the browser.
"""

from __future__ import annotations

from typing import Any

import scorer
from docs.site.choice import followed
from docs.site.entries import embedded, names, table_data
from docs.site.loading import imported
from docs.site.logbook import counted
from docs.site.markup import drawn_page
from docs.site.reporting import is_ours
from docs.site.sheets import ENGINE, NUMBERED, WORDS as SHEET_WORDS
from scorer.model import Game
from scorer.registry import game
from scorer.scoring.adjust import HEADING
from scorer.scoring.fields import Field, Flag, Several
from scorer.scoring.tally import form_of
from scorer.text.i18n import N_, NN_, Language
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
    "go_past": N_("Or go on at once:"),
    "keys": N_("What happens now?"),
    "other": N_("Another name"),
    "other_number": N_("Another number"),
    "ok": N_("OK"),
    "report": SHEET_WORDS["report"],
    "done": N_("Done"),
    "back": N_("Back"),
    "less": N_("Without the last"),
    "more": N_("More …"),
    "taken_back": N_("Taken back. Before it:"),
    "rule": N_("The rule"),
    "allowed_is": N_("Allowed: {allowed}"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "course": N_("Course"),
    "points": N_("Points"),
    "games": N_("Games"),
    "at_end": N_("If the game ended now: {changes}"),
    "incomplete": N_("Not all points have been entered yet: {names}"),
    "and_more": N_("not all points have been entered yet"),
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
    "after_count": N_("Count it yourselves, too"),
    "after_why": N_("The score sheet then says where your count and the record differ, and you choose which is right."),
    "as_table": N_("As a table"),
    "loading": N_("One moment …"),
    # The course (#course)
    "move_none": N_("No move has been made yet."),
    "move_how": N_("Tap a move to correct it."),
    "move_more": N_("Add details"),
    "move_other": N_("It was something else"),
    "move_before": N_("One was forgotten before it"),
    "move_swap": N_("It was somebody else"),
    "move_out": N_("It did not happen"),
    "move_instead": N_("What was move {number}?"),
    "move_forgotten": N_("What was forgotten before move {number}?"),
    "move_stays": N_("Leave it as it is"),
    "swap_title": N_("Who was mixed up from move {number} on?"),
    "swap_until": N_("Up to move"),
    "swap_who": N_("Which two players?"),
    "swap_do": N_("Exchange them"),
    "mended": N_("Corrected."),
    "mend_refused": N_("That cannot be, and nothing was changed:"),
    "mend_late": N_("Move {number} would no longer be possible then, so nothing was changed:"),
    "mend_cut": N_("Correct it all the same and take back everything from move {number} on ({count})"),
    "mend_back": N_("As it was before"),
    # Points (#points)
    "points_now": N_("If the game ended now:"),
    "points_only": N_("Points only"),
    "agree": HEADING,
    "agree_lead": N_("Points more or fewer, although no rule says so"),
    "points_lead": N_(
        "Without the moves: the phone keeps the score track, and the score sheet takes it over at the end."
    ),
    "points_how": N_("Tap who it is, then the points. Two quick taps are one gain: 5 and 3 are 8."),
    "points_why": N_("What for? (if you like)"),
    "points_next": N_("Next player"),
    "points_all": N_("All gains"),
    "points_out": N_("Take out"),
    "points_kept": N_("Go on with"),
    "points_close": N_("Follow every move instead"),
    **{key: SHEET_WORDS[key] for key in ("result", "total", "rank", "zero", "tap")},
    # The games of this device, and those that come from elsewhere
    "other_game": N_("Another game"),
    "current": N_("open now"),
    "is_over": N_("over"),
    "given": N_("handed over"),
    "gone": N_("deleted"),
    "go_on": N_("Go on"),
    "look_at": N_("Look at it"),
    "forget": N_("Delete"),
    "bring_back": N_("Bring back"),
    "bring": N_("Open a file or a link"),
    "paste": N_("Paste a link here"),
    "open": N_("Open"),
    "choose_file": N_("Choose a file"),
    "arrival": N_("A game from elsewhere"),
    "reading": N_("The game is being opened …"),
    "goes_on": N_("The game goes on here."),
    "here_already": N_("This game was here already, with the same moves."),
    "just_handed": N_("No move has been made since this game was handed over."),
    "torn": N_("The last line was cut off and has been left out."),
    "unchanged": N_("Nothing here has changed."),
    "lost_empty": N_("There is nothing in it."),
    "lost_cut": N_("This link was cut off on its way. Have it sent again, or as a file."),
    "lost_none": N_("This is no game that was followed."),
    "lost_count": N_("This is a count, not a game that was followed: open it on the score sheet."),
    "apart": N_("This game has gone on in two places."),
    "apart_safe": N_("Choose which one you go on with. What is on this device stays among your games."),
    "apart_here": N_("On this device, {when}"),
    "apart_there": N_("From elsewhere"),
    "pair": N_("{question}: {value}"),
    "go_longer": N_("Go on with the longer one"),
    "go_shorter": N_("Go on with the other one"),
    # One of several tabs or phones writes
    "lock_other-tab": N_("This game is being entered in another tab."),
    "lock_looking": N_("You are looking on. The game is being entered on another phone."),
    "lock_handed": N_("This game was handed over. It goes on on the other phone."),
    "write_here": N_("Go on in this tab"),
    "take_over": N_("Go on on this phone"),
    "outrun": N_("Another tab has gone on with this game. What you entered here last is not in it."),
    "hand": N_("Hand over, show, save"),
    "nothing_yet": N_("There is no game here yet."),
    "hand_safe": N_("Nothing is uploaded: the link itself holds the whole game."),
    "hand_over": N_("Hand over to another phone"),
    "hand_lead": N_("The game goes on on the other phone. This one takes no moves until it gets the game back."),
    "hand_do": N_("Hand over"),
    "handed": N_("Handed over: {when}"),
    "take_back": N_("Take it back"),
    "back_lead": N_("Tap “Hand over” on the other phone, then scan its code or open its link here."),
    "back_none": N_("If nobody has taken it, just go on here."),
    "back_here": N_("Go on here"),
    "look_on": N_("Let others look on"),
    "look_lead": N_("Whoever opens this sees the game as it is now. To see later moves, they scan again."),
    "look_send": N_("Link to look on"),
    "replay": N_("Replay"),
    "replay_lead": N_("Every move with its points, the reason and the rule, for whoever wants to know how it went."),
    "replay_send": N_("Link to the replay"),
    "replay_here": N_("Look at the replay here"),
    "as_file": N_("Save as a file"),
    "file_lead": N_("To keep it, or to go on at a computer with “scorer track”."),
    "save": N_("Save"),
    "send": N_("Send"),
    "copy": N_("Copy"),
    "copied": N_("Copied"),
    "code": N_("QR code"),
    "scan": N_("Scan this with the other phone."),
    "too_long": N_("There is too much in this game for a QR code; use the link or the file."),
    # A replay
    "moves_loading": N_("The moves are being read …"),
    "move_slider": N_("Move"),
    "move_of": N_("Move {number} of {last}"),
    "move_earlier": N_("Previous"),
    "move_later": N_("Next"),
    "beginning": N_("Before the first move"),
    "allowed": N_("The rules allow it"),
    "table_agreed": N_("The table agreed on it; no rule says so."),
    "not_allowed": N_("The rules do not allow this move"),
    "no_further": N_("The record cannot be followed any further."),
    "then": N_("How it stood then"),
    "result": N_("Result"),
    "back_to_game": N_("Back to the game"),
    "follow_own": N_("Follow a game of your own"),
}
"""What the page says."""

COUNTED: dict[str, tuple[str, str]] = {
    "moves": NN_("{count} move", "{count} moves"),
    "further": NN_(
        "On this device the game is {count} move further.", "On this device the game is {count} moves further."
    ),
    "apart_after": NN_("The first {count} move is the same.", "The first {count} moves are the same."),
}
"""The same where it depends on a number."""


def play_page(found: Game, say: Language) -> str:
    """The page that follows a game."""
    needs, missing = (
        say.gettext("To follow a game here, allow JavaScript in your browser."),
        say.gettext("The page could not be loaded. Try again when you are online."),
    )
    made = f'<script type="application/json" id="play-data">{embedded(data(found, say))}</script>'
    attributes = f'data-play data-game="{found.id}" data-lang="{say.code}"'
    return drawn_page(found.name, "play", attributes, (needs, missing), table_data([found], say), made)


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
        "games": {id: game(id).name for id in followed()},
        "table": list(scorer.game(found.id).players),
        "options": [_option(field, say) for field in kit_for(found.id).options],
        **_running(found),
        "editions": {edition: names(say)(edition) for edition in found.editions},
        "words": {key: say.gettext(text) for key, text in WORDS.items()}
        | ({} if is_ours(found.id) else {"report": ""}),
        "counted": {key: counted(text, say) for key, text in COUNTED.items()},
    }


def _running(found: Game) -> dict[str, list[str]]:
    """The keys of a tally that grow while it is played, and those that are counted at the end; of the whole `table`."""
    others = [field for field in form_of(found).tally.fields if field.key not in found.running]
    return {
        "running": list(found.running),
        "counted_later": [field.key for field in others if not getattr(field, "whose", "")],
        "asked_later": [field.key for field in others if getattr(field, "whose", "")],
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
