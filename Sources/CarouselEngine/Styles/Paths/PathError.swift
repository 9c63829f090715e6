/// A problem in a path, and its location.
public struct PathError: Error, Equatable, Sendable {
  /// The kinds of problems.
  public enum Problem: Equatable, Sendable {
    /// The first command is not M or m.
    case startsWithoutMove
    /// Something is not a command, or is a command unknown to SVG.
    case expectedCommand
    /// A number is missing or malformed.
    case expectedNumber
    /// A flag of an arc, 0 or 1, is missing.
    case expectedFlag
    /// A number is too large.
    case numberTooLarge
    /// The path has several subpaths. Items can follow only one.
    case severalPieces
    /// The path has no length.
    case noLength
    /// The path has more than 100,000 pieces; a curve has several.
    case tooLong
    /// The text of the path has more than 240,000 bytes.
    case textTooLong
  }

  /// The problem.
  public var problem: Problem
  /// Its location, in bytes of UTF-8 from the beginning, from 0.
  public var offset: Int
  /// Its line, from 1.
  public var line: Int
  /// The character in that line, from 1.
  public var column: Int
}

/// A problem in a path at a byte of its text, for those who show no line and column.
package struct UnlocatedPathError: Error {
  var kind: PathError.Problem
  var offset: Int
}

extension PathError {
  /// Creates the error of a problem in a text.
  init(_ problem: UnlocatedPathError, in text: [UInt8]) {
    let offset = problem.offset
    self.init(problem: problem.kind, offset: offset, line: 1, column: 1)
    for byte in text.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A continuation byte does not count as a character.
        column += 1
      }
    }
  }

  /// The message in English.
  public var explanation: StaticString {
    switch problem {
    case .startsWithoutMove: "a path begins with M or m"
    case .expectedCommand: "expected a command: one of M L H V C S Q T A Z, or a small letter of these"
    case .expectedNumber: "expected a number"
    case .expectedFlag: "expected a flag, 0 or 1"
    case .numberTooLarge: "this number is too large"
    case .severalPieces: "the path goes on somewhere else, where items can't follow it"
    case .noLength: "the path has no length"
    case .tooLong: "the path has more than 100,000 pieces; a curve has several"
    case .textTooLong: "the path has more than 240,000 bytes"
    }
  }
}

extension PathError: CustomStringConvertible {
  public var description: String { "line \(line), column \(column): \(explanation)" }
}
