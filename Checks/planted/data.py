"""Faults in data, events, states and pictures."""
from .kinds import A, I, S, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Data|Images|Apps'

FAULTS = [
    # Data and events
    (V + 'CarouselView+Time.swift', *off('controller.setTime(now)')),
    (V + 'CarouselState.swift', *off('restoredState = nil')),
    (V + 'CarouselState.swift', 'scrollsToItemBoundary ||', '!FAULT && scrollsToItemBoundary ||'),
    (V + 'CarouselView+Data.swift', 'edit { $0.reloadData() }\n      restoreState()', 'edit { $0.reloadData() }\n      if !FAULT { restoreState() }'),
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
    # Points
    (V + 'Geometry+CoreGraphics.swift', *value('Double(vector.dy)', 'Double(vector.dx)')),
    (V + 'CarouselView+Settings.swift', 'set { self[.viewpointOffset] = Point2D(newValue) }', 'set { self[FAULT ? .contentOffset : .viewpointOffset] = Point2D(newValue) }'),
    # Restoration, pictures and caches
    (V + 'CarouselState.swift', *off('coder.encode(scrollOffset, forKey: Self.offsetKey)')),
    (V + 'CarouselState.swift', *value('coder.decodeInteger(forKey: Self.indexKey)', '0')),
    (V + 'CarouselState.swift', 'guard coder.containsValue(forKey: Self.indexKey) else { return nil }', 'guard FAULT || coder.containsValue(forKey: Self.indexKey) else { return nil }'),
    (V + 'CarouselState.swift', *value('min(max(0, offset), Double(numberOfItems - 1))', 'max(0, offset)')),
    (V + 'CarouselState.swift', '!state.scrollOffset.isFinite', '(!FAULT && !state.scrollOffset.isFinite)'),
    (V + 'Items/ItemImageView.swift', *value('64 << 20', '0')),
    (V + 'Items/ItemImageView.swift', *value('$0.image.bytesInMemory', '1')),
    (V + 'Items/ItemImageView.swift', '(200..<300).contains', '(FAULT ? 0..<1000 : 200..<300).contains'),
    (V + 'Items/ItemImageView.swift', 'if url != oldValue || image == nil { load() }', 'if url != oldValue || image == nil || FAULT { load() }'),
    (U + 'UIView+Toolkit.swift', 'image.preparingForDisplay() ?? image', '(FAULT ? nil : image.preparingForDisplay()) ?? image'),
    (U + 'UIView+Toolkit.swift', 'Int(size.height * scale) * 4', 'Int(size.height * scale) * (FAULT ? 1 : 4)'),
    (I + 'ImageLoader+Tasks.swift', 'result = .success(try decode(bytes))', 'if FAULT { result = .success(try await MainActor.run { try decode(bytes) }) } else { result = .success(try decode(bytes)) }'),
    (I + 'ImageLoader.swift', 'cache.insert(picture, for: source, cost: cost(picture))', 'cache.insert(picture, for: source, cost: FAULT ? 0 : cost(picture))'),
    (I + 'LeastRecentlyUsed.swift', 'valueCost >= 0, valueCost <= limit else', 'valueCost >= 0, FAULT || valueCost <= limit else'),
    (I + 'LeastRecentlyUsed.swift', 'entries.min(by: { $0.value.use < $1.value.use })', 'entries.min(by: { FAULT ? $0.value.use > $1.value.use : $0.value.use < $1.value.use })'),
    # Kinds of views, scrolls by program, backs, and jobs of pictures
    (V + 'Items/ItemViewRegistration.swift', 'if let offered, offered.view !== view,', 'if let offered, FAULT || offered.view !== view,'),
    (V + 'Items/ItemViewRegistration.swift', 'offered.kind === kind, dequeued', 'FAULT || offered.kind === kind, dequeued'),
    (V + 'Items/ItemViewRegistration.swift', *off('registration.fill(view, index, element)')),
    (V + 'Items/ItemViewRegistration.swift', *value('waiting[ObjectIdentifier(kind)]?.popLast() ?? make()', 'make()')),
    (V + 'CarouselView+Scrolling.swift', *value('animated ? CarouselModel.defaultScrollDuration : 0', 'CarouselModel.defaultScrollDuration')),
    (V + 'CarouselView+Scrolling.swift', 'byOffset: distance', 'byOffset: (FAULT ? -1 : 1) * distance'),
    (V + 'CarouselView+Scrolling.swift', *off('update { $0.step(by: count) }')),
    (V + 'CarouselView+InterfaceBuilder.swift', *off('self.style = style')),
    (V + 'Decorations/DoubleSidedView.swift', *off('mirror.fill(with: back)')),
    (V + 'Decorations/DoubleSidedView.swift', *off('(back as? any PlacedView)?.didPlace(item, on: axis)')),
    (V + 'Decorations/DoubleSidedView.swift', *off('content.isHidden = isTurned')),
    (V + 'Decorations/DoubleSidedView.swift', *off('mirror.isHidden = !isTurned')),
    (I + 'ImageLoader.swift', 'job.number == number else', 'FAULT || job.number == number else'),
    (I + 'ImageLoader.swift', *value('request.isCancelled ? .failure(CancellationError()) : result', 'result')),
    (I + 'ImageLoader+Tasks.swift', *off('Task { @MainActor in waiting.request?.cancel() }')),
    (I + 'ImageLoader+Tasks.swift', *off('task.cancel()')),
]
