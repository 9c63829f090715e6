#!/usr/bin/env python3
"""Plants faults in the hosts, one at a time, and sees whether the checks catch them.

    faults.py [--only TEXT] [--every N]

Works on a copy in build/faults. Prints each fault that was not caught, and, last, `N passed, M failed`; fails where less than
90 % are caught. A fault that doesn't compile is no fault, and fails the run. With --every N only each Nth is planted.
"""
import argparse, os, pathlib, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / 'build' / 'faults'
LEAST = 0.9

# Where (a file of Sources), what is there, and what is planted instead.
U, A, S, H = 'CarouselUIKit/', 'CarouselAppKit/', 'CarouselSwiftUI/', 'CarouselHosting/'
BEHAVIOUR = [
    # Placing
    (U + 'Items/ItemView.swift', 'layer.transform = CATransform3D(placement.transform)', 'if layer.zPosition == 0 { layer.transform = CATransform3D(placement.transform) }'),
    (U + 'Items/ItemView.swift', 'layer.zPosition = CGFloat(item.order)', 'layer.zPosition = CGFloat(item.slot)'),
    (U + 'Items/ItemView.swift', 'alpha = CGFloat(placement.opacity)', 'alpha = placement.opacity > 0 ? 1 : 0'),
    (U + 'Items/ItemView.swift', 'isHidden = placement.isHidden', 'isHidden = false'),
    (U + 'Items/ItemView.swift', 'isUserInteractionEnabled = placement.isInteractive', 'isUserInteractionEnabled = true'),
    (U + 'Items/ItemView.swift', 'center = CGPoint(carousel.middle)', 'center = CGPoint(x: carousel.viewport.width / 2, y: carousel.viewport.height / 2)'),
    (U + 'Items/ItemView.swift', 'bounds = CGRect(origin: .zero, size: size)\n        centerContent()', 'frame = CGRect(origin: .zero, size: size)\n        centerContent()'),
    (U + 'Items/ItemView.swift', 'if view.content !== content { view.exchange(for: content) }', 'if view.content !== content { view.content = content; view.addSubview(content) }'),
    (U + 'Items/ItemView.swift', 'view.item = nil\n', ''),
    (U + 'Items/ItemView.swift', '(content as? any PlacedView)?.didPlace(item, on: carousel.axis)', ''),
    (U + 'Items/ItemView.swift', '? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)', '? CGSize(width: length, height: size.height) : CGSize(width: length, height: size.height)'),
    (U + 'Items/ItemStack.swift', 'guard !wanted.elementsEqual(standing, by: ===) else { return }', ''),
    (U + 'Items/ItemStack.swift', 'zip(wanted, wanted.dropFirst())', 'zip(wanted.reversed(), wanted.reversed().dropFirst())'),
    (U + 'Items/CarouselView+Placing.swift', 'view.removeFromSuperview()', 'view.isHidden = true'),
    (U + 'Items/CarouselView+Placing.swift', 'if let picture { new.fadeOut(picture) }', ''),
    (U + 'Items/CarouselView+Placing.swift', 'completion: { _ in picture.removeFromSuperview() }', 'completion: { _ in }'),
    (U + 'Items/CarouselView+Placing.swift', 'let isNew = view.item == nil', 'let isNew = true'),
    # Layout
    (U + 'CarouselView.swift', 'contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)', 'contentView.center = .zero'),
    (U + 'CarouselView.swift', 'controller.remeasure()', ''),
    (U + 'CarouselView.swift', 'frames.isOnScreen = window != nil', 'frames.isOnScreen = true'),
    (U + 'CarouselView+Control.swift', 'effectiveUserInterfaceLayoutDirection == .rightToLeft', 'false'),
    (U + 'CarouselView+Items.swift', 'Double(point.x - bounds.origin.x), y: Double(point.y - bounds.origin.y)', 'Double(point.x), y: Double(point.y)'),
    # Frames
    (U + 'FrameLink.swift', 'onFrame(link.targetTimestamp)', 'onFrame(link.timestamp)'),
    (U + 'FrameLink.swift', 'forMode: .common', 'forMode: .default'),
    (U + 'FrameLink.swift', 'link?.invalidate()\n      link = nil', 'link = nil'),
    (U + 'FrameLink.swift', 'else { link.invalidate() }', ''),
    (U + 'CarouselView.swift', '{ [weak self] time in self?.controller.frame(at: time) }', '{ time in self.controller.frame(at: time) }'),
    (U + 'ViewHost.swift', 'weak var carousel: CarouselView?', 'var carousel: CarouselView?'),
    # Gestures
    (U + 'Input/Gestures.swift', 'carousel.update { $0.endDragging() }', ''),
    (U + 'Input/Gestures.swift', 'case .ended, .cancelled:', 'case .ended:'),
    (U + 'Input/Gestures.swift', 'if !mayBegin { carousel.update { $0.touchUp() } }', ''),
    (U + 'Input/Gestures.swift', 'carousel.numberOfItems > 0\n        && ', ''),
    (U + 'Input/Gestures.swift', 'answer = (item.index, isAllowed)', ''),
    (U + 'Input/Gestures.swift', 'return isAllowed\n    }', 'return true\n    }'),
    (U + 'Input/Gestures.swift', 'pan.maximumNumberOfTouches = 1', ''),
    (U + 'Input/Gestures.swift', 'pan.allowedScrollTypesMask = .continuous', ''),
    (U + 'Input/Gestures.swift', 'wheel.setTranslation(.zero, in: carousel)', ''),
    (U + 'Input/Gestures.swift', 'actions.append(action)', ''),
    (U + 'Input/TouchObserver.swift', 'if fingers == touches.count { onChange?(true) }', ''),
    (U + 'Input/TouchObserver.swift', 'guard fingers == 0 else { return }\n', ''),
    (U + 'Input/TouchObserver.swift', 'canBePrevented(by other: UIGestureRecognizer) -> Bool { false }', 'canBePrevented(by other: UIGestureRecognizer) -> Bool { true }'),
    (U + 'Input/TouchRules.swift', 'isVertical ? content.height > extent.height : content.width > extent.width', 'content.height > extent.height || content.width > extent.width'),
    (U + 'Input/TouchRules.swift', ' && !(control is UIButton)', ''),
    (U + 'Input/TouchRules.swift', 'case let control as UIControl: control.isEnabled\n', 'case is UIControl: true\n'),
    (U + 'Input/TouchRules.swift', 'inner.isScrollEnabled && inner.isVertical == isVertical', 'inner.isScrollEnabled'),
    (U + 'CarouselView.swift', 'if !unused.isEmpty { super.pressesBegan(unused, with: event) }', ''),
    (U + 'CarouselView.swift', 'isFocusInside(context), perform(key)', 'perform(key)'),
    # Readers
    (U + 'Reading/CarouselView+Reading.swift', 'case .left: way = -controller', 'case .left: way = controller'),
    (U + 'Reading/CarouselView+Reading.swift', 'UIAccessibility.post(notification: .pageScrolled, argument: position(in: words))', ''),
    (U + 'Reading/CarouselView+Reading.swift', 'itemView(at: destinationIndex)', 'currentItemView'),
    (U + 'Reading/AdjustableElement.swift', 'get { .adjustable }', 'get { super.accessibilityTraits }'),
    (U + 'CarouselView+Control.swift', ' || UIAccessibility.prefersCrossFadeTransitions', ''),
    (U + 'SettingsObserver.swift', 'for token in tokens { NotificationCenter.default.removeObserver(token) }', ''),
    (H + 'Control/Reading.swift', 'if let last = items.last, last.index == item.index {', 'if false, let last = items.last {'),
    (H + 'Control/Keys.swift', 'guard count > 0 ? aim < Double(carousel.numberOfItems - 1) : aim > 0 else { return false }', '_ = aim'),
    (H + 'CarouselControl.swift', 'surroundings.reducesMotion ? 0 : wishes.autoscroll', 'wishes.autoscroll'),
    (H + 'CarouselState.swift', 'wishes.restored = nil\n', ''),
    (H + 'Control/Wheel.swift', 'if ignoresPerpendicularSwipes, abs(across) > abs(along) { return false }', ''),
    (H + 'Images/ImageLoader.swift', 'guard job.waiting <= 1 else { return }', ''),
    (H + 'Images/LeastRecentlyUsed.swift', 'entries[key]?.use = uses\n', ''),
    # Data and events
    (U + 'CarouselView.swift', 'didSet { reloadData() }', 'didSet {}'),
    (U + 'CarouselView.swift', 'public weak var delegate', 'public var delegate'),
    (U + 'ViewHost.swift', 'viewForPlaceholderAt: index, reusing: view?.content)', 'viewForPlaceholderAt: index, reusing: nil)'),
    (U + 'CarouselView+Events.swift', 'delegate.carouselDidEndDecelerating(self, finished: finished)', 'delegate.carouselDidEndDecelerating(self, finished: false)'),
    (U + 'CarouselView+Events.swift', 'noteEvent(event)\n', ''),
    (U + 'Items/ItemImageView.swift', 'guard !Task.isCancelled, let self, self.url == url else { return }', 'guard let self else { return }'),
    (U + 'Items/ItemImageView.swift', 'image = picture ?? failure', 'image = picture'),
    # Decorations
    (U + 'Decorations/ReflectedView.swift', 'CATransform3DMakeTranslation(0, size.height + gap, 0)', 'CATransform3DMakeTranslation(0, size.height - gap, 0)'),
    (U + 'Decorations/DoubleSidedView.swift', 'axis.isVertical ? CATransform3DMakeScale(1, -1, 1) :', 'axis.isVertical ? CATransform3DMakeScale(-1, 1, 1) :'),
    (U + 'Decorations/DecoratedView.swift', '(content as? any PlacedView)?.didPlace(item, on: axis)', ''),
    (U + 'Decorations/CachedView.swift', 'guard size != pictured, ', 'guard '),
    # The Mac
    (A + 'Items/ItemView.swift', 'layer.transform = CATransform3D(transform)\n', 'layer.transform = CATransform3D(item.placement.transform)\n'),
    (A + 'Items/ItemView.swift', 'CATransaction.setDisableActions(true)', ''),
    (A + 'Items/ItemView.swift', 'y: place.y - point.y - bounds.height / 2)\n      turn()', 'y: place.y - point.y - bounds.height / 2)'),
    (A + 'Input/CarouselView+Mouse.swift', 'view.aim(at: CGPoint(seen), under: CGPoint(inner(place)))', ''),
    (A + 'Input/CarouselView+Mouse.swift', 'guard item.placement.isInteractive else { return self }', ''),
    (A + 'CarouselView.swift', 'mayClick = false\n', ''),
    (A + 'CarouselView.swift', 'if !turn(with: event) { super.scrollWheel(with: event) }', '_ = turn(with: event)'),
    (A + 'FrameLink.swift', 'link.add(to: .main, forMode: .common)', 'link.add(to: .main, forMode: .default)'),
    (A + 'Input/CarouselView+Mouse.swift', 'if event.phase.contains(.mayBegin) { update { $0.touchDown() } }', ''),
    # SwiftUI
    (S + 'Coordinator.swift', 'guard !isUpdating, !view.isScrolling, let selection', 'guard !isUpdating, let selection'),
    (S + 'Coordinator.swift', 'case (1, .insert(let index, _, _)?): view.insertItem(at: index, animated: true)', 'case (1, .insert?): view.reloadData()'),
    (S + 'Coordinator.swift', 'if let current, let index = new.firstIndex(of: current), index != view.currentIndex { view.currentIndex = index }', ''),
    (S + 'Coordinator.swift', 'index != view.destinationIndex', 'true'),
]
# Of these the compiler has to tell, which has Apple's declarations before it.
DECLARATIONS = [
    (U + 'Action.swift', '@objc func run', 'func run'),
    (U + 'Input/TouchObserver.swift', 'override func reset() {', 'override func resets() {'),
    (U + 'Input/TouchObserver.swift', 'override func canPrevent(_ other: UIGestureRecognizer)', 'override func canPrevent(_ other: UIGestureRecognizer?)'),
    (U + 'CarouselView.swift', 'public required init?(coder: NSCoder)', 'public required init(coder: NSCoder)'),
    (U + 'CarouselView+InterfaceBuilder.swift', 'public var dataSourceObject: AnyObject?', 'public var dataSourceObject: Int'),
    (U + 'FrameLink.swift', 'forMode: .common', 'forMode: .commonModes'),
    (U + 'Items/ItemView.swift', 'accessibilityContainerType = .semanticGroup', 'accessibilityContainerType = .group'),
    (U + 'CarouselView.swift', 'onMain { scrollForReader(direction) }', 'scrollForReader(direction)'),
    (A + 'CarouselView.swift', 'open override var isFlipped: Bool { true }', 'open override func isFlipped() -> Bool { true }'),
    (A + 'FrameLink.swift', 'view.displayLink(target: action, selector:', 'view.displayLink(target: action, action:'),
    (A + 'Input/CarouselView+Mouse.swift', 'event.phase.contains(.mayBegin)', 'event.phase.contains(.maybegin)'),
    (A + 'CarouselView.swift', 'open override func restoreState(with coder: NSCoder) {', 'open override func decodeRestorableState(with coder: NSCoder) {'),
]


