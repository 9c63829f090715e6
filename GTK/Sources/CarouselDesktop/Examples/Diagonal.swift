import CarouselGTK

extension Start {
  static let diagonal = Start { example, _ in Page(example, dress: { $0.setStyle(AnyCarouselStyle.diagonal) }) }
}

// MARK: Shown
extension AnyCarouselStyle {
  static let diagonal = AnyCarouselStyle { offset, scene in
    Placement(scene.base.translated(x: offset * 150, y: offset * 150))
  }
}
