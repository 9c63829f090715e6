"""Swift in the documentation: it compiles against the engine, and mentions each of its public names."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from pages import ROOT, Page

SOURCES = ROOT / "Sources" / "CarouselEngine"
SYMBOLS = ROOT / "build" / "docs-symbols"
DOC_BLOCK = re.compile(r"^ *///? ?```swift\n((?: *///?.*\n)*?) *///? ?```$", re.M)


def check_examples(pages: list[Page], module: list[str]):
    """Yields each Swift example with the compiler's error. On a page, an example with an import begins a program, and the
    following ones continue it; manifests are skipped."""
    for page in pages:
        programs: list[tuple[int, str]] = []
        for example in page.examples:
            if example.language != "swift" or ".package(" in example.text:
                continue
            if example.text.startswith("import ") or not programs:
                programs.append((example.line, example.text))
            else:
                line, text = programs[-1]
                padding = "\n" * (example.line - line - text.count("\n"))
                programs[-1] = (line, text + padding + example.text)
        for line, text in programs:
            # Programs that need GTK are compiled by the tests of GTK, tests with the package that the page prints.
            if "import CarouselGTK" not in text and "import Testing" not in text:
                yield f"{page.name}:{line}", compiled(text, line, module)
    for file in sorted(SOURCES.rglob("*.swift")):
        source = file.read_text(encoding="utf-8")
        for match in DOC_BLOCK.finditer(source):
            line = source.count("\n", 0, match.start()) + 1
            code = re.sub(r"^ *///? ?", "", match[1], flags=re.M)
            yield f"{file.relative_to(ROOT)}:{line}", compiled("import CarouselEngine\n" + code, line, module)


def compiled(text: str, line: int, module: list[str]) -> str:
    """Returns the first error, or an empty text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "main.swift"
        file.write_text(text, encoding="utf-8")
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", *module, str(file)], capture_output=True, text=True
        )
    error = re.search(r"main\.swift:(\d+):\d+: (error: .*)", result.stderr)
    if error:
        return f"line {int(error[1]) + line - 1}: {error[2]}"
    return result.stderr.strip() if result.returncode else ""


def check_words(pages: list[Page]):
    """The engine's public names are documented, and every style and option is in the page of styles."""
    graph = json.loads((SYMBOLS / "CarouselEngine.symbols.json").read_text(encoding="utf-8"))
    inherited = {relation["source"] for relation in graph["relationships"] if relation.get("sourceOrigin")}
    inherited |= {
        relation["source"] for relation in graph["relationships"]
        if relation["kind"] in ("requirementOf", "defaultImplementationOf", "overrides")
    }
    for symbol in graph["symbols"]:
        identifier = symbol["identifier"]["precise"]
        path = symbol["pathComponents"]
        # Cases of options are documented in `StyleOptions`; members documented by a protocol need no further comment.
        if identifier in inherited or "location" not in symbol or path[0] == "StyleOption" and len(path) > 1:
            continue
        yield ".".join(path), "" if "docComment" in symbol else "has no doc comment"
    known = {symbol["pathComponents"][-1] for symbol in graph["symbols"]}
    known |= {name.split("(")[0] for name in known}
    for page in pages:
        if page.path.name in ("Engine.md", "AddingAHost.md", "AddingAStyle.md", "Accessibility.md"):
            for name in re.findall(r"`(?:\w+\.)*([a-z]+[A-Z]\w*(?:\([\w:]*\))?)`", page.prose):
                yield f"{page.name}: {name}", "" if name in known else "the engine has no such name"

    styles = next((page.text for page in pages if page.path.name == "Styles.md"), "")
    source = (SOURCES / "Styles" / "StyleOptions.swift").read_text(encoding="utf-8")
    for name in re.findall(r'case \.\w+: "([\w-]+)"', source):
        yield name, "" if f"`{name}`" in styles else "is not in Documentation/Styles.md"
    for file in sorted((SOURCES / "Styles").rglob("*.swift")):
        for name in re.findall(r'NamedStyle\("([\w-]+)"', file.read_text(encoding="utf-8")):
            yield name, "" if f"`{name}`" in styles else "is not in Documentation/Styles.md"
