/// Whether a mounted item holds the keyboard focus.
enum ItemFocus: Equatable {
  case none
  /// Something in it does.
  case held
  /// Something in it that the user edits does: then the item is not recycled while it is out of the visible window, and
  /// what was typed stays.
  case editing
}

extension CarouselController {
  /// The focus has moved into an item.
  /// - Parameters:
  ///   - isEditing: Whether it is on something that is edited, as a text field.
  ///   - isByKeyboard: Whether the keyboard moved it there; then the carousel brings the item to the middle, since beside
  ///     it, it may be off-screen.
  ///   - isFocused: Whether a view is the one that holds it.
  public func focusDidEnter(isEditing: Bool, isByKeyboard: Bool, viewWhere isFocused: (Host.View) -> Bool) {
    guard let position = mounted.indices.first(where: { !mounted[$0].isLeaving && isFocused(views[$0]) }) else {
      return focusDidLeave()
    }
    // What the host does when it is placed anew may change everything.
    let item = mounted[position]
    // On its way there it keeps the focus.
    if isByKeyboard, item.item != nil, gesture.state == .idle { carousel.bringToMiddle(item.slot) }
    setFocus(at: position, isEditing ? .editing : .held)
    refresh()
  }

  /// The focus has left the items: it is on the carousel itself, or elsewhere.
  public func focusDidLeave() { setFocus(at: nil, .none) }

  private func setFocus(at focused: Int?, _ focus: ItemFocus) {
    var hasChanged = false
    for position in mounted.indices {
      let new = position == focused ? focus : .none
      if mounted[position].focus != new {
        mounted[position].focus = new
        hasChanged = true
      }
    }
    guard hasChanged else { return }
    carousel.needsPlacement = true
    refresh()
  }

  /// Moves the focus to the carousel when its item cannot hold it any more.
  func releaseFocus(at position: Int) {
    guard mounted[position].focus != .none else { return }
    mounted[position].focus = .none
    host.releaseFocus(from: views[position])
  }
}

extension CarouselModel {
  /// Scrolls to a slot, the shorter way, if it is not going there. Even where the user may not scroll: the focus must be
  /// seen.
  fileprivate mutating func bringToMiddle(_ slot: Int) {
    guard track.nearestSlot(to: destination) != track.normalized(slot) else { return }
    scroll(byOffset: track.offset(ofSlot: slot, from: position), duration: Self.defaultScrollDuration)
  }
}
