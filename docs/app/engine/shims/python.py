# What the translated code needs of the language itself and MicroPython lacks. Every name begins with `py_`.
# Text beyond ASCII is left to the host: JavaScript knows Unicode (host.mjs).
import math
import os
from collections import OrderedDict, namedtuple as py_namedtuple

import host

RecursionError = RuntimeError
FileNotFoundError = OSError
NotADirectoryError = OSError


class ModuleNotFoundError(ImportError):
    name = ""


class UnicodeDecodeError(UnicodeError):
    start = 0


class UserWarning(Exception):
    pass


py_mapping = dict  # dicts with an order, and those of keyword arguments


class py_absent:
    pass


def py_pairs(pairs):
    return pairs.items() if isinstance(pairs, dict) else pairs


class py_dict(OrderedDict):
    # A dict keeps the order of its keys, and two are equal in whatever order.

    def __init__(self, pairs=()):
        super().__init__(pairs.items() if isinstance(pairs, dict) else pairs)

    def update(self, pairs):
        for key, value in py_pairs(pairs):
            self[key] = value

    def __eq__(self, other):
        if not isinstance(other, dict) or len(self) != len(other):
            return False
        for key, value in self.items():
            if key not in other or other[key] != value:
                return False
        return True

    def __or__(self, other):
        return py_merged(self, other)

    def copy(self):
        return type(self)(self)

    @classmethod
    def fromkeys(cls, keys, value=None):
        return cls([(key, value) for key in keys])


def py_merged(*parts):
    return py_dict([pair for part in parts for pair in py_pairs(part)])


def py_or(a, b):
    return py_merged(a, b) if isinstance(a, dict) else a | b


def py_ior(a, b):
    if isinstance(a, (dict, set)):
        a.update(b)
        return a
    return a | b


def py_chained(*parts):
    return [each for part in parts for each in part]


def py_zip(*parts, strict=False):
    if strict:
        parts = [list(part) for part in parts]
        if len(set([len(part) for part in parts])) > 1:
            raise ValueError("zip() arguments differ in length")
    return zip(*parts)


def py_sorted(things, key=None, reverse=False):
    # Equals stay in their order.
    rows = [(key(thing) if key else thing, -i if reverse else i, thing) for i, thing in enumerate(things)]
    rows.sort(reverse=reverse)
    return [row[2] for row in rows]


def py_sort(things, key=None, reverse=False):
    things[:] = py_sorted(things, key, reverse)


def py_union(first, *others):
    made = set(first)
    for other in others:
        made.update(other)
    return made


def py__asdict(row):
    return py_dict([(key, getattr(row, key)) for key in row._fields])


def py_vars(module):
    return module.__dict__


class py_spec:
    class loader:
        @staticmethod
        def get_data(path):
            with open(path, "rb") as file:
                found = file.read()
            for room in ("typed", "log"):  # what rooms have brought besides
                try:
                    with open(path + "." + room, "rb") as file:
                        found += file.read()
                except OSError:
                    pass
            return found


# Named tuples and data classes


def py_replaced(self, **changes):
    values = list(self)
    for key in changes:
        values[self._fields.index(key)] = changes[key]
    return type(self)(*values)


def py_same(self, other):
    if type(self) is not type(other):
        return False
    for key in self._compared:
        if getattr(self, key) != getattr(other, key):
            return False
    return True


def py_hashed(self):
    return hash(tuple([getattr(self, key) for key in self._compared]))


def py_shown(self):
    return type(self).__name__ + "(" + ", ".join([key + "=" + repr(getattr(self, key)) for key in self._fields]) + ")"


def py_dataclass(cls):
    # The constructor knows the fields of its own class only.
    own = cls.__dict__.get("_fields")
    for base in cls.__bases__:
        inherited = getattr(base, "_fields", ())
        if own is not None and inherited:
            raise TypeError(cls.__name__ + " has fields, and so has " + base.__name__)
    if own is None and not hasattr(cls, "_fields"):
        cls._fields = cls._compared = ()
    return cls


# Text


# Halves of characters do not come through to JavaScript; in their place go signs that are for private use.


def py_out(text):
    if b"\xed" not in text.encode():
        return text
    return "".join([chr(ord(sign) + 0xE2800) if "\ud800" <= sign <= "\udfff" else sign for sign in text])


def py_back(text):
    if b"\xf3\xb0" not in text.encode():
        return text
    return "".join([chr(ord(sign) - 0xE2800) if 0xF0000 <= ord(sign) <= 0xF07FF else sign for sign in text])


