"""The commands, as a person types them. What they do is in modules of their own, loaded when they are called."""

# Annotations are no texts here: at each start Typer would compile those of the command, twice.

import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, TypeVar

import typer
from typer.exceptions import TyperException
from typer.models import CommandInfo

from ..text.errors import ScorerError
from ..text.i18n import N_, languages, readable
from .localized import Command, NoCommand, Program, ReaderLeft, WrongUse, as_wrong_use, help_last
from .terminal import FORMATS, LONGEST_PATH, complain, say

_HELP = ("-h", "--help")


def _empty() -> typer.Typer:
    """The program without its commands."""
    settings = {"help_option_names": list(_HELP)}
    return typer.Typer(cls=Program, rich_markup_mode=None, pretty_exceptions_enable=False, context_settings=settings)


app: typer.Typer = _empty()
GROUPS = ("log",)
"""The commands that have commands of their own, each with a module `commands` in its folder."""


F = TypeVar("F", bound=Callable[..., object])


def command(name: str, help: str) -> Callable[[F], F]:
    """Registers a command of the program."""
    return app.command(name, cls=Command, help=help)


def _complete_games(incomplete: str) -> list[tuple[str, str]]:
    from ..registry import game, ids

    return [(id, game(id).published) for id in ids() if id.startswith(incomplete)]


def _complete_languages(incomplete: str) -> list[tuple[str, str]]:
    from ..text.progress import listed_name

    return [(it.code, listed_name(it, say())) for it in readable() if it.code.startswith(incomplete)]


def complete_one_of(*names: str) -> Callable[[str], list[str]]:
    """Completes one of some names."""

    def complete(incomplete: str) -> list[str]:
        return [name for name in names if name.startswith(incomplete)]

    return complete


def _games_on(ctx: typer.Context) -> Sequence[str]:
    """The game that stands on the line; all games if none does."""
    from ..registry import ids, is_game

    words = (ctx.params.get("game"), *(ctx.params.get("words") or ()))
    return next(([word] for word in words if word and is_game(word)), ids())


