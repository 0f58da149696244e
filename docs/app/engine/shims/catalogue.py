from binascii import crc32

# Stands for `scorer.text.catalogue`: looks a text up in the file that `build.catalogue` makes.


class Catalogue:
    def __init__(self, data):
        self.data = data
        count, self.shift = int.from_bytes(data[:3], "little"), data[3]
        place = 4 + 3 * count
        self.keys = data[4:place]
        self.places = [place]
        for _ in range(count):
            place = data.find(b"\1", place) + 1
            self.places.append(place)
        self.known = {}
        self.fallback = None
        header = self._find("") or ""
        self.plural = header.partition("plural=")[2].partition(";")[0] or "n != 1"
        if place < len(data):  # another one stands behind it
            self.fallback = Catalogue(data[place:])

    def _find(self, text):
        if text in self.known:
            return self.known[text]
        wanted, found = (crc32(text.encode()) >> self.shift & 0xFFFFFF).to_bytes(3, "big"), None
        at = self.keys.find(wanted)
        while at >= 0 and at % 3:  # a part of two of them
            at = self.keys.find(wanted, at + 1)
        if at >= 0:
            found = self.data[self.places[at // 3] : self.places[at // 3 + 1] - 1].decode()
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
