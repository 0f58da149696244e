"""The rules reference: entries with their sources, in every language. Lines and errors cite them by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..model import Game, Ruling
from ..registry import game as game_of, ids, is_game
from ..text.errors import UnknownName, language
from ..text.i18n import N_, SOURCE

if TYPE_CHECKING:
    from types import ModuleType

    from .. import shapes
    from ..text.i18n import Language

Links = Literal["none", "markdown"]
"""How links to other entries are written in a text: `none` gives their words, `markdown` gives `[words](id)`."""

AGREES = "agrees"
"""A source: the edition's rulebook says the same, or a part of it."""
SILENT = "silent"
"""A source: the edition's rulebook does not say it, or not clearly."""
DIFFERS = "differs"
"""A source: the edition's rulebook says something else."""


class Rule(NamedTuple):
    """An entry of the rules reference: a rule, a ruling, a question or a term of the glossary.

    The attributes have the English texts as they are written in the code, the methods return them in any language. In
    the attributes `{NAMES}` stand for constants of the game's `components`, and `[words](id)` links another entry.

        >>> import scorer
        >>> tie = scorer.rule("africa.score.majority.tie_first")
        >>> tie.title("de"), tie.kind, tie.sources["fr"]
        ('Gleichstand auf dem ersten Platz', 'rule', 'agrees')
    """

    id: str
    """Its id, such as `africa.score.goods`; it never changes."""
    heading: str
    """The name of a rule or a term, or a question in a few words."""
    body: str
    """The rule in our own words, the answer, or the question of a ruling."""
    sources: Mapping[str, str] = {}
    """What the rulebook of each edition says of it: `agrees` (the same, or a part of it), `silent` (nothing clear) or
    `differs`; empty if no rulebook was read."""
    see: tuple[str, ...] = ()
    """The ids of related entries."""
    words: str = ""
    """Words for the search that are not in the texts, separated by commas."""
    differing: str = ""
    """How the editions differ, if one does and no ruling says it."""
    readings: Mapping[str, str] = {}
    """What each reading of a ruling means; empty for other entries."""
    why: str = ""
    """Why the default reading of a ruling is the default; empty for other entries."""
    attested: tuple[str, ...] = ()
    """The languages in which a printed edition uses exactly the word of a term; empty for other entries."""
    short: str = ""
    """The rule in a few words, for the summary of the game; points by steps are written `1 → 3 · 2 → 5`."""
    ours: str = ""
    """In a few words, the part of it that no rulebook prints, if the rest is printed."""
    partly: tuple[str, ...] = ()
    """The editions that agree but print only a part of it. If `ours` is not empty, all that agree print only a part."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def game(self) -> str:
        """The id of its game, `africa`: the part of its id before the first dot."""
        return self.id.partition(".")[0]

    @property
    def kind(self) -> str:
        """What it is: `rule`, `ruling` (disputed), `question` (often asked) or `term` (of the glossary)."""
        if self.readings:
            return "ruling"
        part = self.id.split(".")[1]
        return part if part in ("question", "term") else "rule"

    def title(self, lang: str = "en") -> str:
        """Returns the heading in a language, as plain text; never empty. For a question it is that in a few words.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._say(self.heading, lang)

    def text(self, lang: str = "en", *, links: Links = "none") -> str:
        """Returns the rule itself, the answer to a question, what a term means, or the question of a ruling.

        It is plain text and never empty; where a translation is missing, it is English. With `links="markdown"` other
        entries are linked by their ids: `[words](africa.score.goods)`; with `"none"` only the words are there.

        Raises `UnknownName` if there is no language `lang`, or if `links` is neither of the two.
        """
        return _with_links(self._say(self.body, lang), links)

    def reading(self, reading: str, lang: str = "en") -> str:
        """Returns a text in a language, never empty, that says what a reading of this ruling (`share`) means.

        Raises `UnknownName` if this is no ruling or it has no such reading, or if there is no language `lang`.
        """
        if reading not in list(self.readings):
            raise UnknownName(
                N_("“{name}” is not a reading of this ruling."),
                name=reading,
                known=self.readings,
                rule=self.id,
                code="unknown-reading",
            )
        return self._say(self.readings[reading], lang)

    def reason(self, lang: str = "en") -> str:
        """Returns a text that says why the default reading of this ruling is the default; empty for other entries.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._say(self.why, lang)

    def difference(self, lang: str = "en", *, links: Links = "none") -> str:
        """Returns a text that says how the editions differ; empty if none does, or if a ruling says it.

        It is plain text. With `links="markdown"` other entries are linked by their ids: `[words](africa.score.goods)`;
        with `"none"` only the words are there.

        Raises `UnknownName` if there is no language `lang`, or if `links` is neither of the two.
        """
        return _with_links(self._say(self.differing, lang), links)

    def synonyms(self, lang: str = "en") -> str:
        """Returns words in a language that find the entry, as one text: `wares, sets, set collection`.

        Most of them are not in its other texts. They are separated by a comma and a blank; empty if there are none.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._say(self.words, lang)

    def gist(self, lang: str = "en") -> str:
        """Returns the rule in a few words of plain text, for a summary of the game; empty if it has no such words.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._say(self.short, lang)

    def own_part(self, lang: str = "en") -> str:
        """Returns the part of the entry that no rulebook prints, in words that can follow “No rulebook says”.

        Such as `that it belongs to nobody`, `who groups the artifacts` or `the moment of the shuffling`. Empty if there
        is no such part.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._say(self.ours, lang)

    def phrases(self, lang: str = "en") -> str:
        """Returns phrases in which players who speak `lang` ask for the entry, as one text.

        They are separated by a semicolon and a blank; empty if this language has none.

        Raises `UnknownName` if there is no language `lang`.
        """
        return language(lang).phrases(self.id)

    def asked(self, lang: str = "en") -> str:
        """Returns what `phrases` returns, of which it is the older name: phrases, separated by semicolons, or empty.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self.phrases(lang)

    def where(self, edition: str) -> str:
        """Returns the printed heading under which the entry stands in the rulebook of an edition (`nl`).

        It is the first of `places`, in the language of the rulebook; an empty text if that does not have the entry, or
        if the game has no such edition. Nothing is raised.
        """
        return next(iter(self.places(edition)), "")

    def places(self, edition: str) -> tuple[str, ...]:
        """Returns all printed headings under which parts of the entry stand in the rulebook of an edition (`nl`).

        They are in the order and the language of the rulebook; an empty tuple if it has no part of the entry, or if the
        game has no such edition. Nothing is raised.
        """
        return _headings(self.game).get(edition, {}).get(self.id, ())

    def url(self, base: str | None = None, lang: str = "en") -> str:
        """Returns the address of the page of this entry in a language: `{base}/fi/r/africa.score.goods/`.

        `base` is the root of a site that has the game, with a slash at its end or without; with an empty text the
        address begins with `/`. If it is None, that is the site of scorer. The address ends with a slash, and is not
        looked up.

            >>> import scorer
            >>> scorer.rule("africa.score.goods").url("https://example.org/games/", "fi")
            'https://example.org/games/fi/r/africa.score.goods/'

        Raises `ScorerError` if no site is given for a rule of a game from another package: scorer's has none;
        `UnknownName` if there is no language `lang`.
        """
        if base is None:
            from .pages import site_of

            base = site_of(self.game)
        return f"{base.rstrip('/')}/{language(lang).code}/r/{self.id}/"

    def status(self, lang: str) -> str:
        """Returns what kind of text the entry has in a language.

        The first that holds: `outdated` if the translation is missing or is that of an older text, so that the text is
        English; `official` if it is a term in the words of a printed edition in this language (`attested`); `source` in
        English; `ours` if it is our own translation.

        Raises `UnknownName` if there is no language `lang`.
        """
        say = language(lang)
        if not say.has_rule_text(self.id, self.body):
            return "outdated"
        if say.code in self.attested:
            return "official"
        return "source" if say.code == SOURCE else "ours"

    def _say(self, message: str, lang: str) -> str:
        say = language(lang)
        return say.rule_text(self.id, message, _numbers(self.game)) if message else ""

    def to_dict(self, lang: str = "en") -> shapes.RuleDict:
        """Returns the entry as a new dictionary (JSON), its texts in the language `lang`, without links.

        A ruling has the keys `readings`, `default` and `reason` besides, other entries do not.

        Raises `UnknownName` if there is no language `lang`.
        """
        data: shapes.RuleDict = {
            "id": self.id,
            "game": self.game,
            "kind": self.kind,
            "section": section_of(self),
            "title": self.title(lang),
            "text": self.text(lang),
            "sources": dict(self.sources),
            "difference": self.difference(lang),
            "see": list(self.see),
            "words": self.synonyms(lang),
            "status": self.status(lang),
        }
        if self.readings:
            ruling = game_of(self.game).ruling(self.id)
            data["readings"] = [
                {"reading": reading, "text": self.reading(reading, lang), "stated_by": list(stated)}
                for reading, stated in ruling.readings.items()
            ]
            data["default"] = ruling.default
            data["reason"] = self.reason(lang)
        return data


def _with_links(text: str, links: Links) -> str:
    """Returns a text with its links, or with only their words. Raises `UnknownName` if `links` is another word."""
    if links not in ("none", "markdown"):
        known = ("none", "markdown")
        raise UnknownName(N_("“{name}” is not one of these words."), name=links, known=known, code="unknown-links")
    return text if links == "markdown" else without_links(text)


def without_links(text: str) -> str:
    """Returns a text in which links are only their words."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", lambda link: link[1], text)


