/// The description of a setting, for tables, schemas, documentation and controls.
public struct SettingFacts: Sendable {
  /// The name in documents, such as `bounceDistance`.
  public let name: String
  /// The group of controls in which it is shown; nil for settings that documents write in another way.
  public let group: Group?
  /// The English name in the user interface.
  public let title: String
  /// The effect, in a phrase without a full stop.
  public let summary: String
  /// The allowed values of numbers.
  public let range: ClosedRange<Double>
  /// The range of a control for a number; within the allowed range.
  public let sensible: ClosedRange<Double>
  /// The step of a control.
  public let step: Double
  /// The unit of numbers.
  public let unit: Unit
  /// The name of the Swift property.
  public let property: String
  /// Whether the size that `itemsPerView` and `crossAlignment` give to items depends on it.
  public let determinesSize: Bool

  init(
    _ name: String, _ group: Group?, _ title: String, _ summary: String, in range: ClosedRange<Double> = 0...1,
    sensible: ClosedRange<Double>? = nil, step: Double = 1, unit: Unit = .none, property: String? = nil,
    determinesSize: Bool = false
  ) {
    (self.name, self.group, self.title, self.summary) = (name, group, title, summary)
    (self.range, self.sensible, self.step, self.unit) = (range, sensible ?? range, step, unit)
    (self.property, self.determinesSize) = (property ?? name, determinesSize)
  }

  /// A group of controls.
  public enum Group: String, CaseIterable, Sendable {
    /// How the items are arranged.
    case shape = "Shape"
    /// What the items look like, and where they are.
    case view = "View"
    /// What the user can do.
    case gestures = "Gestures"
    /// How it moves.
    case movement = "Movement"
    /// What is around the items.
    case page = "Page"
  }

  /// A unit of numbers.
  public enum Unit: String, Sendable, CaseIterable {
    /// A number without a unit.
    case none = ""
    /// Points; CSS pixels on the web.
    case points = "px"
    /// Radians; shown as degrees.
    case radians = "rad"
    /// A multiple.
    case times = "×"
    /// A fraction of 1; shown as a percentage.
    case share = "share"
    /// Items.
    case items = "items"
    /// Items per second.
    case itemsPerSecond = "items/s"
    /// Seconds.
    case seconds = "s"
    /// A CSS colour.
    case color = "color"
  }
}
