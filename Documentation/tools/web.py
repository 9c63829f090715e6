"""HTML and JavaScript in the documentation: they use only what the element has, and cover the whole element."""

import json
import re
import shutil
import subprocess
import tempfile
from html.parser import HTMLParser
from pathlib import Path

from pages import ROOT, Page

BUILT = ROOT / "build" / "web"
TYPES = BUILT / "swift-carousel.d.ts"
GLOBAL = {"class", "id", "style", "hidden", "dir", "lang", "slot", "tabindex", "title"}
#: The carousel of examples that don't look one up themselves.
PRELUDE = "declare const carousel: SwiftCarouselElement\n"


def manifest() -> dict:
    """Returns the element's manifest from the build."""
    module = json.loads((BUILT / "custom-elements.json").read_text(encoding="utf-8"))["modules"][0]
    return module["declarations"][0]


def attributes() -> set[str]:
    return {attribute["name"] for attribute in manifest()["attributes"]}


def members() -> list[str]:
    """Returns the element's properties and methods, from its types."""
    text = TYPES.read_text(encoding="utf-8")
    bodies = re.findall(r"(?:class SwiftCarouselElement|interface CarouselSettings) .*?\n}", text, re.S)
    found = re.findall(r"^  (?:readonly |get |set )?(\w+)(?:<[^>]*>)?[(:]", "\n".join(bodies), re.M)
    return [name for name in dict.fromkeys(found) if name not in ("addEventListener", "removeEventListener")]


def events() -> list[str]:
    body = re.search(r"interface SwiftCarouselEventMap .*?\n}", TYPES.read_text(encoding="utf-8"), re.S)[0]
    return re.findall(r"^  (\w+): CustomEvent", body, re.M)


class Markup(HTMLParser):
    """Finds unknown attributes of carousels, and collects the scripts."""

    def __init__(self):
        super().__init__()
        self.known = attributes() | GLOBAL
        self.wrong: list[str] = []
        self.scripts: list[str] = []
        self._is_script = False

    def handle_starttag(self, tag, attrs):
        self._is_script = tag == "script" and "src" not in dict(attrs)
        if tag == "swift-carousel":
            names = [name for name, _ in attrs if not name.startswith(("aria-", "data-"))]
            self.wrong += [name for name in names if name not in self.known]

    def handle_data(self, data):
        if self._is_script:
            self.scripts.append(data)

    def handle_endtag(self, tag):
        self._is_script = False


def check_examples(pages: list[Page]):
    """Yields each web example with its problem."""
    if not shutil.which("tsc"):
        yield "web examples", "tsc is needed to check them; Debian has it in node-typescript"
        return
    scripts: list[tuple[str, str]] = []
    for page in pages:
        for example in page.examples:
            place = f"{page.name}:{example.line}"
            if example.language in ("js", "ts"):
                scripts.append((place, example.text))
            elif example.language == "html":
                markup = Markup()
                markup.feed(example.text)
                markup.close()
                yield place, f"there is no attribute {', '.join(markup.wrong)}" if markup.wrong else ""
                scripts += [(place, text) for text in markup.scripts]
    if scripts:
        yield from checked(scripts)


def checked(scripts: list[tuple[str, str]]):
    """Yields each script with its first type error. All are checked together, because the compiler is slow."""
    with tempfile.TemporaryDirectory() as folder:
        files: list[str] = []
        for number, (_, text) in enumerate(scripts):
            text = re.sub(r"^import .*swift-carousel.*$", "", text, flags=re.M)
            prelude = "" if re.search(r"const carousel\b", text) else PRELUDE
            file = Path(folder) / f"example{number}.ts"
            file.write_text(
                f"import {{ SwiftCarouselElement }} from '{TYPES.with_suffix('').with_suffix('')}'\n{prelude}{text}\nexport {{}}\n"
            )
            files.append(str(file))
        options = ["--noEmit", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node"]
        result = subprocess.run(["tsc", *options, *files], capture_output=True, text=True)
    errors: dict[int, str] = {}
    for match in re.finditer(r"example(\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)", result.stdout):
        errors.setdefault(int(match[1]), match[2])
    for number, (place, _) in enumerate(scripts):
        yield f"{place} (script)", errors.get(number, "")
    if result.returncode and not errors:
        yield "web examples", result.stdout.strip() or result.stderr.strip()


def check_words(pages: list[Page]):
    """Every attribute, property, method and event of the element is documented."""
    text = next((page.text for page in pages if page.path.name == "Web.md"), "")
    others = "".join(page.text for page in pages if page.path.name in ("Styles.md", "Settings.md"))
    for name in sorted(attributes()):
        yield f"attribute {name}", "" if f"`{name}`" in text + others else "is not in Documentation/Web.md, Styles.md or Settings.md"
    for name in members():
        yield f"member {name}", "" if re.search(rf"`{name}[`(]", text + others) else "is not in Documentation/Web.md or Settings.md"
    for name in events():
        yield f"event {name}", "" if f"`{name}`" in text else "is not in Documentation/Web.md"


def check_counterparts(pages: list[Page]):
    """Yields each name of ours in the tables of ComingFrom.md with its problem, or an empty text."""
    page = next(page for page in pages if page.path.name == "ComingFrom.md")
    web, _, gtk = page.prose.partition("\n## From AdwCarousel\n")
    for text, names in ((web, names_of_element()), (gtk, names_of_widget())):
        for row in re.findall(r"^\| .* \| (.*) \|$", text, re.M):
            for code in re.findall(r"`([^`]+)`", row):
                name, _, value = code.partition("=")
                unknown = name not in names or name == "item-style" and value and value.strip('"') not in names
                yield f"{page.name}: {code}", "there is no such name" if unknown and not code.startswith("'") else ""


def names_of_element() -> set[str]:
    """Returns all names of the element, written as in the text: methods with parentheses, states and parts as selectors."""
    element = manifest()
    text = TYPES.read_text(encoding="utf-8")
    declared = re.findall(r"^  (?:readonly )?(\w+)\??:|^  [gs]et (\w+)\(", text, re.M)
    methods = re.findall(r"^  (\w+)(?:<[^>]*>)?\(", text, re.M)
    values = re.findall(r"'([\w-]+)'", text)
    data = re.findall(r"`(data-[\w-]+)", (ROOT / "Documentation" / "Web.md").read_text(encoding="utf-8"))
    lists = {"cssStates": ":state({})", "cssParts": "::part({})", "cssProperties": "{}", "slots": "{}"}
    listed = [form.format(each["name"]) for key, form in lists.items() for each in element[key]]
    names = {*(name for pair in declared for name in pair if name), *(f"{name}()" for name in methods)}
    return names | {*attributes(), *values, *data, *listed, *events(), "slot"}


def names_of_widget() -> set[str]:
    """Returns the functions and classes of the GTK library's headers, the names of its properties and signals, and the values of these."""
    headers = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "GTK" / "Library").glob("*.h"))
    types = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "GTK" / "Sources" / "CarouselGTK" / "Type").glob("*.swift"))
    functions = [f"{name}()" for name in re.findall(r"\b(swift_carousel_\w+) \(", headers)]
    named = re.findall(r"^ \* (Swift\w+):$|^ \* Swift\w+:([\w-]+): |`([a-z-]+)`", headers, re.M)
    return {*functions, *re.findall(r'"([a-z-]+)"', types), *(name for names in named for name in names if name)}
