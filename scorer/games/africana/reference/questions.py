"""Questions that people ask at the table."""

from ....reference.entries import AGREES, SILENT, Rule
from ..rulings import REPEAT, TIE_MONEY

DE = {"de": AGREES}
OPEN = {"de": SILENT}

QUESTIONS = (
    Rule(
        id="africana.question.tie-gold",
        heading="Does gold count when money breaks a tie?",
        body="Yes, a gold coin counts as {GOLD} silver. The rulebook speaks only of silver coins, so this is our"
        " ruling: coins may be changed at any time, and so the number of silver coins alone means nothing.",
        sources=OPEN,
        see=(TIE_MONEY, "africana.win.tie.money", "africana.setup.bank"),
        words="tie-break, tiebreaker, draw, equal points",
    ),
    Rule(
        id="africana.question.tie-money-scored",
        heading="Does money that already gave points count in a tie?",
        body="Yes. Points for money are not paid for, so a player still has all of their money when a tie is broken."
        " The rulebook does not mention this; it is our ruling.",
        sources=OPEN,
        see=("africana.win.tie.money", "africana.score.money"),
        words="tie-break, tiebreaker, remainder, leftover coins",
    ),
    Rule(
        id="africana.question.gold-points",
        heading="Does gold count for the points for money?",
        body="Yes, a gold coin counts as {GOLD} silver. Add up the value of all coins first: every full"
        " {SILVER_A_POINT} silver of the sum give 1 point.",
        sources=DE,
        see=("africana.score.money",),
        words="scoring, convert, mixed, remaining money",
    ),
    Rule(
        id="africana.question.penalty-steps",
        heading="Are the penalties for helpers added up?",
        body="No. Two completed helper adventures cost {HELPER_PENALTY[2]} points. Three or more cost"
        " {HELPER_PENALTY[3]} points in all, and never more than that.",
        sources=DE,
        see=("africana.score.helpers",),
        words="minus points, negative, cumulative, assistant, guide, fourth",
    ),
    Rule(
        id="africana.question.penalty-cards",
        heading="Which cards count for the penalty for helpers?",
        body="The completed helper adventures under the company card count, not the helper cards in hand. So a helper"
        " card that was discarded still counts through its adventure, and an open helper adventure does not count.",
        sources=DE,
        see=("africana.score.helpers", "africana.limit.hand.specials"),
        words="minus points, negative, assistant, guide, thrown away",
    ),
    Rule(
        id="africana.question.joker-penalty",
        heading="Does the joker card count for the penalty?",
        body="No. The penalty counts adventure cards with a helper symbol, and no adventure card belongs to the joker"
        " card.",
        sources=DE,
        see=("africana.score.helpers", "africana.components.joker"),
        words="wild card, minus points, negative, assistant",
    ),
    Rule(
        id="africana.question.several-collections",
        heading="May I score the same type of collection twice?",
        body="Yes, any number of collections of each type may be scored. The German wording gives the points for every"
        " such collection.",
        sources=DE,
        see=(REPEAT, "africana.score.collections"),
        words="repeat, several pairs, sets, multiple, more than once",
    ),
    Rule(
        id="africana.question.split",
        heading="Who decides how artifacts are split into collections?",
        body="The rulebook does not say. Our ruling is that the split with the most points counts, because every player"
        " would choose it.",
        sources=OPEN,
        see=("africana.score.collections",),
        words="best combination, optimal, maximum, sets",
    ),
    Rule(
        id="africana.question.open-artifact",
        heading="Does an open artifact adventure count in a collection?",
        body="No. Only cards under the company card form collections and give their printed points. An open artifact"
        " adventure gives {OPEN_ARTIFACT} point and nothing else.",
        sources=DE,
        see=("africana.score.open", "africana.score.collections"),
        words="uncompleted, incomplete, unfinished, set, artefact",
    ),
    Rule(
        id="africana.question.four-alike",
        heading="What are four artifacts of the same kind worth?",
        body="They are worth {THREE_ALIKE} points, besides the points printed on them. There is no collection of four"
        " alike; if three of them form a collection, the fourth is free for a collection of different artifacts.",
        sources=DE,
        see=("africana.score.collections",),
        words="four of a kind, identical, all copies, set",
    ),
    Rule(
        id="africana.question.hand-limit-scoring",
        heading="Does the hand limit apply before the final scoring?",
        body="Yes. The limits are checked at the end of every turn, so also at the end of the last one. Nobody has more"
        " than {HAND} cards in hand when points are counted.",
        sources=DE,
        see=("africana.limit.timing", "africana.score.travel"),
        words="last turn, end of the game, maximum, travel cards",
    ),
    Rule(
        id="africana.question.discard-joker",
        heading="May I discard the joker card to keep a travel card for scoring?",
        body="Yes, the player chooses which cards to discard. With {HAND} travel cards and the joker card in hand it"
        " brings nothing, because one travel card fewer gives the same points. It can bring a point if helper cards are"
        " in the hand, too.",
        sources=DE,
        see=("africana.limit.hand.specials", "africana.score.travel"),
        words="wild card, last turn, hand limit, throw away",
    ),
    Rule(
        id="africana.question.played-cards",
        heading="Do the cards played in the last move count as hand cards?",
        body="Played travel cards do not count: they go to the discard pile before the turn ends. The joker card and"
        " the helper cards go back to the hand and count for the hand limit.",
        sources=DE,
        see=("africana.action.move.return", "africana.limit.hand"),
        words="last turn, scoring, discarded, on the table",
    ),
    Rule(
        id="africana.question.exact-refill",
        heading="Does the end begin when the last expedition card is placed?",
        body="Not if all empty spaces could be filled. The end begins only when the pile has too few cards for a"
        " refill; the rulebook does not mention the exact case, but this follows from it.",
        sources=OPEN,
        see=("africana.end.trigger.exact", "africana.end.trigger"),
        words="empty pile, trigger, game end, exactly enough",
    ),
    Rule(
        id="africana.question.end-last-player",
        heading="What if the last player of the round begins the end?",
        body="Then the game ends at once after this turn. All players have had the same number of turns.",
        sources=DE,
        see=("africana.end.round",),
        words="trigger, extra round, final turn, equal turns",
    ),
    Rule(
        id="africana.question.partial-refill",
        heading="What if the pile is too small to fill all spaces?",
        body="Fill as many empty spaces as possible from left to right; the others stay empty, and the remaining turns"
        " are played with fewer expeditions. The rulebook does not say this; it is our ruling.",
        sources=OPEN,
        see=("africana.refill", "africana.end.trigger"),
        words="not enough cards, partial, final round, gaps",
    ),
    Rule(
        id="africana.question.last-turn",
        heading="Who has the last turn of the game?",
        body="The player to the right of the start player has the last turn. It is the player whose company has the"
        " highest number of those in the game.",
        sources=DE,
        see=("africana.end.round", "africana.setup.companies"),
        words="final turn, seat, last player, counter-clockwise",
    ),
    Rule(
        id="africana.question.free-page",
        heading="Is the first page free in each action or for each book?",
        body="The first page of each action is free. A turn has only one action, and only one book can be used in it,"
        " so this is one free page in a turn.",
        sources=DE,
        see=("africana.action.buy.leaf", "africana.action.buy.hemisphere"),
        words="leaf, flip, turn the page, first flip, per turn, cost",
    ),
    Rule(
        id="africana.question.page-back",
        heading="Does turning a page backwards cost money?",
        body="Yes, unless it is the first page turned in the action. Each further page costs {LEAF} silver, whichever"
        " way it is turned.",
        sources=DE,
        see=("africana.action.buy.leaf.direction", "africana.action.buy.leaf"),
        words="leaf, flip back, direction, return",
    ),
    Rule(
        id="africana.question.next-card",
        heading="Does the card under a bought card count as a turned page?",
        body="No. When a card is bought, the card under it is now on top and can be bought, too. Only turning a card"
        " over costs money; the rulebook does not mention this case, but this follows from it.",
        sources=OPEN,
        see=("africana.action.buy.leaf", "africana.action.buy.top"),
        words="leaf, flip, revealed, visible, next card, cost",
    ),
    Rule(
        id="africana.question.page-no-money",
        heading="May I turn pages without any money?",
        body="Yes, but only one page: the first of the action, which is free. Every further page must be paid for.",
        sources=DE,
        see=("africana.action.buy.leaf",),
        words="leaf, flip, turn the page, broke, no coins, look only",
    ),
    Rule(
        id="africana.question.keep-money",
        heading="Must I keep enough money to buy a card when I turn pages?",
        body="No. Buying is optional, so all of the money may be spent on turning pages.",
        sources=DE,
        see=("africana.action.buy.none", "africana.action.buy.leaf"),
        words="leaf, flip, reserve, afford, look only",
    ),
    Rule(
        id="africana.question.only-gold",
        heading="How do I pay silver if I have only gold?",
        body="Change a gold coin into {GOLD} silver coins at the bank. This is allowed at any time.",
        sources=DE,
        see=("africana.setup.bank", "africana.action.buy.leaf"),
        words="small change, convert, exchange, swap",
    ),
    Rule(
        id="africana.question.colour-change",
        heading="Which cards may change colour, and when?",
        body="Any number of travel cards and helper cards may change colour; the joker card does not need it."
        " The rulebook does not say when, so this is our ruling: the money is paid when the card is played, and money"
        " gained earlier in the same action may be used.",
        sources=OPEN,
        see=("africana.action.move.recolour",),
        words="recolour, recolor, color change, how often, wild card, pay",
    ),
    Rule(
        id="africana.question.colour-change-helper",
        heading="Does a helper card that changed colour go back to the hand?",
        body="Yes. All played helper cards go back to the hand; only travel cards are discarded.",
        sources=DE,
        see=("africana.action.move.recolour", "africana.action.move.return"),
        words="recolour, recolor, color change, assistant, guide, lost",
    ),
    Rule(
        id="africana.question.move-for-money",
        heading="May I pay for a step without playing a card?",
        body="No. The {RECOLOUR} silver only change the colour of a card, and this card must still be played.",
        sources=DE,
        see=("africana.action.move.recolour", "africana.action.move.step"),
        words="buy movement, no cards, recolour, recolor, move for money",
    ),
    Rule(
        id="africana.question.no-move",
        heading="May I join or complete something without moving?",
        body="Yes, but only if moving the explorer is the action of the turn. The rulebook says so for joining, and it"
        " describes completing in the same way: at any time in this action.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.complete", "africana.adventure.complete"),
        words="stay, already there, before the first step, no step",
    ),
    Rule(
        id="africana.question.join-other-action",
        heading="May I join an expedition when I draw or buy cards?",
        body="No. Joining and completing are possible only in the action of moving the explorer.",
        sources=DE,
        see=("africana.expedition.join", "africana.turn.action"),
        words="action A, action B, outside, start of turn",
    ),
    Rule(
        id="africana.question.join-and-complete",
        heading="May I join and complete an expedition in the same action?",
        body="Yes, if the explorer gets from the start place to the destination in this action. The rulebook does not"
        " mention this case, and nothing in it forbids it.",
        sources=OPEN,
        see=("africana.expedition.join", "africana.expedition.complete"),
        words="same turn, at once, in one go, finish",
    ),
    Rule(
        id="africana.question.marker-again",
        heading="May I use a returned marker again in the same action?",
        body="Yes. Markers come back at once and can be used again, but only for an expedition that is on display and"
        " has no marker of this player on it.",
        sources=DE,
        see=("africana.expedition.markers-back", "africana.expedition.join.once"),
        words="same turn, reuse, token, join again",
    ),
    Rule(
        id="africana.question.refill-during-turn",
        heading="Are empty expedition spaces refilled during a turn?",
        body="No, they are refilled at the end of the turn. So a new expedition cannot be joined in the turn in which"
        " its card is turned up.",
        sources=DE,
        see=("africana.expedition.empty-space", "africana.refill"),
        words="immediately, mid-turn, replace, new card",
    ),
    Rule(
        id="africana.question.movement-card",
        heading="Is the movement card of a joining bonus a travel card?",
        body="Yes, the German rulebook uses two words for the same thing. That it is drawn from the draw pile is our"
        " ruling, because the rulebook does not say where it comes from.",
        sources=OPEN,
        see=("africana.expedition.bonus", "africana.action.draw"),
        words="which card, reward, deck, blind, unseen, Bewegungskarte, Reisekarte",
    ),
    Rule(
        id="africana.question.no-travel-cards",
        heading="What if no travel card is left for a joining bonus?",
        body="Then the player gets no card. The rulebook does not say so; this is our ruling for a case that hardly"
        " ever happens, because there are {TRAVEL_CARDS} travel cards.",
        sources=OPEN,
        see=("africana.action.draw.reshuffle", "africana.expedition.bonus"),
        words="empty, both piles, run out, deck",
    ),
    Rule(
        id="africana.question.must-complete",
        heading="Must I join or complete whatever I can?",
        body="No, both are optional. A player may, for example, leave a helper adventure open to avoid the penalty;"
        " it then gives no helper card, no points and no minus points.",
        sources=DE,
        see=("africana.expedition.join", "africana.adventure.complete", "africana.score.open"),
        words="mandatory, forced, obligation, decline, refuse",
    ),
    Rule(
        id="africana.question.keep-open",
        heading="May I discard an open adventure whenever I like?",
        body="No. An adventure may stay open until the end of the game, and a player discards only those above the"
        " limit of {OPEN_ADVENTURES} at the end of their turn. The rulebook mentions no other way; this is our ruling.",
        sources=OPEN,
        see=("africana.limit.adventures", "africana.score.open"),
        words="get rid of, throw away, refuse, give back, voluntarily",
    ),
    Rule(
        id="africana.question.two-same-helpers",
        heading="May I have two helper cards of the same colour?",
        body="Yes. Each helper symbol is on {HELPERS_PER_COLOUR} adventure cards, and a player may complete both.",
        sources=DE,
        see=("africana.components.adventure.helpers", "africana.adventure.helper"),
        words="assistant, guide, duplicate, double, color",
    ),
    Rule(
        id="africana.question.helper-supply",
        heading="Can the helper cards of a colour run out?",
        body="No. There are as many helper cards of each colour as there are helper adventures of this colour, namely"
        " {HELPERS_PER_COLOUR}. The rulebook does not say so; it follows from the numbers of cards.",
        sources=OPEN,
        see=("africana.components.helper", "africana.components.adventure.helpers"),
        words="supply, empty, assistant, guide, none left",
    ),
    Rule(
        id="africana.question.discarded-helper",
        heading="Where do discarded helper and joker cards go?",
        body="They leave the game. The rulebook first sends all discarded hand cards to the discard pile, but then says"
        " that these cards are removed; the more exact sentence counts.",
        sources=DE,
        see=("africana.limit.hand.specials",),
        words="wild card, assistant, guide, throw away, out of the game",
    ),
    Rule(
        id="africana.question.secret",
        heading="Are hands, money and completed cards secret?",
        body="The rulebook says only that players may look under their own company card at any time. Our ruling is that"
        " hand cards are secret. Players agree before the game whether money and the cards under the company cards are"
        " secret, too.",
        sources=OPEN,
        see=("africana.info.own",),
        words="hidden, open information, show, public, ask",
    ),
    Rule(
        id="africana.question.negative",
        heading="Can a total be below zero?",
        body="Yes. The rulebook gives no lower limit for the total, so we do not set one.",
        sources=OPEN,
        see=("africana.score.helpers", "africana.win"),
        words="negative score, minus points, minimum",
    ),
    Rule(
        id="africana.question.two-symbols",
        heading="Is one card enough for a place with two symbols?",
        body="Yes. The player chooses one of the two symbols and plays one card for it.",
        sources=DE,
        see=("africana.action.move.step",),
        words="two colours, colors, icons, both cards, city, location",
    ),
    Rule(
        id="africana.question.display-moves",
        heading="Do expeditions move along when a space becomes empty?",
        body="No. Cards stay on their spaces, and only the empty spaces are filled. The joining bonus belongs to the"
        " space, so it does not change for a card that lies there.",
        sources=DE,
        see=("africana.refill", "africana.setup.bonus"),
        words="slide, shift, rearrange, row, gap",
    ),
    Rule(
        id="africana.question.coins-run-out",
        heading="What if the coins run out?",
        body="Use something else in their place. The number of coins is not a limit.",
        sources=DE,
        see=("africana.components.coins",),
        words="bank empty, not enough money, substitute, supply",
    ),
)
