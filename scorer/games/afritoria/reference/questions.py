"""Questions that people ask at the table."""

from ....reference.entries import Rule
from .rules import NL, OPEN

QUESTIONS = (
    Rule(
        id="afritoria.question.tie-for-a-special",
        heading="Who gets a ranger or poacher in the market if the animals are equal?",
        body="By default the next weakest card takes the ranger, and the next strongest takes the poacher. The equal"
        " cards themselves go to the discard pile, whatever their colour. The rulebook does not say what happens"
        " then; [the ruling](afritoria.market.tie) can be changed.",
        sources=OPEN,
        see=("afritoria.market.tie", "afritoria.market.special.tie"),
        words="draw, lowest, highest, identical, guard, hunter",
    ),
    Rule(
        id="afritoria.question.several-specials-in-the-market",
        heading="What if two rangers or two poachers are in the market?",
        body="Our ruling: the weakest wildlife card takes the first ranger and the second weakest takes the second."
        " Poachers go to the strongest and the second strongest. So nobody gets two cards, just as in the contest of"
        " one colour. The rulebook does not say.",
        sources=OPEN,
        see=("afritoria.market.special.many", "afritoria.market.ranger", "afritoria.market.poacher"),
        words="several, more than one, lowest, highest, guard, hunter",
    ),
    Rule(
        id="afritoria.question.weakest-and-strongest",
        heading="Can one card win both a ranger and a poacher?",
        body="No, one card wins only one market card, and rangers come first. If only one wildlife card was played,"
        " it takes the ranger, and the poacher is discarded. The rulebook does not say so; it is our ruling.",
        sources=OPEN,
        see=(
            "afritoria.round.distribute",
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.round.discard",
        ),
        words="lowest and highest, weakest and strongest, guard, hunter, same player",
    ),
    Rule(
        id="afritoria.question.strongest-after-the-ranger",
        heading="Does a card that won the ranger still count as the strongest?",
        body="No, a card that has won a ranger has left the contest. The poacher goes to the strongest of the other"
        " wildlife cards. The rulebook does not say so; it is our ruling.",
        sources=OPEN,
        see=("afritoria.market.poacher", "afritoria.market.special.many", "afritoria.round.distribute"),
        words="highest, remaining, order, lowest, hunter, guard",
    ),
    Rule(
        id="afritoria.question.tie-in-different-colours",
        heading="Do equal animals of different colours tie for a ranger or poacher?",
        body="Yes, they tie: for rangers and poachers in the market, colours play no part. The rulebook asks for"
        " equal animals there, and for the same colour only in the contest for wildlife cards. This is how we read it.",
        sources=NL,
        see=("afritoria.market.special.tie", "afritoria.wild.tie"),
        words="color, draw, suit, same strength, hunter, guard, identical",
        ours="that it is so in different colours",
    ),
    Rule(
        id="afritoria.question.forced-special",
        heading="May I refuse a ranger or poacher and take a wildlife card?",
        body="No, you cannot refuse it or take a wildlife card instead. The player with the weakest card must take"
        " the ranger, and the player with the strongest card must take the poacher. The card they have played then"
        " takes no part in the contest of its colour.",
        sources=NL,
        see=("afritoria.market.ranger", "afritoria.market.poacher", "afritoria.term.compulsory"),
        words="forced, compulsory, obligatory, decline, choice, guard, hunter, instead",
        differing="The rulebook does not say that such a card is out of the contest; it follows, because the card"
        " already has its market card.",
    ),
    Rule(
        id="afritoria.question.refuse-a-wildlife-card",
        heading="Must I take a wildlife card that I win?",
        body="Yes, by our ruling a card that can win a market card always does. Refusing would gain you nothing: the"
        " card you played would go to the discard pile instead of your points pile. The rulebook does not say.",
        sources=OPEN,
        see=("afritoria.wild.contest", "afritoria.wild.score", "afritoria.wild.fail"),
        words="decline, forced, optional, right, obligation, give up",
    ),
    Rule(
        id="afritoria.question.specials-optional",
        heading="Must I use the ranger or poacher that I played?",
        body="No, you need not use it. With a ranger you may take a wildlife card, with a poacher you may take a card"
        " from a points pile, but you do not have to. The special card goes to the discard pile in any case.",
        sources=NL,
        see=("afritoria.ranger.pick", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="optional, decline, skip, forced, guard, hunter, effect",
    ),
    Rule(
        id="afritoria.question.ranger-without-wildlife-cards",
        heading="What does a ranger do if the market has no wildlife card?",
        body="Nothing for you: you take no card, and the ranger is discarded. But it still stops a single poacher. The"
        " rulebook does not mention this case, but both follow from its rules.",
        sources=OPEN,
        see=("afritoria.ranger.pick", "afritoria.ranger.cancel", "afritoria.special.discard"),
        words="guard, gamekeeper, empty market, only specials, no effect, hunter",
    ),
    Rule(
        id="afritoria.question.poacher-without-target",
        heading="What does a poacher do if all other points piles are empty?",
        body="Nothing: there is no card to take, and the poacher is discarded. The rulebook does not mention this case,"
        " but the answer follows from its rules.",
        sources=OPEN,
        see=("afritoria.poacher.steal", "afritoria.special.discard"),
        words="hunter, steal, first round, no target, no effect, no cards",
    ),
    Rule(
        id="afritoria.question.poacher-before-scoring",
        heading="Can a poacher take a card that scores in the same round?",
        body="No, the poacher comes too early. It takes effect in step 3, and wildlife cards score only in step 4. So"
        " it takes the card that was on top before this round’s scoring.",
        sources=NL,
        see=("afritoria.poacher.steal", "afritoria.round.specials", "afritoria.wild.score"),
        words="hunter, steal, after, timing, order, same turn",
    ),
    Rule(
        id="afritoria.question.one-ranger-two-poachers",
        heading="Does a ranger work against two poachers?",
        body="By default, no: one ranger and two poachers cancel each other, like every mix of three or more special"
        " cards. If you play otherwise, change [the ruling](afritoria.ranger.beside-poachers).",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.ranger.beside-poachers", "afritoria.ranger.pick"),
        words="guard, hunter, one ranger two poachers, void, combination, cancel",
    ),
    Rule(
        id="afritoria.question.four-specials",
        heading="What if four special cards are played in one round?",
        body="None of them has an effect. Three or more rangers and poachers cancel each other in any mix, for example"
        " two rangers and two poachers, or four rangers.",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.special.discard"),
        words="four poachers, everyone, void, combination, tie, guard, hunter",
    ),
    Rule(
        id="afritoria.question.equal-cards-two-market-cards",
        heading="Do two equal cards of one colour each get a card if there are enough?",
        body="No, two equal animals of one colour knock each other out, however many market cards of that colour"
        " there are. Then the strongest other card of the colour chooses first. If there is no market card of that"
        " colour, the two cards are discarded all the same.",
        sources=NL,
        see=("afritoria.wild.tie", "afritoria.wild.contest", "afritoria.wild.fail"),
        words="tie, twins, draw, share, same animal, color, several market cards",
        differing="The rulebook does not say that the strongest other card then chooses first; it follows from its"
        " rules.",
    ),
    Rule(
        id="afritoria.question.tied-card-in-its-colour",
        heading="Does a card that tied for a ranger still compete in its colour?",
        body="No, it is out for this round. Cards that tie for a ranger or poacher in the market go to the discard"
        " pile at once. They can win neither another special card nor a wildlife card.",
        sources=NL,
        see=("afritoria.market.special.tie", "afritoria.wild.contest", "afritoria.round.distribute"),
        words="draw, knocked out, hunter, again, second chance, color",
    ),
    Rule(
        id="afritoria.question.when-to-draw",
        heading="When do I draw the card that replaces a ranger or poacher I played?",
        body="Draw it in step 6, together with the other players. The rulebook mentions this draw both with the"
        " special cards and in step 6; step 6 is our ruling. You draw one card, not two.",
        sources=NL,
        see=("afritoria.special.discard", "afritoria.round.refill"),
        words="replacement, timing, at once, immediately, hunter, guard, twice",
        ours="that you draw in step 6",
    ),
    Rule(
        id="afritoria.question.draw-order",
        heading="Who draws first when several players draw?",
        body="Our ruling: draw in seating order, starting with the same player each time. The rulebook does not say.",
        sources=OPEN,
        see=("afritoria.round.refill", "afritoria.hand.exchange"),
        words="sequence, clockwise, start player, turn order, refill",
    ),
    Rule(
        id="afritoria.question.pile-runs-out",
        heading="What if the draw pile runs out while players draw?",
        body="The game is over, even if some of you have one card fewer. Without a market there is nothing left to"
        " win. The rulebook does not describe this case, but it lets the game go on only until the draw pile is empty.",
        sources=OPEN,
        see=("afritoria.end.trigger", "afritoria.round.refill"),
        words="not enough cards, finish, end, deck, stock, refill, remaining hand",
    ),
    Rule(
        id="afritoria.question.pile-empty-at-start",
        heading="Is a round still played if filling the market empties the draw pile?",
        body="Yes, you still play this round: in the last round you compete for the last cards of the draw pile. The"
        " game ends after it.",
        sources=NL,
        see=("afritoria.end.trigger", "afritoria.round.market"),
        words="exactly empty, final, deck, stock, finish",
    ),
    Rule(
        id="afritoria.question.last-market",
        heading="How many cards can the last market have?",
        body="At least one card, and at most as many as there are players. With four players there can be"
        " three, too. The rulebook mentions only one or two, which we read as examples. In all other"
        " rounds there are as many as players.",
        sources=NL,
        see=("afritoria.end.short-market", "afritoria.round.market"),
        words="short market, small, final round, too few, number, incomplete, runs out, draw pile",
        ours="that it can be three cards, too",
    ),
    Rule(
        id="afritoria.question.exchange-six",
        heading="May I exchange cards if my whole hand is of one colour?",
        body="By default, yes: {HAND} of one colour is the same problem as {SAME_COLOUR}, only worse. The rulebook"
        " speaks only of {SAME_COLOUR} wildlife cards of one colour; [the ruling](afritoria.exchange.five) can be"
        " changed.",
        sources=OPEN,
        see=("afritoria.exchange.five", "afritoria.hand.exchange"),
        words="swap, exactly five, at least five, mulligan, color, whole hand",
    ),
    Rule(
        id="afritoria.question.exchange-after-the-deal",
        heading="May I exchange cards right after the deal?",
        body="No, you may exchange only after step 6 of a round, so not before the first round is over.",
        sources=NL,
        see=("afritoria.hand.exchange", "afritoria.setup.hand"),
        words="swap, start, first hand, mulligan, begin, setup",
    ),
    Rule(
        id="afritoria.question.exchange-order",
        heading="Do I draw first or put cards away first in an exchange?",
        body="First put {EXCHANGED} cards under the draw pile, then draw {EXCHANGED} from the top. If the draw pile"
        " had fewer than {EXCHANGED} cards before, some of your own cards come back.",
        sources=NL,
        see=("afritoria.hand.exchange",),
        words="swap, order, sequence, mulligan, bottom, same cards, under the pile",
    ),
    Rule(
        id="afritoria.question.exchange-repeat",
        heading="Who exchanges first, and how often?",
        body="Our ruling: if several of you want to exchange, do so in seating order, and only once each per round. The"
        " rulebook does not say.",
        sources=OPEN,
        see=("afritoria.hand.exchange", "afritoria.question.draw-order"),
        words="swap, twice, again, repeat, mulligan, limit",
    ),
    Rule(
        id="afritoria.question.specials-as-weakest",
        heading="Does a ranger or poacher that was played count as the weakest or strongest card?",
        body="No, rangers and poachers are not compared. The rulebook speaks of the weakest and the strongest"
        " wildlife card.",
        sources=NL,
        see=("afritoria.market.ranger", "afritoria.market.poacher", "afritoria.card.strength"),
        words="lowest, highest, zero, guard, hunter, special card",
    ),
    Rule(
        id="afritoria.question.everyone-plays-a-special",
        heading="What if nobody plays a wildlife card?",
        body="Then nobody can win a market card in step 4, and the cards left in the market are discarded. The rulebook"
        " does not mention this case, but the answer follows from its rules.",
        sources=OPEN,
        see=("afritoria.round.distribute", "afritoria.round.discard", "afritoria.special.cancel.three"),
        words="everyone, only special cards, all rangers, all poachers, unclaimed",
    ),
    Rule(
        id="afritoria.question.equal-strength-or-points",
        heading="Does a tie mean equal strength or equal points?",
        body="Equal strength. Strength decides who wins a market card; points count only at the end. The"
        " rulebook says that cards with the same strength knock each other out; their points play no part.",
        sources=NL,
        see=("afritoria.wild.tie", "afritoria.market.special.tie", "afritoria.card.strength"),
        words="value, worth, equal value, draw, compare",
    ),
    Rule(
        id="afritoria.question.tie-at-the-end",
        heading="Who wins if players have the same points?",
        body="Our ruling: tied players share the victory. The rulebook has no tie-break. The number of cards and your"
        " hands play no part.",
        sources=OPEN,
        see=("afritoria.win", "afritoria.score.points"),
        words="draw, equal, shared victory, winner, final",
    ),
    Rule(
        id="afritoria.question.which-colours",
        heading="Which colours are used with two or three players?",
        body="Our ruling: choose any two or three colours, because every colour has the same cards. The rulebook does"
        " not say.",
        sources=OPEN,
        see=("afritoria.setup.colours", "afritoria.setup.deck"),
        words="pick, remove, color, parks, fewer players",
    ),
    Rule(
        id="afritoria.question.first-market",
        heading="Is the market filled a second time in the first round?",
        body="No, the cards revealed during setup are the market of the first round. The rulebook reveals cards both"
        " during setup and in step 1; we read this as one and the same market.",
        sources=NL,
        see=("afritoria.setup.market", "afritoria.round.market"),
        words="twice, double, start, again, turned up",
        ours="that this is the market of the first round",
    ),
    Rule(
        id="afritoria.question.order-of-step-four",
        heading="Does the order of step 4 mean the market cards or the cards played?",
        body="We read it as market cards, because the rangers and poachers that were played are resolved in step 3."
        " The rulebook lists rangers, poachers and wildlife cards without saying which it means. It makes a"
        " difference only where one card could win both a ranger and a poacher.",
        sources=OPEN,
        see=("afritoria.round.distribute", "afritoria.round.specials"),
        words="sequence, distribute, played cards, priority, who goes first",
    ),
    Rule(
        id="afritoria.question.three-equal-animals",
        heading="What if three players tie for a ranger or poacher in the market?",
        body="All three cards are discarded: two or more equal animals knock each other out. By default a"
        " fourth player who played a wildlife card then takes the ranger or poacher; see [the"
        " ruling](afritoria.market.tie). In the contest of a colour, only equal animals of this colour are"
        " out.",
        sources=NL,
        see=("afritoria.market.special.tie", "afritoria.market.tie"),
        words="four players, draw, all out, lowest, highest, guard, hunter, identical",
    ),
    Rule(
        id="afritoria.question.who-starts",
        heading="Who starts, and whose turn is it then?",
        body="Nobody: there is no start player, and you do not take turns. In every round all of you choose a card and"
        " reveal it at the same time. Who then takes a card first depends on the cards, not on where you sit.",
        sources=NL,
        see=("afritoria.round.play", "afritoria.round.reveal", "afritoria.question.draw-order"),
    ),
    Rule(
        id="afritoria.question.weak-or-strong",
        heading="Does the strongest or the weakest card win?",
        body="That depends on the card in the market. A wildlife card goes to the strongest card played in its"
        " colour, a poacher to the strongest card of all, a ranger to the weakest card of all. Strong animals win"
        " wildlife cards more easily, weak ones give more points.",
        sources=NL,
        see=("afritoria.wild.contest", "afritoria.market.ranger", "afritoria.market.poacher", "afritoria.card.points"),
    ),
    Rule(
        id="afritoria.question.ranger-or-poacher",
        heading="What is the difference between a ranger and a poacher?",
        body="A ranger that you play takes a wildlife card from the market, a poacher the top card of another"
        " player’s points pile. With one of each in the same round, only the ranger works. If they lie in the market,"
        " the weakest wildlife card played wins the ranger, the strongest wins the poacher.",
        sources=NL,
        see=("afritoria.ranger.pick", "afritoria.poacher.steal", "afritoria.ranger.cancel"),
    ),
    Rule(
        id="afritoria.question.specials-worth",
        heading="Do rangers and poachers give points, and how many may I hold?",
        body="They have neither points nor strength and never lie on a points pile: once played they go to the discard"
        " pile, and in your hand they count for nothing. You may hold any number of them among your {HAND} cards; the"
        " rulebook sets no other limit.",
        sources=NL,
        see=("afritoria.special.discard", "afritoria.score.hand", "afritoria.question.specials-as-weakest"),
    ),
    Rule(
        id="afritoria.question.not-in-the-game",
        heading="Are there coins, dice, jokers or trumps?",
        body="No, none of them; nor is there a board with pawns, camps or expeditions, and there are no"
        " animals but the eleven. You do not buy cards or bid for them: you win them with the card that"
        " you play. Nothing is built or improved, and animals do not eat each other. Nobody gains or"
        " misses a turn. Pairs, sets and whole colours give no bonus. You cannot trade or give cards to"
        " each other, and what lies on a points pile stays there, unless a poacher takes it. The rulebook"
        " does not list this; it follows, because its rules have none of it.",
        sources=OPEN,
        see=("afritoria.round.play", "afritoria.hand.exchange", "afritoria.question.rulebook-silent"),
    ),
    Rule(
        id="afritoria.question.rulebook-silent",
        heading="What if somebody leaves, cheats or takes back a card?",
        body="The rulebook says nothing about this, nor about who deals, teams, playing alone, talking and advice,"
        " thinking time, looking through piles, lost cards or several games in a row. So agree on it. Our"
        " suggestions: the others play on; talk as you like; you may change your choice of card until all are"
        " revealed; look only at the top card of a face-up pile. Which card to play, and when, is up to you.",
        sources=OPEN,
        see=("afritoria.setup.hand", "afritoria.setup.colours", "afritoria.question.not-in-the-game"),
    ),
)
