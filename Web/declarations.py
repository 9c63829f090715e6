"""Declarations for TypeScript and a Custom Elements Manifest, from the engine's catalogue of styles, options and settings.
Everything else is declared by hand in swift-carousel.d.ts."""

import json
import re

#: Descriptions of attributes that have no member of the same name.
OTHER_ATTRIBUTES = {
    "indicator", "controls", "copies", "marks", "as-list", "list-button", "show-autoplay-progress", "controls-for", "linked-to", "hash", "label", "motion", "momentum-curve",
    "path", "view-box", "scales",
    "opacities", "item-style", "current-index", "destination-index", "decorations", "config",
}

#: The slots of children, besides that of the items.
SLOTS = {
    "": "The items.",
    "placeholder": "Placeholders: half of them appear before the first item and half after the last.",
    "overlay": "What lies over the items.",
    "previous": "Your own button for the previous item.",
    "next": "Your own button for the next item.",
    "pause": "Your own button that pauses and resumes autoplay and autoscroll.",
    "indicator": "Your own indicator of the position.",
}
#: The parts that style sheets select, as in `swift-carousel::part(item)`.
PARTS = {
    "stage": "The area of the items.",
    "item": "The box of an item.",
    "current-item": "The box of the current item.",
    "previous-item": "The box of the item before the current one.",
    "next-item": "The box of the item after the current one.",
    "selected-item": "The box of the item that the other carousel shows, with `controls-for`.",
    "overlay": "The area of what lies over the items.",
    "controls": "The area of the buttons and the indicator.",
    "previous": "The button for the previous item.",
    "next": "The button for the next item.",
    "pause": "The button that pauses and resumes autoplay and autoscroll.",
    "list": "The button that shows the items as a list.",
    "indicator": "The indicator of the position.",
    "dot": "A dot of the indicator.",
    "current": "The dot of the current item.",
    "filled": "The share of a progress bar up to the current page.",
    "row": "The list that shows all items.",
}
#: The states that style sheets select, as in `swift-carousel:state(moving)`.
STATES = {
    "dragging": "The user drags.",
    "moving": "Something moves.",
    "at-start": "Nothing is before what is shown.",
    "at-end": "Nothing is after what is shown.",
    "single-page": "There is one page at most.",
    "wrapping": "The last item is followed by the first.",
    "playing": "Autoplay or an autoscroll goes on.",
    "paused": "The user has paused autoplay or an autoscroll.",
    "list": "The items are shown as a list.",
    "waiting": "The engine has not started.",
}
#: The custom properties that are no settings.
PROPERTIES = {
    "--swift-carousel-color": "The colour of the buttons and the indicator.",
    "--swift-carousel-background": "The colour behind the buttons and the indicator.",
    "--carousel-offset": "Set on the carousel, makes each item have its own distance from the middle, in items.",
    "--carousel-autoplay-progress": "With `show-autoplay-progress`, the time of autoplay at the current item, from 0 to 1.",
    "--carousel-raise": "Set on the part `item`, moves the item in front of the others if it is above 0.",
}

UNITS = {"px": "in pixels", "rad": "in radians", "items/s": "in items per second", "s": "in seconds", "items": "in items"}

POINT = "Partial<CarouselPoint> | [x: number, y: number] | string | null"


def camel(attribute):
    return re.sub(r"-(.)", lambda match: match[1].upper(), attribute)


def sentence(field):
    """Returns the summary with its unit and its default."""
    text = field["summary"]
    unit = UNITS.get(field.get("unit", ""))
    if unit and unit not in text:
        text += f", {unit}"
    default = field.get("standard")
    if isinstance(default, dict):
        default = f"{default.get('x', 0):g}, {default.get('y', 0):g}"
    if isinstance(default, bool):
        default = str(default).lower()
    return f"{text}." + (f" Default: {default}." if default is not None and default != [] else "")


def comment(text, indentation="  "):
    return f"{indentation}/** {text} */\n"


def settings(catalogue):
    """Returns the members of the engine's settings."""
    text = "/** The engine's settings, each a property and, with hyphens, an attribute. */\nexport interface CarouselSettings {\n"
    for field in catalogue["settings"]:
        name, kind = field["name"], field["kind"]
        text += comment(f"{sentence(field)} Attribute: `{field['attribute']}`.")
        if kind == "point":
            text += f"  get {name}(): Readonly<CarouselPoint>;\n  set {name}(value: {POINT});\n"
        elif kind == "transitions":
            text += f"  get {name}(): readonly CarouselTransition[];\n  set {name}(value: readonly CarouselTransition[] | string | null);\n"
        elif kind == "choice":
            names = " | ".join(f"'{one}'" for one in field["shape"]["names"])
            text += f"  get {name}(): {names};\n  set {name}(value: {names} | null);\n"
        elif kind in ("number", "count"):
            text += f"  get {name}(): number;\n  set {name}(value: number | string | null);\n"
        else:
            text += f"  {name}: boolean;\n"
    return text + "}\n"


