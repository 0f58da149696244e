"""How players ask for the entries of Africana: phrases for the search, separated by semicolons."""

ASKED = {
    "africana.components.board": (
        "what is printed on the map; what is the red stripe for; how many towns are on the big board; what "
        "are all these areas on the big map for; where's the red belt across the middle and what does it "
        "split; how many spots can my meeple stop at altogether; is there a crib for the points printed on "
        "it; how many towns can I go to; what are all those slots on the board; what is on the board; the red"
        " line; game map; 22 places; board overview; where is the equator line; number of towns altogether; "
        "what are all the pictures on this big sheet; does the red stripe matter for walking; how many dots "
        "can my guy visit; score summary on the board; five slots in a row on the map what for; is there a "
        "score track around the edge; board areas explained; which half has more cities; expedition deck "
        "space location; roads between cities; I see two frames for cards on the map, what are they; map "
        "north south line"
    ),
    "africana.components.places": (
        "how many cities up north and down south; what do the little icons by a city mean; brown dots and "
        "white dots; how many brown towns are up top; why do some towns show a pair of pictures; are there "
        "equally many spots in the upper and lower half; what's the wee camel next to the town telling me; "
        "what are the brown and white dots; which picture do I need for this town; brown places; white "
        "places; 11 north 11 south; place with two symbols; travel symbols on places; symbol next to a city; "
        "why are some towns white; what do the tiny pictures next to cities mean; some cities are brown and "
        "some are white, does that matter; how many white towns; does the dot color have a meaning; city "
        "icons; one icon or two icons; camel picture by Cairo; is Nairobi north or south; why has this town "
        "two signs; cities per half; town symbols vs card symbols"
    ),
    "africana.components.books": (
        "what are the two albums with pages; where do the quest cards sit; the thing you flip through on the "
        "board; what are those folders with paper leaves on the map; where do I browse for missions; which "
        "book is for the upper half; why does the notebook have a left and a right stack; what do I do with "
        "these two paper books; is there one book for each half; two books; north book; south book; what are "
        "the books for; book thing on the board; ring binder; how many books; what are the flip books on the "
        "map; two little photo albums what for; how many stacks does a book have; place to buy quests; left "
        "stack right stack of a book; is one book per player; which book lies in the south; do both books "
        "hold the same cards; what goes in these holders; shop on the board; north book and south book "
        "difference"
    ),
    "africana.components.adventure": (
        "how many quest cards with white or brown border; are both faces of a quest identical; what does a "
        "page tell me; how many missions are there with a pale edge; what can I read off a mission; is the "
        "back the same picture as the front; do all missions bring home some loot; how many quests can there "
        "be; what does a quest card tell me; adventure cards count; 30 adventure cards; brown frame cards; "
        "white frame cards; what is on an adventure card; front and back same; how many quests in all; how "
        "many quest cards are there; cards with a white edge and cards with a brown edge; both sides of this "
        "card look alike, misprint; what is drawn on a quest; quest shows city and treasure; do quests give "
        "silver; number of missions in total; is there something hidden on the back; frames what colours; "
        "count adventure deck"
    ),
    "africana.components.adventure.artifacts": (
        "how many masks of each sort are there; how often does the same treasure appear; 20 cards with "
        "statues and stuff; how many vases are there of one type; are there five types of museum loot; what "
        "number of missions bring a treasure; can somebody collect all four of the same idol; how many vases "
        "are out there to collect; can I get four of one mask; artifact cards count; how many artifacts; 20 "
        "artifacts; 5 kinds of artifacts; 4 of each artifact; how many of the same artifact exist; artifact "
        "types; how many treasures are in the deck; can I find four of the same statue; number of each "
        "treasure; treasure cards 20; only three masks in my copy; set sizes possible; five sorts of "
        "treasure; quests that give art; how many of the same to collect at most; odds of another matching "
        "vase; what share of the quests are artifacts"
    ),
    "africana.components.adventure.helpers": (
        "how many quests give an assistant; pages with a coloured guy on them; two per colour, the person "
        "quests; how many missions give me a sidekick; is there more than one purple sidekick mission; which "
        "missions show a person instead of loot; ten of the leaves show a little man; how many quests get me "
        "a guy; are there two helper quests of orange; helper adventures count; 10 helper quests; how many "
        "quests have a helper; two helper quests per color; quests with helper symbol; number of helper "
        "adventures; which adventures give helpers; how many quests bring a friend to help me; quests with a "
        "person count; two for each colour right; missions that give no points but a guy; ten of thirty are "
        "helper ones; how many chances for a green helper; is every helper color on a quest; quests with the "
        "coloured symbol; number of ally missions; person quests in each book"
    ),
    "africana.components.expedition": (
        "what do the A, B and C cards show; journeys from one city to another; how many route contracts are "
        "there; what are the cards with letters on the back; how many trips from A to B are in the box; what "
        "does a trip card pay; are there equally many A, B and C; what do the letters A B C mean; how many "
        "trips are in the deck; 34 expedition cards; A B C cards; letters on the back; whats on an expedition"
        " card; how many As; reward on an expedition card; how many Bs are in the box; what are the A B C "
        "cards; how many contract cards are there; card says from here to there plus coins; letters A B C on "
        "the back meaning; are C cards harder; 34 trips; which cards pay silver and points; shared contracts "
        "count; what does the top and bottom city on the card mean; how many B contracts; is it normal that I"
        " have 33 contracts"
    ),
    "africana.components.helper": (
        "how many assistants are in the box; number of guide people per colour; cards with porters on them; "
        "how many sidekicks can we hand out in total; do both guides of one suit look the same; is there a "
        "pair of each sidekick; what do the native guide cards look like; how many buddies are there of each "
        "color; count the helper cards; 10 helper cards; how many helpers; two helpers per color; helper "
        "count; number of helper cards; helpers in 5 colors; total helpers in the box; how many helper people"
        " are there; two of each colour; cards with a helping guy; number of allies; ten guys in the supply; "
        "helper deck size; are there enough helpers for four people; how many orange ones; do I have all the "
        "helpers; helpers in total per color; one helper card missing"
    ),
    "africana.components.travel": (
        "how many movement cards in total; camel, boat and such in the deck; how many symbols are there to "
        "walk with; is the walking stack complete with 58; how many boats are in the stack; are there equally"
        " many of every suit; what are the cards with donkeys and ships; how many walking cards should there "
        "be; are there equally many of each color; 60 travel cards; travel card count; how many movement "
        "cards of each color; cards per symbol; travel deck size; how many of each symbol; number of tickets;"
        " how many cards do you need to walk with; 60 cards with symbols; which symbol is rare; movement deck"
        " count; how many camels; cards for travelling in the box; is each colour 12 cards; equal number of "
        "every transport; ticket cards total; deck of five suits; missing a few walk cards"
    ),
    "africana.components.colours": (
        "which suits do the cards come in; is that grey or anthracite; pink, teal, purple, what is it called;"
        " is that one blue or turquoise; what do you call the dark one; which five suits are there; is the "
        "pinkish one red or what; is this pink or purple; which colors do the cards have; card colors; five "
        "colors; which colours are there; anthracite or grey; magenta or pink; gray card name; turquoise "
        "violet which one; which colours exist in this game; the dark card, what colour is it; pink or "
        "magenta; what is that bluish colour called; five suits names; is the purple one violet; colour "
        "names; helper colours list; colour blind which five; are card colours and company colours the same; "
        "red and yellow cards, are there any"
    ),
    "africana.components.coins": (
        "how much cash is in the box; is the money limited; what is a big yellow one worth in small ones; how"
        " many silver bits are in the till; is a yellow one worth five; ran out of change, is the dosh "
        "limited; count of gold and silver money in the box; we ran out of coins, how many should there be; "
        "is gold 5 or 10; coin count; how many coins; 25 silver 15 gold; value of a gold coin; how much is "
        "gold worth; coins limited; money in the game; how much money comes with it; what's the big coin "
        "worth; silver and gold how many; can the money run out; gold equals how many silver; 40 coins in "
        "total; are coins limited; coin values; yellow coin value; what can I use if we are short of coins; "
        "worth of each coin"
    ),
    "africana.components.company": (
        "how many people can play; can we play with 5; which teams or nations are there; is there room for a "
        "fifth person; how many countries can we play as; what's the least number of folks for this; which "
        "country am I allowed to be; theres five of us, does it work; is there a solo mode; which countries "
        "can we play; how many players; player count; 4 companies; max players; can 5 play; teams in the "
        "game; how many can play at once; is it for 2 to 4; can my three kids and I play; which countries are"
        " there; five players possible; one country each; solo possible; number of teams; how few people can "
        "play; player range; are there spare countries"
    ),
    "africana.setup.time": (
        "how long does a game take; how many minutes does a game last; playing time; duration of a game; from "
        "what age; how old must you be to play; is it for children"
    ),
    "africana.components.joker": (
        "wild cards, how many; does everyone get a wild one; card that works as anything; is there one wild "
        "for everybody; what's the card with all the pictures on; how many wilds should I find in the stack; "
        "did we lose a wild, I count three; how many wild cards in the deck; is there a wild for each of us; "
        "4 jokers; how many jokers; joker count; one joker each; number of wildcards; jokers in the box; "
        "wildcards per player; how many wilds; do I get my own wild; one special card each; the card that can"
        " be anything; lost one wild; total wild cards; is there more than one joker per person; does the "
        "joker come from the deck; card with every symbol how many; can I draw more jokers"
    ),
    "africana.setup.books": (
        "how do we put the pages on the board; white border goes up north or down south; preparing the two "
        "albums; why are the targets always on the other half; which missions go in the upper folder; where "
        "do the pale edged ones belong; do I shuffle the brown edged ones before stuffing the folder; do both"
        " stacks start out on a single side; how come the upper folder only sends me down south; do white "
        "quests go in the top book; how do I load the books; set up the books; fill the books; shuffle "
        "adventure cards; white frames in which book; brown frames in which book; which quests go north; "
        "where do adventure cards go; how do I put the quest cards in; white ones north brown ones south; "
        "which colour goes in which book; fill both albums; one side empty at the beginning; mix the quests "
        "first; do the quests of the north lead to the south; setup quest shop; load books left or right; why"
        " do the goals lie in the other half; does it matter which side of the book I fill"
    ),
    "africana.setup.expeditions.remove": (
        "how many C cards go out with 3 people; which contracts stay in the box; may we look at what we take "
        "out; how many trips do we chuck out before starting; three of us here, which letter loses cards; can"
        " I look at the trips that go in the box; why are some C ones left out; two of us, how many C cards "
        "do we take out; can we look at the cards we remove; remove C cards; remove expedition cards; how "
        "many Cs out; take out cards with 2 players; C cards 4 7 10; expedition setup by player count; put C "
        "cards back in the box unseen; there are three of us tonight, how many C cards go back; do we use all"
        " the contracts; take out some cards for fewer people; how many C do we throw out; four players still"
        " remove; two of us ten C cards out; are A and B complete; can I peek at the removed contracts; "
        "contracts that are not used; trim the C stack; three people seven out; 4p remove how many"
    ),
    "africana.setup.expeditions.stack": (
        "in which order go A, B and C; stacking the route cards bottom to top; where does the contract stack "
        "belong; which letter goes on the bottom of the trip deck; do the A ones lie on top; how do I pile up"
        " the trips by letter; which corner of the map does the trip deck sit on; is A on top or on the "
        "bottom; how do I stack the trips; expedition pile order; C at the bottom; A on top; build the "
        "expedition deck; make the expedition pile; where does the expedition pile go; deck order ABC; what "
        "order do I stack the contracts; C below B below A; letter on top at the beginning; where on the "
        "board does the contract deck go; bottom left pile; mix all letters together or not; stack by "
        "letters; which cards come out last; face down with A first; prepare contract deck order; is the "
        "whole deck shuffled as one"
    ),
    "africana.setup.expeditions.display": (
        "how many routes lie open at the beginning; left to right, laying out the first five; which letter is"
        " on the first ones; how many trips do I flip over to begin; from which side do I lay out the trips; "
        "are the first five all from A; what lies in the row before anyone goes; how many trips are open at "
        "the start; lay out the river; first 5 expeditions; lay out expeditions; five open expeditions at "
        "start; set up the row; deal five A cards; flip five expeditions; initial row; what do we lay open in"
        " the row before we start; five contracts face up; start row filled from which side; first contracts "
        "are all A; river setup; turn over five; open row at the start how many; lay contracts one after "
        "another; which contracts are available on turn one; does the number depend on how many play; opening"
        " market"
    ),
    "africana.setup.expeditions.count": (
        "how many routes do we use for 2 people; total contracts for three players; 30, 27 or 24; how thick "
        "is the trip deck with four folks; two of us, how many trips altogether; 27 trips, is that right for "
        "three; number of trips used per group size; how many trips do we play with; three of us, how many "
        "trips; how many expeditions in play; expeditions with 2 players; number of expeditions in game; 30 "
        "expeditions; 24 for two; pile size with 3 players; total expeditions by players; how many contracts "
        "do we play with; 24 27 30; total contracts after removal; number of contracts 4 players; how many "
        "for three; remaining deck after taking out C; contracts used by two people; deck plus row how many; "
        "how many can be finished in all; trips in the game by player number; 30 contracts four people"
    ),
    "africana.setup.bonus": (
        "what is the picture above the row slots; does the gift go with the card or the slot; coins printed "
        "over the row; is the freebie above tied to the slot or to the trip; what's the little money picture "
        "over the gap; do freebies slide along with the cards; why is there something printed above each "
        "trip; does the coin belong to the slot or the card; what are the coins above the row; bonus above "
        "the space; printed bonus; what are the symbols above the row; bonus stays with the slot; bonus "
        "belongs to card or space; icon over the expedition; above the market; what is printed above each "
        "slot; does the bonus move with the card; coins shown over the row; gift stays with the spot; is it "
        "the card's bonus or the slot's; little picture over the row; slot bonus fixed; who gets what's "
        "printed above; each slot has its own present; does a new card get the same bonus; top of the row "
        "symbols"
    ),
    "africana.setup.helpers": (
        "where do the assistants lie at the beginning; are the guides open or hidden; put porters next to the"
        " map; where do I put the sidekicks before we begin; can everyone see which guides are left; is the "
        "sidekick stack shuffled; guides lie next to the map picture side up, right; do we shuffle the "
        "buddies; where do I put the guys; helper supply; where do helpers go; helpers face up; setup of "
        "helper cards; stack of helpers beside the board; place the helper cards; helpers open supply; where "
        "do the helper guys wait; helpers open or closed; put helper cards where; can I see all the helpers; "
        "helper stack setup; are helpers mixed; do I start with a helper; pile of allies next to board; "
        "helpers sorted by colour; who holds the helpers at the beginning; face up helpers"
    ),
    "africana.setup.travel": (
        "where does the deck for walking go; do we need room for used cards; mixing the movement stack; do I "
        "shuffle the cards with camels and boats; which way up does the walking stack lie; where do we chuck "
        "the used camels; is there a spot for used walking cards; where do I put the walking cards; do I "
        "shuffle the camels; travel deck setup; shuffle travel cards; travel pile; where does the discard "
        "pile go; face-down draw pile setup; prepare movement deck; setup of the card deck; where do I put "
        "the cards for walking; deck face down next to board; space for the used ones; shuffle the movement "
        "cards; prepare the draw deck; do we start a discard pile with one card; deck and discards beside "
        "board; walking cards open display or not; mix tickets; which pile is open and which closed; setup "
        "draw pile"
    ),
    "africana.setup.bank": (
        "can I swap 5 small coins for a big one; where does the cash lie; breaking a gold piece into change; "
        "can I break a gold for five silvers; where's the dosh kept during play; who looks after the till; "
        "may I change my small money whenever I fancy; can I trade 5 silver for a gold; who is the banker; "
        "bank setup; change coins; exchange silver for gold; 5 for 1; make change; swap coins anytime; where "
        "do coins go; who looks after the money; can I change five little ones for a big one; swap coins "
        "whenever; where does money go; change my gold; money next to the board; give change on another's "
        "turn; small for big coin; is changing money an action; pile of cash setup; breaking big coins"
    ),
    "africana.setup.companies": (
        "which of us goes first; how do we decide who is Italy; do I get to choose my nation; how do "
        "countries get handed out; can I choose France or is it dealt by seat; who takes number one; does the"
        " person left of the starter get number two; can I pick which country I am; does the starter always "
        "get Italy; deal companies; who gets which company; who starts; first player; pick a country; whos "
        "first; choose my company; how do we get our countries; who gets number one; who begins and how; next"
        " higher number clockwise; may I pick Germany; youngest starts or not; assign factions; start player "
        "gets company one; is my country random; seat order decides country; agree on first player; can we "
        "swap countries"
    ),
    "africana.setup.money": (
        "how much money does everybody start with; which company starts where; start money of all companies; "
        "where does each explorer begin; which nation gets the most coins at the start"
    ),
    "africana.setup.company.1": (
        "where does white begin; player one, Napoli and how much cash; I am the Italian team; which town is "
        "Italy's home; how much dosh has the white one got; where does my white meeple stand; does Naples "
        "belong to company one; Im white, where do I start; how much money does Italy get; Italy start; white"
        " player; Naples start; company 1 money; start in Napoli; white pieces; where does the white guy "
        "start; Italy how many coins; white begins in Napoli; number 1 city and cash; the first player home "
        "city; who starts in Naples; Italian start silver; white faction; is it 2 coins for Italy; I got card"
        " number one, what do I take; Italy poorest; Italian cash at the start; what starting money does "
        "number one have; how much money at the start; first company opening funds; starting silver of white;"
        " does every country begin with equal funds; how rich are the Italian at first"
    ),
    "africana.setup.company.2": (
        "where does blue begin; who begins in South Africa; the French team, how much money; where's the blue"
        " meeple's home; how much has France got in the pocket; who sets off down at the Cape; number two, "
        "which country and how much dosh; Im blue, where do I start; how much money does France get; France "
        "start; blue player; Cape Town; company 2 money; start in Cape Town; blue pieces; where does the blue"
        " guy start; France how many coins; blue begins at the bottom of Africa; number 2 city and cash; "
        "second player home city; who starts in Cape Town; French start silver; blue faction; is it 2 coins "
        "for France; I got card number two, what do I take; which country begins far south; French cash at "
        "the start; what starting money does number two have; how much money at the start; second company "
        "opening funds; starting silver of blue; does every country begin with equal funds; how rich are the "
        "French at first"
    ),
    "africana.setup.company.3": (
        "where does yellow begin; who begins in Lagos; the German team, is it 3 coins; where's the yellow "
        "meeple's home; how much has Germany got in the pocket; who sets off in Nigeria; number three, which "
        "town and how much dosh; Im yellow, where do I start; how much money does Germany get; Germany start;"
        " German team; yellow player; start in Lagos; company 3 money; Lagos start; yellow pieces; where does"
        " the yellow guy start; Germany how many coins; yellow begins in Lagos; number 3 city and cash; third"
        " player home city; Germany 3 silver; German start silver; yellow faction; I got card number three, "
        "what do I take; who begins in west Africa; does Germany get more than Italy; German cash at the "
        "start; what starting money does number three have; how much money at the start; third company "
        "opening funds; starting silver of yellow; does every country begin with equal funds; how rich are "
        "the German at first"
    ),
    "africana.setup.company.4": (
        "where does red begin; who begins in Jidda; the English team with 4 coins; where's the red meeple's "
        "home; how much has England got in the pocket; who sets off in Jeddah; number four, why more dosh "
        "than the others; Im red, where do I start; how much money does England get; England start; red "
        "player; start in Jidda; company 4 money; Jidda 4 silver; red pieces; British team; where does the "
        "red guy start; England how many coins; red begins by the Red Sea; number 4 city and cash; fourth "
        "player home city; England 4 silver; English start silver; red faction; I got card number four, what "
        "do I take; who gets the most starting money; last player has more coins why; English cash at the "
        "start; what starting money does number four have; how much money at the start; fourth company "
        "opening funds; starting silver of red; does every country begin with equal funds; how rich are the "
        "English at first"
    ),
    "africana.setup.player": (
        "what do I get at the beginning; how many cards do I hold first; my figure, my discs and how much "
        "cash; do I pick my first card; what does each kid get handed before we start; how much dosh and how "
        "many cards do I begin with; do I start out with a wild in my fingers; where does my meeple stand "
        "first; how many discs of my country do I take; what do I start with; how many cards do we start "
        "with; start money; starting hand; player setup; starting cards; what does each player get; how many "
        "markers; what does everyone get when we begin; how many cards in my first hand; joker plus one card;"
        " where do I put my guy first; four round things in my colour; start resources; do I see my first "
        "card before choosing; is one card all I get; stuff for each person; money at the beginning depends "
        "on what; lay company card in front; what is my opening hand"
    ),
    "africana.setup.unused": (
        "we are only 3, which pawns go away; leftover nations with two people; what to do with a team nobody "
        "plays; just two of us, do England and Germany go away; what about the spare wild when someone's "
        "missing; three folks, which country drops out; chuck the meeples nobody uses in the box; three of "
        "us, whats left out; which teams do we not use with 2; unused companies; leftover jokers; 3 players "
        "setup; 2 players setup; which companies with 2; which companies with three; Germany out with two; "
        "what do we put away with three people; two players which countries are out; spare wild cards back in"
        " box; nobody plays red so what; leftover markers and pawns; take out England for three; extra jokers"
        " stay in; are neutral countries used; put unused teams away; only Italy and France for two; who "
        "drops out with fewer players"
    ),
    "africana.turn.order": (
        "who comes after me; clockwise or the other way; which direction do we go; whose go comes after mine;"
        " do we go round like a clock; is it my left neighbour next; who gets the very first go; who is after"
        " me; does it go clockwise; turn order; clockwise play; play direction; who plays next; who has the "
        "first turn; order of players; next player; whose go comes after his; clockwise round; who starts the"
        " first round; next one is my left neighbour; do we all go together; turn sequence around the table; "
        "same order each round; who goes now; does the start player change; does company number decide the "
        "order"
    ),
    "africana.turn.action": (
        "what can I do when it is my go; may I draw and walk too; how many things per go; pick one of three; "
        "it's my go, what can I choose from; may I shop and stroll in the same go; is it just one thing each "
        "time; grab cards, shop or travel, only one of them; first time playing, what do I do when its my "
        "turn; can I walk and buy in one turn; what can I do on my turn; how does a turn go; one action; how "
        "many actions per turn; list of actions; my turn what now; draw and move same turn; draw cards and "
        "move in the same turn; draw and travel both; buy and draw together; two different actions in one "
        "turn; do one of them or several; I'd like to take cards and then walk, can I; what are my three "
        "choices; draw buy or walk; one thing only; can I do two things; how many APs do I have; actions on "
        "my turn; is it legal to buy and then move; pick one of three options; what may I do this turn; take "
        "cards and walk too; how do I play; travel first and draw afterwards; can I both shop and travel; may"
        " I combine drawing with moving; draw, buy and travel all in one go; is travelling still open after I"
        " took cards; does drawing stop me from travelling this turn"
    ),
    "africana.turn.null": (
        "am I allowed to pass; doing nothing on my go; stay put and wait; can I sit out a go; I don't want to"
        " do anything right now, allowed; may I open the folder and take nothing just to wait; is passing a "
        "thing here; I dont want to do anything, ok; can I just sit and wait; pass a turn; do nothing; skip "
        "my turn; can I pass; skip go; no action; wait a turn; I want to do nothing; choose walk and stay; is"
        " skipping legal; open shop and buy zero; wait for a better chance; am I forced to do something "
        "useful; zero effect turn; sit still this go; no good options, must I draw; sit this one out"
    ),
    "africana.turn.end": (
        "what happens after I did my thing; when are new routes laid out; wrapping up before the next one is "
        "up; what do I tidy up after my go; in which order, throw away extras or lay out trips; what's left "
        "to do before my neighbour begins; am I done right after travelling; Im done moving, what next; do I "
        "discard before new trips come out; end of turn; end of my turn; after my action; cleanup phase; "
        "check limits then refill; what happens at the end of a turn; turn end steps; I've finished my move "
        "and there's a hole in the row, what now; what do I do when my go is over; check cards then fill row;"
        " end step; upkeep after a turn; too many cards then new contracts; order of end of turn; tidy up "
        "phase; what comes before the next player; do I fill the row or throw cards first; finish my turn "
        "steps; before my neighbour begins"
    ),
    "africana.action.draw": (
        "how many cards do I pick up from the deck; does taking cards cost anything; I need more cards for "
        "walking; how many do I grab from the walking stack; is grabbing two camels free; can I pick from the"
        " open used ones instead; short on cards, how do I get more; how do I get cards; is drawing free; "
        "draw cards; how many cards do I draw; draw two; take cards; get more cards; draw cost; pick cards "
        "from the discard; number of cards drawn per turn; cards picked up each time; how many cards may I "
        "take; get two cards; does it cost money to take cards; top of deck two; take from the used pile; "
        "pick up cards instead of moving; I have no cards how do I get some; one or two cards; may I look at "
        "the first before the second; draw action; choose which cards I get; are there open cards to take"
    ),
    "africana.action.draw.reshuffle": (
        "deck is gone, what now; mix the used ones again; no cards left to pick up; the walking stack has run"
        " dry, what next; do we shuffle the used camels back in; nothing to grab any more, help; when exactly"
        " do we turn the used ones over; the stack is gone, what do we do; do old cards get used again; deck "
        "empty; draw pile empty; shuffle discards; out of cards in the deck; draw pile runs out; no cards to "
        "draw; when to reshuffle; I need two cards but only one is left in the deck; no cards left in the "
        "deck; deck used up; mix the thrown ones; empty stack what now; make a new deck; can I draw when the "
        "pile is empty; turn over the used ones; when exactly is it reshuffled; only one card left and I need"
        " two; recycle discards; the stack is finished does the game end"
    ),
    "africana.action.buy.hemisphere": (
        "I am up north, which album can I use; can I shop in the southern one from Cairo; does it matter "
        "where my guy stands for shopping; I'm standing in Cairo, which folder may I shop in; can my meeple "
        "in the south use the upper book; why can't I get that brown edged mission; does my half of the map "
        "decide the folder; Im in the south, can I use the top book; which book thing can I use from here; "
        "which book; buy from the other book; north or south book; buy while in the south; which half am I "
        "in; quest from the wrong half; buy from northern book; I'm in Cairo and want a quest from the lower "
        "book; which shop may I use; I'm up north can I buy from the south; does my place decide the book; "
        "buy below the red line; wrong half, no shopping; my guy stands in Cape Town which book; can I choose"
        " either book; is it legal to buy from far away; standing in the north brown cards or white ones; "
        "book access by location; south book only from the south"
    ),
    "africana.action.buy.top": (
        "which pages can I get; may I take one from underneath; can I choose between left and right; may I "
        "dig through the folder for a better mission; is it just the two showing leaves I can get; one side "
        "of the folder is bare, what can I get; can I grab one from the middle; can I take a quest from the "
        "middle of the book; only the one on top or any; which adventure can I buy; top card only; buy from "
        "below; choose from two cards; left or right top card; empty side of the book; search through the "
        "book; can I choose any quest in the pile; only the top ones; left top and right top; look deeper in "
        "the stack; two quests to choose from; only one card showing because one side is empty; take one from"
        " the bottom; available quests in a book; which card can I buy; is digging through allowed; only "
        "visible quest"
    ),
    "africana.action.buy.leaf": (
        "how much does flipping cost; leafing through the album; first flip for nothing, next one 1 coin; "
        "what do I pay for browsing the folder; is the first leaf over for nothing; how much for looking at "
        "the third mission; do I pay the till when I browse on; do I pay to look at the next quest; is the "
        "first look free; turn page cost; page price; flip page; first page free; second page 1 silver; how "
        "much to turn a page; cost of browsing; I turned over three cards before buying, what do I owe; what "
        "does it cost to see another quest; flip first one free; one coin each extra flip; turning cards over"
        " in the book; browse price; how do I turn pages; third flip how much; pay bank for each page; is "
        "looking free; move a quest to the other side; three flips cost two silver"
    ),
    "africana.action.buy.leaf.direction": (
        "can I flip back; leafing left and right as I like; return to the earlier card; may I browse to the "
        "left as well; can I go back to the mission I saw before; is there a limit how often I browse to and "
        "fro; which way do the leaves go over; can I go back to the quest I saw before; may I flip as much as"
        " I like; page forward or back; turn back a page; both directions; number of pages I can turn; flip "
        "left and right; how many pages may I turn; backward pages; can I turn back a page; flip from right "
        "to left; both ways allowed; back and forth in the book; how often may I flip; go back to an older "
        "quest; one direction only; same price backwards; unlimited flips if I pay; is there a max on flips; "
        "does a backward flip count; browse any way I want"
    ),
    "africana.action.buy.price": (
        "how much is a quest; 5 coins for a card from the album; where do I put the quest I paid for; what "
        "does a mission set me back; how much dosh for a leaf from the folder; where do I lay the mission I "
        "got; who gets the five I pay; what does a quest cost me; do I lay my quest open on the table; "
        "adventure cost; price of a quest; 5 silver quest; how much does an adventure cost; buy adventure; "
        "buy a quest; where do bought quests go; how many coins is a quest; what does a mission cost; pay "
        "five get the card; where does my new quest go; is five gold or silver; keep the bought quest hidden "
        "or open; quest price always the same; lay it in front of me face up; cost of buying from the book; "
        "do helper quests cost more; buy mission 5; to whom do I pay for a quest"
    ),
    "africana.action.buy.many": (
        "can I get 2 quests at once; pay 10 and take two; flip, pay, flip, pay again; could I grab three "
        "missions in one go; got 11 silver, are two missions OK; can I browse more after I've paid for a "
        "mission; shop till my dosh is gone; can I get more than one quest per turn; two quests for 10 in one"
        " go; buy two adventures; buy several quests; buy more than one; turn pages between purchases; how "
        "many quests per turn; 2 quests in one turn; buy then flip again; both open quests at once; take two "
        "in the same go; several purchases in one turn; two quests in a single go; as many as I can pay; buy "
        "flip buy; more than one quest per action; spend 15 on three; limit per purchase; can I buy left and "
        "right one; buy again after flipping; bulk buying; shop several times in one turn; buy everything I "
        "can afford; mix flipping and buying"
    ),
    "africana.action.buy.none": (
        "flipped but don't like any, must I pay; leafed through and walked away; just looking in the album; I"
        " browsed but nothing suits me, do I have to get one; can I just window shop; changed my mind after "
        "looking at the missions; is leaving the shop with nothing fine; I looked but dont like any, must I "
        "pay; can I leave without a quest; buy nothing; flip and not buy; must I buy; just browse; do I have "
        "to buy a quest; no purchase; look only; I looked and want nothing; do I have to buy after flipping; "
        "only looked; no purchase allowed; forced to buy; flip without buying; leave empty handed; is looking"
        " for free without buying legal; don't like these quests; back out of buying; may I stop without "
        "taking one"
    ),
    "africana.action.buy.announce": (
        "do I have to say whether I flip or take; he lifted the card and changed his mind; peeking at the "
        "next page by mistake; he already lifted the leaf, does he have to take it; should I tell you before "
        "I touch the mission; she saw the next one and then wants the old one; do I say flip or purchase out "
        "loud; he peeked and then changed his mind, allowed; do I tell you before I flip; announce before "
        "lifting; say buy or turn; must I say it first; peek under a card; change my mind after lifting the "
        "card; lifted a quest card; declare turn or buy; do I need to say what I'm about to do; he picked up "
        "the card then decided; flip or buy say first; I lifted it and saw the next one; is take back "
        "allowed; declare before touching; tell others before lifting; he cheats by peeking; card already in "
        "his hand, can he still flip; who decides if it was a flip or a buy; announce intent"
    ),
    "africana.action.buy.limit": (
        "I have 3 quests already, can I get another; too many quests during my go; can I hold 4 for a moment;"
        " already have three missions, may I shop for more; can I own five missions halfway through my go; "
        "how many missions may I get as long as I finish some; is there a maximum when shopping; I have 3 "
        "quests, can I still get one more; is 4 quests ok until my turn is over; buy a 4th adventure; limit "
        "while buying; more than 3 quests during turn; can I buy with 3 quests; quest limit checked when; "
        "exceed the quest limit for now; four open quests for a while; I have three quests lying here, may I "
        "buy one more and finish later; can I buy a fourth quest; already have three can I buy; more than "
        "three just for now; when does the max of three matter; full on quests; buy over the limit; four open"
        " before I finish one; is it legal to own five midturn; do I have to finish one first; no cap while "
        "shopping; quest cap only later"
    ),
    "africana.action.move.step": (
        "how do I walk to the next city; icon of where I am or where I go; one card for each line on the map;"
        " what do I play to reach the next town; do I need the picture at my town or the one I'm heading to; "
        "can I hop over a town; is it one card per line; how do I get to the next town; which card gets me "
        "there; does the card match where I am or where I go; how do I move; which card do I play to move; "
        "matching symbol; symbol of the destination place; move to adjacent city; play card to travel; I hold"
        " a camel and a boat, which towns can I enter; how do I get my guy to another city; one card one "
        "road; symbol at the city I go to; which card lets me in; my card shows a boat, where can I go; two "
        "pictures choose either; do I match where I am or where I go; along the lines only; travel to a "
        "neighbour city; can I skip a city; cost of one step"
    ),
    "africana.action.move.many": (
        "how far can I walk; can I go there and back in one go; do I have to walk at least once; how many "
        "towns may I travel in one go; may I go to Lagos and straight back; as long as I have cards I can "
        "keep going, right; do I have to budge when I travel; how many towns can I walk per turn; can I walk "
        "back again; how far can I move; unlimited movement; number of steps; move back and forth; zero "
        "steps; how many cities in one turn; several moves same turn; how many cities in one go; go as far as"
        " my cards let me; walk there and back; zero steps legal; long trip in one turn; move limit; can I "
        "visit three towns; same road twice; one card for every step; is there a cap on moving; pass through "
        "and return; how far with 4 cards"
    ),
    "africana.action.move.joker": (
        "what does the wild one do; use it for any icon; no matching card but I have the wild one; what's the"
        " wild good for; no boat in my hand, will the wild do; can the wild stand in for any picture; how do "
        "I use the special one I began with; what can the wild card do; dont have the right card, can I use "
        "the wild; use joker; joker move; play the joker as; does the joker count as any color; wild travel; "
        "what can the wild do when I walk; special card for any city; joker as any symbol; I lack the camel "
        "use the wild; wild replaces a card; joker in place of a boat; does wild work in every town; can the "
        "joker be used for a helper colour; play joker to step; wild instead; is there a cost to use the "
        "joker"
    ),
    "africana.action.move.helper": (
        "what does an assistant do; use my orange guide for an orange city; porter counts as a card; what "
        "good is a sidekick; can the purple guy take me to a purple town; does my guide count as a card of "
        "his suit; how do I use the local guide when travelling; what does my buddy do for me; does an orange"
        " guy get me into an orange town; use a helper; what does a helper do; helper moves; helper instead "
        "of travel card; helper color match; play a helper card; helper as a card; what does my helper guy "
        "do; pink helper pink city; helper counts as a card; walk with a helper; do helpers give a free step;"
        " permanent card of a colour; play helper to enter; helper matches its colour; can a helper do any "
        "color; help from the guy; use ally to move; is a helper stronger than a normal card; how do guides "
        "make travel easier; what advantage does a guide give me; what use is a guide on the road; why bother"
        " with guides; benefit of having an assistant"
    ),
    "africana.action.move.once": (
        "can I use my assistant twice on the same trip; wild card two times in one go; cards lying open until"
        " I have arrived; may my sidekick carry me two towns in one trip; can I pick up the wild again "
        "halfway; do the ones I played stay out till I stop; guide used already, again for the next town; can"
        " my guy help me twice this turn; wild card for two steps; use helper twice; joker twice in a turn; "
        "reuse joker; once per action; helper once per turn; cards lie open until done; same helper for two "
        "steps; I used my orange guy already and the next town is orange too; use the same helper two times "
        "in a trip; joker for two steps; cards stay open till I stop; wild only once each go; helper again "
        "next step; take the card back midway; reuse in the same turn; twice in one action; one use per turn "
        "each; two helpers both used once; does the helper refresh after each step"
    ),
    "africana.action.move.return": (
        "do I get my wild card back; which ones are thrown away after walking; I tossed my assistant by "
        "accident; does my sidekick come back after travelling; do I keep the wild for next time; where do "
        "played camels go; oops, I chucked my guide on the used ones, may I grab him back; do I get it back "
        "after I used it; does the wild come back to my hand; do I get the joker back; helper returns; keep "
        "helper after use; where do played cards go; discard used travel cards; lose my joker; accidentally "
        "discarded joker; I've walked three towns with a wild and two tickets, what do I keep; does my joker "
        "come back; which cards do I lose after walking; helper back in hand; tickets go to the used pile; I "
        "threw the helper away by mistake; keep the wild; after moving where do cards go; lose cards I walked"
        " with; wild lost after use; can I undo a wrong discard; discard after travel"
    ),
    "africana.action.move.recolour": (
        "I have the wrong colour, can I pay; 5 coins to use a card as something else; buy a different icon; "
        "bribe to turn orange into violet; can I pay to turn a camel into a boat; got the wrong suit, how "
        "much to make it right; what does it cost to treat this one as another; may I fix two wrong cards "
        "with ten dosh; can I pay to make a card another color; I need a boat but only have camels, what can "
        "I do; pay 5 to change colour; wrong color card; no matching card; Ive got no matching card; recolor "
        "several cards; use helper in another color; convert a card; I've only got grey cards and the town "
        "wants orange, any way; pay to make a card fit; wrong symbol five coins; turn any card into another; "
        "change two cards for ten; buy the right colour; my cards don't match the city; spend money to fix a "
        "card; five silver as a wild; can a helper be another color for money; pay for a different symbol; "
        "can't reach that town with my cards"
    ),
    "africana.action.move.stack": (
        "two guys in the same city; is there room when someone is already there; can he block me; may I stop "
        "where your meeple is; is the town full if someone's there; can two explorers sit in Nairobi; do we "
        "bump each other off; someone is already in that town, can I go; can she block me from a town; same "
        "city as another player; share a place; two pawns one place; occupied city; blocked by other player; "
        "space limit in a city; can two be in the same town; two people in one city; is there room for both; "
        "can others block me; city already has a pawn; share a city; three guys in Cairo; no blocking; am I "
        "allowed in an occupied town; push out a pawn; does she pay me when she enters; someone sits in my "
        "goal city"
    ),
    "africana.action.move.any-order": (
        "several things to do in one city; what first, hand in or sign up; can I do all of it in Nairobi; I "
        "can finish two things and begin one here, which first; may I cash in before I sign up for the next; "
        "a lot happens in this town, who decides the order; do several jobs in the same spot; I can do three "
        "things in this town, in what order; finish first or sign up first; order of doing things in a city; "
        "join and complete order; do several things in one town; finish two and join one; choose order; "
        "multiple things at one place; which first at a place; many things in one city, what order; do all my"
        " stuff here; finish quest then join; my choice of order; two deliveries and a sign up; who decides "
        "what's first; multiple finishes in one stop; get helper first then money; everything at one stop; "
        "sequence in a town"
    ),
    "africana.expedition.join": (
        "how do I sign up for a route; where must I be to put my disc on; may I put my disc down before "
        "walking; getting in on a contract; how do I get onto one of the trips; must my meeple be in the "
        "first town of the trip; when do I chuck my disc on a card; may I get on the trip before I set off; "
        "how do I sign up for a trip; where do I put my token; do I have to be in the first town; how do I "
        "join; place marker; put my marker on a card; start an expedition; where must I stand to join; claim "
        "a contract; I want to be part of the Lagos to Cairo trip, how; how do I take part in a contract; put"
        " my round thing on the card; must I stand in the first city; start city then marker; join before I "
        "walk; sign on a contract; claim a trip; do I join from far away; when may I put a marker down; "
        "marker on contract; join while passing through the start; hop on a trip in the city where I am; how "
        "do I get on a journey; hop onto an expedition before my first step; jump on a journey"
    ),
    "africana.expedition.join.all": (
        "two routes begin in the same city; sign up for both at once; put down 2 discs here; three trips "
        "leave from Lagos, may I get on all; can I chuck discs on two trips from the same town; is it one "
        "sign up per stop; both cards begin where I'm standing; two trips start here, can I join both; may I "
        "put two tokens in one town; join two expeditions; join several at once; same start city expeditions;"
        " join all here; two cards same start; multiple joins; more than one join per turn; two contracts "
        "from the same city; join both here; several markers in one stop; all contracts that start here; is "
        "it only one join per visit; three start in Cairo; double join; more sign ups in a city; two cards "
        "same first city; put out 3 markers at once; may I take just one of them"
    ),
    "africana.expedition.join.once": (
        "can I put 2 discs on one route; she is already on it, may I too; several colours on the same "
        "contract; may I stack two of my discs on a single trip; is a trip closed once someone else is on it;"
        " can all of us race for the same trip; she got there first, may I hop on as well; he is already on "
        "that trip, can I join too; can I join the same trip twice; join twice; two of my markers on one "
        "card; already joined by another player; she already joined that trip; can several join the same; two"
        " players on one expedition; is a joined expedition taken; another colour already has a marker there,"
        " can I still get in; someone is on it already; his marker lies on that card already, can mine go "
        "there too; someone is already on that contract; can I put two markers on one; more than one player "
        "on a card; is a claimed contract closed; stack of markers; all four of us on the same trip; race for"
        " the same contract; my marker on top of hers; join something he already joined; second marker of "
        "mine no; does being first on it matter; another player started this trip, is it still open to me; "
        "may I take over a route somebody else began; get in on a trip that an opponent has started; can I "
        "still do an expedition someone else has begun; trip started by another person"
    ),
    "africana.expedition.join.markers": (
        "I have no discs left; can I take my disc off again; how many routes may I be in; all 4 of my pieces "
        "are out; I've run out of discs, how do I get on another trip; can I pull my disc off a trip I gave "
        "up on; how many trips may I race for at once; could I shift my disc to a better card; I have no "
        "tokens left, how do I join; can I take my token off again; 4 markers; out of markers; remove my "
        "marker; take marker back; max expeditions at once; move a marker; cancel an expedition; all my "
        "markers lie on cards and I want another trip; no markers left; how many contracts can I be on; take "
        "my marker back; four round things all used; move marker to another card; quit a contract; only four "
        "at once; can't join a fifth; how long does my marker stay; withdraw from a contract; remove my own "
        "piece to join elsewhere"
    ),
    "africana.expedition.bonus": (
        "what do I get for putting my disc on; gift for signing up; can I use the free card straight away; "
        "what's my freebie for getting on a trip; may I spend the coins right off; do I get the thing printed"
        " above when my disc goes down; is the freebie only for the first one on; do I get something for "
        "signing up; can I use the free card now; join bonus; what do I get for joining; bonus right away; "
        "use bonus immediately; get coins for joining; get a card for joining; does every joiner get the "
        "bonus; what do I get when I join; present above the card; take coins for joining; free card on "
        "joining; use it at once; does each person get the gift; bonus when marker goes down; can I walk with"
        " the card I just got; reward for joining not finishing; is the gift optional; get bonus now or at "
        "the end; second to join still gets it"
    ),
    "africana.expedition.bonus.kinds": (
        "which gifts are printed over the slots; is it 1 coin, 2 coins or a card; what does the fifth slot "
        "give; what freebies are there over the row; does a slot give cash or a card; which slot hands out "
        "two coins; what's above the far right one; what can I get for signing up; which spot gives 2 coins; "
        "which bonuses; bonus kinds; bonus 2 silver; bonus travel card; bonus of each space; list of joining "
        "bonuses; what bonus is on space 3; what gifts are there for joining; one coin two coins or card; "
        "which slot gives a card; first slot bonus; leftmost gift; best joining gift; are all five gifts "
        "different; picture over slot two; list the slot bonuses; how much money for joining; is there a "
        "bonus with points"
    ),
    "africana.expedition.complete": (
        "how do I finish a route; I arrived where the contract ends; hand in two contracts in the same city; "
        "must my disc be on it to cash in; how do I wrap up a trip; I'm in the last town of the trip, now "
        "what; can I wrap up a trip I never signed for; may I tick off two trips in the same town; must I "
        "stop there or is passing through OK; she already joined that trip, can I still finish it; I got to "
        "the last town, what now; do I need a token on it to finish; finish an expedition; how do I complete;"
        " complete without a marker; complete two at once; turn in a contract; complete while passing "
        "through; I just walked into Zanzibar and my marker is on that contract; how do I deliver a contract;"
        " my guy is in the goal city; need my marker there to finish; finish two in the same city; can I "
        "finish one I never joined; finish while walking through; arrived at the end city; hand in in the "
        "middle of my walk; is it only the first who arrives; no marker no reward; reach the last city; do I "
        "have to have joined it myself to finish; finish somebody's trip for them; complete one with only an "
        "opponent's marker on it; can I finish what she started; can I be first at the end of a trip he "
        "signed up for"
    ),
    "africana.expedition.reward": (
        "what do I get for finishing a route; do the others get something when I am first; where does the "
        "finished contract go; what's my pay when I get to the end of a trip; does anybody else on that card "
        "get a share; where do I tuck the trip I wrapped up; I got there second, anything for me; we were "
        "both on it and she got there first; what do I get paid for the trip; expedition reward; what do I "
        "get for an expedition; who gets the reward; second to arrive; only the first gets paid; somebody "
        "finished it before me; where do completed expeditions go; we both joined it but I arrived first, "
        "what do I get; what do I win for a finished contract; coins now points later; second one gets "
        "nothing; where to put a finished contract; only the first gets it; do losers get a consolation; "
        "reward printed on card; he finished before me; keep the finished card under company; when do "
        "contract points count; silver from the bank"
    ),
    "africana.expedition.markers-back": (
        "when do I get my disc back; he finished it and my disc was on there; pieces lying on a finished "
        "card; he wrapped up the trip, do I get my disc back; what about the losers' discs on the card; when "
        "are my discs free again; is my piece lost if she beats me to it; he finished our trip, do I get my "
        "token back; when do I get my tokens back; get markers back; marker returned; other player completed "
        "my expedition; what happens to other markers; lose my marker; losing players markers; she finished "
        "it what about my marker; she finished the trip my marker was on, is it lost; do I get my marker "
        "back; marker on a card someone else finished; he completed it and mine was there; all markers "
        "return; free markers again; markers after completion; is my marker gone; give markers back to all; "
        "reuse pieces later; lost the race, where's my piece; markers returned right away"
    ),
    "africana.expedition.empty-space": (
        "gap in the row after I took one; new route right away or later; hole in the display; I took a trip "
        "away, do we fill the hole now; is the slot bare till my go is done; there's a gap among the five, "
        "put one there at once; who plugs the hole and when; took a trip, do we lay out a new one now; theres"
        " a hole in the row; empty expedition space; gap in the row; replace expedition immediately; new card"
        " right away; slot empty until end of turn; completed card leaves a gap; fill it now or later; hole "
        "in the row after a finish; new contract right away; fill slot when; gap stays for now; only four "
        "contracts now; don't refill yet; card taken from the row; when is the hole filled; empty slot this "
        "turn; is a new contract turned over midturn"
    ),
    "africana.adventure.complete": (
        "how do I finish a quest; I reached the city on my page; can I hand in his quest; two quests with the"
        " same target; how do I tick off my mission; I'm in the town shown on my leaf, now what; may I nick "
        "the treasure from her mission; both of my missions want Timbuktu, tick off both; do I have to stop "
        "there; Im in the town on my quest, what happens; can he finish my quest; complete adventure; finish "
        "a quest; how do I finish adventures; complete someone elses adventure; two adventures same "
        "destination; steal a quest; when can I complete a quest; I'm in the town on my quest card, is it "
        "done now; my guy is in the quest city; finish two quests in one city; finish his quest; quest done "
        "while passing by; personal mission complete; only I can do my quests; reach the city on my card; "
        "need a marker for a quest; when do I hand in my quest; pass through the city and tick it off; quest "
        "done, next"
    ),
    "africana.adventure.artifact": (
        "I found the mask, what do I get; cash for bringing home a treasure; where do I put the finished "
        "statue card; I reached the town with the vase, what's my pay; where do I tuck the idol I dug up; how"
        " much dosh for bringing home museum loot; does the loot count at the finish too; I brought the mask "
        "home, what do I get; how much money for a finished quest; complete artifact; artifact reward; what "
        "do I get for an artifact; silver for artifact; where do finished artifacts go; finished artifact "
        "quest; get an artifact; I finished the treasure quest; what do I get for a statue; silver for a "
        "treasure; card goes under my company; points later for treasure; treasure quest payout; got to the "
        "city with the mask; coins now for art; does a treasure give cash; put finished quest where; reward "
        "of a treasure mission"
    ),
    "africana.adventure.helper": (
        "I finished the quest with the guy on it; how do I get an assistant; are porter quests worth "
        "anything; I ticked off the mission with the little man, what now; may I use my new sidekick right "
        "off; where does the leaf go once I've got my guide; does a person mission score; how do I get a guy "
        "to help me; I finished the quest with the little man; complete helper quest; how do I get helpers; "
        "helper reward; helper adventure points; new helper usable at once; earn a helper; where does the "
        "helper quest go; how do I get a helper; getting a guide; I finished the quest with the purple "
        "person, what's my reward; I finished the person quest; get a helper of that colour; use the new guy "
        "right away; person quest worth points; card counts against me later; take helper from the pile; how "
        "do I gain a helper; is it bad to finish these; quest with coloured symbol done; reward is a guy not "
        "silver; can I refuse the helper"
    ),
    "africana.limit.hand": (
        "how many cards may I hold; I have 7 cards now; do wild ones count toward the five; is there a cap on"
        " what I hold; I've got eight camels and boats, must I chuck some; do the sidekicks count when I "
        "check my fingers; how many may I keep at the finish of my go; I have 7 cards, do I have to throw "
        "some away; how many cards may I keep; hand limit; max hand; hand size; 6 cards in hand; too many "
        "cards; max cards in hand; does joker count to hand limit; I drew two and hold seven now, what must "
        "go; how many cards can I hold; too many cards in my hand; max five; do jokers count; helper counts "
        "to five; I have six throw one; choose what to discard; seven cards after drawing; keep only five; "
        "does my wild use up a place; who picks what I lose"
    ),
    "africana.limit.hand.specials": (
        "can I throw away an assistant instead; too many cards, toss the wild one; is a guide gone forever "
        "when I throw it away; may I chuck my sidekick to keep the camels; is a guide I ditch gone forever; "
        "can I dump the wild if I hold six; where does a ditched wild go; can I throw my helper away instead "
        "of a camel; too many cards, may the wild go; discard joker; discard helper; throw away helper; "
        "helper out of game; dump joker; get rid of a helper; too many cards discard a helper; throw a helper"
        " away; get rid of the wild for space; helper thrown out forever; does the wild go on the used pile; "
        "too many and I want to keep tickets; can a helper be discarded; dump the joker; helper removed; can "
        "I ever get it back; which specials may I throw out"
    ),
    "africana.limit.adventures": (
        "how many quests may lie in front of me; I have 4 unfinished quests; too many pages, which go; how "
        "many unfinished missions may I keep; I've four leaves in front of me, ditch one; is there a cap on "
        "missions; can someone else get the mission I chucked; I have 4 quests, is that too many; how many "
        "quests can I have; quest limit; max quests; 3 open adventures; limit of unfinished quests; too many "
        "quests; what if I have 4 adventures; discarded quests back in the book; I have four quests in front "
        "of me at the end of my go; too many quests in front of me; three quests max; four open quests now "
        "what; throw away a quest; which quest do I lose; quest cap; discard mission at end; thrown quest "
        "gone or back in the book; more than three missions; do I pick which one goes; finished ones count "
        "for the limit"
    ),
    "africana.limit.timing": (
        "when do I have to throw away; may I hold 8 cards during my go; does the maximum count in the final "
        "go too; when do I have to ditch my extras; may I hold ten in the middle of my go; do I chuck as soon"
        " as I've six; is the cap checked in the very last go; can I have 8 cards in the middle of my turn; "
        "when do I throw cards away; when is the limit checked; limit at end of turn; over limit during turn;"
        " hand limit during turn; last turn limit; check limits on others turns; when do I discard; when do I"
        " throw away cards; more than five during my turn; check at end only; not on other people's turn; "
        "limit in the last turn; can I draw up to eight first; right away or at the end; over the max for "
        "now; do I check before I refill the row; discard phase timing; limit on the final go"
    ),
    "africana.refill": (
        "when do new routes come out; fill up the row of five; do the old ones slide over; who puts new trips"
        " in the holes; which hole is filled first; do the other trips scoot over; when do we plug the row; "
        "when do new trips come out; do the old trips move over; refill expeditions; refill the row; fill "
        "empty spaces; when are new expeditions laid out; slide cards left; refill left to right; replenish "
        "the market; two contracts were finished, how do I fill the two gaps; fill the row at the end of my "
        "turn; new contracts come from the deck; leftmost gap first; do the rest slide; row back to five; who"
        " fills it; after checking the limits; put cards in gaps; upkeep row; draw new contracts; cards on "
        "the row stay put"
    ),
    "africana.end.trigger": (
        "when is it over; contract stack is empty and there is a gap; what makes us stop; how do we know it's"
        " nearly finished; the trip deck is dry and there's a hole left; when does this thing stop; what "
        "kicks off the last round; how do we know its over; trips are all gone, what now; game end; when does"
        " it end; end condition; when does the game end; when does it stop; last round starts when; what "
        "triggers the end; there's a gap in the row and no contract left to put there; when does the game "
        "stop; no more contracts for the gaps; deck too small to fill; last round begins when; how do I know "
        "the end is near; end trigger; contract deck empty and holes; game over sign; what makes the final "
        "round start; can't fill all five; does the game end when the travel deck is empty"
    ),
    "africana.end.trigger.exact": (
        "last card just fits into the last gap; stack is at zero but the row is full; is it already the final"
        " round; we plugged the last hole with the last trip, finished; deck's at nothing but five are "
        "showing; is it over as soon as the trips run dry; used up to the very last card; the last trip just "
        "fit in, is it over; stack is at zero but no gap; pile exactly empty; last card refilled; empty pile "
        "but full row; exact refill not the end; no cards left in the pile but five open; pile just ran out; "
        "is an empty pile the end; deck is empty but the row is full; last card filled the last hole; does it"
        " end now; zero cards left but five open; not yet the end; pile just emptied; still going with an "
        "empty deck; used the last contract to refill; filled exactly, final round or not; no deck yet no end"
    ),
    "africana.end.trigger.count": (
        "how many finished routes until we stop; 20 contracts done with two people; how long does it last "
        "with four; how many trips must get wrapped up before it stops; three of us, 23 trips ticked off, "
        "what now; is there a number for when it finishes; how many more trips until it's done; how many "
        "trips until we stop with 4; how long does this game go; how many expeditions until the end; 26 "
        "expeditions; 20 expeditions; 23 with three; completed expeditions count; how long does the game "
        "last; number of completed to end; how many finished contracts end it; 20 23 26; count of all "
        "completed; how near are we to the end; three people 23; four people total done; number that ends the"
        " game; sum of finished by all of us; two players twenty; do quests count toward the end number; how "
        "long will this take in contracts"
    ),
    "africana.end.round": (
        "do the others get one more go; equal number of goes for all; who plays the last go; do all of us get"
        " equally many goes; after the deck ran short, may I have one more go; who's the last one to play; is"
        " it cut off straight away; do I get one more turn at the end; does everybody get the same turns; "
        "finish the round; last round; final round; equal turns; everybody same number of turns; one more "
        "turn for everyone; who still plays after the end is triggered; I ended the deck, does my left "
        "neighbour still play; does everybody get another turn; finish the current round; last player right "
        "of the starter; stop at once or play on; equal turns for all; I triggered it now who plays; extra "
        "turn for the starter; final round order; round completed; after the trigger how many turns; do I get"
        " one more; will each of us have had equally many goes at the end; do we carry on till all have had "
        "their go; is everyone given the same amount of turns before it stops; play on until the round is "
        "through; do we stop when the round is complete; can the starter end up with more goes than me"
    ),
    "africana.score.expeditions": (
        "what are finished routes worth; points on the contracts I did; counting the cards from A to C; what "
        "do my wrapped up trips bring; do I add the number on every trip; are the C trips worth more; points "
        "for the stuff I delivered; how much are my finished trips worth; what do trips score; expedition "
        "points; score expeditions; how many points for an expedition; points printed on expedition; final "
        "scoring expeditions; value of completed expeditions; finished contracts points; points for contracts"
        " at the end; add up numbers on contracts; what is a finished contract worth; printed points; each "
        "trip card scores; contracts under my company card; C more points than A; do contracts count as sets;"
        " do I score contracts I only joined; sum of expedition points; trip value"
    ),
    "africana.score.artifacts": (
        "what is a single mask worth; numbers on the treasure cards; do statues count besides the set; do I "
        "get the number on each vase plus the set; what's one lonely idol worth; museum pieces, do they count"
        " singly too; add up the little numbers on my loot; what is one single vase worth; do I get points on"
        " the card plus the set; artifact points; score artifacts; single artifact points; printed points "
        "artifact; how many points for a treasure; artifact worth by itself; finished artifact value; points "
        "on the treasure card itself; single statue worth; number printed on treasure; treasure counts alone "
        "as well; both printed points and set points; loner artifact; value of one mask; do I lose the "
        "printed points when it's in a set; each artifact scores; count the numbers on art; treasures without"
        " a set"
    ),
    "africana.score.collections": (
        "how much for 3 of the same mask; set of four not matching treasures; pair of vases, how many points;"
        " best way to group my finds; how much do three matching idols bring; I've two equal vases and two "
        "others, how much; what's a rainbow set of four worth; do I get 12 for three of a sort; can one vase "
        "be in two sets; I have 3 of the same mask, how much; two vases and two masks, how much; 3 alike; 4 "
        "different; pair of artifacts; set bonus; set collection points; three of a kind; two different "
        "artifacts; I have three vases and one mask, what's my best score; three the same 12; four different "
        "10; pair six; two different two points; sets of treasures points; best combination of my treasures; "
        "one of each kind worth; is a card used in one set only; 5 artifacts how to group; set scoring table;"
        " how many points for three different"
    ),
    "africana.score.helpers": (
        "do assistants cost me something in the end; minus 5 or minus 10 for porters; how many guides are "
        "safe; why do I lose points for my sidekicks; I've got three guides, how many off; is just one "
        "sidekick OK; do I lose five for two person missions; do I lose points for my guys; I have three "
        "helpers, how bad is that; helper penalty; minus points for helpers; minus 10; negative points; why "
        "are helpers bad; three helper quests cost; first helper free; I finished three person quests, how "
        "many points do I lose; minus for helpers; how many points do I lose for two helpers; first one is "
        "free; three guys minus ten; why negative; helper quests count against me; lose 5; does throwing the "
        "card away help; two person quests; how much off for four; bad points at the end"
    ),
    "africana.score.money": (
        "what is my cash worth when it is over; 27 coins, how many points; ten silver for one; is leftover "
        "dosh worth anything; got 34 silver, what does that make; how much cash for one point; do I round up "
        "19 coins; I have 23 silver left, how many points; what is my money worth in the end; money points; "
        "points for coins; 10 silver 1 point; money left at the end; coins worth points; leftover cash; is "
        "money worth anything at the end; I have two gold and seven silver at the end, any points; points for"
        " coins at the end; 10 silver is one point; rest of my money; 19 silver one point; gold five; is "
        "saving worth it; cash to points; money value final; round down money; leftover coins below ten; rich"
        " at the end"
    ),
    "africana.score.travel": (
        "do leftover cards bring points; I hold 4 walking cards at the end; two cards in hand for one; do "
        "camels I'm still holding count; I've five left over, is that two points; does my wild count as half "
        "a point; what's an unused boat worth; do I get points for cards I still hold; 5 cards left, how many"
        " points; travel card points; cards left in hand at the end; 2 cards 1 point; score hand cards; "
        "leftover travel cards; does joker score; helpers in hand score; unused tickets at the end; points "
        "for cards not played; I hold three tickets and my wild at the end, what do I score; points for cards"
        " in my hand; two tickets one point; odd card lost; unused cards worth; does the joker count as a "
        "card here; helpers in hand no points; three cards how many points; four cards two points; leftover "
        "hand scoring; should I save cards; cards at the end half point each"
    ),
    "africana.score.open": (
        "quests I didn't finish, are they minus; unfinished mask when it is over; left over page in front of "
        "me; do I lose points for missions I never ticked off; one vase mission is still lying open, any "
        "value; unfinished person mission at the finish, plus or minus; paid for it but never got there; I "
        "never finished my quest, do I lose points; quest still open when its over; open adventures at the "
        "end; unfinished quests; unfinished artifact 1 point; minus for unfinished quest; not completed "
        "adventure; penalty for open quests; leftover quest; one of my quests is still lying open at the end;"
        " quest not finished at the end; one point for unfinished treasure; unfinished helper quest zero; "
        "minus for not finishing; open quests final; bought but never done; is an open quest in a set; three "
        "open quests worth; incomplete mission value; penalty for incomplete; can unfinished ones hurt me"
    ),
    "africana.win": (
        "who has won now; highest score takes it; how is the champion decided; who's the winner when it's all"
        " totted up; is it simply the most points; how do I win this thing; who comes out on top; what do I "
        "have to do to win; whats the point of this game; how do you win; who wins; goal of the game; aim of "
        "the game; most points; object of the game; what do I need to win; the most points; how do I win; "
        "what's the aim; highest total; best score takes it; what counts for winning; is it about money or "
        "points; winner decided; the one with the most quests or points"
    ),
    "africana.win.tie.money": (
        "same score, who wins; richest one is ahead when level; tiebreaker, we both have 52; dead even, does "
        "the rich one win; we've equal points but I've more dosh; what separates two people with the same "
        "total; both at 48, look at the purse; we have the same points, who won; does money break a draw; "
        "tied points; same points who wins; draw on points; richest wins tie; finished level, who won; equal "
        "total at the end, what decides; same score so we look at the cash; we both finished with 52 points, "
        "what decides; richer one wins; draw money decides; tie breaker; both 45 points; count cash when "
        "tied; equal score tie; coins break the tie; dead heat first check; who has more silver; level on "
        "points"
    ),
    "africana.win.tie.shared": (
        "same score and same cash; can there be two winners; still level after counting coins; even on points"
        " and even on dosh, who takes it; do both of us win; is there a third thing to compare; can't "
        "separate us at all; same points and same money; can two people win; still tied; tie after money; "
        "shared victory; tied on money too; both win; no further tiebreaker; second tiebreak; same points and"
        " same coins; still a draw after money; two winners; shared win; no other tie breaker; equal in "
        "everything; does turn order break it; third tie breaker; tied on cash as well; who decides if all is"
        " equal"
    ),
    "africana.info.own": (
        "may I peek under my own nation card; checking what I have finished; I forgot which masks I have; can"
        " I lift my country and check what's below; I don't remember how many vases I tucked away; may I look"
        " at my own finished stuff; am I allowed to recount my trips midway; may I look at what I already "
        "finished; I forgot what I have under my card; look at my cards; look under company card; check my "
        "completed cards; peek at own stack; see my finished quests; look at own pile; may I count my "
        "artifacts during play; can I check what I finished; look under my own card; my stack peek; forgot "
        "what I collected; may I see my own treasures again; count my cards midgame; allowed to look at my "
        "pile; am I allowed to check my trips; recheck my sets; only mine or others too; see how many helpers"
        " I finished"
    ),
    "africana.collections.repeat": (
        "two pairs, do I get 6 twice; 12 points for each triple or only once; same set once again; three "
        "pairs of idols, six each time; I've got two lots of three, is that 24; can I cash a sort of set more"
        " than once; do equal sets count again; do I get 6 for every pair or once; house rule for two of the "
        "same set; ruling on repeated collections; collection counted more than once; two sets of the same "
        "type; option several pairs; repeat set; each type once or many; 2 triples setting; I have three "
        "pairs, can we set whether all of them pay; two pairs count twice, setting; same set type again "
        "option; can I change whether sets repeat; each set type once; two times 12 ruling; house rule "
        "repeated sets; multiple pairs yes or no; count every set; only the best of each type; option for "
        "several triples; does the second pair pay"
    ),
    "africana.tie.money": (
        "richest one by silver only or also the yellow ones; do big coins help when we are level; counting "
        "cash for a draw; does a fiver count as five when we're even; is it only the small silver that "
        "decides; we're dead even, do we count the yellow ones; gold in the purse when comparing; do we count"
        " yellow coins when its a draw; setting for gold when tied; ruling gold in tie; gold coins tie-break;"
        " silver only or gold too; option tie break money; count gold coins in a draw; gold as 5 in tiebreak;"
        " do gold coins count to break a tie; we're level and I have gold, can we choose what counts; gold "
        "counts in the tie, setting; only silver coins for tie break; option how to compare money; does a "
        "gold coin beat silver in a draw; ruling on richest; tie break gold worth five; choose silver only; "
        "what counts as most money when level; compare coins or value; change tie rule; number of coins or "
        "worth"
    ),
    "africana.question.tie-gold": (
        "we are level, I have gold and he has silver; are yellow coins worth 5 when scores are equal; only "
        "small change counts for a draw; I hold three yellow ones, he has ten silver, who's richer; must I "
        "break my gold when we're even; does the fiver count in a dead heat; only silver bits or all dosh for"
        " the decider; he has more silver but I have gold, who wins the tie; is gold worth 5 when tied; tie "
        "with gold coins; gold counts as 5 in a tie; gold versus silver tie; I have gold she has silver; most"
        " silver coins tie; tie only silver; richest with gold; we have the same points, I have two gold, she"
        " has eight silver; tied and I have gold; my gold against his silver; gold as five when equal; only "
        "silver coins count in a tie; change gold first; more coins or more value; draw with big coins; two "
        "gold or eight silver who wins; does gold help in a draw; richest counted how; is it legal to change "
        "gold before comparing"
    ),
    "africana.question.tie-money-scored": (
        "I got points for my cash, is it spent; do I still own the coins when we are level; paying in money "
        "for points; my dosh already made two points, may it also decide; do I hand in coins for points at "
        "the finish; is money used up after scoring; count the same purse twice; I got points for my cash, "
        "can it still break the tie; do I give the coins away for points; money scored and tie; spend money "
        "for points; scored coins used again; is money gone after scoring; money counts twice; do I pay coins"
        " for points; money already converted to points; my thirty silver gave three points, do they still "
        "break our tie; my coins already scored; does scoring use up money; coins counted twice; money for "
        "points and tie; do I pay the coins in; left with nothing after scoring money; same silver again for "
        "the tie; compare cash before or after scoring; are coins gone; ten silver turned into a point; still"
        " mine after counting"
    ),
    "africana.question.gold-points": (
        "2 yellow coins, do I get a point; are big coins included in ten for one; gold pieces when counting "
        "cash; do my fivers count toward ten silver a point; got 1 yellow and 5 small, is that a point; only "
        "silver for the cash points; are yellow ones ignored when we tot up dosh; I have 3 gold coins, how "
        "many points; do yellow coins score too; do gold coins count for points; gold coins points; 2 gold 1 "
        "point; does gold score; gold coins end scoring; 10 silver including gold; points for gold; I have "
        "one gold and six silver, is that a point; does gold count for the points at the end; two gold coins "
        "make a point; mix gold and silver to ten; gold left at the end; gold worth for scoring; do I add "
        "both coins; three gold one point and rest; only silver gives points; cash total with gold; value all"
        " coins; 1 gold plus 5 silver"
    ),
    "africana.question.penalty-steps": (
        "is it minus 5 and then another minus 10; four porters, minus 20; do the minuses pile up; is it "
        "fifteen off in total for three sidekicks; do I lose more with a fifth guide; five off and ten off "
        "together; what's the worst I can lose for guides; I have 3 guys, is it 10 or 15 off; does it get "
        "worse with 4 helpers; 5 plus 10; 15 minus points; max helper penalty; is penalty cumulative; four "
        "helpers penalty; 10 points is the most; does penalty stack; two helpers cost five, so do three cost "
        "fifteen; minus five then minus ten more; two or three helpers how much; is fifteen possible; penalty"
        " grows; four helpers worse than three; sum of minus points; max minus ten; steps of the penalty; "
        "third helper costs; second one five third another ten; capped minus"
    ),
    "africana.question.penalty-cards": (
        "I threw away my guide, is it still minus; what is counted, the quest or the assistant; unfinished "
        "porter quest and the minus; I ditched my sidekick, do I still lose points; is it the leaf or the "
        "guide in my fingers that hurts; I never ticked off the person mission, do I lose; get rid of guides "
        "to dodge the minus; I threw my helper away, do I still lose points; what do I count for minus "
        "points; what counts for the penalty; discarded helper penalty; penalty cards or adventures; helper "
        "thrown away still penalty; open helper adventure penalty; avoid penalty by discarding; helper cards "
        "in hand penalty; I threw my helper card away, am I rid of the minus points; which count for the "
        "minus, hand or quests; threw helper away still minus; open person quest no minus; completed quests "
        "count; does losing the helper save me; minus for helpers in hand; count the quests under company; "
        "avoid the minus; unfinished helper mission; is it the guy or the quest; dumping helpers no use"
    ),
    "africana.question.joker-penalty": (
        "is the wild one minus as well; do I lose points for holding the wild card; wild treated like an "
        "assistant in the end; does my wild cost me something at the finish; is the wild a sidekick too when "
        "we subtract; holding the special one, points off; is it bad to keep the wild; do I lose points "
        "because of the wild card; is the wild card a helper too; joker penalty; joker minus points; does "
        "joker count as helper; joker as a helper in scoring; minus for joker; joker bad at the end; joker "
        "negative; I still hold my wild at the end, does that cost me; does the wild give minus; joker counts"
        " as helper; is my joker bad; wild in hand at the end; minus for the special card; joker helper "
        "penalty; keep joker safe; lose points with a joker; wild costs nothing; does joker raise my penalty;"
        " three with joker"
    ),
    "africana.question.several-collections": (
        "I have 2 triples of masks; four pairs, 6 for every one; can the same sort of set be counted again; "
        "can I cash in two rainbow sets; I own six idols, two threes, how much; is each sort of set allowed "
        "just one time; three pairs or is only one paid; I have three pairs, do I score all; can I have the "
        "same set twice; two pairs; same set twice; two triples; score a set type twice; multiple sets; more "
        "than one collection; 2 sets of four different; I own two pairs of masks and vases, do I score six "
        "twice; two sets of the same kind; three pairs all paid; twelve twice; sets counted again; same type "
        "of set; is there a limit on pairs; four pairs 24; more than one rainbow set; do two triples score; "
        "each type only once; six treasures three pairs"
    ),
    "africana.question.split": (
        "can I choose how to group my masks; triple or four not matching, which is better; who sorts the "
        "sets; who says which vase belongs to which set; may I shuffle my loot for the best score; pair plus "
        "rainbow or triple, I pick; can the others force a bad grouping on me; can I sort my masks how I "
        "want; which way of grouping counts; who decides sets; group artifacts; choose how to split; best "
        "grouping; divide artifacts into sets; rearrange sets; assign artifacts to collections; I have three "
        "idols and a mask, may I pick how to group them; who says how I group treasures; best way to make "
        "sets; can I choose my sets; group for most points; arrange treasures; set splitting; pair or rainbow"
        " my choice; do others decide; sort my loot; regroup at the end; when do I decide on the sets"
    ),
    "africana.question.open-artifact": (
        "can an unfinished mask be part of a set; page not handed in, use it for a triple; third statue still"
        " lying open; is the vase I didn't fetch good for my set; one idol short, my unfinished leaf shows "
        "it; does a mission still lying there go with the pair; paid for the third one but never went there; "
        "my third mask isnt finished, is it still a set; does an open quest help my set; open artifact in a "
        "set; unfinished artifact in a collection; does an open adventure count for a set; third mask "
        "unfinished; incomplete artifact set; bought but not completed set; not delivered artifact counts; I "
        "have two masks finished and the third quest is still open; unfinished treasure in my set; third "
        "statue not done; does an open one count; bought the vase but not picked up; open quest completes a "
        "pair; set with an unfinished card; not yet delivered treasure; only finished for sets; half done "
        "set; one point only for open; lying in front of me not under"
    ),
    "africana.question.four-alike": (
        "all 4 of the same vase; I own every mask of one sort; four identical treasures, is it more than "
        "three; I've got every one of the idols, what's that worth; four matching vases, 12 or more; does the"
        " fourth same one add anything; is there a reward for a full sort; I got all 4 masks of one kind, how"
        " much; more than 12 for four the same; four alike; four of a kind; 4 of the same; 4 same artifacts; "
        "all four masks; whole kind of artifact; fourth same artifact; I managed to find all four of the same"
        " statue; four of the same treasure; all four vases; twelve or more for four; fourth one extra; "
        "complete kind; two pairs instead of four same; four identical better as 2 pairs; is there a set of "
        "four same; what to do with the fourth statue"
    ),
    "africana.question.hand-limit-scoring": (
        "I end with 8 walking cards, do I count all; throw away down to 5 before counting; final go and too "
        "many in hand; it's the last go, may I keep nine camels for points; do we ditch down before we tot "
        "up; eight in my fingers when it finishes, four points; last go, is the cap still on; I have 9 cards "
        "at the end, do they all score; do we discard before counting; hand limit before scoring; 7 cards at "
        "game end; discard before final scoring; max cards scored; limit in last turn; more than 5 cards "
        "scored; final hand limit; the game's over and I hold eight tickets, do all of them count; do I throw"
        " down to five before counting; eight cards at the end; score all my cards; final hand more than "
        "five; max two points from cards; cards scored after limit; end with nine cards; does the limit still"
        " matter; discard before points"
    ),
    "africana.question.discard-joker": (
        "throw out the wild one and hold walking cards; is it smart to toss the wild for a point; 6 in hand "
        "with the wild one at the end; may I chuck the wild because camels score; five boats plus the wild, "
        "which one do I ditch; is it clever to dump the wild last thing; ditch sidekick or camel at the "
        "finish; can I throw the wild away so I keep a camel; is it smart to dump the wild at the end; "
        "discard joker for points; throw joker keep travel card; joker or travel card at the end; dump joker "
        "last turn; which card to discard for scoring; get rid of joker before scoring; worth discarding "
        "joker; I hold five tickets and my wild, should the wild go; throw the wild instead of a ticket; keep"
        " tickets dump joker; last turn which card to lose; wild scores nothing so drop it; joker or card; "
        "six cards with joker; does dropping the wild gain a point; choose joker to discard; end of game "
        "discard trick; helpers joker and tickets what to keep; is it worth losing the joker"
    ),
    "africana.question.played-cards": (
        "are the ones I just walked with in my hand; used cards lying open, do they count to five; wild card "
        "coming back makes it six; do the camels I've just played count for my cap; wild came back, am I over"
        " five now; played three and hold four, is that seven; when do used ones leave my fingers; do the "
        "cards I just walked with count to 5; wild comes back and now I have six; played cards hand limit; "
        "cards just played count; do played cards count as hand; joker back in hand over limit; used cards "
        "this turn limit; returned helpers count; are cards on the table hand cards; I walked with two cards "
        "and still hold five, is that too many; cards I just used, do they count to five; used tickets in "
        "hand limit; joker back counts; helper returned over limit; six after wild returns; on the table or "
        "in hand; played ones gone before the check; limit after moving; returned cards count; do used ones "
        "score; five plus the joker back"
    ),
    "africana.question.exact-refill": (
        "stack hits zero but all slots are full; last route laid out, is it over; final contract just placed;"
        " the last trip went into the last hole, are we finished; deck used up without a gap, one more round;"
        " does zero left in the trip deck stop us; it just about worked out, is that the finish; we put out "
        "the very last trip, are we finished; no trips left but no gap either; last expedition card placed; "
        "placed the last card does the end begin; pile zero all filled; final card laid; row full pile empty "
        "end; last one laid out is it the last round; deck empty but no gap; we put out the last contract and"
        " the row is full, over now; last contract put out, is this the end; deck empty all slots full; final"
        " card placed; pile finished exactly; no cards left no holes; does an empty deck trigger; ended or "
        "not with zero left; refill worked with the last one; last round now or later; deck 0 row 5"
    ),
    "africana.question.end-last-player": (
        "I am last in the round and stack runs short; right neighbour of the starter ends it; does anyone go "
        "again after me; I sit right of the starter and the deck ran dry; the last one in the round triggers "
        "it, who goes now; is it over that instant if I'm last; do we play a whole round after the last "
        "person; Im last in the round and it ends on me; does anyone play after the last guy; last player "
        "triggers end; end on last turn of round; last in order ends; player before starter triggers; "
        "immediate end; trigger in final seat; end begins on the last players turn; I'm the last to play in "
        "this round and the deck ran short; last one in the round ends it; trigger by the final player; I'm "
        "last, is it over now; no more turns after the last; starter's right neighbour triggers; does a new "
        "round start; game stops immediately if last; last seat trigger; everyone had equal turns already; "
        "over on the spot"
    ),
    "africana.question.partial-refill": (
        "two gaps and just one route left; row can't be filled up; only three contracts for the final goes; "
        "three holes but only two trips in the deck; can't plug all five, do we leave it; do I put out what's"
        " there even if it isn't enough; final round with just four trips showing; two gaps but only one trip"
        " left, what now; do we leave the hole empty; not enough cards to refill; partial refill; only one "
        "card for two gaps; pile too small; fewer than 5 expeditions; fill what you can; gaps stay empty in "
        "last round; there are two holes in the row but only one contract left; not enough contracts for all "
        "holes; two holes one card; leave some slots open; put out the rest; row with only three; fill what I"
        " can; final round with fewer contracts; one left for three gaps; do we fill any; leftover cards in "
        "the deck; left to right till it's gone"
    ),
    "africana.question.last-turn": (
        "who plays the very last go; does England always finish; is the starter allowed to go again; who gets"
        " the final go; is the last one always the highest number country; does Italy get another go at the "
        "finish; who's sitting last in the last round; who gets to go last; am I the last one to play; last "
        "turn; final turn; who has the last turn; right of start player; player with highest company number; "
        "last one to play; does the starter get a last turn; does the person right of the starter always play"
        " the final turn; who plays last; last turn of all; highest number company last; does the first "
        "player end; starter's right; whose turn is final; does England play last; am I going to play last; "
        "final player; who closes the game; last to move; until whose go do we play; up to which person do we"
        " carry on at the end; with whose go does it stop"
    ),
    "africana.question.free-page": (
        "one flip for nothing per album or per go; free flip again after I paid for a quest; how many flips "
        "without paying; I bought a mission, is the next leaf over for nothing again; how many leaves can I "
        "turn without coughing up; first look is gratis, for each folder; does it reset in every go; I bought"
        " a quest, is my next flip free; do I get a free flip for each book; free page; free page again; free"
        " page per book; one free page per turn; free page after buying; how many free pages; is each first "
        "flip free; I bought one quest and want to flip again, is it free; free flip per book; free again "
        "after buying; one free look; how many free flips; does buying reset the free flip; first page again "
        "free; free page for both books; zero cost page; next turn free again"
    ),
    "africana.question.page-back": (
        "flip back, 1 coin again; is returning to the old page for free; leafing the wrong way, does it cost;"
        " I want the earlier mission, do I cough up again; is going back gratis if I've been there; leaf left"
        " instead of right, same cost; turned it, regret it, turn back for nothing; do I pay to flip back; I "
        "want the one before, does that cost; turn back cost; page back free; backwards cost; flipping back "
        "costs; going back a page pay; return page price; 1 silver to turn back; I turned the page and now "
        "want the old quest again, what's it cost; does flipping back cost; pay to go back; return to the "
        "first quest free; one silver backwards; undo a flip; back page price; both ways cost; turned one too"
        " far; want the previous quest; go back no charge; reverse flip"
    ),
    "africana.question.next-card": (
        "I paid for one, the one below is now visible; is the newly uncovered quest a flip; look at what lies"
        " beneath after I take it; I took the top one, do I cough up to see the next; is the mission below "
        "mine a turned leaf; after shopping a new one shows, can I get that too; free look by purchasing; I "
        "bought the top one, is seeing the next one free; do I pay for the card underneath; card under bought"
        " card; next card after buying; reveals a new top card; is next one free; see next quest free; does "
        "buying count as a page; new card on top after buying; I bought the left quest and now see a new one "
        "there; card below the bought one; see the next quest for free; top is gone new one there; is that a "
        "flip; look underneath after buying; buy the one below too; new top card free; pay for what shows up;"
        " quest underneath visible; does buying reveal; second quest from the same stack"
    ),
    "africana.question.page-no-money": (
        "I am broke, can I still flip; no coins but want to look in the album; 0 silver and leafing; my purse"
        " is bare, may I look in the folder; zero dosh, can I turn one leaf over; skint but I want to browse;"
        " how far can I browse with no money; Im broke, can I still look in the book; no coins, one flip ok; "
        "no money page; turn page with 0 silver; broke flip; flip without cash; can I browse without coins; "
        "first page no money; poor player pages; I have no coins at all, may I at least look at one quest; no"
        " money can I still flip; zero coins; broke at the book; one flip without money; poor and browsing; "
        "flip with empty pockets; first flip needs no cash; no silver in the shop; can't pay for second flip;"
        " browse for free; penniless look"
    ),
    "africana.question.keep-money": (
        "flip until I can't afford a quest; do I need 5 coins left over; wasting all my cash on leafing; may "
        "I blow all my dosh on browsing; must I save five before I turn leaves; I've got 5, if I browse twice"
        " I can't pay, OK; browse myself broke; can I spend all my money on flipping; what if I cant pay for "
        "the quest anymore; keep money for buying; must I be able to buy; spend all on pages; not enough left"
        " to buy; need 5 silver to browse; allowed to flip if I cant afford it; run out of silver while "
        "flipping; I have five silver, if I flip twice I can't buy anything; must I have five left after "
        "flipping; spend all on flips; flip without being able to buy; money check before browsing; can't buy"
        " anymore after flips; save money for the card; is it legal to flip with four silver; need enough "
        "first; waste coins on flips; do I need to afford the quest"
    ),
    "africana.question.only-gold": (
        "I have no small coins; can I get change for a yellow one; pay 1 with a five; I hold just yellow "
        "ones, how do I cough up one; do I get four back on a fiver; no silver left, may I still browse; can "
        "the till give change; I only have a yellow coin, how do I pay 1; do I get change back; only gold "
        "coins; pay with gold; no silver; pay 1 with gold coin; change for gold; get change; overpay with "
        "gold; I owe one silver for a page but only have a gold coin; I only have gold; pay one with gold; no"
        " small money; gold into five silver; can I pay 3 with a gold; bank gives change; swap at any moment;"
        " do I lose the rest of the gold; paying small amounts; break my coin"
    ),
    "africana.question.colour-change": (
        "can I pay for two wrong cards; when do I hand over the 5 coins; switch an icon with cash I just got;"
        " may I turn several wrong cards right with dosh; can I use the trip's pay to fix a card at once; at "
        "what moment do I cough up the five; is fixing the suit allowed for guides and camels; can I change "
        "two cards in one turn; when do I pay the 5; which cards can change color; when do I pay color "
        "change; change colour of helper; change joker colour; change several cards; use bonus money to "
        "change color; pay 5 midway; two of my cards have the wrong symbol, may I pay for both; which cards "
        "can be changed for five; how many changes per turn; pay when I play it; money from this same turn; "
        "change joker; change helper; twice in one move; use the reward to pay for a change; right now or "
        "before; can I change a card in my hand; how many cards per turn for 5 each"
    ),
    "africana.question.colour-change-helper": (
        "do I lose the guide I paid to switch; assistant in the wrong colour, back in my hand; is the porter "
        "gone after paying; I paid to make my sidekick another suit, does he come back; is my guide lost when"
        " I use him in a different suit; grey guy played as pink, do I keep him; do I chuck the guide after "
        "the five dosh; paid 5 to recolor my guy, do I keep him; does he come back after that; changed helper"
        " comes back; recolored helper lost; helper after colour change; paid helper returns to hand; keep "
        "helper after paying 5; is a recoloured helper discarded; helper in other color back; I paid five so "
        "my orange guy worked as grey, do I lose him; changed helper back to my hand; lose the helper when I "
        "recolour him; paid five with helper; does he come back; helper used as another colour; ticket gone "
        "helper stays; helper discarded or not; recoloured guy; keep my helper after change; permanently "
        "another colour; back in original colour"
    ),
    "africana.question.move-for-money": (
        "no cards at all, can I pay 5 to walk; ticket for cash only; walk without anything in hand; nothing "
        "in my fingers, may I cough up five and go; can dosh alone take me to the next town; is there a taxi "
        "without a card; skip the card and just pay; Ive got no cards, can I just pay to go; can I buy a step"
        " for 5; move with money only; pay to move; buy a step; walk without cards; money instead of a card; "
        "no cards left pay; hitch a ride for cash; I've no cards left but lots of coins, can I pay to walk; "
        "can I pay to walk; five coins no card; no cards left; money for a step; buy a ride; empty hand and "
        "want to move; step without card; pay bank instead of card; cash travel; is a card always needed; I'm"
        " out of cards but rich"
    ),
    "africana.question.no-move": (
        "already in the right city, can I hand in; sign up and stay where I am; finish a quest while standing"
        " still; I'm standing in the mission's town, can I tick it off without going; stay put and chuck my "
        "disc on; is it fine to not budge but wrap up a trip; already here, must I leave and come back; Im "
        "already in the right town, can I finish it; can I sign up and stay put; join without moving; "
        "complete without moving; already in the city; zero steps and complete; stay and join; stand still "
        "and hand in; do I have to move to join; I'm standing in the town I need, can I finish without "
        "walking; finish without moving; I am already there; join where I stand; no steps but complete; stay "
        "and deliver; standing in the goal city; choose move and stay; do I need to leave and return; without"
        " a card can I finish; zero steps join; start city is where I am; get on an expedition without "
        "travelling at all; join a journey while my guy stays put; not going anywhere this turn but I want "
        "in; travel action but my guy stays put; is staying in town allowed when I want on an expedition; "
        "finish a journey when I did not budge this turn; does taking part in a journey require going "
        "somewhere"
    ),
    "africana.question.join-other-action": (
        "pick up cards and also put a disc on; sign up while shopping for quests; put my disc and draw in one"
        " go; I shop for missions, may I also chuck a disc on a trip; grabbed two camels, can I tick off my "
        "mission too; get on a trip without travelling as my go; do I need the travelling go to wrap things "
        "up; I drew cards, can I also put a token down; can I finish a quest when I only buy; join while "
        "drawing; join while buying; complete when buying; draw and join; buy and complete; sign up on a draw"
        " turn; hand in on a buying turn; I took two cards this turn, may my marker go on a contract too; "
        "join when I take cards; finish on a buy turn; draw and sign up; only while moving; put marker "
        "without travel action; I bought a quest and stand in its city; complete on draw turn; marker when "
        "buying; is joining its own action; does joining cost my turn; hand in during another action"
    ),
    "africana.question.join-and-complete": (
        "sign up and finish on the same trip; begin and end a route in a single go; put my disc on and cash "
        "in right after; can I get on a trip and wrap it up in one go; from first to last town without a "
        "break, OK; disc down in Cairo and cash in at Lagos right now; do I have to wait a round before I "
        "wrap up; can I start and finish a trip in one turn; put my token on and cash in same turn; join and "
        "complete same turn; start and finish in one turn; join then finish; instant complete; in one go "
        "both; sign up and deliver; one turn expedition; I joined in Lagos and walked to the end in one turn,"
        " okay; join and finish in one go; start and end same turn; marker down then deliver; whole contract "
        "in one turn; long walk finishes it; same action complete; sign on and cash in; one turn contract; "
        "instant finish legal; bonus and reward in the same turn"
    ),
    "africana.question.marker-again": (
        "got my disc back, can I place it straight away; reuse a piece on the same trip; my disc was freed "
        "midway; I just got a disc back, chuck it on another trip right now; can the same piece be used twice"
        " in one go; wrapped up one trip, use the disc for the next; is my returned disc on hold; I got my "
        "token back, can I use it right now; same token twice this turn; reuse marker; marker same turn "
        "again; returned marker use; place returned marker; marker back then join; use marker twice in a "
        "turn; free marker midturn; I finished a contract and got my marker back, use it now; marker back, "
        "use it now; same piece again this turn; free marker same action; rejoin with returned marker; "
        "finished one, join next; marker available at once; all four out then one returns; place again right "
        "away; recycle marker; can it go back on the same card; used twice in a go"
    ),
    "africana.question.refill-during-turn": (
        "can I sign up for the new card right now; gap in the row while I am still walking; when does the "
        "next contract show up; is there a new trip as soon as I take one; may I get on the trip that will "
        "come in that hole; do holes get plugged while I'm on the road; five trips showing all the time or "
        "not; can I join the new trip that comes out; is the hole filled while I still walk; refill during "
        "turn; new card during my turn; join the new expedition now; refill immediately; when do empty spaces"
        " fill; can I join a fresh card; display filled mid turn; I finished a contract, does a new one "
        "appear before I walk on; new contracts while I walk; gap filled now; join a card that just came; row"
        " refills midturn; wait till the end; can I join new one this turn; next contract visible now; fill "
        "holes immediately; fresh contract same turn; when is the next card turned; no new trips while I move"
    ),
    "africana.question.movement-card": (
        "gift says walking card, is it from the deck; what card do I get for signing up; is it a different "
        "kind of card; what's the card picture over the slot; freebie is a camel, may I choose which; do I "
        "grab from the walking stack for the freebie; is a motion card something else; it says movement card,"
        " which one is that; do I pick the bonus card myself; bonus card what is it; is a movement card a "
        "travel card; bonus card from where; drawn from the deck bonus; choose the bonus card; joining card "
        "type; the picture over the slot shows a card, where do I take it from; bonus shows a card, which "
        "one; card from the deck as bonus; movement card meaning; same as travel card; pick or blind; joining"
        " gives a card from where; top card as gift; is it a special card; can I choose the symbol; what card"
        " is the bonus; card gift face up or hidden"
    ),
    "africana.question.no-travel-cards": (
        "gift is a card but the deck is gone; nothing left to pick up for signing up; all 60 are in our "
        "hands; freebie says a card but nothing's there to grab; all walking cards are in people's fingers; "
        "what instead of a card when the stack ran dry; no camels left anywhere; I should get a card but "
        "there are none; deck and discards are both empty; no travel card for bonus; deck empty bonus; bonus "
        "card none left; no cards left for joining; no card to give; travel cards all gone; bonus lost when "
        "deck is empty; I joined for the card but there's nothing left to draw; bonus card but none left; "
        "deck and used pile empty; no card to take; gift can't be given; all cards in hands; do I get coins "
        "instead; out of tickets for the bonus; missing bonus card; lose the gift; owed a card later"
    ),
    "africana.question.must-complete": (
        "can I leave a porter quest undone on purpose; am I forced to sign up here; don't want to hand it in "
        "yet; can I walk past and not tick off the person mission; do I have to get on every trip I could; "
        "may I skip the sidekick to dodge losing points; must I wrap up when I'm there; can I leave a quest "
        "unfinished on purpose; do I have to finish it when Im there; must I complete; must I join; forced to"
        " complete; skip a helper quest; can I decline a helper; is joining optional; dont want to finish; "
        "I'm in the quest town but don't want that helper, must I; do I have to finish a quest; not finish on"
        " purpose; forced to join; skip person quest; don't want the helper; is completing optional; may I "
        "pass the city without doing it; avoid minus by not finishing; mandatory or voluntary; leave it open"
    ),
    "africana.question.keep-open": (
        "can I throw away a bad quest; get rid of a page I don't like; dump a quest to make room; may I bin a"
        " mission I can't reach; can I put a leaf back in the folder; I'm stuck with a useless mission, how "
        "do I ditch it; is it fine to sit on a mission till the finish; I dont like my quest, can I throw it "
        "away; am I stuck with this quest; discard a quest; get rid of an adventure; throw away an adventure;"
        " abandon quest; keep an adventure to the end; give a quest back; cancel an adventure; I can't ever "
        "finish this quest, may I just throw it out; throw a quest away; bad quest get rid; only over three; "
        "keep quests till end; return quest to the book; can't finish it, dump it; free up a slot; swap a "
        "quest for another; sell a quest back; discard any time; quest useless now"
    ),
    "africana.question.two-same-helpers": (
        "may I own 2 orange guides; both porters of one colour; a second assistant like the one I have; can I"
        " own two purple sidekicks; I've got a grey guy, may I get another grey; same suit guides for one "
        "person; two identical little men in my fingers; can I have two orange guys; I already have a grey "
        "helper, another one ok; two same helpers; two helpers of one colour; both orange helpers; duplicate "
        "helper; second helper same color; pair of identical helpers; same helper twice owned; I have a "
        "turquoise helper and could get the other turquoise one; two helpers same colour; both blue guys "
        "mine; double helper; another of the same; same colour twice; two violet helpers use both for two "
        "steps; may I take the second one; matching helpers; one person both helpers; limit one per colour"
    ),
    "africana.question.helper-supply": (
        "no more violet assistants left; are there enough porters for all; somebody took the last grey guide;"
        " is there always a sidekick left for me; no teal guide lies there any more; what if she took the "
        "last guide of my suit; do we ever run short of sidekicks; are there enough guys for everyone; "
        "someone took the last orange helper; helpers run out; no helper left; out of helpers; helper of my "
        "color gone; enough helpers; supply of helpers empty; all helpers taken; I finished a helper quest, "
        "could the right helper be gone; no helper of that colour left; helpers used up; enough for everyone;"
        " last helper gone; pile of helpers empty; finished quest but no helper there; run out of guys; both "
        "taken already; colour missing in supply; helper stock; ten quests ten helpers"
    ),
    "africana.question.discarded-helper": (
        "tossed wild card, where does it go; thrown away guide back to the box; can someone pull my assistant"
        " from the used stack; does the sidekick I ditched go on the used ones; can she fish my wild out "
        "after a shuffle; where do I chuck a guide I can't keep; could I get my ditched wild back later; I "
        "threw my wild away, where does it go; can somebody else get my thrown helper; where do discarded "
        "jokers go; discarded helper; helper removed from game; discarded joker back; can I get joker from "
        "discards; joker in the discard pile; helper to discard pile or box; I had six cards and threw out my"
        " wild, where does it go; where do thrown helpers go; thrown joker back in the deck; helper discarded"
        " to which pile; could somebody draw my joker; out of the game; helper back to supply; removed or "
        "reusable; used pile with jokers; get thrown helper again; does another player get my old helper"
    ),
    "africana.question.secret": (
        "do I have to show my cash; may others look at my finished quests; are the cards I hold hidden; are "
        "you allowed to count my dosh; must I show what I've got in my fingers; can I ask which idols you "
        "own; do we play with open purses; can you see my cards; do I have to tell how much money I have; "
        "secret hand; hidden money; show my cards; is money public; look at others cards; hide my coins; are "
        "finished quests public; she hides her coins under the table, is she allowed to; do I show my cards; "
        "secret money; look at your treasures; hidden or open; can I ask how rich you are; hand secret; "
        "public info; show finished quests; keep coins covered; may I peek in his hand; are my quests visible"
        " to all"
    ),
    "africana.question.negative": (
        "my score is minus 3, does that exist; less than nothing in the end; only porters and no points; I've"
        " lost more than I made, am I below zero; may the total be less than nothing; guides took me to minus"
        " four; do we stop at nought; can I end up below zero; I have minus 3, is that possible; negative "
        "score; below zero; minus total; score less than 0; can I end negative; negative points total; under "
        "zero; my helpers cost ten and I made seven, am I at minus three; less than zero points; total minus;"
        " score below nothing; can I have minus; end at minus five; stop at zero; negative result; only minus"
        " points; zero the lowest; under zero allowed; who wins with a negative score"
    ),
    "africana.question.two-symbols": (
        "city with two icons, do I need both; one card or two for Timbuktu; either camel or boat; this town "
        "shows a boat and a camel, which do I play; do I have to play a pair for that town; either of the two"
        " pictures will do, right; towns with double pictures cost double; the town shows two pictures, do I "
        "need both cards; boat and camel town, one card enough; two symbols; place with 2 icons one card; "
        "either symbol; both symbols needed; one card for two symbols; choose symbol; double symbol city; the"
        " town shows a donkey and a boat, do I need two cards; two pictures one city; one card enough; both "
        "symbols or one; double symbol town cost; do I pay two cards; camel or boat; city with two signs; "
        "choose which symbol; is joker needed for two"
    ),
    "africana.question.display-moves": (
        "do routes slide to the left; does the gift change for a card that stays; shifting the row after one "
        "is taken; a trip was taken, do the others scoot along; does my trip get another freebie when there's"
        " a hole; do we push cards to the left; slots stay as they are or move up; do the trips slide left "
        "when one is gone; does my trip get a new bonus; do expeditions slide; shift the row; cards move "
        "left; bonus changes when card stays; river slides; conveyor row; does bonus stay the same; the "
        "leftmost contract was taken, do the rest shift over; do the contracts slide; row moves left; cards "
        "stay put; bonus for a card that stays; shift into gap; new bonus for old card; conveyor belt; gap "
        "stays where it was; do they get cheaper; move over after one leaves"
    ),
    "africana.question.coins-run-out": (
        "no more money in the box; the bank is broke; use buttons for silver; the till has nothing left, what"
        " do we do; may we use beans as dosh; no silver remains for my pay; are we stuck when the box has no "
        "more change; no coins left in the box, what now; the bank is out of silver; coins run out; bank "
        "empty; no more coins; out of money in the box; not enough coins; bank broke; substitute for coins; I"
        " should get four silver but the box has none left; no coins left; bank has no silver; money "
        "finished; use something else; coins unlimited; can't be paid; bank is empty; short of silver pieces;"
        " paper notes instead; is the last coin the limit"
    ),
    "africana.term.game-board": (
        "map; playing surface; Africa map; the big board; the thing on the table; where the meeples stand; "
        "board; main board; continent; game mat; playing board; map board; big sheet"
    ),
    "africana.term.equator": (
        "red stripe; middle line; red belt; line across the middle; north south border; zero latitude stripe;"
        " the line; red line; hemisphere; half of the map; halfway line; dividing line; red border"
    ),
    "africana.term.place": (
        "city; town; spot; stop; brown dot; white dot; where my meeple stands; location; node; space on the "
        "map; village; places; dot; point on the map"
    ),
    "africana.term.travel-route": (
        "road; connection; line between cities; path; line from town to town; track; trail; route; line; "
        "link; connection between places; street; way; edge between dots"
    ),
    "africana.term.start-place": (
        "where I begin; first city; home town; where a trip sets off; origin; first stop; starting city; "
        "departure; start city; from city; where it begins; top city on a contract; beginning"
    ),
    "africana.term.destination": (
        "target; goal city; where to go; where I'm heading; last town; end point; finish of a trip; goal; end"
        " city; target city; arrival; goal place; to city; drop-off"
    ),
    "africana.term.book": (
        "album; binder with pages; folder; notebook; place to browse; mission shop; the book; adventure book;"
        " card holder; flip book; photo album; quest shop; page holder"
    ),
    "africana.term.side-of-the-book": (
        "left or right half; page stack; left stack; right stack; half of the folder; which half I browse; "
        "left side; right side; book half; left page; book side; one half of the album; other side"
    ),
    "africana.term.turn-a-page": (
        "flip; leaf through; browse; leaf over; turn the sheet; look at the next mission; turn page; leafing;"
        " page turning; flip the card across; flipping; page turn; turn over a quest"
    ),
    "africana.term.adventure-card": (
        "quest; page; mission; task; leaf from the folder; thing I pay 5 for; errand; adventure; quest card; "
        "mission card; personal goal; quests; private goal; own contract"
    ),
    "africana.term.artifact": (
        "mask; treasure; statue; idol; vase; museum piece; relic; loot; artefact; art; antique; souvenir; "
        "treasures; artifacts; work of art"
    ),
    "africana.term.helper-symbol": (
        "coloured guy icon; porter icon; little man picture; person on the mission; sidekick sign; sign for a"
        " guide; helper icon; symbol of a helper; helper sign; person icon; person sign; helper mark; colour "
        "symbol on a quest"
    ),
    "africana.term.helper-card": (
        "assistant; guide; porter; sidekick; local guide; buddy; servant; helper; companion; ally; permanent "
        "card; what are guides good for; point of having helpers; what does an assistant do; helpers; friend;"
        " helping guy; why would I want a guide; what is a guide there for; do guides bring me anything; what"
        " use are these assistants; the purpose of the helper cards; are guides worth having"
    ),
    "africana.term.expedition-card": (
        "contract; journey; route card; trip; race card; delivery; tour from town to town; expedition; public"
        " quest; transport order; open contract; expeditions; shared quest; contracts"
    ),
    "africana.term.expedition-pile": (
        "stack of contracts; A B C deck; trip deck; lettered cards; bottom left deck; where new trips come "
        "from; expedition deck; stack of expeditions; contract deck; ABC pile; pile of contracts; trip stack;"
        " lettered deck"
    ),
    "africana.term.expedition-space": (
        "slot in the row; row of five; hole for a trip; one of the five gaps; row space; spot where a trip "
        "lies; expedition slot; market slot; row slot; display space; slot; spaces in the row; contract spot"
    ),
    "africana.term.joining-bonus": (
        "gift for signing up; coins above the slot; freebie; extra over the trip; present for getting on; "
        "camel or coins for hopping on; bonus; join reward; entry bonus; sign up bonus; gift; bonus above the"
        " slot; joining reward"
    ),
    "africana.term.join": (
        "sign up; put my disc on; get on a trip; enter the race; hop on; take part; joining; enrol; "
        "participate; enlist; put a marker on; sign on; begin a contract"
    ),
    "africana.term.complete": (
        "finish; hand in; cash in; tick off; wrap up; deliver; cash a trip; completed; finished; done; "
        "fulfil; accomplish; achieve; finish off"
    ),
    "africana.term.travel-card": (
        "walking card; ticket; movement card; camel; boat; movement thing; what I walk with; travel; move "
        "card; transport card; symbol card; tickets; travel cards; symbols to walk"
    ),
    "africana.term.joker-card": (
        "wild card; any colour; wild; special one; fits everything; one for any town; joker; wildcard; jolly;"
        " any symbol card; jokers; card for anything; all symbols"
    ),
    "africana.term.change-the-colour": (
        "pay 5 for another icon; switch suit; fix a wrong card for 5; recolor; turn a camel into a boat; swap"
        " suit for dosh; color change; recolour; change color for 5; switch color; convert; other colour; "
        "make it another symbol"
    ),
    "africana.term.company-card": (
        "my nation; team tableau; my country; Italy or France; what I tuck stuff below; who I play as; "
        "company; faction; nation card; player mat; team card; player board; country card"
    ),
    "africana.term.company-marker": (
        "disc; my wooden piece; token; round wooden bit; my counter on a trip; wooden counter; marker; "
        "markers; cube; chip; tokens; round piece; company token"
    ),
    "africana.term.explorer-pawn": (
        "little guy; figure; meeple; my man; bloke; traveler on the map; wooden person; explorer; pawn; "
        "player piece; worker; walking man; traveller; my guy"
    ),
    "africana.term.silver-coin": (
        "small coin; cash; dosh; small change; one buck; dime; silver; coin; money unit; pennies; silvers; "
        "one coin; money"
    ),
    "africana.term.gold-coin": (
        "big yellow coin; fiver; five piece; yellow money; worth five; nickel; gold; gold piece; worth 5; "
        "five coin; gold money; big coin; golds"
    ),
    "africana.term.bank": (
        "cash box; money stock; till; where we pay; coin pile; where the dosh is; supply of money; treasury; "
        "coins in the middle; banker; money pile; cashier; vault"
    ),
    "africana.term.hand-card": (
        "what I am holding; in my hand; in my fingers; what I hold; my cards; what I've got left; hand; cards"
        " in hand; my hand; hand of cards; held cards; cards I hold; in hand"
    ),
    "africana.term.draw-pile": (
        "deck; face-down stack; walking stack; where I grab two; pick up pile; camels upside down; draw "
        "stack; card deck; travel deck; stock; pile to draw from; closed pile; stack of cards"
    ),
    "africana.term.discard-pile": (
        "used cards; trash; graveyard; thrown away ones; junk stack; bin; used camels; discard; discards; "
        "discard stack; played cards pile; throw away pile; open pile; waste"
    ),
    "africana.term.victory-point": (
        "VP; score; points; what wins it; result; tally; victory points; point; pts; winning points; win "
        "points; score point; final points"
    ),
    "africana.term.minus-points": (
        "penalty; losing points; points off; negative; what guides cost me; what gets subtracted; minus; "
        "deduction; malus; lose points; bad points; points lost"
    ),
    "africana.term.collection": (
        "set; triple or pair; lot of vases; three of a sort; rainbow set; matching loot; collections; set of "
        "artifacts; series; set collecting; sets; combo; group of treasures"
    ),
    "africana.term.alike": (
        "same; identical; matching; equal; same sort; twins; match; the same kind; same type; duplicates; of "
        "a kind; two the same; same picture; equals"
    ),
    "africana.term.different": (
        "not the same; mixed; all sorts; rainbow; each another one; no doubles; distinct; unlike; different "
        "types; one of each; unequal; another one; all unlike"
    ),
    "africana.term.start-player": (
        "who goes first; starter; number one; who kicks off; first person; Italy goes first; starting player;"
        " leader; player one; who begins; beginner of the round; opening player"
    ),
    "africana.term.magenta": (
        "pink; fuchsia; pinkish red; hot pink; purplish red; raspberry; magenta card; pinky; pink card; "
        "reddish purple; magentas; bright pink; rose"
    ),
    "africana.term.turquoise": (
        "teal; cyan; blue green; aqua; sea green; greenish blue; turquoise card; mint; light blue; greenish; "
        "turquoises; blueish; bluish green"
    ),
    "africana.term.grey": (
        "anthracite; gray; dark one; charcoal; black one; silver looking; slate; grey card; gray card; "
        "anthracite card; dark grey; greyish; dark card; black"
    ),
    "africana.term.orange": (
        "between red and yellow; tangerine; carrot; amber; reddish yellow; pumpkin; orange card; orangey; "
        "orange guy; peach; oranges; yellowish red; orange helper"
    ),
    "africana.term.violet": (
        "purple; lilac; mauve; plum; bluish purple; lavender; violet card; purple card; purple guy; dark "
        "purple; violets; dark pink; grape"
    ),
}
