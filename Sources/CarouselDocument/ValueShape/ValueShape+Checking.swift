import CarouselEngine

extension ValueShape {
  /// Returns the problems of a value; empty if it is valid. Known fields come first, in their order, then unknown ones
  /// in alphabetical order. Of more than 100 problems, the last one says how many more there are.
  public func problems(of value: JSON, at path: String = "") -> [ConfigurationProblem] {
    var problems = Problems()
    check(value, at: path, &problems)
    return problems.first
  }

  package func check(_ value: JSON, at path: String, _ problems: inout Problems) {
    problems.steps += 1
    func expect(_ isValid: Bool, _ what: @autoclosure () -> String) {
      if !isValid { problems.add(path, "expected \(what()), got \(Self.words(for: value))") }
    }
    switch self {
    case .boolean: expect(value.boolean != nil, "true or false")
    case .number(let range, let orNone):
      let isWithin = value.number.map(range.contains) ?? (orNone && value == .null)
      expect(isWithin, "a number \(Self.words(for: range))\(orNone ? ", or null" : "")")
    case .wholeNumber(let range):
      let isWithin = value.number.map { range.contains($0) && $0 == $0.rounded() } ?? false
      expect(isWithin, "a whole number \(Self.words(for: range))")
    case .choice(let names):
      let isOne = value.string.map(names.contains) ?? false
      expect(isOne, names.map { JSON.quoted($0) }.joined(separator: " or "))
    case .text:
      guard let text = value.string else { return expect(false, "text") }
      Self.check(text, atMost: DocumentLimits.text, at: path, &problems)
    case .curve:
      let isCurve = value.string.flatMap(MomentumCurve.init(text:)) != nil
      expect(isCurve, "a curve such as \"ease-in\" or \"cubic-bezier(0.4, 0, 0.2, 1)\"")
    case .path:
      guard let text = value.string else { return expect(false, "text") }
      guard Self.check(text, atMost: CarouselPath.longestText, at: path, &problems) else { return }
      problems.steps += text.utf8.count
      if let problem = Self.problem(ofPath: text) { problems.add(path, problem) }
    case .viewBox:
      expect(value.string.flatMap(ViewBox.init(text:)) != nil, "a view box such as \"0 0 100 60\"")
    case .list(let shape, let most, let onlyFirst):
      guard let values = value.array else { return expect(false, "a list") }
      guard values.count <= most else { return problems.add(path, "expected at most \(most), got \(values.count)") }
      for (index, value) in values.enumerated() {
        let place: String = "\(path)[\(index)]"
        if index > 0, let onlyFirst, case .variants(let variants) = shape, value[variants.tag]?.string == onlyFirst {
          problems.add(place, "\(JSON.quoted(onlyFirst)) has to come first")
        } else {
          shape.check(value, at: place, &problems)
        }
      }
    case .object(let members):
      guard let object = value.object else { return expect(false, "an object") }
      Self.check(object, members: members, path: path, of: "", &problems)
    case .variants(let variants):
      guard let object = value.object else { return expect(false, "an object") }
      variants.check(object, at: path, &problems)
    }
  }

  /// Checks the length of a text. Returns whether it is short enough.
  @discardableResult private static func check(
    _ text: String, atMost most: Int, at path: String, _ problems: inout Problems
  ) -> Bool {
    let length = text.utf8.count
    if length > most { problems.add(path, "expected at most \(most) bytes, got \(length)") }
    return length <= most
  }

  private static func problem(ofPath text: String) -> String? {
    do throws(PathError) {
      _ = try CarouselPath(svg: Array(text.utf8))
      return nil
    } catch {
      return "line \(error.line), column \(error.column): \(error.explanation)"
    }
  }

  static func check(
    _ object: [String: JSON], members: [Member], path: String, of owner: String, besides tag: String? = nil,
    _ problems: inout Problems
  ) {
    for member in members {
      guard let value = object[member.name] else { continue }
      member.shape.check(value, at: Self.path(path, member.name), &problems)
    }
    guard object.count <= DocumentLimits.fields else {
      return problems.add(path, "expected at most \(DocumentLimits.fields) fields, got \(object.count)")
    }
    let known = members.map { $0.name } + (tag.map { [$0] } ?? [])
    problems.steps += object.count * known.count
    let unknown = object.keys.filter { !known.contains($0) }
    guard !problems.isFull else { return problems.add(count: unknown.count) }
    let sorted = unknown.sorted {
      problems.steps += min($0.utf8.count, $1.utf8.count, DocumentLimits.order)
      return isOrderedBefore($0, $1, bytes: DocumentLimits.order)
    }
    for name in sorted {
      problems.add(Self.path(path, name), "unknown field\(owner)", name: name, known: known)
    }
  }

  /// Returns the path of a member: after a dot, or in brackets if its name is not an identifier, or too long to show.
  static func path(_ path: String, _ name: String) -> String {
    let isWord =
      !name.isEmpty && name.utf8.count <= DocumentLimits.quote
      && name.utf8.allSatisfy { $0 == 0x24 || $0 == 0x5F || isLetterOrDigit($0) }
      && !(0x30...0x39).contains(name.utf8.first ?? 0)
    guard isWord else { return "\(path)[\(JSON.excerpt(name))]" }
    return path.isEmpty ? name : "\(path).\(name)"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func words(for range: ClosedRange<Double>) -> String {
    "from \(JSON.text(of: range.lowerBound)) to \(JSON.text(of: range.upperBound))"
  }

  package static func words(for value: JSON) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return JSON.text(of: value)
    case .string(let text): return JSON.excerpt(text)
    case .array: return "a list"
    case .object: return "an object"
    }
  }
}

extension ValueShape.Variants {
  func check(_ object: [String: JSON], at path: String, _ problems: inout Problems) {
    let place = ValueShape.path(path, tag)
    let name: String
    switch object[tag] {
    case nil:
      guard let defaultValue else {
        return problems.add(place, "missing; it is the name of the \(noun)")
      }
      name = defaultValue
    case .string(let text): name = text
    case let value?: return problems.add(place, "expected text, got \(ValueShape.words(for: value))")
    }
    guard let variant = all.first(where: { $0.name == name }) else {
      let known = all.map { $0.name }
      return problems.add(place, "there is no \(noun) \(JSON.excerpt(name))", name: name, known: known)
    }
    ValueShape.check(
      object, members: variant.members, path: path, of: " of \(JSON.quoted(name))", besides: tag, &problems)
  }

  /// Returns the fields of a variant.
  package func members(of name: String) -> [ValueShape.Member]? {
    all.first { $0.name == name }?.members
  }
}
