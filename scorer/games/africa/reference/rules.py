"""The rules reference of Africa."""

from ....reference.entries import AGREES, DIFFERS, SILENT, Rule
from ..rulings import CONTESTS, ROUNDING, ZERO

ALL = {"nl": AGREES, "fi": AGREES, "fr": AGREES}
NONE = {"nl": SILENT, "fi": SILENT, "fr": SILENT}
NOT_FI = {"nl": AGREES, "fi": SILENT, "fr": AGREES}
NOT_FR = {"nl": AGREES, "fi": AGREES, "fr": SILENT}
ONLY_NL = {"nl": AGREES, "fi": SILENT, "fr": SILENT}
ONLY_FI = {"nl": SILENT, "fi": AGREES, "fr": SILENT}

RULES = (
    # Components
    Rule(
        id="africa.comp.board",
        heading="Game board",
        body="The board is a map of Africa with {SPACES} hexagonal spaces. {START_CITIES} of them are start cities."
        " The score track runs around the map.",
        sources=ALL,
        see=("africa.setup.tiles", "africa.space.adjacent", "africa.track.move"),
        words="hexes, hexagons, grid, fields, continent, playing area, scoring track",
        differing="That the track runs around the map is written only in the Finnish and the French rulebook; that the"
        " spaces are hexagons is written only in reviews of the game.",
    ),
    Rule(
        id="africa.comp.tiles",
        heading="Discovery tiles",
        body="The game has {TILES} discovery tiles, {MONUMENTS} of them monuments. The other {OTHER_TILES} are trade"
        " goods, gold, gems, animals and nomads; how they are divided is in no rulebook.",
        sources=ALL,
        see=("africa.comp.monuments", "africa.setup.tiles", "africa.action.reveal"),
        words="chips, discs, counters, tokens, markers, discovery markers, exploration, distribution, how many,"
        " diamonds",
    ),
    Rule(
        id="africa.comp.camps",
        heading="Base camps",
        body="The game has {CAMPS} base camps. They all look alike: base camps have no player colours.",
        sources=ALL,
        see=("africa.setup.supply", "africa.setup.camps", "africa.setup.camps.table", "africa.action.camp.place"),
        words="pyramids, tents, blue, plastic, basecamp",
        differing="No rulebook describes the base camps; reviews call them blue pyramids.",
    ),
    Rule(
        id="africa.comp.bonus",
        heading="One +{BONUS} marker",
        body="The game has one marker that shows +{BONUS}. It is for whoever reveals the last monument.",
        sources=ALL,
        see=("africa.end.bonus", "africa.setup.supply"),
        words="bonus marker, end of game, three points, token",
    ),
    Rule(
        id="africa.comp.explorers",
        heading="Explorers",
        body="The game has {EXPLORERS} explorers, {EXPLORERS_EACH} in each of {COLOURS} player colours."
        " One explorer of a player travels on the map. The other one marks this player's points on the score track.",
        sources=ALL,
        see=("africa.setup.colour", "africa.setup.startcity", "africa.track.move"),
        words="researcher, pawn, meeple, figure, playing piece",
    ),
    Rule(
        id="africa.comp.refcards",
        heading="Summary cards",
        body="The game has {COLOURS} summary cards, one in each player colour.",
        sources=ALL,
        see=("africa.setup.colour",),
        words="player aid, reference card, overview card, help",
    ),
    Rule(
        id="africa.comp.fifty",
        heading="{FIFTY} markers",
        body="The game has {FIFTY_MARKERS} markers that show {FIFTY} points. A player needs one after a full round of"
        " the score track.",
        sources=ALL,
        see=("africa.setup.fifty", "africa.track.fifty"),
        words="fifty, point tokens, lap, score markers",
    ),
    Rule(
        id="africa.comp.overview",
        heading="Overview sheet and rules",
        body="The game has one separate sheet with an overview of the game, and one rulebook.",
        sources=ALL,
        see=("africa.comp.refcards",),
        words="booklet, instructions, manual, leaflet",
    ),
    Rule(
        id="africa.comp.monuments",
        heading="Number of monuments",
        body="Exactly {MONUMENTS} of the {TILES} discovery tiles are monuments. All of them are used, whatever the"
        " number of players.",
        sources=ALL,
        see=("africa.action.reveal.monument", "africa.end.trigger", "africa.end.table"),
        words="how many, ruins, temples, eleven",
    ),
    # Setup
    Rule(
        id="africa.setup.players",
        heading="Number of players",
        body="{PLAYERS_MIN} to {PLAYERS_MAX} people can play.",
        sources={"nl": AGREES, "fi": SILENT, "fr": AGREES},
        see=("africa.variant.two", "africa.variant.simple"),
        words="player count, how many, solo, age, two, five, six",
        differing="The Finnish rulebook gives no number of players, only {COLOURS} player colours; the Dutch one alone"
        " gives an age, from {AGE} years.",
    ),
    Rule(
        id="africa.setup.tiles",
        heading="Laying out the tiles",
        body="Shuffle all {TILES} discovery tiles and put one face down on every space of the map."
        " Only the {START_CITIES} start cities stay empty. No tile is left out, whatever the number of players.",
        sources=ALL,
        see=("africa.comp.tiles", "africa.comp.board", "africa.setup.startcity"),
        words="mix, hidden, chips, discs, distribute, preparation, remove",
    ),
    Rule(
        id="africa.setup.supply",
        heading="Supply",
        body="With three or more players, put {SUPPLY_CAMPS} base camps and the +{BONUS} marker into the circle with"
        " the monument at the top right of the board. This is the common supply.",
        sources=ALL,
        see=("africa.setup.supply.2p", "africa.setup.camps", "africa.action.reveal.monument"),
        words="stock, reserve, pool, bank, pyramids, preparation",
    ),
    Rule(
        id="africa.setup.supply.2p",
        heading="Supply for two players",
        body="With two players, put only {SUPPLY_CAMPS_OF_TWO} base camps and the +{BONUS} marker into the supply."
        " The base camps that the players start with are not among these {SUPPLY_CAMPS_OF_TWO}.",
        sources=ALL,
        see=("africa.setup.supply", "africa.setup.camps", "africa.variant.two"),
        words="stock, reserve, pool, 2 players, couple, pyramids",
        differing="Only the French rulebook names the +{BONUS} marker again for two players; the Finnish one can be"
        " read as if {SUPPLY_CAMPS_OF_TWO} base camps were used in the whole game.",
    ),
    Rule(
        id="africa.setup.camps",
        heading="Base camps at the start",
        body="Every player starts with {START_CAMPS} base camps of their own and keeps them in front of them.",
        sources=ALL,
        see=("africa.setup.camps.unused", "africa.setup.camps.table", "africa.action.camp.place"),
        words="pyramids, starting, initial, hand, preparation",
    ),
    Rule(
        id="africa.setup.camps.unused",
        heading="Base camps not needed",
        body="Base camps that are neither in the supply nor with a player go back to the box. Nobody uses them in"
        " this game.",
        sources=ALL,
        see=("africa.setup.camps.table", "africa.setup.supply"),
        words="left over, remaining, surplus, spare, pyramids",
        differing="The Finnish rulebook does not name the box, it says that these base camps are not used.",
    ),
    Rule(
        id="africa.setup.camps.table",
        heading="Base camps by number of players",
        body="Every player has {START_CAMPS} base camps. Two players: {SUPPLY_CAMPS_OF_TWO} in the supply,"
        " {CAMPS_LEFT[2]} in the box. Three, four or five players: {SUPPLY_CAMPS} in the supply, and {CAMPS_LEFT[3]},"
        " {CAMPS_LEFT[4]} or {CAMPS_LEFT[5]} in the box.",
        sources=NONE,
        see=("africa.setup.supply", "africa.setup.supply.2p", "africa.setup.camps", "africa.setup.camps.unused"),
        words="table, overview, how many, pyramids, distribution",
    ),
    Rule(
        id="africa.setup.colour",
        heading="Player colours",
        body="Every player chooses a colour and takes the summary card and the {EXPLORERS_EACH} explorers of this"
        " colour. One of the explorers goes to field 0 of the score track.",
        sources=ALL,
        see=("africa.comp.explorers", "africa.comp.refcards", "africa.setup.startcity"),
        words="color, pawn, researcher, pick, preparation, zero",
    ),
    Rule(
        id="africa.setup.fifty",
        heading="Place of the {FIFTY} markers",
        body="The {FIFTY_MARKERS} markers that show {FIFTY} points lie on the large start field of the score track."
        " This field is in the Atlantic and counts as 0 and as {FIFTY}.",
        sources=ALL,
        see=("africa.track.fifty", "africa.comp.fifty"),
        words="fifty, ocean, sea, preparation, tokens, zero",
        differing="The Dutch rulebook does not name the Atlantic.",
    ),
    Rule(
        id="africa.setup.startplayer",
        heading="Start player",
        body="The players decide who starts. No method is prescribed.",
        sources=ALL,
        see=("africa.setup.startcity", "africa.turn.order"),
        words="first player, beginner, youngest, oldest, who begins",
    ),
    Rule(
        id="africa.setup.startcity",
        heading="Choosing a start city",
        body="The start player puts their second explorer on any start city. Then the other players follow clockwise;"
        " each of them chooses a start city that has no explorer yet.",
        sources=ALL,
        see=("africa.setup.startplayer", "africa.setup.colour", "africa.space.empty"),
        words="town, starting space, pawn, researcher, coast, free choice, preparation",
    ),
    # Score track
    Rule(
        id="africa.track.move",
        heading="Score track",
        body="Every point is scored at once: the explorer on the score track goes one step forward for it."
        " Points once scored are never lost.",
        short="What the score track shows.",
        sources=ALL,
        see=("africa.track.fifty", "africa.track.over99"),
        words="scoring track, scoreboard, ships, advance, victory points, pawn",
    ),
    Rule(
        id="africa.track.fifty",
        heading="Reaching {FIFTY} points",
        body="The start field of the score track is 0 and {FIFTY} at the same time. Whoever reaches or passes it after"
        " a full round takes a {FIFTY} marker and goes on counting from there.",
        sources=ALL,
        see=("africa.comp.fifty", "africa.setup.fifty", "africa.track.over99"),
        words="fifty, lap, once around, second round",
        differing="The Dutch rulebook gives the marker for more than {FIFTY} points, the Finnish one for passing the"
        " field, the French one speaks of a full round; the score is the same.",
    ),
    Rule(
        id="africa.track.over99",
        heading="More than {TRACK_MOST} points",
        body="There is only one {FIFTY} marker for each player, and no rulebook covers more than {TRACK_MOST} points."
        " We go on counting.",
        sources=NONE,
        see=("africa.track.fifty",),
        words="hundred, 100, third round, lap, overflow",
    ),
    # Turn
    Rule(
        id="africa.turn.order",
        heading="Order of play",
        body="The players take turns clockwise, one player at a time.",
        sources=ALL,
        see=("africa.setup.startplayer", "africa.turn.choice"),
        words="sequence, direction, left, next player, round",
    ),
    Rule(
        id="africa.turn.choice",
        heading="Two options for a turn",
        body="On your turn you choose exactly one of two options. Option A is one free move. Option B is a short move"
        " and an action, and this two times.",
        sources=ALL,
        see=("africa.turn.free_move", "africa.turn.double_action"),
        words="either, or, possibilities, what can I do",
    ),
    Rule(
        id="africa.turn.free_move",
        heading="Option A: free move",
        body="Put your explorer on any space of the board. Only spaces with a face-down tile or another explorer are"
        " forbidden; face-up tiles, base camps, start cities and other empty spaces are allowed."
        " Your turn ends after this move.",
        sources=ALL,
        see=("africa.turn.choice", "africa.turn.one_explorer", "africa.question.act-after-free-move"),
        words="jump, fly, teleport, anywhere, relocate, pawn, researcher, hidden, covered",
    ),
    Rule(
        id="africa.turn.double_action",
        heading="Option B: two actions",
        body="Do this two times: first move your explorer 0 to {STEPS} spaces, then take an action. There are"
        " {KINDS_OF_ACTIONS} actions: reveal a tile, move an animal, move a nomad, place a research camp, place a"
        " resource camp.",
        sources=ALL,
        see=(
            "africa.turn.move",
            "africa.turn.actions.order",
            "africa.turn.actions.skip",
            "africa.action.reveal",
            "africa.action.move.source",
            "africa.action.camp.place",
        ),
        words="double action, twice, five, walk, list of actions",
        differing="A heading of the Dutch rulebook can be read as two moves and only one action, but its text then"
        " speaks of {ACTIONS} actions.",
    ),
    Rule(
        id="africa.turn.move",
        heading="Moving before an action",
        body="Before each of the {ACTIONS} actions you may move your explorer up to {STEPS} spaces, step by step to"
        " adjacent spaces, or leave it where it is. It may go to empty spaces, start cities, face-up tiles and base"
        " camps. After the second action it does not move any more.",
        sources=ALL,
        see=("africa.turn.move.block", "africa.turn.double_action", "africa.space.adjacent"),
        words="walk, distance, two steps, range, pawn, researcher, stay, movement, hex",
        differing="The Dutch rulebook has the move during the action, the other two before it; one sentence of the"
        " French one can be read as if the explorer had to move, but the sentence before lets it stay.",
    ),
    Rule(
        id="africa.turn.move.block",
        heading="What blocks a move",
        body="In a move before an action your explorer can neither enter nor pass over a space with a face-down tile"
        " or with another explorer.",
        sources=ALL,
        see=("africa.turn.move", "africa.turn.one_explorer"),
        words="walk through, jump over, obstacle, hidden, covered, unrevealed, pawn, researcher",
        differing="Only the Dutch rulebook forbids passing over such a space; the other two forbid entering it, which"
        " is the same in a move step by step.",
    ),
    Rule(
        id="africa.turn.one_explorer",
        heading="One explorer on a space",
        body="There is never more than one explorer on a space.",
        sources=ONLY_NL,
        see=("africa.turn.free_move", "africa.turn.move.block"),
        words="occupied, same hex, share, together, pawn, researcher",
        differing="Only the Dutch rulebook says so; in the other two it follows, because explorers cannot enter a"
        " space with another explorer.",
    ),
    Rule(
        id="africa.turn.actions.order",
        heading="Order of the actions",
        body="You choose any {ACTIONS} of the {KINDS_OF_ACTIONS} actions, in any order. You may also take the same"
        " action two times.",
        sources=ALL,
        see=("africa.turn.double_action", "africa.turn.actions.skip"),
        words="sequence, twice, repeat, combine, five",
    ),
    Rule(
        id="africa.turn.actions.skip",
        heading="Leaving out actions",
        body="You may leave out one of the {ACTIONS} actions or both. So you may also just move, or do nothing at all"
        " in your turn.",
        sources=ALL,
        see=("africa.turn.double_action", "africa.turn.actions.order"),
        words="skip, pass, forgo, miss a turn, optional, only walk",
        differing="The Dutch rulebook lets a player leave out one action or both; the other two only say that a player"
        " may take no actions.",
    ),
    # Action: reveal a tile
    Rule(
        id="africa.action.reveal",
        heading="Revealing a tile",
        body="Turn up one face-down tile on a space next to your explorer and show it to everybody. An action reveals"
        " exactly one tile. What happens then depends on the kind of the tile.",
        sources=NOT_FI,
        see=(
            "africa.action.reveal.resource",
            "africa.action.reveal.goods",
            "africa.action.reveal.animal",
            "africa.action.reveal.nomad",
            "africa.action.reveal.monument",
        ),
        words="discover, flip, uncover, explore, turn over, chip, disc, adjacent, hidden",
        differing="The Finnish rulebook speaks of tiles in the plural, so it leaves open how many tiles one action"
        " reveals.",
    ),
    Rule(
        id="africa.action.reveal.resource",
        heading="Revealed gold or gems",
        body="The tile stays face up on its space. Score one point for each nugget or gem shown on it: 1 or {SYMBOLS}"
        " points.",
        sources=ALL,
        see=("africa.action.camp.resources", "africa.score.majority.count"),
        words="diamonds, jewels, resources, treasure, discover",
    ),
    Rule(
        id="africa.action.reveal.goods",
        heading="Revealed trade goods",
        body="Take the tile and keep it face up in front of you. Its space becomes empty, and you score no points for"
        " it now. You may then make an exchange.",
        sources=ALL,
        see=("africa.action.reveal.exchange", "africa.exchange.when", "africa.score.goods"),
        words="wares, statue, drum, shirt, kettle, pot, collect, discover",
        differing="The Finnish rulebook says neither that the tile lies face up in front of the player nor that its"
        " space becomes empty.",
    ),
    Rule(
        id="africa.action.reveal.exchange",
        heading="Exchange after a reveal",
        body="Immediately after you reveal trade goods you may make one exchange with another player. You may also"
        " keep the tile.",
        sources=ALL,
        see=(
            "africa.exchange.when",
            "africa.exchange.take",
            "africa.exchange.give",
            "africa.exchange.enough",
            "africa.exchange.forced",
        ),
        words="swap, barter, at once, directly, wares",
        differing="Only the Finnish rulebook says that the exchange happens at once.",
    ),
    Rule(
        id="africa.action.reveal.animal",
        heading="Revealed animal",
        body="Leave the animal there, or move it to any empty space of the board that has more animals of its species"
        " next to it than the first space; an equal number is not enough. Then score 1 point for the animal and 1 for"
        " each face-up animal of its species next to it, {ANIMAL_MOST} points at most. Example: a revealed elephant"
        " with two elephants next to it scores 3.",
        sources=ALL,
        see=("africa.space.empty", "africa.space.adjacent", "africa.action.move.animal.points"),
        words="lion, zebra, herd, adjacent, strictly more, place, discover, same kind",
        differing="The Finnish rulebook asks for more animals next to the new space and leaves the comparison with the"
        " first space to the reader.",
    ),
    Rule(
        id="africa.action.reveal.nomad",
        heading="Revealed nomad",
        body="Leave the nomad there, or move it to any empty space of the board that has more empty spaces next to it"
        " than the first space; an equal number is not enough. Then score 1 point for each empty space next to the"
        " nomad, {NEIGHBOURS} at most. There is no point for the nomad itself.",
        sources={"nl": AGREES, "fi": DIFFERS, "fr": AGREES},
        see=("africa.nomad.reveal", "africa.space.empty", "africa.space.adjacent", "africa.action.move.nomad.points"),
        words="tribe, people, wanderers, adjacent, strictly more, place, discover",
    ),
    Rule(
        id="africa.action.reveal.monument",
        heading="Revealed monument",
        body="The tile stays face up on its space. Take one base camp from the supply; you score no points for the"
        " monument. For the last monument you get the +{BONUS} marker instead of a base camp.",
        sources=ALL,
        see=("africa.end.bonus", "africa.end.table", "africa.setup.supply", "africa.action.camp.research"),
        words="ruins, temple, pyramid, discover, extra camp, stock",
        differing="The French rulebook can be read as if the base camp came from the player's own stock.",
    ),
    # Exchange of trade goods
    Rule(
        id="africa.exchange.when",
        heading="When you may exchange",
        body="You may exchange only immediately after you reveal trade goods, and only once for each revealed tile."
        " If your second action reveals trade goods again, you may exchange again.",
        sources=NOT_FR,
        see=("africa.action.reveal.exchange", "africa.exchange.older"),
        words="swap, barter, timing, at once, directly, how often, twice",
        differing="The Finnish rulebook says that the exchange happens at once, the Dutch one that the player decides"
        " now; the French one only asks that the player revealed a tile of this kind.",
    ),
    Rule(
        id="africa.exchange.forced",
        heading="No refusal",
        body="The other player cannot refuse an exchange.",
        sources=ALL,
        see=("africa.exchange.take", "africa.exchange.give"),
        words="trade, swap, reject, decline, deny, opponent, forced, agree",
    ),
    Rule(
        id="africa.exchange.take",
        heading="What you take",
        body="Choose one other player and one kind of trade goods. Take all tiles of this kind from this player.",
        sources=ALL,
        see=("africa.exchange.give", "africa.exchange.enough"),
        words="swap, receive, get, opponent, wares, some, every",
    ),
    Rule(
        id="africa.exchange.give",
        heading="What you give",
        body="Give the other player as many tiles as you took. They must all be of the kind that you have just"
        " revealed; the revealed tile counts among them. Example: you reveal your second statue, so you can take two"
        " drums and give two statues.",
        sources=ALL,
        see=("africa.exchange.take", "africa.exchange.enough", "africa.exchange.partial"),
        words="trade, swap, pay, hand over, return, equal number, wares",
        differing="Only an example in the Finnish rulebook shows that the revealed tile counts.",
    ),
    Rule(
        id="africa.exchange.enough",
        heading="Enough tiles to exchange",
        body="You need at least as many tiles of the revealed kind as you take; the revealed tile counts. Otherwise"
        " there is no exchange. Example: with one drum you cannot take two shirts.",
        sources=ALL,
        see=("africa.exchange.give", "africa.exchange.take"),
        words="trade, swap, too few, not enough, impossible, minimum",
    ),
    Rule(
        id="africa.exchange.partial",
        heading="Keeping the rest",
        body="You give only as many tiles as you take. Keep the other tiles of this kind.",
        sources=ONLY_FI,
        see=("africa.exchange.give",),
        words="trade, swap, partly, some, leftover, all",
        differing="An example in the Finnish rulebook shows it; in the other two it follows, because both players give"
        " the same number.",
    ),
    Rule(
        id="africa.exchange.older",
        heading="Trade goods from earlier turns",
        body="You can give away trade goods that you collected earlier only when you reveal another tile of their kind."
        " Other players can still take them in their own exchanges.",
        sources=ALL,
        see=("africa.exchange.when", "africa.exchange.forced"),
        words="swap, old, previous, stock, later",
    ),
    Rule(
        id="africa.exchange.samekind",
        heading="Exchanging the same kind",
        body="You may take the kind that you have just revealed, but this changes nothing: you give back as many tiles"
        " of the same kind.",
        sources=NONE,
        see=("africa.exchange.take", "africa.exchange.give"),
        words="trade, swap, pointless, identical, equal",
    ),
    # Actions: move an animal or a nomad
    Rule(
        id="africa.action.move.source",
        heading="Which animal or nomad moves",
        body="The animal or nomad that you move must lie face up on the space of your own explorer or on a space next"
        " to it.",
        sources={"nl": AGREES, "fi": AGREES, "fr": DIFFERS},
        see=("africa.action.move.target", "africa.action.move.animal.cond", "africa.action.move.nomad.cond"),
        words="herd, tribe, range, near, adjacent, reach, from, start, relocate",
        differing="The French rulebook moves the animal or nomad to the space of an explorer or next to it, but then"
        " allows any empty space; it seems to have mixed up from and to.",
    ),
    Rule(
        id="africa.action.move.target",
        heading="Where it moves to",
        body="The animal or nomad moves to any empty space of the board, near or far.",
        sources=ALL,
        see=("africa.action.move.source", "africa.space.empty", "africa.space.under"),
        words="destination, anywhere, distance, herd, tribe, relocate, range",
    ),
    Rule(
        id="africa.action.move.animal.cond",
        heading="Condition for moving an animal",
        body="The new space must have more animals of the same species next to it than the old space. An equal number"
        " is not enough.",
        sources=ALL,
        see=("africa.action.move.animal.points", "africa.action.move.source", "africa.action.move.target"),
        words="strictly more, adjacent, herd, lion, elephant, zebra, when, allowed, relocate",
    ),
    Rule(
        id="africa.action.move.animal.points",
        heading="Points for moving an animal",
        body="Count the face-up animals of the same species next to the new space and subtract those next to the old"
        " space. This is your score, 1 to {NEIGHBOURS} points; the animal itself does not count. Example: from one lion"
        " to three lions scores 3 - 1 = 2.",
        sources=ALL,
        see=("africa.action.move.animal.cond", "africa.action.reveal.animal"),
        words="difference, minus, herd, adjacent, improvement, elephant, zebra, relocate",
    ),
    Rule(
        id="africa.action.move.nomad.cond",
        heading="Condition for moving a nomad",
        body="The new space must have more empty spaces next to it than the old space. An equal number is not enough.",
        sources=ALL,
        see=("africa.action.move.nomad.points", "africa.action.move.source", "africa.action.move.target"),
        words="strictly more, adjacent, tribe, free, vacant, when, allowed, relocate",
    ),
    Rule(
        id="africa.action.move.nomad.points",
        heading="Points for moving a nomad",
        body="Count the empty spaces next to the new space after the move and subtract those next to the old space"
        " before the move. This is your score, 1 to {NEIGHBOURS} points. Example: from one empty space to three scores"
        " 3 - 1 = 2.",
        sources=ALL,
        see=("africa.action.move.nomad.cond", "africa.action.reveal.nomad"),
        words="difference, minus, tribe, adjacent, improvement, free, vacant, relocate",
    ),
    Rule(
        id="africa.action.move.only",
        heading="What never moves",
        body="Only animals and nomads can be moved. Monuments and base camps stay where they are; gold and gems leave"
        " the board only when a resource camp collects them.",
        sources=NONE,
        see=("africa.action.move.source", "africa.action.camp.resources"),
        words="relocate, shift, diamonds, nuggets, fixed, immovable",
    ),
    # Actions: base camps
    Rule(
        id="africa.action.camp.place",
        heading="Placing a base camp",
        body="Your explorer must stand on an empty space, that is, without a tile and without a base camp; a start city"
        " will do, too. Put one of your own base camps on this space, under your explorer. It stays there for the rest"
        " of the game.",
        sources=ALL,
        see=(
            "africa.action.camp.choice",
            "africa.action.camp.research",
            "africa.action.camp.resources",
            "africa.space.empty",
        ),
        words="build, erect, establish, found, pyramid, town, free",
        differing="No rulebook says that a base camp may be placed in a start city; it follows, because start cities"
        " count as empty.",
    ),
    Rule(
        id="africa.action.camp.choice",
        heading="Research or resources",
        body="When you place a base camp, you decide: it is either for research or for resources, never for both.",
        sources=ALL,
        see=("africa.action.camp.research", "africa.action.camp.resources"),
        words="choose, build, kind of camp, mining, collect, points",
    ),
    Rule(
        id="africa.action.camp.research",
        heading="Research camp",
        body="Score 1 point for each face-up animal, nomad and monument next to the new base camp, {NEIGHBOURS} points"
        " at most. Gold, gems and face-down tiles score nothing. All tiles stay on the board.",
        sources=ALL,
        see=("africa.action.camp.place", "africa.action.camp.choice", "africa.space.adjacent"),
        words="explore, study, species, surrounding, adjacent, pyramid, tribe, diamonds",
        differing="Only the Finnish rulebook names face-down tiles; it alone does not say that the tiles stay.",
    ),
    Rule(
        id="africa.action.camp.resources",
        heading="Resource camp",
        body="Take all face-up gold and gem tiles next to the new base camp and keep them in front of you. You score"
        " no points for them now; they count at the end. Their spaces become empty.",
        sources=ALL,
        see=("africa.action.camp.place", "africa.action.camp.choice", "africa.score.majority"),
        words="mine, mining, dig, nuggets, diamonds, jewels, collect, treasure, adjacent, pyramid",
        differing="The French rulebook has the player take all of them, in the other two the player may take all of"
        " them; none of the three clearly lets them leave some behind.",
    ),
    # Spaces
    Rule(
        id="africa.space.empty",
        heading="Empty spaces",
        body="A space is empty if it holds neither a tile nor a base camp. Explorers do not matter: a space with only"
        " an explorer is empty. Start cities count as empty spaces, too, as long as they hold no tile or base camp.",
        sources=ALL,
        see=("africa.space.notempty", "africa.space.under"),
        words="free, vacant, unoccupied, hex, town, pawn, blank",
    ),
    Rule(
        id="africa.space.under",
        heading="Tiles under explorers",
        body="A space with only an explorer is empty. So animals and nomads may be moved under an explorer, your own or"
        " that of another player.",
        sources=ALL,
        see=("africa.space.empty", "africa.action.move.target"),
        words="slide, beneath, pawn, researcher, opponent, occupied",
    ),
    Rule(
        id="africa.space.notempty",
        heading="Spaces that are not empty",
        body="A space with a tile, face up or face down, or with a base camp is not empty.",
        sources=ALL,
        see=("africa.space.empty",),
        words="occupied, full, taken, hidden, covered, hex",
    ),
    Rule(
        id="africa.space.adjacent",
        heading="Adjacent spaces",
        body="Two spaces are adjacent, or next to each other, if they share an edge. A space has at most {NEIGHBOURS}"
        " adjacent spaces; on the coast there are fewer.",
        sources=NONE,
        see=("africa.comp.board", "africa.turn.move"),
        words="neighbour, neighbor, neighbouring, hex, hexagon, surrounding, border, touching, six",
    ),
    # End of the game
    Rule(
        id="africa.end.trigger",
        heading="End of the game",
        body="With three or more players the game ends at once when monument {LAST_MONUMENT} is revealed. It ends even"
        " if this was the first action of a turn, and nobody has another turn.",
        short="At once, with monument {LAST_MONUMENT}; with two players, with monument {LAST_MONUMENT_OF_TWO}.",
        sources=ALL,
        see=("africa.end.trigger.2p", "africa.end.table", "africa.end.bonus"),
        words="game over, finish, stop, immediately, last monument, eleventh, equal turns",
    ),
    Rule(
        id="africa.end.trigger.2p",
        heading="End with two players",
        body="With two players the game ends at once when monument {LAST_MONUMENT_OF_TWO} is revealed.",
        sources=NOT_FI,
        see=("africa.end.two-players", "africa.end.trigger", "africa.variant.two"),
        words="game over, finish, stop, immediately, last monument, ninth, 2 players",
    ),
    Rule(
        id="africa.end.bonus",
        heading="+{BONUS} marker",
        body="Whoever reveals the last monument takes the marker and scores {BONUS} points, but gets no base camp"
        " for this monument. These are {BONUS} points in all; the marker only reminds of them.",
        short="{BONUS} points for whoever has it.",
        sources=ALL,
        see=("africa.end.two-players", "africa.end.table", "africa.action.reveal.monument"),
        words="bonus, three points, final, eleventh, ninth, six points, token",
        differing="No rulebook says that there is no base camp for this monument, but the supply is empty by then, and"
        " the Dutch one calls the marker a compensation.",
    ),
    Rule(
        id="africa.end.table",
        heading="Last monument by number of players",
        body="Two players: the game ends with monument {LAST_MONUMENT_OF_TWO}. Three, four or five players: it ends"
        " with monument {LAST_MONUMENT}.",
        sources=NOT_FI,
        see=("africa.end.trigger", "africa.end.trigger.2p", "africa.end.two-players"),
        words="table, overview, eleventh, ninth, game over, finish",
    ),
    # Final scoring
    Rule(
        id="africa.score.goods",
        heading="Trade goods",
        body="Each kind of trade goods is scored by itself. Tiles of one kind are worth: 1 tile {GOODS[1]},"
        " 2 tiles {GOODS[2]}, 3 tiles {GOODS[3]}, 4 tiles {GOODS[4]}, 5 tiles {GOODS[5]} points.",
        short="Tiles of one kind: 1 → {GOODS[1]} · 2 → {GOODS[2]} · 3 → {GOODS[3]} · 4 → {GOODS[4]} · 5 → {GOODS[5]}",
        sources=ALL,
        see=("africa.score.goods.more", "africa.action.reveal.goods"),
        words="wares, sets, value, table, statue, drum, shirt, kettle, pot, set collection",
        differing="The Dutch rulebook gives the {GOODS[1]} point for a single kind, the other two for a single tile,"
        " which is surely meant.",
    ),
    Rule(
        id="africa.score.goods.more",
        heading="More than {GOODS_MOST} goods of one kind",
        body="No rulebook gives a value for more than {GOODS_MOST} tiles of one kind. It probably cannot happen, so we"
        " refuse to score it rather than make up a number.",
        sources=NONE,
        see=("africa.score.goods",),
        words="six, seven, too many, wares, sets, table",
    ),
    Rule(
        id="africa.score.majority",
        heading="Majorities in gold and gems",
        body="There is one contest for gold and one for gems. Both are scored in the same way.",
        sources={"nl": SILENT, "fi": AGREES, "fr": AGREES},
        see=("africa.score.majority.prizes", "africa.score.majority.count", CONTESTS),
        words="diamonds, jewels, nuggets, resources, treasure, natural resources, most",
    ),
    Rule(
        id="africa.score.majority.count",
        heading="Nuggets and gems are counted, not tiles",
        body="What counts are the nuggets and gems shown on the tiles that a player has collected. Tiles that still lie"
        " on the board count for nobody.",
        sources=ALL,
        see=("africa.score.majority", "africa.action.camp.resources"),
        words="diamonds, jewels, symbols, pictures, chips, discs, double, resources",
        differing="No rulebook says that tiles on the board count for nobody; it follows, because players score for"
        " what they have.",
    ),
    Rule(
        id="africa.score.majority.prizes",
        heading="Most and second most",
        body="Whoever has most scores {FIRST_PRIZE} points, whoever has second most scores {SECOND_PRIZE}."
        " Everybody else scores nothing.",
        short="Gold: {FIRST_PRIZE} and {SECOND_PRIZE} points. Gems: {FIRST_PRIZE} and {SECOND_PRIZE} again.",
        sources=ALL,
        see=("africa.score.majority.tie_first", "africa.score.majority.tie_second", "africa.score.majority.zero"),
        words="first prize, second prize, majority, gold, gems, diamonds, nuggets, third",
        differing="The Finnish rulebook does not say that the other players score nothing.",
    ),
    Rule(
        id="africa.score.majority.tie_first",
        heading="Tie for most",
        body="Players who tie for most share both prizes: {FIRST_PRIZE} + {SECOND_PRIZE} = {BOTH_PRIZES} points,"
        " divided by their number. No second prize is paid then.",
        short="They share {FIRST_PRIZE} + {SECOND_PRIZE} = {BOTH_PRIZES}; there is no second prize.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_second"),
        words="draw, equal, split, first place, majority, gold, gems, diamonds, nuggets",
        differing="The Dutch rulebook says which points are shared; the other two say that points are added and"
        " divided, and show in an example with two players that these are the points of both prizes.",
    ),
    Rule(
        id="africa.score.majority.tie_second",
        heading="Tie for second most",
        body="If one player alone has most, the players who tie for second most share the {SECOND_PRIZE} points.",
        short="They share the {SECOND_PRIZE}.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_first"),
        words="draw, equal, split, second place, majority, gold, gems, diamonds, nuggets",
    ),
    Rule(
        id="africa.score.majority.round",
        heading="Rounding shared prizes",
        body="If a prize cannot be shared evenly, each share is rounded, in each contest by itself. Whether up or down"
        " is disputed.",
        short="Down; the Dutch rulebook says up.",
        sources={"nl": DIFFERS, "fi": SILENT, "fr": AGREES},
        see=(ROUNDING, "africa.score.majority.tie_first", "africa.score.majority.tie_second"),
        words="fraction, half, third, divide, split, round, tie, draw",
    ),
    Rule(
        id="africa.score.majority.zero",
        heading="Players without any",
        body="Whether a player who has no gold, or no gems, can still come second or share a prize is in no rulebook.",
        short="No prize for them.",
        sources=NONE,
        see=(ZERO, "africa.score.majority.prizes"),
        words="zero, none, nothing, nobody, majority, nuggets, diamonds",
    ),
    Rule(
        id="africa.score.camps",
        heading="Unused base camps",
        body="Base camps that a player has not placed score nothing at the end. No rulebook gives them a value.",
        sources=NONE,
        see=("africa.action.camp.place", "africa.setup.camps"),
        words="left over, remaining, spare, pyramids, worth",
    ),
    Rule(
        id="africa.score.win",
        heading="Winner",
        body="Whoever has most points in all wins.",
        sources=ALL,
        see=("africa.score.win.tie",),
        words="victory, total, highest score, first place, champion",
    ),
    Rule(
        id="africa.score.win.tie",
        heading="Tie for the win",
        body="No rulebook breaks a tie, so the players who tie for most points share the victory.",
        short="Shared victory.",
        sources=NONE,
        see=("africa.score.win",),
        words="draw, tiebreaker, tie-break, equal, winner, level",
    ),
    # Variants
    Rule(
        id="africa.variant.two",
        heading="Game for two players",
        body="Two things change with two players: only {SUPPLY_CAMPS_OF_TWO} base camps are in the supply, and the game"
        " ends with monument {LAST_MONUMENT_OF_TWO}. All other rules stay the same.",
        sources=NOT_FI,
        see=(
            "africa.setup.supply.2p",
            "africa.end.trigger.2p",
            "africa.end.two-players",
            "africa.setup.camps.table",
        ),
        words="2 players, duel, couple, variant, ninth",
    ),
    Rule(
        id="africa.variant.simple",
        heading="Simple game",
        body="For young players: in each turn the explorer moves only once, and the player takes only one action."
        " Whether the free move of option A is still allowed is in no rulebook.",
        sources=ALL,
        see=("africa.turn.choice", "africa.turn.double_action", "africa.question.simple-free-move"),
        words="children, kids, family, beginners, easy, variant, simplified",
    ),
    # Rulings
    Rule(
        id=ROUNDING,
        heading="Rounding shared prizes: up or down?",
        body="Three or five players who tie for most, or four who tie for second most, cannot share a prize evenly."
        " Are their shares rounded down or up?",
        sources={"nl": DIFFERS, "fi": SILENT, "fr": AGREES},
        see=("africa.score.majority.round", "africa.score.majority.tie_first", "africa.score.majority.tie_second"),
        words="fraction, half, divide, split, draw, tiebreak, majority, gold, gems, nuggets, diamonds",
        readings={
            "down": "Fractions are lost: a third of {BOTH_PRIZES} is 5, a fifth is 3,"
            " a quarter of {SECOND_PRIZE} is 1.",
            "up": "Fractions become a full point: a third of {BOTH_PRIZES} is 6, a fifth is 4,"
            " a quarter of {SECOND_PRIZE} is 2.",
        },
        why="The two rulebooks that say anything contradict each other. The French one, which seems to follow an"
        " English text, rounds down; we find that slightly more likely.",
    ),
    Rule(
        id=ZERO,
        heading="Can somebody without any take a prize?",
        body="If fewer players than there are prizes have any gold (or gems), do those without any come second,"
        " or even first?",
        sources=NONE,
        see=("africa.score.majority.zero",),
        words="zero, none, nobody, second prize, nuggets, diamonds, majority, empty-handed",
        readings={
            "none": "Without at least one nugget (or gem) a player gets no prize; a prize may stay unpaid.",
            "share": "Having none is an amount like any other: those without any may come second, or share a prize.",
        },
        why="No rulebook says. Having most or second most suggests having something.",
    ),
    Rule(
        id=CONTESTS,
        heading="Gold and gems: one contest or two?",
        body="Are gold and gems counted separately, or are nuggets and gems added together?",
        sources={"nl": SILENT, "fi": AGREES, "fr": AGREES},
        see=("africa.score.majority",),
        words="combined, sum, total, resources, diamonds, jewels, majority",
        readings={
            "two": "Gold and gems are two contests, each with its own {FIRST_PRIZE} and {SECOND_PRIZE} points.",
            "one": "Nuggets and gems are added together, and {FIRST_PRIZE} and {SECOND_PRIZE} points are paid once.",
        },
        why="The Finnish and the French rulebook say it plainly; the wording of the Dutch one leaves both open.",
    ),
    Rule(
        id="africa.nomad.reveal",
        heading="Does a revealed nomad count itself?",
        body="Whoever reveals a nomad scores for the empty spaces next to it. Is there one more point for the nomad"
        " itself?",
        sources={"nl": AGREES, "fi": DIFFERS, "fr": AGREES},
        see=("africa.action.reveal.nomad",),
        words="tribe, plus one, extra point, discover, adjacent",
        readings={
            "spaces": "One point for each empty space next to the nomad, none for the nomad itself.",
            "spaces-plus-one": "One point for the nomad and one for each empty space next to it.",
        },
        why="The Dutch and the French rulebook agree; the Finnish one seems to have kept the words on animals.",
    ),
    Rule(
        id="africa.end.two-players",
        heading="When does a game of two end?",
        body="With two players there are fewer base camps in the supply. Does the game also end earlier?",
        sources={"nl": AGREES, "fi": SILENT, "fr": AGREES},
        see=("africa.end.bonus", "africa.end.trigger.2p", "africa.setup.supply.2p"),
        words="ninth, eleventh, 2 players, last monument, game over, finish",
        readings={
            "ninth": "With two players the game ends when monument {LAST_MONUMENT_OF_TWO} is revealed.",
            "eleventh": "With two players, too, the game ends when monument {LAST_MONUMENT} is revealed.",
        },
        why="The Dutch and the French rulebook say so, and the supply holds just enough base camps for it.",
    ),
)
