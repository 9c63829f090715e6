import Foundation

// MARK: - Views of AppKit

@MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

@MainActor
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ view: NSViewType, context: Context)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  public var body: Never { fatalError() }
}

/// Creates a view of AppKit once, like SwiftUI, and updates it with each new value.
@MainActor
public final class Hosted<Representable: NSViewRepresentable> {
  private let coordinator: Representable.Coordinator
  private var representable: Representable
  public let view: Representable.NSViewType
  /// What the view inherits, from the next update on.
  public var environment: EnvironmentValues

  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    self.representable = representable
    coordinator = representable.makeCoordinator()
    let context = NSViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    view = representable.makeNSView(context: context)
    representable.updateNSView(view, context: context)
  }

  public func update(_ representable: Representable, transaction: Transaction = Transaction()) {
    self.representable = representable
    let context = NSViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: transaction)
    representable.updateNSView(view, context: context)
  }

  /// Returns the size that the view chooses of a proposal; nil leaves it to its intrinsic size.
  public func size(in proposal: ProposedViewSize) -> CGSize? {
    let context = NSViewRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    return representable.sizeThatFits(proposal, nsView: view, context: context)
  }
}

@MainActor
public final class NSHostingController<Content: View>: NSViewController {
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