def py_isascii(text):
    return len(text) == len(text.encode())


def py_casefold(text):
    return text.lower() if py_isascii(text) else py_back(host.casefold(py_out(text)))


def py_lower(text):
    return text.lower() if py_isascii(text) else py_back(host.lower(py_out(text)))


def py_upper(text):
    return text.upper() if py_isascii(text) else py_back(host.upper(py_out(text)))


def py_isprintable(text):
    return host.test("isprintable", py_out(text))


def py_isidentifier(text):
    return host.test("isidentifier", py_out(text))


def py_isalnum(text):
    return host.test("isalnum", py_out(text))


def py_isalpha(text):
    return host.test("isalpha", py_out(text))


def py_isdigit(text):
    return text.isdigit() if isinstance(text, bytes) or py_isascii(text) else host.test("isdigit", py_out(text))


def py_isspace(text):
    return text.isspace() if isinstance(text, bytes) else host.test("isspace", py_out(text))


def py_is_integer(number):
    return number == number and abs(number) != math.inf and number == int(number)


def py_format_map(text, values):
    if "[" not in text:
        return text.format(**values)
    # "{PRIZES[0]}", "{VALUES[lion]}": what is in brackets is looked up here.
    parts = text.split("{")
    for n, part in enumerate(parts):
        field, end, rest = part.partition("}")
        if n and end and "[" in field:
            name, *keys = field.replace("]", "").split("[")
            value = values[name]
            for key in keys:
                value = value[int(key) if key.isdigit() else key]
            parts[n] = str(value) + rest
        elif n:
            parts[n] = "{" + part
    # A value may have braces in it, but no number of the rules has.
    return "".join(parts).format(**values)


def py_removeprefix(text, start):
    return text[len(start) :] if text.startswith(start) else text


def py_removesuffix(text, end):
    return text[: -len(end)] if end and text.endswith(end) else text


def py_strip(text, *signs):
    return text.strip(*signs) if signs or isinstance(text, bytes) else py_back(host.strip(py_out(text), "both"))


def py_rstrip(text, *signs):
    return text.rstrip(*signs) if signs or isinstance(text, bytes) else py_back(host.strip(py_out(text), "end"))


def py_lstrip(text, *signs):
    return text.lstrip(*signs) if signs or isinstance(text, bytes) else py_back(host.strip(py_out(text), "start"))


def py_split(text, *args):
    return (
        text.split(*args) if args or not isinstance(text, str) else [py_back(part) for part in host.split(py_out(text))]
    )


def py_encode(text, encoding="utf-8", errors="strict"):
    data = text.encode()
    if b"\xed" in data:  # halves of characters begin with it, and others, too
        signs = list(text)
        halves = [i for i, sign in enumerate(signs) if "\ud800" <= sign <= "\udfff"]
        if halves and errors == "strict":
            raise UnicodeDecodeError("half a character")
        for i in halves:
            signs[i] = "?" if errors == "replace" else "\\u%04x" % ord(signs[i])
        data = "".join(signs).encode()
    return data


def py_decode(data, encoding="utf-8"):
    data = data[3:] if encoding == "utf-8-sig" and data.startswith(b"\xef\xbb\xbf") else data
    try:
        text = data.decode()
        if py_out(text) == text:
            return text
    except UnicodeError:
        pass
    error = UnicodeDecodeError("not UTF-8")
    for line in data.split(b"\n"):  # so far as to count lines
        try:
            if py_out(line.decode()) != line.decode():
                break
        except UnicodeError:
            break
        error.start += len(line) + 1
    raise error


def py_splitlines(text, keepends=False):
    return (
        [py_back(line) for line in host.lines(py_out(text))]
        if isinstance(text, str) and not keepends
        else text.splitlines(keepends)
    )


def py_isdecimal(text):
    return host.test("isdecimal", py_out(text))


def py_translate(text, table):
    made = []
    for sign in text:
        to = table.get(ord(sign), sign)
        made.append("" if to is None else to if isinstance(to, str) else chr(to))
    return "".join(made)


def py_step(things, start, stop, step):
    count = len(things)
    low, high = (0, count) if step > 0 else (-1, count - 1)

    def within(i, otherwise):
        return otherwise if i is None else max(low, min(high, i + count if i < 0 else i))

    first, last = (low, high) if step > 0 else (high, low)
    made = [things[i] for i in range(within(start, first), within(stop, last), step)]
    return "".join(made) if isinstance(things, str) else tuple(made) if isinstance(things, tuple) else made
