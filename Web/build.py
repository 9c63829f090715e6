#!/usr/bin/env python3
"""Builds the web element from its modules and WebAssembly modules, with Debian's esbuild, uglifyjs, binaryen
and brotli.

    build.py --wasm build/module --catalogue build/catalogue --out build/web
    build.py --site build/site
    build.py --site build/site --designer build/module/designer.wasm

The first writes swift-carousel.js with the module inside, swift-carousel.external.js beside swift-carousel.wasm,
swift-carousel-controls.js, and swift-carousel-extras.js with the module that reads documents, which both load when they need
them, the types, the style sheet for pages without JavaScript, components for React and Vue, and what else a package needs; it
fails if a page would load more than its limit. The second combines the gallery, these files and the artwork as a site. The third
adds the module of the designer's page to the site.
"""

import argparse
import base64
import gzip
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import declarations
import packing

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
#: The maximum number of bytes that a page may load, by `gzip -9`: the script with the embedded module, and the style
#: sheet.
LIMIT = 100_000
VERSION = "0.2.0"
BANNER = f"/*! swift-carousel {VERSION}, MIT license */"
#: Cached results for modules; Web/compile keeps its objects there as well, and removes old ones.
KEPT = ROOT / "build" / "module" / "kept"
EXTRAS = "swift-carousel-extras.js"
CONTROLS = "swift-carousel-controls.js"
#: The scripts; each has a source map of the same name.
SCRIPTS = ("swift-carousel.js", "swift-carousel.external.js", CONTROLS, EXTRAS)
#: The oldest browsers that the files are for: syntax that is newer is rewritten. The README of the package lists them.
BROWSERS = ("chrome123", "firefox120", "safari17.5")
#: What is written by hand and belongs into the package: components for frameworks, their types, and the README.
PACKAGE = HERE / "package"

SCHEMA = "swift-carousel.schema.json"
TYPES = "swift-carousel.d.ts"
MANIFEST = "custom-elements.json"

#: The features that the module may use; the first four are those that not all browsers have.
FEATURES = ("bulk-memory", "nontrapping-float-to-int", "sign-ext", "simd", "mutable-globals")


def package():
    return {
        "name": "swift-carousel",
        "version": VERSION,
        "description": "A carousel in three dimensions, as a custom element.",
        "license": "MIT",
        "type": "module",
        **published(),
        "main": "swift-carousel.js",
        "types": TYPES,
        "customElements": MANIFEST,
        "exports": {
            ".": {"types": "./swift-carousel.d.ts", "default": "./swift-carousel.js"},
            # On a server there is no address to load the separate module from, and it isn't needed.
            "./external": {
                "types": "./swift-carousel.d.ts",
                "node": "./swift-carousel.js",
                "default": "./swift-carousel.external.js",
            },
            "./react": {"types": "./react.d.ts", "default": "./react.js"},
            "./react-jsx": {"types": "./react-jsx.d.ts"},
            "./vue": {"types": "./vue.d.ts", "default": "./vue.js"},
            "./swift-carousel.css": "./swift-carousel.css",
            "./swift-carousel.wasm": "./swift-carousel.wasm",
            f"./{SCHEMA}": f"./{SCHEMA}",
            "./package.json": "./package.json",
        },
        "files": [
            *SCRIPTS,
            *(f"{script}.map" for script in SCRIPTS),
            "swift-carousel.wasm",
            TYPES,
            MANIFEST,
            "swift-carousel.css",
            SCHEMA,
            *sorted(file.name for file in PACKAGE.iterdir() if file.name != "README.md"),
        ],
        "peerDependencies": {"react": ">=17", "vue": ">=3.2"},
        "peerDependenciesMeta": {"react": {"optional": True}, "vue": {"optional": True}},
        "sideEffects": ["./swift-carousel.js", "./swift-carousel.external.js", "./swift-carousel.css"],
        "keywords": ["carousel", "cover-flow", "3d", "slider", "custom-element", "web-component", "wasm"],
    }


def published():
    """Returns where the project is published, which is where this clone comes from; nothing if it is no clone."""
    if not shutil.which("git"):
        return {}
    git = subprocess.run(["git", "-C", ROOT, "remote", "get-url", "origin"], capture_output=True, text=True, check=False)
    # An address with a password in it is not for others.
    match = re.fullmatch(r"(?:https://|ssh://git@|git@)([\w.-]+)[:/]([^@]+?)(?:\.git)?/?", git.stdout.strip())
    if not match:
        return {}
    page = f"https://{match[1]}/{match[2]}"
    return {
        "repository": {"type": "git", "url": f"git+{page}.git", "directory": "Web"},
        "homepage": f"{page}#readme",
        "bugs": f"{page}/issues",
    }


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, **options).stdout


def gzipped(data):
    return len(gzip.compress(data, 9, mtime=0))


def brotli(data):
    return len(run("brotli", "--best", "--stdout", "-", input=data))


