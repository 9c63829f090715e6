#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Connects SwiftUI and a carousel: provides the items, and updates the bindings.
  @MainActor
  public final class CarouselCoordinator<Data: RandomAccessCollection, Item: View>: CarouselViewDataSource,
    CarouselViewDelegate
  where Data.Element: Identifiable {
    private var carousel: Carousel<Data, Item>
    private var ids: [Data.Element.ID]
    private var environment = EnvironmentValues()
    private var transaction = Transaction()
    private let boundSelection = BoundValue<Data.Element.ID?>()
    private let boundOffset = BoundValue<Double>()
    private let boundPage = BoundValue<Int>()
    /// The modifiers that the view has; nil before it has any.
    private var applied: CarouselModifiers?
    /// Whether the items are thumbnails of the selection.
    private var hasThumbnails = false
    /// Whether SwiftUI is changing the carousel: its events then contain nothing new.
    private var isUpdating = false
    /// Whether the preferences of the items will be collected.
    private var isCollecting = false

    init(_ carousel: Carousel<Data, Item>) {
      self.carousel = carousel
      ids = carousel.data.map(\.id)
    }

    // MARK: From SwiftUI

    func setUp(_ view: ResizingCarouselView, in environment: EnvironmentValues) {
      self.environment = environment
      view.delegate = self
      view.onResize = { [weak self, weak view] in if let self, let view { refresh(view) } }
      apply(carousel.modifiers, to: view)
      observePreferences(in: view)
      view.dataSource = self
    }

    /// Updates to a new value.
    func update(
      _ view: CarouselView, to carousel: Carousel<Data, Item>, in environment: EnvironmentValues,
      with transaction: Transaction
    ) {
      isUpdating = true
      self.transaction = transaction
      defer {
        isUpdating = false
        self.transaction = Transaction()
      }
      let counted = self.carousel.modifiers.placeholderCount
      self.carousel = carousel
      self.environment = environment
      let new = carousel.data.map(\.id)
      // Before the settings: they may ask for items, which must be those of the new data.
      if new != ids || counted != carousel.modifiers.placeholderCount { change(view, to: new) }
      apply(carousel.modifiers, to: view)
      observePreferences(in: view)
      refresh(view)
      follow(view)
    }

    /// Slides elements that are inserted, removed or moved, all in one animation; the current one stays current.
    private func change(_ view: CarouselView, to new: [Data.Element.ID]) {
      let changes = ItemChanges(from: ids, to: new)
      ids = new
      view.apply(changes, animated: true)
      replaceSelection(in: view)
    }

    /// Selects the current element when the selected one has been removed: after the update, which must not change its
    /// own input.
    private func replaceSelection(in view: CarouselView) {
      guard !carousel.modifiers.areThumbnails, let id = carousel.selection?.wrappedValue, !ids.contains(id) else {
        return
      }
      Task { [weak self, weak view] in
        guard let self, let view, let selection = carousel.selection else { return }
        if let id = selection.wrappedValue, ids.contains(id) { return }
        select(view.currentIndex)
      }
    }

    /// Updates the content and the size of all views; those that show it already are not touched.
    private func refresh(_ view: CarouselView) {
      var isChanged = false
      for case let carrier as ItemView in view.contentView.subviews {
        guard let item = carrier.item, !item.isLeaving else { continue }
        if item.isPlaceholder {
          isChanged = refreshPlaceholder(in: carrier.content, of: view) || isChanged
        } else if ids.indices.contains(item.index) {
          isChanged = show(item.index, in: carrier.content, of: view) == .changed || isChanged
        }
      }
      if isChanged { view.withController { $0.remeasure() } }
    }

    /// Applies the modifiers that have changed.
    private func apply(_ modifiers: CarouselModifiers, to view: CarouselView) {
      let old = applied, (settings, known) = (modifiers.settings, applied?.settings ?? CarouselSettings())
      applied = modifiers
      if !known.style.isSame(as: settings.style) { view.style = settings.style }
      // Set at once: a carousel that stopped wrapping in between would jump to its end.
      if old.map({ areSame($0.allOptions, modifiers.allOptions) }) != true { view.options = modifiers.allOptions }
      if settings.motion != known.motion { view.motion = settings.motion }
      for setting in CarouselSetting.allCases where settings[setting] != known[setting] {
        view[setting] = settings[setting]
      }
      // Before `sizeThatFits` exists, SwiftUI asks for this.
      if settings.adjustsHeight != old?.settings.adjustsHeight {
        view.setContentHuggingPriority(settings.adjustsHeight ? .required : .defaultLow, for: .vertical)
      }
      if modifiers.reading != old?.reading { view.reading = modifiers.reading }
      if let isList = modifiers.isList { view.isList = isList.wrappedValue }
      modifiers.change?(view)
    }

    /// Scrolls to the values of the bindings, if the app has set them.
    private func follow(_ view: CarouselView) {
      if hasThumbnails, !carousel.modifiers.areThumbnails { view.withController { $0.thumbnails = nil } }
      hasThumbnails = carousel.modifiers.areThumbnails
      if hasThumbnails {
        showSelection(in: view)
      } else if let binding = carousel.selection, boundSelection.isNews(binding.wrappedValue) {
        let selection = binding.wrappedValue, index = selection.flatMap { ids.firstIndex(of: $0) }
        // An element that does not exist yet is selected as soon as it does.
        if selection == nil || index != nil { boundSelection.accept(selection) }
        if let index, index != view.destinationIndex { view.scrollToItem(at: index, animated: view.window != nil) }
      }
      if let offset = carousel.modifiers.offset?.wrappedValue, boundOffset.isNews(offset) {
        boundOffset.accept(offset)
        if abs(offset - view.scrollOffset) > 1e-6 { view.scrollOffset = offset }
      }
      if let page = carousel.modifiers.page?.wrappedValue, boundPage.isNews(page) {
        boundPage.accept(page)
        view.withController {
          $0.setBoundPage(page, duration: view.window != nil ? CarouselModel.defaultScrollDuration : 0)
        }
      }
    }

    /// Selects the thumbnail of the selected element.
    private func showSelection(in view: CarouselView) {
      let index = carousel.selection?.wrappedValue.flatMap { ids.firstIndex(of: $0) }
      let target = CarouselThumbnails.Target(index: index, count: ids.count)
      view.withController { controller in
        controller.thumbnails = CarouselThumbnails(of: target) { [weak self] index in
          guard let self, ids.indices.contains(index) else { return }
          carousel.selection?.wrappedValue = ids[index]
        }
      }
    }

    // MARK: Items

    private func element(_ index: Int) -> Data.Element {
      let data = carousel.data
      return data[data.index(data.startIndex, offsetBy: index)]
    }

    private func content(_ index: Int) -> HostedContent {
      let element = element(index), view = carousel.item(element)
      let transition: ((Double) -> any View)? = carousel.transition.map { styled in { styled(view, $0) } }
      return HostedContent(
        id: AnyHashable(element.id), view: view, transition: transition, environment: environment,
        preferences: carousel.modifiers.itemPreferences)
    }

    /// Returns how an item is measured; without an index, a placeholder.
    private func measure(_ index: Int? = nil, in view: CarouselView) -> ItemMeasure {
      let modifiers = carousel.modifiers, (fitted, offered) = view.itemRoom
      var measure = ItemMeasure(
        width: modifiers.itemWidth?.length(in: offered.width),
        height: modifiers.itemHeight?.length(in: offered.height), container: offered)
      if let index, let length = CarouselItemLength.points(length(ofItemAt: index)).length(in: 0) {
        if view.isVertical { measure.height = length } else { measure.width = length }
      }
      if fitted.width > 0 { measure.width = fitted.width }
      if fitted.height > 0 { measure.height = fitted.height }
      return measure
    }

    /// Returns the length that the app gives the item of an element; 0 without one.
    private func length(ofItemAt index: Int) -> Double {
      ids.indices.contains(index) ? carousel.modifiers.itemLength?(index) ?? 0 : 0
    }

    public func carousel(_ carousel: CarouselView, lengthOfItemAt index: Int) -> CGFloat {
      CGFloat(length(ofItemAt: index))
    }

    public func carousel(_ carousel: CarouselView, autoplayIntervalForItemAt index: Int) -> Double {
      ids.indices.contains(index) ? self.carousel.modifiers.itemInterval?(index) ?? 0 : 0
    }

    public func numberOfItems(in carousel: CarouselView) -> Int { ids.count }
    public func numberOfPlaceholders(in carousel: CarouselView) -> Int { self.carousel.modifiers.placeholderCount }

    public func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?)
      -> PlatformView
    {
      if let view, show(index, in: view, of: carousel) != .impossible { return view }
      let (modifiers, measure) = (self.carousel.modifiers, measure(index, in: carousel))
      func decorated(_ content: HostedContent) -> PlatformView {
        let view = HostingItemView.showing(content, measure: measure, reusing: nil)
        return modifiers.decorate?(view) ?? view
      }
      let front = content(index)
      guard let back = modifiers.back else { return decorated(front) }
      return DoubleSidedView(front: decorated(front), back: decorated(content(of: back(index), id: front.id)))
    }

    private func content(of view: any View, id: AnyHashable) -> HostedContent {
      HostedContent(id: id, view: view, environment: environment)
    }

    private enum Showing { case impossible, unchanged, changed }

    /// Shows an item in an existing view.
    private func show(_ index: Int, in view: PlatformView, of carousel: CarouselView) -> Showing {
      guard let front = HostingItemView.within(view) else { return .impossible }
      let (content, measure) = (content(index), measure(index, in: carousel))
      var isChanged = false
      if let back = self.carousel.modifiers.back {
        // A new back requires other views.
        guard let other = (view as? DoubleSidedView).flatMap({ HostingItemView.within($0.back) }) else {
          return .impossible
        }
        isChanged = other.show(
          self.content(of: back(index), id: content.id), measure: measure, transaction: transaction)
      }
      isChanged = front.show(content, measure: measure, transaction: transaction) || isChanged
      if isChanged { view.takeUpContent() }
      return isChanged ? .changed : .unchanged
    }

    public func carousel(
      _ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?
    ) -> PlatformView {
      HostingItemView.showing(placeholder(AnyHashable(index)), measure: measure(in: carousel), reusing: view)
    }

    /// - Returns: Whether anything has changed.
    private func refreshPlaceholder(in view: PlatformView, of carousel: CarouselView) -> Bool {
      guard let view = view as? HostingItemView, let id = view.shown?.id else { return false }
      return view.show(placeholder(id), measure: measure(in: carousel), transaction: transaction)
    }

    private func placeholder(_ id: AnyHashable) -> HostedContent {
      let view: any View = carousel.modifiers.placeholder?() ?? EmptyView()
      return HostedContent(id: id, view: view, environment: environment)
    }

    public func carousel(_ carousel: CarouselView, willLayOut view: PlatformView, forItemAt index: Int, offset: Double)
    {
      if self.carousel.transition != nil { HostingItemView.within(view)?.move(to: offset) }
    }

    // MARK: Preferences

    private func observePreferences(in view: CarouselView) {
      for preference in carousel.modifiers.itemPreferences {
        preference.onChange = { [weak self, weak view] in if let self, let view { collectPreferences(of: view) } }
      }
      collectPreferences(of: view)
    }

    /// Collects the preferences of the items after the update: it must not change what views depend on.
    private func collectPreferences(of view: CarouselView) {
      guard !isCollecting, !carousel.modifiers.itemPreferences.isEmpty else { return }
      isCollecting = true
      Task { [weak self, weak view] in
        guard let self else { return }
        isCollecting = false
        let items = view?.visibleItemViews.compactMap(HostingItemView.within) ?? []
        for preference in carousel.modifiers.itemPreferences { preference.collect(from: items) }
      }
    }

    public func carousel(_ carousel: CarouselView, didDisplay view: PlatformView, forItemAt index: Int) {
      collectPreferences(of: carousel)
    }

    public func carousel(_ carousel: CarouselView, didEndDisplaying view: PlatformView, forItemAt index: Int) {
      collectPreferences(of: carousel)
    }

    // MARK: To SwiftUI

    public func carousel(_ view: CarouselView, currentIndexDidChange index: Int?) {
      carousel.modifiers.onIndexChange?(index, view.isUserInitiated)
      // What does not settle, such as a steady movement, is followed all the time.
      let isOnItsWay = view.isDragging || view.isDecelerating || view.isScrolling
      guard !isUpdating, !isOnItsWay || carousel.modifiers.selectionUpdates == .continuously else { return }
      select(index)
    }

    public func carouselDidSettle(_ view: CarouselView) {
      defer {
        boundSelection.settle()
        boundOffset.settle()
        boundPage.settle()
      }
      if !isUpdating { select(view.currentIndex) }
    }

    private func select(_ index: Int?) {
      guard !carousel.modifiers.areThumbnails, let selection = carousel.selection else { return }
      let id = index.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
      if selection.wrappedValue != id { boundSelection.write(id, to: selection) }
    }

    public func carouselDidScroll(_ view: CarouselView) {
      guard !isUpdating, let offset = carousel.modifiers.offset else { return }
      boundOffset.write(view.scrollOffset, to: offset)
    }

    public func carousel(_ view: CarouselView, pageDidChange page: Int?) {
      guard !isUpdating, let page, let binding = carousel.modifiers.page, binding.wrappedValue != page else { return }
      boundPage.write(page, to: binding)
    }

    public func carousel(_ view: CarouselView, isListDidChange isList: Bool) {
      carousel.modifiers.isList?.wrappedValue = isList
    }

    public func carouselAutoplayDidChange(_ view: CarouselView) {
      carousel.modifiers.onAutoplayChange?(view.autoplayProgress, view.autoplayRemainingTime)
    }

    public func carousel(_ view: CarouselView, shouldChangeCurrentItemTo index: Int) -> Bool {
      carousel.modifiers.mayChange?(index) ?? true
    }

    public func carouselShouldAdvance(_ view: CarouselView) -> Bool { carousel.modifiers.mayAdvance?() ?? true }

    public func carousel(_ view: CarouselView, didSelectItemAt index: Int) { carousel.modifiers.onSelect?(index) }
  }

  extension AnyCarouselStyle {
    /// Whether two styles are certainly the same: of the same name, or custom styles with the same properties.
    fileprivate func isSame(as other: AnyCarouselStyle) -> Bool {
      if let name { return name.description == other.name?.description }
      return other.name == nil && areSame(base, other.base)
    }
  }

  extension CarouselModifiers {
    /// The options, including the one that has a modifier of its own.
    fileprivate var allOptions: StyleOptions {
      var all = settings.options
      if let wraps { all.wrap = wraps ? 1 : 0 }
      return all
    }
  }
#endif