def _complete_readings(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    from ..reference.entries import rule
    from ..registry import game

    lang = say().code
    rulings = [ruling for id in _games_on(ctx) for ruling in game(id).rulings]
    found = {f"{r.id}={reading}": rule(r.id).reading(reading, lang) for r in rulings for reading in r.readings}
    return [(name, text) for name, text in found.items() if name.startswith(incomplete)]


def _complete_editions(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    from ..registry import game
    from ..text.i18n import edition_name

    codes = dict.fromkeys(code for id in _games_on(ctx) for code in game(id).editions)
    return [(code, edition_name(code, say())) for code in codes if code.startswith(incomplete)]


def _complete_options(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    from ..scoring.fields import Flag
    from ..tracking.moves import kit_for

    fields = [field for id in _games_on(ctx) for field in kit_for(id).options]
    found = {f"{f.key}={'1' if isinstance(f, Flag) else ''}": say().gettext(f.question) for f in fields}
    return [(name, text) for name, text in found.items() if name.startswith(incomplete)]


def _complete_records(incomplete: str) -> list[str]:
    from .completion import records

    return records(incomplete)


def _complete_rules(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    from ..reference.entries import rules
    from ..registry import game

    games = _games_on(ctx)
    named = [] if ctx.params.get("words") else [(id, game(id).published) for id in games]
    found = [*named, *[(entry.id, entry.title(say().code)) for id in games for entry in rules(id)]]
    return [(name, text) for name, text in found if name.startswith(incomplete)]


def _complete_settings(incomplete: str) -> list[tuple[str, str]]:
    from .settings.keys import choices, keys, title

    key, equals, _ = incomplete.partition("=")
    if equals and key in keys():
        found = {f"{key}={value}": meaning for value, meaning in choices(key).items()}
    else:
        found = {key: title(key) for key in keys()}
    return [(name, text) for name, text in found.items() if name.startswith(incomplete)]


def _complete_values(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    from .settings.keys import choices, find_keys

    found = [key for key in find_keys(ctx.params.get("key") or "") if not ctx.params.get("value")]
    values = choices(found[0]) if len(found) == 1 else {}
    return [(value, meaning) for value, meaning in values.items() if value.startswith(incomplete)]


def _complete_commands(incomplete: str) -> list[str]:
    return [name for name in names() if name.startswith(incomplete)]


def _collect_garbage() -> None:
    """From here on garbage is collected, but not looked for in what the program has loaded, which stays."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def _show_version(value: bool) -> None:
    if value:
        from .. import __version__
        from ..addresses import addresses

        # Another package on the index has a program of this name.
        print(f"scorer {__version__} (africa-scorer, {addresses().home})")
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
        help=N_("The language. Without it: SCORER_LANG, then the settings, the language of the system, English."),
        autocompletion=_complete_languages,
    ),
]


Quiet = Annotated[
    bool, typer.Option("-q", "--quiet", help=N_("Show only results and errors: no notices, no progress."))
]
NoPager = Annotated[
    bool,
    typer.Option("--no-pager", help=N_("Do not show long output in the pager that PAGER names.")),
]
Format = Annotated[
    str,
    typer.Option(
        "--format",
        metavar="text|json",
        help=N_("How to write the result."),
        autocompletion=complete_one_of("text", "json"),
    ),
]
NoLog = Annotated[
    bool, typer.Option("--no-log", help=N_("Do not keep this game in the logbook, and do not ask about it."))
]
ReadSettings = Annotated[
    bool,
    typer.Option(
        "--settings", help=N_("Use the settings even when the result does not go to a terminal, or is for a program.")
    ),
]
Players = Annotated[
    str, typer.Option("--players", metavar=N_("NAMES"), help=N_("The names of the players, separated by commas."))
]
Edition = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar=N_("EDITION"),
        help=N_("Read disputed rulings as this edition states them."),
        autocompletion=_complete_editions,
    ),
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
    quiet: Quiet = False,
    version: Annotated[
        bool,
        typer.Option("-V", "--version", help=N_("Show the version and exit."), callback=_show_version, is_eager=True),
    ] = False,
    settings: ReadSettings = False,
) -> None:
    """The options of the program itself; the language was found out before, and whether to go by the settings."""


@command(
    "score",
    N_("Score finished games. Without a file, on a terminal, it asks what each player has, player by player."),
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
                " tally per line. A sheet (a scored tally) or the record of a finished game will do, too. “-” is"
                " standard input."
            ),
        ),
    ] = [],  # noqa: B006  # Typer copies it
    format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="|".join(FORMATS),
            help=N_(
                "How to write the result. On a terminal it is a table; elsewhere, and with TERM=dumb or ACCESSIBLE=1"
                " (for a screen reader), it is text, line by line."
            ),
            autocompletion=complete_one_of(*FORMATS),
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
    record: Annotated[
        str,
        typer.Option(
            "--record",
            metavar=N_("FILE"),
            help=N_("Hold what is counted now against the record of the game, and ask where they differ."),
            autocompletion=_complete_records,
        ),
    ] = "",
    no_log: NoLog = False,
    jobs: Annotated[
        str,
        typer.Option("--jobs", metavar=N_("NUMBER"), help=N_("Score JSON Lines on this many processor cores at once.")),
    ] = "1",
    settings: ReadSettings = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Tallies in, sheets out."""
    if jobs != "1":
        if settings:
            raise WrongUse(N_("“{first}” and “{second}” cannot be used together."), first="--settings", second="--jobs")
        from .jobs import run as run_jobs

        more = explain or compare or bool(save or record)
        return run_jobs(game, files, format, jobs, edition=edition, rulings=ruling, more=more)
    from .score import Shown, run

    _collect_garbage()  # there may be a hundred thousand tallies

    shown = Shown(explain=explain, compare=compare, decided=explain, record=record)
    return run(game, files, format, shown, edition=edition, rulings=ruling, save=save, log=not no_log)


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
    quiet: Quiet = False,
) -> int:
    """Parts in, a tally out."""
    from ..registry import is_game
    from .merge import run

    if game and not is_game(game):
        # The files say which game it is.
        game, files = "", [game, *files]
    return run(game, files)


@command("export", N_("Export a finished game to another program: a link for BG Stats, also as a QR code."))
def export(
    what: Annotated[
        str,
        typer.Argument(
            metavar="bgstats", help=N_("The program that it is for."), autocompletion=complete_one_of("bgstats")
        ),
    ],
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
    quiet: Quiet = False,
) -> int:
    """A play for BG Stats."""
    from .export import run

    return run(what, file, svg, began)


@command("template", N_("Write an empty tally: a form to fill in with what each player has at the end."))
def template(
    game: GameId,
    players: Players = "",
    lang: Lang = "",
    quiet: Quiet = False,
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
            autocompletion=_complete_records,
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
            autocompletion=_complete_options,
        ),
    ] = [],  # noqa: B006
    format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="text|json",
            help=N_("How to confirm moves; json is for programs."),
            autocompletion=complete_one_of("text", "json"),
        ),
    ] = "text",
    no_log: NoLog = False,
    settings: ReadSettings = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Follows a game."""
    from .track import run

    _collect_garbage()

    return run(game, record, format, players=players, edition=edition, rulings=ruling, options=option, log=not no_log)


@command("replay", N_("Show a recorded game move by move, or the first line that breaks a rule."))
def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar=N_("FILE"), help=N_("The record; “-” is standard input."), autocompletion=_complete_records
        ),
    ],
    at: Annotated[
        str, typer.Option("--at", metavar=N_("NUMBER"), help=N_("Show the state after this many moves instead."))
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            "--against",
            metavar=N_("FILE"),
            help=N_("Also tell where a tally that was counted says something else than the record."),
        ),
    ] = "",
    format: Format = "text",
    no_pager: NoPager = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Shows a record."""
    from .pager import paged
    from .replay import run

    with paged(wanted=not no_pager):
        return run(file, at, format, against)


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
            autocompletion=complete_one_of("tally", "sheet", "rules", "record", "game", "error"),
        ),
    ],
    game: AnyGameId = "",
    lang: Lang = "",
    quiet: Quiet = False,
) -> None:
    """JSON Schema 2020-12."""
    from .lists import schema

    schema(what, game)


