"""What is asked of both Pythons: calls of the border, with the answers of CPython, which are the truth."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import scorer
from docs.app.engine import border
from docs.app.engine.typescript import resolved
from scorer import testing
from scorer.export.schemas import tally_schema
from scorer.reference.entries import rules
from scorer.registry import game as game_of, ids
from scorer.tracking.course import Course, begin, header, line_of

RECORDS = Path(__file__).parents[1] / "records"
DATA = Path(__file__).parents[1] / "data"
KINDS = {
    "goods": "africa.goods",
    "artifacts": "africana.artifacts",
    "cards": "afritoria.pile",
    "points": "africana.expeditions",
    "yesno": "africa.bonus",
    "number": "africa.gold",
}
"""A field to which an answer of each kind in `answers.*.tsv` may be given."""

Asked = tuple[str, str]
"""A call, and what CPython answers."""

Corpus = Iterator[Asked]


def ask(name: str, lang: str, *args: Any, raw: str = "") -> Asked:
    """One call; `raw` is a further argument as it was written, before the others."""
    parts = [json.dumps(part, ensure_ascii=False) for part in args]
    if raw:
        parts.insert(1 if parts and name == "play" else 0, raw)
    text = "[" + ", ".join([json.dumps(name), json.dumps(lang), *parts]) + "]"
    text = text.encode("utf-8", "backslashreplace").decode()  # half a character, as JSON can write it
    return text, border.call(text)


def typed(step: int = 1, langs: Sequence[str] = ()) -> Corpus:
    """What people typed in answer to a field, in these languages or all: the answers that the tests keep, or one of so
    many.
    """
    found = []
    for lang in langs or scorer.languages():
        for line in (DATA / f"answers.{lang}.tsv").read_text("utf-8").splitlines():
            kind, _, texts = line.split("\t")
            found += [(lang, KINDS[kind], text) for text in texts.split(" | ") if kind in KINDS]
        for line in (DATA / f"seen.{lang}.tsv").read_text("utf-8").splitlines():
            key, _, _, text = line.split("\t")
            found.append((lang, key, text))
    for lang, key, text in found[::step]:
        yield ask("typed", lang, *key.split("."), text, lang)


def records(step: int = 1) -> Corpus:
    """Every record that the tests keep, or one of so many, line by line."""
    codes = scorer.languages()
    for number, path in enumerate(sorted(RECORDS.glob("*.jsonl"))[::step]):
        lang = codes[number % len(codes)]
        yield from _record([line for line in path.read_text("utf-8").splitlines() if _is_json(line)], lang)


def _record(lines: list[str], lang: str) -> Corpus:
    begun = ask("begin", lang, lang, raw=lines[0])
    yield begun
    if '{"ok"' not in begun[1][:6]:
        return
    for number, line in enumerate(lines[1:]):
        yield ask("play", lang, 1, lang, raw=line)
        if number % 40 == 0:
            yield ask("legal", lang, 1, 300)
            yield ask("standings", lang, 1, lang)
        if number % 10 == 0:
            yield from _offered(lang)
    for name in ("standings", "tally", "record"):
        yield ask(name, lang, 1, *([lang] if name == "standings" else []))
    course = border._followed[1]
    counted = scorer.tracking.tally(course.state).to_dict()
    yield ask("recount", lang, 1, {**counted, "players": [_miscounted(player) for player in counted["players"]]}, lang)
    yield ask("course_chart", lang, 1, lang)
    if first := course.number and course.at(1).move:
        yield ask("steps", lang, 1, lang, course.number - 5)
        for number, how in ((course.number, None), (course.number // 2 + 1, None), (1, {"before": True})):
            yield ask("mend", lang, 1, number, first.to_dict() if how else None, lang, how)
        players = course.state.setup.players[:2]
        for number in range(1, min(course.number, 20), 3):
            yield ask("exchange", lang, 1, [number, min(number + 3, course.number)], list(players), lang)
        agreed = {"move": "adjust", "player": players[1], "points": -2, "why": "“…”"}
        yield ask("ask", lang, 1, {"move": "adjust"}, lang)
        yield ask("play", lang, 1, agreed, lang)
        yield ask("why_not", lang, 1, {**agreed, "points": 1001}, lang)
        yield ask("mend", lang, 1, course.number, None, lang)
    yield ask("close", lang, 1)
    yield ask("resume", lang, [json.loads(line) for line in lines[:40]], lang)
    yield ask("close", lang, 1)


def _miscounted(player: Mapping[str, Any]) -> dict[str, Any]:
    """A player of whom the last card, and one of everything else, was not counted."""
    found: dict[str, Any] = {"name": player["name"]}
    for key, value in player.items():
        if isinstance(value, dict):
            found[key] = {part: max(0, count - 1) for part, count in value.items()}
        elif isinstance(value, list):
            found[key] = value[:-1]
        elif key != "name":
            found[key] = not value if isinstance(value, bool) else max(0, value - 1)
    return found


def _offered(lang: str) -> Corpus:
    """What is offered, what may be said of the first of it, and of the last move."""
    found = ask("offers", lang, 1, lang)
    yield found
    for offer in [each for each in json.loads(found[1])["ok"] if not each["whole"]][:2]:
        yield ask("ask", lang, 1, offer["move"], lang)
    for name in ("amendable", "declined"):
        yield ask(name, lang, 1, *([lang] if name == "amendable" else []))
    for player in border._followed[1].state.setup.players[:2]:
        yield ask("until", lang, 1, player)
    yield ask("amend", lang, 1, "moved", None, lang)


def _is_json(line: str) -> bool:
    try:
        json.loads(line, object_pairs_hook=_once)
    except ValueError:
        return False
    return True


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError  # cannot come out of JavaScript
    return dict(pairs)


WRONG: tuple[Any, ...] = (None, -1, "x", 3, 99, True, [], ["a"], 1.0, 2.5, "lion", "Anna", {}, 10**30)


def games(game: str, count: int, seed: int = 5, most: int = 120) -> Corpus:
    """Random games in every variant, with wrong lines, undo and redo among the moves, and why they are not allowed."""
    rng, codes = random.Random(seed), scorer.languages()
    tables = list(testing.tables(game))
    for number in range(count):
        variant, players = tables[number % len(tables)]
        lang = codes[number % len(codes)]
        yield from _record([json.dumps(line, ensure_ascii=False) for line in _lines(rng, variant, players, most)], lang)
        state = testing.started(variant, players)
        yield ask("begin", lang, {**header(state), "id": rng.choice([-1, "", "two\nlines", [], {}])}, lang)
        yield ask("begin", lang, header(state), lang)
        move = testing.choose(rng, state)
        for wrong in [move.to_dict() if move else {}, *(_changed(rng, move.to_dict()) for _ in range(6) if move)]:
            yield ask("why_not", lang, 1, wrong, lang)
        yield from _odd(rng, lang)
        yield ask("close", lang, 1)


ALIKE = (
    *("STRASSE", "stra\u00dfe", "\u017ftrasse", "\u0130nci", "i\u0307nci"),
    *(
        "\u03a3\u0399\u03a3\u03a5\u03a6\u039f\u03a3",
        "\u03c3\u03b9\u03c3\u03c5\u03c6\u03bf\u03c2",
        "\u03c3\u03b9\u03c3\u03c5\u03c6\u03bf\u03c3 ",
    ),
)
"""Names that are the same but for their capitals, beyond ASCII."""


def _odd(rng: random.Random, lang: str) -> Corpus:
    """Moves with names that people might give; those that may be any are played, and come again in other letters."""
    for _ in range(16):
        state = border._followed[1].state
        kinds = {move.name: move for move in islice(scorer.tracking.legal_moves(state), 400)}
        for move in kinds.values():
            data = move.to_dict()
            names = [key for key, value in data.items() if isinstance(value, str) and key != "move"]
            if names:
                data[rng.choice(names)] = rng.choice(ALIKE)
                yield ask("play", lang, 1, data, lang)
        if kinds:
            yield ask("play", lang, 1, rng.choice(list(kinds.values())).to_dict(), lang)


def _lines(rng: random.Random, variant: testing.Variant, players: int, most: int) -> Iterator[Any]:
    state = testing.started(variant, players)
    course: Course = begin(state)
    yield {**header(state), "id": "Zoë’s, 31.5."}
    seen: list[Any] = []
    while course.number < most and (move := testing.choose(rng, course.state)):
        course = course.play(move)
        line = line_of(course)
        seen.append(line)
        chance = rng.random()
        if chance < 0.1 and course.before and not _allowed(course.before, wrong := _changed(rng, rng.choice(seen))):
            yield wrong
        yield line
        if chance > 0.98:
            yield from ({"forced": True, "undo": 1}, {"redo": 1})
        elif chance > 0.96:
            yield from ({"undo": 1, "forced": True}, line)


def _allowed(course: Course, line: Any) -> bool:
    from scorer.tracking.course import follow

    try:
        follow(course, line)
    except scorer.ScorerError:
        return False
    return True


def _changed(rng: random.Random, line: dict[str, Any]) -> dict[str, Any]:
    """A line with one value, or one key, that is another."""
    line = dict(line)
    key = rng.choice(list(line))
    if rng.random() < 0.15:
        line["more"] = line.pop(key)
    else:
        line[key] = rng.choice([line[key], *WRONG])
    if rng.random() < 0.5:
        line.pop("by", None)
    return line


NAMES = (
    *("Anna", "Ben", "Cleo", "Dora", "Emil", "ANNA", "anna ", "Ann  a", "Jo\u00ebl", "Joe\u0308l", "STRASSE"),
    *("stra\u00dfe", "\u017felma", "Selma", "\u0130nci", "inci", "\u0131rmak", "\u01c4ana", "\ufb03ona"),
    *("\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u4e2d\u6587", "\u0639\u0644\u064a", "\U0001f981", "e\u0301"),
    *("\u2007Ben", "Ben\u200b", "a\u2028b", "a\nb", "\x07", "\ud83d", "", " ", "\u3000", "x" * 100, "y" * 101),
    *('"', "\\", "{name}", "%s"),
)
"""Names, and texts that are none: capitals, accents, ligatures, other scripts, what cannot be seen, too long ones."""

LOOK_ALIKE = (("Jo\u00ebl", "Joe\u0308l"), ("STRASSE", "stra\u00dfe"), ("\ufb01n", "Fin"), ("A\u3000b", "a b"))
"""Names that nobody can tell from one another."""

BAD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 5, 6, 10**6, 10**6 + 1, 10**30, -(10**25), 3.0, 2.5, 0.1, 1e300, 1e-7, 123456.789),
    *("", "3", "x", [], {}, [None], [1, "x"], {"a": 1}, ["\x08\x0c\x7f"], [0.1, 5e-324], [[[[[[[[1]]]]]]]], "\ud800x"),
)
"""Values that are wrong nearly everywhere."""


def tallies(count: int, seed: int = 7) -> Corpus:
    """Random tallies, good and broken, in every language, edition and reading; made of the games' own schemas."""
    rng, codes = random.Random(seed), scorer.languages()
    schemas = {id: _whole_schema(id) for id in ids()}
    for number in range(count):
        game = rng.choice(list(schemas))
        tally = _made(rng, schemas[game])
        if not isinstance(tally.get("players"), list) or rng.random() < 0.25:
            tally["players"] = _made(rng, schemas[game]["properties"]["players"])
        _name(rng, tally["players"])
        if rng.random() < 0.9:
            tally["game"] = game
        tally |= _known_by(rng, tally["players"])
        if rng.random() < 0.3:
            _break(rng, tally)
        lang = codes[number % len(codes)]
        edition = rng.choice([None, None, None, *game_of(game).editions, rng.choice(["xx", None, None])])
        name = rng.choice(["score"] * 6 + ["problems", "explain"])
        rulings = rng.choice([None, tally.get("rulings")])
        yield ask(name, lang, tally, lang, edition, rulings)
        if number % 8 == 0:
            yield ask("totals", lang, tally, edition, rulings)
            yield ask("decided", lang, tally, lang, edition, rulings)
        if number % 15 == 1:
            asked = ask("decided", lang, tally, lang, edition, rulings, 25)
            yield asked
            while asked[1] == '{"ok": null}':  # bit by bit
                asked = ask("decided", lang, None, lang, None, None, 25)
                yield asked