def options(catalogue, table):
    fields = {}
    for style in catalogue["styles"]:
        for field in style["fields"]:
            fields.setdefault(field["name"], {**field, "standard": None})
    wraps = next(field for field in catalogue["fields"] if field["name"] == "wraps")
    fields["wrap"] = {**wraps, "standard": None}
    text = "/** The options of styles. */\nexport interface CarouselOptions {\n"
    for attribute, _ in table["options"]:
        name = camel(attribute)
        text += comment(sentence(fields[name])) + f"  {name}?: CarouselOption;\n"
    return text + "}\n"


def union(name, summary, names):
    return comment(summary, "") + f"export type {name} =\n" + "\n".join(f"  | '{one}'" for one in names) + ";\n"


def typescript(by_hand, catalogue, table):
    """Returns the hand-written declarations, followed by those of the catalogue."""
    parts = [
        by_hand.rstrip() + "\n",
        settings(catalogue),
        union("CarouselStyle", "The styles, in the order in which galleries show them.", table["styles"]),
        union("CarouselTransition", "A change that can be shown as a transition.", table["transitions"]),
        options(catalogue, table),
    ]
    return "\n".join(parts)


def members(text):
    """Returns the properties of declarations by name: their type and their comment."""
    pattern = r"/\*\*((?:(?!\*/).)*)\*/\s*(?:readonly )?(?:get (\w+)\(\)|(\w+)\??): ([^;]+);"
    found = {}
    for match in re.finditer(pattern, text, re.S):
        words = re.sub(r"\s*\n\s*\* ?", " ", match[1]).strip()
        found.setdefault(match[2] or match[3], (match[4], words))
    return found


def manifest(declarations, table, version):
    """Returns the Custom Elements Manifest: all that pages use of the element, for editors and documentation tools."""
    known = members(declarations)
    attributes = [attribute for attribute, *_ in table["settings"]]
    attributes += [attribute for attribute, is_flag in table["options"]] + sorted(OTHER_ATTRIBUTES)
    body = re.search(r"export class SwiftCarouselElement.*?\n}\n", declarations, re.S)[0]
    settings = re.search(r"export interface CarouselSettings {.*?\n}\n", declarations, re.S)[0]
    events = re.search(r"export interface SwiftCarouselEventMap {.*?\n}\n", declarations, re.S)[0]
    styled = ["item-style", *(attribute for attribute, *_ in table["settings"])]
    settings_by_style = {f"--carousel-{name}": attribute_entry(name, known)["description"] for name in styled}
    return {
        "schemaVersion": "2.1.0",
        "readme": "",
        "modules": [{
            "kind": "javascript-module",
            "path": "swift-carousel.js",
            "declarations": [{
                "kind": "class",
                "name": "SwiftCarouselElement",
                "customElement": True,
                "tagName": "swift-carousel",
                "description": f"A carousel in three dimensions, version {version}.",
                "superclass": {"name": "HTMLElement"},
                "attributes": [attribute_entry(name, known) for name in attributes],
                "members": [
                    {"kind": "field", "name": name, "type": {"text": kind}, "description": words}
                    for name, (kind, words) in (members(body) | members(settings)).items()
                ],
                "events": [
                    {"name": name, "type": {"text": kind}, "description": words}
                    for name, (kind, words) in members(events).items()
                ],
                "slots": described(SLOTS),
                "cssParts": described(PARTS),
                "cssStates": described(STATES),
                "cssProperties": described(PROPERTIES | settings_by_style),
            }],
            "exports": [
                {"kind": "js", "name": "SwiftCarouselElement", "declaration": {"name": "SwiftCarouselElement"}},
                {
                    "kind": "custom-element-definition", "name": "swift-carousel",
                    "declaration": {"name": "SwiftCarouselElement"},
                },
            ],
        }],
    }


def described(texts):
    return [{"name": name, "description": text} for name, text in texts.items()]


def attribute_entry(name, known):
    kind, words = known[camel(name)]
    return {"name": name, "fieldName": camel(name), "type": {"text": kind}, "description": words}


def load(catalogue):
    return (json.loads((catalogue / name).read_text()) for name in ("catalogue.json", "element.json"))
