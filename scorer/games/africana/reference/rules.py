"""The rules reference of Africana."""

from ....reference.entries import AGREES, SILENT, Rule
from ..rulings import REPEAT, TIE_MONEY

DE = {"de": AGREES}
OPEN = {"de": SILENT}

RULES = (
    Rule(
        id="africana.components.board",
        heading="What the game board shows",
        body="The board shows a map of Africa with {PLACES} places, joined by travel routes. The red line is the"
        " equator. The board also has two spaces for the books, a space for the expedition pile and five expedition"
        " spaces in a row, each with a joining bonus above it. An overview sums up the scoring.",
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
        body="There are two books, one beside the northern half of the map, one beside the southern half. A book"
        " holds adventure cards and has two sides, left and right.",
        sources=DE,
        see=("africana.setup.books", "africana.action.buy.leaf"),
        words="album, card holder, halves, pages",
    ),
    Rule(
        id="africana.components.adventure",
        heading="Adventure cards",
        body="There are {ADVENTURES} adventure cards, {ADVENTURES_PER_BOOK} with a white frame and"
        " {ADVENTURES_PER_BOOK} with a brown frame. Each shows a destination and either an artifact or a"
        " helper symbol. Once you complete the adventure, an artifact brings silver and points; a helper"
        " symbol brings a helper card and counts towards the penalty. Both sides of an adventure card are identical.",
        sources=DE,
        see=("africana.components.adventure.artifacts", "africana.components.adventure.helpers"),
        words="quest, mission, task, border, both faces, double-sided",
    ),
    Rule(
        id="africana.components.adventure.artifacts",
        heading="Artifact adventures",
        body="Every artifact is on {COPIES} adventure cards, {COPIES_PER_BOOK} in each book. From the number of cards"
        " it follows that there are {KINDS_OF_ARTIFACTS} kinds of artifacts and {ARTIFACTS} artifact adventures, half"
        " of them in each book.",
        sources=DE,
        see=("africana.adventure.artifact", "africana.score.collections"),
        words="artefacts, art objects, treasures, relics, how many",
    ),
    Rule(
        id="africana.components.adventure.helpers",
        heading="Helper adventures",
        body="Every helper symbol is on {HELPERS_PER_COLOUR} adventure cards, {HELPERS_PER_BOOK} in each book. With"
        " {COLOURS} colours that makes {HELPERS} helper adventures.",
        sources=DE,
        see=("africana.adventure.helper", "africana.score.helpers"),
        words="assistant, guide, how many",
    ),
    Rule(
        id="africana.components.expedition",
        heading="Expedition cards",
        body="There are {EXPEDITION_CARDS} expedition cards with the letter A, B or C on the back. Each shows a start"
        " place, a destination, and a reward of silver and points. The rulebook does not say how many cards there are"
        " of each letter. According to reviews, early expeditions bring more silver and late ones more points.",
        sources=DE,
        see=("africana.setup.expeditions.remove", "africana.expedition.reward"),
        words="journey, trip, mission, contract",
    ),
    Rule(
        id="africana.components.helper",
        heading="Helper cards",
        body="There are {HELPER_CARDS} helper cards in {COLOURS} colours. From the helper adventures it follows that"
        " there are {HELPERS_PER_COLOUR} of each colour.",
        sources=DE,
        see=("africana.action.move.helper", "africana.components.colours"),
        words="assistant, guide, people",
    ),
    Rule(
        id="africana.components.travel",
        heading="Number of travel cards",
        body="There are {TRAVEL_CARDS} travel cards in {COLOURS} colours. Each shows one of the five travel symbols."
        " The rulebook does not say how many there are of each colour.",
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
        " Coins never run out: if there are too few, use something else in their place.",
        sources=DE,
        see=("africana.setup.bank",),
        words="money, cash, currency, enough coins, substitute",
    ),
    Rule(
        id="africana.components.company",
        heading="Players and companies",
        body="The game is for {PLAYERS_MIN} to {PLAYERS_MAX} players. There are {PLAYERS_MAX} companies: white, blue,"
        " yellow and red. Each has a company card, an explorer and {MARKERS} markers; that makes {PLAYERS_MAX}"
        " explorers and {ALL_MARKERS} markers in all.",
        sources=DE,
        see=("africana.setup.companies", "africana.setup.player"),
        words="society, nation, country, player count, pawn, figure, marker, token, white, blue, yellow, red",
    ),
    Rule(
        id="africana.setup.time",
        heading="Age of the players and length of a game",
        body="The game is for players aged {AGE} and up. It takes about {MINUTES} minutes.",
        sources=DE,
        see=("africana.components.company", "africana.end.trigger"),
        words="duration, playing time, how long, hours, children, kids, how old",
    ),
    Rule(
        id="africana.components.joker",
        heading="Joker cards",
        body="There are {PLAYERS_MAX} jokers, one for each player. Take care when you sort the cards: according to a"
        " review, the joker shows the same picture as one of the helpers.",
        sources=DE,
        see=("africana.action.move.joker",),
        words="wild card, wildcard",
    ),
    Rule(
        id="africana.setup.books",
        heading="Filling the books",
        body="Sort the adventure cards by the colour of their frames and shuffle both piles. Put the cards with white"
        " frames on one side of the northern book and those with brown frames on one side of the southern book. So the"
        " destinations in a book always lie in the other half of the map.",
        sources=DE,
        see=("africana.components.adventure", "africana.action.buy.hemisphere"),
        words="setup, preparation, hemisphere, border",
    ),
    Rule(
        id="africana.setup.expeditions.remove",
        heading="Removing expedition cards",
        body="Sort the expedition cards by the letter on the back and shuffle A, B and C separately. Remove some of"
        " the C cards without looking at them: {REMOVED[4]} cards with four players, {REMOVED[3]} with three,"
        " {REMOVED[2]} with two.",
        sources=DE,
        see=("africana.setup.expeditions.stack", "africana.setup.expeditions.count"),
        words="setup, take out, discard, player count",
    ),
    Rule(
        id="africana.setup.expeditions.stack",
        heading="Building the expedition pile",
        body="Put the C cards face down on the space at the bottom left of the board. Put the B cards on top of them"
        " and the A cards on top of those.",
        sources=DE,
        see=("africana.setup.expeditions.display",),
        words="setup, stack, deck, order",
    ),
    Rule(
        id="africana.setup.expeditions.display",
        heading="First expeditions on display",
        body="Reveal the top {DISPLAY} cards of the expedition pile one by one and put them on the {DISPLAY}"
        " expedition spaces from left to right. All of these cards have an A on the back.",
        sources=DE,
        see=("africana.setup.expeditions.stack", "africana.refill"),
        words="setup, reveal, row, face up",
    ),
    Rule(
        id="africana.setup.expeditions.count",
        heading="Expedition cards in play",
        body="With four, three or two players there are {EXPEDITIONS[4]}, {EXPEDITIONS[3]} or {EXPEDITIONS[2]}"
        " expedition cards in the game. Once {DISPLAY} of them are on display, {PILE[4]}, {PILE[3]} or {PILE[2]} are"
        " left in the pile. The rulebook does not give these numbers; they follow from the cards you remove.",
        sources=OPEN,
        see=("africana.setup.expeditions.remove", "africana.end.trigger.count"),
        words="how many, number of cards, game length, removed, unseen",
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
        body="Put the helper cards face up beside the board as a supply.",
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
        body="Put the coins beside the board: they are the bank. At any time you may change {GOLD} silver coins into"
        " one gold coin, or one gold coin into {GOLD} silver coins.",
        sources=DE,
        see=("africana.components.coins",),
        words="setup, supply, small change, swap, convert",
    ),
    Rule(
        id="africana.setup.companies",
        heading="Dealing out the companies",
        body="Agree on a start player, who takes company 1. Going clockwise, everybody else takes the company with"
        " the next higher number.",
        sources=DE,
        see=(
            "africana.setup.money",
            "africana.setup.company.1",
            "africana.setup.company.2",
            "africana.setup.company.3",
            "africana.setup.company.4",
        ),
        words="setup, first player, who begins, seating, society, nation",
    ),
    Rule(
        id="africana.setup.money",
        heading="Start money and start places",
        body="Italy (white): {START_PLACE[1]}, {START_MONEY[1]} silver. France (blue): {START_PLACE[2]},"
        " {START_MONEY[2]} silver. Germany (yellow): {START_PLACE[3]}, {START_MONEY[3]} silver. England (red):"
        " {START_PLACE[4]}, {START_MONEY[4]} silver.",
        sources=DE,
        see=("africana.setup.player", "africana.setup.companies", "africana.setup.bank"),
        words="starting money, coins at the start, where do we begin, Naples, Jeddah, all companies, colours,"
        " nations, overview, table",
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
        body="Put your company card in front of you and your explorer on your start place. Take your start money:"
        " Italy {START_MONEY[1]} silver, France {START_MONEY[2]}, Germany {START_MONEY[3]}, England {START_MONEY[4]}."
        " Take your {MARKERS} markers. Your starting hand is one joker and one travel card from the draw pile.",
        sources=DE,
        see=("africana.setup.money", "africana.setup.companies", "africana.setup.unused"),
        words="setup, starting hand, figure, meeple, token, wild card, pawn, hand, starting cash",
    ),
    Rule(
        id="africana.setup.unused",
        heading="Unused material",
        body="With fewer than four players, remove the company cards, markers, explorers and jokers that are left"
        " over. With two players only Italy and France are in the game; with three, Germany as well.",
        sources=DE,
        see=("africana.setup.companies",),
        words="setup, two players, three players, leftover, box",
    ),
    Rule(
        id="africana.turn.order",
        heading="Order of turns",
        body="The start player has the first turn. Then take turns clockwise.",
        sources=DE,
        see=("africana.turn.action", "africana.setup.companies"),
        words="turn order, who begins, first player, direction",
    ),
    Rule(
        id="africana.turn.action",
        heading="One action each turn",
        body="On your turn take exactly one of three actions: A, draw travel cards; B, buy adventure cards; or C,"
        " move your explorer.",
        short="A: draw cards. B: buy adventures. C: move your explorer.",
        sources=DE,
        see=("africana.action.draw", "africana.action.buy.hemisphere", "africana.action.move.step"),
        words="choice, options, what to do, round",
    ),
    Rule(
        id="africana.turn.null",
        heading="Turn without effect",
        body="You may choose to buy adventure cards and then buy nothing, or choose to move your explorer and then"
        " stay. So your turn may change nothing.",
        sources=DE,
        see=("africana.action.buy.none", "africana.action.move.many"),
        words="pass, skip, do nothing, empty turn",
    ),
    Rule(
        id="africana.turn.end",
        heading="End of a turn",
        body="After your action, first check the card limits, then refill the expeditions. Then the next player has"
        " their turn.",
        short="Keep at most {HAND} cards in hand and {OPEN_ADVENTURES} open adventures. Then refill the expeditions.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.adventures", "africana.refill"),
        words="clean up, order, finish",
    ),
    Rule(
        id="africana.action.draw",
        heading="Drawing travel cards",
        body="Action A: draw {DRAW} travel cards from the face-down draw pile and take them into your hand. This"
        " costs nothing.",
        short="{DRAW} cards.",
        sources=DE,
        see=("africana.action.draw.reshuffle", "africana.limit.hand"),
        words="action A, take cards, deck, free",
    ),
    Rule(
        id="africana.action.draw.reshuffle",
        heading="Draw pile empty",
        body="When the draw pile is empty, shuffle the discard pile; it becomes the new face-down draw pile."
        " By our ruling you do so at the moment somebody has to draw a card. The rulebook has no other"
        " pile shuffled again.",
        sources=DE,
        see=("africana.action.draw", "africana.setup.travel"),
        words="reshuffle, used up, empty deck, no cards left, run out, shuffled, drawn",
        ours="the moment of the shuffling",
    ),
    Rule(
        id="africana.action.buy.hemisphere",
        heading="Which book to buy from",
        body="Action B: north of the equator, buy only from the northern book, the one with white frames"
        " (destinations in the south). South of the equator, buy only from the southern book, the one with"
        " brown frames. What counts is where your explorer stands.",
        sources=DE,
        see=("africana.setup.books", "africana.action.buy.top", "africana.action.buy.price"),
        words="action B, half of the map, hemisphere, album",
    ),
    Rule(
        id="africana.action.buy.top",
        heading="Cards that can be bought",
        body="You can buy only the top cards of the two sides of the book. So at most two cards are for sale at a"
        " time; one side or both may be empty.",
        sources=DE,
        see=("africana.action.buy.hemisphere", "africana.action.buy.leaf"),
        words="visible cards, available, page, left, right, open book",
    ),
    Rule(
        id="africana.action.buy.leaf",
        heading="Turning pages",
        body="Flip the top card on one side of the book over to the other side: that is turning a page. The first"
        " page of your action is free; each further page costs {LEAF} silver, paid to the bank. Example: turning 3"
        " pages and buying 2 cards costs 2 + 10 = 12 silver.",
        short="The first page is free, each further one costs {LEAF} silver.",
        sources=DE,
        see=("africana.action.buy.leaf.direction", "africana.action.buy.announce"),
        words="leaf, leafing, flip, turn the page, browse, search the book",
    ),
    Rule(
        id="africana.action.buy.leaf.direction",
        heading="Turning forward and back",
        body="You may turn pages forward and back, as often as you can pay. A page turned back costs the same as one"
        " turned forward: the first page of the action is free, and each further page costs {LEAF} silver.",
        sources=DE,
        see=("africana.action.buy.leaf",),
        words="leaf, leafing, flip back, turn the page, cost, direction, forwards, backwards",
    ),
    Rule(
        id="africana.action.buy.price",
        heading="Price of an adventure",
        body="An adventure card costs {PRICE} silver, paid to the bank. Take the card from the book and lay it in"
        " front of you. Until you complete it, it is an open adventure.",
        short="{PRICE} silver each, only from the book of your half of the board.",
        sources=DE,
        see=("africana.action.buy.many", "africana.adventure.complete"),
        words="cost, gold coin, purchase, quest, mission, incomplete",
    ),
    Rule(
        id="africana.action.buy.many",
        heading="Buying several adventures",
        body="In one action you may buy as many adventure cards as you can pay for. You may turn"
        " pages and buy in any order.",
        sources=DE,
        see=("africana.action.buy.price", "africana.action.buy.limit"),
        words="multiple, more than one, flip, leaf, quest",
    ),
    Rule(
        id="africana.action.buy.none",
        heading="Buying nothing",
        body="You may choose to buy adventure cards and then buy none, even after turning pages.",
        sources=DE,
        see=("africana.turn.null",),
        words="optional, decline, pass, look only, flip, leaf",
    ),
    Rule(
        id="africana.action.buy.announce",
        heading="Saying what you do",
        body="Before you lift a card, say whether you are turning a page or buying the card.",
        sources=DE,
        see=("africana.action.buy.leaf", "africana.action.buy.price"),
        words="announce, declare, flip, leaf, touch",
    ),
    Rule(
        id="africana.action.buy.limit",
        heading="No limit while buying",
        body="During your turn you may have any number of open adventures. The limit of {OPEN_ADVENTURES} is checked"
        " only at the end of your turn.",
        sources=DE,
        see=("africana.limit.adventures", "africana.limit.timing"),
        words="maximum, too many, more than three, quest",
    ),
    Rule(
        id="africana.action.move.step",
        heading="One step",
        body="Action C: go along a travel route to an adjacent place. For this step play a travel card with a symbol"
        " of the place you are going to. Two symbols there? Either one will do.",
        short="A card with a symbol of the place that you go to.",
        sources=DE,
        see=("africana.action.move.many", "africana.action.move.joker", "africana.action.move.helper"),
        words="action C, move, movement, icon, colour, color, neighbour, choice, explorer, directly",
    ),
    Rule(
        id="africana.action.move.many",
        heading="Any number of steps",
        body="You may take as many steps as you like, or none, back and forth if you like. Each step needs a"
        " card of its own. Without a card that fits, you cannot go on.",
        sources=DE,
        see=("africana.action.move.step", "africana.turn.null"),
        words="several moves, how far, distance, return, backwards, explorer",
    ),
    Rule(
        id="africana.action.move.joker",
        heading="Moving with the joker",
        body="You can play your joker in place of any travel card.",
        sources=DE,
        see=("africana.action.move.once", "africana.action.move.return"),
        words="wild card, wildcard, replace, substitute",
    ),
    Rule(
        id="africana.action.move.helper",
        heading="Moving with a helper card",
        body="You can play a helper card in place of a travel card of its colour.",
        sources=DE,
        see=("africana.action.move.once", "africana.action.move.return", "africana.adventure.helper"),
        words="assistant, guide, replace, substitute, color, guides, what for",
    ),
    Rule(
        id="africana.action.move.once",
        heading="Each card once per action",
        body="Leave the cards you play face up in front of you until your last step is done. So you can use the joker"
        " and each helper card only once per action.",
        sources=DE,
        see=("africana.action.move.return",),
        words="wild card, assistant, guide, reuse, twice",
    ),
    Rule(
        id="africana.action.move.return",
        heading="Cards after the move",
        body="After your last step, put the travel cards you played face up on the discard pile. Take your joker and"
        " your helper cards back into your hand. You may take back a joker or helper card that you discarded by"
        " mistake.",
        sources=DE,
        see=("africana.action.move.once", "africana.limit.hand.specials"),
        words="wild card, assistant, guide, retrieve, keep, reuse, get back",
    ),
    Rule(
        id="africana.action.move.recolour",
        heading="Changing the colour of cards",
        body="Pay {RECOLOUR} silver to the bank to change the colour of a travel card or helper card: you can then play"
        " it as any travel card. You may do so with as many cards in a turn as you can pay for. A helper card goes back"
        " to your hand as usual.",
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
        body="At a place you may join several expeditions and complete several expeditions and adventures, in any"
        " order you like.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.complete", "africana.adventure.complete"),
        words="sequence, first, combine, both",
    ),
    Rule(
        id="africana.expedition.join",
        heading="Joining an expedition",
        body="While your explorer stands on the start place of an expedition on display, you may join it: put"
        " one of your markers on the card. You may do so at any time during action C (moving the"
        " explorer), even before your first step or without taking a step. Joining brings only the joining"
        " bonus; the reward goes to the player who completes the expedition.",
        short="At its start place, with one of your {MARKERS} markers.",
        sources=DE,
        see=("africana.expedition.join.all", "africana.expedition.join.once", "africana.expedition.bonus"),
        words="enter, participate, sign up, token, begin, start an expedition",
    ),
    Rule(
        id="africana.expedition.join.all",
        heading="Joining several expeditions",
        body="If several expeditions on display start where your explorer stands, you may join all of them.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.join.markers"),
        words="multiple, more than one, participate, start place",
    ),
    Rule(
        id="africana.expedition.join.once",
        heading="Joining only once",
        body="You can join each expedition only once. Several players may join the same expedition; stack your"
        " markers on the card.",
        sources=DE,
        see=("africana.expedition.join",),
        words="twice, bonus again, share, competition, tokens",
    ),
    Rule(
        id="africana.expedition.join.markers",
        heading="Markers limit the expeditions",
        body="You have {MARKERS} markers, so you can be in at most {MARKERS} of the {DISPLAY} expeditions at the same"
        " time. A marker stays on its card until somebody completes the expedition; you cannot move it or take it"
        " back.",
        sources=DE,
        see=("africana.expedition.markers-back",),
        words="maximum, tokens, withdraw, leave an expedition, part",
    ),
    Rule(
        id="africana.expedition.bonus",
        heading="Bonus for joining",
        body="When you join an expedition, take the joining bonus printed above its space: coins or a travel card."
        " You get it at once and may use it immediately.",
        sources=DE,
        see=("africana.setup.bonus", "africana.expedition.bonus.kinds"),
        words="reward, money, movement card",
    ),
    Rule(
        id="africana.expedition.bonus.kinds",
        heading="Kinds of joining bonus",
        body="The rulebook speaks of coins or a travel card, and shows one space with two silver coins. According to a"
        " review there are three kinds: one coin, two coins, or a travel card. No source we have says which space has"
        " which bonus.",
        sources=DE,
        see=("africana.expedition.bonus",),
        words="reward, money, movement card, list of bonuses",
    ),
    Rule(
        id="africana.expedition.complete",
        heading="Completing expeditions",
        body="While your explorer stands on the destination of an expedition with one of your markers on it, you may"
        " complete it, at any time during action C (moving the explorer). If several such expeditions end there, you"
        " may complete all of them.",
        sources=DE,
        see=("africana.expedition.reward", "africana.expedition.markers-back"),
        words="finish, fulfil, arrive, achieve",
    ),
    Rule(
        id="africana.expedition.reward",
        heading="Reward for an expedition",
        body="Take the silver printed on the expedition card from the bank and put the card under your company"
        " card. At the end of the game it gives you its printed points. The others get nothing, even if"
        " they had joined it.",
        sources=DE,
        see=("africana.score.expeditions", "africana.expedition.complete"),
        words="money, coins, payout, victory points, participants",
    ),
    Rule(
        id="africana.expedition.markers-back",
        heading="Markers come back",
        body="When somebody completes an expedition, everybody takes their marker back from that card at once."
        " You can use it again. Only the player who completed it gets the reward.",
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
        body="While your explorer stands on the destination of one of your open adventures, you may complete it, at"
        " any time during action C (moving the explorer). If several of them have this destination, you may"
        " complete them all. Nobody can complete somebody else’s adventure.",
        short="At its destination; expeditions likewise.",
        sources=DE,
        see=("africana.adventure.artifact", "africana.adventure.helper"),
        words="finish, fulfil, quest, mission, arrive",
    ),
    Rule(
        id="africana.adventure.artifact",
        heading="Completing an artifact adventure",
        body="Take the silver printed on the card from the bank and put the card under your company card. At the end"
        " of the game it gives you its printed points and can be part of a collection.",
        sources=DE,
        see=("africana.score.artifacts", "africana.score.collections"),
        words="reward, money, coins, treasure, artefact, art object, relic",
    ),
    Rule(
        id="africana.adventure.helper",
        heading="Completing a helper adventure",
        body="Take a helper card of the symbol’s colour from the supply into your hand; you may use it at once. Put the"
        " adventure card under your company card. It gives no points, but it counts towards the penalty.",
        sources=DE,
        see=("africana.action.move.helper", "africana.score.helpers"),
        words="reward, assistant, guide, minus points",
    ),
    Rule(
        id="africana.limit.hand",
        heading="Hand limit",
        body="If you have more than {HAND} cards in hand at the end of your turn, discard cards of your choice until"
        " you have {HAND}. Travel cards, helper cards and the joker all count. Put discarded travel cards face"
        " up on the discard pile.",
        sources=DE,
        see=("africana.limit.hand.specials", "africana.limit.timing"),
        words="hand limit, maximum, too many cards, hand size, throw away, surplus, choice",
    ),
    Rule(
        id="africana.limit.hand.specials",
        heading="Discarding helper cards or the joker",
        body="To keep to the hand limit, you may also discard helper cards or your joker. They leave the game; they do"
        " not go on the discard pile.",
        sources=DE,
        see=("africana.limit.hand", "africana.score.helpers"),
        words="wild card, assistant, guide, throw away, removed",
    ),
    Rule(
        id="africana.limit.adventures",
        heading="Limit for open adventures",
        body="If you have more than {OPEN_ADVENTURES} open adventures at the end of your turn, discard adventures of"
        " your choice until you have {OPEN_ADVENTURES}. The discarded cards leave the game.",
        sources=DE,
        see=("africana.action.buy.limit", "africana.limit.timing"),
        words="maximum, too many, quest, mission, throw away, uncompleted, surplus, choice",
    ),
    Rule(
        id="africana.limit.timing",
        heading="When limits are checked",
        body="Check both card limits only at the end of your own turn. During your turn you may go over them. The"
        " last turn of the game is no exception.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.adventures"),
        words="hand limit, maximum, before scoring, exceeded",
    ),
    Rule(
        id="africana.refill",
        heading="Refilling the expeditions",
        body="After checking the card limits: if fewer than {DISPLAY} expeditions are on display, fill the empty"
        " spaces from left to right with cards from the expedition pile. Cards that already lie on a space do"
        " not move.",
        sources=DE,
        see=("africana.expedition.empty-space", "africana.end.trigger"),
        words="replenish, new cards, replace, end of turn, slide",
    ),
    Rule(
        id="africana.end.trigger",
        heading="What triggers the end of the game",
        body="If the expedition pile has too few cards to refill all the empty spaces, that triggers the end"
        " of the game. Finish the round, so that everybody has had the same number of turns. The last turn"
        " is that of the player to the right of the start player.",
        sources=DE,
        see=("africana.end.trigger.exact", "africana.end.trigger.count", "africana.end.round"),
        words="game end, trigger, last round, game over, final round, begins, completely",
    ),
    Rule(
        id="africana.end.trigger.exact",
        heading="Pile just large enough",
        body="If the very last card of the expedition pile fills the last empty space, the refill is complete. It does"
        " not trigger the end of the game. The rulebook does not mention this case, but the answer follows from its"
        " rules.",
        sources=OPEN,
        see=("africana.end.trigger",),
        words="pile used up exactly, empty pile, trigger, final round, begin, uses up",
    ),
    Rule(
        id="africana.end.trigger.count",
        heading="Expeditions until the end",
        body="Add up the expeditions completed by all players together. The turn in which this sum reaches or passes"
        " {LAST_EXPEDITION[4]} with four players, {LAST_EXPEDITION[3]} with three or {LAST_EXPEDITION[2]} with two"
        " triggers the end of the game. The rulebook does not give these numbers; they follow from the cards in the"
        " game.",
        short="Expeditions completed in all: 2 players → {LAST_EXPEDITION[2]} · 3 players →"
        " {LAST_EXPEDITION[3]} · 4 players → {LAST_EXPEDITION[4]}",
        sources=OPEN,
        see=("africana.end.trigger", "africana.setup.expeditions.count"),
        words="how many, number, total, trigger, game length, begins, together",
    ),
    Rule(
        id="africana.end.round",
        heading="Finishing the last round",
        body="When the end of the game is triggered, finish the round, so that everybody has had the same number of"
        " turns. The game ends right after the turn of the player to the right of the start player. If this player"
        " triggers the end, the game ends at once.",
        short="All have the same number of turns.",
        sources=DE,
        see=("africana.end.trigger", "africana.win"),
        words="final round, last turn, equal turns, game over, begins",
    ),
    Rule(
        id="africana.score.expeditions",
        heading="Expeditions",
        body="Each expedition card under your company card gives the points printed on it.",
        short="The points printed on the cards.",
        sources=DE,
        see=("africana.expedition.reward",),
        words="scoring, victory points, journey",
    ),
    Rule(
        id="africana.score.artifacts",
        heading="Artifacts",
        body="Each completed artifact adventure under your company card gives the points printed on it, on top of"
        " what it brings in a collection.",
        short="The points printed on the cards.",
        sources=DE,
        see=("africana.score.collections", "africana.adventure.artifact"),
        words="scoring, victory points, treasure, artefact, art object, relic",
    ),
    Rule(
        id="africana.score.collections",
        heading="Collections of artifacts",
        body="Completed artifacts form collections: {THREE_ALIKE} points for three alike, {FOUR_DIFFERENT} for four"
        " different ones, {TWO_ALIKE} for two alike, {TWO_DIFFERENT} for two different ones. Each artifact belongs to"
        " one collection at most. The rulebook does not say who groups them; we count the grouping that scores the"
        " most (our ruling).",
        short="Each artifact in one collection only, as gives the most: 3 alike → {THREE_ALIKE}"
        " · 4 different → {FOUR_DIFFERENT} · 2 alike → {TWO_ALIKE} · 2 different → {TWO_DIFFERENT}",
        sources=DE,
        see=("africana.score.artifacts", "africana.score.open", REPEAT),
        words="scoring, set, pair, triple, identical, same, set collection, artefact, split",
        ours="who groups the artifacts",
    ),
    Rule(
        id="africana.score.helpers",
        heading="Penalty for helpers",
        body="Completed helper adventures: one is free, two cost you {HELPER_PENALTY[2]} points, three or more cost"
        " {HELPER_PENALTY[3]} in all. The adventure cards count, even if you have discarded the helper card.",
        short="Completed: 1 → {HELPER_PENALTY[1]} · 2 → −{HELPER_PENALTY[2]} · 3 or more → −{HELPER_PENALTY[3]}",
        sources=DE,
        see=("africana.adventure.helper", "africana.score.open"),
        words="scoring, minus points, negative, deduct, assistant, guide",
    ),
    Rule(
        id="africana.score.money",
        heading="Money",
        body="Every full {SILVER_A_POINT} silver gives 1 point. A gold coin is worth {GOLD} silver.",
        short="1 point for every {SILVER_A_POINT} silver; gold is {GOLD} silver.",
        sources=DE,
        see=("africana.setup.bank", "africana.win.tie.money"),
        words="scoring, coins, cash, remaining money",
    ),
    Rule(
        id="africana.score.travel",
        heading="Travel cards",
        body="Every {CARDS_A_POINT} travel cards in your hand give 1 point. The joker and helper cards do not count."
        " The hand limit of {HAND} cards applies before scoring, too.",
        short="1 point for every {CARDS_A_POINT} in hand.",
        sources=DE,
        see=("africana.limit.hand", "africana.limit.timing"),
        words="remaining cards, movement cards, wild card, final score",
    ),
    Rule(
        id="africana.score.open",
        heading="Open artifact adventures",
        body="Each artifact adventure that is still open in front of you gives {OPEN_ARTIFACT} point and belongs to"
        " no collection. Open helper adventures give nothing and cost nothing. You have at most"
        " {OPEN_ADVENTURES} open adventures at the end of a turn.",
        short="{OPEN_ARTIFACT} point each; open helpers 0.",
        sources=DE,
        see=("africana.score.collections", "africana.score.helpers", "africana.limit.adventures"),
        words="scoring, uncompleted, incomplete, unfinished, quest, mission, artefact",
    ),
    Rule(
        id="africana.win",
        heading="Winner",
        body="The player with the most points wins.",
        sources=DE,
        see=("africana.win.tie.money",),
        words="victory, winning, highest score, total",
    ),
    Rule(
        id="africana.win.tie.money",
        heading="Tie: most silver",
        body="If players tie for the most points, the one with the most silver wins. If that is equal, too,"
        " they share the victory. By our ruling a gold coin counts as {GOLD} silver; the rulebook speaks"
        " only of silver coins.",
        short="Gold counts as {GOLD} silver.",
        sources=DE,
        see=(TIE_MONEY, "africana.win.tie.shared"),
        words="tie-break, tiebreaker, draw, equal points, silver coins",
        ours="that a gold coin counts as {GOLD} silver",
    ),
    Rule(
        id="africana.win.tie.shared",
        heading="Tie: shared victory",
        body="Players who are still tied after comparing their money share the victory.",
        short="If money is equal, too.",
        sources=DE,
        see=("africana.win.tie.money",),
        words="tie-break, tiebreaker, draw, equal, several winners",
    ),
    Rule(
        id="africana.info.own",
        heading="Looking at your own cards",
        body="You may look at the cards under your own company card at any time.",
        sources=DE,
        see=("africana.question.secret",),
        words="hidden, secret, open information, check, peek",
    ),
    Rule(
        id=REPEAT,
        heading="Does each type of collection count more than once?",
        body="May you score several collections of the same type, such as two pairs?",
        sources=DE,
        see=("africana.score.collections",),
        words="repeat, multiple, sets, twice",
        readings={
            "any": "You score any number of collections of each type.",
            "once": "You score each type of collection once at most.",
        },
        why="The German wording gives the points for every such collection.",
    ),
    Rule(
        id=TIE_MONEY,
        heading="Does gold count in the tie-break?",
        body="A tie goes to the player with the most silver coins. Does a gold coin count as {GOLD} silver?",
        sources=OPEN,
        see=("africana.win.tie.money",),
        words="tiebreaker, draw, equal points, money, value",
        readings={
            "value": "Compare all money; a gold coin counts as {GOLD} silver.",
            "silver": "Compare only silver coins.",
        },
        why="You may change coins at any time, so the number of silver coins alone means nothing.",
    ),
)
