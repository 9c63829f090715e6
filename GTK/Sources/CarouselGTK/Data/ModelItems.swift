import CGtk4
import CarouselEngine

/// The items of a list model, whose widgets a factory makes, as in GtkListView. Changes of the model become edits. The
/// selected item of a selection model is the current one.
///
/// Only GTK can give a factory an item. Each cell therefore contains a GtkListView with the one item that it shows;
/// since GTK 4.12 it recycles the factory's widgets as the cells are recycled.
final class ModelItems: ItemSource {
  private unowned let stage: Stage
  let model: OpaquePointer
  private let factory: OpaquePointer?
  private var handlers: [gulong] = []
  /// The last row that was filled, and its index: while the factory binds it, it is not in its place yet.
  private var lastFilled: (row: WidgetPointer, index: Int)?
  /// The selected item to which the carousel scrolls: those that it passes are not selected.
  private var target: Int?
  /// Whether it still scrolls to an item that was selected and is gone: no item is selected for that.
  private var isAstray = false
  private var isSelecting = false
  /// Whether the carousel follows a change of the items: the current item that it reports meanwhile is not selected.
  private var isFollowing = false
  /// Whether the factory fills a row, and whether the engine has yet to apply changes that were made meanwhile.
  private var isFilling = false
  private var isBehind = false
  /// The cells that are no longer shown, but still bound; the last one is recycled first.
  private var spares: [Cell] = []

  /// The maximum number of cells that stay bound, to be recycled.
  private static let mostSpares = 8
  /// The maximum number of inserted items among which those that are shown are looked for.
  private static let mostCompared = 65_536

