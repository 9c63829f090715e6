#!/usr/bin/env python3
"""Makes the files that a page loads of the element's modules and the wasm module, with Debian's esbuild, uglifyjs, binaryen
and zopfli.

    build.py --wasm classic.wasm --whole whole.wasm --catalogue build/catalogue --out build/web
    build.py --site build/site --catalogue build/catalogue --artwork CarouselArtworkWeb.wasm

The first writes swift-carousel.js with the wasm inside, swift-carousel.external.js beside swift-carousel.wasm,
swift-carousel-extras.js, which both load when they need it, the types, the style sheet for pages without scripts, and a
package.json; it fails where a page would load more than it may. The second puts the gallery, these files and the artwork
together as a site.
"""

import argparse
import gzip
import json
import pathlib
import re
import shutil
import string
import subprocess
import sys
import tempfile

from ordering import ordered

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
LIMIT = 30_000
VERSION = "0.1.0"
BANNER = f"/*! swift-carousel {VERSION}, MIT license */"
CONTROLS = "swift-carousel-controls.js"
EXTRAS = "swift-carousel-extras.js"

#: Members that only the element's own modules know of and that nothing of the browser's has the name of: they get short
#: names, the same ones in all files.
INNER = """
    applyOption applyStyle attributeDidChange bringOriginal cellOf clock decorate directionDidChange gestures
    holds isByUser isCopy isGuess isHidden isInteractive isMirrored isMounted isMoving isPicture isPlaceholder
    isRunning isSwitch isWatched mounted original pauseDidChange pausedAt placeholderCount pointAt
    positionDidChange setAutoscroll setNeedsFrames setPaused setShown showAgain sizer stage supply syncChildren tell
    tidySoon told updateSemantics updateViewport
""".split()
SCHEMA = "swift-carousel.schema.json"

#: What the module may be made of; the first four are what it asks of browsers besides what all have.
FEATURES = ("bulk-memory", "nontrapping-float-to-int", "sign-ext", "simd", "mutable-globals")


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
            f"./{SCHEMA}": f"./{SCHEMA}",
            "./package.json": "./package.json",
        },
        "files": [
            "swift-carousel.js",
            "swift-carousel.external.js",
            CONTROLS,
            EXTRAS,
            "swift-carousel.wasm",
            "swift-carousel.d.ts",
            "swift-carousel.css",
            SCHEMA,
        ],
        "sideEffects": ["./swift-carousel.js", "./swift-carousel.external.js", "./swift-carousel.css"],
        "keywords": ["carousel", "cover-flow", "3d", "slider", "custom-element", "web-component", "wasm"],
    }


def gzipped(data):
    return len(gzip.compress(data, 9, mtime=0))


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE).stdout


def optimized(wasm, folder):
    """The module as short as binaryen can make it, as text. The lowest of its memory is the end of the stack, where nothing has
    an address."""
    passes = ["-Oz", "--flatten", "--rereloop", "-Oz", "--low-memory-unused", "--converge", "-Oz"]
    result = folder / (wasm.stem + ".wat")
    run("wasm-opt", wasm, *passes, "--strip-debug", "--strip-producers", *enabled(), "-S", "-o", result)
    return result.read_text()


def enabled():
    return [f"--enable-{feature}" for feature in FEATURES]


def short_names(*modules):
    """Short names for what the modules have under a name of several words; the element's scripts call it by the same."""
    words = [re.findall(r'\(export "(\w+_\w+)"', module) for module in modules]
    return dict(zip(dict.fromkeys(sum(words, [])), string.ascii_letters))


def assembled(text, names, result):
    """A module of which others know what it has by other names."""
    text = re.sub(r'\(export "(\w+)"', lambda export: f'(export "{names.get(export[1], export[1])}"', text)
    result.with_suffix(".wat").write_text(text)
    run("wasm-as", result.with_suffix(".wat"), *enabled(), "-o", result)
    return result


def bundle(entry, names, **others):
    """A module and what it imports as one, minified; `others` are where imports are found that are no paths, and `names` is
    the file of the short names that others have too, for all that is bundled with it."""
    known = "|".join([*INNER, *json.loads(names.read_text())])
    aliases = [f"--alias:{name.replace('_', '-')}={path}" for name, path in others.items()]
    loaders = ["--loader:.css=text", "--loader:.deflate=base64", f"--external:./{CONTROLS}", f"--external:./{EXTRAS}"]
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8", "--log-level=warning"]
    inner = [f"--mangle-props=^({known})$", f"--mangle-cache={names}"]
    bundled = names.with_suffix(".js")
    run("esbuild", entry, *options, *inner, *loaders, *aliases, f"--outfile={bundled}")
    shortened = run("uglifyjs", bundled, "--module", "--compress", "passes=3", "--mangle")
    return BANNER.encode() + b"\n" + shortened


