"""What the recipes of HowDoI.md say, done in their pages as printed; and its files for React and Vue, with these frameworks."""

import re

import bundling
import pytest
from element_page import BUILT, current, evaluate, offset, rest, wait
from harness import ROOT
from harness.geometry import near
from pages import FENCE
from test_documentation import released, show  # noqa: F401: fixtures
from test_frameworks import PAGE, POLICY, vue

GUIDE = (ROOT / "Documentation" / "HowDoI.md").read_text()
STYLE = "getComputedStyle(document.querySelectorAll('swift-carousel img')[{}]).{}"
#: Shows the component of a file, which needs some albums.
ALBUMS = "[2, 6, 10].map(n => ({ cover: `covers/${n}.svg`, title: 'Album ' + n }))"
REACT = f"""
import {{ createElement }} from 'react'
import {{ createRoot }} from 'react-dom/client'
import Albums from './Albums.jsx'
createRoot(document.querySelector('main')).render(createElement(Albums, {{ albums: {ALBUMS} }}))
"""
VUE = f"""
import {{ createApp }} from 'vue'
import Albums from './Albums.js'
createApp(Albums, {{ albums: {ALBUMS} }}).mount('main')
"""


def recipe(heading: str) -> str:
    """Returns the example below a heading."""
    section = re.search(rf"^##+ {heading}$(.*?)(?=^##|\Z)", GUIDE, re.M | re.S)[1]
    return FENCE.search(section)[2]


def test_an_item_under_the_pointer_grows_in_front_of_its_neighbour(page, show):
    show(recipe("React to the pointer"))
    pictures = page.boxes("swift-carousel img")
    # Neighbours of a cover flow reach below the one in the middle.
    covered = (pictures[1].x + 4, pictures[1].centre[1])
    front = "([x, y]) => document.elementFromPoint(x, y).alt"
    assert page.evaluate(front, list(covered)) == "Soft Harmonic"
    page.move(pictures[0].x + 6, pictures[0].centre[1])
    page.wait_for(f"{STYLE.format(0, 'scale')} === '1.1'")
    page.wait_for(f"([x, y]) => ({front})([x, y]) === 'Wild Threshold'", list(covered))
    assert page.evaluate(STYLE.format(1, "scale")) == "none"


def test_a_picture_moves_in_its_frame_with_the_distance_from_the_middle(page, show):
    show(recipe("Parallax"))

    def shares():
        return [float(page.evaluate(STYLE.format(at, "objectPosition")).split("%")[0]) for at in range(3)]

    assert shares() == near((50, 90, 130))
    evaluate(page, "c.scrollOffset = 0.5")
    rest(page)
    assert shares() == near((30, 70, 110))


def test_items_beside_the_middle_are_faded(page, show):
    show(recipe("Fade the items"))
    opacities = """[...c.children].map(item => {
      let opacity = 1
      for (let box = item; box !== c; box = box.assignedSlot ?? box.parentElement ?? box.getRootNode().host) {
        opacity *= getComputedStyle(box).opacity
      }
      return opacity
    })"""
    assert evaluate(page, opacities) == near((0.3, 1, 0.3), 0.01)


def test_each_item_has_its_own_width_and_the_same_gap(page, show):
    show(recipe("Unequal widths"))
    pictures = page.boxes("swift-carousel img")
    assert [picture.width for picture in pictures] == near((240, 120, 180))
    assert [after.x - before.right for before, after in zip(pictures, pictures[1:])] == near((12, 12))


def test_a_form_leads_to_the_next_item_when_its_field_is_filled_in(page, show):
    show(recipe("Forms in items"))
    following = page.box("swift-carousel fieldset:nth-child(2)").centre
    press_next = "c.shadowRoot.querySelector('[part~=next]').click()"
    evaluate(page, press_next)
    page.wait_for("document.activeElement.name === 'name'")
    assert current(page) == 0 and page.box("fieldset:nth-child(2)").centre == near(following)
    page.type("Ada")
    evaluate(page, press_next)
    wait(page, "c.currentIndex === 1 && !c.isScrolling")
    # Sent without a town, it leads back to the town.
    evaluate(page, "c.scrollTo(2, { animated: false })")
    page.click(*page.box("fieldset button").centre)
    wait(page, "c.currentIndex === 1 && !c.isScrolling && document.activeElement.name === 'town'")


def test_buttons_outside_move_the_carousel_and_its_counter(page, show):
    show(recipe("Buttons outside of the carousel"))
    page.wait_for("document.getElementById('page').textContent === '1 of 3'")
    page.click(*page.box("[command='--next']").centre)
    page.wait_for("document.getElementById('page').textContent === '2 of 3'")
    page.click(*page.box("[command='--previous']").centre)
    page.wait_for("document.getElementById('page').textContent === '1 of 3'")


