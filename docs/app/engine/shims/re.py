# Regular expressions are JavaScript's, with Python's meaning; what is not the same is refused (host.mjs).
import host
from shims.python import py_back, py_out


def _groups(found):
    return [group if group is None else py_back(group) for group in found]


class _Match:
    def __init__(self, found):
        self.found = found

    def group(self, i=0):
        return self.found[i]

    __getitem__ = group

    def groups(self):
        return tuple(self.found[1:])


class _Pattern:
    def __init__(self, pattern):
        self.pattern = pattern

    def _exec(self, how, text):
        found = host.exec(self.pattern, how, py_out(text))
        return None if found is None else _Match(_groups(found))

    def match(self, text):
        return self._exec("match", text)

    def fullmatch(self, text):
        return self._exec("fullmatch", text)

    def search(self, text):
        return self._exec("search", text)

    def findall(self, text):
        found = [_groups(each) for each in host.findall(self.pattern, py_out(text))]
        return [each[0] if len(each) == 1 else each[1] if len(each) == 2 else tuple(each[1:]) for each in found]

    def split(self, text):
        return _groups(host.splits(self.pattern, py_out(text)))

    def sub(self, new, text):
        if callable(new):
            # What stands between the matches, and what was found, by turns.
            parts = list(host.parts(self.pattern, py_out(text)))
            return "".join([new(_Match(_groups(part))) if i % 2 else py_back(part) for i, part in enumerate(parts)])
        if "\\" in new:
            raise NotImplementedError("re.sub with " + repr(new))
        return py_back(host.sub(self.pattern, new, py_out(text)))


_known = {}


def compile(pattern):
    if pattern not in _known:
        _known[pattern] = _Pattern(pattern)
    return _known[pattern]


def match(pattern, text):
    return compile(pattern).match(text)


def fullmatch(pattern, text):
    return compile(pattern).fullmatch(text)


def search(pattern, text):
    return compile(pattern).search(text)


def findall(pattern, text):
    return compile(pattern).findall(text)


def split(pattern, text):
    return compile(pattern).split(text)


def sub(pattern, new, text):
    return compile(pattern).sub(new, text)
