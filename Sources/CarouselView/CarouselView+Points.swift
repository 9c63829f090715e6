#if HAS_TOOLKIT
  import CarouselEngine
  import CarouselHosting
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // What is a point or a vector, in the system's own types.
  extension CarouselView {
    /// Shifts the items, and the vanishing point with them, in points.
    public var contentOffset: CGPoint {
      get { CGPoint(controller.carousel.contentOffset) }
      set { update { $0.contentOffset = Point2D(newValue) } }
    }

    /// Shifts the eye, in points: the items go the other way, and are seen from aside.
    public var viewpointOffset: CGPoint {
      get { CGPoint(controller.carousel.viewpointOffset) }
      set { update { $0.viewpointOffset = Point2D(newValue) } }
    }

    /// Where the current item rests, as shares of the carousel's width and height; (0.5, 0.5) by default.
    public var focusPoint: CGPoint {
      get { CGPoint(controller.carousel.focusPoint) }
      set { update { $0.focusPoint = Point2D(newValue) } }
    }

    /// The direction in which a swipe goes to the next item, where it is another than the axis; zero is the axis.
    public var panVector: CGVector {
      get {
        let vector = controller.carousel.panVector
        return CGVector(dx: CGFloat(vector.x), dy: CGFloat(vector.y))
      }
      set { update { $0.panVector = Point2D(x: Double(newValue.dx), y: Double(newValue.dy)) } }
    }
  }
#endif
