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
    /// Whether SwiftUI is changing the carousel: its events then contain nothing new.
    private var isUpdating = false

    init(_ carousel: Carousel<Data, Item>) {
      self.carousel = carousel
      ids = carousel.data.map(\.id)
    }

    // MARK: From SwiftUI

    func setUp(_ view: CarouselView) {
      view.delegate = self
      apply(carousel.settings, to: view)
      view.dataSource = self
      follow(view)
    }

    /// Updates to a new value.
    func update(_ view: CarouselView, to carousel: Carousel<Data, Item>) {
      isUpdating = true
      defer { isUpdating = false }
      let counted = self.carousel.settings.placeholderCount
      self.carousel = carousel
      apply(carousel.settings, to: view)
      let new = carousel.data.map(\.id)
      if new != ids || counted != carousel.settings.placeholderCount {
        change(view, to: new)
      } else {
        refresh(view)
      }
      follow(view)
    }

    /// Slides elements that are inserted, removed or moved, all in one animation; the current one stays current.
    private func change(_ view: CarouselView, to new: [Data.Element.ID]) {
      let changes = ItemChanges(from: ids, to: new)
      ids = new
      view.apply(changes, animated: true)
      refresh(view)
      replaceSelection(in: view)
    }

    /// Selects the current element when the selected one has been removed: after the update, which must not change its
    /// own input.
    private func replaceSelection(in view: CarouselView) {
      guard let id = carousel.selection?.wrappedValue, !ids.contains(id) else { return }
      Task { [weak self, weak view] in
        guard let self, let view, let selection = carousel.selection else { return }
        if let id = selection.wrappedValue, ids.contains(id) { return }
        select(view.currentIndex, in: selection)
      }
    }

    /// Updates the content of the visible views.
    private func refresh(_ view: CarouselView) {
      for index in view.indexesOfVisibleItems where ids.indices.contains(index) {
        if let shown = view.itemView(at: index) { show(index, in: shown) }
      }
    }

    private func apply(_ settings: CarouselSettings, to view: CarouselView) {
      if !view.style.isSame(as: settings.style) { view.style = settings.style }
      // Set at once: a carousel that stopped wrapping in between would jump to its end.
      var options = settings.options
      if let wraps = settings.wraps { options.wrap = wraps ? 1 : 0 }
      view.options = options
      if view.motion != settings.motion { view.motion = settings.motion }
      view.isVertical = settings.isVertical
      view.isPagingEnabled = settings.isPagingEnabled
      if view.autoscroll != settings.autoscroll { view.autoscroll = settings.autoscroll }
      if view.autoplayInterval != settings.autoplayInterval { view.autoplayInterval = settings.autoplayInterval }
      view.perspective = settings.perspective
      view.reading = settings.reading
      settings.change?(view)
    }

    /// Scrolls to the values of the bindings.
    private func follow(_ view: CarouselView) {
      if let id = carousel.selection?.wrappedValue, let index = ids.firstIndex(of: id), index != view.destinationIndex {
        view.scrollToItem(at: index, animated: view.window != nil)
      }
      if let offset = carousel.settings.offset?.wrappedValue, abs(offset - view.scrollOffset) > 1e-6, !view.isScrolling
      {
        view.scrollOffset = offset
      }
    }

    // MARK: Items

    private func content(_ index: Int) -> AnyView {
      let data = carousel.data
      return AnyView(carousel.item(data[data.index(data.startIndex, offsetBy: index)]))
    }

    public func numberOfItems(in carousel: CarouselView) -> Int { ids.count }
    public func numberOfPlaceholders(in carousel: CarouselView) -> Int { self.carousel.settings.placeholderCount }

    public func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?)
      -> PlatformView
    {
      if let view, show(index, in: view) { return view }
      let (settings, front) = (self.carousel.settings, HostingItemView.showing(content(index), reusing: nil))
      func decorated(_ view: HostingItemView) -> PlatformView { settings.decorate?(view) ?? view }
      guard let back = settings.back else { return decorated(front) }
      let other = HostingItemView.showing(back(index), reusing: nil)
      return DoubleSidedView(front: decorated(front), back: decorated(other))
    }

    /// Shows an item in an existing view. Returns whether that is possible.
    @discardableResult
    private func show(_ index: Int, in view: PlatformView) -> Bool {
      guard let front = HostingItemView.within(view) else { return false }
      if let back = carousel.settings.back {
        // A new back requires other views.
        guard let other = (view as? DoubleSidedView).flatMap({ HostingItemView.within($0.back) }) else { return false }
        other.show(back(index))
      }
      front.show(content(index))
      view.takeUpContent()
      return true
    }

    public func carousel(
      _ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?
    ) -> PlatformView {
      HostingItemView.showing(self.carousel.settings.placeholder?() ?? AnyView(EmptyView()), reusing: view)
    }

    // MARK: To SwiftUI

    public func carousel(_ view: CarouselView, currentIndexDidChange index: Int?) {
      guard !isUpdating, !view.isScrolling, let selection = carousel.selection else { return }
      select(index, in: selection)
    }

    public func carouselDidSettle(_ view: CarouselView) {
      guard !isUpdating, let selection = carousel.selection else { return }
      select(view.currentIndex, in: selection)
    }

    private func select(_ index: Int?, in selection: Binding<Data.Element.ID?>) {
      let id = index.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
      if selection.wrappedValue != id { selection.wrappedValue = id }
    }

    public func carouselDidScroll(_ view: CarouselView) {
      guard !isUpdating, let offset = carousel.settings.offset else { return }
      offset.wrappedValue = view.scrollOffset
    }

    public func carousel(_ view: CarouselView, didSelectItemAt index: Int) { carousel.settings.onSelect?(index) }
  }

  extension AnyCarouselStyle {
    /// Whether two styles are the same named style. Custom styles are always set again, since they cannot be compared.
    fileprivate func isSame(as other: AnyCarouselStyle) -> Bool {
      guard let name, let otherName = other.name else { return false }
      return name.description == otherName.description
    }
  }
#endif
