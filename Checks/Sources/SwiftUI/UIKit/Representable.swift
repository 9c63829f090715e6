import Foundation

// MARK: - Views of UIKit

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

@MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}

/// Creates a view of UIKit once, like SwiftUI, and updates it with each new value.
@MainActor
public final class Hosted<Representable: UIViewRepresentable> {
  private let coordinator: Representable.Coordinator
  public let view: Representable.UIViewType

  public init(_ representable: Representable) {
    coordinator = representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator)
    view = representable.makeUIView(context: context)
    representable.updateUIView(view, context: context)
  }

  public func update(_ representable: Representable) {
    representable.updateUIView(view, context: UIViewRepresentableContext(coordinator: coordinator))
  }
}

@MainActor
public final class UIHostingController<Content: View> {
  public var rootView: Content
  public let view: UIView! = UIView(frame: .zero)
  public init(rootView: Content) { self.rootView = rootView }
  public func sizeThatFits(in size: CGSize) -> CGSize {
    ((rootView as? AnyView)?.content as? any Sized)?.size ?? .zero
  }
}
