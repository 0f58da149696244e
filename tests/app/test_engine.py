"""The engine of the pages says what CPython says, byte for byte; and the comparison would see if it did not."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

import scorer
from docs.app.engine import build
from docs.app.engine.typescript import declarations
from docs.app.node import run_node
from scorer.registry import ids
from scorer.text.errors import language
from tests.support import EXAMPLES, corpora, corpora_log, new, parity

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("translated")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("engine")
    build.build(made)
    return made


def run(folder: Path, program: str) -> str:
    """What a program of JavaScript prints that has `load` and `ScorerError`."""
    module = (folder / "engine.mjs").as_uri()
    code = f'import {{ load, ScorerError }} from "{module}";\n{program}'
    done = run_node("--input-type=module", "-e", code)
    return done.stdout


def corpora_of(part: int) -> dict[str, corpora.Corpus]:
    """What is asked of both: all of it, or so small a part."""
    return {
        "texts": corpora.texts(),
        "records": corpora.records(2 * part - 1),
        **{f"games of {game}": corpora.games(game, 8 // part) for game in ids()},
        "tallies": corpora.tallies(600 // part),
        # To learn the words of a language takes MicroPython longer than to read many answers.
        "typed": corpora.typed(7 * part, () if part == 1 else ("nl", "fi")),
        "logs": corpora_log.logs(),
    }


def at_work(runs: Iterator[tuple[str, Path, list[corpora.Asked]]]) -> dict[str, parity.Run]:
    """Several runs, two at a time."""
    begun: dict[str, parity.Run] = {}
    for name, folder, asked in runs:
        for earlier in list(begun.values())[:-1]:
            earlier.program.wait()
        begun[name] = parity.Run(folder, asked)
    return begun


@pytest.fixture(scope="module", params=[pytest.param(1, id="all", marks=pytest.mark.long), pytest.param(4, id="part")])
def runs(folder: Path, request: pytest.FixtureRequest) -> dict[str, parity.Run]:
    return at_work((name, folder, list(corpus)) for name, corpus in corpora_of(request.param).items())


@pytest.mark.parametrize("name", corpora_of(1))
def test_both_pythons_say_the_same(runs: dict[str, parity.Run], name: str) -> None:
    different = runs[name].differences()
    assert len(runs[name].asked) > 100
    assert not different, f"{len(different)} of {len(runs[name].asked)}:\n" + "\n".join(map(str, different[:5]))


@pytest.mark.long
def test_the_corpora_are_what_they_say() -> None:
    answers = [answer for _, answer in corpora.tallies(600)]
    refused = sum(answer.startswith('{"error"') for answer in answers)
    assert 0.2 < refused / len(answers) < 0.7
    assert sum('"disputed": [{' in answer for answer in answers) > 50
    assert sum('"disputed_in_play": [{' in answer for _, answer in corpora.records()) > 20
    assert sum('"changes": [{' in answer for answer in answers) > 15
    assert sum(answer == '{"ok": null}' for answer in answers) > 5


MISTAKES = {
    "a sort that is not stable": ("-i if reverse else i", "i if reverse else -i"),
    "dicts without an order": ("class py_dict(OrderedDict)", "class py_dict(dict)"),
    "dicts equal only in the same order": ("if not isinstance(other, dict)", "if list(self) != list(other)"),
    "a key for its value": ("for key, each in zip(found, found)", "for each, key in zip(found, found)"),
    "the first plural form only": ("[int(eval(self.plural, {'n': n}))]", "[0]"),
    "small letters of ASCII only": ("py_back(host.casefold(py_out(text)))", "text.lower()"),
    "accents that are left as they are": ("py_back(host.normalize(form, py_out(text)))", "text"),
    "one change of several": ("return type(self)(*values)", "return type(self)(*(values[:-1] + [self[-1]]))"),
    "another number of a text": ("value[int(key) if key.isdigit() else key]", "list(value)[-1]"),
    "the nearest names the wrong way round": ("py_sorted(close, reverse=True)", "py_sorted(close)"),
    "the wrong order of choices": ("for i in range(len(pool)):", "for i in range(len(pool) - 1, -1, -1):"),
}  # fmt: skip
"""Mistakes that could be made in the shims: what stands there, and what would be wrong."""


@pytest.fixture(scope="module")
def mistaken(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, parity.Run]:
    """Each mistake at work on a part of what is asked above."""
    followed = chain.from_iterable(corpora.games(game, 4, most=40) for game in ids())
    rules = [corpora.ask("rules", "en", game, "en") for game in ids()]
    asked = [*rules, *islice(corpora.texts(), 1, 260, 12), *followed, *corpora.tallies(400)]

    sources = build.sources({})["score"]

    def planted(right: str, wrong: str) -> Path:
        made = tmp_path_factory.mktemp("mistaken") / "engine"
        shutil.copytree(folder, made)
        (path,) = [path for path, code in sources.items() if path.startswith("shims/") and right in code]
        (made / "score.parcel").write_bytes(build.scoring(sources | {path: sources[path].replace(right, wrong)}))
        return made

    return at_work((name, planted(*mistake), asked) for name, mistake in MISTAKES.items())


@pytest.mark.long
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_seen(mistaken: dict[str, parity.Run], mistake: str) -> None:
    assert mistaken[mistake].differences()


def test_the_border_says_what_the_library_says(folder: Path) -> None:
    tally = json.loads((EXAMPLES / "africa.json").read_text("utf-8"))
    tally["players"][1]["adjust"] = [{"points": -2, "why": "forgot a camp"}, {"points": 3, "why": "lent gold"}]
    told = run(
        folder,
        f"""
        const engine = await load({{ lang: "fi", langs: ["nl"] }});
        const tally = {json.dumps(tally)};
        console.log(JSON.stringify([engine.score(tally), engine.score(tally, {{ lang: "nl", edition: "fr" }}),
          engine.problems(tally), engine.version, engine.games, engine.lang]));
        """,
    )
    assert json.loads(told) == [
        scorer.score(tally).to_dict("fi"),
        scorer.score(tally, edition="fr").to_dict("nl"),
        [],
        scorer.__version__,
        list(ids()),
        "fi",
    ]


def test_totals_of_a_followed_game_are_those_of_its_tally(folder: Path) -> None:
    record = (EXAMPLES / "africa-record.jsonl").read_text("utf-8")
    told = run(
        folder,
        f"""
        const lines = {json.dumps([json.loads(line) for line in record.splitlines()])};
        const engine = await load({{ rooms: ["follow"], games: ["africa"] }});
        const followed = engine.resume(lines);
        const both = (when) => [followed.totals(when), engine.totals(followed.tally(when))];
        console.log(JSON.stringify([both(), both({{ at: 40 }})]));
        """,
    )
    now, then = json.loads(told)
    assert now[0] == now[1] != then[0] == then[1]


def test_totals_are_those_of_the_sheet(folder: Path) -> None:
    tallies = [json.loads((EXAMPLES / f"{game}.json").read_text("utf-8")) for game in ids()]
    told = json.loads(
        run(
            folder,
            f"""
            const engine = await load({{ lang: "fi" }});
            const tallies = {json.dumps(tallies)};
            const rulings = {{ "africa.majority.contests": "one" }};
            const found = tallies.map((tally) => engine.totals(tally));
            found.push(engine.totals(tallies[0], {{ edition: "fr" }}), engine.totals(tallies[0], {{ rulings }}));
            try {{
              engine.totals({{ ...tallies[0], players: [] }}, {{ lang: "en" }});
            }} catch (error) {{
              found.push(error.text);
            }}
            console.log(JSON.stringify(found));
            """,
        )
    )
    sheets = [scorer.score(tally) for tally in tallies]
    sheets.append(scorer.score(tallies[0], edition="fr"))
    sheets.append(scorer.score(tallies[0], rulings={"africa.majority.contests": "one"}))
    for found, sheet in zip(told, sheets, strict=False):
        of_sheet: Any = sheet.to_dict()
        keys = ("name", "total", "rank", "winner")
        assert found == {
            "players": [{key: player[key] for key in keys} for player in of_sheet["players"]],
            "winners": of_sheet["winners"],
        }
    (problem,) = scorer.problems({**tallies[0], "players": []})
    assert told[len(sheets) :] == [problem.text()]


def test_an_error_says_where_and_what_is_allowed(folder: Path) -> None:
    told = json.loads(
        run(
            folder,
            """
            const engine = await load({ lang: "nl" });
            const tally = { game: "africa", players: [{ name: "A", track: 1 }, { name: "B", track: -1 }] };
            try {
              engine.score(tally);
            } catch (error) {
              console.log(JSON.stringify([error instanceof ScorerError, error instanceof Error, { ...error }, error]));
            }
            """,
        )
    )
    assert told[:2] == [True, True]
    error = told[2]
    text = f"{error['place']}: {error['what']}\nToegestaan: {error['allowed']}\nSpelregel: {error['rule']}"
    assert (error["kind"], error["place"], error["rule"]) == ("invalid-tally", "players[1].track", "africa.track.move")
    assert error["text"] == text
    players = [{"name": "A", "track": 1}, {"name": "B", "track": -1}]
    with pytest.raises(scorer.InvalidTally) as python:
        scorer.score({"game": "africa", "players": players})
    # One word means one thing: as an error here is like one there, and so is its JSON.
    assert (error["text"], error["kind"], error["code"]) == (
        *(python.value.text("nl"), python.value.kind, python.value.code),
    )
    assert (error["what"], error["allowed"]) == python.value.sentences("nl")
    assert told[3] == python.value.to_dict("nl")


def test_a_refused_line_changes_nothing_and_a_game_can_be_taken_up_again(folder: Path) -> None:
    first, second, refusal, again = json.loads(
        run(
            folder,
            """
            const engine = await load({ rooms: ["follow"] });
            const game = engine.start({ game: "afritoria", players: ["Ann", "Ben"] });
            const first = game.play({ move: "market", card: "green lion" });
            const refusal = game.whyNot({ move: "market", card: "green rabbit" });
            try {
              game.play({ move: "market", card: "green rabbit" });
            } catch (error) {
              if (!(error instanceof ScorerError)) throw error;
            }
            const second = game.step;
            const again = engine.start(game.record()[0]);
            for (const line of game.record().slice(1)) again.play(line);
            console.log(JSON.stringify([first, second, refusal.text, again.step]));
            """,
        )
    )
    assert first == second == again
    assert first["number"] == 1
    assert "green rabbit" in refusal


def test_a_second_load_adds_what_it_asks_for(folder: Path) -> None:
    title, other = json.loads(
        run(
            folder,
            """
            const english = await load();
            english.template("africa", ["Ann", "Ben"]);
            const german = await load({ lang: "de", rooms: ["rules"] });
            const id = "africa.score.goods";
            console.log(JSON.stringify([german.rule(id).title, english.rule(id).title]));
            """,
        )
    )
    entry = scorer.rule("africa.score.goods")
    assert (title, other) == (entry.title("de"), entry.title("en"))


def test_only_the_games_that_are_named_are_followed(folder: Path) -> None:
    """Each has a parcel of its own; what is named later is loaded later, beside the games that go on."""
    refused, moves, others, all_ = json.loads(
        run(
            folder,
            """
            const engine = await load({ rooms: ["follow"], games: ["afritoria"] });
            const game = engine.start({ game: "afritoria", players: ["Ann", "Ben"] });
            let refused = "";
            try { engine.start({ game: "africa", players: ["Ann", "Ben"] }); } catch (error) { refused = error.text; }
            const moves = game.moves().length;
            await load({ rooms: ["follow"], games: ["africa"] });
            const africa = engine.start({ game: "africa", players: ["Ann", "Ben"] });
            const others = [africa.offers().length, game.moves().length];
            await load({ rooms: ["follow"] });
            const all = engine.start({ game: "africana", players: ["Ann", "Ben"] }).offers().length;
            console.log(JSON.stringify([refused, moves, others, all]));
            """,
        )
    )
    assert refused.startswith("Africa cannot yet be followed")
    assert others[1] == moves > 0
    assert all([others[0], all_])


def test_a_game_of_another_package_comes_along(built: Path) -> None:
    """Also where only scoring is loaded, as on a score sheet; what is loaded later is there then."""
    first, winners, dutch, english, moves, logged, kept = json.loads(
        run(
            built / "app" / "engine",
            """
            const sheet = await load({ lang: "nl" });
            const players = [{ name: "Ann", store: 20, rest: 5 }, { name: "Ben", store: 23, rest: 0 }];
            const found = sheet.score({ game: "oware", players });
            const first = [sheet.games, found.winners, found.disputed.map((other) => other.winners)];
            const scorer = await load({ lang: "nl", rooms: ["rules", "follow"] });
            const { winners } = scorer.score({ game: "oware", players });
            const [dutch, english] = ["nl", "en"].map((lang) => scorer.rules("oware", lang).map((rule) => rule.title));
            const moves = scorer.start({ game: "oware", players: ["Ann", "Ben"] }).moves();
            const engine = await load({ rooms: ["log"] });
            const line = { v: 1, play: "a", t: "2026-11-22T20:41:07.123Z", at: "2026-11-22", told: [1, 2] };
            const lines = [{ ...line, tally: { game: "oware", players } }];
            lines.push({ ...line, play: "b", tally: { game: "chess", players } });
            const { log } = engine.logOpen(lines.map((each) => JSON.stringify(each)));
            const logged = Object.values(engine.logResults(log)).map(({ scored, seats }) => [scored, seats[0].total]);
            const kept = ["a", "b"].map((id) => engine.logShow(log, id).notes);
            console.log(JSON.stringify([first, winners, dutch, english, moves, logged, kept]));
            """,
        )
    )
    assert first[0][: len(ids())] == list(ids())
    assert "oware" in first[0]
    assert first[1:] == [["Ann"], [["Ben"]]]
    assert winners == ["Ann"]
    assert dutch != english
    assert len(moves) == 6
    assert logged == [[False, 1], [True, 25]]
    assert kept == [
        ["Told that evening: Ann 1, Ben 2. Scored today: Ann 25, Ben 23."],
        ["The game “chess” is not installed here; these are the points as they were told."],
    ]


@pytest.mark.long
def test_a_game_whose_rooms_are_files_comes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet loads its scoring alone; what it has of rules and of following comes with these rooms."""
    monkeypatch.syspath_prepend(new.install(tmp_path, "savanna", "ruling,tie-break,tracking"))
    made = tmp_path / "engine"
    build.build(made, {"savanna": "scorer_savanna:GAME"})
    rooms = ("score", "rules", "follow", "follow.savanna", "follow.africa")
    parcels = {room: (made / f"{room}.parcel").read_bytes() for room in rooms}
    for room, file in (("score", "scoring"), ("rules", "reference"), ("follow.savanna", "tracking")):
        assert [name for name in parcels if f"scorer_savanna/{file}.".encode() in parcels[name]] == [room]
    said, disputed, rule, follows, moves = json.loads(
        run(
            made,
            """
            const sheet = await load();
            const players = [{ name: "Ann", coins: 10, cards: 4 }, { name: "Ben", coins: 25 }];
            const found = sheet.score({ game: "savanna", players });
            const scorer = await load({ rooms: ["rules", "follow"] });
            const rule = scorer.rule("savanna.score.sets").text;
            const game = scorer.start({ game: "savanna", players: ["Ann", "Ben"] });
            const events = game.play({ move: "take", count: 2 }).events.map((event) => event.text);
            const moves = game.moves().length;
            console.log(JSON.stringify([found.decision.text, found.disputed.length, rule, events, moves]));
            """,
        )
    )
    assert said == "Winner with 25 points after a tie-break: Ann (compared: Ann: 4, Ben: 0)"
    assert disputed == 1
    assert rule == "Every 3 cards are a set, and a set is worth 15 points."
    assert follows == ["Ann takes 2 coins"]
    assert moves == 3


