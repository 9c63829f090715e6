"""The summary of `./carousel test` looks at a few failures twice: with each runner, what passes alone is unsteady."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

PYTEST = """
import pathlib, pytest

def fails(name):
    mark = pathlib.Path(f"{__file__} failed {name}")
    failed_before = mark.exists()
    mark.touch()
    return not failed_before

@pytest.mark.parametrize("number", range(FAILING))
def test_that_passes_alone(number):
    assert not fails(number), f"for number {number}"

@pytest.fixture
def leaving():
    yield
    assert not (FAILING + MORE and fails("leaving")), "while it ends"

@pytest.mark.parametrize("text", ["a [b] - c", "d::e@f"])
@pytest.mark.xdist_group("some group")
def test_of_texts(text, leaving):
    assert not (MORE and fails(text))

def test_that_passes():
    pass

def test_that_always_fails():
    assert not ALWAYS
"""

NODE = """
import test from 'node:test'
import { existsSync, writeFileSync } from 'node:fs'
const fails = name => {
  const mark = new URL(`failed-${name}`, import.meta.url), before = existsSync(mark)
  writeFileSync(mark, '')
  return !before
}
test('good', () => {})
test('one (two) [x] / "y"?', () => { if (fails('node')) throw new Error('the first line\\nthe second') })
"""

#: Prints what Swift Testing 6.3 prints: first two failed tests, then one that passes, if it alone is asked for.
SWIFT = r"""
import sys
print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds")
print("◇ Test run started.")
if "--filter" not in sys.argv:
    print('''◇ Suite "Some documents" started.
◇ Test "take arguments" started.
◇ Test plain() started.
◇ Test "take arguments not" started.
◇ Test case passing 1 argument kind → 2 to "take arguments" started.
✘ Test "take arguments" recorded an issue with 1 argument kind → 2 at A.swift:4:63: Expectation failed: (kind → 2) == 1
↳ a comment
✘ Test plain() recorded an issue at A.swift:5:4: Caught error: E()
✔ Test "take arguments not" passed after 0.003 seconds.
✘ Test plain() failed after 0.003 seconds with 1 issue.
✘ Test "take arguments" with 2 test cases failed after 0.004 seconds with 1 issue.
✘ Suite "Some documents" failed after 0.004 seconds with 2 issues.
✘ Test run with 3 tests in 1 suite failed after 0.005 seconds with 2 issues.''')
    sys.exit(1)
