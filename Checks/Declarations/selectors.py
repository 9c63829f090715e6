#!/usr/bin/env python3
"""Compares the selectors of the headers with a list generated from the SDK.

    selectors.py FOLDER

FOLDER is a checkout of SDK bindings that have selectors in quotation marks, such as those of C# (`Export ("addSubview:")`).
The tests don't run this script, because the bindings are not part of this repository. Prints each selector that is missing
in the list and, last, `N passed, M failed`.
"""
import pathlib, re, sys

HEADERS = pathlib.Path(__file__).resolve().parent / 'Headers'


def ours():
    """Returns each selector with its header: those of methods and property getters."""
    for file in sorted(HEADERS.rglob('*.h')):
        text = re.sub(r'//.*', '', file.read_text())
        text = re.sub(r'\(void \((?:[^()]|\([^()]*\))*\)', '(BLOCK', text)
        for method in re.findall(r'^[-+] *\((?:[^()]|\([^()]*\))*\)\s*([^;]*);', text, re.M):
            method = re.sub(r'(?:SWIFT_NAME|__attribute__)\s*\(.*', '', method, flags=re.S)
            labels = re.findall(r'(\w+):', method)
            yield file.name, ''.join(label + ':' for label in labels) if labels else re.match(r'\w+', method)[0]
        for attributes, name in re.findall(r'@property\s*(\([^)]*\))?[^;]*?(\w+)(?:\s+(?:MAYBE_UI_ACTOR|SWIFT_NAME\([^;]*\)))?;', text):
            getter = re.search(r'getter\s*=\s*(\w+)', attributes)
            yield file.name, getter[1] if getter else name


def listed(folder):
    names = set()
    for file in pathlib.Path(folder).rglob('*.cs'):
        names |= set(re.findall(r'"([A-Za-z_][\w:]*)"', file.read_text(errors='replace')))
    return names


def main(folder):
    names, passed, missing = listed(folder), 0, []
    for header, selector in ours():
        setter = re.fullmatch(r'set(\w)(\w*):', selector)
        # Bindings contain a property's setter only if its name is custom.
        if selector in names or setter and setter[1].lower() + setter[2] in names:
            passed += 1
        else:
            missing.append(f'{header}: {selector}')
    print(*(f'✗ {what}' for what in missing), sep='\n')
    print(f'{passed} passed, {len(missing)} failed')
    return 1 if missing or not passed else 0


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
