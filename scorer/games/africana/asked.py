"""How players ask for the entries of Africana: phrases for the search, separated by semicolons."""

ASKED = {
    "africana.components.board": (
        "what is printed on the map; what is the red stripe for; how many towns are on the big board; what "
        "are all these areas on the big map for; where's the red belt across the middle and what does it "
        "split; how many spots can my meeple stop at altogether; is there a crib for the points printed on it"
    ),
    "africana.components.places": (
        "how many cities up north and down south; what do the little icons by a city mean; brown dots and "
        "white dots; how many brown towns are up top; why do some towns show a pair of pictures; are there "
        "equally many spots in the upper and lower half; what's the wee camel next to the town telling me"
    ),
    "africana.components.books": (
        "what are the two albums with pages; where do the quest cards sit; the thing you flip through on the "
        "board; what are those folders with paper leaves on the map; where do I browse for missions; which "
        "book is for the upper half; why does the notebook have a left and a right stack"
    ),
    "africana.components.adventure": (
        "how many quest cards with white or brown border; are both faces of a quest identical; what does a "
        "page tell me; how many missions are there with a pale edge; what can I read off a mission; is the "
        "back the same picture as the front; do all missions bring home some loot"
    ),
    "africana.components.adventure.artifacts": (
        "how many masks of each sort are there; how often does the same treasure appear; 20 cards with "
        "statues and stuff; how many vases are there of one type; are there five types of museum loot; what "
        "number of missions bring a treasure; can somebody collect all four of the same idol"
    ),
    "africana.components.adventure.helpers": (
        "how many quests give an assistant; pages with a coloured guy on them; two per colour, the person "
        "quests; how many missions give me a sidekick; is there more than one purple sidekick mission; which "
        "missions show a person instead of loot; ten of the leaves show a little man"
    ),
    "africana.components.expedition": (
        "what do the A, B and C cards show; journeys from one city to another; how many route contracts are "
        "there; what are the cards with letters on the back; how many trips from A to B are in the box; what "
        "does a trip card pay; are there equally many A, B and C"
    ),
    "africana.components.helper": (
        "how many assistants are in the box; number of guide people per colour; cards with porters on them; "
        "how many sidekicks can we hand out in total; do both guides of one suit look the same; is there a "
        "pair of each sidekick; what do the native guide cards look like"
    ),
    "africana.components.travel": (
        "how many movement cards in total; camel, boat and such in the deck; how many symbols are there to "
        "walk with; is the walking stack complete with 58; how many boats are in the stack; are there equally"
        " many of every suit; what are the cards with donkeys and ships"
    ),
    "africana.components.colours": (
        "which suits do the cards come in; is that grey or anthracite; pink, teal, purple, what is it called;"
        " is that one blue or turquoise; what do you call the dark one; which five suits are there; is the "
        "pinkish one red or what"
    ),
    "africana.components.coins": (
        "how much cash is in the box; is the money limited; what is a big yellow one worth in small ones; how"
        " many silver bits are in the till; is a yellow one worth five; ran out of change, is the dosh "
        "limited; count of gold and silver money in the box"
    ),
    "africana.components.company": (
        "how many people can play; can we play with 5; which teams or nations are there; is there room for a "
        "fifth person; how many countries can we play as; what's the least number of folks for this; which "
        "country am I allowed to be"
    ),
    "africana.components.joker": (
        "wild cards, how many; does everyone get a wild one; card that works as anything; is there one wild "
        "for everybody; what's the card with all the pictures on; how many wilds should I find in the stack; "
        "did we lose a wild, I count three"
    ),
    "africana.setup.books": (
        "how do we put the pages on the board; white border goes up north or down south; preparing the two "
        "albums; why are the targets always on the other half; which missions go in the upper folder; where "
        "do the pale edged ones belong; do I shuffle the brown edged ones before stuffing the folder; do both"
        " stacks start out on a single side; how come the upper folder only sends me down south"
    ),
    "africana.setup.expeditions.remove": (
        "how many C cards go out with 3 people; which contracts stay in the box; may we look at what we take "
        "out; how many trips do we chuck out before starting; three of us here, which letter loses cards; can"
        " I look at the trips that go in the box; why are some C ones left out"
    ),
    "africana.setup.expeditions.stack": (
        "in which order go A, B and C; stacking the route cards bottom to top; where does the contract stack "
        "belong; which letter goes on the bottom of the trip deck; do the A ones lie on top; how do I pile up"
        " the trips by letter; which corner of the map does the trip deck sit on"
    ),
    "africana.setup.expeditions.display": (
        "how many routes lie open at the beginning; left to right, laying out the first five; which letter is"
        " on the first ones; how many trips do I flip over to begin; from which side do I lay out the trips; "
        "are the first five all from A; what lies in the row before anyone goes"
    ),
    "africana.setup.expeditions.count": (
        "how many routes do we use for 2 people; total contracts for three players; 30, 27 or 24; how thick "
        "is the trip deck with four folks; two of us, how many trips altogether; 27 trips, is that right for "
        "three; number of trips used per group size"
    ),
    "africana.setup.bonus": (
        "what is the picture above the row slots; does the gift go with the card or the slot; coins printed "
        "over the row; is the freebie above tied to the slot or to the trip; what's the little money picture "
        "over the gap; do freebies slide along with the cards; why is there something printed above each trip"
    ),
    "africana.setup.helpers": (
        "where do the assistants lie at the beginning; are the guides open or hidden; put porters next to the"
        " map; where do I put the sidekicks before we begin; can everyone see which guides are left; is the "
        "sidekick stack shuffled; guides lie next to the map picture side up, right"
    ),
    "africana.setup.travel": (
        "where does the deck for walking go; do we need room for used cards; mixing the movement stack; do I "
        "shuffle the cards with camels and boats; which way up does the walking stack lie; where do we chuck "
        "the used camels; is there a spot for used walking cards"
    ),
    "africana.setup.bank": (
        "can I swap 5 small coins for a big one; where does the cash lie; breaking a gold piece into change; "
        "can I break a gold for five silvers; where's the dosh kept during play; who looks after the till; "
        "may I change my small money whenever I fancy"
    ),
    "africana.setup.companies": (
        "which of us goes first; how do we decide who is Italy; do I get to choose my nation; how do "
        "countries get handed out; can I choose France or is it dealt by seat; who takes number one; does the"
        " person left of the starter get number two"
    ),
    "africana.setup.company.1": (
        "where does white begin; player one, Napoli and how much cash; I am the Italian team; which town is "
        "Italy's home; how much dosh has the white one got; where does my white meeple stand; does Naples "
        "belong to company one"
    ),
    "africana.setup.company.2": (
        "where does blue begin; who begins in South Africa; the French team, how much money; where's the blue"
        " meeple's home; how much has France got in the pocket; who sets off down at the Cape; number two, "
        "which country and how much dosh"
    ),
    "africana.setup.company.3": (
        "where does yellow begin; who begins in Lagos; the German team, is it 3 coins; where's the yellow "
        "meeple's home; how much has Germany got in the pocket; who sets off in Nigeria; number three, which "
        "town and how much dosh"
    ),
    "africana.setup.company.4": (
        "where does red begin; who begins in Jidda; the English team with 4 coins; where's the red meeple's "
        "home; how much has England got in the pocket; who sets off in Jeddah; number four, why more dosh "
        "than the others"
    ),
    "africana.setup.player": (
        "what do I get at the beginning; how many cards do I hold first; my figure, my discs and how much "
        "cash; do I pick my first card; what does each kid get handed before we start; how much dosh and how "
        "many cards do I begin with; do I start out with a wild in my fingers; where does my meeple stand "
        "first; how many discs of my country do I take"
    ),
    "africana.setup.unused": (
        "we are only 3, which pawns go away; leftover nations with two people; what to do with a team nobody "
        "plays; just two of us, do England and Germany go away; what about the spare wild when someone's "
        "missing; three folks, which country drops out; chuck the meeples nobody uses in the box"
    ),
    "africana.turn.order": (
        "who comes after me; clockwise or the other way; which direction do we go; whose go comes after mine;"
        " do we go round like a clock; is it my left neighbour next; who gets the very first go"
    ),
    "africana.turn.action": (
        "what can I do when it is my go; may I draw and walk too; how many things per go; pick one of three; "
        "it's my go, what can I choose from; may I shop and stroll in the same go; is it just one thing each "
        "time; grab cards, shop or travel, only one of them"
    ),
    "africana.turn.null": (
        "am I allowed to pass; doing nothing on my go; stay put and wait; can I sit out a go; I don't want to"
        " do anything right now, allowed; may I open the folder and take nothing just to wait; is passing a "
        "thing here"
    ),
    "africana.turn.end": (
        "what happens after I did my thing; when are new routes laid out; wrapping up before the next one is "
        "up; what do I tidy up after my go; in which order, throw away extras or lay out trips; what's left "
        "to do before my neighbour begins; am I done right after travelling"
    ),
    "africana.action.draw": (
        "how many cards do I pick up from the deck; does taking cards cost anything; I need more cards for "
        "walking; how many do I grab from the walking stack; is grabbing two camels free; can I pick from the"
        " open used ones instead; short on cards, how do I get more"
    ),
    "africana.action.draw.reshuffle": (
        "deck is gone, what now; mix the used ones again; no cards left to pick up; the walking stack has run"
        " dry, what next; do we shuffle the used camels back in; nothing to grab any more, help; when exactly"
        " do we turn the used ones over"
    ),
    "africana.action.buy.hemisphere": (
        "I am up north, which album can I use; can I shop in the southern one from Cairo; does it matter "
        "where my guy stands for shopping; I'm standing in Cairo, which folder may I shop in; can my meeple "
        "in the south use the upper book; why can't I get that brown edged mission; does my half of the map "
        "decide the folder"
    ),
    "africana.action.buy.top": (
        "which pages can I get; may I take one from underneath; can I choose between left and right; may I "
        "dig through the folder for a better mission; is it just the two showing leaves I can get; one side "
        "of the folder is bare, what can I get; can I grab one from the middle"
    ),
    "africana.action.buy.leaf": (
        "how much does flipping cost; leafing through the album; first flip for nothing, next one 1 coin; "
        "what do I pay for browsing the folder; is the first leaf over for nothing; how much for looking at "
        "the third mission; do I pay the till when I browse on"
    ),
    "africana.action.buy.leaf.direction": (
        "can I flip back; leafing left and right as I like; return to the earlier card; may I browse to the "
        "left as well; can I go back to the mission I saw before; is there a limit how often I browse to and "
        "fro; which way do the leaves go over"
    ),
    "africana.action.buy.price": (
        "how much is a quest; 5 coins for a card from the album; where do I put the quest I paid for; what "
        "does a mission set me back; how much dosh for a leaf from the folder; where do I lay the mission I "
        "got; who gets the five I pay"
    ),
    "africana.action.buy.many": (
        "can I get 2 quests at once; pay 10 and take two; flip, pay, flip, pay again; could I grab three "
        "missions in one go; got 11 silver, are two missions OK; can I browse more after I've paid for a "
        "mission; shop till my dosh is gone"
    ),
    "africana.action.buy.none": (
        "flipped but don't like any, must I pay; leafed through and walked away; just looking in the album; I"
        " browsed but nothing suits me, do I have to get one; can I just window shop; changed my mind after "
        "looking at the missions; is leaving the shop with nothing fine"
    ),
    "africana.action.buy.announce": (
        "do I have to say whether I flip or take; he lifted the card and changed his mind; peeking at the "
        "next page by mistake; he already lifted the leaf, does he have to take it; should I tell you before "
        "I touch the mission; she saw the next one and then wants the old one; do I say flip or purchase out "
        "loud"
    ),
    "africana.action.buy.limit": (
        "I have 3 quests already, can I get another; too many quests during my go; can I hold 4 for a moment;"
        " already have three missions, may I shop for more; can I own five missions halfway through my go; "
        "how many missions may I get as long as I finish some; is there a maximum when shopping"
    ),
    "africana.action.move.step": (
        "how do I walk to the next city; icon of where I am or where I go; one card for each line on the map;"
        " what do I play to reach the next town; do I need the picture at my town or the one I'm heading to; "
        "can I hop over a town; is it one card per line"
    ),
    "africana.action.move.many": (
        "how far can I walk; can I go there and back in one go; do I have to walk at least once; how many "
        "towns may I travel in one go; may I go to Lagos and straight back; as long as I have cards I can "
        "keep going, right; do I have to budge when I travel"
    ),
    "africana.action.move.joker": (
        "what does the wild one do; use it for any icon; no matching card but I have the wild one; what's the"
        " wild good for; no boat in my hand, will the wild do; can the wild stand in for any picture; how do "
        "I use the special one I began with"
    ),
    "africana.action.move.helper": (
        "what does an assistant do; use my orange guide for an orange city; porter counts as a card; what "
        "good is a sidekick; can the purple guy take me to a purple town; does my guide count as a card of "
        "his suit; how do I use the local guide when travelling"
    ),
    "africana.action.move.once": (
        "can I use my assistant twice on the same trip; wild card two times in one go; cards lying open until"
        " I have arrived; may my sidekick carry me two towns in one trip; can I pick up the wild again "
        "halfway; do the ones I played stay out till I stop; guide used already, again for the next town"
    ),
    "africana.action.move.return": (
        "do I get my wild card back; which ones are thrown away after walking; I tossed my assistant by "
        "accident; does my sidekick come back after travelling; do I keep the wild for next time; where do "
        "played camels go; oops, I chucked my guide on the used ones, may I grab him back"
    ),
    "africana.action.move.recolour": (
        "I have the wrong colour, can I pay; 5 coins to use a card as something else; buy a different icon; "
        "bribe to turn orange into violet; can I pay to turn a camel into a boat; got the wrong suit, how "
        "much to make it right; what does it cost to treat this one as another; may I fix two wrong cards "
        "with ten dosh"
    ),
    "africana.action.move.stack": (
        "two guys in the same city; is there room when someone is already there; can he block me; may I stop "
        "where your meeple is; is the town full if someone's there; can two explorers sit in Nairobi; do we "
        "bump each other off"
    ),
    "africana.action.move.any-order": (
        "several things to do in one city; what first, hand in or sign up; can I do all of it in Nairobi; I "
        "can finish two things and begin one here, which first; may I cash in before I sign up for the next; "
        "a lot happens in this town, who decides the order; do several jobs in the same spot"
    ),
    "africana.expedition.join": (
        "how do I sign up for a route; where must I be to put my disc on; may I put my disc down before "
        "walking; getting in on a contract; how do I get onto one of the trips; must my meeple be in the "
        "first town of the trip; when do I chuck my disc on a card; may I get on the trip before I set off"
    ),
    "africana.expedition.join.all": (
        "two routes begin in the same city; sign up for both at once; put down 2 discs here; three trips "
        "leave from Lagos, may I get on all; can I chuck discs on two trips from the same town; is it one "
        "sign up per stop; both cards begin where I'm standing"
    ),
    "africana.expedition.join.once": (
        "can I put 2 discs on one route; she is already on it, may I too; several colours on the same "
        "contract; may I stack two of my discs on a single trip; is a trip closed once someone else is on it;"
        " can all of us race for the same trip; she got there first, may I hop on as well"
    ),
    "africana.expedition.join.markers": (
        "I have no discs left; can I take my disc off again; how many routes may I be in; all 4 of my pieces "
        "are out; I've run out of discs, how do I get on another trip; can I pull my disc off a trip I gave "
        "up on; how many trips may I race for at once; could I shift my disc to a better card"
    ),
    "africana.expedition.bonus": (
        "what do I get for putting my disc on; gift for signing up; can I use the free card straight away; "
        "what's my freebie for getting on a trip; may I spend the coins right off; do I get the thing printed"
        " above when my disc goes down; is the freebie only for the first one on"
    ),
    "africana.expedition.bonus.kinds": (
        "which gifts are printed over the slots; is it 1 coin, 2 coins or a card; what does the fifth slot "
        "give; what freebies are there over the row; does a slot give cash or a card; which slot hands out "
        "two coins; what's above the far right one"
    ),
    "africana.expedition.complete": (
        "how do I finish a route; I arrived where the contract ends; hand in two contracts in the same city; "
        "must my disc be on it to cash in; how do I wrap up a trip; I'm in the last town of the trip, now "
        "what; can I wrap up a trip I never signed for; may I tick off two trips in the same town; must I "
        "stop there or is passing through OK"
    ),
    "africana.expedition.reward": (
        "what do I get for finishing a route; do the others get something when I am first; where does the "
        "finished contract go; what's my pay when I get to the end of a trip; does anybody else on that card "
        "get a share; where do I tuck the trip I wrapped up; I got there second, anything for me"
    ),
    "africana.expedition.markers-back": (
        "when do I get my disc back; he finished it and my disc was on there; pieces lying on a finished "
        "card; he wrapped up the trip, do I get my disc back; what about the losers' discs on the card; when "
        "are my discs free again; is my piece lost if she beats me to it"
    ),
    "africana.expedition.empty-space": (
        "gap in the row after I took one; new route right away or later; hole in the display; I took a trip "
        "away, do we fill the hole now; is the slot bare till my go is done; there's a gap among the five, "
        "put one there at once; who plugs the hole and when"
    ),
    "africana.adventure.complete": (
        "how do I finish a quest; I reached the city on my page; can I hand in his quest; two quests with the"
        " same target; how do I tick off my mission; I'm in the town shown on my leaf, now what; may I nick "
        "the treasure from her mission; both of my missions want Timbuktu, tick off both; do I have to stop "
        "there"
    ),
    "africana.adventure.artifact": (
        "I found the mask, what do I get; cash for bringing home a treasure; where do I put the finished "
        "statue card; I reached the town with the vase, what's my pay; where do I tuck the idol I dug up; how"
        " much dosh for bringing home museum loot; does the loot count at the finish too"
    ),
    "africana.adventure.helper": (
        "I finished the quest with the guy on it; how do I get an assistant; are porter quests worth "
        "anything; I ticked off the mission with the little man, what now; may I use my new sidekick right "
        "off; where does the leaf go once I've got my guide; does a person mission score"
    ),
    "africana.limit.hand": (
        "how many cards may I hold; I have 7 cards now; do wild ones count toward the five; is there a cap on"
        " what I hold; I've got eight camels and boats, must I chuck some; do the sidekicks count when I "
        "check my fingers; how many may I keep at the finish of my go"
    ),
    "africana.limit.hand.specials": (
        "can I throw away an assistant instead; too many cards, toss the wild one; is a guide gone forever "
        "when I throw it away; may I chuck my sidekick to keep the camels; is a guide I ditch gone forever; "
        "can I dump the wild if I hold six; where does a ditched wild go"
    ),
    "africana.limit.adventures": (
        "how many quests may lie in front of me; I have 4 unfinished quests; too many pages, which go; how "
        "many unfinished missions may I keep; I've four leaves in front of me, ditch one; is there a cap on "
        "missions; can someone else get the mission I chucked"
    ),
    "africana.limit.timing": (
        "when do I have to throw away; may I hold 8 cards during my go; does the maximum count in the final "
        "go too; when do I have to ditch my extras; may I hold ten in the middle of my go; do I chuck as soon"
        " as I've six; is the cap checked in the very last go"
    ),
    "africana.refill": (
        "when do new routes come out; fill up the row of five; do the old ones slide over; who puts new trips"
        " in the holes; which hole is filled first; do the other trips scoot over; when do we plug the row"
    ),
    "africana.end.trigger": (
        "when is it over; contract stack is empty and there is a gap; what makes us stop; how do we know it's"
        " nearly finished; the trip deck is dry and there's a hole left; when does this thing stop; what "
        "kicks off the last round"
    ),
    "africana.end.trigger.exact": (
        "last card just fits into the last gap; stack is at zero but the row is full; is it already the final"
        " round; we plugged the last hole with the last trip, finished; deck's at nothing but five are "
        "showing; is it over as soon as the trips run dry; used up to the very last card"
    ),
    "africana.end.trigger.count": (
        "how many finished routes until we stop; 20 contracts done with two people; how long does it last "
        "with four; how many trips must get wrapped up before it stops; three of us, 23 trips ticked off, "
        "what now; is there a number for when it finishes; how many more trips until it's done"
    ),
    "africana.end.round": (
        "do the others get one more go; equal number of goes for all; who plays the last go; do all of us get"
        " equally many goes; after the deck ran short, may I have one more go; who's the last one to play; is"
        " it cut off straight away"
    ),
    "africana.score.expeditions": (
        "what are finished routes worth; points on the contracts I did; counting the cards from A to C; what "
        "do my wrapped up trips bring; do I add the number on every trip; are the C trips worth more; points "
        "for the stuff I delivered"
    ),
    "africana.score.artifacts": (
        "what is a single mask worth; numbers on the treasure cards; do statues count besides the set; do I "
        "get the number on each vase plus the set; what's one lonely idol worth; museum pieces, do they count"
        " singly too; add up the little numbers on my loot"
    ),
    "africana.score.collections": (
        "how much for 3 of the same mask; set of four not matching treasures; pair of vases, how many points;"
        " best way to group my finds; how much do three matching idols bring; I've two equal vases and two "
        "others, how much; what's a rainbow set of four worth; do I get 12 for three of a sort; can one vase "
        "be in two sets"
    ),
    "africana.score.helpers": (
        "do assistants cost me something in the end; minus 5 or minus 10 for porters; how many guides are "
        "safe; why do I lose points for my sidekicks; I've got three guides, how many off; is just one "
        "sidekick OK; do I lose five for two person missions"
    ),
    "africana.score.money": (
        "what is my cash worth when it is over; 27 coins, how many points; ten silver for one; is leftover "
        "dosh worth anything; got 34 silver, what does that make; how much cash for one point; do I round up "
        "19 coins"
    ),
    "africana.score.travel": (
        "do leftover cards bring points; I hold 4 walking cards at the end; two cards in hand for one; do "
        "camels I'm still holding count; I've five left over, is that two points; does my wild count as half "
        "a point; what's an unused boat worth"
    ),
    "africana.score.open": (
        "quests I didn't finish, are they minus; unfinished mask when it is over; left over page in front of "
        "me; do I lose points for missions I never ticked off; one vase mission is still lying open, any "
        "value; unfinished person mission at the finish, plus or minus; paid for it but never got there"
    ),
    "africana.win": (
        "who has won now; highest score takes it; how is the champion decided; who's the winner when it's all"
        " totted up; is it simply the most points; how do I win this thing; who comes out on top"
    ),
    "africana.win.tie.money": (
        "same score, who wins; richest one is ahead when level; tiebreaker, we both have 52; dead even, does "
        "the rich one win; we've equal points but I've more dosh; what separates two people with the same "
        "total; both at 48, look at the purse"
    ),
    "africana.win.tie.shared": (
        "same score and same cash; can there be two winners; still level after counting coins; even on points"
        " and even on dosh, who takes it; do both of us win; is there a third thing to compare; can't "
        "separate us at all"
    ),
    "africana.info.own": (
        "may I peek under my own nation card; checking what I have finished; I forgot which masks I have; can"
        " I lift my country and check what's below; I don't remember how many vases I tucked away; may I look"
        " at my own finished stuff; am I allowed to recount my trips midway"
    ),
    "africana.collections.repeat": (
        "two pairs, do I get 6 twice; 12 points for each triple or only once; same set once again; three "
        "pairs of idols, six each time; I've got two lots of three, is that 24; can I cash a sort of set more"
        " than once; do equal sets count again"
    ),
    "africana.tie.money": (
        "richest one by silver only or also the yellow ones; do big coins help when we are level; counting "
        "cash for a draw; does a fiver count as five when we're even; is it only the small silver that "
        "decides; we're dead even, do we count the yellow ones; gold in the purse when comparing"
    ),
    "africana.question.tie-gold": (
        "we are level, I have gold and he has silver; are yellow coins worth 5 when scores are equal; only "
        "small change counts for a draw; I hold three yellow ones, he has ten silver, who's richer; must I "
        "break my gold when we're even; does the fiver count in a dead heat; only silver bits or all dosh for"
        " the decider"
    ),
    "africana.question.tie-money-scored": (
        "I got points for my cash, is it spent; do I still own the coins when we are level; paying in money "
        "for points; my dosh already made two points, may it also decide; do I hand in coins for points at "
        "the finish; is money used up after scoring; count the same purse twice"
    ),
    "africana.question.gold-points": (
        "2 yellow coins, do I get a point; are big coins included in ten for one; gold pieces when counting "
        "cash; do my fivers count toward ten silver a point; got 1 yellow and 5 small, is that a point; only "
        "silver for the cash points; are yellow ones ignored when we tot up dosh"
    ),
    "africana.question.penalty-steps": (
        "is it minus 5 and then another minus 10; four porters, minus 20; do the minuses pile up; is it "
        "fifteen off in total for three sidekicks; do I lose more with a fifth guide; five off and ten off "
        "together; what's the worst I can lose for guides"
    ),
    "africana.question.penalty-cards": (
        "I threw away my guide, is it still minus; what is counted, the quest or the assistant; unfinished "
        "porter quest and the minus; I ditched my sidekick, do I still lose points; is it the leaf or the "
        "guide in my fingers that hurts; I never ticked off the person mission, do I lose; get rid of guides "
        "to dodge the minus"
    ),
    "africana.question.joker-penalty": (
        "is the wild one minus as well; do I lose points for holding the wild card; wild treated like an "
        "assistant in the end; does my wild cost me something at the finish; is the wild a sidekick too when "
        "we subtract; holding the special one, points off; is it bad to keep the wild"
    ),
    "africana.question.several-collections": (
        "I have 2 triples of masks; four pairs, 6 for every one; can the same sort of set be counted again; "
        "can I cash in two rainbow sets; I own six idols, two threes, how much; is each sort of set allowed "
        "just one time; three pairs or is only one paid"
    ),
    "africana.question.split": (
        "can I choose how to group my masks; triple or four not matching, which is better; who sorts the "
        "sets; who says which vase belongs to which set; may I shuffle my loot for the best score; pair plus "
        "rainbow or triple, I pick; can the others force a bad grouping on me"
    ),
    "africana.question.open-artifact": (
        "can an unfinished mask be part of a set; page not handed in, use it for a triple; third statue still"
        " lying open; is the vase I didn't fetch good for my set; one idol short, my unfinished leaf shows "
        "it; does a mission still lying there go with the pair; paid for the third one but never went there"
    ),
    "africana.question.four-alike": (
        "all 4 of the same vase; I own every mask of one sort; four identical treasures, is it more than "
        "three; I've got every one of the idols, what's that worth; four matching vases, 12 or more; does the"
        " fourth same one add anything; is there a reward for a full sort"
    ),
    "africana.question.hand-limit-scoring": (
        "I end with 8 walking cards, do I count all; throw away down to 5 before counting; final go and too "
        "many in hand; it's the last go, may I keep nine camels for points; do we ditch down before we tot "
        "up; eight in my fingers when it finishes, four points; last go, is the cap still on"
    ),
    "africana.question.discard-joker": (
        "throw out the wild one and hold walking cards; is it smart to toss the wild for a point; 6 in hand "
        "with the wild one at the end; may I chuck the wild because camels score; five boats plus the wild, "
        "which one do I ditch; is it clever to dump the wild last thing; ditch sidekick or camel at the "
        "finish"
    ),
    "africana.question.played-cards": (
        "are the ones I just walked with in my hand; used cards lying open, do they count to five; wild card "
        "coming back makes it six; do the camels I've just played count for my cap; wild came back, am I over"
        " five now; played three and hold four, is that seven; when do used ones leave my fingers"
    ),
    "africana.question.exact-refill": (
        "stack hits zero but all slots are full; last route laid out, is it over; final contract just placed;"
        " the last trip went into the last hole, are we finished; deck used up without a gap, one more round;"
        " does zero left in the trip deck stop us; it just about worked out, is that the finish"
    ),
    "africana.question.end-last-player": (
        "I am last in the round and stack runs short; right neighbour of the starter ends it; does anyone go "
        "again after me; I sit right of the starter and the deck ran dry; the last one in the round triggers "
        "it, who goes now; is it over that instant if I'm last; do we play a whole round after the last "
        "person"
    ),
    "africana.question.partial-refill": (
        "two gaps and just one route left; row can't be filled up; only three contracts for the final goes; "
        "three holes but only two trips in the deck; can't plug all five, do we leave it; do I put out what's"
        " there even if it isn't enough; final round with just four trips showing"
    ),
    "africana.question.last-turn": (
        "who plays the very last go; does England always finish; is the starter allowed to go again; who gets"
        " the final go; is the last one always the highest number country; does Italy get another go at the "
        "finish; who's sitting last in the last round"
    ),
    "africana.question.free-page": (
        "one flip for nothing per album or per go; free flip again after I paid for a quest; how many flips "
        "without paying; I bought a mission, is the next leaf over for nothing again; how many leaves can I "
        "turn without coughing up; first look is gratis, for each folder; does it reset in every go"
    ),
    "africana.question.page-back": (
        "flip back, 1 coin again; is returning to the old page for free; leafing the wrong way, does it cost;"
        " I want the earlier mission, do I cough up again; is going back gratis if I've been there; leaf left"
        " instead of right, same cost; turned it, regret it, turn back for nothing"
    ),
    "africana.question.next-card": (
        "I paid for one, the one below is now visible; is the newly uncovered quest a flip; look at what lies"
        " beneath after I take it; I took the top one, do I cough up to see the next; is the mission below "
        "mine a turned leaf; after shopping a new one shows, can I get that too; free look by purchasing"
    ),
    "africana.question.page-no-money": (
        "I am broke, can I still flip; no coins but want to look in the album; 0 silver and leafing; my purse"
        " is bare, may I look in the folder; zero dosh, can I turn one leaf over; skint but I want to browse;"
        " how far can I browse with no money"
    ),
    "africana.question.keep-money": (
        "flip until I can't afford a quest; do I need 5 coins left over; wasting all my cash on leafing; may "
        "I blow all my dosh on browsing; must I save five before I turn leaves; I've got 5, if I browse twice"
        " I can't pay, OK; browse myself broke"
    ),
    "africana.question.only-gold": (
        "I have no small coins; can I get change for a yellow one; pay 1 with a five; I hold just yellow "
        "ones, how do I cough up one; do I get four back on a fiver; no silver left, may I still browse; can "
        "the till give change"
    ),
    "africana.question.colour-change": (
        "can I pay for two wrong cards; when do I hand over the 5 coins; switch an icon with cash I just got;"
        " may I turn several wrong cards right with dosh; can I use the trip's pay to fix a card at once; at "
        "what moment do I cough up the five; is fixing the suit allowed for guides and camels"
    ),
    "africana.question.colour-change-helper": (
        "do I lose the guide I paid to switch; assistant in the wrong colour, back in my hand; is the porter "
        "gone after paying; I paid to make my sidekick another suit, does he come back; is my guide lost when"
        " I use him in a different suit; grey guy played as pink, do I keep him; do I chuck the guide after "
        "the five dosh"
    ),
    "africana.question.move-for-money": (
        "no cards at all, can I pay 5 to walk; ticket for cash only; walk without anything in hand; nothing "
        "in my fingers, may I cough up five and go; can dosh alone take me to the next town; is there a taxi "
        "without a card; skip the card and just pay"
    ),
    "africana.question.no-move": (
        "already in the right city, can I hand in; sign up and stay where I am; finish a quest while standing"
        " still; I'm standing in the mission's town, can I tick it off without going; stay put and chuck my "
        "disc on; is it fine to not budge but wrap up a trip; already here, must I leave and come back"
    ),
    "africana.question.join-other-action": (
        "pick up cards and also put a disc on; sign up while shopping for quests; put my disc and draw in one"
        " go; I shop for missions, may I also chuck a disc on a trip; grabbed two camels, can I tick off my "
        "mission too; get on a trip without travelling as my go; do I need the travelling go to wrap things "
        "up"
    ),
    "africana.question.join-and-complete": (
        "sign up and finish on the same trip; begin and end a route in a single go; put my disc on and cash "
        "in right after; can I get on a trip and wrap it up in one go; from first to last town without a "
        "break, OK; disc down in Cairo and cash in at Lagos right now; do I have to wait a round before I "
        "wrap up"
    ),
    "africana.question.marker-again": (
        "got my disc back, can I place it straight away; reuse a piece on the same trip; my disc was freed "
        "midway; I just got a disc back, chuck it on another trip right now; can the same piece be used twice"
        " in one go; wrapped up one trip, use the disc for the next; is my returned disc on hold"
    ),
    "africana.question.refill-during-turn": (
        "can I sign up for the new card right now; gap in the row while I am still walking; when does the "
        "next contract show up; is there a new trip as soon as I take one; may I get on the trip that will "
        "come in that hole; do holes get plugged while I'm on the road; five trips showing all the time or "
        "not"
    ),
    "africana.question.movement-card": (
        "gift says walking card, is it from the deck; what card do I get for signing up; is it a different "
        "kind of card; what's the card picture over the slot; freebie is a camel, may I choose which; do I "
        "grab from the walking stack for the freebie; is a motion card something else"
    ),
    "africana.question.no-travel-cards": (
        "gift is a card but the deck is gone; nothing left to pick up for signing up; all 60 are in our "
        "hands; freebie says a card but nothing's there to grab; all walking cards are in people's fingers; "
        "what instead of a card when the stack ran dry; no camels left anywhere"
    ),
    "africana.question.must-complete": (
        "can I leave a porter quest undone on purpose; am I forced to sign up here; don't want to hand it in "
        "yet; can I walk past and not tick off the person mission; do I have to get on every trip I could; "
        "may I skip the sidekick to dodge losing points; must I wrap up when I'm there"
    ),
    "africana.question.keep-open": (
        "can I throw away a bad quest; get rid of a page I don't like; dump a quest to make room; may I bin a"
        " mission I can't reach; can I put a leaf back in the folder; I'm stuck with a useless mission, how "
        "do I ditch it; is it fine to sit on a mission till the finish"
    ),
    "africana.question.two-same-helpers": (
        "may I own 2 orange guides; both porters of one colour; a second assistant like the one I have; can I"
        " own two purple sidekicks; I've got a grey guy, may I get another grey; same suit guides for one "
        "person; two identical little men in my fingers"
    ),
    "africana.question.helper-supply": (
        "no more violet assistants left; are there enough porters for all; somebody took the last grey guide;"
        " is there always a sidekick left for me; no teal guide lies there any more; what if she took the "
        "last guide of my suit; do we ever run short of sidekicks"
    ),
    "africana.question.discarded-helper": (
        "tossed wild card, where does it go; thrown away guide back to the box; can someone pull my assistant"
        " from the used stack; does the sidekick I ditched go on the used ones; can she fish my wild out "
        "after a shuffle; where do I chuck a guide I can't keep; could I get my ditched wild back later"
    ),
    "africana.question.secret": (
        "do I have to show my cash; may others look at my finished quests; are the cards I hold hidden; are "
        "you allowed to count my dosh; must I show what I've got in my fingers; can I ask which idols you "
        "own; do we play with open purses"
    ),
    "africana.question.negative": (
        "my score is minus 3, does that exist; less than nothing in the end; only porters and no points; I've"
        " lost more than I made, am I below zero; may the total be less than nothing; guides took me to minus"
        " four; do we stop at nought"
    ),
    "africana.question.two-symbols": (
        "city with two icons, do I need both; one card or two for Timbuktu; either camel or boat; this town "
        "shows a boat and a camel, which do I play; do I have to play a pair for that town; either of the two"
        " pictures will do, right; towns with double pictures cost double"
    ),
    "africana.question.display-moves": (
        "do routes slide to the left; does the gift change for a card that stays; shifting the row after one "
        "is taken; a trip was taken, do the others scoot along; does my trip get another freebie when there's"
        " a hole; do we push cards to the left; slots stay as they are or move up"
    ),
    "africana.question.coins-run-out": (
        "no more money in the box; the bank is broke; use buttons for silver; the till has nothing left, what"
        " do we do; may we use beans as dosh; no silver remains for my pay; are we stuck when the box has no "
        "more change"
    ),
    "africana.term.game-board": (
        "map; playing surface; Africa map; the big board; the thing on the table; where the meeples stand"
    ),
    "africana.term.equator": (
        "red stripe; middle line; red belt; line across the middle; north south border; zero latitude stripe"
    ),
    "africana.term.place": "city; town; spot; stop; brown dot; white dot; where my meeple stands",
    "africana.term.travel-route": "road; connection; line between cities; path; line from town to town; track; trail",
    "africana.term.start-place": "where I begin; first city; home town; where a trip sets off; origin; first stop",
    "africana.term.destination": (
        "target; goal city; where to go; where I'm heading; last town; end point; finish of a trip"
    ),
    "africana.term.book": "album; binder with pages; folder; notebook; place to browse; mission shop",
    "africana.term.side-of-the-book": (
        "left or right half; page stack; left stack; right stack; half of the folder; which half I browse"
    ),
    "africana.term.turn-a-page": "flip; leaf through; browse; leaf over; turn the sheet; look at the next mission",
    "africana.term.adventure-card": "quest; page; mission; task; leaf from the folder; thing I pay 5 for; errand",
    "africana.term.artifact": "mask; treasure; statue; idol; vase; museum piece; relic; loot",
    "africana.term.helper-symbol": (
        "coloured guy icon; porter icon; little man picture; person on the mission; sidekick sign; sign for a guide"
    ),
    "africana.term.helper-card": "assistant; guide; porter; sidekick; local guide; buddy; servant",
    "africana.term.expedition-card": "contract; journey; route card; trip; race card; delivery; tour from town to town",
    "africana.term.expedition-pile": (
        "stack of contracts; A B C deck; trip deck; lettered cards; bottom left deck; where new trips come from"
    ),
    "africana.term.expedition-space": (
        "slot in the row; row of five; hole for a trip; one of the five gaps; row space; spot where a trip lies"
    ),
    "africana.term.joining-bonus": (
        "gift for signing up; coins above the slot; freebie; extra over the trip; present for getting on; "
        "camel or coins for hopping on"
    ),
    "africana.term.join": "sign up; put my disc on; get on a trip; enter the race; hop on; take part",
    "africana.term.complete": "finish; hand in; cash in; tick off; wrap up; deliver; cash a trip",
    "africana.term.travel-card": "walking card; ticket; movement card; camel; boat; movement thing; what I walk with",
    "africana.term.joker-card": "wild card; any colour; wild; special one; fits everything; one for any town",
    "africana.term.change-the-colour": (
        "pay 5 for another icon; switch suit; fix a wrong card for 5; recolor; turn a camel into a boat; swap"
        " suit for dosh"
    ),
    "africana.term.company-card": (
        "my nation; team tableau; my country; Italy or France; what I tuck stuff below; who I play as"
    ),
    "africana.term.company-marker": (
        "disc; my wooden piece; token; round wooden bit; my counter on a trip; wooden counter"
    ),
    "africana.term.explorer-pawn": "little guy; figure; meeple; my man; bloke; traveler on the map; wooden person",
    "africana.term.silver-coin": "small coin; cash; dosh; small change; one buck; dime",
    "africana.term.gold-coin": "big yellow coin; fiver; five piece; yellow money; worth five; nickel",
    "africana.term.bank": "cash box; money stock; till; where we pay; coin pile; where the dosh is",
    "africana.term.hand-card": (
        "what I am holding; in my hand; in my fingers; what I hold; my cards; what I've got left"
    ),
    "africana.term.draw-pile": (
        "deck; face-down stack; walking stack; where I grab two; pick up pile; camels upside down"
    ),
    "africana.term.discard-pile": "used cards; trash; graveyard; thrown away ones; junk stack; bin; used camels",
    "africana.term.victory-point": "VP; score; points; what wins it; result; tally",
    "africana.term.minus-points": (
        "penalty; losing points; points off; negative; what guides cost me; what gets subtracted"
    ),
    "africana.term.collection": "set; triple or pair; lot of vases; three of a sort; rainbow set; matching loot",
    "africana.term.alike": "same; identical; matching; equal; same sort; twins; match",
    "africana.term.different": "not the same; mixed; all sorts; rainbow; each another one; no doubles",
    "africana.term.start-player": "who goes first; starter; number one; who kicks off; first person; Italy goes first",
    "africana.term.magenta": "pink; fuchsia; pinkish red; hot pink; purplish red; raspberry",
    "africana.term.turquoise": "teal; cyan; blue green; aqua; sea green; greenish blue",
    "africana.term.grey": "anthracite; gray; dark one; charcoal; black one; silver looking; slate",
    "africana.term.orange": "between red and yellow; tangerine; carrot; amber; reddish yellow; pumpkin",
    "africana.term.violet": "purple; lilac; mauve; plum; bluish purple; lavender",
}
