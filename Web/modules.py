"""Optimises WebAssembly modules, and divides them into parts, with Debian's binaryen."""

import base64
import hashlib
import pathlib
import re
import subprocess
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[1]
#: Cached results for modules; Web/compile keeps its objects there as well, and removes old ones.
KEPT = ROOT / "build" / "module" / "kept"

#: The features that the modules may use; the first four are those that not all browsers have.
FEATURES = [f"--enable-{name}" for name in ("bulk-memory", "nontrapping-float-to-int", "sign-ext", "simd", "mutable-globals")]

#: Restructured from scratch, and again until it gets no smaller: 1.6 % less than with -Oz alone.
#: Nothing is in the first bytes of the memory but the end of the stack.
SMALLER = ["--low-memory-unused", "--dae-optimizing", "--flatten", "--ssa-nomerge", "--rereloop", "--converge", "-Oz", "-Oz", "-Oz"]


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, **options).stdout


def kept(module, options, make):
    """Returns the file or the folder that `make` writes for a module with these options, or the cached one."""
    key = hashlib.sha256(module.read_bytes() + repr(options).encode()).hexdigest()
    result = KEPT / key
    if not result.exists():
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            new = pathlib.Path(folder) / "new"
            make(new)
            new.rename(result)
    result.touch()
    return result


def optimized(wasm, is_named=False):
    """Returns the module optimised, with the names of its functions if asked for."""
    options = [*FEATURES, *SMALLER, "--debuginfo" if is_named else "--strip-debug", "--strip-producers"]
    return kept(wasm, options, lambda new: run("wasm-opt", wasm, *options, "-o", new))


def packed(module, folder):
    """Writes a module as text into a file of a folder and returns the file: deflated, as base64."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    result = folder / f"{module.name}.txt"
    result.write_bytes(base64.b64encode(deflate.compress(module.read_bytes()) + deflate.flush()))
    return result


def divided(wasm, *later):
    """Returns a module in parts, each optimised: one that works alone, and those that are loaded later, in any order. Each of these has
    the functions whose names match certain patterns, and what only they call.

    A later part adds itself to the first one. It imports what it needs of that from a namespace; from the same one the first part
    imports what stands for these functions until then. It has another name for each build, since parts of two builds don't fit together.
    """
    first, parts = wasm, []
    for patterns in later:
        first, part = divided_once(first, patterns)
        parts.append(part)
    return tuple(optimized(part) for part in with_short_names(first, *parts))


def divided_once(wasm, patterns):
    """Returns a module in two parts, which keep the names of their functions."""
    build = hashlib.sha256(wasm.read_bytes()).hexdigest()[:8]
    moved = only_called_by(patterns, wasm)
    options = [*FEATURES, "--debuginfo", "--import-namespace", build, "--placeholder-namespace", build, "--export-prefix", "%"]

    def divide(folder):
        folder.mkdir()
        names, first, later = (folder / name for name in ("moved", "first.wasm", "later.wasm"))
        names.write_text("\n".join(moved))
        run("wasm-split", wasm, *options, "--split-funcs", f"@{names}", "-o1", first, "-o2", later)

    folder = kept(wasm, (moved, options), divide)
    return folder / "first.wasm", folder / "later.wasm"


def with_short_names(*parts):
    """Returns the parts of a module with short names for what they import from each other: these were those of the functions."""
    shared = r'"%[^"]*"'

    def shorten(folder):
        folder.mkdir()
        texts = [run("wasm-dis", *FEATURES, part).decode() for part in parts]
        names = {name: f'"%{number}"' for number, name in enumerate(sorted(set(re.findall(shared, "".join(texts)))))}
        for number, text in enumerate(texts):
            # Each division has made the table of functions larger than the parts before it expect.
            text = re.sub(r'^( *\(import .*\(table \S+ \d+) \d+', r"\1", text, flags=re.M)
            short = re.sub(shared, lambda name: names[name[0]], text)
            run("wasm-as", *FEATURES, "-", "-o", folder / f"{number}.wasm", input=short.encode())

    folder = kept(parts[0], [part.read_bytes() for part in parts], shorten)
    return [folder / f"{number}.wasm" for number in range(len(parts))]


def only_called_by(patterns, wasm):
    """Returns the names of the functions of a module whose names match certain patterns, and of all that nothing else calls."""
    calls, entries = calls_in(wasm)
    asked = {name for name in calls if any(re.search(pattern, name) for pattern in patterns)}
    for pattern in patterns:
        if not any(re.search(pattern, name) for name in asked):
            raise ValueError(f"{wasm} has no function with {pattern} in its name")
    return sorted((reached(asked, calls) - reached(entries - asked, calls, beyond=asked)) & calls.keys())


def reached(names, calls, beyond=frozenset()):
    """Returns the functions that are called by others, and these; but not those `beyond`, nor what only they call."""
    found, left = set(), set(names)
    while left:
        name = left.pop()
        found.add(name)
        left |= calls.get(name, set()) - found - beyond
    return found


def calls_in(wasm):
    """Returns the functions of a module with those that they call, and those that others may call by their address or from outside."""
    calls, entries = {}, set()
    graph = run("wasm-opt", wasm, *FEATURES, "--print-call-graph", "-o", "/dev/null").decode()
    for line in graph.splitlines():
        if call := re.match(r'\s*"(.*)" -> "(.*)";', line):
            calls.setdefault(call[1], set()).add(call[2])
        elif function := re.match(r'\s*"(.*)" \[style="(.*?)", fillcolor="(.*?)"|\s*"(.*)" \[style="filled, rounded"', line):
            name, _, color, by_address = function.groups()
            if by_address or color == "gray":
                entries.add(by_address or name)
            if color != "turquoise":
                calls.setdefault(by_address or name, set())
    return calls, entries
