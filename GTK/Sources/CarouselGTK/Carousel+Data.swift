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
  public func reloadData() {
    stage.controller.setTime(stage.clock.now)
    stage.controller.reloadData()
  }

  /// A new item has come to be at an index; the data source has it already. Indexes out of range are held within.
  public func insertItem(at index: Int, animated: Bool = true) {
    stage.controller.setTime(stage.clock.now)
    stage.controller.insertItem(at: index, animated: animated && !stage.reducesMotion)
    stage.forgetLabels()
  }

  /// The item at an index has gone; the data source has it no more. Indexes out of range are held within.
  public func removeItem(at index: Int, animated: Bool = true) {
    stage.controller.setTime(stage.clock.now)
    stage.controller.removeItem(at: index, animated: animated && !stage.reducesMotion)
    stage.forgetLabels()
  }

  /// Asks for one item's widget anew, with a cross-fade where animated. Items out of sight are left for later.
  public func reloadItem(at index: Int, animated: Bool = true) {
    stage.controller.setTime(stage.clock.now)
    stage.controller.reloadItem(at: index, animated: animated)
  }

  /// Measures items again, when their widgets have another size. Widgets that say so by themselves, as GTK's do, need no call.
  public func remeasure() { stage.controller.remeasure() }

  /// Lays everything out anew, without asking the data source: for options and styles whose closures give other answers now.
  public func redraw() { stage.update { $0.setNeedsLayout() } }
}
