/// Shows a carousel on a host: keeps the views of the visible items, recycles the others, places them in each
/// frame, and hands out what happens.
///
/// Re-entrant calls (of a data source, a delegate or a style's closure) are queued and carried out
/// right after.
public final class CarouselController<Host: CarouselHost> {
  /// The toolkit and the app.
  public let host: Host
  /// The carousel's state. Change it by `update`.
  public internal(set) var carousel = CarouselModel()

  /// The items that have views, the views in the same order, and a list for the next frame.
  var mounted: [MountedItem] = []
  var views: [Host.View] = []
  var spare: [MountedItem] = []
  var painting = ItemOrder()
  var pool = ReusePool<Host.View>()
  /// For each visible slot the position in `mounted`, or −1.
  var positions: [Int] = []
  var gesture = PointerGesture()
  /// When it advances by itself, and what it waits for.
  public internal(set) var autoplay = Autoplay()
  var announcer = Announcer()
  /// The item events that the host hears. Those of each frame cost a call for each item.
  public var itemEvents = ItemEvents.all
  /// Slides under way.
  var slidesEnd = -Double.infinity

  /// Whether views and items are being changed now: what is asked for meanwhile has to wait.
  private var isBusy = false
  private var waiting: [Request] = []
  private var isDispatching = false
  /// Whether events are left for the next frame.
  private var isBehind = false
  private var needsRefresh = false
  private var nextFrame = NextFrame.never
  /// When the last cross-fade began, in seconds.
  private var crossFadeStart = -Double.infinity
  /// Whether the reading order has changed since it was last made known, and when that was, in seconds.
  var isReadingStale = false
  private var readingTime = -Double.infinity
  /// The slot that was current when the last frame was placed.
  var readSlot = -1
  /// Counts what makes the views that are being asked for obsolete.
  var generation = 0
  var isLoaded = false

  /// A controller without items; `reloadData` fetches them.
  public init(host: Host) {
    self.host = host
  }

  /// Changes the carousel: its settings, its position, its movement.
  /// - Parameter change: Must not call the controller.
  public func update(_ change: (inout CarouselModel) -> Void) {
    change(&carousel)
    refresh()
  }

  /// Reads from the carousel by reference, since a copy of all that it holds would cost more than most questions.
  package func ask<Answer>(_ question: (inout CarouselModel) -> Answer) -> Answer { question(&carousel) }

  /// The carousel's clock, in seconds: to be set before an input that comes between two frames.
  public func setTime(_ time: Double) {
    carousel.setTime(time)
  }

  /// Moves on to the time of a frame, in seconds.
  /// - Complexity: O(*v*), *v* the number of visible items.
  public func frame(at time: Double) {
    carousel.advance(to: time)
    if ask({ autoplay.step(to: $0.time, of: $0) }) { carousel.advance() }
    if slidesEnd > -.infinity { carousel.needsPlacement = true }
    refresh()
  }

  // MARK: Work

  /// The most often that a refresh is begun anew because it was interfered with; what is left then waits for the next.
  private static var mostPasses: Int { 8 }
  /// The most requests that wait; instead of more, everything is asked for anew.
  private static var mostWaiting: Int { 32 }
  /// The most events handed out at once: a listener that causes an event for each event continues in the next frame.
  private static var mostEvents: Int { 512 }

  /// Carries out a request: at once, or right after the call that is under way.
  func perform(_ request: Request) {
    if isBusy {
      // The views that are being asked for may be obsolete now.
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

  /// Brings views, frames and listeners up to date with the carousel.
  func refresh() {
    guard isLoaded else { return }
    needsRefresh = true
    guard !isBusy else { return }
    isBusy = true
    var passes = 0
    while needsRefresh, passes < Self.mostPasses {
      needsRefresh = false
      passes += 1
      carryOutWaiting()
      layOutCarousel()
      if carousel.needsPlacement {
        carousel.needsPlacement = false
        if carousel.preferences.reducesMotion, slidesEnd > -.infinity {
          carousel.needsCrossFade = true
          finishSlides()
        }
        updateMountedItems()
        beginCrossFade()
        placeItems()
        needsRefresh = needsRefresh || carousel.needsPlacement
      }
    }
    isBusy = false
    updateAutoplay()
    noteReading()
    scheduleFrames()
    dispatchEvents()
  }

  private func carryOutWaiting() {
    // Those that come meanwhile wait for the next pass.
    guard !waiting.isEmpty else { return }
    let requests = waiting
    waiting = []
    for request in requests { carryOut(request) }
  }

  /// Computes what follows from the settings.
  func layOutCarousel() {
    guard carousel.needsLayout || carousel.needsFit else { return }
    let needsAlignment = carousel.needsLayout
    carousel.needsLayout = false
    carousel.needsFit = false
    let outgoing: OutgoingLayout? = ask { $0.outgoingOfChanges }
    carousel.changes = Transitions(rawValue: 0)
    var layout = ask { $0.unfittedLayout }
    layout.fit(carousel.options, maximumVisibleItems: carousel.maximumVisibleItems)
    // Asked before the carousel is changed: they may ask the controller.
    let begins = !mounted.isEmpty && outgoing?.leads(to: layout) == true
    carousel.take(layout)
    if begins, let outgoing {
      if carousel.preferences.reducesMotion {
        carousel.needsCrossFade = true
      } else {
        beginTransition(from: outgoing)
      }
    }
    guard needsAlignment else { return }
    carousel.alignAfterLayout()
    carousel.settle()
  }

  /// Has the host cross-fade what jumps, but not so often that it flashes.
  private func beginCrossFade() {
    guard carousel.needsCrossFade else { return }
    carousel.needsCrossFade = false
    guard carousel.time - crossFadeStart >= Feel.crossFadePause, !mounted.isEmpty else { return }
    crossFadeStart = carousel.time
    host.crossFade()
  }

  /// Makes a changed reading order known: at once at rest, now and then while something moves.
  private func noteReading() {
    guard isReadingStale else { return }
    if carousel.isAnimating || slidesEnd > -.infinity {
      guard carousel.time - readingTime >= Feel.readingPause else { return }
    }
    isReadingStale = false
    readingTime = carousel.time
    carousel.events.append(.readingOrderDidChange)
  }

  private func scheduleFrames() {
    let next: NextFrame
    if carousel.isAnimating || slidesEnd > -.infinity || isBehind {
      next = .everyRefresh
    } else {
      let time = min(
        carousel.returnTime ?? .infinity, autoplay.nextTime ?? .infinity, announcer.dueTime ?? .infinity)
      next = time < .infinity ? .at(time) : .never
    }
    guard next != nextFrame else { return }
    nextFrame = next
    host.schedule(next)
  }

  private func dispatchEvents() {
    guard !isDispatching else { return }
    isDispatching = true
    var count = 0
    while count < Self.mostEvents, let event = nextEvent() {
      if case .didSettle = event { announcer.didSettle(at: carousel.time) }
      host.handle(event)
      count += 1
    }
    isDispatching = false
    carousel.dropTakenEvents()
    isBehind = !carousel.events.isEmpty
    // An announcement that was due, or has become so, changes what is waited for.
    scheduleFrames()
  }

  private func nextEvent() -> CarouselEvent? {
    if let index = ask({ announcer.takeAnnouncement(of: $0) }) { carousel.events.append(.shouldAnnounce(index)) }
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
