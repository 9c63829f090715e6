"""Faults that the compiler must detect, with Apple's declarations."""
from .kinds import A, U, V

FAULTS = [
    (V + 'Action.swift', '@objc func run', 'func run'),
    (U + 'Input/TouchObserver.swift', 'override func reset() {', 'override func resets() {'),
    (U + 'Input/TouchObserver.swift', 'override func canPrevent(_ other: UIGestureRecognizer)', 'override func canPrevent(_ other: UITouch)'),
    (U + 'CarouselView.UIKit.swift', 'public required init?(coder: NSCoder)', 'public required init(coder: NSCoder)'),
    (V + 'CarouselView+InterfaceBuilder.swift', 'public var dataSourceObject: AnyObject?', 'public var dataSourceObject: Int'),
    (U + 'RefreshLink.UIKit.swift', 'forMode: .common', 'forMode: .commonModes'),
    (U + 'Items/ItemView.UIKit.swift', 'accessibilityContainerType = .semanticGroup', 'accessibilityContainerType = .group'),
    (U + 'CarouselView.UIKit.swift', 'onMain { scrollPage(direction) }', 'scrollPage(direction)'),
    (U + 'Input/Pointer.swift', 'styleFor region: UIPointerRegion', 'styleOf region: UIPointerRegion'),
    (U + 'Input/Pointer.swift', 'regionFor request: UIPointerRegionRequest, defaultRegion', 'regionFor request: UIPointerRegion, defaultRegion'),
    (U + 'CarouselView.UIKit.swift', 'with coordinator: UIFocusAnimationCoordinator) {', 'with coordinator: UIFocusUpdateContext) {'),
    (U + 'Controls/ControlButton.UIKit.swift', 'for: .primaryActionTriggered', 'forControlEvents: .primaryActionTriggered'),
    (V + 'Geometry+CoreGraphics.swift', 'self.init(dx: CGFloat(point.x), dy: CGFloat(point.y))', 'self.init(x: CGFloat(point.x), y: CGFloat(point.y))'),
    (A + 'CarouselView.AppKit.swift', 'open override func updateTrackingAreas()', 'open override func updateTrackingArea()'),
    (A + 'CarouselView.AppKit.swift', 'open override var isFlipped: Bool { true }', 'open override func isFlipped() -> Bool { true }'),
    (A + 'RefreshLink.AppKit.swift', 'view.displayLink(target: action, selector:', 'view.displayLink(target: action, action:'),
    (A + 'Input/CarouselView+Wheel.swift', 'phase.contains(.mayBegin)', 'phase.contains(.maybegin)'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'observe(\\.firstResponder)', 'observe(\\.firstResponders)'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'UITextField.textDidEndEditingNotification', 'UITextField.didEndEditingNotification'),
    (U + 'Input/Gestures.swift', 'wheel.modifierFlags', 'wheel.modifiers'),
    (A + 'CarouselView.AppKit.swift', 'open override func restoreState(with coder: NSCoder) {', 'open override func decodeRestorableState(with coder: NSCoder) {'),
]
