#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// An item's view that hosts a SwiftUI view and has its ideal size.
  @MainActor
  final class HostingItemView: PlatformView {
    #if canImport(UIKit) && !os(watchOS)
      private let host = UIHostingController(rootView: AnyView(EmptyView()))
      private var hosted: PlatformView { host.view }
    #else
      private let host = NSHostingView(rootView: AnyView(EmptyView()))
      private var hosted: PlatformView { host }
    #endif

    /// The content.
    private(set) var shown: AnyView?

    private init() {
      super.init(frame: .zero)
      addSubview(hosted)
      #if canImport(UIKit) && !os(watchOS)
        hosted.backgroundColor = nil
      #endif
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns a view that shows some content: a recycled one, or a new one.
    static func showing(_ content: AnyView, reusing view: PlatformView?) -> HostingItemView {
      let view = view as? HostingItemView ?? HostingItemView()
      view.show(content)
      return view
    }

    /// Returns the hosting view within a view's decorations.
    static func within(_ view: PlatformView) -> HostingItemView? {
      (view as? DecoratedView).flatMap { within($0.content) } ?? view as? HostingItemView
    }

    /// Shows other content, and takes its size.
    func show(_ content: AnyView) {
      shown = content
      host.rootView = content
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      #if canImport(UIKit) && !os(watchOS)
        let size = host.sizeThatFits(in: limit)
        bounds.size = size
        hosted.bounds.size = size
        hosted.center = CGPoint(x: size.width / 2, y: size.height / 2)
      #else
        _ = limit
        setFrameSize(host.fittingSize)
        host.frame = bounds
      #endif
    }
  }

  extension PlatformView {
    /// Updates the decorations to the size of changed content, and redraws them.
    func takeUpContent() {
      guard let decorated = self as? DecoratedView else { return }
      decorated.content.takeUpContent()
      (decorated as? DoubleSidedView)?.back.takeUpContent()
      let size = decorated.content.bounds.size
      #if canImport(UIKit) && !os(watchOS)
        if bounds.size != size { bounds.size = size }
      #else
        if frame.size != size { setFrameSize(size) }
      #endif
      (decorated as? CachedView)?.refresh()
    }
  }
#endif
