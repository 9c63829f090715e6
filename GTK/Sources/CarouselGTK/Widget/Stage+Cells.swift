import CGtk4
import CarouselEngine

// The items' cells.
extension Stage {
  /// Fills a cell from the app's data source.
  func cell(for content: ItemContent, reusing reused: Cell?) -> Cell {
    let cell = reused ?? Cell(in: widget)
    guard let dataSource = app.dataSource else { return cell }
    cell.labelled = nil
    switch content {
    case .item(let index):
      cell.setContent(dataSource.carousel(carousel, widgetForItemAt: index, reusing: cell.content))
      decorate(cell, index: index, isPlaceholder: false, isNew: true)
    case .placeholder(let index):
      cell.setContent(dataSource.carousel(carousel, widgetForPlaceholderAt: index, reusing: cell.content))
      decorate(cell, index: index, isPlaceholder: true, isNew: true)
    }
    return cell
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
  }

  func measure(_ cell: Cell) -> Size2D {
    let size = cell.measure()
    if cell.placed?.slot ?? 0 == 0 { itemExtent = (cell.minimumSize, size) }
    return size
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
  }

  func didPlaceItems() {
    guard let widget else { return }
    if !isPlacing { painted.removeAll(keepingCapacity: true) }
    isPlacing = false
    if !isAllocating { gtk_widget_queue_allocate(widget) }
    tellObservers()
  }
}
