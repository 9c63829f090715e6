#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  /// A data source of identified items: it applies the difference between two lists of identifiers, in one animation.
  ///
  /// ```swift
  /// let source = CarouselDiffableDataSource<Album.ID>(carousel) { _, id, _, view in card(of: id, reusing: view) }
  /// source.apply(albums.map(\.id))
  /// ```
  /// Keep it: the carousel does not retain its data source.
  @MainActor
  public final class CarouselDiffableDataSource<ID: Hashable>: CarouselViewDataSource {
    /// Returns the view of an item; see `CarouselViewDataSource`.
    public typealias ViewProvider =
      @MainActor (
        _ carousel: CarouselView, _ id: ID, _ index: Int, _ reused: PlatformView?
      ) -> PlatformView

    /// The identifiers of the items, in order.
    public private(set) var identifiers: [ID] = []
    private weak var carousel: CarouselView?
    private let view: ViewProvider
    private var indexes: [ID: Int] = [:]

    /// Creates a data source without items, and makes it the carousel's.
    /// - Parameters:
    ///   - carousel: The carousel; it is not retained.
    ///   - view: Returns the view of an item.
    public init(_ carousel: CarouselView, view: @escaping ViewProvider) {
      self.carousel = carousel
      self.view = view
      carousel.dataSource = self
    }

    /// Returns the index of an item, or nil if there is none with this identifier.
    public func index(of id: ID) -> Int? { indexes[id] }

    /// Replaces the items. The current item stays current; if it is removed, a new one in its place becomes the current one,
    /// or else the next one that is kept.
    /// - Parameters:
    ///   - identifiers: The identifiers of all items; of a repeated one, only the first counts.
    ///   - reloading: Those whose views are made again although they stay; others are ignored.
    ///   - animated: Whether items slide, appear and disappear.
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func apply(_ identifiers: [ID], reloading: [ID] = [], animated: Bool = true) {
      let before = self.identifiers
      indexes = [:]
      self.identifiers = identifiers.filter { id in
        guard indexes[id] == nil else { return false }
        indexes[id] = indexes.count
        return true
      }
      guard let carousel, carousel.dataSource === self else { return }
      carousel.apply(ItemChanges(from: before, to: self.identifiers), animated: animated)
      for index in reloading.compactMap({ indexes[$0] }) { carousel.reloadItem(at: index, animated: animated) }
    }

    public func numberOfItems(in carousel: CarouselView) -> Int { identifiers.count }

    public func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?)
      -> PlatformView
    {
      self.view(carousel, identifiers[index], index, view)
    }
  }
#endif
