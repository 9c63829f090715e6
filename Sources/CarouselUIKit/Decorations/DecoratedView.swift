#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// A view with something about it that is drawn. It is as large as what it decorates; the rest hangs over. Decorations may be
  /// put into each other in any order.
  open class DecoratedView: UIView, PlacedView {
    /// What is decorated.
    public let content: UIView

    /// A decoration about a view, as large as the view is.
    public init(_ content: UIView) {
      self.content = content
      super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
      clipsToBounds = false
      addSubview(content)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
      super.layoutSubviews()
      arrange()
    }

    /// Puts everything where it belongs: called when the size has changed, or what is drawn.
    open func arrange() { fill(with: content) }

    open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

    /// Passes on to what is decorated where it is shown.
    open func didPlace(_ item: PlacedItem, on axis: Axis) {
      (content as? any PlacedView)?.didPlace(item, on: axis)
    }
  }
#endif
