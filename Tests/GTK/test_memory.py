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


@pytest.mark.parametrize("renderer, limit", [("gl", 20), ("cairo", 8)])
def test_carousels_come_and_go_without_a_trace(with_environment, renderer, limit):
    stage = with_environment(GSK_RENDERER=renderer)
    stage.ask("end")
    # Drivers keep what they have made, up to a bound of theirs.
    assert stage.ask("churn", times=300) == NOTHING
    before = resident(stage)
    assert stage.ask("churn", times=700) == NOTHING
    grown = resident(stage) - before
    assert grown < limit, f"{grown} MB more after 700 carousels"


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
