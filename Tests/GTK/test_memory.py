"""Memory leaks."""

import re
import subprocess

import pytest
from harness.stage import Stage

NOTHING = {"stages": 0, "handles": 0, "cells": 0, "pictures": 0, "images": 0, "widgets": 0}


def resident(stage):
    """Returns the memory of the program, in MB."""
    with open(f"/proc/{stage.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


@pytest.mark.parametrize("renderer, limit", [("gl", 20), ("cairo", 8)])
def test_carousels_do_not_leak(with_environment, renderer, limit):
    stage = with_environment(GSK_RENDERER=renderer)
    stage.ask("end")
    # Drivers cache what they have created, up to a limit.
    assert stage.ask("churn", times=300) == NOTHING
    before = resident(stage)
    assert stage.ask("churn", times=700) == NOTHING
    grown = resident(stage) - before
    assert grown < limit, f"{grown} MB more after 700 carousels"


def test_eight_hours_of_motion_leave_nothing_behind(stage):
    stage.ask("end")
    first = stage.ask("roam", hours=1)
    before = resident(stage)
    later = stage.ask("roam", hours=8)
    assert later.pop("shown") > first.pop("shown") + 15_000
    assert later == first
    grown = resident(stage) - before
    assert grown < 4, f"{grown} MB more after eight hours"
    left = stage.ask("counts")
    assert {name: left[name] for name in NOTHING} == NOTHING


def test_a_changed_item_releases_the_pictures_of_its_decorations(stage):
    stage.open(items=9, set={"decorations": ["reflection", "shadow"]})
    pictures = lambda: stage.ask("counts")["pictures"]  # noqa: E731
    # The first frames may still load a theme or a font.
    before = None
    while before != (before := pictures()):
        stage.ask("sync")
    assert before > 4
    for change in range(5):
        stage.ask("write", index=0, text=f"change {change}")
        stage.ask("sync")
        assert pictures() == before


def test_a_handle_lives_as_long_as_its_widget(stage):
    before = stage.ask("counts")
    seen = stage.ask("handles")
    assert seen.pop("heardOffset") == 3
    assert all(seen.values()), seen
    assert stage.ask("counts") == before


@pytest.fixture
def valgrind(desk, request, tmp_path):
    """Provides the program in valgrind, and a function that checks for leaks."""
    log = tmp_path / "valgrind"
    # Memory that GTK and GLib keep forever, according to their own suppressions.
    known = [f"--suppressions=/usr/share/{name}/valgrind/{file}" for name, file in
             (("glib-2.0", "glib.supp"), ("gtk-4.0", "gtk.supp"))]
    wrapper = ["valgrind", "--leak-check=full", "--num-callers=40", f"--vgdb-prefix={tmp_path}/pipe",
               f"--log-file={log}", *known]
    stage = Stage(desk, request.config.getoption("--program"), wrapper, GSK_RENDERER="cairo", GDK_DEBUG="gl-disable")
    stage.ask("styles")
    started = log.stat().st_size

    def faults():
        """Returns valgrind's output since the start of the program."""
        return log.read_text()[started:]

    def leaks():
        """Returns the memory definitely lost since the last call, and where."""
        return subprocess.run(
            ["vgdb", f"--vgdb-prefix={tmp_path}/pipe", f"--pid={stage.pid}", "leak_check", "full", "definiteleak", "increased"],
            check=True, capture_output=True, text=True, timeout=60).stdout

    yield stage, leaks, faults
    stage.close()


def test_there_are_no_leaks_and_no_uses_after_free(valgrind):
    stage, leaks, faults = valgrind
    # The first run includes what libraries allocate once.
    assert stage.ask("churn", times=2) == NOTHING
    leaks()
    assert stage.ask("churn", times=10) == NOTHING
    said = leaks()
    assert re.search(r"definitely lost: .*\(\+0\) bytes in .*\(\+0\) blocks", said), said
    assert not re.search(r"Invalid (read|write|free)|uninitialised", faults()), faults()
    assert not stage.take_complaints()
