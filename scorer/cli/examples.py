"""The examples of the help pages: what a person wants, and the line to type for it. Loaded with a help page only.

The commands are the same in every language; the words that a rule is looked for by are not.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..text.i18n import N_, Language

# Translators: words, without quotation marks, that a player looks for a rule by: who gets what if equal in gold.
WORDS = N_("tied for gold")
_COUNT = (N_("Count a finished game; you are asked, player by player:"), "scorer score {game}")
_LOOK_UP = (N_("Look up a rule, in your own words:"), "scorer rules {game} {words}")
_FOLLOW = (N_("Follow a game while you play it:"), "scorer track {game} --players Anna,Ben")

EXAMPLES: dict[str, Sequence[tuple[str, str]]] = {
    "": (_COUNT, _LOOK_UP, _FOLLOW),
    "score": (
        _COUNT,
        (N_("The same, and keep what was typed:"), "scorer score {game} --save tonight.json"),
        (N_("Why every point is there, and what decided:"), "scorer score tonight.json --explain"),
        (N_("What other readings of the rules would change:"), "scorer score tonight.json --compare"),
        (
            N_("Many games, one per line, for a spreadsheet:"),
            "scorer score {game} evening.jsonl --format csv > evening.csv",
        ),
    ),
    "merge": (
        (N_("What Anna and Ben counted, each alone, as one tally:"), "scorer merge anna.json ben.json > tonight.json"),
    ),
    "export": (
        (N_("A link, and a QR code to scan with the phone:"), "scorer export bgstats tonight.json"),
        (N_("The QR code as a picture:"), "scorer export bgstats tonight.json --svg play.svg"),
    ),
    "template": (
        (
            N_("A form for two players, to fill in with an editor:"),
            "scorer template {game} --players Anna,Ben > form.json",
        ),
    ),
    "track": (
        _FOLLOW,
        (
            N_("In a file of your choice; the same line goes on with it later:"),
            "scorer track {game} --record game.jsonl",
        ),
        (
            N_("With a disputed rule your way:"),
            "scorer track {game} --record file.jsonl --players Anna,Ben --ruling {ruling}={reading}",
        ),
    ),
    "replay": (
        (N_("How a game went, move by move:"), "scorer replay game.jsonl"),
        (N_("How it stood after nine moves:"), "scorer replay game.jsonl --at 9"),
    ),
    "schema": ((N_("What a tally of one game may hold:"), "scorer schema tally {game}"),),
    "rules": (
        _LOOK_UP,
        (N_("All rules, questions and terms of a game:"), "scorer rules {game}"),
        (
            N_("One rule by its id, to paste into a forum:"),
            "scorer rules {ruling} --format markdown",
        ),
    ),
    "rulings": ((N_("What the rulebooks of one game disagree on:"), "scorer rulings {game}"),),
    "games": ((N_("In another language:"), "scorer games --lang fi"),),
    "new": (
        (N_("A game called Savanna, in the folder scorer-savanna:"), "scorer new savanna"),
        (N_("The same game, with a disputed ruling and a tie-break:"), "scorer new savanna --with ruling,tie-break"),
    ),
    "mcp": ((N_("The line that an assistant is told to start:"), "scorer mcp"),),
    "site": (
        (N_("A website of all games that are installed:"), "scorer site our-site"),
        (
            N_("Of one game alone, with a name and a colour:"),
            'scorer site our-site --game {game} --name "Our games" --colour "#2e7d32"',
        ),
    ),
    "languages": (
        (N_("Which languages there are:"), "scorer languages"),
        (N_("Choose a language for one command:"), "scorer --lang fi games"),
    ),
    "config": (
        (N_("What is set, and why it is so:"), "scorer config"),
        (N_("The language, from now on:"), "scorer config language fi"),
        (N_("A disputed rule, as your table plays it:"), "scorer config {ruling} {reading}"),
        (N_("The players you get by pressing Enter:"), "scorer config players Anna,Ben,Cleo"),
        (N_("As if it had never been set:"), "scorer config language --unset"),
    ),
    "catalogues": (
        (N_("Begin a language:"), "scorer catalogues add sv"),
        (N_("List what is missing or wrong in it:"), "scorer catalogues check sv"),
        (N_("After a text in the code has changed:"), "scorer catalogues update"),
        (N_("After a translation has changed:"), "scorer catalogues compile"),
    ),
    "log": (
        (N_("The games you have kept, the latest first:"), "scorer log"),
        (N_("Keep a game whose tally is in a file:"), "scorer log add tonight.json"),
        (N_("Who has won how often:"), "scorer log stats"),
    ),
    "help": ((N_("How a finished game is counted:"), "scorer help score"),),
    "log add": (
        (N_("With where it was, and when:"), "scorer log add tonight.json --place Club --at 2026-11-22"),
        (N_("A game that you followed, with all its moves:"), "scorer log add game.jsonl"),
    ),
    "log list": (
        (N_("Only one game, only one player, only one year:"), "scorer log list {game} --player Anna --since 2026"),
    ),
    "log show": (
        (N_("The latest game:"), "scorer log show"),
        (N_("The third latest:"), "scorer log show 3"),
        (N_("A picture of it:"), "scorer log show --svg game.svg"),
    ),
    "log fix": (
        (N_("Anna had five gold in the latest game:"), "scorer log fix 1 Anna.gold=5"),
        (N_("A note, and who began:"), 'scorer log fix 1 note="The long one" began=Ben'),
    ),
    "log remove": ((N_("The second latest game:"), "scorer log remove 2"),),
    "log undo": ((N_("As it was before the last change:"), "scorer log undo"),),
    "log players": (
        (N_("Who plays:"), "scorer log players"),
        (N_("Two names are one person:"), 'scorer log players Anna --also "Anna K."'),
        (N_("They are two people after all:"), 'scorer log players Anna --apart "Anna K."'),
    ),
    "log stats": (
        (N_("Who has won how often:"), "scorer log stats"),
        (N_("One game, with the best results:"), "scorer log stats {game}"),
    ),
    "log reread": (
        (N_("What every other reading would change:"), "scorer log reread"),
        (N_("Every evening under one reading:"), "scorer log reread {game} --ruling {ruling}={reading}"),
    ),
    "log summary": (
        (N_("The latest evening, as a text to paste into a chat:"), "scorer log summary"),
        (
            N_("A year as a picture, too, with letters instead of names:"),
            "scorer log summary 2025 --names letters --svg year.svg",
        ),
    ),
    "log export": (
        (N_("Everything, for another device:"), "scorer log export games.jsonl"),
        (N_("For BG Stats, without names:"), "scorer log export games.bgsplay --names letters"),
    ),
    "log import": (
        (N_("What would happen:"), "scorer log import phone.jsonl --dry"),
        (N_("Take in what the phone has kept:"), "scorer log import phone.jsonl"),
    ),
    "log check": ((N_("What may be wrong:"), "scorer log check"),),
    "log tidy": ((N_("Make the files smaller:"), "scorer log tidy"),),
    "log forget": ((N_("Take a name out for good:"), "scorer log forget Anna"),),
}
"""By the name of a command, and for the program itself by nothing: purposes and command lines."""


def examples(command: str, say: Language) -> list[tuple[str, str]]:
    """The examples of a command in a language: each its purpose and its command line; none for an unknown name.

    They are about the first game, and its first ruling read in another way than usual.
    """
    from ..registry import game, own_ids

    first = game(own_ids()[0])
    ruling = first.rulings[0]
    reading = next(each for each in ruling.readings if each != ruling.default)
    given = {"game": first.id, "ruling": ruling.id, "reading": reading, "words": say.gettext(WORDS)}
    return [(say.gettext(why), line.format(**given)) for why, line in EXAMPLES.get(command, ())]