def _name(rng: random.Random, players: list[Any]) -> None:
    """Gives the players names that mostly can be told apart; of most nobody has agreed on anything."""
    for player in players:
        if rng.random() < 0.9:
            player.pop("adjust", None)
    for chance, names in ((0.9, testing.NAMES), (0.05, rng.choice(LOOK_ALIKE))):
        if rng.random() < chance:
            for player, name in zip(players, names, strict=False):
                player["name"] = name


def _known_by(rng: random.Random, players: list[Any]) -> dict[str, object]:
    """What changes no points, mostly as it may be."""
    if rng.random() < 0.1:
        return {}
    began = rng.choice(players)["name"] if players and rng.random() < 0.3 else None
    return {"id": rng.choice([None, None, "one"]), "began": began}


def _whole_schema(game: str) -> Any:
    schema = tally_schema(game)
    return resolved(schema, schema["$defs"])


def _made(rng: random.Random, schema: Any) -> Any:
    """A random value that a schema may allow."""
    for choice in ("anyOf", "oneOf"):
        if choice in schema and "type" not in schema:
            return _made(rng, schema[choice][0] if rng.random() < 0.7 else rng.choice(schema[choice]))
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return rng.choice(schema["enum"])
    make: dict[str, Callable[[random.Random, Any], Any]] = {
        "null": lambda *_: None,
        "integer": _whole,
        "boolean": lambda rng, _: rng.random() < 0.15,
        "string": lambda rng, _: rng.choice(NAMES),
        "array": _array,
        "object": _object,
    }
    return make[schema["type"]](rng, schema)


