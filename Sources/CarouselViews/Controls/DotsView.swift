#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A dot for each item, larger for the current one; they follow the carousel while it moves.
  final class DotsView: PlatformView {
    private let pick: (Int) -> Void
    private var dots: [CALayer] = []
    /// The items that have dots.
    private var items = 0..<0
    private var isReversed = false

    /// The distance between dots, and the diameters of the current one and of the others, in points.
    private static let (step, large, small): (CGFloat, CGFloat, CGFloat) = (16, 10, 6)

    /// - Parameter pick: Called with the item of a tapped dot.
    init(pick: @escaping (Int) -> Void) {
      self.pick = pick
      super.init(frame: .zero)
      #if canImport(UIKit)
        isAccessibilityElement = false
      #else
        wantsLayer = true
      #endif
      hearTaps { [weak self] in self?.press(at: $0) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    #if !canImport(UIKit)
      override var isFlipped: Bool { true }
    #endif

    /// Shows the state of a carousel.
    func show(_ state: ControlsState, isMirrored: Bool) {
      (items, isReversed) = (state.dots, isMirrored)
      if dots.count != items.count {
        for dot in dots { dot.removeFromSuperlayer() }
        dots = items.map { _ in CALayer() }
        for dot in dots { drawing?.addSublayer(dot) }
      }
      let color = resolved(.ofText)
      CATransaction.withoutActions {
        for (place, dot) in dots.enumerated() {
          let item = item(at: place)
          let share = CGFloat(state.share(ofDot: item))
          let size = (Self.small + (Self.large - Self.small) * share) * CGFloat(state.scale(ofDot: item))
          dot.bounds = CGRect(x: 0, y: 0, width: size, height: size)
          dot.position = CGPoint(x: (CGFloat(place) + 0.5) * Self.step, y: sizeByDots.height / 2)
          dot.cornerRadius = size / 2
          dot.opacity = Float(state.opacity(ofDot: item))
          dot.backgroundColor = color
        }
      }
    }

    /// Returns the item of a dot, counted from the left.
    private func item(at place: Int) -> Int {
      isReversed ? items.upperBound - 1 - place : items.lowerBound + place
    }

    /// Taps the dot at a point.
    func press(at point: CGPoint) {
      let place = (point.x / Self.step).rounded(.down)
      guard place >= 0, place < CGFloat(dots.count) else { return }
      pick(item(at: Int(place)))
    }

    var sizeByDots: CGSize { CGSize(width: CGFloat(dots.count) * Self.step, height: 2 * Self.step) }
    override var intrinsicContentSize: CGSize { sizeByDots }
  }
#endif
