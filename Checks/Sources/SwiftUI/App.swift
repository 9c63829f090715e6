import Foundation

// Names that apps use besides views.

@MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension App {
  public static func main() {}
}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}

@MainActor
public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A value retained by a view.
@propertyWrapper
@MainActor
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

public struct Color: View, Sendable {
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public var body: Never { fatalError() }
}

public struct RoundedRectangle: View {
  public init(cornerRadius: CGFloat) {}
  public func fill(_ color: Color) -> some View { self }
  public var body: Never { fatalError() }
}

public struct Picker<Value: Hashable, Content: View>: View {
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct SensoryFeedback: Sendable {
  public static let selection = SensoryFeedback()
}

extension View {
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func padding() -> some View { self }
}