@cache
def _numbers(game_id: str) -> Mapping[str, object]:
    """Returns the constants that texts name: those of `components`, or in a game without it those of `scoring`."""
    its_game = game_of(game_id)
    return vars(its_game.optional_part("components") or its_game.part("scoring.tally"))


def sources_of(ruling: Ruling, editions: Sequence[str]) -> dict[str, str]:
    """Returns what each edition says of a ruling: `agrees` if it states the default, `differs` if another reading."""
    stated = {edition: ruling.stated_by(edition) for edition in editions}
    return {
        edition: SILENT if reading is None else AGREES if reading == ruling.default else DIFFERS
        for edition, reading in stated.items()
    }


def entries_of(its_game: Game) -> list[Rule]:
    """Returns the entries in the package of a game, which need not be a registered one."""
    return [entry for _, entries in entries_by_module(its_game) for entry in entries]


def entries_by_module(its_game: Game) -> Iterator[tuple[ModuleType, Sequence[Rule]]]:
    """Yields the modules of a game that have entries, each with these."""
    rules = its_game.part("reference.rules")
    yield rules, rules.RULES
    for part, name in (("reference.questions", "QUESTIONS"), ("reference.terms", "TERMS")):
        if module := its_game.optional_part(part):
            yield module, getattr(module, name, ())


