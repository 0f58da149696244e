"""The border between JavaScript and Python: JSON goes in, JSON comes out.

The same file runs in CPython, in Pyodide and, translated, in MicroPython. `call` is all that JavaScript sees; what it
may call is listed in `CALLS`, with plain values as arguments and results.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scorer import (
    ScorerError,
    UnknownName,
    __version__,
    languages as known_languages,
    problems as problems_of,
    score as sheet_of,
)
from scorer.registry import game as game_of, ids
from scorer.scoring.adjust import KEY as ADJUST
from scorer.scoring.fields import unknown_key
from scorer.scoring.merge import merge as merged_of
from scorer.text.errors import language as language_of, unknown_language
from scorer.text.i18n import N_, SOURCE, find, primary

if TYPE_CHECKING:
    from scorer import Sheet
    from scorer.tracking.course import BrokenRecord, Course


def score(tally: Any, lang: str = "en", edition: str | None = None, rulings: Any = None) -> Any:
    """The sheet of a tally."""
    return sheet_of(tally, edition=edition, rulings=rulings).to_dict(lang)


def totals(tally: Any, edition: str | None = None, rulings: Any = None) -> Any:
    """Who has how many points and who has won: what its sheet says of that, without lines, texts and disputes."""
    return _totals_of(sheet_of(tally, edition=edition, rulings=rulings))


def _totals_of(sheet: Sheet) -> Any:
    players = [
        {"name": name, "total": total, "rank": rank, "winner": winner}
        for name, total, rank, winner, *_ in sheet.players
    ]
    return {"players": players, "winners": list(sheet.winners)}


def problems(tally: Any, lang: str = "en", edition: str | None = None, rulings: Any = None) -> Any:
    """Everything that is wrong with a tally; nothing if it can be scored."""
    return [error_dict(error, lang) for error in problems_of(tally, edition=edition, rulings=rulings)]


def template(game: str, players: Any = ()) -> Any:
    """An empty tally to fill in."""
    from scorer.scoring.tally import form_of

    form = form_of(game_of(game))
    if not isinstance(players, (list, tuple)):
        form.players(players)  # says what is wrong
    return form.template(game, players)


def explain(tally: Any, lang: str = "en", edition: str | None = None, rulings: Any = None) -> Any:
    """What is said of a sheet beside its lines."""
    return explain_dict(sheet_of(tally, edition=edition, rulings=rulings), lang)


def explain_dict(sheet: Sheet, lang: str) -> dict[str, Any]:
    """The same of a sheet that is there."""
    said = sheet.explain(lang)
    return {
        "decision": said.decision(),
        "readings": said.readings(),
        "doubt": said.doubt(),
        "categories": {id: said.category(id) for id in [*[each.id for each in said.game.categories], ADJUST]},
    }


_deciding: dict[str, Any] = {}
"""What `decided` was asked for last, and how far it is."""


def decided(
    tally: Any, lang: str = "en", edition: str | None = None, rulings: Any = None, most: int | None = None
) -> Any:
    """What decided, as the JSON of a sheet has it; with `most` null after so many tables.

    Then no tally (null) goes on with the one before.
    """
    from scorer.scoring.decided.decided import search

    if tally is not None:
        sheet = sheet_of(tally, edition=edition, rulings=rulings)
        going_on = search(game_of(sheet.game), sheet.tally, sheet.rulings, sheet.players, sheet.disputed)
        _deciding.update({"sheet": sheet, "search": going_on})
    tried = 0
    while most is None or tried < most:
        found = next(_deciding["search"])
        if found is not None:
            return found.to_dict(_deciding["sheet"].explain(lang).decided(found))
        tried += 1
    return None


WAYS = ("text", "markdown", "csv")
"""How a sheet can be written."""


def written(tally: Any, how: str, lang: str = "en", edition: str | None = None, rulings: Any = None) -> str:
    """A sheet as `scorer score --format` writes it: `text`, `markdown` or `csv`."""
    if how not in WAYS:
        raise UnknownName(N_("“{name}” is not one of these words."), name=how, known=WAYS, code="unknown-format")
    sheet = sheet_of(tally, edition=edition, rulings=rulings)
    write = {"csv": sheet.csv, "markdown": sheet.markdown}.get(how, sheet.text)
    return write(lang)


def bgstats(tally: Any, played: str, edition: str | None = None, rulings: Any = None) -> Any:
    """The play for BG Stats and the address that it goes behind; `played` is when the game ended, in UTC."""
    from scorer.export.bgstats import LINK, play

    return {"link": LINK, "play": play(sheet_of(tally, edition=edition, rulings=rulings), played)}


def merge(parts: Any = None, game: str | None = None, exact: bool = False, before: Any = None) -> Any:
    """One tally out of several parts, and where they say different things."""
    merged = merged_of(parts, game, exact=exact, before=before)
    conflicts = [
        {"player": c.player, "key": c.key, "values": list(c.values), "parts": list(c.parts)} for c in merged.conflicts
    ]
    return {"tally": merged.tally, "conflicts": conflicts}


def languages() -> Any:
    """The languages whose catalogues are here."""
    return list(known_languages())


def language(code: Any, known: Sequence[str]) -> Any:
    """The code of the known language that a code or a locale names: `nl` for `nl-BE`. Raises `UnknownName`."""
    found = primary(code) if isinstance(code, str) else ""
    if found not in known:
        raise unknown_language(code, known)
    return found


def game_id(id: Any) -> Any:
    """The id of a game that there is. Raises `UnknownName`."""
    return game_of(id).id


def game(id: str, lang: str = "en") -> Any:
    """What a game looks like from outside: enough to draw a form for its tally and a table for its sheet."""
    from scorer import game as described

    return described(id).to_dict(lang)


def typed(game: str, key: str, text: str, lang: str = "en", more: Any = None) -> Any:
    """What a text says in answer to a field: `value` and `shown`, or a question with its `choices`."""
    from scorer import game as described

    found = described(game)
    fields = {field.key: field for field in (*found.fields, found.adjust)}
    if key not in fields:
        raise unknown_key([key], list(fields))
    return fields[key].typed(text, lang, more).to_dict(lang)


def games() -> Any:
    """The ids of the games."""
    return list(ids())


def rule(id: str, lang: str = "en") -> Any:
    """An entry of the rules reference."""
    from scorer.reference.entries import rule as entry_of

    return entry_of(id).to_dict(lang)


def rule_url(id: str, base: str | None = None, lang: str = "en") -> Any:
    """The address of the page of an entry."""
    from scorer.reference.entries import rule as entry_of

    return entry_of(id).url(base, lang)


def rules(game: str, lang: str = "en") -> Any:
    """All entries of a game."""
    from scorer.reference.entries import rules as entries_of

    return [entry.to_dict(lang) for entry in entries_of(game)]


# Following a game. What is followed stays here; JavaScript has its number.

_followed: dict[int, Course] = {}


def _course(id: int) -> Course:
    if id not in _followed:
        raise ScorerError(N_("This game was closed; nothing more can be done in it."), code="closed")
    return _followed[id]


def begin(header: Any, lang: str = "en") -> Any:
    """Begins to follow a game: the first line of a record, or only `game`, `players` and what was agreed."""
    from scorer import tracking
    from scorer.tracking import course

    if isinstance(header, dict) and "record" not in header:
        version = tracking.kit_for(header["game"]).version if isinstance(header.get("game"), str) else 1
        header = {"record": course.FORMAT, "rules": version, **header}
    begun = course.read_header(header)
    return {"id": _keep(begun), "header": course.header(begun.state), **_step(begun, lang)}


def _keep(course: Course) -> int:
    number = len(_followed) + 1
    while number in _followed:
        number += 1
    _followed[number] = course
    return number


def play(id: int, line: Any, lang: str = "en") -> Any:
    """One more line of the record: a move, an undo or a redo."""
    from scorer.tracking.course import follow

    course = _followed[id] = follow(_course(id), line)
    return _step(course, lang)


def why_not(id: int, move: Any, lang: str = "en") -> Any:
    """Why a move is not allowed now; None if it is."""
    from scorer import tracking

    state = _course(id).state
    try:
        refused = tracking.why_not(state, tracking.read_move(state.setup.game, move))
    except ScorerError as error:
        return error_dict(error, lang)
    return None if refused is None else _refusal(refused, _kind(state, move["move"]), language_of(lang))


def legal(id: int, most: int = 1000) -> Any:
    """The legal moves, so many of them at most."""
    from scorer import tracking

    found: list[Any] = []
    for move in tracking.legal_moves(_course(id).state):
        if len(found) >= most:
            break
        found.append(move.to_dict())
    return found


def typed_move(id: int, line: str, lang: str = "en", new: Any = None) -> Any:
    """What a typed line means now: a move as far as it is told, with how it is `shown`, or a question."""
    from scorer.text.errors import language
    from scorer.tracking.lines import read_line

    return read_line(_course(id).state, line, language(lang), (), tuple(new or ())).to_dict(lang)


def record(id: int) -> Any:
    """The record: its first line and one for each move."""
    from scorer.tracking import course

    followed = _course(id)
    return [course.header(followed.state), *[course.line_of(step) for step in followed.steps()]]


def tally(id: int, at: int | None = None) -> Any:
    """What lies in front of the players now, or did after so many moves."""
    from scorer import tracking

    return tracking.tally(_at(id, at).state).to_dict()


def totals_so_far(id: int, at: int | None = None) -> Any:
    """Who would have how many points if the game ended now, or had ended after so many moves."""
    from scorer import tracking

    return _totals_of(tracking.standings(_at(id, at).state))


def standings(id: int, lang: str = "en") -> Any:
    """The sheet if the game ended now, with what other readings of play make of the same moves."""
    from scorer.tracking.disputes import result

    return result(_course(id)).to_dict(lang)


def seen(id: int, number: int, lang: str = "en") -> Any:
    """What could be told after so many moves."""
    return _step(_at(id, number), lang)


def resume(lines: Any, lang: str = "en") -> Any:
    """Goes on with a record, all its lines at once."""
    from scorer.tracking.course import header, replay

    if not isinstance(lines, (list, tuple)):
        lines = [lines]  # says what is wrong
    course = replay(lines)
    return {"id": _keep(course), "header": header(course.state), **_step(course, lang)}


# What can be done now, as keys.


def offers(id: int, lang: str = "en", when: Any = None) -> Any:
    """All that can be done now.

    Or `when` the game is `at` so many moves, or `after` moves of a list that nobody has made yet; of a `player` what
    they tell before it is their turn.
    """
    from scorer import tracking

    state, player = _state(id, when), str(when.get("player") or "") if isinstance(when, dict) else ""
    say = language_of(lang)
    return [_offer(key, state, say) for key in tracking.offers(state, lang, player=player)]


def ask(id: int, move: Any, lang: str = "en", key: str | None = None, when: Any = None) -> Any:
    """What is to be told next of a move as far as it is told, or what may be told under a key; None if nothing is.

    `when` is as in `offers`.
    """
    from scorer import tracking

    state = _state(id, when)
    given = dict(move) if isinstance(move, dict) else {}
    kind = _kind(state, given.pop("move", None))
    return _ask(tracking.ask(state, kind, given, lang, key=key or ""), kind, state, language_of(lang))


def foresee(id: int, move: Any, lang: str = "en") -> Any:
    """What a move would bring about."""
    from scorer import tracking

    state = _course(id).state
    return [_event(event, state, lang) for event in tracking.foresee(state, tracking.read_move(state.setup.game, move))]


def amendable(id: int, lang: str = "en") -> Any:
    """What may still be said of the last move."""
    from scorer import tracking

    course = _course(id)
    if course.before is None or course.move is None:
        return []
    before, kind, say = course.before.state, type(course.move), language_of(lang)
    return [_ask(each, kind, before, say) for each in tracking.amendable(before, course.move, lang)]


def amend(id: int, key: str, value: Any, lang: str = "en") -> Any:
    """Says something else of the last move; with the `lines` that a record has more."""
    course = _course(id)
    return _go_on(id, course.number, course.amend(key, value), lang)


def mend(id: int, number: int, move: Any, lang: str = "en", how: Any = None) -> Any:
    """Another move in the place of one further back, none if it is null.

    It gives the `lines` that a record has more, and what is told of the `later` moves: that they still fit, and which
    give other points. `how` may say `before`, if the move goes before that one, and `until` which later one the others
    are played again. Where a later one cannot follow, the error has its number: `line`.
    """
    from scorer import tracking
    from scorer.text.errors import language
    from scorer.tracking.course import BrokenRecord
    from scorer.tracking.mending import later_moves_text

    course = _course(id)
    state = course.state
    said = how if isinstance(how, dict) else {}
    before, until = bool(said.get("before")), said.get("until")
    try:
        other = None if move is None else tracking.read_move(state.setup.game, move)
        mended = course.mend(number, other, before=before, until=until)
    except BrokenRecord as error:
        _say_why(course, error, lang)
        raise
    except ScorerError as error:
        raise tracking.in_words(error, _kind(state, move.get("move")) if move else None, lang) from None
    later = later_moves_text(
        course.steps()[number - before : until], mended.steps()[number - (other is None) :], language(lang)
    )
    return {**_go_on(id, number, mended, lang), "later": later}


def exchange(id: int, moves: Sequence[int], players: Sequence[str], lang: str = "en") -> Any:
    """Two players change places in the moves from one to another.

    It gives the `lines` that a record has more, and what is told of the `later` moves, as `mend` does.
    """
    from scorer.text.errors import language
    from scorer.tracking.course import BrokenRecord
    from scorer.tracking.mending import later_moves_text

    course, (first, last) = _course(id), moves
    try:
        mended = course.exchange(first, last, *players)
    except BrokenRecord as error:
        _say_why(course, error, lang)
        raise
    later = later_moves_text(course.steps()[last:], mended.steps()[last:], language(lang))
    return {**_go_on(id, first, mended, lang), "later": later}


def _say_why(course: Course, error: BrokenRecord, lang: str) -> None:
    """Puts why a move of a course cannot follow any more into words."""
    from scorer import tracking

    missed = course.at(error.line).move
    tracking.in_words(error.error, type(missed) if missed else None, lang)


def declined(id: int) -> Any:
    """The move that says no to what is offered; None where nothing is."""
    from scorer import tracking

    move = tracking.decline_move(_course(id).state)
    return None if move is None else move.to_dict()


def until(id: int, player: str) -> Any:
    """The moves without values and points that make it a player’s turn; None if none do."""
    from scorer import tracking

    path = tracking.moves_to_turn(_course(id).state, player)
    return None if path is None else [move.to_dict() for move in path]


def steps(id: int, lang: str = "en", since: int = 0) -> Any:
    """The moves after so many, each with its line, how it is told, and what it brought about."""
    from scorer.tracking.course import line_of

    return [
        {"number": step.number, "line": line_of(step), **_move_dict(step, lang)}
        for step in _course(id).steps()
        if step.number > since
    ]


def _go_on(id: int, number: int, course: Course, lang: str) -> Any:
    from scorer.tracking.course import mended_lines

    lines = mended_lines(_course(id), number, course)
    _followed[id] = course
    return {"lines": lines, **_step(course, lang)}


def _at(id: int, number: int | None) -> Course:
    course = _course(id)
    return course if number is None else course.at(number)


def _state(id: int, when: Any) -> Any:
    from scorer import tracking

    said = when if isinstance(when, dict) else {}
    state = _at(id, said.get("at")).state
    for move in said.get("after") or ():
        state = tracking.play(state, tracking.read_move(state.setup.game, move))
    return state


def _kind(state: Any, name: Any) -> Any:
    from scorer import tracking

    kinds = tracking.moves(state.setup.game)
    if name not in list(kinds):
        raise UnknownName(N_("There is no move “{name}” in this game."), name=str(name), known=kinds)
    return kinds[name]


def _offer(key: Any, state: Any, say: Any) -> Any:
    return {
        "move": {"move": key.kind.name, **key.given},
        "title": say.gettext(key.kind.title),
        "rule": key.kind.rule,
        "label": key.label,
        "brief": key.brief,
        "whole": key.whole,
        "gains": _gains(key.events),
        "ask": _ask(key.ask, key.kind, state, say),
        "refused": _refusal(key.refused, key.kind, say),
    }


def _ask(found: Any, kind: Any, state: Any, say: Any) -> Any:
    if found is None:
        return None
    field = found.field
    return {
        "key": field.key,
        "kind": field.kind,
        "question": field.ask(say, state),
        "help": say.gettext(field.help),
        "rule": field.rule or None,
        "needed": found.needed,
        "most": field.most if field.kind == "list" else 1,
        "more": found.more,
        "entire": found.entire,
        "choices": [_choice(choice, kind, say) for choice in found.choices],
    }


def _choice(choice: Any, kind: Any, say: Any) -> Any:
    return {
        "value": choice.value,
        "label": choice.label,
        "brief": choice.brief,
        "group": choice.group,
        "whole": choice.whole,
        "gains": _gains(choice.events),
        "refused": _refusal(choice.refused, kind, say),
    }


def _gains(events: Any) -> Any:
    from scorer.tracking import gains

    return gains(events) if events else {}


MANY = 500
_refusals: dict[Any, Any] = {}
"""The last refusals: from one move to the next most of them are the same."""


def _refusal(error: Any, kind: Any, say: Any) -> Any:
    """A refusal whose words name questions; its place is the key of a record."""
    if error is None:
        return None
    values = repr(sorted(error.values.items()))
    of = (say.code, kind, error.what, error.place, error.allowed, error.rule, error.known, values)
    if of not in _refusals:
        from scorer.tracking import in_words

        if len(_refusals) >= MANY:
            _refusals.clear()
        # A key and a value of it may share the error, which is changed by its words.
        before = (error.place, error.known, error.meanings, error.values)
        _refusals[of] = {**error_dict(in_words(error, kind, say.code), say.code), "place": before[0]}
        error.place, error.known, error.meanings, error.values = before
    return _refusals[of]


def recount(id: int, tally: Any, lang: str = "en", exact: bool = False) -> Any:
    """Where a count says something else than the record; `exact` if it leaves out what nobody has said."""
    from scorer import tracking

    found = tracking.recount(_course(id), tally, exact=exact)
    return [{**each.to_dict(lang), "taken": each.take(tally)} for each in found]


def close(id: int) -> Any:
    """Ends following a game."""
    _followed.pop(id, None)


def _event(event: Any, state: Any, lang: str) -> Any:
    from scorer import tracking

    return {
        "what": event.what,
        "rule": event.rule or None,
        "player": event.player,
        "points": event.points,
        "text": tracking.event_sentence(state.setup.game, event, lang),
    }


def _move_dict(course: Course, lang: str) -> Any:
    from scorer import tracking
    from scorer.tracking.course import teller

    return {
        "by": teller(course) if course.move else None,
        "told": tracking.describe(course.move, lang) if course.move else "",
        "rule": course.move.rule if course.move else "",
        "events": [_event(event, course.state, lang) for event in course.events],
    }


def _step(course: Course, lang: str) -> Any:
    from scorer import tracking

    state = course.state
    outcome = tracking.outcome(state)
    return {
        "number": course.number,
        **_move_dict(course, lang),
        "status": tracking.status(state, lang),
        "incomplete": tracking.incomplete(state),
        "view": tracking.view(state, lang),
        "turn": tracking.current_player(state),
        "outcome": {"rule": outcome.rule, "winners": list(outcome.winners)} if outcome else None,
    }


def error_dict(error: ScorerError, lang: str) -> dict[str, Any]:
    """An error as JavaScript has it: like the one of Python, `text` is the whole message, `what` only what is wrong."""
    found = getattr(error, "error", error).to_dict(lang)  # of a broken record what is wrong with its line
    # MicroPython does not keep the order of what a message names; and JSON knows no number that is none.
    values = {
        key: found["values"][key] for key in sorted(found["values"]) if not isinstance(found["values"][key], float)
    }
    line = getattr(error, "line", None)  # of a record, or the number of a move that cannot follow
    return {
        **({} if line is None else {"line": line}),
        "code": error.code,
        "kind": error.kind,
        "place": error.place,
        "rule": error.rule,
        "text": error.text(lang),
        "what": found["text"],
        "allowed": found["allowed"],
        "values": values,
    }


def about() -> Any:
    """Who answers."""
    machine = sys.implementation
    return {
        "version": __version__,
        "engine": "MicroPython" if machine.name == "micropython" else "CPython",
        "python": ".".join([str(part) for part in machine.version[:3]]),
        "languages": languages(),
        "games": games(),
    }


CALLS: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        *(
            score,
            totals,
            problems,
            template,
            explain,
            decided,
            merge,
            written,
            bgstats,
            languages,
            language,
            game_id,
            game,
            games,
            rule,
            rule_url,
            rules,
            about,
            typed,
        ),
        *(begin, resume, play, why_not, legal, typed_move, record, tally, totals_so_far, standings, seen, close),
        *(offers, ask, foresee, amendable, amend, mend, exchange, declined, until, steps, recount),
    )
}


def _calls_of_log() -> dict[str, Callable[..., Any]]:
    from docs.app.engine.border_log import CALLS_OF_LOG

    return CALLS_OF_LOG


def _calls_of_course() -> dict[str, Callable[..., Any]]:
    from docs.app.engine.border_course import CALLS_OF_COURSE

    return CALLS_OF_COURSE


_ROOMS = {"log": _calls_of_log, "course": _calls_of_course}
"""By how a name begins, what may be called in rooms of their own."""


def call(text: str) -> str:
    """`[name, lang, arg, …]` in; `{"ok": …}` or `{"error": …}` out.

    `lang` is the language of errors; if it is not here, they are told in English.
    """
    name, lang, *args = json.loads(text)
    try:
        room = _ROOMS.get(str(name).partition("_")[0])
        calls = room() if room else CALLS
        if name not in list(calls):
            raise UnknownName(N_("“{name}” is not one of these words."), name=name, known=calls, code="unknown-call")
        answer = {"ok": calls[name](*args)}
    except ScorerError as error:
        answer = {"error": error_dict(error, lang if find(lang) else SOURCE)}
    # Half a character cannot go over the border as it is; JSON has a way to write it.
    return json.dumps(answer, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()
