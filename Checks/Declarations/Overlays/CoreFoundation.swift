// The number type of coordinates.
@_exported import CoreFoundation

@frozen public struct CGFloat: Hashable, Sendable {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
}
extension CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, SignedNumeric {
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init?(exactly value: some BinaryInteger) { native = Double(value) }
  public var magnitude: CGFloat { CGFloat(abs(native)) }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
  public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
  public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
  public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
  public var isFinite: Bool { native.isFinite }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
}
extension Double { public init(_ value: CGFloat) { self = value.native } }
extension Float { public init(_ value: CGFloat) { self = Float(value.native) } }
extension Int { public init(_ value: CGFloat) { self = Int(value.native) } }
