#!/usr/bin/env python3
"""Builds the web element from its scripts and WebAssembly modules, with Debian's esbuild, binaryen and brotli.

    build.py --wasm build/module --catalogue build/catalogue --out build/web
    build.py --site build/site
    build.py --site build/site --designer build/module/designer.wasm

The first writes swift-carousel.js, which loads swift-carousel.wasm from beside it, swift-carousel.inline.js with the module inside,
and swift-carousel.cjs, the same for `require`; the scripts that these load when they need them, see `LATER`; the types, the style
sheet for pages before they run, components for React and Vue, and what else a package needs.
It warns if a page loads more than is good, and fails if it loads far more. The second combines the gallery, these files and the
artwork as a site. The third adds the module of the designer's page to the site.
"""

import argparse
import gzip
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import declarations
import standalone
from modules import ROOT, divided, optimized, packed, run

HERE = pathlib.Path(__file__).resolve().parent
#: From how many bytes on, compressed by Brotli as servers send them, a page is worth a warning, and an error.
MUCH, TOO_MUCH = 85_000, 97_000
VERSION = "0.2.0"
#: Where the project is published; the gallery of the desktop names it as well.
HOME = "https://swiftcarousel.org/"
BANNER = f"/*! swift-carousel {VERSION}, MIT license */"
DECORATIONS = "swift-carousel-decorations.js"
DOCUMENTS = "swift-carousel-documents.js"
AUTOPLAY_PROGRESS = "swift-carousel-autoplay-progress.js"
ADDRESS = "swift-carousel-address.js"
CROSS_FADE = "swift-carousel-cross-fade.js"
FALLBACK_ROW = "swift-carousel-fallback-row.js"
FIND_IN_PAGE = "swift-carousel-find-in-page.js"
LANGUAGES = "swift-carousel-languages.js"
LINKS_BETWEEN = "swift-carousel-links-between.js"
PATH = "swift-carousel-path.js"
PLAYER = "swift-carousel-player.js"
WARNINGS = "swift-carousel-warnings.js"
#: The scripts that the element loads when it needs them. The one file and that for `require` have all but the first two inside.
LATER = (DECORATIONS, DOCUMENTS, ADDRESS, AUTOPLAY_PROGRESS, CROSS_FADE, FALLBACK_ROW, FIND_IN_PAGE, LANGUAGES,
         LINKS_BETWEEN, PATH, PLAYER, WARNINGS)
#: The scripts; each has a source map of the same name.
SCRIPTS = ("swift-carousel.js", "swift-carousel.inline.js", "swift-carousel.cjs", *LATER)
#: What a page loads by default.
PAGE = "a page"
#: The sizes by Brotli, which are committed with what changes them.
SIZES = HERE / "sizes.json"
#: The oldest browsers that the files are for: syntax that is newer is rewritten. The README of the package lists them.
BROWSERS = ("chrome123", "firefox120", "safari17.5")
#: What is written by hand and belongs into the package: components for frameworks, their types, and the README.
PACKAGE = HERE / "package"

SCHEMA = "swift-carousel.schema.json"
TYPES = "swift-carousel.d.ts"
COMMON_TYPES = "swift-carousel.d.cts"
MANIFEST = "custom-elements.json"

#: The functions of the engine that are called only once a script is there, by patterns of their names; what only they call is in
#: that script. Those of the player, and those of the style whose items follow a path.
PLAYED = ("8forecast4over", "16playMountedItems", "HostC4play_4from")
FOLLOWED = ("^setPath$", "9PathStyle", "AA04PathD0V")


