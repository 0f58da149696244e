"""Describes games to other programs: enough to draw a form for a tally and a table for a sheet.

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

It is made of the same fields that `score` reads a tally with, so a form drawn from it accepts what `score` accepts.
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
    """Its key in the JSON of a player: `gold`."""
    kind: shapes.Kind
    """What to draw: `number`, `flag` (yes or no), `points` (a sum or a list), `kinds` (a count for each kind), `cards`,
    `values` (a count for each value), `team` (a name), or `adjust` (points with a reason, several times)."""
    rule: str
    """The id of the rule that it is counted for; empty for `adjust`."""
    required: bool
    """Whether a tally without it is refused; otherwise left out means none."""
    group: str
    """The group of the game's vocabulary whose names it takes (`goods`); empty if it takes no names."""
    _game: str
    _field: Field = field(compare=False, repr=False)

    def question(self, lang: str = "en") -> str:
        """Returns the question that asks a person for the field's value: plain text, short enough for a label.

        Raises `UnknownName` if there is no language `lang`.
        """
        return language(lang).gettext(self._field.question)

    def help(self, lang: str = "en") -> str:
        """Returns plain text of a sentence or two on what belongs in the field; never empty in our games.

        Raises `UnknownName` if there is no language `lang`.
        """
        return language(lang).gettext(self._field.help)

    def form(self, lang: str = "en") -> str:
        """Returns a few words of plain text on what can be typed in the field, such as `0–5`; empty if any number can.

        Raises `UnknownName` if there is no language `lang`.
        """
        return self._field.form(language(lang))

    def schema(self) -> dict[str, object]:
        """Returns the JSON Schema (2020-12) of the field's value: a new dictionary with type and limits, no texts."""
        return self._field.schema()

    def parts(self, lang: str = "en") -> tuple[Part, ...]:
        """Returns the kinds or values that are counted one by one within the field, each an input of a form.

        Their labels are in the language `lang`. Empty if one input is enough.

        Raises `UnknownName` if there is no language `lang`.
        """
        return _parts(self._field, language(lang).code)

    def names(self, lang: str = "en") -> Mapping[str, tuple[str, ...]]:
        """Returns the words in a language that can be typed for each thing in the field, by its key (`drum`).

        The words of a key are first the name of one thing, then the form after a higher number, if there is one, then
        all others. An empty dictionary if the field takes no names.

        Raises `UnknownName` if there is no language `lang`.
        """
        say, groups = language(lang), game_of(self._game).vocabulary
        return {key: say.forms(message) for key, message in groups.get(self.group, {}).items()}

    def typed(self, text: str, lang: str = "en", more: Mapping[str, str] | None = None) -> Answer | Question:
        """Reads what a person typed as the value of this field, as the terminal does.

        Returns an `Answer` with the value if the text has one meaning, which is possible and not unusually high; else a
        `Question` that says why, with the choices if there are any: also for an empty text (`nothing`), one that is too
        long and a value that a rule refuses. Nothing is guessed, and no text raises an error. `more` maps words that
        this table has added to the keys that they mean, whatever keys these are; a kind that only this table has is its
        own key.

        Raises `UnknownName` if there is no language `lang`.
        """
        from .typed.reader import read

        return read(text, [self._field], language(lang), more)

    def to_dict(self, lang: str = "en") -> shapes.FieldDict:
        """Returns the field as a new dictionary (JSON), its texts in the language `lang`.

        The keys are `key`, `kind`, `question`, `help`, `form`, `rule`, `required`, `schema`, `parts` and `names`.

        Raises `UnknownName` if there is no language `lang`.
        """
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
    """The rounds of a game in which every round is counted."""

    most: int
    """The highest number of rounds."""
    fields: tuple[FieldDescription, ...]
    """What each player counts in each round."""
    of: FieldDescription
    """The field of the rounds themselves: its question is what they are called."""

    def to_dict(self, lang: str = "en") -> shapes.RoundsDict:
        """Returns the rounds as JSON, their texts in the language `lang`.

        Raises `UnknownName` if there is no language `lang`.
        """
        return {
            "most": self.most,
            "question": self.of.question(lang),
            "help": self.of.help(lang),
            "rule": self.of.rule,
            "fields": [field.to_dict(lang) for field in self.fields],
        }


