"""Nothing stays behind."""

import re
import subprocess

import pytest
from harness.stage import Stage

NOTHING = {"stages": 0, "cells": 0, "pictures": 0, "images": 0, "widgets": 0}


def resident(stage):
    """The memory of the program, in MB."""
    with open(f"/proc/{stage.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def test_carousels_come_and_go_without_a_trace(stage):
    stage.ask("end")
    assert stage.ask("churn", times=100) == NOTHING
    before = resident(stage)
    assert stage.ask("churn", times=900) == NOTHING
    grown = resident(stage) - before
    print(f"{before:.0f} MB after 100 carousels, {grown:.1f} MB more after 900 others")
    assert grown < 40, f"{grown} MB more after 900 carousels"


@pytest.fixture
def valgrind(desk, request, tmp_path):
    """The program under valgrind, and what valgrind has to say when it is asked for leaks."""
    log = tmp_path / "valgrind"
    # What GTK and GLib keep for good, as they say it themselves.
    known = [f"--suppressions=/usr/share/{name}/valgrind/{file}" for name, file in
             (("glib-2.0", "glib.supp"), ("gtk-4.0", "gtk.supp"))]
    wrapper = ["valgrind", "--leak-check=full", "--num-callers=40", f"--vgdb-prefix={tmp_path}/pipe",
               f"--log-file={log}", *known]
    stage = Stage(desk, request.config.getoption("--program"), wrapper, GSK_RENDERER="cairo", GDK_DEBUG="gl-disable")
    stage.ask("styles")
    started = log.stat().st_size

    def faults():
        """What valgrind has said since the program has started."""
        return log.read_text()[started:]

    def leaks():
        """How much has been lost for certain since it was last asked; and where."""
        return subprocess.run(
            ["vgdb", f"--vgdb-prefix={tmp_path}/pipe", f"--pid={stage.pid}", "leak_check", "full", "definiteleak", "increased"],
            check=True, capture_output=True, text=True, timeout=60).stdout

    yield stage, leaks, faults
    stage.close()


def test_nothing_is_lost_and_nothing_that_is_gone_is_used(valgrind):
    stage, leaks, faults = valgrind
    # What libraries make once is made by the first.
    assert stage.ask("churn", times=2) == NOTHING
    leaks()
    assert stage.ask("churn", times=10) == NOTHING
    said = leaks()
    assert re.search(r"definitely lost: .*\(\+0\) bytes in .*\(\+0\) blocks", said), said
    assert not re.search(r"Invalid (read|write|free)|uninitialised", faults()), faults()
    assert not stage.take_complaints()
