extension CarouselPath {
  /// Creates the path of an SVG: all commands, absolute and relative, also in compact notation.
  /// - Parameter svg: The value of the attribute `d`, as UTF-8.
  /// - Throws: The problem and its location. SVG draws an invalid path up to the error; a carousel rejects it.
  public init(svg: [UInt8]) throws(PathError) {
    do throws(UnlocatedPathError) { try self.init(text: svg) } catch { throw PathError(error, in: svg) }
  }

  /// Creates the path of an SVG.
  package init(text: [UInt8]) throws(UnlocatedPathError) {
    // Without a list of the curves, which can take as much memory as the path.
    var parser = PathParser(text: text, into: CarouselPath())
    try parser.parse()
    self = parser.curves
    guard count <= Self.mostPieces else { throw UnlocatedPathError(kind: .tooLong, offset: text.count) }
    finish(isClosed: parser.isClosed)
    guard length > 0 else { throw UnlocatedPathError(kind: .noLength, offset: text.count) }
  }

  /// The curves of an SVG path, one after another, for an editor, and whether it was closed by a Z.
  /// - Throws: What is wrong and where.
  package static func curves(svg: [UInt8]) throws(PathError) -> (curves: [Cubic], isClosed: Bool) {
    // Fewer points are easier to drag.
    var parser = PathParser(text: svg, into: [Cubic](), arcCuts: 2)
    do throws(UnlocatedPathError) {
      try parser.parse()
      guard !parser.curves.isEmpty else { throw UnlocatedPathError(kind: .noLength, offset: svg.count) }
    } catch {
      throw PathError(error, in: svg)
    }
    return (parser.curves, parser.isClosed)
  }
}

extension CarouselPath {
  /// Creates the path of an SVG: all commands, absolute and relative, also in compact notation.
  /// - Parameter svg: The value of the attribute `d`.
  /// - Throws: The problem and its location.
  public init(svg: String) throws(PathError) {
    try self.init(svg: Array(svg.utf8))
  }
}

/// Where a parser puts the curves that it reads.
protocol CurveSink {
  var count: Int { get }
  mutating func append(_ curve: Cubic)
}

extension [Cubic]: CurveSink {}

extension CarouselPath: CurveSink {
  var count: Int { pieces.count }
  mutating func append(_ curve: Cubic) { add(curve) }
}

/// Parses the path of an SVG by the grammar of SVG 2, 9.3.9.
struct PathParser<Curves: CurveSink> {
  private let text: [UInt8]
  private var index = 0
  /// What it has read: curves that have a length.
  private(set) var curves: Curves
  /// Whether a Z closed the path.
  private(set) var isClosed = false
  private var start = SIMD2<Double>(0, 0)
  private var current = SIMD2<Double>(0, 0)
  /// The last control point and the kind of the previous curve, which S and T reflect.
  private var control = SIMD2<Double>(0, 0)
  private var controlKind: UInt8 = 0
  private var hasBegun = false

  /// How often arcs are halved.
  private let arcCuts: Int

  init(text: [UInt8], into curves: Curves, arcCuts: Int = 3) {
    self.text = text
    self.curves = curves
    self.arcCuts = arcCuts
  }

  mutating func parse() throws(UnlocatedPathError) {
    skipSpace()
    guard index < text.count else { throw failure(.noLength) }
    while index < text.count {
      try parseCommand()
      skipSpace()
    }
  }

  private func failure(_ problem: PathError.Problem, at place: Int? = nil) -> UnlocatedPathError {
    UnlocatedPathError(kind: problem, offset: place ?? index)
  }

  // MARK: Commands

  private mutating func parseCommand() throws(UnlocatedPathError) {
    let place = index, letter = text[index]
    let command = letter & ~0x20
    let isMove = command == UInt8(ascii: "M"), isLetter = letter & 0x40 != 0
    guard hasBegun || (isMove && isLetter) else { throw failure(.startsWithoutMove) }
    guard isLetter, Self.commands.utf8CodeUnits.contains(command) else { throw failure(.expectedCommand) }
    hasBegun = true
    let isRelative = letter & 0x20 != 0
    index += 1
    if command == UInt8(ascii: "Z") {
      close()
      return
    }
    var isFirst = true
    repeat {
      try draw(isMove && !isFirst ? UInt8(ascii: "L") : command, isRelative, isFirst: isFirst, at: place)
      isFirst = false
    } while try isNumberNext()
  }

  private static var commands: StaticString { "MLHVCSQTAZ" }

  private mutating func close() {
    isClosed = true
    add(Cubic(from: current, to: start))
    current = start
    controlKind = 0
  }

  private mutating func draw(
    _ command: UInt8, _ isRelative: Bool, isFirst: Bool, at place: Int
  ) throws(UnlocatedPathError) {
    let origin = isRelative ? current : SIMD2(0, 0)
    var kind: UInt8 = 0
    var isFirst = isFirst
    func point(_ parser: inout PathParser) throws(UnlocatedPathError) -> SIMD2<Double> {
      let x = try parser.number(isFirst: isFirst)
      isFirst = false
      return SIMD2(x, try parser.number()) + origin
    }
    switch command {
    case UInt8(ascii: "M"):
      let end = try point(&self)
      let beginsPath = curves.count == 0
      guard beginsPath || end == current else { throw failure(.severalPieces, at: place) }
      if beginsPath { (start, current) = (end, end) }
    case UInt8(ascii: "H"):
      try line(to: SIMD2(try number(isFirst: isFirst) + origin.x, current.y), place)
    case UInt8(ascii: "V"):
      try line(to: SIMD2(current.x, try number(isFirst: isFirst) + origin.y), place)
    case UInt8(ascii: "L"):
      try line(to: point(&self), place)
    case UInt8(ascii: "C"):
      let (b, c, d) = (try point(&self), try point(&self), try point(&self))
      try curve(b, c, d, place)
      (control, kind) = (c, command)
    case UInt8(ascii: "S"):
      let b = controlKind == UInt8(ascii: "C") ? 2 * current - control : current
      let (c, d) = (try point(&self), try point(&self))
      try curve(b, c, d, place)
      (control, kind) = (c, UInt8(ascii: "C"))
    case UInt8(ascii: "Q"):
      let (b, d) = (try point(&self), try point(&self))
      try quadratic(b, d, place)
      kind = command
    case UInt8(ascii: "T"):
      let b = controlKind == UInt8(ascii: "Q") ? 2 * current - control : current
      try quadratic(b, try point(&self), place)
      kind = UInt8(ascii: "Q")
    default:
      try arc(origin, isFirst: isFirst, place)
    }
    controlKind = kind
  }

