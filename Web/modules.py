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


def divided(wasm, parts):
    """Returns a module in two parts, each optimised: one that works alone, and one that is loaded later. That has the functions with
    certain parts in their names, and what only they call.

    The second part adds itself to the first one. It imports what it needs of that from a namespace; from the same one the first part
    imports what stands for these functions until then. It has another name for each build, since parts of two builds don't fit together.
    """
    build = hashlib.sha256(wasm.read_bytes()).hexdigest()[:8]
    moved = only_called_by(parts, wasm)
    options = [*FEATURES, "--import-namespace", build, "--placeholder-namespace", build, "--export-prefix", "%"]

    def divide(folder):
        folder.mkdir()
        names, first, later = (folder / name for name in ("moved", "first.wasm", "later.wasm"))
        names.write_text("\n".join(moved))
        run("wasm-split", wasm, *options, "--split-funcs", f"@{names}", "-o1", first, "-o2", later)

    folder = kept(wasm, (moved, options), divide)
    return optimized(folder / "first.wasm"), optimized(folder / "later.wasm")


def only_called_by(parts, wasm):
    """Returns the names of the functions of a module with certain parts in their names, and of all that nothing else calls."""
    calls, entries = calls_in(wasm)
    asked = {name for name in calls if any(part in name for part in parts)}
    for part in parts:
        if not any(part in name for name in asked):
            raise ValueError(f"{wasm} has no function with {part} in its name")
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
