#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension CATransform3D {
    /// Creates the same matrix: both list their elements for row vectors, m11…m14 to m41…m44.
    public init(_ transform: Transform3D) {
      let (a, b, c, d) = transform.rows
      self.init(
        m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
        m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }
  }

  extension Transform3D {
    /// Creates the same matrix.
    public init(_ t: CATransform3D) {
      self.init(
        SIMD4(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)),
        SIMD4(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)),
        SIMD4(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)),
        SIMD4(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44)))
    }
  }

  extension CGPoint {
    /// Creates the same point.
    public init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
  }

  extension Point2D {
    /// Creates the same point.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGVector {
    /// Creates the vector from the origin to a point.
    public init(_ point: Point2D) { self.init(dx: CGFloat(point.x), dy: CGFloat(point.y)) }
  }

  extension Point2D {
    /// Creates the point at the end of a vector from the origin.
    public init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  }

  extension Size2D {
    /// Creates the same size.
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension CGSize {
    /// Creates the same size.
    public init(_ size: Size2D) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
  }
#endif
