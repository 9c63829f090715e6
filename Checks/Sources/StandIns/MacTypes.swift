// Names in headers that Foundation includes on all Apple systems (MacTypes.h): apps see them in addition to ours, so
// they must not be confused.

public struct Point {
  public var v: Int16
  public var h: Int16
}
public struct Rect {
  public var top, left, bottom, right: Int16
}
public typealias Size = Int
public typealias Style = UInt8
public typealias Fixed = Int32
public typealias ItemCount = UInt
public typealias TimeScale = Int32
public typealias Ptr = UnsafeMutablePointer<CChar>
