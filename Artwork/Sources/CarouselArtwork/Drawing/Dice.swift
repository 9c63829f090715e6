/// Numbers that look thrown and depend on nothing but a seed: SplitMix64 (Steele, Lea, Flood 2014).
struct Dice {
  private var state: UInt64

  /// - Parameter stream: Tells apart the things that are drawn for one index, so that a new throw in one of them doesn't
  ///   change the others.
  init(index: Int64, stream: UInt64) {
    state = UInt64(bitPattern: index) &* 0xD134_2543_DE82_EF95 &+ stream &* 0x9E37_79B9_7F4A_7C15
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to 1, without 1.
  @inline(never)
  mutating func unit() -> Float {
    Float(next() >> 40) * 0x1p-24
  }

  /// A number between two others.
  @inline(never)
  mutating func between(_ low: Float, _ high: Float) -> Float {
    mix(low, high, unit())
  }

  /// A whole number from 0 to `count`, without `count`. The upper bits alone, since `Int` has 32 on the web.
  @inline(never)
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % count
  }

  /// A whole number between two others, both included.
  @inline(never)
  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + below(high - low + 1)
  }

  /// True with the given probability.
  @inline(never)
  mutating func chance(_ probability: Float) -> Bool {
    unit() < probability
  }

  /// 1 or −1.
  mutating func sign() -> Float {
    chance(0.5) ? 1 : -1
  }
}
