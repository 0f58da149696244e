"""What assistants are told, held against the library; and what it takes from people's words to the first right score.

    python benchmarks/assistants.py                   everything, 200 calls of each kind
    python benchmarks/assistants.py --calls 20        fewer
    python benchmarks/assistants.py tables            only a part: claims, tables or cost

`claims`: that a move is forbidden, that the rules do not answer and that rulebooks differ are said only where it is so.
`tables`: random tables with names as people say them, in every language, are scored as the library scores them.
`cost`: bytes and calls to the first score; the start of the server, and its first call. Ends with 1 on any exception.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import scorer
from scorer import tracking
from scorer.assistant import Refused, call
from scorer.assistant.readings import with_printed_rules
from scorer.assistant.tallies import choices, fields, shorthands
from scorer.description import game as description_of
from scorer.registry import game as game_of, ids
from scorer.text.errors import language
from scorer.text.i18n import languages

ROOT = Path(__file__).parent.parent
TWO = ["Ann", "Ben"]
NAMES = ("Anna", "Ben", "Cees", "Dora", "Émile")

Told = dict[str, Any]
Claims = Iterator[object]
"""For each claim what is wrong with it, or None."""


# Claims


def forbidden(rng: random.Random) -> Claims:
    """Moves of random games with something changed: forbidden only if the library refuses all like it."""
    game, played = rng.choice(ids()), list[Told]()
    state = tracking.start(game, TWO)
    for _ in range(rng.randrange(1, 14)):
        if legal := list(islice(tracking.legal_moves(state), 400)):
            move = rng.choice(legal)
            state, played = tracking.play(state, move), [*played, move.to_dict()]
    known = [move.to_dict() for move in islice(tracking.legal_moves(state), 2000)]
    changed = {**rng.choice([*known, *played])}
    values = [value for move in known for key, value in move.items() if key != "move"]
    if len(changed) > 1 and rng.random() < 0.8:
        key = rng.choice([key for key in changed if key != "move"])
        changed[key] = rng.choice(values or [0])
    try:
        told = call("judge_move", {"game": game, "players": TWO, "played": played, "move": changed})
    except Refused:
        # It is no move at all, which is not said to be forbidden.
        return
    if told["verdict"] == "forbidden":
        alike = [move for move in known if move.items() >= changed.items()]
        yield (game, played, changed) if alike or not _refused(state, changed, known) else None


def _refused(state: tracking.State, move: Told, known: list[Told]) -> bool:
    """Whether the library refuses a move; one that cannot be read if there is none of its kind now."""
    try:
        return tracking.why_not(state, tracking.read_move(state.setup.game, move)) is not None
    except scorer.ScorerError:
        return all([other["move"] != move["move"] for other in known])


def unanswered(rng: random.Random) -> Claims:
    """Questions that an entry answers, and headings of entries: the rules never seem not to answer."""
    lang = rng.choice(languages())
    asked = (ROOT / "tests" / "data" / f"questions.{lang}.tsv").read_text("utf-8").splitlines()
    _kind, words, answers = rng.choice(asked).split("\t")
    game = answers.partition(".")[0]
    if rng.random() < 0.3:
        words = rng.choice(scorer.rules(game)).title(lang)
    found = call("search_rules", {"words": words, "game": game, "lang": lang})
    yield (lang, game, words) if found["match"] == "none" else None


def differing(rng: random.Random) -> Claims:
    """Entries, hits and readings of random tables: rulebooks differ where stances or readings do."""
    lang, game = rng.choice(languages()), rng.choice(ids())
    title = (entry := rng.choice(scorer.rules(game))).title(lang)
    for id in (entry.id, rng.choice(game_of(game).rulings).id):
        yield from _differs(call("look_up_rule", {"id": id, "lang": lang}), id, lang)
    found: Told = call("search_rules", {"words": title, "game": game, "lang": lang})
    for hit in found["hits"]:
        if "text" in hit:
            yield from _differs(hit, hit["id"], lang)
    tally, _ = random_table(rng, game, lang)
    compared: Told = call("compare_readings", {"tally": tally, "lang": lang})
    for told in compared["disputed"]:
        for id in [told["ruling"]] if isinstance(told["ruling"], str) else told["ruling"]:
            if told["doubt"] == "differ":
                yield None if _is_disputed(id) else (id, told)


def _differs(told: Told, id: str, lang: str) -> Claims:
    """What an answer about an entry says of rulebooks that differ."""
    say, entry = language(lang), scorer.rule(id)
    note = say.gettext("Where the rulebooks differ: {difference}", difference="")
    says = [note in told.get("note", ""), told.get("doubt_text") == say.gettext("The rulebooks differ.")]
    if any(says):
        differ = "differs" in entry.sources.values() or bool(entry.readings and _is_disputed(id))
        yield None if differ else (id, lang, told)


def _is_disputed(ruling: str) -> bool:
    """Whether rulebooks state two readings of a ruling."""
    return sum(map(bool, game_of(ruling.partition(".")[0]).ruling(ruling).readings.values())) > 1


# Tables


def random_table(rng: random.Random, game: str, lang: str) -> tuple[Told, Told]:
    """A tally as people say it, and the same with the names that the library knows."""
    low, high = description_of(game).players
    while True:
        names = rng.sample(NAMES, rng.randint(low, min(high, len(NAMES))))
        one_of = rng.choice(choices(game)) if choices(game) else ""
        both = [_random_player(rng, game, name, one_of, lang) for name in names]
        said: Told = {"game": game, "players": [player for player, _ in both]}
        meant: Told = {"game": game, "players": [player for _, player in both]}
        if not scorer.problems(meant):
            return said, meant


def _random_player(rng: random.Random, game: str, name: str, one_of: str, lang: str) -> tuple[Told, Told]:
    said: Told = {"name": name}
    meant: Told = {"name": name}
    for key in [key for key in fields(game) if key not in choices(game) or key == one_of]:
        said[key], meant[key] = _random_value(rng, game, key, lang)
    for short in shorthands(game):
        if short.field.key in meant:
            meant[short.of] = short.convert(short.field.read(meant.pop(short.field.key)))
    return said, meant


def _random_value(rng: random.Random, game: str, key: str, lang: str) -> tuple[object, Any]:
    """A value as people say it, and as the library takes it."""
    field = fields(game)[key]
    keys, most = [part.key for part in field.parts()], int(str(field.schema().get("maximum", 3)))
    number = rng.randint(0, min(most, 60 if field.required else 7))
    if field.kind == "number":
        return rng.choice([number, str(number)]), number
    if field.kind == "flag":
        return (flag := rng.random() < 0.2), flag
    if field.kind == "points":
        return number, number
    if field.kind == "values":
        counts = {key: rng.randint(0, 3) for key in keys}
        return counts, counts
    if field.kind == "cards":
        parts = rng.sample(field.parts(lang), rng.randint(1, 4))
        return ", ".join([f"{part.label} {part.group}" for part in parts]), [part.key for part in parts]
    # Of each animal there are two for each player.
    kinds = {
        key: rng.randint(1, 2 if field.key in choices(game) else 3)
        for key in rng.sample([*field.names(lang)], rng.randint(1, 3))
    }
    forms = {key: rng.choice(field.names(lang)[key]) for key in kinds}
    as_object = {forms[key]: count for key, count in kinds.items()}
    as_words = ", ".join([f"{count} {forms[key]}" for key, count in kinds.items()])
    return rng.choice([as_object, as_words]), kinds


def tables(rng: random.Random, game: str) -> Claims:
    """A random table: its points, ranks, winners, lines and what is disputed are those of the library."""
    lang = rng.choice(languages())
    said, meant = random_table(rng, game, lang)
    sheet = with_printed_rules(scorer.score(meant))
    wanted: Mapping[str, Any] = sheet.to_dict(lang)
    try:
        told: Told = call("score_game", {"tally": said, "lang": lang, "marker": "out", "detail": "full"})
    except Refused as refused:
        yield lang, said, refused.text
        return
    same = all([told[key] == wanted[key] for key in wanted if key != "disputed"])
    readings = [{key: entry[key] for key in wanted["disputed"][0]} for entry in told["disputed"]]
    yield None if same and readings == wanted["disputed"] else (lang, said, meant)


# What it takes


def size(*answers: object) -> int:
    """The bytes of answers, as a model reads them."""
    return sum([len(json.dumps(each, ensure_ascii=False, separators=(",", ":")).encode()) for each in answers])


def cost() -> None:
    """Prints the bytes of what to ask and of the first score, and seconds of a server."""
    for game in ids():
        tally = json.loads((ROOT / f"examples/{game}.json").read_text("utf-8"))
        tally["players"] = tally["players"][:3]
        both = [
            size(
                call("describe_game", {"game": game, "lang": lang}), call("score_game", {"tally": tally, "lang": lang})
            )
            for lang in languages()
        ]
        print(f"{game}: 2 calls, {max(both)} bytes at most")
    print("server: start {:.2f} s, tools {:.2f} s, first call {:.2f} s, second {:.2f} s".format(*_served(tally)))


def _served(tally: Told) -> Iterator[float]:
    """Seconds until a server answers: its start, its tools, a first score and a second one."""
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}}
    scored = {"name": "score_game", "arguments": {"tally": tally}}
    asked: list[tuple[str, Told]] = [("initialize", hello), ("tools/list", {}), *[("tools/call", scored)] * 2]
    begun = time.perf_counter()
    command = [sys.executable, "-m", "scorer", "mcp"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdin
        assert server.stdout
        for id, (method, params) in enumerate(asked):
            message = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
            server.stdin.write(json.dumps(message).encode() + b"\n")
            server.stdin.flush()
            assert "result" in json.loads(server.stdout.readline())
            yield time.perf_counter() - begun
            if not id:
                server.stdin.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
            begun = time.perf_counter()


def main() -> int:
    """Prints the figures; 1 if there is any exception."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[[], "claims", "tables", "cost"], help="which; everything else")
    parser.add_argument("--calls", type=int, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng, wrong, parts = random.Random(chosen.seed), 0, chosen.parts or ["claims", "tables", "cost"]
    kinds: dict[str, Callable[[random.Random], Claims]] = {}
    if "claims" in parts:
        kinds |= {"forbidden": forbidden, "unanswered": unanswered, "differing": differing}
    if "tables" in parts:
        kinds |= {f"tables of {game}": partial(tables, game=game) for game in ids()}
    for name, kind in kinds.items():
        found = list(islice((each for _ in iter(int, 1) for each in kind(rng)), chosen.calls))
        exceptions = [each for each in found if each is not None]
        wrong += len(exceptions)
        print(f"{name}: {len(found)} said, {len(exceptions)} exceptions", *exceptions[:5], sep="\n  ", flush=True)
    if "cost" in parts:
        cost()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
