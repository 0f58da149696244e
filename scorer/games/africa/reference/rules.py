"""The rules reference of Africa."""

from ....reference.entries import AGREES, DIFFERS, SILENT, Rule, sources_of
from ..rulings import CONTESTS, NOMAD, ROUNDING, RULINGS, TWO, ZERO

ALL = {"nl": AGREES, "fi": AGREES, "fr": AGREES}
NONE = {"nl": SILENT, "fi": SILENT, "fr": SILENT}
NOT_FI = {"nl": AGREES, "fi": SILENT, "fr": AGREES}
NOT_FR = {"nl": AGREES, "fi": AGREES, "fr": SILENT}
ONLY_NL = {"nl": AGREES, "fi": SILENT, "fr": SILENT}
ONLY_FI = {"nl": SILENT, "fi": AGREES, "fr": SILENT}
NOT_NL = {"nl": SILENT, "fi": AGREES, "fr": AGREES}
FROM = {"nl": AGREES, "fi": AGREES, "fr": DIFFERS}
"""Of where an animal or a nomad that moves comes from."""
BY_RULING = {ruling.id: sources_of(ruling, tuple(ALL)) for ruling in RULINGS}
"""By the id of a ruling, of what it is about."""

RULES = (
    # Components
    Rule(
        id="africa.comp.board",
        heading="Game board",
        body="The board shows a map of Africa with {SPACES} hexagonal spaces: one for each of the {TILES} tiles, and"
        " {START_CITIES} start cities. The score track runs around the map.",
        sources=ALL,
        see=("africa.setup.tiles", "africa.space.adjacent", "africa.track.move"),
        words="hexes, hexagons, grid, fields, continent, playing area, scoring track",
        differing="All three rulebooks name the board, its {START_CITIES} start cities and the {TILES} tiles;"
        " {SPACES} spaces follow from that. Only the Finnish and French rulebooks say that the track runs around the"
        " map. Only reviews say that the spaces are hexagons.",
        partly=("nl",),
    ),
    Rule(
        id="africa.comp.tiles",
        heading="Discovery tiles",
        body="There are {TILES} discovery tiles. Of these, {MONUMENTS} are monuments. The other {OTHER_TILES} are trade"
        " goods, gold, gems, animals and nomads; no rulebook says how many there are of each.",
        sources=ALL,
        see=("africa.comp.monuments", "africa.setup.tiles", "africa.action.reveal"),
        words="chips, discs, counters, tokens, markers, discovery markers, exploration, distribution, how many,"
        " diamonds",
        differing="A review counts {KINDS_OF_GOODS} kinds of trade goods. Only the Finnish and French rulebooks name"
        " some of them, in examples.",
    ),
    Rule(
        id="africa.comp.camps",
        heading="Base camps",
        body="There are {CAMPS} base camps. According to reviews they have no player colours, so it does not matter"
        " which ones you get.",
        sources=ALL,
        see=("africa.setup.supply", "africa.setup.camps", "africa.setup.camps.table", "africa.action.camp.place"),
        words="pyramids, tents, blue, plastic, basecamp, alike, identical",
        differing="The rulebooks give only the number. Reviews describe blue pyramids.",
    ),
    Rule(
        id="africa.comp.bonus",
        heading="One +{BONUS} marker",
        body="There is one marker that shows +{BONUS}. It lies with the supply, in the circle at the top right"
        " of the board. The player who reveals the last monument gets it.",
        sources=ALL,
        see=("africa.end.bonus", "africa.setup.supply"),
        words="bonus marker, end of game, three points, token",
    ),
    Rule(
        id="africa.comp.explorers",
        heading="Explorers",
        body="There are {EXPLORERS} explorers, {EXPLORERS_EACH} in each of {COLOURS} player colours. One of your"
        " explorers travels on the map. The other one marks your points on the score track.",
        sources=ALL,
        see=("africa.setup.colour", "africa.setup.startcity", "africa.track.move"),
        words="researcher, pawn, meeple, figure, playing piece, explorer",
    ),
    Rule(
        id="africa.comp.refcards",
        heading="Summary cards",
        body="There are {COLOURS} summary cards, one in each player colour.",
        sources=ALL,
        see=("africa.setup.colour",),
        words="player aid, reference card, overview card, help",
    ),
    Rule(
        id="africa.comp.fifty",
        heading="Markers for {FIFTY} points",
        body="There are {FIFTY_MARKERS} markers that show {FIFTY} points. You get one after a full lap of the score"
        " track.",
        sources=ALL,
        see=("africa.setup.fifty", "africa.track.fifty"),
        words="fifty, point tokens, lap, score markers",
        differing="All three rulebooks give the number. The French one does not say that you get a marker; the other"
        " two differ on when.",
        partly=("fr",),
    ),
    Rule(
        id="africa.comp.overview",
        heading="Game overview and rulebook",
        body="Besides the board and the pieces, the box holds an overview of the game and a rulebook.",
        sources=ALL,
        see=("africa.comp.refcards",),
        words="booklet, instructions, manual, leaflet",
    ),
    Rule(
        id="africa.comp.monuments",
        heading="Number of monuments",
        body="Exactly {MONUMENTS} of the {TILES} discovery tiles are monuments. All of them go on the board, with any"
        " number of players.",
        sources=ALL,
        see=("africa.action.reveal.monument", "africa.end.trigger", "africa.end.table"),
        words="how many, ruins, temples, eleven",
        differing="No rulebook speaks of the number of players here, or names an exception.",
    ),
    # Setup
    Rule(
        id="africa.setup.players",
        heading="Number of players and age",
        body="The game is for {PLAYERS_MIN} to {PLAYERS_MAX} players. Only the Dutch rulebook gives an age: {AGE} and"
        " up.",
        sources=NOT_FI,
        see=("africa.variant.two", "africa.variant.simple"),
        words="player count, how many, solo, age, two, five, six",
        differing="The Finnish rulebook gives no number of players; it has {COLOURS} player colours and rules for two"
        " players.",
    ),
    Rule(
        id="africa.setup.time",
        heading="Length of a game",
        body="A game takes about {MINUTES} minutes. No rulebook says so; it is the figure of a database of games."
        " Reviews report 50 to {MINUTES} minutes.",
        sources=NONE,
        see=("africa.setup.players", "africa.end.trigger"),
        words="duration, playing time, how long, hours, evening",
    ),
    Rule(
        id="africa.setup.tiles",
        heading="Laying out the tiles",
        body="Shuffle all {TILES} discovery tiles and put one face down on every space of the map. Only the"
        " {START_CITIES} start cities stay empty. Leave no tile out, with any number of players.",
        sources=ALL,
        see=("africa.comp.tiles", "africa.comp.board", "africa.setup.startcity"),
        words="mix, hidden, chips, discs, distribute, preparation, remove",
        differing="Only the French rulebook says that there is one tile on every space; in the other two it follows"
        " from the numbers. No rulebook speaks of the number of players here, or names an exception.",
        partly=("nl", "fi"),
    ),
    Rule(
        id="africa.setup.supply",
        heading="Filling the supply",
        body="With three or more players, put {SUPPLY_CAMPS} base camps and the +{BONUS} marker into the circle at"
        " the top right of the board. This is the supply for everybody.",
        sources=ALL,
        see=("africa.setup.supply.2p", "africa.setup.camps", "africa.action.reveal.monument"),
        words="stock, reserve, pool, bank, pyramids, preparation, monument circle",
        differing="The Dutch and French rulebooks speak of the circle of the monument, the Finnish one only of a"
        " circle.",
    ),
    Rule(
        id="africa.setup.supply.2p",
        heading="Supply for two players",
        body="With two players, put the +{BONUS} marker into the supply, but only {SUPPLY_CAMPS_OF_TWO} base camps"
        " instead of {SUPPLY_CAMPS}. The base camps you both start with are not among these"
        " {SUPPLY_CAMPS_OF_TWO}.",
        sources=ALL,
        see=("africa.setup.supply", "africa.setup.camps", "africa.variant.two"),
        words="stock, reserve, pool, 2 players, couple, pyramids",
        differing="Only the French rulebook mentions the +{BONUS} marker again for two players. The Finnish one says"
        " only that {SUPPLY_CAMPS_OF_TWO} base camps are used instead of {SUPPLY_CAMPS}; these {SUPPLY_CAMPS} are"
        " those of the supply.",
        partly=("nl", "fi"),
    ),
    Rule(
        id="africa.setup.camps",
        heading="Base camps at the start",
        body="Take {START_CAMPS} base camps at the start and keep them in front of you.",
        sources=ALL,
        see=("africa.setup.camps.unused", "africa.setup.camps.table", "africa.action.camp.place"),
        words="pyramids, starting, initial, hand, preparation",
        differing="The Finnish rulebook does not say where you keep them.",
        partly=("fi",),
    ),
    Rule(
        id="africa.setup.camps.unused",
        heading="Base camps not needed",
        body="Put the base camps that are neither in the supply nor with a player back into the box. Nobody uses them"
        " in this game.",
        sources=ALL,
        see=("africa.setup.camps.table", "africa.setup.supply"),
        words="left over, remaining, surplus, spare, pyramids",
        differing="The Finnish rulebook does not mention the box; it says only that these base camps are not used.",
        partly=("fi",),
    ),
    Rule(
        id="africa.setup.camps.table",
        heading="Base camps by number of players",
        body="Every player starts with {START_CAMPS} base camps. Two players: {SUPPLY_CAMPS_OF_TWO} in the supply,"
        " {CAMPS_LEFT[2]} in the box. Three, four or five players: {SUPPLY_CAMPS} in the supply, and {CAMPS_LEFT[3]},"
        " {CAMPS_LEFT[4]} or {CAMPS_LEFT[5]} in the box.",
        sources=NONE,
        see=("africa.setup.supply", "africa.setup.supply.2p", "africa.setup.camps", "africa.setup.camps.unused"),
        words="table, overview, how many, pyramids, distribution",
        differing="No rulebook has this table; it follows from the numbers of base camps.",
    ),
    Rule(
        id="africa.setup.colour",
        heading="Player colours",
        body="Choose a colour. Take the summary card and the {EXPLORERS_EACH} explorers of this colour. Put one of"
        " the explorers on space 0 of the score track.",
        sources=ALL,
        see=("africa.comp.explorers", "africa.comp.refcards", "africa.setup.startcity"),
        words="color, pawn, researcher, pick, preparation, zero, field",
    ),
    Rule(
        id="africa.setup.fifty",
        heading="Where the markers for {FIFTY} points lie",
        body="Put the {FIFTY_MARKERS} markers that show {FIFTY} points on the large start space of the score track,"
        " in the Atlantic. This space counts as 0 and as {FIFTY}.",
        sources=ALL,
        see=("africa.track.fifty", "africa.comp.fifty"),
        words="fifty, ocean, sea, preparation, tokens, zero",
        differing="The Dutch rulebook says neither that the space is in the Atlantic nor that it also counts as"
        " {FIFTY}. The French one does not call it large.",
        partly=("nl", "fr"),
    ),
    Rule(
        id="africa.setup.startplayer",
        heading="Start player",
        body="Decide together who starts. The rulebooks prescribe no method.",
        sources=ALL,
        see=("africa.setup.startcity", "africa.turn.order"),
        words="first player, beginner, youngest, oldest, who begins",
    ),
    Rule(
        id="africa.setup.startcity",
        heading="Choosing a start city",
        body="The start player puts their second explorer on any start city. Then the others follow clockwise,"
        " each choosing a start city that has no explorer yet.",
        sources=ALL,
        see=("africa.setup.startplayer", "africa.setup.colour", "africa.space.empty"),
        words="town, starting space, pawn, researcher, coast, free choice, preparation",
    ),
    # Score track
    Rule(
        id="africa.track.move",
        heading="Points on the score track",
        body="Score your points at once: move your explorer on the score track one space forward for each point. You"
        " never lose points that you have scored.",
        short="What the score track shows, and {FIFTY} more with a {FIFTY} marker. Without the {BONUS} points of the"
        " marker.",
        sources=NOT_NL,
        see=("africa.track.fifty", "africa.track.over99"),
        words="scoring track, scoreboard, ships, advance, victory points, pawn",
        differing="The Dutch rulebook takes the score track for granted. No rulebook says that you never lose points,"
        " but none of them ever takes any away.",
    ),
    Rule(
        id="africa.track.fifty",
        heading="Reaching {FIFTY} points",
        body="The start space of the score track is 0 and {FIFTY} at the same time. When you reach or pass it"
        " after a full lap, take a {FIFTY} marker and keep counting from there.",
        sources=ALL,
        see=("africa.comp.fifty", "africa.setup.fifty", "africa.track.over99"),
        words="fifty, lap, once around, second round",
        differing="The Finnish rulebook gives you the marker when you pass the space, the Dutch one when you have more"
        " than {FIFTY} points; that you take it as soon as you reach the space is ours. The Dutch rulebook does not say"
        " that the space also counts as {FIFTY}. The French one does, but it does not say that you get a marker. The"
        " score is the same.",
        ours="that you take the marker as soon as you reach the space",
    ),
    Rule(
        id="africa.track.over99",
        heading="More than {TRACK_MOST} points",
        body="Just keep counting, and remember that you are on your third lap. By the Finnish rulebook you get a"
        " {FIFTY} marker every time you pass the start space, so now a second one. The other two do not say what to do"
        " above {TRACK_MOST} points.",
        sources=ONLY_FI,
        see=("africa.track.fifty",),
        words="hundred, 100, third round, lap, overflow",
    ),
    # Turn
    Rule(
        id="africa.turn.order",
        heading="Order of play",
        body="Take turns clockwise, one player at a time.",
        sources=ALL,
        see=("africa.setup.startplayer", "africa.turn.choice"),
        words="sequence, direction, left, next player, round",
    ),
    Rule(
        id="africa.turn.choice",
        heading="Two options for a turn",
        body="Do A or B. A: jump to almost any space, and your turn is over. B: walk up to {STEPS} spaces and take one"
        " action, then do both a second time.",
        short="A: jump to a space, and your turn is over. B: walk up to {STEPS} spaces and act, then the same again.",
        sources=ALL,
        see=("africa.turn.free_move", "africa.turn.double_action"),
        words="either, or, possibilities, what can I do, option A, option B, short move, exactly one",
    ),
    Rule(
        id="africa.turn.free_move",
        heading="Option A: free move",
        body="Put your explorer on any space of the board. Only spaces with a face-down tile or another explorer are"
        " forbidden. Face-up tiles, base camps, start cities and other empty spaces are allowed. Then your turn is"
        " over.",
        sources=ALL,
        see=("africa.turn.choice", "africa.turn.one_explorer", "africa.question.act-after-free-move"),
        words="jump, fly, teleport, anywhere, relocate, pawn, researcher, hidden, covered",
    ),
    Rule(
        id="africa.turn.double_action",
        heading="Option B: two actions",
        body="Do this twice: walk 0 to {STEPS} spaces, then take one of five actions: reveal a tile, move an animal,"
        " move a nomad, place a research camp or place a resource camp.",
        sources=ALL,
        see=(
            "africa.turn.move",
            "africa.turn.actions.order",
            "africa.turn.actions.skip",
            "africa.action.reveal",
            "africa.action.move.source",
            "africa.action.camp.place",
        ),
        words="double action, twice, five, walk, list of actions, explorer",
        differing="A line in the overview of the Dutch rulebook can be read as two moves and only one action, but"
        " the text below it speaks of {ACTIONS} actions.",
    ),
    Rule(
        id="africa.turn.move",
        heading="Moving before an action",
        body="Before each of the two actions, move your explorer up to {STEPS} spaces, from space to adjacent"
        " space, or leave it where it is. It may go to empty spaces, start cities, face-up tiles and base"
        " camps. After your second action it does not move again. After the jump of option A there is no"
        " action.",
        sources=ALL,
        see=("africa.turn.move.block", "africa.turn.double_action", "africa.space.adjacent"),
        words="walk, distance, two steps, range, pawn, researcher, stay, movement, hex, how far, guy",
        differing="The Dutch rulebook places the move during the action, the other two before it. One sentence of the"
        " French rulebook can be read as if the explorer had to move, but the sentence before it says that it may"
        " stay.",
    ),
    Rule(
        id="africa.turn.move.block",
        heading="What blocks a move",
        body="When you walk, your explorer cannot enter or pass over a space with a face-down tile or with"
        " another explorer. Face-up tiles, base camps and start cities block nobody. If you are shut in,"
        " reveal a tile next to you or choose option A.",
        sources=ALL,
        see=("africa.turn.move", "africa.turn.one_explorer"),
        words="walk through, jump over, obstacle, hidden, covered, unrevealed, pawn, researcher, action",
        differing="Only the Dutch rulebook forbids passing over such a space. The other two forbid entering it, which"
        " comes to the same thing when you move from space to space.",
        partly=("fi", "fr"),
    ),
    Rule(
        id="africa.turn.one_explorer",
        heading="One explorer on a space",
        body="There is never more than one explorer on a space.",
        sources=ONLY_NL,
        see=("africa.turn.free_move", "africa.turn.move.block"),
        words="occupied, same hex, share, together, pawn, researcher",
        differing="Only the Dutch rulebook says so. In the other two it follows, because you cannot enter a space"
        " with another explorer.",
    ),
    Rule(
        id="africa.turn.actions.order",
        heading="Order of the actions",
        body="Choose any two of the five actions, in any order. You may also take the same action twice.",
        sources=ALL,
        see=("africa.turn.double_action", "africa.turn.actions.skip"),
        words="sequence, twice, repeat, combine, five",
    ),
    Rule(
        id="africa.turn.actions.skip",
        heading="Skipping actions",
        body="You may skip one of your two actions, or both. So you may just walk, or do nothing at all.",
        sources=ALL,
        see=("africa.turn.double_action", "africa.turn.actions.order"),
        words="leave out, pass, forgo, miss a turn, optional, only walk, leaving out",
        differing="The Dutch rulebook lets you skip one action or both. The other two say only that you need not take"
        " any action.",
        partly=("fi", "fr"),
    ),
    # Action: reveal a tile
    Rule(
        id="africa.action.reveal",
        heading="Revealing a tile",
        body="Turn over one face-down tile on a space next to your explorer and show it to everybody. One"
        " action reveals exactly one tile. What happens next depends on the tile. No rulebook lets you"
        " look at a tile in secret or turn it face down again.",
        short="One face-down tile next to your explorer. Gold and gems score at once, trade goods are yours, a"
        " monument brings you a base camp.",
        sources=ALL,
        see=(
            "africa.action.reveal.resource",
            "africa.action.reveal.goods",
            "africa.action.reveal.animal",
            "africa.action.reveal.nomad",
            "africa.action.reveal.monument",
        ),
        words="discover, flip, uncover, explore, turn over, chip, disc, adjacent, hidden",
        differing="The Finnish rulebook names the action after one tile, but then speaks of tiles in the plural, so it"
        " leaves open how many tiles one action reveals. It does not say that you show the tile to everybody.",
        partly=("fi",),
    ),
    Rule(
        id="africa.action.reveal.resource",
        heading="Revealed gold or gems",
        body="Leave the tile face up on its space. Score 1 point for each nugget or gem on it: 1 or {SYMBOLS}"
        " points. The tile is not yours yet: only a resource camp collects it.",
        sources=ALL,
        see=("africa.action.camp.resources", "africa.score.majority.count"),
        words="diamonds, jewels, resources, treasure, discover",
    ),
    Rule(
        id="africa.action.reveal.goods",
        heading="Revealed trade goods",
        body="Take the tile and keep it face up in front of you. Its space is now empty. You score no points yet, but"
        " you may make an exchange.",
        sources=ALL,
        see=("africa.action.reveal.exchange", "africa.exchange.when", "africa.score.goods"),
        words="wares, statue, drum, shirt, kettle, pot, collect, discover",
        differing="The Finnish rulebook says neither that the tile lies face up in front of you nor that its space"
        " becomes empty.",
        partly=("fi",),
    ),
    Rule(
        id="africa.action.reveal.exchange",
        heading="Exchange after a reveal",
        body="As soon as you reveal trade goods, you may make one exchange with another player. Or just keep the tile.",
        sources=ALL,
        see=(
            "africa.exchange.when",
            "africa.exchange.take",
            "africa.exchange.give",
            "africa.exchange.enough",
            "africa.exchange.forced",
        ),
        words="swap, barter, at once, directly, wares, immediately",
        differing="The French rulebook does not say that an exchange must follow at once. None of them says in so"
        " many words that you may exchange only once.",
        partly=("fr",),
    ),
    Rule(
        id="africa.action.reveal.animal",
        heading="Revealed animal",
        body="Leave the animal where it is, or move it to any empty space where it has more animals of its kind next"
        " to it than before. An equal number is not enough. Then score 1 point for the animal and 1 for each face-up"
        " animal of its kind next to it: at most {ANIMAL_MOST} points in all. Example: an elephant next to two"
        " elephants scores 3.",
        sources=ALL,
        see=("africa.space.empty", "africa.space.adjacent", "africa.action.move.animal.points"),
        words="lion, zebra, herd, adjacent, strictly more, place, discover, same kind, species, equal number, anywhere",
        differing="The Finnish rulebook asks for more animals next to the new space and leaves the comparison with the"
        " old space to the reader. The highest number follows from hexagonal spaces, which only reviews mention.",
        partly=("fi",),
    ),
    Rule(
        id="africa.action.reveal.nomad",
        heading="Revealed nomad",
        body="Leave the nomad where it is, or move it to any empty space where it has more empty spaces next to it"
        " than before. An equal number is not enough. Then score 1 point for each empty space around it: {NEIGHBOURS}"
        " at most. By default the nomad itself scores nothing; only the Finnish rulebook gives 1 point for it.",
        sources=BY_RULING[NOMAD],
        see=(NOMAD, "africa.space.empty", "africa.space.adjacent", "africa.action.move.nomad.points"),
        words="tribe, people, wanderers, adjacent, strictly more, place, discover, equal number, next to, anywhere",
        differing="The Finnish rulebook asks for more empty spaces next to the new space and leaves the comparison"
        " with the old space to the reader. The highest number follows from hexagonal spaces, which only reviews"
        " mention.",
    ),
    Rule(
        id="africa.action.reveal.monument",
        heading="Revealed monument",
        body="Leave the tile face up on its space. Take one base camp from the supply. You score no points. For the"
        " last monument you get the +{BONUS} marker instead of a base camp.",
        sources=ALL,
        see=("africa.end.bonus", "africa.end.table", "africa.setup.supply", "africa.action.camp.research"),
        words="ruins, temple, pyramid, discover, extra camp, stock",
        differing="The French rulebook can be read as if the base camp came from the player’s own stock. No rulebook"
        " says “instead”, but by then the supply holds no more base camps.",
        ours="that you get no base camp for the last monument",
    ),
    # Exchange of trade goods
    Rule(
        id="africa.exchange.when",
        heading="When you may exchange",
        body="You may exchange only right after you reveal trade goods, and only once for each tile you reveal. If"
        " your second action reveals trade goods again, you may exchange again.",
        sources=ALL,
        see=("africa.action.reveal.exchange", "africa.exchange.older"),
        words="swap, barter, timing, at once, directly, how often, twice, immediately, revealed",
        differing="The Finnish rulebook says that you exchange at once, the Dutch one that you decide now. The French"
        " one does not say that an exchange must follow at once, only that you must have revealed a tile of the kind"
        " you give. No rulebook counts the exchanges; one for each tile is how we read them.",
        ours="that you may exchange once for each tile you reveal",
    ),
    Rule(
        id="africa.exchange.forced",
        heading="No refusal",
        body="Nobody can refuse an exchange. Whoever has just revealed trade goods decides what is exchanged,"
        " and only at that moment.",
        sources=ALL,
        see=("africa.exchange.take", "africa.exchange.give"),
        words="trade, swap, reject, decline, deny, opponent, forced, agree, cannot",
    ),
    Rule(
        id="africa.exchange.take",
        heading="What you take",
        body="Choose one other player and one kind of trade goods. Take all the tiles of this kind that this player"
        " has, never just some of them.",
        sources=ALL,
        see=("africa.exchange.give", "africa.exchange.enough"),
        words="swap, receive, get, opponent, wares, some, every",
    ),
    Rule(
        id="africa.exchange.give",
        heading="What you give",
        body="Give as many tiles as you take, all of the kind you have just revealed. The tile you revealed counts."
        " Example: you reveal a statue and now have two, so you may swap your two statues for somebody’s two drums.",
        sources=ALL,
        see=("africa.exchange.take", "africa.exchange.enough", "africa.exchange.partial"),
        words="trade, swap, pay, hand over, return, equal number, wares, second",
    ),
    Rule(
        id="africa.exchange.enough",
        heading="Enough tiles to exchange",
        body="You need at least as many tiles of the kind you revealed as you want to take. The tile you revealed"
        " counts. Example: one drum does not buy two shirts.",
        sources=ALL,
        see=("africa.exchange.give", "africa.exchange.take"),
        words="trade, swap, too few, not enough, impossible, minimum",
    ),
    Rule(
        id="africa.exchange.partial",
        heading="Keeping the rest",
        body="You give only as many tiles as you take. Keep the rest of this kind.",
        sources=ALL,
        see=("africa.exchange.give",),
        words="trade, swap, partly, some, leftover, all",
        differing="All three rulebooks say that both players give the same number. Only the Finnish one shows in an"
        " example that you keep the rest.",
        partly=("nl", "fr"),
    ),
    Rule(
        id="africa.exchange.older",
        heading="Trade goods gathered earlier",
        body="Trade goods you gathered earlier stay with you until you reveal another tile of their kind; only then"
        " may you give them away. Other players can still take them in their own exchanges.",
        sources=ALL,
        see=("africa.exchange.when", "africa.exchange.forced"),
        words="swap, old, previous, stock, later",
    ),
    Rule(
        id="africa.exchange.samekind",
        heading="Exchanging the same kind",
        body="You may take the kind you have just revealed, but it changes nothing: you give back as many tiles of"
        " the same kind.",
        sources=NONE,
        see=("africa.exchange.take", "africa.exchange.give"),
        words="trade, swap, pointless, identical, equal",
        differing="No rulebook mentions this; it follows, because both players give the same number.",
    ),
    # Actions: move an animal or a nomad
    Rule(
        id="africa.action.move.source",
        heading="Which animal or nomad moves",
        body="Choose a face-up animal or nomad on your own explorer’s space or on a space next to it.",
        sources=FROM,
        see=("africa.action.move.target", "africa.action.move.animal.cond", "africa.action.move.nomad.cond"),
        words="herd, tribe, range, near, adjacent, reach, from, start, relocate",
        differing="The French rulebook moves the animal or nomad to the space of an explorer or next to it, but then"
        " allows any empty space. It seems to have mixed up “from” and “to”.",
    ),
    Rule(
        id="africa.action.move.target",
        heading="Where it moves to",
        body="Move the animal or nomad to any empty space of the board, near or far.",
        sources=ALL,
        see=("africa.action.move.source", "africa.space.empty", "africa.space.under"),
        words="destination, anywhere, distance, herd, tribe, relocate, range",
        differing="The Finnish rulebook says “elsewhere” here; that the space must be empty follows from its part on"
        " empty spaces.",
    ),
    Rule(
        id="africa.action.move.animal.cond",
        heading="Condition for moving an animal",
        body="The new space must have more animals of the same kind next to it than the old space. An equal number is"
        " not enough.",
        sources=ALL,
        see=("africa.action.move.animal.points", "africa.action.move.source", "africa.action.move.target"),
        words="strictly more, adjacent, herd, lion, elephant, zebra, when, allowed, relocate, equal number, species",
    ),
    Rule(
        id="africa.action.move.animal.points",
        heading="Points for moving an animal",
        body="Count the face-up animals of the same kind that are now next to the moved animal, and subtract those"
        " that were next to it before: that is 1 to {NEIGHBOURS} points. The animal itself does not count. Example:"
        " from 1 lion to 3 lions scores 3 − 1 = 2.",
        short="Animals of its kind next to it now, minus those before.",
        sources=ALL,
        see=("africa.action.move.animal.cond", "africa.action.reveal.animal"),
        words="difference, minus, herd, adjacent, improvement, elephant, zebra, relocate, species",
        differing="The highest number follows from hexagonal spaces, which only reviews mention.",
    ),
    Rule(
        id="africa.action.move.nomad.cond",
        heading="Condition for moving a nomad",
        body="The new space must have more empty spaces next to it than the old space. An equal number is not enough.",
        sources=ALL,
        see=("africa.action.move.nomad.points", "africa.action.move.source", "africa.action.move.target"),
        words="strictly more, adjacent, tribe, free, vacant, when, allowed, relocate, equal number",
    ),
    Rule(
        id="africa.action.move.nomad.points",
        heading="Points for moving a nomad",
        body="Count the empty spaces around the nomad after the move, minus the empty spaces around it before: that"
        " is 1 to {NEIGHBOURS} points. Example: from 1 empty space to 3 scores 3 − 1 = 2.",
        short="Empty spaces next to it now, minus those before.",
        sources=ALL,
        see=("africa.action.move.nomad.cond", "africa.action.reveal.nomad"),
        words="difference, minus, tribe, adjacent, improvement, free, vacant, relocate, next to",
        differing="Only the example in the Dutch and French rulebooks counts once before the move and once after it."
        " The Finnish rulebook has no such example. The highest number follows from hexagonal spaces, which only"
        " reviews mention.",
    ),
    Rule(
        id="africa.action.move.only",
        heading="What never moves",
        body="You can move only animals and nomads. Monuments and base camps stay where they are. Gold and gems leave"
        " the board only when a resource camp collects them.",
        sources=NONE,
        see=("africa.action.move.source", "africa.action.camp.resources"),
        words="relocate, shift, diamonds, nuggets, fixed, immovable",
        differing="No rulebook says this in so many words; it follows, because no action moves anything else.",
    ),
    # Actions: base camps
    Rule(
        id="africa.action.camp.place",
        heading="Placing a base camp",
        body="You need a base camp of your own, and your explorer must stand on an empty space: no tile, no"
        " base camp. A start city counts as well. Put the base camp on this space, under your explorer. It"
        " stays there for the rest of the game, and explorers may walk onto it. You never have to place"
        " one.",
        sources=ALL,
        see=(
            "africa.action.camp.choice",
            "africa.action.camp.research",
            "africa.action.camp.resources",
            "africa.space.empty",
        ),
        words="build, erect, establish, found, pyramid, town, free",
        differing="No rulebook mentions start cities here; it follows, because they count as empty. No rulebook says"
        " that the base camp stays, but none of them ever takes one back.",
    ),
    Rule(
        id="africa.action.camp.choice",
        heading="Points or resources",
        body="When you place a base camp, choose. Research: 1 point for each animal, nomad and monument next"
        " to it. Resources: take all the gold and gems next to it, for no points yet. You never get both"
        " points and resources from the same base camp.",
        sources=ALL,
        see=("africa.action.camp.research", "africa.action.camp.resources"),
        words="research or resources, choose, build, kind of camp, mining, collect",
    ),
    Rule(
        id="africa.action.camp.research",
        heading="Points of a research camp",
        body="Score 1 point for each face-up animal, nomad and monument next to the new base camp: {NEIGHBOURS}"
        " points at most. Gold, gems and face-down tiles score nothing. All tiles stay on the board.",
        short="1 point for each animal, nomad and monument next to it.",
        sources=ALL,
        see=("africa.action.camp.place", "africa.action.camp.choice", "africa.space.adjacent"),
        words="explore, study, species, surrounding, adjacent, pyramid, tribe, diamonds",
        differing="Only the Finnish rulebook mentions face-down tiles. The other two say that the tiles stay; the"
        " Finnish one does not. The highest number follows from hexagonal spaces, which only reviews mention.",
        partly=("nl", "fi", "fr"),
    ),
    Rule(
        id="africa.action.camp.resources",
        heading="What a resource camp collects",
        body="Take all the face-up gold and gem tiles next to the new base camp and keep them in front of you."
        " Their spaces are now empty. You score no points yet; these tiles count at the end of the game."
        " An older base camp collects nothing more.",
        short="The gold and gems next to it. They count at the end.",
        sources=ALL,
        see=("africa.action.camp.place", "africa.action.camp.choice", "africa.score.majority"),
        words="mine, mining, dig, nuggets, diamonds, jewels, collect, treasure, adjacent, pyramid",
        differing="No rulebook says that their spaces are then empty; it follows, because no tile is left there. Only"
        " the Dutch rulebook speaks of the base camp you have just placed; in the other two it follows that an older"
        " one collects nothing. The Finnish one does not say where you keep the tiles. The French one has you take all"
        " of them. In the other two you may take all of them; none of the three clearly lets you leave some behind.",
        partly=("fi", "fr"),
    ),
    # Spaces
    Rule(
        id="africa.space.empty",
        heading="Empty spaces",
        body="A space is empty if there is no tile and no base camp on it. Explorers do not matter: a space with only"
        " an explorer is empty. Start cities count as empty, too, until a tile or a base camp lies there.",
        sources=ALL,
        see=("africa.space.notempty", "africa.space.under"),
        words="free, vacant, unoccupied, hex, town, pawn, blank",
    ),
    Rule(
        id="africa.space.under",
        heading="Tiles under explorers",
        body="A space with only an explorer is empty. So you may move an animal or a nomad under an explorer, your own"
        " or another player’s.",
        sources=ALL,
        see=("africa.space.empty", "africa.action.move.target"),
        words="slide, beneath, pawn, researcher, opponent, occupied, animals, nomads",
    ),
    Rule(
        id="africa.space.notempty",
        heading="Spaces that are not empty",
        body="A space is not empty if there is a tile on it, face up or face down, or a base camp.",
        sources=ALL,
        see=("africa.space.empty",),
        words="occupied, full, taken, hidden, covered, hex",
    ),
    Rule(
        id="africa.space.adjacent",
        heading="Adjacent spaces",
        body="Two spaces are adjacent, or next to each other, if they share an edge. A space has at most {NEIGHBOURS}"
        " adjacent spaces; on the coast it has fewer.",
        sources=NONE,
        see=("africa.comp.board", "africa.turn.move"),
        words="neighbour, neighbor, neighbouring, hex, hexagon, surrounding, border, touching, six",
        differing="No rulebook explains the word. Only reviews say that the spaces are hexagons.",
    ),
    # End of the game
    Rule(
        id="africa.end.trigger",
        heading="End of the game",
        body="With three or more players, the game stops the moment somebody reveals the {LAST_MONUMENT}th"
        " monument. This is so even in the middle of a turn, and nobody gets another turn. With two"
        " players it is the {LAST_MONUMENT_OF_TWO}th monument. Earlier monuments end nothing, not even the"
        " turn.",
        short="At once, with monument {LAST_MONUMENT}; with two players, with monument {LAST_MONUMENT_OF_TWO}.",
        sources=ALL,
        see=("africa.end.trigger.2p", "africa.end.table", "africa.end.bonus"),
        words="game over, finish, stop, immediately, last monument, eleventh, equal turns, ends, revealed, action",
        differing="The Finnish rulebook does not mention the {LAST_MONUMENT_OF_TWO}th monument.",
        partly=("fi",),
    ),
    Rule(
        id="africa.end.trigger.2p",
        heading="End with two players",
        body="With two players, the game stops the moment one of you reveals the {LAST_MONUMENT_OF_TWO}th monument.",
        sources=BY_RULING[TWO],
        see=("africa.end.two-players", "africa.end.trigger", "africa.variant.two"),
        words="game over, finish, stop, immediately, last monument, ninth, 2 players, ends, revealed",
        differing="The Finnish rulebook changes only the number of base camps for two players.",
    ),
    Rule(
        id="africa.end.bonus",
        heading="+{BONUS} marker for the last monument",
        body="If you reveal the last monument, take the +{BONUS} marker and score {BONUS} points. You get no base camp"
        " for this monument. You score {BONUS} points in all; the marker is only a reminder.",
        short="{BONUS} points for whoever has it. They count once: who has moved them on the track takes them off"
        " there.",
        sources=ALL,
        see=("africa.end.two-players", "africa.end.table", "africa.action.reveal.monument"),
        words="bonus, three points, final, eleventh, ninth, six points, token",
        differing="No rulebook says that you get no base camp, but the supply is empty by then, and the Dutch one"
        " calls the marker compensation. That you score {BONUS} points only once is how we read all three.",
        ours="that you get no base camp for the last monument, and that its {BONUS} points count only once",
    ),
    Rule(
        id="africa.end.table",
        heading="Last monument by number of players",
        body="Two players: the {LAST_MONUMENT_OF_TWO}th monument ends the game. Three, four or five players: the"
        " {LAST_MONUMENT}th monument ends it.",
        sources=ALL,
        see=("africa.end.trigger", "africa.end.trigger.2p", "africa.end.two-players"),
        words="table, overview, eleventh, ninth, game over, finish",
        differing="The Finnish rulebook does not mention the {LAST_MONUMENT_OF_TWO}th monument.",
        partly=("fi",),
    ),
    # Final scoring
    Rule(
        id="africa.score.goods",
        heading="Points for trade goods",
        body="At the end of the game, score each kind of trade goods separately: 1 tile of a kind is worth"
        " {GOODS[1]} point, 2 tiles {GOODS[2]} points, 3 tiles {GOODS[3]}, 4 tiles {GOODS[4]}, 5 tiles"
        " {GOODS[5]}.",
        short="Tiles of one kind: 1 → {GOODS[1]} · 2 → {GOODS[2]} · 3 → {GOODS[3]} · 4 → {GOODS[4]} · 5 → {GOODS[5]}",
        sources=ALL,
        see=("africa.score.goods.more", "africa.action.reveal.goods"),
        words="wares, sets, value, table, statue, drum, shirt, kettle, pot, set collection",
        differing="The Dutch rulebook gives {GOODS[1]} point for a single kind, the other two for a single tile,"
        " which is surely meant.",
    ),
    Rule(
        id="africa.score.goods.more",
        heading="More than {GOODS_MOST} goods of one kind",
        body="No rulebook gives a value for more than {GOODS_MOST} tiles of one kind, and it probably cannot happen."
        " So check your count: we accept {GOODS_MOST} of a kind at most.",
        sources=NONE,
        see=("africa.score.goods",),
        words="six, seven, too many, wares, sets, table, refuse",
    ),
    Rule(
        id="africa.score.majority",
        heading="Majorities in gold and gems",
        body="At the end of the game there are two contests, one for gold and one for gems. In each, the"
        " player with the most gets {FIRST_PRIZE} points and the second {SECOND_PRIZE}. There is no"
        " contest for anything else, such as animals, nomads, monuments or base camps.",
        sources=BY_RULING[CONTESTS],
        see=("africa.score.majority.prizes", "africa.score.majority.count", CONTESTS),
        words="diamonds, jewels, nuggets, resources, treasure, natural resources, most",
    ),
    Rule(
        id="africa.score.majority.count",
        heading="Nuggets and gems are counted, not tiles",
        body="Count the nuggets and the gems shown on the tiles you have collected, not the tiles. Tiles that still"
        " lie on the board count for nobody.",
        sources=ALL,
        see=("africa.score.majority", "africa.action.camp.resources"),
        words="diamonds, jewels, symbols, pictures, chips, discs, double, resources",
        differing="No rulebook says that tiles on the board count for nobody; it follows, because you score for what"
        " you have.",
    ),
    Rule(
        id="africa.score.majority.prizes",
        heading="Most and second most",
        body="At the end of the game, the player who has the most gold gets {FIRST_PRIZE} points, and the"
        " player who has the second most gets {SECOND_PRIZE}. The same goes for gems. Everybody else"
        " scores nothing.",
        short="Count nuggets and gems, not tiles. Gold: {FIRST_PRIZE} and {SECOND_PRIZE} points. Gems:"
        " {FIRST_PRIZE} and {SECOND_PRIZE} again.",
        sources=ALL,
        see=("africa.score.majority.tie_first", "africa.score.majority.tie_second", "africa.score.majority.zero"),
        words="first prize, second prize, majority, gold, gems, diamonds, nuggets, third",
        differing="The Finnish rulebook does not say that the other players score nothing. The Dutch one leaves open"
        " whether there are two contests.",
        partly=("nl", "fi"),
    ),
    Rule(
        id="africa.score.majority.tie_first",
        heading="Tie for the most",
        body="Players who tie for the most gold, or the most gems, share both prizes: {FIRST_PRIZE} +"
        " {SECOND_PRIZE} = {BOTH_PRIZES} points, divided by their number. Nobody else gets anything."
        " Example: two tie for the most gold and score 8 each. If players tie only for the second most,"
        " they share the {SECOND_PRIZE} points.",
        short="They share {FIRST_PRIZE} + {SECOND_PRIZE} = {BOTH_PRIZES}; there is no second prize.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_second"),
        words="draw, equal, split, first place, majority, gold, gems, diamonds, nuggets",
        differing="The Dutch rulebook says which points you share. The other two say that points are added and"
        " divided; their example of two tied players shows that these are the points of both prizes.",
    ),
    Rule(
        id="africa.score.majority.tie_second",
        heading="Tie for the second most",
        body="If one player alone has the most and several tie for the second most, those players share the"
        " {SECOND_PRIZE} points.",
        short="They share the {SECOND_PRIZE}.",
        sources=ALL,
        see=("africa.score.majority.round", "africa.score.majority.tie_first"),
        words="draw, equal, split, second place, majority, gold, gems, diamonds, nuggets",
        differing="The Dutch rulebook states it; the other two show it in an example of two tied players.",
    ),
    Rule(
        id="africa.score.majority.round",
        heading="Rounding shared prizes",
        body="If a prize cannot be shared evenly, round each share down, separately in each contest. Example: three"
        " tie for the most, and each scores 5. This is our default. The rulebooks disagree: the French one rounds"
        " down, the Dutch one up, to 6.",
        short="Down; the Dutch rulebook says up.",
        sources=BY_RULING[ROUNDING],
        see=(ROUNDING, "africa.score.majority.tie_first", "africa.score.majority.tie_second"),
        words="fraction, half, third, divide, split, round, tie, draw, rounded, disputed",
    ),
    Rule(
        id="africa.score.majority.zero",
        heading="Players without any",
        body="By default you need at least one nugget, or one gem, for a prize. Example: if only one player has gold,"
        " nobody gets the {SECOND_PRIZE} points. No rulebook says anything about players without any.",
        short="They win none of the prizes; the others still do.",
        sources=BY_RULING[ZERO],
        see=(ZERO, "africa.score.majority.prizes"),
        words="zero, none, nothing, nobody, majority, nuggets, diamonds, come second, share",
    ),
    Rule(
        id="africa.score.camps",
        heading="Unused base camps",
        body="Base camps you have not placed score nothing. No rulebook gives them a value.",
        sources=NONE,
        see=("africa.action.camp.place", "africa.setup.camps"),
        words="left over, remaining, spare, pyramids, worth",
    ),
    Rule(
        id="africa.score.win",
        heading="Winner",
        body="The player with the most points wins.",
        sources=ALL,
        see=("africa.score.win.tie",),
        words="victory, total, highest score, first place, champion",
    ),
    Rule(
        id="africa.score.win.tie",
        heading="Tie for the win",
        body="Players who tie for the most points share the victory. This is our ruling: no rulebook has a tie-break.",
        short="Shared victory.",
        sources=NONE,
        see=("africa.score.win",),
        words="draw, tiebreaker, tie-break, equal, winner, level",
    ),
    # Variants
    Rule(
        id="africa.variant.two",
        heading="Game for two players",
        body="Two things change with two players: put only {SUPPLY_CAMPS_OF_TWO} base camps into the supply, and end"
        " the game with the {LAST_MONUMENT_OF_TWO}th monument. All other rules stay the same.",
        sources=ALL,
        see=(
            "africa.setup.supply.2p",
            "africa.end.trigger.2p",
            "africa.end.two-players",
            "africa.setup.camps.table",
        ),
        words="2 players, duel, couple, variant, ninth",
        differing="The Finnish rulebook changes only the number of base camps.",
        partly=("fi",),
    ),
    Rule(
        id="africa.variant.simple",
        heading="Simple game",
        body="For young players: on your turn, walk only once and take only one action. By default you may still"
        " choose option A instead; no rulebook says whether you may.",
        sources=ALL,
        see=("africa.turn.choice", "africa.turn.double_action", "africa.question.simple-free-move"),
        words="children, kids, family, beginners, easy, variant, simplified, free move, explorer",
        ours="whether option A is still allowed",
    ),
    # Rulings
    Rule(
        id=ROUNDING,
        heading="Rounding shared prizes: up or down?",
        body="Three or five players who tie for the most, or four who tie for the second most, cannot share a prize"
        " evenly. Are their shares rounded down or up?",
        sources=BY_RULING[ROUNDING],
        see=("africa.score.majority.round", "africa.score.majority.tie_first", "africa.score.majority.tie_second"),
        words="fraction, half, divide, split, draw, tiebreak, majority, gold, gems, nuggets, diamonds",
        readings={
            "down": "Fractions are lost: a third of {BOTH_PRIZES} is 5, a fifth is 3, a quarter of {SECOND_PRIZE} is"
            " 1.",
            "up": "Fractions count as a full point: a third of {BOTH_PRIZES} is 6, a fifth is 4, a quarter of"
            " {SECOND_PRIZE} is 2.",
        },
        why="The two rulebooks that say anything contradict each other. The French one, which seems to follow an"
        " English text, rounds down; we think the original is slightly more likely to do so, too.",
    ),
    Rule(
        id=ZERO,
        heading="Can somebody without any take a prize?",
        body="If only one player has gold (or gems), can somebody with none still come second? And if nobody has any,"
        " do all tie for first?",
        sources=BY_RULING[ZERO],
        see=("africa.score.majority.zero",),
        words="zero, none, nobody, second prize, nuggets, diamonds, majority, empty-handed",
        readings={
            "none": "Without at least one nugget (or gem) you get no prize. A prize may stay unpaid.",
            "share": "None is a number like any other: players with none may come second, or share a prize.",
        },
        why="No rulebook says. Having the most or the second most suggests having something.",
    ),
    Rule(
        id=CONTESTS,
        heading="Gold and gems: one contest or two?",
        body="Are gold and gems counted separately, or are nuggets and gems added together?",
        sources=BY_RULING[CONTESTS],
        see=("africa.score.majority",),
        words="combined, sum, total, resources, diamonds, jewels, majority",
        readings={
            "two": "Gold and gems are two contests, each with its own {FIRST_PRIZE} and {SECOND_PRIZE} points.",
            "one": "Nuggets and gems are added together, and {FIRST_PRIZE} and {SECOND_PRIZE} points are paid once.",
        },
        why="The Finnish and French rulebooks say so plainly; the wording of the Dutch one leaves both open.",
    ),
    Rule(
        id=NOMAD,
        heading="Does a revealed nomad count itself?",
        body="When you reveal a nomad, you score for the empty spaces next to it. Do you score 1 more point for the"
        " nomad itself?",
        sources=BY_RULING[NOMAD],
        see=("africa.action.reveal.nomad",),
        words="tribe, plus one, extra point, discover, adjacent",
        readings={
            "spaces": "1 point for each empty space next to the nomad, none for the nomad itself.",
            "spaces-plus-one": "1 point for the nomad and 1 for each empty space next to it.",
        },
        why="The Dutch and French rulebooks agree; the Finnish one seems to have copied the rule for animals.",
    ),
    Rule(
        id=TWO,
        heading="When does a game for two end?",
        body="With two players there are fewer base camps in the supply. Does the game also end earlier?",
        sources=BY_RULING[TWO],
        see=("africa.end.bonus", "africa.end.trigger.2p", "africa.setup.supply.2p"),
        words="ninth, eleventh, 2 players, last monument, game over, finish",
        readings={
            "ninth": "With two players, the {LAST_MONUMENT_OF_TWO}th monument ends the game.",
            "eleventh": "With two players, the {LAST_MONUMENT}th monument ends the game, just as with more players.",
        },
        why="The Dutch and French rulebooks say so, and the supply holds just enough base camps for it.",
        differing="The Finnish rulebook changes only the number of base camps.",
    ),
)