def test_a_logbook_is_opened_again_without_scoring_and_files_come_as_they_are(folder: Path) -> None:
    """What was kept of it is taken as it is; a line that was changed since is scored."""
    year = (EXAMPLES / "year.jsonl").read_text("utf-8")
    first, again, changed, other, told, taken, zipped = json.loads(
        run(
            folder,
            f"""
            const engine = await load({{ rooms: ["log"], lang: "fi" }});
            const text = {json.dumps(year)};
            const {{ log, unscored }} = engine.logOpen(text);
            const lines = text.trim().split("\\n").map((line) => JSON.parse(line)).filter((line) => line.play);
            const results = engine.logResults(log, unscored);
            const known = {{ version: engine.version, results: {{}} }};
            for (const {{ play, t }} of lines) known.results[play] = [t, {{ ...results[play], began: "memo" }}];
            const again = engine.logOpen([text], known);
            const later = {{ ...lines[0], t: "2030-01-01T00:00:00.000Z" }};
            const changed = engine.logOpen([text, JSON.stringify(later)], known);
            const other = engine.logOpen(text, {{ ...known, version: "0" }});
            const files = [{{ name: "a.jsonl", bytes: new TextEncoder().encode(text) }}];
            const empty = engine.logOpen("").log;
            const taken = engine.logPreview(empty, files).lines;
            let refused = "";
            try {{
              engine.logPreview(empty, [{{ name: "a.zip", bytes: new Uint8Array([80, 75, 3, 4, 255]) }}], "fi");
            }} catch (error) {{
              refused = error.text;
            }}
            console.log(JSON.stringify([
              unscored.length, again.unscored, changed.unscored, other.unscored.length,
              Object.values(engine.logResults(again.log)).every(({{ began }}) => began === "memo"), taken, refused,
            ]));
            """,
        )
    )
    lines = [line for line in map(json.loads, year.splitlines()) if "play" in line]
    in_force = {line["play"]: line for line in sorted(lines, key=lambda line: line["t"])}
    plays = len([line for line in in_force.values() if not line.get("gone")])
    assert (first, again, changed, other) == (plays, [], [lines[0]["play"]], plays)
    assert told
    known: dict[object, str] = {}
    for raw in sorted(year.splitlines(keepends=True), key=lambda raw: str(json.loads(raw)["t"])):
        line = json.loads(raw)
        known[line.get("play"), line.get("person")] = raw
    assert sorted(taken) == sorted(known.values())
    damaged = "This zip file is damaged, or locked."
    assert zipped == f"a.zip: {language('fi').gettext(damaged)}"


