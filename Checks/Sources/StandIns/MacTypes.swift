// Of the headers that every system of Apple's brings along with Foundation, from the first Macintosh on (MacTypes.h): names that
// an app sees beside ours, and with which ours must not be mixed up.

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