chosen = {r"`take\ arguments`\(": '"take arguments" with 2 test cases', r"/plain\(\)": "plain()"}[sys.argv[-1]]
print(f"◇ Test {chosen.split(' with ')[0]} started.\n✔ Test {chosen} passed after 0.001 seconds.\n✔ Test run with 1 test in 1 suite passed after 0.002 seconds.")
"""


class Summary:
    """A folder of parts, which are run as `./carousel test` runs them."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.parts: list[str] = []
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        self.environment["CAROUSEL_SUMMARY"] = "1"

    def add(self, name: str, *command: object, before: str = "", after: str = "", status: int = 0):
        """Adds a part that runs a runner, prints something before and after it, and ends."""
        result = subprocess.run(
            [HERE / "runner", *map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment
        )
        self.add_log(name, before + result.stdout + after, status or result.returncode)

    def add_log(self, name: str, log: str, status: int = 0):
        (self.folder / f"{name}.log").write_text(log)
        (self.folder / f"{name}.status").write_text(f"{status} 7\n")
        self.parts.append(name)

    def add_pytest(self, *options: str, failing: int = 0, always: bool = False, more: bool = False, name: str = "browsers", **part):
        tests = self.folder / f"test_{name}.py"
        tests.write_text(f"FAILING, ALWAYS, MORE = {failing}, {always}, {more}\n{PYTEST}")
        (self.folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    xdist_group: ours\n")
        command = (sys.executable, "-m", "pytest", "-c", self.folder / "pytest.ini", "-ra", "-p", "no:cacheprovider")
        self.add(name, *command, tests, *options, **part)

    def close(self, *options: str) -> list[str]:
        """Returns the lines of the summary; the last one is its exit status."""
        command = [sys.executable, HERE / "summary.py", *options, self.folder, *self.parts]
        result = subprocess.run(command, capture_output=True, text=True, env=self.environment, timeout=150)
        assert not result.stderr
        return [*result.stdout.splitlines(), str(result.returncode)]


@pytest.fixture
def summary(tmp_path):
    return Summary(tmp_path)


WORKERS = ("--numprocesses", "2", "--dist", "loadgroup")


def row(lines: list[str], name: str) -> list[str]:
    return next(line.split() for line in lines if line.startswith(f"{name} "))[1:]


def test_without_failures_nothing_is_run_again(summary):
    summary.add_pytest()
    assert summary.close() == [
        "", "part       result    passed  failed  unsteady     time", "browsers   passed         4       0         0      7 s",
        "4 passed, 0 failed", "0",
    ]  # fmt: skip


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "workers"])
@pytest.mark.parametrize("strict", [False, True])
def test_what_passes_alone_is_unsteady(summary, options, strict):
    summary.add_pytest(*options, failing=2)
    lines = summary.close(*(["--strict"] if strict else []))
    assert sum("Running again, alone: browsers: " in line for line in lines) == 3
    wanted = ["FAILED", "4", "3", "3", "7", "s"] if strict else ["passed", "4", "0", "3", "7", "s"]
    assert row(lines, "browsers") == wanted
    begin = next(number for number, line in enumerate(lines) if line.startswith("Unsteady: ")) + 1
    named = {lines[number].rpartition("::test_")[2]: lines[number + 1] for number in range(begin, begin + 6, 2)}
    assert "for number 0" in named["that_passes_alone[0]"] and "for number 1" in named["that_passes_alone[1]"]
    assert any(name.startswith("of_texts[") and "while it ends" in message for name, message in named.items())
    if strict:
        assert lines[-3:] == ["3 unsteady, counted as failed", "4 passed, 3 failed", "1"]
    else:
        assert lines[-3:] == ["3 unsteady", "4 passed, 0 failed", "0"]


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "workers"])
def test_a_test_that_fails_while_it_runs_and_while_it_ends_is_run_once_more(summary, options):
    summary.add_pytest(*options, more=True)
    lines = summary.close()
    again = [line for line in lines if "Running again" in line]
    assert len(again) == 2 and again[0].endswith("[a [b] - c]") and again[1].endswith("[d::e@f]")
    assert lines[-3:] == ["2 unsteady", "2 passed, 0 failed", "0"]


def test_what_fails_again_has_failed(summary):
    summary.add_pytest(failing=1, always=True)
    lines = summary.close()
    assert row(lines, "browsers")[:4] == ["FAILED", "3", "1", "2"]
    assert any(line.startswith("  It failed again: see ") for line in lines)
    begin = lines.index("These failed, and failed again alone") + 1
    assert lines[begin].endswith("::test_that_always_fails") and "assert not" in lines[begin + 1]
    assert lines[-2:] == ["3 passed, 1 failed", "1"]


def test_many_failures_are_no_accident(summary):
    summary.add_pytest(failing=5)
    lines = summary.close()
    assert not any("again" in line for line in lines)
    assert row(lines, "browsers")[:4] == ["FAILED", "4", "6", "0"] and lines[-1] == "1"
    assert "  ▸ Ended with 1" in lines[lines.index("browsers has failed, and ends with"):]


@pytest.mark.parametrize("how", ["status", "no end", "other program", "number of the runner", "signal"])
def test_a_part_that_has_died_has_failed(summary, how):
    match how:
        case "status":
            summary.add_pytest(failing=1, status=1)
        case "no end":
            summary.add_pytest(failing=1)
            log = summary.folder / "browsers.log"
            log.write_text(log.read_text().partition("▸ Ended")[0])
        case "other program":
            summary.add_pytest(failing=1, after="✗ something\n4 passed, 1 failed\n")
        case "number of the runner":
            summary.add_pytest(failing=1)
            log = summary.folder / "browsers.log"
            log.write_text(log.read_text().replace("▸ Ended with 1", "▸ Ended with 3"))
        case "signal":
            summary.add("browsers", "bash", "-c", "kill -9 $$")
    lines = summary.close()
    assert not any("again" in line for line in lines)
    assert row(lines, "browsers")[0] == "FAILED" and lines[-1] == "1"
    assert how != "other program" or "  ✗ something" in lines[lines.index("browsers has failed, and ends with"):]


