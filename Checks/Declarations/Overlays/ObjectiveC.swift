// The overlay of the Objective-C runtime that the compiler expects: the Swift types of SEL and BOOL.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Equatable {
  var pointer: OpaquePointer?
  public init(_ name: String) { pointer = nil }
  public init(stringLiteral name: String) { pointer = nil }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Int8
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}
