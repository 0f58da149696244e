"""Whether a move is allowed: yes, no, or that it cannot be told, with all that would have to be known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from .. import tracking
from ..registry import game as game_of
from ..scoring.fields import Whole
from ..text.errors import InvalidMove, ScorerError, language, show
from ..text.names import look
from ..tracking.course import Course, begin, follow
from ..tracking.moves import OF_ALL, IllegalMove, Move, State, kit_for, kit_of, refuse_untimely, start_with
from .refusals import Fault
from .sources import cited
from .tool import edition_meant

if TYPE_CHECKING:
    from ..scoring.fields import Field
    from ..text.i18n import Language

Told = dict[str, object]

LOOKED_AT = 2000
"""So many legal moves of a kind are looked at for what can be told."""
MANY = 100
"""A number that can be higher is not told by all that it can be."""
FEW = 12
"""Lists of what is allowed are no longer than this."""


def judge_move(
    *,
    game: str,
    players: list[object],
    move: Mapping[str, object] | None = None,
    played: Sequence[object] = (),
    options: Mapping[str, object] | None = None,
    lang: str = "en",
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Told:
    """The verdict on a move after others, or without one the moves that there are."""
    say = language(lang)
    known = edition and edition_meant(edition, game_of(game).editions)
    try:
        names: list[str] = players  # type: ignore[assignment]  # whatever they are is looked at
        state = start_with(game, names, options or {}, edition=known, rulings=rulings)
    except ScorerError as error:
        raise Fault(error) from None
    course = _followed(begin(state), played, say)
    state = course.state
    told: Told = {"turn": tracking.current_player(state), "state": tracking.view(state, lang)}
    if waiting := _waiting_for(state):
        told["waiting_for"] = waiting
    if move is None:
        return {**told, "moves": list(_moves_now(state, say))}
    try:
        verdict = _verdict(state, _meant(state, move, say), lang)
    except ScorerError as error:
        raise Fault(error, leave_out="move") from None
    unchecked = [say.gettext(text) for text in kit_of(state).unchecked(state)]
    not_checked = {"not_checked": unchecked} if unchecked and verdict["verdict"] != "forbidden" else {}
    return {**verdict, **told, **not_checked}


def _followed(course: Course, played: Sequence[object], say: Language) -> Course:
    """The game after what was played. Raises `Fault` with the moves before the one that cannot be."""
    for number, line in enumerate(played):
        try:
            course = follow(course, _meant(course.state, line, say))
        except ScorerError as error:
            raise Fault(
                error.within(f"played[{number}]"), change={"played": list(played[:number])}, leave_out="move"
            ) from None
    return course


def _meant(state: State, move: object, say: Language) -> object:
    """A move with people's words turned into what a record holds."""
    if not isinstance(move, dict):
        return move
    data = dict(move)
    if "move" not in data and isinstance(data.get("type"), str):
        data["move"] = data.pop("type")
    kinds = tracking.moves(state.setup.game)
    named = data.get("move")
    if isinstance(named, str) and named not in kinds:
        words = {look(say.pgettext("move", word)): name for name, kind in kinds.items() for word in (kind.word, name)}
        data["move"] = words.get(look(named), named)
    kind = kinds.get(str(data.get("move")))
    for field in kind.fields if kind else ():
        value = data.get(field.key)
        if isinstance(value, str):
            data[field.key] = _value(field, value, say, state)
    return data


def _value(field: Field, words: str, say: Language, state: State) -> object:
    """What words mean as the value of a field: as they stand, or else as somebody would type them."""
    try:
        field.read(words)
    except ScorerError:
        return field.typed(words, say, state)
    return words


def _verdict(state: State, data: object, lang: str) -> Told:
    """Whether a move is allowed, and why not, or what is lacking. Raises `ScorerError` for what is no move."""
    kit, kinds = kit_of(state), tracking.moves(state.setup.game)
    if not isinstance(data, dict) or data.get("move") not in kinds:
        tracking.read_move(state.setup.game, data)
        raise InvalidMove("{value}", value=show(data))
    kind = kinds[str(data["move"])]
    over = kit.ended(state) and kind not in OF_ALL
    if not over and kind not in OF_ALL and tracking.current_player(state) is None and kind not in kit.kinds_now(state):
        return {"verdict": "cannot tell", "needs": [], "cited": []}
    untimely = None if over else refuse_untimely(state, kind)
    if untimely is not None:
        return _forbidden(untimely, lang)
    if not over and any([field.required and field.key not in data for field in kind.fields]):
        return {"verdict": "cannot tell", "needs": list(_needs(state, kind, data, lang)), "cited": []}
    refused = tracking.why_not(state, tracking.read_move(state.setup.game, data))
    if refused is None:
        return {"verdict": "allowed", "cited": cited({kind.rule} - {""}, lang, state.setup.readings, texts=True)}
    needs = list(_needs(state, kind, data, lang, refused.place))
    if not over and needs and _is_lack(state, kind, data, refused):
        return {"verdict": "cannot tell", "needs": needs, "cited": []}
    return _forbidden(refused, lang)


