"""The rules reference: entries with their sources, in every language. Score lines and errors cite them by id."""

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
"""What becomes of the links in a text: their words alone, or Markdown links `[words](id)` to the ids of entries."""

AGREES = "agrees"
"""The edition's rulebook says so, or a part of it and nothing else."""
SILENT = "silent"
"""It does not say, or not clearly."""
DIFFERS = "differs"
"""It says something else."""


class Rule(NamedTuple):
    """An entry of the rules reference, in English; `title`, `text` and the others give it in any language.

    `{NAMES}` in the texts stand for constants of the game's `components`, so a number is written down once.
    `[words](id)` in a body links another entry; `text` gives the words alone, or the link where that is asked for.

        >>> import scorer
        >>> tie = scorer.rule("africa.score.majority.tie_first")
        >>> tie.title("de"), tie.kind, tie.sources["fr"]
        ('Gleichstand auf dem ersten Platz', 'rule', 'agrees')
    """

    id: str
    heading: str
    """A rule's or a term's name, or the question."""
    body: str
    """The rule in our own words, or the answer."""
    sources: Mapping[str, str] = {}
    """For each edition of the game: `agrees`, `silent` or `differs`; nothing where no rulebook was read."""
    see: tuple[str, ...] = ()
    """The ids of related entries."""
    words: str = ""
    """Words people look for that are not in the texts, separated by commas."""
    differing: str = ""
    """How the editions differ, where one does and no ruling says it."""
    readings: Mapping[str, str] = {}
    """Of a ruling: what each reading means."""
    why: str = ""
    """Of a ruling: why the default is the default."""
    attested: tuple[str, ...] = ()
    """Of a term: the languages in which a printed edition uses exactly this word."""
    short: str = ""
    """The rule in a few words, where the game's summary has it; steps are written `1 → 3 · 2 → 5`."""
    ours: str = ""
    """What part of it no rulebook says, in a few words, where the rest is printed."""
    partly: tuple[str, ...] = ()
    """The editions that agree but say only a part of it; the note says which. With `ours`, all that agree are such."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.id.partition(".")[0]

    @property
    def kind(self) -> str:
        """`rule`, `ruling`, `question` or `term`; the middle of the id says which of the last two it is."""
        if self.readings:
            return "ruling"
        part = self.id.split(".")[1]
        return part if part in ("question", "term") else "rule"

    def title(self, lang: str = "en") -> str:
        """The heading."""
        return self._say(self.heading, lang)

    def text(self, lang: str = "en", *, links: Links = "none") -> str:
        """The rule itself, the answer, or the question of a ruling.

        With `links="markdown"` other entries are linked by their ids: `[words](africa.score.goods)`. Raises
        `UnknownName` for other ways to link.
        """
        return _with_links(self._say(self.body, lang), links)

    def reading(self, reading: str, lang: str = "en") -> str:
        """What a reading of this ruling means. Raises `UnknownName`."""
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
        """Why the default of this ruling is the default."""
        return self._say(self.why, lang)

    def difference(self, lang: str = "en", *, links: Links = "none") -> str:
        """How the editions differ, or nothing."""
        return _with_links(self._say(self.differing, lang) if self.differing else "", links)

    def synonyms(self, lang: str = "en") -> str:
        """The words that people look for, or nothing."""
        return self._say(self.words, lang) if self.words else ""

    def gist(self, lang: str = "en") -> str:
        """The rule in a few words, or nothing."""
        return self._say(self.short, lang) if self.short else ""

    def own_part(self, lang: str = "en") -> str:
        """What part of it no rulebook says, or nothing."""
        return self._say(self.ours, lang) if self.ours else ""

    def asked(self, lang: str = "en") -> str:
        """How players ask for it, in phrases separated by semicolons, or nothing."""
        return language(lang).phrases(self.id)

    def where(self, edition: str) -> str:
        """The heading, as printed, that this stands under in the rulebook of an edition (`nl`), or nothing.

        Where it stands under several, the first of them.
        """
        return next(iter(self.places(edition)), "")

    def places(self, edition: str) -> tuple[str, ...]:
        """All the headings, as printed, that parts of this stand under in the rulebook of an edition, in its order."""
        return _headings(self.game).get(edition, {}).get(self.id, ())

    def url(self, base: str | None = None, lang: str = "en") -> str:
        """The address of the page with this entry alone, in a language.

        `base` is the root of a site that has the game (`https://example.org/games/`); without it that is the site of
        scorer. Raises `ScorerError` if no site is given for a rule of a game from another package: scorer's has none.

            >>> import scorer
            >>> scorer.rule("africa.score.goods").url("https://example.org/games/", "fi")
            'https://example.org/games/fi/r/africa.score.goods/'
        """
        if base is None:
            from .pages import site_of

            base = site_of(self.game)
        return f"{base.rstrip('/')}/{language(lang).code}/r/{self.id}/"

    def status(self, lang: str) -> str:
        """What kind of text this is in a language.

        `source` in English, `official` for a term as a printed edition has it, `ours` for our own translation, and
        `outdated` where the English text stands in for a translation that is missing or behind.
        """
        say = language(lang)
        if not say.has_rule_text(self.id, self.body):
            return "outdated"
        if say.code in self.attested:
            return "official"
        return "source" if say.code == SOURCE else "ours"

    def _say(self, message: str, lang: str) -> str:
        return language(lang).rule_text(self.id, message, _numbers(self.game))

    def to_dict(self, lang: str = "en") -> shapes.RuleDict:
        """As JSON, its texts in a language."""
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
    """A text with its links as they are wanted. Raises `UnknownName`."""
    if links not in ("none", "markdown"):
        known = ("none", "markdown")
        raise UnknownName(N_("“{name}” is not one of these words."), name=links, known=known, code="unknown-links")
    return text if links == "markdown" else plain(text)


def plain(text: str) -> str:
    """A text without its links."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", lambda link: link[1], text)


