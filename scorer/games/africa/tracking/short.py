"""The shortest words of a game of Africa: one letter for what lies under a tile, and for what is done most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ....text.i18n import N_, NP_
from ....tracking.moves import Move, Short, letters_of
from ..vocabulary import GEMS, NUGGETS
from .camping import Research, Resources
from .exploring import End, Free, Skip
from .moving import Animal, Nomad
from .revealing import Exchange, Keep, Reveal
from .state import State
from .words import TILES, Goods, Species, say_name

if TYPE_CHECKING:
    from ....text.i18n import Language

LETTERS = NP_(
    "short",
    "gold=g gems=j nomad=n monument=m elephant=e lion=l zebra=z statue=s drum=d shirt=h kettle=k"
    " free=f skip=- end=. research=r resources=c move=>",
)
"""What is typed for what; the words before the signs stay as they are."""

# Translators: what an animal or a nomad does, or what is done with it: the lion moves from 0 to 2.
_MOVES_NOW = NP_("vocabulary", "moved | moving | is moved | shift | shifts | shifted | relocated | relocate")
# Translators: a camp before what it is for: base camp research.
_CAMP = NP_("vocabulary", "(base/) camp (for/with/to/)")
# Translators: before the monument that ends a game.
_LAST = NP_("vocabulary", "last | final")
_MOVES: dict[str, type[Move]] = {"free": Free, "skip": Skip, "end": End, "research": Research, "resources": Resources}
_SPECIES, _GOODS = Species("kind", "", "", ""), Goods("kind", "", "", "")


def shorts(state: State, say: Language) -> Iterator[Short]:
    """Yields the short words: `l2` turns up a lion next to two, `k` a kettle, `>l02` moves a lion from 0 to 2."""
    from ....typed.words import TILE  # what reads typed text is loaded when somebody types

    letters = letters_of(LETTERS, say)
    for tile in ("gold", "gems", "nomad", "monument"):
        words = [say.gettext(TILES[tile]), tile, *_on_tile(_MOVED.get(tile), say), *_counted(tile, say)]
        tiles = [f"{word} {kind}" for word in words for kind in say.forms(TILE)[:1]]
        yield _short([letters.get(tile), *words, *tiles], Reveal, {"tile": tile}, words[0])
    yield _next_monument(state, say)
    for tile in ("animal", "goods"):
        words = [say.gettext(TILES[tile]), tile, *_on_tile(_MOVED.get(tile), say)]
        yield _short(words, Reveal, {"tile": tile}, "")
    for field, tile in ((_SPECIES, "animal"), (_GOODS, "goods")):
        names = field.words(say, state)
        for key in names:
            values = {"tile": tile, "kind": key}
            short = _short([letters.get(key), *names.words(key), key], Reveal, values, say_name(key, say))
            yield short._replace(several=_several(field.names.get(key, ""), say))
    for key, kind in _MOVES.items():
        yield _short([letters.get(key)], kind, {}, say.gettext(kind.title))
    yield from _moved(state, say)
    yield from _camps(say)
    if state.revealed:
        kept = [*names.words(state.revealed), state.revealed]
        # My statue for the kettle of Ben: what one gives is what was turned up.
        yield Short([f"{word} {name}" for word in say.forms(Exchange.also) for name in kept], Exchange, {}, whole=True)
        for key in names:  # the kettle of Ben
            yield Short([*names.words(key), key], Exchange, {"take": key}, lead="player")
        # Keep my drums.
        yield Short([f"{word} … {name}" for word in say.forms(Keep.also) for name in kept], Keep, {}, whole=True)
    if sign := letters.get("move"):
        for key in _SPECIES.known(state):
            words = _SPECIES.words(say, state).words(key)
            meaning = say.gettext(N_("move {name}"), name=say_name(key, say))
            yield _short([sign + word for word in (letters.get(key), *words) if word], Animal, {"kind": key}, meaning)
        nomad = say.gettext(TILES["nomad"])
        meaning = say.gettext(N_("move {name}"), name=nomad)
        yield _short([sign + word for word in (letters.get("nomad"), nomad) if word], Nomad, {}, meaning)


def _next_monument(state: State, say: Language) -> Short:
    """The words that say which monument it is, if it is that one: the ninth, the last."""
    from ....typed.phrases import ordinals

    number = state.monuments + 1
    which = [*ordinals(number, say), *(say.forms(_LAST) if number == state.last else ())]
    names = {say.gettext(TILES["monument"]), "monument"}
    return Short([f"{word} {name}" for word in which for name in names], Reveal, {"tile": "monument"}, whole=True)


def _moved(state: State, say: Language) -> Iterator[Short]:
    """Words for what is moved, before from where: a lion from 0 to 2, a nomad moves from 0 to 2."""
    for key in _SPECIES.words(say, state):
        yield Short([*_SPECIES.words(say, state).words(key), key], Animal, {"kind": key}, lead="near", whole=True)
    moves_now = say.forms(_MOVES_NOW)
    for kind, tile in ((Animal, "animal"), (Nomad, "nomad")):
        named = [say.gettext(TILES[tile]), *_on_tile(kind, say)]
        pairs = [pair for name in named for word in moves_now for pair in (f"{name} {word}", f"{word} {name}")]
        yield Short([*moves_now, *pairs], kind, {}, whole=True)
    nomads = [*_on_tile(Nomad, say), say.gettext(TILES["nomad"]), "nomad"]
    yield Short(nomads, Nomad, {}, lead="near", whole=True)


def _camps(say: Language) -> Iterator[Short]:
    """Words that begin with the camp: camp for research; who says nothing but the camp is asked which."""
    for camp in (Research, Resources):
        named = [word for word in say.forms(camp.also) if " " not in word]
        camps = say.forms(_CAMP)
        yield Short([*camps, *[f"{before} {word}" for before in camps for word in named]], camp, {}, whole=True)


_SYMBOLS = {"gold": NUGGETS, "gems": GEMS}
_MOVED: dict[str, type[Move]] = {"animal": Animal, "nomad": Nomad}


def _on_tile(kind: type[Move] | None, say: Language) -> list[str]:
    """The single words for moving a tile, which may as well say what is on one that is revealed."""
    return [word for word in say.forms(kind.also) if " " not in word] if kind else []


def _counted(tile: str, say: Language) -> Sequence[str]:
    """The words for what is counted on a tile."""
    return say.forms(_SYMBOLS[tile]) if tile in _SYMBOLS else ()


def _several(message: str, say: Language) -> Sequence[str]:
    """The words of a text of the vocabulary that only say several."""
    one, _, several = say.pgettext("vocabulary", message).partition("||") if message else ("", "", "")
    single = [word.strip() for word in one.split("|")]
    return [word.strip() for word in several.split("|") if word.strip() not in ("", *single)]


def _short(words: Sequence[str | None], kind: type[Move], values: dict[str, str], meaning: str) -> Short:
    shown = meaning if words and words[0] else ""
    return Short([word for word in words if word], kind, values, shown)
