import CarouselEngine

/// A minimal host: its views only store their placements.
final class BenchmarkHost: CarouselHost {
  final class View {
    var index = 0
    var placement = Placement(.identity)
    var order = 0
  }

  var items: Int
  private(set) var areFramesNeeded = false
  private let size: Size2D

  init(items: Int, size: Size2D = Size2D(width: 200, height: 200)) {
    self.items = items
    self.size = size
  }

  func numberOfItems() -> Int { items }

  func view(for content: ItemContent, reusing view: View?) -> View {
    let view = view ?? View()
    if case .item(let index) = content { view.index = index }
    return view
  }

  func mount(_ view: View) {}
  func unmount(_ view: View) {}
  func size(of view: View) -> Size2D { size }

  func place(_ view: View, of item: PlacedItem) {
    view.placement = item.placement
    view.order = item.order
  }

  func replace(_ old: View, with new: View, animated: Bool) {}
  func schedule(_ next: NextFrame) { areFramesNeeded = next == .everyRefresh }
}

extension CarouselController<BenchmarkHost> {
  /// A loaded carousel of a typical size.
  static func stage(
    items: Int, style: NamedStyle, visible: Int? = nil, set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselController {
    let controller = CarouselController(host: BenchmarkHost(items: items))
    controller.update {
      $0.style = style.style
      $0.viewport = Size2D(width: 1000, height: 500)
      if let visible { $0.options.visibleItems = .constant(Double(visible)) }
      set(&$0)
    }
    controller.reloadData()
    return controller
  }
}
