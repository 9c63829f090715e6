import Foundation

// MARK: - Views of UIKit

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

@MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError() }
}

/// Creates a view of UIKit once, like SwiftUI, and updates it with each new value.
@MainActor
public final class Hosted<Representable: UIViewRepresentable> {
  private let coordinator: Representable.Coordinator
  private var representable: Representable
  public let view: Representable.UIViewType
  /// What the view inherits, from the next update on.
  public var environment: EnvironmentValues

  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    self.representable = representable
    coordinator = representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    view = representable.makeUIView(context: context)
    representable.updateUIView(view, context: context)
  }

  public func update(_ representable: Representable, transaction: Transaction = Transaction()) {
    self.representable = representable
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: transaction)
    representable.updateUIView(view, context: context)
  }

  /// Returns the size that the view chooses of a proposal; nil leaves it to its intrinsic size.
  public func size(in proposal: ProposedViewSize) -> CGSize? {
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    return representable.sizeThatFits(proposal, uiView: view, context: context)
  }
}

@MainActor
public final class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { root.set(rootView) } }
  public private(set) var root: HostedRoot
  public var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    root = HostedRoot(rootView)
    super.init()
  }

  public func sizeThatFits(in size: CGSize) -> CGSize { root.size(in: size) }
}
