#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// How the app's view is stretched across the axis.
  struct ItemStretch {
    /// The side of its size that is stretched.
    let side: WritableKeyPath<CGSize, CGFloat>
    /// The length to which it is stretched, in points.
    let length: CGFloat
    /// The length that a view without constraints had before, in points.
    var own: CGFloat = 0
    /// What stretches a view that has constraints.
    var constraint: NSLayoutConstraint?
  }

  extension ItemView {
    /// Makes the app's view as large across an axis as a length, in points. At 0, it gets its own size back: that of its
    /// constraints, or the last one that the app has set.
    func stretch(to length: CGFloat, across axis: CarouselAxis) {
      let side: WritableKeyPath<CGSize, CGFloat> = axis.isVertical ? \.width : \.height
      guard content.translatesAutoresizingMaskIntoConstraints else { return constrain(side, to: length) }
      var size = content.plainSize
      if let stretch, size[keyPath: stretch.side] == stretch.length { size[keyPath: stretch.side] = stretch.own }
      stretch = length > 0 ? ItemStretch(side: side, length: length, own: size[keyPath: side]) : nil
      if length > 0 { size[keyPath: side] = length }
      if content.plainSize != size { content.plainSize = size }
    }

    private func constrain(_ side: WritableKeyPath<CGSize, CGFloat>, to length: CGFloat) {
      guard length > 0 || stretch != nil, stretch?.length != length || stretch?.side != side else { return }
      stretch?.constraint?.isActive = false
      stretch = nil
      guard length > 0 else { return }
      let anchor = side == \.width ? content.widthAnchor : content.heightAnchor
      let constraint = anchor.constraint(equalToConstant: length)
      // A view whose own constraints are required keeps its size.
      constraint.priority = .init(rawValue: 999)
      constraint.isActive = true
      stretch = ItemStretch(side: side, length: length, constraint: constraint)
    }
  }
#endif
