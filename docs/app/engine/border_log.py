"""The border of the room `log`: a logbook, as lines of JSON, and what follows from it. See `border.py`.

A logbook that was opened stays here; JavaScript has its number. Nothing is written: what is to be written is returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from docs.app.engine.border import error_dict, explain_dict
from scorer import ScorerError, UnknownName, __version__
from scorer.log.attendance import attendance
from scorer.log.charts.chart import Chart, Frame
from scorer.log.charts.svg import WIDTH
from scorer.log.lines import PERSON, PLAY, stamp_after
from scorer.log.log import Union, Wanted
from scorer.log.memo import read_results, result_dict
from scorer.log.play import Play
from scorer.text.errors import language
from scorer.text.i18n import N_, Language


class _Open:
    """A logbook that was opened."""

    def __init__(self, union: Union) -> None:
        self.union = union
        self.plays: Mapping[str, Play] = {play.id: play for play in union.plays()}
        """By their ids, the latest first; none that is gone."""
        self.read: dict[str, Any] = {}
        """The plays under other readings, as far as anybody has asked."""


_logs: dict[int, _Open] = {}


def _log(number: int) -> _Open:
    if number not in _logs:
        raise ScorerError(N_("This logbook was closed; nothing more can be done in it."), code="closed")
    return _logs[number]


def log_open(texts: Any, known: Any = None, lang: str = "en") -> Any:
    """Opens the union of some files of lines: its number, how much is in it, and which plays are not scored yet.

    `known` are results: `{"version": …, "results": {id: [stamp, result]}}`. Those of another version are not taken.
    """
    same = isinstance(known, dict) and known.get("version") == __version__
    results = read_results(known.get("results")) if same else {}
    union = Union(results)
    for file, text in enumerate([texts] if isinstance(texts, str) else texts):
        union.add(str(file), text.encode("utf-8", "backslashreplace"))
    number = max([0, *_logs]) + 1
    found = _logs[number] = _Open(union)
    return {
        "log": number,
        "plays": len(found.plays),
        "unscored": [play.id for play in found.plays.values() if play.known is None],
        "newer": union.newer,
        "broken": [
            {"file": int(each.file), "line": each.number, "error": error_dict(each.error, lang)}
            for each in union.broken
        ],
    }


def log_close(number: int) -> Any:
    """Forgets a logbook."""
    _logs.pop(number, None)


def log_results(number: int, ids: Any = None) -> Any:
    """The results of some plays, of all if `ids` is null, by their ids; what is no play is left out."""
    plays = _log(number).plays
    wanted = plays if ids is None else [id for id in ids if id in plays]
    return {id: result_dict(plays[id].result) for id in wanted}


def log_stats(number: int, wanted: Any = None, lang: str = "en") -> Any:
    """What some games have in common: `wanted` has any of `game`, `person`, `since`, `until` and `players`.

    `table` has the persons, `persons` the same as sentences, `sentences` all else, `data` what programs want.
    """
    from scorer.log.stats import statistics
    from scorer.log.telling import insights
    from scorer.log.telling.stats import headline, person, sentences, table, to_dict

    log, say = _log(number).union, language(lang)
    results, asked = _results(log, wanted), _wanted(wanted).person
    found, more = statistics(results, log.people), insights.insights(results, log.people)
    heads, *rows = table(say, found.persons)
    return {
        "headline": headline(say, found) if found.total else "",
        "table": {"heads": heads, "rows": rows},
        "persons": [person(say, each) for each in found.persons],
        "sentences": list(sentences(say, found, _day, insights.lines(say, more, asked))) if found.total else [],
        "data": {**to_dict(found), **insights.to_dict(more)},
    }


def _results(log: Union, wanted: Any) -> Any:
    """The results of the games that are meant, the latest first."""
    size = (wanted or {}).get("players")
    return [result for result in log.results(_wanted(wanted)) if size in (None, 0, len(result.seats))]


def _day(play: str, day: str) -> str:
    """What a sentence calls a game; a page knows from `data` which it is."""
    return day


def _wanted(wanted: Any) -> Wanted:
    """Which games are meant: a game, a person, the first and the last day, all if nothing is said."""
    texts = [(wanted or {}).get(key) for key in ("game", "person", "since", "until")]
    game, person, since, until = [text if isinstance(text, str) else "" for text in texts]
    return Wanted(game, person, since, until)


def log_show(number: int, id: str, lang: str = "en") -> Any:
    """One game: `text` tells it on one line, `about` what is known beside its points, `sheet` is its sheet today.

    `explain` is what is said beside the lines of the sheet, `notes` where it was told otherwise, or why there is none;
    `special` is what was special about it then, `course` when the lead turned in a game that was followed.
    """
    from scorer.log.telling.games import game_line
    from scorer.log.telling.show import about_lines, notes, score_again, winners_text
    from scorer.log.telling.turning import sentences

    log, say = _log(number), language(lang)
    play = _play(log, id)
    again = score_again(play)
    return {
        "play": play.to_dict(log.union.people),
        "text": game_line(say, play),
        "about": list(about_lines(say, play)),
        "sheet": again.sheet and again.sheet.to_dict(lang, decided=True),
        "explain": again.sheet and explain_dict(again.sheet, lang),
        "winners": "" if again.sheet else winners_text(say, play),
        "error": again.error and error_dict(again.error, lang),
        "notes": list(notes(say, play, again)),
        "special": log_special(number, id, lang),
        "course": sentences(say, again.history) if again.history else [],
    }


def log_special(number: int, id: str, lang: str = "en") -> Any:
    """What was special about a game beside those before it, as a sentence, the rarest; empty where nothing was."""
    from scorer.log.special import special
    from scorer.log.telling.special import sentence

    log = _log(number)
    play = _play(log, id)
    before = Wanted(play.game, until=play.day)
    found = special(play.result, log.union.results(before), log.union.people)
    return sentence(language(lang), play.game, found[0]) if found else ""


def log_chart(number: int, what: str, of: Any = None, lang: str = "en", width: int | None = None) -> Any:
    """A chart: `game` of the play `of`, `wins` or `readings` of games that `of` means as for `log_stats`; null if none.

    `svg` has no style sheet of its own, `title` and `desc` say what is to see, `heads` and `rows` are the same as a
    table. `readings` has only the games that `log_reread` has read.
    """
    if what not in CHARTS:
        raise UnknownName(N_("“{name}” is not one of these words."), name=what, known=CHARTS, code="unknown-chart")
    chart = CHARTS[what](_log(number), of, language(lang), Frame(what, width or WIDTH, styled=False))
    return chart and chart._asdict()


def _game_chart(log: _Open, id: Any, say: Language, frame: Frame) -> Chart | None:
    from scorer.log.charts.play import chart_of
    from scorer.log.telling.show import score_again

    again = score_again(_play(log, id))
    return chart_of(say, again, frame) if again.sheet else None


def _wins_chart(log: _Open, wanted: Any, say: Language, frame: Frame) -> Chart | None:
    from scorer.log.charts.over_time import over_time
    from scorer.log.stats import statistics

    results, people = _results(log.union, wanted), log.union.people
    found = statistics(results, people)
    if not any([each.decided for each in found.persons]):
        return None
    return over_time(say, found, results, people, frame)


def _readings_chart(log: _Open, wanted: Any, say: Language, frame: Frame) -> Chart | None:
    from scorer.log.charts.readings import readings, strips
    from scorer.log.reread import effects

    read = [log.read[play.id] for play in log.union.plays(_wanted(wanted)) if play.id in log.read]
    found = [each for each in read if each is not None]
    shown = strips(say, effects(found, log.union.people))
    return readings(say, shown, [each.result for each in found], frame) if shown else None


CHARTS: dict[str, Callable[..., Chart | None]] = {
    "game": _game_chart,
    "wins": _wins_chart,
    "readings": _readings_chart,
}


def log_summary(number: int, how: Any = None, lang: str = "en", width: int | None = None) -> Any:
    """An evening, a month or a year to send: `title`, `text`, and a `card` as `log_chart` gives it; null if no games.

    `how` has any of `since`, `until` (a day, a month or a year; the latest evening without them), `game`, `letters`
    instead of names, and `notes` (true if nothing is said).
    """
    from scorer.log.charts.summary import card
    from scorer.log.exchange.letters import Letters
    from scorer.log.spans import Span
    from scorer.log.summary import latest_evening, plays_of, summary
    from scorer.log.telling.summary import message, title

    union, say, wanted = _log(number).union, language(lang), _wanted(how)
    said = how or {}
    span = Span(wanted.since, wanted.until) if wanted.since or wanted.until else latest_evening(union, wanted.game)
    plays = plays_of(union, span, wanted.game) if span else []
    if span is None or not plays:
        return None
    # Over all games, so that a letter is the same in each summary and each file.
    call = Letters(union.people, union.plays()[::-1]).letter if said.get("letters") is True else None
    found = summary(plays, union.people, span, call=call, notes=said.get("notes") is not False)
    chart = card(say, found, Frame("card", width or WIDTH))
    return {"title": title(say, span), "text": message(say, found), "card": chart._asdict()}


def _play(log: _Open, id: str) -> Play:
    if id not in log.plays:
        raise ScorerError(N_("No game has an id that begins with “{number}”."), number=id, code="no-game")
    return log.plays[id]


def log_reread(number: int, wanted: Any = None, lang: str = "en", most: int | None = None) -> Any:
    """Who would have won under other readings; `wanted` is the id of a game, or as for `log_stats`.

    With `most` only so many games more are read, as it takes long; `sentences` and `effects` are there once `read` is
    `games`.
    """
    from scorer.log.reread import effects, reread
    from scorer.log.telling.reread import effect_dict, effect_lines, left_out, unrecorded

    log, say = _log(number), language(lang)
    plays = log.union.plays(_wanted({"game": wanted} if isinstance(wanted, str) else wanted))
    unread = [play for play in plays if play.id not in log.read]
    for play in unread if most is None else unread[:most]:
        log.read[play.id] = reread(play)
    if any([play.id not in log.read for play in plays]):
        return {"games": len(plays), "read": len([play for play in plays if play.id in log.read])}
    found = [each for each in [log.read[play.id] for play in plays] if each is not None]
    all_effects = effects(found, log.union.people)
    sentences: Iterable[str] = [
        *effect_lines(say, all_effects),
        *unrecorded(say, found),
        *left_out(say, len(plays), len(found)),
    ]
    return {
        "games": len(plays),
        "read": len(plays),
        "sentences": list(sentences),
        "effects": [effect_dict(effect) for effect in all_effects],
    }


def log_people(number: int, lang: str = "en") -> Any:
    """All persons, those who have played most first; `text` tells one on a line."""
    from scorer.log.telling.people import line, to_dict

    union, say = _log(number).union, language(lang)
    found = attendance(union.plays(), union.people).values()
    return [{**to_dict(each, union.people), "text": line(say, each, union.people)} for each in found]


def log_also(number: int, name: str, other: str) -> Any:
    """The lines to write so that a person has another name, too; none where that is so already. Raises `SameTable`."""
    from scorer.log.knowing import join

    union = _log(number).union
    people = union.people
    return _lines(union, join(union, people.person(name), {other: people.person(other)}))


def log_apart(number: int, name: str, other: str) -> Any:
    """The lines to write so that two names are no longer one person. Raises `ScorerError` where they are not."""
    from scorer.log.knowing import part

    union = _log(number).union
    return _lines(union, part(union.people, union.people.person(name), name, other))


def log_guest(number: int, name: str, guest: bool) -> Any:
    """The lines to write so that a person is a guest, or none any more; none where that is so already."""
    union = _log(number).union
    own = union.people.person(name)
    return _lines(union, {own: {"guest": guest}} if union.people.is_guest(own) != guest else {})


def _lines(union: Union, changed: dict[str, dict[str, object]]) -> Any:
    from scorer.log.knowing import lines_of_changes

    before = {id: line for (kind, id), line in union.lines.items() if kind == PERSON and id in changed}
    return lines_of_changes(changed, before, stamp_after(*[line.stamp for line in before.values()]))


def log_preview(number: int, files: Any, lang: str = "en", same: Any = ()) -> Any:
    """What taking in some files would do: `sentences` tell it, `lines` are to be written, `data` is for programs.

    A file is `{"name", "text"}`, or has its bytes as `hex`. `twins` are new games that are perhaps here already; those
    whose ids are the `same` are not taken in twice.
    """
    from scorer.log.exchange.preview import preview
    from scorer.log.telling.arriving import preview_lines, to_dict, twin_lines

    union, say = _log(number).union, language(lang)
    known = [id for kind, id in union.lines if kind == PLAY]
    arrivals = [_arrivals(file, known) for file in files]
    found = preview(union, arrivals)
    merged = [twin for twin in found.twins if twin.arrival.line.id in same]
    return {
        "sentences": list(preview_lines(say, found, arrivals)),
        "twins": [
            {"play": twin.arrival.line.id, "here": twin.play.id, "text": text}
            for twin, text in zip(found.twins, twin_lines(say, found.twins), strict=True)
        ],
        "lines": [line.decode() for line in found.lines(merged)],
        "data": to_dict(say, found, arrivals, file="", same=merged),
    }


def _arrivals(file: Any, known: Any) -> Any:
    """What a file brings. Raises `InvalidDocument`, with the name of the file as its place."""
    from scorer.log.exchange.reading import read_bytes

    text = file.get("text")
    data = bytes.fromhex(file["hex"]) if text is None else text.encode("utf-8", "backslashreplace")
    try:
        return read_bytes(data, known, _nothing)
    except ScorerError as error:
        raise error.within(str(file.get("name", ""))) from None


def _nothing() -> None:
    """Nobody wants to know how far it is."""


def log_export(number: int, format: str, how: Any = None, lang: str = "en") -> Any:
    """Games as the text of a file: `jsonl`, `bgsplay` or `csv`.

    `how` has any of `letters` instead of names, `notes` (true if nothing is said), and what `log_stats` knows.
    """
    from scorer.log.exchange.writing import FORMATS, write

    if format not in FORMATS:
        raise UnknownName(N_("“{name}” is not one of these words."), name=format, known=FORMATS, code="unknown-format")
    union = _log(number).union
    plays = union.plays(_wanted(how))
    if not plays:
        raise ScorerError(N_("There are no games here to be written."), code="no-games")
    told_how = how or {}
    letters, notes = told_how.get("letters") is True, told_how.get("notes") is not False
    return write(format, union, plays, letters=letters, notes=notes).decode()


CALLS_OF_LOG: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        *(log_open, log_close, log_results, log_stats, log_show, log_reread, log_people),
        *(log_also, log_apart, log_guest, log_preview, log_export, log_special, log_chart, log_summary),
    )
}