@cache
def _entries(game_id: str) -> Mapping[str, Rule]:
    return {entry.id: entry for entry in entries_of(game_of(game_id))}


@cache
def _sections(game_id: str) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, str]]:
    """Returns for each section the second parts of the ids of its entries, and the new id of each renamed one."""
    sections = game_of(game_id).optional_part("reference.sections")
    return getattr(sections, "SECTIONS", {}), getattr(sections, "ALIASES", {})


@cache
def _headings(game_id: str) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Returns for each edition the headings of its rulebook by the id of an entry; empty if the game has none."""
    part = game_of(game_id).optional_part("reference.headings")
    listed: Mapping[str, Mapping[str, Sequence[str]]] = getattr(part, "HEADINGS", {})
    return {
        edition: {
            id: tuple([heading for heading in headings if id in headings[heading]]) for id in chain(*headings.values())
        }
        for edition, headings in listed.items()
    }


def aliases(game_id: str) -> Mapping[str, str]:
    """Returns the new id of each entry of a game that was renamed, by the old id."""
    return _sections(game_id)[1]


def summary_of(game_id: str) -> Mapping[str, tuple[str, ...]]:
    """Returns the ids of the entries of the summary of a game, under `count`, `ties`, `end` and `turn`."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "SUMMARY", {})


