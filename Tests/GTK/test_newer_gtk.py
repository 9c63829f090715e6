"""On a newer GTK: what its renderers draw, what the pointer finds, and what follows the window and the theme."""

import subprocess
import time

import pytest
from harness import SCREENSHOTS
from harness.newer import NewerGTK
from test_life import test_a_resize_keeps_the_current_item_centred as resize
from test_memory import NOTHING
from test_picking import COARSE, SIZE, STYLES, find_what_is_visible
from test_pictures import look
from test_pictures import test_a_shadow_follows_the_theme as follow_theme

RENDERERS = ["ngl", "vulkan"]
#: How many pixels may differ between two renderers, on edges and in letters.
MOST = 600


#: How long the screen may take to show what was drawn, in seconds.
DELAY = 5


def picture(renderer, scene):
    return f"newer gtk {renderer} {scene}".replace("-", " ")


def compare(renderer, scene):
    """Compares a picture with cairo's."""
    names = [str(SCREENSHOTS / (picture(name, scene) + ".png")) for name in ("cairo", renderer)]
    result = subprocess.run(["compare", "-metric", "AE", "-fuzz", "25%", *names, "null:"], capture_output=True, text=True)
    assert result.returncode < 2, result.stderr
    assert float(result.stderr.split()[0]) <= MOST, f"{scene} by {renderer}"


def shown(check):
    """Returns what a check does once it passes: Vulkan's frames are on the screen some time after they are drawn."""
    end = time.monotonic() + DELAY
    while True:
        try:
            return check()
        except AssertionError:
            if time.monotonic() > end:
                raise


def photograph(stage, renderer):
    """Takes a picture of each style, between two items, and looks whether they are where they should be."""

    def check():
        count = look(stage, style, picture(renderer, style), least=0)
        compare(renderer, style)
        return count

    stage.hands.move((1590, 1190))
    stage.open(items=24, itemSize=[200, 180], size=SIZE)
    looked = {}
    for style in STYLES:
        # With another style it flies to an item: what it passes is no offset that an app sets.
        stage.set("style", style)
        stage.settled()
        stage.set("scrollOffset", 5.3)
        assert stage.settled()["scrollOffset"] == 5.3
        looked[style] = shown(check)
    # In some styles all items are translucent here.
    assert sum(looked.values()) > 100 and sum(count > 1 for count in looked.values()) > 20, looked


def decorate(stage, renderer):
    """Takes pictures of decorations, of the focus ring, and of a smaller window."""

    def check():
        stage.settled()
        stage.screenshot(picture(renderer, scene), SIZE)
        compare(renderer, scene)

    stage.open(items=24, kind="controls", itemSize=[200, 180], size=SIZE,
               set={"style": "cover-flow", "decorations": ["reflection", "shadow"], "scrollOffset": 5.3})
    scene = "decorations"
    shown(check)
    stage.ask("focus")
    stage.hands.key("Right")
    scene = "focus"
    shown(check)
    stage.ask("resize", size=[500, 300])
    stage.wait_for(lambda state: state["viewport"] == [500, 300])
    scene = "resized"
    shown(check)


@pytest.fixture(scope="module")
def pictures_of_cairo(newer_gtk, stages):
    """Has the pictures taken with which others are compared."""
    stage = stages(newer_gtk, GSK_RENDERER="cairo")
    try:
        photograph(stage, "cairo")
        decorate(stage, "cairo")
    finally:
        stage.ask("end")
    assert not stage.take_complaints()


@pytest.mark.complete("rest")
@pytest.mark.parametrize("renderer", RENDERERS)
def test_all_styles_are_drawn_as_by_cairo_and_where_they_are_said_to_be(
    with_environment, newer_gtk, pictures_of_cairo, renderer
):
    photograph(with_environment(newer_gtk, GSK_RENDERER=renderer), renderer)


@pytest.mark.complete("rest")
@pytest.mark.parametrize("renderer", RENDERERS)
def test_decorations_the_focus_and_a_resized_window_are_drawn_as_by_cairo(
    with_environment, newer_gtk, pictures_of_cairo, renderer
):
    decorate(with_environment(newer_gtk, GSK_RENDERER=renderer), renderer)


@pytest.mark.complete("rest")
@pytest.mark.parametrize("renderer", RENDERERS)
def test_the_window_and_the_theme_are_followed(with_environment, newer_gtk, renderer):
    stage = with_environment(newer_gtk, GSK_RENDERER=renderer)
    resize(stage)
    shown(lambda: follow_theme(stage))


def test_the_pointer_finds_what_is_seen(with_environment, newer_gtk):
    stage = with_environment(newer_gtk, GSK_RENDERER="ngl")
    stage.open(items=24, kind="controls", itemSize=[200, 180], size=SIZE, set={"centerItemWhenSelected": False})
    find_what_is_visible(stage, COARSE)


@pytest.mark.complete("rest")
@pytest.mark.parametrize("renderer", RENDERERS)
def test_no_texture_stays_behind(with_environment, newer_gtk, renderer):
    stage = with_environment(newer_gtk, GSK_RENDERER=renderer)
    stage.ask("end")
    assert stage.ask("churn", times=40) == NOTHING


@pytest.mark.complete("rest")
@pytest.mark.parametrize("renderer", RENDERERS)
def test_live_content_renders_only_its_own_item(with_environment, newer_gtk, renderer):
    stage = with_environment(newer_gtk, GSK_RENDERER=renderer)

    def rendered():
        """Returns how many textures were rendered for each item so far."""
        return {item["i"]: item["textures"] for item in stage.settled()["items"]}

    stage.hands.move((1590, 1190))
    stage.open(items=24, itemSize=[200, 180], size=SIZE, set={"style": "cylinder", "decorations": ["reflection"]})
    # The first frames may still load a theme or a font.
    before = None
    while before != (before := rendered()):
        pass
    assert before[1] and sum(count > 0 for count in before.values()) > 4, before
    for tick in range(5):
        stage.ask("write", index=1, text=f"tick {tick}")
        after = rendered()
        assert after.pop(1) > before.pop(1)
        assert after == before
        before = rendered()


def test_several_programs_are_there_at_once(newer_gtk, desktop):
    another = NewerGTK(desktop)
    another.close()
    assert (newer_gtk.root / newer_gtk.program.lstrip("/")).exists()
