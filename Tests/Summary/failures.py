"""Which tests have failed in the log of a part, and the commands that run each alone."""

import re
import shlex
from dataclasses import dataclass

from counts import Counts, counted

#: What `runner` writes before and after it runs a program.
BEGIN = "▸ Running "
END = re.compile(r"^▸ Ended with (\d+)$")
#: A failed test in the summary of pytest: its name, up to where its parameters begin if it has some; the rest of the line.
PYTEST = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+?::[^\s\[@]+)(.*)$")
#: What follows the name: perhaps the group of tests that one worker runs, and the message.
PYTEST_REST = re.compile(r"^(?:@[^\[\]]*?)?(?: - (.*))?$")
#: A process of pytest that has died; what it ran may have been anything.
PYTEST_DIED = re.compile(r"^(?:E +)?(?:worker '\w+' crashed while running|\[\w+\] node down: )")
SWIFT = re.compile(r"^✘ Test (?!run |case )(\".*\"|\S+\))(?: with \d+ test cases?)? failed after ")
SWIFT_ISSUE = re.compile(r"^✘ Test (\".*\"|\S+\)) recorded an issue (?:with .*? )?at \S+:\d+:\d+: (.*)$")
NODE = re.compile(r"^✖ (.*) \([\d.]+ms\)$")
NODE_LIST = "✖ failing tests:"


@dataclass(frozen=True)
class Failure:
    test: str
    #: The first line of why it failed.
    message: str
    #: What runs it alone, in a process of its own.
    alone: tuple[str, ...]


@dataclass
class Run:
    """What a runner was called with, how it ended, if it did, and what it printed."""

    command: list[str]
    text: str
    status: int | None

    @property
    def counts(self) -> Counts:
        """The sums of its tests; one failed test if it has failed without any."""
        counts = counted(self.text)
        if self.status == 0 or counts.failed:
            return counts
        return Counts(counts.passed, 1)

    def failures(self) -> list[Failure] | None:
        """Returns the tests that have failed, or nothing if these are not all that is wrong: it has died, or tests did not run."""
        counts = counted(self.text)
        if self.status == 0 and counts.failed == 0:
            return []
        lines = self.text.splitlines()
        found, told = _pytest(self.command, lines) or _swift(self.command, lines) or _node(self.command, lines) or ([], 0)
        # Each runner ends with 1 if tests have failed, and with other numbers if it could not run them.
        if self.status != 1 or counts.missing or told != counts.failed or told == 0:
            return None
        return found


def split(log: str) -> tuple[str, list[Run]]:
    """Returns the parts of a log that runners have printed, and the rest of it."""
    rest: list[str] = []
    runs: list[Run] = []
    command, lines = None, []
    for line in log.splitlines():
        if command is None:
            if line.startswith(BEGIN):
                command, lines = shlex.split(line.removeprefix(BEGIN)), []
            else:
                rest.append(line)
        elif match := END.match(line):
            runs.append(Run(command, "\n".join(lines), int(match[1])))
            command = None
        else:
            lines.append(line)
    if command is not None:
        runs.append(Run(command, "\n".join(lines), None))
    return "\n".join(rest), runs


def _pytest(command: list[str], lines: list[str]):
    """Returns the failed tests of pytest, and how many failures it shows: a test that fails may also fail while it ends."""
    if "pytest" not in command or any(PYTEST_DIED.match(line) for line in lines):
        return None
    # Without what chooses tests and shares them out.
    options = command.index("-c") + 2 if "-c" in command else command.index("pytest") + 1
    found: dict[str, Failure] = {}
    told = 0
    for line in lines:
        if named := _pytest_test(line):
            test, message = named
            told += 1
            found.setdefault(test, Failure(test, message, (*command[:options], test)))
    return list(found.values()), told


def _pytest_test(line: str) -> tuple[str, str] | None:
    """Returns the test that a line of the summary names, and its message. Parameters may contain anything, also brackets in pairs."""
    if not (match := PYTEST.match(line)):
        return None
    name, rest = match[1], match[2]
    end = depth = 0
    for number, letter in enumerate(rest if rest.startswith("[") else ""):
        depth += (letter == "[") - (letter == "]")
        if depth == 0:
            end = number + 1
            break
    after = PYTEST_REST.match(rest[end:])
    return (name + rest[:end], after[1] or "") if after else None


def _swift(command: list[str], lines: list[str]):
    if not any(line.startswith("◇ Test run started") for line in lines):
        return None
    messages: dict[str, str] = {}
    for line in lines:
        if match := SWIFT_ISSUE.match(line):
            messages.setdefault(match[1], match[2])
    found = []
    for line in lines:
        if match := SWIFT.match(line):
            name = match[1]
            # Names with spaces stand between backticks in what is filtered, other names before their parameters.
            words = f"`{re.escape(name[1:-1])}`\\(" if name.startswith('"') else f"/{re.escape(name)}"
            found.append(Failure(name.strip('"'), messages.get(name, ""), (*command, "--filter", words)))
    return found, len(found)


def _node(command: list[str], lines: list[str]):
    if NODE_LIST not in lines:
        return None
    lines = lines[lines.index(NODE_LIST) + 1 :]
    found = []
    for number, line in enumerate(lines):
        if match := NODE.match(line):
            message = next((text.strip() for text in lines[number + 1 :] if text.strip()), "")
            name = re.sub(r"[^\w\s]", r"\\\g<0>", match[1])
            # Options come before files.
            found.append(Failure(match[1], message, (command[0], f"--test-name-pattern=/^{name}$/", *command[1:])))
    return found, len(found)
