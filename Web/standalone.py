"""Composes a page of its own for each example of the gallery: what the gallery shows as its code, and opens.

The page of an example is `alone/ID.html`, or else that of its kind of items, `alone/kind-KIND.html`: its style, its content and its script.
What all pages share, the attributes of the carousels and the number of items are added.
"""

import html
import json
import re

from modules import ROOT

SOURCES = ROOT / "Web" / "alone"
GALLERY = ROOT / "Web" / "gallery" / "examples"
ARTWORK = ROOT / "Gallery" / "Artwork"
#: How many of the covers are in the page whose items are written in HTML.
COVERS = 18
#: The styles whose items stand on a floor, and the reflection of covers and pictures in it.
STANDING = re.compile(r"linear(-3d)?|(basic-|inverted-)?(rotary|cylinder)|cover-flow.*")
REFLECTION = {"name": "reflection", "gap": 2, "height": 0.42}
#: Names of fields that are not those of attributes.
ATTRIBUTES = {"axis": "vertical", "wraps": "wrap", "style.name": "item-style", "motion.profile": "motion"}
#: What is the default of a carousel, and so in no tag.
DEFAULTS = {"motion": "classic"}
CAROUSEL = "<swift-carousel></swift-carousel>"
#: A carousel fills the window, and items cast a shadow. What is beyond the window is clipped: for it, Firefox would show scroll bars for
#: a moment.
SHARED = """\
  :root { color-scheme: light dark; --floor: light-dark(#f0ece4, #09090b); --card: light-dark(#fffdf9, #222228);
    --raised: light-dark(#f3efe7, #222227); --text: light-dark(#1d1a16, #f4f3f1); --quiet: light-dark(#69635a, #a4a3aa);
    --accent: light-dark(#b8430f, #ff8a5b); --shadow: 0 14px 30px light-dark(rgb(60 40 20 / 0.22), rgb(0 0 0 / 0.5)) }
  * { box-sizing: border-box; margin: 0 }
  body { background: linear-gradient(light-dark(#fbf9f5, #1b1c22), var(--floor) 62%) fixed; color: var(--text); font: 15px/1.5 system-ui }
  swift-carousel { height: 100svh; overflow: clip; cursor: grab;
    --swift-carousel-color: var(--text); --swift-carousel-background: var(--card) }
"""
#: What makes the covers of a data source.
COVER = """\
function cover(index, reused) {
  const image = reused ?? new Image()
  image.className = 'cover'
  image.src = `covers/${String(index % 64).padStart(2, '0')}.svg`
  image.alt = `Cover ${index + 1}`
  return image
}
"""
#: The shapes of the example with styles of its own, as on the stage.
SHAPES = re.compile(r"const shapes = \{.*?\n\}\n", re.S)
#: The controls of a page, and its own row of buttons.
CONTROLS = "  button, input, textarea { color: inherit; font: inherit }\n"
BUTTONS = """\
  .buttons { position: fixed; inset: auto 16px 16px; display: flex; justify-content: center; gap: 8px }
  .buttons > * { min-height: 44px; padding: 10px 16px; border: 0; border-radius: 14px; background: var(--raised) }
"""


def examples():
    """Yields the examples that have a page, in the order of the gallery."""
    for group in json.loads((ROOT / "Gallery" / "examples.json").read_text())["groups"]:
        yield from (example for example in group["examples"] if example["id"] != "designer")


def kebab(name):
    return re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def fields(settings):
    """Yields the fields of a document with their values; those of its style and its motion each by its own name."""
    for name, value in settings.items():
        if name in ("style", "motion"):
            yield from ((f"{name}.{part}", inner) for part, inner in value.items())
        elif name != "version":
            yield name, value


def text(name, value):
    """Returns the value of a field as that of an attribute: an empty text for one that needs none."""
    match value:
        case bool():
            return "" if value else "false"
        case {"x": x, "y": y}:
            return f"{x} {y}"
        case [{"at": _, "value": _}, *_]:
            return ", ".join(f"{stop['at']} {stop['value']}" for stop in value)
        case [{"name": _}, *_]:
            return " ".join(decoration(**one) for one in value)
        case "vertical" if name == "axis":
            return ""
    return str(value)


def decoration(name, **given):
    """Returns a decoration as in an attribute. Reflections lie on the floor."""
    given |= {"ground": "var(--floor)"} if name == "reflection" else {}
    return f"{name}({', '.join(f'{key}: {value}' for key, value in given.items())})" if given else name