@command("rules", N_("Look up rules: the overview of a game, an entry by its id, or whatever matches your words."))
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
        str,
        typer.Option(
            "--format",
            metavar="text|json|markdown",
            help=N_("How to write the result."),
            autocompletion=complete_one_of("text", "json", "markdown"),
        ),
    ] = "text",
    sources: Annotated[bool, typer.Option("--sources", help=N_("Also say where it is in the rulebooks."))] = False,
    no_pager: NoPager = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """The rules reference."""
    from .pager import paged
    from .rules import run

    with paged(wanted=not no_pager):
        return run(words, format, sources)


@command("rulings", N_("Show what is disputed, who says what, and which reading is the default."))
def rulings(
    game: AnyGameId = "", format: Format = "text", no_pager: NoPager = False, lang: Lang = "", quiet: Quiet = False
) -> None:
    """The disputed questions."""
    from .lists import rulings
    from .pager import paged

    with paged(wanted=not no_pager):
        rulings(game, format)


@command("games", N_("List the games."))
def games(format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> None:
    """What can be scored."""
    from .lists import games

    games(format)


@command("new", N_("Write a package with a game of your own, which can be scored, explained and tested at once."))
def new(
    name: Annotated[
        str,
        typer.Argument(metavar=N_("NAME"), help=N_("The id of the game, in small letters; its title comes later.")),
    ],
    parts: Annotated[
        list[str],
        typer.Option(
            "--with",
            metavar="ruling,tie-break,tracking",
            help=N_(
                "Parts that are written, too: a disputed ruling, a tie-break, following the game. Later they are added"
                " to the package that is there; what you have changed in it stays."
            ),
            autocompletion=complete_one_of("ruling", "tie-break", "tracking"),
        ),
    ] = [],  # noqa: B006
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """A package with a game."""
    from .new import run

    return run(name, parts)


@command("mcp", N_("Offer tools to an assistant, over standard input and output (Model Context Protocol)."))
def mcp(
    describe: Annotated[
        bool,
        typer.Option(
            "--describe",
            help=N_("Write the tools, their schemas and the instructions as JSON, for a program that calls a model."),
        ),
    ] = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> None:
    """Serves an assistant until it hangs up."""
    if describe:
        from ..assistant import describe as description
        from .terminal import dump

        dump(description(), sys.stdout)
        return
    try:
        from ..assistant.server import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("scorer"):
            raise
        raise ScorerError(
            N_("This needs a package that is not installed: {package}"),
            known=('pip install "africa-scorer[mcp]"',),
            package=error.name,
        ) from None
    _collect_garbage()
    run()


@command(
    "site",
    N_(
        "Make a website of games: their rules, a search, score sheets to fill in and to print. It is a folder to"
        " upload."
    ),
)
def site(
    folder: Annotated[str, typer.Argument(metavar=N_("FOLDER"), help=N_("The folder for the website."))],
    game: Annotated[
        list[str],
        typer.Option(
            "--game",
            metavar=N_("GAME"),
            help=N_("Only this game; may be given several times."),
            autocompletion=_complete_games,
        ),
    ] = [],  # noqa: B006
    name: Annotated[str, typer.Option("--name", metavar=N_("NAME"), help=N_("What the website is called."))] = "",
    colour: Annotated[
        str,
        typer.Option(
            "--colour",
            metavar="#RRGGBB",
            help=N_("Its colour, such as #2e7d32. How light it is on a page is chosen so that all can be read."),
        ),
    ] = "",
    url: Annotated[
        str,
        typer.Option(
            "--url",
            metavar="URL",
            help=N_(
                "Where the website will be: for search engines, for pictures in chats, and for the page that says that"
                " there is nothing at an address."
            ),
        ),
    ] = "",
    overwrite: Annotated[
        bool,
        typer.Option(
            "--overwrite",
            help=N_(
                "Also write into a folder that holds other files. They stay, unless the website has a file of the same"
                " name."
            ),
        ),
    ] = False,
    markdown: Annotated[
        bool,
        typer.Option(
            "--markdown",
            help=N_("Write the pages as Markdown instead, with a configuration for each language, for other tools."),
        ),
    ] = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """Games in, a folder of pages out."""
    from .site import run

    return run(folder, game, name, colour, url, overwrite=overwrite, markdown=markdown)


@command("languages", N_("List the languages."))
def list_languages(format: Format = "text", lang: Lang = "", quiet: Quiet = False) -> None:
    """What is spoken."""
    from .lists import languages

    languages(format)


@command(
    "config", N_("Show what is set, and why, or change it: language, edition, readings and players of your table.")
)
def config(
    ctx: typer.Context,
    key: Annotated[
        str,
        typer.Argument(
            metavar=N_("SETTING"),
            help=N_("Only this setting (the last part of its name, if that is enough), or the settings of one game."),
            show_default=False,
            autocompletion=_complete_settings,
        ),
    ] = "",
    value: Annotated[
        list[str],
        typer.Argument(
            metavar=N_("VALUE"), help=N_("What it is from now on."), autocompletion=_complete_values, show_default=False
        ),
    ] = [],  # noqa: B006  # Typer copies it
    unset: Annotated[bool, typer.Option("--unset", help=N_("Take it out of the settings."))] = False,
    format: Format = "text",
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """The settings."""
    from .config import run

    return run(key, value, format, lang or _lang_before(ctx), unset=unset)


@command(
    "catalogues",
    N_("Translate scorer, or a game from a package of your own: begin a language, collect new texts, check, compile."),
)
def catalogues(
    action: Annotated[
        str,
        typer.Argument(
            metavar="update|compile|check|add",
            help=N_(
                "“add” begins languages, “update” takes over what has changed in the code, “check” lists what is"
                " missing or wrong, “compile” makes the files that the program reads."
            ),
            autocompletion=complete_one_of("update", "compile", "check", "add"),
        ),
    ],
    languages: Annotated[
        list[str],
        typer.Argument(metavar=N_("LANGUAGE"), help=N_("Only these languages; all there are without it.")),
    ] = [],  # noqa: B006  # Typer copies it
    folder: Annotated[
        str,
        typer.Option(
            "--folder",
            metavar=N_("FOLDER"),
            help=N_("The project, with its pyproject.toml; without it, the one that the current folder is in."),
        ),
    ] = "",
    all: Annotated[
        bool,
        typer.Option("--all", help=N_("Let “check” list everything, not only a few of each kind.")),
    ] = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """The catalogues of translations."""
    from .catalogues import run

    return run(action, languages, folder, all=all)


@command("help", N_("Show what there is, or all about one command."))
def help_page(
    name: Annotated[
        list[str],
        typer.Argument(
            metavar=N_("COMMAND"), help=N_("The command."), show_default=False, autocompletion=_complete_commands
        ),
    ] = [],  # noqa: B006
    no_pager: NoPager = False,
    lang: Lang = "",
    quiet: Quiet = False,
) -> int:
    """What `--help` shows."""
    if name and name[0] not in names():
        raise NoCommand(name[:1], names())
    from .pager import paged

    with paged(wanted=not no_pager):
        return run([*name, "--help"])


def _lang_before(ctx: typer.Context) -> str:
    """The language that was asked for before the name of the command."""
    return str(ctx.parent.params.get("lang") or "") if ctx.parent else ""


def names() -> list[str]:
    """The names of the commands of the program."""
    return help_last([*_commands(), *GROUPS])


def whole() -> typer.Typer:
    """The program with all its commands, and those of its groups."""
    if not app.registered_groups:
        for name in GROUPS:
            _add_group(app, name)
    return app


def _add_group(program: typer.Typer, name: str, called: str = "") -> None:
    """Adds the commands of a group to the program; only the one that is called, if it is one of them."""
    from copy import copy
    from importlib import import_module

    group = copy(import_module(f".{name}.commands", __package__).group)
    group.registered_commands = [
        command for command in group.registered_commands if command.name == called
    ] or group.registered_commands
    program.add_typer(group, name=name)


def _commands() -> dict[str, CommandInfo]:
    return {command.name: command for command in app.registered_commands if command.name}


def run(args: Sequence[str]) -> int:
    """Runs a command and turns whatever goes wrong into one message and an exit code."""
    try:
        if instruction := os.environ.get("_SCORER_COMPLETE"):
            from .completion import complete

            if complete(whole(), instruction):
                return 0
        command = _only(args)
        code: int = command(args, prog_name="scorer", standalone_mode=False) or 0
        # What cannot be written now only Python would notice, when it leaves: with words and an exit code of its own.
        print(end="", flush=True)
        return code
    except TyperException as error:
        return _wrong_use(as_wrong_use(error), args)
    except NoCommand as error:
        from .meant import meant, meant_in_group

        known = error.known
        line = meant_in_group(error.group, error.words, known) if error.group else meant(error.words, known)
        # What nobody can take in at a glance helps nobody.
        error.meant = line if len(line) <= LONGEST_PATH else ""
        return _wrong_use(error, args)
    except WrongUse as error:
        return _wrong_use(error, args)
    except ScorerError as error:
        complain(error)
        return 1
    except (KeyboardInterrupt, typer.Abort):
        print("", file=sys.stderr)
        return 130
    except (ReaderLeft, BrokenPipeError):
        _let_go()
        return 0
    except OSError as error:
        complain(ScorerError(N_("The result cannot be written: {reason}"), reason=error.strerror or error))
        _let_go()
        return 1


def _let_go() -> None:
    """Lets go of standard output; Python would complain once more when it closes it."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _called(args: Sequence[str]) -> str:
    """The name of the command that is called; empty if none is, as behind a wish for help of the whole program."""
    known = {*names(), *_HELP}
    found = next((word for word in args if word in known), "")
    return "" if found in _HELP else found


def _only(args: Sequence[str]) -> typer.Typer:
    """The program with the called command alone, as Typer builds all that there are; whole if that is not clear."""
    called = _called(args)
    if not called or any(name.startswith("_SCORER_COMPLETE") for name in os.environ):
        return whole()
    only = _empty()
    only.registered_callback = app.registered_callback
    if called in GROUPS:
        _add_group(only, called, _behind(args, called))
    else:
        only.registered_commands = [_commands()[called]]
    return only


def _behind(args: Sequence[str], group: str) -> str:
    """The word behind that of a group: the command of the group that is called, if it is one."""
    return "".join(args[list(args).index(group) + 1 :][:1])


def _wrong_use(error: WrongUse, args: Sequence[str]) -> int:
    complain(error)
    called = _called(args)
    if called in GROUPS and not isinstance(error, NoCommand):
        called = f"{called} {_behind(args, called)}".partition(" -")[0].rstrip()
    help = f"scorer {called} --help" if called and called != "help" else "scorer --help"
    print(say().gettext("Help: {command}", command=help), file=sys.stderr)
    return 2
