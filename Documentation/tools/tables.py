"""The tables of settings, styles, options and decorations match the catalogue, which is generated from the engine's table."""

import json
import math
import re

from pages import ROOT, Page

CATALOGUE = ROOT / "build" / "catalogue" / "catalogue.json"
#: The attributes whose names differ from those in documents.
ATTRIBUTES = {"axis": "vertical", "wraps": "wrap"}
#: The kinds of options that are described in sentences instead of a row.
LARGE = ("path", "viewBox", "list")
CODE = re.compile(r"`([^`]+)`")
NUMBER = re.compile(r"(−?)(\d+(?:\.\d+)?)?(π)?(?:/(\d+))?(?=$|[,;\s])")


def check(pages: list[Page]):
    """Yields each fact of the catalogue with the problem of the page, or an empty text."""
    catalogue = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    by_name = {page.path.name: page for page in pages}
    yield from settings(catalogue["fields"], {field["name"] for field in catalogue["settings"]}, by_name["Web.md"])
    yield from styles(catalogue["styles"], by_name["Styles.md"])
    yield from decorations(catalogue["decorations"], by_name["Decorations.md"])


def settings(fields, made: set[str], page: Page):
    cells = {name: row for row in rows(page.prose) for name in CODE.findall(row[0]) if len(row) == 4}
    for field in fields:
        attribute = ATTRIBUTES.get(field["name"], hyphenated(field["name"]))
        row = cells.get(attribute)
        # The others are in the page of settings, which is made from the table.
        if row is None and field["name"] in made:
            continue
        yield from result(page, f"`{attribute}`", row, attribute_default(field["standard"]) if "standard" in field else None)


def styles(kinds, page: Page):
    sections = {anchor(part.partition("\n")[0]): part for part in re.split(r"^#+ +", page.prose, flags=re.M)}
    overview = {name: row for row in rows(page.prose) if len(row) == 4 for name in re.findall(r"\[`([\w-]+)`\]", row[0])}
    links = dict(re.findall(r"\[`([\w-]+)`\]\(#([\w-]+)\)", page.prose))
    common = options(next(part for part in sections.values() if "| `visible-items` |" in part))
    for style in kinds:
        name = style["name"]
        if name not in overview:
            yield f"{page.name}: {name}", "is not in the overview"
            continue
        section = sections[links[name]]
        for field in style["fields"]:
            if field["shape"]["kind"] in LARGE:
                option = hyphenated(field["name"])
                yield f"{page.name}: {option} of {name}", "" if f"`{option}`" in section else "is not in the section"
        fields = {hyphenated(field["name"]): field.get("standard") for field in style["fields"] if field["shape"]["kind"] not in LARGE}
        _, _, backs, drag = overview[name]
        told = {"show-backfaces": backs == "yes", "offset-multiplier": float(drag)}
        for option, value in told.items():
            yield f"{page.name}: {option} of {name}", "" if fields[option] == value else f"is {fields[option]}"
        rows_of_style = {**common, **options(section)}
        for option, value in fields.items():
            row = rows_of_style.get(option)
            expected = None if option in told or row is None else default_of(row[2], name)
            wrong = expected is not None and value is not None and not close(expected, value)
            yield (f"{page.name}: {option} of {name}",
                   "has no row" if row is None else f"is {value}, and not {expected}" if wrong else "")


def decorations(kinds, page: Page):
    found, kind = {}, ""
    for row in rows(page.prose):
        if len(row) == 4:
            kind = "".join(CODE.findall(row[0])) or kind
            names = CODE.findall(row[1])
            for name, value in zip(names, row[3].split(", ") if len(names) > 1 else [row[3]]):
                found[kind, name] = [*row[:3], value]
    for decoration in kinds:
        for field in decoration["fields"]:
            row = found.get((decoration["name"], field["name"]))
            standard = field.get("standard")
            yield from result(page, f"{field['name']} of {decoration['name']}", row, standard if is_number(standard) else None)


def result(page: Page, name: str, row, default):
    if row is None:
        return (yield f"{page.name}: {name}", "has no row")
    told = row[3].strip("`")
    wrong = (is_number(default) and not close(default_of(row[3], ""), default)) or (isinstance(default, str) and told != default)
    yield f"{page.name}: {name}", f"has the default {default}, and not {row[3]}" if wrong else ""


def attribute_default(value):
    """Returns a default in the format of the table of attributes."""
    if isinstance(value, dict):
        return f'"{value["x"]:g} {value["y"]:g}"'
    return {True: "on", False: "off", "none": '""', "horizontal": "off"}.get(value, value) if isinstance(value, (bool, str)) else value


def options(section: str):
    return {name: row for row in rows(section) if len(row) == 3 for name in CODE.findall(row[0])}


def rows(text: str):
    for line in text.splitlines():
        if line.startswith("| "):
            yield [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def default_of(cell: str, style: str):
    """Returns the number or Boolean in a cell for a style, or None if it has words: `0.8; 0.5 for the style`."""
    first, *others = cell.split("; ")
    for other in others:
        value, _, names = other.partition(" for ")
        if style in CODE.findall(names):
            first = value
    if first in ("yes", "no"):
        return first == "yes"
    match = NUMBER.match(first)
    if not match or not (match[2] or match[3]) or re.match(r".*(or \d|or a|;)", first) or " · " in first:
        return None
    return (-1 if match[1] else 1) * float(match[2] or 1) * (math.pi if match[3] else 1) / float(match[4] or 1)


def close(told, value) -> bool:
    return told is not None and math.isclose(told, value, abs_tol=1e-9)


def is_number(value) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def hyphenated(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def anchor(title: str) -> str:
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")
