"""The rules reference of Afritoria."""

from ....reference.entries import AGREES, SILENT, Rule

NL = {"nl": AGREES}
OPEN = {"nl": SILENT}

RULES = (
    Rule(
        id="afritoria.components.wild",
        heading="Wildlife cards",
        body="There are {WILD_CARDS} wildlife cards, {CARDS_A_COLOUR} in each of four colours: green, blue, purple"
        " and brown. Each colour has 11 animals, {COPIES} cards of each.",
        sources=NL,
        see=(
            "afritoria.card.strength",
            "afritoria.card.points",
            "afritoria.components.total",
            "afritoria.setup.colours",
            "afritoria.term.wildlife-card",
        ),
        words="animal cards, wild cards, green, blue, purple, brown, material, contents of the box",
    ),
    Rule(
        id="afritoria.components.ranger",
        heading="Rangers in the game",
        body="There are {RANGERS} rangers. A ranger is a special card, not a wildlife card.",
        sources=NL,
        see=("afritoria.setup.specials", "afritoria.ranger.pick", "afritoria.market.ranger", "afritoria.term.ranger"),
        words="guard, gamekeeper, warden, action card, material, contents of the box",
    ),
    Rule(
        id="afritoria.components.poacher",
        heading="Poachers in the game",
        body="There are {POACHERS} poachers. A poacher is a special card, not a wildlife card.",
        sources=NL,
        see=(
            "afritoria.setup.specials",
            "afritoria.poacher.steal",
            "afritoria.market.poacher",
            "afritoria.term.poacher",
        ),
        words="hunter, thief, action card, material, contents of the box",
    ),
    Rule(
        id="afritoria.components.total",
        heading="All cards",
        body="There are {ALL_CARDS} cards in the box: {WILD_CARDS} wildlife cards, {RANGERS} rangers and {POACHERS}"
        " poachers. The rulebook gives the three numbers, not their sum.",
        sources=OPEN,
        see=(
            "afritoria.components.wild",
            "afritoria.components.ranger",
            "afritoria.components.poacher",
            "afritoria.setup.deck",
        ),
        words="total, sum, count, number, material, contents of the box, complete, missing",
    ),
    Rule(
        id="afritoria.card.strength",
        heading="Strength of the animals",
        body="Each animal has a strength. From weakest to strongest: porcupine 1, meerkat 2, gazelle 3, wild"
        " dog 4, zebra 5, hyena 6, buffalo 7, leopard 8, giraffe 9, lion 10, elephant 11. Strength is not"
        " the points: 1 to 4 gives {POINTS_WEAK}, 5 to 8 gives {POINTS_MIDDLE}, 9 to 11 gives"
        " {POINTS_STRONG}.",
        sources=NL,
        see=("afritoria.card.points", "afritoria.wild.contest", "afritoria.term.strength"),
        words="power, force, rank, order, number, highest, lowest",
    ),
    Rule(
        id="afritoria.card.points",
        heading="Points of the animals",
        body="The weaker the animal, the more points it gives. {POINTS_WEAK} points: porcupine (strength 1),"
        " meerkat (2), gazelle (3), wild dog (4). {POINTS_MIDDLE} points: zebra (5), hyena (6), buffalo"
        " (7), leopard (8). {POINTS_STRONG} point: giraffe (9), lion (10), elephant (11).",
        short="Strength: 1–4 → {POINTS_WEAK} · 5–8 → {POINTS_MIDDLE} · 9–11 → {POINTS_STRONG}",
        sources=NL,
        see=(
            "afritoria.score.points",
            "afritoria.card.strength",
            "afritoria.card.points.sum",
            "afritoria.term.victory-points",
        ),
        words="value, worth, victory points, scoring, score",
    ),
    Rule(
        id="afritoria.card.points.sum",
        heading="Points in the whole deck",
        body="The {CARDS_A_COLOUR} wildlife cards of one colour are worth {POINTS_A_COLOUR} points together. So there"
        " are {POINTS[2]} points in the deck with two players, {POINTS[3]} with three and {POINTS[4]} with four. The"
        " rulebook does not give these sums; they follow from the cards.",
        sources=OPEN,
        see=("afritoria.card.points", "afritoria.setup.colours", "afritoria.score.points"),
        words="sum, total, maximum, most possible, value",
    ),
    Rule(
        id="afritoria.card.park",
        heading="Colours and parks",
        body="Each colour belongs to a wildlife park in Africa. The introduction names Serengeti, Ngorongoro, Masai"
        " Mara and Kgalagadi, but the rulebook does not say which park has which colour.",
        sources=NL,
        see=("afritoria.components.wild", "afritoria.setup.colours", "afritoria.term.wildlife-park"),
        words="habitat, territory, suit, green, blue, purple, brown, theme",
    ),
    Rule(
        id="afritoria.setup.colours",
        heading="Players and colours",
        body="The game is for {PLAYERS_MIN} to {PLAYERS_MAX} players. Use as many colours as there are players. The"
        " cards of the other colours are not used in this game.",
        sources=NL,
        see=(
            "afritoria.components.wild",
            "afritoria.setup.specials",
            "afritoria.setup.deck",
            "afritoria.question.which-colours",
        ),
        words="number of players, two players, three players, four players, remove, unused, suits, preparation",
    ),
    Rule(
        id="afritoria.setup.time",
        heading="Age of the players and length of a game",
        body="The game is for players aged {AGE} and up. The rulebook does not say how long it takes. Judging by the"
        " number of cards, it lasts {ROUNDS[2][0]} to {ROUNDS[2][1]} rounds with two players, {ROUNDS[3][0]} to"
        " {ROUNDS[3][1]} with three and {ROUNDS[4][0]} to {ROUNDS[4][1]} with four.",
        sources=NL,
        see=("afritoria.setup.colours", "afritoria.end.trigger"),
        words="duration, playing time, how long, how many rounds, minutes, children, kids, how old",
    ),
    Rule(
        id="afritoria.setup.specials",
        heading="Special cards in play",
        body="Always use all {RANGERS} rangers and all {POACHERS} poachers, with any number of players. These are the"
        " special cards.",
        sources=NL,
        see=("afritoria.components.ranger", "afritoria.components.poacher", "afritoria.setup.deck"),
        words="action cards, remove, unused, two players, three players, preparation",
    ),
    Rule(
        id="afritoria.setup.deck",
        heading="Shuffling the deck",
        body="Shuffle the wildlife cards of your colours, the rangers and the poachers together. That makes a deck of"
        " {DECK[2]} cards with two players, {DECK[3]} with three and {DECK[4]} with four.",
        sources=NL,
        see=("afritoria.setup.colours", "afritoria.setup.specials", "afritoria.setup.hand", "afritoria.setup.pile"),
        words="mix, preparation, size, how many cards, total",
    ),
    Rule(
        id="afritoria.setup.hand",
        heading="First hand",
        body="Deal {HAND} cards to each player. Keep your hand secret from the others. You fill it up to"
        " {HAND} again each round. The rulebook does not say who deals.",
        sources=NL,
        see=(
            "afritoria.setup.deck",
            "afritoria.setup.pile",
            "afritoria.round.refill",
            "afritoria.score.hand",
            "afritoria.term.hand-card",
        ),
        words="deal, dealt, start, six, hidden, preparation",
    ),
    Rule(
        id="afritoria.setup.pile",
        heading="Making the draw pile",
        body="Put the rest of the deck face down in the middle of the table: it is the draw pile. The deal leaves"
        " {PILE[2]} cards in it with two players, {PILE[3]} with three and {PILE[4]} with four.",
        sources=NL,
        see=("afritoria.setup.deck", "afritoria.setup.market", "afritoria.end.trigger", "afritoria.term.draw-pile"),
        words="stock, deck, talon, how many cards, size, preparation",
    ),
    Rule(
        id="afritoria.setup.market",
        heading="First market",
        body="Reveal as many cards from the draw pile as there are players. As we read the rulebook, they are already"
        " the market of the first round.",
        sources=NL,
        see=(
            "afritoria.round.market",
            "afritoria.setup.pile",
            "afritoria.question.first-market",
            "afritoria.term.market",
        ),
        words="display, open cards, reveal, start, preparation, turned face up",
        ours="that this is the market of the first round",
    ),
    Rule(
        id="afritoria.round.market",
        heading="Step 1: Fill the market",
        body="Reveal as many cards from the top of the draw pile as there are players. If the draw pile has too few,"
        " reveal all it has.",
        short="As many cards as there are players.",
        sources=NL,
        see=(
            "afritoria.setup.market",
            "afritoria.round.play",
            "afritoria.end.short-market",
            "afritoria.term.market",
            "afritoria.term.round",
        ),
        words="display, open cards, reveal, refill, start of a round, turn order, phases, turned face up",
    ),
    Rule(
        id="afritoria.round.play",
        heading="Step 2: Play a card",
        body="Choose one card from your hand and put it face down on the table. It may be a wildlife card, a"
        " ranger or a poacher. Everybody plays exactly one card each round; the rulebook mentions no"
        " passing.",
        short="Everybody one card, face down; then all turn them over together.",
        sources=NL,
        see=("afritoria.round.reveal", "afritoria.round.specials", "afritoria.term.hand-card"),
        words="select, secret, hidden, simultaneous, any card, turn, phases",
    ),
    Rule(
        id="afritoria.round.reveal",
        heading="Step 2: Reveal the cards",
        body="When everybody has chosen a card, all of you turn your cards over at the same time.",
        sources=NL,
        see=("afritoria.round.play", "afritoria.round.specials", "afritoria.term.reveal"),
        words="show, simultaneous, flip, face up, phases",
    ),
    Rule(
        id="afritoria.round.specials",
        heading="Step 3: Rangers and poachers",
        body="First resolve the rangers and poachers that were played. A single ranger or poacher takes effect. Two"
        " or more can cancel each other.",
        short="One ranger takes a wildlife card, one poacher the top card of somebody else’s points pile.",
        sources=NL,
        see=(
            "afritoria.ranger.pick",
            "afritoria.poacher.steal",
            "afritoria.ranger.cancel",
            "afritoria.special.cancel.two-rangers",
            "afritoria.special.cancel.two-poachers",
            "afritoria.special.cancel.three",
            "afritoria.special.discard",
        ),
        words="special cards, action cards, order, resolve, phases",
    ),
    Rule(
        id="afritoria.special.cancel.two-rangers",
        heading="Two rangers",
        body="If two rangers and no poacher are played in the same round, they cancel each other: neither ranger has"
        " an effect.",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.ranger.pick", "afritoria.special.discard"),
        words="tie, equal, void, nothing happens, knock out",
    ),
    Rule(
        id="afritoria.special.cancel.two-poachers",
        heading="Two poachers",
        body="If two poachers and no ranger are played in the same round, they cancel each other: neither poacher has"
        " an effect.",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="tie, equal, void, nothing happens, knock out",
    ),
    Rule(
        id="afritoria.special.cancel.three",
        heading="Three or more special cards",
        body="Three or more rangers and poachers played in the same round, in any mix, cancel each other: none of"
        " them has an effect.",
        sources=NL,
        see=(
            "afritoria.ranger.beside-poachers",
            "afritoria.special.cancel.two-rangers",
            "afritoria.special.cancel.two-poachers",
            "afritoria.special.discard",
        ),
        words="tie, equal, void, nothing happens, knock out, four, combination",
    ),
    Rule(
        id="afritoria.ranger.pick",
        heading="Playing a ranger",
        body="If yours is the only ranger of the round, you may take one wildlife card of any colour from the market,"
        " before all other players. Put it straight on top of your points pile. By default two or more poachers in"
        " the same round cancel your ranger.",
        sources=NL,
        see=(
            "afritoria.ranger.cancel",
            "afritoria.special.cancel.two-rangers",
            "afritoria.special.cancel.three",
            "afritoria.ranger.beside-poachers",
            "afritoria.special.discard",
        ),
        words="guard, gamekeeper, warden, effect, pick, choose, choice, optional, first, score",
    ),
    Rule(
        id="afritoria.ranger.cancel",
        heading="A ranger stops a poacher",
        body="With one ranger and one poacher in the same round, the poacher has no effect. The player who played the"
        " ranger may still take a wildlife card from the market.",
        sources=NL,
        see=("afritoria.ranger.pick", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="guard, gamekeeper, hunter, cancel, block, protect, defend, void, against",
    ),
    Rule(
        id="afritoria.poacher.steal",
        heading="Playing a poacher",
        body="If yours is the only poacher of the round and nobody played a ranger, you may take the top card"
        " of another player’s points pile. Put it on top of your own points pile. With a ranger in the"
        " same round, you take nothing.",
        sources=NL,
        see=(
            "afritoria.ranger.cancel",
            "afritoria.special.cancel.two-poachers",
            "afritoria.special.discard",
            "afritoria.term.points-pile",
        ),
        words="hunter, thief, steal, rob, effect, optional, opponent, victim",
    ),
    Rule(
        id="afritoria.special.discard",
        heading="After a ranger or poacher",
        body="Every ranger and poacher that was played goes to the discard pile, whether or not it had an effect. If"
        " you played one, draw a new card; by our ruling you draw it in step 6.",
        sources=NL,
        see=("afritoria.round.refill", "afritoria.round.discard", "afritoria.question.when-to-draw"),
        words="used, spent, replace, replacement, hunter, guard, special card",
        ours="that you draw in step 6",
    ),
    Rule(
        id="afritoria.round.distribute",
        heading="Step 4: Hand out the market",
        body="Hand out the cards in the market in this order: first the rangers, then the poachers, then the wildlife"
        " cards.",
        short="Rangers go to the weakest animal played, poachers to the strongest. Then each colour goes to its"
        " strongest cards.",
        sources=NL,
        see=(
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.wild.contest",
            "afritoria.question.order-of-step-four",
        ),
        words="distribute, take, get, obtain, contest, fight, sequence, phases",
        differing="The rulebook does not say whether this order is that of the market cards or of the cards played; we"
        " read it as the market cards.",
    ),
    Rule(
        id="afritoria.market.ranger",
        heading="A ranger in the market",
        body="If a ranger lies in the market and you played the weakest wildlife card of all, in any colour, you must"
        " take the ranger into your hand. The card you played scores: put it face up on top of your points pile."
        " [Equal animals](afritoria.market.special.tie) knock each other out.",
        sources=NL,
        see=(
            "afritoria.market.special.tie",
            "afritoria.market.special.many",
            "afritoria.round.distribute",
            "afritoria.market.poacher",
            "afritoria.term.compulsory",
        ),
        words="guard, gamekeeper, lowest strength, smallest, forced, compulsory, obligatory, score",
    ),
    Rule(
        id="afritoria.market.poacher",
        heading="A poacher in the market",
        body="If a poacher lies in the market and you played the strongest wildlife card of all, in any colour, you"
        " must take the poacher into your hand. The card you played scores: put it face up on top of your points"
        " pile. [Equal animals](afritoria.market.special.tie) knock each other out.",
        sources=NL,
        see=(
            "afritoria.market.special.tie",
            "afritoria.market.special.many",
            "afritoria.round.distribute",
            "afritoria.market.ranger",
            "afritoria.term.compulsory",
        ),
        words="hunter, highest strength, biggest, forced, compulsory, obligatory, score",
    ),
    Rule(
        id="afritoria.market.special.tie",
        heading="A tie for a special card",
        body="If a ranger lies in the market and the weakest animals played are equal, they knock each other out: put"
        " them on the discard pile. With a poacher it is the strongest ones. As we read the rulebook, this is so even"
        " in different colours. By default the next weakest card takes the ranger, the next strongest the poacher;"
        " see [the ruling](afritoria.market.tie).",
        short="All of them are out, in whatever colour; the next in line takes it.",
        sources=NL,
        see=(
            "afritoria.market.tie",
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.wild.tie",
            "afritoria.term.knock-each-other-out",
        ),
        words="same strength, identical, draw, lowest, highest, three players",
        ours="that it is so in different colours",
    ),
    Rule(
        id="afritoria.market.special.many",
        heading="Several special cards in the market",
        body="With several rangers in the market, the weakest wildlife card takes the first one, the second weakest"
        " takes the second, and so on. Poachers go to the strongest card, then the second strongest, and so on."
        " Nobody takes more than one card from the market. The rulebook does not say this; it is our ruling.",
        sources=OPEN,
        see=(
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.question.several-specials-in-the-market",
        ),
        words="two rangers, two poachers, lowest, highest, guard, hunter",
    ),
    Rule(
        id="afritoria.wild.contest",
        heading="Winning a wildlife card",
        body="Each colour is a contest of its own. The strongest card played in a colour takes a market card"
        " of that colour, then the next strongest takes one, and so on, as long as any are left. If you"
        " can take one of several cards, choose one. A card that has won a ranger or poacher takes no"
        " further part. The market card you take goes into your hand; if you get none, discard the card"
        " you played.",
        sources=NL,
        see=(
            "afritoria.wild.tie",
            "afritoria.wild.score",
            "afritoria.wild.fail",
            "afritoria.card.strength",
            "afritoria.round.distribute",
        ),
        words="contest, fight, highest, choice, color, suit, compare, left",
        differing="The rulebook does not say that such a card is out of the contest; it follows, because the card"
        " already has its market card.",
    ),
    Rule(
        id="afritoria.wild.tie",
        heading="Two equal cards of one colour",
        body="Two equal animals in the same colour knock each other out: put both on the discard pile. In this"
        " contest the same animal in another colour makes no difference.",
        short="Both cards are out and are discarded.",
        sources=NL,
        see=(
            "afritoria.wild.contest",
            "afritoria.market.special.tie",
            "afritoria.question.equal-cards-two-market-cards",
            "afritoria.term.knock-each-other-out",
        ),
        words="tie, draw, identical, same strength, twins, copies, color, compete, green and brown",
    ),
    Rule(
        id="afritoria.wild.score",
        heading="Scoring a wildlife card",
        body="If you win a market card in step 4, the card you played scores: put it face up on top of your"
        " points pile. Take the market card into your hand. If you win none, the card you played is"
        " discarded.",
        sources=NL,
        see=(
            "afritoria.wild.contest",
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.score.points",
            "afritoria.term.points-pile",
        ),
        words="obtain, get, success, won card",
    ),
    Rule(
        id="afritoria.wild.fail",
        heading="Winning nothing",
        body="If your wildlife card wins no market card, put it on the discard pile; in step 6 you draw a"
        " card. If it wins one, it goes on your points pile.",
        sources=NL,
        see=(
            "afritoria.wild.contest",
            "afritoria.round.discard",
            "afritoria.round.refill",
            "afritoria.term.discard-pile",
        ),
        words="fail, lose, lost, unsuccessful, no card, left empty-handed",
    ),
    Rule(
        id="afritoria.round.discard",
        heading="Step 5: Discard",
        body="Discard the wildlife cards that won nothing and all the cards left in the market, including rangers and"
        " poachers.",
        short="What won nothing, and what is left in the market.",
        sources=NL,
        see=(
            "afritoria.wild.fail",
            "afritoria.special.discard",
            "afritoria.round.refill",
            "afritoria.term.discard-pile",
        ),
        words="left over, remaining, clear, clean up, phases, throw away, middle, stuff",
    ),
    Rule(
        id="afritoria.round.refill",
        heading="Step 6: Fill the hands",
        body="If you have fewer than {HAND} cards in hand, draw one card from the draw pile, so that you have {HAND}"
        " again.",
        short="One card, so that you have {HAND} again.",
        sources=NL,
        see=(
            "afritoria.hand.exchange",
            "afritoria.end.trigger",
            "afritoria.question.pile-runs-out",
            "afritoria.question.draw-order",
        ),
        words="replenish, replace, five cards, six cards, hand size, phases, end of a round",
    ),
    Rule(
        id="afritoria.hand.exchange",
        heading="Exchanging hand cards",
        body="After step 6, if you hold {SAME_COLOUR} wildlife cards of one colour, you may show your hand to the"
        " others. If you do, put any {EXCHANGED} cards from it face down under the draw pile, then draw its top"
        " {EXCHANGED} cards. By default {HAND} cards of one colour count as well; see [the"
        " ruling](afritoria.exchange.five).",
        sources=NL,
        see=(
            "afritoria.exchange.five",
            "afritoria.round.refill",
            "afritoria.question.exchange-order",
            "afritoria.question.exchange-repeat",
            "afritoria.question.exchange-after-the-deal",
        ),
        words="swap, change, trade, mulligan, redraw, monochrome, color, same suit, bad hand",
    ),
    Rule(
        id="afritoria.end.trigger",
        heading="End of the game",
        body="The game ends when the draw pile is empty. The round in which you compete for its last cards is the"
        " last one.",
        short="The round in which the draw pile becomes empty is the last.",
        sources=NL,
        see=(
            "afritoria.end.short-market",
            "afritoria.score.points",
            "afritoria.question.pile-runs-out",
            "afritoria.question.pile-empty-at-start",
        ),
        words="finish, over, last turn, final, stop, deck",
    ),
    Rule(
        id="afritoria.end.short-market",
        heading="A small last market",
        body="In the last round the draw pile may have too few cards, so the market is smaller. The rulebook speaks"
        " of one or two cards; with four players it can be three as well.",
        short="It may have fewer cards than there are players.",
        sources=NL,
        see=("afritoria.end.trigger", "afritoria.round.market", "afritoria.question.last-market"),
        words="final, short, too few, not enough, incomplete, two, three, runs out",
        ours="that it can be three cards, too",
    ),
    Rule(
        id="afritoria.end.discards",
        heading="Discards stay out",
        body="Never shuffle the discard pile back into the draw pile. The rulebook does not say so in so many words;"
        " it follows, because the game ends when the draw pile is empty.",
        sources=OPEN,
        see=("afritoria.end.trigger", "afritoria.term.discard-pile", "afritoria.round.discard"),
        words="reshuffle, shuffle again, new draw pile, recycle, empty pile, used cards",
    ),
    Rule(
        id="afritoria.score.points",
        heading="Counting the points pile",
        body="Add up the points of all cards on your points pile. Cards in your hand count for nothing.",
        short="All cards on it count.",
        sources=NL,
        see=("afritoria.card.points", "afritoria.score.hand", "afritoria.win", "afritoria.term.points-pile"),
        words="sum, total, final scoring, result, value, worth, victory points",
    ),
    Rule(
        id="afritoria.score.hand",
        heading="Cards left in hand",
        body="Cards still in your hand at the end of the game give no points.",
        short="No points.",
        sources=NL,
        see=("afritoria.score.points", "afritoria.setup.hand", "afritoria.end.trigger"),
        words="worth, count, nothing, zero, remaining, unplayed, final scoring",
    ),
    Rule(
        id="afritoria.win",
        heading="Winner",
        body="The player with the most points wins. The rulebook has no tie-break; we let tied players share the"
        " victory (our ruling).",
        short="Most points; tied players share the victory.",
        sources=NL,
        see=("afritoria.score.points", "afritoria.question.tie-at-the-end"),
        words="draw, equal, tie-break, final result, ranking",
        ours="that tied players share the victory",
    ),
    Rule(
        id="afritoria.market.tie",
        heading="A tie for a ranger or poacher in the market",
        body="If the cards that should win a ranger or a poacher from the market knock each other out, does the next"
        " in line get it?",
        sources=OPEN,
        see=(
            "afritoria.market.special.tie",
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.question.tie-for-a-special",
        ),
        words="equal, identical, lowest, highest, draw, same strength, guard, hunter, ruling, disputed",
        readings={
            "next": "The tied cards are out. The next weakest card takes the ranger; the next strongest takes the"
            " poacher.",
            "nobody": "Nobody takes it. Put it on the discard pile.",
        },
        why="Tied cards go to the discard pile as if nobody had played them. In the contest of one colour, the next"
        " card moves up in the same way.",
    ),
    Rule(
        id="afritoria.exchange.five",
        heading="Exchanging hand cards: {SAME_COLOUR} of one colour, or more?",
        body="If you hold {HAND} wildlife cards of one colour, may you exchange {EXCHANGED} of your cards, too?",
        sources=OPEN,
        see=("afritoria.hand.exchange", "afritoria.question.exchange-six"),
        words="swap, change, trade, mulligan, color, ruling, disputed, exchanged",
        readings={
            "five-or-more": "{SAME_COLOUR} or {HAND} wildlife cards of one colour allow the exchange.",
            "exactly-five": "Only exactly {SAME_COLOUR} wildlife cards of one colour allow the exchange.",
        },
        why="{HAND} of one colour is the same problem as {SAME_COLOUR}, only worse.",
    ),
    Rule(
        id="afritoria.ranger.beside-poachers",
        heading="One ranger and two poachers",
        body="If one ranger and two poachers are played in the same round, does the ranger still work?",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.ranger.pick", "afritoria.question.one-ranger-two-poachers"),
        words="guard, hunter, cancel, combination, ruling, disputed",
        readings={
            "void": "Three special cards, in any mix, cancel each other.",
            "works": "The poachers cancel each other, and the ranger works.",
        },
        why="The rulebook cancels every mix of three or more special cards.",
    ),
)
