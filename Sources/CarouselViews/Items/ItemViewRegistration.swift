#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A kind of item views: how they are made, and filled with an element. Create it once, not for each item, and pass it to
  /// `CarouselView.dequeueView(using:for:element:)`.
  @MainActor
  public struct ItemViewRegistration<View: PlatformView, Element> {
    let kind = ViewKind()
    let make: () -> View
    let fill: (View, Int, Element) -> Void

    /// Creates a kind of views.
    /// - Parameters:
    ///   - make: Makes a view.
    ///   - fill: Fills a new or recycled view with the element at an index.
    public init(
      make: @escaping @MainActor () -> View,
      fill: @escaping @MainActor (_ view: View, _ index: Int, _ element: Element) -> Void
    ) {
      self.make = make
      self.fill = fill
    }
  }

  /// The identity of a kind of views.
  final class ViewKind: Sendable {}

  /// The recycled views of several kinds. The carousel recycles views in any order; one of another kind than its new item
  /// needs waits here.
  @MainActor
  final class ViewKinds {
    /// The maximum number of waiting views of each kind, as in the engine.
    private static let limit = 64
    private var waiting: [ObjectIdentifier: [PlatformView]] = [:]
    /// The views that are made for an identifier.
    var makers: [String: (kind: ViewKind, make: @MainActor () -> PlatformView)] = [:]
    /// The view that is offered for reuse, and the last one that was dequeued, with their kinds.
    private var offered, dequeued: (view: PlatformView, kind: ViewKind)?

    /// Asks the app for a view, which may dequeue one.
    /// - Returns: The view, and its kind if it has one.
    func view(reusing old: ItemView?, _ ask: () -> PlatformView) -> (PlatformView, ViewKind?) {
      offered = old.flatMap { item in item.kind.map { (item.content, $0) } }
      dequeued = nil
      let view = ask()
      if let offered, offered.view !== view, waiting[ObjectIdentifier(offered.kind), default: []].count < Self.limit {
        waiting[ObjectIdentifier(offered.kind), default: []].append(offered.view)
      }
      defer { (offered, dequeued) = (nil, nil) }
      return (view, dequeued?.view === view ? dequeued?.kind : view === old?.content ? old?.kind : nil)
    }

    /// Returns a recycled or a new view of a kind.
    func dequeue(_ kind: ViewKind, make: () -> PlatformView) -> PlatformView {
      let view: PlatformView
      if let offered, offered.kind === kind, dequeued == nil {
        view = offered.view
      } else {
        view = waiting[ObjectIdentifier(kind)]?.popLast() ?? make()
      }
      dequeued = (view, kind)
      return view
    }
  }

  // Several kinds of item views, for data sources that ignore the view that they are offered.
  extension CarouselView {
    /// Returns a view of a kind, recycled or new, filled with an element: for the data source to return.
    public func dequeueView<View: PlatformView, Element>(
      using registration: ItemViewRegistration<View, Element>, for index: Int, element: Element
    ) -> View {
      let view = kinds.dequeue(registration.kind) { registration.make() } as? View ?? registration.make()
      registration.fill(view, index, element)
      return view
    }

    /// Registers how the views with an identifier are made.
    public func registerViews(withIdentifier identifier: String, make: @escaping @MainActor () -> PlatformView) {
      kinds.makers[identifier] = (ViewKind(), make)
    }

    /// Returns a view with an identifier, recycled or new, or nil if the identifier is not registered.
    public func dequeueView(withIdentifier identifier: String) -> PlatformView? {
      kinds.makers[identifier].map { kinds.dequeue($0.kind, make: $0.make) }
    }
  }
#endif
