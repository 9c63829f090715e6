/// What visits a row of the table of settings: it reads, writes or describes the property there. Each of these is a type of its own, so
/// that a module has only those that it needs.
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

extension CarouselController {
  /// The value of a setting; values that are not points are in `x`. Values are clamped as the property clamps them.
  public subscript(setting: CarouselSetting) -> Point2D {
    get { ask { $0.settings[setting] } }
    set { update { $0.settings[setting] = newValue } }
  }
}
