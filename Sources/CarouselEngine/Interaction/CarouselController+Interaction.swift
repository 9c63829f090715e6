// User input other than the pointer.
extension CarouselController {
  /// Handles a key press.
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  ///   - focus: Where the keyboard focus is.
  /// - Returns: Whether the key is handled; otherwise the carousel's container gets it. Keys with modifiers are never
  ///   handled.
  public func press(_ key: CarouselKey, modifiers: KeyModifiers = KeyModifiers(), focus: KeyFocus = .carousel) -> Bool {
    guard modifiers.isEmpty, focus != .control else { return false }
    #if !hasFeature(Embedded)
      if let isHandled = pressThumbnails(key, focus: focus) { return isHandled }
    #endif
    if key == .select { return focus == .carousel && activateCurrentItem() }
    guard ask({ $0.effective.isKeyboardEnabled }) else { return false }
    return move(by: ask { $0.direction(of: key) }) { $0.move(by: key) }
  }

  /// Activates the current item, as a tap on it does.
  /// - Returns: Whether there is a current item.
  public func activateCurrentItem() -> Bool {
    let slot = ask { $0.currentSlot }
    guard let position = mounted.indices.first(where: { mounted[$0].slot == slot && !mounted[$0].isLeaving }),
      mounted[position].item != nil
    else { return false }
    activate(position)
    return true
  }

  /// Handles an event of a wheel or a trackpad.
  /// - Returns: Whether the event is handled; see `CarouselModel.wheel(_:)`.
  @discardableResult
  public func wheel(_ input: WheelInput) -> Bool {
    move {
      $0.wheel(input)
    } ifRefused: {
      if input.phase == .ended || input.phase == .cancelled { $0.letGo() }
    }
  }

  /// Moves forward or back by snap positions on behalf of the user, by items if each of them is one: for a button or
  /// assistive technology.
  /// - Returns: Whether there is one to move to.
  @discardableResult
  public func move(byItems count: Int) -> Bool { move(by: count) { $0.move(byItems: count) } }

  /// Moves to an item on behalf of the user, for its name in a list for instance.
  /// - Returns: Whether the carousel is not already on its way there.
  @discardableResult
  public func move(toItemAt index: Int) -> Bool { move { $0.move(toItemAt: index) } }

  /// Moves to a snap position on behalf of the user, by its number: for its dot.
  /// - Returns: Whether the carousel is not already on its way there.
  @discardableResult
  public func move(toPageAt index: Int) -> Bool { move { $0.move(toPageAt: index) } }

  #if !hasFeature(Embedded)
    /// Announces the end to which the user cannot move any further.
    func reachEnd(in direction: Int) -> Bool { move(by: direction) { _ in false } }
  #endif

  /// - Parameters:
  ///   - direction: Forward if positive, back if negative, 0 if it points to no end.
  ///   - end: Ends the action if the app refuses what it would do.
  private func move(
    by direction: Int = 0, _ change: (inout CarouselModel) -> Bool,
    ifRefused end: (inout CarouselModel) -> Void = { _ in }
  ) -> Bool {
    let wasWaiting = announcer
    userWillAct()
    var isHandled = false
    if !act({ isHandled = change(&$0) }) {
      announcer = wasWaiting
      end(&carousel)
    } else if !isHandled {
      // An action without effect is not announced, but the end that caused it is.
      announcer = wasWaiting
      if direction != 0, ask({ $0.isDraggable }) {
        ask { announcer.userDidReach(direction > 0 ? .last : .first, of: $0) }
      }
    }
    refresh()
    return isHandled
  }

  /// Tells the carousel that the user is about to act, so that the item on which it settles is announced to assistive
  /// technology. Call it from an app's own button before it moves the carousel.
  public func userWillAct() { ask { announcer.userWillAct($0) } }

  // MARK: Autoplay

  /// The autoplay interval: the time at each item before the carousel advances, in seconds. 0 and invalid values turn
  /// autoplay off.
  public var autoplayInterval: Double {
    get { carousel.settings.autoplayInterval }
    set { update { $0.settings.autoplayInterval = newValue } }
  }

  /// The share of the interval that has passed at the current item, 0…1; 0 while the carousel moves, and without autoplay.
  /// It grows without frames: set the clock before.
  public var autoplayProgress: Double { ask { autoplay.progress(at: $0.time) } }

