import CGtk4
import CarouselEngine

// Accessibility.
extension Stage {
  /// Applies the reading order, the labels and the states to the cells.
  func applyReadingOrder() {
    var before = sentinel
    for item in controller.readingOrder.reversed() {
      // The app may change anything while it is asked for a label.
      guard let widget, let cell = cell(at: item.slot) else { return }
      if cell.labelled != item { describe(cell, item) }
      guard cell.isMounted else { return }
      if gtk_widget_get_next_sibling(cell.frame) != before { gtk_widget_insert_before(cell.frame, widget, before) }
      before = cell.frame
    }
    describeCarousel()
  }

  /// Updates the labels of all cells.
  func forgetLabels() {
    for cell in painted { cell.labelled = nil }
    applyReadingOrder()
  }

  /// Has screen readers speak a text. While the carousel has the focus, they speak its description when it changes, with
  /// every version of GTK; while the focus is elsewhere, GTK announces it from 4.14 on, and the buttons of
  /// `CarouselControls` describe it before.
  func announce(_ text: String) {
    guard let widget else { return }
    if focusedWidget == widget { return describeCarousel(spoken: text) }
    announcement = cgtk_announce(widget, text) == 0 ? text : nil
  }

  /// Updates the carousel's own label, and its description: the current item, or that there is none.
  /// - Parameter spoken: The description instead, to be spoken while the carousel has the focus.
  func describeCarousel(spoken: String? = nil) {
    guard let widget else { return }
    let (index, count) = (controller.carousel.currentIndex, controller.carousel.numberOfItems)
    var description = Description(label: label ?? words.carousel, text: words.empty)
    if let spoken {
      description.text = spoken
    } else if let known = self.description, focusedWidget == widget {
      description.text = known.text
    } else if let index {
      description.text = name(ofItemAt: index, of: count)
    }
    guard description != self.description else { return }
    self.description = description
    widget.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, description.label)
    widget.describe(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.text)
  }

  /// The accessible properties of the carousel itself.
  struct Description: Equatable {
    var label: String
    var text: String
  }

  /// Returns the cell of a slot, unless it is leaving.
  func cell(at slot: Int) -> Cell? {
    painted.first { $0.placed?.slot == slot && $0.placed?.isLeaving == false && $0.isMounted }
  }

  func name(ofItemAt index: Int, of count: Int) -> String {
    let name = items?.label(at: index)
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

extension WidgetPointer {
  /// Sets an accessible property of a widget.
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

  /// Sets a Boolean state.
  func setState(_ state: GtkAccessibleState, _ isOn: Bool) {
    var value = GValue(), state = state
    gtk_accessible_state_init_value(state, &value)
    if g_type_check_value_holds(&value, ValueType.boolean) != 0 {
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      // A state that may also be undefined.
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(object, 1, &state, &value)
    g_value_unset(&value)
  }
}
