import CGtk4
import CarouselEngine

// The items' cells.
extension Stage {
  /// Has the app's data source fill a cell.
  func fill(
    _ reused: Cell?, _ index: Int, isPlaceholder: Bool, _ ask: (any CarouselDataSource, Carousel, Widget?) -> Widget
  ) -> Cell {
    let cell = reused ?? Cell(in: widget)
    guard let dataSource = app.dataSource else { return cell }
    cell.setContent(ask(dataSource, carousel, cell.content))
    cell.labelled = nil
    decorate(cell, index: index, isPlaceholder: isPlaceholder, isNew: true)
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
    leaveFocus(of: cell)
    cell.isMounted = false
    if target === cell { setTarget(nil) }
    cell.setShown(false)
    if let content = cell.content, let placed = cell.placed, !placed.isPlaceholder {
      app.delegate?.carousel(carousel, didEndDisplaying: content, forItemAt: placed.index)
      app.dataSource?.carousel(carousel, didRecycle: content, fromItemAt: placed.index)
    }
  }

  func measure(_ cell: Cell) -> Size {
    let size = cell.measure()
    if cell.placed?.slot ?? 0 == 0 { itemExtent = (cell.minimumSize, size) }
    return size
  }

  func replace(_ old: Cell, with new: Cell, animated: Bool) {
    guard old !== new else { return }
    let placed = old.placed
    if animated, gtk_widget_has_focus(old.frame) == 0 { beginCrossFade() }
    unmount(old)
    mount(new)
    new.placed = placed
  }

  func place(_ cell: Cell, of item: PlacedItem) {
    if !isPlacing { painted.removeAll(keepingCapacity: true) }
    isPlacing = true
    let isNew = cell.placed?.index != item.index
    cell.placed = item
    painted.append(cell)
    updateMap(of: cell)
    let isShown =
      !item.placement.isHidden && item.placement.opacity > 0 && cell.isInFrontOfEye(item.placement.transform)
    let isInteractive = isShown && item.placement.isInteractive
    if !isInteractive { leaveFocus(of: cell) }
    cell.setInteractive(isInteractive)
    cell.setShown(isShown)
    guard let content = cell.content, let delegate = app.delegate else { return }
    if isNew, !item.isPlaceholder { delegate.carousel(carousel, willDisplay: content, forItemAt: item.index) }
    delegate.carousel(carousel, didLayOut: content, atOffset: item.offset)
  }

  func didPlaceItems() {
    guard let widget else { return }
    if !isPlacing { painted.removeAll(keepingCapacity: true) }
    isPlacing = false
    if !isAllocating { gtk_widget_queue_allocate(widget) }
    tidySoon()
    tellObservers()
  }
}
