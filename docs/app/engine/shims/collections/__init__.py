from shims.python import py_dict


class defaultdict(py_dict):
    def __init__(self, make):
        super().__init__()
        self.make = make

    def __getitem__(self, key):
        if key not in self:
            self[key] = self.make()
        return super().__getitem__(key)


class Counter(py_dict):
    def __init__(self, things=()):
        super().__init__(things if isinstance(things, dict) else ())
        if not isinstance(things, dict):
            for thing in things:
                self[thing] = self.get(thing, 0) + 1

    def __getitem__(self, key):
        return self.get(key, 0)

    def total(self):
        return sum(self.values())

    def most_common(self, n=None):
        from shims.python import py_sorted

        return py_sorted(self.items(), key=lambda pair: pair[1], reverse=True)[:n]

    def elements(self):
        for key, n in self.items():
            for _ in range(n):
                yield key
