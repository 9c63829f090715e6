// Bridged values, and Foundation's Swift API.
@_exported import Foundation
@_exported import CoreFoundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) { result = "" }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { NSArray() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) { result = [] }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}
extension Int: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) { result = 0 }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { 0 }
}
extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { NSSet() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) { result = [] }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) { result = [:] }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout [Key: Value]?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { [:] }
}

public typealias TimeInterval = Double
public typealias Bundle = NSBundle
public typealias NotificationCenter = NSNotificationCenter
public typealias OperationQueue = NSOperationQueue
public typealias Notification = NSNotification

public struct URL: Hashable, Sendable {}
public struct Data: Hashable, Sendable, Sequence {
  public init(_ bytes: some Sequence<UInt8>) {}
  public func makeIterator() -> IndexingIterator<[UInt8]> { [].makeIterator() }
}
public class URLResponse: NSObject {}
public class HTTPURLResponse: URLResponse { public var statusCode: Int { 200 } }
public final class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession()
  public func data(from url: URL) async throws -> (Data, URLResponse) { fatalError() }
}
public struct URLError: Error {
  public enum Code: Sendable { case badServerResponse, cannotDecodeContentData }
  public init(_ code: Code) {}
}

extension CGPoint: Equatable {
  public static var zero: CGPoint { CGPoint(x: 0 as CGFloat, y: 0) }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x && a.y == b.y }
}
extension CGSize: Equatable {
  public static var zero: CGSize { CGSize(width: 0 as CGFloat, height: 0) }
  public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width && a.height == b.height }
}
extension CGRect: Equatable {
  public static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func contains(_ point: CGPoint) -> Bool { false }
  public static func == (a: CGRect, b: CGRect) -> Bool { a.origin == b.origin && a.size == b.size }
}

// Foundation's NSObject.swift: key-value observing.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
public struct NSKeyValueObservedChange<Value> {}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