def test_a_part_with_tests_that_did_not_run_has_failed(summary):
    summary.add_pytest("--maxfail", "1", failing=2)
    lines = summary.close()
    assert not any("again" in line for line in lines)
    assert row(lines, "browsers")[0] == "FAILED" and "5 tests of browsers did not run" in lines and lines[-1] == "1"


def test_a_part_whose_worker_died_has_failed(summary):
    tests = summary.folder / "test_death.py"
    tests.write_text("import os\ndef test_death():\n    os._exit(1)\ndef test_life():\n    pass\n")
    (summary.folder / "pytest.ini").write_text("[pytest]\n")
    command = (sys.executable, "-m", "pytest", "-c", summary.folder / "pytest.ini", "-ra", "-p", "no:cacheprovider")
    summary.add("gtk", *command, tests, "--numprocesses", "2", "--max-worker-restart", "1")
    lines = summary.close()
    assert not any("again" in line for line in lines)
    assert row(lines, "gtk")[:4] == ["FAILED", "1", "1", "0"] and lines[-1] == "1"


def test_a_part_that_counts_nothing_is_one_test(summary):
    summary.add_log("format", "nothing\n")
    summary.add_log("web", "error: something\n", status=1)
    summary.parts.append("docs")
    lines = summary.close()
    assert row(lines, "format")[:4] == ["passed", "1", "0", "0"]
    assert row(lines, "web")[:4] == ["FAILED", "0", "1", "0"]
    assert lines[lines.index("web has failed, and ends with") + 1] == "  error: something"
    assert row(lines, "docs")[:4] == ["ABSENT", "0", "1", "0"]
    assert lines[-2:] == ["1 passed, 2 failed", "1"]


def test_a_part_may_have_several_runners(summary):
    summary.add_pytest(failing=1, name="UIKit")
    summary.add_pytest(failing=1, name="AppKit")
    logs = [(summary.folder / f"{name}.log").read_text() for name in summary.parts]
    summary.parts.clear()
    summary.add_log("apple", "\n".join([*logs, "12 passed, 0 failed\n"]))
    lines = summary.close()
    assert row(lines, "apple")[:4] == ["passed", "20", "0", "4"] and lines[-1] == "0"


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "workers"])
def test_the_slowest_files_of_all_parts_are_named(summary, options):
    summary.environment["PYTHONPATH"] = str(HERE)
    summary.add_pytest("-p", "file_times", *options)
    summary.add_log("gtk", "".join(f"▸ {seconds} s in Tests/GTK/test_{seconds}.py\n" for seconds in (41, 400)) + "1 passed, 0 failed\n")
    lines = summary.close()
    slowest = lines[lines.index("Slowest files") + 1 : -3]
    assert slowest[:2] == ["   400 s  Tests/GTK/test_400.py", "    41 s  Tests/GTK/test_41.py"]
    # The sum of what its tests have taken is less than a second.
    assert slowest[2].strip() == f"0 s  {summary.folder / 'test_browsers.py'}" and len(slowest) == 3
    assert lines[-2:] == ["5 passed, 0 failed", "0"]


BY_FILE = ("--numprocesses", "2", "--dist", "loadfile", "--no-loadscope-reorder")


