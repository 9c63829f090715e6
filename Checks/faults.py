#!/usr/bin/env python3
"""Plants faults in the hosts, one at a time, and sees whether the checks catch them.

    faults.py [--every N] [--only PATTERN]

Works on a copy in build/faults. Prints each fault and whether it was caught, and, last, `N passed, M failed`; fails where less
than 90 % are caught. With --every N only each Nth is switched on,
with --only those of which the file or the text is found by a regular expression.
"""
import argparse, os, pathlib, re, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / 'build' / 'faults'
LEAST = 0.9

# The modules in which faults are planted.
U, A, S, H = 'CarouselUIKit/', 'CarouselAppKit/', 'CarouselSwiftUI/', 'CarouselHosting/'
# What the views of UIKit and of AppKit share.
V = 'CarouselView/'


def off(text):
    """A statement that is left out."""
    return text, f'if !FAULT {{ {text} }}'


def swap(text, other):
    """A statement in place of another."""
    return text, f'if FAULT {{ {other} }} else {{ {text} }}'


def value(text, other):
    """A value in place of another."""
    return text, f'(FAULT ? {other} : {text})'


# A file of Sources, what is there, and what it becomes, with FAULT for whether the fault is there. All are compiled at once, and
# switched on one at a time.
BEHAVIOUR = [
    # Placing
    (U + 'Items/ItemView.swift', *swap('layer.transform = CATransform3D(placement.transform)', 'if layer.zPosition == 0 { layer.transform = CATransform3D(placement.transform) }')),
    (U + 'Items/ItemView.swift', *value('CGFloat(item.order)', 'CGFloat(item.slot)')),
    (U + 'Items/ItemView.swift', *value('CGFloat(placement.opacity)', '(placement.opacity > 0 ? 1 : 0)')),
    (U + 'Items/ItemView.swift', *off('isHidden = placement.isHidden')),
    (U + 'Items/ItemView.swift', *off('isUserInteractionEnabled = placement.isInteractive')),
    (U + 'Items/ItemView.swift', *value('CGPoint(carousel.middle)', 'CGPoint(x: carousel.viewport.width / 2, y: carousel.viewport.height / 2)')),
    (U + 'Items/ItemView.swift', *swap('bounds = CGRect(origin: .zero, size: size)', 'frame = CGRect(origin: .zero, size: size)')),
    (V + 'Items/ItemView+Content.swift', *off('if content.superview === self { content.removeFromSuperview() }')),
    (V + 'Items/ItemView+Content.swift', *off('view.item = nil')),
    (U + 'Items/ItemView.swift', *off('(content as? any PlacedView)?.didPlace(item, on: carousel.axis)')),
    (V + 'Items/ItemView+Content.swift', 'carousel.axis.isVertical\n', '(!FAULT && carousel.axis.isVertical)\n'),
    (V + 'Items/ItemStack.swift', 'guard !wanted.elementsEqual', 'guard FAULT || !wanted.elementsEqual'),
    (V + 'Items/ItemStack.swift', *swap('contentView.put(front, above: back)', 'contentView.put(back, above: front)')),
    (V + 'Items/CarouselView+Placing.swift', *swap('view.removeFromSuperview()', 'view.isHidden = true')),
    (U + 'Items/CarouselView+Fading.swift', 'if new.item != nil, let picture {', 'if !FAULT, new.item != nil, let picture {'),
    (U + 'Items/CarouselView+Fading.swift', 'completion: { _ in picture.removeFromSuperview() }', 'completion: { _ in if !FAULT { picture.removeFromSuperview() } }'),
    (V + 'ViewHost.swift', 'guard !item.isPlaceholder else { return }\n      tell { $0.carousel($1, willDisplay', 'guard !item.isPlaceholder, !FAULT else { return }\n      tell { $0.carousel($1, willDisplay'),
    (V + 'ViewHost.swift', 'guard view.item?.isPlaceholder == false else', 'guard view.item?.isPlaceholder == FAULT else'),
    # Layout
    (U + 'CarouselView.swift', *value('CGPoint(x: bounds.midX, y: bounds.midY)', '.zero')),
    (U + 'CarouselView.swift', *off('controller.remeasure()')),
    (U + 'CarouselView.swift', 'frames.isOnScreen = window != nil', 'frames.isOnScreen = FAULT || window != nil'),
    (U + 'CarouselView+Control.swift', 'effectiveUserInterfaceLayoutDirection == .rightToLeft', '!FAULT && effectiveUserInterfaceLayoutDirection == .rightToLeft'),
    (V + 'CarouselView+Items.swift', *value('bounds.origin.x', '0')),
    (V + 'CarouselView+Items.swift', *value('bounds.origin.y', '0')),
    # Frames
    (U + 'FrameLink.swift', *value('link.targetTimestamp', 'link.timestamp')),
    (U + 'FrameLink.swift', 'forMode: .common', 'forMode: FAULT ? .default : .common'),
    (U + 'FrameLink.swift', *off('link?.invalidate()')),
    (U + 'FrameLink.swift', 'else { link.invalidate() }', 'else if !FAULT { link.invalidate() }'),
    (U + 'CarouselView.swift', 'gestures.install()', 'gestures.install()\n      if FAULT { Fault.keep(self) }'),
    (U + 'CarouselView.swift', 'didSet { reloadData() }', 'didSet {\n        if FAULT { Fault.keep(dataSource) }\n        reloadData()\n      }'),
    (U + 'FrameLink.swift', 'maximum: 120,', 'maximum: FAULT ? 60 : 120,'),
    # Gestures
    (U + 'Input/Gestures.swift', *off('carousel.update { $0.endDragging() }')),
    (U + 'Input/Gestures.swift', 'case .ended, .cancelled:', 'case .ended, .cancelled where !FAULT || pan.state == .ended:'),
    (U + 'Input/Gestures.swift', 'if !mayBegin {', 'if !mayBegin, !FAULT {'),
    (U + 'Input/Gestures.swift', 'carousel.numberOfItems > 0', '(FAULT || carousel.numberOfItems > 0)'),
    (U + 'Input/Gestures.swift', *off('answer = (item.index, isAllowed)')),
    (U + 'Input/Gestures.swift', 'return isAllowed\n    }', 'return FAULT || isAllowed\n    }'),
    (U + 'Input/Gestures.swift', *off('pan.maximumNumberOfTouches = 1')),
    (U + 'Input/Gestures.swift', *off('pan.allowedScrollTypesMask = .continuous')),
    (U + 'Input/Gestures.swift', *value('distance > 0 ? 1 : distance < 0 ? -1 : 0', 'Double(distance)')),
    (U + 'Input/Gestures.swift', *off('actions.append(action)')),
    (U + 'Input/Gestures.swift', *off('recognizer.delegate = self')),
    (U + 'Input/TouchObserver.swift', 'if fingers == touches.count {', 'if !FAULT, fingers == touches.count {'),
    (U + 'Input/TouchObserver.swift', 'guard fingers == 0 else', 'guard FAULT || fingers == 0 else'),
    (U + 'Input/TouchObserver.swift', *value('max(0, fingers - count)', '0')),
    (U + 'Input/TouchRules.swift', 'let isLonger = isVertical ?', 'let isLonger = FAULT || isVertical ?'),
    (U + 'Input/TouchRules.swift', '!(control is UIButton)', '(FAULT || !(control is UIButton))'),
    (U + 'Input/TouchRules.swift', 'case let control as UIControl: control.isEnabled', 'case let control as UIControl: FAULT || control.isEnabled'),
    (U + 'Input/TouchRules.swift', 'inner.isVertical == isVertical', '(FAULT || inner.isVertical == isVertical)'),
    (U + 'Input/TouchRules.swift', 'return scrollView.isScrollEnabled && isLonger', 'return (FAULT || scrollView.isScrollEnabled) && isLonger'),
    (U + 'CarouselView.swift', 'if !unused.isEmpty {', 'if !unused.isEmpty, !FAULT {'),
    (U + 'CarouselView.swift', 'isFocusInside(context), perform(key)', 'FAULT || isFocusInside(context), perform(key)'),
    (U + 'Input/CarouselKey+UIKit.swift', 'case .keyboardPageUp: self = .pageUp', 'case .keyboardPageUp: self = FAULT ? .home : .pageUp'),
    # Readers
    (U + 'Reading/CarouselView+Reading.swift', 'case .left: way = -', 'case .left: way = (FAULT ? 1 : -1) * '),
    (U + 'Reading/CarouselView+Reading.swift', *off('UIAccessibility.post(notification: .pageScrolled, argument: position(in: words))')),
    (V + 'CarouselView+Spoken.swift', *value('itemView(at: destinationIndex)', 'currentItemView')),
    (U + 'Reading/CarouselView+Reading.swift', 'guard window != nil else', 'guard FAULT || window != nil else'),
    (U + 'Reading/AdjustableElement.swift', 'get { .adjustable }', 'get { FAULT ? UIAccessibilityTraits() : .adjustable }'),
    (U + 'CarouselView+Control.swift', '|| UIAccessibility.prefersCrossFadeTransitions', '|| (!FAULT && UIAccessibility.prefersCrossFadeTransitions)'),
    (V + 'SettingsObserver.swift', 'MainActor.assumeIsolated { onChange() }', 'if !FAULT { MainActor.assumeIsolated { onChange() } }'),
    (H + 'Control/Reading.swift', 'if let last = items.last, last.index', 'if !FAULT, let last = items.last, last.index'),
    (H + 'Control/Keys.swift', 'guard count > 0 ?', 'guard FAULT ? true : count > 0 ?'),
    (H + 'Control/Keys.swift', 'return way == 0 ? false : go(by: Int(way))', 'return way == 0 ? false : go(by: FAULT ? 1 : Int(way))'),
    (H + 'CarouselControl.swift', 'wishes.isHeld ? 0', 'wishes.isHeld && !FAULT ? 0'),
    (H + 'CarouselControl.swift', 'crossFade { self.update { $0.setScrollOffset($0.nearestRest) } }', 'if !FAULT { crossFade { self.update { $0.setScrollOffset($0.nearestRest) } } }'),
    (H + 'CarouselControl.swift', 'surroundings.reducesMotion ? [] :', 'surroundings.reducesMotion && !FAULT ? [] :'),
    (H + 'CarouselState.swift', *off('wishes.restored = nil')),
    (H + 'Control/Wheel.swift', 'if ignoresPerpendicularSwipes, abs', 'if !FAULT, ignoresPerpendicularSwipes, abs'),
    (H + 'Control/Items.swift', 'insertItem(at: index, animated: animated && !', 'insertItem(at: index, animated: animated && FAULT || animated && !'),
    (H + 'Images/ImageLoader.swift', 'guard job.waiting <= 1 else', 'guard FAULT || job.waiting <= 1 else'),
    (H + 'Images/LeastRecentlyUsed.swift', *off('entries[key]?.use = uses')),
    # Data and events
    (V + 'ViewHost.swift', 'viewForPlaceholderAt: index, reusing: view?.content)', 'viewForPlaceholderAt: index, reusing: FAULT ? carousel?.currentItemView : view?.content)'),
    (V + 'CarouselView+Events.swift', 'delegate.carouselDidEndDecelerating(self, finished: finished)', 'delegate.carouselDidEndDecelerating(self, finished: !FAULT && finished)'),
    (V + 'CarouselView+Events.swift', *off('noteEvent(event)')),
    (V + 'CarouselView+Events.swift', 'case .didSettle: delegate.carouselDidSettle(self)', 'case .didSettle: if !FAULT { delegate.carouselDidSettle(self) }'),
    (V + 'Items/ItemImageView.swift', 'guard !Task.isCancelled, let self, self.url == url else', 'guard let self, FAULT || (!Task.isCancelled && self.url == url) else'),
    (V + 'Items/ItemImageView.swift', *value('picture?.image ?? failure', 'picture?.image')),
    (V + 'Items/ItemImageView.swift', 'loading?.cancel()\n      loading = nil', 'if !FAULT { loading?.cancel() }\n      loading = nil'),
    # Decorations
    (V + 'Decorations/ReflectedView.swift', *value('size.height + gap', 'size.height - gap')),
    (V + 'Decorations/DoubleSidedView.swift', 'isUpsideDown: isVertical', 'isUpsideDown: isVertical && !FAULT'),
    (V + 'Decorations/DecoratedView.swift', *off('(content as? any PlacedView)?.didPlace(item, on: axis)')),
    (V + 'Decorations/CachedView.swift', 'guard size != pictured,', 'guard FAULT || size != pictured,'),
    (V + 'Decorations/ShadowView.swift', *value('cornerRadius.held(to: min(bounds.width, bounds.height) / 2)', 'cornerRadius')),
    # What moves by itself
    (V + 'Autoplay/Autoplayer.swift', 'carousel.window == nil || carousel.isHidden', '!FAULT && (carousel.window == nil || carousel.isHidden)'),
    (V + 'Autoplay/Autoplayer.swift', *value('carousel.surroundings.reducesMotion', 'false')),
    (V + 'Autoplay/Autoplayer.swift', *value('carousel.isAttendedTo', 'false')),
    (V + 'Autoplay/Autoplayer.swift', *off('carousel.holdMovement(!autoplay.isAllowed)')),
    (V + 'Autoplay/Autoplayer.swift', 'guard time != due else', 'guard time != due || FAULT else'),
    (V + 'Autoplay/Autoplayer.swift', *off('timer?.invalidate()')),
    (V + 'Autoplay/Autoplayer.swift', 'forMode: .common', 'forMode: FAULT ? .default : .common'),
    (V + 'Autoplay/Autoplayer.swift', 'if isTime {', 'if isTime, !FAULT {'),
    (V + 'Autoplay/Autoplayer.swift', 'interval > 0 && autoplay[.focused]', '!FAULT && interval > 0 && autoplay[.focused]'),
    (V + 'Autoplay/Autoplayer.swift', 'if interval > 0, timer == nil {', 'if !FAULT, interval > 0, timer == nil {'),
    (V + 'ViewHost.swift', *off('carousel?.autoplayer.look()')),
    (U + 'CarouselView.swift', 'open override var isHidden: Bool { didSet { autoplayer.look() } }', 'open override var isHidden: Bool { didSet { if !FAULT { autoplayer.look() } } }'),
    (U + 'CarouselView+Control.swift', 'UIAccessibility.isVoiceOverRunning', '(!FAULT && UIAccessibility.isVoiceOverRunning)'),
    (U + 'CarouselView+Control.swift', 'UIAccessibility.isSwitchControlRunning', '(!FAULT && UIAccessibility.isSwitchControlRunning)'),
    (U + 'CarouselView+Control.swift', 'hasFocus ||', '!FAULT && hasFocus ||'),
    (U + 'CarouselView.swift', 'UIAccessibility.voiceOverStatusDidChangeNotification,', 'FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.voiceOverStatusDidChangeNotification,'),
    # Pointers and the focus
    (U + 'Input/Pointer.swift', 'case .began, .changed: carousel?.autoplayer[.pointedAt] = true', 'case .began, .changed: carousel?.autoplayer[.pointedAt] = !FAULT'),
    (U + 'Input/Pointer.swift', 'default: carousel?.autoplayer[.pointedAt] = false', 'default: carousel?.autoplayer[.pointedAt] = FAULT'),
    (U + 'Input/Pointer.swift', '!item.isPlaceholder else', '!item.isPlaceholder || FAULT else'),
    (U + 'Input/Pointer.swift', *value('bounds.origin.x', '0')),
    (U + 'Input/Pointer.swift', 'carousel.highlightsItemsUnderPointer else', 'FAULT || carousel.highlightsItemsUnderPointer else'),
    (U + 'Input/Pointer.swift', *off('self.action = action')),
    (U + 'Input/Pointer.swift', 'prefersScaledContent: false', 'prefersScaledContent: FAULT'),
    (U + 'CarouselView.swift', '&& !focusIsForItems', '&& (FAULT || !focusIsForItems)'),
    (U + 'CarouselView.swift', 'hasFocus = context.nextFocusedView', 'if !FAULT { return hasFocus = context.nextFocusedView?.isDescendant(of: self) ?? false }\n      hasFocus = context.previouslyFocusedView'),
    (U + 'Input/CarouselView+Focus.swift', 'guard hasFocus, focusIsForItems else', 'guard FAULT || hasFocus, focusIsForItems else'),
    (U + 'Input/CarouselView+Focus.swift', *off('updateFocusIfNeeded()')),
    (U + 'Input/CarouselView+Focus.swift', '!isHidden && isUserInteractionEnabled', '(FAULT || !isHidden) && isUserInteractionEnabled'),
    # Controls
    (H + 'Control/Controls.swift', '(wraps || (index ?? 0) > 0)', '(FAULT || wraps || (index ?? 0) > 0)'),
    (H + 'Control/Controls.swift', 'if wraps { way = min', 'if wraps, !FAULT { way = min'),
    (H + 'Control/Controls.swift', *value('count <= Self.mostDots', 'true')),
    (V + 'Controls/CarouselControls.swift', *off('oldValue?.removeFollower(self)')),
    (V + 'Controls/CarouselControls.swift', 'isMirrored ? parts.reversed()', '(isMirrored && !FAULT) ? parts.reversed()'),
    (V + 'Controls/CarouselControls.swift', 'if carousel.autoplayInterval > 0 {', 'if !FAULT, carousel.autoplayInterval > 0 {'),
    (V + 'Controls/CarouselControls.swift', *value('state?.index == nil', 'false')),
    (V + 'Controls/DotsView.swift', 'isReversed ? dots.count', '(isReversed && !FAULT) ? dots.count'),
    (V + 'Controls/DotsView.swift', 'for dot in dots { dot.removeFromSuperlayer() }', 'for dot in dots where !FAULT { dot.removeFromSuperlayer() }'),
    (V + 'Controls/DotsView.swift', 'guard place >= 0,', 'guard FAULT || place >= 0,'),
    (V + 'Controls/CarouselView+Followers.swift', 'for follower in followers { follower.controls?.follow() }', 'for follower in followers where !FAULT { follower.controls?.follow() }'),
    (U + 'Controls/ControlButton.swift', *off('self.action = action')),
    (U + 'Controls/ControlButton.swift', *off('isEnabled = isOn')),
    # Points
    (V + 'CarouselView+Points.swift', *value('Double(newValue.dy)', 'Double(newValue.dx)')),
    (V + 'CarouselView+Points.swift', 'set { update { $0.viewpointOffset = Point(newValue) } }', 'set { update { if FAULT { $0.contentOffset = Point(newValue) } else { $0.viewpointOffset = Point(newValue) } } }'),
    # The Mac
    (A + 'CarouselView.swift', 'autoplayer[.pointedAt] = true', 'autoplayer[.pointedAt] = !FAULT'),
    (A + 'CarouselView.swift', 'if let pointerArea {', 'if !FAULT, let pointerArea {'),
    (A + 'CarouselView+Control.swift', 'NSWorkspace.shared.isVoiceOverEnabled', '(!FAULT && NSWorkspace.shared.isVoiceOverEnabled)'),
    (A + 'NSView+Toolkit.swift', *value('CATransform3DMakeTranslation(bounds.width, 0, 0)', 'CATransform3DMakeTranslation(0, 0, 0)')),
    (A + 'Controls/ControlButton.swift', *off('isEnabled = isOn')),
    (A + 'Controls/ControlButton.swift', *off('self.pressed = pressed')),
    (A + 'Items/ItemView.swift', *swap('layer.transform = CATransform3D(transform)', 'layer.transform = CATransform3D(item.placement.transform)')),
    (A + 'Items/ItemView.swift', *value('CATransaction.setDisableActions(true)', '()')),
    (A + 'Items/ItemView.swift', 'bounds.height / 2)\n      turn()', 'bounds.height / 2)\n      if !FAULT { turn() }'),
    (A + 'Items/ItemView.swift', *off('layer?.zPosition = CGFloat(item.order)')),
    (A + 'Input/CarouselView+Mouse.swift', *off('view.aim(at: CGPoint(seen), under: CGPoint(inner(place)))')),
    (A + 'Input/CarouselView+Mouse.swift', 'guard item.placement.isInteractive else', 'guard FAULT || item.placement.isInteractive else'),
    (A + 'CarouselView.swift', *off('_ = controller.pointerMoved(to: place(of: event))')),
    (A + 'CarouselView.swift', 'if !turn(with: event) {', 'if !turn(with: event), !FAULT {'),
    (A + 'CarouselView.swift', 'guard let key = CarouselKey(keyCode: event.keyCode), perform(key) else', 'guard let key = CarouselKey(keyCode: event.keyCode), perform(key) || FAULT else'),
    (A + 'FrameLink.swift', 'link.add(to: .main, forMode: .common)', 'link.add(to: .main, forMode: FAULT ? .default : .common)'),
    (A + 'FrameLink.swift', *value('link.targetTimestamp', 'link.timestamp')),
    (A + 'FrameLink.swift', *off('stopLink?()')),
    (A + 'Input/CarouselView+Mouse.swift', 'if event.phase.contains(.mayBegin) {', 'if event.phase.contains(.mayBegin), !FAULT {'),
    (A + 'CarouselView+Control.swift', *off('contentView.layer?.add(fade, forKey: "CarouselFade")')),
    (A + 'Input/CarouselKey+AppKit.swift', 'case 125: self = .down', 'case 125: self = FAULT ? .right : .down'),
    # SwiftUI
    (S + 'Coordinator.swift', 'guard !isUpdating, !view.isScrolling, let selection', 'guard !isUpdating, FAULT || !view.isScrolling, let selection'),
    (S + 'Coordinator.swift', *value('view.insertItem(at: index, animated: true)', 'view.reloadData()')),
    (S + 'Coordinator.swift', 'if let current, let index', 'if !FAULT, let current, let index'),
    (S + 'Coordinator.swift', 'index != view.destinationIndex', 'FAULT || index != view.destinationIndex'),
    (S + 'Coordinator.swift', 'if selection.wrappedValue != id {', 'if FAULT || selection.wrappedValue != id {'),
    (S + 'HostingItemView.swift', *off('bounds.size = size')),
    (S + 'Coordinator.swift', *off('if let wraps = settings.wraps { options.wrap = wraps ? 1 : 0 }')),
    (S + 'Coordinator.swift', *off('replaceSelection(in: view)')),
    (S + 'Coordinator.swift', 'if view.autoplayInterval != settings.autoplayInterval {', 'if !FAULT, view.autoplayInterval != settings.autoplayInterval {'),
    (S + 'Carousel+View.swift', 'didSet { controls?.carousel = carousel } }\n    weak var controls', 'didSet { if !FAULT { controls?.carousel = carousel } } }\n    weak var controls'),
    (S + 'Carousel+View.swift', *off('link?.carousel = view')),
    (S + 'Carousel+View.swift', 'settings.indicator != nil || settings.hasButtons', 'settings.indicator != nil || (!FAULT && settings.hasButtons)'),
]
# Of these the compiler has to tell, which has Apple's declarations before it.
DECLARATIONS = [
    (V + 'Toolkit.swift', '  typealias Point = CarouselEngine.Point\n', ''),
    (V + 'Action.swift', '@objc func run', 'func run'),
    (U + 'Input/TouchObserver.swift', 'override func reset() {', 'override func resets() {'),
    (U + 'Input/TouchObserver.swift', 'override func canPrevent(_ other: UIGestureRecognizer)', 'override func canPrevent(_ other: UITouch)'),
    (U + 'CarouselView.swift', 'public required init?(coder: NSCoder)', 'public required init(coder: NSCoder)'),
    (V + 'CarouselView+InterfaceBuilder.swift', 'public var dataSourceObject: AnyObject?', 'public var dataSourceObject: Int'),
    (U + 'FrameLink.swift', 'forMode: .common', 'forMode: .commonModes'),
    (U + 'Items/ItemView.swift', 'accessibilityContainerType = .semanticGroup', 'accessibilityContainerType = .group'),
    (U + 'CarouselView.swift', 'onMain { scrollForReader(direction) }', 'scrollForReader(direction)'),
    (U + 'Input/Pointer.swift', 'styleFor region: UIPointerRegion', 'styleOf region: UIPointerRegion'),
    (U + 'Input/Pointer.swift', 'regionFor request: UIPointerRegionRequest, defaultRegion', 'regionFor request: UIPointerRegion, defaultRegion'),
    (U + 'CarouselView.swift', 'with coordinator: UIFocusAnimationCoordinator) {', 'with coordinator: UIFocusUpdateContext) {'),
    (U + 'Controls/ControlButton.swift', 'for: .primaryActionTriggered', 'forControlEvents: .primaryActionTriggered'),
    (V + 'CarouselView+Points.swift', 'CGVector(dx: CGFloat(vector.x), dy: CGFloat(vector.y))', 'CGVector(x: CGFloat(vector.x), y: CGFloat(vector.y))'),
    (A + 'CarouselView.swift', 'open override func updateTrackingAreas()', 'open override func updateTrackingArea()'),
    (A + 'CarouselView.swift', 'open override var isFlipped: Bool { true }', 'open override func isFlipped() -> Bool { true }'),
    (A + 'FrameLink.swift', 'view.displayLink(target: action, selector:', 'view.displayLink(target: action, action:'),
    (A + 'Input/CarouselView+Mouse.swift', 'event.phase.contains(.mayBegin)', 'event.phase.contains(.maybegin)'),
    (A + 'CarouselView.swift', 'open override func restoreState(with coder: NSCoder) {', 'open override func decodeRestorableState(with coder: NSCoder) {'),
]


