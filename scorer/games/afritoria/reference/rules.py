"""The rules reference of Afritoria."""

from ....reference.entries import AGREES, SILENT, Rule

NL = {"nl": AGREES}
OPEN = {"nl": SILENT}

RULES = (
    Rule(
        id="afritoria.components.wild",
        heading="Wildlife cards",
        body="In each of four colours there are eleven animals with {COPIES} cards each.",
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
        body="There are {RANGERS} rangers. A ranger is a special card and not a wildlife card.",
        sources=NL,
        see=("afritoria.setup.specials", "afritoria.ranger.pick", "afritoria.market.ranger", "afritoria.term.ranger"),
        words="guard, gamekeeper, warden, action card, material, contents of the box",
    ),
    Rule(
        id="afritoria.components.poacher",
        heading="Poachers in the game",
        body="There are {POACHERS} poachers. A poacher is a special card and not a wildlife card.",
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
        body="The game has {ALL_CARDS} cards: {WILD_CARDS} wildlife cards, {RANGERS} rangers and {POACHERS} poachers.",
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
        body="Each animal has a strength. From weakest to strongest: porcupine 1, meerkat 2, gazelle 3, wild dog 4,"
        " zebra 5, hyena 6, buffalo 7, leopard 8, giraffe 9, lion 10, elephant 11.",
        sources=NL,
        see=("afritoria.card.points", "afritoria.wild.contest", "afritoria.term.strength"),
        words="power, force, rank, order, number, highest, lowest",
    ),
    Rule(
        id="afritoria.card.points",
        heading="Points of the animals",
        body="The weaker the animal, the more points: strength 1 to 4 gives {POINTS_WEAK} points, 5 to 8 gives"
        " {POINTS_MIDDLE}, 9 to 11 gives {POINTS_STRONG}.",
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
        body="The {CARDS_A_COLOUR} wildlife cards of one colour are worth {POINTS_A_COLOUR} points together. In play"
        " are {POINTS[2]} points with two players, {POINTS[3]} with three and {POINTS[4]} with four.",
        sources=OPEN,
        see=("afritoria.card.points", "afritoria.setup.colours", "afritoria.score.points"),
        words="sum, total, maximum, most possible, value",
    ),
    Rule(
        id="afritoria.card.park",
        heading="Colours and parks",
        body="Each colour stands for a wildlife park in Africa. The introduction names Serengeti, Ngorongoro, Masai"
        " Mara and Kgalagadi, but the rules do not say which park has which colour.",
        sources=NL,
        see=("afritoria.components.wild", "afritoria.setup.colours", "afritoria.term.wildlife-park"),
        words="habitat, territory, suit, green, blue, purple, brown, theme",
    ),
    Rule(
        id="afritoria.setup.colours",
        heading="Players and colours",
        body="{PLAYERS_MIN} to {PLAYERS_MAX} people can play, with as many colours as there are players. The cards of"
        " the other colours stay in the box.",
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
        id="afritoria.setup.specials",
        heading="Special cards in play",
        body="All {RANGERS} rangers and all {POACHERS} poachers are always in play, whatever the number of players."
        " They are the special cards.",
        sources=NL,
        see=("afritoria.components.ranger", "afritoria.components.poacher", "afritoria.setup.deck"),
        words="action cards, remove, unused, two players, three players, preparation",
    ),
    Rule(
        id="afritoria.setup.deck",
        heading="Shuffling the deck",
        body="The wildlife cards in play, the rangers and the poachers are shuffled together. The deck has {DECK[2]}"
        " cards with two players, {DECK[3]} with three and {DECK[4]} with four.",
        sources=NL,
        see=("afritoria.setup.colours", "afritoria.setup.specials", "afritoria.setup.hand", "afritoria.setup.pile"),
        words="mix, preparation, size, how many cards, total",
    ),
    Rule(
        id="afritoria.setup.hand",
        heading="First hand",
        body="Each player gets {HAND} cards in hand. Players keep their hands secret from each other.",
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
        heading="Draw pile",
        body="The cards that are left after the deal are the draw pile, face down in the middle of the table. It"
        " begins with {PILE[2]} cards with two players, {PILE[3]} with three and {PILE[4]} with four.",
        sources=NL,
        see=("afritoria.setup.deck", "afritoria.setup.market", "afritoria.end.trigger", "afritoria.term.draw-pile"),
        words="stock, deck, talon, how many cards, size, preparation",
    ),
    Rule(
        id="afritoria.setup.market",
        heading="First market",
        body="As many cards as there are players are turned face up from the draw pile. They are the market of the"
        " first round.",
        sources=NL,
        see=(
            "afritoria.round.market",
            "afritoria.setup.pile",
            "afritoria.question.first-market",
            "afritoria.term.market",
        ),
        words="display, open cards, reveal, start, preparation",
    ),
    Rule(
        id="afritoria.round.market",
        heading="Step 1: Fill the market",
        body="As many cards as there are players are turned face up from the top of the draw pile. There are fewer"
        " only if the draw pile does not have enough cards.",
        sources=NL,
        see=(
            "afritoria.setup.market",
            "afritoria.round.play",
            "afritoria.end.short-market",
            "afritoria.term.market",
            "afritoria.term.round",
        ),
        words="display, open cards, reveal, refill, start of a round, turn order, phases",
    ),
    Rule(
        id="afritoria.round.play",
        heading="Step 2: Play a card",
        body="Each player chooses one card from their hand and puts it face down on the table. It may be a wildlife"
        " card, a ranger or a poacher.",
        sources=NL,
        see=("afritoria.round.reveal", "afritoria.round.specials", "afritoria.term.hand-card"),
        words="select, secret, hidden, simultaneous, any card, turn, phases",
    ),
    Rule(
        id="afritoria.round.reveal",
        heading="Step 2: Reveal the cards",
        body="When everyone has chosen a card, all players turn their cards over at the same time.",
        sources=NL,
        see=("afritoria.round.play", "afritoria.round.specials", "afritoria.term.reveal"),
        words="show, simultaneous, flip, face up, phases",
    ),
    Rule(
        id="afritoria.round.specials",
        heading="Step 3: Rangers and poachers",
        body="The rangers and poachers that were played come first. A single ranger or poacher has its effect; several"
        " may cancel each other.",
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
        body="If two rangers and no poacher are played in the same round, they cancel each other. Neither has an"
        " effect.",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.ranger.pick", "afritoria.special.discard"),
        words="tie, equal, void, nothing happens, knock out",
    ),
    Rule(
        id="afritoria.special.cancel.two-poachers",
        heading="Two poachers",
        body="If two poachers and no ranger are played in the same round, they cancel each other. Neither has an"
        " effect.",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="tie, equal, void, nothing happens, knock out",
    ),
    Rule(
        id="afritoria.special.cancel.three",
        heading="Three or more special cards",
        body="If three or more rangers and poachers are played in the same round, in any mix, they cancel each other."
        " None of them has an effect.",
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
        body="Whoever plays the only ranger of the round may take one wildlife card of any colour from the market"
        " before all other players and put it straight on top of their points pile. Two or more poachers in the same"
        " round cancel the ranger.",
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
        body="If one ranger and one poacher are played in the same round, the poacher has no effect. The player of the"
        " ranger may still take a wildlife card from the market.",
        sources=NL,
        see=("afritoria.ranger.pick", "afritoria.poacher.steal", "afritoria.special.discard"),
        words="guard, gamekeeper, hunter, cancel, block, protect, defend, void, against",
    ),
    Rule(
        id="afritoria.poacher.steal",
        heading="Playing a poacher",
        body="Whoever plays the only poacher of the round, while nobody plays a ranger, may take the top card of"
        " another player's points pile. They put it on top of their own points pile.",
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
        body="Every ranger and poacher that was played goes to the discard pile, with or without an effect. Its player"
        " draws a new card from the draw pile.",
        sources=NL,
        see=("afritoria.round.refill", "afritoria.round.discard", "afritoria.question.when-to-draw"),
        words="used, spent, replace, replacement, hunter, guard, special card",
    ),
    Rule(
        id="afritoria.round.distribute",
        heading="Step 4: Hand out the market",
        body="The cards in the market are won in this order: first the rangers, then the poachers, then the wildlife"
        " cards.",
        sources=NL,
        see=(
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.wild.contest",
            "afritoria.question.order-of-step-four",
        ),
        words="distribute, take, get, obtain, contest, fight, sequence, phases",
    ),
    Rule(
        id="afritoria.market.ranger",
        heading="A ranger in the market",
        body="Whoever played the weakest wildlife card of all, whatever its colour, must take the ranger from the"
        " market into their hand. The card they played goes face up on top of their points pile. [Equal"
        " animals](afritoria.market.special.tie) knock each other out.",
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
        body="Whoever played the strongest wildlife card of all, whatever its colour, must take the poacher from the"
        " market into their hand. The card they played goes face up on top of their points pile. [Equal"
        " animals](afritoria.market.special.tie) knock each other out.",
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
        body="If two or more players played the weakest animal for a ranger in the market, or the strongest for a"
        " poacher, their cards knock each other out, even in different colours. These cards go to the discard pile."
        " Who gets the ranger or poacher then is [a ruling](afritoria.market.tie).",
        short="All of them are out, in whatever colour; the next in line takes it.",
        sources=NL,
        see=(
            "afritoria.market.tie",
            "afritoria.market.ranger",
            "afritoria.market.poacher",
            "afritoria.wild.tie",
            "afritoria.term.cancel-each-other",
        ),
        words="same strength, identical, draw, lowest, highest, three players",
    ),
    Rule(
        id="afritoria.market.special.many",
        heading="Several special cards in the market",
        body="If several rangers are in the market, the weakest wildlife card gets the first one, the second weakest"
        " gets the next one, and so on. With several poachers it is the strongest, then the second strongest, and so"
        " on. No player gets more than one card from the market.",
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
        body="In each colour, the strongest card that was played has the first right to a market card of the same"
        " colour, then the second strongest, and so on while cards of that colour are left. Whoever can take one of"
        " several cards chooses one. Cards that already won a ranger or poacher do not take part.",
        sources=NL,
        see=(
            "afritoria.wild.tie",
            "afritoria.wild.score",
            "afritoria.wild.fail",
            "afritoria.card.strength",
            "afritoria.round.distribute",
        ),
        words="contest, fight, highest, choice, color, suit, compare",
    ),
    Rule(
        id="afritoria.wild.tie",
        heading="Two equal cards of one colour",
        body="If two players compete with the same animal in the same colour, the two cards knock each other out and"
        " go to the discard pile. In this contest, the same animal in another colour makes no difference.",
        short="Both cards are out and are discarded.",
        sources=NL,
        see=(
            "afritoria.wild.contest",
            "afritoria.market.special.tie",
            "afritoria.question.equal-cards-two-market-cards",
            "afritoria.term.cancel-each-other",
        ),
        words="tie, draw, identical, same strength, twins, copies, color",
    ),
    Rule(
        id="afritoria.wild.score",
        heading="Scoring a wildlife card",
        body="Whoever wins a market card in step 4 puts the card they played face up on top of their points pile. They"
        " take the market card into their hand.",
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
        body="Whoever wins no market card with their wildlife card puts the card they played on the discard pile.",
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
        body="The wildlife cards that won nothing go to the discard pile. All cards left in the market go there too,"
        " including rangers and poachers.",
        sources=NL,
        see=(
            "afritoria.wild.fail",
            "afritoria.special.discard",
            "afritoria.round.refill",
            "afritoria.term.discard-pile",
        ),
        words="left over, remaining, clear, clean up, phases, throw away",
    ),
    Rule(
        id="afritoria.round.refill",
        heading="Step 6: Fill the hands",
        body="Whoever has fewer than {HAND} cards in hand draws one card from the draw pile, so that they have {HAND}"
        " again.",
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
        body="After step 6, whoever has {SAME_COLOUR} wildlife cards of one colour in hand may show their hand to the"
        " others, put any {EXCHANGED} cards from this hand face down under the draw pile and then draw its top"
        " {EXCHANGED} cards. Whether {HAND} cards of one colour count too is [a ruling](afritoria.exchange.five).",
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
        body="The game ends when the draw pile is empty. The round in which players compete for the last cards of the"
        " draw pile is the last round.",
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
        body="In the last round the market may have fewer cards than there are players, because the draw pile runs"
        " out. It can be any number of cards from one up to one fewer than the number of players.",
        short="It may have fewer cards than there are players.",
        sources=NL,
        see=("afritoria.end.trigger", "afritoria.round.market", "afritoria.question.last-market"),
        words="final, short, too few, not enough, incomplete, two, three",
    ),
    Rule(
        id="afritoria.score.points",
        heading="Points pile",
        body="The points of all cards on the own points pile are added up. Cards in hand count nothing.",
        short="All cards on it count.",
        sources=NL,
        see=("afritoria.card.points", "afritoria.score.hand", "afritoria.win", "afritoria.term.points-pile"),
        words="sum, total, final scoring, result, value, worth, victory points",
    ),
    Rule(
        id="afritoria.score.hand",
        heading="Cards left in hand",
        body="Cards that are still in hand at the end of the game give no points.",
        short="No points.",
        sources=NL,
        see=("afritoria.score.points", "afritoria.setup.hand", "afritoria.end.trigger"),
        words="worth, count, nothing, zero, remaining, unplayed, final scoring",
    ),
    Rule(
        id="afritoria.win",
        heading="Winner",
        body="Whoever has most points wins. The rulebook breaks no tie, so players who tie share the victory.",
        short="Most points; equals share the victory.",
        sources=NL,
        see=("afritoria.score.points", "afritoria.question.tie-at-the-end"),
        words="draw, equal, tie-break, final result, ranking",
    ),
    Rule(
        id="afritoria.market.tie",
        heading="A tie for a ranger or poacher in the market",
        body="If the players who should get a ranger or a poacher from the market knock each other out, does the next"
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
            "next": "The tied cards are out, and the next weakest (for a poacher, strongest) card takes it.",
            "nobody": "Nobody takes it, and it is discarded.",
        },
        why="Tied cards go to the discard pile as if they had not been played, and in a contest of one colour the next"
        " card moves up in the same way.",
    ),
    Rule(
        id="afritoria.exchange.five",
        heading="Exchanging a hand of one colour: five cards or more?",
        body="May a hand with six wildlife cards of one colour be exchanged in part, too?",
        sources=OPEN,
        see=("afritoria.hand.exchange", "afritoria.question.exchange-six"),
        words="swap, change, trade, mulligan, color, ruling, disputed",
        readings={
            "five-or-more": "Five or six wildlife cards of one colour allow the exchange.",
            "exactly-five": "Only exactly five wildlife cards of one colour allow the exchange.",
        },
        why="Six of one colour are the worse problem, and it is the same problem.",
    ),
    Rule(
        id="afritoria.ranger.beside-poachers",
        heading="One ranger and two poachers",
        body="If one ranger and two poachers are played in the same round, does the ranger still work?",
        sources=NL,
        see=("afritoria.special.cancel.three", "afritoria.ranger.pick", "afritoria.question.one-ranger-two-poachers"),
        words="guard, hunter, cancel, combination, ruling, disputed",
        readings={
            "void": "Three special cards, in whatever mix, void each other.",
            "works": "The poachers void each other, and the ranger works.",
        },
        why="The rulebook voids every mix of three or more special cards.",
    ),
)
