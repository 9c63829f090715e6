"""Faults in where items are and when frames come."""
from .kinds import A, I, S, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Frames|Layout|Fading|ImplicitAnimations'

FAULTS = [
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
    # Clipping, frame rates, traits, and what keeps views alive
    (U + 'CarouselView.UIKit.swift', 'addSubview(contentView)', 'addSubview(contentView)\n      if FAULT { contentView.clipsToBounds = true }'),
    (U + 'Items/ItemView.UIKit.swift', 'accessibilityContainerType = .semanticGroup', 'accessibilityContainerType = .semanticGroup\n      if FAULT { clipsToBounds = true }'),
    (U + 'Items/ItemView.UIKit.swift', 'smoothEdges()\n      hold(content)', 'smoothEdges()\n      if FAULT { Fault.keep(self) }\n      hold(content)'),
    (V + 'Items/ItemView+Content.swift', *off('view.smoothEdges()')),
    (U + 'RefreshLink.UIKit.swift', 'minimum: 60, maximum', 'minimum: FAULT ? 120 : 60, maximum'),
    (U + 'RefreshLink.UIKit.swift', 'preferred: 120', 'preferred: FAULT ? 60 : 120'),
    (U + 'CarouselView.UIKit.swift', *off('setNeedsLayout()')),
    (U + 'CarouselView.UIKit.swift', 'if let state = CarouselState(decoding: coder) {', 'if !FAULT, let state = CarouselState(decoding: coder) {'),
    (U + 'CarouselView.UIKit.swift', *off('state.encode(with: coder)')),
    (U + 'CarouselView.UIKit.swift', 'NotificationObserver(of: Self.settingsNotifications) { [weak self] in self?.settingsDidChange() }', 'NotificationObserver(of: Self.settingsNotifications) { [weak self] in if !FAULT { self?.settingsDidChange() } }'),
    (U + 'Items/ItemView.UIKit.swift', *value('item.zPosition', 'CGFloat(item.order % 2) * 10_000')),
    (U + 'Items/ItemView.UIKit.swift', *off('picture.isUserInteractionEnabled = false')),
]
