"""What each weight of the search is worth: `python -m tools.ablation [WEIGHT …]`, all of them if none is named.

Each weight is switched off by turns, and the questions are asked again. Prints a table for `docs/why/search.md`: a row
for each weight with what is lost without it, in points of a hundred questions, the mean of all languages.

- tune: the right entry is first for questions marked `tune`, asked within the game, over all games, and with a typo.
- titles: a title finds its entry; the rule goes before the term of the same name.
- new: the right entry is among three for `tune` where no entry has phrases, as in a game that has just been written.
- honest: of the questions marked `tune` that no rule answers, how many are called unsure, while the line lies where in
  no language more than 5 % of those with an answer are.
- abroad: of the questions marked `tune`, asked in a game that they are not about, how many are called unsure there,
  with the same line. Some of them that game answers, too, so this is never all.

A weight is worth what it loses most of these. `held` stands beside and decides nothing.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

from scorer.reference.entries import rules
from scorer.reference.index import Index, build, index_of
from scorer.reference.search import Hits, find
from scorer.reference.weights import WEIGHTS, Weights
from scorer.reference.words import split
from scorer.registry import ids
from scorer.text.i18n import languages
from tools.sureness import highest_line
from tools.ten_seconds import questions

OFF: Mapping[str, float] = {
    "title": 1.0,
    "length_norm": 0.0,
    "saturation": 1.0,
    "stop_word": 1.0,
    "min_similarity": 1.0,
    "similarity_power": 1.0,
    "best_phrases": 1,
    "candidates": 10,
    "term": 1.0,
    "question": 1.0,
    "bare_term": 1.0,
    "smoothing": 1e-6,
    "sure_letters": 1e9,
    "sure_out_of_domain": 1.0,
    "sure_elsewhere": 1e9,
    "sure_alone": 1e9,
    "close": 1.0,
}
"""The value that a weight has when it is switched off, where that is not 0."""

NEEDED = ("sure_score", "sure_neighbours")
"""What cannot be switched off: the scale of the confidence, and what `sure_links` switches off."""

COLUMNS = ("tune", "titles", "new", "honest", "abroad")
HELD = ("held first", "held three", "held honest")

Shares = Mapping[str, float]
"""Percentages by column."""


@cache
def _index(game: str, lang: str, *, phrases: bool = True) -> Index:
    return index_of(game, lang) if phrases else Index(build(game, lang, phrases=False))


def ask(question: str, game: str | None, lang: str, weights: Weights, *, phrases: bool = True) -> Hits:
    """What is found with some weights."""
    index = partial(_index, lang=lang, phrases=phrases)
    return find(list(dict.fromkeys(split(question))), [game] if game else ids(), index, weights, 10)


def with_typo(question: str, number: int) -> str:
    """A question with a letter missing, doubled, or two transposed in its longest word, by turns."""
    word = max(question.split(), key=len)
    i = 1 + number % max(1, len(word) - 2)
    typos = (word[:i] + word[i + 1 :], word[:i] + word[i] + word[i:], word[:i] + word[i : i + 2][::-1] + word[i + 2 :])
    return question.replace(word, typos[number % 3])


def _varied(asked: Sequence[tuple[str, tuple[str, ...]]], lang: str, weights: Weights) -> Iterator[tuple[str, bool]]:
    """By its column whether each question is answered: over all games, with a typing error, or without phrases."""
    for number, (question, wanted) in enumerate(asked):
        game = wanted[0].partition(".")[0]
        if number % 3 == 0:
            yield "tune", _is_among(ask(question, None, lang, weights), wanted, 1)
        elif number % 3 == 1:
            yield "tune", _is_among(ask(with_typo(question, number), game, lang, weights), wanted, 1)
        else:
            yield "new", _is_among(ask(question, game, lang, weights, phrases=False), wanted, 3)


def measure(weights: Weights) -> Shares:
    """What is reached with some weights."""
    right: dict[tuple[str, str], list[bool]] = defaultdict(list)
    answered: dict[str, dict[str, list[float]]] = {"tune": {}, "held": {}}
    unanswered: dict[str, dict[str, list[float]]] = {"tune": {}, "held": {}}
    abroad: dict[str, list[float]] = {}
    for lang in languages():
        for kind in ("tune", "held"):
            asked = [(question, wanted) for question, wanted, held in questions(lang) if held == (kind == "held")]
            found = [ask(question, wanted[0].partition(".")[0], lang, weights) for question, wanted in asked]
            answered[kind][lang] = [hits.confidence for hits in found]
            unanswered[kind][lang] = [
                ask(question, game, lang, weights).confidence
                for question, (game,), held in questions(lang, "uncovered")
                if held == (kind == "held")
            ]
            for (_, wanted), hits in zip(asked, found, strict=True):
                right["tune" if kind == "tune" else "held first", lang].append(_is_among(hits, wanted, 1))
                right[f"{kind} three", lang].append(_is_among(hits, wanted, 3))
            if kind == "tune":
                away = [
                    (question, _other(wanted[0].partition(".")[0], n)) for n, (question, wanted) in enumerate(asked)
                ]
                abroad[lang] = [ask(question, game, lang, weights).confidence for question, game in away[::3]]
                for column, is_right in _varied(asked, lang, weights):
                    right[column, lang].append(is_right)
        right["titles", lang] += _titles(lang, weights)
    line = highest_line(answered["tune"], 0.01)
    for column, all_languages in (
        ("honest", unanswered["tune"]),
        ("held honest", unanswered["held"]),
        ("abroad", abroad),
    ):
        for lang, confidences in all_languages.items():
            right[column, lang] = [confidence < line for confidence in confidences]
    columns: dict[str, list[float]] = defaultdict(list)
    for (column, _), values in right.items():
        columns[column].append(100 * sum(values) / len(values))
    return {column: sum(shares) / len(shares) for column, shares in columns.items()}


def _other(game: str, number: int) -> str:
    """One of the games that a question is not about, by turns."""
    others = [id for id in ids() if id != game]
    return others[number % len(others)]


def _is_among(hits: Hits, wanted: tuple[str, ...], most: int) -> bool:
    return any([hit.rule.id in wanted for hit in hits[:most]])


def _titles(lang: str, weights: Weights) -> Iterator[bool]:
    """Of every third title of each game whether it finds its entry."""
    for game in ids():
        named: dict[str, set[str]] = defaultdict(set)
        for entry in rules(game):
            named[entry.title(lang).lower()].add(entry.kind)
        for entry in rules(game)[::3]:
            title = entry.title(lang)
            hits = ask(title, game, lang, weights)
            if named[title.lower()] == {"term"}:
                yield _is_among(hits, (entry.id,), 3)
            else:
                yield bool(hits) and hits[0].rule.title(lang).lower() == title.lower() and hits[0].rule.kind != "term"


def row(name: str, cells: Shares, *, sign: str) -> str:
    """A row of the table."""
    values = [f"{cells[column]:{sign}.1f}" if round(cells[column], 1) else "0.0" for column in (*COLUMNS, *HELD)]
    return f"| {' | '.join([name, *values])} |"


def main(names: list[str]) -> None:
    """Prints the table."""
    print(f"| without | worth | {' | '.join((*COLUMNS, *HELD))} |\n|---{'|---' * (1 + len(COLUMNS) + len(HELD))}|")
    full = measure(WEIGHTS)
    print(row("(nothing) | ", full, sign=""), flush=True)
    for name in names or [name for name in Weights._fields if name not in NEEDED]:
        cells = measure(Weights(**{**WEIGHTS._asdict(), name: OFF.get(name, 0.0)}))
        lost = {column: full[column] - cells[column] for column in full}
        print(
            row(f"`{name}` | {max(lost[column] for column in COLUMNS):.1f}", {c: -v for c, v in lost.items()}, sign="+")
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
