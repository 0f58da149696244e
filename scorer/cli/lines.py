"""What a person types while a game is followed: commands and moves, in the language of the run or in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..scoring.fields import Field, Label, OneOf, Several, Who, Whole, begun, plain
from ..text.errors import ScorerError
from ..text.i18n import N_, NP_
from ..text.vocabulary import UnknownWord, fold, folds, forms
from ..tracking.moves import IllegalMove, Move, State, current_player, kit_of, why_not
from ..tracking.naming import Named
from .terminal import say


class Command(NamedTuple):
    """Something that can be typed besides moves."""

    word: str
    """What is shown, in English."""
    also: str
    """All words for it that people may type, as a text of the vocabulary."""
    help: str


COMMANDS = {
    "undo": Command(
        NP_("command", "undo"),
        NP_("vocabulary", "undo | back | take back"),
        N_("takes back the last move, or as many as you say: “undo 3”; with “!”, without asking"),
    ),
    "redo": Command(NP_("command", "redo"), NP_("vocabulary", "redo | again | repeat"), N_("plays it again")),
    "fix": Command(
        NP_("command", "fix"),
        NP_("vocabulary", "fix | mend | correct | repair"),
        N_("corrects the move with this number: “fix 12”; all later ones are checked again"),
    ),
    "insert": Command(
        NP_("command", "insert"),
        NP_("vocabulary", "insert | forgot | forgotten"),
        N_("puts a forgotten move before the one with this number: “insert 12”; all later ones are checked again"),
    ),
    "why": Command(
        NP_("command", "why"),
        NP_("vocabulary", "why | how come"),
        N_("with a move: whether it is allowed, and which rule says so; alone: the reasons for the last points"),
    ),
    "moves": Command(
        NP_("command", "moves"), NP_("vocabulary", "moves | options | possible"), N_("lists what may be done now")
    ),
    "score": Command(
        NP_("command", "score"),
        NP_("vocabulary", "score | scores | points | standing | standings | result"),
        N_("shows the score as if the game ended now"),
    ),
    "rules": Command(
        NP_("command", "rules"),
        NP_("vocabulary", "rules | rule"),
        N_("looks words up in the rules; a number opens one of the hits"),
    ),
    "show": Command(
        NP_("command", "show"), NP_("vocabulary", "show | state | situation"), N_("shows the state of the game")
    ),
    "help": Command(NP_("command", "help"), NP_("vocabulary", "help | commands"), N_("shows this")),
    "quit": Command(
        NP_("command", "quit"),
        NP_("vocabulary", "quit | exit | stop | bye"),
        N_("stops; open the record again to go on"),
    ),
}
"""What can be typed besides moves."""


def open_fields(state: State, kind: type[Move], given: dict[str, object]) -> Iterator[Field]:
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


def known_by(kind: type[Move]) -> tuple[str, ...]:
    """All words for a kind of move; what is shown stands last."""
    return (kind.name, *(forms(kind.also, say()) if kind.also else ()), word_of(kind))


def word_of(kind: type[Move]) -> str:
    """What is typed for a kind of move."""
    return say().pgettext("move", kind.word or kind.name)


def command_word(name: str) -> str:
    """What is typed for a command."""
    return say().pgettext("command", COMMANDS[name].word)


def command_words(name: str) -> tuple[str, ...]:
    """All words for a command; what is shown stands last."""
    return (name, *forms(COMMANDS[name].also, say()), command_word(name))


def command_of(line: str, state: State, kinds: Sequence[type[Move]]) -> tuple[str, str]:
    """The command that a line gives and what follows; nothing if it is no command. Moves go before commands."""
    whole = whole_command(line)
    if whole[0]:
        return whole
    word, rest = _first(line)
    found = begun(word, {name: (name, command_word(name)) for name in COMMANDS})
    moves = {kind.name: known_by(kind) for kind in kinds}
    if not found or _begins_any(word, moves) or is_value(line, state, kinds) or _short(line.split(), state, kinds):
        return "", ""
    return found, rest


def whole_command(line: str) -> tuple[str, str]:
    """The command whose whole word a line begins with, and what follows; nothing if there is none."""
    if line in ("?", "!"):
        return ("help", "") if line == "?" else ("undo", "!")
    word, rest = _first(line)
    # “zurueck” is “zurück”, too. The word that is shown goes before the others.
    for shown in (lambda name: (name, command_word(name)), command_words):
        for name in COMMANDS:
            if any(folds(word) & folds(known) for known in shown(name)):
                return name, rest
    return "", ""


def _first(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    if word.endswith("!") and len(word) > 1:
        word, rest = word[:-1], f"! {rest}"
    return word, rest.strip()


def moves_of(line: str) -> list[str]:
    """The moves of a line: separated by semicolons, one if it is JSON."""
    return [line] if line.startswith("{") else [text.strip() for text in line.split(";") if text.strip()]


Decide = Callable[[Field, UnknownWord], str]
"""What a word that is not known means, as it would be typed; raises the error where nobody can tell."""


def refuse(field: Field, error: UnknownWord) -> str:
    """Nobody can be asked."""
    raise error


def understood(
    text: str, state: State, now: Sequence[type[Move]], decide: Decide = refuse
) -> tuple[type[Move], dict[str, object]]:
    """The kind of move that a text means, and the values that it tells."""
    words = _words(without_player(text, state))
    kind, given, rest = _head(words, state, now)
    if not rest and not given and kind.fields and kind not in now:
        # Why not, whatever its values.
        refused = why_not(state, kind(*[field.empty for field in kind.fields]))
        raise refused or not_now(text, now)
    return kind, _values(state, kind, rest, given, decide)


def _words(text: str) -> list[str]:
    return re.findall(r'(?:[^\s"]|"[^"]*")+', re.sub(r",\s+", ",", text))


def _head(words: list[str], state: State, now: Sequence[type[Move]]) -> tuple[type[Move], dict[str, object], list[str]]:
    """The kind of move, what is said of it at once, and the words that are left.

    Words that are typed out go before such as are only begun, what is possible before what is not.
    """
    all_kinds = tuple(kit_of(state).parts)
    if found := _exact(words, now):
        return found
    if found := _short(words, state, now):
        return found
    # Of the moves that are possible the first one needs no word, if the text is clearly its value.
    if is_value(" ".join(words), state, now):
        return now[0], {}, words
    # l2 is l and 2.
    if match := re.fullmatch(r"([^\d+]+?)(\d.*)", words[0]):
        parts = [match[1], *re.findall(r"\d+|[^\d\s]+", match[2]), *words[1:]]
        if found := _exact(parts, now) or _short(parts, state, now) or _begun(parts, state, now):
            return found
    if found := _begun(words, state, now) or _exact(words, all_kinds):
        return found
    if len(now) == 1 and kit_of(state).open_fields(state, now[0], {}):
        return now[0], {}, words
    if kind := _meant(words[0], all_kinds):
        return kind, {}, words[1:]
    word = words[0]
    if fitting := [word_of(kind) for kind in now if _begins_any(word, {kind.name: known_by(kind)})]:
        raise IllegalMove(N_("“{word}” may mean several moves."), known=fitting, word=word[:40])
    raise _new_word(word, state, now)


_Head = tuple["type[Move]", dict[str, object], list[str]]


def _exact(words: list[str], kinds: Sequence[type[Move]]) -> _Head | None:
    """The kind of move one of whose words is typed out."""
    for count in (3, 2, 1):
        typed = folds(" ".join(words[:count])) if count <= len(words) else set()
        # The word that is shown goes before the others.
        for names in (lambda kind: (kind.name, word_of(kind)), known_by):
            for kind in kinds:
                if any(typed & folds(name) for name in names(kind)):
                    return kind, {}, words[count:]
    return None


def _short(words: list[str], state: State, now: Sequence[type[Move]]) -> _Head | None:
    """What a short word says, or the name of something that can be told in a move."""
    shorts = [short for short in kit_of(state).shorts(state, say()) if short.kind in now]
    for count in (3, 2, 1):
        typed = folds(" ".join(words[:count])) if count <= len(words) and shorts else set()
        for short in shorts:
            if any(typed & folds(word) for word in short.words):
                return short.kind, dict(short.values), words[count:]
    return None


def _begun(words: list[str], state: State, now: Sequence[type[Move]]) -> _Head | None:
    """What the first word begins, if that is clear: a move, or something that can be told in one."""
    if kind := _meant(words[0], now):
        return kind, {}, words[1:]
    typed = fold(words[0])
    shorts = [short for short in kit_of(state).shorts(state, say()) if short.kind in now]
    fitting = [short for short in shorts if typed and any(fold(word).startswith(typed) for word in short.words)]
    if len(fitting) == 1 and not _begins_any(words[0], {kind.name: known_by(kind) for kind in now}):
        return fitting[0].kind, dict(fitting[0].values), words[1:]
    return None


def _begins_any(word: str, names: Mapping[str, Sequence[str]]) -> bool:
    return any(plain(name).startswith(plain(word)) for known in names.values() for name in known)


def is_value(text: str, state: State, now: Sequence[type[Move]]) -> bool:
    """Whether a text is clearly the value of the first move that is possible: a card, say."""
    asked = kit_of(state).open_fields(state, now[0], {}) if now else ()
    if len(asked) != 1 or isinstance(asked[0], Label):
        return False
    return _valued(asked[0], text, state) is not None


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
    name = begun(word, {kind.name: known_by(kind) for kind in kinds})
    return next((kind for kind in kinds if kind.name == name), None)


def not_now(word: str, now: Sequence[type[Move]]) -> IllegalMove:
    """The refusal of something that cannot be done now."""
    return IllegalMove(
        N_("“{word}” is not one of the moves that are possible now."),
        known=[word_of(kind) for kind in now],
        word=word[:40],
    )


class NewWord(IllegalMove):
    """A first word that says nothing now; `near` is the word that it most likely means."""

    near = ""


def _new_word(word: str, state: State, now: Sequence[type[Move]]) -> IllegalMove:
    from difflib import get_close_matches

    refused = not_now(word, now)
    error = NewWord(refused.what, known=refused.known, word=word[:40])
    words = {fold(known): known for known in words_now(state, now)}
    error.near = words[close[0]] if (close := get_close_matches(fold(word), list(words), n=1, cutoff=0.6)) else ""
    return error


def _values(
    state: State, kind: type[Move], words: list[str], given: dict[str, object], decide: Decide
) -> dict[str, object]:
    """The values of a typed move: in the order in which they are asked for, or as `key=value`; “-” leaves one out."""
    fields = {field.key: field for field in kind.fields}
    rest = []
    if not any(isinstance(field, Several) for field in kind.fields):
        words = [part for word in words for part in (word.split(",") if '"' not in word else [word]) if part]
    for word in words:
        key, equals, value = word.partition("=")
        if equals and key in fields:
            given[key] = value_of(fields[key], value.strip('"'), state, decide)
        else:
            rest.append(word.strip('"'))
    if len(kind.fields) == 1 and rest:
        # A single value may have several words.
        rest = [" ".join(rest)]
    asked = kit_of(state).open_fields
    while rest:
        field = next((field for field in asked(state, kind, given) if field.key not in given), None)
        if field is None:
            more = " ".join(rest)
            raise IllegalMove(
                N_("There is more here than this move needs: {text}"), allowed=usage(state, kind), text=more
            )
        text = rest[0]
        given[field.key] = _next(field, rest, state, decide)
        add_implied(given, kind, field, text, state)
    return {key: value for key, value in given.items() if value is not None}


def add_implied(given: dict[str, object], kind: type[Move], field: Field, text: str, state: State) -> None:
    """Adds what a typed value says of other fields that were not told."""
    keys = [other.key for other in kind.fields if other is not field]
    given |= {key: value for key, value in field.implied(text, state).items() if key in keys and key not in given}


def value_of(field: Field, text: str, state: State, decide: Decide = refuse) -> object:
    """What a text says in a field; a new name is decided on."""
    while True:
        try:
            return field.typed(text, say(), state)
        except UnknownWord as error:
            text = decide(field, error)


def _next(field: Field, words: list[str], state: State, decide: Decide) -> object:
    """The value that comes next: as many words as make one, but one word where any name will do."""
    if words[0] == "-":
        return words.pop(0) and None
    if isinstance(field, Named):
        names = field.words(say(), state)
        for count in (4, 3, 2):  # a name of several words that is known: Cape Town
            if count <= len(words) and (found := names.find(" ".join(words[:count]))):
                del words[:count]
                return found
        return value_of(field, words.pop(0), state, decide)
    if isinstance(field, Whole) and field.high < 10 and words[0].isdecimal() and len(words[0]) > 1:
        # Where one figure is enough, 24 is 2 and 4.
        words[:1] = [words[0][0], words[0][1:]]
    for count in (1,) if isinstance(field, (Label, Who, Whole)) else (3, 2):
        value = _valued(field, " ".join(words[:count]), state)
        if count <= len(words) and value is not None:
            del words[:count]
            return value
    return value_of(field, words.pop(0), state, decide)


def _valued(field: Field, text: str, state: State) -> object:
    """The value that a text clearly says in a field, or nothing."""
    try:
        value = field.typed(text, say(), state)
        field.read(value)
    except ScorerError:
        return None
    return value


def usage(state: State, kind: type[Move]) -> str:
    """A kind of move as it is typed, with what it is."""
    fields = kit_of(state).open_fields(state, kind, {})
    values = " ".join(
        [
            f"<{say().gettext(field.question)}>" if field.required else f"[{say().gettext(field.question)}]"
            for field in fields
        ]
    )
    return f"{word_of(kind)} {values}".rstrip() + f" – {say().gettext(kind.title)}"


def in_words(error: ScorerError, kind: type[Move] | None) -> ScorerError:
    """An error of a typed move with the questions in the place of the keys of a record."""
    questions = {field.key: say().gettext(field.question) for field in kind.fields} if kind else {}
    # Who types needs no keys beside the words.
    error.known = tuple(
        [say().gettext(error.meanings[name]) if name in error.meanings else name for name in error.known]
    )
    error.meanings = {}
    key, root = error.values.get("key"), re.split(r"\W", error.place)[0]
    if key in questions:
        error.values = {**error.values, "key": questions[str(key)]}
        root, error.place = "", "" if key == root else error.place
    if root in questions:
        error.place = questions[root] + error.place[len(root) :]
    return error


def built(kind: type[Move], given: Mapping[str, object]) -> str:
    """A move that is being typed, as far as it is told."""
    fields = {field.key: field for field in kind.fields}
    values = [fields[key].spoken(value, say()) for key, value in given.items() if value is not None]
    return ", ".join([say().gettext(kind.title), *values])


def as_typed(move: Move, state: State) -> str:
    """A move as it can be typed in a state."""
    kind, given = type(move), move.to_dict()
    values: list[str] = []
    for field in kit_of(state).open_fields(state, kind, given):
        if field.key not in given:
            values.append("-")
            continue
        value = given[field.key]
        text = field.spoken(value, say())
        values.append(f'"{text}"' if " " in text and len(kind.fields) > 1 else text)
    while values and values[-1] == "-":
        values.pop()
    return " ".join([word_of(kind), *values])


def completions(before: str, state: State, kinds: Sequence[type[Move]]) -> Iterator[str]:
    """The words that may come next: moves and commands first, then the values of the move that is being typed."""
    text = before.rpartition(";")[2].lstrip()
    *done, begun_word = re.split(r"[\s,=]", text) if text else [""]
    if not done:
        words = words_now(state, kinds)
    else:
        try:
            kind, given = understood(" ".join(done), state, kinds)
        except ScorerError:
            return
        open_now = kit_of(state).open_fields(state, kind, given)
        field = next((field for field in open_now if field.key not in given), None)
        words = list(field.choices(say(), state)) if field else []
    yield from (word for word in words if fold(word).startswith(fold(begun_word)))


def words_now(state: State, kinds: Sequence[type[Move]]) -> list[str]:
    """The words that can be typed now: moves, what they take, the players, commands."""
    moves = [word_of(kind) for kind in kinds]
    shorts = [
        next((word for word in short.words if len(word) > 2), "")
        for short in kit_of(state).shorts(state, say())
        if short.kind in kinds
    ]
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
