#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Keeps the order of the items' views from back to front, since that is how they are drawn, and how
  /// what is touched is found.
  @MainActor
  final class ItemStack {
    /// As they stand in the content view.
    private var standing: [ItemView] = []
    /// As they are to stand.
    private var wanted: [ItemView] = []

    func add(_ view: ItemView) { standing.append(view) }
    func remove(_ view: ItemView) { standing.removeAll { $0 === view } }

    func replace(_ old: ItemView, with new: ItemView) {
      standing = standing.map { $0 === old ? new : $0 }
    }

    /// The next view towards the front.
    func place(_ view: ItemView) { wanted.append(view) }

    /// Brings the views in order; nothing is touched where they are.
    /// - Complexity: O(*v*), *v* the number of visible items.
    func arrange(in contentView: PlatformView) {
      defer { wanted.removeAll(keepingCapacity: true) }
      guard !wanted.elementsEqual(standing, by: ===) else { return }
      for (back, front) in zip(wanted, wanted.dropFirst()) { contentView.put(front, above: back) }
      standing = wanted
    }
  }
#endif