def _forbidden(refused: IllegalMove, lang: str) -> Told:
    data = refused.to_dict(lang)
    why: Told = {"text": data["text"], "rule": refused.rule, "place": data["place"]}
    if refused.known or data["allowed"]:
        why["allowed"] = list(refused.known) or data["allowed"]
    return {"verdict": "forbidden", "refused": why, "cited": cited({refused.rule} - {""}, lang, texts=True)}


def _is_lack(state: State, kind: type[Move], data: Mapping[str, object], refused: IllegalMove) -> bool:
    """Whether a move is refused only for what was not told: with more keys it could be a legal one.

    Where people may give any name not all legal moves are listed; then the place of the refusal tells it.
    """
    part = kit_of(state).part(kind)
    if any([_agrees(move.to_dict(), data) for move in islice(part.legal(state), LOOKED_AT)]):
        return True
    if refused.place:
        lacks = refused.values.get("key") == refused.place or bool(refused.known or refused.allowed)
        return refused.place not in data and lacks
    return part.open_fields is not None


def _agrees(move: Mapping[str, object], data: Mapping[str, object]) -> bool:
    """Whether a move has the values that were told."""
    return all([move.get(key) == value for key, value in data.items()])


def _needs(state: State, kind: type[Move], data: Mapping[str, object], lang: str, place: str = "") -> Iterator[Told]:
    """The keys that a move lacks, that of a refusal's place among them, each with its question and what can be told."""
    say, part = language(lang), kit_of(state).part(kind)
    legal = [move.to_dict() for move in islice(part.legal(state), LOOKED_AT)]
    fitting = [move for move in legal if _agrees(move, data)] or legal
    for field in _lacking(state, kind, data, place):
        found = _distinct([move[field.key] for move in fitting if field.key in move])
        if len(legal) == LOOKED_AT or not found:
            found = _known(field) or found
        more = {"more": len(found) - FEW} if len(found) > FEW else {}
        allowed = {"allowed": found[:FEW], **more} if found else {}
        yield {"key": field.key, "question": field.ask(say, state), **allowed}


def _lacking(state: State, kind: type[Move], data: Mapping[str, object], place: str) -> list[Field]:
    """The fields that were not told: those that people are asked for, or else the one of a place."""
    kit = kit_of(state)
    left = [field for field in kit.open_fields(state, kind, data) if field.key not in data]
    if kit.part(kind).open_fields is None:
        left = [field for field in left if field.required or field.needed]
    return left or [field for field in kind.fields if field.key == place and place not in data]


def _known(field: Field) -> list[object]:
    """The values that a field can have in any state, where they are few."""
    known: Iterable[object] = getattr(field, "names", ())
    if isinstance(enum := field.schema().get("enum"), list):
        known = enum
    if isinstance(field, Whole) and field.high < MANY:
        known = range(field.low, field.high + 1)
    return list(known)


def _distinct(values: list[object]) -> list[object]:
    """Each value once, the first one first."""
    found: list[object] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


def _moves_now(state: State, say: Language) -> Iterator[Told]:
    """The kinds of moves that are possible, each with its keys and an example."""
    kit = kit_of(state)
    for kind in kit.kinds_now(state):
        if (first := next(iter(kit.part(kind).legal(state)), None)) is not None:
            keys = [field.key for field in kit.open_fields(state, kind, {"move": kind.name})]
            yield {"move": kind.name, "title": say.gettext(kind.title), "keys": keys, "example": first.to_dict()}


def _waiting_for(state: State) -> Told:
    """What chance does before it is somebody’s turn, and how often; nothing where it is."""
    kit, count, kinds = kit_for(state.setup.game), 0, dict[str, dict[str, object]]()
    while not kit.ended(state) and kit.turn(state) is None and count < FEW:
        first = next(iter(tracking.legal_moves(state)), None)
        if first is None:
            break
        kinds.setdefault(first.name, first.to_dict())
        state, count = tracking.play(state, first), count + 1
    return {"moves": list(kinds), "how_many": count, "example": next(iter(kinds.values()))} if kinds else {}
