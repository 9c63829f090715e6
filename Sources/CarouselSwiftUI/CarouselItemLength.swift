#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// The width or the height of the items: a distance, or a share of the carousel's.
  public enum CarouselItemLength: Equatable, Sendable {
    /// A distance in points.
    case points(Double)
    /// A share of the carousel's width or height; 1 fills it.
    case fraction(Double)

    /// Returns the length in a container; nil if it is not a number above 0.
    func length(in container: CGFloat) -> CGFloat? {
      let length: CGFloat
      switch self {
      case .points(let points): length = CGFloat(points)
      case .fraction(let share): length = container * CGFloat(share)
      }
      return length.isFinite && length > 0 ? length : nil
    }
  }

  extension CarouselItemLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a distance in points.
    public init(integerLiteral points: Int) { self = .points(Double(points)) }
    /// Creates a distance in points.
    public init(floatLiteral points: Double) { self = .points(points) }
  }

  /// How items are measured: the container's size is offered to them, unless their own is given.
  struct ItemMeasure: Equatable {
    var width, height: CGFloat?
    var container: CGSize

    /// The size that is offered. A container that has no size yet offers as much as an item wants.
    var proposal: CGSize {
      CGSize(
        width: width ?? (container.width > 0 ? container.width : .greatestFiniteMagnitude),
        height: height ?? (container.height > 0 ? container.height : .greatestFiniteMagnitude))
    }

    /// Returns the size of an item that would have another by itself. One that takes all of a container without a size has
    /// none either.
    func size(of own: CGSize) -> CGSize {
      func bounded(_ length: CGFloat) -> CGFloat { length < .greatestFiniteMagnitude ? max(0, length) : 0 }
      return CGSize(width: width ?? bounded(own.width), height: height ?? bounded(own.height))
    }
  }
#endif
