"""What a person types while a game is followed: commands and moves, in the language of the run or in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..scoring.fields import Field, Label, OneOf, Who, Whole, begun, plain
from ..text.errors import ScorerError
from ..text.i18n import N_, NP_
from ..tracking.moves import IllegalMove, Move, State, current_player, kit_of
from .terminal import say

COMMANDS = {
    "undo": (NP_("command", "undo"), N_("takes the last move back; with “!” also one that has shown something hidden")),
    "redo": (NP_("command", "redo"), N_("plays it again")),
    "why": (
        NP_("command", "why"),
        N_("with a move: whether it is allowed, and which rule says so; alone: the reasons of the last points"),
    ),
    "moves": (NP_("command", "moves"), N_("lists what may be done now")),
    "score": (NP_("command", "score"), N_("shows the score as if the game ended now")),
    "rules": (NP_("command", "rules"), N_("looks words up in the rules")),
    "show": (NP_("command", "show"), N_("shows the state of the game")),
    "help": (NP_("command", "help"), N_("shows this")),
    "quit": (NP_("command", "quit"), N_("stops; the record goes on when it is opened again")),
}
"""What can be typed besides moves: each with its word and what it does."""


def open_fields(state: State, kind: type[Move], given: dict[str, Any]) -> Iterator[Field]:
    """The fields that are still to be asked for; what is answered with nothing is left out in the end."""
    while True:
        known = {key: value for key, value in given.items() if value is not None}
        asked = [field for field in kit_of(state).open_fields(state, kind, known) if field.key not in given]
        if not asked:
            break
        yield asked[0]
        given.setdefault(asked[0].key, None)
    for key in [key for key, value in given.items() if value is None]:
        del given[key]


def word_of(kind: type[Move]) -> str:
    """What is typed for a kind of move."""
    return say().pgettext("move", kind.word or kind.name)


def command_word(name: str) -> str:
    """What is typed for a command."""
    return say().pgettext("command", COMMANDS[name][0])


def command_of(line: str, state: State, kinds: Sequence[type[Move]]) -> tuple[str, str]:
    """The command that a line gives and what follows; nothing if it is no command. Moves go before commands."""
    if line in ("?", "!"):
        return ("help", "") if line == "?" else ("undo", "!")
    word, _, rest = line.partition(" ")
    if word.endswith("!"):
        word, rest = word[:-1], f"! {rest}".strip()
    spoken = {name: (name, command_word(name)) for name in COMMANDS}
    moves = {kind.name: (kind.name, word_of(kind)) for kind in kinds}
    found = begun(word, spoken)
    exact = found and plain(word) in [plain(name) for name in spoken[found]]
    if not found or (not exact and (_begins_any(word, moves) or is_value(line, state, kinds))):
        return "", ""
    return found, rest.strip()


def _begins_any(word: str, names: dict[str, tuple[str, str]]) -> bool:
    return any(plain(name).startswith(plain(word)) for known in names.values() for name in known)


def moves_of(line: str) -> list[str]:
    """The moves of a line: separated by semicolons, one if it is JSON."""
    return [line] if line.startswith("{") else [text.strip() for text in line.split(";") if text.strip()]


def kind_of(text: str, state: State, now: Sequence[type[Move]]) -> tuple[type[Move], str]:
    """The kind of move that is meant, and its values: the first word says it, or else there is only one."""
    word, _, rest = text.partition(" ")
    found = _meant(word, now)
    if found and plain(word) in (plain(found.name), plain(word_of(found))):
        return found, rest.strip()
    # Of the moves that are possible the first one needs no word, if the text is clearly its value.
    if is_value(text, state, now):
        return now[0], text
    if found := found or _meant(word, tuple(kit_of(state).parts)):
        return found, rest.strip()
    if len(now) == 1 and kit_of(state).open_fields(state, now[0], {}):
        return now[0], text
    if fitting := [word_of(kind) for kind in now if _begins_any(word, {kind.name: (kind.name, word_of(kind))})]:
        raise IllegalMove(N_("“{word}” may mean several moves."), known=fitting, word=word[:40])
    raise not_now(word, now)


def is_value(text: str, state: State, now: Sequence[type[Move]]) -> bool:
    """Whether a text is clearly the value of the first move that is possible: a card, say."""
    asked = kit_of(state).open_fields(state, now[0], {}) if now else ()
    if len(asked) != 1 or isinstance(asked[0], Label):
        return False
    return _is_value(asked[0], asked[0].typed(text, say(), state))


def without_player(text: str, state: State) -> str:
    """A typed move without the name of the player before it, which has to be the one whose turn it is."""
    player = current_player(state)
    for name in state.setup.players:
        rest = text[len(name) :].strip()
        if rest and plain(text).startswith(f"{plain(name)} "):
            if name != player:
                raise IllegalMove(N_("It is not the turn of “{name}”."), known=[player] if player else (), name=name)
            return rest
    return text


def _meant(word: str, kinds: Sequence[type[Move]]) -> type[Move] | None:
    name = begun(word, {kind.name: (kind.name, word_of(kind)) for kind in kinds})
    return next((kind for kind in kinds if kind.name == name), None)


def not_now(word: str, now: Sequence[type[Move]]) -> IllegalMove:
    """The refusal of something that cannot be done now."""
    return IllegalMove(
        N_("“{word}” is not one of the moves that are possible now."),
        known=[word_of(kind) for kind in now],
        word=word[:40],
    )


def values_of(state: State, kind: type[Move], text: str) -> dict[str, Any]:
    """The values of a typed move: in the order in which they are asked for, or as `key=value`; “-” leaves one out."""
    given: dict[str, Any] = {}
    fields = {field.key: field for field in kind.fields}
    words = []
    for word in re.findall(r'(?:[^\s"]|"[^"]*")+', re.sub(r",\s+", ",", text)):
        key, equals, value = word.partition("=")
        if equals and key in fields:
            given[key] = fields[key].typed(value.strip('"'), say(), state)
        else:
            words.append(word.strip('"'))
    if len(kind.fields) == 1 and words:
        # A single value may have several words.
        words = [" ".join(words)]
    asked = kit_of(state).open_fields
    while words:
        field = next((field for field in asked(state, kind, given) if field.key not in given), None)
        if field is None:
            more = " ".join(words)
            raise IllegalMove(
                N_("There is more here than this move needs: {text}"), allowed=usage(state, kind), text=more
            )
        given[field.key] = _next(field, words, state)
    return {key: value for key, value in given.items() if value is not None}


def _next(field: Field, words: list[str], state: State) -> Any:
    """The value that comes next: as many words as make one, but one word where any name will do."""
    if words[0] == "-":
        return words.pop(0) and None
    known = [plain(name) for name in field.known(state)]
    for count in (4, 3, 2):  # a name of several words that is known already: Cape Town
        if count <= len(words) and plain(" ".join(words[:count])) in known:
            return field.typed(" ".join([words.pop(0) for _ in range(count)]), say(), state)
    for count in (1,) if isinstance(field, (Label, Who, Whole)) else (3, 2):
        value = field.typed(" ".join(words[:count]), say(), state)
        if count <= len(words) and _is_value(field, value):
            del words[:count]
            return value
    return field.typed(words.pop(0), say(), state)


def _is_value(field: Field, value: Any) -> bool:
    try:
        field.read(value)
    except ScorerError:
        return False
    return True


def usage(state: State, kind: type[Move]) -> str:
    """A kind of move as it is typed, with what it is."""
    fields = kit_of(state).open_fields(state, kind, {})
    values = " ".join(
        [
            f"<{say().gettext(field.question)}>" if field.required else f"[{say().gettext(field.question)}]"
            for field in fields
        ]
    )
    return f"{word_of(kind)} {values}".rstrip() + f" - {say().gettext(kind.title)}"


def in_words(error: ScorerError, kind: type[Move] | None) -> ScorerError:
    """An error of a typed move with the questions in the place of the keys of a record."""
    questions = {field.key: say().gettext(field.question) for field in kind.fields} if kind else {}
    key, root = error.values.get("key"), re.split(r"\W", error.place)[0]
    if key in questions:
        error.values = {**error.values, "key": questions[str(key)]}
        root, error.place = "", "" if key == root else error.place
    if root in questions:
        error.place = questions[root] + error.place[len(root) :]
    return error


def words_now(state: State, kinds: Sequence[type[Move]]) -> list[str]:
    """The words that can be typed now: moves, what they take, the players, commands."""
    moves = [word_of(kind) for kind in kinds]
    fields = [field for kind in kinds for field in kit_of(state).open_fields(state, kind, {})]
    values = [field.spoken(word, say()) for field in fields if isinstance(field, OneOf) for word in field.words]
    commands = [command_word(name) for name in COMMANDS]
    return list(dict.fromkeys([*moves, *values, *state.setup.players, *commands]))


def completing(words: Callable[[], list[str]]) -> bool:
    """Sets up the editing of lines with completion; whether this terminal has it."""
    try:
        import readline
    except ImportError:
        return False

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words() if plain(word).startswith(plain(begun))]
        return f"{fitting[number]} " if number < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ;,=")
    readline.parse_and_bind("tab: complete")
    return True