def minified(style, folder):
    """A style sheet as short as esbuild can make it."""
    result = folder / style.name
    result.write_bytes(run("esbuild", style, "--minify", "--target=chrome110,firefox110,safari16.4").strip())
    return result


def packed(module, folder):
    """A module as the script holds it."""
    result = folder / (module.stem + ".deflate")
    result.write_bytes(run("zopfli", "--i50", "--deflate", "-c", module))
    return result


def build(wasm, whole, catalogue, out, limit):
    out.mkdir(parents=True, exist_ok=True)
    element, extras = HERE / "element", HERE / "element-extras"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        style, module, whole = minified(element / "style.css", folder), optimized(wasm, folder), optimized(whole, folder)
        short = short_names(module, whole)
        plain = assembled(module, {}, folder / "plain.wasm").read_bytes()
        module = assembled(ordered(module, plain), short, folder / "classic.wasm")
        whole = assembled(whole, short, folder / "whole.wasm")
        names = folder / "names.json"
        names.write_text(json.dumps(short))
        shutil.copyfile(names, wasm.parent / "names.json")
        inline = bundle(
            element / "index.js", names, wasm=element / "wasm-inline.js", packed_module=packed(module, folder), style=style)
        files = {
            "swift-carousel.js": inline,
            "swift-carousel.external.js": bundle(element / "index.js", names, wasm=element / "wasm-external.js", style=style),
            CONTROLS: bundle(extras / "controls.js", names, style=minified(extras / "controls.css", folder)),
            EXTRAS: bundle(
                extras / "index.js", names, wasm=element / "wasm-inline.js", packed_module=packed(whole, folder),
                catalogue=(catalogue / "shape.json").resolve(),
            ),
            "swift-carousel.wasm": module.read_bytes(),
            "swift-carousel.css": minified(HERE / "swift-carousel.css", folder).read_bytes(),
        }
        for name, content in files.items():
            (out / name).write_bytes(content)
    for name in ("swift-carousel.d.ts", SCHEMA):
        shutil.copyfile(HERE / name, out / name)
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE")
    (out / "package.json").write_text(json.dumps(package(), indent=2) + "\n")

    sizes = {name: gzipped(content) for name, content in files.items()}
    for name, content in files.items():
        print(f"{name:<28} {len(content):>8,} bytes, {sizes[name]:>7,} gzip'ed")
    sheet = sizes["swift-carousel.css"]
    pages = {
        "swift-carousel.js with its style sheet": sizes["swift-carousel.js"] + sheet,
        "the variant of two files": sizes["swift-carousel.external.js"] + sizes["swift-carousel.wasm"] + sheet,
    }
    for name, size in pages.items():
        print(f"{name}: {size:,} bytes gzip'ed")
        if size > limit:
            sys.exit(f"{limit:,} are allowed")


def site(web, artwork, catalogue, out):
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
    (out / "designer").mkdir(exist_ok=True)
    shutil.copyfile(catalogue / "catalogue.js", out / "designer" / "catalogue.js")
    shutil.copyfile(web / SCHEMA, out / SCHEMA)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wasm", type=pathlib.Path, help="the module of every page, as the compiler made it")
    parser.add_argument("--whole", type=pathlib.Path, help="the module of pages that ask for more")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "web")
    parser.add_argument("--site", type=pathlib.Path, help="where to put the gallery's site")
    parser.add_argument("--artwork", type=pathlib.Path, help="the artwork's module")
    parser.add_argument("--catalogue", type=pathlib.Path, required=True, help="what carousel-catalogue has written")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the most bytes that a page may load, gzip'ed")
    arguments = parser.parse_args()
    if not arguments.wasm and not arguments.site:
        parser.error("nothing to do: give --wasm, --site or both")
    if arguments.site and not arguments.artwork:
        parser.error("--site needs --artwork")
    if arguments.wasm:
        build(arguments.wasm, arguments.whole, arguments.catalogue, arguments.out, arguments.limit)
    if arguments.site:
        site(arguments.out, arguments.artwork, arguments.catalogue, arguments.site)


if __name__ == "__main__":
    main()