def attributes(example, carousel):
    """Returns the attributes of a carousel of an example, `ID: value`, in the order in which the gallery sets them."""
    found = {"label": carousel.get("label") or example["label"]}
    for name, value in fields({**example["settings"], **carousel.get("settings", {})}):
        attribute = ATTRIBUTES.get(name) or kebab(name.removeprefix("style."))
        if value != [] and DEFAULTS.get(attribute) != value:
            found[attribute] = text(name, value)
    found |= example_attributes(example)
    if "item-style" in found:
        found = {"item-style": found.pop("item-style"), **found}
    if example.get("first"):
        found["current-index"] = str(example["first"])
    if reflects(example, found):
        found["decorations"] = decoration(**REFLECTION)
    return found


def example_attributes(example):
    """Returns what the controls of an example set from its beginning."""
    return {
        "right-to-left": {"dir": "rtl"},
        "decorated": {"decorations": "reflection(gap: 4, ground: var(--floor)) shadow"},
        "pictures": {"current-index": "4"},
    }.get(example["id"], {})


def reflects(example, found):
    """Returns whether the items are reflected in the floor although they have no decoration."""
    has_pictures = example["id"] == "pictures" or example.get("items", {}).get("kind") == "covers"
    stands = STANDING.fullmatch(found.get("item-style", "linear")) and "vertical" not in found
    return bool(has_pictures and stands and example.get("hasFloor", True) and "decorations" not in found)


def tag(found, content=""):
    """Returns the tag of a carousel with its content."""
    given = "".join(f"\n  {name}" + (f'="{html.escape(value)}"' if value else "") for name, value in found.items())
    inside = "".join(f"  {line}\n" if line else "\n" for line in content.splitlines())
    return f"<swift-carousel{given}>\n{inside}</swift-carousel>"


def content(example):
    """Returns the items that are written in HTML."""
    if example["id"] == "covers":
        titles = [cover["title"] for cover in json.loads((ARTWORK / "artwork.json").read_text())["covers"]]
        return "\n".join(f'<img class="cover" src="covers/{i:02}.svg" alt="{title}">' for i, title in enumerate(titles[:COVERS]))
    articles = example.get("items", {}).get("texts", [])
    return "\n".join(f"<article>\n  <h3>{one['title']}</h3>\n  <p>{one['author']}</p>\n  <p>{one['text']}</p>\n</article>" for one in articles)


def script(example, code):
    """Returns the script of a page with the number of items, the symbols and the shapes of an example, and with what makes covers."""
    items = example.get("items", {})
    if "count" in items:
        code = re.sub(r"(?m)^const count = [\d_]+$", f"const count = {items['count']:_}", code)
    if "symbols" in items:
        lines = "".join(f"  {{ title: '{one['title']}', shapes: `{one['shapes']}` }},\n" for one in items["symbols"])
        code = code.replace("const symbols = []", f"const symbols = [\n{lines}]")
    if "const shapes = {}" in code:
        code = code.replace("const shapes = {}\n", SHAPES.search((GALLERY / "custom.js").read_text())[0])
    makes_covers = re.search(r"element: cover\b|\bcover\(", code) and "function cover" not in code
    return f"{code}\n{COVER}" if makes_covers else code


def page(example):
    """Returns the page of an example."""
    own, of_kind = SOURCES / f"{example['id']}.html", SOURCES / f"kind-{example.get('items', {}).get('kind')}.html"
    source = (own if own.exists() else of_kind).read_text()
    style, body, code = re.fullmatch(r"<style>\n(.*?)</style>\n(.*?)(?:<script>\n(.*?)</script>\n)?", source, re.S).groups()
    style = (CONTROLS if re.search("<(button|input|textarea)", source) else "") + style + (BUTTONS if 'class="buttons"' in body else "")
    for carousel in example.get("carousels", [{}]):
        indent = re.search(rf"(?m)^( *){CAROUSEL}", body)[1]
        made = tag(attributes(example, carousel), content(example)).replace("\n", f"\n{indent}")
        body = body.replace(CAROUSEL, made, 1)
    end = f'\n<script type="module">\n{script(example, code)}</script>\n' if code else ""
    return f"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(example["title"])}</title>
<link rel="stylesheet" href="swift-carousel.css">
<script type="module" src="swift-carousel.js"></script>
<style>
{SHARED}{style}</style>

{body}{end}"""
