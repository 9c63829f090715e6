#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Whose a touch is: the carousel's, or that of something in an item.
  @MainActor
  enum TouchRules {
    /// Whether a touch may drag the carousel: not if it is on a scroll view that scrolls the same way, on a control that is
    /// dragged itself, or in another carousel of the same axis. From a button a drag may begin.
    static func mayDrag(from view: UIView?, in carousel: CarouselView) -> Bool {
      guard carousel.isScrollEnabled else { return false }
      return !views(from: view, to: carousel).contains { $0.keepsDrag(isVertical: carousel.isVertical) }
    }

    /// Whether a touch may become a tap on an item: not on a control or a text in it, and not in another carousel.
    static func isTap(on view: UIView?, in carousel: CarouselView) -> Bool {
      !views(from: view, to: carousel).contains { $0.keepsTap }
    }

    /// The view and what it is in, up to the carousel.
    private static func views(from view: UIView?, to carousel: CarouselView) -> [UIView] {
      var views: [UIView] = []
      var next = view
      while let view = next, view !== carousel {
        views.append(view)
        next = view.superview
      }
      return views
    }
  }

  extension UIView {
    fileprivate func keepsDrag(isVertical: Bool) -> Bool {
      switch self {
      case let scrollView as UIScrollView:
        let (content, extent) = (scrollView.contentSize, scrollView.bounds.size)
        let isLonger = isVertical ? content.height > extent.height : content.width > extent.width
        return scrollView.isScrollEnabled && isLonger
      case let inner as CarouselView:
        return inner.isScrollEnabled && inner.isVertical == isVertical && inner.numberOfItems > 0
      case let control as UIControl: return control.isEnabled && !(control is UIButton)
      default: return false
      }
    }

    fileprivate var keepsTap: Bool {
      switch self {
      case let control as UIControl: control.isEnabled
      case is CarouselView, is UITextView: true
      default: false
      }
    }
  }
#endif
