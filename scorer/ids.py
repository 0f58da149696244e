"""The ids of what comes with this package, as types: an id that is wrong is an error to a type checker.

    >>> import scorer
    >>> from scorer import ids
    >>> edition: ids.Edition = "nl"
    >>> chosen: ids.AfricaRulings = {"africa.majority.zero": "share"}
    >>> players = [{"name": "Anna", "track": 34}, {"name": "Ben", "track": 31}]
    >>> scorer.score({"game": "africa", "players": players}, edition=edition, rulings=chosen).winners
    ('Anna',)

Everything in `scorer` takes a `str` as well, as games and their rules may come from other packages. `tools/ids.py`
writes this file.
"""

from typing import Literal, TypedDict

GameId = Literal[
    "africa",
    "africana",
    "afritoria",
]
"""The ids of the games of this package.

- `africa`: Africa (Reiner Knizia, Goldsieber 2001).
- `africana`: Africana (Michael Schacht, Abacusspiele 2012).
- `afritoria`: Afritoria (De Spelmakerij, The Gamefantry).
"""

Language = Literal[
    "nl",
    "de",
    "fr",
    "fi",
    "en",
]
"""The codes of the languages of all texts; `nl-BE` and its like are taken, too.

- `nl`: Dutch.
- `de`: German.
- `fr`: French.
- `fi`: Finnish.
- `en`: English.
"""

ErrorKind = Literal[
    "broken-record",
    "error",
    "illegal-move",
    "impossible-tally",
    "invalid-document",
    "invalid-move",
    "invalid-tally",
    "invalid-value",
    "undefined-score",
    "unknown-name",
]
"""The keys of the classes of errors: what `kind` of an error can be.

- `broken-record`: A line of a record that cannot be read or followed: `error` says why, `line` is its number, counted
  from 1.
- `error`: Something in the input that cannot be used; the base of all errors of this package.
- `illegal-move`: A move that the rules do not allow in this state. The state stays as it was.
- `impossible-tally`: A tally in which each value is possible, but not all together: more cards than there are, a name
  twice.
- `invalid-document`: A file that cannot be read or written, or whose content is not what it should be: broken JSON,
  too large.
- `invalid-move`: A move that cannot be read: the game has no move of this name, or a key, a type or an amount is
  wrong.
- `invalid-tally`: A tally that cannot be read: a wrong or missing key, a wrong type, an amount out of its limits.
- `invalid-value`: A value with a wrong key, type or amount. In a tally it is an `InvalidTally`, in a move an
  `InvalidMove`.
- `undefined-score`: An amount that the printed rules give no points for (a sixth tile of a kind of goods), so nothing
  is scored.
- `unknown-name`: A name that does not exist: of a game, edition, ruling, reading, rule, player or language; also a
  `KeyError`.
"""

Edition = Literal[
    "nl",
    "fi",
    "fr",
    "de",
]
"""The editions: the languages of the printed rulebooks that the rules of any game were read from.

- `nl`: Dutch, of Africa.
- `fi`: Finnish, of Africa.
- `fr`: French, of Africa.
- `de`: German, of Africana.
- `nl`: Dutch, of Afritoria.
"""

RulingId = Literal[
    "africa.majority.rounding",
    "africa.majority.zero",
    "africa.majority.contests",
    "africa.nomad.reveal",
    "africa.end.two-players",
    "africana.collections.repeat",
    "africana.tie.money",
    "afritoria.market.tie",
    "afritoria.exchange.five",
    "afritoria.ranger.beside-poachers",
]
"""The ids of the disputed rulings, with the question of each.

- `africa.majority.rounding`: Three or five players who tie for the most, or four who tie for the second most, cannot
  share a prize evenly. Are their shares rounded down or up?
- `africa.majority.zero`: If only one player has gold (or gems), can somebody with none still come second? And if
  nobody has any, do all tie for first?
- `africa.majority.contests`: Are gold and gems counted separately, or are nuggets and gems added together?
- `africa.nomad.reveal`: When you reveal a nomad, you score for the empty spaces next to it. Do you score 1 more point
  for the nomad itself?
- `africa.end.two-players`: With two players there are fewer base camps in the supply. Does the game also end earlier?
- `africana.collections.repeat`: May you score several collections of the same type, such as two pairs?
- `africana.tie.money`: A tie goes to the player with the most silver coins. Does a gold coin count as 5 silver?
- `afritoria.market.tie`: If the cards that should win a ranger or a poacher from the market knock each other out,
  does the next in line get it?
- `afritoria.exchange.five`: If you hold 6 wildlife cards of one colour, may you exchange 3 of your cards, too?
- `afritoria.ranger.beside-poachers`: If one ranger and two poachers are played in the same round, does the ranger
  still work?
"""

