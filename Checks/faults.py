#!/usr/bin/env python3
"""Plants faults in the hosts, one at a time, and tests whether the checks detect them.

    faults.py [--every N] [--only PATTERN]

Works on a copy in build/faults. Prints each fault and whether it was detected and, last, `N passed, M failed`; fails if fewer
than 90 % are detected. --every N tests only every Nth fault, --only those whose file or text matches a regular expression.
"""
import argparse, os, pathlib, re, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / 'build' / 'faults'
LEAST = 0.9

# The modules in which faults are planted, and their folders for UIKit and AppKit.
V, S, I = 'CarouselViews/', 'CarouselSwiftUI/', 'CarouselImages/'
U, A = V + 'UIKit/', V + 'AppKit/'


def off(text):
    """Omits a statement."""
    return text, f'if !FAULT {{ {text} }}'


def swap(text, other):
    """Replaces a statement."""
    return text, f'if FAULT {{ {other} }} else {{ {text} }}'


def value(text, other):
    """Replaces a value."""
    return text, f'(FAULT ? {other} : {text})'


# A file of Sources, a text in it, and its replacement, in which FAULT switches the fault on. All faults are compiled together,
# and switched on one at a time.
BEHAVIOUR = [
    # Placing
    (U + 'Items/ItemView.UIKit.swift', *swap('layer.transform = CATransform3D(placement.transform)', 'if layer.zPosition == 0 { layer.transform = CATransform3D(placement.transform) }')),
    (V + 'Items/ItemView+Content.swift', *value('10_000', '1')),
    (U + 'Items/ItemView.UIKit.swift', *value('CGFloat(placement.opacity)', '(placement.opacity > 0 ? 1 : 0)')),
    (U + 'Items/ItemView.UIKit.swift', *off('isHidden = placement.isHidden')),
    (U + 'Items/ItemView.UIKit.swift', *off('isUserInteractionEnabled = placement.isInteractive')),
    (U + 'Items/ItemView.UIKit.swift', *value('CGPoint(carousel.middle)', 'CGPoint(x: carousel.viewport.width / 2, y: carousel.viewport.height / 2)')),
    (U + 'Items/ItemView.UIKit.swift', *swap('bounds = CGRect(origin: .zero, size: size)', 'frame = CGRect(origin: .zero, size: size)')),
    (V + 'Items/ItemView+Content.swift', *off('if content.superview === self { content.removeFromSuperview() }')),
    (V + 'Items/ItemView+Content.swift', *off('view.item = nil')),
    (U + 'Items/ItemView.UIKit.swift', *off('(content as? any PlacedView)?.didPlace(item, on: carousel.axis)')),
    (V + 'Items/ItemView+Content.swift', 'carousel.axis.isVertical\n', '(!FAULT && carousel.axis.isVertical)\n'),
    (V + 'Items/ItemStack.swift', 'guard !wanted.elementsEqual', 'guard FAULT || !wanted.elementsEqual'),
    (V + 'Items/ItemStack.swift', *swap('contentView.put(front, above: back)', 'contentView.put(back, above: front)')),
    (V + 'Items/CarouselView+Placing.swift', *swap('view.removeFromSuperview()', 'view.isHidden = true')),
    (V + 'Items/CarouselView+Placing.swift', *off('contentView.drawing?.add(fade, forKey: "CarouselFade")')),
    (V + 'Items/CarouselView+Placing.swift', *value('CarouselModel.crossFadeDuration', '1')),
    (U + 'Items/CarouselView+Fading.UIKit.swift', 'if new.item != nil, let picture {', 'if !FAULT, new.item != nil, let picture {'),
    (U + 'Items/ItemView.UIKit.swift', 'completion: { _ in picture.removeFromSuperview() }', 'completion: { _ in if !FAULT { picture.removeFromSuperview() } }'),
    # Layout
    (U + 'CarouselView.UIKit.swift', *value('CGPoint(x: bounds.midX, y: bounds.midY)', '.zero')),
    (U + 'CarouselView.UIKit.swift', *off('controller.remeasure()')),
    (U + 'CarouselView.UIKit.swift', *off('environmentDidChange()')),
    (U + 'CarouselView+Preferences.UIKit.swift', 'effectiveUserInterfaceLayoutDirection == .rightToLeft', '!FAULT && effectiveUserInterfaceLayoutDirection == .rightToLeft'),
    (V + 'CarouselView+Items.swift', *value('bounds.origin.x', '0')),
    (V + 'CarouselView+Items.swift', *value('bounds.origin.y', '0')),
    # Frames
    (U + 'RefreshLink.UIKit.swift', *value('link.targetTimestamp', 'link.timestamp')),
    (U + 'RefreshLink.UIKit.swift', 'forMode: .common', 'forMode: FAULT ? .default : .common'),
    (U + 'RefreshLink.UIKit.swift', *off('link?.invalidate()')),
    (U + 'RefreshLink.UIKit.swift', 'else { link.invalidate() }', 'else if !FAULT { link.invalidate() }'),
    (U + 'RefreshLink.UIKit.swift', 'guard isRunning != oldValue else', 'guard FAULT || isRunning != oldValue else'),
    (U + 'RefreshLink.UIKit.swift', *off('link.preferredFrameRateRange = Self.frameRates')),
    (U + 'CarouselView.UIKit.swift', 'gestures.install()', 'gestures.install()\n      if FAULT { Fault.keep(self) }'),
    (U + 'CarouselView.UIKit.swift', 'didSet { reloadData() }', 'didSet {\n        if FAULT { Fault.keep(dataSource) }\n        reloadData()\n      }'),
    (V + 'FrameScheduler.swift', 'isOnScreen && next', '(FAULT || isOnScreen) && next'),
    (V + 'FrameScheduler.swift', 'if isOnScreen, case', 'if FAULT || isOnScreen, case'),
    (V + 'FrameScheduler.swift', 'guard timer?.time != time else', 'guard FAULT || timer?.time != time else'),
    (V + 'FrameScheduler.swift', 'forMode: .common', 'forMode: FAULT ? .default : .common'),
    (V + 'FrameScheduler.swift', *off('timer?.timer.invalidate()')),
    (V + 'FrameScheduler.swift', *off('onFrame(max(time, CACurrentMediaTime()))')),
    (V + 'FrameScheduler.swift', *value('max(0, time - CACurrentMediaTime())', '(time - CACurrentMediaTime() + 1)')),
    # Gestures
    (U + 'Input/Gestures.swift', *off('carousel.withController { $0.endDragging() }')),
    (U + 'Input/Gestures.swift', 'case .ended, .cancelled:', 'case .ended, .cancelled where !FAULT || pan.state == .ended:'),
    (U + 'Input/Gestures.swift', 'carousel.withController { $0.touchUp() }\n      return false', 'if !FAULT { carousel.withController { $0.touchUp() } }\n      return false'),
    (U + 'Input/Gestures.swift', '!carousel.controller.carousel.shouldBeginDragging', '!FAULT, !carousel.controller.carousel.shouldBeginDragging'),
    (U + 'Input/Gestures.swift', 'if isDown { $0.touchDown() }', 'if isDown, !FAULT { $0.touchDown() }'),
    (U + 'Input/Gestures.swift', 'hit?.item.isPlaceholder == false', '(FAULT ? hit != nil : hit?.item.isPlaceholder == false)'),
    (U + 'Input/Gestures.swift', *swap('carousel.withController { $0.tap(hit) }', 'carousel.withController { $0.tap(at: carousel.inner(tap.location(in: carousel))) }')),
    (U + 'Input/Gestures.swift', *off('pan.maximumNumberOfTouches = 1')),
    (U + 'Input/Gestures.swift', *off('pan.allowedScrollTypesMask = .continuous')),
    (U + 'Input/Gestures.swift', 'Double(-translation.x / distance)', 'Double(-translation.x / (FAULT ? 1 : distance))'),
    (U + 'Input/Gestures.swift', 'if wheel.state == .changed {', 'if FAULT || wheel.state == .changed {'),
    (U + 'Input/Gestures.swift', *off('wheel.setTranslation(.zero, in: carousel)')),
    (U + 'Input/Gestures.swift', 'if recognizer === wheel { return turn(in: carousel) }', 'if recognizer === wheel { return turn(in: carousel) || FAULT }'),
    (U + 'Input/Gestures.swift', *value('KeyModifiers(wheel.modifierFlags)', '[]')),
    (U + 'Input/Gestures.swift', *value('carousel.contentScrollDirections(at: wheel.location(in: carousel))', '[]')),
    (U + 'Input/Gestures.swift', *value('carousel.surroundingScrollDirections', '[]')),
    (U + 'Input/Gestures.swift', *off('actions.append(action)')),
    (U + 'Input/Gestures.swift', *off('recognizer.delegate = self')),
    (U + 'Input/TouchObserver.swift', 'if fingers == touches.count {', 'if !FAULT, fingers == touches.count {'),
    (U + 'Input/TouchObserver.swift', 'guard fingers == 0 else', 'guard FAULT || fingers == 0 else'),
    (U + 'Input/TouchObserver.swift', *value('max(0, fingers - count)', '0')),
    (U + 'Input/TouchRules.swift', 'if contentSize.width > bounds.width', 'if FAULT || contentSize.width > bounds.width'),
    (U + 'Input/TouchRules.swift', 'if contentSize.height > bounds.height', 'if FAULT || contentSize.height > bounds.height'),
    (U + 'Input/TouchRules.swift', 'guard isScrollEnabled else { return [] }', 'guard FAULT || isScrollEnabled else { return [] }'),
    (U + 'Input/TouchRules.swift', '!(control is UIButton)', '(FAULT || !(control is UIButton))'),
    (U + 'Input/TouchRules.swift', 'case let control as UIControl: control.isEnabled', 'case let control as UIControl: FAULT || control.isEnabled'),
    (U + 'Input/TouchRules.swift', 'inner.scrollDirection == direction', '(FAULT || inner.scrollDirection == direction)'),
    # Keys and the focus
    (U + 'CarouselView.UIKit.swift', 'if !unhandled.isEmpty {', 'if !unhandled.isEmpty, !FAULT {'),
    (U + 'CarouselView.UIKit.swift', *value('$0.key.map { KeyModifiers($0.modifierFlags) } ?? []', '[]')),
    (U + 'CarouselView.UIKit.swift', 'if context.previouslyFocusedView?', 'if FAULT || context.previouslyFocusedView?'),
    (U + 'CarouselView.UIKit.swift', '&& !focusIsForItems', '&& (FAULT || !focusIsForItems)'),
    (U + 'CarouselView.UIKit.swift', 'focusedView = context.nextFocusedView', 'if FAULT { return focusedView = context.previouslyFocusedView }\n      focusedView = context.nextFocusedView'),
    (U + 'CarouselView.UIKit.swift', '!context.focusHeading.isEmpty', '(FAULT || !context.focusHeading.isEmpty)'),
    (U + 'CarouselView.UIKit.swift', 'defer { focusDidMove() }\n      return super.become', 'defer { if !FAULT { focusDidMove() } }\n      return super.become'),
    (U + 'Input/CarouselKey.UIKit.swift', 'case .keyboardPageUp: self = .pageUp', 'case .keyboardPageUp: self = FAULT ? .home : .pageUp'),
    (U + 'Input/CarouselKey.UIKit.swift', 'if flags.contains(.alternate)', 'if !FAULT, flags.contains(.alternate)'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'view is any UIKeyInput ? .control : .item', '(view is any UIKeyInput) && !FAULT ? .control : .item'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'guard let view = firstResponder ?? focusedView, view !== self else { return .carousel }', 'guard let view = firstResponder ?? focusedView, view !== self, !FAULT else { return .carousel }'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'let isEditing = view.isFirstResponder', 'let isEditing = !FAULT && view.isFirstResponder'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'return withController { $0.focusDidLeave() }', 'return FAULT ? () : withController { $0.focusDidLeave() }'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', *off('if view.firstResponder != nil { becomeFirstResponder() }')),
    (U + 'Input/CarouselView+Focus.UIKit.swift', 'guard focusedView != nil else', 'guard FAULT || focusedView != nil else'),
    (U + 'Input/CarouselView+Focus.UIKit.swift', *off('updateFocusIfNeeded()')),
    (U + 'Input/CarouselView+Focus.UIKit.swift', '!isHidden && isUserInteractionEnabled', '(FAULT || !isHidden) && isUserInteractionEnabled'),
    # Reading
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'case .left: pages = controller', 'case .left: pages = (FAULT ? -1 : 1) * controller'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', *off('UIAccessibility.post(notification: .pageScrolled, argument: spokenValue)')),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'if window != nil { UIAccessibility.post(notification: .layoutChanged', 'if FAULT || window != nil { UIAccessibility.post(notification: .layoutChanged'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'if window != nil { UIAccessibility.post(notification: .announcement', 'if !FAULT, window != nil { UIAccessibility.post(notification: .announcement'),
    (U + 'Reading/AdjustableElement.swift', 'get { .adjustable }', 'get { FAULT ? UIAccessibilityTraits() : .adjustable }'),
    (U + 'Reading/AdjustableElement.swift', 'carousel?.adjust(byItems: 1)', 'FAULT ? carousel?.move(byItems: 1) : carousel?.adjust(byItems: 1)'),
    (V + 'CarouselView+Spoken.swift', *value('destinationIndex.map(spokenItem)', 'currentIndex.map(spokenItem)')),
    (V + 'CarouselView+Spoken.swift', 'filter { !$0.isHidden }', 'filter { FAULT || !$0.isHidden }'),
    (V + 'CarouselView+Spoken.swift', *value('itemView(at: index)?.spokenName', 'nil')),
    (V + 'CarouselView+Spoken.swift', *value('controller.view(atSlot: item.slot)', 'controller.currentView')),
    # Settings of the user
    (U + 'CarouselView+Preferences.UIKit.swift', '|| UIAccessibility.prefersCrossFadeTransitions', '|| (!FAULT && UIAccessibility.prefersCrossFadeTransitions)'),
    (U + 'CarouselView+Preferences.UIKit.swift', *value('UIAccessibility.isDarkerSystemColorsEnabled', 'false')),
    (U + 'CarouselView+Preferences.UIKit.swift', 'UIAccessibility.darkerSystemColorsStatusDidChangeNotification', 'FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.darkerSystemColorsStatusDidChangeNotification'),
    (U + 'CarouselView+Preferences.UIKit.swift', 'UIAccessibility.isVoiceOverRunning', '(!FAULT && UIAccessibility.isVoiceOverRunning)'),
    (U + 'CarouselView+Preferences.UIKit.swift', '|| UIAccessibility.isSwitchControlRunning', '|| (!FAULT && UIAccessibility.isSwitchControlRunning)'),
    (U + 'CarouselView+Preferences.UIKit.swift', '      UIAccessibility.voiceOverStatusDidChangeNotification,', '      FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.voiceOverStatusDidChangeNotification,'),
    (V + 'NotificationObserver.swift', 'MainActor.assumeIsolated { onChange() }', 'if !FAULT { MainActor.assumeIsolated { onChange() } }'),
    (V + 'NotificationObserver.swift', *off('for token in tokens { center.removeObserver(token) }')),
    (V + 'CarouselView+Environment.swift', *off('$0.preferences = preferences')),
    (V + 'CarouselView+Environment.swift', *value('window == nil || isHidden', 'false')),
    (V + 'CarouselView+Environment.swift', 'hasFocus || isAssistive', '(!FAULT && hasFocus) || isAssistive'),
    (V + 'CarouselView+Environment.swift', 'environmentDidChange()\n      presenceDidChange()', 'environmentDidChange()\n      if !FAULT { presenceDidChange() }'),
    (U + 'CarouselView.UIKit.swift', 'open override var isHidden: Bool { didSet { presenceDidChange() } }', 'open override var isHidden: Bool { didSet { if !FAULT { presenceDidChange() } } }'),
    # Data and events
    (V + 'CarouselView+Time.swift', *off('controller.setTime(now)')),
    (V + 'CarouselState.swift', *off('restoredState = nil')),
    (V + 'CarouselState.swift', 'scrollsToItemBoundary ||', '!FAULT && scrollsToItemBoundary ||'),
    (V + 'CarouselView+Data.swift', 'withController { $0.reloadData() }\n      restoreState()', 'withController { $0.reloadData() }\n      if !FAULT { restoreState() }'),
    (I + 'ImageLoader.swift', 'if jobs[source]?.waiting.isEmpty == true {', 'if FAULT || jobs[source]?.waiting.isEmpty == true {'),
    (V + 'ViewHost.swift', 'viewForPlaceholderAt: index, reusing: view?.content)', 'viewForPlaceholderAt: index, reusing: FAULT ? carousel?.currentItemView : view?.content)'),
    (V + 'ViewHost.swift', 'return delegate.carousel(carousel, shouldSelectItemAt: index)', 'return FAULT || delegate.carousel(carousel, shouldSelectItemAt: index)'),
    (V + 'ViewHost.swift', *off('carousel.tellFollowers()')),
    (V + 'CarouselView+Events.swift', 'didEndDecelerating(let finished): delegate?.carouselDidEndDecelerating(self, finished: finished)', 'didEndDecelerating(let finished): delegate?.carouselDidEndDecelerating(self, finished: !FAULT && finished)'),
    (V + 'CarouselView+Events.swift', *off('delegate?.carouselDidSettle(self)')),
    (V + 'CarouselView+Events.swift', *value('announce(spokenItem(at: index))', '()')),
    (V + 'CarouselView+Events.swift', 'case .willDisplay: delegate', 'case .willDisplay where FAULT: break\n      case .willDisplay: delegate'),
    (V + 'CarouselView+Events.swift', 'case .didTap: delegate.carousel(self, didTapItemAt: index, offset: item.offset)', 'case .didTap: delegate.carousel(self, didTapItemAt: index, offset: FAULT ? 0 : item.offset)'),
    (V + 'Items/ItemImageView.swift', 'guard !Task.isCancelled, let self, self.url == url else', 'guard let self, FAULT || (!Task.isCancelled && self.url == url) else'),
    (V + 'Items/ItemImageView.swift', *value('picture?.image ?? failure', 'picture?.image')),
    (V + 'Items/ItemImageView.swift', *value('url.flatMap(loader.kept)', 'nil')),
    (V + 'Items/ItemImageView.swift', 'loading?.cancel()\n      loading = nil', 'if !FAULT { loading?.cancel() }\n      loading = nil'),
    # Decorations
    (V + 'Decorations/ReflectedView.swift', *value('size.height + gap', 'size.height - gap')),
    (V + 'Decorations/DoubleSidedView.swift', 'isUpsideDown: isVertical', 'isUpsideDown: isVertical && !FAULT'),
    (V + 'Decorations/DecoratedView.swift', *off('(content as? any PlacedView)?.didPlace(item, on: axis)')),
    (V + 'Decorations/CachedView.swift', 'guard size != pictured,', 'guard FAULT || size != pictured,'),
    (V + 'Decorations/ShadowView.swift', *value('cornerRadius.held(to: min(bounds.width, bounds.height) / 2)', 'cornerRadius')),
    # Autoplay
    (V + 'CarouselView+SettingAccess.swift', *off('withController { $0.set(setting, to: newValue) }')),
    (V + 'CarouselView+Autoplay.swift', 'withController { $0.isPaused = newValue }\n        tellFollowers()', 'withController { $0.isPaused = newValue }\n        if !FAULT { tellFollowers() }'),
    # Pointers
    (U + 'Input/Pointer.swift', 'let isInside = hover.state == .began', 'let isInside = !FAULT && hover.state == .began'),
    (U + 'Input/Pointer.swift', '!item.isPlaceholder,', '!item.isPlaceholder || FAULT,'),
    (U + 'Input/Pointer.swift', *value('bounds.origin.x', '0')),
    (U + 'Input/Pointer.swift', 'carousel.highlightsItemsUnderPointer else', 'FAULT || carousel.highlightsItemsUnderPointer else'),
    (U + 'Input/Pointer.swift', *off('self.action = action')),
    (U + 'Input/Pointer.swift', 'prefersScaledContent: false', 'prefersScaledContent: FAULT'),
    # Controls
    (V + 'Controls/CarouselControls.swift', *off('oldValue?.removeFollower(self)')),
    (V + 'Controls/CarouselControls.swift', 'isMirrored ? parts.reversed()', '(isMirrored && !FAULT) ? parts.reversed()'),
    (V + 'Controls/CarouselControls.swift', *value('!state.hasPauseButton', 'true')),
    (V + 'Controls/CarouselControls.swift', *value('state.position == nil', 'false')),
    (V + 'Controls/CarouselControls.swift', 'carousel?.move(byItems: 1)', 'carousel?.move(byItems: FAULT ? 2 : 1)'),
    (V + 'Controls/CarouselControls.swift', *value('state.canGoForward', 'true')),
    (V + 'Controls/DotsView.swift', 'isReversed ? items.upperBound', '(isReversed && !FAULT) ? items.upperBound'),
    (V + 'Controls/DotsView.swift', ': items.lowerBound + place', ': (FAULT ? 0 : items.lowerBound) + place'),
    (V + 'Controls/DotsView.swift', *value('CGFloat(state.scale(ofDot: item))', '1')),
    (V + 'Controls/DotsView.swift', 'for dot in dots { dot.removeFromSuperlayer() }', 'for dot in dots where !FAULT { dot.removeFromSuperlayer() }'),
    (V + 'Controls/DotsView.swift', 'guard place >= 0,', 'guard FAULT || place >= 0,'),
    (V + 'Controls/CarouselView+Followers.swift', 'for follower in followers { follower.controls?.follow() }', 'for follower in followers where !FAULT { follower.controls?.follow() }'),
    (U + 'Controls/ControlButton.UIKit.swift', *off('self.action = action')),
    (U + 'Controls/ControlButton.UIKit.swift', *off('self.isEnabled = isEnabled')),
    # Points
    (V + 'Geometry+CoreGraphics.swift', *value('Double(vector.dy)', 'Double(vector.dx)')),
    (V + 'CarouselView+Settings.swift', 'set { self[.viewpointOffset] = Point2D(newValue) }', 'set { self[FAULT ? .contentOffset : .viewpointOffset] = Point2D(newValue) }'),
    # The Mac
    (A + 'CarouselView.AppKit.swift', '$0.setAutoplayReason(.hovered, true)', '$0.setAutoplayReason(.hovered, !FAULT)'),
    (A + 'CarouselView.AppKit.swift', 'if let pointerArea {', 'if !FAULT, let pointerArea {'),
    (A + 'CarouselView.AppKit.swift', *off('focusObserver = observeFocus()')),
    (A + 'CarouselView.AppKit.swift', *value('KeyModifiers(event.modifierFlags)', '[]')),
    (A + 'CarouselView+Preferences.AppKit.swift', 'NSWorkspace.shared.isVoiceOverEnabled', '(!FAULT && NSWorkspace.shared.isVoiceOverEnabled)'),
    (A + 'CarouselView+Preferences.AppKit.swift', '|| NSWorkspace.shared.isSwitchControlEnabled', '|| (!FAULT && NSWorkspace.shared.isSwitchControlEnabled)'),
    (A + 'CarouselView+Preferences.AppKit.swift', *value('NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast', 'false')),
    (A + 'NSView+Toolkit.swift', *value('CATransform3DMakeTranslation(bounds.width, 0, 0)', 'CATransform3DMakeTranslation(0, 0, 0)')),
    (A + 'Controls/ControlButton.AppKit.swift', *off('self.isEnabled = isEnabled')),
    (A + 'Controls/ControlButton.AppKit.swift', *off('self.pressed = pressed')),
    (A + 'Items/ItemView.AppKit.swift', *swap('layer.sublayerTransform = CATransform3D(transform)', 'layer.transform = CATransform3D(transform)')),
    (A + 'Items/ItemView.AppKit.swift', 'CATransaction.withoutActions {', '(FAULT ? { $0() } : CATransaction.withoutActions) {'),
    (A + 'Items/ItemView.AppKit.swift', 'bounds.height / 2)\n      turn()', 'bounds.height / 2)\n      if !FAULT { turn() }'),
    (A + 'Items/ItemView.AppKit.swift', *off('layer?.zPosition = item.zPosition')),
    (A + 'Items/CarouselView+Fading.AppKit.swift', *off('crossFade()')),
    (A + 'Input/CarouselView+Mouse.swift', *off('view.aim(at: CGPoint(hit.point), under: CGPoint(inner(place)))')),
    (A + 'Input/CarouselView+Mouse.swift', 'if window?.currentEvent', 'if FAULT || window?.currentEvent'),
    (A + 'NSView+Toolkit.swift', *off('effectiveAppearance.performAsCurrentDrawingAppearance { resolved = color.cgColor }')),
    (A + 'NSView+Toolkit.swift', *off('layer?.allowsEdgeAntialiasing = true')),
    (U + 'UIView+Toolkit.swift', *value('color.resolvedColor(with: traitCollection).cgColor', 'color.cgColor')),
    (U + 'Items/ItemView.UIKit.swift', *off('picture?.removeFromSuperview()')),
    (U + 'Input/Gestures.swift', *off('tap.allowedPressTypes = []')),

    (U + 'Input/Gestures.swift', 'if recognizer === pan, other is UIScreenEdge', 'if !FAULT, recognizer === pan, other is UIScreenEdge'),
    (U + 'Input/Gestures.swift', 'return other === scrollView', 'return !FAULT && other === scrollView'),

    (A + 'Input/CarouselView+Mouse.swift', 'guard hit.item.placement.isInteractive else', 'guard FAULT || hit.item.placement.isInteractive else'),
    (A + 'Input/CarouselView+Mouse.swift', 'bounds.contains(place), !isHidden,', 'bounds.contains(place), FAULT || !isHidden,'),
    (A + 'CarouselView.AppKit.swift', *value('withController { _ = $0.pointerMoved(to: place(of: event)) }', '()')),
    (A + 'CarouselView.AppKit.swift', 'if !turn(with: event) {', 'if !turn(with: event), !FAULT {'),
    (A + 'CarouselView.AppKit.swift', 'focus: keyFocus) else {', 'focus: keyFocus) || FAULT else {'),
    (A + 'RefreshLink.AppKit.swift', 'link.add(to: .main, forMode: .common)', 'link.add(to: .main, forMode: FAULT ? .default : .common)'),
    (A + 'RefreshLink.AppKit.swift', *value('link.targetTimestamp', 'link.timestamp')),
    (A + 'RefreshLink.AppKit.swift', *off('stopLink?()')),
    (A + 'Input/CarouselView+Wheel.swift', 'Double(-event.scrollingDeltaX)', 'Double((FAULT ? 1 : -1) * event.scrollingDeltaX)'),
    (A + 'Input/CarouselView+Wheel.swift', *value('KeyModifiers(event.modifierFlags)', '[]')),
    (A + 'Input/CarouselView+Wheel.swift', 'surroundingsScroll: surroundingScrollDirections)', 'surroundingsScroll: FAULT ? [] : surroundingScrollDirections)'),
    (A + 'Input/CarouselView+Wheel.swift', 'event.hasPreciseScrollingDeltas ? .point', 'event.hasPreciseScrollingDeltas || FAULT ? .point'),
    (A + 'Input/CarouselView+Wheel.swift', *off('if !momentumPhase.isEmpty { return .momentum }')),
    (A + 'Input/CarouselView+Wheel.swift', *off('if phase.contains(.mayBegin) { return .mayBegin }')),
    (A + 'Input/CarouselView+Wheel.swift', *off('if phase.contains(.ended) { return .ended }')),
    (A + 'Input/CarouselView+Wheel.swift', *off('if phase.contains(.cancelled) { return .cancelled }')),
    (A + 'Input/CarouselView+Wheel.swift', 'next: { $0.enclosingScrollView }', 'next: { FAULT ? nil : $0.enclosingScrollView }'),
    (A + 'Input/CarouselView+Wheel.swift', 'if document.frame.height > view', 'if FAULT || document.frame.height > view'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'editor.isFieldEditor, editor.delegate == nil', 'editor.isFieldEditor, !FAULT, editor.delegate == nil'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'isEditing: view.isEdited', 'isEditing: !FAULT && view.isEdited'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', *value('$0.keyViewSelectionDirection != .directSelection', 'false')),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'is NSText ? .control : .item', 'is NSText && !FAULT ? .control : .item'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'if focusedView?.isDescendant(of: view) == true {', 'if !FAULT, focusedView?.isDescendant(of: view) == true {'),
    (A + 'Reading/CarouselView+Reading.AppKit.swift', *off('NSAccessibility.post(element: self, notification: .valueChanged)')),
    (A + 'Reading/CarouselView+Reading.AppKit.swift', 'element: window, notification: .announcementRequested', 'element: FAULT ? self : window, notification: .announcementRequested'),
    (A + 'Input/CarouselKey.AppKit.swift', 'case 125: self = .down', 'case 125: self = FAULT ? .right : .down'),
    (A + 'Input/CarouselKey.AppKit.swift', 'if flags.contains(.option)', 'if !FAULT, flags.contains(.option)'),
    # SwiftUI
    (S + 'Coordinator.swift', '!isOnItsWay ||', 'FAULT || !isOnItsWay ||'),
    (S + 'Coordinator.swift', *value('carousel.settings.selectionUpdates == .continuously', 'false')),
    (S + 'Coordinator.swift', *swap('view.apply(changes, animated: true)', 'view.reloadData()')),
    (S + 'Coordinator.swift', 'index != view.destinationIndex', 'FAULT || index != view.destinationIndex'),
    (S + 'Coordinator.swift', 'if selection.wrappedValue != id {', 'if FAULT || selection.wrappedValue != id {'),
    (S + 'Coordinator.swift', 'boundSelection.isNews(binding.wrappedValue) {', 'FAULT || boundSelection.isNews(binding.wrappedValue) {'),
    (S + 'Coordinator.swift', 'boundOffset.isNews(offset) {', 'FAULT || boundOffset.isNews(offset) {'),
    (S + 'Coordinator.swift', *off('boundSelection.settle()')),
    (S + 'Coordinator.swift', 'if selection == nil || index != nil {', 'if FAULT || selection == nil || index != nil {'),
    (S + 'Coordinator.swift', 'if isChanged { view.withController', 'if isChanged, !FAULT { view.withController'),
    (S + 'Coordinator.swift', *value('old.map({ areSame($0.allOptions, settings.allOptions) })', 'nil')),
    (S + 'Coordinator.swift', 'if let self, let view { refresh(view) }', 'if let self, let view, !FAULT { refresh(view) }'),
    (S + 'Coordinator.swift', 'if let wraps { all.wrap = wraps ? 1 : 0 }', 'if let wraps, !FAULT { all.wrap = wraps ? 1 : 0 }'),
    (S + 'Coordinator.swift', *off('replaceSelection(in: view)')),
    (S + 'Coordinator.swift', 'set(\\.autoplayInterval, \\.autoplayInterval)', 'if !FAULT { set(\\.autoplayInterval, \\.autoplayInterval) }'),
    (S + 'BoundValue.swift', *off('known = binding.wrappedValue')),
    (S + 'BoundValue.swift', *off('written.append(value)')),
    (S + 'HostedContent.swift', *value('areSame(environment, other.environment)', 'true')),
    (S + 'HostedContent.swift', *value('AnyView(styled.id(id).environment(\\.self, environment))', 'AnyView(styled.environment(\\.self, environment))')),
    (S + 'HostedContent.swift', 'guard id == other.id,', 'guard FAULT || id == other.id,'),
    (S + 'Comparison.swift', 'case .enum where mirror.children.isEmpty: return', 'case .enum where mirror.children.isEmpty: return FAULT ||'),
    (S + 'CarouselItemLength.swift', 'length.isFinite && length > 0 ? length : nil', 'FAULT || (length.isFinite && length > 0) ? length : nil'),
    (S + 'HostingItemView.swift', *off('bounds.size = size')),
    (S + 'HostingItemView.swift', *value('window == nil ? nil : surroundingController', 'surroundingController')),
    (S + 'HostingItemView.swift', *off('hosted.removeFromSuperview()')),
    (S + 'HostingItemView.swift', *off('host.safeAreaRegions = []')),
    (S + 'HostingItemView.swift', *value('!isShown || measured != measure', '!isShown')),
    (S + 'Carousel+View.swift', 'didSet { controls?.carousel = carousel } }\n    weak var controls', 'didSet { if !FAULT { controls?.carousel = carousel } } }\n    weak var controls'),
    (S + 'Carousel+View.swift', *off('link?.carousel = view')),
    (S + 'Carousel+View.swift', 'settings.indicator != nil || settings.hasButtons', 'settings.indicator != nil || (!FAULT && settings.hasButtons)'),
]
# Faults that the compiler must detect, with Apple's declarations.
DECLARATIONS = [
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


SWITCH = """
import Foundation

/// The planted faults, of which one is switched on.
public enum Fault {
  public static let number = Int(ProcessInfo.processInfo.environment["FAULT"] ?? "") ?? -1
  @MainActor private static var kept: [AnyObject] = []
  @MainActor public static func keep(_ object: AnyObject?) { if let object { kept.append(object) } }
}
"""


def copy():
    """Copies the checks and their sources, without faults."""
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
    """Writes a file only if it has changed, so that it isn't compiled again."""
    data = text.encode('utf-8', errors='surrogateescape')
    if not file.exists() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def run(arguments, seconds, **environment):
    """Returns the exit status and the output; a run that hangs has failed."""
    try:
        result = subprocess.run(
            arguments, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
            env={**os.environ, **environment})
        return result.returncode, result.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'hangs'


def plant_all(faults):
    """Writes all faults into the copy, each with its switch, back to front within a file, which keeps the offsets."""
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
                sys.exit(f'two faults of {path} overlap: {text[start:end]!r}')
            text, after = text[:start] + new + text[end:], start
        write(COPY / 'Sources' / path, text)
    write(COPY / 'Sources' / I / 'Fault.swift', SWITCH)


def swift(command, toolkit, *options, seconds, **environment):
    folders = ['--package-path', 'Checks', '--scratch-path', f'Checks/.build/{toolkit}']
    return run(['swift', command, *folders, *options], seconds, TOOLKIT=toolkit, **environment)


def test(toolkit, number):
    return swift('test', toolkit, '--skip-build', seconds=120, FAULT=str(number))


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
    for toolkit in ('AppKit', 'UIKit'):
        expect_well(f'the build of {toolkit}', swift('build', toolkit, '--build-tests', seconds=1800))
        expect_well(toolkit, test(toolkit, -1))
    for number, fault in are_wanted(faults):
        tally.note(fault, test('AppKit' if fault[0].startswith(A) else 'UIKit', number)[0] != 0)
    return tally.end()


def expect_well(what, result):
    status, output = result
    if status:
        errors = [line for line in output.splitlines() if 'error' in line or 'recorded an issue' in line]
        sys.exit(f'{what} fails even without a fault:\n' + '\n'.join(errors[:20] or output.splitlines()[-20:]))


class Tally:
    """Counts the detected faults."""

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
