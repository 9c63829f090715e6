import Foundation

/// Observes a property until it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
  fileprivate weak var object: AnyObject?
  fileprivate let keyPath: AnyKeyPath
  fileprivate let tell: @MainActor (AnyObject) -> Void

  fileprivate init(_ object: AnyObject, _ keyPath: AnyKeyPath, _ tell: @escaping @MainActor (AnyObject) -> Void) {
    (self.object, self.keyPath, self.tell) = (object, keyPath, tell)
  }
  public func invalidate() { object = nil }
}

public struct NSKeyValueObservedChange<Value> {}

@MainActor
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSWindow: _KeyValueCodingAndObserving {}
extension NSWorkspace: _KeyValueCodingAndObserving {}

@MainActor private var observations: [Weak<NSKeyValueObservation>] = []

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self, keyPath) { object in
      if let object = object as? Self { changeHandler(object, NSKeyValueObservedChange()) }
    }
    observations = observations.filter { $0.object != nil } + [Weak(observation)]
    return observation
  }

  func didChange(_ keyPath: AnyKeyPath) {
    for observation in observations.compactMap(\.object)
    where observation.object === self && observation.keyPath == keyPath {
      observation.tell(self)
    }
  }
}
