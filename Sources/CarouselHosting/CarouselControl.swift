import CarouselEngine

/// A carousel of some toolkit, as its app sees it. A toolkit's view has a controller and says what is the case around
/// it; settings, scrolling, data and queries are the same for all of them, and come from here.
@MainActor
public protocol CarouselControl: AnyObject {
  /// The toolkit.
  associatedtype Host: CarouselHost

  /// What keeps the items' views and moves them.
  var controller: CarouselController<Host> { get }
  /// What the app has asked for, as far as it depends on what is the case.
  var wishes: CarouselWishes { get set }
  /// What is the case around the carousel.
  var surroundings: CarouselSurroundings { get }
  /// The toolkit's clock, in seconds: that of the frames.
  var now: Double { get }
  /// Carries out a change under a short cross-fade of the whole picture.
  func crossFade(_ change: @escaping () -> Void)
}

/// What is the case around a carousel: what the toolkit and the person's settings say.
public struct CarouselSurroundings: Equatable, Sendable {
  /// The carousel's size, in points.
  public var viewport: Size
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the person wants nothing to fly.
  public var reducesMotion: Bool

  /// Surroundings of which all is said.
  public init(viewport: Size, isRightToLeft: Bool, reducesMotion: Bool) {
    self.viewport = viewport
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
  }
}

/// What an app has asked for that depends on the surroundings, or has to wait.
public struct CarouselWishes: Equatable, Sendable {
  /// Items a second; see `Carousel.autoscroll`.
  public var autoscroll = 0.0
  /// Which changes are seen as a way from one picture to the other; see `Carousel.transitions`.
  public var transitions: Transitions = []
  /// Where the carousel was when its state was saved; taken up with the first items.
  public var restored: CarouselState?

  /// Whether nothing is to move by itself now: somebody points at it, reads it or has stopped it, or wants less motion.
  public var isHeld = false

  /// Nothing but the defaults.
  public init() {}
}

extension CarouselControl {
  /// Changes the carousel now: its settings, its position, its movement. All else comes down to this.
  public func update(_ change: (inout Carousel) -> Void) {
    controller.setTime(now)
    controller.update(change)
  }

  /// Takes the surroundings over: to be called by the toolkit when one of them has changed, or a wish has.
  public func surroundingsDidChange() {
    let (surroundings, wishes) = (surroundings, wishes)
    update {
      $0.transitions = surroundings.reducesMotion ? [] : wishes.transitions
      $0.viewport = surroundings.viewport
      $0.axis.isMirrored = surroundings.isRightToLeft
      let autoscroll = wishes.isHeld ? 0 : wishes.autoscroll
      if $0.autoscroll != autoscroll { $0.autoscroll = autoscroll }
    }
  }

  /// Takes an event note of, before the app hears of it: for people who want nothing to fly, the carousel is at once where
  /// it would have flown.
  public func noteEvent(_ event: CarouselEvent) {
    switch event {
    case .willBeginScrolling, .willBeginDecelerating:
      guard surroundings.reducesMotion, controller.carousel.isScrolling || controller.carousel.isDecelerating else {
        return
      }
      crossFade { self.update { $0.setScrollOffset($0.nearestRest) } }
    default: break
    }
  }
}

extension Carousel {
  /// Where it comes to rest in the end: its destination, within the ends.
  fileprivate var nearestRest: Double {
    wraps ? destination : min(max(destination, 0), Double(max(0, numberOfItems - 1)))
  }
}
