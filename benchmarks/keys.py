"""Counts the keys that the moves of the golden records take, each in the shortest form that is understood.

    python benchmarks/keys.py          in English
    python benchmarks/keys.py fi       in another language

Enter or the semicolon after a move is a key, and so are the answers by which a new name is confirmed: a record begins
with names that are known from the rulebooks, and every other is typed out once, with “!”. Moves on a board that people
have drawn themselves are counted apart, as they name spaces. The exit code is 1 if a game takes more than it should.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorer.cli import terminal  # noqa: E402
from scorer.cli.lines import heads as commands  # noqa: E402
from scorer.scoring.fields import Field  # noqa: E402
from scorer.text.errors import ScorerError, language  # noqa: E402
from scorer.tracking.course import replay  # noqa: E402
from scorer.tracking.lines import move_of, read_line, word_of  # noqa: E402
from scorer.tracking.moves import Move, State, kit_of  # noqa: E402
from scorer.typed.question import Answer  # noqa: E402

WAYS = ["".join(keys) for count in (1, 2, 3) for keys in product("134679", repeat=count)]
"""Up to three steps by the number keys."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"

MOST = {"africa": 4, "africana": 9, "afritoria": 4}
"""Keys for a move, on average."""


def main(lang: str) -> int:
    """Counts and prints; the exit code."""
    terminal.speak(language(lang))
    keys: dict[str, list[int]] = {}
    for file in sorted((ROOT / "tests" / "records").glob("*.jsonl")):
        if file.name.startswith("bad-"):
            continue
        for step in replay(file.read_bytes().splitlines()).steps():
            assert step.move is not None
            assert step.before is not None
            state = step.before.state
            game = state.setup.game
            if getattr(state, "map", None) is not None and state.setup.options and game == "africa":
                game += ", on a board"
            keys.setdefault(game, []).append(len(shortest(step.move, state)) + 1)
    for game, counts in keys.items():
        print(f"{game}: {len(counts)} moves, {sum(counts) / len(counts):.2f} keys a move, {max(counts)} at most")
    return int(any(sum(keys[game]) > most * len(keys[game]) for game, most in MOST.items()))


def shortest(move: Move, state: State) -> str:
    """The shortest text that means a move in a state."""
    texts = sorted(set(candidates(move, state)), key=len)
    found = next((text for text in texts if _means(text, move, state)), "")
    assert found, (move, texts)
    return found


def candidates(move: Move, state: State) -> Iterator[str]:
    """Texts that may mean a move."""
    data = move.to_dict()
    yield from _by_number_keys(move, state)
    heads: list[tuple[str, dict[str, object]]] = [("", {})]
    for short in kit_of(state).shorts(state, terminal.say()):
        if short.kind is type(move) and all(data.get(key) == value for key, value in short.values.items()):
            heads += [(word[:cut], dict(short.values)) for word in short.words for cut in range(1, len(word) + 1)]
    word = word_of(type(move), terminal.say())
    heads += [(word[:cut], {}) for cut in range(1, len(word) + 1)]
    for head, given in heads:
        # Values that are told and others that are not, in the order in which they are asked for.
        values = list(_values(move, state, given))
        yield " ".join([text for text in (head, *values) if text])
        if head and values and values[0][0].isdecimal():
            yield f"{head}{''.join(values) if all(v.isdecimal() for v in values) else ' '.join(values)}"
            if len(values) == 2:
                yield head + "".join(values)


def _by_number_keys(move: Move, state: State) -> Iterator[str]:
    """Moves on a board with the way from the explorer instead of the names of spaces."""
    data = move.to_dict()
    at, space = data.get("at", ""), data.get("space", "")
    if getattr(state, "map", None) is None or state.setup.game != "africa" or not (at or space):
        return
    field = next(field for field in type(move).fields if field.key in ("space", "at"))
    rest = [str(data[key]) for key in ("symbols", "to") if key in data]
    heads = [word[:cut] for word in _words(move, state) for cut in range(1, len(word) + 1)]
    for way in WAYS:
        if field.typed(way, terminal.say(), state) in (space or at, at):
            for head in heads:
                yield " ".join([head + way, *rest])
                yield " ".join([head, way, *rest])


def _words(move: Move, state: State) -> list[str]:
    """The words that a move of this kind may begin with."""
    data = move.to_dict()
    shorts = [
        word
        for short in kit_of(state).shorts(state, terminal.say())
        if short.kind is type(move) and all(data.get(key) == value for key, value in short.values.items())
        for word in short.words
    ]
    return [*shorts, word_of(type(move), terminal.say())]


def _values(move: Move, state: State, given: dict[str, object]) -> Iterator[str]:
    data, known = move.to_dict(), dict(given)
    texts: list[str] = []
    asked = False
    while True:
        fields = kit_of(state).open_fields(state, type(move), known)
        field = next((field for field in fields if field.key not in known), None)
        if field is None:
            break
        known[field.key] = data.get(field.key)
        needed = field.needed and isinstance(field.empty, int)
        if field.key in data:
            texts.append(_text(field, data[field.key], state))
        else:
            texts.append(str(field.empty) if needed and field.key != "symbols" else "-")
            asked = field.needed and field.empty == ()
    while texts and texts[-1] == "-" and not asked:
        texts.pop()
    yield from texts
    # What nobody is asked for can be told all the same.
    for field in move.fields:
        if field.key in data and field.key not in known:
            yield f"{field.key}={_text(field, data[field.key], state)}"


def _text(field: Field, value: object, state: State) -> str:
    """The shortest text of a value."""
    if isinstance(value, list):
        parts = [_text(getattr(field, "of"), entry, state) for entry in value]  # noqa: B009
        digits = "".join(parts)
        return digits if all(part.isdecimal() for part in parts) and parts else ",".join(parts)
    spoken = field.spoken(value, terminal.say())
    words = str(value).split()
    codes = [f"{letter}{number}" for letter in LETTERS for number in range(1, 12)] if len(words) > 1 else []
    letters = [*(LETTERS if len(spoken) > 2 else ""), *codes]
    initials = "".join(word[0] for word in spoken.split())
    begun = [spoken[:cut] for cut in range(1, len(spoken) + 1)]
    for text in [*sorted({*begun, *letters, initials}, key=len), spoken, f"{value}!"]:
        try:
            if field.typed(text, terminal.say(), state) == value:
                return f'"{text}"' if " " in text else text
        except ScorerError:
            continue
    return str(value)


def _means(text: str, move: Move, state: State) -> bool:
    said = read_line(state, text, terminal.say(), commands())
    if not isinstance(said, Answer) or not isinstance(said.value, dict) or said.key != "move":
        return False
    try:
        read = move_of(state, said.value)
        # A name is the same in small letters.
        return type(read) is type(move) and str(read.to_dict()).casefold() == str(move.to_dict()).casefold()
    except ScorerError:
        return False


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["en"])))
