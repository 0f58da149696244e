import os


class _Module:
    def __init__(self, folder, name):
        self.name = name.rsplit(".", 1)[0]
        self.ispkg = "." not in name


def iter_modules(paths):
    # `__path__` is a text in MicroPython.
    for folder in [paths] if isinstance(paths, str) else paths:
        for name in os.listdir(folder):
            yield _Module(folder, name)


def get_data(package, name):
    with open(__import__(package).__file__.rsplit("/", 1)[0] + "/" + name, "rb") as file:
        return file.read()
