# In order, whole numbers of any length, the errors of CPython.
import host
import math
from shims.python import py_dict


class JSONDecodeError(ValueError):
    def __init__(self, msg, text, at):
        super().__init__(msg)
        self.msg, self.lineno, self.colno = msg, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


_SIGNS = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def _read_text(text, i):
    begin, parts = i - 1, []
    while True:
        start = i
        while i < len(text) and text[i] not in '"\\' and text[i] >= " ":
            i += 1
        parts.append(text[start:i])
        if i >= len(text):
            raise JSONDecodeError("Unterminated string starting at", text, begin)
        if text[i] == '"':
            return "".join(parts), i + 1
        if text[i] != "\\":
            raise JSONDecodeError("Invalid control character at", text, i)
        sign = text[i + 1 : i + 2]
        if not sign:
            raise JSONDecodeError("Unterminated string starting at", text, begin)
        if sign != "u":
            if sign not in _SIGNS:
                raise JSONDecodeError("Invalid \\escape: ", text, i)
            parts.append(_SIGNS[sign])
            i += 2
            continue
        code, i = _code(text, i)
        if 0xD800 <= code < 0xDC00 and text[i : i + 2] == "\\u":
            low, after = _code(text, i)
            if 0xDC00 <= low < 0xE000:
                code, i = 0x10000 + ((code - 0xD800) << 10) + low - 0xDC00, after
        parts.append(chr(code))


def _code(text, i):
    digits = text[i + 2 : i + 6]
    if len(digits) != 4 or not all([d in "0123456789abcdefABCDEF" for d in digits]):
        raise JSONDecodeError("Invalid \\uXXXX escape", text, i + 1)
    return int(digits, 16), i + 6


def _blank(text, i):
    while i < len(text) and text[i] in " \t\n\r":
        i += 1
    return i


_WORDS = (
    ("null", None),
    ("true", True),
    ("false", False),
    ("NaN", math.nan),
    ("Infinity", math.inf),
    ("-Infinity", -math.inf),
)


def _read(text, i, hook):
    sign = text[i : i + 1]
    if sign == '"':
        return _read_text(text, i + 1)
    if sign == "{":
        pairs, i = [], _blank(text, i + 1)
        if text[i : i + 1] == "}":
            return hook(pairs), i + 1
        while True:
            if text[i : i + 1] != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", text, i)
            key, i = _read_text(text, i + 1)
            i = _blank(text, i)
            if text[i : i + 1] != ":":
                raise JSONDecodeError("Expecting ':' delimiter", text, i)
            value, i = _read(text, _blank(text, i + 1), hook)
            pairs.append((key, value))
            i = _blank(text, i)
            if text[i : i + 1] == "}":
                return hook(pairs), i + 1
            if text[i : i + 1] != ",":
                raise JSONDecodeError("Expecting ',' delimiter", text, i)
            i = _blank(text, i + 1)
    if sign == "[":
        values, i = [], _blank(text, i + 1)
        if text[i : i + 1] == "]":
            return values, i + 1
        while True:
            value, i = _read(text, i, hook)
            values.append(value)
            i = _blank(text, i)
            if text[i : i + 1] == "]":
                return values, i + 1
            if text[i : i + 1] != ",":
                raise JSONDecodeError("Expecting ',' delimiter", text, i)
            i = _blank(text, i + 1)
    found = host.number(text[i : i + 5000])
    if found:
        return (int if found.lstrip("-").isdigit() else float)(found), i + len(found)
    for word, value in _WORDS:
        if text.startswith(word, i):
            return value, i + len(word)
    raise JSONDecodeError("Expecting value", text, i)


def _write(value, plain):
    if isinstance(value, str):
        return host.quoted(value, plain)
    if value is None or value is True or value is False:
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join([_write(_key(k), plain) + ": " + _write(v, plain) for k, v in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([_write(each, plain) for each in value]) + "]"
    if isinstance(value, float):
        if value != value:
            return "NaN"
        return "Infinity" if value == math.inf else "-Infinity" if value == -math.inf else host.float(value)
    if isinstance(value, int):
        return str(value)
    raise TypeError("not JSON: " + type(value).__name__)


def _key(key):
    return key if isinstance(key, str) else _write(key, False)


def loads(text, object_pairs_hook=py_dict):
    text = text.decode() if isinstance(text, bytes) else text
    value, end = _read(text, _blank(text, 0), object_pairs_hook)
    end = _blank(text, end)
    if end != len(text):
        raise JSONDecodeError("Extra data", text, end)
    return value


def dumps(value, ensure_ascii=True):
    return _write(value, not ensure_ascii)
