class _Field:
    def __init__(self, name):
        self.name = name


def fields(kind):
    return [_Field(name) for name in kind._fields]


def replace(thing, **changes):
    values = [changes[key] if key in changes else getattr(thing, key) for key in thing._fields]
    return type(thing)(*values)


dataclass = field = None  # done by the translation
