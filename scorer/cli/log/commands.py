"""The commands of `scorer log`, as a person types them. What they do is in modules of their own."""

# As in `cli.app`: annotations are no texts here.

from typing import Annotated

import typer

from ...text.i18n import N_
from ..app import (
    AnyGameId,
    Edition,
    Format,
    Lang,
    Quiet,
    Readings,
    complete_one_of,
)
from ..localized import Command, Group, WrongUse

group: typer.Typer = typer.Typer(
    cls=Group, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)

Number = Annotated[
    str,
    typer.Argument(
        metavar="N",
        help=N_("The number of the game in “scorer log list”, where 1 is the latest, or the beginning of its id."),
    ),
]
Player = Annotated[
    str, typer.Option("--player", metavar=N_("NAME"), help=N_("Only games that this person has played."))
]
Since = Annotated[
    str, typer.Option("--since", metavar=N_("DAY"), help=N_("Only games since this day: 2026-11-22, 2026-11 or 2026."))
]
Svg = Annotated[
    str,
    typer.Option("--svg", metavar=N_("FILE"), help=N_("Draw a chart, too, and write it there: a picture, .svg.")),
]
Names = Annotated[
    str,
    typer.Option(
        "--names",
        metavar="names|letters",
        help=N_("Whether players have their names there, or letters: A, B, C."),
        autocompletion=complete_one_of("names", "letters"),
    ),
]
OneGame = Annotated[str, typer.Option("--game", metavar=N_("GAME"), help=N_("Only this game."))]
NoNotes = Annotated[bool, typer.Option("--no-notes", help=N_("Leave out notes and places."))]
Overwrite = Annotated[bool, typer.Option("--overwrite", help=N_("Replace the file if it is there."))]
Yes = Annotated[bool, typer.Option("--yes", help=N_("Do it without asking."))]


