# The games that come by an entry point; the build writes them below.


class _Point:
    def __init__(self, name, value):
        self.name, self.value = name, value
        self.group = "scorer.games"
        self.dist = None

    def load(self):
        from shims.importlib import import_module

        module, _, name = self.value.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found


def entry_points(group=""):
    return [_Point(name, POINTS[name]) for name in sorted(POINTS)] if group == "scorer.games" else []


POINTS = {}
