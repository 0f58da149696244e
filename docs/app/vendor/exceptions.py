"""Lets MicroPython raise its exceptions as those of WebAssembly: `python exceptions.py FROM.wat TO.wat`.

The published program calls whatever may raise through JavaScript (`invoke_…`), several times for each line of Python,
and raises by a function there, too (`_emscripten_throw_longjmp`). Here all of them are functions of the program itself.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

IMPORT = re.compile(
    r' \(import "env" "(invoke_\w+|_emscripten_throw_longjmp)"'
    r" \(func (?P<name>\$\S+)(?: \(param (?P<params>[^)]*)\))?(?P<result> \(result \w+\))?\)\)\n"
)


def main(source: str) -> str:
    """Returns the text of the program in which exceptions do not go through JavaScript."""
    exported = dict(re.findall(r'\(export "([^"]+)" \(func (\$\d+)\)\)', source))
    stack, restore, threw = (
        exported[name] for name in ("emscripten_stack_get_current", "_emscripten_stack_restore", "setThrew")
    )
    functions = ["(tag $longjmp)"]
    for found in IMPORT.finditer(source):
        kind, name, params, result = found[1], found["name"], (found["params"] or "").split(), found["result"] or ""
        if not kind.startswith("invoke_"):
            functions.append(f"(func {name} (throw $longjmp))")
            continue
        # The first parameter says what is called, the others are given to it. After a jump nobody reads the result.
        given = "".join([f" (local.get {i})" for i in range(1, len(params))])
        types = f" (param {' '.join(params[1:])})" if given else ""
        functions.append(
            f"(func {name} (param {' '.join(params)}){result} (local $stack i32) (local.set $stack (call {stack}))"
            f" (try{result} (do (call_indirect $0{types}{result}{given} (local.get 0)))"
            f" (catch $longjmp (call {restore} (local.get $stack)) (call {threw} (i32.const 1) (i32.const 0))"
            f"{' (i32.const 0)' if result else ''})))"
        )
    rest = IMPORT.sub("", source)
    return "\n".join([rest[: rest.rindex(")")], *functions, ")\n"])


if __name__ == "__main__":
    before, after = map(Path, sys.argv[1:])
    after.write_text(main(before.read_text("utf-8")), "utf-8")