def _whole(rng: random.Random, schema: Any) -> int:
    low, high = schema.get("minimum", 0), schema.get("maximum", 99)
    return rng.randint(low, min(high, low + rng.choice([1, 3, 5, 30]))) if rng.random() < 0.998 else high + 1


def _array(rng: random.Random, schema: Any) -> list[Any]:
    low, high = schema.get("minItems", 0), schema.get("maxItems", 12)
    return [_made(rng, schema["items"]) for _ in range(rng.randint(low, min(high, low + 5)))]


def _object(rng: random.Random, schema: Any) -> dict[str, Any]:
    made = {}
    properties = dict(schema.get("properties", {}))
    one_of = [part["required"][0] for part in schema.get("oneOf", ())]
    one = rng.choice(one_of) if one_of else ""
    for key, part in properties.items():
        if key in (*schema.get("required", ()), one) or (key not in one_of and rng.random() < 0.7):
            made[key] = _made(rng, part)
    if isinstance(more := schema.get("additionalProperties"), dict):
        labels = ["statue", "drum", "shirt", "kettle", "A", "B", "C", "D", "3", "2", *rng.sample(NAMES, 2)]
        for label in rng.sample(labels, rng.randint(0, min(5, schema.get("maxProperties", 5)))):
            made[label] = _made(rng, more)
    if rng.random() < 0.3:  # the order of keys is not that of the schema
        made = dict(rng.sample(list(made.items()), len(made)))
    return made


