"""Fixtures for browser tests: a page in each browser engine that a test is marked for, and a web server.

    @pytest.mark.engines("all")
    def test_a_drag_moves_the_carousel(page, serve):
        site = serve({"index.html": "<!doctype html>…"}, ROOT / "build" / "web")
        page.open(site.url())
        page.drag((700, 300), (400, 300), seconds=0.2)
        page.wait_for("document.querySelector('swift-carousel').currentIndex === 1")
        assert page.box("img").centre == near((700, 300))

harness/page.py lists what a page can do. `./carousel test browsers` runs the usual tests, `./carousel test all` also those marked
`complete`, and `build/python/bin/python -m pytest -c Tests/Web/pytest.ini Tests/Web --engines chromium -k drag` some of them.
"""

import os
import re
from collections import Counter

import pytest
from harness import SCREENSHOTS
from harness.page import Page
from harness.restarting import Restarting
from harness.site import STRICT_POLICY, Layer, Site

ENGINES = ("chromium", "webkit", "firefox")
pytest_plugins = ["file_times"]


def pytest_addoption(parser):
    chosen = os.environ.get("CAROUSEL_ENGINES") or ",".join(ENGINES)
    parser.addoption("--engines", default=chosen, help="run in these only, such as chromium,webkit")


def pytest_generate_tests(metafunc):
    if "engine" not in metafunc.fixturenames:
        return
    mark = metafunc.definition.get_closest_marker("engines")
    wanted = mark.args if mark else ("chromium",)
    wanted = ENGINES if "all" in wanted else wanted
    if unknown := set(wanted) - set(ENGINES):
        raise pytest.UsageError(f"there is no engine {unknown.pop()}; there are {', '.join(ENGINES)} and all")
    # With several workers, the tests of a file in an engine are in one of them.
    module = metafunc.module.__name__
    engines = [pytest.param(name, marks=pytest.mark.xdist_group(f"{name} {module}")) for name in wanted]
    metafunc.parametrize("engine", engines, indirect=True, scope="session")


def is_usual(item, engine, others) -> bool:
    """Whether a test is not for complete runs only.

    :param others: How many of the same test in the same engine are before it, with other parameters.
    """
    complete = item.get_closest_marker("complete")
    if complete and ("rest" not in complete.args or others):
        return False
    engines = item.get_closest_marker("engines")
    match engines and engine != "chromium" and engines.kwargs.get("usual"):
        case "chromium":
            return False
        case "first":
            return not others
    return True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Deselects tests of other engines and those of complete runs, and groups the tests by engine, so that each starts once."""
    chosen = config.getoption("engines").split(",")
    engines = {item: item.callspec.params.get("engine") if hasattr(item, "callspec") else None for item in items}
    wanted = [item for name in (None, *ENGINES) if name in (None, *chosen) for item in items if engines[item] == name]
    if os.environ.get("CAROUSEL_TESTS") != "all":
        seen = Counter()
        usual = []
        for item in wanted:
            key = (item.module, item.originalname, engines[item])
            if is_usual(item, engines[item], seen[key]):
                usual.append(item)
            seen[key] += 1
        wanted = usual
    kept = set(wanted)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = wanted


@pytest.fixture(scope="session")
def engine(request):
    """The browser, one process for all its tests, and another one after a crash."""
    # Imported when used, so that each engine runs without the dependencies of the others.
    match request.param:
        case "chromium":
            from harness.chromium import Chromium as Engine
        case "webkit":
            from harness.webkit import WebKit as Engine
        case "firefox":
            from harness.firefox import Firefox as Engine
    engine = Restarting(Engine)
    yield engine
    engine.close()


@pytest.fixture
def page(engine, request) -> Page:
    """A fresh page; its errors fail the test, and a failed test leaves a screenshot."""
    failure = "failed " + re.sub(r"\W+", " ", request.node.name).strip()
    (SCREENSHOTS / engine.name / f"{failure}.png").unlink(missing_ok=True)
    page = engine.new_page()
    try:
        yield page
        errors = page.take_errors()
        if errors or request.node.stash.get(FAILED, False):
            page.screenshot(failure)
    finally:
        page.close()
    assert not errors, "the page had errors:\n" + "\n".join(errors)


@pytest.fixture
def serve(request):
    """Serves the test's own files, and folders, like Site: `serve({"index.html": "…"}, folder).url()`."""
    sites = []
    webkit = "engine" in request.fixturenames and request.getfixturevalue("engine").name == "webkit"

    def serve(*layers: Layer, policy: str = STRICT_POLICY) -> Site:
        preamble = None
        if webkit:
            from harness.webkit import PREAMBLE as preamble
        sites.append(Site(*layers, policy=policy, preamble=preamble))
        return sites[-1]

    yield serve
    for site in sites:
        site.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
