import CarouselEngine

extension ValueShape {
  /// Returns the problems of a value; empty if it is valid. Known fields come first, in their order, then unknown ones
  /// in alphabetical order.
  public func problems(of value: JSON, at path: String = "") -> [ConfigurationProblem] {
    func expected(_ what: String) -> [ConfigurationProblem] {
      [ConfigurationProblem(path: path, message: "expected \(what), got \(Self.words(for: value))")]
    }
    switch self {
    case .boolean:
      return value.boolean == nil ? expected("true or false") : []
    case .number(let range, let orNone):
      if orNone, value == .null { return [] }
      let isWithin = value.number.map(range.contains) ?? false
      return isWithin ? [] : expected("a number \(Self.words(for: range))\(orNone ? ", or null" : "")")
    case .wholeNumber(let range):
      let isWithin = value.number.map { range.contains($0) && $0 == $0.rounded() } ?? false
      return isWithin ? [] : expected("a whole number \(Self.words(for: range))")
    case .choice(let names):
      let isOne = value.string.map(names.contains) ?? false
      return isOne ? [] : expected(names.map { JSON.quoted($0) }.joined(separator: " or "))
    case .text:
      return value.string == nil ? expected("text") : []
    case .curve:
      let isCurve = value.string.flatMap(MomentumCurve.init(text:)) != nil
      return isCurve ? [] : expected("a curve such as \"ease-in\" or \"cubic-bezier(0.4, 0, 0.2, 1)\"")
    case .path:
      guard let text = value.string else { return expected("text") }
      guard let problem = Self.problem(ofPath: text) else { return [] }
      return [ConfigurationProblem(path: path, message: problem)]
    case .viewBox:
      return value.string.flatMap(ViewBox.init(text:)) == nil ? expected("a view box such as \"0 0 100 60\"") : []
    case .list(let shape, let most, let onlyFirst):
      guard let values = value.array else { return expected("a list") }
      guard values.count <= most else {
        return [ConfigurationProblem(path: path, message: "expected at most \(most), got \(values.count)")]
      }
      return values.enumerated().flatMap { index, value -> [ConfigurationProblem] in
        let place = "\(path)[\(index)]"
        if index > 0, let onlyFirst, case .variants(let variants) = shape, value[variants.tag]?.string == onlyFirst {
          return [ConfigurationProblem(path: place, message: "\(JSON.quoted(onlyFirst)) has to come first")]
        }
        return shape.problems(of: value, at: place)
      }
    case .object(let members):
      guard let object = value.object else { return expected("an object") }
      return Self.problems(of: object, members: members, path: path, of: "")
    case .variants(let variants):
      guard let object = value.object else { return expected("an object") }
      return variants.problems(of: object, at: path)
    }
  }

  private static func problem(ofPath text: String) -> String? {
    do throws(PathError) {
      _ = try CarouselPath(svg: Array(text.utf8))
      return nil
    } catch {
      return "line \(error.line), column \(error.column): \(error.explanation)"
    }
  }

  static func problems(
    of object: [String: JSON], members: [Member], path: String, of owner: String, besides tag: String? = nil
  ) -> [ConfigurationProblem] {
    var problems: [ConfigurationProblem] = []
    for member in members {
      guard let value = object[member.name] else { continue }
      problems += member.shape.problems(of: value, at: Self.path(path, member.name))
    }
    let known = members.map { $0.name } + (tag.map { [$0] } ?? [])
    for name in object.keys.filter({ !known.contains($0) }).sorted(by: isOrderedBefore) {
      let message: String = "unknown field\(owner)\(suggestion(for: name, among: known))"
      problems.append(ConfigurationProblem(path: Self.path(path, name), message: message))
    }
    return problems
  }

  /// Returns the path of a member: after a dot, or in brackets if its name is not an identifier.
  static func path(_ path: String, _ name: String) -> String {
    let isWord =
      !name.isEmpty && name.utf8.allSatisfy { $0 == 0x24 || $0 == 0x5F || isLetterOrDigit($0) }
      && !(0x30...0x39).contains(name.utf8.first ?? 0)
    guard isWord else { return "\(path)[\(JSON.quoted(name))]" }
    return path.isEmpty ? name : "\(path).\(name)"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func words(for range: ClosedRange<Double>) -> String {
    "from \(JSON.text(of: range.lowerBound)) to \(JSON.text(of: range.upperBound))"
  }

  /// The maximum length of a quoted text in an error, in characters.
  private static let longestQuote = 40

  package static func words(for value: JSON) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return JSON.text(of: value)
    case .string(let text):
      // The first bytes of characters; continuation bytes are skipped.
      let starts = Array(text.utf8).enumerated().filter { $1 & 0xC0 != 0x80 }
      guard starts.count > longestQuote else { return JSON.quoted(text) }
      return JSON.quoted("\(String(decoding: text.utf8.prefix(starts[longestQuote].offset), as: UTF8.self))…")
    case .array: return "a list"
    case .object: return "an object"
    }
  }
}

extension ValueShape.Variants {
  func problems(of object: [String: JSON], at path: String) -> [ConfigurationProblem] {
    let place = ValueShape.path(path, tag)
    let name: String
    switch object[tag] {
    case nil:
      guard let defaultValue else {
        return [ConfigurationProblem(path: place, message: "missing; it is the name of the \(noun)")]
      }
      name = defaultValue
    case .string(let text): name = text
    case let value?:
      return [ConfigurationProblem(path: place, message: "expected text, got \(ValueShape.words(for: value))")]
    }
    guard let variant = all.first(where: { $0.name == name }) else {
      let message: String =
        "there is no \(noun) \(ValueShape.words(for: .string(name)))\(suggestion(for: name, among: all.map { $0.name }))"
      return [ConfigurationProblem(path: place, message: message)]
    }
    return ValueShape.problems(
      of: object, members: variant.members, path: path, of: " of \(JSON.quoted(name))", besides: tag)
  }

  /// Returns the fields of a variant.
  package func members(of name: String) -> [ValueShape.Member]? {
    all.first { $0.name == name }?.members
  }
}
