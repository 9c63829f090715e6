// The automatic height.
extension CarouselController {
  /// The height of the items of the current page, in points, to which the host makes the carousel as high if it
  /// `adjustsHeight`; it changes smoothly from frame to frame. Nil if the height is the app's, or without items.
  public var fittingHeight: Double? {
    let height = ask { $0.height.now }
    return height < 0 ? nil : height
  }

  /// Whether it will be another one in the next frame.
  package var isHeightMoving: Bool { ask { $0.height.isMoving } }
}