def test_types_are_named_and_words_are_unions() -> None:
    types = declarations()
    named = " | ".join([f'"{id}"' for id in scorer.registry.ids()])
    assert f"export type GameId = {named};" in types
    assert 'category: "track" | "bonus" | "goods" | "gold" | "gems" | "adjust";' in types
    assert "  rule: AfricaRuleId | null;" in types
    assert "players: AfricaTallyPlayer[];" in types
    assert max(len(line) for line in types.splitlines() if "[" in line) < 200  # no list of every length
    assert len(re.findall(r"\bunknown\b(?!-name)", types)) == types.count("schema: Record<string, unknown>") == 1
    assert "  /** The kind of the revealed tile. */\n  tile:" in types
    assert 'kind: "number" | "flag" | "points" | "kinds" | "cards" | "values" | "team" | "adjust";' in types
    assert "fields: FieldDescription[];" in types
    for game in ids():
        assert f"disputed: {game.title()}Disputed[];" in types or not scorer.game(game).categories[0].rulings
        assert f"lines: {game.title()}" in types
    assert not re.search(r"export (interface|type) \w*[\d_]", types)


def test_whatever_is_wrong_is_an_error_that_can_be_told(folder: Path) -> None:
    """Languages are those of locales; unknown ones, unknown games and a game that was closed are refused."""
    program = """
        const engine = await load({ lang: "nl-BE", langs: ["FR"], rooms: ["follow", "rules"] });
        const [dutch, french] = [undefined, "fr_CA"].map((lang) => engine.rule("africa.score.goods", lang).title);
        const said = [engine.lang, dutch, french];
        const players = [{ name: "A", track: 1 }, { name: "B", track: 1 }];
        const game = engine.start({ game: "afritoria", players: ["Ann", "Ben"] });
        game.close();
        const told = [];
        for (const wrong of [
          () => load({ lang: "en-US", langs: ["xx"] }),
          () => load({ lang: "" }),
          () => load({ lang: null }),
          () => engine.score({ game: "africa", players }, { lang: "xx" }),
          () => engine.score({ game: "africa", players }, { lang: "fi" }),
          () => game.play({ move: "market", card: "green lion" }),
          () => game.moves(),
          () => game.score(),
          ...["__init__", "a".repeat(300), "chess", 0, null, []].flatMap((id) => [
            () => engine.game(id),
            () => engine.score({ game: id ?? 0, players }),
            () => engine.rules(id),
            () => engine.template(id),
            () => engine.start({ game: id, players: ["A", "B"] }),
          ]),
          () => engine.rule("__init__.x"),
          () => engine.template("africa", 5),
          () => engine.start({ game: "africa", players: ["A", "B"], options: { edition: "nl", game: 1 } }),
          () => engine.call("nothing"),
          () => engine.merge(),
          () => engine.score({ game: "africa", edition: "\\ud800", players }),
        ]) {
          try {
            await wrong();
            told.push("nothing is wrong");
          } catch (error) {
            if (!(error instanceof ScorerError) || !error.text || !error.code) throw error;
            told.push(error.code);
          }
        }
        console.log(JSON.stringify([said, told]));
    """
    said, codes = json.loads(run(folder, program))
    goods = scorer.rule("africa.score.goods")
    assert said == ["nl", goods.title("nl"), goods.title("fr")]
    assert codes[:5] == ["unknown-language"] * 5
    assert codes[5:8] == ["closed"] * 3
    assert [i for i, code in enumerate(codes) if code == "nothing is wrong"] == []


def test_a_refusal_names_the_question_and_its_place_the_key() -> None:
    """Whoever taps knows questions; programs know keys."""
    begun = json.loads(corpora.ask("begin", "nl", {"game": "africa", "players": ["Anna", "Ben"]}, "nl")[1])["ok"]
    move = {"move": "reveal", "tile": "animal", "kind": "lion", "near": 4}
    refused = json.loads(corpora.ask("why_not", "nl", begun["id"], move, "nl")[1])["ok"]
    unknown = json.loads(corpora.ask("offers", "nl", 99, "nl")[1])["error"]
    corpora.ask("close", "nl", begun["id"])
    assert (refused["place"], unknown["code"]) == ("near", "closed")
    assert refused["text"].startswith("Dieren van die soort")