def copy():
    """The checks with sources of their own; the engine's are looked at, not changed."""
    COPY.mkdir(parents=True, exist_ok=True)
    for folder in ('Sources', 'Checks', 'Tests'):
        target = COPY / folder
        shutil.copytree(ROOT / folder, target, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns('.build'))


def run(arguments, seconds):
    """The exit status; a run that hangs has failed."""
    try:
        result = subprocess.run(arguments, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
        return result.returncode, result.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'hangs'


def behaves(package):
    status, output = run(['swift', 'build', '--build-tests', '--package-path', f'Checks/{package}'], 900)
    if status:
        return None, output
    status, output = run(['swift', 'test', '--skip-build', '--package-path', f'Checks/{package}'], 90)
    return status == 0, output


def agrees(_):
    status, output = run(['Checks/Declarations/check', 'build/declarations'], 300)
    return status == 0, output


def plant(fault, check, package):
    """Whether the fault is caught; None where it is none."""
    path, old, new = fault
    file = COPY / 'Sources' / path
    good = file.read_text()
    if old not in good:
        return None, f'{old!r} is not there'
    file.write_text(good.replace(old, new, 1))
    try:
        is_well, output = check(package)
    finally:
        file.write_text(good)
    return (None, output) if is_well is None else (not is_well, output)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--only', default='')
    parser.add_argument('--every', type=int, default=1)
    arguments = parser.parse_args()
    copy()
    faults = [(f, behaves, 'AppKit' if f[0].startswith(A) else 'UIKit') for f in BEHAVIOUR]
    faults += [(f, agrees, '') for f in DECLARATIONS]
    faults = [f for f in faults if arguments.only in f[0][0] or arguments.only in f[0][1]][::arguments.every]
    for check, package in sorted({(f[1], f[2]) for f in faults}, key=lambda pair: pair[1]):
        is_well, output = check(package)
        if not is_well:
            sys.exit(f'without a fault the check of {package or "declarations"} fails already:\n{output[-2000:]}')
    caught = missed = broken = 0
    for fault, check, package in faults:
        is_caught, output = plant(fault, check, package)
        what = f'{fault[0]}: {fault[1].splitlines()[0]!r} → {fault[2]!r}'
        if is_caught is None:
            broken += 1
            print(f'✗ no fault: {what}\n{output[-600:]}', flush=True)
        elif is_caught:
            caught += 1
            print(f'✓ {what}', flush=True)
        else:
            missed += 1
            print(f'✗ not caught: {what}', flush=True)
    share = caught / max(1, caught + missed)
    print(f'{caught} of {caught + missed} faults were caught, {100 * share:.0f} %')
    enough = share >= LEAST and not broken
    print(f'{caught} passed, {0 if enough else missed + broken} failed')
    return 0 if enough else 1


if __name__ == '__main__':
    sys.exit(main())
