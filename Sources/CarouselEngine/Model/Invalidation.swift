/// What has to be computed again after a change.
struct Invalidation: OptionSet {
  let rawValue: UInt8

  /// The placements of the items.
  static let placement = Invalidation(rawValue: 1)
  /// The layout, and nothing else: the carousel stays where it is.
  static let fit = Invalidation(rawValue: 2)
  /// The layout, after which a resting carousel snaps.
  static let layout = Invalidation(rawValue: 2 | 4)
}

extension CarouselModel {
  /// Requests a computation in the next frame.
  /// - Parameter changes: Those that transitions show.
  mutating func invalidate(_ what: Invalidation, showing changes: Transitions = []) {
    invalid.formUnion(what)
    self.changes.formUnion(changes)
  }

  /// Applies changed settings.
  mutating func settingsDidChange(from old: CarouselSettings) {
    let changes = settings.changes(since: old), startsAutoscroll = settings.autoscroll != old.autoscroll
    if startsAutoscroll { waitWithAutoscroll() }
    updateEffectiveSettings()
    invalidate(changes.invalid, showing: changes.shown)
    if startsAutoscroll { autoscrollDidChange() }
    if !settings.isScrollEnabled, old.isScrollEnabled { letGo() }
    if settings.isPagingEnabled, !old.isPagingEnabled { countPagesFromHere() }
  }

  /// Computes what counts of the settings: a list has its own, and the user's preferences come first.
  mutating func updateEffectiveSettings() {
    effective = settings
    effective.axis.isMirrored = settings.axis.isMirrored || preferences.isRightToLeft
    if preferences.reducesMotion { effective.autoscroll = 0 }
    #if !hasFeature(Embedded)
      if isList { effective = effective.listed }
    #endif
  }
}
