"""Counts the tests in the output of Swift Testing, Node, pytest, or our own programs."""

import re
from dataclasses import dataclass


@dataclass
class Counts:
    #: Those that have passed; that have failed, or did not run; and that were collected, but did not run.
    passed: int = 0
    failed: int = 0
    missing: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.passed + other.passed, self.failed + other.failed, self.missing + other.missing)


#: A test of Swift Testing that has begun, passed, failed, or was skipped; runs and single arguments have lines as well.
SWIFT = re.compile(r"^[◇✔━✘➜] Test (?!run |case )(?:\".*\"|\S+\)) (?:with \d+ test cases? )?(started|passed|failed|skipped)\b")
SWIFT_SUM = re.compile(r"^[✔✘] Test run with (\d+) tests?\b")
NODE_SUM = re.compile(r"^ℹ (pass|fail|cancelled) (\d+)$")
#: The sum of our own programs.
OWN_SUM = re.compile(r"^(\d+) passed, (\d+) failed$")
#: How many pytest runs, alone and with workers; a letter for each that has run; its sum.
PYTEST_BEGIN = re.compile(r"^collected (\d+) items?(?:.* (\d+) selected)?|^\d+ workers? \[(\d+) items?\]")
PYTEST_LETTERS = re.compile(r"(?:^| )([.FEsxX]+) +\[ *\d+%\]$")
PYTEST_SUM = re.compile(r"^(?:=+ )?((?:\d+ [a-z]+, )*\d+ [a-z]+) in [\d.]+s|^(?:=+ )?(no tests ran) in ")


class _Run:
    """The run of one runner: how many of its tests have begun, or were collected, and what became of them."""

    def __init__(self, begun: int = 0):
        self.begun = begun
        self.passed = self.failed = self.skipped = 0

    def counts(self) -> Counts:
        missing = max(0, self.begun - self.passed - self.failed - self.skipped)
        return Counts(self.passed, self.failed + missing, missing)


def counted(text: str) -> Counts:
    """Returns the sums of all runners in a text. A program that dies leaves tests that did not run; they have failed as well."""
    total = Counts()
    swift = pytest = None
    for line in text.splitlines():
        if line.startswith("◇ Test run started"):
            total += swift.counts() if swift else Counts()
            swift = _Run()
        elif swift and (match := SWIFT.match(line)):
            # Skipped tests do not start.
            swift.begun += match[1] in ("started", "skipped")
            swift.passed += match[1] == "passed"
            swift.failed += match[1] == "failed"
            swift.skipped += match[1] == "skipped"
        elif match := SWIFT_SUM.match(line):
            failed, skipped = (swift.failed, swift.skipped) if swift else (0, 0)
            total += Counts(int(match[1]) - failed - skipped, failed)
            swift = None
        elif match := NODE_SUM.match(line):
            number = int(match[2])
            total += Counts(number) if match[1] == "pass" else Counts(failed=number)
        elif match := OWN_SUM.match(line):
            total += Counts(int(match[1]), int(match[2]))
        elif match := PYTEST_BEGIN.match(line):
            total += pytest.counts() if pytest else Counts()
            pytest = _Run(int(match[2] or match[1] or match[3]))
        elif pytest and (match := PYTEST_LETTERS.search(line)):
            letters = match[1]
            pytest.passed += letters.count(".")
            pytest.failed += letters.count("F") + letters.count("E")
            pytest.skipped += sum(letters.count(letter) for letter in "sxX")
        elif match := PYTEST_SUM.match(line):
            pytest = pytest or _Run()
            numbers = re.findall(r"(\d+) ([a-z]+)", match[1] or "")
            pytest.passed = _sum(numbers, "passed")
            pytest.failed = _sum(numbers, "failed", "error", "errors")
            pytest.skipped = _sum(numbers, "skipped", "xfailed", "xpassed")
            total += pytest.counts()
            pytest = None
    for run in (swift, pytest):
        total += run.counts() if run else Counts()
    return total


def _sum(numbers: list[tuple[str, str]], *words: str) -> int:
    return sum(int(number) for number, word in numbers if word in words)
