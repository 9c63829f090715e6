import CarouselConfiguration

extension JSON {
  /// The value as text on one line, as short as can be, members by the alphabet: what is equal is the same text.
  var line: String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return value.isFinite ? JSON.text(of: value) : "null"
    case .string(let value): return JSON.quoted(value)
    case .array(let values): return "[" + values.map { $0.line }.joined(separator: ",") + "]"
    case .object(let members):
      let names = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return "{" + names.map { JSON.quoted($0) + ":" + (members[$0]?.line ?? "null") }.joined(separator: ",") + "}"
    }
  }
}
