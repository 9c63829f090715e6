/// A stack of cards: the next ones peek out behind the current one, and the previous ones have been thrown aside.
public struct Stack: CarouselStyle {
  /// The distance by which each card peeks out behind the previous one, in item lengths across the carousel; default
  /// 0.08.
  public var spacing: Double
  /// The size of each card as a share of the previous one's, 0.5…1; default 0.92.
  public var scale: Double
  /// The number of visible cards in the stack; default 4.
  public var count: Double
  /// The rotation of a card as it is thrown, as a share of a right angle; default 0.15.
  public var tilt: Double

  /// Creates a stack with a few visible cards.
  public init(spacing: Double = 0.08, scale: Double = 0.92, count: Double = 4, tilt: Double = 0.15) {
    self.spacing = spacing
    self.scale = scale
    self.count = count
    self.tilt = tilt
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    offset < 0 ? thrown(by: -offset, in: scene) : waiting(at: offset, in: scene)
  }

  /// Returns the placement of a card in the stack: below the previous one, smaller, and behind it. The last visible one
  /// fades in.
  private func waiting(at offset: Double, in scene: CarouselScene) -> Placement {
    let last = max(0, count - 1), seen = min(offset, last + 1)
    let size = exp(log(scale) * seen)
    // Its lower edge is lower by the spacing, and by the amount that it is smaller than the first.
    let across = (spacing * seen + (1 - size) / 2) * scene.axis.across(scene.extent)
    return Placement(
      scene.base.translated(along: 0, across: across, depth: -seen, on: scene.axis).scaled(x: size, y: size),
      opacity: (last + 1 - offset).clamped(to: 0...1), isHidden: offset >= last + 1)
  }

  /// Returns the placement of a card that is thrown aside: out of the carousel, and rotating.
  private func thrown(by offset: Double, in scene: CarouselScene) -> Placement {
    let way = (scene.viewportLength + scene.itemLength) / 2 + scene.itemLength / 4
    return Placement(
      scene.base
        .translated(along: -offset * way, across: 0, depth: offset, on: scene.axis)
        .spun(by: -min(offset, 1) * tilt * .pi / 2, on: scene.axis),
      opacity: (2 - offset).clamped(to: 0...1), isHidden: offset >= 2)
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Stack {
    Stack(
      spacing: options.value(.spacing, or: spacing), scale: options.value(.scale, or: scale).clamped(to: 0.5...1),
      count: max(1, options.value(.count, or: count)), tilt: options.value(.tilt, or: tilt))
  }

  /// The cards in the stack, and as many before, since the visible window is centred on the current item.
  public func visibleCount(in scene: CarouselScene) -> Double { 2 * count.rounded(.up) + 1 }

  public func leastWrappedCount(in scene: CarouselScene) -> Double { count.rounded(.up) + 2 }
}

extension CarouselScene {
  /// The size of an item as a vector.
  var extent: Point2D { Point2D(x: itemSize.width, y: itemSize.height) }
}

extension NamedStyle {
  /// A stack of cards; the next ones peek out.
  public static let stack = NamedStyle(
    "stack", "A stack of cards, from which the current one is taken"
  ) { AnyCarouselStyle(Stack(), name: $0) }
}

extension AnyCarouselStyle {
  /// A stack of cards; the next ones peek out.
  public static var stack: AnyCarouselStyle { NamedStyle.stack.style }
}
