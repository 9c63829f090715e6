"""The project's terms: expressions in pages, comments and messages that are replaced by those of the field."""

import re
from pathlib import Path

from pages import ROOT

#: Expressions to avoid, and their replacements.
TERMS = {
    r"(in|out of|into) sight": "visible, off-screen",
    r"comes? in line|came in line|coming in line": "snaps",
    r"gives? beyond": "overscrolls",
    r"\bwishes\b": "preferences",
    r"(is|are) taken in\b": "is queued",
    r"comes? to be\b": "inserts",
    r"makes? no sense": "invalid",
    r"predecessor": "outgoing layout",
    r"\bflights?\b": "motion, scroll animation",
    r"\bglid(e|es|ing)\b": "deceleration, decelerates",
    r"nothing else is said": "by default",
    r"\bone's own\b": "custom",
    r"whole engine": "engine",
    r"those who don't see|readers without sight": "assistive technology",
}
PATTERN = re.compile("|".join(f"(?:{term})" for term in TERMS), re.I)

FOLDERS = [
    "Sources", "Web/element", "Web/element-later", "Web/element-decorations", "Web/element-documents", "Web/gallery", "GTK/Sources", "Tests", "Checks", "Tools", "Benchmarks",
    "Documentation",
]
FILES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "carousel", "Web/swift-carousel.d.ts"]
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
PYTHON_COMMENT = re.compile(r'"""(.*?)"""|# [^\n]*|#: [^\n]*', re.S)


def check():
    """Yields each file with its first expression to avoid."""
    for file in sorted(files()):
        text = file.read_text(encoding="utf-8")
        comment = PYTHON_COMMENT if file.suffix == ".py" else COMMENT
        pieces = [(0, text)] if file.suffix in ("", ".md") else [(m.start(), m[0]) for m in comment.finditer(text)]
        yield str(file.relative_to(ROOT)), next(filter(None, (problem(text, *piece) for piece in pieces)), "")


def files():
    for folder in FOLDERS:
        for suffix in ("*.swift", "*.js", "*.md", "*.py"):
            yield from (path for path in (ROOT / folder).rglob(suffix) if ".build" not in path.parts and path.name != Path(__file__).name)
    yield from (ROOT / name for name in FILES)


def problem(text: str, start: int, piece: str) -> str:
    found = PATTERN.search(piece)
    if not found:
        return ""
    instead = next(words for term, words in TERMS.items() if re.fullmatch(term, found[0], re.I))
    line = text.count("\n", 0, start + found.start()) + 1
    return f"line {line}: “{found[0]}”; the term is {instead}"
