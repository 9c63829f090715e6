#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// How the app's view is stretched across the axis.
  struct ItemStretch {
    /// Whether its width is stretched, or its height.
    let isWidth: Bool
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
      let isWidth = axis.isVertical
      guard content.translatesAutoresizingMaskIntoConstraints else { return constrain(isWidth, to: length) }
      var size = content.plainSize
      if let stretch, size[isWidth: stretch.isWidth] == stretch.length { size[isWidth: stretch.isWidth] = stretch.own }
      stretch = length > 0 ? ItemStretch(isWidth: isWidth, length: length, own: size[isWidth: isWidth]) : nil
      if length > 0 { size[isWidth: isWidth] = length }
      if content.plainSize != size { content.plainSize = size }
    }

    private func constrain(_ isWidth: Bool, to length: CGFloat) {
      guard length > 0 || stretch != nil, stretch?.length != length || stretch?.isWidth != isWidth else { return }
      stretch?.constraint?.isActive = false
      stretch = nil
      guard length > 0 else { return }
      let anchor = isWidth ? content.widthAnchor : content.heightAnchor
      let constraint = anchor.constraint(equalToConstant: length)
      // A view whose own constraints are required keeps its size.
      constraint.priority = .init(rawValue: 999)
      constraint.isActive = true
      stretch = ItemStretch(isWidth: isWidth, length: length, constraint: constraint)
    }
  }

  extension CGSize {
    /// The width, or the height.
    fileprivate subscript(isWidth isWidth: Bool) -> CGFloat {
      get { isWidth ? width : height }
      set { if isWidth { width = newValue } else { height = newValue } }
    }
  }
#endif
