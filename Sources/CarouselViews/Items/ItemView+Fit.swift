#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// How the width or the height of the app's view is fitted to the carousel.
  struct ItemFit {
    /// The length that it is given, in points.
    let length: CGFloat
    /// The length that a view without constraints had before, in points.
    var own: CGFloat = 0
    /// What fits a view that has constraints.
    var constraint: NSLayoutConstraint?

    /// Returns the own length of a view from its present one, in points: the app may have set another since.
    func own(of present: CGFloat) -> CGFloat { present == length ? own : present }
  }

  extension ItemView {
    /// Gives the app's view a size, in points. Where it is 0, the view gets its own back: that of its constraints, or the
    /// last one that the app has set.
    func fit(to size: CGSize) {
      if content.translatesAutoresizingMaskIntoConstraints {
        var own = content.plainSize
        if let widthFit { own.width = widthFit.own(of: own.width) }
        if let heightFit { own.height = heightFit.own(of: own.height) }
        widthFit = size.width > 0 ? ItemFit(length: size.width, own: own.width) : nil
        heightFit = size.height > 0 ? ItemFit(length: size.height, own: own.height) : nil
        let fitted = CGSize(
          width: size.width > 0 ? size.width : own.width, height: size.height > 0 ? size.height : own.height)
        if content.plainSize != fitted { content.plainSize = fitted }
      } else {
        widthFit = Self.constrained(content.widthAnchor, to: size.width, from: widthFit)
        heightFit = Self.constrained(content.heightAnchor, to: size.height, from: heightFit)
      }
    }

    private static func constrained(_ side: NSLayoutDimension, to length: CGFloat, from old: ItemFit?) -> ItemFit? {
      guard length != old?.length ?? 0 else { return old }
      old?.constraint?.isActive = false
      guard length > 0 else { return nil }
      let constraint = side.constraint(equalToConstant: length)
      // A view whose own constraints are required keeps its size.
      constraint.priority = .init(rawValue: 999)
      constraint.isActive = true
      return ItemFit(length: length, constraint: constraint)
    }
  }
#endif
