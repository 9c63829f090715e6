#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// Decides whether a touch is for the carousel or for a view in an item.
  @MainActor
  enum TouchRules {
    /// Whether a touch may drag the carousel: not on a scroll view that scrolls along the same axis, or on a control that is
    /// dragged itself. A drag may begin on a button. A carousel in an item decides when it knows the drag's direction.
    static func mayDrag(from view: UIView?, in carousel: CarouselView) -> Bool {
      !views(from: view, to: carousel).contains { $0.keepsDrag(along: carousel.scrollDirection) }
    }

    /// Whether a touch may become a tap on an item: not on a control or on text in it, and not in another carousel.
    static func isTap(on view: UIView?, in carousel: CarouselView) -> Bool {
      !views(from: view, to: carousel).contains { $0.keepsTap }
    }

    /// Returns the carousels in the item at a point, the innermost first.
    static func carousels(at point: CGPoint, in carousel: CarouselView) -> [CarouselView] {
      views(from: carousel.hitTest(point, with: nil), to: carousel).compactMap { $0 as? CarouselView }
    }

    /// Whether a carousel is in a scroll view that scrolls along the same axis.
    static func isNested(_ carousel: CarouselView, in scrollView: UIScrollView) -> Bool {
      carousel.isDescendant(of: scrollView) && !scrollView.scrollDirections.isDisjoint(with: carousel.scrollDirection)
    }

    /// Returns the view and its ancestors, up to the carousel or to the window.
    fileprivate static func views(from view: UIView?, to carousel: CarouselView?) -> [UIView] {
      guard let view else { return [] }
      return Array(sequence(first: view, next: { $0.superview }).prefix { $0 !== carousel })
    }
  }

  extension CarouselView {
    /// Returns the directions in which content of an item scrolls at a point of the carousel. A carousel in an item
    /// handles wheels itself, and passes on what it does not use.
    func contentScrollDirections(at point: CGPoint) -> ScrollDirections {
      TouchRules.views(from: hitTest(point, with: nil), to: self).scrollDirections
    }

    /// Whether a drag with a translation is for it, or for a view around it.
    func takesDrag(_ translation: CGPoint, by input: ScrollInput) -> Bool {
      controller.carousel.shouldBeginDragging(
        translation: Point2D(translation), by: input, surroundingsScroll: surroundingScrollDirections)
    }

    /// The directions in which views around it scroll.
    var surroundingScrollDirections: ScrollDirections { TouchRules.views(from: superview, to: nil).scrollDirections }
  }

  extension [UIView] {
    /// The directions in which the scroll views and carousels among them scroll.
    @MainActor fileprivate var scrollDirections: ScrollDirections {
      reduce(into: []) {
        if let view = $1 as? UIScrollView { $0.formUnion(view.scrollDirections) }
        if let view = $1 as? CarouselView, view.controller.carousel.isScrollable(by: .touch) {
          $0.formUnion(view.scrollDirection)
        }
      }
    }
  }

  extension UIScrollView {
    /// The directions in which its content is larger than itself.
    fileprivate var scrollDirections: ScrollDirections {
      guard isScrollEnabled else { return [] }
      var directions: ScrollDirections = []
      if contentSize.width > bounds.width { directions.insert(.horizontal) }
      if contentSize.height > bounds.height { directions.insert(.vertical) }
      return directions
    }
  }

  extension UIView {
    fileprivate func keepsDrag(along direction: ScrollDirections) -> Bool {
      switch self {
      case let scrollView as UIScrollView: return scrollView.scrollDirections.contains(direction)
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
