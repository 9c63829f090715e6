/// What is wrong with a path, and where.
public struct PathError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The first command has to be M or m.
    case startsWithoutMove
    /// There is something that is no command, or a command that SVG doesn't know.
    case expectedCommand
    /// A number is missing, or isn't one.
    case expectedNumber
    /// A flag of an arc is missing: 0 or 1.
    case expectedFlag
    /// A number is too large.
    case numberTooLarge
    /// The path has several pieces. Items can follow one piece only.
    case severalPieces
    /// The path has no length.
    case noLength
  }

  /// What is wrong.
  public var problem: Problem
  /// Where, in bytes of UTF-8 from the beginning, from 0.
  public var offset: Int
  /// The line, from 1.
  public var line: Int
  /// The character in that line, from 1.
  public var column: Int
}

extension PathError {
  /// An error at a byte of a text.
  init(_ problem: Problem, at offset: Int, in text: [UInt8]) {
    self.init(problem: problem, offset: offset, line: 1, column: 1)
    for byte in text.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A continuation byte is no character of its own.
        column += 1
      }
    }
  }

  /// What was expected, in English.
  public var explanation: StaticString {
    switch problem {
    case .startsWithoutMove: "a path begins with M or m"
    case .expectedCommand: "expected a command: one of M L H V C S Q T A Z, or a small letter of these"
    case .expectedNumber: "expected a number"
    case .expectedFlag: "expected a flag, 0 or 1"
    case .numberTooLarge: "this number is too large"
    case .severalPieces: "the path goes on somewhere else, where items can't follow it"
    case .noLength: "the path has no length"
    }
  }
}

extension PathError: CustomStringConvertible {
  public var description: String { "line \(line), column \(column): \(explanation)" }
}
