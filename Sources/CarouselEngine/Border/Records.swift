// What a host in another language reads from memory: consecutive doubles.

/// A placed item as doubles.
public enum ItemRecord: Int, CaseIterable, Sendable {
  /// The 16 numbers of the transform, from m11 to m44.
  case matrix = 0
  /// The opacity.
  case opacity = 16
  /// The painting order.
  case order
  /// The bits of `PlacedItem.Flags`.
  case flags
  /// The number of the view.
  case view
  /// The index.
  case index
  /// The offset.
  case offset
  /// The slot.
  case slot
  /// The bits of `ItemMarks`.
  case marks
  /// The number of doubles of a record.
  case stride
}

/// A keyframe of an item as doubles.
public enum KeyframeRecord: Int, CaseIterable, Sendable {
  /// The 16 numbers of the transform, from m11 to m44.
  case matrix = 0
  /// The opacity.
  case opacity = 16
  /// The progress.
  case progress
  /// The number of doubles of a record.
  case stride
}

extension PlacedItem {
  /// What holds for a placed item, one bit each.
  public struct Flags: OptionSet, Sendable {
    /// What holds, one bit each.
    public let rawValue: Int32

    /// Creates a set from its bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// It is not drawn.
    public static let hidden = Flags(rawValue: 1)
    /// It can be clicked.
    public static let interactive = Flags(rawValue: 2)
    /// It is a placeholder.
    public static let placeholder = Flags(rawValue: 4)
    /// It is kept for its focus.
    public static let kept = Flags(rawValue: 8)
    /// It is removed and fading out.
    public static let leaving = Flags(rawValue: 16)
    /// It has its view ahead of being visible.
    public static let ahead = Flags(rawValue: 32)
  }

  /// What holds for it.
  public var flags: Flags {
    Flags(
      rawValue: bit(Flags.hidden, placement.isHidden) | bit(Flags.interactive, placement.isInteractive)
        | bit(Flags.placeholder, isPlaceholder) | bit(Flags.kept, isKept) | bit(Flags.leaving, isLeaving)
        | bit(Flags.ahead, isAhead))
  }
}

extension ReadableItem {
  /// What holds for an item in the reading order, one bit each.
  public struct Flags: OptionSet, Sendable {
    /// What holds, one bit each.
    public let rawValue: Int32

    /// Creates a set from its bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// It is the current item.
    public static let current = Flags(rawValue: 1)
    /// It is hidden from assistive technology.
    public static let hidden = Flags(rawValue: 2)
    /// Its controls can be used.
    public static let usable = Flags(rawValue: 4)
  }

  /// What holds for it.
  public var flags: Flags {
    Flags(rawValue: bit(Flags.current, isCurrent) | bit(Flags.hidden, isHidden) | bit(Flags.usable, isUsable))
  }
}

extension ControlsState {
  /// What holds for the controls, one bit each.
  public struct Flags: OptionSet, Sendable {
    /// What holds, one bit each.
    public let rawValue: Int32

    /// Creates a set from its bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The next button is enabled.
    public static let canGoForward = Flags(rawValue: 1)
    /// The previous button is enabled.
    public static let canGoBack = Flags(rawValue: 2)
    /// There is a pause button.
    public static let hasPauseButton = Flags(rawValue: 4)
    /// It is paused.
    public static let isPaused = Flags(rawValue: 8)
    /// Items are arranged from top to bottom.
    public static let isVertical = Flags(rawValue: 16)
    /// Items are arranged from right to left.
    public static let isMirrored = Flags(rawValue: 32)
    /// Nothing is before what is shown.
    public static let isAtStart = Flags(rawValue: 64)
    /// Nothing is after what is shown.
    public static let isAtEnd = Flags(rawValue: 128)
    /// There is one page at most.
    public static let isSinglePage = Flags(rawValue: 256)
    /// The last item is followed by the first.
    public static let wraps = Flags(rawValue: 512)
  }

  /// What holds for them.
  public var flags: Flags {
    Flags(
      rawValue: bit(Flags.canGoForward, canGoForward) | bit(Flags.canGoBack, canGoBack)
        | bit(Flags.hasPauseButton, hasPauseButton) | bit(Flags.isPaused, isPaused) | bit(Flags.isVertical, isVertical)
        | bit(Flags.isMirrored, isMirrored) | bit(Flags.isAtStart, isAtStart) | bit(Flags.isAtEnd, isAtEnd)
        | bit(Flags.isSinglePage, isSinglePage) | bit(Flags.wraps, wraps))
  }
}

/// Returns the bit of a flag, or 0. Inlined ten times, it becomes a branch for each combination of ten flags.
@inline(never)
private func bit(_ flag: some RawRepresentable<Int32>, _ isOn: Bool) -> Int32 { isOn ? flag.rawValue : 0 }
