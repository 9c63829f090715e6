/// What follows from a carousel's settings, its size and its counts, computed when one of them changes.
struct Layout {
  var scene = Scene(viewport: .zero, itemSize: Size(width: 1, height: 1))
  /// The style with its options computed.
  var style = AnyStyle.linear
  var fade = Fade()
  var showsBackfaces = true
  var turnsInPlace = false
  var offsetMultiplier = 1.0
  /// Whether the last item is followed by the first, and how many times each is then shown.
  var wraps = false
  var repeats = 1
  /// How many slots are shown at most.
  var visibleCount = 0

  /// The placement of an item by its offset, but for what only the carousel knows.
  func placement(at offset: Double, in scene: Scene) -> Placement {
    var placement = style.placement(at: offset, in: scene)
    if !placement.transform.isFinite {
      placement = Placement(.identity, opacity: 0, isHidden: true)
    }
    placement.opacity = (placement.opacity * fade.opacity(at: offset)).clamped(to: 0...1)
    placement.isHidden = placement.isHidden || !(showsBackfaces || !placement.isBackFacing)
    return placement
  }
}

/// What a layout follows from. It stands apart from the carousel, since the closures of styles and options that are asked
/// may call the carousel's controller.
struct LayoutPlan {
  var style: AnyStyle
  var options: StyleOptions
  /// Without the count, which depends on whether it wraps.
  var scene: Scene
  var track: Track
  var maximumVisibleItems: Int

  /// Computes all that follows.
  func layout() -> Layout {
    let behavior = style.behavior
    var layout = Layout()
    var track = track
    track.wraps = options.wrap.value(or: behavior.wraps ? 1 : 0) != 0
    layout.scene = scene
    layout.scene.count = track.count
    layout.style = style.fitted(to: layout.scene, options: options)
    layout.fade = behavior.fade.fitted(options)
    layout.turnsInPlace = behavior.turnsInPlace
    layout.showsBackfaces = options.showBackfaces.value(or: behavior.showsBackfaces ? 1 : 0) != 0
    layout.offsetMultiplier = options.offsetMultiplier.value(or: behavior.offsetMultiplier).finite(or: 1)
    let wanted = wantedCount(layout)
    track.repeats = repeats(layout, track, toShow: wanted)
    layout.wraps = track.wraps
    layout.repeats = track.repeats
    layout.visibleCount = min(wanted, track.wraps ? track.period : track.count)
    return layout
  }

  private func wantedCount(_ layout: Layout) -> Int {
    let needed = layout.style.visibleCount(in: layout.scene)
    let most = maximumVisibleItems > 0 ? Double(maximumVisibleItems) : Feel.mostVisibleItems
    let usual = needed.isNaN ? Feel.usualVisibleItems : needed.clamped(to: 0...most)
    return Int(saturating: options.visibleItems.value(or: usual)).clamped(to: 0...Feel.visibleItemsLimit)
  }

  /// How often a row that wraps has to show each item to have no end in sight.
  private func repeats(_ layout: Layout, _ track: Track, toShow wanted: Int) -> Int {
    guard track.wraps, track.itemCount > 0 else { return 1 }
    let least = layout.style.leastWrappedCount(in: layout.scene).rounded(.up)
    let needed = min(wanted, Int(saturating: least.clamped(to: 0...Double(wanted))))
    return max(1, (needed + track.itemCount - 1) / track.itemCount)
  }
}

extension Carousel {
  /// Has everything laid out anew, as after a change of the settings: for options or styles whose closures give other
  /// answers now.
  public mutating func setNeedsLayout() {
    needsLayout = true
  }

  /// What a layout would follow from now.
  var layoutPlan: LayoutPlan {
    LayoutPlan(
      style: style, options: options,
      scene: Scene(
        viewport: viewport.sanitized, itemSize: usableItemSize, axis: axis, perspective: perspective.finite(or: 0),
        viewpointOffset: viewpointOffset.isFinite ? viewpointOffset : .zero),
      track: track, maximumVisibleItems: maximumVisibleItems)
  }

  /// Is laid out so from now on.
  mutating func take(_ layout: Layout) {
    waitWithAutoscroll()
    self.layout = layout
    track.wraps = layout.wraps
    track.repeats = layout.repeats
    if track.wraps { position = track.clamped(position) }
    needsPlacement = true
  }

  /// An item's size with an extent that can be divided by: where the views have none, that of the carousel, or 1 point.
  private var usableItemSize: Size {
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

  /// Brings a carousel that rests in line with its current item.
  mutating func alignAfterLayout() {
    guard movement == .resting, effectiveAutoscroll == 0 else { return }
    if scrollsToItemBoundary, !track.isEmpty {
      alignToItem()
    } else {
      position = track.clamped(position)
    }
  }
}
