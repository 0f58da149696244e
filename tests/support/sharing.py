"""What takes long to make is made once for all processes that share the work."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def shared(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder of this name that all processes of a run find; the first that needs it makes it."""
    own = factory.getbasetemp()
    return made_once((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name, make)


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """A folder that is made if there is nothing in it; whole, or not there."""
    part = folder.with_name(folder.name + ".part")
    with alone(folder):
        if not (folder.is_dir() and any(folder.iterdir())):
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir(parents=True)
            make(part)
            shutil.rmtree(folder, ignore_errors=True)
            part.rename(folder)
    return folder


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process at a time makes a folder; the others wait."""
    lock = folder.with_name(folder.name + ".lock")
    while True:
        try:
            lock.mkdir(parents=True)
            break
        except FileExistsError:
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.rmdir()
