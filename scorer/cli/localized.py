"""Typer, speaking the language of the run: help pages and errors, to the last word.

Typer's own texts are English and cannot be translated from outside, so the pages are written here, and its errors are
told anew from what they carry. An error unknown here keeps Typer's English: nothing breaks, a translation is missing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from ..text.errors import ScorerError, language
from ..text.i18n import N_
from ..text.names import cut, visible
from .terminal import LONGEST_PATH, say

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from typer._click.core import Command as AnyCommand, Context, Parameter
    from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption


class WrongUse(ScorerError):
    """The command was used wrongly: exit code 2, with a hint at the help page."""

    def __init__(self, what: str, **rest: Any) -> None:
        super().__init__(what, **rest)
        # The cut keeps a message a message, whatever was typed.
        self.place: str = cut(self.place, LONGEST_PATH)
        self.values: Mapping[str, object] = {
            key: cut(value) if isinstance(value, str) else value for key, value in self.values.items()
        }


def check_format(format: str, known: Sequence[str] = ("text", "json")) -> None:
    """Raises `WrongUse` for a format that a command does not know."""
    if format not in known:
        raise WrongUse(N_("There is no format “{name}”."), place="--format", known=known, name=format)


class NoCommand(WrongUse):
    """The first of some words is no command, of the program or of a group."""

    def __init__(self, words: Sequence[str], commands: Sequence[str], group: str = "") -> None:
        super().__init__(N_("There is no command “{name}”."), known=commands, name=words[0])
        self.words: tuple[str, ...] = tuple(words)
        self.group = group
        """The command whose commands these are; empty for those of the program."""
        self.meant = ""
        """The command line that was probably meant, once that was found out."""

    def text(self, lang: str = "en") -> str:
        """The whole message in a language."""
        if not self.meant:
            return super().text(lang)
        hint = language(lang).gettext("Did you mean “{name}”?", name=visible(self.meant))
        return f"{self.sentences(lang)[0]}\n{hint}"


class ReaderLeft(Exception):
    """Whoever read standard output has seen enough."""


class _Param(Protocol):
    """An argument or an option, as Typer makes it; its types say less."""

    param_type_name: str
    hidden: bool
    required: bool
    nargs: int
    opts: list[str]
    help: str
    metavar: str
    is_flag: bool
    callback: Callable[[Context, Parameter, object], object] | None
    get_runtime_param: type[_AsTyped]


class _Formatter(Protocol):
    """What a help page is written with."""

    width: int

    def write(self, string: str) -> None: ...
    def write_usage(self, prog: str, args: str = ..., prefix: str | None = ...) -> None: ...
    def write_paragraph(self) -> None: ...
    def write_text(self, text: str) -> None: ...
    def write_dl(self, rows: Sequence[tuple[str, str]]) -> None: ...
    def indentation(self) -> AbstractContextManager[None]: ...


class _AsTyped:
    """Keeps values as they were typed.

    Every parameter here is a text, a list of texts or a flag, so there is nothing to convert; Typer's own way loads
    pydantic, which takes longer than everything else together.
    """

    @staticmethod
    def coerce(value: object, **_: object) -> object:
        return value


def _translate(command: TyperCommand | TyperGroup) -> None:
    command.help = command.help and say().gettext(command.help)
    for param in _as_made(command.params):
        _adapt(param)


def _as_made(params: list[Any]) -> list[_Param]:
    return params


def _adapt(param: _Param) -> None:
    param.get_runtime_param = _AsTyped
    if param.help:
        param.help = say().gettext(param.help)
    if param.metavar:
        param.metavar = say().gettext(param.metavar)


class _Pages:
    """The help page, shared by commands and the group."""

    def get_help(self, ctx: Context) -> str:
        _fit(ctx)
        page: str = super().get_help(ctx)  # type: ignore[misc]
        return page

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        option: TyperOption | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.opts.sort(key=len)  # Typer has its names in no order
        if option is not None and option.help and option.help.startswith("Show this message"):
            option.help = N_("Show this help and exit.")
            _adapt(*_as_made([option]))
        return option

    def format_usage(self, ctx: Context, formatter: _Formatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self._usage(ctx)), prefix=say().gettext("Usage: "))

    def _usage(self, ctx: Context) -> list[str]:
        return [say().gettext("[OPTIONS]"), *[_placeholder(param) for param in self._params(ctx, "argument")]]

    def _params(self, ctx: Context, kind: str) -> list[_Param]:
        params = _as_made(self.get_params(ctx))  # type: ignore[attr-defined]
        return [param for param in params if param.param_type_name == kind and not param.hidden]

    def format_help(self, ctx: Context, formatter: _Formatter) -> None:
        self.format_usage(ctx, formatter)
        if self.help:  # type: ignore[attr-defined]
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(self.help)  # type: ignore[attr-defined]
        self.format_options(ctx, formatter)

    def format_options(self, ctx: Context, formatter: _Formatter) -> None:
        _section(formatter, say().gettext("Arguments:"), [(p.metavar, p.help) for p in self._params(ctx, "argument")])
        _section(formatter, say().gettext("Options:"), [_option(p) for p in self._params(ctx, "option")])


def _fit(ctx: Context) -> None:
    """Makes what is written fit the terminal; Typer's pages are never narrower than 50 columns."""
    from shutil import get_terminal_size

    ctx.terminal_width = max(min(get_terminal_size().columns, 80) - 2, 20)


