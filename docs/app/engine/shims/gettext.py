from binascii import crc32

# Looks a text up in the sorted table of the file, and reads no more of it than that.


class GNUTranslations:
    def __init__(self, data):
        def number(at):
            return int.from_bytes(data[at : at + 4], "little")

        self.data, self.number = data, number
        self.count, self.ids, self.texts = number(8), number(12), number(16)
        self.known = {}
        self.fallback = None
        header = self._find("") or ""
        self.plural = header.partition("plural=")[2].partition(";")[0] or "n != 1"

    def _bytes(self, table, i):
        length, at = self.number(table + 8 * i), self.number(table + 8 * i + 4)
        return self.data[at : at + length]

    def _find(self, text):
        if text in self.known:
            return self.known[text]
        wanted, low, high, found = text.encode(), 0, self.count, None
        if len(wanted) > 8:  # as the build has shortened it
            wanted = b"%08x" % crc32(wanted)
        while low < high:
            middle = (low + high) // 2
            key = self._bytes(self.ids, middle)
            if key == wanted:
                found = self._bytes(self.texts, middle).decode()
                break
            low, high = (middle + 1, high) if key < wanted else (low, middle)
        self.known[text] = found
        return found

    def add_fallback(self, fallback):
        if self.fallback:
            self.fallback.add_fallback(fallback)
        else:
            self.fallback = fallback

    def gettext(self, message):
        found = self._find(message)
        if found is None:
            return self.fallback.gettext(message) if self.fallback else message
        return found.split("\0")[0]

    def pgettext(self, context, message):
        found = self._find(context + "\x04" + message)
        if found is None:
            return self.fallback.pgettext(context, message) if self.fallback else message
        return found.split("\0")[0]

    def ngettext(self, one, many, n):
        found = self._find(one)
        if found is None:
            return self.fallback.ngettext(one, many, n) if self.fallback else one if n == 1 else many
        return found.split("\0")[int(eval(self.plural, {"n": n}))]
