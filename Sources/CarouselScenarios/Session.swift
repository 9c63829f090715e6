import Foundation

/// A scenario as a flat list of steps, with what is to be seen in between: all that an executor needs, in any language.
public struct Session: Sendable {
  /// The name of its scenario.
  public var name: String
  /// The hosts that play it otherwise, or not at all, and why.
  public var except: [String: String] = [:]
  /// The items' views.
  public var items: ScenarioItems
  /// What is done, in order.
  public var steps: [Step]
  /// What is to be seen.
  public var moments: [Moment]

  /// A session of its parts.
  public init(name: String, items: ScenarioItems, steps: [Step], moments: [Moment]) {
    (self.name, self.items, self.steps, self.moments) = (name, items, steps, moments)
  }

  /// Whether it tells where items are shown. Of an animated change of the data it tells only where that leads.
  public var tellsPlacements: Bool { moments.contains { $0.state["items"] != nil } }

  /// Parses a document as `text` writes it.
  public init(parsing data: Data) throws {
    guard let fields = try JSON(parsing: data).object, let steps = fields["steps"]?.list,
      let moments = fields["moments"]?.list
    else { throw ScenarioError("it holds no session") }
    name = fields["name"]?.text ?? ""
    except = (fields["except"]?.object ?? [:]).compactMapValues(\.text)
    items = ScenarioItems(json: fields["items"] ?? .null)
    self.steps = try steps.map { try Step($0.object ?? [:]) }
    self.moments = moments.map { Moment(json: $0.object ?? [:]) }
  }

  /// The document.
  public var text: String {
    """
    {"name": \(JSON.text(name)), "except": \(JSON.object(except.mapValues(JSON.text))), "items": \(items.json),
    "steps": [
    \(steps.map { $0.json.text(keys: ["do"]) }.joined(separator: ",\n"))
    ],
    "moments": [
    \(moments.map { $0.json.text(keys: ["after"]) }.joined(separator: ",\n"))
    ]}

    """
  }
}

/// What is to be seen at a moment of a session.
public struct Moment: Equatable, Sendable {
  /// How many steps were done before it.
  public var after: Int
  /// The answers of the steps since the last moment that have one.
  public var answers: [String]
  /// The events since the last moment; nil where only the picture counts.
  public var events: [String]?
  /// The state, by its fields.
  public var state: [String: JSON]

  /// A moment of its parts.
  public init(after: Int, answers: [String] = [], events: [String]? = [], state: [String: JSON]) {
    (self.after, self.answers, self.events, self.state) = (after, answers, events, state)
  }

  init(json fields: [String: JSON]) {
    func texts(_ name: String) -> [String]? { fields[name]?.list?.compactMap(\.text) }
    self.init(
      after: fields["after"]?.whole ?? 0, answers: texts("answers") ?? [], events: texts("events"),
      state: fields["state"]?.object ?? [:])
  }

  var json: JSON {
    var fields: [String: JSON] = [
      "after": .number(after), "answers": .list(answers.map(JSON.text)), "state": .object(state),
    ]
    fields["events"] = events.map { .list($0.map(JSON.text)) }
    return .object(fields)
  }
}

/// The views of a scenario's items.
public struct ScenarioItems: Equatable, Sendable {
  /// The items at first; where they have identities, those.
  public var count: Int
  public var ids: [String]?
  /// How many placeholders there are at first.
  public var placeholders: Int
  /// The sizes of items, width and height, which are repeated; see `size(ofItem:id:)`.
  public var sizes: [[Double]]
  /// The lengths that the data source gives to items, which are repeated; none if it gives none.
  public var lengths: [Double]
  /// The size of placeholders.
  public var placeholderSize: [Double]
  /// The items that may not be selected.
  public var denied: Set<Int>

  /// Items of their parts.
  public init(
    count: Int, ids: [String]? = nil, placeholders: Int = 0, sizes: [[Double]], lengths: [Double] = [],
    placeholderSize: [Double], denied: Set<Int> = []
  ) {
    self.count = count
    self.ids = ids
    self.placeholders = placeholders
    self.sizes = sizes
    self.lengths = lengths
    self.placeholderSize = placeholderSize
    self.denied = denied
  }

  init(json: JSON) {
    let fields = json.object ?? [:]
    self.init(
      count: fields["count"]?.whole ?? 0, ids: fields["ids"]?.list?.compactMap(\.text),
      placeholders: fields["placeholders"]?.whole ?? 0,
      sizes: (fields["sizes"]?.list ?? []).map { ($0.list ?? []).map { $0.number ?? 0 } },
      lengths: (fields["lengths"]?.list ?? []).map { $0.number ?? 0 },
      placeholderSize: (fields["placeholderSize"]?.list ?? []).map { $0.number ?? 0 },
      denied: Set((fields["denied"]?.list ?? []).compactMap(\.whole)))
  }

  var json: JSON {
    func size(_ size: [Double]) -> JSON { .list(size.map(JSON.number)) }
    var fields: [String: JSON] = [
      "count": .number(count), "placeholders": .number(placeholders), "sizes": .list(sizes.map(size)),
      "lengths": .list(lengths.map(JSON.number)),
      "placeholderSize": size(placeholderSize), "denied": .list(denied.sorted().map(JSON.number)),
    ]
    if let ids { fields["ids"] = .list(ids.map(JSON.text)) }
    return .object(fields)
  }

  /// Returns the width and height of an item's view: by its index, or if it has an identity by the sum of its bytes, so that
  /// it keeps its size when others change.
  public func size(ofItem index: Int, id: String? = nil) -> [Double] {
    let number = id.map { $0.utf8.reduce(0) { $0 + Int($1) } } ?? index
    return sizes.isEmpty ? placeholderSize : sizes[number % sizes.count]
  }

  /// Returns the length that the data source gives to an item, in points; 0 for none.
  public func length(ofItem index: Int) -> Double { lengths.isEmpty ? 0 : lengths[index % lengths.count] }

  /// Gives another size to the view of an item without an identity.
  public mutating func resize(_ step: Step) {
    let index = step.whole("index")
    // From now on, each item has a size of its own.
    sizes = (0..<max(count, index + 1)).map { size(ofItem: $0) }
    sizes[index] = [step.number("width"), step.number("height")]
  }
}