ReadingId = Literal[
    "down",
    "up",
    "none",
    "share",
    "two",
    "one",
    "spaces",
    "spaces-plus-one",
    "ninth",
    "eleventh",
    "any",
    "once",
    "value",
    "silver",
    "next",
    "nobody",
    "five-or-more",
    "exactly-five",
    "void",
    "works",
]
"""The keys of the readings of all rulings, with what each means.

- `down`: Fractions are lost: a third of 16 is 5, a fifth is 3, a quarter of 6 is 1. (`africa.majority.rounding`)
- `up`: Fractions count as a full point: a third of 16 is 6, a fifth is 4, a quarter of 6 is 2.
  (`africa.majority.rounding`)
- `none`: Without at least one nugget (or gem) you get no prize. A prize may stay unpaid. (`africa.majority.zero`)
- `share`: None is a number like any other: players with none may come second, or share a prize.
  (`africa.majority.zero`)
- `two`: Gold and gems are two contests, each with its own 10 and 6 points. (`africa.majority.contests`)
- `one`: Nuggets and gems are added together, and 10 and 6 points are paid once. (`africa.majority.contests`)
- `spaces`: 1 point for each empty space next to the nomad, none for the nomad itself. (`africa.nomad.reveal`)
- `spaces-plus-one`: 1 point for the nomad and 1 for each empty space next to it. (`africa.nomad.reveal`)
- `ninth`: With two players, the 9th monument ends the game. (`africa.end.two-players`)
- `eleventh`: With two players, the 11th monument ends the game, just as with more players. (`africa.end.two-players`)
- `any`: You score any number of collections of each type. (`africana.collections.repeat`)
- `once`: You score each type of collection once at most. (`africana.collections.repeat`)
- `value`: Compare all money; a gold coin counts as 5 silver. (`africana.tie.money`)
- `silver`: Compare only silver coins. (`africana.tie.money`)
- `next`: The tied cards are out. The next weakest card takes the ranger; the next strongest takes the poacher.
  (`afritoria.market.tie`)
- `nobody`: Nobody takes it. Put it on the discard pile. (`afritoria.market.tie`)
- `five-or-more`: 5 or 6 wildlife cards of one colour allow the exchange. (`afritoria.exchange.five`)
- `exactly-five`: Only exactly 5 wildlife cards of one colour allow the exchange. (`afritoria.exchange.five`)
- `void`: Three special cards, in any mix, cancel each other. (`afritoria.ranger.beside-poachers`)
- `works`: The poachers cancel each other, and the ranger works. (`afritoria.ranger.beside-poachers`)
"""

