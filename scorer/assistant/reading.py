"""What an assistant asks of the rules: an entry by its id, and the entries that answer a question."""

from __future__ import annotations

import re

import scorer

from ..reference.entries import resolve
from ..reference.index import index_of
from ..reference.provenance import doubt_of, headings_of
from ..reference.words import split
from ..registry import ids
from ..text.errors import ScorerError, language
from ..text.i18n import find, languages, own_name
from .refusals import Call, Fault
from .sources import said

Told = dict[str, object]

MOST = 12
"""So many hits are told at most."""
WITH_TEXTS = 3
"""So many of them with their texts."""


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
    say = language(lang)
    data = entry.to_dict(lang)
    told: Told = {key: data[key] for key in ("id", "game", "kind", "title", "text")}
    told |= {"difference": data["difference"]} if data["difference"] else {}
    told |= {"said_by": said(entry, say), "headings": headings_of(entry), "see": data["see"]}
    if "readings" in data:
        told |= {"readings": data["readings"], "default": data["default"], "reason": data["reason"]}
        told["doubt_text"] = doubt_of(entry, say)
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
    shown = [_hit(hit.rule, lang, with_text=i < WITH_TEXTS) for i, hit in enumerate(hits)]
    return {**told, "total": len(hits), "hits": shown}


def _hit(entry: scorer.Rule, lang: str, *, with_text: bool) -> Told:
    told: Told = {"id": entry.id, "title": entry.title(lang)}
    if with_text:
        say = language(lang)
        told |= {"text": entry.text(lang), "said_by": said(entry, say)}
        told |= {"doubt_text": doubt_of(entry, say)} if entry.readings else {}
    return told


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
    games = list(dict.fromkeys(hit.rule.game for hit in hits[:WITH_TEXTS]))
    if len(games) > 1:
        return say.gettext("These texts are of several games ({games}): ask which one is meant.", games=say.join(games))
    return ""
