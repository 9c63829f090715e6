import CGtk4
import CarouselEngine

/// The widget's own children as items: those that were appended, in code or by a `.ui` file, while they are visible. Each has
/// one widget, so a child that a wrapping row shows twice is shown as a live picture where it is not usable.
final class Children: ItemSource {
  private unowned let stage: Stage
  /// The visible children, which are the items.
  private(set) var list: [WidgetPointer] = []
  /// All children, and the handlers that follow their visibility.
  private var all: [WidgetPointer] = []
  private var handlers: [WidgetPointer: gulong] = [:]
  /// The cells that contain children.
  private var holders: [WidgetPointer: Cell] = [:]
  /// The cells that contain pictures of children.
  private var mirrors: [ObjectIdentifier: (cell: Cell, child: WidgetPointer)] = [:]

  init(of stage: Stage) {
    self.stage = stage
  }

  isolated deinit { for child in all { forget(child) } }

  var count: Int { list.count }

  // MARK: Changes

  /// Inserts a child before the item at an index; indexes out of range append it.
  func insert(_ child: WidgetPointer, at index: Int) {
    let isAround = stage.widget.map(child.contains) ?? true
    guard gtk_widget_get_parent(child) == nil, gtk_widget_get_root(child) == nil, !isAround, !all.contains(child)
    else {
      return complain("A widget that already has a parent cannot be added to a carousel")
    }
    g_object_ref_sink(child.raw)
    handlers[child] = connect(child.object, "notify::visible") { [weak self] in self?.visibilityDidChange(of: child) }
    all.insert(child, at: place(ofItemAt: index))
    visibilityDidChange(of: child)
  }

  func remove(_ child: WidgetPointer) {
    guard all.contains(child) else { return complain("The widget is not a child of the carousel") }
    all.removeAll { $0 == child }
    hide(child)
    forget(child)
  }

  /// Moves a child to where the item at an index is; indexes out of range move it to the end.
  func reorder(_ child: WidgetPointer, to index: Int) {
    guard let place = all.firstIndex(of: child) else { return complain("The widget is not a child of the carousel") }
    all.remove(at: place)
    guard let old = list.firstIndex(of: child) else { return all.insert(child, at: self.place(ofItemAt: index)) }
    let new = list.indices.contains(index) ? index : list.count - 1
    list.remove(at: old)
    all.insert(child, at: self.place(ofItemAt: new))
    list.insert(child, at: new)
    guard new != old else { return }
    stage.edit(ItemChanges(countBefore: list.count, moving: [.init(from: old, to: new)]))
  }

  /// Returns where in the list of all children an item is; the end for indexes out of range.
  private func place(ofItemAt index: Int) -> Int {
    list.indices.contains(index) ? all.firstIndex(of: list[index]) ?? all.count : all.count
  }

  /// Shows a child as an item while it is visible.
  private func visibilityDidChange(of child: WidgetPointer) {
    let isVisible = gtk_widget_get_visible(child) != 0
    guard all.contains(child), isVisible != list.contains(child) else { return }
    guard isVisible else { return hide(child) }
    let known = Set(list), index = all.prefix { $0 != child }.count { known.contains($0) }
    list.insert(child, at: index)
    stage.edit(ItemChanges(countBefore: list.count - 1, inserting: [index]))
  }

  private func hide(_ child: WidgetPointer) {
    guard let index = list.firstIndex(of: child) else { return }
    list.remove(at: index)
    release(child)
    stage.edit(ItemChanges(countBefore: list.count + 1, removing: [index]))
  }

  /// Stops following a child that is none any more.
  private func forget(_ child: WidgetPointer) {
    if let handler = handlers.removeValue(forKey: child) { g_signal_handler_disconnect(child.raw, handler) }
    g_object_unref(child.raw)
  }

  /// Takes a removed child out of its cell, which fades out with a still picture of it.
  private func release(_ child: WidgetPointer) {
    for (cell, shown) in mirrors.values where shown == child {
      mirrors[ObjectIdentifier(cell)] = nil
      cell.setContent(nil)
    }
    guard let cell = holders.removeValue(forKey: child) else { return }
    let paintable = gtk_widget_paintable_new(child)
    let image = gdk_paintable_get_current_image(paintable)
    g_object_unref(UnsafeMutableRawPointer(paintable))
    cell.setContent(picture(of: image))
  }

  // MARK: Cells

  func fill(_ cell: Cell, with content: ItemContent) {
    guard case .item(let index) = content, list.indices.contains(index) else { return cell.setContent(nil) }
    let child = list[index]
    forget(cell)
    if let holder = holders[child], holder !== cell {
      if holder.isMounted { return mirror(child, in: cell) }
      holder.setContent(nil)
    }
    hold(child, in: cell)
  }

  private func hold(_ child: WidgetPointer, in cell: Cell) {
    mirrors[ObjectIdentifier(cell)] = nil
    holders[child] = cell
    cell.fillsViewport = true
    cell.setContent(child)
  }

  private func mirror(_ child: WidgetPointer, in cell: Cell) {
    mirrors[ObjectIdentifier(cell)] = (cell, child)
    cell.setContent(picture(of: gtk_widget_paintable_new(child)))
  }

  /// Returns a picture, and releases what it shows with it.
  private func picture(of paintable: OpaquePointer?) -> WidgetPointer {
    let picture = gtk_picture_new_for_paintable(paintable)!
    gtk_picture_set_can_shrink(picture.object, 0)
    if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    return picture
  }

  private func forget(_ cell: Cell) {
    mirrors[ObjectIdentifier(cell)] = nil
    if let child = cell.content, holders[child] === cell { holders[child] = nil }
  }

  func didUnmount(_ cell: Cell) {
    let child = cell.content.flatMap { holders[$0] === cell ? $0 : nil }
    forget(cell)
    // The child may be needed elsewhere before the cell is.
    cell.setContent(nil)
    if let child, let mirror = mirrors.values.first(where: { $0.child == child })?.cell { hold(child, in: mirror) }
  }

  func didRead(current: Cell?) {
    guard let current, let child = mirrors[ObjectIdentifier(current)]?.child, let holder = holders[child] else {
      return
    }
    holder.setContent(nil)
    hold(child, in: current)
    mirror(child, in: holder)
  }
}
