import CarouselEngine

// Items. Change your data first, then tell.
extension Carousel {
  /// What gives the items. Kept weakly, but for `CarouselItems`. Set, it loads.
  public var dataSource: (any CarouselDataSource)? {
    get { stage.app.dataSource }
    set {
      stage.app.dataSource = newValue
      reloadData()
    }
  }

  /// Asks the data source for everything anew. Widgets that are shown are offered for reuse, so nothing blinks.
  public func reloadData() { stage.act { $0.reloadData() } }

  /// Inserts an item; the data source has it already. Indexes out of range are clamped.
  public func insertItem(at index: Int, animated: Bool = true) {
    stage.act { $0.insertItem(at: index, animated: animated) }
  }

  /// Removes an item; the data source has it no more. Indexes out of range are clamped.
  public func removeItem(at index: Int, animated: Bool = true) {
    stage.act { $0.removeItem(at: index, animated: animated) }
  }

  /// Asks for one item's widget anew, with a cross-fade where animated. Off-screen items are left for later.
  public func reloadItem(at index: Int, animated: Bool = true) {
    stage.act { $0.reloadItem(at: index, animated: animated) }
  }

  /// Applies a batch of inserts, removes, moves and reloads, or the difference between two states of the data, in one
  /// animation; the data source has the new state already. The current item stays current; where it is removed, the next
  /// one takes its place. Changes that do not fit the data reload everything.
  public func apply(_ changes: ItemChanges, animated: Bool = true) {
    stage.act { $0.apply(changes, animated: animated) }
  }

  /// Measures items again, when their widgets have another size. Widgets that say so by themselves, as GTK's do, need no call.
  public func remeasure() { stage.act { $0.remeasure() } }

  /// Lays everything out anew, without asking the data source: for options and styles whose closures return other values now.
  public func redraw() { stage.update { $0.setNeedsLayout() } }
}
