"""Pages over all games: what is disputed, and the glossary."""

from __future__ import annotations

from collections.abc import Iterator

from docs.site.asking import ask_html
from docs.site.choice import games
from docs.site.entries import entry_html, link, names, table_data
from docs.site.markup import cell, heading, join_parts, quote, table
from scorer.export.escaping import escape
from scorer.model import Game
from scorer.reference.entries import Rule, entries_in, rule
from scorer.registry import game
from scorer.text.i18n import Language, languages


def rulings_page(say: Language) -> str:
    """Every disputed ruling, and what it changes."""
    return join_parts(_ruling_parts(say))


def _ruling_parts(say: Language) -> Iterator[str]:
    yield f"# {escape(say.gettext('Disputed rulings'))}"
    yield ask_html(say.code, base="../")
    yield escape(
        say.gettext(
            "Here the rulebooks differ or are silent. The first reading is the one that we take unless you choose"
            " another."
        )
    )
    for id in games():
        found = game(id)
        yield heading(found.name, id)
        choose = say.gettext("Our table plays")
        yield f'<p class="to-choose"><a href="../rules/{id}/#our-table">{quote(choose)}</a></p>'
        for ruling in found.rulings:
            entry = rule(ruling.id)
            yield entry_html(entry, say, up="../", codes=True)
            yield f'<p class="changes">{_changes(found, entry, say)}</p>'
    yield table_data(map(game, games()), say)


def _changes(found: Game, entry: Rule, say: Language) -> str:
    """What a ruling can change in the final score."""
    texts = found.part("scoring.texts")
    changed = [say.gettext(texts.CATEGORIES[c.id]) for c in found.categories if entry.id in c.rulings]
    if changed:
        return escape(say.gettext("Can change these points: {categories}", categories=say.join(changed)))
    if entry.id in found.scoring_rulings:
        return escape(say.gettext("Can change who wins a tie."))
    return escape(say.gettext("Changes how the game is played, not how it is scored."))


def glossary_page(say: Language) -> str:
    """Every term in all languages."""
    return join_parts(_glossary_parts(say))


def _glossary_parts(say: Language) -> Iterator[str]:
    # What the reader speaks comes first and stays in sight.
    codes = sorted(languages(), key=lambda code: code != say.code)
    yield "---\nhide: [toc]\n---"
    yield f"# {escape(say.gettext('Glossary'))}"
    yield ask_html(say.code, base="../")
    attested = any(entry.attested for id in games() for entry in entries_in(id, "terms"))
    yield escape(
        say.gettext("Every term in all languages. –: not translated yet.")
        if not attested
        else say.gettext(
            "Every term in all languages. ✓: the edition printed in this language uses exactly this word. Without it,"
            " the word is ours. –: not translated yet."
        )
    )
    for id in games():
        yield heading(game(id).name, id)
        rows = []
        for entry in sorted(entries_in(id, "terms"), key=lambda entry: entry.title(say.code).casefold()):
            own, *others = codes
            first = f'<a href="{link(entry.id, "../")}">{quote(_word(entry, own))}</a>'
            head = f'<th scope="row" lang="{own}">{first}</th>\n'
            rows.append(head + "".join(cell(_word(entry, code), more=f' lang="{code}"') for code in others))
        yield table(game(id).name, map(names(say), codes), rows, kind="plain glossary")
    yield table_data(map(game, games()), say)


def _word(entry: Rule, code: str) -> str:
    if entry.status(code) == "outdated":
        return "–"
    return entry.title(code) + ("\N{NO-BREAK SPACE}✓" if code in entry.attested else "")
