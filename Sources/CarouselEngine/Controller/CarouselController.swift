/// Shows a carousel on a host: mounts the views of the visible items, recycles the others, places them in each frame,
/// and delivers events.
///
/// Re-entrant calls (from a data source, a delegate or a style's closure) are queued and run immediately afterwards.
public final class CarouselController<Host: CarouselHost> {
  /// The toolkit and the app.
  public let host: Host
  /// The carousel's state. Change it with `update`.
  public internal(set) var carousel = CarouselModel()

  /// The items that have views, the views in the same order, and a list for the next frame.
  var mounted: [MountedItem] = []
  var views: [Host.View] = []
  var spare: [MountedItem] = []
  var painting = ItemOrder()
  var pool = ReusePool<Host.View>()
  /// The position in `mounted` of each visible slot, or −1.
  var positions: [Int] = []
  var gesture = PointerGesture()
  /// When autoplay advances the carousel, and what it waits for.
  public internal(set) var autoplay = Autoplay()
  /// What the app has been told of each value that it may bind.
  var boundIndexes = BoundReports()
  private var boundPages = BoundReports()
  private var boundOffsets = BoundReports()
  /// The index or the page in the event that is being delivered.
  private var deliveredIndex: Int?
  private var deliveredPage: Int?
  /// Whether it was paused when the host last heard of it, and where it was.
  var knownPause = false
  var knownPhase = Autoplay.Phase()
  /// The item whose interval is known, and whether the host is being asked for one.
  var timedIndex: Int?
  var isTiming = false
  /// The item that the app has refused in the present drag, and whether it is being asked.
  var refusedIndex: Int?
  var isAskingToChange = false
  var announcer = Announcer()
  #if !hasFeature(Embedded)
    /// What makes its items thumbnails of those of another carousel; nil if they are not. A target that has changed may scroll it: set
    /// the clock before.
    public var thumbnails: CarouselThumbnails? {
      didSet { if thumbnails?.target != oldValue?.target { selectionDidChange() } }
    }
  #endif
  /// Stands still while the carousel is off-screen.
  var clock = CarouselClock()
  /// The carousel's time of the latest input, in seconds. The carousel itself may be ahead: on a busy machine, inputs arrive after
  /// frames that were later.
  private(set) var inputTime = 0.0
  /// The item events that the host receives. Those sent in each frame cost a call for each item.
  public var itemEvents = ItemEvents.all
  /// Whether slides are running, and when they end, in seconds.
  var slidesEnd = -Double.infinity
  /// The forecast that the host plays; nil while it gets frames. And the paths of the last one.
  var playing: CarouselForecast?
  var paths: OffsetPaths?
  /// When time has moved it last, in seconds.
  private(set) var advanceTime = 0.0
  /// Whether nothing but time has changed anything since the last frame, and until when the host gets frames in any case, in seconds.
  var isCalm = false
  var playingPause = -Double.infinity

  /// Whether views and items are being changed now: requests are queued meanwhile.
  private var isBusy = false
  private var waiting: [Request] = []
  private var isDispatching = false
  /// Whether events are left for the next frame.
  private var isBehind = false
  private var needsRefresh = false
  private(set) var nextFrame = NextFrame.never
  private var isScheduling = false
  /// The start of the last cross-fade, in seconds.
  private var crossFadeStart = -Double.infinity
  /// Whether the reading order has changed since its last event, and the time of that event, in seconds.
  var isReadingStale = false
  private var readingTime = -Double.infinity
  /// The slot that was current in the last placed frame.
  var readSlot = -1
  /// Whether lengths have become known, or others are visible.
  var isRulerStale = false
  /// Incremented whenever the views that are being requested become obsolete.
  var generation = 0
  var isLoaded = false
  /// Whether views are not requested yet, as iCarousel does until its layout: only the items are counted. False by default.
  package var holdsViews = false {
    didSet {
      guard oldValue, !holdsViews else { return }
      carousel.invalidate(.layout)
      perform(.measureFirstItem)
    }
  }

  /// Creates a controller without items; `reloadData` loads them.
  public init(host: Host) {
    self.host = host
  }

  /// Changes the carousel: its settings, its position, its movement.
  /// - Parameter change: Must not call the controller.
  public func update(_ change: (inout CarouselModel) -> Void) {
    change(&carousel)
    refresh()
  }

