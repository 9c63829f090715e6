import Foundation

/// The fields of a JSON object, written in the given order, with the shortest digits that read back the same.
struct JSONText {
  private(set) var text = ""

  mutating func raw(_ name: String, _ value: String) {
    text += (text.isEmpty ? "" : ", ") + "\"\(name)\": \(value)"
  }

  mutating func field(_ name: String, _ value: Double) { raw(name, Self.number(value)) }

  mutating func field(_ name: String, _ values: [Double]) {
    raw(name, "[" + values.map(Self.number).joined(separator: ", ") + "]")
  }

  static func number(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// Returns any JSON value, with sorted keys; numbers that JSON does not support as text.
  static func value(_ object: Any) -> String {
    let object = writable(object)
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    guard JSONSerialization.isValidJSONObject([object]),
      let data = try? JSONSerialization.data(withJSONObject: object, options: options)
    else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func writable(_ object: Any) -> Any {
    switch object {
    case let values as [Any]: values.map(writable)
    case let fields as [String: Any]: fields.mapValues(writable)
    case let number as Double where !number.isFinite: Self.number(number).filter { $0 != "\"" }
    default: object
    }
  }
}
