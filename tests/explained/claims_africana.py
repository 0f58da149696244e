"""What the sentences of a scored table of Africana claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.explained.claims import Claim, Outcome, Said, agrees, pieces, true
from tests.explained.reading import Reader, word
from tests.explained.rules_africana import MONEY_EACH, TRAVEL_EACH, WORTH, Collected, value
from tests.explained.table import Line

KNOWN = {
    "nl": {"mask": "masker", "drum": "trommel", "vase": "vaas"},
    "de": {"mask": "Maske", "drum": "Trommel", "vase": "Vase"},
    "fr": {"mask": "masque", "drum": "tambour", "vase": "vase"},
    "fi": {"mask": "naamio", "drum": "rumpu", "vase": "maljakko"},
}
"""What the languages call the kinds that the program may know; all others are what people call them."""


def nothing_printed(said: Said, line: Line) -> bool:
    """There are no points, and no cards that are known."""
    return line.points == 0 and not line.fact.cards


def sum_printed(said: Said, line: Line) -> bool:
    """Only the sum is known."""
    return line.fact.cards is None and line.points > 0


def cards_printed(said: Said, line: Line) -> bool:
    """Each card with its points."""
    cards = line.fact.cards
    return (
        bool(cards)
        and said.number("count") == len(cards)
        and said["sum"] == " + ".join(map(str, cards))
        and agrees(said, len(cards))
    )


def no_artifacts(said: Said, line: Line) -> bool:
    """No artifact has been completed."""
    return not sum(line.fact.counts.values()) and line.points == 0


def no_helpers(said: Said, line: Line) -> bool:
    """No helper adventure has been completed."""
    return line.fact.done == 0 and line.points == 0


def free_helpers(said: Said, line: Line) -> bool:
    """So many helper adventures that cost nothing."""
    return 0 < line.fact.done == said.number("count") and line.points == 0 and agrees(said, line.fact.done)


def dear_helpers(said: Said, line: Line) -> bool:
    """So many helper adventures, and what they cost."""
    helpers = line.fact
    told = (said.number("count"), said.number("points"))
    return told == tuple(helpers) and 0 < helpers.penalty == -line.points and agrees(said, helpers.done)


def amount(each: int, name: str) -> Claim:
    """So much of something, of which so much brings a point."""

    def claim(said: Said, line: Line) -> bool:
        told = (said.number(name), said.number("each"))
        return told == (line.fact, each) and line.fact > 0 and line.points == line.fact // each

    return claim


def cards_in_hand(said: Said, line: Line) -> bool:
    """So many travel cards."""
    return amount(TRAVEL_EACH, "count")(said, line) and agrees(said, line.fact)


def still_open(said: Said, line: Line) -> bool:
    """So many artifact adventures are open, each of which is a point."""
    return 0 < line.fact == said.number("count") == line.points and agrees(said, line.fact)


def none_of_it(said: Said, line: Line) -> bool:
    """There is nothing that counts."""
    return line.fact == 0 and line.points == 0


def compared(money: bool) -> Claim:
    """Several are equal on points; who of them has the most money, or silver coins."""

    def claim(said: Said, outcome: Outcome) -> bool:
        scored, lang = outcome.scored, said.reader.lang
        amounts = [word(lang, "{name}: {count}").format(name=name, count=n) for name, n in scored.compared.items()]
        return (
            len(amounts) > 1
            and (outcome.readings["africana.tie.money"] == "value") == money
            and said.says("points", max(scored.totals.values()))
            and said.names("winners", scored.winners)
            and said.several == (len(scored.winners) > 1)
            and Counter(said["amounts"].split(", ")) == Counter(amounts)
        )

    return claim


CLAIMS: Mapping[str, Claim] = {
    "no points on expedition cards": nothing_printed,
    "{count} expedition: {sum}": cards_printed,
    "no points on artifact cards": nothing_printed,
    "{count} artifact: {sum}": cards_printed,
    "the sum printed on the cards": sum_printed,
    "no artifacts, no collections": no_artifacts,
    "no completed helper adventures, no penalty": no_helpers,
    "{count} completed helper adventure, no penalty": free_helpers,
    "{count} completed helper adventure, penalty {points}": dear_helpers,
    "no money": none_of_it,
    "worth {silver} silver in all: 1 point for every full {each}": amount(MONEY_EACH, "silver"),
    "no travel cards": none_of_it,
    "{count} travel card: 1 point for every {each}": cards_in_hand,
    "no open artifact adventures": none_of_it,
    "{count} open artifact adventure": still_open,
}
"""By the English text; the fact is a `Line`."""

DECISIONS: Mapping[str, Claim] = {
    "Winner with {points} and the most money: {winners} (worth in silver: {amounts})": compared(money=True),
    "Winner with {points} and the most silver coins: {winners} (silver coins: {amounts})": compared(money=False),
}
"""Besides those of all games; the fact is an `Outcome`."""

TYPES = {f"{type.replace('-', ' ')} ({{kinds}}) = {{points}}": type for type in WORTH}
LEFT = "in no collection ({kinds}) = {points}"
LEFT_ONCE = "in no collection, as each type counts only once ({kinds}) = {points}"
OWN = "{collections} (the letters tell this player’s kinds apart)"
COLLECTIONS = (*TYPES, LEFT, LEFT_ONCE, OWN)
"""The English texts of what a line of collections lists; `collected` judges them together."""

CATEGORIES = {
    "no points on expedition cards": "expeditions",
    "{count} expedition: {sum}": "expeditions",
    "no points on artifact cards": "artifacts",
    "{count} artifact: {sum}": "artifacts",
    "no money": "money",
    "no travel cards": "travel",
    "no open artifact adventures": "open",
}
"""Texts that would be true of another category, too, by the only one that they may stand in."""


def line_is_true(sentence: str, reader: Reader, line: Line) -> bool:
    """Whether the sentence of a line is true."""
    if isinstance(line.fact, Collected) and any(line.fact.counts.values()):
        own = [saying for saying in reader.read(sentence) if saying.text == OWN]
        told = own[0].values["collections"] if own else sentence
        return bool(own) == line.fact.letters and collected(told, reader, line.fact)
    sayings = [it.text for it in reader.read(sentence) if it.text in CLAIMS]
    category = str(line.rule).rpartition(".")[2]
    return all(CATEGORIES.get(text, category) == category for text in sayings) and true(sentence, reader, CLAIMS, line)


def collected(sentence: str, reader: Reader, fact: Collected) -> bool:
    """Every artifact is told once: in a collection that it may be in, or as left over; and no split is worth more."""
    words = {KNOWN.get(reader.lang, {}).get(kind, kind): kind for kind in fact.counts}
    used: Counter[str] = Counter()
    left: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for piece in pieces(sentence):
        said = next((it for it in reader.read(piece) if it.text in COLLECTIONS), None)
        if said is None:
            return False
        kinds = [words.get(kind, "?") for kind in said.values["kinds"].split(", ")]
        type = TYPES.get(said.text, "")
        if said.values["points"] != str(WORTH.get(type, 0)):
            return False
        if not (formed(type, kinds) if type else not left and left_over(said.text, kinds, fact)):
            return False
        used.update(kinds)
        types[type] += 1
        left.update([] if type else kinds)
    worth = sum(WORTH[type] * n for type, n in types.items() if type)
    once = not fact.once or all(n == 1 for n in types.values())
    return once and worth == fact.best and used == +Counter(fact.counts)


def left_over(text: str, kinds: Sequence[str], fact: Collected) -> bool:
    """Whether the text says rightly why artifacts are left: with a repeated type they would be worth something."""
    return (text == LEFT_ONCE) == (fact.once and value(sizes(kinds), once=False) > 0)


def sizes(kinds: Sequence[str]) -> tuple[int, ...]:
    """How many there are of each kind, the most first."""
    return tuple(sorted(Counter(kinds).values(), reverse=True))


def formed(type: str, kinds: Sequence[str]) -> bool:
    """Whether these artifacts are a collection of this type."""
    number = {"two": 2, "three": 3, "four": 4}[type.partition("-")[0]]
    return len(kinds) == number and len(set(kinds)) == (1 if type.endswith("alike") else number)
