#!/usr/bin/env python3
"""Checks the pages for Apple's systems: each symbol of the older carousels is in its guide, our symbols in the guides exist, and
the examples compile against the stand-ins, which `Checks/run` has built. Modules that the
documentation imports or depends on must be products.

Prints, last, `N passed, M failed`.
"""
import pathlib, re, subprocess, sys, tempfile
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / 'Documentation'
APPS = ROOT / 'Examples' / 'Apple'
MODULES = ['CarouselEngine', 'CarouselImages', 'CarouselViews', 'CarouselSwiftUI']
# Words of Swift and of the originals beside ours.
OTHERS = {'nil', 'layer.doubleSided', 'CGPoint', 'CGVector'}
GUIDES = {'MovingFromICarousel.md': 'Symbols-iCarousel.txt', 'MovingFromShinobi.md': 'Symbols-ShinobiEssentials.txt'}
BUILT = ROOT / 'Checks' / '.build'


def our_names():
    """Returns the declarations of our modules: plain names, and functions with their labels."""
    names = set()
    for module in MODULES:
        for file in (ROOT / 'Sources' / module).rglob('*.swift'):
            text = re.sub(r'//.*', '', file.read_text())
            names |= set(re.findall(r'\b(?:var|let|class|struct|enum|protocol|typealias|static var)\s+(\w+)', text))
            for line in re.findall(r'\bcase\s+([\w, ]+)', text):
                names |= set(re.findall(r'\w+', line))
            for name, arguments in re.findall(r'\bfunc\s+(\w+)(?:<[^(]*>)?\s*\(((?:[^()]|\([^()]*\))*)\)', text):
                labels = [re.match(r'\s*(?:@\w+\s+)*(\w+)', part) for part in split(arguments)]
                names |= {name, f"{name}({''.join(label[1] + ':' for label in labels if label)})"}
    return names


def split(arguments):
    """Splits the arguments of a function at commas outside brackets."""
    parts, depth = [''], 0
    for character in arguments:
        depth += (character in '([<') - (character in ')]>')
        if character == ',' and depth == 0:
            parts.append('')
        else:
            parts[-1] += character
    return [part for part in parts if part.strip()]


def rows(page):
    for line in (PAGES / page).read_text().splitlines():
        cells = re.match(r'\| (.+?) \| (.+) \|$', line)
        if cells and not cells[1].startswith('-'):
            yield re.findall(r'`([^`]+)`', cells[1]), re.findall(r'`([^`]+)`', cells[2])


def check_guides():
    ours = our_names()
    for page, file in GUIDES.items():
        theirs = {name for cells in rows(page) for name in cells[0]}
        for symbol in (ROOT / 'Checks' / file).read_text().split():
            yield f'{page}: {symbol}', '' if symbol in theirs else 'is not in the guide'
        for _, names in rows(page):
            for name in set(names) - OTHERS:
                last = re.sub(r'^(?:\w+\.)+(?=\w)', '', name)
                yield f'{page}: {name}', '' if last in ours else 'we have no such name'
    text = '\n'.join(re.sub(r'```.*?```', '', (PAGES / page).read_text(), flags=re.S) for page in ['Apple.md'])
    for name in re.findall(r'`((?:[a-z]\w*)\((?:\w+:)*\)|[a-z]+[A-Z]\w*)`', text):
        yield f'Apple.md: {name}', '' if name in ours else 'we have no such name'


def check_examples():
    """Compiles each example separately; one that doesn't begin with an import uses a `carousel`."""
    for page in ['Apple.md', 'MovingFromICarousel.md', '../README.md']:
        for match in re.finditer(r'^```Swift\n(.*?)^```', (PAGES / page).read_text(), re.M | re.S):
            code = match[1]
            if not code.startswith('import'):
                code = f'import CarouselViews\nimport UIKit\n@MainActor func example(_ carousel: CarouselView) {{\n{code}}}\n'
            yield f'{pathlib.Path(page).name}: {match[1].splitlines()[0]}', compiled(code)
    # Examples with Objective-C are compiled by Declarations/check.
    for app in (APPS / 'Basic' / 'AlbumsController.swift', APPS / 'SwiftUI' / 'CoversApp.swift'):
        yield app.name, compiled(app.read_text())


def check_products():
    manifests = [ROOT / 'Package.swift', ROOT / 'GTK' / 'Package.swift']
    products = {name for file in manifests for name in re.findall(r'\.library\(name: "(\w+)"', file.read_text())}
    for page in sorted([*PAGES.rglob('*.md'), *APPS.rglob('*.swift'), ROOT / 'README.md']):
        for name in sorted(set(re.findall(r'(?:^import |\.product\(name: ")(Carousel\w*)', page.read_text(), re.M))):
            yield f'{page.name}: {name}', '' if name in products else 'is not a product'


def check_storyboard():
    """Checks that the properties and outlets of the storyboard exist."""
    host = ''.join(file.read_text() for file in (ROOT / 'Sources/CarouselViews').rglob('*.swift'))
    settable = dict(re.findall(r'@IBInspectable public var (\w+): (\w+)', host))
    outlets = set(re.findall(r'@IBOutlet public var (\w+)', host))
    own = set(re.findall(r'@IBOutlet (?:private )?var (\w+)', (APPS / 'Storyboard/StoryboardController.swift').read_text()))
    types = {'string': 'String', 'boolean': 'Bool', 'number': 'Double', 'integer': 'Int'}
    root = ElementTree.parse(APPS / 'Storyboard' / 'Main.storyboard').getroot()
    ids = {node.get('id') for node in root.iter()}
    for node in root.iter('userDefinedRuntimeAttribute'):
        name = node.get('keyPath')
        yield f'Main.storyboard: {name}', '' if settable.get(name) == types[node.get('type')] else 'does not have this type'
    for parent in root.iter():
        for outlet in parent.findall('connections/outlet'):
            known = outlets if parent.get('customClass') == 'CarouselView' else own if parent.tag == 'viewController' else set()
            name = outlet.get('property')
            yield f'Main.storyboard: {name}', '' if name in known and outlet.get('destination') in ids else 'is not an outlet'
    for view in root.iter('view'):
        if view.get('customClass'):
            is_ours = (view.get('customClass'), view.get('customModule')) == ('CarouselView', 'CarouselViews')
            yield 'Main.storyboard: the view', '' if is_ours else 'is not ours'


def compiled(code):
    toolkit = 'AppKit' if re.search(r'^import AppKit$', code, re.M) else 'UIKit'
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / 'Example.swift'
        file.write_text(code)
        mathematics = ROOT / 'Sources' / 'CarouselMath' / 'include'
        result = subprocess.run(
            ['swiftc', '-typecheck', '-parse-as-library', '-swift-version', '6', '-I', BUILT / toolkit / 'debug' / 'Modules', '-I',
             mathematics, file],
            capture_output=True, text=True)
    return '' if result.returncode == 0 else (re.findall(r'error: .*', result.stderr) or [result.stderr])[0]


def main():
    passed = failed = 0
    for check in (check_guides(), check_products(), check_examples(), check_storyboard()):
        for what, problem in check:
            passed, failed = passed + (not problem), failed + bool(problem)
            if problem:
                print(f'✗ {what}: {problem}')
    print(f'{passed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
