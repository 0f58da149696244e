"""The rules reference of Africa."""

from ...reference import AGREES, DIFFERS, SILENT, Rule
from .rulings import CONTESTS, ROUNDING, ZERO

ALL = {"nl": AGREES, "fi": AGREES, "fr": AGREES}
NONE = {"nl": SILENT, "fi": SILENT, "fr": SILENT}

RULES = (
    Rule(
        id="africa.comp.tiles",
        heading="Discovery tiles",
        body="The game has {TILES} discovery tiles, {MONUMENTS} of them monuments. The other {OTHER_TILES} are trade"
        " goods, gold, gems, animals and nomads; how they are divided is in no rulebook.",
        sources=ALL,
    ),
    Rule(
        id="africa.setup.players",
        heading="Number of players",
        body="{PLAYERS_MIN} to {PLAYERS_MAX} people can play.",
        sources={"nl": AGREES, "fi": SILENT, "fr": AGREES},
    ),
    Rule(
        id="africa.track.move",
        heading="Score track",
        body="Every point is scored at once: the explorer on the score track goes one step forward for it."
        " Points once scored are never lost.",
        sources=ALL,
    ),
    Rule(
        id="africa.end.bonus",
        heading="+{BONUS} marker",
        body="Whoever reveals the last monument takes the marker and scores {BONUS} points, but gets no base camp"
        " for this monument. These are {BONUS} points in all; the marker only reminds of them.",
        sources=ALL,
        see=("africa.end.two-players",),
    ),
    Rule(
        id="africa.score.goods",
        heading="Trade goods",
        body="Each kind of trade goods is scored by itself. Tiles of one kind are worth: 1 tile {GOODS[1]},"
        " 2 tiles {GOODS[2]}, 3 tiles {GOODS[3]}, 4 tiles {GOODS[4]}, 5 tiles {GOODS[5]} points.",
        sources=ALL,
        see=("africa.score.goods.more",),
    ),
    Rule(
        id="africa.score.goods.more",
        heading="More than {GOODS_MOST} goods of one kind",
        body="No rulebook gives a value for more than {GOODS_MOST} tiles of one kind. It probably cannot happen, so we"
        " refuse to score it rather than make up a number.",
        sources=NONE,
        see=("africa.score.goods",),
    ),
    Rule(
        id="africa.score.majority",
        heading="Majorities in gold and gems",
        body="There is one contest for gold and one for gems. Both are scored in the same way.",
        sources={"nl": SILENT, "fi": AGREES, "fr": AGREES},
        see=("africa.score.majority.prizes", "africa.score.majority.count", CONTESTS),
    ),
    Rule(
        id="africa.score.majority.count",
        heading="Nuggets and gems are counted, not tiles",
        body="What counts are the nuggets and gems shown on the tiles that a player has collected. Tiles that still lie"
        " on the board count for nobody.",
        sources=ALL,
        see=("africa.score.majority",),
    ),
    Rule(
        id="africa.score.majority.prizes",
        heading="Most and second most",
        body="Whoever has most scores {FIRST_PRIZE} points, whoever has second most scores {SECOND_PRIZE}."
        " Everybody else scores nothing.",
        sources=ALL,
        see=("africa.score.majority.tie_first", "africa.score.majority.tie_second", "africa.score.majority.zero"),
    ),
    Rule(
        id="africa.score.majority.tie_first",
        heading="Tie for most",
        body="Players who tie for most share both prizes: {FIRST_PRIZE} + {SECOND_PRIZE} = {BOTH_PRIZES} points,"
        " divided by their number. No second prize is paid then.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_second"),
    ),
    Rule(
        id="africa.score.majority.tie_second",
        heading="Tie for second most",
        body="If one player alone has most, the players who tie for second most share the {SECOND_PRIZE} points.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_first"),
    ),
    Rule(
        id="africa.score.majority.round",
        heading="Rounding shared prizes",
        body="If a prize cannot be shared evenly, each share is rounded, in each contest by itself. Whether up or down"
        " is disputed.",
        sources={"nl": DIFFERS, "fi": SILENT, "fr": AGREES},
        see=(ROUNDING,),
    ),
    Rule(
        id="africa.score.majority.zero",
        heading="Players without any",
        body="Whether a player who has no gold, or no gems, can still come second or share a prize is in no rulebook.",
        sources=NONE,
        see=(ZERO,),
    ),
    Rule(
        id="africa.score.win",
        heading="Winner",
        body="Whoever has most points in all wins.",
        sources=ALL,
        see=("africa.score.win.tie",),
    ),
    Rule(
        id="africa.score.win.tie",
        heading="Tie for the win",
        body="No rulebook breaks a tie, so the players who tie for most points share the victory.",
        sources=NONE,
        see=("africa.score.win",),
    ),
    Rule(
        id=ROUNDING,
        heading="Rounding shared prizes: up or down?",
        body="Three or five players who tie for most, or four who tie for second most, cannot share a prize evenly."
        " Are their shares rounded down or up?",
        sources={"nl": DIFFERS, "fi": SILENT, "fr": AGREES},
        see=("africa.score.majority.round",),
        readings={
            "down": "Fractions are lost: a third of {BOTH_PRIZES} is 5, a fifth is 3,"
            " a quarter of {SECOND_PRIZE} is 1.",
            "up": "Fractions become a full point: a third of {BOTH_PRIZES} is 6, a fifth is 4,"
            " a quarter of {SECOND_PRIZE} is 2.",
        },
        why="The two rulebooks that say anything contradict each other. The French one, which seems to follow an"
        " English text, rounds down; we find that slightly more likely.",
    ),
    Rule(
        id=ZERO,
        heading="Can somebody without any take a prize?",
        body="If fewer players than there are prizes have any gold (or gems), do those without any come second,"
        " or even first?",
        sources=NONE,
        see=("africa.score.majority.zero",),
        readings={
            "none": "Without at least one nugget (or gem) a player gets no prize; a prize may stay unpaid.",
            "share": "Having none is an amount like any other: those without any may come second, or share a prize.",
        },
        why="No rulebook says. Having most or second most suggests having something.",
    ),
    Rule(
        id=CONTESTS,
        heading="Gold and gems: one contest or two?",
        body="Are gold and gems counted separately, or are nuggets and gems added together?",
        sources={"nl": SILENT, "fi": AGREES, "fr": AGREES},
        see=("africa.score.majority",),
        readings={
            "two": "Gold and gems are two contests, each with its own {FIRST_PRIZE} and {SECOND_PRIZE} points.",
            "one": "Nuggets and gems are added together, and {FIRST_PRIZE} and {SECOND_PRIZE} points are paid once.",
        },
        why="The Finnish and the French rulebook say it plainly; the wording of the Dutch one leaves both open.",
    ),
    Rule(
        id="africa.nomad.reveal",
        heading="Does a revealed nomad count itself?",
        body="Whoever reveals a nomad scores for the empty spaces next to it. Is there one more point for the nomad"
        " itself?",
        sources={"nl": AGREES, "fi": DIFFERS, "fr": AGREES},
        readings={
            "spaces": "One point for each empty space next to the nomad, none for the nomad itself.",
            "spaces-plus-one": "One point for the nomad and one for each empty space next to it.",
        },
        why="The Dutch and the French rulebook agree; the Finnish one seems to have kept the words on animals.",
    ),
    Rule(
        id="africa.end.two-players",
        heading="When does a game of two end?",
        body="With two players there are fewer base camps in the supply. Does the game also end earlier?",
        sources={"nl": AGREES, "fi": SILENT, "fr": AGREES},
        see=("africa.end.bonus",),
        readings={
            "ninth": "With two players the game ends when monument {LAST_MONUMENT_OF_TWO} is revealed.",
            "eleventh": "With two players, too, the game ends when monument {LAST_MONUMENT} is revealed.",
        },
        why="The Dutch and the French rulebook say so, and the supply holds just enough base camps for it.",
    ),
)
