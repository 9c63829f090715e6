#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view with something about it that is drawn. It is as large as what it decorates; the rest hangs over. Decorations may be
  /// put into each other in any order.
  open class DecoratedView: PlatformView, PlacedView {
    /// What is decorated.
    public let content: PlatformView

    /// A decoration about a view, as large as the view is.
    public init(_ content: PlatformView) {
      self.content = content
      super.init(frame: CGRect(origin: .zero, size: content.plainSize))
      #if !canImport(UIKit)
        wantsLayer = true
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

    /// Puts everything where it belongs: called when the size has changed, or what is drawn.
    open func arrange() { fill(with: content) }

    open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

    /// Passes on to what is decorated where it is shown.
    open func didPlace(_ item: PlacedItem, on axis: CarouselAxis) {
      (content as? any PlacedView)?.didPlace(item, on: axis)
    }
  }
#endif
