import CGtk4
import CarouselEngine

// The items' cells.
extension Stage {
  /// Fills a cell from the app's data source.
  func cell(for content: ItemContent, reusing reused: Cell?) -> Cell {
    let cell = reused ?? Cell(in: widget)
    guard let items else { return cell }
    // While it moves fast, labels follow late: none is better than another item's.
    if let labelled = cell.labelled, content != .item(labelled.index) {
      cell.frame.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    }
    cell.labelled = nil
    // Each source recycles its own widgets only.
    if cell.source !== ownItems {
      cell.setContent(nil)
      cell.fillsViewport = false
      cell.source = ownItems
    }
    items.fill(cell, with: content)
    switch content {
    case .item(let index): decorate(cell, index: index, isPlaceholder: false, isNew: true)
    case .placeholder(let index): decorate(cell, index: index, isPlaceholder: true, isNew: true)
    }
    return cell
  }

  /// The source of the items.
  var items: (any ItemSource)? { ownItems ?? app.dataSource.map { AppItems($0, of: self) } }

  /// The widget's own children, in place of other items.
  var children: Children {
    if let children = ownItems as? Children { return children }
    let children = Children(of: self)
    setOwnItems(children)
    return children
  }

  /// Takes the items from the widget's children or a list model.
  func setOwnItems(_ items: (any ItemSource)?) {
    app.dataSource = nil
    ownItems = items
    if items?.count ?? 0 > 0 || controller.carousel.numberOfItems > 0 { act { $0.reloadData() } }
    didEdit()
  }

  /// Tells the engine of a change of the widget's own items.
  func edit(_ changes: ItemChanges) {
    let isAnimated = widget?.isMapped == true && controller.carousel.editDuration > 0
    act { $0.apply(changes, animated: isAnimated) }
    didEdit()
  }

  private func didEdit() {
    goToFirstPosition()
    notifyChanges()
  }

  func mount(_ cell: Cell) {
    guard let widget else { return }
    cell.isMounted = true
    cell.placed = nil
    if gtk_widget_get_parent(cell.frame) == nil {
      gtk_widget_insert_before(cell.frame, widget, sentinel)
    }
  }

  func unmount(_ cell: Cell) {
    cell.isMounted = false
    cell.projector.forget()
    if target === cell { setTarget(nil) }
    if press.cell === cell { press.cell = nil }
    cell.setShown(false)
    cell.mark([])
    // Assistive technology finds children that GTK does not show. It is described again when it is mounted again.
    cell.frame.setState(GTK_ACCESSIBLE_STATE_HIDDEN, true)
    cell.labelled = nil
    ownItems?.didUnmount(cell)
  }

  func measure(_ cell: Cell) -> Size2D {
    cell.room = room
    if cell.placed?.slot ?? 0 == 0 { itemExtent = (cell.minimumSize, cell.naturalSize) }
    return cell.measure()
  }

  func replace(_ old: Cell, with new: Cell, animated: Bool) {
    guard old !== new else { return }
    let placed = old.placed
    if animated { beginCrossFade() }
    unmount(old)
    mount(new)
    new.placed = placed
  }

  func place(_ cell: Cell, of item: PlacedItem) {
    if !isPlacing { painted.removeAll(keepingCapacity: true) }
    isPlacing = true
    cell.placed = item
    painted.append(cell)
    updateMap(of: cell)
    let placement = item.placement
    cell.isDrawn = !placement.isHidden && placement.opacity > 0
    // A cell with the keyboard focus has to stay mapped.
    cell.setShown(cell.isDrawn || item.isKept)
    cell.setInteractive(cell.isShown && placement.isInteractive)
    cell.mark(item.marks)
  }

  func didPlaceItems() {
    guard let widget else { return }
    if !isPlacing { painted.removeAll(keepingCapacity: true) }
    isPlacing = false
    if !isAllocating { gtk_widget_queue_allocate(widget) }
    requestHeight()
    tellObservers()
  }
}
