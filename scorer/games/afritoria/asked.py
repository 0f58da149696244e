"""How players ask for the entries of Afritoria: phrases for the search, separated by semicolons."""

ASKED = {
    "afritoria.components.wild": (
        "how many lions of each colour are there; how often does each creature appear; normal cards with "
        "beasts, how many; how often is the zebra in the box; do I have doubles of each critter; how many "
        "critters per suit should I count; is every beast there twice in blue"
    ),
    "afritoria.components.ranger": (
        "how many park guards are in the box; number of good guys with binoculars; are guards counted as "
        "normal beasts; how many wardens should be in the deck; I only find three guys in khaki, is one lost;"
        " does the keeper belong to a suit; are wardens critters or something extra"
    ),
    "afritoria.components.poacher": (
        "how many hunters are in the box; number of bad guys with guns; is a thief card a beast; how many "
        "crooks are in the deck; I only count three baddies, one missing; does the crook with the rifle have "
        "a colour; is the gunman an animal card"
    ),
    "afritoria.components.total": (
        "how many cards should there be; is my pack complete; count of everything in the box; I've counted "
        "95, did we lose one; how big is the full deck; what's all in this little box; how many critters and "
        "how many people cards"
    ),
    "afritoria.card.strength": (
        "is a buffalo stronger than a hyena; who beats whom, list of beasts; number on a leopard; order from "
        "weak to strong; does a leopard beat a hyena; what number has the giraffe got; which critter is the "
        "toughest and which the wimpiest; is the lion higher than the elephant; what's the pecking order of "
        "the critters"
    ),
    "afritoria.card.points": (
        "how many points is a giraffe worth; which beasts give 3; why is the little porcupine worth more than"
        " a lion; how much do I score for a meerkat; why do the tiny critters bring more; is an elephant "
        "really just one; what's a hyena worth when we tot up"
    ),
    "afritoria.card.points.sum": (
        "how many points can be won overall; total value of all blue cards; sum for 3 people; how much is a "
        "whole suit worth altogether; how many points are in the deck with four of us; what's the most anyone"
        " could score; all the browns together, how much"
    ),
    "afritoria.card.park": (
        "which reserve is the green one; Serengeti, what colour is it; what do the colours mean; what are the"
        " place names good for; which colour is Masai Mara; does the park name change anything; why is there "
        "a national park on the cards"
    ),
    "afritoria.setup.colours": (
        "how many people can join; which suits do we take out for 2; how many colours for three of us; can "
        "five of us play; three folks here, how many suits do we use; do I chuck out two colours for a duel; "
        "is it playable with two"
    ),
    "afritoria.setup.specials": (
        "do we remove guards or hunters with fewer people; how many hunters for two people; are all 8 extras "
        "always used; do all the wardens and crooks go in for two folks; how many people cards do we shuffle "
        "in; should I leave some baddies out with three; extras, do we need every one"
    ),
    "afritoria.setup.deck": (
        "what do I mix together at the beginning; how thick is the stack with 3 people; do hunters go in with"
        " the beasts; what goes in the deck before we deal; two of us, how many should I be shuffling; do the"
        " wardens get mixed into the critters; is 74 right for three folks"
    ),
    "afritoria.setup.hand": (
        "how many cards do I get at the beginning; may I show what I am holding; how many to deal to "
        "everybody; how many do you deal me; is it five or six in my fingers; can my sister see what I've "
        "got; do I hide my fan of critters"
    ),
    "afritoria.setup.pile": (
        "where do the leftover cards go after dealing; how many remain in the middle for 2 people; stack on "
        "the table; what do I do with the rest after dealing; how many are left in the middle for three; does"
        " the leftover deck lie upside down; where do I put the remaining ones"
    ),
    "afritoria.setup.market": (
        "how many cards are laid open before we begin; first display in the middle; turn over three for three"
        " people; how many do I flip into the middle to begin; what's up for grabs at the very start; four of"
        " us, four open ones; who turns over the first ones"
    ),
    "afritoria.round.market": (
        "how many do we lay out each time; what do we do first each round; not enough left for the display; "
        "how many critters are up for grabs each time; do we first flip some from the deck; who lays out the "
        "new ones; the deck doesn't have enough to lay out"
    ),
    "afritoria.round.play": (
        "what may I put down; do we all pick in secret; choosing which beast goes out; which one can I chuck "
        "out; do I lay mine down hidden; may I chuck a crook instead of a critter; does everyone choose at "
        "once or in turns"
    ),
    "afritoria.round.reveal": (
        "when do we flip what we picked; do we show one after another or together; everybody turns over now; "
        "when do we all show what we chucked out; flip together on three; do I have to wait until everybody's"
        " picked; may I turn mine up last"
    ),
    "afritoria.round.specials": (
        "what is handled first after flipping; guards and hunters before the beasts; when does the thief "
        "strike; we've flipped, what gets sorted first; do wardens and crooks go before the critters; when "
        "does the baddie do his thing; what happens with people cards once shown"
    ),
    "afritoria.special.cancel.two-rangers": (
        "we both put out a guard; two park wardens at once; her guard and my guard, who picks; Tom and I both"
        " chucked a warden; two keepers show up, does anybody grab; both flipped the guy in khaki, what now; "
        "do two wardens block one another"
    ),
    "afritoria.special.cancel.two-poachers": (
        "we both put out a hunter; two thieves at once, who steals; both played the bad guy; two crooks at "
        "the same time, who nicks what; we both flipped a baddie, no warden about; does anyone get robbed "
        "with two gunmen; do two crooks block one another"
    ),
    "afritoria.special.cancel.three": (
        "three of us played extras; one guard and two hunters together; too many special guys at the same "
        "time; three people cards showing, does any of them do something; warden, crook and crook, what "
        "happens; we all flipped extras, is it a wash; two keepers plus one baddie"
    ),
    "afritoria.ranger.pick": (
        "what does the park guard do; I am the only one with a warden; grab one from the display before "
        "everyone; where do I put the beast my guard picked; I flipped the only warden, what may I grab; can "
        "the keeper nick something before the rest get a go; does what he grabs go to my hand or my scored "
        "heap; any colour OK for the warden's choice; how do I use the guy in khaki"
    ),
    "afritoria.ranger.cancel": (
        "guard against hunter, who wins; he played a thief and I a warden; does the good guy block the bad "
        "guy; can my guard still pick after blocking the hunter; I've a warden, she's a crook, who comes off "
        "best; does the keeper catch the baddie; may I grab something too when I stopped a crook; is the "
        "gunman harmless when a warden shows up"
    ),
    "afritoria.poacher.steal": (
        "what does the hunter do; stealing from somebody's stack; whose beast may I rob; which one do I "
        "steal, top or any; I flipped the only crook, who can I rob; does the baddie nick the uppermost or "
        "may I choose; can he take from your hand; where do I put what I nicked; how do I use the gunman"
    ),
    "afritoria.special.discard": (
        "where does the guard go after using it; what happens to my hunter when it was blocked; do I get a "
        "replacement for the warden; where do I chuck the warden once he's done; is my crook gone even though"
        " he was blocked; do I get a fresh one for the keeper I used; does the baddie come back to my fingers"
    ),
    "afritoria.round.distribute": (
        "in which order are the open cards given away; what is awarded first, beasts or hunters; who gets "
        "their stuff first; which of the open ones is dealt with first; do we hand out critters or people "
        "cards first; in what sequence do we get our winnings; who grabs first after the flip"
    ),
    "afritoria.market.ranger": (
        "who gets the guard lying in the display; lowest beast gets the warden; do I have to pick up the "
        "guard; a warden is up for grabs, who gets him; does the wimpiest critter win the keeper; where does "
        "my porcupine go when I got the warden; do I hold the warden or lay him down"
    ),
    "afritoria.market.poacher": (
        "who gets the hunter lying in the display; highest beast gets the thief; elephant played, must I pick"
        " up the bad guy; a crook is up for grabs, who gets him; does the toughest critter bag the baddie; "
        "where does my elephant go after I bagged the crook; is the gunman mine whether I like it or not"
    ),
    "afritoria.market.special.tie": (
        "two porcupines for the guard; both played a lion and a hunter is up; same lowest number but not the "
        "same suit; two people flipped a gazelle for the keeper; equal toughest critters, who bags the crook;"
        " are both gone if a brown lion meets a green lion; same wimpy critter in other suits"
    ),
    "afritoria.market.special.many": (
        "two guards lying in the display; second lowest beast gets the next warden; display full of hunters; "
        "two wardens are up for grabs at once; who bags the second crook lying there; can one person grab "
        "both keepers; three people cards in the middle, who gets which"
    ),
    "afritoria.wild.contest": (
        "how do I win a zebra from the middle; biggest beast in blue gets the blue one; two greens are up and"
        " I played second highest green; can I choose which one I take; who gets the green giraffe in the "
        "middle; do I need the same suit to win a critter; two blue ones up, I've got the second toughest "
        "blue; may I choose between two of the same suit; nobody played purple but a purple is up"
    ),
    "afritoria.wild.tie": (
        "we both played a blue lion; identical beast and suit, who gets it; same number but mine is brown; "
        "Anna and I both flipped a green hyena; two identical cards clash, who wins; same critter in the same"
        " suit, both gone; blue zebra against purple zebra, is that a clash"
    ),
    "afritoria.wild.score": (
        "where does my beast go when I win; do I keep the one won or the one played; which one counts for "
        "points; I bagged one, which goes to my scored heap; does the one I won go in my fingers; do I score "
        "with what I chucked out; do I tuck the winner below or on top of my heap"
    ),
    "afritoria.wild.fail": (
        "I lost the fight, where does my lion go; my beast got nothing; didn't get anything from the middle; "
        "mine was too weak, where do I chuck it; do I get my critter back if I lose; I bagged nothing this "
        "time; played brown but no brown was up"
    ),
    "afritoria.round.discard": (
        "what happens to the open ones nobody took; cleaning up the table after the round; leftover hunter in"
        " the display; what's left in the middle after handing out, chuck it; does the warden nobody got stay"
        " for next time; where do the losers' critters go; do we clear the table before the next go"
    ),
    "afritoria.round.refill": (
        "how many do I hold for the next round; when do I pick up a new one; back up to 6; I'm down to five, "
        "when do I grab another; how many should be in my fingers after each go; I won a card, do I still top"
        " up; who tops up from the deck"
    ),
    "afritoria.hand.exchange": (
        "all my cards are green, help; can I swap if I hold 5 of one suit; getting rid of three and drawing "
        "new ones; my hand is stuck in one suit; nearly all of mine are brown, can I change some; how do I "
        "get rid of a rubbish hand; I've five greens, what may I dump; must I show everyone before I change "
        "three; where do the dumped three go"
    ),
    "afritoria.end.trigger": (
        "when is it over; stack in the middle is used up; how long do we keep playing; the deck's gone, are "
        "we finished; when do we stop with this; how many goes until it's done; does the empty deck finish it"
        " straight off"
    ),
    "afritoria.end.short-market": (
        "only two left for the display but we are four; too few to lay out at the end; final round with less "
        "than usual; just two cards to lay out for four folks; the deck can't fill the middle any more; do we"
        " still do a go with too few up for grabs; the last go has only one open"
    ),
    "afritoria.score.points": (
        "how do I count my score; what is added up when we are finished; value of my own stack; how do I tot "
        "up at the finish; do I add the little numbers on my heap; what counts, my heap or my hand; which "
        "cards bring me something"
    ),
    "afritoria.score.hand": (
        "do I get something for beasts I am still holding; 6 remaining in my fingers when it is over; minus "
        "for unplayed ones; are the ones still in my fingers worth anything; it's done and I hold an "
        "elephant; do I lose points for what I didn't get rid of; leftover wardens in hand at the finish"
    ),
    "afritoria.win": (
        "who has won now; same total, is there a tiebreaker; highest score takes it; who's the champ when "
        "we've totted up; both on 28, who takes it; is it simply the most points; do even people win together"
    ),
    "afritoria.market.tie": (
        "both equal for the guard, next one then; two lowest beasts out, does the third get the warden; "
        "hunter after the top two are gone; the two wimpiest clash, who bags the warden then; is the keeper "
        "thrown out or does the next one get him; lions clash for the crook, does the giraffe inherit him; "
        "nobody or the following one after a clash"
    ),
    "afritoria.exchange.five": (
        "I hold 6 of the same suit, can I swap; exactly 5 or at least 5 blue; everything I hold is brown; "
        "I've got six greens, is that good enough to change; must it be five on the nose; all six of mine are"
        " one suit, dump three; five or more for changing"
    ),
    "afritoria.ranger.beside-poachers": (
        "1 guard and 2 hunters together; does the good guy pick when two thieves are out; warden versus a "
        "pair of bad guys; I flipped a warden against two crooks, do I still grab; two baddies block each "
        "other, so is my keeper free; keeper plus a couple of gunmen, what happens; does he survive two "
        "crooks"
    ),
    "afritoria.question.tie-for-a-special": (
        "two meerkats and a guard up for grabs; same highest beast, who must take the hunter; equal ones and "
        "nobody gets the warden; both wimpiest are porcupines, where does the warden go; equal lions for the "
        "crook, does he get binned; two clash, is the following one in line; what if the lowest ones are the "
        "same for the keeper"
    ),
    "afritoria.question.several-specials-in-the-market": (
        "2 hunters lying open, both to the same person; pair of guards up, who takes which; more than one bad"
        " guy in the middle; a couple of crooks are up for grabs, do I get both; two keepers up, who bags the"
        " second; pair of baddies in the middle, how to share out; may one critter win two extras"
    ),
    "afritoria.question.weakest-and-strongest": (
        "only my beast out, guard and hunter both mine; lowest and highest at once; two extras for a single "
        "lion; I was the only one with a critter, do I bag both extras; keeper and crook are up and just one "
        "lion was flipped; am I wimpiest as well as toughest when alone; does a single critter take two "
        "people cards"
    ),
    "afritoria.question.strongest-after-the-ranger": (
        "took the guard already, must I take the hunter; who is highest once the warden is gone; does my used"
        " beast still count for the thief; my critter won the warden, is it still in for the crook; only two "
        "critters out, one took the keeper, who bags the baddie; does a card that's already won count for the"
        " top spot; who's toughest after the warden's been handed out"
    ),
    "afritoria.question.tie-in-different-colours": (
        "green porcupine and blue porcupine, guard in the middle; same creature other suit, is that equal; "
        "red lion against brown lion for the hunter; purple meerkat and brown meerkat, who bags the warden; "
        "does the suit matter when we clash over a crook; two elephants in unlike suits for the baddie; same "
        "critter, other park, is it a clash"
    ),
    "afritoria.question.forced-special": (
        "I don't want the hunter, can I leave it; rather have the zebra than the guard; stuck with the bad "
        "guy; I'd sooner grab the elephant than the crook, may I; can I turn the warden down; my porcupine "
        "bagged a keeper I don't need; am I stuck with the gunman"
    ),
    "afritoria.question.refuse-a-wildlife-card": (
        "may I say no to a beast I won; can I leave the elephant lying; do I have to pick up what I win; I "
        "bagged a critter I don't fancy, can I leave it; may I pass on what I won; do I have to stick the "
        "giraffe in my hand; is winning optional"
    ),
    "afritoria.question.specials-optional": (
        "played a hunter but don't want to steal; can my guard pick nothing; am I forced to rob somebody; I "
        "flipped a crook but I'm too nice to rob anyone; can my warden leave everything lying; must the "
        "baddie nick something; I've changed my mind about robbing my kid"
    ),
    "afritoria.question.ranger-without-wildlife-cards": (
        "only hunters lying open and I play a warden; nothing to pick for my guard; no beasts in the display;"
        " I flipped a keeper but just people cards are up; no critter there for the warden to grab; may the "
        "warden bag a crook from the middle; does he still stop the baddie if there's nothing to grab"
    ),
    "afritoria.question.poacher-without-target": (
        "nobody has any points yet and I play a hunter; nothing there to steal; all stacks of the others have"
        " no cards; first go and I flipped a crook, no heaps yet; nobody has anything for the baddie to nick;"
        " what can I rob when all heaps are bare; wasted my gunman, do I keep him"
    ),
    "afritoria.question.poacher-before-scoring": (
        "can the thief grab what you win right now; steal the beast she is about to get; hunter strikes "
        "before or after points; may the crook nick the critter you're about to score; does the robbing come "
        "before we hand out; I win a porcupine now, can he rob me of it right off; which one is uppermost "
        "when the baddie strikes"
    ),
    "afritoria.question.one-ranger-two-poachers": (
        "1 guard facing 2 thieves; does my warden block both hunters; two bad guys and me with the good guy; "
        "one keeper and a pair of crooks, what gives; can a single warden stop both baddies; do two gunmen "
        "knock out my keeper; she and he flipped crooks and I flipped a warden"
    ),
    "afritoria.question.four-specials": (
        "all four of us played extras; two guards and two hunters; nobody put out a beast but wardens and "
        "thieves; everybody flipped a people card, what now; four extras showing, does anything happen; all "
        "four of us chucked a warden; two keepers and two baddies, a wash"
    ),
    "afritoria.question.equal-cards-two-market-cards": (
        "two blue zebras played and two blues lying open; enough for both of us, do we each get one; same "
        "beast and suit with plenty in the middle; two browns are up and we both flipped a brown lion; why "
        "can't we both get one, there are enough; our green hyenas clash but three greens lie there; "
        "identical ones with plenty up for grabs"
    ),
    "afritoria.question.tied-card-in-its-colour": (
        "porcupine equal for the guard, can it win green; lost the draw for the hunter, still fighting in "
        "blue; second chance after being equal; my meerkat clashed over the warden, may it go for green now; "
        "is my lion out of everything after the clash; lost it over the crook, any chance in my own suit; "
        "does the clashed critter stay in for its park"
    ),
    "afritoria.question.when-to-draw": (
        "guard gone, pick up a new one right away; replacement for a used hunter now or later; drawing twice "
        "after an extra; I used my warden, top up now or at the finish of the go; when do I get a fresh one "
        "for the crook; do I get one straight off and another later; do I top up before the critters are "
        "handed out"
    ),
    "afritoria.question.draw-order": (
        "who picks up from the stack first; two of us need a new one; does seating decide who takes the top "
        "one; who tops up first when we both are short; does it matter who grabs from the deck before me; in "
        "what sequence do we top up; do I go before my left neighbour when topping up"
    ),
    "afritoria.question.pile-runs-out": (
        "stack is gone and I only have 5; not enough left for everyone to pick up; last one taken, do we go "
        "on; the deck ran dry while we were topping up; I couldn't get my sixth, is it finished; only one "
        "left and both of us need one; do we go on with five in the fingers"
    ),
    "afritoria.question.pile-empty-at-start": (
        "very last ones laid out, still play them; stack gone after filling the display; one more round or "
        "finished; we laid out the last ones from the deck, do we still play this go; deck's dry after "
        "filling the middle, stop now; is there one more fight for what's lying open; nothing left but four "
        "are up for grabs"
    ),
    "afritoria.question.last-market": (
        "four of us and three left over; how small may the final display be; just one lying open at the end; "
        "can there be just a single card up for grabs at the finish; four folks but three left to lay out; "
        "how few may lie there in the last go; the deck only gives us two more"
    ),
    "afritoria.question.exchange-six": (
        "whole hand is purple, may I swap; six alike instead of five; all of mine have the same suit; I hold "
        "half a dozen browns, may I dump three; every one of mine is green, does it count; all six match, is "
        "that too many to change; rule says five but I've six the same"
    ),
    "afritoria.question.exchange-after-the-deal": (
        "I got 5 greens at the very beginning; swap before round one; bad opening deal, new cards please; you"
        " dealt me five purples, may I change now; can I dump rubbish before we've even begun; horrible first"
        " hand, deal again; is changing allowed ahead of the first go"
    ),
    "afritoria.question.exchange-order": (
        "put 3 under the stack or take 3 first; might I get my own ones back; what comes first in a swap; do "
        "I stick mine under the deck before I grab new ones; could I end up with what I dumped; new ones "
        "first or old ones away first; just two in the deck and I want to change three"
    ),
    "afritoria.question.exchange-repeat": (
        "still 5 of one suit after swapping, again; both of us want to swap, who begins; how often may I "
        "trade in my hand; I changed three and it's all green again, once more; can I change each time round;"
        " my sister and I both want to dump, who's first; how many times may I change my rubbish"
    ),
    "afritoria.question.specials-as-weakest": (
        "is a guard lower than a porcupine; does my hunter count as number zero; do extras have a value when "
        "comparing; I flipped a crook, does he count as the wimpiest; is a warden zero when we compare; has "
        "the keeper got a number; may my people card win the keeper in the middle"
    ),
    "afritoria.question.everyone-plays-a-special": (
        "no beasts played by anyone; all put out guards and hunters, who gets the display; open ones when "
        "nobody competes; no critter was flipped, who grabs the open ones; we've all chucked people cards, "
        "what about the middle; do the open ones stay if no one fights for them; all wardens, nobody wins a "
        "thing"
    ),
    "afritoria.question.equal-strength-or-points": (
        "both worth 3 but other number; gazelle and meerkat, is that a draw; which number is compared when we"
        " are level; both bring two points but mine's a buffalo, is it a clash; which number has to match for"
        " a clash; does a zebra clash with a leopard; same value in points, are both gone"
    ),
    "afritoria.question.tie-at-the-end": (
        "we both have 31; same total, who wins; draw after counting our stacks; we both totted up 40, who's "
        "the champ; dead even at the finish, count the cards; does a bigger heap win when we're even; two "
        "champs possible"
    ),
    "afritoria.question.which-colours": (
        "does it matter which suits we leave in the box; just two of us, blue and green or others; may we "
        "choose brown and purple; three of us, which suit do I leave out; may the kids pick their two "
        "favourite suits; is it always brown that goes; are some suits better than others"
    ),
    "afritoria.question.first-market": (
        "lay out cards again right after preparing; double display at the beginning; do we add more to the "
        "ones already open; we've laid some out already, lay out more in the first go; do I flip another four"
        " right at the start; does the first go have twice as many up for grabs; setup says flip and step one"
        " says flip, both"
    ),
    "afritoria.question.order-of-step-four": (
        "guards, hunters, beasts, open ones or played ones; what does the order of giving away refer to; "
        "whose turn is it when handing out; does the sequence mean who flipped a warden or what lies open; "
        "handing out, is it by people or by cards; wardens first, but which wardens; what's meant by rangers "
        "then poachers when winning stuff"
    ),
    "afritoria.question.three-equal-animals": (
        "three of us played a giraffe; three porcupines and a guard up; triple draw for the hunter; three "
        "meerkats and a keeper up, all gone; all but one of us flipped a lion for the crook; triple clash, "
        "who bags it; do three the same wipe out too"
    ),
    "afritoria.term.wildlife-card": (
        "beast; creature card; critter; animal with a number; normal card; one of the eleven critters"
    ),
    "afritoria.term.ranger": "park guard; warden; good guy; keeper; guy in khaki; protector; game warden",
    "afritoria.term.poacher": "hunter; thief; bad guy with a gun; crook; baddie; gunman; robber",
    "afritoria.term.wildlife-park": "reserve; Serengeti; national park; Masai Mara; safari place; suit name",
    "afritoria.term.strength": "power; number in the corner; value; toughness; rank; big number; how tough it is",
    "afritoria.term.victory-points": (
        "score; VP; points; what my heap is worth; score at the finish; small number on the card"
    ),
    "afritoria.term.market": (
        "display; open cards in the middle; offer; up for grabs; what lies open; middle; what we fight over"
    ),
    "afritoria.term.hand-card": "what I am holding; my cards; in my fingers; my fan; what I hold; the six I own",
    "afritoria.term.draw-pile": (
        "stack; deck; talon; where I top up; upside down heap; the rest of the deck; what's left after dealing"
    ),
    "afritoria.term.discard-pile": "graveyard; used cards; trash; bin; chucked ones; junk heap; where losers go",
    "afritoria.term.points-pile": "my scored stack; won beasts; my heap; what I scored; trophies; my loot",
    "afritoria.term.round": "go; all steps once; one go; whole cycle; from laying out to topping up; one cycle",
    "afritoria.term.reveal": "flip; show at once; turn up; show what you chucked; flip together; everybody shows",
    "afritoria.term.compulsory": "forced; have to; must; no choice; obliged; stuck with it; like it or not",
    "afritoria.term.cancel-each-other": (
        "both gone; wipe each other out; neutralize; clash; block one another; a wash; both binned"
    ),
    "afritoria.term.green": "emerald; grass coloured; lime; leaf color; green suit; green park",
    "afritoria.term.blue": "sky coloured; navy; azure; blue suit; ocean color; blue park",
    "afritoria.term.purple": "violet; lilac; mauve; plum; purple suit; aubergine",
    "afritoria.term.brown": "tan; earth coloured; beige; chocolate; brown suit; brown park",
    "afritoria.term.porcupine": "spiky one; hedgehog with quills; prickly critter; wimpiest; quills; number 1",
    "afritoria.term.meerkat": "suricate; Timon; stands upright; little lookout; mongoose; number 2",
    "afritoria.term.gazelle": "antelope; springbok; Thomson; impala; leaping deer; number 3",
    "afritoria.term.wild-dog": "hunting dog; painted wolf; wolf; pack dog; hyena dog; number 4",
    "afritoria.term.zebra": "striped horse; stripes; stripy; black and white pony; number 5; Marty",
    "afritoria.term.hyena": "laughing one; scavenger; giggling critter; carrion eater; number 6; cackling dog",
    "afritoria.term.buffalo": "bull; ox with horns; cattle; bison; horned beast; number 7",
    "afritoria.term.leopard": "spotted cat; panther; cheetah; spotty cat; jaguar; number 8",
    "afritoria.term.giraffe": "long neck; tallest one; tall critter; lanky; spotted and tall; number 9",
    "afritoria.term.lion": "big cat with a mane; king; Simba; mane; roaring cat; number 10",
    "afritoria.term.elephant": "trunk and tusks; jumbo; Dumbo; toughest; trunk; number 11",
}
