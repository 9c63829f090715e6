"""Fixtures: a window with a carousel on a virtual screen, and pointer and keyboard input.

    def test_a_drag_moves_the_carousel(stage):
        stage.open(items=10)
        stage.hands.drag((700, 250), (300, 250))
        stage.wait_for(lambda state: state["currentIndex"] == 2)

Any warning of GTK, GLib or Swift fails the test. `./carousel test gtk` runs the usual tests, `./carousel test all` also those marked
`complete`, and afterwards
`build/python/bin/python -m pytest -c Tests/GTK/pytest.ini Tests/GTK -k drag` some of them.
"""

import os
import subprocess

import pytest
from harness import ROOT
from harness.desk import Desk
from harness.gallery import Gallery
from harness.newer import Impossible, NewerGTK
from harness.stage import Stage

pytest_plugins = ["file_times"]


def pytest_addoption(parser):
    parser.addoption("--program", default=os.environ.get("CAROUSEL_STAGE", ROOT / "GTK/.build/release/carousel-stage"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Deselects tests that are part of complete runs only."""
    if os.environ.get("CAROUSEL_TESTS") == "all":
        return
    usual, seen = [], set()
    for item in items:
        mark, test = item.get_closest_marker("complete"), (item.module, item.originalname)
        if not mark or "rest" in mark.args and test not in seen:
            usual.append(item)
        seen.add(test)
    kept = set(usual)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = usual


@pytest.fixture(scope="session")
def desk():
    desk = Desk()
    yield desk
    desk.close()


@pytest.fixture(scope="session")
def stages(desk, request):
    """Provides a program for each environment that tests request, started once, and again if it has crashed."""
    known = {}
    program = request.config.getoption("--program")

    def stage(newer=None, **environment):
        key = (newer, *sorted(environment.items()))
        if key not in known or not known[key].is_alive:
            if newer:
                known[key] = Stage(desk, newer.program, newer.wrapper(desk, **environment))
            else:
                known[key] = Stage(desk, program, **environment)
        return known[key]

    yield stage
    for stage in known.values():
        stage.close()


@pytest.fixture
def with_environment(stages, request):
    """Provides a stage whose program has these environment variables; warnings fail the test."""
    used = []

    def stage(*newer, **environment):
        stage = stages(*newer, **environment)
        stage.take_complaints()
        used.append(stage)
        return stage

    yield stage
    complaints = []
    for stage in used:
        if request.node.stash.get(FAILED, False) and stage.is_alive:
            stage.screenshot("failed " + request.node.name)
        if stage.is_alive:
            stage.hands.release()
            stage.ask("end")
            stage.ask("sync")
        complaints += stage.take_complaints()
    assert not complaints, "there were complaints:\n" + "\n".join(complaints)


@pytest.fixture
def stage(with_environment):
    return with_environment()


@pytest.fixture(scope="session")
def newer_gtk(request):
    """A newer GTK, to be given to `with_environment`; without one, the test is skipped."""
    try:
        newer = NewerGTK(request.config.getoption("--program"))
    except Impossible as reason:
        pytest.skip(f"no newer GTK: {reason}")
    yield newer
    newer.close()


@pytest.fixture(scope="session")
def desktop():
    """The program of the desktop gallery, with its files where it looks for them."""
    share = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(DESKTOP))), "share")
    subprocess.run([ROOT / "GTK/install", "--share", share], check=True)
    return DESKTOP


@pytest.fixture(scope="session")
def galleries(desk, desktop):
    """Provides the desktop gallery with arguments and an environment: one at a time, because a second one would activate
    the first."""
    running = {}

    def gallery(*arguments, **environment):
        key = (arguments, tuple(sorted(environment.items())))
        if running and (key not in running or not running[key].is_alive or arguments):
            running.popitem()[1].close()
        if key not in running:
            running[key] = Gallery(desk, desktop, *arguments, **environment)
        running[key].resize(1200, 800)
        return running[key]

    def close():
        """Ends the program that is running, before another one starts."""
        while running:
            running.popitem()[1].close()

    gallery.close = close
    yield gallery
    close()


@pytest.fixture
def with_gallery(galleries, request):
    """Provides a gallery with these arguments and this environment; warnings fail the test."""
    used = []

    def gallery(*arguments, **environment):
        gallery = galleries(*arguments, **environment)
        gallery.take_complaints()
        used.append(gallery)
        return gallery

    yield gallery
    if used and request.node.stash.get(FAILED, False) and used[-1].is_alive:
        used[-1].screenshot("failed " + request.node.name, everything=True)
    complaints = [line for gallery in used for line in gallery.take_complaints()]
    assert not complaints, "there were complaints:\n" + "\n".join(complaints)


@pytest.fixture
def newer_gallery(desk, desktop, galleries):
    """Provides the desktop gallery on a newer libadwaita; without one, the test is skipped. Warnings fail the test."""
    running = []
    try:
        newer = NewerGTK(desktop)
    except Impossible as reason:
        pytest.skip(f"no newer GTK: {reason}")

    def gallery(**environment):
        wrapper = newer.wrapper(desk, arguments=True, GSK_RENDERER="ngl", **environment)
        galleries.close()
        running.append(Gallery(desk, newer.program, wrapper=wrapper))
        running[0].resize(1200, 800)
        return running[0]

    yield gallery
    complaints = running[0].take_complaints() if running else []
    for each in running:
        each.close()
    newer.close()
    assert not complaints, "there were complaints:\n" + "\n".join(complaints)


@pytest.fixture
def gallery(with_gallery):
    return with_gallery()


FAILED = pytest.StashKey[bool]()
DESKTOP = os.environ.get("CAROUSEL_DESKTOP", ROOT / "GTK/.build/release/swift-carousel-gallery")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
