import Foundation

/// A scenario: how a carousel is set up, what is done to it in which frame, and what a user would see and hear. FORMAT.md
/// beside the scenarios describes its file.
public struct Scenario: Sendable {
  /// The name, as that of its file.
  public var name: String
  /// What a user does, and what they expect, in a sentence.
  public var about: String
  /// The hosts that cannot play it, and why; by the names that the executors give themselves.
  public var except: [String: String]
  /// The items' views.
  public var items: ScenarioItems
  /// The steps that set the carousel up.
  public var setup: [Step]
  /// The number of the last frame.
  public var frames: Int
  /// The frames in which the state is looked at, ascending.
  public var record: [Int]
  /// What is done, in which frame, in order.
  public var actions: [(frame: Int, step: Step)]
  /// What is to be seen in the recorded frames; empty while it has not been recorded.
  public var expect: [Moment]

  /// The file's fields but for the expectations, to be written again.
  let fields: [String: JSON]

  /// Parses a file.
  /// - Parameter readingExpectations: Whether to read what is expected; not where it is about to be recorded anew.
  /// - Throws: What is wrong with it.
  public init(parsing data: Data, readingExpectations: Bool = true) throws {
    guard var fields = try JSON(parsing: data).object else { throw ScenarioError("it is no JSON object") }
    if !readingExpectations { fields["expect"] = nil }
    try self.init(fields)
  }

  init(_ fields: [String: JSON]) throws {
    for name in fields.keys.sorted() where !Self.keys.contains(name) {
      throw ScenarioError("a scenario has no field `\(name)`")
    }
    guard let name = fields["name"]?.text, let about = fields["about"]?.text, let frames = fields["frames"]?.whole
    else {
      throw ScenarioError("it needs at least `name`, `about` and `frames`")
    }
    (self.name, self.about, self.frames) = (name, about, frames)
    self.fields = fields.filter { $0.key != "expect" }
    except = (fields["except"]?.object ?? [:]).compactMapValues(\.text)
    let ids = fields["ids"]?.list?.compactMap(\.text)
    let size = (fields["itemSize"]?.list ?? []).compactMap(\.number)
    let sizes = (fields["itemSizes"]?.list ?? []).map { ($0.list ?? []).compactMap(\.number) }
    items = ScenarioItems(
      count: ids?.count ?? fields["items"]?.whole ?? 0, ids: ids, placeholders: fields["placeholders"]?.whole ?? 0,
      sizes: sizes.isEmpty ? [size] : sizes, lengths: (fields["lengths"]?.list ?? []).compactMap(\.number),
      placeholderSize: size,
      denied: Set((fields["deny"]?.list ?? []).compactMap(\.whole)))
    setup = try Self.setup(fields, items)
    actions = try (fields["actions"]?.list ?? []).map { action in
      guard let fields = action.object, let frame = fields["frame"]?.whole, (0...frames).contains(frame) else {
        throw ScenarioError("each action needs a `frame` from 0 to \(frames)")
      }
      return (frame, try Step(fields))
    }
    guard actions.map(\.frame) == actions.map(\.frame).sorted() else {
      throw ScenarioError("the actions are not in the order of their frames")
    }
    let listed = (fields["record"]?.list ?? []).compactMap(\.whole)
    record = Set(listed + actions.map(\.frame) + [frames]).filter { $0 <= frames }.sorted()
    expect = []
    if let list = fields["expect"]?.list { expect = try Self.expectations(list, record) }
  }

  /// The fields of a file, in the order in which they are written.
  static let keys = [
    "name", "about", "except", "type", "items", "ids", "placeholders", "size", "itemSize", "itemSizes", "lengths",
    "deny", "options", "settings", "preferences", "autoplay", "frames", "record", "actions", "expect",
  ]

  private static func setup(_ fields: [String: JSON], _ items: ScenarioItems) throws -> [Step] {
    var steps = [Step(.setTime, ["time": .number(time(ofFrame: 0))])]
    steps.append(Step(.style, ["name": fields["type"] ?? .text("linear")]))
    steps.append(Step(.set, ["name": .text("viewport"), "value": fields["size"] ?? .null]))
    for (name, value) in (fields["settings"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      steps.append(Step(.set, ["name": .text(name), "value": value]))
    }
    for (name, value) in (fields["options"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      steps.append(Step(.option, ["name": .text(name), "value": value]))
    }
    if let preferences = fields["preferences"]?.object {
      steps.append(try Step(preferences.merging(["do": .text("preferences")]) { $1 }))
    }
    if let interval = fields["autoplay"] { steps.append(Step(.autoplay, ["interval": interval])) }
    steps.append(Step(.reloadData))
    return steps
  }

  /// The time of a frame, in seconds: rounded to binary fractions, so that differences are exact.
  static func time(ofFrame frame: Int) -> Double {
    (Double(frame) / 60 * 1_073_741_824).rounded() / 1_073_741_824
  }

  /// The scenario as a session: with what is to be seen where it has been recorded, otherwise with moments to be recorded.
  public var session: Session {
    var steps = setup, moments: [Moment] = [], next = actions[...]
    for frame in 0...frames {
      let time = JSON.number(Self.time(ofFrame: frame))
      steps.append(Step(.setTime, ["time": time]))
      while let action = next.first, action.frame == frame {
        steps.append(action.step)
        next.removeFirst()
      }
      steps.append(Step(.frame, ["time": time]))
      guard record.contains(frame) else { continue }
      var moment = expect.isEmpty ? Moment(after: 0, state: [:]) : expect[moments.count]
      moment.after = steps.count
      moments.append(moment)
    }
    var session = Session(name: name, items: items, steps: steps, moments: moments)
    session.except = except
    return session
  }
}
