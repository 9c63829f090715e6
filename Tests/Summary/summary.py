"""The summary of `./carousel test`: counts the tests of each part, and looks at failures twice.

    python3 Tests/Summary/summary.py [--strict] FOLDER PART…

The log of a part is FOLDER/PART.log; its exit status and its seconds are in FOLDER/PART.status. Where a few tests of a part have failed
and nothing else is wrong, each runs again on its own. What passes then is unsteady: it is named, and with --strict it has failed.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from counts import Counts, counted  # noqa: E402
from failures import Failure, split  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
#: More failed tests of a part than this are no accident: none of them runs again.
MOST_AGAIN = 5
#: How many seconds a test may take alone.
PATIENCE = 600
#: How many files of tests are named as the slowest.
SLOWEST = 10
#: How many lines of its log are shown of a part that has failed by other things than tests which can run again.
LAST_LINES = 12
#: What `file_times.py` prints of a file.
FILE_TIME = re.compile(r"^▸ (\d+) s in (\S+)$", re.MULTILINE)


@dataclass
class Part:
    name: str
    counts: Counts = field(default_factory=Counts)
    seconds: int = 0
    #: Whether there was something to test.
    exists: bool = True
    #: Those that failed and are to run again.
    again: list[Failure] = field(default_factory=list)
    #: Those that failed then, too.
    steady: list[Failure] = field(default_factory=list)
    #: Those that passed.
    unsteady: list[Failure] = field(default_factory=list)
    #: How many seconds each of its slowest files of tests took, if its runner says so.
    files: dict[str, int] = field(default_factory=dict)
    #: The end of its log.
    end: list[str] = field(default_factory=list)

    @property
    def result(self) -> str:
        return "ABSENT" if not self.exists else "FAILED" if self.counts.failed else "passed"


def read(folder: Path, name: str) -> Part:
    """Returns a part as its log and its status show it."""
    log, status_file = folder / f"{name}.log", folder / f"{name}.status"
    if not log.exists():
        return Part(name, Counts(failed=1), exists=False)
    # A part that was ended from outside has no status.
    status, seconds = map(int, status_file.read_text().split()) if status_file.exists() else (1, 0)
    text = log.read_text(encoding="utf-8", errors="replace")
    rest, runs = split(text)
    own = counted(rest)
    counts = sum((run.counts for run in runs), own)
    if counts.passed + counts.failed == 0:
        # A part that counts nothing is one test.
        counts = Counts(passed=int(status == 0))
    if status and not counts.failed:
        # A part that died has failed, whatever it counted.
        counts = counts + Counts(failed=1)
    part = Part(name, counts, seconds, files={file: int(number) for number, file in FILE_TIME.findall(text)})
    part.end = [line for line in text.splitlines() if line.strip()][-LAST_LINES:]
    failures = [run.failures() for run in runs]
    if status == 0 and own.failed == 0 and None not in failures:
        found = [failure for run in failures for failure in run]
        if len(found) <= MOST_AGAIN:
            part.again = found
    return part


def passes(failure: Failure, log: Path) -> bool:
    """Runs a test alone, and returns whether it ran and passed. What it prints is in a log of its own."""
    with log.open("w", encoding="utf-8") as output:
        # A process group of its own, which ends with all that the test has started.
        process = subprocess.Popen(
            failure.alone, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            status = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            status = 1
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
    counts = counted(log.read_text(encoding="utf-8", errors="replace"))
    return status == 0 and counts.passed > 0 and counts.failed == 0


def look_again(part: Part, folder: Path, strict: bool):
    """Runs the failed tests of a part again, one after another, and notes those that pass."""
    for number, failure in enumerate(part.again, 1):
        log = folder / f"{part.name}-again-{number}.log"
        print(f"▸ Running again, alone: {part.name}: {failure.test}", flush=True)
        if passes(failure, log):
            part.unsteady.append(failure)
        else:
            part.steady.append(failure)
            print(f"  It failed again: see {log}", flush=True)
    if not strict and part.unsteady:
        # All of a test's failures count as one here: those of its end as well.
        part.counts = Counts(part.counts.passed, len(part.steady))


def list_failures(title: str, failures: list[tuple[Part, Failure]]):
    """Prints tests that have failed, and why, if there are any."""
    if failures:
        print(f"\n{title}")
    for part, failure in failures:
        print(f"  {part.name}: {failure.test}\n    {failure.message}")


def show_ends(parts: list[Part]):
    """Prints how the logs of those parts end whose failures nothing else names."""
    for part in parts:
        if part.counts.failed and part.exists and not part.steady and not part.unsteady:
            print(f"\n{part.name} has failed, and ends with", *part.end, sep="\n  ")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("folder", type=Path)
    parser.add_argument("parts", nargs="+")
    options = parser.parse_args()
    parts = [read(options.folder, name) for name in options.parts]
    if any(part.again for part in parts):
        print()
    for part in parts:
        look_again(part, options.folder, options.strict)
    print(f"\n{'part':<10} {'result':<8} {'passed':>7} {'failed':>7} {'unsteady':>9} {'time':>8}")
    for part in parts:
        numbers = part.counts.passed, part.counts.failed, len(part.unsteady)
        print("{:<10} {:<8} {:>7} {:>7} {:>9} {:>6} s".format(part.name, part.result, *numbers, part.seconds))
    for part in parts:
        if part.counts.missing:
            print(f"{part.counts.missing} tests of {part.name} did not run")
    files = {file: seconds for part in parts for file, seconds in part.files.items()}
    if files:
        print("\nSlowest files")
        for file, seconds in sorted(files.items(), key=lambda entry: -entry[1])[:SLOWEST]:
            print(f"  {seconds:>4} s  {file}")
        print()
    total = sum((part.counts for part in parts), Counts())
    steady = [(part, failure) for part in parts for failure in part.steady]
    show_ends(parts)
    list_failures("These failed, and failed again alone", steady)
    unsteady = [(part, failure) for part in parts for failure in part.unsteady]
    list_failures("Unsteady: these failed and passed alone, which is a defect of the product or of the test", unsteady)
    if unsteady:
        print(f"{len(unsteady)} unsteady{', counted as failed' if options.strict else ''}")
    print(f"{total.passed} passed, {total.failed} failed")
    sys.exit(total.failed > 0)


if __name__ == "__main__":
    main()
