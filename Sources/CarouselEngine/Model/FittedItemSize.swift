// The size of items that follows from that of the carousel.
extension CarouselModel {
  /// The size that hosts give to items, in points: along the axis the length that `itemsPerView` gives to uniform items, and
  /// across it that of the carousel with `CrossAlignment.stretch`. 0 leaves items their own.
  public var fittedItemSize: Size2D {
    let length = measuresItems ? 0 : lengthPerView, crossLength = stretchedCrossLength
    return effective.axis.size(Size2D(width: crossLength, height: crossLength), withLength: length)
  }

  /// The size that hosts offer to items that fill what they are given, in points: the fitted one, or else that of the
  /// carousel. There is no height, which is 0, if that of the carousel follows from that of the items.
  public var offeredItemSize: Size2D {
    let fitted = fittedItemSize, size = viewport.sanitized
    return Size2D(
      width: fitted.width > 0 ? fitted.width : size.width,
      height: fitted.height > 0 ? fitted.height : followsHeight ? 0 : size.height)
  }
}
