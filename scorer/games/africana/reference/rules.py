"""The rules reference of Africana."""

from ....reference.entries import AGREES, SILENT, Rule
from ..rulings import REPEAT, TIE_MONEY

DE = {"de": AGREES}
OPEN = {"de": SILENT}

RULES = (
    Rule(
        id="africana.components.board",
        heading="Game board",
        body="The board shows a map of Africa with {PLACES} places, which are joined by travel routes. The red line is"
        " the equator. The board also has two spaces for the books, a space for the expedition pile, {DISPLAY}"
        " expedition spaces in a row with a joining bonus above each of them, and an overview of the scoring.",
        sources=DE,
        see=("africana.components.places", "africana.components.books", "africana.setup.bonus"),
        words="gameboard, playing board, continent",
    ),
    Rule(
        id="africana.components.places",
        heading="Places and travel symbols",
        body="There are {PLACES_PER_HALF} brown places north of the equator and {PLACES_PER_HALF} white places south"
        " of it. Each place shows one or two of the {COLOURS} travel symbols.",
        sources=DE,
        see=("africana.action.move.step", "africana.components.colours"),
        words="locations, cities, towns, spots, spaces, icons, hemisphere",
    ),
    Rule(
        id="africana.components.books",
        heading="Books",
        body="There are two books, one in the north and one in the south of the board. A book holds adventure cards and"
        " has two sides, left and right.",
        sources=DE,
        see=("africana.setup.books", "africana.action.buy.leaf"),
        words="album, card holder, halves, pages",
    ),
    Rule(
        id="africana.components.adventure",
        heading="Adventure cards",
        body="There are {ADVENTURES} adventure cards, {ADVENTURES_PER_BOOK} with a white frame and"
        " {ADVENTURES_PER_BOOK} with a brown frame. Each shows a destination and either an artifact or a helper symbol."
        " Front and back of an adventure card are the same.",
        sources=DE,
        see=("africana.components.adventure.artifacts", "africana.components.adventure.helpers"),
        words="quest, mission, task, border, both faces, double-sided",
    ),
    Rule(
        id="africana.components.adventure.artifacts",
        heading="Artifact adventures",
        body="There are {KINDS_OF_ARTIFACTS} kinds of artifacts with {COPIES} adventure cards each,"
        " {ARTIFACTS} cards in all.",
        sources=DE,
        see=("africana.adventure.artifact", "africana.score.collections"),
        words="artefacts, art objects, treasures, relics, how many",
    ),
    Rule(
        id="africana.components.adventure.helpers",
        heading="Helper adventures",
        body="There are {HELPERS} adventure cards with a helper symbol, two for each of the five colours.",
        sources=DE,
        see=("africana.adventure.helper", "africana.score.helpers"),
        words="assistant, guide, how many",
    ),
    Rule(
        id="africana.components.expedition",
        heading="Expedition cards",
        body="There are {EXPEDITION_CARDS} expedition cards with the letter A, B or C on the back. Each shows a start"
        " place, a destination, and a reward of silver and points. How many cards there are of each letter is not"
        " stated.",
        sources=DE,
        see=("africana.setup.expeditions.remove", "africana.expedition.reward"),
        words="journey, trip, mission, contract",
    ),
    Rule(
        id="africana.components.helper",
        heading="Helper cards",
        body="There are {HELPER_CARDS} helper cards, {HELPERS_PER_COLOUR} in each of the {COLOURS} colours.",
        sources=DE,
        see=("africana.action.move.helper", "africana.components.colours"),
        words="assistant, guide, people",
    ),
    Rule(
        id="africana.components.travel",
        heading="Number of travel cards",
        body="There are {TRAVEL_CARDS} travel cards in {COLOURS} colours. Each shows one of the {COLOURS} travel"
        " symbols. How many there are of each colour is not stated.",
        sources=DE,
        see=("africana.action.draw", "africana.components.colours"),
        words="movement cards, transport cards",
    ),
    Rule(
        id="africana.components.colours",
        heading="Five colours",
        body="Travel cards, helper cards and travel symbols come in magenta, turquoise, grey, orange and violet."
        " The German edition calls the grey anthracite.",
        sources=DE,
        see=("africana.components.travel", "africana.components.helper"),
        words="colors, gray, pink, purple, cyan, teal, black",
    ),
    Rule(
        id="africana.components.coins",
        heading="Coins",
        body="There are {SILVER_COINS} silver coins and {GOLD_COINS} gold coins. A gold coin is worth {GOLD} silver."
        " Coins are not limited: if they run out, use something else in their place.",
        sources=DE,
        see=("africana.setup.bank",),
        words="money, cash, currency, enough coins, substitute",
    ),
    Rule(
        id="africana.components.company",
        heading="Companies",
        body="There are {PLAYERS_MAX} companies, one for each player; {PLAYERS_MIN} to {PLAYERS_MAX} people can play.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="society, nation, country, player count, pawn, figure, marker, token, white, blue, yellow, red",
    ),
    Rule(
        id="africana.components.joker",
        heading="Joker cards",
        body="There are {PLAYERS_MAX} joker cards, one for each player.",
        sources=DE,
        see=("africana.action.move.joker",),
        words="wild card, wildcard",
    ),
    Rule(
        id="africana.setup.books",
        heading="Filling the books",
        body="Sort the adventure cards by the colour of the frame and shuffle both stacks. Put the cards with a white"
        " frame on one side of the northern book, those with a brown frame on one side of the southern book."
        " So the destinations of a book always lie in the other half of the map.",
        sources=DE,
        see=("africana.components.adventure", "africana.action.buy.hemisphere"),
        words="setup, preparation, hemisphere, border",
    ),
    Rule(
        id="africana.setup.expeditions.remove",
        heading="Removing expedition cards",
        body="Sort the expedition cards by the letter on the back and shuffle A, B and C separately. Remove some of"
        " the C cards without looking at them: {REMOVED[4]} cards with 4 players, {REMOVED[3]} cards with 3 players,"
        " {REMOVED[2]} cards with 2 players.",
        sources=DE,
        see=("africana.setup.expeditions.stack", "africana.setup.expeditions.count"),
        words="setup, take out, discard, player count",
    ),
    Rule(
        id="africana.setup.expeditions.stack",
        heading="Building the expedition pile",
        body="Put the C cards face down on the space at the bottom left of the board, the B cards on top of them, and"
        " the A cards on top of those.",
        sources=DE,
        see=("africana.setup.expeditions.display",),
        words="setup, stack, deck, order",
    ),
    Rule(
        id="africana.setup.expeditions.display",
        heading="First expeditions on display",
        body="Turn up the top {DISPLAY} cards of the expedition pile one by one and put them on the {DISPLAY}"
        " expedition spaces from left to right. All of these cards have an A on the back.",
        sources=DE,
        see=("africana.setup.expeditions.stack", "africana.refill"),
        words="setup, reveal, row, face up",
    ),
    Rule(
        id="africana.setup.expeditions.count",
        heading="Expedition cards in play",
        body="With 4, 3 or 2 players there are {EXPEDITIONS[4]}, {EXPEDITIONS[3]} or {EXPEDITIONS[2]} expedition cards"
        " in the game; the others were removed unseen before it began.",
        sources=OPEN,
        see=("africana.setup.expeditions.remove", "africana.end.trigger.count"),
        words="how many, number of cards, game length",
    ),
    Rule(
        id="africana.setup.bonus",
        heading="Bonus of a space",
        body="A joining bonus is printed above each expedition space. It belongs to the space, not to the card that"
        " lies there.",
        sources=DE,
        see=("africana.expedition.bonus", "africana.refill"),
        words="setup, reward, row",
    ),
    Rule(
        id="africana.setup.helpers",
        heading="Supply of helper cards",
        body="The helper cards lie face up beside the board as a supply.",
        sources=DE,
        see=("africana.adventure.helper",),
        words="setup, assistant, guide, stock",
    ),
    Rule(
        id="africana.setup.travel",
        heading="Travel card piles",
        body="Shuffle the travel cards and put them beside the board as a face-down draw pile. Leave room next to it"
        " for a face-up discard pile.",
        sources=DE,
        see=("africana.action.draw", "africana.action.draw.reshuffle"),
        words="setup, deck, stack",
    ),
    Rule(
        id="africana.setup.bank",
        heading="Bank and changing coins",
        body="The coins beside the board form the bank. At any time, {GOLD} silver coins can be exchanged for one gold"
        " coin, or one gold coin for {GOLD} silver coins.",
        sources=DE,
        see=("africana.components.coins",),
        words="setup, supply, small change, swap, convert",
    ),
    Rule(
        id="africana.setup.companies",
        heading="Dealing out the companies",
        body="The players agree on a start player, who takes company 1. In clockwise order, each of the others takes"
        " the company with the next higher number.",
        sources=DE,
        see=(
            "africana.setup.company.1",
            "africana.setup.company.2",
            "africana.setup.company.3",
            "africana.setup.company.4",
        ),
        words="setup, first player, who begins, seating, society, nation",
    ),
    Rule(
        id="africana.setup.company.1",
        heading="Company 1: Italy",
        body="Italy is white. It starts in Napoli with {START_MONEY[1]} silver.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="setup, Naples, Italian, start money, start place, first player",
    ),
    Rule(
        id="africana.setup.company.2",
        heading="Company 2: France",
        body="France is blue. It starts in Cape Town with {START_MONEY[2]} silver.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="setup, French, start money, start place",
    ),
    Rule(
        id="africana.setup.company.3",
        heading="Company 3: Germany",
        body="Germany is yellow. It starts in Lagos with {START_MONEY[3]} silver.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="setup, German, start money, start place",
    ),
    Rule(
        id="africana.setup.company.4",
        heading="Company 4: England",
        body="England is red. It starts in Jidda with {START_MONEY[4]} silver.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="setup, English, Britain, Jeddah, start money, start place",
    ),
    Rule(
        id="africana.setup.player",
        heading="What each player gets",
        body="Each player lays their company card in front of them and puts their explorer pawn on the start place of"
        " the company. They take the {MARKERS} markers of the company and its start money in silver. Their hand is one"
        " joker card and one travel card, which they draw without seeing it first.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.unused"),
        words="setup, starting hand, figure, meeple, token, wild card",
    ),
    Rule(
        id="africana.setup.unused",
        heading="Unused material",
        body="With fewer than {PLAYERS_MAX} players, the company cards, markers, pawns and joker cards that are left"
        " over are removed from the game. With 2 players only Italy and France are in the game; with 3 players Germany"
        " is, too.",
        sources=DE,
        see=("africana.setup.companies",),
        words="setup, two players, three players, leftover, box",
    ),
    Rule(
        id="africana.turn.order",
        heading="Order of turns",
        body="The start player has the first turn. Then the turns go clockwise.",
        sources=DE,
        see=("africana.turn.action", "africana.setup.companies"),
        words="turn order, who begins, first player, direction",
    ),
    Rule(
        id="africana.turn.action",
        heading="One action each turn",
        body="On their turn a player takes exactly one of three actions: draw travel cards, buy adventure cards, or"
        " move the explorer.",
        sources=DE,
        see=("africana.action.draw", "africana.action.buy.hemisphere", "africana.action.move.step"),
        words="choice, options, what to do, round",
    ),
    Rule(
        id="africana.turn.null",
        heading="Turn without effect",
        body="A player may choose to buy adventure cards and then buy nothing, or choose to move the explorer and then"
        " not move. So a turn can change nothing.",
        sources=DE,
        see=("africana.action.buy.none", "africana.action.move.many"),
        words="pass, skip, do nothing, empty turn",
    ),
    Rule(
        id="africana.turn.end",
        heading="End of a turn",
        body="After the action, the player first checks the card limits and then refills the expeditions. Then the next"
        " player has their turn.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.adventures", "africana.refill"),
        words="clean up, order, finish",
    ),
    Rule(
        id="africana.action.draw",
        heading="Drawing travel cards",
        body="The player draws {DRAW} travel cards from the face-down draw pile and takes them into the hand. This"
        " costs nothing.",
        sources=DE,
        see=("africana.action.draw.reshuffle", "africana.limit.hand"),
        words="action A, take cards, deck, free",
    ),
    Rule(
        id="africana.action.draw.reshuffle",
        heading="Draw pile used up",
        body="When the draw pile is used up, the discard pile is shuffled and becomes the new face-down draw pile."
        " The exact moment is our ruling: it is done when a card has to be drawn.",
        sources=DE,
        see=("africana.action.draw", "africana.setup.travel"),
        words="reshuffle, empty deck, no cards left, run out",
    ),
    Rule(
        id="africana.action.buy.hemisphere",
        heading="Which book to buy from",
        body="A player whose explorer stands north of the equator can buy only from the northern book, where the cards"
        " have white frames. A player whose explorer stands south of it can buy only from the southern book, where the"
        " cards have brown frames.",
        sources=DE,
        see=("africana.setup.books", "africana.action.buy.top", "africana.action.buy.price"),
        words="action B, half of the map, hemisphere, album",
    ),
    Rule(
        id="africana.action.buy.top",
        heading="Cards that can be bought",
        body="Only the top cards of the two sides of the book can be bought. A side can be empty, so there are two such"
        " cards at most.",
        sources=DE,
        see=("africana.action.buy.hemisphere", "africana.action.buy.leaf"),
        words="visible cards, available, page, left, right, open book",
    ),
    Rule(
        id="africana.action.buy.leaf",
        heading="Turning pages",
        body="To turn a page is to turn one card over to the other side of the book. The first page turned in the"
        " action is free. Each further page costs {LEAF} silver, which is paid to the bank.",
        sources=DE,
        see=("africana.action.buy.leaf.direction", "africana.action.buy.announce"),
        words="leaf, leafing, flip, turn the page, browse, search the book",
    ),
    Rule(
        id="africana.action.buy.leaf.direction",
        heading="Turning forwards and backwards",
        body="A player may turn pages forwards and backwards, as often as they can pay for it. A page turned backwards"
        " counts in the same way as one turned forwards.",
        sources=DE,
        see=("africana.action.buy.leaf",),
        words="leaf, leafing, flip back, turn the page, cost, direction",
    ),
    Rule(
        id="africana.action.buy.price",
        heading="Price of an adventure",
        body="An adventure card costs {PRICE} silver, which is paid to the bank. The player takes the card from the"
        " book and lays it face up in front of them. Until it is completed, it is an open adventure.",
        sources=DE,
        see=("africana.action.buy.many", "africana.adventure.complete"),
        words="cost, gold coin, purchase, quest, mission, incomplete",
    ),
    Rule(
        id="africana.action.buy.many",
        heading="Buying several adventures",
        body="In one action a player may buy any number of adventure cards, as long as they can pay. They may turn"
        " pages and buy in any order.",
        sources=DE,
        see=("africana.action.buy.price", "africana.action.buy.limit"),
        words="multiple, more than one, flip, leaf, quest",
    ),
    Rule(
        id="africana.action.buy.none",
        heading="Buying nothing",
        body="A player who has chosen to buy adventure cards need not buy one, even after turning pages.",
        sources=DE,
        see=("africana.turn.null",),
        words="optional, decline, pass, look only, flip, leaf",
    ),
    Rule(
        id="africana.action.buy.announce",
        heading="Saying what comes next",
        body="Before lifting a card, the player says whether they are turning a page or buying the card.",
        sources=DE,
        see=("africana.action.buy.leaf", "africana.action.buy.price"),
        words="announce, declare, flip, leaf, touch",
    ),
    Rule(
        id="africana.action.buy.limit",
        heading="No limit while buying",
        body="There is no limit to the number of open adventures while a turn lasts. The limit of {OPEN_ADVENTURES} is"
        " checked only at the end of the turn.",
        sources=DE,
        see=("africana.limit.adventures", "africana.limit.timing"),
        words="maximum, too many, more than three, quest",
    ),
    Rule(
        id="africana.action.move.step",
        heading="One step",
        body="In one step the explorer goes along a travel route to a directly adjacent place. For this the player"
        " plays one travel card with a symbol shown at the place the explorer goes to. If two symbols are shown there,"
        " the player chooses one of them.",
        sources=DE,
        see=("africana.action.move.many", "africana.action.move.joker", "africana.action.move.helper"),
        words="action C, move, movement, icon, colour, color, neighbour, choice",
    ),
    Rule(
        id="africana.action.move.many",
        heading="Any number of steps",
        body="In one action the explorer may make any number of steps, also none, and may go back and forth."
        " Each step needs a card of its own.",
        sources=DE,
        see=("africana.action.move.step", "africana.turn.null"),
        words="several moves, how far, distance, return, backwards",
    ),
    Rule(
        id="africana.action.move.joker",
        heading="Moving with the joker card",
        body="The joker card can be played in place of any travel card.",
        sources=DE,
        see=("africana.action.move.once", "africana.action.move.return"),
        words="wild card, wildcard, replace, substitute",
    ),
    Rule(
        id="africana.action.move.helper",
        heading="Moving with a helper card",
        body="A helper card can be played in place of a travel card of its colour.",
        sources=DE,
        see=("africana.action.move.once", "africana.action.move.return", "africana.adventure.helper"),
        words="assistant, guide, replace, substitute, color",
    ),
    Rule(
        id="africana.action.move.once",
        heading="Each card once an action",
        body="Played cards stay face up in front of the player until all steps of the action are done. So the joker"
        " card and each helper card can be used only once in an action.",
        sources=DE,
        see=("africana.action.move.return",),
        words="wild card, assistant, guide, reuse, twice",
    ),
    Rule(
        id="africana.action.move.return",
        heading="Cards after the move",
        body="After the last step, the played travel cards go face up to the discard pile, and the joker card and"
        " helper cards go back to the player's hand. A joker card or helper card that was discarded by mistake may be"
        " taken back.",
        sources=DE,
        see=("africana.action.move.once", "africana.limit.hand.specials"),
        words="wild card, assistant, guide, retrieve, keep, reuse, get back",
    ),
    Rule(
        id="africana.action.move.recolour",
        heading="Changing the colour of cards",
        body="A player may pay {RECOLOUR} silver to the bank to change the colour of a travel card or helper card:"
        " it can then be played as any travel card. They may do so with several cards in a turn, as long as they can"
        " pay. A helper card used in this way goes back to the hand as usual.",
        sources=DE,
        see=("africana.action.move.step", "africana.action.move.return"),
        words="recolour, recolor, color change, dye, gold coin, wild, any symbol",
    ),
    Rule(
        id="africana.action.move.stack",
        heading="Explorers sharing a place",
        body="Several explorers may stand at the same place.",
        sources=DE,
        see=("africana.action.move.step",),
        words="occupied, blocking, block, same space, pawns together",
    ),
    Rule(
        id="africana.action.move.any-order",
        heading="Order at a place",
        body="At one place a player may join several expeditions and complete several expeditions and adventures."
        " They choose the order.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.complete", "africana.adventure.complete"),
        words="sequence, first, combine, both",
    ),
    Rule(
        id="africana.expedition.join",
        heading="Joining an expedition",
        body="While their explorer stands on the start place of an expedition on display, a player may join it by"
        " putting one of their own markers on the card. This can be done at any time in the action of moving the"
        " explorer, also before the first step or without any step.",
        sources=DE,
        see=("africana.expedition.join.all", "africana.expedition.join.once", "africana.expedition.bonus"),
        words="enter, participate, sign up, token, begin, start an expedition",
    ),
    Rule(
        id="africana.expedition.join.all",
        heading="Joining several expeditions",
        body="If several expeditions on display have the same start place, a player whose explorer stands there may"
        " join all of them.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.join.markers"),
        words="multiple, more than one, participate",
    ),
    Rule(
        id="africana.expedition.join.once",
        heading="One marker for each player",
        body="A player can join each expedition only once. Several players may join the same expedition; their markers"
        " are stacked on the card.",
        sources=DE,
        see=("africana.expedition.join",),
        words="twice, bonus again, share, competition, tokens",
    ),
    Rule(
        id="africana.expedition.join.markers",
        heading="Markers limit the expeditions",
        body="A player has {MARKERS} markers, so they can take part in at most {MARKERS} of the {DISPLAY} expeditions"
        " at the same time. A marker stays on its card until the expedition is completed; it cannot be moved or taken"
        " back.",
        sources=DE,
        see=("africana.expedition.markers-back",),
        words="maximum, tokens, withdraw, leave an expedition",
    ),
    Rule(
        id="africana.expedition.bonus",
        heading="Bonus for joining",
        body="Joining an expedition brings the joining bonus printed above its space: coins or a travel card. The"
        " player gets the bonus at once and may use it immediately.",
        sources=DE,
        see=("africana.setup.bonus", "africana.expedition.bonus.kinds"),
        words="reward, money, movement card",
    ),
    Rule(
        id="africana.expedition.bonus.kinds",
        heading="Kinds of joining bonus",
        body="According to a review, the joining bonuses are one coin, two coins or a travel card. The rulebook shows"
        " only a space with two silver coins. Which space has which bonus is not known from any source we have.",
        sources=OPEN,
        see=("africana.expedition.bonus",),
        words="reward, money, movement card, list of bonuses",
    ),
    Rule(
        id="africana.expedition.complete",
        heading="Completing expeditions",
        body="While their explorer stands on the destination of an expedition that has one of their own markers on it,"
        " a player may complete it. This can be done at any time in the action of moving the explorer. If several such"
        " expeditions have the same destination, the player may complete all of them.",
        sources=DE,
        see=("africana.expedition.reward", "africana.expedition.markers-back"),
        words="finish, fulfil, arrive, achieve",
    ),
    Rule(
        id="africana.expedition.reward",
        heading="Reward for an expedition",
        body="Whoever completes an expedition takes the silver printed on the card from the bank and puts the card"
        " under their company card. It gives its printed points at the end of the game. The others who have joined it"
        " get nothing.",
        sources=DE,
        see=("africana.score.expeditions", "africana.expedition.complete"),
        words="money, coins, payout, victory points, participants",
    ),
    Rule(
        id="africana.expedition.markers-back",
        heading="Markers come back",
        body="When an expedition is completed, all markers on its card go back to their owners at once. They can be"
        " used again.",
        sources=DE,
        see=("africana.expedition.join.markers",),
        words="return, tokens, reuse, free",
    ),
    Rule(
        id="africana.expedition.empty-space",
        heading="Space of a completed expedition",
        body="The space of a completed expedition stays empty until the end of the turn.",
        sources=DE,
        see=("africana.refill",),
        words="gap, new card, replace, slot",
    ),
    Rule(
        id="africana.adventure.complete",
        heading="Completing adventures",
        body="While their explorer stands on the destination of one of their own open adventures, a player may complete"
        " it. This can be done at any time in the action of moving the explorer; if several of their open adventures"
        " have this destination, they may complete all of them. Nobody can complete an adventure of another player.",
        sources=DE,
        see=("africana.adventure.artifact", "africana.adventure.helper"),
        words="finish, fulfil, quest, mission, arrive",
    ),
    Rule(
        id="africana.adventure.artifact",
        heading="Completing an artifact adventure",
        body="The player takes the silver printed on the card from the bank and puts the card under their company card."
        " At the end of the game it gives its printed points and can be part of a collection.",
        sources=DE,
        see=("africana.score.artifacts", "africana.score.collections"),
        words="reward, money, coins, treasure, artefact, art object, relic",
    ),
    Rule(
        id="africana.adventure.helper",
        heading="Completing a helper adventure",
        body="The player takes a helper card of this colour from the supply into their hand and may use it at once."
        " They put the adventure card under their company card. It gives no points, but counts for the penalty.",
        sources=DE,
        see=("africana.action.move.helper", "africana.score.helpers"),
        words="reward, assistant, guide, minus points",
    ),
    Rule(
        id="africana.limit.hand",
        heading="Limit for hand cards",
        body="A player who has more than {HAND} cards in hand at the end of their turn discards the surplus cards of"
        " their choice. Travel cards, helper cards and the joker card all count. Discarded travel cards go face up to"
        " the discard pile.",
        sources=DE,
        see=("africana.limit.hand.specials", "africana.limit.timing"),
        words="hand limit, maximum, too many cards, hand size, throw away",
    ),
    Rule(
        id="africana.limit.hand.specials",
        heading="Discarding helper or joker cards",
        body="Because of the hand limit, a player may also discard helper cards or the joker card. These cards leave"
        " the game; they do not go to the discard pile.",
        sources=DE,
        see=("africana.limit.hand", "africana.score.helpers"),
        words="wild card, assistant, guide, throw away, removed",
    ),
    Rule(
        id="africana.limit.adventures",
        heading="Limit for open adventures",
        body="A player who has more than {OPEN_ADVENTURES} open adventures at the end of their turn discards the"
        " surplus cards of their choice. These cards leave the game.",
        sources=DE,
        see=("africana.action.buy.limit", "africana.limit.timing"),
        words="maximum, too many, quest, mission, throw away, uncompleted",
    ),
    Rule(
        id="africana.limit.timing",
        heading="When limits are checked",
        body="Both card limits are checked only at the end of a player's own turn. During the turn they may be"
        " exceeded. They are checked at the end of the last turn of the game, too.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.adventures"),
        words="hand limit, maximum, before scoring",
    ),
    Rule(
        id="africana.refill",
        heading="Refilling the expeditions",
        body="After the card limits, if fewer than {DISPLAY} expeditions are on display, the player fills the empty"
        " spaces from left to right with cards from the expedition pile. Cards that already lie on a space do not"
        " move.",
        sources=DE,
        see=("africana.expedition.empty-space", "africana.end.trigger"),
        words="replenish, new cards, replace, end of turn, slide",
    ),
    Rule(
        id="africana.end.trigger",
        heading="What begins the end",
        body="The end of the game begins when a refill cannot be done completely because the expedition pile has too"
        " few cards.",
        sources=DE,
        see=("africana.end.trigger.exact", "africana.end.trigger.count", "africana.end.round"),
        words="game end, trigger, last round, game over, final round",
    ),
    Rule(
        id="africana.end.trigger.exact",
        heading="Pile used up exactly",
        body="A refill that uses up the expedition pile exactly is complete. It does not begin the end of the game.",
        sources=OPEN,
        see=("africana.end.trigger",),
        words="last card, empty pile, trigger, final round",
    ),
    Rule(
        id="africana.end.trigger.count",
        heading="Expeditions until the end",
        body="The end of the game begins in the turn in which the expeditions that all players together have completed"
        " reach {LAST_EXPEDITION[4]} with 4 players, {LAST_EXPEDITION[3]} with 3 players or {LAST_EXPEDITION[2]} with 2"
        " players.",
        short="Expeditions completed by all: 2 players → {LAST_EXPEDITION[2]} · 3 players →"
        " {LAST_EXPEDITION[3]} · 4 players → {LAST_EXPEDITION[4]}",
        sources=OPEN,
        see=("africana.end.trigger", "africana.setup.expeditions.count"),
        words="how many, number, total, trigger, game length",
    ),
    Rule(
        id="africana.end.round",
        heading="Finishing the last round",
        body="When the end of the game begins, the round is played to its end, so that all players have the same number"
        " of turns. The game ends right after the turn of the player who sits to the right of the start player. If the"
        " end begins in this player's turn, the game ends at once.",
        short="All have the same number of turns.",
        sources=DE,
        see=("africana.end.trigger", "africana.win"),
        words="final round, last turn, equal turns, game over",
    ),
    Rule(
        id="africana.score.expeditions",
        heading="Expeditions",
        body="Each expedition card under the own company card gives the points printed on it.",
        short="The points printed on the cards.",
        sources=DE,
        see=("africana.expedition.reward",),
        words="scoring, victory points, journey",
    ),
    Rule(
        id="africana.score.artifacts",
        heading="Artifacts",
        body="Each completed artifact adventure under the own company card gives the points printed on it, besides what"
        " it brings in a collection.",
        short="The points printed on the cards, and collections:",
        sources=DE,
        see=("africana.score.collections", "africana.adventure.artifact"),
        words="scoring, victory points, treasure, artefact, art object, relic",
    ),
    Rule(
        id="africana.score.collections",
        heading="Collections of artifacts",
        body="Completed artifacts form collections: {THREE_ALIKE} points for three alike, {FOUR_DIFFERENT} for four"
        " different ones, {TWO_ALIKE} for two alike, {TWO_DIFFERENT} for two different ones. An artifact belongs to one"
        " collection at most; the split that gives most points counts.",
        short="3 alike → {THREE_ALIKE} · 4 different → {FOUR_DIFFERENT} · 2 alike → {TWO_ALIKE} · 2 different"
        " → {TWO_DIFFERENT}",
        sources=DE,
        see=("africana.score.artifacts", "africana.score.open", REPEAT),
        words="scoring, set, pair, triple, identical, same, set collection, artefact",
    ),
    Rule(
        id="africana.score.helpers",
        heading="Penalty for helpers",
        body="Completed helper adventures cost points: the first is free, two cost {HELPER_PENALTY[2]} points,"
        " three or more cost {HELPER_PENALTY[3]} in all."
        " It is the adventure cards that count, even if a helper card was discarded from the hand.",
        short="Completed: 1 → {HELPER_PENALTY[1]} · 2 → −{HELPER_PENALTY[2]} · 3 or more → −{HELPER_PENALTY[3]}",
        sources=DE,
        see=("africana.adventure.helper", "africana.score.open"),
        words="scoring, minus points, negative, deduct, assistant, guide",
    ),
    Rule(
        id="africana.score.money",
        heading="Money",
        body="Every full {SILVER_A_POINT} silver give 1 point; a gold coin is worth {GOLD} silver.",
        short="1 point for every {SILVER_A_POINT} silver; gold is {GOLD} silver.",
        sources=DE,
        see=("africana.setup.bank", "africana.win.tie.money"),
        words="scoring, coins, cash, remaining money",
    ),
    Rule(
        id="africana.score.travel",
        heading="Travel cards",
        body="Every {CARDS_A_POINT} travel cards in hand give 1 point. Jokers and helper cards do not count. The hand"
        " limit of {HAND} cards applies before scoring, too.",
        short="1 point for every {CARDS_A_POINT} in hand.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.timing"),
        words="remaining cards, movement cards, wild card, final score",
    ),
    Rule(
        id="africana.score.open",
        heading="Open artifact adventures",
        body="Each artifact adventure that was bought but not completed gives {OPEN_ARTIFACT} point and belongs to no"
        " collection. Open helper adventures give nothing and cost nothing. At most {OPEN_ADVENTURES} adventures are"
        " open at the end of a turn.",
        short="{OPEN_ARTIFACT} point each; open helpers 0.",
        sources=DE,
        see=("africana.score.collections", "africana.score.helpers", "africana.limit.adventures"),
        words="scoring, uncompleted, incomplete, unfinished, quest, mission, artefact",
    ),
    Rule(
        id="africana.win",
        heading="Winner",
        body="Whoever has most points in all wins.",
        sources=DE,
        see=("africana.win.tie.money",),
        words="victory, winning, highest score, total",
    ),
    Rule(
        id="africana.win.tie.money",
        heading="Tie: most money",
        body="If players tie for most points, the one of them with the most money wins.",
        short="Gold counts as {GOLD} silver.",
        sources=DE,
        see=(TIE_MONEY, "africana.win.tie.shared"),
        words="tie-break, tiebreaker, draw, equal points, silver coins",
    ),
    Rule(
        id="africana.win.tie.shared",
        heading="Tie: shared victory",
        body="Players who are still tied after their money is compared share the victory.",
        short="If money is equal, too.",
        sources=DE,
        see=("africana.win.tie.money",),
        words="tie-break, tiebreaker, draw, equal, several winners",
    ),
    Rule(
        id="africana.info.own",
        heading="Looking at own cards",
        body="A player may look at the cards under their own company card at any time.",
        sources=DE,
        see=("africana.question.secret",),
        words="hidden, secret, open information, check, peek",
    ),
    Rule(
        id=REPEAT,
        heading="Does each type of collection count more than once?",
        body="May a player score several collections of the same type, such as two pairs?",
        sources=DE,
        see=("africana.score.collections",),
        words="repeat, multiple, sets, twice",
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
        words="tiebreaker, draw, equal points, money, value",
        readings={
            "value": "All money is compared; a gold coin counts as {GOLD} silver.",
            "silver": "Only silver coins are compared.",
        },
        why="Coins may be changed at any time, so the number of silver coins alone means nothing.",
    ),
)
