import CGtk4
import CarouselEngine

// Decorations and backs of items.
extension Stage {
  /// Applies the decorations and the back of an item to its cell.
  func decorate(_ cell: Cell, index: Int, isPlaceholder: Bool, isNew: Bool) {
    cell.painter.forget()
    cell.painter.decorations = controller.carousel.isList ? [] : app.decorationsFor?(index) ?? app.decorations
    gtk_widget_queue_draw(cell.frame)
    guard let backs = app.backs, !isPlaceholder else { return cell.setBack(nil) }
    cell.setBack(backs.widget(index, cell.back))
    let isTurned = backs.isTurned(index)
    guard isTurned != cell.turn.isTurned else { return }
    let reducesMotion = controller.carousel.preferences.reducesMotion
    let turnsAtOnce = isNew || reducesMotion
    if !isNew, reducesMotion { beginCrossFade() }
    cell.turn.set(isTurned, at: clock.now, over: turnsAtOnce ? 0 : backs.duration)
    if !turnsAtOnce { followTurns() }
  }

  /// Decorates all items again, or one.
  func decorateAgain(_ index: Int?) {
    for cell in painted {
      guard let placed = cell.placed, index == nil || placed.index == index else { continue }
      decorate(cell, index: placed.index, isPlaceholder: placed.isPlaceholder, isNew: false)
      updateMap(of: cell)
    }
    if let widget { gtk_widget_queue_allocate(widget) }
  }

  /// Updates where an item is drawn, and which of its sides.
  func updateMap(of cell: Cell) {
    guard let placed = cell.placed else { return }
    // An item mounted only for the keyboard focus may be behind the eye: GTK is told that it is in the middle.
    var transform = placed.isKept ? .identity : placed.placement.transform
    let turn = cell.turn.share(at: clock.now)
    if turn != 0 { transform = transform.rotatedY(by: .pi * turn) }
    cell.map = PlaneMap(transform, size: cell.size, middle: controller.carousel.middle)
    if cell.back != nil { cell.showSide() }
  }

  private func followTurns() {
    guard !isTurning else { return }
    isTurning = true
    clock.draw { [weak self] time in
      guard let self, let widget else { return false }
      isTurning = false
      for cell in painted {
        updateMap(of: cell)
        isTurning = isTurning || !cell.turn.isOver(at: time)
      }
      gtk_widget_queue_allocate(widget)
      return isTurning
    }
  }
}

extension Cell {
  /// Shows the side that faces the viewer. The back is mirrored, so that it is upright: horizontally or, if the item is
  /// upside down, vertically.
  func showSide() {
    let centre = map.affine(at: Point2D(x: size.width / 2, y: size.height / 2))
    showsBack = centre.x.x * centre.y.y - centre.x.y * centre.y.x < 0
    guard showsBack else { return }
    if centre.x.x < 0 {
      map = PlaneMap(x: -map.x, y: map.y, origin: map.origin + map.x * size.width)
    } else {
      map = PlaneMap(x: map.x, y: -map.y, origin: map.origin + map.y * size.height)
    }
  }
}

extension Carousel {
  /// The decorations of every item, the outermost first.
  public var decorations: [Decoration] {
    get { stage.app.decorations }
    set {
      stage.app.decorations = newValue
      stage.decorateAgain(nil)
    }
  }

  /// Returns the decorations of an item by its index, in place of `decorations`.
  public var decorationsForItem: ((_ index: Int) -> [Decoration])? {
    get { stage.app.decorationsFor }
    set {
      stage.app.decorationsFor = newValue
      stage.decorateAgain(nil)
    }
  }

  /// The backs of items; if nil, items turned away are seen mirrored.
  public var backs: CarouselBacks? {
    get { stage.app.backs }
    set {
      stage.app.backs = newValue
      stage.decorateAgain(nil)
    }
  }

  /// Decorates an item again, or all: when the result of a closure or a cached picture has changed.
  public func refreshDecorations(at index: Int? = nil) { stage.decorateAgain(index) }
}
