#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Keeps the item views ordered from back to front, since drawing and hit testing follow that order.
  @MainActor
  final class ItemStack {
    /// The current order in the content view.
    private var standing: [ItemView] = []
    /// The required order.
    private var wanted: [ItemView] = []

    func add(_ view: ItemView) { standing.append(view) }
    func remove(_ view: ItemView) { standing.removeAll { $0 === view } }

    func replace(_ old: ItemView, with new: ItemView) {
      standing = standing.map { $0 === old ? new : $0 }
    }

    /// Appends the next view towards the front.
    func place(_ view: ItemView) { wanted.append(view) }

    /// Reorders the views; views already in order are left alone.
    /// - Complexity: O(*v*), where *v* is the number of visible items.
    func arrange(in contentView: PlatformView) {
      defer { wanted.removeAll(keepingCapacity: true) }
      guard !wanted.elementsEqual(standing, by: ===) else { return }
      for (back, front) in zip(wanted, wanted.dropFirst()) { contentView.put(front, above: back) }
      standing = wanted
    }
  }
#endif
