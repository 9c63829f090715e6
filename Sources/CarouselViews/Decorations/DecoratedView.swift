#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view with a decoration drawn around it. It has the size of its content; the decoration overflows. Decorations
  /// can be nested in any order.
  open class DecoratedView: PlatformView, PlacedView {
    /// The decorated view.
    public let content: PlatformView

    /// Creates a decoration around a view, with the view's size.
    public init(_ content: PlatformView) {
      self.content = content
      super.init(frame: CGRect(origin: .zero, size: content.plainSize))
      #if !canImport(UIKit)
        wantsLayer = true
        // Before macOS 14, it is true by default.
        clipsToBounds = false
      #endif
      addSubview(content)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    #if canImport(UIKit)
      open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
      }
    #else
      open override var isFlipped: Bool { true }

      open override func layout() {
        super.layout()
        arrange()
      }
    #endif

    /// Lays out the parts: called when the size, or what is drawn, has changed.
    open func arrange() { fill(with: content) }

    open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

    /// Passes the item on to the decorated view.
    open func didPlace(_ item: PlacedItem, on axis: CarouselAxis) {
      (content as? any PlacedView)?.didPlace(item, on: axis)
    }
  }
#endif
