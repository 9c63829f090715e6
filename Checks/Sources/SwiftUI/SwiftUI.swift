@_exported import Foundation
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

// The parts of SwiftUI that the carousel's views use. Views are values with content; nothing is rendered here.

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

// Names that the carousel's engine has as well.
public enum Axis: Sendable { case horizontal, vertical }
public protocol Scene {}
public struct Path: Equatable, Sendable {
  public init() {}
}

@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(first: a, second: b) }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
}

public struct Pair<A: View, B: View>: View {
  public let first: A
  public let second: B
  public var body: Never { fatalError() }
}

public enum Either<A: View, B: View>: View, Choice {
  case first(A), second(B)
  public var chosen: any View {
    switch self {
    case .first(let view): view
    case .second(let view): view
    }
  }
  public var body: Never { fatalError() }
}

@MainActor
public protocol Choice { var chosen: any View { get } }

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

/// A type-erased view.
public struct AnyView: View {
  public let content: Any
  public init<V: View>(_ view: V) { content = view }
  public var body: Never { fatalError() }
}

public struct Text: View {
  public let text: String
  public init(_ text: String) { self.text = text }
  public var body: Never { fatalError() }
}

public struct Circle: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
  public let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

public struct HStack<Content: View>: View {
  public let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public let data: Data
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
  }
  public var body: Never { fatalError() }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { Modified(content: self, value: opacity) }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
}

@propertyWrapper
@MainActor
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
