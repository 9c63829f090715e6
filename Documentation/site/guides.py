"""The guides in the order of Documentation/README.md, and the addresses of all pages in the site."""

import re
from dataclasses import dataclass
from pathlib import Path

from pages import ROOT, Page

GUIDES = ROOT / "Documentation"
LIST = GUIDES / "README.md"
#: What browsers show by themselves.
PICTURES = (".jpg", ".png", ".svg", ".webp")


@dataclass(frozen=True)
class Guide:
    """A page that the list names: its file, what the list calls it, and the heading there."""

    path: Path
    name: str
    group: str


def listed() -> list[Guide]:
    """Returns the guides in the order of the list."""
    guides: dict[Path, Guide] = {}
    for section in re.split(r"^## ", Page(LIST).text, flags=re.M)[1:]:
        group, _, items = section.partition("\n")
        for item in re.split(r"^- ", items, flags=re.M)[1:]:
            for number, (name, target) in enumerate(re.findall(r"\[([^\]]+)\]\(([^)#]+\.md)\)", item)):
                path = (GUIDES / target).resolve()
                # The first link names its guide. Others are words of a sentence.
                guides.setdefault(path, Guide(path, name if not number else heading(path), group))
    return list(guides.values())


def heading(path: Path) -> str:
    return re.search(r"^# (.+)$", Page(path).text, re.M)[1]


def address(path: Path) -> str:
    """Returns the address of a file of the repository, from the root of the site."""
    name = path.relative_to(ROOT).as_posix()
    if name == "README.md":
        return "index.html"
    if path == LIST:
        return "guides/index.html"
    if path.parent == GUIDES and path.suffix == ".md":
        return f"guides/{path.stem}.html"
    if path.parent == ROOT and path.suffix == ".md":
        return "guides/" + "".join(word.capitalize() for word in path.stem.split("_")) + ".html"
    return f"files/{name.removeprefix('.')}" + ("" if path.suffix in PICTURES else ".html")
