"""What is asked of both Pythons of a logbook: see `corpora`."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import scorer
from scorer.registry import ids
from tests.support import EXAMPLES
from tests.support.corpora import Asked, Corpus, ask
from tests.support.logs import person, random_log

SAMPLES = sorted((Path(__file__).parents[1] / "data" / "exchange").iterdir())

NOW = "2026-12-01T12:00:00.000Z"
"""The clock of both Pythons (`parity.mjs`)."""

HOSTILE = (
    "\u202eAnna",
    "A\u0301nna",
    "İda",
    "ﬁn",
    "Ώ",
    "א ב",
    "a" * 101,
    "",
    " ",
    "A\nB",
    "\ud800",
    "안나",
    "🦁",
    "<b>",
)
"""Names that are none, and some that are."""

BROKEN = (
    *('{"v":1}', "[1]", "null", "{", '{"v":1,"play":"a"', "nonsense", "1e999", '{"v":"1"}', "NaN", '"\\x"', '{"a" 1}'),
    *('{"v":1,"play":"a","t":"2026-13-01T00:00:00.000Z"}', '{"v":1,"play":5,"t":"x"}', '{"v":1,"tidy":"d","t":"x"}'),
    *('{"v":2,"play":"n","t":"later","what":[1.5,"é",{"x":null}]}', '{"v":2,"new":1e5}', '{"v":0}', '{"v":true}'),
    '{"v":1,"play":"a","t":"2026-11-22T20:41:07.123Z","at":"2026-02-30","game":"x","totals":{"A":1}}',
    '{"v":1,"play":"a","t":"2026-11-22T20:41:07.123Z","at":"2026-02-28","game":"x","totals":{"A":1.5}}',
    '{"v":1,"play":"b","t":"2026-11-22T20:41:07.123Z","at":"2026-02-28","game":"x","totals":{"A":1},"winners":"A"}',
    '{"v":1,"play":"c","t":"2026-11-22T20:41:07.123Z","at":"2026-02-28T24:10","game":"x","totals":{"A":1}}',
    '{"v":1,"play":"d","t":"2026-11-22T20:41:07.123Z","at":"2026-02-28","tally":{"game":"africa","players":[5]}}',
    '{"v":1,"play":"e","t":"2026-11-22T20:41:07.123Z","at":"2026-02-28","tally":{"game":"chess","players":[]}}',
)
"""Lines that no version has written, and some that a newer one may have."""

GAMES = """<plays><play id='1' date='2026-11-22' quantity='2'><item name='Africa' objectid='1315'/><comments>a &amp; b
&#x41; <![CDATA[<c>]]></comments><players><player name='Anna' score='46' win='1'/><player name='Ben' score='4&#52;'/>
</players></play><play id='2' date='0000-00-00'><item name='Chess'/></play></plays>"""

PAGES = (
    *("<plays/>", "<plays>", "<plays></other>", "<html/>", "<plays><play", "<plays>&lol;</plays>", "<plays a=1/>"),
    *("<plays/>x", "<plays><!-- no -- no --></plays>", "<plays a='1' a='2'/>", "<plays>" * 30, "<?x<?><plays/>"),
    *("<!DOCTYPE>", '<!DOCTYPE plays [<!ENTITY a "b">]><plays/>', "\ufeff<plays total='3'/>", GAMES),
    '<?xml version="1.0" encoding="UTF-8"?>\n<plays total="355"\n page="1">\n</plays>\n',
)
"""Pages of BGG, good ones and others."""

WANTED: tuple[Any, ...] = (
    *(
        None,
        {"person": "Anna"},
        {"since": "2026-06", "until": "2026-08"},
        {"players": 3},
        {"person": "Nobody"},
        {"game": 5},
    ),
    *[{"game": game} for game in ids()],
)


def logs(count: int = 4, damaged: int = 10, seed: int = 5) -> Corpus:
    """Every call of a logbook: of the year that the manual tells of, and of so many at random; and of damaged files."""
    rng = random.Random(seed)
    year = (EXAMPLES / "year.jsonl").read_text("utf-8")
    with patch("scorer.log.lines.stamp_now", lambda: NOW):
        # Each language has a logbook at least, the first that of the manual.
        first, *others = scorer.languages()
        yield from _whole(year, [first], step=9)
        for i in range(count):
            yield from _whole(_text(random_log(rng, 12)), [others[i % len(others)]], step=4)
        yield from _broken(year, rng, damaged)
        yield from _previews(year, rng, damaged)


def _text(lines: Iterable[object]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _ok(asked: Asked) -> Any:
    return json.loads(asked[1])["ok"]


def _opened(texts: Any, known: Any = None, lang: str = "en") -> tuple[Asked, int]:
    asked = ask("log_open", lang, texts, known, lang)
    return asked, _ok(asked)["log"]


def _whole(text: str, langs: Iterable[str], step: int) -> Corpus:
    """All that can be asked of a logbook, in some languages; some of its games are shown."""
    first, log = _opened(text)
    yield first
    results = ask("log_results", "en", log, None)
    yield results
    yield ask("log_results", "en", log, ["none", *list(_ok(results))[:2]])
    stamps = {line["play"]: line["t"] for line in map(json.loads, text.splitlines()) if "play" in line}
    kept = {id: [stamps[id], result] for id, result in _ok(results).items()}
    first, again = _opened([text, text], {"version": scorer.__version__, "results": kept})
    yield first
    yield ask("log_results", "en", again)
    for lang in langs:
        for wanted in WANTED:
            yield ask("log_stats", lang, again, wanted, lang)
        yield ask("log_people", lang, again, lang)
        for id in list(stamps)[::step]:
            yield ask("log_show", lang, log, id, lang)
        for game in ids():
            yield ask("log_reread", lang, log, game, lang, 2)
            yield ask("log_reread", lang, log, game, lang)
        for other in ("Dora", "Émil", "Nobody", "Anna K."):
            yield ask("log_also", lang, log, "Anna", other)
            yield ask("log_apart", lang, log, "Anna", other)
        yield ask("log_show", lang, log, "none", lang)
        for id in list(stamps)[:: 2 * step]:
            yield ask("log_special", lang, log, id, lang)
            yield ask("log_chart", lang, log, "game", id, lang)
        for what in ("wins", "readings", "none"):
            yield ask("log_chart", lang, log, what, {"game": "africa"}, lang, 320)
        for span in (None, {"since": "2025", "until": "2025", "letters": True}, {"since": "2031"}):
            yield ask("log_summary", lang, log, span, lang)
    yield ask("log_guest", "en", log, "Emil", True)
    yield ask("log_guest", "en", log, "Emil", False)
    for format in ("jsonl", "bgsplay", "csv", "pdf"):
        for how in (None, {"letters": True}, {"notes": False, "game": "africa"}, {"since": "2030"}):
            yield ask("log_export", "nl", log, format, how, "nl")
    yield ask("log_close", "en", log)
    yield ask("log_people", "de", log, "de")
    yield ask("log_nothing", "fr")


def _broken(text: str, rng: random.Random, count: int) -> Corpus:
    """Files with lines that are none, that are torn, and with names that nobody has; and results that are none."""
    names = [
        {"v": 1, "play": f"h{i}", "t": NOW, "at": "2026-11-22", "game": "chess", "totals": {name: i, "Ann": 2}}
        for i, name in enumerate(HOSTILE)
    ]
    people = [person("Ann", HOSTILE), *[person(name, ["Ann"]) for name in HOSTILE]]
    for lines in ("\n".join(BROKEN), _text([*names, *people]), "\ufeff" + text[:300] + "\r\n\n" + _text(names)):
        opened, log = _opened(lines.encode("utf-8", "backslashreplace").decode(), lang="fi")
        yield opened
        yield ask("log_stats", "fi", log, None, "fi")
        yield ask("log_people", "fi", log, "fi")
        yield ask("log_export", "fi", log, "csv", None, "fi")
        yield ask("log_export", "fi", log, "bgsplay", None, "fi")
    whole = text.splitlines()
    torn = []
    for _ in range(count):
        line = rng.choice(whole)
        at = rng.randrange(min(len(line), 400))
        torn.append(
            line[:at]
            + rng.choice(["", '"', "}", "7", ",", "\\", "\t", "é", "[", ":", "-", "null"])
            + line[at + rng.randint(0, 2) :]
        )
    opened, log = _opened(["\n".join(torn)], {"version": scorer.__version__, "results": {"x": 5, "y": ["t", {}]}}, "nl")
    yield opened
    yield ask("log_stats", "nl", log, None, "nl")


def _previews(text: str, rng: random.Random, count: int) -> Corpus:
    """Files of every kind that are taken in, whole, damaged, zipped, and in other encodings."""
    halves = text.splitlines(keepends=True)
    opened, log = _opened("".join(halves[::2]) + "\n".join(BROKEN), lang="de")
    yield opened
    files: list[bytes] = [text.encode(), "".join(halves[1::2]).encode() + b"\n".join(each.encode() for each in BROKEN)]
    files += [sample.read_bytes() for sample in SAMPLES]
    files += [page.encode() for page in PAGES]
    files += [b'{"plays": [],\n"\xff"', b'{"a": "\xed\xa0\x80"}', b'<plays a="\xff"/>', GAMES.encode("utf-16-be")]
    files += [GAMES.encode("utf-16"), GAMES.encode("latin-1"), b"", b"{}", b"[]", b"\xff", b'{"players": []}']
    files += [
        _zipped(sample.read_bytes(), method)
        for sample in SAMPLES[:2]
        for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    ]
    files += [_zipped(b"{}", zipfile.ZIP_BZIP2), _zipped(b"{}", zipfile.ZIP_DEFLATED)[:-9], b"PK\x03\x04"]
    whole = [file for file in files if file and b"\0" not in file]
    for _ in range(count):
        sample = bytearray(rng.choice(whole))
        sample[rng.randrange(len(sample))] = rng.choice(b'"<>{}[]:,&;/=\\ 09a')
        files.append(bytes(sample))
    for i, file in enumerate(files):
        lang = scorer.languages()[i % 5]
        yield ask("log_preview", lang, log, [_as_text(file)], lang)
    yield ask("log_preview", "nl", log, [_as_text(file) for file in files[:4]], "nl")
    # Games of ours that come back, and games that are here under another id.
    written = _ok(ask("log_export", "nl", log, "bgsplay", None, "nl"))
    opened, empty = _opened("")
    yield opened
    for each in (log, empty):
        found = ask("log_preview", "fr", each, [{"name": "x", "text": written}], "fr")
        yield found
        yield ask(
            "log_preview",
            "fr",
            each,
            [{"name": "x", "text": written}],
            "fr",
            [twin["play"] for twin in _ok(found)["twins"]],
        )


def _zipped(data: bytes, method: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        made.writestr(zipfile.ZipInfo("x", (2026, 11, 22, 0, 0, 0)), data, method)
    return out.getvalue()


def _as_text(data: bytes) -> dict[str, str]:
    """A file as the border takes it."""
    try:
        return {"name": "x.y", "text": data.decode()}
    except UnicodeDecodeError:
        return {"name": "x.y", "hex": data.hex()}
