"""Faults in decorations and controls."""
from .kinds import A, I, S, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Controls|Decorations|ImplicitAnimations'

FAULTS = [
    # Decorations
    (V + 'Decorations/ReflectedView.swift', *value('size.height + gap', 'size.height - gap')),
    (V + 'Decorations/DoubleSidedView.swift', 'isUpsideDown: isVertical', 'isUpsideDown: isVertical && !FAULT'),
    (V + 'Decorations/DecoratedView.swift', *off('(content as? any PlacedView)?.didPlace(item, on: axis)')),
    (V + 'Decorations/CachedView.swift', 'guard size != pictured,', 'guard FAULT || size != pictured,'),
    (V + 'Decorations/ShadowView.swift', *value('cornerRadius.held(to: min(bounds.width, bounds.height) / 2)', 'cornerRadius')),
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
    # Sizes, text sizes, implicit animations, and what keeps controls alive
    (V + 'Controls/CarouselControls.swift', 'sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }', 'sizeThatFits(_ size: CGSize) -> CGSize { FAULT ? .zero : intrinsicContentSize }'),
    (V + 'Controls/CarouselControls.swift', 'super.traitCollectionDidChange(previous)\n        update()', 'super.traitCollectionDidChange(previous)\n        if !FAULT { update() }'),
    (V + 'Controls/CarouselControls.swift', *off('invalidateIntrinsicContentSize()')),
    (V + 'Controls/CarouselControls.swift', *value('CGFloat(max(0, sizes.count - 1))', 'CGFloat(sizes.count)')),
    (V + 'Controls/CarouselControls.swift', 'for part in parts { addSubview(part) }', 'for part in parts { addSubview(part) }\n      if FAULT { Fault.keep(self) }'),
    (V + 'Controls/CarouselControls.swift', *value('sizes.map(\\.height).max() ?? 0', '0')),
    (U + 'Controls/ControlButton.UIKit.swift', *off('adjustsFontForContentSizeCategory = true')),
    (U + 'Controls/ControlButton.UIKit.swift', *off('font = .preferredFont(forTextStyle: .footnote)')),
    (U + 'Controls/ControlButton.UIKit.swift', *off('isAccessibilityElement = false')),
    (U + 'Controls/ControlButton.UIKit.swift', 'CGSize(width: Self.side, height: Self.side)', 'CGSize(width: Self.side, height: FAULT ? 20 : Self.side)'),
    (V + 'Controls/DotsView.swift', 'CATransaction.withoutActions {', '(FAULT ? { $0() } : CATransaction.withoutActions) {'),
    (V + 'Controls/DotsView.swift', 'override var intrinsicContentSize: CGSize { sizeByDots }', 'override var intrinsicContentSize: CGSize { FAULT ? .zero : sizeByDots }'),
    (V + 'Decorations/ShadowView.swift', 'CATransaction.withoutActions {', '(FAULT ? { $0() } : CATransaction.withoutActions) {'),
    (V + 'Decorations/ShadowView.swift', *off('shade.zPosition = -1')),
    (V + 'Decorations/CachedView.swift', *off('pictured = .zero')),
    (V + 'Decorations/CachedView.swift', 'picture.contents = image } }\n      content.isHidden = true', 'picture.contents = image } }\n      content.isHidden = !FAULT'),
    (V + 'Decorations/DecoratedView.swift', 'intrinsicContentSize: CGSize { content.intrinsicContentSize }', 'intrinsicContentSize: CGSize { FAULT ? .zero : content.intrinsicContentSize }'),
    (V + 'Decorations/ReflectedView.swift', *value('gap.held(to: .greatestFiniteMagnitude)', 'gap')),
    (V + 'Decorations/ReflectedView.swift', 'CATransaction.withoutActions {', '(FAULT ? { $0() } : CATransaction.withoutActions) {'),
    (V + 'Decorations/CachedView.swift', 'CATransaction.withoutActions {', '(FAULT ? { $0() } : CATransaction.withoutActions) {'),
]
