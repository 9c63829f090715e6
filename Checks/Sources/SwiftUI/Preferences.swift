import Foundation

// What hosted views hand to the views around them, and what they do while they exist.

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The value of a preference.
public struct Preference {
  let key: ObjectIdentifier
  public let value: Any
}

/// Observes a preference of the views inside.
struct PreferenceObserver {
  let key: ObjectIdentifier
  let isSame: (Any, Any) -> Bool
  let action: (Any) -> Void
}

/// A task that begins with the view's identity, and is cancelled at its end.
struct HostedTask { let action: @Sendable () async -> Void }

extension View {
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    Modified(content: self, value: Preference(key: ObjectIdentifier(key), value: value))
  }

  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @Sendable (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    Modified(
      content: self,
      value: PreferenceObserver(
        key: ObjectIdentifier(key), isSame: { $0 as? Key.Value == $1 as? Key.Value },
        action: { if let value = $0 as? Key.Value { action(value) } }))
  }

  public func task(_ action: @escaping @Sendable () async -> Void) -> some View {
    Modified(content: self, value: HostedTask(action: action))
  }
}

/// The preferences of a hosted view, and its tasks, as long as it has the same identity.
@MainActor
final class HostedLife {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tasks: [Task<Void, Never>] = []

  init(tasks: [HostedTask]) { self.tasks = tasks.map { Task(operation: $0.action) } }

  deinit { for task in tasks { task.cancel() } }

  /// Tells observers of values that have changed. The modifiers are in order, the outermost first.
  func observe(_ modifications: [Any]) {
    for (place, modification) in modifications.enumerated() {
      guard let observer = modification as? PreferenceObserver else { continue }
      let inner = modifications[place...].lazy.compactMap { $0 as? Preference }.first { $0.key == observer.key }
      guard let value = inner?.value else { continue }
      if let old = values[observer.key], observer.isSame(old, value) { continue }
      values[observer.key] = value
      observer.action(value)
    }
  }
}

@propertyWrapper
@MainActor
public struct StateObject<Object: ObservableObject> {
  public let wrappedValue: Object
  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
}
