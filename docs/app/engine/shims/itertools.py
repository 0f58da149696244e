class chain:
    def __init__(self, *parts):
        self.parts = _chained(parts)

    def __iter__(self):
        return self.parts

    def __next__(self):
        return next(self.parts)

    @staticmethod
    def from_iterable(parts):
        return _chained(parts)


def _chained(parts):
    for part in parts:
        yield from part


def islice(things, most):
    if most <= 0:
        return
    for thing in things:
        yield thing
        most -= 1
        if most <= 0:
            return


def takewhile(test, things):
    for thing in things:
        if not test(thing):
            return
        yield thing


def pairwise(things):
    before = None
    for i, thing in enumerate(things):
        if i:
            yield before, thing
        before = thing


def count(start=0, step=1):
    while True:
        yield start
        start += step


def repeat(thing, times=None):
    while times is None or times > 0:
        yield thing
        if times is not None:
            times -= 1


def cycle(things):
    things = list(things)
    while things:
        yield from things


def accumulate(things):
    total = None
    for i, thing in enumerate(things):
        total = total + thing if i else thing
        yield total


def groupby(things, key=None):
    group, last = [], None
    for thing in things:
        own = key(thing) if key else thing
        if group and own != last:
            yield last, iter(group)
            group = []
        group.append(thing)
        last = own
    if group:
        yield last, iter(group)


def _choices(pool, size, after):
    if not size:
        yield ()
        return
    for i in range(len(pool)):
        for others in _choices(after(pool, i), size - 1, after):
            yield (pool[i],) + others


def combinations(things, size):
    return _choices(tuple(things), size, lambda pool, i: pool[i + 1 :])


def combinations_with_replacement(things, size):
    return _choices(tuple(things), size, lambda pool, i: pool[i:])


def permutations(things, size=None):
    pool = tuple(things)
    return _choices(pool, len(pool) if size is None else size, lambda pool, i: pool[:i] + pool[i + 1 :])


def product(*parts, repeat=1):
    parts = [tuple(part) for part in parts] * repeat
    if not parts:
        yield ()
        return
    for first in parts[0]:
        for others in product(*parts[1:]):
            yield (first,) + others


def zip_longest(*parts, fillvalue=None):
    parts = [list(part) for part in parts]
    for i in range(max([len(part) for part in parts])):
        yield tuple([part[i] if i < len(part) else fillvalue for part in parts])
