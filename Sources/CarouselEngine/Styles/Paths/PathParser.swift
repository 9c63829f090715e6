extension CarouselPath {
  /// Creates the path of an SVG: all commands, absolute and relative, also in compact notation.
  /// - Parameter svg: The value of the attribute `d`, as UTF-8.
  /// - Throws: The problem and its location. SVG draws an invalid path up to the error; a carousel rejects it.
  public init(svg: [UInt8]) throws(PathError) {
    do throws(UnlocatedPathError) { try self.init(text: svg) } catch { throw PathError(error, in: svg) }
  }

  /// Creates the path of an SVG.
  /// - Complexity: O(*n*), where *n* is the length of the text; O(1) if it is too long.
  package init(text: [UInt8]) throws(UnlocatedPathError) {
    // Without a list of the curves, which can take as much memory as the path.
    var parser = PathParser(text: text, into: CarouselPath())
    try parser.parse()
    self = parser.curves
    guard partCount <= Self.mostPieces else { throw UnlocatedPathError(kind: .tooLong, offset: text.count) }
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
  /// Whether it has no curve yet.
  var isEmpty: Bool { get }
  /// How many parts the curves have been cut into.
  var partCount: Int { get }
  mutating func append(_ curve: Cubic)
}

extension [Cubic]: CurveSink {
  var partCount: Int { count }
}

extension CarouselPath: CurveSink {
  var isEmpty: Bool { pieces.isEmpty }
  mutating func append(_ curve: Cubic) { add(curve) }
}

/// Parses the path of an SVG by the grammar of SVG 2, 9.3.9. After a mistake, what it reads means nothing.
struct PathParser<Curves: CurveSink> {
  private let text: [UInt8]
  private var index = 0
  /// The first mistake.
  private var mistake: UnlocatedPathError?
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
  /// Whether the next number is the first after its command, where no comma is allowed.
  private var isFirst = true

  /// How often arcs are halved.
  private let arcCuts: Int

  init(text: [UInt8], into curves: Curves, arcCuts: Int = 3) {
    self.text = text
    self.curves = curves
    self.arcCuts = arcCuts
  }

  mutating func parse() throws(UnlocatedPathError) {
    guard text.count <= CarouselPath.longestText else {
      throw UnlocatedPathError(kind: .textTooLong, offset: CarouselPath.longestText)
    }
    skipSpace()
    if index == text.count { note(.noLength, at: index) }
    while index < text.count, mistake == nil {
      parseCommand()
      skipSpace()
    }
    if let mistake { throw mistake }
  }

  private mutating func note(_ problem: PathError.Problem, at place: Int) {
    mistake = mistake ?? UnlocatedPathError(kind: problem, offset: place)
  }

  // MARK: Commands

  private mutating func parseCommand() {
    let place = index, letter = byte
    let command = letter & ~0x20
    let isMove = command == UInt8(ascii: "M"), isLetter = letter & 0x40 != 0
    guard hasBegun || (isMove && isLetter) else { return note(.startsWithoutMove, at: place) }
    guard isLetter, Self.commands.utf8CodeUnits.contains(command) else { return note(.expectedCommand, at: place) }
    hasBegun = true
    index += 1
    if command == UInt8(ascii: "Z") { return close() }
    isFirst = true
    var next = command
    repeat {
      let origin = letter & 0x20 != 0 ? current : SIMD2(0, 0)
      if next == UInt8(ascii: "M") {
        move(to: point(origin), at: place)
        next = UInt8(ascii: "L")
      } else {
        draw(next, from: origin)
        // Drawing after Z begins a second subpath.
        if isClosed { note(.severalPieces, at: place) }
        if curves.partCount > CarouselPath.mostPieces { note(.tooLong, at: place) }
      }
    } while mistake == nil && isNumberNext()
  }

  private static var commands: StaticString { "MLHVCSQTAZ" }

  private mutating func close() {
    isClosed = true
    add(Cubic(from: current, to: start))
    current = start
    controlKind = 0
  }

  private mutating func move(to end: SIMD2<Double>, at place: Int) {
    if curves.isEmpty { (start, current) = (end, end) } else if end != current { note(.severalPieces, at: place) }
    controlKind = 0
  }

  private mutating func draw(_ command: UInt8, from origin: SIMD2<Double>) {
    if command == UInt8(ascii: "A") {
      controlKind = 0
      return arc(origin)
    }
    // S and T continue the previous C and Q: their first control point is the last one, reflected.
    let isSmooth = command == UInt8(ascii: "S") || command == UInt8(ascii: "T")
    let kind = isSmooth ? (command == UInt8(ascii: "S") ? UInt8(ascii: "C") : UInt8(ascii: "Q")) : command
    var (b, c) = (controlKind == kind ? 2 * current - control : current, current)
    if !isSmooth, kind == UInt8(ascii: "C") || kind == UInt8(ascii: "Q") { b = point(origin) }
    var end = current
    switch kind {
    case UInt8(ascii: "H"): end.x = number() + origin.x
    case UInt8(ascii: "V"): end.y = number() + origin.y
    default:
      if kind == UInt8(ascii: "C") { c = point(origin) }
      end = point(origin)
    }
    controlKind = kind
    switch kind {
    case UInt8(ascii: "C"): control = c
    case UInt8(ascii: "Q"):
      control = b
      (b, c) = (current + 2.0 / 3 * (b - current), end + 2.0 / 3 * (b - end))
    default: return line(to: end)
    }
    add(Cubic(current, b, c, end))
    current = end
  }

  private mutating func line(to end: SIMD2<Double>) {
    add(Cubic(from: current, to: end))
    current = end
  }

  private mutating func add(_ curve: Cubic) {
    if curve.b != curve.a || curve.c != curve.a || curve.d != curve.a { curves.append(curve) }
  }

  private mutating func arc(_ origin: SIMD2<Double>) {
    let radii = point(SIMD2(0, 0)), degrees = number()
    let (isLarge, isClockwise) = (flag(), flag())
    let end = point(origin)
    guard end != current, mistake == nil else { return }
    let arc = Arc(
      from: current, to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else { return line(to: end) }
    arc.add(to: &curves, cuts: arcCuts)
    current = end
  }

  // MARK: Tokens

  /// The next byte; 0, which nothing begins with, at the end.
  private var byte: UInt8 { index < text.count ? text[index] : 0 }

  /// Skips a byte if it is next. Returns whether it was.
  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B) { index += 1 }
  }

  /// Skips white space and up to one comma between numbers.
  private mutating func skipSeparator() {
    skipSpace()
    if skip(UInt8(ascii: ",")) { skipSpace() }
  }

  /// Returns whether the command continues with another number; after a comma it must.
  private mutating func isNumberNext() -> Bool {
    skipSpace()
    return Self.numberStarts.utf8CodeUnits.contains(byte)
  }

  private static var numberStarts: StaticString { ",.-+0123456789" }

  private mutating func flag() -> Bool {
    skipSeparator()
    if skip(UInt8(ascii: "0")) { return false }
    if !skip(UInt8(ascii: "1")) { note(.expectedFlag, at: index) }
    return true
  }

  private mutating func point(_ origin: SIMD2<Double>) -> SIMD2<Double> {
    let x = number()
    return SIMD2(x, number()) + origin
  }

  private mutating func number() -> Double {
    if isFirst { skipSpace() } else { skipSeparator() }
    isFirst = false
    let place = index
    let isNegative = sign()
    var value = 0.0, digits = 0, power = 0
    while let digit = digit() {
      // Digits beyond the precision of a double only shift the decimal point.
      if value < Self.mostDigits { value = value * 10 + digit } else { power += 1 }
      digits += 1
    }
    if skip(UInt8(ascii: ".")) {
      while let digit = digit() {
        digits += 1
        guard value < Self.mostDigits else { continue }
        value = value * 10 + digit
        power -= 1
      }
    }
    if digits == 0 { note(.expectedNumber, at: place) }
    power += exponent()
    if value > 0 { value = power < 0 ? value / Self.ten(to: -power) : value * Self.ten(to: power) }
    if !(value < CarouselPath.farthest) { note(.numberTooLarge, at: place) }
    return isNegative ? -value : value
  }

  private static var mostDigits: Double { 1e17 }

  /// Reads a sign. Returns whether it is a minus.
  private mutating func sign() -> Bool {
    let isMinus = skip(UInt8(ascii: "-"))
    if !isMinus { _ = skip(UInt8(ascii: "+")) }
    return isMinus
  }

  private mutating func digit() -> Double? {
    let digit = byte &- 0x30
    guard digit < 10 else { return nil }
    index += 1
    return Double(digit)
  }

  /// Reads an exponent, if there is a complete one.
  private mutating func exponent() -> Int {
    let place = index
    guard byte | 0x20 == UInt8(ascii: "e") else { return 0 }
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
  var utf8CodeUnits: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
