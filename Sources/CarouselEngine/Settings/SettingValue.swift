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
