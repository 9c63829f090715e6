import CGtk4
import CarouselEngine

/// The place of one item: a widget around the app's, which may be used for one item after another.
final class Cell {
  /// The carousel's widget.
  private let owner: Widget?
  /// Without a style of its own, since a margin or a border would shift what is inside.
  let frame: Widget
  private(set) var content: Widget?
  let painter = ItemPainter()
  /// What is on the other side.
  private(set) var back: Widget?
  var turn = Turn()
  /// Whether the back is seen.
  var showsBack = false { didSet { if showsBack != oldValue { sideDidChange() } } }
  /// Where the item is shown, while it is.
  var placed: PlacedItem?
  var map = PlaneMap(.identity, size: .zero, middle: .zero)
  /// Its size as the engine knows it, in points.
  var size = Size2D.zero
  var isMounted = false
  /// Whether it is seen.
  var isDrawn = false
  /// Whether its own widgets get the pointer and the keyboard.
  private(set) var isInteractive = true
  /// Its picture for renderers without perspective.
  lazy var warp = Warp()
  /// What assistive technology knows of its item.
  var labelled: ReadableItem?

  init(in owner: Widget?) {
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

  /// Shows a widget of the app. One that stands elsewhere already is left there, and nothing is shown here.
  func setContent(_ widget: Widget?) {
    guard widget != content || widget.map({ gtk_widget_get_parent($0) != frame }) == true else { return }
    release(content)
    content = nil
    guard let widget else { return }
    guard take(widget, behind: nil) else {
      return complain("The data source gave a widget that stands elsewhere; the item stays empty")
    }
    content = widget
    if back != nil { sideDidChange() }
  }

  /// Has a widget on the other side.
  func setBack(_ widget: Widget?) {
    guard widget != back || widget.map({ gtk_widget_get_parent($0) != frame }) == true else { return }
    release(back)
    back = nil
    turn = widget == nil ? Turn() : turn
    guard let widget else { return showsBack = false }
    guard take(widget, behind: content) else {
      return complain("The back of an item is a widget that stands elsewhere; the back stays empty")
    }
    back = widget
    sideDidChange()
  }

  /// Puts a widget into the frame, and keeps it: the app may take it out by itself.
  /// - Returns: Whether it can be here.
  private func take(_ widget: Widget, behind other: Widget?) -> Bool {
    let isAround = owner.map(widget.contains) ?? false
    guard gtk_widget_get_parent(widget) == nil, gtk_widget_get_root(widget) == nil, !isAround else { return false }
    g_object_ref_sink(widget.raw)
    gtk_widget_insert_after(widget, frame, other.flatMap { gtk_widget_get_parent($0) == frame ? $0 : nil })
    return true
  }

  private func release(_ widget: Widget?) {
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
    size = naturalSize
    return size
  }

  /// The size that the content would like to have now, in points.
  var naturalSize: Size2D {
    let (width, height) = frame.naturalSize
    return Size2D(width: Double(width), height: Double(height))
  }

  /// The least size that the content needs, in points.
  var minimumSize: Size2D {
    var width: Int32 = 0, height: Int32 = 0
    gtk_widget_measure(frame, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    gtk_widget_measure(frame, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
    return Size2D(width: Double(width), height: Double(height))
  }

  /// Has GTK know it: what is known is mapped, and may hold the keyboard focus.
  func setShown(_ isShown: Bool) { gtk_widget_set_child_visible(frame, isShown ? 1 : 0) }
  var isShown: Bool { gtk_widget_get_child_visible(frame) != 0 }

  func setInteractive(_ isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    gtk_widget_set_can_focus(frame, isInteractive ? 1 : 0)
  }

  /// Whether the pointer may find it. Of all cells one at most, so that GTK needs no order among them.
  var isTarget: Bool {
    get { gtk_widget_get_can_target(frame) != 0 }
    set { if newValue != isTarget { gtk_widget_set_can_target(frame, newValue ? 1 : 0) } }
  }

  /// Tells GTK where it is: what widgets ask for among themselves, and the pointer.
  func allocate(_ map: PlaneMap) {
    gtk_widget_allocate(frame, Int32(size.width), Int32(size.height), -1, map.transform)
  }
}

/// Tells the app's developer of a mistake.
func complain(_ message: String) {
  cgtk_warn(message)
}