def _break(rng: random.Random, tally: Any) -> None:
    """Changes one place somewhere in it."""
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
            places.append((value, key))
            walk(value[key])

    walk(tally)
    holder, key = rng.choice(places)
    what = rng.random()
    if what < 0.6:
        holder[key] = rng.choice(BAD)
    elif what < 0.75:
        del holder[key]
    elif isinstance(holder, dict):
        holder[rng.choice([str(key) + "s", str(key).upper(), *NAMES])] = holder.pop(key)
    else:
        holder.append(holder[key])


def texts() -> Corpus:
    """The rules reference in every language, templates, and what is asked for by a wrong name."""
    for lang in scorer.languages():
        for game in ids():
            yield ask("rules", lang, game, lang)
            yield ask("game", lang, game, lang)
            yield ask("template", lang, game, ["Ann", "Jo\u00ebl"])
            for entry in rules(game)[::40]:
                yield ask("rule", lang, entry.id, lang)
                yield ask("rule", lang, entry.id[:-1] + "x", lang)
                yield ask("rule_url", lang, entry.id, None, lang)
        for name in ("", "afrika", "Africa", "a b", "africa.", "nothing", "\u00e4frica"):
            yield ask("rule", lang, name, lang)
            yield ask("template", lang, name, ["Ann"])
            yield ask("score", lang, {"game": name, "players": []}, lang)
        yield ask("games", lang)


def all_of(records_too: bool, games_each: int, tally_count: int, seed: int) -> Corpus:
    """All corpora, one after the other."""
    yield from texts()
    if records_too:
        yield from records()
    for game in ids():
        yield from games(game, games_each, seed)
    yield from tallies(tally_count, seed)
