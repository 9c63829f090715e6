import Foundation

// How views are hosted: what is offered to them, what they inherit, and how long their state lives.

/// A view that has a size itself, whatever is offered to it.
@MainActor
public protocol Sized { var size: CGSize { get } }

/// A view that takes what is offered to it.
@MainActor
public protocol Flexible {}

extension Color: Flexible {}
extension RoundedRectangle: Flexible {}
extension Circle: Flexible {}

/// A view with a modifier.
@MainActor
public struct Modified<Content: View, Value>: View, Modification {
  public let content: Content
  public let value: Value
  public var body: Never { fatalError() }
  public var modified: any View { content }
  public var anyValue: Any { value }
}

@MainActor
public protocol Modification {
  var modified: any View { get }
  var anyValue: Any { get }
}

/// An identity: views with another one are other views, with state of their own.
public struct Identity: Hashable { let id: AnyHashable }

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { Modified(content: self, value: Identity(id: AnyHashable(id))) }
  public func environment<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    var values = EnvironmentValues()
    values[keyPath: key] = value
    return Modified(content: self, value: values)
  }
}

/// A modifier of an app.
@MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct ModifierContent<Modifier>: View {
  public init() {}
  public var body: Never { fatalError() }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    Modified(content: self, value: modifier)
  }
}

/// The regions that a view extends into.
public struct IgnoredRegions { public let regions: SafeAreaRegions }

extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View {
    Modified(content: self, value: IgnoredRegions(regions: regions))
  }
}

/// The largest size that a view takes, of what is offered to it.
struct FlexibleFrame { let width, height: CGFloat? }

extension View {
  public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View {
    Modified(content: self, value: FlexibleFrame(width: maxWidth, height: maxHeight))
  }
}

/// The values that views inherit: a copy shares its storage until it is changed.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }
  private var storage = Storage([:])
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { storage = Storage(storage.values.merging([ObjectIdentifier(key): newValue]) { $1 }) }
  }

  /// An object that views inherit: SwiftUI keeps those of `environmentObject(_:)` among these values as well.
  public subscript<Object: ObservableObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { storage = Storage(storage.values.merging([ObjectIdentifier(type): newValue as Any]) { $1 }) }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction: Sendable {
  public var animation: Animation?
  public init(animation: Animation? = nil) { self.animation = animation }
  @MainActor static var current = Transaction()
}

@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return body()
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
}

// MARK: - Objects that views observe

public protocol ObservableObject: AnyObject {}

/// How often published values have been set, each of which causes updates.
public enum Publishing { nonisolated(unsafe) public static var count = 0 }

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value { didSet { Publishing.count += 1 } }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
@MainActor
public struct ObservedObject<Object: ObservableObject> {
  public let wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

// MARK: - What a hosting controller does

/// The size that is proposed to a view; nil leaves a length to it.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// A view that has a size by what is offered to it, such as a text that wraps.
@MainActor
public protocol Wrapping { func size(in proposal: CGSize) -> CGSize }

/// The state of a hosted view, such as what was typed into it.
@MainActor
public final class HostedState {
  public var text = ""
}

/// A hosted view: the toolkit's hosting controllers are made of it.
@MainActor
public struct HostedRoot {
  /// How often a root view was set, and measured, since the last reset.
  public static var settings = 0
  public static var measurements = 0

  private var modifications: [Any] = []
  private var whole: Any
  /// The view without its modifiers.
  public private(set) var content: Any
  /// Begins anew when the view's identity changes.
  public private(set) var state = HostedState()
  /// The transaction in which the view was set.
  public private(set) var transaction = Transaction()
  private var identities: [Identity] = []
  private var life = HostedLife(tasks: [])

  init(_ view: Any) {
    (whole, content) = (view, view)
    show(view)
  }

  mutating func set(_ view: Any) {
    Self.settings += 1
    show(view)
  }

  private mutating func show(_ view: Any) {
    (whole, content, modifications, transaction) = (view, view, [], Transaction.current)
    while true {
      if let any = content as? AnyView {
        content = any.content
      } else if let modification = content as? any Modification {
        modifications.append(modification.anyValue)
        content = modification.modified
      } else {
        break
      }
    }
    let ids = modifications.compactMap { $0 as? Identity }
    if ids != identities {
      state = HostedState()
      life = HostedLife(tasks: modifications.compactMap { $0 as? HostedTask })
    }
    identities = ids
    life.observe(modifications)
  }

  /// The environment that it inherits.
  public var environment: EnvironmentValues {
    modifications.lazy.compactMap { $0 as? EnvironmentValues }.first ?? EnvironmentValues()
  }

  /// Returns the outermost modifier of a type.
  public func modifier<Modifier: ViewModifier>(_ type: Modifier.Type) -> Modifier? {
    modifications.lazy.compactMap { $0 as? Modifier }.first
  }

  /// The regions of the safe area that do not shift it.
  public var ignoredRegions: SafeAreaRegions {
    modifications.lazy.compactMap { $0 as? IgnoredRegions }.first?.regions ?? []
  }

  func size(in proposal: CGSize) -> CGSize {
    Self.measurements += 1
    return Self.size(of: whole, in: proposal)
  }

  private static func size(of view: Any, in proposal: CGSize) -> CGSize {
    if view is any Flexible { return proposal }
    if let sized = view as? any Sized { return sized.size }
    if let wrapping = view as? any Wrapping { return wrapping.size(in: proposal) }
    guard let inner = inner(view) else { return .zero }
    let own = size(of: inner, in: proposal)
    guard let frame = (view as? any Modification)?.anyValue as? FlexibleFrame else { return own }
    return CGSize(
      width: frame.width.map { min($0, proposal.width) } ?? own.width,
      height: frame.height.map { min($0, proposal.height) } ?? own.height)
  }
}

/// Returns the view inside another one, if there is one: that of a modifier, of a condition, or its body.
@MainActor
private func inner(_ view: Any) -> Any? {
  switch view {
  case let any as AnyView: any.content
  case let modification as any Modification: modification.modified
  case let choice as any Choice: choice.chosen
  case let composed as any View: composed.evaluated
  default: nil
  }
}

/// Returns the outermost view of a type inside another one.
@MainActor
public func firstView<V: View>(_ type: V.Type, in view: Any) -> V? {
  view as? V ?? inner(view).flatMap { firstView(type, in: $0) }
}

extension View {
  /// Its body; nil if it has none.
  fileprivate var evaluated: Any? { Body.self == Never.self ? nil : body }
}
