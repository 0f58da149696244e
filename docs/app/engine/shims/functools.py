_all = []


def forget():
    # What was found may be otherwise when files have come.
    for each in _all:
        each.cache_clear()


class _Cached:
    def __init__(self, function):
        self.function = function
        self.known = {}
        _all.append(self)

    def __call__(self, *args):
        if args in self.known:
            return self.known[args]
        found = self.known[args] = self.function(*args)
        return found

    def cache_clear(self):
        self.known.clear()


def cache(function):
    return _Cached(function)


def lru_cache(maxsize=None):
    return cache(maxsize) if callable(maxsize) else cache


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
