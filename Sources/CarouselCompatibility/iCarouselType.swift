import CarouselViews

/// The styles of iCarousel, with its numbers, which nibs contain.
// swift-format-ignore: TypeNamesShouldBeCapitalized
#if canImport(ObjectiveC)
  @objc(iCarouselType)
#endif
public enum iCarouselType: Int, Sendable, CaseIterable {
  /// A row.
  case linear
  /// A ring of cards that face the viewer.
  case rotary
  /// A ring of cards that face the viewer, seen from inside.
  case invertedRotary
  /// A cylinder of cards.
  case cylinder
  /// A cylinder of cards, seen from inside.
  case invertedCylinder
  /// A wheel.
  case wheel
  /// A wheel above the carousel.
  case invertedWheel
  /// Covers, of which the current one faces the viewer.
  case coverFlow
  /// Covers, of which only those that leave and arrive turn during a slow drag.
  case coverFlow2
  /// A pile that leads away from the viewer.
  case timeMachine
  /// A pile that leads towards the viewer.
  case invertedTimeMachine
  /// The delegate's transforms.
  case custom

  /// The style as it was spelled in version 1.6.
  @available(*, deprecated, renamed: "coverFlow2")
  public static var coverflow2: iCarouselType { .coverFlow2 }

  /// The style without what a delegate adds; of custom carousels, that of those without a delegate.
  var style: AnyCarouselStyle {
    switch self {
    case .linear: .linear
    case .rotary: .rotary
    case .invertedRotary: .invertedRotary
    case .cylinder: .cylinder
    case .invertedCylinder: .invertedCylinder
    case .wheel: .wheel
    case .invertedWheel: .invertedWheel
    case .coverFlow: .coverFlow
    case .coverFlow2: .coverFlow2
    case .timeMachine: .timeMachine
    case .invertedTimeMachine: .invertedTimeMachine
    case .custom: AnyCarouselStyle { Placement($1.row(at: $0)) }
    }
  }
}

extension CarouselScene {
  /// Returns the transform of an item in a row without options.
  func row(at offset: Double) -> Transform3D { base.translated(along: offset * itemLength, across: 0, on: axis) }
}
