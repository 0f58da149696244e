"""The ask box of the pages: its place in a page, and the data of its search, made of what the library searches.

`ask_html` goes into a page, `write_index` beside the pages of a language; `docs/app/ask.mjs` does the rest.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

from docs.site.choice import games
from docs.site.reporting import search_button
from scorer.reference.entries import DIFFERS, Rule, often_of, rules
from scorer.reference.index import index_of, other_words
from scorer.reference.search import ENDING, LONGEST, LONGEST_WORD, search
from scorer.reference.weights import WEIGHTS
from scorer.reference.words import OUT_OF_DOMAIN, STOP_WORDS, SYNONYMS, common_prefix, number_words
from scorer.registry import game as game_of
from scorer.text.errors import language

EXAMPLES = 3
"""So many questions are shown to begin with."""

FIRST_SIGN = ord("#")
"""The sign of the number 0 in the phrases of the data: the first that JSON writes as it is."""

SINGLE, BLOCK = 60, 90
"""So many words have a sign of their own; the others share one in blocks, and a second one tells which they are."""

MOST_SAME = ord("Z") - ord("A")
"""Of no more letters it is told that they are those of the word before."""

WORDS = "%s"
"""Stands where the words that were typed belong."""

GAME = "%g"
"""Stands where the name of a game belongs."""

MOST = 10
"""No search shows more hits."""


def write_index(folder: str | Path, lang: str) -> None:
    """Writes what the box fetches into the folder of a language, as `ask/words.json` and `ask/<game>.json`."""
    out = Path(folder) / "ask"
    out.mkdir(parents=True, exist_ok=True)
    for name, data in {"words": common(lang), **{id: index(id, lang) for id in games()}}.items():
        (out / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


def common(lang: str) -> dict[str, Any]:
    """What the search needs of a language, whatever the game."""
    say = language(lang)
    return {
        "stop_words": say.gettext(STOP_WORDS),
        "numbers": number_words(say),
        "synonyms": say.phrases(SYNONYMS),
        "out_of_domain": say.phrases(OUT_OF_DOMAIN),
        "weights": WEIGHTS._asdict(),
        "limits": {"longest": LONGEST, "longest_word": LONGEST_WORD, "ending": ENDING},
        "signs": {"FIRST_SIGN": FIRST_SIGN, "SINGLE": SINGLE, "BLOCK": BLOCK},
    }


def index(game: str, lang: str) -> dict[str, Any]:
    """What the search needs of a game in a language besides, as `docs/app/search.mjs` reads it."""
    entries = rules(game)
    places = {entry.id: i for i, entry in enumerate(entries)}
    searched = index_of(game, lang)
    asked = [searched.phrases_of(entry)[1:] for entry in range(len(entries))]
    known = _vocabulary(asked)
    signs = {word: _signs(i) for i, word in enumerate(known)}
    # What begins alike stands together and compresses better; no phrase is before another.
    asked = [sorted(phrases, key=lambda phrase: [signs[word][0] for word in phrase]) for phrases in asked]
    return {
        # First, for nothing else is like them: so all the rest compresses better.
        "asked": [" ".join(["".join([signs[word][0] for word in phrase]) for phrase in phrases]) for phrases in asked],
        "within": "".join([signs[word][1] for phrases in asked for phrase in phrases for word in phrase]),
        "game": game,
        "name": game_of(game).name,
        "words": "".join(_rests(known)),
        "ids": [entry.id.partition(".")[2] for entry in entries],
        "kinds": [entry.kind for entry in entries],
        "see": [[places[id] for id in entry.see] for entry in entries],
        "titles": [entry.title(lang) for entry in entries],
        "others": [other_words(entry, lang) if entry.kind == "term" else "" for entry in entries],
        "texts": [entry.text(lang, links="markdown") for entry in entries],
        "readings": [[entry.reading(reading, lang) for reading in entry.readings] for entry in entries],
        "differs": [int(_differs(entry)) for entry in entries],
        "often": {places[id]: steps for id, steps in often_of(game).items()},
    }


def _vocabulary(asked: list[list[list[str]]]) -> list[str]:
    """The words of all phrases.

    First those that have signs of their own, then two blocks of frequent ones, then the others; each of the three in
    the order of the alphabet.
    """
    counts = Counter([word for phrases in asked for phrase in phrases for word in phrase])
    ranked = sorted(counts, key=lambda word: (-counts[word], word))
    often = SINGLE + 2 * BLOCK
    return [*sorted(ranked[:SINGLE]), *sorted(ranked[SINGLE:often]), *sorted(ranked[often:])]


def _signs(number: int) -> tuple[str, str]:
    """The sign of a word by its number, and the one that tells which word of a block it is, if any.

    Apart from each other they compress a tenth better than as one.
    """
    block, within = divmod(number - SINGLE, BLOCK)
    return (chr(FIRST_SIGN + number), "") if block < 0 else (chr(FIRST_SIGN + SINGLE + block), chr(FIRST_SIGN + within))


def _rests(words: list[str]) -> Iterator[str]:
    """Each word as a capital letter for how many letters it begins with as the one before it, and its other letters."""
    for before, word in pairwise(["", *words]):
        same = common_prefix(before, word[:MOST_SAME])
        yield chr(ord("A") + same) + word[same:]


def _differs(entry: Rule) -> bool:
    return bool(entry.differing) or DIFFERS in entry.sources.values()


def ask_html(lang: str, game: str | None = None, base: str = "") -> str:
    """The box for a page of all games or of one; `base` leads from the page to the folder of its language."""
    say = language(lang)
    words = {
        "unsure": say.gettext("Perhaps the rules say nothing about this; the closest entries:"),
        "nothing": say.gettext("Nothing matches “{words}”.", words=WORDS),
        "elsewhere": say.gettext("In {game}: {title}", game=GAME, title=WORDS),
        "differs": say.gettext("The rulebooks differ here."),
        "whole": say.gettext("The whole entry"),
        "default": say.gettext("(default)"),
        "failed": say.gettext("This could not be loaded. Try again when you are online."),
        "found": [
            say.gettext(
                "{question}: {value}",
                question=say.ngettext("{count} entry found", "{count} entries found", count, count=count),
                value="%s",
            )
            for count in range(1, MOST + 1)
        ],
    }
    data = f'data-base="{base}" data-own="{game or ""}" data-games="{" ".join(games())}" data-words="{_quoted(words)}"'
    field = 'type="search" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search"'
    label, placeholder = say.gettext("Ask the rules"), say.gettext("What do you want to know?")
    begin = say.gettext("For example:")
    found = examples(lang, game)
    lines = [
        f'<div class="ask" role="search" data-ask data-lang="{lang}" {data}>',
        f'<label class="ask__label" for="ask">{escape(label)}</label>',
        f'<input class="ask__input" id="ask" {field} maxlength="300" placeholder="{escape(placeholder)}">',
        *([] if game or len(games()) == 1 else _switch(lang)),
        '<p class="ask__spoken" role="status"></p>',
        '<div class="ask__panel" hidden><p class="ask__next" aria-hidden="true"></p><p class="ask__told"></p>',
        f'<div class="ask__hits"></div>{search_button(game, say)}</div>',
        f'<div class="ask__examples">{f"<span>{escape(begin)}</span>" if found else ""}',
        *[_link(entry, base, lang) for entry in found],
        "</div>",
        f'<script type="module" src="{base}../app/ask.mjs"></script>',
        "</div>",
    ]
    return "\n".join(lines)


def _link(entry: Rule, base: str, lang: str) -> str:
    return f'<a href="{base}rules/{entry.game}/#{entry.id}">{escape(entry.title(lang))}</a>'


def _quoted(data: object) -> str:
    return escape(json.dumps(data, ensure_ascii=False))


def _switch(lang: str) -> Iterator[str]:
    """Buttons that choose a game."""
    say = language(lang)
    label = say.gettext("Game")
    yield f'<div class="ask__games" role="group" aria-label="{escape(label)}">'
    for id, name in [("", say.gettext("All games")), *[(id, game_of(id).name) for id in games()]]:
        pressed = "false" if id else "true"
        yield f'<button type="button" data-game="{id}" aria-pressed="{pressed}">{escape(name)}</button>'
    yield "</div>"


def examples(lang: str, game: str | None = None) -> list[Rule]:
    """Questions to begin with that the box answers: the shortest of a game, or the shortest of each."""
    found = [_answered(id, lang, game) for id in ([game] if game else games())]
    return [entry for entries in found for entry in islice(entries, EXAMPLES if game else 1)]


def _answered(of: str, lang: str, game: str | None) -> Iterator[Rule]:
    """The questions of a game that are answered if their titles are asked, the shortest first."""
    asked = [entry for entry in rules(of) if entry.kind == "question"]
    for entry in sorted(asked, key=lambda entry: len(entry.title(lang))):
        hits = search(entry.title(lang), game=game, lang=lang, most=1)
        if hits.sure and hits[0].rule == entry:
            yield entry
