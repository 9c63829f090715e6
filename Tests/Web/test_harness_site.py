"""The harness's own web server and its geometry, without a browser."""

import urllib.error
import urllib.request
from threading import Event

import pytest
from harness.geometry import Box, along, near
from harness.site import PREAMBLE, STRICT_POLICY


def get(url):
    with urllib.request.urlopen(url, timeout=5) as answer:
        return answer.read(), answer.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.html", "text/html; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.SVG", "image/svg+xml"),
        ("a.json", "application/json"),
        ("a.unknown", "application/octet-stream"),
    ],
)
def test_files_have_their_types_and_the_policy(serve, name, kind):
    body, headers = get(serve({name: b"\0text"}).url(name))
    assert body == b"\0text"
    assert headers["Content-Type"] == kind
    assert headers["Content-Security-Policy"] == STRICT_POLICY


def test_the_first_layer_that_has_a_file_wins(serve, tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "index.html").write_text("from the folder")
    (tmp_path / "a.txt").write_text("from the folder")
    site = serve({"a.txt": "from the test"}, tmp_path)
    assert get(site.url("a.txt"))[0] == b"from the test"
    assert get(site.url("sub/"))[0] == b"from the folder"
    assert get(site.url("sub/%2e/../a.txt?query"))[0] == b"from the test"
    assert site.requests == ["/a.txt", "/sub/", "/sub/./../a.txt"]


def test_nothing_outside_the_folder_is_served(serve, tmp_path):
    (tmp_path / "site").mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "site" / "link.txt").symlink_to(tmp_path / "secret.txt")
    site = serve(tmp_path / "site")
    for path in ["../secret.txt", "%2e%2e/secret.txt", "link.txt", "none.txt"]:
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(site.url(path))


def test_a_folder_that_does_not_exist_is_refused(serve, tmp_path):
    with pytest.raises(FileNotFoundError, match="nowhere"):
        serve(tmp_path / "nowhere")


def test_a_slow_file_does_not_delay_others(serve):
    later = Event()
    site = serve({"late.txt": lambda: later.wait(5) and "late", "soon.txt": "soon"})
    request = urllib.request.Request(site.url("late.txt"))
    with pytest.raises(TimeoutError):
        urllib.request.urlopen(request, timeout=0.1)
    assert get(site.url("soon.txt"))[0] == b"soon"
    later.set()
    assert get(site.url("late.txt"))[0] == b"late"


@pytest.mark.parametrize("start", ["", "<!doctype html>", "<!DOCTYPE html>\n<html lang='en'>\n<head>", "<html>"])
def test_a_preamble_runs_before_all_scripts_of_a_page(start):
    from harness.site import Site

    site = Site({"index.html": start + "<title>T</title>"}, preamble="1")
    try:
        body = get(site.url())[0].decode()
        assert body == f'{start}<script src="/{PREAMBLE}"></script><title>T</title>'
        assert get(site.url(PREAMBLE))[0] == b"1"
    finally:
        site.close()


def test_paths_have_steps_of_equal_length():
    assert along([(0, 0), (30, 0), (30, 10)], 4) == [near((10, 0)), near((20, 0)), near((30, 0)), (30, 10)]
    assert along([(5, 5), (5, 5)], 2) == [(5, 5), (5, 5)]
    with pytest.raises(ValueError, match="at least two points"):
        along([(0, 0)], 3)


def test_boxes_compare():
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))
    assert box.contains(Box(10, 20, 5, 5)) and not box.contains(Box(9, 20, 5, 5))
    assert box.overlaps(Box(39, 59, 9, 9)) and not box.overlaps(Box(40, 20, 9, 9))
    assert box == near((10.4, 20, 30, 40)) and box != near((10.6, 20, 30, 40))
