# Objects in order, whole numbers of any length, text as CPython writes it; and why something is no JSON.
import json as _json
import math
from struct import unpack

import host

from shims.python import py_dict, py_out


class JSONDecodeError(ValueError):
    def __init__(self, what, data, at):
        super().__init__(what)
        line = data.rfind(b"\n", 0, at) + 1
        self.msg, self.lineno, self.colno = what, data.count(b"\n", 0, at) + 1, len(data[line:at].decode()) + 1


_WORDS = {
    b"t": (b"true", True),
    b"f": (b"false", False),
    b"n": (b"null", None),
    b"N": (b"NaN", math.nan),
    b"I": (b"Infinity", math.inf),
    b"-": (b"-Infinity", -math.inf),
}


def _text(data, i):
    end = data.find(b'"', i)
    if end < 0 or data.find(b"\\", i, end) >= 0:
        end = i
        while data[end : end + 1] != b'"':
            if end >= len(data):
                _check_text(data, i, end)
                raise JSONDecodeError("Unterminated string starting at", data, i - 1)
            end += 2 if data[end] == 92 else 1
        _check_text(data, i, end)
        return _unescaped(data[i:end].decode()), end + 1
    _check_text(data, i, end)
    return data[i:end].decode(), end + 1


def _check_text(data, i, end):
    # The first sign that may not stand in a text.
    if i < end and min(data[i:end]) < 32:
        raise JSONDecodeError("Invalid control character at", data, min([at for at in range(i, end) if data[at] < 32]))
    at = data.find(b"\\", i, end)
    while at >= 0:
        sign = data[at + 1 : at + 2]
        if sign == b"u":
            if len([each for each in data[at + 2 : at + 6] if each in b"0123456789abcdefABCDEF"]) < 4:
                raise JSONDecodeError("Invalid \\uXXXX escape", data, at + 1)
        elif not sign or sign not in b'"\\/bfnrt':
            raise JSONDecodeError("Invalid \\escape", data, at)
        at = data.find(b"\\", at + 2, end)


_SIGNS = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def _unescaped(text):
    first, *parts = text.split("\\")
    made, i = [first], 0
    while i < len(parts):
        part = parts[i]
        i += 1
        if not part:  # an escaped backslash: what follows is plain
            made.append("\\")
            if i < len(parts):
                made.append(parts[i])
                i += 1
        elif part[0] == "u":
            code, rest = int(part[1:5], 16), part[5:]
            if 0xD800 <= code < 0xDC00 and not rest and i < len(parts) and parts[i][:2] in ("ud", "uD"):
                low = int(parts[i][1:5], 16)
                if 0xDC00 <= low < 0xE000:
                    code, rest = 0x10000 + ((code - 0xD800) << 10) + low - 0xDC00, parts[i][5:]
                    i += 1
            made.append(chr(code) + rest)
        else:
            made.append(_SIGNS.get(part[0], part[0]) + part[1:])
    return "".join(made)


def _blank(data, i):
    while data[i : i + 1] in (b" ", b"\n", b"\t", b"\r"):
        i += 1
    return i


def _comma(data, i, end):
    # Behind a value: at the next one, or behind the end.
    i = _blank(data, i)
    sign = data[i : i + 1]
    if sign == end:
        return i + 1, False
    if sign != b",":
        raise JSONDecodeError("Expecting ',' delimiter", data, i)
    return _blank(data, i + 1), True


def _digits(data, i):
    while data[i : i + 1].isdigit():
        i += 1
    return i


def _number(data, i):
    # The end of a number; i where there is none.
    at = i + (data[i : i + 1] == b"-")
    end = at + 1 if data[at : at + 1] == b"0" else _digits(data, at)
    if end == at:
        return i
    if data[end : end + 1] == b"." and _digits(data, end + 1) > end + 1:
        end = _digits(data, end + 1)
    if data[end : end + 1] in (b"e", b"E"):
        at = end + 1 + (data[end + 1 : end + 2] in (b"+", b"-"))
        end = max(end, _digits(data, at)) if _digits(data, at) > at else end
    return end


