/// How controls show the position of a carousel.
public enum CarouselIndicator: Sendable {
  /// A dot for each item; if there are many, for those around the current one.
  case dots
  /// A count, as in "3 / 12".
  case count
}
