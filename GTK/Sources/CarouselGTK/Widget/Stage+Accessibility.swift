import CGtk4
import CarouselEngine

// What assistive technology knows.
extension Stage {
  /// Gives the cells the order, the names and the states in which they are read.
  func applyReadingOrder() {
    var before = sentinel
    for item in controller.readingOrder.reversed() {
      // The app may have done anything while it was asked for a name.
      guard let widget, let cell = cell(at: item.slot) else { return }
      if cell.labelled != item { describe(cell, item) }
      guard cell.isMounted else { return }
      if gtk_widget_get_next_sibling(cell.frame) != before { gtk_widget_insert_before(cell.frame, widget, before) }
      before = cell.frame
    }
    describeCarousel()
  }

  /// Has all cells named anew.
  func forgetLabels() {
    for cell in painted { cell.labelled = nil }
    applyReadingOrder()
  }

  /// Speaks the name of an item, where GTK can. Older versions of GTK make known which item is selected, and no more.
  func announce(_ index: Int) {
    guard let widget else { return }
    cgtk_announce(widget, name(ofItemAt: index, of: controller.carousel.numberOfItems))
  }

  /// Says what the carousel is, and whether it is empty.
  func describeCarousel() {
    guard let widget else { return }
    let description = Description(
      label: label ?? words.carousel, text: controller.carousel.numberOfItems == 0 ? words.empty : "")
    guard description != self.description else { return }
    self.description = description
    widget.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, description.label)
    widget.describe(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.text)
  }

  /// What is said of the carousel itself.
  struct Description: Equatable {
    var label: String
    var text: String
  }

  /// The cell of a slot, but for one that leaves.
  func cell(at slot: Int) -> Cell? {
    painted.first { $0.placed?.slot == slot && $0.placed?.isLeaving == false && $0.isMounted }
  }

  private func name(ofItemAt index: Int, of count: Int) -> String {
    let name = app.dataSource?.carousel(carousel, labelForItemAt: index)
    return words.announcement(ofItemAt: index, of: count, named: name)
  }

  private func describe(_ cell: Cell, _ item: ReadableItem) {
    cell.labelled = item
    cell.frame.setState(GTK_ACCESSIBLE_STATE_HIDDEN, item.isHidden)
    cell.frame.setState(GTK_ACCESSIBLE_STATE_SELECTED, item.isCurrent)
    guard cell.placed?.isPlaceholder == false else { return }
    cell.frame.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, name(ofItemAt: item.index, of: item.count))
    cell.frame.relate(GTK_ACCESSIBLE_RELATION_POS_IN_SET, item.index + 1)
    cell.frame.relate(GTK_ACCESSIBLE_RELATION_SET_SIZE, item.count)
  }
}

extension Widget {
  /// Tells assistive technology something about a widget.
  func describe(_ property: GtkAccessibleProperty, _ text: String) {
    var value = GValue()
    g_value_init(&value, ValueType.string)
    g_value_set_string(&value, text)
    var property = property
    gtk_accessible_update_property_value(object, 1, &property, &value)
    g_value_unset(&value)
  }

  func relate(_ relation: GtkAccessibleRelation, _ number: Int) {
    var value = GValue()
    g_value_init(&value, ValueType.int)
    g_value_set_int(&value, Int32(clamping: number))
    var relation = relation
    gtk_accessible_update_relation_value(object, 1, &relation, &value)
    g_value_unset(&value)
  }

  /// Sets a state that is on or off.
  func setState(_ state: GtkAccessibleState, _ isOn: Bool) {
    var value = GValue(), state = state
    gtk_accessible_state_init_value(state, &value)
    if g_type_check_value_holds(&value, ValueType.boolean) != 0 {
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      // One that may be undefined as well.
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(object, 1, &state, &value)
    g_value_unset(&value)
  }
}

/// GLib's types of values, which are macros in C.
enum ValueType {
  static let boolean = GType(5 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let int = GType(6 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let string = GType(16 << G_TYPE_FUNDAMENTAL_SHIFT)
}
