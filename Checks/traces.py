#!/usr/bin/env python3
"""Compares what a host shows in the recorded sessions with the recordings.

    traces.py SESSIONS PICTURES

SESSIONS is a folder of sessions as `carousel-replay --sessions` writes them, PICTURES one of what the host showed in each. They
must be equal to the recordings, in the layers' own transforms, opacities, places and sizes; those of which
Documentation/Differences.md says that they are not, to what the engine says. The order of painting has tests of its own: the
recordings hold another. Prints, last, `N passed, N failed`.
"""
import json, pathlib, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / 'Tests' / 'Traces'))
import check, compare

PICTURE = {'ignore': {'order', 'toggle'}}
# The size of what carries an item's view is the engine's affair, not the recordings'.
LAYOUT = {**PICTURE, 'layout': True}


def trace(numbers, pictures):
    return {'frames': [{'f': f, **picture, 'items': nearest(picture['items'])} for f, picture in zip(numbers, pictures)]}


def nearest(items):
    """Of items that are shown more than once, the ones in the middle."""
    kept = {}
    for item in sorted(items, key=lambda item: (-abs(item['o']), item['o'])):
        kept[item['i']] = item
    return [kept[index] for index in sorted(kept)]


def main(sessions, shown):
    named, passed, failures = check.named_differences(), 0, []
    for recording in sorted(check.FIXTURES.glob('*.json.gz')):
        name = recording.name.removesuffix('.json.gz')
        reference = compare.load(str(recording))
        session = json.loads((pathlib.Path(sessions) / f'{name}.json').read_text())
        pictures = json.loads((pathlib.Path(shown) / f'{name}.json').read_text())
        numbers = [frame['f'] for frame in reference['frames']]
        if len(numbers) < len(pictures):
            numbers = list(range(len(pictures)))
        shows = trace(numbers, pictures)
        first = next(compare.differences(trace(numbers, session['frames']), shows, check.TOLERANCE, LAYOUT), None)
        if first is None and name not in named:
            first = next(compare.differences(reference, shows, check.TOLERANCE, PICTURE), None)
        if len(pictures) != len(session['frames']):
            first = ('-', 'pictures', len(session['frames']), len(pictures))
        if first is None:
            passed += 1
        else:
            failures.append(f'{name} differs: frame %s, %s: recorded %s, shown %s' % tuple(str(x)[:160] for x in first))
    print(*failures, sep='\n')
    print(f'{passed} passed, {len(failures)} failed')
    return 1 if failures or not passed else 0


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
