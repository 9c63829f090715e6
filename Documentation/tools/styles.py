"""The steps of AddingAStyle.md, followed in a copy of the sources: the printed style must then be in the list."""

import re
import shutil
import subprocess
import tempfile
import textwrap
from pathlib import Path

from pages import ROOT, Page

#: A block in a list, and the file named in its first line.
BLOCK = re.compile(r"^   ```swift\n   // (Sources/\S+)\n(.*?)^   ```$", re.M | re.S)
#: From the engine to the catalogue, each after its dependencies.
MODULES = ("CarouselEngine", "CarouselDocument", "CarouselConfiguration")
#: Prints the input of the schema and the designer.
PROGRAM = "import CarouselConfiguration\nimport CarouselEngine\nprint(NamedStyle.allCases.last!.summary)\nprint(Catalogue.schemaText)\n"


def check(pages: list[Page]):
    """Yields the page with its problem, or an empty text."""
    page = next(page for page in pages if page.path.name == "AddingAStyle.md")
    blocks = [(path, textwrap.dedent(text)) for path, text in BLOCK.findall(page.text)]
    with tempfile.TemporaryDirectory() as folder:
        yield f"{page.name}: a new style", problem(Path(folder), blocks)


def problem(folder: Path, blocks: list[tuple[str, str]]) -> str:
    for module in ("CarouselMath", *MODULES):
        shutil.copytree(ROOT / "Sources" / module, folder / "Sources" / module)
    for path, text in blocks:
        file = folder / path
        file.write_text(added(file.read_text(encoding="utf-8"), text) if file.exists() else text, encoding="utf-8")
    (folder / "main.swift").write_text(PROGRAM, encoding="utf-8")
    objects, error = compiled(folder)
    error = error or failure(folder, "main.swift", *objects, "-o", "program")
    if error:
        return error
    printed = subprocess.run([folder / "program"], capture_output=True, text=True).stdout
    name, summary = re.search(r'NamedStyle\("([\w-]+)", "(.*?)"\)', "".join(text for _, text in blocks)).groups()
    if printed.splitlines()[0] != summary:
        return f"{name} is not the last of NamedStyle.allCases"
    return "" if f'"{name}"' in printed else f"{name} is not in the schema"


def compiled(folder: Path) -> tuple[list[str], str]:
    """Compiles the modules of a copy; returns their objects, and the compiler's first error or an empty text."""
    objects = []
    for module in MODULES:
        sources = [str(file) for file in sorted((folder / "Sources" / module).rglob("*.swift"))]
        objects.append(f"{module}.o")
        options = ["-parse-as-library", "-emit-module", "-wmo", "-c", "-module-name", module, "-o", objects[-1]]
        if error := failure(folder, *options, *sources):
            return [], error
    return objects, ""


def added(source: str, line: str) -> str:
    """Returns a source with a line added at the end of its only list."""
    head, end, tail = source.rpartition("\n  ]\n")
    return head + "\n" + textwrap.indent(line.rstrip(), "    ") + end + tail


def failure(folder: Path, *options: str) -> str:
    """Returns the compiler's first error, or an empty text."""
    command = ["swiftc", "-swift-version", "6", "-package-name", "swift_carousel", "-I", ".", "-I", "Sources/CarouselMath/include"]
    result = subprocess.run([*command, *options], cwd=folder, capture_output=True, text=True)
    error = re.search(r"\w+\.swift:\d+:\d+: error: .*", result.stderr)
    return (error[0] if error else result.stderr[-300:]) if result.returncode else ""