FieldKey = Literal[
    "track",
    "bonus",
    "goods",
    "gold",
    "gems",
    "adjust",
    "expeditions",
    "artifacts",
    "artifact_points",
    "helpers",
    "silver",
    "travel_cards",
    "open_artifacts",
    "pile",
    "values",
]
"""The keys that a player of a tally can have beside `name`, with what belongs there.

- `track`: (Africa) Where your explorer stands on the score track before the final scoring, without the +3. Add 50 if
  you have a 50 marker.
- `bonus`: (Africa) Whoever revealed the last monument has it: one player at most.
- `goods`: (Africa) The tiles of each kind that you hold: 3 1, or with their names: 3 statues, 1 drum.
- `gold`: (Africa) Count the nuggets shown on the tiles you collected (1 or 2 on each), not the tiles.
- `gems`: (Africa) Count the gems shown on the tiles you collected (1 or 2 on each), not the tiles.
- `expeditions`: (Africana) The points printed on the expedition cards under your company card: one by one, or their
  sum.
- `artifacts`: (Africana) How many of each kind: 3 1, or with names: 3 masks, 1 vase.
- `artifact_points`: (Africana) The points printed on the completed artifact adventures: one by one, or their sum.
- `helpers`: (Africana) Count the adventure cards with a helper symbol under your company card, not the helper cards
  in hand. Two or more of these adventure cards cost you points.
- `silver`: (Africana) Silver coins that you have.
- `gold`: (Africana) Gold coins that you have; each is worth 5 silver.
- `travel_cards`: (Africana) Travel cards in your hand; jokers and helper cards do not count here, but with them a
  hand has 5 cards at most.
- `open_artifacts`: (Africana) Artifact adventures in front of you that you did not complete. What counts is how many
  there are, not the points printed on them.
- `pile`: (Afritoria) The cards by colour and animal: green lion, blue porcupine.
- `values`: (Afritoria) How many cards on your points pile are worth 3, how many 2, how many 1: 4 5 2; or the cards:
  green lion, b1.
- `adjust`: Points that the table agreed on against the rules, in every game.
"""

Category = Literal[
    "track",
    "bonus",
    "goods",
    "gold",
    "gems",
    "adjust",
    "expeditions",
    "artifacts",
    "collections",
    "helpers",
    "money",
    "travel",
    "open",
    "pile",
]
"""The ids of the categories: what `category` of a line of a sheet can be.

- `track`: (Africa) Score track.
- `bonus`: (Africa) +3 marker.
- `goods`: (Africa) Trade goods.
- `gold`: (Africa) Gold.
- `gems`: (Africa) Gems.
- `expeditions`: (Africana) Expeditions.
- `artifacts`: (Africana) Artifacts.
- `collections`: (Africana) Collections.
- `helpers`: (Africana) Helpers.
- `money`: (Africana) Money.
- `travel`: (Africana) Travel cards.
- `open`: (Africana) Open artifacts.
- `pile`: (Afritoria) Points pile.
- `adjust`: Points that the table agreed on against the rules, in every game.
"""

