from binascii import crc32
from io import BytesIO
from struct import unpack

from deflate import RAW, DeflateIO

ZIP_STORED, ZIP_DEFLATED = 0, 8
_END, _ENTRY, _LOCAL = b"PK\5\6", b"PK\1\2", b"PK\3\4"


class BadZipFile(Exception):
    pass


class _Member:
    def __init__(self, data, at):
        if data[at : at + 4] != _ENTRY or len(data) < at + 46:
            raise BadZipFile("no entry")
        self.flags, self.compress_type, _, self.crc, self.packed, self.size = unpack("<HHIIII", data[at + 8 : at + 28])
        name, extra, comment = unpack("<HHH", data[at + 28 : at + 34])
        self.name = data[at + 46 : at + 46 + name]
        self.at = unpack("<I", data[at + 42 : at + 46])[0]
        self.end = at + 46 + name + extra + comment

    def is_dir(self):
        return self.name.endswith(b"/")


class _Reader:
    def __init__(self, stream, member):
        self.stream, self.member = stream, member

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def read(self, most):
        parts, left = [], most
        while left > 0 and (part := self.stream.read(min(left, 65536))):
            parts.append(part)
            left -= len(part)
        data = b"".join(parts)
        if left > 0 and (len(data) != self.member.size or crc32(data) != self.member.crc):
            raise BadZipFile("damaged")
        return data


class ZipFile:
    def __init__(self, stream):
        self.data = data = stream.read()
        end = data.rfind(_END)
        if end < 0 or len(data) < end + 22:
            raise BadZipFile("no end")
        count, size, at = unpack("<HII", data[end + 10 : end + 20])
        # Something may stand before the first file.
        self.before = end - size - at
        self.members, at = [], at + self.before
        for _ in range(count):
            self.members.append(_Member(data, at))
            at = self.members[-1].end

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def infolist(self):
        return self.members

    def open(self, member):
        at = self.before + member.at
        if self.data[at : at + 4] != _LOCAL:
            raise BadZipFile("no file")
        if member.flags & 1:
            raise RuntimeError("locked")
        name, extra = unpack("<HH", self.data[at + 26 : at + 30])
        at += 30 + name + extra
        packed = BytesIO(self.data[at : at + member.packed])
        return _Reader(packed if member.compress_type == ZIP_STORED else DeflateIO(packed, RAW, 15), member)
