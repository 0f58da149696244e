"""The texts of a project, collected from its code and its rules: what its catalogues are made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import redirect_stderr
from functools import cache
from io import StringIO
from pathlib import Path
from types import ModuleType

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir

from ..reference.entries import entries_by_module, entries_of
from ..reference.words import OUT_OF_DOMAIN, STOP_WORDS, SYNONYMS
from ..text.i18n import PHRASES, SOURCE
from .projects import Project

DOMAINS = ("scorer", "rules", "search")
VOCABULARY = "vocabulary"
"""The context of words that people type; a language has as many as it needs."""
_NOTES = {
    SYNONYMS: "Translators: everyday words that players use for much the same, in groups separated by semicolons; with"
    " a star a word stands for all that begin so.",
    OUT_OF_DOMAIN: "Translators: words of what other games have and players ask for in vain; with a star a word stands"
    " for all that begin so.",
}
"""What is said about the words in `search.po` that are not phrases of a rule."""
_KEYWORDS = {**DEFAULT_KEYWORDS, "N_": None, "NN_": (1, 2), "NP_": ((1, "c"), 2)}


def domains_of(language: str) -> tuple[str, ...]:
    """The catalogues of a language; the one that the code is written in has phrases only."""
    return ("search",) if language == SOURCE else DOMAINS


@cache
def texts_of(project: Project, domain: str) -> Catalog:
    """The texts of a domain, without translations. It is shared: not to be changed."""
    return _COLLECT[domain](project)


@cache
def word_lists(project: Project) -> frozenset[object]:
    """The texts that are words for the search or for what people type: they differ from language to language."""
    typed = [message.id for message in texts_of(project, "scorer") if message.context == VOCABULARY]
    looked_for = [entry.words for game in project.games for entry in entries_of(game)]
    return frozenset([STOP_WORDS, PHRASES, *looked_for, *typed]) - {""}


def _program_texts(project: Project) -> Catalog:
    """The texts marked in the code."""
    catalogue = _empty()
    for folder in project.sources:
        name = folder.relative_to(project.home)
        # Babel warns of every f-string in such a call, also where it is a value and no text.
        with redirect_stderr(StringIO()):
            found = list(
                extract_from_dir(str(folder), [("**.py", "python")], keywords=_KEYWORDS, comment_tags=("Translators:",))
            )
        for file, line, message, comments, context in found:
            catalogue.add(message, None, [(f"{name.as_posix()}/{file}", line)], auto_comments=comments, context=context)
    return catalogue


def _rule_texts(project: Project) -> Catalog:
    """The texts of the rules reference."""
    catalogue = _empty()
    for game in project.games:
        for module, entries in entries_by_module(game):
            place = (_file_of(module, project), 0)
            for entry in entries:
                texts = [entry.heading, entry.body, *entry.readings.values(), entry.why, entry.differing]
                texts += [entry.words, entry.short, entry.ours]
                for text in filter(None, texts):
                    catalogue.add(text, None, [place], context=entry.id)
    return catalogue


def _file_of(module: ModuleType, project: Project) -> str:
    return Path(str(module.__file__)).resolve().relative_to(project.home).as_posix()


def _search_texts(project: Project) -> Catalog:
    """How players ask: nothing to translate, each language has phrases of its own, or none for an entry."""
    catalogue = _empty()
    for where, note in _NOTES.items():
        catalogue.add(PHRASES, None, context=where, auto_comments=[note])
    for game in project.games:
        for entry in entries_of(game):
            catalogue.add(PHRASES, None, context=entry.id)
    return catalogue


def _empty() -> Catalog:
    return Catalog(charset="utf-8")


_COLLECT: Mapping[str, Callable[[Project], Catalog]] = {
    "scorer": _program_texts,
    "rules": _rule_texts,
    "search": _search_texts,
}