  /// Shows an item, as `CarouselModel.setCurrentIndex` does, for a host whose apps bind the index: what a framework writes back late, see
  /// `Feel.echoTime`, does nothing. In an event's listener, another index than that of the event counts always.
  /// - Parameters:
  ///   - index: The item.
  ///   - duration: In seconds; 0 or less jumps.
  public func setBoundIndex(_ index: Int, duration: Double = 0) {
    let isThere = ask { $0.currentIndex } == index
    let isEcho = takeEcho(of: Double(index), from: &boundIndexes, isThere: isThere, boundDestinationIndex)
    guard isDispatching ? index != deliveredIndex : !isEcho else { return }
    update {
      $0.setCurrentIndex(index, duration: duration)
    } noting: {
      boundIndexes.addWish(boundDestinationIndex, at: echoTime)
    }
  }

  /// Jumps to an offset, as `CarouselModel.setScrollOffset` does, for a host whose apps bind the offset or link carousels by it: where the
  /// carousel is, and what a framework writes back late, see `Feel.echoTime`, does nothing.
  /// - Parameter offset: In items; what is out of range is clamped, and NaN only stops the carousel.
  public func setBoundScrollOffset(_ offset: Double) {
    let isThere = ask { abs($0.scrollOffset - offset) <= Feel.sameOffset }
    let isEcho = takeEcho(of: offset, from: &boundOffsets, isThere: isThere, boundDestinationOffset)
    // One that follows another may be almost there when that one has arrived.
    guard !isEcho, !isThere || ask({ !$0.isMoving && $0.scrollOffset != offset }) else { return }
    update {
      $0.setScrollOffset(offset)
    } noting: {
      boundOffsets.addWish(boundDestinationOffset, at: echoTime)
    }
  }

  /// Scrolls to a page, for a host whose apps bind its number. The current page, the one on which the carousel will rest, and what a
  /// framework writes back late, see `Feel.echoTime`, do nothing.
  /// - Parameters:
  ///   - page: Its number, which is clamped, or wrapped around.
  ///   - duration: In seconds; 0 or less jumps.
  public func setBoundPage(_ page: Int, duration: Double = CarouselModel.defaultScrollDuration) {
    let isThere = ask { $0.currentPage } == page, goal = boundDestinationPage
    let isEcho = takeEcho(of: Double(page), from: &boundPages, isThere: isThere, goal)
    guard !isEcho, !isThere, page != deliveredPage, goal != Double(page) else { return }
    update {
      $0.scroll(toPage: page, duration: duration)
    } noting: {
      boundPages.addWish(boundDestinationPage, at: echoTime)
    }
  }

  // Where the bound values will be when the carousel rests. Offsets that are written jump: no motion leads to one.
  private var boundDestinationIndex: Double { ask { $0.destinationIndex }.map(Double.init) ?? .nan }
  private var boundDestinationPage: Double { ask { $0.destinationPage }.map(Double.init) ?? .nan }
  private var boundDestinationOffset: Double { ask { $0.isMoving ? .nan : $0.scrollOffset } }

  /// The time by which echoes are known, in seconds.
  private var echoTime: Double { ask { $0.time } - clock.busyTime }

  /// Returns whether a value that the app writes now is an echo.
  @inline(never)
  private func takeEcho(
    of value: Double, from reports: inout BoundReports, isThere: Bool, _ destination: Double
  ) -> Bool {
    let isMoving = ask { $0.isMoving }
    return reports.takeEcho(
      value, at: echoTime, isPassing: isMoving && !isThere, destination: destination, isLate: !isDispatching || !isThere
    )
  }

  /// Does what the app has set, and remembers that before the events of it are sent.
  private func update(_ change: (inout CarouselModel) -> Void, noting note: () -> Void) {
    change(&carousel)
    note()
    refresh()
  }

  /// Runs a query on the carousel by reference; copying all its state would cost more than most queries.
  package func ask<Answer>(_ question: (inout CarouselModel) -> Answer) -> Answer { question(&carousel) }

  /// Sets the clock, in seconds, before an input that comes between two frames: to the time of the input, see `EventTime`. While
  /// the carousel is off-screen, its own time stands still. NaN and infinite times are ignored.
  public func setTime(_ time: Double) {
    setClock(time)
    guard playing != nil, !isBusy, !isDispatching else { return }
    isCalm = false
    // It has been seen to move since the last frame, unless that comes with each refresh.
    if !host.needsOffsets || carousel.time - advanceTime > Feel.seenFrame { advance() }
    updateViews(isFrame: true)
    // What has happened is told after the input, or else in the next frame; but what shows the offset, as a linked carousel does, follows
    // at once.
    if host.needsOffsets { return dispatchEvents() }
    isBehind = hasNews
    scheduleFrames()
  }

  private func advance() {
    carousel.advance(to: carousel.time)
    advanceTime = carousel.time
  }

  /// Whether events wait that tell of more than motion.
  private var hasNews: Bool { carousel.events.contains { $0 != .didScroll } }

