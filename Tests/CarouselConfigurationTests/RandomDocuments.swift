import CarouselConfiguration

/// Random numbers from a seed, the same on every platform (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension ValueShape {
  /// Returns a random value of a shape, with any of its fields.
  func randomValue(using random: inout SeededRandom) -> JSON {
    switch self {
    case .boolean: return .boolean(Bool.random(using: &random))
    case .number(let range, let orNone):
      if orNone, Int.random(in: 0..<4, using: &random) == 0 { return .null }
      let number = Double.random(in: range, using: &random)
      return .number(
        [number, (number * 8).rounded() / 8, range.lowerBound, range.upperBound]
          .filter(range.contains).randomElement(using: &random) ?? number)
    case .wholeNumber(let range):
      return .number(Double(Int.random(in: Int(range.lowerBound)...Int(range.upperBound), using: &random)))
    case .choice(let names): return .string(names.randomElement(using: &random) ?? "")
    case .text: return .string("text \(Int.random(in: 0..<100, using: &random))")
    case .curve:
      return .string(["linear", "ease-in-out", "cubic-bezier(0.4, -0.5, 0.2, 1)"].randomElement(using: &random) ?? "")
    case .path:
      return .string(
        ["M0 0L10 5", "m 1,2 c3 4 5 6 7 8z", "M0,0 A 5 5 0 1 0 10 10"].randomElement(using: &random) ?? "")
    case .viewBox: return .string("0 -5.5 \(Int.random(in: 1...500, using: &random)),60")
    case .list(let shape, let most, let onlyFirst):
      let values = (0..<Int.random(in: 0...min(most, 4), using: &random)).map { _ in
        shape.randomValue(using: &random)
      }
      guard let onlyFirst else { return .array(values) }
      return .array(values.enumerated().filter { $0 == 0 || $1["name"]?.string != onlyFirst }.map(\.element))
    case .object(let members): return .object(Self.randomMembers(members, using: &random))
    case .variants(let variants):
      guard let variant = variants.all.randomElement(using: &random) else { return [:] }
      var members = Self.randomMembers(variant.members, using: &random)
      if variant.name != variants.defaultValue || Bool.random(using: &random) {
        members[variants.tag] = .string(variant.name)
      }
      return .object(members)
    }
  }

  private static func randomMembers(_ members: [Member], using random: inout SeededRandom) -> [String: JSON] {
    var object: [String: JSON] = [:]
    for member in members where member.name == "version" || Bool.random(using: &random) {
      object[member.name] = member.shape.randomValue(using: &random)
    }
    return object
  }
}