def package():
    return {
        "name": "swift-carousel",
        "version": VERSION,
        "description": "A carousel in three dimensions, as a custom element.",
        "author": "The Swift Carousel authors",
        "license": "MIT",
        "homepage": HOME,
        "repository": {"type": "git", "url": f"git+{HOME}swift-carousel.git", "directory": "Web"},
        "bugs": {"url": f"{HOME}issues"},
        "type": "module",
        "engines": {"node": ">=18"},
        "main": "swift-carousel.cjs",
        "module": "swift-carousel.js",
        "types": TYPES,
        "customElements": MANIFEST,
        "exports": {
            ".": {
                "require": {"types": f"./{COMMON_TYPES}", "default": "./swift-carousel.cjs"},
                "types": f"./{TYPES}",
                "default": "./swift-carousel.js",
            },
            "./inline": {"types": f"./{TYPES}", "default": "./swift-carousel.inline.js"},
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
            COMMON_TYPES,
            MANIFEST,
            "swift-carousel.css",
            SCHEMA,
            *sorted(file.name for file in PACKAGE.iterdir() if file.name != "README.md"),
        ],
        "peerDependencies": {"react": ">=17", "vue": ">=3.2"},
        "peerDependenciesMeta": {"react": {"optional": True}, "vue": {"optional": True}},
        "sideEffects": ["./swift-carousel.js", "./swift-carousel.inline.js", "./swift-carousel.cjs", "./swift-carousel.css"],
        "keywords": ["carousel", "cover-flow", "3d", "slider", "custom-element", "web-component", "wasm"],
    }


def gzipped(data):
    return len(gzip.compress(data, 9, mtime=0))


def brotli(data):
    return len(run("brotli", "--best", "--stdout", "-", input=data))


def bundle(name, entry, format="esm", **aliases):
    """Bundles a script with its imports and minifies it; returns it and its source map by their names.

    `aliases` maps imports that are not paths to files.
    """
    options = [
        *("--bundle", "--minify", "--charset=utf8", "--log-level=warning", "--sourcemap=external", "--sources-content=true"),
        *(f"--format={format}", f"--target=es2022,{','.join(BROWSERS)}", f'--define:VERSION="{VERSION}"', f"--banner:js={BANNER}"),
        *("--loader:.css=text", "--loader:.txt=text", *(f"--external:./{script}" for script in LATER)),
        *(f"--alias:{name.replace('_', '-')}={path}" for name, path in aliases.items()),
    ]
    # Only what finds the module elsewhere has an address.
    if format != "esm":
        options.append("--log-override:empty-import-meta=silent")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        run("esbuild", entry, f"--outfile={folder / name}", *options)
        source_map = json.loads((folder / f"{name}.map").read_text())
        source_map["sources"] = [relative((folder / path).resolve(), entry.parents[1]) for path in source_map["sources"]]
        code = (folder / name).read_text().rstrip() + f"\n//# sourceMappingURL={name}.map\n"
        return {name: code.encode(), f"{name}.map": json.dumps(source_map).encode()}


def relative(path, folder):
    """Returns the path in the repository of a source, which may have been copied into a folder; of others, the name."""
    if path.is_relative_to(folder):
        path = HERE / path.relative_to(folder)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name


def variant(element, kind):
    """Returns the scripts of an element's folder that find the module and what is loaded later, by their names for imports.

    `kind` is `external`, from files, or `inline`, from the same file.
    """
    return {name: element / f"{name}-{kind}.js" for name in ("wasm", "later")}


def minify(style, out):
    """Minifies a style sheet."""
    out.write_bytes(run("esbuild", style, "--minify", "--log-level=error", f"--target={','.join(BROWSERS)}").strip())


def described(catalogue):
    """Returns what carousel-catalogue writes for scripts, by the names by which these import it."""
    tables = {f"{name}_table": f"{name}.json" for name in ("element", "languages", "decorations", "documents")}
    calls = {f"{name}_calls": f"{name}-calls.mjs" for name in ("engine", "document")}
    return {name: (catalogue / file).resolve() for name, file in {**tables, **calls}.items()}


