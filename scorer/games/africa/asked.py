"""How players ask for the entries of Africa: phrases for the search, separated by semicolons."""

ASKED = {
    "africa.comp.board": (
        "how many hexes are there on the map; what is printed on the big playing surface; how many cities "
        "does the map of the continent have; how big is this map of the continent anyway; how many honeycomb "
        "fields can I count on it; which towns are printed on there for starting off; is the points path "
        "running round the edge part of it; is the sea part of the board or just land; the thing with numbers"
        " round the outside; number of spaces on board; 101 spaces; size of the map; what does the board look"
        " like; how many towns on the board; is the scoring trail on the board; count the hexagons"
    ),
    "africa.comp.tiles": (
        "how many round cardboard chips should be in the box; count of gold, animals and goods pieces; did we"
        " lose a tile, how many in all; I counted 94 round bits, are some missing; what have we got in the "
        "pile of cardboard discs; how many zebras and lions ought to be in there; is there a breakdown of "
        "what sort of bits there are; cat knocked the box over, how many chips should I find; nobody knows "
        "how many lions there are, is that written anywhere; 96 tiles; tile breakdown by type; how many "
        "animals are in the game; how many gold tiles; how many nomads total; how many of each goods tile; "
        "are all the chips there"
    ),
    "africa.comp.camps": (
        "how many wooden tents come in the box; which tents belong to which player; are the huts coloured or "
        "all the same; I only find 19 wooden huts, is one gone; why don't the little tents come in our "
        "colours; whose tent is whose when they all look identical; how many tent pieces ought there to be "
        "altogether; does red own any of these huts; someone mixed all the tents up, does it matter; 20 "
        "camps; camp count; how many base camps in total; do camps belong to anyone; do the camps have player"
        " colors; are the huts neutral; all camps the same color"
    ),
    "africa.comp.bonus": (
        "what is the plus three token for; cardboard thing with a 3 on it; strange chip that says +3; what's "
        "this lonely bit of cardboard with plus 3 on it; who gets the three point thingy; is there meant to "
        "be only one +3 disc; what do we do with the odd extra token; who is this plus 3 chip meant for; "
        "found one extra chip in the box, what is it; plus 3 token; whats the +3 for; only one +3 in the box;"
        " the bonus marker; bonus token; lonely chip with 3 on it"
    ),
    "africa.comp.explorers": (
        "why do I have two little guys; how many pawns does each person get; what is my second figure for; "
        "why did you hand me two meeples in green; what's the spare bloke in my colour good for; which one of"
        " my two men goes on the map; how many wooden people are in the box altogether; why two of the same "
        "guy in my color; is one of my meeples just a scorekeeper; 10 explorers; pieces per player; two pawns"
        " each why; number of meeples; which of my meeples is the score one; one guy to walk and one guy to "
        "score; player pieces"
    ),
    "africa.comp.refcards": (
        "how many cheat sheets are included; player aid in my colour; does everybody get a reminder card; "
        "where's my crib sheet with what I can do; is there a little help card for each kid; how many "
        "coloured reminder cards should be in here; can I look at a short version of the rules; is there a "
        "card that tells me what I can do; do I get my own cheat card; reference card; player aid cards how "
        "many; 5 summary cards; does every player get a help sheet; quick reference card; card with the rules"
        " in short; whats the card in my color for"
    ),
    "africa.comp.fifty": (
        "what are the chips with a 50 for; how many tokens saying 50 in the box; thing for going once around "
        "the scoreboard; what's the little disc with a fifty on it good for; how many fifties are meant to be"
        " in here; is that 50 thing money or points; do we each need one of the fifties; what are these 5 "
        "chips with 50 for; why is there a 50 chip for everybody; 50 token; 50 point markers; how many 50s; "
        "chip marked 50; five markers showing 50; whats the 50 piece; lap counter chip"
    ),
    "africa.comp.overview": (
        "what papers should be in the box; is there an extra page besides the booklet; loose leaf with a "
        "summary of how to play; there's a single sheet of paper besides the rule book, what is it; is the "
        "quick summary page missing from our copy; what reading stuff comes with the game; how many booklets "
        "are supposed to be included; our box has a booklet and one more page, is that all; which papers came"
        " with it; rules booklet; rulebook missing; separate overview sheet; paper stuff in box; loose sheet;"
        " instruction book and a sheet"
    ),
    "africa.comp.monuments": (
        "how many pyramids and temples are hidden; how many sights are there to find in total; same amount of"
        " pyramids with fewer people; how many sphinxes and ruins lie under all those discs; do we chuck out "
        "some landmarks when it's just us three; how many old buildings are there to dig up; is it always "
        "eleven landmarks; only two of us, still 11 temples hidden; how many book of history type buildings "
        "are there to find; 11 monuments; how many monuments are there; monument count; all monuments used "
        "with fewer players; number of monuments in total; do we always play with 11 monuments; total temples"
    ),
    "africa.setup.players": (
        "how many of us can join in; can we play it with 6; is it okay for just two people; can all six of us"
        " play this together; is this any good with only my husband and me; what's the most folks who can sit"
        " down for this; will it work as a solo game; theres six of us tonight, does it work; is there a solo"
        " mode; how many players; player count; max players; can I play alone; 6 players ok; how many can "
        "play; min number of players"
    ),
    "africa.setup.tiles": (
        "how do we prepare the map before starting; do all chips get spread upside down; which hexes stay "
        "free at the beginning; mix the discs and fill the board; where do I chuck all these round bits at "
        "the start; do we deal a disc onto every single field; do the towns get a disc as well; should they "
        "lie picture side down; do some of them stay in the bag; do we peek at the chips when we put them "
        "out; is every hex covered at the start except cities; random or fixed layout; set up the map; where "
        "do the tiles go; shuffle tiles face down; do we use every tile with 2 players; board setup; how do I"
        " set up the board; are all tiles used with two players; how many go on the map with 2; tiles left "
        "out in the two player game"
    ),
    "africa.setup.supply": (
        "how many tents go into the circle top right; where does the +3 chip go before we begin; stack of "
        "huts for everyone with 4 people; what's the round spot with the temple in the corner for; how many "
        "huts do we stack up in the corner; do we put the plus three thingy with the tents; how big is the "
        "pile of spare tents for 3 of us; four of us, how many huts in the circle; how many shared huts with "
        "5; camp supply; 10 camps in the supply; setup with 3 or more; where do spare camps go; pile top "
        "right corner; camps in the circle; supply for 4 players"
    ),
    "africa.setup.supply.2p": (
        "only two of us, how many tents in the pool; my wife and I, are there 8 or 10 huts; do our own tents "
        "come out of the 8; just me and my girlfriend, how many tents in the corner; does the corner pile "
        "shrink when only two play; is it 8 plus our own four huts; how many huts do a couple need in the "
        "stock; its just me and him, 10 huts or less; do the huts we start with come off the 8; supply with "
        "2; 8 camps; 2 player setup camps; two of us, supply size; supply for two excluding our own camps; 2p"
        " supply; is the circle smaller with 2"
    ),
    "africa.setup.camps": (
        "how many tents do I begin with; do I have any huts before finding a pyramid; starting stuff for each"
        " person; does each kid get a couple of tents to begin with; how many huts do I own before I've found"
        " anything; do I start out with nothing in front of me; what do we hand out besides the men; do we "
        "each get huts for free at the start; how many huts in my hand at the beginning; starting camps; how "
        "many camps do I start with; 2 camps each; camps in front of me; first huts; starting inventory; how "
        "many base camps do you get at the start"
    ),
    "africa.setup.camps.unused": (
        "we have tents left over while setting up; what to do with the spare huts; extra wooden tents back in"
        " the box; what happens with the tents nobody needs; do I chuck the surplus huts in the lid; can we "
        "grab those extra tents later if we run out; there are four huts too many on the table; we have 4 "
        "huts left over, where do they go; can we use the boxed huts later on; leftover camps in setup; extra"
        " camps back to box; spare camps not used; camps nobody needs; put the rest of the camps away; camps "
        "out of play; remaining huts"
    ),
    "africa.setup.camps.table": (
        "how many tents for 2, 3, 4 or 5 people; we are 4, how many huts stay in the box; overview of huts "
        "per group size; three of us here, how many tents where; which number of huts for which number of "
        "folks; how are the 20 tents split up between us and the stock; five at the table, do all the huts "
        "get used; how are the 20 huts shared out for each player count; 2p 3p 4p 5p camps; camps per player "
        "count; table of camps; how many camps with 3 players; how many camps in the box with 4; camps for 5;"
        " camp numbers at a glance; camp split"
    ),
    "africa.setup.colour": (
        "what does each of us take at the beginning; where do I put my second pawn; picking red or blue and "
        "getting your figures; can I be red, and what do I grab then; what bits does everyone collect before "
        "we kick off; where does the guy for counting points stand; do I pick my own colour or draw one; I "
        "wanna be blue, what do I get; which of my two guys goes on zero; pick a color; what does each player"
        " get; player setup; which stuff comes with my color; marker on 0; score pawn on zero; what do I take"
        " of my colour"
    ),
    "africa.setup.fifty": (
        "where do we put the 50 chips; which field in the ocean is zero; big square in the sea on the left; "
        "where do I stick those discs with fifty on them; is the big blue box by the sea zero or fifty; which"
        " square do our counters start on; what belongs on the large square in the water; what is the big box"
        " at the start of the points trail; where do 50 chips sit at the beginning; where do the 50s go; 50 "
        "markers setup; big start field; place the fifties; zero space; start of the score track; large box "
        "in the atlantic"
    ),
    "africa.setup.startplayer": (
        "who is allowed to go first; does the youngest begin; how do we pick who begins; who kicks off the "
        "very first go; do we roll for it or does the oldest begin; is there a rule about who begins; should "
        "the tallest one start; is there a first player token; we cant agree who starts; first player; who "
        "starts; whos first; who goes first; start player rule; youngest starts; how to choose first player"
    ),
    "africa.setup.startcity": (
        "where does my guy begin on the map; can two of us begin in the same town; who picks their town "
        "first; where do I plonk down my explorer to begin with; can I pick Cairo if she's already there; do "
        "we choose our first town one after the other; does everybody start out from the same place; she put "
        "her guy in my city, is that ok; do we pick our cities one by one; starting city; where do I start; "
        "pawn placement at the start; same city as another player; choose a city in turn order; start "
        "location; do we all begin in the same city"
    ),
    "africa.track.move": (
        "when do I get my points, now or later; how do I mark my score during play; can I lose points again; "
        "do I count up right away or wait till the finish; is anyone able to knock my score back down; how do"
        " we keep track of who's got how much; should I push my counter forward each time; do I write points "
        "down or move a guy; can someone take points off me; when do I score; score right away; scoring "
        "during the game; lose points; minus points; can my score go down; move my marker on the track"
    ),
    "africa.track.fifty": (
        "my guy went once around the scoreboard; I just passed 50, what now; what happens at the zero field "
        "after a lap; I've gone all the way round, how do I show that; what do I grab when my counter comes "
        "back to the sea; my counter lands exactly on zero again, is that fifty; how do you remember you did "
        "a full lap; my scoring guy is back at the start, now what; do I get a chip for going round once; "
        "passed 50; over 50; 50 points; lap the track; landing on 0 again; go past the start field; take a 50"
        " marker when"
    ),
    "africa.track.over99": (
        "second lap around the scoreboard finished; I have 100 and no other chip; score is too high for the "
        "scoreboard; my counter has done two laps, what happens; can you actually score a hundred in this; "
        "there's no second fifty disc for me, now what; what if someone racks up 105; I went round the points"
        " trail twice; someone scored 112, how do we show it; over 99; 100 points; more than 100; score past "
        "99; two laps; no second 50 marker; triple digit score"
    ),
    "africa.turn.order": (
        "who is next after me; which direction around the table; do we go left or right; whose go is it after"
        " mine; does play pass to the person on my left; are we all going at once or one by one; do we go "
        "round the table like a clock; is it the person on my left next; do we all go at once; turn order; "
        "who goes next; play order; direction of play; simultaneous turns; one player at a time"
    ),
    "africa.turn.choice": (
        "what can I do when it is my go; big jump or small steps and doing stuff; the two things to pick from"
        " when you're up; it's my go and I've no clue what I can do; do I either leap or potter about doing "
        "jobs; what are the two possibilities every time; can I mix leaping and doing jobs; first time "
        "playing, what do I do when its my turn; can I use both options in one turn; turn options; what can I"
        " do on my turn; how does a turn go; A or B; free move or two actions; whats in a turn; my turn what "
        "now"
    ),
    "africa.turn.free_move": (
        "can I fly anywhere on the map; jump across the whole continent; where am I allowed to land when I "
        "teleport; how far can I go if I do nothing else; how do I get to the other end of Africa quickly; "
        "can I leap straight down to the south; where can't I land when I do the big hop; does my go finish "
        "once I've hopped; can I plonk my man wherever I like; can I just jump to the other coast; is the big"
        " jump free or does it cost my turn; may I jump onto a hut; free move; option A; jump anywhere; move "
        "anywhere on the board; where can my free move end; fly over face-down tiles"
    ),
    "africa.turn.double_action": (
        "walk two hexes then do something, twice; list of things I can do when I don't jump; how often can I "
        "walk and do stuff; what jobs can my man do once he's strolled a bit; is it step, job, step, job; "
        "what are all the five things I'm allowed to do; how does the normal go work when I stay local; what "
        "jobs are there if I dont jump; is it move act move act; option B; two actions; list of actions; the "
        "5 actions; move then act twice; what are the actions; up to 2 steps plus an action"
    ),
    "africa.turn.move": (
        "how many hexes can my guy walk; can I walk again after I did my second thing; do I have to walk "
        "before I flip something; 2 steps or fewer; how far can I stroll before I turn something over; is it "
        "just one field or a couple; can I wander off at the end after both jobs; do I have to budge at all "
        "or can I stand still; can I trample over tents on the way; can I stay where I am and still act; can "
        "I save steps for the second move; may I walk 4 then do two things; how far can I move; movement "
        "range; move before acting; move zero spaces; must I move; walk after the second action"
    ),
    "africa.turn.move.block": (
        "what stands in my way when walking; can I walk across upside down chips; which hexes can I not go "
        "through; can I stroll over discs nobody has turned yet; what can't my meeple go past; is her meeple "
        "in the way a wall for me; may I squeeze through where something's still hidden; can I cut through "
        "chips nobody has flipped; there is an unflipped chip in my way; what blocks me; cannot walk there; "
        "walk over face-down tiles; pass through unrevealed tile"
    ),
    "africa.turn.one_explorer": (
        "can two guys stand in the same hex; may I share a spot with another pawn; his figure is where I want"
        " to stop; is there room for both our meeples on one field; can I barge in where he's standing; could"
        " I push someone off their field; are we allowed to stand together; somebody is already standing "
        "there, can I stop too; can I kick his guy out; two explorers same space; share a space; stacking "
        "explorers; space already taken by a player; can we stand on the same hex; max one pawn per hex; bump"
        " another player"
    ),
    "africa.turn.actions.order": (
        "can I do the same thing twice; flip two chips in one go; first build a tent and then flip; could I "
        "turn something and then turn something again; does it matter what I do first; am I allowed two of "
        "the very same job; must the two jobs be different; can I build twice instead of flipping; must I "
        "flip before I build; same action twice; repeat an action; order of actions; reveal twice; two "
        "reveals in a turn; any 2 of 5; different actions required; same action twice in a row; flip twice in"
        " one turn; do the same thing two times"
    ),
    "africa.turn.actions.skip": (
        "do I have to do both things; can I just walk and not do anything; only want to do one thing this "
        "time; can I stroll four fields and leave it at that; is it fine if I only use half my go; nothing "
        "useful to do, must I do it anyway; can I drop my second job; I only want one of my two things, "
        "allowed; am I forced to flip something; skip an action; only one action; do nothing; are actions "
        "optional; must I take both actions; just move no action; waive the second action"
    ),
    "africa.action.reveal": (
        "how do I flip a chip over; can I look at the one I am standing beside; how many can I uncover at "
        "once; do I peek secretly at what I flipped; how do I turn one of those hidden things up; does my man"
        " have to be next door to look under it; do I show everyone what I dug up; can I peek at one two "
        "fields off; do I have to stand on it to flip it; can I keep secret what I flipped; reveal a tile; "
        "flip a tile; how do I reveal; reveal how many tiles; reveal tile two spaces away; secret look at a "
        "tile; reveal next to me"
    ),
    "africa.action.reveal.resource": (
        "I flipped a nugget, what do I get; turned over diamonds, do I take them; found two lumps of gold; I "
        "dug up a bit of gold, can I pocket it; how much for turning up two sparkly stones; do rocks stay "
        "lying there or do I nick them; what's a single nugget good for right when it's found; I found gold, "
        "do I get to keep it now; does the finder own the gems; flip gold; flip gems; found gold points; gold"
        " tile revealed do I keep it; gem tile 2 points; who gets the gold when revealed; gold stays on the "
        "board"
    ),
    "africa.action.reveal.goods": (
        "I found a drum, is it mine; flipped a shirt, what happens now; do I get points straight away for a "
        "pot; does the figurine stay lying or come to me; I turned up a mask, can I keep it; does the thing I"
        " found leave a hole in the map; do I lay the kettle out in front of me for all to see; any points "
        "for a piece of cloth right away; I flipped a pot, does it go to my pile; do goods stay on the map or"
        " come to me; revealed goods; flip a drum; goods tile goes to me; do I keep goods; found trade goods "
        "what now; points for goods when flipped; space empty after taking goods"
    ),
    "africa.action.reveal.exchange": (
        "do I have to swap after finding a drum; flipped a shirt, can I trade with somebody now; just hold on"
        " to the pot without swapping; just found a kettle, may I barter with Tom; is bartering a must once "
        "I've dug up a drum; can I simply keep my mask and leave everyone alone; what may I do with someone "
        "else's things after finding one; found a pot and dont want to trade, ok; can I trade right after "
        "finding a shirt; exchange after reveal; optional trade; must I trade; trade or keep; swap is "
        "voluntary; may I skip the trade; one trade after finding goods"
    ),
    "africa.action.reveal.animal": (
        "I turned over a lion, what do I get; can the elephant go to its friends right away; how much for a "
        "zebra beside two zebras; found a beast, may I shift it; turned over an elephant with two jumbos next"
        " door, how much; can I send the lion I just found to join his mates; do I count the zebra itself "
        "when I've only just found it; what's the most I can get for one creature; may I park the beast "
        "somewhere better straight off; I found a lion all alone, how much is that; can I put the new zebra "
        "with other zebras right away; flip a lion; points for flipping an animal; flip then move animal; max"
        " 7 points; found an elephant what now; score new animal; move freshly revealed animal"
    ),
    "africa.action.reveal.nomad": (
        "I flipped a wandering guy, how much is it worth; found a traveller, may I put him elsewhere; the "
        "person tile likes free room around him; dug up a Bedouin, what does he bring; can the tribesman go "
        "someplace roomier right when found; how do I count blank fields round the tribal guy; what's the "
        "best I can score for a camel rider; found the desert man, how much do I get; may I send a found "
        "nomad elsewhere before scoring; flip a nomad; nomad points; score for nomad when flipped; nomad "
        "empty spaces; move freshly revealed nomad; found a nomad what now; max 6 for nomad"
    ),
    "africa.action.reveal.monument": (
        "I found a pyramid, what now; do I get a tent for the temple; how much is uncovering a sphinx worth; "
        "dug up an old ruin, what's my prize; do I grab a hut for finding a sphinx; no points for a temple, "
        "really; what do I get when it's a landmark under there; I found a temple and got no points, is that "
        "right; what do I get for digging up a monument; flip a monument; found a monument; monument gives a "
        "camp; points for monument; temple reward; how do I get more camps; how to earn another hut"
    ),
    "africa.exchange.when": (
        "when is swapping allowed; can I trade at any time in my go; how many swaps per found shirt; at which"
        " moment can I barter with the others; may I barter later if I forgot to; do I get another barter "
        "when my second dig is a mask as well; can I do a deal when it isn't my go; can I trade before I flip"
        " anything; I forgot to trade last turn, may I do it now; when can I trade; trade timing; exchange "
        "any time; trade on someone elses turn; how often can I trade; trades per turn; trade only after "
        "flipping goods"
    ),
    "africa.exchange.forced": (
        "do they have to agree to the trade; can she say no when I want her drums; swapping against someone's"
        " will; she's cross that I nicked her masks, can she stop me; is the other one asked before I take "
        "their things; may my brother block the barter; do both have to want the deal; he doesnt want to give"
        " me his drums; I dont need your permission to trade, right; refuse trade; forced trade; can they say"
        " no; do both players have to agree; trade without consent; is trading mandatory for the other guy; "
        "decline a trade"
    ),
    "africa.exchange.take": (
        "can I grab shirts from two people at once; how many drums do I get from him; can I pick both masks "
        "and pots from her; do I grab every single shirt he has; can I help myself from two folks at the same"
        " time; which of her things may I nick when bartering; only one type from only one person, is that "
        "it; may I grab a drum from her and a pot from him; can I leave out the ones I dont want; what can I "
        "take in a trade; take all of one kind; steal goods from one player; trade with two players; mix "
        "kinds in a trade; take everything he has of it; choose who to trade with"
    ),
    "africa.exchange.give": (
        "what does the other one get back; how many must I hand over in a swap; do I pay with the thing I "
        "just flipped; what do I pay back when I nick three pots; may I hand over whatever junk I like; do I "
        "give the same number as I grabbed; does the one I just dug up go into the payment; I take 3 of "
        "yours, what do you get back; do I pay with what I just found; what do I give in a trade; how many do"
        " I give back; same number back; which goods do I give; give different goods; trade 2 for 2; must I "
        "give the kind I just flipped"
    ),
    "africa.exchange.enough": (
        "she has 3 pots but I only have 2; he has more than me, can we trade; how many do I need to be able "
        "to swap; he's got four masks and I've got three drums, possible; do I need as many as the other one "
        "owns; I'm one short for the barter, is it off; does the one I just found help me reach the number; "
        "he has 4 and I have 3, can I still swap; how many do I need before I can take hers; enough tiles to "
        "trade; not enough for a trade; need as many as he has; minimum for a trade; she has more than me; I "
        "only have 1 and she has 2; does the new tile count for trading"
    ),
    "africa.exchange.partial": (
        "I have 3 drums and take only 1 pot; do I lose all of mine when trading; left over pieces after "
        "swapping; I own more drums than she has pots, what about the extra ones; do I keep what's left after"
        " a barter; bartering three of my five shirts, where do the other two go; must my whole pile go over "
        "to him; do I lose my whole set if I swap for one; I had 4 and paid 2, what about the rest; keep the "
        "rest; leftover goods after trade; I have more than needed; give only some of mine; surplus goods in "
        "a trade; extra drums stay mine; keep the remaining ones"
    ),
    "africa.exchange.older": (
        "can I trade away the shirts I found before; pots I collected ages ago, can I swap them; are my "
        "collected things safe from others; can someone still nick masks I dug up ages ago; I found kettles "
        "earlier, may I pay with those now; are my things safe once they lie in front of me; paying with an "
        "old drum when I've just dug up a shirt; I have shirts from before, can I pay with them today; can "
        "others steal what I found last turn; old goods; goods collected before; use my old shirts in a "
        "trade; can people take my old goods; are my goods protected; previously found goods; goods already "
        "in front of me"
    ),
    "africa.exchange.samekind": (
        "can I swap a drum for a drum; taking shirts when I found a shirt; trade identical things, any use; I"
        " dug up a mask, may I grab her masks; swapping shirts for shirts is pointless, isn't it; could I "
        "barter kettle against kettle; is it daft to take the same sort; I found a pot, can I take his pots; "
        "is swapping like for like allowed; trade same kind; shirt for shirt; swap identical goods; take the "
        "same type I flipped; drum against drum; pointless trade; same for same"
    ),
    "africa.action.move.source": (
        "which beast can I grab and carry off; does the zebra have to be beside my guy; can I pick up the one"
        " I stand on; which lion am I able to push around; must the beast be right next door to my meeple; "
        "could I shove the zebra under my own feet; can I drag a camel rider from two fields off; can I move "
        "a lion two hexes from my guy; does my meeple need to be next to the animal; which animals can I "
        "move; pick up an animal; animal next to my explorer; animal under my explorer; only face-up animals;"
        " how close for moving; nomad adjacent to me"
    ),
    "africa.action.move.target": (
        "how far can a lion be carried; can the elephant go across the whole continent; where may I drop the "
        "traveller; could I send this zebra right down to the Cape; is there a limit to how far I drag a "
        "creature; where's the elephant allowed to land; can I put the tribesman at the opposite coast; can "
        "the lion go right across the map; must the new place be near my guy; where can I move an animal; how"
        " far can an animal go; move animal distance; animal anywhere on the map; destination for nomad; "
        "unlimited distance for animals; put the lion wherever; move an animal far across the map; carry a "
        "lion to the other side"
    ),
    "africa.action.move.animal.cond": (
        "when am I allowed to shift a lion; does the herd have to get bigger; must the zebra have more "
        "buddies than before; can I shove a lion somewhere just for fun; does the elephant need more mates at"
        " its new home; when is it not OK to push a zebra elsewhere; 1 mate before and 2 mates after, is that"
        " enough; can I break up her herd; lion has one friend here and two there, may it go; may I move this"
        " animal; condition to move a lion; more of the same species; move animal to fewer friends; bigger "
        "herd required; when not allowed to move animal; move to a worse place"
    ),
    "africa.action.move.animal.points": (
        "what does carrying an elephant to the herd earn; herd of 3 minus the one it left; do I count the "
        "lion itself when relocating; how much for bringing a lonely zebra to three others; do I take off the"
        " mates it left behind; from one lion buddy to three buddies, how much is that; shoved an elephant "
        "over, do I get the full herd; zebra went from 1 friend to 4, how many points; do I count only the "
        "gain; points for moving animal; score animal move; new minus old; moved lion how many points; count "
        "herd after move; does the moved animal score itself; subtract the old herd"
    ),
    "africa.action.move.nomad.cond": (
        "when can I relocate the traveller; must he have more room around him than before; desert guy needs "
        "more free hexes; can I push the tribesman somewhere more crowded; does the camel rider need extra "
        "breathing space to go; when am I allowed to send a Bedouin away; same amount of open fields around "
        "him, can he still go; can I put the nomad in a crowd; nomad has 3 free now and 3 there; may I move "
        "this nomad; condition nomad move; more empty spaces needed; nomad needs more room; nomad to a "
        "tighter spot; when not allowed to move nomad; nomad to fewer empties"
    ),
    "africa.action.move.nomad.points": (
        "what do I get for relocating the wandering guy; difference of free hexes before and after; traveller"
        " goes from 1 to 3 free neighbours; how much for sending the tribesman to open country; camel rider "
        "had 2 blank fields and now 5, how much; do I subtract the room he had before; Bedouin goes from "
        "crowded to roomy, what do I score; nomad went from 2 free to 6 free, how many points; only the gain "
        "for a moved nomad; points for moving nomad; nomad move score; empty spaces new minus old; nomad from"
        " 1 to 4; how many for shifting a nomad; calculate the nomad difference; nomad difference"
    ),
    "africa.action.move.only": (
        "can I shift a pyramid or a tent; relocate gold nuggets to a better spot; which things stay put "
        "forever; can I drag a temple next to my man; are huts allowed to be packed up and shifted; which "
        "bits can be pushed around at all; may I shove somebody's diamonds away; can I pick up my hut and "
        "build it elsewhere; can I carry gold somewhere; move monument; move gold; move camp; move a base "
        "camp later; what cannot move; can goods be moved; relocate gems"
    ),
    "africa.action.camp.place": (
        "where can I build my tent; do I have to stand where I put the hut; can I take my tent back later; "
        "may I build in a town; where do I pitch a tent; does my meeple have to be standing on a blank field "
        "to pitch; do I get my hut back at some point; can I pitch right in the town I started from; could I "
        "plonk a hut on the field next door; where can I build a hut; do I need to stand on the spot where I "
        "build; build a camp; where can I place a camp; camp under my explorer; take camp back; camp in a "
        "start city; do I get my camp back; build hut on neighbor space"
    ),
    "africa.action.camp.choice": (
        "what are the two ways to use a tent; do I have to say what my hut is for; pick either points or gold"
        " with a hut; I'm pitching a tent, do I grab rocks or count creatures; may one hut do both jobs for "
        "me; when do I have to say what the tent is good for; can I switch the hut's job later on; can I "
        "decide later what my hut is for; gold or points when building; camp choice; research or resource; "
        "two camp types; decide when placing; switch camp type later; what can a camp do; two ways to use a "
        "base camp"
    ),
    "africa.action.camp.research": (
        "what does a tent give for lions and pyramids; points for the things surrounding my hut; does gold "
        "around the tent bring points right now; how much does pitching a tent next to two lions and a temple"
        " bring; do hidden discs round my hut count; which pictures around the tent give me points; what's "
        "the most a single hut may bring; do I take the creatures away afterwards; I built beside two zebras "
        "and a temple, how many points; do the animals go away after I score them; research camp points; "
        "score animals with a camp; how many points does a camp give; points for monument next to camp; max 6"
        " for camp; do gems count for research; face-down next to camp"
    ),
    "africa.action.camp.resources": (
        "grab all nuggets around my tent; how do I get gold and diamonds for myself; points at once for "
        "picking up jewels; how do I get hold of the gold lying about; pitched a tent by three diamonds, do I"
        " pocket them all; is grabbing jewels worth something immediately; can I loot everything shiny round "
        "my hut; I built a hut next to gold, do I get it all; do gems score now or later; collect gold; get "
        "gems; how do I get gold; pick up gold; camp next to gold; do I score when taking gold; grab all "
        "shiny next to the hut"
    ),
    "africa.space.empty": (
        "what is a free hex; does a pawn make the hex full; is a town a free spot; when is a field blank; "
        "does someone standing there make the field full; is the town where I started blank as well; is a "
        "field with nothing but my meeple open; does a town count as a free spot; a guy stands there but no "
        "chip, is it free; empty space; what is empty; when is a space empty; is a city empty; explorer on "
        "empty space; define empty; blank space"
    ),
    "africa.space.under": (
        "can a beast be put where a guy is standing; can the lion go where my figure is; putting the "
        "traveller beneath somebody's pawn; can I shove a zebra under somebody's feet; is it OK to park the "
        "tribesman where my man stands; may a creature share a field with a meeple; he stands on the spot I "
        "want for my lion; my guy is in the spot where the lion should go; can an animal and a meeple be on "
        "one hex; tile under explorer; animal under a pawn; nomad under my guy; put lion where I stand; slide"
        " tile beneath a meeple; explorer on top of animal; occupied by a pawn but still ok"
    ),
    "africa.space.notempty": (
        "which hexes are occupied; does a tent fill up a hex; upside down chip, is that spot taken; is a "
        "field with a hut on it blank or not; does a face down disc make the field full; when is a field not "
        "free for my tent; which fields can't I use for parking a beast; theres a chip on it, is it free or "
        "not; a hut stands there, can the lion go; not empty; occupied space; when is a space full; does a "
        "camp fill a space; does a face-down tile fill a space; taken hex; what makes a space non-empty"
    ),
    "africa.space.adjacent": (
        "what counts as a neighbour; do corners touching count; how many neighbours on the edge of the sea; "
        "which fields are touching mine; is diagonal next door too; how many fields lie round mine at the "
        "beach; are these two next to each other if just the tips meet; does diagonal count; how many hexes "
        "touch mine; next to; what is adjacent; how many neighbors; share an edge; spaces at the coast; do "
        "islands or water count as neighbours; touching only at a point"
    ),
    "africa.end.trigger": (
        "when is it over with 4 people; last pyramid found, do we stop now; how do we know we are finished; "
        "how long do we go on playing this; somebody dug up the eleventh temple, is that it; do we stop mid "
        "go when the last landmark shows up; when are we done with three of us; we found all 11, do we stop "
        "right now; whats the end of the game; game end; when does it stop; end condition; how long does it "
        "last; when does the game end with 3; 11th monument; finish the round after last monument"
    ),
    "africa.end.trigger.2p": (
        "just two of us, when do we stop; how many pyramids until it is over for a couple; 9 temples found "
        "and two people; when does it finish with only my sister and me; we're a pair and found nine ruins, "
        "are we done; how many landmarks must the two of us dig up; do we carry on to eleven when only two "
        "play; two of us and 9 temples out, is it over; does two player stop at 9; game end with 2; 9th "
        "monument; 2p end; when does it stop for two; monument 9; finish for 2"
    ),
    "africa.end.bonus": (
        "what do I get for finding the final pyramid; are the 3 points extra to something; tent or plus three"
        " for the last temple; I dug up the very last ruin, what's my reward; is there a tent as well as the "
        "three for the last landmark; who gets to grab the plus three disc; do I count that +3 once or twice;"
        " I found the last one, what do I win; do I get points for ending the game; last monument bonus; who "
        "gets +3; 3 extra points; reward for the last monument; I flipped the last monument; last temple "
        "prize; do I get 3 points plus something; does the plus three count again in the final scoring; is "
        "the chip worth more at the end"
    ),
    "africa.end.table": (
        "how many pyramids until it is over; 2, 3, 4, 5 people and the final temple; is it 9 or 11 temples; "
        "which temple is the last one for how many people; two at the table or four, when do we quit; 9 or 11"
        " landmarks for three folks; number of ruins to finish depending on the group; when does it end for "
        "each number of people; how many temples till the end with 2 or 4; end by player count; 9 or 11 "
        "monuments; last monument 2 3 4 5 players; which monument ends; monuments needed per number of "
        "players; end table"
    ),
    "africa.score.goods": (
        "how much are 3 shirts worth; I have 4 drums, how many points; what do pots and masks bring when we "
        "are finished; value of a set; what's a pile of five masks worth; I own 2 kettles and 1 shirt, what "
        "does that make; do mixed drums and shirts add up as one set; how much does a fourth pot bring me; "
        "points for the stuff lying in front of me; I have 3 drums and 2 pots, how much; is it better to "
        "collect all the same; points for sets; 2 of a kind; 5 of a kind; 3 of the same; 1 3 5 8 12; how much"
        " for 4 shirts; do different goods combine"
    ),
    "africa.score.goods.more": (
        "I have 6 pots, how much is that; value of seven shirts; set bigger than 5; someone hoarded six "
        "masks, what do they bring; is the chart missing a number for half a dozen; can you have more than "
        "five of the same thing; eight drums, is there any value; I somehow got six shirts, how many points; "
        "no value printed past five; 6 of a kind; 6 same goods; more than 5 of one good; seven drums; table "
        "ends at 5; sixth shirt; goods beyond 12 points"
    ),
    "africa.score.majority": (
        "how is the treasure counted when it is over; are jewels treated the same as nuggets; comparing who "
        "is richest; who wins the gold race at the finish; how do sparkly stones count when we tot up; do "
        "gold and stones work the same way; what's the fight about the yellow lumps; what do I do with my "
        "gold at the end; whats the gold good for; gold majority; gem majority; who wins gold; end scoring "
        "for gold; gold and gem scoring; treasure contest; final points for gold"
    ),
    "africa.score.majority.count": (
        "do I count pieces or the lumps on them; piece with 2 diamonds, is it one or two; gold still on the "
        "map when it is over; does a disc with two lumps count double; is it the number of discs or the "
        "sparkles drawn on them; what about gold nobody has picked up; counting my hoard, pieces or pictures;"
        " one chip shows two diamonds, is that two; nobody picked that gold up, does it count; count nuggets "
        "or tiles; double nugget; gold left on the board; how do I count gems; 1 tile 2 gems; does "
        "uncollected gold count; count symbols or chips"
    ),
    "africa.score.majority.prizes": (
        "what does the richest one get; 10 or 6 for having lots of jewels; does third place get something for"
        " nuggets; how much for the person with the biggest gold hoard; what does number two in sparkly "
        "stones get; I'm third in gold, anything for me; how many for having the most stones; she has most "
        "gold, what does she get; I got third in gems, any points; most gold; second most gold; third most "
        "gold; most gems how many points; prize for first and second; 10 and 6; last place in gems"
    ),
    "africa.score.majority.tie_first": (
        "we both have the same amount of gold in front; two of us lead in diamonds; both have 5 nuggets, who "
        "gets the 10; me and Ben own equally many stones and lead, who scores; do leaders with equal gold "
        "split it; 8 lumps each and no one has more, now what; do we add up 10 and 6 when we're even on top; "
        "we both have 6 gold and thats the most; does the tie for most use up second place; tie for most "
        "gold; 16 divided; equal gold both leading; we both have the most gems; share first and second; split"
        " 8 each; is second prize paid after a tie"
    ),
    "africa.score.majority.tie_second": (
        "two of us are runners-up in jewels; same number of nuggets behind the leader; splitting the 6 "
        "between two people; she leads, and we two behind her are even; do we both get 3 for equal silver "
        "medal; Anna has most and three of us are next with equal stones; how is the six split up; two of us "
        "are second in gems; she won gold and we two are equal behind; tie for second; tied second; 6 split; "
        "share second prize; two behind the leader equal; 3 points each for second; same gems in second place"
    ),
    "africa.score.majority.round": (
        "16 divided by 3 doesn't work out; fractions when splitting the reward; half points when splitting 10"
        " and 6; sixteen between three of us doesn't come out even; what do I do with a broken number of "
        "points; we get five and a third each, then; do we chop off the decimals; the points dont divide "
        "evenly; we get 5 and a bit each; fraction of a prize; prize not divisible; round shared prize; 16 by"
        " 3; uneven split; can points be half"
    ),
    "africa.score.majority.zero": (
        "I have zero nuggets, do I still get 6; nobody but me has diamonds; does having nothing count as "
        "runner-up; I never grabbed any gold, could I be second anyway; only she has stones, who's number "
        "two; none at all in my hoard, still a prize; can you place with nothing; I have no gold at all, can "
        "I be second; only one guy got gems; zero gold second place; no gems but 6 points; player with none; "
        "player without gold; got nothing can I place; nobody else has gold; zero counts as second"
    ),
    "africa.score.camps": (
        "I still have tents left when it is over; are huts in hand worth anything; minus for huts I didn't "
        "build; I've got two huts left over at the finish, anything for them; did I waste the tents I never "
        "pitched; does a hut I kept count for something; any penalty for hoarding tents; I forgot to build my"
        " last hut, minus points; two huts left over, any points; leftover camps points; unplaced camps; "
        "unused huts end; camps in front of me at the end; points for camps I kept; camps worth anything; "
        "penalty for unused camp"
    ),
    "africa.score.win": (
        "who has won now; do the highest points take it; how is the champion decided; who's the winner when "
        "all is totted up; is it just the one with the highest number; how do I win this game; who comes out "
        "on top; whats the point of this game; we finished, who won; how do you win; who wins; most points; "
        "goal of the game; aim of the game; object of the game; how is the winner determined"
    ),
    "africa.score.win.tie": (
        "same score at the very end; we both have 73, who wins; is there a tiebreaker; we're dead even at the"
        " finish, who takes it; both on 61, is there something that decides; may two people win together; "
        "does having more gold break a draw; we both ended on 64; is there a rule for a draw; tie breaker; "
        "tied score; shared win; same points at the end; equal first place; finished on the same score; we "
        "ended level, who won; equal total and no winner"
    ),
    "africa.variant.two": (
        "just two of us, what is different; special changes for a couple; do you need extra rules for 2; is "
        "anything different when it's just two of us; me against my dad, what do we change; which numbers "
        "differ for a pair; do two folks use the normal rules; does it play different with only two; me and "
        "my wife, which rules change; 2 player rules; two player game; two player changes; rules for 2; "
        "differences for two; 2p variant; playing as a couple"
    ),
    "africa.variant.simple": (
        "playing with small kids; easier version for my 6 year old; family rules with one thing per go; my "
        "daughter is 5, is there an easy way to play; how do we make it simpler for the little ones; one "
        "stroll and one job per go for kids; beginner rules for my grandson; my kids are too small, easier "
        "rules; is there a short version for beginners; kids rules; easy mode; children version; simpler "
        "rules; one action per turn variant; play with a 5 year old; junior game"
    ),
    "africa.majority.rounding": (
        "do fractions go up or down; split of 16 among three, 5 or 6 each; how to handle leftover points in a"
        " share; do we round the split prize up or chop it; three of us share sixteen, is it five or six; "
        "which way do halves and thirds go; broken points, up or down; three people share 16, what do we set;"
        " house rule for uneven prizes; rounding option; round up shared prize; round down shared prize; "
        "setting for rounding; 5 or 6 each; ruling on fractions; three tied for most"
    ),
    "africa.majority.zero": (
        "person with nothing getting 6 points; only one of us has jewels, who is next; reward although zero "
        "nuggets; may someone with no stones at all grab the six; only a single person got gold, does anyone "
        "else score; are folks with none all equal second; prize for owning zip; can you change who gets "
        "second when others have nothing; only one has gems, do the rest share 6; prize with none option; "
        "ruling on zero gold; can a player with none get 10; none second prize setting; zero nuggets takes a "
        "prize; do people with nothing tie for second; first place with zero"
    ),
    "africa.majority.contests": (
        "nuggets plus jewels in one pot; is treasure compared together or each on its own; add up yellow and "
        "shiny stones; do we lump gold and diamonds together; one race or two for shiny things; are yellow "
        "lumps and stones added up as one hoard; could I lead in both and get twenty; do I add my gold and my"
        " diamonds up; is there one treasure race or two in the settings; one contest or two; gold plus gems "
        "together; count gold and gems as one; combine treasures; separate contests; ruling on gold and gems;"
        " add nuggets to gems"
    ),
    "africa.nomad.reveal": (
        "extra point for the traveller when flipped; found a wandering guy, do I get one for him; is it free "
        "neighbours plus one; is it the blank fields plus one for the Bedouin; dug up a camel rider with 4 "
        "open fields, 4 or 5; is the tribesman himself worth something when he shows up; does he count like "
        "the lion counts itself; 4 free hexes, is the nomad 4 or 5 points; change the rule for one more nomad"
        " point; nomad counts itself; extra point nomad; ruling nomad reveal; +1 for nomad; nomad plus empty "
        "spaces; does a flipped nomad get one for himself; nomad like animal"
    ),
    "africa.end.two-players": (
        "is it shorter with just two; do we stop sooner when only a couple plays; 9th or 11th temple for two "
        "people; does it finish earlier when just a pair play; me and my wife, stop at nine or eleven; is the"
        " game cut short for two folks; which ruin is the final one for just us two; some say the 2p game "
        "ends at 9, which is it; can we play to 11 with two; 2 player end ruling; shorter game with two; 9 or"
        " 11 for 2 players; end earlier with 2; fewer camps so earlier end; two player finish option; does it"
        " end sooner with two"
    ),
    "africa.question.actions-per-turn": (
        "how many things may I do per go; walk and flip just once or twice; is it one thing after two steps; "
        "do I get to do a single job or a couple; stroll, dig, stroll, dig, is that right; how often can I "
        "dig in one go; is it two jobs every time it's my go; someone says only one action a turn, true; may "
        "I flip two chips per turn; how many actions; actions per turn; one or two actions; 2 actions; can I "
        "reveal twice; how many things per turn; do I move again before the second action"
    ),
    "africa.question.face-up-tiles-block": (
        "can I walk across lions lying open; do uncovered chips stop my guy; stepping on a flipped piece; can"
        " my man tread on an elephant that's been turned up; is an open temple in my way; may I trample over "
        "gold to get past; do turned up discs stop me from strolling; theres a flipped elephant in the way, "
        "can I go over it; do open chips stop me; walk over face-up tiles; do revealed tiles block; pass over"
        " an animal; step on a monument; cross open tiles; are flipped tiles obstacles; walk on lion"
    ),
    "africa.question.walk-through-explorer": (
        "his pawn is blocking me; can I jump over another figure; passing by somebody on a narrow strip; "
        "she's standing in the gap, may I squeeze past; can I hop over my brother's man; is another meeple "
        "like a wall; do I have to go round him; he stands in my path, can I go past; can two guys swap "
        "places or pass; walk through explorer; pass another player; jump over a pawn; move through "
        "opponents; explorer in my way; hop past him; blocked by a meeple"
    ),
    "africa.question.free-move-onto-camp": (
        "can I fly to a tent; landing on a flipped lion when I jump; which hexes are not allowed for the long"
        " flight; may the big hop end on a hut; can I leap onto a temple that's already turned up; where's "
        "landing banned with the long leap; is it OK to drop my man on gold; can I jump onto somebodys hut; "
        "may I jump onto a flipped chip; free move onto camp; free move onto face-up tile; land on a hut with"
        " free move; jump on a lion; fly onto gold; free move to an occupied tile; may option A end on an "
        "open tile"
    ),
    "africa.question.act-after-free-move": (
        "fly somewhere and then flip a chip; long jump, can I still do something; am I done once I "
        "teleported; I leapt across the map, may I dig now; can I pitch a tent straight after the big hop; is"
        " my go finished once I've leapt; hop first and do a job second, is that on; I jumped to a new place,"
        " can I flip a chip now; big jump then build a hut; action after free move; jump then reveal; free "
        "move and act; is my turn over after free move; fly and build; teleport then flip; combine A and B"
    ),
    "africa.question.point-for-nomad": (
        "is the traveller himself worth 1; wandering guy plus free hexes or only free hexes; do I add one for"
        " the person I flipped; does the tribesman bring one for himself; Bedouin with three blank fields, is"
        " it 3 or 4; why does a lion count itself and this guy not; one extra for the camel rider; do I add 1"
        " for the nomad like with lions; nomad with 3 free, 3 or 4; nomad itself a point; 1 for the nomad; "
        "count nomad tile; does the nomad score himself; own point of nomad; 3 empties is that 4; bonus point"
        " nomad"
    ),
    "africa.question.nomad-without-empty": (
        "traveller is completely surrounded when I flip him; flipped a wandering guy with no free room; do I "
        "get nothing if all neighbours are full; the Bedouin I dug up is boxed in, zero for me; tribesman has"
        " no open field next door, what do I do; can a hemmed in camel rider be sent off right away; "
        "everything round him is full, any points; found a nomad but everything around is full; can I move "
        "him away if hes stuck; nomad no empty neighbors; nomad with no free space; nomad surrounded; nomad "
        "zero points; revealed nomad boxed in; nomad all sides full; 0 for a nomad"
    ),
    "africa.question.city-empty": (
        "can I put a tent in a town; does a town count for the traveller; may a lion be put into a city; is "
        "my starting town blank once I've left; may I pitch a hut in Cairo; can an elephant live in one of "
        "the towns; does the tribesman count the town next door as open; nomad lies next to a town, do I "
        "count it; can I build my hut in the town; start city counts empty; camp on a start city; animal into"
        " a city; nomad next to city; city space free; tile moved onto city; empty town counts"
    ),
    "africa.question.explorer-space-empty": (
        "my guy stands beside the traveller, free or not; does a pawn reduce the points of the wandering guy;"
        " hex with just a figure; does my meeple spoil the tribesman's open fields; someone is standing next "
        "to the Bedouin, still blank; do people on the map take away room; is a field with only a man on it "
        "open for the camel rider; my guy stands next to the nomad, do I lose a point; does a meeple take up "
        "a free spot for counting; does an explorer make it non-empty; nomad next to explorer; pawn next to "
        "nomad; space with meeple empty for nomad; figure counts as empty; player standing beside nomad"
    ),
    "africa.question.tile-under-explorer": (
        "put a lion below his pawn; slide a zebra where she is standing; somebody stands in the perfect spot "
        "for my elephant; can I shove a jumbo where my sister's man stands; is it allowed to stick a beast "
        "below a meeple; she blocks the best spot for my zebra, can I still use it; Bedouin onto a field with"
        " someone on it; her guy is standing where my lion wants to go; can I put a zebra under her meeple; "
        "move animal under another player; put tile under opponent; somebody stands where I want the lion; "
        "animal where an explorer is; slide nomad under another pawn; target has a meeple on it"
    ),
    "africa.question.left-space-empty": (
        "traveller goes one hex over, does his old spot count; is the place he came from free now; shifting "
        "the wandering guy to the neighbour hex; I push the tribesman next door, is where he was open now; "
        "does the gap he leaves behind count for him; one field over, do I count the old field as blank; "
        "camel rider shifts by one, what about the hole; nomad shifts one hex over, do I count the hole; does"
        " the spot he came from count as free; nomad leaves a space; old nomad space counts; nomad moves one "
        "step; space nomad came from; vacated space; previous spot now empty; count its own old hex"
    ),
    "africa.question.animal-counts-itself": (
        "is the lion I flipped included in the herd; one point for the elephant too; do I add the zebra that "
        "I carried; is the elephant I dug up worth one by itself; shoved a zebra to two others, is that 2 or "
        "3; a lion all alone, do I get one for him; count the beast or only its mates; do I get a point for "
        "the lion I found itself; two zebras there, I add one, 2 or 3; animal counts itself; count lion "
        "itself; does it include itself; moved animal own point; revealed animal own point; 1 for itself; "
        "lonely animal flipped"
    ),
    "africa.question.equal-number": (
        "2 zebras here and 2 zebras there, can I shift; same amount of buddies at the new spot; relocate for "
        "zero gain to annoy others; can I drag a lion from one pair to another pair; equally many mates "
        "there, is it forbidden; may I mess up her herd with no gain for me; same room for the tribesman, can"
        " he be sent; can I move a lion just to spoil her herd; one friend before and one after, ok; equal "
        "number move; same number of animals; move for zero points; move to an equal spot; 2 and 2 not "
        "allowed; move without gain; just to annoy"
    ),
    "africa.question.move-far-away": (
        "that lion is miles from my guy; grab a zebra on the other side of the map; how close must I be to "
        "pick up an elephant; could I push an elephant three fields off from me; must I be right by the beast"
        " to shove it; may I grab any creature on the whole map; the zebra I want is down in the south and "
        "I'm up north; I want a lion thats miles away; can I call an animal to me from far off; move distant "
        "animal; animal far away; animal across the map; must I be next to it; range for grabbing an animal; "
        "not adjacent animal; grab remote nomad"
    ),
    "africa.question.refuse-exchange": (
        "I don't want to give up my drums; can I say no to a swap; he wants my pots, must I let him; can my "
        "son hang on to his masks when I want them; is there a way to stop someone nicking my kettles; she "
        "refuses the barter, is that OK; may I turn down a rotten deal; he wants to swap and I dont, can he "
        "make me; can I keep my shirts if she asks; can I refuse; say no to a trade; I dont want to trade; he"
        " wants my shirts must I; must I accept; protect my goods from a swap; block a trade"
    ),
    "africa.question.give-all": (
        "must I hand over all 4 drums; I have more than him, hold some back; do I have to empty my whole set;"
        " do all my masks go over in a barter; I own four and only grab two, what do I keep; can I hang on to"
        " some of my drums; hand over everything or just as many; I have 4 pots, he has 2, do I lose all 4; "
        "do I hand over my whole pile; give all my drums; must I give everything; hand over whole set; how "
        "many must I give; keep some of mine; exact number given; all or just equal"
    ),
    "africa.question.take-some": (
        "can I grab just 1 of her 3 shirts; he has lots of drums, I want two of them; partly robbing a set; "
        "may I nick just two of his four masks; I only have enough to pay for one of her pots; can I leave "
        "her one shirt when bartering; is grabbing part of a set fine; he has 3 pots, I only want 1; can I "
        "take fewer than he has; take only some; take one of three shirts; partial take; take part of a set; "
        "just 1 of his drums; trade for a single one; half of her pots"
    ),
    "africa.question.too-few-to-exchange": (
        "one drum for two shirts; I have 1 and he has 2, does it work; my very first pot against her three "
        "masks; I just dug up one kettle, can I grab his two masks; is one for two a fair barter here; my "
        "single shirt against her pair; don't own enough to barter, now what; found my first drum, can I take"
        " both her shirts; is one for two allowed; I have 1 he has 2; too few to trade; first drum trade; "
        "cant afford the trade; 1 for 2; my only drum"
    ),
    "africa.question.two-exchanges": (
        "I drew a second shirt, swap again; found two pots in one go; trade after each flip; dug up a mask "
        "and then a drum, barter both times; can I nick stuff twice in a single go; second find in the same "
        "go, another deal; is it one barter per go or per find; I found two goods this turn, do I trade "
        "twice; is it one trade per turn; two trades in a turn; trade twice; both actions reveal goods; "
        "second trade same turn; flip two goods swap both; one swap per tile; trade again"
    ),
    "africa.question.exchange-without-revealing": (
        "just trade without flipping anything; can I swap at the end of my go; offering a deal between turns;"
        " may I barter even though I dug up a lion; can I nick his shirts whenever it's my go; must I find "
        "something before bartering; no mask found but I want a deal; I found a lion, can I trade anyway; can"
        " we make a deal whenever we like; trade without flipping; trade without reveal; free trading; deal "
        "at any time; swap on a turn with no find; just trade as an action; is trading an action"
    ),
    "africa.question.camp-on-tile": (
        "can a tent stand on a lion; put a hut on top of another hut; building where a nugget lies; could I "
        "pitch a hut right on a temple; may two tents share one field; is it OK to pitch where a zebra lies; "
        "can I set up on top of gold; can I build on top of a flipped lion; his hut is there, can mine go "
        "too; camp on a tile; camp on face-up tile; camp on a camp; two camps on one space; build on top of "
        "an animal; stack camps; place hut on gold"
    ),
    "africa.question.camp-both": (
        "zebra points and nuggets with the same tent; does one hut do two things; tent beside lions and "
        "diamonds, can I get everything; can my hut count the lions and loot the gold too; beasts on one side"
        " and jewels on the other, both for me; do I need two tents for creatures and stones; is one tent "
        "allowed to do two jobs; my hut touches lions and gold, do I get both; must I choose one thing for my"
        " hut; camp both; camp for points and gold; do both with one camp; research and resource together; "
        "score animals and take gems; one hut two uses; combine camp types"
    ),
    "africa.question.old-camp": (
        "new nugget flipped beside my existing tent; does my hut keep gathering diamonds later; jewels turned"
        " up near someone else's hut; may I loot gold that shows up next to a hut from earlier; do I get "
        "stones found beside my old tent; does an old hut still work for me later; could I use somebody's "
        "tent to grab jewels; gold turned up next to my hut, do I get it; can I use a hut from before again; "
        "existing camp next to new gold; camp collects later; gold flipped beside my camp; reuse a camp; camp"
        " works again; someone elses camp gold; does a placed hut keep working"
    ),
    "africa.question.supply-empty": (
        "no tents left in the circle; are there enough huts for all pyramids; pool is used up and I found a "
        "temple; the corner pile is down to nothing, what now; can we ever run short of huts; dug up a ruin "
        "but no tent is there to grab; is there a hut for every landmark; I found a temple but the circle is "
        "empty; can we run out of huts; supply empty; no more camps; camps run out; out of huts; supply used "
        "up; not enough camps; monument but no camp left"
    ),
    "africa.question.unused-camps": (
        "tents I never built, do they bring points; 3 huts left in front of me; are leftover huts good for "
        "anything; do huts I'm still holding bring anything; got three tents in front of me when it's done; "
        "should I pitch all my tents before it finishes; a leftover hut, one point maybe; I still hold 2 "
        "huts, any points; do I lose for huts I didnt build; unused camps points; leftover camps; camps left "
        "at the end; 1 point per unused camp; huts still in front of me; keep camps for scoring; unplaced "
        "huts score"
    ),
    "africa.question.finish-turn": (
        "found the final pyramid with my first flip; can I still do my second thing; one more step after the "
        "game is up; I dug up the last ruin first, may I do my second job; can I still pitch a hut after the "
        "eleventh temple; does my go carry on once the last landmark is found; is it lights out at once; I "
        "found the last temple first, do I get my second action; can I still build after the end; finish my "
        "turn after last monument; second action after end; first action ends game; complete the turn; one "
        "more action after last monument; do I still get action 2; stops mid turn"
    ),
    "africa.question.equal-turns": (
        "do the others get one more go; play on until the starter's right neighbour; unfair, I had fewer goes"
        " than him; is the round played out so it's fair; do I get one more crack after the last ruin; I sit "
        "last, am I a go short; does everybody go equally often; I was last and had one turn less, fair; does"
        " everybody get a final turn; equal turns; same number of turns; finish the round; last round; "
        "everyone one more turn; I had fewer turns; does the round finish"
    ),
    "africa.question.camp-with-bonus": (
        "tent plus the 3 points; do I get both a hut and the +3 chip; final pyramid and also a hut; may I "
        "grab a hut together with the plus three disc; last ruin, is it tent and three points; do I miss out "
        "on a tent for the last landmark; does the finder of the final one get everything; do I get a hut for"
        " the last temple as well; plus 3 and a hut, or only one; camp and +3; last monument camp too; both "
        "camp and bonus; +3 instead of camp; do I also get a hut; last temple gives tent; only +3"
    ),
    "africa.question.one-or-two-contests": (
        "is 10 paid once or twice; treasure rewards, separate for stones and nuggets; can I win 10 for each; "
        "can I win the ten once for gold and again for stones; is there one big race or two; are the yellow "
        "and sparkly ones counted apart; how often is the 10 and 6 handed out; can I get 10 twice; do gold "
        "and gems get mixed when counting; gold and gems same contest; two contests; 10 for gold and 10 for "
        "gems; win both; are gold and gems together; separate or combined; double 10"
    ),
    "africa.question.second-prize-after-tie": (
        "two share the top spot, does third get 6; we are both richest, what about the runner-up; is 6 paid "
        "out when the lead is shared; two people are top in gold, what's left for me in third; is the six "
        "gone when the leaders are even; who's runner-up if both lead; they split first place, do I get "
        "second; two tie for most, does the next one get 6; we are tied on top so whos second; second prize "
        "after tie; 6 points after a tie; who gets second when tied; tie for first whats left; third place "
        "after tied leaders; no second place; is the 6 paid"
    ),
    "africa.question.rounding": (
        "5.33 points each, what do I write; fractions from three people sharing; half a point, up or down; "
        "how do you split sixteen in three whole bits; we each get 5.3, is that 5 or 6; do you chop or bump "
        "up the fraction; the French and Dutch booklets say different things; three of us get 16 split, what "
        "do we write down; is half a point kept; round up or down; how to round; rounding shared; default "
        "rounding; rulebooks disagree on rounding; 16 shared by 3; 3.5 points"
    ),
    "africa.question.second-with-none": (
        "I own zero jewels, do I get 6; no nuggets but still runner-up; all others have nothing too; can I be"
        " number two with an empty hoard; I've zip in gold but so does everyone except her; is six handed to "
        "somebody owning none; must I own at least one stone to place; she has all the gems, am I second with"
        " none; 6 points for having no gold; second place with zero; second without gold; do I need at least "
        "one; 6 points for nothing; none but second; zero gems prize; must own one nugget"
    ),
    "africa.question.nobody-has-any": (
        "nobody picked up diamonds at all; all of us have 0 nuggets; who gets 10 if no one gathered any; no "
        "one looted any gold, who takes the ten; all the stones are still lying on the map; does everybody "
        "share if we all have none; an empty race, what then; we never picked up any gems, who gets 10; no "
        "one has gold so what; nobody has gold; nobody has gems; no gold collected; all zero; everyone has "
        "none; 10 points if nobody collected; no one took any gems"
    ),
    "africa.question.tie-for-win": (
        "two winners with the same total; draw at the end; we're level on points, who is the champion; we "
        "finished even, do we arm wrestle for it; is there anything to separate two people with equal scores;"
        " dead heat, who's the champ; do both of us win then; we both have 58, who won; no tie breaker in the"
        " book; tie for win; tied for first overall; who wins a tie; tiebreaker for victory; two players same"
        " points; draw who wins; is there a tie break"
    ),
    "africa.question.six-of-a-kind": (
        "half a dozen shirts, how much; set of 6 drums; the table stops at 5 pots; how much do I get for 6 "
        "masks; the chart ends at five kettles but I own more; is there a number for seven drums; what's "
        "beyond twelve points for one sort; I got 6 pots, how much are they; is there a bonus for six shirts;"
        " six of one kind; 6 drums; 6 goods worth; more than five the same; seven of a kind; sixth good; six "
        "statues points"
    ),
    "africa.question.hundred-points": (
        "someone went around the scoreboard twice; 100 on the scoreboard; need another 50 chip; I've hit 100,"
        " how do I show that; my counter passes the sea a second time; is there a disc for a hundred; what "
        "happens above ninety nine; I am at 100, what do I do; my guy passed the start twice; past 99; over a"
        " hundred; second lap; score above 99; marker for 100"
    ),
    "africa.question.simple-free-move": (
        "kids version, can they fly across the map; easy mode with the long jump; may my daughter jump "
        "anywhere in the family rules; my little boy wants to leap, is that in the easy game; kids only get "
        "one stroll, is the big hop out; does the beginner game still have the long leap; may small ones "
        "plonk their man anywhere; can little kids still jump anywhere; easy version, is the big jump in; "
        "free move in simple game; kids free move; option A for children; simple variant long jump; beginner "
        "game jump; can kids fly; easy rules and free move"
    ),
    "africa.question.secret-gold": (
        "may I hide my nuggets; do I have to show how many diamonds I have; can I stack my jewels upside "
        "down; can I keep my looted stones out of sight; are you allowed to count my gold; does my hoard lie "
        "open for all; could I turn my jewels over so no one sees; do I have to show how many gems I got; can"
        " I keep my gold under my hand; hide my gold; secret gold; open or hidden gems; can I see your gems; "
        "show how much gold; is gold public; look at other peoples gold; do we hide what we picked up; can "
        "everybody look at my stones"
    ),
    "africa.question.gold-twice": (
        "points for nuggets when flipping and picking up again; already got 2 for this, more now; double "
        "reward for the same diamond; I scored that gold when I dug it up, again when I loot it; does picking"
        " up stones bring points now; is a lump counted once or two times; looting what somebody else found, "
        "do I score; scored it when I flipped it, again when I take it; does taking gold give points now; "
        "gold scores twice; gold points again; gold when collected; score when picking up gold; gold flipped "
        "and collected; count gold two times; points for taking gems from the board"
    ),
    "africa.question.two-camps-one-turn": (
        "build 2 tents in the same go; put down a hut, walk, put down another; spending both my huts at once;"
        " can I pitch both my huts in one go; tent, stroll, tent, is that OK; is there a limit of one hut per"
        " go; may I use both jobs for pitching; can I build two huts this turn; is it one hut per turn; two "
        "camps in one turn; place 2 camps; build twice; camp limit per turn; double build; both actions "
        "camps; 2 huts same turn"
    ),
    "africa.question.several-camps": (
        "lion already gave points to his tent, also to mine; can the same herd be used again by my hut; many "
        "huts around one pyramid; she pitched next to these lions, may I also; do the same creatures count "
        "for a second hut; is a temple used up once someone scored it; my tent and his tent round one "
        "elephant; he already scored these lions, can I score them too; does a second hut by the same herd "
        "count; same animal for several camps; reuse animals with another camp; animals scored again; herd "
        "scored twice; two camps next to the same monument; tiles used up after research; can my camp count "
        "lions already counted"
    ),
    "africa.question.pass-turn": (
        "am I allowed to pass; I want to skip my go; stay put and let the next one play; can I just sit this "
        "one out; I don't fancy doing anything, is that allowed; must I at least stroll when it's my go; "
        "could I say pass; nothing good to do, can I pass; do I have to do something each turn; skip turn; "
        "pass my turn; stay and do nothing; skip my go; can you pass; wait a turn"
    ),
    "africa.question.monuments-of-two": (
        "take out 2 pyramids for a couple; should we leave some temples in the box; 11 sights for two people;"
        " do we chuck two ruins out for just us two; only nine landmarks needed, are the others left out; "
        "should a pair of people shuffle in all the temples; two of us, fewer sphinxes under the discs; do we"
        " take two temples out when its just us; two of us, 11 or 9 temples on the map; remove monuments for "
        "2; monuments in two player game; take out monuments; 9 or 11 monuments in the mix; leave two "
        "monuments in the box; all 11 with two; two players tile setup"
    ),
    "africa.term.explorer": (
        "little guy; pawn; figure; meeple; my man; bloke on the map; wooden person; pawn piece; player piece;"
        " worker; character"
    ),
    "africa.term.tile": (
        "round chip; disc; face-down cardboard; round bit; counter lying upside down; hidden piece; what we "
        "dig up; token; chip; counter; round tile"
    ),
    "africa.term.camp": "tent; hut; wigwam; tepee; wooden triangle; what I pitch; building; house; settlement; shelter",
    "africa.term.supply": (
        "pool of tents; stock in the circle; corner pile of huts; reserve; spare tents; where the huts wait; "
        "stock; pool; bank of camps; common pile"
    ),
    "africa.term.bonus": (
        "plus three; last pyramid token; three point thingy; prize for the final ruin; +3 disc; little extra "
        "disc; bonus; bonus chip; end marker; extra 3"
    ),
    "africa.term.start-city": (
        "town; where we begin; home town; where my man sets off; Cairo; town without a disc; city; starting "
        "town; starting location; starting space"
    ),
    "africa.term.goods": (
        "stuff to collect; sets of pots and shirts; merchandise; loot to collect; bartering stuff; masks and "
        "kettles; wares; goods; commodity; resources to trade; products"
    ),
    "africa.term.animal": (
        "beast; wild creature; creature; critter; herd; jumbo or big cat; animals; wildlife; herd animal; "
        "elephants lions zebras"
    ),
    "africa.term.nomad": (
        "wandering guy; traveller; desert people; Bedouin; tribesman; camel rider; Tuareg; nomads; native; "
        "wanderer; man on a camel"
    ),
    "africa.term.monument": (
        "pyramid; temple; sphinx; sight; ruin; landmark; old building; ancient site; monuments; ancient "
        "building; archaeology; tomb"
    ),
    "africa.term.gold": "nugget; yellow lumps; yellow rock; lump; bling; ore; golden; nuggets; gold tile; gold lumps",
    "africa.term.gems": (
        "diamonds; jewels; shiny stones; sparkly stones; rubies; precious stones; gemstones; gem; diamond; "
        "jewel; crystals"
    ),
    "africa.term.research-camp": (
        "tent for points; science hut; tent that counts creatures; scientist tent; hut scoring its "
        "neighbours; hut for beasts and temples; research; science camp; scoring camp; scoring tent"
    ),
    "africa.term.resource-camp": (
        "tent for nuggets; mining hut; tent that loots gold; prospector hut; hut for grabbing stones; tent "
        "for looting; resource; mine; gold camp; gem camp"
    ),
    "africa.term.track": (
        "scoreboard; numbers around the map; points path; scoring trail; edge of the map with numbers; where "
        "my counter walks; points track; scoring; counter trail; victory point track"
    ),
    "africa.term.summary": (
        "cheat sheet; player aid; crib sheet; help card; reminder; coloured helper card; summary; quick "
        "reference; overview card; aid"
    ),
    "africa.term.statue": (
        "figurine; mask; wooden carving; idol; sculpture; carved figure; totem; statues; figure goods; "
        "carving; wooden mask"
    ),
    "africa.term.drum": (
        "bongo; djembe; tom-tom; thing you bang on; percussion; congas; drums; bongos; drumming; musical instrument"
    ),
    "africa.term.shirt": (
        "cloth; clothes; textile; tunic; tee; garment; robe; dashiki; shirts; clothing; fabric; t-shirt"
    ),
    "africa.term.kettle": "pot; cauldron; cooking vessel; pan; jug; teapot; copper pot; kettles; pots; pottery; vessel",
    "africa.term.elephant": (
        "big grey one with a trunk; jumbo; long trunk; Dumbo; biggest beast; tusks; elephants; trunk animal; "
        "big ears; tusker"
    ),
    "africa.term.lion": (
        "big cat; king of the beasts; Simba; big cat with a mane; roaring beast; Mufasa; lions; mane; lioness; pride"
    ),
    "africa.term.zebra": (
        "striped horse; stripes; stripy thing; black and white horse; stripy pony; Marty; zebras; stripes "
        "animal; striped one; striped animal"
    ),
}
