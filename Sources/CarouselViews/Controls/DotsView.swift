#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// How much of the autoplay interval has passed at the current item, 0…1, and the time that remains, in seconds; infinite while it waits.
  struct AutoplayTime {
    var progress: Double
    var remaining: Double
  }

  /// A dot for each item, larger for the current one; they follow the carousel while it moves.
  final class DotsView: PlatformView {
    private let pick: (Int) -> Void
    private var dots: [CALayer] = []
    /// The part of the current dot that the time of autoplay has filled, in a layer of the dot's shape.
    private let timer = CALayer()
    private let fill = CALayer()
    /// The items that have dots.
    private var items = 0..<0
    private var isReversed = false

    /// The distance between dots, and the diameters of the current one and of the others, in points.
    private static let (step, large, small): (CGFloat, CGFloat, CGFloat) = (16, 10, 6)
    /// The length of the current dot if it shows the time of autoplay, in points.
    private static let long: CGFloat = 18

    /// - Parameter pick: Called with the item of a tapped dot.
    init(pick: @escaping (Int) -> Void) {
      self.pick = pick
      super.init(frame: .zero)
      timer.masksToBounds = true
      timer.addSublayer(fill)
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
    /// - Parameter time: The time of autoplay, which fills the current dot; nil for none.
    func show(_ state: ControlsState, isMirrored: Bool, time: AutoplayTime? = nil) {
      (items, isReversed) = (state.dots, isMirrored)
      if dots.count != items.count {
        for dot in dots + [timer] { dot.removeFromSuperlayer() }
        dots = items.map { _ in CALayer() }
        for dot in dots { drawing?.addSublayer(dot) }
      }
      let color = resolved(.ofText)
      CATransaction.withoutActions {
        for (place, dot) in dots.enumerated() {
          let item = item(at: place)
          let share = CGFloat(state.share(ofDot: item))
          let scale = CGFloat(state.scale(ofDot: item))
          let size = (Self.small + (Self.large - Self.small) * share) * scale
          let stretch = time == nil ? 0 : (Self.long - Self.large) * share * scale
          dot.bounds = CGRect(x: 0, y: 0, width: size + stretch, height: size)
          dot.position = CGPoint(x: (CGFloat(place) + 0.5) * Self.step, y: sizeByDots.height / 2)
          dot.cornerRadius = size / 2
          dot.opacity = Float(time == nil ? state.opacity(ofDot: item) : state.inactiveOpacity)
          dot.backgroundColor = color
        }
        show(time, on: dots.indices.first { item(at: $0) == state.index }.map { dots[$0] }, color)
      }
    }

    /// Fills a dot. One animation does, for the time that remains: nothing is computed in the frames between.
    private func show(_ time: AutoplayTime?, on dot: CALayer?, _ color: CGColor) {
      fill.removeAllAnimations()
      guard let time, let dot else { return timer.removeFromSuperlayer() }
      if timer.superlayer == nil { drawing?.addSublayer(timer) }
      (timer.bounds, timer.position, timer.cornerRadius) = (dot.bounds, dot.position, dot.cornerRadius)
      let runs = time.remaining < .infinity
      fill.anchorPoint = CGPoint(x: isReversed ? 1 : 0, y: 0.5)
      fill.bounds = dot.bounds
      fill.position = CGPoint(x: isReversed ? dot.bounds.width : 0, y: dot.bounds.height / 2)
      fill.backgroundColor = color
      fill.transform = CATransform3DMakeScale(runs ? 1 : CGFloat(time.progress), 1, 1)
      guard runs else { return }
      let growth = CABasicAnimation(keyPath: "transform.scale.x")
      (growth.fromValue, growth.toValue) = (time.progress, 1.0)
      growth.duration = time.remaining
      fill.add(growth, forKey: nil)
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
