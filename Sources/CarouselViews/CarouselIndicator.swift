/// How controls show where a carousel is.
public enum CarouselIndicator: Sendable {
  /// A dot for each item; of many items those about the current one.
  case dots
  /// A count, as in "3 / 12".
  case count
}