def _read(data, i, hook):
    sign = data[i : i + 1]
    if sign == b'"':
        return _text(data, i + 1)
    if sign == b"{":
        pairs, i = [], _blank(data, i + 1)
        more = data[i : i + 1] != b"}"
        i += not more
        while more:
            if data[i : i + 1] != b'"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", data, i)
            key, i = _text(data, i + 1)
            i = _blank(data, i)
            if data[i : i + 1] != b":":
                raise JSONDecodeError("Expecting ':' delimiter", data, i)
            value, i = _read(data, _blank(data, i + 1), hook)
            pairs.append((key, value))
            i, more = _comma(data, i, b"}")
        return hook(pairs), i
    if sign == b"[":
        values, i = [], _blank(data, i + 1)
        more = data[i : i + 1] != b"]"
        i += not more
        while more:
            value, i = _read(data, i, hook)
            values.append(value)
            i, more = _comma(data, i, b"]")
        return values, i
    return _single(data, i, sign)


def _single(data, i, sign):
    if sign in _WORDS:
        word, value = _WORDS[sign]
        if data[i : i + len(word)] == word:
            return value, i + len(word)
    end = _number(data, i)
    if end == i:
        raise JSONDecodeError("Expecting value", data, i)
    text = data[i:end].decode()
    if not text.lstrip("-").isdigit():
        return unpack(">d", bytes.fromhex(host.bits(text)))[0], end
    if len(text.lstrip("-")) > 4300:
        raise ValueError("a number with thousands of digits")
    return int(text), end


def _plain(value, hook):
    # A value out of lists that begin with 1 where they are objects, keys and values in turn, and with 0 where not.
    if value[0]:
        found = iter(value)
        next(found)
        return hook([(key, _plain(each, hook) if isinstance(each, list) else each) for key, each in zip(found, found)])
    return [_plain(each, hook) if isinstance(each, list) else each for each in value[1:]]


def loads(text, object_pairs_hook=py_dict):
    # MicroPython's own is fast, but knows no order. It reads what is usual in lists; all else is read here.
    if not isinstance(text, str):
        text = text.decode()
    # Halves of characters do not come through to JavaScript.
    if py_out(text) == text and (lists := host.lists(text)):
        return _plain(_json.loads(lists), object_pairs_hook)
    data = text.encode()
    value, end = _read(data, _blank(data, 0), object_pairs_hook)
    end = _blank(data, end)
    if end != len(data):
        raise JSONDecodeError("Extra data", data, end)
    return value


class JSONDecoder:
    def raw_decode(self, text):
        # What follows a value is refused here at once, but for blanks.
        return loads(text), len(text)


_quoted = _json.dumps
_TRUE, _FALSE, _NONE = "true", "false", "null"


def _write(value, style=(", ", ": ", False, None), deep=1):
    if isinstance(value, str):
        text = _quoted(value)
        return text.replace("\\u0008", "\\b").replace("\\u000c", "\\f") if "\b" in value or "\f" in value else text
    if value is None or value is True or value is False:
        return _NONE if value is None else _TRUE if value else _FALSE
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        _, colon, in_order, _ = style
        pairs = [(_key(k), v) for k, v in value.items()]
        if in_order:
            pairs.sort(key=lambda pair: pair[0])
        return _within("{", [_write(k) + colon + _write(v, style, deep + 1) for k, v in pairs], "}", style, deep)
    if isinstance(value, (list, tuple)):
        return _within("[", [_write(each, style, deep + 1) for each in value], "]", style, deep)
    if isinstance(value, float):
        return (
            "NaN"
            if value != value
            else "Infinity"
            if value == math.inf
            else "-Infinity"
            if value == -math.inf
            else host.float(value)
        )
    raise TypeError("not JSON: " + type(value).__name__)


def _within(begin, parts, end, style, deep):
    comma, _, _, indent = style
    if indent is None or not parts:
        return begin + comma.join(parts) + end
    line = "\n" + " " * indent * deep
    return begin + line + ("," + line).join(parts) + line[: len(line) - indent] + end


def _key(key):
    return key if isinstance(key, str) else _write(key)


def dumps(value, ensure_ascii=True, sort_keys=False, separators=(", ", ": "), indent=None):
    # MicroPython's own is fast, and the same but for a few things; where one may be in it, it is written once more.
    text = "" if sort_keys or indent is not None else _quoted(value, separators=separators)
    if not text or host.unlike(text):
        text = _write(value, separators + (sort_keys, indent))
    return host.ascii(text) if ensure_ascii else text
