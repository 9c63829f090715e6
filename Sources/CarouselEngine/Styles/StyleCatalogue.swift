/// The styles that come with the engine, in the order in which galleries show them. A new style is a file of its own and
/// a line in each of the lists below.
public enum StyleCatalogue: Int, CaseIterable, Sendable {
  case linear, rotary, invertedRotary, cylinder, invertedCylinder, wheel, invertedWheel
  case coverFlow, coverFlow2, timeMachine, invertedTimeMachine

  /// The style with its options at their defaults.
  public var style: AnyStyle {
    switch self {
    case .linear: AnyStyle(Linear())
    case .rotary: AnyStyle(Rotary())
    case .invertedRotary: AnyStyle(Rotary(isInverted: true))
    case .cylinder: AnyStyle(Cylinder())
    case .invertedCylinder: AnyStyle(Cylinder(isInverted: true))
    case .wheel: AnyStyle(Wheel())
    case .invertedWheel: AnyStyle(Wheel(isInverted: true))
    case .coverFlow: AnyStyle(CoverFlow())
    case .coverFlow2: AnyStyle(CoverFlow(turnsInPlace: true))
    case .timeMachine: AnyStyle(TimeMachine())
    case .invertedTimeMachine: AnyStyle(TimeMachine(isInverted: true))
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

extension AnyStyle {
  public static var linear: AnyStyle { StyleCatalogue.linear.style }
  public static var rotary: AnyStyle { StyleCatalogue.rotary.style }
  public static var invertedRotary: AnyStyle { StyleCatalogue.invertedRotary.style }
  public static var cylinder: AnyStyle { StyleCatalogue.cylinder.style }
  public static var invertedCylinder: AnyStyle { StyleCatalogue.invertedCylinder.style }
  public static var wheel: AnyStyle { StyleCatalogue.wheel.style }
  public static var invertedWheel: AnyStyle { StyleCatalogue.invertedWheel.style }
  public static var coverFlow: AnyStyle { StyleCatalogue.coverFlow.style }
  public static var coverFlow2: AnyStyle { StyleCatalogue.coverFlow2.style }
  public static var timeMachine: AnyStyle { StyleCatalogue.timeMachine.style }
  public static var invertedTimeMachine: AnyStyle { StyleCatalogue.invertedTimeMachine.style }
}
