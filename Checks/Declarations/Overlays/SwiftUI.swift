// The part of SwiftUI, and of Combine, that the carousel's views and the example use, with the isolation and the availability of
// the SDK.
@_exported import Foundation
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { _ConditionalContent() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { _ConditionalContent() }
}

public struct TupleView<Content>: View {
  public nonisolated init(_ content: Content) {}
  public var body: Never { fatalError() }
}
public struct _ConditionalContent<A, B>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct ModifiedContent<Content, Modifier>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  public nonisolated init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}
public struct Text: View {
  public nonisolated init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}
public struct VStack<Content: View>: View {
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { fatalError() }
}
public struct Color: View, Hashable, Sendable {
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public var body: Never { fatalError() }
}
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
public struct RoundedRectangle: View, Sendable {
  public nonisolated init(cornerRadius: CGFloat) {}
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
  public var body: Never { fatalError() }
}
public struct Picker<Label: View, Value: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}
extension Picker where Label == Text {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EmptyView()
  }
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { EmptyView() }
  public nonisolated func padding() -> some View { EmptyView() }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View { EmptyView() }
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    EmptyView()
  }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable { EmptyView() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}
extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
}

// MARK: - Apps

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() {}
}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// MARK: - Values

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}
public struct Transaction {
  public init() {}
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    fatalError()
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}

// MARK: - Combine

public final class ObservableObjectPublisher {
  public init() {}
  public func send() {}
}
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}
extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}
@propertyWrapper @MainActor @preconcurrency public struct ObservedObject<Object: ObservableObject> {
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Object
}
@propertyWrapper @MainActor @preconcurrency public struct StateObject<Object: ObservableObject> {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { fatalError() }
}

// MARK: - Views of the toolkit

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *) public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

#if canImport(UIKit)
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
  }
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @available(iOS 16.0, tvOS 16.0, *) @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  }
  extension UIViewRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }
  extension UIViewRepresentable {
    @available(iOS 16.0, tvOS 16.0, *) @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError() }
  }
  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public var rootView: Content
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
    @available(iOS 16.4, tvOS 16.4, *) public var safeAreaRegions: SafeAreaRegions {
      get { .all }
      set {}
    }
  }
#else
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
  }
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @available(macOS 13.0, *) @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  }
  extension NSViewRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }
  extension NSViewRepresentable {
    @available(macOS 13.0, *) @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError() }
  }
  @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public var rootView: Content
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
    @available(macOS 13.3, *) public var safeAreaRegions: SafeAreaRegions {
      get { .all }
      set {}
    }
  }
#endif
