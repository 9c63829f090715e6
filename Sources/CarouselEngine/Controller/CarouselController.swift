/// Shows a carousel on a host: keeps the views of the items that are in sight, recycles the others, places them in each
/// frame, and hands out what happens.
///
/// Whatever a data source, a delegate or a style's closure calls while it is called itself is taken in and carried out
/// right after.
public final class CarouselController<Host: CarouselHost> {
  /// The toolkit and the app.
  public let host: Host
  /// The carousel's state. Change it by `update`.
  public internal(set) var carousel = Carousel()

  var mounted: [MountedItem<Host.View>] = []
  var painting = ItemOrder()
  var pool = ReusePool<Host.View>()
  /// For each slot in sight the position in `mounted`, or −1.
  var positions: [Int] = []
  var gesture = PointerGesture()
  /// Slides under way.
  var slidesEnd = -Double.infinity

  private var isRefreshing = false
  private var isDispatching = false
  private var needsRefresh = false
  private var hasFrames = false
  /// Counts what makes the views that are being asked for obsolete.
  var generation = 0
  var isLoaded = false

  /// A controller without items; `reloadData` fetches them.
  public init(host: Host) {
    self.host = host
    let capacity = Int(Feel.mostVisibleItems) + 8
    mounted.reserveCapacity(capacity)
    painting.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
  }

  /// Changes the carousel: its settings, its position, its movement.
  /// - Parameter change: Must not call the controller.
  public func update(_ change: (inout Carousel) -> Void) {
    change(&carousel)
    refresh()
  }

  /// The carousel's clock, in seconds: to be set before an input that comes between two frames.
  public func setTime(_ time: Double) {
    carousel.setTime(time)
  }

  /// Moves on to the time of a frame, in seconds.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  public func frame(at time: Double) {
    carousel.advance(to: time)
    if slidesEnd > -.infinity { carousel.needsPlacement = true }
    refresh()
  }

  /// The most often that a refresh is begun anew because it was interfered with; what is left then waits for the next.
  private static var mostPasses: Int { 8 }

  /// Brings views, frames and listeners up to date with the carousel.
  func refresh() {
    guard isLoaded else { return }
    needsRefresh = true
    guard !isRefreshing else { return }
    isRefreshing = true
    var passes = 0
    while needsRefresh, passes < Self.mostPasses {
      needsRefresh = false
      passes += 1
      if carousel.needsLayout {
        carousel.layOut()
        carousel.settle()
      } else if carousel.needsFit {
        carousel.fit()
      }
      if carousel.needsPlacement {
        carousel.needsPlacement = false
        updateMountedItems()
        placeItems()
      }
    }
    isRefreshing = false
    updateFrames()
    dispatchEvents()
  }

  private func updateFrames() {
    let areNeeded = carousel.isAnimating || slidesEnd > -.infinity
    guard areNeeded != hasFrames else { return }
    hasFrames = areNeeded
    host.setNeedsFrames(areNeeded)
  }

  private func dispatchEvents() {
    guard !isDispatching else { return }
    isDispatching = true
    while let event = carousel.takeEvent() {
      host.handle(event)
    }
    isDispatching = false
  }
}
