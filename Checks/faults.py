#!/usr/bin/env python3
"""Plants faults in the hosts, one at a time, and tests whether the checks detect them.

    faults.py [--every N] [--only PATTERN] [--dry]

Works on copies in build/faults. Prints each fault and whether it was detected and, last, `N passed, M failed`; fails if fewer
than 95 % are detected. --every N tests only every Nth fault, --only those whose file or text matches a regular expression. --dry
only tests whether all faults can be planted in the present sources.
"""
import argparse, os, pathlib, re, resource, subprocess, sys, threading

from planted import BEHAVIOUR, DECLARATIONS, LIKELY
from planted.kinds import A, I, U

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The copy with all faults of behaviour, and the one for those of declarations.
PLANTED, PLAIN = ROOT / 'build' / 'faults' / 'planted', ROOT / 'build' / 'faults' / 'plain'
LEAST = 0.95
# Without the tests that take longer than all others together.
QUICK = ['--skip', 'Depth', '--skip', 'items are where the engine places them']
# A run takes five seconds of a processor. It hangs if it needs more of it than this, or waits that long, in seconds.
PROCESSOR, WAITING = 60, 900
# How long a test waits for what a fault may keep from coming, in seconds.
PATIENCE = 5
# The exit status of a run whose filters leave no test.
NO_TESTS = 69

SWITCH = """
import Foundation

/// The planted faults, of which one is switched on.
public enum Fault {
  public static let number = Int(ProcessInfo.processInfo.environment["FAULT"] ?? "") ?? -1
  @MainActor private static var kept: [AnyObject] = []
  @MainActor public static func keep(_ object: AnyObject?) { if let object { kept.append(object) } }
}
"""


def copy(copied, changes={}):
    """Copies the checks and their sources to a folder, with other texts for some of the sources."""
    copied.mkdir(parents=True, exist_ok=True)
    for folder in ('Sources', 'Checks', 'Examples/Apple', 'Tests/CarouselImagesTests'):
        targets = set()
        for file in (ROOT / folder).rglob('*'):
            target = copied / file.relative_to(ROOT)
            if '.build' in file.parts or '__pycache__' in file.parts:
                continue
            targets.add(target)
            if file.is_symlink():
                if not target.is_symlink():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.symlink_to(os.readlink(file))
            elif file.is_file():
                text = changes.get(file) or file.read_text(encoding='utf-8', errors='surrogateescape')
                write(target, text)
        for file in list((copied / folder).rglob('*')):
            if '.build' not in file.parts and (file.is_symlink() or file.is_file()) and file not in targets:
                file.unlink()


def write(file, text):
    """Writes a file only if it has changed, so that it isn't compiled again."""
    data = text.encode('utf-8', errors='surrogateescape')
    if not file.exists() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def run(arguments, folder, seconds, **environment):
    """Returns the exit status and the output; a run that hangs has failed."""
    try:
        result = subprocess.run(
            arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
            env={**os.environ, **environment})
        return result.returncode, result.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'hangs'


def with_faults(faults):
    """Returns the texts of the sources with all faults, each with its switch, back to front within a file, which keeps the offsets."""
    places = {}
    for number, (path, old, new) in faults:
        text = (ROOT / 'Sources' / path).read_text()
        at = text.find(old)
        if at < 0:
            sys.exit(f'{path} has no {old!r}')
        places.setdefault(path, []).append((at, at + len(old), new.replace('FAULT', f'(Fault.number == {number})')))
    texts = {}
    for path, changes in places.items():
        text = (ROOT / 'Sources' / path).read_text()
        after = len(text)
        for start, end, new in sorted(changes, reverse=True):
            if end > after:
                sys.exit(f'two faults of {path} overlap: {text[start:end]!r}')
            text, after = text[:start] + new + text[end:], start
        texts[ROOT / 'Sources' / path] = text
    switched = ROOT / 'Sources' / I / 'ImageLoader.swift'
    texts[switched] = texts.get(switched, switched.read_text()) + SWITCH
    return texts


