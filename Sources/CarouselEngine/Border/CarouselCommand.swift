/// What a host can do to a carousel: on behalf of the user, the app, the system, or the clock.
///
/// A host in another language calls a function for each command. `carousel-catalogue` reads this file when the web element is built,
/// and writes these functions and their calls in JavaScript: with the name of the case, and its labels as parameters.
public enum CarouselCommand {
  // MARK: Time

  /// Sets the clock, for an input between two frames.
  case setTime
  /// Advances to the time of a frame.
  case frame

  // MARK: Data

  /// Reloads everything.
  case reload
  /// Sets whether items that are too few to fill a wrapping row are shown more than once.
  case setRepeats(repeats: Bool)
  /// Lays out again, without requesting views.
  case redraw
  /// Measures the views again; if their sizes were guesses until now, only the first item's counts.
  case remeasure(wereGuesses: Bool)
  /// Inserts an item that the data source already has.
  case insertItem(index: Int, isAnimated: Bool)
  /// Removes an item that the data source no longer has.
  case removeItem(index: Int, isAnimated: Bool)
  /// Requests the view of an item again.
  case reloadItem(index: Int, isAnimated: Bool)
  /// Applies the difference between two states of the data.
  case applyChanges(changes: ItemChanges, isAnimated: Bool)

  // MARK: Settings

  /// Changes a setting; values that are not points are in `x`.
  case set(setting: CarouselSetting, value: Point2D)
  /// Sets the style.
  case setStyle(style: AnyCarouselStyle)
  /// Sets an option of the style.
  case setOption(option: StyleOption, value: Option)
  /// Sets the motion. For recordings, it can end at indexes.
  case setMotion(profile: MotionProfile, aimsAtIndexes: Bool)
  /// Sets the curve with which a flick comes to rest; nil for that of the motion profile.
  case setMomentumCurve(curve: MomentumCurve?)
  /// Sets the size of the carousel, in points.
  case setViewport(size: Size2D)
  /// Sets whether what is outside of the carousel is clipped, and so hidden from assistive technology.
  case setClipsItems(clips: Bool)
  /// Sets the user's preferences.
  case setPreferences(reducesMotion: Bool, isRightToLeft: Bool, increasesContrast: Bool)

  // MARK: Scrolling; durations are in seconds: nil is the default, 0 or less jumps

  /// Scrolls to an item.
  case scrollToItem(index: Int, duration: Double?)
  /// Scrolls by items.
  case scrollByItems(count: Int, duration: Double?)
  /// Scrolls to an offset, in items.
  case scrollToOffset(offset: Double, duration: Double?)
  /// Scrolls by a distance, in items.
  case scrollByOffset(distance: Double, duration: Double?)
  /// Scrolls by items from the destination, as keys and buttons do.
  case step(count: Int, duration: Double?)
  /// Shows an item, unless it is or will be current.
  case setCurrentIndex(index: Int, duration: Double?)
  /// Jumps to an offset, in items.
  case setScrollOffset(offset: Double)
  /// Scrolls to a page by its number.
  case scrollToPage(index: Int, duration: Double?)
  /// Selects an item on behalf of the app, without a tap event.
  case selectItem(index: Int)

  // MARK: Pointers; points are from the upper left corner

  /// Handles a press, which may become a drag or not. On a button of the carousel, it does nothing else. The settings may keep a
  /// mouse from dragging.
  case pointerDown(
    point: Point2D, mayDrag: Bool, contentScrolls: ScrollDirections, surroundingsScroll: ScrollDirections,
    isOnButton: Bool, isMouse: Bool)
  /// Handles a movement of the pointer.
  case pointerMoved(point: Point2D)
  /// Handles a release. If it is handled, it must not activate what is under it.
  case pointerUp(point: Point2D, isTap: Bool)
  /// Handles a pointer that is taken away.
  case pointerCancelled

  // MARK: Touches that a toolkit has recognised, as recordings have them

  /// Handles a finger that touches.
  case touchDown
  /// Handles a finger that is lifted.
  case touchUp
  /// Begins a drag with the distance of the finger from where it touched.
  case beginDragging(translation: Point2D)
  /// Drags, with the distance of the finger from where it touched and its velocity, in points per second.
  case drag(translation: Point2D, velocity: Point2D)
  /// Ends a drag.
  case endDragging
  /// Handles a tap.
  case tap(point: Point2D)

  // MARK: Keys, wheels and buttons

  /// Handles a key press.
  case press(key: CarouselKey, modifiers: KeyModifiers, focus: KeyFocus)
  /// Handles an event of a wheel or a trackpad.
  case wheel(input: WheelInput)
  /// Moves by snap positions on behalf of the user, with a button.
  case moveByItems(count: Int)
  /// Moves to a snap position on behalf of the user, with its dot.
  case moveToPage(index: Int)
  /// The user is about to act, with a button of the app.
  case userWillAct

  // MARK: Focus and autoplay

  /// The focus has left the items.
  case focusLeft
  /// The user uses something in an item that takes its own input.
  case itemUsed
  /// Adds or removes a reason for autoplay and autoscroll to wait.
  case setAutoplayReason(reason: Autoplay.Reasons, isGiven: Bool)
  /// The content of an item has ended, for which autoplay waits.
  case itemDidEnd(index: Int)

  /// What becomes of a command.
  public enum Answer: Int32, CaseIterable, Sendable {
    /// It is not for the carousel, or there was nothing to do.
    case ignored
    /// The carousel has handled it; a movement of the pointer drags.
    case handled
    /// A movement of the pointer is not decided yet.
    case undecided
    /// A movement of the pointer is not decided yet, and will drag if it continues like this.
    case mayDrag
  }
}

extension Option {
  /// What an option is, without its value.
  public enum Kind: Int32, CaseIterable, Sendable {
    /// The default.
    case `default`
    /// A given value.
    case constant
    /// Computed from the default.
    case computed
  }
}
