"""Faults in what users of collection views reach for: loading ahead, highlights, menus, drag and drop, snapshots."""
from .kinds import A, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Prefetching|Highlights|ContextMenus|DragAndDrop|Diffable'

FAULTS = [
    # Loading ahead
    (V + 'CarouselViewPrefetching.swift', 'if !change.cancelled.isEmpty {', 'if !change.cancelled.isEmpty, !FAULT {'),
    (V + 'CarouselViewPrefetching.swift', 'if numberOfItems > 0 { prefetch() }', 'if numberOfItems > 0, !FAULT { prefetch() }'),
    (V + 'ViewHost.swift', *off('carousel.prefetch()')),
    # Highlights
    (V + 'Items/CarouselView+Highlight.swift', *value('controller.pressedItem(at: point)', 'controller.hitTest(point)?.item')),
    (V + 'Items/CarouselView+Highlight.swift', *value('delegate.carousel(self, shouldHighlightItemAt: item.index)', 'true')),
    (V + 'Items/CarouselView+Highlight.swift', *off('highlighted = nil')),
    (V + 'CarouselView+Events.swift', *off('endHighlight()')),
    (V + 'CarouselView+Data.swift', *off('endHighlight()')),
    (U + 'Input/Gestures.swift', 'if let finger, !isOnControl', 'if let finger, FAULT || !isOnControl'),
    (U + 'Input/Gestures.swift', *off('carousel.endHighlight()')),
    (A + 'CarouselView.AppKit.swift', *off('highlightItem(at: place(of: event))')),
    (A + 'CarouselView.AppKit.swift', 'endHighlight()\n      endPress', 'if !FAULT { endHighlight() }\n      endPress'),
    # Menus
    (U + 'Input/ContextMenus.swift', '!item.isPlaceholder,', 'FAULT || !item.isPlaceholder,'),
    (U + 'Input/ContextMenus.swift', *off('self.view = view')),
    (U + 'Input/ContextMenus.swift', 'guard view.window != nil else', 'guard FAULT || view.window != nil else'),
    (U + 'Input/ContextMenus.swift', *value('controller.view(atSlot: item.slot)?.content', 'self as UIView?')),
    (A + 'CarouselView.AppKit.swift', 'guard let item, !item.isPlaceholder, let menu', 'guard let item, FAULT || !item.isPlaceholder, let menu'),
    # Drag and drop
    (U + 'Input/DragAndDrop.swift', 'drag?.isEnabled = dragDelegate != nil', 'drag?.isEnabled = FAULT || dragDelegate != nil'),
    (U + 'Input/DragAndDrop.swift', *off('dragged = view')),
    (U + 'Input/DragAndDrop.swift', *value('dropDelegate.carousel(carousel, canHandle: session)', 'true')),
    (U + 'Input/DragAndDrop.swift', 'if let carousel { dragDelegate?.carousel', 'if let carousel, !FAULT { dragDelegate?.carousel'),
    (U + 'Input/DragAndDrop.swift', 'if drag == nil, dragDelegate != nil {', 'if FAULT || drag == nil, dragDelegate != nil {'),
    (A + 'Input/DragAndDrop.AppKit.swift', *off('self.press = nil')),
    (A + 'Input/DragAndDrop.AppKit.swift', 'CGRect(x: middle.x - size.width / 2', 'FAULT ? .zero : CGRect(x: middle.x - size.width / 2'),
    (A + 'CarouselView.AppKit.swift', *off('dragSource.pressed(event)')),
    (A + 'CarouselView.AppKit.swift', 'if dragSource.begin() { cancelPress() }', 'if dragSource.begin(), !FAULT { cancelPress() }'),
    # Snapshots
    (V + 'Items/CarouselDiffableDataSource.swift', 'guard let carousel, carousel.dataSource === self else', 'guard let carousel, FAULT || carousel.dataSource === self else'),
    (V + 'Items/CarouselDiffableDataSource.swift', *swap('carousel.apply(ItemChanges(from: before, to: self.identifiers), animated: animated)', 'carousel.reloadData()')),
    (V + 'Items/CarouselDiffableDataSource.swift', 'guard indexes[id] == nil else', 'guard FAULT || indexes[id] == nil else'),
    # What may be dragged, and dropped once
    (U + 'Input/DragAndDrop.swift', 'guard drop == nil, dropDelegate', 'guard FAULT || drop == nil, dropDelegate'),
    (A + 'Input/DragAndDrop.AppKit.swift', *value('context == .withinApplication', 'true')),
    (A + 'Input/DragAndDrop.AppKit.swift', 'guard let item = carousel.controller.hitTest(carousel.place(of: press))?.item, !item.isPlaceholder', 'guard let item = carousel.controller.hitTest(carousel.place(of: press))?.item, FAULT || !item.isPlaceholder'),
    # What is told of prefetching, menus and highlights
    (V + 'CarouselViewPrefetching.swift', 'if !change.wanted.isEmpty {', 'if !change.wanted.isEmpty, !FAULT {'),
    (V + 'Items/CarouselView+Highlight.swift', 'endHighlight()\n      guard let delegate, let item', 'if !FAULT { endHighlight() }\n      guard let delegate, let item'),
    (V + 'Items/CarouselView+Highlight.swift', *off('delegate?.carousel(self, didUnhighlight: view, forItemAt: index)')),
    (V + 'Items/CarouselDiffableDataSource.swift', 'reloadItem(at: index, animated: animated)', 'reloadItem(at: index, animated: animated != FAULT)'),
    (V + 'Items/CarouselDiffableDataSource.swift', 'indexes = [:]\n', 'if !FAULT { indexes = [:] }\n'),
    (U + 'Input/ContextMenus.swift', 'previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration\n    ) -> UITargetedPreview? { view', 'previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration\n    ) -> UITargetedPreview? { (FAULT ? nil : view)'),
    (U + 'Input/ContextMenus.swift', 'point: location)', 'point: FAULT ? .zero : location)'),
]
