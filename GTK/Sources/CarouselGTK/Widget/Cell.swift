import CGtk4
import CarouselEngine

/// The box of one item: a widget around the app's, which is recycled for other items.
final class Cell {
  /// The carousel's widget.
  private let owner: WidgetPointer?
  /// It has no style, since a margin or a border would shift its content.
  let frame: WidgetPointer
  private(set) var content: WidgetPointer?
  let painter = ItemPainter()
  /// The widget on the back.
  private(set) var back: WidgetPointer?
  var turn = Turn()
  /// Whether the back is visible.
  var showsBack = false { didSet { if showsBack != oldValue { sideDidChange() } } }
  /// The item as last placed, while it is mounted.
  var placed: PlacedItem?
  var map = PlaneMap(.identity, size: .zero, middle: .zero)
  /// Its size as measured for the engine, in points.
  var size = Size2D.zero
  var isMounted = false
  /// The source of its content, unless that is the app.
  weak var source: (any ItemSource)?
  var room = Room()
  /// Whether content that expands fills the carousel.
  var fillsViewport = false
  /// Whether it is drawn.
  var isDrawn = false
  /// Whether its widgets receive pointer and keyboard input.
  private(set) var isInteractive = true
  let projector = Projector()
  /// The item as last described to assistive technology.
  var labelled: ReadableItem?
  /// What the style classes of the content say of the item.
  private var marks = ItemMarks()

  init(in owner: WidgetPointer?) {
    self.owner = owner
    LiveObjects.cells += 1
    frame = CellWidget.make(painter: painter)
    g_object_ref_sink(frame.raw)
    gtk_widget_set_can_target(frame, 0)
  }

  isolated deinit {
    LiveObjects.cells -= 1
    setContent(nil)
    setBack(nil)
    if gtk_widget_get_parent(frame) != nil { gtk_widget_unparent(frame) }
    g_object_unref(frame.raw)
  }

  /// Sets the app's widget. A widget that already has another parent stays there, and the cell stays empty.
  func setContent(_ widget: WidgetPointer?) {
    guard widget != content || widget.map({ gtk_widget_get_parent($0) != frame }) == true else { return }
    mark([])
    release(content)
    content = nil
    guard let widget else { return }
    guard take(widget, behind: nil) else {
      return complain("The data source returned a widget that already has a parent; the item stays empty")
    }
    content = widget
    if back != nil { sideDidChange() }
  }

  /// Sets the widget on the back.
  func setBack(_ widget: WidgetPointer?) {
    guard widget != back || widget.map({ gtk_widget_get_parent($0) != frame }) == true else { return }
    release(back)
    back = nil
    turn = widget == nil ? Turn() : turn
    guard let widget else { return showsBack = false }
    guard take(widget, behind: content) else {
      return complain("The widget for the back of an item already has a parent; the back stays empty")
    }
    back = widget
    sideDidChange()
  }

  /// Puts a widget into the frame, and retains it, since the app may remove it.
  /// - Returns: Whether it can be shown.
  private func take(_ widget: WidgetPointer, behind other: WidgetPointer?) -> Bool {
    let isAround = owner.map(widget.contains) ?? false
    guard gtk_widget_get_parent(widget) == nil, gtk_widget_get_root(widget) == nil, !isAround else { return false }
    g_object_ref_sink(widget.raw)
    gtk_widget_insert_after(widget, frame, other.flatMap { gtk_widget_get_parent($0) == frame ? $0 : nil })
    return true
  }

  private func release(_ widget: WidgetPointer?) {
    guard let widget else { return }
    if gtk_widget_get_parent(widget) == frame { gtk_widget_unparent(widget) }
    g_object_unref(widget.raw)
  }

  private func sideDidChange() {
    if let content { gtk_widget_set_child_visible(content, showsBack && back != nil ? 0 : 1) }
    if let back { gtk_widget_set_child_visible(back, showsBack ? 1 : 0) }
    gtk_widget_queue_allocate(frame)
    gtk_widget_queue_draw(frame)
  }

  /// Measures the content, in points.
  func measure() -> Size2D {
    size = fittedSize
    return size
  }

  /// The size of the content in its room, in points.
  var fittedSize: Size2D {
    var given = room.fitted
    if fillsViewport, let content {
      if gtk_widget_compute_expand(content, GTK_ORIENTATION_HORIZONTAL) != 0 { given.width = room.expanded.width }
      if gtk_widget_compute_expand(content, GTK_ORIENTATION_VERTICAL) != 0 { given.height = room.expanded.height }
    }
    return size(given: given)
  }

  /// The natural size of the content, in points.
  var naturalSize: Size2D { size(given: .zero) }

  private func size(given: Size2D) -> Size2D {
    let (width, height) = frame.size(given: (Int32(given.width), Int32(given.height)))
    return Size2D(width: Double(width), height: Double(height))
  }

  /// The minimum size of the content, in points.
  var minimumSize: Size2D {
    var width: Int32 = 0, height: Int32 = 0
    gtk_widget_measure(frame, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    gtk_widget_measure(frame, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
    return Size2D(width: Double(width), height: Double(height))
  }

  /// Shows the frame to GTK, or hides it: only a shown widget is mapped and can have the keyboard focus.
  func setShown(_ isShown: Bool) { gtk_widget_set_child_visible(frame, isShown ? 1 : 0) }
  var isShown: Bool { gtk_widget_get_child_visible(frame) != 0 }

  func setInteractive(_ isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    gtk_widget_set_can_focus(frame, isInteractive ? 1 : 0)
  }

  /// Gives the content the style classes of the marks. GTK styles a widget again when its classes change.
  func mark(_ marks: ItemMarks) {
    guard let content, marks != self.marks else { return }
    let changed = marks.symmetricDifference(self.marks)
    for (mark, name) in Self.styleClasses where changed.contains(mark) {
      (marks.contains(mark) ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(content, name)
    }
    self.marks = marks
  }

  private static let styleClasses: KeyValuePairs<ItemMarks, String> = [
    .current: "carousel-current", .previous: "carousel-previous", .next: "carousel-next", .visible: "carousel-visible",
    .selected: "carousel-selected",
  ]

  /// Whether GTK can pick it. At most one cell can, so that GTK needs no order among them.
  var isTarget: Bool {
    get { gtk_widget_get_can_target(frame) != 0 }
    set { if newValue != isTarget { gtk_widget_set_can_target(frame, newValue ? 1 : 0) } }
  }

  /// Tells GTK where it is, for hit testing and for queries between widgets.
  func allocate(_ map: PlaneMap) {
    gtk_widget_allocate(frame, Int32(size.width), Int32(size.height), -1, map.transform)
  }
}

/// The lengths that a carousel gives to its items, in points; 0 leaves an item its own.
struct Room {
  /// Those of all items.
  var fitted = Size2D.zero
  /// Those of children that expand.
  var expanded = Size2D.zero
}

/// Reports a mistake to the app's developer.
func complain(_ message: String) {
  cgtk_warn(message)
}
