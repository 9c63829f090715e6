"""What the search knows: the sections of all guides, with their words."""

import json
import re

from markup import Document


def entries(address: str, document: Document) -> list[list[str]]:
    """Returns the guide's title, the section's title, its address and its text, for each section."""
    found = []
    for section in document.sections:
        target = address if section.level == 1 else f"{address}#{section.anchor}"
        text = re.sub(r"\s+", " ", " ".join(section.words)).strip()
        found.append([document.title, section.title if section.level > 1 else "", target, text])
    return found


def index(all_entries: list[list[str]]) -> str:
    return json.dumps(all_entries, ensure_ascii=False, separators=(",", ":"))
