"""The rules reference of Bids."""

from scorer.reference.entries import Rule

RULES = (
    Rule(id="bids.players", heading="Players", body="2 to 6 players.", sources={}),
    Rule(id="bids.score", heading="Points of a bid", body="A bid that was met scores 20 and 10 a trick.", sources={}),
    Rule(id="bids.win", heading="Who wins", body="Most points win.", sources={}),
    Rule(id="bids.win.shared", heading="Equal points", body="Equals share the victory.", sources={}),
)
