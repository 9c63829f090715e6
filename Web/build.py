#!/usr/bin/env python3
"""Joins the element's modules and the wasm module into the files that a page loads, with the standard library alone.

    build.py --wasm CarouselWeb.wasm --out build/web
    build.py --site build/site --artwork CarouselArtworkWeb.wasm

The first writes swift-carousel.js with the wasm inside, swift-carousel.external.js beside swift-carousel.wasm, the
types, the style sheet for pages without scripts, and a package.json; it fails where a page would load more than it may.
The second puts the gallery, these files and the artwork together as a site.
"""

import argparse
import base64
import gzip
import json
import pathlib
import re
import shutil
import sys
import zlib

from minify import minify

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
LIMIT = 50_000
VERSION = "0.1.0"
BANNER = "/*! swift-carousel %s, MIT license */\n" % VERSION

# Packed, it takes a quarter less than it would where only the server packs it, since that finds no repetitions in base64.
INLINE = """
const packed = '%s'
function start(imports) {
  const binary = inflate(Uint8Array.from(atob(packed), letter => letter.charCodeAt(0)), %d)
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(binary), imports)
  } catch {
    return WebAssembly.instantiate(binary, imports).then(result => result.instance)
  }
}
"""

EXTERNAL = """
async function start(imports) {
  const response = await fetch(new URL('swift-carousel.wasm', import.meta.url))
  if (!response.ok) throw new Error('swift-carousel.wasm: ' + response.status)
  try {
    return (await WebAssembly.instantiateStreaming(response.clone(), imports)).instance
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // A server that gives the wrong type.
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance
  }
}
"""

IMPORT = re.compile(r"^import\s+(?:[^'\n]*?)\s*from\s+'\./([\w-]+)\.js'\n", re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|function|class))", re.M)
EXPORT_LIST = re.compile(r"^export \{[^}]*\}\n", re.M)
NAMES = re.compile(r"^(?:async )?(?:const|let|function\*?|class) ([A-Za-z_$][\w$]*)", re.M)


def modules(name, seen):
    """The modules in the order in which they run."""
    if name in seen or name == "wasm":
        return
    seen[name] = None
    text = (HERE / "element" / f"{name}.js").read_text()
    for needed in IMPORT.findall(text):
        modules(needed, seen)
    del seen[name]
    seen[name] = EXPORT_LIST.sub("", EXPORT.sub("", IMPORT.sub("", text)))


def joined(*names):
    """The modules with these names, and those that they need, as one; without the start of the wasm module."""
    seen = {}
    for name in names:
        modules(name, seen)
    owners = {}
    for module, text in seen.items():
        for name in NAMES.findall(text):
            if name in owners:
                sys.exit(f"{name} is in {owners[name]}.js and in {module}.js; joined modules share their names")
            owners[name] = module
        if re.search(r"^(import|export)\b", text, re.M):
            sys.exit(f"{module}.js has an import or export of a form that is not understood")
    return "\n".join(seen.values())


def package():
    return {
        "name": "swift-carousel",
        "version": VERSION,
        "description": "A carousel in three dimensions, as a custom element.",
        "license": "MIT",
        "type": "module",
        "main": "swift-carousel.js",
        "types": "swift-carousel.d.ts",
        "exports": {
            ".": {"types": "./swift-carousel.d.ts", "default": "./swift-carousel.js"},
            "./external": {"types": "./swift-carousel.d.ts", "default": "./swift-carousel.external.js"},
            "./swift-carousel.css": "./swift-carousel.css",
            "./swift-carousel.wasm": "./swift-carousel.wasm",
            "./package.json": "./package.json",
        },
        "files": [
            "swift-carousel.js",
            "swift-carousel.external.js",
            "swift-carousel.wasm",
            "swift-carousel.d.ts",
            "swift-carousel.css",
        ],
        "sideEffects": ["./swift-carousel.js", "./swift-carousel.external.js", "./swift-carousel.css"],
        "keywords": ["carousel", "cover-flow", "3d", "slider", "custom-element", "web-component", "wasm"],
    }


def gzipped(data):
    return len(gzip.compress(data, 9, mtime=0))


def deflated(data):
    """Packed in dynamic blocks alone, which is what the element unpacks."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return packer.compress(data) + packer.flush()


def build(wasm, out, limit):
    out.mkdir(parents=True, exist_ok=True)
    binary = wasm.read_bytes()
    ending = "export { SwiftCarouselElement }\n"
    inline = INLINE % (base64.b64encode(deflated(binary)).decode(), len(binary))
    whole = (BANNER + minify(inline + joined("inflate", "element") + ending)).encode()
    external = (BANNER + minify(EXTERNAL + joined("element") + ending)).encode()
    (out / "swift-carousel.js").write_bytes(whole)
    (out / "swift-carousel.external.js").write_bytes(external)
    (out / "swift-carousel.wasm").write_bytes(binary)
    for name in ("swift-carousel.d.ts", "swift-carousel.css"):
        shutil.copyfile(HERE / name, out / name)
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE")
    (out / "package.json").write_text(json.dumps(package(), indent=2) + "\n")

    sizes = {"swift-carousel.js": gzipped(whole), "the variant of two files": gzipped(external) + gzipped(binary)}
    print(f"wasm {len(binary):,} bytes, " + ", ".join(f"{name} {size:,} gzip'ed" for name, size in sizes.items()))
    for name, size in sizes.items():
        if size > limit:
            sys.exit(f"{name} is {size:,} bytes gzip'ed; {limit:,} are allowed")


def site(web, artwork, out):
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    gallery = HERE / "gallery"
    if gallery.is_dir():
        shutil.copytree(gallery, out, dirs_exist_ok=True)
    for file in web.iterdir():
        if file.suffix in (".js", ".wasm", ".css"):
            shutil.copyfile(file, out / file.name)
    shutil.copyfile(ROOT / "Artwork" / "Web" / "artwork.js", out / "artwork.js")
    shutil.copyfile(artwork, out / "artwork.wasm")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wasm", type=pathlib.Path, help="the module as the compiler made it")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "web")
    parser.add_argument("--site", type=pathlib.Path, help="where to put the gallery's site")
    parser.add_argument("--artwork", type=pathlib.Path, help="the artwork's module")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the most bytes that a page may load, gzip'ed")
    arguments = parser.parse_args()
    if not arguments.wasm and not arguments.site:
        parser.error("nothing to do: give --wasm, --site or both")
    if arguments.site and not arguments.artwork:
        parser.error("--site needs --artwork")
    if arguments.wasm:
        build(arguments.wasm, arguments.out, arguments.limit)
    if arguments.site:
        site(arguments.out, arguments.artwork, arguments.site)


if __name__ == "__main__":
    main()