#: How uglifyjs compresses: what makes the script smallest by gzip.
COMPRESSION = "passes=6,keep_fargs=false,inline=1,join_vars=false,sequences=false,if_return=false"
#: The passes of binaryen for the smallest module, and those for a nearly as small one in much less time. The lowest memory
#: of a module is the end of the stack, where nothing has an address. Alignments are hints, which browsers ignore.
SHORTEST = ("-Oz", "--flatten", "--rereloop", "-Oz", "--low-memory-unused", "--converge", "-Oz", "-aimfs=4", "--dealign")
SHORT = ("-Oz", "--low-memory-unused")
#: How many bytes a packed module and what it contains may have together.
ROOM = int(re.search(r"room = (\d+)", (HERE / "extractor" / "extractor.c").read_text())[1])


def kept(module, options, suffix, make):
    """Returns the file that `make` writes for a module with these options, or the cached one."""
    key = hashlib.sha256(module.read_bytes() + repr(options).encode()).hexdigest()
    result = KEPT / (key + suffix)
    if not result.exists():
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            new = pathlib.Path(folder) / "new"
            make(new)
            new.rename(result)
    result.touch()
    return result


def optimized(wasm, passes=SHORTEST):
    """Returns the module optimised by binaryen."""
    options = [*passes, "--strip-debug", "--strip-producers", *(f"--enable-{feature}" for feature in FEATURES)]
    return kept(wasm, options, ".wasm", lambda new: run("wasm-opt", wasm, *options, "-o", new))


def packed(module):
    """Returns a module as embedded in the script."""
    content, program = module.read_bytes(), pathlib.Path(packing.__file__).read_bytes()
    result = kept(module, program, ".packed", lambda new: new.write_bytes(packing.packed(content))).read_bytes()
    needed = len(result) + len(content)
    if needed > ROOM:
        sys.exit(f"a module needs {needed:,} bytes while it is extracted; Web/extractor has room for {ROOM:,}")
    return base64.b64encode(result)


def bundle(name, entry, modules=None, **others):
    """Bundles a script with its imports and minifies it; returns it and its source map by their names.

    `modules` are the WebAssembly modules that it contains, by the names of the functions that return them, and `others` maps imports that are
    not paths to files.
    """
    aliases = [f"--alias:{name.replace('_', '-')}={path}" for name, path in others.items()]
    loaders = ["--loader:.css=text", f"--external:./{EXTRAS}", f"--external:./{CONTROLS}"]
    options = ["--bundle", "--minify", "--format=esm", f"--target=es2022,{','.join(BROWSERS)}", "--charset=utf8"]
    after = [f'function {name}(){{return"{module.decode()}"}}' for name, module in (modules or {}).items()]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        script, result = folder / "bundled.js", folder / name
        run("esbuild", entry, "--log-level=warning", f"--outfile={script}", "--sourcemap=inline", *options, *loaders, *aliases)
        maps = ["--source-map", f"content=inline,includeSources,url={name}.map"]
        run("uglifyjs", script, "--module", "--compress", COMPRESSION, "--mangle", *maps, "--output", result)
        source_map = json.loads((folder / f"{name}.map").read_text())
        source_map["sources"] = [str((folder / path).resolve().relative_to(ROOT)) for path in source_map["sources"]]
        # For the line before.
        source_map["mappings"] = ";" + source_map["mappings"]
        # The address of the map has to come last.
        *code, address = result.read_text().rstrip().split("\n")
        code = "\n".join([BANNER, *code, *after, address])
        return {name: code.encode(), f"{name}.map": json.dumps(source_map).encode()}


def minified(style, folder):
    """Returns a style sheet minified by esbuild, and its own custom properties, `--_name`, with short names and without
    needless spaces, which esbuild leaves in their values."""
    result = folder / style.name
    text = run("esbuild", style, "--minify", "--log-level=error", f"--target={','.join(BROWSERS)}").strip().decode()
    names = {name: f"--_{chr(ord('a') + number)}" for number, name in enumerate(dict.fromkeys(re.findall(r"--_\w+", text)))}
    text = re.sub(r"--_\w+", lambda found: names[found[0]], text)
    result.write_text(re.sub(r"(?<=[:,])\s+|\s+(?=})", "", text))
    return result


