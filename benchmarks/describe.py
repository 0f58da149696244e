"""What a description of a game costs in the JavaScript engine: milliseconds of the processor, in Node.

    python benchmarks/describe.py [RUNS]

A row for each game and language: the first time, and the median of the next ten. Limits: 150 and 20.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from docs.app.engine import build  # noqa: E402
from docs.app.node import run_node  # noqa: E402

PROGRAM = """
const { load } = await import(ENGINE);
const engine = await load({ lang: "nl", langs: ["fi"], rooms: ["rules"] });
const found = [];
for (const lang of ["nl", "fi", "en"]) {
  for (const game of engine.games) {
    const each = [];
    for (let i = 0; i < 11; i++) {
      const before = process.cpuUsage();
      engine.game(game, lang);
      const { user, system } = process.cpuUsage(before);
      each.push((user + system) / 1000);
    }
    found.push([`${game} ${lang}`, each]);
  }
}
console.log(JSON.stringify(found));
"""


def main(runs: int = 5) -> int:
    """Prints the table; 1 if a limit is passed."""
    first: dict[str, list[float]] = {}
    again: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        build.build(Path(folder))
        engine = json.dumps((Path(folder) / "engine.mjs").as_uri())
        for _ in range(runs):
            told = run_node("--input-type=module", "-e", PROGRAM.replace("ENGINE", engine)).stdout
            for name, each in json.loads(told):
                first.setdefault(name, []).append(each[0])
                again.setdefault(name, []).append(statistics.median(each[1:]))
    print("| description | first, ms | again, ms |\n|---|---|---|")
    for name, each in first.items():
        print(f"| {name} | {statistics.median(each):.0f} | {statistics.median(again[name]):.1f} |")
    worst = max(map(statistics.median, first.values())), max(map(statistics.median, again.values()))
    return int(worst[0] > 150 or worst[1] > 20)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
