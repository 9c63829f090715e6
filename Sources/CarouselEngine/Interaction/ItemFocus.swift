/// Whether a mounted item holds the keyboard focus.
enum ItemFocus: Equatable {
  case none
  /// A control in the item has the focus.
  case held
  /// A control in the item that the user edits has the focus: the item is not recycled while it is outside the visible
  /// window, and the text is kept.
  case editing
}

extension CarouselController {
  /// Reports that the focus has moved into an item.
  /// - Parameters:
  ///   - isEditing: Whether the focused control is edited, like a text field.
  ///   - isByKeyboard: Whether the keyboard moved the focus; then the carousel scrolls to the item, which may be
  ///     off-screen.
  ///   - isFocused: Returns whether a view is the one with the focus.
  public func focusDidEnter(isEditing: Bool, isByKeyboard: Bool, viewWhere isFocused: (Host.View) -> Bool) {
    guard let position = mounted.indices.first(where: { !mounted[$0].isLeaving && isFocused(views[$0]) }) else {
      return focusDidLeave()
    }
    // The host may change everything while the item is placed.
    let slot = mounted[position].slot, isItem = mounted[position].item != nil
    // The item keeps the focus while the carousel scrolls there.
    if isByKeyboard, isItem, gesture.state == .idle { carousel.bringToMiddle(slot) }
    setFocus(at: position, isEditing ? .editing : .held)
    refresh()
  }

  /// Reports that the focus has left the items: it is on the carousel itself, or elsewhere.
  public func focusDidLeave() { setFocus(at: nil, .none) }

  /// Reports that something of an item is open above everything else, such as a dialog, a popover or full screen, or no
  /// longer is. Meanwhile the item is neither recycled nor disabled, wherever the carousel scrolls. Input in what is open is
  /// not for the carousel: hosts don't pass it on.
  /// - Parameters:
  ///   - isOpen: Whether something of the item is open now.
  ///   - isShown: Returns whether a view is that of the item.
  public func setItemOpen(_ isOpen: Bool, viewWhere isShown: (Host.View) -> Bool) {
    guard let position = mounted.indices.first(where: { !mounted[$0].isLeaving && isShown(views[$0]) }),
      mounted[position].isOpen != isOpen
    else { return }
    mounted[position].isOpen = isOpen
    carousel.invalidate(.placement)
    refresh()
  }

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
    carousel.invalidate(.placement)
    refresh()
  }

  /// Moves the focus to the carousel when its item can no longer have it.
  func releaseFocus(at position: Int) {
    guard mounted[position].focus != .none else { return }
    mounted[position].focus = .none
    host.releaseFocus(from: views[position])
  }
}

extension CarouselModel {
  /// Scrolls to a slot the shorter way, if it is not already on its way there. It does so even if scrolling is
  /// disabled: the focus must be visible.
  fileprivate mutating func bringToMiddle(_ slot: Int) {
    guard !track.rests(track.normalized(slot), at: destination) else { return }
    let way = wayToSlot(slot)
    actForUser { $0.scroll(byOffset: way, duration: Self.defaultScrollDuration) }
  }
}
