#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  #if canImport(UIKit)
    import UIKit

    typealias HostingController = UIHostingController<AnyView>
    typealias PlatformController = UIViewController
  #else
    import AppKit

    typealias HostingController = NSHostingController<AnyView>
    typealias PlatformController = NSViewController
  #endif

  /// An item's view that hosts a SwiftUI view.
  @MainActor
  final class HostingItemView: PlatformView, PlacedView {
    let host = HostingController(rootView: AnyView(EmptyView()))
    private var hosted: PlatformView { host.view }
    private let place = ItemOffset()
    let marks = ShownMarks()

    /// The content.
    private(set) var shown: HostedContent?
    private var measured: ItemMeasure?
    /// The values of preferences that the content has set, by the types of their keys.
    var preferences: [ObjectIdentifier: Any] = [:]

    private init() {
      super.init(frame: .zero)
      // Items are transformed: bars and the keyboard must not shift what is in them.
      if #available(iOS 16.4, tvOS 16.4, macOS 13.3, *) { host.safeAreaRegions = [] }
      addSubview(hosted)
      #if canImport(UIKit)
        hosted.backgroundColor = nil
      #endif
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns a view that shows some content: a recycled one, or a new one.
    static func showing(_ content: HostedContent, measure: ItemMeasure, reusing view: PlatformView?) -> HostingItemView
    {
      let view = view as? HostingItemView ?? HostingItemView()
      view.show(content, measure: measure)
      return view
    }

    /// Returns the hosting view within a view's decorations.
    static func within(_ view: PlatformView) -> HostingItemView? {
      (view as? DecoratedView).flatMap { within($0.content) } ?? view as? HostingItemView
    }

    /// Shows some content, and takes its size. Nothing happens if it is shown already.
    /// - Returns: Whether anything has changed.
    @discardableResult
    func show(_ content: HostedContent, measure: ItemMeasure, transaction: Transaction = Transaction()) -> Bool {
      let isShown = shown?.isSame(as: content, at: place.offset) ?? false
      place.styled = content.transition
      if !isShown {
        place.styles += 1
        // Another element begins without values, and sets its own.
        if shown?.id != content.id {
          preferences = [:]
          mark(with: [])
        }
        shown = content
        withTransaction(transaction) { host.rootView = content.root(at: place, in: self) }
      }
      guard !isShown || measured != measure else { return false }
      measured = measure
      plainSize = measure.size(of: host.sizeThatFits(in: measure.proposal))
      return true
    }

    // The hosted view fills it, however large the carousel makes it.
    #if canImport(UIKit)
      override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = bounds
      }
    #else
      override func layout() {
        super.layout()
        hosted.frame = bounds
      }
    #endif

    /// Moves the content to an offset, in items from the middle, if it is styled by that.
    func move(to offset: Double) {
      if place.offset != offset { place.offset = offset }
    }

    func didPlace(_ item: PlacedItem, on axis: CarouselAxis) { mark(with: item.marks) }

    /// Publishes new marks: each change updates the views that read them.
    private func mark(with new: ItemMarks) {
      if marks.marks != new { marks.marks = new }
    }

    // MARK: The parent of the controller

    #if canImport(UIKit)
      override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
      }
    #else
      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        windowDidChange()
      }
    #endif

    /// Makes the controller a child of the one around it, while it is in a window: so SwiftUI knows when it appears.
    private func windowDidChange() {
      let parent = window == nil ? nil : surroundingController
      guard host.parent !== parent else { return }
      hosted.removeFromSuperview()
      #if canImport(UIKit)
        if host.parent != nil {
          host.willMove(toParent: nil)
          host.removeFromParent()
        }
        // A child's view is added after the child.
        parent?.addChild(host)
        addSubview(hosted)
        if parent != nil { host.didMove(toParent: parent) }
      #else
        host.removeFromParent()
        parent?.addChild(host)
        addSubview(hosted)
      #endif
    }

    private var surroundingController: PlatformController? {
      #if canImport(UIKit)
        let responders = sequence(first: self as UIResponder, next: { $0.next })
      #else
        let responders = sequence(first: self as NSResponder, next: { $0.nextResponder })
      #endif
      return responders.lazy.compactMap { $0 as? PlatformController }.first
    }
  }

  extension PlatformView {
    /// Updates the decorations to the size of changed content, and redraws them.
    func takeUpContent() {
      guard let decorated = self as? DecoratedView else { return }
      decorated.content.takeUpContent()
      (decorated as? DoubleSidedView)?.back.takeUpContent()
      let size = decorated.content.plainSize
      if plainSize != size { plainSize = size }
      (decorated as? CachedView)?.refresh()
    }
  }
#endif
