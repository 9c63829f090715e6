// What the user does, beside the pointer.
extension CarouselController {
  /// The user presses a key.
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down with it.
  ///   - focus: Where the keyboard focus is.
  /// - Returns: Whether the key is handled; otherwise whatever contains the carousel gets it. Keys with modifiers are never
  ///   handled.
  public func press(_ key: CarouselKey, modifiers: KeyModifiers = [], focus: KeyFocus = .carousel) -> Bool {
    guard modifiers.isEmpty, focus != .control else { return false }
    if key == .select { return focus == .carousel && activateCurrentItem() }
    return move { $0.move(by: key) }
  }

  /// Activates the current item, as a tap on it does.
  /// - Returns: Whether there is one.
  public func activateCurrentItem() -> Bool {
    let slot = carousel.currentSlot
    guard let position = mounted.indices.first(where: { mounted[$0].slot == slot && !mounted[$0].isLeaving }),
      mounted[position].item != nil
    else { return false }
    activate(position)
    return true
  }

  /// The user turns a wheel, or moves fingers on a trackpad.
  /// - Returns: Whether the event is handled; see `CarouselModel.wheel(_:)`.
  @discardableResult
  public func wheel(_ input: WheelInput) -> Bool { move { $0.wheel(input) } }

  /// The user moves on or back by items, by a button or by assistive technology.
  /// - Returns: Whether there is anywhere to go.
  @discardableResult
  public func move(byItems count: Int) -> Bool { move { $0.move(byItems: count) } }

  /// The user moves to an item, by its dot for instance.
  /// - Returns: Whether it is not going there already.
  @discardableResult
  public func move(toItemAt index: Int) -> Bool { move { $0.move(toItemAt: index) } }

  private func move(_ change: (inout CarouselModel) -> Bool) -> Bool {
    let wasWaiting = announcer
    userWillAct()
    let isHandled = change(&carousel)
    // What does nothing is no act.
    if !isHandled { announcer = wasWaiting }
    refresh()
    return isHandled
  }

  /// The user is about to act: where the carousel settles is announced to assistive technology. To be called by an app whose
  /// own button moves the carousel.
  public func userWillAct() { ask { announcer.userWillAct($0) } }

  // MARK: Autoplay

  /// Seconds at each item before it advances by itself; 0 is off, as are invalid values.
  public var autoplayInterval: Double {
    get { autoplay.interval }
    set {
      autoplay.interval = newValue
      refresh()
    }
  }

  /// Tells why autoplay and autoscroll wait, or that a reason has ended.
  public func setAutoplayReason(_ reason: Autoplay.Reasons, _ isGiven: Bool) {
    guard autoplay[reason] != isGiven else { return }
    autoplay[reason] = isGiven
    refresh()
  }

  /// Whether the user, or the app on their behalf, has paused autoplay and autoscroll.
  public var isPaused: Bool {
    get { autoplay[.paused] }
    set { setAutoplayReason(.paused, newValue) }
  }

  /// Before the carousel is touched or released, so that an autoscroll resumes from where it is let go.
  func setTouched(_ isTouched: Bool) {
    autoplay[.touched] = isTouched
    carousel.isAutoscrollHeld = !autoplay.isAllowed
  }

  /// Brings autoplay and autoscroll up to date with the carousel.
  func updateAutoplay() {
    autoplay[.reducedMotion] = carousel.preferences.reducesMotion
    carousel.isAutoscrollHeld = !autoplay.isAllowed
    ask { _ = autoplay.note($0.time, $0) }
  }
}