@cache
def _numbers(game_id: str) -> Mapping[str, object]:
    """The constants that the texts name: those of `components`, or of a game without it, of `scoring`."""
    found = game_of(game_id)
    return vars(found.optional_part("components") or found.part("scoring.tally"))


def sources_of(ruling: Ruling, editions: Sequence[str]) -> dict[str, str]:
    """What each edition says of what a ruling is about: `agrees` where it states the default, `differs` for another."""
    stated = {edition: ruling.stated_by(edition) for edition in editions}
    return {
        edition: SILENT if reading is None else AGREES if reading == ruling.default else DIFFERS
        for edition, reading in stated.items()
    }


def entries_of(found: Game) -> list[Rule]:
    """What the folder of a game has of entries; it need not be one that is known."""
    return [entry for _, entries in entries_by_module(found) for entry in entries]


def entries_by_module(found: Game) -> Iterator[tuple[ModuleType, Sequence[Rule]]]:
    """The same by the modules that they stand in."""
    rules = found.part("reference.rules")
    yield rules, rules.RULES
    for part, name in (("reference.questions", "QUESTIONS"), ("reference.terms", "TERMS")):
        if module := found.optional_part(part):
            yield module, getattr(module, name, ())


@cache
def _entries(game_id: str) -> Mapping[str, Rule]:
    return {entry.id: entry for entry in entries_of(game_of(game_id))}


@cache
def _sections(game_id: str) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, str]]:
    """Which parts of ids stand under which heading, and the ids that were renamed."""
    found = game_of(game_id).optional_part("reference.sections")
    return getattr(found, "SECTIONS", {}), getattr(found, "ALIASES", {})


@cache
def _headings(game_id: str) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For each edition the headings in its rulebook by the id of an entry; a game need not have any."""
    part = game_of(game_id).optional_part("reference.headings")
    found: Mapping[str, Mapping[str, Sequence[str]]] = getattr(part, "HEADINGS", {})
    return {
        edition: {
            id: tuple([heading for heading in headings if id in headings[heading]]) for id in chain(*headings.values())
        }
        for edition, headings in found.items()
    }


def aliases(game_id: str) -> Mapping[str, str]:
    """The ids that entries of a game once had, and those that they have."""
    return _sections(game_id)[1]


def summary_of(game_id: str) -> Mapping[str, tuple[str, ...]]:
    """What is asked most of a game: the ids of the entries that tell it, under `count`, `ties`, `end` and `turn`."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "SUMMARY", {})


def first_game_of(game_id: str) -> tuple[str, ...]:
    """The ids of the entries that whoever has never played has to know, in their order; a game need not have any."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "FIRST_GAME", ())


def often_of(game_id: str) -> Mapping[str, int]:
    """The ids of the entries of a game that players ask for more often than others; a step is about twice as often."""
    return getattr(game_of(game_id).optional_part("reference.sections"), "OFTEN", {})


def rules(game_id: str) -> tuple[Rule, ...]:
    """All entries of a game: its rules and rulings, then questions, then terms. Raises `UnknownName`."""
    return tuple(_entries(game_id).values())


def rule(id: str) -> Rule:
    """The entry with this id. Raises `UnknownName`."""
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
    """The entry with this id, or the only one (of a game) whose id ends like this (`tie_first`), or None."""
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
"""The headings of every game, in their order."""


def section_of(entry: Rule) -> str:
    """The key of the heading that an entry stands under."""
    if entry.kind != "rule":
        return f"{entry.kind}s"
    part = entry.id.split(".")[1]
    named = [section for section, parts in _sections(entry.game)[0].items() if part in parts]
    return named[0] if named else part if part in SECTIONS else "actions"


@cache
def entries_in(game_id: str, section: str) -> tuple[Rule, ...]:
    """The entries of a game under a heading."""
    return tuple([entry for entry in rules(game_id) if section_of(entry) == section])


def see_also(entry: Rule, lang: str) -> dict[str, str]:
    """The titles of related entries by their ids: each title once, and not that of the entry itself."""
    by_title = {rule(id).title(lang): id for id in reversed(entry.see)}
    return {id: title for title, id in reversed(by_title.items()) if title != entry.title(lang)}


def see_first(entry: Rule, lang: str) -> tuple[str, str] | None:
    """The id and the title of the first related entry, the one that is named below its text; None if there is none."""
    return next(iter(see_also(entry, lang).items()), None)


def from_another_game(entry: Rule, say: Language) -> str:
    """The game, the title and the id of an entry, for who has asked in another game."""
    found = say.gettext("In {game}: {title}", game=game_of(entry.game).name, title=entry.title(say.code))
    return f"{found} [{entry.id}]"
