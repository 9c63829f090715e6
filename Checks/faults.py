#!/usr/bin/env python3
"""Plants faults in the hosts, one at a time, and tests whether the checks detect them.

    faults.py [--every N] [--only PATTERN]

Works on a copy in build/faults. Prints each fault and whether it was detected and, last, `N passed, M failed`; fails if fewer
than 95 % are detected. --every N tests only every Nth fault, --only those whose file or text matches a regular expression.
"""
import argparse, os, pathlib, re, subprocess, sys, threading

from planted import BEHAVIOUR, DECLARATIONS
from planted.kinds import A, I, U

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / 'build' / 'faults'
LEAST = 0.95

SWITCH = """
import Foundation

/// The planted faults, of which one is switched on.
public enum Fault {
  public static let number = Int(ProcessInfo.processInfo.environment["FAULT"] ?? "") ?? -1
  @MainActor private static var kept: [AnyObject] = []
  @MainActor public static func keep(_ object: AnyObject?) { if let object { kept.append(object) } }
}
"""


def copy():
    """Copies the checks and their sources, without faults."""
    COPY.mkdir(parents=True, exist_ok=True)
    for folder in ('Sources', 'Checks', 'Examples/Apple'):
        targets = set()
        for file in (ROOT / folder).rglob('*'):
            target = COPY / file.relative_to(ROOT)
            if '.build' in file.parts or '__pycache__' in file.parts:
                continue
            targets.add(target)
            if file.is_symlink():
                if not target.is_symlink():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.symlink_to(os.readlink(file))
            elif file.is_file():
                write(target, file.read_text(encoding='utf-8', errors='surrogateescape'))
        for file in list((COPY / folder).rglob('*')):
            if '.build' not in file.parts and (file.is_symlink() or file.is_file()) and file not in targets:
                file.unlink()


def write(file, text):
    """Writes a file only if it has changed, so that it isn't compiled again."""
    data = text.encode('utf-8', errors='surrogateescape')
    if not file.exists() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def run(arguments, seconds, **environment):
    """Returns the exit status and the output; a run that hangs has failed."""
    try:
        result = subprocess.run(
            arguments, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
            env={**os.environ, **environment})
        return result.returncode, result.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'hangs'


def plant_all(faults):
    """Writes all faults into the copy, each with its switch, back to front within a file, which keeps the offsets."""
    places = {}
    for number, (path, old, new) in faults:
        text = (ROOT / 'Sources' / path).read_text()
        at = text.find(old)
        if at < 0:
            sys.exit(f'{path} has no {old!r}')
        places.setdefault(path, []).append((at, at + len(old), new.replace('FAULT', f'(Fault.number == {number})')))
    for path, changes in places.items():
        text = (ROOT / 'Sources' / path).read_text()
        after = len(text)
        for start, end, new in sorted(changes, reverse=True):
            if end > after:
                sys.exit(f'two faults of {path} overlap: {text[start:end]!r}')
            text, after = text[:start] + new + text[end:], start
        write(COPY / 'Sources' / path, text)
    write(COPY / 'Sources' / I / 'Fault.swift', SWITCH)


def swift(command, toolkit, *options, seconds, **environment):
    folders = ['--package-path', 'Checks', '--scratch-path', f'Checks/.build/{toolkit}']
    return run(['swift', command, *folders, *options], seconds, TOOLKIT=toolkit, **environment)


def test(toolkit, number):
    """Runs the built tests until one fails; `swift test` would plan the build again each time. A run that hangs has failed."""
    program = COPY / 'Checks' / '.build' / toolkit / 'debug' / 'carousel-checksPackageTests.xctest'
    output = []
    with subprocess.Popen(
        [program, '--testing-library', 'swift-testing'], cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, 'FAULT': str(number)}, text=True, errors='replace') as run:
        limit = threading.Timer(120, run.kill)
        limit.start()
        for line in run.stdout:
            output.append(line)
            if 'recorded an issue' in line:
                run.kill()
        limit.cancel()
    return run.returncode, ''.join(output)


def agrees(toolkit=None):
    return run(['bash', 'Checks/Declarations/check', 'build/declarations'] + ([toolkit] if toolkit else []), 600)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--every', type=int, default=1)
    parser.add_argument('--only', default='')
    arguments = parser.parse_args()

    def are_wanted(faults):
        wanted = [fault for fault in faults if re.search(arguments.only, fault[1][0] + ' ' + fault[1][1])]
        return wanted[:: arguments.every]

    copy()
    tally = Tally()
    expect_well('the check of the declarations', agrees())
    for _, planted in are_wanted(list(enumerate(DECLARATIONS))):
        path, old, new = planted
        file = COPY / 'Sources' / path
        good = file.read_text()
        if old not in good:
            sys.exit(f'{path} has no {old!r}')
        file.write_text(good.replace(old, new, 1))
        try:
            tally.note(planted, agrees('AppKit' if path.startswith(A) else 'UIKit')[0] != 0)
        finally:
            file.write_text(good)
    faults = list(enumerate(BEHAVIOUR))
    plant_all(faults)
    for toolkit in ('AppKit', 'UIKit'):
        expect_well(f'the build of {toolkit}', swift('build', toolkit, '--build-tests', seconds=1800))
        expect_well(toolkit, test(toolkit, -1))
    for number, fault in are_wanted(faults):
        # What both toolkits share is tested with both, unless the first has detected the fault.
        toolkits = ['AppKit'] if fault[0].startswith(A) else ['UIKit'] if fault[0].startswith(U) else ['UIKit', 'AppKit']
        tally.note(fault, any(test(toolkit, number)[0] for toolkit in toolkits))
    return tally.end()


def expect_well(what, result):
    status, output = result
    if status:
        errors = [line for line in output.splitlines() if 'error' in line or 'recorded an issue' in line]
        sys.exit(f'{what} fails even without a fault:\n' + '\n'.join(errors[:20] or output.splitlines()[-20:]))


class Tally:
    """Counts the detected faults."""

    def __init__(self):
        self.caught, self.missed = 0, []

    def note(self, fault, is_caught):
        what = f'{fault[0]}: {fault[1].splitlines()[0]}  →  {(fault[2].splitlines() or ["nothing"])[-1]}'
        print(('✓ ' if is_caught else '✗ not caught: ') + what, flush=True)
        if is_caught:
            self.caught += 1
        else:
            self.missed.append(what)

    def end(self):
        total = self.caught + len(self.missed)
        share = self.caught / max(1, total)
        print(f'{self.caught} of {total} faults were caught, {100 * share:.0f} %')
        is_enough = share >= LEAST
        print(f'{total if is_enough else self.caught} passed, {0 if is_enough else len(self.missed)} failed')
        return 0 if is_enough else 1


if __name__ == '__main__':
    sys.exit(main())
