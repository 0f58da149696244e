"""A language made of accents: whatever stays plain English in it was never translated."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

import scorer
import scorer.cli.app  # noqa: F401  # its help names the languages that there are when it is imported
from scorer import tracking
from scorer.catalogues.texts import DOMAINS, texts_of
from scorer.cli import terminal
from scorer.cli.telling import move_lines
from scorer.registry import game, ids
from scorer.scoring.forms import forms_of
from scorer.scoring.tally import form_of
from scorer.testing import NAMES, Variant, random_game, variants
from scorer.text import i18n
from scorer.text.errors import language
from scorer.text.i18n import languages
from tests.cli.test_golden import AT_THE_TABLE, COMMANDS
from tests.support import ROOT
from tests.support.catalogues import OURS
from tests.support.offered import NAMES as PLAYERS, offered
from tests.support.program import Program

LANGUAGES = languages()
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀćđéƒǵĥíĵķłḿńóṕɋŕśťúṽẃẋýźÁɃĆĐÉƑǴĤÍĴĶŁḾŃÓṔɊŔŚŤÚṼẂẊÝŹ"
)


def pseudo(text: str) -> str:
    """The text with an accent on every letter outside its placeholders."""
    parts = re.split(r"(\{.*?\})", text)
    return "".join(part if part.startswith("{") else part.translate(ACCENTS) for part in parts)


@pytest.fixture(scope="session")
def pseudo_catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the catalogues of the language, made once."""
    made = tmp_path_factory.mktemp("pseudo")
    folder = made / "xx" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for domain in DOMAINS:
        catalogue = Catalog(locale="fi")
        for message in texts_of(OURS, domain):
            if message.id:
                several = not isinstance(message.id, str)
                string = tuple(map(pseudo, message.id)) if several else pseudo(str(message.id))
                catalogue.add(message.id, string, context=message.context)
        with (folder / f"{domain}.mo").open("wb") as file:
            write_mo(file, catalogue)
    return made


def _forget_languages() -> None:
    for known in (i18n._catalogue, i18n._find, i18n._language, forms_of):
        known.cache_clear()


@pytest.fixture(autouse=True)
def _pseudo_language(pseudo_catalogues: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(i18n, "_FOLDERS", (str(pseudo_catalogues),))
    monkeypatch.setenv("SCORER_LANG", "xx")
    _forget_languages()
    yield
    _forget_languages()
    terminal.speak(language("en"))


# What is the same in every language: what is typed literally, ids, names, and what the files themselves hold.
LITERAL = set(
    """
xx scorer score new site merge export bgstats BG Stats QR save svg English track replay template schema rules rulings
games languages jobs mcp catalogues update compile check add folder pyproject toml sv Model Context Protocol config
settings unset quiet no pager lang record option at against format explain compare edition ruling players version help
sources install completion show table json jsonl csv text markdown Enter tally sheet SCORER_LANG JSON Lines MB UTF true
false null NaN Infinity x file id log began Ann Italy France Germany mask vase name game standard error
""".split()  # noqa: SIM905
)


def leaked(text: str, known: set[str]) -> set[str]:
    """The plain words in a text that nothing explains."""
    text = re.sub(r"[a-z]+(\.[a-z_-]+)+(=[a-z-]+)?", " ", text)  # ids and readings
    text = re.sub(r"--[a-z-]+", " ", text)
    text = re.sub(r"tests/data/\S+|examples/\S+|nothing\.json", " ", text)
    return set(re.findall(r"[A-Za-z_]{2,}", text)) - known


def literal_words() -> set[str]:
    """With the names of the games and what their files call things."""
    words = {*LITERAL, *PLAYERS, *LANGUAGES}
    for id in ids():
        words |= set(re.findall(r"[A-Za-z]{2,}", f"{id} {game(id).name} {game(id).published}"))
        words |= set(form_of(game(id)).by_key)
        for ruling in game(id).rulings:
            words |= {word for reading in ruling.readings for word in re.findall(r"[a-z]+", reading)}
    return words


ALL = {**COMMANDS, "rules": ["rules"], "rulings": ["rulings"]}
"""With the overviews, which are too long to be read."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ALL)
def test_no_english_is_left(name: str, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = ALL[name]
    typed = AT_THE_TABLE[command[1]] if name.endswith("-asked") else None
    run = program(*command, typed=typed)
    known = literal_words()
    # What was typed comes back in messages: the words of the command and of the input.
    for word in command:
        known |= set(re.findall(r"[A-Za-z_]{2,}", word))
    if name.endswith(("-bad", "-asked")):
        data = typed or (ROOT / command[2]).read_text("utf-8")
        known |= set(re.findall(r"[A-Za-z_]{2,}", data))
        known |= set(re.findall(r"[A-Za-z_]{2,}", " ".join(scorer.afritoria.components.CARDS)))
    assert leaked(run.out + run.err, known) == set()


def test_it_would_be_noticed() -> None:
    assert leaked("Ṫótál: points", literal_words()) == {"points"}


VARIANTS = [
    pytest.param(variant, id=f"{id}-{variant.name}", marks=() if variant == variants(id)[-1] else pytest.mark.long)
    for id in ids()
    for variant in variants(id)
]
"""Every way to follow a game; in CI the one that is told most of."""


@pytest.mark.slow
@pytest.mark.unmeasured
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_english_while_a_game_is_followed(variant: Variant) -> None:
    """What is told of moves, of what they bring about, of the state, and of what is refused."""
    played = random_game(variant, 3, random.Random(1))
    say, rng = language("xx"), random.Random(2)
    # Names, of people, of places on boards, and what tables call their kinds, stay as they are.
    known = {*NAMES, "n"}
    told: set[str] = set()
    steps = played.steps()
    for step in steps[:400]:
        assert step.move is not None
        for field in step.move.fields:
            value = getattr(step.move, field.key)
            if not value:
                continue
            for name in value if isinstance(value, tuple) else (value,):
                if isinstance(name, str) and field.spoken(value, say) == str(value):
                    known |= set(re.findall(r"[A-Za-z]{2,}", name))
        told |= {*move_lines(step, say), *tracking.view(step.state, "xx")}
        refused = tracking.why_not(step.state, rng.choice(steps).move)  # type: ignore[arg-type]
        if refused is not None:
            keys = {field.key for kind in tracking.moves(variant.game).values() for field in kind.fields}
            told |= {" ".join(word for word in refused.text("xx").split() if word.strip(":“”") not in keys)}
    known |= {word for place in offered(variant.game, "PLACES", ()) for word in re.findall(r"[A-Za-z]{2,}", place)}
    assert {word for text in told for word in leaked(text, known)} == set()