def build(wasm, catalogue, out, notes_sizes):
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    tables = described(catalogue)
    module, reader = (optimized(wasm / f"{name}.wasm") for name in ("engine", "documents"))
    first, played, followed = divided(wasm / "engine.wasm", PLAYED, FOLLOWED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        element, later, decorations, documents = (
            shutil.copytree(HERE / name, folder / name)
            for name in ("element", "element-later", "element-decorations", "element-documents")
        )
        for style in (*element.glob("*.css"), *decorations.glob("*.css"), *later.glob("*.css")):
            minify(style, style)
        minify(HERE / "swift-carousel.css", folder / "swift-carousel.css")
        entry = element / "index.js"
        external = variant(element, "external")
        inline = {**variant(element, "inline"), "packed_module": packed(module, folder)}
        files = {
            **bundle("swift-carousel.js", entry, **external, **tables),
            **bundle("swift-carousel.inline.js", entry, **inline, **tables),
            **bundle("swift-carousel.cjs", entry, format="cjs", **inline, **tables),
            **bundle(AUTOPLAY_PROGRESS, later / "autoplay-progress.js", **tables),
            **bundle(ADDRESS, later / "address.js", **tables),
            **bundle(CROSS_FADE, later / "cross-fade.js", **tables),
            **bundle(FALLBACK_ROW, later / "fallback-row.js", **tables),
            **bundle(FIND_IN_PAGE, later / "find-in-page.js", **tables),
            **bundle(LANGUAGES, later / "languages.js", **tables),
            **bundle(LINKS_BETWEEN, later / "links-between.js", **tables),
            **bundle(PATH, later / "path-external.js", **tables, packed_module=packed(followed, folder)),
            **bundle(PLAYER, later / "player-external.js", **tables, packed_module=packed(played, folder)),
            **bundle(WARNINGS, later / "warnings.js", **tables),
            **bundle(DECORATIONS, decorations / "decorations.js", **tables),
            **bundle(DOCUMENTS, documents / "index.js", **tables, packed_module=packed(reader, folder)),
            "swift-carousel.wasm": first.read_bytes(),
            "swift-carousel.css": (folder / "swift-carousel.css").read_bytes(),
        }
        for name, content in files.items():
            (out / name).write_bytes(content)
    known, names = declarations.load(catalogue)
    types = declarations.typescript((HERE / TYPES).read_text(), known, names)
    for name in (TYPES, COMMON_TYPES):
        (out / name).write_text(types)
    (out / MANIFEST).write_text(json.dumps(declarations.manifest(types, names, VERSION), indent=2) + "\n")
    shutil.copyfile(catalogue / "schema.json", out / SCHEMA)
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE")
    shutil.copytree(PACKAGE, out, dirs_exist_ok=True)
    (out / "package.json").write_text(json.dumps(package(), indent=2) + "\n")
    check_sizes(files, notes_sizes)


def sizes_of(files):
    """Returns the sizes of files and pages by their names: plain, by gzip and by Brotli."""
    sizes = {
        name: (len(content), gzipped(content), brotli(content)) for name, content in files.items() if not name.endswith(".map")
    }
    pages = {
        PAGE: ("swift-carousel.js", "swift-carousel.wasm", "swift-carousel.css"),
        "a page with the one file": ("swift-carousel.inline.js", "swift-carousel.css"),
    }
    for page, names in pages.items():
        sizes[page] = tuple(sum(sizes[name][kind] for name in names) for kind in range(3))
    return sizes


def committed_sizes():
    """Returns the sizes of the last commit; none without one."""
    git = subprocess.run(["git", "-C", ROOT, "show", f"HEAD:{SIZES.relative_to(ROOT)}"], capture_output=True, check=False)
    return json.loads(git.stdout) if git.returncode == 0 else {}


def check_sizes(files, notes):
    """Prints the sizes of files and pages and their change against the last commit; warns if a page is large, and fails if it is
    too large."""
    sizes, before = sizes_of(files), committed_sizes()
    print(f"{'bytes':<40} {'plain':>8} {'gzip':>8} {'Brotli':>8} {'change':>8}")
    for name, (plain, by_gzip, by_brotli) in sizes.items():
        change = f"{by_brotli - before[name]:>+8,}" if name in before else ""
        print(f"{name:<40} {plain:>8,} {by_gzip:>8,} {by_brotli:>8,} {change}")
    if notes:
        SIZES.write_text(json.dumps({name: by_brotli for name, (*_, by_brotli) in sizes.items()}, indent=2) + "\n")
    largest = sizes[PAGE][2]
    if largest > TOO_MUCH:
        sys.exit(f"{PAGE} loads {largest:,} bytes by Brotli; at most {TOO_MUCH:,} are allowed")
    if largest > MUCH:
        print(f"warning: {PAGE} loads {largest:,} bytes by Brotli; more than {MUCH:,} take noticeably long")


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


def separate(name, text, out):
    """Writes a page into the site with its style and its script in files, as the gallery's content security policy wants them."""
    kinds = (
        ("css", r"<style>\n(.*?)</style>", f'<link rel="stylesheet" href="{name}.css">'),
        ("js", r'<script type="module">\n(.*?)</script>', f'<script type="module" src="{name}.js"></script>'),
    )
    for kind, pattern, link in kinds:
        if found := re.search(pattern, text, re.S):
            (out / f"{name}.{kind}").write_text(found[1])
            text = text.replace(found[0], link)
    (out / f"{name}.html").write_text(text)


def pages(made, out):
    """Writes the whole pages of the gallery, and those that its examples have of their own, next to the element. The gallery shows the
    code of the former in their folder, of the latter in `alone`."""
    for page in made.glob("*.html"):
        separate(f"made-{page.stem}", page.read_text(), out)
    (out / "alone").mkdir()
    for example in standalone.examples():
        name, text = example["id"], standalone.page(example)
        (out / "alone" / f"{name}.html").write_text(text)
        # The pictures of a release are next to its pages, those of the site in a folder.
        separate(f"alone-{name}", re.sub(r"(?<=[\"`])(?=(covers|scenes)/)", "artwork/", text), out)


def site(web, out):
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    gallery = HERE / "gallery"
    if gallery.is_dir():
        shutil.copytree(gallery, out, dirs_exist_ok=True)
    for file in web.iterdir():
        # What is for `require` only is of no use to pages.
        if file.suffix in (".js", ".map", ".wasm", ".css") and ".cjs" not in file.name and not (PACKAGE / file.name).exists():
            shutil.copyfile(file, out / file.name)
    pages(gallery / "made", out)
    artwork(out / "artwork")
    (out / "examples-data.js").write_text("export default " + (ROOT / "Gallery" / "examples.json").read_text())
    shutil.copyfile(web / SCHEMA, out / SCHEMA)


def add_designer(module, out):
    """Adds the designer's module to the site atomically, because its page may already request it."""
    new = out / "designer" / "new.wasm"
    shutil.copyfile(optimized(module), new)
    new.rename(new.with_name("designer.wasm"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wasm", type=pathlib.Path, help="the folder with the element's modules from the linker")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "web")
    parser.add_argument("--site", type=pathlib.Path, help="the output folder of the gallery's site")
    parser.add_argument("--designer", type=pathlib.Path, help="the designer's module from the linker")
    parser.add_argument("--catalogue", type=pathlib.Path, help="the output folder of carousel-catalogue")
    parser.add_argument("--note-sizes", action="store_true", help="note the sizes, to be committed with what changes them")
    arguments = parser.parse_args()
    if not arguments.wasm and not arguments.site:
        parser.error("nothing to do: give --wasm, --site or both")
    if arguments.wasm:
        build(arguments.wasm, arguments.catalogue, arguments.out, arguments.note_sizes)
    if arguments.designer:
        add_designer(arguments.designer, arguments.site)
    elif arguments.site:
        site(arguments.out, arguments.site)


if __name__ == "__main__":
    main()
