"""Dask: past one machine. The same pure function on a cluster; here a local one with two workers.

    python with_dask.py sheets ../africa.jsonl

Writes the sheets as sheets/0000.jsonl, sheets/0001.jsonl, …, in the order of the input. For a real cluster give
`Client` its address.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from dask.distributed import Client, LocalCluster

import scorer

BYTES = 512 * 1024
"""What a worker reads at once: little, so that all end together; only its place travels."""


def blocks(file: Path) -> Iterator[tuple[int, int]]:
    """Where each block of whole lines begins and ends."""
    begin, size = 0, file.stat().st_size
    with file.open("rb") as stream:
        while begin < size:
            stream.seek(min(begin + BYTES, size))
            stream.readline()
            yield begin, stream.tell()
            begin = stream.tell()


def score_block(file: str, begin: int, end: int, out: str) -> tuple[int, list[tuple[int, str]]]:
    """Scores the lines of a block into a file of its own. How many there were, and what is wrong with which."""
    count, wrong = 0, []
    with open(file, "rb") as lines, open(out, "w", encoding="utf-8", newline="\n") as sheets:
        lines.seek(begin)
        while lines.tell() < end:
            count += 1
            try:
                sheet = scorer.score(json.loads(lines.readline())).to_dict()
            except ValueError as error:  # every error of the library, and broken JSON
                wrong.append((count, str(error)))
            else:
                sheets.write(json.dumps(sheet, ensure_ascii=False) + "\n")
    return count, wrong


def score_file(file: Path, folder: Path, client: Client) -> int:
    """Scores a file on a cluster, and tells on standard error what could not be scored. How many tallies there were."""
    folder.mkdir(exist_ok=True)
    under_way = [
        client.submit(score_block, str(file), begin, end, str(folder / f"{number:04}.jsonl"), pure=False)
        for number, (begin, end) in enumerate(blocks(file))
    ]
    lines = 0
    for count, wrong in client.gather(under_way):
        for number, what in wrong:
            print(f"{file}, line {lines + number}: {what}", file=sys.stderr)
        lines += count
    return lines


if __name__ == "__main__":
    # Processes, as scoring is Python all the way.
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        print(score_file(Path(sys.argv[2]), Path(sys.argv[1]), client), "tallies")
