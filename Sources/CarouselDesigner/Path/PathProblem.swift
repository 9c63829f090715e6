import CarouselEngine

/// The problem of a path, with the surrounding text.
public struct PathProblem: Equatable, Sendable {
  /// The problem, for example `line 1, column 16: expected a command`.
  public let message: String
  /// The text before the error, the invalid part, which is empty at the end, and some of the text after it.
  public let before: String, there: String, after: String

  init(_ error: PathError, in text: String) {
    message = "line \(error.line), column \(error.column): \(error.explanation)"
    let scalars = text.unicodeScalars
    let fault = scalars.index(in: text, utf8Offset: error.offset)
    before = String(scalars[..<fault].suffix(Self.shownBefore))
    there = String(scalars[fault...].prefix(1))
    after = String(scalars[fault...].dropFirst().prefix(Self.shownAfter))
  }

  private static let shownBefore = 14
  private static let shownAfter = 11
}

extension String.UnicodeScalarView {
  /// Returns the character that contains a UTF-8 byte.
  fileprivate func index(in text: String, utf8Offset offset: Int) -> Index {
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: Swift.min(offset, text.utf8.count))
    return place.samePosition(in: self) ?? endIndex
  }
}
