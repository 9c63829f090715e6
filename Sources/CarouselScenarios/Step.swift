/// Something that is done to a carousel: by the user, by the app, by the system, or by the clock.
public struct Step: Equatable, Sendable {
  /// What is done.
  public let name: Name
  /// Its arguments, by their names.
  public let arguments: [String: JSON]

  /// A step with arguments.
  public init(_ name: Name, _ arguments: [String: JSON] = [:]) {
    self.name = name
    self.arguments = arguments
  }

  /// A step as a JSON object: its name is `do`, the others are its arguments.
  /// - Throws: `ScenarioError` where there is no such step, or no such argument.
  public init(_ fields: [String: JSON]) throws {
    let text = fields["do"]?.text ?? ""
    guard let name = Name(rawValue: text) else { throw ScenarioError("there is no step `\(text)`") }
    let arguments = fields.filter { $0.key != "do" && $0.key != "frame" }
    for argument in arguments.keys.sorted() where !name.arguments.contains(argument) {
      throw ScenarioError("the step `\(text)` has no argument `\(argument)`")
    }
    self.init(name, arguments)
  }

  /// The step as a JSON object.
  public var json: JSON { .object(arguments.merging(["do": .text(name.rawValue)]) { $1 }) }

  // MARK: Arguments

  /// A number; 0 where it is not given.
  public func number(_ argument: String, or defaultValue: Double = 0) -> Double {
    arguments[argument]?.number ?? defaultValue
  }
  /// A whole number; 0 where it is not given.
  public func whole(_ argument: String) -> Int { arguments[argument]?.whole ?? 0 }
  /// A switch.
  public func flag(_ argument: String, or defaultValue: Bool = false) -> Bool {
    arguments[argument]?.number.map { $0 != 0 } ?? defaultValue
  }
  /// A text; empty where it is not given.
  public func text(_ argument: String) -> String { arguments[argument]?.text ?? "" }
  /// A list of texts.
  public func texts(_ argument: String) -> [String] { (arguments[argument]?.list ?? []).compactMap(\.text) }
  /// A list of whole numbers.
  public func wholes(_ argument: String) -> [Int] { (arguments[argument]?.list ?? []).compactMap(\.whole) }
  /// Pairs of whole numbers.
  public func pairs(_ argument: String) -> [(Int, Int)] {
    (arguments[argument]?.list ?? []).compactMap { pair in
      guard let numbers = pair.list?.compactMap(\.whole), numbers.count == 2 else { return nil }
      return (numbers[0], numbers[1])
    }
  }
}