  init(_ model: OpaquePointer, _ factory: OpaquePointer?, of stage: Stage) {
    self.stage = stage
    self.model = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(model)))
    self.factory = factory.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
    RowStyle.add()
    let itemsDidChange: @convention(c) (OpaquePointer, guint, guint, guint, gpointer) -> Void = {
      Unmanaged<ModelItems>.fromOpaque($4).takeUnretainedValue().itemsDidChange(at: Int($1), Int($2), Int($3))
    }
    listen("items-changed", unsafeBitCast(itemsDidChange, to: GCallback.self))
    guard isSelectable else { return }
    let selectionDidChange: @convention(c) (OpaquePointer, guint, guint, gpointer) -> Void = { _, _, _, items in
      Unmanaged<ModelItems>.fromOpaque(items).takeUnretainedValue().selectionDidChange()
    }
    listen("selection-changed", unsafeBitCast(selectionDidChange, to: GCallback.self))
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(model), handler) }
    g_object_unref(UnsafeMutableRawPointer(model))
    if let factory { g_object_unref(UnsafeMutableRawPointer(factory)) }
  }

  private func listen(_ signal: String, _ callback: GCallback) {
    handlers.append(
      g_signal_connect_data(
        UnsafeMutableRawPointer(model), signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil,
        GConnectFlags(rawValue: 0)))
  }

  var count: Int { Int(g_list_model_get_n_items(model)) }

  private func itemsDidChange(at index: Int, _ removed: Int, _ added: Int) {
    guard stage.ownItems === self else { return }
    let changes = ItemChanges(
      countBefore: count - added + removed, removing: Array(index..<index + removed),
      inserting: Array(index..<index + added), moving: keptItems(at: index, removed, added))
    follow { stage.edit(changes) }
  }

  /// Returns where the items went that are shown and were removed, if they were also inserted: models report a range in which
  /// other items have been kept, or sorted.
  private func keptItems(at start: Int, _ removed: Int, _ added: Int) -> [ItemChanges.Move] {
    // Unless an earlier change has yet to be applied.
    guard removed > 0, added > 0, !isBehind, count - added + removed == stage.controller.carousel.numberOfItems else {
      return []
    }
    var old: [gpointer: Int] = [:]
    for index in stage.controller.indexesOfVisibleItems where index >= start && index < start + removed {
      guard let row = stage.controller.view(at: index)?.content, let item = Self.item(of: row) else { continue }
      if old[item] == nil { old[item] = index }
    }
    var moves: [ItemChanges.Move] = []
    for index in start..<start + min(added, Self.mostCompared) where !old.isEmpty {
      guard let item = g_list_model_get_item(model, guint(index)) else { continue }
      if let from = old.removeValue(forKey: item) { moves.append(ItemChanges.Move(from: from, to: index)) }
      g_object_unref(item)
    }
    return moves
  }

  // MARK: Selection

  private var isSelectable: Bool { WidgetPointer(model).isInstance(of: gtk_selection_model_get_type()) }

  /// Changes the items, and shows the selected one afterwards: the model decides which one is selected then.
  func follow(_ change: () -> Void) {
    let stage = stage, wasFollowing = isFollowing, hadPosition = stage.firstPosition != nil
    isFollowing = true
    change()
    isFollowing = wasFollowing
    // A listener may have set another model.
    guard stage.ownItems === self else { return }
    // A change in a callback of the factory is applied later.
    isBehind = isBehind || isFilling
    // An app that has set a position asks for it to be selected.
    if hadPosition, stage.firstPosition == nil, !isBehind {
      currentIndexDidChange(to: stage.controller.carousel.currentIndex)
    } else {
      followSelection()
    }
  }

  private func followSelection() {
    // Its index may have changed.
    let hadTarget = target != nil
    target = nil
    showSelectedItem(continuing: hadTarget)
  }

  /// Shows the selected item.
  private func selectionDidChange() {
    if !isSelecting, !isFollowing { showSelectedItem(continuing: false) }
  }

  /// - Parameter isContinuing: Whether the carousel is on its way to an item that was selected before the items changed.
  private func showSelectedItem(continuing isContinuing: Bool) {
    guard isSelectable, !isBehind, let selection = gtk_selection_model_get_selection(model) else { return }
    defer { gtk_bitset_unref(selection) }
    let carousel = stage.controller.carousel
    isAstray = gtk_bitset_is_empty(selection) != 0 && (isContinuing || isAstray) && carousel.isAnimating
    guard gtk_bitset_is_empty(selection) == 0 else { return }
    let current = carousel.currentIndex
    // Of several selected items, the one that is shown.
    let shown = [target, current].lazy.compactMap { $0 }.first { gtk_bitset_contains(selection, guint($0)) != 0 }
    let index = shown ?? Int(gtk_bitset_get_minimum(selection))
    guard index < count, index != target, index != current || isContinuing || target != nil else { return }
    target = index
    // Items that the user does not see scroll need no animation.
    let duration = stage.widget?.isMapped == true ? CarouselModel.defaultScrollDuration : 0
    stage.update { $0.scroll(toItemAt: index, duration: duration) }
    if index == stage.controller.carousel.currentIndex, !stage.controller.carousel.isAnimating { target = nil }
  }

  /// Selects the item that has become the current one, unless the items themselves have changed.
  func currentIndexDidChange(to index: Int?) {
    guard isSelectable, !isFollowing, !isBehind, !isAstray, let index, index < count else { return }
    if let target, index != target { return }
    target = nil
    guard gtk_selection_model_is_selected(model, guint(index)) == 0 else { return }
    isSelecting = true
    gtk_selection_model_select_item(model, guint(index), 1)
    isSelecting = false
  }

  /// Forgets the selected item to which the carousel was scrolling, since the user drags it away, or it has settled.
  func dropTarget() {
    isAstray = false
    guard target != nil else { return }
    target = nil
    currentIndexDidChange(to: stage.controller.carousel.currentIndex)
  }

  func didEndScrolling() { isAstray = false }

  func didRead(current: Cell?) {
    guard isBehind, !isFilling else { return }
    isBehind = false
    followSelection()
  }

  // MARK: Cells

  func fill(_ cell: Cell, with content: ItemContent) {
    guard case .item(let index) = content, index < count, let item = g_list_model_get_item(model, guint(index)) else {
      return cell.setContent(nil)
    }
    defer { g_object_unref(item) }
    spares.removeAll { $0 === cell }
    let row = cell.content ?? makeRow()
    lastFilled = (row, index)
    let wasFilling = isFilling
    isFilling = true
    Self.setItem(item, of: row)
    cell.setContent(row)
    isFilling = wasFilling
  }

  /// Returns the index of a row that the factory binds, by a widget in it.
  func boundIndex(of widget: WidgetPointer) -> Int? { lastFilled.flatMap { $0.row.contains(widget) ? $0.index : nil } }

  func didUnmount(_ cell: Cell) {
    guard cell.content != nil else { return }
    spares.append(cell)
    if spares.count > Self.mostSpares { spares.removeFirst().setContent(nil) }
    if let lastFilled, cell.content == lastFilled.row { self.lastFilled = nil }
  }

  private func makeRow() -> WidgetPointer {
    let store = g_list_store_new(g_object_get_type())
    let selection = gtk_no_selection_new(store)
    let row = gtk_list_view_new(selection, factory.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) })!
    gtk_widget_set_focusable(row, 0)
    gtk_scrollable_set_vscroll_policy(row.object, GTK_SCROLL_NATURAL)
    gtk_scrollable_set_hscroll_policy(row.object, GTK_SCROLL_NATURAL)
    row.addClass(RowStyle.name)
    return row
  }

  /// Returns the row in a list of one item; nil for other widgets.
  static func row(of list: WidgetPointer) -> WidgetPointer? {
    gtk_widget_has_css_class(list, RowStyle.name) == 0 ? nil : gtk_widget_get_first_child(list)
  }

  /// Returns the item of a row; its model keeps it.
  private static func item(of row: WidgetPointer) -> gpointer? {
    guard let item = g_list_model_get_item(gtk_list_view_get_model(row.object), 0) else { return nil }
    g_object_unref(item)
    return item
  }

  private static func setItem(_ item: gpointer, of row: WidgetPointer) {
    let store = gtk_no_selection_get_model(gtk_list_view_get_model(row.object))
    if let old = g_list_model_get_item(store, 0) {
      g_object_unref(old)
      if old == item { return }
    }
    // Replaced at once, so that the factory's widget is recycled.
    var items: [gpointer?] = [item]
    g_list_store_splice(store, 0, g_list_model_get_n_items(store), &items, 1)
    // The widgets in it receive the focus, and the carousel is selected and activated in its stead.
    if let child = gtk_widget_get_first_child(row) { gtk_widget_set_focusable(child, 0) }
  }
}

/// The style of the lists of one item: themes frame and pad the rows of lists.
private enum RowStyle {
  static let name = "swift-carousel-item"
  private static var isAdded = false

  static func add() {
    guard !isAdded, let display = gdk_display_get_default() else { return }
    isAdded = true
    let provider = gtk_css_provider_new()
    let rule = "listview.\(name), listview.\(name) > row { all: unset; }"
    gtk_css_provider_load_from_data(provider, rule, -1)
    // Themes come with the settings.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider!), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
    g_object_unref(provider)
  }
}
