#!/usr/bin/env python3
"""Prints the largest functions of the element's module, as it is shipped, with their shares of its code:

    ./carousel web
    Benchmarks/web/functions.py build/module/engine.wasm

A number after the module is how many are printed, 20 by default.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Web"))

from modules import optimized  # noqa: E402

#: The numbers of sections, and of the part of the section of names that has those of functions.
CUSTOM, IMPORTS, CODE = 0, 2, 10
FUNCTION_NAMES = 1


class Reader:
    """Reads the parts of a module in order."""

    def __init__(self, data: bytes, at: int = 0):
        self._data, self._at = data, at

    def __bool__(self) -> bool:
        return self._at < len(self._data)

    def byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def number(self) -> int:
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result

    def bytes(self) -> bytes:
        size = self.number()
        self._at += size
        return self._data[self._at - size : self._at]

    def text(self) -> str:
        return self.bytes().decode()



def functions(module: bytes) -> dict[str, int]:
    """Returns the sizes of a module's functions by their names, in bytes."""
    sections = Reader(module, len(b"\0asm") + 4)
    imported, sizes, names = 0, [], {}
    while sections:
        kind, section = sections.byte(), Reader(sections.bytes())
        if kind == IMPORTS:
            # This module imports nothing but functions, each with two names, a kind and a type.
            imported = section.number()
        elif kind == CODE:
            sizes = [len(section.bytes()) for _ in range(section.number())]
        elif kind == CUSTOM and section.text() == "name":
            while section:
                part, content = section.byte(), Reader(section.bytes())
                if part == FUNCTION_NAMES:
                    names = {content.number(): content.text() for _ in range(content.number())}
    return {names[imported + index]: size for index, size in enumerate(sizes)}


def demangled(names: list[str]) -> list[str]:
    command = ["swift", "demangle", "--compact"]
    return subprocess.run(command, input="\n".join(names), stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    sizes = functions(optimized(Path(sys.argv[1]), is_named=True).read_bytes())
    total = sum(sizes.values())
    largest = sorted(sizes, key=sizes.get, reverse=True)[:count]
    print(f"{len(sizes)} functions, {total:,} bytes")
    for name, text in zip(largest, demangled(largest), strict=True):
        print(f"{sizes[name]:>7,} {sizes[name] / total:>6.1%}  {text}")


if __name__ == "__main__":
    main()
