import CarouselConfiguration

/// A setting in Swift sources for Apple's systems: its type, and how it is read and written.
struct AppleSetting {
  /// Its entry in the catalogue.
  let json: JSON

  init(_ json: JSON) { self.json = json }

  subscript(member: String) -> JSON? { json[member] }

  func text(_ name: String) -> String { json[name]?.string ?? "" }

  var name: String { text("name") }

  /// Vectors are directions, points are places.
  var type: String {
    switch text("kind") {
    case "flag": "Bool"
    case "count": "Int"
    case "point": name == "panVector" ? "CGVector" : "CGPoint"
    case "transitions": "Transitions"
    case "choice": text("type")
    default: "Double"
    }
  }

  /// Returns the value of this type that the subscript of an object has.
  func reading(_ object: String) -> String {
    let value = "\(object)[.\(name)]"
    return switch text("kind") {
    case "flag": "\(value).x != 0"
    case "count": "Int(saturating: \(value).x)"
    case "point": "\(type)(\(value))"
    case "transitions": "Transitions(rawValue: Int(saturating: \(value).x))"
    case "choice": "\(type)(rawValue: Int(saturating: \(value).x)) ?? .\(text("standard"))"
    default: "\(value).x"
    }
  }

  /// Returns a statement that gives the subscript of an object a new value of this type.
  func writing(_ newValue: String, to object: String) -> String {
    let value = "\(object)[.\(name)]"
    return switch text("kind") {
    case "flag": "\(value).x = \(newValue) ? 1 : 0"
    case "count": "\(value).x = Double(\(newValue))"
    case "point": "\(value) = Point2D(\(newValue))"
    case "transitions", "choice": "\(value).x = Double(\(newValue).rawValue)"
    default: "\(value).x = \(newValue)"
    }
  }

  /// Returns its documentation comment, in an extension.
  /// - Parameter summary: Its first sentence, without the full stop.
  func comment(_ summary: String) -> String {
    let unit =
      switch Field.Unit(rawValue: text("unit")) {
      case .points: "In points; "
      case .seconds: "In seconds; "
      case .itemsPerSecond: "In items per second; "
      default: ""
      }
    let start = "    ///", rest = " \(unit)\(Self.defaultValue(json["standard"] ?? .null)) by default."
    let first = "\(start) \(summary)."
    return first + ((first + rest).count > 120 ? "\n" + start : "") + rest
  }

  private static func defaultValue(_ value: JSON) -> String {
    switch value {
    case .boolean(let value): value ? "True" : "False"
    case .number(let value): "\(value < 0 ? "−" : "")\(JSON.number(abs(value)).text())"
    case .object(let point): "(\(point["x"]?.text() ?? ""), \(point["y"]?.text() ?? ""))"
    case .array: "None"
    default: value.text()
    }
  }
}
