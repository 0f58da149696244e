"""How players ask for the entries of Africa: phrases for the search, separated by semicolons."""

ASKED = {
    "africa.comp.board": (
        "how many hexes are there on the map; what is printed on the big playing surface; how many cities "
        "does the map of the continent have; how big is this map of the continent anyway; how many honeycomb "
        "fields can I count on it; which towns are printed on there for starting off; is the points path "
        "running round the edge part of it"
    ),
    "africa.comp.tiles": (
        "how many round cardboard chips should be in the box; count of gold, animals and goods pieces; did we"
        " lose a tile, how many in all; I counted 94 round bits, are some missing; what have we got in the "
        "pile of cardboard discs; how many zebras and lions ought to be in there; is there a breakdown of "
        "what sort of bits there are"
    ),
    "africa.comp.camps": (
        "how many wooden tents come in the box; which tents belong to which player; are the huts coloured or "
        "all the same; I only find 19 wooden huts, is one gone; why don't the little tents come in our "
        "colours; whose tent is whose when they all look identical; how many tent pieces ought there to be "
        "altogether"
    ),
    "africa.comp.bonus": (
        "what is the plus three token for; cardboard thing with a 3 on it; strange chip that says +3; what's "
        "this lonely bit of cardboard with plus 3 on it; who gets the three point thingy; is there meant to "
        "be only one +3 disc; what do we do with the odd extra token"
    ),
    "africa.comp.explorers": (
        "why do I have two little guys; how many pawns does each person get; what is my second figure for; "
        "why did you hand me two meeples in green; what's the spare bloke in my colour good for; which one of"
        " my two men goes on the map; how many wooden people are in the box altogether"
    ),
    "africa.comp.refcards": (
        "how many cheat sheets are included; player aid in my colour; does everybody get a reminder card; "
        "where's my crib sheet with what I can do; is there a little help card for each kid; how many "
        "coloured reminder cards should be in here; can I look at a short version of the rules"
    ),
    "africa.comp.fifty": (
        "what are the chips with a 50 for; how many tokens saying 50 in the box; thing for going once around "
        "the scoreboard; what's the little disc with a fifty on it good for; how many fifties are meant to be"
        " in here; is that 50 thing money or points; do we each need one of the fifties"
    ),
    "africa.comp.overview": (
        "what papers should be in the box; is there an extra page besides the booklet; loose leaf with a "
        "summary of how to play; there's a single sheet of paper besides the rule book, what is it; is the "
        "quick summary page missing from our copy; what reading stuff comes with the game; how many booklets "
        "are supposed to be included"
    ),
    "africa.comp.monuments": (
        "how many pyramids and temples are hidden; how many sights are there to find in total; same amount of"
        " pyramids with fewer people; how many sphinxes and ruins lie under all those discs; do we chuck out "
        "some landmarks when it's just us three; how many old buildings are there to dig up; is it always "
        "eleven landmarks"
    ),
    "africa.setup.players": (
        "how many of us can join in; can we play it with 6; is it okay for just two people; can all six of us"
        " play this together; is this any good with only my husband and me; what's the most folks who can sit"
        " down for this; will it work as a solo game"
    ),
    "africa.setup.tiles": (
        "how do we prepare the map before starting; do all chips get spread upside down; which hexes stay "
        "free at the beginning; mix the discs and fill the board; where do I chuck all these round bits at "
        "the start; do we deal a disc onto every single field; do the towns get a disc as well; should they "
        "lie picture side down; do some of them stay in the bag"
    ),
    "africa.setup.supply": (
        "how many tents go into the circle top right; where does the +3 chip go before we begin; stack of "
        "huts for everyone with 4 people; what's the round spot with the temple in the corner for; how many "
        "huts do we stack up in the corner; do we put the plus three thingy with the tents; how big is the "
        "pile of spare tents for 3 of us"
    ),
    "africa.setup.supply.2p": (
        "only two of us, how many tents in the pool; my wife and I, are there 8 or 10 huts; do our own tents "
        "come out of the 8; just me and my girlfriend, how many tents in the corner; does the corner pile "
        "shrink when only two play; is it 8 plus our own four huts; how many huts do a couple need in the "
        "stock"
    ),
    "africa.setup.camps": (
        "how many tents do I begin with; do I have any huts before finding a pyramid; starting stuff for each"
        " person; does each kid get a couple of tents to begin with; how many huts do I own before I've found"
        " anything; do I start out with nothing in front of me; what do we hand out besides the men"
    ),
    "africa.setup.camps.unused": (
        "we have tents left over while setting up; what to do with the spare huts; extra wooden tents back in"
        " the box; what happens with the tents nobody needs; do I chuck the surplus huts in the lid; can we "
        "grab those extra tents later if we run out; there are four huts too many on the table"
    ),
    "africa.setup.camps.table": (
        "how many tents for 2, 3, 4 or 5 people; we are 4, how many huts stay in the box; overview of huts "
        "per group size; three of us here, how many tents where; which number of huts for which number of "
        "folks; how are the 20 tents split up between us and the stock; five at the table, do all the huts "
        "get used"
    ),
    "africa.setup.colour": (
        "what does each of us take at the beginning; where do I put my second pawn; picking red or blue and "
        "getting your figures; can I be red, and what do I grab then; what bits does everyone collect before "
        "we kick off; where does the guy for counting points stand; do I pick my own colour or draw one"
    ),
    "africa.setup.fifty": (
        "where do we put the 50 chips; which field in the ocean is zero; big square in the sea on the left; "
        "where do I stick those discs with fifty on them; is the big blue box by the sea zero or fifty; which"
        " square do our counters start on; what belongs on the large square in the water"
    ),
    "africa.setup.startplayer": (
        "who is allowed to go first; does the youngest begin; how do we pick who begins; who kicks off the "
        "very first go; do we roll for it or does the oldest begin; is there a rule about who begins; should "
        "the tallest one start"
    ),
    "africa.setup.startcity": (
        "where does my guy begin on the map; can two of us begin in the same town; who picks their town "
        "first; where do I plonk down my explorer to begin with; can I pick Cairo if she's already there; do "
        "we choose our first town one after the other; does everybody start out from the same place"
    ),
    "africa.track.move": (
        "when do I get my points, now or later; how do I mark my score during play; can I lose points again; "
        "do I count up right away or wait till the finish; is anyone able to knock my score back down; how do"
        " we keep track of who's got how much; should I push my counter forward each time"
    ),
    "africa.track.fifty": (
        "my guy went once around the scoreboard; I just passed 50, what now; what happens at the zero field "
        "after a lap; I've gone all the way round, how do I show that; what do I grab when my counter comes "
        "back to the sea; my counter lands exactly on zero again, is that fifty; how do you remember you did "
        "a full lap"
    ),
    "africa.track.over99": (
        "second lap around the scoreboard finished; I have 100 and no other chip; score is too high for the "
        "scoreboard; my counter has done two laps, what happens; can you actually score a hundred in this; "
        "there's no second fifty disc for me, now what; what if someone racks up 105"
    ),
    "africa.turn.order": (
        "who is next after me; which direction around the table; do we go left or right; whose go is it after"
        " mine; does play pass to the person on my left; are we all going at once or one by one; do we go "
        "round the table like a clock"
    ),
    "africa.turn.choice": (
        "what can I do when it is my go; big jump or small steps and doing stuff; the two things to pick from"
        " when you're up; it's my go and I've no clue what I can do; do I either leap or potter about doing "
        "jobs; what are the two possibilities every time; can I mix leaping and doing jobs"
    ),
    "africa.turn.free_move": (
        "can I fly anywhere on the map; jump across the whole continent; where am I allowed to land when I "
        "teleport; how far can I go if I do nothing else; how do I get to the other end of Africa quickly; "
        "can I leap straight down to the south; where can't I land when I do the big hop; does my go finish "
        "once I've hopped; can I plonk my man wherever I like"
    ),
    "africa.turn.double_action": (
        "walk two hexes then do something, twice; list of things I can do when I don't jump; how often can I "
        "walk and do stuff; what jobs can my man do once he's strolled a bit; is it step, job, step, job; "
        "what are all the five things I'm allowed to do; how does the normal go work when I stay local"
    ),
    "africa.turn.move": (
        "how many hexes can my guy walk; can I walk again after I did my second thing; do I have to walk "
        "before I flip something; 2 steps or fewer; how far can I stroll before I turn something over; is it "
        "just one field or a couple; can I wander off at the end after both jobs; do I have to budge at all "
        "or can I stand still; can I trample over tents on the way"
    ),
    "africa.turn.move.block": (
        "what stands in my way when walking; can I walk across upside down chips; which hexes can I not go "
        "through; can I stroll over discs nobody has turned yet; what can't my meeple go past; is her meeple "
        "in the way a wall for me; may I squeeze through where something's still hidden"
    ),
    "africa.turn.one_explorer": (
        "can two guys stand in the same hex; may I share a spot with another pawn; his figure is where I want"
        " to stop; is there room for both our meeples on one field; can I barge in where he's standing; could"
        " I push someone off their field; are we allowed to stand together"
    ),
    "africa.turn.actions.order": (
        "can I do the same thing twice; flip two chips in one go; first build a tent and then flip; could I "
        "turn something and then turn something again; does it matter what I do first; am I allowed two of "
        "the very same job; must the two jobs be different"
    ),
    "africa.turn.actions.skip": (
        "do I have to do both things; can I just walk and not do anything; only want to do one thing this "
        "time; can I stroll four fields and leave it at that; is it fine if I only use half my go; nothing "
        "useful to do, must I do it anyway; can I drop my second job"
    ),
    "africa.action.reveal": (
        "how do I flip a chip over; can I look at the one I am standing beside; how many can I uncover at "
        "once; do I peek secretly at what I flipped; how do I turn one of those hidden things up; does my man"
        " have to be next door to look under it; do I show everyone what I dug up; can I peek at one two "
        "fields off"
    ),
    "africa.action.reveal.resource": (
        "I flipped a nugget, what do I get; turned over diamonds, do I take them; found two lumps of gold; I "
        "dug up a bit of gold, can I pocket it; how much for turning up two sparkly stones; do rocks stay "
        "lying there or do I nick them; what's a single nugget good for right when it's found"
    ),
    "africa.action.reveal.goods": (
        "I found a drum, is it mine; flipped a shirt, what happens now; do I get points straight away for a "
        "pot; does the figurine stay lying or come to me; I turned up a mask, can I keep it; does the thing I"
        " found leave a hole in the map; do I lay the kettle out in front of me for all to see; any points "
        "for a piece of cloth right away"
    ),
    "africa.action.reveal.exchange": (
        "do I have to swap after finding a drum; flipped a shirt, can I trade with somebody now; just hold on"
        " to the pot without swapping; just found a kettle, may I barter with Tom; is bartering a must once "
        "I've dug up a drum; can I simply keep my mask and leave everyone alone; what may I do with someone "
        "else's things after finding one"
    ),
    "africa.action.reveal.animal": (
        "I turned over a lion, what do I get; can the elephant go to its friends right away; how much for a "
        "zebra beside two zebras; found a beast, may I shift it; turned over an elephant with two jumbos next"
        " door, how much; can I send the lion I just found to join his mates; do I count the zebra itself "
        "when I've only just found it; what's the most I can get for one creature; may I park the beast "
        "somewhere better straight off"
    ),
    "africa.action.reveal.nomad": (
        "I flipped a wandering guy, how much is it worth; found a traveller, may I put him elsewhere; the "
        "person tile likes free room around him; dug up a Bedouin, what does he bring; can the tribesman go "
        "someplace roomier right when found; how do I count blank fields round the tribal guy; what's the "
        "best I can score for a camel rider"
    ),
    "africa.action.reveal.monument": (
        "I found a pyramid, what now; do I get a tent for the temple; how much is uncovering a sphinx worth; "
        "dug up an old ruin, what's my prize; do I grab a hut for finding a sphinx; no points for a temple, "
        "really; what do I get when it's a landmark under there"
    ),
    "africa.exchange.when": (
        "when is swapping allowed; can I trade at any time in my go; how many swaps per found shirt; at which"
        " moment can I barter with the others; may I barter later if I forgot to; do I get another barter "
        "when my second dig is a mask as well; can I do a deal when it isn't my go"
    ),
    "africa.exchange.forced": (
        "do they have to agree to the trade; can she say no when I want her drums; swapping against someone's"
        " will; she's cross that I nicked her masks, can she stop me; is the other one asked before I take "
        "their things; may my brother block the barter; do both have to want the deal"
    ),
    "africa.exchange.take": (
        "can I grab shirts from two people at once; how many drums do I get from him; can I pick both masks "
        "and pots from her; do I grab every single shirt he has; can I help myself from two folks at the same"
        " time; which of her things may I nick when bartering; only one type from only one person, is that it"
    ),
    "africa.exchange.give": (
        "what does the other one get back; how many must I hand over in a swap; do I pay with the thing I "
        "just flipped; what do I pay back when I nick three pots; may I hand over whatever junk I like; do I "
        "give the same number as I grabbed; does the one I just dug up go into the payment"
    ),
    "africa.exchange.enough": (
        "she has 3 pots but I only have 2; he has more than me, can we trade; how many do I need to be able "
        "to swap; he's got four masks and I've got three drums, possible; do I need as many as the other one "
        "owns; I'm one short for the barter, is it off; does the one I just found help me reach the number"
    ),
    "africa.exchange.partial": (
        "I have 3 drums and take only 1 pot; do I lose all of mine when trading; left over pieces after "
        "swapping; I own more drums than she has pots, what about the extra ones; do I keep what's left after"
        " a barter; bartering three of my five shirts, where do the other two go; must my whole pile go over "
        "to him"
    ),
    "africa.exchange.older": (
        "can I trade away the shirts I found before; pots I collected ages ago, can I swap them; are my "
        "collected things safe from others; can someone still nick masks I dug up ages ago; I found kettles "
        "earlier, may I pay with those now; are my things safe once they lie in front of me; paying with an "
        "old drum when I've just dug up a shirt"
    ),
    "africa.exchange.samekind": (
        "can I swap a drum for a drum; taking shirts when I found a shirt; trade identical things, any use; I"
        " dug up a mask, may I grab her masks; swapping shirts for shirts is pointless, isn't it; could I "
        "barter kettle against kettle; is it daft to take the same sort"
    ),
    "africa.action.move.source": (
        "which beast can I grab and carry off; does the zebra have to be beside my guy; can I pick up the one"
        " I stand on; which lion am I able to push around; must the beast be right next door to my meeple; "
        "could I shove the zebra under my own feet; can I drag a camel rider from two fields off"
    ),
    "africa.action.move.target": (
        "how far can a lion be carried; can the elephant go across the whole continent; where may I drop the "
        "traveller; could I send this zebra right down to the Cape; is there a limit to how far I drag a "
        "creature; where's the elephant allowed to land; can I put the tribesman at the opposite coast"
    ),
    "africa.action.move.animal.cond": (
        "when am I allowed to shift a lion; does the herd have to get bigger; must the zebra have more "
        "buddies than before; can I shove a lion somewhere just for fun; does the elephant need more mates at"
        " its new home; when is it not OK to push a zebra elsewhere; 1 mate before and 2 mates after, is that"
        " enough"
    ),
    "africa.action.move.animal.points": (
        "what does carrying an elephant to the herd earn; herd of 3 minus the one it left; do I count the "
        "lion itself when relocating; how much for bringing a lonely zebra to three others; do I take off the"
        " mates it left behind; from one lion buddy to three buddies, how much is that; shoved an elephant "
        "over, do I get the full herd"
    ),
    "africa.action.move.nomad.cond": (
        "when can I relocate the traveller; must he have more room around him than before; desert guy needs "
        "more free hexes; can I push the tribesman somewhere more crowded; does the camel rider need extra "
        "breathing space to go; when am I allowed to send a Bedouin away; same amount of open fields around "
        "him, can he still go"
    ),
    "africa.action.move.nomad.points": (
        "what do I get for relocating the wandering guy; difference of free hexes before and after; traveller"
        " goes from 1 to 3 free neighbours; how much for sending the tribesman to open country; camel rider "
        "had 2 blank fields and now 5, how much; do I subtract the room he had before; Bedouin goes from "
        "crowded to roomy, what do I score"
    ),
    "africa.action.move.only": (
        "can I shift a pyramid or a tent; relocate gold nuggets to a better spot; which things stay put "
        "forever; can I drag a temple next to my man; are huts allowed to be packed up and shifted; which "
        "bits can be pushed around at all; may I shove somebody's diamonds away"
    ),
    "africa.action.camp.place": (
        "where can I build my tent; do I have to stand where I put the hut; can I take my tent back later; "
        "may I build in a town; where do I pitch a tent; does my meeple have to be standing on a blank field "
        "to pitch; do I get my hut back at some point; can I pitch right in the town I started from; could I "
        "plonk a hut on the field next door"
    ),
    "africa.action.camp.choice": (
        "what are the two ways to use a tent; do I have to say what my hut is for; pick either points or gold"
        " with a hut; I'm pitching a tent, do I grab rocks or count creatures; may one hut do both jobs for "
        "me; when do I have to say what the tent is good for; can I switch the hut's job later on"
    ),
    "africa.action.camp.research": (
        "what does a tent give for lions and pyramids; points for the things surrounding my hut; does gold "
        "around the tent bring points right now; how much does pitching a tent next to two lions and a temple"
        " bring; do hidden discs round my hut count; which pictures around the tent give me points; what's "
        "the most a single hut may bring; do I take the creatures away afterwards"
    ),
    "africa.action.camp.resources": (
        "grab all nuggets around my tent; how do I get gold and diamonds for myself; points at once for "
        "picking up jewels; how do I get hold of the gold lying about; pitched a tent by three diamonds, do I"
        " pocket them all; is grabbing jewels worth something immediately; can I loot everything shiny round "
        "my hut"
    ),
    "africa.space.empty": (
        "what is a free hex; does a pawn make the hex full; is a town a free spot; when is a field blank; "
        "does someone standing there make the field full; is the town where I started blank as well; is a "
        "field with nothing but my meeple open"
    ),
    "africa.space.under": (
        "can a beast be put where a guy is standing; can the lion go where my figure is; putting the "
        "traveller beneath somebody's pawn; can I shove a zebra under somebody's feet; is it OK to park the "
        "tribesman where my man stands; may a creature share a field with a meeple; he stands on the spot I "
        "want for my lion"
    ),
    "africa.space.notempty": (
        "which hexes are occupied; does a tent fill up a hex; upside down chip, is that spot taken; is a "
        "field with a hut on it blank or not; does a face down disc make the field full; when is a field not "
        "free for my tent; which fields can't I use for parking a beast"
    ),
    "africa.space.adjacent": (
        "what counts as a neighbour; do corners touching count; how many neighbours on the edge of the sea; "
        "which fields are touching mine; is diagonal next door too; how many fields lie round mine at the "
        "beach; are these two next to each other if just the tips meet"
    ),
    "africa.end.trigger": (
        "when is it over with 4 people; last pyramid found, do we stop now; how do we know we are finished; "
        "how long do we go on playing this; somebody dug up the eleventh temple, is that it; do we stop mid "
        "go when the last landmark shows up; when are we done with three of us"
    ),
    "africa.end.trigger.2p": (
        "just two of us, when do we stop; how many pyramids until it is over for a couple; 9 temples found "
        "and two people; when does it finish with only my sister and me; we're a pair and found nine ruins, "
        "are we done; how many landmarks must the two of us dig up; do we carry on to eleven when only two "
        "play"
    ),
    "africa.end.bonus": (
        "what do I get for finding the final pyramid; are the 3 points extra to something; tent or plus three"
        " for the last temple; I dug up the very last ruin, what's my reward; is there a tent as well as the "
        "three for the last landmark; who gets to grab the plus three disc; do I count that +3 once or twice"
    ),
    "africa.end.table": (
        "how many pyramids until it is over; 2, 3, 4, 5 people and the final temple; is it 9 or 11 temples; "
        "which temple is the last one for how many people; two at the table or four, when do we quit; 9 or 11"
        " landmarks for three folks; number of ruins to finish depending on the group"
    ),
    "africa.score.goods": (
        "how much are 3 shirts worth; I have 4 drums, how many points; what do pots and masks bring when we "
        "are finished; value of a set; what's a pile of five masks worth; I own 2 kettles and 1 shirt, what "
        "does that make; do mixed drums and shirts add up as one set; how much does a fourth pot bring me; "
        "points for the stuff lying in front of me"
    ),
    "africa.score.goods.more": (
        "I have 6 pots, how much is that; value of seven shirts; set bigger than 5; someone hoarded six "
        "masks, what do they bring; is the chart missing a number for half a dozen; can you have more than "
        "five of the same thing; eight drums, is there any value"
    ),
    "africa.score.majority": (
        "how is the treasure counted when it is over; are jewels treated the same as nuggets; comparing who "
        "is richest; who wins the gold race at the finish; how do sparkly stones count when we tot up; do "
        "gold and stones work the same way; what's the fight about the yellow lumps"
    ),
    "africa.score.majority.count": (
        "do I count pieces or the lumps on them; piece with 2 diamonds, is it one or two; gold still on the "
        "map when it is over; does a disc with two lumps count double; is it the number of discs or the "
        "sparkles drawn on them; what about gold nobody has picked up; counting my hoard, pieces or pictures"
    ),
    "africa.score.majority.prizes": (
        "what does the richest one get; 10 or 6 for having lots of jewels; does third place get something for"
        " nuggets; how much for the person with the biggest gold hoard; what does number two in sparkly "
        "stones get; I'm third in gold, anything for me; how many for having the most stones"
    ),
    "africa.score.majority.tie_first": (
        "we both have the same amount of gold in front; two of us lead in diamonds; both have 5 nuggets, who "
        "gets the 10; me and Ben own equally many stones and lead, who scores; do leaders with equal gold "
        "split it; 8 lumps each and no one has more, now what; do we add up 10 and 6 when we're even on top"
    ),
    "africa.score.majority.tie_second": (
        "two of us are runners-up in jewels; same number of nuggets behind the leader; splitting the 6 "
        "between two people; she leads, and we two behind her are even; do we both get 3 for equal silver "
        "medal; Anna has most and three of us are next with equal stones; how is the six split up"
    ),
    "africa.score.majority.round": (
        "16 divided by 3 doesn't work out; fractions when splitting the reward; half points when splitting 10"
        " and 6; sixteen between three of us doesn't come out even; what do I do with a broken number of "
        "points; we get five and a third each, then; do we chop off the decimals"
    ),
    "africa.score.majority.zero": (
        "I have zero nuggets, do I still get 6; nobody but me has diamonds; does having nothing count as "
        "runner-up; I never grabbed any gold, could I be second anyway; only she has stones, who's number "
        "two; none at all in my hoard, still a prize; can you place with nothing"
    ),
    "africa.score.camps": (
        "I still have tents left when it is over; are huts in hand worth anything; minus for huts I didn't "
        "build; I've got two huts left over at the finish, anything for them; did I waste the tents I never "
        "pitched; does a hut I kept count for something; any penalty for hoarding tents"
    ),
    "africa.score.win": (
        "who has won now; do the highest points take it; how is the champion decided; who's the winner when "
        "all is totted up; is it just the one with the highest number; how do I win this game; who comes out "
        "on top"
    ),
    "africa.score.win.tie": (
        "same score at the very end; we both have 73, who wins; is there a tiebreaker; we're dead even at the"
        " finish, who takes it; both on 61, is there something that decides; may two people win together; "
        "does having more gold break a draw"
    ),
    "africa.variant.two": (
        "just two of us, what is different; special changes for a couple; do you need extra rules for 2; is "
        "anything different when it's just two of us; me against my dad, what do we change; which numbers "
        "differ for a pair; do two folks use the normal rules"
    ),
    "africa.variant.simple": (
        "playing with small kids; easier version for my 6 year old; family rules with one thing per go; my "
        "daughter is 5, is there an easy way to play; how do we make it simpler for the little ones; one "
        "stroll and one job per go for kids; beginner rules for my grandson"
    ),
    "africa.majority.rounding": (
        "do fractions go up or down; split of 16 among three, 5 or 6 each; how to handle leftover points in a"
        " share; do we round the split prize up or chop it; three of us share sixteen, is it five or six; "
        "which way do halves and thirds go; broken points, up or down"
    ),
    "africa.majority.zero": (
        "person with nothing getting 6 points; only one of us has jewels, who is next; reward although zero "
        "nuggets; may someone with no stones at all grab the six; only a single person got gold, does anyone "
        "else score; are folks with none all equal second; prize for owning zip"
    ),
    "africa.majority.contests": (
        "nuggets plus jewels in one pot; is treasure compared together or each on its own; add up yellow and "
        "shiny stones; do we lump gold and diamonds together; one race or two for shiny things; are yellow "
        "lumps and stones added up as one hoard; could I lead in both and get twenty"
    ),
    "africa.nomad.reveal": (
        "extra point for the traveller when flipped; found a wandering guy, do I get one for him; is it free "
        "neighbours plus one; is it the blank fields plus one for the Bedouin; dug up a camel rider with 4 "
        "open fields, 4 or 5; is the tribesman himself worth something when he shows up; does he count like "
        "the lion counts itself"
    ),
    "africa.end.two-players": (
        "is it shorter with just two; do we stop sooner when only a couple plays; 9th or 11th temple for two "
        "people; does it finish earlier when just a pair play; me and my wife, stop at nine or eleven; is the"
        " game cut short for two folks; which ruin is the final one for just us two"
    ),
    "africa.question.actions-per-turn": (
        "how many things may I do per go; walk and flip just once or twice; is it one thing after two steps; "
        "do I get to do a single job or a couple; stroll, dig, stroll, dig, is that right; how often can I "
        "dig in one go; is it two jobs every time it's my go"
    ),
    "africa.question.face-up-tiles-block": (
        "can I walk across lions lying open; do uncovered chips stop my guy; stepping on a flipped piece; can"
        " my man tread on an elephant that's been turned up; is an open temple in my way; may I trample over "
        "gold to get past; do turned up discs stop me from strolling"
    ),
    "africa.question.walk-through-explorer": (
        "his pawn is blocking me; can I jump over another figure; passing by somebody on a narrow strip; "
        "she's standing in the gap, may I squeeze past; can I hop over my brother's man; is another meeple "
        "like a wall; do I have to go round him"
    ),
    "africa.question.free-move-onto-camp": (
        "can I fly to a tent; landing on a flipped lion when I jump; which hexes are not allowed for the long"
        " flight; may the big hop end on a hut; can I leap onto a temple that's already turned up; where's "
        "landing banned with the long leap; is it OK to drop my man on gold"
    ),
    "africa.question.act-after-free-move": (
        "fly somewhere and then flip a chip; long jump, can I still do something; am I done once I "
        "teleported; I leapt across the map, may I dig now; can I pitch a tent straight after the big hop; is"
        " my go finished once I've leapt; hop first and do a job second, is that on"
    ),
    "africa.question.point-for-nomad": (
        "is the traveller himself worth 1; wandering guy plus free hexes or only free hexes; do I add one for"
        " the person I flipped; does the tribesman bring one for himself; Bedouin with three blank fields, is"
        " it 3 or 4; why does a lion count itself and this guy not; one extra for the camel rider"
    ),
    "africa.question.nomad-without-empty": (
        "traveller is completely surrounded when I flip him; flipped a wandering guy with no free room; do I "
        "get nothing if all neighbours are full; the Bedouin I dug up is boxed in, zero for me; tribesman has"
        " no open field next door, what do I do; can a hemmed in camel rider be sent off right away; "
        "everything round him is full, any points"
    ),
    "africa.question.city-empty": (
        "can I put a tent in a town; does a town count for the traveller; may a lion be put into a city; is "
        "my starting town blank once I've left; may I pitch a hut in Cairo; can an elephant live in one of "
        "the towns; does the tribesman count the town next door as open"
    ),
    "africa.question.explorer-space-empty": (
        "my guy stands beside the traveller, free or not; does a pawn reduce the points of the wandering guy;"
        " hex with just a figure; does my meeple spoil the tribesman's open fields; someone is standing next "
        "to the Bedouin, still blank; do people on the map take away room; is a field with only a man on it "
        "open for the camel rider"
    ),
    "africa.question.tile-under-explorer": (
        "put a lion below his pawn; slide a zebra where she is standing; somebody stands in the perfect spot "
        "for my elephant; can I shove a jumbo where my sister's man stands; is it allowed to stick a beast "
        "below a meeple; she blocks the best spot for my zebra, can I still use it; Bedouin onto a field with"
        " someone on it"
    ),
    "africa.question.left-space-empty": (
        "traveller goes one hex over, does his old spot count; is the place he came from free now; shifting "
        "the wandering guy to the neighbour hex; I push the tribesman next door, is where he was open now; "
        "does the gap he leaves behind count for him; one field over, do I count the old field as blank; "
        "camel rider shifts by one, what about the hole"
    ),
    "africa.question.animal-counts-itself": (
        "is the lion I flipped included in the herd; one point for the elephant too; do I add the zebra that "
        "I carried; is the elephant I dug up worth one by itself; shoved a zebra to two others, is that 2 or "
        "3; a lion all alone, do I get one for him; count the beast or only its mates"
    ),
    "africa.question.equal-number": (
        "2 zebras here and 2 zebras there, can I shift; same amount of buddies at the new spot; relocate for "
        "zero gain to annoy others; can I drag a lion from one pair to another pair; equally many mates "
        "there, is it forbidden; may I mess up her herd with no gain for me; same room for the tribesman, can"
        " he be sent"
    ),
    "africa.question.move-far-away": (
        "that lion is miles from my guy; grab a zebra on the other side of the map; how close must I be to "
        "pick up an elephant; could I push an elephant three fields off from me; must I be right by the beast"
        " to shove it; may I grab any creature on the whole map; the zebra I want is down in the south and "
        "I'm up north"
    ),
    "africa.question.refuse-exchange": (
        "I don't want to give up my drums; can I say no to a swap; he wants my pots, must I let him; can my "
        "son hang on to his masks when I want them; is there a way to stop someone nicking my kettles; she "
        "refuses the barter, is that OK; may I turn down a rotten deal"
    ),
    "africa.question.give-all": (
        "must I hand over all 4 drums; I have more than him, hold some back; do I have to empty my whole set;"
        " do all my masks go over in a barter; I own four and only grab two, what do I keep; can I hang on to"
        " some of my drums; hand over everything or just as many"
    ),
    "africa.question.take-some": (
        "can I grab just 1 of her 3 shirts; he has lots of drums, I want two of them; partly robbing a set; "
        "may I nick just two of his four masks; I only have enough to pay for one of her pots; can I leave "
        "her one shirt when bartering; is grabbing part of a set fine"
    ),
    "africa.question.too-few-to-exchange": (
        "one drum for two shirts; I have 1 and he has 2, does it work; my very first pot against her three "
        "masks; I just dug up one kettle, can I grab his two masks; is one for two a fair barter here; my "
        "single shirt against her pair; don't own enough to barter, now what"
    ),
    "africa.question.two-exchanges": (
        "I drew a second shirt, swap again; found two pots in one go; trade after each flip; dug up a mask "
        "and then a drum, barter both times; can I nick stuff twice in a single go; second find in the same "
        "go, another deal; is it one barter per go or per find"
    ),
    "africa.question.exchange-without-revealing": (
        "just trade without flipping anything; can I swap at the end of my go; offering a deal between turns;"
        " may I barter even though I dug up a lion; can I nick his shirts whenever it's my go; must I find "
        "something before bartering; no mask found but I want a deal"
    ),
    "africa.question.camp-on-tile": (
        "can a tent stand on a lion; put a hut on top of another hut; building where a nugget lies; could I "
        "pitch a hut right on a temple; may two tents share one field; is it OK to pitch where a zebra lies; "
        "can I set up on top of gold"
    ),
    "africa.question.camp-both": (
        "zebra points and nuggets with the same tent; does one hut do two things; tent beside lions and "
        "diamonds, can I get everything; can my hut count the lions and loot the gold too; beasts on one side"
        " and jewels on the other, both for me; do I need two tents for creatures and stones; is one tent "
        "allowed to do two jobs"
    ),
    "africa.question.old-camp": (
        "new nugget flipped beside my existing tent; does my hut keep gathering diamonds later; jewels turned"
        " up near someone else's hut; may I loot gold that shows up next to a hut from earlier; do I get "
        "stones found beside my old tent; does an old hut still work for me later; could I use somebody's "
        "tent to grab jewels"
    ),
    "africa.question.supply-empty": (
        "no tents left in the circle; are there enough huts for all pyramids; pool is used up and I found a "
        "temple; the corner pile is down to nothing, what now; can we ever run short of huts; dug up a ruin "
        "but no tent is there to grab; is there a hut for every landmark"
    ),
    "africa.question.unused-camps": (
        "tents I never built, do they bring points; 3 huts left in front of me; are leftover huts good for "
        "anything; do huts I'm still holding bring anything; got three tents in front of me when it's done; "
        "should I pitch all my tents before it finishes; a leftover hut, one point maybe"
    ),
    "africa.question.finish-turn": (
        "found the final pyramid with my first flip; can I still do my second thing; one more step after the "
        "game is up; I dug up the last ruin first, may I do my second job; can I still pitch a hut after the "
        "eleventh temple; does my go carry on once the last landmark is found; is it lights out at once"
    ),
    "africa.question.equal-turns": (
        "do the others get one more go; play on until the starter's right neighbour; unfair, I had fewer goes"
        " than him; is the round played out so it's fair; do I get one more crack after the last ruin; I sit "
        "last, am I a go short; does everybody go equally often"
    ),
    "africa.question.camp-with-bonus": (
        "tent plus the 3 points; do I get both a hut and the +3 chip; final pyramid and also a hut; may I "
        "grab a hut together with the plus three disc; last ruin, is it tent and three points; do I miss out "
        "on a tent for the last landmark; does the finder of the final one get everything"
    ),
    "africa.question.one-or-two-contests": (
        "is 10 paid once or twice; treasure rewards, separate for stones and nuggets; can I win 10 for each; "
        "can I win the ten once for gold and again for stones; is there one big race or two; are the yellow "
        "and sparkly ones counted apart; how often is the 10 and 6 handed out"
    ),
    "africa.question.second-prize-after-tie": (
        "two share the top spot, does third get 6; we are both richest, what about the runner-up; is 6 paid "
        "out when the lead is shared; two people are top in gold, what's left for me in third; is the six "
        "gone when the leaders are even; who's runner-up if both lead; they split first place, do I get "
        "second"
    ),
    "africa.question.rounding": (
        "5.33 points each, what do I write; fractions from three people sharing; half a point, up or down; "
        "how do you split sixteen in three whole bits; we each get 5.3, is that 5 or 6; do you chop or bump "
        "up the fraction; the French and Dutch booklets say different things"
    ),
    "africa.question.second-with-none": (
        "I own zero jewels, do I get 6; no nuggets but still runner-up; all others have nothing too; can I be"
        " number two with an empty hoard; I've zip in gold but so does everyone except her; is six handed to "
        "somebody owning none; must I own at least one stone to place"
    ),
    "africa.question.nobody-has-any": (
        "nobody picked up diamonds at all; all of us have 0 nuggets; who gets 10 if no one gathered any; no "
        "one looted any gold, who takes the ten; all the stones are still lying on the map; does everybody "
        "share if we all have none; an empty race, what then"
    ),
    "africa.question.tie-for-win": (
        "two winners with the same total; draw at the end; we're level on points, who is the champion; we "
        "finished even, do we arm wrestle for it; is there anything to separate two people with equal scores;"
        " dead heat, who's the champ; do both of us win then"
    ),
    "africa.question.six-of-a-kind": (
        "half a dozen shirts, how much; set of 6 drums; the table stops at 5 pots; how much do I get for 6 "
        "masks; the chart ends at five kettles but I own more; is there a number for seven drums; what's "
        "beyond twelve points for one sort"
    ),
    "africa.question.hundred-points": (
        "someone went around the scoreboard twice; 100 on the scoreboard; need another 50 chip; I've hit 100,"
        " how do I show that; my counter passes the sea a second time; is there a disc for a hundred; what "
        "happens above ninety nine"
    ),
    "africa.question.simple-free-move": (
        "kids version, can they fly across the map; easy mode with the long jump; may my daughter jump "
        "anywhere in the family rules; my little boy wants to leap, is that in the easy game; kids only get "
        "one stroll, is the big hop out; does the beginner game still have the long leap; may small ones "
        "plonk their man anywhere"
    ),
    "africa.question.secret-gold": (
        "may I hide my nuggets; do I have to show how many diamonds I have; can I stack my jewels upside "
        "down; can I keep my looted stones out of sight; are you allowed to count my gold; does my hoard lie "
        "open for all; could I turn my jewels over so no one sees"
    ),
    "africa.question.gold-twice": (
        "points for nuggets when flipping and picking up again; already got 2 for this, more now; double "
        "reward for the same diamond; I scored that gold when I dug it up, again when I loot it; does picking"
        " up stones bring points now; is a lump counted once or two times; looting what somebody else found, "
        "do I score"
    ),
    "africa.question.two-camps-one-turn": (
        "build 2 tents in the same go; put down a hut, walk, put down another; spending both my huts at once;"
        " can I pitch both my huts in one go; tent, stroll, tent, is that OK; is there a limit of one hut per"
        " go; may I use both jobs for pitching"
    ),
    "africa.question.several-camps": (
        "lion already gave points to his tent, also to mine; can the same herd be used again by my hut; many "
        "huts around one pyramid; she pitched next to these lions, may I also; do the same creatures count "
        "for a second hut; is a temple used up once someone scored it; my tent and his tent round one "
        "elephant"
    ),
    "africa.question.pass-turn": (
        "am I allowed to pass; I want to skip my go; stay put and let the next one play; can I just sit this "
        "one out; I don't fancy doing anything, is that allowed; must I at least stroll when it's my go; "
        "could I say pass"
    ),
    "africa.question.monuments-of-two": (
        "take out 2 pyramids for a couple; should we leave some temples in the box; 11 sights for two people;"
        " do we chuck two ruins out for just us two; only nine landmarks needed, are the others left out; "
        "should a pair of people shuffle in all the temples; two of us, fewer sphinxes under the discs"
    ),
    "africa.term.explorer": "little guy; pawn; figure; meeple; my man; bloke on the map; wooden person",
    "africa.term.tile": (
        "round chip; disc; face-down cardboard; round bit; counter lying upside down; hidden piece; what we dig up"
    ),
    "africa.term.camp": "tent; hut; wigwam; tepee; wooden triangle; what I pitch",
    "africa.term.supply": (
        "pool of tents; stock in the circle; corner pile of huts; reserve; spare tents; where the huts wait"
    ),
    "africa.term.bonus": (
        "plus three; last pyramid token; three point thingy; prize for the final ruin; +3 disc; little extra disc"
    ),
    "africa.term.start-city": "town; where we begin; home town; where my man sets off; Cairo; town without a disc",
    "africa.term.goods": (
        "stuff to collect; sets of pots and shirts; merchandise; loot to collect; bartering stuff; masks and "
        "kettles; wares"
    ),
    "africa.term.animal": "beast; wild creature; creature; critter; herd; jumbo or big cat",
    "africa.term.nomad": "wandering guy; traveller; desert people; Bedouin; tribesman; camel rider; Tuareg",
    "africa.term.monument": "pyramid; temple; sphinx; sight; ruin; landmark; old building; ancient site",
    "africa.term.gold": "nugget; yellow lumps; yellow rock; lump; bling; ore",
    "africa.term.gems": "diamonds; jewels; shiny stones; sparkly stones; rubies; precious stones; gemstones",
    "africa.term.research-camp": (
        "tent for points; science hut; tent that counts creatures; scientist tent; hut scoring its "
        "neighbours; hut for beasts and temples"
    ),
    "africa.term.resource-camp": (
        "tent for nuggets; mining hut; tent that loots gold; prospector hut; hut for grabbing stones; tent for looting"
    ),
    "africa.term.track": (
        "scoreboard; numbers around the map; points path; scoring trail; edge of the map with numbers; where "
        "my counter walks"
    ),
    "africa.term.summary": "cheat sheet; player aid; crib sheet; help card; reminder; coloured helper card",
    "africa.term.statue": "figurine; mask; wooden carving; idol; sculpture; carved figure; totem",
    "africa.term.drum": "bongo; djembe; tom-tom; thing you bang on; percussion; congas",
    "africa.term.shirt": "cloth; clothes; textile; tunic; tee; garment; robe; dashiki",
    "africa.term.kettle": "pot; cauldron; cooking vessel; pan; jug; teapot; copper pot",
    "africa.term.elephant": "big grey one with a trunk; jumbo; long trunk; Dumbo; biggest beast; tusks",
    "africa.term.lion": "big cat; king of the beasts; Simba; big cat with a mane; roaring beast; Mufasa",
    "africa.term.zebra": "striped horse; stripes; stripy thing; black and white horse; stripy pony; Marty",
}