def test_a_thumbnail_shows_its_picture_and_follows_it(page, show):
    show(recipe("Thumbnails"))
    wait(page, "document.querySelector('[controls-for]').selectedIndex === 0")
    page.click(*page.box("[controls-for] img:nth-child(3)").centre)
    wait(page, "c.id === 'pictures' && c.currentIndex === 2 && !c.isScrolling")
    evaluate(page, "c.scrollTo(1)")
    wait(page, "document.querySelector('[controls-for]').selectedIndex === 1")


def test_the_address_has_the_item_and_back_leads_to_the_one_before(page, show):
    show(recipe("An address for each item"))
    evaluate(page, "c.shadowRoot.querySelector('[part~=next]').click()")
    page.wait_for("location.hash === '#soft-harmonic'")
    page.click(*page.box("a").centre)
    wait(page, "c.currentIndex === 2 && !c.isScrolling")
    assert page.evaluate("location.hash") == "#still-grove"
    page.evaluate("history.back()")
    wait(page, "c.currentIndex === 1 && !c.isScrolling")


def test_items_grow_with_the_full_screen(page, show):
    show(recipe("Full screen"))
    assert page.box("swift-carousel img").height == near(270)
    page.click(*page.box("button").centre)
    page.wait_for("document.fullscreenElement?.matches('swift-carousel')")
    page.wait_for("Math.abs(document.querySelector('img').clientHeight - 0.9 * innerHeight) <= 1")
    wait(page, "c.scrollOffset === 0")


def test_autoplay_leaves_a_story_when_its_animation_has_ended(page, show):
    show(recipe("Autoplay that waits for a video"))
    assert current(page) == 0 and evaluate(page, "c.autoplayRemainingTime") is None
    page.evaluate("document.querySelector('article').getAnimations()[0].finish()")
    wait(page, "c.currentIndex === 1")


def component(source: str) -> str:
    """Returns a single file of Vue as a module: what its script declares is what its setup returns."""
    script, template = (re.search(rf"<{tag}[^>]*>\n(.*)</{tag}>", source, re.S)[1] for tag in ("script", "template"))
    imports, body = re.match(r"((?:import [^\n]+\n)*)(.*)", script, re.S).groups()
    props = re.search(r"defineProps\((.*)\)", body)
    names = ", ".join(re.findall(r"^const (\w+)", body, re.M))
    return f"""{imports}
export default {{
  props: {props[1]},
  components: {{ SwiftCarousel }},
  setup() {{ {body.replace(props[0], "")} return {{ {names} }} }},
  template: `{template}`,
}}"""


@pytest.mark.parametrize("name, app, file", [
    ("React", REACT, {"Albums.jsx": recipe("React")}),
    ("Vue", VUE, {"Albums.js": component(recipe("Vue"))}),
], ids=["React", "Vue"])
def test_a_file_shows_its_albums_and_follows_the_carousel(page, serve, released, tmp_path, name, app, file):
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "swift-carousel").symlink_to(BUILT)
    for path, source in file.items():
        (tmp_path / path).write_text(source)
    choices = [f"--alias:vue={vue()}", '--define:process.env.NODE_ENV="development"', "--jsx=automatic"]
    built = bundling.bundle(tmp_path, name, app, *choices)
    covers = {f"covers/{number}.svg": released[f"covers/{number:02}.svg"] for number in (2, 6, 10)}
    page.open(serve({"index.html": PAGE, "swift-carousel.wasm": released["swift-carousel.wasm"], **covers}, built, policy=POLICY).url())
    wait(page, "c?.numberOfItems === 3")
    rest(page)
    assert evaluate(page, "[c.itemStyle, c.label]") == ["cover-flow", "Albums"]
    page.wait_for("document.querySelector('p').textContent === 'Album 2'")
    page.click(*page.box("button").centre)
    page.wait_for("document.querySelector('p').textContent === 'Album 6'")
    rest(page)
    assert offset(page) == 1


@pytest.mark.parametrize("name, loader", [("Angular", "ts"), ("Solid", "jsx")])
def test_a_file_for_another_framework_can_be_parsed(tmp_path, name, loader):
    """No compiler of these frameworks is at hand; esbuild finds at least mistakes in the syntax."""
    (tmp_path / f"albums.{loader}").write_text(recipe(name))
    bundling.bundle(tmp_path, name, f"import './albums.{loader}'", "--packages=external", "--jsx=preserve")
