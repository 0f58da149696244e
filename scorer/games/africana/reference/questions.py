"""Questions that people ask at the table."""

from ....reference.entries import Rule
from ..rulings import REPEAT, TIE_MONEY
from .rules import DE, OPEN

QUESTIONS = (
    Rule(
        id="africana.question.tie-gold",
        heading="Does gold count when money breaks a tie?",
        body="By default, yes: a gold coin counts as {GOLD} silver. The rulebook speaks only of silver coins, but you"
        " may change coins at any time, so their number alone means nothing.",
        sources=OPEN,
        see=(TIE_MONEY, "africana.win.tie.money", "africana.setup.bank"),
        words="tie-break, tiebreaker, draw, equal points, ruling",
    ),
    Rule(
        id="africana.question.tie-money-scored",
        heading="Does money that already gave points count in a tie?",
        body="Yes, it counts. You score points for your money without spending it, so you still have all of it when a"
        " tie is broken. The rulebook does not mention this; it is our ruling.",
        sources=OPEN,
        see=("africana.win.tie.money", "africana.score.money"),
        words="tie-break, tiebreaker, remainder, leftover coins",
    ),
    Rule(
        id="africana.question.gold-points",
        heading="Does gold count when I score money?",
        body="Yes, a gold coin counts as {GOLD} silver. Add up all your coins first: every full {SILVER_A_POINT}"
        " silver of the sum gives 1 point.",
        sources=DE,
        see=("africana.score.money",),
        words="scoring, convert, mixed, remaining money",
    ),
    Rule(
        id="africana.question.penalty-steps",
        heading="Are the penalties for helpers added up?",
        body="No, there is one penalty. Two completed helper adventures cost {HELPER_PENALTY[2]} points; three or"
        " more cost {HELPER_PENALTY[3]} points in all, and never more.",
        sources=DE,
        see=("africana.score.helpers",),
        words="minus points, negative, cumulative, assistant, guide, fourth",
    ),
    Rule(
        id="africana.question.penalty-cards",
        heading="Which cards count towards the penalty for helpers?",
        body="The completed helper adventures under your company card count, not the helper cards in your hand. So a"
        " helper card you discarded still counts through its adventure. An open helper adventure does not count.",
        sources=DE,
        see=("africana.score.helpers", "africana.limit.hand.specials"),
        words="minus points, negative, assistant, guide, thrown away",
    ),
    Rule(
        id="africana.question.joker-penalty",
        heading="Does the joker count towards the penalty?",
        body="No, the joker never counts. The penalty is for completed helper adventures, and no adventure card"
        " belongs to the joker.",
        sources=DE,
        see=("africana.score.helpers", "africana.components.joker"),
        words="wild card, minus points, negative, assistant",
    ),
    Rule(
        id="africana.question.several-collections",
        heading="May I score the same type of collection twice?",
        body="Yes, you may score any number of collections of each type. The German wording gives the points for"
        " every such collection.",
        sources=DE,
        see=(REPEAT, "africana.score.collections"),
        words="repeat, several pairs, sets, multiple, more than once",
    ),
    Rule(
        id="africana.question.split",
        heading="Who decides how artifacts are grouped into collections?",
        body="The rulebook does not say. Our ruling: we count the grouping that scores the most, because you would"
        " choose it anyway.",
        sources=OPEN,
        see=("africana.score.collections",),
        words="best combination, optimal, maximum, sets, split",
    ),
    Rule(
        id="africana.question.open-artifact",
        heading="Does an open artifact adventure count in a collection?",
        body="No, only cards under your company card form collections and give their printed points. An open artifact"
        " adventure gives {OPEN_ARTIFACT} point and nothing else.",
        sources=DE,
        see=("africana.score.open", "africana.score.collections"),
        words="uncompleted, incomplete, unfinished, set, artefact",
    ),
    Rule(
        id="africana.question.four-alike",
        heading="What are four artifacts of the same kind worth?",
        body="They are worth {THREE_ALIKE} points, on top of the points printed on them. There is no collection of"
        " four alike. If three of them form a collection, the fourth is free for a collection of different artifacts.",
        sources=DE,
        see=("africana.score.collections",),
        words="four of a kind, identical, all copies, set",
    ),
    Rule(
        id="africana.question.hand-limit-scoring",
        heading="Does the hand limit apply before the final scoring?",
        body="Yes, the limits apply at the end of every turn, so also at the end of your last one. Nobody has more"
        " than {HAND} cards in hand when you count points.",
        sources=DE,
        see=("africana.limit.timing", "africana.score.travel"),
        words="last turn, end of the game, maximum, travel cards",
    ),
    Rule(
        id="africana.question.discard-joker",
        heading="May I discard the joker to keep a travel card for scoring?",
        body="Yes, you choose which cards to discard. With {HAND} travel cards and the joker, discarding the joker"
        " brings you nothing: 5 travel cards give 2 points, and so do 4. If you hold helper cards, too, keeping one"
        " more travel card can bring a point; discarding a helper card then works just as well as discarding the"
        " joker.",
        sources=DE,
        see=("africana.limit.hand.specials", "africana.score.travel"),
        words="wild card, last turn, hand limit, throw away",
    ),
    Rule(
        id="africana.question.played-cards",
        heading="Do the cards played in the last move count as hand cards?",
        body="Travel cards you played do not count: they are on the discard pile before your turn ends. The joker and"
        " the helper cards are back in your hand and count for the hand limit.",
        sources=DE,
        see=("africana.action.move.return", "africana.limit.hand"),
        words="last turn, scoring, discarded, on the table",
    ),
    Rule(
        id="africana.question.exact-refill",
        heading="Does placing the last expedition card trigger the end?",
        body="No, not if you could fill all the empty spaces. Only a pile with too few cards triggers the end of the"
        " game. The rulebook does not mention this case, but the answer follows from its rules.",
        sources=OPEN,
        see=("africana.end.trigger.exact", "africana.end.trigger"),
        words="empty pile, trigger, game end, exactly enough, begins",
    ),
    Rule(
        id="africana.question.end-last-player",
        heading="What if the last player of the round triggers the end?",
        body="Then the game ends right after this turn. Everybody has had the same number of turns.",
        sources=DE,
        see=("africana.end.round",),
        words="trigger, extra round, final turn, equal turns, begins",
    ),
    Rule(
        id="africana.question.partial-refill",
        heading="What if the pile is too small to fill all spaces?",
        body="Fill as many empty spaces as you can from left to right; the others stay empty. This triggers"
        " the end of the game, and the remaining turns of the round are played with fewer expeditions. The"
        " rulebook does not say this; it is our ruling.",
        sources=OPEN,
        see=("africana.refill", "africana.end.trigger"),
        words="not enough cards, partial, final round, gaps",
    ),
    Rule(
        id="africana.question.last-turn",
        heading="Who has the last turn of the game?",
        body="The player to the right of the start player has the last turn. This is the player whose company has the"
        " highest number in the game.",
        sources=DE,
        see=("africana.end.round", "africana.setup.companies"),
        words="final turn, seat, last player, counter-clockwise",
    ),
    Rule(
        id="africana.question.free-page",
        heading="Is the first page free per action or per book?",
        body="The first page of each action is free. A turn has only one action, and you can use only one book"
        " in it, so you have one free page per turn. Each further page costs {LEAF} silver; turn as many"
        " as you can pay for.",
        sources=DE,
        see=("africana.action.buy.leaf", "africana.action.buy.hemisphere"),
        words="leaf, flip, turn the page, first flip, per turn, cost",
    ),
    Rule(
        id="africana.question.page-back",
        heading="Does turning a page back cost money?",
        body="Yes, it costs {LEAF} silver, unless it is the first page of your action. Forward or back makes no"
        " difference.",
        sources=DE,
        see=("africana.action.buy.leaf.direction", "africana.action.buy.leaf"),
        words="leaf, flip back, direction, return, backwards",
    ),
    Rule(
        id="africana.question.next-card",
        heading="Does the card under a bought card count as a turned page?",
        body="No, it does not count. When you buy a card, the card under it is then on top and you can buy it, too."
        " Only a card that you turn over counts as a turned page. The rulebook does not mention this case, but the"
        " answer follows from its rules.",
        sources=OPEN,
        see=("africana.action.buy.leaf", "africana.action.buy.top"),
        words="leaf, flip, revealed, visible, next card, cost",
    ),
    Rule(
        id="africana.question.page-no-money",
        heading="May I turn pages without any money?",
        body="Yes, but only one page: the first of your action, which is free. You must pay for every further page.",
        sources=DE,
        see=("africana.action.buy.leaf",),
        words="leaf, flip, turn the page, broke, no coins, look only",
    ),
    Rule(
        id="africana.question.keep-money",
        heading="Must I keep enough money to buy a card when I turn pages?",
        body="No, you may spend all your money on turning pages. You need not buy anything.",
        sources=DE,
        see=("africana.action.buy.none", "africana.action.buy.leaf"),
        words="leaf, flip, reserve, afford, look only, optional",
    ),
    Rule(
        id="africana.question.only-gold",
        heading="How do I pay silver if I have only gold?",
        body="Change a gold coin into {GOLD} silver coins at the bank. You may do so at any time.",
        sources=DE,
        see=("africana.setup.bank", "africana.action.buy.leaf"),
        words="small change, convert, exchange, swap",
    ),
    Rule(
        id="africana.question.colour-change",
        heading="Which cards may change colour, and when?",
        body="You may change the colour of any number of travel cards and helper cards, for {RECOLOUR} silver"
        " each; the joker does not need it. The rulebook does not say when. Our ruling: pay when you play"
        " the card. You may use money you gained earlier in the same action.",
        sources=DE,
        see=("africana.action.move.recolour",),
        words="recolour, recolor, color change, how often, wild card, pay",
        ours="when you pay for it",
    ),
    Rule(
        id="africana.question.colour-change-helper",
        heading="Does a helper card that changed colour go back to my hand?",
        body="Yes, every helper card you play goes back to your hand. You discard only travel cards.",
        sources=DE,
        see=("africana.action.move.recolour", "africana.action.move.return"),
        words="recolour, recolor, color change, assistant, guide, lost",
    ),
    Rule(
        id="africana.question.move-for-money",
        heading="May I pay for a step without playing a card?",
        body="No, the {RECOLOUR} silver only change the colour of a card. You must still play this card.",
        sources=DE,
        see=("africana.action.move.recolour", "africana.action.move.step"),
        words="buy movement, no cards, recolour, recolor, move for money",
    ),
    Rule(
        id="africana.question.no-move",
        heading="May I join or complete something without moving?",
        body="Yes, if your explorer is already at the right place and you choose action C (moving the"
        " explorer). The rulebook says so for joining, and it describes completing in the same way: at any"
        " time in this action.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.complete", "africana.adventure.complete"),
        words="stay, already there, before the first step, no step",
    ),
    Rule(
        id="africana.question.join-other-action",
        heading="May I join an expedition when I draw or buy cards?",
        body="No, you can join and complete only in action C (moving the explorer).",
        sources=DE,
        see=("africana.expedition.join", "africana.turn.action"),
        words="action A, action B, outside, start of turn",
    ),
    Rule(
        id="africana.question.join-and-complete",
        heading="May I join and complete an expedition in the same action?",
        body="Yes, if your explorer gets from the start place to the destination in this action. The rulebook does"
        " not mention this case, and nothing in it forbids it.",
        sources=OPEN,
        see=("africana.expedition.join", "africana.expedition.complete"),
        words="same turn, at once, in one go, finish",
    ),
    Rule(
        id="africana.question.marker-again",
        heading="May I use a returned marker again in the same action?",
        body="Yes, you get your markers back at once and can use them again. But you can join only an expedition on"
        " display that has none of your markers on it.",
        sources=DE,
        see=("africana.expedition.markers-back", "africana.expedition.join.once"),
        words="same turn, reuse, token, join again",
    ),
    Rule(
        id="africana.question.refill-during-turn",
        heading="Are empty expedition spaces refilled during a turn?",
        body="No, they are refilled at the end of the turn. So you cannot join a new expedition in the turn in which"
        " its card is revealed.",
        sources=DE,
        see=("africana.expedition.empty-space", "africana.refill"),
        words="immediately, mid-turn, replace, new card",
    ),
    Rule(
        id="africana.question.movement-card",
        heading="Where does the travel card of a joining bonus come from?",
        body="From the draw pile. This is our ruling: the German rulebook uses another word for the travel card here"
        " and does not say where it comes from.",
        sources=OPEN,
        see=("africana.expedition.bonus", "africana.action.draw"),
        words="movement card, which card, reward, deck, blind, unseen, Bewegungskarte, Reisekarte",
    ),
    Rule(
        id="africana.question.no-travel-cards",
        heading="What if no travel card is left for a joining bonus?",
        body="Then you get no card. The rulebook does not say so; it is our ruling for a case that hardly ever"
        " happens, because there are {TRAVEL_CARDS} travel cards.",
        sources=OPEN,
        see=("africana.action.draw.reshuffle", "africana.expedition.bonus"),
        words="empty, both piles, run out, deck",
    ),
    Rule(
        id="africana.question.must-complete",
        heading="Must I join or complete whatever I can?",
        body="No, both are optional: you may join or complete, but you never have to. For example, you can leave a"
        " helper adventure open to avoid the penalty; it then gives you no helper card and no points.",
        sources=DE,
        see=("africana.expedition.join", "africana.adventure.complete", "africana.score.open"),
        words="mandatory, forced, obligation, decline, refuse, optional",
    ),
    Rule(
        id="africana.question.keep-open",
        heading="May I discard an open adventure whenever I like?",
        body="No, you discard an open adventure only if you have more than {OPEN_ADVENTURES} at the end of your turn."
        " It may stay open until the end of the game. The rulebook mentions no other way to discard it; this is our"
        " ruling.",
        sources=DE,
        see=("africana.limit.adventures", "africana.score.open"),
        words="get rid of, throw away, refuse, give back, voluntarily, limit",
        ours="that there is no other way to discard it",
    ),
    Rule(
        id="africana.question.two-same-helpers",
        heading="May I have two helper cards of the same colour?",
        body="Yes, each helper symbol is on {HELPERS_PER_COLOUR} adventure cards, and you may complete both.",
        sources=DE,
        see=("africana.components.adventure.helpers", "africana.adventure.helper"),
        words="assistant, guide, duplicate, double, color",
    ),
    Rule(
        id="africana.question.helper-supply",
        heading="Can the helper cards of a colour run out?",
        body="No, there are {HELPERS_PER_COLOUR} helper cards and {HELPERS_PER_COLOUR} helper adventures of each"
        " colour. The rulebook does not say so; it follows from the numbers of cards.",
        sources=OPEN,
        see=("africana.components.helper", "africana.components.adventure.helpers"),
        words="supply, empty, assistant, guide, none left",
    ),
    Rule(
        id="africana.question.discarded-helper",
        heading="Where do discarded helper cards and jokers go?",
        body="They leave the game. The rulebook first sends all discarded hand cards to the discard pile, but then says"
        " that helper cards and jokers are removed; the more specific sentence applies.",
        sources=DE,
        see=("africana.limit.hand.specials",),
        words="wild card, assistant, guide, throw away, out of the game",
    ),
    Rule(
        id="africana.question.secret",
        heading="Are hands, money and completed cards secret?",
        body="Our ruling: your hand is secret. Agree before the game whether money and the cards under the company"
        " cards are secret, too. The rulebook says only that you may look under your own company card at any time.",
        sources=DE,
        see=("africana.info.own",),
        words="hidden, open information, show, public, ask",
        ours="that your hand is secret",
    ),
    Rule(
        id="africana.question.negative",
        heading="Can a total be below zero?",
        body="Yes, a total can be below zero. The rulebook gives no lower limit, so we set none.",
        sources=OPEN,
        see=("africana.score.helpers", "africana.win"),
        words="negative score, minus points, minimum",
    ),
    Rule(
        id="africana.question.two-symbols",
        heading="Is one card enough for a place with two symbols?",
        body="Yes, one card is enough. Choose one of the two symbols and play one card for it.",
        sources=DE,
        see=("africana.action.move.step",),
        words="two colours, colors, icons, both cards, city, location",
    ),
    Rule(
        id="africana.question.display-moves",
        heading="Do expeditions move along when a space becomes empty?",
        body="No, cards stay on their spaces, and you fill only the empty spaces. The joining bonus belongs to the"
        " space, so it stays the same for a card that lies there.",
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
    Rule(
        id="africana.question.expedition-or-adventure",
        heading="What is the difference between an expedition and an adventure?",
        body="An expedition is open to all: whoever has a marker on it may complete it, and the first to do so gets the"
        " card. An adventure is yours alone: you buy it from a book, and it has no start place and needs no marker."
        " Both are completed at their destination.",
        sources=DE,
        see=("africana.expedition.join", "africana.expedition.reward", "africana.action.buy.price"),
    ),
    Rule(
        id="africana.question.joker-or-helper",
        heading="What is the difference between a joker, a helper card and a helper adventure?",
        body="A joker stands for any travel card, a helper card only for one of its colour. Both go back to your hand"
        " after the move. You have your joker from the start. A helper card is what you get for a helper adventure, an"
        " adventure card that you buy and complete; only such adventures count towards the penalty.",
        sources=DE,
        see=("africana.action.move.joker", "africana.action.move.helper", "africana.adventure.helper"),
    ),
    Rule(
        id="africana.question.what-money-buys",
        heading="What can I buy, and can I sell anything?",
        body="You can pay for three things only: adventure cards, further pages, and changing the colour of a card. You"
        " cannot buy travel cards, helper cards or expeditions, and you cannot sell anything. The rulebook does not say"
        " so in so many words; it follows, because no other price is named.",
        sources=OPEN,
        see=("africana.action.buy.price", "africana.action.buy.leaf", "africana.action.move.recolour"),
    ),
    Rule(
        id="africana.question.only-end",
        heading="Does anything but the expedition pile trigger the end?",
        body="No, only an expedition pile with too few cards does. If nobody completes an expedition for a whole round,"
        " play simply goes on. It also goes on when a book is empty; there is then nothing to buy from it. The rulebook"
        " does not mention these cases, but the answer follows from its rules.",
        sources=DE,
        see=("africana.end.trigger", "africana.action.buy.top", "africana.action.draw.reshuffle"),
        ours="that play goes on in the other cases",
    ),
    Rule(
        id="africana.question.tactics",
        heading="Which tips does the rulebook give?",
        body="Have enough money before you search a book, and buy several adventures in one action. Helpers can be"
        " worth their penalty, because they make travelling easier. Watch what others turn up in the books, and buy"
        " artifacts that would bring them many points. Change the colour of a card only if it really matters.",
        sources=DE,
        see=("africana.score.helpers", "africana.action.buy.many", "africana.action.move.recolour"),
    ),
    Rule(
        id="africana.question.not-in-the-game",
        heading="Are there dice, fights, trading or stealing?",
        body="No, there are no dice, event cards or score track, and no animals, camps, monuments or ships."
        " Nobody fights, pushes others away, builds or improves anything, nothing happens to you on the"
        " way, and nobody gains or loses a turn. There are no loans, interest or taxes, and no points for"
        " having the most of something. Nothing passes from player to player: you cannot trade, give away,"
        " lend or steal cards or money. You use only your own joker, helper cards and adventures. The"
        " rulebook does not list this; it follows, because its rules have none of it.",
        sources=OPEN,
        see=("africana.question.what-money-buys", "africana.question.rulebook-silent", "africana.turn.action"),
    ),
    Rule(
        id="africana.question.rulebook-silent",
        heading="What if somebody leaves, cheats or takes back a move?",
        body="The rulebook says nothing about this, nor about teams, playing alone, talking and advice, thinking"
        " time, lost parts or looking through piles. So agree on it. Our suggestions: the others play on; talk as you"
        " like; take a move back only until something new has been revealed; look through the discard pile, but never"
        " at face-down cards; use something else for a lost part.",
        sources=OPEN,
        see=("africana.question.secret", "africana.question.not-in-the-game", "africana.components.company"),
    ),
)
