import Foundation

/// Orders names as people do: `Photo 2` before `photo 10`, whatever the case and the accents; a folder's pictures
/// stay together.
struct NaturalOrder: Comparable {
  private let folded: [UInt8]
  private let original: String

  /// - Parameter path: a name, or names with slashes between them.
  init(_ path: String) {
    // A slash sorts before anything that a name can hold, so that `a/…` and `a b/…` are not mixed; and a dot comes
    // next, so that `photo.jpg` is before `photo 2.jpg`.
    folded = path.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).utf8
      .map { $0 == UInt8(ascii: "/") ? 0 : $0 == UInt8(ascii: ".") ? 1 : $0 }
    original = path
  }

  static func == (a: NaturalOrder, b: NaturalOrder) -> Bool {
    a.original == b.original
  }

  static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    var (x, y) = (a.folded[...], b.folded[...])
    while let first = x.first, let second = y.first {
      if first.isDigit, second.isDigit {
        let (number, other) = (x.popNumber(), y.popNumber())
        // Without leading zeros the longer number is the greater one, however many digits there are.
        if number.count != other.count { return number.count < other.count }
        if number != other { return number.lexicographicallyPrecedes(other) }
      } else {
        if first != second { return first < second }
        x = x.dropFirst()
        y = y.dropFirst()
      }
    }
    if x.isEmpty != y.isEmpty { return x.isEmpty }
    return a.original < b.original
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Takes the digits at the front off, and returns them without leading zeros.
  fileprivate mutating func popNumber() -> ArraySlice<UInt8> {
    let digits = prefix(while: \.isDigit)
    self = dropFirst(digits.count)
    return digits.drop(while: { $0 == UInt8(ascii: "0") })
  }
}