def first_game_of(game_id: str) -> tuple[str, ...]:
    """Returns the ids of the entries for players who are new to a game, in their order; a game need not have any."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "FIRST_GAME", ())


def often_of(game_id: str) -> Mapping[str, int]:
    """Returns how often players ask for some entries of a game, by id: each step more is about twice as often."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "OFTEN", {})


def rules(game_id: str) -> tuple[Rule, ...]:
    """Returns all entries of a game: first its rules and rulings, then its questions, then its terms; never empty.

    Raises `UnknownName` if there is no game with the id `game_id`.
    """
    return tuple(_entries(game_id).values())


def rule(id: str) -> Rule:
    """Returns the entry with this whole id (`africa.score.goods`), in lower case.

    If an entry was renamed, its old id returns the same entry; `id` of what is returned is the new one.

    Raises `UnknownName` if no entry has, or had, this id.
    """
    game_id = id.partition(".")[0] if isinstance(id, str) else ""
    if not is_game(game_id):
        raise UnknownName(N_("There is no rule “{name}”."), name=id, known=ids())
    known = _entries(game_id)
    id = _sections(game_id)[1].get(id, id)
    if id not in known:
        from difflib import get_close_matches

        raise UnknownName(
            N_("There is no rule “{name}”."),
            name=id,
            known=get_close_matches(id, known, n=1, cutoff=0.8),
            allowed=N_("the id of a rule, such as {example}"),
            example=next(iter(known)),
        )
    return known[id]


def resolve(name: str, *, game: str | None = None) -> Rule | None:
    """Returns the entry with this id or the only one (of a game) whose id ends so (`tie_first`), or None.

    Raises `UnknownName` if there is no game `game`.
    """
    name = name.strip().lower()
    # Words without a dot are no id: no other packages need to be looked through for a game of that name.
    if "." in name:
        with suppress(UnknownName):
            return rule(name)
    games = [game] if game else ids()
    matches = [entry for id in games for entry in rules(id) if entry.id.endswith(f".{name}")]
    return matches[0] if len(matches) == 1 else None


SECTIONS = {
    "components": N_("Components"),
    "setup": N_("Setup"),
    "turn": N_("Turn"),
    "actions": N_("Actions"),
    "end": N_("End of the game"),
    "scoring": N_("Scoring"),
    "questions": N_("Questions"),
    "variants": N_("Variants"),
    "rulings": N_("Disputed rulings"),
    "terms": N_("Glossary"),
}
"""The sections of the reference of every game, in their order, with their headings."""


def section_of(entry: Rule) -> str:
    """Returns the key (`scoring`) of the section of an entry."""
    if entry.kind != "rule":
        return f"{entry.kind}s"
    part = entry.id.split(".")[1]
    sections = [section for section, parts in _sections(entry.game)[0].items() if part in parts]
    return sections[0] if sections else part if part in SECTIONS else "actions"


@cache
def entries_in(game_id: str, section: str) -> tuple[Rule, ...]:
    """Returns the entries of a game in a section."""
    return tuple([entry for entry in rules(game_id) if section_of(entry) == section])


def see_also(entry: Rule, lang: str) -> dict[str, str]:
    """Returns the titles of related entries by their ids: each title once, and not that of the entry itself."""
    by_title = {rule(id).title(lang): id for id in reversed(entry.see)}
    return {id: title for title, id in reversed(by_title.items()) if title != entry.title(lang)}


def see_first(entry: Rule, lang: str) -> tuple[str, str] | None:
    """Returns the id and the title of the first related entry, which is named below the text; None if none is."""
    return next(iter(see_also(entry, lang).items()), None)


def from_another_game(entry: Rule, say: Language) -> str:
    """Returns the game, the title and the id of an entry, for a person who has searched another game."""
    text = say.gettext("In {game}: {title}", game=game_of(entry.game).name, title=entry.title(say.code))
    return f"{text} [{entry.id}]"
