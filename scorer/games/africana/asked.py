"""How players ask for the entries of Africana: phrases for the search, separated by semicolons."""

ASKED = {
    "africana.components.board": (
        "what is printed on the map; what is the red stripe for; how many towns are on the big board; what "
        "are all these areas on the big map for; where's the red belt across the middle and what does it "
        "split; how many spots can my meeple stop at altogether; is there a crib for the points printed on "
        "it; how many towns can I go to; what are all those slots on the board; what is on the board; the red"
        " line; game map; 22 places; board overview; where is the equator line; number of towns altogether"
    ),
    "africana.components.places": (
        "how many cities up north and down south; what do the little icons by a city mean; brown dots and "
        "white dots; how many brown towns are up top; why do some towns show a pair of pictures; are there "
        "equally many spots in the upper and lower half; what's the wee camel next to the town telling me; "
        "what are the brown and white dots; which picture do I need for this town; brown places; white "
        "places; 11 north 11 south; place with two symbols; travel symbols on places; symbol next to a city; "
        "why are some towns white"
    ),
    "africana.components.books": (
        "what are the two albums with pages; where do the quest cards sit; the thing you flip through on the "
        "board; what are those folders with paper leaves on the map; where do I browse for missions; which "
        "book is for the upper half; why does the notebook have a left and a right stack; what do I do with "
        "these two paper books; is there one book for each half; two books; north book; south book; what are "
        "the books for; book thing on the board; ring binder; how many books"
    ),
    "africana.components.adventure": (
        "how many quest cards with white or brown border; are both faces of a quest identical; what does a "
        "page tell me; how many missions are there with a pale edge; what can I read off a mission; is the "
        "back the same picture as the front; do all missions bring home some loot; how many quests can there "
        "be; what does a quest card tell me; adventure cards count; 30 adventure cards; brown frame cards; "
        "white frame cards; what is on an adventure card; front and back same; how many quests in all"
    ),
    "africana.components.adventure.artifacts": (
        "how many masks of each sort are there; how often does the same treasure appear; 20 cards with "
        "statues and stuff; how many vases are there of one type; are there five types of museum loot; what "
        "number of missions bring a treasure; can somebody collect all four of the same idol; how many vases "
        "are out there to collect; can I get four of one mask; artifact cards count; how many artifacts; 20 "
        "artifacts; 5 kinds of artifacts; 4 of each artifact; how many of the same artifact exist; artifact "
        "types"
    ),
    "africana.components.adventure.helpers": (
        "how many quests give an assistant; pages with a coloured guy on them; two per colour, the person "
        "quests; how many missions give me a sidekick; is there more than one purple sidekick mission; which "
        "missions show a person instead of loot; ten of the leaves show a little man; how many quests get me "
        "a guy; are there two helper quests of orange; helper adventures count; 10 helper quests; how many "
        "quests have a helper; two helper quests per color; quests with helper symbol; number of helper "
        "adventures; which adventures give helpers"
    ),
    "africana.components.expedition": (
        "what do the A, B and C cards show; journeys from one city to another; how many route contracts are "
        "there; what are the cards with letters on the back; how many trips from A to B are in the box; what "
        "does a trip card pay; are there equally many A, B and C; what do the letters A B C mean; how many "
        "trips are in the deck; 34 expedition cards; A B C cards; letters on the back; whats on an expedition"
        " card; how many As; reward on an expedition card; how many Bs are in the box"
    ),
    "africana.components.helper": (
        "how many assistants are in the box; number of guide people per colour; cards with porters on them; "
        "how many sidekicks can we hand out in total; do both guides of one suit look the same; is there a "
        "pair of each sidekick; what do the native guide cards look like; how many buddies are there of each "
        "color; count the helper cards; 10 helper cards; how many helpers; two helpers per color; helper "
        "count; number of helper cards; helpers in 5 colors; total helpers in the box"
    ),
    "africana.components.travel": (
        "how many movement cards in total; camel, boat and such in the deck; how many symbols are there to "
        "walk with; is the walking stack complete with 58; how many boats are in the stack; are there equally"
        " many of every suit; what are the cards with donkeys and ships; how many walking cards should there "
        "be; are there equally many of each color; 60 travel cards; travel card count; how many movement "
        "cards of each color; cards per symbol; travel deck size; how many of each symbol; number of tickets"
    ),
    "africana.components.colours": (
        "which suits do the cards come in; is that grey or anthracite; pink, teal, purple, what is it called;"
        " is that one blue or turquoise; what do you call the dark one; which five suits are there; is the "
        "pinkish one red or what; is this pink or purple; which colors do the cards have; card colors; five "
        "colors; which colours are there; anthracite or grey; magenta or pink; gray card name; turquoise "
        "violet which one"
    ),
    "africana.components.coins": (
        "how much cash is in the box; is the money limited; what is a big yellow one worth in small ones; how"
        " many silver bits are in the till; is a yellow one worth five; ran out of change, is the dosh "
        "limited; count of gold and silver money in the box; we ran out of coins, how many should there be; "
        "is gold 5 or 10; coin count; how many coins; 25 silver 15 gold; value of a gold coin; how much is "
        "gold worth; coins limited; money in the game"
    ),
    "africana.components.company": (
        "how many people can play; can we play with 5; which teams or nations are there; is there room for a "
        "fifth person; how many countries can we play as; what's the least number of folks for this; which "
        "country am I allowed to be; theres five of us, does it work; is there a solo mode; which countries "
        "can we play; how many players; player count; 4 companies; max players; can 5 play; teams in the game"
    ),
    "africana.components.joker": (
        "wild cards, how many; does everyone get a wild one; card that works as anything; is there one wild "
        "for everybody; what's the card with all the pictures on; how many wilds should I find in the stack; "
        "did we lose a wild, I count three; how many wild cards in the deck; is there a wild for each of us; "
        "4 jokers; how many jokers; joker count; one joker each; number of wildcards; jokers in the box; "
        "wildcards per player"
    ),
    "africana.setup.books": (
        "how do we put the pages on the board; white border goes up north or down south; preparing the two "
        "albums; why are the targets always on the other half; which missions go in the upper folder; where "
        "do the pale edged ones belong; do I shuffle the brown edged ones before stuffing the folder; do both"
        " stacks start out on a single side; how come the upper folder only sends me down south; do white "
        "quests go in the top book; how do I load the books; set up the books; fill the books; shuffle "
        "adventure cards; white frames in which book; brown frames in which book; which quests go north; "
        "where do adventure cards go"
    ),
    "africana.setup.expeditions.remove": (
        "how many C cards go out with 3 people; which contracts stay in the box; may we look at what we take "
        "out; how many trips do we chuck out before starting; three of us here, which letter loses cards; can"
        " I look at the trips that go in the box; why are some C ones left out; two of us, how many C cards "
        "do we take out; can we look at the cards we remove; remove C cards; remove expedition cards; how "
        "many Cs out; take out cards with 2 players; C cards 4 7 10; expedition setup by player count; put C "
        "cards back in the box unseen"
    ),
    "africana.setup.expeditions.stack": (
        "in which order go A, B and C; stacking the route cards bottom to top; where does the contract stack "
        "belong; which letter goes on the bottom of the trip deck; do the A ones lie on top; how do I pile up"
        " the trips by letter; which corner of the map does the trip deck sit on; is A on top or on the "
        "bottom; how do I stack the trips; expedition pile order; C at the bottom; A on top; build the "
        "expedition deck; make the expedition pile; where does the expedition pile go; deck order ABC"
    ),
    "africana.setup.expeditions.display": (
        "how many routes lie open at the beginning; left to right, laying out the first five; which letter is"
        " on the first ones; how many trips do I flip over to begin; from which side do I lay out the trips; "
        "are the first five all from A; what lies in the row before anyone goes; how many trips are open at "
        "the start; lay out the river; first 5 expeditions; lay out expeditions; five open expeditions at "
        "start; set up the row; deal five A cards; flip five expeditions; initial row"
    ),
    "africana.setup.expeditions.count": (
        "how many routes do we use for 2 people; total contracts for three players; 30, 27 or 24; how thick "
        "is the trip deck with four folks; two of us, how many trips altogether; 27 trips, is that right for "
        "three; number of trips used per group size; how many trips do we play with; three of us, how many "
        "trips; how many expeditions in play; expeditions with 2 players; number of expeditions in game; 30 "
        "expeditions; 24 for two; pile size with 3 players; total expeditions by players"
    ),
    "africana.setup.bonus": (
        "what is the picture above the row slots; does the gift go with the card or the slot; coins printed "
        "over the row; is the freebie above tied to the slot or to the trip; what's the little money picture "
        "over the gap; do freebies slide along with the cards; why is there something printed above each "
        "trip; does the coin belong to the slot or the card; what are the coins above the row; bonus above "
        "the space; printed bonus; what are the symbols above the row; bonus stays with the slot; bonus "
        "belongs to card or space; icon over the expedition; above the market"
    ),
    "africana.setup.helpers": (
        "where do the assistants lie at the beginning; are the guides open or hidden; put porters next to the"
        " map; where do I put the sidekicks before we begin; can everyone see which guides are left; is the "
        "sidekick stack shuffled; guides lie next to the map picture side up, right; do we shuffle the "
        "buddies; where do I put the guys; helper supply; where do helpers go; helpers face up; setup of "
        "helper cards; stack of helpers beside the board; place the helper cards; helpers open supply"
    ),
    "africana.setup.travel": (
        "where does the deck for walking go; do we need room for used cards; mixing the movement stack; do I "
        "shuffle the cards with camels and boats; which way up does the walking stack lie; where do we chuck "
        "the used camels; is there a spot for used walking cards; where do I put the walking cards; do I "
        "shuffle the camels; travel deck setup; shuffle travel cards; travel pile; where does the discard "
        "pile go; face-down draw pile setup; prepare movement deck; setup of the card deck"
    ),
    "africana.setup.bank": (
        "can I swap 5 small coins for a big one; where does the cash lie; breaking a gold piece into change; "
        "can I break a gold for five silvers; where's the dosh kept during play; who looks after the till; "
        "may I change my small money whenever I fancy; can I trade 5 silver for a gold; who is the banker; "
        "bank setup; change coins; exchange silver for gold; 5 for 1; make change; swap coins anytime; where "
        "do coins go"
    ),
    "africana.setup.companies": (
        "which of us goes first; how do we decide who is Italy; do I get to choose my nation; how do "
        "countries get handed out; can I choose France or is it dealt by seat; who takes number one; does the"
        " person left of the starter get number two; can I pick which country I am; does the starter always "
        "get Italy; deal companies; who gets which company; who starts; first player; pick a country; whos "
        "first; choose my company"
    ),
    "africana.setup.company.1": (
        "where does white begin; player one, Napoli and how much cash; I am the Italian team; which town is "
        "Italy's home; how much dosh has the white one got; where does my white meeple stand; does Naples "
        "belong to company one; Im white, where do I start; how much money does Italy get; Italy start; white"
        " player; Naples start; company 1 money; start in Napoli; white pieces"
    ),
    "africana.setup.company.2": (
        "where does blue begin; who begins in South Africa; the French team, how much money; where's the blue"
        " meeple's home; how much has France got in the pocket; who sets off down at the Cape; number two, "
        "which country and how much dosh; Im blue, where do I start; how much money does France get; France "
        "start; blue player; Cape Town; company 2 money; start in Cape Town; blue pieces"
    ),
    "africana.setup.company.3": (
        "where does yellow begin; who begins in Lagos; the German team, is it 3 coins; where's the yellow "
        "meeple's home; how much has Germany got in the pocket; who sets off in Nigeria; number three, which "
        "town and how much dosh; Im yellow, where do I start; how much money does Germany get; Germany start;"
        " German team; yellow player; start in Lagos; company 3 money; Lagos start; yellow pieces"
    ),
    "africana.setup.company.4": (
        "where does red begin; who begins in Jidda; the English team with 4 coins; where's the red meeple's "
        "home; how much has England got in the pocket; who sets off in Jeddah; number four, why more dosh "
        "than the others; Im red, where do I start; how much money does England get; England start; red "
        "player; start in Jidda; company 4 money; Jidda 4 silver; red pieces; British team"
    ),
    "africana.setup.player": (
        "what do I get at the beginning; how many cards do I hold first; my figure, my discs and how much "
        "cash; do I pick my first card; what does each kid get handed before we start; how much dosh and how "
        "many cards do I begin with; do I start out with a wild in my fingers; where does my meeple stand "
        "first; how many discs of my country do I take; what do I start with; how many cards do we start "
        "with; start money; starting hand; player setup; starting cards; what does each player get; how much "
        "money at the start; how many markers"
    ),
    "africana.setup.unused": (
        "we are only 3, which pawns go away; leftover nations with two people; what to do with a team nobody "
        "plays; just two of us, do England and Germany go away; what about the spare wild when someone's "
        "missing; three folks, which country drops out; chuck the meeples nobody uses in the box; three of "
        "us, whats left out; which teams do we not use with 2; unused companies; leftover jokers; 3 players "
        "setup; 2 players setup; which companies with 2; which companies with three; Germany out with two"
    ),
    "africana.turn.order": (
        "who comes after me; clockwise or the other way; which direction do we go; whose go comes after mine;"
        " do we go round like a clock; is it my left neighbour next; who gets the very first go; who is after"
        " me; does it go clockwise; turn order; clockwise play; play direction; who plays next; who has the "
        "first turn; order of players; next player"
    ),
    "africana.turn.action": (
        "what can I do when it is my go; may I draw and walk too; how many things per go; pick one of three; "
        "it's my go, what can I choose from; may I shop and stroll in the same go; is it just one thing each "
        "time; grab cards, shop or travel, only one of them; first time playing, what do I do when its my "
        "turn; can I walk and buy in one turn; what can I do on my turn; how does a turn go; one action; how "
        "many actions per turn; list of actions; my turn what now; draw and move same turn; draw cards and "
        "move in the same turn; draw and travel both; buy and draw together; two different actions in one "
        "turn; do one of them or several"
    ),
    "africana.turn.null": (
        "am I allowed to pass; doing nothing on my go; stay put and wait; can I sit out a go; I don't want to"
        " do anything right now, allowed; may I open the folder and take nothing just to wait; is passing a "
        "thing here; I dont want to do anything, ok; can I just sit and wait; pass a turn; do nothing; skip "
        "my turn; can I pass; skip go; no action; wait a turn"
    ),
    "africana.turn.end": (
        "what happens after I did my thing; when are new routes laid out; wrapping up before the next one is "
        "up; what do I tidy up after my go; in which order, throw away extras or lay out trips; what's left "
        "to do before my neighbour begins; am I done right after travelling; Im done moving, what next; do I "
        "discard before new trips come out; end of turn; end of my turn; after my action; cleanup phase; "
        "check limits then refill; what happens at the end of a turn; turn end steps"
    ),
    "africana.action.draw": (
        "how many cards do I pick up from the deck; does taking cards cost anything; I need more cards for "
        "walking; how many do I grab from the walking stack; is grabbing two camels free; can I pick from the"
        " open used ones instead; short on cards, how do I get more; how do I get cards; is drawing free; "
        "draw cards; how many cards do I draw; draw two; take cards; get more cards; draw cost; pick cards "
        "from the discard; number of cards drawn per turn; cards picked up each time"
    ),
    "africana.action.draw.reshuffle": (
        "deck is gone, what now; mix the used ones again; no cards left to pick up; the walking stack has run"
        " dry, what next; do we shuffle the used camels back in; nothing to grab any more, help; when exactly"
        " do we turn the used ones over; the stack is gone, what do we do; do old cards get used again; deck "
        "empty; draw pile empty; shuffle discards; out of cards in the deck; draw pile runs out; no cards to "
        "draw; when to reshuffle"
    ),
    "africana.action.buy.hemisphere": (
        "I am up north, which album can I use; can I shop in the southern one from Cairo; does it matter "
        "where my guy stands for shopping; I'm standing in Cairo, which folder may I shop in; can my meeple "
        "in the south use the upper book; why can't I get that brown edged mission; does my half of the map "
        "decide the folder; Im in the south, can I use the top book; which book thing can I use from here; "
        "which book; buy from the other book; north or south book; buy while in the south; which half am I "
        "in; quest from the wrong half; buy from northern book"
    ),
    "africana.action.buy.top": (
        "which pages can I get; may I take one from underneath; can I choose between left and right; may I "
        "dig through the folder for a better mission; is it just the two showing leaves I can get; one side "
        "of the folder is bare, what can I get; can I grab one from the middle; can I take a quest from the "
        "middle of the book; only the one on top or any; which adventure can I buy; top card only; buy from "
        "below; choose from two cards; left or right top card; empty side of the book; search through the "
        "book"
    ),
    "africana.action.buy.leaf": (
        "how much does flipping cost; leafing through the album; first flip for nothing, next one 1 coin; "
        "what do I pay for browsing the folder; is the first leaf over for nothing; how much for looking at "
        "the third mission; do I pay the till when I browse on; do I pay to look at the next quest; is the "
        "first look free; turn page cost; page price; flip page; first page free; second page 1 silver; how "
        "much to turn a page; cost of browsing"
    ),
    "africana.action.buy.leaf.direction": (
        "can I flip back; leafing left and right as I like; return to the earlier card; may I browse to the "
        "left as well; can I go back to the mission I saw before; is there a limit how often I browse to and "
        "fro; which way do the leaves go over; can I go back to the quest I saw before; may I flip as much as"
        " I like; page forward or back; turn back a page; both directions; number of pages I can turn; flip "
        "left and right; how many pages may I turn; backward pages"
    ),
    "africana.action.buy.price": (
        "how much is a quest; 5 coins for a card from the album; where do I put the quest I paid for; what "
        "does a mission set me back; how much dosh for a leaf from the folder; where do I lay the mission I "
        "got; who gets the five I pay; what does a quest cost me; do I lay my quest open on the table; "
        "adventure cost; price of a quest; 5 silver quest; how much does an adventure cost; buy adventure; "
        "buy a quest; where do bought quests go"
    ),
    "africana.action.buy.many": (
        "can I get 2 quests at once; pay 10 and take two; flip, pay, flip, pay again; could I grab three "
        "missions in one go; got 11 silver, are two missions OK; can I browse more after I've paid for a "
        "mission; shop till my dosh is gone; can I get more than one quest per turn; two quests for 10 in one"
        " go; buy two adventures; buy several quests; buy more than one; turn pages between purchases; how "
        "many quests per turn; 2 quests in one turn; buy then flip again; both open quests at once; take two "
        "in the same go; several purchases in one turn"
    ),
    "africana.action.buy.none": (
        "flipped but don't like any, must I pay; leafed through and walked away; just looking in the album; I"
        " browsed but nothing suits me, do I have to get one; can I just window shop; changed my mind after "
        "looking at the missions; is leaving the shop with nothing fine; I looked but dont like any, must I "
        "pay; can I leave without a quest; buy nothing; flip and not buy; must I buy; just browse; do I have "
        "to buy a quest; no purchase; look only"
    ),
    "africana.action.buy.announce": (
        "do I have to say whether I flip or take; he lifted the card and changed his mind; peeking at the "
        "next page by mistake; he already lifted the leaf, does he have to take it; should I tell you before "
        "I touch the mission; she saw the next one and then wants the old one; do I say flip or purchase out "
        "loud; he peeked and then changed his mind, allowed; do I tell you before I flip; announce before "
        "lifting; say buy or turn; must I say it first; peek under a card; change my mind after lifting the "
        "card; lifted a quest card; declare turn or buy"
    ),
    "africana.action.buy.limit": (
        "I have 3 quests already, can I get another; too many quests during my go; can I hold 4 for a moment;"
        " already have three missions, may I shop for more; can I own five missions halfway through my go; "
        "how many missions may I get as long as I finish some; is there a maximum when shopping; I have 3 "
        "quests, can I still get one more; is 4 quests ok until my turn is over; buy a 4th adventure; limit "
        "while buying; more than 3 quests during turn; can I buy with 3 quests; quest limit checked when; "
        "exceed the quest limit for now; four open quests for a while"
    ),
    "africana.action.move.step": (
        "how do I walk to the next city; icon of where I am or where I go; one card for each line on the map;"
        " what do I play to reach the next town; do I need the picture at my town or the one I'm heading to; "
        "can I hop over a town; is it one card per line; how do I get to the next town; which card gets me "
        "there; does the card match where I am or where I go; how do I move; which card do I play to move; "
        "matching symbol; symbol of the destination place; move to adjacent city; play card to travel"
    ),
    "africana.action.move.many": (
        "how far can I walk; can I go there and back in one go; do I have to walk at least once; how many "
        "towns may I travel in one go; may I go to Lagos and straight back; as long as I have cards I can "
        "keep going, right; do I have to budge when I travel; how many towns can I walk per turn; can I walk "
        "back again; how far can I move; unlimited movement; number of steps; move back and forth; zero "
        "steps; how many cities in one turn; several moves same turn"
    ),
    "africana.action.move.joker": (
        "what does the wild one do; use it for any icon; no matching card but I have the wild one; what's the"
        " wild good for; no boat in my hand, will the wild do; can the wild stand in for any picture; how do "
        "I use the special one I began with; what can the wild card do; dont have the right card, can I use "
        "the wild; use joker; joker move; play the joker as; does the joker count as any color; wild travel"
    ),
    "africana.action.move.helper": (
        "what does an assistant do; use my orange guide for an orange city; porter counts as a card; what "
        "good is a sidekick; can the purple guy take me to a purple town; does my guide count as a card of "
        "his suit; how do I use the local guide when travelling; what does my buddy do for me; does an orange"
        " guy get me into an orange town; use a helper; what does a helper do; helper moves; helper instead "
        "of travel card; helper color match; play a helper card; helper as a card"
    ),
    "africana.action.move.once": (
        "can I use my assistant twice on the same trip; wild card two times in one go; cards lying open until"
        " I have arrived; may my sidekick carry me two towns in one trip; can I pick up the wild again "
        "halfway; do the ones I played stay out till I stop; guide used already, again for the next town; can"
        " my guy help me twice this turn; wild card for two steps; use helper twice; joker twice in a turn; "
        "reuse joker; once per action; helper once per turn; cards lie open until done; same helper for two "
        "steps"
    ),
    "africana.action.move.return": (
        "do I get my wild card back; which ones are thrown away after walking; I tossed my assistant by "
        "accident; does my sidekick come back after travelling; do I keep the wild for next time; where do "
        "played camels go; oops, I chucked my guide on the used ones, may I grab him back; do I get it back "
        "after I used it; does the wild come back to my hand; do I get the joker back; helper returns; keep "
        "helper after use; where do played cards go; discard used travel cards; lose my joker; accidentally "
        "discarded joker"
    ),
    "africana.action.move.recolour": (
        "I have the wrong colour, can I pay; 5 coins to use a card as something else; buy a different icon; "
        "bribe to turn orange into violet; can I pay to turn a camel into a boat; got the wrong suit, how "
        "much to make it right; what does it cost to treat this one as another; may I fix two wrong cards "
        "with ten dosh; can I pay to make a card another color; I need a boat but only have camels, what can "
        "I do; pay 5 to change colour; wrong color card; no matching card; Ive got no matching card; recolor "
        "several cards; use helper in another color; convert a card"
    ),
    "africana.action.move.stack": (
        "two guys in the same city; is there room when someone is already there; can he block me; may I stop "
        "where your meeple is; is the town full if someone's there; can two explorers sit in Nairobi; do we "
        "bump each other off; someone is already in that town, can I go; can she block me from a town; same "
        "city as another player; share a place; two pawns one place; occupied city; blocked by other player; "
        "space limit in a city; can two be in the same town"
    ),
    "africana.action.move.any-order": (
        "several things to do in one city; what first, hand in or sign up; can I do all of it in Nairobi; I "
        "can finish two things and begin one here, which first; may I cash in before I sign up for the next; "
        "a lot happens in this town, who decides the order; do several jobs in the same spot; I can do three "
        "things in this town, in what order; finish first or sign up first; order of doing things in a city; "
        "join and complete order; do several things in one town; finish two and join one; choose order; "
        "multiple things at one place; which first at a place"
    ),
    "africana.expedition.join": (
        "how do I sign up for a route; where must I be to put my disc on; may I put my disc down before "
        "walking; getting in on a contract; how do I get onto one of the trips; must my meeple be in the "
        "first town of the trip; when do I chuck my disc on a card; may I get on the trip before I set off; "
        "how do I sign up for a trip; where do I put my token; do I have to be in the first town; how do I "
        "join; place marker; put my marker on a card; start an expedition; where must I stand to join; claim "
        "a contract"
    ),
    "africana.expedition.join.all": (
        "two routes begin in the same city; sign up for both at once; put down 2 discs here; three trips "
        "leave from Lagos, may I get on all; can I chuck discs on two trips from the same town; is it one "
        "sign up per stop; both cards begin where I'm standing; two trips start here, can I join both; may I "
        "put two tokens in one town; join two expeditions; join several at once; same start city expeditions;"
        " join all here; two cards same start; multiple joins; more than one join per turn"
    ),
    "africana.expedition.join.once": (
        "can I put 2 discs on one route; she is already on it, may I too; several colours on the same "
        "contract; may I stack two of my discs on a single trip; is a trip closed once someone else is on it;"
        " can all of us race for the same trip; she got there first, may I hop on as well; he is already on "
        "that trip, can I join too; can I join the same trip twice; join twice; two of my markers on one "
        "card; already joined by another player; she already joined that trip; can several join the same; two"
        " players on one expedition; is a joined expedition taken; another colour already has a marker there,"
        " can I still get in; someone is on it already"
    ),
    "africana.expedition.join.markers": (
        "I have no discs left; can I take my disc off again; how many routes may I be in; all 4 of my pieces "
        "are out; I've run out of discs, how do I get on another trip; can I pull my disc off a trip I gave "
        "up on; how many trips may I race for at once; could I shift my disc to a better card; I have no "
        "tokens left, how do I join; can I take my token off again; 4 markers; out of markers; remove my "
        "marker; take marker back; max expeditions at once; move a marker; cancel an expedition"
    ),
    "africana.expedition.bonus": (
        "what do I get for putting my disc on; gift for signing up; can I use the free card straight away; "
        "what's my freebie for getting on a trip; may I spend the coins right off; do I get the thing printed"
        " above when my disc goes down; is the freebie only for the first one on; do I get something for "
        "signing up; can I use the free card now; join bonus; what do I get for joining; bonus right away; "
        "use bonus immediately; get coins for joining; get a card for joining; does every joiner get the "
        "bonus"
    ),
    "africana.expedition.bonus.kinds": (
        "which gifts are printed over the slots; is it 1 coin, 2 coins or a card; what does the fifth slot "
        "give; what freebies are there over the row; does a slot give cash or a card; which slot hands out "
        "two coins; what's above the far right one; what can I get for signing up; which spot gives 2 coins; "
        "which bonuses; bonus kinds; bonus 2 silver; bonus travel card; bonus of each space; list of joining "
        "bonuses; what bonus is on space 3"
    ),
    "africana.expedition.complete": (
        "how do I finish a route; I arrived where the contract ends; hand in two contracts in the same city; "
        "must my disc be on it to cash in; how do I wrap up a trip; I'm in the last town of the trip, now "
        "what; can I wrap up a trip I never signed for; may I tick off two trips in the same town; must I "
        "stop there or is passing through OK; she already joined that trip, can I still finish it; I got to "
        "the last town, what now; do I need a token on it to finish; finish an expedition; how do I complete;"
        " complete without a marker; complete two at once; turn in a contract; complete while passing through"
    ),
    "africana.expedition.reward": (
        "what do I get for finishing a route; do the others get something when I am first; where does the "
        "finished contract go; what's my pay when I get to the end of a trip; does anybody else on that card "
        "get a share; where do I tuck the trip I wrapped up; I got there second, anything for me; we were "
        "both on it and she got there first; what do I get paid for the trip; expedition reward; what do I "
        "get for an expedition; who gets the reward; second to arrive; only the first gets paid; somebody "
        "finished it before me; where do completed expeditions go"
    ),
    "africana.expedition.markers-back": (
        "when do I get my disc back; he finished it and my disc was on there; pieces lying on a finished "
        "card; he wrapped up the trip, do I get my disc back; what about the losers' discs on the card; when "
        "are my discs free again; is my piece lost if she beats me to it; he finished our trip, do I get my "
        "token back; when do I get my tokens back; get markers back; marker returned; other player completed "
        "my expedition; what happens to other markers; lose my marker; losing players markers; she finished "
        "it what about my marker"
    ),
    "africana.expedition.empty-space": (
        "gap in the row after I took one; new route right away or later; hole in the display; I took a trip "
        "away, do we fill the hole now; is the slot bare till my go is done; there's a gap among the five, "
        "put one there at once; who plugs the hole and when; took a trip, do we lay out a new one now; theres"
        " a hole in the row; empty expedition space; gap in the row; replace expedition immediately; new card"
        " right away; slot empty until end of turn; completed card leaves a gap; fill it now or later"
    ),
    "africana.adventure.complete": (
        "how do I finish a quest; I reached the city on my page; can I hand in his quest; two quests with the"
        " same target; how do I tick off my mission; I'm in the town shown on my leaf, now what; may I nick "
        "the treasure from her mission; both of my missions want Timbuktu, tick off both; do I have to stop "
        "there; Im in the town on my quest, what happens; can he finish my quest; complete adventure; finish "
        "a quest; how do I finish adventures; complete someone elses adventure; two adventures same "
        "destination; steal a quest; when can I complete a quest"
    ),
    "africana.adventure.artifact": (
        "I found the mask, what do I get; cash for bringing home a treasure; where do I put the finished "
        "statue card; I reached the town with the vase, what's my pay; where do I tuck the idol I dug up; how"
        " much dosh for bringing home museum loot; does the loot count at the finish too; I brought the mask "
        "home, what do I get; how much money for a finished quest; complete artifact; artifact reward; what "
        "do I get for an artifact; silver for artifact; where do finished artifacts go; finished artifact "
        "quest; get an artifact"
    ),
    "africana.adventure.helper": (
        "I finished the quest with the guy on it; how do I get an assistant; are porter quests worth "
        "anything; I ticked off the mission with the little man, what now; may I use my new sidekick right "
        "off; where does the leaf go once I've got my guide; does a person mission score; how do I get a guy "
        "to help me; I finished the quest with the little man; complete helper quest; how do I get helpers; "
        "helper reward; helper adventure points; new helper usable at once; earn a helper; where does the "
        "helper quest go; how do I get a helper; getting a guide"
    ),
    "africana.limit.hand": (
        "how many cards may I hold; I have 7 cards now; do wild ones count toward the five; is there a cap on"
        " what I hold; I've got eight camels and boats, must I chuck some; do the sidekicks count when I "
        "check my fingers; how many may I keep at the finish of my go; I have 7 cards, do I have to throw "
        "some away; how many cards may I keep; hand limit; max hand; hand size; 6 cards in hand; too many "
        "cards; max cards in hand; does joker count to hand limit"
    ),
    "africana.limit.hand.specials": (
        "can I throw away an assistant instead; too many cards, toss the wild one; is a guide gone forever "
        "when I throw it away; may I chuck my sidekick to keep the camels; is a guide I ditch gone forever; "
        "can I dump the wild if I hold six; where does a ditched wild go; can I throw my helper away instead "
        "of a camel; too many cards, may the wild go; discard joker; discard helper; throw away helper; "
        "helper out of game; dump joker; get rid of a helper; too many cards discard a helper"
    ),
    "africana.limit.adventures": (
        "how many quests may lie in front of me; I have 4 unfinished quests; too many pages, which go; how "
        "many unfinished missions may I keep; I've four leaves in front of me, ditch one; is there a cap on "
        "missions; can someone else get the mission I chucked; I have 4 quests, is that too many; how many "
        "quests can I have; quest limit; max quests; 3 open adventures; limit of unfinished quests; too many "
        "quests; what if I have 4 adventures; discarded quests back in the book"
    ),
    "africana.limit.timing": (
        "when do I have to throw away; may I hold 8 cards during my go; does the maximum count in the final "
        "go too; when do I have to ditch my extras; may I hold ten in the middle of my go; do I chuck as soon"
        " as I've six; is the cap checked in the very last go; can I have 8 cards in the middle of my turn; "
        "when do I throw cards away; when is the limit checked; limit at end of turn; over limit during turn;"
        " hand limit during turn; last turn limit; check limits on others turns; when do I discard"
    ),
    "africana.refill": (
        "when do new routes come out; fill up the row of five; do the old ones slide over; who puts new trips"
        " in the holes; which hole is filled first; do the other trips scoot over; when do we plug the row; "
        "when do new trips come out; do the old trips move over; refill expeditions; refill the row; fill "
        "empty spaces; when are new expeditions laid out; slide cards left; refill left to right; replenish "
        "the market"
    ),
    "africana.end.trigger": (
        "when is it over; contract stack is empty and there is a gap; what makes us stop; how do we know it's"
        " nearly finished; the trip deck is dry and there's a hole left; when does this thing stop; what "
        "kicks off the last round; how do we know its over; trips are all gone, what now; game end; when does"
        " it end; end condition; when does the game end; when does it stop; last round starts when; what "
        "triggers the end"
    ),
    "africana.end.trigger.exact": (
        "last card just fits into the last gap; stack is at zero but the row is full; is it already the final"
        " round; we plugged the last hole with the last trip, finished; deck's at nothing but five are "
        "showing; is it over as soon as the trips run dry; used up to the very last card; the last trip just "
        "fit in, is it over; stack is at zero but no gap; pile exactly empty; last card refilled; empty pile "
        "but full row; exact refill not the end; no cards left in the pile but five open; pile just ran out; "
        "is an empty pile the end"
    ),
    "africana.end.trigger.count": (
        "how many finished routes until we stop; 20 contracts done with two people; how long does it last "
        "with four; how many trips must get wrapped up before it stops; three of us, 23 trips ticked off, "
        "what now; is there a number for when it finishes; how many more trips until it's done; how many "
        "trips until we stop with 4; how long does this game go; how many expeditions until the end; 26 "
        "expeditions; 20 expeditions; 23 with three; completed expeditions count; how long does the game "
        "last; number of completed to end"
    ),
    "africana.end.round": (
        "do the others get one more go; equal number of goes for all; who plays the last go; do all of us get"
        " equally many goes; after the deck ran short, may I have one more go; who's the last one to play; is"
        " it cut off straight away; do I get one more turn at the end; does everybody get the same turns; "
        "finish the round; last round; final round; equal turns; everybody same number of turns; one more "
        "turn for everyone; who still plays after the end is triggered"
    ),
    "africana.score.expeditions": (
        "what are finished routes worth; points on the contracts I did; counting the cards from A to C; what "
        "do my wrapped up trips bring; do I add the number on every trip; are the C trips worth more; points "
        "for the stuff I delivered; how much are my finished trips worth; what do trips score; expedition "
        "points; score expeditions; how many points for an expedition; points printed on expedition; final "
        "scoring expeditions; value of completed expeditions; finished contracts points"
    ),
    "africana.score.artifacts": (
        "what is a single mask worth; numbers on the treasure cards; do statues count besides the set; do I "
        "get the number on each vase plus the set; what's one lonely idol worth; museum pieces, do they count"
        " singly too; add up the little numbers on my loot; what is one single vase worth; do I get points on"
        " the card plus the set; artifact points; score artifacts; single artifact points; printed points "
        "artifact; how many points for a treasure; artifact worth by itself; finished artifact value"
    ),
    "africana.score.collections": (
        "how much for 3 of the same mask; set of four not matching treasures; pair of vases, how many points;"
        " best way to group my finds; how much do three matching idols bring; I've two equal vases and two "
        "others, how much; what's a rainbow set of four worth; do I get 12 for three of a sort; can one vase "
        "be in two sets; I have 3 of the same mask, how much; two vases and two masks, how much; 3 alike; 4 "
        "different; pair of artifacts; set bonus; set collection points; three of a kind; two different "
        "artifacts"
    ),
    "africana.score.helpers": (
        "do assistants cost me something in the end; minus 5 or minus 10 for porters; how many guides are "
        "safe; why do I lose points for my sidekicks; I've got three guides, how many off; is just one "
        "sidekick OK; do I lose five for two person missions; do I lose points for my guys; I have three "
        "helpers, how bad is that; helper penalty; minus points for helpers; minus 10; negative points; why "
        "are helpers bad; three helper quests cost; first helper free"
    ),
    "africana.score.money": (
        "what is my cash worth when it is over; 27 coins, how many points; ten silver for one; is leftover "
        "dosh worth anything; got 34 silver, what does that make; how much cash for one point; do I round up "
        "19 coins; I have 23 silver left, how many points; what is my money worth in the end; money points; "
        "points for coins; 10 silver 1 point; money left at the end; coins worth points; leftover cash; is "
        "money worth anything at the end"
    ),
    "africana.score.travel": (
        "do leftover cards bring points; I hold 4 walking cards at the end; two cards in hand for one; do "
        "camels I'm still holding count; I've five left over, is that two points; does my wild count as half "
        "a point; what's an unused boat worth; do I get points for cards I still hold; 5 cards left, how many"
        " points; travel card points; cards left in hand at the end; 2 cards 1 point; score hand cards; "
        "leftover travel cards; does joker score; helpers in hand score; unused tickets at the end; points "
        "for cards not played"
    ),
    "africana.score.open": (
        "quests I didn't finish, are they minus; unfinished mask when it is over; left over page in front of "
        "me; do I lose points for missions I never ticked off; one vase mission is still lying open, any "
        "value; unfinished person mission at the finish, plus or minus; paid for it but never got there; I "
        "never finished my quest, do I lose points; quest still open when its over; open adventures at the "
        "end; unfinished quests; unfinished artifact 1 point; minus for unfinished quest; not completed "
        "adventure; penalty for open quests; leftover quest"
    ),
    "africana.win": (
        "who has won now; highest score takes it; how is the champion decided; who's the winner when it's all"
        " totted up; is it simply the most points; how do I win this thing; who comes out on top; what do I "
        "have to do to win; whats the point of this game; how do you win; who wins; goal of the game; aim of "
        "the game; most points; object of the game; what do I need to win"
    ),
    "africana.win.tie.money": (
        "same score, who wins; richest one is ahead when level; tiebreaker, we both have 52; dead even, does "
        "the rich one win; we've equal points but I've more dosh; what separates two people with the same "
        "total; both at 48, look at the purse; we have the same points, who won; does money break a draw; "
        "tied points; same points who wins; draw on points; richest wins tie; finished level, who won; equal "
        "total at the end, what decides; same score so we look at the cash"
    ),
    "africana.win.tie.shared": (
        "same score and same cash; can there be two winners; still level after counting coins; even on points"
        " and even on dosh, who takes it; do both of us win; is there a third thing to compare; can't "
        "separate us at all; same points and same money; can two people win; still tied; tie after money; "
        "shared victory; tied on money too; both win; no further tiebreaker; second tiebreak"
    ),
    "africana.info.own": (
        "may I peek under my own nation card; checking what I have finished; I forgot which masks I have; can"
        " I lift my country and check what's below; I don't remember how many vases I tucked away; may I look"
        " at my own finished stuff; am I allowed to recount my trips midway; may I look at what I already "
        "finished; I forgot what I have under my card; look at my cards; look under company card; check my "
        "completed cards; peek at own stack; see my finished quests; look at own pile; may I count my "
        "artifacts during play"
    ),
    "africana.collections.repeat": (
        "two pairs, do I get 6 twice; 12 points for each triple or only once; same set once again; three "
        "pairs of idols, six each time; I've got two lots of three, is that 24; can I cash a sort of set more"
        " than once; do equal sets count again; do I get 6 for every pair or once; house rule for two of the "
        "same set; ruling on repeated collections; collection counted more than once; two sets of the same "
        "type; option several pairs; repeat set; each type once or many; 2 triples setting"
    ),
    "africana.tie.money": (
        "richest one by silver only or also the yellow ones; do big coins help when we are level; counting "
        "cash for a draw; does a fiver count as five when we're even; is it only the small silver that "
        "decides; we're dead even, do we count the yellow ones; gold in the purse when comparing; do we count"
        " yellow coins when its a draw; setting for gold when tied; ruling gold in tie; gold coins tie-break;"
        " silver only or gold too; option tie break money; count gold coins in a draw; gold as 5 in tiebreak;"
        " do gold coins count to break a tie"
    ),
    "africana.question.tie-gold": (
        "we are level, I have gold and he has silver; are yellow coins worth 5 when scores are equal; only "
        "small change counts for a draw; I hold three yellow ones, he has ten silver, who's richer; must I "
        "break my gold when we're even; does the fiver count in a dead heat; only silver bits or all dosh for"
        " the decider; he has more silver but I have gold, who wins the tie; is gold worth 5 when tied; tie "
        "with gold coins; gold counts as 5 in a tie; gold versus silver tie; I have gold she has silver; most"
        " silver coins tie; tie only silver; richest with gold"
    ),
    "africana.question.tie-money-scored": (
        "I got points for my cash, is it spent; do I still own the coins when we are level; paying in money "
        "for points; my dosh already made two points, may it also decide; do I hand in coins for points at "
        "the finish; is money used up after scoring; count the same purse twice; I got points for my cash, "
        "can it still break the tie; do I give the coins away for points; money scored and tie; spend money "
        "for points; scored coins used again; is money gone after scoring; money counts twice; do I pay coins"
        " for points; money already converted to points"
    ),
    "africana.question.gold-points": (
        "2 yellow coins, do I get a point; are big coins included in ten for one; gold pieces when counting "
        "cash; do my fivers count toward ten silver a point; got 1 yellow and 5 small, is that a point; only "
        "silver for the cash points; are yellow ones ignored when we tot up dosh; I have 3 gold coins, how "
        "many points; do yellow coins score too; do gold coins count for points; gold coins points; 2 gold 1 "
        "point; does gold score; gold coins end scoring; 10 silver including gold; points for gold"
    ),
    "africana.question.penalty-steps": (
        "is it minus 5 and then another minus 10; four porters, minus 20; do the minuses pile up; is it "
        "fifteen off in total for three sidekicks; do I lose more with a fifth guide; five off and ten off "
        "together; what's the worst I can lose for guides; I have 3 guys, is it 10 or 15 off; does it get "
        "worse with 4 helpers; 5 plus 10; 15 minus points; max helper penalty; is penalty cumulative; four "
        "helpers penalty; 10 points is the most; does penalty stack"
    ),
    "africana.question.penalty-cards": (
        "I threw away my guide, is it still minus; what is counted, the quest or the assistant; unfinished "
        "porter quest and the minus; I ditched my sidekick, do I still lose points; is it the leaf or the "
        "guide in my fingers that hurts; I never ticked off the person mission, do I lose; get rid of guides "
        "to dodge the minus; I threw my helper away, do I still lose points; what do I count for minus "
        "points; what counts for the penalty; discarded helper penalty; penalty cards or adventures; helper "
        "thrown away still penalty; open helper adventure penalty; avoid penalty by discarding; helper cards "
        "in hand penalty"
    ),
    "africana.question.joker-penalty": (
        "is the wild one minus as well; do I lose points for holding the wild card; wild treated like an "
        "assistant in the end; does my wild cost me something at the finish; is the wild a sidekick too when "
        "we subtract; holding the special one, points off; is it bad to keep the wild; do I lose points "
        "because of the wild card; is the wild card a helper too; joker penalty; joker minus points; does "
        "joker count as helper; joker as a helper in scoring; minus for joker; joker bad at the end; joker "
        "negative"
    ),
    "africana.question.several-collections": (
        "I have 2 triples of masks; four pairs, 6 for every one; can the same sort of set be counted again; "
        "can I cash in two rainbow sets; I own six idols, two threes, how much; is each sort of set allowed "
        "just one time; three pairs or is only one paid; I have three pairs, do I score all; can I have the "
        "same set twice; two pairs; same set twice; two triples; score a set type twice; multiple sets; more "
        "than one collection; 2 sets of four different"
    ),
    "africana.question.split": (
        "can I choose how to group my masks; triple or four not matching, which is better; who sorts the "
        "sets; who says which vase belongs to which set; may I shuffle my loot for the best score; pair plus "
        "rainbow or triple, I pick; can the others force a bad grouping on me; can I sort my masks how I "
        "want; which way of grouping counts; who decides sets; group artifacts; choose how to split; best "
        "grouping; divide artifacts into sets; rearrange sets; assign artifacts to collections"
    ),
    "africana.question.open-artifact": (
        "can an unfinished mask be part of a set; page not handed in, use it for a triple; third statue still"
        " lying open; is the vase I didn't fetch good for my set; one idol short, my unfinished leaf shows "
        "it; does a mission still lying there go with the pair; paid for the third one but never went there; "
        "my third mask isnt finished, is it still a set; does an open quest help my set; open artifact in a "
        "set; unfinished artifact in a collection; does an open adventure count for a set; third mask "
        "unfinished; incomplete artifact set; bought but not completed set; not delivered artifact counts"
    ),
    "africana.question.four-alike": (
        "all 4 of the same vase; I own every mask of one sort; four identical treasures, is it more than "
        "three; I've got every one of the idols, what's that worth; four matching vases, 12 or more; does the"
        " fourth same one add anything; is there a reward for a full sort; I got all 4 masks of one kind, how"
        " much; more than 12 for four the same; four alike; four of a kind; 4 of the same; 4 same artifacts; "
        "all four masks; whole kind of artifact; fourth same artifact"
    ),
    "africana.question.hand-limit-scoring": (
        "I end with 8 walking cards, do I count all; throw away down to 5 before counting; final go and too "
        "many in hand; it's the last go, may I keep nine camels for points; do we ditch down before we tot "
        "up; eight in my fingers when it finishes, four points; last go, is the cap still on; I have 9 cards "
        "at the end, do they all score; do we discard before counting; hand limit before scoring; 7 cards at "
        "game end; discard before final scoring; max cards scored; limit in last turn; more than 5 cards "
        "scored; final hand limit"
    ),
    "africana.question.discard-joker": (
        "throw out the wild one and hold walking cards; is it smart to toss the wild for a point; 6 in hand "
        "with the wild one at the end; may I chuck the wild because camels score; five boats plus the wild, "
        "which one do I ditch; is it clever to dump the wild last thing; ditch sidekick or camel at the "
        "finish; can I throw the wild away so I keep a camel; is it smart to dump the wild at the end; "
        "discard joker for points; throw joker keep travel card; joker or travel card at the end; dump joker "
        "last turn; which card to discard for scoring; get rid of joker before scoring; worth discarding "
        "joker"
    ),
    "africana.question.played-cards": (
        "are the ones I just walked with in my hand; used cards lying open, do they count to five; wild card "
        "coming back makes it six; do the camels I've just played count for my cap; wild came back, am I over"
        " five now; played three and hold four, is that seven; when do used ones leave my fingers; do the "
        "cards I just walked with count to 5; wild comes back and now I have six; played cards hand limit; "
        "cards just played count; do played cards count as hand; joker back in hand over limit; used cards "
        "this turn limit; returned helpers count; are cards on the table hand cards"
    ),
    "africana.question.exact-refill": (
        "stack hits zero but all slots are full; last route laid out, is it over; final contract just placed;"
        " the last trip went into the last hole, are we finished; deck used up without a gap, one more round;"
        " does zero left in the trip deck stop us; it just about worked out, is that the finish; we put out "
        "the very last trip, are we finished; no trips left but no gap either; last expedition card placed; "
        "placed the last card does the end begin; pile zero all filled; final card laid; row full pile empty "
        "end; last one laid out is it the last round; deck empty but no gap"
    ),
    "africana.question.end-last-player": (
        "I am last in the round and stack runs short; right neighbour of the starter ends it; does anyone go "
        "again after me; I sit right of the starter and the deck ran dry; the last one in the round triggers "
        "it, who goes now; is it over that instant if I'm last; do we play a whole round after the last "
        "person; Im last in the round and it ends on me; does anyone play after the last guy; last player "
        "triggers end; end on last turn of round; last in order ends; player before starter triggers; "
        "immediate end; trigger in final seat; end begins on the last players turn"
    ),
    "africana.question.partial-refill": (
        "two gaps and just one route left; row can't be filled up; only three contracts for the final goes; "
        "three holes but only two trips in the deck; can't plug all five, do we leave it; do I put out what's"
        " there even if it isn't enough; final round with just four trips showing; two gaps but only one trip"
        " left, what now; do we leave the hole empty; not enough cards to refill; partial refill; only one "
        "card for two gaps; pile too small; fewer than 5 expeditions; fill what you can; gaps stay empty in "
        "last round"
    ),
    "africana.question.last-turn": (
        "who plays the very last go; does England always finish; is the starter allowed to go again; who gets"
        " the final go; is the last one always the highest number country; does Italy get another go at the "
        "finish; who's sitting last in the last round; who gets to go last; am I the last one to play; last "
        "turn; final turn; who has the last turn; right of start player; player with highest company number; "
        "last one to play; does the starter get a last turn"
    ),
    "africana.question.free-page": (
        "one flip for nothing per album or per go; free flip again after I paid for a quest; how many flips "
        "without paying; I bought a mission, is the next leaf over for nothing again; how many leaves can I "
        "turn without coughing up; first look is gratis, for each folder; does it reset in every go; I bought"
        " a quest, is my next flip free; do I get a free flip for each book; free page; free page again; free"
        " page per book; one free page per turn; free page after buying; how many free pages; is each first "
        "flip free"
    ),
    "africana.question.page-back": (
        "flip back, 1 coin again; is returning to the old page for free; leafing the wrong way, does it cost;"
        " I want the earlier mission, do I cough up again; is going back gratis if I've been there; leaf left"
        " instead of right, same cost; turned it, regret it, turn back for nothing; do I pay to flip back; I "
        "want the one before, does that cost; turn back cost; page back free; backwards cost; flipping back "
        "costs; going back a page pay; return page price; 1 silver to turn back"
    ),
    "africana.question.next-card": (
        "I paid for one, the one below is now visible; is the newly uncovered quest a flip; look at what lies"
        " beneath after I take it; I took the top one, do I cough up to see the next; is the mission below "
        "mine a turned leaf; after shopping a new one shows, can I get that too; free look by purchasing; I "
        "bought the top one, is seeing the next one free; do I pay for the card underneath; card under bought"
        " card; next card after buying; reveals a new top card; is next one free; see next quest free; does "
        "buying count as a page; new card on top after buying"
    ),
    "africana.question.page-no-money": (
        "I am broke, can I still flip; no coins but want to look in the album; 0 silver and leafing; my purse"
        " is bare, may I look in the folder; zero dosh, can I turn one leaf over; skint but I want to browse;"
        " how far can I browse with no money; Im broke, can I still look in the book; no coins, one flip ok; "
        "no money page; turn page with 0 silver; broke flip; flip without cash; can I browse without coins; "
        "first page no money; poor player pages"
    ),
    "africana.question.keep-money": (
        "flip until I can't afford a quest; do I need 5 coins left over; wasting all my cash on leafing; may "
        "I blow all my dosh on browsing; must I save five before I turn leaves; I've got 5, if I browse twice"
        " I can't pay, OK; browse myself broke; can I spend all my money on flipping; what if I cant pay for "
        "the quest anymore; keep money for buying; must I be able to buy; spend all on pages; not enough left"
        " to buy; need 5 silver to browse; allowed to flip if I cant afford it; run out of silver while "
        "flipping"
    ),
    "africana.question.only-gold": (
        "I have no small coins; can I get change for a yellow one; pay 1 with a five; I hold just yellow "
        "ones, how do I cough up one; do I get four back on a fiver; no silver left, may I still browse; can "
        "the till give change; I only have a yellow coin, how do I pay 1; do I get change back; only gold "
        "coins; pay with gold; no silver; pay 1 with gold coin; change for gold; get change; overpay with "
        "gold"
    ),
    "africana.question.colour-change": (
        "can I pay for two wrong cards; when do I hand over the 5 coins; switch an icon with cash I just got;"
        " may I turn several wrong cards right with dosh; can I use the trip's pay to fix a card at once; at "
        "what moment do I cough up the five; is fixing the suit allowed for guides and camels; can I change "
        "two cards in one turn; when do I pay the 5; which cards can change color; when do I pay color "
        "change; change colour of helper; change joker colour; change several cards; use bonus money to "
        "change color; pay 5 midway"
    ),
    "africana.question.colour-change-helper": (
        "do I lose the guide I paid to switch; assistant in the wrong colour, back in my hand; is the porter "
        "gone after paying; I paid to make my sidekick another suit, does he come back; is my guide lost when"
        " I use him in a different suit; grey guy played as pink, do I keep him; do I chuck the guide after "
        "the five dosh; paid 5 to recolor my guy, do I keep him; does he come back after that; changed helper"
        " comes back; recolored helper lost; helper after colour change; paid helper returns to hand; keep "
        "helper after paying 5; is a recoloured helper discarded; helper in other color back"
    ),
    "africana.question.move-for-money": (
        "no cards at all, can I pay 5 to walk; ticket for cash only; walk without anything in hand; nothing "
        "in my fingers, may I cough up five and go; can dosh alone take me to the next town; is there a taxi "
        "without a card; skip the card and just pay; Ive got no cards, can I just pay to go; can I buy a step"
        " for 5; move with money only; pay to move; buy a step; walk without cards; money instead of a card; "
        "no cards left pay; hitch a ride for cash"
    ),
    "africana.question.no-move": (
        "already in the right city, can I hand in; sign up and stay where I am; finish a quest while standing"
        " still; I'm standing in the mission's town, can I tick it off without going; stay put and chuck my "
        "disc on; is it fine to not budge but wrap up a trip; already here, must I leave and come back; Im "
        "already in the right town, can I finish it; can I sign up and stay put; join without moving; "
        "complete without moving; already in the city; zero steps and complete; stay and join; stand still "
        "and hand in; do I have to move to join"
    ),
    "africana.question.join-other-action": (
        "pick up cards and also put a disc on; sign up while shopping for quests; put my disc and draw in one"
        " go; I shop for missions, may I also chuck a disc on a trip; grabbed two camels, can I tick off my "
        "mission too; get on a trip without travelling as my go; do I need the travelling go to wrap things "
        "up; I drew cards, can I also put a token down; can I finish a quest when I only buy; join while "
        "drawing; join while buying; complete when buying; draw and join; buy and complete; sign up on a draw"
        " turn; hand in on a buying turn"
    ),
    "africana.question.join-and-complete": (
        "sign up and finish on the same trip; begin and end a route in a single go; put my disc on and cash "
        "in right after; can I get on a trip and wrap it up in one go; from first to last town without a "
        "break, OK; disc down in Cairo and cash in at Lagos right now; do I have to wait a round before I "
        "wrap up; can I start and finish a trip in one turn; put my token on and cash in same turn; join and "
        "complete same turn; start and finish in one turn; join then finish; instant complete; in one go "
        "both; sign up and deliver; one turn expedition"
    ),
    "africana.question.marker-again": (
        "got my disc back, can I place it straight away; reuse a piece on the same trip; my disc was freed "
        "midway; I just got a disc back, chuck it on another trip right now; can the same piece be used twice"
        " in one go; wrapped up one trip, use the disc for the next; is my returned disc on hold; I got my "
        "token back, can I use it right now; same token twice this turn; reuse marker; marker same turn "
        "again; returned marker use; place returned marker; marker back then join; use marker twice in a "
        "turn; free marker midturn"
    ),
    "africana.question.refill-during-turn": (
        "can I sign up for the new card right now; gap in the row while I am still walking; when does the "
        "next contract show up; is there a new trip as soon as I take one; may I get on the trip that will "
        "come in that hole; do holes get plugged while I'm on the road; five trips showing all the time or "
        "not; can I join the new trip that comes out; is the hole filled while I still walk; refill during "
        "turn; new card during my turn; join the new expedition now; refill immediately; when do empty spaces"
        " fill; can I join a fresh card; display filled mid turn"
    ),
    "africana.question.movement-card": (
        "gift says walking card, is it from the deck; what card do I get for signing up; is it a different "
        "kind of card; what's the card picture over the slot; freebie is a camel, may I choose which; do I "
        "grab from the walking stack for the freebie; is a motion card something else; it says movement card,"
        " which one is that; do I pick the bonus card myself; bonus card what is it; is a movement card a "
        "travel card; bonus card from where; drawn from the deck bonus; choose the bonus card; joining card "
        "type"
    ),
    "africana.question.no-travel-cards": (
        "gift is a card but the deck is gone; nothing left to pick up for signing up; all 60 are in our "
        "hands; freebie says a card but nothing's there to grab; all walking cards are in people's fingers; "
        "what instead of a card when the stack ran dry; no camels left anywhere; I should get a card but "
        "there are none; deck and discards are both empty; no travel card for bonus; deck empty bonus; bonus "
        "card none left; no cards left for joining; no card to give; travel cards all gone; bonus lost when "
        "deck is empty"
    ),
    "africana.question.must-complete": (
        "can I leave a porter quest undone on purpose; am I forced to sign up here; don't want to hand it in "
        "yet; can I walk past and not tick off the person mission; do I have to get on every trip I could; "
        "may I skip the sidekick to dodge losing points; must I wrap up when I'm there; can I leave a quest "
        "unfinished on purpose; do I have to finish it when Im there; must I complete; must I join; forced to"
        " complete; skip a helper quest; can I decline a helper; is joining optional; dont want to finish"
    ),
    "africana.question.keep-open": (
        "can I throw away a bad quest; get rid of a page I don't like; dump a quest to make room; may I bin a"
        " mission I can't reach; can I put a leaf back in the folder; I'm stuck with a useless mission, how "
        "do I ditch it; is it fine to sit on a mission till the finish; I dont like my quest, can I throw it "
        "away; am I stuck with this quest; discard a quest; get rid of an adventure; throw away an adventure;"
        " abandon quest; keep an adventure to the end; give a quest back; cancel an adventure"
    ),
    "africana.question.two-same-helpers": (
        "may I own 2 orange guides; both porters of one colour; a second assistant like the one I have; can I"
        " own two purple sidekicks; I've got a grey guy, may I get another grey; same suit guides for one "
        "person; two identical little men in my fingers; can I have two orange guys; I already have a grey "
        "helper, another one ok; two same helpers; two helpers of one colour; both orange helpers; duplicate "
        "helper; second helper same color; pair of identical helpers; same helper twice owned"
    ),
    "africana.question.helper-supply": (
        "no more violet assistants left; are there enough porters for all; somebody took the last grey guide;"
        " is there always a sidekick left for me; no teal guide lies there any more; what if she took the "
        "last guide of my suit; do we ever run short of sidekicks; are there enough guys for everyone; "
        "someone took the last orange helper; helpers run out; no helper left; out of helpers; helper of my "
        "color gone; enough helpers; supply of helpers empty; all helpers taken"
    ),
    "africana.question.discarded-helper": (
        "tossed wild card, where does it go; thrown away guide back to the box; can someone pull my assistant"
        " from the used stack; does the sidekick I ditched go on the used ones; can she fish my wild out "
        "after a shuffle; where do I chuck a guide I can't keep; could I get my ditched wild back later; I "
        "threw my wild away, where does it go; can somebody else get my thrown helper; where do discarded "
        "jokers go; discarded helper; helper removed from game; discarded joker back; can I get joker from "
        "discards; joker in the discard pile; helper to discard pile or box"
    ),
    "africana.question.secret": (
        "do I have to show my cash; may others look at my finished quests; are the cards I hold hidden; are "
        "you allowed to count my dosh; must I show what I've got in my fingers; can I ask which idols you "
        "own; do we play with open purses; can you see my cards; do I have to tell how much money I have; "
        "secret hand; hidden money; show my cards; is money public; look at others cards; hide my coins; are "
        "finished quests public"
    ),
    "africana.question.negative": (
        "my score is minus 3, does that exist; less than nothing in the end; only porters and no points; I've"
        " lost more than I made, am I below zero; may the total be less than nothing; guides took me to minus"
        " four; do we stop at nought; can I end up below zero; I have minus 3, is that possible; negative "
        "score; below zero; minus total; score less than 0; can I end negative; negative points total; under "
        "zero"
    ),
    "africana.question.two-symbols": (
        "city with two icons, do I need both; one card or two for Timbuktu; either camel or boat; this town "
        "shows a boat and a camel, which do I play; do I have to play a pair for that town; either of the two"
        " pictures will do, right; towns with double pictures cost double; the town shows two pictures, do I "
        "need both cards; boat and camel town, one card enough; two symbols; place with 2 icons one card; "
        "either symbol; both symbols needed; one card for two symbols; choose symbol; double symbol city"
    ),
    "africana.question.display-moves": (
        "do routes slide to the left; does the gift change for a card that stays; shifting the row after one "
        "is taken; a trip was taken, do the others scoot along; does my trip get another freebie when there's"
        " a hole; do we push cards to the left; slots stay as they are or move up; do the trips slide left "
        "when one is gone; does my trip get a new bonus; do expeditions slide; shift the row; cards move "
        "left; bonus changes when card stays; river slides; conveyor row; does bonus stay the same"
    ),
    "africana.question.coins-run-out": (
        "no more money in the box; the bank is broke; use buttons for silver; the till has nothing left, what"
        " do we do; may we use beans as dosh; no silver remains for my pay; are we stuck when the box has no "
        "more change; no coins left in the box, what now; the bank is out of silver; coins run out; bank "
        "empty; no more coins; out of money in the box; not enough coins; bank broke; substitute for coins"
    ),
    "africana.term.game-board": (
        "map; playing surface; Africa map; the big board; the thing on the table; where the meeples stand; "
        "board; main board; continent; game mat"
    ),
    "africana.term.equator": (
        "red stripe; middle line; red belt; line across the middle; north south border; zero latitude stripe;"
        " the line; red line; hemisphere; half of the map"
    ),
    "africana.term.place": (
        "city; town; spot; stop; brown dot; white dot; where my meeple stands; location; node; space on the "
        "map; village"
    ),
    "africana.term.travel-route": (
        "road; connection; line between cities; path; line from town to town; track; trail; route; line; "
        "link; connection between places"
    ),
    "africana.term.start-place": (
        "where I begin; first city; home town; where a trip sets off; origin; first stop; starting city; "
        "departure; start city; from city"
    ),
    "africana.term.destination": (
        "target; goal city; where to go; where I'm heading; last town; end point; finish of a trip; goal; end"
        " city; target city; arrival"
    ),
    "africana.term.book": (
        "album; binder with pages; folder; notebook; place to browse; mission shop; the book; adventure book;"
        " card holder; flip book"
    ),
    "africana.term.side-of-the-book": (
        "left or right half; page stack; left stack; right stack; half of the folder; which half I browse; "
        "left side; right side; book half; left page"
    ),
    "africana.term.turn-a-page": (
        "flip; leaf through; browse; leaf over; turn the sheet; look at the next mission; turn page; leafing;"
        " page turning; flip the card across"
    ),
    "africana.term.adventure-card": (
        "quest; page; mission; task; leaf from the folder; thing I pay 5 for; errand; adventure; quest card; "
        "mission card; personal goal"
    ),
    "africana.term.artifact": (
        "mask; treasure; statue; idol; vase; museum piece; relic; loot; artefact; art; antique; souvenir"
    ),
    "africana.term.helper-symbol": (
        "coloured guy icon; porter icon; little man picture; person on the mission; sidekick sign; sign for a"
        " guide; helper icon; symbol of a helper; helper sign; person icon"
    ),
    "africana.term.helper-card": (
        "assistant; guide; porter; sidekick; local guide; buddy; servant; helper; companion; ally; permanent "
        "card; what are guides good for; point of having helpers; what does an assistant do"
    ),
    "africana.term.expedition-card": (
        "contract; journey; route card; trip; race card; delivery; tour from town to town; expedition; public"
        " quest; transport order; open contract"
    ),
    "africana.term.expedition-pile": (
        "stack of contracts; A B C deck; trip deck; lettered cards; bottom left deck; where new trips come "
        "from; expedition deck; stack of expeditions; contract deck; ABC pile"
    ),
    "africana.term.expedition-space": (
        "slot in the row; row of five; hole for a trip; one of the five gaps; row space; spot where a trip "
        "lies; expedition slot; market slot; row slot; display space"
    ),
    "africana.term.joining-bonus": (
        "gift for signing up; coins above the slot; freebie; extra over the trip; present for getting on; "
        "camel or coins for hopping on; bonus; join reward; entry bonus; sign up bonus"
    ),
    "africana.term.join": (
        "sign up; put my disc on; get on a trip; enter the race; hop on; take part; joining; enrol; participate; enlist"
    ),
    "africana.term.complete": (
        "finish; hand in; cash in; tick off; wrap up; deliver; cash a trip; completed; finished; done; fulfil"
    ),
    "africana.term.travel-card": (
        "walking card; ticket; movement card; camel; boat; movement thing; what I walk with; travel; move "
        "card; transport card; symbol card"
    ),
    "africana.term.joker-card": (
        "wild card; any colour; wild; special one; fits everything; one for any town; joker; wildcard; jolly;"
        " any symbol card"
    ),
    "africana.term.change-the-colour": (
        "pay 5 for another icon; switch suit; fix a wrong card for 5; recolor; turn a camel into a boat; swap"
        " suit for dosh; color change; recolour; change color for 5; switch color"
    ),
    "africana.term.company-card": (
        "my nation; team tableau; my country; Italy or France; what I tuck stuff below; who I play as; "
        "company; faction; nation card; player mat"
    ),
    "africana.term.company-marker": (
        "disc; my wooden piece; token; round wooden bit; my counter on a trip; wooden counter; marker; "
        "markers; cube; chip"
    ),
    "africana.term.explorer-pawn": (
        "little guy; figure; meeple; my man; bloke; traveler on the map; wooden person; explorer; pawn; "
        "player piece; worker"
    ),
    "africana.term.silver-coin": (
        "small coin; cash; dosh; small change; one buck; dime; silver; coin; money unit; pennies"
    ),
    "africana.term.gold-coin": (
        "big yellow coin; fiver; five piece; yellow money; worth five; nickel; gold; gold piece; worth 5; five coin"
    ),
    "africana.term.bank": (
        "cash box; money stock; till; where we pay; coin pile; where the dosh is; supply of money; treasury; "
        "coins in the middle; banker"
    ),
    "africana.term.hand-card": (
        "what I am holding; in my hand; in my fingers; what I hold; my cards; what I've got left; hand; cards"
        " in hand; my hand; hand of cards"
    ),
    "africana.term.draw-pile": (
        "deck; face-down stack; walking stack; where I grab two; pick up pile; camels upside down; draw "
        "stack; card deck; travel deck; stock"
    ),
    "africana.term.discard-pile": (
        "used cards; trash; graveyard; thrown away ones; junk stack; bin; used camels; discard; discards; "
        "discard stack; played cards pile"
    ),
    "africana.term.victory-point": (
        "VP; score; points; what wins it; result; tally; victory points; point; pts; winning points"
    ),
    "africana.term.minus-points": (
        "penalty; losing points; points off; negative; what guides cost me; what gets subtracted; minus; "
        "deduction; malus; lose points"
    ),
    "africana.term.collection": (
        "set; triple or pair; lot of vases; three of a sort; rainbow set; matching loot; collections; set of "
        "artifacts; series; set collecting"
    ),
    "africana.term.alike": (
        "same; identical; matching; equal; same sort; twins; match; the same kind; same type; duplicates; of a kind"
    ),
    "africana.term.different": (
        "not the same; mixed; all sorts; rainbow; each another one; no doubles; distinct; unlike; different "
        "types; one of each"
    ),
    "africana.term.start-player": (
        "who goes first; starter; number one; who kicks off; first person; Italy goes first; starting player;"
        " leader; player one; who begins"
    ),
    "africana.term.magenta": (
        "pink; fuchsia; pinkish red; hot pink; purplish red; raspberry; magenta card; pinky; pink card; reddish purple"
    ),
    "africana.term.turquoise": (
        "teal; cyan; blue green; aqua; sea green; greenish blue; turquoise card; mint; light blue; greenish"
    ),
    "africana.term.grey": (
        "anthracite; gray; dark one; charcoal; black one; silver looking; slate; grey card; gray card; "
        "anthracite card; dark grey"
    ),
    "africana.term.orange": (
        "between red and yellow; tangerine; carrot; amber; reddish yellow; pumpkin; orange card; orangey; "
        "orange guy; peach"
    ),
    "africana.term.violet": (
        "purple; lilac; mauve; plum; bluish purple; lavender; violet card; purple card; purple guy; dark purple"
    ),
}