@group.callback(help=N_("Your logbook: the games you have kept, and what they have in common. Alone, it lists them."))
def log(ctx: typer.Context, format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> int:
    """Without a command: the list."""
    if ctx.invoked_subcommand is not None:
        if format != "text":
            # It would be lost: each command has its own.
            raise WrongUse(N_("Unexpected: {arguments}"), arguments=f"--format {format}")
        return 0
    from .lists import run

    return run("", "", "", "", format)


@group.command("add", cls=Command, help=N_("Keep finished games: tallies, sheets or records."))
def add(
    files: Annotated[
        list[str],
        typer.Argument(metavar=N_("FILE"), help=N_("Files as “scorer score” takes them. “-” is standard input.")),
    ],
    at: Annotated[
        str,
        typer.Option("--at", metavar=N_("TIME"), help=N_("When the game ended: 2026-11-22, or 2026-11-22T21:40.")),
    ] = "",
    place: Annotated[str, typer.Option("--place", metavar=N_("TEXT"), help=N_("Where it was played."))] = "",
    began: Annotated[str, typer.Option("--began", metavar=N_("NAME"), help=N_("Who began."))] = "",
    note: Annotated[str, typer.Option("--note", metavar=N_("TEXT"), help=N_("What shall be remembered of it."))] = "",
    minutes: Annotated[
        str, typer.Option("--minutes", metavar=N_("NUMBER"), help=N_("How long it took, in minutes."))
    ] = "",
    again: Annotated[
        bool,
        typer.Option("--again", help=N_("Keep it, too, where the same points of the same day are there already.")),
    ] = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Finished games in, plays out."""
    from .add import run

    return run(files, format, at=at, place=place, began=began, note=note, minutes=minutes, again=again)


@group.command("list", cls=Command, help=N_("List the games you have kept, the latest first."))
def list_plays(
    game: AnyGameId = "",
    player: Player = "",
    since: Since = "",
    last: Annotated[
        str, typer.Option("--last", metavar=N_("NUMBER"), help=N_("So many of the latest; 20 without it, 0 is all."))
    ] = "",
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """The plays."""
    from .lists import run

    return run(game, player, since, last, format)


@group.command("show", cls=Command, help=N_("Show one game: every point, what decided, other readings."))
def show(
    number: Number = "1",
    svg: Svg = "",
    overwrite: Overwrite = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """One play."""
    from .show import run

    return run(number, format, svg, overwrite=overwrite)


@group.command("fix", cls=Command, help=N_("Mend what was written down of a game."))
def fix(
    number: Number,
    changes: Annotated[
        list[str],
        typer.Argument(
            metavar=N_("CHANGE"),
            help=N_(
                "What is to be: Anna.gold=5, Anna.name=Hanna, began=Ben, at=2026-11-22, place=…, note=…, minutes=…;"
                " nothing behind “=” takes it away."
            ),
        ),
    ],
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Changes of one play."""
    from .fix import run

    return run(number, changes, format)


@group.command("remove", cls=Command, help=N_("Remove games; “scorer log undo” brings them back."))
def remove(
    numbers: Annotated[
        list[str],
        typer.Argument(
            metavar="N", help=N_("The numbers of the games in “scorer log list”, or the beginnings of ids.")
        ),
    ],
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Takes plays out."""
    from .remove import run

    return run(numbers, format)


@group.command("undo", cls=Command, help=N_("Take back the last change that was made on this device."))
def undo(format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> int:
    """As it was."""
    from .remove import undo

    return undo(format)


@group.command("players", cls=Command, help=N_("Show who plays, and say which names are one person."))
def players(
    name: Annotated[str, typer.Argument(metavar=N_("NAME"), help=N_("Only this person."), show_default=False)] = "",
    also: Annotated[
        list[str],
        typer.Option(
            "--also", metavar=N_("OTHER"), help=N_("This name is the same person; may be given several times.")
        ),
    ] = [],  # noqa: B006  # Typer copies it
    apart: Annotated[
        list[str], typer.Option("--apart", metavar=N_("OTHER"), help=N_("This name is somebody else after all."))
    ] = [],  # noqa: B006
    guest: Annotated[
        str,
        typer.Option(
            "--guest",
            metavar="yes|no",
            help=N_("Whether the person is a guest, who is listed and not in the statistics."),
            autocompletion=complete_one_of("yes", "no"),
        ),
    ] = "",
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Who is who."""
    from .players import run

    return run(name, also, apart, guest, format)


@group.command(
    "stats",
    cls=Command,
    help=N_("What your games have in common: who has won how often, who is good at what, and the best results."),
)
def stats(
    game: AnyGameId = "",
    player: Player = "",
    since: Since = "",
    year: Annotated[
        str, typer.Option("--year", metavar=N_("YEAR"), help=N_("Only games of one year, such as 2026."))
    ] = "",
    players: Annotated[
        str, typer.Option("--players", metavar=N_("NUMBER"), help=N_("Only games of so many players."))
    ] = "",
    svg: Svg = "",
    overwrite: Overwrite = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Statistics."""
    from .stats import run

    return run(game, player, since, players, format, year=year, svg=svg, overwrite=overwrite)


@group.command("reread", cls=Command, help=N_("Tell who would have won if disputed rulings were read otherwise."))
def reread(
    game: AnyGameId = "",
    player: Player = "",
    since: Since = "",
    edition: Edition = "",
    ruling: Readings = [],  # noqa: B006
    svg: Svg = "",
    overwrite: Overwrite = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Old evenings under other readings."""
    from .reread import run

    return run(game, player, since, edition, ruling, format=format, svg=svg, overwrite=overwrite)


@group.command(
    "summary", cls=Command, help=N_("Sum up an evening, a month or a year: a text to send, and a picture if you like.")
)
def summary(
    when: Annotated[
        str,
        typer.Argument(
            metavar=N_("WHEN"),
            help=N_(
                "A day, a month or a year: 2026-11-22, 2026-11 or 2026; from one to another: 2026-09..2026-11."
                " Without it, the latest evening."
            ),
            show_default=False,
        ),
    ] = "",
    game: OneGame = "",
    names: Names = "names",
    no_notes: NoNotes = False,
    svg: Annotated[
        str, typer.Option("--svg", metavar=N_("FILE"), help=N_("Write the picture into this file, too."))
    ] = "",
    overwrite: Overwrite = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """A summary to send."""
    from .summary import run

    return run(when, game, names, format, notes=not no_notes, svg=svg, overwrite=overwrite)


@group.command(
    "export", cls=Command, help=N_("Write your games into a file: for another device, for BG Stats, or as a table.")
)
def export(
    file: Annotated[
        str,
        typer.Argument(
            metavar=N_("FILE"),
            help=N_("Its ending says what it is: .jsonl (everything), .bgsplay (for BG Stats) or .csv (a table)."),
        ),
    ],
    game: OneGame = "",
    since: Since = "",
    names: Names = "",
    no_notes: NoNotes = False,
    overwrite: Overwrite = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """The log as a file."""
    from .export import run

    return run(file, game, since, names, format, notes=not no_notes, overwrite=overwrite)


@group.command(
    "import",
    cls=Command,
    help=N_("Take in games from a file: of another device, of BG Stats (.bgsplay), or a saved page of BGG plays."),
)
def import_plays(
    files: Annotated[list[str], typer.Argument(metavar=N_("FILE"), help=N_("The files."))],
    dry: Annotated[bool, typer.Option("--dry", help=N_("Only say what would happen."))] = False,
    yes: Yes = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Files in, plays out."""
    from .importing import run

    return run(files, format, dry=dry, yes=yes)


@group.command(
    "check",
    cls=Command,
    help=N_(
        "Look for what may be wrong: games that are there twice, names that may be one person, other points today."
        " Whatever it finds, the exit code is 0."
    ),
)
def check(format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> int:
    """What may be wrong."""
    from .check import run

    return run(format)


@group.command("tidy", cls=Command, help=N_("Make the files smaller: of each game only what is in force stays."))
def tidy(format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> int:
    """The files of this device, without what is no longer in force."""
    from .tidy import run

    return run(format)


@group.command("forget", cls=Command, help=N_("Take a name out of all games for good; a letter stands in its place."))
def forget(
    name: Annotated[str, typer.Argument(metavar=N_("NAME"), help=N_("The person, with all names."))],
    yes: Yes = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Nobody is called so any more."""
    from .tidy import forget

    return forget(name, format, yes=yes)
