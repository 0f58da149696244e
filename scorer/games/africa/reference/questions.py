"""Questions that people ask at the table."""

from ....reference.entries import Rule
from ..rulings import CONTESTS, NOMAD, ROUNDING, ZERO
from .rules import ALL, BY_RULING, FROM, NONE, NOT_FI, ONLY_FI, ONLY_NL

QUESTIONS: tuple[Rule, ...] = (
    # Moving and acting
    Rule(
        id="africa.question.actions-per-turn",
        heading="Do I take one action or two in option B?",
        body="You take two actions. Before each of them you may walk up to {STEPS} spaces.",
        sources=ALL,
        see=("africa.turn.double_action", "africa.turn.move"),
        words="twice, double, how many, steps, turn, explorer",
        differing="A line in the overview of the Dutch rulebook can be read as two moves and only one action, but"
        " the text below it speaks of {ACTIONS} actions.",
    ),
    Rule(
        id="africa.question.face-up-tiles-block",
        heading="Do face-up tiles block my way?",
        body="No, face-up tiles never block you. You can walk onto them and over them.",
        sources=ALL,
        see=("africa.turn.move", "africa.turn.move.block"),
        words="obstacle, pass, discovered, revealed, move, stop, pawn",
    ),
    Rule(
        id="africa.question.walk-through-explorer",
        heading="May I walk through another explorer?",
        body="No, you can neither stop on another explorer’s space nor pass over it.",
        sources=ALL,
        see=("africa.turn.move.block", "africa.turn.one_explorer"),
        words="jump, block, pawn, researcher, opponent, occupied",
        differing="Only the Dutch rulebook forbids passing over another explorer. The other two forbid entering its"
        " space, which comes to the same thing when you move from space to space.",
        partly=("fi", "fr"),
    ),
    Rule(
        id="africa.question.free-move-onto-camp",
        heading="May option A take me onto a base camp or a face-up tile?",
        body="Yes, option A may take you onto both. Only spaces with a face-down tile or another explorer are"
        " forbidden.",
        sources=ALL,
        see=("africa.turn.free_move",),
        words="free move, jump, anywhere, pyramid, allowed",
    ),
    Rule(
        id="africa.question.act-after-free-move",
        heading="May I take an action after a free move?",
        body="No, a free move is the whole of your turn. It is option A; you take actions only with option B.",
        sources=ALL,
        see=("africa.turn.free_move", "africa.turn.choice"),
        words="act, reveal, jump, then, end of turn",
    ),
    Rule(
        id="africa.question.own-explorer",
        heading="May I move another player’s explorer?",
        body="No, you move only your own explorer, and nobody else moves it. There is no action that pushes an explorer"
        " away.",
        sources=ALL,
        see=("africa.turn.move", "africa.turn.free_move", "africa.turn.one_explorer"),
    ),
    Rule(
        id="africa.question.who-scores",
        heading="Do other players score when I act?",
        body="No, only the player who acts scores, and only at that moment. Nobody scores for standing near, and what"
        " lies on the board scores nothing later by itself. No rulebook says this in so many words.",
        sources=NONE,
        see=("africa.track.move", "africa.action.camp.research", "africa.question.several-camps"),
    ),
    Rule(
        id="africa.question.end-of-turn",
        heading="What happens at the end of my turn?",
        body="Nothing happens at the end of your turn. After a free move, or after your second action, it is the turn"
        " of the next player clockwise. You draw, pay and refill nothing, and you keep all that you have. No rulebook"
        " asks you to do anything at this point.",
        sources=NONE,
        see=("africa.turn.order", "africa.turn.choice", "africa.question.finish-turn"),
    ),
    # Nomads, animals and empty spaces
    Rule(
        id="africa.question.point-for-nomad",
        heading="Is there a point for the nomad itself?",
        body="By default, no: a revealed nomad scores only for the empty spaces next to it. The Dutch and French"
        " rulebooks say so. The Finnish one gives you 1 more point, for the nomad itself; [the"
        " ruling](africa.nomad.reveal) can be changed.",
        sources=BY_RULING[NOMAD],
        see=("africa.nomad.reveal", "africa.action.reveal.nomad"),
        words="tribe, plus one, extra, discover, adjacent",
    ),
    Rule(
        id="africa.question.nomad-without-empty",
        heading="What if a revealed nomad has no empty space next to it?",
        body="If you leave it there, you score 0 points; by the Finnish rulebook, 1. You may move it to an empty"
        " space that has empty spaces next to it.",
        sources=BY_RULING[NOMAD],
        see=("africa.action.reveal.nomad", "africa.nomad.reveal"),
        words="tribe, zero, nothing, surrounded, stuck, relocate",
    ),
    Rule(
        id="africa.question.city-empty",
        heading="Is a start city an empty space?",
        body="Yes, a start city is empty until a tile or a base camp lies there. It counts for nomads, you can move"
        " animals and nomads there, and you can place a base camp there.",
        sources=ALL,
        see=("africa.space.empty", "africa.action.camp.place"),
        words="town, free, vacant, coast, build, relocate",
        differing="No rulebook says that you may place a base camp in a start city; it follows, because start cities"
        " count as empty.",
    ),
    Rule(
        id="africa.question.explorer-space-empty",
        heading="Does a space with only an explorer count as empty for nomads?",
        body="Yes, a space with only an explorer is empty. Only tiles and base camps matter.",
        sources=ALL,
        see=("africa.space.empty", "africa.space.under"),
        words="occupied, free, vacant, pawn, researcher, tribe",
    ),
    Rule(
        id="africa.question.tile-under-explorer",
        heading="May I move a tile under the explorer of another player?",
        body="Yes, you may move an animal or a nomad under any explorer. A space with only an explorer is empty.",
        sources=ALL,
        see=("africa.space.under",),
        words="slide, beneath, pawn, researcher, opponent, occupied",
    ),
    Rule(
        id="africa.question.left-space-empty",
        heading="If a nomad moves one space, is the space it left empty?",
        body="Yes, the space it left is empty. Count after the move: that space is now an empty space next to the"
        " nomad. No rulebook says this in so many words.",
        sources=NONE,
        see=("africa.action.move.nomad.points", "africa.action.reveal.nomad", "africa.space.empty"),
        words="tribe, vacated, old, previous, neighbouring, adjacent, itself",
        differing="An example in the Dutch and French rulebooks counts once before the move and once after it, which"
        " supports the answer.",
    ),
    Rule(
        id="africa.question.animal-counts-itself",
        heading="Does an animal count itself?",
        body="When you reveal it, yes: 1 point for itself. When you move it later, no: only the difference between"
        " the two spaces counts.",
        sources=ALL,
        see=("africa.action.reveal.animal", "africa.action.move.animal.points"),
        words="plus one, extra, discover, herd, lion, elephant, zebra",
    ),
    Rule(
        id="africa.question.equal-number",
        heading="May I move an animal or a nomad if the number stays the same?",
        body="No, an equal number is not enough. The new space must have more animals of its kind, or more empty"
        " spaces, next to it than the old one.",
        sources=ALL,
        see=(
            "africa.action.reveal.animal",
            "africa.action.reveal.nomad",
            "africa.action.move.animal.cond",
            "africa.action.move.nomad.cond",
        ),
        words="same, strictly, relocate, as many, tie, herd, tribe, species",
        differing="For a tile that you reveal, the Finnish rulebook leaves the comparison with the old space to the"
        " reader.",
        partly=("fi",),
    ),
    Rule(
        id="africa.question.move-far-away",
        heading="May I move an animal that is far from my explorer?",
        body="No, the animal must lie on your explorer’s space or next to it. From there it may go to any empty space"
        " of the board, near or far.",
        sources=FROM,
        see=("africa.action.move.source", "africa.action.move.target"),
        words="distance, range, anywhere, nomad, herd, reach, adjacent",
        differing="The French rulebook moves the animal to the space of an explorer or next to it, but then allows"
        " any empty space. It seems to have mixed up “from” and “to”.",
    ),
    # Exchange of trade goods
    Rule(
        id="africa.question.refuse-exchange",
        heading="May I refuse an exchange?",
        body="No, you cannot refuse an exchange. Nobody can.",
        sources=ALL,
        see=("africa.exchange.forced",),
        words="trade, swap, reject, decline, deny, forced, goods",
    ),
    Rule(
        id="africa.question.give-all",
        heading="Must I give all my tiles of the revealed kind?",
        body="No, you give exactly as many tiles as you take, and keep the rest.",
        sources=ALL,
        see=("africa.exchange.partial", "africa.exchange.give"),
        words="trade, swap, exchange, every, some, goods",
        differing="All three rulebooks say that both players give the same number. Only the Finnish one shows in an"
        " example that you keep the rest.",
        partly=("nl", "fr"),
    ),
    Rule(
        id="africa.question.take-some",
        heading="May I take only some of a player’s shirts?",
        body="No, you take all the shirts this player has, or none. The same goes for every kind of trade goods.",
        sources=ALL,
        see=("africa.exchange.take",),
        words="trade, swap, part, every, drums, statues, goods, exchange",
    ),
    Rule(
        id="africa.question.too-few-to-exchange",
        heading="I have revealed my first drum. May I take two shirts for it?",
        body="No, one drum is not enough for two shirts. You need at least as many drums as you take shirts.",
        sources=ALL,
        see=("africa.exchange.enough", "africa.exchange.give"),
        words="trade, swap, exchange, too few, not enough, goods, statue",
    ),
    Rule(
        id="africa.question.two-exchanges",
        heading="I have revealed trade goods twice in a turn. May I exchange twice?",
        body="Yes, once after each of the two tiles. No rulebook says this directly.",
        sources=NONE,
        see=("africa.exchange.when",),
        words="swap, second, again, how often, barter",
    ),
    Rule(
        id="africa.question.exchange-without-revealing",
        heading="May I exchange without revealing trade goods?",
        body="No, you may exchange only when you have just revealed trade goods.",
        sources=ALL,
        see=("africa.exchange.when", "africa.exchange.older", "africa.action.reveal.exchange"),
        words="swap, barter, later, any time, at once, immediately",
        differing="The French rulebook does not say that an exchange must follow at once, only that you must have"
        " revealed a tile of the kind.",
        partly=("fr",),
    ),
    Rule(
        id="africa.question.what-to-exchange",
        heading="May I exchange or sell animals, gold or base camps?",
        body="No, only trade goods are exchanged, and only for other trade goods. Animals, gold, gems and base camps"
        " never pass from player to player, and nothing can be sold, bought, lent or given away. No rulebook says this"
        " in so many words.",
        sources=NONE,
        see=("africa.exchange.when", "africa.exchange.take", "africa.score.goods"),
    ),
    # Base camps
    Rule(
        id="africa.question.camp-on-tile",
        heading="May I place a base camp on a face-up tile or on another base camp?",
        body="No, neither. The space must be empty.",
        sources=ALL,
        see=("africa.action.camp.place", "africa.space.notempty"),
        words="build, erect, pyramid, occupied, second",
    ),
    Rule(
        id="africa.question.camp-both",
        heading="May a base camp both score points and collect gold and gems?",
        body="No, a base camp does only one of the two. You choose when you place it.",
        sources=ALL,
        see=("africa.action.camp.choice",),
        words="both, research, resources, mine, mining, diamonds, pyramid",
    ),
    Rule(
        id="africa.question.old-camp",
        heading="May I collect gold or gems next to an older base camp?",
        body="No, a base camp collects gold and gems only at the moment it is placed. It does not matter who placed"
        " it.",
        sources=ONLY_NL,
        see=("africa.action.camp.resources",),
        words="later, again, mine, mining, opponent, diamonds, nuggets, pyramid",
        differing="Only the Dutch rulebook speaks of the base camp you have just placed. In the other two it follows,"
        " because you collect as part of placing it.",
    ),
    Rule(
        id="africa.question.whose-camp",
        heading="Who owns a base camp on the board, and does it block the way?",
        body="It belongs to nobody, and it blocks nobody: every explorer may walk onto it and over it. It stays there,"
        " but does nothing more. No tile and no second base camp can go onto its space.",
        sources=ALL,
        see=("africa.turn.move", "africa.space.notempty", "africa.question.old-camp"),
        differing="No rulebook says that a base camp on the board belongs to nobody; it follows, because nothing is"
        " done with it any more.",
        ours="that it belongs to nobody",
    ),
    Rule(
        id="africa.question.supply-empty",
        heading="Can the supply of base camps run out?",
        body="No, it holds one base camp for every monument before the last one. For the last monument you get the"
        " +{BONUS} marker instead. With two players this is so because the game ends with the"
        " {LAST_MONUMENT_OF_TWO}th monument.",
        sources=NONE,
        see=("africa.setup.supply", "africa.setup.supply.2p", "africa.end.bonus"),
        words="stock, empty, enough, pyramids, reserve",
    ),
    Rule(
        id="africa.question.unused-camps",
        heading="Do unused base camps score at the end?",
        body="No, unused base camps score nothing. No rulebook gives them a value.",
        sources=NONE,
        see=("africa.score.camps",),
        words="left over, remaining, spare, points, worth, pyramids",
    ),
    # The end
    Rule(
        id="africa.question.finish-turn",
        heading="Do I finish my turn after the last monument?",
        body="No, the game stops at once, even after the first of your two actions.",
        sources=ALL,
        see=("africa.end.trigger", "africa.end.trigger.2p"),
        words="second action, stop, immediately, game over",
    ),
    Rule(
        id="africa.question.equal-turns",
        heading="Does everybody have the same number of turns?",
        body="No, some players may have one turn more than others. The game stops at once with the last monument, and"
        " nobody finishes the round.",
        sources=ALL,
        see=("africa.end.trigger",),
        words="equal, fair, last round, final turn, game over",
    ),
    Rule(
        id="africa.question.camp-with-bonus",
        heading="Do I also get a base camp for the last monument?",
        body="No, you get only the +{BONUS} marker, which is worth {BONUS} points. The supply holds no more base camps"
        " by then.",
        sources=ALL,
        see=("africa.end.bonus", "africa.action.reveal.monument"),
        words="pyramid, bonus, both, eleventh, ninth",
        differing="No rulebook mentions a base camp here, but the Dutch one calls the marker compensation.",
        ours="that you get no base camp for the last monument",
    ),
    # Final scoring
    Rule(
        id="africa.question.one-or-two-contests",
        heading="Are gold and gems scored together?",
        body="No, separately. There are {FIRST_PRIZE} and {SECOND_PRIZE} points for gold, and again {FIRST_PRIZE} and"
        " {SECOND_PRIZE} points for gems.",
        sources=BY_RULING[CONTESTS],
        see=("africa.score.majority", CONTESTS),
        words="one contest, two contests, diamonds, nuggets, majority, resources",
    ),
    Rule(
        id="africa.question.worth-more",
        heading="Are some animals, trade goods, gold or gems worth more than others?",
        body="No, all animals count alike, whatever their kind, and so do all kinds of trade goods. Gold and gems are"
        " two contests with the same prizes: neither is better.",
        sources=BY_RULING[CONTESTS],
        see=("africa.score.goods", "africa.score.majority", "africa.action.reveal.animal"),
        differing="No rulebook says that all kinds count alike; it follows, because none of them names an exception.",
        ours="that all animals and all kinds of trade goods count alike",
    ),
    Rule(
        id="africa.question.second-prize-after-tie",
        heading="Who gets the {SECOND_PRIZE} points if players tie for the most?",
        body="Nobody gets them separately. They are part of the {BOTH_PRIZES} points that the tied players share.",
        sources=ALL,
        see=("africa.score.majority.tie_first",),
        words="second prize, draw, equal, split, gold, gems, diamonds, majority",
    ),
    Rule(
        id="africa.question.rounding",
        heading="Do we round shared prizes up or down?",
        body="By default we round down. The rulebooks disagree: the French one says down, the Dutch one says up, the"
        " Finnish one says nothing. It matters only if three or five players tie for the most, or four for the second"
        " most.",
        sources=BY_RULING[ROUNDING],
        see=(ROUNDING, "africa.score.majority.round"),
        words="fraction, half, divide, split, draw, gold, gems, majority",
    ),
    Rule(
        id="africa.question.second-with-none",
        heading="Can I come second without any gold or gems?",
        body="By default, no: you need at least one nugget, or one gem, for a prize. No rulebook says.",
        sources=BY_RULING[ZERO],
        see=(ZERO, "africa.score.majority.zero"),
        words="zero, none, nothing, second prize, diamonds, majority",
    ),
    Rule(
        id="africa.question.nobody-has-any",
        heading="What if nobody has any gold, or any gems?",
        body="By default nobody gets a prize for it, because you need at least one nugget, or one gem. No rulebook"
        " says.",
        sources=BY_RULING[ZERO],
        see=("africa.score.majority.zero", ZERO),
        words="zero, none, all, everybody, diamonds, majority, prizes",
    ),
    Rule(
        id="africa.question.tie-for-win",
        heading="Who wins a tie?",
        body="All players who tie for the most points win together. This is our ruling; no rulebook has a tie-break.",
        sources=NONE,
        see=("africa.score.win.tie",),
        words="draw, tiebreaker, tie-break, equal, winner, level",
    ),
    Rule(
        id="africa.question.six-of-a-kind",
        heading="What are more than {GOODS_MOST} trade goods of one kind worth?",
        body="No rulebook says, and it probably cannot happen. So check your count: we accept {GOODS_MOST} of a kind"
        " at most.",
        sources=NONE,
        see=("africa.score.goods.more",),
        words="six, seven, wares, set, too many, value, table, refuse",
    ),
    Rule(
        id="africa.question.hundred-points",
        heading="What if I score more than {TRACK_MOST} points?",
        body="Just keep counting. By the Finnish rulebook you get a second {FIFTY} marker when you pass the start space"
        " again; the other two do not say what to do.",
        sources=ONLY_FI,
        see=("africa.track.over99",),
        words="hundred, 100, third lap, score track, overflow",
    ),
    # Other
    Rule(
        id="africa.question.differences",
        heading="What is the difference between A and B, the two camps, animals and nomads?",
        body="A is a single jump without an action; B is two walks, each with an action. A research camp scores at"
        " once; a resource camp collects gold and gems for the end. Animals score for their own kind next to them,"
        " nomads for empty spaces: when you reveal one, all of these, and 1 point more for an animal itself; when you"
        " move it later, only the gain.",
        sources=ALL,
        see=(
            "africa.turn.choice",
            "africa.action.camp.choice",
            "africa.action.reveal.animal",
            "africa.action.reveal.nomad",
        ),
        differing="The Finnish rulebook gives 1 point for a revealed nomad itself, too.",
        partly=("fi",),
    ),
    Rule(
        id="africa.question.not-in-the-game",
        heading="Are there dice, money, cards or attacks?",
        body="No, there are no dice, no money, no cards to draw or play, no jokers, no events, no boats and no"
        " fights. You cannot buy, sell, auction, attack or steal anything, you build nothing but base"
        " camps, and you never look under a tile without revealing it. Animals harm nobody, and nobody"
        " gains or loses a turn. Base camps come only at the start and from monuments. No rulebook lists"
        " this; it follows from their rules.",
        sources=NONE,
        see=("africa.turn.double_action", "africa.question.what-to-exchange", "africa.question.rulebook-silent"),
    ),
    Rule(
        id="africa.question.rulebook-silent",
        heading="What if somebody leaves, cheats or takes back a move?",
        body="No rulebook says anything about this, nor about teams, playing alone, advice, thinking time, lost parts"
        " or tactics. So agree on it. Our suggestions: if somebody leaves, take their explorer off the map and play"
        " on; talk as you like; take a move back only until a tile has been revealed; use something else for a lost"
        " part.",
        sources=NONE,
        see=("africa.setup.players", "africa.question.not-in-the-game"),
    ),
    Rule(
        id="africa.question.simple-free-move",
        heading="May I still use option A in the simple game?",
        body="By default, yes, option A is still allowed: the simple game changes only the number of moves and actions."
        " No rulebook says, so agree on it before you start.",
        sources=NONE,
        see=("africa.variant.simple", "africa.turn.free_move"),
        words="children, kids, family, variant, jump, simplified",
    ),
    Rule(
        id="africa.question.secret-gold",
        heading="Are the gold and gems that I collected secret?",
        body="By our ruling, no: keep these tiles face up in front of you, like trade goods. No rulebook says, so"
        " agree on it before you start.",
        sources=NONE,
        see=("africa.action.camp.resources", "africa.action.reveal.goods"),
        words="hidden, open, public, visible, diamonds, nuggets, face down",
    ),
    Rule(
        id="africa.question.gold-twice",
        heading="Does a gold tile score again when I collect it?",
        body="No, it scores only once, when you reveal it. A resource camp scores 0 points; the nuggets count again"
        " only in the contest at the end.",
        sources=ALL,
        see=("africa.action.reveal.resource", "africa.action.camp.resources"),
        words="twice, mine, mining, double, gems, diamonds",
    ),
    Rule(
        id="africa.question.two-camps-one-turn",
        heading="May I place two base camps in one turn?",
        body="Yes: one with each of your two actions, on two different empty spaces. No rulebook says this directly.",
        sources=NONE,
        see=("africa.turn.actions.order", "africa.action.camp.place"),
        words="both, build, twice, pyramids, second",
        differing="All three rulebooks let you take the same action twice, which supports the answer.",
    ),
    Rule(
        id="africa.question.several-camps",
        heading="Can several base camps score for the same animals?",
        body="Yes, the same animals score again for every new research camp next to them. The tiles stay on the board.",
        sources=NOT_FI,
        see=("africa.action.camp.research",),
        words="again, twice, shared, nomads, monuments, pyramids, neighbouring",
        differing="The Finnish rulebook does not say that the tiles stay.",
    ),
    Rule(
        id="africa.question.pass-turn",
        heading="May I do nothing on my turn?",
        body="Yes, you may do nothing: choose option B, leave your explorer where it is and skip both actions.",
        sources=ALL,
        see=("africa.turn.actions.skip", "africa.turn.double_action"),
        words="pass, skip, wait, stay, forgo",
    ),
    Rule(
        id="africa.question.monuments-of-two",
        heading="Do we remove monuments in a game for two?",
        body="No, all {MONUMENTS} monuments stay among the tiles, but the {LAST_MONUMENT_OF_TWO}th one revealed ends"
        " the game.",
        sources=ALL,
        see=("africa.comp.monuments", "africa.setup.tiles", "africa.end.trigger.2p", "africa.end.two-players"),
        words="2 players, nine, eleven, take out, box, how many",
        differing="The Finnish rulebook does not mention the {LAST_MONUMENT_OF_TWO}th monument.",
        partly=("fi",),
    ),
)
