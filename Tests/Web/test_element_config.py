"""`config` and `configure` of the element: documents configure a carousel, and are read back unchanged."""

import json
import re

import pytest
from element_page import carousel, evaluate, rest, show, wait
from harness import ROOT

CORPUS = json.loads((ROOT / "Tests" / "Configuration" / "documents.json").read_text())
#: The styles of the page; other styles are read as well, but have no effect.
GOOD = CORPUS["good"]


def configure(page, document):
    """Returns the carousel's document after configuring it, or the problems."""
    return page.evaluate(
        """async (document) => {
          try {
            return await window.carousel.configure(document)
          } catch (error) {
            if (error.name !== 'CarouselConfigurationError') throw error
            return error.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))
          }
        }""",
        document,
    )


@pytest.fixture
def shown(page, serve):
    show(page, serve, carousel(12) + '<template id="back"><i>back</i></template>')
    page.evaluate("void (window.carousel = document.querySelector('swift-carousel'))")
    return page


@pytest.mark.engines("all")
@pytest.mark.main_path
def test_a_document_configures_a_carousel(shown):
    configure(
        shown,
        {
            "version": 1,
            "style": {"name": "rotary", "radius": 300, "fadeMin": None, "showBackfaces": False},
            "axis": "vertical",
            "wraps": False,
            "motion": {"profile": "spring", "bounce": 0.3},
            "contentOffset": {"y": -20},
            "perspective": -0.004,
            "paging": True,
            "bounces": False,
        },
    )
    assert evaluate(
        shown,
        "[c.itemStyle, c.getAttribute('radius'), c.showBackfaces, c.vertical, c.wrap, c.motion, c.contentOffset,"
        " c.perspective, c.paging, c.bounces]",
    ) == ["rotary", "300", False, True, False, evaluate(shown, "c.getAttribute('motion')"), {"x": 0, "y": -20}, -0.004, True, False]
    assert evaluate(shown, "c.getAttribute('motion')").startswith("spring(")
    assert evaluate(shown, "c.wraps") is False
    rest(shown)


@pytest.mark.engines("all", usual="chromium")
def test_documents_are_read_back_unchanged(shown):
    for document in GOOD:
        assert configure(shown, document) == document
        assert evaluate(shown, "c.config") == document


def test_omitted_fields_are_reset(shown):
    for document in GOOD:
        configure(shown, document)
        assert configure(shown, {"version": 1}) == {"version": 1}
        left = evaluate(shown, "c.getAttributeNames().filter(name => !/^(tabindex|role|aria-|class|style)/.test(name))")
        assert left == [], document


def test_attributes_are_equivalent_to_the_document(shown):
    """Another carousel with the same attributes has the same document, except for redundant values."""
    for document in GOOD:
        configure(shown, document)
        read = shown.evaluate(
            """async () => {
              const copy = window.carousel.cloneNode()
              document.body.append(copy)
              const result = await copy.configure()
              copy.remove()
              return result
            }"""
        )
        wanted = {name: value for name, value in document.items() if name not in ("$schema", "decorations")}
        for name in ("style", "motion"):
            if wanted.get(name) == {}:
                del wanted[name]
        for name in ("contentOffset", "viewpointOffset", "focusPoint", "panVector"):
            if name in wanted:
                middle = 0.5 if name == "focusPoint" else 0
                wanted[name] = {"x": middle, "y": middle, **wanted[name]}
        for part, tag, usual in (("style", "name", "linear"), ("motion", "profile", "classic")):
            if part in wanted and part in read and tag not in wanted[part] and read[part].get(tag) == usual:
                wanted[part][tag] = usual
        attributes = evaluate(shown, "[...c.constructor.observedAttributes]")
        own = {"axis": "vertical", "wraps": "wrap", "style": "item-style"}

        def is_known(name):
            attribute = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)
            return name == "version" or own.get(name, attribute) in attributes

        read, wanted = (
            {name: value for name, value in one.items() if is_known(name)} for one in (read, wanted)
        )
        for name in ("scales", "opacities"):
            if name in wanted.get("style", {}):
                wanted["style"][name] = [{"at": 0, "value": 1, **stop} for stop in wanted["style"][name]]
        assert read == wanted


