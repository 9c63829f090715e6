"""Commands, files and numbers of the engine that the pages mention."""

import re

from pages import ROOT, Page

#: A path of the repository in text: at least two parts, possibly with a wildcard.
PATH = re.compile(r"`([\w.*+-]+(?:/[\w.*+-]+)+)`")
#: A path in a command; words such as FILE and NEW are placeholders.
ARGUMENT = re.compile(r"(?<![\w/.-])((?:[A-Z]\w*)/[\w./*+-]+)")
#: Generated files: builds, and packages that readers create.
MADE = ("build/", "Checks/.build/", "Sources/Albums/", "Sources/Jukebox/", "Tests/JukeboxTests/", "Tests/Scenarios/NEW")
COMMAND = re.compile(r"\./carousel ([a-z]+)((?: [a-z_]+)*)")


def check(pages: list[Page]):
    """Yields each command and number with its problem, or an empty text."""
    script = (ROOT / "carousel").read_text(encoding="utf-8")
    commands = set(re.findall(r"^\./carousel ([a-z]+)", script, re.M))
    parts = re.findall(r"(\w+)=", re.search(r"^parts=\((.*?)\)", script, re.M | re.S)[1])
    for page in pages:
        for match in COMMAND.finditer(page.text):
            place = f"{page.name}:{page.text.count(chr(10), 0, match.start()) + 1}"
            yield place, "" if match[1] in commands else f"there is no ./carousel {match[1]}"
            if match[1] == "test":
                wrong = [part for part in match[2].split() if part not in [*parts, "all", "quick"]]
                yield place, f"there is no part {wrong[0]}" if wrong else ""
        yield from paths(page)
    by_name = {page.path.name: page.text for page in pages}
    recordings = len(list((ROOT / "Tests" / "Traces" / "Fixtures").glob("*.json.gz")))
    for name in ("Differences.md", ""):
        text = by_name.get(name, pages[0].text)
        counts = re.findall(r"(\d+)\s+(?:recordings|scenarios)", text)
        yield name or pages[0].name, "" if counts == [str(recordings)] else f"there are {recordings} recordings"
    for part in parts:
        yield f"part {part}", "" if f"| `{part}` |" in by_name.get("Testing.md", "") else "is not in Testing.md"
    limit = re.search(r"TOO_MUCH = \d+_000, (\d+)_000", (ROOT / "Web" / "build.py").read_text(encoding="utf-8"))[1]
    compared = by_name.get("Compared.md", "")
    for name, text in (("README.md", pages[0].text), ("Compared.md", compared)):
        yield name, "" if f"less than {limit},000" in text else f"a page loads less than {limit},000 bytes"
    styles = len(list((ROOT / "Documentation" / "Pictures" / "styles").glob("*-vertical.svg")))
    yield "Compared.md", "" if set(re.findall(r"\[(\d+)\]\(Styles\.md\)", compared)) == {str(styles)} else f"there are {styles} styles"
    feel = (ROOT / "Sources" / "CarouselEngine" / "Feel.swift").read_text(encoding="utf-8")
    for name, value in re.findall(r"static let (\w+) = (\S+)", feel):
        row = f"| `{name}` | {value.replace('...', ' to ').replace('_', ',').removesuffix('.0')} |"
        yield f"Feel.{name}", "" if row in by_name.get("Motion.md", "") else f"Motion.md has no row {row}"


def paths(page: Page):
    """Yields each path of the repository that a page names with its problem, or an empty text."""
    folders = {path.name for path in ROOT.iterdir() if path.is_dir()}
    commands = (example.text for example in page.examples if example.language == "sh")
    for path in [*PATH.findall(page.prose), *ARGUMENT.findall("\n".join(commands))]:
        if path.split("/")[0] in folders and not path.startswith(MADE):
            yield f"{page.name}: {path}", "" if any(ROOT.glob(path)) else "there is no such file"
