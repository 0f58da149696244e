"""The rules reference of Pairs."""

from scorer.reference.entries import Rule

RULES = (
    Rule(id="pairs.players", heading="Players", body="Two or three pairs.", sources={}),
    Rule(id="pairs.score", heading="Points of a round", body="Card points, and 100 for who is out first.", sources={}),
    Rule(id="pairs.win", heading="Who wins", body="Most points win.", sources={}),
    Rule(id="pairs.win.shared", heading="Equal points", body="Equals share the victory.", sources={}),
    Rule(id="pairs.win.tie", heading="Passes", body="More passes win a tie.", sources={}),
)
