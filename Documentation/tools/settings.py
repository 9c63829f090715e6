"""The steps of AddingASetting.md, followed in a copy of the sources: the printed setting must then be wherever settings are."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import styles
from pages import ROOT, Page

sys.path.insert(0, str(ROOT / "Web"))
import declarations  # noqa: E402

#: A block in a list: its file, the line beside which it belongs, and the lines to add.
BLOCK = re.compile(r"^   ```swift\n   // (Sources/\S+)\n   // (after|before) `(.*?)`\n(.*?)^   ```$", re.M | re.S)
#: The program that writes what is made from the table, except for its command line.
CATALOGUE = ROOT / "Tools" / "Sources" / "carousel-catalogue"
#: Prints what it writes.
PROGRAM = """
import CarouselConfiguration
let files = [
  "views": ViewSettings.text, "modifiers": ModifierSettings.text, "reference": SettingsReference.text,
  "header": WidgetSettings().header, "widget": WidgetSettings().files.values.joined(), "schema": Catalogue.schemaText,
  "element": Catalogue.element.text(), "data": Catalogue.data.text(), "languages": Catalogue.languages.text(),
]
print(JSON.object(.init(uniqueKeysWithValues: files.map { ($0.key, JSON.string($0.value)) })).text())
"""


def check(pages: list[Page]):
    """Yields each thing that is made from the steps, with its problem or an empty text."""
    page = next(page for page in pages if page.path.name == "AddingASetting.md")
    with tempfile.TemporaryDirectory() as folder:
        files, problem = built(Path(folder), BLOCK.findall(page.text))
    if problem:
        return (yield f"{page.name}: a new setting", problem)
    catalogue = json.loads(files["data"])
    fields = [field["name"] for group in catalogue["fields"] for field in group.get("fields", [group])]
    for name, text, wanted in (
        ("an attribute of the element", files["element"], '"drag-ratio"'),
        ("a property for TypeScript", declarations.settings(catalogue), "get dragRatio(): number;"),
        ("a property of Apple's views", files["views"], "@IBInspectable public var dragRatio: Double {"),
        ("a modifier", files["modifiers"], "public func carouselDragRatio(_ value: Double) -> Carousel"),
        ("a property of the widget", files["widget"], '"drag-ratio", .dragRatio, default: 1, in: 0...10'),
        ("functions in C", files["header"], "swift_carousel_set_drag_ratio (SwiftCarousel *self, double value);"),
        ("a field of documents", files["schema"], '"dragRatio"'),
        ("a control", " ".join(fields), "dragRatio"),
        ("a row of the page of settings", files["reference"], "| `dragRatio` | How far the items follow a finger | 0 to 10 × | 1 |"),
    ):
        yield f"{page.name}: {name}", "" if wanted in text else f"has no {wanted}"


def built(folder: Path, blocks) -> tuple[dict, str]:
    """Returns what the program writes after the steps, and the problem or an empty text."""
    if len({path for path, *_ in blocks}) != 2:
        return {}, "takes other than two files"
    for module in ("CarouselMath", *styles.MODULES):
        shutil.copytree(ROOT / "Sources" / module, folder / "Sources" / module)
    for path, where, line, text in blocks:
        file = folder / path
        source, problem = added(file.read_text(encoding="utf-8"), where, line, textwrap.dedent(text))
        if problem:
            return {}, f"{file.name}: {problem}"
        file.write_text(source, encoding="utf-8")
    program = folder / "Sources" / "Program"
    shutil.copytree(CATALOGUE, program)
    (program / "CarouselCatalogue.swift").unlink()
    (program / "main.swift").write_text(PROGRAM, encoding="utf-8")
    objects, problem = styles.compiled(folder)
    sources = [str(file) for file in sorted(program.glob("*.swift"))]
    problem = problem or styles.failure(folder, *sources, *objects, "-o", "program")
    if problem:
        return {}, problem
    return json.loads(subprocess.run([folder / "program"], capture_output=True, text=True, check=True).stdout), ""


def added(source: str, where: str, line: str, text: str) -> tuple[str, str]:
    """Returns a source with lines added beside the only one that has this text, and the problem or an empty text."""
    lines = source.split("\n")
    places = [number for number, each in enumerate(lines) if each.strip() == line]
    if len(places) != 1:
        return source, f"has {len(places)} lines `{line}`"
    indentation = re.match(" *", lines[places[0]])[0]
    at = places[0] + (where == "after")
    return "\n".join([*lines[:at], textwrap.indent(text.rstrip(), indentation), *lines[at:]]), ""
