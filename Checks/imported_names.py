#!/usr/bin/env python3
"""Checks that the class iCarousel and its protocols have the names and types that Swift's importer makes of the original's header,
Declarations/Original.h: so sources that were written for it compile.

    imported_names.py FOLDER

FOLDER is that of Declarations/check, which has compiled our modules for UIKit. Prints what differs and, last, `N passed, M failed`.
"""
import pathlib, re, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECLARATIONS = ROOT / 'Checks' / 'Declarations'
PROTOCOLS = {'OriginalMembers': 'iCarousel', 'OriginalDataSource': 'iCarouselDataSource', 'OriginalDelegate': 'iCarouselDelegate'}


def typecheck(folder, module, source):
    """Returns what the compiler says of a source that may import the original's header, or our module."""
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary)
        (temporary / 'module.modulemap').write_text(f'module Original {{ header "{DECLARATIONS / "Original.h"}" export * }}\n')
        file = temporary / 'Names.swift'
        file.write_text(f'import UIKit\nimport {module}\n{source}')
        result = subprocess.run(
            ['swiftc', '-frontend', '-typecheck', '-diagnostic-style', 'llvm', '-swift-version', '5', '-parse-as-library', '-target', 'x86_64-unknown-linux-gnu',
             '-resource-dir', folder / 'resources', '-module-cache-path', folder / 'cache', '-I', folder / 'engine', '-I',
             ROOT / 'Sources' / 'CarouselMath' / 'include', '-enable-objc-interop', '-disable-objc-attr-requires-foundation-module', '-I',
             folder / 'UIKit', '-I', DECLARATIONS / 'Headers' / 'Common', '-I', DECLARATIONS / 'Headers' / 'UIKit', '-I', temporary, file],
            capture_output=True, text=True)
        return result.stderr


def requirements(folder):
    """Yields the type, the kind, the name and the Swift type of each member, as the importer names it."""
    for protocol, name in PROTOCOLS.items():
        text = typecheck(folder, 'Original', f'final class Names: NSObject, {protocol} {{}}\n')
        found = re.findall(r"^[^|\n]*note: protocol requires (property|function) '([^']+)' with type '([^']+)'", text, re.M)
        declared = len(re.findall(r'^(?:@property|- \()', section(protocol), re.M))
        if len(found) != declared:
            sys.exit(f'{protocol} declares {declared} members, the compiler names {len(found)}:\n{text}')
        for kind, member, type_ in found:
            # Without the SDK, a CGFloat is imported as the number that it contains.
            yield name, kind, member, type_.replace('Double', 'CGFloat').replace('NSTimeInterval', 'TimeInterval')


def section(protocol):
    return re.search(rf'@protocol {protocol}\n(.*?)@end', (DECLARATIONS / 'Original.h').read_text(), re.S)[1]


def settable():
    """Returns the properties that can be set."""
    lines = re.findall(r'@property \(([^)]*)\) [^;]*?(\w+);', section('OriginalMembers'))
    return {re.sub(r'.*getter=(\w+).*', r'\1', flags) if 'getter=' in flags else name for flags, name in lines if 'readonly' not in flags}


def main(folder):
    folder = pathlib.Path(folder).resolve()
    canset, uses = settable(), []
    for index, (owner, kind, member, type_) in enumerate(requirements(folder)):
        # An outlet's protocol is ours.
        type_ = {'dataSource': '(any iCarouselDataSource)?', 'delegate': '(any iCarouselDelegate)?'}.get(member, type_)
        what = f'@MainActor func use{index}(_ it: {owner if owner == "iCarousel" else "any " + owner}'
        if kind == 'property':
            keeps = f'  it.{member} = value\n' if member in canset else ''
            uses.append((member, f'{what}, _ value: {type_}) {{\n  let old: {type_} = it.{member}\n  _ = old\n{keeps}}}\n'))
        elif owner == 'iCarousel' or member in ('numberOfItems(in:)', 'carousel(_:viewForItemAt:reusing:)'):
            uses.append((member, f'{what}) {{\n  let method: @MainActor {type_} = it.{member.removesuffix("()")}\n  _ = method\n}}\n'))
        else:
            uses.append((member, f'{what}) {{\n  let method: (@MainActor {type_})? = it.{member}\n  _ = method\n}}\n'))
    failed = 0
    for member, use in uses:
        # Nothing of it may be deprecated.
        problems = re.findall(r'(?:error|warning): .*', typecheck(folder, 'CarouselCompatibility', use))
        if problems:
            print(f'✗ {member}: {problems[0]}')
            failed += 1
    # What apps write around these names must not warn.
    cast = '@MainActor func cast(_ it: iCarousel) { for view in it.visibleItemViews as! [UIView] { view.isHidden = true } }\n'
    if typecheck(folder, 'CarouselCompatibility', cast):
        print('✗ a cast of the visible views warns')
        failed += 1
    print(f'{len(uses) + 1 - failed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
