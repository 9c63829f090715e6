import CarouselEngine

/// A field of the document with what it has to do with a carousel.
struct DocumentField: Sendable {
  let facts: Field
  /// Where people find it.
  let group: Group
  /// Sets a carousel's property by a value of the field's shape; nil resets it.
  let write: @Sendable (JSON?, inout CarouselModel) -> Void
  /// A carousel's property; nil where it is at its default.
  let read: @Sendable (CarouselModel) -> JSON?

  enum Group: String, CaseIterable {
    case shape = "Shape"
    case view = "View"
    case gestures = "Gestures"
    case movement = "Movement"
    case page = "Page"
  }

  /// A property of the carousel whose default is that of a fresh one.
  static func property<Value: Equatable & Sendable>(
    _ facts: Field, _ group: Group, _ path: WritableKeyPath<CarouselModel, Value> & Sendable,
    json: @escaping @Sendable (Value) -> JSON, value: @escaping @Sendable (JSON) -> Value?
  ) -> DocumentField {
    let defaultValue = CarouselModel()[keyPath: path]
    var facts = facts
    facts.defaultValue = json(defaultValue)
    return DocumentField(
      facts: facts, group: group,
      write: { given, carousel in carousel[keyPath: path] = given.flatMap(value) ?? defaultValue },
      read: { carousel in carousel[keyPath: path] == defaultValue ? nil : json(carousel[keyPath: path]) })
  }

  static func boolean(_ facts: Field, _ group: Group, _ path: WritableKeyPath<CarouselModel, Bool> & Sendable) -> Self {
    property(facts, group, path, json: { .boolean($0) }, value: { $0.boolean })
  }

  static func number(_ facts: Field, _ group: Group, _ path: WritableKeyPath<CarouselModel, Double> & Sendable) -> Self
  {
    property(facts, group, path, json: { .number($0) }, value: { $0.number })
  }

  static func point(_ facts: Field, _ group: Group, _ path: WritableKeyPath<CarouselModel, Point2D> & Sendable) -> Self
  {
    property(
      facts, group, path, json: { ["x": .number($0.x), "y": .number($0.y)] },
      value: { Point2D(x: $0["x"]?.number ?? 0, y: $0["y"]?.number ?? 0) })
  }

  /// What is the page's or the app's business, not the engine's.
  static func host(_ facts: Field, _ group: Group = .page) -> DocumentField {
    DocumentField(facts: facts, group: group, write: { _, _ in }, read: { _ in nil })
  }
}
