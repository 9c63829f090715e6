import Foundation

// MARK: - Views of AppKit

@MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

@MainActor
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ view: NSViewType, context: Context)
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public var body: Never { fatalError() }
}

/// Creates a view of AppKit once, like SwiftUI, and updates it with each new value.
@MainActor
public final class Hosted<Representable: NSViewRepresentable> {
  private let coordinator: Representable.Coordinator
  public let view: Representable.NSViewType

  public init(_ representable: Representable) {
    coordinator = representable.makeCoordinator()
    let context = NSViewRepresentableContext<Representable>(coordinator: coordinator)
    view = representable.makeNSView(context: context)
    representable.updateNSView(view, context: context)
  }

  public func update(_ representable: Representable) {
    representable.updateNSView(view, context: NSViewRepresentableContext(coordinator: coordinator))
  }
}

@MainActor
public final class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  public override var fittingSize: NSSize {
    get { ((rootView as? AnyView)?.content as? any Sized)?.size ?? .zero }
    set {}
  }
}