def build(wasm, catalogue, out, limit):
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    element, extras = HERE / "element", HERE / "element-extras"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        module, reader = (optimized(wasm / f"{name}.wasm") for name in ("engine", "documents"))
        extractor = base64.b64encode(optimized(wasm / "extractor.wasm").read_bytes())

        def inline(module):
            return {"packedExtractor": extractor, "packedModule": packed(module)}

        controls = HERE / "element-controls"
        style = minified(element / "style.css", folder)
        entry = element / "index.js"
        table = (catalogue / "element.json").resolve()
        shape = (catalogue / "shape.json").resolve()
        languages = (catalogue / "languages.json").resolve()
        files = {
            **bundle(
                "swift-carousel.js", entry, inline(module), wasm=element / "wasm-inline.js", element_table=table, style=style
            ),
            **bundle("swift-carousel.external.js", entry, wasm=element / "wasm-external.js", element_table=table, style=style),
            **bundle(
                CONTROLS, controls / "index.js", controls_style=minified(controls / "controls.css", folder), languages=languages
            ),
            **bundle(EXTRAS, extras / "index.js", inline(reader), catalogue=shape),
            "swift-carousel.wasm": module.read_bytes(),
            "swift-carousel.css": minified(HERE / "swift-carousel.css", folder).read_bytes(),
        }
        for name, content in files.items():
            (out / name).write_bytes(content)
    known, names = declarations.load(catalogue)
    types = declarations.typescript((HERE / TYPES).read_text(), known, names)
    (out / TYPES).write_text(types)
    (out / MANIFEST).write_text(json.dumps(declarations.manifest(types, names, VERSION), indent=2) + "\n")
    shutil.copyfile(HERE / SCHEMA, out / SCHEMA)
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE")
    shutil.copytree(PACKAGE, out, dirs_exist_ok=True)
    (out / "package.json").write_text(json.dumps(package(), indent=2) + "\n")
    check_sizes(files, limit)


def check_sizes(files, limit):
    """Prints the sizes of files and pages, and fails if a page exceeds the limit."""
    sizes = {name: (gzipped(content), brotli(content)) for name, content in files.items()}
    print(f"{'bytes':<40} {'plain':>8} {'gzip':>8} {'Brotli':>8}")
    for name, content in files.items():
        if name.endswith(".map"):
            continue
        print(f"{name:<40} {len(content):>8,} {sizes[name][0]:>8,} {sizes[name][1]:>8,}")
    pages = {
        "a page with the script": ("swift-carousel.js", "swift-carousel.css"),
        "a page with the separate module": ("swift-carousel.external.js", "swift-carousel.wasm", "swift-carousel.css"),
    }
    for page, names in pages.items():
        plain = sum(len(files[name]) for name in names)
        gzip_size, brotli_size = (sum(sizes[name][kind] for name in names) for kind in (0, 1))
        print(f"{page:<40} {plain:>8,} {gzip_size:>8,} {brotli_size:>8,}")
        # A separate module is compressed by the server, which compresses better than gzip.
        if gzip_size > limit and len(names) == 2:
            sys.exit(f"{page} loads {gzip_size:,} bytes by gzip; the limit is {limit:,}")


def artwork(out):
    """Returns the covers and scenes of the galleries, the covers without lettering, and their metadata as a module."""
    source = ROOT / "Gallery" / "Artwork"
    for name in ("covers", "scenes"):
        shutil.copytree(source / name, out / name)
    (out / "plain").mkdir()
    for cover in (source / "covers").iterdir():
        plain = re.sub(r'<g id="lettering".*</g>', "", cover.read_text())
        (out / "plain" / cover.name).write_text(plain)
    (out / "artwork.js").write_text("export default " + (source / "artwork.json").read_text())


def site(web, out):
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    gallery = HERE / "gallery"
    if gallery.is_dir():
        shutil.copytree(gallery, out, dirs_exist_ok=True)
    for file in web.iterdir():
        if file.suffix in (".js", ".map", ".wasm", ".css") and not (PACKAGE / file.name).exists():
            shutil.copyfile(file, out / file.name)
    artwork(out / "artwork")
    (out / "examples-data.js").write_text("export default " + (ROOT / "Gallery" / "examples.json").read_text())
    shutil.copyfile(web / SCHEMA, out / SCHEMA)


def add_designer(module, out):
    """Adds the designer's module to the site atomically, because its page may already request it."""
    new = out / "designer" / "new.wasm"
    shutil.copyfile(optimized(module, SHORT), new)
    new.rename(new.with_name("designer.wasm"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wasm", type=pathlib.Path, help="the folder with the element's modules from the linker")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "web")
    parser.add_argument("--site", type=pathlib.Path, help="the output folder of the gallery's site")
    parser.add_argument("--designer", type=pathlib.Path, help="the designer's module from the linker")
    parser.add_argument("--catalogue", type=pathlib.Path, help="the output folder of carousel-catalogue")
    parser.add_argument("--limit", type=int, default=LIMIT, help="the maximum size of a page, in bytes by gzip")
    arguments = parser.parse_args()
    if not arguments.wasm and not arguments.site:
        parser.error("nothing to do: give --wasm, --site or both")
    if arguments.wasm:
        build(arguments.wasm, arguments.catalogue, arguments.out, arguments.limit)
    if arguments.designer:
        add_designer(arguments.designer, arguments.site)
    elif arguments.site:
        site(arguments.out, arguments.site)


if __name__ == "__main__":
    main()
