"""The examples in Gallery/examples.json are valid, in both galleries, and written nowhere else."""

import json
import re

import jsonschema
import pytest
from gallery_page import DATA, EXAMPLES, open_gallery
from harness import ROOT

WEB, DESKTOP = ROOT / "Web/gallery", ROOT / "GTK/Sources/CarouselDesktop"
SCHEMA = json.loads((ROOT / "build/web/swift-carousel.schema.json").read_text())
ALL = {example["id"]: example for group in DATA["groups"] for example in group["examples"]}
SOURCES = {
    file.relative_to(ROOT): file.read_text()
    for folder, kinds in ((WEB, ("js", "html")), (DESKTOP, ("swift",)))
    for kind in kinds
    for file in folder.rglob(f"*.{kind}")
}


def resolved(example, part):
    """Returns the controls or actions of an example, of which names stand for what several examples have."""
    return [DATA[part][one] if isinstance(one, str) else one for one in example.get(part, [])]


@pytest.mark.parametrize("example", ALL)
def test_the_settings_are_valid_documents(example):
    data = ALL[example]
    documents = [data["settings"], *({**data["settings"], **one.get("settings", {})} for one in data.get("carousels", []))]
    for control in resolved(data, "controls"):
        documents += [{"version": 1, **choice["settings"]} for choice in control.get("choices", []) if "settings" in choice]
        documents += changed(data["settings"], control)
    for document in documents:
        # Options of the style are those of one that has them.
        document = {**document, "style": {"name": data["settings"].get("style", {}).get("name", "linear"), **document.get("style", {})}}
        jsonschema.validate(document, SCHEMA)


def changed(settings, control):
    """Yields documents in which a control has changed its field to each of its choices, or to the ends of its range."""
    for value in [*(choice["value"] for choice in control.get("choices", [])), *control.get("range", []), control.get("on")]:
        if "setting" not in control or value is None:
            continue
        document = json.loads(json.dumps(settings))
        *path, last = control["setting"].split(".")
        owner = document
        for name in path:
            owner = next(one for one in owner if one["name"] == name) if isinstance(owner, list) else owner.setdefault(name, {})
        owner[last] = value
        yield document


def keys(file, name):
    """Returns the names of the examples that a gallery starts with code of its own, or the kinds of items that it makes."""
    lines = re.search(rf"\b{name}[^\n]*[{{\[]\n(.*?)\n *[}}\]]\n", (ROOT / file).read_text(), re.S)[1]
    if file.endswith(".js"):
        return set(re.findall(r"(?:^|,)\s*'?([\w-]+)'?(?=[,:]|$)", re.sub(r"\{.*?\}", "", lines), re.M))
    return set(re.findall(r'"([\w-]+)":', lines))


def test_every_example_is_in_both_galleries():
    """An example is started by code of its own, or its items are of a kind that the gallery makes."""
    for starts, kinds in (
        (keys("Web/gallery/examples.js", "starts ="), keys("Web/gallery/items.js", "kinds =")),
        (keys("GTK/Sources/CarouselDesktop/Examples/Example.swift", "starts:"),
         keys("GTK/Sources/CarouselDesktop/Examples/Items/ItemKind.swift", "kinds =")),
    ):
        assert starts - set(ALL) == set()
        assert len(kinds) >= 5
        homeless = [
            id for id, example in ALL.items() if id not in starts | {"designer"} and example.get("items", {}).get("kind") not in kinds
        ]
        assert homeless == []


def test_no_title_is_written_anywhere_else():
    """Nor a sentence. Titles of one word are also words of code."""
    hints = [control["hint"] for example in ALL.values() for control in resolved(example, "controls") if "hint" in control]
    texts = {text for example in ALL.values() for text in (example["title"], example["summary"])} | set(hints)
    for text in texts:
        if " " not in text:
            continue
        quoted = re.compile("[\"'`>]" + re.escape(text) + "[\"'`.<]", re.I)
        assert [str(file) for file, source in SOURCES.items() if quoted.search(source)] == [], text


def test_the_ids_are_unique_and_names_stand_for_something():
    ids = [example["id"] for group in DATA["groups"] for example in group["examples"]]
    assert len(ids) == len(set(ids)) >= 35
    for example in ALL.values():
        assert example["title"] and example["summary"] and example["icon"].endswith("-symbolic")
        for part in ("controls", "actions"):
            assert all(one["title"] for one in resolved(example, part))


def test_the_web_gallery_sets_elements_up_as_they_do_themselves(page, serve):
    open_gallery(page, serve, "#covers")
    found = page.evaluate(
        """(async () => {
          const [{ default: list }, { Setup }] = await Promise.all([import('./examples-data.js'), import('./setup.js')])
          const documents = []
          for (const { id, settings: { decorations, ...settings } } of list.groups.flatMap(({ examples }) => examples)) {
            const [ours, theirs] = [1, 2].map(() => document.createElement('swift-carousel'))
            new Setup(ours, settings)
            await theirs.configure(settings)
            documents.push([id, await ours.configure(), await theirs.configure()])
          }
          return documents
        })()"""
    )
    assert len(found) == len(ALL)
    for example, ours, theirs in found:
        assert with_style(ours) == with_style(theirs), example


def with_style(document):
    return {**document, "style": {"name": "linear", **document.get("style", {})}}


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example != "options"])
def test_the_panel_has_the_controls_of_the_data(page, serve, example):
    open_gallery(page, serve, f"#{example}")
    rows, buttons, readings = page.evaluate(
        """['.row', '.actions button', '.reading dt'].map(part =>
          [...document.querySelectorAll(`#settings ${part}`)].map(one => (one.querySelector('.row-name') ?? one).textContent))"""
    )
    data = ALL[example]
    # Groups follow what has none.
    assert sorted(rows) == sorted(control["title"] for control in resolved(data, "controls"))
    assert buttons == [action["title"] for action in resolved(data, "actions")]
    assert readings == [reading["title"] for reading in data.get("readings", [])]
