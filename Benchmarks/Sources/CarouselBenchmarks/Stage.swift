import CarouselEngine
import CarouselTesting

extension CarouselStage {
  /// Creates a carousel of a typical size that records nothing.
  static func measured(
    items: Int, style: NamedStyle, visible: Int? = nil, set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselStage {
    let stage = CarouselStage(items: items, style: style, isLoaded: false) {
      if let visible { $0.options.visibleItems = .constant(Double(visible)) }
      set(&$0)
    }
    stage.host.isRecording = false
    stage.controller.reloadData()
    return stage
  }
}
