"""The command line, as its own help has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from docs.site.markup import heading, join_parts, terms
from scorer.cli import terminal
from scorer.cli.app import whole
from scorer.export.escaping import escape
from scorer.registry import game, ids
from scorer.text.i18n import Language


def commands_page(say: Language) -> str:
    """Every command with its arguments and options, and how to choose a reading."""
    return join_parts(_command_parts(say))


def _command_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Command line'))}"
    spoken = terminal.say()
    terminal.speak(say)
    try:
        yield from _with_its_own(typer.main.get_command(whole()), "scorer", say)
        yield from _choosing(say)
    finally:
        terminal.speak(spoken)


def _with_its_own(command: Any, name: str, say: Language) -> Iterator[str]:
    """A command, and behind it the commands that it has."""
    yield from _command(command, typer.Context(command, info_name=name), say)
    for below, each in getattr(command, "commands", {}).items():
        yield from _with_its_own(each, f"{name} {below}", say)


def _command(command: Any, ctx: Any, say: Language) -> Iterator[str]:
    """A command as its help page has it."""
    yield heading(ctx.info_name, ctx.info_name.replace(" ", "-"))
    yield escape(command.help)
    yield f"```text\n{command.get_usage(ctx)}\n```"
    params = [param for param in command.get_params(ctx) if not param.hidden]
    for kind, title in (("argument", say.gettext("Arguments:")), ("option", say.gettext("Options:"))):
        rows = [(_parameter(param), escape(param.help)) for param in params if param.param_type_name == kind]
        if rows:
            yield f"{escape(title)}\n{{: .params }}"
            yield terms(rows)


def _parameter(param: Any) -> str:
    if param.param_type_name == "argument":
        return f"`{param.metavar}`"
    return ", ".join(f"`{name}`" for name in param.opts) + ("" if param.is_flag else f" `{param.metavar}`")


def _choosing(say: Language) -> Iterator[str]:
    """How to choose a reading on the command line."""
    yield heading(say.gettext("Choosing a reading"), "choose")
    yield escape(
        say.gettext("All rulings as one edition has them, or each by itself; “--compare” shows what would change:")
    )
    first = game(ids()[0])
    ruling = next(ruling for ruling in first.rulings if ruling.id in first.scoring_rulings)
    reading = next(reading for reading in ruling.readings if reading != ruling.default)
    yield "\n".join(
        [
            "```sh",
            f"scorer score {first.id} examples/{first.id}.json --edition {first.editions[0]}",
            f"scorer score {first.id} examples/{first.id}.json --ruling {ruling.id}={reading}",
            f"scorer score {first.id} examples/{first.id}.json --compare",
            "```",
        ]
    )
