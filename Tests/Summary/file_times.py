"""A plugin of pytest: prints which files of tests take longest, so that the summary can name the slowest of all parts, and begins with
those of the setting `longest_files`: of two workers, one would wait for a long file at the end."""

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
#: How many files are printed.
MOST = 10


def line(file: str, seconds: float) -> str:
    """A line as the summary reads it."""
    return f"▸ {seconds:.0f} s in {file}"


class FileTimes:
    """Sums what the beginning, the call and the end of each test take, whichever worker ran it."""

    def __init__(self, root: Path):
        self._root = root
        self._seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report):
        self._seconds[report.location[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter):
        terminalreporter.section("slowest files")
        for name, seconds in self._seconds.most_common(MOST):
            file = (self._root / name).resolve()
            terminalreporter.write_line(line(str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file), seconds))


def pytest_addoption(parser: pytest.Parser):
    parser.addini("longest_files", "the names of the files that begin first, the longest one first", type="args", default=[])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]):
    names = config.getini("longest_files")
    items.sort(key=lambda item: names.index(item.path.name) if item.path.name in names else len(names))


def pytest_configure(config: pytest.Config):
    # Workers send their reports to the process that has started them.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(FileTimes(config.rootpath), "file-times")
