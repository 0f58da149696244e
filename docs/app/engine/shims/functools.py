_all = []
_NOTHING = object()


def forget():
    # What was found may be otherwise when files have come.
    for each in _all:
        each.cache_clear()


class _Cached:
    def __init__(self, function, most=None):
        self.function = function
        self.most = most
        self.known = {}
        _all.append(self)

    def __call__(self, *args):
        found = self.known.get(args, _NOTHING)
        if found is not _NOTHING:
            return found
        found = self.function(*args)
        if self.most and len(self.known) >= self.most:
            self.known.clear()
        self.known[args] = found
        return found

    def cache_clear(self):
        self.known.clear()


def cache(function):
    return _Cached(function)


def lru_cache(maxsize=128):
    return _Cached(maxsize, 128) if callable(maxsize) else lambda function: _Cached(function, maxsize)


def cached_property(function):
    known = "_known_" + function.__name__

    def get(self):
        if not hasattr(self, known):
            setattr(self, known, function(self))
        return getattr(self, known)

    return property(get)


def partial(function, *args, **named):
    def called(*more, **others):
        return function(*args, *more, **dict(named, **others))

    return called


def reduce(function, things, *first):
    things = iter(things)
    value = first[0] if first else next(things)
    for thing in things:
        value = function(value, thing)
    return value
