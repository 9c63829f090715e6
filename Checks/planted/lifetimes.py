"""Faults in what keeps objects alive, and in what is released or ended."""
from .kinds import A, I, S, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Lifetimes|DragAndDrop|Frames|TheSwiftUIView|Interface|Time/|ContextMenus|Images'

FAULTS = [
    (V + 'Controls/CarouselControls.swift', 'carousel?.addFollower(self)\n        update()', 'carousel?.addFollower(self)\n        if FAULT { Fault.keep(carousel) }\n        update()'),
    (V + 'Controls/CarouselView+Followers.swift', 'followers.append(Follower(controls: controls))', 'followers.append(Follower(controls: controls))\n      if FAULT { Fault.keep(controls) }'),
    (V + 'Controls/CarouselView+Followers.swift', '$0.controls == nil || $0.controls === controls', '(!FAULT && $0.controls == nil) || $0.controls === controls'),
    (V + 'FrameScheduler.swift', 'self.onFrame = onFrame\n', 'self.onFrame = onFrame\n      if FAULT { Fault.keep(self) }\n'),
    (V + 'Items/CarouselView+Highlight.swift', 'highlighted = (item.index, view)', 'highlighted = (item.index, view)\n      if FAULT { Fault.keep(view) }'),
    (V + 'Items/CarouselView+Placing.swift', *off('stack.remove(view)')),
    (V + 'Items/ItemStack.swift', 'standing = standing.map { $0 === old ? new : $0 }', 'standing = FAULT ? standing + [new] : standing.map { $0 === old ? new : $0 }'),
    (V + 'Items/ItemStack.swift', *off('wanted.removeAll(keepingCapacity: true)')),
    (V + 'Items/ItemImageView.swift', 'loading = Task { [weak self] in', 'if FAULT { Fault.keep(self) }\n      loading = Task { [weak self] in'),
    (V + 'Items/ItemImageView.swift', 'deinit {\n      loading?.cancel()', 'deinit {\n      if !FAULT { loading?.cancel() }'),
    (V + 'Items/CarouselDiffableDataSource.swift', 'carousel.dataSource = self', 'carousel.dataSource = self\n      if FAULT { Fault.keep(carousel) }'),
    (U + 'Input/DragAndDrop.swift', 'guard let dragged, dragged.window', 'if FAULT { Fault.keep(dragged) }\n      guard let dragged, dragged.window'),
    (U + 'Input/DragAndDrop.swift', 'let interaction = UIDragInteraction(delegate: self)', 'let interaction = UIDragInteraction(delegate: self)\n        if FAULT { Fault.keep(carousel) }'),
    (U + 'Input/DragAndDrop.swift', 'let interaction = UIDropInteraction(delegate: self)', 'let interaction = UIDropInteraction(delegate: self)\n      if FAULT { Fault.keep(carousel) }'),
    (U + 'Input/ContextMenus.swift', 'carousel?.addInteraction(UIContextMenuInteraction(delegate: self))', 'if FAULT { Fault.keep(carousel) }\n      carousel?.addInteraction(UIContextMenuInteraction(delegate: self))'),
    (U + 'Input/ContextMenus.swift', 'return delegate.carousel(carousel, contextMenu', 'if FAULT { Fault.keep(view) }\n      return delegate.carousel(carousel, contextMenu'),
    (U + 'Input/Gestures.swift', 'last = nil\n', 'if FAULT { Fault.keep(carousel) }\n        last = nil\n'),
    (U + 'Input/Gestures.swift', 'self.hit = nil\n', 'if FAULT { Fault.keep(carousel) }\n      self.hit = nil\n'),
    (U + 'Reading/AdjustableElement.swift', 'self.carousel = carousel\n', 'self.carousel = carousel\n      if FAULT { Fault.keep(carousel) }\n'),
    (U + 'Controls/ControlButton.UIKit.swift', 'let tap = KeepingTap(action)', 'let tap = KeepingTap(action)\n      if FAULT { Fault.keep(self) }'),
    (A + 'Input/DragAndDrop.AppKit.swift', 'func pressed(_ event: NSEvent?) { press = event }', 'func pressed(_ event: NSEvent?) { if event != nil || !FAULT { press = event } }'),
    (A + 'Input/DragAndDrop.AppKit.swift', 'guard let press, let carousel, let delegate', 'if FAULT { Fault.keep(carousel) }\n      guard let press, let carousel, let delegate'),
    (A + 'CarouselView+Preferences.AppKit.swift', 'let workspace = NSWorkspace.shared\n', 'let workspace = NSWorkspace.shared\n      if FAULT { Fault.keep(self) }\n'),
    (A + 'Input/CarouselView+Focus.AppKit.swift', 'window?.observe(', 'if FAULT { Fault.keep(window?.observe(\\.firstResponder) { [self] _, _ in MainActor.assumeIsolated { focusDidMove() } } as AnyObject?) }\n      return window?.observe('),
    (A + 'RefreshLink.AppKit.swift', 'link.invalidate() }\n    }', 'link.invalidate() }\n      if FAULT { Fault.keep(view) }\n    }'),
    (A + 'Controls/ControlButton.AppKit.swift', 'addGestureRecognizer(click)', 'addGestureRecognizer(click)\n      if FAULT { Fault.keep(self) }'),
    (S + 'Carousel+View.swift', 'if self.controls !== controls { self.controls = controls }', 'if self.controls !== controls { self.controls = controls }\n      if FAULT { Fault.keep(controls) }'),
    (S + 'Carousel+View.swift', 'return view\n    }\n\n    /// Returns the size', 'if FAULT, link != nil { Fault.keep(view) }\n      return view\n    }\n\n    /// Returns the size'),
    (S + 'Coordinator.swift', 'view.onResize = { [weak self, weak view] in', 'if FAULT { Fault.keep(view) }\n      view.onResize = { [weak self, weak view] in'),
    (S + 'Coordinator.swift', 'preference.onChange = { [weak self, weak view] in', 'if FAULT { Fault.keep(view) }\n        preference.onChange = { [weak self, weak view] in'),
    (S + 'BoundValue.swift', *off('if written.count == Self.limit { written.removeFirst() }')),
    (S + 'HostingItemView.swift', 'host.willMove(toParent: nil)\n          host.removeFromParent()', 'if !FAULT {\n            host.willMove(toParent: nil)\n            host.removeFromParent()\n          }'),
    (I + 'ImageLoader.swift', '{ [weak self] in self?.remove($0, source) }', '{ [weak self, kept = FAULT ? self : nil] in (kept ?? self)?.remove($0, source) }'),
    (I + 'ImageLoader.swift', 'jobs.removeValue(forKey: source)?.cancel?()', 'if FAULT { jobs[source]?.cancel?() } else { jobs.removeValue(forKey: source)?.cancel?() }'),
]
