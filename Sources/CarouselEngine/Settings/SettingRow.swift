/// A row of the table of settings: a property, and what is the same for each value of it.
///
/// What visits the table reads, writes or describes properties. Each way is a type of its own, so that a module has those that it
/// needs.
protocol SettingVisitor {
  /// Visits the property of a setting.
  /// - Parameters:
  ///   - property: Its value.
  ///   - changes: What is computed again when it changes.
  ///   - valueInLists: Its value in a list; nil if it keeps its own.
  mutating func visit<Value: SettingValue>(_ property: inout Value, _ changes: Invalidation, _ valueInLists: Value?)
}

extension SettingVisitor {
  mutating func row<Value: SettingValue>(
    _ property: inout Value, changes: Invalidation = [], inLists: Value? = nil
  ) {
    visit(&property, changes, inLists)
  }
}

/// Reads the value of a property, or writes it.
struct SettingTransfer: SettingVisitor {
  /// The value of the property, or the one to write; values that are not points are in `x`.
  var value = Point2D.zero
  var isWriting = false
  /// What is computed again when it changes.
  var invalid = Invalidation()

  mutating func visit<Value: SettingValue>(_ property: inout Value, _ changes: Invalidation, _: Value?) {
    if isWriting { property.take(value) } else { value = property.numbers }
    invalid = changes
  }
}

/// Describes a property.
struct SettingDescription: SettingVisitor {
  var kind = CarouselSetting.Kind.number
  /// The names of the values of a choice, in the order of their numbers. Not as strings, which the web's module would have to make.
  var choices: [StaticString] = []
  #if !hasFeature(Embedded)
    /// The type of a choice in Swift; empty for other kinds.
    var choiceType = ""
  #endif
  /// Its value in a list; nil if it keeps its own.
  var valueInLists: Point2D?

  mutating func visit<Value: SettingValue>(_: inout Value, _: Invalidation, _ valueInLists: Value?) {
    kind = Value.kind
    choices = Value.names
    #if !hasFeature(Embedded)
      if kind == .choice { choiceType = "\(Value.self)" }
    #endif
    self.valueInLists = valueInLists?.numbers
  }
}

/// A value of a setting, which two numbers represent.
protocol SettingValue {
  static var kind: CarouselSetting.Kind { get }
  /// The names of the values of a choice, in the order of their numbers; empty for other kinds.
  static var names: [StaticString] { get }
  /// The numbers of the value; those that are not points have theirs in `x`.
  var numbers: Point2D { get }
  /// Takes the value of numbers; what is no value changes nothing.
  mutating func take(_ numbers: Point2D)
}

extension SettingValue {
  static var names: [StaticString] { [] }
}

extension Double: SettingValue {
  static var kind: CarouselSetting.Kind { .number }
  var numbers: Point2D { Point2D(x: self, y: 0) }
  mutating func take(_ numbers: Point2D) { self = numbers.x }
}

extension Bool: SettingValue {
  static var kind: CarouselSetting.Kind { .flag }
  var numbers: Point2D { Point2D(x: self ? 1 : 0, y: 0) }
  mutating func take(_ numbers: Point2D) { self = numbers.x != 0 }
}

extension Int: SettingValue {
  static var kind: CarouselSetting.Kind { .count }
  var numbers: Point2D { Point2D(x: Double(self), y: 0) }
  mutating func take(_ numbers: Point2D) { self = Int(saturating: numbers.x) }
}

extension Point2D: SettingValue {
  static var kind: CarouselSetting.Kind { .point }
  var numbers: Point2D { self }
  mutating func take(_ numbers: Point2D) { self = numbers }
}

extension Transitions: SettingValue {
  static var kind: CarouselSetting.Kind { .transitions }
  var numbers: Point2D { Double(rawValue).numbers }
  mutating func take(_ numbers: Point2D) { self = Transitions(rawValue: Int(saturating: numbers.x)) }
}

/// One of several names, as a setting.
protocol SettingChoice: SettingValue, RawRepresentable<Int>, CaseIterable {
  /// Its name in documents and attributes.
  var name: StaticString { get }
}

extension SettingChoice {
  static var kind: CarouselSetting.Kind { .choice }
  static var names: [StaticString] { allCases.map { $0.name } }
  var numbers: Point2D { Double(rawValue).numbers }
  mutating func take(_ numbers: Point2D) { self = Self(rawValue: Int(saturating: numbers.x)) ?? self }
}

extension CarouselController {
  /// The value of a setting; values that are not points are in `x`. Values are clamped as the property clamps them.
  public subscript(setting: CarouselSetting) -> Point2D {
    get { ask { $0.settings[setting] } }
    set { update { $0.settings[setting] = newValue } }
  }
}
