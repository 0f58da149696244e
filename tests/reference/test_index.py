"""The files of the search's indexes: what is written is read again, what is damaged or old is made anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import scorer
from scorer.reference import index
from scorer.reference.entries import rules
from scorer.reference.search import similar_words
from scorer.reference.weights import WEIGHTS
from scorer.reference.words import is_typo, similarities, split
from scorer.registry import own_ids
from scorer.text import i18n
from scorer.text.i18n import languages
from tests.support import ROOT
from tests.support.system import CHECKOUT


def numbers(parts: index.Parts) -> list[object]:
    return [part if isinstance(part, str) else list(part) for part in parts]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", languages())
def test_what_is_read_is_what_was_made(lang: str) -> None:
    made = index.build("afritoria", lang)
    read = index.loads(index.dumps(made))
    assert read is not None
    assert numbers(read) == numbers(made)


def test_a_damaged_index_is_none() -> None:
    whole = index.dumps(index.build("afritoria", "en"))
    for damaged in (b"", b"\n", b"0 little 1\nx", whole[:-1], whole + b"x", whole[1:]):
        assert index.loads(damaged) is None


@pytest.mark.unmeasured
def test_a_line_break_in_a_text_is_a_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = rules("africa")
    before = index.fields_of(entries, "en")
    monkeypatch.setattr(index, "other_words", lambda *_: "one more;\nand another")
    broken = index.fields_of(entries, "en")
    assert len(broken) == len(before)
    assert all(["and", "another"] in each.phrases for each in broken)


@CHECKOUT
def test_there_is_an_index_of_every_game_in_every_language() -> None:
    for game in own_ids():
        for lang in languages():
            assert (ROOT / "locales" / lang / "search" / f"{game}.index").exists()


@CHECKOUT
def test_an_index_older_than_a_catalogue_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fi" / "LC_MESSAGES").mkdir(parents=True)
    for domain in ("scorer", "rules", "search"):
        file = Path("LC_MESSAGES", f"{domain}.mo")
        (tmp_path / "fi" / file).write_bytes((ROOT / "locales" / "fi" / file).read_bytes())
    monkeypatch.setattr(i18n, "_FOLDERS", (str(tmp_path / "nowhere"), str(tmp_path)))
    index.index_of.cache_clear()
    file = tmp_path / index.update("afritoria", "fi")
    os.utime(file, (1, 1))
    assert scorer.search("vartija", game="afritoria", lang="fi")
    assert file.stat().st_mtime > 1
    index.index_of.cache_clear()


@CHECKOUT
def test_an_index_is_made_anew_after_a_change_of_anything_that_it_is_made_of(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "scorer", tmp_path / "scorer", ignore=shutil.ignore_patterns("__pycache__", "cli"))
    shutil.copytree(ROOT / "locales" / "fi", tmp_path / "locales" / "fi")
    sources = [
        "scorer/reference/words.py",
        "scorer/text/i18n.py",
        "scorer/text/catalogue.py",
        "scorer/games/afritoria/components.py",
        "scorer/games/afritoria/reference/rules.py",
        "locales/fi/LC_MESSAGES/rules.mo",
    ]
    program = f"""
import os
from scorer.reference import index

file = "locales/" + index.update("afritoria", "fi")
for source in {sources!r}:
    os.utime(file, (10**9, 10**9))
    for folder in ("scorer/reference", "scorer/text", "scorer/games/afritoria", "scorer/games/afritoria/reference",
                   "locales/fi/LC_MESSAGES"):
        for name in os.listdir(folder):
            os.utime(f"{{folder}}/{{name}}", (1, 1))
    index.update("afritoria", "fi")
    assert os.stat(file).st_mtime == 10**9, "it was made anew without need"
    os.utime(source)
    index.update("afritoria", "fi")
    assert os.stat(file).st_mtime > 10**9, source
"""
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True, env={**os.environ, "PYTHONPATH": "."})


@pytest.mark.parametrize("lang", languages())
def test_no_two_phrases_of_an_entry_are_the_same_words(lang: str) -> None:
    for entry in [entry for game in own_ids() for entry in scorer.rules(game)]:
        phrases = [entry.title(lang), *entry.phrases(lang).split(";")]
        words = [tuple(sorted(split(phrase))) for phrase in phrases]
        assert not [phrase for phrase, found in zip(phrases, words, strict=True) if words.count(found) > 1], entry.id


@pytest.mark.parametrize("lang", languages())
def test_no_similar_word_with_the_same_beginning_is_lost(lang: str) -> None:
    known = index.index_of("afritoria", lang)
    for word in [*known.words[::40], *[word[:2] + word[3:] for word in known.words[7::40] if len(word) > 4]]:
        alike = similarities(word, index.starting(known.words, word[:2]), WEIGHTS)
        wanted = {known.number(other) for other, much in alike.items() if much >= WEIGHTS.min_similarity}
        wanted |= {known.number(other) for other in alike if word not in alike and is_typo(word, other)}
        assert len(word) < 3 or wanted <= {*similar_words(word, known, WEIGHTS)}, word
