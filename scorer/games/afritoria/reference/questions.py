"""Questions that people ask at the table."""

from ....reference.entries import AGREES, SILENT, Rule

NL = {"nl": AGREES}
OPEN = {"nl": SILENT}

QUESTIONS = (
    Rule(
        id="afritoria.question.tie-for-a-special",
        heading="Who gets a ranger or poacher in the market if the animals are equal?",
        body="The equal cards go to the discard pile, whatever their colour. The rulebook does not say what happens"
        " then. Our default is that the next weakest card takes the ranger and the next strongest takes the poacher;"
        " [the ruling](afritoria.market.tie) can be changed.",
        sources=OPEN,
        see=("afritoria.market.tie", "afritoria.market.special.tie"),
        words="draw, lowest, highest, identical, guard, hunter",
    ),
    Rule(
        id="afritoria.question.several-specials-in-the-market",
        heading="What if two rangers or two poachers are in the market?",
        body="The rulebook does not say. Our ruling: the weakest wildlife card takes the first ranger and the second"
        " weakest takes the second; poachers go to the strongest and the second strongest. So nobody gets two cards,"
        " as in the contest of one colour.",
        sources=OPEN,
        see=("afritoria.market.special.many", "afritoria.market.ranger", "afritoria.market.poacher"),
        words="several, more than one, lowest, highest, guard, hunter",
    ),
    Rule(
        id="afritoria.question.weakest-and-strongest",
        heading="Can one card win both a ranger and a poacher?",
        body="No. The rulebook does not say so, but this is our ruling: rangers come first, and one played card wins"
        " only one market card. If only one wildlife card was played, it takes the ranger, and the poacher is"
        " discarded.",
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
        body="No. The rulebook does not say so, but this is our ruling: a card that won a ranger has left the contest."
        " The poacher goes to the strongest of the wildlife cards that are left.",
        sources=OPEN,
        see=("afritoria.market.poacher", "afritoria.market.special.many", "afritoria.round.distribute"),
        words="highest, remaining, order, lowest, hunter, guard",
    ),
    Rule(
        id="afritoria.question.tie-in-different-colours",
        heading="Do equal animals of different colours tie for a ranger or poacher?",
        body="Yes. For rangers and poachers in the market the rulebook only asks for identical animals, while for"
        " wildlife cards it also asks for the same colour. We read this as it stands: the colour plays no part.",
        sources=OPEN,
        see=("afritoria.market.special.tie", "afritoria.wild.tie"),
        words="color, draw, suit, same strength, hunter, guard",
    ),
    Rule(
        id="afritoria.question.forced-special",
        heading="May I refuse a ranger or poacher and take a wildlife card?",
        body="No. The rulebook says that the player with the weakest card must take the ranger and the player with the"
        " strongest card must take the poacher. Their card then takes no part in the contest of its colour.",
        sources=NL,
        see=("afritoria.market.ranger", "afritoria.market.poacher", "afritoria.term.compulsory"),
        words="forced, compulsory, obligatory, decline, choice, guard, hunter, instead",
    ),
    Rule(
        id="afritoria.question.refuse-a-wildlife-card",
        heading="Must I take a wildlife card that I win?",
        body="The rulebook does not say. Our ruling: yes, a card that can win a market card always does. Refusing"
        " would gain nothing, because the card played would go to the discard pile instead of the points pile.",
        sources=OPEN,
        see=("afritoria.wild.contest", "afritoria.wild.score", "afritoria.wild.fail"),
        words="decline, forced, optional, right, obligation, give up",
    ),
    Rule(
        id="afritoria.question.specials-optional",
        heading="Must I use the ranger or poacher that I played?",
        body="No. The player of a ranger may take a wildlife card, and the player of a poacher may take a card from a"
        " points pile, but neither has to. The special card goes to the discard pile in any case.",
        sources=NL,
        see=("afritoria.ranger.pick", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="optional, decline, skip, forced, guard, hunter, effect",
    ),
    Rule(
        id="afritoria.question.ranger-without-wildlife-cards",
        heading="What does a ranger do if the market has no wildlife card?",
        body="Its player takes nothing, and the ranger is discarded. A single poacher of another player is still"
        " stopped. The rulebook does not mention this case, but both follow from the rules.",
        sources=OPEN,
        see=("afritoria.ranger.pick", "afritoria.ranger.cancel", "afritoria.special.discard"),
        words="guard, gamekeeper, empty market, only specials, no effect, hunter",
    ),
    Rule(
        id="afritoria.question.poacher-without-target",
        heading="What does a poacher do if all other points piles are empty?",
        body="Nothing: there is no card to take, and the poacher is discarded. The rulebook does not mention this"
        " case, but it follows from the rules.",
        sources=OPEN,
        see=("afritoria.poacher.steal", "afritoria.special.discard"),
        words="hunter, steal, first round, no target, no effect, no cards",
    ),
    Rule(
        id="afritoria.question.poacher-before-scoring",
        heading="Can a poacher take a card that scores in the same round?",
        body="No. Poachers have their effect in step 3, and wildlife cards score only in step 4. A poacher takes the"
        " card that was on top before this round's scoring.",
        sources=NL,
        see=("afritoria.poacher.steal", "afritoria.round.specials", "afritoria.wild.score"),
        words="hunter, steal, after, timing, order, same turn",
    ),
    Rule(
        id="afritoria.question.one-ranger-two-poachers",
        heading="Does a ranger work against two poachers?",
        body="No. The rulebook cancels every mix of three or more special cards, so one ranger and two poachers all"
        " have no effect. Groups that play otherwise can change [the ruling](afritoria.ranger.beside-poachers).",
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
        body="No. Two identical animals of one colour knock each other out, however many market cards of that colour"
        " there are. The strongest card of the colour that is left then has the first right. With no market card of"
        " that colour, the two cards are discarded all the same.",
        sources=NL,
        see=("afritoria.wild.tie", "afritoria.wild.contest", "afritoria.wild.fail"),
        words="tie, twins, draw, share, same animal, color, several market cards",
    ),
    Rule(
        id="afritoria.question.tied-card-in-its-colour",
        heading="Does a card that tied for a ranger still compete in its colour?",
        body="No. Cards that tie for a ranger or poacher in the market go to the discard pile at once. They can win"
        " neither another special card nor a wildlife card in that round.",
        sources=NL,
        see=("afritoria.market.special.tie", "afritoria.wild.contest", "afritoria.round.distribute"),
        words="draw, knocked out, hunter, again, second chance, color",
    ),
    Rule(
        id="afritoria.question.when-to-draw",
        heading="When do I draw the card that replaces a ranger or poacher I played?",
        body="Draw it in step 6, together with the other players. The rulebook mentions this draw both with the"
        " special cards and in step 6, so this is our ruling. It is one card either way.",
        sources=OPEN,
        see=("afritoria.special.discard", "afritoria.round.refill"),
        words="replacement, timing, at once, immediately, hunter, guard, twice",
    ),
    Rule(
        id="afritoria.question.draw-order",
        heading="Who draws first when several players draw?",
        body="The rulebook does not say. Our ruling: players draw in the order of their seats, beginning each time"
        " with the same player.",
        sources=OPEN,
        see=("afritoria.round.refill", "afritoria.hand.exchange"),
        words="sequence, clockwise, start player, turn order, refill",
    ),
    Rule(
        id="afritoria.question.pile-runs-out",
        heading="What if the draw pile runs out while players draw?",
        body="The game is over, even if some players have one card fewer. The rulebook does not describe this case,"
        " but it lets the game go on only until the draw pile is empty. Without a market there is nothing left to win.",
        sources=OPEN,
        see=("afritoria.end.trigger", "afritoria.round.refill"),
        words="not enough cards, finish, end, deck, stock, refill, remaining hand",
    ),
    Rule(
        id="afritoria.question.pile-empty-at-start",
        heading="Is a round still played if filling the market empties the draw pile?",
        body="Yes. The last round is the one in which players compete for the last cards of the draw pile. The game"
        " ends after it.",
        sources=NL,
        see=("afritoria.end.trigger", "afritoria.round.market"),
        words="exactly empty, final, deck, stock, finish",
    ),
    Rule(
        id="afritoria.question.last-market",
        heading="How many cards can the last market have?",
        body="If the draw pile runs short, the last market has at least one card but fewer cards than there are"
        " players. With four players there can be three. The rulebook mentions only one or two, which we read as"
        " examples.",
        sources=OPEN,
        see=("afritoria.end.short-market", "afritoria.round.market"),
        words="short market, small, final round, too few, number, incomplete",
    ),
    Rule(
        id="afritoria.question.exchange-six",
        heading="May I exchange cards if all six are of one colour?",
        body="The rulebook speaks only of {SAME_COLOUR} wildlife cards of one colour. Our default allows the exchange"
        " with {HAND} as well, because {HAND} of one colour are the worse problem; [the"
        " ruling](afritoria.exchange.five) can be changed.",
        sources=OPEN,
        see=("afritoria.exchange.five", "afritoria.hand.exchange"),
        words="swap, exactly five, at least five, mulligan, color, whole hand",
    ),
    Rule(
        id="afritoria.question.exchange-after-the-deal",
        heading="May I exchange cards right after the deal?",
        body="No. The exchange is only possible after step 6 of a round, so not before the first round is over.",
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
        body="The rulebook does not say. Our ruling: if several players want to exchange, they do so in the order of"
        " their seats. Each player may exchange only once in a round.",
        sources=OPEN,
        see=("afritoria.hand.exchange", "afritoria.question.draw-order"),
        words="swap, twice, again, repeat, mulligan, limit",
    ),
    Rule(
        id="afritoria.question.specials-as-weakest",
        heading="Does a ranger or poacher that was played count as the weakest or strongest card?",
        body="No. The rulebook speaks of the weakest and the strongest wildlife card, so rangers and poachers are not"
        " compared.",
        sources=NL,
        see=("afritoria.market.ranger", "afritoria.market.poacher", "afritoria.card.strength"),
        words="lowest, highest, zero, guard, hunter, special card",
    ),
    Rule(
        id="afritoria.question.everyone-plays-a-special",
        heading="What if nobody plays a wildlife card?",
        body="Then nobody can win a market card in step 4, and the cards left in the market are discarded. The"
        " rulebook does not mention this case, but it follows from the rules.",
        sources=OPEN,
        see=("afritoria.round.distribute", "afritoria.round.discard", "afritoria.special.cancel.three"),
        words="everyone, only special cards, all rangers, all poachers, unclaimed",
    ),
    Rule(
        id="afritoria.question.equal-strength-or-points",
        heading="Does a tie mean equal strength or equal points?",
        body="Equal strength. The rulebook says that cards with the same strength knock each other out. The points of"
        " the cards play no part in a tie.",
        sources=NL,
        see=("afritoria.wild.tie", "afritoria.market.special.tie", "afritoria.card.strength"),
        words="value, worth, equal value, draw, compare",
    ),
    Rule(
        id="afritoria.question.tie-at-the-end",
        heading="Who wins if players have the same points?",
        body="The rulebook names no tie-break. Our ruling: the players who tie share the victory. The number of cards"
        " and the hands play no part.",
        sources=OPEN,
        see=("afritoria.win", "afritoria.score.points"),
        words="draw, equal, shared victory, winner, final",
    ),
    Rule(
        id="afritoria.question.which-colours",
        heading="Which colours are used with two or three players?",
        body="The rulebook does not say. Our ruling: the players choose any two or three colours, because the colours"
        " are all alike.",
        sources=OPEN,
        see=("afritoria.setup.colours", "afritoria.setup.deck"),
        words="pick, remove, color, parks, fewer players",
    ),
    Rule(
        id="afritoria.question.first-market",
        heading="Is the market filled a second time in the first round?",
        body="No. The rulebook turns up cards both in the setup and in step 1, and we read this as one and the same"
        " market. The cards turned up in the setup are the market of the first round.",
        sources=OPEN,
        see=("afritoria.setup.market", "afritoria.round.market"),
        words="twice, double, start, again",
    ),
    Rule(
        id="afritoria.question.order-of-step-four",
        heading="Does the order of step 4 mean market cards or players?",
        body="The rulebook lists rangers, poachers and wildlife cards without saying which it means. We read it as"
        " market cards, because played rangers and poachers were already carried out in step 3. The result is the same"
        " either way.",
        sources=OPEN,
        see=("afritoria.round.distribute", "afritoria.round.specials"),
        words="sequence, distribute, played cards, priority, who goes first",
    ),
    Rule(
        id="afritoria.question.three-equal-animals",
        heading="What if three players tie for a ranger or poacher in the market?",
        body="All three cards are discarded. The rulebook says that two or more identical animals knock each other"
        " out. Whether a fourth player then gets the ranger or poacher depends on [the ruling](afritoria.market.tie).",
        sources=NL,
        see=("afritoria.market.special.tie", "afritoria.market.tie"),
        words="four players, draw, all out, lowest, highest, guard, hunter",
    ),
)