  /// The time until autoplay advances the carousel, in seconds; infinite while it waits, while the carousel moves, and without
  /// autoplay. Set the clock before.
  public var autoplayRemainingTime: Double { ask { autoplay.remainingTime(at: $0.time) } }

  /// Adds or removes a reason for autoplay and autoscroll to wait. While the carousel is `hidden`, its time stands still: all
  /// motion is interrupted, and continues where it was. Set the clock before.
  public func setAutoplayReason(_ reason: Autoplay.Reasons, _ isGiven: Bool) {
    guard autoplay[reason] != isGiven else { return }
    autoplay[reason] = isGiven
    clock.isStopped = autoplay[.hidden]
    refresh()
  }

  /// Whether there is an autoplay or an autoscroll, which may be paused; under reduced motion and in a list there is none.
  var rotates: Bool { carousel.wantedAutoscroll != 0 || hasAutoplay }

  /// Whether there is an autoplay.
  var hasAutoplay: Bool { autoplay.isOn && !carousel.preferences.reducesMotion && !carousel.isList }

  /// Reports that the user uses something in an item whose presses the toolkit keeps from the carousel, such as a button,
  /// a text field or another document: that pauses autoplay and autoscroll as a tap does. Presses that `pointerDown` hears
  /// of don't need it.
  public func userDidUseItem() {
    pauseForTap()
    refresh()
  }

  /// Pauses autoplay and autoscroll: what a tap or a click has stopped resumes only on the user's wish.
  func pauseForTap() { if rotates { autoplay[.paused] = true } }

  /// Whether autoplay and autoscroll are paused: by the user, by the app on their behalf, or because the user has
  /// tapped the carousel or moved the keyboard focus into it.
  public var isPaused: Bool {
    get { autoplay[.paused] }
    set { setAutoplayReason(.paused, newValue) }
  }

  /// Called before the carousel is touched or released, so that an autoscroll resumes from where it was released.
  func setTouched(_ isTouched: Bool) {
    autoplay[.touched] = isTouched
    carousel.isAutoscrollHeld = !autoplay.isAllowed
  }

  /// The content of an item has ended, such as its video: autoplay advances as if the time at it had passed, once nothing keeps it.
  /// - Parameter index: Ignored unless that item is at rest as the current one.
  public func itemDidEnd(at index: Int) {
    guard ask({ $0.currentIndex == index && $0.movement == .resting }) else { return }
    autoplay.itemDidEnd()
    refresh()
  }

  /// Advances, unless nothing follows or the app does not want it.
  func advanceByAutoplay() {
    guard !carousel.effective.autoplayStopsAtEnd || !ask({ $0.isAtEnd }) else { return autoplay.finish() }
    // The app may have moved it meanwhile.
    if host.shouldAdvance(), ask({ $0.movement == .resting }) { carousel.advance() }
  }

  /// Asks for the time at the current item before that begins.
  func followInterval() {
    autoplay.interval = carousel.effective.autoplayInterval
    let index = ask { $0.movement == .resting ? $0.currentIndex : nil }
    let begins = autoplay.isFresh && ask { autoplay.runs(in: $0) }
    guard let index, autoplay.isOn, begins || index != timedIndex, !isTiming else { return }
    timedIndex = index
    // The app may change the carousel in its answer.
    isTiming = true
    autoplay.itemInterval = host.autoplayInterval(ofItemAt: index)
    isTiming = false
  }

  /// Updates autoplay and autoscroll to the carousel's state.
  func updateAutoplay() {
    followInterval()
    autoplay[.reducedMotion] = carousel.preferences.reducesMotion
    #if !hasFeature(Embedded)
      autoplay[.list] = carousel.isList
    #endif
    if rotates { autoplay.pauseIfFocused() }
    if autoplay[.paused] != knownPause {
      knownPause = autoplay[.paused]
      carousel.events.append(.pauseDidChange(knownPause))
    }
    carousel.isAutoscrollHeld = !autoplay.isAllowed
    ask { _ = autoplay.note($0.time, $0) }
    let phase = autoplay.phase
    if phase != knownPhase { carousel.events.append(.autoplayDidChange) }
    knownPhase = phase
  }
}
