"""The summary of `./carousel test` counts each test that was collected: those that did not run have failed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from counts import counted

TESTS = """
import os, signal
import pytest

@pytest.mark.parametrize("number", range(30))
def test_number(number):
    if number == 4:
        {act}
"""


def counts(log: str) -> list[int]:
    """Returns the numbers of passed and failed tests, and of those that did not run."""
    sums = counted(log)
    return [sums.passed, sums.failed, sums.missing]


def run(folder: Path, act: str, *options: str) -> str:
    """Runs 30 tests, of which the fifth does something else than to pass, and returns what pytest prints."""
    (folder / "test_numbers.py").write_text(TESTS.format(act=act))
    (folder / "pytest.ini").write_text("[pytest]\n")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", "pytest.ini", *options]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120).stdout


WORKERS = ("--numprocesses", "2", "--max-worker-restart", "0")


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "workers"])
@pytest.mark.parametrize("act, wanted", [
    ("pass", [30, 0, 0]), ("assert False", [29, 1, 0]), ("pytest.skip()", [29, 0, 0]), ("pytest.xfail()", [29, 0, 0]),
])  # fmt: skip
def test_tests_that_run_are_counted(tmp_path, options, act, wanted):
    assert counts(run(tmp_path, act, *options)) == wanted


def test_what_is_not_selected_is_not_missing(tmp_path):
    assert counts(run(tmp_path, "pass", "-k", "7 or 8")) == [6, 0, 0]


def test_what_does_not_run_because_a_worker_died_has_failed(tmp_path):
    log = run(tmp_path, "os._exit(1)", "--numprocesses", "1", "--max-worker-restart", "0")
    # If pytest sends the worker more tests just then, that error ends it, and it tells neither of the crash nor of the last test.
    assert counts(log) == ([3, 27, 27] if "INTERNALERROR> OSError" in log else [4, 26, 25])


def test_what_does_not_run_because_pytest_could_not_reach_a_worker_has_failed():
    log = "1 worker [30 items]\n\n...\nINTERNALERROR> OSError: cannot send (already closed?)\n\n==== 3 passed in 0.42s ====\n"
    assert counts(log) == [3, 27, 27]


def test_what_does_not_run_because_another_test_failed_has_failed(tmp_path):
    assert counts(run(tmp_path, "assert False", "--maxfail", "1")) == [4, 26, 25]


def test_what_does_not_run_because_pytest_was_killed_has_failed(tmp_path):
    passed, failed, missing = counts(run(tmp_path, "os.kill(os.getppid(), signal.SIGKILL)", *WORKERS))
    assert passed + failed == 30 and failed == missing > 0


def test_without_a_sum_the_tests_that_had_begun_have_failed():
    begun = '◇ Test run started.\n◇ Test "a" started.\n◇ Test "b" started.\n◇ Test b(c:) started.\n✔ Test "a" passed after 0.1 seconds.\n'
    assert counts(begun) == [1, 2, 2]
    sums = begun + '✘ Test "b" failed after 1 seconds with 1 issue.\n✔ Test b(c:) passed after 1 seconds.\n'
    assert counts(sums + "✘ Test run with 3 tests in 1 suite failed after 1 seconds with 1 issue.\n" + begun) == [3, 3, 2]


def test_other_sums():
    assert counts("ℹ pass 3\nℹ fail 1\nℹ cancelled 2\n12 passed, 1 failed\n") == [15, 4, 0]