RuleId = Literal[
    "africa.comp.board",
    "africa.comp.tiles",
    "africa.comp.camps",
    "africa.comp.bonus",
    "africa.comp.explorers",
    "africa.comp.refcards",
    "africa.comp.fifty",
    "africa.comp.overview",
    "africa.comp.monuments",
    "africa.setup.players",
    "africa.setup.time",
    "africa.setup.tiles",
    "africa.setup.supply",
    "africa.setup.supply.2p",
    "africa.setup.camps",
    "africa.setup.camps.unused",
    "africa.setup.camps.table",
    "africa.setup.colour",
    "africa.setup.fifty",
    "africa.setup.startplayer",
    "africa.setup.startcity",
    "africa.track.move",
    "africa.track.fifty",
    "africa.track.over99",
    "africa.turn.order",
    "africa.turn.choice",
    "africa.turn.free_move",
    "africa.turn.double_action",
    "africa.turn.move",
    "africa.turn.move.block",
    "africa.turn.one_explorer",
    "africa.turn.actions.order",
    "africa.turn.actions.skip",
    "africa.action.reveal",
    "africa.action.reveal.resource",
    "africa.action.reveal.goods",
    "africa.action.reveal.exchange",
    "africa.action.reveal.animal",
    "africa.action.reveal.nomad",
    "africa.action.reveal.monument",
    "africa.exchange.when",
    "africa.exchange.forced",
    "africa.exchange.take",
    "africa.exchange.give",
    "africa.exchange.enough",
    "africa.exchange.partial",
    "africa.exchange.older",
    "africa.exchange.samekind",
    "africa.action.move.source",
    "africa.action.move.target",
    "africa.action.move.animal.cond",
    "africa.action.move.animal.points",
    "africa.action.move.nomad.cond",
    "africa.action.move.nomad.points",
    "africa.action.move.only",
    "africa.action.camp.place",
    "africa.action.camp.choice",
    "africa.action.camp.research",
    "africa.action.camp.resources",
    "africa.space.empty",
    "africa.space.under",
    "africa.space.notempty",
    "africa.space.adjacent",
    "africa.end.trigger",
    "africa.end.trigger.2p",
    "africa.end.bonus",
    "africa.end.table",
    "africa.score.goods",
    "africa.score.goods.more",
    "africa.score.majority",
    "africa.score.majority.count",
    "africa.score.majority.prizes",
    "africa.score.majority.tie_first",
    "africa.score.majority.tie_second",
    "africa.score.majority.round",
    "africa.score.majority.zero",
    "africa.score.camps",
    "africa.score.win",
    "africa.score.win.tie",
    "africa.variant.two",
    "africa.variant.simple",
    "africa.majority.rounding",
    "africa.majority.zero",
    "africa.majority.contests",
    "africa.nomad.reveal",
    "africa.end.two-players",
    "africa.question.actions-per-turn",
    "africa.question.face-up-tiles-block",
    "africa.question.walk-through-explorer",
    "africa.question.free-move-onto-camp",
    "africa.question.act-after-free-move",
    "africa.question.own-explorer",
    "africa.question.who-scores",
    "africa.question.end-of-turn",
    "africa.question.point-for-nomad",
    "africa.question.nomad-without-empty",
    "africa.question.city-empty",
    "africa.question.explorer-space-empty",
    "africa.question.tile-under-explorer",
    "africa.question.left-space-empty",
    "africa.question.animal-counts-itself",
    "africa.question.equal-number",
    "africa.question.move-far-away",
    "africa.question.refuse-exchange",
    "africa.question.give-all",
    "africa.question.take-some",
    "africa.question.too-few-to-exchange",
    "africa.question.two-exchanges",
    "africa.question.exchange-without-revealing",
    "africa.question.what-to-exchange",
    "africa.question.camp-on-tile",
    "africa.question.camp-both",
    "africa.question.old-camp",
    "africa.question.whose-camp",
    "africa.question.supply-empty",
    "africa.question.unused-camps",
    "africa.question.finish-turn",
    "africa.question.equal-turns",
    "africa.question.camp-with-bonus",
    "africa.question.one-or-two-contests",
    "africa.question.worth-more",
    "africa.question.second-prize-after-tie",
    "africa.question.rounding",
    "africa.question.second-with-none",
    "africa.question.nobody-has-any",
    "africa.question.tie-for-win",
    "africa.question.six-of-a-kind",
    "africa.question.hundred-points",
    "africa.question.differences",
    "africa.question.not-in-the-game",
    "africa.question.rulebook-silent",
    "africa.question.simple-free-move",
    "africa.question.secret-gold",
    "africa.question.gold-twice",
    "africa.question.two-camps-one-turn",
    "africa.question.several-camps",
    "africa.question.pass-turn",
    "africa.question.monuments-of-two",
    "africa.term.explorer",
    "africa.term.tile",
    "africa.term.camp",
    "africa.term.supply",
    "africa.term.bonus",
    "africa.term.start-city",
    "africa.term.goods",
    "africa.term.animal",
    "africa.term.nomad",
    "africa.term.monument",
    "africa.term.gold",
    "africa.term.gems",
    "africa.term.research-camp",
    "africa.term.resource-camp",
    "africa.term.track",
    "africa.term.summary",
    "africa.term.statue",
    "africa.term.drum",
    "africa.term.shirt",
    "africa.term.kettle",
    "africa.term.elephant",
    "africa.term.lion",
    "africa.term.zebra",
    "africana.components.board",
    "africana.components.places",
    "africana.components.books",
    "africana.components.adventure",
    "africana.components.adventure.artifacts",
    "africana.components.adventure.helpers",
    "africana.components.expedition",
    "africana.components.helper",
    "africana.components.travel",
    "africana.components.colours",
    "africana.components.coins",
    "africana.components.company",
    "africana.setup.time",
    "africana.components.joker",
    "africana.setup.books",
    "africana.setup.expeditions.remove",
    "africana.setup.expeditions.stack",
    "africana.setup.expeditions.display",
    "africana.setup.expeditions.count",
    "africana.setup.bonus",
    "africana.setup.helpers",
    "africana.setup.travel",
    "africana.setup.bank",
    "africana.setup.companies",
    "africana.setup.money",
    "africana.setup.company.1",
    "africana.setup.company.2",
    "africana.setup.company.3",
    "africana.setup.company.4",
    "africana.setup.player",
    "africana.setup.unused",
    "africana.turn.order",
    "africana.turn.action",
    "africana.turn.null",
    "africana.turn.end",
    "africana.action.draw",
    "africana.action.draw.reshuffle",
    "africana.action.buy.hemisphere",
    "africana.action.buy.top",
    "africana.action.buy.leaf",
    "africana.action.buy.leaf.direction",
    "africana.action.buy.price",
    "africana.action.buy.many",
    "africana.action.buy.none",
    "africana.action.buy.announce",
    "africana.action.buy.limit",
    "africana.action.move.step",
    "africana.action.move.many",
    "africana.action.move.joker",
    "africana.action.move.helper",
    "africana.action.move.once",
    "africana.action.move.return",
    "africana.action.move.recolour",
    "africana.action.move.stack",
    "africana.action.move.any-order",
    "africana.expedition.join",
    "africana.expedition.join.all",
    "africana.expedition.join.once",
    "africana.expedition.join.markers",
    "africana.expedition.bonus",
    "africana.expedition.bonus.kinds",
    "africana.expedition.complete",
    "africana.expedition.reward",
    "africana.expedition.markers-back",
    "africana.expedition.empty-space",
    "africana.adventure.complete",
    "africana.adventure.artifact",
    "africana.adventure.helper",
    "africana.limit.hand",
    "africana.limit.hand.specials",
    "africana.limit.adventures",
    "africana.limit.timing",
    "africana.refill",
    "africana.end.trigger",
    "africana.end.trigger.exact",
    "africana.end.trigger.count",
    "africana.end.round",
    "africana.score.expeditions",
    "africana.score.artifacts",
    "africana.score.collections",
    "africana.score.helpers",
    "africana.score.money",
    "africana.score.travel",
    "africana.score.open",
    "africana.win",
    "africana.win.tie.money",
    "africana.win.tie.shared",
    "africana.info.own",
    "africana.collections.repeat",
    "africana.tie.money",
    "africana.question.tie-gold",
    "africana.question.tie-money-scored",
    "africana.question.gold-points",
    "africana.question.penalty-steps",
    "africana.question.penalty-cards",
    "africana.question.joker-penalty",
    "africana.question.several-collections",
    "africana.question.split",
    "africana.question.open-artifact",
    "africana.question.four-alike",
    "africana.question.hand-limit-scoring",
    "africana.question.discard-joker",
    "africana.question.played-cards",
    "africana.question.exact-refill",
    "africana.question.end-last-player",
    "africana.question.partial-refill",
    "africana.question.last-turn",
    "africana.question.free-page",
    "africana.question.page-back",
    "africana.question.next-card",
    "africana.question.page-no-money",
    "africana.question.keep-money",
    "africana.question.only-gold",
    "africana.question.colour-change",
    "africana.question.colour-change-helper",
    "africana.question.move-for-money",
    "africana.question.no-move",
    "africana.question.join-other-action",
    "africana.question.join-and-complete",
    "africana.question.marker-again",
    "africana.question.refill-during-turn",
    "africana.question.movement-card",
    "africana.question.no-travel-cards",
    "africana.question.must-complete",
    "africana.question.keep-open",
    "africana.question.two-same-helpers",
    "africana.question.helper-supply",
    "africana.question.discarded-helper",
    "africana.question.secret",
    "africana.question.negative",
    "africana.question.two-symbols",
    "africana.question.display-moves",
    "africana.question.coins-run-out",
    "africana.question.expedition-or-adventure",
    "africana.question.joker-or-helper",
    "africana.question.what-money-buys",
    "africana.question.only-end",
    "africana.question.tactics",
    "africana.question.not-in-the-game",
    "africana.question.rulebook-silent",
    "africana.term.game-board",
    "africana.term.equator",
    "africana.term.place",
    "africana.term.travel-route",
    "africana.term.start-place",
    "africana.term.destination",
    "africana.term.book",
    "africana.term.side-of-the-book",
    "africana.term.turn-a-page",
    "africana.term.adventure-card",
    "africana.term.artifact",
    "africana.term.helper-symbol",
    "africana.term.helper-card",
    "africana.term.expedition-card",
    "africana.term.expedition-pile",
    "africana.term.expedition-space",
    "africana.term.joining-bonus",
    "africana.term.join",
    "africana.term.complete",
    "africana.term.travel-card",
    "africana.term.joker-card",
    "africana.term.change-the-colour",
    "africana.term.company-card",
    "africana.term.company-marker",
    "africana.term.explorer-pawn",
    "africana.term.silver-coin",
    "africana.term.gold-coin",
    "africana.term.bank",
    "africana.term.hand-card",
    "africana.term.draw-pile",
    "africana.term.discard-pile",
    "africana.term.victory-point",
    "africana.term.minus-points",
    "africana.term.collection",
    "africana.term.alike",
    "africana.term.different",
    "africana.term.start-player",
    "africana.term.magenta",
    "africana.term.turquoise",
    "africana.term.grey",
    "africana.term.orange",
    "africana.term.violet",
    "afritoria.components.wild",
    "afritoria.components.ranger",
    "afritoria.components.poacher",
    "afritoria.components.total",
    "afritoria.card.strength",
    "afritoria.card.points",
    "afritoria.card.points.sum",
    "afritoria.card.park",
    "afritoria.setup.colours",
    "afritoria.setup.time",
    "afritoria.setup.specials",
    "afritoria.setup.deck",
    "afritoria.setup.hand",
    "afritoria.setup.pile",
    "afritoria.setup.market",
    "afritoria.round.market",
    "afritoria.round.play",
    "afritoria.round.reveal",
    "afritoria.round.specials",
    "afritoria.special.cancel.two-rangers",
    "afritoria.special.cancel.two-poachers",
    "afritoria.special.cancel.three",
    "afritoria.ranger.pick",
    "afritoria.ranger.cancel",
    "afritoria.poacher.steal",
    "afritoria.special.discard",
    "afritoria.round.distribute",
    "afritoria.market.ranger",
    "afritoria.market.poacher",
    "afritoria.market.special.tie",
    "afritoria.market.special.many",
    "afritoria.wild.contest",
    "afritoria.wild.tie",
    "afritoria.wild.score",
    "afritoria.wild.fail",
    "afritoria.round.discard",
    "afritoria.round.refill",
    "afritoria.hand.exchange",
    "afritoria.end.trigger",
    "afritoria.end.short-market",
    "afritoria.end.discards",
    "afritoria.score.points",
    "afritoria.score.hand",
    "afritoria.win",
    "afritoria.market.tie",
    "afritoria.exchange.five",
    "afritoria.ranger.beside-poachers",
    "afritoria.question.tie-for-a-special",
    "afritoria.question.several-specials-in-the-market",
    "afritoria.question.weakest-and-strongest",
    "afritoria.question.strongest-after-the-ranger",
    "afritoria.question.tie-in-different-colours",
    "afritoria.question.forced-special",
    "afritoria.question.refuse-a-wildlife-card",
    "afritoria.question.specials-optional",
    "afritoria.question.ranger-without-wildlife-cards",
    "afritoria.question.poacher-without-target",
    "afritoria.question.poacher-before-scoring",
    "afritoria.question.one-ranger-two-poachers",
    "afritoria.question.four-specials",
    "afritoria.question.equal-cards-two-market-cards",
    "afritoria.question.tied-card-in-its-colour",
    "afritoria.question.when-to-draw",
    "afritoria.question.draw-order",
    "afritoria.question.pile-runs-out",
    "afritoria.question.pile-empty-at-start",
    "afritoria.question.last-market",
    "afritoria.question.exchange-six",
    "afritoria.question.exchange-after-the-deal",
    "afritoria.question.exchange-order",
    "afritoria.question.exchange-repeat",
    "afritoria.question.specials-as-weakest",
    "afritoria.question.everyone-plays-a-special",
    "afritoria.question.equal-strength-or-points",
    "afritoria.question.tie-at-the-end",
    "afritoria.question.which-colours",
    "afritoria.question.first-market",
    "afritoria.question.order-of-step-four",
    "afritoria.question.three-equal-animals",
    "afritoria.question.who-starts",
    "afritoria.question.weak-or-strong",
    "afritoria.question.ranger-or-poacher",
    "afritoria.question.specials-worth",
    "afritoria.question.not-in-the-game",
    "afritoria.question.rulebook-silent",
    "afritoria.term.wildlife-card",
    "afritoria.term.ranger",
    "afritoria.term.poacher",
    "afritoria.term.wildlife-park",
    "afritoria.term.strength",
    "afritoria.term.victory-points",
    "afritoria.term.market",
    "afritoria.term.hand-card",
    "afritoria.term.draw-pile",
    "afritoria.term.discard-pile",
    "afritoria.term.points-pile",
    "afritoria.term.round",
    "afritoria.term.reveal",
    "afritoria.term.compulsory",
    "afritoria.term.cancel-each-other",
    "afritoria.term.knock-each-other-out",
    "afritoria.term.green",
    "afritoria.term.blue",
    "afritoria.term.purple",
    "afritoria.term.brown",
    "afritoria.term.porcupine",
    "afritoria.term.meerkat",
    "afritoria.term.gazelle",
    "afritoria.term.wild-dog",
    "afritoria.term.zebra",
    "afritoria.term.hyena",
    "afritoria.term.buffalo",
    "afritoria.term.leopard",
    "afritoria.term.giraffe",
    "afritoria.term.lion",
    "afritoria.term.elephant",
]
"""The ids of the entries of the rules reference, also the former ids of those that were renamed."""