@dataclass(frozen=True)
class CategoryDescription:
    """One category of a sheet: a row of a table of results."""

    id: str
    """What `category` of its lines is: `goods`."""
    rulings: tuple[str, ...]
    """The ids of the disputed rulings that can change its points."""
    items: tuple[str, ...]
    """The keys that `what` of its items can be, beside names that people gave (`statue`)."""
    _label: str

    def label(self, lang: str = "en") -> str:
        """Returns the heading of the category in a language, as plain text; never empty.

        Raises `UnknownName` if there is no language `lang`.
        """
        return language(lang).gettext(self._label)

    def to_dict(self, lang: str = "en") -> shapes.CategoryDict:
        """Returns the category as a new dictionary (JSON): `id`, `label` in the language `lang`, `rulings` and `items`.

        Raises `UnknownName` if there is no language `lang`.
        """
        return {"id": self.id, "label": self.label(lang), "rulings": list(self.rulings), "items": list(self.items)}


@dataclass(frozen=True)
class GameDescription:
    """A game as other programs see it: what `game` returns, enough to draw a form for its tally."""

    id: str
    """Its id: `africa`."""
    name: str
    """The name as printed on the box; the same in every language."""
    published: str
    """Designer, publisher and year."""
    players: tuple[int, int]
    """The lowest and the highest number of players."""
    editions: tuple[str, ...]
    """The languages of the printed rulebooks that its rules were read from."""
    fields: tuple[FieldDescription, ...]
    """What each player counts, beside the name, in the order in which it is asked."""
    categories: tuple[CategoryDescription, ...]
    """The categories of its sheet, in their order."""
    rulings: tuple[Ruling, ...]
    """Its disputed rulings, of scoring and of play."""
    one_of: tuple[str, ...]
    """Keys of fields of which each player has exactly one (`pile`, `values`); empty if there are none."""
    adjust: FieldDescription
    """The field for what the table agreed on against the rules, the same in every game; its question is also the
    heading of its line."""
    running: tuple[str, ...]
    """Keys of fields whose values are points that grow while the game is played: a score track."""
    rounds: RoundsDescription | None = None
    """What each player counts in each round; None if the game has no rounds."""

    def to_dict(self, lang: str = "en") -> shapes.GameDict:
        """Returns the game as a new dictionary (JSON), its texts in the language `lang`.

        It has a key `rounds` only if the game has rounds.

        Raises `UnknownName` if there is no language `lang`.
        """
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
    """Returns the ids of all games: `africa`, `africana`, `afritoria`, then those of other packages that are installed.

    A game of another package that cannot be loaded is left out with a warning (`registry.LeftOut`); nothing is raised.
    """
    return ids()


def game(id: str) -> GameDescription:
    """Returns the description of a game, by its id as `game_ids` lists it: each time an equal frozen object.

    Raises `UnknownName` if there is no game with exactly this id.
    """
    # Only what there is may be remembered.
    return _describe(game_of(id).id)


@cache
def _parts(field: Field, lang: str) -> tuple[Part, ...]:
    return tuple(field.parts(language(lang)))


@cache
def _describe(id: str) -> GameDescription:
    its_game: Game = game_of(id)
    form, rounds = form_of(its_game), form_of(its_game).rounds

    def describe(f: Field) -> FieldDescription:
        kind = cast("shapes.Kind", f.kind)
        return FieldDescription(f.key, kind, f.rule, f.required, getattr(f, "names", ""), its_game.id, f)

    labels: Mapping[str, str] = its_game.part("scoring.texts").CATEGORIES
    return GameDescription(
        id=its_game.id,
        name=its_game.name,
        published=its_game.published,
        players=form.table,
        editions=its_game.editions,
        fields=tuple(describe(f) for f in form.tally.fields if f is not rounds),
        categories=tuple(
            CategoryDescription(each.id, each.rulings, each.items, labels[each.id]) for each in its_game.categories
        ),
        rulings=its_game.rulings,
        one_of=form.one_of,
        adjust=describe(ADJUST),
        running=its_game.running,
        rounds=RoundsDescription(rounds.most, tuple(map(describe, rounds.of)), describe(rounds)) if rounds else None,
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
