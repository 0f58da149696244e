from shims.re import fullmatch

# XML without document types, which whoever reads it refuses. The text is bytes: only these are found at once.
# What letters beyond ASCII are no part of a name is not asked.

_NAMED = {b"amp": "&", b"lt": "<", b"gt": ">", b"quot": '"', b"apos": "'"}
_BLANK = b" \t\r\n"
_NAME = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:0123456789-."
_HEAD = (
    "<\\?xml\\s+version\\s*=\\s*(\"1\\.[0-9]\"|'1\\.[0-9]')"
    "(\\s+encoding\\s*=\\s*(\"[A-Za-z][A-Za-z0-9._-]*\"|'[A-Za-z][A-Za-z0-9._-]*'))?"
    "(\\s+standalone\\s*=\\s*(\"(yes|no)\"|'(yes|no)'))?\\s*\\?>"
)


class ExpatError(Exception):
    pass


def ParserCreate():
    return _Parser()


class _Parser:
    def Parse(self, data, final):
        self.CurrentLineNumber = 1
        self.data = data = _decoded(data)
        self.at, self.within, self.done = 0, [], False
        while self.at < len(data):
            if data[self.at : self.at + 1] == b"<":
                self._mark()
            else:
                end = data.find(b"<", self.at)
                self._text(len(data) if end < 0 else end)
        if self.within or not self.done:
            raise self._wrong(len(data))

    def _wrong(self, at):
        self.CurrentLineNumber = self.data.count(b"\n", 0, at) + 1
        return ExpatError("broken")

    def _behind(self, sign, skipped):
        # Where something ends that begins here.
        end = self.data.find(sign, self.at + skipped)
        if end < 0:
            raise self._wrong(len(self.data))
        return end

    def _mark(self):
        data, at = self.data, self.at
        if data[at : at + 4] == b"<!--":
            end = self._behind(b"--", 4)
            if data[end + 2 : end + 3] != b">":
                raise self._wrong(end)
            self.at = end + 3
        elif data[at : at + 9] == b"<![CDATA[" and self.within:
            end = self._behind(b"]]>", 9)
            self.CharacterDataHandler(_lines(data[at + 9 : end]).decode())
            self.at = end + 3
        elif data[at : at + 2] == b"<?":
            word = self._word(at + 2)
            if data[word] not in _BLANK and data[word : word + 2] != b"?>":
                raise self._wrong(word)
            end = self._behind(b"?>", 2) + 2
            if data[at + 2 : word] == b"xml" and (at or not fullmatch(_HEAD, data[:end].decode())):
                raise self._wrong(at)
            self.at = end
        elif data[at : at + 9] == b"<!DOCTYPE" and data[at + 9] in _BLANK and not self.done and not self.within:
            self.StartDoctypeDeclHandler()
        elif data[at : at + 2] == b"</":
            end = self._behind(b">", 2)
            if not self.within or self.within.pop() != data[at + 2 : end].rstrip():
                raise self._wrong(at)
            self._end(data[at + 2 : end].rstrip())
            self.at = end + 1
        else:
            self._element()

    def _end(self, name):
        self.done = not self.within
        self.EndElementHandler(name.decode())

    def _word(self, at):
        # The end of a name that begins there.
        data, end = self.data, at
        while end < len(data) and (data[end] in _NAME or data[end] > 127):
            end += 1
        if end == at or end == len(data) or data[at] in b"0123456789-.":
            raise self._wrong(end)
        return end

    def _skip(self, at):
        while self.data[at : at + 1] and self.data[at] in _BLANK:
            at += 1
        return at

    def _element(self):
        if self.done:
            raise self._wrong(self.at)
        data, at = self.data, self._word(self.at + 1)
        name, attributes = data[self.at + 1 : at], []
        while True:
            before, at = at, self._skip(at)
            if data[at : at + 1] == b">" or data[at : at + 2] == b"/>":
                break
            end = self._word(at)
            key, value = data[at:end].decode(), self._skip(end)
            quote = self._skip(value + 1)
            sign = data[quote : quote + 1]
            if before == at or data[value : value + 1] != b"=" or sign not in (b'"', b"'"):
                raise self._wrong(at)
            at = data.find(sign, quote + 1)
            if at < 0 or b"<" in data[quote:at] or key in [known for known, _ in attributes]:
                raise self._wrong(quote)
            attributes.append((key, self._expanded(quote + 1, at, True)))
            at += 1
        from shims.python import py_dict

        self.StartElementHandler(name.decode(), py_dict(attributes))
        self.within.append(name)
        if data[at : at + 1] == b"/":
            self._end(self.within.pop())
            at += 1
        self.at = at + 1

    def _text(self, end):
        if self.within:
            bad = self.data.find(b"]]>", self.at, end)
            if bad >= 0:
                raise self._wrong(bad)
            self.CharacterDataHandler(self._expanded(self.at, end, False))
        elif self.data[self.at : end].strip(_BLANK):
            raise self._wrong(self._skip(self.at))
        self.at = end

    def _expanded(self, at, end, on_one_line):
        parts = []
        while True:
            mark = self.data.find(b"&", at, end)
            plain = _lines(self.data[at : end if mark < 0 else mark])
            if on_one_line:
                plain = plain.replace(b"\n", b" ").replace(b"\t", b" ")
            if [sign for sign in plain if sign < 32 and sign not in _BLANK]:
                raise self._wrong(at)
            parts.append(plain.decode())
            if mark < 0:
                return "".join(parts)
            at = self.data.find(b";", mark, end) + 1
            name = self.data[mark + 1 : at - 1]
            if not at:
                raise self._wrong(mark)
            if name in _NAMED:
                parts.append(_NAMED[name])
            else:
                try:
                    code = int(name[2:], 16) if name[:2] == b"#x" else int(name[1:]) if name[:1] == b"#" else 0
                except ValueError:
                    code = 0
                if not (code > 31 or code in _BLANK) or 0xD800 <= code < 0xE000 or code > 0x10FFFF:
                    raise self._wrong(mark)
                parts.append(chr(code))


def _lines(data):
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in data else data


def _decoded(data):
    # The text in UTF-8. Raises ValueError for what is not in the encoding that it says.
    if data[:2] in (b"\xff\xfe", b"\xfe\xff", b"\0<"):
        high = 1 if data[:1] == b"\xff" else 0
        codes = [
            data[i + high] << 8 | data[i + 1 - high] for i in range(0 if data[:1] == b"\0" else 2, len(data) - 1, 2)
        ]
        made, i = [], 0
        while i < len(codes):
            code = codes[i]
            i += 1
            if 0xD800 <= code < 0xDC00 and i < len(codes):
                code = 0x10000 + ((code - 0xD800) << 10) + codes[i] - 0xDC00
                i += 1
            made.append(chr(code))
        return "".join(made).encode()
    if data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
    head = data[: data.find(b"?>") + 1].lower() if data[:5] == b"<?xml" else b""
    if b"encoding" in head and b"utf-8" not in head:
        if b"iso-8859-1" in head:
            return "".join([chr(sign) for sign in data]).encode()
        if b"us-ascii" not in head:
            raise ValueError("an unknown encoding")
    data.decode()
    return data