def swift(command, toolkit, *options, seconds, **environment):
    folders = ['--package-path', 'Checks', '--scratch-path', f'Checks/.build/{toolkit}']
    return run(['swift', command, *folders, *options], PLANTED, seconds, TOOLKIT=toolkit, **environment)


def test(toolkit, number, *options):
    """Runs the built tests until one fails; `swift test` would plan the build again each time. A run that hangs has failed."""
    program = PLANTED / 'Checks' / '.build' / toolkit / 'debug' / 'carousel-checksPackageTests.xctest'
    output = []
    with subprocess.Popen(
        [program, '--testing-library', 'swift-testing', '--no-parallel', *options], cwd=PLANTED, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        # A crash says enough; to look for its causes takes minutes.
        env={**os.environ, 'FAULT': str(number), 'PATIENCE': str(PATIENCE), 'SWIFT_BACKTRACE': 'enable=no'}, text=True, errors='replace',
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))) as run:
        limit = threading.Timer(WAITING, run.kill)
        limit.start()
        for line in run.stdout:
            output.append(line)
            if 'recorded an issue' in line:
                run.kill()
        limit.cancel()
    # None of the likely tests may be one of this toolkit's.
    return 0 if run.returncode == NO_TESTS else run.returncode, ''.join(output)


def is_caught(fault, number):
    """Returns whether a test fails: of those that are likely to, then of those that take little time, then of all."""
    path = fault[0]
    # What both toolkits share is tested with both, unless the first has detected the fault.
    toolkits = ['AppKit'] if path.startswith(A) else ['UIKit'] if path.startswith(U) else ['UIKit', 'AppKit']
    likely = ['--filter', LIKELY[number], *QUICK]
    return any(test(toolkit, number, *options)[0] for options in (likely, QUICK, []) for toolkit in toolkits)


def agrees(toolkit=None):
    return run(['bash', 'Checks/Declarations/check', 'build/declarations'] + ([toolkit] if toolkit else []), PLAIN, 1800)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--every', type=int, default=1)
    parser.add_argument('--only', default='')
    parser.add_argument('--dry', action='store_true')
    arguments = parser.parse_args()
    if arguments.dry:
        lost = [f'{path} has no {old!r}' for path, old, _ in BEHAVIOUR + DECLARATIONS if old not in (ROOT / 'Sources' / path).read_text()]
        if lost:
            sys.exit('\n'.join(lost))
        # It refuses faults in the same place.
        with_faults(list(enumerate(BEHAVIOUR)))
        print('1 passed, 0 failed')
        return 0

    def are_wanted(faults):
        wanted = [fault for fault in faults if re.search(arguments.only, fault[1][0] + ' ' + fault[1][1])]
        return wanted[:: arguments.every]

    tally = Tally()
    declarations = are_wanted(list(enumerate(DECLARATIONS)))
    if declarations:
        copy(PLAIN)
        expect_well('the check of the declarations', agrees())
    for _, planted in declarations:
        path, old, new = planted
        file = PLAIN / 'Sources' / path
        good = file.read_text()
        if old not in good:
            sys.exit(f'{path} has no {old!r}')
        file.write_text(good.replace(old, new, 1))
        try:
            tally.note(planted, agrees('AppKit' if path.startswith(A) else 'UIKit')[0] != 0)
        finally:
            file.write_text(good)
    faults = list(enumerate(BEHAVIOUR))
    copy(PLANTED, with_faults(faults))
    for toolkit in ('AppKit', 'UIKit'):
        expect_well(f'the build of {toolkit}', swift('build', toolkit, '--build-tests', seconds=1800))
        expect_well(toolkit, test(toolkit, -1))
        # A pattern whose tests fail anyway would seem to detect everything.
        for pattern in sorted(set(LIKELY)):
            expect_well(f'{pattern} of {toolkit}', test(toolkit, -1, '--filter', pattern, *QUICK))
    for number, fault in are_wanted(faults):
        tally.note(fault, is_caught(fault, number))
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