def _section(formatter: _Formatter, title: str, rows: Sequence[tuple[str, str | None]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{title}\n")
        with formatter.indentation():
            if formatter.width >= _TWO_COLUMNS:
                formatter.write_dl([(name, text or "") for name, text in rows])
                return
            for name, text in rows:
                formatter.write_text(name)
                with formatter.indentation():
                    formatter.write_text(text or "")


_TWO_COLUMNS = 56
"""From this width on, what something means stands beside it, otherwise below."""


def _examples(formatter: _Formatter, title: str, command: str) -> None:
    from .examples import examples

    formatter.write_paragraph()
    formatter.write(f"{title}\n")
    for why, line in examples(command, say()):
        with formatter.indentation():
            formatter.write_text(why)
            # Never broken, so that it can be copied.
            formatter.write(f"    {line}\n")


def _placeholder(param: _Param) -> str:
    name = f"{param.metavar}…" if param.nargs == -1 else str(param.metavar)
    return name if param.required else f"[{name}]"


def _option(param: _Param) -> tuple[str, str]:
    names = ", ".join(param.opts)
    return (names if param.is_flag else f"{names} {param.metavar}", param.help)


class Command(_Pages, TyperCommand):
    """A command that speaks the language of the run."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _translate(self)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if ctx.resilient_parsing and args and args[-1].startswith("-"):
            # The option that a shell wants completed has no value yet; without it the rest can be read.
            args = args[:-1]
        return super().parse_args(ctx, args)

    def format_options(self, ctx: Context, formatter: _Formatter) -> None:
        super().format_options(ctx, formatter)
        _examples(formatter, say().gettext("Examples:"), command_name(ctx))

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        # The first sentence, whole: a cut sentence helps nobody.
        return re.split(r"(?<=[.])\s", self.help or "")[0].removesuffix(".")


def command_name(ctx: Context) -> str:
    """What stands behind `scorer` to call a command: `score`, `log add`; nothing for the program itself."""
    return ctx.command_path.partition(" ")[2]


class Group(_Pages, TyperGroup):
    """A command with commands of its own, which lists them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _translate(self)

    def get_short_help_str(self, limit: int = 45) -> str:
        return Command.get_short_help_str(self, limit)  # type: ignore[arg-type]  # both have a help

    def _usage(self, ctx: Context) -> list[str]:
        return [*super()._usage(ctx), say().gettext("COMMAND [ARGUMENTS]")]

    def format_options(self, ctx: Context, formatter: _Formatter) -> None:
        title = say().gettext("Examples:") if ctx.parent else say().gettext("To begin with:")
        _examples(formatter, title, command_name(ctx))
        rows = [(name, self.commands[name].get_short_help_str()) for name in self.list_commands(ctx)]
        _section(formatter, say().gettext("Commands:"), rows)
        super().format_options(ctx, formatter)

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, AnyCommand | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            raise NoCommand(args, self.list_commands(ctx), command_name(ctx))
        return super().resolve_command(ctx, args)


def help_last(commands: Sequence[str]) -> list[str]:
    """The commands of the program in the order in which they are listed."""
    return sorted(commands, key=lambda name: name == "help")


class Program(Group):
    """The program itself."""

    def list_commands(self, ctx: Context) -> list[str]:
        return help_last(super().list_commands(ctx))

    def get_params(self, ctx: Context) -> list[Parameter]:
        params = super().get_params(ctx)
        for param in _as_made(params):
            # Typer adds these two after the class is built.
            if "--install-completion" in param.opts and param.callback is not _install:
                param.help, param.callback, param.is_flag = N_("Set up completion for this shell."), _install, True
                _adapt(param)
            elif "--show-completion" in param.opts and param.help in _SHOW:
                param.help, param.is_flag = N_("Show the completion script for this shell, to set it up by hand."), True
                _adapt(param)
        return params

    def _first_page(self, ctx: Context) -> str:
        """What is shown without a command: on one screen what to begin with, then the names of the commands."""
        _fit(ctx)
        formatter = ctx.make_formatter()
        formatter.write_text(self.help or "")
        _examples(formatter, say().gettext("To begin with:"), "")
        names = ", ".join(self.list_commands(ctx))
        formatter.write_paragraph()
        formatter.write_text(say().gettext("Commands: {names}", names=names))
        formatter.write_text(
            say().gettext("“scorer help” tells what each of them does, “scorer help score” all about one.")
        )
        return formatter.getvalue().rstrip("\n")

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: object
    ) -> Context:
        # Here the help of the program itself is printed.
        with _nobody_failed():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Context) -> object:
        if not ctx._protected_args and not self.invoke_without_command:
            print(self._first_page(ctx))
            return 0
        with _nobody_failed():
            return super().invoke(ctx)


