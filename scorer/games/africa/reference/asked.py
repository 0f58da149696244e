"""How players ask for the entries of Africa: phrases for the search, separated by semicolons."""

ASKED = {
    "africa.comp.board": (
        "how many hexes are there on the map; what is printed on the big playing surface; how many cities "
        "does the map of the continent have; how big is this map of the continent anyway; how many honeycomb "
        "fields can I count on it; which towns are printed on there for starting off; is the points path "
        "running round the edge part of it; is the sea part of the board or just land; the thing with numbers"
        " round the outside; number of spaces on board; 101 spaces; size of the map; what does the board look"
        " like; how many towns on the board; is the scoring trail on the board; count the hexagons; what "
        "shape are the squares on this map; does the ring of numbers belong to the map; do lakes or deserts "
        "mean anything on it; hexes total; board map hexes start cities; which bits of the map can nobody go "
        "on; does Madagascar have its own hexes; how large is the playing area; do we need both sides of the "
        "board; any special terrain printed there; is the map the same for any number of people"
    ),
    "africa.comp.tiles": (
        "how many round cardboard chips should be in the box; count of gold, animals and goods pieces; did we"
        " lose a tile, how many in all; I counted 94 round bits, are some missing; what have we got in the "
        "pile of cardboard discs; how many zebras and lions ought to be in there; is there a breakdown of "
        "what sort of bits there are; cat knocked the box over, how many chips should I find; nobody knows "
        "how many lions there are, is that written anywhere; 96 tiles; tile breakdown by type; how many "
        "animals are in the game; how many gold tiles; how many nomads total; how many of each goods tile; "
        "are all the chips there; how many chips of each sort exist; so there are 85 without the temples, "
        "what are they; does it say anywhere how many zebras I can expect; tile distribution; chip mix odds "
        "of an elephant; i want to know my chances of flipping gold; we found a spare token under the sofa, "
        "how many do we need; 96 minus monuments; card counting the tokens, possible; how many nomads against"
        " animals; list of all discs in the bag; how many chits are there altogether; number of cardboard "
        "counters"
    ),
    "africa.comp.camps": (
        "how many wooden tents come in the box; which tents belong to which player; are the huts coloured or "
        "all the same; I only find 19 wooden huts, is one gone; why don't the little tents come in our "
        "colours; whose tent is whose when they all look identical; how many tent pieces ought there to be "
        "altogether; does red own any of these huts; someone mixed all the tents up, does it matter; 20 "
        "camps; camp count; how many base camps in total; do camps belong to anyone; do the camps have player"
        " colors; are the huts neutral; all camps the same color; how many houses are there in the box; do "
        "the little houses have an owner; can I tell my camp from hers once it is on the map; neutral "
        "buildings or in player colours; camps total 20; no colours on camps; is it legal to use his camp "
        "since they look the same; does a camp stay mine after I put it down; how many buildings does the "
        "game come with; wooden tent pieces all brown"
    ),
    "africa.comp.bonus": (
        "what is the plus three token for; cardboard thing with a 3 on it; strange chip that says +3; what's "
        "this lonely bit of cardboard with plus 3 on it; who gets the three point thingy; is there meant to "
        "be only one +3 disc; what do we do with the odd extra token; who is this plus 3 chip meant for; "
        "found one extra chip in the box, what is it; plus 3 token; whats the +3 for; only one +3 in the box;"
        " the bonus marker; bonus token; lonely chip with 3 on it; there is one token that says 3 on it, "
        "whose is it; what does the number three chip do; is there only a single three point token; 3 point "
        "chip purpose; one odd marker without a home; end bonus token count; for whom is that extra marker; "
        "do we each get a +3 or is it a race; what's the small thing with a plus sign"
    ),
    "africa.comp.explorers": (
        "why do I have two little guys; how many pawns does each person get; what is my second figure for; "
        "why did you hand me two meeples in green; what's the spare bloke in my colour good for; which one of"
        " my two men goes on the map; how many wooden people are in the box altogether; why two of the same "
        "guy in my color; is one of my meeples just a scorekeeper; 10 explorers; pieces per player; two pawns"
        " each why; number of meeples; which of my meeples is the score one; one guy to walk and one guy to "
        "score; player pieces; two people in my colour, where do they go; do I control both guys on the map; "
        "can my second meeple explore as well; why 10 figures for only five players; figures per colour; "
        "meeples two each one for points; is it legal to swap my scorer and my walker; one of my pawns never "
        "leaves the edge, right; am I allowed two explorers on the continent; which man is the walking one; "
        "scorer and walker"
    ),
    "africa.comp.refcards": (
        "how many cheat sheets are included; player aid in my colour; does everybody get a reminder card; "
        "where's my crib sheet with what I can do; is there a little help card for each kid; how many "
        "coloured reminder cards should be in here; can I look at a short version of the rules; is there a "
        "card that tells me what I can do; do I get my own cheat card; reference card; player aid cards how "
        "many; 5 summary cards; does every player get a help sheet; quick reference card; card with the rules"
        " in short; whats the card in my color for; what's the small card with all the pictures on it for; "
        "how many reminder sheets come with the game; do we have to keep the help card secret; rule summary "
        "each player; cards in five colours are those for playing; does that coloured card count as part of "
        "my hand; only 4 help cards here is one missing; icons explained on a card; player mat in my colour; "
        "the card that lists actions"
    ),
    "africa.comp.fifty": (
        "what are the chips with a 50 for; how many tokens saying 50 in the box; thing for going once around "
        "the scoreboard; what's the little disc with a fifty on it good for; how many fifties are meant to be"
        " in here; is that 50 thing money or points; do we each need one of the fifties; what are these 5 "
        "chips with 50 for; why is there a 50 chip for everybody; 50 token; 50 point markers; how many 50s; "
        "chip marked 50; five markers showing 50; whats the 50 piece; lap counter chip; the tokens that say "
        "50 whose are they; 5 chips reading fifty; do I pay with the 50s; a chip for when you have lots of "
        "points; 50s one per player; what happens to the big number chips; is fifty the start money; do we "
        "each have just one fifty; marker after a lap of the board; hundred chips or only fifties"
    ),
    "africa.comp.overview": (
        "what papers should be in the box; is there an extra page besides the booklet; loose leaf with a "
        "summary of how to play; there's a single sheet of paper besides the rule book, what is it; is the "
        "quick summary page missing from our copy; what reading stuff comes with the game; how many booklets "
        "are supposed to be included; our box has a booklet and one more page, is that all; which papers came"
        " with it; rules booklet; rulebook missing; separate overview sheet; paper stuff in box; loose sheet;"
        " instruction book and a sheet; how many sheets of paper are there; is the leaflet part of the rules;"
        " extra sheet in the box what for; paper contents; manual plus leaflet; rulebook lost what did it "
        "include; there are two bits of paper, which one do I read first; is there more than one book; does "
        "the sheet explain all the tiles"
    ),
    "africa.comp.monuments": (
        "how many pyramids and temples are hidden; how many sights are there to find in total; same amount of"
        " pyramids with fewer people; how many sphinxes and ruins lie under all those discs; do we chuck out "
        "some landmarks when it's just us three; how many old buildings are there to dig up; is it always "
        "eleven landmarks; only two of us, still 11 temples hidden; how many book of history type buildings "
        "are there to find; 11 monuments; how many monuments are there; monument count; all monuments used "
        "with fewer players; number of monuments in total; do we always play with 11 monuments; total "
        "temples; how many pyramids must we look for in all; is it legal to play with just some temples; "
        "number of special buildings among the chips; temples count 3 players; only ten pyramids in my box; "
        "how many of the 96 are pyramids; do fewer people mean fewer pyramids; ruins in the tile mix; two of "
        "us and all the temples go in, true; how often can I find a temple"
    ),
    "africa.setup.players": (
        "how many of us can join in; can we play it with 6; is it okay for just two people; can all six of us"
        " play this together; is this any good with only my husband and me; what's the most folks who can sit"
        " down for this; will it work as a solo game; theres six of us tonight, does it work; is there a solo"
        " mode; how many players; player count; max players; can I play alone; 6 players ok; how many can "
        "play; min number of players; is three a good number; can my whole class play; how many kids at once;"
        " can a sixth person squeeze in; player range; 2p up to what; just me tonight, will this work; does "
        "the box say 2 to 5 or 2 to 4; single player; teams of two allowed; we are seven people, too many; "
        "minimum two people"
    ),
    "africa.setup.time": (
        "how long does a game take; how many minutes does a game last; playing time; have we got time for this "
        "tonight; duration of a game"
    ),
    "africa.setup.tiles": (
        "how do we prepare the map before starting; do all chips get spread upside down; which hexes stay "
        "free at the beginning; mix the discs and fill the board; where do I chuck all these round bits at "
        "the start; do we deal a disc onto every single field; do the towns get a disc as well; should they "
        "lie picture side down; do some of them stay in the bag; do we peek at the chips when we put them "
        "out; is every hex covered at the start except cities; random or fixed layout; set up the map; where "
        "do the tiles go; shuffle tiles face down; do we use every tile with 2 players; board setup; how do I"
        " set up the board; are all tiles used with two players; how many go on the map with 2; tiles left "
        "out in the two player game; do all the chips go upside down; one chip on every spot or are there "
        "holes; mix chips put everywhere; is any spot left blank when we begin; how do we hide all the stuff;"
        " map prep chips face down; do I remove tokens for a smaller group; who lays out the chips; my chips "
        "do not fill the map, what did I miss; are cities covered with a chip; randomise the board; any "
        "starting tiles turned over already; is the whole pile of tokens in play for a pair; do all 96 go out"
        " however many we are; do we need every chit with fewer people; are some chits put aside when only a "
        "couple plays; all the counters face down on the map; full set of tiles for two"
    ),
    "africa.setup.supply": (
        "how many tents go into the circle top right; where does the +3 chip go before we begin; stack of "
        "huts for everyone with 4 people; what's the round spot with the temple in the corner for; how many "
        "huts do we stack up in the corner; do we put the plus three thingy with the tents; how big is the "
        "pile of spare tents for 3 of us; four of us, how many huts in the circle; how many shared huts with "
        "5; camp supply; 10 camps in the supply; setup with 3 or more; where do spare camps go; pile top "
        "right corner; camps in the circle; supply for 4 players; we are four, how many tents in the pile on "
        "the board; where is the shared stash of tents; what goes in the round space on the corner; ten "
        "houses or eight for three people; common pile 3 4 5 players; place the bonus chip with the tents; "
        "circle next to the temple picture; how many neutral huts start in stock; shared stock setup; does "
        "the stock change between 3 and 5 people; is the +3 part of the pile"
    ),
    "africa.setup.supply.2p": (
        "only two of us, how many tents in the pool; my wife and I, are there 8 or 10 huts; do our own tents "
        "come out of the 8; just me and my girlfriend, how many tents in the corner; does the corner pile "
        "shrink when only two play; is it 8 plus our own four huts; how many huts do a couple need in the "
        "stock; its just me and him, 10 huts or less; do the huts we start with come off the 8; supply with "
        "2; 8 camps; 2 player setup camps; two of us, supply size; supply for two excluding our own camps; 2p"
        " supply; is the circle smaller with 2; only me and my brother, how many tents in the pile; 2 players"
        " pile of tents smaller; are our four starting tents included; for 2 take out two huts; do a pair of "
        "us put 10 in the circle too; stock 2p eight; why fewer tents when two play; me and one kid, how many"
        " houses in the shared pile; how many tents does the circle hold for a duel; head to head stock of "
        "huts"
    ),
    "africa.setup.camps": (
        "how many tents do I begin with; do I have any huts before finding a pyramid; starting stuff for each"
        " person; does each kid get a couple of tents to begin with; how many huts do I own before I've found"
        " anything; do I start out with nothing in front of me; what do we hand out besides the men; do we "
        "each get huts for free at the start; how many huts in my hand at the beginning; starting camps; how "
        "many camps do I start with; 2 camps each; camps in front of me; first huts; starting inventory; how "
        "many base camps do you get at the start; how many tents do I have in hand on turn one; do we all "
        "begin with the same number of houses; everyone two tents; starting resources per player; can I build"
        " on my very first turn; do I get any tents for nothing; what do I hold when we begin; does everybody"
        " get two or just the first player; starting houses; is it right that I own two huts already"
    ),
    "africa.setup.camps.unused": (
        "we have tents left over while setting up; what to do with the spare huts; extra wooden tents back in"
        " the box; what happens with the tents nobody needs; do I chuck the surplus huts in the lid; can we "
        "grab those extra tents later if we run out; there are four huts too many on the table; we have 4 "
        "huts left over, where do they go; can we use the boxed huts later on; leftover camps in setup; extra"
        " camps back to box; spare camps not used; camps nobody needs; put the rest of the camps away; camps "
        "out of play; remaining huts; there are tents nobody got, throw them back in the box; surplus houses "
        "with three people; extra pieces, do they come back later in play; can the box refill the pile; am I "
        "allowed to use the leftover tents; leftover huts 3 players; remaining tents out of the game; four "
        "tents over after dealing, is that correct; discard spare camps; what if someone takes a tent from "
        "the box"
    ),
    "africa.setup.camps.table": (
        "how many tents for 2, 3, 4 or 5 people; we are 4, how many huts stay in the box; overview of huts "
        "per group size; three of us here, how many tents where; which number of huts for which number of "
        "folks; how are the 20 tents split up between us and the stock; five at the table, do all the huts "
        "get used; how are the 20 huts shared out for each player count; 2p 3p 4p 5p camps; camps per player "
        "count; table of camps; how many camps with 3 players; how many camps in the box with 4; camps for 5;"
        " camp numbers at a glance; camp split; tents for each group size; we are three, how many in box and "
        "pile; chart of houses by how many people play; 2 3 4 5 people tents where; camps distribution chart;"
        " do any stay in the box when five play; with four, how many go back in the box; setup chart huts; "
        "how many houses altogether in use with three; numbers of tents for every group"
    ),
    "africa.setup.colour": (
        "what does each of us take at the beginning; where do I put my second pawn; picking red or blue and "
        "getting your figures; can I be red, and what do I grab then; what bits does everyone collect before "
        "we kick off; where does the guy for counting points stand; do I pick my own colour or draw one; I "
        "wanna be blue, what do I get; which of my two guys goes on zero; pick a color; what does each player"
        " get; player setup; which stuff comes with my color; marker on 0; score pawn on zero; what do I take"
        " of my colour; what do I grab when I sit down; may I take green; who gets which colour; help card "
        "and two guys then what; choose colour take pieces; put one meeple on nought; which pieces belong to "
        "me; do we fight over blue or is it drawn; both my men, where do they start; player components; start"
        " score marker position; is it legal to pick a colour last"
    ),
    "africa.setup.fifty": (
        "where do we put the 50 chips; which field in the ocean is zero; big square in the sea on the left; "
        "where do I stick those discs with fifty on them; is the big blue box by the sea zero or fifty; which"
        " square do our counters start on; what belongs on the large square in the water; what is the big box"
        " at the start of the points trail; where do 50 chips sit at the beginning; where do the 50s go; 50 "
        "markers setup; big start field; place the fifties; zero space; start of the score track; large box "
        "in the atlantic; where do the chips with 50 wait; is the start box in the ocean zero; does our "
        "scoring guy start in the water; large field left of the coast; 50s lie where; which place is both "
        "nothing and fifty; pile of 50 chips at the beginning; do I keep a 50 in front of me from the start; "
        "spot for the fifty tokens; starting box by the atlantic"
    ),
    "africa.setup.startplayer": (
        "who is allowed to go first; does the youngest begin; how do we pick who begins; who kicks off the "
        "very first go; do we roll for it or does the oldest begin; is there a rule about who begins; should "
        "the tallest one start; is there a first player token; we cant agree who starts; first player; who "
        "starts; whos first; who goes first; start player rule; youngest starts; how to choose first player; "
        "who begins, the youngest or the oldest; how is the first person picked; no rule for who begins, "
        "right; may I just say I start; start player token; first turn decided how; does the last winner "
        "start; flip a coin for going first; my kid wants to be first, is that fine; does the book say who "
        "opens; who decides who opens the game"
    ),
    "africa.setup.startcity": (
        "where does my guy begin on the map; can two of us begin in the same town; who picks their town "
        "first; where do I plonk down my explorer to begin with; can I pick Cairo if she's already there; do "
        "we choose our first town one after the other; does everybody start out from the same place; she put "
        "her guy in my city, is that ok; do we pick our cities one by one; starting city; where do I start; "
        "pawn placement at the start; same city as another player; choose a city in turn order; start "
        "location; do we all begin in the same city; where do I stand my guy at the beginning; is it okay if "
        "two people begin in Cairo; five towns, who chooses first; may I choose the same town as mum; place "
        "pawn in turn order; do we go clockwise picking towns; all the good cities are taken; can I begin "
        "anywhere or only in a city; starting place for my meeple; city taken choose another; am I forced "
        "into a certain city; do I choose after the person before me"
    ),
    "africa.track.move": (
        "when do I get my points, now or later; how do I mark my score during play; can I lose points again; "
        "do I count up right away or wait till the finish; is anyone able to knock my score back down; how do"
        " we keep track of who's got how much; should I push my counter forward each time; do I write points "
        "down or move a guy; can someone take points off me; when do I score; score right away; scoring "
        "during the game; lose points; minus points; can my score go down; move my marker on the track; do I "
        "walk my scorer as soon as I get something; can I go backwards on the points; points counted "
        "immediately or at the end; keep a tally; is a point ever taken from me; move marker one step per "
        "point; when do we note our score; is scoring live; may we add everything up at the end instead; do "
        "others take my points away; forgot to move my scorer, can I catch up; counting as we go"
    ),
    "africa.track.fifty": (
        "my guy went once around the scoreboard; I just passed 50, what now; what happens at the zero field "
        "after a lap; I've gone all the way round, how do I show that; what do I grab when my counter comes "
        "back to the sea; my counter lands exactly on zero again, is that fifty; how do you remember you did "
        "a full lap; my scoring guy is back at the start, now what; do I get a chip for going round once; "
        "passed 50; over 50; 50 points; lap the track; landing on 0 again; go past the start field; take a 50"
        " marker when; my scorer came round to the beginning again; what do I do after forty nine; i have 52 "
        "how do i show it; do I take a chip when I pass the ocean; landed exactly on the start box; one full "
        "circle on the numbers; the track only goes to 49, what then; remember I did a lap; fifty chip when "
        "do I get it; passed zero take what; my little man ran a whole circle; is 50 counted when I only "
        "reach it"
    ),
    "africa.track.over99": (
        "second lap around the scoreboard finished; I have 100 and no other chip; score is too high for the "
        "scoreboard; my counter has done two laps, what happens; can you actually score a hundred in this; "
        "there's no second fifty disc for me, now what; what if someone racks up 105; I went round the points"
        " trail twice; someone scored 112, how do we show it; over 99; 100 points; more than 100; score past "
        "99; two laps; no second 50 marker; triple digit score; my score is over a hundred, what now; no more"
        " 50 chips for me; third time round the numbers; can I take two fifties; what if i hit 103; need a "
        "hundred marker; scored past 99 no chip; is there a limit to points; does the game stop at 99; two "
        "whole circles on the edge; is anybody allowed more than 99"
    ),
    "africa.turn.order": (
        "who is next after me; which direction around the table; do we go left or right; whose go is it after"
        " mine; does play pass to the person on my left; are we all going at once or one by one; do we go "
        "round the table like a clock; is it the person on my left next; do we all go at once; turn order; "
        "who goes next; play order; direction of play; simultaneous turns; one player at a time; whose turn "
        "after me; left neighbour goes next; clockwise or anticlockwise; do we play at the same time; order "
        "around the table; turn passes which way; may we change the direction; who's up now; does the order "
        "ever change; next player in line; one person finishes then the next"
    ),
    "africa.turn.choice": (
        "what can I do when it is my go; big jump or small steps and doing stuff; the two things to pick from"
        " when you're up; it's my go and I've no clue what I can do; do I either leap or potter about doing "
        "jobs; what are the two possibilities every time; can I mix leaping and doing jobs; first time "
        "playing, what do I do when its my turn; can I use both options in one turn; turn options; what can I"
        " do on my turn; how does a turn go; A or B; free move or two actions; whats in a turn; my turn what "
        "now; what am I allowed to do now it's me; I can do one of two things, which ones; big jump or two "
        "small jobs; choose fly or act; is it either one thing or the other; what are my choices; two modes "
        "pick one; is it legal to do half of each; what is a go made of; explain one turn; how many APs per "
        "turn; may I change my mind and take the other kind of go"
    ),
    "africa.turn.free_move": (
        "can I fly anywhere on the map; jump across the whole continent; where am I allowed to land when I "
        "teleport; how far can I go if I do nothing else; how do I get to the other end of Africa quickly; "
        "can I leap straight down to the south; where can't I land when I do the big hop; does my go finish "
        "once I've hopped; can I plonk my man wherever I like; can I just jump to the other coast; is the big"
        " jump free or does it cost my turn; may I jump onto a hut; free move; option A; jump anywhere; move "
        "anywhere on the board; where can my free move end; fly over face-down tiles; can I teleport; I want "
        "my guy all the way over there in one go; what spots are no good for landing; hop over everything "
        "without stopping; jump any distance then done; can I land on a face down chip; can I land where "
        "another guy stands; long jump to an empty hex; does flying cost anything; the tile I need is miles "
        "off, how do I get close; do unflipped chips stop me when I fly; may I land on a turned up lion"
    ),
    "africa.turn.double_action": (
        "walk two hexes then do something, twice; list of things I can do when I don't jump; how often can I "
        "walk and do stuff; what jobs can my man do once he's strolled a bit; is it step, job, step, job; "
        "what are all the five things I'm allowed to do; how does the normal go work when I stay local; what "
        "jobs are there if I dont jump; is it move act move act; option B; two actions; list of actions; the "
        "5 actions; move then act twice; what are the actions; up to 2 steps plus an action; what are the "
        "jobs I can choose from; walk a bit and do a job two times; list all five things; normal turn without"
        " jumping; small walk and act then again; action menu; what is my guy able to do; how many jobs each "
        "go; are flipping and building both actions; two AP with movement; two steps before each job; options"
        " for actions five kinds"
    ),
    "africa.turn.move": (
        "how many hexes can my guy walk; can I walk again after I did my second thing; do I have to walk "
        "before I flip something; 2 steps or fewer; how far can I stroll before I turn something over; is it "
        "just one field or a couple; can I wander off at the end after both jobs; do I have to budge at all "
        "or can I stand still; can I trample over tents on the way; can I stay where I am and still act; can "
        "I save steps for the second move; may I walk 4 then do two things; how far can I move; movement "
        "range; move before acting; move zero spaces; must I move; walk after the second action; how many "
        "steps does my guy take; one two or zero steps; can I go two hexes then flip; is it OK to stand still"
        " and do a job; step limit before a job; walk on turned up chips; can I walk after building; two "
        "hexes each time so four in total; unused steps kept; moves before action max; after my last action "
        "may I walk away; forced to move before acting"
    ),
    "africa.turn.move.block": (
        "what stands in my way when walking; can I walk across upside down chips; which hexes can I not go "
        "through; can I stroll over discs nobody has turned yet; what can't my meeple go past; is her meeple "
        "in the way a wall for me; may I squeeze through where something's still hidden; can I cut through "
        "chips nobody has flipped; there is an unflipped chip in my way; what blocks me; cannot walk there; "
        "walk over face-down tiles; pass through unrevealed tile; can I walk on chips that are still upside "
        "down; what do I have to go around; who is in my way; blocked path unflipped tile; a hidden chip lies"
        " between me and there; walk past another guy; which things stop me; stuck behind face down tiles; "
        "obstacles on the map; is a closed tile a wall; do I have to walk round closed chips; hemmed in by "
        "hidden chips"
    ),
    "africa.turn.one_explorer": (
        "can two guys stand in the same hex; may I share a spot with another pawn; his figure is where I want"
        " to stop; is there room for both our meeples on one field; can I barge in where he's standing; could"
        " I push someone off their field; are we allowed to stand together; somebody is already standing "
        "there, can I stop too; can I kick his guy out; two explorers same space; share a space; stacking "
        "explorers; space already taken by a player; can we stand on the same hex; max one pawn per hex; bump"
        " another player; two guys on one spot; is it allowed to land on his spot; can I push him away; "
        "somebody sits on the hex I want; may we stand together; one meeple per hex; occupied by someone "
        "else; can I bump a player; sharing a field with my sister; can a third guy come too; my spot is "
        "taken; only one person in a place"
    ),
    "africa.turn.actions.order": (
        "can I do the same thing twice; flip two chips in one go; first build a tent and then flip; could I "
        "turn something and then turn something again; does it matter what I do first; am I allowed two of "
        "the very same job; must the two jobs be different; can I build twice instead of flipping; must I "
        "flip before I build; same action twice; repeat an action; order of actions; reveal twice; two "
        "reveals in a turn; any 2 of 5; different actions required; same action twice in a row; flip twice in"
        " one turn; do the same thing two times; flip flip allowed; can I build first and flip later; same "
        "job both times; two of the same thing in one go; does the order of jobs matter; repeat action; may "
        "both my actions be moving lions; is it legal to choose one action twice; any combination of two; two"
        " different ones or can they match; decide second job after seeing the first"
    ),
    "africa.turn.actions.skip": (
        "do I have to do both things; can I just walk and not do anything; only want to do one thing this "
        "time; can I stroll four fields and leave it at that; is it fine if I only use half my go; nothing "
        "useful to do, must I do it anyway; can I drop my second job; I only want one of my two things, "
        "allowed; am I forced to flip something; skip an action; only one action; do nothing; are actions "
        "optional; must I take both actions; just move no action; waive the second action; can I use just one"
        " job; may I walk and not do any job; only first action then stop; skip second action; is it "
        "compulsory to act twice; I want to stop early; do I lose out if I leave one; nothing to do, end my "
        "turn; unused action; am I allowed to waste an action; one thing is enough for me today"
    ),
    "africa.action.reveal": (
        "how do I flip a chip over; can I look at the one I am standing beside; how many can I uncover at "
        "once; do I peek secretly at what I flipped; how do I turn one of those hidden things up; does my man"
        " have to be next door to look under it; do I show everyone what I dug up; can I peek at one two "
        "fields off; do I have to stand on it to flip it; can I keep secret what I flipped; reveal a tile; "
        "flip a tile; how do I reveal; reveal how many tiles; reveal tile two spaces away; secret look at a "
        "tile; reveal next to me; how do I turn a chip over; which chips can I flip; I stand beside it, can I"
        " see what it is; peek under a token; is it one chip for each job; may I flip the one under me; "
        "uncover hidden thing next to my guy; flip neighbour tile only; can I look before I choose; two away "
        "too far to flip; is everybody allowed to see; does the flipped chip go back down"
    ),
    "africa.action.reveal.resource": (
        "I flipped a nugget, what do I get; turned over diamonds, do I take them; found two lumps of gold; I "
        "dug up a bit of gold, can I pocket it; how much for turning up two sparkly stones; do rocks stay "
        "lying there or do I nick them; what's a single nugget good for right when it's found; I found gold, "
        "do I get to keep it now; does the finder own the gems; flip gold; flip gems; found gold points; gold"
        " tile revealed do I keep it; gem tile 2 points; who gets the gold when revealed; gold stays on the "
        "board; I turned up something yellow and shiny, what now; do I get points for finding jewels; two "
        "nuggets on the chip how many points; gold found take or leave; who owns a found diamond; shiny chip "
        "stays where it is; reveal treasure points; is the gold mine because I found it; points right away "
        "for two gems; do I need a tent to take the gold I just found; single nugget one point"
    ),
    "africa.action.reveal.goods": (
        "I found a drum, is it mine; flipped a shirt, what happens now; do I get points straight away for a "
        "pot; does the figurine stay lying or come to me; I turned up a mask, can I keep it; does the thing I"
        " found leave a hole in the map; do I lay the kettle out in front of me for all to see; any points "
        "for a piece of cloth right away; I flipped a pot, does it go to my pile; do goods stay on the map or"
        " come to me; revealed goods; flip a drum; goods tile goes to me; do I keep goods; found trade goods "
        "what now; points for goods when flipped; space empty after taking goods; I turned up a shirt, do I "
        "keep it; goods tile goes where; found a drum take it; no points yet for a pot; is there a hole left "
        "on the map; keep the thing in front of me; do I put goods in my pile or leave; open or hidden in "
        "front of me; mask found, points now or at the end; collectible found what do I do; is the empty spot"
        " now free for others"
    ),
    "africa.action.reveal.exchange": (
        "do I have to swap after finding a drum; flipped a shirt, can I trade with somebody now; just hold on"
        " to the pot without swapping; just found a kettle, may I barter with Tom; is bartering a must once "
        "I've dug up a drum; can I simply keep my mask and leave everyone alone; what may I do with someone "
        "else's things after finding one; found a pot and dont want to trade, ok; can I trade right after "
        "finding a shirt; exchange after reveal; optional trade; must I trade; trade or keep; swap is "
        "voluntary; may I skip the trade; one trade after finding goods; found a pot, must I swap; can I say "
        "no thanks to swapping; just found a shirt want to keep it; optional swap; is trading forced on me; "
        "after a find one swap; do I swap now or wait; swap or leave it; the turn I flip goods what may I do "
        "with others; am I obliged to trade when I flip goods; who decides whether there's a swap"
    ),
    "africa.action.reveal.animal": (
        "I turned over a lion, what do I get; can the elephant go to its friends right away; how much for a "
        "zebra beside two zebras; found a beast, may I shift it; turned over an elephant with two jumbos next"
        " door, how much; can I send the lion I just found to join his mates; do I count the zebra itself "
        "when I've only just found it; what's the most I can get for one creature; may I park the beast "
        "somewhere better straight off; I found a lion all alone, how much is that; can I put the new zebra "
        "with other zebras right away; flip a lion; points for flipping an animal; flip then move animal; max"
        " 7 points; found an elephant what now; score new animal; move freshly revealed animal; I found a "
        "zebra and there are two more zebras next to it; can the found lion hop over to the other lions; how "
        "many points for a new elephant; lion no friends one point; reveal animal move then score; does it "
        "count itself when found; best I can get for finding an elephant; must it go somewhere with more of "
        "its kind; is the new animal forced to stay; flipped zebra worth; found a beast, where can it go; "
        "three lions round the one I turned up"
    ),
    "africa.action.reveal.nomad": (
        "I flipped a wandering guy, how much is it worth; found a traveller, may I put him elsewhere; the "
        "person tile likes free room around him; dug up a Bedouin, what does he bring; can the tribesman go "
        "someplace roomier right when found; how do I count blank fields round the tribal guy; what's the "
        "best I can score for a camel rider; found the desert man, how much do I get; may I send a found "
        "nomad elsewhere before scoring; flip a nomad; nomad points; score for nomad when flipped; nomad "
        "empty spaces; move freshly revealed nomad; found a nomad what now; max 6 for nomad; I found a man in"
        " the desert, what is he worth; count the holes around him; nomad flipped six empties; can he walk to"
        " a place with more room first; found guy no points for himself; reveal nomad then move then count; "
        "how many for a person tile; is he stuck where I found him; new nomad worth how much; free hexes "
        "beside the man I just turned up; may I move him to an equally open place"
    ),
    "africa.action.reveal.monument": (
        "I found a pyramid, what now; do I get a tent for the temple; how much is uncovering a sphinx worth; "
        "dug up an old ruin, what's my prize; do I grab a hut for finding a sphinx; no points for a temple, "
        "really; what do I get when it's a landmark under there; I found a temple and got no points, is that "
        "right; what do I get for digging up a monument; flip a monument; found a monument; monument gives a "
        "camp; points for monument; temple reward; how do I get more camps; how to earn another hut; I found "
        "a pyramid, what do I win; pyramid gives me a tent; do I get points for pyramids; temple found take "
        "hut from pile; does the pyramid go in my pile; reveal monument reward; where does the building stay;"
        " is a house my prize for a temple; one more tent when I dig up something old; no points for a "
        "pyramid why; earn tents"
    ),
    "africa.exchange.when": (
        "when is swapping allowed; can I trade at any time in my go; how many swaps per found shirt; at which"
        " moment can I barter with the others; may I barter later if I forgot to; do I get another barter "
        "when my second dig is a mask as well; can I do a deal when it isn't my go; can I trade before I flip"
        " anything; I forgot to trade last turn, may I do it now; when can I trade; trade timing; exchange "
        "any time; trade on someone elses turn; how often can I trade; trades per turn; trade only after "
        "flipping goods; at what point can I swap stuff; can I swap on your turn; swap now or later; only "
        "after finding goods; how many swaps in a go; trade window; is it legal to swap before flipping; I "
        "flipped gold, can I swap; found two things so two swaps; do I lose the chance to trade if I wait; "
        "one swap per find; swap straight away only"
    ),
    "africa.exchange.forced": (
        "do they have to agree to the trade; can she say no when I want her drums; swapping against someone's"
        " will; she's cross that I nicked her masks, can she stop me; is the other one asked before I take "
        "their things; may my brother block the barter; do both have to want the deal; he doesnt want to give"
        " me his drums; I dont need your permission to trade, right; refuse trade; forced trade; can they say"
        " no; do both players have to agree; trade without consent; is trading mandatory for the other guy; "
        "decline a trade; my little one is crying because I took her drums, was I allowed to; I do not want "
        "to swap, can he make me; does the other one get a say; is it legal to take without asking; can you "
        "just take my drums; no saying no; victim's permission; forced swap unfair; who decides if the deal "
        "happens; may the other person block my swap; does she need to agree; veto a trade"
    ),
    "africa.exchange.take": (
        "can I grab shirts from two people at once; how many drums do I get from him; can I pick both masks "
        "and pots from her; do I grab every single shirt he has; can I help myself from two folks at the same"
        " time; which of her things may I nick when bartering; only one type from only one person, is that "
        "it; may I grab a drum from her and a pot from him; can I leave out the ones I dont want; what can I "
        "take in a trade; take all of one kind; steal goods from one player; trade with two players; mix "
        "kinds in a trade; take everything he has of it; choose who to trade with; he has two shirts and "
        "three pots, may I empty both of those; whose stuff can I take; do I get all his pots or just one; "
        "one kind from one person only; pick a player pick a kind; may I take two sorts of things; take every"
        " drum; which goods can I grab from her; can I choose two opponents; must I take the whole lot; who "
        "decides which kind; grab a full set from one opponent"
    ),
    "africa.exchange.give": (
        "what does the other one get back; how many must I hand over in a swap; do I pay with the thing I "
        "just flipped; what do I pay back when I nick three pots; may I hand over whatever junk I like; do I "
        "give the same number as I grabbed; does the one I just dug up go into the payment; I take 3 of "
        "yours, what do you get back; do I pay with what I just found; what do I give in a trade; how many do"
        " I give back; same number back; which goods do I give; give different goods; trade 2 for 2; must I "
        "give the kind I just flipped; I grabbed two pots after finding a mask, what does she get; what do I "
        "have to pay for the things I took; give back the same amount; which kind do I hand over; I just "
        "found a statue, is that what I give; can I pay with something else; payment in a trade; one for one "
        "swap; is the fresh one included in what I pay; do I choose what to give; I took 2 so I give 2; may I"
        " give gold instead"
    ),
    "africa.exchange.enough": (
        "she has 3 pots but I only have 2; he has more than me, can we trade; how many do I need to be able "
        "to swap; he's got four masks and I've got three drums, possible; do I need as many as the other one "
        "owns; I'm one short for the barter, is it off; does the one I just found help me reach the number; "
        "he has 4 and I have 3, can I still swap; how many do I need before I can take hers; enough tiles to "
        "trade; not enough for a trade; need as many as he has; minimum for a trade; she has more than me; I "
        "only have 1 and she has 2; does the new tile count for trading; I turned up my second drum and he "
        "has three shirts, is that enough; do I have enough to swap; he owns more than I do; can't pay for "
        "all his shirts; how many of mine do I need; not enough drums no deal; I have two and he has two, "
        "works; is the just found one counted in what I own; she has more pots than I have masks; no swap if "
        "I am short; can I owe him one; too poor to trade"
    ),
    "africa.exchange.partial": (
        "I have 3 drums and take only 1 pot; do I lose all of mine when trading; left over pieces after "
        "swapping; I own more drums than she has pots, what about the extra ones; do I keep what's left after"
        " a barter; bartering three of my five shirts, where do the other two go; must my whole pile go over "
        "to him; do I lose my whole set if I swap for one; I had 4 and paid 2, what about the rest; keep the "
        "rest; leftover goods after trade; I have more than needed; give only some of mine; surplus goods in "
        "a trade; extra drums stay mine; keep the remaining ones; she only had one shirt and I hold three "
        "drums, do I keep two; do I keep my spare ones after a swap; only hand over what I took; I have five,"
        " he has two, what do I lose; remaining pots stay with me; change from a trade; give part of my set; "
        "extra ones left; is my whole stack gone; I own more than needed; swap two of my four; no need to "
        "empty my pile"
    ),
    "africa.exchange.older": (
        "can I trade away the shirts I found before; pots I collected ages ago, can I swap them; are my "
        "collected things safe from others; can someone still nick masks I dug up ages ago; I found kettles "
        "earlier, may I pay with those now; are my things safe once they lie in front of me; paying with an "
        "old drum when I've just dug up a shirt; I have shirts from before, can I pay with them today; can "
        "others steal what I found last turn; old goods; goods collected before; use my old shirts in a "
        "trade; can people take my old goods; are my goods protected; previously found goods; goods already "
        "in front of me; I have pots lying here since round one, can they still be swapped; I have three old "
        "drums, can I swap them now; use things from last round to pay; do earlier finds stay tradeable; can "
        "he take what I collected long ago; stuff from before; is my pile safe; old goods need a new one of "
        "the same kind; I found a shirt today but want to pay pots; collected earlier trade later; locked in "
        "goods; when can old items be swapped again"
    ),
    "africa.exchange.samekind": (
        "can I swap a drum for a drum; taking shirts when I found a shirt; trade identical things, any use; I"
        " dug up a mask, may I grab her masks; swapping shirts for shirts is pointless, isn't it; could I "
        "barter kettle against kettle; is it daft to take the same sort; I found a pot, can I take his pots; "
        "is swapping like for like allowed; trade same kind; shirt for shirt; swap identical goods; take the "
        "same type I flipped; drum against drum; pointless trade; same for same; I just flipped a shirt and "
        "Ben has shirts, any point taking them; swap a pot for a pot; same thing for same thing; I found a "
        "drum can I take drums; pointless swap legal or not; does taking my own kind help; equal kind "
        "exchange no effect; increase my drums by taking his drums; can I get more shirts by swapping shirts;"
        " why would I take the same kind; net zero trade"
    ),
    "africa.action.move.source": (
        "which beast can I grab and carry off; does the zebra have to be beside my guy; can I pick up the one"
        " I stand on; which lion am I able to push around; must the beast be right next door to my meeple; "
        "could I shove the zebra under my own feet; can I drag a camel rider from two fields off; can I move "
        "a lion two hexes from my guy; does my meeple need to be next to the animal; which animals can I "
        "move; pick up an animal; animal next to my explorer; animal under my explorer; only face-up animals;"
        " how close for moving; nomad adjacent to me; the lion I want lies one hex beyond my neighbour hex, "
        "can I reach; which animal may I pick up; must the lion be beside me; can I move the one under my "
        "feet; is two hexes too far to grab it; how close do I need to stand; nomad next door can I move him;"
        " animals near my guy only; may I move face down animals; zebra not next to me; do I have to be on it"
        " or by it; anyone's animals or just mine; which lion may I shift; how near must the beast be that I "
        "shift"
    ),
    "africa.action.move.target": (
        "how far can a lion be carried; can the elephant go across the whole continent; where may I drop the "
        "traveller; could I send this zebra right down to the Cape; is there a limit to how far I drag a "
        "creature; where's the elephant allowed to land; can I put the tribesman at the opposite coast; can "
        "the lion go right across the map; must the new place be near my guy; where can I move an animal; how"
        " far can an animal go; move animal distance; animal anywhere on the map; destination for nomad; "
        "unlimited distance for animals; put the lion wherever; move an animal far across the map; carry a "
        "lion to the other side; I picked up the zebra, how far away may I set it down; where can the animal "
        "go; as far as I like; put elephant on the other coast; drop zone empty hex; how many hexes may a "
        "lion travel; does it walk or fly; nomad to far empty place; can I put it in a city; is there a "
        "distance limit for beasts; may it land on a tent; do closed tiles block a moving animal; send an "
        "elephant to the far end of the map; can I shift a beast clear across Africa; relocate a zebra to "
        "another corner of the continent; may a nomad end up at the opposite end; from the top of the map to "
        "the bottom with a lion; how far away can I relocate a beast"
    ),
    "africa.action.move.animal.cond": (
        "when am I allowed to shift a lion; does the herd have to get bigger; must the zebra have more "
        "buddies than before; can I shove a lion somewhere just for fun; does the elephant need more mates at"
        " its new home; when is it not OK to push a zebra elsewhere; 1 mate before and 2 mates after, is that"
        " enough; can I break up her herd; lion has one friend here and two there, may it go; may I move this"
        " animal; condition to move a lion; more of the same species; move animal to fewer friends; bigger "
        "herd required; when not allowed to move animal; move to a worse place; this elephant has two mates, "
        "may it go where there is one; lion must get more friends; why can't I move this zebra; is the same "
        "number of friends fine; needs bigger group at the new place; can I take an elephant away from its "
        "herd; move only if it improves; one more neighbour of its kind; when is a move illegal; may I split "
        "up a family of lions; can I scatter his herd; different animals next to it do they count; shift an "
        "elephant to where its kind is bigger; what has to be true before I shift a lion; relocating a zebra "
        "is only allowed if"
    ),
    "africa.action.move.animal.points": (
        "what does carrying an elephant to the herd earn; herd of 3 minus the one it left; do I count the "
        "lion itself when relocating; how much for bringing a lonely zebra to three others; do I take off the"
        " mates it left behind; from one lion buddy to three buddies, how much is that; shoved an elephant "
        "over, do I get the full herd; zebra went from 1 friend to 4, how many points; do I count only the "
        "gain; points for moving animal; score animal move; new minus old; moved lion how many points; count "
        "herd after move; does the moved animal score itself; subtract the old herd; I carried a lion from "
        "one friend to four friends, what do I score; how many points when I move a lion to other lions; new "
        "friends minus old friends; count the herd it joins; do I count the one I moved; moving zebra 0 to 3;"
        " score for herding; moved animal difference; was next to one now next to four; how much is it worth "
        "to move an elephant; full herd or only the extra ones; max 6 for a moved animal"
    ),
    "africa.action.move.nomad.cond": (
        "when can I relocate the traveller; must he have more room around him than before; desert guy needs "
        "more free hexes; can I push the tribesman somewhere more crowded; does the camel rider need extra "
        "breathing space to go; when am I allowed to send a Bedouin away; same amount of open fields around "
        "him, can he still go; can I put the nomad in a crowd; nomad has 3 free now and 3 there; may I move "
        "this nomad; condition nomad move; more empty spaces needed; nomad needs more room; nomad to a "
        "tighter spot; when not allowed to move nomad; nomad to fewer empties; the nomad has four open "
        "neighbours and there he'd have three; can the desert man move to fewer holes; needs more space than "
        "before; nomad same number of empties; when may I push the nomad; is equal allowed for nomads; move "
        "nomad only if more free hexes; why can't I move this nomad; he has to get more room; is it legal to "
        "move him into a crowd; must his new place be emptier; one more empty hex enough"
    ),
    "africa.action.move.nomad.points": (
        "what do I get for relocating the wandering guy; difference of free hexes before and after; traveller"
        " goes from 1 to 3 free neighbours; how much for sending the tribesman to open country; camel rider "
        "had 2 blank fields and now 5, how much; do I subtract the room he had before; Bedouin goes from "
        "crowded to roomy, what do I score; nomad went from 2 free to 6 free, how many points; only the gain "
        "for a moved nomad; points for moving nomad; nomad move score; empty spaces new minus old; nomad from"
        " 1 to 4; how many for shifting a nomad; calculate the nomad difference; nomad difference; I shifted "
        "the nomad from two holes to six, what do I score; how many points for moving the man; free hexes now"
        " minus before; nomad 2 to 5; moved nomad score; more holes around him what do I get; subtract the "
        "old empties; count empties after the move; was boxed in, now six free; nomad relocation points; do I"
        " score all empties or just the extra; max for moving a nomad"
    ),
    "africa.action.move.only": (
        "can I shift a pyramid or a tent; relocate gold nuggets to a better spot; which things stay put "
        "forever; can I drag a temple next to my man; are huts allowed to be packed up and shifted; which "
        "bits can be pushed around at all; may I shove somebody's diamonds away; can I pick up my hut and "
        "build it elsewhere; can I carry gold somewhere; move monument; move gold; move camp; move a base "
        "camp later; what cannot move; can goods be moved; relocate gems; can I move the pyramid; what can be"
        " moved on the map; is gold movable; can't move houses; move a shirt on the board; which tiles are "
        "stuck; are buildings fixed for the game; push gems next to my tent; temples stay put; relocate camp "
        "illegal; who can move a tent; only beasts and people move"
    ),
    "africa.action.camp.place": (
        "where can I build my tent; do I have to stand where I put the hut; can I take my tent back later; "
        "may I build in a town; where do I pitch a tent; does my meeple have to be standing on a blank field "
        "to pitch; do I get my hut back at some point; can I pitch right in the town I started from; could I "
        "plonk a hut on the field next door; where can I build a hut; do I need to stand on the spot where I "
        "build; build a camp; where can I place a camp; camp under my explorer; take camp back; camp in a "
        "start city; do I get my camp back; build hut on neighbor space; where may I put my tent; do I have "
        "to be on the spot; house goes under my guy; can I build beside me; tent in a town okay; does the "
        "tent come off again later; build on empty hex; no tile no tent there; pick up my house later; place "
        "hut rules; am I allowed to build where I stand; spot must be free to build"
    ),
    "africa.action.camp.choice": (
        "what are the two ways to use a tent; do I have to say what my hut is for; pick either points or gold"
        " with a hut; I'm pitching a tent, do I grab rocks or count creatures; may one hut do both jobs for "
        "me; when do I have to say what the tent is good for; can I switch the hut's job later on; can I "
        "decide later what my hut is for; gold or points when building; camp choice; research or resource; "
        "two camp types; decide when placing; switch camp type later; what can a camp do; two ways to use a "
        "base camp; what are the two kinds of tent; tent for points or for treasure; do I say what it is when"
        " I build; pick one use for the house; can it be changed afterwards; science or treasure; which is "
        "better count animals or take gold; one purpose per tent; two functions choose; do I have to announce"
        " the job"
    ),
    "africa.action.camp.research": (
        "what does a tent give for lions and pyramids; points for the things surrounding my hut; does gold "
        "around the tent bring points right now; how much does pitching a tent next to two lions and a temple"
        " bring; do hidden discs round my hut count; which pictures around the tent give me points; what's "
        "the most a single hut may bring; do I take the creatures away afterwards; I built beside two zebras "
        "and a temple, how many points; do the animals go away after I score them; research camp points; "
        "score animals with a camp; how many points does a camp give; points for monument next to camp; max 6"
        " for camp; do gems count for research; face-down next to camp; I put my tent between a lion, a zebra"
        " and a nomad; what do I score when I put a tent by animals; tent next to lions zebras pyramids; does"
        " the gold next to it score; one point each neighbour; count animals and temples round my house; are "
        "nomads counted by a tent; unflipped chips beside my tent; max six points; do the animals vanish "
        "after scoring; goods next to camp count; do different animals all count"
    ),
    "africa.action.camp.resources": (
        "grab all nuggets around my tent; how do I get gold and diamonds for myself; points at once for "
        "picking up jewels; how do I get hold of the gold lying about; pitched a tent by three diamonds, do I"
        " pocket them all; is grabbing jewels worth something immediately; can I loot everything shiny round "
        "my hut; I built a hut next to gold, do I get it all; do gems score now or later; collect gold; get "
        "gems; how do I get gold; pick up gold; camp next to gold; do I score when taking gold; grab all "
        "shiny next to the hut; there are three gold tiles around my new tent, how many come to me; how do I "
        "take gold off the map; tent next to gold do I take all of it; pick up jewels with my house; points "
        "for gold now; collect all shiny stuff around; can I leave some gold behind; gold goes in front of "
        "me; are hidden chips taken too; grab gems action; does the taken gold leave a hole; do I get points "
        "when my tent picks it up"
    ),
    "africa.space.empty": (
        "what is a free hex; does a pawn make the hex full; is a town a free spot; when is a field blank; "
        "does someone standing there make the field full; is the town where I started blank as well; is a "
        "field with nothing but my meeple open; does a town count as a free spot; a guy stands there but no "
        "chip, is it free; empty space; what is empty; when is a space empty; is a city empty; explorer on "
        "empty space; define empty; blank space; what does empty mean; does a meeple fill a spot; nothing on "
        "it except my guy; free spot definition; vacant hex; is the hex under my pawn empty; blank with a "
        "person on it; which spots are free; a town nobody built in; do I count hexes with people as free; no"
        " tile no tent means empty"
    ),
    "africa.space.under": (
        "can a beast be put where a guy is standing; can the lion go where my figure is; putting the "
        "traveller beneath somebody's pawn; can I shove a zebra under somebody's feet; is it OK to park the "
        "tribesman where my man stands; may a creature share a field with a meeple; he stands on the spot I "
        "want for my lion; my guy is in the spot where the lion should go; can an animal and a meeple be on "
        "one hex; tile under explorer; animal under a pawn; nomad under my guy; put lion where I stand; slide"
        " tile beneath a meeple; explorer on top of animal; occupied by a pawn but still ok; can an animal go"
        " under my guy; lion on the same spot as a meeple; slide the nomad under him; occupied by a person is"
        " that free; put chip beneath a pawn; tile and pawn together; move a zebra to where she stands; my "
        "own spot for the lion; may it end up under me; pawn on top of tile ok; her figure doesn't stop my "
        "elephant"
    ),
    "africa.space.notempty": (
        "which hexes are occupied; does a tent fill up a hex; upside down chip, is that spot taken; is a "
        "field with a hut on it blank or not; does a face down disc make the field full; when is a field not "
        "free for my tent; which fields can't I use for parking a beast; theres a chip on it, is it free or "
        "not; a hut stands there, can the lion go; not empty; occupied space; when is a space full; does a "
        "camp fill a space; does a face-down tile fill a space; taken hex; what makes a space non-empty; is a"
        " spot with a tent full; closed chip counts as full; what fills a spot; turned up gold is that spot "
        "empty; not free hex; a house is there so no; can't go there why; does a temple make the spot taken; "
        "spots that don't count for the nomad; anything lying on it"
    ),
    "africa.space.adjacent": (
        "what counts as a neighbour; do corners touching count; how many neighbours on the edge of the sea; "
        "which fields are touching mine; is diagonal next door too; how many fields lie round mine at the "
        "beach; are these two next to each other if just the tips meet; does diagonal count; how many hexes "
        "touch mine; next to; what is adjacent; how many neighbors; share an edge; spaces at the coast; do "
        "islands or water count as neighbours; touching only at a point; what is a neighbour; only sides "
        "count or corners too; how many around one hex; next door meaning; spots at the seaside have fewer; "
        "touching hexes; is across the water next to me; adjacent definition; neighbours six; does it have to"
        " share a side; is two away still near; over the lake counts as next to"
    ),
    "africa.end.trigger": (
        "when is it over with 4 people; last pyramid found, do we stop now; how do we know we are finished; "
        "how long do we go on playing this; somebody dug up the eleventh temple, is that it; do we stop mid "
        "go when the last landmark shows up; when are we done with three of us; we found all 11, do we stop "
        "right now; whats the end of the game; game end; when does it stop; end condition; how long does it "
        "last; when does the game end with 3; 11th monument; finish the round after last monument; when do we"
        " stop; last pyramid means over; eleven temples found; game over with three people; does the round "
        "get played out; end trigger monuments; over in the middle of my turn; do others get a go after the "
        "11th; how do I know it's finished; are there turns left after the last temple; what if all tiles are"
        " open first"
    ),
    "africa.end.trigger.2p": (
        "just two of us, when do we stop; how many pyramids until it is over for a couple; 9 temples found "
        "and two people; when does it finish with only my sister and me; we're a pair and found nine ruins, "
        "are we done; how many landmarks must the two of us dig up; do we carry on to eleven when only two "
        "play; two of us and 9 temples out, is it over; does two player stop at 9; game end with 2; 9th "
        "monument; 2p end; when does it stop for two; monument 9; finish for 2; two of us, how long; nine "
        "pyramids then stop; do we stop at nine or eleven when it's just two; end for a pair; 2p ends early; "
        "ninth temple found; over after 9; duel end trigger; me and mum finished at nine; shorter for two "
        "people; two player end of game"
    ),
    "africa.end.bonus": (
        "what do I get for finding the final pyramid; are the 3 points extra to something; tent or plus three"
        " for the last temple; I dug up the very last ruin, what's my reward; is there a tent as well as the "
        "three for the last landmark; who gets to grab the plus three disc; do I count that +3 once or twice;"
        " I found the last one, what do I win; do I get points for ending the game; last monument bonus; who "
        "gets +3; 3 extra points; reward for the last monument; I flipped the last monument; last temple "
        "prize; do I get 3 points plus something; does the plus three count again in the final scoring; is "
        "the chip worth more at the end; I just turned over the eleventh temple, what do I take; I found the "
        "last pyramid, do I get three points; three extra for ending it; no tent for the final one; does the "
        "chip score again later; +3 added right away; ending the game reward; last temple three points or "
        "six; finisher bonus; is the token worth points on top; who gets the three; do I move my scorer for "
        "the +3 now"
    ),
    "africa.end.table": (
        "how many pyramids until it is over; 2, 3, 4, 5 people and the final temple; is it 9 or 11 temples; "
        "which temple is the last one for how many people; two at the table or four, when do we quit; 9 or 11"
        " landmarks for three folks; number of ruins to finish depending on the group; when does it end for "
        "each number of people; how many temples till the end with 2 or 4; end by player count; 9 or 11 "
        "monuments; last monument 2 3 4 5 players; which monument ends; monuments needed per number of "
        "players; end table; which pyramid ends it for how many people; two nine others eleven; how many "
        "temples for 3; end number per group; 4 players last temple; 5 people how many pyramids; table of "
        "endings; we are three, is it nine; which number is the last one; does the end depend on how many "
        "play"
    ),
    "africa.score.goods": (
        "how much are 3 shirts worth; I have 4 drums, how many points; what do pots and masks bring when we "
        "are finished; value of a set; what's a pile of five masks worth; I own 2 kettles and 1 shirt, what "
        "does that make; do mixed drums and shirts add up as one set; how much does a fourth pot bring me; "
        "points for the stuff lying in front of me; I have 3 drums and 2 pots, how much; is it better to "
        "collect all the same; points for sets; 2 of a kind; 5 of a kind; 3 of the same; 1 3 5 8 12; how much"
        " for 4 shirts; do different goods combine; we've finished and I own four pots and one shirt, what's "
        "that worth; what are my shirts worth at the end; three the same how many points; two drums three "
        "points; how much for one pot; is a big set better; mixed stuff no bonus; each kind counted alone; "
        "worth of five masks; do I add all my goods together; end points for my pile; one of each kind worth"
    ),
    "africa.score.goods.more": (
        "I have 6 pots, how much is that; value of seven shirts; set bigger than 5; someone hoarded six "
        "masks, what do they bring; is the chart missing a number for half a dozen; can you have more than "
        "five of the same thing; eight drums, is there any value; I somehow got six shirts, how many points; "
        "no value printed past five; 6 of a kind; 6 same goods; more than 5 of one good; seven drums; table "
        "ends at 5; sixth shirt; goods beyond 12 points; what if I have six drums; more than five alike no "
        "number; 6 shirts value; is six worth more than five; seven of one thing; can a set have six; extra "
        "tile after five; nobody says what six give; do I start a second set with the sixth"
    ),
    "africa.score.majority": (
        "how is the treasure counted when it is over; are jewels treated the same as nuggets; comparing who "
        "is richest; who wins the gold race at the finish; how do sparkly stones count when we tot up; do "
        "gold and stones work the same way; what's the fight about the yellow lumps; what do I do with my "
        "gold at the end; whats the gold good for; gold majority; gem majority; who wins gold; end scoring "
        "for gold; gold and gem scoring; treasure contest; final points for gold; who gets points for gold; "
        "gold and jewels how do they score at the end; majority prizes; compare our gold; two races for "
        "treasure; why collect gold; do I get points for each gem; area majority like; is the one with most "
        "rewarded; how does the treasure part work; are gems worth the same as gold"
    ),
    "africa.score.majority.count": (
        "do I count pieces or the lumps on them; piece with 2 diamonds, is it one or two; gold still on the "
        "map when it is over; does a disc with two lumps count double; is it the number of discs or the "
        "sparkles drawn on them; what about gold nobody has picked up; counting my hoard, pieces or pictures;"
        " one chip shows two diamonds, is that two; nobody picked that gold up, does it count; count nuggets "
        "or tiles; double nugget; gold left on the board; how do I count gems; 1 tile 2 gems; does "
        "uncollected gold count; count symbols or chips; I have one tile with two nuggets and she has two "
        "with one each; do I count chips or what's drawn; a chip with two stones counts two; gold left lying "
        "on the map; pictures not pieces; count of nuggets in my pile; two gem tile; uncollected treasure "
        "worth nothing; does gold on the board go to whoever's nearest; number of lumps; three tiles with "
        "five nuggets; how to count treasure"
    ),
    "africa.score.majority.prizes": (
        "what does the richest one get; 10 or 6 for having lots of jewels; does third place get something for"
        " nuggets; how much for the person with the biggest gold hoard; what does number two in sparkly "
        "stones get; I'm third in gold, anything for me; how many for having the most stones; she has most "
        "gold, what does she get; I got third in gems, any points; most gold; second most gold; third most "
        "gold; most gems how many points; prize for first and second; 10 and 6; last place in gems; I've four"
        " nuggets, she has six, Tom has one, who gets what; how many points for most gold; ten for first six "
        "for second; is there anything for third place; most diamonds points; runner up gets what; gold prize"
        " amounts; I have second most jewels; how much does the winner of gold get; last in gold penalty; "
        "points for having a lot of gold; first and second prize"
    ),
    "africa.score.majority.tie_first": (
        "we both have the same amount of gold in front; two of us lead in diamonds; both have 5 nuggets, who "
        "gets the 10; me and Ben own equally many stones and lead, who scores; do leaders with equal gold "
        "split it; 8 lumps each and no one has more, now what; do we add up 10 and 6 when we're even on top; "
        "we both have 6 gold and thats the most; does the tie for most use up second place; tie for most "
        "gold; 16 divided; equal gold both leading; we both have the most gems; share first and second; split"
        " 8 each; is second prize paid after a tie; she and I both have six gems and the others have fewer; "
        "we have the same gold, both most; draw for most diamonds; eight each; two tied winners share "
        "sixteen; same amount of jewels at the top; split of the big prize; equal gold who gets ten; tie on "
        "top no second; do we get ten each when equal; three tied at the top; tie breaker for most gold"
    ),
    "africa.score.majority.tie_second": (
        "two of us are runners-up in jewels; same number of nuggets behind the leader; splitting the 6 "
        "between two people; she leads, and we two behind her are even; do we both get 3 for equal silver "
        "medal; Anna has most and three of us are next with equal stones; how is the six split up; two of us "
        "are second in gems; she won gold and we two are equal behind; tie for second; tied second; 6 split; "
        "share second prize; two behind the leader equal; 3 points each for second; same gems in second "
        "place; Dad has most gold and my sister and I have three each; same amount in second place; two "
        "runners up; split six; share the six points; she has most, we are both next; tied behind one leader;"
        " three people equal for second; six shared by two; draw for second place in gold; do we both get "
        "six; second place equal gems"
    ),
    "africa.score.majority.round": (
        "16 divided by 3 doesn't work out; fractions when splitting the reward; half points when splitting 10"
        " and 6; sixteen between three of us doesn't come out even; what do I do with a broken number of "
        "points; we get five and a third each, then; do we chop off the decimals; the points dont divide "
        "evenly; we get 5 and a bit each; fraction of a prize; prize not divisible; round shared prize; 16 by"
        " 3; uneven split; can points be half; three of us share first place and sixteen doesn't split "
        "nicely; five and a third points, now what; it doesn't divide; points with decimals; rounding of "
        "shares; sixteen over three; half point; six over four; are fractions allowed on the track; do we "
        "lose the remainder; round for each contest; nobody knows up or down"
    ),
    "africa.score.majority.zero": (
        "I have zero nuggets, do I still get 6; nobody but me has diamonds; does having nothing count as "
        "runner-up; I never grabbed any gold, could I be second anyway; only she has stones, who's number "
        "two; none at all in my hoard, still a prize; can you place with nothing; I have no gold at all, can "
        "I be second; only one guy got gems; zero gold second place; no gems but 6 points; player with none; "
        "player without gold; got nothing can I place; nobody else has gold; zero counts as second; only Anna"
        " picked up gems, so does somebody without any get the six; I have no gold, can I be second; nobody "
        "else has any jewels; none and still get six; zero in second place; only one person has gold; no gems"
        " at all prize; does nothing count as second most; does it say you need at least one; empty handed in"
        " gold"
    ),
    "africa.score.camps": (
        "I still have tents left when it is over; are huts in hand worth anything; minus for huts I didn't "
        "build; I've got two huts left over at the finish, anything for them; did I waste the tents I never "
        "pitched; does a hut I kept count for something; any penalty for hoarding tents; I forgot to build my"
        " last hut, minus points; two huts left over, any points; leftover camps points; unplaced camps; "
        "unused huts end; camps in front of me at the end; points for camps I kept; camps worth anything; "
        "penalty for unused camp; I still have tents left at the end; are leftover houses worth points; "
        "forgot to build; unbuilt tents; huts in hand final; no points for kept camps; lose points for not "
        "building; end of game with two tents; is saving tents good; do spare houses count; remaining "
        "buildings"
    ),
    "africa.score.win": (
        "who has won now; do the highest points take it; how is the champion decided; who's the winner when "
        "all is totted up; is it just the one with the highest number; how do I win this game; who comes out "
        "on top; whats the point of this game; we finished, who won; how do you win; who wins; most points; "
        "goal of the game; aim of the game; object of the game; how is the winner determined; who's the "
        "winner; how do I win; highest number wins; most points wins it; what are we trying to do; who is "
        "first on the track wins; who won the game; victory condition; what do I need to win"
    ),
    "africa.score.win.tie": (
        "same score at the very end; we both have 73, who wins; is there a tiebreaker; we're dead even at the"
        " finish, who takes it; both on 61, is there something that decides; may two people win together; "
        "does having more gold break a draw; we both ended on 64; is there a rule for a draw; tie breaker; "
        "tied score; shared win; same points at the end; equal first place; finished on the same score; we "
        "ended level, who won; equal total and no winner; we have the same points; draw at the end who wins; "
        "both 66; no tie breaker; shared first; is it legal to have two winners; does second gold count "
        "decide; equal on the track; same number for three people; even score; who decides when it's a draw; "
        "do tents break a tie"
    ),
    "africa.variant.two": (
        "just two of us, what is different; special changes for a couple; do you need extra rules for 2; is "
        "anything different when it's just two of us; me against my dad, what do we change; which numbers "
        "differ for a pair; do two folks use the normal rules; does it play different with only two; me and "
        "my wife, which rules change; 2 player rules; two player game; two player changes; rules for 2; "
        "differences for two; 2p variant; playing as a couple; what's different for two people; just us two "
        "rules; 2p changes; fewer tents and earlier end; are other rules the same for two; special rules "
        "duel; playing with only my sister; does the map get smaller for two; neutral third player for two; "
        "two people setup and end; anything extra to do when it's just two; which bits are left out for two "
        "people; what do just the two of us leave in the box; is everything used in a duel; same number of "
        "chits for a pair"
    ),
    "africa.variant.simple": (
        "playing with small kids; easier version for my 6 year old; family rules with one thing per go; my "
        "daughter is 5, is there an easy way to play; how do we make it simpler for the little ones; one "
        "stroll and one job per go for kids; beginner rules for my grandson; my kids are too small, easier "
        "rules; is there a short version for beginners; kids rules; easy mode; children version; simpler "
        "rules; one action per turn variant; play with a 5 year old; junior game; easy rules for little kids;"
        " my son is six, can we play simpler; one move one job each go; starter version; younger kids "
        "version; half a turn each; for beginners only one action; is there a family mode; first game with "
        "children; shorter turns for kids; how to play with a 4 year old; does it say an easier way"
    ),
    "africa.majority.rounding": (
        "do fractions go up or down; split of 16 among three, 5 or 6 each; how to handle leftover points in a"
        " share; do we round the split prize up or chop it; three of us share sixteen, is it five or six; "
        "which way do halves and thirds go; broken points, up or down; three people share 16, what do we set;"
        " house rule for uneven prizes; rounding option; round up shared prize; round down shared prize; "
        "setting for rounding; 5 or 6 each; ruling on fractions; three tied for most; three of us lead in "
        "gold, is it five or six, can we choose; shares up or down, who says; can we choose how to round; 16 "
        "split by three setting; option to round prizes; five or six points each; 1.5 points each up or down;"
        " does the book tell how to round; which rounding is the default; change the rounding rule; tied "
        "three ways prize; fractions our own rule"
    ),
    "africa.majority.zero": (
        "person with nothing getting 6 points; only one of us has jewels, who is next; reward although zero "
        "nuggets; may someone with no stones at all grab the six; only a single person got gold, does anyone "
        "else score; are folks with none all equal second; prize for owning zip; can you change who gets "
        "second when others have nothing; only one has gems, do the rest share 6; prize with none option; "
        "ruling on zero gold; can a player with none get 10; none second prize setting; zero nuggets takes a "
        "prize; do people with nothing tie for second; first place with zero; one person owns all the gems, "
        "can we decide who gets the six; can nothing win six points; does someone with no jewels place "
        "second; choose whether zero counts; none of it and first prize; setting zero second place; fewer "
        "owners than prizes; one collector only, what about second; allow a prize for none; people with no "
        "gold share six; switch the rule about having none; empty hands prize or not"
    ),
    "africa.majority.contests": (
        "nuggets plus jewels in one pot; is treasure compared together or each on its own; add up yellow and "
        "shiny stones; do we lump gold and diamonds together; one race or two for shiny things; are yellow "
        "lumps and stones added up as one hoard; could I lead in both and get twenty; do I add my gold and my"
        " diamonds up; is there one treasure race or two in the settings; one contest or two; gold plus gems "
        "together; count gold and gems as one; combine treasures; separate contests; ruling on gold and gems;"
        " add nuggets to gems; he says gold and gems go into one total, can we play that; gold and gems in "
        "one big count; total of nuggets and gems; can we add them together; single race for treasure; "
        "setting two races; separately or as a sum; is ten paid for gold and also for stones, option; do "
        "yellow and sparkly count as one; pool all shiny stuff; house rule combine treasure; 3 gold plus 4 "
        "gems is 7"
    ),
    "africa.nomad.reveal": (
        "extra point for the traveller when flipped; found a wandering guy, do I get one for him; is it free "
        "neighbours plus one; is it the blank fields plus one for the Bedouin; dug up a camel rider with 4 "
        "open fields, 4 or 5; is the tribesman himself worth something when he shows up; does he count like "
        "the lion counts itself; 4 free hexes, is the nomad 4 or 5 points; change the rule for one more nomad"
        " point; nomad counts itself; extra point nomad; ruling nomad reveal; +1 for nomad; nomad plus empty "
        "spaces; does a flipped nomad get one for himself; nomad like animal; some people add one for the "
        "nomad they flipped, can we; is a found nomad worth an extra one; plus one for the man himself; nomad"
        " flipped 3 holes 3 or 4; rule option nomad self; does the person count; setting for the desert man; "
        "one more like animals do; does the found nomad count as 1; change how nomads score when flipped; "
        "bonus for turning up a nomad; seven for a nomad possible"
    ),
    "africa.end.two-players": (
        "is it shorter with just two; do we stop sooner when only a couple plays; 9th or 11th temple for two "
        "people; does it finish earlier when just a pair play; me and my wife, stop at nine or eleven; is the"
        " game cut short for two folks; which ruin is the final one for just us two; some say the 2p game "
        "ends at 9, which is it; can we play to 11 with two; 2 player end ruling; shorter game with two; 9 or"
        " 11 for 2 players; end earlier with 2; fewer camps so earlier end; two player finish option; does it"
        " end sooner with two; my wife and I aren't sure whether to stop at temple nine; can two people play "
        "till eleven; stop at nine or at eleven option; setting end for two; does two player finish early; "
        "which rule for the end with a couple; choose when the two of us stop; last temple for a duel ruling;"
        " do we need all eleven when we are two; nine pyramids is that right; rule differs for two people "
        "end; book unclear on end for two"
    ),
    "africa.question.actions-per-turn": (
        "how many things may I do per go; walk and flip just once or twice; is it one thing after two steps; "
        "do I get to do a single job or a couple; stroll, dig, stroll, dig, is that right; how often can I "
        "dig in one go; is it two jobs every time it's my go; someone says only one action a turn, true; may "
        "I flip two chips per turn; how many actions; actions per turn; one or two actions; 2 actions; can I "
        "reveal twice; how many things per turn; do I move again before the second action; my friend says I "
        "walk, flip and then I'm finished, is that so; is it one thing or two; how many jobs do I have; do I "
        "walk twice; one flip per turn or two; number of actions without jumping; two APs; he did two things,"
        " is that legal; only one job after walking; after my first job can I walk and do another; am I done "
        "after one flip; 2 acts a go"
    ),
    "africa.question.face-up-tiles-block": (
        "can I walk across lions lying open; do uncovered chips stop my guy; stepping on a flipped piece; can"
        " my man tread on an elephant that's been turned up; is an open temple in my way; may I trample over "
        "gold to get past; do turned up discs stop me from strolling; theres a flipped elephant in the way, "
        "can I go over it; do open chips stop me; walk over face-up tiles; do revealed tiles block; pass over"
        " an animal; step on a monument; cross open tiles; are flipped tiles obstacles; walk on lion; there's"
        " an open elephant between me and where I want to be; can I step on a turned up lion; are open tiles "
        "in my way; walk over gold; walking across turned chips; do I have to go around the elephant; passing"
        " over open tile; is a visible tile a wall; can I stop on top of a temple; stand on a nomad; go "
        "through zebras; stepping stones open chips"
    ),
    "africa.question.walk-through-explorer": (
        "his pawn is blocking me; can I jump over another figure; passing by somebody on a narrow strip; "
        "she's standing in the gap, may I squeeze past; can I hop over my brother's man; is another meeple "
        "like a wall; do I have to go round him; he stands in my path, can I go past; can two guys swap "
        "places or pass; walk through explorer; pass another player; jump over a pawn; move through "
        "opponents; explorer in my way; hop past him; blocked by a meeple; my sister stands on the only gap, "
        "may I slip by her; can I walk past her guy; through another pawn; someone in my way on a path; "
        "squeeze by a player; does his man block me; pass through people; leapfrog an opponent; step over the"
        " other guy and go on; blocked by a person; may I go through my friend; only path is occupied"
    ),
    "africa.question.free-move-onto-camp": (
        "can I fly to a tent; landing on a flipped lion when I jump; which hexes are not allowed for the long"
        " flight; may the big hop end on a hut; can I leap onto a temple that's already turned up; where's "
        "landing banned with the long leap; is it OK to drop my man on gold; can I jump onto somebodys hut; "
        "may I jump onto a flipped chip; free move onto camp; free move onto face-up tile; land on a hut with"
        " free move; jump on a lion; fly onto gold; free move to an occupied tile; may option A end on an "
        "open tile; I want to fly right onto the tent my dad built, is that okay; land on a house when I fly;"
        " jump on a temple; can the big jump end on an open tile; fly onto a tent; where is landing not OK; "
        "may I teleport on a zebra; jump onto gold so I'm on it; landing on someone's hut; is an open chip a "
        "landing place; fly there although something lies there; does a tent stop my landing"
    ),
    "africa.question.act-after-free-move": (
        "fly somewhere and then flip a chip; long jump, can I still do something; am I done once I "
        "teleported; I leapt across the map, may I dig now; can I pitch a tent straight after the big hop; is"
        " my go finished once I've leapt; hop first and do a job second, is that on; I jumped to a new place,"
        " can I flip a chip now; big jump then build a hut; action after free move; jump then reveal; free "
        "move and act; is my turn over after free move; fly and build; teleport then flip; combine A and B; I"
        " flew next to a closed tile, may I flip it right now; can I jump and flip; after flying may I build;"
        " big jump then another thing; do I still get a job after jumping; teleport ends the go; jump plus "
        "one action; is it over when I fly; can I jump first then walk; fly and then move an animal; anything"
        " more after the long jump; does jumping use my whole turn"
    ),
    "africa.question.point-for-nomad": (
        "is the traveller himself worth 1; wandering guy plus free hexes or only free hexes; do I add one for"
        " the person I flipped; does the tribesman bring one for himself; Bedouin with three blank fields, is"
        " it 3 or 4; why does a lion count itself and this guy not; one extra for the camel rider; do I add 1"
        " for the nomad like with lions; nomad with 3 free, 3 or 4; nomad itself a point; 1 for the nomad; "
        "count nomad tile; does the nomad score himself; own point of nomad; 3 empties is that 4; bonus point"
        " nomad; I flipped a nomad with two holes beside him, two points or three; nomad with four holes is "
        "that four or five; one point for the man too; does the desert guy count himself; add 1 or not; nomad"
        " own point no; animals count themselves, do nomads; flipped nomad plus one; self point nomad; why "
        "doesn't the nomad get his own point; is the person worth one"
    ),
    "africa.question.nomad-without-empty": (
        "traveller is completely surrounded when I flip him; flipped a wandering guy with no free room; do I "
        "get nothing if all neighbours are full; the Bedouin I dug up is boxed in, zero for me; tribesman has"
        " no open field next door, what do I do; can a hemmed in camel rider be sent off right away; "
        "everything round him is full, any points; found a nomad but everything around is full; can I move "
        "him away if hes stuck; nomad no empty neighbors; nomad with no free space; nomad surrounded; nomad "
        "zero points; revealed nomad boxed in; nomad all sides full; 0 for a nomad; I flipped a nomad and "
        "there are closed tiles all round him; nomad with no holes around; man is locked in; found a nomad in"
        " the middle of closed chips; no free spots next to him points; can I take him somewhere nicer; "
        "everything around is covered; nomad worth nothing here; no gaps beside the nomad; am I forced to "
        "leave him boxed in; flipped nomad 0 points really"
    ),
    "africa.question.city-empty": (
        "can I put a tent in a town; does a town count for the traveller; may a lion be put into a city; is "
        "my starting town blank once I've left; may I pitch a hut in Cairo; can an elephant live in one of "
        "the towns; does the tribesman count the town next door as open; nomad lies next to a town, do I "
        "count it; can I build my hut in the town; start city counts empty; camp on a start city; animal into"
        " a city; nomad next to city; city space free; tile moved onto city; empty town counts; my nomad lies"
        " beside a starting city nobody stands in, plus one or not; can I build in a start town; town counts "
        "for nomad points; put a lion in Cairo; is a starting city free; towns as empty hex; nomad beside a "
        "city does it count; a tent in the home town; can tiles ever be in towns; city with nothing on it; "
        "are towns off limits for animals; camp in the city okay"
    ),
    "africa.question.explorer-space-empty": (
        "my guy stands beside the traveller, free or not; does a pawn reduce the points of the wandering guy;"
        " hex with just a figure; does my meeple spoil the tribesman's open fields; someone is standing next "
        "to the Bedouin, still blank; do people on the map take away room; is a field with only a man on it "
        "open for the camel rider; my guy stands next to the nomad, do I lose a point; does a meeple take up "
        "a free spot for counting; does an explorer make it non-empty; nomad next to explorer; pawn next to "
        "nomad; space with meeple empty for nomad; figure counts as empty; player standing beside nomad; I "
        "stand right beside the nomad I flipped, is my hex still a hole; does a person next to the nomad cost"
        " me a point; spot with a meeple counts empty; nomad counts spots with people; my own guy beside him;"
        " are people in the way of counting; standing next to nomad; free even if a pawn is on it; pawn does "
        "not fill; count the hex I stand on; someone's pawn in the hole"
    ),
    "africa.question.tile-under-explorer": (
        "put a lion below his pawn; slide a zebra where she is standing; somebody stands in the perfect spot "
        "for my elephant; can I shove a jumbo where my sister's man stands; is it allowed to stick a beast "
        "below a meeple; she blocks the best spot for my zebra, can I still use it; Bedouin onto a field with"
        " someone on it; her guy is standing where my lion wants to go; can I put a zebra under her meeple; "
        "move animal under another player; put tile under opponent; somebody stands where I want the lion; "
        "animal where an explorer is; slide nomad under another pawn; target has a meeple on it; the perfect "
        "hex for my lion has her meeple on it; lion where another guy is; put zebra beneath her man; someone "
        "stands on the best spot, can the animal go; shove tile under his feet; is a hex with an opponent "
        "okay for my nomad; animal and other person together; may I place below an enemy pawn; does he have "
        "to move away; his meeple stays on top; drop elephant on an occupied hex"
    ),
    "africa.question.left-space-empty": (
        "traveller goes one hex over, does his old spot count; is the place he came from free now; shifting "
        "the wandering guy to the neighbour hex; I push the tribesman next door, is where he was open now; "
        "does the gap he leaves behind count for him; one field over, do I count the old field as blank; "
        "camel rider shifts by one, what about the hole; nomad shifts one hex over, do I count the hole; does"
        " the spot he came from count as free; nomad leaves a space; old nomad space counts; nomad moves one "
        "step; space nomad came from; vacated space; previous spot now empty; count its own old hex; I moved "
        "the nomad one hex, is the spot he left a hole; nomad steps one over, is his old hex counted; does "
        "the hole he leaves count; old place empty now; moved next door counting; he walked one hex, plus one"
        " for where he was; count before or after he leaves; space behind him; own former hex; neighbor move "
        "nomad count; the gap he made"
    ),
    "africa.question.animal-counts-itself": (
        "is the lion I flipped included in the herd; one point for the elephant too; do I add the zebra that "
        "I carried; is the elephant I dug up worth one by itself; shoved a zebra to two others, is that 2 or "
        "3; a lion all alone, do I get one for him; count the beast or only its mates; do I get a point for "
        "the lion I found itself; two zebras there, I add one, 2 or 3; animal counts itself; count lion "
        "itself; does it include itself; moved animal own point; revealed animal own point; 1 for itself; "
        "lonely animal flipped; I found a lion beside two lions, two points or three; does the lion count as "
        "one; me included or not; found zebra plus itself; moved elephant does it count; one lion alone how "
        "many; two others and it is three; is the animal itself a point; counts itself only when found; herd "
        "of three with it or without; self count animal; 1 plus neighbours"
    ),
    "africa.question.equal-number": (
        "2 zebras here and 2 zebras there, can I shift; same amount of buddies at the new spot; relocate for "
        "zero gain to annoy others; can I drag a lion from one pair to another pair; equally many mates "
        "there, is it forbidden; may I mess up her herd with no gain for me; same room for the tribesman, can"
        " he be sent; can I move a lion just to spoil her herd; one friend before and one after, ok; equal "
        "number move; same number of animals; move for zero points; move to an equal spot; 2 and 2 not "
        "allowed; move without gain; just to annoy; I want to drag a lion from two friends to two other "
        "friends; same number of friends, can I move; two lions before and two after; zero gain move to "
        "annoy; move for no points; nomad equal empties; tie number move; just want to wreck his herd; does "
        "it have to be more; sideways move without gain; is equally good allowed; one and one"
    ),
    "africa.question.move-far-away": (
        "that lion is miles from my guy; grab a zebra on the other side of the map; how close must I be to "
        "pick up an elephant; could I push an elephant three fields off from me; must I be right by the beast"
        " to shove it; may I grab any creature on the whole map; the zebra I want is down in the south and "
        "I'm up north; I want a lion thats miles away; can I call an animal to me from far off; move distant "
        "animal; animal far away; animal across the map; must I be next to it; range for grabbing an animal; "
        "not adjacent animal; grab remote nomad; there's a zebra on the far coast that I'd like to bring "
        "over; can I move a lion on the other side; animal not near me; must I stand by it; too far to grab; "
        "move any animal anywhere; the elephant is five hexes off; reach an animal; zebra way over there; is "
        "it legal to move animals I'm not near; next to me only; long distance pickup; shift an elephant at "
        "the other end while I stay here; may I relocate a lion from the opposite end of the continent; move "
        "a beast on another part of the continent"
    ),
    "africa.question.refuse-exchange": (
        "I don't want to give up my drums; can I say no to a swap; he wants my pots, must I let him; can my "
        "son hang on to his masks when I want them; is there a way to stop someone nicking my kettles; she "
        "refuses the barter, is that OK; may I turn down a rotten deal; he wants to swap and I dont, can he "
        "make me; can I keep my shirts if she asks; can I refuse; say no to a trade; I dont want to trade; he"
        " wants my shirts must I; must I accept; protect my goods from a swap; block a trade; he wants my "
        "three drums and I don't want his silly pots; may I say no; he wants to take my shirts; can I keep my"
        " pots; stop a swap; refuse the deal; I hate this trade can I block it; does she have to give me the "
        "drums; is no an option; protect my set; am I forced to hand them over; no thank you to a swap"
    ),
    "africa.question.give-all": (
        "must I hand over all 4 drums; I have more than him, hold some back; do I have to empty my whole set;"
        " do all my masks go over in a barter; I own four and only grab two, what do I keep; can I hang on to"
        " some of my drums; hand over everything or just as many; I have 4 pots, he has 2, do I lose all 4; "
        "do I hand over my whole pile; give all my drums; must I give everything; hand over whole set; how "
        "many must I give; keep some of mine; exact number given; all or just equal; I have four shirts and "
        "I'm taking her two pots, do all four go; do I give all my pots; I have four he has two; give back "
        "only what I took; hand over every drum; must I empty my set; keep two of four; how many leave my "
        "pile; all of mine against few of his; give the lot; exact same number; not all of them"
    ),
    "africa.question.take-some": (
        "can I grab just 1 of her 3 shirts; he has lots of drums, I want two of them; partly robbing a set; "
        "may I nick just two of his four masks; I only have enough to pay for one of her pots; can I leave "
        "her one shirt when bartering; is grabbing part of a set fine; he has 3 pots, I only want 1; can I "
        "take fewer than he has; take only some; take one of three shirts; partial take; take part of a set; "
        "just 1 of his drums; trade for a single one; half of her pots; she has three drums and I only have "
        "two to pay with; just one of his shirts please; can I take half; she has three, I can pay one; part "
        "of the set only; take fewer; must I grab all of them; pick two from four; leave some with her; may I"
        " take as many as I can afford; only one drum from three"
    ),
    "africa.question.too-few-to-exchange": (
        "one drum for two shirts; I have 1 and he has 2, does it work; my very first pot against her three "
        "masks; I just dug up one kettle, can I grab his two masks; is one for two a fair barter here; my "
        "single shirt against her pair; don't own enough to barter, now what; found my first drum, can I take"
        " both her shirts; is one for two allowed; I have 1 he has 2; too few to trade; first drum trade; "
        "cant afford the trade; 1 for 2; my only drum; this is the first pot I've found and he owns two "
        "masks; my first drum and he has two shirts; one against two; I only found one, can I get both; not "
        "enough for his pair; can't trade 1 for 2; I own one pot she owns three masks; single item for a set;"
        " can I take two and owe one; too little to offer"
    ),
    "africa.question.two-exchanges": (
        "I drew a second shirt, swap again; found two pots in one go; trade after each flip; dug up a mask "
        "and then a drum, barter both times; can I nick stuff twice in a single go; second find in the same "
        "go, another deal; is it one barter per go or per find; I found two goods this turn, do I trade "
        "twice; is it one trade per turn; two trades in a turn; trade twice; both actions reveal goods; "
        "second trade same turn; flip two goods swap both; one swap per tile; trade again; I flipped a drum "
        "and swapped, now I flipped a pot as well; flipped two goods, swap both times; two finds two swaps; "
        "can I swap again this turn; second trade; drum then pot, trade each time; one swap per go; double "
        "swap; after my second flip another swap; trade count; both flips were goods; take from two people in"
        " one turn with two finds"
    ),
    "africa.question.exchange-without-revealing": (
        "just trade without flipping anything; can I swap at the end of my go; offering a deal between turns;"
        " may I barter even though I dug up a lion; can I nick his shirts whenever it's my go; must I find "
        "something before bartering; no mask found but I want a deal; I found a lion, can I trade anyway; can"
        " we make a deal whenever we like; trade without flipping; trade without reveal; free trading; deal "
        "at any time; swap on a turn with no find; just trade as an action; is trading an action; I only "
        "moved a lion this time but I'd love to swap with him; I found nothing, can I still swap; swap "
        "without flipping; trade as a job; I found gold and want to trade; deal with my sister any time; no "
        "goods found no swap; may we just agree to swap; barter on an idle turn; swap whenever; does a swap "
        "cost an action; trade after flipping an animal"
    ),
    "africa.question.camp-on-tile": (
        "can a tent stand on a lion; put a hut on top of another hut; building where a nugget lies; could I "
        "pitch a hut right on a temple; may two tents share one field; is it OK to pitch where a zebra lies; "
        "can I set up on top of gold; can I build on top of a flipped lion; his hut is there, can mine go "
        "too; camp on a tile; camp on face-up tile; camp on a camp; two camps on one space; build on top of "
        "an animal; stack camps; place hut on gold; I'm standing on an open gold tile and want to build here;"
        " build on top of a lion; put tent on gold; two tents same spot; house on a house; is a full spot "
        "okay for building; tent on an open chip; build where a temple is; stacking huts; can't build here "
        "why; my guy stands on a zebra, can I build; spot with a nugget under me"
    ),
    "africa.question.camp-both": (
        "zebra points and nuggets with the same tent; does one hut do two things; tent beside lions and "
        "diamonds, can I get everything; can my hut count the lions and loot the gold too; beasts on one side"
        " and jewels on the other, both for me; do I need two tents for creatures and stones; is one tent "
        "allowed to do two jobs; my hut touches lions and gold, do I get both; must I choose one thing for my"
        " hut; camp both; camp for points and gold; do both with one camp; research and resource together; "
        "score animals and take gems; one hut two uses; combine camp types; my new tent touches two lions and"
        " a gem, can I have everything; gold and animals both around my tent; points and treasure together; "
        "both from one house; count lions and take diamonds; my tent has gold and zebras next to it; do I get"
        " everything; one tent double use; score and loot"
    ),
    "africa.question.old-camp": (
        "new nugget flipped beside my existing tent; does my hut keep gathering diamonds later; jewels turned"
        " up near someone else's hut; may I loot gold that shows up next to a hut from earlier; do I get "
        "stones found beside my old tent; does an old hut still work for me later; could I use somebody's "
        "tent to grab jewels; gold turned up next to my hut, do I get it; can I use a hut from before again; "
        "existing camp next to new gold; camp collects later; gold flipped beside my camp; reuse a camp; camp"
        " works again; someone elses camp gold; does a placed hut keep working; I flipped a gold tile and "
        "there's a tent from earlier beside it; new gold next to a tent from before; does my old house take "
        "gold later; gold appears beside her tent; tent works only once; does a hut earn every turn; my tent "
        "is already there and gems turn up; use someone else's tent; old tent again; passive income from "
        "huts; gold flipped near an existing house"
    ),
    "africa.question.supply-empty": (
        "no tents left in the circle; are there enough huts for all pyramids; pool is used up and I found a "
        "temple; the corner pile is down to nothing, what now; can we ever run short of huts; dug up a ruin "
        "but no tent is there to grab; is there a hut for every landmark; I found a temple but the circle is "
        "empty; can we run out of huts; supply empty; no more camps; camps run out; out of huts; supply used "
        "up; not enough camps; monument but no camp left; I turned up a temple but no tent is left in the "
        "circle; no tents left in the pile; will the pile run dry; pyramid found and no house to take; circle"
        " is empty; enough tents for all; stock gone; none left to take; shortage of huts; out of houses; "
        "pile at zero; what if the tents are used up"
    ),
    "africa.question.unused-camps": (
        "tents I never built, do they bring points; 3 huts left in front of me; are leftover huts good for "
        "anything; do huts I'm still holding bring anything; got three tents in front of me when it's done; "
        "should I pitch all my tents before it finishes; a leftover hut, one point maybe; I still hold 2 "
        "huts, any points; do I lose for huts I didnt build; unused camps points; leftover camps; camps left "
        "at the end; 1 point per unused camp; huts still in front of me; keep camps for scoring; unplaced "
        "huts score; the game's done and there are still two tents before me; two tents left, any points; "
        "tents in front of me at the end; leftover house worth; do I get something for not building; kept "
        "huts score; zero for leftover tents; never placed my last tent; minus for tents; spare tents final "
        "score; is one point per hut right"
    ),
    "africa.question.finish-turn": (
        "found the final pyramid with my first flip; can I still do my second thing; one more step after the "
        "game is up; I dug up the last ruin first, may I do my second job; can I still pitch a hut after the "
        "eleventh temple; does my go carry on once the last landmark is found; is it lights out at once; I "
        "found the last temple first, do I get my second action; can I still build after the end; finish my "
        "turn after last monument; second action after end; first action ends game; complete the turn; one "
        "more action after last monument; do I still get action 2; stops mid turn; my first flip was the "
        "eleventh temple, do I have another action; last pyramid on my first flip, do I get my second job; do"
        " I finish my go; stop in the middle of my turn; one more thing before it ends; game over mid turn; "
        "second action lost; ended it, can I still build; does my turn count to the end; still one action "
        "left; can I take gold after the last temple"
    ),
    "africa.question.equal-turns": (
        "do the others get one more go; play on until the starter's right neighbour; unfair, I had fewer goes"
        " than him; is the round played out so it's fair; do I get one more crack after the last ruin; I sit "
        "last, am I a go short; does everybody go equally often; I was last and had one turn less, fair; does"
        " everybody get a final turn; equal turns; same number of turns; finish the round; last round; "
        "everyone one more turn; I had fewer turns; does the round finish; she found the last temple and I "
        "had one turn less than her; I had one go less; do we all get the same number of goes; another round "
        "after the end; last lap for everyone; starter had more turns; finish so everyone is equal; right "
        "neighbour of the starter missed a go; no final round; unfair ending; do the rest get one more"
    ),
    "africa.question.camp-with-bonus": (
        "tent plus the 3 points; do I get both a hut and the +3 chip; final pyramid and also a hut; may I "
        "grab a hut together with the plus three disc; last ruin, is it tent and three points; do I miss out "
        "on a tent for the last landmark; does the finder of the final one get everything; do I get a hut for"
        " the last temple as well; plus 3 and a hut, or only one; camp and +3; last monument camp too; both "
        "camp and bonus; +3 instead of camp; do I also get a hut; last temple gives tent; only +3; I got the "
        "plus three chip, where's my tent for that temple; last pyramid gives tent and three; do I get a "
        "house too; no tent for the last one; three points instead of a tent; tent plus chip; final temple "
        "reward which; only the +3; get a hut and bonus; is there still a tent for me; both or one of them"
    ),
    "africa.question.one-or-two-contests": (
        "is 10 paid once or twice; treasure rewards, separate for stones and nuggets; can I win 10 for each; "
        "can I win the ten once for gold and again for stones; is there one big race or two; are the yellow "
        "and sparkly ones counted apart; how often is the 10 and 6 handed out; can I get 10 twice; do gold "
        "and gems get mixed when counting; gold and gems same contest; two contests; 10 for gold and 10 for "
        "gems; win both; are gold and gems together; separate or combined; double 10; I have most gold and "
        "also most gems, is it ten or twenty; gold and jewels separate; ten for each race; can one person get"
        " twenty; two prizes of ten; one race or two; count together or apart; win gold and win gems; ten and"
        " six twice; split treasure races; do gems have their own prize; 20 points for both"
    ),
    "africa.question.second-prize-after-tie": (
        "two share the top spot, does third get 6; we are both richest, what about the runner-up; is 6 paid "
        "out when the lead is shared; two people are top in gold, what's left for me in third; is the six "
        "gone when the leaders are even; who's runner-up if both lead; they split first place, do I get "
        "second; two tie for most, does the next one get 6; we are tied on top so whos second; second prize "
        "after tie; 6 points after a tie; who gets second when tied; tie for first whats left; third place "
        "after tied leaders; no second place; is the 6 paid; Mum and Dad both have most gold and I'm right "
        "behind them; two tied first, is there a second; I'm behind two leaders; does the six go to the next;"
        " nothing for third when two lead; six included in sixteen; next best after a tie; second prize gone;"
        " two first places and me; who gets six; runner up behind a tie; is six paid on top"
    ),
    "africa.question.rounding": (
        "5.33 points each, what do I write; fractions from three people sharing; half a point, up or down; "
        "how do you split sixteen in three whole bits; we each get 5.3, is that 5 or 6; do you chop or bump "
        "up the fraction; the French and Dutch booklets say different things; three of us get 16 split, what "
        "do we write down; is half a point kept; round up or down; how to round; rounding shared; default "
        "rounding; rulebooks disagree on rounding; 16 shared by 3; 3.5 points; three of us tie for most gold,"
        " do we get five or six; points don't come out even, up or down; five point three; do we round; one "
        "third of a point; books say different things; share rounded how; normal rounding; 16 among 3; six "
        "among four; what is the standard; round half"
    ),
    "africa.question.second-with-none": (
        "I own zero jewels, do I get 6; no nuggets but still runner-up; all others have nothing too; can I be"
        " number two with an empty hoard; I've zip in gold but so does everyone except her; is six handed to "
        "somebody owning none; must I own at least one stone to place; she has all the gems, am I second with"
        " none; 6 points for having no gold; second place with zero; second without gold; do I need at least "
        "one; 6 points for nothing; none but second; zero gems prize; must own one nugget; he has all the "
        "gems and none of us has any, who's second; none of us but one has gold, do I get six; second without"
        " any; have zero, prize or not; nothing in gold but second; need one at least; I never took gold, do "
        "I still place; zero and second place; six for nothing; do I need a nugget for second; no stones no "
        "prize; tied at zero for second"
    ),
    "africa.question.nobody-has-any": (
        "nobody picked up diamonds at all; all of us have 0 nuggets; who gets 10 if no one gathered any; no "
        "one looted any gold, who takes the ten; all the stones are still lying on the map; does everybody "
        "share if we all have none; an empty race, what then; we never picked up any gems, who gets 10; no "
        "one has gold so what; nobody has gold; nobody has gems; no gold collected; all zero; everyone has "
        "none; 10 points if nobody collected; no one took any gems; we never took any gold off the board, who"
        " gets the ten; nobody collected gems; all of us zero; gold all still on the map; no one has gold who"
        " wins it; prize with no owner; no treasure picked up; everyone zero do we share; is ten lost; empty "
        "contest; no one gets points; all gems untouched"
    ),
    "africa.question.tie-for-win": (
        "two winners with the same total; draw at the end; we're level on points, who is the champion; we "
        "finished even, do we arm wrestle for it; is there anything to separate two people with equal scores;"
        " dead heat, who's the champ; do both of us win then; we both have 58, who won; no tie breaker in the"
        " book; tie for win; tied for first overall; who wins a tie; tiebreaker for victory; two players same"
        " points; draw who wins; is there a tie break; we both got 71 points, which one of us is the winner; "
        "same score, who wins; draw at the top; both have most points; two with the same total; do we share; "
        "tie breaker none; equal total winner; joint winners; who wins at 58 all; final draw; is gold a tie-"
        "break"
    ),
    "africa.question.six-of-a-kind": (
        "half a dozen shirts, how much; set of 6 drums; the table stops at 5 pots; how much do I get for 6 "
        "masks; the chart ends at five kettles but I own more; is there a number for seven drums; what's "
        "beyond twelve points for one sort; I got 6 pots, how much are they; is there a bonus for six shirts;"
        " six of one kind; 6 drums; 6 goods worth; more than five the same; seven of a kind; sixth good; six "
        "statues points; somehow I ended up with six masks in front of me; I have six shirts, worth; six the "
        "same; sixth drum value; set of seven; over five in a set; list stops at five; 6 pots points; 12 for "
        "five and then; more than five masks; six alike not in the table"
    ),
    "africa.question.hundred-points": (
        "someone went around the scoreboard twice; 100 on the scoreboard; need another 50 chip; I've hit 100,"
        " how do I show that; my counter passes the sea a second time; is there a disc for a hundred; what "
        "happens above ninety nine; I am at 100, what do I do; my guy passed the start twice; past 99; over a"
        " hundred; second lap; score above 99; marker for 100; I've passed ninety nine and have my 50 chip "
        "already; over 100 points; my scorer did two laps; no chip for hundred; 101 points how; passing start"
        " again; track too short; a second fifty needed; is 99 the cap; keep counting past 99"
    ),
    "africa.question.simple-free-move": (
        "kids version, can they fly across the map; easy mode with the long jump; may my daughter jump "
        "anywhere in the family rules; my little boy wants to leap, is that in the easy game; kids only get "
        "one stroll, is the big hop out; does the beginner game still have the long leap; may small ones "
        "plonk their man anywhere; can little kids still jump anywhere; easy version, is the big jump in; "
        "free move in simple game; kids free move; option A for children; simple variant long jump; beginner "
        "game jump; can kids fly; easy rules and free move; we play the kids version and my son wants to fly "
        "across; can kids jump too in the easy game; big jump in kids version; easy rules and flying; may "
        "children teleport; kids long jump yes or no; simple game free move allowed; one job but also jump; "
        "do beginners have option A; little ones flying; does the easy game drop the jump; young players jump"
        " instead of the job"
    ),
    "africa.question.secret-gold": (
        "may I hide my nuggets; do I have to show how many diamonds I have; can I stack my jewels upside "
        "down; can I keep my looted stones out of sight; are you allowed to count my gold; does my hoard lie "
        "open for all; could I turn my jewels over so no one sees; do I have to show how many gems I got; can"
        " I keep my gold under my hand; hide my gold; secret gold; open or hidden gems; can I see your gems; "
        "show how much gold; is gold public; look at other peoples gold; do we hide what we picked up; can "
        "everybody look at my stones; my brother keeps turning over his gold so I can't count it; is treasure"
        " open; may I turn my gold over; can others count my jewels; show my stones; secret stash; keep it "
        "hidden; face up or face down in front of me; am I allowed to ask how much gold you have; hidden "
        "information; cover my diamonds; open info gold"
    ),
    "africa.question.gold-twice": (
        "points for nuggets when flipping and picking up again; already got 2 for this, more now; double "
        "reward for the same diamond; I scored that gold when I dug it up, again when I loot it; does picking"
        " up stones bring points now; is a lump counted once or two times; looting what somebody else found, "
        "do I score; scored it when I flipped it, again when I take it; does taking gold give points now; "
        "gold scores twice; gold points again; gold when collected; score when picking up gold; gold flipped "
        "and collected; count gold two times; points for taking gems from the board; I scored two for this "
        "gold tile before, now my tent takes it; gold scored when found and then when taken; points again for"
        " picking up; found it 2 points, take it 2 more; do I score when my tent grabs it; twice for one "
        "nugget; same gold two times; already scored gold; collecting no points; gems give points when "
        "collected; end count again for gold"
    ),
    "africa.question.two-camps-one-turn": (
        "build 2 tents in the same go; put down a hut, walk, put down another; spending both my huts at once;"
        " can I pitch both my huts in one go; tent, stroll, tent, is that OK; is there a limit of one hut per"
        " go; may I use both jobs for pitching; can I build two huts this turn; is it one hut per turn; two "
        "camps in one turn; place 2 camps; build twice; camp limit per turn; double build; both actions "
        "camps; 2 huts same turn; I have two tents and two jobs, can I spend both now; two tents this turn; "
        "build build; can I place both houses; tent then walk then tent; one tent per turn only; double tent;"
        " use both jobs to build; two huts in a row; is building limited; place two in one go; 2 tents 1 turn"
    ),
    "africa.question.several-camps": (
        "lion already gave points to his tent, also to mine; can the same herd be used again by my hut; many "
        "huts around one pyramid; she pitched next to these lions, may I also; do the same creatures count "
        "for a second hut; is a temple used up once someone scored it; my tent and his tent round one "
        "elephant; he already scored these lions, can I score them too; does a second hut by the same herd "
        "count; same animal for several camps; reuse animals with another camp; animals scored again; herd "
        "scored twice; two camps next to the same monument; tiles used up after research; can my camp count "
        "lions already counted; he built beside the elephants and scored, may I build there too; another tent"
        " near the same lions; score the same animals again; my tent after his tent; same zebras counted "
        "twice; both huts by the temple; used up animals; may two houses score one elephant; animals already "
        "counted; reuse the same pyramid; can I score what you scored; do lions leave after a tent scores "
        "them"
    ),
    "africa.question.pass-turn": (
        "am I allowed to pass; I want to skip my go; stay put and let the next one play; can I just sit this "
        "one out; I don't fancy doing anything, is that allowed; must I at least stroll when it's my go; "
        "could I say pass; nothing good to do, can I pass; do I have to do something each turn; skip turn; "
        "pass my turn; stay and do nothing; skip my go; can you pass; wait a turn; there's nothing good for "
        "me right now, may I wait a round; can I skip; pass my go; do nothing this time; stay still and no "
        "job; sit out a round; must I do something; I want to wait; no move no action; skip me; is passing "
        "legal; nothing useful left for me"
    ),
    "africa.question.monuments-of-two": (
        "take out 2 pyramids for a couple; should we leave some temples in the box; 11 sights for two people;"
        " do we chuck two ruins out for just us two; only nine landmarks needed, are the others left out; "
        "should a pair of people shuffle in all the temples; two of us, fewer sphinxes under the discs; do we"
        " take two temples out when its just us; two of us, 11 or 9 temples on the map; remove monuments for "
        "2; monuments in two player game; take out monuments; 9 or 11 monuments in the mix; leave two "
        "monuments in the box; all 11 with two; two players tile setup; it's just us two, should two temples "
        "go back in the box; do we take out two pyramids for two; two players how many temples in the mix; "
        "all eleven in with two; remove temples; leave out pyramids; duel temples on the map; nine in or "
        "eleven in; two of us put all temples in; setup monuments two; why eleven if nine ends it; are two "
        "never found; does a pair use every landmark chit; do we sort any monument chits out for a duel"
    ),
    "africa.term.explorer": (
        "little guy; pawn; figure; meeple; my man; bloke on the map; wooden person; pawn piece; player piece;"
        " worker; character; wooden man; traveller piece; adventurer"
    ),
    "africa.term.tile": (
        "round chip; disc; face-down cardboard; round bit; counter lying upside down; hidden piece; what we "
        "dig up; token; chip; counter; round tile; cardboard circle; hidden chip; map chip"
    ),
    "africa.term.camp": (
        "tent; hut; wigwam; tepee; wooden triangle; what I pitch; building; house; settlement; shelter; "
        "cabin; camping; outpost"
    ),
    "africa.term.supply": (
        "pool of tents; stock in the circle; corner pile of huts; reserve; spare tents; where the huts wait; "
        "stock; pool; bank of camps; common pile; shared pile; store; stash"
    ),
    "africa.term.bonus": (
        "plus three; last pyramid token; three point thingy; prize for the final ruin; +3 disc; little extra "
        "disc; bonus; bonus chip; end marker; extra 3; three points chip; final bonus; end token"
    ),
    "africa.term.start-city": (
        "town; where we begin; home town; where my man sets off; Cairo; town without a disc; city; starting "
        "town; starting location; starting space; start town; port; home base"
    ),
    "africa.term.goods": (
        "stuff to collect; sets of pots and shirts; merchandise; loot to collect; bartering stuff; masks and "
        "kettles; wares; goods; commodity; resources to trade; products; collectibles; market stuff; trading "
        "items"
    ),
    "africa.term.animal": (
        "beast; wild creature; creature; critter; herd; jumbo or big cat; animals; wildlife; herd animal; "
        "elephants lions zebras; beasts; animal tile; safari animal"
    ),
    "africa.term.nomad": (
        "wandering guy; traveller; desert people; Bedouin; tribesman; camel rider; Tuareg; nomads; native; "
        "wanderer; man on a camel; desert man; person tile; shepherd"
    ),
    "africa.term.monument": (
        "pyramid; temple; sphinx; sight; ruin; landmark; old building; ancient site; monuments; ancient "
        "building; archaeology; tomb; pyramids; temples; relic"
    ),
    "africa.term.gold": (
        "nugget; yellow lumps; yellow rock; lump; bling; ore; golden; nuggets; gold tile; gold lumps; yellow "
        "chip; treasure; gold nugget"
    ),
    "africa.term.gems": (
        "diamonds; jewels; shiny stones; sparkly stones; rubies; precious stones; gemstones; gem; diamond; "
        "jewel; crystals; jewel tile; treasure stones; bling stones"
    ),
    "africa.term.research-camp": (
        "tent for points; science hut; tent that counts creatures; scientist tent; hut scoring its "
        "neighbours; hut for beasts and temples; research; science camp; scoring camp; scoring tent; points "
        "tent; research tent; animal tent"
    ),
    "africa.term.resource-camp": (
        "tent for nuggets; mining hut; tent that loots gold; prospector hut; hut for grabbing stones; tent "
        "for looting; resource; mine; gold camp; gem camp; gold tent; collecting camp; digging camp"
    ),
    "africa.term.track": (
        "scoreboard; numbers around the map; points path; scoring trail; edge of the map with numbers; where "
        "my counter walks; points track; scoring; counter trail; victory point track; points bar; scoring "
        "track; point counter"
    ),
    "africa.term.summary": (
        "cheat sheet; player aid; crib sheet; help card; reminder; coloured helper card; summary; quick "
        "reference; overview card; aid; rules card; overview; action list"
    ),
    "africa.term.statue": (
        "figurine; mask; wooden carving; idol; sculpture; carved figure; totem; statues; figure goods; "
        "carving; wooden mask; mask tile; doll; bust"
    ),
    "africa.term.drum": (
        "bongo; djembe; tom-tom; thing you bang on; percussion; congas; drums; bongos; drumming; musical "
        "instrument; instrument; drum tile; beat"
    ),
    "africa.term.shirt": (
        "cloth; clothes; textile; tunic; tee; garment; robe; dashiki; shirts; clothing; fabric; t-shirt; top;"
        " costume; shirt tile"
    ),
    "africa.term.kettle": (
        "pot; cauldron; cooking vessel; pan; jug; teapot; copper pot; kettles; pots; pottery; vessel; jar; bowl; can"
    ),
    "africa.term.elephant": (
        "big grey one with a trunk; jumbo; long trunk; Dumbo; biggest beast; tusks; elephants; trunk animal; "
        "big ears; tusker; elephant tile; grey animal; mammoth"
    ),
    "africa.term.lion": (
        "big cat; king of the beasts; Simba; big cat with a mane; roaring beast; Mufasa; lions; mane; "
        "lioness; pride; lion tile; cat; wildcat"
    ),
    "africa.term.zebra": (
        "striped horse; stripes; stripy thing; black and white horse; stripy pony; Marty; zebras; stripes "
        "animal; striped one; striped animal; zebra tile; horse; stripey"
    ),
}
