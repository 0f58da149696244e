"""What can be typed besides moves while a game is followed, and how moves and their errors are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .. import tracking
from ..scoring.fields import OneOf
from ..text.errors import ScorerError
from ..text.i18n import N_, NP_
from ..tracking.lines import ask_next, kind_named, read_line, shown_word, word_of
from ..tracking.moves import Adjust, Move, State, kit_of
from ..typed.fold import compare
from ..typed.moves import command_of
from ..typed.question import Answer
from ..typed.situation import Head
from .terminal import say


class Command(NamedTuple):
    """Something that can be typed besides moves."""

    word: str
    """What is shown, in English."""
    also: str
    """All words for it that people may type, as a text of the vocabulary."""
    help: str
    takes: str = "nothing"
    """What may follow: see `Head`."""
    harmless: bool = False
    """Whether it changes nothing."""


COMMANDS = {
    "undo": Command(
        NP_("command", "undo"),
        NP_("vocabulary", "undo | back | take back"),
        N_("takes back the last move, or as many as you say: “undo 3”; with “!”, without asking"),
        takes="number",
    ),
    "redo": Command(NP_("command", "redo"), NP_("vocabulary", "redo | again | repeat"), N_("plays it again")),
    "fix": Command(
        NP_("command", "fix"),
        NP_("vocabulary", "fix | mend | correct | repair"),
        N_("corrects the move with this number: “fix 12”; all later ones are checked again"),
        takes="line",
    ),
    "insert": Command(
        NP_("command", "insert"),
        NP_("vocabulary", "insert | forgot | forgotten"),
        N_("puts a forgotten move before the one with this number: “insert 12”; all later ones are checked again"),
        takes="line",
    ),
    "reassign": Command(
        NP_("command", "reassign"),
        NP_("vocabulary", "reassign | mixed up"),
        N_("exchanges two players in some moves: “reassign 12-15 Anna Ben”; all later ones are checked again"),
        takes="words",
    ),
    "why": Command(
        NP_("command", "why"),
        NP_("vocabulary", "why | how come"),
        N_("with a move: whether it is allowed, and which rule says so; alone: the reasons for the last points"),
        takes="question",
    ),
    "moves": Command(
        NP_("command", "moves"),
        NP_("vocabulary", "moves | options | possible"),
        N_("lists what may be done now"),
        harmless=True,
    ),
    "score": Command(
        NP_("command", "score"),
        NP_("vocabulary", "score | scores | points | standing | standings | result"),
        N_("shows the score as if the game ended now"),
        harmless=True,
    ),
    "rules": Command(
        NP_("command", "rules"),
        NP_("vocabulary", "rules | rule"),
        N_("looks words up in the rules; a number opens one of the hits"),
        takes="words",
    ),
    "show": Command(
        NP_("command", "show"),
        NP_("vocabulary", "show | state | situation"),
        N_("shows the state of the game"),
        harmless=True,
    ),
    "help": Command(NP_("command", "help"), NP_("vocabulary", "help | commands"), N_("shows this"), takes="words"),
    "quit": Command(
        NP_("command", "quit"),
        NP_("vocabulary", "quit | exit | stop | bye"),
        N_("stops; open the record again to go on"),
    ),
}
"""What can be typed besides moves."""


def heads() -> list[Head]:
    """The commands as the reader of lines takes them."""
    return [
        Head(
            name,
            [command_word(name)],
            command_words(name),
            {},
            english=[form.strip() for form in command.also.split("|")],
            takes=command.takes,
            harmless=command.harmless,
        )
        for name, command in COMMANDS.items()
    ]


def command_word(name: str) -> str:
    """What is typed for a command."""
    return say().pgettext("command", COMMANDS[name].word)


def command_words(name: str) -> tuple[str, ...]:
    """All words for a command."""
    return (name, *say().forms(COMMANDS[name].also), command_word(name))


def usage(state: State, kind: type[Move]) -> str:
    """A kind of move as it is typed, with what it is."""
    fields = kit_of(state).open_fields(state, kind, {})
    values = " ".join(
        [
            f"<{say().gettext(field.question)}>" if field.required else f"[{say().gettext(field.question)}]"
            for field in fields
        ]
    )
    return f"{word_of(kind, say())} {values}".rstrip() + f" – {say().gettext(kind.title)}"


def in_words(error: ScorerError, kind: type[Move] | None) -> ScorerError:
    """The same error with questions in the place of keys, in the language of the run."""
    return tracking.in_words(error, kind, say().code)


def completions(before: str, state: State, kinds: Sequence[type[Move]]) -> Iterator[str]:
    """The words that may come next: moves and commands first, then the values of the move that is being typed."""
    text = before.rpartition(";")[2].lstrip()
    *done, begun_word = re.split(r"[\s,=]", text) if text else [""]
    if not done:
        words = words_now(state, kinds)
    else:
        found = read_line(state, " ".join(done), say())
        field = ask_next(state, found.value) if isinstance(found, Answer) and isinstance(found.value, dict) else None
        words = list(field.choices(say(), state)) if field else []
    yield from (word for word in words if compare(word).startswith(compare(begun_word)))


def words_now(state: State, kinds: Sequence[type[Move]]) -> list[str]:
    """The words that can be typed now: moves, what they take, the players, commands."""
    moves = [word_of(kind, say()) for kind in (*kinds, Adjust)]
    shorts = [shown_word(short) for short in kit_of(state).shorts(state, say()) if short.kind in kinds]
    fields = [field for kind in kinds for field in kit_of(state).open_fields(state, kind, {})]
    values = [field.spoken(word, say()) for field in fields if isinstance(field, OneOf) for word in field.words]
    commands = [command_word(name) for name in COMMANDS]
    return [word for word in dict.fromkeys([*moves, *values, *shorts, *state.setup.players, *commands]) if word]


def shorts_told(state: State, kinds: Sequence[type[Move]]) -> list[str]:
    """The short words with what they mean."""
    return [
        f"{short.words[0]}\u00a0{short.meaning}"
        for short in kit_of(state).shorts(state, say())
        if short.kind in kinds and short.meaning
    ]


def glued(state: State, kinds: Sequence[type[Move]]) -> str:
    """A short form with its numbers behind it, and what they are: l24; empty where no short form takes any."""
    for short in kit_of(state).shorts(state, say()):
        fields = kit_of(state).open_fields(state, short.kind, short.values)
        rest = [field for field in fields if field.key not in short.values]
        if short.kind in kinds and short.meaning and len(rest) > 1 and all([field.figures for field in rest]):
            asked = ", ".join([say().gettext(field.question) for field in rest])
            typed = f"{short.words[0]}{''.join([str(2 * i) for i in range(1, len(rest) + 1)])}"
            return f"{typed} – {short.meaning}, {asked}"
    return ""


def help_lines(state: State, kinds: Sequence[type[Move]], word: str = "") -> list[str]:
    """What can be typed now; with the word of a command, what it does; with that of a move, how it is typed."""
    if name := command_of(word, heads()):
        does = say().gettext(COMMANDS[name].help)
        return [say().gettext("{place}: {message}", place=command_word(name), message=does)]
    if kind := kind_named(state, word, say()):
        return [usage(state, kind)]
    helped = {"help": command_word("help"), "example": f"{command_word('help')} {command_word('fix')}"}
    moved = say().gettext(
        "Type a move as its word and its values; the beginning of a word is enough; “;” separates moves."
    )
    known = say().gettext("Commands: {commands}", commands=", ".join(map(command_word, COMMANDS)))
    more = say().gettext("“{help}” with one of these words says more: {example}", **helped)
    moves = [usage(state, kind) for kind in (*kinds, Adjust)]
    return [moved, *[f"  {text}" for text in (*moves, *short_lines(state, kinds), known, more)]]


def short_lines(state: State, kinds: Sequence[type[Move]]) -> list[str]:
    """The short words in one line, and how numbers follow them."""
    if not (shorts := shorts_told(state, kinds)):
        return []
    told = [say().gettext("Short forms: {shorts}", shorts=", ".join(shorts))]
    if example := glued(state, kinds):
        told.append(say().gettext("Numbers may follow at once: {example}", example=example))
    return told
