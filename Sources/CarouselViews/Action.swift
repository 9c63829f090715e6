#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A closure as a target with an action. Objects that retain their target, like a display link, retain this instead
  /// of a view.
  @MainActor
  final class Action<Sender>: NSObject {
    private let body: (Sender) -> Void

    init(_ body: @escaping (Sender) -> Void) {
      self.body = body
    }

    #if canImport(ObjectiveC)
      @objc func run(_ sender: AnyObject) { send(sender) }
      static var selector: Selector { #selector(run(_:)) }
    #else
      static var selector: Selector { Selector { target, sender in (target as? Action<Sender>)?.send(sender) } }
    #endif

    private func send(_ sender: Any) {
      if let sender = sender as? Sender { body(sender) }
    }
  }
#endif
