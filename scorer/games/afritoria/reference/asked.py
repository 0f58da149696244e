"""How players ask for the entries of Afritoria: phrases for the search, separated by semicolons."""

ASKED = {
    "afritoria.components.wild": (
        "how many lions of each colour are there; how often does each creature appear; normal cards with "
        "beasts, how many; how often is the zebra in the box; do I have doubles of each critter; how many "
        "critters per suit should I count; is every beast there twice in blue; how many of each critter "
        "should I count; does each color have the same animals; 88 animal cards; how many animal cards; two "
        "of each animal; 22 per color; eleven animals; duplicates of each animal; how many elephants are "
        "there; how many animals are in each colour; two of every animal per colour; my deck has only one "
        "green giraffe, should be two; which animals exist in this game; eight lions in all, correct; number "
        "of different beasts; how many porcupines in total; pairs of each animal; animal count per suit; are "
        "the animals the same in all suits; 11 times 2 times 4"
    ),
    "afritoria.components.ranger": (
        "how many park guards are in the box; number of good guys with binoculars; are guards counted as "
        "normal beasts; how many wardens should be in the deck; I only find three guys in khaki, is one lost;"
        " does the keeper belong to a suit; are wardens critters or something extra; one good guy card is "
        "missing, how many should there be; how many hat guys; 4 rangers; ranger count; how many rangers; "
        "rangers have a color; are rangers animals; number of park guards; ranger cards total; how many good "
        "people are there; guys who protect animals count; four green hat people; rangers number in the deck;"
        " does a ranger have a colour or number; is a ranger an animal card or not; one ranger per park; how "
        "many guards could come up; how rare is a ranger; cards without a number that help; do we have all "
        "the rangers"
    ),
    "afritoria.components.poacher": (
        "how many hunters are in the box; number of bad guys with guns; is a thief card a beast; how many "
        "crooks are in the deck; I only count three baddies, one missing; does the crook with the rifle have "
        "a colour; is the gunman an animal card; how many bad guy cards are in there; how many cards let you "
        "steal; 4 poachers; poacher count; how many poachers; poachers have a color; are poachers animals; "
        "number of bad guys; poacher cards total; how many bad people are there; guys who steal count; four "
        "gun cards; poachers number in the deck; does a poacher have a colour or number; is a poacher an "
        "animal card or not; how many thieves could come up; how rare is a poacher; steal cards in the deck; "
        "are poachers worth anything; do we have all the poachers"
    ),
    "afritoria.components.total": (
        "how many cards should there be; is my pack complete; count of everything in the box; I've counted "
        "95, did we lose one; how big is the full deck; what's all in this little box; how many critters and "
        "how many people cards; I think we lost a card, how many in all; whats in the box; 96 cards; total "
        "cards; card count; how many cards in the box; what is in the box; deck complete; is anything "
        "missing; how many cards altogether; 96 or fewer in my pack; count the whole deck; what should be in "
        "the box; 88 plus 8; is a card missing; what kinds of card does it come with; animals plus special "
        "people how many; deck size full game; box contents; our pack has 94 cards, what is gone"
    ),
    "afritoria.card.strength": (
        "is a buffalo stronger than a hyena; who beats whom, list of beasts; number on a leopard; order from "
        "weak to strong; does a leopard beat a hyena; what number has the giraffe got; which critter is the "
        "toughest and which the wimpiest; is the lion higher than the elephant; what's the pecking order of "
        "the critters; does a giraffe beat a leopard; whats the lowest number animal; animal strength; animal"
        " ranking; which animal is stronger; strongest animal; weakest animal; lion vs elephant; order of "
        "animals; which animal is better; who is bigger buffalo or leopard; list of numbers from small to "
        "big; what beats a zebra; is a wild dog weaker than a gazelle; number of the hyena; ranking low to "
        "high; does a lion lose to an elephant; what number is a meerkat; animal power list; is 11 the top; "
        "how strong is a porcupine"
    ),
    "afritoria.card.points": (
        "how many points is a giraffe worth; which beasts give 3; why is the little porcupine worth more than"
        " a lion; how much do I score for a meerkat; why do the tiny critters bring more; is an elephant "
        "really just one; what's a hyena worth when we tot up; why is the elephant only 1 point; how much "
        "does a buffalo count; animal points; points per animal; how many points is a lion; which animals "
        "give 3 points; weak animals more points; value of the elephant; what is a zebra worth; points of "
        "each animal; which ones give the most; small animals three points; why so few points for a lion; how"
        " many for a leopard; zebra two or three points; points by strength; is the gazelle a 3 pointer; big "
        "animals give less; how much do I get for a wild dog; what is worth only one"
    ),
    "afritoria.card.points.sum": (
        "how many points can be won overall; total value of all blue cards; sum for 3 people; how much is a "
        "whole suit worth altogether; how many points are in the deck with four of us; what's the most anyone"
        " could score; all the browns together, how much; how many points can you get altogether; all greens "
        "added up; total points; points in the deck; 184 points; points per color; sum of points with 3 "
        "players; max points; 46 points; how many points are there to win; all cards together how much; total"
        " for two players 92; three people total; a whole colour worth; sum of points available; what is half"
        " of all points; points in the game with four; add up all animals; do I have a majority of the "
        "points; highest score anyone could get"
    ),
    "afritoria.card.park": (
        "which reserve is the green one; Serengeti, what colour is it; what do the colours mean; what are the"
        " place names good for; which colour is Masai Mara; does the park name change anything; why is there "
        "a national park on the cards; what color is Serengeti; which park names are there; which park is "
        "which; park names; color of the park; what do colors stand for; do parks matter; names of the parks;"
        " Kgalagadi which colour; does the park do anything; is blue the Serengeti; where do the animals "
        "live; Ngorongoro card colour; park theme only; are parks in the rules; why four colours; does a park"
        " give a bonus"
    ),
    "afritoria.setup.colours": (
        "how many people can join; which suits do we take out for 2; how many colours for three of us; can "
        "five of us play; three folks here, how many suits do we use; do I chuck out two colours for a duel; "
        "is it playable with two; theres five of us, can we play; is there a solo game; three of us, which "
        "cards stay out; how many players; player count; colors with 2 players; max players; play with 5; "
        "play alone; how many of us can play; two people two colours; remove colours for fewer people; which "
        "cards go in the box; three players three suits; number of suits equals people; five people possible;"
        " can I play by myself; minimum two people; do we need all the cards when we're two; leave one colour"
        " out"
    ),
    "afritoria.setup.time": (
        "how long does a game take; how many rounds does a game last; playing time; duration of a game; from what "
        "age; how old must you be to play; is it for children"
    ),
    "afritoria.setup.specials": (
        "do we remove guards or hunters with fewer people; how many hunters for two people; are all 8 extras "
        "always used; do all the wardens and crooks go in for two folks; how many people cards do we shuffle "
        "in; should I leave some baddies out with three; extras, do we need every one; just two of us, do we "
        "drop some poachers; all 8 guys even with two; special cards with 2 players; all rangers in play; "
        "remove poachers; always 8 special cards; special cards by player count; leave out rangers; are "
        "rangers always used; fewer players, do bad guys come out; special cards taken out with two; same "
        "number of wardens for any number of people; do the special people always go in; eight specials with "
        "two players; take out some rangers; number of thieves for two; keep all rangers and poachers; are "
        "specials removed for fewer people; all good and bad guys in; special count 3 players; fewer players "
        "fewer specials; do specials depend on players; leave the poachers out for kids"
    ),
    "afritoria.setup.deck": (
        "what do I mix together at the beginning; how thick is the stack with 3 people; do hunters go in with"
        " the beasts; what goes in the deck before we deal; two of us, how many should I be shuffling; do the"
        " wardens get mixed into the critters; is 74 right for three folks; do I shuffle everything together;"
        " how big a stack for three; shuffle deck; deck size; 52 cards; 74 cards; how many cards with 2 "
        "players; mix rangers in; setup of the game; mix everything; how many cards do we shuffle with two; "
        "specials mixed in with the animals; deck for three; 52 or 74; full deck four people; put people and "
        "animals together; prepare the deck; number of cards in the stack before dealing; are rangers "
        "shuffled in or dealt apart; one big pile"
    ),
    "afritoria.setup.hand": (
        "how many cards do I get at the beginning; may I show what I am holding; how many to deal to "
        "everybody; how many do you deal me; is it five or six in my fingers; can my sister see what I've "
        "got; do I hide my fan of critters; how many do I deal out; can I look at your hand; starting hand; "
        "how many cards each; deal 6; hand size at start; secret hand; how many cards do I get; show my hand;"
        " deal how many; six for everybody; do I hide my cards; may others see my hand; cards each at start; "
        "opening hand size; show or hide; how many do I hold first; does the dealer get six too; is my hand "
        "open; does two players change the hand size"
    ),
    "afritoria.setup.pile": (
        "where do the leftover cards go after dealing; how many remain in the middle for 2 people; stack on "
        "the table; what do I do with the rest after dealing; how many are left in the middle for three; does"
        " the leftover deck lie upside down; where do I put the remaining ones; where do the rest go after "
        "dealing; the stack in the middle at the start; draw pile setup; pile size; rest of the cards; "
        "leftover after deal; 72 cards; where does the pile go; cards in the stack at start; the rest goes "
        "where; put leftover cards in the middle; how many are left over after dealing; face down stack; 40 "
        "56 72; remaining deck size; middle of the table pile; how many to draw from with four; stack after "
        "deal; is the pile open or closed; deck for drawing"
    ),
    "afritoria.setup.market": (
        "how many cards are laid open before we begin; first display in the middle; turn over three for three"
        " people; how many do I flip into the middle to begin; what's up for grabs at the very start; four of"
        " us, four open ones; who turns over the first ones; how many open in the middle before we start; "
        "flip how many for three; market at setup; lay out cards at the start; open cards at setup; market "
        "size 4 players; starting row; initial market how many; how many open cards at first; turn up one for"
        " each person; first row of cards; three players three cards open; lay out before round one; what "
        "lies open at the beginning; opening market; how many cards in the river at setup; from the deck or "
        "from our hands; two of us two cards; starting display"
    ),
    "afritoria.round.market": (
        "how many do we lay out each time; what do we do first each round; not enough left for the display; "
        "how many critters are up for grabs each time; do we first flip some from the deck; who lays out the "
        "new ones; the deck doesn't have enough to lay out; how many new ones in the middle each round; do we"
        " flip new cards first; fill market; how many cards in the market; step 1; refill the middle; start "
        "of a round; market cards per round; river size; how many cards face up on the table each round; "
        "cards laid out per round; how many new cards on the table; one card per player turned up; what "
        "happens first in a round; refresh the river; turn over cards from the stack; start of round upkeep; "
        "fewer because deck is short; market equals players; do new ones come each round"
    ),
    "afritoria.round.play": (
        "what may I put down; do we all pick in secret; choosing which beast goes out; which one can I chuck "
        "out; do I lay mine down hidden; may I chuck a crook instead of a critter; does everyone choose at "
        "once or in turns; newbie here, what do I do each round; do I have to play an animal; can I play more"
        " than one card; play a card; how does a turn go; what can I do on my turn; may I play a ranger; pick"
        " one from hand; do we play at the same time; what do I do on my go; choose one card; everybody picks"
        " a card; which cards can I put down; is a thief allowed; put it face down; am I forced to play an "
        "animal; secret choice; can I pass and play nothing; turn order or all at once; may I play a poacher "
        "right now"
    ),
    "afritoria.round.reveal": (
        "when do we flip what we picked; do we show one after another or together; everybody turns over now; "
        "when do we all show what we chucked out; flip together on three; do I have to wait until everybody's"
        " picked; may I turn mine up last; do we all show at once; he flipped late, is that ok; reveal cards;"
        " flip at the same time; simultaneous reveal; when do we turn cards over; show played card; wait for "
        "everybody; blind reveal; all flip together; when do we show; turn cards around now; wait until all "
        "have picked; who shows first; may I change my card after seeing his; count to three then flip; late "
        "flip cheating; show your card; reveal step simultaneous"
    ),
    "afritoria.round.specials": (
        "what is handled first after flipping; guards and hunters before the beasts; when does the thief "
        "strike; we've flipped, what gets sorted first; do wardens and crooks go before the critters; when "
        "does the baddie do his thing; what happens with people cards once shown; what comes first, animals "
        "or rangers; after flipping, what do we sort out first; step 3; special cards first; when do rangers "
        "act; when do poachers act; order ranger poacher animals; resolve specials; extras resolved when; "
        "good and bad people first; what do we look at first after showing; specials before animals; ranger "
        "and poacher step; does the ranger act before the fight; what if one special only; sort out people "
        "cards; sequence after reveal; step three; specials resolved before winning"
    ),
    "afritoria.special.cancel.two-rangers": (
        "we both put out a guard; two park wardens at once; her guard and my guard, who picks; Tom and I both"
        " chucked a warden; two keepers show up, does anybody grab; both flipped the guy in khaki, what now; "
        "do two wardens block one another; me and him both played the good guy; two rangers out, does anyone "
        "take a card; 2 rangers played; both played a ranger; rangers cancel; ranger vs ranger; same round "
        "two rangers; we both played the ranger; two good guys same round; we both played a ranger; rangers "
        "block each other; no effect two rangers; does either ranger take a card; both guards out nothing "
        "happens; my ranger and hers; two helpers of animals; ranger meets ranger; 2 rangers 0 poachers; who "
        "goes first of two rangers"
    ),
    "afritoria.special.cancel.two-poachers": (
        "we both put out a hunter; two thieves at once, who steals; both played the bad guy; two crooks at "
        "the same time, who nicks what; we both flipped a baddie, no warden about; does anyone get robbed "
        "with two gunmen; do two crooks block one another; both of us wanted to steal; two bad guys out, who "
        "robs whom; 2 poachers played; both played a poacher; poachers cancel; poacher vs poacher; same round"
        " two poachers; we both played the poacher; two bad guys same round; we both played a poacher; "
        "poachers block each other; no effect two poachers; does either thief steal; my thief and his; who "
        "steals first of two; poacher meets poacher; 2 poachers 0 rangers; do we rob one another; both "
        "stealing nothing happens"
    ),
    "afritoria.special.cancel.three": (
        "three of us played extras; one guard and two hunters together; too many special guys at the same "
        "time; three people cards showing, does any of them do something; warden, crook and crook, what "
        "happens; we all flipped extras, is it a wash; two keepers plus one baddie; three of us played guys "
        "instead of animals; do they all cancel if there are 3; three specials; three rangers; three "
        "poachers; 3 special cards; more than two special cards; two rangers and a poacher; mix of specials "
        "cancels; two of us had thieves and one a guard, what happens; three people cards in a round; any mix"
        " of three; more than two specials do nothing; three special cards; ranger ranger poacher; all "
        "cancelled; 3 of us no animals; too many people cards; one good two bad; is anything left when three "
        "are played"
    ),
    "afritoria.ranger.pick": (
        "what does the park guard do; I am the only one with a warden; grab one from the display before "
        "everyone; where do I put the beast my guard picked; I flipped the only warden, what may I grab; can "
        "the keeper nick something before the rest get a go; does what he grabs go to my hand or my scored "
        "heap; any colour OK for the warden's choice; how do I use the guy in khaki; I got the only ranger, "
        "what do I take; does my good guy take into hand or points; play a ranger; what does a ranger do; "
        "ranger effect; ranger takes any colour; ranger card to points pile; only ranger; good guy takes "
        "animal first; I was the only one with a good guy, which animals may I take; what does my good guy "
        "do; take an animal before everyone; choose any open card; straight on my points; ranger played "
        "alone; does the colour matter for my ranger; first choice of the animals; is it hand or pile; take "
        "from the middle first; which animal should I pick for points; may I take a poacher with him"
    ),
    "afritoria.ranger.cancel": (
        "guard against hunter, who wins; he played a thief and I a warden; does the good guy block the bad "
        "guy; can my guard still pick after blocking the hunter; I've a warden, she's a crook, who comes off "
        "best; does the keeper catch the baddie; may I grab something too when I stopped a crook; is the "
        "gunman harmless when a warden shows up; he plays a poacher and I a ranger, am I safe; does my ranger"
        " still grab when it stops a thief; ranger vs poacher; ranger stops poacher; ranger and poacher same "
        "round; one ranger one poacher; protect from poacher; does ranger block stealing; good guy beats bad "
        "guy; my sister tried to steal and I had put out a guard; good guy against bad guy; does my ranger "
        "save me; thief stopped; he wanted to steal and I protect; both ranger and poacher out; ranger still "
        "takes a card; is the poacher useless then; protects everyone or only me; 1 ranger 1 poacher; blocked"
        " thief; do they cancel each other"
    ),
    "afritoria.poacher.steal": (
        "what does the hunter do; stealing from somebody's stack; whose beast may I rob; which one do I "
        "steal, top or any; I flipped the only crook, who can I rob; does the baddie nick the uppermost or "
        "may I choose; can he take from your hand; where do I put what I nicked; how do I use the gunman; how"
        " do I steal from someone; can I rob his hand or only his pile; may I choose which card I steal; play"
        " a poacher; what does a poacher do; poacher effect; steal a card; top card of points pile; steal "
        "from whom; I was the only thief this round, what may I take and from whom; what does my bad guy do; "
        "take someone's top card; steal points; whom can I rob; thief played alone; does it go on my pile; "
        "choose a victim; can I take from the hand; take one away from the leader; how many cards does he "
        "steal; what if there's no ranger"
    ),
    "afritoria.special.discard": (
        "where does the guard go after using it; what happens to my hunter when it was blocked; do I get a "
        "replacement for the warden; where do I chuck the warden once he's done; is my crook gone even though"
        " he was blocked; do I get a fresh one for the keeper I used; does the baddie come back to my "
        "fingers; do I get my good guy back; what happens to the bad guy card afterwards; discard ranger; "
        "discard poacher; ranger after use; replacement card; do I get the ranger back; draw new card after "
        "special; can I reuse a poacher; where do specials go after; ranger thrown away; poacher thrown away;"
        " do I keep my ranger; special used up; get a new card for it; ranger back in hand; does it count "
        "points in my pile; used people cards"
    ),
    "afritoria.round.distribute": (
        "in which order are the open cards given away; what is awarded first, beasts or hunters; who gets "
        "their stuff first; which of the open ones is dealt with first; do we hand out critters or people "
        "cards first; in what sequence do we get our winnings; who grabs first after the flip; who takes "
        "their prize first; which open card is decided first; step 4; hand out market; order of winning; who "
        "gets first; award market cards; rangers then poachers then animals; resolve the market; who gets the"
        " open cards and when; order of giving cards; first rangers then poachers; who goes first when "
        "winning; give out the middle; winning sequence; specials in the middle before animals; step four "
        "order; what's decided first; sorting out the market"
    ),
    "afritoria.market.ranger": (
        "who gets the guard lying in the display; lowest beast gets the warden; do I have to pick up the "
        "guard; a warden is up for grabs, who gets him; does the wimpiest critter win the keeper; where does "
        "my porcupine go when I got the warden; do I hold the warden or lay him down; theres a good guy in "
        "the middle, who gets him; do I need a small number to get a ranger; ranger in the market; weakest "
        "gets ranger; lowest card wins ranger; how do I get a ranger; win a ranger; ranger lying open; who "
        "takes the ranger; a ranger lies there and my meerkat is the lowest of all; good guy lying open; "
        "lowest animal gets the ranger; small number wins the ranger; how to win a ranger; do I score my "
        "porcupine too; ranger into hand; do I have to take it; any colour lowest; who gets the open ranger; "
        "low card is good; what is a small animal good for"
    ),
    "afritoria.market.poacher": (
        "who gets the hunter lying in the display; highest beast gets the thief; elephant played, must I pick"
        " up the bad guy; a crook is up for grabs, who gets him; does the toughest critter bag the baddie; "
        "where does my elephant go after I bagged the crook; is the gunman mine whether I like it or not; "
        "theres a bad guy in the middle, who gets him; do I need a big number to get a poacher; poacher in "
        "the market; strongest gets poacher; highest card wins poacher; how do I get a poacher; win a "
        "poacher; poacher lying open; who takes the poacher; must I take the bad guy lying in the middle; "
        "forced to pick up the thief; a thief lies there and my elephant is the highest of all; bad guy lying"
        " open; highest animal gets the poacher; big number takes the thief; how to get a poacher; do I score"
        " my elephant too; poacher into hand; any colour highest; who gets the open poacher; high card takes "
        "the bad guy; strong animal wins; must the top one take it"
    ),
    "afritoria.market.special.tie": (
        "two porcupines for the guard; both played a lion and a hunter is up; same lowest number but not the "
        "same suit; two people flipped a gazelle for the keeper; equal toughest critters, who bags the crook;"
        " are both gone if a brown lion meets a green lion; same wimpy critter in other suits; two of us have"
        " the lowest animal for the ranger; same top animal and a poacher is open; tie for ranger; tie for "
        "poacher; same weakest animal; same strongest animal; we both have the same lion; equal lowest in "
        "different colors; tied cards discarded; same low animal both want the ranger; same high animal "
        "poacher; equal cards out; two porcupines different colours; both thrown away; nobody wins it; equal "
        "for a special; draw for the ranger; draw for the poacher; twin lions other colour; who gets it if we"
        " are equal; same beast in two colours for the hunter, who gets him; one's purple and one's green but"
        " both are the lowest"
    ),
    "afritoria.market.special.many": (
        "two guards lying in the display; second lowest beast gets the next warden; display full of hunters; "
        "two wardens are up for grabs at once; who bags the second crook lying there; can one person grab "
        "both keepers; three people cards in the middle, who gets which; two good guys in the middle, how are"
        " they given out; market with 2 poachers, who gets which; several rangers in market; two poachers in "
        "the market; more rangers open; who gets second ranger; second poacher; 3 specials in the market; max"
        " one card each; I have the second smallest animal and two good guys are open; both thieves lie there"
        " and my lion comes second; two rangers open; three specials in the middle; who gets which ranger; "
        "one card per person only; several good guys; several bad guys; next weakest gets next; can the "
        "lowest take both"
    ),
    "afritoria.wild.contest": (
        "how do I win a zebra from the middle; biggest beast in blue gets the blue one; two greens are up and"
        " I played second highest green; can I choose which one I take; who gets the green giraffe in the "
        "middle; do I need the same suit to win a critter; two blue ones up, I've got the second toughest "
        "blue; may I choose between two of the same suit; nobody played purple but a purple is up; theres a "
        "blue zebra open, who gets it; must my card match the color to win; two greens open and I was second;"
        " how do I win a card; same color highest; win market card; two cards of same colour in market; "
        "choose which card; wrong color card played; a green giraffe is open and I put down a green buffalo; "
        "blue cards only fight over blue cards, right; beat the others in my suit; two brown ones lie there "
        "and I came second in brown; I was the only one with purple, is it mine automatically; must I have "
        "the same colour to grab an animal; does a strong green card win a blue animal; who picks first when "
        "two of a suit are open; am I still in the fight if my card won a ranger; does the open card's number"
        " have to be lower than mine; small animal alone in its colour still wins; set of rules for suit "
        "following"
    ),
    "afritoria.wild.tie": (
        "we both played a blue lion; identical beast and suit, who gets it; same number but mine is brown; "
        "Anna and I both flipped a green hyena; two identical cards clash, who wins; same critter in the same"
        " suit, both gone; blue zebra against purple zebra, is that a clash; we both played the same blue "
        "lion, who gets the card; exact same animal and color, what happens; same animal same color; "
        "identical cards; equal cards; tie in a colour; two blue lions; both cards discarded; exact same card"
        " played; my brother and me had the very same card; both laid a brown hyena and a brown card was up; "
        "twins in one suit knock each other out; if the two best are identical does the next strongest win; "
        "do both go to the trash when equal; green lion and blue lion both fight on, right; who breaks a tie "
        "between two identical cards; two zebras in one colour, none of us gets it; identical top cards in "
        "brown; my exact same card as yours; same animal in two colours, does that cancel out; my lion is "
        "purple and hers is brown, do they clash over an animal; do two hyenas of unlike colours knock each "
        "other out; equal animals from two parks both stay in; is it only a clash when beast and colour are "
        "both the same; leopards from two parks, does either get knocked out"
    ),
    "afritoria.wild.score": (
        "where does my beast go when I win; do I keep the one won or the one played; which one counts for "
        "points; I bagged one, which goes to my scored heap; does the one I won go in my fingers; do I score "
        "with what I chucked out; do I tuck the winner below or on top of my heap; I won, which card do I put"
        " on my pile; do I score the one I won or the one I played; scoring a card; played card to points "
        "pile; won card goes to hand; which card scores; where does the won card go; which one do I keep; do "
        "I keep the card I played; my lion won me a zebra, which one goes on my pile; the card I laid down is"
        " my points; prize card goes in hand; after a win where do both cards go; is it the strong card or "
        "the won card that gives points; winner keeps which one face up; do I swap the two; can I put the won"
        " animal on my points instead; on top or at the bottom of my points; so my weak card scores 3 when it"
        " wins"
    ),
    "afritoria.wild.fail": (
        "I lost the fight, where does my lion go; my beast got nothing; didn't get anything from the middle; "
        "mine was too weak, where do I chuck it; do I get my critter back if I lose; I bagged nothing this "
        "time; played brown but no brown was up; I didnt win anything, is my card gone; played a green but no"
        " green is open; no win; lost card; my card won nothing; played card lost; do I get it back; no card "
        "in my color; I lost what happens to my card; I was beaten, what happens to my elephant; where do "
        "losing animals go; no matching colour was open so I won nothing; too weak, is it trashed; does a "
        "beaten card come back to me; loser card to the used pile; did I waste my giraffe; played blue and "
        "there is only green; is my animal lost for good when I win nothing; nobody fought me but no card of "
        "my suit lies open; the card goes on the discards even if strong"
    ),
    "afritoria.round.discard": (
        "what happens to the open ones nobody took; cleaning up the table after the round; leftover hunter in"
        " the display; what's left in the middle after handing out, chuck it; does the warden nobody got stay"
        " for next time; where do the losers' critters go; do we clear the table before the next go; nobody "
        "wanted that card, does it stay; what happens to leftovers in the middle; step 5; leftover market "
        "cards; unclaimed cards; nobody took it; cards left in the market; does the market stay; poacher "
        "nobody won; what do we do with open cards nobody won; clear the table after giving out; leftover "
        "ranger goes to the trash; does an unwon lion stay for the next round; do leftovers go back in the "
        "deck; losers and leftovers to the used pile; clean up phase before drawing; is the row emptied "
        "completely each time; unwon poacher back in the box or discarded; may someone take what is left over"
        " for free; things remaining on the table once all have been served; the rest of the open cards at "
        "the end of the round; what is left in the middle goes where; remaining cards after all wins are "
        "handed out; do the remaining middle cards get binned; prizes that had no winner; is the table "
        "emptied before new cards come"
    ),
    "afritoria.round.refill": (
        "how many do I hold for the next round; when do I pick up a new one; back up to 6; I'm down to five, "
        "when do I grab another; how many should be in my fingers after each go; I won a card, do I still top"
        " up; who tops up from the deck; I used a card, do I draw a new one; I won one, do I still draw; step"
        " 6; draw back up; when do I draw; hand size; max hand; how many cards do I hold; hand limit; "
        "everyone takes one until six again; I only have five, do I draw; the winner already has six so no "
        "draw; how many cards to take at the end of the round; draw phase; refill my hand to 6; does someone "
        "who lost get a new card; I won a zebra so do I skip drawing; can I have seven cards after winning; "
        "one new card each if you came up short; after the specials I am missing a card"
    ),
    "afritoria.hand.exchange": (
        "all my cards are green, help; can I swap if I hold 5 of one suit; getting rid of three and drawing "
        "new ones; my hand is stuck in one suit; nearly all of mine are brown, can I change some; how do I "
        "get rid of a rubbish hand; I've five greens, what may I dump; must I show everyone before I change "
        "three; where do the dumped three go; all my cards are blue, can I get new ones; my hand sucks, can I"
        " swap it; swap hand; all one color; 5 of one color; change 3 cards; trade in cards; bad hand; show "
        "hand and swap; five browns in my hand and I can't win anything; change three of my cards for new "
        "ones; put three under the stack and take three; do I reveal my hand before swapping; stuck in one "
        "suit, is there help; mulligan in the middle of the game; do I pick which 3 I lose; must I swap "
        "exactly three or can I do two; four of a colour isn't enough, is it; when in the round may I change "
        "my hand; am I forced to show it; does a ranger among my six stop the swap"
    ),
    "afritoria.end.trigger": (
        "when is it over; stack in the middle is used up; how long do we keep playing; the deck's gone, are "
        "we finished; when do we stop with this; how many goes until it's done; does the empty deck finish it"
        " straight off; how do we know its over; stack is gone, are we done; game end; when does it end; when"
        " does it stop; when does the game end; last round; how long does it last; how many rounds; when is "
        "the game finished; the stack in the middle is empty now; which round is the very last; do we play "
        "our hands out after the deck is gone; how many rounds will it be with three people; end trigger of "
        "the card deck; no more cards to lay out so it's over; is there another round after the last cards "
        "were fought over; who ends the game; when do we start counting points; do we reshuffle the trash or "
        "stop"
    ),
    "afritoria.end.short-market": (
        "only two left for the display but we are four; too few to lay out at the end; final round with less "
        "than usual; just two cards to lay out for four folks; the deck can't fill the middle any more; do we"
        " still do a go with too few up for grabs; the last go has only one open; only 2 cards left and were "
        "3; not enough cards for everyone in the middle; last market too small; not enough cards for market; "
        "fewer cards than players; small final market; short market; only two cards in the last round; market"
        " not full; there are fewer open cards than people in the final round; the stack had only one left "
        "for three of us; last row smaller than usual; do we top it up from the trash; is the last round "
        "fought over just two cards; deck can't fill the row; are the leftover cards skipped if there are too"
        " few; four players and a row of two; some of us can't win anything in the last round then; lay out "
        "whatever remains even if not enough"
    ),
    "afritoria.end.discards": (
        "is the discard pile shuffled back; do we reshuffle the discards; new draw pile from the used cards; what if "
        "the draw pile is empty, do we shuffle again; do discarded cards come back"
    ),
    "afritoria.score.points": (
        "how do I count my score; what is added up when we are finished; value of my own stack; how do I tot "
        "up at the finish; do I add the little numbers on my heap; what counts, my heap or my hand; which "
        "cards bring me something; how do I count up at the end; which pile gives me points; count points; "
        "final scoring; how do you score; what scores; add up points pile; points at the end; do hand cards "
        "score; I have a big pile in front of me, how do I count it; add the points on my animals; only the "
        "won pile counts; are points by number of cards or by small numbers; do rangers in my hand add "
        "anything to my pile; what's my total at the end; count pile not hand; where on the card are the "
        "points written; do we count during the game or only at the end; final tally of my won animals; may I"
        " look through my pile to count"
    ),
    "afritoria.score.hand": (
        "do I get something for beasts I am still holding; 6 remaining in my fingers when it is over; minus "
        "for unplayed ones; are the ones still in my fingers worth anything; it's done and I hold an "
        "elephant; do I lose points for what I didn't get rid of; leftover wardens in hand at the finish; I "
        "still hold a porcupine at the end, points or not; do I lose points for cards in hand; hand cards at "
        "the end; leftover hand; minus for hand cards; unplayed cards; ranger left in hand; points for "
        "remaining cards; six cards left over and the game is done; is a lion in hand worth a point; leftover"
        " cards minus or zero; hand worth nothing at the end; I'm still holding a poacher when it stops; do I"
        " subtract my hand; do unplayed animals count for me; should I get rid of good cards before the end; "
        "rest of my fan no value; forced to discard the hand before counting"
    ),
    "afritoria.win": (
        "who has won now; same total, is there a tiebreaker; highest score takes it; who's the champ when "
        "we've totted up; both on 28, who takes it; is it simply the most points; do even people win "
        "together; what do I need to win; we counted, who wins now; how do you win; who wins; goal of the "
        "game; aim of the game; most points; object of the game; shared victory; who's the winner after "
        "counting; highest pile of points; we drew, do we both win; what is the aim; how can I win this; same"
        " score so a shared win; is the largest number of cards the winner; no tie-breaker in the book; "
        "victory condition of the card game; best total takes the game; who decides when it's equal"
    ),
    "afritoria.market.tie": (
        "both equal for the guard, next one then; two lowest beasts out, does the third get the warden; "
        "hunter after the top two are gone; the two wimpiest clash, who bags the warden then; is the keeper "
        "thrown out or does the next one get him; lions clash for the crook, does the giraffe inherit him; "
        "nobody or the following one after a clash; lowest two cancel, does the next one get the ranger or "
        "nobody; house rule for tied poacher; ruling tie for ranger; next in line gets ranger; option tie "
        "poacher; next weakest gets it; who gets it after a knockout; ranger discarded after tie; does third "
        "player get the poacher; equal lowest cards, does the ranger go to the next one; option when two tie "
        "for a special; nobody gets the poacher or the third person does; can we choose the rule for a tied "
        "ranger; the two top animals are out so who inherits the thief; ranger lost after a draw or passed "
        "on; setting tied special; second lowest gets him after the tie or not; house rule for equal lowest; "
        "we'd like it thrown away when tied; how does the app treat a draw for the ranger"
    ),
    "afritoria.exchange.five": (
        "I hold 6 of the same suit, can I swap; exactly 5 or at least 5 blue; everything I hold is brown; "
        "I've got six greens, is that good enough to change; must it be five on the nose; all six of mine are"
        " one suit, dump three; five or more for changing; I hold 6 greens, does the swap rule count that; "
        "setting for swapping six of a color; ruling five or six; exchange with 6 of one color; exactly five "
        "or more; option exchange; 6 same color allowed; at least 5; five or six alike; six of one suit, "
        "allowed under our rules; exactly five or six as well, setting; change the rule about a full hand of "
        "one colour; option for swapping when all six match; does five include six; house rule hand swap; can"
        " we play that only five counts; all six brown ruling; rule choice five or more; book says five only,"
        " what do you take as default"
    ),
    "afritoria.ranger.beside-poachers": (
        "1 guard and 2 hunters together; does the good guy pick when two thieves are out; warden versus a "
        "pair of bad guys; I flipped a warden against two crooks, do I still grab; two baddies block each "
        "other, so is my keeper free; keeper plus a couple of gunmen, what happens; does he survive two "
        "crooks; can we let the ranger still pick against two poachers; house rule good guy and two bad guys;"
        " ruling one ranger two poachers; ranger still works; option ranger and poachers; 2 poachers cancel "
        "first; ranger survives; does ranger pick with two poachers; 1 ranger 2 poachers setting; one good "
        "guy and two thieves, may we let the good guy work; option for one ranger with two poachers; the "
        "thieves cancel but the ranger stays, setting; does my ranger get his pick anyway, rule choice; three"
        " specials exception for the lone ranger; switch on that the ranger survives; house rule 1 against 2;"
        " do other groups play it that the guard still takes; change what happens with a ranger and a pair of"
        " thieves; default for one ranger and two poachers"
    ),
    "afritoria.question.tie-for-a-special": (
        "two meerkats and a guard up for grabs; same highest beast, who must take the hunter; equal ones and "
        "nobody gets the warden; both wimpiest are porcupines, where does the warden go; equal lions for the "
        "crook, does he get binned; two clash, is the following one in line; what if the lowest ones are the "
        "same for the keeper; we both had the lowest, so who takes the good guy; both highest, does the bad "
        "guy go to the third player; tie for a ranger who gets it; nobody gets the ranger; same lowest card "
        "ranger; poacher after a tie; next weakest takes it; next strongest takes the poacher; does it get "
        "discarded after a tie; my meerkat and his meerkat are lowest and a ranger is open; both of us had "
        "the lowest animal, who gets the good guy; two giraffes on top and a thief lies there; draw for the "
        "bad guy, next one or nobody; same number, who receives the special; equal cards are out, does the "
        "third person get him; are we both thrown out and the ranger too; does he stay open for next round "
        "after a draw; book doesn't say who gets it after a tie; lowest twice so who takes the guard; both "
        "equal and only two players; same animal twice, who gets the ranger then; one's blue and one's brown,"
        " both lowest, who takes the guard"
    ),
    "afritoria.question.several-specials-in-the-market": (
        "2 hunters lying open, both to the same person; pair of guards up, who takes which; more than one bad"
        " guy in the middle; a couple of crooks are up for grabs, do I get both; two keepers up, who bags the"
        " second; pair of baddies in the middle, how to share out; may one critter win two extras; two bad "
        "guys open, do I get both; two good guys open and I was lowest; two rangers in the market; two "
        "poachers open; 2 rangers one player; pair of rangers; can I win two rangers; both poachers to same "
        "player; second ranger to whom; two good guys are open and I'm lowest, do I get the pair; two bad "
        "guys in the row, only one for me; second lowest gets the other ranger; pair of specials in the row, "
        "one each; do both thieves go to the elephant; can one person win two special cards; does second "
        "strongest get the second thief; three rangers open in one round; one card per player even with two "
        "specials; who decides which of the two I take; ranger and ranger open, how to give them out"
    ),
    "afritoria.question.weakest-and-strongest": (
        "only my beast out, guard and hunter both mine; lowest and highest at once; two extras for a single "
        "lion; I was the only one with a critter, do I bag both extras; keeper and crook are up and just one "
        "lion was flipped; am I wimpiest as well as toughest when alone; does a single critter take two "
        "people cards; only I played an animal, do I win both guys; can my lion win two cards; both ranger "
        "and poacher; one card wins two; only one animal played; weakest and strongest at once; single animal"
        " gets both; only I played an animal; one card two prizes; I was the only one with an animal, ranger "
        "and poacher both open; my single card is lowest and highest together; do I get the good guy and the "
        "bad guy; can I win twice with one card; everyone else put down specials; ranger or poacher, which "
        "one do I get if I'm alone; is one played card good for only one prize; just a zebra on the table; "
        "two specials and a lone lion; may I choose the poacher over the ranger when alone; what happens to "
        "the second special then"
    ),
    "afritoria.question.strongest-after-the-ranger": (
        "took the guard already, must I take the hunter; who is highest once the warden is gone; does my used"
        " beast still count for the thief; my critter won the warden, is it still in for the crook; only two "
        "critters out, one took the keeper, who bags the baddie; does a card that's already won count for the"
        " top spot; who's toughest after the warden's been handed out; my card took the ranger already, does "
        "it count for the poacher; he got the good guy, am I now the highest; after winning the ranger; still"
        " strongest; ranger winner also poacher; who is strongest then; card out after ranger; does the "
        "ranger winner compete for poacher; remaining strongest gets poacher; two of us played animals, mine "
        "got the ranger, who gets the poacher; lowest one already served, is it also out for the poacher; "
        "after the ranger is given, who counts as highest; does a winner leave the fight; second prize for "
        "the same card not possible; the rest compete for the poacher; ranger first so the other one must "
        "take the thief; my animal won the good guy, can it be the top one too; only two animals lay there; "
        "is he highest although only one card is left"
    ),
    "afritoria.question.tie-in-different-colours": (
        "green porcupine and blue porcupine, guard in the middle; same creature other suit, is that equal; "
        "red lion against brown lion for the hunter; purple meerkat and brown meerkat, who bags the warden; "
        "does the suit matter when we clash over a crook; two elephants in unlike suits for the baddie; same "
        "critter, other park, is it a clash; blue lion against green lion, is that a tie for the poacher; "
        "same animal but not same color; same animal different color; different colours tie; lion blue and "
        "lion green; does color matter for rangers; equal number other color; tie across colors; colour "
        "irrelevant for poacher; my porcupine is blue and hers is green, equal or not; does colour matter "
        "when we fight for a ranger; two elephants from two parks and a thief is open; equal number in other "
        "suits counts as a draw for specials; purple lion and green lion both out; for specials only the "
        "animal counts; are different parks a tie breaker; same beast two suits, do we both lose; why is it a"
        " draw when the colours differ; does brown beat blue when the numbers are equal; suit ranking for a "
        "tie; mine is green and hers is purple but it is the same animal; the animal is the same, only the "
        "colours are not; two buffaloes of unlike colours and a hunter is open; hers is from another park but"
        " the same beast as mine, ranger up"
    ),
    "afritoria.question.forced-special": (
        "I don't want the hunter, can I leave it; rather have the zebra than the guard; stuck with the bad "
        "guy; I'd sooner grab the elephant than the crook, may I; can I turn the warden down; my porcupine "
        "bagged a keeper I don't need; am I stuck with the gunman; I dont want that bad guy, do I have to; "
        "can I pick the zebra instead of the ranger; forced to take poacher; must I take the ranger; refuse "
        "ranger; refuse poacher; take animal instead; dont want the ranger; pass on the poacher; I'd rather "
        "have the zebra than the ranger; must the highest take the bad guy; may I say no to a special I won; "
        "I don't need another thief, can I leave him; lowest card has to take the guard, really; does it say "
        "must or may take; can I choose between the special and the animal of my colour; I'm forced to take "
        "him although I want blue; skip the ranger and fight for my colour; decline the thief and pass him "
        "on; stuck with a special I hate"
    ),
    "afritoria.question.refuse-a-wildlife-card": (
        "may I say no to a beast I won; can I leave the elephant lying; do I have to pick up what I win; I "
        "bagged a critter I don't fancy, can I leave it; may I pass on what I won; do I have to stick the "
        "giraffe in my hand; is winning optional; I won a lame card, can I leave it; do I have to take what I"
        " win; refuse an animal; must I take the card; dont want the card I won; decline won card; leave the "
        "card I won; forced to take animal; not take an animal; I won a boring elephant, must I take it; may "
        "I turn down the animal I won; can I lose on purpose and keep my lion out of it; leave the won card "
        "so the next one gets it; is it legal to refuse a prize; I'd rather keep my played card in hand; is "
        "taking the animal a must; can I let my brother have the card I won; do I have to swallow a bad card;"
        " decline a prize animal; who gets it when I don't want it"
    ),
    "afritoria.question.specials-optional": (
        "played a hunter but don't want to steal; can my guard pick nothing; am I forced to rob somebody; I "
        "flipped a crook but I'm too nice to rob anyone; can my warden leave everything lying; must the "
        "baddie nick something; I've changed my mind about robbing my kid; I played a bad guy but dont wanna "
        "steal; can my ranger leave everything; must I use the ranger; optional poacher; must I steal; not "
        "steal; poacher without stealing; ranger take nothing; do I have to take a card with ranger; do I "
        "have to steal with my thief; I put down a ranger but don't like any of the animals; use of a special"
        " voluntary; can I be nice and not rob anyone; may I waste a special just to get rid of it; is the "
        "power compulsory; if I don't use him do I keep him; take nothing with my good guy; thief played, "
        "nothing stolen on purpose; may instead of must for ranger and poacher; I changed my mind after "
        "showing the thief"
    ),
    "afritoria.question.ranger-without-wildlife-cards": (
        "only hunters lying open and I play a warden; nothing to pick for my guard; no beasts in the display;"
        " I flipped a keeper but just people cards are up; no critter there for the warden to grab; may the "
        "warden bag a crook from the middle; does he still stop the baddie if there's nothing to grab; I "
        "played a good guy but there are no animals open; ranger and only poachers in the middle; ranger no "
        "animals; market only specials; ranger nothing to take; can ranger take a poacher; can ranger take a "
        "ranger; no animal in the market; ranger wasted; I played a good guy but only thieves and guards lie "
        "open; no animals to choose from for my ranger; can he take a special instead; nothing there for the "
        "ranger, do I keep him; does he still stop the thief when there is no animal; only people in the row;"
        " is my ranger wasted without animals; may my ranger grab another ranger; the row has just poachers; "
        "useless good guy goes to the trash"
    ),
    "afritoria.question.poacher-without-target": (
        "nobody has any points yet and I play a hunter; nothing there to steal; all stacks of the others have"
        " no cards; first go and I flipped a crook, no heaps yet; nobody has anything for the baddie to nick;"
        " what can I rob when all heaps are bare; wasted my gunman, do I keep him; first round and I played "
        "the thief, nothing to rob; nobody has a pile yet; poacher nothing to steal; no points piles; poacher"
        " first round; empty points piles; nobody has points; no victim; poacher wasted; first round and I "
        "played a thief, nobody has won anything; all the other piles are bare; what can I steal if no one "
        "has points; do I get my thief back when there's nothing to take; too early to steal; only I have a "
        "points pile; no one to rob; steal from an empty pile impossible; bad guy used too soon; can he take "
        "from a hand when piles are empty; may I keep him for later if there's no victim"
    ),
    "afritoria.question.poacher-before-scoring": (
        "can the thief grab what you win right now; steal the beast she is about to get; hunter strikes "
        "before or after points; may the crook nick the critter you're about to score; does the robbing come "
        "before we hand out; I win a porcupine now, can he rob me of it right off; which one is uppermost "
        "when the baddie strikes; can I steal the card she is winning right now; is stealing before or after "
        "scoring; poacher before scoring; steal card won this round; poacher timing; steal just scored card; "
        "when does stealing happen; poacher takes new card; steal what she wins now; can he take the lion I'm"
        " scoring this very round; do we steal first and score afterwards; is my new point safe from the "
        "thief this time; which card is on top when he steals; stealing comes before the fight; I just won "
        "three points, could they be stolen at once; timing of thief and scoring; card won this round not "
        "stealable; the ranger's fresh card, can it be stolen; old top card is taken, not the new one"
    ),
    "afritoria.question.one-ranger-two-poachers": (
        "1 guard facing 2 thieves; does my warden block both hunters; two bad guys and me with the good guy; "
        "one keeper and a pair of crooks, what gives; can a single warden stop both baddies; do two gunmen "
        "knock out my keeper; she and he flipped crooks and I flipped a warden; two people steal and I play "
        "the good guy; do I still get my pick against two thieves; ranger two poachers; 1 ranger 2 poachers; "
        "ranger against two; two poachers and my ranger; good guy vs two bad guys; does ranger stop two "
        "poachers; three specials with one ranger; my good guy was out against two thieves, does anybody do "
        "anything; two people try to steal and I guard; does one ranger stop both of them; three specials so "
        "nothing happens, even for the ranger; do I still choose an animal when two poachers were played; "
        "outnumbered ranger; 1 good 2 bad all off; does anybody steal if there are two of them and a guard; "
        "do the thieves cancel first and leave the ranger; is my good guy lost too; one against two no effect"
    ),
    "afritoria.question.four-specials": (
        "all four of us played extras; two guards and two hunters; nobody put out a beast but wardens and "
        "thieves; everybody flipped a people card, what now; four extras showing, does anything happen; all "
        "four of us chucked a warden; two keepers and two baddies, a wash; nobody played an animal but 2 "
        "rangers and 2 poachers; all 4 of us played guys; four specials; 4 special cards; all four played "
        "specials; two rangers two poachers; four rangers; four poachers; everyone special with 4 players; "
        "all four of us laid down people cards; two good guys and two bad guys, nothing happens; three "
        "thieves and one guard; nobody has an animal out with four players; do two pairs cancel and nobody "
        "steals; four special cards on the table at once; does any effect remain with four; four guards "
        "played in one round; everyone special this round, what now; any mix of four is cancelled"
    ),
    "afritoria.question.equal-cards-two-market-cards": (
        "two blue zebras played and two blues lying open; enough for both of us, do we each get one; same "
        "beast and suit with plenty in the middle; two browns are up and we both flipped a brown lion; why "
        "can't we both get one, there are enough; our green hyenas clash but three greens lie there; "
        "identical ones with plenty up for grabs; there were two blues open and we both played blue lion; "
        "cant we just get one each; two equal cards two market cards; enough cards for both; same card two "
        "prizes; identical and two market cards; tie but enough; both get one each; equal animals plenty of "
        "cards; two blue cards open and two of us with the same blue zebra; there's enough for both, why do "
        "we lose; one prize each when there are two; identical lions but two brown ones to win; are we both "
        "out although there's plenty; can't each of us simply take one; tie with two prizes in that colour; "
        "then the third best gets them, right; same card same suit and three open; is there a split when "
        "cards suffice; clash although nobody would go short"
    ),
    "afritoria.question.tied-card-in-its-colour": (
        "porcupine equal for the guard, can it win green; lost the draw for the hunter, still fighting in "
        "blue; second chance after being equal; my meerkat clashed over the warden, may it go for green now; "
        "is my lion out of everything after the clash; lost it over the crook, any chance in my own suit; "
        "does the clashed critter stay in for its park; my card tied for the ranger, can it still win green; "
        "am I out of the whole round after a tie; tied card still compete; after tie for ranger win color; "
        "tied card second chance; knocked out for everything; lost ranger tie win animal; tied for poacher "
        "then animal; out after tie; my gazelle was equal for the ranger, can it still fight for blue; out "
        "for the special, also out in my own suit; second try after a tie; are tied cards thrown away right "
        "then; we drew for the poacher and there's a green card open; does a knocked out card win an animal "
        "later; can it compete for another special; tied lowest but the only purple card; lost the ranger by "
        "a draw, another chance in colour; out completely for this round"
    ),
    "afritoria.question.when-to-draw": (
        "guard gone, pick up a new one right away; replacement for a used hunter now or later; drawing twice "
        "after an extra; I used my warden, top up now or at the finish of the go; when do I get a fresh one "
        "for the crook; do I get one straight off and another later; do I top up before the critters are "
        "handed out; I used my ranger, do I draw now or at the end; do I draw one or two after a ranger; when"
        " to draw replacement; draw after ranger; draw after poacher now; replacement draw timing; draw "
        "immediately after special; draw twice after special; new card for special when; I played my ranger, "
        "do I take a new card now; new card for a used thief when exactly; do I draw twice, once now and once"
        " in the last step; straight away or with the others at the end; special played so I have five, when "
        "back to six; is it one extra card for a special; one card only after a poacher; replacement comes "
        "with everyone's draw; could I use the new card this round; draw before or after the fight"
    ),
    "afritoria.question.draw-order": (
        "who picks up from the stack first; two of us need a new one; does seating decide who takes the top "
        "one; who tops up first when we both are short; does it matter who grabs from the deck before me; in "
        "what sequence do we top up; do I go before my left neighbour when topping up; who picks from the "
        "stack first; does it matter who draws before whom; draw order; who draws first; drawing sequence; "
        "order of drawing; both need a card who first; seat order draw; last card who gets it; three of us "
        "need a card, who goes first at the stack; does it matter in which order we draw; seat order for "
        "picking up; who begins drawing each time; start player for drawing; two need a card and only one "
        "good one is known on top; left to right when filling hands; may the loser draw first; who decides "
        "the order for taking new cards; all grab at once from the stack"
    ),
    "afritoria.question.pile-runs-out": (
        "stack is gone and I only have 5; not enough left for everyone to pick up; last one taken, do we go "
        "on; the deck ran dry while we were topping up; I couldn't get my sixth, is it finished; only one "
        "left and both of us need one; do we go on with five in the fingers; theres no card for me to draw; I"
        " only have 5 because the stack is gone; pile runs out; cannot draw to 6; only 5 cards in hand; no "
        "card left to draw; pile empty while drawing; not enough cards to refill hands; play on with five "
        "cards; there was no card left for me to take; I only have five and the stack is empty; deck finished"
        " while filling our hands; some got a card and others not, is it over; one more round with what we "
        "have in hand; who gets the last card; not enough for all to get back to six; stop at once or play on"
        " with five; can't draw because the pile is gone; do we shuffle the used ones to refill hands"
    ),
    "afritoria.question.pile-empty-at-start": (
        "very last ones laid out, still play them; stack gone after filling the display; one more round or "
        "finished; we laid out the last ones from the deck, do we still play this go; deck's dry after "
        "filling the middle, stop now; is there one more fight for what's lying open; nothing left but four "
        "are up for grabs; stack is empty after we filled the middle, play on; one more round with the last "
        "cards; pile empty after market; last cards in the market; is the last round played; still play this "
        "round; market emptied the deck; deck empty now finish round; empty after step 1; we laid out the "
        "last cards and now the stack is empty; do we still play this round when the deck has run out; one "
        "last fight for the open cards; is it over at once or after this round; stack gone right after "
        "filling the row; final round starts with an empty deck; the row used up all cards, continue; do "
        "those last open cards still get won; end now or after giving them out; can I still swap or draw in "
        "that round"
    ),
    "afritoria.question.last-market": (
        "four of us and three left over; how small may the final display be; just one lying open at the end; "
        "can there be just a single card up for grabs at the finish; four folks but three left to lay out; "
        "how few may lie there in the last go; the deck only gives us two more; can there be just one card in"
        " the middle at the end; four players but 3 cards left; last market size; how many in the last "
        "market; minimum last market; one card in last market; three cards for four players; final market "
        "cards; 1 or 2 cards left; how many open cards can there be in the final round; three left for four "
        "of us, ok; may there be just one card; the book says one or two but we have three; what's the "
        "smallest possible row; four players last row of 3; number of cards in the last row; is a full row in"
        " the last round possible; two cards for three people at the finish; is one single card enough for a "
        "round"
    ),
    "afritoria.question.exchange-six": (
        "whole hand is purple, may I swap; six alike instead of five; all of mine have the same suit; I hold "
        "half a dozen browns, may I dump three; every one of mine is green, does it count; all six match, is "
        "that too many to change; rule says five but I've six the same; all six of mine are brown, can I "
        "swap; rule says 5 but I have 6; six of one color; 6 same color swap; whole hand one color; all six "
        "green; six blue exchange; 6 of a color; entire hand same color; all six of mine are green but the "
        "rule says five; whole hand one suit, may I change three; does six count as five; I hold six purples,"
        " surely I may swap; is it legal with six when the text says 5; full hand one colour; six matching "
        "cards is worse than five; five plus one more of the same; everything in my fan is brown; must at "
        "least one card be different; are six alike enough to swap"
    ),
    "afritoria.question.exchange-after-the-deal": (
        "I got 5 greens at the very beginning; swap before round one; bad opening deal, new cards please; you"
        " dealt me five purples, may I change now; can I dump rubbish before we've even begun; horrible first"
        " hand, deal again; is changing allowed ahead of the first go; I was dealt five greens, can I swap "
        "now; start hand is rubbish, deal again; exchange after deal; mulligan at start; swap starting hand; "
        "five same at the deal; exchange before round 1; new hand at the beginning; bad start hand; you dealt"
        " me five blues, can I change before we begin; bad opening hand redeal; swap in setup allowed or not;"
        " may I swap before the first round; five of a suit right at the deal; do I have to play a round with"
        " this hand first; new cards at the very start; first possible moment to change my hand; no mulligan "
        "at setup; wait until the end of round one"
    ),
    "afritoria.question.exchange-order": (
        "put 3 under the stack or take 3 first; might I get my own ones back; what comes first in a swap; do "
        "I stick mine under the deck before I grab new ones; could I end up with what I dumped; new ones "
        "first or old ones away first; just two in the deck and I want to change three; do I put 3 away "
        "before I draw; can I draw my own cards again; put away first or draw first; exchange order; draw "
        "three first; put 3 under first; get my own cards back; less than 3 in pile exchange; bottom of the "
        "pile; do I take three new cards before I put three away; three down then three up; could I draw the "
        "same cards I put under; only two cards in the stack when I swap; old ones go under first; what comes"
        " first when changing my hand; put under the pile then take from the top; fewer than three left, do I"
        " see mine again; which order, draw or bury; I bury three and draw three, right"
    ),
    "afritoria.question.exchange-repeat": (
        "still 5 of one suit after swapping, again; both of us want to swap, who begins; how often may I "
        "trade in my hand; I changed three and it's all green again, once more; can I change each time round;"
        " my sister and I both want to dump, who's first; how many times may I change my rubbish; I swapped "
        "and its still all green, again; we both want to swap, who first; exchange again; exchange twice; how"
        " often exchange; exchange limit; two players exchange; who exchanges first; once per round; I "
        "changed three and still have five blues; may I swap twice in one round; once per round each; two of "
        "us want new cards, who begins; how often can I change my hand; another try after a bad swap; limit "
        "on hand changes; who swaps first when both can; swap again next round fine; keep changing until it's"
        " good"
    ),
    "afritoria.question.specials-as-weakest": (
        "is a guard lower than a porcupine; does my hunter count as number zero; do extras have a value when "
        "comparing; I flipped a crook, does he count as the wimpiest; is a warden zero when we compare; has "
        "the keeper got a number; may my people card win the keeper in the middle; I played a ranger, does "
        "that count as lowest; has the bad guy got a number; ranger as weakest; poacher as strongest; does "
        "ranger have strength; strength of a ranger; strength of poacher; is a ranger lower than 1; ranger "
        "wins ranger; I played a ranger, am I the lowest now; does my thief count as zero or highest; do "
        "specials have a number to compare; who is lowest if I played a special; is a good guy weaker than a "
        "porcupine; can my played ranger win the ranger lying open; compare a thief with an elephant; only "
        "animals are compared for lowest and highest; played special cannot win anything open; value of "
        "people cards for comparing"
    ),
    "afritoria.question.everyone-plays-a-special": (
        "no beasts played by anyone; all put out guards and hunters, who gets the display; open ones when "
        "nobody competes; no critter was flipped, who grabs the open ones; we've all chucked people cards, "
        "what about the middle; do the open ones stay if no one fights for them; all wardens, nobody wins a "
        "thing; nobody put down an animal, who wins the middle; all good guys and bad guys this round; nobody"
        " played an animal; all specials no animals; no animals played; everyone played ranger or poacher; "
        "what happens to the market with no animals; no winner of market; only specials played; nobody put "
        "down an animal, who wins the open cards; we all played guys this time; no fight at all because only "
        "specials were played; what about the open lions if no animal was played; all specials so the row is "
        "thrown away; does the row stay when no one competes; two players ranger and poacher, nothing else; "
        "the open ones go to the trash without a winner; no animal against anybody; everybody wanted to steal"
    ),
    "afritoria.question.equal-strength-or-points": (
        "both worth 3 but other number; gazelle and meerkat, is that a draw; which number is compared when we"
        " are level; both bring two points but mine's a buffalo, is it a clash; which number has to match for"
        " a clash; does a zebra clash with a leopard; same value in points, are both gone; zebra and leopard "
        "both give 2, is it a tie; which number counts for a tie; tie strength or points; equal points tie; "
        "what is a tie; same points different animal; compare number or points; equal strength; is 3 points "
        "vs 3 points a tie; my gazelle is 3 points and his meerkat is too, is that a draw; is a tie about the"
        " big number or the small number; same points but another number; zebra and hyena both give two, do "
        "they clash; which of the two numbers decides; points don't matter for a tie, do they; lion and "
        "elephant one point each, equal; must the animal be the same to tie; porcupine against wild dog both "
        "three; the strength must match; value equal number different"
    ),
    "afritoria.question.tie-at-the-end": (
        "we both have 31; same total, who wins; draw after counting our stacks; we both totted up 40, who's "
        "the champ; dead even at the finish, count the cards; does a bigger heap win when we're even; two "
        "champs possible; we both got 27, who wins; does more cards break the draw; tie at the end; tied "
        "points; draw game; same score; most cards breaks tie; who wins a tie; finished on the same score; "
        "equal points, who won the game; ended level; we both have 30 points at the end; is there a tie-break"
        " like number of cards; shared win for equal points; fewer cards left in hand, does that break it; "
        "level scores after counting our piles; no second criterion; three of us on the same total; who's "
        "first when scores are equal; does the bigger pile win with the same points; final draw, nobody "
        "better"
    ),
    "afritoria.question.which-colours": (
        "does it matter which suits we leave in the box; just two of us, blue and green or others; may we "
        "choose brown and purple; three of us, which suit do I leave out; may the kids pick their two "
        "favourite suits; is it always brown that goes; are some suits better than others; just two of us, "
        "which colors do we take; can we use our favorite colors; which colors with 2; which colours with 3; "
        "choose colors; remove which color; pick our colors; does it matter which color; favourite color; "
        "which two suits do we use for a duel; can we choose our favourite ones; three players, which colour "
        "stays in the box; are some suits harder; pick colours at random; is it always the same suits for "
        "two; who decides which colours we take; blue and brown for two players okay; any two parks will do; "
        "do the colours differ in anything"
    ),
    "afritoria.question.first-market": (
        "lay out cards again right after preparing; double display at the beginning; do we add more to the "
        "ones already open; we've laid some out already, lay out more in the first go; do I flip another four"
        " right at the start; does the first go have twice as many up for grabs; setup says flip and step one"
        " says flip, both; we already flipped cards in setup, flip more in round 1; twice as many cards in "
        "the first round; market filled twice; first round market again; two markets at start; setup market "
        "and step 1; fill market first round; skip step 1; do I add cards in round 1; we laid out cards when "
        "preparing, again in round one; is the row doubled in the first round; skip step one the first time; "
        "cards already lie there, add more; setup row is the row of round one; four already open, do four "
        "more come; does the first round have 8 open cards; fill it twice or once; rule tells us to lay out "
        "in setup and then again; first round row size"
    ),
    "afritoria.question.order-of-step-four": (
        "guards, hunters, beasts, open ones or played ones; what does the order of giving away refer to; "
        "whose turn is it when handing out; does the sequence mean who flipped a warden or what lies open; "
        "handing out, is it by people or by cards; wardens first, but which wardens; what's meant by rangers "
        "then poachers when winning stuff; rangers first, but the ones we played or the open ones; what is "
        "meant by the giving out order; order of step 4; market cards or players; step 4 meaning; which order"
        " rangers first; order in handing out; played rangers or market rangers; what does step 4 order refer"
        " to; rangers then poachers then animals, is that what we played or what's open; the giving out order"
        " means which cards; does the order depend on people or on the cards in the row; played specials or "
        "open specials first; what does first the rangers mean in step four; does the order change who wins "
        "what; who is served first in step 4, explain; I don't get the sequence in the fourth step; open "
        "rangers are given first, right; meaning of the award sequence"
    ),
    "afritoria.question.three-equal-animals": (
        "three of us played a giraffe; three porcupines and a guard up; triple draw for the hunter; three "
        "meerkats and a keeper up, all gone; all but one of us flipped a lion for the crook; triple clash, "
        "who bags it; do three the same wipe out too; all three of us played a lion for the poacher; does it "
        "matter if three are the same; three same animals; three tie; 3 equal lions; triple tie for ranger; "
        "three players same number; three way tie; 3 porcupines; three of us had a lion and a thief was open;"
        " all three porcupines thrown away; does the rule about two cards hold for three; three the same, "
        "does the fourth player win; triple draw for a ranger; we all had the same lowest animal; three equal"
        " tops and one other; is it only for two or also for three equal; everyone laid the same animal; 3 "
        "same animals all lost"
    ),
    "afritoria.term.wildlife-card": (
        "beast; creature card; critter; animal with a number; normal card; one of the eleven critters; animal"
        " card; animal; wildlife; animals; animal cards; wild animal; wildlife cards"
    ),
    "afritoria.term.ranger": (
        "park guard; warden; good guy; keeper; guy in khaki; protector; game warden; rangers; park ranger; "
        "guard; sheriff; protector of animals; good man; animal police"
    ),
    "afritoria.term.poacher": (
        "hunter; thief; bad guy with a gun; crook; baddie; gunman; robber; poachers; bandit; villain; "
        "stealing card; bad man; steal card; animal killer"
    ),
    "afritoria.term.wildlife-park": (
        "reserve; Serengeti; national park; Masai Mara; safari place; suit name; park; parks; safari park; "
        "game reserve; nature park; wildlife parks; Ngorongoro"
    ),
    "afritoria.term.strength": (
        "power; number in the corner; value; toughness; rank; big number; how tough it is; strengths; number "
        "on the card; card number; force; power number; how strong; strong number"
    ),
    "afritoria.term.victory-points": (
        "score; VP; points; what my heap is worth; score at the finish; small number on the card; pts; vps; "
        "winning points; scoring value; win points; score points; final points"
    ),
    "afritoria.term.market": (
        "display; open cards in the middle; offer; up for grabs; what lies open; middle; what we fight over; "
        "river; row; pool; open row; open cards; face up cards; cards in the middle"
    ),
    "afritoria.term.hand-card": (
        "what I am holding; my cards; in my fingers; my fan; what I hold; the six I own; hand; cards in hand;"
        " my hand; hand cards; cards I hold; secret cards; my six"
    ),
    "afritoria.term.draw-pile": (
        "stack; deck; talon; where I top up; upside down heap; the rest of the deck; what's left after "
        "dealing; draw stack; stock; draw deck; face-down pile; pile to draw from; closed pile; cards left"
    ),
    "afritoria.term.discard-pile": (
        "graveyard; used cards; trash; bin; chucked ones; junk heap; where losers go; discard; discards; "
        "waste pile; discard stack; thrown cards; throw away pile; rubbish; leftovers pile; where unclaimed "
        "cards end up; pile for what is left over"
    ),
    "afritoria.term.points-pile": (
        "my scored stack; won beasts; my heap; what I scored; trophies; my loot; score pile; victory pile; "
        "won cards; my points; winning pile; pile of won cards; my score stack"
    ),
    "afritoria.term.round": (
        "go; all steps once; one go; whole cycle; from laying out to topping up; one cycle; rounds; turn; "
        "round steps; phases; cycle; the six steps; one time through"
    ),
    "afritoria.term.reveal": (
        "flip; show at once; turn up; show what you chucked; flip together; everybody shows; revealing; turn "
        "over; show cards; open up; turn around; uncover; show all"
    ),
    "afritoria.term.compulsory": (
        "forced; have to; must; no choice; obliged; stuck with it; like it or not; mandatory; required; "
        "obligation; must take; not optional; have no choice; need to"
    ),
    "afritoria.term.cancel-each-other": (
        "both gone; wipe each other out; neutralize; clash; block one another; a wash; both binned; cancel; "
        "cancelled; knock out; knocked out; knock each other out; both lost; no effect"
    ),
    "afritoria.term.knock-each-other-out": (
        "what does knock each other out mean; what happens to equal animals; two equal cards are out"
    ),
    "afritoria.term.green": (
        "emerald; grass coloured; lime; leaf color; green suit; green park; green card; green animals; dark "
        "green; olive; greens; green colour; forest"
    ),
    "afritoria.term.blue": (
        "sky coloured; navy; azure; blue suit; ocean color; blue park; blue card; blue animals; light blue; "
        "turquoise; blues; blue colour; sky"
    ),
    "afritoria.term.purple": (
        "violet; lilac; mauve; plum; purple suit; aubergine; purple card; purple animals; pink; magenta; "
        "purples; purple colour; grape"
    ),
    "afritoria.term.brown": (
        "tan; earth coloured; beige; chocolate; brown suit; brown park; brown card; brown animals; orange; "
        "sand; browns; brown colour; wood"
    ),
    "afritoria.term.porcupine": (
        "spiky one; hedgehog with quills; prickly critter; wimpiest; quills; number 1; porcupines; hedgehog; "
        "spines; animal 1; porky; number one animal; spiny animal"
    ),
    "afritoria.term.meerkat": (
        "suricate; Timon; stands upright; little lookout; mongoose; number 2; meerkats; meercat; animal 2; "
        "strength 2; number two animal; standing animal; tiny guard animal"
    ),
    "afritoria.term.gazelle": (
        "antelope; springbok; Thomson; impala; leaping deer; number 3; gazelles; deer; animal 3; strength 3; "
        "number three animal; roe; jumping animal"
    ),
    "afritoria.term.wild-dog": (
        "hunting dog; painted wolf; wolf; pack dog; hyena dog; number 4; wild dogs; dog; dogs; animal 4; "
        "number four animal; African dog; jackal"
    ),
    "afritoria.term.zebra": (
        "striped horse; stripes; stripy; black and white pony; number 5; Marty; zebras; zeebra; animal 5; "
        "strength 5; number five animal; horse with stripes; zebra card"
    ),
    "afritoria.term.hyena": (
        "laughing one; scavenger; giggling critter; carrion eater; number 6; cackling dog; hyenas; hyaena; "
        "animal 6; strength 6; number six animal; laughing dog; hyena card"
    ),
    "afritoria.term.buffalo": (
        "bull; ox with horns; cattle; bison; horned beast; number 7; buffalos; buffaloes; water buffalo; "
        "animal 7; number seven animal; cow; horned ox"
    ),
    "afritoria.term.leopard": (
        "spotted cat; panther; cheetah; spotty cat; jaguar; number 8; leopards; spots; animal 8; strength 8; "
        "number eight animal; cat with spots; leopard card"
    ),
    "afritoria.term.giraffe": (
        "long neck; tallest one; tall critter; lanky; spotted and tall; number 9; giraffes; girafe; animal 9;"
        " strength 9; number nine animal; longneck; giraffe card"
    ),
    "afritoria.term.lion": (
        "big cat with a mane; king; Simba; mane; roaring cat; number 10; lions; lioness; animal 10; strength "
        "10; number ten animal; king of animals; lion card"
    ),
    "afritoria.term.elephant": (
        "trunk and tusks; jumbo; Dumbo; toughest; trunk; number 11; elephants; elefant; animal 11; strength "
        "11; number eleven animal; animal with a trunk; elephant card"
    ),
}
