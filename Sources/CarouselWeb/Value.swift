import CWebShims
import CarouselEngine

/// Values of commands from the numbers of which JavaScript passes them.
package enum Value {
  /// Converts a number to a count or an index: clamped to ±1e9; 0 for NaN.
  package static func whole(_ value: Double) -> Int {
    let limit = 1e9
    return value >= limit ? 1_000_000_000 : value <= -limit ? -1_000_000_000 : value.isNaN ? 0 : Int(value)
  }

  /// Returns a number, or nil for NaN.
  package static func given(_ value: Double) -> Double? { value.isNaN ? nil : value }

  /// Returns a motion: classic (0), system (1) with a deceleration rate, or spring (2) with a response and a bounce. NaN is the
  /// default.
  package static func motion(_ profile: Int32, _ first: Double, _ second: Double) -> MotionProfile {
    switch profile {
    case 1: first.isNaN ? .system : .system(decelerationRate: first)
    case 2: .spring(response: first.isNaN ? 0.5 : first, bounce: second.isNaN ? 0 : second)
    default: .classic
    }
  }

  /// Returns the curve of the control points of a Bézier curve; nil for NaN.
  package static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> MomentumCurve? {
    x1.isNaN ? nil : .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Returns an option by the number of its kind. What is computed is computed by JavaScript, when it may have changed.
  package static func option(_ option: Int32, _ kind: Int32, _ value: Double, of carousel: Int32) -> Option {
    switch Option.Kind(rawValue: kind) {
    case .constant: .constant(value)
    case .computed: .computed { web_option(carousel, option, $0) }
    default: .default
    }
  }

  /// Returns a style by its number; any other number is a custom style, whose transforms JavaScript computes.
  package static func style(_ number: Int32, of carousel: Int32) -> AnyCarouselStyle {
    if let named = NamedStyle.numbered(Int(number)) { return named.style }
    // JavaScript may be called until transitions from it are over, after another style has been set.
    return AnyCarouselStyle { offset, scene in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 17) { matrix in
        let memory = matrix.baseAddress.unsafelyUnwrapped
        Records.write(scene.base, to: memory)
        memory[16] = 1
        web_transform(carousel, offset, scene.itemSize.width, scene.itemSize.height, memory, number)
        return Placement(Records.readTransform(from: memory), opacity: memory[16])
      }
    }
  }

  nonisolated(unsafe) static var previousIndexes: [Int] = []

  /// Takes the difference between the state of `countBefore` items and the one that was added.
  package static func changes(_ countBefore: Double) -> ItemChanges {
    let changes = ItemChanges(countBefore: whole(countBefore), previousIndexes: previousIndexes)
    previousIndexes = []
    return changes
  }
}