@pytest.mark.parametrize("options", [(), BY_FILE], ids=["one process", "workers"])
def test_the_longest_files_begin_first(tmp_path, options):
    for name in "abcd":
        (tmp_path / f"test_{name}.py").write_text("def test_one(): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nlongest_files = test_d.py test_b.py\n")
    output = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "file_times", *options, tmp_path], cwd=tmp_path, text=True, capture_output=True,
        env={**os.environ, "PYTHONPATH": str(HERE)}).stdout  # fmt: skip
    if options:
        # Each worker begins with one of them.
        first = {}
        for worker, name in re.findall(r"\[(gw\d)\].*test_(\w)\.py::test_one", output):
            first.setdefault(worker, name)
        assert sorted(first.values()) == ["b", "d"], output
    else:
        assert re.findall(r"test_(\w)\.py::test_one", output) == ["d", "b", "a", "c"], output


def test_tests_of_node_are_run_again(summary):
    (summary.folder / "test_a.mjs").write_text(NODE)
    summary.add("module", "node", "--test", "--test-reporter=spec", summary.folder / "test_a.mjs")
    lines = summary.close()
    assert row(lines, "module")[:4] == ["passed", "1", "0", "1"]
    assert lines[-5:] == ['  module: one (two) [x] / "y"?', "    Error: the first line", "1 unsteady", "1 passed, 0 failed", "0"]


def test_tests_of_swift_are_run_again(summary):
    (summary.folder / "tests.py").write_text(SWIFT)
    summary.add("engine", sys.executable, summary.folder / "tests.py", "test", "--skip-build")
    lines = summary.close()
    assert row(lines, "engine")[:4] == ["passed", "1", "0", "2"]
    assert lines[-7:] == [
        "  engine: plain()", "    Caught error: E()", "  engine: take arguments", "    Expectation failed: (kind → 2) == 1",
        "2 unsteady", "1 passed, 0 failed", "0",
    ]  # fmt: skip


def test_runs_are_counted_by_their_failed_tests(summary):
    for run in range(3):
        summary.add_pytest(failing=2 - run, name="gtk")
        (summary.folder / "gtk.log").rename(summary.folder / f"gtk-{run + 1}.log")
    summary.add_log("chromium-1", "error: nothing was built\n")
    result = subprocess.run([sys.executable, HERE / "steady.py", summary.folder], capture_output=True, text=True, timeout=60)
    lines = result.stdout.splitlines()
    assert result.returncode == 1 and not result.stderr
    assert "gtk            3" in lines and "chromium       1" in lines
    # Marks stay, so that each has failed in the first run alone; the last test of the second run is another one.
    found = {line.rpartition("::test_")[2]: line.split()[:2] for line in lines if "::test_" in line}
    assert found["that_passes_alone[0]"] == ["1", "3"] and found["that_passes_alone[1]"] == ["1", "3"]
    assert any("for number 0" in line for line in lines)
    assert any("chromium: (the run itself)" in line for line in lines) and lines[-1].startswith("4 runs, ")


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "workers"])
def test_a_seed_is_an_order(tmp_path, options):
    for name in "ab":
        (tmp_path / f"test_{name}.py").write_text("import pytest\n@pytest.mark.parametrize('n', range(9))\ndef test_it(n): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")

    def order(seed: int) -> list[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        environment |= {"CAROUSEL_SEED": str(seed), "PYTHONPATH": str(HERE), "PYTEST_ADDOPTS": "-p shuffled -p no:cacheprovider"}
        command = [sys.executable, "-m", "pytest", "-c", "pytest.ini", "-v", *options]
        lines = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True).stdout.splitlines()
        return [line.partition("test_")[2].split()[0] for line in lines if "PASSED" in line]

    first, again, other = order(1), order(1), order(2)
    assert len(first) == 18 and set(first) == set(other)
    if not options:
        assert first == again != other
        # Files stay together.
        assert len({name[0] for name in first[:9]}) == 1


def test_without_a_summary_a_runner_ends_as_its_program(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "CAROUSEL_SUMMARY"}
    result = subprocess.run([HERE / "runner", "bash", "-c", "exit 3"], capture_output=True, text=True, env=environment)
    assert result.returncode == 3 and result.stdout == "▸ Running 'bash' '-c' 'exit 3'\n▸ Ended with 3\n"
