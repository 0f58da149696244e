"""The rules reference of Africana."""

from ...reference import AGREES, SILENT, Rule
from .rulings import REPEAT, TIE_MONEY

DE = {"de": AGREES}
OPEN = {"de": SILENT}

RULES = (
    Rule(
        id="africana.components.company",
        heading="Companies",
        body="There are {PLAYERS_MAX} companies, one for each player; {PLAYERS_MIN} to {PLAYERS_MAX} people can play.",
        sources=DE,
    ),
    Rule(
        id="africana.components.adventure.artifacts",
        heading="Artifact adventures",
        body="There are {KINDS_OF_ARTIFACTS} kinds of artifacts with {COPIES} adventure cards each,"
        " {ARTIFACTS} cards in all.",
        sources=DE,
    ),
    Rule(
        id="africana.components.adventure.helpers",
        heading="Helper adventures",
        body="There are {HELPERS} adventure cards with a helper symbol, two for each of the five colours.",
        sources=DE,
    ),
    Rule(
        id="africana.setup.expeditions.count",
        heading="Expedition cards in play",
        body="With 4, 3 or 2 players there are {EXPEDITIONS[4]}, {EXPEDITIONS[3]} or {EXPEDITIONS[2]} expedition cards"
        " in the game; the others were removed unseen before it began.",
        sources=DE,
    ),
    Rule(
        id="africana.score.expeditions",
        heading="Expeditions",
        body="Each expedition card under the own company card gives the points printed on it.",
        sources=DE,
    ),
    Rule(
        id="africana.score.artifacts",
        heading="Artifacts",
        body="Each completed artifact adventure under the own company card gives the points printed on it, besides what"
        " it brings in a collection.",
        sources=DE,
        see=("africana.score.collections",),
    ),
    Rule(
        id="africana.score.collections",
        heading="Collections of artifacts",
        body="Completed artifacts form collections: {THREE_ALIKE} points for three alike, {FOUR_DIFFERENT} for four"
        " different ones, {TWO_ALIKE} for two alike, {TWO_DIFFERENT} for two different ones. An artifact belongs to one"
        " collection at most; the split that gives most points counts.",
        sources=DE,
        see=("africana.score.artifacts", "africana.score.open", REPEAT),
    ),
    Rule(
        id="africana.score.helpers",
        heading="Penalty for helpers",
        body="Completed helper adventures cost points: the first is free, two cost {HELPER_PENALTY[2]} points,"
        " three or more cost {HELPER_PENALTY[3]} in all."
        " It is the adventure cards that count, even if a helper card was discarded from the hand.",
        sources=DE,
    ),
    Rule(
        id="africana.score.money",
        heading="Money",
        body="Every full {SILVER_A_POINT} silver give 1 point; a gold coin is worth {GOLD} silver.",
        sources=DE,
    ),
    Rule(
        id="africana.score.travel",
        heading="Travel cards",
        body="Every {CARDS_A_POINT} travel cards in hand give 1 point. Jokers and helper cards do not count. The hand"
        " limit of {HAND} cards applies before scoring, too.",
        sources=DE,
    ),
    Rule(
        id="africana.score.open",
        heading="Open artifact adventures",
        body="Each artifact adventure that was bought but not completed gives {OPEN_ARTIFACT} point and belongs to no"
        " collection. Open helper adventures give nothing and cost nothing. At most {OPEN_ADVENTURES} adventures are"
        " open at the end of a turn.",
        sources=DE,
        see=("africana.score.collections", "africana.score.helpers"),
    ),
    Rule(
        id="africana.win",
        heading="Winner",
        body="Whoever has most points in all wins.",
        sources=DE,
        see=("africana.win.tie.money",),
    ),
    Rule(
        id="africana.win.tie.money",
        heading="Tie: most money",
        body="If players tie for most points, the one of them with the most money wins.",
        sources=DE,
        see=(TIE_MONEY, "africana.win.tie.shared"),
    ),
    Rule(
        id="africana.win.tie.shared",
        heading="Tie: shared victory",
        body="Players who are still tied after their money is compared share the victory.",
        sources=DE,
        see=("africana.win.tie.money",),
    ),
    Rule(
        id=REPEAT,
        heading="Does each type of collection count more than once?",
        body="May a player score several collections of the same type, such as two pairs?",
        sources=DE,
        see=("africana.score.collections",),
        readings={
            "any": "Any number of collections of each type is scored.",
            "once": "Each type of collection is scored once at most.",
        },
        why="The German wording means: for every such collection.",
    ),
    Rule(
        id=TIE_MONEY,
        heading="Does gold count in the tie-break?",
        body="A tie goes to the player with the most silver coins. Do gold coins count as {GOLD} silver each?",
        sources=OPEN,
        see=("africana.win.tie.money",),
        readings={
            "value": "All money is compared; a gold coin counts as {GOLD} silver.",
            "silver": "Only silver coins are compared.",
        },
        why="Coins may be changed at any time, so the number of silver coins alone means nothing.",
    ),
)
