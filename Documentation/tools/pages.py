"""The pages of the documentation: their text, their links and their examples."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.M | re.S)
LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)|<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+?)\s*$", re.M)


@dataclass(frozen=True)
class Example:
    """A fenced block: its language, its text and its first line."""

    language: str
    text: str
    line: int


class Page:
    """One Markdown file."""

    def __init__(self, path: Path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    @property
    def name(self) -> str:
        return str(self.path.relative_to(ROOT))

    @cached_property
    def prose(self) -> str:
        """The text without its examples, with the same lines."""
        return FENCE.sub(lambda match: "\n" * match.group(0).count("\n"), self.text)

    @property
    def examples(self) -> list[Example]:
        return [
            Example(match[1], match[2], self.text.count("\n", 0, match.start()) + 2) for match in FENCE.finditer(self.text)
        ]

    @property
    def links(self) -> list[tuple[str, int]]:
        """The targets of all links, with their lines."""
        found = LINK.finditer(re.sub(r"`[^`\n]*`", lambda code: " " * len(code[0]), self.prose))
        return [(match[1] or match[2], self.prose.count("\n", 0, match.start()) + 1) for match in found]

    @property
    def anchors(self) -> set[str]:
        """The anchors of the headings."""
        return {anchor(title) for title in HEADING.findall(self.prose)}


def anchor(title: str) -> str:
    """Returns the anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def pages() -> list[Page]:
    """Returns the pages at the root, the README first, and all of the folder."""
    root = [ROOT / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT")]
    files = [*root, *sorted((ROOT / "Documentation").glob("*.md"))]
    return [Page(file) for file in files if file.exists()]
