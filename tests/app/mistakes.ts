// Mistakes that the types catch: each is no error only as long as the line above says that it is one.
import { load, type Language, type RuleId, ScorerError } from "africa-scorer";

const scorer = await load({ lang: "nl", langs: ["fi"] });
const players = [{ name: "Anna", track: 34 }, { name: "Ben", track: 31 }];
const tally = { game: "africa" as const, players };

// @ts-expect-error: a language that there is not
await load({ lang: "xx" });
// @ts-expect-error: a language that there is not, among the further ones
await load({ langs: ["dutch"] });
// @ts-expect-error: a language that there is not, for one answer
scorer.score(tally, { lang: "es" });
// @ts-expect-error: an edition that nobody has printed
scorer.score(tally, { edition: "en" });
// @ts-expect-error: an edition of another game
scorer.score(tally, { edition: "de" });
// @ts-expect-error: a reading that the ruling has not
scorer.score(tally, { rulings: { "africa.majority.rounding": "sideways" } });
// @ts-expect-error: a ruling of another game
scorer.score(tally, { rulings: { "africana.tie.money": "value" } });
// @ts-expect-error: a reading within the tally
scorer.score({ ...tally, rulings: { "africa.majority.zero": "some" } });
// @ts-expect-error: a rule id that there is not
scorer.rule("africa.score.gods");
// @ts-expect-error: a language that there is not, for the address of a rule
scorer.rule("africa.score.goods").url("https://example.org", "xx");
// @ts-expect-error: a game that there is not, for parts of a count
scorer.merge([tally], "chess");
// @ts-expect-error: a rule id of no game
const id: RuleId = "chess.castling";
// @ts-expect-error: a game that there is not
scorer.template("chess", ["Anna", "Ben"]);
// @ts-expect-error: a field that there is not
scorer.score({ game: "africa", players: [{ name: "Anna", track: 34, golds: 4 }, { name: "Ben", track: 31 }] });
// @ts-expect-error: a field of the wrong type
scorer.score({ game: "africa", players: [{ name: "Anna", track: "34" }] });
// @ts-expect-error: a field that is missing
scorer.score({ game: "africa", players: [{ name: "Anna" }] });
// @ts-expect-error: a field that no player counts
if (scorer.game("africa").fields[0]!.key === "tracks") throw id;
// @ts-expect-error: a category that there is not
if (scorer.score(tally).players[0]!.lines[0]!.category === "goold") throw id;
// @ts-expect-error: the heading of a category that there is not
scorer.explain(tally).categories.silver;
// @ts-expect-error: a rule of a line that there is not
if (scorer.score(tally).players[0]!.lines[0]!.rule === "africa.score.god") throw id;
// @ts-expect-error: the name of a class in Python in the place of the kind of an error
if (scorer.problems(tally)[0]!.kind === "InvalidTally") throw id;

const game = scorer.start({ game: "afritoria", players: ["Ann", "Ben"] });
// @ts-expect-error: a move that there is not
game.play({ move: "markt", card: "green lion" });
// @ts-expect-error: a move of another game
game.play({ move: "reveal", tile: "gold" });
// @ts-expect-error: a card that there is not
game.play({ move: "market", card: "green tiger" });
// @ts-expect-error: a card that there is not, in a pile
scorer.score({ game: "afritoria", players: [{ name: "Ann", pile: ["pink lion"] }, { name: "Ben", pile: [] }] });
// @ts-expect-error: a move without its card
game.whyNot({ move: "play" });
// @ts-expect-error: an option that there is not
scorer.start({ game: "afritoria", players: ["Ann", "Ben"], options: { hand: 1 } });

// What is right.
const said: Language = scorer.lang;
for (const lang of scorer.languages) scorer.score(tally, { lang }).winners.join(said);
await load({ lang: "nl-BE", base: "/africa-scorer/" });
const line = scorer.score(tally, { edition: "fr", rulings: { "africa.majority.rounding": "up" } }).players[0]!.lines[0]!;
scorer.rule(line.rule!).see.map((other) => scorer.rule(other).title);
const address: string = scorer.rule("africa.score.goods").url(new URL("https://example.org"), "fi-FI");
const { tally: merged, conflicts } = scorer.merge([{ players: [players[0]] }, { players: [players[1]] }], "africa");
conflicts.map(({ player, key, values, parts }) => `${address} ${player} ${key} ${values[parts[0]!]}`);
scorer.score({ ...merged, game: "africa" }).winners.join();
const header = game.header;
scorer.start(header).tally().players.map((player) => player.pile);
for (const move of game.moves()) game.play(move);
const sheet = scorer.score(scorer.template("africana", ["Italy", "France"]));
sheet.players[0]!.lines.find((each) => each.category === "money")?.points.toFixed();
for (const any of [scorer.template("africa", []), scorer.template("afritoria", [])]) scorer.score(any).winners.join();
const kinds = scorer.problems({}).map((problem) => problem.code);
if (kinds instanceof ScorerError && kinds.kind === "invalid-tally") throw kinds.toJSON().kind;