AfricaRulings = TypedDict(
    "AfricaRulings",
    {
        "africa.majority.rounding": Literal["down", "up"],
        "africa.majority.zero": Literal["none", "share"],
        "africa.majority.contests": Literal["two", "one"],
        "africa.nomad.reveal": Literal["spaces", "spaces-plus-one"],
        "africa.end.two-players": Literal["ninth", "eleventh"],
    },
    total=False,
)
AfricaRulings.__doc__ = "Chosen readings of Africa, by the ids of their rulings."

AfricanaRulings = TypedDict(
    "AfricanaRulings",
    {
        "africana.collections.repeat": Literal["any", "once"],
        "africana.tie.money": Literal["value", "silver"],
    },
    total=False,
)
AfricanaRulings.__doc__ = "Chosen readings of Africana, by the ids of their rulings."

AfritoriaRulings = TypedDict(
    "AfritoriaRulings",
    {
        "afritoria.market.tie": Literal["next", "nobody"],
        "afritoria.exchange.five": Literal["five-or-more", "exactly-five"],
        "afritoria.ranger.beside-poachers": Literal["void", "works"],
    },
    total=False,
)
AfritoriaRulings.__doc__ = "Chosen readings of Afritoria, by the ids of their rulings."

Rulings = AfricaRulings | AfricanaRulings | AfritoriaRulings
"""Chosen readings of any game of this package."""
