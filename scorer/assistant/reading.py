"""What an assistant asks of the rules: an entry by its id, and the entries that answer a question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import scorer

from ..reference.entries import from_another_game, resolve
from ..reference.index import index_of
from ..reference.provenance import doubt_of, headings_of, note_of
from ..reference.words import split
from ..registry import ids
from ..text.errors import ScorerError, language
from ..text.i18n import find, languages, own_name
from .refusals import Call, Fault, compact
from .sources import said

Told = dict[str, object]

MOST = 12
"""So many hits are told at most."""
WITH_TEXTS = 3
"""So many of them always with their texts."""
NEAR = 0.5
"""Others have theirs if their score is such a part of the best one’s."""
ROOM = 3000
"""Others have theirs only as long as all texts take less than so many bytes."""


def look_up_rule(id: str, lang: str = "en") -> Told:
    """One entry of the rules: its text, who says so, and for a disputed ruling every reading."""
    name = re.split(r"[=\s]", id.strip().strip("[]“”\"'`() ").lower(), maxsplit=1)[0]
    if entry := resolve(name):
        return _whole(entry, lang)
    try:
        return _whole(scorer.rule(name), lang)
    except ScorerError as error:
        ending = [entry.id for game in ids() for entry in scorer.rules(game) if entry.id.endswith(f".{name}")]
        holding = [entry.id for game in ids() for entry in scorer.rules(game) if f".{name}" in entry.id]
        near = ending or (list(error.known) if "." in name else []) or holding[:6]
        error.known, error.allowed = tuple(near), ""
        words = name.replace(".", " ").replace("_", " ").replace("-", " ").strip()
        if near:
            raise Fault(error, change={"id": near[0]}) from None
        raise Fault(error, next=Call("search_rules", {"words": words or id, "lang": lang})) from None


def _whole(entry: scorer.Rule, lang: str) -> Told:
    """All of an entry."""
    data = entry.to_dict(lang)
    told: Told = {key: data[key] for key in ("id", "game", "kind", "title", "text")}
    told |= {**_sources(entry, lang), "headings": headings_of(entry), "see": data["see"]}
    if "readings" in data:
        told |= {"default": data["default"], "reason": data["reason"]}
    return told


def _sources(entry: scorer.Rule, lang: str) -> Told:
    """Who says it and how the rulebooks differ; of a ruling each reading with who states it, and the kind of doubt."""
    say, data = language(lang), entry.to_dict(lang)
    told: Told = {"said_by": said(entry, say)}
    if note := note_of(entry, say):
        told["note"] = note
    if "readings" in data:
        told |= {"readings": data["readings"], "doubt_text": doubt_of(entry, say)}
    return told


def search_rules(words: str, game: str | None = None, lang: str = "en") -> Told:
    """The entries that answer a question, the best first."""
    hits = scorer.search(words, game=game, lang=lang, most=MOST)
    match = "good" if hits.sure else "weak" if hits else "none"
    told: Told = {"match": match}
    if match != "good":
        known, unknown = _known(words, game, lang)
        told |= {"known_words": known, "unknown_words": unknown}
    if hint := _hint(words, game, lang, hits, match):
        told["hint"] = hint
    return {**told, "total": len(hits), "hits": list(_shown(hits, lang))}


def _shown(hits: scorer.Hits, lang: str) -> Iterator[Told]:
    """Hits as they are told: the first ones and those that fit nearly as well with their texts, the others without."""
    room = ROOM
    for i, (entry, score) in enumerate(hits):
        title: Told = {"id": entry.id, "title": entry.title(lang)}
        whole: Told = {**title, "text": entry.text(lang), **_sources(entry, lang)}
        room -= len(compact(whole).encode())
        yield whole if i < WITH_TEXTS or (room > 0 and score >= NEAR * hits[0].score) else title


def _known(words: str, game: str | None, lang: str) -> tuple[list[str], list[str]]:
    """The words of a question that the rules of a language have, stop words too, and those that they have not."""
    indexes = [index_of(each, lang) for each in ([game] if game else ids())]
    asked = list(dict.fromkeys(split(words)))
    known = [word for word in asked if any(word in i.stop_words or i.number(word) >= 0 for i in indexes)]
    return known, [word for word in asked if word not in known]


def _hint(words: str, game: str | None, lang: str, hits: scorer.Hits, match: str) -> str:
    """How to ask better: in the language that the words are of, or about one game."""
    say = language(lang)
    if match != "good":
        share = {each: len(_known(words, game, each)[0]) for each in languages()}
        best = max(share, key=lambda each: share[each])
        found = find(best)
        if found and share[best] > 2 * share[lang] and share[best] > 1:
            return say.gettext(
                "These words look like another language ({language}); ask again with lang={code}.",
                language=own_name(found),
                code=best,
            )
    if entry := hits.elsewhere:
        return from_another_game(entry, say)
    games = list(dict.fromkeys(hit.rule.game for hit in hits[:WITH_TEXTS]))
    if len(games) > 1:
        return say.gettext(
            "These texts belong to several games ({games}): ask which one is meant.", games=say.join(games)
        )
    return ""
