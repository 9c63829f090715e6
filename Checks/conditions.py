#!/usr/bin/env python3
"""Finds the code of the hosts that exists on Apple's systems alone, so that no test has run it, and compares it with the list
in AppleOnly.txt: each such line is trivial, and a new one needs a reason.

Prints, last, `N passed, M failed`.
"""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / 'Checks' / 'AppleOnly.txt'
MODULES = ['CarouselViews', 'CarouselSwiftUI', 'CarouselImages', 'CarouselCompatibility']
# Lines without code: attributes, comments, protocols and their requirements.
NO_CODE = re.compile(
    r'(@\w+(\([\w:]*\))? ?)+$|//|(@objc\([\w:]*\) )?(optional )?func [^{]*$|_ \w+: [^{]*$|(\) )?-> \w+$|public protocol |\}$')
# What is true where the tests run, with the stand-ins of each toolkit; everything else is false.
STAND_INS = [{'canImport(SwiftUI)', 'canImport(FoundationNetworking)', f'canImport({toolkit})'} for toolkit in ('UIKit', 'AppKit')]


def holds(condition, facts):
    """Evaluates the condition of an `#if`."""
    words = re.sub(r'\w+\([\w.]+\)|[A-Z_]{2,}', lambda term: str(term[0] in facts), condition)
    return eval(words.replace('&&', ' and ').replace('||', ' or ').replace('!', ' not '))


def is_run(conditions):
    """Whether code under these conditions is run with one of the toolkits."""
    return any(all(holds(condition, facts) for condition in conditions) for facts in STAND_INS)


def apple_only(file):
    """Yields the lines that no test has run."""
    branches = []
    for line in file.read_text().splitlines():
        directive, _, condition = line.strip().partition(' ')
        if directive == '#if':
            branches.append([condition])
        elif directive in ('#elseif', '#else'):
            branches[-1][-1] = f'!({branches[-1][-1]})'
            if condition:
                branches[-1].append(condition)
        elif directive == '#endif':
            branches.pop()
        elif directive and not NO_CODE.match(line.strip()) and not is_run(sum(branches, [])):
            yield line.strip()


def main():
    found = [f'{file.relative_to(ROOT / "Sources")}: {line}' for module in MODULES
             for file in sorted((ROOT / 'Sources' / module).rglob('*.swift')) for line in apple_only(file)]
    known = LIST.read_text().splitlines()
    problems = [f'is not in {LIST.name}: {line}' for line in found if line not in known]
    problems += [f'no longer exists: {line}' for line in known if line not in found]
    for problem in problems:
        print(f'✗ {problem}')
    print(f'{len(set(found) & set(known))} passed, {len(problems)} failed')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
