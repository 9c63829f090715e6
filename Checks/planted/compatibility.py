"""Faults in the interface of iCarousel."""
from .kinds import C, off, value

# The tests that are likely to detect them.
LIKELY = 'CarouselCompatibilityTests'

FAULTS = [
    (C + 'iCarousel.swift', *off('takeItemWidth()')),
    (C + 'iCarousel.swift', 'if dataSource !== oldValue, dataSource != nil { reloadData() }', 'if FAULT || (dataSource !== oldValue && dataSource != nil) { reloadData() }'),
    (C + 'iCarousel.swift', 'if type != oldValue { styleDidChange() }', 'if type != oldValue, !FAULT { styleDidChange() }'),
    (C + 'iCarousel.swift', 'bridge.carousel = self', 'bridge.carousel = self\n      if FAULT { Fault.keep(self) }'),
    (C + 'iCarousel+Delegate.swift', 'if type == .custom {', 'if FAULT || type == .custom {'),
    (C + 'iCarousel+Delegate.swift', *off('placement.opacity *= Double(opacity)')),
    (C + 'iCarousel+Delegate.swift', *value('most > 0 ? Double(most) : value', 'value')),
    (C + 'iCarousel+Delegate.swift', 'Double(speed).isFinite { scrollSpeed = speed }', 'Double(speed).isFinite, !FAULT { scrollSpeed = speed }'),
    (C + 'iCarousel+Delegate.swift', '((delegate?.carouselShouldWrap)?(self)).map { $0 ? 1 : 0 }', '(FAULT ? nil : (delegate?.carouselShouldWrap)?(self)).map { $0 ? 1 : 0 }'),
    (C + 'iCarousel+Items.swift', 'carouselView.index(ofItemView: view) ?? NSNotFound', 'carouselView.index(ofItemView: view) ?? (FAULT ? -1 : NSNotFound)'),
    (C + 'iCarousel+Items.swift', 'get { carouselView.currentIndex ?? -1 }', 'get { carouselView.currentIndex ?? (FAULT ? 0 : -1) }'),
    (C + 'iCarousel+Properties.swift', 'self.init(x: size.width, y: size.height)', 'self.init(x: size.width, y: FAULT ? 0 : size.height)'),
    (C + 'Bridge.swift', 'tell { $0.carouselCurrentItemIndexUpdated }', 'if !FAULT { tell { $0.carouselCurrentItemIndexUpdated } }'),
    (C + 'Bridge.swift', 'viewForItemAt: index, reusing: old)', 'viewForItemAt: index, reusing: FAULT ? nil : old)'),
    (C + 'Bridge.swift', "(carousel.delegate?.carousel(_:didSelectItemAt:))?(carousel, index)", "if !FAULT { (carousel.delegate?.carousel(_:didSelectItemAt:))?(carousel, index) }"),
    (C + 'Bridge.swift', "($0.delegate?.carousel(_:shouldSelectItemAt:))?($0, index)", "FAULT ? true : ($0.delegate?.carousel(_:shouldSelectItemAt:))?($0, index)"),
    # Settings, points and durations
    (C + 'iCarousel+Properties.swift', *value('Double(-newValue)', 'Double(newValue)')),
    (C + 'iCarousel+Properties.swift', *off('carouselView.perspective = Double(newValue)')),
    (C + 'iCarousel+Properties.swift', *off('carouselView.stopsAtItemBoundary = newValue')),
    (C + 'iCarousel+Properties.swift', *off('carouselView.scrollsToItemBoundary = newValue')),
    (C + 'iCarousel+Properties.swift', *off('carouselView.ignoresPerpendicularSwipes = newValue')),
    (C + 'iCarousel+Properties.swift', *value('CGFloat(carouselView.toggle)', '0')),
    (C + 'iCarousel+Properties.swift', 'self.init(width: point.x, height: point.y)', 'self.init(width: point.x, height: FAULT ? 0 : point.y)'),
    (C + 'iCarousel+Items.swift', *value('bounds.origin.x', '0')),
    (C + 'iCarousel+Items.swift', 'carouselView.scrollByItems(count, duration: duration)', 'carouselView.scrollByItems(count, duration: FAULT ? 0 : duration)'),
    (C + 'iCarousel+Items.swift', 'carouselView.index(ofItemContaining: view) ?? NSNotFound', 'carouselView.index(ofItemContaining: view) ?? (FAULT ? -1 : NSNotFound)'),
    (C + 'iCarousel+Items.swift', 'takeItemWidth()\n', 'if !FAULT { takeItemWidth() }\n'),
]
