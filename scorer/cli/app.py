"""The commands, as a person types them. What they do is in modules of their own, loaded when they are called."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import typer
from typer.exceptions import TyperException
from typer.models import CommandInfo

from ..text.errors import ScorerError
from ..text.i18n import N_, languages, own_name
from .localized import Command, Group, ReaderLeft, WrongUse, as_wrong_use
from .terminal import complain, say

app: typer.Typer = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)


F = TypeVar("F", bound=Callable[..., object])


def command(name: str, help: str) -> Callable[[F], F]:
    """Registers a command of the program."""
    return app.command(name, cls=Command, help=help)


def _complete_games(incomplete: str) -> list[tuple[str, str]]:
    from ..registry import game, ids

    return [(id, game(id).published) for id in ids() if id.startswith(incomplete)]


def _complete_languages(incomplete: str) -> list[tuple[str, str]]:
    from ..text.errors import language

    # Translators: the name of your language in your language.
    return [(code, own_name(language(code))) for code in languages() if code.startswith(incomplete)]


def _complete_formats(incomplete: str) -> list[str]:
    from .score import FORMATS

    return [name for name in FORMATS if name.startswith(incomplete)]


def _complete_readings(ctx: typer.Context, incomplete: str) -> list[str]:
    from ..registry import game, ids, is_game

    games = [ctx.params["game"]] if is_game(ctx.params.get("game") or "") else ids()
    readings = [f"{r.id}={reading}" for id in games for r in game(id).rulings for reading in r.readings]
    return [name for name in readings if name.startswith(incomplete)]


def _complete_rules(incomplete: str) -> list[str]:
    from ..reference.entries import rules
    from ..registry import ids

    return [name for id in ids() for name in (id, *(entry.id for entry in rules(id))) if name.startswith(incomplete)]


def _show_version(value: bool) -> None:
    if value:
        from .. import __version__

        print(f"scorer {__version__}")
        raise typer.Exit


GameId = Annotated[
    str,
    typer.Argument(
        metavar=N_("GAME"), help=N_("The game; the command “games” lists all games."), autocompletion=_complete_games
    ),
]
AnyGameId = Annotated[
    str,
    typer.Argument(metavar=N_("GAME"), help=N_("Only this game."), show_default=False, autocompletion=_complete_games),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(languages()),
        help=N_("The language. Without it: SCORER_LANG, then the language of the system, then English."),
        autocompletion=_complete_languages,
    ),
]


Players = Annotated[
    str, typer.Option("--players", metavar=N_("NAMES"), help=N_("The names of the players, separated by commas."))
]
Edition = Annotated[
    str,
    typer.Option("--edition", metavar=N_("EDITION"), help=N_("Read disputed rulings as this edition states them.")),
]
Readings = Annotated[
    list[str],
    typer.Option(
        "--ruling",
        metavar=N_("RULING=READING"),
        help=N_("Choose the reading of a disputed ruling; may be given several times."),
        autocompletion=_complete_readings,
    ),
]


@app.callback(
    help=N_(
        "Scores board games, even while they are being played, and explains every point: why it is yours, and which"
        " rule says so."
    )
)
def root(
    lang: Lang = "",
    version: Annotated[
        bool, typer.Option("--version", help=N_("Show the version and exit."), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """The options of the program itself; the language was found out before."""


@command(
    "score",
    N_("Score finished games. Without a file, on a terminal, it asks for what each player has, player by player."),
)
def score(
    game: Annotated[
        str,
        typer.Argument(
            metavar=N_("GAME"),
            help=N_("The game; without it, you are asked, or the files name it."),
            show_default=False,
            autocompletion=_complete_games,
        ),
    ] = "",
    files: Annotated[
        list[str],
        typer.Argument(
            metavar=N_("FILE"),
            help=N_(
                "Files with tallies (what each player has at the end): one tally, a JSON array of tallies, or one"
                " tally a line. A sheet (a scored tally) or the record of a finished game will do, too. “-” is"
                " standard input."
            ),
        ),
    ] = [],  # noqa: B006  # Typer copies it
    format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="table|json|jsonl|csv|markdown|text",
            help=N_("How to write the result; on a terminal a table, otherwise plain text."),
            autocompletion=_complete_formats,
        ),
    ] = "",
    explain: Annotated[
        bool,
        typer.Option("--explain", help=N_("Give the reason and the rule for every point, and say what decided.")),
    ] = False,
    compare: Annotated[
        bool, typer.Option("--compare", help=N_("Show what other readings of disputed rulings would change."))
    ] = False,
    edition: Edition = "",
    ruling: Readings = [],  # noqa: B006
    save: Annotated[str, typer.Option("--save", metavar=N_("FILE"), help=N_("Keep the tally in this file."))] = "",
    jobs: Annotated[
        str,
        typer.Option("--jobs", metavar=N_("NUMBER"), help=N_("Score JSON Lines on this many processor cores at once.")),
    ] = "1",
    lang: Lang = "",
) -> int:
    """Tallies in, sheets out."""
    if jobs != "1":
        from .jobs import run as run_jobs

        more = explain or compare or bool(save)
        return run_jobs(game, files, format, jobs, edition=edition, rulings=ruling, more=more)
    from .score import Shown, run

    gc.enable()  # there may be a hundred thousand tallies

    shown = Shown(explain=explain, compare=compare, decided=explain)
    return run(game, files, format, shown, edition=edition, rulings=ruling, save=save)


@command("merge", N_("Make one tally out of several parts, such as what each player counted alone."))
def merge(
    game: Annotated[
        str,
        typer.Argument(
            metavar=N_("GAME"),
            help=N_("The game; without it, the files name it."),
            show_default=False,
            autocompletion=_complete_games,
        ),
    ] = "",
    files: Annotated[
        list[str], typer.Argument(metavar=N_("FILE"), help=N_("Files with parts of a tally. “-” is standard input."))
    ] = [],  # noqa: B006  # Typer copies it
    lang: Lang = "",
) -> int:
    """Parts in, a tally out."""
    from ..registry import ids
    from .merge import run

    if game and game not in ids():
        # The files say which game it is.
        game, files = "", [game, *files]
    return run(game, files)


@command("export", N_("Export a finished game to another program: a link for BG Stats, also as a QR code."))
def export(
    what: Annotated[str, typer.Argument(metavar="bgstats", help=N_("The program that it is for."))],
    file: Annotated[
        str, typer.Argument(metavar=N_("FILE"), help=N_("A tally, a sheet or the record of a finished game."))
    ],
    svg: Annotated[
        str, typer.Option("--svg", metavar=N_("FILE"), help=N_("Write the QR code into this file, as a picture."))
    ] = "",
    began: Annotated[
        str, typer.Option("--began", metavar=N_("NAME"), help=N_("The player who began, if the tally does not say."))
    ] = "",
    lang: Lang = "",
) -> int:
    """A play for BG Stats."""
    from .export import run

    return run(what, file, svg, began)


@command("template", N_("Write an empty tally: a form to fill in with what each player has at the end."))
def template(
    game: GameId,
    players: Players = "",
    lang: Lang = "",
) -> None:
    """A tally with every key and nothing in it."""
    from .lists import template

    template(game, players)


@command(
    "track",
    N_("Follow a game while it is being played: what may be done, what it scores, and why. Every move is recorded."),
)
def track(
    game: GameId,
    record: Annotated[
        str,
        typer.Option(
            "--record",
            metavar=N_("FILE"),
            help=N_("Where to keep the record of the game; an existing record is continued."),
        ),
    ] = "",
    players: Players = "",
    edition: Edition = "",
    ruling: Readings = [],  # noqa: B006
    option: Annotated[
        list[str],
        typer.Option(
            "--option",
            metavar=N_("KEY=VALUE"),
            help=N_(
                "Anything else the table has agreed on, for example simple=1; “@FILE” takes the value from a file."
            ),
        ),
    ] = [],  # noqa: B006
    format: Annotated[
        str, typer.Option("--format", metavar="text|json", help=N_("How to confirm moves; json is for programs."))
    ] = "text",
    lang: Lang = "",
) -> int:
    """Follows a game."""
    from .track import run

    gc.enable()

    return run(game, record, format, players=players, edition=edition, rulings=ruling, options=option)


@command("replay", N_("Show a recorded game move by move, or the first line that breaks a rule."))
def replay(
    file: Annotated[str, typer.Argument(metavar=N_("FILE"), help=N_("The record; “-” is standard input."))],
    at: Annotated[
        str, typer.Option("--at", metavar=N_("NUMBER"), help=N_("Show the state after this many moves instead."))
    ] = "",
    format: Annotated[str, typer.Option("--format", metavar="text|json", help=N_("How to write the result."))] = "text",
    lang: Lang = "",
) -> int:
    """Shows a record."""
    from .replay import run

    return run(file, at, format)


@command("schema", N_("Write a JSON Schema: of a tally, a sheet, the rules, a record, a game or an error."))
def schema(
    what: Annotated[
        str,
        typer.Argument(
            metavar="tally|sheet|rules|record|game|error",
            help=N_(
                "What goes in, what comes out, an entry of the rules, a line of a record, what describes a game, or"
                " what is wrong."
            ),
        ),
    ],
    game: AnyGameId = "",
    lang: Lang = "",
) -> None:
    """JSON Schema 2020-12."""
    from .lists import schema

    schema(what, game)


@command("rules", N_("Look up rules: the overview of a game, an entry by its id, or whatever matches some words."))
def rules(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar=N_("WORDS"),
            help=N_(
                "A game, the id of a rule (its last part is enough), or words to look for; a game may come before them."
            ),
            autocompletion=_complete_rules,
        ),
    ] = [],  # noqa: B006
    format: Annotated[
        str, typer.Option("--format", metavar="text|json|markdown", help=N_("How to write the result."))
    ] = "text",
    lang: Lang = "",
) -> int:
    """The rules reference."""
    from .rules import run

    return run(words, format)


@command("rulings", N_("Show what is disputed, who says what, and which reading is the default."))
def rulings(game: AnyGameId = "", lang: Lang = "") -> None:
    """The disputed questions."""
    from .lists import rulings

    rulings(game)


@command("games", N_("List the games."))
def games(lang: Lang = "") -> None:
    """What can be scored."""
    from .lists import games

    games()


@command("mcp", N_("Offer tools to an assistant, over standard input and output (Model Context Protocol)."))
def mcp(lang: Lang = "") -> None:
    """Serves an assistant until it hangs up."""
    try:
        from ..assistant import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("scorer"):
            raise
        raise ScorerError(
            N_("This needs a package that is not installed: {package}"),
            known=('pip install "africa-scorer[mcp]"',),
            package=error.name,
        ) from None
    gc.enable()
    run()


@command("languages", N_("List the languages."))
def list_languages(lang: Lang = "") -> None:
    """What is spoken."""
    from .lists import languages

    languages()


def run(args: Sequence[str]) -> int:
    """Runs a command and turns whatever goes wrong into one message and an exit code."""
    try:
        command = _only(args)
        return command(args, prog_name="scorer", standalone_mode=False) or 0
    except TyperException as error:
        return _wrong_use(as_wrong_use(error), args)
    except WrongUse as error:
        return _wrong_use(error, args)
    except ScorerError as error:
        complain(error)
        return 1
    except (KeyboardInterrupt, typer.Abort):
        print("", file=sys.stderr)
        return 130
    except ReaderLeft:
        # Python would complain once more when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(ScorerError(N_("The result cannot be written: {reason}"), reason=error.strerror or error))
        return 1


def _called(args: Sequence[str]) -> CommandInfo | None:
    """The command that is called, if one is."""
    commands = {command.name: command for command in app.registered_commands}
    return next((commands[word] for word in args if word in commands), None)


def _only(args: Sequence[str]) -> typer.Typer:
    """The program with the called command alone, as Typer builds all that there are; whole if that is not clear."""
    called = _called(args)
    if called is None or any(name.startswith("_SCORER_COMPLETE") for name in os.environ):
        return app
    only = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)
    only.registered_callback = app.registered_callback
    only.registered_commands = [called]
    return only


def _wrong_use(error: WrongUse, args: Sequence[str]) -> int:
    complain(error)
    called = _called(args)
    help = f"scorer {called.name} --help" if called else "scorer --help"
    print(say().gettext("Help: {command}", command=help), file=sys.stderr)
    return 2
