/// What follows from a carousel's settings, its size and its counts, computed when one of them changes.
struct Layout {
  var scene = CarouselScene(viewport: .zero, itemSize: Size2D(width: 1, height: 1))
  /// The style, once fitted with its options computed.
  var style = AnyCarouselStyle.linear
  var fade = Fade()
  var showsBackfaces = true
  var turnsInPlace = false
  var offsetMultiplier = 1.0
  /// The direction of swipes, of length 1; before it is fitted that of the author, or 0.
  var panVector = Point2D(x: 1, y: 0)
  /// The size of a carousel with the focus in its middle that shows all that this one shows.
  var sight = Size2D.zero
  /// The numbers of items and placeholders; whether it wraps, and how many times it shows each item then, are what follows.
  var track = Track()
  /// How many slots are shown at most.
  var visibleCount = 0

  /// The placement of an item by its offset, but for what only the carousel knows.
  func placement(at offset: Double) -> Placement {
    var placement = style.placement(at: offset, in: scene)
    if !placement.transform.isFinite {
      placement = Placement(.identity, opacity: 0, isHidden: true)
    }
    placement.opacity = (placement.opacity * fade.opacity(at: offset)).clamped(to: 0...1)
    placement.isHidden = placement.isHidden || !(showsBackfaces || !placement.isBackFacing)
    return placement
  }
}

extension Layout {
  /// Computes all that follows from the scene, the style and the numbers that are set. They stand apart from the carousel,
  /// since the closures of styles and options that are asked may call the carousel's controller.
  mutating func fit(_ options: StyleOptions, maximumVisibleItems: Int) {
    let behavior = style.behavior
    track.wraps = options.value(.wrap, or: behavior.wraps ? 1 : 0) != 0
    scene.count = track.count
    style = style.fitted(to: scene, options: options)
    fade = behavior.fade.fitted(options)
    turnsInPlace = behavior.turnsInPlace
    showsBackfaces = options.value(.showBackfaces, or: behavior.showsBackfaces ? 1 : 0) != 0
    let pace = fitPanVector()
    offsetMultiplier = options.value(.offsetMultiplier, or: behavior.offsetMultiplier * pace).finite(or: 1)
    let needed = style.visibleCount(in: wideScene)
    let most = maximumVisibleItems > 0 ? Double(maximumVisibleItems) : Feel.mostVisibleItems
    let usual = needed.isNaN ? Feel.usualVisibleItems : needed.clamped(to: 0...most)
    let wanted = Int(saturating: options.value(.visibleItems, or: usual)).clamped(to: 0...Feel.visibleItemsLimit)
    track.repeats = repeats(toShow: wanted)
    visibleCount = min(wanted, track.wraps ? track.period : track.count)
  }

  /// Finds the direction of swipes.
  /// - Returns: How many items an item's length of way scrolls, so that the items follow the finger. It is 1 along the axis,
  ///   where the style says.
  private mutating func fitPanVector() -> Double {
    let wanted = style.behavior.panDirection
    guard let vector = panVector.direction ?? scene.axis.vector(along: wanted.x, across: wanted.y).direction
    else {
      panVector = scene.axis.vector(along: 1, across: 0)
      return 1
    }
    panVector = vector
    let places = (placement(at: 0).transform.project(.zero), placement(at: 1).transform.project(.zero))
    guard let start = places.0, let end = places.1 else { return 1 }
    let step = vector.dot(end - start)
    return step > 0 ? (scene.itemLength / step).clamped(to: Feel.panPace) : 1
  }

  /// The scene of a carousel that shows as much to both sides.
  private var wideScene: CarouselScene {
    var scene = scene
    scene.viewport = sight
    return scene
  }

  /// How often a row that wraps has to show each item to have no visible end.
  private func repeats(toShow wanted: Int) -> Int {
    guard track.wraps, track.itemCount > 0 else { return 1 }
    let least = style.leastWrappedCount(in: wideScene).rounded(.up)
    let needed = min(wanted, Int(saturating: least.clamped(to: 0...Double(wanted))))
    return max(1, (needed + track.itemCount - 1) / track.itemCount)
  }
}

extension CarouselModel {
  /// Has everything laid out anew, as after a change of the settings: for options or styles whose closures give other
  /// answers now.
  public mutating func setNeedsLayout() {
    needsLayout = true
  }

  /// A layout that is still to be fitted.
  var unfittedLayout: Layout {
    let size = viewport.sanitized, focus = usableFocusPoint
    return Layout(
      scene: CarouselScene(
        viewport: size, itemSize: usableItemSize, axis: axis, perspective: perspective.finite(or: 0),
        viewpointOffset: viewpointOffset.isFinite ? viewpointOffset : .zero),
      style: style, panVector: panVector,
      sight: Size2D(
        width: 2 * max(focus.x, 1 - focus.x) * size.width, height: 2 * max(focus.y, 1 - focus.y) * size.height),
      track: track)
  }

  /// Is laid out so from now on.
  mutating func take(_ layout: Layout) {
    waitWithAutoscroll()
    self.layout = layout
    if track.wraps, !layout.track.wraps { openCircle() }
    track.wraps = layout.track.wraps
    track.repeats = layout.track.repeats
    if track.wraps { position = track.clamped(position) }
    needsPlacement = true
  }

  /// An item's size with an extent that can be divided by: where the views have none, that of the carousel, or 1 point.
  private var usableItemSize: Size2D {
    var size = measuredItemSize.sanitized
    let length = itemLength > 0 ? itemLength : axis.length(of: viewport.sanitized)
    let usable = length > 0 ? length : 1
    if axis.isVertical { size.height = usable } else { size.width = usable }
    return size
  }

  /// The length of an item along the axis, in points: given, or that of the first view; 0 while there is none.
  public var itemLength: Double {
    let given = givenItemLength.finite(or: 0)
    return given > 0 ? given : axis.length(of: measuredItemSize.sanitized)
  }

  /// Ceases to wrap: the current item stays where it is, and what is aimed at is still the aim.
  private mutating func openCircle() {
    countFromCurrentItem()
    track.repeats = 1
    let target = track.clamped(running.curve.to)
    track.wraps = false
    if movement.followsCurve, running.curve.to != target { aim(at: track.clamped(target)) }
  }

  /// Snaps a resting carousel to its current item.
  mutating func alignAfterLayout() {
    guard movement == .resting else { return }
    // An autoscroll that waits stands where it is.
    let stands = isAutoscrollHeld && wantedAutoscroll != 0 && !isBeyondEnd
    if mustMoveOn, !stands, !track.isEmpty {
      alignToItem()
    } else {
      position = track.clamped(position)
    }
  }
}
