"""What a game looks like from outside: enough to draw a form for its tally and a table for its sheet.

    >>> import scorer
    >>> game = scorer.game("africa")
    >>> game.name, game.players
    ('Africa', (2, 5))
    >>> for field in game.fields[:3]:
    ...     print(field.key, field.kind, field.rule, field.required)
    track number africa.track.move True
    bonus flag africa.end.bonus False
    goods kinds africa.score.goods False
    >>> game.fields[2].parts("fi")[1], game.categories[3].label("fr")
    (Part(key='drum', label='rumpu', most=5, group=''), 'Or')

Everything comes from the descriptions that the form itself reads by, so a form drawn from it accepts what `score` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, cast

from .registry import game as game_of, ids
from .scoring.adjust import ADJUST
from .scoring.fields import Field, Part
from .scoring.tally import form_of
from .text.errors import language

if TYPE_CHECKING:
    from . import shapes
    from .model import Game, Ruling
    from .typed.question import Answer, Question


@dataclass(frozen=True)
class FieldDescription:
    """One thing that a player counts: a row of a form."""

    key: str
    """Its key in the JSON of a tally."""
    kind: shapes.Kind
    """To draw: `number`, `flag`, `points` (a sum or a list), `kinds` (a count for each kind), `cards`, `values`,
    `team` (a name), or `adjust` (points and a reason, several times)."""
    rule: str
    """The id of the rule that needs it; empty of `adjust`."""
    required: bool
    group: str
    """The vocabulary whose names it takes, or nothing."""
    _game: str
    _field: Field = field(compare=False, repr=False)

    def question(self, lang: str = "en") -> str:
        """What a person is asked; short enough for a label."""
        return language(lang).gettext(self._field.question)

    def help(self, lang: str = "en") -> str:
        """What belongs there, in a sentence."""
        return language(lang).gettext(self._field.help)

    def form(self, lang: str = "en") -> str:
        """What may be typed, in a few words; nothing where that is clear."""
        return self._field.form(language(lang))

    def schema(self) -> dict[str, object]:
        """The JSON Schema of its value: type and limits."""
        return self._field.schema()

    def parts(self, lang: str = "en") -> tuple[Part, ...]:
        """What is counted one by one within it, each an input of a form; nothing where it is one number."""
        return _parts(self._field, language(lang).code)

    def names(self, lang: str = "en") -> Mapping[str, tuple[str, ...]]:
        """The names that it takes, by their keys: the form for one, the form after a number, and what else is typed."""
        groups = game_of(self._game).vocabulary
        return {key: language(lang).forms(message) for key, message in groups.get(self.group, {}).items()}

    def typed(self, text: str, lang: str = "en", more: Mapping[str, str] | None = None) -> Answer | Question:
        """What a text says in answer to the question, read as the terminal reads it.

        An `Answer` has the value and how it is shown back; a `Question` says what is not clear, with its choices.
        Nothing is guessed, and doubt is no exception. `more` are words that a table has added, with the keys that
        they mean: a kind of its own is its own key. Raises `UnknownName` for a language that there is not.
        """
        from .typed.reader import read

        return read(text, [self._field], language(lang), more)

    def to_dict(self, lang: str = "en") -> shapes.FieldDict:
        """As JSON, its texts in a language."""
        return {
            "key": self.key,
            "kind": self.kind,
            "question": self.question(lang),
            "help": self.help(lang),
            "form": self.form(lang),
            "rule": self.rule,
            "required": self.required,
            "schema": self.schema(),
            "parts": [
                {"key": part.key, "label": part.label, "most": part.most, "group": part.group}
                for part in self.parts(lang)
            ],
            "names": {key: list(forms) for key, forms in self.names(lang).items()},
        }


@dataclass(frozen=True)
class RoundsDescription:
    """The rounds of a game."""

    most: int
    """The highest number of rounds."""
    fields: tuple[FieldDescription, ...]
    """What each player counts in each of them."""
    of: FieldDescription
    """What they are called and which rule needs them."""

    def to_dict(self, lang: str = "en") -> shapes.RoundsDict:
        """As JSON, its texts in a language."""
        return {
            "most": self.most,
            "question": self.of.question(lang),
            "help": self.of.help(lang),
            "rule": self.of.rule,
            "fields": [field.to_dict(lang) for field in self.fields],
        }


@dataclass(frozen=True)
class CategoryDescription:
    """One line of the sheet: a row of a table of results."""

    id: str
    rulings: tuple[str, ...]
    """The ids of the disputed rulings that can change it."""
    items: tuple[str, ...]
    """The keys that its items can have."""
    _label: str

    def label(self, lang: str = "en") -> str:
        """Its heading."""
        return language(lang).gettext(self._label)

    def to_dict(self, lang: str = "en") -> shapes.CategoryDict:
        """As JSON, its heading in a language."""
        return {"id": self.id, "label": self.label(lang), "rulings": list(self.rulings), "items": list(self.items)}


@dataclass(frozen=True)
class GameDescription:
    """A game as other programs see it."""

    id: str
    name: str
    """As printed on the box; the same in every language."""
    published: str
    players: tuple[int, int]
    """The fewest and the most."""
    editions: tuple[str, ...]
    """The languages of its rulebooks that were read."""
    fields: tuple[FieldDescription, ...]
    categories: tuple[CategoryDescription, ...]
    rulings: tuple[Ruling, ...]
    one_of: tuple[str, ...]
    """Keys of fields of which a player has exactly one; empty if there are none."""
    adjust: FieldDescription
    """What the table agreed on against the rules, in every game; its question is the heading of its line, too."""
    running: tuple[str, ...]
    """Keys of fields whose values are points that grow while it is played, as on a score track."""
    rounds: RoundsDescription | None = None
    """What each player counts in each round; None in a game that has no rounds."""

    def to_dict(self, lang: str = "en") -> shapes.GameDict:
        """As JSON, its texts in a language."""
        data: shapes.GameDict = {
            "id": self.id,
            "name": self.name,
            "published": self.published,
            "players": {"from": self.players[0], "to": self.players[1]},
            "editions": list(self.editions),
            "fields": [field.to_dict(lang) for field in self.fields],
            "one_of": list(self.one_of),
            "running": list(self.running),
            "categories": [category.to_dict(lang) for category in self.categories],
            "rulings": [_ruling(ruling, lang) for ruling in self.rulings],
            "adjust": self.adjust.to_dict(lang),
        }
        if self.rounds:
            data["rounds"] = self.rounds.to_dict(lang)
        return data


def game_ids() -> tuple[str, ...]:
    """The ids of the games there are, also of other packages: ours first."""
    return ids()


def game(id: str) -> GameDescription:
    """A game by its id. Raises `UnknownName`."""
    # Only what there is may be remembered.
    return _described(game_of(id).id)


@cache
def _parts(field: Field, lang: str) -> tuple[Part, ...]:
    return tuple(field.parts(language(lang)))


@cache
def _described(id: str) -> GameDescription:
    found: Game = game_of(id)
    form, rounds = form_of(found), form_of(found).rounds

    def described(f: Field) -> FieldDescription:
        kind = cast("shapes.Kind", f.kind)
        return FieldDescription(f.key, kind, f.rule, f.required, getattr(f, "names", ""), found.id, f)

    labels: Mapping[str, str] = found.part("scoring.texts").CATEGORIES
    return GameDescription(
        id=found.id,
        name=found.name,
        published=found.published,
        players=form.table,
        editions=found.editions,
        fields=tuple(described(f) for f in form.tally.fields if f is not rounds),
        categories=tuple(
            CategoryDescription(each.id, each.rulings, each.items, labels[each.id]) for each in found.categories
        ),
        rulings=found.rulings,
        one_of=form.one_of,
        adjust=described(ADJUST),
        running=found.running,
        rounds=RoundsDescription(rounds.most, tuple(map(described, rounds.of)), described(rounds)) if rounds else None,
    )


def _ruling(ruling: Ruling, lang: str) -> shapes.RulingDict:
    from .reference.entries import rule

    entry = rule(ruling.id)
    return {
        "id": ruling.id,
        "question": entry.text(lang),
        "readings": [
            {"reading": reading, "text": entry.reading(reading, lang), "stated_by": list(editions)}
            for reading, editions in ruling.readings.items()
        ],
        "default": ruling.default,
    }
