"""What others have written lies here as its README says."""

from __future__ import annotations

import hashlib

from tests.support import ROOT

VENDOR = ROOT / "docs" / "app" / "vendor"


def test_every_file_has_the_hash_that_it_had_and_a_licence() -> None:
    sums = sorted(VENDOR.rglob("SHA256SUMS"))
    assert sums
    for file in sums:
        listed = {name: sum for sum, name in map(str.split, file.read_text("utf-8").splitlines())}
        for name, sum in listed.items():
            assert hashlib.sha256((file.parent / name).read_bytes()).hexdigest() == sum, name
        own = {path.name for path in file.parent.glob("*.*js")} | {path.name for path in file.parent.glob("*.wasm")}
        assert own == set(listed)
        assert list(file.parent.glob("LICENSE*"))
