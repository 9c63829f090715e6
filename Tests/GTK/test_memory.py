"""Nothing stays behind."""

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
    assert grown < 40, f"{grown} MB more after 900 carousels"
