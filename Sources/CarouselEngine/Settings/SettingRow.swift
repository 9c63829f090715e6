/// A row of the table of settings: transfers a value to a property or from it, so that the table names each property once.
struct SettingRow {
  /// The value of the property, or the one to write; values that are not points are in `x`.
  var value = Point2D.zero
  var isWriting = false
  /// Whether the choices are wanted.
  var isListing = false
  var kind = CarouselSetting.Kind.number
  /// What is computed again when it changes.
  var invalid = Invalidation()
  /// The names of the values of a choice, in the order of their numbers. Not as strings, which the web's module would have to make.
  var choices: [StaticString] = []
  #if !hasFeature(Embedded)
    /// The type of a choice in Swift.
    var type = ""
  #endif
  /// Its value in a list; nil if it keeps its own.
  var valueInLists: Point2D?

  mutating func number(_ property: inout Double, changes: Invalidation = [], inLists: Double? = nil) {
    describe(.number, changes, inLists)
    if isWriting { property = value.x } else { value.x = property }
  }

  mutating func flag(_ property: inout Bool, changes: Invalidation = [], inLists: Bool? = nil) {
    describe(.flag, changes, inLists.map { $0 ? 1 : 0 })
    if isWriting { property = value.x != 0 } else { value.x = property ? 1 : 0 }
  }

  mutating func count(_ property: inout Int, changes: Invalidation = [], inLists: Int? = nil) {
    describe(.count, changes, inLists.map { Double($0) })
    if isWriting { property = Int(saturating: value.x) } else { value.x = Double(property) }
  }

  mutating func transitions(_ property: inout Transitions) {
    describe(.transitions, [], nil)
    if isWriting {
      property = Transitions(rawValue: Int(saturating: value.x))
    } else {
      value.x = Double(property.rawValue)
    }
  }

  mutating func choice<Choice: SettingChoice>(
    _ property: inout Choice, changes: Invalidation = [], inLists: Choice? = nil
  ) {
    describe(.choice, changes, inLists.map { Double($0.rawValue) })
    if isListing {
      choices = Choice.allCases.map { $0.name }
      #if !hasFeature(Embedded)
        type = "\(Choice.self)"
      #endif
    }
    if isWriting {
      property = Choice(rawValue: Int(saturating: value.x)) ?? property
    } else {
      value.x = Double(property.rawValue)
    }
  }

  mutating func point(_ property: inout Point2D, changes: Invalidation = [], inLists: Point2D? = nil) {
    describe(.point, changes, nil)
    valueInLists = inLists
    if isWriting { property = value } else { value = property }
  }

  private mutating func describe(_ kind: CarouselSetting.Kind, _ invalid: Invalidation, _ valueInLists: Double?) {
    self.kind = kind
    self.invalid = invalid
    self.valueInLists = valueInLists.map { Point2D(x: $0, y: 0) }
  }
}

/// One of several names, as a setting.
protocol SettingChoice: RawRepresentable<Int>, CaseIterable {
  /// Its name in documents and attributes.
  var name: StaticString { get }
}

extension CarouselController {
  /// The value of a setting; values that are not points are in `x`. Values are clamped as the property clamps them.
  public subscript(setting: CarouselSetting) -> Point2D {
    get { ask { $0.settings[setting] } }
    set { update { $0.settings[setting] = newValue } }
  }
}
