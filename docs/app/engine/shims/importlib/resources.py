import os
import sys


class Entry:
    def __init__(self, path):
        self.path = path
        self.name = path.split("/")[-1]

    def joinpath(self, *parts):
        return Entry("/".join((self.path,) + parts))

    __truediv__ = joinpath

    def _mode(self):
        try:
            return os.stat(self.path)[0]
        except OSError:
            return 0

    def is_dir(self):
        return bool(self._mode() & 0x4000)

    def is_file(self):
        return bool(self._mode() & 0x8000)

    def iterdir(self):
        return [self.joinpath(name) for name in os.listdir(self.path)]

    def read_text(self, encoding="utf-8"):
        with open(self.path) as file:
            return file.read()

    def read_bytes(self):
        with open(self.path, "rb") as file:
            return file.read()


def files(package):
    if isinstance(package, str):
        __import__(package)
        package = sys.modules[package]
    return Entry(package.__file__.rsplit("/", 1)[0])