@contextmanager
def _nobody_failed() -> Iterator[None]:
    """Turns the error of a reader that has left into `ReaderLeft`; Typer would call it a failure."""
    try:
        yield
    except BrokenPipeError:
        raise ReaderLeft from None


_SHOW = (
    "Show completion for the current shell, to copy it or customize the installation.",
    "Show completion for the specified shell, to copy it or customize the installation.",
)


def _install(ctx: Context, param: Parameter, value: object) -> object:
    if not value or ctx.resilient_parsing:
        return value
    from typer._completion_shared import install

    shell, path = install()
    print(say().gettext("Completion for {shell} is set up in {path}.", shell=shell, path=path))
    print(say().gettext("It works as soon as a new terminal is opened."))
    sys.exit(0)


def as_wrong_use(error: TyperException) -> WrongUse:
    """What Typer found wrong, told anew."""
    return _TOLD.get(type(error).__name__, _unknown)(error)


def _no_such_option(error: NoSuchOption) -> WrongUse:
    ctx = error.ctx
    params = _as_made(ctx.command.get_params(ctx)) if ctx else []
    options = [param for param in params if param.param_type_name == "option"]
    name = error.option_name.partition("=")[0]
    # A format is no option, though other programs have it as one.
    formats = next((p.metavar.split("|") for p in options if "--format" in p.opts), [])
    if (format := name.lstrip("-").lower()) in formats:
        return WrongUse(N_("There is no option “{name}”."), name=name, known=[f"--format {format}"])
    return WrongUse(N_("There is no option “{name}”."), known=[name for p in options for name in p.opts], name=name)


def _missing(error: MissingParameter) -> WrongUse:
    (param,) = _as_made([error.param])
    name = param.metavar if param.param_type_name == "argument" else param.opts[0]
    return WrongUse(N_("{name} is missing."), name=name)


def _bad_option(error: BadOptionUsage) -> WrongUse:
    if "does not take a value" in error.message:
        return WrongUse(N_("The option “{name}” takes no value."), name=error.option_name)
    return WrongUse(N_("The option “{name}” needs a value."), name=error.option_name)


def _usage(error: TyperException) -> WrongUse:
    if extra := re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", error.message, re.DOTALL):
        return WrongUse(N_("Unexpected: {arguments}"), arguments=extra[1])
    return _unknown(error)


def _unknown(error: TyperException) -> WrongUse:
    return WrongUse(error.format_message())


_TOLD: dict[str, Callable[[Any], WrongUse]] = {
    "NoSuchOption": _no_such_option,
    "MissingParameter": _missing,
    "BadOptionUsage": _bad_option,
    "UsageError": _usage,
}
