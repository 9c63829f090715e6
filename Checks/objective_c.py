#!/usr/bin/env python3
"""Checks what Objective-C sees of our modules, in the headers that the compiler has generated: each symbol of iCarousel is in that of
CarouselCompatibility, or is deprecated with a message, and an app in Objective-C compiles with it. What nibs name is there: the
classes, their outlets, and what Interface Builder can edit.

    objective_c.py TOOLKIT FOLDER

FOLDER contains the headers. Prints what is missing and, last, `N passed, M failed`.
"""
import pathlib, re, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADERS = ROOT / 'Checks' / 'Declarations' / 'Headers'
SOURCES = ROOT / 'Sources' / 'CarouselCompatibility'
HEADER = 'CarouselCompatibility-Swift.h'
INHERITED = {'clipsToBounds'}
# The classes that nibs name, as the runtime knows them, and the outlets of each.
NIBS = {
    'CarouselCompatibility': ('SWIFT_CLASS_NAMED("iCarousel")\n@interface iCarousel', {'dataSource', 'delegate'}),
    'CarouselViews': (
        'SWIFT_CLASS("_TtC13CarouselViews12CarouselView")\n@interface CarouselView', {'dataSourceObject', 'delegateObject'}),
}


def names(header):
    """Returns what the header declares: selectors, properties, types and cases."""
    text = re.sub(r'SWIFT_\w+\((?:[^()]|\([^()]*\))*\)|\bSWIFT_\w+', '', header)
    text = re.sub(r'//.*|/\*.*?\*/', '', text)
    found = set(re.findall(r'^@(?:interface|protocol) (\w+)', text, re.M))
    found |= set(re.findall(r'_ENUM\w*\(\w+, (\w+)', header)) | set(re.findall(r'^  (\w+) = \d+', text, re.M))
    for line in re.findall(r'^- \((?:[^()]|\([^()]*\))*\)\s*([^;]*);', text, re.M):
        labels = re.findall(r'(\w+):', line)
        found.add(''.join(label + ':' for label in labels) if labels else re.match(r'\w+', line)[0])
    # `scrollBy:` and `itemViewAtIndex:` are listed with their colons; properties without.
    found |= set(re.findall(r'^@property[^;]*?(\w+);', text, re.M))
    return found | {name.rstrip(':') for name in found if name.count(':') <= 1}


def deprecated():
    """Returns the Swift names that are deprecated with a message or a new name."""
    text = '\n'.join(file.read_text() for file in SOURCES.glob('*.swift'))
    return set(re.findall(r'@available\(\*, deprecated, (?:message|renamed): "[^"]+"\)\s+(?:public|open) (?:typealias|static var|var) (\w+)', text))


def check_nibs(folder):
    """Yields what nibs need of each module, and whether its header has it."""
    for module, (class_, outlets) in NIBS.items():
        header = (folder / f'{module}-Swift.h').read_text()
        yield class_.splitlines()[-1], class_ in header
        connectable = set(re.findall(r'^@property \([^)]*\) IBOutlet id\b[^;]* (\w+);', header, re.M))
        for outlet in outlets:
            yield f'outlet {outlet}', outlet in connectable
        editable = set(re.findall(r'^@property \([^)]*\) IBInspectable [^;]*?(\w+);', header, re.M))
        for file in sorted((ROOT / 'Sources' / module).rglob('*.swift')):
            for name in re.findall(r'@IBInspectable public var (\w+)', file.read_text()):
                yield f'editable {name}', name in editable


def compile_app(folder, toolkit):
    (folder / 'module.modulemap').write_text(f'module CarouselCompatibility {{ header "{HEADER}" export * }}\n')
    # The header includes Foundation's in the way of frameworks, and headers of C that it does not need.
    (folder / 'Foundation').mkdir(exist_ok=True)
    (folder / 'Foundation' / 'Foundation.h').write_text('@import Foundation;\n')
    for name in ('string.h', 'stdlib.h', 'ptrauth.h'):
        (folder / name).write_text('')
    app = ROOT / 'Examples' / 'Apple' / 'iCarousel' / 'ClassicController.m'
    # Another one on the path may not know what Swift's headers ask of it.
    clang = pathlib.Path(shutil.which('swiftc')).resolve().parent / 'clang'
    return subprocess.run(
        [clang, '-fsyntax-only', '-Werror', '-x', 'objective-c', '-target', 'x86_64-apple-ios15.0-simulator', '-fobjc-arc',
         '-fmodules', f'-fmodules-cache-path={folder / "cache"}', '-nostdlibinc', '-I', HEADERS / 'Common', '-I', HEADERS / toolkit,
         '-I', folder, app], capture_output=True, text=True)


def main(toolkit, folder):
    folder = pathlib.Path(folder)
    header = (folder / HEADER).read_text()
    found, old = names(header), deprecated()
    symbols = (ROOT / 'Checks' / 'Symbols-iCarousel.txt').read_text().split()
    missing = []
    for symbol in symbols:
        swift = re.sub('^iCarouselType', '', symbol)
        if symbol not in found | old | INHERITED and swift[:1].lower() + swift[1:] not in old:
            missing.append(symbol)
    for symbol in missing:
        print(f'✗ CarouselCompatibility has no {symbol} for {toolkit}')
    passed, failed = len(symbols) - len(missing), len(missing)
    for name, is_there in check_nibs(folder):
        if not is_there:
            print(f'✗ nibs for {toolkit} find no {name}')
        passed, failed = passed + is_there, failed + (not is_there)
    if toolkit == 'UIKit':
        result = compile_app(folder, toolkit)
        if result.returncode:
            print('✗ the app in Objective-C\n' + result.stderr)
        passed, failed = passed + (not result.returncode), failed + bool(result.returncode)
    print(f'{passed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
