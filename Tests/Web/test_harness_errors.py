"""Tests of the harness's error checks: no error in a page goes unnoticed."""

import os
import re
import subprocess
import sys

import pytest

everywhere = pytest.mark.engines("all", usual="first")

PAGE = """<!doctype html><title>Page</title><script src="page.js"></script>"""

#: What a page does, and the reported error.
FAULTS = {
    "an exception": ("throw new TypeError('out of order')", "TypeError: out of order"),
    "a later exception": ("setTimeout(() => { throw new Error('too late') })", "too late"),
    "a rejected promise": ("Promise.reject(new Error('not kept'))", "not kept"),
    "console.error": ("console.error('mind', 'this')", "mind this"),
    "a script that does not parse": ("const = 1", "SyntaxError|Unexpected|missing"),
    "a missing picture": ("document.querySelector('script').after(image = new Image()); image.src = 'a.png'", "a.png"),
    "an inline style": ("document.documentElement.setAttribute('style', 'color: red')", "(?i)content.security.policy"),
    "eval": ("try { eval('1') } catch {}", "(?i)content.security.policy"),
    "a foreign connection": ("fetch('http://localhost:9/').catch(() => {})", "(?i)content.security.policy"),
}

#: What WebKit can't report.
UNHEARD = {
    "a missing picture that is nowhere": ("new Image().src = 'a.png'", "404.*a.png"),
    "a missing file": ("fetch('a.json')", "404.*a.json"),
}


@everywhere
@pytest.mark.parametrize("fault", FAULTS)
def test_an_error_is_reported(page, serve, fault):
    script, said = FAULTS[fault]
    page.open(serve({"index.html": PAGE, "page.js": script}).url())
    page.expect_error(said)
    page.allow_errors(said)


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize("fault", UNHEARD)
def test_a_missing_resource_is_reported(page, serve, fault):
    script, said = UNHEARD[fault]
    page.open(serve({"index.html": PAGE, "page.js": script}).url())
    page.expect_error(said)


@everywhere
def test_a_good_page_has_no_errors(page, serve):
    page.open(serve({"index.html": PAGE, "page.js": "console.log('fine'); console.warn('still fine')"}).url())
    assert page.take_errors() == []
    with pytest.raises(AssertionError, match="no error matches 'fine'"):
        page.expect_error("fine", timeout=0.1)


@everywhere
def test_an_allowed_error_passes(page, serve):
    page.allow_errors("on purpose")
    page.open(serve({"index.html": PAGE, "page.js": "console.error('on purpose'); console.error('not that')"}).url())
    errors = page.take_errors()
    assert len(errors) == 1 and "not that" in errors[0]


@everywhere
def test_errors_outlive_the_next_address(page, serve):
    site = serve({"index.html": PAGE, "page.js": "console.error('first')", "good.html": "<!doctype html>"})
    page.open(site.url())
    page.open(site.url("good.html"))
    assert len(page.take_errors()) == 1
    assert page.take_errors() == []


TESTS = '''
import pytest

@pytest.mark.parametrize("script", ["throw new Error('boom')", "1"])
def test_page(page, serve, script):
    page.open(serve({"index.html": "<!doctype html><script src=page.js></script>", "page.js": script}).url())
'''


def run_tests(folder, here, tests):
    """Runs tests with the harness, in a process of their own."""
    (folder / "test_page.py").write_text(tests)
    options = ["-q", "-p", "conftest", "-c", here / "pytest.ini", "-o", f"cache_dir={folder}", "--rootdir", folder]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, folder],
        env={**os.environ, "PYTHONPATH": str(here), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_an_error_in_a_page_fails_its_test(tmp_path, request):
    run = run_tests(tmp_path, request.path.parent, TESTS)
    assert run.returncode == 1 and re.search("2 passed.*1 error", run.stdout), run.stdout + run.stderr
    assert "the page had errors:" in run.stdout and "boom" in run.stdout


#: The browser's processes end in the second of three tests. In WebKit those of pages do, which ends the session and leaves the browser.
CRASH = '''
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

NAMES = {"chromium": "chrom", "webkit": "WebKitWebProces", "firefox": "firefox"}


def read(process, file):
    # It may have ended meanwhile.
    with suppress(OSError):
        return Path(f"/proc/{process}/{file}").read_text()
    return ""


def descendants(process):
    for child in read(process, f"task/{process}/children").split():
        yield int(child)
        yield from descendants(child)


@pytest.mark.engines("ENGINE")
@pytest.mark.parametrize("number", range(3))
def test_page(engine, page, serve, number):
    page.open(serve({"index.html": "<!doctype html>"}).url())
    if number == 1:
        named = [p for p in descendants(os.getpid()) if NAMES[engine.name] in read(p, "comm")]
        assert named
        for process in named:
            # It may end with one before it.
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    assert page.evaluate("1 + 1") == 2
'''


@everywhere
def test_after_a_crash_there_is_another_browser(engine, tmp_path, request):
    run = run_tests(tmp_path, request.path.parent, CRASH.replace("ENGINE", engine.name))
    assert run.returncode == 1 and re.search("1 failed, 2 passed", run.stdout), run.stdout + run.stderr
