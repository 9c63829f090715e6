import CarouselEngine

// Items. Change your data first, then call these methods.
extension Carousel {
  /// The object that provides the items. Referenced weakly, except for `CarouselItems`. Setting it loads the items.
  public var dataSource: (any CarouselDataSource)? {
    get { stage.app.dataSource }
    set {
      stage.app.dataSource = newValue
      stage.ownItems = nil
      reloadData()
    }
  }

  /// Reloads everything from the data source. Widgets that are shown become available for reuse, so nothing blinks.
  public func reloadData() { stage.act { $0.reloadData() } }

  /// Inserts an item that the data source already has. Indexes out of range are clamped.
  public func insertItem(at index: Int, animated: Bool = true) {
    stage.act { $0.insertItem(at: index, animated: animated) }
  }

  /// Removes an item that the data source no longer has. Indexes out of range are clamped.
  public func removeItem(at index: Int, animated: Bool = true) {
    stage.act { $0.removeItem(at: index, animated: animated) }
  }

  /// Reloads one item's widget, with a cross-fade if `animated`. Off-screen items are not affected.
  public func reloadItem(at index: Int, animated: Bool = true) {
    stage.act { $0.reloadItem(at: index, animated: animated) }
  }

  /// Applies a batch of inserts, removals, moves and reloads, or the difference between two states of the data, in one
  /// animation. The data source must already have the new state. The current item stays current; if it is removed, a new
  /// one in its place becomes the current one, or else the next one. Changes that do not match the data reload everything.
  public func apply(_ changes: ItemChanges, animated: Bool = true) {
    stage.act { $0.apply(changes, animated: animated) }
  }

  /// Measures the items again, when the size of their widgets has changed. Not needed for widgets that request a resize
  /// themselves, as GTK's do.
  public func remeasure() { stage.act { $0.remeasure() } }

  /// Lays out again without reloading from the data source: for options and styles whose closures return other values
  /// now.
  public func redraw() { stage.update { $0.setNeedsLayout() } }
}
