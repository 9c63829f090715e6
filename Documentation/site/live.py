"""The examples in HTML as pages that run in a frame, with the element and the pictures of the gallery.

Their styles and scripts are in files of their own, as a strict content security policy wants them.
"""

import re

from examples import START, whole_page

SCHEME = '<meta name="color-scheme" content="light dark">'
HEAD = f'<meta name="viewport" content="width=device-width, initial-scale=1">{SCHEME}<link rel="stylesheet" href="../assets/example.css">'
#: Where an example finds what it expects beside itself.
BESIDE = (
    (r'(href|src)="(?=swift-carousel[\w.-]*")', r'\1="../gallery/'),
    (r'src="(?=(?:covers|scenes)/)', 'src="../gallery/artwork/'),
)
#: What an element does by an attribute, in a script.
HANDLER = "document.querySelector('[data-script=\"{number}\"]').on{0} = function () {{ {1} }}\n"


def example_files(name: str, example: str) -> dict[str, str]:
    """Returns the page of an example, its style sheet and its script, by their names."""
    page = whole_page(example).replace(SCHEME, "")
    styles: list[str] = []
    scripts: list[str] = []

    def move(pattern: str, kept: list[str], rule: str, text: str) -> str:
        """Moves what a pattern finds into a file. A rule or function there names its element by a number."""
        def moved(match):
            number = len(kept)
            kept.append(rule.format(*match.groups(), number=number))
            return f' data-{"style" if kept is styles else "script"}="{number}"' if "{number}" in rule else ""

        return re.sub(pattern, moved, text, flags=re.S)

    page = move(r"<style>\n(.*?)</style>\n?", styles, "{0}", page)
    page = move(r'<script(?: type="module")?>\n(.*?)</script>\n?', scripts, "{0}", page)
    page = move(r' style="([^"]*)"', styles, '[data-style="{number}"] {{ {0} }}\n', page)
    page = move(r' on(\w+)="([^"]*)"', scripts, HANDLER, page)
    for pattern, replacement in BESIDE:
        page = re.sub(pattern, replacement, page)
    head = HEAD if "<title>" in page else f"{HEAD}<title>Example</title>"
    if styles:
        head += f'<link rel="stylesheet" href="{name}.css">'
    if scripts:
        head += f'<script type="module" src="{name}.js"></script>'
    charset = '<meta charset="utf-8">'
    page = page.replace(START, f'{START}\n<html lang="en">\n', 1).replace(charset, charset + head, 1)
    files = {f"{name}.html": page, f"{name}.css": "".join(styles), f"{name}.js": "".join(scripts)}
    return {file: text for file, text in files.items() if text}
