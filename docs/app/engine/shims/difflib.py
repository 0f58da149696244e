from shims.python import py_sorted


def _alike(a, b, a1, a2, b1, b2):
    # How many letters the longest common part has, and the common parts beside it.
    at, bt, size, before = a1, b1, 0, {}
    for i in range(a1, a2):
        now = {}
        for j in range(b1, b2):
            if a[i] == b[j]:
                now[j] = before.get(j - 1, 0) + 1
                if now[j] > size:
                    size = now[j]
                    at, bt = i - size + 1, j - size + 1
        before = now
    return size and size + _alike(a, b, a1, at, b1, bt) + _alike(a, b, at + size, a2, bt + size, b2)


class SequenceMatcher:
    def __init__(self, junk, a, b):
        self.a, self.b = list(a), list(b)

    def ratio(self):
        a, b = self.a, self.b
        letters = len(a) + len(b)
        return 2.0 * _alike(a, b, 0, len(a), 0, len(b)) / letters if letters else 1.0


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    close = []
    for other in possibilities:
        ratio = SequenceMatcher(None, other, word).ratio()
        if ratio >= cutoff:
            close.append((ratio, other))
    return [other for _, other in py_sorted(close, reverse=True)[:n]]
