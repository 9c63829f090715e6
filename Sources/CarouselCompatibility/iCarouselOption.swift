import CarouselViews

/// What `carousel(_:valueFor:withDefault:)` may change, with the numbers of iCarousel.
// swift-format-ignore: TypeNamesShouldBeCapitalized
#if canImport(ObjectiveC)
  @objc(iCarouselOption)
#endif
public enum iCarouselOption: Int, Sendable, CaseIterable {
  /// Whether the last item is followed by the first: 0 or 1.
  case wrap
  /// Whether items are shown whose back faces the viewer: 0 or 1.
  case showBackfaces
  /// The number of items that a drag over one item's width scrolls.
  case offsetMultiplier
  /// The maximum number of items and placeholders shown at once.
  case visibleItems
  /// The number of items that fill a ring's arc.
  case count
  /// The arc that a ring's items fill, in radians.
  case arc
  /// The angle between two neighbours of a ring, in radians.
  case angle
  /// The radius of a ring, in points.
  case radius
  /// The lean of items beside the middle, 0…1.
  case tilt
  /// The distance between neighbours, in item widths.
  case spacing
  /// The offset below which items begin to fade, in items.
  case fadeMin
  /// The offset above which items begin to fade, in items.
  case fadeMax
  /// The distance over which items fade, in items.
  case fadeRange
  /// The opacity to which items fade, 0…1.
  case fadeMinAlpha

  /// Our option.
  var option: StyleOption {
    switch self {
    case .wrap: .wrap
    case .showBackfaces: .showBackfaces
    case .offsetMultiplier: .offsetMultiplier
    case .visibleItems: .visibleItems
    case .count: .count
    case .arc: .arc
    case .angle: .angle
    case .radius: .radius
    case .tilt: .tilt
    case .spacing: .spacing
    case .fadeMin: .fadeMin
    case .fadeMax: .fadeMax
    case .fadeRange: .fadeRange
    case .fadeMinAlpha: .fadeMinAlpha
    }
  }

  /// The option of version 1.6 with the same meaning.
  var transformOption: iCarouselTranformOption? {
    switch self {
    case .count: .count
    case .arc: .arc
    case .angle: .angle
    case .radius: .radius
    case .tilt: .tilt
    case .spacing: .spacing
    default: nil
    }
  }
}

/// What `carousel(_:valueForTransform:withDefault:)` of version 1.6 may change, spelled as there. Use `iCarouselOption`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
#if canImport(ObjectiveC)
  @objc(iCarouselTranformOption)
#endif
public enum iCarouselTranformOption: Int, Sendable, CaseIterable {
  /// As `iCarouselOption.count`.
  case count
  /// As `iCarouselOption.arc`.
  case arc
  /// As `iCarouselOption.angle`.
  case angle
  /// As `iCarouselOption.radius`.
  case radius
  /// As `iCarouselOption.tilt`.
  case tilt
  /// As `iCarouselOption.spacing`.
  case spacing
}
