import CGtk4
import CarouselEngine

// What screen readers are told.
extension Stage {
  /// How long what can wait waits while it moves, and while it rests, in milliseconds.
  private static let pause: (moving: UInt32, resting: UInt32) = (1000, 0)

  /// What can wait until nothing moves: labels, and the order of the children.
  func tidySoon() {
    let isMoving = clock.isRunning || press.isActive
    if tidying != 0 {
      guard !isMoving, tidiesLate else { return }
      g_source_remove(tidying)
    }
    tidiesLate = isMoving
    tidying = g_timeout_add_full(
      G_PRIORITY_DEFAULT_IDLE, isMoving ? Self.pause.moving : Self.pause.resting,
      { data in
        Unmanaged<Stage>.fromOpaque(data!).takeUnretainedValue().tidy()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Has labels made anew.
  func forgetLabels() {
    for cell in painted { cell.labelled = nil }
    tidySoon()
  }

  private func tidy() {
    tidying = 0
    guard let widget else { return }
    let carousel = controller.carousel
    let (count, current) = (carousel.numberOfItems, carousel.currentIndex)
    var before = sentinel
    for cell in painted.sorted(by: { ($0.placed?.slot ?? 0) > ($1.placed?.slot ?? 0) }) {
      guard let placed = cell.placed, cell.isMounted else { continue }
      if !placed.isPlaceholder { label(cell, placed.index, of: count) }
      setSelected(cell, !placed.isPlaceholder && placed.index == current)
      if gtk_widget_get_next_sibling(cell.frame) != before { gtk_widget_insert_before(cell.frame, widget, before) }
      before = cell.frame
    }
  }

  private func label(_ cell: Cell, _ index: Int, of count: Int) {
    if let known = cell.labelled, known == (index, count) { return }
    cell.labelled = (index, count)
    let position = words.position(index + 1, count)
    let name = app.dataSource?.carousel(carousel, labelForItemAt: index)
    cell.frame.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, name.map { words.item($0, position) } ?? position)
    cell.frame.relate(GTK_ACCESSIBLE_RELATION_POS_IN_SET, index + 1)
    cell.frame.relate(GTK_ACCESSIBLE_RELATION_SET_SIZE, count)
  }

  private func setSelected(_ cell: Cell, _ isSelected: Bool) {
    guard cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    g_value_set_int(&value, isSelected ? 1 : 0)
    var state = GTK_ACCESSIBLE_STATE_SELECTED
    gtk_accessible_update_state_value(cell.frame.object, 1, &state, &value)
    g_value_unset(&value)
  }
}

/// The words that a carousel has of its own; English where the app gives none.
public struct CarouselWords {
  /// The place of an item among the others.
  public var position: (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// An item that has a name.
  public var item: (_ name: String, _ position: String) -> String = { "\($0), \($1)" }
  /// The button that goes on.
  public var next = "Next"
  /// The button that goes back.
  public var previous = "Previous"
  /// The button that stops what moves by itself.
  public var pause = "Pause"
  /// The button that has it move again.
  public var play = "Play"

  /// English.
  public init() {}
}

extension Widget {
  /// Says something about a widget to those who don't see it.
  func describe(_ property: GtkAccessibleProperty, _ text: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    var property = property
    gtk_accessible_update_property_value(object, 1, &property, &value)
    g_value_unset(&value)
  }

  func relate(_ relation: GtkAccessibleRelation, _ number: Int) {
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    g_value_set_int(&value, Int32(clamping: number))
    var relation = relation
    gtk_accessible_update_relation_value(object, 1, &relation, &value)
    g_value_unset(&value)
  }
}