def test_an_invalid_document_changes_nothing_and_is_reported(shown):
    good = {"version": 1, "style": {"name": "wheel", "count": 9}}
    configure(shown, good)
    for bad in CORPUS["bad"]:
        # As a text, because members with odd names get lost on other ways into the page.
        assert configure(shown, json.dumps(bad["document"])) == bad["problems"]
        assert evaluate(shown, "[c.itemStyle, c.getAttribute('count')]") == ["wheel", "9"]
        assert configure(shown, good) == good


@pytest.mark.engines("all", usual="chromium")
def test_syntax_errors_have_their_position(shown):
    """With the same message in every browser."""
    assert configure(shown, '{\n  "version": 1\n  "axis": 2 }') == ["line 3, column 3: expected a comma or }"]
    assert configure(shown, "") == ["line 1, column 1: expected a value"]


def test_the_attribute_is_a_document(page, serve):
    document = '{ "version": 1, "style": { "name": "cylinder" }, "wraps": false }'
    show(page, serve, f"<swift-carousel config='{document}'><p>1</p><p>2</p></swift-carousel>")
    wait(page, "c.itemStyle === 'cylinder' && c.wrap === false")
    assert evaluate(page, "c.config") == json.loads(document)


def test_a_bad_attribute_is_reported(page, serve):
    show(page, serve, "<swift-carousel config='{ \"version\": 1, \"axis\": \"up\" }'><p>1</p></swift-carousel>", ready=False)
    page.wait_for("document.querySelector('swift-carousel').config !== null")
    page.expect_error('axis: expected "horizontal" or "vertical", got "up"')
    assert evaluate(page, "c.vertical") is False


def test_values_set_by_the_page_are_read(shown):
    configure(shown, None)
    shown.evaluate(
        """(() => {
          carousel.setAttribute('item-style', 'cover-flow-2')
          carousel.options = { tilt: 0.5, spacing: (standard) => standard * 2 }
          carousel.motion = 'system(0.99)'
          carousel.viewpointOffset = [10, 0]
          carousel.autoscroll = 0.5
          carousel.wrap = true
        })()"""
    )
    assert shown.evaluate("carousel.configure()") == {
        "version": 1,
        "style": {"name": "cover-flow-2", "tilt": 0.5},
        "wraps": True,
        "motion": {"profile": "system", "decelerationRate": 0.99},
        "viewpointOffset": {"x": 10, "y": 0},
        "autoscroll": 0.5,
    }


def test_boolean_options_reach_the_engine(shown):
    turned = "new DOMMatrix(getComputedStyle(c.shadowRoot.querySelector('[part~=item]')).transform).b"
    for follows in (True, False):
        document = {"version": 1, "style": {"name": "path", "path": "M0 0L100 60", "viewBox": "0 0 100 60", "followsPath": follows}}
        assert configure(shown, document) == document
        wait(shown, f"c.itemStyle === 'path' && (Math.abs({turned}) > 0.1) === {'true' if follows else 'false'}")


STOPS = {"version": 1, "style": {"name": "path", "path": "M0 0H1000", "scales": [{"at": 0, "value": 0.5}, {"at": 1, "value": 1.5}]}}


