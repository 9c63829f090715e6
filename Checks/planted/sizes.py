"""Faults in sizes: items that are fitted to the carousel, and a carousel that is as high as its items."""
from .kinds import A, S, U, V, off, value

# The tests that are likely to detect them.
LIKELY = 'Sizes|SizeTests|automatic height|stretched items|lengths'

FAULTS = [
    # Fitted items
    (V + 'ViewHost.swift', *off('carousel?.fit(view)')),
    (V + 'Items/CarouselView+Placing.swift', *off('view.fit(to: .zero)')),
    (V + 'Items/CarouselView+Sizes.swift', *off('controller.remeasure()')),
    (V + 'Items/ItemView+Fit.swift', *off('own.width = widthFit.own(of: own.width)')),
    (V + 'Items/ItemView+Fit.swift', *off('own.height = heightFit.own(of: own.height)')),
    (V + 'Items/ItemView+Fit.swift', *value('present == length', 'true')),
    (V + 'Items/ItemView+Fit.swift', *off('old?.constraint?.isActive = false')),
    (V + 'Items/ItemView+Fit.swift', *off('constraint.priority = .init(rawValue: 999)')),
    (V + 'Items/ItemView+Fit.swift', 'guard length != old?.length', 'guard FAULT || length != old?.length'),
    (S + 'Coordinator.swift', *off('measure.width = fitted.width')),
    (S + 'HostingItemView.swift', 'super.layoutSubviews()\n        hosted.frame = bounds', 'super.layoutSubviews()\n        if !FAULT { hosted.frame = bounds }'),
    (S + 'HostingItemView.swift', 'super.layout()\n        hosted.frame = bounds', 'super.layout()\n        if !FAULT { hosted.frame = bounds }'),
    # Automatic height
    (V + 'ViewHost.swift', *off('carousel.followSizes()')),
    (V + 'Items/CarouselView+Sizes.swift', *off('invalidateIntrinsicContentSize()')),
    (V + 'Items/CarouselView+Sizes.swift', 'guard height != heightOfItems,', 'guard FAULT || height != heightOfItems,'),
    (V + 'Items/CarouselView+Sizes.swift', '!isLayingOut ||', '(FAULT || !isLayingOut) ||'),
    (V + 'Items/CarouselView+Sizes.swift', '!controller.isHeightMoving else', '(!FAULT && !controller.isHeightMoving) else'),
    (U + 'CarouselView.UIKit.swift', 'isLayingOut = false\n    }', 'isLayingOut = FAULT\n    }'),
    (A + 'CarouselView.AppKit.swift', 'isLayingOut = false\n    }', 'isLayingOut = FAULT\n    }'),
    (U + 'CarouselView.UIKit.swift', *off('isLayingOut = true')),
    (A + 'CarouselView.AppKit.swift', *off('isLayingOut = true')),
    (S + 'ResizingCarouselView.swift', 'tell()\n        super.layoutSubviews()\n', 'if !FAULT { tell() }\n        super.layoutSubviews()\n        tell()\n'),
    (S + 'ResizingCarouselView.swift', 'tell()\n        super.layout()\n', 'if !FAULT { tell() }\n        super.layout()\n        tell()\n'),
    (S + 'Carousel+View.swift', 'let width = proposal.width, height >= 0 else', 'let width = proposal.width, FAULT || height >= 0 else'),
    (S + 'Coordinator.swift', 'settings.adjustsHeight ? .required : .defaultLow', 'settings.adjustsHeight && !FAULT ? .required : .defaultLow'),
    (S + 'Carousel.swift', *off('$0.settings.adjustsHeight = isAutomatic')),
    (S + 'Carousel+Settings.swift', *off('$0.settings[.crossAlignment].x = Double(value.rawValue)')),
    # Lengths of elements
    (S + 'Coordinator.swift', *value('carousel.modifiers.itemLength?(index) ?? 0', '0')),
    (S + 'Coordinator.swift', 'if view.isVertical { measure.height = length }', 'if view.isVertical != FAULT { measure.height = length }'),
    (S + 'Carousel.swift', *off('$0.settings.itemSizing = .measured')),
]
