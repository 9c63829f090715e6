#!/usr/bin/env python3
"""Plays the recorded scenarios on the engine, and compares placements and motion.

    check.py REPLAY OUT

REPLAY is the program carousel-replay, OUT a folder for its traces. Exactly the recordings named in
Documentation/Differences.md must differ. Prints a table by category and, last, `N passed, N failed`.
"""
import pathlib, re, shutil, subprocess, sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import compare

HERE = pathlib.Path(__file__).parent
FIXTURES = HERE / 'Fixtures'
DIFFERENCES = HERE.parent.parent / 'Documentation' / 'Differences.md'
TOLERANCE = 1e-6
# The minimum share of equal recordings: overall, and in the categories without intended differences.
LEAST_EQUAL, LEAST_EQUAL_IN_STRICT = 0.85, 0.95
STRICT = {'rest', 'options', 'fade', 'geometry', 'scroll', 'switch'}


def named_differences():
    return set(re.findall(r'^\| `([\w.-]+)` \|', DIFFERENCES.read_text(), re.M))


def play(replay, out):
    shutil.rmtree(out, ignore_errors=True)
    recordings = sorted(FIXTURES.glob('*.json.gz'))
    subprocess.run([replay, *map(str, recordings), '--out', str(out)], check=True)
    return recordings


def main(replay, out):
    named, tally, failures = named_differences(), {}, []
    for recording in play(replay, pathlib.Path(out)):
        name = recording.name.removesuffix('.json.gz')
        reference = compare.load(str(recording))
        candidate = compare.load(str(pathlib.Path(out) / f'{name}.json'))
        first = next(compare.differences(reference, candidate, TOLERANCE, {'ignore': set()}), None)
        counts = tally.setdefault(reference['scenario']['category'], [0, 0])
        counts[0] += first is None
        counts[1] += 1
        if first is not None and name not in named:
            failures.append(f'{name} differs, but Differences.md does not name it: frame %s, %s: recorded %s, here %s'
                            % tuple(str(x)[:200] for x in first))
        if first is None and name in named:
            failures.append(f'{name} is equal, but Differences.md names it')
    equal, total = (sum(c[i] for c in tally.values()) for i in (0, 1))
    strict = [tally[c] for c in tally if c in STRICT]
    for category, counts in sorted(tally.items()):
        print('%-14s %4d of %4d equal' % (category, *counts))
    print('%-14s %4d of %4d equal, %.1f %%' % ('all', equal, total, 100 * equal / total))
    if equal < LEAST_EQUAL * total:
        failures.append('too few recordings are equal')
    if sum(c[0] for c in strict) < LEAST_EQUAL_IN_STRICT * sum(c[1] for c in strict):
        failures.append('too few recordings are equal in ' + ', '.join(sorted(STRICT)))
    failures += [f'Differences.md names {name}, which is not a recording' for name in
                 named - {r.name.removesuffix('.json.gz') for r in FIXTURES.glob('*.json.gz')}]
    print(*failures, sep='\n')
    print(f'{total - len(failures)} passed, {len(failures)} failed')
    return 1 if failures else 0


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
