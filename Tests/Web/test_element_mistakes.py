"""Mistakes in calls of the engine, as a script of the element or an extension may make them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from element_page import carousel, evaluate, show, wait

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Web"))
from build import bundle, described, variant  # noqa: E402

#: Gives a page what scripts of the element call the engine by.
OPENED = """
import * as calls from 'engine-calls'
import { asking, change } from './engine.js'
globalThis.engine = { ...calls, asking, change }
"""

#: Calls, each with a part of its error.
MISTAKES = [
    ("'scrolToItem', 1, NaN, 2, 0", "the engine has no call scrolToItem; did you mean scrollToItem?"),
    ("'set_viewport', 1, NaN, 2, 0", "did you mean set"),
    ("undefined, 1, NaN", "the engine has no call undefined"),
    ("engine.noSuchCall, 1, NaN", "the engine has no call undefined"),
    ("engine.scrollToItem", '"carousel" must be a number, got undefined'),
    ("engine.scrollToItem, 1, NaN", 'scrollToItem(carousel, time, index, duration): "index" must be a number, got undefined'),
    ("engine.scrollToItem, 1, NaN, NaN, 0", '"index" must be a number, got NaN'),
    ("engine.scrollToItem, 1, NaN, '2', 0", '"index" must be a number, got 2'),
    ("engine.scrollToItem, 1, NaN, 2n, 0", '"index" must be a number, got 2'),
    ("engine.scrollToItem, 1, NaN, Symbol('s'), 0", '"index" must be a number, got Symbol(s)'),
    ("engine.scrollToItem, 1, NaN, 2, 0, 1", "got 5 arguments"),
    ("engine.insertItem, 1, NaN, 2, 1", '"isAnimated" must be true or false, got 1'),
    ("engine.set, 1, NaN, engine.noSuchSetting, 1, 0", '"setting" must be a number, got undefined'),
]


@pytest.fixture
def element(tmp_path):
    """Returns a copy of the element's folder, and a function that bundles it."""
    folder = shutil.copytree(ROOT / "Web" / "element", tmp_path / "element")

    def build():
        tables = described(ROOT / "build" / "catalogue")
        files = bundle("swift-carousel.js", folder / "index.js", **variant(folder, "external"), **tables)
        return files["swift-carousel.js"].decode()

    return folder, build


@pytest.mark.parametrize(
    ("script", "name", "misspelt"),
    [
        ("aside.js", "scrollToItem", "scrolToItem"),
        ("gestures.js", "pointerMoved", "pointerMove"),
        ("presence.js", "reasonHovered", "reasonHoverd"),
        ("carousel.js", "eventPauseDidChange", "eventPaused"),
        ("cell.js", "itemFlagKept", "itemFlagKeep"),
    ],
)
def test_a_misspelt_call_or_number_fails_the_build(element, capfd, script, name, misspelt):
    folder, build = element
    text = (folder / script).read_text()
    assert name in text
    (folder / script).write_text(text.replace(name, misspelt))
    with pytest.raises(subprocess.CalledProcessError):
        build()
    assert f'No matching export in "build/catalogue/engine-calls.mjs" for import "{misspelt}"' in capfd.readouterr().err


@pytest.mark.engines("all", usual="chromium")
def test_a_mistaken_call_leaves_all_carousels_working(page, serve, element):
    folder, build = element
    with (folder / "index.js").open("a") as file:
        file.write(OPENED)
    show(page, serve, carousel(6) + carousel(6), **{"swift-carousel.js": build()})
    for turn, (call, message) in enumerate(MISTAKES):
        assert message in page.evaluate(f"() => {{ try {{ engine.change({call}) }} catch (error) {{ return `${{error}}` }} }}"), call
        index = turn % 5 + 1
        assert page.evaluate(
            """(index) => Array.from(document.querySelectorAll('swift-carousel'), c => {
              c.currentIndex = index
              return [c.currentIndex, c.shadowRoot.querySelector('.row')]
            })""",
            index,
        ) == [[index, None]] * 2, call
    # What waits because too many calls are running: its mistake is reported, and what comes after it is done.
    evaluate(
        page,
        """(engine.asking(() => engine.asking(() => {
          engine.change(engine.scrollToItem, 1, NaN, 'two', 0)
          engine.change(engine.setCurrentIndex, 1, NaN, 2, 0)
        })), 0)""",
    )
    wait(page, "c.currentIndex === 2")
    page.expect_error('"index" must be a number, got two')
