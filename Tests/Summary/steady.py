"""What `./carousel steady` prints: how often each test failed that did, and the first message of its failure.

    python3 Tests/Summary/steady.py FOLDER

FOLDER/NAME-N.log is the log of a run of the tests called NAME.
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from failures import split  # noqa: E402

#: What failed if a run died, or if tests of it did not run.
WHOLE = "(the run itself)"


def main(folder: Path):
    runs, failures = Counter(), Counter()
    messages: dict[tuple[str, str], str] = {}
    for log in sorted(folder.glob("*.log")):
        name = log.stem.rpartition("-")[0]
        runs[name] += 1
        found: dict[str, str] = {}
        _, runners = split(log.read_text(encoding="utf-8", errors="replace"))
        for runner in runners:
            failed = runner.failures()
            if failed is None:
                found[WHOLE] = f"see {log}"
            for failure in failed or []:
                found.setdefault(failure.test, failure.message)
        if not runners:
            found[WHOLE] = f"ran no test: see {log}"
        for test, message in found.items():
            failures[name, test] += 1
            messages.setdefault((name, test), message)
    print(f"\n{'tests':<10} {'runs':>5}")
    for name, count in runs.items():
        print(f"{name:<10} {count:>5}")
    print(f"\n{'failures':>8} {'runs':>5}  test")
    for (name, test), count in failures.most_common():
        print(f"{count:>8} {runs[name]:>5}  {name}: {test}\n{'':>16}{messages[name, test]}")
    print(f"{sum(runs.values())} runs, {len(failures)} unsteady")
    sys.exit(bool(failures) or not runs)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
