"""The words of Oware."""

from scorer.reference.entries import Rule

TERMS = (
    Rule(
        id="oware.term.house", heading="House", body="One of the hollows of the board.", sources={}, words="pit, hole"
    ),
    Rule(id="oware.term.seed", heading="Seed", body="What is sown and captured.", sources={}, words="nut, bean, stone"),
    Rule(id="oware.term.store", heading="Store", body="Where a player keeps captured seeds.", sources={}, words="bank"),
    Rule(
        id="oware.term.grand-slam",
        heading="Grand slam",
        body="A move that would capture all seeds of the other player.",
        sources={},
        see=("oware.capture.grand-slam",),
    ),
)