  private func setClock(_ time: Double) {
    guard time.isFinite else { return }
    inputTime = clock.time(at: time, expecting: expectedFrames)
    carousel.setTime(inputTime)
  }

  /// Advances to the time of a frame, in seconds. While the carousel is off-screen, nothing moves.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  public func frame(at time: Double) {
    let wake = nextWake
    setClock(time)
    advance()
    // The host has moved the views, and only tells where the carousel is.
    if let wake, carousel.time < min(wake, nextTime), !hasNews { return dispatchEvents() }
    followInterval()
    if ask({ autoplay.step(to: $0.time, of: $0) }) { advanceByAutoplay() }
    if slidesEnd > -.infinity || isHeightMoving { carousel.invalidate(.placement) }
    refresh(isFrame: true)
  }

  // MARK: Work

  /// The maximum number of passes of one refresh that re-entrant calls keep restarting; the rest waits for the next.
  private static var mostPasses: Int { 8 }
  /// The maximum number of queued requests; beyond it, everything is reloaded instead.
  private static var mostWaiting: Int { 32 }
  /// The maximum number of events delivered at once: a listener that causes an event for each event continues in the
  /// next frame.
  private static var mostEvents: Int { 512 }

  /// Runs a request: at once, or immediately after the current call.
  func perform(_ request: Request) {
    // Another item may have the same index.
    timedIndex = nil
    if isBusy {
      // The views that are being requested may be obsolete now.
      generation += 1
      waiting.append(request)
      if waiting.count > Self.mostWaiting { waiting = [.reloadData] }
    } else {
      isBusy = true
      carryOut(request)
      isBusy = false
    }
    refresh()
  }

  /// Updates views, frames and listeners to the carousel's state.
  /// - Parameter isFrame: Whether nothing but time has changed it.
  func refresh(isFrame: Bool = false) {
    if !isFrame { interruptPlaying() }
    guard isLoaded else {
      // The app's own doing so far.
      autoplay.interval = carousel.effective.autoplayInterval
      knownPause = autoplay[.paused]
      return
    }
    needsRefresh = true
    guard !isBusy else { return }
    updateViews(isFrame: isFrame)
    dispatchEvents()
  }

  private func updateViews(isFrame: Bool) {
    needsRefresh = true
    isBusy = true
    var passes = 0
    while needsRefresh, passes < Self.mostPasses {
      needsRefresh = false
      passes += 1
      carryOutWaiting()
      layOutCarousel()
      if autoplay[.hidden] { finishUnseen() }
      if carousel.invalid.contains(.placement), !holdsViews {
        carousel.invalid.remove(.placement)
        if carousel.preferences.reducesMotion, slidesEnd > -.infinity {
          carousel.needsCrossFade = true
          finishSlides()
        }
        beginCrossFade()
        updateMountedItems()
        updateRuler()
        placeItems()
        needsRefresh = needsRefresh || carousel.invalid.contains(.placement)
      }
    }
    isBusy = false
    updateAutoplay()
    noteReading()
    if isFrame { followPlaying() }
    scheduleFrames()
  }

  /// Ends motions, slides and transitions that begin while the carousel is hidden: they are over when it is shown.
  private func finishUnseen() {
    ask { $0.finishUnseen() }
    if mounted.contains(where: { $0.slide.start >= carousel.time }) { finishSlides() }
  }

  private func carryOutWaiting() {
    // Requests that arrive meanwhile wait for the next pass.
    guard !waiting.isEmpty else { return }
    let requests = waiting
    waiting = []
    for request in requests { carryOut(request) }
  }

  /// Computes the layout from the settings.
  func layOutCarousel() {
    guard !holdsViews, carousel.invalid.contains(.fit) else { return }
    let needsAlignment = carousel.invalid.contains(.layout)
    carousel.invalid.subtract(.layout)
    let outgoing: OutgoingLayout? = ask { $0.outgoingOfChanges }
    carousel.changes = Transitions()
    let layout = ask { $0.unfittedLayout }
    layout.fit(
      carousel.effective.options, maximumVisibleItems: carousel.effective.maximumVisibleItems,
      repeatsItems: carousel.effective.repeatsItems)
    if needsAlignment, ask({ $0.measuresItems }) { measureMountedItems() }
    // Evaluated before the carousel is changed: the closures may call the controller.
    let shown = mounted.isEmpty ? nil : outgoing?.leading(to: layout)
    if layout.isRuled { layout.track.snaps.keepMeasuredEnds(of: carousel.track.snaps) }
    let isResized = carousel.layout.scene.viewport != layout.scene.viewport
    carousel.take(layout, isResized: isResized)
    isRulerStale = true
    updateRuler()
    if isResized { carousel.standOnKeptItem() }
    if let outgoing = shown {
      if carousel.preferences.reducesMotion {
        carousel.needsCrossFade = true
      } else {
        beginTransition(from: outgoing)
      }
    }
    if needsAlignment { carousel.alignAfterLayout() }
    // Contained ends may have moved.
    carousel.settle()
  }

  /// Has the host cross-fade a jump, but not so often that it flashes: before views are recycled, so that the host can
  /// still see what it fades from.
  func beginCrossFade() {
    guard carousel.needsCrossFade else { return }
    carousel.needsCrossFade = false
    guard carousel.time - crossFadeStart >= Feel.crossFadePause, !mounted.isEmpty else { return }
    crossFadeStart = carousel.time
    host.crossFade()
  }

  /// Sends the event of a changed reading order: immediately at rest, at intervals while something moves.
  private func noteReading() {
    guard isReadingStale else { return }
    if ask({ $0.isAnimating }) || slidesEnd > -.infinity {
      let isReadable = abs(ask { $0.velocity }) <= Feel.readableSpeed
      let pause = isReadable ? Feel.readingPause : Feel.longReadingPause
      guard carousel.time - readingTime >= pause else { return }
    }
    isReadingStale = false
    readingTime = carousel.time
    carousel.events.append(.readingOrderDidChange)
  }

  private func scheduleFrames() {
    // A host that calls back meanwhile has not taken the present time yet.
    guard !isScheduling else { return }
    isScheduling = true
    var passes = 0
    while nextFrame != neededFrame {
      passes += 1
      // At the next refresh it is found out again.
      nextFrame = passes < Self.mostPasses ? neededFrame : .everyRefresh
      host.schedule(nextFrame)
      if passes >= Self.mostPasses { break }
    }
    isScheduling = false
  }

  /// When the next frame is needed.
  private var neededFrame: NextFrame {
    if isBehind { return .everyRefresh }
    let time = nextTime
    // What was due before waits until it no longer moves.
    if let nextWake {
      if host.needsOffsets { return .everyRefresh }
      return .at(clock.hostTime(at: time > carousel.time ? min(nextWake, time) : nextWake))
    }
    let moves = ask { $0.isAnimating } || slidesEnd > -.infinity || isHeightMoving
    if clock.isStopped { return moves || time < .infinity || autoplay.isOn ? .whenVisible : .never }
    if moves { return .everyRefresh }
    return time < .infinity ? .at(clock.hostTime(at: time)) : .never
  }

  /// When something else than motion happens, in seconds.
  private var nextTime: Double {
    min(carousel.returnTime ?? .infinity, autoplay.nextTime ?? .infinity, announcer.dueTime ?? .infinity)
  }

  private func dispatchEvents() {
    guard !isDispatching else { return }
    isDispatching = true
    var count = 0
    while count < Self.mostEvents, let event = nextEvent() {
      if case .didSettle = event { announcer.didSettle(at: carousel.time) }
      noteReport(event)
      host.handle(event)
      (deliveredIndex, deliveredPage) = (nil, nil)
      count += 1
    }
    isDispatching = false
    carousel.dropTakenEvents()
    isBehind = !carousel.events.isEmpty
    // An announcement that was due, or has become due, changes the next frame's time.
    scheduleFrames()
  }

  /// Remembers a value of which the app is being told.
  private func noteReport(_ event: CarouselEvent) {
    let time = echoTime, isPassed = ask { $0.isMoving }
    switch event {
    case .didScroll:
      let offset = ask { $0.scrollOffset }
      boundOffsets.add(offset, at: time, isPassed: isPassed, destination: boundDestinationOffset)
    case .currentIndexDidChange(let index?):
      deliveredIndex = index
      boundIndexes.add(Double(index), at: time, isPassed: isPassed, destination: boundDestinationIndex)
    case .pageDidChange(let page?):
      deliveredPage = page
      boundPages.add(Double(page), at: time, isPassed: isPassed, destination: boundDestinationPage)
    default: break
    }
  }

  private func nextEvent() -> CarouselEvent? {
    if let announcement = ask({ announcer.takeAnnouncement(of: $0) }) { carousel.events.append(announcement) }
    return carousel.takeEvent()
  }

  // MARK: Item events

  /// Sends an item event of a mounted item.
  func send(_ event: ItemEvent, _ position: Int) { send(event, mounted[position], views[position]) }

  func send(_ event: ItemEvent, _ item: MountedItem, _ view: Host.View, order: Int = 0) {
    guard item.item != nil, itemEvents.contains(ItemEvents(event)) else { return }
    host.handle(event, of: item.placed(order: order), in: view)
  }
}