@pytest.mark.engines("all", usual="chromium")
def test_sizes_and_opacities_along_a_path_reach_the_engine(shown):
    """The focused item is in the centre of the path, the next one 1.1 item lengths further."""
    size = "new DOMMatrix(c.shadowRoot.querySelector('[part~=item]').style.transform).a"
    configure(shown, STOPS)
    wait(shown, f"Math.abs({size} - 1) < 1e-6")
    widths = "['scale', '[part~=item]'] && [...c.shadowRoot.querySelectorAll('[part~=item]')].map(item => new DOMMatrix(item.style.transform))"
    places = evaluate(shown, f"{widths}.map(({{ a, m41 }}) => [a, m41])")
    length = evaluate(shown, "c.currentElement.offsetWidth")
    first = min(place for _, place in places)
    for size_there, place in places:
        if place < first + 500:
            assert size_there == pytest.approx(1 + (place - first) / 1000, abs=1e-6), length
    assert len({round(one, 6) for one, _ in places}) > 2
    # By the attribute, by the property, and removed.
    evaluate(shown, "c.setAttribute('scales', '0 2, 1 2'), 0")
    wait(shown, f"Math.abs({size} - 2) < 1e-6")
    evaluate(shown, "c.scales = [{ value: 0.25 }], 0")
    wait(shown, f"Math.abs({size} - 0.25) < 1e-6")
    assert evaluate(shown, "c.scales") == [{"at": 0, "value": 0.25}]
    assert evaluate(shown, "c.config.style.scales") == [{"at": 0, "value": 0.25}]
    evaluate(shown, "c.scales = null, c.opacities = '0 0.5, nonsense, 1 0.5 7, 0.5 0.5', 0")
    wait(shown, f"Math.abs({size} - 1) < 1e-6 && Number(c.shadowRoot.querySelector('[part~=item]').style.opacity) === 0.5")
    assert evaluate(shown, "c.opacities") == [{"at": 0, "value": 0.5}, {"at": 0.5, "value": 0.5}]
    assert configure(shown, {"version": 1}) == {"version": 1}
    assert evaluate(shown, "[c.scales, c.opacities]") == [None, None]


def test_settings_have_taken_effect_when_configure_resolves(page, serve):
    """After `configure` resolves, the layout can be measured, even the first time."""
    show(page, serve, carousel(12))
    turned = "(c => Math.abs(new DOMMatrix(getComputedStyle(c.shadowRoot.querySelector('[part~=item]')).transform).b))(carousel)"
    assert page.evaluate(
        f"""async () => {{
          const carousel = document.querySelector('swift-carousel')
          const set = carousel.configure({{ version: 1, style: {{ name: 'path', path: 'M0 0L100 60', viewBox: '0 0 100 60' }} }})
          await set
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
          return {turned}
        }}"""
    ) > 0.1


def test_properties_without_attributes_are_read_and_reset(shown):
    configure(shown, None)
    evaluate(shown, "c.focusPoint = { x: 0.25, y: 0.5 }, c.frictionCoefficient = 0.5, c.transitions = ['style'], 0")
    document = {"version": 1, "focusPoint": {"x": 0.25, "y": 0.5}, "frictionCoefficient": 0.5, "transitions": ["style"]}
    assert evaluate(shown, "c.configure()") == document
    assert configure(shown, {"version": 1}) == {"version": 1}
    assert evaluate(shown, "[c.focusPoint, c.frictionCoefficient, c.transitions]") == [{"x": 0.5, "y": 0.5}, 1, []]


def test_booleans_have_their_own_attributes(shown):
    for style, name, attribute in (("path", "followsPath", "follows-path"), ("tilted-cylinder", "frontFacing", "front-facing")):
        for value, text in ((True, ""), (False, "false")):
            assert configure(shown, {"version": 1, "style": {"name": style, name: value}})["style"][name] is value
            assert evaluate(shown, f"c.getAttribute('{attribute}')") == text
            assert evaluate(shown, f"c.{name}") is value
        evaluate(shown, f"c.{name} = true, 0")
        assert evaluate(shown, f"c.getAttribute('{attribute}')") == ""
        for written, value in (("no", False), ("0", False), ("1", True), ("yes", True)):
            evaluate(shown, f"c.setAttribute('{attribute}', '{written}'), 0")
            assert evaluate(shown, f"[c.{name}, c.config.style.{name}]") == [value, value]
        evaluate(shown, f"c.{name} = null, 0")
        assert evaluate(shown, f"[c.{name}, c.hasAttribute('{attribute}')]") == [None, False]


def test_decorations_are_part_of_the_document(shown):
    document = {"version": 1, "decorations": [{"name": "reflection", "height": 0.3}, {"name": "shadow"}]}
    configure(shown, document)
    assert evaluate(shown, "c.decorations") == document["decorations"]
    shown.evaluate("void (carousel.decorations = 'reflection(gap: 4) cached')")
    wait(shown, "c.config.decorations?.[0].gap === 4")
    assert evaluate(shown, "c.config") == {"version": 1, "decorations": [{"name": "reflection", "gap": 4}, {"name": "cached"}]}