  private mutating func line(to end: SIMD2<Double>, _ place: Int) throws(UnlocatedPathError) {
    try curve(current + (end - current) / 3, end - (end - current) / 3, end, place)
  }

  private mutating func quadratic(_ b: SIMD2<Double>, _ d: SIMD2<Double>, _ place: Int) throws(UnlocatedPathError) {
    try curve(current + 2.0 / 3 * (b - current), d + 2.0 / 3 * (b - d), d, place)
    control = b
  }

  private mutating func curve(
    _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ place: Int
  ) throws(UnlocatedPathError) {
    try checkPiece(place)
    add(Cubic(current, b, c, d))
    current = d
  }

  private mutating func add(_ curve: Cubic) {
    if curve.b != curve.a || curve.c != curve.a || curve.d != curve.a { curves.append(curve) }
  }

  private mutating func arc(_ origin: SIMD2<Double>, isFirst: Bool, _ place: Int) throws(UnlocatedPathError) {
    let radii = SIMD2(try number(isFirst: isFirst), try number())
    let degrees = try number()
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = SIMD2(try number(), try number()) + origin
    try checkPiece(place)
    guard end != current else { return }
    let arc = Arc(
      from: current, to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else { return try line(to: end, place) }
    arc.add(to: &curves, cuts: arcCuts)
    current = end
  }

  /// Refuses drawing after Z, which begins a second subpath, and paths without end.
  private func checkPiece(_ place: Int) throws(UnlocatedPathError) {
    if isClosed { throw failure(.severalPieces, at: place) }
    if curves.count >= CarouselPath.mostPieces { throw failure(.tooLong, at: place) }
  }

  // MARK: Tokens

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private mutating func skipSpace() {
    while index < text.count, Self.isSpace(text[index]) { index += 1 }
  }

  /// Skips white space and up to one comma between numbers.
  private mutating func skipSeparator() {
    skipSpace()
    if index < text.count, text[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  /// Returns whether the command continues with another number; after a comma it must.
  private mutating func isNumberNext() throws(UnlocatedPathError) -> Bool {
    skipSpace()
    guard index < text.count else { return false }
    let byte = text[index]
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || Self.isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func flag() throws(UnlocatedPathError) -> Bool {
    skipSeparator()
    guard index < text.count, text[index] == 0x30 || text[index] == 0x31 else { throw failure(.expectedFlag) }
    index += 1
    return text[index - 1] == 0x31
  }

  /// - Parameter isFirst: Whether it follows its command, where no comma is allowed.
  private mutating func number(isFirst: Bool = false) throws(UnlocatedPathError) -> Double {
    if isFirst { skipSpace() } else { skipSeparator() }
    let place = index
    let isNegative = sign()
    var value = 0.0, digits = 0, power = 0
    while let digit = digit() {
      // Digits beyond the precision of a double only shift the decimal point.
      if value < Self.mostDigits { value = value * 10 + digit } else { power += 1 }
      digits += 1
    }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      while let digit = digit() {
        digits += 1
        guard value < Self.mostDigits else { continue }
        value = value * 10 + digit
        power -= 1
      }
    }
    guard digits > 0 else { throw failure(.expectedNumber, at: place) }
    power += exponent()
    if value > 0 { value = power < 0 ? value / Self.ten(to: -power) : value * Self.ten(to: power) }
    guard value < CarouselPath.farthest else { throw failure(.numberTooLarge, at: place) }
    return isNegative ? -value : value
  }

  private static var mostDigits: Double { 1e17 }

  /// Reads a sign. Returns whether it is a minus.
  private mutating func sign() -> Bool {
    guard index < text.count else { return false }
    let isMinus = text[index] == UInt8(ascii: "-")
    if isMinus || text[index] == UInt8(ascii: "+") { index += 1 }
    return isMinus
  }

  private mutating func digit() -> Double? {
    guard index < text.count, Self.isDigit(text[index]) else { return nil }
    index += 1
    return Double(text[index - 1] - 0x30)
  }

  /// Reads an exponent, if there is a complete one.
  private mutating func exponent() -> Int {
    let place = index
    guard index < text.count, text[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    index += 1
    let isNegative = sign()
    var value = 0, digits = 0
    while let digit = digit() {
      value = min(9999, value * 10 + Int(digit))
      digits += 1
    }
    if digits == 0 { index = place }
    return isNegative ? -value : value
  }

  private static func ten(to power: Int) -> Double {
    var (result, base, rest) = (1.0, 10.0, power)
    while rest > 0 {
      if rest & 1 == 1 { result *= base }
      base *= base
      rest >>= 1
    }
    return result
  }
}

extension StaticString {
  fileprivate var utf8CodeUnits: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
