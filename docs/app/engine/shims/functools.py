def cache(function):
    known = {}

    def cached(*args):
        if args in known:
            return known[args]
        found = function(*args)
        if found is not None:  # a catalogue that is not there yet may come
            known[args] = found
        return found

    return cached


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
