"""Tries the npm package as somebody would who installs it: a clean project in Node, TypeScript in its strictest mode.

    python -m tests.support.try_package [--tallies 2000]

Needs npm and its registry, for TypeScript; that is why it is no part of the tests. Prints what was measured.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.app.engine import pack
from docs.app.node import node
from tests.support import corpora, parity

PROGRAM = """
import { load, ScorerError, type AfricaSheet, type Move, type Rule, type Tally } from "africa-scorer";

const began = performance.now();
const scorer = await load({ lang: "fi", langs: ["nl"] });
const loaded = performance.now();
const tally = {
  game: "africa" as const,
  players: [
    { name: "Anna", track: 34, goods: { statue: 3, drum: 1 }, gold: 4 },
    { name: "Ben", track: 31, bonus: true, gold: 2 },
  ],
};
const sheet: AfricaSheet = scorer.score(tally);
const scored = performance.now();
const winners: string[] = sheet.winners;
for (const player of sheet.players) {
  for (const line of player.lines) if (line.category === "gold") line.points.toFixed();
}
const read = await scorer.game("africa").fields[2]!.typed("drie beeldjes en een trommel", "nl");
const typed = "value" in read ? read.shown : read.text;
const empty: Tally = scorer.template("africana", ["Italy", "France"]);
const problems = scorer.problems({ ...empty, players: [] }, { lang: "nl" });
const rule: Rule = scorer.rule("africa.score.goods");
let refused = "";
try {
  scorer.rule("africa.score.good");
} catch (error) {
  if (error instanceof ScorerError) refused = error.text;
}
const game = scorer.start({ game: "afritoria", players: ["Ann", "Ben"] });
const move: Move = { move: "market", card: "green lion" };
const why = game.whyNot({ move: "play", card: "green lion" });
const step = game.play(move);
const found = await scorer.search("mistä saan pisteitä", { game: "africa", lang: "fi" });
console.log(JSON.stringify({
  winners, typed, problems: problems.map((problem) => problem.text), title: rule.title,
  found: found.hits[0]?.id, refused,
  why: why?.text, view: step.view,
  load: Math.round(loaded - began), first: Math.round(scored - loaded),
}, null, 1));
"""

WRONG = """
import { load } from "africa-scorer";
const scorer = await load();
const sheet = scorer.score({ game: "africa", players: [{ name: "A", track: 1 }, { name: "B", track: 1 }] });
// @ts-expect-error: there is no such category
sheet.players[0]!.lines[0]!.category === "x";
// @ts-expect-error: a track is a number
scorer.score({ game: "africa", players: [{ name: "A", track: "1" }] });
// @ts-expect-error: there is no such game
scorer.template("chess", []);
"""


def main() -> None:
    """The longer test."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tallies", type=int, default=2000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        packed = pack.pack(folder / "made")
        project = folder / "project"
        project.mkdir()
        (project / "package.json").write_text(json.dumps({"private": True, "type": "module"}), "utf-8")
        run(project, "npm", "install", "--no-audit", "--no-fund", "--silent", str(packed), "typescript@5")
        for file, text in (("program.ts", PROGRAM), ("wrong.ts", WRONG)):
            (project / file).write_text(text, "utf-8")
        strict = ("--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--target", "es2022")
        modules = ("--module", "nodenext", "--lib", "es2022,dom")
        run(project, "npx", "tsc", *strict, *modules, "program.ts", "wrong.ts")
        told = json.loads(run(project, node(), "program.js"))
        print(json.dumps(told, ensure_ascii=False, indent=1))
        asked = [*corpora.texts(), *corpora.records(), *corpora.tallies(args.tallies), *corpora.typed()]
        different = parity.Run(project / "node_modules/africa-scorer", asked, "index.mjs").differences()
        print(*different[:5], sep="\n")
        weight = pack.weight(folder / "made/package", "nl")
        print(
            f"{weight / 1000:.0f} kB compressed with one language; loaded in {told['load']} ms, then {told['first']} ms"
        )
        print(f"to the first score; {len(asked)} calls answered as by CPython, but {len(different)}")
        sys.exit(bool(different or weight > 450_000 or told["first"] > 400))


def run(folder: Path, *command: str) -> str:
    """What a command prints."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}"[:4000])
    return done.stdout


if __name__ == "__main__":
    main()
