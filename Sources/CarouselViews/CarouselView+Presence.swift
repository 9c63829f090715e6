#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Whether anybody can see the carousel. What that means for its motion is the engine's decision.
  extension CarouselView {
    /// Whether nobody can see it: it has no window, the app is in the background, it or a view around it is hidden or
    /// transparent, or it is outside of what a view around it shows, such as a scroll view.
    var isOffScreen: Bool {
      guard let window, !window.isInBackground else { return true }
      // In the coordinates of `view`; nil if they say nothing about where it is.
      var area = areaOfItems
      var view: PlatformView = self
      while true {
        guard !view.isHidden, view.opacity >= Self.leastOpacity else { return true }
        guard let container = view.superview else { return false }
        if view is ItemView || view.isTurned { area = nil }
        if let shown = area {
          let place = container.convert(shown, from: view)
          if container.clips, place.isFinite, !place.intersects(container.bounds) { return true }
          area = place.isFinite ? place : nil
        } else if let outer = container as? CarouselView {
          // An item is anywhere in its carousel.
          area = outer.areaOfItems
        }
        view = container
      }
    }

    /// The opacity below which UIKit regards a view as transparent.
    private static let leastOpacity: CGFloat = 0.01

    /// Where its items may be, in its coordinates: some way beyond the carousel, unless it clips them. Nil without a size.
    private var areaOfItems: CGRect? {
      let margin = clips ? 0 : max(bounds.width, bounds.height, CGFloat(controller.carousel.itemLength))
      return bounds.isEmpty ? nil : bounds.insetBy(dx: -margin, dy: -margin)
    }

    /// Handles a possible change of whether it is visible, or has the focus.
    func presenceDidChange() {
      let isOffScreen = isOffScreen
      withController {
        $0.setAutoplayReason(.hidden, isOffScreen)
        $0.setAutoplayReason(.focused, hasFocus || isAssistiveTechnologyRunning)
      }
      frames.mayBeVisible = window != nil && !isHidden
    }

    /// Handles a frame. Toolkits don't notify a view of everything that happens around it, so this is when it is checked.
    func frame(at time: Double) {
      if isOffScreen != controller.autoplay[.hidden] { presenceDidChange() }
      controller.frame(at: time)
    }
  }

  extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
  }
#endif
