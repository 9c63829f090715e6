#if HAS_TOOLKIT
  import CarouselHosting
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A dot for each item, of which that of the current one is larger; they follow the carousel while it moves.
  final class DotsView: PlatformView {
    private let pick: (Int) -> Void
    private var dots: [CALayer] = []
    private var isReversed = false

    /// The distance between dots, and the diameters of the current one and of the others, in points.
    private static let (step, large, small): (CGFloat, CGFloat, CGFloat) = (16, 10, 6)
    /// How opaque the others are.
    private static let dim: CGFloat = 0.35

    /// - Parameter pick: Told of the dot that is tapped.
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

    /// Shows where a carousel is.
    func show(_ state: CarouselControlsState, isMirrored: Bool) {
      if dots.count != state.dots {
        for dot in dots { dot.removeFromSuperlayer() }
        dots = (0..<state.dots).map { _ in CALayer() }
        for dot in dots { drawing?.addSublayer(dot) }
      }
      isReversed = isMirrored
      // Layers move by animations otherwise.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let color = PlatformColor.ofText.cgColor
      for (index, dot) in dots.enumerated() {
        let share = CGFloat(state.share(ofDot: index))
        let size = Self.small + (Self.large - Self.small) * share
        dot.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        dot.position = CGPoint(x: (CGFloat(place(of: index)) + 0.5) * Self.step, y: sizeByDots.height / 2)
        dot.cornerRadius = size / 2
        dot.opacity = Float(Self.dim + (1 - Self.dim) * share)
        dot.backgroundColor = color
      }
      CATransaction.commit()
    }

    /// Which dot from the left is that of an item; and the other way round.
    private func place(of index: Int) -> Int { isReversed ? dots.count - 1 - index : index }

    /// Goes to the item of the dot at a point.
    func press(at point: CGPoint) {
      let place = (point.x / Self.step).rounded(.down)
      guard place >= 0, place < CGFloat(dots.count) else { return }
      pick(self.place(of: Int(place)))
    }

    var sizeByDots: CGSize { CGSize(width: CGFloat(dots.count) * Self.step, height: 2 * Self.step) }
    override var intrinsicContentSize: CGSize { sizeByDots }
  }
#endif
