"""Faults in sizes across the axis: stretched items, and a carousel that is as high as its items."""
from .kinds import A, S, U, V, off, value

# The tests that are likely to detect them.
LIKELY = 'Sizes|SizeTests|automatic height|stretched items|lengths'

FAULTS = [
    # Stretched items
    (V + 'ViewHost.swift', *off('carousel?.stretch(view)')),
    (V + 'Items/CarouselView+Placing.swift', *off('view.stretch(to: 0, across: .horizontal)')),
    (V + 'Items/CarouselView+Sizes.swift', *off('controller.remeasure()')),
    (V + 'Items/CarouselView+Sizes.swift', 'isVertical ? CGSize(width: length, height: 0)', 'isVertical && !FAULT ? CGSize(width: length, height: 0)'),
    (V + 'Items/ItemView+Stretch.swift', 'let isWidth = axis.isVertical', 'let isWidth = axis.isVertical && !FAULT'),
    (V + 'Items/ItemView+Stretch.swift', 'if let stretch, ', 'if let stretch, !FAULT, '),
    (V + 'Items/ItemView+Stretch.swift', *value('size[isWidth: stretch.isWidth] == stretch.length', 'true')),
    (V + 'Items/ItemView+Stretch.swift', *off('stretch?.constraint?.isActive = false')),
    (V + 'Items/ItemView+Stretch.swift', *off('constraint.priority = .init(rawValue: 999)')),
    (V + 'Items/ItemView+Stretch.swift', 'stretch?.length != length ||', '(FAULT || stretch?.length != length) ||'),
    (V + 'Items/ItemView+Stretch.swift', 'stretch?.isWidth != isWidth else', '(!FAULT && stretch?.isWidth != isWidth) else'),
    (S + 'HostingItemView.swift', 'super.layoutSubviews()\n        hosted.frame = bounds', 'super.layoutSubviews()\n        if !FAULT { hosted.frame = bounds }'),
    (S + 'HostingItemView.swift', 'super.layout()\n        hosted.frame = bounds', 'super.layout()\n        if !FAULT { hosted.frame = bounds }'),
    # Automatic height
    (V + 'ViewHost.swift', *off('carousel.followSizes()')),
    (V + 'Items/CarouselView+Sizes.swift', *off('invalidateIntrinsicContentSize()')),
    (V + 'Items/CarouselView+Sizes.swift', 'guard height != heightOfItems,', 'guard FAULT || height != heightOfItems,'),
    (V + 'Items/CarouselView+Sizes.swift', '!isLayingOut ||', '(FAULT || !isLayingOut) ||'),
    (V + 'Items/CarouselView+Sizes.swift', '!controller.isHeightMoving else', '(!FAULT && !controller.isHeightMoving) else'),
    (V + 'Items/CarouselView+Sizes.swift', *value('controller.ask { $0.followsHeight }', 'false')),
    (U + 'CarouselView.UIKit.swift', 'isLayingOut = false\n    }', 'isLayingOut = FAULT\n    }'),
    (A + 'CarouselView.AppKit.swift', 'isLayingOut = false\n    }', 'isLayingOut = FAULT\n    }'),
    (U + 'CarouselView.UIKit.swift', *off('isLayingOut = true')),
    (A + 'CarouselView.AppKit.swift', *off('isLayingOut = true')),
    (S + 'ResizingCarouselView.swift', 'tell()\n        super.layoutSubviews()\n', 'if !FAULT { tell() }\n        super.layoutSubviews()\n        tell()\n'),
    (S + 'ResizingCarouselView.swift', 'tell()\n        super.layout()\n', 'if !FAULT { tell() }\n        super.layout()\n        tell()\n'),
    (S + 'Carousel+View.swift', 'let width = proposal.width, height >= 0 else', 'let width = proposal.width, FAULT || height >= 0 else'),
    (S + 'Coordinator.swift', 'settings.adjustsHeight ? .required : .defaultLow', 'settings.adjustsHeight && !FAULT ? .required : .defaultLow'),
    (S + 'Coordinator.swift', *off('set(\\.adjustsHeight, \\.adjustsHeight)')),
    (S + 'Coordinator.swift', *off('set(\\.crossAlignment, \\.crossAlignment)')),
    # Lengths of elements
    (S + 'Coordinator.swift', *value('carousel.settings.itemLength?(index) ?? 0', '0')),
    (S + 'Coordinator.swift', 'if view.isVertical { measure.height = length }', 'if view.isVertical != FAULT { measure.height = length }'),
    (S + 'Carousel.swift', *off('$0.itemSizing = .measured')),
]
