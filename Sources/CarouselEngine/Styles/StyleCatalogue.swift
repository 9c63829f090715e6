/// The styles that come with the engine, in the order in which galleries show them. A new style is a file of its own and
/// a line in each of the lists below.
public enum StyleCatalogue: Int, CaseIterable, Sendable {
  /// Items side by side in a row.
  case linear
  /// Cards on a ring, facing the viewer, seen from outside.
  case rotary
  /// Cards on a ring, facing the viewer, who stands inside.
  case invertedRotary
  /// The wall of a cylinder, seen from outside.
  case cylinder
  /// The wall of a cylinder, seen from inside.
  case invertedCylinder
  /// Spokes of a wheel whose hub is below.
  case wheel
  /// Spokes of a wheel whose hub is above.
  case invertedWheel
  /// Records in a box; each turns as it passes the middle.
  case coverFlow
  /// The same, but dragged slowly only the two about the middle turn, as in the first Cover Flow.
  case coverFlow2
  /// Cards receding into the past behind the current one.
  case timeMachine
  /// Cards receding into the future behind the current one.
  case invertedTimeMachine

  /// The style with its options at their defaults.
  public var style: AnyCarouselStyle {
    switch self {
    case .linear: AnyCarouselStyle(Linear(), name: name)
    case .rotary, .invertedRotary: AnyCarouselStyle(Rotary(isInverted: self == .invertedRotary), name: name)
    case .cylinder, .invertedCylinder: AnyCarouselStyle(Cylinder(isInverted: self == .invertedCylinder), name: name)
    case .wheel, .invertedWheel: AnyCarouselStyle(Wheel(isInverted: self == .invertedWheel), name: name)
    case .coverFlow, .coverFlow2: AnyCarouselStyle(CoverFlow(turnsInPlace: self == .coverFlow2), name: name)
    case .timeMachine, .invertedTimeMachine:
      AnyCarouselStyle(TimeMachine(isInverted: self == .invertedTimeMachine), name: name)
    }
  }

  /// The name by which attributes and files know the style.
  public var name: StaticString {
    switch self {
    case .linear: "linear"
    case .rotary: "rotary"
    case .invertedRotary: "inverted-rotary"
    case .cylinder: "cylinder"
    case .invertedCylinder: "inverted-cylinder"
    case .wheel: "wheel"
    case .invertedWheel: "inverted-wheel"
    case .coverFlow: "cover-flow"
    case .coverFlow2: "cover-flow-2"
    case .timeMachine: "time-machine"
    case .invertedTimeMachine: "inverted-time-machine"
    }
  }
}

extension AnyCarouselStyle {
  /// Items side by side in a row.
  public static var linear: AnyCarouselStyle { StyleCatalogue.linear.style }
  /// Cards on a ring, facing the viewer, seen from outside.
  public static var rotary: AnyCarouselStyle { StyleCatalogue.rotary.style }
  /// Cards on a ring, facing the viewer, who stands inside.
  public static var invertedRotary: AnyCarouselStyle { StyleCatalogue.invertedRotary.style }
  /// The wall of a cylinder, seen from outside.
  public static var cylinder: AnyCarouselStyle { StyleCatalogue.cylinder.style }
  /// The wall of a cylinder, seen from inside.
  public static var invertedCylinder: AnyCarouselStyle { StyleCatalogue.invertedCylinder.style }
  /// Spokes of a wheel whose hub is below.
  public static var wheel: AnyCarouselStyle { StyleCatalogue.wheel.style }
  /// Spokes of a wheel whose hub is above.
  public static var invertedWheel: AnyCarouselStyle { StyleCatalogue.invertedWheel.style }
  /// Records in a box; each turns as it passes the middle.
  public static var coverFlow: AnyCarouselStyle { StyleCatalogue.coverFlow.style }
  /// The same, but dragged slowly only the two about the middle turn, as in the first Cover Flow.
  public static var coverFlow2: AnyCarouselStyle { StyleCatalogue.coverFlow2.style }
  /// Cards receding into the past behind the current one.
  public static var timeMachine: AnyCarouselStyle { StyleCatalogue.timeMachine.style }
  /// Cards receding into the future behind the current one.
  public static var invertedTimeMachine: AnyCarouselStyle { StyleCatalogue.invertedTimeMachine.style }
}