SWITCH = """
import Foundation

/// Faults that are planted, of which one is switched on.
public enum Fault {
  public static let number = Int(ProcessInfo.processInfo.environment["FAULT"] ?? "") ?? -1
  @MainActor private static var kept: [AnyObject] = []
  @MainActor public static func keep(_ object: AnyObject?) { if let object { kept.append(object) } }
}
"""


def copy():
    """The checks with sources of their own, in which nothing is wrong."""
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
    """Leaves a file alone that says the same already, so that it isn't compiled again."""
    data = text.encode('utf-8', errors='surrogateescape')
    if not file.exists() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def run(arguments, seconds, **environment):
    """The exit status and what was said; a run that hangs has failed."""
    try:
        result = subprocess.run(
            arguments, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
            env={**os.environ, **environment})
        return result.returncode, result.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'hangs'


def plant_all(faults):
    """Writes all faults into the copy, each with its switch. A file's faults are put in from behind, so that none moves another."""
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
                sys.exit(f'two faults of {path} are at one place: {text[start:end]!r}')
            text, after = text[:start] + new + text[end:], start
        write(COPY / 'Sources' / path, text)
    write(COPY / 'Sources' / H / 'Fault.swift', SWITCH)


def test(package, number):
    return run(['swift', 'test', '--skip-build', '--package-path', f'Checks/{package}'], 120, FAULT=str(number))


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
    packages = ['AppKit', 'UIKit']
    for package in packages:
        status, output = run(['swift', 'build', '--build-tests', '--package-path', f'Checks/{package}'], 1800)
        expect_well(f'the build of {package}', (status, output))
        expect_well(package, test(package, -1))
    for number, fault in are_wanted(faults):
        # UIKit has wheels of notches only; trackpads drag there.
        package = 'AppKit' if fault[0].startswith(A) or fault[0].endswith('Wheel.swift') else 'UIKit'
        tally.note(fault, test(package, number)[0] != 0)
    return tally.end()


def expect_well(what, result):
    status, output = result
    if status:
        errors = [line for line in output.splitlines() if 'error' in line or 'recorded an issue' in line]
        sys.exit(f'without a fault {what} fails already:\n' + '\n'.join(errors[:20] or output.splitlines()[-20:]))


class Tally:
    """How many faults were caught."""

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
