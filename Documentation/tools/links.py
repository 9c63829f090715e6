"""Links to existing files of the repository, and to existing headings."""

from pages import ROOT, Page


def check(pages: list[Page]):
    """Yields each link with its problem, or an empty text. External addresses are not requested."""
    known = {page.path: page for page in pages}
    linked = set()
    for page in pages:
        for target, line in page.links:
            if target.startswith(("http://", "https://", "mailto:")):
                continue
            path, _, anchor = target.partition("#")
            file = (page.path.parent / path).resolve() if path else page.path
            linked.add(file)
            problem = ""
            if not file.exists() or not file.is_relative_to(ROOT):
                problem = f"there is no {target}"
            elif anchor and file in known and anchor not in known[file].anchors:
                problem = f"{file.name} has no heading #{anchor}"
            yield f"{page.name}:{line}", problem
    for page in pages:
        if page.path.parent.name == "Documentation" and page.path.name != "README.md":
            yield f"{page.name}", "" if page.path in linked else "no page links to it"
